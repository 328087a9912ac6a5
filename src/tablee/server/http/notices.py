"""What people say of notices: their channels, what they want to be told, and links that work without a name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, cast

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from tablee.engine.texts import LANGUAGES
from tablee.server import protocol as p
from tablee.server.http.asking import Asked, application_of, base_of, named_of
from tablee.server.notices.channels import channel_of, shown

if TYPE_CHECKING:
    from tablee.server.store.outbox import ChannelRow

Word = Annotated[str, PathParameter(max_length=100)]


def info(request: Asked, user: str) -> p.NoticeInfo:
    """What a person has said."""
    outbox = application_of(request).registry.outbox
    sender = outbox.sender
    return p.NoticeInfo(
        outbox.offered(),
        sender.public_key if sender is not None else "",
        outbox.wants(user),
        [channel_info(row) for row in outbox.of_person(user)],
    )


def channel_info(row: ChannelRow) -> p.ChannelInfo:
    kind = cast("p.ChannelKind", row.kind)
    return p.ChannelInfo(row.id, kind, shown(kind, row.target), cast("Any", row.state))


@get("/api/me/notices")
async def get_notices(request: Asked) -> p.NoticeInfo:
    """One's channels and wishes."""
    return info(request, named_of(request))


@post("/api/me/notices", status_code=200)
async def post_notices(request: Asked, data: JSONBody[p.NoticeSettings]) -> p.NoticeInfo:
    """What one wants to be told, and when."""
    user = named_of(request)
    await application_of(request).registry.outbox.wish(user, data)
    return info(request, user)


@post("/api/me/notices/channels", status_code=200)
async def post_channel(request: Asked, data: JSONBody[p.NewChannel]) -> p.NoticeInfo:
    """Adds a channel."""
    user = named_of(request)
    lang = data.lang if data.lang in LANGUAGES else LANGUAGES[0]
    await application_of(request).registry.outbox.subscribe(user, data.kind, data.target, lang, base_of(request))
    return info(request, user)


@delete("/api/me/notices/channels/{channel:str}", status_code=200)
async def delete_channel(request: Asked, channel: Word) -> p.NoticeInfo:
    """Removes a channel."""
    user = named_of(request)
    await application_of(request).registry.outbox.unsubscribe(user, channel)
    return info(request, user)


async def use_link(request: Asked, token: str, state: str) -> p.LinkUsed:
    """What a link does needs no name: it was sent to whom it concerns."""
    registry = application_of(request).registry
    channel = channel_of(registry.key, token)
    await registry.outbox.set_state(channel, state)
    row = channel_info(registry.outbox.channels[channel])
    return p.LinkUsed(row.kind, row.where, row.state)


@post("/api/notices/{token:str}/off", status_code=200)
async def post_off(request: Asked, token: Word) -> p.LinkUsed:
    """Turns a channel off."""
    return await use_link(request, token, "off")


@post("/api/notices/{token:str}/on", status_code=200)
async def post_on(request: Asked, token: Word) -> p.LinkUsed:
    """Turns a channel on: confirms a mail address, or takes back that it was turned off."""
    return await use_link(request, token, "on")


HANDLERS: list[Any] = [get_notices, post_notices, post_channel, delete_channel, post_off, post_on]
