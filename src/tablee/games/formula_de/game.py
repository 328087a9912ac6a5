"""Formula Dé: a race of cars, a die for each gear. Identity and options: read this first."""

from itertools import takewhile

from tablee.engine.actions import Actions
from tablee.engine.game import Game
from tablee.engine.options import Choice, Text
from tablee.engine.tuned import tuned
from tablee.games.formula_de import (
    bot,
    fields,
    observation,
    position,
    rules,
    rules_actions,
    rules_refusals,
    rules_track,
    scenery,
    shapes,
    view,
)
from tablee.games.formula_de.board import CIRCUITS
from tablee.games.formula_de.examination import FORM, LONGEST_TEXT, is_circuit, survey

PLAYERS = tuple(range(2, rules_track.MOST_CARS + 1))
MOST_QUESTIONS = 2 + 2 * rules_track.MOST_CARS  # of a turn: gear, move, and past each other car in its slipstream
SWITCH = ("false", "true")


def is_empty_or_circuit(text: str) -> bool:
    """A circuit of one's own, or none."""
    return not text or is_circuit(text)


def problem_theme(view: shapes.FormulaDeView) -> str:
    """The stretch of the circuit on which the car on turn is: the number with which its cells begin."""
    cell = next(car.cell or "" for car in view.cars if car.car == view.car)
    return f"{view.circuit} {''.join(takewhile(str.isdigit, cell))}"


GAME = Game(
    slug="formula-de",
    version=1,
    package="tablee.games.formula_de",
    players=PLAYERS,
    company=4,
    options=[
        Choice("circuit", (*CIRCUITS, rules_track.CUSTOM), CIRCUITS[0]),
        Text(
            "custom_circuit",
            "",
            is_empty_or_circuit,
            FORM,
            limit=LONGEST_TEXT,
            survey=survey,
            file=".toml",
            needs={"circuit": rules_track.CUSTOM},
        ),
        Choice("laps", ("1", "2"), "1"),
        Choice("cars_per_player", ("1", "2"), "1"),
        Choice("engine_test", ("roller", "all_fast"), "roller"),
        Choice("collision_zone", ("beside", "beside_and_behind"), "beside"),
        Choice("keep_lane_on_exit", ("overshoot", "always"), "overshoot"),
        Choice("missed_stops", ("eliminated", "multiply"), "eliminated"),
        Choice("slipstream", SWITCH, "false"),
        Choice("road_handling", SWITCH, "false"),
        Choice("end_mode", ("full", "first"), "full"),
    ],
    presets={
        "classique": {},
        "plateau": {"circuit": "grand-plateau"},
        "grand-prix": {"laps": "2", "slipstream": "true", "road_handling": "true"},
        "ecuries": {"cars_per_player": "2"},
        "famille": {"missed_stops": "multiply", "end_mode": "first"},
        "rude": {
            "circuit": "grand-plateau",
            "laps": "2",
            "engine_test": "all_fast",
            "collision_zone": "beside_and_behind",
            "keep_lane_on_exit": "always",
            "road_handling": "true",
        },
    },
    make_fixed=rules_track.Settings,
    unsuited=rules_track.unsuited,
    state=rules.FormulaDe,
    fields=fields.FIELDS,
    actions=Actions(rules_actions.ENTRIES, {}),
    name_in=rules_refusals.named,
    parse_in=rules_refusals.parse,
    why_not_in=rules_refusals.why_not_named,
    views=shapes.FormulaDeView,
    events=shapes.EVENTS,
    fill_view=view.fill_view,
    observation=observation.observation,
    fill_state=view.imagine,
    show_lines=position.show,
    read_lines=position.read,
    refusals=[
        "against-arrows",
        "answer-slipstream",
        "brakes-missing",
        "cell-occupied",
        "corner-costs-brake",
        "ends-early",
        "first-after-spin",
        "gear-first",
        "gear-not-payable",
        "gear-too-high",
        "gear-too-low",
        "keep-lane",
        "move-first",
        "no-slipstream",
        "no-such-option",
        "one-cell-at-least",
        "pits-closed",
        "stops-missing",
        "third-at-most",
        "too-many-changes",
        "tyres-missing",
        "way-blocked",
        "wrong-distance",
    ],
    bots={"novice": bot.novice, "greedy": bot.greedy},
    knowledge=bot.Expertise(tuned("tablee.games.formula_de")),
    reasons=bot.REASONS,
    scenery=scenery.scenery,
    outlook=view.outlook,
    problem_theme=problem_theme,
    words={
        "other": "car",
        "rival": "seat",
        "chaser": "seat",
        "order": "car",
        "origin": "to",
        "target": "to",
        "cell": "to",
        "reason": "fault",
        "point": "point",
    },
    lines={
        "round": "number",
        "order": "car",
        "turn": "car",
        "roll": "number",
        "corner": "part:number",
        "car": "text part:number",
        "second": "text part:number",
        "debris": "text",
        "trail": "text",
        "costs": "gear:point",
        "tyres": "text:number",
        "spins": "text",
    },
    longest=rules.MOST_ROUNDS * rules_track.MOST_CARS * MOST_QUESTIONS,
)
