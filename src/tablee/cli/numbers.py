"""Numbers given on the command line, and numbers as people read them."""

from collections.abc import Mapping

from tablee.engine.refusal import Mistake

NARROW_SPACE = "\u202f"


def at_least(low: int, given: Mapping[str, int | None]) -> None:
    """Refuses options that are too small."""
    for name, value in given.items():
        if value is not None and value < low:
            raise Mistake("number-too-small", {"name": name, "given": value, "low": low})


def written(value: float, lang: str, digits: int = 0) -> str:
    """`12 345,6` in French, `12,345.6` in English."""
    text = f"{value:,.{digits}f}"
    return text.replace(",", NARROW_SPACE).replace(".", ",") if lang == "fr" else text


def percent(share: float, lang: str) -> str:
    """`85,3 %`."""
    return written(100 * share, lang, 1) + (NARROW_SPACE if lang == "fr" else "") + "%"
