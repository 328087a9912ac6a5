"""Cartagena in the terminal: the corridor section by section, and where the viewer's pirates can go."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.boards import Picture
from tablee.engine.shapes import View
from tablee.engine.texts import Texts
from tablee.games.cartagena.board import SYMBOLS
from tablee.games.cartagena.rules_actions import SECTION_SPACES, START
from tablee.games.cartagena.shapes import CartagenaView, Reach

MARKS = "ox+*#"  # by seat, so that nothing hangs on colour
STYLES = ("bold red", "bold green", "bold blue", "bold yellow", "bold magenta")
TINTS = ("green", "red", "yellow", "white", "cyan", "magenta")  # by symbol
NOWHERE = "–"


def draw(view: View, game_words: Texts, own_words: Texts, names: Sequence[str]) -> Picture | None:
    """The corridor from the start to the boat; for the seat on turn also what its cards would do."""
    if not isinstance(view, CartagenaView):
        return None
    start, boat = (
        Text(game_words.text(f"position-pirates-{name}") + "  ", "bold").append(crowd(view, place))
        for name, place in (("start", START), ("boat", view.boat))
    )
    parts: list[RenderableType] = [legend(view, game_words, names), start, corridor(view, game_words), boat, Text()]
    if view.turn == view.header.viewer and view.reach:
        parts += [targets(view, game_words, own_words), Text()]
    replaced = {"track", "turn", "turns", *(f"pirates {seat}" for seat in range(view.header.players))}
    return Picture(Group(*parts), frozenset(replaced if view.idle_streak else {*replaced, "idle"}))


def corridor(view: CartagenaView, words: Texts) -> Table:
    """One row for each section: the numbers of its spaces with their pirates, and under them the symbols."""
    table = Table.grid(padding=(0, 2))
    for first in range(1, view.boat, SECTION_SPACES):
        spaces = range(first, first + SECTION_SPACES)
        table.add_row(*(Text(f"{space} ", "dim").append(crowd(view, space)) for space in spaces))
        table.add_row(*(symbol(view.track[space - 1], words) for space in spaces))
    return table


def symbol(name: str, words: Texts) -> Text:
    """A symbol by its word, in its own tint."""
    return Text(words.text(f"card-{name}"), TINTS[SYMBOLS.index(name)])


def crowd(view: CartagenaView, place: int) -> Text:
    """The pirates at a place, a mark for each."""
    text = Text()
    for seat, places in enumerate(view.pirates):
        text.append(MARKS[seat] * places.count(place), STYLES[seat])
    return text


def legend(view: CartagenaView, words: Texts, names: Sequence[str]) -> Text:
    """`o Seat 1   x Bot 2`."""
    text = Text()
    for seat in range(view.header.players):
        text.append(f"{MARKS[seat]} {words.seat(seat, names)}   ", STYLES[seat])
    return text


def targets(view: CartagenaView, words: Texts, own_words: Texts) -> Table:
    """One row for each place with own pirates: where each card in hand would take them, and where they walk back."""
    cards = Counter(view.hands[view.turn].cards or [])
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="")
    table.add_column(Text(own_words.text("cartagena-from"), "dim"))
    for name, count in cards.items():
        heading = symbol(name, words)
        table.add_column(heading.append(f" ×{count}" if count > 1 else ""))
    table.add_column(Text(own_words.text("cartagena-back"), "dim"))
    for reach in view.reach:
        ahead = [reach.ahead[SYMBOLS.index(name)] for name in cards] if reach.ahead else [None] * len(cards)
        row = [Text(said(reach.place, view, words), "bold"), *(Text(said(place, view, words)) for place in ahead)]
        table.add_row(*row, Text(back(reach, view, words)))
    return table


def said(place: int | None, view: CartagenaView, words: Texts) -> str:
    """A place as people say it."""
    if place is None:
        return NOWHERE
    names = {START: "start", view.boat: "boat"}
    return words.text(f"position-pirates-{names[place]}") if place in names else str(place)


def back(reach: Reach, view: CartagenaView, words: Texts) -> str:
    """`8 (+2)`: where one walks back to, and how many cards that brings."""
    return said(reach.back, view, words) + (f" (+{reach.draws})" if reach.draws else "")
