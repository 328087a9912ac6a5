"""Bad input: one sentence, exit code 2, no traceback, nothing changed."""

from pathlib import Path

import pytest

from tablee.cli.language import command_texts
from tests.cli.conftest import Run, played, record_text

WORDS = {
    "play chess": ("mistake-unknown-game", "There is no game “chess”; the games are:"),
    "play": ("mistake-no-game-named", "Which game?"),
    "rules chess": ("mistake-unknown-game", "There is no game “chess”"),
    "rules tiny TIN-9.9": ("mistake-unknown-rule", "There is no rule TIN-9.9; the rules are: TIN-1.1,"),
    "sim chess": ("mistake-unknown-game", "There is no game “chess”"),
    "check chess": ("mistake-unknown-game", "There is no game “chess”"),
    "play tiny --options islets=9": ("mistake-bad-option", "Option islets cannot be “9”; it takes: 3–9 × 1–5."),
    "play tiny --options colour=red": ("mistake-unknown-option", "There is no option “colour”; the options are:"),
    "play tiny --options preset=x": ("mistake-unknown-preset", "There is no preset “x”; the presets are: short"),
    "play tiny --options islets": ("mistake-bad-pair", "“islets” is not an option; write name=value"),
    "play tiny --players 3": ("mistake-bad-players", "cannot be played by 3; it takes 2, 4 players."),
    "play tiny --seats human": ("mistake-bad-players", "cannot be played by 1"),
    "play tiny --players 4 --seats human,bot": (
        "mistake-bad-seats-count",
        "2 seats are named, but there are 4 players",
    ),
    "play tiny --seats human,cat": (
        "mistake-bad-seat-kind",
        "There is no player of the kind “cat”; write, for example",
    ),
    "play tiny --seats human,bot:genius": ("mistake-unknown-bot", "There is no bot “genius” for this game"),
    "play --load none.tablee": ("mistake-cannot-read", "none.tablee cannot be read"),
    "play --load x --seed 1": ("mistake-not-with-load", "leave out --seed, or --load"),
    "replay none.tablee": ("mistake-cannot-read", "none.tablee cannot be read"),
    "verify .": ("mistake-cannot-read", ". cannot be read"),
    "sim tiny --games 0": ("mistake-number-too-small", "--games is 0, but must be at least 1."),
    "sim tiny --workers 0": ("mistake-number-too-small", "--workers is 0, but must be at least 1."),
    "sim tiny --bots random,genius": ("mistake-unknown-bot", "There is no bot “genius”"),
    "sim tiny --players 9": ("mistake-bad-players", "cannot be played by 9"),
    "sim tiny --plot a.txt": ("mistake-bad-plot-format", "end the name with one of: .png, .svg."),
    "sim tiny --plot no/a.png": ("mistake-no-such-folder", "There is no folder no; create it first."),
    "check tiny --games 0": ("mistake-number-too-small", "--games is 0"),
    "check tiny --secrets no.py": ("mistake-cannot-read", "no.py cannot be read"),
    "new-game Sea_Fight": ("mistake-bad-game-name", "A game cannot be called “Sea_Fight”"),
    "new-game class": ("mistake-bad-game-name", "A game cannot be called “class”"),
    "new-game tiny": ("mistake-game-exists", "There is already a game “tiny”"),
    "new-game json": ("mistake-package-exists", "There is already a Python package “json”"),
    "new-game sea-fight --folder no": ("mistake-no-such-folder", "There is no folder no"),
}


