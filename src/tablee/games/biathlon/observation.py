"""A view of Biathlon as numbers. A space is told by its row, its lane and its ground."""

from tablee.engine.observation import (
    Amount,
    BySeat,
    Counts,
    Fields,
    Header,
    Keyed,
    Omitted,
    OneOf,
    Part,
    Place,
    SeatOf,
    Several,
    YesNo,
)
from tablee.games.biathlon.board import NATIONS, TOKENS
from tablee.games.biathlon.rules import ENDINGS
from tablee.games.biathlon.rules_actions import (
    COLUMN_NAMES,
    COLUMNS,
    ENTRIES,
    TARGETS,
    WAX_SLOTS,
    WAX_TOKENS,
    WAYS,
)
from tablee.games.biathlon.rules_course import AT_START, DOWNHILL, GOAL, LANE, LAP, PENALTY, RANGE, UPHILL, Course
from tablee.games.biathlon.rules_settings import DICE, LOWEST, MOST_SKIERS, TWO, Settings
from tablee.games.biathlon.rules_skiers import FACES_OF_DIE, SPRINT_PLACES, STATUSES
from tablee.games.biathlon.rules_turn import PHASES, RESULTS, WAX_ACTIONS
from tablee.games.biathlon.shapes import Collapse, Lead, Skier, Way

PLACE = "row lane-1 lane-2 lane-3 start track range penalty finish uphill downhill white"
LANES = range(1, LAP + 1)  # of the track and of a penalty lane
KINDS = (AT_START, LANE, RANGE, PENALTY, GOAL)
MOST_TOTAL = 40  # of the dice of a turn with all that wax adds
MOST_TODO = 8


def places_of(course: Course) -> dict[str, list[float]]:
    """Where each space is."""
    return {
        name: [
            int(course.row[space]) / int(course.rows + 1),
            *(float(course.lane[space] == lane) for lane in LANES),
            *(float(course.kind[space] == kind) for kind in KINDS),
            float(course.terrain[space] == UPHILL),
            float(course.terrain[space] == DOWNHILL),
            float(course.white[space]),
        ]
        for space, name in enumerate(course.names)
    }


def observation(players: int, fixed: Settings) -> dict[str, Part]:
    """Every field of the view that others do not say already; skiers by number, each with its seat."""
    each = TWO if players == TWO else 1
    count = players * each
    skiers = range(count)
    places = places_of(fixed.course)
    rows = int(fixed.course.rows) + 1
    return {
        "header": Header(players, WAX_SLOTS * each, len(ENTRIES)),
        "phase": OneOf(PHASES),
        "stage": OneOf(PHASES),
        "round": Amount(0, int(fixed.round_limit)),
        "first": OneOf(skiers),
        "active": OneOf(skiers),
        "skiers": Several(count, Fields(Skier, skier_parts(players, places, rows))),
        "total": Amount(0, MOST_TOTAL),
        "taken": Counts(COLUMN_NAMES),
        "sprinting": YesNo(),
        "waxed": YesNo(),
        "printed": YesNo(),
        "todo": Counts(WAX_ACTIONS, MOST_TODO),
        "fired": Counts(range(1, TARGETS + 1)),
        "steps": Amount(0, MOST_TOTAL),
        "lateral": YesNo(),
        "start": Place(places, PLACE),
        "trail": Omitted("the steps between its start and the skier"),
        "ways": Keyed(
            ["way"],
            [WAYS],
            Fields(
                Way,
                {
                    "way": Omitted("its place among the others"),
                    "space": Place(places, PLACE),
                    "cost": Amount(0, 1, nothing=-1),
                },
            ),
        ),
        "ends": Omitted("follows from the course and the steps"),
        "leads": Several(
            MOST_SKIERS,
            Fields(
                Lead,
                {"skier": OneOf(skiers), "start": Place(places, PLACE), "after": Amount(0, MOST_SKIERS, nothing=-1)},
            ),
        ),
        "leading": Amount(0, MOST_SKIERS),
        "asked": OneOf(skiers),
        "draft_path": Omitted("follows from the leads"),
        "draft_cost": Amount(0, MOST_TOTAL),
        "order": Several(count, OneOf(skiers)),
        "finished": Several(count, OneOf(skiers)),
        "collapsed": Several(count, Fields(Collapse, {"skier": OneOf(skiers), "row": Amount(0, rows)})),
        "ending": OneOf(ENDINGS[1:]),
        "latest": Omitted("a name for people"),
        "rolled": Counts(range(1, FACES_OF_DIE + 1), DICE),
        "nations": Omitted("follows from the options"),
        "sprint_places": Omitted("the same in every game"),
        "wax_slots": Omitted("the same in every game"),
        "deciding": BySeat(players, OneOf(skiers)),
        "picked": BySeat(players, Counts(range(WAX_TOKENS))),
    }


def skier_parts(players: int, places: dict[str, list[float]], rows: int) -> dict[str, Part]:
    """A skier and its board."""
    return {
        "seat": SeatOf(players),
        "nation": OneOf(NATIONS),
        "status": OneOf(STATUSES),
        "space": Place(places, PLACE),
        "columns": Several(COLUMNS, Amount(0, DICE)),
        "stars": Counts(range(1, COLUMNS + 1)),
        "sprint": Amount(0, SPRINT_PLACES),
        "available": Amount(0, DICE),
        "rolls": Amount(0, DICE),
        "hand": Amount(0, DICE),
        "sixes": Amount(0, DICE),
        "endurance": Several(TARGETS, Amount(0, LOWEST)),
        "wax": Several(WAX_SLOTS, OneOf(TOKENS)),
        "left_used": Amount(0, WAX_SLOTS),
        "right_used": Amount(0, WAX_SLOTS),
        "shots": Several(TARGETS, OneOf(RESULTS)),
        "misses": Amount(0, TARGETS),
        "to_go": Amount(0, rows),
        "must_shoot": YesNo(),
    }
