"""Luck and skill apart: in toy games of which everybody knows what decides them."""

import pytest

from tablee.engine.chance import Chance, SeededChance
from tablee.lab.ladder import PAIR
from tablee.lab.shares import Deal, Shares, duel, scored, shares
from tablee.lab.simulate import Plan
from tests.lab.toys import ByBoth, ByCards, BySeat, BySkill, ByWhim, Decided, toy

DEALS = 200


def played(state: type[Decided], players: int = 2, bots: tuple[str, str] = ("careful", "careless")) -> list[Deal]:
    plan = Plan("toy", 1, players, bots, seed=1, games=PAIR * DEALS, rematches=PAIR)
    game = toy(state)
    return [duel(game, plan, deal) for deal in range(DEALS)]


def rounded(found: Shares) -> tuple[float, float, float, float]:
    return (round(found.luck.rate, 3), round(found.skill.rate, 3), round(found.seat, 3), round(found.rest, 3))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("state", "told"), [(ByCards, (1, 0, 0, 0)), (BySkill, (0, 1, 0, 0)), (BySeat, (0, 0, 1, 0))])
def test_what_alone_decides_explains_everything(state: type[Decided], players: int, told: tuple[int, ...]) -> None:
    """Although all bots are deterministic: they are exchanged, so the two games of a deal are no copies."""
    luck, skill, seat, rest = rounded(shares(played(state, players)))
    assert (luck, skill, seat, rest) == pytest.approx(told, abs=0.02)


def test_the_whims_of_a_bot_are_neither_luck_nor_skill() -> None:
    """One that takes any action against one that always does the same."""
    found = shares(played(ByWhim, bots=("careful", "random")))
    assert found.luck.interval[0] == found.skill.interval[0] == 0
    assert found.rest > 0.8


def test_luck_and_skill_share_a_game_of_both() -> None:
    """The deal decides alone where one card is more than twice the other: in half of the deals, else skill does.

    A seat wins 3/4 of its games with the careful bot and 1/4 with the other, so skill explains (1/2)² of the variance
    of 1, and the covariance of both games is as large; which deals leave it to skill is in neither alone.
    """
    deals = played(ByBoth)
    found = shares(deals)
    assert scored(deals).interval[0] < 0.75 < scored(deals).interval[1]
    assert found.luck.interval[0] < 0.25 < found.luck.interval[1]
    assert found.skill.interval[0] < 0.25 < found.skill.interval[1]


def test_nobody_wins_more_by_playing_better_where_cards_decide() -> None:
    """Each bot gets the cards of the other, so half of the games are won to the last one."""
    found = scored(played(ByCards))
    assert found.rate == 0.5
    assert found.half < 0.03


def test_few_deals_prove_little() -> None:
    """Won ten times out of ten is not always; and two deals tell nothing about shares."""
    won = Deal(1.0, ((1.0, -1.0), (1.0, -1.0)))
    assert scored([won] * 10).interval[0] < 0.8
    assert shares([won] * 2).skill.interval == (0.0, 1.0)


def test_intervals_hold_the_truth_nineteen_times_out_of_twenty() -> None:
    """Games of one deal always end alike for a seat in 60 % of the deals: counted as two witnesses, they would not."""
    dice = SeededChance(1)
    studies = 400
    held = {"score": 0, "luck": 0, "skill": 0}
    for _ in range(studies):
        deals = [drawn(dice) for _ in range(80)]
        found = shares(deals)
        held["score"] += scored(deals).interval[0] <= 0.56 <= scored(deals).interval[1]
        held["luck"] += found.luck.interval[0] <= LUCK <= found.luck.interval[1]
        held["skill"] += found.skill.interval[0] <= SKILL <= found.skill.interval[1]
    assert all(0.92 * studies <= count <= 0.995 * studies for count in held.values()), held


SKILL = (0.4 * 0.3) ** 2  # a seat gets 0.12 on average with the better bot, -0.12 with the other
LUCK = 0.6 - 0.4 * 0.3 * 0.3 + SKILL  # the covariance of both games, of a variance of 1


def drawn(dice: Chance) -> Deal:
    """A deal in which the cards decide in 60 %; else the better bot wins each game in 65 %, game by game."""
    if dice.uniform(100) < 60:
        one = (1.0, -1.0)[dice.uniform(2)]
        return Deal(0.5, ((one, one), (-one, -one)))
    first, second = (1.0 if dice.uniform(100) < 65 else -1.0 for _ in range(2))
    return Deal((first + second + 2) / 4, ((first, -second), (second, -first)))
