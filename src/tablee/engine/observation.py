"""What a view says as numbers: named parts of fixed shape, for whoever learns.

A game declares one part for each field of its view, so nothing that a view hides can be in them. The numbers of a part
lie side by side, in the order of its shape; where a list goes by seats, the viewer's own seat comes first, and a seat
is told as its distance from the viewer. `docs/observations.md` lists the parts of every game.
"""

from array import array
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from mypy_extensions import mypyc_attr

from tablee.engine.arrays import i64, u8, vec
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import View
from tablee.engine.state import State

KIND = "f"  # of the array: four bytes, as learners like them
SHORT = 6  # numbers that are written out
NO_PLACE = -1
Shape = tuple[int, ...]
Key = str | int


class Block:
    """One part as it lies among the numbers: from `at` on, `size` of them, each between `low` and `high`."""

    def __init__(self, name: str, shape: Shape, at: int, low: float, high: float, words: str) -> None:
        self.name = name
        self.shape = shape
        self.at = at
        self.low = low
        self.high = high
        self.words = words
        self.size = 1
        for length in shape:
            self.size *= length


class Layout:
    """Where everything lies, while it is being laid out."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.omitted: dict[str, str] = {}
        self.blank: array[float] = array(KIND)


class Part:
    """How one field of a view becomes numbers."""

    def lay(self, layout: Layout, name: str, outer: Shape) -> None:
        """Takes its place among the numbers, once for each element of the lists around it."""
        raise NotImplementedError

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        """Writes a value, that of the element `index` of the lists around it, into the row that begins at `base`."""
        raise NotImplementedError

    def put_all(self, values: list[Any], out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        """Writes the values of several elements, from `index` on."""
        for value in values:
            self.put(value, out, base, index, viewer)
            index += 1


class Leaf(Part):
    """A part that is numbers itself."""

    at: i64 = -1
    width: i64 = 1

    def __init__(self, shape: Shape, low: float, high: float, blank: float = 0.0, words: str = "") -> None:
        self.shape = shape
        self.low = low
        self.high = high
        self.blank = blank  # where there is nothing to tell
        self.words = words
        for length in shape:
            self.width *= length

    def lay(self, layout: Layout, name: str, outer: Shape) -> None:
        """The numbers of all elements side by side."""
        if self.at >= 0:
            raise ValueError(f"the part {name} has a place already: each field needs a part of its own")
        self.at = len(layout.blank)
        block = Block(name, (*outer, *self.shape), int(self.at), self.low, self.high, self.words)
        layout.blocks.append(block)
        layout.blank.extend([self.blank] * block.size)


class Amount(Leaf):
    """A whole number within bounds; `nothing` stands for None and for elements that a list does not have."""

    def __init__(self, low: int, high: int, nothing: int | None = None) -> None:
        blank = min(max(low, 0), high) if nothing is None else nothing
        super().__init__((), min(low, blank), max(high, blank), blank)

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        if value is not None:
            out[base + self.at + index] = value

    def put_all(self, values: list[Any], out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        """In one loop, since most numbers of most games are such."""
        place = base + self.at + index
        for value in values:
            if value is not None:
                out[place] = value
            place += 1


class YesNo(Leaf):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__((), 0, 1)

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        if value:
            out[base + self.at + index] = 1.0


class OneOf(Leaf):
    """One of some words or numbers: a one in its place. `nothing` and the empty word are all zeros.

    Where `kinds` says of which kind a word is, the kinds are told apart and not the words.
    """

    def __init__(
        self, words: Sequence[Key], nothing: int | None = None, kinds: Mapping[str, Key] | None = None
    ) -> None:
        super().__init__((len(words),), 0, 1, words=named(words))
        self.places: dict[Key | None, int] = dict.fromkeys([None, "", nothing], NO_PLACE)
        for word, place in places_of(words, kinds).items():
            self.places[word] = place

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        place = self.places[value]
        if place != NO_PLACE:
            out[base + self.at + index * self.width + place] = 1.0


class Counts(Leaf):
    """How often each of some words, numbers or kinds is in a list; None, a list that is hidden, is all zeros."""

    def __init__(self, words: Sequence[Key], most: int = 1, kinds: Mapping[str, Key] | None = None) -> None:
        super().__init__((len(words),), 0, most, words=named(words))
        self.places = places_of(words, kinds)

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        if value is not None:
            start = base + self.at + index * self.width
            for word in value:
                out[start + self.places[word]] += 1.0


class Held(Leaf):
    """A hand that is a list of words or only a number: how often each word is in it, and last how many there are."""

    def __init__(self, words: Sequence[Key], most: int) -> None:
        super().__init__((len(words) + 1,), 0, most, words=f"{named(words)} all")
        self.places = places_of(words, None)

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        start = base + self.at + index * self.width
        if isinstance(value, int):
            out[start + self.width - 1] = value
            return
        out[start + self.width - 1] = len(value)
        for word in value:
            out[start + self.places[word]] += 1.0


class SeatOf(Leaf):
    """A seat, as its distance from the viewer; nobody is all zeros."""

    def __init__(self, players: int) -> None:
        super().__init__((players,), 0, 1, words="seats from the viewer on")

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        if value is not None and value >= 0:
            seat: i64 = value
            out[base + self.at + index * self.width + (seat - viewer + self.width) % self.width] = 1.0

    def put_all(self, values: list[Any], out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        """In one loop: boards are full of what belongs to somebody."""
        width = self.width
        start = base + self.at + index * width
        for value in values:
            if value is not None and value >= 0:
                seat: i64 = value
                out[start + (seat - viewer + width) % width] = 1.0
            start += width


class OwnSeat(Leaf):
    """The seat of the viewer, counted from 0; all zeros for the spectator."""

    def __init__(self, players: int) -> None:
        super().__init__((players,), 0, 1, words=" ".join(map(str, range(players))))

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        if value >= 0:
            out[base + self.at + value] = 1.0


class Seats(Leaf):
    """Which seats are in a list, whatever their order."""

    def __init__(self, players: int) -> None:
        super().__init__((players,), 0, 1, words="seats from the viewer on")

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        start = base + self.at + index * self.width
        for one in value:
            seat: i64 = one
            out[start + (seat - viewer + self.width) % self.width] = 1.0


class Place(Leaf):
    """A place on a board by its name, as the numbers that say where it is, each from 0 to 1; None is all zeros."""

    def __init__(self, places: Mapping[str, Sequence[float]], words: str) -> None:
        super().__init__((len(words.split()),), 0, 1, words=words)
        self.places = {name: list(numbers) for name, numbers in places.items()}

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        if value is not None:
            start = base + self.at + index * self.width
            for number in self.places[value]:
                out[start] = number
                start += 1


class Several(Part):
    """A list of at most so many elements, in its order."""

    def __init__(self, most: int, part: Part) -> None:
        self.most: i64 = most
        self.part = part

    def lay(self, layout: Layout, name: str, outer: Shape) -> None:
        self.part.lay(layout, name, (*outer, int(self.most)))

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        if value is None:
            return
        if len(value) > self.most:
            raise Mistake("observation-too-long", {"most": int(self.most), "found": len(value)})
        self.part.put_all(value, out, base, index * self.most, viewer)


class BySeat(Part):
    """A list with one element for each seat, the viewer's first."""

    def __init__(self, players: int, part: Part) -> None:
        self.players: i64 = players
        self.part = part

    def lay(self, layout: Layout, name: str, outer: Shape) -> None:
        self.part.lay(layout, name, (*outer, int(self.players)))

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        seat: i64 = 0
        for one in value:
            self.part.put(one, out, base, index * self.players + (seat - viewer + self.players) % self.players, viewer)
            seat += 1


