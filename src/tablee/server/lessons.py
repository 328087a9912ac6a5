"""A tutorial as the page walks through it: what the learner sees before each entry, may do, and would bring about."""

from __future__ import annotations

from functools import cache

from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.record import replay
from tablee.engine.tutorial import tutorial
from tablee.server import protocol
from tablee.server.tables import telling


@cache
def lesson(game: Game) -> protocol.Lesson:
    """The whole tutorial of a game."""
    found = tutorial(game)
    seat = found.learner
    whole = replay(found.record)
    steps = []
    for number in found.numbers()[:-1]:
        match = replay(found.record, number)
        played = found.record.entries[number + 1] if number + 1 < len(found.record.entries) else None
        steps.append(
            protocol.LessonStep(
                number=number + 1,
                rule=found.cites.get(number + 1, ""),
                view=telling.raw(match.view(seat)),
                text=game.show(match.view(seat)),
                seat=played.seat if played else -1,
                named=played.actions[-1] if played else "",
                choices=choices(match, seat) if played and played.seat == seat else [],
                events=[telling.raw(event) for entry, event in whole.events(seat) if entry == number + 1],
            )
        )
    return protocol.Lesson(game.slug, game.version, seat, found.record.names(), found.cites.get(0, ""), steps)


def choices(match: Match, seat: int) -> list[protocol.Choice]:
    """What the learner may do."""
    return [protocol.Choice(action, match.game.named(match.state, action)) for action in match.legal(seat)]
