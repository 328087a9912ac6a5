"""Every refusal of Kahuna is reached, cites its rule, and is said in both languages with what the seat may know."""

import re

import pytest

from tablee.engine.game import NoChance
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.kahuna.game import GAME
from tablee.games.kahuna.rules_actions import DISCARD, ENTRIES
from tests.games.kahuna.scenes import Scene, position

FIVE = "BARI COCO DUDA ELAI JOJO"
BOARD = "links 0: ALOA-BARI\nlinks 1: BARI-COCO\n"
FULL_BOARD = (
    "links 0: ALOA-BARI ALOA-DUDA ALOA-HUNA BARI-COCO BARI-DUDA BARI-ELAI BARI-FAAA COCO-FAAA COCO-GOLA COCO-KAHU "
    "DUDA-ELAI DUDA-HUNA ELAI-FAAA ELAI-HUNA ELAI-IFFI ELAI-JOJO FAAA-GOLA FAAA-JOJO GOLA-JOJO GOLA-KAHU HUNA-IFFI "
    "HUNA-LALE IFFI-JOJO IFFI-KAHU JOJO-KAHU\nhand 0: LALE"
)
HANDICAP = {"handicap_seat": "0", "handicap_links": 1}

# position, action, refusal, and the sentence in French (apostrophes and spaces plain)
REACHED = [
    (BOARD + "hand 0: ALOA", "place_link line=ALOA-DUDA card=DUDA", "card-not-in-hand KAH-3.1",
     "Vous n'avez pas la carte DUDA en main. Choisissez-en une de votre main."),
    (BOARD + "hand 0: BARI", "place_link line=GOLA-KAHU card=BARI", "card-off-line KAH-3.1",
     "La carte BARI ne touche pas la liaison GOLA-KAHU. Prenez la carte d'une de ses deux îles."),
    (f"hand 0: {FIVE}\nblank: 4\ndrew:", "end_turn", "fifth-blank-turn KAH-6.10",
     "Quatre tours blancs de suite : jouez ou défaussez une carte."),
    (f"hand 0: {FIVE}", "draw_pile", "hand-full KAH-6.4", "Main pleine : 5 cartes au maximum."),
    ("hand 0: BARI", "discard card=BARI", "hand-not-full KAH-6.7", "On ne défausse qu'avec 5 cartes en main."),
    (BOARD + "hand 0: ALOA", "place_link line=BARI-COCO card=BARI", "line-occupied KAH-3.2",
     "La liaison BARI-COCO porte déjà un lien."),
    ("hand 0: BARI\ndrew: 0", "end_turn", "must-draw KAH-6.5", "Votre adversaire n'a pas pioché : vous devez piocher."),
    ("round: final\nhand 0: BARI", "discard card=BARI", "no-discard-in-last-turn KAH-7.9",
     "Dernier tour : on ne défausse plus."),
    ("round: final\nhand 0: BARI", "draw_row slot=1", "no-draw-in-last-turn KAH-7.9",
     "Dernier tour : on ne pioche plus."),
    ("hand 0: BARI", "handicap_link line=ALOA-BARI", "no-handicap-now KAH-1.9",
     "Les liens d'avance se posent avant le premier tour, par le joueur qui en a reçu."),
    (FULL_BOARD, "place_link line=IFFI-LALE card=LALE", "no-link-left KAH-3.5",
     "Vous n'avez plus de lien en réserve : vos 25 liens sont posés."),
    (BOARD + "hand 0: ALOA DUDA", "remove_link line=ALOA-DUDA cards=ALOA+DUDA", "no-link-there KAH-4.3",
     "La liaison ALOA-DUDA ne porte aucun lien à retirer."),
    (BOARD + "hand 0: ALOA BARI", "remove_link line=ALOA-BARI cards=ALOA+BARI", "own-link KAH-4.3",
     "On ne retire que les liens adverses ; celui de la liaison ALOA-BARI est à vous."),
    (BOARD + "hand 0: BARI", "remove_link line=BARI-COCO cards=BARI+BARI", "pair-not-in-hand KAH-4.2",
     "Vous n'avez pas les deux cartes BARI+BARI en main."),
    (BOARD + "hand 0: BARI ALOA", "remove_link line=BARI-COCO cards=ALOA+BARI", "pair-off-line KAH-4.1",
     "Il faut les deux îles de la liaison BARI-COCO, ou deux fois la même."),
    ("hand 0: BARI\nrow: ALOA - -\npile: 0", "draw_pile", "pile-empty KAH-6.2",
     "La pioche est vide. Prenez une carte visible."),
    ("turn: 0 discarded\nhand 0: BARI", "place_link line=ALOA-BARI card=BARI", "play-after-discard KAH-6.9",
     "Après une défausse on ne joue plus de carte."),
    ("hand 0: BARI\nrow: ALOA - -\npile: 0", "draw_row slot=1", "slot-empty KAH-6.3",
     "Il n'y a plus de carte visible à la place du milieu."),
    (f"hand 0: {FIVE}", "discard card=BARI", "still-playable KAH-6.7",
     "Vous pouvez encore jouer une carte : défausse impossible."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "action", "refusal", "french"), REACHED, ids=[row[2].split()[0] for row in REACHED])
