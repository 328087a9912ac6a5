"""Pictures of a simulation: lengths, wins by seat, the lead over time. Needs the extra `plot`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee.engine.refusal import Mistake
from tablee.lab.simulate import MOMENTS, Tally

Axes = Any  # of matplotlib, which is there only with the extra

FORMATS = (".png", ".svg")
INK = "#1f2a44"
SEA = "#2b6777"
SUN = "#d9683c"
PAPER = "#fbf6ea"
SAND = "#d8cdb4"
WORDS = ("title", "lengths", "decisions", "games", "wins", "seat", "share", "lead", "progress", "points")


def check_plot(path: Path) -> None:
    """Refuses what could not be drawn, before hours are spent on playing."""
    if path.suffix.lower() not in FORMATS:
        raise Mistake("bad-plot-format", {"file": str(path), "known": ", ".join(FORMATS)})
    if not path.parent.is_dir():
        raise Mistake("no-such-folder", {"folder": str(path.parent)})
    try:
        import_module("matplotlib")
    except ImportError as error:
        raise Mistake("no-matplotlib") from error


def draw(tally: Tally, players: int, words: Mapping[str, str], path: Path) -> None:
    """Draws three panels side by side into a file."""
    colours = {"text.color": INK, "axes.labelcolor": INK, "axes.edgecolor": INK, "svg.hashsalt": "tablee"}
    with import_module("matplotlib").rc_context(colours):
        figure = import_module("matplotlib.figure").Figure(figsize=(13, 4.2), facecolor=PAPER, layout="constrained")
        figure.suptitle(words["title"], fontsize=14, fontweight="bold")
        panels = figure.subplots(1, 3)
        draw_lengths(panels[0], tally, words)
        draw_wins(panels[1], tally, players, words)
        draw_lead(panels[2], tally, words)
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else {}  # the same games, the same file
        figure.savefig(path, dpi=150, metadata=metadata)


def frame(axes: Axes, title: str, x: str, y: str) -> None:
    """The plain look of all panels."""
    axes.set_title(title, fontsize=11, loc="left")
    axes.set_xlabel(x)
    axes.set_ylabel(y)
    axes.set_facecolor(PAPER)
    axes.spines[["top", "right"]].set_visible(False)


def draw_lengths(axes: Axes, tally: Tally, words: Mapping[str, str]) -> None:
    """How many decisions the games took."""
    bins = min(30, max(5, len(set(tally.decisions))))
    axes.hist(tally.decisions, bins=bins, color=SEA, edgecolor=PAPER, linewidth=0.5)
    mean = sum(tally.decisions) / max(1, tally.games)
    axes.axvline(mean, color=SUN, linewidth=2)
    frame(axes, words["lengths"], words["decisions"], words["games"])


def draw_wins(axes: Axes, tally: Tally, players: int, words: Mapping[str, str]) -> None:
    """How often each seat won, with its interval."""
    shares = tally.by_seat(players)
    rates = [100 * share.rate for share in shares]
    low = [rate - 100 * share.interval[0] for rate, share in zip(rates, shares, strict=True)]
    high = [100 * share.interval[1] - rate for rate, share in zip(rates, shares, strict=True)]
    seats = range(1, players + 1)
    axes.bar(seats, rates, color=SEA, width=0.6)
    axes.errorbar(seats, rates, yerr=[low, high], fmt="none", ecolor=SUN, capsize=6, linewidth=2)
    axes.set_xticks(list(seats))
    axes.set_ylim(bottom=0)
    frame(axes, words["wins"], words["seat"], words["share"])


def draw_lead(axes: Axes, tally: Tally, words: Mapping[str, str]) -> None:
    """How far the leading side is ahead as the game goes on."""
    moments = [100 * moment / MOMENTS for moment in range(MOMENTS + 1)]
    axes.plot(moments, tally.mean_leads(), color=SUN, linewidth=2.5)
    axes.fill_between(moments, tally.mean_leads(), color=SUN, alpha=0.15)
    axes.set_xlim(0, 100)
    axes.set_ylim(bottom=0)
    frame(axes, words["lead"], words["progress"], words["points"])
