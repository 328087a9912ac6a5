"""The frame of the command line: help, languages, words that are not understood."""

import subprocess
import sys

import pytest

from tablee.cli.app import COMMANDS, load
from tablee.cli.language import command_texts, from_locale
from tablee.engine.texts import LANGUAGES
from tests.cli.conftest import Run

LISTED = "import sys; from tablee.cli import main; main({words!r}); print(*sorted(sys.modules), file=sys.stderr)"
HEAVY = (
    "tablee.games",
    "tablee.server",
    "tablee.lab",
    "tablee.testing",
    "tablee.bots",
    "tablee.minds",
    "tablee.review",
    "matplotlib",
    "readline",
)


@pytest.mark.parametrize("words", [[], ["--help"], ["--lang", "fr"], ["--version"]])
def test_help_loads_no_game(words: list[str]) -> None:
    """`tablee --help` imports neither games nor lab nor server."""
    done = subprocess.run(
        [sys.executable, "-c", LISTED.format(words=words)], capture_output=True, text=True, check=True
    )
    loaded = done.stderr.split()
    assert "tablee.cli.app" in loaded
    assert not [name for name in loaded if name.startswith(HEAVY)]


@pytest.mark.parametrize("words", [["--lang", "fr"], ["--lang=fr"], ["--help", "--lang", "fr"]])
def test_help_speaks_french(run: Run, words: list[str]) -> None:
    """The help is in the language asked for, wherever that is said."""
    said = run(*words)
    assert said.code == 0
    assert "Usage\u202f: tablee COMMANDE" in said.out
    assert "Donne la liste des jeux." in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_has_a_help_text(run: Run, command: str, lang: str) -> None:
    """No command and no option is without its sentence, and no English mark is left in the French help."""
    load(COMMANDS[command], command, command_texts(lang))
    said = run(command, "--help", "--lang", lang)
    assert said.code == 0
    assert command_texts(lang).text(f"help-{command}")[:30] in said.out
    assert "[required]" not in said.out


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "C", "LC_ALL": "fr_BE"}, "fr"),
        ({"LANG": "fr", "LC_ALL": ""}, "fr"),
    ],
)
def test_a_french_locale_makes_it_speak_french(environment: dict[str, str], lang: str) -> None:
    """LC_ALL goes before LC_MESSAGES, and that before LANG."""
    assert from_locale(environment) == lang


def test_the_locale_decides_without_lang(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the locale is French, so are mistakes; --lang goes before it."""
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Aucun jeu ne s’appelle" in run("rules", "chess").err
    assert "There is no game" in run("rules", "chess", "--lang", "en").err


def test_both_languages_have_the_same_sentences() -> None:
    """What can be said in one language can be said in the other."""
    french, english = (command_texts(lang).keys for lang in LANGUAGES)
    assert french == english


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["pla"], "There is no command “pla”; the commands are: play, games"),
        (["games", "--every"], "“tablee games” has no option --every; see “tablee games --help”."),
        (["rules"], "“tablee rules” needs SLUG; see “tablee rules --help”."),
        (["play", "tiny", "--seed", "x"], "--seed cannot be “x”; see “tablee play --help”."),
        (["about", "tiny"], "“tablee about” does not know what to do with “tiny”; see “tablee about --help”."),
        (["games", "--lang", "de"], "There are no texts in “de”; the languages are: fr, en."),
        (["games", "--lang"], "“tablee games” needs --lang; see “tablee games --help”."),
    ],
)
def test_words_that_are_not_understood_get_one_sentence(run: Run, words: list[str], sentence: str) -> None:
    """Usage errors are told like all others: one sentence with the cure, exit code 2."""
    said = run(*words)
    assert said.code == 2
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_an_interruption_ends_politely(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C gives no traceback, and an exit code of its own."""

    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    said = run("play", "tiny", "--lang", "fr")
    assert said.code == 130
    assert said.err.strip() == "Interrompu."


def test_a_closed_pipe_is_no_traceback() -> None:
    """As in `tablee rules tiny | head -1`; the code is not 0, since nobody has read the answer."""
    command = f"{sys.executable} -c 'from tablee.cli import main; raise SystemExit(main())' rules tiny | head -1"
    script = f"{command} >/dev/null; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() in ("0", "141")  # 0 if all was written before the pipe was closed
    assert done.stderr == ""
