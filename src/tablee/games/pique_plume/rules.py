"""Pique Plume: birds chase each other around a farmyard and pluck each other's feathers. The rules, each with its id.

Action numbers: flip the tile in a slot (0-11), put one's dropping on an egg (12-35), keep it (36).
"""

from dataclasses import dataclass
from typing import Final

from tablee.engine.arrays import filled, i64, vec, zeros
from tablee.engine.bag import Bag, OutcomeKind, bag_of
from tablee.engine.chance import Chance
from tablee.engine.options import Options
from tablee.engine.refusal import Refused
from tablee.engine.shapes import Limit, TimeUp, Until
from tablee.engine.state import NOBODY, Fixed, State
from tablee.games.pique_plume import shapes
from tablee.games.pique_plume.board import COLOURS, MOST_PLAYERS, PICTURES, goal, start_egg

EGG_COUNT: Final = 24
SLOT_COUNT: Final = 12
COPIES: Final = 2  # eggs of each picture (PIQ-1.1)
LAST_EGG: Final = 23

EGG_PICTURES: Final = OutcomeKind("egg", PICTURES)
TILES: Final = OutcomeKind("tile", PICTURES)
FIRST_SEATS: Final = [OutcomeKind("first", [str(seat) for seat in range(count)]) for count in range(MOST_PLAYERS + 1)]

UNDRAWN: Final = -1  # the picture in a slot that nobody has flipped
NOTHING: Final = -1  # what stands on an empty egg; a bird is the number of its seat
DROPPINGS: Final = 6  # the dropping of a seat is this much more than its bird
IN_HAND: Final = -1  # where a dropping is that lies in front of its owner
NO_SLOT: Final = -1

GOING_ON: Final = 0
BY_FEATHERS: Final = 1
BY_LIMIT: Final = 2
ENDINGS: Final = ["", "feathers", "limit"]

FLEETING: Final = (Limit("slot", None, Until.NEXT_ACTION), Limit("picture", None, Until.NEXT_ACTION))


@dataclass(frozen=True)
class Flip:
    """Turn a tile face up, show it to all and turn it down again."""

    slot: i64


@dataclass(frozen=True)
class Drop:
    """Put one's dropping on an empty egg."""

    egg: i64


@dataclass(frozen=True)
class Keep:
    """Keep one's dropping."""


ENTRIES: Final = [*[Flip(slot) for slot in range(SLOT_COUNT)], *[Drop(egg) for egg in range(EGG_COUNT)], Keep()]
FLIP: Final = 0
DROP: Final = 12
KEEP: Final = 36
FLIPS: Final = list(range(FLIP, SLOT_COUNT))


class Settings(Fixed):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.has_droppings: bool = options.word("cacas") == "true"
        self.is_goal_published: bool = options.word("feathers_to_win") == "published"
        self.is_first_drawn: bool = options.word("first_player") == "random"
        self.are_twins_avoided: bool = options.word("twins") == "avoid"
        self.turn_limit: i64 = options.number("turn_limit")


