"""How often `master` wins, beside what is asked of it: `python -m benchmarks.bars`, compiled.

Each row is a match of two bots at the fewest seats of a game (Olympiades: two teams of two), seats exchanged on the
same cards and dice, with so many milliseconds for each decision. Results are kept as they come, so that it can be
stopped at any time and goes on where it was. Those in benchmarks/ladders are there for whoever adds to them; when the
search or what a game knows changes, its files go. `--write` adds the table to a document. A row holds if the lower end
of the interval of 95 % (Wilson) is not below its bar. A drawn game is not a won one.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import tablee
from tablee.cli.output import CommandOutput
from tablee.cli.progress import progress_bar
from tablee.cli.results import machine, write_section
from tablee.engine.shapes import Budget
from tablee.lab.kept import Kept
from tablee.lab.ladder import PAIR, Ladder, climb, meetings
from tablee.lab.simulate import Share
from tablee.lab.workers import in_parallel

MASTER, GREEDY, PEER = "master", "greedy", "is-mcts"
HEADINGS = {"bars": "Bars", "peer": "Master against OpenSpiel's IS-MCTS"}
SEED = 1
FOLDER = Path("benchmarks/ladders/bars")


@dataclass(frozen=True)
class Bar:
    """A match that `master` should win at least so often."""

    slug: str
    asked: float
    against: str = GREEDY
    players: int | None = None


BARS = [
    Bar("kahuna", 0.97),
    Bar("cartagena", 0.95),
    Bar("pique-plume", 0.93),
    Bar("pique-plume", 0.45, "perfect"),
    Bar("olympiades", 0.88, players=4),
    Bar("biathlon", 0.60),
    Bar("formula-de", 0.62),
    Bar("medailles", 0.60),
    Bar("tour-de-france", 0.58),
]
SAME_TIME = [Bar(bar.slug, 0.5, PEER, bar.players) for bar in BARS if bar.against == GREEDY]


@dataclass(frozen=True)
class Match:
    """A bar, how it is played, and where its results are kept."""

    bar: Bar
    milliseconds: int
    folder: Path

    @property
    def ladder(self) -> Ladder:
        """The conditions of the match."""
        game = tablee.game(self.bar.slug)
        count = game.count(self.bar.players)
        budget = Budget(milliseconds=self.milliseconds)
        return Ladder(game.slug, game.version, count, SEED, game.with_bots({}, range(count)), budget)

    @property
    def file(self) -> Path:
        """Where its results are."""
        return self.folder / f"{self.bar.slug}-{self.bar.against}.jsonl"

    def play(self, games: int, workers: int) -> None:
        """Plays what is missing."""
        output = CommandOutput("en")
        wanted = meetings([MASTER, self.bar.against], (games + 1) // PAIR)
        with progress_bar(output, "ladder-progress") as progress:
            climb(self.ladder, wanted, self.file, partial(in_parallel, workers=workers), progress)

    def share(self) -> Share:
        """How often `master` has won."""
        lines = Kept(self.file, self.ladder.header()).lines
        won = [score == 1.0 for line in lines for score in line["scores"]]
        return Share(sum(won), len(won))


def row(match: Match, share: Share) -> str:
    """A line of the table."""
    low, high = share.interval
    bar = match.bar
    holds = "yes" if low >= bar.asked else "no" if high < bar.asked else "not yet certain"
    cells = [
        tablee.game(bar.slug).slug,
        str(match.ladder.players),
        f"`{bar.against}`",
        f"{share.count} of {share.total}",
        f"{100 * share.rate:.1f} %",
        f"{100 * low:.1f} – {100 * high:.1f} %",
        f"{100 * bar.asked:.0f} %",
        holds,
    ]
    return f"| {' | '.join(cells)} |"


def table(matches: Sequence[Match], command: str) -> str:
    """All matches that have been played."""
    return "\n".join(
        [
            f"Made by `{command}` on {machine()}, {datetime.now(UTC).date()}.",
            f"`master` against another bot, seats exchanged; {matches[0].milliseconds} ms of processor time for each",
            "decision of a bot that thinks.",
            "",
            "| game | seats | against | won | rate | 95 % interval | bar | holds |",
            "| --- | ---: | --- | ---: | ---: | ---: | ---: | --- |",
            *(row(match, match.share()) for match in matches if match.file.exists()),
        ]
    )


def main() -> None:
    """Plays the matches in turn, and prints the table after each of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slug", nargs="*", help="only these games")
    parser.add_argument("--peer", action="store_true", help="at equal time against OpenSpiel's IS-MCTS")
    parser.add_argument("--games", type=int, default=200, help="of each match; 0: only what was played before is told")
    parser.add_argument("--milliseconds", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1, help="beside each other: only where each has a core")
    parser.add_argument("--results", type=Path, default=FOLDER)
    parser.add_argument("--write", type=Path, help="the document, for example docs/ratings.md")
    given = parser.parse_args()
    bars = SAME_TIME if given.peer else BARS
    matches = [Match(bar, given.milliseconds, given.results) for bar in bars]
    for match in matches:
        if given.games and (not given.slug or match.bar.slug in given.slug):
            match.play(given.games, given.workers)
            print(row(match, match.share()), flush=True)
    command = f"python -m benchmarks.bars{' --peer' if given.peer else ''}"
    text = table(matches, f"{command} --milliseconds {given.milliseconds}")
    print(text)
    if given.write is not None:
        write_section(given.write, HEADINGS["peer" if given.peer else "bars"], text, "# Ratings\n")


if __name__ == "__main__":
    main()
