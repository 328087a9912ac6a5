"""What each viewer must not know of Formula Dé: nothing, all is public (docs/rules/formula-de.md, section 4)."""

from tablee.games.formula_de.rules import FormulaDe
from tablee.testing.secrets import Counted, Secret


def secrets(state: FormulaDe, viewer: int) -> list[Secret]:
    """No secrets: the suite then demands that every viewer is shown everything."""
    return []


COUNTED: list[Counted] = []
