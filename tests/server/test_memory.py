"""A game of memory at a table: what is to be remembered is shown once and restored by nothing; Pique Plume."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import BotAnswer
from tablee.server import protocol as p
from tablee.server.store.store import Store
from tablee.server.tables.bots import BotQuestion
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.settings import TableSettings
from tests.server.players import BotsHere, HousePlayer, begin, begun, shift

pytestmark = pytest.mark.anyio
GAME = "pique-plume"
LEAST_LOOK = 1.5  # seconds that a tile lies open before a bot goes on
OPTIONS: dict[str, str | int] = {"first_player": "seat0", "turn_limit": 20}


class Listening(BotsHere):
    """Bots in this process; what they were asked and what they wrote down is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[BotQuestion] = []
        self.wrote: list[bytes] = []

    async def ask(self, question: BotQuestion) -> Any:
        """Asks, and keeps the question."""
        self.asked.append(question)
        answer: BotAnswer = await super().ask(question)
        self.wrote.append(answer.notes)
        return answer


async def flipped(registry: TableRegistry, *slots: int) -> tuple[str, list[HousePlayer]]:
    """A table of two at which tiles were flipped, whoever's turn it was; the game is not over yet."""
    table, players = await begun(registry, GAME, options=OPTIONS)
    for slot in slots:
        await flip(players, slot)
    return table, players


async def flip(players: list[HousePlayer], slot: int) -> None:
    """Flips a tile."""
    one = next(player for player in players if player.decision)
    assert (await one.act(slot))["type"] == "done"


def events_of(player: HousePlayer) -> list[dict[str, Any]]:
    """Everything in the log of a page."""
    return [line["event"] for line in player.log().values()]


def flips(player: HousePlayer) -> list[tuple[int | None, str | None]]:
    """Slot and picture of all flips, as far as a page can read them."""
    return [(event["slot"], event["picture"]) for event in events_of(player) if event["kind"] == "tile_flipped"]


async def test_pages_forget_all_flips_but_the_last(registry: TableRegistry) -> None:
    """Those who saw them, a seat that comes back, and a spectator who catches up from the beginning."""
    table, players = await flipped(registry, 4, 5, 4)
    late, looker = HousePlayer(registry, "a", 0), HousePlayer(registry, "z")
    for player in (late, looker):
        await player.greet(table)
    for player in (*players, late, looker):
        await player.until(lambda one=player: len(flips(one)) == 3)
        assert [slot for slot, _ in flips(player)] == [None, None, 4]
        assert [picture is None for _, picture in flips(player)] == [True, True, False]
        yard = player.position["view"]["yard"]
        assert [slot for slot, picture in enumerate(yard) if picture] == [4] == [player.position["view"]["showing"]]
    for player in (late, looker):
        whole = [message for message in player.messages if message["type"] == "position"]
        assert all("flip slot" not in json.dumps(message["log"]) for message in whole)


async def test_a_restarted_server_restores_nothing(registry: TableRegistry) -> None:
    """The next process shows the last flip only."""
    table, _ = await flipped(registry, 4, 5)
    other = TableRegistry(Store(registry.store.url), registry.settings)
    await other.open()
    late = HousePlayer(other, "b", 1)
    await late.greet(table)
    assert [slot for slot, _ in flips(late)] == [None, 5]
    await other.close()


async def test_exports_name_the_last_flip_only(registry: TableRegistry) -> None:
    """A seat's own file and a spectator's; there is no record and no earlier moment before the end."""
    table, _ = await flipped(registry, 4, 5, 6)
    live = await registry.find(table)
    for user, seat in (("a", 0), ("b", 1), ("", -1)):
        lines = registry.records.export(live, user, seat).splitlines()
        told = [line.split(" = ")[0].split(" ", 2)[2] for line in lines if " flip " in line]
        assert told == ["flip slot=?", "flip slot=?", "flip slot=6"]
    for entry in range(4):
        with pytest.raises(Refused, match="not-over"):
            await registry.records.moment(live, entry, 0)
    with pytest.raises(Mistake):
        await registry.records.complete(live)


async def test_nothing_remembers_for_a_player(registry: TableRegistry) -> None:
    """No hint is given, no flip taken back, whether the tile was flipped before or not."""
    _, players = await flipped(registry)
    for slot in (4, 4, 5, 4):
        await flip(players, slot)
        assert not any(player.position["can_undo"] for player in players)
        one = next(player for player in players if player.decision)
        assert (await one.ask("hint", seat=one.seat))["code"] == "no-hints"


def shape(value: Any) -> Any:
    """What a message is made of: its keys and the lengths of its lists, without what is said."""
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items()}
    return [shape(part) for part in value] if isinstance(value, list) else value is None


async def after_misses(registry: TableRegistry, *slots: int) -> list[dict[str, Any]]:
    """What both seats are told after flips of which none found its picture."""
    while True:
        _, players = await flipped(registry, *slots)
        for player in players:
            await player.until(lambda one=player: len(flips(one)) == len(slots))
        if all(event["kind"] != "bird_moved" for event in events_of(players[0])):
            return [{**one.position, "view": {**one.position["view"], "yard": []}} for one in players]


async def test_a_tile_seen_before_is_flipped_like_a_new_one(registry: TableRegistry) -> None:
    """Nothing on the wire is there in one case only: no count, no permission, no longer log."""
    assert shape(await after_misses(registry, 4, 5, 4)) == shape(await after_misses(registry, 4, 5, 6))


