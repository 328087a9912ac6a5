"""`tablee serve` and `tablee backup`."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.plain
def test_a_server_says_where_it_is_and_is_backed_up_while_it_runs(tmp_path: Path, run: Run) -> None:
    """Address, then the copy, then a quiet end."""
    data = tmp_path / "tables.sqlite"
    command = [sys.executable, "-m", "tablee", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data)]
    with subprocess.Popen([*command, "--lang", "fr"], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("À table\u202f! http://127.0.0.1:")
        address = line.split()[-1]
        with urllib.request.urlopen(f"{address}api/health") as answer:  # noqa: S310 - our own server
            assert answer.status == 200
        said = run("backup", "copy.sqlite", "--data", str(data))
        assert said.code == 0
        assert "copy.sqlite" in said.out
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=20)
    assert server.returncode == 0
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        assert copy.execute("SELECT name FROM settings").fetchall() == [("signing key",)]
    assert [file.name for file in tmp_path.glob("tables*")] == ["tables.sqlite"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["serve", "--prefix", "no slash"], "not a prefix"),
        (["serve", "--port", "70000"], "--port"),
        (["serve", "--data", "missing/tables.sqlite"], "no folder"),
        (["serve", "--database-url", "mysql://x"], "not a known kind of database"),
        (["serve", "--host", "203.0.113.1"], "Choose another"),
        (["backup", "x.sqlite"], "no data file"),
    ],
)
def test_what_cannot_be_served(run: Run, words: list[str], said: str) -> None:
    """One sentence with the cure."""
    answer = run(*words)
    assert answer.code == 2
    assert said in answer.err
