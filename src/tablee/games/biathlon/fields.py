"""What a position of Biathlon is made of. Records are checked against it: under one version it only grows.

Skiers are numbered in turn order, from 0.
"""

from tablee.engine.fields import FLAG, Array, Field, Grid, Items, Json, Made, One, Word
from tablee.engine.state import NOBODY
from tablee.games.biathlon.board import NATIONS, TOKENS
from tablee.games.biathlon.rules import ENDINGS, Biathlon
from tablee.games.biathlon.rules_actions import COLUMN_NAMES, COLUMNS, TARGETS, WAX_SLOTS
from tablee.games.biathlon.rules_course import START
from tablee.games.biathlon.rules_skiers import NO_TOKEN, STATUSES
from tablee.games.biathlon.rules_turn import PHASES, RESULTS, TAKE_PHASE, WAX_ACTIONS

BOXES = COLUMN_NAMES[:COLUMNS]  # of dice and stars
TRACKS = [str(track + 1) for track in range(TARGETS)]  # of endurance, each with its target
SLOTS = [str(slot + 1) for slot in range(WAX_SLOTS)]


def spaces(state: Biathlon) -> list[str]:
    """The spaces of the course."""
    return state.course.names


def leads_of(state: Biathlon) -> Json:
    """The mover and those that drafted: where each began, and whom it followed."""
    return [
        {
            "skier": skier,
            "start": state.course.names[state.lead_start[index]],
            "behind": None if state.lead_after[index] == NOBODY else state.lead_skier[state.lead_after[index]],
        }
        for index, skier in enumerate(state.lead_skier)
    ]


def put_leads(state: Biathlon, found: Json) -> None:
    """Each is behind one before it in the list."""
    state.lead_skier = [lead["skier"] for lead in found]
    state.lead_start = [state.course.numbers[lead["start"]] for lead in found]
    state.lead_after = [
        NOBODY if lead["behind"] is None else state.lead_skier[:index].index(lead["behind"])
        for index, lead in enumerate(found)
    ]


def leader_of(state: Biathlon) -> int | None:
    """The skier whose followers are asked."""
    return state.lead_skier[state.leading] if state.lead_skier else None


def put_leader(state: Biathlon, found: int | None) -> None:
    """Its index among those that can be followed."""
    state.leading = 0 if found is None else state.lead_skier.index(found)


def collapses_of(state: Biathlon) -> Json:
    """Who collapsed, one after the other, and the rows reached."""
    return [{"skier": skier, "row": state.collapsed_at[index]} for index, skier in enumerate(state.collapsed)]


def put_collapses(state: Biathlon, found: Json) -> None:
    """One after the other."""
    state.collapsed = [fallen["skier"] for fallen in found]
    state.collapsed_at = [fallen["row"] for fallen in found]


def latest_of(state: Biathlon) -> str | None:
    """The last action by name."""
    return None if state.latest == NOBODY else state.game.actions.name(int(state.latest))


def put_latest(state: Biathlon, found: str | None) -> None:
    """Its number."""
    state.latest = NOBODY if found is None else state.game.actions.number(found)


FIELDS: dict[str, Field] = {
    "nation": Array(Word(NATIONS), NOBODY),
    "status": Array(Word(STATUSES)),
    "place": Array(Word(spaces), START),
    "columns": Grid(BOXES),
    "stars": Grid(BOXES, FLAG),
    "sprint": Array(),
    "available": Array(),
    "sixes": Array(),
    "slot": Grid(TRACKS),
    "shots": Grid(TRACKS, Word(RESULTS)),
    "misses": Array(),
    "wax": Grid(SLOTS, Word(TOKENS), NO_TOKEN),
    "left_used": Array(),
    "right_used": Array(),
    "hand": One(),
    "rolled": Items(),
    "phase": One(Word(PHASES)),
    "stage": One(Word(PHASES), TAKE_PHASE),
    "active": One(),
    "total": One(),
    "taken": Array(FLAG, places=COLUMN_NAMES),
    "is_sprinting": One(FLAG, default=False),
    "is_waxed": One(FLAG, default=False),
    "is_printed_used": One(FLAG, default=False),
    "todo": Items(Word(WAX_ACTIONS)),
    "fired": Array(FLAG, places=TRACKS),
    "steps": One(),
    "is_lateral_free": One(FLAG, default=True),
    "origin": One(Word(spaces), START),
    "trail": Items(Word(spaces)),
    "leads": Made(leads_of, put_leads, []),
    "leading": Made(leader_of, put_leader, None),
    "asked": One(default=NOBODY),
    "round": One(),
    "first": One(default=NOBODY),
    "finished": Items(),
    "collapsed": Made(collapses_of, put_collapses, []),
    "outcome": One(Word(ENDINGS)),
    "latest": Made(latest_of, put_latest, None),
}
