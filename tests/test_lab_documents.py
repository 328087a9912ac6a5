"""docs/research.md and docs/design.md, typed word by word in an empty folder, with a wheel and nothing of the sources.

What is large is typed with small numbers. Libraries are those of the tests; nothing is fetched.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.test_build import build_without_compiler

pytestmark = pytest.mark.plain
ROOT = Path(__file__).parents[1]
DOCUMENTS = {"research": 11, "design": 4}  # and how many blocks of each are typed at least
TEMPLATE = Path("tests", "games", "tiny")  # of a new game; in the wheel, too
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```|`(pip install [^`]+)`", re.MULTILINE | re.DOTALL)
SMALL = {r"--games \d+": "--games 8", "expert,greedy": "greedy,random"}
# Where else a block is tried, if it needs what an empty folder does not have.
ELSEWHERE = {
    "python examples/": "tests/lab/test_examples.py",
    "--from-server": "tests/server/test_research.py",
    "--ray": "tests/cli/test_ray.py",
}
NOT_OURS = ("pip install sb3-contrib", "import polars", "from datasets")  # libraries too large for the tests


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, which finds the libraries of this one behind its own."""
    sources, home = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("newcomer")
    shutil.copytree(ROOT / TEMPLATE, sources / TEMPLATE, ignore=shutil.ignore_patterns("__pycache__"))
    done = build_without_compiler(sources, TABLEE_PAGE="0")
    assert done.returncode == 0, done.stderr
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    packages = next(home.glob("lib/*/site-packages"))
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib"))
    pip = home / "bin" / "pip"
    pip.write_text(f'#!/bin/sh\nexec "{home}/bin/python" -m pip "$@"\n')
    pip.chmod(0o755)
    wheel = next(sources.glob("wheels/*.whl"))
    typed(f"pip install --no-deps --ignore-installed {wheel}", home, home)
    return home


def typed(text: str, home: Path, folder: Path, program: str = "sh") -> None:
    """Types a block; it must work, and Tablée be that of the wheel."""
    ours = ("TABLEE_", "PYTHON", "VIRTUAL_ENV", "PYTEST_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    env |= {"PATH": f"{home}/bin:{env['PATH']}", "PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0"}
    env |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_QUIET": "1"}
    command = ["sh", "-ec", text] if program == "sh" else [str(home / "bin" / "python"), "-c", text]
    done = subprocess.run(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert done.returncode == 0, f"{text}\n{done.stdout}"


def blocks(document: str) -> list[tuple[str, str]]:
    """What a document tells people to type, in its order, each once: the program, and the words."""
    text = (ROOT / "docs" / f"{document}.md").read_text(encoding="utf-8")
    return list(dict.fromkeys((found[1] or "sh", found[2] or found[3]) for found in BLOCK.finditer(text)))


def small(text: str) -> str:
    """The same with small numbers."""
    for large, little in SMALL.items():
        text = re.sub(large, little, text)
    return text


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_document_can_be_followed_word_by_word(document: str, home: Path, tmp_path: Path) -> None:
    """From an empty folder, one block after the other."""
    typed("import tablee; assert 'newcomer' in tablee.__file__, tablee.__file__", home, tmp_path, "python")
    tried = 0
    for program, text in blocks(document):
        if not any(mark in text for mark in (*ELSEWHERE, *NOT_OURS)):
            typed(small(text), home, tmp_path, program)
            tried += 1
    assert tried >= DOCUMENTS[document]


def test_what_is_tried_elsewhere_is() -> None:
    """Each mark stands in a document, and its file is there."""
    text = "".join(words for document in DOCUMENTS for _, words in blocks(document))
    for mark, file in ELSEWHERE.items():
        assert mark in text
        assert (ROOT / file).is_file(), file