class PiquePlume(State):
    """A position of Pique Plume."""

    settings: Settings
    eggs: vec[i64]  # the picture on each egg; never changed once laid, so clones share it
    yard: vec[i64]  # the picture in each slot, or UNDRAWN
    bag: Bag  # the pictures of the tiles that nobody has flipped
    piece: vec[i64]  # what stands on each egg
    bird: vec[i64]  # the egg of each bird
    dropping: vec[i64]  # the egg of each dropping, or IN_HAND
    tails: vec[i64]  # the colours of the feathers, each tail in order; that of a seat begins at `seat * players`
    feathers: vec[i64]  # how many there are in each tail
    asked: list[int]  # overtaken seats that may place their dropping; replaced as a whole, so clones share it
    goal: i64 = 0
    last_turn: i64 = 0  # 0: there is none
    turn: i64 = 0
    turns: i64 = 0  # how many have ended
    showing: i64 = NO_SLOT  # the last flip, until the next action
    outcome: i64 = GOING_ON

    def setup(self, chance: Chance) -> None:
        """Ring, birds and droppings; the first player is drawn (PIQ-1.5). Tiles are drawn when they are flipped."""
        self.lay_out()
        while not self.lay_ring(chance):
            pass
        self.place_birds()
        if self.settings.is_first_drawn:
            self.turn = chance.pick(FIRST_SEATS[self.players])
        if self.told is not None:
            self.tell(shapes.FirstPlayerChosen("PIQ-1.5", int(self.turn)))

    def lay_out(self) -> None:
        settings = self.fixed
        assert isinstance(settings, Settings)
        self.settings = settings
        self.eggs = zeros(EGG_COUNT)
        self.yard = filled(SLOT_COUNT, UNDRAWN)
        self.bag = bag_of(TILES, 1)
        self.piece = filled(EGG_COUNT, NOTHING)
        self.bird = zeros(self.players)
        self.dropping = filled(self.players, IN_HAND)
        self.tails = filled(self.players * self.players, NOBODY)
        self.feathers = zeros(self.players)
        self.asked = []
        self.goal = goal(int(self.players), settings.is_goal_published)
        self.last_turn = settings.turn_limit * self.players

    def lay_ring(self, chance: Chance) -> bool:
        """Each picture on two eggs, in random order (PIQ-1.1); False when neighbours are twins, which are avoided."""
        bag = bag_of(EGG_PICTURES, COPIES)
        for egg in range(EGG_COUNT):
            picture = chance.draw(bag)
            self.eggs[egg] = picture
            if self.settings.are_twins_avoided:
                if egg > 0 and picture == self.eggs[egg - 1]:
                    return False
                if egg == LAST_EGG and picture == self.eggs[0]:
                    return False
        return True

    def place_birds(self) -> None:
        """Birds far apart in seat order with one feather each, droppings just behind (PIQ-1.2, PIQ-1.3, PIQ-1.4)."""
        for seat in range(self.players):
            egg: i64 = start_egg(int(seat), int(self.players))
            self.put_bird(seat, egg)
            self.add_feather(seat, seat)
            if self.settings.has_droppings:
                self.put_dropping(seat, behind(egg))

    def clone(self) -> "PiquePlume":
        """An independent copy."""
        copy = PiquePlume()
        self.copy_header(copy)
        copy.settings = self.settings
        copy.eggs = self.eggs
        copy.yard = self.yard[:]
        copy.bag = self.bag.clone()
        copy.piece = self.piece[:]
        copy.bird = self.bird[:]
        copy.dropping = self.dropping[:]
        copy.tails = self.tails[:]
        copy.feathers = self.feathers[:]
        copy.asked = self.asked
        copy.goal = self.goal
        copy.last_turn = self.last_turn
        copy.turn = self.turn
        copy.turns = self.turns
        copy.showing = self.showing
        copy.outcome = self.outcome
        return copy

    def work_out(self) -> None:
        """What stands on each egg, and which tiles nobody has flipped."""
        for seat in range(self.players):
            self.piece[self.bird[seat]] = seat
            if self.dropping[seat] != IN_HAND:
                self.piece[self.dropping[seat]] = DROPPINGS + seat
        for picture in self.yard:
            if picture != UNDRAWN:
                self.bag.take(picture)

    # Who, what ----------------------------------------------------------------------------------------

    def view(self, viewer: int) -> shapes.PiquePlumeView:
        """What a viewer may know."""
        view = super().view(viewer)
        assert isinstance(view, shapes.PiquePlumeView)
        return view

    def to_act(self) -> list[int]:
        """The seat on turn; before it goes on, an overtaken seat that holds its dropping (PIQ-4.4)."""
        if self.outcome != GOING_ON:
            return []
        if len(self.asked) > 0:
            return [self.asked[0]]
        return [self.turn]

    def legal(self, seat: i64) -> list[int]:
        """Any tile, even one flipped before (PIQ-2.2); or an empty egg for the dropping, or none (PIQ-4.4)."""
        if self.outcome != GOING_ON:
            return []
        if len(self.asked) == 0:
            return FLIPS[:]
        out = [DROP + egg for egg in range(EGG_COUNT) if self.piece[egg] == NOTHING]
        out.append(KEEP)
        return out

    def forbids(self, seat: i64, action: i64) -> Refused | None:
        """What the rules say against an action of a seat that must decide."""
        entry = ENTRIES[action]
        if isinstance(entry, Flip):
            return Refused("dropping-first", "PIQ-4.4") if self.asked else None
        if not self.asked:
            return self.forbids_dropping(seat)
        if isinstance(entry, Drop) and self.piece[entry.egg] != NOTHING:
            facts: dict[str, str | int] = {"egg": int(entry.egg), "piece": piece_name(self.piece[entry.egg])}
            return Refused("egg-occupied", "PIQ-4.4", facts)
        return None

    def forbids_dropping(self, seat: i64) -> Refused:
        """Why a seat on turn has no dropping to place (PIQ-4.4, PIQ-4.5)."""
        if not self.settings.has_droppings:
            return Refused("no-droppings", "PIQ-1.4")
        if self.dropping[seat] != IN_HAND:
            return Refused("dropping-on-ring", "PIQ-4.5", {"egg": int(self.dropping[seat])})
        return Refused("not-overtaken", "PIQ-4.4")

    def forced(self, seat: i64) -> int | None:
        """What can be done does not hang on what lies under the tiles."""
        return self.only_action(seat)

    def on_clock(self, seat: i64) -> TimeUp:
        """A player who does not decide in time keeps the dropping; a bot flips in their place."""
        return TimeUp(KEEP) if self.asked else TimeUp()

    def scores(self) -> list[float]:
        """The feathers of each bird; they rank the seats, equal numbers equally (PIQ-5.4)."""
        return [float(count) for count in self.feathers]

    def ending(self) -> str:
        return ENDINGS[self.outcome]

    # What happens -------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """One action; what was shown before is to be remembered from now on."""
        self.showing = NO_SLOT
        entry = ENTRIES[action]
        if isinstance(entry, Flip):  # compiled, a failed `case` of a class costs 50 ns, isinstance 1
            self.flip(seat, entry.slot, chance)
        elif isinstance(entry, Drop):
            self.drop(seat, entry.egg)
        else:
            self.keep(seat)

    def flip(self, seat: i64, slot: i64, chance: Chance) -> None:
        """A tile is shown to all and lies face down again: step forward and go on, or pass (PIQ-2.2 to PIQ-2.4)."""
        picture = self.yard[slot]
        if picture == UNDRAWN:
            picture = chance.draw(self.bag)
            self.yard[slot] = picture
        self.showing = slot
        target = self.target(seat)
        is_found = self.eggs[target] == picture
        if self.told is not None:
            event = shapes.TileFlipped("PIQ-2.2", int(seat), int(slot), PICTURES[picture], is_found)
            self.tell(event, FLEETING, self.everybody())
        if is_found:
            self.advance(seat, target)
        else:
            self.fail(seat)

    def target(self, seat: i64) -> i64:
        """The first egg forward without bird or dropping: a row of pieces is jumped together (PIQ-3.1, PIQ-3.2)."""
        egg = ahead(self.bird[seat])
        while self.piece[egg] != NOTHING:
            egg = ahead(egg)
        return egg

    def advance(self, seat: i64, target: i64) -> None:
        """The bird moves; all birds it passes are plucked, then their owners are asked (PIQ-2.3, PIQ-3.3, PIQ-4.4)."""
        egg = ahead(self.bird[seat])
        if self.told is not None:
            self.tell_move(seat, egg, target)
        self.piece[self.bird[seat]] = NOTHING
        self.put_bird(seat, target)
        if egg == target:
            return
        asked: list[int] = []
        while egg != target:
            piece = self.piece[egg]
            if piece < DROPPINGS:  # a dropping that was jumped stays where it is (PIQ-3.5)
                self.pluck(seat, piece)
                if self.settings.has_droppings and self.dropping[piece] == IN_HAND:
                    asked.append(int(piece))
            egg = ahead(egg)
        if self.feathers[seat] >= self.goal:
            self.win(seat)  # nobody is asked any more (PIQ-5.3)
        else:
            self.asked = asked

    def pluck(self, seat: i64, other: i64) -> None:
        """All feathers of an overtaken bird, in their order, each time it is overtaken (PIQ-3.3, PIQ-3.4, PIQ-3.6)."""
        count = self.feathers[other]
        start = other * self.players
        if self.told is not None:
            self.tell_overtaking(seat, other)
        for index in range(start, start + count):
            self.add_feather(seat, self.tails[index])
            self.tails[index] = NOBODY
        self.feathers[other] = 0

    def fail(self, seat: i64) -> None:
        """The dropping right in front is not passed; the turn is over, unless somebody has won (PIQ-2.4, PIQ-4.2)."""
        egg = ahead(self.bird[seat])
        piece = self.piece[egg]
        if piece >= DROPPINGS:
            self.tread(seat, piece - DROPPINGS, egg)
        if self.outcome == GOING_ON:
            self.end_turn(seat)

    def tread(self, seat: i64, owner: i64, egg: i64) -> None:
        """The last feather, if any, goes to the dropping's owner, who takes it back (PIQ-4.1, PIQ-4.3, PIQ-5.2)."""
        if owner != seat and self.feathers[seat] > 0:
            self.feathers[seat] -= 1
            index = seat * self.players + self.feathers[seat]
            colour = self.tails[index]
            self.tails[index] = NOBODY
            self.add_feather(owner, colour)
            if self.told is not None:
                self.tell(shapes.FeatherGiven("PIQ-4.1", int(seat), int(owner), [COLOURS[colour]]))
        self.piece[egg] = NOTHING
        self.dropping[owner] = IN_HAND
        if self.told is not None:
            rule = "PIQ-4.3" if owner == seat else "PIQ-4.1"
            self.tell(shapes.DroppingTakenBack(rule, int(owner), int(egg)))
        if self.feathers[owner] >= self.goal:
            self.win(owner)

    def end_turn(self, seat: i64) -> None:
        """The next seat clockwise (PIQ-2.1), until the last turn is over (PIQ-5.4)."""
        self.turns += 1
        if self.turns == self.last_turn:
            self.outcome = BY_LIMIT
            if self.told is not None:
                most = max([int(count) for count in self.feathers])
                self.tell(shapes.LimitReached("PIQ-5.4", int(self.turns), most))
            return
        self.turn = seat + 1 if seat + 1 < self.players else 0

    def win(self, seat: i64) -> None:
        """The feathers that win, whoever's turn it is (PIQ-5.1, PIQ-5.2)."""
        self.outcome = BY_FEATHERS
        if self.told is not None:
            self.tell(shapes.GameWon("PIQ-5.1", int(seat), int(self.feathers[seat])))

    def drop(self, seat: i64, egg: i64) -> None:
        """On any empty egg, even right in front of the bird that has just moved (PIQ-4.4, PIQ-4.6)."""
        self.asked = self.asked[1:]
        self.put_dropping(seat, egg)
        if self.told is not None:
            self.tell(shapes.DroppingPlaced("PIQ-4.4", int(seat), int(egg)))

    def keep(self, seat: i64) -> None:
        """The dropping stays in front of its owner (PIQ-4.4)."""
        self.asked = self.asked[1:]
        if self.told is not None:
            self.tell(shapes.DroppingKept("PIQ-4.4", int(seat)))

    # Pieces -------------------------------------------------------------------------------------------

    def put_bird(self, seat: i64, egg: i64) -> None:
        """A bird stands on an egg."""
        self.bird[seat] = egg
        self.piece[egg] = seat

    def put_dropping(self, seat: i64, egg: i64) -> None:
        """A dropping lies on an egg."""
        self.dropping[seat] = egg
        self.piece[egg] = DROPPINGS + seat

    def add_feather(self, seat: i64, colour: i64) -> None:
        """A feather at the end of a tail."""
        self.tails[seat * self.players + self.feathers[seat]] = colour
        self.feathers[seat] += 1

    # Telling ------------------------------------------------------------------------------------------

    def tell_move(self, seat: i64, egg: i64, target: i64) -> None:
        """A step, or a jump over a row of pieces."""
        over: list[str] = []
        while egg != target:
            over.append(piece_name(self.piece[egg]))
            egg = ahead(egg)
        if over:
            self.tell(shapes.BirdJumped("PIQ-3.2", int(seat), int(target), over))
        else:
            self.tell(shapes.BirdMoved("PIQ-2.3", int(seat), int(target)))

    def tell_overtaking(self, seat: i64, other: i64) -> None:
        """Who was overtaken, and what it cost."""
        feathers = self.tail(other)
        if feathers:
            self.tell(shapes.BirdPlucked("PIQ-3.3", int(seat), int(other), len(feathers), feathers))
        else:
            self.tell(shapes.BirdOvertaken("PIQ-3.4", int(seat), int(other)))

    def tail(self, seat: i64) -> list[str]:
        """The colours in a tail, in order."""
        start = seat * self.players
        return [COLOURS[self.tails[index]] for index in range(start, start + self.feathers[seat])]


def ahead(egg: i64) -> i64:
    return egg + 1 if egg < LAST_EGG else 0


def behind(egg: i64) -> i64:
    """The next egg the other way."""
    return egg - 1 if egg > 0 else LAST_EGG


def piece_name(piece: i64) -> str:
    """`bird-1`, `dropping-0`."""
    return "bird-" + str(piece) if piece < DROPPINGS else "dropping-" + str(piece - DROPPINGS)
