"""The questions of the Tour de France: no message gives an answer away before it is given."""

from __future__ import annotations

import json
import re

import pytest

from tablee.games.tour_de_france import questions
from tablee.server import protocol as p
from tablee.server.tables.registry import TableRegistry
from tests.server.players import HousePlayer, begin, begun, play_out

pytestmark = pytest.mark.anyio

OWN = [
    {
        "id": f"C{number:02}",
        "cycling": {
            "difficulty": 2,
            "right": 1,
            "source": f"archive {number}",
            "en": {
                "q": f"Who won our race number {number}?",
                "a": ["Ana", "Ben", "Zoe"],
                "why": f"Ben's ride {number}.",
            },
        },
    }
    for number in range(1, 30)
]
OPTIONS = {"custom_questions": "mixed", "custom_cards": json.dumps(OWN)}
CARD_ID = re.compile(r"\b[QC]\d\d\b")


def check_wire(player: HousePlayer) -> int:
    """Goes through every frame before the end; how many times an open question was seen."""
    cards = {card.id: card for card in [*questions.CARDS, *questions.check_own(json.dumps(OWN))[0]]}
    secret = {name: secrets_of(card) for name, card in cards.items()}
    answered: set[str] = set()
    seen = 0
    for frame in player.wire:
        message = json.loads(frame)
        if message["type"] == "table" and message["phase"] == "over":
            break
        view = message.get("view") if message["type"] == "position" else None
        if view is not None and view["phase"] == "over":
            break
        row = set(view["questions"]["row"]) if view is not None else set()
        answered |= row
        assert set(CARD_ID.findall(frame)) <= row | ({view["card"]} if view and view["given"] else set())
        for name, words in secret.items():
            assert name in answered or not any(word in frame for word in words), name
        if view is not None and view["phase"] == "answer":
            assert (view["card"], view["right"], view["given"]) == (None, None, None)
            assert "sha256:" in view["header"]["options"]
            seen += 1
    return seen


def secrets_of(card: questions.Card) -> list[str]:
    """What is shown of a card only after the answer, as it would stand in a frame."""
    asked = [questions.asked(card, category) for category in questions.CATEGORIES]
    return [
        json.dumps(why, ensure_ascii=False)[1:-1] for one in asked for why in (one.why_fr, one.why_en) if len(why) > 12
    ]


async def test_no_message_tells_the_answer_before_it_is_given(registry: TableRegistry) -> None:
    """Neither card nor right answer nor explanation, to nobody at the table nor beside it."""
    table, players = await begun(registry, "tour-de-france", players=3, options=OPTIONS)
    watcher = HousePlayer(registry, "")
    await watcher.greet(table)
    await play_out(players)
    await watcher.until(lambda: watcher.table["phase"] == "over")
    assert all(check_wire(player) > 0 for player in [*players, watcher])


async def test_a_table_lets_chance_answer_for_its_bots(registry: TableRegistry) -> None:
    """Their seats are filled in when the game begins; they are never asked a question."""
    await registry.name("a", "A")
    made = await registry.create("a", p.NewTable("tour-de-france", ["me", "bot:greedy", "bot:novice"]))
    player = HousePlayer(registry, "a", 0)
    await player.greet(made.table)
    await begin([player])
    assert json.loads(player.position["view"]["header"]["options"])["chance_seats"] == "1 2"
