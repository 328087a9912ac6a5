"""Games that teach themselves: a tutorial replays, cites rules that exist, and says every step in both languages."""

import json

import pytest

from tablee.engine import registry
from tablee.engine.record import replay
from tablee.engine.refusal import Refused
from tablee.engine.texts import LANGUAGES, rule_key, texts
from tablee.engine.tutorial import has_tutorial, tutorial
from tablee.server.lessons import lesson, why_not

INSTALLED = [registry.load(point) for name, point in registry.installed().items() if "." not in name]
OFFERED = sorted(game.slug for game in INSTALLED if not game.example)
TAUGHT = [slug for slug in registry.slugs() if has_tutorial(registry.get(slug))]


@pytest.mark.parametrize("slug", OFFERED)
def test_it_teaches_itself(slug: str) -> None:
    """Every game but the example; each is looked at below."""
    assert slug in TAUGHT


def test_a_lesson_tells_what_is_shown_for_a_moment() -> None:
    """The learner is shown each tile when it is turned, and none of them later."""
    told = lesson(registry.get("pique-plume"))
    events = [json.loads(bytes(event)) for step in told.steps for event in step.events]
    flips = [event for event in events if event["kind"] == "tile_flipped"]
    assert [flip["picture"] for flip in flips][:3] == ["RABBIT", "CORN_COB", "SNAIL"]
    assert all(flip["slot"] is not None for flip in flips)
    for step in told.steps:
        assert sum(picture is not None for picture in json.loads(bytes(step.view))["yard"]) <= 1


@pytest.mark.parametrize("slug", TAUGHT)
class TestTutorial:
    """One game's tutorial."""

    def test_it_replays_under_the_newest_rules(self, slug: str) -> None:
        """Every action is legal, every hash agrees."""
        found = tutorial(registry.get(slug))
        assert found.record.number("version") == registry.get(slug).version
        assert replay(found.record).entries[-1].number == found.record.entries[-1].number

    def test_each_step_cites_a_rule_and_is_told_in_both_languages(self, slug: str) -> None:
        """No more and no fewer texts than steps."""
        game = registry.get(slug)
        found = tutorial(game)
        assert found.numbers()[0] == 0
        assert found.numbers()[-1] == len(found.record.entries)
        wanted = {f"tutorial-{number}" for number in found.numbers()}
        for lang in LANGUAGES:
            book = texts(game, lang)
            assert {key for key in book.keys if key.startswith("tutorial-")} == wanted
            assert all(book.has(rule_key(rule)) for rule in found.cites.values())

    def test_it_takes_five_minutes(self, slug: str) -> None:
        """No more than fifteen moments between the welcome and the end."""
        assert len(tutorial(registry.get(slug)).numbers()) - 2 <= 15

    def test_the_learner_makes_the_moves(self, slug: str) -> None:
        """At least half of them, each among what is legal; nothing is left to be played at the end."""
        told = lesson(registry.get(slug))
        mine = [step for step in told.steps if step.seat == told.learner]
        assert len(mine) * 2 >= len(told.steps) - 1
        assert all(step.named in [action.named for action in step.actions] for step in mine)
        assert told.steps[-1].seat == -1

    def test_a_preview_foretells_what_then_happens(self, slug: str) -> None:
        """It tells what is certain, and nothing that was left to chance."""
        for step in lesson(registry.get(slug)).steps:
            told, then = ([bytes(event) for event in events] for events in (step.preview, step.events))
            assert then[: len(told)] == told
            assert not step.certain or then == told or step.seat != lesson(registry.get(slug)).learner

    def test_what_is_forbidden_is_explained_by_its_rule(self, slug: str) -> None:
        """At each step of the learner's: what the rules forbid has a reason, what they allow has none."""
        game = registry.get(slug)
        told = lesson(game)
        for step in told.steps:
            if step.seat == told.learner:
                assert why_not(game, step.number, step.named) is None
        with pytest.raises(Refused):
            why_not(game, len(told.steps) + 5, told.steps[0].named)


def test_a_lesson_cites_the_rule_that_forbids() -> None:
    """In Kahuna: a card that is not in the hand."""
    kahuna = registry.get("kahuna")
    step = next(step for step in lesson(kahuna).steps if step.named.startswith("place_link"))
    legal = {action.named for action in step.actions}
    forbidden = next(name for name in map(kahuna.actions.name, range(300)) if name not in legal and "place" in name)
    why = why_not(kahuna, step.number, forbidden)
    assert why is not None
    assert why.rule.startswith("KAH-")
