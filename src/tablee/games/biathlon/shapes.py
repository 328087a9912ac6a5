"""What leaves a state of Biathlon: its view and its events."""

import msgspec

from tablee.engine.shapes import Event, View


class Skier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skier and its board. Everything on it is public; a wax row is none until it is laid."""

    seat: int
    nation: str | None
    status: str  # racing, finished or collapsed
    space: str | None  # START, r12.3, S16, P16.1, FINISH; none after a collapse
    columns: list[int]  # dice in the columns 1 to 4
    stars: list[int]  # the numbers of the columns with a six in their star box
    sprint: int
    available: int
    rolls: int  # dice of the next preparation, if nothing more is taken
    hand: int
    sixes: int  # rolled and not yet placed
    endurance: list[int]  # the slot of each marker, 0 at the top
    wax: list[str] | None
    left_used: int
    right_used: int
    shots: list[str]  # none, hit or miss
    misses: int
    to_go: int = 0  # rows to the finish line, of whoever races
    must_shoot: bool = False  # its dice will be shots


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step that can be made now: where it leads, and what that costs."""

    way: str
    space: str
    cost: int


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a movement or a slip can end: the cheapest way there, space by space, and its price."""

    space: str
    ways: str
    path: list[str]
    cost: int


class Lead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who moved and may be followed: where from, and behind whom, as a place in this list."""

    skier: int
    start: str
    after: int | None


class Collapse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skier that collapsed, and the row it had reached."""

    skier: int
    row: int


class BiathlonView(View, frozen=True, tag="biathlon", forbid_unknown_fields=True):
    """Biathlon as one viewer may know it: all of it, but the secret choices of others. Skiers are numbered from 0."""

    phase: str
    stage: str  # take or shoot: where a token's effect leads back to
    round: int
    first: int | None  # the skier with the marker
    active: int | None  # the skier on turn, or choosing its nation
    skiers: list[Skier]
    total: int
    taken: list[str]  # columns taken this turn
    sprinting: bool
    waxed: bool  # the turn's token is used
    printed: bool  # the turn's printed effect is used
    todo: list[str]  # what the token still asks
    fired: list[int]  # targets shot at this turn
    steps: int
    lateral: bool  # a sideways step is allowed
    start: str | None  # where the movement began
    trail: list[str]
    ways: list[Way]  # the steps of the moment
    ends: list[End]  # of the whole movement, or of a slip
    leads: list[Lead]
    leading: int
    asked: int | None  # the skier that may draft
    draft_path: list[str]  # the way it would go
    draft_cost: int
    order: list[int]  # all skiers, the first in front
    finished: list[int]
    collapsed: list[Collapse]
    ending: str  # empty while the race goes on
    latest: str | None  # the last action, if it was no secret choice
    rolled: list[int]  # the dice that fell with it
    nations: list[str] = msgspec.field(default_factory=list)  # that this table can choose from
    sprint_places: int = 0
    wax_slots: int = 0
    deciding: list[int] = msgspec.field(
        default_factory=list
    )  # of each seat: the skier for which it decides, or would decide next
    picked: list[list[int]] = msgspec.field(
        default_factory=list
    )  # of each seat, as far as it may be known: tokens of the wax row that it is laying


class SkierEvent(Event, frozen=True, kw_only=True):
    """Something that a skier did or that happened to one."""

    both: bool = False  # its player has another skier, so that sentences must name this one


class Draft(SkierEvent, frozen=True, kw_only=True):
    """Something between a skier and the one ahead; the player of that one, for its sentence."""

    ahead: int = 0


def of_two(event: Event) -> Event:
    """An event of a player with two skiers, whose sentence says which of them it was."""
    return msgspec.structs.replace(event, both=True) if isinstance(event, SkierEvent) else event


class NationChosen(Event, frozen=True):
    """A seat took a nation board."""

    seat: int
    nation: str


class ChoiceClosed(Event, frozen=True):
    """A seat has made its secret choice."""

    seat: int


class WaxLaid(SkierEvent, frozen=True):
    """A wax row lies open."""

    seat: int
    nation: str
    tokens: list[str]


class RoundBegun(SkierEvent, frozen=True):
    """A round began; this skier has the first-player marker."""

    round: int
    seat: int
    nation: str


class DiceRolled(SkierEvent, frozen=True):
    """A skier rolled race dice."""

    seat: int
    nation: str
    dice: list[int]


class DiceSetAside(SkierEvent, frozen=True):
    """Blue markers sent these fives and sixes back."""

    seat: int
    nation: str
    count: int
    dice: list[int]


class DicePlaced(SkierEvent, frozen=True):
    """Dice went to columns; those without a place are available again."""

    seat: int
    nation: str
    columns: list[int]
    returned: int


class SixesPlaced(SkierEvent, frozen=True):
    """Sixes went to star boxes and the Sprint column; those without a place are available again."""

    seat: int
    nation: str
    boxes: list[int]
    sprinting: int
    returned: int


class ColumnTaken(SkierEvent, frozen=True):
    """A skier took the dice of a column."""

    seat: int
    nation: str
    column: str
    count: int
    star: str  # none, counts, returns or choice


class StarCounted(SkierEvent, frozen=True):
    """The six of a special star box counts."""

    seat: int
    nation: str


class TokenRefreshed(SkierEvent, frozen=True):
    """A used token was turned back."""

    seat: int
    nation: str
    token: str
    side: str


class EndurancePaid(SkierEvent, frozen=True):
    """A marker was lowered to this colour."""

    seat: int
    nation: str
    marker: int
    colour: str


class TokenUsed(SkierEvent, frozen=True):
    """A wax token was used."""

    seat: int
    nation: str
    token: str
    side: str
    actions: list[str]


class PrintedUsed(SkierEvent, frozen=True):
    """The effect printed on a board was used."""

    seat: int
    nation: str


class TotalChanged(SkierEvent, frozen=True):
    """Wax changed the total of the turn."""

    seat: int
    nation: str
    total: int


class DieRerolled(SkierEvent, frozen=True):
    """A die of the board was rolled again."""

    seat: int
    nation: str
    spot: str
    die: int


class ShotFired(SkierEvent, frozen=True):
    """A shot with the die of the marker's colour."""

    seat: int
    nation: str
    target: int
    colour: str
    die: int
    result: str


