"""`tablee tour-de-france questions FILE`: a club's own question cards, checked one by one."""

from pathlib import Path
from typing import Literal

from rich.text import Text

from tablee.cli.files import LARGEST
from tablee.cli.voice import FAILED, GOOD, voice
from tablee.engine.refusal import Mistake


def tour_de_france(
    what: Literal["questions"], file: Path, /, *, write: Path | None = None, lang: str | None = None, json: bool = False
) -> int:
    """Says of each card what is wrong with it; the valid ones can be written as the value of the table's option."""
    from tablee.games.tour_de_france import questions

    speaker = voice(lang, json)
    cards, faults = questions.check_own(read_text(file))
    option = questions.packed(cards) if cards else ""
    if write is not None and cards:
        write_text(write, option)
    if json:
        found = [{"where": fault.where, "fault": fault.code, **fault.facts} for fault in faults]
        speaker.answer({"cards": [card.id for card in cards], "faults": found, "option": option})
        return FAILED if faults else GOOD
    for fault in faults:
        sentence = speaker.text(f"questions-{fault.code}", **fault.facts)
        speaker.print(Text.assemble((fault.where, "bold"), "  ", sentence))
    speaker.say("questions-count", count=len(cards), faults=len({fault.where.split()[0] for fault in faults}))
    if cards:
        speaker.say("questions-written" if write else "questions-next", "dim", file=str(write or file))
    return FAILED if faults else GOOD


def read_text(file: Path) -> str:
    """The text of a file that people wrote."""
    try:
        if file.stat().st_size > LARGEST:
            raise Mistake("file-too-large", {"file": str(file)})
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Mistake("cannot-read", {"file": str(file), "why": error.strerror or ""}) from error
    except UnicodeDecodeError as error:
        raise Mistake("not-text", {"file": str(file)}) from error


def write_text(file: Path, text: str) -> None:
    """A new file."""
    if file.exists():
        raise Mistake("file-exists", {"file": str(file)})
    try:
        file.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise Mistake("cannot-write", {"file": str(file), "why": error.strerror or ""}) from error
