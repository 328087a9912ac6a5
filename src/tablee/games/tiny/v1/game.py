"""Les Îlots under version 1 of its rules: tables and records begun under it go on under it."""

from tablee.games.tiny.game import GAME as NEWER
from tablee.games.tiny.v1 import rules

GAME = NEWER.derive(1, "tablee.games.tiny.v1", state=rules.TinyOne)
