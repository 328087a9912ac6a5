"""`tablee tune`, and the tuning behind it."""

import json
from math import exp, log
from pathlib import Path

import msgspec
import pytest

import tablee
from tablee.engine.chance import SeededChance
from tablee.engine.tuned import Tuned, tuned
from tablee.lab.fitting import Fitting, rows_of, weights_of
from tablee.lab.kept import Kept
from tablee.lab.tuning import Tuning, Values, confirm, in_games, mean, mind, nudged, play_deal, signs_of, tune
from tablee.lab.workers import crew
from tests.cli.conftest import Run

TUNING = Tuning("tiny", 2, 2, seed=1, iterations=2, steps=200, deals=1)
BEST = {"lead": 12.0, "trust": 0.4, "fear": -3.0}
BEGUN = {"lead": 30.0, "trust": 1.0, "fear": -1.0}
TYPED = ["tune", "tiny", "--steps", "2", "--deals", "1", "--iterations", "2", "--games", "2", "--workers", "1"]


def strength(values: Values) -> float:
    """The nearer to the best numbers, the stronger."""
    return -sum(log(values[name] / best) ** 2 for name, best in BEST.items())


def toy(first: Values, second: Values, step: int) -> float:
    """A game whose best numbers are known: who is nearer to them wins more often."""
    return 1.0 / (1.0 + exp(4 * (strength(second) - strength(first))))


def quiet(done: int, total: int) -> None:
    """Nobody looks on."""


def test_the_best_numbers_are_found(tmp_path: Path) -> None:
    """From afar, large and small ones alike; a negative one stays negative."""
    values = tune(TUNING, BEGUN, Kept(tmp_path / "a", TUNING.conditions(BEGUN)), toy, quiet)
    for name, best in BEST.items():
        assert values[name] == pytest.approx(best, rel=0.12)


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """Wherever it was cut: the same steps, the same file."""
    tuning = Tuning("tiny", 2, 2, seed=1, iterations=2, steps=10, deals=1)
    whole = tmp_path / "whole"
    values = tune(tuning, BEGUN, Kept(whole, tuning.conditions(BEGUN)), toy, quiet)
    text = whole.read_text()
    for cut in (0, text.index("\n") + 1, len(text) // 2, len(text)):
        file = tmp_path / "cut"
        file.write_text(text[:cut])
        steps: list[int] = []

        def watched(first: Values, second: Values, step: int, steps: list[int] = steps) -> float:
            steps.append(step)
            return toy(first, second, step)

        assert tune(tuning, BEGUN, Kept(file, tuning.conditions(BEGUN)), watched, quiet) == values
        assert file.read_text() == text
        assert steps == list(range(max(0, text[:cut].count("\n") - 1), 10))


def test_numbers_are_nudged_up_and_down_alike() -> None:
    """By shares of themselves, and as often up as down."""
    signs = {"lead": 1.0, "trust": -1.0, "fear": 1.0}
    up, down = nudged(BEGUN, signs, 0.1), nudged(BEGUN, signs, -0.1)
    for name, value in BEGUN.items():
        assert up[name] * down[name] == pytest.approx(value * value)
    ups = sum(signs_of(TUNING, step, BEGUN)["lead"] > 0 for step in range(100))
    assert 30 < ups < 70


def test_a_mind_thinks_with_its_numbers() -> None:
    """And leaves those of the game alone."""
    game = tablee.game("cartagena")
    before = dict(game.knowledge.numbers)
    mind(game, {"lead": 1.0}, 2)
    assert game.knowledge.numbers == before
    assert type(game.knowledge)({"lead": 1.0}).numbers == {**before_untuned(), "lead": 1.0}


def before_untuned() -> dict[str, float]:
    """The numbers of Cartagena where nothing was tuned."""
    return type(tablee.game("cartagena").knowledge)().numbers


def test_equal_numbers_share_the_points_of_a_deal() -> None:
    """What one gets from one side, the other gets from the other, as far as both think alike."""
    pairs = [play_deal(TUNING, {}, {}, deal) for deal in range(6)]
    assert all(0.0 <= won <= 1.0 for pair in pairs for won in pair)
    with crew(1) as spread:
        assert in_games(TUNING, spread)({}, {}, 0) == sum(pairs[0]) / 2
        assert 0.0 <= confirm(TUNING, {}, {}, 4, spread) <= 1.0


def test_without_a_thought_the_quick_policy_plays() -> None:
    """What costs it dear, it does not buy: numbers of the policy are tuned in games that take no time."""
    tuning = Tuning("biathlon", tablee.game("biathlon").version, 2, seed=1, iterations=0, steps=1, deals=1)
    careful: Values = {"dear": 1.3}
    assert mean([won for deal in range(4) for won in play_deal(tuning, careful, {"dear": 0.01}, deal)]) > 0.7


def test_weights_are_those_that_say_best_who_comes_out_ahead() -> None:
    """Known weights are found again; what nothing tells apart counts little."""
    chance = SeededChance(1)
    rows = []
    for _ in range(3000):
        row = [float(chance.uniform(9)) - 4.0, float(chance.uniform(9)) - 4.0, 0.0]
        ahead = float(chance.uniform(1000)) < 1000 / (1 + exp(-(0.6 * row[0] + 0.2 * row[1])))
        rows.append(row if ahead else [-value for value in row])
    assert weights_of(rows, 3) == pytest.approx([0.6, 0.2, 0.0], abs=0.05)


def test_games_are_measured_while_they_go_on() -> None:
    """The same games from the same seed, and in each comparison a number for each name."""
    biathlon = tablee.game("biathlon")
    fitting = Fitting("biathlon", biathlon.version, 4, seed=1, games=1)
    rows = rows_of(fitting, 0)
    assert rows == rows_of(fitting, 0) != rows_of(fitting, 1)
    assert rows
    assert {len(row) for row in rows} == {len(biathlon.knowledge.measured)}


@pytest.mark.parametrize("slug", ["kahuna", "medailles", "cartagena", "pique-plume", "olympiades", "biathlon"])
def test_every_game_says_what_can_be_tuned(slug: str) -> None:
    """All numbers have a name, and no file names another one."""
    game = tablee.game(slug)
    assert {"exploration", "trust", "first_look"} <= set(game.knowledge.numbers)
    assert set(tuned(f"tablee.games.{slug.replace('-', '_')}")) <= set(game.knowledge.numbers)


def test_the_command(run: Run, tmp_path: Path) -> None:
    """Numbers before and after, what they won, and the file of steps, from which it goes on."""
    said = run(*TYPED, "--lang", "fr")
    assert said.code == 0
    for word in ("exploration", "avant", "après", "des points en 2 parties"):
        assert word in said.out
    assert len((tmp_path / "ladder/tiny.tuning.jsonl").read_text().splitlines()) == 3
    answer = json.loads(run(*TYPED, "--json").out)
    assert answer["seed"] == 1
    assert answer["command"] == "tablee tune tiny --steps 2 --deals 1 --iterations 2 --games 2 --seed 1"
    assert set(answer["values"]) == {"exploration", "first_look", "trust", "whims"}  # nothing times a nudge is nothing


@pytest.mark.parametrize(("won", "sentence"), [(0.75, "Written: k.json"), (0.5, "left as it is")])
def test_only_what_has_won_is_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, won: float, sentence: str
) -> None:
    """With its date, its seed, and how it was found."""
    monkeypatch.setattr("tablee.cli.tune.confirm", lambda *_: won)
    said = run(*TYPED, "--numbers", "trust", "--write", "k.json")
    assert (said.code, sentence in said.out) == (0, True)
    file = tmp_path / "k.json"
    assert file.exists() == (won > 0.5)
    if file.exists():
        found = msgspec.json.decode(file.read_bytes(), type=Tuned)
        assert (found.won, found.games, set(found.values)) == (won, 2, {"trust"})


