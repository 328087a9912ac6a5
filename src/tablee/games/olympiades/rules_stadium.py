"""The stadium: energy, medals, and what lies on the tile of an event; what all events share."""

from typing import Final

from tablee.engine.arrays import filled, i64, vec, zeros
from tablee.engine.chance import Chance
from tablee.engine.shapes import Event, snake
from tablee.engine.state import NOBODY, State
from tablee.games.olympiades import shapes
from tablee.games.olympiades.board import METALS
from tablee.games.olympiades.rules_actions import DICE, ENTRIES, HOLES, MOST_ENERGY, Attack, PassTo
from tablee.games.olympiades.rules_settings import FACES, HAND, NUMERIC_DICE, Settings

SUN: Final = 0
WAVE: Final = 1
TEAMS: Final = 2
GOLD: Final = 0
SILVER: Final = 1
BRONZE: Final = 2
MEDALS: Final = 3  # gold, silver, bronze; and the most of the three-medal rule
POINTS: Final = [3, 2, 1]  # OLY-3.6
NONE: Final = -1  # nothing: no cube on a score track, no pad shown, no number announced
UNRANKED: Final = -1
GREEN: Final = 0
THROWN: Final = 300  # in a note of what happened lately, beyond all actions: a die's number and its face
PER_DIE: Final = 10
WHITE: Final = 4


