"""What each viewer may know of the Tour de France, and how to imagine a state that fits it."""

from tablee.engine.arrays import i64, vec
from tablee.engine.bag import Pile
from tablee.engine.chance import Chance
from tablee.engine.refusal import demand
from tablee.engine.shapes import OMNISCIENT, ViewHeader
from tablee.engine.state import NOBODY
from tablee.games.tour_de_france import shapes
from tablee.games.tour_de_france.questions import OWN_IDS
from tablee.games.tour_de_france.rules import (
    BY_FINISH,
    ENDINGS,
    GOING_ON,
    MISHAP,
    OVER,
    PHASES,
    THREATENED,
    TO_ANSWER,
    WINDOW,
    TourDeFrance,
    threat_of,
    threat_word,
)
from tablee.games.tour_de_france.rules_actions import ANSWERS, CATEGORIES, VALUES
from tablee.games.tour_de_france.rules_cards import FAVOURABLE, JOKER_CARD, MOST_JOKERS
from tablee.games.tour_de_france.rules_jerseys import (
    BITS,
    DECK_KINDS,
    DECK_VALUES,
    JERSEYS,
    POINT_DECKS,
    YELLOW,
)
from tablee.games.tour_de_france.rules_quiz import CARD_KIND, GIVEN
from tablee.games.tour_de_france.rules_road import DIE, FINISH, LAST_PROLOGUE, NOTHING, TRIALS, destination
from tablee.games.tour_de_france.rules_settings import QUESTION_IDS


def fill_view(state: TourDeFrance, header: ViewHeader) -> shapes.TourDeFranceView:
    """Every field by hand: the viewer's own strategy cards; the words of a question, its secrets after the answer."""
    viewer = header.viewer
    is_answered = state.given != NOTHING
    is_told = state.card != NOTHING and (is_answered or viewer == OMNISCIENT)
    is_open = state.phase == WINDOW
    return shapes.TourDeFranceView(
        header=header,
        phase=PHASES[state.phase],
        round=int(state.round),
        turn=int(state.mover()),
        order=numbers(state.order),
        riders=numbers(state.at),
        skip=numbers(state.skip),
        extra=state.has_extra,
        jokers=numbers(state.jokers),
        hands=[hand_view(state, seat, viewer in (OMNISCIENT, seat)) for seat in range(state.players)],
        strategy=deck_view(state.strategy),
        surprise=deck_view(state.surprise),
        questions=deck_view(state.questions),
        points=[points_view(state, seat) for seat in range(state.players)],
        totals=[
            [int(state.totals[deck * state.players + seat]) for deck in range(POINT_DECKS)]
            for seat in range(state.players)
        ],
        jerseys=[somebody(seat) for seat in state.holder],
        ties=[tie_view(state, deck) for deck in range(POINT_DECKS)],
        spent=[int(TRIALS[trial]) for trial in range(len(TRIALS)) if state.spent[trial]],
        dice=[int(state.first), int(state.second)] if state.first else [],
        played=[shapes.Played(seat, value) for seat, value in zip(state.players_of, state.modifiers, strict=True)],
        total=int(state.total()) if state.first else None,
        target=int(destination(state.at[state.mover()], state.total())) if is_open else None,
        reach=reach_from(int(state.at[state.mover()]), state.bare_total()) if is_open else [],
        sums=sums_from(state.bare_total()) if is_open else [],
        bounces=bounces_from(int(state.at[state.mover()]), state.bare_total()) if is_open else [],
        window=[int(state.in_window(index)) for index in range(state.players)] if is_open else [],
        asked=somebody(state.asked),
        to_ask=asked_after(state, int(state.asked)) if is_open else [],
        threat=threat_word(state.threat),
        question=state.question(),
        card=QUESTION_IDS[state.card] if is_told else None,
        right=int(state.right) if is_told else None,
        given=GIVEN[state.given] if is_answered else None,
        rolls=[shapes.Roll(purpose, seat, [first, second]) for purpose, seat, first, second in state.rolls],
        ending=ENDINGS[state.outcome],
        signs_printed=state.settings.has_signs,
        by_points=state.settings.palmares,
    )


def numbers(values: vec[i64]) -> list[int]:
    """An array as a list."""
    return [int(value) for value in values]


def somebody(seat: i64) -> int | None:
    """A seat; None for nobody."""
    return int(seat) if seat != NOBODY else None


def sums_from(total: int) -> list[int]:
    """What a roll comes to with one card more on it, from -4 to +4 (TDF-3.9)."""
    return [max(0, total + more) for more in range(-VALUES, VALUES + 1)]


def reach_from(start: int, total: int) -> list[int]:
    """Where a rider would stop with each of these."""
    return [int(destination(start, steps)) for steps in sums_from(total)]


def bounces_from(start: int, total: int) -> list[bool]:
    """Whether each of these moves leads over the finish and back (TDF-4.2)."""
    return [start + steps > FINISH for steps in sums_from(total)]


