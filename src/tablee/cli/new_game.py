"""`tablee new-game`: copies the tiny game as an installable package of its own."""

import importlib.util
import keyword
import re
import shutil
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rich.text import Text

import tablee
from tablee.cli.output import GOOD, command_output
from tablee.engine import registry
from tablee.engine.refusal import Mistake

TEMPLATE = "tablee.games.tiny"
TITLES = ("Les Îlots", "The Islets")  # of the template, in French and in English
TABLE_PREFIX = "TAB"  # of the kernel's own rules
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
VERSION_FOLDER = re.compile(r"v[0-9]+")
COPIED = (".py", ".ftl", ".json", ".toml", ".tablee")
TESTS = ("secrets.py", "invariants.py")
FIRST_DOCSTRING = re.compile(r'\A""".*?"""', re.DOTALL)
PYPROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "tablee-{name}"
version = "0.1.0"
description = "{title}, a game for Tablée"
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["tablee>={version}"]

[project.entry-points."tablee.games"]
{name} = "{package}.game:GAME"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
{package} = ["**/*.ftl", "**/*.json", "**/*.toml", "**/*.tablee"]
"""


def new_game(name: str, /, *, folder: Path | None = None, lang: str | None = None, json: bool = False) -> int:
    """Starts a game of your own as a copy of the tiny one."""
    output = command_output(lang, json)
    root = (folder or Path()) / name
    check_name(name, root)
    sources = {**sources_of_package(), **sources_of_tests()}
    copy = Copy(name, sources)
    package = copy.package
    written = {f"src/{package}/{path}" if path.parts[0] != "tests" else str(path): copy.text(path) for path in sources}
    written[f"src/{package}/__init__.py"] = ""
    written["pyproject.toml"] = PYPROJECT.format(
        name=name, title=copy.title, package=package, version=tablee.__version__
    )
    commands = [
        f"pip install -e {root}",
        f"tablee check {name} --secrets {root / 'tests' / 'secrets.py'}",
        f"tablee play {name}",
    ]
    written["README.md"] = output.text("new-game-readme", title=copy.title, name=name, package=package) + "\n"
    write_all(root, written)
    if json:
        output.answer({"folder": str(root), "files": sorted(written), "next": commands})
        return GOOD
    output.say(
        "new-game-made", "green", title=copy.title, folder=str(root), file=str(root / "src" / package / "game.py")
    )
    output.say("new-game-next")
    for command in commands:
        output.print(Text(f"  {command}", "bold"))
    return GOOD


def check_name(name: str, root: Path) -> None:
    """A name for a game that no game, folder or Python package has yet."""
    package = name.replace("-", "_")
    if not NAME.fullmatch(name) or keyword.iskeyword(package):
        raise Mistake("bad-game-name", {"given": name})
    if name in registry.slugs():
        raise Mistake("game-exists", {"given": name})
    if importlib.util.find_spec(package) is not None:
        raise Mistake("package-exists", {"given": package})
    if root.exists():
        raise Mistake("folder-exists", {"folder": str(root)})
    if not root.parent.is_dir():
        raise Mistake("no-such-folder", {"folder": str(root.parent)})


# What is copied ---------------------------------------------------------------------------------------


def sources_of_package() -> dict[Path, str]:
    """The files of the tiny game, without its older rules versions."""
    return dict(walk(files(TEMPLATE), Path()))


def walk(folder: Traversable, path: Path) -> list[tuple[Path, str]]:
    """The source files below a folder."""
    found = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and not VERSION_FOLDER.fullmatch(entry.name) and entry.name != "__pycache__":
            found += walk(entry, path / entry.name)
        elif entry.name.endswith(COPIED):
            found.append((path / entry.name, entry.read_text(encoding="utf-8")))
    return found


def sources_of_tests() -> dict[Path, str]:
    """The tiny game's secrets and invariants: in the wheel they lie in the package, in a checkout among the tests."""
    home = Path(tablee.__file__).parent
    for folder in (home / "template_tests", home.parents[1] / "tests" / "games" / "tiny"):
        if all((folder / name).is_file() for name in TESTS):
            return {Path("tests", name): (folder / name).read_text(encoding="utf-8") for name in TESTS}
    raise Mistake("no-template", {"folder": str(home / "template_tests")})


class Copy:
    """The words that change from the tiny game to the new one."""

    def __init__(self, name: str, sources: dict[Path, str]) -> None:
        self.sources = sources
        self.name = name
        self.package = name.replace("-", "_")
        self.title = name.replace("-", " ").capitalize()
        self.prefix = rule_prefix(name)
        self.class_name = "".join(part.capitalize() for part in name.split("-"))
        while any(re.search(rf"\b{self.class_name}\b", source) for source in sources.values()):
            self.class_name += "Game"  # the tiny game has a class of that name already

    def text(self, path: Path) -> str:
        """One file in the new game's words."""
        source = self.sources[path]
        if path.name == "game.py":
            source = FIRST_DOCSTRING.sub(
                f'"""{self.title}: begun as a copy of the tiny game of Tablée. Read this first."""', source, count=1
            )
            source = re.sub(r"\bversion=\d+", "version=1", source)
            source = re.sub(r"\n    example=True,", "", source)
        source = re.sub(r"\btiny \d+,", f"{self.name} 1,", source)  # the first line of a position
        source = source.replace(TEMPLATE, self.package)
        source = re.sub(r"\bTIN(?=-\d)", self.prefix, source)
        source = re.sub(r"\bTiny(?=View\b|\b)", self.class_name, source)
        source = re.sub(r"\btiny\b(?! game)", self.name, source)
        for title in TITLES:
            source = source.replace(title, self.title)
        return source


def rule_prefix(name: str) -> str:
    """Three capitals for the rule ids, other than those of the table's own rules."""
    letters = re.sub(r"[^A-Z]", "", name.upper()).ljust(3, "X")
    return letters[:3] if letters[:3] != TABLE_PREFIX else "TBX"


def write_all(root: Path, written: dict[str, str]) -> None:
    """Writes the files of the new game."""
    try:
        for name, text in written.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        shutil.rmtree(root, ignore_errors=True)
        raise Mistake("cannot-write", {"file": str(root), "why": error.strerror or ""}) from error
