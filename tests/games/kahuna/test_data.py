"""The board is the published graph, drawn without crossings (docs/rules/kahuna.md, section 2.1)."""

from itertools import combinations
from math import dist

from tablee.games.kahuna.board import BOARD, ENDS, ISLANDS, LINES, LINES_OF, NEEDS
from tablee.games.kahuna.game import GAME
from tablee.games.kahuna.rules_actions import (
    DISCARD,
    DRAW_PILE,
    DRAW_ROW,
    END_TURN,
    ENTRIES,
    HANDICAP,
    ISLAND_COUNT,
    LINE_COUNT,
    PLACE,
    REMOVE,
)

Point = tuple[float, float]
POINTS: list[Point] = [(island.x, island.y) for island in BOARD.islands]


def turn(a: Point, b: Point, c: Point) -> float:
    """On which side of the line from a to b the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def distance(point: Point, a: Point, b: Point) -> float:
    """How far a point is from a segment."""
    length = dist(a, b) ** 2
    share = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
    share = min(1.0, max(0.0, share))
    return dist(point, (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))


def test_islands_and_lines() -> None:
    """Twelve islands, 27 lines in alphabetical order, none twice, no loop."""
    assert (len(ISLANDS), len(LINES)) == (ISLAND_COUNT, LINE_COUNT) == (12, 27)
    assert sorted(set(ISLANDS)) == ISLANDS
    assert sorted(set(LINES)) == LINES
    assert all(first < second for first, second in ENDS)


def test_degrees_and_needs() -> None:
    """Degrees 3 to 6, 54 in all; more than half is needed."""
    degrees = [len(lines) for lines in LINES_OF]
    assert degrees == [island.degree for island in BOARD.islands] == [3, 5, 4, 4, 6, 5, 4, 5, 5, 5, 5, 3]
    assert sum(degrees) == 54
    assert [island.need for island in BOARD.islands] == NEEDS


def test_three_connected() -> None:
    """No two islands cut the archipelago in parts."""
    for gone in combinations(range(len(ISLANDS)), 2):
        left = set(range(len(ISLANDS))) - set(gone)
        reached = {min(left)}
        for _ in ISLANDS:
            reached |= {end for ends in ENDS if set(ends) <= left and reached & set(ends) for end in ends}
        assert reached == left


def test_no_two_lines_cross() -> None:
    """Lines without a common island do not meet."""
    for (a, b), (c, d) in combinations(ENDS, 2):
        if {a, b}.isdisjoint({c, d}):
            ends = [POINTS[island] for island in (a, b, c, d)]
            apart = turn(ends[0], ends[1], ends[2]) * turn(ends[0], ends[1], ends[3]) > 0
            assert apart or turn(ends[2], ends[3], ends[0]) * turn(ends[2], ends[3], ends[1]) > 0


def test_distances() -> None:
    """No line passes closer than 89 to another island; the closest islands are 163 apart; all is on the canvas."""
    near = [
        distance(POINTS[island], POINTS[a], POINTS[b])
        for a, b in ENDS
        for island in range(len(ISLANDS))
        if island not in (a, b)
    ]
    assert int(min(near)) == 89
    assert int(min(dist(a, b) for a, b in combinations(POINTS, 2))) == 163
    for x, y in POINTS:
        assert BOARD.radius <= x <= BOARD.width - BOARD.radius
        assert BOARD.radius <= y <= BOARD.height - BOARD.radius


def test_action_numbers() -> None:
    """The flat action space of section 7."""
    names = GAME.actions.named
    assert len(set(names)) == len(ENTRIES) == 179
    assert names[PLACE : PLACE + 2] == ["place_link line=ALOA-BARI card=ALOA", "place_link line=ALOA-BARI card=BARI"]
    assert names[REMOVE - 1] == "place_link line=KAHU-LALE card=LALE"
    assert names[REMOVE : REMOVE + 3] == [
        "remove_link line=ALOA-BARI cards=ALOA+BARI",
        "remove_link line=ALOA-BARI cards=ALOA+ALOA",
        "remove_link line=ALOA-BARI cards=BARI+BARI",
    ]
    assert (names[DISCARD], names[DRAW_PILE - 1]) == ("discard card=ALOA", "discard card=LALE")
    assert (REMOVE, DISCARD, DRAW_PILE, DRAW_ROW, END_TURN, HANDICAP) == (54, 135, 147, 148, 151, 152)
    assert names[DRAW_PILE : HANDICAP + 1] == [
        "draw_pile",
        "draw_row slot=0",
        "draw_row slot=1",
        "draw_row slot=2",
        "end_turn",
        "handicap_link line=ALOA-BARI",
    ]
    assert GAME.actions.redacted("discard card=ALOA") == "discard card=?"
