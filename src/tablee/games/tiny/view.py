"""What each viewer may know of Les Îlots, and how to imagine a state that fits it."""

from typing import Final

from tablee.engine.arrays import i64, total, vec, zeros
from tablee.engine.chance import Chance
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT, Table
from tablee.engine.state import NOBODY
from tablee.games.tiny.rules import CARDS, TILES, UNDRAWN, Tiny
from tablee.games.tiny.shapes import Buried, Hand, Islet, TinyView

PHASES: Final = ["bury", "call", "bid", "wave", "over"]


def fill_view(state: Tiny, table: Table) -> TinyView:
    """Every field by hand: open islets, the own hand, the cards one has buried oneself."""
    viewer = table.viewer
    everything = viewer == OMNISCIENT
    return TinyView(
        table=table,
        islets=[islet_view(state, islet) for islet in range(len(state.owner))],
        hands=[hand_view(hand, everything or seat == viewer) for seat, hand in enumerate(state.hands)],
        pile=int(state.pile.size),
        under=[
            Buried(seat, CARDS.names[card] if everything or seat == viewer else None)
            for seat, card in zip(state.buriers, state.pile.under, strict=True)
        ],
        used=names_of(state.used),
        bids=[[CARDS.names[card] for card in bid] for bid in state.bids],
        phase=PHASES[state.phase],
        turn=int(state.turn),
        looked=state.looked,
        showing=somebody(state.showing),
        called=somebody(state.called),
        holder=somebody(state.holder),
        asked=somebody(state.asked),
        asks_left=int(state.asks_left),
        tiles=[TILES.names[tile] if tile != UNDRAWN else None for tile in state.tiles] if everything else None,
    )


def hand_view(hand: vec[i64], is_seen: bool) -> Hand:
    """A hand; of an empty one nothing is hidden."""
    size = int(total(hand))
    return Hand(size, names_of(hand) if is_seen or size == 0 else None)


def islet_view(state: Tiny, islet: int) -> Islet:
    """An islet with its tile if that lies open now."""
    owner = state.owner[islet]
    is_open = owner != NOBODY or state.showing == islet
    return Islet(
        int(state.islands.values[islet]), somebody(owner), TILES.names[state.tiles[islet]] if is_open else None
    )


def imagine(state: Tiny, view: TinyView, chance: Chance, notes: bytes) -> None:
    """Hidden cards and tiles are drawn from what is nowhere to be seen; notes may name remembered tiles."""
    state.lay_out()
    state.phase = PHASES.index(view.phase)
    state.turn = view.turn
    state.looked = view.looked
    state.showing = number(view.showing)
    state.called = number(view.called)
    state.holder = number(view.holder)
    state.asked = number(view.asked)
    state.asks_left = view.asks_left
    state.used = counts_of(view.used)
    state.bids = [[int(CARDS.number(name)) for name in bid] for bid in view.bids]
    imagine_cards(state, view, chance)
    imagine_tiles(state, view, chance, notes)


def imagine_cards(state: Tiny, view: TinyView, chance: Chance) -> None:
    """What is seen leaves the bag first; then the hidden hands and buried cards are drawn, the rest is the pile."""
    unseen = state.pile
    for card in range(6):
        for _ in range(state.used[card]):
            unseen.take(card)
    for name in [name for hand in view.hands for name in hand.cards or []]:
        unseen.take(CARDS.number(name))
    for name in [buried.card for buried in view.under if buried.card is not None]:
        unseen.take(CARDS.number(name))
    for seat, hand in enumerate(view.hands):
        state.hands[seat] = counts_of(hand.cards or [])
        for _ in range(0 if hand.cards is not None else hand.size):
            state.hands[seat][chance.draw(unseen)] += 1
    state.pile.under = [
        int(CARDS.number(buried.card)) if buried.card is not None else int(chance.draw(unseen)) for buried in view.under
    ]
    state.buriers = [buried.seat for buried in view.under]
    if state.pile.size != view.pile:
        raise Mistake("impossible-position", {"why": f"pile: {state.pile.size} ≠ {view.pile}"})


def imagine_tiles(state: Tiny, view: TinyView, chance: Chance, notes: bytes) -> None:
    """Open tiles are known, remembered ones are in the notes (`2=PEARL 4=CRAB`); others were seen before or not."""
    known = [islet.tile for islet in view.islets] if view.tiles is None else view.tiles
    remembered = dict(note.split("=") for note in notes.decode().split())
    for islet, shown in enumerate(view.islets):
        state.owner[islet] = number(shown.owner)
        name = known[islet] or (remembered.get(str(islet)) if view.tiles is None else None)
        if name is not None:
            state.tiles[islet] = TILES.number(name)
            state.tile_bag.take(state.tiles[islet])
    if view.tiles is None:
        for islet in range(len(view.islets)):
            if chance.below(2):
                state.tile_at(islet, chance)


def somebody(number: i64) -> int | None:
    """A seat, crew or islet; None for nobody."""
    return int(number) if number != NOBODY else None


def number(somebody: int | None) -> i64:
    """A seat, crew or islet; NOBODY for None."""
    return NOBODY if somebody is None else somebody


def names_of(counts: vec[i64]) -> list[str]:
    """Cards by name, in order."""
    return [CARDS.names[card] for card in range(6) for _ in range(counts[card])]


def counts_of(names: list[str]) -> vec[i64]:
    """How many of each card."""
    counts = zeros(6)
    for name in names:
        counts[CARDS.number(name)] += 1
    return counts
