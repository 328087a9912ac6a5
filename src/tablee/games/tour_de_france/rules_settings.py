"""What the options of the Tour de France decide."""

from typing import Final

from tablee.engine.arrays import i64, vec, zeros
from tablee.engine.options import Options, is_sealed
from tablee.engine.refusal import Mistake
from tablee.engine.state import Fixed
from tablee.games.tour_de_france import questions
from tablee.games.tour_de_france.board import CARDS

FEWEST_PLAYERS: Final = 2  # TDF-1.1
MOST_PLAYERS: Final = 6
QUESTION_IDS: Final = [*questions.IDS, *questions.OWN_IDS]

QUESTIONS: Final = "questions"
DICE: Final = "dice"
OFF: Final = "off"
MIXED: Final = "mixed"
FREE: Final = "free"
PRINTED: Final = "printed"
OPPONENTS_FIRST: Final = "opponents_first"
MOVER_FIRST: Final = "mover_first"
RACE: Final = "race"
PALMARES: Final = "palmares"

UNREAD: Final = questions.Wording("?", ["?", "? ?", "? ? ?"])


class Settings(Fixed):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.is_dice_quiz: bool = options.word("quiz") == DICE
        self.has_signs: bool = options.word("strategy_sign") == PRINTED
        self.mover_first: bool = options.word("strategy_order") == MOVER_FIRST
        self.palmares: bool = options.word("victory") == PALMARES
        self.max_rounds: i64 = options.number("max_rounds")
        self.answer_seconds: int = options.number("answer_seconds")
        self.by_chance: list[int] = [int(seat) for seat in options.word("chance_seats").split()]
        strategy = CARDS.strategy[options.word("strategy_sign")]
        self.strategy_names: list[str] = strategy.cards
        self.strategy_copies: vec[i64] = vec[i64](strategy.copies)
        own = own_cards(options)
        self.question_copies: vec[i64] = zeros(len(QUESTION_IDS))
        if not self.is_dice_quiz:
            for number in range(len(QUESTION_IDS)):
                is_there = number < len(questions.CARDS) or own[number - len(questions.CARDS)] is not None
                self.question_copies[number] = int(is_there)
        self.asked: list[list[questions.Asked]] = [*PRINTED_QUESTIONS, *[both_questions(card) for card in own]]

    def question(self, card: i64, category: i64) -> questions.Asked:
        return self.asked[card][category]


def both_questions(card: questions.Card | None) -> list[questions.Asked]:
    """What a card asks in each category; a club's card that is still sealed is imagined without its words."""
    if card is None:
        blank = questions.Question(2, 0, "", UNREAD, UNREAD)
        card = questions.Card("", "", blank, blank)
    return [questions.asked(card, category) for category in questions.CATEGORIES]


PRINTED_QUESTIONS: Final = [both_questions(card) for card in questions.CARDS]


def own_cards(options: Options) -> list[questions.Card | None]:
    """A club's own cards by number; none for those that are not there, or whose option is sealed (TDF-5.1)."""
    text = options.word("custom_cards")
    found: dict[str, questions.Card] = {}
    if options.word("custom_questions") == MIXED and not is_sealed(text):
        cards, _ = questions.check_own(text)
        found = {card.id: card for card in cards}
    return [found.get(name) for name in questions.OWN_IDS]


def unsuited(players: int, options: Options) -> Mistake | None:
    """A seat that answers by chance is at the table."""
    for seat in options.word("chance_seats").split():
        if int(seat) >= players:
            allowed = " ".join([str(one) for one in range(players)])
            return Mistake(
                "unsuited-option", {"option": "chance_seats", "value": seat, "players": players, "allowed": allowed}
            )
    return None
