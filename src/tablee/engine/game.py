"""What a game declares. `games/<slug>/game.py` makes one `Game`; everything else finds a game's parts here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from tablee.engine.actions import Actions
from tablee.engine.chance import Chance
from tablee.engine.dump import load, read_dump
from tablee.engine.fields import Field
from tablee.engine.knowledge import Knowledge
from tablee.engine.observation import Observation, Part, QuickNumbers
from tablee.engine.options import BotSeats, Option, Options, Text, misplaced, parse_options, read_options
from tablee.engine.position import Lines, differing
from tablee.engine.refusal import Mistake, Refused, demand
from tablee.engine.shapes import OMNISCIENT, BotAnswer, Budget, Event, View, ViewHeader
from tablee.engine.state import Fixed, State, imagine_choices
from tablee.engine.survey import Survey

Decide = Callable[[Any, Sequence[Event], bytes, Budget, Chance], BotAnswer]
StandingOrder = Callable[[Any], int | None]
ASK = -1  # the answer of a standing order that has its seat asked, whatever later ones say
FIXED_LIMIT = 256


@dataclass(frozen=True)
class OpenMemory:
    """How problems of a game of memory are posed: whatever a seat has been shown lies open."""

    view: Callable[[Any, int], View]  # of a state, for a seat that has forgotten nothing
    notes: Callable[[Any], bytes]  # what lies open in such a view, as bots write it down
    sort: Callable[[Any, int], str]  # in such a view, what an action comes to: of one sort, all are alike
    kind: Callable[[Any, int], str]  # of an answer in such a view: what one might guess in another problem


@dataclass(frozen=True, eq=False)
class Game:
    """A game under one version of its rules."""

    slug: str
    version: int
    package: str  # where its texts lie
    players: tuple[int, ...]  # the numbers of players it takes
    state: Callable[[], State]
    fields: Mapping[str, Field]  # what a state is made of, by name: the dump and the state hash follow from it
    actions: Actions
    views: type[View]
    events: Sequence[type[Event]]
    fill_view: Callable[[Any, ViewHeader], View]
    fill_state: Callable[[Any, Any, Chance, bytes], None]
    show_lines: Callable[[Any], Lines]
    read_lines: Callable[[Lines], View]
    refusals: Sequence[str]  # the codes it may give
    longest: int  # no game has more decisions than this
    options: Sequence[Option] = ()
    unbounded: Mapping[str, str | int] = field(default_factory=dict)  # values of options that lift this bound
    presets: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    make_fixed: Callable[[Options], Fixed] = Fixed
    unsuited: Callable[[int, Options], Mistake | None] | None = None  # options that do not suit a number of players
    bots: Mapping[str, Decide] = field(default_factory=dict)
    reasons: Sequence[str] = ()  # the codes its bots give
    knowledge: Knowledge = field(default_factory=Knowledge)  # of how it is played well, for the search
    words: Mapping[str, str] = field(default_factory=dict)  # argument -> the vocabulary of its values; `seat`: by name
    lines: Mapping[str, str] = field(default_factory=dict)  # line of a position -> what its words are, see wording.py
    standing_orders: Mapping[str, StandingOrder] = field(default_factory=dict)
    brief_orders: Mapping[str, Callable[[Any], str]] = field(default_factory=dict)  # end when their word changes
    usual_orders: Sequence[str] = ()  # hold from the beginning, until a seat lifts them
    hints: bool = True
    memory: OpenMemory | None = None  # of a game of memory, for problems
    answer_kind: Callable[[str], str] | None = None  # of a named answer to a problem: without what is interchangeable
    problem_theme: Callable[[Any], str] | None = None  # what a position is about: problems of one theme are alike
    routine: Sequence[type[Event]] = ()  # events that are no reasons: they say what was chosen, or that play goes on
    company: int = 0  # how many make it lively, for someone who plays at once against bots; 0: the fewest it takes
    example: bool = False  # not a game to offer, but one to learn from
    scenery: Callable[[Options], msgspec.Struct] | None = None  # what a drawn board needs and no move ever changes
    outlook: Callable[[Any, int], msgspec.Struct] | None = None  # where chance may lead after an action, for a board
    name_in: Callable[[Any, int], str] | None = None  # named forms that depend on the state
    parse_in: Callable[[Any, str], int] | None = None
    why_not_in: Callable[[Any, int, str], Refused | None] | None = None
    base: Game | None = None  # the version this one is derived from: what it does not change is the same there
    dropped: Sequence[str] = ()  # rules of the base that this version does not have
    observation: Callable[[int, Any], Mapping[str, Part]] | None = None  # the view as numbers, for whoever learns
    quick_numbers: QuickNumbers | None = (
        None  # the same numbers straight from the state, for speed; the suite compares them
    )
    observations: dict[tuple[int, str], Observation] = field(default_factory=dict, repr=False)
    fixed_cache: dict[str, Fixed] = field(default_factory=dict, repr=False)

    def derive(self, version: int, package: str, dropped: Sequence[str] = (), **changes: Any) -> Game:
        """Another version of these rules; only what differs is named, with its texts in its own package."""
        made = replace(
            self, version=version, package=package, base=self, dropped=dropped, fixed_cache={}, observations={}
        )
        if {"observation", "fill_view"} & {*changes}:
            made = replace(made, quick_numbers=None)  # those of the base would say what its views say
        return replace(made, **changes)

    def root(self) -> Game:
        """The version from which all others derive, with all texts of the game."""
        return self if self.base is None else self.base.root()

    # Beginning ----------------------------------------------------------------------------------------

    def new(self, players: int | None, chance: Chance, options: Mapping[str, object] | None = None) -> State:
        """A new game, dealt; without a number of players, the fewest that it takes."""
        state = self.empty(
            self.count(players), self.fixed(self.read_options(options)) if options else self.default_fixed()
        )
        state.setup(chance)
        return state

    def count(self, players: int | None) -> int:
        """A number of players that this game takes."""
        if players is None:
            return self.players[0]
        if players not in self.players:
            raise Mistake("bad-players", {"game": self.slug, "given": players, "allowed": counts(self.players)})
        return players

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Options checked and complete; `preset` names a set of them, to which others can be added."""
        chosen = dict(given)
        name = chosen.pop("preset", None)
        if name is not None:
            if str(name) not in self.presets:
                raise Mistake("unknown-preset", {"preset": str(name), "known": ", ".join(self.presets) or "–"})
            chosen = {**self.presets[str(name)], **chosen}
        return read_options(self.options, chosen)

    def survey(self, name: str, text: str) -> Survey:
        """What can be said about a text that someone wants to bring as this option."""
        found = [option for option in self.options if isinstance(option, Text) and option.name == name]
        if not found:
            known = [option.name for option in self.options if isinstance(option, Text)]
            raise Mistake("unknown-option", {"option": name, "known": ", ".join(known) or "–"})
        return found[0].look_over(text)

    def check_together(self, players: int, options: Options) -> None:
        """Refuses options that do not fit together or do not suit this number of players."""
        mistake = misplaced(self.options, options) or (self.unsuited(players, options) if self.unsuited else None)
        if mistake is not None:
            raise mistake

    def fixed(self, options: Options) -> Fixed:
        """The fixed parts for these options, made once."""
        if options.text not in self.fixed_cache:
            while len(self.fixed_cache) >= FIXED_LIMIT:
                del self.fixed_cache[next(iter(self.fixed_cache))]
            self.fixed_cache[options.text] = self.make_fixed(options)
        return self.fixed_cache[options.text]

    def default_fixed(self) -> Fixed:
        """The fixed parts for the default options."""
        return self.fixed_cache.get("") or self.fixed_cache.setdefault("", self.fixed(self.read_options({})))

    def fixed_of_text(self, text: str) -> Fixed:
        """The fixed parts for options in their canonical text, which fit together."""
        known = self.fixed_cache.get(text)
        if known is not None:
            return known
        options = read_options(self.options, parse_options(text), seals=True)
        mistake = misplaced(self.options, options)
        if mistake is not None:
            raise mistake
        return self.fixed(options)

    def with_bots(self, options: Mapping[str, object], seats: Sequence[int]) -> dict[str, object]:
        """These options with the option of kind `bot_seats`, if the game has one, filled in by the table."""
        names = [option.name for option in self.options if isinstance(option, BotSeats)]
        return {**options, **{name: " ".join(str(seat) for seat in sorted(seats)) for name in names}}

    def empty(self, players: int, fixed: Fixed) -> State:
        """A state with nothing on the table."""
        self.check_together(players, fixed.options)
        state = self.state()
        state.begin(self, fixed, players)
        return state

    # Views --------------------------------------------------------------------------------------------

    def imagine(self, view: View, chance: Chance, notes: bytes = b"") -> State:
        """A full state that fits a view; for the omniscient view, that very state."""
        header = view.header
        state = self.empty(self.count(header.players), self.fixed_of_text(header.options))
        state.waiting = list(header.waiting)
        state.submitted = list(header.submitted)
        state.drafts = [list(draft or []) for draft in header.drafts]
        self.fill_state(state, view, chance, notes)
        if header.viewer != OMNISCIENT and header.drafts:
            imagine_choices(state, header.viewer, chance)
        return state

    def observe(self, players: int, fixed: Fixed) -> Observation:
        """How views become numbers with these players and options, laid out once."""
        if self.observation is None:
            raise Mistake("no-observation", {"game": self.slug})
        key = (players, fixed.options.public_text)
        if key not in self.observations:
            while len(self.observations) >= FIXED_LIMIT:
                del self.observations[next(iter(self.observations))]
            self.observations[key] = Observation(self.views, self.observation(players, fixed), self.quick_numbers)
        return self.observations[key]

    def load(self, dump: bytes | str) -> State:
        """The state of a dump, this program's or an earlier one's."""
        return load(self, read_dump(dump))

    def read_view(self, text: bytes | str) -> View:
        """A view from its JSON."""
        try:
            view = msgspec.json.decode(text, type=self.views)
        except msgspec.MsgspecError as error:
            raise Mistake("bad-view", {"why": str(error)}) from error
        if (view.header.game, view.header.version) != (self.slug, self.version):
            raise Mistake("other-game", {"game": view.header.game, "version": view.header.version})
        return view

    # Positions as text --------------------------------------------------------------------------------

    def show(self, view: View) -> str:
        """A view as a few readable lines."""
        return self.show_lines(view).text(self.actions)

    def read(self, text: str) -> View:
        """The view that a position text says."""
        lines = Lines.read(text, self.slug, self.version, self.players, self.actions)
        lines.header = self.with_all_options(lines.header)
        try:
            view = self.read_lines(lines)
        except (ValueError, LookupError) as error:
            raise lines.mistake() from error
        lines.finish()
        lines.check_repeated(self.show_lines(view))
        return view

    def with_all_options(self, header: ViewHeader) -> ViewHeader:
        """A header with the options that a text leaves out."""
        options = self.fixed_of_text(header.options).options
        text = options.text if header.viewer == OMNISCIENT else options.public_text
        return msgspec.structs.replace(header, options=text)

    def position(self, text: str, chance: Chance) -> State:
        """A state that fits a position text."""
        view = self.read(text)
        try:
            state = self.imagine(view, chance)
            self.check_shown(state, view)
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise Mistake("impossible-position", {"impossible": "sum"}) from error
        except Mistake as mistake:
            mistake.package = self.root().package
            raise
        return state

    def check_shown(self, state: State, view: View) -> None:
        """The state that was made of a view shows that view, and can be played on."""
        now = state.view(view.header.viewer)
        if now != view:
            raise differing(self.show_lines(view), self.show_lines(now), self.actions)
        demand(len(state.ranking()) == state.players, "seats")
        demand(all(state.legal(seat) for seat in state.to_act()), "no-action")

    # Actions ------------------------------------------------------------------------------------------

    def named(self, state: State, action: int) -> str:
        """The named form of an action in this state."""
        return self.name_in(state, action) if self.name_in else self.actions.name(action)

    def parse(self, state: State, text: str) -> int:
        """The action with this named form in this state."""
        return self.parse_in(state, text) if self.parse_in else self.actions.number(text)

    def why_not_named(self, state: State, seat: int, text: str) -> Refused | None:
        """Why a seat cannot do what this text says."""
        if self.why_not_in:
            return self.why_not_in(state, seat, text)
        return state.why_not(seat, self.parse(state, text))


class NoChance(Chance):
    """For what must not depend on chance."""

    def uniform(self, n: int) -> int:
        raise Mistake("chance-not-allowed")


def counts(numbers: Sequence[int]) -> str:
    """`2, 4`."""
    return ", ".join(str(number) for number in numbers)
