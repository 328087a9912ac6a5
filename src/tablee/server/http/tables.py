"""Tables from outside: lists, opening one, records, moments of ended games, reviews."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from tablee.server import protocol as p
from tablee.server.http.asking import TEXT, Asked, address_of, application_of, guess, host_of, me_of
from tablee.server.tables.referee import refused

TableId = Annotated[str, PathParameter(max_length=40)]


@get("/api/tables")
async def get_tables(request: Asked) -> p.TableList:
    """The lobby: public tables, and one's own."""
    user = me_of(request)
    return await application_of(request).registry.lobby(user)


@post("/api/tables")
async def post_table(request: Asked, data: JSONBody[p.NewTable]) -> p.TableCreated:
    """Opens a table."""
    user = me_of(request)
    return await application_of(request).registry.create(user, data, host_of(request))


@get("/api/codes/{code:str}")
async def get_code(request: Asked, code: Annotated[str, PathParameter(max_length=20)]) -> p.CodeFound:
    """The table that a short code names."""
    me_of(request)
    return p.CodeFound(await guess(request, table_of(request, code)))


async def table_of(request: Asked, code: str) -> str:
    """The same, or a refusal."""
    found = await application_of(request).registry.store.table_by_code("".join(code.upper().split()))
    if found is None:
        raise refused("unknown-code")
    return found


@get("/api/tables/{table:str}")
async def get_table(request: Asked, table: TableId) -> p.TableSummary:
    """A table in short."""
    user = me_of(request)
    return await application_of(request).registry.lists.find_summary(table, user)


@get("/api/tables/{table:str}/orders")
async def get_orders(request: Asked, table: TableId) -> list[p.SeatOrders]:
    """The standing orders of one's own seats at a table."""
    user = me_of(request)
    return (await application_of(request).registry.find(table)).orders_of(user)


@post("/api/tables/{table:str}/orders", status_code=200)
async def post_order(request: Asked, table: TableId, data: JSONBody[p.GiveOrder]) -> list[p.SeatOrders]:
    """Sets or lifts a standing order of one's own, from outside the table; answers with all of them."""
    user = me_of(request)
    live = await application_of(request).registry.find(table)
    await live.give_order(user, data.seat, data.name, data.on)
    return live.orders_of(user)


@get("/api/tables/{table:str}/proof")
async def get_proof(request: Asked, table: TableId) -> p.Proof:
    """What checks a table's chance: commitment, seals, contributions, and after the end the seed."""
    me_of(request)
    registry = application_of(request).registry
    return registry.records.proof(await registry.find(table))


@get("/api/tables/{table:str}/record", media_type=TEXT)
async def get_record(request: Asked, table: TableId) -> Response[str]:
    """The complete record as text, after the end."""
    me_of(request)
    registry = application_of(request).registry
    live = await registry.find(table)
    return download(await registry.records.complete(live), f"{live.table.opened.game}-{live.table.code.lower()}.tablee")


@get("/api/tables/{table:str}/export", media_type=TEXT)
async def get_export(request: Asked, table: TableId, seat: FromQuery[int] = -1) -> Response[str]:
    """What a seat may know of the game so far, as text, during play."""
    user = me_of(request)
    registry = application_of(request).registry
    live = await registry.find(table)
    return download(
        registry.records.export(live, user, seat), f"{live.table.opened.game}-{live.table.code.lower()}.txt"
    )


def download(text: str, name: str) -> Response[str]:
    """A text to be kept as a file."""
    return Response(text, media_type=TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/at/{entry:int}", media_type=MediaType.JSON)
async def get_moment(
    request: Asked, table: TableId, entry: FromPath[int], viewer: FromQuery[int] = p.OMNISCIENT
) -> Response[bytes]:
    """A `Moment`: an ended game after one of its entries, seen by a seat (0, 1 …), a spectator (-1) or in full (-2)."""
    me_of(request)
    registry = application_of(request).registry
    moment = await registry.records.moment(await registry.find(table), entry, viewer)
    return Response(msgspec.json.encode(moment), media_type=MediaType.JSON)


@get("/api/tables/{table:str}/told", media_type=MediaType.JSON)
async def get_told(request: Asked, table: TableId, viewer: FromQuery[int] = p.OMNISCIENT) -> Response[bytes]:
    """A list of `LogLine`: all that was told in an ended game to a seat (0, 1 …), a spectator (-1) or in full (-2)."""
    me_of(request)
    registry = application_of(request).registry
    told = await registry.records.told(await registry.find(table), viewer)
    return Response(msgspec.json.encode(told), media_type=MediaType.JSON)


@get("/api/tables/{table:str}/review")
async def get_review(request: Asked, table: TableId) -> p.Reviewed:
    """The review of an ended game, as far as there is one."""
    me_of(request)
    registry = application_of(request).registry
    return await registry.reviews.of(await registry.find(table))


@post("/api/tables/{table:str}/review", status_code=200)
async def post_review(request: Asked, table: TableId, data: JSONBody[p.ReviewWanted]) -> p.Reviewed:
    """Begins the review of an ended game, or a finer one; it is then worked out by worker processes."""
    user = me_of(request)
    registry = application_of(request).registry
    return await registry.reviews.begin(await registry.find(table), user, address_of(request), data.finer)


@get("/api/tables/{table:str}/at/{entry:int}/choices")
async def get_choices(request: Asked, table: TableId, entry: FromPath[int]) -> p.Choices:
    """What could be done after an entry of an ended game, and what was."""
    me_of(request)
    registry = application_of(request).registry
    return await registry.records.choices(await registry.find(table), entry)


@post("/api/tables/{table:str}/what-if", status_code=200)
async def post_what_if(request: Asked, table: TableId, data: JSONBody[p.WhatIf]) -> p.TriedOut:
    """What another action would have been worth at a moment of an ended game."""
    user = me_of(request)
    registry = application_of(request).registry
    return await registry.reviews.try_out(await registry.find(table), user, address_of(request), data)


@post("/api/tables/{table:str}/play-on")
async def post_play_on(request: Asked, table: TableId, data: JSONBody[p.PlayOn]) -> p.TableCreated:
    """Opens a table that goes on from a moment of an ended game, against bots."""
    user = me_of(request)
    registry = application_of(request).registry
    return await registry.play_on(await registry.find(table), user, data, host_of(request))


HANDLERS: list[Any] = [
    get_tables, post_table, get_code, get_table, get_orders, post_order, get_proof, get_record, get_export,
    get_moment, get_told, get_review, post_review, get_choices, post_what_if, post_play_on,
]  # fmt: skip
