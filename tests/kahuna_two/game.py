"""Kahuna under version 2 of its rules."""

from functools import partial

from tablee.games.kahuna import position
from tablee.games.kahuna.game import GAME as FIRST
from tests.kahuna_two.rules import NEEDS, KahunaTwo

GAME = FIRST.derive(2, "tests.kahuna_two", state=KahunaTwo, read_lines=partial(position.read, needs=NEEDS))
