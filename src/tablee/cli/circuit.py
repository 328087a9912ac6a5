"""`tablee formula-de circuit FILE`: says what is wrong with a circuit, and draws it."""

from importlib import import_module
from pathlib import Path
from typing import Literal

from rich.text import Text

from tablee.cli.output import FAILED, GOOD, command_output
from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.games.formula_de import drawing
from tablee.games.formula_de.board import Circuit, graph_of
from tablee.games.formula_de.examination import LONGEST_TEXT, examined, figures
from tablee.games.formula_de.game import GAME

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
    output = command_output(lang, json)
    if picture is not None and picture.suffix not in FORMATS:
        raise Mistake("bad-plot-format", {"file": str(picture), "known": ", ".join(FORMATS)})
    circuit, problems = examined(read_text(file))
    words = texts(GAME, output.lang)
    sentences = [words.text(f"finding-{problem.code}", problem.facts) for problem in problems]
    if json:
        found = [{"code": problem.code, "sentence": said} for problem, said in zip(problems, sentences, strict=True)]
        output.answer({"circuit": circuit.slug if circuit else None, "problems": found})
    for sentence in sentences:
        output.complain(sentence)
    if circuit is None or problems:
        return FAILED
    if not json:
        output.print(Text(words.text("finding-good", figures(circuit)), style="green"))
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
    line = drawing.CentreLine(circuit)
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
