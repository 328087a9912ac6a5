"""What the operator of a server sees and does: tables, people, addresses, a banner. Every act is noted."""

from __future__ import annotations

import hmac
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from litestar import delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from tablee.server import protocol as p
from tablee.server.http.asking import Asked, application_of, host_of
from tablee.server.http.operator_state import state_of
from tablee.server.tables.referee import refused

if TYPE_CHECKING:
    from tablee.server.http.app import Application

SHOWN = 500  # at once
SEARCHED = 20_000
DAY = 86400.0
Word = Annotated[str, QueryParameter(max_length=60)]
Days = Annotated[float, QueryParameter(ge=0, le=100_000)]


def token_of(file: Path, given: str) -> str:
    """The operator's token: as it was given, or as it is kept beside the data, or a new one."""
    if given:
        return given
    try:
        kept = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        kept = ""
    if kept:
        return kept
    made = secrets.token_urlsafe(24)
    try:
        file.touch(mode=0o600)
        file.write_text(made + "\n", encoding="ascii")
    except OSError:
        pass  # it is printed at the start all the same
    return made


def is_operator(authorization: str, token: str) -> bool:
    """Does a request bring the token?"""
    return bool(token) and hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())


async def operators_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuses everybody else."""
    application: Application = connection.app.state.application
    if not is_operator(connection.headers.get("authorization", ""), application.token):
        raise refused("not-the-operator")


@get("/api/operator/tables", guards=[operators_only])
async def get_operator_tables(
    request: Asked, address: Word = "", name: Word = "", days: Days = 0.0, only: Word = ""
) -> list[p.OperatorTable]:
    """The newest tables, or one by its id; from an address, of a host, or untouched for some days."""
    registry = application_of(request).registry
    before = time.time() - days * DAY
    found = []
    for row in await registry.store.hosted(SEARCHED if name or days else SHOWN, [only] if only else [], address):
        listed = row.listed
        host = registry.names.get(listed.host, "")
        if name.lower() in host.lower() and (not days or listed.moved <= before):
            live = registry.tables.get(listed.id)
            found.append(
                p.OperatorTable(
                    table=listed.id,
                    code=listed.code,
                    game=listed.game,
                    phase=listed.phase,
                    public=listed.public,
                    host=host,
                    address=row.address,
                    created=listed.created,
                    moved=listed.moved,
                    entries=row.entries,
                    lines=row.lines,
                    pages=len(live.presenter.onlookers) if live is not None else 0,
                )
            )
    return found[:SHOWN]


@get("/api/operator/people", guards=[operators_only])
async def get_operator_people(
    request: Asked, address: Word = "", name: Word = "", days: Days = 0.0, only: Word = ""
) -> list[p.OperatorPerson]:
    """The newest people, or one by their id; from an address, of a name, or older than some days."""
    application = application_of(request)
    accounts, before = application.registry.accounts, time.time() - days * DAY
    ids = [only] if only else []
    costs = {
        application.registry.address_hash(key.removeprefix("address ")): bucket.spent
        for key, bucket in accounts.buckets.items()
        if key.startswith("address ")
    }
    pages: dict[str, int] = {}
    for connection in application.connections:
        if connection.session is not None:
            pages[connection.session.user] = pages.get(connection.session.user, 0) + 1
    return [
        p.OperatorPerson(
            user=row.user,
            name=row.name,
            address=row.address,
            created=row.created,
            tables=row.tables,
            pages=pages.get(row.user, 0),
            cost=round(accounts.spent(f"person {row.user}")),
            address_cost=round(costs.get(row.address, 0.0)),
        )
        for row in await application.registry.store.people(SEARCHED if name or days else SHOWN, ids, address)
        if name.lower() in row.name.lower() and (not days or row.created <= before)
    ][:SHOWN]


@delete("/api/operator/tables/{table:str}", guards=[operators_only], status_code=200)
async def delete_table(request: Asked, table: FromPath[str]) -> p.Deleted:
    """Deletes a table with its log and its chat; who is there is told."""
    is_gone = await application_of(request).registry.delete(table)
    if is_gone:
        await note(request, "delete-table", table)
    return p.Deleted(int(is_gone), 0)


@post("/api/operator/tables/{table:str}/end", guards=[operators_only], status_code=200)
async def end_table(request: Asked, table: FromPath[str]) -> p.OperatorState:
    """Ends a table that is not over, as one that was abandoned; its record stays."""
    application = application_of(request)
    if await application.registry.house.end(table):
        await note(request, "end-table", table)
    return await state_of(application)


@delete("/api/operator/people/{user:str}", guards=[operators_only], status_code=200)
async def delete_person(request: Asked, user: FromPath[str]) -> p.Deleted:
    """Erases a name and what was said under it, and signs the person out; games stay, without the name."""
    is_gone = await dismiss(application_of(request), user)
    if is_gone:
        await note(request, "erase-person", user)
    return p.Deleted(0, int(is_gone))


@delete("/api/operator/addresses/{address:str}", guards=[operators_only], status_code=200)
async def delete_address(request: Asked, address: FromPath[str]) -> p.Deleted:
    """Deletes all tables and people that came from an address."""
    application = application_of(request)
    tables = people = 0
    if address:
        for row in await application.registry.store.hosted(SEARCHED, address=address):
            tables += await application.registry.delete(row.listed.id)
        for person in await application.registry.store.people(SEARCHED, address=address):
            people += await dismiss(application, person.user)
        await note(request, "delete-address", address, f"{tables} + {people}")
    return p.Deleted(tables, people)


@get("/api/operator/state", guards=[operators_only])
async def get_operator_state(request: Asked) -> p.OperatorState:
    """How the server is: room, notices, what fails, who is muted, and what its operator has done."""
    return await state_of(application_of(request))


@post("/api/operator/mutes", guards=[operators_only], status_code=200)
async def post_mute(request: Asked, data: JSONBody[p.MuteAddress]) -> p.OperatorState:
    """Mutes an address at all tables, or lets it talk again."""
    await application_of(request).registry.house.mute(data.address, data.on)
    await note(request, "mute-address" if data.on else "unmute-address", data.address)
    return await state_of(application_of(request))


@post("/api/operator/banner", guards=[operators_only], status_code=200)
async def post_banner(request: Asked, data: JSONBody[p.BannerText]) -> p.OperatorState:
    """Shows everybody a banner at once, or takes it down."""
    house = application_of(request).registry.house
    await house.set_banner(data)
    await note(request, "set-banner", "", house.banner.en)
    return await state_of(application_of(request))


async def note(request: Asked, act: p.ActKind, subject: str, detail: str = "") -> None:
    """Notes an act with where it came from."""
    await application_of(request).registry.house.note(act, subject, detail, host_of(request))


async def dismiss(application: Application, user: str) -> bool:
    """Erases a person; was there one?"""
    registry = application.registry
    if registry.sharing is not None:
        await registry.sharing.recognise(user)
    if user not in registry.names:
        return False
    await registry.erase(user)
    application.hang_up_on(user, "signed-out")
    registry.tell_others("signed-out", user)
    return True


HANDLERS = [
    get_operator_state, get_operator_tables, get_operator_people, end_table, delete_table, delete_person,
    delete_address, post_mute, post_banner,
]  # fmt: skip
