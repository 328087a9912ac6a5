"""Biathlon: stack dice, empty columns, ski and shoot; the first over the line wins. The rules by id.

Their parts: what the options decide (`rules_settings.py`), the course (`rules_course.py`), the actions and their
numbers (`rules_actions.py`), skiers and their boards (`rules_skiers.py`), taking dice, wax and shooting
(`rules_turn.py`), movement and drafting (`rules_track.py`), refusals (`rules_refusals.py`), and here the flow of
preparation and turns, and the end.
"""

from typing import Final

from tablee.engine.arrays import filled, i64, zeros
from tablee.engine.bag import Bag
from tablee.engine.chance import Chance
from tablee.engine.shapes import TimeUp
from tablee.engine.state import NOBODY
from tablee.games.biathlon import shapes
from tablee.games.biathlon.board import NATIONS, TOKENS
from tablee.games.biathlon.rules_actions import (
    DRAFT,
    ENTRIES,
    NATION,
    PICK,
    SIXES,
    WAX_SLOTS,
    WAX_TOKENS,
    ChooseNation,
    Done,
    Draft,
    EndShooting,
    FreeColumn,
    PlaceSixes,
    Refresh,
    RerollDie,
    RerollShot,
    Shoot,
    Slip,
    Step,
    TakeColumn,
    TakeExtra,
    UsePrinted,
    UseWax,
)
from tablee.games.biathlon.rules_course import GOAL, NOWHERE
from tablee.games.biathlon.rules_refusals import Refusals
from tablee.games.biathlon.rules_settings import IS_ADVANCED, PRESET, SEATS, SET_OF, TWO, WAX_OF
from tablee.games.biathlon.rules_settings import NATION as NATION_KIND
from tablee.games.biathlon.rules_skiers import COLLAPSED, FINISHED, RACING
from tablee.games.biathlon.rules_turn import (
    DRAFT_PHASE,
    NATION_PHASE,
    OVER,
    SIXES_PHASE,
    SLIP_PHASE,
    STEP_PHASE,
    TAKE_PHASE,
    UNTURNED,
    WAX_PHASE,
)

GOING_ON: Final = 0
ALL_DONE: Final = 1
DECIDED: Final = 2
LIMIT: Final = 3
CROSSED: Final = 4
GAVE_OUT: Final = 5
NO_WINNER: Final = 6
ENDINGS: Final = ["", "finished", "decided", "limit", "crossed", "gave-out", "nobody"]
ENDING_RULES: Final = ["", "BIA-12.3", "BIA-12.7", "BIA-12.8", "BIA-13.4", "BIA-13.5", "BIA-12.6"]


