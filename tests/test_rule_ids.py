"""Every rule has an id, and the id leads everywhere: specification, rule book, code and tests."""

import re
from pathlib import Path

import pytest

from tablee.engine import registry
from tablee.engine.texts import LANGUAGES, Texts

ROOT = Path(__file__).parents[1]
SPECIFICATIONS = sorted((ROOT / "docs" / "rules").glob("*.md"))
DEFINED = re.compile(r"^- `([A-Z]{3}-\d+\.\d+)` ", re.MULTILINE)
CITED = re.compile(r"\b[A-Z]{3}-\d+\.\d+\b")
OF_THE_TABLE = "TAB-"

specification = pytest.mark.parametrize("file", SPECIFICATIONS, ids=lambda file: str(file.stem))


def package(file: Path) -> str:
    """The folder of a game, from its specification."""
    return file.stem.replace("-", "_")


def defined(file: Path) -> list[str]:
    """The rules that a specification defines, in its order."""
    return DEFINED.findall(file.read_text())


def cited(folder: Path, pattern: str) -> set[str]:
    """The rules of a game that files below a folder name."""
    found = {rule for file in folder.rglob(pattern) for rule in CITED.findall(file.read_text())}
    return {rule for rule in found if not rule.startswith(OF_THE_TABLE)}


def test_specifications_were_found() -> None:
    """The tiny game at least has a specification."""
    assert "tiny" in [file.stem for file in SPECIFICATIONS]


def test_every_game_of_ours_has_a_specification() -> None:
    """A game in the package comes with its document."""
    games = {path.parent.name for path in (ROOT / "src" / "tablee" / "games").glob("*/game.py")}
    assert games <= {package(file) for file in SPECIFICATIONS}


@specification
def test_a_rule_is_defined_once(file: Path) -> None:
    """No id stands for two rules, and all ids of a game share their letters."""
    rules = defined(file)
    assert len(rules) == len(set(rules))
    assert len({rule[:3] for rule in rules}) == 1


@specification
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_book_has_the_rules_of_the_specification(file: Path, lang: str) -> None:
    """Players read every rule of the specification in their language, and no other."""
    texts = Texts(lang, registry.get(file.stem).package)
    book = [rule for rule in texts.rules() if not rule.startswith(OF_THE_TABLE)]
    assert sorted(book) == sorted(defined(file))
    for rule in book:
        assert texts.rule(rule)
        assert texts.section(rule)


@specification
def test_the_code_cites_only_rules_that_exist(file: Path) -> None:
    """A rule named in a game's code or tests is defined in its specification."""
    for folder in (ROOT / "src" / "tablee" / "games", ROOT / "tests" / "games"):
        assert cited(folder / package(file), "*.py") <= set(defined(file))


@specification
def test_every_rule_is_cited_where_it_is(file: Path) -> None:
    """Each rule stands in the Python code that carries it out."""
    folder = ROOT / "src" / "tablee" / "games" / package(file)
    missing = set(defined(file)) - cited(folder, "*.py")
    assert not missing, f"cite in the code: {', '.join(sorted(missing))}"


@specification
def test_every_rule_is_tested(file: Path) -> None:
    """Each rule is named by a test of its game."""
    missing = set(defined(file)) - cited(ROOT / "tests" / "games" / package(file), "test_*.py")
    assert not missing, f"no test names: {', '.join(sorted(missing))}"
