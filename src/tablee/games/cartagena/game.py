"""Cartagena: bands of pirates, one corridor, one boat. Identity and options: read this first."""

from tablee.engine.actions import Actions
from tablee.engine.game import Game
from tablee.engine.options import Choice, Number, unseated
from tablee.engine.tuned import tuned
from tablee.games.cartagena import (
    bot,
    fields,
    observation,
    position,
    rules,
    rules_actions,
    rules_corridor,
    shapes,
    view,
)
from tablee.games.cartagena.board import SYMBOLS

PLAYERS = (2, 3, 4, 5)
TURN_LIMITS = ("0", "50", "100", "200")
JAMAICA: dict[str, object] = {"pirates": 6, "hand": "6", "min_actions": "1"}

GAME = Game(
    slug="cartagena",
    version=1,
    package="tablee.games.cartagena",
    players=PLAYERS,
    options=[
        Number("pirates", 4, 6, 5),
        Choice("hand", ("3", "5", "6"), "3"),
        Choice("starter_bonus", ("0", "1"), "0"),
        Choice("open_row", ("0", "3", "12"), "0"),
        Choice("open_hands", ("false", "true"), "false"),
        Choice("min_actions", ("0", "1"), "0"),
        Choice("boat_return", ("true", "false"), "true"),
        Number("sections", 4, 6, 6),
        Choice("starter", ("random", *map(str, range(max(PLAYERS)))), "random"),
        Choice("max_turns", TURN_LIMITS, "100"),
    ],
    presets={
        "classique": {},
        "tactique": {"open_row": "3"},
        "jamaique": JAMAICA,
        "tortue": JAMAICA | {"open_row": "12", "open_hands": "true"},
        "hispaniola": JAMAICA | {"open_row": "12"},
    },
    unsuited=lambda players, options: unseated("starter", options, players),
    make_fixed=rules_corridor.Settings,
    state=rules.Cartagena,
    fields=fields.FIELDS,
    actions=Actions(rules_actions.ENTRIES, {"card": SYMBOLS}),
    name_in=rules_actions.named,
    parse_in=rules_actions.parse,
    why_not_in=rules_actions.why_not_named,
    views=shapes.CartagenaView,
    events=shapes.EVENTS,
    routine=[shapes.TurnEnded],
    fill_view=view.fill_view,
    observation=observation.observation,
    fill_state=view.imagine,
    show_lines=position.show,
    read_lines=position.read,
    refusals=[
        "already-in-boat",
        "boat-is-final",
        "card-not-in-hand",
        "must-act",
        "no-pirate-there",
        "no-such-space",
        "nobody-behind",
        "not-your-pirate",
        "still-at-start",
    ],
    bots={"novice": bot.novice, "greedy": bot.greedy},
    knowledge=bot.Expertise(tuned("tablee.games.cartagena")),
    reasons=bot.REASONS,
    words={"cards": "card", "origin": "from", "place": "from"},
    lines={
        "turn": "seat",
        "actions": "number",
        "turns": "number",
        "idle": "number",
        "pirates": "number",
        "pile": "number",
        "ended": "ending seat",
    },
    longest=rules.ACTIONS_PER_TURN * max(map(int, TURN_LIMITS)) * max(PLAYERS),
    unbounded={"max_turns": "0"},
)
