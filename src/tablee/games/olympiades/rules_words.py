"""What is shown and thrown, as words: `bid:3`, `green:4`."""

from typing import Final

from tablee.engine.shapes import snake
from tablee.games.olympiades.rules_actions import ENTRIES, Attack, PassTo, Reroll
from tablee.games.olympiades.rules_settings import FACES, NUMERIC_DICE
from tablee.games.olympiades.rules_stadium import PER_DIE, THROWN, WHITE


def action_word(action: int) -> str:
    """An action as one word: `bid:3`, `attack:s1` for an athlete, `reroll:red`, `rest`."""
    entry = ENTRIES[action]
    kind = snake(type(entry).__name__)
    if isinstance(entry, (Attack, PassTo)):
        return kind + ":s" + str(entry.target)
    if isinstance(entry, Reroll):
        return kind + ":" + NUMERIC_DICE[entry.die]
    for name in ("n", "hole", "level"):
        if hasattr(entry, name):
            return kind + ":" + str(getattr(entry, name))
    return kind


def note_words() -> dict[int, str]:
    """The words for all that can happen lately: actions, and throws of dice."""
    words = {action: action_word(action) for action in range(len(ENTRIES))}
    for die, name in enumerate(NUMERIC_DICE):
        for face in range(1, FACES + 1):
            words[THROWN + die * PER_DIE + face] = name + ":" + str(face)
    words[THROWN + WHITE * PER_DIE] = "white:blank"
    words[THROWN + WHITE * PER_DIE + 1] = "white:hand"
    return words


WORD_OF: Final = note_words()
NUMBER_OF: Final = {word: number for number, word in WORD_OF.items()}
