"""What each viewer is told of a table: positions, the lines of the log that are still visible, the seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Protocol, cast

import msgspec

from tablee.engine.chance import Chance, SeededChance
from tablee.engine.game import Game, NoChance
from tablee.engine.match import Entry, Match
from tablee.engine.options import Options
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import OMNISCIENT, SPECTATOR, Event, Told, Until
from tablee.engine.state import NOBODY
from tablee.server import protocol
from tablee.server.store.rows import ListedTable, SeatRow
from tablee.server.tables.clock import budgets, deadlines
from tablee.server.tables.presence import HERE, TELEVISION, Attendance
from tablee.server.tables.seats import OPEN, SeatKind, SeatPlan, read_plan
from tablee.server.tables.table import Table
from tablee.server.tables.times import days_left
from tablee.server.tables.words import asked_key

TRIALS = 16  # imagined states that a preview must agree on
NOTHING: frozenset[Until] = frozenset()
encoder = msgspec.json.Encoder()


class Onlooker(Protocol):
    """A page that watches a table, whatever carries its messages."""

    user: str
    facing: int
    text: bool
    television: bool

    def send(self, message: bytes) -> None:
        """Sends a message; never waits."""

    def say_goodbye(self, why: str) -> None:
        """Closes the conversation."""


class Delta:
    """How the log has changed since the last time."""

    def __init__(self, new: range, changed: list[tuple[int, frozenset[Until]]], whole: bool) -> None:
        self.new = new
        self.changed = changed  # index, what had lapsed before
        self.whole = whole
        self.public: dict[int, protocol.LogLine] = {}  # new lines that everybody sees alike


class VisibleLog:
    """Follows which arguments of which events have lapsed: looks at new events and at those that they make lapse."""

    def __init__(self) -> None:
        self.count = 0
        self.entry = -1  # the last one
        self.lapsed: dict[int, frozenset[Until]] = {}  # indices with arguments that lapse some day
        self.brief: list[int] = []  # indices with arguments that lapse with the next entry,
        self.until_reveal: list[int] = []  # with a reveal,
        self.of_kind: dict[type[Event], list[int]] = {}  # with the next event of the same kind

    def note(self, match: Match, whole: bool = False) -> Delta:
        """What is new and what has lapsed since the last time."""
        if whole or len(match.told) < self.count:
            self.forget()
            whole = True
        new = range(self.count, len(match.told))
        changed = self.changed(match, new) if self.lapsed else []
        for index in new:
            self.add(match, index)
        self.count = len(match.told)
        self.entry = match.entries[-1].number
        return Delta(new, changed, whole)

    def changed(self, match: Match, new: range) -> list[tuple[int, frozenset[Until]]]:
        """The earlier indices of which something has lapsed, with what had lapsed before."""
        changed: list[tuple[int, frozenset[Until]]] = []
        for index in sorted(self.touched(match, new)):
            before, now = self.lapsed[index], match.lapsed(index)
            if now != before:
                self.lapsed[index] = now
                changed.append((index, before))
        return changed

    def forget(self) -> None:
        """Begins again with an empty log."""
        self.count = 0
        self.entry = -1
        self.lapsed = {}
        self.brief = []
        self.until_reveal = []
        self.of_kind = {}

    def touched(self, match: Match, new: range) -> set[int]:
        """The earlier indices whose limits new entries and events may end; they wait for that no longer."""
        indices: set[int] = set()
        if match.entries[-1].number != self.entry:
            indices.update(self.brief)
            self.brief = []
        for index in new:
            told = match.told[index][1]
            indices.update(self.of_kind.pop(type(told.event), ()))
            if told.reveal:
                indices.update(self.until_reveal)
                self.until_reveal = []
        return indices

    def add(self, match: Match, index: int) -> None:
        """A new event: what it waits for, if something of it lapses."""
        told = match.told[index][1]
        if not told.limits:
            return
        limits = {limit.until for limit in told.limits if limit.until is not Until.ALWAYS}
        if not limits:
            return
        now = self.lapsed[index] = match.lapsed(index)
        if Until.NEXT_ACTION in limits and Until.NEXT_ACTION not in now:
            self.brief.append(index)
        if Until.NEXT_OF_KIND in limits and Until.NEXT_OF_KIND not in now:
            self.of_kind.setdefault(type(told.event), []).append(index)
        if Until.REVEAL in limits and Until.REVEAL not in now:
            self.until_reveal.append(index)

    def whole(self, match: Match, viewer: int) -> list[protocol.LogLine]:
        """All that a viewer may still see."""
        return [log_line(match, index, viewer, self.lapsed.get(index, NOTHING)) for index in range(self.count)]

    def part(self, match: Match, viewer: int, delta: Delta) -> list[protocol.LogLine]:
        """What has changed for a viewer."""
        lines = []
        for index, before in delta.changed:
            told = match.told[index][1]
            if told.seen_by(viewer, before) != told.seen_by(viewer, self.lapsed[index]):
                lines.append(log_line(match, index, viewer, self.lapsed[index]))
        for index in delta.new:
            if match.told[index][1].limits:
                lines.append(log_line(match, index, viewer, self.lapsed.get(index, NOTHING)))
                continue
            if index not in delta.public:
                delta.public[index] = log_line(match, index, viewer, NOTHING)
            lines.append(delta.public[index])
        return lines


def log_line(match: Match, index: int, viewer: int, lapsed: frozenset[Until]) -> protocol.LogLine:
    """One event as a viewer may see it."""
    entry, told = match.told[index]
    first = index
    while first and match.told[first - 1][0] == entry:
        first -= 1
    seat = acting(match.entries[entry], match.told, index)
    event = told.seen_by(viewer, lapsed) if told.limits else told.event
    return protocol.LogLine(f"{entry}.{index - first}", entry, seat, cast("msgspec.Raw", event))  # becomes JSON later


def acting(entry: Entry, told: list[tuple[int, Told]], index: int) -> int:
    """Whose action an event came from; when secret choices are opened, which tells of several seats, it is nobody's."""
    if not entry.secret:
        return entry.seat
    while index + 1 < len(told) and told[index + 1][0] == entry.number:
        index += 1
    while index >= 0 and told[index][0] == entry.number:
        if getattr(told[index][1].event, "seat", NOBODY) != entry.seat:
            return NOBODY
        index -= 1
    return entry.seat


