"""Everyone can tell the colours of the seats apart, even people who see colours differently."""

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

STYLES = Path(__file__).parents[1] / "web" / "src" / "app.css"
Vector = tuple[float, float, float]
# Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB.
VISIONS: dict[str, tuple[Vector, Vector, Vector]] = {
    "ordinary": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def seats() -> list[Vector]:
    """The ten colours, in linear RGB."""
    found = dict(re.findall(r"--seat-(\d): #([0-9a-fA-F]{6})", STYLES.read_text()))
    assert len(found) == 10
    return [linear(found[str(seat)]) for seat in range(10)]


def linear(colour: str) -> Vector:
    """`D6400D` as light."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return r, g, b


def times(matrix: tuple[Vector, Vector, Vector], vector: Vector) -> Vector:
    """A matrix times a vector."""
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def lab(colour: Vector) -> Vector:
    """CIE L*a*b* of linear RGB."""
    clipped = [min(1.0, max(0.0, part)) for part in colour]
    xyz = times(TO_XYZ, (clipped[0], clipped[1], clipped[2]))
    x, y, z = (
        ratio ** (1 / 3) if ratio > 216 / 24389 else (24389 / 27 * ratio + 16) / 116
        for ratio in (part / white for part, white in zip(xyz, WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Vector, other: Vector) -> float:
    """How different two colours look."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grey = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    middle = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(middle - 30))
        + 0.24 * math.cos(math.radians(2 * middle))
        + 0.32 * math.cos(math.radians(3 * middle + 6))
        - 0.20 * math.cos(math.radians(4 * middle - 63))
    )
    s_l = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    s_c, s_h = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    twist = -math.sin(math.radians(60 * math.exp(-(((middle - 275) / 25) ** 2))))
    twist *= 2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    d_l, d_c, d_h = (l2 - l1) / s_l, (c2 - c1) / s_c, hue / s_h
    return math.sqrt(d_l**2 + d_c**2 + d_h**2 + twist * d_c * d_h)


def test_the_formula_gives_published_values() -> None:
    """Pairs of the test data of Sharma, Wu and Dalal (2005)."""
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, -0.001, 2.49), (50, 0.0011, -2.49)) == pytest.approx(4.7461, abs=1e-4)
    assert ciede2000((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


@pytest.mark.parametrize(("count", "least"), [(2, 50), (4, 18), (6, 18), (10, 18)])
@pytest.mark.parametrize("vision", list(VISIONS))
def test_seats_are_told_apart(vision: str, count: int, least: float) -> None:
    """Any two of the first seats differ enough, for every kind of eye."""
    seen = [lab(times(VISIONS[vision], colour)) for colour in seats()[:count]]
    closest = min(ciede2000(one, other) for one, other in combinations(seen, 2))
    assert closest >= least
