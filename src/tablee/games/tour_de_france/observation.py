"""A view of the Tour de France as numbers. Questions are words: a learner sees their category and what was answered."""

from tablee.engine.observation import (
    Amount,
    BySeat,
    Counts,
    Fields,
    Header,
    Omitted,
    OneOf,
    Part,
    SeatOf,
    Seats,
    Several,
    YesNo,
)
from tablee.games.tour_de_france import shapes
from tablee.games.tour_de_france.rules import ENDINGS, MISHAP_WORD, PHASES
from tablee.games.tour_de_france.rules_actions import ANSWERS, CATEGORIES, VALUES
from tablee.games.tour_de_france.rules_cards import (
    MOST_JOKERS,
    STRATEGY_COUNT,
    SURPRISE_COPIES,
    SURPRISE_COUNT,
    SURPRISES,
)
from tablee.games.tour_de_france.rules_jerseys import DECK_COPIES, DECK_VALUES, JERSEYS, POINT_DECKS
from tablee.games.tour_de_france.rules_quiz import GIVEN
from tablee.games.tour_de_france.rules_road import DIE, FINISH, LAST_PROLOGUE, TRIALS
from tablee.games.tour_de_france.rules_settings import QUESTION_IDS, Settings

CARDS_ASIDE = 2 * VALUES + 1  # how one card can change a roll
MOST_TOTAL = 2 * DIE + sum(value * 6 for value in range(1, VALUES + 1))
MOST_SKIPPED = 30  # turns to miss: as many as there are surprise cards
POINTS = [max(copies) for copies in DECK_COPIES]
MOST_POINTS = max(
    sum(value * count for value, count in zip(*deck, strict=True))
    for deck in zip(DECK_VALUES, DECK_COPIES, strict=True)
)


def deck(words: list[str], count: int) -> Fields:
    """A deck: how many cards are hidden, and how many of each lie in the row under it."""
    return Fields(shapes.Deck, {"unknown": Amount(0, count), "row": Counts(words, count)})


def observation(players: int, fixed: Settings) -> dict[str, Part]:
    """Every field of the view but the words of questions and dice that are settled."""
    names = fixed.strategy_names
    return {
        "header": Header(players),
        "phase": OneOf(PHASES),
        "round": Amount(0, int(fixed.max_rounds)),
        "turn": SeatOf(players),
        "order": Several(players, SeatOf(players)),
        "riders": BySeat(players, Amount(LAST_PROLOGUE, FINISH)),
        "skip": BySeat(players, Amount(0, MOST_SKIPPED)),
        "extra": YesNo(),
        "jokers": BySeat(players, Amount(0, MOST_JOKERS)),
        "hands": BySeat(
            players,
            Fields(
                shapes.Hand,
                {
                    "size": Amount(0, STRATEGY_COUNT),
                    "cards": Counts(names, STRATEGY_COUNT),
                    "known": Counts(names, STRATEGY_COUNT),
                },
            ),
        ),
        "strategy": Fields(
            shapes.Deck, {"unknown": Amount(0, STRATEGY_COUNT), "row": Several(STRATEGY_COUNT, OneOf(names))}
        ),
        "surprise": deck(SURPRISES.names, max(SURPRISE_COUNT, sum(SURPRISE_COPIES))),
        "questions": deck(QUESTION_IDS, len(QUESTION_IDS)),
        "points": BySeat(
            players,
            Fields(
                shapes.Points,
                {name: Counts(DECK_VALUES[deck], POINTS[deck]) for deck, name in enumerate(JERSEYS[1:])},
            ),
        ),
        "totals": BySeat(players, Several(POINT_DECKS, Amount(0, MOST_POINTS))),
        "jerseys": Several(len(JERSEYS), SeatOf(players)),
        "ties": Several(POINT_DECKS, Fields(shapes.Tie, {"total": Amount(0, MOST_POINTS), "seats": Seats(players)})),
        "spent": Counts([int(space) for space in TRIALS]),
        "dice": Several(2, Amount(1, DIE, nothing=0)),
        "played": Several(
            STRATEGY_COUNT, Fields(shapes.Played, {"seat": SeatOf(players), "value": Amount(-VALUES, VALUES)})
        ),
        "total": Amount(0, MOST_TOTAL, nothing=-1),
        "target": Amount(LAST_PROLOGUE, FINISH),
        "reach": Several(CARDS_ASIDE, Amount(LAST_PROLOGUE, FINISH)),
        "sums": Several(CARDS_ASIDE, Amount(0, MOST_TOTAL)),
        "bounces": Several(CARDS_ASIDE, YesNo()),
        "window": Several(players, SeatOf(players)),
        "asked": SeatOf(players),
        "to_ask": Several(players, SeatOf(players)),
        "threat": OneOf([MISHAP_WORD, *SURPRISES.names]),
        "question": Fields(
            shapes.Question,
            {
                "category": OneOf(CATEGORIES),
                "fr": Omitted("words"),
                "en": Omitted("words"),
                "answers_fr": Omitted("words"),
                "answers_en": Omitted("words"),
            },
        ),
        "card": OneOf(QUESTION_IDS),
        "right": OneOf(range(ANSWERS)),
        "given": OneOf(GIVEN),
        "rolls": Omitted("what they decided is in order, jerseys and riders"),
        "ending": OneOf(ENDINGS[1:]),
        "signs_printed": Omitted("follows from the options"),
        "by_points": Omitted("follows from the options"),
    }
