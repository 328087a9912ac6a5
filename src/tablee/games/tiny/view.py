"""What each viewer may know of Les Îlots, and how to imagine a state that fits it."""

from tablee.engine.arrays import i64, total, vec, zeros
from tablee.engine.chance import Chance
from tablee.engine.refusal import demand
from tablee.engine.shapes import OMNISCIENT, ViewHeader
from tablee.engine.state import NOBODY
from tablee.games.tiny.rules import CARDS, PHASES, TILES, UNDRAWN, Tiny
from tablee.games.tiny.shapes import TinyView


def fill_view(state: Tiny, header: ViewHeader) -> TinyView:
    """Every field by hand: open tiles, the viewer's own hand, the cards the viewer has buried."""
    viewer = header.viewer
    everything = viewer == OMNISCIENT
    return TinyView(
        header=header,
        owners=[int(owner) for owner in state.owner],
        tiles=[tile_name(state, islet, everything) for islet in range(len(state.tiles))],
        hands=[
            names_of(hand) if everything or seat == viewer else int(total(hand))
            for seat, hand in enumerate(state.hands)
        ],
        pile=int(state.pile.size),
        buriers=state.buriers[:],
        under=[
            CARDS.names[card] if everything or seat == viewer else None
            for seat, card in zip(state.buriers, state.pile.under, strict=True)
        ],
        used=names_of(state.used),
        bids=[[CARDS.names[card] for card in bid] for bid in state.bids],
        phase=PHASES[state.phase],
        turn=int(state.turn),
        showing=int(state.showing),
        called=int(state.called),
        holder=int(state.holder),
        asked=int(state.asked),
    )


def tile_name(state: Tiny, islet: int, everything: bool) -> str | None:
    """The tile of an islet, if it lies open now."""
    is_open = everything or state.owner[islet] != NOBODY or state.showing == islet
    return TILES.names[state.tiles[islet]] if is_open and state.tiles[islet] != UNDRAWN else None


def imagine(state: Tiny, view: TinyView, chance: Chance, notes: bytes) -> None:
    """Hidden cards and tiles are drawn from those that cannot be seen; notes may name remembered tiles."""
    state.lay_out()
    state.phase = PHASES.index(view.phase)
    state.turn = view.turn
    state.showing = view.showing
    state.called = view.called
    state.holder = view.holder
    state.asked = view.asked
    state.bids = [[int(CARDS.number(name)) for name in bid] for bid in view.bids]
    state.used = seen(state, view.used)
    imagine_cards(state, view, chance)
    imagine_tiles(state, view, chance, notes)


def imagine_cards(state: Tiny, view: TinyView, chance: Chance) -> None:
    """What is seen leaves the pile first; then hidden hands and buried cards are drawn from it."""
    seen(state, [name for name in view.under if name is not None])
    state.hands = [seen(state, hand) if isinstance(hand, list) else zeros(6) for hand in view.hands]
    for seat, hand in enumerate(view.hands):
        for _ in range(hand if isinstance(hand, int) else 0):
            state.hands[seat][chance.draw(state.pile)] += 1
    buried = [int(CARDS.number(name)) if name is not None else int(chance.draw(state.pile)) for name in view.under]
    state.pile.under = buried
    state.buriers = view.buriers[:]
    is_whole = len(view.owners) == len(view.tiles) == len(state.owner) and set(view.owners) <= {NOBODY, 0, 1}
    demand(is_whole, "sum")
    demand(state.pile.size == view.pile, "cards")


def imagine_tiles(state: Tiny, view: TinyView, chance: Chance, notes: bytes) -> None:
    """Open tiles are known, remembered ones are in the notes (`2=PEARL 4=CRAB`); others were seen before or not."""
    everything = view.header.viewer == OMNISCIENT
    remembered = dict(note.split("=") for note in notes.decode().split())
    for islet, owner in enumerate(view.owners):
        state.owner[islet] = owner
        name = view.tiles[islet] or (None if everything else remembered.get(str(islet)))
        if name is not None:
            state.tiles[islet] = TILES.number(name)
            state.tile_bag.take(state.tiles[islet])
    for islet in range(0 if everything else len(view.tiles)):
        if chance.below(2):
            state.tile_at(islet, chance)


def names_of(counts: vec[i64]) -> list[str]:
    """Cards by name, in order."""
    return [CARDS.names[card] for card in range(6) for _ in range(counts[card])]


def seen(state: Tiny, names: list[str]) -> vec[i64]:
    """Takes cards that are seen out of the pile; how many there are of each."""
    counts = zeros(6)
    for name in names:
        card = CARDS.number(name)
        state.pile.take(card)
        counts[card] += 1
    return counts
