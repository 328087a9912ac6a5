"""Python that means something else once mypyc has compiled it, found in the sources."""

import ast
import importlib
import runpy
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
COMPILED = [ROOT / name for name in runpy.run_path(str(ROOT / "setup.py"))["compiled_modules"]()]


def parsed(*words: str) -> Iterator[tuple[Path, ast.Module]]:
    """The sources that hold such words; all at once would fill the memory of every process that collects tests."""
    for file in SOURCES:
        text = file.read_text()
        if all(word in text for word in words):
            yield file, ast.parse(text)


def last_name(node: ast.expr) -> str:
    """`Struct` for Struct and for msgspec.Struct."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_number(node: ast.expr | None) -> bool:
    """Whether an expression is a number written out: 1, -1, i64(1)."""
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.UnaryOp(operand=operand) | ast.Call(args=[operand]):
            return is_number(operand)
    return False


def shifts_of_literals(tree: ast.Module) -> Iterator[int]:
    """Lines with `1 << n`: compiled it is a 32-bit shift, even if the 1 comes from a constant or a variable."""
    numbers: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and is_number(node.value):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            numbers.update(map(last_name, targets))
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and not is_number(node.right):
            name = last_name(node.left)
            if is_number(node.left) or name in numbers or name.isupper():
                yield node.lineno


def classes(tree: ast.Module) -> list[ast.ClassDef]:
    """The classes of a module."""
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def struct_classes(classes: list[ast.ClassDef]) -> set[str]:
    """The names of all classes that derive from msgspec.Struct, however far."""
    structs = {"Struct"}
    while True:
        derived = {node.name for node in classes if structs.intersection(map(last_name, node.bases))}
        if derived <= structs:
            return structs
        structs |= derived


def struct_definitions(classes: list[ast.ClassDef], structs: set[str]) -> list[ast.ClassDef]:
    """The classes that are Structs."""
    return [node for node in classes if structs.intersection(map(last_name, node.bases))]


def copy_imports(tree: ast.Module) -> Iterator[int]:
    """Lines that import the module copy: a copied native object shares its arrays."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names) if "copy" in [alias.name for alias in names]:
                yield node.lineno
            case ast.ImportFrom(module="copy"):
                yield node.lineno


CLASSES = {file: classes(tree) for file, tree in parsed("class ")}
STRUCTS = struct_classes([node for nodes in CLASSES.values() for node in nodes])
DEFINITIONS = [
    pytest.param(file, node, id=f"{file.relative_to(ROOT / 'src')}:{node.name}")
    for file, nodes in CLASSES.items()
    for node in struct_definitions(nodes, STRUCTS)
]


def test_no_literal_is_shifted_by_a_variable() -> None:
    """Compiled modules take bits from tables, never from `1 << n`."""
    shifting = [(file, tree) for file, tree in parsed("<<") if file in COMPILED]
    found = [f"{file}:{line}" for file, tree in shifting for line in shifts_of_literals(tree)]
    assert not found, "use a table of bits: " + ", ".join(found)


def test_structs_stay_out_of_compiled_modules() -> None:
    """Structs are defined in modules that are not compiled, because mypyc drops their keywords."""
    found = [f"{file}:{node.name}" for file in COMPILED for node in struct_definitions(CLASSES.get(file, []), STRUCTS)]
    assert not found, "move to shapes.py: " + ", ".join(found)


def test_nothing_is_copied_but_by_clone() -> None:
    """The module copy is used nowhere."""
    found = [f"{file}:{line}" for file, tree in parsed("import", "copy") for line in copy_imports(tree)]
    assert not found, "write a clone method: " + ", ".join(found)


@pytest.mark.parametrize(("file", "definition"), DEFINITIONS)
def test_structs_are_what_their_source_says(file: Path, definition: ast.ClassDef) -> None:
    """In this build a Struct has the tag, the frozenness and the strictness of its class statement."""
    module = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    struct = getattr(importlib.import_module(module), definition.name)
    assert issubclass(struct, msgspec.Struct)
    config = struct.__struct_config__
    for keyword in definition.keywords:
        if keyword.arg and hasattr(config, keyword.arg) and isinstance(keyword.value, ast.Constant):
            said = keyword.value.value
            expected = definition.name if keyword.arg == "tag" and said is True else said
            assert getattr(config, keyword.arg) == expected, keyword.arg


@pytest.mark.parametrize(
    "source",
    [
        "bit = 1 << n",
        "bit = i64(1) << n",
        "bit = -1 << n",
        "ONE: Final = 1\nbit = ONE << n",
        "bit = IMPORTED << n",
        "def f(n):\n    one: i64 = 1\n    return one << n",
    ],
)
def test_a_planted_shift_is_found(source: str) -> None:
    """The check sees a literal, a converted literal, constants and variables."""
    assert len(list(shifts_of_literals(ast.parse(source)))) == 1


@pytest.mark.parametrize("source", ["bit = 1 << 5", "bit = BITS[n]", "bit = 1 >> n", "x = y << n"])
def test_harmless_shifts_are_not_reported(source: str) -> None:
    """Numbers known to the compiler and values read from elsewhere shift as in Python."""
    assert not list(shifts_of_literals(ast.parse(source)))


def test_a_planted_struct_is_found() -> None:
    """The check sees Structs derived at any distance and under either name."""
    tree = ast.parse(
        "class A(msgspec.Struct): pass\nclass B(A, frozen=True): pass\nclass C(shapes.B): pass\nclass D: pass"
    )
    names = [node.name for node in struct_definitions(classes(tree), struct_classes(classes(tree)))]
    assert names == ["A", "B", "C"]


@pytest.mark.parametrize("source", ["import copy", "from copy import deepcopy", "def f():\n    import copy as c"])
def test_a_planted_copy_is_found(source: str) -> None:
    """The check sees every form of import."""
    assert len(list(copy_imports(ast.parse(source)))) == 1
