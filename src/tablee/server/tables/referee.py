"""What people may do at a table: each request becomes a log entry, or is refused. Changes nothing itself."""

from __future__ import annotations

import hmac
import string
from dataclasses import dataclass

from tablee.bots import levels
from tablee.engine.chance import contribution_seal
from tablee.engine.game import Game, NoChance
from tablee.engine.match import Match
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.state import choosing_alone
from tablee.server.protocol import SLOW, NewTable
from tablee.server.tables import consent, log
from tablee.server.tables.consent import Absent
from tablee.server.tables.people import checked_name
from tablee.server.tables.rights import HOST
from tablee.server.tables.seats import RESERVED, SeatKind, SeatPlan
from tablee.server.tables.table import Table, TableSeat, token_hash
from tablee.server.tables.times import DAY, days_left

MOST_MUTED = 100  # then the chat is better closed to spectators
SEAL_DIGITS = 64
CONTRIBUTION_BYTES = range(16, 257)


@dataclass(frozen=True)
class Step:
    """A step of a secret choice that goes on: kept privately, no log entry."""

    seat: int
    steps: list[str]
    action: int


# What must hold ---------------------------------------------------------------------------------------


def refused(code: str, rule: str = "", **facts: str | int) -> Refused:
    return Refused(code, rule, facts)


def seat_at(table: Table, seat: int) -> TableSeat:
    """A seat that exists."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", "TAB-1.1", {"seats": len(table.seats)})
    return table.seats[seat]


def own(table: Table, user: str, seat: int) -> TableSeat:
    """A seat of this person's."""
    table_seat = seat_at(table, seat)
    if not user or table_seat.user != user:
        raise refused("not-your-seat", seat=seat + 1)
    return table_seat


def must_host(table: Table, user: str) -> None:
    if not user or user != table.host:
        raise refused("not-the-host")


def must_gather(table: Table) -> None:
    """Only before the game."""
    if table.phase != "gathering":
        raise refused("already-begun")


def begun(table: Table) -> Match:
    """Only while it is played."""
    if table.is_over:
        raise Refused("game-over", "TAB-1.3")
    if table.match is None:
        raise refused("not-begun")
    return table.match


def check_level(game: Game, level: str) -> None:
    """A bot that the game has."""
    if level not in levels(game):
        raise refused("unknown-bot", given=level[:20], known=", ".join(levels(game)))


def check_plan(game: Game, plan: SeatPlan) -> None:
    """A kind of seat that a host can ask for."""
    if plan.kind is SeatKind.BOT:
        check_level(game, plan.level)
    elif plan.kind is SeatKind.PERSON:
        raise refused("bad-seat-kind", given=plan.text)
    elif plan.name and checked_name(plan.name) != plan.name:
        raise refused("illegible")


# Before the game --------------------------------------------------------------------------------------


def sit_down(table: Table, user: str, seat: int, is_absent: Absent) -> consent.Outcome | log.Requested:
    """Takes an open seat; in play one's own that was freed, and any other with the consent of the table."""
    table_seat = seat_at(table, seat)
    if not user:
        raise refused("name-needed")
    if table.is_over:
        raise Refused("game-over", "TAB-1.3")
    if table_seat.conceded:
        raise refused("seat-conceded", seat=seat + 1)
    if table_seat.user != user and table.rights.owners.get(seat) == user:
        return log.SatDown(seat, user)
    if table_seat.is_taken:
        raise refused("seat-taken", seat=seat + 1)
    if user in table.rights.put_out and user != table.host:
        raise refused("put-out", "TAB-4.5")
    if table_seat.plan.kind is SeatKind.RESERVED:
        raise refused("seat-reserved", seat=seat + 1)
    must_be_free(table, user)
    if table.match is None:
        return log.SatDown(seat, user)
    consent.must_be_given_up(table, seat, is_absent)
    return consent.ask(table, user, seat, is_absent)


def must_be_free(table: Table, user: str) -> None:
    """Nobody takes a seat twice, or while the contributions are collected."""
    if table.phase == "closing":
        raise refused("already-begun")
    if table.seats_of(user):
        raise refused("seated-already")


def claim(table: Table, user: str, token: str) -> log.SatDown:
    """Takes a reserved seat with its token."""
    if not user:
        raise refused("name-needed")
    given = token_hash(token)
    for seat, table_seat in enumerate(table.seats):
        if (
            table_seat.plan.kind is SeatKind.RESERVED
            and table_seat.token
            and hmac.compare_digest(table_seat.token, given)
        ):
            must_be_free(table, user)
            return log.SatDown(seat, user)
    raise refused("bad-invitation")


