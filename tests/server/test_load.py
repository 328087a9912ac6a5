"""The load that measures the server, in small."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.server.bench import OWN, PEER, Bench, Results, markdown, reported
from benchmarks.server.client import Asked, Plan, Report
from benchmarks.server.scripts import record
from tablee.engine.chance import ScriptedChance
from tablee.engine.match import Match
from tablee.games.kahuna.board import ISLANDS
from tablee.games.kahuna.game import GAME


@pytest.mark.plain
def test_a_load_plays_and_is_measured(tmp_path: Path) -> None:
    """Two tables for half a second, or as long as it takes: moves are acknowledged, and nothing is left behind."""
    bench, seconds = Bench(tmp_path, None, None), 0.5
    while (report := bench.measure(OWN, tables=2, games=20, seconds=seconds, bot=True)).moves <= 10:
        seconds *= 2
    assert 0 < report.p50 <= report.p99
    assert report.server_cpu > 0
    assert bench.measure(OWN, tables=20, games=1, seconds=0.0).grown > 0
    assert not list(tmp_path.glob("tables.sqlite*"))


@pytest.mark.plain
def test_people_of_two_servers_play_in_turn(tmp_path: Path) -> None:
    """Each server has its own reports, one for each time that its people have played; at rest it uses little."""
    benches = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        benches.append(Bench(tmp_path / name, None, None))
    with benches[0].serving(OWN) as one, benches[1].serving(OWN) as other:
        plans = [Plan(OWN, [port], [process], 2, 100, 1.0) for process, port in (one, other)]
        reports = reported(Asked(plans, passes=2), benches[0].environment, "two servers")
    assert [len(own) for own in reports] == [2, 2]
    assert all(report.moves and report.server_cpu for own in reports for report in own)
    assert all(report.rest_cpu < report.server_cpu for own in reports for report in own)


def test_a_recorded_game_is_a_whole_game() -> None:
    """The draws of a script and its number of moves lead to the end of a game."""
    script = record(3)
    outcomes = [f"dealer {script.dealer}", *(f"card {ISLANDS[card]}" for card in script.cards)]
    match = Match(GAME, 2, ScriptedChance(*outcomes))
    assert match.to_act() == [script.moves[0].seat]
    assert {move.seat for move in script.moves} == {0, 1}
    assert {move.name for move in script.moves} <= {*GAME.actions.types}


def test_the_table_compares_round_by_round() -> None:
    """The ratio is the median of the rounds, and seats that ran out of games are told."""
    own = [Report(moves=moves, seconds=1.0, p50=1.0, p99=2.0, server_cpu=0.5) for moves in (300, 600, 900)]
    peer = [Report(moves=100, seconds=1.0, p50=5.0, p99=9.0, server_cpu=1.0, idle=1) for _ in range(3)]
    results = Results({(OWN, 10): own, (PEER, 10): peer}, {OWN: 20_000.0}, own[0], own[1])
    text = markdown(results, "python -m benchmarks.server", "a machine")
    assert "| Tablée, durable | 10 | 600 | 1.0 | 2.0 | 833 | 0 | 6.00 × |" in text
    assert "20.0 kB" in text
    assert "3 seats had no game left" in text
