"""Pique Plume in the terminal: the ring of eggs around the yard, with birds and droppings on them."""

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tablee.cli.boards import Picture
from tablee.engine.shapes import View
from tablee.engine.texts import Texts
from tablee.games.pique_plume.shapes import PiquePlumeView

WIDTH = 12  # of an egg or a tile
SIDE = 6  # eggs on each side of the square
INSIDE = SIDE - 2  # tiles beside one another
STYLES = ("bold red", "bold blue", "bold yellow", "bold green", "bold magenta", "bold bright_red")
BIRD, DROPPING = "►", "●"  # before the number of the seat, so that nothing hangs on colour
PLACES = [  # column and row of each egg, clockwise from the top left corner
    *[(column, 0) for column in range(SIDE)],
    *[(SIDE - 1, row) for row in range(1, SIDE + 1)],
    *[(column, SIDE + 1) for column in reversed(range(SIDE))],
    *[(0, row) for row in range(SIDE, 0, -1)],
]
LABELS = ("bird", "target", "feathers", "dropping")
REPLACED = frozenset(f"{label} {seat}" for label in LABELS for seat in range(len(STYLES))) | frozenset(
    "ring yard showing goal turn asked".split()
)

Cell = tuple[Text, Text]  # two lines


def draw(view: View, game_words: Texts, own_words: Texts, names: Sequence[str]) -> Picture | None:
    """The farmyard, and under it what each bird has and looks for."""
    if not isinstance(view, PiquePlumeView):
        return None
    return Picture(Group(farmyard(view, game_words), Text(), birds(view, game_words, own_words, names)), REPLACED)


def farmyard(view: PiquePlumeView, words: Texts) -> Table:
    """Eggs around, tiles inside, two lines each."""
    cells = {place: egg_cell(view, egg, words) for egg, place in enumerate(PLACES)}
    for slot in range(len(view.yard)):
        column, row = slot % INSIDE + 1, slot // INSIDE * 2 + 1
        top, bottom = tile_cell(view, slot, words)
        cells[column, row], cells[column, row + 1] = (Text(), top), (bottom, Text())
    grid = Table.grid()
    for _ in range(SIDE):
        grid.add_column(width=WIDTH, justify="center", no_wrap=True)
    for row in range(SIDE + 2):
        for line in range(2):
            grid.add_row(*(cells[column, row][line] for column in range(SIDE)))
    return grid


def egg_cell(view: PiquePlumeView, egg: int, words: Texts) -> Cell:
    """What stands on an egg, or its number; and its picture. The egg that the bird looks for is marked."""
    is_target = egg == view.targets[seat_shown(view)] and not view.ending
    top = Text(f"» {egg + 1} «", "bold") if is_target else Text(str(egg + 1), "dim")
    if egg in view.birds:
        seat = view.birds.index(egg)
        top = Text(f" {BIRD}{seat + 1} ", f"{STYLES[seat]} reverse")
    elif egg in view.droppings:
        seat = view.droppings.index(egg)
        top = Text(f"{DROPPING}{seat + 1}", STYLES[seat])
    return top, Text(words.text(f"picture-{view.eggs[egg]}"), "bold reverse" if is_target else "")


def seat_shown(view: PiquePlumeView) -> int:
    """Whose target is marked: the viewer's own, else that of the seat on turn."""
    return view.header.viewer if view.header.viewer >= 0 else view.turn


def tile_cell(view: PiquePlumeView, slot: int, words: Texts) -> Cell:
    """A tile face down, or the picture it shows."""
    picture = view.yard[slot]
    is_last = slot == view.showing
    if picture is None:
        return Text(f"‹ {slot + 1} ›", "cyan"), Text()
    style = "bold black on bright_yellow" if is_last else ""
    return Text(f"‹ {slot + 1} ›", "bold cyan" if is_last else "cyan"), Text(
        f" {words.text(f'picture-{picture}')} "[:WIDTH], style
    )


def birds(view: PiquePlumeView, words: Texts, own_words: Texts, names: Sequence[str]) -> Table:
    """One line for each bird; an arrow before the one that plays."""
    table = Table.grid(padding=(0, 2))
    heads = ["", own_words.text("pique-plume-feathers", {"goal": view.goal}), words.label("target")]
    table.add_row(*(Text(head, "dim") for head in [*heads, own_words.text("pique-plume-dropping")]))
    for seat, feathers in enumerate(view.feathers):
        is_playing = seat == view.turn and not view.ending
        colours = ", ".join(words.text(f"colour-{colour}") for colour in feathers)
        table.add_row(
            Text(f"{BIRD}{seat + 1} {words.seat(seat, names)}", f"{STYLES[seat]}{' underline' if is_playing else ''}"),
            Text(f"{len(feathers)}" + (f" ({colours})" if colours else "")),
            Text(words.text(f"picture-{view.eggs[view.targets[seat]]}")),
            Text(dropping(view, seat, own_words)),
        )
    return table


def dropping(view: PiquePlumeView, seat: int, own_words: Texts) -> str:
    if not view.droppings:
        return "–"
    egg = view.droppings[seat]
    if seat in view.asked:
        return own_words.text("pique-plume-asked")
    return own_words.text("pique-plume-in-hand") if egg is None else f"{DROPPING}{seat + 1} → {egg + 1}"
