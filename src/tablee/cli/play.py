"""`tablee play`: starts a game or continues a saved one."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tablee.cli.catalogue import find
from tablee.cli.files import PLAYERS_TAG, in_game_words, read_file, read_notes
from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.cli.seats import catch_up, names_for, read_seats
from tablee.cli.terminal_game import Left, TerminalGame
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.record import resume
from tablee.engine.refusal import Mistake

SEEDS = 1_000_000_000  # seeds that are drawn stay short enough to be typed again


def play(
    slug: str | None = None,
    /,
    *,
    players: int | None = None,
    seats: str | None = None,
    seed: int | None = None,
    options: Annotated[list[str] | None, Parameter(consume_multiple=True)] = None,
    load: Path | None = None,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Plays a game in the terminal."""
    output = command_output(lang, json)
    if load is not None:
        beginning = {"--players": players, "--seed": seed, "--options": options}
        refuse_with_load([name for name, value in beginning.items() if value is not None])
        session = go_on(output, load, slug, seats)
    else:
        session = begin(output, slug, players, seats, seed, read_pairs(options))
    try:
        session.run()
    except (Left, EOFError):
        output.say("left" if session.file is None else "left-saved", file=str(session.file))
    if json:
        output.answer(session.outcome())
    return GOOD


def begin(
    output: CommandOutput,
    slug: str | None,
    players: int | None,
    seats: str | None,
    seed: int | None,
    options: dict[str, object],
) -> TerminalGame:
    if slug is None:
        raise Mistake("no-game-named")
    game = find(slug)
    count = game.count(players if players is not None or seats is None else len(seats.split(",")))
    sitting = read_seats(game, count, seats)
    chosen = game.with_bots(options, [seat for seat, player in enumerate(sitting) if not player.is_human])
    known = secrets.randbelow(SEEDS) if seed is None else seed
    match = Match(game, count, SeededChance(known), chosen, names_for(sitting, output.texts))
    return TerminalGame(output, match, sitting, known, None)


def go_on(output: CommandOutput, file: Path, slug: str | None, seats: str | None) -> TerminalGame:
    """A saved game, with the people and bots it had unless others are named."""
    record = read_file(file)
    if slug is not None and slug != record.tag("game"):
        raise Mistake("other-game", {"game": record.tag("game"), "version": record.tag("version")})
    with in_game_words(record, output.lang):
        match = resume(record)
    kept = record.tags.get(PLAYERS_TAG, "").split()
    sitting = read_seats(match.game, int(match.state.players), seats or ",".join(kept) or None)
    match.names[:] = names_for(sitting, output.texts)
    notes = read_notes(record)
    for seat, player in enumerate(sitting):
        catch_up(match, seat, player, kept[seat : seat + 1] == [player.kind], notes.get(seat))
    return TerminalGame(output, match, sitting, int(record.tag("seed")), file)


def refuse_with_load(names: Sequence[str]) -> None:
    """A saved game brings its own players, seed and options."""
    if names:
        raise Mistake("not-with-load", {"given": ", ".join(names)})


def read_pairs(words: Sequence[str] | None) -> dict[str, object]:
    """`islets=245 preset=short` as options."""
    pairs: dict[str, object] = {}
    for word in words or ():
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise Mistake("bad-pair", {"given": word})
        pairs[name] = value
    return pairs
