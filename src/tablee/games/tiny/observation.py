"""A view of Les Îlots as numbers."""

from tablee.engine.observation import Amount, BySeat, Counts, Header, Held, OneOf, Part, SeatOf, Several
from tablee.engine.state import NOBODY
from tablee.games.tiny.rules import CARDS, EACH, ENTRIES, PHASES, STEPS, TILES, Islands

CREWS = [0, 1]
MOST_CARDS = EACH * len(CARDS.names)


def observation(players: int, fixed: Islands) -> dict[str, Part]:
    """Every field of the view; crews, unlike seats, are the same for everybody."""
    islets = len(fixed.options.word("islets"))
    places = range(islets)
    return {
        "header": Header(players, STEPS, len(ENTRIES)),
        "owners": Several(islets, OneOf(CREWS, nothing=NOBODY)),
        "tiles": Several(islets, OneOf(TILES.names)),
        "hands": BySeat(players, Held(CARDS.names, MOST_CARDS)),
        "pile": Amount(0, MOST_CARDS),
        "buriers": Several(MOST_CARDS, SeatOf(players)),
        "under": Several(MOST_CARDS, OneOf(CARDS.names)),
        "used": Counts(CARDS.names, EACH),
        "bids": BySeat(players, Counts(CARDS.names, STEPS)),
        "phase": OneOf(PHASES),
        "turn": SeatOf(players),
        "showing": OneOf(places, nothing=NOBODY),
        "called": OneOf(places, nothing=NOBODY),
        "holder": OneOf(CREWS, nothing=NOBODY),
        "asked": SeatOf(players),
    }
