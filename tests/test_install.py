"""What a newcomer does: installs Tablée in an empty folder in each of the ways we name, starts it, plays, verifies."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.server import players
from tests.server.players import begin, browsers, play_out

pytestmark = [pytest.mark.plain, pytest.mark.long]
ROOT = Path(__file__).parents[1]
MADE = {".git", ".venv", ".run", ".compiled", "build", "dist", "screens"}  # in the root
MADE_ANYWHERE = shutil.ignore_patterns(
    "node_modules", "__pycache__", ".*_cache", ".hypothesis", "*.egg-info", "*.sqlite*"
)
COMPILERS = re.compile(r".*(?:gcc|g\+\+|clang|tcc).*|cc|c\+\+|c[89]9")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The project as somebody has fetched it, with its page built, which takes Node and is tested elsewhere."""
    subprocess.run(["scripts/page"], cwd=ROOT, check=True)

    def ignored(folder: str, names: list[str]) -> set[str]:
        return MADE_ANYWHERE(folder, names) | (MADE if Path(folder) == ROOT else set())

    return Path(shutil.copytree(ROOT, tmp_path / "clone", ignore=ignored, symlinks=True))


@pytest.fixture
def no_compiler(tmp_path: Path) -> dict[str, str]:
    """The environment of a machine without a C compiler."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for folder in ("/usr/bin", "/bin"):
        for file in Path(folder).iterdir():
            if not COMPILERS.fullmatch(file.name) and not (programs / file.name).exists():
                (programs / file.name).symlink_to(file)
    return newcomer() | {"PATH": str(programs), "PYTHON": sys.executable}


def newcomer() -> dict[str, str]:
    """The environment without anything of this test run's."""
    ours = ("TABLEE_", "PYTHON", "VIRTUAL_ENV", "COV_", "PYTEST_", "MAKE", "MFLAGS")
    theirs = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return theirs | {"PIP_COMPILE": "0"}  # nothing but time: Python compiles what it imports


