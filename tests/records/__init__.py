"""Frozen records: whole games that were written once and must verify for ever, on every build.

`python -m tests.records` adds records for games and versions that have too few. It never touches one that is there:
a record that no longer verifies says that the rules have changed, and changed rules are a new version.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tablee import bots
from tablee.engine import registry
from tablee.engine.chance import Chance, SealedChance, SeededChance, commitment, sealed_key
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.record import record_of, write_record
from tablee.engine.shapes import Budget
from tablee.testing import claims_for
from tablee.testing.play import is_bounded
from tablee.testing.settings import Setting, mixed, settings

FOLDER = Path(__file__).parent
SUMS = FOLDER / "SHA256SUMS"
FEWEST = 12  # records of each game and version
MIXED = 3  # of them with options that chance has chosen
MOST_ENTRIES = 1500
BUDGET = Budget(iterations=100)
SECOND_THOUGHTS = 9  # one action in so many is taken back first, where that is allowed


@dataclass(frozen=True)
class Plan:
    """One record to be made."""

    game: Game
    number: int
    setting: Setting

    @property
    def path(self) -> Path:
        """Where it lies."""
        name = f"v{self.game.version}-{self.number:02}-{self.setting.players}-players.tablee"
        return FOLDER / self.game.slug / name

    def seed(self, what: str) -> int:
        """A seed of its own for each purpose."""
        return int.from_bytes(self.seed_bytes(what)[:6], "big")

    def seed_bytes(self, what: str) -> bytes:
        """As `seed`, 32 bytes."""
        return sha256(f"{self.path.parent.name} {self.path.name} {what}".encode()).digest()


def shipped() -> list[Game]:
    """Every game under every version of its rules."""
    slugs = sorted(name for name in registry.installed() if "." not in name)
    return [registry.get(slug, version) for slug in slugs for version in registry.versions(slug)]


def plans(game: Game) -> Iterator[Plan]:
    """All numbers of players, all presets, and some options mixed by chance."""
    ways = chosen(game)
    chance = SeededChance(game.version)
    brought = claims_for(registry.get(game.slug)).brought
    extra = [mixed(game, brought, chance) for _ in range(MIXED * 4)]
    bounded = [way for way in extra if is_bounded(game, way.options)][:MIXED]
    missing = max(0, FEWEST - len(ways) - len(bounded))
    again = [ways[number % len(ways)] for number in range(missing)]
    for number, way in enumerate([*ways, *again, *bounded], 1):
        yield Plan(game, number, way)


def chosen(game: Game) -> list[Setting]:
    """Each number of players with the usual options, and each preset with one of the numbers that it suits."""
    ways = settings(game)
    usual = [way for way in ways if not way.options]
    by_preset = [[way for way in ways if way.options == {"preset": name}] for name in game.presets]
    return [*usual, *(suited[number % len(suited)] for number, suited in enumerate(by_preset))]


def make(plan: Plan) -> str:
    """Plays the game of a plan and writes it down: with sealed chance like a table's, or with a seed."""
    game, players = plan.game, plan.setting.players
    chance, tags = sealed(plan) if plan.number % 2 else seeded(plan)
    match = Match(game, players, chance, plan.setting.options, [f"Seat {seat + 1}" for seat in range(players)])
    play_out(match, plan)
    return write_record(record_of(match, tags))


def seeded(plan: Plan) -> tuple[Chance, dict[str, str]]:
    """The chance of a practice game."""
    return SeededChance(plan.seed("deal")), {"seed": str(plan.seed("deal"))}


def sealed(plan: Plan) -> tuple[Chance, dict[str, str]]:
    """The chance of a table."""
    seed, table = plan.seed_bytes("seed"), plan.path.stem
    contributions = [plan.seed_bytes(f"seat {seat}")[:16] for seat in range(plan.setting.players)]
    tags = {
        "table": table,
        "commitment": commitment(table, plan.game.slug, plan.game.version, seed),
        "contributions": " ".join(one.hex() for one in contributions),
        "seed": seed.hex(),
    }
    return SealedChance(sealed_key(seed, contributions)), tags


def play_out(match: Match, plan: Plan) -> None:
    """Bots of different levels play; now and then one has second thoughts."""
    levels = bots.levels(match.game)
    chance = SeededChance(plan.seed("play"))
    notes = [b""] * int(match.state.players)
    heard = [-1] * int(match.state.players)
    while match.to_act() and len(match.entries) < MOST_ENTRIES:
        seats = match.to_act()
        seat = seats[chance.below(len(seats))]
        level = levels[(seat + plan.number) % len(levels)]
        news = [told.seen_by(seat) for number, told in match.told if number > heard[seat]]
        heard[seat] = match.entries[-1].number
        decision = bots.bot(match.game, level)(match.view(seat), news, notes[seat], BUDGET, chance)
        notes[seat] = decision.notes
        match.play(seat, decision.action)
        if match.can_undo(seat) and chance.below(SECOND_THOUGHTS) == 0:
            match.undo(seat)
            match.play(seat, decision.action)


def sums() -> dict[str, str]:
    """The checksum of each frozen record, by its path below this folder."""
    lines = SUMS.read_text(encoding="utf-8").splitlines() if SUMS.exists() else []
    return {path: digest for digest, _, path in (line.partition("  ") for line in lines)}


def frozen() -> list[Path]:
    """All frozen records."""
    return sorted(FOLDER.glob("*/*.tablee"))


def digest_of(path: Path) -> str:
    """The checksum of a file."""
    return sha256(path.read_bytes()).hexdigest()
