"""`tablee report`: what many games say about a game, in one page, for those who design it."""

import html
import json as json_text
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import hypot
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any

from cyclopts import Parameter

from tablee.cli.catalogue import find
from tablee.cli.files import write_whole
from tablee.cli.numbers import at_least, percent, written
from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.cli.plans import planned
from tablee.cli.play import read_pairs
from tablee.cli.progress import progress_bar
from tablee.engine.game import Game
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import Budget
from tablee.engine.texts import texts
from tablee.lab import figures
from tablee.lab.plot import WORDS, check_plot
from tablee.lab.shares import Deal, ShareEstimate, Shares, as_numbers, duels, scored, shares
from tablee.lab.simulate import RANDOM, Plan, Share
from tablee.lab.study import Difference, Study, difference, study

GAMES = 1000
ITERATIONS = 50
SECONDS = 12  # that people take for a decision with a choice, unless told otherwise
PARTS_OF_TEN = 10
DUELS = 8  # for so many games, one deal is played twice by each two bots of different strength
FEWEST_DEALS = 4
THINKING = "skilled"  # meets the random bot where a game has none of its own
SHARES = ("luck", "skill", "seat", "rest")
Duels = Mapping[tuple[str, str], Sequence[Deal]]  # by the better and the worse bot
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;color:#1f2a44;background:#fbf6ea;max-width:46rem;margin:2rem auto;"
    "padding:0 1rem}svg{max-width:100%;height:auto}table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;"
    "text-align:left}th+th,td+td{padding-left:.8rem;text-align:right;font-variant-numeric:tabular-nums}"
    "tr{border-bottom:1px solid #e3d9c0}h2{margin-top:2.5rem}"
)


@dataclass
class Chapter:
    """One question about a game: its title, the answer in sentences, a figure, a table."""

    title: str
    sentences: list[str]
    figure: str = ""
    table: list[list[str]] = field(default_factory=list)


