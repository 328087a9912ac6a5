"""What each viewer may know of Kahuna, and how to imagine a state that fits it."""

from typing import Final

from tablee.engine.arrays import i64, vec
from tablee.engine.bag import Bag
from tablee.engine.chance import Chance
from tablee.engine.refusal import demand
from tablee.engine.shapes import OMNISCIENT, ViewHeader
from tablee.engine.state import NOBODY
from tablee.games.kahuna.board import ISLANDS
from tablee.games.kahuna.rules import (
    BY_STONES,
    DRAWN,
    ENDINGS,
    LAST_TURNS,
    NEVER,
    POINTS,
    ROUNDS,
    Kahuna,
)
from tablee.games.kahuna.rules_actions import ISLAND_COUNT, LINE_COUNT, SLOTS
from tablee.games.kahuna.rules_cards import CARDS, EMPTY
from tablee.games.kahuna.rules_offer import FINAL, FULL_HAND, GOING_ON, LINKS, SUDDEN_DEFEATS
from tablee.games.kahuna.rules_power import DREW, HELD, LAID, RULED, SCORE, SEATS
from tablee.games.kahuna.shapes import Buried, Hand, KahunaView

MOST_POINTS: Final = [0, 0, 1, 3, 3]  # of one seat, in each round (KAH-7.3, KAH-7.7)


def fill_view(state: Kahuna, header: ViewHeader) -> KahunaView:
    """Every field by hand: of the cards, the viewer's own hand and face-down discards, and those everyone has seen."""
    viewer = header.viewer
    seen = [viewer in (OMNISCIENT, seat) for seat in range(SEATS)]
    return KahunaView(
        header=header,
        links=[somebody(state.owner(line)) for line in range(i64(LINE_COUNT))],
        stones=[somebody(owner) for owner in state.stone],
        around=[
            [int(state.near[seat * ISLAND_COUNT + island]) for island in range(i64(ISLAND_COUNT))]
            for seat in range(i64(SEATS))
        ],
        needs=needs_of(state),
        hands=[
            Hand(
                size=int(state.tally[HELD + seat]),
                cards=names_of(state.hand, seat) if seen[seat] or state.tally[HELD + seat] == 0 else None,
                known=names_of(state.known, seat),
            )
            for seat in range(SEATS)
        ],
        row=[ISLANDS[card] if card != EMPTY else None for card in state.row],
        pile=int(state.pile.size),
        discard=names_of(state.used, 0),
        buried=[buried_view(names_of(state.buried, seat), seen[seat]) for seat in range(SEATS)],
        round=ROUNDS[state.round],
        score=[int(state.tally[SCORE + seat]) for seat in range(SEATS)],
        dealer=int(state.dealer),
        turn=int(state.turn),
        drew=[state.tally[DREW + seat] != 0 for seat in range(SEATS)],
        blank=int(state.blank),
        has_played=state.has_played,
        has_discarded=state.has_discarded,
        handicap=int(state.handicap),
        last_turns=int(state.last_turns),
        must_draw=must_draw(
            ROUNDS[state.round],
            held=int(state.tally[HELD + state.turn]),
            has_other_drawn=state.tally[DREW + 1 - state.turn] != 0,
        ),
        points=points_of(ROUNDS[state.round]),
        hand_limit=FULL_HAND,
        sudden=sudden_by(ROUNDS[state.round], SUDDEN_DEFEATS[state.settings.sudden]),
        winner=somebody(state.winner),
        ending=ENDINGS[state.outcome],
    )


def needs_of(state: Kahuna) -> list[int]:
    """The links that give power over each island: the same in the whole game (KAH-5.1)."""
    settings = state.settings
    if not settings.needs:
        settings.needs = [int(state.needed(island)) for island in range(ISLAND_COUNT)]
    return settings.needs


def must_draw(round_: str, held: int, has_other_drawn: bool) -> bool:
    """After an opponent who did not draw, a seat that can draw must (KAH-6.5)."""
    return round_ != ROUNDS[FINAL] and held < FULL_HAND and not has_other_drawn


def points_of(round_: str) -> int:
    """What a round is worth by itself (KAH-7.3, KAH-7.7)."""
    number = ROUNDS.index(round_)
    return POINTS[number] if number < len(POINTS) else 0


def sudden_by(round_: str, option: str) -> str:
    """What nobody may be without, from the second round on (KAH-7.4)."""
    return "" if round_ == ROUNDS[1] or option == SUDDEN_DEFEATS[NEVER] else option


def buried_view(cards: list[str], is_seen: bool) -> Buried:
    """Face-down discards; if there are none, nothing is hidden."""
    return Buried(len(cards), cards if is_seen or not cards else None)


