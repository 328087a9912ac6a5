"""Passkeys: a browser or a phone keeps a key for this server, and signs a challenge with it. Needs tablee[passkeys]."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tablee.engine.refusal import Refused
from tablee.server.names import challenges
from tablee.server.store.names import NameStore, PasskeyRow
from tablee.server.tables.referee import refused

MOST = 10  # of one person
TAKE_BACK = "take back"
WRONG = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)  # whatever somebody sends


class Sent(msgspec.Struct, frozen=True):
    """What of a browser's answer says to which challenge."""

    response: SentResponse


class SentResponse(msgspec.Struct, frozen=True, rename="camel"):
    client_data_json: str = msgspec.field(name="clientDataJSON")
    user_handle: str | None = None


@dataclass(frozen=True)
class Site:
    """Where a page was loaded from: a passkey belongs to one such name."""

    origin: str  # https://play.example
    name: str

    @classmethod
    def of(cls, scheme: str, host: str) -> Site:
        """The site that a request came to; one where browsers keep passkeys."""
        name = urlsplit(f"//{host}").hostname or ""
        if not offers_passkeys(scheme, name):
            raise refused("passkeys-need-https")
        return cls(f"{scheme}://{host}".lower(), name)


def offers_passkeys(scheme: str, name: str) -> bool:
    """Do browsers keep passkeys for such an address? For names over https, and for this machine."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return scheme == "https" or name == "localhost" or name.endswith(".localhost")
    return False


@dataclass
class Passkeys:
    """Makes passkeys, and knows people by them."""

    store: NameStore
    key: bytes  # that signs challenges

    def offer(self, site: Site, user: str, name: str, there: list[PasskeyRow], now: float) -> str:
        """What a browser needs to make a passkey for a person."""
        if len(there) >= MOST:
            raise refused("too-many-passkeys", limit=MOST)
        options = generate_registration_options(
            rp_id=site.name,
            rp_name="Tablée",
            user_id=user.encode(),
            user_name=name,
            challenge=challenges.new(self.key, f"make {user}", now),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(row.id)) for row in there],
        )
        return options_to_json(options)

    async def make(self, site: Site, user: str, answer: str, now: float) -> None:
        """Keeps the passkey that a browser has made."""
        challenge = await self.spend(f"make {user}", answer, now)
        try:
            made = verify_registration_response(
                credential=answer, expected_challenge=challenge, expected_rp_id=site.name, expected_origin=site.origin
            )
        except WRONG as error:
            raise refused("bad-passkey") from error
        id_ = bytes_to_base64url(made.credential_id)
        if not await self.store.add_passkey(
            PasskeyRow(id_, user, made.credential_public_key, made.sign_count, now, 0.0)
        ):
            raise refused("bad-passkey")

    def ask(self, site: Site, now: float) -> str:
        """What a browser needs to say who somebody is: the same for everybody."""
        challenge = challenges.new(self.key, TAKE_BACK, now)
        return options_to_json(generate_authentication_options(rp_id=site.name, challenge=challenge))

    async def whose(self, site: Site, answer: str, now: float) -> str:
        """The person whose passkey has signed; whatever is wrong, the refusal is the same."""
        challenge = await self.spend(TAKE_BACK, answer, now)
        try:
            id_ = str(msgspec.json.decode(answer)["id"])
            row = await self.store.passkey(id_)
            if row is None or handle_of(answer) not in {None, row.user}:
                raise refused("bad-passkey")
            proven = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.uses,
            )
        except Refused:
            raise
        except WRONG as error:
            raise refused("bad-passkey") from error
        if not await self.store.note_use(id_, row.uses, proven.new_sign_count, now):
            raise refused("bad-passkey")
        return row.user

    async def spend(self, purpose: str, answer: str, now: float) -> bytes:
        """The challenge that an answer answers, which works once."""
        try:
            sent = msgspec.json.decode(answer, type=Sent)
            challenge = parse_client_data_json(base64url_to_bytes(sent.response.client_data_json)).challenge
        except WRONG as error:
            raise refused("bad-passkey") from error
        await challenges.spend(self.store, self.key, purpose, challenge, now)
        return challenge


def handle_of(answer: str) -> str | None:
    """Whose passkey it is, by its own word."""
    handle = msgspec.json.decode(answer, type=Sent).response.user_handle
    return base64url_to_bytes(handle).decode() if handle else None
