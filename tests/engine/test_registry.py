"""Which games there are, and games from other packages."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import tablee
from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tests.engine.tables import TINY

OUTSIDE = """
import tablee
from tablee.engine.chance import SeededChance
from tablee.engine.dump import state_hash
from tablee.engine.record import read_record, record_of, replay, write_record

game = tablee.game("atoll")
assert game.package == "atoll_game", game.package
hashes = []
for seed in range(5):
    chance = SeededChance(seed)
    state = tablee.new("atoll", players=4, chance=chance)
    assert type(state).__module__ == "atoll_game.rules"
    state.play_on(chance)
    hashes.append(state.ranking())

chance = SeededChance(9)
match = tablee.match("atoll", seed=9)
while not match.is_over():
    seat = match.to_act()[0]
    actions = match.legal(seat)
    match.play(seat, actions[chance.below(len(actions))])
text = write_record(record_of(match))
assert state_hash(replay(read_record(text)).state) == state_hash(match.state)
assert "game: atoll" in text
print(hashes)
"""


def test_an_unknown_game_lists_the_games() -> None:
    """A game that does not exist is answered with those that do, examples among them."""
    with pytest.raises(Mistake) as mistake:
        tablee.game("chess")
    known = ", ".join(registry.slugs())
    assert str(mistake.value) == f"There is no game “chess”; the games are: {known}."
    assert "tiny" in known


@pytest.mark.parametrize("slug", ["tiny.1", "", "TINY", "../tiny"])
def test_only_a_slug_names_a_game(slug: str) -> None:
    """Versions, empty names and paths are no games."""
    with pytest.raises(Mistake) as mistake:
        tablee.game(slug)
    assert mistake.value.code == "unknown-game"


def test_an_unknown_version_lists_the_versions() -> None:
    """A version that is not shipped is answered with those that are, and the cure."""
    with pytest.raises(Mistake) as mistake:
        tablee.game("tiny", 99)
    known = ", ".join(map(str, registry.versions("tiny")))
    assert str(mistake.value) == (
        f"Version 99 of tiny is not included here; there are: {known}. Install a release that includes it."
    )


def test_without_a_version_the_newest_is_meant() -> None:
    """The newest rules are the default, and older ones can be named."""
    assert tablee.game("tiny").version == max(registry.versions("tiny"))
    for version in registry.versions("tiny"):
        game = tablee.game("tiny", version)
        assert (game.slug, game.version) == ("tiny", version)


def test_versions_share_one_name() -> None:
    """An older version does not show as a game of its own."""
    assert registry.slugs() == sorted(set(registry.slugs()))
    assert not [slug for slug in registry.slugs() if "." in slug]


def test_a_game_can_be_registered_without_being_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registered game is found by slug and version like any other."""
    monkeypatch.setattr(registry, "registered", {})
    game = registry.register(replace(TINY, slug="reef", version=3, fixed_cache={}))
    older = registry.register(replace(TINY, slug="reef", version=1, fixed_cache={}))
    assert "reef" in registry.slugs()
    assert registry.versions("reef") == [1, 3]
    assert registry.get("reef") is registry.get("reef", 3) is game
    assert registry.get("reef", 1) is older


def test_an_entry_point_must_name_a_game() -> None:
    """An entry point to something else is told what it should be."""
    with pytest.raises(Mistake) as mistake:
        registry.load(EntryPoint("clock", "collections:OrderedDict", registry.GROUP))
    assert str(mistake.value) == (
        "The entry point clock (collections:OrderedDict) does not name a game. It must name a `Game`."
    )


def test_every_installed_game_is_what_its_entry_point_says() -> None:
    """The name of an entry point is the game's slug, with the version if it is an older one."""
    for name, point in registry.installed().items():
        slug, _, version = name.partition(".")
        game = registry.load(point)
        assert game.slug == slug
        assert not version or game.version == int(version)


def outside_package(folder: Path) -> None:
    """Installs a game of somebody else: a copy of the tiny game, as a package with an entry point."""
    source = Path(tablee.__file__).parent / "games" / "tiny"
    package = folder / "atoll_game"
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "v[0-9]*"))
    for file in package.rglob("*.py"):
        text = file.read_text().replace("tablee.games.tiny", "atoll_game")
        text = re.sub(r'slug="tiny"', 'slug="atoll"', text)
        file.write_text(re.sub(r'tag="tiny"', 'tag="atoll"', text))
    info = folder / "atoll_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: atoll-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tablee.games]\natoll = atoll_game.game:GAME\n")


def test_a_game_of_another_package_can_be_played(tmp_path: Path) -> None:
    """An installed package with an entry point brings a game, which stays interpreted and plays as ours does."""
    outside_package(tmp_path)
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-c", OUTSIDE],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    rankings = []
    for seed in range(5):
        chance = SeededChance(seed)
        state = tablee.new("tiny", players=4, chance=chance)
        state.play_on(chance)
        rankings.append(state.ranking())
    assert done.stdout.strip() == str(rankings)


def test_a_newer_version_does_not_hide_the_installed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is registered stands beside what is installed."""
    tiny = registry.get("tiny")
    monkeypatch.setitem(registry.registered, ("tiny", 77), replace(tiny, version=77, fixed_cache={}))
    assert registry.get("tiny", 2) is tiny
    assert registry.versions("tiny") == [1, 2, 77]


def test_a_version_of_another_package_stands_beside_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its entry point names slug and version; the newest is still the one that the game's own entry point names."""
    point = EntryPoint("kahuna.2", "tests.kahuna_two.game:GAME", registry.GROUP)
    known = {**registry.installed(), "kahuna.2": point}
    monkeypatch.setattr(registry, "installed", lambda: known)
    assert registry.versions("kahuna") == [1, 2]
    assert registry.get("kahuna", 2).package == "tests.kahuna_two"
    assert registry.get("kahuna").version == 1