def asked_after(state: TourDeFrance, asked: int) -> list[int]:
    """Who else will be asked on this roll (TDF-3.6, TDF-3.7)."""
    seats = [int(state.in_window(index)) for index in range(state.players)]
    return [seat for seat in seats[seats.index(asked) + 1 :] if state.held[seat] > 0]


def hand_view(state: TourDeFrance, seat: i64, is_open: bool) -> shapes.Hand:
    """How many strategy cards, which ones if they are one's own, and which all have seen."""
    cards = state.names_of(state.number, seat) if is_open or state.held[seat] == 0 else None
    return shapes.Hand(int(state.held[seat]), cards, state.names_of(state.known, seat))


def deck_view(deck: Pile) -> shapes.Deck:
    """The size of the unknown part, and the row under it."""
    return shapes.Deck(int(deck.size), [deck.kind.names[card] for card in deck.under])


def points_view(state: TourDeFrance, seat: i64) -> shapes.Points:
    """The point cards before a seat."""
    found = [point_cards(state, deck, seat) for deck in range(POINT_DECKS)]
    return shapes.Points(found[0], found[1], found[2])


def point_cards(state: TourDeFrance, deck: i64, seat: i64) -> list[int]:
    """The values of a seat's cards of one deck, ascending."""
    values: list[int] = []
    for value in range(len(DECK_VALUES[deck])):
        values += [DECK_VALUES[deck][value]] * int(state.shown[state.slot(deck, seat, value)])
    return values


def tie_view(state: TourDeFrance, deck: i64) -> shapes.Tie | None:
    """The tie that was broken for a jersey, if one was."""
    if state.tied_at[deck] == 0:
        return None
    seats = [seat for seat in range(state.players) if state.tied[deck] & BITS[seat]]
    return shapes.Tie(int(state.tied_at[deck]), seats)


# Imagining --------------------------------------------------------------------------------------------


def imagine(state: TourDeFrance, view: shapes.TourDeFranceView, chance: Chance, notes: bytes) -> None:
    """What is seen is as it is; hidden cards are spread in every way alike; of a question, id and answer are drawn."""
    state.lay_out()
    players = range(state.players)
    demand(sorted(view.order) == list(players) and 0 <= view.turn < state.players, "seats")
    demand(
        len(view.riders) == len(view.skip) == len(view.jokers) == len(view.hands) == len(view.points) == len(players),
        "seats",
    )
    for seat in players:
        state.order[seat] = view.order[seat]
        state.at[seat] = view.riders[seat]
        state.skip[seat] = view.skip[seat]
    for trial in range(len(TRIALS)):
        state.spent[trial] = 1 if TRIALS[trial] in view.spent else 0
    state.phase = PHASES.index(view.phase)
    state.round = view.round
    state.turn = state.place_in_order(view.turn)
    state.has_extra = view.extra
    state.outcome = ENDINGS.index(view.ending)
    state.threat = threat_of(view.threat)
    imagine_window(state, view)
    imagine_points(state, view)
    imagine_surprise(state, view)
    imagine_hands(state, view, chance)
    imagine_question(state, view, chance)
    check(state, view)


def imagine_window(state: TourDeFrance, view: shapes.TourDeFranceView) -> None:
    """Dice, cards played on them, and who is asked."""
    state.asked = NOBODY if view.asked is None else view.asked
    if view.dice:
        state.first = view.dice[0]
        state.second = view.dice[1]
    state.players_of = [played.seat for played in view.played]
    state.modifiers = [played.value for played in view.played]
    state.rolls = [(roll.purpose, roll.seat, roll.dice[0], roll.dice[1]) for roll in view.rolls]


def imagine_points(state: TourDeFrance, view: shapes.TourDeFranceView) -> None:
    """Point cards before the riders, jerseys, ties."""
    for seat, points in enumerate(view.points):
        for deck, values in enumerate((points.polka, points.green, points.white)):
            for value in values:
                number = DECK_KINDS[deck].number(str(value))
                state.decks[deck].take(number)
                state.show_points(deck, seat, number)
    demand(len(view.jerseys) == len(JERSEYS) and len(view.ties) == POINT_DECKS, "jerseys")
    for jersey, holder in enumerate(view.jerseys):
        state.holder[jersey] = NOBODY if holder is None else holder
    for deck, tie in enumerate(view.ties):
        if tie is not None:
            state.tied_at[deck] = tie.total
            for seat in tie.seats:
                state.tied[deck] += BITS[seat]


def imagine_surprise(state: TourDeFrance, view: shapes.TourDeFranceView) -> None:
    """Jokers lie open, and so does the row; the rest is the unknown part."""
    for seat, jokers in enumerate(view.jokers):
        demand(0 <= jokers <= MOST_JOKERS, "jokers")
        for _ in range(jokers):
            state.surprise.take(JOKER_CARD)
        state.jokers[seat] = jokers
    lay_row(state.surprise, view.surprise)


