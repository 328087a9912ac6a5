"""What the rules say against an action: written from the rules, apart from what is offered."""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.refusal import Refused
from tablee.games.biathlon.board import TOKENS
from tablee.games.biathlon.rules_actions import (
    AHEAD,
    COLUMN_NAMES,
    COLUMNS,
    DIAGONAL_LEFT,
    ENTRIES,
    INCLUDE,
    PICK,
    RIGHT,
    SIDE_LEFT,
    SPRINT,
    TARGETS,
    TURN_LEFT,
    WAX_SLOTS,
    WAY_COUNT,
    ChooseNation,
    Done,
    Draft,
    EndShooting,
    FreeColumn,
    PickWax,
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
from tablee.games.biathlon.rules_course import NOWHERE, PENALTY
from tablee.games.biathlon.rules_settings import HAS_PRINTED, IS_ADVANCED, SET_OF, WAX_OF
from tablee.games.biathlon.rules_skiers import BITS, NO_SHOT, RACING, SIZES
from tablee.games.biathlon.rules_track import Track
from tablee.games.biathlon.rules_turn import (
    ALTERNATIVES,
    DRAFT_PHASE,
    FREE_COLUMN_PHASE,
    NATION_PHASE,
    OWN_SIXES_PHASE,
    REFRESH_PHASE,
    REROLL_DIE_PHASE,
    REROLL_SHOT_PHASE,
    SHOOT_PHASE,
    SIXES_PHASE,
    SLIP_PHASE,
    STEP_PHASE,
    TAKE_PHASE,
    WAX_PHASE,
)

FIRST: Final = [  # by phase: what must be done before anything else, and the rule
    ("nation-first", "BIA-1.3"),
    ("wax-first", "BIA-1.6"),
    ("sixes-first", "BIA-3.10"),
    ("dice-first", "BIA-4.1"),
    ("token-first", "BIA-11.3"),
    ("sixes-first", "BIA-3.10"),
    ("token-first", "BIA-11.3"),
    ("refresh-first", "BIA-14.4"),
    ("shoot-first", "BIA-9.2"),
    ("token-first", "BIA-11.3"),
    ("steps-first", "BIA-6.1"),
    ("slip-first", "BIA-8.4"),
    ("draft-first", "BIA-7.3"),
]


class Refusals(Track):
    """Every refusal with its rule."""

    def forbids(self, seat: i64, action: i64) -> Refused | None:
        """What the rules say against an action of a seat that must decide."""
        entry = ENTRIES[action]
        if isinstance(entry, ChooseNation):
            return self.forbids_nation(entry.nation)
        if isinstance(entry, PickWax):
            return self.forbids_pick(seat, entry.pick)
        if isinstance(entry, PlaceSixes):
            return self.forbids_sixes(seat, entry.stars)
        if isinstance(entry, TakeColumn):
            return self.forbids_column(entry.column)
        if isinstance(entry, TakeExtra):
            return self.forbids_extra(entry.column)
        if isinstance(entry, UseWax):
            return self.forbids_wax(entry.side, entry.choice)
        if isinstance(entry, UsePrinted):
            return self.forbids_printed()
        if isinstance(entry, Step):
            return self.forbids_step(entry.way)
        if isinstance(entry, Slip):
            return self.forbids_slip(entry.ways)
        if isinstance(entry, Shoot):
            return self.forbids_shot(entry.target)
        if isinstance(entry, Done):
            return self.forbids_done()
        if isinstance(entry, EndShooting):
            return self.forbids_end()
        if isinstance(entry, Draft):
            return None if self.phase == DRAFT_PHASE else self.other("no-draft", "BIA-7.1")
        return self.forbids_effect(action)

    def forbids_effect(self, action: i64) -> Refused | None:
        """What only a token or a special star box asks for (BIA-11.3, BIA-14.4)."""
        entry = ENTRIES[action]
        if isinstance(entry, FreeColumn):
            return self.no_effect(FREE_COLUMN_PHASE, "BIA-11.7") or self.not_free(entry.column)
        if isinstance(entry, RerollDie):
            if self.phase != REROLL_DIE_PHASE:
                return self.no_effect(REROLL_DIE_PHASE, "BIA-11.8")
            return None if self.die_at(self.active, entry.spot) else Refused("no-die-there", "BIA-11.8")
        if isinstance(entry, RerollShot):
            if self.phase != REROLL_SHOT_PHASE:
                return self.no_effect(REROLL_SHOT_PHASE, "BIA-11.5")
            is_fired = self.fired[entry.target] > 0
            return None if is_fired else Refused("not-fired-now", "BIA-11.5", {"target": entry.target + 1})
        assert isinstance(entry, Refresh)
        if self.phase != REFRESH_PHASE:
            return self.no_effect(REFRESH_PHASE, "BIA-14.4")
        if entry.refresh == INCLUDE:
            return None
        used = self.left_used if entry.refresh == TURN_LEFT else self.right_used
        return None if used[self.active] else Refused("nothing-used-there", "BIA-14.4")

    def other(self, code: str, rule: str) -> Refused:
        """Something else must be decided first; in a usual phase, the code given."""
        if self.phase in (TAKE_PHASE, SHOOT_PHASE, STEP_PHASE):
            return Refused(code, rule)
        first, cited = FIRST[self.phase]
        return Refused(first, cited)

    def no_effect(self, phase: i64, rule: str) -> Refused | None:
        """An effect that no token asks for now."""
        return None if self.phase == phase else self.other("no-such-effect", rule)

    # Before the race ----------------------------------------------------------------------------------

    def forbids_nation(self, nation: i64) -> Refused | None:
        """A set that nobody has yet; advanced faces only if the table plays with them (BIA-1.4)."""
        if self.phase != NATION_PHASE:
            return self.other("nations-chosen", "BIA-1.3")
        if IS_ADVANCED[nation] and not self.settings.has_advanced:
            return Refused("no-advanced-nations", "BIA-1.4")
        for other in self.nation:
            if other >= 0 and SET_OF[other] == SET_OF[nation]:
                return Refused("set-taken", "BIA-1.4")
        return None

    def forbids_pick(self, seat: i64, pick: i64) -> Refused | None:
        """Six of eight tokens, each once (BIA-1.6)."""
        if self.phase != WAX_PHASE:
            return self.other("wax-laid", "BIA-1.6")
        picked = self.picks_of(seat)
        if PICK + pick in picked:
            return Refused("token-picked", "BIA-1.6")
        tokens = WAX_OF[SET_OF[self.nation[self.choosing(seat)]]]
        for earlier in range(pick):
            if tokens[earlier] == tokens[pick] and PICK + earlier not in picked:
                return Refused("equal-token-first", "BIA-1.6", {"number": earlier + 1})
        return None

    def choosing(self, seat: i64) -> i64:
        """The skier for which a seat chooses wax now: its first, then its second (BIA-13.1)."""
        return seat + self.players * (len(self.drafts[seat]) // WAX_SLOTS)

    def picks_of(self, seat: i64) -> list[int]:
        """What the seat has picked for that skier."""
        draft = self.drafts[seat]
        return draft[len(draft) // WAX_SLOTS * WAX_SLOTS :]

    def undecided(self, seat: i64) -> list[int]:
        """The skiers of a seat that have sixes to place, in order (BIA-13.1)."""
        return [s for s in range(self.skiers) if self.seat_of(s) == seat and self.sixes[s] > 0 and self.is_in(s)]

    def is_in(self, skier: i64) -> bool:
        """Is this skier still racing?"""
        return self.status[skier] == RACING

    def forbids_sixes(self, seat: i64, stars: i64) -> Refused | None:
        """Open star boxes, not more than sixes, and no six left over where there was room (BIA-3.7, BIA-3.10)."""
        if self.phase == SIXES_PHASE:
            skier: i64 = self.undecided(seat)[len(self.drafts[seat])]
        elif self.phase == OWN_SIXES_PHASE:
            skier = self.active
        else:
            return self.other("no-sixes", "BIA-3.7")
        if SIZES[stars] > self.sixes[skier]:
            return Refused("too-few-sixes", "BIA-3.10", {"count": self.sixes[skier]})
        for column in range(COLUMNS):
            if stars & BITS[column] and not self.is_open_star(skier, column):
                return Refused("star-not-open", "BIA-3.7", {"number": column + 1})
        if self.is_placement(skier, stars):
            return None
        return Refused("sprint-full", "BIA-3.10")

    # Dice and wax -------------------------------------------------------------------------------------

    def too_late(self) -> Refused | None:
        """Dice are taken before the first step or shot (BIA-4.9)."""
        if self.phase == TAKE_PHASE:
            return None
        if self.phase == STEP_PHASE:
            return Refused("steps-first", "BIA-6.1", {"count": self.steps})
        return Refused("taking-over", "BIA-4.9") if self.phase == SHOOT_PHASE else self.other("", "")

    def forbids_column(self, column: i64) -> Refused | None:
        """One column with dice, or any if all four are empty (BIA-4.1, BIA-4.2)."""
        late = self.too_late()
        if late is not None:
            return late
        if self.has_column():
            return Refused("one-column", "BIA-4.1")
        if self.in_column(self.active, column) or self.all_columns_empty(self.active):
            return None
        return Refused("column-empty", "BIA-4.2", {"column": COLUMN_NAMES[column]})

    def forbids_extra(self, column: i64) -> Refused | None:
        """After the first column, with dice, once a turn, and paid for (BIA-4.4, BIA-4.5, BIA-5.4)."""
        late = self.too_late()
        if late is not None:
            return late
        if not self.has_column():
            return Refused("sprint-is-extra", "BIA-4.5") if column == SPRINT else Refused("column-first", "BIA-4.1")
        return self.not_free(column) or self.cannot_pay()

    def not_free(self, column: i64) -> Refused | None:
        """A column that is empty, or was taken this turn already (BIA-4.4)."""
        if self.taken[column]:
            return Refused("column-taken", "BIA-4.4", {"column": COLUMN_NAMES[column]})
        if self.in_column(self.active, column) == 0:
            return Refused("column-empty", "BIA-4.4", {"column": COLUMN_NAMES[column]})
        return None

    def cannot_pay(self) -> Refused | None:
        """No marker to lower; at the range only those of untouched targets count (BIA-5.3, BIA-5.4)."""
        if self.can_pay():
            return None
        if self.is_shooting and self.payable(self.active, is_shooting=False):
            return Refused("untouched-only", "BIA-5.3")
        return Refused("no-endurance", "BIA-5.4")

    def forbids_done(self) -> Refused | None:
        """A column must be taken first (BIA-4.1)."""
        return self.too_late() or (None if self.has_column() else Refused("column-first", "BIA-4.1"))

    def forbids_wax(self, side: i64, choice: i64) -> Refused | None:
        """One end token a turn, of which everything can be done now (BIA-11.1 to BIA-11.4)."""
        if self.phase == STEP_PHASE:
            return Refused("wax-too-late", "BIA-11.2")
        if self.phase not in (TAKE_PHASE, SHOOT_PHASE):
            return self.other("", "")
        left = self.wax_left(self.active)
        if self.is_waxed:
            return Refused("wax-used", "BIA-11.1")
        if left == 0:
            return Refused("no-wax-left", "BIA-11.1")
        if left == 1 and side == RIGHT:
            return Refused("last-token-left", "BIA-11.1")
        token = self.end_token(self.active, side == RIGHT)
        if choice >= len(ALTERNATIVES[token]):
            return Refused("no-alternative", "BIA-11.3", {"token": TOKENS[token]})
        for action in ALTERNATIVES[token][choice]:
            if not self.can_do(action):
                return Refused("token-useless", "BIA-11.4", {"token": TOKENS[token]})
        return None

    def forbids_printed(self) -> Refused | None:
        """Only on a board that has it, once a turn, after a shot (BIA-14.3)."""
        if self.phase not in (TAKE_PHASE, SHOOT_PHASE, STEP_PHASE):
            return self.other("", "")
        if not HAS_PRINTED[self.nation[self.active]]:
            return Refused("nothing-printed", "BIA-14.3")
        if self.is_printed_used:
            return Refused("printed-used", "BIA-14.3")
        return None if self.has_fired() else Refused("nothing-fired", "BIA-11.5")

    # Shooting -----------------------------------------------------------------------------------------

    def forbids_shot(self, target: i64) -> Refused | None:
        """At the range, not in the turn of arrival, dice taken, the target untouched (BIA-9.1 to BIA-9.4)."""
        if self.phase != SHOOT_PHASE:
            return self.not_shooting()
        if self.shots_due() == 0:
            return Refused("shots-fired", "BIA-9.3")
        if self.shots[self.active * TARGETS + target] != NO_SHOT:
            return Refused("target-shot", "BIA-9.4", {"target": target + 1})
        return None

    def not_shooting(self) -> Refused:
        """No shots now: at the range dice come first, elsewhere nobody shoots (BIA-4.1, BIA-9.2)."""
        if self.phase == TAKE_PHASE and self.is_shooting:
            return Refused("dice-first", "BIA-4.1")
        return self.other("not-shooting", "BIA-9.2")

    def forbids_end(self) -> Refused | None:
        """All shots due must be fired (BIA-9.3)."""
        if self.phase != SHOOT_PHASE:
            return self.not_shooting()
        due = self.shots_due()
        return Refused("shots-due", "BIA-9.3", {"count": due}) if due else None

    # Steps --------------------------------------------------------------------------------------------

    def forbids_step(self, way: i64) -> Refused | None:
        """A way that exists, is allowed now, and leaves the rest of the movement payable (BIA-6.2 to BIA-6.9)."""
        if self.phase != STEP_PHASE:
            if self.phase == TAKE_PHASE:
                return Refused("dice-first", "BIA-4.1")
            return self.other("shoot-first", "BIA-9.2")
        space = self.place[self.active]
        target = self.course.target[space * WAY_COUNT + way]
        if target == NOWHERE:
            return Refused("no-diagonal", "BIA-6.5") if way >= DIAGONAL_LEFT else Refused("no-such-way", "BIA-6.2")
        if not self.is_way(way):
            if SIDE_LEFT <= way < DIAGONAL_LEFT:
                return Refused("second-lateral", "BIA-6.3")
            if self.course.kind[target] == PENALTY:
                return Refused("no-lap-due", "BIA-10.3")
            return Refused("laps-first", "BIA-10.3", {"count": self.misses[self.active]})
        budget = self.payable(self.active, is_shooting=False)
        if self.toll(self.active, target) > budget:
            return Refused("no-endurance", "BIA-5.4")
        return Refused("dead-end", "BIA-6.9") if self.cost_of(way, self.costs()) > budget else None

    def forbids_slip(self, number: i64) -> Refused | None:
        """Past a skier right ahead, after ending on a green space (BIA-8.4, BIA-8.5)."""
        if self.phase != SLIP_PHASE:
            return self.other("no-slip", "BIA-8.4")
        first, second = (number - 1) // AHEAD, (number - 1) % AHEAD
        if number == 0 or self.is_slip(first, second):
            return None
        is_way = self.slip_target(first, second) != NOWHERE
        return Refused("no-endurance", "BIA-8.5") if is_way else Refused("no-such-slip", "BIA-8.4")
