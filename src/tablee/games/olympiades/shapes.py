"""What leaves a state of Olympiades: its view and its events; and the scenario, which comes in."""

from typing import Annotated

import msgspec

from tablee.engine.shapes import Event, View

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Medals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The medal table of a team."""

    gold: Count = 0
    silver: Count = 0
    bronze: Count = 0


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A beginning for tests and puzzles: what it names is not drawn."""

    events: Annotated[list[str], msgspec.Meta(min_length=1, max_length=16)] | None = None
    energy: list[Annotated[int, msgspec.Meta(ge=0, le=30)]] | None = None
    medals: Annotated[list[Medals], msgspec.Meta(min_length=2, max_length=2)] | None = None
    first: int | None = None


class Won(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A medal that was won, by an athlete or by a team as a whole; or lost in the anti-doping control."""

    metal: str
    team: int
    seat: int | None = None
    lost: bool = False


class Finished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event that is over: its medals, and the energy that each athlete spent in it (gained, if negative)."""

    event: str
    won: list[Won]
    spent: list[int]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on the tile of the current event, and what its score tracks, pads and dice show."""

    event: str
    round: int  # obstacle, lot, pair, bar, shot, round: from 1; 0 for the bids before a fight
    turn: int | None  # the seat that decides alone
    score: list[int | None]  # the score track of each athlete
    pads: list[str | None]  # what each pad showed when they were last revealed: bid:3
    dice: list[int]  # green, blue, yellow, red as they lie; 0: not thrown
    cube: int  # fencing and tug of war: towards Sun above 0, towards Wave below
    baskets: list[int]  # of each team
    holes: list[list[int]]  # that each team has taken
    ball: int | None
    streak: int  # ties, passes or rounds without a hit in a row
    price: int | None  # the last number announced
    speaker: int | None  # who announced it
    due: int  # energy still to be divided
    gains: bool  # is it given, or paid?
    part: int | None  # the athlete whose part is entered next
    trying: int  # the level of a weight that was not lifted
    rerolls: int  # left in fencing
    out: list[int]  # seats that have retired
    won: list[Won]
    spent: list[int]
    strokes: list[int]  # golf, at a hole that is taken: the price of each hole


class Outlook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With how many faces of a die a choice succeeds: one number, or one for each sum that is bid against it."""

    faces: int
    chances: list[int]


class OlympiadesView(View, frozen=True, tag="olympiades", forbid_unknown_fields=True):
    """Olympiades as one viewer may know it: all but the pads that are not revealed yet."""

    programme: list[str | None]  # None: not yet drawn
    kinds: list[str]  # standard, rest, final
    index: int  # the current event, from 0; the number of events: the game is over
    energy: list[int]
    medals: list[Medals]
    points: list[int]  # of each team
    first: int
    talk: str  # open, closed, numbers
    tile: Tile
    history: list[Finished]
    gained: list[list[int]]  # points that each of these brought each team
    lately: list[list[str]]  # the choices shown and dice thrown by each seat since the last decision: bid:3, green:4


class FirstDrawn(Event, frozen=True):
    seat: int


class EventBegun(Event, frozen=True):
    sport: str
    number: int
    talk: str


class TokenPassed(Event, frozen=True):
    seat: int


class PadLocked(Event, frozen=True):
    seat: int


class ChoiceShown(Event, frozen=True):
    seat: int
    choice: str
    n: int | None
    target: int | None


class EnergyPaid(Event, frozen=True):
    seat: int
    energy: int


class EnergyGained(Event, frozen=True):
    seat: int
    energy: int


class DieThrown(Event, frozen=True):
    seat: int
    die: str
    face: str


class ScoreMarked(Event, frozen=True):
    seat: int
    score: int


class ObstacleCleared(Event, frozen=True):
    seat: int
    obstacle: int


class RiderFell(Event, frozen=True):
    seat: int
    obstacle: int


class HolePlayed(Event, frozen=True):
    seat: int
    hole: int


class StrokeLost(Event, frozen=True):
    seat: int
    hole: int


class NumberAnnounced(Event, frozen=True):
    seat: int
    n: int


class AthletePassed(Event, frozen=True):
    seat: int


class WeightLifted(Event, frozen=True):
    seat: int
    kg: int


class LiftFailed(Event, frozen=True):
    seat: int
    kg: int


class BarLowered(Event, frozen=True):
    cost: int


class SumsCompared(Event, frozen=True):
    sun: int
    wave: int


class ShotTaken(Event, frozen=True):
    seat: int
    reached: int
    needed: int
    result: str


class BallTaken(Event, frozen=True):
    seat: int


class CubeMoved(Event, frozen=True):
    team: int


class AthleteHit(Event, frozen=True):
    seat: int
    score: int


class AthleteEliminated(Event, frozen=True):
    seat: int


class LimitReached(Event, frozen=True):
    sport: str


class MedalWon(Event, frozen=True):
    seat: int
    metal: str


class TeamMedalWon(Event, frozen=True):
    team: int
    metal: str


class MedalLost(Event, frozen=True):
    team: int
    metal: str


class NoMedal(Event, frozen=True):
    sport: str


class GameEnded(Event, frozen=True):
    sun: int
    wave: int


EVENTS: list[type[Event]] = [
    FirstDrawn, EventBegun, TokenPassed, PadLocked, ChoiceShown, EnergyPaid, EnergyGained, DieThrown, ScoreMarked,
    ObstacleCleared, RiderFell, HolePlayed, StrokeLost, NumberAnnounced, AthletePassed, WeightLifted, LiftFailed,
    BarLowered, SumsCompared, ShotTaken, BallTaken, CubeMoved, AthleteHit, AthleteEliminated, LimitReached, MedalWon,
    TeamMedalWon, MedalLost, NoMedal, GameEnded,
]  # fmt: skip
