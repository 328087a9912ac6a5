"""Médailles as a few readable lines, both ways.

A text need not say everything. What is left out is: the main phase, seat 0 on turn, the last seat as dealer, empty
hands and places, no medals, no contest. A card may be named by its discipline alone (`NAT`): then it is the first card
of it that is named nowhere. `pile: 7` says how many cards the draw pile has, `pile: NAT SKI` which; then, and if the
pile is empty, the cards not named lie in the pot. A pile left out has all cards that are named nowhere; in the final
phase it is empty instead.

`phase: final 4` is the final phase with four turns left. The line `shown` names the cards of a hand that all have
seen; a hand ends with them. `contest: SKI` is the discipline of a contest, `bid 0` the cards of seat 0 in it,
`countered` who countered the highest bid, `asked` who may answer it. The points in the line `score` follow from the
medals.
"""

from collections.abc import Sequence

from tablee.engine.position import NONE, UNKNOWN, Lines, number_or_none, shown
from tablee.games.medailles.board import CARDS, DISCIPLINES
from tablee.games.medailles.rules import ENDINGS
from tablee.games.medailles.rules_actions import METALS, PLACES
from tablee.games.medailles.rules_contest import MOST_BIDS
from tablee.games.medailles.rules_settings import TEAMS, target_of
from tablee.games.medailles.shapes import Bid, Hand, MedaillesView, Medal
from tablee.games.medailles.view import FINAL, MAIN, partners_of, places_of

METAL_LABELS = ("bronze", "silver", "gold")


def show(view: MedaillesView) -> Lines:
    lines = Lines(view.header)
    if view.contest is not None:
        lines.add("contest", view.contest)
        for bid in view.bids:
            lines.add(f"bid {bid.seat}", *bid.cards)
        lines.add("countered", shown(view.countered))
        lines.add("asked", shown(view.asked))
    lines.add("phase", view.phase, *([str(view.turns_left)] if view.phase == FINAL else []))
    lines.add("score", *map(str, view.score))
    lines.add("dealer", str(view.dealer))
    lines.add("turn", str(view.turn))
    if view.passes:
        lines.add("passes", str(view.passes))
    lines.add("centre", *map(shown, view.centre))
    lines.add("pile", str(view.pile))
    lines.add("pot", *view.pot)
    for seat, hand in enumerate(view.hands):
        lines.add(f"hand {seat}", *([UNKNOWN] * hand.size if hand.cards is None else hand.cards))
        if hand.shown:
            lines.add(f"shown {seat}", *hand.shown)
    for seat in range(view.header.players):
        for k in range(METALS, 0, -1):
            cards = [medal.card for medal in view.medals if (medal.seat, medal.medal) == (seat, k)]
            if cards:
                lines.add(f"{METAL_LABELS[k - 1]} {seat}", *cards)
    if view.ending:
        lines.add("ended", view.ending)
    return lines


