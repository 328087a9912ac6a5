"""What the documents show is true."""

import doctest
import re
import runpy
from pathlib import Path

import pytest

from tablee.cli.app import COMMANDS
from tablee.cli.catalogue import counted
from tablee.cli.language import command_texts
from tablee.engine import registry
from tablee.engine.record import Verdict, read_record, verify
from tablee.engine.texts import texts

ROOT = Path(__file__).parents[1]
READMES = ["README.md", "README.fr.md"]
DOCUMENTS = [
    *READMES,
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/deploy/README.md",
    "docs/questions-review.md",
    "docs/record.md",
    "docs/rules/tiny.md",
    "docs/scale.md",
    "web/src/lib/board/README.md",
]

PROMISES = [*DOCUMENTS, "SECURITY.md"]
ADDRESSES = ("api/",)  # of the server
LARGEST_PICTURE = 80_000  # bytes
LARGEST_REPORT = 200_000
INVENTED = "my.game"  # the game of the recipe


@pytest.mark.parametrize("name", READMES)
def test_the_python_example_runs(name: str) -> None:
    """Typed into Python, the example of a README gives what is printed there."""
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("name", READMES)
def test_every_command_is_shown_and_exists(name: str) -> None:
    """A README shows each command of `tablee` once at least, and no other."""
    shown = set(re.findall(r"^tablee ([a-z-]+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
    assert shown == set(COMMANDS)


@pytest.mark.parametrize(("name", "lang"), [("README.md", "en"), ("README.fr.md", "fr")])
def test_every_game_is_pictured_with_its_name_and_players(name: str, lang: str) -> None:
    """As `tablee games` tells them; the example game has no picture."""
    readme = (ROOT / name).read_text(encoding="utf-8")
    said = command_texts(lang)
    ours = [registry.load(point) for name, point in registry.installed().items() if "." not in name]
    games = [game for game in ours if game.package.startswith("tablee.") and not game.example]
    for game in games:
        title = texts(game, lang).text("name")
        players = said.text("games-players", {"players": counted(game.players, said.text("list-or"))})
        assert f"![{title}](docs/screens/{game.slug}-middle.webp)<br>**{title}** · {players}" in readme
    assert readme.count("![") == len(games)


def test_only_pictures_that_are_shown_are_kept() -> None:
    """All others are made by `make screens`; a picture stays in every clone for ever."""
    shown = {
        name: set(re.findall(r"docs/screens/([\w.-]+)", (ROOT / name).read_text(encoding="utf-8"))) for name in READMES
    }
    kept = {file.name: file.stat().st_size for file in (ROOT / "docs" / "screens").iterdir()}
    assert shown["README.md"] == shown["README.fr.md"] == set(kept)
    assert max(kept.values()) < LARGEST_PICTURE


@pytest.mark.parametrize("name", READMES)
def test_the_figures_are_measured(name: str) -> None:
    """What a README says of speed is what benchmarks/RESULTS.md says, with one digit after the point."""
    readme = (ROOT / name).read_text(encoding="utf-8").replace(",", ".")
    results = (ROOT / "benchmarks" / "RESULTS.md").read_text(encoding="utf-8")
    kahuna = re.findall(
        r"^\| compiled \| kahuna \| decisions/s, loop in Python \|.*\| ([\d.]+) × \|$", results, re.MULTILINE
    )
    server = [
        (int(tables), float(ratio))
        for tables, ratio in re.findall(r"^\| Tablée, durable \| (\d+) \|.*\| ([\d.]+) × \|$", results, re.MULTILINE)
    ]
    told = re.findall(r"([\d.]+) (?:times|fois)", readme)
    ratios = [ratio for _, ratio in server]
    assert told == [f"{float(kahuna[0]):.1f}", f"{max(ratios):.1f}"]
    assert re.search(rf"{min(ratios):.1f} (?:to|à) {max(ratios):.1f} (?:times|fois)", readme)
    assert re.search(rf" {min(server)[0]} (?:to|à) {max(server)[0]} tables", readme)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name: str) -> None:
    """A link to a file of the repository finds it."""
    file = ROOT / name
    links = re.findall(r"\]\(([^)#]+)\)", file.read_text(encoding="utf-8"))
    for link in links:
        assert link.startswith("https://") or (file.parent / link).exists(), link


@pytest.mark.parametrize("name", DOCUMENTS)
def test_files_that_are_named_exist(name: str) -> None:
    """A path in a document, from the root or from where the engine and the server lie, leads to a file or a folder."""
    file = ROOT / name
    roots = [ROOT, file.parent, *(ROOT / "src" / "tablee" / part for part in ("", "engine", "server", "cli"))]
    named = set(re.findall(r"`([a-z_]+(?:/[\w.-]+)+/?)`", file.read_text(encoding="utf-8")))
    missing = [path for path in named if not any((root / path).exists() for root in roots)]
    assert [path for path in missing if not path.startswith(ADDRESSES) and not re.search(INVENTED, path)] == []


def test_tests_that_are_named_exist() -> None:
    """Whoever reads what is promised can look up what holds us to it."""
    tests = [file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("*.py")]
    there = {name for text in tests for name in re.findall(r"def (test_\w+)\(", text)}
    there |= {file.stem for file in (ROOT / "tests").rglob("test_*.py")}
    documents = [(ROOT / name).read_text(encoding="utf-8") for name in PROMISES]
    named = {name for text in documents for name in re.findall(r"`(test_\w+)`", text)}
    assert named - there == set()
    assert named


def test_the_map_shows_the_whole_kernel() -> None:
    """Every module of the engine, and which of them are compiled."""
    drawn = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("  engine/")[2].partition("  games/")[0]
    rows = {row: re.findall(r"(\w+)\.py", row) for row in drawn.splitlines()}
    engine = ROOT / "src" / "tablee" / "engine"
    assert {name for names in rows.values() for name in names} == {file.stem for file in engine.glob("[a-z]*.py")}
    compiled = runpy.run_path(str(ROOT / "setup.py"), run_name="read")["COMPILED_ENGINE"]
    assert {name for row, names in rows.items() for name in names if "(compiled)" in row} == set(compiled)


def test_the_glossary_is_in_order() -> None:
    """A word is found where the alphabet puts it."""
    words = re.findall(
        r"^\| \*\*([a-z ]+)\*\* \|", (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(words) > 50
    assert words == sorted(words)


def test_the_shown_record_is_a_game() -> None:
    """The record in docs/record.md replays, and is verified with its commitment."""
    text = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    record = read_record(text.partition("```text\n")[2].partition("```")[0])
    assert verify(record, record.tag("commitment")) is Verdict.VERIFIED
    explained = re.search(r"^7 0 .*$", text, re.MULTILINE)
    assert explained is not None
    assert text.count(explained.group()) == 2


def test_make_targets_exist() -> None:
    """Each `make` command in a document is a target of the Makefile."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for name in DOCUMENTS:
        assert set(re.findall(r"^make ([a-z-]+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)) <= targets


@pytest.mark.parametrize("slug", [slug for slug in registry.slugs() if not registry.get(slug).example])
def test_every_game_has_a_report_on_its_rules(slug: str) -> None:
    """Made by `make reports` for the version that is played, and small."""
    report = ROOT / "docs/reports" / f"{slug}.html"
    assert f"rules version {registry.get(slug).version}," in report.with_suffix(".md").read_text(encoding="utf-8")
    assert report.stat().st_size <= LARGEST_REPORT
