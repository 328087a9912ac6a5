"""What each viewer may know of Biathlon, and how to imagine a state that fits it."""

from msgspec.structs import replace

from tablee.engine.arrays import i64, total, vec
from tablee.engine.chance import Chance
from tablee.engine.refusal import demand
from tablee.engine.shapes import ViewHeader
from tablee.engine.state import NOBODY
from tablee.games.biathlon.board import NATIONS, TOKENS
from tablee.games.biathlon.rules import ENDINGS, GOING_ON, Biathlon
from tablee.games.biathlon.rules_actions import (
    AHEAD,
    COLUMN_NAMES,
    COLUMNS,
    PICK,
    STEP,
    TARGETS,
    WAX_SLOTS,
    WAY_COUNT,
    WAYS,
)
from tablee.games.biathlon.rules_course import LANE, NOWHERE, PENALTY, RANGE, START
from tablee.games.biathlon.rules_settings import CAPACITY, DICE, IS_ADVANCED, LOWEST, SET_OF, WAX_OF, Settings
from tablee.games.biathlon.rules_skiers import (
    COLLAPSED,
    FINISHED,
    MISS,
    NO_SHOT,
    NO_TOKEN,
    RACING,
    SPRINT_PLACES,
    STATUSES,
)
from tablee.games.biathlon.rules_turn import (
    DRAFT_PHASE,
    MOVING,
    NATION_PHASE,
    OVER,
    OWN_SIXES_PHASE,
    PHASES,
    REROLL_SHOT_PHASE,
    RESULTS,
    SHOOT_PHASE,
    SIXES_PHASE,
    SLIP_PHASE,
    STEP_PHASE,
    TAKE_PHASE,
    UNTURNED,
    WAX_ACTIONS,
    WAX_PHASE,
)
from tablee.games.biathlon.shapes import BiathlonView, Collapse, End, Lead, Skier, Way


def fill_view(state: Biathlon, header: ViewHeader) -> BiathlonView:
    """Every field by hand: all is public but secret choices, which are in the header alone."""
    is_asking = state.phase == DRAFT_PHASE
    view = BiathlonView(
        header=header,
        phase=PHASES[state.phase],
        stage=PHASES[state.stage],
        round=int(state.round),
        first=known(state.first),
        active=None if state.phase in UNTURNED else int(state.active),
        skiers=[skier_view(state, skier) for skier in range(state.skiers)],
        total=int(state.total),
        taken=[COLUMN_NAMES[column] for column in range(COLUMNS + 1) if state.taken[column]],
        sprinting=state.is_sprinting,
        waxed=state.is_waxed,
        printed=state.is_printed_used,
        todo=[WAX_ACTIONS[action] for action in state.todo],
        fired=[target + 1 for target in range(TARGETS) if state.fired[target]],
        steps=int(state.steps),
        lateral=state.is_lateral_free,
        start=state.course.names[state.origin] if state.phase in MOVING else None,
        trail=[state.course.names[space] for space in state.trail],
        ways=ways_of(state),
        ends=ends_of(state),
        leads=[
            Lead(skier, state.course.names[state.lead_start[index]], known(state.lead_after[index]))
            for index, skier in enumerate(state.lead_skier)
        ],
        leading=int(state.leading),
        asked=known(state.asked) if is_asking else None,
        draft_path=[state.course.names[space] for space in state.draft_path()] if is_asking else [],
        draft_cost=int(state.draft_cost(state.asked)) if is_asking else 0,
        order=state.order(),
        finished=state.finished[:],
        collapsed=[Collapse(skier, state.collapsed_at[index]) for index, skier in enumerate(state.collapsed)],
        ending=ENDINGS[state.outcome],
        latest=state.game.actions.name(state.latest) if state.latest != NOBODY else None,
        rolled=state.rolled[:],
    )
    return with_progress(state, view)


