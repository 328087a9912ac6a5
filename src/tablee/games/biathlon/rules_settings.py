"""What the options of Biathlon decide, and the nations' boards as tables."""

from typing import Final

from tablee.engine.arrays import i64, vec
from tablee.engine.bag import OutcomeKind
from tablee.engine.options import Options, unseated
from tablee.engine.refusal import Mistake
from tablee.engine.state import NOBODY, Fixed
from tablee.games.biathlon.board import BOARD, COURSES, NATIONS, SETS, TOKENS
from tablee.games.biathlon.rules_actions import COLUMNS
from tablee.games.biathlon.rules_course import GOAL, LANE, PENALTY, Course, words_of

PLAYERS: Final = (2, 3, 4, 5)
TWO: Final = 2  # players with two nations each (BIA-13.1)
MOST_SKIERS: Final = 5
DICE: Final = 10  # of each skier (BIA-1.3)
SLOTS: Final = 4  # of an endurance track
LOWEST: Final = 3
COLOURS: Final = ["B", "R", "Y", "G"]  # endurance from worst to best: the rank is the place
BLUE: Final = 0
RANDOM: Final = "random"
CUSTOM: Final = "custom"
ON: Final = "on"

NATION: Final = OutcomeKind("nation", NATIONS)
SEATS: Final = [OutcomeKind("first", [str(seat) for seat in range(players)]) for players in range(MOST_SKIERS + 1)]
SET_OF: Final = vec[i64]([SETS.index(nation.set) for nation in BOARD.nations])
IS_ADVANCED: Final = vec[i64]([0 if nation.side == "base" else 1 for nation in BOARD.nations])
CAPACITY: Final = vec[i64]([places for nation in BOARD.nations for places in nation.capacity])  # nation, column
REFRESHES: Final = vec[i64]([int(c + 1 in nation.refresh) for nation in BOARD.nations for c in range(COLUMNS)])
HAS_PRINTED: Final = vec[i64]([0 if nation.printed is None else 1 for nation in BOARD.nations])
RANK: Final = vec[
    i64
](  # nation, track, slot: the colour there (BIA-14.1); all that is special of the United States (BIA-14.5)
    [COLOURS.index(colour) for nation in BOARD.nations for track in nation.tracks for colour in track]
)
HITS: Final = vec[i64]([BOARD.hits[colour] for colour in COLOURS])  # faces of six, by rank (BIA-9.4)
WAX_OF: Final = [[TOKENS.index(token) for token in one.wax] for one in BOARD.sets]
PRESET: Final = [TOKENS.index(token) for token in BOARD.preset]


class Settings(Fixed):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        first = options.word("first_player")
        self.course = Course(faces_of(options.word("course"), options.word("custom_course")))
        self.start_slot: i64 = first_slot(self.course.is_long, options.word("endurance_start"))
        self.has_advanced: bool = options.word("advanced_nations") == ON
        self.draws_nations: bool = options.word("nations") == RANDOM
        self.has_preset_wax: bool = options.word("wax_setup") == "preset"
        self.first: i64 = NOBODY if first == RANDOM else int(first)
        self.ends_decided: bool = options.word("finish") == "decided"
        self.round_limit: i64 = options.number("round_limit")
        self.toll: vec[i64] = tolls(self.course, options.word("penalty_lane_sharing") == "paid")
        self.lane_is_paid: bool = options.word("penalty_lane_sharing") == "paid"


def faces_of(course: str, custom: str) -> list[str]:
    """The tiles of a course by name, or those that the table brings (BIA-1.1, BIA-15.1)."""
    return words_of(custom) if course == CUSTOM and custom else COURSES.get(course, COURSES["starter"])


def first_slot(is_long: bool, endurance_start: str) -> int:
    """Markers begin at the top of a long race, else one lower, unless the table is gentle (BIA-1.5)."""
    return 0 if is_long or endurance_start == "top" else 1


def tolls(course: Course, lane_is_paid: bool) -> vec[i64]:
    """Where sharing costs one endurance: lane spaces but those of row 1, perhaps penalty lanes (BIA-6.6, BIA-8.3).

    The shooting space is always free (BIA-9.6), the penalty lane if the table says so (BIA-10.5).
    """
    out: list[int] = []
    for space in range(len(course.names)):
        kind = course.kind[space]
        is_paid = kind == LANE and course.row[space] > 1
        out.append(1 if is_paid or (kind == PENALTY and lane_is_paid) else 0)
    assert course.kind[course.finish] == GOAL
    return vec[i64](out)


def unsuited(players: int, options: Options) -> Mistake | None:
    """The first player sits at the table."""
    return unseated("first_player", options, players)
