"""Reviews of ended games: worked out in parts by worker processes, looked at while they grow, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from tablee.engine.refusal import Mistake, Refused
from tablee.review.finding import finding_of
from tablee.review.pace import ReviewPace
from tablee.review.reviewing import PartOutcome, ReviewPart, added, parts_of
from tablee.review.shapes import WHOLE, Fineness, Judgement, Review, ReviewMoment, Sums
from tablee.server import protocol as p
from tablee.server.jobs import AnyJob, DrawUpReview, ExplainDecision, SetPace, TryAction, WorkOutPart
from tablee.server.tables import referee
from tablee.server.tables.limits import Accounts

if TYPE_CHECKING:
    from tablee.server.sharing.sharing import Sharing
    from tablee.server.tables.limits import Account
    from tablee.server.tables.live import LiveTable
    from tablee.server.tables.registry import TableRegistry

logger = logging.getLogger("tablee.reviews")
SEED = 1  # that of `tablee review`, so that the same numbers give the same review there
MOST_AT_ONCE = 8  # reviews, of all people
OF_ONE = 1  # of one person
EXPLAINED = 5  # decisions
FINER = 4  # times as many games
FINEST = 8192  # games for a decision
CERTAIN = 2  # standard errors
TOLD_SECONDS = 0.5  # from one word to the other processes to the next


class KeptReview(msgspec.Struct, frozen=True):
    """A review with the reasons of its costliest decisions, as the store has it."""

    review: Review
    why: dict[str, list[p.WhyBetter]]  # by entry and step: `12.0`


@dataclass
class RunningReview:
    """A review that is being worked out."""

    user: str
    task: asyncio.Task[None] | None = None
    done: int = 0
    total: int = 0
    fineness: Fineness = field(default_factory=Fineness)
    review: Review | None = None  # as far as it has come
    has_failed: bool = False


class Reviews:
    """The reviews of this server."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        settings = registry.settings
        self.accounts = Accounts(
            settings.person_review, settings.address_review, settings.longest_pause, registry.clock
        )
        self.running: dict[str, RunningReview] = {}

    # Looking ------------------------------------------------------------------------------------------

    async def of(self, live: LiveTable) -> p.Reviewed:
        """What there is of a review, whichever process works on it; nothing at all before the game is over."""
        check_ended(live)
        running = self.running.get(live.id)
        if running is not None and not running.has_failed:
            return shown(running)
        elsewhere = await self.elsewhere(live.id)
        if elsewhere is not None and elsewhere.state == "working":
            return elsewhere
        kept = await self.kept(live.id)
        if kept is not None:
            return complete(kept)
        return elsewhere or (NOTHING if running is None else shown(running))

    async def elsewhere(self, table: str) -> p.Reviewed | None:
        """How far another process has come with a review."""
        sharing = self.registry.sharing
        state = await sharing.ledger.review(table) if sharing is not None else None
        if state is None:
            return None
        return msgspec.json.decode(state, type=p.Reviewed) if state else BEGUN

    async def kept(self, table: str) -> KeptReview | None:
        """The review that is kept with a table."""
        data = await self.registry.store.review(table)
        return None if data is None else msgspec.json.decode(data, type=KeptReview)

    # Working ------------------------------------------------------------------------------------------

    async def begin(self, live: LiveTable, user: str, address: str, finer: bool) -> p.Reviewed:
        """Begins a review, unless there is one; one person has one at a time, and not without end."""
        check_ended(live)
        if not user:
            raise referee.refused("name-needed")
        self.forget_failures()
        if live.id in self.running:
            return shown(self.running[live.id])
        elsewhere = await self.elsewhere(live.id)
        if elsewhere is not None and elsewhere.state == "working":
            return elsewhere
        kept = await self.kept(live.id)
        if kept is not None and not (finer and can_be_finer(kept.review.fineness)):
            return complete(kept)
        sharing = self.registry.sharing
        own = await sharing.ledger.reviews_of(user) if sharing is not None else 0
        if live.id in self.running:  # somebody else was faster
            return shown(self.running[live.id])
        account = self.accounts.of(user, address)
        own += sum(one.user == user for one in self.running.values())
        if own >= OF_ONE or account.pause() > 0:
            raise referee.refused("too-fast")
        if len(self.running) >= MOST_AT_ONCE:
            raise referee.refused("busy")
        running = self.running[live.id] = RunningReview(user)
        if sharing is not None and not await self.has_claimed(live.id, running, sharing):
            return await self.of(live)
        running.task = self.registry.spawn(
            self.work(live, running, account, finer_than(kept.review.fineness) if kept else None)
        )
        return shown(running)

    async def has_claimed(self, table: str, running: RunningReview, sharing: Sharing) -> bool:
        """Takes a review as this process's work, and tells the others from now on how far it is."""
        is_mine = False
        try:
            is_mine = await sharing.ledger.begin_review(table, running.user)
        finally:
            if not is_mine:
                del self.running[table]
        if is_mine:
            self.registry.spawn(self.tell(table, running, sharing))
        return is_mine

    async def tell(self, table: str, running: RunningReview, sharing: Sharing) -> None:
        """Tells the other processes how far a review is, until it is kept, which takes the word back, or has failed."""
        told = BEGUN
        while self.running.get(table) is running and not running.has_failed:
            if shown(running) != told:
                told = shown(running)
                await sharing.attempt(sharing.ledger.note_review(table, msgspec.json.encode(told)))
            await asyncio.sleep(TOLD_SECONDS)
        if running.has_failed:
            await sharing.attempt(sharing.ledger.fail_review(table, msgspec.json.encode(shown(running))))

    def forget_failures(self) -> None:
        """What has failed may be tried again."""
        for table in [table for table, one in self.running.items() if one.has_failed]:
            del self.running[table]

    async def work(self, live: LiveTable, running: RunningReview, account: Account, fineness: Fineness | None) -> None:
        """Works a review out, keeps it, and forgets that it was under way."""
        try:
            kept = await ReviewWork(self, await self.registry.records.complete(live), running, account).do(fineness)
            await self.registry.store.keep_review(live.id, msgspec.json.encode(kept))
        except (Refused, Mistake) as error:
            logger.warning("a review was refused", extra={"table": live.id, "code": error.code})
            running.has_failed = True
        except Exception:
            logger.exception("a review failed", extra={"table": live.id})
            running.has_failed = True
        else:
            del self.running[live.id]

    # What if ------------------------------------------------------------------------------------------

    async def try_out(self, live: LiveTable, user: str, address: str, wish: p.WhatIf) -> p.TriedOut:
        """What another action would have been worth at a moment of an ended game."""
        check_ended(live)
        if not user:
            raise referee.refused("name-needed")
        account = self.registry.thoughts.of(user, address)
        if account.pause() > 0:
            raise referee.refused("too-fast")
        record = await self.registry.records.complete(live)
        job = TryAction(record, wish.entry, wish.action, SEED, self.registry.settings.trying_milliseconds)
        return msgspec.json.decode(await self.registry.advisers.do(job, account), type=p.TriedOut)


