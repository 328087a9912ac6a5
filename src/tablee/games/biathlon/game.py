"""Biathlon: ten dice, one course, five targets. Identity and options: read this first."""

from tablee.engine.actions import Actions
from tablee.engine.game import Game
from tablee.engine.options import Choice, Number, Text
from tablee.engine.tuned import tuned
from tablee.games.biathlon import (
    bot,
    fields,
    observation,
    position,
    rules,
    rules_actions,
    rules_settings,
    scenery,
    shapes,
    view,
)
from tablee.games.biathlon.board import COURSES, NATIONS
from tablee.games.biathlon.position import SECOND
from tablee.games.biathlon.rules_actions import DRAFT
from tablee.games.biathlon.rules_course import is_course, survey
from tablee.games.biathlon.rules_settings import CUSTOM, MOST_SKIERS, PLAYERS, RANDOM

FEWEST_ROUNDS, USUAL_ROUNDS, MOST_ROUNDS = 20, 100, 300
LONGEST_TURN = 60  # decisions: columns, a token with its choices, shots or steps, a slip, and all that may draft
SETTING_UP = 70  # nations and wax rows
BOARD_LINES = {  # of each skier, what their words are
    "skier": "nation text",
    "columns": "place=number",
    "stars": "number",
    "sprint": "number",
    "available": "number",
    "inhand": "number",
    "sixes": "number",
    "endurance": "place=slot",
    "tokens": "place=token",
    "wax": "place=token",
    "used": "number",
    "shots": "place=result",
    "misses": "number",
}
FORM = "1A 7A 15A:R 11A … 2A"


def draft_free(seen: shapes.BiathlonView) -> int | None:
    """Standing order: follow whenever it costs nothing."""
    return DRAFT + 1 if is_asked(seen) and seen.draft_cost == 0 else None


def draft_never(seen: shapes.BiathlonView) -> int | None:
    """Standing order: never follow."""
    return DRAFT if is_asked(seen) else None


def is_asked(seen: shapes.BiathlonView) -> bool:
    """Is the viewer's skier the one that may draft?"""
    return seen.asked is not None and seen.skiers[seen.asked].seat == seen.header.viewer


GAME = Game(
    slug="biathlon",
    version=1,
    package="tablee.games.biathlon",
    players=PLAYERS,
    company=4,
    options=[
        Choice("course", (*COURSES, CUSTOM), "starter"),
        Text("custom_course", "", is_course, FORM, limit=200, survey=survey, needs={"course": CUSTOM}),
        Choice("endurance_start", ("auto", "top"), "auto"),
        Choice("advanced_nations", ("off", "on"), "off"),
        Choice("nations", ("choose", RANDOM), "choose"),
        Choice("wax_setup", ("choose", "preset"), "choose"),
        Choice("first_player", (RANDOM, *(str(seat) for seat in range(MOST_SKIERS))), RANDOM),
        Choice("penalty_lane_sharing", ("free", "paid"), "free"),
        Choice("finish", ("all", "decided"), "all"),
        Number("round_limit", FEWEST_ROUNDS, MOST_ROUNDS, USUAL_ROUNDS),
    ],
    presets={
        "quick": {"course": "dash", "nations": RANDOM, "wax_setup": "preset", "finish": "decided"},
        "first": {"wax_setup": "preset", "endurance_start": "top"},
        "long": {"course": "long", "advanced_nations": "on"},
        "grand": {"course": "grand", "advanced_nations": "on", "nations": RANDOM},
    },
    make_fixed=rules_settings.Settings,
    unsuited=rules_settings.unsuited,
    state=rules.Biathlon,
    fields=fields.FIELDS,
    actions=Actions(rules_actions.ENTRIES, {**rules_actions.WORDS, "nation": NATIONS}),
    views=shapes.BiathlonView,
    events=shapes.EVENTS,
    routine=[shapes.ChoiceClosed, shapes.ColumnTaken],
    scenery=scenery.scenery,
    fill_view=view.fill_view,
    observation=observation.observation,
    fill_state=view.imagine,
    show_lines=position.show,
    read_lines=position.read,
    refusals=[
        "column-empty",
        "column-first",
        "column-taken",
        "dead-end",
        "dice-first",
        "draft-first",
        "equal-token-first",
        "laps-first",
        "last-token-left",
        "nation-first",
        "nations-chosen",
        "no-advanced-nations",
        "no-alternative",
        "no-diagonal",
        "no-die-there",
        "no-draft",
        "no-endurance",
        "no-lap-due",
        "no-sixes",
        "no-slip",
        "no-such-effect",
        "no-such-slip",
        "no-such-way",
        "no-wax-left",
        "not-fired-now",
        "not-shooting",
        "nothing-fired",
        "nothing-printed",
        "nothing-used-there",
        "one-column",
        "printed-used",
        "refresh-first",
        "second-lateral",
        "set-taken",
        "shoot-first",
        "shots-due",
        "shots-fired",
        "sixes-first",
        "slip-first",
        "sprint-full",
        "sprint-is-extra",
        "star-not-open",
        "steps-first",
        "taking-over",
        "target-shot",
        "token-first",
        "token-picked",
        "token-useless",
        "too-few-sixes",
        "untouched-only",
        "wax-first",
        "wax-laid",
        "wax-too-late",
        "wax-used",
    ],
    longest=SETTING_UP + MOST_ROUNDS * MOST_SKIERS * LONGEST_TURN,
    bots={"novice": bot.novice, "greedy": bot.greedy},
    knowledge=bot.Expertise(tuned("tablee.games.biathlon")),
    reasons=bot.REASONS,
    words={
        "tokens": "token",
        "actions": "effect",
        "leader": "nation",
        "ahead": "seat",
        "slot": "slot",
        "fault": "finding",
    },
    lines={
        "round": "number",
        "first": "nation",
        "turn": "nation",
        "taken": "column",
        "total": "number",
        "todo": "effect",
        "fired": "number",
        "steps": "number",
        "from": "text",
        "trail": "text",
        "leads": "nation:text",
        "followed": "number",
        "leading": "number",
        "asked": "nation",
        "way": "text",
        "cost": "number",
        "finished": "nation",
        "collapsed": "nation:number",
        "latest": "text",
        "rolled": "number",
        **BOARD_LINES,
        **{f"{label}{SECOND}": kinds for label, kinds in BOARD_LINES.items()},
    },
    standing_orders={"draft-free": draft_free, "draft-never": draft_never},
)
