"""What each viewer must not know of Olympiades (docs/rules/olympiades.md, section 4): pads that are not revealed."""

from functools import partial

from tablee.engine.shapes import OMNISCIENT
from tablee.games.olympiades.rules import Olympiades
from tablee.games.olympiades.rules_actions import ENTRIES
from tablee.testing.secrets import Counted, Secret


def secrets(state: Olympiades, viewer: int) -> list[Secret]:
    """What others have locked, team-mates too: any other choice that their public energy allows looks the same."""
    if viewer == OMNISCIENT:
        return []
    out = []
    for seat, draft in enumerate(state.drafts):
        if seat != viewer and draft:
            possible = [str(action) for action in range(len(ENTRIES)) if state.forbids(seat, action) is None]
            others = tuple(choice for choice in possible if choice != str(draft[0]))
            out.append(Secret(f"pad of {seat}", str(draft[0]), partial(on_pad, seat), others))
    return out


def on_pad(seat: int, state: Olympiades, new: str) -> None:
    """Another choice on a pad."""
    state.drafts[seat] = [int(new)]


def pad_of_one(state: Olympiades) -> str:
    """What seat 1 has locked."""
    return state.game.actions.name(state.drafts[1][0])


def pad_of_mate(state: Olympiades) -> str:
    """What seat 2, the team-mate of seat 0, has locked."""
    return state.game.actions.name(state.drafts[2][0])


HEAD = """
olympiades 1, 4 players, seat 0
options: {"scenario":"{\\"events\\":[\\"EVENT\\"]}"}
waiting: 0 3
submitted: 1 2
choice 0:
choice 1: ?
choice 2: ?
choice 3: ?
"""
BIDS = HEAD.replace("EVENT", "golf") + "energy: 9 3 1 7"
JUMPS = HEAD.replace("EVENT", "high_jump") + "round: 5\nenergy: 9 3 4 7"

COUNTED = [
    Counted("a bid of up to three", BIDS, pad_of_one, {f"bid n={n}": 1 for n in range(4)}),
    Counted("a team-mate's bid of up to one", BIDS, pad_of_mate, {"bid n=0": 1, "bid n=1": 1}),
    Counted("a jump or not", JUMPS, pad_of_mate, {"jump": 1, "wait": 1}),
]
