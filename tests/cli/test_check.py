"""`tablee check`: what the command makes of the suite's report."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.dump import dump
from tablee.engine.game import Game
from tablee.testing.report import Fault, Report
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]


def fake(failures: list[str], seen: dict[str, object]) -> Callable[..., Report]:
    """A suite that finds these failures."""

    def run_check(game: Game, **figures: object) -> Report:
        seen.update(figures, game=game.slug)
        report = Report.on(game)
        report.failures.extend(failures)
        return report

    return run_check


def test_a_game_that_passes(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 0, and the figures are passed on."""
    seen: dict[str, object] = {}
    monkeypatch.setattr("tablee.testing.run.run_check", fake([], seen))
    assert run("check", "tiny", "--games", "7", "--pairs", "9", "--seed", "3", "--workers", "2").code == 0
    assert {name: seen[name] for name in ("game", "games", "pairs", "seed", "workers", "secrets")} == {
        "game": "tiny", "games": 7, "pairs": 9, "seed": 3, "workers": 2, "secrets": None,
    }  # fmt: skip


def test_a_game_that_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 1, and the fault is told."""
    monkeypatch.setattr("tablee.testing.run.run_check", fake(["views: a hand is shown"], {}))
    said = run("check", "tiny")
    assert said.code == 1
    assert "views: a hand is shown" in said.out
    answer = run("check", "tiny", "--json")
    assert answer.code == 1
    assert json.loads(answer.out)["failures"] == ["views: a hand is shown"]


def test_a_position_that_is_told_can_be_pasted_back(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """However narrow the window: no line of it is wrapped."""
    game = registry.get("kahuna")
    chance = SeededChance(2)
    state = game.new(2, chance)
    for _ in range(30):
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0], chance)
    fault = Fault("views", "a hand is shown", state)
    monkeypatch.setattr("tablee.testing.run.run_check", fake([str(fault)], {}))
    monkeypatch.setenv("COLUMNS", "40")
    out = run("check", "kahuna").out
    pasted = out[out.index("kahuna 1, 2 players") :]
    assert max(map(len, pasted.splitlines())) > 80
    assert dump(game.position(pasted, SeededChance(1))) == dump(state)


def test_the_suite_itself(run: Run) -> None:
    """A small sample of the real thing."""
    secrets = str(ROOT / "tests" / "games" / "tiny" / "secrets.py")
    said = run("check", "tiny", "--games", "4", "--pairs", "20", "--workers", "1", "--secrets", secrets, "--json")
    assert said.code == 0, said.out
    assert json.loads(said.out)["games"] == 4
