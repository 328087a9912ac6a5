"""A page's end of the conversation: reads its messages, keeps it within limits, answers. Knows no socket."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import SPECTATOR
from tablee.server import protocol as p
from tablee.server.tables import entries as log
from tablee.server.tables import referee, telling
from tablee.server.tables.live import LiveTable, encoded

if TYPE_CHECKING:
    from tablee.server.tables.house import House

logger = logging.getLogger("tablee.tables")
decoder = msgspec.json.Decoder(p.FromPage)
ACT = b'{"type":"act"'  # how an action begins; written otherwise, it takes the longer way
STRIKES = 200  # refusals for speed before the socket is closed


@dataclass
class Allowance:
    """How many messages somebody may still send: refilled with time."""

    per_second: float
    most: float
    left: float = field(init=False)
    since: float = field(default_factory=time.monotonic)
    strikes: int = 0

    def __post_init__(self) -> None:
        self.left = self.most

    def take(self, cost: float = 1.0) -> bool:
        """May one more be sent now? What gives the server more to do costs more."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < cost:
            self.strikes += 1
            return False
        self.left -= cost
        return True


class Session:
    """One page."""

    def __init__(
        self, house: House, user: str, send: Callable[[bytes], None], hang_up: Callable[[str], None], who: str = ""
    ) -> None:
        self.house = house
        self.user = user
        self.send = send
        self.hang_up = hang_up
        self.live: LiveTable | None = None
        self.facing = SPECTATOR
        self.text = True
        self.greeted = False
        self.hinting: asyncio.Task[None] | None = None  # one at a time: bots think for others, too
        self.allowance = house.allowance(user or who)

    # Reading ------------------------------------------------------------------------------------------

    async def receive(self, data: bytes | str) -> None:
        """One message of the page: whatever it holds, it gets an answer and hurts nobody."""
        if not self.allowance.take():
            self.refuse("", Refused("too-fast", ""))
            if self.allowance.strikes > STRIKES:
                self.say_goodbye("flood")
            return
        id_ = ""
        try:
            if len(data) > p.LONGEST_MESSAGE:
                raise referee.refused("message-too-long", limit=p.LONGEST_MESSAGE)
            message = read(data)
            id_ = message.id
            if not 0 < len(id_) <= p.LONGEST_ID:
                id_ = id_[: p.LONGEST_ID]
                raise referee.refused("bad-message", why="id")
            await self.obey(message)
        except msgspec.MsgspecError as error:
            self.refuse(id_of(data), referee.refused("bad-message", why=str(error)[:200]))
        except UnicodeDecodeError:
            self.refuse("", referee.refused("bad-message", why="utf-8"))
        except (Refused, Mistake) as error:
            self.refuse(id_, error)

    def play(self, data: bytes, then: Callable[[bool], None]) -> bool:
        """Takes an action that nothing stands in the way of, and says so when it is written; False for all else.

        It is `receive` for what a page sends most, without a task. Nothing more is handed in before `then`, which
        hears whether it is done; if not, somebody else has written in between, and `receive` must try.
        """
        live = self.live
        if live is None or live.lock.is_held or not data.startswith(ACT) or len(data) > p.LONGEST_MESSAGE:
            return False
        try:
            message = read(data)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return False
        if not isinstance(message, p.Act) or not 0 < len(message.id) <= p.LONGEST_ID:
            return False
        entry = self.playable(live, message)
        if entry is None or not self.allowance.take() or not live.lock.take():
            return False

        def played(is_done: bool) -> None:
            if is_done:
                self.done(message.id)
            then(is_done)

        live.play_at_once(entry, self.client(message.id), played)
        return True

    def playable(self, live: LiveTable, message: p.Act) -> log.Played | None:
        """The entry of an action that can be taken at once; None where it is refused, known, or a step of several."""
        if live.knows(self.client(message.id)):
            return None
        try:
            self.sitting(live, message.seat)
            if live.is_overdue(live.table, message.seat):
                return None
            entry = referee.act(live.table, message.seat, message.decision, message.action)
        except (Refused, Mistake):
            return None
        return entry if isinstance(entry, log.Played) else None

    def refuse(self, id_: str, error: Refused | Mistake) -> None:
        """Answers with a refusal."""
        rule = error.rule if isinstance(error, Refused) else ""
        self.send(encoded(p.Refused(id_, error.code, rule, dict(error.facts))))

    def say_goodbye(self, why: str) -> None:
        """Closes the conversation."""
        self.send(encoded(p.Goodbye(why)))
        self.hang_up(why)

    def close(self) -> None:
        """The page is gone."""
        self.house.followers.discard(self)
        if self.live is not None:
            self.live.go(self)
            self.live = None

    # Obeying ------------------------------------------------------------------------------------------

    async def obey(self, message: p.FromPage) -> None:
        """Does what a message says."""
        if isinstance(message, p.Hello):
            self.greet(message)
            return
        if not self.greeted:
            raise referee.refused("hello-first")
        match message:
            case p.Watch(id_, table, text):
                await self.watch(table, text)
                self.done(id_)
            case p.Unwatch(id_):
                self.unwatch()
                self.done(id_)
            case p.FollowLobby(id_, on):
                await self.follow_lobby(on)
                self.done(id_)
            case _:
                if self.live is None:
                    raise referee.refused("watch-first")
                await self.at_table(self.live, message)

    def done(self, id_: str) -> None:
        """It is done."""
        self.send(encoded(p.Done(id_)))

    def greet(self, hello: p.Hello) -> None:
        """Answers the first message."""
        if hello.version != p.VERSION:
            self.refuse(hello.id, referee.refused("other-version", given=hello.version, spoken=p.VERSION))
            self.say_goodbye("other-version")
            return
        self.greeted = True
        name = self.house.names.get(self.user, "")
        self.send(encoded(p.Welcome(hello.id, p.VERSION, self.user, name, self.house.now())))

    async def watch(self, table: str, text: bool) -> None:
        """Looks at a table."""
        live = await self.house.find(table)
        self.unwatch()
        self.live = live
        self.text = text
        mine = live.table.seats_of(self.user)
        self.facing = mine[0] if len(mine) == 1 else SPECTATOR
        await live.enter(self)

    def unwatch(self) -> None:
        """Looks at no table."""
        if self.live is not None:
            self.live.go(self)
            self.live = None

    async def follow_lobby(self, on: bool) -> None:
        """Follows the lobby, or no more."""
        if not on:
            self.house.followers.discard(self)
            return
        self.house.followers.add(self)
        listed = await self.house.lobby(self.user)
        self.send(encoded(p.Lobby(listed.tables, listed.mine)))

    async def at_table(self, live: LiveTable, message: p.FromPage) -> None:
        """Does what a message says about the table."""
        match message:
            case p.Act() | p.TakeBack() | p.Undo() | p.WhyNot() | p.Preview() | p.Hint() | p.Order():
                await self.at_seat(live, message)
            case p.Face(id_, seat):
                referee.own(live.table, self.user, seat)
                self.facing = seat
                live.show(self)
                self.done(id_)
            case p.Say(id_, text):
                await live.say(self.user, checked_saying(text))
                self.done(id_)
            case p.DeleteLine(id_, line):
                await live.unsay(self.user, line)
                self.done(id_)
            case p.Rematch(id_):
                await self.house.rematch(live, self.user)
                self.done(id_)
            case p.Invite(id_, seat):
                token = secrets.token_urlsafe(16)
                await live.commit(lambda: referee.invite(live.table, self.user, seat, token))
                self.send(encoded(p.Invited(id_, seat, token)))
            case _:
                await self.change_table(live, message)
                self.done(message.id)

    async def change_table(self, live: LiveTable, message: p.FromPage) -> None:
        """Requests that become one entry of the log."""
        user = self.user

        def make() -> object:
            table = live.table
            match message:
                case p.SitDown(_, seat):
                    return referee.sit_down(table, user, seat)
                case p.Claim(_, token):
                    return referee.claim(table, user, token)
                case p.SetSeat(_, seat, kind):
                    return referee.set_seat(table, user, seat, kind)
                case p.FreeSeat(_, seat):
                    return referee.free_seat(table, user, seat, self.is_present(live, seat))
                case p.TakeHost():
                    return referee.take_host(table, user, live.is_host_present())
                case p.Leave(_, seat):
                    return referee.leave(table, user, seat)
                case p.Ready(_, seat, seal):
                    return referee.ready(table, user, seat, seal)
                case p.NotReady(_, seat):
                    return referee.not_ready(table, user, seat)
                case p.Contribute(_, seat, contribution):
                    return referee.contribute(table, user, seat, contribution)
                case p.Start():
                    return referee.start(table, user)
                case p.Mute(_, seat, on):
                    return referee.mute(table, user, seat, on)
                case p.SitIn(_, seat, level):
                    return referee.sit_in(table, user, seat, level, self.is_present(live, seat))
                case p.TakeOver(_, seat):
                    return referee.take_over(table, user, seat)
                case p.Concede(_, seat):
                    return referee.concede(table, user, seat)
                case p.AgreeToEnd(_, seat, on):
                    return referee.agree_to_end(table, user, seat, on)
            raise referee.refused("bad-message", why=type(message).__name__)

        await live.commit(make, self.client(message.id))  # type: ignore[arg-type]
        if isinstance(message, p.SetSeat) and message.kind == "hot-seat":
            await live.commit(lambda: referee.hot_seat(live.table, user, message.seat))

    def client(self, id_: str) -> str:
        """The id of a message among all messages to a table."""
        return f"{self.user or '-'} {id_}"

    def is_present(self, live: LiveTable, seat: int) -> bool:
        """Is a page of the person of this seat connected?"""
        return bool(referee.place_of(live.table, seat).user in live.present())

    # At one's own seat --------------------------------------------------------------------------------

    def sitting(self, live: LiveTable, seat: int) -> None:
        """The seat is this person's, it faces this page, and nobody plays for it."""
        place = referee.own(live.table, self.user, seat)
        if live.viewer(self) not in {seat, -2}:
            raise referee.refused("not-facing", seat=seat + 1)
        if place.level and not live.table.is_over:
            raise referee.refused("bot-plays", seat=seat + 1)

    async def at_seat(self, live: LiveTable, message: p.FromPage) -> None:
        """Requests that concern one seat's own decision."""
        match message:
            case p.Act(id_, seat, decision, chosen):
                client = self.client(id_)
                if live.knows(client):
                    self.done(id_)
                    return
                self.sitting(live, seat)
                if live.is_overdue(live.table, seat):
                    raise referee.refused("time-is-up")
                await live.commit(lambda: referee.act(live.table, seat, decision, chosen), client)
                self.done(id_)
            case p.TakeBack(id_, seat, decision):
                self.sitting(live, seat)
                await live.take_back(seat, decision)
                self.done(id_)
            case p.Undo(id_, seat):
                self.sitting(live, seat)
                await live.commit(lambda: referee.undo(live.table, seat), self.client(id_))
                self.done(id_)
            case p.Order(id_, seat, name, on):
                self.sitting(live, seat)
                self.send(encoded(p.Orders(id_, seat, await live.order(seat, name, on))))
            case p.WhyNot(id_, seat, action, named):
                self.sitting(live, seat)
                referee.begun(live.table)
                self.send(encoded(telling.explained(id_, referee.why_not(live.table, seat, action, named))))
            case p.Preview(id_, seat, action):
                self.sitting(live, seat)
                self.preview(live, id_, seat, action)
            case p.Hint(id_, seat):
                self.sitting(live, seat)
                if self.hinting is not None and not self.hinting.done():
                    raise referee.refused("too-fast")
                self.hinting = self.house.spawn(self.hint(live, id_, seat))

    def preview(self, live: LiveTable, id_: str, seat: int, action: int) -> None:
        """What an action would bring about."""
        match = referee.begun(live.table)
        why = match.state.why_not(seat, action)
        if why is not None:
            raise why
        events, certain = telling.preview(match, seat, action)
        told = [telling.raw(event) for event in events]
        self.send(encoded(p.Previewed(id_, action, told, certain, telling.outlook(match, seat, action))))

    async def hint(self, live: LiveTable, id_: str, seat: int) -> None:
        """What the best bot would do, without any memory."""
        try:
            match, number = referee.may_be_hinted(live.table, seat)
            decided = await live.ask_bot(seat, live.table.best_level(), b"[]", b"")
            named = match.game.named(match.state, decided.action)
        except (Refused, Mistake) as error:
            self.refuse(id_, error)
            return
        choice = p.Choice(decided.action, named)
        self.send(encoded(p.Hinted(id_, number, choice, decided.reason.code, dict(decided.reason.facts))))


def read(data: bytes | str) -> p.FromPage:
    """A message of a page."""
    message: p.FromPage = decoder.decode(data)
    return message


def id_of(data: bytes | str) -> str:
    """The id of a message that is wrong otherwise."""
    try:
        return msgspec.json.decode(data, type=log.Only).id[: p.LONGEST_ID]
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return ""


def checked_saying(text: str) -> str:
    """What may be said: something, and not too much; control characters say nothing."""
    clean = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
    if not clean:
        raise referee.refused("nothing-said")
    if len(clean) > p.LONGEST_SAYING:
        raise referee.refused("saying-too-long", limit=p.LONGEST_SAYING)
    return clean
