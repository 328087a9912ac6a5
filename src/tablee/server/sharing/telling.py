"""What processes tell each other over the bus."""

from __future__ import annotations

import msgspec

from tablee.server.store.rows import LogRow


class Telling(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """What one process tells the others."""

    kind: str  # come, there, left, grew, said, here, news, lobby, spent
    table: str = ""
    length: int = 0  # of the log of a table that has grown
    row: LogRow | None = None  # by which it has, where that is a move: then nobody need read it
    spent: dict[str, float] = {}  # milliseconds that people and addresses have cost elsewhere
    process: str = ""  # which wants to hear of tables, or no more
    tables: dict[str, int] = {}  # those tables, with the lengths of their logs


read_tellings = msgspec.msgpack.Decoder(list[Telling]).decode
write_tellings = msgspec.msgpack.Encoder().encode