async def test_bots_wait_longer_while_a_tile_is_shown(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    """People must have the time to see it, whoever flipped."""
    monkeypatch.setattr(registry, "delay", lambda: 1.0)
    before = await registry.find((await flipped(registry))[0])
    after = await registry.find((await flipped(registry, 4))[0])
    assert (before.answering.pause(), after.answering.pause()) == (1.0, 2.5)
    monkeypatch.setattr(registry, "delay", lambda: TableSettings().delay[0])
    assert after.answering.pause() >= LEAST_LOOK


async def test_everything_is_released_at_the_end(registry: TableRegistry) -> None:
    """Log, yard, record and every moment."""
    table, players = await flipped(registry, 4, 5, 4)
    await players[0].do("concede", seat=0)
    for player in players:
        await player.until(lambda one=player: one.table["phase"] == "over")
        assert [slot for slot, _ in flips(player)] == [4, 5, 4]
        assert all(picture for _, picture in flips(player))
        assert [slot for slot, picture in enumerate(player.position["view"]["yard"]) if picture] == [4, 5]
    live = await registry.find(table)
    assert (await registry.records.moment(live, 1, 0)).actions == ["flip slot=4"]
    assert "flip slot=5 > tile" in await registry.records.complete(live)


# Bots -------------------------------------------------------------------------------------------------


async def against_bot(registry: TableRegistry, level: str) -> tuple[str, HousePlayer, Listening]:
    """A table of a person and a bot."""
    registry.bots = listening = Listening()
    await registry.name("a", "Ana")
    made = await registry.create("a", p.NewTable(GAME, ["me", f"bot:{level}"], OPTIONS))
    ana = HousePlayer(registry, "a", 0)
    await ana.greet(made.table)
    await begin([ana])
    return made.table, ana, listening


async def play_some(ana: HousePlayer, count: int, start: int = 0) -> None:
    """Ana flips some tiles, each time it is her turn."""
    for slot in range(start, start + count):
        await ana.until(lambda: ana.decision is not None or ana.table["phase"] == "over")
        if ana.table["phase"] != "over":
            await ana.act(slot % 12)
    await ana.until(lambda: ana.decision is not None or ana.table["phase"] == "over")


async def test_a_bot_remembers_in_its_notes(registry: TableRegistry) -> None:
    """It is given back what it wrote and the flips since; nothing older is told again."""
    table, ana, bots = await against_bot(registry, "perfect")
    await play_some(ana, 3)
    assert len(bots.asked) > 1
    for before, question in zip(bots.wrote, bots.asked[1:], strict=False):
        assert question.notes == before
    told = [event for question in bots.asked for event in json.loads(question.events)]
    seen = [event for event in told if event["kind"] == "tile_flipped"]
    live = await registry.find(table)
    assert len(seen) <= sum(1 for entry in live.table.playing().entries if entry.number)
    for event in seen:
        assert f"{event['slot']}={event['picture']}" in bots.wrote[-1].decode()


@pytest.mark.parametrize("are_lost", [False, True])
async def test_notes_survive_a_restart_and_are_not_rebuilt(registry: TableRegistry, are_lost: bool) -> None:
    """The next process asks the bot with the notes that were kept; lost notes stay lost."""
    table, ana, bots = await against_bot(registry, "perfect")
    await play_some(ana, 2)
    live = await registry.find(table)
    notes = live.answering.notes[1]
    assert notes.notes == bots.wrote[-1] != b""
    wanted = b"" if are_lost else notes.notes
    await registry.store.keep((table, 1, "notes", msgspec.msgpack.encode(msgspec.structs.replace(notes, notes=wanted))))
    again = Listening()
    other = TableRegistry(Store(registry.store.url), registry.settings, bots=again)
    await other.open()
    late = HousePlayer(other, "a", 0)
    await late.greet(table)
    while not again.asked:
        await play_some(late, 1)
    assert again.asked[0].notes == wanted
    since = [entry for entry in (await other.find(table)).table.playing().entries if entry.number > notes.heard]
    told = [event for event in json.loads(again.asked[0].events) if event["kind"] == "tile_flipped"]
    assert len(told) <= len(since)
    await other.close()


async def test_notes_are_nobodys_business(registry: TableRegistry) -> None:
    """They are in no message, no export and no record."""
    table, ana, bots = await against_bot(registry, "perfect")
    flips = 0
    while not any(bots.wrote):  # somebody who finds what they look for goes on
        await play_some(ana, 1, flips)
        flips += 1
    live = await registry.find(table)
    texts = ["".join(ana.wire), registry.records.export(live, "a", 0)]
    if ana.table["phase"] != "over":
        await ana.do("concede", seat=0)
    await ana.until(lambda: ana.table["phase"] == "over")
    texts += ["".join(ana.wire), await registry.records.complete(live)]
    written = {note for wrote in bots.wrote for note in wrote.decode().split()}
    assert written
    assert not any(note in text for note in written for text in texts)


async def test_a_stand_in_remembers_nothing(registry: TableRegistry) -> None:
    """A bot that flips for somebody whose time is up has no notes and was told nothing before."""
    registry.bots = listening = Listening()
    table, players = await begun(registry, GAME, options=OPTIONS, clock=30)
    for slot in (4, 5, 6):
        await flip(players, slot)
    shift(registry, 31)
    await players[0].until(lambda: bool(listening.asked) and players[0].position["entry"] > 3)
    assert (listening.asked[0].notes, listening.asked[0].events) == (b"", b"[]")
    assert not (await registry.find(table)).answering.notes


async def test_a_sit_in_knows_what_it_has_seen_itself(registry: TableRegistry) -> None:
    """A bot that takes a seat is told nothing from before it sat down."""
    registry.bots = listening = Listening()
    _, players = await flipped(registry, 4, 5, 6)
    one = next(player for player in players if player.decision)
    await one.do("sit_in", seat=one.seat, level="perfect")
    await one.until(lambda: bool(listening.asked))
    assert (listening.asked[0].notes, listening.asked[0].events) == (b"", b"[]")
