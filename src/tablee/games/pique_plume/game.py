"""Pique Plume: birds, feathers and a good memory. Identity and options: read this first."""

from tablee.engine.actions import Actions
from tablee.engine.game import Game, OpenMemory
from tablee.engine.options import Choice, Number
from tablee.engine.tuned import tuned
from tablee.games.pique_plume import bot, fields, memory, observation, position, rules, shapes, view
from tablee.games.pique_plume.board import EGGS, LEAST_PLAYERS, MOST_PLAYERS

FEWEST_TURNS = 20
MOST_TURNS = 500
MATCHES = EGGS - 1  # in one turn: by then every other bird is passed, and all feathers are plucked
DROPS = MOST_PLAYERS - 2  # in one turn: a bird that passes the last of the others has won

GAME = Game(
    slug="pique-plume",
    version=1,
    package="tablee.games.pique_plume",
    players=tuple(range(LEAST_PLAYERS, MOST_PLAYERS + 1)),
    options=[
        Choice("cacas", ("true", "false"), "true"),
        Choice("feathers_to_win", ("seed", "published"), "seed"),
        Choice("first_player", ("random", "seat0"), "random"),
        Choice("twins", ("avoid", "free"), "avoid"),
        Number("turn_limit", FEWEST_TURNS, MOST_TURNS, 100, also=(0,)),
    ],
    presets={
        "published": {"cacas": "false", "feathers_to_win": "published"},
        "short": {"turn_limit": FEWEST_TURNS},
    },
    make_fixed=rules.Settings,
    state=rules.PiquePlume,
    fields=fields.FIELDS,
    actions=Actions(rules.ENTRIES, {}, fleeting={"flip": ["slot"]}),
    views=shapes.PiquePlumeView,
    events=shapes.EVENTS,
    fill_view=view.fill_view,
    observation=observation.observation,
    fill_state=view.imagine,
    show_lines=position.show,
    read_lines=position.read,
    refusals=["dropping-first", "dropping-on-ring", "egg-occupied", "no-droppings", "not-overtaken"],
    bots={"novice": bot.novice, "greedy": bot.greedy, "perfect": bot.perfect},
    knowledge=bot.Expertise(tuned("tablee.games.pique_plume")),
    reasons=bot.REASONS,
    words={"feathers": "colour", "over": "piece", "piece": "piece"},
    lines={
        "ring": "place=picture",
        "showing": "place",
        "bird": "place",
        "dropping": "place",
        "goal": "number",
        "turn": "seat",
        "turns": "number",
        "asked": "seat",
    },
    hints=False,  # a hint would remember for the player
    memory=OpenMemory(memory.opened, memory.notes, memory.sort_of, memory.kind_of),
    problem_theme=memory.theme,
    longest=MOST_TURNS * MOST_PLAYERS * (MATCHES + 1 + DROPS),  # PIQ-5.4
    unbounded={"turn_limit": 0},
)
