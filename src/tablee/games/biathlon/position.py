"""Biathlon as a few readable lines, both ways.

Skiers are named by their nations. Each has lines of its own: `skier 0: nor r3.2`, `columns 0: 0 3 0 2`, and, if there
is something to say, `stars 0: 2` (columns with a six above them), `sprint`, `available`, `hand` as `inhand`, `sixes`
(not yet placed), `endurance 0: G1 Y2 R3 B4 G1` (colour and slot; a colour alone is its first slot), `wax`, `used`
(tokens turned over on the left and on the right), `shots` and `misses`. The number is that of the seat; with two
players the second skiers of the seats have `skier-b 0` and so on.

A text need not say everything. What is left out is: phase `take` of round 1 with the first skier on turn, base nations
in the order of the data, all at the start with all dice available, fresh markers and the preset wax row.
"""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from tablee.engine.position import NONE, Lines
from tablee.engine.shapes import ViewHeader, snake
from tablee.games.biathlon.board import BOARD, NATIONS
from tablee.games.biathlon.rules import ENDINGS
from tablee.games.biathlon.rules_actions import COLUMNS, ENTRIES, TARGETS, WAX_SLOTS
from tablee.games.biathlon.rules_course import Course
from tablee.games.biathlon.rules_settings import DICE, SLOTS, TWO, faces_of, first_slot
from tablee.games.biathlon.rules_turn import NATION_PHASE, OVER, PHASES, SHOOT_PHASE, SIXES_PHASE, TAKE_PHASE, WAX_PHASE
from tablee.games.biathlon.shapes import BiathlonView, Collapse, Lead, Skier
from tablee.games.biathlon.view import next_roll, with_reach

OUT = "OUT"
SECOND = "-b"
SHOOT, TAKE = PHASES[SHOOT_PHASE], PHASES[TAKE_PHASE]
SHOOTING = ("shoot", "reroll-shot")  # phases of which the stage needs no word
EITHER = ("free-column", "refresh")
UNTURNED = (PHASES[WAX_PHASE], PHASES[SIXES_PHASE], PHASES[OVER])
UNWAXED = (PHASES[NATION_PHASE], PHASES[WAX_PHASE])
TOKENS_OF = {nation.id: next(one.wax for one in BOARD.sets if one.id == nation.set) for nation in BOARD.nations}
ALL_ACTIONS: list[Any] = ENTRIES
FIELDS = {snake(type(entry).__name__): [field.name for field in fields(entry)] for entry in ALL_ACTIONS}
YES = "yes"
NO = "no"


def skier_count(header: ViewHeader) -> int:
    """With two players each has two skiers."""
    return TWO * TWO if header.players == TWO else header.players


def label(name: str, skier: int, players: int) -> str:
    """`columns 0` for the first skier of seat 0, `columns-b 0` for its second."""
    return f"{name}{'' if skier < players else SECOND} {skier % players}"


def show(view: BiathlonView) -> Lines:
    lines = Lines(view.header)
    names = [skier.nation or NONE for skier in view.skiers]
    stage = [view.stage] if view.phase in EITHER and view.stage != TAKE else []
    lines.add("phase", view.phase, *stage)
    if view.round:
        lines.add("round", str(view.round))
    if view.first is not None:
        lines.add("first", names[view.first])
    if view.active is not None and view.phase != PHASES[NATION_PHASE]:
        lines.add("turn", names[view.active])
        show_turn(view, lines, names)
    for number, skier in enumerate(view.skiers):
        show_skier(view, lines, number, skier)
    if view.finished:
        lines.add("finished", *(names[skier] for skier in view.finished))
    if view.collapsed:
        lines.add("collapsed", *(f"{names[fallen.skier]}:{fallen.row}" for fallen in view.collapsed))
    if view.ending:
        lines.add("ended", view.ending)
    if view.latest is not None:
        kind, *parts = view.latest.split()
        lines.add("latest", kind, *(part.partition("=")[2] for part in parts))
    if view.rolled:
        lines.add("rolled", *map(str, view.rolled))
    return lines


