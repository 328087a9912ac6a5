"""What a seat is for: an enumeration in the server, a word on the wire and in the log."""

from __future__ import annotations

from enum import Enum

import msgspec

from tablee.engine.refusal import Refused

BOT = "bot:"  # then comes its level


class SeatKind(Enum):
    """Who may sit there."""

    OPEN = "open"
    RESERVED = "reserved"
    PERSON = "person"
    HOT_SEAT = "hot-seat"
    BOT = "bot"


class SeatPlan(msgspec.Struct, frozen=True):
    """A kind of seat, and the level of the bot where it is one's."""

    kind: SeatKind
    level: str = ""

    @property
    def text(self) -> str:
        """`open`, `bot:novice`: as it is sent and stored."""
        return BOT + self.level if self.kind is SeatKind.BOT else self.kind.value


OPEN = SeatPlan(SeatKind.OPEN)
RESERVED = SeatPlan(SeatKind.RESERVED)
PERSON = SeatPlan(SeatKind.PERSON)
HOT_SEAT = SeatPlan(SeatKind.HOT_SEAT)
PLANS = {plan.text: plan for plan in (OPEN, RESERVED, PERSON, HOT_SEAT)}


def read_plan(text: str) -> SeatPlan:
    """A kind of seat from its word."""
    if text.startswith(BOT):
        return SeatPlan(SeatKind.BOT, text.removeprefix(BOT))
    if text not in PLANS:
        raise Refused("bad-seat-kind", "", {"given": text[:20]})
    return PLANS[text]
