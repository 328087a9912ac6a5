"""What a worker process does for the server: whatever could take long: texts that people bring, hints.

Runs as `python -m tablee.server.jobs NICENESS SECONDS`: a job comes in, its answer goes out, each preceded by its
length. It ends with its server, whose end closes the pipe.
"""

from __future__ import annotations

import gzip
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from io import BytesIO
from typing import BinaryIO

import msgspec

from tablee.engine import registry
from tablee.engine.match import Entry
from tablee.engine.record import Record, hashed, write_record
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import Budget
from tablee.review.hinting import advise
from tablee.review.pace import pace_within
from tablee.review.reasons import Contrast
from tablee.review.reviewing import CONCEDE, ReviewDraft, ReviewPart, why, work_out
from tablee.review.shapes import Fineness, Judgement, Sums, rounded
from tablee.review.trying import try_out
from tablee.server import protocol as p

LENGTH = 4  # bytes
CPU_SECONDS = 10  # for one job, unless the server says otherwise; the longest good one takes a tenth of that
MEMORY = 2 << 30  # bytes
MOST_FAULTS = 30  # that a page is told of
POLITE = 5  # tables go first


class WorkerJob(msgspec.Struct, frozen=True, tag=True):
    """Something to do."""

    def do(self) -> bytes:
        """Does it."""
        raise NotImplementedError


class DrawQr(WorkerJob, frozen=True):
    """A QR code as SVG."""

    text: str

    def do(self) -> bytes:
        """Draws it."""
        import segno

        drawn = BytesIO()
        segno.make(self.text, error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False)
        return drawn.getvalue()


class MakeScenery(WorkerJob, frozen=True):
    """What a drawn board needs and no move changes, compressed."""

    game: str
    version: int
    options: str

    def do(self) -> bytes:
        """Draws it."""
        game = registry.get(self.game, self.version)
        assert game.scenery is not None
        fixed = game.fixed_of_text(self.options) if self.options else game.default_fixed()
        return gzip.compress(msgspec.json.encode(game.scenery(fixed.options)), mtime=0)


class SurveyText(WorkerJob, frozen=True):
    """What a game says of a text that people bring."""

    game: str
    option: str
    text: str

    def do(self) -> bytes:
        """Looks it over."""
        found = registry.get(self.game).survey(self.option, self.text)
        return msgspec.json.encode(
            p.Surveyed(
                faults=[
                    p.Finding(one.code, one.rule, one.where, dict(one.facts)) for one in found.faults[:MOST_FAULTS]
                ],
                warnings=[p.Finding(one.code, one.rule, one.where, dict(one.facts)) for one in found.warnings],
                left_off=max(0, len(found.faults) - MOST_FAULTS),
                facts=dict(found.facts),
                text=found.text,
                picture=found.picture,
            )
        )


class CheckOptions(WorkerJob, frozen=True):
    """Can a table be opened with these options?"""

    game: str
    options: dict[str, p.Fact]

    def do(self) -> bytes:
        """Reads them and makes what they fix."""
        game = registry.get(self.game)
        game.fixed(game.read_options(self.options))
        return b""


class PlayedEntry(msgspec.Struct, frozen=True, array_like=True):
    """An entry of a match."""

    number: int
    seat: int
    actions: list[str]
    outcomes: list[str]
    undone: bool
    secret: bool


class HashRecord(WorkerJob, frozen=True):
    """A record whose states were not hashed, as text with all hashes."""

    tags: dict[str, str]
    played: list[PlayedEntry]

    def do(self) -> bytes:
        """Plays it again."""
        entries = [
            Entry(one.number, one.seat, one.actions, one.outcomes, undone=one.undone, secret=one.secret)
            for one in self.played
        ]
        return write_record(hashed(Record(self.tags, entries))).encode()


class AdviseSeat(WorkerJob, frozen=True):
    """What a seat might do and why, from its view: a list of `GivenAdvice`. No worker ever sees a state or a seed."""

    game: str
    version: int
    view: bytes  # JSON
    seed: int  # of the games played in thought
    budget: Budget

    def do(self) -> bytes:
        """Thinks it through."""
        game = registry.get(self.game, self.version)
        advised = advise(game, game.read_view(self.view), b"", self.seed, self.budget)
        return msgspec.json.encode(
            [
                GivenAdvice(one.action, rounded(one.worth), rounded(2 * one.error), reasons(one.contrasts))
                for one in advised
            ]
        )


class GivenAdvice(msgspec.Struct, frozen=True):
    """One action of a hint, by its number."""

    action: int
    worth: int
    error: int
    why: list[p.WhyBetter]


def read_advice(found: bytes) -> list[GivenAdvice]:
    """What such a job has given."""
    return msgspec.json.decode(found, type=list[GivenAdvice])


# Reviews ----------------------------------------------------------------------------------------------


