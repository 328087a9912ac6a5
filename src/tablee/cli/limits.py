"""The limits of a server as the command line says them."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from math import inf
from typing import Any

from tablee.engine.refusal import Mistake
from tablee.server.tables.settings import TableSettings

LIMITS = (
    *("person_cost", "address_cost", "longest_pause", "most_sockets", "sockets_per_address", "most_connections"),
    *("connections_per_address", "request_seconds", "most_tables", "tables_per_address", "names_per_address"),
    *("origin_days", "free_megabytes", "data_megabytes"),
)


def limited(settings: TableSettings, words: Iterable[str]) -> TableSettings:
    """Settings with other limits: `sockets_per_address=200`, `person_cost=100/1000`."""
    for word in words:
        name, _, given = word.partition("=")
        if name not in LIMITS:
            raise Mistake("unknown-limit", {"given": name, "known": ", ".join(LIMITS)})
        usual = getattr(settings, name)
        value: Any = ()
        with suppress(ValueError):
            value = tuple(map(float, given.split("/"))) if isinstance(usual, tuple) else type(usual)(given)
        if value == () or (isinstance(usual, tuple) and len(value) != len(usual)) or not is_positive(value):
            shown = "/".join(f"{part:g}" for part in usual) if isinstance(usual, tuple) else f"{usual:g}"
            raise Mistake("bad-limit", {"name": name, "given": given, "usual": shown})
        changed: dict[str, Any] = {name: value}
        settings = replace(settings, **changed)
    return settings


def is_positive(value: Any) -> bool:
    """Is every number of a limit one that can limit something?"""
    return all(0 < part < inf for part in (value if isinstance(value, tuple) else (value,)))
