"""`tablee review`: what an ended game was worth to whom, moment by moment; luck and play apart."""

import os
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from tablee.cli.board import Board
from tablee.cli.files import in_game_words, text_of
from tablee.cli.numbers import at_least, written
from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.cli.progress import progress_bar
from tablee.engine import record as records
from tablee.engine.match import Match
from tablee.engine.record import read_record
from tablee.engine.shapes import OMNISCIENT
from tablee.lab.workers import in_parallel
from tablee.review import reviewing
from tablee.review.finding import Finding, finding_of, turning_points
from tablee.review.pace import fineness_within
from tablee.review.reviewing import CONCEDE, PartOutcome, ReviewPart, why
from tablee.review.shapes import WHOLE, Fineness, Judgement, Review

SECONDS = 60
COSTLY = 5  # decisions
TURNING = 3
BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 60


def review(
    file: Path,
    /,
    *,
    seconds: int = SECONDS,
    rollouts: int | None = None,
    iterations: int | None = None,
    seed: int = 1,
    workers: int | None = None,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Reviews a finished game."""
    output = command_output(lang, json)
    at_least(1, {"--seconds": seconds, "--rollouts": rollouts, "--iterations": iterations, "--workers": workers})
    text = text_of(file)
    record = read_record(text)
    with in_game_words(record, output.lang):
        match = records.replay(record)
    count = workers or os.cpu_count() or 1
    fineness = chosen(text, seconds * count, rollouts, iterations)
    with progress_bar(output, "review-progress") as progress:
        found = reviewing.review(text, fineness, seed, partial(work_out, workers=count), progress)
    if json:
        output.answer(msgspec.to_builtins(found))
    else:
        Show(output, match, text, found).all()
    return GOOD


def chosen(record: str, seconds: float, rollouts: int | None, iterations: int | None) -> Fineness:
    """As fine as the time allows, unless somebody says how fine."""
    if rollouts is not None and iterations is not None:
        return Fineness(rollouts, iterations)
    found = fineness_within(record, seconds)
    return Fineness(rollouts or found.rollouts, iterations or found.iterations, found.every)


def work_out(parts: Sequence[ReviewPart], workers: int) -> Iterator[PartOutcome]:
    """On all cores."""
    return in_parallel(reviewing.work_out, [(part,) for part in parts], workers)


class Show:
    """A review on the screen."""

    def __init__(self, output: CommandOutput, match: Match, record: str, review: Review) -> None:
        self.output = output
        self.board = Board(output, match.game, match.names)
        self.match = match
        self.record = record
        self.review = review

    def all(self) -> None:
        """The account, the finding, the curve, the turning points, the decisions that cost most."""
        self.output.say("review-title", "bold", game=self.board.words.text("name"), moments=len(self.review.moments))
        self.accounts()
        self.finding()
        self.curves()
        self.turning_points()
        self.costly()
        fineness = self.review.fineness
        self.output.say(
            "review-made-of",
            "dim",
            rollouts=fineness.rollouts,
            iterations=fineness.iterations,
            seed=str(self.review.seed),
        )
        if fineness.every > 1:
            self.output.say("review-every", "dim", every=fineness.every)

    def points(self, thousandths: int) -> str:
        """`62,3`: hundredths of a game with one digit, so that nothing is rounded away."""
        return written(thousandths * 100 / WHOLE, self.output.lang, 1)

    def accounts(self) -> None:
        """How each seat came from its start to its result."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for key in ("name", "start", "luck", "cost", "given", "result", "error"):
            table.add_column(self.output.text(f"review-{key}"), justify="left" if key == "name" else "right")
        for seat, account in enumerate(self.review.accounts):
            table.add_row(
                Text(self.board.name(seat)),
                self.points(account.start),
                self.signed(account.luck),
                self.signed(-account.cost),
                self.signed(account.given),
                self.points(account.result),
                f"± {self.points(2 * account.error)}",
            )
        self.output.print(table)

    def signed(self, thousandths: int) -> str:
        """`+4,1`, `−4,1`."""
        sign = "+" if thousandths > 0 else "−" if thousandths < 0 else ""
        return sign + self.points(abs(thousandths))

    def finding(self) -> None:
        """Who played best, and what luck made of it."""
        finding, facts = finding_of(self.review)
        if finding in (Finding.UNDECIDED, Finding.SHARED):
            self.output.say(f"review-{finding.value}")
            return
        names = {key: self.board.name(facts[key]) for key in ("winner", "rival")}
        numbers = {key: self.points(facts[key]) for key in ("cost", "least", "error")}
        luck = {key: self.signed(facts[key]) for key in ("luck", "rivals_luck")}
        self.output.say(f"review-{finding.value}", "bold", **names, **numbers, **luck)

    def curves(self) -> None:
        """The chances of each seat from the beginning to the end, as bars."""
        self.output.print()
        grid = Table.grid(padding=(0, 2))
        for seat in range(len(self.review.accounts)):
            grid.add_row(Text(self.board.name(seat), "dim"), Text(self.bars(seat)))
        self.output.print(grid)

    def bars(self, seat: int) -> str:
        """One seat's curve."""
        chances = [moment.chances[seat] for moment in self.review.moments]
        width = min(WIDTH, len(chances))
        picked = [chances[index * (len(chances) - 1) // max(1, width - 1)] for index in range(width)]
        return "".join(BARS[chance * (len(BARS) - 1) // WHOLE] for chance in picked)

    def turning_points(self) -> None:
        """Where luck moved the game most."""
        points = turning_points(self.review)[:TURNING]
        if points:
            self.output.print()
            self.output.say("review-turning", "dim")
        for entry, seat, luck in sorted(points):
            name = self.board.name(seat)
            told = self.told(entry) or self.played(entry)
            self.output.say("review-moment", entry=entry, told=told, name=name, luck=self.points(luck))

    def told(self, entry: int) -> str:
        """What an entry told, in sentences."""
        events = [event for number, event in self.match.events(OMNISCIENT, entry) if number == entry]
        sentences = (self.board.words.event(event, self.match.names) for event in events)
        return " ".join(sentence for sentence in sentences if sentence)

    def played(self, entry: int) -> str:
        """What was played in an entry of which nothing is told in words."""
        one = next((one for one in self.match.entries if one.number == entry), None)
        return "" if one is None else " ; ".join(self.action(action) for action in one.actions)

    def costly(self) -> None:
        """The decisions that cost most, with the better one and why."""
        found = sorted(self.review.judgements, key=lambda judgement: -judgement.cost)[:COSTLY]
        self.output.print()
        self.output.say("review-costly", "dim")
        for judgement in found:
            if judgement.cost:
                self.decision(judgement)

    def decision(self, judgement: Judgement) -> None:
        """One decision."""
        self.output.say(
            "review-decision",
            entry=judgement.entry,
            name=self.board.name(judgement.seat),
            action=self.action(judgement.action),
            better=self.action(judgement.better),
            cost=self.points(judgement.cost),
            error=self.points(2 * judgement.error),
        )
        for contrast in why(self.record, judgement, self.review.seed) if judgement.action != CONCEDE else ():
            told = self.board.words.event(contrast.event, self.match.names)
            self.output.say(
                "review-why", "dim", told=told, better=contrast.better, other=contrast.other, rule=contrast.rule
            )

    def action(self, name: str) -> str:
        """An action in words; giving up is no action of a game."""
        own = f"review-action-{name}"
        if own in self.output.texts.keys:
            return self.output.text(own)
        return self.board.words.action(name, self.match.names)
