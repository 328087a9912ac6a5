"""Pique Plume as a few readable lines, both ways.

A text need not say everything. What is left out is: egg i shows picture i mod 12 in the order of the data file; of the
yard everything is seen, slot s with picture s, or by a seat nothing; each bird has its own feather; seat 0 on turn, no
turn ended, nobody asked. Pieces left out stand out of the way, on the free eggs from 14 on, first the birds, then the
droppings, in seat order. `dropping 1: -` says that it lies in front of its owner.

`showing` is the slot of the last flip; `target` and `goal` only repeat what follows from the rest: the picture that
each bird looks for, and the feathers that win.
"""

from collections.abc import Sequence

from tablee.engine.position import Lines, known, number_or_none, shown
from tablee.games.pique_plume.board import COLOURS, EGGS, PICTURES, SLOTS, goal
from tablee.games.pique_plume.shapes import PiquePlumeView
from tablee.games.pique_plume.view import all_stakes

OUT_OF_THE_WAY = 14
MOST_TURNS = 10**9


def show(view: PiquePlumeView) -> Lines:
    lines = Lines(view.header)
    lines.add("ring", *view.eggs)
    lines.add("yard", *(shown(picture, "?") for picture in view.yard))
    if view.showing is not None:
        lines.add("showing", str(view.showing))
    for seat, egg in enumerate(view.birds):
        lines.add(f"bird {seat}", str(egg))
        lines.add(f"target {seat}", view.eggs[view.targets[seat]])
        lines.add(f"feathers {seat}", *view.feathers[seat])
        if view.droppings:
            lines.add(f"dropping {seat}", shown(view.droppings[seat]))
    lines.add("goal", str(view.goal))
    lines.add("turn", str(view.turn))
    lines.add("turns", str(view.turns))
    if view.asked:
        lines.add("asked", *map(str, view.asked))
    if view.ending:
        lines.add("ended", view.ending)
    return lines


def read(lines: Lines) -> PiquePlumeView:
    """The view that lines say."""
    seats = range(lines.header.players)
    has_droppings = lines.header.known_options().word("cacas") != "false"
    eggs = lines.words("ring", EGGS) if "ring" in lines else [PICTURES[egg % len(PICTURES)] for egg in range(EGGS)]
    birds, droppings = read_pieces(lines, seats, has_droppings)
    feathers = [lines.words(f"feathers {seat}") if f"feathers {seat}" in lines else [COLOURS[seat]] for seat in seats]
    ending = lines.word("ended") if "ended" in lines else ""
    return PiquePlumeView(
        header=lines.header,
        eggs=eggs,
        yard=read_yard(lines),
        showing=lines.number("showing", 0, SLOTS - 1) if "showing" in lines else None,
        birds=birds,
        feathers=feathers,
        droppings=droppings,
        targets=read_targets(lines, eggs, birds, droppings),
        goal=read_goal(lines),
        turn=lines.number("turn", 0, len(seats) - 1, missing=0),
        turns=lines.number("turns", 0, MOST_TURNS, missing=0),
        asked=[seats.index(int(word)) for word in lines.some("asked")],
        stakes=[] if ending else all_stakes(birds, droppings, feathers),
        ending=ending,
    )


def read_yard(lines: Lines) -> list[str | None]:
    """The tiles that are seen."""
    if "yard" in lines:
        return [known(word) for word in lines.words("yard", SLOTS)]
    return list(PICTURES) if lines.header.viewer < -1 else [None] * SLOTS


def read_pieces(lines: Lines, seats: range, has_droppings: bool) -> tuple[list[int], list[int | None]]:
    """Where birds and droppings are; those left out stand out of the way."""
    named = [word for label in ("bird", "dropping") for seat in seats for word in lines.some(f"{label} {seat}")]
    taken = {number_or_none(word) for word in named}
    free = [egg % EGGS for egg in range(OUT_OF_THE_WAY, OUT_OF_THE_WAY + EGGS) if egg % EGGS not in taken]
    birds = [lines.number(f"bird {seat}", 0, EGGS - 1, missing=EGGS) for seat in seats]
    birds = [free.pop(0) if egg == EGGS else egg for egg in birds]
    if not has_droppings:
        return birds, []
    droppings = [
        number_or_none(lines.word(f"dropping {s}")) if f"dropping {s}" in lines else free.pop(0) for s in seats
    ]
    return birds, droppings


def read_targets(lines: Lines, eggs: Sequence[str], birds: Sequence[int], droppings: Sequence[int | None]) -> list[int]:
    """The first free egg in front of each bird; a line that says another picture is a mistake."""
    targets = []
    for seat, bird in enumerate(birds):
        target = next(egg % EGGS for egg in range(bird + 1, bird + EGGS) if egg % EGGS not in {*birds, *droppings})
        if lines.some(f"target {seat}") not in ([], [eggs[target]]):
            raise ValueError(seat)
        targets.append(target)
    return targets


def read_goal(lines: Lines) -> int:
    """The feathers that win, as the options say."""
    need = goal(lines.header.players, lines.header.known_options().word("feathers_to_win") == "published")
    return lines.number("goal", need, need, missing=need)
