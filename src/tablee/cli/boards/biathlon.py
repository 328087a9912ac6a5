"""Biathlon in the terminal: the course around the pack, the order of the race, and every board."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.boards import Picture
from tablee.engine.shapes import View
from tablee.engine.texts import Texts
from tablee.games.biathlon.board import BOARD, NATIONS
from tablee.games.biathlon.position import SECOND
from tablee.games.biathlon.rules_course import DOWNHILL, PENALTY, RANGE, UPHILL, Course
from tablee.games.biathlon.rules_settings import faces_of
from tablee.games.biathlon.shapes import BiathlonView, Skier

BACK = 6  # rows that are drawn behind the skier on turn
MOST_ROWS = 23
TERRAIN = {UPHILL: ("^", "red"), DOWNHILL: ("v", "green")}
COLOURS = {"G": "green", "Y": "yellow", "R": "red", "B": "blue"}
RESULTS = {"none": ("○", "dim"), "hit": ("✓", "bold green"), "miss": ("✗", "bold red")}
PAWNS = "ABCDE"
OWN = "skier columns stars sprint available inhand sixes endurance wax used shots misses".split()
REPLACED = frozenset({"finished", "round", "first", "trail", "latest"}) | frozenset(
    f"{label}{second} {seat}" for label in OWN for second in ("", SECOND) for seat in range(5)
)


def draw(view: View, game_words: Texts, own_words: Texts, names: Sequence[str]) -> Picture | None:
    """The course, then a line for each skier with its board."""
    if not isinstance(view, BiathlonView):
        return None
    options = view.header.known_options()
    course = Course(faces_of(options.word("course"), options.word("custom_course")))
    seats = [game_words.seat(seat, names) for seat in range(view.header.players)]
    parts: list[RenderableType] = [Text(headline(view, game_words)), Text(), track(view, course), Text()]
    parts += [boards(view, course, game_words, own_words, seats), *own_wax(view, game_words), Text()]
    return Picture(Group(*parts), REPLACED)


def headline(view: BiathlonView, words: Texts) -> str:
    """The round, and who has the marker."""
    if view.first is None:
        return words.text(f"position-phase-{view.phase}")
    marker = words.word("nation", view.skiers[view.first].nation)
    return f"{words.label('round')} {view.round} · {words.label('first')} : {marker}"


def shown_rows(view: BiathlonView, course: Course) -> range:
    """The rows around the skier on turn, or else the last one still racing; those further off have their own line."""
    rows = [int(course.row[course.numbers[s.space]]) if s.space else 0 for s in view.skiers]
    racing = [row for row, skier in zip(rows, view.skiers, strict=True) if skier.status == "racing"]
    middle = rows[view.active] if view.active is not None else min(racing, default=int(course.rows))
    low = max(1, min(middle - BACK, int(course.rows) - MOST_ROWS + 1))
    return range(low, min(int(course.rows), low + MOST_ROWS - 1) + 1)


def track(view: BiathlonView, course: Course) -> Table:
    """Lanes from the left of the skiing direction downwards, rows from left to right; pawns by letter."""
    table = Table.grid()
    rows = shown_rows(view, course)
    standing: dict[str, str] = {}
    for number, skier in enumerate(view.skiers):
        if skier.space is not None:
            standing[skier.space] = standing.get(skier.space, "") + PAWNS[number]
    table.add_row("   ", *(Text(f"{row:^3}" if row % 5 == 0 else "   ", "dim") for row in rows))
    for lane in range(1, 4):
        table.add_row(Text(f"{lane}  ", "dim"), *(cell(course, row, lane, standing) for row in rows))
    lap = [cell_of_lap(course, row, standing) for row in rows]
    if any(text.plain.strip() for text in lap):
        table.add_row(Text("P  ", "dim"), *lap)
    return table


def cell(course: Course, row: int, lane: int, standing: dict[str, str]) -> Text:
    """One space of a row; the shooting space is as wide as the track."""
    first = course.firsts[row]
    if course.kind[first] == RANGE:
        letters = standing.get(course.names[first], "")
        return Text(f"{letters[lane - 1 :: 3] or '¤':^3}", "bold reverse" if letters else "magenta")
    if lane > course.lanes[row]:
        return Text("   ")
    space = first + lane - 1
    letters = standing.get(course.names[space], "")
    if letters:
        return Text(f"{letters[:3]:^3}", "bold reverse")
    mark, style = TERRAIN.get(int(course.terrain[space]), ("·", "white" if course.white[space] else "dim"))
    return Text(f" {'*' if course.white[space] else mark} ", style)


def cell_of_lap(course: Course, row: int, standing: dict[str, str]) -> Text:
    """Who is in the penalty lane of a row."""
    first = course.firsts[row]
    letters = "".join(
        standing.get(course.names[first + lap], "")
        for lap in range(1, 4)
        if course.kind[first] == RANGE and course.kind[first + lap] == PENALTY
    )
    return Text(f"{letters[:3]:^3}" if letters else "   ", "bold red")


def boards(view: BiathlonView, course: Course, words: Texts, own: Texts, seats: Sequence[str]) -> Table:
    """A line for each skier: where it is, its dice with a star where a six lies above, its markers and targets."""
    table = Table.grid(padding=(0, 1))
    heads = ("", "", "", "", own.text("biathlon-to-go"), "1 2 3 4", "Sprint", own.text("biathlon-free"))
    table.add_row(*(Text(head, "dim") for head in heads))
    for number, skier in enumerate(view.skiers):
        mark = "▶" if view.active == number and not view.ending else " "
        name = Text(f"{PAWNS[number]} {seats[skier.seat]}", "bold" if skier.seat == view.header.viewer else "")
        if skier.nation is None:
            table.add_row(mark, name)
            continue
        place, left = where(view, course, skier, number, words, own)
        dice = " ".join(
            f"{count}{'*' if column in skier.stars else ''}" for column, count in enumerate(skier.columns, 1)
        )
        hand = [Text(dice), Text(str(skier.sprint)), Text(str(skier.available)), hearts(skier, words)]
        table.add_row(mark, name, Text(skier.nation.upper(), "dim"), place, left, *hand)
    return table


def own_wax(view: BiathlonView, words: Texts) -> list[RenderableType]:
    """The wax rows of the viewer's skiers."""
    mine = [(PAWNS[number], skier) for number, skier in enumerate(view.skiers) if skier.seat == view.header.viewer]
    return [
        Text.assemble((f"{pawn} {words.label('wax')} : ", "dim"), wax(skier, words))
        for pawn, skier in mine
        if skier.wax
    ]


