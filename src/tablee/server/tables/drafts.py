"""Open steps of secret choices: kept beside the log, known to their seat alone."""

from __future__ import annotations

from tablee.server.store.writer import Kept
from tablee.server.tables import log, referee
from tablee.server.tables.journal import Change
from tablee.server.tables.kept import Draft, kept_draft
from tablee.server.tables.table import Table

ENDERS = (log.Played, log.SatIn, log.TakenOver, log.Conceded, log.Freed)
BREAKERS = (log.SatIn, log.TakenOver, log.Conceded, log.SatDown, log.Freed)


class Drafts:
    """Which messages made the open steps of each seat."""

    def __init__(self) -> None:
        self.clients: dict[int, list[str]] = {}

    def knows(self, client: str) -> bool:
        """Did a message with this id make one of them?"""
        return bool(self.clients) and any(client in ids for ids in self.clients.values())

    def answer(self, table: Table, seat: int, decision: int, action: int, by: log.By = "", client: str = "") -> Change:
        """A seat's answer, whoever gives it: a log entry, or one more step of a choice that goes on."""
        made = referee.act(table, seat, decision, action, by)
        return self.step(table, made, client) if isinstance(made, referee.Step) else Change(made)

    def step(self, table: Table, step: referee.Step, client: str) -> Change:
        match = table.playing()
        clients = [*self.clients.get(step.seat, []), client]
        draft = Draft(match.decisions[step.seat] + 1, step.steps, clients)

        def follow() -> None:
            self.clients[step.seat] = clients
            match.act(step.seat, step.action)

        return Change(None, (kept_draft(table.id, step.seat, draft),), follow, seat=step.seat)

    def take_back(self, table: Table, seat: int, decision: int) -> Change:
        """The last step is taken back."""
        steps = referee.take_back(table, seat, decision)
        match = table.playing()
        draft = Draft(match.decisions[seat] + 1, steps, self.clients.get(seat, []))

        def follow() -> None:
            match.take_back(seat)

        return Change(None, (kept_draft(table.id, seat, draft),), follow, seat=seat)

    def restart(self, table: Table, seat: int) -> Change:
        """All steps of a seat are forgotten: its time is up."""

        def follow() -> None:
            self.clients.pop(seat, None)
            table.restart_draft(seat)

        return Change(None, (kept_draft(table.id, seat),), follow, seat=seat)

    def kept_with(self, log_entry: log.AnyLogEntry, after: Table) -> tuple[Kept, ...]:
        """No steps are left where a log entry has ended them."""
        if isinstance(log_entry, log.Played):
            return (kept_draft(after.id, log_entry.seat),) if log_entry.seat in self.clients else ()
        if isinstance(log_entry, BREAKERS) and after.match is not None:
            return (kept_draft(after.id, log_entry.seat),)
        return ()

    def follow(self, log_entry: log.AnyLogEntry) -> None:
        """The same in memory."""
        if isinstance(log_entry, ENDERS):
            self.clients.pop(log_entry.seat, None)

    def restore(self, table: Table, seat: int, draft: Draft) -> None:
        """The open steps of a seat, after a restart."""
        match = table.playing()
        if not draft.steps or seat not in match.state.waiting or draft.decision <= match.decisions[seat]:
            return  # there is none, or it was made for an earlier decision
        try:
            if seat in self.clients:
                match.state.restart_draft(seat)
            for step in draft.steps:
                match.act(seat, match.game.parse(match.state, step))
        except Exception:
            match.state.restart_draft(seat)
            raise
        match.decisions[seat] = draft.decision
        self.clients[seat] = draft.clients
