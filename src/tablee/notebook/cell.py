"""A game as a cell of a notebook shows it: questions of its board are answered here, by what its viewer may know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.bots import levels
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match, match_at
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import OMNISCIENT, SPECTATOR
from tablee.engine.state import State
from tablee.notebook.company import Company
from tablee.notebook.lines import MatchLine
from tablee.notebook.shapes import CellMoment, CellSetting
from tablee.server import protocol
from tablee.server.tables import presenter
from tablee.server.tables.words import asked_key, fluent, rule_book

PLAYED = 0  # the number of the line that is the match itself


class CellGame:
    """A match to be walked through, seen from all sides or from one; other actions can be tried at any moment.

    Whoever looks from one side tries things in an imagined state that fits what that side may know, against bots, and
    so learns nothing else.
    """

    def __init__(self, match: Match, viewer: int | None, lang: str) -> None:
        self.game = match.game
        self.players = int(match.state.players)
        if viewer is not None:
            match.state.view(viewer)  # complains about a seat that is not at the table
        self.viewer = viewer  # the only side from which it is seen, if there is one
        self.lang = lang
        self.names = match.names or [self.name(seat) for seat in range(self.players)]
        self.lines = [MatchLine(match)]
        self.companies: dict[int, Company] = {}  # by line
        self.numbers: dict[tuple[int, int, int, int], int] = {}  # of decisions

    def name(self, seat: int) -> str:
        """What a seat is called that nobody has named."""
        return {"fr": f"Joueur {seat + 1}"}.get(self.lang, f"Player {seat + 1}")

    @property
    def match(self) -> Match:
        """The match as it was played."""
        return self.lines[PLAYED].match

    # What may be seen ---------------------------------------------------------------------------------

    def viewers(self) -> list[int]:
        """From where it may be looked at."""
        sides = [OMNISCIENT, SPECTATOR, *range(self.players)]
        return sides if self.viewer is None else [self.viewer]

    def can_step(self) -> bool:
        """May the past be walked through?"""
        return True

    def setting(self) -> CellSetting:
        """What the board must know before everything else."""
        viewer = self.viewers()[0]
        last = self.lines[PLAYED].last
        return CellSetting(self.game.slug, self.game.version, self.names, self.lang, last, viewer, self.can_step())

    def look(self, line: int, moment: int, viewer: int) -> CellMoment:
        """A moment of a line; what nobody here may see is refused."""
        found = self.line(line, moment)
        if viewer not in self.viewers():
            raise Mistake("bad-seat", {"given": viewer, "seats": ", ".join(map(str, self.viewers()))})
        state = found.state(moment)
        asked = state.to_act()
        view = state.view(viewer)
        shown = self.game.show_lines(view)
        entry = found.entry(moment)
        return CellMoment(
            line=line,
            began=found.at if found.before else -1,
            moment=moment,
            last=found.last,
            viewer=viewer,
            viewers=self.viewers(),
            view=presenter.raw(view),
            text=shown.text(self.game.actions),
            asks=asked_key(self.game, shown.lines) if asked else "",
            to_act=asked,
            seat=entry.seat,
            actions=entry.actions if viewer in (OMNISCIENT, entry.seat) else [],  # others hear what was told
            undone=entry.undone,
            log=self.log(found, moment, viewer),
            decision=self.decision(line, moment, viewer),
            places=[] if asked else state.ranking(),
            steps=self.can_step(),
        )

    def line(self, line: int, moment: int) -> MatchLine:
        """A line that has this moment."""
        if not 0 <= line < len(self.lines) or not 0 <= moment <= self.lines[line].last:
            raise Refused("no-such-entry", "", {"last": self.lines[PLAYED].last})
        if not self.can_step() and (line, moment) != (PLAYED, self.lines[PLAYED].last):
            raise Refused("not-over", "")
        return self.lines[line]

    def log(self, line: MatchLine, moment: int, viewer: int) -> list[protocol.LogLine]:
        """What a viewer was told until a moment."""
        lines = []
        for number in range(moment + 1):
            entry, told = line.entry(number), [(line.entry(number).number, one) for one in line.told(number)]
            for index, (_, one) in enumerate(told):
                seat = presenter.acting(entry, told, index)
                event = presenter.raw(one.seen_by(viewer))
                lines.append(protocol.LogLine(f"{number}.{index}", number, seat, event))
        return lines

    def decision(self, line: int, moment: int, viewer: int) -> protocol.Decision | None:
        """What may be decided at a moment: by the viewer, or by the first who is asked where all is visible."""
        state = self.lines[line].state(moment)
        asked = state.to_act()
        seat = asked[0] if viewer == OMNISCIENT and asked else viewer
        if seat not in asked:
            return None
        draft = list(state.drafts[seat]) if seat in state.waiting else []
        key = (line, moment, seat, len(draft))
        return protocol.Decision(
            seat=seat,
            number=self.numbers.setdefault(key, len(self.numbers)),
            actions=self.named(state, state.legal(seat)),
            draft=self.named(state, draft),
            can_take_back=False,
            secret=seat in state.waiting,
        )

    def named(self, state: State, actions: Sequence[int]) -> list[protocol.LegalAction]:
        """Actions by their names."""
        return [protocol.LegalAction(action, self.game.named(state, action)) for action in actions]

    # What may be done ---------------------------------------------------------------------------------

    def preview(self, line: int, moment: int, seat: int, action: int) -> protocol.Previewed:
        """What an action would bring about, as far as its seat can know."""
        match = match_at(self.state_of(line, moment, seat), SeededChance(0))
        found = presenter.preview(match, seat, action)
        events = [presenter.raw(event) for event in found.events]
        outlook = presenter.outlook(match, seat, action)
        return protocol.Previewed("", action, events, found.is_certain, found.is_revocable, outlook)

    def why_not(self, line: int, moment: int, seat: int, named: str) -> protocol.Explained:
        """Why something cannot be done."""
        return presenter.explained("", self.game.why_not_named(self.state_of(line, moment, seat), seat, named))

    def state_of(self, line: int, moment: int, seat: int) -> State:
        """The state at a moment, for a seat that may be asked about here."""
        if not {seat, OMNISCIENT} & set(self.viewers()):
            raise Mistake("bad-seat", {"given": seat, "seats": ", ".join(map(str, self.viewers()))})
        return self.line(line, moment).state(moment)

    def act(self, line: int, moment: int, seat: int, action: int) -> tuple[int, int]:
        """Plays or tries an action; where that has led: a line and a moment."""
        state = self.state_of(line, moment, seat)
        refused = state.why_not(seat, action)
        if refused is not None:
            raise refused
        if not self.goes_on(line, moment):
            line = self.try_from(line, moment, seat)
        going = self.lines[line]
        going.play(seat, action)
        if line in self.companies:
            self.companies[line].play_on(going.match, going.play)
        return line, going.last

    def goes_on(self, line: int, moment: int) -> bool:
        """Does an action at this moment continue the line? The match itself is only looked at."""
        return line != PLAYED and moment == self.lines[line].last

    def try_from(self, line: int, moment: int, seat: int) -> int:
        """A new line from a moment: as it was, or, seen from one side, as it may have been."""
        state = self.lines[line].state(moment)
        chance = SeededChance(len(self.lines))
        new = len(self.lines)
        if self.viewer is not None:
            state = self.game.imagine(state.view(seat), chance)
            others = [other for other in range(self.players) if other != seat]
            self.companies[new] = Company(self.game, levels(self.game)[-1:], others, chance.fork())
        match = match_at(state, chance, self.names)
        self.lines.append(MatchLine(match, self.lines[line], moment))
        return new

    # What no move changes -----------------------------------------------------------------------------

    def texts(self, lang: str, rules: bool) -> str:
        """The sentences of the game, or its rule book."""
        slug, version = self.game.slug, self.game.version
        return rule_book(lang, slug, version) if rules else fluent(lang, slug, version)

    def scenery(self) -> msgspec.Raw:
        """What a drawn board needs beside the view."""
        assert self.game.scenery is not None
        return presenter.raw(self.game.scenery(self.match.state.fixed.options))


class PlayedCell(CellGame):
    """A game against bots: the seat sees what it may know, and nothing of the past until the end; then all is open."""

    def __init__(self, match: Match, seat: int, levels: Sequence[str], lang: str, seed: int) -> None:
        super().__init__(match, seat, lang)
        self.seat = seat
        others = [other for other in range(self.players) if other != seat]
        self.companies[PLAYED] = Company(self.game, levels, others, SeededChance(seed).fork())
        self.companies[PLAYED].play_on(match, self.lines[PLAYED].play)

    def viewers(self) -> list[int]:
        """The seat alone, as long as it plays."""
        if self.match.is_over():
            self.viewer = None
        return super().viewers()

    def can_step(self) -> bool:
        """Only when nothing is left to be won by it."""
        return self.match.is_over()

    def goes_on(self, line: int, moment: int) -> bool:
        """The match itself is played on, too."""
        return moment == self.lines[line].last

    def log(self, line: MatchLine, moment: int, viewer: int) -> list[protocol.LogLine]:
        """What the seat may still see, while it plays."""
        if self.match.is_over():
            return super().log(line, moment, viewer)
        match = self.match
        return [presenter.log_line(match, index, viewer, match.lapsed(index)) for index in range(len(match.told))]