def files_in(folder: Path) -> dict[str, bytes]:
    """Every file and what is in it."""
    return {str(file): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def is_one_sentence(text: str) -> bool:
    """One line, and no traceback."""
    return text.count("\n") == 1 and text.endswith("\n") and "Traceback" not in text


@pytest.mark.parametrize("line", WORDS)
def test_bad_words_get_one_sentence(run: Run, tmp_path: Path, line: str) -> None:
    """In both languages, on standard error, with exit code 2 and no file written."""
    key, sentence = WORDS[line]
    english = run(*line.split())
    french = run(*line.split(), "--lang", "fr")
    assert (english.code, french.code) == (2, 2)
    assert english.out == french.out == ""
    assert sentence in english.err
    assert is_one_sentence(english.err)
    assert is_one_sentence(french.err)
    assert command_texts("fr").has(key)
    assert french.err != english.err
    assert files_in(tmp_path) == {}


# What is changed in a finished record, and part of what is said about it.
TAMPERED = {
    "first line": ("tablee record 1", "tablee record 2", "Line 1 of the record cannot be read"),
    "no colon": ("game: tiny", "game tiny", "Line 2 of the record cannot be read"),
    "game": ("game: tiny", "game: chess", "There is no game “chess”"),
    "version not shipped": ("version: 2", "version: 9", "Version 9 of tiny is not included here; there are: 1, 2."),
    "version": ("version: 2", "version: two", "The record lacks its header line “version:”"),
    "fewer headers": ("players: 2\n", "", "The record lacks its header line “players:”"),
    "more players": ("players: 2", "players: 4", ""),
    "impossible players": ("players: 2", "players: 9", "cannot be played by 9"),
    "other options": ("options: {}", 'options: {"islets":"31525"}', "After entry 0 the record gives state"),
    "bad options": ("options: {}", 'options: {"islets":"9"}', "Option islets cannot be “9”"),
    "broken options": ("options: {}", 'options: {"islets', "These options are not a JSON object"),
    "status": ("status: finished", "status: maybe", "This game is not finished"),
    "result": ("result: places", "result: places 1", "The record gives the result"),
    "impossible seat": ("\n3 0 ", "\n3 9 ", "There is no such seat: this table has 2 seats"),
    "other seat": ("\n3 0 ", "\n3 1 ", "It is not your turn to decide."),
    "no number": ("\n3 0 ", "\nx 0 ", "cannot be read"),
    "other number": ("\n3 0 ", "\n4 0 ", "cut off"),
    "unknown action": ("\n3 0 bury", "\n3 0 burn", "No action is called “burn"),
    "draw": ("setup > card ", "setup > card 9, card ", "“9” is not a card"),
    "hash": (" = ", " = 0", "After entry 0 the record gives state 0"),
    "broken names": ('["Ana", "Malik"]', '["Ana"', "“seats:”"),
    "names that are none": ('["Ana", "Malik"]', "3", "“seats:”"),
    "seat of the setup": ("0 - setup", "0 1 setup", ""),
    "number of the setup": ("0 - setup", "7 - setup", ""),
    "taken back no more": ("# 1 0", "1 0", ""),
}


@pytest.mark.parametrize("change", TAMPERED)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_tampered_record_is_refused(run: Run, tmp_path: Path, finished: Path, change: str, lang: str) -> None:
    """Each field that is changed is found, by `replay` and by `verify`."""
    old, new, sentence = TAMPERED[change]
    text = finished.read_text()
    assert old in text
    finished.write_text(text.replace(old, new, 1))
    before = files_in(tmp_path)
    replayed = run("replay", "finished.tablee", "--lang", lang)
    verified = run("verify", "finished.tablee", "--lang", lang)
    assert replayed.code == 2
    assert verified.code in (1, 2)
    assert replayed.out == verified.out == ""
    assert is_one_sentence(replayed.err)
    assert replayed.err == verified.err
    assert lang == "fr" or sentence in replayed.err
    assert files_in(tmp_path) == before


@pytest.mark.parametrize("part", [0.0, 0.02, 0.05, 0.1, 0.3, 0.6, 0.95])
def test_a_truncated_record_is_refused(run: Run, finished: Path, part: float) -> None:
    """Wherever it is cut, even in the middle of a line."""
    text = finished.read_text()
    finished.write_text(text[: int(len(text) * part)])
    said = run("replay", "finished.tablee")
    assert said.code == 2
    assert is_one_sentence(said.err)


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    """A picture is not a record."""
    (tmp_path / "a.png").write_bytes(b"\x89PNG\r\n\xff\xfe")
    said = run("replay", "a.png")
    assert said.code == 2
    assert said.err == "a.png is not a record: it is not text. Choose another file.\n"


def test_an_unfinished_game_is_for_load_only(run: Run, tmp_path: Path, finished: Path) -> None:
    """`replay` and `verify` refuse it, --load refuses a finished one or one of another game."""
    (tmp_path / "open.tablee").write_text(record_text(played(4, steps=3), 4))
    for command in ("replay", "verify"):
        said = run(command, "open.tablee")
        assert (said.code, said.err) == (2, "This game is not finished: only “load” opens it.\n")
    assert "This game is finished" in run("play", "--load", "finished.tablee").err
    assert "This belongs to tiny" in run("play", "kahuna", "--load", "open.tablee").err
    assert run("play", "--load", "open.tablee", "--seats", "human").code == 2


@pytest.mark.parametrize("kinds", ["human", "human cat", "human bot:genius"])
def test_a_saved_game_with_impossible_players_is_refused(run: Run, tmp_path: Path, kinds: str) -> None:
    """The file says who played; what makes no sense is told."""
    (tmp_path / "open.tablee").write_text(record_text(played(4, steps=3), 4, **{"players-kinds": kinds}))
    said = run("play", "--load", "open.tablee")
    assert said.code == 2
    assert is_one_sentence(said.err)
