"""What each viewer may know of Médailles, and how to imagine a state that fits it."""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.bag import Bag
from tablee.engine.chance import Chance
from tablee.engine.refusal import demand
from tablee.engine.shapes import OMNISCIENT, ViewHeader
from tablee.engine.state import NOBODY
from tablee.games.medailles.board import DISCIPLINES
from tablee.games.medailles.rules import ENDINGS, GOING_ON, GOLD, SILVER, Medailles
from tablee.games.medailles.rules_actions import DISCIPLINE_COUNT, METALS, PLACES
from tablee.games.medailles.rules_cards import CARDS, DISCIPLINE_OF, FULL_HAND, NOTHING
from tablee.games.medailles.rules_contest import MOST_BIDS
from tablee.games.medailles.shapes import Bid, Hand, MedaillesView, Medal

MAIN: Final = "main"
FINAL: Final = "final"


def fill_view(state: Medailles, header: ViewHeader) -> MedaillesView:
    """Every field by hand: of the cards, the viewer's own and those everyone has seen; never a partner's (MED-7.1)."""
    viewer = header.viewer
    return MedaillesView(
        header=header,
        phase=FINAL if state.is_final else MAIN,
        turns_left=int(state.turns_left),
        passes=int(state.passes),
        dealer=int(state.dealer),
        turn=int(state.turn),
        centre=[CARDS.names[card] if card != NOTHING else None for card in state.centre],
        pile=int(state.pile.size),
        pot=[CARDS.names[state.pot[slot]] for slot in range(state.potted)],
        hands=[hand_view(state, seat, viewer in (OMNISCIENT, seat)) for seat in range(state.players)],
        medals=[
            Medal(DISCIPLINES[medal // METALS], medal % METALS + 1, int(owner), CARDS.names[state.under[medal]])
            for medal, owner in enumerate(state.owner)
            if owner != NOBODY
        ],
        score=[int(points) for points in state.points],
        places=state.ranking(),
        contest=DISCIPLINES[state.contest] if state.contest != NOTHING else None,
        bids=bids_view(state),
        countered=somebody(state.countered),
        asked=somebody(state.asked),
        bid_limit=MOST_BIDS,
        target=int(state.settings.target),
        partners=partners_of(state.players, state.settings.has_teams),
        ending=ENDINGS[state.outcome],
    )


def partners_of(players: int, has_teams: bool) -> list[int | None]:
    """Partners sit opposite each other (MED-7.1)."""
    return [(seat + players // 2) % players if has_teams else None for seat in range(players)]


def places_of(medals: list[Medal], partners: list[int | None]) -> list[int]:
    """The places of all seats by the medals of their sides: points, then golds, then silvers (MED-8.2)."""
    keys: list[list[int]] = []
    for seat, partner in enumerate(partners):
        won = [one.medal for one in medals if one.seat in (seat, partner)]
        keys.append([sum(won), won.count(GOLD), won.count(SILVER)])
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def hand_view(state: Medailles, seat: i64, is_open: bool) -> Hand:
    """A hand; if all of it has been seen, nothing of it is hidden."""
    shown = state.seen_names(seat)
    is_known = is_open or len(shown) == state.held[seat]
    return Hand(int(state.held[seat]), state.hand_names(seat) if is_known else None, shown)


def bids_view(state: Medailles) -> list[Bid]:
    """The bids with their cards, in order of bidding."""
    names = state.bid_names()
    out: list[Bid] = []
    for number in range(state.bids):
        k = state.bid[number]
        out.append(Bid(int(state.bidder[number]), names[:k]))
        names = names[k:]
    return out


def somebody(seat: i64) -> int | None:
    """A seat; None for nobody."""
    return int(seat) if seat != NOBODY else None


def imagine(state: Medailles, view: MedaillesView, chance: Chance, notes: bytes) -> None:
    """What is seen lies where it lies; every way to spread the other cards over hands and pile is equally likely."""
    state.lay_out()
    state.is_final = view.phase == FINAL
    state.turns_left = view.turns_left
    state.passes = view.passes
    state.dealer = view.dealer
    state.turn = view.turn
    state.outcome = ENDINGS.index(view.ending)
    imagine_table(state, view)
    imagine_contest(state, view)
    imagine_hands(state, view, chance)
    check(state, view)


def imagine_table(state: Medailles, view: MedaillesView) -> None:
    for place, name in enumerate(view.centre):
        if name is not None:
            card = seen(state.pile, name)
            demand(place < PLACES and state.place_of[DISCIPLINE_OF[card]] == NOTHING, "centre")
            state.lay_in_centre(place, card)
    for name in view.pot:
        state.put_in_pot(seen(state.pile, name))
    for medal in view.medals:
        card = seen(state.pile, medal.card)
        discipline = DISCIPLINES.index(medal.discipline)
        demand(DISCIPLINE_OF[card] == discipline and 1 <= medal.medal <= METALS, "medals")
        demand(0 <= medal.seat < state.players, "seats")
        demand(state.is_free(discipline, medal.medal), "medal-twice")
        state.owner[discipline * METALS + medal.medal - 1] = medal.seat
        state.under[discipline * METALS + medal.medal - 1] = card
        state.won[medal.seat] += 1
        state.points[medal.seat] += medal.medal


def imagine_contest(state: Medailles, view: MedaillesView) -> None:
    """The running contest: bids of one discipline of the centre, each with more cards than the one before."""
    if view.contest is None:
        demand(not view.bids and view.countered is None and view.asked is None, "no-contest")
        return
    demand(len(view.bids) > 0 and view.bids[0].seat == view.turn and view.asked is not None, "contest")
    state.contest = DISCIPLINES.index(view.contest)
    demand(state.place_of[state.contest] != NOTHING, "contest")
    slot: i64 = 0
    for number, bid in enumerate(view.bids):
        demand(number == 0 or len(bid.cards) > len(view.bids[number - 1].cards), "bids")
        demand(0 <= bid.seat < state.players and 0 < len(bid.cards) <= METALS, "bids")
        for name in bid.cards:
            card = seen(state.pile, name)
            demand(DISCIPLINE_OF[card] == state.contest, "bids")
            state.bid_cards[slot] = card
            slot += 1
        state.bidder[number] = bid.seat
        state.bid[number] = len(bid.cards)
    state.bids = len(view.bids)
    state.countered = NOBODY if view.countered is None else view.countered
    state.asked = NOBODY if view.asked is None else view.asked


def imagine_hands(state: Medailles, view: MedaillesView, chance: Chance) -> None:
    """First what is seen of all hands, then the hidden cards one by one."""
    for seat, hand in enumerate(view.hands):
        names = hand.shown if hand.cards is None else hand.cards
        unseen = len(names) - len(hand.shown)
        demand(hand.size <= FULL_HAND, "hand")
        demand(len(names) <= hand.size and names[unseen:] == hand.shown, "known")
        for name in names[:unseen]:
            state.add_to_hand(seat, seen(state.pile, name))
        for name in hand.shown:
            state.add_seen(seat, seen(state.pile, name))
    for seat, hand in enumerate(view.hands):
        for _ in range(hand.size - state.held[seat]):
            state.add_to_hand(seat, chance.draw(state.pile))


def check(state: Medailles, view: MedaillesView) -> None:
    """A view that no game could show is refused."""
    demand(state.pile.size == view.pile, "cards")
    demand(len(view.hands) == state.players and len(view.centre) == PLACES, "seats")
    demand(view.score == [int(points) for points in state.points], "medals")
    for seat in (view.dealer, view.turn, view.asked or 0, view.countered or 0):
        demand(0 <= seat < state.players, "seats")
    for discipline in range(DISCIPLINE_COUNT):
        demand(any(state.is_free(discipline, k) for k in range(1, METALS + 1)), "medals")
    if state.outcome == GOING_ON:
        check_turn(state, view)


def check_turn(state: Medailles, view: MedaillesView) -> None:
    """A game that goes on has not reached its end, and somebody can do something."""
    for seat in range(state.players):
        demand(state.of_side(state.won, seat) < state.settings.target, "target")
    demand(state.is_final == (view.pile == 0), "final")
    demand(0 <= view.turns_left <= state.settings.laps * state.players, "turns-left")
    demand(state.is_final == (view.turns_left > 0), "turns-left")
    demand(0 <= view.passes < state.players, "passes")
    demand(state.contest != NOTHING or state.held[state.turn] > 0, "hand-empty")
    demand(state.contest == NOTHING or (view.asked != view.turn and state.might_answer(state.asked)), "asked")


def seen(unseen: Bag, name: str) -> i64:
    """Takes a card that is seen out of those that are not."""
    card = CARDS.number(name)
    unseen.take(card)
    return card
