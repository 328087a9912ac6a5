"""The data of Olympiades: tiles, dice, athletes, action numbers (docs/rules/olympiades.md, sections 2 and 7)."""

import re
from pathlib import Path

import pytest

from tablee.bots import bot
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.shapes import Budget
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.olympiades import events, rules_actions
from tablee.games.olympiades.board import ATHLETES, BOARD, METALS
from tablee.games.olympiades.events import SPORT_EVENTS, SPORTS
from tablee.games.olympiades.game import GAME
from tablee.games.olympiades.rules_actions import ENTRIES, MOST_ENERGY, WHEEL
from tablee.games.olympiades.rules_event import Bidding
from tablee.games.olympiades.rules_settings import KINDS, LETTERS
from tablee.games.olympiades.rules_stadium import POINTS, Stadium
from tests.games.olympiades.scenes import start

BLOCKS = {
    "bid": 10, "enter": 10, "rest": 1, "dope": 1, "accuse": 1, "jump": 1, "wait": 1, "shift": 6, "keep": 1,
    "announce": 91, "pass": 1, "split": 31, "lift": 6, "retry": 1, "reroll": 4, "stop": 1, "allocate": 7, "shoot": 10,
    "pass_to": 6, "block": 10, "intercept": 1, "attack": 6, "guard": 1,
}  # fmt: skip


def test_sixteen_events_in_order_of_chapters() -> None:
    """Nine standard ones, three for rest, four finals; each file of the folder is one."""
    assert "".join(LETTERS[event.kind] for event in SPORT_EVENTS) == "S" * 9 + "R" * 3 + "F" * 4
    folder = Path(str(events.__file__)).parent
    assert {file.stem for file in folder.glob("[a-z]*.py")} == set(SPORTS)
    chapters = [event.chapter for event in SPORT_EVENTS]
    assert chapters == sorted(set(chapters))


def test_a_chapter_belongs_to_one_event() -> None:
    """The rules that a file cites first are those of its chapter."""
    folder = Path(str(events.__file__)).parent
    for event in SPORT_EVENTS:
        head = (folder / f"{event.sport}.py").read_text().split("\n", 1)[0]
        assert f"(OLY-{event.chapter})" in head


def test_the_table_of_actions() -> None:
    """208 actions in blocks, each where its constant says."""
    kinds = [name.split()[0] for name in GAME.actions.named]
    assert {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)} == BLOCKS
    assert len(ENTRIES) == 208
    offset = {"shift": 1, "lift": 1}  # counted from 1
    for kind in BLOCKS:
        assert getattr(rules_actions, kind.upper()) + offset.get(kind, 0) == kinds.index(kind)


@pytest.mark.parametrize("option", ["colour", "classic"])
def test_dice_have_the_same_mean(option: str) -> None:
    """Three and a half; the white one has two hands."""
    for die, faces in BOARD.dice[option].items():
        assert len(faces) == 6
        if die == "white":
            assert faces.count("hand") == 2
        else:
            assert sum(map(int, faces)) == 21
    highest = sum(max(map(int, faces)) for die, faces in BOARD.dice[option].items() if die != "white")
    assert highest <= BOARD.score_track.max


def test_patterns_draw_no_more_tiles_than_there_are() -> None:
    """And end with a final."""
    for pattern in BOARD.programme.values():
        assert (pattern.count("S") <= 9, pattern.count("R") <= 3, pattern.count("F") <= 4) == (True, True, True)
        assert pattern.endswith("F")


def test_numbers_of_the_box_are_those_of_the_rules() -> None:
    """Energy, wheel, points."""
    assert (BOARD.energy.max, BOARD.wheel.max) == (MOST_ENERGY, WHEEL)
    assert [BOARD.medal_points[metal] for metal in METALS] == POINTS
    assert len(KINDS) == len(LETTERS)


def test_athletes_and_teams_are_told_apart() -> None:
    """By colour, mark and letter; even seats Sun, odd seats Wave."""
    assert len({athlete.colour for athlete in BOARD.athletes}) == len(set(ATHLETES)) == 6
    assert [team.seats for team in BOARD.teams] == [[0, 2, 4], [1, 3, 5]]
    assert all(re.fullmatch("#[0-9A-F]{6}", athlete.colour) for athlete in BOARD.athletes)
    assert len({button.shape for button in BOARD.buttons}) == 3


def squares(drawing: object) -> list[tuple[float, float]]:
    """All points of a drawing."""
    if isinstance(drawing, dict):
        return [point for part in drawing.values() for point in squares(part)]
    assert isinstance(drawing, list)
    if drawing and isinstance(drawing[0], int):
        return [(drawing[0], drawing[1])]
    return [point for part in drawing for point in squares(part)]


def test_squares_are_distinct_and_on_the_canvas() -> None:
    """Every tile that is drawn."""
    for sport, drawing in BOARD.tile_drawing.items():
        if sport != "canvas":
            assert sport in SPORTS
            points = squares(drawing)
            assert len(set(points)) == len(points)
            assert all(0 <= x <= 1000 and 0 <= y <= 800 for x, y in points)


class Marathon(Bidding):
    """An event that nobody has heard of: the greater sum of bids wins."""

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """Bids are paid and added."""
        for seat in range(stadium.players):
            stadium.pay(seat, stadium.pads[seat], "OLY-2.3")
        sums = stadium.sums(stadium.pads)
        stadium.golden(sums[0], sums[1], "OLY-3.4")


@pytest.mark.plain  # compiled classes have no subclasses outside their build
def test_a_seventeenth_event_needs_nothing_else() -> None:
    """Once it is found it can be played, looked at, written down and read, by bots too."""
    SPORT_EVENTS.append(Marathon("marathon", 19, 0, 0))
    SPORTS.append("marathon")
    try:
        scene = start("marathon", energy="9 3 3 3")
        assert GAME.show(GAME.read(scene.show())) == scene.show()
        for level in ("novice", "greedy"):
            decision = bot(GAME, level)(scene.state.view(0), (), b"", Budget(), SeededChance(1))
            assert decision.action in scene.state.legal(0)
        assert scene.bids("5 3 0 1").won() == "gold:sun"
    finally:
        SPORT_EVENTS.pop()
        SPORTS.pop()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_words(lang: str) -> None:
    """A name, a section of the rule book, and what it asks."""
    said = texts(GAME, lang)
    assert len({said.text(f"sport-{sport}") for sport in SPORTS}) == 16
    for event in SPORT_EVENTS:
        assert said.text(f"section-OLY-{event.chapter}").startswith(said.text(f"sport-{event.sport}"))
        assert said.has(f"asks-now-{event.sport}")