def raw(value: object) -> msgspec.Raw:
    """A part of a message that is JSON already."""
    return msgspec.Raw(encoded(value))


def encoded(value: object) -> bytes:
    """A value as it is sent."""
    return encoder.encode(value)


# All who look on --------------------------------------------------------------------------------------


class Presenter:
    """Tells the pages that watch a table what each may know of it."""

    def __init__(self, names: Mapping[str, str], presence: Attendance) -> None:
        self.names = names
        self.presence = presence
        self.onlookers: set[Onlooker] = set()
        self.lines = VisibleLog()

    def present(self) -> list[str]:
        """The people whose pages are connected."""
        return [*self.presence.elsewhere, *(one.user for one in self.onlookers if one.user)]

    def spectators(self, table: Table) -> int:
        """How many pages look on without a seat; televisions are told of apart."""
        elsewhere = sum(1 for user in self.presence.elsewhere - {TELEVISION} if not table.seats_of(user))
        return elsewhere + sum(1 for one in self.onlookers if not one.television and not table.seats_of(one.user))

    def seats(self, table: Table) -> list[protocol.Seat]:
        """The seats as everybody sees them."""
        return seats(table, self.names, self.presence)

    def tell_all(self, told: protocol.ToPage) -> None:
        message = encoded(told)
        for one in list(self.onlookers):
            one.send(message)

    def tell_table(self, table: Table) -> None:
        """Sends the table to all who look on."""
        shown, spectators = self.seats(table), self.spectators(table)
        for one in list(self.onlookers):
            one.send(
                encoded(message(table, one.user, viewer_of(table, one), shown, spectators, self.presence, self.names))
            )

    def tell_presence(self, table: Table) -> None:
        shown = self.seats(table)
        self.tell_all(
            protocol.Presence(
                [seat.present for seat in shown],
                [seat.absent_from for seat in shown],
                self.spectators(table),
                self.presence.is_here(TELEVISION),
                self.presence.is_here(table.host),
                self.presence.absent_from(table.host),
            )
        )

    def tell_position(self, table: Table, whole: bool = False) -> None:
        """Sends each page the position of the seat that faces it: each is made once."""
        match = table.playing()
        delta = self.lines.note(match, whole)
        until = deadlines(table)
        made: dict[tuple[int, bool], bytes] = {}
        for one in list(self.onlookers):
            viewer = viewer_of(table, one)
            kind = (viewer, one.text)
            told = made.get(kind)
            if told is None:
                lines = self.lines.whole(match, viewer) if delta.whole else self.lines.part(match, viewer, delta)
                told = made[kind] = encoded(position(table, viewer, one.text, lines, delta.whole, until))
            one.send(told)

    def tell_seat(self, table: Table, seat: int) -> None:
        """Sends a seat its own position again: only it knows what has changed."""
        for one in list(self.onlookers):
            if viewer_of(table, one) == seat:
                one.send(encoded(position(table, seat, one.text, [], False, deadlines(table))))

    def show_table(self, table: Table, one: Onlooker) -> None:
        shown, spectators = self.seats(table), self.spectators(table)
        one.send(encoded(message(table, one.user, viewer_of(table, one), shown, spectators, self.presence, self.names)))

    def show_position(self, table: Table, one: Onlooker) -> None:
        """Sends one page the whole position as it is now."""
        viewer = viewer_of(table, one)
        whole = self.lines.whole(table.playing(), viewer)
        one.send(encoded(position(table, viewer, one.text, whole, True, deadlines(table))))


