"""How a server behaves."""

from dataclasses import dataclass

from tablee.bots import BUDGET
from tablee.engine.shapes import Budget
from tablee.review.hinting import USUAL
from tablee.review.shapes import Fineness


@dataclass(frozen=True)
class TableSettings:
    """What can be set when a server starts, and what tests set."""

    closing_seconds: float = 20.0  # for the contributions to arrive
    delay: tuple[float, float] = (0.6, 1.8)  # seconds before an automatic answer
    bot_workers: int = 2
    bot_budget: Budget = BUDGET  # what a bot may think at most, whatever its level
    seen_seconds: float = 5.0  # so often it is noted that the server runs: clocks stand when it does not
    absent_seconds: float = 60.0  # gone for so long, somebody counts as absent
    clock_seconds: float = 30.0  # so often a long wait looks at the clock on the wall
    retry_seconds: float = 5.0  # before an automatic answer that could not be written is tried again
    # Milliseconds of this process, per second and at once, that requests may take from the others.
    person_cost: tuple[float, float] = (100.0, 1000.0)
    address_cost: tuple[float, float] = (200.0, 2000.0)
    # Milliseconds of worker processes, per second and at once, that hints may take.
    person_thought: tuple[float, float] = (150.0, 6000.0)
    address_thought: tuple[float, float] = (600.0, 30_000.0)
    hint_budget: Budget = USUAL  # that a hint is thought about
    hint_workers: int = 2
    trying_milliseconds: int = 1500  # for one "what if"
    # Milliseconds of worker processes, per second and at once, that reviews may take: five at once, then more slowly.
    person_review: tuple[float, float] = (500.0, 600_000.0)
    address_review: tuple[float, float] = (1000.0, 1_800_000.0)
    review_workers: int = 2
    review_seconds: float = 45.0  # for a review of the usual fineness, on all these workers
    first_curve_seconds: float = 2.0
    fineness: Fineness | None = None  # of reviews; None: as fine as the time allows
    longest_pause: float = 5.0  # seconds that somebody who was too fast must wait
    most_sockets: int = 2000
    sockets_per_address: int = 100
    most_connections: int = 1000  # that ask for something and are no sockets
    connections_per_address: int = 60
    request_seconds: float = 10.0  # for a whole request to arrive
    round_seconds: float = 1.0  # from one look at what other processes have done to the next
    notice_seconds: float = 5.0  # so often it is looked whether somebody is to be told something
    row_seconds: float = 1.0  # at most so far the rows of tables lag behind their logs
    lobby_seconds: float = 0.25  # at most so often the lobby is sent
    gathering_days: float = 2.0  # tables that nobody has touched for so long are ended
    playing_days: float = 60.0
    cached_tables: int = 4000  # kept in memory although nobody watches them: some 25 kB each
    most_tables: int = 30  # running tables one person may have opened
    tables_per_address: int = 300  # that are not over
    names_per_address: int = 300  # new ones in a day
    free_megabytes: float = 200.0  # with less room left on the disk, no new table is opened
    data_megabytes: float = 1_000_000.0  # nor with a larger database
    disk_seconds: float = 10.0  # so often it is looked how much room is left
    origin_days: float = 30.0  # for so long it is known, as a hash, where a name or a table came from
