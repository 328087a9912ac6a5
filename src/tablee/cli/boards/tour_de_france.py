"""The Tour de France in the terminal: the road in rows, who rides where, the roll as a sum, the question."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.boards import Picture
from tablee.engine.shapes import View
from tablee.engine.texts import Texts
from tablee.games.tour_de_france.board import BOARD, SPACE_AT
from tablee.games.tour_de_france.shapes import TourDeFranceView

MARKS = "ox+*#@"  # by seat, so that nothing hangs on colour
STYLES = ("bold blue", "bold red", "bold yellow", "bold magenta", "bold bright_red", "bold cyan")
SIGNS = {
    "prologue": ("·", "dim"),
    "town": ("■", "yellow"),
    "polka": ("●", "red"),
    "green": ("▲", "green"),
    "white": ("△", ""),
    "crash": ("×", "bold red"),
    "puncture": ("×", "bold red"),
    "chain": ("×", "bold red"),
    "strategy": ("S", "blue"),
    "surprise": ("?", "bold"),
    "time_trial": ("t", "magenta"),
    "finish": ("⚑", "bold yellow"),
}
ROW = 20  # spaces
WIDTH = 3  # of a space: up to this many riders are shown one by one
FIRST = BOARD.spaces[0].pos
FINISH = BOARD.spaces[-1].pos
LETTERS = "ABC"
JERSEYS = ("yellow", "polka", "green", "white")
REPLACED = frozenset(
    "phase round turn order riders trials dice played total target category question-fr question-en answers-fr "
    "answers-en deck-questions row-questions jokers".split()
) | frozenset(JERSEYS)


def draw(view: View, game_words: Texts, own_words: Texts, names: Sequence[str]) -> Picture | None:
    """The road, the riders, and what is going on."""
    if not isinstance(view, TourDeFranceView):
        return None
    name = game_words.seat(view.turn, names)
    parts: list[RenderableType] = [
        Text(own_words.text("tour-round", {"round": view.round, "name": name}), "bold"),
        Text(stage(view, own_words), "dim"),
        Text(),
        road(view),
        Text(own_words.text("tour-legend"), "dim"),
        Text(),
        riders(view, game_words, own_words, names),
        Text(),
    ]
    if view.dice:
        parts += [equation(view, game_words, names), Text()]
    if view.question is not None:
        parts += [question(view, game_words), Text()]
    seats = range(view.header.players)
    shown = {f"{label} {seat}" for label in ("climbs", "sprints", "youth") for seat in seats}
    return Picture(Group(*parts), REPLACED | shown | {f"hand {seat}" for seat in seats if seat != view.header.viewer})


def stage(view: TourDeFranceView, words: Texts) -> str:
    """The stage of the rider on turn."""
    number = max(1, SPACE_AT[view.riders[view.turn]].stage)
    found = next(one for one in BOARD.stages if one.id == number)
    return words.text("tour-stage", {"number": number, "start": found.start, "end": found.end})


def road(view: TourDeFranceView) -> Table:
    """Rows of twenty spaces with the riders over them; the prologue before the first."""
    table = Table.grid()
    rows = [range(FIRST, 1), *(range(first, first + ROW) for first in range(1, FINISH, ROW))]
    for row in rows:
        label = "" if row[0] == FIRST else f"{row[0]}–{row[-1]}"
        table.add_row(Text("", "dim"), Text.assemble(*(crowd(view, space) for space in row)))
        table.add_row(Text(f"{label} ", "dim"), Text.assemble(*(sign(space) for space in row)))
    return table


def crowd(view: TourDeFranceView, space: int) -> Text:
    """The riders on a space; of many only their number."""
    here = [seat for seat, place in enumerate(view.riders) if place == space]
    if len(here) > WIDTH:
        return Text(f"×{len(here)}".ljust(WIDTH), "bold")
    text = Text()
    for seat in here:
        text.append(MARKS[seat], STYLES[seat])
    return text.append(" " * (WIDTH - len(here)))


def sign(space: int) -> Text:
    mark, style = SIGNS[SPACE_AT[space].type]
    return Text(mark.ljust(WIDTH), style)


def riders(view: TourDeFranceView, words: Texts, own_words: Texts, names: Sequence[str]) -> Table:
    """One row for each rider, in play order: where, how far, what it holds and wears."""
    table = Table.grid(padding=(0, 2))
    for seat in view.order:
        space = view.riders[seat]
        wears = [words.text(f"jersey-{name}") for name, who in zip(JERSEYS, view.jerseys, strict=True) if who == seat]
        table.add_row(
            Text(f"{MARKS[seat]} {words.seat(seat, names)}", STYLES[seat]),
            Text(words.text(f"space-{space}")),
            Text(own_words.text("tour-left", {"count": FINISH - space}), "dim"),
            Text(belongings(view, seat, own_words)),
            points(view, seat),
        )
        if wears:
            table.add_row("", Text(own_words.text("tour-wears", {"jerseys": words.listed(wears)}), "bold"))
    return table


def points(view: TourDeFranceView, seat: int) -> Text:
    """`● 10 ▲ 25`: the points of a rider, by the signs of their spaces."""
    text = Text()
    for name, total in zip(JERSEYS[1:], view.totals[seat], strict=True):
        if total:
            mark, style = SIGNS[name]
            text.append(f"{mark} {total} ", style)
    return text


def belongings(view: TourDeFranceView, seat: int, words: Texts) -> str:
    """`2 cards, 1 Joker`; cards that all have seen are named."""
    hand = view.hands[seat]
    known = f" ({' '.join(hand.known)})" if hand.known else ""
    cards = words.text("tour-cards", {"count": hand.size}) + known
    jokers = view.jokers[seat]
    return f"{cards}, {words.text('tour-jokers', {'count': jokers})}" if jokers else cards


def equation(view: TourDeFranceView, words: Texts, names: Sequence[str]) -> Text:
    """`6 + 3 − 2 (Léa) = 7 → space 71`."""
    text = Text(" + ".join(map(str, view.dice)), "bold")
    for card in view.played:
        text.append(f" {'+' if card.value > 0 else '−'} {abs(card.value)}", "bold")
        text.append(f" ({words.seat(card.seat, names)})", "dim")
    text.append(f" = {view.total}", "bold")
    if view.target is not None:
        text.append(f" → {words.text(f'space-{view.target}')}")
    return text


def question(view: TourDeFranceView, words: Texts) -> Group:
    """The question in the reader's language, its answers under it; after the answer the right one is marked."""
    asked = view.question
    assert asked is not None
    text, answers = (asked.fr, asked.answers_fr) if words.lang == "fr" else (asked.en, asked.answers_en)
    rows: list[RenderableType] = [Text(f"{words.text(f'category-{asked.category}')}  ", "dim").append(text, "bold")]
    for index, answer in enumerate(answers):
        is_right = index == view.right and view.given is not None
        rows.append(Text(f"  {LETTERS[index]}. {answer}{' ✓' if is_right else ''}", "bold green" if is_right else ""))
    return Group(*rows)