class Keyed(Part):
    """A list of structs, each laid where its key belongs: the field `name`, or several of them."""

    def __init__(self, names: Sequence[str], keys: Sequence[Sequence[Key]], part: Part) -> None:
        self.names = list(names)
        self.shape: Shape = tuple(map(len, keys))
        self.places: dict[tuple[Key, ...], int] = {key: place for place, key in enumerate(product(*keys))}
        self.part = part

    def lay(self, layout: Layout, name: str, outer: Shape) -> None:
        self.part.lay(layout, name, (*outer, *self.shape))

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        first: i64 = index * len(self.places)
        for one in value:
            key = tuple([getattr(one, name) for name in self.names])
            self.part.put(one, out, base, first + self.places[key], viewer)


class Fields(Part):
    """A struct, field by field: each becomes a part of its own."""

    def __init__(self, struct: type[Any], parts: Mapping[str, Part]) -> None:
        check_fields(struct, parts)
        self.parts: list[tuple[str, Part]] = list(parts.items())

    def lay(self, layout: Layout, name: str, outer: Shape) -> None:
        for field, part in self.parts:
            part.lay(layout, f"{name}.{field}", outer)

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        if value is not None:
            for field, part in self.parts:
                part.put(getattr(value, field), out, base, index, viewer)


class Omitted(Part):
    """A field that becomes no numbers, and why: it follows from others, or is made of words."""

    def __init__(self, why: str) -> None:
        self.why = why

    def lay(self, layout: Layout, name: str, outer: Shape) -> None:
        layout.omitted[name] = self.why

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        pass


