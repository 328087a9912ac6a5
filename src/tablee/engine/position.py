"""Position texts: a first line that is the header, then lines of the form `label: word word`."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import zip_longest

from msgspec.structs import replace

from tablee.engine.actions import Actions
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT, SPECTATOR, ViewHeader

UNKNOWN = "?"
LONGEST = 120  # characters of a line that a mistake shows
NONE = "-"
VIEWERS = {"everything": OMNISCIENT, "spectator": SPECTATOR}


@dataclass
class Lines:
    """The lines of a position, by label, in order."""

    header: ViewHeader
    lines: dict[str, list[str]] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)  # the labels that were read, the last one for a mistake in it
    known: dict[str, None] = field(default_factory=dict)  # all labels that were looked for, in order
    repeated: list[str] = field(default_factory=list)  # the labels of lines that only repeat what others say

    @staticmethod
    def read(text: str, game: str, version: int, players: tuple[int, ...], actions: Actions) -> Lines:
        """The lines of a text; the first line and those that every game has are the header."""
        first, *rest = text.strip().split("\n")
        lines = Lines(read_first(first, game, version, players))
        for line in rest:
            label, colon, words = (part.strip() for part in line.partition(":"))
            lines.asked.append(label)
            if not colon or label in lines.lines:
                raise Mistake("bad-line", {"line": len(lines.asked) + 1, "text": line[:60]})
            lines.lines[label] = [words] if label == "options" else words.split()
        lines.asked.clear()
        lines.header = read_header(lines, actions)
        return lines

    def add(self, label: str, *words: str) -> None:
        self.lines[label] = list(words)

    def text(self, actions: Actions) -> str:
        lines = {**header_lines(self.header, actions), **self.lines}
        body = (f"{label}: {' '.join(words)}".rstrip() for label, words in lines.items())
        return "\n".join([first_line(self.header), *body])

    def __contains__(self, label: str) -> bool:
        """Is there a line with this label?"""
        self.known[label] = None
        return label in self.lines

    def words(self, label: str, count: int | None = None) -> list[str]:
        """The words of a line that must be there."""
        self.asked.append(label)
        if label not in self:
            raise Mistake("missing-line", {"label": label})
        words = self.lines[label]
        if count is not None and len(words) != count:
            raise self.mistake()
        return words

    def word(self, label: str) -> str:
        """The one word of a line."""
        return self.words(label, 1)[0]

    def some(self, label: str) -> list[str]:
        """The words of a line that may be missing."""
        return self.words(label) if label in self else []

    def repeats(self, *labels: str) -> None:
        """Lines that follow from the others: they may be missing, but must not say anything else."""
        self.repeated += [label for label in labels if label in self]

    def check_repeated(self, shown: Lines) -> None:
        """Complains of a line that says something else than what follows from the others."""
        for label in self.repeated:
            said, found = (" ".join(lines.lines.get(label, [])) for lines in (self, shown))
            if said != found:
                facts = {"said": f"{label}: {said}"[:LONGEST], "found": f"{label}: {found}"[:LONGEST]}
                raise Mistake("impossible-line", facts)

    def number(self, label: str, low: int, high: int, missing: int | None = None) -> int:
        """The one number of a line, within bounds; a value for a line that may be missing."""
        if missing is not None and label not in self:
            return missing
        number = int(self.word(label))
        if not low <= number <= high:
            raise self.mistake()
        return number

    def mistake(self) -> Mistake:
        """The line that was read last cannot be read."""
        label = self.asked[-1] if self.asked else ""
        number = list(self.lines).index(label) + 2 if label in self.lines else 1
        return Mistake("bad-line", {"line": number, "text": f"{label}: {' '.join(self.lines.get(label, []))}"[:60]})

    def finish(self) -> None:
        """Complains of a line that nobody asked for."""
        for label in self.lines:
            if label not in self.known:
                raise Mistake("unknown-line", {"label": label, "known": ", ".join(self.known)})


def differing(said: Lines, found: Lines, actions: Actions) -> Mistake:
    """What a position says and what follows from its other lines, where the two first differ."""
    for one, other in zip_longest(*(lines.text(actions).splitlines() for lines in (said, found)), fillvalue=NONE):
        if one != other:
            return Mistake("impossible-line", {"said": one[:LONGEST], "found": other[:LONGEST]})
    return Mistake("impossible-position", {"impossible": "sum"})


def first_line(header: ViewHeader) -> str:
    """`tiny 2, 4 players, seat 0`."""
    names = {viewer: name for name, viewer in VIEWERS.items()}
    who = names.get(header.viewer, f"seat {header.viewer}")
    return f"{header.game} {header.version}, {header.players} players, {who}"


def header_lines(header: ViewHeader, actions: Actions) -> dict[str, list[str]]:
    """The lines that every game has."""
    lines = {"options": [header.options]}
    if header.drafts:
        lines["waiting"] = [str(seat) for seat in header.waiting]
        lines["submitted"] = [str(seat) for seat in header.submitted]
        for seat, draft in enumerate(header.drafts):
            steps = [UNKNOWN] if draft is None else [actions.name(step) for step in draft]
            lines[f"choice {seat}"] = ["; ".join(steps)]
    return lines


def named_first(text: str) -> tuple[str, int]:
    """The game and the rules version that the first line of a position names."""
    first = text.strip().split("\n")[0]
    slug, _, number = first.partition(",")[0].strip().partition(" ")
    if not slug or not number.strip().isdecimal():
        raise Mistake("position-first-line", {"expected": "kahuna 1, 2 players, everything", "text": first[:40]})
    return slug, int(number)


def read_first(first: str, game: str, version: int, players: tuple[int, ...]) -> ViewHeader:
    """The header that the first line of a position says."""
    try:
        name, count, who = [part.strip() for part in first.split(",")]
        slug, number = name.split()
        header = ViewHeader(
            game=slug,
            version=int(number),
            players=int(count.removesuffix(" players")),
            options="{}",
            viewer=VIEWERS[who] if who in VIEWERS else int(who.removeprefix("seat ")),
            waiting=[],
            submitted=[],
            drafts=[],
        )
    except ValueError as error:
        expected = f"{game} {version}, {players[0]} players, everything"
        raise Mistake("position-first-line", {"expected": expected, "text": first[:40]}) from error
    if (header.game, header.version) != (game, version):
        raise Mistake("other-game", {"game": header.game, "version": header.version})
    if header.players not in players:
        allowed = ", ".join(map(str, players))
        raise Mistake("bad-players", {"game": game, "given": header.players, "allowed": allowed})
    if header.viewer >= header.players:
        raise Mistake("bad-seat", {"given": header.viewer, "seats": ", ".join(map(str, range(header.players)))})
    return header


def read_header(lines: Lines, actions: Actions) -> ViewHeader:
    """The header with what the lines that every game has say of it."""
    drafts: list[list[int] | None] = []
    try:
        waiting = seats(lines, "waiting")
        submitted = seats(lines, "submitted")
        if "waiting" in lines:
            drafts = [read_choice(lines, seat, actions) for seat in range(lines.header.players)]
    except ValueError as error:
        raise lines.mistake() from error
    options = " ".join(lines.some("options")) or "{}"
    return replace(lines.header, options=options, waiting=waiting, submitted=submitted, drafts=drafts)


def seats(lines: Lines, label: str) -> list[int]:
    found = [int(word) for word in lines.some(label)]
    if not all(0 <= seat < lines.header.players for seat in found):
        raise lines.mistake()
    return found


def read_choice(lines: Lines, seat: int, actions: Actions) -> list[int] | None:
    """The steps of a secret choice, by name; None if they are not known."""
    words = lines.some(f"choice {seat}") if f"choice {seat}" in lines else [UNKNOWN]
    if words == [UNKNOWN]:
        return None
    return [actions.number(step) for step in " ".join(words).split("; ") if step]


def shown(value: object, nothing: str = NONE) -> str:
    return nothing if value is None else str(value)


def number_or_none(word: str) -> int | None:
    return None if word == NONE else int(word)


def known(word: str) -> str | None:
    """A word, or what is not known."""
    return None if word == UNKNOWN else word
