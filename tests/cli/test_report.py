"""`tablee report`: what many games say, in one file that needs nothing else."""

import json
import re
from pathlib import Path

from tablee.lab.simulate import CHUNK, Plan
from tablee.lab.study import Study, difference, study
from tests.cli.conftest import Run

PLAN = Plan("tiny", 2, 2, ("novice",), seed=2, games=2 * CHUNK, follow_lead=True)


def counted(plan: Plan, workers: int = 1) -> Study:
    return study(plan, workers, lambda done, total: None)


def test_a_study_is_the_same_on_any_number_of_cores() -> None:
    """Chunks are added in order."""
    assert counted(PLAN) == counted(PLAN, workers=2)


def test_what_is_counted_adds_up() -> None:
    """Every decision is of some kind that was open, and every game is settled somewhere."""
    found = counted(PLAN)
    assert sum(kind.taken for kind in found.kinds.values()) == sum(found.tally.decisions)
    assert all(kind.won <= kind.taken <= kind.offered for kind in found.kinds.values())
    assert len(found.changes) == len(found.settled) == len(found.results) == PLAN.games
    assert all(0 <= part < 1 for part in found.settled)
    assert found.behind <= found.decided == PLAN.games - found.tally.draws


def test_every_game_of_a_study_is_dealt_anew() -> None:
    """Otherwise games with the same cards would be counted as if they knew nothing of each other."""
    deals = {PLAN.deal(number) for number in range(PLAN.games)}
    assert len(deals) == PLAN.games


def test_a_difference_is_clear_when_chance_hardly_explains_it() -> None:
    """Its interval leaves out zero. Deals are compared one by one: that some are longer than others hides nothing."""
    assert difference([1, 90, 1, 90] * 20, [2, 91, 3, 91] * 20).is_clear
    assert not difference([1, 2, 1, 2] * 20, [1, 2, 2, 1] * 20).is_clear
    assert difference([1.0, 1.0], [3.0, 3.0]).mean == 2


def test_a_report_is_one_page_that_needs_no_network(run: Run) -> None:
    """With a sentence for each figure, and the same as Markdown and as JSON."""
    said = run("report", "tiny", "--games", "40", "--workers", "1", "--out", "tiny.html")
    assert said.code == 0
    page = Path("tiny.html").read_text()
    assert page.count("<svg") == page.count("</svg>") >= 5
    assert not re.findall(r'(?:src|href)="https?:', page)
    assert "A game takes" in page
    assert "The bot novice wins" in page
    assert "# The Islets: what 40 games say" in Path("tiny.md").read_text()
    numbers = json.loads(Path("tiny.json").read_text())
    assert numbers["games"] == 40
    duel = numbers["duels"][0]
    assert (duel["better"], duel["worse"], duel["deals"]) == ("novice", "random", 5)
    assert duel["score"] > 0.5
    assert "5 more deals are played twice" in page


def test_a_report_speaks_french_and_compares_options(run: Run) -> None:
    """Three islets make clearly shorter games than nine."""
    said = run(
        *("report", "tiny", "--games", "40", "--workers", "1", "--options", "islets=311524235"),
        *("--compare", "islets=245", "--lang", "fr"),
    )
    assert said.code == 0
    told = Path("tiny-report.md").read_text()
    assert "Et avec islets=245" in told
    assert re.search(r"une partie compte -\d+,\d décisions de plus .* la différence est nette", told)
    assert "La chance n’explique pas nettement plus ni moins" in told


def test_a_report_is_an_html_file(run: Run) -> None:
    """Anything else is refused before a game is played."""
    said = run("report", "tiny", "--out", "tiny.pdf")
    assert said.code == 2
    assert "tiny.pdf" in said.err
