"""What docs/research.md tells people to type, and the examples, in a short form."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from tablee.adapters.gymnasium import vector_env

ROOT = Path(__file__).parents[2]
NOT_HERE = "games.parquet"  # tests/test_lab_documents.py makes it first
BLOCKS = [
    block
    for block in re.findall(r"```python\n(.*?)```", (ROOT / "docs/research.md").read_text(encoding="utf-8"), re.DOTALL)
    if NOT_HERE not in block
]


@pytest.mark.plain
@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_what_the_document_says_runs(number: int) -> None:
    """Each block by itself, as it stands."""
    known: dict[str, Any] = {}
    exec(BLOCKS[number], known)  # noqa: S102 (our own document)
    assert known.keys() - {"__builtins__"}


@pytest.mark.plain
def test_the_small_learner_beats_random_bots_after_a_few_lessons() -> None:
    """A short form of `python examples/learn.py medailles`: 91 % of its games in six seconds, 50 % before."""
    example = runpy.run_path(str(ROOT / "examples/learn.py"))
    envs = vector_env("medailles", 32)
    learner = example["new_learner"](envs, seed=1)
    example["train"](envs, learner, seconds=600, most=40, seed=1)
    share, width = example["score"](envs, learner, games=200, seed=2)
    assert share - width > 0.6


@pytest.mark.plain
@pytest.mark.parametrize("name", sorted(file.name for file in (ROOT / "examples").glob("*.ipynb")))
def test_a_notebook_runs(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Cell after cell, with two games, lessons and so on; it is kept without outputs, and says something."""
    monkeypatch.syspath_prepend(ROOT / "examples")
    cells = json.loads((ROOT / "examples" / name).read_text(encoding="utf-8"))["cells"]
    known: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            assert not cell["outputs"]
            exec(re.sub(r"^([A-Z]+) = \d+", r"\1 = 2", "".join(cell["source"]), flags=re.MULTILINE), known)  # noqa: S102
    assert "games" in capsys.readouterr().out