def show_turn(view: BiathlonView, lines: Lines, names: Sequence[str]) -> None:
    """What the skier on turn has done so far."""
    if view.taken:
        lines.add("taken", *view.taken)
    if view.total:
        lines.add("total", str(view.total))
    for name, is_so in (("sprinting", view.sprinting), ("waxed", view.waxed), ("printed", view.printed)):
        if is_so:
            lines.add(name, YES)
    if view.todo:
        lines.add("todo", *view.todo)
    if view.fired:
        lines.add("fired", *map(str, view.fired))
    if view.steps:
        lines.add("steps", str(view.steps))
    if not view.lateral:
        lines.add("lateral", NO)
    if view.start is not None:
        lines.add("from", view.start)
        lines.add("trail", *view.trail)
    if view.leads:
        lines.add("leads", *(f"{names[lead.skier]}:{lead.start}" for lead in view.leads))
        lines.add("followed", *(str(lead.after) for lead in view.leads[1:]))
        lines.add("leading", str(view.leading))
    if view.asked is not None:
        lines.add("asked", names[view.asked])
        lines.add("way", *view.draft_path)
        lines.add("cost", str(view.draft_cost))


def show_skier(view: BiathlonView, lines: Lines, number: int, skier: Skier) -> None:
    """A skier and its board."""

    def add(name: str, *words: object) -> None:
        lines.add(label(name, number, view.header.players), *map(str, words))

    add("skier", skier.nation or NONE, skier.space or OUT)
    if skier.nation is None:
        return
    add("columns", *skier.columns)
    if skier.stars:
        add("stars", *skier.stars)
    add("sprint", skier.sprint)
    add("available", skier.available)
    if skier.hand:
        add("inhand", skier.hand)
    if skier.sixes:
        add("sixes", skier.sixes)
    tracks = BOARD.nations[NATIONS.index(skier.nation)].tracks
    add("endurance", *(f"{tracks[track][slot]}{slot + 1}" for track, slot in enumerate(skier.endurance)))
    if view.phase == PHASES[WAX_PHASE]:
        add("tokens", *TOKENS_OF[skier.nation])
    if skier.wax is not None:
        add("wax", *skier.wax)
        if skier.left_used or skier.right_used:
            add("used", skier.left_used, skier.right_used)
    if set(skier.shots) != {"none"}:
        add("shots", *skier.shots)
    if skier.misses:
        add("misses", skier.misses)


def read(lines: Lines) -> BiathlonView:
    """The view that lines say."""
    phase, *stage = lines.some("phase") or [TAKE]
    one_of(phase, PHASES)
    is_set_up = phase not in UNWAXED
    skiers = [read_skier(lines, number, phase) for number in range(skier_count(lines.header))]
    names = [skier.nation or NONE for skier in skiers]
    finished = [names.index(name) for name in lines.some("finished")]
    collapsed = [read_collapse(word, names) for word in lines.some("collapsed")]
    active = read_active(lines, phase, names)
    is_asking = "asked" in lines
    view = BiathlonView(
        header=lines.header,
        phase=phase,
        stage=SHOOT if phase in SHOOTING or SHOOT in stage else TAKE,
        round=lines.number("round", 0, 10**6, missing=1 if is_set_up else 0),
        first=read_name(lines, "first", names) if "first" in lines else (0 if is_set_up else None),
        active=active,
        skiers=skiers,
        total=lines.number("total", 0, 99, missing=0),
        taken=lines.some("taken"),
        sprinting=is_yes(lines, "sprinting"),
        waxed=is_yes(lines, "waxed"),
        printed=is_yes(lines, "printed"),
        todo=lines.some("todo"),
        fired=[int(word) for word in lines.some("fired")],
        steps=lines.number("steps", 0, 99, missing=0),
        lateral=lines.some("lateral") != [NO],
        start=read_start(lines, phase, skiers, active),
        trail=lines.some("trail"),
        ways=[],
        ends=[],
        leads=read_leads(lines, names),
        leading=lines.number("leading", 0, len(names), missing=0),
        asked=read_name(lines, "asked", names) if is_asking else None,
        draft_path=lines.some("way"),
        draft_cost=lines.number("cost", 0, 99, missing=0),
        order=[],
        finished=finished,
        collapsed=collapsed,
        ending=one_of(lines.word("ended"), ENDINGS[1:]) if "ended" in lines else "",
        latest=read_latest(lines.some("latest")),
        rolled=[int(word) for word in lines.some("rolled")],
    )
    return with_reach(view)


def read_latest(words: Sequence[str]) -> str | None:
    """The action that a few words name: `step F` is `step way=F`."""
    if not words:
        return None
    names = FIELDS[words[0]]
    return " ".join([words[0], *(f"{name}={word}" for name, word in zip(names, words[1:], strict=True))])


