"""`check_game`: one game under the whole suite."""

from __future__ import annotations

from collections.abc import Callable

from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.state import State
from tablee.lab.dice import own_chance
from tablee.testing import play, secrecy
from tablee.testing.claims import Claims, claims_for
from tablee.testing.observing import check_observed, check_refreshed
from tablee.testing.report import Fault, Report
from tablee.testing.settings import Setting, mixed, settings
from tablee.testing.words import Words, check_texts

EXAMINED = 8  # one state in this many is examined thoroughly; secrets are exchanged in more of them
EXAMINED_A_GAME = 12  # of a long game fewer, so that many games of all kinds can be played
ENDLESS = 2000  # decisions after which a game that nothing bounds is left
STYLES = ("random", "hostile", "random", "first-legal")


def check_game(
    game: Game,
    claims: Claims | None = None,
    games: int = 40,
    pairs: int = 800,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Plays a game in settings of all kinds under all laws; raises a Fault that names the first one broken."""
    claims = claims or claims_for(game)
    report = Report.on(game)
    check_texts(game)
    chance = SeededChance(seed)
    for counted in claims.counted:
        secrecy.check_counted(game, counted, chance, report)
    ways = settings(game)
    suite = Suite(game, claims, report, -(-pairs // games))
    for number in range(seed, seed + games):
        chance = own_chance(number, "setting")
        way = ways[number // 2 % len(ways)] if number % 2 == 0 else mixed(game, claims.brought, chance)
        suite.play(way, number, STYLES[chance.below(len(STYLES))])
        if progress is not None:
            progress(1)
    suite.finish()
    return report


class Suite:
    """The laws, game after game."""

    def __init__(self, game: Game, claims: Claims, report: Report, pairs: int) -> None:
        self.game = game
        self.claims = claims
        self.report = report
        self.pairs = pairs  # to be exchanged in each game
        self.words = Words(game, report)
        self.has_secrets = False
        self.unequal: str | None = None
        self.due = 0  # pairs still to be exchanged
        self.length = 20.0  # decisions of a typical game so far
        self.tried = self.open = 1  # states in which pairs were wanted, and those of them with something to exchange

    def play(self, setting: Setting, seed: int, style: str) -> None:
        """One game from the deal to the end."""
        chance = own_chance(seed, "players")
        match = Match(self.game, setting.players, SeededChance(seed), setting.options)
        play.check_invariants(None, match.state, self.claims)
        self.due += self.pairs
        decisions = 0
        is_bounded = play.is_bounded(self.game, setting.options)
        while match.to_act() and (is_bounded or decisions < min(ENDLESS, self.game.longest)):
            try:
                self.look(match, chance, style)
                self.exchange(match.state, chance, decisions)
                self.step(match, chance, style)
            except (Refused, Mistake, ArithmeticError, LookupError, TypeError, ValueError) as error:
                raise Fault("crash", f"{type(error).__name__}: {error}", match.state) from error
            decisions += 1
            play.check_length(self.game, decisions, match.state)
        self.length += (decisions - self.length) / 4
        self.report.counts["games"] += 1
        if not match.to_act():
            self.end(match, seed)

    def look(self, match: Match, chance: SeededChance, style: str) -> None:
        """What must hold in a state: the cheap laws always, all of them now and then."""
        state = match.state
        self.report.counts["states"] += 1
        play.check_decision(state)
        secrecy.check_catch_up(match, self.claims, match.entries[-1].number - 1)
        if style == "hostile":
            play.check_hostile(state, chance, self.report)
        if len(match.entries) == 1 or chance.below(max(EXAMINED, int(self.length) // EXAMINED_A_GAME)) == 0:
            self.examine(match, chance)

    def examine(self, match: Match, chance: SeededChance) -> None:
        """Examines a state thoroughly."""
        state = match.state
        secrecy.check_catch_up(match, self.claims, 0)
        play.check_clone(state, chance)
        play.check_refusals(state, self.words, self.report)
        self.due -= secrecy.check_each_kind(state, self.claims, chance, self.report)
        play.check_dump(state)
        play.check_round_trips(state)
        play.check_facts(state, self.words)
        play.check_bots(match, chance, self.words)
        check_observed(state)
        check_refreshed(state, chance.fork())
        for seat in state.to_act():
            for action in state.legal(seat):
                self.words.action(self.game.named(state, action))
        for viewer in secrecy.viewers(state):
            lines = self.game.show_lines(state.view(viewer)).lines
            for label, words in lines.items():
                self.words.label(label)
                self.words.line(label, words)
            if state.to_act():
                self.words.asked(lines, state.to_act())
            secrecy.check_imagined(state, viewer, chance, self.report)
            secrecy.check_several(state, viewer, self.claims, chance, self.report)
            secrecy.check_choices(state, viewer, self.claims, chance, self.report)
            self.has_secrets = self.has_secrets or bool(self.claims.secrets(state, viewer))
        self.unequal = self.unequal or secrecy.unequal_views(state)

    def exchange(self, state: State, chance: SeededChance, decisions: int) -> None:
        """Exchanges as many secrets as it takes to spread those due over the rest of the game."""
        states_left = max(3, int((self.length - decisions) * self.open / self.tried))
        count = max(0, -(-self.due // states_left))
        exchanged = secrecy.check_exchanges(state, self.claims, chance, count, self.report)
        self.tried += count > 0
        self.open += exchanged > 0
        self.due -= exchanged

    def step(self, match: Match, chance: SeededChance, style: str) -> None:
        """One action of one of the seats that must act."""
        seats = match.to_act()
        seat = seats[0] if style == "first-legal" else seats[chance.below(len(seats))]
        legal = match.legal(seat)
        action = legal[0] if style == "first-legal" else legal[chance.below(len(legal))]
        before = match.state.clone()
        told = len(match.told)
        play.check_taking_back(match, seat, action, self.report)
        play.check_invariants(before, match.state, self.claims)
        for _, event in match.told[told:]:
            self.report.events[event.event.kind] += 1
            for viewer in secrecy.viewers(match.state):
                self.words.event(event.seen_by(viewer), viewer)

    def end(self, match: Match, seed: int) -> None:
        """What must hold of a finished game."""
        play.check_over(match.state)
        play.check_dump(match.state)
        play.check_refusals(match.state, self.words, self.report)
        play.check_facts(match.state, self.words)
        check_observed(match.state)
        play.check_record(match, seed)

    def finish(self) -> None:
        """What only a whole run can show."""
        if not self.has_secrets and self.unequal:
            raise Fault("views", self.unequal)
