"""A view of Pique Plume as numbers. Of the yard it shows the last flip only: remembering is up to the learner."""

from tablee.engine.observation import Amount, BySeat, Header, Omitted, OneOf, Part, SeatOf, Several
from tablee.games.pique_plume.board import COLOURS, PICTURES
from tablee.games.pique_plume.rules import EGG_COUNT, ENDINGS, SLOT_COUNT, Settings

ENDLESS = 10**6  # turns of a game without a limit


def observation(players: int, fixed: Settings) -> dict[str, Part]:
    """Every field of the view that others do not say already."""
    eggs = range(EGG_COUNT)
    return {
        "header": Header(players),
        "eggs": Several(EGG_COUNT, OneOf(PICTURES)),
        "yard": Several(SLOT_COUNT, OneOf(PICTURES)),
        "showing": OneOf(range(SLOT_COUNT)),
        "birds": BySeat(players, OneOf(eggs)),
        "feathers": BySeat(players, Several(players, OneOf(COLOURS[:players]))),
        "droppings": BySeat(players, OneOf(eggs)),
        "targets": BySeat(players, OneOf(eggs)),
        "goal": Omitted("follows from the options"),
        "turn": SeatOf(players),
        "turns": Amount(0, int(fixed.turn_limit) * players or ENDLESS),
        "asked": Several(players, SeatOf(players)),
        "stakes": Omitted("follows from birds, droppings and feathers"),
        "ending": OneOf(ENDINGS[1:]),
    }
