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
    assert sorted(file.name for file in tmp_path.glob("tables*")) == ["tables.sqlite", "tables.sqlite-lock"]


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


@pytest.mark.plain
@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "n’est pas un fichier de données"), ("en", "is not a data file of Tablée")]
)
def test_a_file_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path, lang: str, said: str) -> None:
    """With the exit code of bad input, and no traceback."""
    data = tmp_path / "letter.txt"
    data.write_text("Chère Ana, " * 200)
    command = [sys.executable, "-m", "tablee", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data)]
    answer = subprocess.run([*command, "--lang", lang], capture_output=True, text=True, check=False)
    assert answer.returncode == 2
    assert said in " ".join(answer.stderr.split())
    assert "Traceback" not in answer.stderr
