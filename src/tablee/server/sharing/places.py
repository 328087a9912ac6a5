"""Which other processes have pages at which tables, or answer there: only they are told what happens at them."""

from __future__ import annotations

from collections.abc import Container, Iterable


class Places:
    """The other processes at each table, as they have said themselves.

    Whoever is missing here is told nothing, and finds out by itself a round later; whoever is here without need is told
    too much.
    """

    def __init__(self) -> None:
        self.processes: dict[str, set[str]] = {}  # at a table

    def at(self, table: str) -> Iterable[str]:
        """Who wants to hear of a table."""
        return self.processes.get(table, ())

    def come(self, table: str, process: str) -> None:
        """Somebody wants to hear of a table."""
        self.processes.setdefault(table, set()).add(process)

    def leave(self, table: str, process: str) -> None:
        """Somebody does no more."""
        if table in self.processes:
            self.processes[table].discard(process)

    def forget(self, tables: Container[str], alive: set[str]) -> None:
        """Keeps only what is known of some tables and of who lives."""
        self.processes = {
            table: left
            for table, processes in self.processes.items()
            if table in tables and (left := processes & alive)
        }
