"""Refusals and mistakes."""

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
    assert Refused("game-over", "TAB-1.3").facts == Mistake("no-chance").facts == {}
