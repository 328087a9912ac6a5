"""A view of Olympiades as numbers. Teams are the same for everybody; whose one is on follows from the seat."""

from tablee.engine.observation import (
    Amount,
    BySeat,
    Counts,
    Fields,
    Header,
    Omitted,
    OneOf,
    Part,
    SeatOf,
    Seats,
    Several,
    YesNo,
)
from tablee.games.olympiades.board import BOARD, METALS
from tablee.games.olympiades.events import SPORT_EVENTS, SPORTS
from tablee.games.olympiades.rules_actions import DICE, ENTRIES, HOLES, LEVELS, MOST_ENERGY, MOST_OF_TEAM, WHEEL
from tablee.games.olympiades.rules_settings import FACES, TALKS, Settings
from tablee.games.olympiades.rules_stadium import MEDALS, POINTS, TEAMS
from tablee.games.olympiades.rules_words import WORD_OF
from tablee.games.olympiades.shapes import Medals, Tile, Won

MOST_COUNT = 99  # medals of a kind, as a scenario may set them
MOST_GAME_POINTS = sum(POINTS) * MOST_COUNT
MOST_ROUNDS = max(int(event.last_round) for event in SPORT_EVENTS)
PADS = [WORD_OF[action] for action in range(len(ENTRIES))]
SQUARES = 3  # by which the cube moves at most
MOST_WON = 2 * MEDALS


def observation(players: int, fixed: Settings) -> dict[str, Part]:
    """What lies on the table now; events that are over count in medals and energy."""
    return {
        "header": Header(players, 1, len(ENTRIES)),
        "programme": Several(len(fixed.pattern), OneOf(SPORTS)),
        "kinds": Omitted("follows from the options"),
        "index": Amount(0, len(fixed.pattern)),
        "energy": BySeat(players, Amount(0, MOST_ENERGY)),
        "medals": Several(
            TEAMS,
            Fields(
                Medals,
                {
                    "gold": Amount(0, MOST_COUNT),
                    "silver": Amount(0, MOST_COUNT),
                    "bronze": Amount(0, MOST_COUNT),
                },
            ),
        ),
        "points": Several(TEAMS, Amount(0, MOST_GAME_POINTS)),
        "first": SeatOf(players),
        "talk": OneOf(TALKS),
        "tile": Fields(Tile, tile(players)),
        "history": Omitted("its medals and energy are counted already"),
        "gained": Omitted("counted in the points already"),
        "lately": Omitted("what it brought about is on the tile"),
    }


def tile(players: int) -> dict[str, Part]:
    """The tile of the current event."""
    return {
        "event": OneOf(SPORTS),
        "round": Amount(0, MOST_ROUNDS),
        "turn": SeatOf(players),
        "score": BySeat(players, Amount(0, BOARD.score_track.max, nothing=-1)),
        "pads": BySeat(players, OneOf(PADS)),
        "dice": Several(DICE, Amount(0, FACES)),
        "cube": Amount(-SQUARES, SQUARES),
        "baskets": Several(TEAMS, Amount(0, BOARD.score_track.max)),
        "holes": Several(TEAMS, Counts(range(1, HOLES + 1))),
        "ball": SeatOf(players),
        "streak": Amount(0, MOST_ROUNDS),
        "price": Amount(0, MOST_OF_TEAM, nothing=-1),
        "speaker": SeatOf(players),
        "due": Amount(0, MOST_OF_TEAM),
        "gains": YesNo(),
        "part": SeatOf(players),
        "trying": Amount(0, LEVELS),
        "rerolls": Amount(0, WHEEL),
        "out": Seats(players),
        "won": Several(
            MOST_WON,
            Fields(
                Won,
                {"metal": OneOf(METALS), "team": OneOf(range(TEAMS)), "seat": SeatOf(players), "lost": YesNo()},
            ),
        ),
        "spent": BySeat(players, Amount(-MOST_ENERGY, MOST_OF_TEAM)),
        "strokes": Several(HOLES, Amount(0, HOLES, nothing=-1)),
    }
