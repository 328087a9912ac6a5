"""Kahuna: two sorcerers, twelve islands. Identity and options: read this first."""

from tablee.engine.actions import Actions
from tablee.engine.game import Game
from tablee.engine.knowledge import Knowledge
from tablee.engine.options import Choice, Number
from tablee.engine.tuned import tuned
from tablee.games.kahuna import (
    bot,
    fields,
    observation,
    position,
    quick,
    rules,
    rules_actions,
    rules_offer,
    shapes,
    view,
)
from tablee.games.kahuna.board import ISLANDS, LINES

DRAWS = 18 + 23 + 23  # a round ends with its last card; from the second on at least one card is in a hand
TURNS = DRAWS * 6 + rules.LAST_TURNS  # at most five turns without a draw before each draw (KAH-6.5, KAH-6.10)
PLAYS = 3 + 3 + DRAWS  # every play or discard costs a card
MOST_HANDICAP = 3

GAME = Game(
    slug="kahuna",
    version=1,
    package="tablee.games.kahuna",
    players=(2,),
    options=[
        Choice("dealer", ("random", "0", "1"), "random"),
        Choice("sudden_defeat", ("stones", "links", "off"), "stones"),
        Choice("discard", ("strict", "free"), "strict"),
        Choice("handicap_seat", ("none", "0", "1"), "none"),
        Number("handicap_links", 0, MOST_HANDICAP, 0),
    ],
    presets={
        "gentle": {"sudden_defeat": "off", "discard": "free"},
        "head-start": {"handicap_seat": "1", "handicap_links": 2},
    },
    make_fixed=rules_offer.Settings,
    state=rules.Kahuna,
    fields=fields.FIELDS,
    actions=Actions(rules_actions.ENTRIES, {"line": LINES, "card": ISLANDS}, secret={"discard": ["card"]}),
    parse_in=rules_actions.parse,
    why_not_in=rules_actions.why_not_named,
    views=shapes.KahunaView,
    events=shapes.EVENTS,
    routine=[shapes.SlotRefilled, shapes.TurnEnded],
    fill_view=view.fill_view,
    observation=observation.observation,
    quick_numbers=quick.KahunaNumbers(),
    fill_state=view.imagine,
    show_lines=position.show,
    read_lines=position.read,
    refusals=[
        "card-not-in-hand",
        "card-off-line",
        "fifth-blank-turn",
        "hand-full",
        "hand-not-full",
        "handicap-first",
        "line-occupied",
        "must-draw",
        "no-discard-in-last-turn",
        "no-draw-in-last-turn",
        "no-handicap-now",
        "no-link-left",
        "no-link-there",
        "own-link",
        "pair-not-in-hand",
        "pair-off-line",
        "pile-empty",
        "play-after-discard",
        "slot-empty",
        "still-playable",
    ],
    bots={"novice": bot.novice, "greedy": bot.greedy},
    knowledge=Knowledge(tuned("tablee.games.kahuna")),
    reasons=bot.REASONS,
    lines={
        "round": "number",
        "score": "seat=number",
        "dealer": "seat",
        "turn": "seat",
        "drew": "seat",
        "blank": "number",
        "handicap": "number",
        "pile": "number",
        "ended": "ending seat",
    },
    longest=MOST_HANDICAP + TURNS + PLAYS,
)
