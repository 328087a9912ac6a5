"""Where notices go: what somebody has subscribed, in which form, and what may be said there."""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from tablee.engine import registry as games
from tablee.engine.texts import texts
from tablee.server.protocol import ChannelKind, ChannelTarget, NoticeSettings, OutgoingKind
from tablee.server.tables.referee import refused
from tablee.server.tables.words import table_texts

if TYPE_CHECKING:
    from tablee.server.store.outbox import ChannelRow

HOOKS: tuple[ChannelKind, ...] = ("ntfy", "matrix", "discord", "slack", "hook")
MAIL = re.compile(r"[^\s@<>,;:\"\\]+@[^\s@<>,;:\"\\]+\.[^\s@<>,;:\"\\.]+")
LONGEST_TARGET = 1000
MINUTES_OF_DAY = 24 * 60
TAG_LETTERS = 24
SENTENCES: dict[OutgoingKind, str] = {
    "turn": "outgoing-turn",
    "invited": "outgoing-invited",
    "ended": "outgoing-ended",
    "chat": "outgoing-chat",
    "confirm": "outgoing-confirm",
    "trial": "outgoing-trial",
}


@dataclass(frozen=True)
class NoticeConfig:
    """What the operator says of notices."""

    smtp: str = ""  # smtp://name:password@host:587, or smtps://
    mail_from: str = ""
    hosts: tuple[str, ...] = ()  # to which hooks may go; without any: wherever an address is public


class Message(msgspec.Struct, frozen=True):
    """A notice in words. It follows from its kind, the game and the table's address: nothing of it is a secret."""

    id: str  # the same however often it is sent
    kind: str
    title: str
    text: str
    link: str
    off: str  # turns this channel off
    stop: str  # says so
    tag: str  # a later one about the same table takes its place


def checked_target(kind: ChannelKind, target: ChannelTarget) -> ChannelTarget:
    """A target that a notice of this kind can be sent to."""
    parts = [target.url, target.mail, target.room, target.token, target.p256dh, target.auth]
    if any(len(part) > LONGEST_TARGET or not part.isprintable() for part in parts):
        raise refused("bad-channel")
    if kind == "mail":
        if not MAIL.fullmatch(target.mail):
            raise refused("bad-mail")
        return ChannelTarget(mail=target.mail)
    check_address(target.url)
    if kind == "push" and not (target.p256dh and target.auth):
        raise refused("bad-channel")
    if kind == "matrix" and not (target.room and target.token):
        raise refused("bad-channel")
    return target


def check_address(url: str) -> None:
    """An address of the web, without a name and a password in it."""
    try:
        found = urlsplit(url)
        is_good = found.scheme in {"http", "https"} and found.hostname and not found.username and found.port != 0
    except ValueError:
        is_good = False
    if not is_good:
        raise refused("bad-channel")


def check_settings(settings: NoticeSettings) -> None:
    """Times that a day has."""
    if not all(0 <= time < MINUTES_OF_DAY for time in (settings.quiet_from, settings.quiet_to)):
        raise refused("bad-request", why="quiet")
    if not 0 <= settings.minutes <= MINUTES_OF_DAY or not -MINUTES_OF_DAY <= settings.zone <= MINUTES_OF_DAY:
        raise refused("bad-request", why="minutes")


def shown(kind: ChannelKind, target: ChannelTarget) -> str:
    """How a channel is told from others; an address that is itself a secret is not shown whole."""
    if kind == "mail":
        name, _, host = target.mail.partition("@")
        return f"{name[:2]}…@{host}"
    return urlsplit(target.url).hostname or ""


def link_token(key: bytes, channel: str) -> str:
    """What turns a channel off or on without signing in."""
    sign = hmac.digest(key, b"tablee channel 1 " + channel.encode(), "sha256").hex()[:32]
    return f"{channel}.{sign}"


def channel_of(key: bytes, token: str) -> str:
    """The channel of a link."""
    channel = token.partition(".")[0]
    if not hmac.compare_digest(link_token(key, channel).encode(), token.encode()):
        raise refused("bad-link")
    return channel


def message(channel: ChannelRow, key: bytes, id_: str, about: list[tuple[OutgoingKind, str, str]]) -> Message:
    """One notice, or a digest of several: each a kind, the slug of a game and a table."""
    words = table_texts(channel.lang)
    lines = []
    for kind, game, _ in about:
        name = texts(games.get(game), channel.lang).text("name") if game else ""
        lines.append(words.text(SENTENCES[kind], {"game": name}))
    token = link_token(key, channel.id)
    kind, _, table = about[0]
    one = len(about) == 1
    path = f"confirm/{token}" if kind == "confirm" else f"t/{table}" if one and table else ""
    return Message(
        id=id_,
        kind=kind if one else "digest",
        title=lines[0] if one else words.text("outgoing-digest", {"count": len(about)}),
        text=words.text("outgoing-open") if one else "\n".join(dict.fromkeys(lines)),
        link=f"{channel.base}{path}",
        off=f"{channel.base}off/{token}",
        stop=words.text("outgoing-off"),
        tag=sha256(f"{channel.id} {table if one else 'digest'}".encode()).hexdigest()[:TAG_LETTERS],
    )


def quiet_until(settings: NoticeSettings, now: float) -> float:
    """When the quiet hours that hold now are over; 0: it is not quiet now."""
    start, end = settings.quiet_from, settings.quiet_to
    if start == end:
        return 0.0
    minute = (now / 60 + settings.zone) % MINUTES_OF_DAY
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    return now + 60 * ((end - minute) % MINUTES_OF_DAY) if is_quiet else 0.0
