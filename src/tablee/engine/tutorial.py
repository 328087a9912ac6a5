"""A game's tutorial: an ordinary record in which one seat is the learner's, with a text and a rule for each entry.

`tutorial.tablee` beside a game's `game.py` has two more header tags than other records: `learner`, a seat, and `cites`,
entry -> rule as JSON. The text of entry N is `tutorial-N` in the game's texts: it is read before entry N is played,
that of entry 0 after the deal, and that of the number after the last entry at the end. An entry between that cites
nothing has no text: it is played along with the one before it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files

from tablee.engine.game import Game
from tablee.engine.match import SETUP, Entry
from tablee.engine.record import Record, read_record

FILE = "tutorial.tablee"


@dataclass
class Tutorial:
    """The record, the learner's seat, and the rule that each entry shows."""

    record: Record
    learner: int
    cites: dict[int, str]

    def steps(self) -> list[Entry]:
        """What is played, by the learner or by others."""
        return [entry for entry in self.record.entries if entry.actions != [SETUP]]

    def numbers(self) -> list[int]:
        """The numbers that have a text: the deal, the entries that are told, the end."""
        return sorted(self.cites)


def has_tutorial(game: Game) -> bool:
    return (files(game.package) / FILE).is_file()


def tutorial(game: Game) -> Tutorial:
    """The tutorial of a game that has one."""
    record = read_record((files(game.package) / FILE).read_text(encoding="utf-8"))
    cites = json.loads(record.tag("cites"))
    return Tutorial(record, record.number("learner"), {int(entry): rule for entry, rule in cites.items()})
