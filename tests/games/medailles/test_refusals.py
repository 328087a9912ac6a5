"""Every refusal of Médailles is reached, cites its rule, and is said in both languages with its cure."""

import re

import pytest

from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.games.medailles.game import GAME
from tablee.games.medailles.rules_actions import ENTRIES
from tests.games.medailles.scenes import TEAMS, Scene, position

CENTRE = "centre: NAT SKI JUD ESC\n"
TURN = "hand 0: NAT SKI\nhand 1: NAT NAT\nhand 2: NAT NAT\nhand 3: GYM GYM GYM\n" + CENTRE
FINAL = "phase: final 8\nhand 0: NAT GYM\nhand 1: ATH\ncentre: NAT - JUD ESC\n"
NAT_1 = "attempt discipline=NAT k=1"

# position, actions before, action, refusal, and the sentences (apostrophes and spaces plain)
REACHED = [
    (TURN, [NAT_1], "discard discipline=NAT", "contest-first MED-4.1",
     "On joue une médaille en natation : passez, contrez ou surenchérissez d'abord.",
     "A medal in swimming is at stake: pass, counter or outbid first."),
    (TURN, [NAT_1, "counter"], "counter", "countered-already MED-4.3",
     "L'enchère est déjà contrée : surenchérissez ou passez.",
     "The bid has already been countered: outbid it or pass."),
    ("hand 0: NAT NAT NAT\nhand 1: GYM GYM GYM\n" + CENTRE, ["attempt discipline=NAT k=3"], "outbid k=3",
     "highest-possible MED-4.2", "3 cartes, c'est le maximum : contrez avec autant ou passez.",
     "3 cards are the most there can be: counter with as many or pass."),
    (TURN + "bronze 3: SKI", [], "attempt discipline=SKI k=1", "medal-gone MED-3.4",
     "En ski, le bronze est déjà gagné : il reste l'argent et l'or.",
     "In skiing, bronze has already been won: silver and gold are left."),
    (FINAL, [], "discard discipline=GYM", "no-discard-now MED-6.4",
     "Plus rien à piocher, donc plus de défausse : tentez une médaille, échangez avec le centre ou passez.",
     "There is nothing left to draw, so no more discarding: attempt a medal, swap with the centre or pass."),
    (TURN, [], "pass", "no-passing MED-2.2",
     "On ne passe pas tant qu'il y a des cartes à piocher : défaussez une carte ou tentez une médaille.",
     "No passing while there are cards to draw: discard a card or attempt a medal."),
    (TURN, [], "swap discipline=SKI place=0", "no-swap-yet MED-6.3",
     "On n'échange avec le centre que lorsque la pioche est vide : défaussez une carte ou tentez une médaille.",
     "Swapping with the centre begins when the draw pile is empty: discard a card or attempt a medal."),
    (TURN, [], "attempt discipline=NAT k=2", "not-enough-cards MED-3.1",
     "Pas assez de cartes en natation : il en faut 2, vous en avez 1.",
     "Not enough cards in swimming: it takes 2, you have 1."),
    (TURN, [], "attempt discipline=AVI k=1", "not-in-centre MED-3.2",
     "Pas d'épreuve au centre en aviron en ce moment : choisissez un des sports du centre.",
     "No event in rowing in the centre now: choose one of the sports there."),
    ("hand 0: NAT NAT\nhand 1: NAT NAT\n" + CENTRE, ["attempt discipline=NAT k=2"], "outbid k=2",
     "not-more-than-bid MED-4.2", "Il faut au moins 3 cartes pour surenchérir.",
     "It takes at least 3 cards to outbid."),
    (TURN, [], "counter", "nothing-to-answer MED-4.1",
     "Personne ne tente de médaille : il n'y a rien à contrer ni à surenchérir. Jouez votre tour.",
     "Nobody attempts a medal: there is nothing to counter or outbid. Play your turn."),
    (TURN, [NAT_1, "pass"], "counter", "partners-bid MED-7.3",
     "On ne contre pas son partenaire : surenchérissez ou passez.",
     "You may not counter your partner: outbid or pass."),
    (FINAL, [], "swap discipline=GYM place=1", "place-empty MED-6.3",
     "La place n° 2 du centre est vide : échangez avec une carte qui s'y trouve.",
     "Place 2 of the centre is empty: swap with a card that lies there."),
    (FINAL, [], "swap discipline=NAT place=2", "swap-would-double MED-6.3",
     "Le centre a déjà une carte en natation : échangez avec un sport qui n'y est pas.",
     "The centre already has a card in swimming: swap with a sport that is not there."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "before", "action", "refusal", "french", "english"), REACHED, ids=[row[3].split()[0] for row in REACHED]
)
def test_refusals(text: str, before: list[str], action: str, refusal: str, french: str, english: str) -> None:
    """Each code in its position, with its rule and its sentences."""
    scene = Scene(text, 4, TEAMS if refusal.startswith("partners") else None)
    for one in before:
        scene.play(one)
    assert scene.refusal(action) == refusal
    refused = scene.state.why_not(scene.seat, GAME.parse(scene.state, action))
    assert refused is not None
    assert plain(texts(GAME, "fr").refusal(refused)) == french
    assert plain(texts(GAME, "en").refusal(refused)) == english


def test_every_code_is_reached() -> None:
    """The positions above reach all codes that the game declares."""
    assert [refusal.split()[0] for _, _, _, refusal, _, _ in REACHED] == list(GAME.refusals)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_way_in_which_medals_are_left_has_its_words(lang: str) -> None:
    """One metal is gone, and another may be: what is left is named."""
    said = texts(GAME, lang)
    assert {said.text(f"left-{left}") for left in ("1", "2", "3", "12", "13", "23")} == {
        said.word("left", left) for left in ("1", "2", "3", "12", "13", "23")
    }


def test_who_is_not_asked_hears_only_that() -> None:
    """Whatever it or the others hold: not its turn to answer, not its turn to play."""
    scene = Scene(TURN).play(NAT_1)
    for seat in (0, 2, 3):
        codes = {getattr(scene.state.why_not(seat, action), "code", None) for action in range(len(ENTRIES))}
        assert codes == {"not-your-decision"}


@pytest.mark.parametrize("text", ["attempt discipline=NAT k=4", "outbid k=1", "swap discipline=NAT place=4", "fly", ""])
def test_nonsense_is_a_mistake(text: str) -> None:
    """What names no action is no refusal of a rule."""
    with pytest.raises(Mistake):
        GAME.why_not_named(position(TURN), 0, text)


def plain(text: str) -> str:
    """A sentence with plain apostrophes and spaces; good typography is demanded on the way."""
    assert not re.search(r"'| [:;?!»]", text)
    return text.replace("’", "'").replace("\u202f", " ").replace("\u00a0", " ")
