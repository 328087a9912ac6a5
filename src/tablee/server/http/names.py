"""Names that last: passkeys and cards that take one back, a page of one's own, friends, one's data as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from tablee.engine.refusal import Refused
from tablee.engine.texts import LANGUAGES
from tablee.server import protocol as p
from tablee.server.http import guard
from tablee.server.http.asking import Asked, application_of, base_of, guess, me_of, named_of
from tablee.server.http.me import cookie_path, known
from tablee.server.jobs import DrawQr
from tablee.server.names import cards
from tablee.server.names.export import export
from tablee.server.tables.referee import refused

if TYPE_CHECKING:
    from tablee.server.names.own import OwnPages
    from tablee.server.names.passkeys import Passkeys, Site

Word = Annotated[str, PathParameter(max_length=1400)]


def pages_of(request: Asked) -> OwnPages:
    return application_of(request).registry.pages


# Passkeys -------------------------------------------------------------------------------------------------


def offers(request: Asked) -> Literal["yes", "needs-https", "not-installed"]:
    """Can passkeys be made and used where this request came from?"""
    try:
        from tablee.server.names.passkeys import Site
    except ImportError:
        return "not-installed"
    try:
        Site.of(request.scope["scheme"], guard.headers_of(request.scope).get("host", ""))
    except Refused:
        return "needs-https"
    return "yes"


def passkeys_of(request: Asked) -> tuple[Passkeys, Site]:
    """Who makes and knows passkeys, for the site that was asked; a sentence says what is missing."""
    try:
        from tablee.server.names.passkeys import Passkeys, Site
    except ImportError as error:
        raise refused("passkeys-not-installed") from error
    site = Site.of(request.scope["scheme"], guard.headers_of(request.scope).get("host", ""))
    return Passkeys(pages_of(request).store, application_of(request).registry.key), site


async def become(request: Asked, user: str, code: str) -> Response[p.Me]:
    """Makes this browser a person, if there still is one; whoever it was before stays as they were."""
    application = application_of(request)
    if application.registry.sharing is not None:
        await application.registry.sharing.recognise(user)
    if user not in application.registry.names:
        raise refused(code)
    return known(request, user)


@get("/api/me/lasting")
async def get_lasting(request: Asked) -> p.Lasting:
    """What takes one's name back, and what others may see of it; who has no name yet is told what is offered."""
    application = application_of(request)
    return await lasting(request, application.user(application.cookie(request.scope)))


async def lasting(request: Asked, user: str) -> p.Lasting:
    store = pages_of(request).store
    profile = await store.profile(user)
    rows = await store.passkeys(user)
    infos = [p.PasskeyInfo(row.id, row.created, row.used) for row in rows]
    card = await store.card(user)
    return p.Lasting(offers(request), infos, card, profile.link, profile.invitable, profile.looks)


@post("/api/me/passkeys/offer", status_code=200)
async def post_passkey_offer(request: Asked) -> p.PasskeyOptions:
    """What the browser needs to make a passkey for one's name."""
    user = named_of(request)
    passkeys, site = passkeys_of(request)
    registry = application_of(request).registry
    there = await passkeys.store.passkeys(user)
    return p.PasskeyOptions(passkeys.offer(site, user, registry.names[user], there, registry.now()))


@post("/api/me/passkeys", status_code=200)
async def post_passkey(request: Asked, data: JSONBody[p.PasskeyAnswer]) -> p.Lasting:
    """Keeps a passkey that the browser has made."""
    user = named_of(request)
    passkeys, site = passkeys_of(request)
    await passkeys.make(site, user, data.answer, application_of(request).registry.now())
    return await lasting(request, user)


@delete("/api/me/passkeys/{passkey:str}", status_code=200)
async def delete_passkey(request: Asked, passkey: Word) -> p.Lasting:
    """A passkey of one's own is void from now on."""
    user = named_of(request)
    if not await pages_of(request).store.remove_passkey(user, passkey):
        raise refused("bad-passkey")
    return await lasting(request, user)


@post("/api/me/passkeys/ask", status_code=200)
async def post_passkey_ask(request: Asked) -> p.PasskeyOptions:
    """What the browser needs to take a name back: the same for everybody."""
    passkeys, site = passkeys_of(request)
    return p.PasskeyOptions(passkeys.ask(site, application_of(request).registry.now()))


@post("/api/me/passkeys/continue", status_code=200)
async def post_passkey_continue(request: Asked, data: JSONBody[p.PasskeyAnswer]) -> Response[p.Me]:
    """Makes this browser the person whose passkey has signed. Sets the cookie."""
    passkeys, site = passkeys_of(request)
    now = application_of(request).registry.now()
    user = await guess(request, passkeys.whose(site, data.answer, now))
    return await become(request, user, "bad-passkey")


# Cards ----------------------------------------------------------------------------------------------------


