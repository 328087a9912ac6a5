"""Terminal and page say the same: `engine.wording` in Python and `Book` in TypeScript are one language of positions."""

import json
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tablee.engine import registry, wording
from tablee.engine.match import Match
from tablee.engine.shapes import OMNISCIENT, SPECTATOR, Event, encode
from tablee.engine.texts import LANGUAGES, texts
from tablee.server.tables.words import asked_key, fluent
from tablee.testing.playthrough import begun, header_of, step
from tests.browser.serving import ROOT

pytestmark = pytest.mark.usefixtures("page_built")
PLAYTHROUGHS = sorted((ROOT / "tests" / "games").glob("*/playthroughs/*.txt"))
EVERY = 7  # decisions from one position that is looked at to the next
MOST = 400  # decisions of a game
NAMES = ["Ana", "Léo", "Bo", "Zoé", "Éva", "Max", "Lou", "Tim", "Noé", "Pia"]


def matches(slug: str) -> Iterator[Match]:
    """Games as the golden playthroughs have them, with many options and all numbers of players, again and again."""
    for file in PLAYTHROUGHS:
        header = header_of(file.read_text(encoding="utf-8"))
        if header["game"] != slug or int(header["version"]) != registry.newest(slug).version:
            continue
        match, chance = begun(header)
        for decision in range(MOST):
            if decision % EVERY == 0:
                yield match
            if not match.to_act():
                break
            step(match, chance)
        yield match


@cache
def seen(slug: str) -> dict[str, list[Any]]:
    """The lines of positions as players and spectators see them, what is asked, actions and events, each once."""
    game = registry.newest(slug)
    lines: dict[tuple[str, tuple[str, ...]], None] = {}
    asked: dict[tuple[str, tuple[int, ...], int], Mapping[str, Sequence[str]]] = {}
    actions: dict[str, None] = {}
    events: dict[tuple[bytes, int], Event] = {}
    since = 0
    for match in matches(slug):
        since = min(since, len(match.entries))  # another game has begun
        for viewer in (OMNISCIENT, 0):
            events.update(((encode(event), viewer), event) for _, event in match.events(viewer, since))
        since = len(match.entries)
        for viewer in (SPECTATOR, 0):
            shown = game.show_lines(match.view(viewer)).lines
            lines.update(dict.fromkeys((label, tuple(words)) for label, words in shown.items()))
            waiting = tuple(match.to_act())
            if waiting:
                asked[asked_key(game, shown), (viewer,) if viewer in waiting else waiting, viewer] = shown
        actions.update(
            (game.named(match.state, action), None) for seat in match.to_act() for action in match.legal(seat)
        )
    return {
        "lines": list(lines),
        "asked": list(asked.items()),
        "actions": list(actions),
        "events": list(events.items()),
    }


def page_says(cases: list[dict[str, Any]], file: Path) -> list[dict[str, list[str]]]:
    """What the page makes of them."""
    file.write_text(json.dumps(cases))
    command = ["node", "tests/say.mjs", str(file)]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=True)
    said: list[dict[str, list[str]]] = json.loads(done.stdout)
    return said


@pytest.mark.parametrize("slug", [name for name in registry.installed() if "." not in name])  # tests register others
def test_terminal_and_page_say_the_same(slug: str, tmp_path: Path) -> None:
    """Every line of every position that is looked at, what it asks, every action and every event, in all languages."""
    game = registry.newest(slug)
    found = seen(slug)
    assert len(found["lines"]) > 50
    assert found["asked"]
    cases = [
        {
            "lang": lang,
            "source": fluent(lang, slug),
            "words": dict(game.words),
            "kinds": dict(game.lines),
            "names": NAMES,
            "lines": [(wording.base_of(label), words) for label, words in found["lines"]],
            "asked": [key for key, _ in found["asked"]],
            "actions": found["actions"],
            "events": [(json.loads(event), viewer) for (event, viewer), _ in found["events"]],
        }
        for lang in LANGUAGES
    ]
    for lang, said in zip(LANGUAGES, page_says(cases, tmp_path / "cases.json"), strict=True):
        book = texts(game, lang)
        assert said["lines"] == [wording.line(book, label, words, NAMES) for label, words in found["lines"]]
        assert said["asked"] == [
            wording.asked(book, shown, seats, viewer, NAMES) for (_, seats, viewer), shown in found["asked"]
        ]
        assert said["events"] == [book.event(event, NAMES, viewer) for (_, viewer), event in found["events"]]
        assert said["actions"] == [book.action(action, NAMES) for action in found["actions"]]
