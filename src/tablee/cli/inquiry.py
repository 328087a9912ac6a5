"""What can be asked during a game: what an action does, why another is not possible, the log, the rules, a hint."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.cli.board import Board
from tablee.cli.catalogue import paragraphs, show_rules
from tablee.cli.output import CommandOutput
from tablee.cli.seats import hint
from tablee.engine.match import Match
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import Told
from tablee.engine.texts import rule_key
from tablee.lab.dice import own_chance

TABLE_RULES = "TAB-"


class Inquiry:
    """Answers questions of a seat; changes nothing."""

    def __init__(self, output: CommandOutput, match: Match, board: Board, seed: int) -> None:
        self.output = output
        self.match = match
        self.board = board
        self.seed = seed

    def explain(self, seat: int, text: str) -> None:
        """`? 3`: an action in words, by its name, and the rules behind it."""
        action = self.numbered(seat, text)
        named = self.match.game.named(self.match.state, action)
        self.output.print(Text(self.board.words.action(named, self.board.names), "bold"))
        self.output.print(Text(self.output.text("named-form", name=named), "dim"))
        for rule in cited(self.match, seat, action):
            self.paragraph(rule)

    def numbered(self, seat: int, text: str) -> int:
        """The legal action with this number on the screen."""
        legal = self.match.legal(seat)
        if not text.isdecimal() or not 1 <= int(text) <= len(legal):
            raise Mistake("bad-number", {"given": text, "high": len(legal)})
        return legal[int(text) - 1]

    def why(self, seat: int, text: str) -> None:
        """`why call islet=2`: the rule that forbids an action."""
        if not text:
            self.forms(seat)
            return
        refused = self.match.game.why_not_named(self.match.state, seat, text)
        if refused is None:
            number = self.match.legal(seat).index(self.match.game.parse(self.match.state, text)) + 1
            self.output.say("why-possible", number=number)
        else:
            self.refuse(refused)

    def forms(self, seat: int) -> None:
        """The names of actions, one of each type, for people who do not know how to write them."""
        self.output.say("why-how")
        actions = self.match.game.actions
        for kind in actions.types:
            name = next(name for name in actions.named if name.partition(" ")[0] == kind)
            self.output.print(Text(f"  {name}", "dim"))

    def refuse(self, refused: Refused) -> None:
        """The sentence of a refusal and the paragraph it cites."""
        self.output.print(Text(self.board.words.refusal(refused), "yellow"))
        self.paragraph(refused.rule)

    def paragraph(self, rule: str) -> None:
        """A rule with its id, if the rule book has it."""
        row = Table.grid(padding=(0, 2))
        known = self.board.words.has(rule_key(rule))
        row.add_row(Text(rule, "dim"), Text(self.board.words.rule(rule) if known else ""))
        self.output.print(Padding(row, (0, 0, 0, 2)))

    def log(self, seat: int) -> None:
        """What happened, as far as this seat may still see it."""
        for number, event in self.match.events(seat):
            self.output.print(self.board.line(event, seat, number))

    def rules(self, rule: str) -> None:
        """The rule book, or a part of it."""
        show_rules(self.output, paragraphs(self.board.words, rule or None))

    def hint(self, seat: int) -> None:
        """The best action and the next ones, what each is worth, and why."""
        if not self.match.game.hints:
            self.output.say("hint-none")
            return
        best, *others = hint(self.match, seat, self.seed)
        number, action = self.in_words(seat, best.action)
        if not others:
            self.output.say("hint-only", "green", number=number, action=action)
            return
        worth, error = percent(best.worth), percent(2 * best.error)
        self.output.say("hint", "green", number=number, action=action, percent=worth, error=error)
        for other in others:
            is_clear = best.worth - other.worth > 2 * other.error
            key = "hint-other" if is_clear else "hint-like"
            number, action = self.in_words(seat, other.action)
            self.output.say(key, number=number, action=action, percent=percent(other.worth))
            for why in other.contrasts if is_clear else ():
                if told := self.board.words.event(why.event, self.board.names, seat):
                    self.output.say("hint-why", "dim", told=told, better=why.better, other=why.other, rule=why.rule)

    def in_words(self, seat: int, action: int) -> tuple[int, str]:
        """An action by its number in the list, and in words."""
        named = self.match.game.named(self.match.state, action)
        return self.match.legal(seat).index(action) + 1, self.board.words.action(named, self.board.names)


def percent(worth: float) -> int:
    """In a hundred games."""
    return round(100 * worth)


def cited(match: Match, seat: int, action: int) -> list[str]:
    """The rule behind an action, found in a state imagined from what the seat may know.

    It is the rule of the first event that the action brings about; a step that tells nothing is explained by the rule
    that forbids its like.
    """
    chance = own_chance(0, "explain", seat)
    state = match.game.imagine(match.view(seat), chance)
    kind = type(match.game.actions.entries[action])
    alike = [number for number, entry in enumerate(match.game.actions.entries) if type(entry) is kind]
    refusals = [refused.rule for number in alike if (refused := state.why_not(seat, number))]
    told: list[Told] = []
    state.told = told
    state.apply(seat, action, chance)
    rules = [one.event.rule for one in told] + refusals
    return [rule for rule in rules if not rule.startswith(TABLE_RULES)][:1]
