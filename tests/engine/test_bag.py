"""Bags have no order; a pile has one only where a rule made it."""

import pytest

from tablee.engine.arrays import i64, vec
from tablee.engine.bag import Bag, OutcomeKind, Pile, bag_of
from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake

CARDS = OutcomeKind("card", ["ACE", "KING", "QUEEN"])


def test_a_kind_names_its_values() -> None:
    """A value and its name are found from one another, and an outcome says both kind and name."""
    assert [CARDS.number(name) for name in CARDS.names] == [0, 1, 2]
    assert CARDS.outcome(1) == "card KING"


def test_an_unknown_name_lists_the_known() -> None:
    """A name that no value has is answered with all names."""
    with pytest.raises(Mistake) as mistake:
        CARDS.number("JACK")
    assert str(mistake.value) == "“JACK” is not a card; there are: ACE KING QUEEN."


def test_a_bag_counts() -> None:
    """What goes in and out changes the counts and the size."""
    bag = bag_of(CARDS, 2)
    bag.add(0)
    bag.take(1)
    assert list(bag.counts) == [3, 1, 2]
    assert bag.size == bag.left() == 6


def test_places_in_a_bag_follow_its_values() -> None:
    """Laid out by value, each place of a bag holds one thing, and behind the last there is nothing."""
    bag = Bag(CARDS, vec[i64]([2, 0, 1]))
    assert [bag.nth(index) for index in range(3)] == [0, 0, 2]
    with pytest.raises(Mistake, match="no card left"):
        bag.nth(3)


def test_what_is_not_in_a_bag_cannot_be_taken() -> None:
    """Taking what is not there is a mistake and changes nothing."""
    bag = Bag(CARDS, vec[i64]([1, 0, 1]))
    with pytest.raises(Mistake) as mistake:
        bag.take(1)
    assert str(mistake.value) == "There is no card KING left in the bag."
    assert (list(bag.counts), bag.size) == ([1, 0, 1], 2)


def test_a_plain_bag_knows_no_place() -> None:
    """Nothing in a bag without order can be taken from a known place."""
    bag = bag_of(CARDS, 1)
    assert not bag.known_next()
    with pytest.raises(Mistake):
        bag.take_known()


def test_cards_under_a_pile_come_last_and_in_order() -> None:
    """The cards without order come first, by chance; then those put under the pile as they went there, without it."""
    pile = Pile(CARDS, vec[i64]([1, 1, 0]))
    for card in (2, 0, 1):
        pile.put_under(card)
    chance = SeededChance(1)
    chance.heard = []
    drawn = [int(chance.draw(pile)) for _ in range(5)]
    assert sorted(drawn[:2]) == [0, 1]
    assert drawn[2:] == [2, 0, 1]
    assert len(chance.heard) == 2
    assert pile.left() == 0


def test_a_card_put_under_an_empty_pile_is_the_next() -> None:
    """When only known cards are left, the pile says so."""
    pile = Pile(CARDS, vec[i64]([1, 0, 0]))
    pile.put_under(1)
    assert not pile.known_next()
    pile.take(0)
    assert pile.known_next()
    assert pile.take_known() == 1
    assert not pile.known_next()


def test_an_empty_pile_has_nothing_to_draw() -> None:
    """Drawing from nothing is a mistake."""
    with pytest.raises(Mistake) as mistake:
        SeededChance(1).draw(Pile(CARDS, vec[i64]([0, 0, 0])))
    assert str(mistake.value) == "There is no card left to draw."


def test_a_clone_of_a_bag_goes_its_own_way() -> None:
    """What happens to a clone does not happen to the bag, nor the other way round."""
    bag = bag_of(CARDS, 1)
    clone = bag.clone()
    clone.take(0)
    bag.add(2)
    assert (list(bag.counts), bag.size) == ([1, 1, 2], 4)
    assert (list(clone.counts), clone.size) == ([0, 1, 1], 2)


def test_a_clone_of_a_pile_goes_its_own_way() -> None:
    """A clone has the same cards in the same known places, and its own list of them."""
    pile = Pile(CARDS, vec[i64]([0, 1, 0]))
    pile.put_under(2)
    clone = pile.clone()
    assert isinstance(clone, Pile)
    clone.put_under(0)
    clone.take(1)
    assert (pile.under, list(pile.counts)) == ([2], [0, 1, 0])
    assert (clone.under, list(clone.counts)) == ([2, 0], [0, 0, 0])