def imagine_hands(state: TourDeFrance, view: shapes.TourDeFranceView, chance: Chance) -> None:
    """First the row and what is seen of all hands, then the hidden cards one by one."""
    kind = state.strategy.kind
    lay_row(state.strategy, view.strategy)
    for seat, hand in enumerate(view.hands):
        left = list(hand.known if hand.cards is None else hand.cards)
        demand(len(left) <= hand.size, "known")
        for name in hand.known:
            demand(name in left, "known")
            left.remove(name)
            state.strategy.take(kind.number(name))
            state.add_known(seat, kind.number(name))
        for name in left:
            state.strategy.take(kind.number(name))
            state.add_card(seat, kind.number(name))
    for seat, hand in enumerate(view.hands):
        while state.held[seat] < hand.size:
            demand(state.strategy.size > 0, "cards")
            state.add_card(seat, chance.draw(state.strategy))


def imagine_question(state: TourDeFrance, view: shapes.TourDeFranceView, chance: Chance) -> None:
    """The words of the view; card and right answer are told, or drawn without a look at what they would be."""
    add_sealed_cards(state, view)
    lay_row(state.questions, view.questions)
    is_asked = view.question is not None and view.phase == PHASES[TO_ANSWER]
    demand(state.questions.size == view.questions.unknown + (1 if is_asked else 0), "cards")
    if view.question is None:
        demand(view.card is None and view.right is None and view.given is None, "question")
        return
    state.words = view.question
    state.category = CATEGORIES.index(view.question.category)
    demand(len(view.question.answers_fr) == len(view.question.answers_en) == ANSWERS, "question")
    is_answered = view.given is not None
    demand(is_answered == (state.phase != TO_ANSWER), "question")
    if view.right is None:
        demand(view.card is None and not is_answered and state.questions.size > 0, "question")
        card = chance.draw(state.questions)
        state.suppose(card, chance.below(ANSWERS))
        return
    demand(view.card is not None and 0 <= view.right < ANSWERS, "question")
    state.suppose(CARD_KIND.number(view.card or ""), view.right)
    recognise(state, view.question)
    if view.given is not None:
        state.given = GIVEN.index(view.given)
        demand(state.card in state.questions.under, "question")
    else:
        state.questions.take(state.card)


def recognise(state: TourDeFrance, shown: shapes.Question) -> None:
    """If the words are those of the card, they tell the order of its answers; a sealed card keeps what was shown."""
    asked = state.settings.question(state.card, state.category)
    if sorted(shown.answers_fr) != sorted(asked.answers_fr):
        return
    answers = [asked.answers_fr.index(answer) for answer in shown.answers_fr]
    english = [asked.answers_en[answer] for answer in answers]
    if (shown.category, shown.fr, shown.en, shown.answers_en) == (asked.category, asked.fr, asked.en, english):
        demand(answers.index(asked.right) == state.right, "question")
        state.answers = answers
        state.words = None


def add_sealed_cards(state: TourDeFrance, view: shapes.TourDeFranceView) -> None:
    """A club's cards that are still sealed: those the deck has beyond the game's own, including those already seen."""
    seen = [*view.questions.row, *([view.card] if view.card is not None else [])]
    is_out = view.question is not None and view.phase == PHASES[TO_ANSWER]
    size = view.questions.unknown + len(view.questions.row) + (1 if is_out else 0)
    for name in [*[name for name in OWN_IDS if name in seen], *[name for name in OWN_IDS if name not in seen]]:
        number = CARD_KIND.number(name)
        if state.questions.size < size and not state.questions.counts[number]:
            state.questions.add(number)


def lay_row(deck: Pile, seen: shapes.Deck) -> None:
    """The cards that were put back lie under the deck in their order."""
    for name in seen.row:
        card = deck.kind.number(name)
        deck.take(card)
        deck.put_under(card)


def check(state: TourDeFrance, view: shapes.TourDeFranceView) -> None:
    """A view that no game could show is refused."""
    is_over = state.phase == OVER
    mover = state.mover()
    for seat in range(state.players):
        demand(LAST_PROLOGUE <= state.at[seat] <= FINISH and state.skip[seat] >= 0, "place")
    demand(view.riders.count(FINISH) == (1 if state.outcome == BY_FINISH else 0), "finish")
    for holder in state.holder:
        demand(NOBODY <= holder < state.players, "jerseys")
    demand(state.holder[YELLOW] != NOBODY and is_over == (state.outcome != GOING_ON), "jerseys")
    demand(1 <= view.round <= state.settings.max_rounds, "rounds")
    for trial in range(len(TRIALS)):
        demand(bool(state.spent[trial]) or is_over or max(view.riders) < TRIALS[trial], "trials")
    if state.phase == WINDOW:
        demand(0 <= state.asked < state.players and state.held[state.asked] > 0 and len(view.dice) > 0, "asked")
    else:
        demand(view.asked is None, "asked")
    demand(all(1 <= die <= DIE for die in view.dice) and (len(view.dice) > 0 or not view.played), "dice")
    demand((state.phase == THREATENED) == (state.threat != NOTHING), "threat")
    if state.phase == THREATENED:
        demand(state.jokers[mover] > 0 and (state.threat == MISHAP or not FAVOURABLE[state.threat]), "threat")
    demand(state.phase != TO_ANSWER or state.card != NOTHING, "question")