def set_seat(table: Table, user: str, seat: int, plan: SeatPlan, token: str = "") -> log.SeatSet:
    """The host changes an empty seat, one of his own device, or a bot's."""
    must_host(table, user)
    must_gather(table)
    table_seat = seat_at(table, seat)
    check_plan(table.game, plan)
    if table_seat.user and (table_seat.plan.kind is not SeatKind.HOT_SEAT or table_seat.user != user):
        raise refused("seat-taken", seat=seat + 1)
    return log.SeatSet(seat, plan.text, token_hash(token) if token else "")


def swap_seats(table: Table, user: str, seat: int, other: int) -> log.SeatsSwapped:
    """The host lets two seats change places, whoever sits there: who plays together, and who begins."""
    must_host(table, user)
    must_gather(table)
    seat_at(table, seat)
    seat_at(table, other)
    return log.SeatsSwapped(seat, other)


def hot_seat(table: Table, user: str, seat: int) -> log.SatDown:
    """The host's own device plays a hot seat, too."""
    must_host(table, user)
    return log.SatDown(seat, user)


def invite(table: Table, user: str, seat: int, token: str) -> log.SeatSet:
    """A new token for a reserved seat."""
    if seat_at(table, seat).plan.kind is not SeatKind.RESERVED:
        raise refused("seat-not-reserved", seat=seat + 1)
    return set_seat(table, user, seat, RESERVED, token)


def free_seat(table: Table, user: str, seat: int, is_absent: Absent) -> log.Freed:
    """The host frees the seat of somebody absent; before the game, puts out anybody else but the host."""
    must_host(table, user)
    table_seat = seat_at(table, seat)
    if table.is_over:
        raise Refused("game-over", "TAB-1.3")
    if table.phase == "closing":
        raise refused("already-begun")
    if not table_seat.user or table_seat.is_bot:
        raise refused("seat-empty", seat=seat + 1)
    if table_seat.conceded:
        raise refused("seat-conceded", seat=seat + 1)
    if table.match is None and table_seat.user != user:
        return log.Freed(seat, put_out=not is_absent(table_seat.user))
    if not is_absent(table_seat.user):
        raise refused("not-absent", "TAB-4.1", seat=seat + 1)
    return log.Freed(seat, table.best_level())


def leave(table: Table, user: str, seat: int) -> log.GotUp | log.StartCancelled | log.SatIn:
    """Gets up; in play a bot holds the seat."""
    table_seat = own(table, user, seat)
    if table.is_over:
        raise Refused("game-over", "TAB-1.3")
    if table.phase == "closing":
        return log.StartCancelled(seat, "left")
    if table.match is None:
        return log.GotUp(seat, successor(table, user, seat))
    if table_seat.level:
        raise refused("bot-plays", seat=seat + 1)
    return log.SatIn(seat, table.best_level())


def successor(table: Table, user: str, leaving: int) -> str:
    """Who hosts when somebody gets up: the next person in turn, if it is the host's last seat."""
    if user != table.host or table.seats_of(user) != [leaving]:
        return ""
    turn = table.seats[leaving + 1 :] + table.seats[:leaving]
    return next((table_seat.user for table_seat in turn if table_seat.user), "")


def take_host(table: Table, user: str, is_absent: Absent) -> consent.Outcome | log.Requested:
    """Somebody who sits at the table hosts it while the host is absent; the former host takes the part back."""
    if table.is_over:
        raise Refused("game-over", "TAB-1.3")
    if user and user == table.rights.former_host:
        return log.HostChanged(user)
    if not table.seats_of(user):
        raise refused("not-seated")
    if not is_absent(table.host):
        raise refused("host-present", "TAB-4.1")
    return consent.ask(table, user, HOST, is_absent)


def ready(table: Table, user: str, seat: int, seal: str) -> log.Readied:
    own(table, user, seat)
    must_gather(table)
    if len(seal) != SEAL_DIGITS or not set(seal) <= set(string.hexdigits.lower()):
        raise refused("bad-seal")
    if any(table_seat.seal == seal for other, table_seat in enumerate(table.seats) if other != seat):
        raise refused("bad-seal")
    if seal in table.spent:
        raise refused("spent-seal")
    return log.Readied(seat, seal)


def not_ready(table: Table, user: str, seat: int) -> log.Unreadied:
    own(table, user, seat)
    must_gather(table)
    return log.Unreadied(seat)


def contribute(table: Table, user: str, seat: int, contribution: str) -> log.Contributed | log.StartCancelled:
    """The bytes behind the seal; wrong ones call the start off, visibly."""
    table_seat = own(table, user, seat)
    if table.phase != "closing":
        raise refused("not-closing")
    if table_seat.contribution:
        raise refused("contributed-already")
    try:
        brought = bytes.fromhex(contribution)
    except ValueError:
        return log.StartCancelled(seat, "wrong")
    if len(brought) not in CONTRIBUTION_BYTES or contribution_seal(brought) != table_seat.seal:
        return log.StartCancelled(seat, "wrong")
    return log.Contributed(seat, brought.hex())


