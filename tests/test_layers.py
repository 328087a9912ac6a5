"""Imports point one way: engine <- games <- minds <- bots <- review <- lab, server <- cli <- adapters <- notebook."""

import ast
import math
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.plain  # reads sources, the same for both builds
SRC = Path(__file__).parents[1] / "src"

# The facade is tablee/__init__.py.
LAYERS = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "facade": {"engine", "games"},
    "minds": {"engine", "games", "facade", "minds"},
    "bots": {"engine", "games", "facade", "minds", "bots"},
    "review": {"engine", "games", "facade", "minds", "bots", "review"},
    "lab": {"engine", "games", "facade", "minds", "bots", "review", "lab"},
    "testing": {"engine", "games", "facade", "minds", "bots", "lab", "testing"},
    "server": {"engine", "games", "facade", "minds", "bots", "review", "server"},
    "cli": {"engine", "games", "facade", "minds", "bots", "review", "lab", "testing", "server", "cli"},
    "adapters": {"engine", "games", "facade", "minds", "bots", "lab", "cli", "adapters"},
    "notebook": {"engine", "games", "facade", "minds", "bots", "lab", "server", "cli", "adapters", "notebook"},
    "__main__": {"cli"},
}
# What engine and games may use from outside: nothing here reads a clock, rolls dice, waits or talks to the world;
# importlib reads the package's own data files.
PURE = set(
    "__future__ abc array bisect collections contextlib dataclasses enum fractions functools hashlib heapq hmac "
    "importlib itertools json math operator re string struct textwrap tomllib types typing unicodedata".split()
)
OUTSIDE = {
    "engine": PURE | {"fluent", "librt", "msgspec", "mypy_extensions"},
    "games": PURE | {"librt", "msgspec", "mypy_extensions"},
}


