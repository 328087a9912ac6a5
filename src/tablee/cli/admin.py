"""`tablee admin`: what whoever runs a server sees of it, and does there. It asks a running server."""

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote, urlencode

from rich.table import Table

from tablee.cli.numbers import written
from tablee.cli.operator import Operator
from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.engine.refusal import Mistake

TABLES = ("table", "game", "phase", "host", "address", "created", "moved", "entries", "lines", "pages")
PEOPLE = ("user", "name", "address", "created", "tables", "pages", "cost", "address_cost")
ACTS = ("at", "act", "subject", "detail", "address")
FIGURES = (
    "version",
    "processes",
    "pages",
    "people",
    "running",
    "over",
    "archived",
    "data_bytes",
    "free_bytes",
    "is_full",
)
TIMES = {"at", "created", "moved"}
What = Literal["state", "tables", "people", "acts", "mute", "unmute", "banner"]

Row = dict[str, Any]


def admin(
    what: What = "state",
    /,
    *subjects: str,
    address: str = "",
    name: str = "",
    days: float = 0.0,
    end: bool = False,
    delete: bool = False,
    fr: str = "",
    en: str = "",
    data: Path = Path("tablee.sqlite"),
    server: str = "http://127.0.0.1:8642",
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Shows how a server is, lists its tables or people, ends or deletes them, mutes an address, sets a banner."""
    output = command_output(lang, json)
    operator = Operator(server, data, output.lang)
    if what in {"tables", "people"}:
        wanted = {key: value for key, value in (("address", address), ("name", name), ("days", days)) if value}
        return Listing(output, operator, what, subjects, wanted).run(end, delete)
    if what == "banner":
        text = " ".join(subjects)
        return show_state(output, operator.ask("banner", "POST", {"fr": fr or text, "en": en or text}))
    if what in {"mute", "unmute"}:
        return mute(output, operator, subjects, what == "mute")
    state = operator.ask("state")
    return show_acts(output, state["acts"]) if what == "acts" else show_state(output, state)


def mute(output: CommandOutput, operator: Operator, addresses: Sequence[str], on: bool) -> int:
    """Mutes addresses, or no more."""
    if not addresses:
        raise Mistake("mute-what")
    state: Row = {}
    for one in addresses:
        state = operator.ask("mutes", "POST", {"address": one, "on": on})
    return show_state(output, state)


class Listing:
    """Tables or people, listed, and perhaps ended or deleted."""

    def __init__(
        self, output: CommandOutput, operator: Operator, kind: str, ids: Sequence[str], wanted: Mapping[str, Any]
    ) -> None:
        self.output = output
        self.operator = operator
        self.kind = kind
        self.ids = ids
        self.wanted = wanted
        self.columns = TABLES if kind == "tables" else PEOPLE

    def found(self, id_: str) -> list[Row]:
        """What is listed, or what has an id; one that nothing has is a mistake."""
        rows: list[Row] = self.operator.ask(f"{self.kind}?{urlencode({**self.wanted, 'only': id_})}")
        rows = [row for row in rows if id_ in {"", row[self.columns[0]]}]
        if id_ and not rows:
            raise Mistake(f"no-such-{self.columns[0]}", {"given": id_})
        return rows

    def run(self, end: bool, delete: bool) -> int:
        """Shows what was found; ends or deletes it, if that was said and something says what."""
        if end and self.kind == "people":
            raise Mistake("end-people")
        if (end or delete) and not self.ids and not self.wanted:
            raise Mistake("delete-what")
        key = self.columns[0]
        rows = [row for one in self.ids or ("",) for row in self.found(one)]
        if end:
            rows = [row for row in rows if row["phase"] != "over"]
        for row in rows if end or delete else []:
            path = f"{self.kind}/{quote(row[key], safe='')}"
            self.operator.ask(*((path, "DELETE") if delete else (f"{path}/end", "POST")))
        done = "deleted" if delete else "ended" if end else ""
        if self.output.json:
            self.output.answer({self.kind: rows, "deleted": len(rows) if delete else 0, "ended": len(rows) * end})
            return GOOD
        show_rows(self.output, self.columns, rows)
        self.output.say(f"operator-{self.kind}{'-' if done else ''}{done}", "dim", count=len(rows))
        return GOOD


def show_acts(output: CommandOutput, acts: list[Row]) -> int:
    """What was done with the operator's token, the newest first."""
    if output.json:
        output.answer({"acts": acts})
        return GOOD
    for act in acts:
        act["act"] = output.text(f"act-{act['act']}")
    show_rows(output, ACTS, acts)
    output.say("admin-acts", "dim", count=len(acts))
    return GOOD


def show_state(output: CommandOutput, state: Row) -> int:
    """How the server is."""
    if output.json:
        output.answer(state)
        return GOOD
    shown = Table(box=None, show_header=False)
    for name in FIGURES:
        shown.add_row(output.text(f"admin-{name.replace('_', '-')}"), figure(output, state[name]))
    for one in state["notices"]:
        kind, _, become = one["what"].partition(" ")
        key = "notices" if kind == "notices" else "channels"
        shown.add_row(output.text(f"admin-{key}-{become}", kind=kind), str(one["count"]))
    for lang in ("fr", "en"):
        if state["banner"][lang]:
            shown.add_row(output.text("admin-banner", lang=lang), state["banner"][lang])
    for one in state["muted"]:
        shown.add_row(output.text("admin-muted"), one["address"])
    for one in state["failing"]:
        shown.add_row(output.text(f"failing-{one['kind']}"), f"{one['subject']} {one['why']}".strip())
    output.print(shown)
    return GOOD


def figure(output: CommandOutput, value: Any) -> str:
    """A number, a word, yes or no, or that nobody knows."""
    if value is None:
        return output.text("admin-unknown")
    if isinstance(value, bool):
        return output.text("admin-yes" if value else "admin-no")
    return written(value, output.lang) if isinstance(value, int) else str(value)


def show_rows(output: CommandOutput, columns: Sequence[str], rows: Sequence[Row]) -> None:
    """Rows under their headings."""
    shown = Table(*(output.text(f"column-{column.replace('_', '-')}") for column in columns), box=None)
    for row in rows:
        shown.add_row(*(cell(column, row[column]) for column in columns))
    output.print_whole(shown)


def cell(column: str, value: Any) -> str:
    """A value in a column."""
    if column in TIMES:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    return str(value)
