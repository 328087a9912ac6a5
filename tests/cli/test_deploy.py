"""What docs/deploy tells machines to run is what the command understands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tablee.cli.app import build
from tablee.cli.output import CommandOutput

DEPLOY = Path(__file__).parents[2] / "docs" / "deploy"
COMPOSE = (DEPLOY / "compose.yaml").read_text()


def unit_lines() -> list[list[str]]:
    """What the units of systemd start."""
    starts = [
        line for unit in DEPLOY.glob("*.service") for line in unit.read_text().splitlines() if "ExecStart" in line
    ]
    return [shlex.split(line.replace("%i", "8642"))[1:] for line in starts]


def compose_lines() -> list[list[str]]:
    """What the containers of Tablée itself start."""
    found = re.findall(r"command:\s+\[\s*((?:serve|think),.*?)\]", COMPOSE, re.DOTALL)
    return [re.split(r",\s*", line.strip().rstrip(",")) for line in found]


@pytest.mark.parametrize("words", [*unit_lines(), *compose_lines()], ids=" ".join)
def test_every_line_can_be_parsed(words: list[str]) -> None:
    """An option that is gone or misspelt is an error here."""
    _, found, _ = build(CommandOutput("en"), words).parse_args(words)
    assert found.arguments


def test_there_are_such_lines() -> None:
    """Three units, a server and a thinker."""
    assert (len(unit_lines()), len(compose_lines())) == (3, 2)


def test_containers_find_each_other_by_their_names() -> None:
    """The database and the bus that the server is told are services beside it."""
    services = set(re.findall(r"^  (\w+):$", COMPOSE, re.MULTILINE))
    told = {name for line in compose_lines() for word in line for name in re.findall(r"(?:@|redis://)(\w+)", word)}
    assert told == {"postgres", "bus"}
    assert told < services
