"""`tablee tour-de-france questions FILE`: a club's own question cards, checked one by one."""

from pathlib import Path
from typing import Literal

from rich.text import Text

from tablee.cli.files import text_of, write_whole
from tablee.cli.output import FAILED, GOOD, command_output
from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts

WHOLE = "–"  # where a fault of the whole file is


def tour_de_france(
    what: Literal["questions"], file: Path, /, *, write: Path | None = None, lang: str | None = None, json: bool = False
) -> int:
    """Says of each card what is wrong with it; the valid ones can be written as the value of the table's option."""
    from tablee.games.tour_de_france import questions
    from tablee.games.tour_de_france.game import GAME

    output = command_output(lang, json)
    cards, faults = questions.check_own(text_of(file))
    option = questions.packed(cards) if cards else ""
    if write is not None and cards:
        write_new(write, option + "\n")
    if json:
        found = [{"where": fault.where or WHOLE, "fault": fault.code, **fault.facts} for fault in faults]
        output.answer({"cards": [card.id for card in cards], "faults": found, "option": option})
        return FAILED if faults else GOOD
    for fault in faults:
        sentence = texts(GAME, output.lang).text(f"finding-{fault.code}", fault.facts)
        output.print(Text.assemble((fault.where or WHOLE, "bold"), "  ", sentence))
    output.say("questions-count", count=len(cards), faults=len({fault.where.partition(" ")[0] for fault in faults}))
    if cards:
        output.say("questions-written" if write else "questions-next", "dim", file=str(write or file))
    return FAILED if faults else GOOD


def write_new(file: Path, text: str) -> None:
    """A file that is not there yet."""
    if file.exists():
        raise Mistake("file-exists", {"file": str(file)})
    write_whole(file, text)
