"""Who somebody is: names, cookies, codes for another device, days off."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from tablee.server import protocol as p
from tablee.server.http import guard
from tablee.server.http.asking import Asked, application_of, guess, host_of, me_of, named_of
from tablee.server.http.operator import dismiss
from tablee.server.tables import people
from tablee.server.tables.referee import refused

YEAR = 365 * 86400


@get("/api/me")
async def get_me(request: Asked) -> Response[p.Me]:
    """Who this browser is; a cookie from before https is exchanged for one that only https can set."""
    application = application_of(request)
    user = application.user(application.cookie(request.scope))
    older = "" if user else application.user(guard.cookie_of(request.scope, people.COOKIE))
    if older:
        answer = known(request, older)
        answer.delete_cookie(people.COOKIE, path=application.config.prefix or "/")
        return answer
    return Response(
        p.Me(user, application.registry.names.get(user, ""), bool(application.config.password) and not user)
    )


@post("/api/me", status_code=200)
async def post_me(request: Asked, data: JSONBody[p.NewName]) -> Response[p.Me]:
    """Gives oneself a name: a new person, or a new name for the same. Sets the cookie."""
    application = application_of(request)
    user = application.user(application.cookie(request.scope))
    needed = application.config.password
    if needed and not user and not hmac.compare_digest(data.password.encode(), needed.encode()):
        raise refused("bad-password")
    name = people.checked_name(data.name)
    user = user or people.new_user()
    await application.registry.name(user, name, host_of(request))
    return known(request, user)


@delete("/api/me", status_code=200)
async def delete_me(request: Asked) -> Response[p.Me]:
    """Erases oneself: name, passkeys, card, page, all that one has said. Forgets the cookie, here and elsewhere."""
    await dismiss(application_of(request), me_of(request))
    answer = Response(p.Me("", "", bool(application_of(request).config.password)))
    answer.delete_cookie(application_of(request).cookie_name(request.scope), path=cookie_path(request))
    return answer


@post("/api/me/sign-out", status_code=200)
async def post_sign_out(request: Asked) -> Response[p.Me]:
    """Ends all cookies of this person; this browser gets a new one, or nobody could come back."""
    user = named_of(request)
    await application_of(request).end_cookies(user)
    return known(request, user)


@post("/api/me/code", status_code=200)
async def post_code(request: Asked) -> p.DeviceCode:
    """A code with which another device becomes the same person: once, within five minutes."""
    user = named_of(request)
    return await application_of(request).codes.give(user)


@post("/api/me/continue", status_code=200)
async def post_continue(request: Asked, data: JSONBody[p.UseCode]) -> Response[p.Me]:
    """Makes this browser the person who asked for the code. Sets the cookie."""
    application = application_of(request)
    user = await guess(request, application.codes.use(data.code))
    if application.registry.sharing is not None:
        await application.registry.sharing.recognise(user)
    return known(request, user)


@post("/api/me/days-off", status_code=200)
async def post_days_off(request: Asked, data: JSONBody[p.TakeDaysOff]) -> p.DaysOffTaken:
    """Takes days off at slow tables, which stop one's clocks, or comes back from them."""
    user = me_of(request)
    return p.DaysOffTaken(await application_of(request).registry.take_days_off(user, data.days, data.table))


def known(request: Asked, user: str) -> Response[p.Me]:
    """The answer that tells a browser who it is from now on."""
    application = application_of(request)
    cookie = Cookie(
        key=application.cookie_name(request.scope),
        value=people.signed(application.registry.key, user, application.registry.generations.get(user, 0)),
        path=cookie_path(request),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )
    return Response(p.Me(user, application.registry.names.get(user, ""), False), cookies=[cookie])


def cookie_path(request: Asked) -> str:
    """Where the cookie belongs."""
    return application_of(request).config.prefix or "/"


HANDLERS: list[Any] = [get_me, post_me, delete_me, post_sign_out, post_code, post_continue, post_days_off]
