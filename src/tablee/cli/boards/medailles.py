"""Médailles in the terminal: the centre with its free medals, the viewer's hand by sport, and everyone's podium."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.boards import Picture
from tablee.engine.shapes import View
from tablee.engine.texts import Texts
from tablee.games.medailles.board import ATHLETES, BOARD
from tablee.games.medailles.rules_settings import TEAMS
from tablee.games.medailles.shapes import Hand, MedaillesView
from tablee.games.medailles.view import FINAL

METALS = ("bronze", "silver", "gold")
METAL_STYLES = ("dark_orange3", "bright_white", "bold yellow")
STYLES = {discipline.id: f"bold {discipline.color}" for discipline in BOARD.disciplines}
NAMES = {athlete.id: athlete.name for athlete in ATHLETES}
SHORT_PILE = 10  # from here on the end is near
LATEST = 5  # cards of the pot that are shown
MOST_PLAYERS = 5
REPLACED = frozenset(
    "phase ended score dealer turn passes centre pile pot contest countered asked".split()
) | frozenset(f"{label} {seat}" for label in ("hand", "shown", "bid", *METALS) for seat in range(MOST_PLAYERS))


def draw(view: View, game_words: Texts, own_words: Texts, names: Sequence[str]) -> Picture | None:
    """The table, and whatever contest runs on it."""
    if not isinstance(view, MedaillesView):
        return None
    seats = [game_words.seat(seat, names) for seat in range(view.header.players)]
    parts: list[RenderableType] = [centre(view, game_words), Text(), piles(view, game_words), Text()]
    parts += [podiums(view, game_words, own_words, seats), Text()]
    if view.contest is not None:
        parts += [contest(view, game_words, own_words, seats), Text()]
    if view.header.viewer >= 0:
        parts.append(own_hand(view, view.hands[view.header.viewer], game_words))
    return Picture(Group(*parts), REPLACED)


def sport(card: str) -> str:
    """`NAT` for `NAT-1`."""
    return card.partition("-")[0]


def sport_text(discipline: str, words: Texts) -> Text:
    """A sport in its colour."""
    return Text(words.text(f"discipline-{discipline}"), STYLES[discipline])


def centre(view: MedaillesView, words: Texts) -> Table:
    """The four places: sport, athlete, and the medals still to be won there."""
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(words.label("centre"), "dim"), *(place(number, card, words) for number, card in places(view)))
    table.add_row("", *(Text(NAMES[card] if card else "", "dim") for _, card in places(view)))
    table.add_row("", *(free_medals(view, sport(card), words) if card else Text() for _, card in places(view)))
    return table


def places(view: MedaillesView) -> list[tuple[int, str | None]]:
    """The places of the centre, counted from 1."""
    return list(enumerate(view.centre, 1))


def place(number: int, card: str | None, words: Texts) -> Text:
    """A place with its sport; an empty one as a dash."""
    return Text.assemble((f"{number} ", "dim"), sport_text(sport(card), words) if card else "–")


def free_medals(view: MedaillesView, discipline: str, words: Texts) -> Text:
    """The metals that nobody has won in a sport."""
    gone = {medal.medal for medal in view.medals if medal.discipline == discipline}
    text = Text()
    for number, metal in enumerate(METALS, 1):
        if number not in gone:
            text.append(f"{words.label(metal)} ", METAL_STYLES[number - 1])
    return text


def piles(view: MedaillesView, words: Texts) -> Table:
    """How much can still be drawn, and what lies on top of the pot."""
    style = "bold red" if view.pile == 0 else "bold yellow" if view.pile < SHORT_PILE else "bold"
    latest = view.pot[-LATEST:]
    pot = Text("… " if len(view.pot) > LATEST else "" if latest else "–")
    pot.append_text(Text(", ").join([sport_text(sport(card), words) for card in latest]))
    table = Table.grid(padding=(0, 2))
    pile = Text(str(view.pile), style)
    if view.phase == FINAL and not view.ending:
        pile.append(f" · {words.text('position-phase-final')} : {view.turns_left}")
    table.add_row(Text(words.label("pile"), "dim"), pile, Text(words.label("pot"), "dim"), pot)
    return table


def podiums(view: MedaillesView, words: Texts, own: Texts, seats: Sequence[str]) -> Table:
    """A line for each seat: whose turn it is, points, medals, cards, and which of them everyone has seen."""
    table = Table.grid(padding=(0, 2))
    for seat, hand in enumerate(view.hands):
        is_own = seat == view.header.viewer
        mark = "▶" if view.turn == seat and not view.ending else " "
        seen = counted(hand.shown, words)
        cards = Text(own.text("medailles-cards", {"count": hand.size}), "dim")
        if hand.shown and not is_own:
            cards.append_text(Text(f" ({words.label('shown')} : ").append_text(seen).append(")"))
        points = Text(own.text("medailles-points", {"count": view.score[seat]}), "bold")
        name = Text(seats[seat], "bold" if is_own else "")
        if has_teams(view):
            name.append(f" · {own.text('medailles-team', {'number': seat % 2 + 1})}", "dim")
        table.add_row(mark, name, points, won(view, seat, words), cards)
    return table


def has_teams(view: MedaillesView) -> bool:
    """Is it played two against two?"""
    return view.header.known_options().word("teams") == TEAMS


def won(view: MedaillesView, seat: int, words: Texts) -> Text:
    """The medals of a seat, the best first."""
    text = Text()
    for medal in sorted(view.medals, key=lambda medal: -medal.medal):
        if medal.seat == seat:
            text.append(f"{words.label(METALS[medal.medal - 1])} ", METAL_STYLES[medal.medal - 1])
            text.append_text(sport_text(medal.discipline, words)).append("  ")
    return text


def contest(view: MedaillesView, words: Texts, own: Texts, seats: Sequence[str]) -> Group:
    """Who presents what, whether it is countered, and who must answer."""
    assert view.contest is not None
    lines = []
    for bid in view.bids:
        facts = {"seat": seats[bid.seat], "medal": len(bid.cards), "discipline": view.contest}
        facts = {**facts, **words.in_words({"medal": len(bid.cards), "discipline": view.contest})}
        lines.append(Text(own.text("medailles-bid", {**facts, "count": len(bid.cards)}), "cyan"))
    if view.countered is not None:
        lines.append(Text(own.text("medailles-countered", {"seat": seats[view.countered]}), "cyan"))
    if view.asked is not None:
        lines.append(Text(own.text("medailles-asked", {"seat": seats[view.asked]}), "cyan"))
    return Group(*lines)


def own_hand(view: MedaillesView, hand: Hand, words: Texts) -> Table:
    """The viewer's hand by sport; a star marks the sports of the centre."""
    held = Counter(sport(card) for card in hand.cards or [])
    inside = {sport(card) for card in view.centre if card}
    table = Table.grid(padding=(0, 2))
    parts = []
    for discipline, count in sorted(held.items(), key=lambda item: (item[0] not in inside, -item[1])):
        text = Text(f"{count} × ", "bold").append_text(sport_text(discipline, words))
        parts.append(text.append(" *" if discipline in inside else ""))
    table.add_row(Text(words.label("hand"), "dim"), Text("   ").join(parts) if parts else Text("–"))
    if hand.shown:
        table.add_row(Text(words.label("shown"), "dim"), counted(hand.shown, words))
    return table


def counted(cards: Sequence[str], words: Texts) -> Text:
    """Cards by sport, with how many there are of each."""
    counts = Counter(sport(card) for card in cards)
    return Text(", ").join(
        [Text(f"{count} × ").append_text(sport_text(discipline, words)) for discipline, count in counts.items()]
    )
