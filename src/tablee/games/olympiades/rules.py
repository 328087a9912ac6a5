"""Olympiades: two teams, one scarce resource, sixteen events. The flow of a game; each rule with its id.

Its parts: what the options decide (`rules_settings.py`), the actions and their numbers (`rules_actions.py`), energy,
medals and what lies on the table (`rules_stadium.py`), what an event is (`rules_event.py`), and the events
themselves, one file each in `events/`.
"""

from typing import Final

from tablee.engine.arrays import append, filled, i64, vec, zeros
from tablee.engine.bag import Bag, OutcomeKind
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.engine.shapes import TimeUp
from tablee.engine.state import NOBODY
from tablee.games.olympiades import shapes
from tablee.games.olympiades.board import METALS
from tablee.games.olympiades.events import SPORT_EVENTS, SPORTS
from tablee.games.olympiades.rules_actions import SEATS
from tablee.games.olympiades.rules_event import SportEvent
from tablee.games.olympiades.rules_settings import FINAL, FREE, KINDS, OPEN, SILENT, TALKS, Settings, first_of
from tablee.games.olympiades.rules_stadium import BRONZE, GOLD, MEDALS, NONE, SILVER, SUN, TEAMS, WAVE, Stadium

TILES: Final = OutcomeKind("tile", SPORTS)
FIRSTS: Final = [OutcomeKind("first", [str(seat) for seat in range(players)]) for players in range(SEATS + 1)]
FAIRNESS: Final = 1000  # more than any count of medals or energy


