"""Le Tour de France: one road, two dice, cards that bend every roll. Identity and options: read this first."""

from tablee.engine.actions import Actions
from tablee.engine.game import ASK, Game
from tablee.engine.options import BotSeats, Choice, Number, Text
from tablee.engine.tuned import tuned
from tablee.games.tour_de_france import (
    bot,
    fields,
    observation,
    position,
    questions,
    rules,
    rules_actions,
    rules_settings,
    shapes,
    view,
)
from tablee.games.tour_de_france.rules_actions import CATEGORIES, DONE, SIGNS, NoAnswer
from tablee.games.tour_de_france.rules_cards import STRATEGY_COUNT
from tablee.games.tour_de_france.rules_road import FINISH
from tablee.games.tour_de_france.rules_settings import (
    DICE,
    FEWEST_PLAYERS,
    FREE,
    MIXED,
    MOST_PLAYERS,
    MOVER_FIRST,
    OFF,
    OPPONENTS_FIRST,
    PALMARES,
    PRINTED,
    QUESTIONS,
    RACE,
)

PLAYERS = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
FEWEST_ROUNDS, MOST_ROUNDS, USUAL_ROUNDS = 30, 200, 80
FEWEST_SECONDS, MOST_SECONDS, USUAL_SECONDS = 10, 300, 45
OWN_CARDS_LIMIT = 100_000  # letters: 29 cards in two languages, written with space to spare
PURPOSES = ("prologue", "trial", "quiz", "yellow", "polka", "green", "white")
NEAR = 12  # spaces before the finish: what two dice can reach
TURNS_EACH_ROUND = 2  # an extra turn needs its card to come round again


def longest(players: int) -> int:
    """In every turn a roll, all cards and everybody's last word, a category, an answer, a Joker."""
    return MOST_ROUNDS * players * TURNS_EACH_ROUND * (1 + STRATEGY_COUNT + players + 3)


def never_on_others(seen: shapes.TourDeFranceView) -> int | None:
    """Standing order: play no card on the rolls of others."""
    return DONE if seen.asked == seen.header.viewer != seen.turn else None


def not_this_turn(seen: shapes.TourDeFranceView) -> int | None:
    """Standing order until the next rider's turn: play no card, on nobody's roll."""
    return DONE if seen.asked == seen.header.viewer else None


def turn_of(seen: shapes.TourDeFranceView) -> str:
    """The turn in which something was said: an extra one is a part of it."""
    return f"{seen.round} {seen.turn}"


def next_window(seen: shapes.TourDeFranceView) -> int | None:
    """Standing order until the next roll that the seat may bend is over: be asked on it, whatever else was ordered."""
    return ASK if seen.asked == seen.header.viewer else None


def window_of(seen: shapes.TourDeFranceView) -> str:
    """The turn with the next roll that the viewer may bend: this one, or the next that is not missed."""
    viewer = seen.header.viewer
    if seen.phase == "roll" or seen.extra or viewer == seen.asked or viewer in seen.to_ask:
        return turn_of(seen)
    riders, missed = len(seen.order), list(seen.skip)
    place = seen.order.index(seen.turn) + 1
    while missed[seen.order[place % riders]] > 0:
        missed[seen.order[place % riders]] -= 1
        place += 1
    return f"{seen.round + place // riders} {seen.order[place % riders]}"


def only_rivals(seen: shapes.TourDeFranceView) -> int | None:
    """Standing order: be asked on others' rolls only if the rider leads, would lead, or comes near the finish."""
    if never_on_others(seen) is None or seen.target is None:
        return None
    rider = seen.riders[seen.turn]
    best = max(space for seat, space in enumerate(seen.riders) if seat != seen.turn)
    is_rival = rider >= best or seen.target > best or FINISH - rider <= NEAR or seen.target == FINISH
    return None if is_rival else DONE