class Stadium(State):
    """What is on the table: the programme, the token, energy and medals, and the tile of the current event."""

    settings: Settings
    programme: vec[i64]  # the event at each place, or NONE while its tile is not drawn
    index: i64 = 0  # the current place of the programme
    energy: vec[i64]  # of each athlete
    medals: vec[i64]  # gold, silver, bronze of Sun, then of Wave
    first: i64 = 0  # who has the first-player token
    history: list[shapes.Finished]  # replaced as a whole, never changed
    lately: list[list[int]]  # the choices shown and dice thrown by each seat since the last decision

    is_final: bool = False  # is the event a final?
    is_done: bool = False  # has the event given its medals?
    round: i64 = 1
    turn: i64 = NOBODY  # the seat that decides alone
    score: vec[i64]  # the cube on each score track, or NONE
    pads: vec[i64]  # the action that each pad showed when they were last revealed, or NONE
    dice: vec[i64]  # faces of green, blue, yellow, red; 0: not thrown
    cube: i64 = 0  # fencing and tug of war: towards Sun above 0, towards Wave below
    baskets: vec[i64]  # of each team
    holes: vec[i64]  # taken: six of Sun, six of Wave
    ball: i64 = NOBODY
    streak: i64 = 0  # ties, passes or rounds without a hit in a row
    price: i64 = NONE  # the last number announced
    speaker: i64 = NOBODY  # who announced it
    due: i64 = 0  # energy still to be divided
    gains: bool = False  # is it given, or paid?
    part: i64 = NOBODY  # the athlete whose part is entered next
    trying: i64 = 0  # the level of a weight that was not lifted
    rerolls: i64 = 0
    out: vec[i64]  # 1 for athletes who have retired
    medal_of: vec[i64]  # the medal that each athlete has won in this event, or NONE
    given: i64 = 0  # medals of athletes in this event
    spent: vec[i64]  # energy spent by each athlete in this event
    won: list[shapes.Won]  # medals of this event; replaced as a whole, never changed

    def clear_tile(self) -> None:
        """At the start of an event score tracks and tile are empty; energy and medals carry over (OLY-1.8)."""
        self.is_done = False
        self.round = 1
        self.turn = NOBODY
        self.score = filled(self.players, NONE)
        self.pads = filled(self.players, NONE)
        self.dice = zeros(DICE)
        self.cube = 0
        self.baskets = zeros(TEAMS)
        self.holes = zeros(TEAMS * HOLES)
        self.ball = NOBODY
        self.streak = 0
        self.price = NONE
        self.speaker = NOBODY
        self.due = 0
        self.gains = False
        self.part = NOBODY
        self.trying = 0
        self.rerolls = 0
        self.out = zeros(self.players)
        self.medal_of = filled(self.players, NONE)
        self.given = 0
        self.spent = zeros(self.players)
        self.won = []

    def copy_stadium(self, copy: "Stadium") -> None:
        """The stadium's part of `clone`."""
        copy.settings = self.settings
        copy.programme = self.programme[:]
        copy.index = self.index
        copy.energy = self.energy[:]
        copy.medals = self.medals[:]
        copy.first = self.first
        copy.history = self.history
        copy.lately = self.lately  # replaced before anything is added
        copy.is_final = self.is_final
        copy.is_done = self.is_done
        copy.round = self.round
        copy.turn = self.turn
        copy.score = self.score[:]
        copy.pads = self.pads[:]
        copy.dice = self.dice[:]
        copy.cube = self.cube
        copy.baskets = self.baskets[:]
        copy.holes = self.holes[:]
        copy.ball = self.ball
        copy.streak = self.streak
        copy.price = self.price
        copy.speaker = self.speaker
        copy.due = self.due
        copy.gains = self.gains
        copy.part = self.part
        copy.trying = self.trying
        copy.rerolls = self.rerolls
        copy.out = self.out[:]
        copy.medal_of = self.medal_of[:]
        copy.given = self.given
        copy.spent = self.spent[:]
        copy.won = self.won

    # Seats and teams ----------------------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """The left neighbour: the next seat, clockwise (OLY-1.6)."""
        seat += 1
        return 0 if seat == self.players else seat

    def team(self, seat: i64) -> i64:
        """Even seats are Sun, odd seats Wave: the teams alternate around the table (OLY-1.1)."""
        return seat % TEAMS

    def all_seats(self) -> list[int]:
        """Everybody: with four players what concerns the fifth and sixth is left out (OLY-1.2)."""
        return list(range(self.players))

    def sums(self, values: vec[i64]) -> vec[i64]:
        """What each team has together; NONE counts for nothing."""
        out = zeros(TEAMS)
        for seat in range(self.players):
            if values[seat] > 0:
                out[self.team(seat)] += values[seat]
        return out

    def note(self, seat: i64, what: i64) -> None:
        """What happened lately is seen by all, even when the tile is cleared."""
        self.lately[seat].append(int(what))

    def forget_notes(self) -> None:
        """A new decision was made."""
        self.lately = [[] for _ in range(self.players)]

    # Pads ---------------------------------------------------------------------------------------------

    def ask(self, seats: list[int]) -> None:
        """These seats set their pads in secret (OLY-2.6); a seat with one choice makes it automatically (OLY-2.9)."""
        self.turn = NOBODY
        self.open_choice(seats)
        for seat in seats:
            actions = self.legal(seat)
            if len(actions) == 1:
                self.add_step(seat, actions[0])
                self.submit(seat)

    def show_pads(self, choices: list[list[int]], keeps: bool) -> None:
        """All pads are turned at once (OLY-2.6)."""
        if not keeps:
            self.pads = filled(self.players, NONE)
        is_first = True
        for seat in range(self.players):
            if choices[seat]:
                self.pads[seat] = choices[seat][0]
                self.note(seat, self.pads[seat])
                if self.told is not None:
                    self.tell(shown(int(seat), choices[seat][0]), (), self.everybody(), is_first)
                    is_first = False

    # Energy -------------------------------------------------------------------------------------------

    def pay(self, seat: i64, energy: i64, rule: str) -> None:
        """Energy is spent by its athlete alone (OLY-2.3)."""
        if energy == 0:
            return
        self.energy[seat] -= energy
        self.spent[seat] += energy
        if self.told is not None:
            self.tell(shapes.EnergyPaid(rule, int(seat), int(energy)))

    def gain(self, seat: i64, energy: i64, rule: str) -> None:
        """What would go beyond thirty is lost (OLY-2.1)."""
        energy = min(energy, MOST_ENERGY - self.energy[seat])
        if energy == 0:
            return
        self.energy[seat] += energy
        self.spent[seat] -= energy
        if self.told is not None:
            self.tell(shapes.EnergyGained(rule, int(seat), int(energy)))

    def team_energy(self, team: i64) -> i64:
        """The energy of a team, which all can see (OLY-2.8)."""
        return self.sums(self.energy)[team]

    # Divisions: OLY-2.14 ------------------------------------------------------------------------------

    def begin_division(self, divider: i64, amount: i64, gains: bool) -> None:
        """Energy to be paid by or given to a team, part by part in the order of seats (OLY-2.14)."""
        self.gains = gains
        self.turn = divider
        self.part = self.team(divider)
        self.due = amount
        self.due = min(amount, self.room_from(self.part))
        self.fix_parts()

    def room(self, seat: i64) -> i64:
        """How much an athlete can pay or take in."""
        return MOST_ENERGY - self.energy[seat] if self.gains else self.energy[seat]

    def room_from(self, seat: i64) -> i64:
        """How much the team-mates from a seat on can pay or take in."""
        room: i64 = 0
        while seat < self.players:
            room += self.room(seat)
            seat += TEAMS
        return room

    def least_part(self) -> i64:
        """At least what the team-mates still to come cannot pay or take in."""
        return max(0, self.due - self.room_from(self.part + TEAMS))

    def most_part(self) -> i64:
        """At most what this athlete can, and what is left."""
        return min(self.room(self.part), self.due)

    def take_part(self, energy: i64) -> None:
        """A part is public and paid or gained at once."""
        if self.gains:
            self.gain(self.part, energy, "OLY-2.14")
        else:
            self.pay(self.part, energy, "OLY-2.14")
        self.due -= energy
        self.part += TEAMS

    def fix_parts(self) -> None:
        """A part with one possible value is fixed automatically."""
        while self.due > 0 and self.least_part() == self.most_part():
            self.take_part(self.least_part())
        if self.due == 0:
            self.part = NOBODY
            self.turn = NOBODY

    def even_part(self) -> i64:
        """The clock divides one by one: the richest pays, the poorest gets; of equals the lowest seat (OLY-2.11)."""
        energy = self.energy[:]
        for _ in range(self.due):
            chosen = self.part
            seat = self.part
            while seat < self.players:
                if self.gains:
                    if energy[seat] < energy[chosen]:
                        chosen = seat
                elif energy[seat] > energy[chosen]:
                    chosen = seat
                seat += TEAMS
            energy[chosen] += 1 if self.gains else -1
        change = energy[self.part] - self.energy[self.part]
        return change if self.gains else -change

    # Dice ---------------------------------------------------------------------------------------------

    def throw(self, seat: i64, die: i64, rule: str, chance: Chance) -> i64:
        """A numeric die is thrown, even if its result can no longer matter (OLY-2.10, OLY-2.13)."""
        face = self.settings.faces[die * FACES + chance.pick(self.settings.dice[die])]
        self.dice[die] = face
        self.note(seat, THROWN + die * PER_DIE + face)
        if self.told is not None:
            self.tell(shapes.DieThrown(rule, int(seat), NUMERIC_DICE[die], str(face)), (), self.everybody())
        return face

    def throw_white(self, seat: i64, rule: str, chance: Chance) -> bool:
        """The white die: does it show a hand?"""
        name = self.settings.white.names[chance.pick(self.settings.white)]
        self.note(seat, THROWN + WHITE * PER_DIE + (1 if name == HAND else 0))
        if self.told is not None:
            self.tell(shapes.DieThrown(rule, int(seat), "white", name), (), self.everybody())
        return name == HAND

    def dice_sum(self) -> i64:
        """The sum of the dice that lie on the table."""
        return self.dice[0] + self.dice[1] + self.dice[2] + self.dice[3]

    def mark(self, seat: i64, score: i64, rule: str) -> None:
        """The athlete's cube goes to a square of the score track."""
        self.score[seat] = score
        if self.told is not None:
            self.tell(shapes.ScoreMarked(rule, int(seat), int(score)))

    # Medals -------------------------------------------------------------------------------------------

    def rank(self, results: vec[i64], rule: str) -> None:
        """The three-medal rule: groups from the best down, until three medals or more are given (OLY-3.1).

        With nobody, one or two strictly better: gold, silver or bronze (OLY-3.2); with fewer than three ranked
        athletes there are fewer medals (OLY-3.3), with none there is none (OLY-5.2).
        """
        below: i64 = -1
        for seat in range(self.players):
            below = max(below, results[seat] + 1)
        while self.given < MEDALS:
            best: i64 = UNRANKED
            for seat in range(self.players):
                if results[seat] < below:
                    best = max(best, results[seat])
            if best == UNRANKED:
                break
            self.award_group(results, best, rule)
            below = best
        if self.given == 0 and self.told is not None:
            self.tell(shapes.NoMedal("OLY-5.2", self.sport()))

    def award_group(self, results: vec[i64], result: i64, rule: str) -> None:
        """All with this result get the same medal: gold, silver or bronze by the number given before (OLY-3.1)."""
        metal = self.given
        for seat in range(self.players):
            if results[seat] == result:
                self.award(seat, metal, rule)

    def award(self, seat: i64, metal: i64, rule: str) -> None:
        """A medal of an athlete is kept in the team's table (OLY-3.5)."""
        self.medal_of[seat] = metal
        self.given += 1
        if self.told is not None:
            self.tell(shapes.MedalWon(rule, int(seat), METALS[metal]))
        self.add_medal(self.team(seat), metal, int(seat))

    def award_team(self, team: i64, metal: i64, rule: str) -> None:
        """A medal for the whole team (OLY-3.4)."""
        if self.told is not None:
            self.tell(shapes.TeamMedalWon(rule, int(team), METALS[metal]))
        self.add_medal(team, metal, None)

    def add_medal(self, team: i64, metal: i64, seat: int | None) -> None:
        """The supply is unlimited (OLY-3.5); a gold of a final may count as two (OLY-3.7)."""
        count = self.settings.final_gold if self.is_final and metal == GOLD else 1
        for _ in range(count):
            self.medals[team * MEDALS + metal] += 1
            self.won = [*self.won, shapes.Won(METALS[metal], int(team), seat)]

    def golden(self, sun: i64, wave: i64, rule: str) -> None:
        """The team with more wins one gold; in a tie, even at zero, both do (OLY-3.4)."""
        if sun >= wave:
            self.award_team(SUN, GOLD, rule)
        if wave >= sun:
            self.award_team(WAVE, GOLD, rule)
        self.is_done = True

    def compare(self, sun: i64, wave: i64, rule: str) -> None:
        """Tells what the teams have reached together."""
        if self.told is not None:
            self.tell(shapes.SumsCompared(rule, int(sun), int(wave)))

    def points(self, team: i64) -> i64:
        """Gold three, silver two, bronze one (OLY-3.6)."""
        base = team * MEDALS
        out: i64 = 0
        for metal in range(MEDALS):
            out += self.medals[base + metal] * POINTS[metal]
        return out

    def sport(self) -> str:
        """The id of the current event."""
        raise NotImplementedError


def shown(seat: int, action: int) -> Event:
    """What a pad shows, as it is told: the choice, with its number or the athlete it names."""
    entry = ENTRIES[action]
    kind = snake(type(entry).__name__)
    if isinstance(entry, (Attack, PassTo)):
        return shapes.ChoiceShown("OLY-2.6", seat, kind, None, int(entry.target))
    number = getattr(entry, "n", None)
    return shapes.ChoiceShown("OLY-2.6", seat, kind, number, None)
