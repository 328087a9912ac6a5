"""Structs as TypeScript types: what the protocol and the games' views and events are for the page."""

import ast
import inspect
import json
import textwrap
from collections.abc import Callable, Iterable
from typing import Any, get_type_hints

import msgspec

from tablee.engine import shapes
from tablee.engine.game import Game

SHARED = (shapes.ViewHeader, shapes.TakenBack)  # by all games


def comments(struct: type[Any]) -> dict[str, tuple[str, str]]:
    """The type and the comment of each field, as written."""
    source = textwrap.dedent(inspect.getsource(struct))
    lines = source.splitlines()
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            note = lines[node.lineno - 1].partition("  # ")[2]
            default = f" = {ast.unparse(node.value)}" if node.value else ""
            found[node.target.id] = (ast.unparse(node.annotation) + default, note)
    return found


def declaration(struct: type[Any], *, is_whole: bool) -> list[str]:
    """A struct as an interface, or as a tuple if it is sent as one; `is_whole`: none of its fields is left out."""
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    doc = " ".join((struct.__dict__.get("__doc__") or "").split())
    out = [f"/** {doc} */"] if doc and not doc.startswith(f"{struct.__name__}(") else []
    if info.array_like:
        parts = ", ".join(f"{field.encode_name}: {ts(field.type)}" for field in info.fields)
        return [*out, f"export type {struct.__name__} = [{parts}]", ""]
    out.append(f"export interface {struct.__name__} {{")
    if info.tag_field:
        out.append(f"  {info.tag_field}: {json.dumps(info.tag)}")
    notes = comments(struct)
    for field in info.fields:
        note = notes.get(field.name, ("", ""))[1]
        optional = "" if field.required or is_whole else "?"
        line = f"  {field.encode_name}{optional}: {ts(field.type)}"
        out.append(f"{line} // {note}" if note else line)
    return [*out, "}", ""]


def ts(kind: msgspec.inspect.Type) -> str:
    match kind:
        case msgspec.inspect.IntType() | msgspec.inspect.FloatType():
            return "number"
        case msgspec.inspect.StrType():
            return "string"
        case msgspec.inspect.BoolType():
            return "boolean"
        case msgspec.inspect.NoneType():
            return "null"
        case msgspec.inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType():
            inner = ts(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case msgspec.inspect.TupleType():
            return f"[{', '.join(ts(one) for one in kind.item_types)}]"
        case msgspec.inspect.DictType():
            return f"Record<string, {ts(kind.value_type)}>"
        case msgspec.inspect.UnionType():
            return " | ".join(ts(one) for one in kind.types)
        case msgspec.inspect.StructType():
            return kind.cls.__name__
    return "unknown"


# Games ------------------------------------------------------------------------------------------------


def shared_types() -> str:
    """What the views and events of all games have in common."""
    out = ["// Generated from src/tablee/engine/shapes.py: scripts/types", ""]
    for struct in SHARED:
        out += declaration(struct, is_whole=True)
    return "\n".join(out)


def game_types(game: Game) -> str:
    """A game's view, its events as a union told apart by `kind`, and its scenery and outlook if it has any."""
    told = [told_by(function) for function in (game.scenery, game.outlook) if function]
    name = game.views.__name__.removesuffix("View")
    out = [f"// Generated from the structs of src/tablee/games/{game.slug.replace('-', '_')}: scripts/types", ""]
    out += ['import type { TakenBack, ViewHeader } from "../../lib/board/shapes"', ""]
    for struct in reached([game.views, *told, *game.events]):
        if struct not in SHARED:
            out += declaration(struct, is_whole=True)
    events = [*(struct.__name__ for struct in game.events), shapes.TakenBack.__name__]
    return "\n".join([*out, f"export type {name}Event =", *(f"  | {event}" for event in events), ""])


def told_by(function: Callable[..., msgspec.Struct]) -> type[Any]:
    """The struct that a function answers with."""
    struct: type[Any] = get_type_hints(function)["return"]
    return struct


def reached(structs: Iterable[type[Any]]) -> list[type[Any]]:
    """These structs and all that their fields hold, each once, what is held before its holder."""
    found: dict[str, type[Any]] = {}

    def visit(kind: msgspec.inspect.Type) -> None:
        if isinstance(kind, msgspec.inspect.StructType):
            if found.get(kind.cls.__name__) is kind.cls:
                return
            for field in kind.fields:
                visit(field.type)
            assert kind.cls.__name__ not in found, f"two structs are called {kind.cls.__name__}"
            found[kind.cls.__name__] = kind.cls
        for part in ("item_type", "key_type", "value_type"):
            if isinstance(inner := getattr(kind, part, None), msgspec.inspect.Type):
                visit(inner)
        for part in ("types", "item_types"):
            for inner in getattr(kind, part, ()):
                visit(inner)

    for struct in structs:
        visit(msgspec.inspect.type_info(struct))
    return list(found.values())
