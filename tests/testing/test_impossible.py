"""Positions that no game can reach: refused, with what is wrong with them."""

import re
from pathlib import Path

import pytest

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, kernel_texts, texts

GAMES = [registry.load(point) for point in registry.installed().values()]
SOURCES = Path(__file__).parents[2] / "src" / "tablee"
REASON = re.compile(r"\bdemand\(.*?, \"([a-z-]+)\"(?: if .*? else \"([a-z-]+)\")?\)", re.DOTALL)


def reasons(*files: Path) -> set[str]:
    """The reasons that these files give."""
    found = [pair for file in files for pair in REASON.findall(file.read_text(encoding="utf-8"))]
    return {reason for pair in found for reason in pair if reason}


def folder(package: str) -> Path:
    """Where a package of Tablée lies."""
    return SOURCES.joinpath(*package.split(".")[1:])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[f"{game.slug}-{game.version}" for game in GAMES])
def test_every_reason_has_a_sentence(game: Game, lang: str) -> None:
    """In the texts of the game, or in the kernel's if many games have it; and no sentence is left over."""
    own, kernel = texts(game, lang), kernel_texts(lang)
    used = reasons(*folder(game.root().package).glob("*.py"))
    assert [reason for reason in used if not own.has(f"impossible-{reason}")] == []
    sentences = {key.removeprefix("impossible-") for key in own.keys if key.startswith("impossible-")}
    assert sentences <= used
    assert not {f"impossible-{reason}" for reason in sentences} & set(kernel.kernel_keys)


def test_no_sentence_of_the_kernel_is_left_over() -> None:
    """Each is given by the engine or by some game."""
    used = reasons(*SOURCES.glob("games/*/view.py"), *SOURCES.glob("engine/*.py")) | {"sum"}
    keys = [key for key in kernel_texts("en").kernel_keys if key.startswith("impossible-")]
    assert {key.removeprefix("impossible-") for key in keys} <= used


KAHUNA = "kahuna 1, 2 players, everything"
PIQUE_PLUME = "pique-plume 1, 2 players, everything"
MEDAILLES = "medailles 1, 2 players, everything"


@pytest.mark.parametrize(
    ("slug", "text", "sentence"),
    [
        (
            "kahuna",
            f"{KAHUNA}\nround: 1\nhand 0: ALOA\nrow: - - -\npile: 0",
            "pile and row are both empty, though the last turns have not begun",
        ),
        (
            "kahuna",
            f"{KAHUNA}\nhandicap: 3",
            "the head-start links laid and still to be laid do not add up to the number set by the option",
        ),
        ("kahuna", f"{KAHUNA}\nscore: 1 0", "nobody can have so many points in this round"),
        (
            "kahuna",
            f"{KAHUNA}\nround: final 2\nrow: ALOA - -",
            "the last turns begin only when pile and row are empty",
        ),
        ("kahuna", f"{KAHUNA}\nhand 0: ALOA ALOA BARI BARI COCO COCO", "a hand holds more cards than the rules allow"),
        (
            "tour-de-france",
            "tour-de-france 1, 2 players, everything\nriders: 100 96",
            "the game ends with the one rider who arrives, and only then by the finish",
        ),
        (
            "medailles",
            f"{MEDAILLES}\nhand 0: NAT SKI\nhand 1: NAT\ncentre: GYM\ngold 0: ESC ATH CYC\nsilver 0: ESC ATH",
            "someone has the medals that end the game, but it goes on",
        ),
    ],
)
def test_what_is_wrong_is_said(slug: str, text: str, sentence: str) -> None:
    """In one sentence, in both languages."""
    game = registry.get(slug)
    with pytest.raises(Mistake) as mistake:
        game.position(text, SeededChance(1))
    assert str(mistake.value) == f"No game can reach this position: {sentence}."
    assert texts(game, "fr").mistake(mistake.value).startswith("Aucune partie n’arrive à cette position\u202f: ")


def mid_game(slug: str, seed: int = 3, steps: int = 8, **options: object) -> str:
    """A position of a game at random."""
    game = registry.get(slug)
    chance = SeededChance(seed)
    state = game.new(None, chance, options)
    for _ in range(steps):
        legal = state.legal(state.to_act()[0])
        state.apply(state.to_act()[0], legal[chance.below(len(legal))], chance)
    return game.show(state.view(-2))


def refusal(slug: str, text: str) -> str:
    """What is said of a position that cannot be."""
    with pytest.raises(Mistake) as mistake:
        registry.get(slug).position(text, SeededChance(1))
    return str(mistake.value)


def test_pique_plume_does_not_go_on_past_its_limit() -> None:
    """The game ends with the last turn of the limit."""
    text = re.sub(r"turns: \d+", "turns: 40", mid_game("pique-plume", turn_limit=20))
    sentence = "the turn limit has been passed, or reached without ending the game"
    assert refusal("pique-plume", text) == f"No game can reach this position: {sentence}."


@pytest.mark.parametrize(
    ("slug", "line", "other"),
    [
        ("medailles", "score: 1 0", "score: 3 0"),
        ("formula-de", "corner: first:15 last:18 due:1", "corner: first:15 last:18 due:2"),
    ],
)
def test_a_line_that_does_not_follow_from_the_others_is_shown_beside_what_does(
    slug: str, line: str, other: str
) -> None:
    """Both lines are told, so that one of them can be mended."""
    text = mid_game(slug)
    assert line in text
    said = f"No game can reach this position: it says “{other}”, but the rest of it implies “{line}”."
    assert refusal(slug, text.replace(line, other)) == said


def test_an_unknown_label_names_the_labels() -> None:
    """All that the game reads, even those that this position does not have."""
    said = refusal("kahuna", f"{KAHUNA}\nhands 0: ALOA")
    assert said.startswith("A position has no line “hands 0:”; its lines are: ")
    assert {"options", "hand 0", "known 1", "row", "ended"} <= set(said.rstrip(".").partition("are: ")[2].split(", "))


@pytest.mark.parametrize("line", [": ALOA", "choice 9: pass", "choice 0: pass"])
def test_a_label_that_this_table_has_not_is_unknown(line: str) -> None:
    """An empty one, and a secret choice where nobody chooses in secret."""
    assert refusal("kahuna", f"{KAHUNA}\n{line}").startswith("A position has no line ")
