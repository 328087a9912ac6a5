"""Olympiades in the terminal: the programme as a strip, the athletes with their pads, and the tile of the event."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.boards import Picture
from tablee.engine.shapes import View
from tablee.engine.state import NOBODY
from tablee.engine.texts import Texts
from tablee.engine.wording import line
from tablee.games.olympiades.board import BOARD, METALS, numbers
from tablee.games.olympiades.shapes import Medals, OlympiadesView

STYLES = tuple(f"bold {athlete.colour}" for athlete in BOARD.athletes)
TEAM_STYLES = tuple(f"bold {team.colour}" for team in BOARD.teams)
METAL_STYLES = {"gold": "bold yellow", "silver": "bright_white", "bronze": "dark_orange3"}
TEAMS = tuple(team.slug for team in BOARD.teams)
BAR = 10  # squares of an energy bar
LOCKED, OPEN, TOKEN, BALL = "●", "○", "◆", "◉"
SQUARE, EMPTY = "■", "·"
DONE = "✓ "
PER_EVENT = 16
LABELS = ("paid",)
REPLACED = frozenset(
    "now programme event energy sun wave points first talk round cube turn ball score pads dice baskets holes out "
    "athletes won spent price trying results".split()
) | frozenset(f"{label} {number}" for label in LABELS for number in range(PER_EVENT))


def draw(view: View, game_words: Texts, own_words: Texts, names: Sequence[str]) -> Picture | None:
    """The programme, the medal table, the athletes, and what lies on the tile."""
    if not isinstance(view, OlympiadesView):
        return None
    seats = [game_words.seat(seat, names) for seat in range(view.header.players)]
    parts: list[RenderableType] = [programme(view, game_words), Text(), teams(view, game_words, own_words), Text()]
    parts += [athletes(view, game_words, own_words, seats), Text()]
    if view.index < len(view.programme):
        parts.append(tile(view, game_words, own_words, seats))
    return Picture(Group(*parts), REPLACED)


def programme(view: OlympiadesView, words: Texts) -> Text:
    """Past, present and future events; what is not drawn by its kind."""
    strip = Text()
    for index, (sport, kind) in enumerate(zip(view.programme, view.kinds, strict=True)):
        name = words.text(f"sport-{sport}" if sport else f"position-programme-{kind}")
        if index == view.index:
            strip.append(f"[ {name} ]", "bold reverse")
        else:
            strip.append(f"{DONE if index < view.index else ''}{name}", "dim" if index < view.index else "")
        strip.append("  " if index + 1 < len(view.kinds) else "")
    return strip


def teams(view: OlympiadesView, words: Texts, own: Texts) -> Table:
    """The medal table of both teams."""
    table = Table.grid(padding=(0, 2))
    for team, medals in enumerate(view.medals):
        points = own.text("olympiades-points", {"count": view.points[team]})
        table.add_row(
            Text(words.text(f"team-{team}"), TEAM_STYLES[team]), Text(points, "bold"), medal_text(medals, words)
        )
    return table


def medal_text(medals: Medals, words: Texts) -> Text:
    """Golds, silvers and bronzes with their names."""
    text = Text()
    for metal in METALS:
        text.append(f"{getattr(medals, metal)} {words.text(f'metal-{metal}')}  ", METAL_STYLES[metal])
    return text


def athletes(view: OlympiadesView, words: Texts, own: Texts, seats: Sequence[str]) -> Table:
    """A line for each athlete: pad, token and ball, energy, score track, and what the pad last showed."""
    table = Table.grid(padding=(0, 2))
    heads = ["", "", words.label("energy"), "", own.text("olympiades-track"), own.text("olympiades-pad")]
    table.add_row(*(Text(head, "dim") for head in heads))
    for seat, energy in enumerate(view.energy):
        score, pad = view.tile.score[seat], view.tile.pads[seat]
        athlete = words.text(f"athlete-{seat}")
        name = Text(f"{seats[seat]} · {athlete}", STYLES[seat] + (" underline" if seat == view.header.viewer else ""))
        full = round(energy * BAR / BOARD.energy.max)
        shown = line(words, "pads", ["-"] * seat + [pad], seats).split(", ")[-1] if pad else ""
        table.add_row(
            Text(marks(view, seat)),
            name,
            Text(str(energy), "bold"),
            Text(SQUARE * full + EMPTY * (BAR - full), STYLES[seat]),
            Text("–" if score is None else str(score)),
            Text(shown.partition(" : ")[2] or shown.partition(": ")[2], "dim"),
        )
    return table


def marks(view: OlympiadesView, seat: int) -> str:
    """Whose pad is open or locked, who has the token and the ball, whose turn it is."""
    pad = LOCKED if seat in view.header.submitted else OPEN if seat in view.header.waiting else " "
    if view.tile.turn == seat:
        pad = "▶"
    return pad + (TOKEN if view.first == seat else " ") + (BALL if view.tile.ball == seat else " ")


def tile(view: OlympiadesView, words: Texts, own: Texts, seats: Sequence[str]) -> Group:
    """The event: its name, whether one may talk, and what lies on it."""
    lines = [Text(f"{words.text(f'sport-{view.tile.event}')} · {words.text(f'talk-{view.talk}')}", "bold cyan")]
    lines += [Text(text) for text in facts(view, words, own, seats) if text]
    return Group(*lines)


def facts(view: OlympiadesView, words: Texts, own: Texts, seats: Sequence[str]) -> list[str]:
    """What is printed on the tile and lies on it, in a line or two."""
    sport, number = view.tile.event, view.tile.round
    row = {
        "show_jumping": lambda: marked(numbers("show_jumping", "obstacles"), number),
        "high_jump": lambda: marked(numbers("high_jump", "bars"), number),
        "golf": lambda: holes(view, words),
        "basketball": lambda: own.text(
            "olympiades-baskets", dict(zip(("sun", "wave"), view.tile.baskets, strict=True))
        ),
        "fencing": lambda: rope(view.tile.cube, 1, words),
        "tug_of_war": lambda: rope(view.tile.cube, 2, words),
        "tennis": lambda: price(view, words, own, seats),
        "weightlifting": lambda: " · ".join(f"{kg} kg" for kg in numbers("weightlifting", "kilograms")),
    }
    dice = [
        f"{words.text(f'die-{die}')} {face}"
        for die, face in zip(("green", "blue", "yellow", "red"), view.tile.dice, strict=True)
        if face
    ]
    won = [
        line(words, "won", [f"{one.metal}:{TEAMS[one.team] if one.seat is None else one.seat}"], seats)
        for one in view.tile.won
    ]
    return [row[sport]() if sport in row else "", ", ".join(dice), ", ".join(won)]


def marked(values: Sequence[int], number: int) -> str:
    """A row of numbers, the current one in brackets."""
    return "  ".join(f"[{value}]" if index == number else str(value) for index, value in enumerate(values, 1))


def holes(view: OlympiadesView, words: Texts) -> str:
    """The holes with the first letter of the teams that have taken them."""
    count = len(numbers("golf", "holes"))
    letters = [words.text(f"team-{team}")[0] for team in range(2)]
    return "  ".join(
        f"{hole}:" + ("".join(letters[team] for team in range(2) if hole in view.tile.holes[team]) or EMPTY)
        for hole in range(1, count + 1)
    )


def rope(cube: int, distance: int, words: Texts) -> str:
    """The cube between the squares of the teams."""
    row = " ".join(SQUARE if square == cube else EMPTY for square in range(distance, -distance - 1, -1))
    return f"{words.text('team-0')} {row} {words.text('team-1')}"


def price(view: OlympiadesView, words: Texts, own: Texts, seats: Sequence[str]) -> str:
    """The lot, the last number and who said it."""
    lot = words.text(f"metal-{METALS[view.tile.round - 1]}")
    if view.tile.price is None or view.tile.speaker in (None, NOBODY):
        return own.text("olympiades-lot", {"metal": lot})
    return own.text("olympiades-price", {"metal": lot, "n": view.tile.price, "seat": seats[view.tile.speaker or 0]})
