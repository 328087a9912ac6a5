"""A view of Médailles as numbers. Athletes of one discipline are equal, so cards are told by their discipline."""

from tablee.engine.observation import (
    Amount,
    BySeat,
    Counts,
    Fields,
    Header,
    Keyed,
    Omitted,
    OneOf,
    Part,
    SeatOf,
    Several,
)
from tablee.games.medailles.board import ATHLETES, BOARD, CARDS, DISCIPLINE_OF, DISCIPLINES
from tablee.games.medailles.rules import ENDINGS
from tablee.games.medailles.rules_actions import METALS, PLACES
from tablee.games.medailles.rules_cards import FULL_HAND
from tablee.games.medailles.rules_contest import MOST_BIDS
from tablee.games.medailles.rules_settings import Settings
from tablee.games.medailles.shapes import Bid, Hand, Medal
from tablee.games.medailles.view import FINAL, MAIN

KINDS = {card: DISCIPLINES[DISCIPLINE_OF[number]] for number, card in enumerate(CARDS)}
EACH = len(BOARD.disciplines[0].athletes)
METAL_NUMBERS = range(1, METALS + 1)
MOST_POINTS = sum(METAL_NUMBERS) * len(DISCIPLINES)


def cards(most: int = EACH) -> Counts:
    """How many of each discipline."""
    return Counts(DISCIPLINES, most, KINDS)


def observation(players: int, fixed: Settings) -> dict[str, Part]:
    """Every field of the view; medals as who has won each."""
    return {
        "header": Header(players),
        "phase": OneOf([MAIN, FINAL]),
        "turns_left": Amount(0, int(fixed.laps) * players),
        "passes": Amount(0, players),
        "dealer": SeatOf(players),
        "turn": SeatOf(players),
        "centre": Several(PLACES, OneOf(DISCIPLINES, kinds=KINDS)),
        "pile": Amount(0, len(ATHLETES)),
        "pot": cards(),
        "hands": BySeat(players, Fields(Hand, {"size": Amount(0, FULL_HAND), "cards": cards(), "shown": cards()})),
        "medals": Keyed(
            ["discipline", "medal"],
            [DISCIPLINES, METAL_NUMBERS],
            Fields(
                Medal,
                {
                    "discipline": Omitted("its place among the others"),
                    "medal": Omitted("its place among the others"),
                    "seat": SeatOf(players),
                    "card": Omitted("athletes are equal"),
                },
            ),
        ),
        "score": BySeat(players, Amount(0, MOST_POINTS)),
        "places": BySeat(players, Amount(1, players)),
        "contest": OneOf(DISCIPLINES),
        "bids": Several(MOST_BIDS, Fields(Bid, {"seat": SeatOf(players), "cards": cards(METALS)})),
        "countered": SeatOf(players),
        "asked": SeatOf(players),
        "bid_limit": Omitted("the same in every game"),
        "target": Omitted("follows from the options"),
        "partners": Omitted("follows from the options"),
        "ending": OneOf(ENDINGS[1:]),
    }
