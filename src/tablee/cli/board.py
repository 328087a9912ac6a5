"""A position on the screen: the lines of its text form with their labels in the reader's language."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.cli.boards import picture
from tablee.cli.output import CommandOutput
from tablee.engine import wording
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.shapes import OMNISCIENT, Event, View
from tablee.engine.texts import Texts, texts

NUMBERED = re.compile(r".+ (\d+)")
REMEMBERED = "known "  # lines with what a seat could remember: for bots, no board draws them
TWO_SIDES = 2
FRAME_WIDTH = 80  # so that a long discard pile is broken into lines and the frame keeps its size
SINGLE_COLUMN = 10  # actions; more go side by side


@dataclass(frozen=True)
class Board:
    """Draws the positions of one match in one language."""

    output: CommandOutput
    game: Game
    names: Sequence[str]

    @property
    def words(self) -> Texts:
        return texts(self.game, self.output.lang)

    # Positions ----------------------------------------------------------------------------------------

    def draw(self, view: View, status: str) -> RenderableType:
        """The position in a frame, under the game's name, over one sentence that says who must do what."""
        lines = self.game.show_lines(view).lines
        drawn = picture(view, self.words, self.output.texts, self.names) if self.output.out.is_terminal else None
        table = Table.grid(padding=(0, 2))
        for label, words in lines.items():
            if label.startswith(REMEMBERED) or (drawn is not None and label in drawn.replaces):
                continue
            own = label == f"hand {view.header.viewer}"
            shown = wording.line(self.words, label, words, self.names)
            table.add_row(Text(self.label(label, view), "dim"), Text(shown, "bold" if own else ""))
        title = Text(self.words.text("name"), "bold")
        inside = table if drawn is None else Group(drawn.drawing, table)
        frame = Panel(inside, title=title, title_align="left", border_style="dim", expand=False)
        return Group(Constrain(frame, FRAME_WIDTH), Text(status, "bold"))

    def label(self, label: str, view: View) -> str:
        """The label of a line; where seats have their own, it ends with the seat's name."""
        word = self.words.label(label)
        found = NUMBERED.fullmatch(label)
        if found is None:
            return word
        seat = int(found[1])
        return f"{word} · {self.output.text('you') if seat == view.header.viewer else self.name(seat)}"

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.words.seat(seat, self.names)

    # Sentences ----------------------------------------------------------------------------------------

    def status(self, match: Match, viewer: int) -> str:
        """Who must do what, as one viewer reads it."""
        waiting = match.to_act()
        if not waiting:
            return self.result(match)
        lines = self.game.show_lines(match.view(viewer)).lines
        if viewer not in waiting:
            others = self.words.listed([self.name(seat) for seat in waiting])
            general = self.output.text("status-others", names=others, count=len(waiting))
            return wording.asked(self.words, lines, waiting, viewer, self.names) or general
        todo = wording.asked(self.words, lines, [viewer], viewer, self.names)
        if viewer in match.state.waiting:
            return f"{todo} {self.output.text('status-secret', count=len(waiting))}".strip()
        if todo:
            return self.output.text("status-todo", name=self.name(viewer), todo=todo, count=len(match.legal(viewer)))
        return self.output.text("status-turn", name=self.name(viewer), count=len(match.legal(viewer)))

    def result(self, match: Match) -> str:
        """Who has won; between two sides, with the points of both."""
        places = match.state.ranking()
        scores = match.state.scores()
        winners = [seat for seat, place in enumerate(places) if place == 1]
        names = self.words.listed([self.name(seat) for seat in winners])
        if len(winners) == len(places):
            return self.output.text("result-draw", names=names)
        if len(set(match.state.sides())) > TWO_SIDES:
            return self.output.text("result-win", names=names, count=len(winners))
        loser = next(seat for seat, place in enumerate(places) if place != 1)
        more, fewer = (f"{scores[seat]:g}" for seat in (winners[0], loser))
        return self.output.text("result-win-points", names=names, count=len(winners), more=more, fewer=fewer)

    def ranking(self, match: Match) -> RenderableType:
        """Places and scores, the first on top."""
        table = Table(box=None, padding=(0, 2, 0, 0))
        for key in ("result-place", "result-name", "result-score"):
            table.add_column(self.output.text(key), style="dim" if key == "result-place" else "")
        rows = zip(match.state.ranking(), range(int(match.state.players)), match.state.scores(), strict=True)
        for place, seat, score in sorted(rows):
            table.add_row(str(place), Text(self.name(seat)), f"{score:g}")
        return table

    def actions(self, match: Match, seat: int) -> RenderableType:
        """What the seat may do, numbered."""
        named = [match.game.named(match.state, action) for action in match.legal(seat)]
        width = len(str(len(named)))
        rows = [
            Text.assemble((f"{number:>{width}}", "bold cyan"), "  ", self.words.action(name, self.names))
            for number, name in enumerate(named, 1)
        ]
        return Group(*rows) if len(rows) <= SINGLE_COLUMN else Columns(rows, padding=(0, 3), column_first=True)

    def choice(self, match: Match, seat: int) -> str | None:
        """The open steps of a seat's own secret choice."""
        steps = match.state.drafts[seat] if seat in match.state.waiting else []
        if not steps:
            return None
        named = [self.words.action(match.game.named(match.state, step), self.names) for step in steps]
        return self.output.text("choice-so-far", steps=" ; ".join(named))

    def line(self, event: Event, viewer: int, number: int | None = None) -> RenderableType:
        """One line of the log: the sentence and its rule."""
        row = Table.grid(padding=(0, 1))
        sentence = Text(self.words.event(event, self.names, None if viewer == OMNISCIENT else viewer))
        sentence.append(f"  {event.rule}", "dim")
        mark = Text("·" if number is None else f"{number:>4}", "dim")
        row.add_row(mark, sentence)
        return row
