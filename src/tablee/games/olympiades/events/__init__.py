"""The events, one file each. A new event is a new file here, and its texts; nothing else names it."""

from importlib import import_module
from importlib.resources import files

from tablee.games.olympiades.rules_event import SportEvent

SUFFIX = ".py"


def found() -> list[SportEvent]:
    """The events of all files of this folder, in the order of their chapters."""
    names = [file.name for file in files(__name__).iterdir()]
    modules = [name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX) and name != "__init__.py"]
    events = [import_module(f"{__name__}.{module}").EVENT for module in modules]
    return sorted(events, key=lambda event: int(event.chapter))


SPORT_EVENTS = found()
SPORTS = [event.sport for event in SPORT_EVENTS]