class SetPace(WorkerJob, frozen=True):
    """How a review is best worked out in so many seconds of one core: a `ReviewPace`."""

    record: str
    seconds: float
    first: float  # for a first curve
    fineness: Fineness | None = None  # if somebody has said how fine

    def do(self) -> bytes:
        """Plays a few games."""
        pace = pace_within(self.record, self.seconds, self.first)
        if self.fineness is not None:
            pace = msgspec.structs.replace(pace, fineness=self.fineness)
        return msgspec.msgpack.encode(pace)


class WorkOutPart(WorkerJob, frozen=True):
    """A part of a review: a `PartOutcome`."""

    part: ReviewPart

    def do(self) -> bytes:
        """Plays its games."""
        return msgspec.msgpack.encode(work_out(self.part))


class DrawUpReview(WorkerJob, frozen=True):
    """A `Review` of what was worked out."""

    record: str
    fineness: Fineness
    seed: int
    sums: list[Sums]
    judgements: list[Judgement]

    def do(self) -> bytes:
        """Adds it up."""
        draft = ReviewDraft(self.record, self.fineness, self.seed, self.sums, self.judgements)
        return msgspec.msgpack.encode(draft.review())


class ExplainDecision(WorkerJob, frozen=True):
    """Why another action would have been better: a list of `WhyBetter`."""

    record: str
    judgement: Judgement
    seed: int

    def do(self) -> bytes:
        """Plays both on."""
        found = [] if self.judgement.action == CONCEDE else why(self.record, self.judgement, self.seed)
        return msgspec.json.encode(reasons(found))


class TryAction(WorkerJob, frozen=True):
    """What another action would have been worth: `TriedOut`."""

    record: str
    entry: int
    action: str
    seed: int
    milliseconds: int

    def do(self) -> bytes:
        """Plays both on."""
        found = try_out(self.record, self.entry, self.action, self.seed, self.milliseconds)
        played, tried = (
            p.ReviewedAction(one.action, rounded(one.worth), [rounded(chance) for chance in one.chances])
            for one in (found.played, found.tried)
        )
        gained, error = rounded(found.gained), rounded(2 * found.error)
        return msgspec.json.encode(p.TriedOut(found.seat, played, tried, gained, error, reasons(found.contrasts)))


def reasons(found: Sequence[Contrast]) -> list[p.WhyBetter]:
    """As they are sent."""
    return [p.WhyBetter(msgspec.Raw(msgspec.json.encode(one.event)), one.better, one.other) for one in found]


AnyJob = (
    DrawQr
    | MakeScenery
    | SurveyText
    | CheckOptions
    | HashRecord
    | AdviseSeat
    | SetPace
    | WorkOutPart
    | DrawUpReview
    | ExplainDecision
    | TryAction
)


class JobResult(msgspec.Struct, frozen=True):
    """What became of a job."""

    seconds: float
    result: bytes = b""
    kind: str = ""  # of a failure: refusal, mistake, fault
    code: str = ""
    rule: str = ""
    facts: p.Facts = {}

    def value(self) -> bytes:
        """The result, or the failure raised here."""
        if self.kind == "refusal":
            raise Refused(self.code, self.rule, self.facts)
        if self.kind == "mistake":
            raise Mistake(self.code, self.facts)
        if self.kind:
            raise RuntimeError(self.code)
        return self.result


def done(job: AnyJob) -> JobResult:
    """Does a job, whatever comes of it."""
    since = time.process_time()
    try:
        return JobResult(result=job.do(), seconds=time.process_time() - since)
    except Refused as error:
        return JobResult(time.process_time() - since, b"", "refusal", error.code, error.rule, dict(error.facts))
    except Mistake as error:
        return JobResult(time.process_time() - since, b"", "mistake", error.code, "", dict(error.facts))
    except Exception as error:  # noqa: BLE001 - the server writes it to its log
        return JobResult(time.process_time() - since, b"", "fault", f"{type(error).__name__}: {error}"[:500])


def limit_time(seconds: int) -> None:
    """Lets the system end this process when a job takes too long, whatever it is doing then."""
    try:
        import resource
    except ImportError:  # Windows: the server's own patience ends it
        return
    until = int(time.process_time()) + 1 + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))


def limit_memory() -> None:
    """No text makes this process larger than that."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))


def read_job(source: BinaryIO) -> AnyJob | None:
    """The next job; None when the server is gone."""
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    job: AnyJob = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=AnyJob)
    return job


def main(polite: int = POLITE, seconds: int = CPU_SECONDS) -> None:
    """Does one job after the other."""
    source, target = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever prints does not disturb the answers
    with suppress(AttributeError, OSError):
        os.nice(polite)
    limit_memory()
    while (job := read_job(source)) is not None:
        limit_time(seconds)
        answer = msgspec.msgpack.encode(done(job))
        target.write(len(answer).to_bytes(LENGTH, "big") + answer)
        target.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):  # the server was interrupted, and we with it
        main(*map(int, sys.argv[1:]))