class Header(Part):
    """What every view begins with: the viewer's seat; where there are secret choices, who chooses, and one's steps."""

    def __init__(self, players: int, steps: int = 0, actions: int = 0) -> None:
        self.seat = OwnSeat(players)
        self.waiting = Seats(players)
        self.submitted = Seats(players)
        self.draft = Several(steps, Amount(0, actions - 1, nothing=-1))
        self.has_choices = steps > 0

    def lay(self, layout: Layout, name: str, outer: Shape) -> None:
        self.seat.lay(layout, "seat", outer)
        if self.has_choices:
            self.waiting.lay(layout, "waiting", outer)
            self.submitted.lay(layout, "submitted", outer)
            self.draft.lay(layout, "draft", outer)

    def put(self, value: Any, out: vec[float], base: i64, index: i64, viewer: i64) -> None:
        own: int = value.viewer
        self.seat.put(own, out, base, 0, viewer)
        if self.has_choices:
            self.waiting.put(value.waiting, out, base, 0, viewer)
            self.submitted.put(value.submitted, out, base, 0, viewer)
            if value.drafts and own >= 0:
                self.draft.put(value.drafts[own], out, base, 0, viewer)


@mypyc_attr(allow_interpreted_subclasses=True)
class QuickNumbers:
    """The same numbers straight from a state, where a game has them for speed; the suite compares both.

    It is for games whose numbers are all whole, from 0 to 255.
    """

    def write(self, state: State, viewer: i64, out: vec[u8], base: i64) -> None:
        """Writes all numbers of a row that begins at `base`."""
        raise NotImplementedError

    def refresh(self, state: State, viewer: i64, out: vec[u8], base: i64) -> None:
        """Brings a row up to date that was refreshed before with the same state, or is the first one of that state.

        A game that knows what has changed since then may write that alone.
        """
        self.write(state, viewer, out, base)


class Observation:
    """The parts of a game's view for a number of players and options, laid out."""

    def __init__(self, views: type[View], parts: Mapping[str, Part], quick: QuickNumbers | None = None) -> None:
        check_fields(views, parts)
        self.quick = quick
        layout = Layout()
        for name, part in parts.items():
            part.lay(layout, name, ())
        self.parts: list[tuple[str, Part]] = [(name, part) for name, part in parts.items() if type(part) is not Omitted]
        self.omitted: dict[str, str] = layout.omitted
        self.blocks: list[Block] = layout.blocks
        self.blank: array[float] = layout.blank
        self.clean: vec[float] = vec[float](layout.blank)  # the same, quick to copy
        self.no_bytes: vec[u8] = vec[u8]([0] * (len(layout.blank) if quick is not None else 0))
        self.size: int = len(layout.blank)

    def numbers(self, view: View) -> "array[float]":
        """What a view says, as one row of numbers."""
        return array(KIND, memoryview(self.row(view)).tolist())

    def row(self, view: View) -> vec[float]:
        """The same in double precision, in an array whose memory libraries can read as it is."""
        out = self.clean[:]
        self.tell(view, out, 0)
        return out

    def row_of(self, state: State, viewer: int) -> vec[float]:
        """What a viewer may know of a state, as such a row."""
        if self.quick is None:
            return self.row(state.view(viewer))
        return vec[float]([float(number) for number in self.small_row_of(state, viewer)])

    def small_row_of(self, state: State, viewer: int) -> vec[u8]:
        """The same where there are quick numbers, which are bytes."""
        assert self.quick is not None
        out = self.no_bytes[:]
        self.quick.write(state, viewer, out, 0)
        return out

    def write(self, state: State, viewer: int, out: vec[float], base: i64) -> None:
        """What a viewer may know, into the row of a larger array that begins at `base`."""
        view = state.view(viewer)
        place = base
        for number in self.clean:
            out[place] = number
            place += 1
        self.tell(view, out, base)

    def tell(self, view: View, out: vec[float], base: i64) -> None:
        """Adds to a clean row what a view says."""
        viewer: i64 = max(view.header.viewer, 0)
        for name, part in self.parts:
            part.put(getattr(view, name), out, base, 0, viewer)


def named(words: Sequence[Key]) -> str:
    """Words for a document; a row of numbers as its ends."""
    if len(words) > SHORT and isinstance(words[0], int):
        return f"{words[0]}–{words[-1]}"
    return " ".join(map(str, words))


def places_of(words: Sequence[Key], kinds: Mapping[str, Key] | None) -> dict[Key, int]:
    """Where each word stands, or that of its kind."""
    order: dict[Key, int] = {word: place for place, word in enumerate(words)}
    if kinds is None:
        return order
    return {word: order[kind] for word, kind in kinds.items()}


def check_fields(struct: type[Any], parts: Mapping[str, Part]) -> None:
    """Every field has a part, even if it is omitted: what a view gains is not forgotten here."""
    fields = set(struct.__struct_fields__)
    if fields != set(parts):
        missing, unknown = sorted(fields - set(parts)), sorted(set(parts) - fields)
        raise ValueError(f"the observation of {struct.__name__} lacks {missing} and has {unknown}, which it has not")
