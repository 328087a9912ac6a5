"""The data of Biathlon: nations, tokens, tiles, courses, action numbers (docs/rules/biathlon.md, sections 2 and 7)."""

import re
from collections import Counter
from importlib.resources import files
from itertools import pairwise

import pytest

from tablee.engine import wording
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.biathlon.board import BOARD, COURSES, FACES, NATIONS, SETS, TOKENS
from tablee.games.biathlon.game import GAME
from tablee.games.biathlon.rules_actions import (
    DONE,
    DRAFT,
    END_SHOOTING,
    ENTRIES,
    EXTRA,
    FREE,
    NATION,
    PICK,
    PRINTED,
    REFRESH,
    REROLL_DIE,
    REROLL_SHOT,
    SHOOT,
    SIXES,
    SLIP,
    STEP,
    TAKE,
    WAX,
    WAY_COUNT,
)
from tablee.games.biathlon.rules_course import DOWNHILL, LANE, NOWHERE, START, UPHILL, Course, lanes_ahead, survey
from tablee.games.biathlon.rules_turn import PHASES, WAX_ACTIONS
from tests.games.biathlon.scenes import Scene, skiers

NARROW = "1A 7B 3A 10B 15B:R 8A 2A"


def test_ten_nations_on_five_boards() -> None:
    """A base and an advanced face each; five tracks of four slots that end on blue."""
    assert len(NATIONS) == 10
    assert Counter(nation.side for nation in BOARD.nations) == {"base": 5, "advanced": 5}
    assert Counter(nation.set for nation in BOARD.nations) == dict.fromkeys(SETS, 2)
    for nation in BOARD.nations:
        assert [len(track) for track in nation.tracks] == [4] * 5
        for track in nation.tracks:
            assert re.fullmatch("[GYR]{3}B", track)
            assert list(track) == sorted(track, key="GYRB".index)


def test_forty_tokens() -> None:
    """Eight of each colour, six kinds common to all; a heart always stands first."""
    for one in BOARD.sets:
        assert one.wax[:6] == ["RS", "RS", "R1", "P1_or_M1", "FC", "SP"]
        assert len(one.wax) == 8
        assert set(one.wax) <= set(TOKENS)
        assert re.fullmatch("#[0-9a-f]{6}", one.color)
        assert not Counter(BOARD.preset) - Counter(one.wax)
    for token in BOARD.tokens:
        assert 1 <= len(token.alternatives) <= 2
        for alternative in token.alternatives:
            assert set(alternative) <= set(WAX_ACTIONS)
            assert "H" not in alternative[1:]
    assert len({one.color for one in BOARD.sets}) == 5


def test_forty_faces() -> None:
    """Twenty tiles, two faces: one start, one goal, four ranges, eight straights, six corners."""
    assert len(FACES) == 40
    assert Counter(face.tile for face in BOARD.faces) == {str(tile): 2 for tile in range(1, 21)}
    assert Counter(face.shape for face in BOARD.faces) == {"range": 8, "corner": 12, "straight": 20}
    for face in BOARD.faces:
        assert len(face.slots) == (3 if face.shape == "corner" else 4)
        assert (face.slots.find("S") == 1) == (face.shape == "range")
        assert ("A" in face.slots, "Z" in face.slots) == (face.tile == "1", face.tile == "2")


@pytest.mark.parametrize(
    ("name", "tiles", "rows", "ranges", "uphill", "downhill", "white", "narrow"),
    [
        ("starter", 11, 39, [16, 27], "12-13", "23-24", "30-32 34-35 38-39", ""),
        ("dash", 8, 28, [16], "12-13", "19-20", "2-3 5-6 8-10 17-18", "22-25"),
        ("long", 18, 65, [16, 30, 45], "12-13 34-35 52-53", "22-25 41-42 59-61", "26-28 37-38 48-50 64-65", "51-54"),
        (
            "grand",
            20,
            72,
            [16, 30, 45, 60],
            "12-13 34-35 52-53",
            "22-25 41-42 55-57 64-65",
            "26-28 37-38 48-50 71-72",
            "51-54",
        ),
    ],
)
def test_the_four_courses(
    name: str, tiles: int, rows: int, ranges: list[int], uphill: str, downhill: str, white: str, narrow: str
) -> None:
    """Their rows are those of the table in section 2.6, and nothing is to be said against them."""
    course = Course(COURSES[name])
    assert (len(COURSES[name]), course.rows, course.ranges) == (tiles, rows, ranges)
    firsts = [(row, course.firsts[row]) for row in range(1, int(course.rows) + 1)]
    assert spans([row for row, space in firsts if course.terrain[space] == UPHILL]) == uphill
    assert spans([row for row, space in firsts if course.terrain[space] == DOWNHILL]) == downhill
    assert spans([row for row, space in firsts if course.white[space]]) == white
    assert spans([row for row, space in firsts if course.lanes[row] == 2]) == narrow
    found = survey(" ".join(COURSES[name]))
    assert (found.faults, found.warnings, found.text) == ([], [], " ".join(COURSES[name]))
    length = "long" if len(ranges) > 2 else "short"
    told = {name: found.facts[name] for name in ("tiles", "rows", "ranges", "length")}
    assert told == {"tiles": tiles, "rows": rows, "ranges": len(ranges), "length": length}
    steps = [later - earlier for earlier, later in pairwise([0, *ranges, rows + 1])]
    assert found.facts["gaps"] == " ".join(map(str, steps))


