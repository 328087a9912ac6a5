"""Médailles: nine sports, three metals, open bidding. Identity and options: read this first."""

from tablee.engine.actions import Actions
from tablee.engine.game import Game
from tablee.engine.options import Choice, Number
from tablee.engine.tuned import tuned
from tablee.games.medailles import (
    bot,
    fields,
    observation,
    position,
    rules,
    rules_actions,
    rules_settings,
    shapes,
    view,
)
from tablee.games.medailles.board import DISCIPLINES
from tablee.games.medailles.rules_actions import PASS, PLACES
from tablee.games.medailles.rules_cards import CARD_COUNT, FULL_HAND
from tablee.games.medailles.rules_settings import FEWEST_PLAYERS, MOST_PLAYERS, RANDOM, TEAMS, USUAL

PLAYERS = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
FEWEST_MEDALS, MOST_MEDALS = 3, 9
MOST_LAPS = 3


def longest(players: int) -> int:
    """As many turns as cards in the pile, since each draws one at least, and the last turns; in each all are asked."""
    return (CARD_COUNT - FULL_HAND * players - PLACES + MOST_LAPS * players) * players


def never_answer(seen: shapes.MedaillesView) -> int | None:
    """Standing order: let every bid of others stand."""
    return PASS if seen.asked == seen.header.viewer else None


def answer_kind(named: str) -> str:
    """Disciplines can be exchanged for one another, and so can the places of the centre."""
    return " ".join(word for word in named.split() if not word.startswith(("discipline=", "place=")))


GAME = Game(
    slug="medailles",
    version=1,
    package="tablee.games.medailles",
    players=PLAYERS,
    options=[
        Choice("teams", ("off", TEAMS), "off"),
        Choice("medal_target", (USUAL, *(str(count) for count in range(FEWEST_MEDALS, MOST_MEDALS + 1))), USUAL),
        Number("final_laps", 0, MOST_LAPS, 2),
        Choice("dealer", (RANDOM, *(str(seat) for seat in range(MOST_PLAYERS))), RANDOM),
    ],
    presets={
        "teams": {"teams": TEAMS},
        "short": {"medal_target": "3", "final_laps": 1},
        "strict": {"final_laps": 0},
    },
    make_fixed=rules_settings.Settings,
    unsuited=rules_settings.unsuited,
    state=rules.Medailles,
    fields=fields.FIELDS,
    actions=Actions(rules_actions.ENTRIES, {"discipline": DISCIPLINES}),
    views=shapes.MedaillesView,
    events=shapes.EVENTS,
    fill_view=view.fill_view,
    observation=observation.observation,
    fill_state=view.imagine,
    show_lines=position.show,
    read_lines=position.read,
    refusals=[
        "contest-first",
        "countered-already",
        "highest-possible",
        "medal-gone",
        "no-discard-now",
        "no-passing",
        "no-swap-yet",
        "not-enough-cards",
        "not-in-centre",
        "not-more-than-bid",
        "nothing-to-answer",
        "partners-bid",
        "place-empty",
        "swap-would-double",
    ],
    bots={"novice": bot.novice, "greedy": bot.greedy},
    knowledge=bot.Expertise(tuned("tablee.games.medailles")),
    reasons=bot.REASONS,
    words={"cards": "card", "taken": "card", "left": "left"},
    lines={
        "contest": "discipline",
        "bid": "card",
        "countered": "seat",
        "asked": "seat",
        "phase": "number",
        "score": "seat=number",
        "dealer": "seat",
        "turn": "seat",
        "passes": "number",
        "centre": "place=card",
        "pile": "number",
        "pot": "card",
        "hand": "card",
        "shown": "card",
        "gold": "card",
        "silver": "card",
        "bronze": "card",
    },
    standing_orders={"never-answer": never_answer},
    answer_kind=answer_kind,
    longest=max(longest(players) for players in PLAYERS),
)
