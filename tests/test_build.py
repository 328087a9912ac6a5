"""The package that is tested is the one that was meant, and it installs with and without a compiler."""

import importlib
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
import zipfile
from configparser import ConfigParser
from importlib.metadata import PackageNotFoundError, PackagePath, files
from pathlib import Path

import pytest

import tablee

ROOT = Path(__file__).parents[1]
COMPILED = os.environ.get("TABLEE_BUILD") == "compiled"
BUILD = "from setuptools.build_meta import build_wheel; build_wheel('wheels')"


def build_without_compiler(folder: Path, build: str = BUILD, **environment: str) -> subprocess.CompletedProcess[str]:
    """Builds a wheel as pip does, from a copy, on a machine whose C compiler does not work."""
    for name in ("pyproject.toml", "setup.py", "mypyc.ini", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "page"))
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("TABLEE_", "PYTHONPATH"))}
    return subprocess.run(
        [sys.executable, "-c", build],
        cwd=folder,
        env=plain | {"CC": "/bin/false"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_intended_build_is_tested() -> None:
    """`COMPILED` tells the build, and the package comes from the folder of that build."""
    home = ROOT / (".compiled" if COMPILED else "src")
    assert tablee.COMPILED is COMPILED
    assert Path(tablee.__file__).is_relative_to(home)


@pytest.mark.parametrize("file", runpy.run_path(str(ROOT / "setup.py"))["compiled_modules"]())
def test_compiled_modules_come_with_their_source(file: str) -> None:
    """What setup.py lists is a library beside its source in the compiled build, and plain otherwise."""
    name = ".".join(Path(file).relative_to("src").with_suffix("").parts)
    loaded = Path(str(importlib.import_module(name).__file__))
    assert (loaded.suffix != ".py") is COMPILED
    assert loaded.with_name(Path(file).name).exists()


@pytest.mark.plain
def test_without_compiler_the_package_installs_plain(tmp_path: Path) -> None:
    """A machine without a C compiler gets plain Python, with one line that says so."""
    done = build_without_compiler(tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("installing plain") == 1
    with zipfile.ZipFile(next(tmp_path.glob("wheels/*-none-any.whl"))) as wheel:
        wheel.extractall(tmp_path / "installed")
    said = subprocess.run(
        [sys.executable, "-c", "import tablee; print(tablee.COMPILED, tablee.__file__)"],
        env=os.environ | {"PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.split() == ["False", str(tmp_path / "installed" / "tablee" / "__init__.py")]


@pytest.mark.plain
def test_demanding_a_compiled_build_fails_without_compiler(tmp_path: Path) -> None:
    """TABLEE_COMPILE=1 never gives plain Python, and says what is missing."""
    done = build_without_compiler(tmp_path, TABLEE_COMPILE="1")
    assert done.returncode != 0
    assert "no working C compiler with Python headers (gcc, python3-dev)" in done.stderr
    assert not list(tmp_path.glob("wheels/*.whl"))


# The page -----------------------------------------------------------------------------------------------

NPM = """#!/bin/sh
page=../src/tablee/server/page
case "$1" in
  ci) for name in DEPENDENCIES; do
    mkdir -p node_modules/$name; echo '{"version": "1.0.0", "license": "MIT"}' >node_modules/$name/package.json
  done ;;
  run) mkdir -p $page/assets; echo "<title>" >$page/index.html; echo "let a = 1" >$page/assets/a.js ;;
esac
"""


def build_with_page(
    folder: Path, node: bool, build: str = BUILD, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Builds a plain wheel as pip does, from a copy with the sources of the page, with or without a Node."""
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copy(ROOT / "MANIFEST.in", folder)
    programs = folder / "programs"
    programs.mkdir()
    names = json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]
    npm = NPM.replace("DEPENDENCIES", " ".join(names))
    for name, text in {"node": "#!/bin/sh\n", "npm": npm}.items() if node else ():
        (programs / name).write_text(text)
        (programs / name).chmod(0o755)
    tools = {"PATH": f"{programs}:/usr/bin:/bin" if node else str(programs), "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": ""}
    return build_without_compiler(folder, build, TABLEE_COMPILE="0", **tools, **environment)


def packed(folder: Path) -> set[str]:
    """The files of the page in the wheel."""
    with zipfile.ZipFile(next(folder.glob("wheels/*.whl"))) as wheel:
        prefix = "tablee/server/page/"
        return {name.removeprefix(prefix) for name in wheel.namelist() if name.startswith(prefix)}


@pytest.mark.plain
def test_a_wheel_holds_the_page_also_by_way_of_an_sdist_without_node(tmp_path: Path) -> None:
    """The page is built into the source package, with a compressed copy of what is sent compressed."""
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    done = build_with_page(first, True, BUILD.replace("build_wheel", "build_sdist"))
    assert done.returncode == 0, done.stderr
    shutil.unpack_archive(next(first.glob("wheels/*.tar.gz")), second)
    unpacked = next(second.iterdir())
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("TABLEE_", "PYTHONPATH"))}
    build = [sys.executable, "-c", BUILD]
    again = subprocess.run(
        build,
        cwd=unpacked,
        env=plain | {"PATH": "", "TABLEE_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert again.returncode == 0, again.stderr
    assert "without its page" not in again.stderr
    assert packed(unpacked) == {"index.html", "assets/a.js", "assets/a.js.gz", "licences.txt", "made-from.txt"}


@pytest.mark.plain
def test_without_node_the_server_installs_and_says_what_is_missing(tmp_path: Path) -> None:
    """One line at the installation; the same at the server's address, with the cure."""
    done = build_with_page(tmp_path, False)
    assert done.returncode == 0, done.stderr
    assert "installing the server without its page: there is no Node" in done.stderr
    assert "install again" in done.stderr
    assert packed(tmp_path) == set()


@pytest.mark.plain
@pytest.mark.parametrize("lock", ["build", "dev"])
def test_build_requirements_are_those_of_the_lock(lock: str) -> None:
    """An isolated build uses the very versions that development and installing are locked to."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    locked = (ROOT / "requirements" / f"{lock}.txt").read_text()
    for requirement in wanted:
        name, version = requirement.split("==")
        pin = re.sub(r"\[.*\]", "", name).replace(".", "-") + "==" + version
        assert f"\n{pin} " in "\n" + locked, f"{pin}: change pyproject.toml or run make lock"


@pytest.mark.plain
def test_a_library_is_unknown_to_mypyc_wherever_it_compiles() -> None:
    """Stubs that a library brings would be read where it is installed, and not in an isolated build."""
    settings = ConfigParser()
    settings.read(ROOT / "mypyc.ini")
    known, unknown = (
        {
            name
            for section in settings.sections()
            if key in settings[section]
            for name in re.findall(r"[-,](\w+)", section)
        }
        for key in ("ignore_missing_imports", "follow_imports_for_stubs")
    )
    locked = re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / "runtime.txt").read_text(), re.MULTILINE)
    stubs = [file for name in locked for file in installed_files(name) if file.suffix == ".pyi"]
    assert {stub.parts[0] for stub in stubs} & imported() - known == unknown


def installed_files(name: str) -> list[PackagePath]:
    """The files of a library; none if this machine does not need it."""
    try:
        return files(name) or []
    except PackageNotFoundError:
        return []


def imported() -> set[str]:
    """The packages that any module of ours imports."""
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py")]
    return {name for source in sources for name in re.findall(r"^\s*(?:from|import) (\w+)", source, re.MULTILINE)}


@pytest.mark.plain
@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").iterdir()), ids=lambda lock: lock.name)
def test_locks_name_no_host(lock: Path) -> None:
    """A lock can be used with any mirror."""
    assert not re.search(r"://|index-url|find-links", lock.read_text())