class Olympiades(Stadium):
    """A position of Olympiades: one of its events is on the table, until all are over."""

    def setup(self, chance: Chance) -> None:
        """The programme, then the first player, then the first event (OLY-1.6, OLY-1.10)."""
        self.lay_out()
        if not self.settings.is_hidden:
            for place in range(len(self.programme)):
                self.draw_tile(place, chance)
        named = first_of(self.settings.scenario)
        self.first = chance.pick(FIRSTS[self.players]) if named == NOBODY else named
        if self.told is not None:
            self.tell(shapes.FirstDrawn("OLY-1.6", int(self.first)))
        self.begin_event(chance)
        self.advance(chance)

    def lay_out(self) -> None:
        """Start energy and an empty medal table, or what a scenario says (OLY-2.2)."""
        settings = self.fixed
        assert isinstance(settings, Settings)
        self.settings = settings
        scenario = settings.scenario
        self.programme = filled(len(settings.pattern), NONE)
        if scenario.events is not None:
            self.programme = vec[i64]()
            for sport in scenario.events:
                self.programme = append(self.programme, SPORTS.index(sport))
        self.energy = filled(self.players, settings.start_energy)
        if scenario.energy is not None:
            for seat, energy in enumerate(scenario.energy):
                self.energy[seat] = energy
        self.medals = zeros(TEAMS * MEDALS)
        if scenario.medals is not None:
            for team, medals in enumerate(scenario.medals):
                self.medals[team * MEDALS + GOLD] = medals.gold
                self.medals[team * MEDALS + SILVER] = medals.silver
                self.medals[team * MEDALS + BRONZE] = medals.bronze
        self.history = []
        self.forget_notes()
        self.clear_tile()

    def clone(self) -> "Olympiades":
        """An independent copy."""
        copy = Olympiades()
        self.copy_header(copy)
        self.copy_stadium(copy)
        return copy

    def work_out(self) -> None:
        """What kind of event it is, and which athletes have a medal in it."""
        self.is_final = self.event().kind == FINAL
        self.is_done = self.is_over()
        for won in self.won:
            if won.seat is not None and self.medal_of[won.seat] == NONE:
                self.medal_of[won.seat] = METALS.index(won.metal)
                self.given += 1

    # Who, what ----------------------------------------------------------------------------------------

    def event(self) -> SportEvent:
        """The event on the table; after the last one, that one."""
        return SPORT_EVENTS[self.programme[min(self.index, len(self.programme) - 1)]]

    def sport(self) -> str:
        """The id of the current event."""
        return self.event().sport

    def is_over(self) -> bool:
        """The game ends after the last event of the programme (OLY-40.1)."""
        return self.index == len(self.programme)

    def view(self, viewer: int) -> shapes.OlympiadesView:
        """What a viewer may know."""
        view = super().view(viewer)
        assert isinstance(view, shapes.OlympiadesView)
        return view

    def to_act(self) -> list[int]:
        """Those whose pad is open, or the seat that decides alone."""
        if self.is_over():
            return []
        return self.waiting[:] if self.drafts else [self.turn]

    def legal(self, seat: i64) -> list[int]:
        if self.is_over():
            return []
        return self.event().legal(self, seat)

    def forbids(self, seat: i64, action: i64) -> Refused | None:
        return self.event().forbids(self, seat, action)

    def sides(self) -> list[int]:
        """Two teams, alternating around the table (OLY-1.1)."""
        return [int(self.team(seat)) for seat in range(self.players)]

    def talk(self) -> i64:
        """What the tile says of talking, unless the table agreed otherwise (OLY-4.1, OLY-4.2)."""
        if self.is_over() or self.settings.talk == FREE:
            return OPEN
        return TALKS.index("closed") if self.settings.talk == SILENT else self.event().talk

    def chat_closed_by(self) -> str | None:
        """The one chat of the table follows the event, and is open after the last one (OLY-4.2, OLY-4.3, OLY-4.5).

        What is said binds nobody: no choice depends on it (OLY-4.4).
        """
        return None if self.talk() == OPEN else "OLY-4.2"

    def forced(self, seat: i64) -> int | None:
        """What can be chosen follows from the energy, which all see; only the choice is hidden."""
        return self.only_action(seat)

    def on_clock(self, seat: i64) -> TimeUp:
        """A player whose time runs out gets the event's default choice (OLY-2.11)."""
        return TimeUp(self.event().default(self, seat))

    def scores(self) -> list[float]:
        """The medal points of each seat's team."""
        return [float(self.points(self.team(seat))) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """More points, then golds, silvers, energy left; else a shared victory (OLY-40.2, OLY-40.3)."""
        sun = self.strength(SUN)
        wave = self.strength(WAVE)
        places = [1 if sun >= wave else 2, 1 if wave >= sun else 2]
        return [places[self.team(seat)] for seat in range(self.players)]

    def strength(self, team: i64) -> i64:
        """What decides, the most important first, in one number (OLY-40.3)."""
        base = team * MEDALS
        strength = self.points(team) * FAIRNESS + self.medals[base + GOLD]
        return (strength * FAIRNESS + self.medals[base + SILVER]) * FAIRNESS + self.team_energy(team)

    # What happens -------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """A pad is locked for good (OLY-2.15), or a seat that decides alone is heard."""
        if self.drafts:
            self.add_step(seat, action)
            is_last = self.submit(seat)
            if self.told is not None:
                self.tell(shapes.PadLocked("OLY-2.15", int(seat)))
            if not is_last:
                return
            self.forget_notes()
        else:
            self.forget_notes()
            self.decide_alone(seat, action, chance)
        self.advance(chance)

    def advance(self, chance: Chance) -> None:
        """All that needs no decision happens at once: reveals, single choices, the next event (OLY-2.9, OLY-2.10)."""
        while not self.is_over():
            event = self.event()
            if self.is_done:
                self.end_event(chance)
            elif self.drafts:
                if self.waiting:
                    return
                self.show_pads(self.close_choice(), event.keeps_pads)
                event.reveal(self, chance)
            else:
                actions = event.legal(self, self.turn)
                if len(actions) > 1:
                    return
                self.decide_alone(self.turn, actions[0], chance)

    def decide_alone(self, seat: i64, action: i64, chance: Chance) -> None:
        """What a seat says aloud."""
        self.note(seat, action)
        self.event().play(self, seat, action, chance)

    def draw_tile(self, place: i64, chance: Chance) -> None:
        """A place is filled from the unused tiles of its kind, without repetition (OLY-1.5, OLY-1.10)."""
        if self.programme[place] != NONE:
            return
        counts = zeros(len(SPORT_EVENTS))
        for number, event in enumerate(SPORT_EVENTS):
            if event.kind == self.settings.pattern[place]:
                counts[number] = 1
        for drawn in self.programme:
            if drawn != NONE:
                counts[drawn] = 0
        self.programme[place] = chance.draw(Bag(TILES, counts))

    def begin_event(self, chance: Chance) -> None:
        """The tile is drawn if it is hidden, the token may move before a final, the tile is empty (OLY-1.8 to 1.10)."""
        self.draw_tile(self.index, chance)
        event = self.event()
        self.is_final = event.kind == FINAL
        if self.is_final:
            self.favour_trailing()
        self.clear_tile()
        if self.told is not None:
            number = int(self.index) + 1
            self.tell(shapes.EventBegun("OLY-1.4", event.sport, number, TALKS[self.talk()]), (), self.everybody())
        event.begin(self, chance)

    def favour_trailing(self) -> None:
        """Before a final the token passes on if the team of its holder leads (OLY-1.9)."""
        team = self.team(self.first)
        if self.points(team) > self.points(1 - team):
            self.pass_token("OLY-1.9")

    def end_event(self, chance: Chance) -> None:
        """What was won and spent is written down; the token passes to the left; the next event begins (OLY-1.7)."""
        spent = [int(energy) for energy in self.spent]
        self.history = [*self.history, shapes.Finished(self.event().sport, self.won, spent)]
        if not self.event().moves_token:
            self.pass_token("OLY-1.7")
        self.index += 1
        if not self.is_over():
            self.begin_event(chance)
        elif self.told is not None:
            self.tell(shapes.GameEnded("OLY-40.1", int(self.points(SUN)), int(self.points(WAVE))))

    def pass_token(self, rule: str) -> None:
        """The first-player token goes to the left neighbour of its holder (OLY-1.7)."""
        self.first = self.after(self.first)
        if self.told is not None:
            self.tell(shapes.TokenPassed(rule, int(self.first)))

    def kinds(self) -> list[str]:
        """The kind of each place of the programme, which is public even if its tile is hidden (OLY-1.10)."""
        out: list[str] = []
        for index, number in enumerate(self.programme):
            out.append(KINDS[self.settings.pattern[index] if number == NONE else SPORT_EVENTS[number].kind])
        return out
