"""The action table: numbers and names."""

from dataclasses import dataclass

import pytest

from tablee.engine.actions import Actions, as_dict
from tablee.engine.refusal import Mistake
from tests.engine.tables import TINY

ACTIONS = TINY.actions


@dataclass(frozen=True)
class MoveTo:
    """An action that names its fields by itself."""

    cell: int

    def words(self) -> dict[str, str]:
        """A cell as column and row."""
        return {"to": "ABC"[self.cell % 3] + str(self.cell // 3 + 1)}


@dataclass(frozen=True)
class Score:
    """An action whose field has no vocabulary."""

    points: int


def test_every_name_leads_back_to_its_number() -> None:
    """Numbers and names of the whole table are one to one."""
    assert [ACTIONS.number(ACTIONS.name(number)) for number in range(len(ACTIONS.entries))] == list(
        range(len(ACTIONS.entries))
    )


def test_the_numbering_of_the_tiny_game_stays() -> None:
    """The places of the blocks in the table are part of the rules version."""
    names = [ACTIONS.name(number) for number in (0, 5, 6, 15, 24, 29, 30, 31, 32)]
    assert names == [
        "bury card=1",
        "bury card=WAVE",
        "look islet=1",
        "call islet=1",
        "bid number=1",
        "bid number=none",
        "wave",
        "pass",
        "abstain",
    ]


def test_fields_are_named_by_word_by_method_or_as_they_are() -> None:
    """A vocabulary, a method `words` or the bare value name a field."""
    assert Actions([MoveTo(4), Score(12)], {}).named == ["move_to to=B2", "score points=12"]


def test_space_in_a_name_does_not_count() -> None:
    """A name is found whatever the space between and around its parts."""
    assert ACTIONS.number("  call   islet=2 ") == ACTIONS.number("call islet=2")


def test_an_unknown_parameter_is_answered_with_an_example() -> None:
    """A known type with a parameter that is not there shows how it is written."""
    with pytest.raises(Mistake) as mistake:
        ACTIONS.number("call islet=12")
    assert str(mistake.value) == "No action is called “call islet=12”; write, for example: call islet=1."


def test_an_unknown_type_is_answered_with_all_types() -> None:
    """A type that is not there lists those that are."""
    with pytest.raises(Mistake) as mistake:
        ACTIONS.number("jump")
    assert mistake.value.facts["known"] == "bury, look, call, bid, wave, pass, abstain"


def test_an_endless_name_is_cut_in_the_answer() -> None:
    """What is said back of a name is short."""
    with pytest.raises(Mistake) as mistake:
        ACTIONS.number("x" * 1000)
    assert mistake.value.facts["text"] == "x" * 60


def test_secret_fields_are_redacted() -> None:
    """Others read `?` in place of a secret field, and every other action as it is."""
    assert ACTIONS.redacted("bury card=WAVE") == "bury card=?"
    open_names = [name for name in ACTIONS.named if not name.startswith("bury")]
    assert [ACTIONS.redacted(name) for name in open_names] == open_names


def test_redaction_tells_nothing_of_the_value() -> None:
    """All values of a secret field redact to one text."""
    assert len({ACTIONS.redacted(name) for name in ACTIONS.named if name.startswith("bury")}) == 1


def test_fleeting_fields_fade() -> None:
    """What is to be remembered is `?` in a named form, for everybody, once it has faded."""
    actions = Actions([Score(3)], {}, fleeting={"score": ["points"]})
    assert actions.faded("score points=3") == "score points=?"
    assert actions.redacted("score points=3") == "score points=3"
    assert ACTIONS.faded("look islet=3") == "look islet=3"


def test_a_named_form_as_json() -> None:
    """JSON has the same parts, with `type`."""
    assert as_dict("place_link line=HUNA-LALE card=LALE") == {"type": "place_link", "line": "HUNA-LALE", "card": "LALE"}
    assert as_dict("pass") == {"type": "pass"}


def test_only_the_clock_abstains() -> None:
    """Actions of the clock are known by their number."""
    assert {ACTIONS.name(number) for number in ACTIONS.clock_only} == {"abstain"}