def read(lines: Lines) -> MedaillesView:
    """The view that lines say."""
    players = range(lines.header.players)
    last = lines.header.players - 1
    phase, *left = lines.some("phase") or [MAIN]
    cards = Named(lines)
    hands = [read_hand(lines, seat, cards) for seat in players]
    medals = [medal for seat in players for k in range(1, METALS + 1) for medal in read_medals(lines, seat, k, cards)]
    bids = [Bid(seat, cards.of(f"bid {seat}")) for seat in players if f"bid {seat}" in lines]
    centre = [None if word == NONE else cards.one(word) for word in lines.some("centre")]
    hidden = sum(hand.size - len(hand.shown) for hand in hands if hand.cards is None)
    pile, pot = read_pile(lines, cards, hidden, is_final=phase == FINAL)
    lines.repeats("score")
    options = lines.header.known_options()
    has_teams = options.word("teams") == TEAMS
    partners = partners_of(lines.header.players, has_teams)
    return MedaillesView(
        header=lines.header,
        phase=one_of(phase, (MAIN, FINAL)),
        turns_left=0 if not left else int(left[0]),
        passes=lines.number("passes", 0, last + 1, missing=0),
        dealer=lines.number("dealer", 0, last, missing=last),
        turn=lines.number("turn", 0, last, missing=0),
        centre=centre + [None] * (PLACES - len(centre)),
        pile=pile,
        pot=pot,
        hands=hands,
        medals=sorted(medals, key=lambda medal: (DISCIPLINES.index(medal.discipline), medal.medal)),
        score=[sum(medal.medal for medal in medals if medal.seat == seat) for seat in players],
        places=places_of(medals, partners),
        contest=one_of(lines.word("contest"), DISCIPLINES) if "contest" in lines else None,
        bids=sorted(bids, key=lambda bid: len(bid.cards)),
        countered=number_or_none(lines.word("countered")) if "countered" in lines else None,
        asked=number_or_none(lines.word("asked")) if "asked" in lines else None,
        bid_limit=MOST_BIDS,
        target=target_of(options.word("medal_target"), has_teams),
        partners=partners,
        ending=one_of(lines.word("ended"), ENDINGS[1:]) if "ended" in lines else "",
    )


class Named:
    """The cards that a text names, each once; a discipline alone stands for the first of its cards not yet named."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        words = [word for label, line in lines.lines.items() if label not in ("options", "contest") for word in line]
        self.named = {word for word in words if word in CARDS}

    def of(self, label: str) -> list[str]:
        """The cards of a line."""
        return [self.one(word) for word in self.lines.some(label)]

    def one(self, word: str) -> str:
        """The card that a word means."""
        if word in CARDS:
            return word
        if word not in DISCIPLINES:
            raise ValueError(word)
        card = next((card for card in CARDS if discipline(card) == word and card not in self.named), None)
        if card is None:
            raise ValueError(word)
        self.named.add(card)
        return card

    def rest(self) -> list[str]:
        """The cards that are named nowhere."""
        return [card for card in CARDS if card not in self.named]


def discipline(card: str) -> str:
    """`NAT` for `NAT-1`."""
    return card.partition("-")[0]


def one_of(word: str, allowed: Sequence[str]) -> str:
    """A word that must be one of a few."""
    if word not in allowed:
        raise ValueError(word)
    return word


def read_hand(lines: Lines, seat: int, cards: Named) -> Hand:
    """A hand, which ends with what all have seen of it."""
    words = lines.some(f"hand {seat}")
    seen = lines.some(f"shown {seat}")
    if UNKNOWN in words:
        return Hand(len(words), None, [cards.one(word) for word in seen])
    hand = [cards.one(word) for word in words]
    known: list[str] = []
    for word in seen:
        meant = [card for card in hand if word in (card, discipline(card)) and card not in known]
        if not meant:
            raise ValueError(word)
        known.append(meant[0])
    return Hand(len(hand), [*(card for card in hand if card not in known), *known], known)


def read_medals(lines: Lines, seat: int, k: int, cards: Named) -> list[Medal]:
    """The medals of one metal that a seat has won."""
    return [Medal(discipline(card), k, seat, card) for card in cards.of(f"{METAL_LABELS[k - 1]} {seat}")]


def read_pile(lines: Lines, cards: Named, hidden: int, is_final: bool) -> tuple[int, list[str]]:
    """How many cards the pile has, and the pot; what is left out is filled from the cards that are named nowhere."""
    pot = cards.of("pot")
    words = lines.some("pile") if "pile" in lines or not is_final else ["0"]
    names = [cards.one(word) for word in words if not word.isdecimal()]
    rest = cards.rest()
    if names and hidden:
        raise ValueError(names)
    size = len(names) or (int(words[0]) if words else len(rest) - hidden)
    if "pot" not in lines and not hidden and (names or size == 0):
        pot = rest
    return size, pot
