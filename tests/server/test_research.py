"""Games that people give to research: only if all agree who played, and without a word about who they are."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from anyio import to_thread

from tablee.cli import main
from tablee.engine import registry as games
from tablee.server.research import SharedGame, reading_url, shared_games
from tablee.server.store.opening import file_of
from tablee.server.tables.registry import TableRegistry
from tests.server.players import BotsHere, HousePlayer, begun, play_out, shift

pytestmark = pytest.mark.anyio
MINUTE = 60.0


async def given(registry: TableRegistry, slug: str = "tiny") -> list[SharedGame]:
    """What research gets of a registry's tables."""
    archive = registry.store.archive
    assert archive is not None
    url = reading_url(Path(str(file_of(registry.store.url))))
    return [one async for one in shared_games(url, archive.folder, games.get(slug))]


async def agree(players: list[HousePlayer], on: bool = True) -> None:
    for player in players:
        await player.do("share_game", on=on)


async def test_a_game_is_given_when_all_have_agreed(registry: TableRegistry) -> None:
    """Before, during or after it; not before the last one has, and no more once somebody takes it back."""
    table, (ana, ben) = await begun(registry, "tiny")
    assert (ana.table["sharing"], ana.table["shared"]) == ([], False)
    await ana.do("share_game", on=True)
    assert (ben.table["sharing"], ben.table["shared"]) == ([0], False)
    await play_out([ana, ben])
    assert await given(registry) == []
    await ben.do("share_game", on=True)
    assert ana.table["shared"] is True
    (game,) = await given(registry)
    assert game.table.id == table
    await ana.do("share_game", on=False)
    assert await given(registry) == []


async def test_a_game_that_goes_on_is_not_given(registry: TableRegistry) -> None:
    """Somebody could look at it meanwhile."""
    _, players = await begun(registry, "tiny")
    await agree(players)
    assert await given(registry) == []


async def test_who_has_left_must_have_agreed_too(registry: TableRegistry) -> None:
    """A seat that was freed in play and taken by somebody else: three people have a say."""
    registry.bots = BotsHere()
    table, (ana, ben) = await begun(registry, "tiny")
    ben.leave()
    shift(registry, MINUTE)
    await ana.do("free_seat", seat=1)
    await ana.do("share_game", on=True)
    assert ana.table["shared"] is False
    back = HousePlayer(registry, "b")
    back.sent = 1000
    await back.greet(table)
    await back.do("share_game", on=True)
    assert ana.table["shared"] is True


async def test_who_only_looks_on_has_no_say(registry: TableRegistry) -> None:
    table, _ = await begun(registry, "tiny")
    await registry.name("d", "D")
    dora = HousePlayer(registry, "d")
    await dora.greet(table)
    assert (await dora.ask("share_game", on=True))["code"] == "not-seated"


async def test_what_was_taken_back_is_no_decision(registry: TableRegistry) -> None:
    """And every decision that was made is one, by whoever made it."""
    _, players = await begun(registry, "kahuna")
    await agree(players)
    undone = 0
    for _ in range(40):
        actor = next(player for player in players if player.position["decision"])
        decision = actor.position["decision"]
        links = [one for one in decision["actions"] if one["named"].startswith("place_link")] or decision["actions"]
        await actor.do("act", seat=actor.seat, decision=decision["number"], action=links[0]["action"])
        if actor.position["can_undo"]:
            await actor.do("undo", seat=actor.seat)
            undone += 1
            break
    assert undone
    await play_out(players)
    (game,) = await given(registry, "kahuna")
    made = [entry for entry in game.table.playing().entries[1:] if not entry.undone and entry.actions != ["undo"]]
    assert [(step.seat, game.table.game.named(step.state, step.action)) for step in game.steps] == [
        (entry.seat, entry.actions[0]) for entry in made
    ]
    assert {step.who for step in game.steps} == {"person"}


async def test_a_data_set_of_a_server_names_nobody(
    registry: TableRegistry, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Decisions and results as of games between bots, secret choices step by step; the rest is left out."""
    for slug in ("tiny", "medailles"):
        _, players = await begun(registry, slug)
        await agree(players)
        await play_out(players)
    _, players = await begun(registry, "tiny")
    await play_out(players)
    file = tmp_path / "games.parquet"
    words = ["dataset", "tiny", "--from-server", "--data", str(tmp_path / "tables.sqlite"), "--out", str(file)]
    assert await to_thread.run_sync(main, [*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    table = pq.read_table(file)
    assert set(table["bot"].to_pylist()) == {"person"}
    assert set(table["seed"].to_pylist()) == {None}
    actions, masks = table["action"].to_numpy(), np.stack(table["action_mask"].to_numpy())
    assert masks[np.arange(len(actions)), actions].all()
    assert min(table["place"].to_pylist()) == 1
    assert json.loads(table.schema.metadata[b"tablee.plan"])["source"] == "server"
    assert await to_thread.run_sync(main, ["dataset", "kahuna", *words[2:], "--lang", "en"]) != 0
    assert "no ended game of kahuna" in capsys.readouterr().err
