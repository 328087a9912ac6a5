"""Circuits that people might bring: those of the game, and Port-Corail changed."""

from importlib.resources import files
from itertools import accumulate
from math import cos, pi, sin


def circuit_text(slug: str = "port-corail") -> str:
    """The text of a circuit of the game."""
    return (files("tablee.games.formula_de") / "data" / f"{slug}.toml").read_text(encoding="utf-8")


def changed_circuit(*changes: tuple[str, str]) -> str:
    """Port-Corail with some of its lines changed."""
    text = circuit_text()
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def with_points(points: str) -> str:
    """Port-Corail along another centre line."""
    head, tail = circuit_text().split("points = [\n")
    _, _, rest = tail.partition("\n]\n")
    return f"{head}points = {points}\n{rest}"


def tight_circuit() -> str:
    """Port-Corail with two short corners almost on end, so that one move can leave both."""
    return changed_circuit(
        ('["S", 65.2, [3, 3, 3]]', '["S", 65.2, [1, 1, 1]]'),
        ('["C", 68.4, [5, 4, 3], 1, [["R", 4]]', '["C", 68.4, [3, 2, 1], 1, [["R", 2]]'),
    )


def short_circuit(text: str = "") -> str:
    """One corner between two straights, so short that a move can come round to where it began."""
    head, _ = (text or circuit_text()).split("segments = [")
    rows = [
        '["S", 18.0, [5, 5, 5]]',
        '["C", 35.7, [18, 18, 18], 1, [["R", 18]], "Le Rond"]',
        '["S", 164.6, [17, 17, 17]]',
    ]
    pit = circuit_text()[circuit_text().index("pit = {") :].replace('"22', '"2')
    return f"{head}segments = [{', '.join(rows)}]\n{pit}"


def ring(cells: list[int], points: int = 99) -> str:
    """Straights and corners with this many cells in each lane, once round a circle of many points."""
    radius = sum(cells) / (2 * pi) * 1.01
    angles = [-2 * pi * place / points for place in range(points)]
    vertices = ", ".join(
        f"[{radius * cos(angle):.2f}, {radius * sin(angle):.2f}, {radius / 2:.2f}]" for angle in angles
    )
    starts = [0, *accumulate(cells)]
    rows = [row(number, starts[number], count) for number, count in enumerate(cells)]
    last, line = len(cells) - 1, cells[-1]
    grid = ", ".join(f'"{last}{"LR"[place % 2]}{line - 1 - place}"' for place in range(10))
    pit = circuit_text()[circuit_text().index("pit = {") : circuit_text().index("grid = ")]
    for name, index in (("22R1", line - 16), ("22R2", line - 15), ("22R3", line - 14)):
        pit = pit.replace(f'"{name}"', f'"{last}R{index}"')
    head = circuit_text().split("points = [")[0]
    return f"{head}points = [{vertices}]\nsegments = [{', '.join(rows)}]\n{pit}grid = [{grid}]\n"


def row(number: int, start: int, cells: int) -> str:
    """A segment of a ring."""
    lanes = f"{start}.0, [{cells}, {cells}, {cells}]"
    return f'["C", {lanes}, 1, [["R", {cells}]], "C{number}"]' if number % 2 else f'["S", {lanes}]'


BROUGHT = {"custom_circuit": [circuit_text("grand-plateau"), tight_circuit(), short_circuit()]}