def one_of(word: str, allowed: Sequence[str]) -> str:
    """A word that must be one of a few."""
    if word not in allowed:
        raise ValueError(word)
    return word


def is_yes(lines: Lines, name: str) -> bool:
    """Is the line there, and does it say so?"""
    return lines.some(name) == [YES]


def read_name(lines: Lines, name: str, names: Sequence[str]) -> int:
    """The skier that a line names."""
    return names.index(lines.word(name))


def read_active(lines: Lines, phase: str, names: Sequence[str]) -> int | None:
    """The skier on turn: named, or the first one; while nations are chosen, the first without one."""
    if phase in UNTURNED:
        return None
    if phase == PHASES[NATION_PHASE]:
        return names.index(NONE)
    return read_name(lines, "turn", names) if "turn" in lines else 0


def read_start(lines: Lines, phase: str, skiers: Sequence[Skier], active: int | None) -> str | None:
    """Where the movement began; a movement that has just begun need not say so."""
    if "from" in lines:
        return lines.word("from")
    return skiers[active].space if phase == "step" and active is not None else None


def read_leads(lines: Lines, names: Sequence[str]) -> list[Lead]:
    """Who moved and may be followed."""
    after: list[int | None] = [None, *(int(word) for word in lines.some("followed"))]
    words = [word.partition(":") for word in lines.some("leads")]
    return [Lead(names.index(name), start, after[index]) for index, (name, _, start) in enumerate(words)]


def read_collapse(word: str, names: Sequence[str]) -> Collapse:
    """`fra:23`."""
    name, _, row = word.partition(":")
    return Collapse(names.index(name), int(row))


def read_skier(lines: Lines, number: int, phase: str) -> Skier:
    """A skier and its board."""
    players = lines.header.players

    def some(name: str) -> list[str]:
        return lines.some(label(name, number, players))

    def count(name: str, missing: int = 0) -> int:
        return lines.number(label(name, number, players), 0, DICE, missing=missing)

    nation, space = some("skier") or [NATIONS[number] if phase != PHASES[NATION_PHASE] else NONE, "START"]
    lines.repeats(label("tokens", number, players))  # they follow from the nation
    columns = numbers(some("columns"), [0] * COLUMNS)
    stars = numbers(some("stars"), [])
    placed = sum(columns) + len(stars) + count("sprint") + count("inhand") + count("sixes")
    used = numbers(some("used"), [0, 0])
    available = count("available", missing=max(0, DICE - placed))
    return Skier(
        seat=number % players,
        nation=None if nation == NONE else one_of(nation, NATIONS),
        status="collapsed" if space == OUT else "finished" if space == "FINISH" else "racing",
        space=None if space == OUT else space,
        columns=columns,
        stars=stars,
        sprint=count("sprint"),
        available=available,
        rolls=next_roll(available, count("inhand")),
        hand=count("inhand"),
        sixes=count("sixes"),
        endurance=read_endurance(lines, some("endurance"), nation),
        wax=(some("wax") or BOARD.preset[:WAX_SLOTS]) if phase not in UNWAXED else None,
        left_used=used[0],
        right_used=used[1],
        shots=some("shots") or ["none"] * TARGETS,
        misses=count("misses"),
    )


def numbers(words: Sequence[str], missing: list[int]) -> list[int]:
    """Whole numbers, or what a line that is left out means."""
    return [int(word) for word in words] or missing


def read_endurance(lines: Lines, words: Sequence[str], nation: str) -> list[int]:
    """The slots of the markers: `Y2`, or `Y` for the first yellow one."""
    if not words:
        return [start_slot(lines.header)] * TARGETS
    tracks = BOARD.nations[NATIONS.index(nation)].tracks
    if len(words) != TARGETS:
        raise ValueError(words)
    return [read_slot(word, tracks[track]) for track, word in enumerate(words)]


def read_slot(word: str, track: str) -> int:
    """The slot that a word means on a track."""
    slot = int(word[1:]) - 1 if word[1:] else track.index(word)
    if not 0 <= slot < SLOTS or track[slot] != word[0]:
        raise ValueError(word)
    return slot


def start_slot(header: ViewHeader) -> int:
    """Where the markers stand at the start of this table's race."""
    options = header.known_options()
    course = Course(faces_of(options.word("course"), options.word("custom_course")))
    return first_slot(course.is_long, options.word("endurance_start"))
