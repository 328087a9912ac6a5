"""Scenes for the tests of Olympiades: an event that begins, or a position as text; pads, dice, and what came of it."""

import json
from collections.abc import Mapping, Sequence
from typing import Self

from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.shapes import OMNISCIENT
from tablee.games.olympiades.game import GAME
from tablee.games.olympiades.rules import Olympiades
from tests.games import scenes

REST_ALL = ("rest", "rest", "rest", "rest")
WAIT_ALL = ("wait", "wait", "wait", "wait")
ZERO_DICE = "green 1, green 2, green 1, green 2"

NEXT = "track_cycling"  # what comes after the event of a scene, so that the game goes on


class Scene(scenes.Scene):
    """An event in which things happen."""

    state: Olympiades

    def __init__(self, state: Olympiades) -> None:
        self.game = GAME
        self.state = state
        self.told = []

    def bids(self, numbers: str, dice: str = "") -> Self:
        """Everybody who is asked bids, in the order of seats; these dice are thrown then."""
        return self.pads(*(f"bid n={number}" for number in numbers.split()), dice=dice)

    def pads(self, *choices: str, dice: str = "") -> Self:
        """Everybody whose pad is open sets and locks it, in the order of seats; these dice are thrown then."""
        assert len(choices) == len(self.state.waiting), f"asked: {self.state.waiting}"
        for choice in choices[:-1]:
            self.lock(choice)
        return self.lock(choices[-1], dice)

    def lock(self, choice: str, dice: str = "") -> Self:
        """The next seat that is asked sets its pad or decides alone; these dice are thrown then: `green 4, red 6`."""
        return self.act(self.seat, choice, dice)

    def act(self, seat: int, choice: str, dice: str = "") -> Self:
        """A seat decides."""
        refused = GAME.why_not_named(self.state, seat, choice)
        assert refused is None, f"{choice} of {seat}: {refused}"
        assert GAME.actions.number(choice) in self.state.legal(seat)
        chance = ScriptedChance(*(die.strip() for die in dice.split(",") if die))
        self.state.told = self.told = []
        self.state.apply(seat, GAME.actions.number(choice), chance)
        self.state.told = None
        chance.finish()
        return self

    def refusal(self, action: str) -> str:
        """Why the action is refused to the seat that must decide, and by which rule."""
        assert not self.allows(action), f"{action} is legal"
        return super().refusal(action)

    def refusal_of(self, seat: int, action: str) -> str:
        """Why the action is refused to a seat, and by which rule."""
        refused = GAME.why_not_named(self.state, seat, action)
        assert refused is not None, f"{action} is legal"
        return f"{refused.code} {refused.rule}"

    @property
    def energy(self) -> list[int]:
        """The energy of all athletes."""
        return [int(energy) for energy in self.state.energy]

    @property
    def score(self) -> list[int | None]:
        """The score tracks."""
        return self.state.view(OMNISCIENT).tile.score

    def won(self, event: int = 0) -> str:
        """The medals of a finished event: `gold:0 silver:3`."""
        word = self.line("results").split()[event]
        return "" if word == "-" else word.replace("-", ":").replace("+", " ")

    @property
    def medals(self) -> str:
        """Golds, silvers and bronzes of Sun / of Wave."""
        counts = [str(int(count)) for count in self.state.medals]
        return " ".join(counts[:3]) + " / " + " ".join(counts[3:])

    @property
    def sport(self) -> str:
        """The event on the table; nothing when all are over."""
        return "" if self.state.is_over() else self.state.sport()

    def spent(self, event: int = 0) -> list[int]:
        """The energy that each athlete spent in a finished event."""
        return self.state.history[event].spent

    def rules(self) -> list[str]:
        """The rules and kinds of what was told last."""
        return [" ".join(event.split()[:2]) for event in self.events()]


def start(
    *events: str,
    energy: str = "",
    players: int = 4,
    first: int = 0,
    medals: Sequence[Mapping[str, int]] = (),
    dice: str = "",
    options: Mapping[str, object] | None = None,
) -> Scene:
    """A game that begins with these events; another one follows."""
    scenario: dict[str, object] = {"events": [*events, NEXT], "first": first}
    scenario["energy"] = [int(word) for word in energy.split()] or [30] * players
    if medals:
        scenario["medals"] = list(medals)
    chance = ScriptedChance(*(die.strip() for die in dice.split(",") if die))
    state = GAME.new(players, chance, {**(options or {}), "scenario": json.dumps(scenario)})
    chance.finish()
    assert isinstance(state, Olympiades)
    return Scene(state)


def position(text: str, players: int = 4, options: Mapping[str, object] | None = None) -> Scene:
    """A position as text, without its first two lines."""
    state = scenes.position(GAME, text, options, players)
    assert isinstance(state, Olympiades)
    return Scene(state)


def inside(event: str, text: str, players: int = 4, options: Mapping[str, object] | None = None) -> Scene:
    """A position inside an event: `waiting` names the seats whose pads are open, else `turn` is given."""
    scenario = json.dumps({"events": [event, NEXT]})
    if "waiting:" in text:
        text = text.rstrip() + "".join(f"\nchoice {seat}:" for seat in range(players) if f"choice {seat}:" not in text)
    return position(text, players, {**(options or {}), "scenario": scenario})


def new(players: int = 4, seed: int = 1, **options: object) -> Olympiades:
    """A game that is drawn."""
    state = GAME.new(players, SeededChance(seed), options)
    assert isinstance(state, Olympiades)
    return state


def clock(scene: Scene, seat: int) -> str:
    """What the clock plays for a seat."""
    action = scene.state.on_clock(seat).action
    assert action is not None
    return GAME.actions.name(action)
