"""All that a server knows of a person, as one file: what is known as JSON, and the records of their games."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.engine.refusal import Mistake, Refused

if TYPE_CHECKING:
    from tablee.server.names.own import OwnPages

MOST_RECORDS = 1000


async def export(pages: OwnPages, user: str) -> bytes:
    """A zip file: `me.json`, and each game as far as the person may know it."""
    about = await facts(pages, user)
    files: dict[str, str] = {}
    for table in about["tables"][-MOST_RECORDS:]:
        name, text = await game_file(pages, user, table["table"])
        if text:
            table["file"] = name
            files[name] = text
    files["me.json"] = json.dumps(about, ensure_ascii=False, indent=2)
    return await asyncio.to_thread(zipped, files)


async def facts(pages: OwnPages, user: str) -> dict[str, Any]:
    """What the database holds about a person, by name."""
    store, registry = pages.store, pages.registry
    profile = await store.profile(user)
    return {
        "id": user,
        "name": registry.names.get(user, ""),
        "since": await store.created(user),
        "page": {"link": profile.link, "invitable": profile.invitable, "looks": profile.looks},
        "passkeys": [{"id": one.id, "created": one.created, "used": one.used} for one in await store.passkeys(user)],
        "card": {"created": await store.card(user)},
        "notices": {
            "wishes": msgspec.to_builtins(registry.outbox.wants(user)),
            "channels": [
                {"kind": one.kind, "target": msgspec.to_builtins(one.target), "state": one.state}
                for one in registry.outbox.of_person(user)
            ],
        },
        "tables": [{"table": table, "sat_down": at} for table, at in await store.tables_of(user)],
        "results": msgspec.to_builtins((await pages.of(user)).games),
        "said": [{"table": one.table_id, "at": one.at, "text": one.text} for one in await store.lines_of(user)],
        "friends": msgspec.to_builtins(await pages.friends(user)),
    }


async def game_file(pages: OwnPages, user: str, table: str) -> tuple[str, str]:
    """The record of an ended game, or of one that runs what the person's seat may know; nothing if it never began."""
    registry = pages.registry
    try:
        live = await registry.find(table)
        stem = f"games/{live.table.opened.game}-{live.table.code.lower()}"
        if live.table.is_over:
            return f"{stem}.tablee", await registry.records.complete(live)
        seats = live.table.seats_of(user)
        if seats:
            return f"{stem}.txt", registry.records.export(live, user, seats[0])
    except (Refused, Mistake):  # it has not begun, never did, or is set aside
        pass
    return "", ""


def zipped(files: dict[str, str]) -> bytes:
    """The files as one."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in files.items():
            file.writestr(name, text)
    return made.getvalue()
