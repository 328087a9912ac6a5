"""Games as rows of a Parquet file, one for each decision. Needs the extra `dataset`.

Chunks of games are played side by side, each into a file of its own; at the end they become one. What is there is not
played again, so an interrupted run goes on where it stopped, and the same plan gives the same bytes on any machine.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.observation import Observation
from tablee.engine.record import record_of, write_record
from tablee.engine.refusal import Mistake
from tablee.engine.state import State
from tablee.lab.simulate import CHUNK, Plan, Tally, play_game
from tablee.lab.workers import Workforce, in_parallel

PLAN = "plan.json"
COMPRESSION = "zstd"


@dataclass(frozen=True)
class Decided:
    """What a seat did, where, and what else it could have done."""

    state: State
    seat: int
    legal: list[int]
    action: int


class Rows:
    """The decisions of some games, column by column."""

    def __init__(self, game: Game, observation: Observation) -> None:
        self.game = game
        self.observation = observation
        self.actions = len(game.actions.entries)
        self.numbers: dict[str, list[Any]] = {
            name: [] for name in ("game", "seed", "decision", "seat", "bot", "action")
        }
        self.results: dict[str, list[Any]] = {name: [] for name in ("place", "score")}
        self.observed = bytearray()  # in double precision, as they come
        self.legal = bytearray()
        self.games = 0

    def play(self, plan: Plan, number: int) -> list[tuple[int, int]]:
        """One game more; what each seat did, decision by decision."""
        levels = plan.line_up(number)
        seed = plan.deal(number)
        played: list[tuple[int, int]] = []

        def watch(state: State, seat: int, legal: list[int], action: int) -> None:
            self.add(number, len(played), levels[seat], Decided(state, seat, legal, action), seed)
            played.append((seat, action))

        state = play_game(self.game, plan, number, Tally(), watch=watch)
        self.conclude([seat for seat, _ in played], state.ranking(), state.scores())
        return played

    def add(self, game: int, decision: int, who: str, decided: Decided, seed: int | None = None) -> None:
        """One decision more; the cards and dice of people come from no seed that may be told."""
        mask = bytearray(self.actions)
        for one in decided.legal:
            mask[one] = 1
        self.legal += mask
        self.observed += memoryview(self.observation.row_of(decided.state, decided.seat))
        row = (game, seed, decision, decided.seat, who, decided.action)
        for column, value in zip(self.numbers.values(), row, strict=True):
            column.append(value)

    def conclude(self, seats: Sequence[int], places: Sequence[int], scores: Sequence[float]) -> None:
        """What came of the game for these seats, one for each of its decisions."""
        self.games += 1
        self.results["place"] += [places[seat] for seat in seats]
        self.results["score"] += [scores[seat] for seat in seats]

    def table(self, plan: str) -> Any:
        """What Arrow makes of them."""
        arrow: Any = import_module("pyarrow")
        observed = flat(arrow, arrow.float64(), self.observed).cast(arrow.float32())
        mask = flat(arrow, arrow.uint8(), self.legal)
        columns = {
            "game": arrow.array(self.numbers["game"], arrow.int32()),
            "seed": arrow.array(self.numbers["seed"], arrow.uint64()),
            "decision": arrow.array(self.numbers["decision"], arrow.int32()),
            "seat": arrow.array(self.numbers["seat"], arrow.int8()),
            "bot": arrow.array(self.numbers["bot"], arrow.string()),
            "observation": arrow.FixedSizeListArray.from_arrays(observed, self.observation.size),
            "action_mask": arrow.FixedSizeListArray.from_arrays(mask, self.actions),
            "action": arrow.array(self.numbers["action"], arrow.int16()),
            "place": arrow.array(self.results["place"], arrow.int8()),
            "score": arrow.array(self.results["score"], arrow.float32()),
        }
        return arrow.table(columns).replace_schema_metadata(described(plan, self.observation))


def flat(arrow: Any, kind: Any, numbers: bytearray) -> Any:
    """An Arrow array over numbers that lie side by side; nothing is copied."""
    return arrow.Array.from_buffers(kind, len(numbers) * 8 // kind.bit_width, [None, arrow.py_buffer(numbers)])


def described(plan: str, observation: Observation) -> dict[str, str]:
    """What a reader of the file must know: the plan, and where each part of an observation lies."""
    return {"tablee.plan": plan, "tablee.observation": parts_of(observation)}


def parts_of(observation: Observation) -> str:
    """Where each part of an observation lies: two with the same text can stand in one file."""
    return json.dumps(
        [
            {"name": block.name, "shape": block.shape, "at": block.at, "low": block.low, "high": block.high}
            for block in observation.blocks
        ]
    )


def planned(plan: Plan) -> str:
    """The plan as text: the same for the same games."""
    return json.dumps({**asdict(plan), "budget": str(plan.budget)}, sort_keys=True, default=str)


def check_arrow() -> None:
    """Refuses before anything is played."""
    try:
        import_module("pyarrow")
    except ImportError as error:
        raise Mistake("no-pyarrow") from error


def make_dataset(
    plan: Plan, file: Path, workers: Workforce, progress: Callable[[int, int], None], with_records: bool = False
) -> int:
    """Plays what is missing and writes the file, perhaps a record of each game, too; how many rows there are."""
    folder = file.with_name(file.name + ".parts")
    records = str(records_of(file)) if with_records else ""
    begin(plan, folder, records)
    chunks = range(0, plan.games, CHUNK)
    missing = [start for start in chunks if not part_of(folder, start).is_file()]
    done = len(chunks) - len(missing)
    progress(done * CHUNK, plan.games)
    played = in_parallel(play_part, [(plan, start, with_records) for start in missing], workers)
    for start, part in zip(missing, played, strict=True):
        part.save(part_of(folder, start), Path(records))
        done += 1
        progress(min(done * CHUNK, plan.games), plan.games)
    rows = join([part_of(folder, start) for start in chunks], file)
    for kept in folder.iterdir():
        kept.unlink()
    folder.rmdir()
    return rows


def records_of(file: Path) -> Path:
    """The folder of the records beside a data set."""
    return file.with_suffix(".records")


def begin(plan: Plan, folder: Path, records: str = "") -> None:
    """A folder for the parts, and perhaps one for records; one that another plan has begun is left alone."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / PLAN
    whole = planned(plan) + records
    if kept.is_file() and kept.read_text() != whole:
        raise Mistake("other-plan", {"folder": str(folder)})
    kept.write_text(whole)
    if records:
        Path(records).mkdir(exist_ok=True)


