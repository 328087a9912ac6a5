"""`tablee verify`: recomputes every die and card of a record."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tablee.cli.catalogue import find
from tablee.cli.files import in_game_words, read_file
from tablee.cli.output import BAD_INPUT, FAILED, GOOD, command_output
from tablee.engine import record as records
from tablee.engine.record import Verdict
from tablee.engine.refusal import Mistake

# With these mistakes a record cannot be verified; with any other it is wrong.
NOT_VERIFIABLE = {"record-unfinished", "record-no-seed", "record-header", "bad-record"}


def verify(
    file: Path,
    /,
    *,
    commitment: str | None = None,
    mine: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    seal: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Checks a record: “verified” only against a commitment that was announced, else “consistent”."""
    output = command_output(lang, json)
    record = read_file(file)
    find(record.tag("game"), record.number("version"))
    try:
        with in_game_words(record, output.lang):
            verdict = records.verify(record, commitment, mine, seal)
    except Mistake as mistake:
        sentence = output.explain(mistake)
        if json:
            output.answer({"verdict": "refuted", "why": mistake.code, "sentence": sentence})
        output.complain(sentence)
        return BAD_INPUT if mistake.code in NOT_VERIFIABLE else FAILED
    draws = sum(len(entry.outcomes) for entry in record.entries)
    if json:
        output.answer({"verdict": verdict.value, "draws": draws, "called_off": record.called_off})
        return GOOD
    output.say("verified" if verdict is Verdict.VERIFIED else "consistent", "green", draws=draws)
    if mine:
        output.say("share-is-in")
    if seal:
        output.say("seals-fit", count=len(seal))
    if record.called_off:
        output.say("starts-called-off", count=record.called_off)
    return GOOD