class Biathlon(Refusals):
    round: i64 = 0
    first: i64 = NOBODY  # the skier with the first-player marker
    finished: list[int]  # skiers in order of crossing
    collapsed: list[int]  # skiers in order of collapse
    collapsed_at: list[int]  # and the rows they had reached
    outcome: i64 = GOING_ON
    latest: i64 = NOBODY  # the last action, if it was no secret choice
    offered: list[int]  # what the one who decides can do; secret choices are worked out when asked

    def setup(self, chance: Chance) -> None:
        """Course, boards, then nations: chosen in turn or drawn (BIA-1.1, BIA-1.3, BIA-1.4)."""
        self.lay_out()
        if self.settings.draws_nations:
            for skier in range(self.skiers):
                self.give_nation(skier, self.drawn_nation(chance))
            self.begin_wax(chance)
        self.go_on(chance)

    def lay_out(self) -> None:
        """Nothing is chosen, nobody has moved."""
        self.lay_boards()
        self.clear_turn()
        self.clear_track()
        self.finished = []
        self.collapsed = []
        self.collapsed_at = []
        self.offered = []

    def clone(self) -> "Biathlon":
        """An independent copy."""
        copy = Biathlon()
        self.copy_header(copy)
        self.copy_skiers(copy)
        self.copy_turn(copy)
        self.copy_track(copy)
        copy.round = self.round
        copy.first = self.first
        copy.finished = self.finished
        copy.collapsed = self.collapsed
        copy.collapsed_at = self.collapsed_at
        copy.outcome = self.outcome
        copy.latest = self.latest
        copy.offered = self.offered  # these lists are replaced as a whole, never changed
        return copy

    def work_out(self) -> None:
        """Whether this is a turn of shooting, the trails of those who can be followed, and what can be done."""
        self.is_shooting = self.began_at_range()
        self.lead_trail = self.trails()
        self.offered = [] if self.phase in UNTURNED else self.choices()

    # Who, what ----------------------------------------------------------------------------------------

    def view(self, viewer: int) -> shapes.BiathlonView:
        """What a viewer may know."""
        view = super().view(viewer)
        assert isinstance(view, shapes.BiathlonView)
        return view

    def to_act(self) -> list[int]:
        """Those whose secret choice is open, the one asked to draft, or the one on turn."""
        if self.phase == OVER:
            return []
        if self.phase in (WAX_PHASE, SIXES_PHASE):
            return self.waiting[:]
        return [int(self.seat_of(self.asked if self.phase == DRAFT_PHASE else self.active))]

    def legal(self, seat: i64) -> list[int]:
        """What is offered; in a secret choice, the next step of the seat's own draft."""
        if self.phase == OVER:
            return []
        if self.phase == WAX_PHASE:
            return self.wax_choices(seat)
        if self.phase == SIXES_PHASE:
            skier = self.undecided(seat)[len(self.drafts[seat])]
            return [SIXES + stars for stars in self.placements(skier)]
        return self.offered[:]

    def choices(self) -> list[int]:
        """What the one who decides can do."""
        if self.phase == NATION_PHASE:
            return [NATION + nation for nation in range(len(NATIONS)) if self.is_free_nation(nation)]
        if self.phase == DRAFT_PHASE:
            return self.draft_choices()
        out: list[int] = []
        if self.phase == STEP_PHASE:
            self.add_steps(out)
        elif self.phase == SLIP_PHASE:
            self.add_slips(out)
        else:
            out = self.turn_choices()
        return out

    def forced(self, seat: i64) -> int | None:
        """Only the steps of a secret choice are hidden."""
        return None if seat in self.waiting else self.only_action(seat)

    def goes_on(self) -> bool:
        """A way is one motion, although each of its steps is chosen."""
        return self.phase == STEP_PHASE and len(self.trail) > 0

    def on_clock(self, seat: i64) -> TimeUp:
        """A seat that does not answer does not follow; for anything else a bot decides."""
        return TimeUp(DRAFT) if self.phase == DRAFT_PHASE else TimeUp()

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """A step of a secret choice, or an action, and then whatever leaves no choice."""
        if self.phase in (WAX_PHASE, SIXES_PHASE):
            self.choose(seat, action, chance)
        else:
            self.latest = action
            self.rolled = []
            self.do(action, chance)
        self.go_on(chance)

    def go_on(self, chance: Chance) -> None:
        """Where only one thing can be done it is done; but whether to draft is always asked (BIA-7.1)."""
        while self.phase not in UNTURNED:
            self.offered = self.choices()
            if len(self.offered) > 1:
                return
            self.do(self.offered[0], chance)
        self.offered = []

    def do(self, action: i64, chance: Chance) -> None:
        """One action of the one who decides."""
        entry = ENTRIES[action]
        if isinstance(entry, Step):
            self.step(entry.way)
            self.after_step(chance)
        elif isinstance(entry, TakeColumn):
            self.take(entry.column, "BIA-4.1")
        elif isinstance(entry, Done):
            self.done(chance)
        elif isinstance(entry, TakeExtra):
            self.take_extra(entry.column)
        elif isinstance(entry, UseWax):
            self.use_wax(entry.side, entry.choice, chance)
        elif isinstance(entry, Shoot):
            self.fire(entry.target, is_again=False, chance=chance)
        elif isinstance(entry, EndShooting):
            self.count_misses()
            self.end_turn(chance)
        elif isinstance(entry, Draft):
            self.follow(entry.answer == 1)
            self.after_movement(self.ask_next(), chance)
        elif isinstance(entry, Slip):
            self.slip(entry.ways)
            self.after_slip(chance)
        elif isinstance(entry, RerollShot):
            self.fire(entry.target, is_again=True, chance=chance)
            self.go_on_with_token(chance)
        elif isinstance(entry, RerollDie):
            self.reroll_die(entry.spot, chance)
        elif isinstance(entry, PlaceSixes):
            self.place_sixes(self.active, entry.stars)
            self.go_on_with_token(chance)
        elif isinstance(entry, FreeColumn):
            self.free_column(entry.column, chance)
        elif isinstance(entry, Refresh):
            self.refresh(entry.refresh, chance)
        elif isinstance(entry, UsePrinted):
            self.use_printed()
        else:
            assert isinstance(entry, ChooseNation)
            self.choose_nation(entry.nation, chance)

    # Setting up ---------------------------------------------------------------------------------------

    def is_free_nation(self, nation: i64) -> bool:
        """A face of a set that nobody has; advanced ones if the table has them (BIA-1.4)."""
        if IS_ADVANCED[nation] and not self.settings.has_advanced:
            return False
        return not any(other != NOBODY and SET_OF[other] == SET_OF[nation] for other in self.nation)

    def drawn_nation(self, chance: Chance) -> i64:
        """One of the faces still free, each equally likely."""
        bag = Bag(NATION_KIND, filled(len(NATIONS), 0))
        for nation in range(len(NATIONS)):
            if self.is_free_nation(nation):
                bag.add(nation)
        return chance.draw(bag)

    def give_nation(self, skier: i64, nation: i64) -> None:
        """A skier gets its board, and with it ten dice, markers and tokens (BIA-1.3)."""
        self.nation[skier] = nation
        if self.told is not None:
            self.tell(shapes.NationChosen("BIA-1.3", int(self.seat_of(skier)), NATIONS[nation]))

    def choose_nation(self, nation: i64, chance: Chance) -> None:
        """One nation after the other, in seat order; with two players twice around (BIA-1.3, BIA-13.1)."""
        self.give_nation(self.active, nation)
        self.active += 1
        if self.active == self.skiers:
            self.active = 0
            self.begin_wax(chance)

    def begin_wax(self, chance: Chance) -> None:
        """All choose their wax at once and in secret, or all have the same row (BIA-1.6)."""
        if not self.settings.has_preset_wax:
            self.phase = WAX_PHASE
            self.open_choice(list(range(self.players)))
            return
        for skier in range(self.skiers):
            self.lay_wax(skier, PRESET)
        self.begin_first_round(chance)

    def wax_choices(self, seat: i64) -> list[int]:
        """The tokens not yet picked; of two equal ones only the first (BIA-1.6)."""
        is_picked = zeros(WAX_TOKENS)
        for step in self.picks_of(seat):
            is_picked[step - PICK] = 1
        tokens = WAX_OF[SET_OF[self.nation[self.choosing(seat)]]]
        out: list[int] = []
        is_seen = zeros(len(TOKENS))
        for pick in range(WAX_TOKENS):
            if not is_picked[pick] and not is_seen[tokens[pick]]:
                out.append(PICK + pick)
                is_seen[tokens[pick]] = 1
        return out

    def lay_wax(self, skier: i64, tokens: list[int]) -> None:
        """Six tokens from left to right (BIA-1.6)."""
        for slot in range(WAX_SLOTS):
            self.wax[skier * WAX_SLOTS + slot] = tokens[slot]
        if self.told is not None:
            names = [TOKENS[token] for token in tokens]
            event = shapes.WaxLaid("BIA-1.6", int(self.seat_of(skier)), self.nation_name(skier), names)
            self.tell(event, (), (), True)

    def begin_first_round(self, chance: Chance) -> None:
        """Whoever is named or drawn has the marker, with two players on the first of two skiers (BIA-1.8)."""
        first = self.settings.first
        self.first = chance.pick(SEATS[self.players]) if first == NOBODY else first
        self.begin_round(chance)

    # Secret choices -----------------------------------------------------------------------------------

    def choose(self, seat: i64, action: i64, chance: Chance) -> None:
        """One step; the last step of the last seat reveals all, in seat order (BIA-1.6, BIA-3.10)."""
        is_wax = self.phase == WAX_PHASE
        needed = WAX_SLOTS * (self.skiers // self.players) if is_wax else len(self.undecided(seat))
        self.add_step(seat, action)
        if len(self.drafts[seat]) < needed:
            return
        is_last = self.submit(seat)
        if is_last:
            self.latest = NOBODY
            self.rolled = []
        if self.told is not None:
            self.tell(shapes.ChoiceClosed("BIA-1.6" if is_wax else "BIA-3.10", int(seat)))
        if is_last and is_wax:
            self.reveal_wax(self.close_choice(), chance)
        elif is_last:
            self.reveal_sixes(self.close_choice(), chance)

    def reveal_wax(self, drafts: list[list[int]], chance: Chance) -> None:
        """All rows are laid at once (BIA-1.6)."""
        for skier in range(self.skiers):
            picks = drafts[self.seat_of(skier)][skier // self.players * WAX_SLOTS :][:WAX_SLOTS]
            tokens = WAX_OF[SET_OF[self.nation[skier]]]
            self.lay_wax(skier, [tokens[pick - PICK] for pick in picks])
        self.begin_first_round(chance)

    def reveal_sixes(self, drafts: list[list[int]], chance: Chance) -> None:
        """All sixes are placed at once (BIA-3.10)."""
        for seat in range(self.players):
            for number, skier in enumerate(self.undecided(seat)):
                self.place_sixes(skier, drafts[seat][number] - SIXES)
        self.begin_turn(self.first)

    # Rounds and turns ---------------------------------------------------------------------------------

    def begin_round(self, chance: Chance) -> None:
        """All prepare at once, then each has a turn (BIA-2.1); a skier without a choice for its sixes is not asked."""
        self.round += 1
        if self.told is not None:
            seat, nation = int(self.seat_of(self.first)), self.nation_name(self.first)
            self.tell(shapes.RoundBegun("BIA-2.1", int(self.round), seat, nation))
        skier = self.first
        for _ in range(self.skiers):
            if self.status[skier] == RACING:
                self.roll(skier, chance)
            skier = self.after(skier)
        seats: list[int] = []
        for one in range(self.skiers):
            if self.sixes[one]:
                ways = self.placements(one)
                if len(ways) == 1:
                    self.place_sixes(one, ways[0])
                elif int(self.seat_of(one)) not in seats:
                    seats.append(int(self.seat_of(one)))
        if seats:
            self.phase = SIXES_PHASE
            self.open_choice(sorted(seats))
        else:
            self.begin_turn(self.first)

    def begin_turn(self, skier: i64) -> None:
        """A skier takes dice; at the range it will shoot (BIA-2.2, BIA-9.2)."""
        self.active = skier
        self.clear_turn()
        self.is_shooting = self.must_shoot(skier)
        self.phase = TAKE_PHASE

    def done(self, chance: Chance) -> None:
        """Enough dice: shots at the range, else steps; without steps nothing moves (BIA-6.1, BIA-6.10, BIA-9.3)."""
        if self.is_shooting:
            self.begin_shooting()
        elif not self.begin_movement():
            self.end_turn(chance)
        elif self.must_collapse():
            self.collapse(self.active)
            self.end_turn(chance)

    def after_step(self, chance: Chance) -> None:
        """The movement ends with its steps, at the range or over the line (BIA-6.1, BIA-6.8)."""
        here = self.place[self.active]
        if not self.ends_movement(here) and self.steps > 0:
            return
        self.steps = 0
        if self.ends_movement(here) or not self.begin_slip():
            self.after_slip(chance)

    def after_slip(self, chance: Chance) -> None:
        """A skier that crossed the line has finished; then the others may follow (BIA-12.1)."""
        if self.course.kind[self.place[self.active]] == GOAL:
            self.cross(self.active)
        self.after_movement(self.outcome == GOING_ON and self.begin_drafts(), chance)

    def after_movement(self, is_asking: bool, chance: Chance) -> None:
        """When nobody is left to ask the turn is over."""
        if not is_asking:
            self.end_turn(chance)

    def end_turn(self, chance: Chance) -> None:
        """Dice in hand are available again (BIA-4.8); next is the skier after, whoever drafted (BIA-2.2)."""
        self.available[self.active] += self.hand
        self.hand = 0
        skier = self.after(self.active)
        self.active = 0  # nobody, until the next turn begins
        self.clear_turn()
        self.clear_track()
        if self.outcome != GOING_ON:
            return
        while skier != self.first:
            if self.status[skier] == RACING:
                self.begin_turn(skier)
                return
            skier = self.after(skier)
        self.end_round(chance)

    def end_round(self, chance: Chance) -> None:
        """The marker goes to the next skier still racing, with two players to the next nation (BIA-2.3, BIA-13.2)."""
        if self.round == self.settings.round_limit:
            self.end(LIMIT)
            return
        self.first = self.after(self.first)
        while self.status[self.first] != RACING:
            self.first = self.after(self.first)
        self.begin_round(chance)

    # The end ------------------------------------------------------------------------------------------

    def cross(self, skier: i64) -> None:
        """Over the line: the first has won, the others go on for silver and bronze (BIA-12.1 to BIA-12.4)."""
        self.status[skier] = FINISHED
        self.place[skier] = self.course.finish
        self.finished = [*self.finished, int(skier)]
        if self.told is not None:
            seat, nation = int(self.seat_of(skier)), self.nation_name(skier)
            self.tell(shapes.FinishCrossed("BIA-12.1", seat, nation, len(self.finished)))
        if self.players == TWO:
            self.end(CROSSED)  # at once (BIA-13.4)
        else:
            self.end_if_done()

    def collapse(self, skier: i64) -> None:
        """Out of the race; the row reached is kept (BIA-5.5, BIA-12.5)."""
        row = self.row_of(skier)
        self.status[skier] = COLLAPSED
        self.place[skier] = NOWHERE
        self.misses[skier] = 0
        self.collapsed = [*self.collapsed, int(skier)]
        self.collapsed_at = [*self.collapsed_at, int(row)]
        if self.told is not None:
            seat, nation = int(self.seat_of(skier)), self.nation_name(skier)
            self.tell(shapes.SkierCollapsed("BIA-5.5", seat, nation, int(row)))
        if self.players != TWO:
            self.end_if_done()
        elif self.status[(skier + TWO) % self.skiers] == COLLAPSED:
            self.end(GAVE_OUT)  # both skiers of one player (BIA-13.5)

    def end_if_done(self) -> None:
        """Nobody is racing any more, or only one where the table stops then (BIA-12.3, BIA-12.6, BIA-12.7)."""
        left = self.racing()
        if left == 0:
            self.end(ALL_DONE if self.finished else NO_WINNER)
        elif left == 1 and self.settings.ends_decided:
            for skier in range(self.skiers):
                if self.status[skier] == RACING:
                    self.status[skier] = FINISHED
                    self.place[skier] = self.course.finish
                    self.misses[skier] = 0
                    self.finished = [*self.finished, int(skier)]
            self.end(DECIDED)

    def end(self, outcome: i64) -> None:
        """The race is over; nothing is asked any more."""
        self.outcome = outcome
        self.phase = OVER
        if self.told is not None:
            self.tell(shapes.RaceEnded(ENDING_RULES[outcome], ENDINGS[outcome]))

    def ending(self) -> str:
        return ENDINGS[self.outcome]

    def order(self) -> list[int]:
        """All skiers from first to last: finishers, those racing by row, then the collapsed (BIA-12.5, BIA-12.8)."""
        racing = [skier for skier in range(self.skiers) if self.status[skier] == RACING]
        racing.sort(key=self.progress)
        fallen = sorted([(-row, -number) for number, row in enumerate(self.collapsed_at)])
        return [*self.finished, *racing, *[self.collapsed[-number] for _, number in fallen]]

    def progress(self, skier: int) -> tuple[int, int]:
        """Further rows first, then fewer misses."""
        return (-int(self.row_of(skier)), int(self.misses[skier]))

    def reached(self, skier: i64) -> i64:
        """The row a skier has reached; the finish is one row more than the last."""
        if self.status[skier] == COLLAPSED:
            return self.collapsed_at[self.collapsed.index(int(skier))]
        return self.row_of(skier)

    def scores(self) -> list[float]:
        """The row that a seat's best skier has reached."""
        out = [0.0] * self.players
        for skier in range(self.skiers):
            seat = self.seat_of(skier)
            out[seat] = max(out[seat], float(self.reached(skier)))
        return out

    def ranking(self) -> list[int]:
        """Seats by their best skier (BIA-12.2, BIA-13.4); where all have collapsed nobody is ahead (BIA-12.6)."""
        if self.outcome == NO_WINNER:
            return [1] * self.players
        out = [0] * self.players
        place = 0
        for skier in self.order():
            seat = self.seat_of(skier)
            if out[seat] == 0:
                place += 1
                out[seat] = place
        return out