@post("/api/me/card", status_code=200)
async def post_card(request: Asked, data: JSONBody[p.NewCard]) -> p.CardMade:
    """Makes a card to print; the one before is void. Its words are told once."""
    user = named_of(request)
    application = application_of(request)
    lang = data.lang if data.lang in LANGUAGES else LANGUAGES[0]
    secret = cards.new_secret()
    words = cards.written(secret, lang)
    link = f"{base_of(request)}card#{'-'.join(words)}"
    drawn = await application.registry.workers.do(DrawQr(link))
    hash_ = cards.hashed(application.registry.key, secret)
    await pages_of(request).store.set_card(user, hash_, application.registry.now())
    return p.CardMade(words, link, drawn.decode())


@delete("/api/me/card", status_code=200)
async def delete_card(request: Asked) -> p.Lasting:
    """One's card is void from now on."""
    user = named_of(request)
    await pages_of(request).store.remove_card(user)
    return await lasting(request, user)


@post("/api/me/card/continue", status_code=200)
async def post_card_continue(request: Asked, data: JSONBody[p.UseCard]) -> Response[p.Me]:
    """Makes this browser the person on whose card these words are. Sets the cookie."""
    return await become(request, await guess(request, whose_card(request, data.words)), "bad-card")


async def whose_card(request: Asked, words: str) -> str:
    """The person of a card. The database is asked for a keyed hash: how long it looks tells nothing of the words."""
    store, key = pages_of(request).store, application_of(request).registry.key
    found = ""
    for secret in cards.read(words):
        found = await store.whose_card(cards.hashed(key, secret)) or found
    if not found:
        raise refused("bad-card")
    return found


# One's own page, friends, data -----------------------------------------------------------------------------


@post("/api/me/leave", status_code=200)
async def post_leave(request: Asked) -> Response[p.Me]:
    """Signs out everywhere, here too: only for who can take the name back."""
    user = named_of(request)
    application, store = application_of(request), pages_of(request).store
    if not await store.card(user) and not await store.passkeys(user):
        raise refused("no-way-back")
    await application.end_cookies(user)
    answer = Response(p.Me("", "", bool(application.config.password)))
    answer.delete_cookie(application.cookie_name(request.scope), path=cookie_path(request))
    return answer


@post("/api/me/wishes", status_code=200)
async def post_wishes(request: Asked, data: JSONBody[p.OwnWishes]) -> p.Lasting:
    """Lets others open one's page, and invite one, or no more."""
    user = named_of(request)
    await pages_of(request).wish(user, data)
    return await lasting(request, user)


@post("/api/me/looks", status_code=200)
async def post_looks(request: Asked, data: JSONBody[p.Looks]) -> p.Looks:
    """Keeps how one likes the page, for the next device."""
    await pages_of(request).keep_looks(named_of(request), data.looks)
    return data


@get("/api/me/page")
async def get_page(request: Asked) -> p.OwnPage:
    """One's own games."""
    return await pages_of(request).of(named_of(request))


@get("/api/pages/{link:str}")
async def get_shared_page(request: Asked, link: Annotated[str, PathParameter(max_length=40)]) -> p.OwnPage:
    """The page of somebody who lets others see it."""
    me_of(request)
    return await pages_of(request).by_link(link)


@get("/api/me/friends")
async def get_friends(request: Asked, table: FromQuery[str] = "") -> list[p.Friend]:
    """Whom one has played with; who of them is invited to a table."""
    return await pages_of(request).friends(named_of(request), table[:40])


@post("/api/tables/{table:str}/invite", status_code=200)
async def post_invite(
    request: Asked, table: Annotated[str, PathParameter(max_length=40)], data: JSONBody[p.InviteFriend]
) -> list[p.Friend]:
    """Invites a friend to a table; answers with all friends."""
    return await pages_of(request).invite(named_of(request), data.user, table)


@post("/api/tables/{table:str}/decline", status_code=200)
async def post_decline(request: Asked, table: Annotated[str, PathParameter(max_length=40)]) -> p.TableList:
    """Declines an invitation to a table; answers with the tables that are left."""
    user = named_of(request)
    await pages_of(request).decline(user, table)
    return await application_of(request).registry.lobby(user)


@get("/api/me/export", media_type="application/zip")
async def get_own_data(request: Asked) -> Response[bytes]:
    """All that the server knows of oneself, with the records of one's games, as one zip file."""
    user = named_of(request)
    exporting = application_of(request).exporting
    if user in exporting:
        raise refused("too-fast")
    exporting.add(user)
    try:
        made = await export(pages_of(request), user)
    finally:
        exporting.discard(user)
    disposition = {"content-disposition": 'attachment; filename="tablee.zip"', "cache-control": "no-store"}
    return Response(made, media_type="application/zip", headers=disposition)


HANDLERS: list[Any] = [
    get_lasting, post_passkey_offer, post_passkey, delete_passkey, post_passkey_ask, post_passkey_continue,
    post_card, delete_card, post_card_continue, post_leave, post_wishes, post_looks, get_page, get_shared_page,
    get_friends, post_invite, post_decline, get_own_data,
]  # fmt: skip
