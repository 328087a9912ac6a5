"""The options of Kahuna, each where it changes the game."""

import pytest

from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, key_part, texts
from tablee.games.kahuna.game import GAME
from tests.games.kahuna.scenes import Scene

FIVE = "BARI COCO DUDA ELAI JOJO"


def test_defaults() -> None:
    """A random dealer, sudden defeat by stones, strict discarding, no handicap."""
    assert GAME.read_options({}).values == {
        "dealer": "random",
        "sudden_defeat": "stones",
        "discard": "strict",
        "handicap_seat": "none",
        "handicap_links": 0,
    }


@pytest.mark.parametrize(
    "options", [{"dealer": 2}, {"sudden_defeat": "on"}, {"discard": ""}, {"handicap_seat": 2}, {"handicap_links": 4}]
)
def test_other_values_are_refused(options: dict[str, object]) -> None:
    """What section 3 does not list is a mistake."""
    with pytest.raises(Mistake):
        GAME.read_options(options)


def test_a_named_dealer_needs_no_draw() -> None:
    """With the dealer named, the first outcome is the first card."""
    chance = SeededChance(1)
    chance.heard = []
    GAME.new(2, chance, {"dealer": 0})
    assert [outcome.split()[0] for outcome in chance.heard] == ["card"] * 9
    chance.heard = []
    GAME.new(2, chance)
    assert [outcome.split()[0] for outcome in chance.heard] == ["dealer"] + ["card"] * 9


@pytest.mark.parametrize(
    ("sudden_defeat", "by_stones", "by_links"), [("stones", "sudden 0", ""), ("links", "", "sudden 0"), ("off", "", "")]
)
def test_sudden_defeat(sudden_defeat: str, by_stones: str, by_links: str) -> None:
    """Losing the last stone but not the last link, and the last link without ever a stone."""
    options = {"sudden_defeat": sudden_defeat}
    stones = "round: 2\nlinks 0: HUNA-LALE KAHU-LALE\nlinks 1: ALOA-BARI ALOA-DUDA\nhand 0: ALOA ALOA"
    scene = Scene(stones, options).play("remove_link line=ALOA-BARI cards=ALOA+ALOA")
    assert scene.line("ended") == by_stones
    links = "round: 2\nlinks 0: HUNA-LALE\nlinks 1: ALOA-BARI\nhand 0: ALOA ALOA"
    scene = Scene(links, options).play("remove_link line=ALOA-BARI cards=ALOA+ALOA")
    assert scene.line("ended") == by_links
    if by_links:
        assert scene.events()[-2] == "KAH-7.4 suddenly_defeated 1 links"


def test_sudden_defeat_by_links_starts_with_the_first_scoring() -> None:
    """Not in round 1; at the first scoring; not if neither seat has a link."""
    options = {"sudden_defeat": "links"}
    scene = Scene("links 0: HUNA-LALE\nlinks 1: ALOA-BARI\nhand 0: ALOA ALOA", options)
    assert scene.play("remove_link line=ALOA-BARI cards=ALOA+ALOA").line("ended") == ""
    last = "hand 0: BARI\nhand 1: DUDA\nrow: - IFFI -\npile: 0\n"
    assert Scene(last + "links 0: HUNA-LALE", options).play("draw_row slot=1").line("ended") == "sudden 0"
    assert Scene(last, options).play("draw_row slot=1", "ALOA", "ALOA", "COCO").line("round") == "2"


def test_free_discarding() -> None:
    """Five cards and nothing played are enough."""
    assert not Scene(f"hand 0: {FIVE}").allows("discard card=BARI")
    scene = Scene(f"hand 0: {FIVE}", {"discard": "free"})
    assert scene.allows("discard card=BARI")
    assert scene.play("discard card=BARI").play("discard card=COCO").allows("end_turn")
    assert not Scene("hand 0: BARI COCO DUDA ELAI", {"discard": "free"}).allows("discard card=BARI")


@pytest.mark.parametrize(("seat", "dealer"), [("0", "0"), ("0", "1"), ("1", "0"), ("1", "1")])
def test_handicap(seat: str, dealer: str) -> None:
    """The favoured seat lays its links whoever deals; then the non-dealer begins."""
    deck = [f"card {card}" for card in "ALOA BARI COCO DUDA ELAI FAAA GOLA HUNA IFFI".split()]
    options = {"dealer": dealer, "handicap_seat": seat, "handicap_links": 3}
    state = GAME.new(2, ScriptedChance(*deck), options)
    for name in ("HUNA-LALE", "IFFI-LALE", "KAHU-LALE"):
        assert state.to_act() == [int(seat)]
        state.play(int(seat), GAME.parse(state, f"handicap_link line={name}"), ScriptedChance())
    assert state.to_act() == [1 - int(dealer)]


@pytest.mark.parametrize("options", [{"handicap_seat": "0"}, {"handicap_links": 2}])
def test_no_handicap_by_half(options: dict[str, object]) -> None:
    """A seat without links, or links without a seat, give no handicap."""
    state = GAME.new(2, SeededChance(1), {"dealer": "0", **options})
    assert (state.to_act(), len(state.legal(1)) < 27) == ([1], True)


def test_presets() -> None:
    """Each preset is a legal set of options and has its name."""
    for name in GAME.presets:
        GAME.read_options({"preset": name})
        for lang in LANGUAGES:
            assert texts(GAME, lang).has(f"preset-{name}")


def test_values_have_words() -> None:
    """Every option, and every value of a choice, is said in both languages."""
    for lang in LANGUAGES:
        said = texts(GAME, lang)
        for option in GAME.options:
            key = f"option-{key_part(option.name)}"
            words = [said.text(f"{key}{end}") for end in ("", "-help")]
            words += [said.text(f"{key}-{value}") for value in getattr(option, "values", ())]
            assert len(set(words)) == len(words)
