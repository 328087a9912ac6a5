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


# Rows of a database ---------------------------------------------------------------------------------


ROW_CALLS = {"all", "execute", "fetchall", "fetchmany", "fetchone", "first", "one", "one_or_none", "rows", "scalars"}


def is_of_rows(node: ast.expr, names: set[str]) -> bool:
    """Whether an expression is what a database has answered, as it came: rows look like tuples and are none."""
    match node:
        case ast.Await(value=value) | ast.Subscript(value=value):
            return is_of_rows(value, names)
        case ast.Name(id=name):
            return name in names
        case ast.Call(func=ast.Attribute(attr=attr)):
            return attr in ROW_CALLS
    return False


def rows_taken_apart(tree: ast.Module) -> Iterator[int]:
    """Lines that iterate over, unpack or index rows of SQLAlchemy: mypyc may take them for tuples, and checks that."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        nodes = list(ast.walk(function))
        names = {
            target.id
            for node in nodes
            if isinstance(node, ast.Assign) and is_of_rows(node.value, set())
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in nodes:
            match node:
                case ast.For(iter=found) | ast.AsyncFor(iter=found) if is_of_rows(found, names):
                    yield node.lineno
                case ast.comprehension(iter=found) if is_of_rows(found, names):
                    yield found.lineno
                case ast.Assign(targets=[ast.Tuple() | ast.List()], value=value) if is_of_rows(value, names):
                    yield node.lineno
                case ast.Subscript(value=value) if is_of_rows(value, names):
                    yield node.lineno


# Attributes over an await ---------------------------------------------------------------------------


ENDS = (ast.Return, ast.Raise, ast.Continue, ast.Break)
Narrowed = dict[str, bool]  # attribute -> whether something was awaited since its type was narrowed


def chain(node: ast.expr) -> str:
    """`self.table.match` for an attribute of names; nothing for anything else."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return ".".join([node.id, *reversed(parts)]) if parts and isinstance(node, ast.Name) else ""


def narrowings(test: ast.expr) -> set[str]:
    """The attributes of which a test says whether they are None, or of which class."""
    match test:
        case ast.BoolOp(values=values):
            return set().union(*map(narrowings, values))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return narrowings(operand)
        case ast.Compare(left=left, ops=[ast.Is() | ast.IsNot()], comparators=[ast.Constant(value=None)]):
            return {chain(left)} - {""}
        case ast.Call(func=ast.Name(id="isinstance"), args=[first, _]):
            return {chain(first)} - {""}
        case ast.NamedExpr(value=value):
            return narrowings(value)
    return set()


class Narrowing:
    """Follows an async function and finds attributes that are used as they were before an await."""

    def __init__(self) -> None:
        self.found: list[int] = []

    def block(self, body: list[ast.stmt], narrowed: Narrowed) -> bool:
        """Follows statements; whether the block is left at its end by return, raise, continue or break."""
        return any(self.statement(statement, narrowed) for statement in body)

    def statement(self, node: ast.stmt, narrowed: Narrowed) -> bool:
        """Follows one statement."""
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                return False
            case ast.If():
                return self.branch(node, narrowed)
            case ast.While():
                self.look(node.test, narrowed)
                self.block(node.body, narrowed | dict.fromkeys(narrowings(node.test), False))
            case ast.Assert():
                self.look(node.test, narrowed)
                narrowed |= dict.fromkeys(narrowings(node.test), False)
            case ast.Assign():
                self.look(node.value, narrowed)
                for target in node.targets:
                    self.assign(target, node.value, narrowed)
            case ast.AnnAssign(value=ast.expr() as value):
                self.look(value, narrowed)
                self.assign(node.target, value, narrowed)
            case _:
                self.parts(node, narrowed)
        return isinstance(node, ENDS)

    def branch(self, node: ast.If, narrowed: Narrowed) -> bool:
        """Both ways of a test; after them only what the way that goes on has narrowed."""
        self.look(node.test, narrowed)
        tested = dict.fromkeys(narrowings(node.test), False)
        then, other = narrowed | tested, narrowed | tested
        then_ends, other_ends = self.block(node.body, then), self.block(node.orelse, other)
        narrowed.clear()
        if then_ends or other_ends:
            narrowed.update(other if then_ends else then)
        else:
            narrowed.update({name: then[name] or other[name] for name in then.keys() & other.keys() - tested.keys()})
        return then_ends and other_ends

    def assign(self, target: ast.expr, value: ast.expr, narrowed: Narrowed) -> None:
        """What is assigned is as it was assigned; None stays None for the compiler."""
        name = chain(target)
        for known in [known for known in narrowed if known == name or known.startswith(f"{name}.")]:
            del narrowed[known]
        if name and isinstance(value, ast.Constant) and value.value is None:
            narrowed[name] = False
        if not name:
            self.look(target, narrowed)

    def parts(self, node: ast.AST, narrowed: Narrowed) -> None:
        """Follows whatever a statement is made of, in its order."""
        for child in ast.iter_child_nodes(node):
            if isinstance(node, ast.AsyncFor | ast.AsyncWith) and isinstance(child, ast.stmt):
                narrowed.update(dict.fromkeys(narrowed, True))
            if isinstance(child, ast.stmt):
                self.statement(child, narrowed)
            elif isinstance(child, ast.expr):
                self.look(child, narrowed)
            else:
                self.parts(child, narrowed)

    def look(self, node: ast.expr, narrowed: Narrowed) -> None:
        """Follows an expression: notes awaits, and attributes that were narrowed before one."""
        if isinstance(node, ast.Lambda):
            return
        name = chain(node)
        if name and narrowed.get(name):
            self.found.append(node.lineno)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.look(child, narrowed)
            else:
                self.parts(child, narrowed)
        if isinstance(node, ast.Await):
            narrowed.update(dict.fromkeys(narrowed, True))


