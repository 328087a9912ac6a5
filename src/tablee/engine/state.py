"""The state of a game, and what every game is asked. A game's rules are a subclass of `State`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tablee.engine.arrays import BITS, WORD, i64, vec
from tablee.engine.chance import Chance
from tablee.engine.dump import described, dump
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import OMNISCIENT, Limit, TimeUp, Told, ViewHeader

if TYPE_CHECKING:
    from tablee.engine.game import Game
    from tablee.engine.options import Options
    from tablee.engine.shapes import Event, View

NOBODY: Final = -1
BOT_DECIDES: Final = TimeUp()  # when a clock runs out; the decision has no seconds of its own


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed:
    """What the options decide for a whole table: made once, shared by all clones, never changed."""

    def __init__(self, options: Options) -> None:
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, complete and without a future. Subclasses have no `__init__`: `setup` deals, `clone` copies."""

    game: Game
    fixed: Fixed
    players: i64 = 0
    told: list[Told] | None = None  # events, if someone is listening
    drafts: list[list[int]]  # the steps of each seat's secret choice
    waiting: list[int]  # seats whose secret choice is still open
    submitted: list[int]  # seats that have closed theirs

    # What a game writes ------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Makes every attribute as it is before anything is dealt or decided."""
        raise NotImplementedError

    def setup(self, chance: Chance) -> None:
        """Puts everything in its place for the first decision; begins with `self.lay_out()`."""
        raise NotImplementedError

    def work_out(self) -> None:
        """Sets what follows from the fields, and is kept only for speed, after they were read from a dump."""

    def to_act(self) -> list[int]:
        """The seats that must decide now; several decide at once and in secret; none: the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """The numbers of the actions open to a seat that must decide, ascending; none when the game is over."""
        raise NotImplementedError

    def next_to_act(self, preferred: i64) -> i64:
        """Who is to be asked next: this seat if it must decide, else the first that must; NOBODY when the game is over.

        A game may write it again without a list, for speed; the suite compares both.
        """
        seats = self.to_act()
        for seat in seats:
            if seat == preferred:
                return preferred
        return seats[0] if seats else NOBODY

    def offer(self, seat: i64, out: vec[i64]) -> None:
        """What `legal` says as a set (`engine/arrays.py`), into an array with room for the whole action table.

        A game may write it again without a list, for speed; the suite compares both.
        """
        for word in range(i64(len(out))):
            out[word] = 0
        for action in self.legal(seat):
            number: i64 = action
            out[number // WORD] |= BITS[number % WORD]

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """Plays a legal action. Trusts its caller."""
        raise NotImplementedError

    def forbids(self, seat: i64, action: i64) -> Refused | None:
        """The rule that forbids this action to a seat that must decide; written apart from `legal`."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy; begins with `self.copy_header(copy)`. Nobody listens to it."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """The score of each seat, now."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the first; equal seats share a place."""
        scores = self.scores()
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    def sides(self) -> list[int]:
        """The side of each seat; team-mates share one."""
        return list(range(self.players))

    def ending(self) -> str:
        """Why the game ended, in one word for statistics; empty while it goes on."""
        return "" if self.to_act() else "end"

    def goes_on(self) -> bool:
        """Does this decision only carry on a motion that everybody sees, so that nobody waits before it?"""
        return False

    def chat_closed_by(self) -> str | None:
        """The rule that keeps everyone silent now."""
        return None

    def on_clock(self, seat: i64) -> TimeUp:
        """What happens when the time of this seat's decision runs out."""
        return BOT_DECIDES

    def forced(self, seat: i64) -> int | None:
        """The one action open to a seat where everybody can see that there is no other (TAB-3.2).

        Where that hangs on what only the seat knows it is None: a quick answer would tell.
        """
        return None

    # What every state can do --------------------------------------------------------------------------

    def only_action(self, seat: i64) -> int | None:
        """The one legal action of a seat, if there is just one; for `forced`."""
        actions = self.legal(seat)
        return actions[0] if len(actions) == 1 else None

    def begin(self, game: Game, fixed: Fixed, players: i64) -> None:
        self.game = game
        self.fixed = fixed
        self.players = players
        self.drafts = []
        self.waiting = []
        self.submitted = []

    def copy_header(self, copy: State) -> None:
        """The part of `clone` that is the same for all games."""
        copy.game = self.game
        copy.fixed = self.fixed
        copy.players = self.players
        if self.drafts:
            copy.drafts = [draft[:] for draft in self.drafts]
            copy.waiting = self.waiting[:]
            copy.submitted = self.submitted[:]
        else:  # no choice is open: the empty lists can be shared, since opening one replaces them
            copy.drafts = self.drafts
            copy.waiting = self.waiting
            copy.submitted = self.submitted

    def __reduce__(self) -> tuple[Callable[[str, int, bytes], State], tuple[str, int, bytes]]:
        """States are pickled as their dump."""
        from tablee.engine.registry import load_state

        return load_state, (self.game.slug, self.game.version, dump(self))

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __repr__(self) -> str:
        return described(self)

    def __str__(self) -> str:
        """The position, with everything visible."""
        return self.game.show(self.view(OMNISCIENT))

    def play(self, seat: int, action: int, chance: Chance) -> None:
        """Plays an action if the rules allow it."""
        refused = self.why_not(seat, action)
        if refused is not None:
            raise refused
        self.apply(seat, action, chance)

    def why_not(self, seat: int, action: int) -> Refused | None:
        """Why a seat cannot play an action now, whatever the numbers that come from outside; None if it can."""
        seats_here: int = self.players  # compared as int: a number from outside may not fit into an i64
        known_actions: int = len(self.game.actions.entries)
        if not 0 <= seat < seats_here:
            return Refused("no-such-seat", "TAB-1.1", {"seats": seats_here})
        if not 0 <= action < known_actions:
            return Refused("no-such-action", "TAB-1.2")
        seats = self.to_act()
        if not seats:
            return Refused("game-over", "TAB-1.3")
        if seat not in seats:
            if seat in self.submitted:
                return Refused("already-submitted", "TAB-1.5")
            return Refused("not-your-decision", "TAB-1.4")
        return self.forbids(seat, action)

    def view(self, viewer: int) -> View:
        """What a seat, the spectator or the omniscient viewer may know."""
        return self.game.fill_view(self, self.header(viewer))

    def header(self, viewer: int) -> ViewHeader:
        """What the view of any game begins with."""
        if not (OMNISCIENT <= viewer < self.players):
            raise Mistake("bad-seat", {"given": viewer, "seats": ", ".join(map(str, range(self.players)))})
        everything = viewer == OMNISCIENT
        options = self.fixed.options
        is_open = bool(self.drafts)  # else the empty lists can be shared, as in `copy_header`
        return ViewHeader(
            self.game.slug,
            self.game.version,
            int(self.players),
            options.text if everything else options.public_text,
            viewer,
            self.waiting[:] if is_open else self.waiting,
            self.submitted[:] if is_open else self.submitted,
            [draft[:] if everything or seat == viewer else None for seat, draft in enumerate(self.drafts)],
        )

    def play_on(self, chance: Chance) -> i64:
        """Plays to the end at random; the number of decisions made. A game without a bound stops after its longest."""
        decisions: i64 = 0
        most: i64 = self.game.longest
        seats = self.to_act()
        while seats and decisions < most:
            seat: i64 = seats[0]
            actions = self.legal(seat)
            self.apply(seat, actions[chance.uniform(len(actions))], chance)
            decisions += 1
            seats = self.to_act()
        return decisions

    # Events -------------------------------------------------------------------------------------------

    def tell(
        self, event: Event, limits: tuple[Limit, ...] = (), shows: tuple[int, ...] = (), reveal: bool = False
    ) -> None:
        """Tells what happened. Rules ask `self.told is not None` first, so that silence costs nothing."""
        if self.told is not None:
            self.told.append(Told(event, limits, shows, reveal))

    def everybody(self) -> tuple[int, ...]:
        """All seats, for events that show something to all."""
        return tuple(range(self.players))

    def others(self, seat: i64) -> tuple[int, ...]:
        """All seats but one, for events that show a card of that one."""
        return tuple([other for other in range(self.players) if other != seat])

    # Secret choices -----------------------------------------------------------------------------------

    def open_choice(self, seats: list[int]) -> None:
        """These seats now choose at once and in secret."""
        self.waiting = seats[:]
        self.submitted = []
        self.drafts = [[] for _ in range(self.players)]

    def add_step(self, seat: i64, action: i64) -> None:
        """One step of a secret choice."""
        self.drafts[seat].append(action)

    def submit(self, seat: i64) -> bool:
        """Closes a seat's choice; was it the last one? Then the game reveals them in seat order."""
        self.waiting.remove(int(seat))
        self.submitted = sorted([*self.submitted, int(seat)])
        return not self.waiting

    def close_choice(self) -> list[list[int]]:
        """Ends the secret decision and gives all choices, in seat order."""
        choices = self.drafts
        self.drafts = []
        self.submitted = []
        return choices

    def can_take_back(self, seat: int) -> bool:
        """Has this seat an open draft with at least one step?"""
        return seat in self.waiting and len(self.drafts[seat]) > 0

    def take_back(self, seat: int) -> None:
        """Takes back the last step of an open secret choice."""
        if not self.can_take_back(seat):
            raise Refused("nothing-to-take-back", "TAB-2.2")
        self.drafts[seat].pop()

    def restart_draft(self, seat: int) -> None:
        """Forgets the open steps of a seat: a bot or a clock takes over."""
        if seat in self.waiting:
            self.drafts[seat].clear()


def imagine_choices(state: State, viewer: int, chance: Chance) -> None:
    """Fills the secret choices of others step by step, each legal step equally likely; open ones stop anywhere."""
    for seat in state.submitted:
        if seat != viewer:
            state.drafts[seat] = whole_choice(state, seat, chance)
    for seat in state.waiting:
        if seat != viewer:
            choice = whole_choice(state, seat, chance)
            state.drafts[seat] = choice[: chance.uniform(len(choice))]


def choosing_alone(state: State, seat: int) -> State:
    """A copy in which a seat goes on choosing, and nothing is revealed: somebody else has always still to choose."""
    trial = state.clone()
    trial.waiting = [seat, NOBODY]
    trial.submitted = []
    return trial


def whole_choice(state: State, seat: int, chance: Chance) -> list[int]:
    """A complete secret choice of one seat."""
    trial = choosing_alone(state, seat)
    trial.drafts[seat].clear()
    choice: list[int] = []
    while seat in trial.waiting:
        actions = trial.legal(seat)
        action = actions[chance.uniform(len(actions))]
        choice.append(action)
        trial.apply(seat, action, chance)
    return choice
