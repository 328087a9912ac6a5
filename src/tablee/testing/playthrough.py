"""Golden playthroughs: whole games written down, so that any change of behaviour shows up as a difference of text.

An entry of a game is one line: the line of a record, how many events were told, the position as text, and how many
actions are legal then, each with the beginning of a hash of the whole text:

    12 1 draw_row slot=2 > card LALE = 4f0c2b9a1d3e5f60 | told 2 9d1e | text 77b0 | legal 14 a3c2

Whole texts stand below the first entry, one in the middle and the last, and the first event of each kind below the
entry that told it. Late entries with nothing new are summed up, ten in a line.

`python -m tablee.testing.playthrough FILE...` writes files again; the header of a file says what to play.
With `--whole` it prints the games with all their texts instead: run it with two programs to compare what they do.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path

from tablee.engine import registry
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.match import Match
from tablee.engine.options import parse_options
from tablee.engine.record import entry_line, result_of
from tablee.engine.shapes import OMNISCIENT, encode
from tablee.lab.dice import own_chance

HEADER = ("game", "version", "players", "options", "seed")
WHOLE = "--whole"
SINGLE = 90  # entries that have a line of their own in any case
SUMMED_UP = 10  # later ones that share a line
DIGITS = 4  # of the hash of one text: a change shows in many of them
SUM_DIGITS = 16
ENTRY = re.compile(r"(\d+) ")


class EntryShown:
    """What there is to see after one entry of a match."""

    def __init__(self, match: Match) -> None:
        entry, game, state = match.entries[-1], match.game, match.state
        told = [one.event for number, one in match.told if number == entry.number]
        self.number = entry.number
        self.entry = entry_line(entry)
        self.kinds = [event.kind for event in told]
        self.events = [encode(event).decode() for event in told]
        self.position = game.show(state.view(OMNISCIENT))
        self.legal = [f"{seat} {game.named(state, action)}" for seat in state.to_act() for action in state.legal(seat)]

    def line(self) -> str:
        told = f"told {len(self.events)} {digest(self.events)}"
        legal = f"legal {len(self.legal)} {digest(self.legal)}"
        return f"{self.entry} | {told} | text {digest([self.position])} | {legal}"

    def texts(self) -> list[str]:
        return [*self.events, self.position, *(f"legal {action}" for action in self.legal)]

    def news(self, known: set[str]) -> list[str]:
        """The first event of each kind that was not told before."""
        first = {kind: self.events[self.kinds.index(kind)] for kind in self.kinds}
        return [event for kind, event in first.items() if kind not in known]

    def block(self, texts: Sequence[str]) -> list[str]:
        """The line with some texts below it."""
        return [self.line(), *(f"  {line}" for text in texts for line in text.splitlines())]


def digest(texts: Sequence[str], digits: int = DIGITS) -> str:
    """The beginning of a hash."""
    return sha256("\n".join(texts).encode()).hexdigest()[:digits]


# Playing ----------------------------------------------------------------------------------------------


def begun(header: dict[str, str]) -> tuple[Match, Chance]:
    """The match that a header asks for, and the dice of its random players, which are not the table's."""
    game = registry.get(header["game"], int(header["version"]))
    seed = int(header["seed"])
    match = Match(game, int(header["players"]), SeededChance(seed), parse_options(header["options"]))
    return match, own_chance(seed, "players")


def step(match: Match, chance: Chance) -> None:
    """One action of one of the seats that must act."""
    seats = match.to_act()
    seat = seats[chance.below(len(seats))]
    legal = match.legal(seat)
    match.play(seat, legal[chance.below(len(legal))])


def moments(match: Match, chance: Chance) -> Iterator[EntryShown]:
    """A game played to its end, entry by entry."""
    yield EntryShown(match)
    while match.to_act():
        entries = len(match.entries)
        step(match, chance)
        if len(match.entries) > entries:
            yield EntryShown(match)


# Writing ----------------------------------------------------------------------------------------------


def written(header: dict[str, str], whole: bool = False) -> str:
    """The game that a header asks for."""
    match, chance = begun(header)
    game = list(moments(match, chance))
    body = [line for moment in game for line in moment.block(moment.texts())] if whole else shortened(game)
    head = [f"{name}: {header[name]}" for name in HEADER]
    return "\n".join([*head, "", *body, "", f"result: {result_of(match)}"]) + "\n"


def shortened(game: Sequence[EntryShown]) -> list[str]:
    """A game with the texts of a few entries only."""
    lines: list[str] = []
    late: list[EntryShown] = []
    known: set[str] = set()
    for moment in game:
        is_shown = moment in (game[0], game[len(game) // 2], game[-1])
        texts = moment.texts() if is_shown else moment.news(known)
        known.update(moment.kinds)
        if moment.number >= SINGLE and not texts:
            late.append(moment)
        else:
            lines += [*summed_up(late), *moment.block(texts)]
            late = []
    return [*lines, *summed_up(late)]


def summed_up(late: Sequence[EntryShown]) -> list[str]:
    parts = [late[start : start + SUMMED_UP] for start in range(0, len(late), SUMMED_UP)]
    return [
        f"{part[0].number} to {part[-1].number}: {digest([one.line() for one in part], SUM_DIGITS)}" for part in parts
    ]


def header_of(text: str) -> dict[str, str]:
    """What a file says is to be played."""
    lines = text.split("\n\n", maxsplit=1)[0].splitlines()
    return {name: value for name, _, value in (line.partition(": ") for line in lines)}


# Comparing --------------------------------------------------------------------------------------------


def difference(text: str) -> str | None:
    """Where a game first differs from what a file says, and all that is seen there now; None if it does not."""
    header = header_of(text)
    number = 0
    for line, (was, now) in enumerate(zip_longest(text.splitlines(), written(header).splitlines()), 1):
        entry = ENTRY.match(now or "")
        number = int(entry[1]) if entry else number
        if was != now:
            heading = [f"line {line}, entry {number}", f"was: {was}", f"now: {now}", *parts_changed(was, now)]
            return "\n".join([*heading, *around(header, number)])
    return None


def parts_changed(was: str | None, now: str | None) -> list[str]:
    """Which parts of an entry's line differ."""
    if not was or not now or " | " not in was:
        return []
    parts = zip(was.split(" | "), now.split(" | "), strict=False)
    return [f"changed: {said} -> {found}" for said, found in parts if said != found]


def around(header: dict[str, str], number: int) -> list[str]:
    """An entry and the one before it with all their texts, and the lines of those that follow."""
    game = list(moments(*begun(header)))
    full = [line for moment in game[max(0, number - 1) : number + 1] for line in moment.block(moment.texts())]
    return [*full, *(moment.line() for moment in game[number + 1 : number + SUMMED_UP])]


def main() -> None:
    """Writes the files that are named again, or prints their games."""
    for path in (Path(name) for name in sys.argv[1:] if name != WHOLE):
        header = header_of(path.read_text(encoding="utf-8"))
        if WHOLE in sys.argv:
            sys.stdout.write(written(header, whole=True))
        else:
            path.write_text(written(header), encoding="utf-8")


if __name__ == "__main__":
    main()
