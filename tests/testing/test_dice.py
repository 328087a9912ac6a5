"""Play at random does not follow from the deal: those who play have dice of their own."""

from statistics import correlation

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.games.kahuna.board import ISLANDS
from tablee.lab.dice import own_chance
from tablee.testing import claims_for
from tablee.testing.check import Suite
from tablee.testing.playthrough import begun, step
from tablee.testing.report import Report
from tablee.testing.settings import Setting

SEEDS = range(400)
LARGEST = 0.15  # three standard deviations of a correlation over this many pairs of independent numbers
KAHUNA = registry.get("kahuna")


def first_pair(match: Match) -> tuple[int, int]:
    """The first card that was dealt, and the first action."""
    card = next(outcome for outcome in match.entries[0].outcomes if outcome.startswith("card "))
    return ISLANDS.index(card.removeprefix("card ")), KAHUNA.actions.number(match.entries[1].actions[0])


def test_the_first_action_of_a_playthrough_does_not_follow_from_the_first_card() -> None:
    """Over some hundred seeds of Kahuna; with the table's own seed they go together at 0.99."""
    pairs = []
    for seed in SEEDS:
        match, chance = begun({"game": "kahuna", "version": "1", "players": "2", "options": "{}", "seed": str(seed)})
        step(match, chance)
        pairs.append(first_pair(match))
    assert abs(correlation(*zip(*pairs, strict=True))) < LARGEST


class Enough(Exception):
    """The first action was played."""


class Beginnings(Suite):
    """The suite without its laws, until the first action of each game."""

    pairs_seen: list[tuple[int, int]]

    def look(self, match: Match, chance: SeededChance, style: str) -> None:
        """Nothing that would use chance before the first action."""

    def step(self, match: Match, chance: SeededChance, style: str) -> None:
        """The suite's own step, and no more."""
        super().step(match, chance, style)
        self.pairs_seen.append(first_pair(match))
        raise Enough


def test_the_first_action_of_the_suite_does_not_follow_from_the_first_card() -> None:
    """The same for the games that every game must pass."""
    suite = Beginnings(KAHUNA, claims_for(KAHUNA), Report.on(KAHUNA), 0)
    suite.pairs_seen = []
    for seed in SEEDS:
        try:
            suite.play(Setting({}, 2), seed, "random")
        except Enough:
            continue
    assert len(suite.pairs_seen) == len(SEEDS)
    assert abs(correlation(*zip(*suite.pairs_seen, strict=True))) < LARGEST


def test_everybody_who_plays_has_dice_of_his_own() -> None:
    """The same words give the same dice; other words, other dice."""
    throws = [[own_chance(*parts).below(1000) for _ in range(3)] for parts in ((1, "a"), (1, "a"), (1, "b"), (2, "a"))]
    assert throws[0] == throws[1]
    assert len({tuple(throw) for throw in throws}) == 3
