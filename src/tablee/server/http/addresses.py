"""The addresses of the API as a table for docs/protocol.md, read from its handlers."""

import inspect
import re
from typing import Any, get_args, get_origin, get_type_hints

from litestar.handlers import HTTPRouteHandler

from tablee.server import protocol
from tablee.server.http.api import HANDLERS

HEAD = "| address | method | takes | gives | |\n|---|---|---|---|---|"
BESIDES_QUERY = {"request", "data", "return"}


def addresses() -> list[str]:
    """The lines of the table."""
    return [HEAD, *(address(handler) for handler in HANDLERS)]


def address(handler: HTTPRouteHandler) -> str:
    """One row: where, how, what it takes, what it gives, what for."""
    (path,) = handler.paths
    (method,) = handler.http_methods & {"DELETE", "GET", "POST"}
    hints = get_type_hints(handler.fn)
    query = [f"`?{name}=`" for name in hints if name not in BESIDES_QUERY and f"{{{name}:" not in path]
    takes = [f"`{hints['data'].__name__}`"] if "data" in hints else query
    shown = re.sub(r":\w+}", "}", path.lstrip("/"))
    return f"| `{shown}` | {method} | {', '.join(takes)} | {given(hints['return'])} | {inspect.getdoc(handler.fn)} |"


def given(kind: Any) -> str:
    """What an address answers with, if that is a struct of the protocol or a list of such."""
    inner: type = get_args(kind)[0] if get_args(kind) else kind
    name = inner.__name__
    if getattr(protocol, name, None) is not inner:
        return ""
    return f"list of `{name}`" if get_origin(kind) is list else f"`{name}`"
