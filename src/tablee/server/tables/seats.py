"""What a seat is for: an enumeration in the server, a word on the wire and in the log."""

from __future__ import annotations

from enum import Enum

import msgspec

from tablee.engine.refusal import Refused

BOT = "bot:"  # then comes its level
NAMED = "hot-seat:"  # then comes the name of who plays there


class SeatKind(Enum):
    """Who may sit there."""

    OPEN = "open"
    RESERVED = "reserved"
    PERSON = "person"
    HOT_SEAT = "hot-seat"
    BOT = "bot"


class SeatPlan(msgspec.Struct, frozen=True):
    """A kind of seat, and the level of the bot or the name of the guest where it is one's."""

    kind: SeatKind
    level: str = ""
    name: str = ""  # on a device that several people share

    @property
    def word(self) -> str:
        """`open`, `bot:novice`: as it is shown."""
        return BOT + self.level if self.kind is SeatKind.BOT else self.kind.value

    @property
    def text(self) -> str:
        """`open`, `bot:novice`, `hot-seat:Léa`: as it is asked for and stored."""
        return NAMED + self.name if self.name else self.word


OPEN = SeatPlan(SeatKind.OPEN)
RESERVED = SeatPlan(SeatKind.RESERVED)
PERSON = SeatPlan(SeatKind.PERSON)
HOT_SEAT = SeatPlan(SeatKind.HOT_SEAT)
PLANS = {plan.text: plan for plan in (OPEN, RESERVED, PERSON, HOT_SEAT)}


def read_plan(text: str) -> SeatPlan:
    """A kind of seat from its word."""
    if text.startswith(BOT):
        return SeatPlan(SeatKind.BOT, text.removeprefix(BOT))
    if text.startswith(NAMED):
        return SeatPlan(SeatKind.HOT_SEAT, name=text.removeprefix(NAMED))
    if text not in PLANS:
        raise Refused("bad-seat-kind", "", {"given": text[:20]})
    return PLANS[text]