def report(
    slug: str,
    /,
    *,
    games: int = GAMES,
    seed: int = 1,
    players: int | None = None,
    bots: str | None = None,
    options: Annotated[list[str] | None, Parameter(consume_multiple=True)] = None,
    compare: Annotated[list[str] | None, Parameter(consume_multiple=True)] = None,
    iterations: int = ITERATIONS,
    seconds: int = SECONDS,
    workers: int | None = None,
    out: Path | None = None,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Writes a report on a game."""
    output = command_output(lang, json)
    game = find(slug)
    at_least(1, {"--workers": workers, "--iterations": iterations, "--seconds": seconds})
    at_least(2, {"--games": games})
    file = out or Path(f"{game.slug}-report.html")
    if file.suffix != ".html":
        raise Mistake("bad-report-file", {"file": str(file)})
    check_plot(file.with_suffix(".svg"))
    level = bots or list(game.bots or [RANDOM])[-1]
    budget = Budget(iterations)
    plan = planned(game, players, level, seed, games, read_pairs(options), budget, follow_lead=True)
    other = (
        planned(game, players, level, seed, games, read_pairs(compare), budget, follow_lead=True) if compare else None
    )
    cores = workers or os.cpu_count() or 1
    with progress_bar(output, "sim-progress") as progress:
        found = study(plan, cores, progress)
        met = meet(game, plan, cores, progress)
        changed = (study(other, cores, progress), meet(game, other, cores, progress)) if other else None
    teller = Teller(output, game, plan, found, met, seconds)
    chapters = teller.chapters()
    numbers = as_dict(plan, found, met)
    if other and changed:
        chapters.insert(0, teller.compared(*changed, compare or []))
        numbers["compared"] = as_dict(other, *changed)
    write_all(file, teller, chapters, numbers)
    if json:
        output.answer(numbers)
    else:
        for chapter in chapters:
            output.print(" ".join(chapter.sentences))
        output.say("report-written", "green", file=str(file))
    return GOOD


def meet(game: Game, plan: Plan, workers: int, progress: Callable[[int, int], None]) -> Duels:
    """Each bot of the game meets the one before it, from the random one on."""
    deals = max(FEWEST_DEALS, plan.games // DUELS)
    ladder = [RANDOM, *(game.bots or [THINKING])]
    return {pair[::-1]: duels(plan, pair[1], pair[0], deals, workers, progress) for pair in pairwise(ladder)}


@dataclass
class Teller:
    """Tells in plain words what a study found."""

    output: CommandOutput
    game: Game
    plan: Plan
    study: Study
    duels: Duels
    seconds: int

    @property
    def name(self) -> str:
        return texts(self.game, self.output.lang).text("name")

    @property
    def words(self) -> dict[str, str]:
        return {word: self.output.text(f"plot-{word}") for word in WORDS if word != "title"}

    def say(self, key: str, **facts: str | int) -> str:
        return self.output.text(f"report-{key}", **facts)

    def number(self, value: float, digits: int = 1) -> str:
        return written(value, self.output.lang, digits)

    def share(self, value: float) -> str:
        return percent(value, self.output.lang)

    def between(self, share: Share | ShareEstimate) -> str:
        return f"{self.share(share.interval[0])} – {self.share(share.interval[1])}"

    def title(self) -> str:
        return self.say("title", game=self.name, games=self.study.tally.games)

    def made(self) -> str:
        bots = ", ".join(self.plan.bots)
        chosen = " ".join(f"{name}={value}" for name, value in self.plan.options.items()) or "–"
        version, seed = str(self.plan.version), str(self.plan.seed)
        return self.say("made", players=self.plan.players, bots=bots, options=chosen, version=version, seed=seed)

    def counted(self) -> str:
        """What an interval stands for."""
        return self.say("counted", deals=self.deals)

    @property
    def deals(self) -> int:
        """How many each two bots have played."""
        return min(len(deals) for deals in self.duels.values())

    def chapters(self) -> list[Chapter]:
        return [
            self.length(),
            self.choice(),
            self.seats(),
            self.lead(),
            self.luck(),
            self.waiting(),
            self.actions(),
            self.endings(),
            self.depth(),
        ]

    def length(self) -> Chapter:
        tally = self.study.tally
        ordered = sorted(tally.decisions)
        ends = [ordered[len(ordered) * part // (2 * PARTS_OF_TEN)] for part in (1, 2 * PARTS_OF_TEN - 1)]
        minutes = tally.open_decisions / tally.games * self.seconds / 60
        told = {"mean": self.number(fmean(ordered)), "low": str(ends[0]), "high": str(ends[1])}
        sentence = self.say("length", minutes=self.number(minutes, 0), seconds=self.seconds, **told)
        return Chapter(self.say("length-title"), [sentence], figures.lengths(self.study, self.words))

    def choice(self) -> Chapter:
        tally = self.study.tally
        forced = self.share(tally.forced / max(1, sum(tally.decisions)))
        sentence = self.say("choice", mean=self.number(tally.branching), most=str(tally.widest), forced=forced)
        widths = [width for width, count in tally.widths.items() for _ in range(count)]
        figure = figures.histogram(widths, self.say("choice-title"), self.say("actions-open"), self.say("decisions"))
        return Chapter(self.say("choice-title"), [sentence], figure)

    def seats(self) -> Chapter:
        shares = self.study.tally.by_seat(self.plan.players)
        fair = sum(share.rate for share in shares) / len(shares)
        unfair = [
            self.say("seat-unequal", seat=seat + 1, rate=self.share(share.rate), between=self.between(share))
            for seat, share in enumerate(shares)
            if not share.interval[0] <= fair <= share.interval[1]
        ]
        sentences = [*unfair, self.say("seats-unequal" if unfair else "seats-equal", fair=self.share(fair))]
        return Chapter(self.say("seats-title"), sentences, figures.wins(self.study, self.plan.players, self.words))

    def lead(self) -> Chapter:
        found = self.study
        comeback = Share(found.behind, found.decided)
        facts = {"changes": self.number(fmean(found.changes)), "settled": self.share(fmean(found.settled))}
        sentence = self.say("lead", comeback=self.share(comeback.rate), between=self.between(comeback), **facts)
        settled = [100 * part for part in found.settled]
        figure = figures.histogram(settled, self.say("settled"), self.words["progress"], self.words["games"])
        return Chapter(self.say("lead-title"), [sentence], figure)

    def luck(self) -> Chapter:
        found = {pair: shares(deals) for pair, deals in self.duels.items()}
        told = [self.shared_out(pair, one) for pair, one in found.items()]
        names = {part: self.say(f"part-{part}") for part in SHARES}
        bars = {
            f"{better} – {worse}": {names[part]: 100 * rate for part, rate in rates_of(one).items()}
            for (better, worse), one in found.items()
        }
        figure = figures.parts(bars, self.say("luck-figure"), self.say("luck-share"))
        return Chapter(self.say("luck-title"), [self.say("luck-how", deals=self.deals), *told], figure)

    def shared_out(self, pair: tuple[str, str], found: Shares) -> str:
        """What decides between two bots."""
        rates = {part: self.share(rate) for part, rate in rates_of(found).items()}
        between = {"luckbetween": self.between(found.luck), "skillbetween": self.between(found.skill)}
        return self.say("luck", better=pair[0], worse=pair[1], **rates, **between)

    def waiting(self) -> Chapter:
        gaps = [gap for seat in self.study.gaps for gap in seat] or [0]
        sentence = self.say("waiting", mean=self.number(fmean(gaps)), most=str(max(gaps)))
        seats = {
            self.output.text("seat-name", number=seat + 1): fmean(own or [0])
            for seat, own in enumerate(self.study.gaps)
        }
        figure = figures.bars(seats, self.say("waiting-title"), self.say("decisions-of-others"))
        return Chapter(self.say("waiting-title"), [sentence], figure)

    def actions(self) -> Chapter:
        kinds = sorted(self.study.kinds.items(), key=lambda item: -item[1].taken)
        never = [name for name, kind in kinds if not kind.taken]
        sentence = self.say("actions-never", actions=", ".join(never)) if never else self.say("actions-all")
        head = [self.say(f"actions-{column}") for column in ("kind", "offered", "taken", "won")]
        rows = [
            [
                name,
                self.number(kind.offered, 0),
                self.share(kind.taken / max(1, kind.offered)),
                self.share(kind.won / max(1, kind.taken)),
            ]
            for name, kind in kinds
        ]
        return Chapter(self.say("actions-title"), [sentence], "", [head, *rows])

    def endings(self) -> Chapter:
        tally = self.study.tally
        shares = {reason: count / tally.games for reason, count in tally.endings.most_common()}
        said = ", ".join(f"{reason} {self.share(share)}" for reason, share in shares.items())
        sentence = self.say("endings", endings=said, draws=self.share(tally.draws / tally.games))
        percents = {reason: 100 * share for reason, share in shares.items()}
        return Chapter(self.say("endings-title"), [sentence], figures.bars(percents, "", self.words["share"]))

    def depth(self) -> Chapter:
        told = [
            self.say("depth", better=better, worse=worse, rate=self.share(found.rate), between=self.between(found))
            for (better, worse), found in ((pair, scored(deals)) for pair, deals in self.duels.items())
        ]
        return Chapter(self.say("depth-title"), told)

    def compared(self, other: Study, met: Duels, options: Sequence[str]) -> Chapter:
        """The same questions with other options, as differences."""
        chosen = " ".join(options)
        mine, its = self.study, other
        pair = list(met)[-1]
        luck, its_luck = shares(self.duels[pair]).luck, shares(met[pair]).luck
        questions = {
            "length": difference(mine.tally.decisions, its.tally.decisions),
            "changes": difference(mine.changes, its.changes),
            "first": difference(mine.results, its.results),
            "luck": apart(luck, its_luck),
        }
        told = [self.differs(name, found, chosen) for name, found in questions.items()]
        head = ["", self.say("as-is"), chosen]
        rows = [
            [
                self.say("length-title"),
                self.number(fmean(mine.tally.decisions)),
                self.number(fmean(its.tally.decisions)),
            ],
            [self.say("lead-title"), self.number(fmean(mine.changes)), self.number(fmean(its.changes))],
            [self.say("luck-title"), self.share(luck.rate), self.share(its_luck.rate)],
        ]
        return Chapter(self.say("compared-title", options=chosen), told, "", [head, *rows])

    def differs(self, name: str, found: Difference, options: str) -> str:
        """Whether something changed, and by how much."""
        as_share = name in ("first", "luck")
        mean, low, high = (
            (self.share(value) if as_share else self.number(value)) for value in (found.mean, found.low, found.high)
        )
        key = f"compared-{name}" if found.is_clear else f"compared-{name}-unclear"
        return self.say(key, options=options, mean=mean, low=low, high=high)


def rates_of(found: Shares) -> dict[str, float]:
    """What each thing explains, by its name in `SHARES`."""
    return {"luck": found.luck.rate, "skill": found.skill.rate, "seat": found.seat, "rest": found.rest}


def apart(one: ShareEstimate, other: ShareEstimate) -> Difference:
    """How much larger the second of two shares is."""
    mean, half = other.rate - one.rate, hypot(one.half, other.half)
    return Difference(mean, mean - half, mean + half)


def as_dict(plan: Plan, found: Study, met: Duels) -> dict[str, Any]:
    """All numbers, for programs."""
    tally = found.tally
    return {
        "game": plan.slug,
        "version": plan.version,
        "players": plan.players,
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": tally.games,
        "decisions": fmean(tally.decisions),
        "open_decisions": tally.open_decisions / tally.games,
        "branching": tally.branching,
        "forced": tally.forced / max(1, sum(tally.decisions)),
        "wins_by_seat": [share.rate for share in tally.by_seat(plan.players)],
        "draws": tally.draws / tally.games,
        "lead_changes": fmean(found.changes),
        "settled": fmean(found.settled),
        "comebacks": Share(found.behind, found.decided).rate,
        "waiting": [fmean(gaps or [0]) for gaps in found.gaps],
        "actions": {name: vars(kind) for name, kind in found.kinds.items()},
        "endings": dict(tally.endings),
        "duels": [
            {"better": better, "worse": worse, "deals": len(deals), "score": scored(deals).rate}
            | {"interval": scored(deals).interval, "shares": as_numbers(shares(deals))}
            for (better, worse), deals in met.items()
        ],
    }


def write_all(file: Path, teller: Teller, chapters: Sequence[Chapter], numbers: Mapping[str, Any]) -> None:
    """The page, and beside it the same as Markdown and as JSON."""
    write_whole(file, as_html(teller, chapters))
    write_whole(file.with_suffix(".md"), as_markdown(teller, chapters))
    write_whole(file.with_suffix(".json"), json_text.dumps(numbers, indent=2, ensure_ascii=False) + "\n")


def as_html(teller: Teller, chapters: Sequence[Chapter]) -> str:
    """One page that needs nothing else."""
    parts = [
        f'<!doctype html><html lang="{teller.output.lang}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{html.escape(teller.title())}</title><style>{STYLE}</style>",
        f"<h1>{html.escape(teller.title())}</h1><p>{html.escape(teller.made())}</p><p>{html.escape(teller.counted())}</p>",
    ]
    for chapter in chapters:
        rows = [
            "<tr>" + "".join(f"<{cell}>{html.escape(text)}</{cell}>" for text in row) + "</tr>"
            for row, cell in zip(chapter.table, ["th"] + ["td"] * len(chapter.table), strict=False)
        ]
        parts += [
            f"<h2>{html.escape(chapter.title)}</h2>",
            chapter.figure,
            *(f"<p>{html.escape(sentence)}</p>" for sentence in chapter.sentences),
            f"<table>{''.join(rows)}</table>" if rows else "",
        ]
    return "\n".join([*parts, "</html>", ""])


def as_markdown(teller: Teller, chapters: Sequence[Chapter]) -> str:
    """The same without figures."""
    lines = [f"# {teller.title()}", "", teller.made(), "", teller.counted()]
    for chapter in chapters:
        lines += ["", f"## {chapter.title}", "", *chapter.sentences]
        if chapter.table:
            head, *rows = (f"| {' | '.join(row)} |" for row in chapter.table)
            lines += ["", head, "|" + "---|" * len(chapter.table[0]), *rows]
    return "\n".join([*lines, ""])
