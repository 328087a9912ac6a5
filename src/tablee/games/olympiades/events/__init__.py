"""The events, one file each. A new event is a new file here, and its texts; nothing else names it."""

from importlib import import_module
from pkgutil import iter_modules

from tablee.games.olympiades.rules_event import Event


def found() -> list[Event]:
    """The events of all files of this folder, in the order of their chapters."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    return sorted((module.EVENT for module in modules), key=lambda event: event.chapter)


EVENTS = found()
SPORTS = [event.sport for event in EVENTS]