def part_of(folder: Path, start: int) -> Path:
    """The file of the games from this one on."""
    return folder / f"{start:09}.parquet"


@dataclass(frozen=True)
class PlayedPart:
    """Some games of a data set, from whatever machine they were played on."""

    rows: bytes  # a file of Parquet
    records: dict[str, str]  # file name -> text

    def save(self, file: Path, folder: Path) -> None:
        """The rows as a file that is there when it is whole, the records before it."""
        for name, text in self.records.items():
            (folder / name).write_text(text, encoding="utf-8")
        save(self.rows, file)


def play_part(plan: Plan, start: int, with_records: bool) -> PlayedPart:
    """Plays the games from this one on."""
    game = registry.get(plan.slug, plan.version)
    rows = Rows(game, game.observe(plan.players, game.fixed(game.read_options(plan.options))))
    records: dict[str, str] = {}
    for number in range(start, min(start + CHUNK, plan.games)):
        played = rows.play(plan, number)
        if with_records:
            records[f"{number:09}.tablee"] = record_text(game, plan, number, played)
    return PlayedPart(parquet_of(rows.table(planned(plan))), records)


def parquet_of(table: Any) -> bytes:
    """A table of Arrow as a file holds it."""
    written = BytesIO()
    import_module("pyarrow.parquet").write_table(table, written, compression=COMPRESSION)
    return written.getvalue()


def save(data: bytes, file: Path) -> None:
    """A file that is there when it is whole."""
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.write_bytes(data)
    unfinished.replace(file)


def record_text(game: Game, plan: Plan, number: int, played: list[tuple[int, int]]) -> str:
    """The record of a game, its seats named after their bots: played again from the same deal."""
    seed = plan.deal(number)
    match = Match(game, plan.players, SeededChance(seed), plan.options, plan.line_up(number))
    for seat, action in played:
        match.play(seat, action)
    return write_record(record_of(match, {"seed": str(seed)}))


def join(parts: list[Path], file: Path) -> int:
    """All parts as one file, a row group each, read one after the other."""
    parquet: Any = import_module("pyarrow.parquet")
    rows = 0
    unfinished = file.with_name(file.name + ".unfinished")
    with parquet.ParquetWriter(unfinished, parquet.read_schema(parts[0]), compression=COMPRESSION) as writer:
        for part in parts:
            table = parquet.read_table(part)
            writer.write_table(table, row_group_size=max(1, table.num_rows))
            rows += table.num_rows
    unfinished.replace(file)
    return rows