class ReviewWork:
    """The work on one review."""

    def __init__(self, reviews: Reviews, record: str, running: RunningReview, account: Account) -> None:
        self.workers = reviews.registry.reviewers
        self.settings = reviews.registry.settings
        self.record = record
        self.running = running
        self.account = account
        self.sums: list[Sums] = []
        self.judgements: list[Judgement] = []

    async def do(self, fineness: Fineness | None) -> KeptReview:
        """A first curve soon, then everything."""
        running = self.running
        pace = await self.pace()
        running.fineness = fineness or pace.fineness
        todo = list(parts_of(self.record, running.fineness, SEED, pace.moments, pace.choices))
        running.total = len(todo) + EXPLAINED
        if pace.sketch is not None:
            await self.sketch(pace, pace.sketch)
        is_first = True
        async for outcome in self.outcomes(todo):
            self.judgements += outcome.judgements
            self.sums = added(self.sums, outcome)
            running.done += 1
            if is_first and len(self.sums) == pace.moments:
                is_first = False
                running.review = await self.draw_up(self.sums, [])
        review = running.review = await self.draw_up(self.sums, self.judgements)
        return KeptReview(review, await self.explain(review))

    async def pace(self) -> ReviewPace:
        """How fine the review can be in the usual time."""
        seconds = self.settings.review_seconds * self.workers.count
        first = self.settings.first_curve_seconds * self.workers.count
        found = await self.workers.do(SetPace(self.record, seconds, first, self.settings.fineness), self.account)
        return msgspec.msgpack.decode(found, type=ReviewPace)

    async def sketch(self, pace: ReviewPace, fineness: Fineness) -> None:
        """A curve of few games, where a better one would take too long to wait for; it is thrown away later."""
        todo = list(parts_of(self.record, fineness, SEED, pace.moments, 0))
        sums: list[Sums] = []
        async for outcome in self.outcomes(todo):
            sums = added(sums, outcome)
        self.running.review = await self.draw_up(sums, [])

    async def outcomes(self, todo: Sequence[ReviewPart]) -> AsyncIterator[PartOutcome]:
        """What comes of the parts, in their order."""
        async for found in self.results([WorkOutPart(part) for part in todo]):
            yield msgspec.msgpack.decode(found, type=PartOutcome)

    async def results(self, jobs: Sequence[AnyJob]) -> AsyncIterator[bytes]:
        """What comes of jobs, in their order: one more is under way than there are workers, so that none of them waits.

        Results that came before their turn do not count: a long job keeps only its own worker busy.
        """
        waiting = deque(jobs)
        begun: deque[asyncio.Task[bytes]] = deque()
        try:
            while waiting or begun:
                busy = [task for task in begun if not task.done()]
                while waiting and len(busy) <= self.workers.count:
                    busy.append(asyncio.create_task(self.workers.do(waiting.popleft(), self.account)))
                    begun.append(busy[-1])
                if not begun[0].done():
                    await asyncio.wait(busy, return_when=asyncio.FIRST_COMPLETED)
                while begun and begun[0].done():
                    yield begun.popleft().result()
        finally:
            for task in begun:
                task.cancel()
            await asyncio.gather(*begun, return_exceptions=True)

    async def draw_up(self, sums: list[Sums], judgements: list[Judgement]) -> Review:
        """The account of what has been worked out so far."""
        job = DrawUpReview(self.record, self.running.fineness, SEED, sums, judgements)
        return msgspec.msgpack.decode(await self.workers.do(job, self.account), type=Review)

    async def explain(self, review: Review) -> dict[str, list[p.WhyBetter]]:
        """Why the costliest decisions were worse than others."""
        why: dict[str, list[p.WhyBetter]] = {}
        dearest = costly(review)[:EXPLAINED]
        jobs = [ExplainDecision(self.record, judgement, SEED) for judgement in dearest]
        async for found in self.results(jobs):
            why[key_of(dearest[len(why)])] = msgspec.json.decode(found, type=list[p.WhyBetter])
            self.running.done += 1
        return why


