"""What a position of Les Îlots is made of. Records are checked against it: under one version it only grows."""

from tablee.engine.fields import Array, Contents, Each, Field, Items, One, Stack, Word
from tablee.engine.state import NOBODY
from tablee.games.tiny.rules import CARDS, MOST_ISLETS, PHASES, TILES, UNDRAWN

ISLETS = [str(islet + 1) for islet in range(MOST_ISLETS)]
CARD = Word(CARDS.names)
ISLET = Word(ISLETS)

FIELDS: dict[str, Field] = {
    "owner": Array(default=NOBODY, places=ISLETS),
    "tiles": Array(Word(TILES.names), UNDRAWN, ISLETS),
    "tile_bag": Contents(),
    "hands": Each(Array(places=CARDS.names)),
    "pile": Stack(),
    "buriers": Items(),
    "used": Array(places=CARDS.names),
    "bids": Each(Items(CARD)),
    "phase": One(Word(PHASES)),
    "turn": One(),
    "showing": One(ISLET, NOBODY),
    "called": One(ISLET, NOBODY),
    "holder": One(default=NOBODY),
    "asked": One(default=NOBODY),
}
