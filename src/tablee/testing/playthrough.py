"""Golden playthroughs: whole games written out, so that any change of behaviour shows up as a difference of text.

`python -m tablee.testing.playthrough FILE...` writes files anew; the header of a file says what to play.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.options import parse_options
from tablee.engine.record import entry_line, result_of
from tablee.engine.shapes import OMNISCIENT, encode

HEADER = ("game", "version", "players", "options", "seed")


def written(header: dict[str, str]) -> str:
    """The whole game that a header asks for."""
    game = registry.get(header["game"], int(header["version"]))
    seed = int(header["seed"])
    match = Match(game, int(header["players"]), SeededChance(seed), parse_options(header["options"]))
    chance = SeededChance(seed)
    parts = ["\n".join(f"{name}: {header[name]}" for name in HEADER), state_text(match)]
    while match.to_act():
        seats = match.to_act()
        seat = seats[chance.below(len(seats))]
        legal = match.legal(seat)
        entries = len(match.entries)
        match.play(seat, legal[chance.below(len(legal))])
        if len(match.entries) > entries:
            parts.append(state_text(match))
    return "\n\n".join([*parts, f"result: {result_of(match)}"]) + "\n"


def state_text(match: Match) -> str:
    """The last entry, what was told, the position, and what can be done."""
    entry = match.entries[-1]
    game, state = match.game, match.state
    events = [encode(told.event).decode() for number, told in match.told if number == entry.number]
    legal = [
        f"legal {seat}: {', '.join(game.named(state, action) for action in state.legal(seat))}"
        for seat in state.to_act()
    ]
    return "\n".join([f"== {entry_line(entry)}", *events, game.show(state.view(OMNISCIENT)), *legal])


def header_of(text: str) -> dict[str, str]:
    """What a file says is to be played."""
    lines = text.split("\n\n", maxsplit=1)[0].splitlines()
    return {name: value for name, _, value in (line.partition(": ") for line in lines)}


def main() -> None:
    """Writes the files that are named anew."""
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(written(header_of(path.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
