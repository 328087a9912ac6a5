"""Events: who is shown what, and until when."""

import msgspec
import pytest

from tablee.engine.match import Match
from tablee.engine.shapes import (
    OMNISCIENT,
    SPECTATOR,
    Event,
    Limit,
    TakenBack,
    Told,
    Until,
    encode,
    snake,
)
from tablee.games.tiny.shapes import BidPlaced, CardBuried, CardsDrawn, IsletWon, TileLooked
from tests.engine.tables import dealt, dealt_for_four, moments, new_match, pass_bids, play

SEATS = (0, 1, 2, 3)


def shown(match: Match, viewer: int, kind: type[Event], argument: str) -> list[object]:
    """What a viewer may still see in one argument of all events of a kind."""
    return [getattr(event, argument) for _, event in match.events(viewer) if isinstance(event, kind)]


# Audiences ------------------------------------------------------------------------------------------------


def test_an_argument_without_seats_is_for_everybody() -> None:
    """A limit in time alone hides nothing from anybody before it lapses."""
    told = Told(TileLooked("TIN-2.2", 0, 1, "PEARL"), (Limit("tile", None, Until.NEXT_ACTION),))
    for viewer in (SPECTATOR, *SEATS):
        assert told.seen_by(viewer) == told.event


def test_an_argument_with_seats_is_for_them() -> None:
    """Others, the spectator among them, get None in its place and everything else as it is."""
    told = Told(CardBuried("TIN-2.1", 2, "WAVE"), (Limit("card", (0, 2)),))
    assert [told.seen_by(seat).arguments()["card"] for seat in SEATS] == ["WAVE", None, "WAVE", None]
    assert told.seen_by(SPECTATOR) == CardBuried("TIN-2.1", 2, None)


def test_no_seat_at_all_is_nobody() -> None:
    """An empty list of seats hides an argument from all but the omniscient."""
    told = Told(CardBuried("TIN-2.1", 2, "WAVE"), (Limit("card", ()),))
    assert {told.seen_by(viewer).arguments()["card"] for viewer in (SPECTATOR, *SEATS)} == {None}
    assert told.seen_by(OMNISCIENT) == told.event


@pytest.mark.parametrize("until", [Until.NEXT_ACTION, Until.NEXT_OF_KIND, Until.REVEAL])
def test_a_lapsed_argument_is_gone_for_all(until: Until) -> None:
    """What has lapsed is hidden from its own audience too, but not from the omniscient."""
    told = Told(CardBuried("TIN-2.1", 2, "WAVE"), (Limit("card", (2,), until),))
    assert told.seen_by(2, frozenset({until})).arguments()["card"] is None
    assert told.seen_by(2, frozenset(Until) - {until}) == told.event
    assert told.seen_by(OMNISCIENT, frozenset({until})) == told.event


def test_what_is_hidden_has_the_same_length_for_all_values() -> None:
    """A redacted event tells nothing of the value, not even by its length."""
    hidden = {encode(Told(CardBuried("TIN-2.1", 2, card), (Limit("card", (2,)),)).seen_by(0)) for card in ("1", "WAVE")}
    assert hidden == {b'{"kind":"card_buried","rule":"TIN-2.1","seat":2,"card":null}'}


# Until when -----------------------------------------------------------------------------------------------


def test_until_the_next_action() -> None:
    """A tile that was looked at is seen by all until anything else is played, then by nobody."""
    match = play(dealt("tile PEARL"), "0 bury card=1", "0 look islet=2")
    viewers = (SPECTATOR, 0, 1)
    assert [shown(match, viewer, TileLooked, "tile") for viewer in viewers] == [["PEARL"]] * 3
    play(match, "0 call islet=2")
    assert [shown(match, viewer, TileLooked, "tile") for viewer in viewers] == [[None]] * 3


def test_a_secret_step_is_no_action_that_others_could_notice() -> None:
    """An open step of a draft makes nothing lapse: that would tell that somebody has begun."""
    match = play(dealt(), "0 bury card=1", "0 call islet=2")
    before = [match.events(viewer) for viewer in (SPECTATOR, 0, 1)]
    play(match, "1 bid number=3")
    assert [match.events(viewer) for viewer in (SPECTATOR, 0, 1)] == before


