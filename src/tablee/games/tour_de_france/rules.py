"""The Tour de France: two dice, one road, and cards that bend every roll before the pawn moves. The rules by id.

Their parts: what the options decide (`rules_settings.py`), the actions and their numbers (`rules_actions.py`), the road
and its riders (`rules_road.py`), strategy and surprise cards (`rules_cards.py`), points and jerseys
(`rules_jerseys.py`), the questions (`rules_quiz.py`), and here the flow of turns, and what is allowed.
"""

from typing import Final

from tablee.engine.arrays import i64, vec
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.engine.shapes import TimeUp
from tablee.engine.state import NOBODY
from tablee.games.tour_de_france import shapes
from tablee.games.tour_de_france.rules_actions import (
    ACCEPT,
    ANSWER,
    CATEGORY,
    DONE,
    ENTRIES,
    JOKER,
    MINUS,
    NO_ANSWER,
    PLAY,
    PLUS,
    ROLL,
    SIGNS,
    Accept,
    Answer,
    Category,
    Done,
    Joker,
    NoAnswer,
    Play,
    Roll,
)
from tablee.games.tour_de_france.rules_cards import (
    DRAW_STRATEGY,
    EFFECT,
    EXTRA_TURN,
    FAVOURABLE,
    JOKER_CARD,
    LOSE_STRATEGY,
    MOVE,
    NUMBER,
    RIDER_AHEAD,
    SORTS,
    SURPRISES,
    TO_TOWN,
    sign_of,
    value_of,
)
from tablee.games.tour_de_france.rules_jerseys import YELLOW
from tablee.games.tour_de_france.rules_quiz import UNANSWERED, Quiz
from tablee.games.tour_de_france.rules_road import (
    CHAIN,
    CRASH,
    DIE,
    FINISH,
    NOTHING,
    POLKA,
    STRATEGY,
    SURPRISE,
    TOWN,
    TRIALS,
    WHITE,
    destination,
    town_ahead,
    town_behind,
    type_at,
)
from tablee.games.tour_de_france.rules_settings import Settings

PHASES: Final = ["roll", "window", "category", "answer", "joker", "over"]
TO_ROLL: Final = 0
WINDOW: Final = 1
TO_CHOOSE: Final = 2
TO_ANSWER: Final = 3
THREATENED: Final = 4
OVER: Final = 5

MISHAP: Final = 100  # what a Joker would cancel, if it is no surprise card
MISHAP_WORD: Final = "mishap"
MISHAP_SPACES: Final = 3  # back after a crash, a puncture, a dropped chain (TDF-5.8)

GOING_ON: Final = 0
BY_FINISH: Final = 1
BY_ROUNDS: Final = 2
ENDINGS: Final = ["", "finish", "rounds"]
ENDING_RULES: Final = ["", "TDF-4.5", "TDF-9.3"]
RACE_POINTS: Final = vec[i64]([12, 6, 3, 1, 0, 0])  # with `palmares`, by place
TITLE_POINTS: Final = vec[i64]([0, 4, 4, 3])  # yellow brings nothing beside its place


