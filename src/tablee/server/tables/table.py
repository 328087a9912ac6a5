"""A table: what follows from its log. No clock, no network, no store; the match is a cache that can be rebuilt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from math import ceil
from struct import Struct
from typing import TYPE_CHECKING

from tablee.bots import levels
from tablee.engine import registry
from tablee.engine.chance import SealedChance, commitment, sealed_key
from tablee.engine.dump import state_hash
from tablee.engine.ending import is_decided, places_of
from tablee.engine.match import Match
from tablee.engine.options import parse_options
from tablee.engine.refusal import Refused
from tablee.engine.state import NOBODY
from tablee.server.protocol import Cancelled, Ending, Phase, Result
from tablee.server.tables import log
from tablee.server.tables.rights import Rights
from tablee.server.tables.seats import OPEN, PERSON, SeatKind, SeatPlan, read_plan
from tablee.server.tables.times import Times

if TYPE_CHECKING:
    from tablee.engine.game import Game

PROOF_BYTES = 16
EVERY = 64  # entries from one state in the proof of a log to the next: a state costs as much as fifty entries
time_bytes = Struct(">d").pack
SHORTEST = 1  # seconds for a decision, when the budget is spent
LATE: tuple[log.By, ...] = ("bot", "clock")  # who answers for somebody whose time is up
REMEMBERED_CLIENTS = 64  # ids of the latest messages; older ones name a decision that is over


@dataclass
class TableSeat:
    """One seat: who may sit there, who does, and what it has sealed."""

    plan: SeatPlan
    user: str = ""
    token: str = ""  # hash of the invitation
    seal: str = ""
    contribution: str = ""
    sitting_in: str = ""
    conceded: bool = False
    agrees: bool = False

    def copy(self) -> TableSeat:
        """The same, to be changed."""
        return TableSeat(
            self.plan,
            self.user,
            self.token,
            self.seal,
            self.contribution,
            self.sitting_in,
            self.conceded,
            self.agrees,
        )

    @property
    def is_bot(self) -> bool:
        """Does a bot play this seat from the beginning?"""
        return self.plan.kind is SeatKind.BOT

    @property
    def level(self) -> str:
        """The level of the bot that plays this seat now; empty if a person does."""
        return self.plan.level or self.sitting_in

    @property
    def is_taken(self) -> bool:
        """Is there somebody, person or bot?"""
        return self.is_bot or bool(self.user)


class Table:
    """One table, which follows its log entries. Its seats are replaced, never changed: forks share them."""

    def __init__(self, id_: str, code: str, seed: bytes, created: float, forked: Table | None = None) -> None:
        self.id = id_
        self.code = code
        self.seed = seed
        self.created = created
        self.game: Game
        self.opened: log.Opened
        if forked is not None:
            self.copy(forked)
            return
        self.moved = created
        self.began = 0.0  # when it was dealt
        self.version = 0  # log entries so far
        self.proof = digest(b"tablee log 1 " + seed)  # of the log so far
        self.phase: Phase = "gathering"
        self.seats: list[TableSeat] = []
        self.match: Match | None = None
        self.closes = 0.0
        self.cancelled: Cancelled | None = None
        self.called_off = 0  # starts that were called off after shares of chance could have been handed over
        self.spent: frozenset[str] = frozenset()  # the seals of these starts: what was behind them may be known
        self.result: Result | None = None
        self.rematch = ""
        self.asked_since: dict[int, float] = {}  # when the open decision of a seat began
        self.clients: dict[str, None] = {}  # shared by forks: only what is written is remembered
        self.commitment = ""  # what fixes the seed without showing it
        self.host = ""
        self.rights = Rights()
        self.times = Times()

    def copy(self, other: Table) -> None:
        """Takes over what another table is."""
        self.moved = other.moved
        self.began = other.began
        self.version = other.version
        self.proof = other.proof
        self.phase = other.phase
        self.seats = other.seats
        self.match = other.match.fork() if other.match is not None else None
        self.closes = other.closes
        self.cancelled = other.cancelled
        self.called_off = other.called_off
        self.spent = other.spent
        self.result = other.result
        self.rematch = other.rematch
        self.asked_since = other.asked_since
        self.clients = other.clients
        self.game = other.game
        self.opened = other.opened
        self.commitment = other.commitment
        self.host = other.host
        self.rights = other.rights
        self.times = other.times

    # Reading ------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Has the table ended in any way?"""
        return self.phase == "over"

    def playing(self) -> Match:
        """The match, which must have begun."""
        if self.match is None:
            raise Refused("not-begun", "")
        return self.match

    def seats_of(self, user: str) -> list[int]:
        return [seat for seat, table_seat in enumerate(self.seats) if user and table_seat.user == user]

    def people(self) -> list[int]:
        """The seats that are played by people from the beginning."""
        return [seat for seat, table_seat in enumerate(self.seats) if not table_seat.is_bot]

    def is_ready(self) -> bool:
        """Is every seat taken and every person ready? A table of bots alone waits for its host."""
        people = self.people()
        return bool(people) and all(table_seat.is_taken for table_seat in self.seats) and self.all_sealed()

    def all_sealed(self) -> bool:
        """Has every person handed in a seal?"""
        return all(self.seats[seat].seal for seat in self.people())

    def missing(self) -> list[int]:
        """The seats whose contribution is not there yet."""
        return [seat for seat in self.people() if not self.seats[seat].contribution]

    def contributions(self) -> list[bytes]:
        """What the people brought, in seat order."""
        return [bytes.fromhex(self.seats[seat].contribution) for seat in self.people()]

    def seconds(self, seat: int) -> int:
        """How long a seat has for its decision, by the game or else by the table's clock; 0: as long as it likes."""
        if self.match is None:
            return 0
        own = self.match.state.on_clock(seat).seconds
        if own or not self.opened.budget:
            return own or self.opened.clock
        return max(SHORTEST, ceil(self.times.left[seat]))

    def is_on_budget(self, seat: int) -> bool:
        """Does a person spend the time of the whole game here, and not that of a rule of the game?"""
        if self.match is None or not self.opened.budget or self.seats[seat].level:
            return False
        return not self.match.state.on_clock(seat).seconds

    def best_level(self) -> str:
        """The strongest bot of the game."""
        return levels(self.game)[-1]

    # Following the log --------------------------------------------------------------------------------

    def after(self, log_entry: log.AnyLogEntry, at: float) -> Table:
        """The table as it will be after a log entry that is not written yet; this one stays as it is."""
        fork = Table(self.id, self.code, self.seed, self.created, self)
        fork.follow(log_entry, at)
        return fork

    def follow(self, log_entry: log.AnyLogEntry, at: float) -> None:
        """Brings the table up to date with the next log entry."""
        self.version += 1
        self.moved = at
        if not isinstance(log_entry, log.Played):
            self.rights = self.rights.after(log_entry, self, at)
            self.seats = [table_seat.copy() for table_seat in self.seats]
        match log_entry:
            case log.Played():  # first, because it comes most often
                self.play(log_entry, at)
            case log.Opened():
                self.opened = log_entry
                self.host = log_entry.host
                self.game = registry.get(log_entry.game, log_entry.version)
                self.commitment = commitment(self.id, log_entry.game, log_entry.version, self.seed)
                self.seats = [TableSeat(read_plan(text)) for text in log_entry.seats]
            case log.SeatSet(seat, kind, token):
                self.seats[seat] = TableSeat(read_plan(kind), token=token)
            case log.SeatsSwapped(seat, other):
                self.seats[seat], self.seats[other] = self.seats[other], self.seats[seat]
                self.unseal()
            case log.SatDown(seat, user):
                self.sit_down(seat, user)
                self.begin_clock(seat, at)
            case log.GotUp(seat, host):
                self.seats[seat] = TableSeat(OPEN)
                self.host = host or self.host
            case log.HostChanged(host):
                self.host = host
            case log.Freed(seat, level):
                self.free(seat, level)
            case log.Readied(seat, seal):
                self.seats[seat].seal = seal
                self.cancelled = None
            case log.Unreadied(seat):
                self.seats[seat].seal = ""
            case log.Closed(until):
                self.phase = "closing"
                self.closes = until
            case log.Contributed(seat, contribution):
                self.seats[seat].contribution = contribution
            case log.StartCancelled(seat, why):
                self.phase = "gathering"
                self.closes = 0.0
                self.spent |= {one.seal for one in self.seats if one.seal}
                self.unseal()
                self.cancelled = Cancelled(seat, why)
                self.called_off += 1
            case log.Started():
                self.start(at)
            case log.Undone(seat):
                asked = self.asked()
                self.playing().undo_logged(seat)
                self.ask(asked, seat, at)
            case log.SatIn(seat, level):
                self.seats[seat].sitting_in = level
                self.restart_draft(seat)
            case log.TakenOver(seat):
                self.seats[seat].sitting_in = ""
                self.restart_draft(seat)
                self.begin_clock(seat, at)
            case log.Conceded(seat, level):
                self.seats[seat].conceded = True
                self.seats[seat].sitting_in = level
                self.restart_draft(seat)
            case log.TookDaysOff():
                self.times = self.times.took_off(log_entry, self, at)
            case log.CameBack():
                self.times = self.times.came_back(log_entry, self, at)
            case log.EndOffered(seat, on):
                self.seats[seat].agrees = on
            case log.Ended(ending):
                self.end(ending)
            case log.RematchMade(table):
                self.rematch = table

    def prove(self, data: bytes) -> None:
        """Adds the entry that was just followed, as it is stored, to the proof of the log.

        Each proof seals the one before it, the entry with its time, the outcomes of chance, and who must act next; at
        the end, and now and then before, also the state. So another seed, a changed entry, or rules that have changed
        without a new version are noticed when the table is loaded.
        """
        parts = [self.proof, time_bytes(self.moved), data, bytes(self.asked_since)]
        match = self.match
        if match is not None:
            parts.append("\n".join(match.entries[-1].outcomes).encode())
            if self.is_over or self.version % EVERY == 0:
                parts.append(self.state_proof())
        self.proof = digest(b"\0".join(parts))

    def state_proof(self) -> bytes:
        """What a state is known by; nothing while steps of secret choices are open, which are not in the log."""
        match = self.match
        return b"" if match is None or match.state.waiting else state_hash(match.state).encode()

    def check(self, proof: bytes) -> None:
        """The stored proof must be the one that follows from the log."""
        if self.proof != proof:
            raise Refused("table-damaged", "")

    def remember_client(self, client: str) -> None:
        """Keeps the ids of the latest messages."""
        if client:
            self.clients[client] = None
            if len(self.clients) > REMEMBERED_CLIENTS:
                del self.clients[next(iter(self.clients))]

    def unseal(self) -> None:
        """Nobody is ready any more."""
        for table_seat in self.seats:
            table_seat.seal = table_seat.contribution = ""

    def sit_down(self, seat: int, user: str) -> None:
        """Takes a seat; in play, from the bot or the person that held it."""
        table_seat = self.seats[seat]
        if table_seat.plan.kind in {SeatKind.OPEN, SeatKind.RESERVED}:
            table_seat.plan = PERSON
        table_seat.user = user
        table_seat.token = table_seat.sitting_in = ""
        table_seat.agrees = False
        self.restart_draft(seat)

    def free(self, seat: int, level: str) -> None:
        """Frees a seat; in play its contribution stays what it was."""
        table_seat = self.seats[seat]
        table_seat.user = ""
        table_seat.plan = OPEN
        table_seat.agrees = False
        table_seat.sitting_in = level
        self.restart_draft(seat)
        if self.match is None:
            table_seat.seal = ""

    def restart_draft(self, seat: int) -> None:
        """Whoever takes over does not see the steps of an unfinished secret choice."""
        if self.match is not None:
            self.match.restart_draft(seat)

    # Playing ------------------------------------------------------------------------------------------

    def start(self, at: float) -> None:
        self.match = self.dealt()
        self.phase = "playing"
        self.began = at
        self.closes = 0.0
        self.times = self.times.begun(len(self.seats), self.opened.budget)
        self.ask([], NOBODY, at)
        self.end_by_rules()

    def dealt(self) -> Match:
        """The match as it begins, with the chance that seed and contributions make."""
        bots = [seat for seat, table_seat in enumerate(self.seats) if table_seat.is_bot]
        options = self.game.with_bots(parse_options(self.opened.options), bots)
        chance = SealedChance(sealed_key(self.seed, self.contributions()))
        if self.opened.start:
            return Match(self.game, None, chance, hashing=False, start=self.game.load(self.opened.start))
        return Match(self.game, len(self.seats), chance, options, hashing=False)

    def play(self, log_entry: log.Played, at: float) -> None:
        """Plays a log entry; decision numbers are those of the log, whatever steps were taken back on the way."""
        match = self.playing()
        seat = log_entry.seat
        asked = self.asked()
        if self.was_late(log_entry):
            self.rights = self.rights.answered_for(seat, self.seats[seat].user, at)
        match.restart_draft(seat)
        for index, name in enumerate(log_entry.actions):
            if index == len(log_entry.actions) - 1:
                match.decisions[seat] = log_entry.decision
            match.act(seat, match.game.parse(match.state, name))
        if any(table_seat.agrees for table_seat in self.seats):
            self.seats = [table_seat.copy() for table_seat in self.seats]
            for table_seat in self.seats:
                table_seat.agrees = False
        if log_entry.took is not None:
            self.times = self.times.spent(seat, log_entry.took, self.opened.increment)
        self.ask(asked, seat, at)
        self.end_by_rules()

    def was_late(self, log_entry: log.Played) -> bool:
        """Was somebody answered for because the table's time was up? What a game itself times, it tells itself."""
        if log_entry.by not in LATE or self.seats[log_entry.seat].level:
            return False
        return not self.playing().state.on_clock(log_entry.seat).seconds

    def asked(self) -> list[int]:
        """The seats that must decide now."""
        return self.match.to_act() if self.match is not None else []

    def ask(self, before: Sequence[int], acted: int, at: float) -> None:
        """Notes since when each seat is asked."""
        self.asked_since = {
            seat: at if seat == acted or seat not in before else self.asked_since[seat] for seat in self.asked()
        }
        if not self.times.is_plain:
            self.times = self.times.asked(self, [seat for seat in before if seat != acted], at)

    def begin_clock(self, seat: int, at: float) -> None:
        """Whoever takes a seat over has the whole time for its open decision."""
        if seat in self.asked_since:
            self.asked_since = {**self.asked_since, seat: at}
            if not self.times.is_plain:
                self.times = self.times.asked(self, [other for other in self.asked_since if other != seat], at)

    def end_by_rules(self) -> None:
        """The game is over when nobody has anything left to decide."""
        match = self.playing()
        if match.is_over():
            places = places_of(match.state, "finished", self.conceded())
            state = match.state
            self.finish(Result("finished", places, list(state.scores()), state.ending(), state.sides()))

    def end(self, ending: Ending) -> None:
        """The table ends otherwise; scores count only where somebody has won."""
        state = self.match.state if self.match is not None else None
        places = places_of(state, ending, self.conceded()) if state is not None else []
        if state is None or not places:
            self.finish(Result(ending, places, [], "", []))
        else:
            self.finish(Result(ending, places, list(state.scores()), "", state.sides()))

    def finish(self, result: Result) -> None:
        """Over, in whatever way."""
        self.result = result
        self.phase = "over"
        self.closes = 0.0
        self.asked_since = {}

    def conceded(self) -> list[int]:
        return [seat for seat, table_seat in enumerate(self.seats) if table_seat.conceded]

    def decided_by_conceding(self) -> bool:
        """Has every side but one given up?"""
        return self.match is not None and is_decided(self.match.state, self.conceded())


def proven(table: Table, data: bytes, at: float, client: str, proof: bytes) -> log.AnyLogEntry:
    """Follows the next entry of a stored log, if it proves itself."""
    entry = log.read(data)
    table.follow(entry, at)
    table.prove(data)
    table.check(proof)
    table.remember_client(client)
    return entry


def digest(data: bytes) -> bytes:
    """A link of the chain that proves a log: the quickest hash there is, on the way of every move."""
    return blake2b(data).digest()[:PROOF_BYTES]


def token_hash(token: str) -> str:
    """What the log keeps of an invitation."""
    return sha256(b"tablee invitation 1 " + token.encode()).hexdigest()
