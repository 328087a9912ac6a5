"""Adds frozen records where a game or a version has none."""

from tests.records import FOLDER, SUMS, digest_of, frozen, make, plans, shipped


def main() -> None:
    """Makes what is missing, and writes down the checksums of what is new."""
    known = {path.relative_to(FOLDER).parts[0] + path.name.partition("-")[0] for path in frozen()}
    for game in shipped():
        if f"{game.slug}v{game.version}" in known:
            continue
        for plan in plans(game):
            plan.path.parent.mkdir(exist_ok=True)
            plan.path.write_text(make(plan), encoding="utf-8", newline="\n")
            with SUMS.open("a", encoding="utf-8") as file:
                file.write(f"{digest_of(plan.path)}  {plan.path.relative_to(FOLDER)}\n")
            print(plan.path.relative_to(FOLDER), plan.path.stat().st_size)  # noqa: T201 - says what it has made


if __name__ == "__main__":
    main()