def test_refusals(text: str, action: str, refusal: str, french: str) -> None:
    """Each code in its position, with its rule and its sentence."""
    scene = Scene(text)
    assert scene.refusal(action) == refusal
    refused = GAME.why_not_named(scene.state, 0, action)
    assert refused is not None
    assert plain(texts(GAME, "fr").refusal(refused)) == french
    english = texts(GAME, "en").refusal(refused)
    assert "{" not in english
    assert all(str(fact) in english for name, fact in refused.facts.items() if name not in ("slot", "count"))


def test_handicap_links_come_first() -> None:
    """Before the handicap links are laid nothing else is played."""
    scene = Scene("handicap: 1\nhand 0: BARI", HANDICAP)
    for action in ("place_link line=ALOA-BARI card=BARI", "discard card=BARI", "draw_pile", "end_turn"):
        assert scene.refusal(action) == "handicap-first KAH-1.9"
    refused = GAME.why_not_named(scene.state, 0, "end_turn")
    assert refused is not None
    assert [texts(GAME, lang).refusal(refused) for lang in LANGUAGES] == [
        "Posez d’abord vos liens d’avance, sans carte (encore 1).",
        "Lay your head-start links first, without cards (1 to go).",
    ]


def test_every_code_is_reached() -> None:
    """The positions above reach all codes that the game declares."""
    reached = {refusal.split()[0] for _, _, refusal, _ in REACHED} | {"handicap-first"}
    assert reached == set(GAME.refusals)


def test_what_speaks_against_the_line_comes_first() -> None:
    """For cards that do not fit, an occupied line, a missing link or the phase is the better answer."""
    scene = Scene(BOARD + "hand 0: ALOA COCO LALE")
    assert scene.refusal("place_link line=ALOA-BARI card=LALE") == "line-occupied KAH-3.2"
    assert scene.refusal("remove_link line=ALOA-BARI cards=COCO+LALE") == "own-link KAH-4.3"
    assert scene.refusal("remove_link line=GOLA-KAHU cards=COCO+LALE") == "no-link-there KAH-4.3"
    refused = GAME.why_not_named(scene.state, 1, "place_link line=ALOA-DUDA card=LALE")
    assert isinstance(refused, Refused)
    assert refused.code == "not-your-decision"


def test_the_cards_of_a_removal_come_in_any_order() -> None:
    """`COCO+BARI` is `BARI+COCO`."""
    scene = Scene(BOARD + "hand 0: BARI COCO")
    scene.play("remove_link line=BARI-COCO cards=COCO+BARI")
    assert scene.line("links 1") == ""


@pytest.mark.parametrize(
    "text",
    [
        "place_link line=ALOA-LALE card=ALOA",
        "place_link line=ALOA-BARI card=NOWHERE",
        "place_link line=ALOA-BARI",
        "remove_link line=ALOA-BARI cards=ALOA",
        "remove_link line=ALOA-BARI cards=ALOA+BARI+COCO",
        "draw_row slot=3",
        "fly",
        "",
    ],
)
def test_nonsense_is_a_mistake(text: str) -> None:
    """What names no card or line is no refusal of a rule."""
    with pytest.raises(Mistake):
        GAME.why_not_named(position("hand 0: ALOA"), 0, text)


def test_the_last_turns_answer_before_pile_and_slots() -> None:
    """In the last turns the reason is the last turn, not the empty pile."""
    scene = Scene("round: final\nhand 0: BARI")
    assert scene.refusal("draw_pile") == "no-draw-in-last-turn KAH-7.9"


def test_refusals_of_other_hands_are_never_asked() -> None:
    """A seat that is not on turn hears only that, whatever it or the other holds."""
    state = GAME.position("kahuna 1, 2 players, everything\nhand 0: BARI\nhand 1: ALOA COCO", NoChance())
    assert {getattr(state.why_not(1, action), "code", None) for action in range(len(ENTRIES))} == {"not-your-decision"}
    assert len(ENTRIES) == 179
    assert DISCARD == 135


def plain(text: str) -> str:
    """A sentence with plain apostrophes and spaces; French typography is demanded on the way."""
    assert not re.search(r"'| [:;?!»]", text)
    return text.replace("’", "'").replace("\u202f", " ")