class TourDeFrance(Quiz):
    """A position of the Tour de France."""

    phase: i64 = TO_ROLL
    round: i64 = 1
    turn: i64 = 0  # the place in the order of the rider who moves
    first: i64 = 0  # the dice of the last roll to move
    second: i64 = 0
    players_of: list[int]  # who played each card on it
    modifiers: list[int]  # and what it adds
    asked: i64 = NOBODY  # the seat that may play cards
    threat: i64 = NOTHING  # MISHAP, or an unfavourable surprise card
    has_extra: bool = False
    outcome: i64 = GOING_ON

    def setup(self, chance: Chance) -> None:
        """The prologue gives places, the play order and the yellow jersey (TDF-1.2 to TDF-1.6)."""
        self.lay_out()
        seats = self.separated(list(range(self.players)), chance)
        for place in range(self.players):
            self.order[place] = seats[place]
            self.at[seats[place]] = -place
            if self.told is not None:
                self.tell(shapes.ProloguePlaced("TDF-1.4", seats[place], place + 1, -place))
        self.hand_over(YELLOW, self.order[0], "TDF-1.5")

    def lay_out(self) -> None:
        settings = self.fixed
        assert isinstance(settings, Settings)
        self.settings = settings
        self.line_up()
        self.shuffle_cards()
        self.hang_jerseys()
        self.lay_questions()
        self.players_of = []
        self.modifiers = []

    def clone(self) -> "TourDeFrance":
        """An independent copy."""
        copy = TourDeFrance()
        self.copy_header(copy)
        self.copy_peloton(copy)
        self.copy_cards(copy)
        self.copy_jerseys(copy)
        self.copy_quiz(copy)
        copy.phase = self.phase
        copy.round = self.round
        copy.turn = self.turn
        copy.first = self.first
        copy.second = self.second
        copy.players_of = self.players_of[:]
        copy.modifiers = self.modifiers[:]
        copy.asked = self.asked
        copy.threat = self.threat
        copy.has_extra = self.has_extra
        copy.outcome = self.outcome
        return copy

    # Who, what ----------------------------------------------------------------------------------------

    def mover(self) -> i64:
        """The seat whose rider moves."""
        return self.order[self.turn]

    def view(self, viewer: int) -> shapes.TourDeFranceView:
        """What a viewer may know."""
        view = super().view(viewer)
        assert isinstance(view, shapes.TourDeFranceView)
        return view

    def to_act(self) -> list[int]:
        """The rider on turn; in the window the seat that is asked."""
        if self.phase == OVER:
            return []
        return [int(self.asked if self.phase == WINDOW else self.order[self.turn])]

    def legal(self, seat: i64) -> list[int]:
        """What each moment asks: roll, cards, category, answer, Joker."""
        if self.phase == OVER:
            return []
        if self.phase == WINDOW:
            return self.legal_cards(seat)
        if self.phase == TO_CHOOSE:
            return [CATEGORY, CATEGORY + 1]
        if self.phase == TO_ANSWER:
            return [ANSWER, ANSWER + 1, ANSWER + 2]
        return [JOKER, ACCEPT] if self.phase == THREATENED else [ROLL]

    def legal_cards(self, seat: i64) -> list[int]:
        """Every value in hand with either sign, or as printed; or no card (TDF-3.4, TDF-3.5)."""
        out: list[int] = []
        base = seat * SORTS
        if self.settings.has_signs:
            out = [
                int(PLAY + 2 * (value_of(sort) - 1) + sign_of(sort))
                for sort in range(SORTS)
                if self.number[base + sort]
            ]
            out.sort()
        else:
            for sort in range(SORTS):
                if self.number[base + sort]:
                    out.append(PLAY + 2 * sort + PLUS)
                    out.append(PLAY + 2 * sort + MINUS)
        out.append(DONE)
        return out

    def forced(self, seat: i64) -> int | None:
        """All see who can only roll; nobody else knows which cards could be played."""
        return None if self.phase == WINDOW else self.only_action(seat)

    def forbids(self, seat: i64, action: i64) -> Refused | None:
        """What the rules say against an action of a seat that must decide."""
        entry = ENTRIES[action]
        if isinstance(entry, Roll):
            return None if self.phase == TO_ROLL else Refused("rolled-already", "TDF-2.1")
        if isinstance(entry, Play):
            return self.forbids_card(seat, entry.value, entry.sign)
        if isinstance(entry, Done):
            return None if self.phase == WINDOW else Refused("no-window", "TDF-3.6")
        if isinstance(entry, Category):
            if self.phase == TO_ANSWER:
                return Refused("category-chosen", "TDF-5.1")
            return None if self.phase == TO_CHOOSE else Refused("no-question", "TDF-5.1")
        if isinstance(entry, Answer):
            if self.phase == TO_CHOOSE:
                return Refused("category-first", "TDF-5.1")
            return None if self.phase == TO_ANSWER else Refused("no-question", "TDF-5.2")
        if isinstance(entry, NoAnswer):
            return Refused("clock-only", "TDF-5.4")
        if self.phase == THREATENED:
            return None
        if isinstance(entry, Joker) and not self.jokers[seat]:
            return Refused("no-joker", "TDF-6.6")
        return Refused("nothing-to-cancel", "TDF-6.7")

    def forbids_card(self, seat: i64, value: i64, sign: i64) -> Refused | None:
        """After the roll and before the pawn moves, a card of the hand, with the sign it has (TDF-3.3, TDF-3.5)."""
        if self.phase == TO_ROLL:
            return Refused("roll-first", "TDF-2.1")
        if self.phase != WINDOW:
            return Refused("pawn-has-moved", "TDF-3.3")
        if self.number[seat * SORTS + self.sort_of(value, sign)]:
            return None
        if self.settings.has_signs and self.number[seat * SORTS + self.sort_of(value, 1 - sign)]:
            return Refused("wrong-sign", "TDF-3.5", {"value": int(value), "wanted": SIGNS[sign]})
        return Refused("no-such-card", "TDF-3.3", {"value": int(value)})

    def on_clock(self, seat: i64) -> TimeUp:
        """A question has a clock of its own and no answer at its end; a silent seat plays no card (TDF-5.4)."""
        if self.phase == TO_ANSWER:
            return TimeUp(NO_ANSWER, self.settings.answer_seconds or None)
        if self.phase == WINDOW:
            return TimeUp(DONE)
        return TimeUp(ROLL) if self.phase == TO_ROLL else TimeUp()

    def scores(self) -> list[float]:
        """How far each rider has come; with `palmares` the points for place and titles."""
        if self.settings.palmares:
            return [float(points) for points in self.palmares()]
        return [float(space) for space in self.at]

    def ranking(self) -> list[int]:
        """The race decides; with `palmares` the points, and the race between equals (TDF-9.1, TDF-9.3)."""
        race = self.race_places()
        if not self.settings.palmares:
            return race
        keys = [(points, -place) for points, place in zip(self.palmares(), race, strict=True)]
        return [1 + sum([1 for other in keys if other > key]) for key in keys]

    def race_places(self) -> list[int]:
        """The further rider first; on the same space, more titles; then the better prologue."""
        keys = [
            (int(self.at[seat]), int(self.titles(seat)), -int(self.place_in_order(seat)))
            for seat in range(self.players)
        ]
        return [1 + sum([1 for other in keys if other > key]) for key in keys]

    def palmares(self) -> list[int]:
        """12, 6, 3 and 1 points for the race, 4 for polka-dot and green, 3 for white."""
        points = [int(RACE_POINTS[place - 1]) for place in self.race_places()]
        for jersey, seat in enumerate(self.holder):
            if seat != NOBODY:
                points[seat] += TITLE_POINTS[jersey]
        return points

    def ending(self) -> str:
        return ENDINGS[self.outcome]

    # Turns --------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """Roll, bend the roll, answer, cancel (TDF-2.1, TDF-2.2)."""
        if self.rolls:
            self.rolls = []
        entry = ENTRIES[action]
        if isinstance(entry, Play):
            self.play_card(seat, entry.value, entry.sign, chance)
        elif isinstance(entry, Done):
            self.ask_after(seat, chance)
        elif isinstance(entry, Roll):
            self.throw(seat, chance)
        elif isinstance(entry, Category):
            self.read_card(seat, entry.category, chance)
            self.phase = TO_ANSWER
        elif isinstance(entry, Answer):
            self.judge(seat, entry.choice, chance)
            self.end_turn(chance)
        elif isinstance(entry, NoAnswer):
            self.judge(seat, UNANSWERED, chance)
            self.end_turn(chance)
        elif isinstance(entry, Joker):
            self.use_joker(seat)  # the pawn stays where it is (TDF-6.7)
            self.threat = NOTHING
            self.end_turn(chance)
        elif isinstance(entry, Accept):
            threat = self.threat
            self.threat = NOTHING
            self.suffer(seat, threat, chance)
            self.end_turn(chance)

    def throw(self, seat: i64, chance: Chance) -> None:
        """Two dice, and the window opens (TDF-2.1, TDF-3.3)."""
        self.clear_question()
        if self.modifiers:
            self.players_of = []
            self.modifiers = []
        self.first = chance.die(DIE)
        self.second = chance.die(DIE)
        if self.told is not None:
            dice = [int(self.first), int(self.second)]
            self.tell(shapes.DiceRolled("TDF-2.1", int(seat), "move", dice, int(self.total())), (), self.everybody())
        self.phase = WINDOW
        self.ask_from(0, chance)

    def end_turn(self, chance: Chance) -> None:
        """One more turn for the same rider, or the next one; a turn to miss counts as had (TDF-2.3, TDF-2.5)."""
        self.phase = TO_ROLL
        if self.has_extra:
            self.has_extra = False
            return
        self.next_rider(chance)
        while self.phase != OVER and self.skip[self.mover()] > 0:
            seat = self.mover()
            self.skip[seat] -= 1
            if self.told is not None:
                self.tell(shapes.TurnMissed("TDF-6.5", int(seat)))
            self.next_rider(chance)

    def next_rider(self, chance: Chance) -> None:
        """The next in the play order; after the last one the round is complete (TDF-1.6, TDF-2.3)."""
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
            self.end_round(chance)

    def end_round(self, chance: Chance) -> None:
        """The jerseys, yellow first; after the last round the game is over (TDF-8.1, TDF-8.2, TDF-9.3)."""
        if self.told is not None:
            self.tell(shapes.RoundEnded("TDF-2.3", int(self.round)))
        self.award_yellow(chance)
        self.award_points(chance)
        if self.round == self.settings.max_rounds:
            self.finish(BY_ROUNDS)
        else:
            self.round += 1

    def finish(self, outcome: i64) -> None:
        """The game is over (TDF-4.5, TDF-9.3)."""
        self.outcome = outcome
        self.phase = OVER
        if self.told is not None:
            self.tell(shapes.GameEnded(ENDING_RULES[outcome], ENDINGS[outcome]))

    # The window ---------------------------------------------------------------------------------------

    def total(self) -> i64:
        """The dice with all cards, never less than 0 (TDF-3.9)."""
        return max(0, self.bare_total())

    def bare_total(self) -> i64:
        """The same before it is made 0: one more card counts from there."""
        total = self.first + self.second
        for modifier in self.modifiers:
            total += modifier
        return total

    def in_window(self, index: i64) -> i64:
        """The seat that is asked at an index: the opponents in play order, the mover last or first (TDF-3.6)."""
        shift = index if self.settings.mover_first else index + 1
        return self.order[(self.turn + shift) % self.players]

    def ask_from(self, index: i64, chance: Chance) -> None:
        """The next seat with cards; others are not asked. After the last one the pawn moves (TDF-3.6, TDF-3.7)."""
        while index < self.players:
            seat = self.in_window(index)
            if self.held[seat] > 0:
                self.asked = seat
                return
            index += 1
        self.asked = NOBODY
        self.ride(chance)

    def ask_after(self, seat: i64, chance: Chance) -> None:
        """Each seat has one opportunity per roll (TDF-3.6)."""
        index: i64 = 0
        while self.in_window(index) != seat:
            index += 1
        self.ask_from(index + 1, chance)

    def play_card(self, seat: i64, value: i64, sign: i64, chance: Chance) -> None:
        """Shown to all, added or subtracted, put under the deck; any number of cards (TDF-3.4, TDF-3.5, TDF-3.8)."""
        self.put_back(seat, self.sort_of(value, sign))
        self.players_of.append(int(seat))
        self.modifiers.append(int(-value if sign == MINUS else value))
        if self.told is not None:
            event = shapes.StrategyPlayed("TDF-3.8", int(seat), SIGNS[sign], int(value), int(self.total()))
            self.tell(event, (), self.others(seat))
        if self.held[seat] == 0:
            self.ask_after(seat, chance)

    # Riding -------------------------------------------------------------------------------------------

    def ride(self, chance: Chance) -> None:
        """The pawn advances by the total and its space is applied; a total of 0 ends the turn (TDF-2.2, TDF-3.9)."""
        seat = self.mover()
        total = self.total()
        if total == 0:
            if self.told is not None:
                self.tell(shapes.RiderStayed("TDF-3.9", int(seat)))
            self.end_turn(chance)
            return
        self.travel(seat, total, "TDF-4.1", chance)
        self.land(seat, chance)

    def travel(self, seat: i64, count: i64, rule: str, chance: Chance) -> None:
        """Forward, from the finish back by the rest; on it the game ends, else time trials (TDF-4.2, TDF-7.2)."""
        start = self.at[seat]
        end = destination(start, count)
        self.at[seat] = end
        if self.told is not None:
            if start + count > FINISH:
                self.tell(shapes.RiderBounced("TDF-4.2", int(seat), int(count), int(start), int(end)))
            else:
                self.tell(shapes.RiderAdvanced(rule, int(seat), int(count), int(start), int(end)))
        if end == FINISH:
            self.win(seat, chance)
            return
        for trial in range(len(TRIALS)):
            if not self.spent[trial] and start < TRIALS[trial] <= start + count:
                self.hold_trial(trial, chance)

    def win(self, seat: i64, chance: Chance) -> None:
        """The winner wears yellow; the other titles follow the points as they are (TDF-4.5, TDF-9.1, TDF-9.2)."""
        self.hand_over(YELLOW, seat, "TDF-9.2")
        self.award_points(chance)
        self.finish(BY_FINISH)

    def hold_trial(self, trial: i64, chance: Chance) -> None:
        """All riders roll, once per space; the best draws a card, and the turn goes on (TDF-7.1, TDF-7.3, TDF-7.5).

        Team or individual makes no difference; two of them in one move are both held, and a rider who must miss a
        turn takes part (TDF-7.4, TDF-7.6, TDF-7.7).
        """
        self.spent[trial] = 1
        space = int(TRIALS[trial])
        if self.told is not None:
            self.tell(shapes.TrialBegun("TDF-7.1", space))
        winner = self.roll_off(list(range(self.players)), "trial", "TDF-7.3", chance)
        if self.told is not None:
            self.tell(shapes.TrialWon("TDF-7.4", int(winner), space))
        self.draw_strategy(winner, "TDF-7.4", chance)

    def land(self, seat: i64, chance: Chance) -> None:
        """Applies the space, and after a favourable card the next one, until a decision or the end of the turn.

        That goes for the space after a bounce too, even if the rider started from it (TDF-2.2, TDF-4.3, TDF-6.1).
        """
        is_moved = True
        while is_moved and self.phase != OVER:
            space = type_at(self.at[seat])
            is_moved = False
            if space == TOWN:
                self.stop_in_town(seat, chance)
            elif POLKA <= space <= WHITE:
                self.draw_points(space - POLKA, seat, chance)
            elif CRASH <= space <= CHAIN:
                self.threaten(seat, MISHAP, chance)
            elif space == STRATEGY:
                self.draw_strategy(seat, "TDF-5.9", chance)
            elif space == SURPRISE:
                card = self.draw_surprise(seat, chance)
                if card == JOKER_CARD:
                    break
                if FAVOURABLE[card]:
                    is_moved = self.enjoy(seat, card, chance)
                else:
                    self.threaten(seat, card, chance)
            # a time trial has no other effect than that of reaching it (TDF-5.11)
        if self.phase == WINDOW:
            self.end_turn(chance)

    def stop_in_town(self, seat: i64, chance: Chance) -> None:
        """A question: the rider chooses its kind, or chance or dice answer (TDF-5.1, TDF-5.5, TDF-5.6)."""
        if self.settings.is_dice_quiz:
            self.roll_for_answer(seat, chance)
        elif self.answers_by_chance(seat):
            self.answer_by_chance(seat, chance)
        else:
            self.phase = TO_CHOOSE

    def threaten(self, seat: i64, threat: i64, chance: Chance) -> None:
        """A rider with a Joker is asked, unless the card would do nothing (TDF-6.7, TDF-6.8)."""
        does_nothing = threat != MISHAP and EFFECT[threat] == LOSE_STRATEGY and self.held[seat] == 0
        if self.jokers[seat] and not does_nothing:
            self.threat = threat
            self.phase = THREATENED
        else:
            self.suffer(seat, threat, chance)

    def suffer(self, seat: i64, threat: i64, chance: Chance) -> None:
        """Back, and the new space is not applied; or a card lost, or a turn (TDF-5.8, TDF-6.2, TDF-6.5)."""
        if threat == MISHAP:
            self.go_back(seat, self.at[seat] - MISHAP_SPACES, "TDF-5.8")
        elif EFFECT[threat] == MOVE:
            self.go_back(seat, self.at[seat] + NUMBER[threat], "TDF-6.2")
        elif EFFECT[threat] == TO_TOWN:
            self.go_back(seat, town_behind(self.at[seat]), "TDF-6.3")
        elif EFFECT[threat] == LOSE_STRATEGY:
            self.lose_strategy(seat, chance)
        else:
            self.skip[seat] += 1

    def enjoy(self, seat: i64, card: i64, chance: Chance) -> bool:
        """A favourable card; did it move the pawn? Then its new space is applied, whatever it is (TDF-6.1)."""
        effect = EFFECT[card]
        if effect == MOVE:
            self.travel(seat, NUMBER[card], "TDF-6.1", chance)
            return True
        if effect == EXTRA_TURN:
            self.has_extra = True
            if self.told is not None:
                self.tell(shapes.ExtraTurnWon("TDF-2.5", int(seat)))
            return False
        if effect == DRAW_STRATEGY:
            self.draw_strategy(seat, "TDF-3.1", chance)
            return False
        rule = "TDF-6.4" if effect == RIDER_AHEAD else "TDF-6.3"
        space = self.rider_ahead(seat) if effect == RIDER_AHEAD else town_ahead(self.at[seat])
        if space == NOTHING:  # nobody and no town ahead: a card instead
            self.draw_strategy(seat, rule, chance)
            return False
        count = space - self.at[seat]
        if effect == RIDER_AHEAD and count > NUMBER[card]:
            count = NUMBER[card]
        self.travel(seat, count, rule, chance)
        return True


def threat_word(threat: i64) -> str | None:
    """What a Joker would cancel, by name."""
    if threat == NOTHING:
        return None
    return MISHAP_WORD if threat == MISHAP else SURPRISES.names[threat]


def threat_of(word: str | None) -> i64:
    """What a Joker would cancel, from its name."""
    if word is None:
        return NOTHING
    return MISHAP if word == MISHAP_WORD else SURPRISES.number(word)
