"""The figures of a designer's report, as SVG. Needs the extra `plot`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from io import StringIO
from typing import Any

from tablee.lab.plot import INK, PAPER, SAND, SEA, SUN, draw_lengths, draw_wins, frame
from tablee.lab.study import Study

Words = Mapping[str, str]
SIZE = (6.4, 3.2)  # inches


def svg(draw: Callable[[Any], None]) -> str:
    """One figure, the same text for the same numbers."""
    style = {"text.color": INK, "axes.labelcolor": INK, "axes.edgecolor": INK, "svg.hashsalt": "tablee"}
    style["svg.fonttype"] = "none"  # letters as letters: they can be read aloud, and take a third of the room
    with import_module("matplotlib").rc_context(style):
        figure = import_module("matplotlib.figure").Figure(figsize=SIZE, facecolor=PAPER, layout="constrained")
        draw(figure.subplots())
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None})
    return out.getvalue().partition("<svg")[1] + out.getvalue().partition("<svg")[2]


def lengths(study: Study, words: Words) -> str:
    return svg(lambda axes: draw_lengths(axes, study.tally, words))


def wins(study: Study, players: int, words: Words) -> str:
    return svg(lambda axes: draw_wins(axes, study.tally, players, words))


def histogram(values: Sequence[float], title: str, x: str, y: str) -> str:
    """How often each value came."""

    def draw(axes: Any) -> None:
        axes.hist(values, bins=min(30, max(5, len(set(values)))), color=SEA, edgecolor=PAPER, linewidth=0.5)
        frame(axes, title, x, y)

    return svg(draw)


def bars(values: Mapping[str, float], title: str, x: str) -> str:
    """A bar for each name, the first on top."""

    def draw(axes: Any) -> None:
        names = list(values)[::-1]
        axes.barh(names, [values[name] for name in names], color=SUN, height=0.6)
        frame(axes, title, x, "")

    return svg(draw)


def parts(values: Mapping[str, Mapping[str, float]], title: str, x: str) -> str:
    """A bar of parts for each name, the first on top, with a legend below."""
    colours = (SUN, SEA, INK, SAND)

    def draw(axes: Any) -> None:
        names = list(values)[::-1]
        begun = [0.0] * len(names)
        for part, colour in zip(values[names[0]], colours, strict=True):
            widths = [values[name][part] for name in names]
            axes.barh(names, widths, left=begun, color=colour, height=0.6, label=part)
            begun = [before + width for before, width in zip(begun, widths, strict=True)]
        axes.set_xlim(0, 100)
        frame(axes, title, x, "")
        axes.figure.legend(loc="outside lower center", ncols=len(colours), frameon=False, fontsize=9)

    return svg(draw)