def with_progress(state: Biathlon, view: BiathlonView) -> BiathlonView:
    """The same view with what there is room for, and how far each seat is with its choices."""
    steps = [steps_of(view.header, seat) for seat in range(state.players)]
    return replace(
        view,
        nations=[name for nation, name in enumerate(NATIONS) if state.settings.has_advanced or not IS_ADVANCED[nation]],
        sprint_places=SPRINT_PLACES,
        wax_slots=WAX_SLOTS,
        deciding=[deciding(state, seat, steps[seat]) for seat in range(state.players)],
        picked=[picked(state, steps[seat]) for seat in range(state.players)],
    )


def steps_of(header: ViewHeader, seat: int) -> list[int]:
    """The steps of a seat's secret choice that the viewer may know."""
    return list(header.drafts[seat] or []) if header.drafts else []


def deciding(state: Biathlon, seat: int, steps: list[int]) -> int:
    """The skier for which a seat decides now, or else the first of its own that races."""
    own = [skier for skier in range(state.skiers) if state.seat_of(skier) == seat]
    if state.phase == WAX_PHASE:
        return own[min(len(steps) // WAX_SLOTS, len(own) - 1)]
    if state.phase == SIXES_PHASE:
        waiting = [skier for skier in own if state.sixes[skier] > 0]
        return waiting[len(steps)] if len(steps) < len(waiting) else own[0]
    if state.phase == DRAFT_PHASE and int(state.asked) in own:
        return int(state.asked)
    if state.phase not in UNTURNED and int(state.active) in own:
        return int(state.active)
    return next((skier for skier in own if state.status[skier] == RACING), own[0])


def picked(state: Biathlon, steps: list[int]) -> list[int]:
    """The places of the tokens in the wax row that is being laid: that of the seat's last skier stays."""
    if state.phase != WAX_PHASE:
        return []
    rows = state.skiers // state.players
    done = min(len(steps) // WAX_SLOTS, rows - 1) * WAX_SLOTS
    return [step - PICK for step in steps[done:]]


def known(number: i64) -> int | None:
    """A number; None for nobody."""
    return int(number) if number != NOBODY else None


def part(values: vec[i64], skier: i64, size: i64) -> list[int]:
    """What belongs to one skier in an array of all."""
    return [int(values[skier * size + index]) for index in range(size)]


def skier_view(state: Biathlon, skier: i64) -> Skier:
    """A skier and its board, open to all."""
    place = state.place[skier]
    row = part(state.wax, skier, WAX_SLOTS)
    is_laid = row[0] != NO_TOKEN
    hand = int(state.hand) if skier == state.active and state.phase not in UNTURNED else 0
    return Skier(
        seat=int(state.seat_of(skier)),
        nation=NATIONS[state.nation[skier]] if state.nation[skier] != NOBODY else None,
        status=STATUSES[state.status[skier]],
        space=state.course.names[place] if place != NOWHERE else None,
        columns=part(state.columns, skier, COLUMNS),
        stars=[column + 1 for column in range(COLUMNS) if state.stars[skier * COLUMNS + column]],
        sprint=int(state.sprint[skier]),
        available=int(state.available[skier]),
        rolls=next_roll(int(state.available[skier]), hand),
        hand=hand,
        sixes=int(state.sixes[skier]),
        endurance=part(state.slot, skier, TARGETS),
        wax=[TOKENS[token] for token in row] if is_laid else None,
        left_used=int(state.left_used[skier]),
        right_used=int(state.right_used[skier]),
        shots=[RESULTS[shot] for shot in part(state.shots, skier, TARGETS)],
        misses=int(state.misses[skier]),
        to_go=to_go(state, skier),
        must_shoot=must_shoot(state, skier),
    )


def to_go(state: Biathlon, skier: i64) -> int:
    """Rows to the finish line."""
    return int(state.course.rows + 1 - state.course.row[state.place[skier]]) if state.status[skier] == RACING else 0


def must_shoot(state: Biathlon, skier: i64) -> bool:
    """Will the skier's dice be shots?"""
    return state.status[skier] == RACING and state.must_shoot(skier)


def next_roll(available: int, hand: int) -> int:
    """Half of the dice that will be available, rounded up (BIA-3.1, BIA-4.8)."""
    return (available + hand + 1) // 2


def ways_of(state: Biathlon) -> list[Way]:
    """The steps that can be made now."""
    if state.phase != STEP_PHASE:
        return []
    out: list[int] = []
    state.add_steps(out)
    here = state.place[state.active]
    targets = [(action - STEP, int(state.course.target[here * WAY_COUNT + action - STEP])) for action in out]
    return [Way(WAYS[way], state.course.names[to], int(state.toll(state.active, to))) for way, to in targets]


def ends_of(state: Biathlon) -> list[End]:
    """Where the movement or a slip can end."""
    if state.phase == STEP_PHASE:
        return [end_of(state, cost, ways) for _, cost, ways in state.ends()]
    if state.phase != SLIP_PHASE:
        return []
    slips = [(first, second) for first in range(AHEAD) for second in range(AHEAD) if state.is_slip(first, second)]
    ends = [end_of(state, 0, [first, second]) for first, second in slips]
    return [replace(end, cost=int(state.toll(state.active, state.course.numbers[end.space]))) for end in ends]


def end_of(state: Biathlon, cost: int, ways: list[int]) -> End:
    """A way on the course, from where the skier on turn stands."""
    space = int(state.place[state.active])
    path: list[str] = []
    for way in ways:
        space = int(state.course.target[space * WAY_COUNT + way])
        path.append(state.course.names[space])
    return End(path[-1], "".join([WAYS[way] for way in ways]), path, cost)


def with_reach(view: BiathlonView) -> BiathlonView:
    """A view that was read, with what follows from it: the order, and where the skier on turn can go."""
    state = Biathlon()
    state.players = view.header.players
    state.fixed = Settings(view.header.known_options())
    imagine_table(state, view)
    return replace(
        with_progress(state, view),
        order=state.order(),
        ways=ways_of(state),
        ends=ends_of(state),
        skiers=[
            replace(seen, to_go=to_go(state, skier), must_shoot=must_shoot(state, skier))
            for skier, seen in enumerate(view.skiers)
        ],
    )


def imagine(state: Biathlon, view: BiathlonView, chance: Chance, notes: bytes) -> None:
    """Everything lies open; what others have chosen in secret is imagined by the table."""
    imagine_table(state, view)
    state.latest = NOBODY if view.latest is None else state.game.actions.number(view.latest)
    check(state, view)
    if state.phase not in UNTURNED:
        state.offered = state.choices()


def imagine_table(state: Biathlon, view: BiathlonView) -> None:
    """The table as a view shows it, before it is looked at closely."""
    state.lay_out()
    demand(len(view.skiers) == state.skiers, "seats")
    state.phase = PHASES.index(view.phase)
    state.stage = PHASES.index(view.stage)
    state.round = view.round
    state.first = number_of(view.first, state.skiers)
    state.active = 0 if view.active is None else view.active
    state.outcome = ENDINGS.index(view.ending)
    state.rolled = view.rolled[:]
    for number, skier in enumerate(view.skiers):
        imagine_skier(state, number, skier)
    imagine_turn(state, view)
    imagine_track(state, view)
    state.finished = view.finished[:]
    state.collapsed = [fallen.skier for fallen in view.collapsed]
    state.collapsed_at = [fallen.row for fallen in view.collapsed]


def number_of(number: int | None, size: i64) -> i64:
    """A number within bounds; NOBODY for none."""
    demand(number is None or 0 <= number < size, "seats")
    return NOBODY if number is None else number


def imagine_skier(state: Biathlon, skier: i64, seen: Skier) -> None:
    """A skier and its board."""
    demand(len(seen.columns) == COLUMNS and len(seen.endurance) == TARGETS and len(seen.shots) == TARGETS, "board")
    state.nation[skier] = NOBODY if seen.nation is None else NATIONS.index(seen.nation)
    state.status[skier] = STATUSES.index(seen.status)
    state.place[skier] = NOWHERE if seen.space is None else state.course.numbers[seen.space]
    for column in range(COLUMNS):
        state.columns[skier * COLUMNS + column] = seen.columns[column]
    for column in seen.stars:
        demand(1 <= column <= COLUMNS, "board")
        state.stars[skier * COLUMNS + column - 1] = 1
    for track in range(TARGETS):
        state.slot[skier * TARGETS + track] = seen.endurance[track]
        state.shots[skier * TARGETS + track] = RESULTS.index(seen.shots[track])
    state.sprint[skier] = seen.sprint
    state.available[skier] = seen.available
    state.sixes[skier] = seen.sixes
    state.misses[skier] = seen.misses
    state.left_used[skier] = seen.left_used
    state.right_used[skier] = seen.right_used
    if seen.hand:
        demand(skier == state.active, "hand-of-dice")
        state.hand = seen.hand
    if seen.wax is not None:
        demand(len(seen.wax) == WAX_SLOTS, "wax")
        for slot in range(WAX_SLOTS):
            state.wax[skier * WAX_SLOTS + slot] = TOKENS.index(seen.wax[slot])


def imagine_turn(state: Biathlon, view: BiathlonView) -> None:
    """What the skier on turn has done so far."""
    state.total = view.total
    for column in view.taken:
        state.taken[COLUMN_NAMES.index(column)] = 1
    state.is_sprinting = view.sprinting
    state.is_waxed = view.waxed
    state.is_printed_used = view.printed
    state.todo = [WAX_ACTIONS.index(action) for action in view.todo]
    for target in view.fired:
        demand(1 <= target <= TARGETS, "targets")
        state.fired[target - 1] = 1
    is_moving = state.phase == NATION_PHASE or state.phase in MOVING
    demand(view.active is None or is_moving or state.place[state.active] != NOWHERE, "place")
    state.is_shooting = state.began_at_range()


def imagine_track(state: Biathlon, view: BiathlonView) -> None:
    """The movement under way, and who follows it."""
    state.steps = view.steps
    state.is_lateral_free = view.lateral
    state.origin = START if view.start is None else state.course.numbers[view.start]
    state.trail = [state.course.numbers[name] for name in view.trail]
    state.lead_skier = [lead.skier for lead in view.leads]
    state.lead_start = [state.course.numbers[lead.start] for lead in view.leads]
    state.lead_after = [NOBODY if lead.after is None else lead.after for lead in view.leads]
    demand(all(after < index for index, after in enumerate(state.lead_after)), "leads")
    state.lead_trail = state.trails()
    state.leading = view.leading
    state.asked = number_of(view.asked, state.skiers)


# What cannot be -----------------------------------------------------------------------------------------


def check(state: Biathlon, view: BiathlonView) -> None:
    """A view that no race could show is refused."""
    sets = [SET_OF[nation] for nation in state.nation if nation != NOBODY]
    demand(len(set(sets)) == len(sets), "nations")
    demand(0 <= state.active < state.skiers, "seats")
    is_choosing = state.phase == NATION_PHASE
    demand((len(sets) == state.active) if is_choosing else (len(sets) == state.skiers), "nations")
    demand((state.phase == OVER) == (state.outcome != GOING_ON), "ending")
    demand((state.first == NOBODY) == (state.phase in (NATION_PHASE, WAX_PHASE)), "first")
    demand(bool(state.waiting) == (state.phase in (WAX_PHASE, SIXES_PHASE)), "waiting")
    for skier in range(state.skiers):
        if state.nation[skier] != NOBODY:
            check_board(state, skier)
        check_place(state, skier)
    check_ranks(state)
    if state.phase != NATION_PHASE and state.phase not in UNTURNED:
        check_turn(state)


def check_board(state: Biathlon, skier: i64) -> None:
    """Ten dice in their places, markers on their tracks, six tokens of the set."""
    dice = state.dice_on_board(skier) + state.available[skier] + state.sixes[skier]
    demand(dice + (state.hand if skier == state.active else 0) == DICE, "dice")
    demand(
        0 <= state.sprint[skier] <= SPRINT_PLACES and state.available[skier] >= 0 and state.sixes[skier] >= 0, "dice"
    )
    for column in range(COLUMNS):
        places = CAPACITY[state.nation[skier] * COLUMNS + column]
        demand(0 <= state.columns[skier * COLUMNS + column] <= places, "columns")
    for track in range(TARGETS):
        demand(state.settings.start_slot <= state.slot[skier * TARGETS + track] <= LOWEST, "endurance")
    demand(state.left_used[skier] >= 0 and state.right_used[skier] >= 0 and state.wax_left(skier) >= 0, "wax")
    is_laid = state.wax[skier * WAX_SLOTS] != NO_TOKEN
    demand(is_laid == (state.phase not in (NATION_PHASE, WAX_PHASE)), "wax")
    if is_laid:
        left = WAX_OF[SET_OF[state.nation[skier]]][:]
        for slot in range(WAX_SLOTS):
            left.remove(int(state.wax[skier * WAX_SLOTS + slot]))


def check_place(state: Biathlon, skier: i64) -> None:
    """Finished skiers are over the line, collapsed ones nowhere; misses belong to the range."""
    place = state.place[skier]
    demand((state.status[skier] == FINISHED) == (place == state.course.finish), "place")
    demand((state.status[skier] == COLLAPSED) == (place == NOWHERE), "place")
    if state.misses[skier]:
        kind = state.course.kind[place]
        missed = 0
        for target in range(TARGETS):
            missed += 1 if state.shots[skier * TARGETS + target] == MISS else 0
        demand(0 < state.misses[skier] <= missed and state.shots_fired(skier) == TARGETS, "misses")
        demand(kind in (RANGE, PENALTY), "misses")


def check_ranks(state: Biathlon) -> None:
    """Each finisher and each collapse stands once in its list."""
    done = [*state.finished, *state.collapsed]
    demand(sorted(done) == [skier for skier in range(state.skiers) if state.status[skier] != RACING], "ranks")
    demand(all(state.status[skier] == FINISHED for skier in state.finished), "ranks")
    demand(all(0 <= row <= state.course.rows for row in state.collapsed_at), "ranks")


def check_turn(state: Biathlon) -> None:
    """A racing skier is on turn, with what its phase needs."""
    demand(state.status[state.active] == RACING or state.phase == DRAFT_PHASE, "turn")
    demand(state.total >= 0 and state.hand >= 0 and state.first != NOBODY and state.round > 0, "turn")
    demand(state.stage == TAKE_PHASE or (state.stage == SHOOT_PHASE and state.is_shooting), "phase")
    demand(state.has_column() or (state.hand == 0 and state.phase <= OWN_SIXES_PHASE), "phase")
    demand(state.phase not in (SHOOT_PHASE, REROLL_SHOT_PHASE) or state.stage == SHOOT_PHASE, "phase")
    demand((state.phase == STEP_PHASE) == (state.steps > 0), "steps")
    for target in range(TARGETS):
        demand(state.fired[target] == 0 or state.shots[state.active * TARGETS + target] != NO_SHOT, "targets")
    demand((state.phase == OWN_SIXES_PHASE) == (total(state.sixes) > 0), "sixes")
    if state.phase == STEP_PHASE and not state.trail:
        demand(state.origin == state.place[state.active], "steps")
    if state.phase == DRAFT_PHASE:
        demand(len(state.lead_skier) > 0 and state.lead_skier[0] == state.active and state.asked != NOBODY, "leads")
        demand(0 <= state.leading < len(state.lead_skier) and state.course.kind[state.origin] == LANE, "leads")
        demand(len(state.trail) > 0 and state.may_draft(state.asked), "leads")
    else:
        demand(state.asked == NOBODY and not state.lead_skier and state.leading == 0, "leads")
