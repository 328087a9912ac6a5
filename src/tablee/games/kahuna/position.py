"""Kahuna as a few readable lines, both ways.

A text need not say everything. What is left out is: no links, hands, known cards and face-down discards; round 1, no
points, seat 0 on turn, both seats drew last. Stones follow from the links; a line `stones` only repeats them. A row
left out holds the first three cards, in the order of the board, that are named nowhere; a pile left out all that are
then still not named. In the last turns both are empty instead. `pile: 7` says how many cards the pile has,
`pile: KAHU JOJO` which; then, and if row and pile are empty, the cards not named lie face up in the discard.

The line `turn` names the seat and what it has already done (`turn: 0 played`), `round: final 1` the last of the last
turns, `drew` the seats that drew in their latest turn, `blank` the blank turns in a row, `ended` how the game ended
and who won.
"""

from collections.abc import Sequence

from tablee.engine.position import NONE, UNKNOWN, Lines, shown
from tablee.games.kahuna.board import ISLANDS, LINES, LINES_OF, NEEDS
from tablee.games.kahuna.rules import LAST_TURNS
from tablee.games.kahuna.rules_actions import SLOTS
from tablee.games.kahuna.rules_cards import COPIES
from tablee.games.kahuna.rules_offer import BLANK_LIMIT, FULL_HAND
from tablee.games.kahuna.shapes import Buried, Hand, KahunaView
from tablee.games.kahuna.view import must_draw, points_of, sudden_by

SEATS = (0, 1)
FINAL = "final"
MOST_HANDICAP = 3


def show(view: KahunaView) -> Lines:
    lines = Lines(view.header)
    last = [str(view.last_turns)] if view.round == FINAL else []
    lines.add("round", view.round, *last)
    lines.add("score", *map(str, view.score))
    lines.add("dealer", str(view.dealer))
    done = [(view.has_played, "played"), (view.has_discarded, "discarded")]
    lines.add("turn", str(view.turn), *(word for is_done, word in done if is_done))
    lines.add("drew", *(str(seat) for seat in SEATS if view.drew[seat]))
    lines.add("blank", str(view.blank))
    if view.handicap:
        lines.add("handicap", str(view.handicap))
    for seat in SEATS:
        lines.add(f"links {seat}", *(name for name, owner in zip(LINES, view.links, strict=True) if owner == seat))
        lines.add(f"stones {seat}", *(name for name, owner in zip(ISLANDS, view.stones, strict=True) if owner == seat))
    for seat, hand in enumerate(view.hands):
        lines.add(f"hand {seat}", *hidden_as_marks(hand.cards, hand.size))
        if hand.known:
            lines.add(f"known {seat}", *hand.known)
    lines.add("row", *map(shown, view.row))
    lines.add("pile", str(view.pile))
    lines.add("discard", *view.discard)
    for seat, buried in enumerate(view.buried):
        if buried.size:
            lines.add(f"buried {seat}", *hidden_as_marks(buried.cards, buried.size))
    if view.ending:
        lines.add("ended", view.ending, shown(view.winner))
    return lines


def hidden_as_marks(cards: list[str] | None, size: int) -> list[str]:
    """Cards by name; hidden ones as question marks."""
    return [UNKNOWN] * size if cards is None else cards


def read(lines: Lines, needs: Sequence[int] = NEEDS) -> KahunaView:
    """The view that lines say."""
    turn, *done = said(lines, "turn", "0")
    round_, *last = said(lines, "round", "1")
    ending, winner, *_ = [*lines.some("ended"), "", NONE]
    links = read_links(lines)
    hands = [read_hand(lines, seat) for seat in SEATS]
    buried = [read_buried(lines, seat) for seat in SEATS]
    row, pile, discard = read_cards(lines, hands, buried, is_final=round_ == FINAL)
    drew = read_drew(lines)
    on_turn = int(one_of(turn, "0 1"))
    return KahunaView(
        header=lines.header,
        links=links,
        stones=read_stones(lines, links, needs),
        around=[[[links[line] for line in lines_of].count(seat) for lines_of in LINES_OF] for seat in SEATS],
        needs=list(needs),
        hands=hands,
        row=row,
        pile=pile,
        discard=discard,
        buried=buried,
        round=one_of(round_, "1 2 3 final"),
        score=[int(word) for word in said(lines, "score", "0 0")],
        dealer=lines.number("dealer", 0, 1, missing=0 if lines.header.known_options().word("dealer") == "0" else 1),
        turn=on_turn,
        drew=drew,
        blank=lines.number("blank", 0, BLANK_LIMIT, missing=0),
        has_played="played" in [one_of(word, "played discarded") for word in done],
        has_discarded="discarded" in done,
        handicap=lines.number("handicap", 0, MOST_HANDICAP, missing=0),
        last_turns=0 if round_ != FINAL else int(last[0]) if last else LAST_TURNS,
        must_draw=must_draw(round_, hands[on_turn].size, drew[1 - on_turn]),
        points=points_of(one_of(round_, "1 2 3 final")),
        hand_limit=FULL_HAND,
        sudden=sudden_by(round_, lines.header.known_options().word("sudden_defeat")),
        winner=None if winner == NONE else int(one_of(winner, "0 1")),
        ending=one_of(ending, " sudden points links draw"),
    )


