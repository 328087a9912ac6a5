"""The standing orders of a table's seats: what each wants answered for it. Nobody but the seat hears of them."""

from __future__ import annotations

from tablee.engine.orders import known_orders, moment_of, ordered_action
from tablee.server.store.writer import Kept
from tablee.server.tables import log, referee
from tablee.server.tables.kept import kept_orders
from tablee.server.tables.table import Table


class StandingOrders:
    """Of each seat that has said something, with the moment of those that are brief."""

    def __init__(self) -> None:
        self.given: dict[int, dict[str, str]] = {}

    def of(self, table: Table, seat: int) -> dict[str, str]:
        """What a seat has ordered; until it says something, what is usual in this game."""
        found = self.given.get(seat)
        return found if found is not None else dict.fromkeys(table.game.usual_orders, "")

    def with_order(self, table: Table, seat: int, name: str, on: bool) -> dict[str, str]:
        """What a seat will have ordered when it has set or lifted an order."""
        known = known_orders(table.game)
        if name not in known:
            raise referee.refused("unknown-order", given=name[:20], known=", ".join(known))
        given = {**self.of(table, seat), name: moment(table, seat, name)}
        return {one: given[one] for one in known if one in given and (on or one != name)}

    def let_lapse(self, table: Table) -> list[int]:
        """Forgets brief orders whose moment is over; whose they were."""
        seats = []
        for seat, orders in self.given.items():
            lapsed = [name for name in orders if orders[name] != moment(table, seat, name)]
            for name in lapsed:
                del orders[name]
            if lapsed:
                seats.append(seat)
        return seats

    def kept_with(self, log_entry: log.AnyLogEntry, after: Table) -> tuple[Kept, ...]:
        """Whoever takes a seat over during the game has ordered nothing yet."""
        if isinstance(log_entry, log.SatDown) and after.match is not None:
            return (kept_orders(after.id, log_entry.seat, dict.fromkeys(after.game.usual_orders, "")),)
        return ()

    def follow(self, log_entry: log.AnyLogEntry) -> None:
        """The same in memory."""
        if isinstance(log_entry, log.SatDown):
            self.given.pop(log_entry.seat, None)

    def action(self, table: Table, seat: int) -> int | None:
        """The action that a standing order of this seat names now."""
        if not self.given and not table.game.usual_orders:
            return None
        names = self.of(table, seat)
        state = table.playing().state
        return ordered_action(state, seat, names) if names and seat in state.to_act() else None


def moment(table: Table, seat: int, name: str) -> str:
    """The moment for which an order holds, if it is a brief one and the game has begun."""
    return moment_of(table.match.state, seat, name) if table.match is not None else ""
