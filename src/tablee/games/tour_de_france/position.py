"""The Tour de France as a few readable lines, both ways.

A text need not say everything. What is left out is: seat 0 to roll in round 1, the seats in play order, the pawns on
the prologue, yellow for the first of the order, no cards, no points, no other jerseys, full decks; the time trials that
some rider stands on or beyond are held.

`riders` has a space for each seat. `hand 0: 1 3` are strategy cards, `known 0` those of them that all have seen, and
`row-strategy` those put back under the deck, the next to be drawn first. `deck-strategy` says how many lie above it.
`dice` is the last roll to move, `played: 1:-3` a card of seat 1 on it, `asked` who may play one; `total` and `target`
follow from the rest. `rolled-trial: 0:3+4` are other dice of the last action. `threat` is what a Joker would cancel:
`mishap` or a surprise card. `tied-polka: 12 0 1` is a tie at 12 points between seats 0 and 1 that was rolled off. The
answers of a question are parted by strokes.
"""

from tablee.engine.options import is_sealed
from tablee.engine.position import NONE, UNKNOWN, Lines, number_or_none, shown
from tablee.games.tour_de_france import questions
from tablee.games.tour_de_france.board import CARDS
from tablee.games.tour_de_france.rules import ENDINGS, PHASES
from tablee.games.tour_de_france.rules_cards import STRATEGY_COUNT, SURPRISE_COUNT
from tablee.games.tour_de_france.rules_jerseys import JERSEYS
from tablee.games.tour_de_france.rules_quiz import GIVEN, LETTERS
from tablee.games.tour_de_france.rules_road import TRIALS, destination
from tablee.games.tour_de_france.rules_settings import DICE, MOVER_FIRST, PALMARES, PRINTED, QUESTION_IDS
from tablee.games.tour_de_france.shapes import Deck, Hand, Played, Points, Question, Roll, Tie, TourDeFranceView
from tablee.games.tour_de_france.view import bounces_from, reach_from, sums_from

ROLL, WINDOW, ANSWER, OVER = PHASES[0], PHASES[1], PHASES[3], PHASES[5]
POINT_LABELS = ("climbs", "sprints", "youth")  # polka, green, white
STROKE = " | "
ROLLED = "rolled-"
YES = "yes"
LANGUAGES = ("fr", "en")


def show(view: TourDeFranceView) -> Lines:
    lines = Lines(view.header)
    lines.add("phase", view.phase)
    if view.question is not None:
        show_question(lines, view, view.question)
    lines.add("round", str(view.round))
    lines.add("turn", str(view.turn))
    if view.dice:
        lines.add("dice", *map(str, view.dice))
        if view.played:
            lines.add("played", *(f"{card.seat}:{card.value:+}" for card in view.played))
        lines.add("total", str(view.total))
    if view.target is not None:
        lines.add("target", str(view.target))
        lines.add("asked", shown(view.asked))
    for purpose in dict.fromkeys(roll.purpose for roll in view.rolls):
        rolls = [roll for roll in view.rolls if roll.purpose == purpose]
        lines.add(f"{ROLLED}{purpose}", *(f"{roll.seat}:{roll.dice[0]}+{roll.dice[1]}" for roll in rolls))
    if view.threat is not None:
        lines.add("threat", view.threat)
    if view.extra:
        lines.add("extra", YES)
    lines.add("order", *map(str, view.order))
    lines.add("riders", *map(str, view.riders))
    lines.add("trials", *(map(str, view.spent) if view.spent else [NONE]))
    for jersey, holder in zip(JERSEYS, view.jerseys, strict=True):
        lines.add(jersey, shown(holder))
    show_cards(lines, view)
    if view.ending:
        lines.add("ended", view.ending)
    return lines


def show_question(lines: Lines, view: TourDeFranceView, question: Question) -> None:
    """The question, its answers and, if they are known, card and right answer."""
    lines.add("category", question.category)
    for lang, text, answers in (
        ("fr", question.fr, question.answers_fr),
        ("en", question.en, question.answers_en),
    ):
        lines.add(f"question-{lang}", text)
        lines.add(
            f"answers-{lang}",
            STROKE.join(f"{letter} {answer}" for letter, answer in zip(LETTERS, answers, strict=True)),
        )
    if view.given is not None:
        lines.add("given", view.given)
    if view.right is not None:
        lines.add("right", LETTERS[view.right])
        lines.add("card", shown(view.card))


