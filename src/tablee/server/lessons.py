"""A tutorial as the page walks through it: what the learner sees before each entry, may do, and would bring about."""

from __future__ import annotations

from functools import cache

import msgspec

from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.record import replay
from tablee.engine.refusal import Refused
from tablee.engine.shapes import Event
from tablee.engine.tutorial import tutorial
from tablee.server import protocol
from tablee.server.tables import presenter


@cache
def lesson(game: Game) -> protocol.Lesson:
    """The whole tutorial of a game."""
    found = tutorial(game)
    seat = found.learner
    entries = found.record.entries
    numbers = found.numbers()[1:]
    steps = []
    for number, following in zip(numbers, [*numbers[1:], len(entries) + 1], strict=True):
        match = replay(found.record, number - 1)
        after = replay(found.record, min(following, len(entries)) - 1)  # what is shown for a moment is still told
        played = entries[number] if number < len(entries) else None
        mine = played is not None and played.seat == seat
        foreseen, certain, outlook = foresee(match, seat, played.actions[-1]) if played and mine else ([], True, None)
        steps.append(
            protocol.LessonStep(
                number=number,
                rule=found.cites[number],
                view=presenter.raw(match.view(seat)),
                text=game.show(match.view(seat)),
                seat=played.seat if played else -1,
                named=played.actions[-1] if played else "",
                actions=legal_actions(match, seat) if mine else [],
                events=[presenter.raw(event) for entry, event in after.events(seat) if entry >= number],
                preview=[presenter.raw(event) for event in foreseen],
                certain=certain and following == number + 1,
                outlook=outlook,
            )
        )
    return protocol.Lesson(game.slug, game.version, seat, found.record.names(), found.cites[0], steps)


def foresee(match: Match, seat: int, named: str) -> tuple[list[Event], bool, msgspec.Raw | None]:
    """What the learner's action is sure to bring about, whether that is all, and where chance may lead."""
    action = match.game.parse(match.state, named)
    found = presenter.preview(match, seat, action)
    return found.events, found.is_certain, presenter.outlook(match, seat, action)


def why_not(game: Game, step: int, named: str) -> Refused | None:
    """Why the learner cannot do this at a step, by the rules and not by the lesson; None if nothing forbids it."""
    found = tutorial(game)
    if step not in found.numbers()[1:]:
        raise Refused("not-found", "")
    match = replay(found.record, step - 1)
    return game.why_not_named(match.state, found.learner, named)


def legal_actions(match: Match, seat: int) -> list[protocol.LegalAction]:
    """What the learner may do."""
    return [protocol.LegalAction(action, match.game.named(match.state, action)) for action in match.legal(seat)]
