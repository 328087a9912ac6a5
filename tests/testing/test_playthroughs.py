"""Golden playthroughs: every game plays the same as when its files were last written and read."""

from pathlib import Path

import pytest

from tablee.engine import registry
from tablee.testing.playthrough import difference, header_of, main, written

FOLDER = Path(__file__).parents[1] / "games"
FILES = sorted(FOLDER.glob("*/playthroughs/*.txt"))
LARGEST = 1_000_000  # bytes of all files together


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parts[-3]}-{file.stem}" for file in FILES])
def test_a_game_plays_as_it_is_written_down(file: Path) -> None:
    """After a wanted change: python -m tablee.testing.playthrough FILE, then read the difference."""
    changed = difference(file.read_text(encoding="utf-8"))
    assert changed is None, changed


@pytest.mark.parametrize("slug", [name for name in registry.installed() if "." not in name])
def test_every_player_count_has_a_playthrough(slug: str) -> None:
    """A game without a playthrough would change unseen."""
    headers = [header_of(file.read_text(encoding="utf-8")) for file in FILES]
    counts = {int(header["players"]) for header in headers if header["game"] == slug}
    assert counts == set(registry.get(slug).players)


def test_all_playthroughs_together_stay_small() -> None:
    """They hold what they protect, not everything that can be seen."""
    assert sum(file.stat().st_size for file in FILES) < LARGEST


TINY = {"game": "tiny", "version": "2", "players": "2", "options": "{}", "seed": "1"}
LONG = {"game": "cartagena", "version": "1", "players": "2", "options": "{}", "seed": "1"}


def test_a_game_as_it_is_written_has_no_difference() -> None:
    """Neither a short one nor one whose late entries are summed up."""
    assert difference(written(TINY)) is None
    assert difference(written(LONG)) is None


@pytest.mark.parametrize(
    ("was", "now", "changed"),
    [
        ("| told 1 ", "| told 3 ", "changed: told 3 "),
        ("| text ", "| text 0", "changed: text 0"),
        ("| legal ", "| legal 9", "changed: legal 9"),
    ],
)
def test_a_difference_tells_where_and_what(was: str, now: str, changed: str) -> None:
    """The entry, both lines, which part of them differs, and all texts of the entry as they are now."""
    lines = written(TINY).splitlines()
    index = next(index for index, line in enumerate(lines) if line.startswith("3 "))
    assert was in lines[index]
    lines[index] = lines[index].replace(was, now)
    told = difference("\n".join(lines) + "\n") or ""
    assert told.startswith(f"line {index + 1}, entry 3\nwas: {lines[index]}\nnow: 3 ")
    assert changed in told
    assert told.count("  tiny 2, 2 players, everything\n") == 2
    assert "  legal 0 " in told


def test_a_difference_among_entries_that_are_summed_up_shows_them_all() -> None:
    """Ten lines as they are now."""
    text = written(LONG)
    line = next(line for line in text.splitlines() if line.startswith("100 to 109: "))
    told = difference(text.replace(line, "100 to 109: 0123456789abcdef")) or ""
    assert all(f"\n{number} " in told for number in range(99, 110))


def test_an_entry_that_is_missing_is_a_difference() -> None:
    """At the place where it should stand; and what a file says beyond the end."""
    text = written(TINY)
    lines = text.splitlines()
    index = next(index for index, line in enumerate(lines) if line.startswith("3 "))
    cut = "\n".join([*lines[:index], *lines[index + 1 :], ""])
    assert (difference(cut) or "").startswith(f"line {index + 1}, entry 3\n")
    assert f"line {len(lines) + 1}, entry " in (difference(text + "more\n") or "")


def test_files_are_written_again_from_their_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file with nothing but a header becomes a playthrough; --whole prints it with all texts and writes nothing."""
    file = tmp_path / "two.txt"
    head = "".join(f"{name}: {value}\n" for name, value in TINY.items())
    file.write_text(head, encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["playthrough", "--whole", str(file)])
    main()
    entries = len(written(TINY, whole=True).split("tiny 2, 2 players, everything")) - 1
    assert capsys.readouterr().out.count("  tiny 2, 2 players, everything\n") == entries > 20
    assert file.read_text(encoding="utf-8") == head
    monkeypatch.setattr("sys.argv", ["playthrough", str(file)])
    main()
    assert file.read_text(encoding="utf-8") == written(TINY)
