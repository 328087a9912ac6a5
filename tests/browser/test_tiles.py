"""The drawn tiles of Olympiades: one for every event, in both languages, without an error."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

from tablee.games.olympiades.events import SPORTS
from tests.browser.people import PHONE, People
from tests.browser.serving import ROOT
from tests.test_page_sources import variables

GAME = ROOT / "web" / "src" / "games" / "olympiades"
TILES = GAME / "tiles"
KEYS = re.compile(r'\bw\(\s*"([a-z][a-z0-9-]*)"')


def slug(name: str) -> str:
    """`Sprint100` draws `sprint_100`."""
    return re.sub(r"(?<=.)([A-Z]|\d+)", r"_\1", name).lower()


def texts(lang: str) -> dict[str, ast.Message]:
    """What the tiles say in one language."""
    body = FluentParser().parse((TILES / f"{lang}.ftl").read_text()).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def test_every_event_has_a_tile_and_a_face() -> None:
    """Their files are named after it; none is left of an event that is gone."""
    assert sorted(slug(file.stem) for file in TILES.glob("*.svelte")) == sorted(SPORTS)
    assert sorted(file.stem for file in (TILES / "faces").glob("*.ts")) == sorted(SPORTS)


def test_tiles_say_the_same_in_both_languages() -> None:
    """No word is missing, none is left over, and both languages use the same facts."""
    fr, en = texts("fr"), texts("en")
    assert list(fr) == list(en)
    assert {key: variables(fr[key]) for key in fr} == {key: variables(en[key]) for key in en}
    asked = {key for file in TILES.rglob("*.svelte") for key in KEYS.findall(file.read_text())}
    assert asked <= set(fr)


@pytest.mark.parametrize(("lang", "night"), [("fr", False), ("en", True)])
def test_every_tile_is_drawn_without_an_error(people: People, lang: str, night: bool) -> None:
    """The rule book draws each of them in the middle of its event; `people` listens to the console."""
    reader = people.come(lang, PHONE if night else {"width": 1440, "height": 900}, night=night, board="drawn")
    reader.open("rules/olympiades")
    drawn = reader.page.locator(".figure svg[role=group]")
    expect(drawn).to_have_count(len(SPORTS))
    for figure in drawn.all():
        expect(figure.locator("g[aria-hidden=true] > *").first).to_be_attached()
    labels = [figure.get_attribute("aria-label") or "" for figure in drawn.all()]
    assert len(set(labels)) == len(SPORTS)
    assert not [label for label in labels if "{" in label or "undefined" in label or "NaN" in label]