def imagine(state: Kahuna, view: KahunaView, chance: Chance, notes: bytes) -> None:
    """The board as it is; every way to spread the unseen cards over the hidden places is equally likely."""
    state.lay_out()
    imagine_board(state, view)
    imagine_cards(state, view, chance)
    state.round = ROUNDS.index(view.round)
    for seat in range(SEATS):
        state.tally[SCORE + seat] = view.score[seat]
        state.tally[DREW + seat] = int(view.drew[seat])
    state.dealer = view.dealer
    state.turn = view.turn
    state.blank = view.blank
    state.has_played = view.has_played
    state.has_discarded = view.has_discarded
    state.handicap = view.handicap
    state.last_turns = view.last_turns
    state.outcome = ENDINGS.index(view.ending)
    state.winner = NOBODY if view.winner is None else view.winner
    check_round(state, view)


def imagine_board(state: Kahuna, view: KahunaView) -> None:
    """Links as they lie; stones follow from them (KAH-5.1)."""
    for line, owner in enumerate(view.links):
        if owner is not None:
            state.put_on(owner, line)
    for seat in range(SEATS):
        for island in range(ISLAND_COUNT):
            if state.near[seat * ISLAND_COUNT + island] >= state.needed(island):
                state.win_stone(seat, island)
    demand([somebody(owner) for owner in state.stone] == view.stones, "stones")
    demand(state.tally[LAID] <= LINKS and state.tally[LAID + 1] <= LINKS, "links")


def imagine_cards(state: Kahuna, view: KahunaView, chance: Chance) -> None:
    """What is seen leaves the pile first; then the hidden hands and discards are drawn from it."""
    unseen = state.pile
    for slot, name in enumerate(view.row):
        state.row[slot] = EMPTY if name is None else take(unseen, name)
    for name in view.discard:
        state.used[take(unseen, name)] += 1
    for seat, hand in enumerate(view.hands):
        for name in hand.known if hand.cards is None else hand.cards:
            state.add_to_hand(seat, take(unseen, name))
        for name in hand.known:
            state.known[seat * ISLAND_COUNT + CARDS.number(name)] += 1
    for seat, buried in enumerate(view.buried):
        for name in buried.cards or []:
            state.buried[seat * ISLAND_COUNT + take(unseen, name)] += 1
    for seat, hand in enumerate(view.hands):
        for _ in range(hand.size - state.tally[HELD + seat]):
            state.add_to_hand(seat, chance.draw(unseen))
    for seat, buried in enumerate(view.buried):
        for _ in range(0 if buried.cards is not None else buried.size):
            state.buried[seat * ISLAND_COUNT + chance.draw(unseen)] += 1
    check_cards(state, view)


def check_cards(state: Kahuna, view: KahunaView) -> None:
    """A view that no game could show is refused."""
    demand(state.pile.size == view.pile, "cards")
    demand(len(view.row) == SLOTS and not (view.pile and None in view.row), "row")
    for seat, hand in enumerate(view.hands):
        base = seat * ISLAND_COUNT
        demand(state.tally[HELD + seat] == hand.size <= FULL_HAND, "hand")
        for index in range(base, base + ISLAND_COUNT):
            demand(state.known[index] <= state.hand[index], "known")


def check_round(state: Kahuna, view: KahunaView) -> None:
    """Rounds, points and counters that no game could show are refused."""
    demand(0 <= view.handicap <= state.settings.handicap_links, "handicap")
    if view.handicap:
        laid = state.tally[LAID + state.settings.handicap_seat]
        demand(view.handicap + laid == state.settings.handicap_links, "handicap")
    if state.outcome != GOING_ON:
        demand((state.winner == NOBODY) == (state.outcome == DRAWN), "winner")
        return
    demand(state.winner == NOBODY, "winner")
    demand(min(view.score) >= 0 and max(view.score) <= MOST_POINTS[state.round], "score")
    stones = [int(state.tally[RULED + seat]) for seat in range(SEATS)]
    is_alone = (stones[0] == 0) != (stones[1] == 0)
    demand(state.round == 1 or state.settings.sudden != BY_STONES or not is_alone, "no-stones")
    has_cards = view.pile > 0 or any(name is not None for name in view.row)
    if state.round == FINAL:
        demand(not has_cards, "final-with-cards")
        demand(0 < view.last_turns <= LAST_TURNS, "last-turns")
    else:
        demand(has_cards, "pile-and-row-empty")


def take(unseen: Bag, name: str) -> i64:
    """Takes a card that is seen out of those that are not."""
    card = CARDS.number(name)
    unseen.take(card)
    return card


def somebody(seat: i64) -> int | None:
    """A seat; None for nobody."""
    return int(seat) if seat != NOBODY else None


def names_of(counts: vec[i64], seat: i64) -> list[str]:
    """The cards of a seat by name, in order."""
    islands = ISLANDS  # of a plain module: looked up once
    names: list[str] = []
    first = seat * ISLAND_COUNT
    card: i64
    for card in range(ISLAND_COUNT):
        left = counts[first + card]
        while left > 0:
            names.append(islands[card])
            left -= 1
    return names
