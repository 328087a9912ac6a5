"""`tablee problems`."""

import json
from pathlib import Path

import msgspec

from tablee.review.problems import ProblemFile
from tests.cli.conftest import Run

SEARCH = ["--seed", "17", "--gap", "2", "--iterations", "100", "--check", "100"]
EASY = ["--amateur", "random", "--players", "2"]  # a quick search finds little that others miss
MEDALS = ["problems", "medailles", "--games", "2", *SEARCH, *EASY, "--options", "preset=short"]
TINY = ["problems", "tiny", "--games", "0", "--players", "2"]


def test_the_command(run: Run, tmp_path: Path) -> None:
    """A table, the file that games have, and the results, from which it goes on."""
    said = run(*MEDALS, "--workers", "1", "--out", "p.json", "--lang", "fr")
    assert said.code == 0
    for word in (
        "Médailles",
        "1 problème en 2 parties",
        "trouvé par des amateurs",
        "Écrit",
        "problems/medailles.jsonl",
    ):
        assert word in said.out
    file = msgspec.json.decode((tmp_path / "p.json").read_bytes(), type=ProblemFile)
    assert (file.game, len(file.problems)) == ("medailles", 1)
    assert file.command == " ".join(["tablee", *MEDALS[:4], "--count 30", *MEDALS[4:]])
    assert len((tmp_path / "problems/medailles.jsonl").read_text().splitlines()) == 1 + 2
    answer = json.loads(run(*MEDALS, "--json").out)
    assert answer == msgspec.to_builtins(file)


def test_problems_are_added_to_a_file(run: Run, tmp_path: Path) -> None:
    """It keeps its own, and tells by which commands it has grown; another game's, or no problems, are refused."""
    run(*MEDALS, "--workers", "1", "--out", "p.json")
    more = ["problems", "medailles", "--games", "0", "--players", "2", "--results", "more.jsonl"]
    assert run(*more, "--add", "p.json", "--out", "q.json").code == 0
    first, second = (
        msgspec.json.decode((tmp_path / name).read_bytes(), type=ProblemFile) for name in ("p.json", "q.json")
    )
    assert second.problems == first.problems != []
    assert second.command.startswith(f"{first.command} && ")
    assert second.command.endswith(" --add FILE")
    assert run(*TINY, "--add", "p.json").code == 2
    (tmp_path / "bad.json").write_text("{}")
    said = run(*TINY, "--add", "bad.json")
    assert (said.code, "bad.json" in said.err) == (2, True)


def test_what_is_no_problem_any_more_is_left_out(run: Run, tmp_path: Path) -> None:
    """Measured again, and asked to stand out by more than it does."""
    assert run(*MEDALS, "--workers", "1", "--out", "p.json").code == 0
    search = ["problems", "medailles", "--games", "0", "--workers", "1", "--add", "p.json", "--recheck", "--json"]
    fine = json.loads(run(*search, "--gap", "1", "--check", "200", "--results", "none").out)
    assert len(fine["problems"]) == 1
    assert fine["command"].endswith("--add FILE --recheck")
    none = run(*search, "--gap", "99", "--check", "100", "--results", "others")
    assert json.loads(none.out)["problems"] == []


def test_the_amateur_can_be_another_bot(run: Run) -> None:
    said = run(*TINY, "--amateur", "random", "--json")
    assert "--amateur random" in json.loads(said.out)["command"]
    for wrong in ("nobody", "random,nobody"):
        said = run(*TINY, "--amateur", wrong)
        assert (said.code, "nobody" in said.err) == (2, True)


def test_decisions_with_many_choices_can_be_passed_over(run: Run) -> None:
    """No decision has fewer than two: with one, nothing is looked at."""
    narrow = run(*MEDALS, "--workers", "1", "--widest", "1", "--json")
    assert (narrow.code, json.loads(narrow.out)["problems"]) == (0, [])
    assert "--widest 1" in json.loads(narrow.out)["command"]


def test_decisions_with_an_action_of_one_type_can_be_looked_at(run: Run) -> None:
    said = run(*TINY, "--action", "wave", "--json")
    assert "--action wave" in json.loads(said.out)["command"]
    said = run(*TINY, "--action", "fly")
    assert (said.code, "wave" in said.err) == (2, True)


def test_one_iteration_is_enough_to_look_and_to_find_nothing(run: Run) -> None:
    quick = ["--iterations", "1", "--check", "1", "--workers", "1"]
    said = run("problems", "tiny", "--games", "2", "--players", "2", *quick, "--json")
    assert (said.code, json.loads(said.out)["problems"]) == (0, [])


def test_results_of_another_search_are_left_alone(run: Run) -> None:
    assert run(*TINY).code == 0
    said = run(*TINY, "--gap", "9")
    assert (said.code, "problems/tiny.jsonl" in said.err) == (2, True)


def test_a_record_of_another_game_is_refused(run: Run, finished: Path) -> None:
    said = run("problems", "kahuna", "--games", "0", "--records", str(finished))
    assert (said.code, "tiny" in said.err) == (2, True)


def test_a_file_that_cannot_be_written_is_told(run: Run) -> None:
    said = run(*TINY, "--out", "no/p.json")
    assert (said.code, "cannot be written" in said.err) == (2, True)
