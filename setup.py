"""Compiles the hot modules with mypyc and builds the page where that is possible; pyproject.toml says all the rest.

TABLEE_COMPILE=0 never compiles, TABLEE_COMPILE=1 fails where it cannot; left open, a machine
without a C compiler or Python headers gets plain Python. Editable installs are always plain.
TABLEE_PAGE=0 takes the page as it is, TABLEE_PAGE=1 fails where it cannot be built; left open,
a machine that can get no Node installs a server without its page. scripts/page serves editable installs.
"""

import os
import runpy
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError

PACKAGE = Path("src/tablee")
TEMPLATE_TESTS = Path("tests/games/tiny")
COMPILED_ENGINE = ("arrays", "bag", "chance", "knowledge", "match", "observation", "orders", "refusal", "state")
COMPILED_LAB = ("batch", "connect_four", "is_mcts")
COMPILED_MINDS = ("search", "thinking", "tree")
COMPILED_REVIEW = ("estimating",)
COMPILED_SERVER = (
    *("http/connection", "http/frames", "store/thread", "store/writer"),
    *("tables/answering", "tables/clock", "tables/drafts", "tables/journal", "tables/limits", "tables/live"),
    *("tables/orders", "tables/presence", "tables/presenter", "tables/referee", "tables/session", "tables/table"),
)
# never shapes.py: mypyc drops Struct keywords
COMPILED_GAME = ("rules.py", "rules_*.py", "events/[a-z]*.py", "view.py", "quick.py", "bot.py", "bot_*.py")


def compiled_modules() -> list[str]:
    """The files that are compiled, of engine, lab, minds, review, server, and of every rules version of a game."""
    engine = [PACKAGE / "engine" / f"{name}.py" for name in COMPILED_ENGINE]
    engine += [PACKAGE / "lab" / f"{name}.py" for name in COMPILED_LAB]
    engine += [PACKAGE / "minds" / f"{name}.py" for name in COMPILED_MINDS]
    engine += [PACKAGE / "review" / f"{name}.py" for name in COMPILED_REVIEW]
    engine += [PACKAGE / "server" / f"{name}.py" for name in COMPILED_SERVER]
    folders = [*PACKAGE.glob("games/*"), *PACKAGE.glob("games/*/v[0-9]*")]
    games = [file for folder in folders for pattern in COMPILED_GAME for file in folder.glob(pattern)]
    return sorted(map(str, engine + games))


def can_compile() -> bool:
    """Whether this machine turns a C file that includes Python.h into an object file."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except CompileError:
            return False
    return True


def extensions() -> list[Extension]:
    """What mypyc makes of the compiled modules; nothing for a plain build."""
    wanted = os.environ.get("TABLEE_COMPILE")
    if wanted == "0" or "bdist_wheel" not in sys.argv:  # the other build steps need no extensions
        return []
    if not can_compile():
        if wanted == "1":
            sys.exit(
                "tablee: TABLEE_COMPILE=1, but there is no working C compiler with Python headers (gcc, python3-dev)"
            )
        cure = "For the compiled build get them (gcc, python3-dev) and install again."
        print(
            f"tablee: no C compiler with Python headers found, installing plain (slower) Python. {cure}",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify

    # A C file for each module: as fast as one for all (measured), and the C compiler works on several at once.
    sources = ["--config-file=mypyc.ini", *compiled_modules()]
    modules = mypycify(sources, opt_level="2", debug_level="0", multi_file=True, group_name="tablee")
    for module in modules:  # elsewhere than on x86 the compiler would round a * b + c once, plain Python twice
        module.extra_compile_args = [*module.extra_compile_args, "-ffp-contract=off"]  # mypyc gives all one list
    return modules


def build_page() -> None:
    """Builds the page into the package; without Node, says so and how to get it."""
    wanted = os.environ.get("TABLEE_PAGE")
    builder = Path("scripts/build_page.py")
    if wanted == "0" or not builder.is_file():
        return
    page = runpy.run_path(str(builder))
    try:
        page["build"]()
    except page["NoPage"] as error:
        if wanted == "1":
            sys.exit(f"tablee: TABLEE_PAGE=1, but the page cannot be built: {error}")
        what = "with an older page" if Path(PACKAGE, "server/page/index.html").is_file() else "without its page"
        cure = "Install Node 22.12 or newer, or connect to the network, and install again."
        print(f"tablee: installing the server {what}: {error}. {cure}", file=sys.stderr)


class BuildExt(build_ext):
    """Compiles the C files side by side."""

    def build_extensions(self) -> None:
        """Gives each file to a compiler of its own."""
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                parts = list(workers.map(lambda source: one_by_one([source], *args, **kwargs), sources))
            return [compiled for part in parts for compiled in part]

        self.compiler.compile = side_by_side
        super().build_extensions()


class BuildPy(build_py):
    """Puts the page into the wheel, and the tests of the tiny game for `tablee new-game` to copy."""

    def run(self) -> None:
        """Builds as usual, then copies."""
        if not self.editable_mode:
            build_page()
            self.data_files = self._get_data_files()  # found before the page was there
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "tablee", "template_tests")
            target.mkdir(parents=True, exist_ok=True)
            for file in TEMPLATE_TESTS.glob("*.py"):
                shutil.copy(file, target)


class Sdist(sdist):
    """Puts the built page beside its sources, so that a wheel made of them needs no Node."""

    def run(self) -> None:
        """Builds the page first."""
        build_page()
        super().run()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt, "build_py": BuildPy, "sdist": Sdist})