def run(*command: str | Path, env: dict[str, str], cwd: Path) -> str:
    """Runs a command that must work; what it said, on both channels."""
    done = subprocess.run(
        command, env=env, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def new_environment(folder: Path) -> Path:
    """An empty virtual environment."""
    run(sys.executable, "-m", "venv", folder, env=newcomer(), cwd=folder.parent)
    return folder


def is_compiled(installed: Path, env: dict[str, str]) -> bool:
    """What `tablee about` says of the build."""
    about = json.loads(run(installed / "bin" / "tablee", "about", "--json", env=env, cwd=installed))
    assert Path(about["package"]).is_relative_to(installed)
    return bool(about["compiled"])


async def play(port: int) -> tuple[str, str]:
    """Looks at the page and plays a game of two, as browsers do; the record and what was announced before it."""
    async with browsers(port, "Ana", "Ben") as people:
        page = await people[0].http.get("/")
        assert page.status_code == 200
        program = re.findall(r'src="/?([^"]+\.js)"', page.text)[0]
        assert (await people[0].http.get(f"/{program}")).status_code == 200
        made = await people[0].open_table("tiny", ["me", "open"])
        seated = [await browser.socket(seat) for seat, browser in enumerate(people)]
        for player in seated:
            await player.greet(made["table"])
        await seated[1].do("sit_down", seat=1)
        await begin(seated)
        await play_out(seated)
        record = await people[0].http.get(f"/api/tables/{made['table']}/record")
    return record.text, str(made["commitment"])


def serve_and_verify(installed: Path, env: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Starts the installed server, plays, stops it, and lets the installed command verify the record."""
    monkeypatch.setattr(players, "PATIENCE", 300.0)  # however slow the machine is
    tablee = installed / "bin" / "tablee"
    command: list[str | Path] = [tablee, "serve", "--host", "127.0.0.1", "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, env=env, cwd=installed, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            port = int(re.findall(r"http://127.0.0.1:(\d+)/", server.stdout.readline())[0])
            record, commitment = asyncio.run(play(port))
        finally:
            server.send_signal(signal.SIGINT)
            server.communicate()
    assert server.returncode == 0
    (installed / "game.txt").write_text(record, encoding="utf-8")
    verdict = run(tablee, "verify", "game.txt", "--commitment", commitment, "--json", env=env, cwd=installed)
    assert json.loads(verdict)["verdict"] == "verified"


def test_a_wheel_built_by_itself_from_an_sdist_is_compiled(
    no_compiler: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As pip builds it, with nothing but what the build asks for; it installs where there is no compiler."""
    run("flock", "setup.py", "scripts/compiled", env=newcomer(), cwd=ROOT)
    installed = new_environment(tmp_path / "installed")
    run(installed / "bin" / "pip", "install", *ROOT.glob(".compiled/*.whl"), env=no_compiler, cwd=tmp_path)
    assert is_compiled(installed, no_compiler)
    serve_and_verify(installed, no_compiler, monkeypatch)


def test_without_a_compiler_a_clone_installs_plain(
    clone: Path, no_compiler: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`pip install <clone>`, and the same games are played."""
    installed = new_environment(tmp_path / "installed")
    said = run(installed / "bin" / "pip", "install", "-v", clone, env=no_compiler, cwd=tmp_path)
    assert "no C compiler with Python headers found, installing plain" in said
    assert not is_compiled(installed, no_compiler)
    serve_and_verify(installed, no_compiler, monkeypatch)


def test_make_run_installs_what_running_needs_once(
    clone: Path, no_compiler: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In locked versions; it tells what is missing; the second time nothing is done unless something has changed."""
    install, serve = run("make", "--dry-run", "run", env=no_compiler, cwd=clone).splitlines()
    assert serve == ".run/bin/tablee serve"
    said = run(*install.split(), env=no_compiler, cwd=clone)
    assert "installing plain (slower) Python. For the compiled build get them (gcc, python3-dev)" in said
    installed = clone / ".run"
    assert not is_compiled(installed, no_compiler)
    assert libraries(installed) <= locked("runtime")
    serve_and_verify(installed, no_compiler, monkeypatch)
    assert run(*install.split(), env=no_compiler, cwd=clone) == ""
    (clone / "src" / "tablee" / "new.py").write_text("")
    assert "building the package" in run(*install.split(), env=no_compiler, cwd=clone)
    assert list(installed.glob("lib/*/site-packages/tablee/new.py"))


def test_a_club_installs_locked_versions_of_everything(
    clone: Path, no_compiler: dict[str, str], tmp_path: Path
) -> None:
    """As docs/deploy says, line by line; a folder that holds something else is left alone."""
    text = (clone / "docs" / "deploy" / "README.md").read_text(encoding="utf-8")
    alone, postgres = re.findall(r"^scripts/install \S+(?: postgres)?", text, re.MULTILINE)
    target = tmp_path / "opt tablee"
    for line, lock in ((alone, "runtime"), (postgres, "postgres")):
        words = line.replace("/opt/tablee", "FOLDER").split()
        run(*(str(target) if word == "FOLDER" else word for word in words), env=no_compiler, cwd=clone)
        assert libraries(target) <= locked(lock)
    assert locked("postgres") - locked("runtime") <= libraries(target)
    refused = subprocess.run(["scripts/install", tmp_path], env=no_compiler, cwd=clone, check=False)
    assert refused.returncode == 1
    assert target.is_dir()


def libraries(installed: Path) -> set[str]:
    """What is installed beside Tablée, with versions."""
    lines = run(installed / "bin" / "pip", "freeze", env=newcomer(), cwd=installed).splitlines()
    pins = [line.split("==") for line in lines if "==" in line]
    return {f"{re.sub('[-_.]+', '-', name).lower()}=={version}" for name, version in pins}


def locked(name: str) -> set[str]:
    """The versions of a lock, as far as they are meant for this Python."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    pins = map(Requirement, re.findall(r"^[\w.-]+==[^\\\n]+", text, re.MULTILINE))
    return {f"{pin.name}{pin.specifier}" for pin in pins if pin.marker is None or pin.marker.evaluate()}
