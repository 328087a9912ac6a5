"""What the options of Médailles decide."""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.options import Options
from tablee.engine.refusal import Mistake
from tablee.engine.state import NOBODY, Fixed

FEWEST_PLAYERS: Final = 2  # MED-1.1
MOST_PLAYERS: Final = 5
TEAM_PLAYERS: Final = 4  # MED-7.1

TEAMS: Final = "2v2"
RANDOM: Final = "random"
USUAL: Final = "usual"
USUAL_TARGET: Final = 5  # MED-8.1
USUAL_TEAM_TARGET: Final = 7  # MED-7.2


def target_of(word: str, has_teams: bool) -> int:
    """How many medals of a side end the game (MED-8.1, MED-7.2)."""
    usual = USUAL_TEAM_TARGET if has_teams else USUAL_TARGET
    return usual if word == USUAL else int(word)


class Settings(Fixed):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        dealer = options.word("dealer")
        target = options.word("medal_target")
        self.dealer: i64 = NOBODY if dealer == RANDOM else int(dealer)
        self.has_teams: bool = options.word("teams") == TEAMS
        self.target: i64 = target_of(target, self.has_teams)
        self.laps: i64 = options.number("final_laps")


def unsuited(players: int, options: Options) -> Mistake | None:
    """Teams are two of two, and the dealer sits at the table (MED-7.1, MED-1.5)."""
    dealer = options.word("dealer")
    seats = [str(seat) for seat in range(players)]
    if options.word("teams") == TEAMS and players != TEAM_PLAYERS:
        return Mistake("unsuited-option", {"option": "teams", "value": TEAMS, "players": players, "allowed": "off"})
    if dealer != RANDOM and dealer not in seats:
        allowed = ", ".join([RANDOM, *seats])
        return Mistake("unsuited-option", {"option": "dealer", "value": dealer, "players": players, "allowed": allowed})
    return None