def viewer_of(table: Table, one: Onlooker) -> int:
    """Whose position a page is shown: one seat of its person's, or the spectator's."""
    if table.is_over:
        return OMNISCIENT
    user, facing = one.user, one.facing
    if user and 0 <= facing < len(table.seats) and table.seats[facing].user == user:
        return facing
    mine = table.seats_of(user)
    return mine[0] if len(mine) == 1 else SPECTATOR


# Positions --------------------------------------------------------------------------------------------


def position(
    table: Table, viewer: int, text: bool, log: list[protocol.LogLine], whole: bool, until: list[protocol.Deadline]
) -> protocol.Position:
    """The game as a viewer may know it."""
    match = table.playing()
    state = match.state
    is_over = table.is_over
    view = state.view(OMNISCIENT if is_over else viewer)
    asked = [] if is_over else state.to_act()
    shown = match.game.show_lines(view) if text else None
    return protocol.Position(
        viewer=OMNISCIENT if is_over else viewer,
        entry=match.entries[-1].number,
        view=cast("msgspec.Raw", view),  # becomes JSON with all the rest
        text=shown.text(match.game.actions) if shown else "",
        asks=asked_key(match.game, shown.lines) if shown and asked else "",
        to_act=asked,
        decision=decision(table, viewer) if viewer in asked else None,
        can_undo=not is_over and viewer >= 0 and match.can_undo(viewer),
        deadlines=until,
        budgets=budgets(table),
        chat_closed="" if is_over else state.chat_closed_by() or "",
        whole=whole,
        log=log,
    )


def decision(table: Table, viewer: int) -> protocol.Decision | None:
    """What a seat that is asked must decide, unless a bot plays for it."""
    match = table.playing()
    if table.seats[viewer].level:
        return None
    state = match.state
    secret = viewer in state.waiting
    return protocol.Decision(
        seat=viewer,
        number=match.decisions[viewer],
        actions=legal_actions(match, state.legal(viewer)),
        draft=legal_actions(match, state.drafts[viewer]) if secret else [],
        can_take_back=state.can_take_back(viewer),
        secret=secret,
    )


def legal_actions(match: Match, actions: Iterable[int]) -> list[protocol.LegalAction]:
    """Actions with their named forms."""
    if match.game.name_in is None:
        known = named_actions(match.game)
        return [known[action] for action in actions]
    return [protocol.LegalAction(action, match.game.named(match.state, action)) for action in actions]


@cache
def named_actions(game: Game) -> list[protocol.LegalAction]:
    """All actions of a game whose names do not depend on the state; as JSON, because each is sent many times."""
    names = enumerate(game.actions.named)
    return [cast("protocol.LegalAction", raw(protocol.LegalAction(action, name))) for action, name in names]


