"""A page's end of the conversation: reads its messages, keeps it within limits, answers. Knows no socket."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, assert_never

import msgspec

from tablee.engine.lettering import is_legible
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import OMNISCIENT, SPECTATOR
from tablee.server import protocol as p
from tablee.server.jobs import AdviseSeat, read_advice
from tablee.server.tables import consent, log, presenter, referee
from tablee.server.tables.journal import Change
from tablee.server.tables.live import LiveTable
from tablee.server.tables.metering import paid
from tablee.server.tables.presenter import encoded, viewer_of
from tablee.server.tables.reading import id_of, read
from tablee.server.tables.seats import SeatKind, read_plan
from tablee.server.tables.table import Table

if TYPE_CHECKING:
    from tablee.server.sharing.sharing import Sharing
    from tablee.server.tables.registry import TableRegistry

logger = logging.getLogger("tablee.tables")
FLOOD = "flood"  # why a conversation ends
STRIKES = 30  # refusals for speed before the socket is closed


class Reply:
    """The answer to one message; when it is given, the next message may come."""

    def __init__(self, session: Session, id_: str, then: Callable[[bool], None]) -> None:
        self.session = session
        self.id = id_
        self.then = then

    def done(self) -> None:
        self.send(p.Done(self.id))

    def send(self, message: p.ToPage) -> None:
        """Another answer than that it is done."""
        self.session.send(encoded(message))
        self.then(True)

    def give(self, error: Exception | None) -> None:
        """Done, or why not; a fault of ours ends the conversation."""
        if error is None:
            self.done()
        elif isinstance(error, Refused | Mistake):
            self.session.refuse(self.id, error)
            self.then(True)
        else:
            logger.error("a message could not be obeyed", exc_info=error)
            self.then(False)


class Session:
    """One page."""

    def __init__(
        self,
        registry: TableRegistry,
        user: str,
        send: Callable[[bytes], None],
        hang_up: Callable[[str], None],
        who: str = "",
    ) -> None:
        self.registry = registry
        self.user = user
        self.send = send
        self.hang_up = hang_up
        self.live: LiveTable | None = None
        self.facing = SPECTATOR
        self.text = True
        self.greeted = False
        self.television = False  # shows the table to all who are in a room, and is nobody's
        self.hinting: asyncio.Task[None] | None = None  # one at a time: bots think for others, too
        self.account = registry.account(user, who)
        self.thoughts = registry.thoughts.of(user, self.account.address)
        self.meter = registry.meter
        self.strikes = 0
        self.generation = registry.generations.get(user, 0)  # of its cookie
        self.lobby = b""  # as it was last shown

    # Reading ------------------------------------------------------------------------------------------

    def receive(self, data: bytes | str, then: Callable[[bool], None]) -> None:
        """One message of the page: whatever it holds, it gets an answer and hurts nobody.

        `then` hears when the next one may come, or that there was a fault of ours; often before this returns.
        """
        before = self.meter.switch(self.account)
        try:
            if not self.is_too_fast(data, then):
                self.understand(data, then)
        finally:
            self.meter.switch(before)

    def is_too_fast(self, data: bytes | str, then: Callable[[bool], None]) -> bool:
        """Refuses a message of somebody who costs the others too much; the next one is read after a pause."""
        pause = self.account.pause()
        if pause <= 0:
            if self.strikes and self.account.is_calm():
                self.strikes = 0
            return False
        self.refuse(id_of(data), referee.refused("too-fast"))
        if self.is_flood():
            then(True)
        else:
            asyncio.get_running_loop().call_later(pause, then, True)
        return True

    def is_flood(self) -> bool:
        """Counts one more refusal for speed; does it never end?"""
        self.strikes += 1
        if self.strikes > STRIKES:
            self.say_goodbye(FLOOD)
        return self.strikes > STRIKES

    def understand(self, data: bytes | str, then: Callable[[bool], None]) -> None:
        """Reads a message and does what it says."""
        try:
            if len(data) > p.LONGEST_MESSAGE:
                raise referee.refused("message-too-long", limit=p.LONGEST_MESSAGE)
            message = read(data)
        except msgspec.MsgspecError as error:
            self.refuse(id_of(data), referee.refused("bad-message", why=str(error)[:200]))
            then(True)
            return
        except UnicodeDecodeError:
            self.refuse("", referee.refused("bad-message", why="utf-8"))
            then(True)
            return
        except RecursionError:
            self.refuse("", referee.refused("bad-message", why="too deep"))
            then(True)
            return
        except Refused as error:
            self.refuse("", error)
            then(True)
            return
        reply = Reply(self, message.id[: p.LONGEST_ID], then)
        try:
            if not 0 < len(message.id) <= p.LONGEST_ID:
                raise referee.refused("bad-message", why="id")
            self.obey(message, reply)
        except (Refused, Mistake) as error:
            reply.give(error)

    def refuse(self, id_: str, error: Refused | Mistake) -> None:
        rule = error.rule if isinstance(error, Refused) else ""
        self.send(encoded(p.Refused(id_, error.code, rule, dict(error.facts))))

    def say_goodbye(self, why: str) -> None:
        """Closes the conversation."""
        self.send(encoded(p.Goodbye(why)))
        self.hang_up(why)

    def close(self) -> None:
        self.registry.followers.discard(self)
        self.unwatch()
        if self.greeted:
            outbox = self.registry.outbox
            outbox.people.go(self.user, self.user in outbox.told)
            self.greeted = False

    # Obeying ------------------------------------------------------------------------------------------

    def obey(self, message: p.FromPage, reply: Reply) -> None:
        """Does what a message says, now or in a task."""
        if not self.greeted and not isinstance(message, p.Hello):
            raise referee.refused("hello-first")
        match message:
            case p.Act():  # first, because it comes most often
                self.obey_at(self.watched(), message, reply)
            case p.Hello():
                self.greet(message, reply)
            case p.Watch():
                self.begin(self.watch(message.table, message.text), reply)
            case p.Unwatch():
                self.unwatch()
                reply.done()
            case p.FollowLobby():
                self.begin(self.follow_lobby(message.on), reply)
            case _:
                if self.registry.sharing is None:
                    self.obey_at(self.watched(), message, reply)
                else:
                    work = self.obey_late(self.registry.sharing, self.watched(), message, reply)
                    self.registry.sharing.spawn(paid(self.meter, work, self.account))

    async def obey_late(self, sharing: Sharing, live: LiveTable, message: p.ToTable, reply: Reply) -> None:
        """The same where other processes may have done something at the table: follows that first."""
        try:
            await sharing.catch_up_or_not(live)
            self.obey_at(live, message, reply)
        except Exception as error:  # noqa: BLE001 - the page is told
            reply.give(error)

    def watched(self) -> LiveTable:
        """The table that the page looks at."""
        if self.live is None:
            raise referee.refused("watch-first")
        return self.live

    def begin(self, work: Coroutine[Any, Any, None], reply: Reply) -> None:
        """Does something that waits, in a task."""
        self.registry.spawn(paid(self.meter, self.finish(work, reply), self.account))

    async def finish(self, work: Coroutine[Any, Any, None], reply: Reply) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001 - the page is told
            reply.give(error)
        else:
            reply.done()

    def greet(self, hello: p.Hello, reply: Reply) -> None:
        """Answers the first message."""
        if hello.version != p.VERSION:
            reply.give(referee.refused("other-version", given=hello.version, spoken=p.VERSION))
            self.say_goodbye("other-version")
            return
        if not self.greeted:
            self.television = hello.television
            if self.television:
                self.user = ""  # who pays stays
            self.registry.outbox.people.come(self.user)
        self.greeted = True
        name = self.registry.names.get(self.user, "")
        reply.send(p.Welcome(hello.id, p.VERSION, self.user, name, self.registry.now()))
        if self.registry.house.banner.fr:
            self.show_banner()

    def show_banner(self) -> None:
        """Sends what whoever runs the server tells everybody."""
        banner = self.registry.house.banner
        if self.greeted:
            self.send(encoded(p.Banner(banner.fr, banner.en)))

    async def watch(self, table: str, text: bool) -> None:
        live = await self.registry.find(table)
        self.unwatch()
        self.live = live
        self.text = text
        mine = live.table.seats_of(self.user)
        self.facing = mine[0] if len(mine) == 1 else SPECTATOR
        await live.enter(self)

    def unwatch(self) -> None:
        if self.live is not None:
            self.live.go(self)
            self.live = None

    async def follow_lobby(self, on: bool) -> None:
        """Follows the lobby, or no more."""
        if not on:
            self.registry.followers.discard(self)
            return
        self.registry.followers.add(self)
        listed = await self.registry.lobby(self.user)
        self.lobby = b""
        self.show_lobby(encoded(p.Lobby(listed.tables, listed.mine)))

    def show_lobby(self, message: bytes) -> None:
        """Sends the lobby, unless the page has it as it is."""
        if message != self.lobby:
            self.lobby = message
            self.send(message)

    # At a table ---------------------------------------------------------------------------------------

    def obey_at(self, live: LiveTable, message: p.ToTable, reply: Reply) -> None:
        """Does what a message says about the table."""
        match message:
            case p.Act():  # first here, too
                self.act(live, message, reply)
            case p.TakeBack():
                self.sitting(live, message.seat)
                self.submit(live, reply, lambda table: live.drafts.take_back(table, message.seat, message.decision))
            case p.Order():
                self.order(live, message, reply)
            case p.Invite():
                self.invite(live, message.seat, reply)
            case p.SetSeat():
                self.set_seat(live, message, reply)
            case p.Face():
                referee.own(live.table, self.user, message.seat)
                self.facing = message.seat
                live.show(self)
                reply.done()
            case p.WhyNot():
                self.sitting(live, message.seat)
                referee.begun(live.table)
                why = referee.why_not(live.table, message.seat, message.action, message.named)
                reply.send(presenter.explained(message.id, why))
            case p.Preview():
                self.sitting(live, message.seat)
                reply.send(previewed(live.table, message))
            case p.Hint():
                self.hint(live, message, reply)
            case p.Say():
                self.registry.house.check_voice(self.account.address)
                self.begin(live.say(self.user, checked_saying(message.text)), reply)
            case p.EarlierLines():
                self.registry.spawn(paid(self.meter, self.read_back(live, message, reply), self.account))
            case p.DeleteLine():
                self.begin(live.unsay(self.user, message.line), reply)
            case p.Rematch():
                self.begin(self.registry.rematch(live, self.user), reply)
            case (
                p.SitDown()
                | p.Claim()
                | p.SwapSeats()
                | p.FreeSeat()
                | p.TakeHost()
                | p.Consent()
                | p.Leave()
                | p.Ready()
                | p.NotReady()
                | p.Contribute()
                | p.Start()
                | p.Undo()
                | p.Mute()
                | p.MuteSpectator()
                | p.SpectatorChat()
                | p.ShareGame()
                | p.SitIn()
                | p.TakeOver()
                | p.Concede()
                | p.AgreeToEnd()
            ):
                self.submit(
                    live, reply, lambda table: Change(self.log_entry(live, table, message)), self.client(message.id)
                )
            case _:
                assert_never(message)

    def log_entry(self, live: LiveTable, table: Table, message: EntryMessage) -> log.AnyLogEntry:
        """The log entry that a message becomes."""
        user = self.user
        match message:
            case p.SitDown():
                return referee.sit_down(table, user, message.seat, live.presence.is_absent)
            case p.Claim():
                return referee.claim(table, user, message.token)
            case p.SwapSeats():
                return referee.swap_seats(table, user, message.seat, message.other)
            case p.FreeSeat():
                return referee.free_seat(table, user, message.seat, live.presence.is_absent)
            case p.TakeHost():
                return referee.take_host(table, user, live.presence.is_absent)
            case p.Consent():
                return consent.answer(table, user, message.seat, message.on, live.presence.is_absent)
            case p.Leave():
                return referee.leave(table, user, message.seat)
            case p.Ready():
                return referee.ready(table, user, message.seat, message.seal)
            case p.NotReady():
                return referee.not_ready(table, user, message.seat)
            case p.Contribute():
                return referee.contribute(table, user, message.seat, message.contribution)
            case p.Start():
                return referee.start(table, user)
            case p.Undo():
                self.sitting(live, message.seat)
                return referee.undo(table, message.seat)
            case p.Mute():
                return referee.mute(table, user, message.seat, message.on)
            case p.MuteSpectator():
                if message.user not in self.registry.names:
                    raise referee.refused("unknown-person")
                return referee.mute_spectator(table, user, message.user, message.on)
            case p.SpectatorChat():
                return referee.set_spectator_chat(table, user, message.on)
            case p.ShareGame():
                return referee.set_sharing(table, user, message.on)
            case p.SitIn():
                return referee.sit_in(table, user, message.seat, message.level, live.presence.is_absent)
            case p.TakeOver():
                return referee.take_over(table, user, message.seat)
            case p.Concede():
                return referee.concede(table, user, message.seat)
            case p.AgreeToEnd():
                return referee.agree_to_end(table, user, message.seat, message.on)
            case _:
                assert_never(message)

    def submit(self, live: LiveTable, reply: Reply, make: Callable[[Table], Change], client: str = "") -> None:
        """Asks for a change of the table."""
        live.journal.submit(make, reply.give, client)

    def client(self, id_: str) -> str:
        """The id of a message among all messages to a table."""
        return f"{self.user or '-'} {id_}"

    def set_seat(self, live: LiveTable, message: p.SetSeat, reply: Reply) -> None:
        """The host says what a seat is for; on a hot seat his own device sits down at once."""
        plan = read_plan(message.kind)

        def is_set(error: Exception | None) -> None:
            if error is None and plan.kind is SeatKind.HOT_SEAT:
                self.submit(live, reply, lambda table: Change(referee.hot_seat(table, self.user, message.seat)))
            else:
                reply.give(error)

        def make(table: Table) -> Change:
            return Change(referee.set_seat(table, self.user, message.seat, plan))

        live.journal.submit(make, is_set, self.client(message.id))

    def invite(self, live: LiveTable, seat: int, reply: Reply) -> None:
        """A new invitation to a reserved seat."""
        token = secrets.token_urlsafe(16)

        def is_made(error: Exception | None) -> None:
            if error is None:
                reply.send(p.Invited(reply.id, seat, token))
            else:
                reply.give(error)

        live.journal.submit(lambda table: Change(referee.invite(table, self.user, seat, token)), is_made)

    async def read_back(self, live: LiveTable, message: p.EarlierLines, reply: Reply) -> None:
        """Earlier lines of the chat."""
        try:
            lines = await live.earlier(message.before)
        except Exception as error:  # noqa: BLE001 - the page is told
            reply.give(error)
        else:
            reply.send(p.Earlier(message.id, lines))

    # At one's own seat --------------------------------------------------------------------------------

    def sitting(self, live: LiveTable, seat: int) -> None:
        """The seat is this person's, it faces this page, and nobody plays for it."""
        table_seat = referee.own(live.table, self.user, seat)
        viewer = viewer_of(live.table, self)
        if viewer not in (seat, OMNISCIENT):
            raise referee.refused("not-facing", seat=seat + 1)
        if table_seat.level and not live.table.is_over:
            raise referee.refused("bot-plays", seat=seat + 1)

    def act(self, live: LiveTable, message: p.Act, reply: Reply) -> None:
        client = self.client(message.id)
        live.journal.submit(partial(self.answer, live, message, client), reply.give, client)

    def answer(self, live: LiveTable, message: p.Act, client: str, table: Table) -> Change:
        """The answer to a decision as things stand, if it is this page's to give."""
        self.sitting(live, message.seat)
        if live.clock.is_overdue(table, message.seat):
            raise referee.refused("time-is-up")
        return live.drafts.answer(table, message.seat, message.decision, message.action, "", client)

    def order(self, live: LiveTable, message: p.Order, reply: Reply) -> None:
        """Sets or lifts a standing order."""
        self.sitting(live, message.seat)

        def is_given(error: Exception | None) -> None:
            if error is None:
                orders = list(live.orders.of(live.table, message.seat))
                reply.send(p.Orders(message.id, message.seat, orders))
            else:
                reply.give(error)

        live.journal.submit(lambda table: live.order(table, message.seat, message.name, message.on), is_given)

    def hint(self, live: LiveTable, message: p.Hint, reply: Reply) -> None:
        """Lets a worker think about it; the page may go on meanwhile."""
        self.sitting(live, message.seat)
        is_asked = self.hinting is not None and not self.hinting.done()
        if is_asked or self.thoughts.pause() > 0:
            raise referee.refused("too-fast")
        work = self.give_hint(live, message.id, message.seat)
        self.hinting = self.registry.spawn(paid(self.meter, work, self.account))
        reply.then(True)

    async def give_hint(self, live: LiveTable, id_: str, seat: int) -> None:
        """What a seat might do, from what it may know; with luck that has nothing to do with the table's."""
        try:
            match, number = referee.may_be_hinted(live.table, seat)
            view = msgspec.json.encode(match.state.view(seat))
            job = AdviseSeat(
                match.game.slug,
                match.game.version,
                view,
                self.registry.dice.getrandbits(32),
                self.registry.settings.hint_budget,
            )
            found = await self.registry.advisers.do(job, self.thoughts)
        except (Refused, Mistake) as error:
            self.refuse(id_, error)
            return
        given = read_advice(found)
        named = [p.LegalAction(one.action, match.game.named(match.state, one.action)) for one in given]
        actions = [
            p.HintedAction(action, one.worth, one.error, one.why) for action, one in zip(named, given, strict=True)
        ]
        self.send(encoded(p.Hinted(id_, number, actions)))