def check_ended(live: LiveTable) -> None:
    """Nothing is told of a game that is still running, or that was never dealt."""
    if not live.table.is_over:
        raise referee.refused("not-over")
    if live.table.match is None:
        raise referee.refused("never-begun")


def finer_than(fineness: Fineness) -> Fineness:
    """Four times as many games: for more moments and decisions first, if not all are looked at."""
    more = min(FINER, fineness.every)
    games = FINER // more
    return Fineness(fineness.rollouts * games, fineness.iterations * games, fineness.every // more)


def can_be_finer(fineness: Fineness) -> bool:
    """Is there any use in more games?"""
    return fineness.every > 1 or fineness.iterations * FINER <= FINEST


def costly(review: Review) -> list[Judgement]:
    """The decisions that cost something, the dearest first."""
    return sorted((one for one in review.judgements if one.cost), key=lambda one: -one.cost)


def key_of(judgement: Judgement) -> str:
    return f"{judgement.entry}.{judgement.step}"


# As it is sent ----------------------------------------------------------------------------------------


NOTHING = p.Reviewed("none", 0, 0, 0, 0, 1, False, [], [], [], "", {})
BEGUN = msgspec.structs.replace(NOTHING, state="working")


def shown(running: RunningReview) -> p.Reviewed:
    """A review while it is being worked out: the curve alone, because what is left of it is not luck yet."""
    review = running.review
    return msgspec.structs.replace(
        NOTHING,
        state="failed" if running.has_failed else "working",
        done=running.done,
        total=running.total,
        moments=[] if review is None else [moment(one) for one in review.moments],
    )


def complete(kept: KeptReview) -> p.Reviewed:
    """A whole review."""
    review = kept.review
    finding, facts = finding_of(review)
    return msgspec.structs.replace(
        NOTHING,
        state="done",
        rollouts=review.fineness.rollouts,
        iterations=review.fineness.iterations,
        every=review.fineness.every,
        can_be_finer=can_be_finer(review.fineness),
        moments=[moment(one) for one in review.moments],
        decisions=[decision(one, kept.why.get(key_of(one), [])) for one in costly(review)],
        accounts=[
            p.ReviewedSeat(one.start, one.luck, one.cost, one.given, one.result, min(WHOLE, CERTAIN * one.error))
            for one in review.accounts
        ],
        finding=finding.value,
        facts=facts,
    )


def moment(one: ReviewMoment) -> p.ReviewedMoment:
    return p.ReviewedMoment(one.entry, one.chances, [CERTAIN * error for error in one.errors], one.luck)


def decision(one: Judgement, why: list[p.WhyBetter]) -> p.ReviewedDecision:
    return p.ReviewedDecision(one.entry, one.seat, one.action, one.better, one.cost, CERTAIN * one.error, why)
