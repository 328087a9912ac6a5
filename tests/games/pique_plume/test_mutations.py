"""A rule test really tests its rule: with the rule's condition flipped it fails."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tests.games.pique_plume.mutations import DRAWN, MUTATIONS, Mutation, drawn

ROOT = Path(__file__).parents[3]
TESTS = Path(__file__).with_name("test_rules.py")
PACKAGE = Path(tablee.__file__).parent
TESTS_FAILED = 1

pytestmark = pytest.mark.plain


def copied(folder: Path) -> Path:
    """A copy of the package; its folder of Pique Plume."""
    shutil.copytree(PACKAGE, folder / "tablee", ignore=shutil.ignore_patterns("__pycache__"))
    return folder / "tablee" / "games" / "pique_plume"


def run_tests(folder: Path, *selectors: str) -> subprocess.CompletedProcess[str]:
    """Runs the tests of some rules on a copy."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-k", " or ".join(selectors)]
    return subprocess.run(
        [*command, str(TESTS)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_drawn_rules_pass_on_a_plain_copy(tmp_path: Path) -> None:
    """Without a mutation the tests of the drawn rules pass, and they use the copy."""
    assert len({mutation.rule for mutation in drawn()}) == DRAWN
    rules = copied(tmp_path) / "rules.py"
    selectors = [mutation.tests for mutation in drawn()]
    assert run_tests(tmp_path, *selectors).returncode == 0
    rules.write_text("raise ImportError\n")
    assert run_tests(tmp_path, *selectors).returncode > TESTS_FAILED


def test_mutations_name_lines_that_exist() -> None:
    """Each mutation, drawn or not, stands exactly once in its file."""
    for mutation in MUTATIONS:
        source = (PACKAGE / "games" / "pique_plume" / mutation.file).read_text()
        assert source.count(mutation.line) == 1, mutation.rule


@pytest.mark.parametrize("mutation", drawn(), ids=lambda mutation: mutation.rule)
def test_a_flipped_condition_is_noticed(mutation: Mutation, tmp_path: Path) -> None:
    """The rule's own tests fail when its condition is flipped."""
    file = copied(tmp_path) / mutation.file
    source = file.read_text()
    file.write_text(source.replace(mutation.line, mutation.flipped))
    done = run_tests(tmp_path, mutation.tests)
    assert done.returncode == TESTS_FAILED, done.stdout
