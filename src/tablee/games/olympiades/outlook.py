"""What the dice make of a choice, for the board: with how many of their faces it succeeds."""

from tablee.games.olympiades import shapes
from tablee.games.olympiades.events.basketball import THRESHOLD
from tablee.games.olympiades.events.show_jumping import OBSTACLES
from tablee.games.olympiades.rules import Olympiades
from tablee.games.olympiades.rules_actions import ENTRIES, Bid, Reroll, Shoot
from tablee.games.olympiades.rules_settings import FACES
from tablee.games.olympiades.rules_stadium import GREEN

MOST_BLOCKED = 6  # what opponents bid together to block, as far as it is told


def outlook(state: Olympiades, action: int) -> shapes.Outlook:
    """The chances of a jump, of a shot by what is bid against it, and of a better die."""
    entry = ENTRIES[action]
    if isinstance(entry, Bid) and state.sport() == "show_jumping":
        return shapes.Outlook(FACES, [at_least(state, GREEN, OBSTACLES[state.round - 1] - int(entry.n))])  # OLY-11.4
    if isinstance(entry, Shoot):
        needed = int(THRESHOLD) - int(entry.n)
        return shapes.Outlook(FACES, [at_least(state, GREEN, needed + sum_) for sum_ in range(MOST_BLOCKED + 1)])
    if isinstance(entry, Reroll):
        return shapes.Outlook(FACES, [at_least(state, int(entry.die), int(state.dice[entry.die]) + 1)])
    return shapes.Outlook(FACES, [])


def at_least(state: Olympiades, die: int, wanted: int) -> int:
    """How many faces of a die show so much."""
    faces = [int(state.settings.faces[die * FACES + face]) for face in range(FACES)]
    return sum(face >= wanted for face in faces)
