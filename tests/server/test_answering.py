"""Answers for absent people: written whole or not at all, and tried again where writing failed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tablee.server import protocol as p
from tablee.server.store.writer import Append
from tablee.server.tables.kept import read_notes
from tablee.server.tables.registry import TableRegistry
from tests.server.conftest import QUICK
from tests.server.players import BotsHere, HousePlayer, begin, begun, shift, sit

pytestmark = pytest.mark.anyio


class Failing:
    """A store whose next writes of some kind fail."""

    def __init__(self, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, by: bytes) -> None:
        self.by = by
        self.left = 0
        self.failed: list[Append] = []
        self.written: list[Append] = []
        self.append_then = registry.store.append_then
        monkeypatch.setattr(registry.store, "append_then", self.append)
        registry.settings = replace(registry.settings, retry_seconds=0.0)

    def append(self, one: Append, then: Any) -> None:
        """Writes, or not."""
        if self.left and self.by in one.entry:
            self.left -= 1
            self.failed.append(one)
            then(OSError("no room"))
        else:
            self.written.append(one)
            self.append_then(one, then)


async def against_bot(registry: TableRegistry) -> tuple[str, HousePlayer]:
    """A table of a person and a bot that takes notes."""
    registry.bots = BotsHere()
    await registry.name("a", "Ana")
    made = await registry.create("a", p.NewTable("pique-plume", ["me", "bot:perfect"], {"first_player": "seat0"}))
    ana = HousePlayer(registry, "a", 0)
    await ana.greet(made.table)
    await begin([ana])
    return made.table, ana


async def until_bot_has_played(ana: HousePlayer, failing: Failing) -> None:
    """Ana flips until the bot has answered."""
    for slot in range(12):
        await ana.until(lambda: ana.decision is not None or any(b'"bot"' in one.entry for one in failing.written))
        if ana.decision is None or any(b'"bot"' in one.entry for one in failing.written):
            return
        await ana.act(slot)


async def test_a_bot_writes_its_notes_with_its_move(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one transaction: a move that is lost leaves no notes behind, and the bot tries again."""
    _, ana = await against_bot(registry)
    failing = Failing(registry, monkeypatch, b'"bot"')
    failing.left = 2
    await until_bot_has_played(ana, failing)
    await ana.until(lambda: any(b'"bot"' in one.entry for one in failing.written))
    assert len(failing.failed) == 2
    move = next(one for one in failing.written if b'"bot"' in one.entry)
    kept = [data for _, seat, kind, data in move.kept if (seat, kind) == (1, "notes")]
    assert len(kept) == 1
    assert all(one.kept == move.kept for one in failing.failed)
    assert read_notes(kept[0]).notes


async def test_a_clock_acts_after_a_failed_write(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as writing works again."""
    registry.bots = BotsHere()
    _, players = await begun(registry, "medailles", players=3, clock=30)
    failing = Failing(registry, monkeypatch, b'"by"')
    failing.left = 3
    entry = players[0].position["entry"]
    shift(registry, 31)
    await players[0].until(lambda: players[0].position["entry"] > entry)
    assert len(failing.failed) == 3


async def test_a_start_is_called_off_after_a_failed_write(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The contributions are missing, whatever the disk says."""
    _, players = await sit(registry, "kahuna")
    failing = Failing(registry, monkeypatch, b'"start_cancelled"')
    failing.left = 1
    for player in players:
        await player.get_ready()
    shift(registry, QUICK.closing_seconds + 1)
    await players[0].until(lambda: players[0].table["phase"] == "gathering")
    assert len(failing.failed) == 1
