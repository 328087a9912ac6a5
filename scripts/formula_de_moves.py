"""What it costs to find the moves of a roll in Formula Dé: python scripts/formula_de_moves.py [CARS] [RACES].

Plays races of random drivers with many cars, and times (processor time) the search for a face of every gear that the
car on turn could roll; says how many cells the search looked at and how many moves it found.
"""

import sys
import time

from tablee.engine.chance import SeededChance
from tablee.games.formula_de.game import GAME
from tablee.games.formula_de.rules import GEAR, FormulaDe
from tablee.games.formula_de.rules_track import FACES

CARS = 10
RACES = 5


def measure(cars: int, races: int) -> None:
    """Prints a line for each gear and one for all."""
    seconds = dict.fromkeys(range(1, 7), 0.0)
    counts = {gear: [0, 0, 0] for gear in range(1, 7)}  # searches, entries, moves
    for seed in range(races):
        chance = SeededChance(seed)
        state = GAME.new(cars, chance)
        assert isinstance(state, FormulaDe)
        while state.to_act():
            seat = state.to_act()[0]
            if state.phase == GEAR:
                for gear in range(1, 7):
                    face = FACES[gear][chance.uniform(len(FACES[gear]))]
                    begun = time.process_time()
                    found = state.ways(state.car, face, False)
                    seconds[gear] += time.process_time() - begun
                    searched = state.search(state.car, face)
                    counts[gear][0] += 1
                    counts[gear][1] += int(searched.size())
                    counts[gear][2] += len(found)
            legal = state.legal(seat)
            state.apply(seat, legal[chance.uniform(len(legal))], chance)
    for gear, (searches, entries, moves) in counts.items():
        per = seconds[gear] / searches * 1e6
        print(f"gear {gear}: {per:7.1f} µs, {entries / searches:6.1f} entries, {moves / searches:5.1f} moves")
    total = sum(row[0] for row in counts.values())
    print(f"{cars} cars: {total} searches, {sum(seconds.values()) / total * 1e6:.1f} µs on average")


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    measure(*(given + [CARS, RACES][len(given) :]))