class ShotRerolled(SkierEvent, frozen=True):
    """A shot fired once more."""

    seat: int
    nation: str
    target: int
    colour: str
    die: int
    result: str


class ShootingEnded(SkierEvent, frozen=True):
    """Five shots have been fired: the misses, and the laps they cost."""

    seat: int
    nation: str
    misses: int
    laps: int


class MovementBegun(SkierEvent, frozen=True):
    seat: int
    nation: str
    steps: int


class SkierMoved(SkierEvent, frozen=True):
    """A skier came to a space."""

    seat: int
    nation: str
    space: str


class LapSkied(SkierEvent, frozen=True):
    """A lap of the penalty lane is done."""

    seat: int
    nation: str
    misses: int


class DraftTaken(Draft, frozen=True):
    seat: int
    nation: str
    leader: str


class DraftRefused(Draft, frozen=True):
    """A skier does not follow."""

    seat: int
    nation: str
    leader: str


class FinishCrossed(SkierEvent, frozen=True):
    """A skier crossed the line."""

    seat: int
    nation: str
    place: int


class SkierCollapsed(SkierEvent, frozen=True):
    """A skier had to pay and could not."""

    seat: int
    nation: str
    row: int


class RaceEnded(Event, frozen=True):
    ending: str


EVENTS: list[type[Event]] = [
    NationChosen,
    ChoiceClosed,
    WaxLaid,
    RoundBegun,
    DiceRolled,
    DiceSetAside,
    DicePlaced,
    SixesPlaced,
    ColumnTaken,
    StarCounted,
    TokenRefreshed,
    EndurancePaid,
    TokenUsed,
    PrintedUsed,
    TotalChanged,
    DieRerolled,
    ShotFired,
    ShotRerolled,
    ShootingEnded,
    MovementBegun,
    SkierMoved,
    LapSkied,
    DraftTaken,
    DraftRefused,
    FinishCrossed,
    SkierCollapsed,
    RaceEnded,
]
