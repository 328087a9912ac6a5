"""What the page is made of fits what the server says."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tablee.engine import registry
from tablee.server.describe import page_types, stale
from tests.browser.serving import ROOT

pytestmark = pytest.mark.plain  # reads sources, the same for both builds
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


def test_the_types_are_those_of_server_and_games() -> None:
    """If this fails, run scripts/types."""
    assert stale(SOURCES) == []


def test_every_board_has_the_shapes_of_its_game(tmp_path: Path) -> None:
    """View, scenery and outlook among them, and events told apart by their kind; a file that is missing is stale."""
    wanted = page_types(SOURCES)
    for board in SOURCES.glob("games/*/index.ts"):
        game = registry.newest(board.parent.name)
        written = wanted[board.with_name("shapes.ts")]
        assert f"export interface {game.views.__name__} {{" in written
        assert all(f'  kind: "{event.__struct_config__.tag}"' in written for event in game.events)
        assert ": unknown" not in written
    assert "export interface Scenery {" in wanted[SOURCES / "games" / "formula-de" / "shapes.ts"]
    assert "export interface Outlook {" in wanted[SOURCES / "games" / "formula-de" / "shapes.ts"]
    assert stale(tmp_path) == [tmp_path / "protocol.ts", tmp_path / "lib" / "board" / "shapes.ts"]


RENAMED = {  # of a view, of an event, the kind of an event: what svelte-check must miss
    "  links: (number | null)[]": ("  ropes: (number | null)[]", "Property 'links' does not exist"),
    "  island: string": ("  isle: string", "Property 'island' does not exist"),
    '  kind: "round_ended"': ('  kind: "round_over"', "'\"round_ended\"'"),
}


@pytest.mark.long
def test_a_renamed_field_fails_the_check(tmp_path: Path) -> None:
    """Renamed in Python and written again, it is missed wherever the board reads it."""
    web = tmp_path / "web"
    shutil.copytree(SOURCES, web / "src")
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    (tmp_path / "src").symlink_to(ROOT / "src")
    shutil.copy(ROOT / "web" / "tsconfig.json", web)
    (web / "kahuna.json").write_text('{"extends": "./tsconfig.json", "include": ["src/games/kahuna"]}')
    shapes = web / "src" / "games" / "kahuna" / "shapes.ts"
    text = shapes.read_text()
    assert type_faults(web) == ""
    for was, (becomes, _) in RENAMED.items():
        assert was in text
        text = text.replace(was, becomes)
    shapes.write_text(text)
    told = type_faults(web)
    assert [fault for _, fault in RENAMED.values() if fault not in told] == []


def type_faults(web: Path) -> str:
    """What svelte-check has to say about Kahuna's board; nothing if all is well."""
    command = ["node", "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "kahuna.json"]
    done = subprocess.run(command, cwd=web, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode else ""


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
