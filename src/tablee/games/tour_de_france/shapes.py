"""What leaves a state of the Tour de France: its view and its events."""

import msgspec

from tablee.engine.shapes import Event, View


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Strategy cards of a seat: how many, which if the viewer sees them, and those that all have seen."""

    size: int
    cards: list[str] | None
    known: list[str]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck: how many cards have no known place, and under them the row of those put back, the next first."""

    unknown: int
    row: list[str]


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The point cards before a seat."""

    polka: list[int]
    green: list[int]
    white: list[int]


class Tie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tie for a jersey that was rolled off: at how many points, between whom."""

    total: int
    seats: list[int]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A strategy card played on the roll, with its sign."""

    seat: int
    value: int


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two dice rolled for something else than a move: prologue, trial, quiz or the jersey of a tie."""

    purpose: str
    seat: int
    dice: list[int]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question as it is shown, its answers in the order in which they are read."""

    category: str
    fr: str
    en: str
    answers_fr: list[str]
    answers_en: list[str]


class TourDeFranceView(View, frozen=True, tag="tour-de-france", forbid_unknown_fields=True):
    """The Tour de France as one viewer may know it."""

    phase: str  # roll, window, category, answer, joker or over
    round: int
    turn: int  # whose rider moves
    order: list[int]
    riders: list[int]  # the space of each seat
    skip: list[int]  # turns to miss
    extra: bool  # the rider on turn has one more
    jokers: list[int]
    hands: list[Hand]
    strategy: Deck
    surprise: Deck
    questions: Deck
    points: list[Points]
    totals: list[list[int]]  # points of each seat: polka, green, white
    jerseys: list[int | None]  # who wears yellow, polka, green, white
    ties: list[Tie | None]  # polka, green, white
    spent: list[int]  # the time trials that were held
    dice: list[int]  # of the last roll to move
    played: list[Played]
    total: int | None  # the dice with all cards
    target: int | None  # where the rider would stop, while cards may be played
    reach: list[int]  # where with 4, 3, 2, 1 less, with nothing, and with 1, 2, 3, 4 more
    sums: list[int]  # the total with each of these
    bounces: list[bool]  # is each of these reached over the finish and back?
    window: list[int]  # all seats in the order in which they may play cards on this roll
    asked: int | None  # the seat that may play cards now
    to_ask: list[int]  # those who may play after it, in order; seats without a card are passed over
    threat: str | None  # what a Joker would cancel: mishap, or a surprise card
    question: Question | None  # the one asked, or asked last
    card: str | None  # its id, once it is answered
    right: int | None  # the place of its right answer, once it is answered
    given: str | None  # A, B, C, none, chance-right or chance-wrong, once it is answered
    rolls: list[Roll]  # all other dice of the last action, in order
    ending: str  # finish, rounds; empty while the race goes on
    signs_printed: bool  # strategy cards have a sign of their own
    by_points: bool  # points for place and jerseys decide, not the race alone


class DiceRolled(Event, frozen=True):
    """A seat rolled the two dice: to move, or for something else."""

    seat: int
    purpose: str
    dice: list[int]
    total: int


class ProloguePlaced(Event, frozen=True):
    """The prologue gave a seat its place in the play order."""

    seat: int
    place: int
    space: int


class JerseyTaken(Event, frozen=True):
    """A jersey has a new wearer."""

    seat: int
    jersey: str


class StrategyPlayed(Event, frozen=True):
    """A seat added or subtracted a strategy card."""

    seat: int
    sign: str
    value: int
    total: int


class RiderStayed(Event, frozen=True):
    """Nothing is left of the roll."""

    seat: int


class RiderAdvanced(Event, frozen=True):
    seat: int
    count: int
    start: int
    space: int


class RiderBounced(Event, frozen=True):
    """A rider rode too far: to the finish and back by the rest."""

    seat: int
    count: int
    start: int
    space: int


class RiderDroppedBack(Event, frozen=True):
    seat: int
    start: int
    space: int


class PointsWon(Event, frozen=True):
    """A seat took a point card."""

    seat: int
    jersey: str
    points: int
    total: int


class PointsDeckEmpty(Event, frozen=True):
    """There was no point card left."""

    seat: int
    jersey: str


class StrategyDrawn(Event, frozen=True):
    """A seat drew a strategy card."""

    seat: int
    strategy: str | None


class StrategyDeckEmpty(Event, frozen=True):
    """There was no strategy card left."""

    seat: int


class StrategyLost(Event, frozen=True):
    """A strategy card of a seat went back under the deck."""

    seat: int
    strategy: str


class SurpriseDrawn(Event, frozen=True):
    """A seat drew a surprise card."""

    seat: int
    card: str


class JokerUsed(Event, frozen=True):
    """A seat cancelled what happened to it."""

    seat: int


class TrialBegun(Event, frozen=True):
    """A time trial for all."""

    space: int


class TrialWon(Event, frozen=True):
    """A seat was the best of a time trial."""

    seat: int
    space: int


class QuestionRead(Event, frozen=True):
    """The player on the left read a question and its answers."""

    seat: int
    category: str
    fr: str
    en: str
    choices_fr: str
    choices_en: str


class QuestionAnswered(Event, frozen=True):
    """A seat answered; the right answer is shown."""

    seat: int
    choice: int
    result: str
    right: int
    answer_fr: str
    answer_en: str
    why_fr: str
    why_en: str


class AnsweredByChance(Event, frozen=True):
    """Chance answered for a seat; question and right answer are shown."""

    seat: int
    category: str
    fr: str
    en: str
    result: str
    answer_fr: str
    answer_en: str
    why_fr: str
    why_en: str


class ExtraTurnWon(Event, frozen=True):
    """A seat has one more turn."""

    seat: int


class TurnMissed(Event, frozen=True):
    """A seat missed its turn."""

    seat: int


class RoundEnded(Event, frozen=True):
    """Every seat has had its turn."""

    round: int


class GameEnded(Event, frozen=True):
    ending: str


EVENTS: list[type[Event]] = [
    DiceRolled,
    ProloguePlaced,
    JerseyTaken,
    StrategyPlayed,
    RiderStayed,
    RiderAdvanced,
    RiderBounced,
    RiderDroppedBack,
    PointsWon,
    PointsDeckEmpty,
    StrategyDrawn,
    StrategyDeckEmpty,
    StrategyLost,
    SurpriseDrawn,
    JokerUsed,
    TrialBegun,
    TrialWon,
    QuestionRead,
    QuestionAnswered,
    AnsweredByChance,
    ExtraTurnWon,
    TurnMissed,
    RoundEnded,
    GameEnded,
]
