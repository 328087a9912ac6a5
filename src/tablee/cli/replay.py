"""`tablee replay`: looks at a finished game, entry by entry."""

import json as json_module
import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from tablee.cli.board import Board
from tablee.cli.files import in_game_words, read_file
from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.engine import record as records
from tablee.engine.match import SETUP, UNDO, Entry, Match
from tablee.engine.record import Record
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT, encode
from tablee.engine.state import NOBODY


def replay(file: Path, /, *, at: int | None = None, lang: str | None = None, json: bool = False) -> int:
    """Replays a record, and shows the position and the log at one entry; at a terminal, step by step."""
    output = command_output(lang, json)
    record = read_file(file)
    with in_game_words(record, output.lang):
        last = records.replay(record).entries[-1].number
    if at is not None and not 0 <= at <= last:
        raise Mistake("bad-entry", {"given": at, "last": last})
    number = last if at is None else at
    if json:
        output.answer(as_dict(records.replay(record, number), record))
    elif is_interactive(output):
        step_through(output, record, 0 if at is None else at, last)
    else:
        match = records.replay(record, number)
        show_log(output, match, 0)
        show_position(output, match)
        show_stop(output, record, match, last)
    return GOOD


def is_interactive(output: CommandOutput) -> bool:
    """Is somebody there to press keys?"""
    return sys.stdin.isatty() and output.out.is_terminal


def step_through(output: CommandOutput, record: Record, number: int, last: int) -> None:
    """Enter goes on, b goes back, a number goes there, q leaves."""
    while True:
        match = records.replay(record, number)
        output.out.clear()
        show_position(output, match)
        show_log(output, match, number)
        show_stop(output, record, match, last)
        output.out.print(Text(output.text("replay-prompt", entry=number, last=last), "bold cyan"), end="")
        try:
            answer = input().strip().lower()
        except EOFError:
            return
        if answer == "q" or (answer == "" and number == last):
            return
        if answer.isdecimal():
            number = min(int(answer), last)
        else:
            number = max(0, number - 1) if answer == "b" else min(last, number + 1)


def show_position(output: CommandOutput, match: Match) -> None:
    """The position with nothing hidden: the game is over."""
    board = Board(output, match.game, match.names)
    output.print(board.draw(match.view(OMNISCIENT), board.status(match, OMNISCIENT)))
    if match.is_over():
        output.print(board.ranking(match))


def show_stop(output: CommandOutput, record: Record, match: Match, last: int) -> None:
    """After the last entry of a game that people stopped: how."""
    if record.is_stopped and match.entries[-1].number == last:
        board = Board(output, match.game, match.names)
        names = board.words.listed([board.name(seat) for seat in record.conceded()])
        output.say(f"stopped-{record.tag('status')}", "bold", names=names, count=len(record.conceded()))


def show_log(output: CommandOutput, match: Match, since: int) -> None:
    """Who did what from an entry on, and what came of it."""
    board = Board(output, match.game, match.names)
    events = match.events(OMNISCIENT, since)
    for entry in match.entries:
        if entry.number >= since:
            output.print(Text.assemble((f"{entry.number:>4} ", "dim"), (done(board, entry), "bold")))
            for number, event in events:
                if number == entry.number:
                    output.print(board.line(event, OMNISCIENT, None))


def done(board: Board, entry: Entry) -> str:
    """`Seat 1: Call islet 3`."""
    if entry.seat == NOBODY or entry.actions in ([SETUP], [UNDO]):
        key = "entry-setup" if entry.actions == [SETUP] else "entry-undo"
        return board.output.text(key, name=board.name(entry.seat) if entry.seat != NOBODY else "")
    actions = " ; ".join(board.words.action(action, board.names) for action in entry.actions)
    return board.output.text("entry-done", name=board.name(entry.seat), action=actions, undone=entry.undone)


def as_dict(match: Match, record: Record) -> dict[str, Any]:
    """The position and the log for programs."""
    return {
        "tags": record.tags,
        "entry": match.entries[-1].number,
        "position": match.game.show(match.view(OMNISCIENT)),
        "view": json_module.loads(encode(match.view(OMNISCIENT))),
        "to_act": match.to_act(),
        "log": [{"entry": number, **json_module.loads(encode(event))} for number, event in match.events(OMNISCIENT)],
    }
