"""Olympiades: sixteen events, two teams, secret pads. Identity and options: read this first."""

import msgspec

from tablee.engine.actions import Actions
from tablee.engine.game import Game
from tablee.engine.options import Choice, Number, Text
from tablee.engine.tuned import tuned
from tablee.games.olympiades import (
    bot,
    bot_expertise,
    fields,
    observation,
    outlook,
    position,
    rules,
    rules_actions,
    rules_settings,
    shapes,
    view,
)
from tablee.games.olympiades.board import BOARD
from tablee.games.olympiades.events import SPORTS
from tablee.games.olympiades.rules_actions import MOST_ENERGY
from tablee.games.olympiades.rules_settings import AUTO, FREE, HIDDEN, LENGTHS, NUMERIC_DICE, SILENT, STRICT

PLAYERS = (4, 6)  # OLY-1.1
MOST_EVENTS = 16
LONGEST_EVENT = 420  # decisions; basketball: twenty shots with three passes before each, four seats that choose
LEAST_START = 5


def is_scenario(text: str) -> bool:
    """A JSON object that names events, energy, medals or the first player; or nothing."""
    try:
        scenario = rules_settings.read_scenario(text)
    except msgspec.MsgspecError:
        return False
    return scenario.events is None or set(scenario.events) <= set(SPORTS)


GAME = Game(
    slug="olympiades",
    version=1,
    package="tablee.games.olympiades",
    players=PLAYERS,
    options=[
        Choice("length", tuple(LENGTHS), "complete"),
        Number("start_energy", LEAST_START, MOST_ENERGY, AUTO, also=(AUTO,)),
        Choice("programme", ("visible", HIDDEN), "visible"),
        Choice("dice", tuple(BOARD.dice), "colour"),
        Number("final_gold", 1, 2, 1),
        Choice("talk", (STRICT, FREE, SILENT), STRICT),
        Text("scenario", "", is_scenario, '{"events": ["golf"], "energy": [30, …], "medals": [{…}, {…}], "first": 0}'),
    ],
    presets={
        "short": {"length": "short"},
        "medium": {"length": "medium", "dice": "classic"},
        "marathon": {"length": "marathon", "final_gold": 2},
        "surprise": {"length": "short", "programme": HIDDEN, "talk": SILENT},
    },
    make_fixed=rules_settings.Settings,
    unsuited=rules_settings.unsuited,
    state=rules.Olympiades,
    fields=fields.FIELDS,
    actions=Actions(rules_actions.ENTRIES, {"die": NUMERIC_DICE}),
    views=shapes.OlympiadesView,
    events=shapes.EVENTS,
    routine=[shapes.ChoiceShown, shapes.PadLocked],
    fill_view=view.fill_view,
    observation=observation.observation,
    fill_state=view.imagine,
    outlook=outlook.outlook,
    show_lines=position.show,
    read_lines=position.read,
    refusals=[
        "announce-more",
        "bar-too-high",
        "energy-short",
        "hole-taken",
        "not-heavier",
        "not-in-this-event",
        "not-now",
        "not-your-ball",
        "opponents-only",
        "part-out-of-range",
        "retry-or-pass",
        "shot-clock",
        "strokes-short",
        "team-energy-short",
        "team-mates-only",
        "you-have-the-ball",
    ],
    bots={"novice": bot.novice, "greedy": bot.greedy},
    knowledge=bot_expertise.Expertise(tuned("tablee.games.olympiades")),
    reasons=bot.REASONS,
    words={"target": "seat", "results": "result"},
    lines={
        "now": "sport",
        "athletes": "seat=athlete",
        "programme": "place=sport",
        "event": "number",
        "energy": "seat=number",
        "sun": "metal:number",
        "wave": "metal:number",
        "points": "team:number",
        "first": "seat",
        "round": "number",
        "cube": "number",
        "streak": "number",
        "trying": "level",
        "rerolls": "number",
        "turn": "seat",
        "ball": "seat",
        "price": "number",
        "speaker": "seat",
        "part": "seat",
        "due": "due:number",
        "score": "seat=number",
        "pads": "seat=pad:number",
        "dice": "die:number",
        "baskets": "team:number",
        "holes": "team:number",
        "out": "seat",
        "won": "metal:seat",
        "spent": "seat=number",
        "lately": "what:number",
        "results": "place=result",
        "paid": "place=number",
    },
    longest=MOST_EVENTS * LONGEST_EVENT,
)