def where(view: BiathlonView, course: Course, skier: Skier, number: int, words: Texts, own: Texts) -> tuple[Text, Text]:
    """The space and the rows to go, with misses to work off; or the place at the finish, or the collapse."""
    if skier.status == "finished":
        return Text(own.text("biathlon-place", {"place": view.finished.index(number) + 1}), "bold yellow"), Text()
    if skier.space is None:
        return Text(words.text("position-skier-OUT"), "red"), Text()
    place = course.numbers[skier.space]
    left = Text(str(int(course.rows) + 1 - int(course.row[place])))
    if skier.misses:
        left.append(f" {RESULTS['miss'][0]}{skier.misses}", "red")
    return Text(skier.space), left


def hearts(skier: Skier, words: Texts) -> Text:
    """The five markers with the first letter of their colours, each with its target."""
    assert skier.nation is not None
    tracks = BOARD.nations[NATIONS.index(skier.nation)].tracks
    text = Text()
    for track_number, slot in enumerate(skier.endurance):
        letter = tracks[track_number][slot]
        text.append(words.text(f"colour-{letter}")[0].upper(), COLOURS[letter])
        text.append(*RESULTS[skier.shots[track_number]])
        text.append(" ")
    return text


def wax(skier: Skier, words: Texts) -> Text:
    """The row of tokens; used ones are crossed out in brackets."""
    assert skier.wax is not None
    parts = []
    for slot, token in enumerate(skier.wax):
        is_used = slot < skier.left_used or slot >= len(skier.wax) - skier.right_used
        said = str(words.word("token", token))
        parts.append(Text(f"({said})" if is_used else said, "dim" if is_used else ""))
    return Text(" | ").join(parts)
