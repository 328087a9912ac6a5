"""Every rule has an id, and the id leads everywhere: specification, rule book, code and tests; for each version apart.

A specification tells the newest rules. Its section "Older versions" tells of each older one only what differs from
the version after it: rules that had another text or that only it had, and `no` rules that it did not have.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee.engine import registry
from tablee.engine.game import Game
from tablee.engine.texts import LANGUAGES, kernel_texts, parse, rule_id, source, texts

pytestmark = pytest.mark.plain  # reads sources, the same for both builds
ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted((ROOT / "docs" / "rules").glob("*.md"))
CODE = ROOT / "src" / "tablee" / "games"
TESTS = ROOT / "tests" / "games"
DEFINED = re.compile(r"^- `([A-Z]{3}-\d+\.\d+)` ", re.MULTILINE)
DROPPED = re.compile(r"^- no `([A-Z]{3}-\d+\.\d+)`", re.MULTILINE)
OLDER = re.compile(r"^## (?:\d+\. )?Older versions$", re.MULTILINE)
VERSION = re.compile(r"^### Version (\d+)$", re.MULTILINE)
VERSION_FOLDER = re.compile(r"v\d+")
CITED = re.compile(r"\b[A-Z]{3}-\d+\.\d+\b")
OF_THE_TABLE = "TAB-"


@dataclass(frozen=True)
class Specification:
    """One version of a game's rules."""

    slug: str
    folder: str  # of this version's files, below those of all games
    version: int
    own: list[str]  # the rules that it states itself: of an older version, those that differ
    rules: frozenset[str]  # all that hold in it


def read(slug: str, newest: int, text: str) -> list[Specification]:
    """The versions that a document specifies, the newest first."""
    package = slug.replace("-", "_")
    present, *rest = OLDER.split(text)
    own = DEFINED.findall(present)
    found = [Specification(slug, package, newest, own, frozenset(own))]
    numbered = VERSION.split("".join(rest))[1:]
    for number, part in zip(numbered[::2], numbered[1::2], strict=True):
        own = DEFINED.findall(part)
        rules = found[-1].rules.difference(DROPPED.findall(part)).union(own)
        found.append(Specification(slug, f"{package}/v{number}", int(number), own, rules))
    return found


def installed(slug: str) -> Game:
    """The newest version that is shipped; tests may have registered others."""
    return registry.load(registry.installed()[slug])


def files_of(folder: Path, pattern: str) -> Iterator[Path]:
    """The files of one version: those below its folder, without the folders of older ones."""
    for file in folder.rglob(pattern):
        if not any(VERSION_FOLDER.fullmatch(part) for part in file.relative_to(folder).parts):
            yield file


def cited(folder: Path, pattern: str) -> set[str]:
    """The rules of a game that the files of one version name."""
    found = {rule for file in files_of(folder, pattern) for rule in CITED.findall(file.read_text())}
    return {rule for rule in found if not rule.startswith(OF_THE_TABLE)}


def uncited(one: Specification, home: Path, pattern: str) -> list[str]:
    """The rules that a version states and its own files do not name."""
    return sorted(set(one.own) - cited(home / one.folder, pattern))


def unknown(one: Specification, home: Path) -> list[str]:
    """The rules that a version's own files name and that it does not have."""
    return sorted(cited(home / one.folder, "*.py") - one.rules)


SPECIFIED = {file.stem: read(file.stem, installed(file.stem).version, file.read_text()) for file in DOCUMENTS}
specification = pytest.mark.parametrize(
    "one",
    [one for versions in SPECIFIED.values() for one in versions],
    ids=lambda one: f"{one.slug}-{one.version}",
)


def test_specifications_were_found() -> None:
    """The tiny game at least has one, and one of its first version."""
    assert [one.version for one in SPECIFIED["tiny"]] == [2, 1]


def test_every_game_of_ours_has_a_specification() -> None:
    """A game in the package comes with its document."""
    assert {path.parent.name for path in CODE.glob("*/game.py")} <= {slug.replace("-", "_") for slug in SPECIFIED}


@pytest.mark.parametrize("slug", SPECIFIED)
def test_every_version_is_specified(slug: str) -> None:
    """All that are shipped, the newest first, each against the one after it."""
    older = [int(name.partition(".")[2]) for name in registry.installed() if name.startswith(slug + ".")]
    assert [one.version for one in SPECIFIED[slug]] == sorted([installed(slug).version, *older], reverse=True)
    for one, newer in zip(SPECIFIED[slug][1:], SPECIFIED[slug], strict=False):
        base = registry.get(slug, one.version).base
        assert base is not None
        assert base.version == newer.version


