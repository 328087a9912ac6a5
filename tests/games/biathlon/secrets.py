"""What each viewer must not know of Biathlon (docs/rules/biathlon.md, section 4): secret choices, and nothing else."""

from functools import partial
from itertools import product

from tablee.engine.shapes import OMNISCIENT
from tablee.games.biathlon.rules import Biathlon
from tablee.games.biathlon.rules_actions import PICK, SIXES, WAX_SLOTS, WAX_TOKENS
from tablee.games.biathlon.rules_turn import WAX_PHASE
from tablee.testing.secrets import Counted, Secret

MANY = 40


def secrets(state: Biathlon, viewer: int) -> list[Secret]:
    """What others have chosen, or begun to choose; any other choice of the same length would look the same."""
    if viewer == OMNISCIENT:
        return []
    out = []
    for seat, draft in enumerate(state.drafts):
        if seat != viewer and draft:
            possible = wax_rows(len(draft)) if state.phase == WAX_PHASE else placements(state, seat, len(draft))
            others = tuple(choice for choice in possible if choice != written(draft))
            out.append(Secret(f"choice of {seat}", written(draft), partial(as_choice, seat), others))
    return out


def wax_rows(steps: int) -> list[str]:
    """Some choices of wax: the eight tokens from every beginning, one skier after the other, equal ones in order."""
    found = []
    for start in range(WAX_TOKENS):
        row = [(start + step) % WAX_TOKENS for step in range(WAX_TOKENS)]
        first, second = row.index(0), row.index(1)
        if second < first:  # tokens 1 and 2 of a set are equal: the first is picked first
            row[first], row[second] = 1, 0
        found.append(written([PICK + pick for pick in (row[:WAX_SLOTS] * 2)[:steps]]))
    return found


def placements(state: Biathlon, seat: int, steps: int) -> list[str]:
    """Every way to place the sixes of a seat's skiers, so far as it has decided."""
    skiers = [s for s in range(state.skiers) if s % state.players == seat and state.sixes[s]]
    ways = [[SIXES + stars for stars in range(16) if allowed(state, skier, stars)] for skier in skiers[:steps]]
    return [written(list(choice)) for choice in product(*ways)][:MANY]


def allowed(state: Biathlon, skier: int, stars: int) -> bool:
    """BIA-3.7 and BIA-3.10, once more: boxes above dice, and nothing left over that had a place."""
    boxes = [column for column in range(4) if stars >> column & 1]
    free = [c for c in range(4) if state.columns[skier * 4 + c] and not state.stars[skier * 4 + c]]
    sixes = int(state.sixes[skier])
    if not set(boxes) <= set(free) or len(boxes) > sixes:
        return False
    return state.sprint[skier] + sixes - len(boxes) <= 4 or len(boxes) == min(sixes, len(free))


def written(draft: list[int]) -> str:
    """A choice as one word."""
    return ",".join(map(str, draft))


def as_choice(seat: int, state: Biathlon, new: str) -> None:
    """Another choice."""
    state.drafts[seat] = [int(step) for step in new.split(",")]


def choice_of_one(state: Biathlon) -> str:
    """What seat 1 has chosen."""
    return written(state.drafts[1])


def first_pick_of_one(state: Biathlon) -> str:
    """The first token that seat 1 has laid."""
    return str(state.drafts[1][0] - PICK + 1)


# Seats 0 and 1 have sixes to place; seat 1 has done so, and one six can go to Sprint or above column 1 or 2.
ONE_SIX = """
biathlon 1, 3 players, seat 0
phase: sixes
waiting: 0
submitted: 1
choice 0:
choice 1: ?
columns 0: 1 0 0 0
sixes 0: 1
columns 1: 1 1 0 0
sixes 1: 1
"""

# The same for a full Sprint column and two sixes: both boxes must be used, in one way only; so there are two more dice
# above columns 1 to 3, of which any two are taken: three ways.
FULL_SPRINT = """
biathlon 1, 3 players, seat 0
phase: sixes
waiting: 0
submitted: 1
choice 0:
choice 1: ?
columns 0: 1 0 0 0
sixes 0: 1
columns 1: 1 1 1 0
sprint 1: 4
sixes 1: 2
"""

# With two players seat 1 has two skiers: two ways for the first, two for the second.
TWO_SKIERS = """
biathlon 1, 2 players, seat 0
phase: sixes
waiting: 0
submitted: 1
choice 0:
choice 1: ?
columns 0: 1 0 0 0
sixes 0: 1
columns 1: 1 0 0 0
sixes 1: 1
columns-b 1: 0 1 0 0
sixes-b 1: 1
"""

# Nobody has seen a wax row yet. Seat 1 has laid its own: the first token is any of seven kinds (no. 2 equals no. 1).
WAX = """
biathlon 1, 3 players, seat 0
phase: wax
waiting: 0 2
submitted: 1
choice 0:
choice 1: ?
choice 2: ?
skier 0: nor START
skier 1: ger START
skier 2: fra START
"""

COUNTED = [
    Counted("a six in three ways", ONE_SIX, choice_of_one, {written([SIXES + stars]): 1 for stars in (0, 1, 2)}),
    Counted("two sixes, no Sprint", FULL_SPRINT, choice_of_one, {written([SIXES + stars]): 1 for stars in (3, 5, 6)}),
    Counted(
        "two skiers of one seat",
        TWO_SKIERS,
        choice_of_one,
        {written([SIXES + one, SIXES + other]): 1 for one in (0, 1) for other in (0, 2)},
    ),
    Counted("the first of six tokens", WAX, first_pick_of_one, {str(pick): 1 for pick in (1, 3, 4, 5, 6, 7, 8)}),
]