def imported(module: str, is_package: bool, source: str) -> Iterator[tuple[int, str]]:
    """Line and full name of everything that a source imports, `from a import b` as `a.b`."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            base = [*above, *([node.module] if node.module else [])]
            yield from ((node.lineno, ".".join([*base, alias.name])) for alias in node.names)


def layer_of(name: str) -> str:
    """The layer of a dotted name below tablee; what is no layer belongs to the facade."""
    part = (*name.split("."), "")[1]
    return part if part in LAYERS else "facade"


def is_allowed(module: str, target: str) -> bool:
    """Whether a module may import a target."""
    layer = layer_of(module)
    if not target.startswith("tablee.") and target != "tablee":
        return layer not in OUTSIDE or target.partition(".")[0] in OUTSIDE[layer]
    game = module.split(".")[2:3]
    if layer == "games" and layer_of(target) == "games" and game:
        return target.split(".")[2:3] == game and version_of(target) >= version_of(module)
    return layer_of(target) in LAYERS[layer]


def version_of(name: str) -> float:
    """The rules version to which a dotted name of a game belongs: 1 for `tablee.games.tiny.v1.rules`."""
    folder = re.fullmatch(r"v(\d+)", (*name.split("."), "", "", "")[3])
    return int(folder[1]) if folder else math.inf  # the newest has no folder of its own


def violations(module: str, source: str, is_package: bool = False) -> list[str]:
    """Every import of a source that breaks the contract."""
    return [
        f"{module}:{line} imports {target}"
        for line, target in imported(module, is_package, source)
        if not is_allowed(module, target)
    ]


def test_imports_point_one_way() -> None:
    """Nothing imports from a layer above, another game or older rules, nor what is impure where purity is promised."""
    found: list[str] = []
    for file in SRC.rglob("*.py"):
        module = ".".join(file.relative_to(SRC).with_suffix("").parts)
        is_package = file.name == "__init__.py"
        found += violations(module.removesuffix(".__init__"), file.read_text(), is_package)
    assert not found, "\n".join(found)


FRAMEWORKS = {"litestar", "uvicorn", "prometheus_client", "segno", "starlette"}
DESCRIBING = "tablee.server.describe"  # writes documents of everything in the server, and is no part of it


def test_the_web_framework_appears_in_one_place() -> None:
    """Tables and store know no framework, the store no tables."""
    found: list[str] = []
    for file in (SRC / "tablee" / "server").rglob("*.py"):
        module = ".".join(file.relative_to(SRC).with_suffix("").parts)
        is_store = module.startswith("tablee.server.store")
        if module.startswith("tablee.server.http") or module == DESCRIBING:
            continue
        for line, target in imported(module, file.name == "__init__.py", file.read_text()):
            foreign = target.partition(".")[0] in FRAMEWORKS or target.startswith("tablee.server.http")
            if (module, target) == ("tablee.server.jobs", "segno"):  # a worker draws the codes that http sends
                continue
            if foreign or (is_store and target.startswith("tablee.server.tables")):
                found.append(f"{module}:{line} imports {target}")
    assert not found, "\n".join(found)


MIRRORED = {"Finding", "Refused"}  # of the kernel, as the protocol sends them


def test_a_class_has_a_name_of_its_own() -> None:
    """Outside the games, whose words are theirs, no two things are called the same."""
    found: dict[str, list[str]] = {}
    for file in (SRC / "tablee").rglob("*.py"):
        if "games" not in file.parts:
            for node in ast.parse(file.read_text()).body:
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, []).append(str(file.relative_to(SRC)))
    assert {name: files for name, files in found.items() if len(files) > 1 and name not in MIRRORED} == {}


def test_every_module_has_a_layer() -> None:
    """Whatever lies directly in the package is a layer of the design."""
    parts = {
        path.stem for path in (SRC / "tablee").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert parts <= LAYERS.keys() | {"__init__"}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tablee.engine.state", "from tablee.games import kahuna"),
        ("tablee.engine.state", "import tablee"),
        ("tablee.engine.state", "def late():\n    from ..bots import random_bot"),
        ("tablee.engine.state", "from . import chance\nfrom .. import cli"),
        ("tablee.games.kahuna.rules", "from tablee.games.cartagena.rules import Cartagena"),
        ("tablee.games.kahuna.rules", "from tablee import games"),
        ("tablee.games.kahuna.rules", "from ..cartagena import rules"),
        ("tablee.games.kahuna.v1.rules", "from tablee.bots import search"),
        ("tablee.games.kahuna.v1.rules", "from tablee.games.cartagena.rules import Cartagena"),
        ("tablee.games.kahuna.v1.rules", "from tablee.games.cartagena.v2.rules import Cartagena"),
        ("tablee.games.kahuna.rules", "from tablee.games.kahuna.v1.rules import KahunaOne"),
        ("tablee.games.kahuna.rules", "from .v1 import rules"),
        ("tablee.games.kahuna.game", "from tablee.games.kahuna import v1"),
        ("tablee.games.kahuna.game", "import tablee.games.kahuna.v1.game"),
        ("tablee.games.kahuna.v2.rules", "from tablee.games.kahuna.v1.rules import KahunaOne"),
        ("tablee.games.kahuna.v10.rules", "from ..v9 import rules"),
        ("tablee.games.kahuna.bot", "from tablee.minds import search"),
        ("tablee.minds.search", "from tablee.bots import ask"),
        ("tablee.bots.search", "import tablee.lab.simulate"),
        ("tablee.lab.simulate", "from tablee.server.tables import Table"),
        ("tablee.server.http", "import tablee.lab"),
        ("tablee.server.http", "from tablee.cli import main"),
        ("tablee", "from tablee.cli import main"),
        ("tablee.lab.simulate", "from tablee.adapters import seats"),
        ("tablee.adapters.pettingzoo", "from tablee.server.tables import Table"),
        *(
            (module, f"import {name}")
            for module in ("tablee.engine.chance", "tablee.games.kahuna.rules")
            for name in "random time datetime asyncio socket threading os secrets uuid copy pathlib numpy".split()
        ),
    ],
)
def test_a_planted_violation_is_found(module: str, source: str) -> None:
    """The check above sees each kind of forbidden import."""
    assert len(violations(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tablee.engine.state", "from .chance import Chance\nimport msgspec\nfrom librt.vecs import vec"),
        ("tablee.games.kahuna.rules", "from tablee.engine.state import State\nfrom .shapes import View"),
        ("tablee.games.kahuna.v1.rules", "from tablee.games.kahuna.shapes import View\nfrom ..game import GAME"),
        ("tablee.games.kahuna.v1.game", "from tablee.games.kahuna.v1 import rules\nfrom . import shapes"),
        ("tablee.games.kahuna.v1.rules", "from tablee.games.kahuna.v2.rules import KahunaTwo"),
        ("tablee.games.kahuna.v9.rules", "from ..v10.rules import KahunaTen"),
        ("tablee.games", "from tablee.games.kahuna import game"),
        ("tablee.minds.thinking", "from tablee.engine.knowledge import Knowledge\nimport time"),
        ("tablee.bots.search", "import tablee\nfrom tablee import new\nimport random"),
        ("tablee.cli", "import tablee.server.http, tablee.lab.simulate, time"),
    ],
)
def test_what_the_contract_allows_is_not_reported(module: str, source: str) -> None:
    """The check above keeps quiet about good imports."""
    assert not violations(module, source, is_package=module == "tablee.games")


def test_the_pure_modules_are_of_the_standard_library() -> None:
    """A dependency is named as such, not among the pure modules."""
    assert sys.stdlib_module_names >= PURE
