"""The questions of the stage towns: category, card, answers in a random order, and who answers by chance."""

from typing import Final

from tablee.engine.arrays import i64, vec
from tablee.engine.bag import OutcomeKind, Pile
from tablee.engine.chance import Chance
from tablee.games.tour_de_france import shapes
from tablee.games.tour_de_france.questions import Asked
from tablee.games.tour_de_france.rules_actions import ANSWERS, CATEGORIES
from tablee.games.tour_de_france.rules_jerseys import Jerseys
from tablee.games.tour_de_france.rules_road import NOTHING
from tablee.games.tour_de_france.rules_settings import QUESTION_IDS

CARD_KIND: Final = OutcomeKind("question", QUESTION_IDS)
CATEGORY_KIND: Final = OutcomeKind("category", CATEGORIES)
ORDER: Final = OutcomeKind("answer", [str(answer) for answer in range(ANSWERS)])  # by their places in the data
IN_ORDER: Final = [0, 1, 2]
LETTERS: Final = "ABC"
ENOUGH: Final = 7  # of two dice instead of a right answer (TDF-5.6)
PERCENT: Final = 100
RIGHT_OF_100: Final = vec[i64]([0, 75, 55, 40])  # by difficulty, for seats that answer by chance (TDF-5.5)
UNANSWERED: Final = -1
GIVEN: Final = ["A", "B", "C", "none", "chance-right", "chance-wrong"]  # how a question was answered
NONE_GIVEN: Final = 3
BY_CHANCE: Final = 4
RESULTS: Final = ["wrong", "right"]


class Quiz(Jerseys):
    """The question that is asked, or was asked last: card, category and the order of its answers."""

    questions: Pile
    card: i64 = NOTHING  # its number, hidden until the answer
    category: i64 = NOTHING  # the one asked, which need not be the one chosen
    answers: list[int]  # as they are shown, by their places in the data
    given: i64 = NOTHING  # the answer, as in GIVEN; NOTHING while the question is open
    right: i64 = NOTHING  # the place of the right answer among those shown, hidden like the card
    words: shapes.Question | None = None  # what a viewer was shown, where card and answers are only supposed

    def lay_questions(self) -> None:
        """A full deck (TDF-1.1)."""
        self.questions = Pile(CARD_KIND, self.settings.question_copies[:])
        self.answers = []

    def copy_quiz(self, copy: "Quiz") -> None:
        """The questions' part of `clone`."""
        copy.questions = self.questions.clone()
        copy.card = self.card
        copy.category = self.category
        copy.answers = self.answers  # replaced, never changed
        copy.given = self.given
        copy.right = self.right
        copy.words = self.words

    def clear_question(self) -> None:
        """What was asked last is over."""
        if self.card == NOTHING:
            return
        self.card = NOTHING
        self.category = NOTHING
        self.answers = []
        self.given = NOTHING
        self.right = NOTHING
        self.words = None

    def ask(self, card: i64, asked: Asked, answers: list[int]) -> None:
        """What is asked now, its answers in this order."""
        self.card = card
        self.category = CATEGORIES.index(asked.category)
        self.answers = answers
        self.given = NOTHING
        self.right = answers.index(asked.right)
        self.words = None

    def work_out(self) -> None:
        """Where the right answer is shown."""
        if self.card != NOTHING:
            self.right = self.answers.index(self.settings.question(self.card, self.category).right)

    def question(self) -> shapes.Question | None:
        """The question in words, as everybody is shown it."""
        if self.words is not None or self.card == NOTHING:
            return self.words
        asked = self.settings.question(self.card, self.category)
        french = [asked.answers_fr[answer] for answer in self.answers]
        english = [asked.answers_en[answer] for answer in self.answers]
        return shapes.Question(asked.category, asked.fr, asked.en, french, english)

    def suppose(self, card: i64, right: i64) -> None:
        """Another card and another right answer behind the words that are shown, for a viewer who knows only these."""
        self.words = self.question()
        self.card = card
        self.right = right
        first: int = self.settings.question(card, self.category).right
        answers = [answer for answer in IN_ORDER if answer != first]
        answers.insert(right, first)
        self.answers = answers

    def answers_by_chance(self, seat: i64) -> bool:
        """A bot is never shown a question (TDF-5.5)."""
        return int(seat) in self.settings.by_chance

    def read_card(self, seat: i64, category: i64, chance: Chance) -> None:
        """The card is drawn now, and the player on the left reads it, answers in a random order (TDF-5.1, TDF-5.3)."""
        card = chance.draw(self.questions)
        self.ask(card, self.settings.question(card, category), chance.shuffle(ORDER, IN_ORDER))
        if self.told is not None:
            self.tell_question((int(seat) + 1) % int(self.players))

    def tell_question(self, reader: int) -> None:
        """The words of the question, and of its answers."""
        read = self.question()
        assert read is not None
        french, english = listed(read.answers_fr), listed(read.answers_en)
        event = shapes.QuestionRead("TDF-5.2", reader, read.category, read.fr, read.en, french, english)
        self.tell(event, (), self.everybody())

    def judge(self, seat: i64, choice: i64, chance: Chance) -> None:
        """Right: a strategy card; wrong or none: nothing. The card goes under the deck (TDF-5.2, TDF-5.4)."""
        self.given = NONE_GIVEN if choice == UNANSWERED else choice
        self.questions.put_under(self.card)
        is_right = choice == self.right
        if self.told is not None:
            read = self.question()
            assert read is not None
            index = int(self.right)
            asked = self.settings.question(self.card, self.category)
            event = shapes.QuestionAnswered(
                "TDF-5.4" if choice == UNANSWERED else "TDF-5.2",
                int(seat),
                int(choice),
                RESULTS[is_right],
                index,
                read.answers_fr[index],
                read.answers_en[index],
                asked.why_fr,
                asked.why_en,
            )
            self.tell(event, (), self.everybody())
        if is_right:
            self.draw_strategy(seat, "TDF-5.2", chance)

    def answer_by_chance(self, seat: i64, chance: Chance) -> None:
        """Category, card, and a number that the difficulty decides; the right answer is read to all (TDF-5.5)."""
        category = chance.pick(CATEGORY_KIND)
        card = chance.draw(self.questions)
        asked = self.settings.question(card, category)
        self.ask(card, asked, IN_ORDER)
        self.questions.put_under(card)
        is_right = chance.below(PERCENT) < RIGHT_OF_100[asked.difficulty]
        self.given = BY_CHANCE if is_right else BY_CHANCE + 1
        if self.told is not None:
            event = shapes.AnsweredByChance(
                "TDF-5.5",
                int(seat),
                asked.category,
                asked.fr,
                asked.en,
                RESULTS[is_right],
                asked.answers_fr[asked.right],
                asked.answers_en[asked.right],
                asked.why_fr,
                asked.why_en,
            )
            self.tell(event, (), self.everybody())
        if is_right:
            self.draw_strategy(seat, "TDF-5.5", chance)

    def roll_for_answer(self, seat: i64, chance: Chance) -> None:
        """Without questions, seven or more of two dice counts as right (TDF-5.6)."""
        if self.roll_dice(seat, "quiz", "TDF-5.6", chance) >= ENOUGH:
            self.draw_strategy(seat, "TDF-5.6", chance)


def listed(answers: list[str]) -> str:
    """`A. 1893 · B. 1903 · C. 1919`."""
    return " · ".join([f"{LETTERS[index]}. {answer}" for index, answer in enumerate(answers)])
