"""What the page is made of fits what the server says."""

import json
import re

import pytest
from fluent.syntax import FluentParser, ast

from tablee.server.describe import typescript
from tests.browser.serving import ROOT

pytestmark = pytest.mark.plain
SOURCES = ROOT / "web" / "src"
KEYS = re.compile(r'\bt\(\s*"([a-z][a-z0-9-]*)"')


def texts(lang: str) -> dict[str, ast.Message]:
    """The page's own messages in one language."""
    body = FluentParser().parse((SOURCES / "texts" / f"{lang}.ftl").read_text()).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    """The facts that a message uses."""
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                walk(value)
        if isinstance(node, list):
            for one in node:
                walk(one)

    walk(message)
    return found


def test_the_message_types_are_those_of_the_server() -> None:
    """If this fails, run scripts/types."""
    assert (SOURCES / "protocol.ts").read_text() == typescript()


def test_french_and_english_say_the_same_things_in_the_same_order() -> None:
    """No sentence is missing in one language, and both use the same facts."""
    fr, en = texts("fr"), texts("en")
    assert list(fr) == list(en)
    assert {key: variables(fr[key]) for key in fr} == {key: variables(en[key]) for key in en}


def test_every_sentence_that_the_page_asks_for_exists() -> None:
    """A missing one would show its key."""
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    asked = {key for file in files for key in KEYS.findall(file.read_text())}
    assert asked <= set(texts("fr"))


def test_the_lock_names_no_host() -> None:
    """The registry is the user's choice."""
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text()


@pytest.mark.usefixtures("page_built")
def test_what_others_wrote_comes_with_its_licence() -> None:
    """Each library and font that the built page holds, with the text of its licence where it has one."""
    shown = (ROOT / "src" / "tablee" / "server" / "page" / "licences.txt").read_text(encoding="utf-8")
    for name, version in json.loads((ROOT / "web" / "package.json").read_text())["dependencies"].items():
        assert f"{name} {version}: " in shown
    assert shown.count("SIL OPEN FONT LICENSE Version 1.1") >= 2