def show_cards(lines: Lines, view: TourDeFranceView) -> None:
    """Hands, Jokers, turns to miss, points, ties, decks."""
    for seat, hand in enumerate(view.hands):
        lines.add(f"hand {seat}", *([UNKNOWN] * hand.size if hand.cards is None else hand.cards))
        if hand.known:
            lines.add(f"known {seat}", *hand.known)
    if any(view.jokers):
        lines.add("jokers", *map(str, view.jokers))
    if any(view.skip):
        lines.add("skip", *map(str, view.skip))
    for seat, points in enumerate(view.points):
        for label, cards in zip(POINT_LABELS, (points.polka, points.green, points.white), strict=True):
            if cards:
                lines.add(f"{label} {seat}", *map(str, cards))
    for jersey, tie in zip(JERSEYS[1:], view.ties, strict=True):
        if tie is not None:
            lines.add(f"tied-{jersey}", str(tie.total), *map(str, tie.seats))
    for name, deck in (("strategy", view.strategy), ("surprise", view.surprise), ("questions", view.questions)):
        lines.add(f"deck-{name}", str(deck.unknown))
        if deck.row:
            lines.add(f"row-{name}", *deck.row)


def read(lines: Lines) -> TourDeFranceView:
    """The view that lines say."""
    options = lines.header.known_options()
    players = lines.header.players
    last = players - 1
    order = [int(word) for word in lines.some("order")] or list(range(players))
    riders = [int(word) for word in lines.some("riders")] or [-order.index(seat) for seat in range(players)]
    hands = [read_hand(lines, seat) for seat in range(players)]
    jokers = [int(word) for word in lines.some("jokers")] or [0] * players
    points = [read_points(lines, seat) for seat in range(players)]
    phase = one_of(lines.word("phase"), PHASES) if "phase" in lines else ROLL
    question = read_question(lines)
    turn = lines.number("turn", 0, last, missing=order[0])
    dice = [int(word) for word in lines.some("dice")]
    played = [read_played(word) for word in lines.some("played")]
    bare = sum(dice) + sum(card.value for card in played)
    total = max(0, bare)
    asked = number_or_none(lines.word("asked")) if "asked" in lines else None
    lines.repeats("total", "target")
    strategy_size = STRATEGY_COUNT - sum(hand.size for hand in hands)
    window = read_window(lines, order, turn) if phase == WINDOW else []
    return TourDeFranceView(
        header=lines.header,
        phase=phase,
        round=lines.number("round", 1, 10_000, missing=1),
        turn=turn,
        order=order,
        riders=riders,
        skip=[int(word) for word in lines.some("skip")] or [0] * players,
        extra=lines.some("extra") == [YES],
        jokers=jokers,
        hands=hands,
        strategy=read_deck(lines, "strategy", strategy_size),
        surprise=read_deck(lines, "surprise", SURPRISE_COUNT - sum(jokers)),
        questions=read_deck(lines, "questions", question_count(lines) - (phase == ANSWER)),
        points=points,
        totals=[[sum(cards.polka), sum(cards.green), sum(cards.white)] for cards in points],
        jerseys=[read_holder(lines, jersey, order[0] if jersey == JERSEYS[0] else None) for jersey in JERSEYS],
        ties=[read_tie(lines, jersey) for jersey in JERSEYS[1:]],
        spent=read_trials(lines, riders),
        dice=dice,
        played=played,
        total=total if dice else None,
        target=int(destination(riders[turn], total)) if phase == WINDOW else None,
        reach=reach_from(riders[turn], bare) if phase == WINDOW else [],
        sums=sums_from(bare) if phase == WINDOW else [],
        bounces=bounces_from(riders[turn], bare) if phase == WINDOW else [],
        window=window,
        asked=asked,
        to_ask=asked_after(window, asked, hands),
        threat=lines.word("threat") if "threat" in lines else None,
        question=question,
        card=one_of(lines.word("card"), QUESTION_IDS) if "card" in lines else None,
        right=LETTERS.index(lines.word("right")) if "right" in lines else None,
        given=one_of(lines.word("given"), GIVEN) if "given" in lines else None,
        rolls=[roll for label in lines.lines if label.startswith(ROLLED) for roll in read_rolls(lines, label)],
        ending=one_of(lines.word("ended"), ENDINGS[1:]) if "ended" in lines else "",
        signs_printed=options.word("strategy_sign") == PRINTED,
        by_points=options.word("victory") == PALMARES,
    )