def said(lines: Lines, label: str, default: str) -> list[str]:
    """The words of a line, or what is meant without it."""
    return lines.words(label) if label in lines else default.split()


def one_of(word: str, allowed: str) -> str:
    """A word that must be one of a few."""
    if word not in allowed.split(" "):
        raise ValueError(word)
    return word


def read_drew(lines: Lines) -> list[bool]:
    """Which seats drew in their latest turn."""
    words = [one_of(word, "0 1") for word in said(lines, "drew", "0 1")]
    return [str(seat) in words for seat in SEATS]


def read_links(lines: Lines) -> list[int | None]:
    """Whose link lies on each line."""
    links: list[int | None] = [None] * len(LINES)
    for seat in SEATS:
        for name in lines.some(f"links {seat}"):
            line = LINES.index(name)
            if links[line] is not None:
                raise ValueError(name)
            links[line] = seat
    return links


def read_stones(lines: Lines, links: list[int | None], needs: Sequence[int]) -> list[int | None]:
    """Who rules each island: whoever has as many links there as power needs."""
    stones: list[int | None] = []
    for around, need in zip(LINES_OF, needs, strict=True):
        owners = [links[line] for line in around]
        stones.append(next((seat for seat in SEATS if owners.count(seat) >= need), None))
    for seat in SEATS:
        ruled = [name for name, owner in zip(ISLANDS, stones, strict=True) if owner == seat]
        if f"stones {seat}" in lines and sorted(lines.words(f"stones {seat}")) != ruled:
            raise ValueError(seat)
    return stones


def read_hand(lines: Lines, seat: int) -> Hand:
    """A hand, with what is known of it."""
    known = sorted(lines.some(f"known {seat}"))
    cards = lines.some(f"hand {seat}")
    return Hand(len(cards), None if UNKNOWN in cards else sorted(cards), known)


def read_buried(lines: Lines, seat: int) -> Buried:
    cards = lines.some(f"buried {seat}")
    return Buried(len(cards), None if UNKNOWN in cards else sorted(cards))


def read_cards(
    lines: Lines, hands: list[Hand], buried: list[Buried], is_final: bool
) -> tuple[list[str | None], int, list[str]]:
    """Row, pile and discard; what is left out is filled from the cards that are named nowhere."""
    seen = [name for hand in hands for name in (hand.known if hand.cards is None else hand.cards)]
    seen += [name for one in buried for name in one.cards or []]
    hidden = sum(hand.size - len(hand.known) for hand in hands if hand.cards is None)
    hidden += sum(one.size for one in buried if one.cards is None)
    discard = sorted(lines.some("discard"))
    row: list[str | None] = [None if word == NONE else word for word in lines.some("row")]
    pile = said(lines, "pile", "0" if is_final else "")
    names = [word for word in pile if not word.isdecimal()]
    rest = unnamed([*seen, *discard, *filter(None, row), *names])
    if "row" not in lines:
        row = [None] * SLOTS if is_final else [rest.pop(0) for _ in range(SLOTS)]
    if names and hidden:
        raise ValueError(names)
    size = len(names) or (int(pile[0]) if pile else len(rest) - hidden)
    if "discard" not in lines and not hidden and (names or size == 0):
        discard = rest
    return row, size, discard


def unnamed(names: list[str]) -> list[str]:
    """The cards of the game without these."""
    rest = [name for name in ISLANDS for _ in range(COPIES)]
    for name in names:
        rest.remove(name)
    return rest
