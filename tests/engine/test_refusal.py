"""Refusals and mistakes."""

import pickle

import pytest

from tablee.engine.refusal import Fact, Mistake, Refused


def test_a_refusal_says_its_bare_facts() -> None:
    """Printed, a refusal shows code, rule and facts."""
    assert str(Refused("line-occupied", "KAH-3.2", {"line": "ALOA-BARI"})) == "line-occupied (KAH-3.2): line=ALOA-BARI"
    assert str(Refused("game-over", "TAB-1.3")) == "game-over (TAB-1.3)"


def test_facts_are_copied() -> None:
    """What becomes of a dict after the refusal or mistake does not change its facts."""
    facts: dict[str, Fact] = {"card": "4"}
    refused, mistake = Refused("card-not-in-hand", "TIN-2.1", facts), Mistake("unknown-word", facts)
    facts["card"] = "5"
    assert refused.facts == mistake.facts == {"card": "4"}
    assert Refused("game-over", "TAB-1.3").facts == Mistake("record-cut").facts == {}


@pytest.mark.parametrize("error", [Mistake("unknown-game", {"given": "x", "known": "y"}), Refused("a", "b", {"c": 1})])
def test_errors_cross_process_borders(error: Mistake | Refused) -> None:
    """A worker's error arrives with its facts."""
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (again.code, again.facts) == (error.code, error.facts)


@pytest.mark.parametrize("facts", [{"given": 10**30, "known": "x"}, {"given": "x" * 3000, "known": "x"}])
def test_every_mistake_can_be_said(facts: dict[str, str | int]) -> None:
    """Endless facts are cut, not a second error."""
    assert len(str(Mistake("unknown-game", facts))) < 500


def test_a_mistake_of_other_texts_can_be_printed() -> None:
    """A code that the kernel has no sentence for is shown with its facts."""
    assert str(Mistake("no-such-code", {"given": 3})) == "no-such-code given=3"
