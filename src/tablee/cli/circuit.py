"""`tablee formula-de circuit FILE`: says what is wrong with a circuit, and draws it."""

from importlib import import_module
from pathlib import Path
from typing import Literal

from tablee.cli.voice import FAILED, GOOD, Voice, voice
from tablee.engine.refusal import Mistake
from tablee.games.formula_de import drawing
from tablee.games.formula_de.board import LONGEST_TEXT, Circuit, Problem, examined, graph_of

FORMATS = (".svg", ".png")
PNG_WIDTH = 16  # inches


def formula_de(
    task: Literal["circuit"],
    file: Path,
    /,
    *,
    picture: Path | None = None,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Checks a circuit that somebody has drawn up; with --picture it is drawn as well."""
    speaker = voice(lang, json)
    if picture is not None and picture.suffix not in FORMATS:
        raise Mistake("bad-plot-format", {"file": str(picture), "known": ", ".join(FORMATS)})
    circuit, problems = examined(read_text(file))
    if json:
        found = [{"code": problem.code, "sentence": sentence(speaker, problem)} for problem in problems]
        speaker.answer({"circuit": circuit.slug if circuit else None, "problems": found})
    for problem in problems:
        speaker.complain(sentence(speaker, problem))
    if circuit is None or problems:
        return FAILED
    if not json:
        speaker.say("circuit-good", "green", **figures(speaker, circuit))
    if picture is not None:
        paint(circuit, picture)
    return GOOD


def read_text(file: Path) -> str:
    """The text of a file; one that is far too long is not read to its end."""
    try:
        with file.open(encoding="utf-8") as lines:
            return lines.read(LONGEST_TEXT + 1)
    except OSError as error:
        raise Mistake("cannot-read", {"file": str(file), "why": error.strerror or ""}) from error
    except UnicodeDecodeError as error:
        raise Mistake("not-text", {"file": str(file)}) from error


def sentence(speaker: Voice, problem: Problem) -> str:
    """A problem in words."""
    return speaker.text(f"circuit-{problem.code}", **problem.facts)


def figures(speaker: Voice, circuit: Circuit) -> dict[str, str | int]:
    """What there is to tell of a good circuit."""
    corners = [segment for segment in circuit.segments if segment.is_corner]
    name = circuit.name.fr if speaker.lang == "fr" else circuit.name.en
    cells = sum(sum(segment.cells) for segment in circuit.segments)
    return {"name": name, "cells": cells, "corners": len(corners), "stops": sum(corner.stops for corner in corners)}


def paint(circuit: Circuit, picture: Path) -> None:
    """Draws the circuit into a file."""
    graph = graph_of(circuit)
    try:
        if picture.suffix == ".svg":
            picture.write_text(drawing.svg(graph), encoding="utf-8")
        else:
            paint_png(circuit, picture)
    except OSError as error:
        raise Mistake("cannot-write", {"file": str(picture), "why": error.strerror or ""}) from error


def paint_png(circuit: Circuit, picture: Path) -> None:
    """The same in dots, if matplotlib is there."""
    try:
        figures_of = import_module("matplotlib.figure")
        patches = import_module("matplotlib.patches")
    except ImportError as error:
        raise Mistake("no-matplotlib") from error
    graph = graph_of(circuit)
    line = drawing.Line(circuit)
    figure = figures_of.Figure(figsize=(PNG_WIDTH, PNG_WIDTH * 0.7))
    axes = figure.add_axes((0, 0, 1, 1))
    for cell in range(graph.size):
        outline = drawing.outline(graph, line, cell)
        axes.add_patch(patches.Polygon(outline, facecolor=drawing.tint(graph, cell), edgecolor=drawing.EDGE))
    for label, (x, y) in drawing.labels(graph, line):
        axes.text(x, y, label, ha="center", va="center")
    axes.set_aspect("equal")
    axes.autoscale_view()
    axes.axis("off")
    figure.savefig(picture)
