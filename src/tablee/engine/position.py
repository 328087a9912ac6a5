"""Position texts: a first line that names the table, then lines of the form `label: word word`."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.engine.actions import Actions
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT, SPECTATOR, Table

UNKNOWN = "?"
NONE = "-"
VIEWERS = {"everything": OMNISCIENT, "spectator": SPECTATOR}


@dataclass
class Lines:
    """The lines of a position, by label, in order."""

    table: Table
    lines: dict[str, list[str]] = field(default_factory=dict)
    asked: str = ""  # the line that was read last, for a mistake in it

    @staticmethod
    def read(text: str, game: str, version: int, actions: Actions) -> Lines:
        """The lines of a text; the first line and those that every game has are the table."""
        first, *rest = text.strip().splitlines() or [""]
        lines: dict[str, list[str]] = {}
        for number, line in enumerate(rest, 2):
            label, colon, words = line.partition(":")
            if not colon:
                raise Mistake("bad-position", {"line": number, "text": line[:40], "why": "label: …"})
            lines[label.strip()] = words.split()
        table = read_table(first, game, version, lines, actions)
        return Lines(table, lines)

    def add(self, label: str, *words: str) -> None:
        """One more line."""
        self.lines[label] = list(words)

    def text(self, actions: Actions) -> str:
        """The whole text."""
        lines = {**table_lines(self.table, actions), **self.lines}
        body = (f"{label}: {' '.join(words)}".rstrip() for label, words in lines.items())
        return "\n".join([first_line(self.table), *body])

    def __contains__(self, label: str) -> bool:
        """Is there a line with this label?"""
        return label in self.lines

    def words(self, label: str, count: int | None = None) -> list[str]:
        """The words of a line that must be there."""
        self.asked = label
        if label not in self.lines:
            raise self.mistake(f"no line “{label}:”")
        words = self.lines[label]
        if count is not None and len(words) != count:
            raise self.mistake(f"{len(words)} ≠ {count}")
        return words

    def word(self, label: str) -> str:
        """The one word of a line."""
        return self.words(label, 1)[0]

    def mistake(self, why: str) -> Mistake:
        """What is wrong with the line that was read last."""
        place = list(self.lines).index(self.asked) + 2 if self.asked in self.lines else len(self.lines) + 2
        text = f"{self.asked}: {' '.join(self.lines.get(self.asked, []))}"
        return Mistake("bad-position", {"line": place, "text": text[:60], "why": why})


def first_line(table: Table) -> str:
    """`tiny 2, 4 players, seat 0`."""
    names = {viewer: name for name, viewer in VIEWERS.items()}
    who = names.get(table.viewer, f"seat {table.viewer}")
    return f"{table.game} {table.version}, {table.players} players, {who}"


def table_lines(table: Table, actions: Actions) -> dict[str, list[str]]:
    """The lines that every game has."""
    lines = {"options": [table.options]}
    if table.drafts:
        lines["waiting"] = [str(seat) for seat in table.waiting]
        lines["submitted"] = [str(seat) for seat in table.submitted]
        for seat, draft in enumerate(table.drafts):
            steps = [UNKNOWN] if draft is None else [actions.name(step) for step in draft]
            lines[f"choice {seat}"] = ["; ".join(steps)]
    return lines


def read_table(first: str, game: str, version: int, lines: dict[str, list[str]], actions: Actions) -> Table:
    """The table that a position names."""
    try:
        name, players, who = [part.strip() for part in first.split(",")]
        slug, number = name.split()
        table = Table(
            game=slug,
            version=int(number),
            players=int(players.removesuffix(" players")),
            options=" ".join(lines.get("options", ["{}"])),
            viewer=VIEWERS[who] if who in VIEWERS else int(who.removeprefix("seat ")),
            waiting=[int(seat) for seat in lines.get("waiting", [])],
            submitted=[int(seat) for seat in lines.get("submitted", [])],
            drafts=[],
        )
    except ValueError as error:
        expected = f"{game} {version}, 2 players, everything"
        raise Mistake("position-first-line", {"expected": expected, "text": first[:40]}) from error
    if (table.game, table.version) != (game, version):
        raise Mistake("other-game", {"game": table.game, "version": table.version})
    if "waiting" in lines:
        table.drafts.extend(
            read_choice(lines.get(f"choice {seat}", [UNKNOWN]), actions) for seat in range(table.players)
        )
    return table


def read_choice(words: list[str], actions: Actions) -> list[int] | None:
    """The steps of a secret choice, by name; None if they are not known."""
    if words == [UNKNOWN]:
        return None
    return [actions.number(step) for step in " ".join(words).split("; ") if step]


def shown(value: object, nothing: str = NONE) -> str:
    """A value as a word."""
    return nothing if value is None else str(value)


def number_or_none(word: str) -> int | None:
    """A number, or nothing."""
    return None if word == NONE else int(word)


def known(word: str) -> str | None:
    """A word, or what is not known."""
    return None if word == UNKNOWN else word
