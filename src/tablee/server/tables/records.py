"""What people take home of a game: its record, a seat's own file, the proof of its chance, a moment of its replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.engine.record import Record, export, record_of
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import SPECTATOR
from tablee.server import protocol
from tablee.server.jobs import HashRecord, PlayedEntry
from tablee.server.tables import presenter, referee

if TYPE_CHECKING:
    from tablee.server.tables.live import LiveTable
    from tablee.server.tables.registry import TableRegistry


class Records:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    def proof(self, live: LiveTable) -> protocol.Proof:
        """What a browser needs to check the chance of a table."""
        table = live.table
        seated = [table.seats[seat] for seat in table.people()]
        return protocol.Proof(
            table=table.id,
            game=table.opened.game,
            version=table.opened.version,
            commitment=table.commitment,
            seals=[table_seat.seal for table_seat in seated],
            contributions=[table_seat.contribution for table_seat in seated] if table.match is not None else [],
            seed=table.seed.hex() if table.is_over else "",
            called_off=table.called_off,
        )

    async def complete(self, live: LiveTable) -> str:
        """The complete record, which exists only after the end."""
        table = live.table
        if not table.is_over:
            raise Mistake("no-record-yet")
        if table.match is None:
            raise referee.refused("never-begun")
        self.name_seats(live)
        tags = {
            "table": table.id,
            "commitment": table.commitment,
            "contributions": " ".join(one.hex() for one in table.contributions()),
            "seed": table.seed.hex(),
            **({"called-off": str(table.called_off)} if table.called_off else {}),
        }
        ending = table.result.ending if table.result is not None else ""
        record = record_of(table.match, tags, ending, table.conceded())
        return (await self.registry.workers.do(hash_record(record))).decode()

    def export(self, live: LiveTable, user: str, seat: int) -> str:
        """A seat's own file during play."""
        match = live.table.playing()
        if seat != SPECTATOR:
            referee.own(live.table, user, seat)
        self.name_seats(live)
        return export(match, seat)

    def name_seats(self, live: LiveTable) -> None:
        """Puts the names of the moment into the match."""
        seats = live.table.seats
        live.table.playing().names = [
            presenter.name_of(table_seat.plan, table_seat.user, self.registry.names) or table_seat.plan.word
            for table_seat in seats
        ]

    async def moment(self, live: LiveTable, entry: int, viewer: int) -> protocol.Moment:
        """An ended game after one of its entries, seen from any side."""
        return (await self.registry.replays.of(live.table)).moment(entry, viewer)

    async def choices(self, live: LiveTable, entry: int) -> protocol.Choices:
        """What could be done after an entry of an ended game."""
        return (await self.registry.replays.of(live.table)).choices(entry)

    async def told(self, live: LiveTable, viewer: int) -> list[protocol.LogLine]:
        """All that somebody was told in an ended game."""
        return (await self.registry.replays.of(live.table)).log(viewer)


def hash_record(record: Record) -> HashRecord:
    """Plays a whole game again, which takes a while."""
    played = [
        PlayedEntry(one.number, one.seat, one.actions, one.outcomes, one.undone, one.secret) for one in record.entries
    ]
    return HashRecord(record.tags, played)
