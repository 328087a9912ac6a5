"""Every refusal of Cartagena is reached, cites its rule, and is said in both languages with what the seat may know."""

import re

import pytest

from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.games.cartagena.game import GAME
from tablee.games.cartagena.rules_actions import ENTRIES
from tests.games.cartagena.scenes import Scene, position

# position, options, action, refusal, and the sentence in French (apostrophes and spaces plain) and in English
REACHED = [
    ("pirates 0: boat\nhand 0: key", {}, "advance from=boat card=key", "already-in-boat CAR-3.1",
     "Ce pirate est déjà dans la barque. Avancez-en un autre.",
     "This pirate is already in the boat. Advance another one."),
    ("pirates 0: boat\npirates 1: 5", {"boat_return": "false"}, "retreat from=boat", "boat-is-final CAR-4.7",
     "Un pirate embarqué ne revient plus. Reculez-en un autre.",
     "A pirate in the boat does not come back. Walk another one back."),
    ("hand 0: key", {}, "advance from=start card=hat", "card-not-in-hand CAR-3.1",
     "Vous n'avez pas cette carte (tricorne). Choisissez-en une de votre main.",
     "You do not hold that card (hat). Choose one from your hand."),
    ("hand 0: key", {"min_actions": "1"}, "end_turn", "must-act CAR-2.4",
     "Il faut jouer au moins une action. Avancez ou reculez un pirate, ensuite vous pourrez finir.",
     "You must take at least one action. Advance a pirate or walk one back, then you may end the turn."),
    ("hand 0: key", {}, "advance from=7 card=key", "no-pirate-there CAR-2.5",
     "Il n'y a personne à cet endroit (7). Choisissez une case où se tient un de vos pirates.",
     "Nobody is there (7). Choose a space with one of your pirates."),
    ("hand 0: key", {"sections": 4}, "retreat from=30", "no-such-space CAR-1.1",
     "Le couloir n'a que 24 cases. Choisissez une case où se tient un de vos pirates.",
     "The corridor has only 24 spaces. Choose a space with one of your pirates."),
    ("pirates 0: 7", {}, "retreat from=7", "nobody-behind CAR-4.5",
     "Aucune case derrière n'a 1 ou 2 pirates. Reculez un pirate qui en a derrière lui, ou jouez une carte.",
     "No space behind holds one or two pirates. Walk back a pirate that has some behind it, or play a card."),
    ("hand 0: key\npirates 1: boat", {}, "retreat from=boat", "not-your-pirate CAR-2.5",
     "Ce pirate n'est pas à vous (barque). Choisissez un des vôtres.",
     "That pirate is not yours (the boat). Choose one of your own."),
    ("pirates 0: 4 7", {}, "retreat from=start", "still-at-start CAR-4.6",
     "Ce pirate est encore au départ. Reculez-en un qui est déjà en route.",
     "This pirate is still at the start. Walk back one that is on its way."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "options", "action", "refusal", "french", "english"), REACHED, ids=[row[3].split()[0] for row in REACHED]
)
def test_refusals(text: str, options: dict[str, object], action: str, refusal: str, french: str, english: str) -> None:
    """Each code in its position, with its rule and its sentences."""
    scene = Scene(text, options)
    assert scene.refusal(action) == refusal
    refused = GAME.why_not_named(scene.state, 0, action)
    assert refused is not None
    assert plain(texts(GAME, "fr").refusal(refused)) == french
    assert texts(GAME, "en").refusal(refused) == english


def test_every_code_is_reached() -> None:
    """The positions above reach all codes that the game declares."""
    assert {row[3].split()[0] for row in REACHED} == set(GAME.refusals)


def test_the_place_speaks_before_the_card() -> None:
    """An empty space is the better answer than a card that is not in hand."""
    scene = Scene("hand 0: key\npirates 1: 9")
    assert scene.refusal("advance from=7 card=hat") == "no-pirate-there CAR-2.5"
    assert scene.refusal("advance from=9 card=hat") == "not-your-pirate CAR-2.5"


def test_names_without_a_number_answer_in_turn() -> None:
    """A seat that is not on turn hears only that, even for what has no number."""
    state = position("hand 0: key\nhand 1: hat")
    for action in ("retreat from=start", "advance from=boat card=hat", "end_turn"):
        refused = GAME.why_not_named(state, 1, action)
        assert refused is not None
        assert refused.code == "not-your-decision"
    assert {getattr(state.why_not(1, action), "code", None) for action in range(len(ENTRIES))} == {"not-your-decision"}


@pytest.mark.parametrize("sections", [4, 5, 6])
def test_the_boat_has_its_name(sections: int) -> None:
    """`boat` is the place after the last space, whatever its number; both names mean the same action."""
    state = position("pirates 0: 5 boat", {"sections": sections})
    action = GAME.parse(state, "retreat from=boat")
    assert action == GAME.parse(state, f"retreat from={6 * sections + 1}")
    assert GAME.named(state, action) == "retreat from=boat"
    assert GAME.named(state, GAME.parse(state, " advance   from=start card=key ")) == "advance from=start card=key"


@pytest.mark.parametrize(
    "text",
    [
        "advance from=start",
        "advance from=start card=parrot",
        "advance from=38 card=key",
        "advance from=boat card=parrot",
        "retreat from=boat card=key",
        "retreat from=start card=key",
        "retreat",
        "fly",
        "",
    ],
)
def test_nonsense_is_a_mistake(text: str) -> None:
    """What names no card or place is no refusal of a rule."""
    with pytest.raises(Mistake):
        GAME.why_not_named(position("hand 0: key"), 0, text)


def plain(text: str) -> str:
    """A sentence with plain apostrophes and spaces; French typography is demanded on the way."""
    assert not re.search(r"'| [:;?!»]", text)
    return text.replace("’", "'").replace("\u202f", " ")
