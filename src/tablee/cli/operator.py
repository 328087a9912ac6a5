"""`tablee tables` and `tablee people`: what the operator of a running server sees, and what he deletes."""

import json
import os
import time
from collections.abc import Callable, Sequence
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import ProxyHandler, Request, build_opener

from rich.table import Table

from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.engine.refusal import Mistake

PATIENCE = 30.0  # seconds
DAY = 86400.0
TABLES = ("table", "game", "phase", "host", "address", "created", "moved", "entries", "lines", "pages")
PEOPLE = ("user", "name", "address", "created", "tables", "pages", "cost", "address_cost")
TIMES = {"created", "moved"}

Row = dict[str, Any]


def listing(kind: str, columns: Sequence[str]) -> Callable[..., int]:
    """The command that lists tables or people."""

    def command(
        *ids: str,
        address: str = "",
        name: str = "",
        days: float = 0.0,
        delete: bool = False,
        data: Path = Path("tablee.sqlite"),
        server: str = "http://127.0.0.1:8642",
        lang: str | None = None,
        json: bool = False,
    ) -> int:
        asked = {"address": address, "name": name, "days": days}
        return tell(command_output(lang, json), Operator(server, data), kind, columns, ids, asked, delete)

    return command


tables = listing("tables", TABLES)
people = listing("people", PEOPLE)


class Operator:
    """Talks to a running server with the token that lies beside its data."""

    def __init__(self, server: str, data: Path) -> None:
        self.server = server.rstrip("/")
        self.token = os.environ.get("TABLEE_ADMIN_TOKEN", "")
        if self.token:
            return
        file = data.with_name(f"{data.name}.operator")
        try:
            self.token = file.read_text(encoding="ascii").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise Mistake("no-operator-token", {"file": str(file)}) from error

    def ask(self, path: str, method: str = "GET") -> Any:
        """Asks the server."""
        if not self.server.startswith(("http://", "https://")):
            raise Mistake("no-server", {"server": self.server, "why": "http://…"})
        request = Request(  # noqa: S310 - the operator says which server, and it is http
            f"{self.server}/api/operator/{path}", method=method, headers={"authorization": f"Bearer {self.token}"}
        )
        try:
            with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise Mistake("server-refuses", {"server": self.server, "why": reason(error)}) from error
        except (URLError, HTTPException, OSError, ValueError) as error:
            raise Mistake("no-server", {"server": self.server, "why": str(error)}) from error


def reason(error: HTTPError) -> str:
    """The sentence of a refusal."""
    try:
        return str(json.load(error)["sentence"])
    except (ValueError, KeyError, TypeError):
        return str(error)


def tell(
    output: CommandOutput,
    operator: Operator,
    kind: str,
    columns: Sequence[str],
    ids: Sequence[str],
    asked: dict[str, Any],
    delete: bool,
) -> int:
    """Shows what was found; deletes it, if that was said and something says what."""
    wanted = {key: value for key, value in asked.items() if value}
    if delete and not ids and not wanted:
        raise Mistake("delete-what")
    rows: list[Row] = operator.ask(f"{kind}?{urlencode(wanted)}")
    key = columns[0]
    if ids:
        rows = [row for row in rows if row[key] in ids]
    if delete:
        for row in rows:
            operator.ask(f"{kind}/{quote(row[key], safe='')}", "DELETE")
    if output.json:
        output.answer({kind: rows, "deleted": len(rows) if delete else 0})
        return GOOD
    shown = Table(*(output.text(f"column-{column.replace('_', '-')}") for column in columns), box=None)
    for row in rows:
        shown.add_row(*(cell(column, row[column]) for column in columns))
    output.print(shown)
    output.say(f"operator-{kind}-deleted" if delete else f"operator-{kind}", "dim", count=len(rows))
    return GOOD


def cell(column: str, value: Any) -> str:
    """A value in a column."""
    if column in TIMES:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    return str(value)