def start(table: Table, user: str) -> log.Closed:
    """The host starts a table at which only bots sit."""
    must_host(table, user)
    must_gather(table)
    if table.people():
        waited = [str(seat + 1) for seat in table.people() if not table.seats[seat].seal]
        raise refused("seats-not-ready", seats=", ".join(waited))
    return log.Closed(0.0)


# In play ----------------------------------------------------------------------------------------------


def act(table: Table, seat: int, decision: int, action: int, by: log.By = "") -> log.Played | Step:
    """Answers a decision that is open for this seat."""
    match = begun(table)
    number = match.decision(seat)
    if number is not None and decision != number:
        raise stale(match, seat)
    why = match.state.why_not(seat, action)
    if why is not None:
        if number is None and decision <= match.decisions[seat] and why.code == "not-your-decision":
            raise stale(match, seat)
        raise why
    return answer(match, seat, decision, action, by)


def stale(match: Match, seat: int) -> Refused:
    """The decision that was answered is not open any more."""
    return refused("stale-decision", open=match.decision(seat) or 0)


def answer(match: Match, seat: int, decision: int, action: int, by: log.By) -> log.Played | Step:
    """The log entry for a legal action, or the step of a choice that goes on."""
    state = match.state
    name = match.game.named(state, action)
    if seat not in state.waiting:
        return log.Played(seat, decision, [name], by)
    steps = [match.game.named(state, step) for step in state.drafts[seat]] + [name]
    if completes(match, seat, action):
        return log.Played(seat, decision, steps, by)
    return Step(seat, steps, action)


def completes(match: Match, seat: int, action: int) -> bool:
    """Would this step close the seat's secret choice?"""
    trial = choosing_alone(match.state, seat)
    trial.apply(seat, action, NoChance())
    return seat not in trial.waiting


def take_back(table: Table, seat: int, decision: int) -> list[str]:
    """The steps that remain when the last one is taken back."""
    match = begun(table)
    if not match.state.can_take_back(seat):
        raise Refused("nothing-to-take-back", "TAB-2.2")
    if decision != match.decision(seat):
        raise stale(match, seat)
    return [match.game.named(match.state, step) for step in match.state.drafts[seat][:-1]]


def undo(table: Table, seat: int) -> log.Undone:
    """Takes the seat's last action back."""
    match = begun(table)
    if not match.can_undo(seat):
        raise Refused("no-undo", "TAB-2.3" if match.could_undo(seat) else "TAB-2.1")
    return log.Undone(seat)


def why_not(table: Table, seat: int, action: int | None, named: str | None) -> Refused | None:
    """Why a seat cannot do this now."""
    match = table.playing()
    if table.is_over:
        return Refused("game-over", "TAB-1.3")
    if named is not None:
        return match.game.why_not_named(match.state, seat, named)
    if action is None:
        raise Mistake("unknown-action", {"text": "", "known": ", ".join(match.game.actions.types)})
    return match.state.why_not(seat, action)


def may_be_hinted(table: Table, seat: int) -> tuple[Match, int]:
    """A seat that must decide, in a game that gives hints; the number of the decision."""
    match = begun(table)
    if not match.game.hints:
        raise refused("no-hints")
    number = match.decision(seat)
    if number is None:
        raise Refused("not-your-decision", "TAB-1.4")
    return match, number


def sit_in(table: Table, user: str, seat: int, level: str, is_absent: Absent) -> log.SatIn:
    """A bot plays for somebody absent, if somebody at the table asks for it; or for oneself."""
    begun(table)
    table_seat = seat_at(table, seat)
    if not table.seats_of(user):
        raise refused("not-seated")
    check_level(table.game, level)
    if table_seat.level:
        raise refused("bot-plays", seat=seat + 1)
    if table_seat.user != user and not is_absent(table_seat.user):
        raise refused("not-absent", "TAB-4.1", seat=seat + 1)
    return log.SatIn(seat, level)


def take_over(table: Table, user: str, seat: int) -> log.TakenOver:
    begun(table)
    table_seat = own(table, user, seat)
    if table_seat.conceded:
        raise refused("conceded")
    if not table_seat.sitting_in:
        raise refused("no-bot-plays", seat=seat + 1)
    return log.TakenOver(seat)


def concede(table: Table, user: str, seat: int) -> log.Conceded:
    begun(table)
    if own(table, user, seat).conceded:
        raise refused("conceded")
    return log.Conceded(seat, table.best_level())


