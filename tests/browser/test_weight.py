"""The page stays light: `scripts/weight` prints the same numbers."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from types import ModuleType

import pytest

from tests.browser.serving import ROOT

pytestmark = pytest.mark.plain


def weight() -> ModuleType:
    """The script as a module."""
    loader = SourceFileLoader("weight", str(ROOT / "scripts" / "weight"))
    spec = spec_from_loader("weight", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.usefixtures("page_built")
def test_no_part_of_the_page_is_too_heavy() -> None:
    """Shell, fonts and each board, compressed."""
    script = weight()
    found: dict[str, int] = script.weights()
    assert {"shell", "fonts", "board-kahuna", "builder-biathlon"} <= set(found)
    assert min(found.values()) > 0
    assert {part: size for part, size in found.items() if size > script.limit(part)} == {}
