"""`tablee serve` and `tablee backup`."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tablee.cli.admin import show_state
from tablee.cli.limits import limited
from tablee.cli.output import command_output
from tablee.engine.texts import LANGUAGES
from tablee.server.protocol import BannerText, NoticeFigure, OperatorState
from tablee.server.store.store import Store, sqlite_url
from tablee.server.tables.settings import TableSettings
from tests.cli.conftest import Run
from tests.patience import PATIENCE


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
        server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        assert ("signing key",) in copy.execute("SELECT name FROM settings").fetchall()
    assert {file.name for file in tmp_path.glob("tables*")} == {
        "tables.sqlite",
        "tables.sqlite-lock",
        "tables.sqlite.operator",
    }


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["serve", "--prefix", "no slash"], "not a prefix"),
        (["serve", "--port", "70000"], "--port"),
        (["serve", "--data", "missing/tables.sqlite"], "no folder"),
        (["serve", "--database-url", "mysql://x"], "not a known kind of database"),
        (["serve", "--host", "203.0.113.1"], "Choose another"),
        (["serve", "--workers", "0"], "--workers"),
        (["serve", "--workers", "2"], "A SQLite file is for one"),
        (["serve", "--workers", "2", "--database-url", "sqlite+aiosqlite:///x.sqlite"], "--database-url postgresql://"),
        (["think"], "--bus"),
        (["think", "--bus", "mysql://x"], "not a known kind of bus"),
        (["think", "--bus", "redis://127.0.0.1:9", "--workers", "-1"], "--workers"),
        (["backup", "x.sqlite"], "no data file"),
        (["archive", "--older-than", "90d"], "no data file"),
        (["archive", "--older-than", "soon"], "90d"),
        (["serve", "--limit", "doors=3"], "sockets_per_address"),
        (["serve", "--limit", "most_sockets=many"], "usually it is 2000"),
        (["serve", "--limit", "most_sockets=0"], "cannot be “0”"),
        (["serve", "--limit", "person_cost=100"], "100/1000"),
        (["admin"], "--data"),
        (["admin", "people", "--data", "missing/tables.sqlite"], "--data"),
    ],
)
def test_what_cannot_be_served(run: Run, words: list[str], said: str) -> None:
    """One sentence with the cure."""
    answer = run(*words)
    assert answer.code == 2
    assert said in answer.err


def test_limits_are_set_by_name() -> None:
    """Numbers, and pairs of them."""
    found = limited(TableSettings(), ["most_sockets=5", "person_cost=1.5/20", "request_seconds=0.5"])
    assert (found.most_sockets, found.person_cost, found.request_seconds) == (5, (1.5, 20.0), 0.5)


@pytest.mark.plain
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_became_of_notices_is_told_in_words(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each state of a notice and of a receiver has its own, in both languages."""
    whats = [f"notices {one}" for one in ("waiting", "sent", "void", "failed")]
    whats += [f"ntfy {one}" for one in ("new", "on", "off", "dropped")]
    figures = [NoticeFigure(what, 3) for what in whats]
    state = OperatorState("1", 1, 0, 0, 0, 0, 0, 0, None, False, figures, [], BannerText(), [], [])
    show_state(command_output(lang), msgspec.to_builtins(state))
    lines = [line for line in capsys.readouterr().out.splitlines() if line.rstrip().endswith("3")]
    assert len(lines) == len(whats)
    assert not any(what in line or "admin-" in line for line in lines for what in whats if what != "notices sent")


@pytest.mark.plain
def test_the_operator_lists_and_deletes_at_a_running_server(tmp_path: Path, run: Run) -> None:
    """With the token that lies beside the data; without a word of what, nothing is deleted."""
    data = tmp_path / "tables.sqlite"
    command = [sys.executable, "-m", "tablee", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data)]
    with subprocess.Popen([*command, "--lang", "en"], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        assert (
            f"{address}operator#{(tmp_path / 'tables.sqlite.operator').read_text().strip()}" in server.stdout.readline()
        )
        here = ("--data", str(data), "--server", address)
        for name in ("Ana", "Mallory"):
            body = json.dumps({"name": name}).encode()
            headers = {"content-type": "application/json"}
            asked = urllib.request.Request(f"{address}api/me", body, headers)  # noqa: S310 - our own server
            with urllib.request.urlopen(asked) as answer:  # noqa: S310 - our own server
                assert answer.status == 200
        listed = run("admin", "people", *here)
        assert "Mallory" in listed.out
        assert "2 people." in listed.out
        mallory = next(line.split()[0] for line in listed.out.splitlines() if "Mallory" in line)
        found = json.loads(run("admin", "people", mallory, "--json", *here).out)["people"]
        assert [one["user"] for one in found] == [mallory]  # whole, in however narrow a window
        assert "tablee admin tables" in run("admin", "tables", "none", "--end", *here).err
        assert run("admin", "people", "--delete", *here).code == 2
        assert "One person deleted." in run("admin", "people", "--name", "mallo", "--delete", *here).out
        left = json.loads(run("admin", "people", "--json", *here).out)
        assert [one["name"] for one in left["people"]] == ["Ana"]
        assert run("admin", "people", "--name", "ana", "--end", *here).code == 2
        assert run("admin", "mute", *here).code == 2
        assert "twelve" in run("admin", "mute", "nobody", *here).err
        address = left["people"][0]["address"]
        assert address in run("admin", "mute", address, *here).out
        assert address not in run("admin", "unmute", address, *here).out
        assert "Closed tonight" in run("admin", "banner", "Closed", "tonight", *here).out
        assert "banner" not in run("admin", "banner", *here).out
        acts = json.loads(run("admin", "acts", "--json", *here).out)["acts"]
        done = ["set-banner", "set-banner", "unmute-address", "mute-address", "erase-person"]
        assert [one["act"] for one in acts] == done
        assert "erased a person" in run("admin", "acts", *here).out
        assert "No tables." in run("admin", "tables", *here).out
        assert "does not answer" in run("admin", "tables", "--data", str(data), "--server", "http://127.0.0.1:9").err
        (tmp_path / "tables.sqlite.operator").write_text("wrong")
        assert "token" in run("admin", "tables", *here).err
        assert "jeton" in run("admin", "tables", "--lang", "fr", *here).err
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=PATIENCE)


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


@pytest.mark.plain
def test_old_games_are_archived(tmp_path: Path, run: Run) -> None:
    """Nothing where nothing is old; a file from before an update is refused until a server has opened it."""
    data = tmp_path / "tables.sqlite"
    here = ("--data", str(data), "--older-than", "90d")
    asyncio.run(made(data))
    assert "No game was old enough." in run("archive", *here, "--vacuum").out
    answer = json.loads(run("archive", *here, "--json").out)
    assert (answer["games"], answer["skipped"]) == (0, 0)
    assert answer["database_bytes"]["after"] > 0
    with closing(sqlite3.connect(data)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'first_release'")
    assert "Start the server once" in run("archive", *here).err


async def made(data: Path) -> None:
    """A data file as a server leaves it."""
    store = Store(sqlite_url(data))
    await store.open()
    await store.close()
