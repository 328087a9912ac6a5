"""Texts that people bring: the server says what the game says of them, keeps nothing, and shows secrets to nobody."""

from __future__ import annotations

import dataclasses
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tablee.server.http.api import LARGEST_BODY
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.jobs import MOST_FAULTS
from tests.server.conftest import QUICK
from tests.server.players import browsers, running

pytestmark = pytest.mark.anyio

CIRCUIT = (files("tablee.games.formula_de") / "data" / "port-corail.toml").read_text(encoding="utf-8")
CARD = {
    "id": "C01",
    "cycling": {"difficulty": 1, "right": 2, "fr": {"q": "Qui gara le tandem du Zinc ?", "a": ["Ana", "Ben", "Zoé"]}},
}
CARDS = json.dumps([CARD], indent=4)


async def survey(somebody: Any, game: str, option: str, text: str) -> dict[str, Any]:
    """What a game says of a text."""
    answer = await somebody.http.post(f"/api/games/{game}/survey", json={"option": option, "text": text})
    found: dict[str, Any] = answer.json()
    return found


async def test_a_course_is_looked_over_while_it_is_built(port: int) -> None:
    """Faults with their rule and tile, warnings, length; without a name, too."""
    async with browsers(port, "") as (nobody,):
        found = await survey(nobody, "biathlon", "custom_course", "1A 7A 7B 3A 4A")
        assert [(one["code"], one["rule"], one["where"]) for one in found["faults"]] == [
            ("goal-missing", "BIA-15.1", ""),
            ("tile-twice", "BIA-15.1", "3"),
        ]
        assert [(one["code"], one["rule"], one["where"]) for one in found["warnings"]] == [
            ("range-after-range", "BIA-15.2", "5")
        ]
        assert (found["facts"]["rows"], found["text"]) == (19, "")
        good = await survey(nobody, "biathlon", "custom_course", " 1A  7A 3A 2A ")
        assert (good["faults"], good["text"], good["facts"]["gaps"]) == ([], "1A 7A 3A 2A", "9 6")


async def test_a_circuit_is_drawn_or_its_problems_are_told(port: int) -> None:
    """As the command line does it."""
    async with browsers(port, "Ana") as (ana,):
        good = await survey(ana, "formula-de", "custom_circuit", CIRCUIT)
        assert (good["faults"], good["text"]) == ([], CIRCUIT)
        assert good["picture"].startswith("<svg ")
        broken = CIRCUIT.replace("[6, 5, 4], 1, ", "[6, 5, 4], 7, ", 1)
        found = await survey(ana, "formula-de", "custom_circuit", broken)
        assert found["faults"] == [
            {"code": "stop-count", "rule": "", "where": "", "facts": {"segment": 1, "stops": 7, "most": 3}}
        ]
        assert (found["text"], found["picture"]) == ("", "")


async def test_what_makes_no_sense_is_refused(port: int) -> None:
    """Another game, an option that is not a text, a text or a body that is too long, more faults than anybody reads."""
    async with browsers(port, "Ana") as (ana,):
        assert (await survey(ana, "go", "x", ""))["code"] == "unknown-game"
        assert (await survey(ana, "biathlon", "course", "x"))["code"] == "unknown-option"
        assert (await survey(ana, "biathlon", "custom_course", "1A " * 100))["faults"][0]["code"] == "too-long"
        assert (await survey(ana, "tiny", "islets", "9"))["faults"][0]["code"] == "not-allowed"
        assert (await survey(ana, "biathlon", "custom_course", "x" * LARGEST_BODY))["code"] == "message-too-long"
        many = await survey(ana, "tour-de-france", "custom_cards", json.dumps(list(range(100))))
        assert (len(many["faults"]), many["left_off"]) == (MOST_FAULTS, 100 - MOST_FAULTS)


async def test_nothing_is_kept_and_who_asks_too_often_is_refused(tmp_path: Path) -> None:
    """A survey costs the time that its worker takes."""
    settings = dataclasses.replace(QUICK, person_cost=(0.0, 3.0))
    data = tmp_path / "x.sqlite"
    config = Config(port=0, data=data, settings=settings, page=tmp_path)
    async with running(make_server(config)) as port, browsers(port, "Ana") as (ana,):
        answers = [await survey(ana, "tour-de-france", "custom_cards", CARDS) for _ in range(6)]
        assert "code" not in answers[0]
        assert answers[-1]["code"] == "too-fast"
        assert [card["id"] for card in json.loads(answers[0]["text"])] == ["C01"]
        assert "\n" not in answers[0]["text"]
    assert b"tandem" not in written(tmp_path)


def written(folder: Path) -> bytes:
    """All that a server has written."""
    return b"".join(file.read_bytes() for file in folder.glob("x.sqlite*"))


async def test_a_refused_text_says_why_with_its_rule(port: int) -> None:
    """When a table is opened with it."""
    async with browsers(port, "Ana") as (ana,):
        wish = {"game": "biathlon", "seats": ["me", "open"], "options": {"course": "custom", "custom_course": "1A 2A"}}
        refused = (await ana.http.post("/api/tables", json=wish)).json()
        assert (refused["code"], refused["facts"]["option"]) == ("faulty-option", "custom_course")
        assert (refused["facts"]["fault"], refused["facts"]["rule"]) == ("tile-count", "BIA-15.1")


async def test_a_secret_text_is_shown_to_nobody_before_the_end(port: int) -> None:
    """Neither in the lobby, nor at the table to its host, to others or to onlookers, nor in what they can fetch."""
    options = {"custom_questions": "mixed", "custom_cards": CARDS}
    async with browsers(port, "Ana", "Ben", "") as (ana, ben, watcher):
        made = await ana.open_table("tour-de-france", ["me", "open"], public=True, options=options)
        for somebody in (ana, ben, watcher):
            line = await somebody.socket()
            await line.greet(made["table"])
            await line.do("follow_lobby")
            told = [answer.text for answer in await fetched(somebody, made["table"], made["code"])]
            assert not any("tandem" in text for text in [*told, *line.wire])
            assert any("sha256:" in frame for frame in line.wire)


async def fetched(somebody: Any, table: str, code: str) -> list[Any]:
    """Everything about a table that can be fetched."""
    paths = [
        f"tables/{table}{rest}" for rest in ("", "/proof", "/record", "/export?seat=-1", "/export?seat=0", "/at/0")
    ]
    return [await somebody.http.get(f"/api/{path}") for path in ["tables", f"codes/{code}", *paths]]
