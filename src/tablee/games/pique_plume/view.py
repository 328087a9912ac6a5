"""What each viewer may know of Pique Plume, and how to imagine a state that fits it."""

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.refusal import demand
from tablee.engine.shapes import OMNISCIENT, ViewHeader
from tablee.games.pique_plume.board import COLOURS, PICTURES
from tablee.games.pique_plume.rules import (
    BY_LIMIT,
    COPIES,
    EGG_COUNT,
    EGG_PICTURES,
    ENDINGS,
    GOING_ON,
    IN_HAND,
    NO_SLOT,
    NOTHING,
    SLOT_COUNT,
    TILES,
    UNDRAWN,
    PiquePlume,
)
from tablee.games.pique_plume.shapes import Passed, PiquePlumeView, Stakes


def fill_view(state: PiquePlume, header: ViewHeader) -> PiquePlumeView:
    """Every field by hand: of the yard the last flip, and nothing of whether any slot was flipped before."""
    everything = header.viewer == OMNISCIENT
    birds = [int(egg) for egg in state.bird]
    feathers = [state.tail(seat) for seat in range(state.players)]
    droppings = [None if egg == IN_HAND else int(egg) for egg in state.dropping]
    return PiquePlumeView(
        header=header,
        eggs=[PICTURES[picture] for picture in state.eggs],
        yard=[tile_name(state, slot, everything) for slot in range(SLOT_COUNT)],
        showing=None if state.showing == NO_SLOT else int(state.showing),
        birds=birds,
        feathers=feathers,
        droppings=droppings if state.settings.has_droppings else [],
        targets=[int(state.target(seat)) for seat in range(state.players)],
        goal=int(state.goal),
        turn=int(state.turn),
        turns=int(state.turns),
        asked=state.asked[:],
        stakes=all_stakes(birds, droppings, feathers) if state.outcome == GOING_ON else [],
        ending=ENDINGS[state.outcome],
    )


def all_stakes(birds: list[int], droppings: list[int | None], feathers: list[list[str]]) -> list[Stakes]:
    """What a flip decides for each seat."""
    return [stakes_of(seat, birds, droppings, feathers) for seat in range(len(birds))]


def stakes_of(seat: int, birds: list[int], droppings: list[int | None], feathers: list[list[str]]) -> Stakes:
    """Found: a jump that plucks (PIQ-3.2, PIQ-3.3). Missed: a feather for the dropping in front (PIQ-4.1, PIQ-4.3)."""
    over: list[Passed] = []
    trap: int | None = None
    egg = (birds[seat] + 1) % int(EGG_COUNT)
    while egg in birds or egg in droppings:
        if egg in birds:
            other = birds.index(egg)
            over.append(Passed(f"bird-{other}", egg, feathers[other]))
        else:
            owner = droppings.index(egg)
            trap = owner if not over else trap
            over.append(Passed(f"dropping-{owner}", egg, []))
        egg = (egg + 1) % int(EGG_COUNT)
    given = feathers[seat][-1] if trap is not None and trap != seat and feathers[seat] else None
    return Stakes(over, trap, given, (seat + 1) % len(birds))


def tile_name(state: PiquePlume, slot: i64, everything: bool) -> str | None:
    """The picture in a slot, if it is shown now."""
    is_shown = (everything or slot == state.showing) and state.yard[slot] != UNDRAWN
    return PICTURES[state.yard[slot]] if is_shown else None


def imagine(state: PiquePlume, view: PiquePlumeView, chance: Chance, notes: bytes) -> None:
    """The ring as it is; every way to lay the tiles that are not shown or remembered is equally likely."""
    state.lay_out()
    imagine_ring(state, view)
    imagine_feathers(state, view)
    imagine_yard(state, view, chance, notes)
    state.turn = view.turn
    state.turns = view.turns
    state.asked = view.asked[:]
    state.showing = NO_SLOT if view.showing is None else view.showing
    state.outcome = ENDINGS.index(view.ending)
    check(state, view)


def imagine_ring(state: PiquePlume, view: PiquePlumeView) -> None:
    """Eggs and pieces; two pieces never share an egg."""
    for egg, name in enumerate(view.eggs):
        state.eggs[egg] = EGG_PICTURES.number(name)
    for seat, egg in enumerate(view.birds):
        demand(0 <= egg < EGG_COUNT and state.piece[egg] == NOTHING, "eggs-shared")
        state.put_bird(seat, egg)
    for seat, place in enumerate(view.droppings):
        if place is not None:
            demand(0 <= place < EGG_COUNT and state.piece[place] == NOTHING, "eggs-shared")
            state.put_dropping(seat, place)


def imagine_feathers(state: PiquePlume, view: PiquePlumeView) -> None:
    """Every colour is in one tail."""
    colours = sorted([COLOURS.index(name) for tail in view.feathers for name in tail])
    demand(colours == list(range(state.players)) and len(view.feathers) == state.players, "feathers")
    for seat, tail in enumerate(view.feathers):
        for name in tail:
            state.add_feather(seat, COLOURS.index(name))


def imagine_yard(state: PiquePlume, view: PiquePlumeView, chance: Chance, notes: bytes) -> None:
    """Shown tiles are known, remembered ones are in the notes (`3=SNAIL 7=NEST`), all others are drawn."""
    everything = view.header.viewer == OMNISCIENT
    remembered = dict([note.split("=") for note in notes.decode().split()])
    for slot, name in enumerate(view.yard):
        known = name if name is not None or everything else remembered.get(str(slot))
        if known is not None:
            state.yard[slot] = TILES.number(known)
            state.bag.take(state.yard[slot])
    for slot in range(0 if everything else SLOT_COUNT):
        if state.yard[slot] == UNDRAWN:
            state.yard[slot] = chance.draw(state.bag)


def check(state: PiquePlume, view: PiquePlumeView) -> None:
    """A view that no game could show is refused."""
    demand(len(view.birds) == state.players and 0 <= view.turn < state.players, "seats")
    demand(len(view.eggs) == EGG_COUNT and all(view.eggs.count(name) == COPIES for name in PICTURES), "ring")
    demand(len(view.yard) == SLOT_COUNT, "yard")
    demand(len(view.droppings) == (state.players if state.settings.has_droppings else 0), "droppings")
    demand(view.showing is None or view.yard[view.showing] is not None, "showing")
    for seat in view.asked:
        demand(seat != view.turn and state.dropping[seat] == IN_HAND and state.settings.has_droppings, "asked")
    demand(len(set(view.asked)) == len(view.asked), "asked")
    demand(not view.asked or state.outcome == GOING_ON, "asked")
    most = max([int(count) for count in state.feathers])
    demand((most >= state.goal) == (view.ending == "feathers"), "goal")
    check_limit(state)


def check_limit(state: PiquePlume) -> None:
    """The game ends with the last turn of its limit, and only then by it (PIQ-5.4)."""
    demand(state.turns >= 0, "limit")
    if state.last_turn:
        is_past = state.turns >= state.last_turn
        demand(state.turns <= state.last_turn and is_past == (state.outcome == BY_LIMIT), "limit")
