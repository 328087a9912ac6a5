"""The protocol is described as it is, and every refusal has its sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.engine.texts import LANGUAGES
from tablee.server import describe, protocol
from tablee.server.tables.words import fluent, table_texts

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "tablee" / "server"


def test_the_document_is_up_to_date() -> None:
    """`docs/protocol.md` is what the structs say."""
    assert (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8") == describe.markdown()


def test_every_struct_is_explained() -> None:
    """Each has a sentence of its own."""
    for _, struct in describe.structs():
        assert struct.__doc__, struct
        assert not struct.__doc__.startswith(struct.__name__ + "("), struct


def test_typescript_knows_every_struct() -> None:
    """Nothing is left out, and nothing is unknown but the games' own parts."""
    written = describe.typescript()
    for _, struct in describe.structs():
        assert f"export interface {struct.__name__} {{" in written
    unknown = set(re.findall(r"(\w+)\??: unknown", written))
    assert unknown == {"event", "view", "events", "preview", "outlook"}


def codes() -> set[str]:
    """Every refusal that the server can give."""
    sources = "\n".join(file.read_text(encoding="utf-8") for file in SERVER.rglob("*.py"))
    return set(re.findall(r'(?:[Rr]efused)\(\s*"([a-z-]+)"', sources))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    """In both languages."""
    texts = table_texts(lang)
    assert len(codes()) > 40
    assert not [code for code in codes() if not texts.has(f"refusal-{code}")]


def test_no_sentence_is_left_over() -> None:
    """Both languages say the same things, and each of them is said somewhere."""
    french, english = (set(table_texts(lang).keys) for lang in LANGUAGES)
    assert french == english
    files = [*SERVER.rglob("*.py"), SERVER.parent / "engine" / "orders.py"]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    sentences = [key for key in french if not key.startswith(("rule-", "section-"))]
    said = {key.removeprefix("refusal-").removeprefix("order-") for key in sentences}
    assert not [key for key in said if f'"{key}"' not in sources]


def test_texts_for_the_page_stand_together() -> None:
    """Kernel, table and game in one source."""
    source = fluent("fr", "kahuna")
    for key in ("refusal-game-over", "refusal-stale-decision", "event-link-laid"):
        assert f"\n{key} = " in "\n" + source


def test_the_version_is_a_number() -> None:
    """A page compares it."""
    assert protocol.VERSION >= 1