def narrowed_over_awaits(tree: ast.Module) -> list[int]:
    """Lines that use an attribute as if nothing could change it while something was awaited."""
    follower = Narrowing()
    for function in ast.walk(tree):
        if isinstance(function, ast.AsyncFunctionDef):
            follower.block(function.body, {})
    return sorted(set(follower.found))


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


def test_rows_of_a_database_stay_out_of_compiled_modules() -> None:
    """They are made into structs in the store, which is not compiled."""
    found = [f"{file}:{line}" for file, tree in parsed() if file in COMPILED for line in rows_taken_apart(tree)]
    assert not found, "let the store make structs of rows: " + ", ".join(found)


def test_the_store_hands_out_no_rows() -> None:
    """But for the one method that its others read rows with."""
    tree = ast.parse((ROOT / "src/tablee/server/store/store.py").read_text())
    methods = [node for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)]
    handing_out = [node.name for node in methods if node.returns is not None and "Row[" in ast.unparse(node.returns)]
    assert handing_out == ["rows"]


def test_no_attribute_is_narrowed_over_an_await() -> None:
    """What was not None before an await may be None after it, and compiled code raises a TypeError then."""
    waiting = [(file, tree) for file, tree in parsed("await") if file in COMPILED]
    assert waiting
    found = [f"{file}:{line}" for file, tree in waiting for line in narrowed_over_awaits(tree)]
    assert not found, "read it into a variable, or look again after the await: " + ", ".join(found)


def async_withs(tree: ast.Module) -> list[int]:
    """The lines at which compiled code would enter something asynchronously."""
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.AsyncWith)]


def test_nothing_is_entered_asynchronously_in_compiled_modules() -> None:
    """An error on the way out of a block that returns something would end the interpreter."""
    entering = [(file, tree) for file, tree in parsed("async with") if file in COMPILED]
    assert [f"{file}:{line}" for file, tree in entering for line in async_withs(tree)] == []
    assert async_withs(ast.parse("async def f():\n    async with a as b:\n        return await b")) == [2]


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


@pytest.mark.parametrize(
    "body",
    [
        "for row in connection.execute(x): pass",
        "for row in connection.execute(x).all(): pass",
        "rows = await store.rows(x)\n    return [row.text for row in rows]",
        "found = connection.execute(x).fetchall()\n    for one in found: pass",
        "a, b = connection.execute(x).one()",
        "return (await store.rows(x))[0][0]",
        "async for row in connection.execute(x): pass",
    ],
)
def test_planted_rows_are_found(body: str) -> None:
    """Loops, comprehensions, unpacking and indices, directly or through a name."""
    assert list(rows_taken_apart(ast.parse(f"async def f():\n    {body}")))


@pytest.mark.parametrize(
    "body",
    [
        "return connection.execute(x).rowcount",
        "for row in await store.said(x): pass",
        "rows = await store.log(x)\n    for a, b in rows: pass",
        "return [row for row in as_structs(connection.execute(x))]",
    ],
)
def test_harmless_answers_are_not_reported(body: str) -> None:
    """Numbers of rows, and what was made into something else."""
    assert not list(rows_taken_apart(ast.parse(f"async def f():\n    {body}")))


@pytest.mark.parametrize(
    "body",
    [
        "if self.said is None:\n        await f()\n        return self.said",
        "if self.said is None:\n        rows = await f()\n        if self.said is None:\n            self.said = rows",
        "if self.said is None:\n        return\n    await f()\n    self.said.append(1)",
        "assert self.said is not None\n    await f()\n    print(self.said)",
        "if self.said is not None and x:\n        await self.said\n        self.said.cancel()",
        "if isinstance(self.said, list):\n        async with x:\n            print(self.said)",
        "while self.said is not None:\n        await f()\n        print(self.said)",
        "self.said = None\n    await f()\n    print(self.said)",
        "if self.a.b is None:\n        return\n    try:\n        await f()\n    finally:\n        print(self.a.b)",
        "if not self.said is None:\n        f(await g(), self.said)",
    ],
)
def test_a_planted_narrowing_is_found(body: str) -> None:
    """In both ways of a test, after a way that ends, in loops, over everything that waits."""
    assert narrowed_over_awaits(ast.parse(f"async def f(self):\n    {body}"))


@pytest.mark.parametrize(
    "body",
    [
        "if self.said is None:\n        self.said = await f()\n    return self.said",
        "said = self.said\n    if said is None:\n        said = await f()\n    return said",
        "if self.said is not None:\n        self.said.append(1)\n        await f()",
        "if self.said is None:\n        await f()\n    else:\n        print(self.said)",
        "if self.said is None:\n        return\n    await f()\n    self.said = 5\n    print(self.said)",
        "if self.said is not None:\n        await self.said",
        "if self.said is not None:\n        async with self.said.begin():\n            pass",
        "await f()\n    if self.said is None:\n        return\n    print(self.said)",
    ],
)
def test_harmless_awaits_are_not_reported(body: str) -> None:
    """A variable, an attribute that is assigned anew, a use before the await."""
    assert not narrowed_over_awaits(ast.parse(f"async def f(self):\n    {body}"))