def spans(rows: list[int]) -> str:
    """`12-13 16-18` for rows in order."""
    found: list[list[int]] = []
    for row in rows:
        if found and found[-1][1] == row - 1:
            found[-1][1] = row
        else:
            found.append([row, row])
    return " ".join(f"{first}-{last}" for first, last in found)


@pytest.mark.parametrize("faces", [*COURSES.values(), NARROW.split()], ids=[*COURSES, "narrow"])
def test_every_space_can_be_reached_and_left(faces: list[str]) -> None:
    """From the start to every space and on to the finish; sideways steps go both ways."""
    course = Course(faces)
    seen = {START}
    todo = [START]
    while todo:
        space = todo.pop()
        targets = [int(course.target[space * WAY_COUNT + way]) for way in range(WAY_COUNT)]
        assert space == course.finish or any(target != NOWHERE for target in targets[:4])
        for way, target in enumerate(targets):
            if target == NOWHERE:
                continue
            if way in (4, 5):
                assert course.target[target * WAY_COUNT + 9 - way] == space
            elif course.kind[space] == LANE:
                assert course.row[target] == course.row[space] + 1
            if target not in seen:
                seen.add(target)
                todo.append(target)
    assert seen == set(range(len(course.names)))


@pytest.mark.parametrize(
    ("lanes", "after", "ahead"), [(3, 2, [[1], [1, 2], [2]]), (2, 3, [[1, 2], [2, 3]]), (3, 3, [[1], [2], [3]])]
)
def test_lanes_at_seams(lanes: int, after: int, ahead: list[list[int]]) -> None:
    """Where the track narrows or widens a space may have two ahead of it."""
    assert [lanes_ahead(lane, lanes, after) for lane in range(1, lanes + 1)] == ahead


def test_action_numbers() -> None:
    """The flat action space of section 7."""
    names = GAME.actions.named
    assert len(set(names)) == len(ENTRIES) == 104
    first = [NATION, PICK, SIXES, TAKE, EXTRA, DONE, WAX, PRINTED, FREE, REROLL_DIE, REROLL_SHOT, REFRESH, SHOOT]
    assert first == [0, 10, 18, 34, 38, 43, 44, 48, 49, 54, 63, 68, 71]
    assert (END_SHOOTING, STEP, SLIP, DRAFT) == (76, 77, 85, 102)
    assert (names[0], names[10], names[18], names[23]) == (
        "choose_nation nation=nor",
        "pick_wax pick=1",
        "place_sixes stars=none",
        "place_sixes stars=13",
    )
    assert (names[42], names[47], names[58], names[62]) == (
        "take_extra column=sprint",
        "use_wax side=right choice=1",
        "reroll_die spot=sprint",
        "reroll_die spot=star-4",
    )
    assert (names[77], names[84], names[85], names[91], names[103]) == (
        "step way=F",
        "step way=r",
        "slip ways=none",
        "slip ways=11",
        "draft answer=yes",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_survey_finds_is_said(lang: str) -> None:
    """Every fault and every warning has a sentence."""
    source = (files("tablee.games.biathlon") / "rules_course.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'(?:fault|Finding)\("([a-z-]+)"', source)) | {"start-missing", "goal-missing"}
    assert len(codes) == 14
    for code in codes | {"long", "short"}:
        assert texts(GAME, lang).text(f"finding-{code}")
    facts = survey(" ".join(COURSES["starter"])).facts
    assert "39" in texts(GAME, lang).text("finding-good", facts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_asks_for_something(lang: str) -> None:
    """And is named."""
    for phase in PHASES:
        assert texts(GAME, lang).has(f"position-phase-{phase}")
        assert texts(GAME, lang).has(f"asks-phase-{phase}") == (phase != "over")


def test_what_a_position_asks_is_said() -> None:
    """To the one who decides and to the others; places and dice are told in words."""
    scene = Scene(skiers("r3.2") + "columns 0: 0 3 0 1\nendurance 0: Y R B Y Y", 3)
    lines = GAME.show_lines(scene.state.view(0)).lines
    said = texts(GAME, "fr")
    assert wording.asked(said, lines, [0], 0, ["Ana", "Ben", "Cid"]).startswith("Prenez une colonne")
    assert wording.asked(said, lines, [0], 1, ["Ana", "Ben", "Cid"]) == "Ana prend des dés."
    assert wording.line(said, "skier 0", lines["skier 0"]) == "Norvège, r3.2"
    columns = wording.line(said, "columns 0", lines["columns 0"]).replace("\u202f", " ")
    assert columns == "1 : 0, 2 : 3, 3 : 0, 4 : 1"
    assert "bleu, cran 4" in wording.line(said, "endurance 0", lines["endurance 0"])
