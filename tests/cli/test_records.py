"""`tablee replay` and `tablee verify`."""

import json
from pathlib import Path

import pytest

from tablee.engine.chance import SealedChance, SeededChance, commitment, contribution_seal, sealed_key
from tablee.engine.match import Match
from tablee.engine.record import read_record, record_of, write_record
from tablee.engine.registry import get
from tests.cli.conftest import Run, played

SEED = bytes(range(32))


@pytest.fixture
def sealed(tmp_path: Path) -> str:
    """The record of a table with sealed chance in a file; the commitment that was announced."""
    game = get("tiny")
    contributions = [b"one", b"two"]
    match = Match(game, 2, SealedChance(sealed_key(SEED, contributions)), {}, ["Ana", "Malik"])
    chance = SeededChance(1)
    while not match.is_over():
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    announced = commitment("table-1", "tiny", game.version, SEED)
    tags = {
        "table": "table-1",
        "seed": SEED.hex(),
        "contributions": " ".join(part.hex() for part in contributions),
        "commitment": announced,
    }
    (tmp_path / "sealed.tablee").write_text(write_record(record_of(match, tags)))
    return announced


def test_a_practice_game_is_consistent(run: Run, finished: Path) -> None:
    """Its draws come from its seed, which nobody announced."""
    said = run("verify", str(finished))
    assert said.code == 0
    assert said.out.startswith("Consistent: ")
    assert json.loads(run("verify", str(finished), "--json").out)["verdict"] == "consistent"


def test_only_an_announced_commitment_verifies(run: Run, sealed: str) -> None:
    """Without one, the same record is merely consistent."""
    assert run("verify", "sealed.tablee").out.startswith("Consistent: ")
    said = run("verify", "sealed.tablee", "--commitment", sealed, "--lang", "fr")
    assert said.code == 0
    assert said.out.startswith("Le tirage est vérifié\u202f: ")
    assert json.loads(run("verify", "sealed.tablee", "--commitment", sealed, "--json").out)["verdict"] == "verified"


def test_own_share_and_seals_are_checked(run: Run, tmp_path: Path, sealed: str) -> None:
    """Each is told; a share that is not there, or another seal, fails with exit code 1."""
    file = tmp_path / "sealed.tablee"
    shares = read_record(file.read_text()).tags["contributions"].split()
    seals = [word for share in shares for word in ("--seal", contribution_seal(bytes.fromhex(share)))]
    said = run("verify", "sealed.tablee", "--commitment", sealed, "--mine", shares[0], *seals)
    assert said.code == 0
    assert "Your share of chance is in the draw." in said.out
    assert f"The {len(shares)} shares of chance fit the seals that you saw." in said.out
    left_out = run("verify", "sealed.tablee", "--commitment", sealed, "--mine", "00" * 16)
    assert (left_out.code, left_out.err.count("is not in the draw of this game")) == (1, 1)
    changed = run("verify", "sealed.tablee", "--commitment", sealed, "--seal", "00" * 32, *seals[2:])
    assert (changed.code, changed.err.count("do not fit the seals that you saw")) == (1, 1)


def test_starts_that_were_called_off_are_told(run: Run, tmp_path: Path, sealed: str) -> None:
    """Nothing is said where there were none."""
    assert "called off" not in run("verify", "sealed.tablee", "--commitment", sealed).out
    record = read_record((tmp_path / "sealed.tablee").read_text())
    record.tags["called-off"] = "3"
    (tmp_path / "sealed.tablee").write_text(write_record(record))
    assert "3 starts of this table were called off" in run("verify", "sealed.tablee", "--commitment", sealed).out
    assert json.loads(run("verify", "sealed.tablee", "--json").out)["called_off"] == 3


def test_another_commitment_does_not_hold(run: Run, sealed: str) -> None:
    """Exit code 1: the check was made, and failed."""
    said = run("verify", "sealed.tablee", "--commitment", "00" * 32)
    assert said.code == 1
    assert "The seed does not match the commitment" in said.err
    assert json.loads(run("verify", "sealed.tablee", "--commitment", "00" * 32, "--json").out)["verdict"] == "refuted"


def test_a_commitment_cannot_be_taken_out_of_a_record(run: Run, tmp_path: Path, sealed: str) -> None:
    """Somebody with an announced commitment is never told that a record without one is fine."""
    file = tmp_path / "sealed.tablee"
    kept = [line for line in file.read_text().splitlines() if not line.startswith("commitment:")]
    file.write_text("\n".join(kept) + "\n")
    said = run("verify", "sealed.tablee", "--commitment", sealed)
    assert said.code == 1
    assert "The record has no commitment" in said.err


def test_changed_draws_do_not_hold(run: Run, tmp_path: Path, sealed: str) -> None:
    """A record whose seed is another one fails the check with exit code 1."""
    file = tmp_path / "sealed.tablee"
    file.write_text(file.read_text().replace(SEED.hex(), bytes(32).hex()))
    said = run("verify", "sealed.tablee")
    assert said.code == 1
    assert "the seed gives" in said.err


def test_a_replay_shows_position_and_log(run: Run, finished: Path) -> None:
    """At the end without --at, at an entry with it; what was taken back is marked."""
    end = run("replay", str(finished), "--lang", "fr")
    assert end.code == 0
    assert "gagne" in end.out
    assert "(repris)" in end.out
    start = run("replay", str(finished), "--at", "0")
    assert "Setup" in start.out
    assert "Ana buries a card." in start.out
    assert "wins" not in start.out


@pytest.mark.parametrize(
    ("ending", "said"),
    [("conceded", "Malik gives up: the game stops here."), ("expired", "The table was abandoned here.")],
)
def test_a_stopped_game_is_verified_and_replayed(run: Run, tmp_path: Path, ending: str, said: str) -> None:
    """Its last entry says how it stopped; an earlier one does not."""
    match = played(5, steps=6)
    record = record_of(match, {"seed": "5"}, ending, [1] if ending == "conceded" else [])
    (tmp_path / "stopped.tablee").write_text(write_record(record))
    assert run("verify", "stopped.tablee").out.startswith("Consistent: ")
    assert said in run("replay", "stopped.tablee").out
    assert said not in run("replay", "stopped.tablee", "--at", "2").out
    assert run("play", "--load", "stopped.tablee").code == 2


def test_a_replay_for_programs(run: Run, finished: Path) -> None:
    """Position, view and events of one moment."""
    answer = json.loads(run("replay", str(finished), "--at", "4", "--json").out)
    assert answer["entry"] == 4
    assert answer["position"].startswith("tiny 2, 2 players, everything")
    assert max(event["entry"] for event in answer["log"]) <= 4


@pytest.mark.parametrize("at", ["-1", "999"])
def test_an_entry_that_is_not_there_is_told(run: Run, finished: Path, at: str) -> None:
    """With the numbers that there are."""
    said = run("replay", str(finished), "--at", at)
    assert said.code == 2
    assert "the entries go from 0 to " in said.err


def test_stepping_through_a_replay(run: Run, finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a terminal Enter goes on, b back, a number there, q leaves."""
    monkeypatch.setattr("tablee.cli.replay.is_interactive", lambda output: True)
    said = run("replay", str(finished), typed="\n\nb\n7\nq\n")
    places = [line.split()[1] for line in said.out.splitlines() if line.startswith("Entry ")]
    assert places == ["0", "1", "2", "1", "7"]