def read_window(lines: Lines, order: list[int], turn: int) -> list[int]:
    """Who may play cards, in order: the opponents after the mover, and the mover last or first."""
    start = order.index(turn) + (lines.header.known_options().word("strategy_order") != MOVER_FIRST)
    return [order[(start + index) % len(order)] for index in range(len(order))]


def asked_after(window: list[int], asked: int | None, hands: list[Hand]) -> list[int]:
    """The seats that are asked after a seat: none without cards."""
    later = window[window.index(asked) + 1 :] if asked in window else []
    return [seat for seat in later if hands[seat].size]


def question_count(lines: Lines) -> int:
    """How many question cards a table has, as far as its options tell."""
    options = lines.header.known_options()
    if options.word("quiz") == DICE:
        return 0
    own = options.word("custom_cards")
    cards = [] if not own or is_sealed(own) else questions.check_own(own)[0]
    return len(questions.CARDS) + len(cards)


def one_of(word: str, allowed: list[str]) -> str:
    """A word that must be one of a few."""
    if word not in allowed:
        raise ValueError(word)
    return word


def read_hand(lines: Lines, seat: int) -> Hand:
    """A hand, in the order of the deck."""
    words = lines.some(f"hand {seat}")
    known = sorted(lines.some(f"known {seat}"), key=card_order)
    return Hand(len(words), None if UNKNOWN in words else sorted(words, key=card_order), known)


def card_order(name: str) -> int:
    """The place of a strategy card in its deck: the values without signs are the same as those with a plus."""
    names = CARDS.strategy["printed"].cards
    return names.index(name if name in names else f"+{name}")


def read_points(lines: Lines, seat: int) -> Points:
    """The point cards of a seat."""
    polka, green, white = (sorted(int(word) for word in lines.some(f"{label} {seat}")) for label in POINT_LABELS)
    return Points(polka, green, white)


def read_played(word: str) -> Played:
    """`1:-3`."""
    seat, _, value = word.partition(":")
    return Played(int(seat), int(value))


def read_rolls(lines: Lines, label: str) -> list[Roll]:
    """`0:3+4 1:6+1`."""
    found: list[Roll] = []
    for word in lines.words(label):
        seat, _, dice = word.partition(":")
        first, second = (int(die) for die in dice.split("+"))
        found.append(Roll(label.removeprefix(ROLLED), int(seat), [first, second]))
    return found


def read_deck(lines: Lines, name: str, size: int) -> Deck:
    """A deck; one left out has all cards that are not elsewhere."""
    row = lines.some(f"row-{name}")
    return Deck(lines.number(f"deck-{name}", 0, 100, missing=size - len(row)), row)


def read_holder(lines: Lines, jersey: str, missing: int | None) -> int | None:
    return number_or_none(lines.word(jersey)) if jersey in lines else missing


def read_tie(lines: Lines, jersey: str) -> Tie | None:
    """A tie that was rolled off."""
    if f"tied-{jersey}" not in lines:
        return None
    total, *seats = (int(word) for word in lines.words(f"tied-{jersey}"))
    return Tie(total, seats)


def read_trials(lines: Lines, riders: list[int]) -> list[int]:
    """The time trials that were held; left out, those that some rider has reached."""
    if "trials" not in lines:
        return [int(space) for space in TRIALS if space <= max(riders)]
    return [int(word) for word in lines.words("trials") if word != NONE]


def read_question(lines: Lines) -> Question | None:
    """The question that is or was asked."""
    if "category" not in lines:
        return None
    texts = [" ".join(lines.words(f"question-{lang}")) for lang in LANGUAGES]
    answers = [" ".join(lines.words(f"answers-{lang}")).split(STROKE) for lang in LANGUAGES]
    french, english = ([answer.partition(" ")[2] for answer in some] for some in answers)
    return Question(lines.word("category"), texts[0], texts[1], french, english)