GAME = Game(
    slug="tour-de-france",
    version=1,
    package="tablee.games.tour_de_france",
    players=PLAYERS,
    company=4,
    options=[
        Choice("quiz", (QUESTIONS, DICE), QUESTIONS),
        BotSeats("chance_seats"),
        Choice("custom_questions", (OFF, MIXED), OFF),
        Text(
            "custom_cards",
            "",
            questions.is_own,
            "JSON, C01–C29",
            OWN_CARDS_LIMIT,
            secret=True,
            survey=questions.survey,
            file=".json",
            needs={"custom_questions": MIXED},
        ),
        Choice("strategy_sign", (FREE, PRINTED), FREE),
        Choice("strategy_order", (OPPONENTS_FIRST, MOVER_FIRST), OPPONENTS_FIRST),
        Choice("victory", (RACE, PALMARES), RACE),
        Number("max_rounds", FEWEST_ROUNDS, MOST_ROUNDS, USUAL_ROUNDS),
        Number("answer_seconds", FEWEST_SECONDS, MOST_SECONDS, USUAL_SECONDS, also=(0,)),
    ],
    presets={
        "no-quiz": {"quiz": DICE},
        "palmares": {"victory": PALMARES},
        "printed": {"strategy_sign": PRINTED, "strategy_order": MOVER_FIRST},
    },
    make_fixed=rules_settings.Settings,
    unsuited=rules_settings.unsuited,
    state=rules.TourDeFrance,
    fields=fields.FIELDS,
    actions=Actions(rules_actions.ENTRIES, {"sign": SIGNS, "category": CATEGORIES}, clock_only=[NoAnswer]),
    views=shapes.TourDeFranceView,
    events=shapes.EVENTS,
    routine=[shapes.RoundEnded],
    fill_view=view.fill_view,
    observation=observation.observation,
    fill_state=view.imagine,
    show_lines=position.show,
    read_lines=position.read,
    refusals=[
        "category-chosen",
        "category-first",
        "clock-only",
        "no-joker",
        "no-question",
        "no-such-card",
        "no-window",
        "nothing-to-cancel",
        "pawn-has-moved",
        "roll-first",
        "rolled-already",
        "wrong-sign",
    ],
    bots={"novice": bot.novice, "greedy": bot.greedy},
    knowledge=bot.Expertise(tuned("tablee.games.tour_de_france")),
    reasons=bot.REASONS,
    words={"start": "space", "right": "choice", "title": "title"},
    lines={
        "category": "category",
        "question-fr": "sentence",
        "question-en": "sentence",
        "answers-fr": "sentence",
        "answers-en": "sentence",
        "right": "text",
        "given": "text",
        "card": "text",
        "round": "number",
        "turn": "seat",
        "dice": "number",
        "played": "seat:text",
        "total": "number",
        **{f"rolled-{purpose}": "seat:text" for purpose in PURPOSES},
        "target": "space",
        "asked": "seat",
        "threat": "card",
        "order": "seat",
        "riders": "seat=space",
        "trials": "space",
        "yellow": "seat",
        "polka": "seat",
        "green": "seat",
        "white": "seat",
        "hand": "text",
        "known": "text",
        "jokers": "seat=number",
        "skip": "seat=number",
        "climbs": "number",
        "sprints": "number",
        "youth": "number",
        "tied-polka": "number seat",
        "tied-green": "number seat",
        "tied-white": "number seat",
        "deck-strategy": "number",
        "deck-surprise": "number",
        "deck-questions": "number",
        "row-strategy": "text",
        "row-surprise": "title",
        "row-questions": "text",
    },
    standing_orders={
        "next-window": next_window,
        "not-this-turn": not_this_turn,
        "never-on-others": never_on_others,
        "only-rivals": only_rivals,
    },
    brief_orders={"not-this-turn": turn_of, "next-window": window_of},
    usual_orders=["only-rivals"],
    longest=longest(MOST_PLAYERS),
)