EntryMessage = (
    p.SitDown
    | p.Claim
    | p.SwapSeats
    | p.FreeSeat
    | p.TakeHost
    | p.Consent
    | p.Leave
    | p.Ready
    | p.NotReady
    | p.Contribute
    | p.Start
    | p.Undo
    | p.Mute
    | p.MuteSpectator
    | p.SpectatorChat
    | p.ShareGame
    | p.SitIn
    | p.TakeOver
    | p.Concede
    | p.AgreeToEnd
)


def previewed(table: Table, message: p.Preview) -> p.Previewed:
    """What an action would bring about."""
    match = referee.begun(table)
    why = match.state.why_not(message.seat, message.action)
    if why is not None:
        raise why
    found = presenter.preview(match, message.seat, message.action)
    told = [presenter.raw(event) for event in found.events]
    outlook = presenter.outlook(match, message.seat, message.action)
    return p.Previewed(message.id, message.action, told, found.is_certain, found.is_revocable, outlook)


def checked_saying(text: str) -> str:
    """What may be said: something, and not too much; control characters say nothing."""
    clean = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
    if not clean:
        raise referee.refused("nothing-said")
    if len(clean) > p.LONGEST_SAYING:
        raise referee.refused("saying-too-long", limit=p.LONGEST_SAYING)
    if not is_legible(" ".join(clean.split())):
        raise referee.refused("illegible")
    return clean
