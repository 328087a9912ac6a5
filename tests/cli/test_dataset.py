"""`tablee dataset`: decisions as rows, the same bytes whatever happens in between."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import tablee
from tablee.engine.record import Verdict, read_record, verify
from tablee.engine.shapes import Budget
from tablee.lab import dataset
from tablee.lab.simulate import CHUNK, Plan
from tests.cli.conftest import Run

PLAN = Plan("medailles", 1, 3, ("greedy", "random"), 5, CHUNK + 3, budget=Budget(10))


def made(file: Path, workers: int = 1) -> bytes:
    """The bytes of a data set."""
    dataset.make_dataset(PLAN, file, workers, lambda done, total: None)
    return file.read_bytes()


def test_rows_are_decisions_with_what_came_of_them(tmp_path: Path) -> None:
    """Every action is legal, every observation within its bounds, and places are those of a game."""
    made(tmp_path / "games.parquet")
    table = pq.read_table(tmp_path / "games.parquet")
    actions, masks = table["action"].to_numpy(), np.stack(table["action_mask"].to_numpy())
    assert masks[np.arange(len(actions)), actions].all()
    parts = json.loads(table.schema.metadata[b"tablee.observation"])
    observed = np.stack(table["observation"].to_numpy())
    for part in parts:
        size = int(np.prod(part["shape"]))
        values = observed[:, part["at"] : part["at"] + size]
        assert values.min() >= part["low"]
        assert values.max() <= part["high"]
    first = table.filter(np.equal(table["game"].to_numpy(), 0))
    assert first["decision"].to_pylist() == list(range(first.num_rows))
    assert set(first["bot"].to_pylist()) == {"greedy", "random"}
    assert min(table["place"].to_pylist()) == 1
    assert set(table["game"].to_pylist()) == set(range(PLAN.games))


def test_the_same_plan_gives_the_same_bytes(tmp_path: Path) -> None:
    """On one core or on two, and after an interruption."""
    whole = made(tmp_path / "one.parquet")
    assert made(tmp_path / "two.parquet", workers=2) == whole
    folder = tmp_path / "three.parquet.parts"
    dataset.begin(PLAN, folder)
    dataset.play_part(PLAN, CHUNK, False).save(
        dataset.part_of(folder, CHUNK), folder
    )  # a run that was interrupted had come as far as this
    assert made(tmp_path / "three.parquet") == whole
    assert not folder.exists()


def test_records_lie_beside_the_rows(run: Run, tmp_path: Path) -> None:
    """One for each game, which verifies, with the same actions; names are those of bots."""
    said = run("dataset", "olympiades", "--games", "2", "--workers", "1", "--records", "--out", "games.parquet")
    assert said.code == 0
    files = sorted((tmp_path / "games.records").iterdir())
    assert [file.name for file in files] == ["000000000.tablee", "000000001.tablee"]
    rows = pq.read_table(tmp_path / "games.parquet")
    for number, file in enumerate(files):
        record = read_record(file.read_text(encoding="utf-8"))
        assert verify(record) is Verdict.CONSISTENT
        assert set(record.names()) == {"random"}
        seeds = {row["seed"] for row in rows.select(["game", "seed"]).to_pylist() if row["game"] == number}
        assert f"seed: {seeds.pop()}\n" in file.read_text(encoding="utf-8")
        assert not seeds
        steps = sum(len(entry.actions) for entry in record.entries[1:])
        assert steps == rows["game"].to_pylist().count(number)


def test_parts_of_another_plan_are_left_alone(run: Run, tmp_path: Path) -> None:
    """Two data sets must not become one."""
    dataset.begin(PLAN, tmp_path / "games.parquet.parts")
    said = run("dataset", "medailles", "--games", "2", "--out", "games.parquet")
    assert said.code == 2
    assert "another data set" in said.err


def test_the_command_says_what_it_wrote(run: Run) -> None:
    """How many rows, and how quickly."""
    said = run("dataset", "kahuna", "--games", "2", "--out", "games.parquet", "--workers", "1", "--json")
    told = json.loads(said.out)
    assert told["rows"] == pq.read_metadata("games.parquet").num_rows
    said = run("dataset", "kahuna", "--games", "2", "--out", "games.parquet", "--workers", "1", "--lang", "fr")
    assert "décisions" in said.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--out", "nowhere/games.parquet"], "nowhere"),
        (["--out", "games.parquet", "--games", "0"], "--games"),
        (["--out", "games.parquet", "--bots", "godlike"], "greedy"),
    ],
)
def test_what_cannot_be_made_is_refused_first(run: Run, words: list[str], said: str) -> None:
    """Before anything is played."""
    answer = run("dataset", "kahuna", *words)
    assert answer.code == 2
    assert said in answer.err


def test_versions_are_named_in_the_file(tmp_path: Path) -> None:
    """A reader can tell under which rules a row was played."""
    made(tmp_path / "games.parquet")
    plan = json.loads(pq.read_schema(tmp_path / "games.parquet").metadata[b"tablee.plan"])
    assert (plan["slug"], plan["version"], plan["seed"]) == ("medailles", tablee.game("medailles").version, 5)
