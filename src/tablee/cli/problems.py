"""`tablee problems`: looks for positions where one action is clearly best, and amateurs miss it."""

import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from tablee.bots import bot
from tablee.cli.catalogue import find
from tablee.cli.files import text_of, write_whole
from tablee.cli.numbers import at_least, written
from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.cli.play import read_pairs
from tablee.cli.progress import progress_bar
from tablee.engine.game import Game
from tablee.engine.record import read_record
from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.lab.kept import Kept
from tablee.lab.posing import Posing, checked, pose
from tablee.review.problems import Care, PositionProblem, ProblemFile, chosen
from tablee.review.shapes import WHOLE

GAMES = 40
COUNT = 30
EACH = 2  # problems of one game
SEATS = 4  # bots play with so many at most, unless somebody says otherwise
USUAL = Care()
HUNDREDTHS = 100
THEN = " && "  # between the commands by which a file has grown
FOLDER = Path("problems")


def find_problems(
    slug: str,
    /,
    *,
    games: int = GAMES,
    records: Annotated[list[Path] | None, Parameter(consume_multiple=True)] = None,
    count: int = COUNT,
    gap: int = USUAL.gap * HUNDREDTHS // WHOLE,
    iterations: int = USUAL.iterations,
    check: int = USUAL.check,
    amateur: str = USUAL.amateur,
    played_by: str = "",
    widest: int = USUAL.widest,
    action: str = USUAL.action,
    seed: int = 1,
    players: int | None = None,
    options: Annotated[list[str] | None, Parameter(consume_multiple=True)] = None,
    workers: int | None = None,
    results: Path | None = None,
    add: Path | None = None,
    recheck: bool = False,
    out: Path | None = None,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Looks through games for problems, and writes the clearest ones to a file."""
    output = command_output(lang, json)
    game = find(slug)
    at_least(0, {"--games": games, "--widest": widest})
    at_least(1, {"--count": count, "--gap": gap, "--workers": workers, "--iterations": iterations, "--check": check})
    seats = (game.count(players),) if players else usual_seats(game)
    given = read_pairs(options)
    for number in seats:
        game.check_together(number, game.read_options(game.with_bots(given, range(number))))
    care = Care(iterations, check, gap * WHOLE // HUNDREDTHS, amateur, widest, action)
    for level in filter(None, (*care.amateurs, played_by)):
        bot(game, level)
    if action and action not in game.actions.types:
        raise game.actions.unknown(action)
    before = added_to(game, add)
    posing = Posing(game.slug, game.version, seats, seed, care, given, played_by, read_all(game, records or []))
    kept = Kept(results or FOLDER / f"{game.slug}.jsonl", posing.conditions())
    with progress_bar(output, "problems-progress") as progress:
        found = pose(posing, games, kept, count_of(workers), progress)
    there = checked(before.problems, posing, count_of(workers)) if recheck else before.problems
    picked = chosen(game, [*([one] for one in there), *found], count, EACH)
    words = [before.command] if before.command else []
    words.append(
        command(posing, games, count, players) + (" --add FILE" if add else "") + (" --recheck" if recheck else "")
    )
    file = ProblemFile(game.slug, game.version, THEN.join(words), picked)
    if out is not None:
        write(out, file)
    if json:
        output.answer(msgspec.to_builtins(file))
    else:
        show(output, game, picked, len(found))
        output.say("problems-written", "green", file=str(out)) if out is not None else None
        output.say("problems-kept", "dim", file=str(kept.file))
    return GOOD


def count_of(workers: int | None) -> int:
    """As many processes as there are cores, unless somebody says otherwise."""
    return workers or os.cpu_count() or 1


def usual_seats(game: Game) -> tuple[int, ...]:
    """How many play, game after game, where nobody says it."""
    return tuple(number for number in game.players if number <= SEATS) or game.players[:1]


def added_to(game: Game, add: Path | None) -> ProblemFile:
    """The problems that are there already: each counts as one of a game of its own."""
    if add is None:
        return ProblemFile(game.slug, game.version, "", [])
    try:
        file = msgspec.json.decode(text_of(add), type=ProblemFile)
    except msgspec.MsgspecError as error:
        raise Mistake("bad-problems", {"file": str(add), "why": str(error)}) from error
    if (file.game, file.version) != (game.slug, game.version):
        raise Mistake("other-game", {"game": file.game, "version": file.version})
    return file


def read_all(game: Game, files: Sequence[Path]) -> tuple[str, ...]:
    """The records in some files, which must be of this game."""
    texts_read = tuple(text_of(file) for file in files)
    for text in texts_read:
        record = read_record(text)
        played = (record.tag("game"), record.number("version"))
        if played != (game.slug, game.version):
            raise Mistake("other-game", {"game": played[0], "version": played[1]})
    return texts_read


def command(posing: Posing, games: int, count: int, players: int | None) -> str:
    """The words with which the same problems are found again, beside the records."""
    care = posing.care
    words = ["tablee", "problems", posing.slug, "--games", games, "--count", count, "--seed", posing.seed]
    words += ["--gap", care.gap * HUNDREDTHS // WHOLE, "--iterations", care.iterations, "--check", care.check]
    words += ["--amateur", care.amateur] if care.amateur != USUAL.amateur else []
    words += ["--played-by", posing.bot] if posing.bot else []
    words += ["--widest", care.widest] if care.widest else []
    words += ["--action", care.action] if care.action else []
    words += ["--players", players] if players else []
    words += ["--options", *(f"{name}={value}" for name, value in posing.options.items())] if posing.options else []
    return shlex.join(map(str, words))


def write(out: Path, file: ProblemFile) -> None:
    """Writes the problems; a line for each, so that a change of one can be read."""
    write_whole(out, as_text(file))


def as_text(file: ProblemFile) -> str:
    """JSON with a line for each problem."""
    head = msgspec.json.encode(msgspec.structs.replace(file, problems=[])).decode().removesuffix("[]}")
    lines = (msgspec.json.encode(problem).decode() for problem in file.problems)
    return head + "[\n" + ",\n".join(lines) + "\n]}\n"


def show(output: CommandOutput, game: Game, picked: Sequence[PositionProblem], games: int) -> None:
    """The problems in a table."""
    words = texts(game, output.lang)
    output.say("problems-title", "bold", game=words.text("name"), count=len(picked), games=games)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("best", "chance", "next", "found"):
        table.add_column(output.text(f"problems-{key}"), justify="left" if key == "best" else "right")
    for problem in picked:
        best, other = problem.answers[:2]
        table.add_row(
            Text(words.action(best.action, [])),
            hundredths(best.chance, output.lang),
            f"{hundredths(other.chance, output.lang)} (± {hundredths(2 * other.error, output.lang)})",
            f"{problem.found}/{problem.tries}",
        )
    output.print(table)


def hundredths(thousandths: int, lang: str) -> str:
    """`62,3`."""
    return written(thousandths * HUNDREDTHS / WHOLE, lang, 1)