# The table --------------------------------------------------------------------------------------------


def seats(table: Table, names: Mapping[str, str], presence: Attendance) -> list[protocol.Seat]:
    """The seats as everybody sees them."""
    begun = table.match is not None
    return [
        protocol.Seat(
            seat=seat,
            kind=table_seat.plan.word,
            name=name_of(table_seat.plan, table_seat.user, names),
            user=table_seat.user,
            present=table_seat.is_bot or presence.is_here(table_seat.user),
            absent_from=presence.absent_from(table_seat.user),
            ready=bool(table_seat.seal),
            seal=table_seat.seal,
            contribution=table_seat.contribution if begun else "",
            sitting_in=table_seat.sitting_in,
            conceded=table_seat.conceded,
            agrees_to_end=table_seat.agrees,
            muted=table_seat.user in table.rights.muted,
            owner=table.rights.owners.get(seat, ""),
            off_until=table.times.off_until.get(table_seat.user, 0.0),
            days_left=days_left(table, table_seat.user) if table_seat.user else 0.0,
        )
        for seat, table_seat in enumerate(table.seats)
    ]


def name_of(plan: SeatPlan, user: str, names: Mapping[str, str]) -> str:
    """The name of who sits there; guests at somebody's device are forgotten with that person."""
    name = names.get(user, "")
    return (plan.name or name) if name else ""


def message(
    table: Table,
    user: str,
    facing: int,
    shown: list[protocol.Seat],
    spectators: int,
    presence: Attendance,
    names: Mapping[str, str],
) -> protocol.TableInfo:
    """All that everybody may know about a table, for one reader."""
    opened = table.opened
    hosts = table.seats_of(table.host)
    return protocol.TableInfo(
        table=table.id,
        code=table.code,
        game=opened.game,
        version=opened.version,
        options=options(table),
        public=opened.public,
        clock=opened.clock,
        budget=cast("protocol.BudgetSetting", opened.budget),
        increment=cast("protocol.IncrementSetting", opened.increment),
        on_time=opened.on_time,
        days_off=cast("protocol.DaysOffSetting", opened.days_off),
        host=hosts[0] if hosts else -1,
        hosting=bool(user) and user == table.host,
        host_present=presence.is_here(table.host),
        host_absent_from=presence.absent_from(table.host),
        former_host=bool(user) and user == table.rights.former_host,
        mine=table.seats_of(user),
        facing=facing,
        phase=table.phase,
        seats=shown,
        sides=sides(table.game, opened.options, len(table.seats)),
        spectators=spectators,
        television=presence.is_here(TELEVISION),
        commitment=table.commitment,
        closes=table.closes,
        cancelled=table.cancelled,
        called_off=table.called_off,
        result=table.result,
        seed=table.seed.hex() if table.is_over else "",
        rematch=table.rematch,
        created=table.created,
        requests=requests(table, names),
        muted_spectators=muted_spectators(table, names),
        spectators_may_speak=table.rights.spectators_may_speak,
        sharing=[seat for seat, one in enumerate(table.seats) if one.user in table.rights.sharing],
        shared=table.rights.is_shared(),
        notices=[protocol.Notice(one.kind, one.seat, names.get(one.user, ""), one.at) for one in table.rights.notices],
    )


def muted_spectators(table: Table, names: Mapping[str, str]) -> list[protocol.Person]:
    """Who has no seat and no word."""
    silent = sorted(user for user in table.rights.muted if not table.seats_of(user))
    return [protocol.Person(user, names.get(user, "")) for user in silent]


def requests(table: Table, names: Mapping[str, str]) -> list[protocol.Request]:
    """What is asked of the table, as long as it is played."""
    asked = [] if table.is_over else table.rights.requests
    return [protocol.Request(one.seat, one.user, names.get(one.user, ""), list(one.agreed)) for one in asked]


def options(table: Table) -> str:
    """The options, secret ones sealed until the end."""
    read = read_options(table.game, table.opened.options)
    return read.text if table.is_over else read.public_text


@lru_cache(100)
def sides(game: Game, text: str, players: int) -> list[int]:
    """Who plays with whom: the same however cards and dice fall, so any deal will do."""
    return game.new(players, SeededChance(0), msgspec.json.decode(text)).sides()


