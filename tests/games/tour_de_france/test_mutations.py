"""A rule test really tests its rule: with the rule's condition flipped it fails."""

from pathlib import Path

import pytest

from tests.games import mutations
from tests.games.mutations import Mutation
from tests.games.tour_de_france.mutations import MUTATIONS

pytestmark = pytest.mark.plain


def test_the_drawn_rules_pass_on_a_plain_copy(tmp_path: Path) -> None:
    """Without a mutation the tests of the drawn rules pass, and they use the copy."""
    mutations.check_plain_copy("tour_de_france", MUTATIONS, tmp_path)


def test_mutations_name_lines_that_exist() -> None:
    """Each mutation, drawn or not, stands exactly once in its file."""
    mutations.check_lines("tour_de_france", MUTATIONS)


@pytest.mark.parametrize("mutation", mutations.drawn(MUTATIONS), ids=lambda mutation: mutation.rule)
def test_a_flipped_condition_is_noticed(mutation: Mutation, tmp_path: Path) -> None:
    """The rule's own tests fail when its condition is flipped."""
    mutations.check_noticed("tour_de_france", mutation, tmp_path)
