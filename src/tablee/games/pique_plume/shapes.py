"""What leaves a state of Pique Plume: its view and its events."""

import msgspec

from tablee.engine.shapes import Event, View


class Passed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece that a bird would jump over, and the feathers that this would cost it."""

    piece: str  # `bird-1`, `dropping-0`
    egg: int
    feathers: list[str]


class Stakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a flip of a seat decides, as the pieces stand."""

    over: list[Passed]  # if the picture is found, nearest first
    trap: int | None  # else: whose dropping is trodden on
    given: str | None  # the feather that its owner then gets
    follows: int  # whose turn it then is


class PiquePlumeView(View, frozen=True, tag="pique-plume", forbid_unknown_fields=True):
    """Pique Plume as one viewer may know it: all have the same view. Of the yard it shows the last flip only."""

    eggs: list[str]  # the picture on each egg
    yard: list[
        str | None
    ]  # the picture in each slot, if it is shown now; the omniscient sees all that were ever flipped
    showing: int | None  # the slot of the last flip, until the next action
    birds: list[int]  # the egg on which each bird stands
    feathers: list[list[str]]  # the colours in each tail, in order
    droppings: list[int | None]  # the egg of each dropping, None in front of its owner; empty if there are none
    targets: list[int]  # the egg that each bird would step on next
    goal: int  # the feathers that win
    turn: int  # the seat whose turn it is
    turns: int  # how many turns have ended
    asked: list[int]  # overtaken seats that may place their dropping, in the order in which they decide
    stakes: list[Stakes]  # of each seat; none when the game is over
    ending: str  # feathers or limit; empty while the game goes on


class FirstPlayerChosen(Event, frozen=True):
    """It was settled who begins."""

    seat: int


class TileFlipped(Event, frozen=True):
    """A seat turned a tile, showed it to all and laid it face down again."""

    seat: int
    slot: int | None
    picture: str | None
    found: bool  # was it the picture of the target egg?


class BirdMoved(Event, frozen=True):
    """A bird stepped on the next egg."""

    seat: int
    egg: int


class BirdJumped(Event, frozen=True):
    """A bird jumped over what stood in front of it."""

    seat: int
    egg: int
    over: list[str]  # `bird-1`, `dropping-0`, nearest first


class BirdPlucked(Event, frozen=True):
    """A bird that overtook another took all its feathers."""

    seat: int
    bird: int  # whose they were
    count: int
    feathers: list[str]


class BirdOvertaken(Event, frozen=True):
    """A bird overtook another that had no feather."""

    seat: int
    bird: int


class FeatherGiven(Event, frozen=True):
    """A bird that did not get over a dropping gave a feather to its owner."""

    seat: int
    bird: int  # who gets it
    feathers: list[str]


class DroppingTakenBack(Event, frozen=True):
    """A seat took its dropping off the ring."""

    seat: int
    egg: int


class DroppingPlaced(Event, frozen=True):
    """An overtaken seat put its dropping on an empty egg."""

    seat: int
    egg: int


class DroppingKept(Event, frozen=True):
    """An overtaken seat kept its dropping."""

    seat: int


class GameWon(Event, frozen=True):
    """A bird has the feathers that win."""

    seat: int
    count: int


class LimitReached(Event, frozen=True):
    """The last turn is over without a winner by feathers."""

    turns: int
    count: int  # the most feathers


EVENTS: list[type[Event]] = [
    FirstPlayerChosen,
    TileFlipped,
    BirdMoved,
    BirdJumped,
    BirdPlucked,
    BirdOvertaken,
    FeatherGiven,
    DroppingTakenBack,
    DroppingPlaced,
    DroppingKept,
    GameWon,
    LimitReached,
]
