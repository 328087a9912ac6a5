"""The standing orders of a table's seats: what each wants answered for it. Nobody but the seat hears of them."""

from __future__ import annotations

from tablee.engine.game import ASK
from tablee.server.store.writer import Kept
from tablee.server.tables import log, referee
from tablee.server.tables.kept import kept_orders
from tablee.server.tables.table import Table

ONLY_ONE = "only-one"


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
        known = [ONLY_ONE, *table.game.standing_orders]
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
        names = self.of(table, seat)
        if not names:
            return None
        match = table.playing()
        legal = match.legal(seat)
        for name in names:
            if name == ONLY_ONE:
                action = legal[0] if len(legal) == 1 else None
            else:
                action = match.game.standing_orders[name](match.view(seat))
            if action == ASK:
                return None
            if action is not None and action in legal:
                return action
        return None


def moment(table: Table, seat: int, name: str) -> str:
    """As long as this word stays the same a brief order holds; empty for those that hold until they are lifted."""
    brief = table.game.brief_orders.get(name)
    return brief(table.match.view(seat)) if brief and table.match is not None else ""
