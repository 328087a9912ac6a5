"""What the options of Olympiades decide, and a scenario, which names what is otherwise drawn."""

from typing import Final

import msgspec

from tablee.engine.arrays import append, i64, vec
from tablee.engine.bag import OutcomeKind
from tablee.engine.options import Options
from tablee.engine.refusal import Mistake
from tablee.engine.state import NOBODY, Fixed
from tablee.games.olympiades.board import BOARD
from tablee.games.olympiades.shapes import Scenario

STANDARD: Final = 0  # kinds of events (OLY-1.3)
RESTING: Final = 1
FINAL: Final = 2
KINDS: Final = ["standard", "rest", "final"]
LETTERS: Final = "SRF"  # of the kinds in the data file

OPEN: Final = 0  # may the players talk? (OLY-4.1)
CLOSED: Final = 1
NUMBERS: Final = 2
TALKS: Final = ["open", "closed", "numbers"]
STRICT: Final = "strict"
FREE: Final = "free"
SILENT: Final = "silent"

LENGTHS: Final = list(BOARD.programme)
AUTO: Final = 0  # of the option start_energy: by length
HIDDEN: Final = "hidden"
NUMERIC_DICE: Final = ["green", "blue", "yellow", "red"]  # in this order they are drawn (OLY-2.13)
FACES: Final = 6
HAND: Final = "hand"


class Settings(Fixed):
    """What the options decide (OLY-1.4, OLY-1.5, OLY-2.2, OLY-3.7, OLY-4.2)."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        length = options.word("length")
        energy = options.number("start_energy")
        self.pattern: list[int] = [LETTERS.index(letter) for letter in BOARD.programme[length]]
        self.start_energy: i64 = BOARD.energy.start[length] if energy == AUTO else energy
        self.is_hidden: bool = options.word("programme") == HIDDEN
        self.final_gold: i64 = options.number("final_gold")
        self.talk: str = options.word("talk")
        self.scenario: Scenario = read_scenario(options.word("scenario"))
        dice = BOARD.dice[options.word("dice")]
        self.dice: list[OutcomeKind] = [OutcomeKind(die, dice[die]) for die in NUMERIC_DICE]
        self.white: OutcomeKind = OutcomeKind("white", dice["white"])
        faces = vec[i64]()
        for die in NUMERIC_DICE:
            for face in dice[die]:
                faces = append(faces, int(face))
        self.faces: vec[i64] = faces


def read_scenario(text: str) -> Scenario:
    """A scenario from its text; an empty text names nothing."""
    return msgspec.json.decode(text or "{}", type=Scenario)


def unsuited(players: int, options: Options) -> Mistake | None:
    """The first player sits at the table, and everybody there has energy."""
    text = options.word("scenario")
    scenario = read_scenario(text)
    if scenario.first is not None and not 0 <= scenario.first < players:
        return unsuited_scenario(players, text, f"first 0–{players - 1}")
    if scenario.energy is not None and len(scenario.energy) != players:
        return unsuited_scenario(players, text, f"energy × {players}")
    return None


def unsuited_scenario(players: int, text: str, allowed: str) -> Mistake:
    """What is wrong with a scenario for this number of players."""
    facts: dict[str, str | int] = {"option": "scenario", "value": text[:40], "players": players, "allowed": allowed}
    return Mistake("unsuited-option", facts)


def first_of(scenario: Scenario) -> i64:
    """The seat that a scenario names as first player, or nobody."""
    return NOBODY if scenario.first is None else scenario.first
