"""Cartagena: bands of pirates flee along one corridor to a boat. The rules, each with its id.

Their parts: the actions and their numbers (`rules_actions.py`), sections, pirates and where they go
(`rules_corridor.py`), cards (`rules_cards.py`), and here turns, what is allowed, and the end.
"""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.bag import OutcomeKind
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.engine.state import NOBODY
from tablee.games.cartagena import shapes
from tablee.games.cartagena.board import SYMBOLS
from tablee.games.cartagena.rules_actions import (
    END_TURN,
    ENTRIES,
    RETREAT,
    SYMBOL_COUNT,
    Advance,
    EndTurn,
    Retreat,
    place_name,
)
from tablee.games.cartagena.rules_cards import Cards
from tablee.games.cartagena.rules_corridor import NOWHERE, Settings, landing, refuge

STARTERS: Final = [OutcomeKind("starter", [str(seat) for seat in range(players)]) for players in range(6)]  # by players
ACTIONS_PER_TURN: Final = 3  # CAR-2.2
IDLE_ROUNDS: Final = 3  # CAR-8.2

GOING_ON: Final = 0
BOAT: Final = 1
IDLE: Final = 2
LIMIT: Final = 3
ENDINGS: Final = ["", "boat", "idle", "limit"]


class Cartagena(Cards):
    turn: i64 = 0
    acted: i64 = 0  # actions done in this turn
    turns: i64 = 0  # turns that are over, of all seats
    idle: i64 = 0  # turns in a row without an action
    outcome: i64 = GOING_ON
    winner: i64 = NOBODY  # of the boat

    def setup(self, chance: Chance) -> None:
        """The corridor is drawn, then the seat that starts, then the cards (CAR-1.1, CAR-1.5, CAR-1.4)."""
        self.lay_out()
        self.draw_layout(chance)
        starter = self.settings.starter
        self.turn = starter if starter != NOBODY else chance.pick(STARTERS[self.players])
        if self.told is not None:
            self.tell(shapes.CorridorLaid("CAR-1.1", self.layout), (), self.everybody())
            self.tell(shapes.StarterChosen("CAR-1.5", int(self.turn)), (), self.everybody())
        self.deal(self.turn, chance)

    def lay_out(self) -> None:
        """No section yet, all pirates at the start, all cards in the pile (CAR-1.2, CAR-1.4)."""
        settings = self.fixed
        assert isinstance(settings, Settings)
        self.settings = settings
        self.lay_sections([])
        self.gather_pirates()
        self.gather_cards()

    def clone(self) -> "Cartagena":
        """An independent copy."""
        copy = Cartagena()
        self.copy_header(copy)
        self.copy_corridor(copy)
        self.copy_cards(copy)
        copy.turn = self.turn
        copy.acted = self.acted
        copy.turns = self.turns
        copy.idle = self.idle
        copy.outcome = self.outcome
        copy.winner = self.winner
        return copy

    def work_out(self) -> None:
        """How many cards each seat holds; the pirates at each place were counted as they were put there."""
        self.count_hands()

    # Who, what ----------------------------------------------------------------------------------------

    def view(self, viewer: int) -> shapes.CartagenaView:
        """What a viewer may know."""
        view = super().view(viewer)
        assert isinstance(view, shapes.CartagenaView)
        return view

    def to_act(self) -> list[int]:
        return [self.turn] if self.outcome == GOING_ON else []

    def legal(self, seat: i64) -> list[int]:
        """Advances and retreats in any mix, with any own pirates, or the end of the turn (CAR-2.3 to CAR-2.5)."""
        if self.outcome != GOING_ON:
            return []
        out: list[int] = []
        if self.held[seat]:
            self.add_advances(seat, out)
        self.add_retreats(seat, out)
        if self.acted >= self.settings.min_actions or not out:
            out.append(END_TURN)
        return out

    def forced(self, seat: i64) -> int | None:
        """All see it of an open hand, or an empty one."""
        return self.only_action(seat) if self.settings.has_open_hands or not self.held[seat] else None

    def add_advances(self, seat: i64, out: list[int]) -> None:
        """Every card in hand moves every pirate that is not in the boat (CAR-3.6)."""
        pirates = self.pirates
        cards = self.hand[seat * SYMBOL_COUNT : (seat + 1) * SYMBOL_COUNT]
        boat = self.settings.boat
        first = seat * self.settings.pirates
        previous: i64 = NOWHERE
        for number in range(first, first + self.settings.pirates):
            place = pirates[number]
            if place == boat:
                break
            if place != previous:
                previous = place
                action = place * SYMBOL_COUNT
                for held in cards:
                    if held:
                        out.append(action)
                    action += 1

    def add_retreats(self, seat: i64, out: list[int]) -> None:
        """Every place with one or two pirates somewhere behind it, the boat too (CAR-4.1, CAR-4.6, CAR-4.7)."""
        nearest = self.first_refuge()
        pirates = self.pirates
        end = self.settings.boat if self.settings.can_leave_boat else self.settings.boat - 1
        first = seat * self.settings.pirates
        previous: i64 = NOWHERE
        for number in range(first, first + self.settings.pirates):
            place = pirates[number]
            if nearest < place <= end and place != previous:
                previous = place
                out.append(RETREAT + place - 1)

    def forbids(self, seat: i64, action: i64) -> Refused | None:
        """What the rules say against an action of a seat that must decide."""
        match ENTRIES[action]:
            case Advance(place, card):
                if place == self.settings.boat:
                    return Refused("already-in-boat", "CAR-3.1")
                absent = self.forbids_place(seat, place)
                if absent is None and not self.hand[seat * SYMBOL_COUNT + card]:
                    return Refused("card-not-in-hand", "CAR-3.1", {"card": SYMBOLS[card]})
                return absent
            case Retreat(place):
                return self.forbids_place(seat, place) or self.forbids_retreat(place)
            case EndTurn():
                return self.forbids_end(seat)
        return None

    def forbids_place(self, seat: i64, place: i64) -> Refused | None:
        """Only own pirates are moved, from where they are (CAR-2.5)."""
        boat = self.settings.boat
        if place > boat:
            return Refused("no-such-space", "CAR-1.1", {"last": int(boat) - 1})
        if self.stands_at(seat, place):
            return None
        code = "not-your-pirate" if self.here[place] else "no-pirate-there"
        return Refused(code, "CAR-2.5", {"place": place_name(place, boat)})

    def forbids_retreat(self, place: i64) -> Refused | None:
        """Somebody must stand behind; the boat may be left only where the table allows it (CAR-4.5, CAR-4.7)."""
        if place == self.settings.boat and not self.settings.can_leave_boat:
            return Refused("boat-is-final", "CAR-4.7")
        return Refused("nobody-behind", "CAR-4.5") if refuge(self.here, place) == NOWHERE else None

    def forbids_end(self, seat: i64) -> Refused | None:
        """Some tables want at least one action, if one is possible (CAR-2.4)."""
        if self.acted < self.settings.min_actions and (self.held[seat] > 0 or self.can_retreat(seat)):
            return Refused("must-act", "CAR-2.4")
        return None

    def scores(self) -> list[float]:
        return [float(self.boarded(seat)) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Pirates in the boat, then places, then cards; after an idle draw all are first (CAR-6.2, CAR-8.2)."""
        if self.outcome == IDLE:
            return [1 for _ in range(self.players)]
        keys = [(self.boarded(seat), self.progress(seat), self.held[seat]) for seat in range(self.players)]
        return [1 + sum([1 for other in keys if other > key]) for key in keys]

    def ending(self) -> str:
        return ENDINGS[self.outcome]

    # What happens -------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """One action; the third one ends the turn (CAR-2.2)."""
        entry = ENTRIES[action]
        if isinstance(entry, Advance):  # compiled, a failed `case` of a class costs 50 ns, isinstance 1
            self.advance(seat, entry.place, entry.card)
        elif isinstance(entry, Retreat):
            self.retreat(seat, entry.place, chance)
        else:
            if self.told is not None:
                self.tell(shapes.TurnEnded("CAR-2.4", int(seat), int(self.acted)))
            self.end_turn(chance)
            return
        self.acted += 1
        if self.acted == ACTIONS_PER_TURN and self.outcome == GOING_ON:
            self.end_turn(chance)

    def advance(self, seat: i64, place: i64, card: i64) -> None:
        """A card is played, a pirate runs; all pirates in the boat win at once (CAR-3.1, CAR-3.5, CAR-6.1)."""
        target = landing(self.track, self.here, place, card)
        self.spend(seat, card)
        self.move(seat, place, target)
        if self.told is not None:
            self.tell_advance(seat, place, target, card)
        if self.has_escaped(seat):
            self.finish(BOAT, seat)

    def retreat(self, seat: i64, place: i64, chance: Chance) -> None:
        """A pirate walks back, free of cost, and its seat draws a card for each it finds there (CAR-4.1 to CAR-4.8).

        They may be played in the same turn (CAR-2.6).
        """
        target = refuge(self.here, place)
        company = self.here[target]
        self.move(seat, place, target)
        if self.told is not None:
            origin = place_name(place, self.settings.boat)
            self.tell(shapes.PirateRetreated("CAR-4.1", int(seat), origin, int(target), int(company)))
        self.draw_cards(seat, company, "CAR-4.3", chance)

    # Turns and end ------------------------------------------------------------------------------------

    def end_turn(self, chance: Chance) -> None:
        """Too many idle turns or too many turns end the game; else the next seat is on (CAR-2.1, CAR-8.2, CAR-8.3)."""
        self.turns += 1
        self.idle = self.idle + 1 if self.acted == 0 else 0
        if self.idle == IDLE_ROUNDS * self.players:
            self.finish(IDLE, NOBODY)
        elif self.turns == self.settings.max_turns * self.players:  # never, if there is no limit
            self.finish(LIMIT, NOBODY)
        else:
            self.turn = (self.turn + 1) % self.players
            self.acted = 0
            if self.is_deadlock():
                self.relieve(chance)

    def is_deadlock(self) -> bool:
        """Nobody holds a card and nobody can walk back (CAR-8.1); a player merely without cards plays on (CAR-5.4)."""
        for held in self.held:
            if held:
                return False
        return not any(self.can_retreat(seat) for seat in range(self.players))

    def relieve(self, chance: Chance) -> None:
        """Each player draws one card, the one on turn first (CAR-8.1)."""
        if self.told is not None:
            self.tell(shapes.DeadlockRelieved("CAR-8.1", int(self.turn)))
        for turn in range(self.players):
            self.draw_cards((self.turn + turn) % self.players, 1, "CAR-8.1", chance)

    def finish(self, outcome: i64, winner: i64) -> None:
        self.outcome = outcome
        self.winner = winner
        if self.told is None:
            return
        if outcome == BOAT:
            self.tell(shapes.GameWon("CAR-6.1", int(winner), int(self.settings.pirates)))
        elif outcome == IDLE:
            self.tell(shapes.GameDrawn("CAR-8.2", int(self.idle)))
        else:
            self.tell(shapes.LimitReached("CAR-8.3", int(self.settings.max_turns)))

    def tell_advance(self, seat: i64, place: i64, target: i64, card: i64) -> None:
        """A pirate ran on, or into the boat (CAR-3.1, CAR-3.4)."""
        boat = self.settings.boat
        origin = place_name(place, boat)
        if target == boat:
            event = shapes.PirateBoarded("CAR-3.4", int(seat), origin, SYMBOLS[card], int(self.boarded(seat)))
            self.tell(event, (), self.others(seat))
        else:
            jumped = [
                int(space) for space in range(place + 1, target) if self.track[space] == card and self.here[space]
            ]
            moved = shapes.PirateAdvanced("CAR-3.1", int(seat), origin, int(target), SYMBOLS[card], jumped)
            self.tell(moved, (), self.others(seat))