@specification
def test_a_rule_is_defined_once(one: Specification) -> None:
    """No id stands for two rules, and all ids of a game share their letters."""
    assert len(one.own) == len(set(one.own))
    assert len({rule[:3] for rule in one.rules}) == 1


@specification
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_book_has_the_rules_of_the_specification(one: Specification, lang: str) -> None:
    """Players read every rule of their version in their language, and no other."""
    words = texts(registry.get(one.slug, one.version), lang)
    book = [rule for rule in words.rules() if not rule.startswith(OF_THE_TABLE)]
    assert sorted(book) == sorted(one.rules)
    for rule in book:
        assert words.rule(rule)
        assert words.section(rule)


@specification
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_version_keeps_its_own_texts_of_the_rules_that_differ(one: Specification, lang: str) -> None:
    """Of these, and of no others."""
    messages = parse(source(registry.get(one.slug, one.version).package, lang), lang)
    keys = [message.id.name for message in messages]
    assert sorted(rule_id(key) for key in keys if key.startswith("rule-")) == sorted(one.own)


@specification
def test_the_code_cites_only_rules_that_exist(one: Specification) -> None:
    """A rule named in the code or the tests of a version is one of its rules."""
    assert not unknown(one, CODE)
    assert not unknown(one, TESTS)


@specification
def test_every_rule_is_cited_where_it_is(one: Specification) -> None:
    """Each rule stands in the Python code that carries it out; what differed in an older version, in its own."""
    missing = uncited(one, CODE, "*.py")
    assert not missing, f"cite in {one.folder}: {', '.join(missing)}"


@specification
def test_every_rule_is_tested(one: Specification) -> None:
    """Each rule is named by a test of its version."""
    missing = uncited(one, TESTS, "test_*.py")
    assert not missing, f"no test in {one.folder} names: {', '.join(missing)}"


def test_the_rules_of_the_table_are_cited_and_tested() -> None:
    """Each stands in the code that carries it out, in both rule books, and in a test."""
    rules = set(kernel_texts("en").rules())
    assert rules == set(kernel_texts("fr").rules())
    for folder in (ROOT / "src", ROOT / "tests"):
        named = {rule for file in folder.rglob("*.py") for rule in CITED.findall(file.read_text())}
        assert not rules - named, f"{folder.name} names none of: {', '.join(sorted(rules - named))}"


REEF = """
## 6. Rules
- `REE-1.1` One.
- `REE-1.2` Two.
- `REE-1.3` Three.

## 11. Older versions

### Version 2
- `REE-1.2` Deux.
- no `REE-1.3`: it came with version 3.

### Version 1
- `REE-1.4` Quatre.
"""


def test_an_older_version_is_read_from_what_differs() -> None:
    """Each from the one after it."""
    assert [(one.folder, one.version, one.own, sorted(one.rules)) for one in read("my-reef", 3, REEF)] == [
        ("my_reef", 3, ["REE-1.1", "REE-1.2", "REE-1.3"], ["REE-1.1", "REE-1.2", "REE-1.3"]),
        ("my_reef/v2", 2, ["REE-1.2"], ["REE-1.1", "REE-1.2"]),
        ("my_reef/v1", 1, ["REE-1.4"], ["REE-1.1", "REE-1.2", "REE-1.4"]),
    ]


def test_each_version_is_judged_by_its_own_files(tmp_path: Path) -> None:
    """What only another version cites does not count, and what only another version has is unknown."""
    for folder, rules in {"": "REE-1.1 REE-1.3 REE-1.4", "v2": "REE-1.1 REE-1.3", "v1": "REE-1.2"}.items():
        (tmp_path / "my_reef" / folder).mkdir()
        (tmp_path / "my_reef" / folder / "rules.py").write_text(f'"""{rules}, TAB-1.1"""')
    versions = read("my-reef", 3, REEF)
    assert [uncited(one, tmp_path, "*.py") for one in versions] == [["REE-1.2"], ["REE-1.2"], ["REE-1.4"]]
    assert [unknown(one, tmp_path) for one in versions] == [["REE-1.4"], ["REE-1.3"], []]
