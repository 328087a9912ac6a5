"""Every refusal of Olympiades is reached, cites its rule, and is said in both languages with its cure."""

import re
from collections.abc import Callable

import pytest

from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.games.olympiades.game import GAME
from tablee.games.olympiades.rules_actions import ENTRIES
from tests.games.olympiades.scenes import Scene, inside, start

# scene, seat, action, refusal, and the sentences (apostrophes and spaces plain)
REACHED: list[tuple[Callable[[], Scene], int, str, str, str, str]] = [
    (lambda: start("tennis").lock("announce n=3"), 1, "announce n=2", "announce-more OLY-13.4",
     "Annoncez plus que 3, ou passez.", "Announce more than 3, or pass."),
    (lambda: inside("high_jump", "waiting: 0\nsubmitted: 1 2 3\nchoice 1: wait\nchoice 2: wait\nchoice 3: wait\n"
                                 "energy: 9 2 2 2"), 1, "jump", "bar-too-high OLY-17.3",
     "La barre coûte 9, il vous reste 2 : attendez qu'elle descende.",
     "The bar costs 9, you have 2: wait until it goes down."),
    (lambda: start("golf", energy="3 3 3 3"), 0, "bid n=4", "energy-short OLY-2.5",
     "Il vous reste 3 énergies : choisissez 3 au plus.",
     "You have only 3 energy left: choose a number within it."),
    (lambda: start("golf").bids("3 0 0 0", "green 4, green 4"), 0, "shift hole=4", "hole-taken OLY-12.5",
     "Le trou 4 est déjà pris par votre équipe : visez-en un autre ou renoncez.",
     "Your team already holds hole 4: take another or decline."),
    (lambda: inside("weightlifting", "turn: 0\nscore: 4 - - -\nout: 1 2"), 0, "lift level=3", "not-heavier OLY-14.7",
     "Vous avez déjà soulevé 140 kg : choisissez plus lourd ou passez.",
     "You have already lifted 140 kg: choose a heavier weight or pass."),
    (lambda: start("golf"), 0, "jump", "not-in-this-event OLY-2.7",
     "Ce choix n'existe pas dans cette épreuve (Golf) : prenez un de ceux qu'elle propose.",
     "This choice is not part of the event (Golf): take one of those it offers."),
    (lambda: start("golf"), 0, "keep", "not-now OLY-12.1",
     "Ce n'est pas le moment : prenez un des choix proposés.",
     "Not at this moment: take one of the choices on offer."),
    (lambda: start("basketball"), 1, "shoot n=1", "not-your-ball OLY-30.3",
     "Vous n'avez pas le ballon : bloquez ou interceptez.", "You do not have the ball: block or intercept."),
    (lambda: start("taekwondo").bids("1 1 1 1"), 0, "attack target=2", "opponents-only OLY-33.7",
     "Visez un adversaire encore en lice.", "Target an opponent who is still in."),
    (lambda: start("tennis", energy="5 5 2 5").lock("announce n=4").lock("pass"), 0, "split n=1",
     "part-out-of-range OLY-2.14", "Cette part doit être comprise entre 2 et 4.",
     "This part must lie between 2 and 4."),
    (lambda: start("weightlifting").lock("lift level=6", "green 1"), 0, "lift level=2", "retry-or-pass OLY-14.5",
     "Vous en êtes à 180 kg : relancez pour ce poids ou passez.",
     "You are trying 180 kg: throw again for that weight or pass."),
    (lambda: inside("basketball", "waiting: 0 1 3\nball: 0\nstreak: 3"), 0, "pass_to target=2", "shot-clock OLY-30.13",
     "Chronomètre : il faut tirer.", "Shot clock: you must shoot."),
    (lambda: start("golf").bids("3 0 0 0", "green 4, green 4"), 0, "shift hole=1", "strokes-short OLY-12.5",
     "Il vous manque 2 coups pour ce trou : visez plus près ou renoncez.",
     "You lack 2 strokes for this hole: take a nearer one or decline."),
    (lambda: start("tennis", energy="3 3 3 3"), 0, "announce n=7", "team-energy-short OLY-13.4",
     "Votre équipe n'a que 6 énergies en tout : annoncez moins ou passez.",
     "Your team has only 6 energy in total: announce less or pass."),
    (lambda: start("basketball"), 0, "pass_to target=1", "team-mates-only OLY-30.11",
     "On ne passe qu'à un coéquipier.", "Pass to a team-mate only."),
    (lambda: start("basketball"), 0, "block n=1", "you-have-the-ball OLY-30.3",
     "Vous avez le ballon : tirez ou passez.", "You have the ball: shoot or pass."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("scene", "seat", "action", "refusal", "french", "english"), REACHED, ids=[row[3].split()[0] for row in REACHED]
)
def test_refusals(scene: Callable[[], Scene], seat: int, action: str, refusal: str, french: str, english: str) -> None:
    """Each code in its position, with its rule and its sentences."""
    refused = scene().state.forbids(seat, GAME.actions.number(action))
    assert refused is not None
    assert f"{refused.code} {refused.rule}" == refusal
    assert plain(texts(GAME, "fr").refusal(refused)) == french
    assert plain(texts(GAME, "en").refusal(refused)) == english


def test_one_is_not_many() -> None:
    """A single stroke, a single energy, in both languages."""
    golf = start("golf").bids("3 0 0 0", "green 4, green 4").state
    short = golf.forbids(0, GAME.actions.number("shift hole=2"))
    assert short is not None
    assert plain(texts(GAME, "fr").refusal(short)).startswith("Il vous manque 1 coup pour ce trou")
    assert plain(texts(GAME, "en").refusal(short)).startswith("You lack 1 stroke for this hole")
    poor = start("golf", energy="1 3 3 3").state.forbids(0, GAME.actions.number("bid n=2"))
    assert poor is not None
    assert plain(texts(GAME, "fr").refusal(poor)) == "Il vous reste 1 énergie : choisissez 1 au plus."


def test_every_code_is_reached() -> None:
    """The positions above reach all codes that the game declares."""
    assert [refusal.split()[0] for _, _, _, refusal, _, _ in REACHED] == list(GAME.refusals)


def test_who_is_not_asked_hears_only_that() -> None:
    """Whatever the others have locked: a seat without a decision, and one that has made it."""
    scene = start("doping_control").lock("dope")
    for seat, code in ((0, "already-submitted"), (2, "not-your-decision"), (3, "not-your-decision")):
        codes = {getattr(scene.state.why_not(seat, action), "code", None) for action in range(len(ENTRIES))}
        assert codes == {code}


@pytest.mark.parametrize(
    "text", ["bid n=10", "lift level=7", "attack target=6", "announce n=91", "reroll die=white", ""]
)
def test_nonsense_is_a_mistake(text: str) -> None:
    """What names no action is no refusal of a rule."""
    with pytest.raises(Mistake):
        GAME.why_not_named(start("golf").state, 0, text)


def plain(text: str) -> str:
    """A sentence with plain apostrophes and spaces; good typography is demanded on the way."""
    assert not re.search(r"'| [:;?!»]", text)
    return text.replace("’", "'").replace("\u202f", " ")