def time_up(table: Table, seat: int, number: int) -> log.SatIn | log.Conceded:
    """What the table has chosen for whoever does not answer in time, if the decision is still open (TAB-5.2)."""
    match = begun(table)
    if match.decision(seat) != number:
        raise stale(match, seat)
    if table.opened.on_time == "last":
        return log.Conceded(seat, table.best_level(), "clock")
    return log.SatIn(seat, table.best_level(), "clock")


def take_days_off(table: Table, user: str, days: int, now: float) -> log.TookDaysOff:
    """Stops somebody's clocks for whole days, as many as are left (TAB-5.3)."""
    begun(table)
    if not table.seats_of(user):
        raise refused("not-seated")
    left = int(days_left(table, user))
    if not 1 <= days <= left:
        raise refused("no-days-off", "TAB-5.3", left=left)
    return log.TookDaysOff(user, max(now, table.times.off_until.get(user, 0.0)) + days * DAY)


def come_back(table: Table, user: str, now: float) -> log.CameBack:
    """Ends days off before their time (TAB-5.3)."""
    begun(table)
    if not table.times.is_off(user, now):
        raise refused("not-off", "TAB-5.3")
    return log.CameBack(user)


def check_times(wish: NewTable) -> None:
    """A clock or a budget; days off where people come back for each decision (TAB-5.1, TAB-5.3)."""
    if wish.clock and wish.budget:
        raise refused("clock-and-budget", "TAB-5.1")
    if wish.increment and not wish.budget:
        raise refused("increment-alone", "TAB-5.1")
    if wish.days_off and wish.clock < SLOW:
        raise refused("days-off-when-slow", "TAB-5.3")


def agree_to_end(table: Table, user: str, seat: int, on: bool) -> log.EndOffered:
    """Offers to end without a winner."""
    begun(table)
    own(table, user, seat)
    return log.EndOffered(seat, on)


def mute(table: Table, user: str, seat: int, on: bool) -> log.Muted:
    """The host takes the word of who sits on a seat."""
    must_host(table, user)
    if not seat_at(table, seat).user:
        raise refused("seat-empty", seat=seat + 1)
    return log.Muted(seat, on)


def mute_spectator(table: Table, user: str, spectator: str, on: bool) -> log.SpectatorMuted:
    """The host takes the word of somebody who looks on."""
    must_host(table, user)
    if on and len(table.rights.muted) >= MOST_MUTED:
        raise refused("too-many-muted", limit=MOST_MUTED)
    return log.SpectatorMuted(spectator, on)


def set_spectator_chat(table: Table, user: str, on: bool) -> log.SpectatorChatSet:
    """The host opens or closes the chat to all who look on."""
    must_host(table, user)
    return log.SpectatorChatSet(on)


def set_sharing(table: Table, user: str, on: bool) -> log.SharingSet:
    """Whoever sits or has played here agrees that the game is given to research, or takes that back, at any time."""
    if not table.seats_of(user) and user not in table.rights.players:
        raise refused("not-seated")
    return log.SharingSet(user, on)


def may_say(table: Table, user: str) -> None:
    """Raises what keeps somebody silent: the game's rule, the host, or not sitting at the table in play."""
    if not user:
        raise refused("name-needed")
    if user in table.rights.muted:
        raise refused("muted", "TAB-4.6")
    is_spectator = user != table.host and not table.seats_of(user)
    if is_spectator and not table.rights.spectators_may_speak:
        raise refused("spectators-silent", "TAB-4.6")
    if table.phase in {"gathering", "over"}:
        return
    if is_spectator:
        raise refused("not-seated")
    rule = table.match.state.chat_closed_by() if table.match is not None else None
    if rule is not None:
        raise Refused("chat-closed", rule)


# What follows by itself -------------------------------------------------------------------------------


def due(table: Table, now: float, closing_seconds: float) -> log.AnyLogEntry | None:
    """The log entry that must come next, whoever asked for what: closing, dealing, ending."""
    if table.phase == "gathering" and table.is_ready():
        return log.Closed(now + closing_seconds)
    if table.phase == "closing" and not table.missing():
        return log.Started()
    if table.phase == "closing" and now >= table.closes:
        return log.StartCancelled(table.missing()[0], "missing")
    if table.phase != "playing" or not any(table_seat.conceded or table_seat.agrees for table_seat in table.seats):
        return None
    if table.decided_by_conceding():
        return log.Ended("conceded")
    return log.Ended("agreed") if agreed(table) else None


def agreed(table: Table) -> bool:
    """Do all people who still play agree to end?"""
    people = [
        table_seat
        for table_seat in table.seats
        if table_seat.user and not table_seat.conceded and not table_seat.sitting_in
    ]
    return bool(people) and all(table_seat.agrees for table_seat in people)