def test_until_the_next_event_of_its_kind() -> None:
    """Drawn cards are seen by the seat that drew them until anybody draws again, whatever happens in between."""
    match = dealt("tile SAND", "card 1", "card 3")
    for action in ("0 bury card=1", "0 call islet=2", *pass_bids(2)):
        assert shown(match, 0, CardsDrawn, "cards") == [["5", "WAVE"]]
        assert shown(match, 1, CardsDrawn, "cards") == [None]
        play(match, action)
    play(match, "0 pass")
    assert shown(match, 0, CardsDrawn, "cards") == [None, None]
    assert shown(match, 1, CardsDrawn, "cards") == [None, ["1", "3"]]
    assert shown(match, SPECTATOR, CardsDrawn, "count") == [2, 2]


def test_until_the_reveal() -> None:
    """A closed bid is seen by its own seat until all are opened; a team-mate never sees it."""
    match = play(dealt_for_four(), "0 bury card=1", "0 call islet=1", "2 bid number=1", "2 bid number=3")
    assert [shown(match, viewer, BidPlaced, "cards") for viewer in (SPECTATOR, *SEATS)] == [
        [None],
        [None],
        [None],
        [["1", "3"]],
        [None],
    ]
    for seat in (0, 1, 3):
        assert shown(match, 2, BidPlaced, "cards")[0] == ["1", "3"]
        play(match, f"{seat} bid number=none", f"{seat} bid number=none")
    assert {cards for seat in SEATS for cards in shown(match, seat, BidPlaced, "cards")} == {None}


def test_always() -> None:
    """A card one has buried stays in one's own log to the end, and in no other."""
    match = play(dealt("tile SAND", "card 1", "card 3"), "0 bury card=1", "0 call islet=2", *pass_bids(2), "0 pass")
    assert shown(match, 0, CardBuried, "card") == ["1"]
    assert shown(match, 1, CardBuried, "card") == [None]


def test_everything_comes_back_when_the_game_is_over() -> None:
    """At the end every viewer reads all events in full, the same for all."""
    for match in moments(new_match(players=4)):
        told = [told.event for _, told in match.told]
        full = [event for _, event in match.events(SPECTATOR)] == told
        assert full == match.is_over()
    assert {encode(match.events(viewer)) for viewer in SEATS} == {encode(match.events(OMNISCIENT))}


def test_catching_up_shows_only_what_is_still_visible() -> None:
    """A latecomer is shown the same events as somebody who has been there all the time, from any entry on."""
    for match in moments(new_match(players=4)):
        for viewer in (SPECTATOR, 0):
            events = match.events(viewer)
            for since in (0, 3, match.next_number() - 1, match.next_number()):
                assert match.events(viewer, since) == [(entry, event) for entry, event in events if entry >= since]


def test_an_event_carries_the_entry_that_told_it() -> None:
    """The numbers beside events are those of the log entries, the deal being 0."""
    match = play(dealt("tile PEARL"), "0 bury card=1", "0 look islet=2")
    assert [(entry, event.kind) for entry, event in match.events(0)] == [
        (0, "cards_drawn"),
        (1, "card_buried"),
        (2, "tile_looked"),
    ]


# Forms ----------------------------------------------------------------------------------------------------


def test_kinds_are_written_in_small_letters() -> None:
    """A class name becomes a word with underscores, and so does the tag in JSON."""
    assert snake("CardDrawn") == "card_drawn"
    assert IsletWon("TIN-4.4", 1, 0, "SAND").kind == "islet_won"
    assert encode(TakenBack("TAB-2.1", 3)) == b'{"kind":"taken_back","rule":"TAB-2.1","seat":3}'


def test_arguments_are_everything_but_the_rule() -> None:
    """An event gives its arguments by name."""
    assert TileLooked("TIN-2.2", 0, 1, None).arguments() == {"seat": 0, "islet": 1, "tile": None}


def test_events_cannot_be_changed() -> None:
    """An event is frozen, and hiding an argument leaves the original alone."""
    event = CardBuried("TIN-2.1", 2, "WAVE")
    assert event.without({"card"}).card is None
    assert event.card == "WAVE"
    with pytest.raises(AttributeError):
        event.card = "1"  # type: ignore[misc]


def test_json_is_canonical() -> None:
    """The order of keys in a dict does not show."""
    assert encode({"b": 1, "a": 2}) == encode({"a": 2, "b": 1}) == b'{"a":2,"b":1}'


def test_unknown_fields_are_refused() -> None:
    """An event or view with a field too many is no event or view."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"taken_back","rule":"TAB-2.1","seat":3,"more":1}', type=TakenBack)
