"""What must hold in Biathlon after every action (docs/rules/biathlon.md, section 11)."""

from tablee.engine.state import NOBODY
from tablee.games.biathlon.board import BOARD
from tablee.games.biathlon.rules import GOING_ON, Biathlon
from tablee.games.biathlon.rules_course import LANE, PENALTY, RANGE
from tablee.games.biathlon.rules_skiers import COLLAPSED, FINISHED, RACING
from tablee.games.biathlon.rules_turn import DRAFT_PHASE, OVER, SIXES_PHASE, WAX_PHASE

UNTURNED = (WAX_PHASE, SIXES_PHASE, OVER)


def broken(before: Biathlon | None, after: Biathlon) -> list[str]:
    """The sentences that do not hold."""
    faults = [fault for skier in range(after.skiers) for fault in board(after, skier) + place(after, skier)]
    faults += race(after)
    if before is not None:
        faults += [fault for skier in range(after.skiers) for fault in changes(before, after, skier)]
    return faults


def board(state: Biathlon, skier: int) -> list[str]:
    """Ten dice, columns within their places, markers on their tracks, wax used from the ends."""
    faults = []
    columns = [int(dice) for dice in state.columns[skier * 4 : skier * 4 + 4]]
    stars = [int(star) for star in state.stars[skier * 4 : skier * 4 + 4]]
    is_active = skier == state.active and state.phase not in UNTURNED
    rest = [int(state.sprint[skier]), int(state.available[skier]), int(state.sixes[skier])]
    hand = int(state.hand) if is_active else 0
    if sum(columns) + sum(stars) + sum(rest) + hand != 10 or min(rest + columns) < 0:
        faults.append(f"section 11: ten dice, but skier {skier} has {columns} {stars} {rest} {hand}")
    if state.nation[skier] != NOBODY:
        places = BOARD.nations[state.nation[skier]].capacity
        if any(dice > most for dice, most in zip(columns, places, strict=True)) or rest[0] > 4 or max(stars) > 1:
            faults.append(f"section 11: columns of skier {skier} within their places, but {columns} {stars} {rest}")
    if not all(0 <= slot <= 3 for slot in state.slot[skier * 5 : skier * 5 + 5]):
        faults.append(f"section 11: markers of skier {skier} on their tracks")
    if (
        state.left_used[skier] + state.right_used[skier] > 6
        or state.left_used[skier] < 0
        or state.right_used[skier] < 0
    ):
        faults.append(f"section 11: at most six tokens of skier {skier} used")
    if state.sixes[skier] and state.phase == OVER:
        faults.append("BIA-3.9: no six is left over")
    return faults


def place(state: Biathlon, skier: int) -> list[str]:
    """Misses belong to the range and its lane; a skier that is out is nowhere."""
    faults = []
    space = int(state.place[skier])
    status = state.status[skier]
    if (status == COLLAPSED) != (space < 0) or (status == FINISHED) != (space == state.course.finish):
        faults.append(f"BIA-12.1: skier {skier} is where its status says")
    if status == RACING and state.misses[skier]:
        kind = state.course.kind[space]
        fired = sum(1 for shot in state.shots[skier * 5 : skier * 5 + 5] if shot)
        if kind not in (RANGE, PENALTY) or fired < 5:
            faults.append(f"section 11: misses of skier {skier} only at the range, after five shots")
    if status == RACING and state.course.kind[space] == LANE and state.misses[skier]:
        faults.append(f"BIA-10.3: skier {skier} left the lane with misses")
    return faults


def race(state: Biathlon) -> list[str]:
    """Everybody is somewhere, once; somebody decides until the end."""
    faults = []
    out = [*state.finished, *state.collapsed]
    racing = sum(1 for status in state.status if status == RACING)
    if (
        len(set(out)) != len(out)
        or len(out) + racing != state.skiers
        or len(state.collapsed) != len(state.collapsed_at)
    ):
        faults.append("section 11: finished, collapsed and racing are all skiers")
    if (state.outcome == GOING_ON) != bool(state.to_act()) or (state.phase == OVER) != (state.outcome != GOING_ON):
        faults.append("section 8: somebody decides until the end")
    if state.outcome == GOING_ON and state.phase not in UNTURNED and state.phase != DRAFT_PHASE:
        if state.status[state.active] != RACING:
            faults.append("section 11: a finished or collapsed skier never acts")
        if len(state.offered) < 2:
            faults.append("section 5: what leaves no choice is not asked")
    if state.phase == DRAFT_PHASE and (state.is_sprinting or state.status[state.asked] != RACING):
        faults.append("BIA-7.5: no draft of a sprinter")
    if state.outcome == GOING_ON and state.round > state.settings.round_limit:
        faults.append("BIA-12.8: no round beyond the limit")
    return faults


def changes(before: Biathlon, after: Biathlon, skier: int) -> list[str]:
    """Rows and markers never go back; tokens are used one at a time."""
    faults = []
    if any(after.slot[track] < before.slot[track] for track in range(skier * 5, skier * 5 + 5)):
        faults.append("BIA-5.7: endurance never comes back")
    if after.status[skier] == RACING and after.row_of(skier) < before.row_of(skier):
        faults.append("BIA-6.2: never backward")
    used = after.left_used[skier] + after.right_used[skier] - before.left_used[skier] - before.right_used[skier]
    if not -1 <= used <= 1:
        faults.append("BIA-11.1: one token at a time")
    if before.status[skier] != RACING and after.status[skier] != before.status[skier]:
        faults.append("section 11: who is out stays out")
    return faults