@lru_cache(100)
def read_options(game: Game, text: str) -> Options:
    """The options of a table, which is told again and again."""
    return game.read_options(msgspec.json.decode(text))


def summary(
    listed: ListedTable,
    user: str,
    names: Mapping[str, str],
    present: Iterable[str],
    stood: Callable[[float], float],
) -> protocol.TableSummary:
    """A table in a list; `stood` tells how long clocks have stood since a time."""
    there = set(present)
    mine = listed.seats_of(user)
    asked = [listed.asked[seat] for seat in mine if seat in listed.asked and not listed.seats[seat].sitting_in]
    return protocol.TableSummary(
        table=listed.id,
        game=listed.game,
        version=listed.version,
        phase=cast("protocol.Phase", listed.phase),
        seats=[listed_seat(seat, row, names, there) for seat, row in enumerate(listed.seats)],
        open_seats=sum(1 for row in listed.seats if row.kind == OPEN.text and not row.user),
        public=listed.public,
        clock=cast("protocol.ClockSetting", listed.clock),
        created=listed.created,
        moved=listed.moved,
        mine=mine,
        my_turn=bool(asked),
        due=min((one.until + stood(one.since) for one in asked if one.until), default=0.0),
    )


def listed_seat(seat: int, row: SeatRow, names: Mapping[str, str], there: set[str]) -> protocol.Seat:
    """A seat in a list, where nobody checks the chance."""
    plan = read_plan(row.kind)
    return protocol.Seat(
        seat=seat,
        kind=plan.word,
        name=name_of(plan, row.user, names),
        user=row.user,
        present=plan.kind is SeatKind.BOT or (bool(row.user) and row.user in there),
        absent_from=HERE,
        ready=row.ready,
        seal="",
        contribution="",
        sitting_in=row.sitting_in,
        conceded=row.conceded,
        agrees_to_end=row.agrees,
        muted=row.muted,
        owner=row.owner,
        off_until=row.off_until,
        days_left=0.0,
    )


def explained(id_: str, why: Refused | None) -> protocol.Explained:
    """The answer to « pourquoi pas ? »."""
    if why is None:
        return protocol.Explained(id_, True, "", "", {})
    return protocol.Explained(id_, False, why.code, why.rule, dict(why.facts))


# Previews ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Foreseen:
    """What an action would bring about, as far as its seat can know."""

    events: list[Event]
    is_certain: bool  # there is nothing more
    is_revocable: bool  # and it could be taken back


def preview(match: Match, seat: int, action: int) -> Foreseen:
    """The events that an action brings about for certain: the same in several states that fit the seat's view."""
    found = trial(match, seat, action, SeededChance(0))
    for seed in range(1, TRIALS):
        if not found.events and not found.is_certain:
            break
        found = agreed(found, trial(match, seat, action, SeededChance(seed)))
    return found


def agreed(one: Foreseen, other: Foreseen) -> Foreseen:
    """What two trials have in common."""
    same = next((i for i, (a, b) in enumerate(zip(one.events, other.events, strict=False)) if a != b), None)
    length = min(len(one.events), len(other.events)) if same is None else same
    is_certain = one.is_certain and other.is_certain and length == len(one.events) == len(other.events)
    return Foreseen(one.events[:length], is_certain, is_certain and one.is_revocable and other.is_revocable)


def outlook(match: Match, seat: int, action: int) -> msgspec.Raw | None:
    """Where chance may lead after an action, told of a state that fits the seat's view; None if the game does not."""
    game = match.game
    return raw(game.outlook(game.imagine(match.state.view(seat), SeededChance(0)), action)) if game.outlook else None


def trial(match: Match, seat: int, action: int, chance: Chance) -> Foreseen:
    """The events of an action in one imagined state, up to the first draw."""
    state = match.game.imagine(match.state.view(seat), chance)
    told: list[Told] = []
    state.told = told
    done = True
    try:
        state.apply(seat, action, NoChance())
    except Mistake:
        done = False
    return Foreseen([one.seen_by(seat) for one in told], done, done and match.would_undo(seat, told, state))
