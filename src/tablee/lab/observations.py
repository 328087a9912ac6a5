"""Writes docs/observations.md: what learners are shown of every game, part by part."""

import sys

from tablee.engine import registry
from tablee.engine.game import Game
from tablee.engine.observation import Block, Observation

HEAD = """# Observations

What `tablee.adapters` and `tablee dataset` show a learner of each game: one row of 32-bit numbers, made of named parts.
Written by `python -m tablee.lab.observations >docs/observations.md`; do not edit.

- The parts are the fields of the seat's view (`games/<slug>/shapes.py` says what each is), so they hold what that seat
  may know and nothing else. `tablee check` exchanges secrets and compares them.
- A list by seats begins with the viewer's own seat and goes on in seat order; a seat is told as its distance from the
  viewer. `seat` says which seat the viewer has. Where a list has fewer elements than its part has room for, the rest is
  blank: 0, or the low bound where that stands for nothing.
- Words are one-hot: a one in the place of the word, all zeros for none. Lists of words are counts of each. `waiting`,
  `submitted` and `draft` are about secret choices: who still chooses, who has chosen, and the numbers of one's own
  steps so far, -1 where there is none.
- The shape follows from the game, the number of players and the options; here it is given for the usual options. Within
  one version of the rules it never changes (`tests/lab/golden/observations.txt`).
- The events that led to a position are not in it: a game of memory must be remembered by the learner.
"""


def document() -> str:
    """All games, the newest version of each."""
    own = [registry.get(name) for name in sorted(registry.installed()) if "." not in name]
    return "\n".join([HEAD, *(chapter(game) for game in own if game.package.startswith("tablee."))])


def chapter(game: Game) -> str:
    """One game: its parts with the fewest and with the most players."""
    least, most = (observation_of(game, players) for players in (game.players[0], game.players[-1]))
    sizes = f"{least.size} numbers with {game.players[0]} players, {most.size} with {game.players[-1]}"
    lines = [
        f"## {game.slug}",
        "",
        f"Rules version {game.version}. {len(game.actions.entries)} actions; {sizes}.",
        "",
        f"| part | {game.players[0]} players | {game.players[-1]} players | from | to | places |",
        "|---|---|---|---|---|---|",
        *(row(*blocks) for blocks in zip(least.blocks, most.blocks, strict=True)),
    ]
    left_out = [f"`{name}` ({why})" for name, why in least.omitted.items()]
    return "\n".join([*lines, "", f"Left out: {', '.join(left_out)}." if left_out else "Nothing is left out.", ""])


def row(least: Block, most: Block) -> str:
    """One part."""
    bounds = [f"{bound:g}" for bound in (most.low, most.high)]
    return (
        f"| `{least.name}` | {shape_of(least)} | {shape_of(most)} | {bounds[0]} | {bounds[1]} | {short(most.words)} |"
    )


def shape_of(block: Block) -> str:
    return " × ".join(map(str, block.shape)) or "1"


def short(words: str, most: int = 100) -> str:
    """The beginning of a long row of words."""
    if len(words) <= most:
        return words
    return words[: words.rindex(" ", 0, most)] + " …"


def observation_of(game: Game, players: int) -> Observation:
    """The observation with the usual options."""
    return game.observe(players, game.default_fixed())


if __name__ == "__main__":
    sys.stdout.write(document())
