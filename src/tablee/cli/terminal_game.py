"""A game at the keyboard: one prompt after the other, a screen between the seats, bots in between."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tablee.cli.board import Board
from tablee.cli.files import write_file
from tablee.cli.inquiry import Inquiry
from tablee.cli.output import CommandOutput
from tablee.cli.seats import EventFeed, LocalPlayer, decide
from tablee.engine.match import Match
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import SPECTATOR

CLEAR_HISTORY = "\x1b[3J"  # what has scrolled away may show a hand, too
COMMANDS = {
    "undo": "u undo reprendre annuler",
    "explain": "?",
    "why": "why pourquoi",
    "log": "log journal",
    "rules": "rules regles règles",
    "hint": "hint conseil",
    "board": "board plateau",
    "text": "text texte",
    "save": "save sauver",
    "help": "help h aide",
    "quit": "quit q quitter",
}
WORDS = {word: command for command, words in COMMANDS.items() for word in words.split()}
HELP = ("number", "explain", "why", "undo", "log", "rules", "hint", "board", "text", "save", "quit")


class Left(Exception):
    """Somebody has left the table."""


class TerminalGame:
    """One match played in the terminal."""

    def __init__(
        self, output: CommandOutput, match: Match, players: Sequence[LocalPlayer], seed: int, file: Path | None
    ) -> None:
        self.output = output
        self.match = match
        self.players = players
        self.seed = seed
        self.file = file  # where this game is kept
        self.board = Board(output, match.game, match.names)
        self.inquiry = Inquiry(output, match, self.board, seed)
        self.humans = [seat for seat, player in enumerate(players) if player.is_human]
        self.at_keyboard: int | None = None if len(self.humans) > 1 else next(iter(self.humans), None)
        self.audience = LocalPlayer("spectator")
        viewers = dict(enumerate(players)) if self.humans else {**dict(enumerate(players)), SPECTATOR: self.audience}
        self.feed = EventFeed(match, viewers)

    # The course of the game ---------------------------------------------------------------------------

    def run(self) -> None:
        """Plays to the end; raises Left or EOFError when somebody goes away."""
        self.output.say("play-begin", "dim", seed=str(self.seed))
        while not self.match.is_over():
            seat = self.next_seat()
            if self.players[seat].is_human:
                self.sit_down(seat)
                self.turn(seat)
            else:
                self.match.play(seat, decide(self.match, seat, self.players[seat], self.seed).action)
                self.feed.listen()
                self.tell_audience()
        self.end()

    def next_seat(self) -> int:
        """Among those who must decide: first the player at the keyboard, then other people, then bots."""
        waiting = self.match.to_act()
        if self.at_keyboard in waiting:
            return self.at_keyboard
        return next((seat for seat in waiting if seat in self.humans), waiting[0])

    def sit_down(self, seat: int) -> None:
        """Hides one seat's hand before the next one takes the keyboard."""
        if self.at_keyboard == seat:
            return
        self.clear()
        self.output.say("pass-keyboard", "bold", name=self.board.name(seat))
        self.read("")
        self.clear()
        self.at_keyboard = seat

    def clear(self) -> None:
        """An empty screen, including what has scrolled away; without a terminal, a line."""
        if self.output.out.is_terminal:
            self.output.out.clear()
            self.output.out.file.write(CLEAR_HISTORY)
        else:
            self.output.print(Rule(style="dim"))

    def tell_audience(self) -> None:
        """Shows a game between bots to the people who watch it."""
        for event in self.audience.memory.read_news():
            self.output.print(self.board.line(event, SPECTATOR))

    # One decision -------------------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """Shows the position and listens until the seat has acted or taken back."""
        if self.match.game.actions.fleeting:  # what was to be remembered must not stay on the screen
            self.clear()
        self.show(seat)
        done = False
        while not done:
            try:
                done = self.obey(seat, self.read(self.output.text("prompt")))
            except Refused as refused:
                self.inquiry.refuse(refused)
            except Mistake as mistake:
                self.output.print(Text(self.output.explain(mistake), "yellow"))

    def show(self, seat: int) -> None:
        """What has happened, the position, the question, the answers."""
        self.output.print()
        for event in self.players[seat].memory.read_news():
            self.output.print(self.board.line(event, seat))
        self.output.print(self.board.draw(self.match.view(seat), self.board.status(self.match, seat)))
        choice = self.board.choice(self.match, seat)
        if choice is not None:
            self.output.print(Text(choice))
        self.output.print(self.board.actions(self.match, seat))
        more = "prompt-more-undo" if self.can_take_back(seat) else "prompt-more"
        self.output.say(more, "dim")

    def obey(self, seat: int, line: str) -> bool:
        """One line from the keyboard; has it changed the game?"""
        if line.startswith("?"):
            line = "? " + line[1:]
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not word and len(self.match.legal(seat)) == 1:
            word = "1"
        if not word:
            self.output.say("type-a-number", "yellow", high=len(self.match.legal(seat)))
            return False
        if word.isdecimal():
            self.play(seat, self.inquiry.numbered(seat, word))
            return True
        match WORDS.get(word.lower()):
            case "undo":
                self.take_back(seat)
                return True
            case "explain" if rest:
                self.inquiry.explain(seat, rest)
            case "why":
                self.inquiry.why(seat, rest)
            case "log":
                self.inquiry.log(seat)
            case "rules":
                self.inquiry.rules(rest)
            case "hint":
                self.inquiry.hint(seat)
            case "board":
                self.show(seat)
            case "text":
                self.output.print(Text(self.match.game.show(self.match.view(seat))))
            case "save":
                self.save(rest)
            case "quit":
                raise Left
            case "help" | "explain":
                self.help()
            case _:
                self.output.say("not-understood", "yellow", given=word, high=len(self.match.legal(seat)))
        return False

    def play(self, seat: int, action: int) -> None:
        """Plays an action; as long as it can be taken back, nobody else acts unasked."""
        self.match.play(seat, action)
        self.feed.listen()
        if self.match.can_undo(seat) and seat not in self.match.to_act():
            answer = self.read(self.output.text("prompt-undo"))
            if WORDS.get(answer.lower()) == "undo":
                self.take_back(seat)

    def can_take_back(self, seat: int) -> bool:
        """Is there a step of a secret choice, or an action, to take back?"""
        return bool(self.match.state.can_take_back(seat)) or self.match.can_undo(seat)

    def take_back(self, seat: int) -> None:
        """Takes back a step of a secret choice, or the last action."""
        if self.match.state.can_take_back(seat):
            self.match.take_back(seat)
        else:
            self.match.undo(seat)
            self.feed.listen_after_undo()

    # Around the game ----------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        """A line from the keyboard; readline is not loaded, whose history would tell one seat's choices to the next."""
        self.output.out.print(Text(prompt, "bold cyan"), end="")
        try:
            return input().strip()
        finally:
            if not self.output.out.is_terminal:
                self.output.print()

    def help(self) -> None:
        """What can be typed, with an action and a rule of this game as examples."""
        examples = {"action": self.match.game.actions.named[0], "rule": self.board.words.rules()[0]}
        table = Table.grid(padding=(0, 2))
        for name in HELP:
            typed = self.output.text(f"play-{name}", **examples)
            table.add_row(Text(typed, "bold cyan"), Text(self.output.text(f"play-{name}-help")))
        self.output.print(table)

    def save(self, name: str) -> None:
        """Keeps the game in a file."""
        if not name and self.file is None:
            raise Mistake("no-file-name")
        file = Path(name).expanduser() if name else self.file
        assert file is not None
        write_file(file, self.match, self.seed, self.players, self.file)
        self.file = file
        key = "saved-finished" if self.match.is_over() else "saved-unfinished"
        self.output.say(key, "green", file=str(file))

    def end(self) -> None:
        """The last events, the final position, the ranking; then the record, if it is wanted."""
        viewer = self.at_keyboard if self.at_keyboard is not None else SPECTATOR
        for event in self.players[viewer].memory.read_news() if viewer != SPECTATOR else []:
            self.output.print(self.board.line(event, viewer))
        self.output.print()
        self.output.print(self.board.draw(self.match.view(viewer), self.board.result(self.match)))
        self.output.print(self.board.ranking(self.match))
        while self.humans:
            try:
                name = self.read(self.output.text("prompt-keep"))
                if name:
                    self.save(name)
            except Mistake as mistake:
                self.output.print(Text(self.output.explain(mistake), "yellow"))
            except EOFError:
                break
            else:
                break

    def outcome(self) -> dict[str, Any]:
        over = self.match.is_over()
        state = self.match.state
        return {
            "game": self.match.game.slug,
            "version": self.match.game.version,
            "seed": self.seed,
            "seats": [player.kind for player in self.players],
            "finished": over,
            "entries": len(self.match.entries) - 1,
            "places": state.ranking() if over else None,
            "scores": state.scores() if over else None,
            "ending": state.ending() if over else None,
        }
