"""The bots of Pique Plume: legal, with the memory of their level in their notes, and better the more they remember."""

import pytest

from tablee.bots import bot, levels
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import BotAnswer, Budget, Event
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.pique_plume.bot import REASONS
from tablee.games.pique_plume.game import GAME
from tablee.games.pique_plume.shapes import TileFlipped
from tablee.lab.simulate import Plan, simulate
from tablee.minds.levels import LEVELS
from tests.games.pique_plume.scenes import START, Scene

BOTS = ["novice", "greedy", "perfect"]


def flips(*seen: tuple[int, str]) -> list[Event]:
    """What a seat was shown."""
    return [TileFlipped("PIQ-2.2", 1, slot, picture, False) for slot, picture in seen]


def decide(scene: Scene, level: str, events: list[Event], notes: bytes = b"", seed: int = 1) -> BotAnswer:
    """What a bot decides."""
    return bot(GAME, level)(scene.state.view(scene.seat), events, notes, Budget(), SeededChance(seed))


def played(scene: Scene, answer: BotAnswer) -> tuple[str, str]:
    """The action by name, and why."""
    return GAME.named(scene.state, answer.action), answer.reason.code


def test_levels() -> None:
    """Random, weak, medium and perfect memory, the simplest first."""
    assert levels(GAME) == ["random", *LEVELS, *BOTS]


def test_perfect_remembers_everything() -> None:
    """Each flip it was shown stands in its notes, and what stands there is used."""
    scene = Scene(START)
    first = decide(scene, "perfect", flips((3, "SNAIL"), (7, "CHICK")))
    assert first.notes == b"3=SNAIL 7=CHICK"
    assert played(scene, first) == ("flip slot=7", "remembers")
    assert played(scene, decide(scene, "perfect", [], first.notes)) == ("flip slot=7", "remembers")
    assert decide(scene, "perfect", []).notes == b""


def test_a_lapsed_flip_teaches_nothing() -> None:
    """An event without slot and picture cannot be remembered."""
    lapsed: list[Event] = [TileFlipped("PIQ-2.2", 1, None, None, True)]
    assert decide(Scene(START), "perfect", lapsed).notes == b""


@pytest.mark.parametrize(("level", "kept", "lost"), [("novice", 45, 6), ("greedy", 70, 2), ("perfect", 100, 0)])
def test_each_level_keeps_and_loses_as_it_should(level: str, kept: int, lost: int) -> None:
    """In a thousand tries: what was shown is kept so often, and an older entry is lost so often."""
    scene = Scene(START)
    notes = [decide(scene, level, flips((3, "SNAIL")), b"5=NEST", seed).notes.decode() for seed in range(1000)]
    assert sum("3=SNAIL" in note for note in notes) == pytest.approx(10 * kept, abs=50)
    assert sum("5=NEST" not in note for note in notes) == pytest.approx(10 * lost, abs=25)


@pytest.mark.parametrize("level", BOTS)
def test_never_a_tile_known_to_be_wrong(level: str) -> None:
    """What is known not to be wanted is left alone; the last tile is found by elimination."""
    scene = Scene(START)
    known = [name for name in scene.line("ring").split()[:12] if name != "CHICK"]
    notes = " ".join(f"{slot}={name}" for slot, name in enumerate(known[:9])).encode()
    tried = {played(scene, decide(scene, level, [], notes, seed)) for seed in range(40)}
    assert tried == {(f"flip slot={slot}", "explores") for slot in (9, 10, 11)}
    notes = " ".join(f"{slot}={name}" for slot, name in enumerate(known)).encode()
    assert played(scene, decide(scene, level, [], notes)) == ("flip slot=11", "by-elimination")


OVERTAKEN = "bird 0: 7\nbird 1: 6\nasked: 1\ndropping 1: -\nbird 3: 2\n"


@pytest.mark.parametrize(
    ("more", "notes", "action", "reason"),
    [
        ("bird 2: 14\nfeathers 0: RED BLUE\nfeathers 1:\n", b"", "drop egg=8", "trap"),
        ("bird 2: 20\nfeathers 0: RED BLUE\nfeathers 1:\n", b"4=FLOWER", "drop egg=21", "trap"),
        ("bird 2: 14\nfeathers 0: RED BLUE\nfeathers 1:\n", b"4=FLOWER", "keep", "keeps-dropping"),
        ("feathers 0:\nfeathers 2:\nfeathers 1: BLUE RED YELLOW\n", b"", "drop egg=4", "guards-tail"),
    ],
)
def test_where_a_dropping_goes(more: str, notes: bytes, action: str, reason: str) -> None:
    """In front of the richest that may fail, not of the chaser; else behind one's tail; else nowhere."""
    scene = Scene(OVERTAKEN + more)
    assert played(scene, decide(scene, "perfect", [], notes)) == (action, reason)


@pytest.mark.parametrize(("better", "worse"), [("greedy", "novice"), ("perfect", "greedy")])
def test_better_memories_win(better: str, worse: str) -> None:
    """Two against two, twenty games: the better pair wins at least fifteen."""
    tally = simulate(Plan("pique-plume", 1, 4, (better, worse), 7, 20))
    assert tally.bot_wins[better] >= 15


@pytest.mark.parametrize("players", GAME.players)
def test_greedy_beats_chance(players: int) -> None:
    """At every number of players greedy seats win at least three of four games against random ones."""
    tally = simulate(Plan("pique-plume", 1, players, ("greedy", "random"), 3, 12))
    assert tally.bot_wins["greedy"] >= 9


def test_reasons_have_words() -> None:
    """Every reason is said in both languages."""
    assert GAME.reasons == REASONS
    for lang in LANGUAGES:
        for code in REASONS:
            assert texts(GAME, lang).has(f"reason-{code}")