def test_what_was_tuned_before_stays_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One command after the other led to what is in the file."""
    monkeypatch.setattr("tablee.cli.tune.confirm", lambda *_: 1.0)
    for seed in ("1", "2"):
        assert run(*TYPED, "--seed", seed, "--results", f"{seed}.jsonl", "--write", "k.json").code == 0
    commands = msgspec.json.decode((tmp_path / "k.json").read_bytes(), type=Tuned).command.split(" && ")
    assert [command[-1] for command in commands] == ["1", "2"]


def test_weights_are_fitted_by_the_command(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those of what a game measures; a game that measures nothing is told so."""
    monkeypatch.setattr("tablee.cli.tune.confirm", lambda *_: 1.0)
    answer = json.loads(run("tune", "biathlon", "--fit", "4", "--workers", "1", "--json").out)
    assert answer["command"] == "tablee tune biathlon --fit 4 --iterations 200 --games 200 --seed 1"
    assert set(tablee.game("biathlon").knowledge.measured) <= set(answer["values"])
    said = run("tune", "tiny", "--fit", "4")
    assert (said.code, "tiny measures nothing" in said.err) == (2, True)


def test_weights_are_fitted_to_the_games_that_are_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of so many players and with these options; else with the most players, where most can be compared."""
    seen: list[Fitting] = []
    monkeypatch.setattr("tablee.cli.tune.confirm", lambda *_: 1.0)

    def fitted(fitting: Fitting, _: object) -> Values:
        seen.append(fitting)
        return {}

    monkeypatch.setattr("tablee.cli.tune.fitted", fitted)
    typed = ["tune", "biathlon", "--fit", "4", "--workers", "1"]
    assert run(*typed).code == run(*typed, "--players", "3", "--options", "course=dash").code == 0
    assert [(one.players, dict(one.options).get("course")) for one in seen] == [(5, None), (3, "dash")]


def test_a_number_that_is_not_there_is_refused(run: Run) -> None:
    said = run("tune", "tiny", "--numbers", "luck")
    assert said.code == 2
    assert said.err == "There is no number “luck” to tune. There are: exploration, first_look, habits, trust, whims.\n"


def test_a_file_that_cannot_be_written_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.cli.tune.confirm", lambda *_: 1.0)
    said = run(*TYPED, "--write", "no/k.json")
    assert (said.code, "cannot be written" in said.err) == (2, True)
