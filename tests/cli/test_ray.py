"""Games on a Ray cluster of two nodes: the same as in one process, also when a process of it dies."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tablee.lab.simulate import CHUNK, Plan, simulate
from tablee.lab.workers import in_parallel, on_ray
from tests.cli.conftest import Run

ray: Any = import_module("ray")  # has types for some of it
PLAN = Plan("tiny", 2, 2, ("novice", "random"), seed=3, games=4 * CHUNK, follow_lead=True)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A cluster of two nodes, each of one processor; its address."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("RAY_USAGE_STATS_ENABLED", "0")
        made = started()
        try:
            yield made.address
        finally:
            ray.shutdown()
            made.shutdown()


def started() -> Any:
    """Ray gives its nodes half a minute to start, which is little on a starved machine: then once more."""
    for last in (False, False, True):
        made: Any = import_module("ray.cluster_utils").Cluster()
        try:
            for _ in range(2):
                made.add_node(num_cpus=1, include_dashboard=False, object_store_memory=80_000_000)
        except Exception:
            made.shutdown()
            if last:
                raise
        else:
            return made
    raise AssertionError


def test_the_sums_are_the_same(cluster: str) -> None:
    """Seeds belong to games, whoever plays them, and chunks are added in order."""
    assert simulate(PLAN, cluster) == simulate(PLAN, 1)
    assert len(ray.nodes()) == 2


def die_once(folder: str, number: int) -> int:
    """Kills the process that runs it, the first time."""
    been_here = Path(folder, str(number))
    if not been_here.exists():
        been_here.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_what_a_dead_process_was_about_is_done_again(cluster: str, tmp_path: Path) -> None:
    """And only that: the results come in their order, each once."""
    (tmp_path / "1").touch()
    assert list(in_parallel(die_once, [(str(tmp_path), number) for number in range(3)], cluster)) == [0, 1, 2]


def test_whoever_stops_listening_leaves_no_work_behind(cluster: str, tmp_path: Path) -> None:
    """What has not begun never does."""
    for number in range(100):
        (tmp_path / str(number)).touch()
    results = on_ray(die_once, [(str(tmp_path), number) for number in range(100)], cluster)
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "command",
    [
        ("sim", "tiny", "--games", "120", "--bots", "novice,random"),
        ("check", "tiny", "--games", "2", "--pairs", "2"),
        ("ladder", "tiny", "--bots", "novice,random", "--games", "4"),
    ],
)
def test_commands_answer_the_same(run: Run, cluster: str, command: tuple[str, ...]) -> None:
    """Apart from the time that they took."""
    answers = [
        run(*command, "--json", *where) for where in (("--ray", cluster), ("--workers", "1"))
    ]  # a ladder goes on from what is kept
    assert [said.code for said in answers] == [0, 0]
    first, second = ({**json.loads(said.out), "seconds": 0, "speed": 0} for said in answers)
    assert first == second


def test_a_data_set_has_the_same_bytes(run: Run, cluster: str, tmp_path: Path) -> None:
    """Whatever machine its games were played on: what is written is written here."""
    command = ("dataset", "kahuna", "--games", "60", "--records", "--out")
    assert run(*command, "ray.parquet", "--ray", cluster).code == 0
    assert run(*command, "one.parquet", "--workers", "1").code == 0
    assert (tmp_path / "ray.parquet").read_bytes() == (tmp_path / "one.parquet").read_bytes()
    assert len(list((tmp_path / "ray.records").iterdir())) == 60


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:one"])
def test_a_cluster_that_is_not_there_is_named(run: Run, address: str) -> None:
    """With what to do about it."""
    ray.shutdown()
    said = run("sim", "tiny", "--ray", address)
    assert said.code == 2
    assert f"No Ray cluster answers at “{address}”" in said.err


def test_without_ray_the_cure_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played."""
    monkeypatch.setitem(sys.modules, "ray", None)
    said = run("sim", "tiny", "--ray", "auto")
    assert said.code == 2
    assert 'pip install "tablee[ray]"' in said.err
