"""`tablee play`, by typed lines."""

import json
import re
from pathlib import Path

import pytest

from tablee.cli.seats import EventFeed, LocalPlayer, catch_up
from tablee.engine.record import read_record, replay, verify
from tablee.games.tiny.shapes import TileLooked
from tests.cli.conftest import Run, played, record_text

ALWAYS_FIRST = "1\n" * 200


def typed(*lines: str) -> str:
    """Lines as they are typed."""
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "fr",
            [
                "Graine 3.",
                "À vous, Place 1.",
                "Choisissez en secret",
                "Enfouir la carte",
                "gagne, 10 à 6.",
                "Rang",
                "Points",
            ],
        ),
        (
            "en",
            [
                "Seed 3.",
                "Your turn, Seat 1.",
                "Choose in secret",
                "Bury the card",
                "wins, 10 to 6.",
                "Place",
                "Points",
            ],
        ),
    ],
)
def test_a_whole_game_against_a_bot(run: Run, lang: str, words: list[str]) -> None:
    """Numbers play to the end; then places and scores, and an offer to keep the record."""
    said = run("play", "tiny", "--seed", "3", "--lang", lang, typed=ALWAYS_FIRST)
    assert said.code == 0
    assert said.err == ""
    for word in words:
        assert word in said.out


def test_the_record_of_a_finished_game_can_be_kept(run: Run, tmp_path: Path) -> None:
    """What is kept replays and is consistent with its seed; an existing file is not touched."""
    taken = tmp_path / "taken.tablee"
    taken.write_text("mine")
    bots = run("play", "tiny", "--seats", "bot,bot:random", "--seed", "9", "--json")
    assert json.loads(bots.out)["finished"]
    plays = 0
    while True:  # as many first actions as this game takes, then the names
        lines = typed(*["1"] * plays, "taken.tablee", "kept.tablee")
        said = run("play", "tiny", "--seed", "3", typed=lines)
        if "Kept. To replay it" in said.out:
            break
        plays += 1
        assert plays < 100
    assert "taken.tablee already exists" in said.out
    assert taken.read_text() == "mine"
    record = read_record((tmp_path / "kept.tablee").read_text())
    assert replay(record).is_over()
    verify(record)


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    """Bots have chance of their own from the seed."""
    first = run("play", "tiny", "--seed", "11", "--seats", "bot:random,bot:novice", "--json")
    again = run("play", "tiny", "--seed", "11", "--seats", "bot:random,bot:novice", "--json")
    other = run("play", "tiny", "--seed", "12", "--seats", "bot:random,bot:novice", "--json")
    assert first.out == again.out
    assert first.err == again.err != other.err


def test_an_action_is_explained_with_its_rule(run: Run) -> None:
    """`? 1` and `?1` tell the sentence, the name and the rule."""
    for question in ("? 1", "?1"):
        said = run("play", "tiny", "--seed", "7", typed=typed(question)).out
        assert "By name: bury card=1" in said
        assert "TIN-2.1  At the start of your turn" in said


def test_why_not_cites_the_rule(run: Run) -> None:
    """`why` tells what forbids an action, what is possible, and how actions are called."""
    said = run(
        "play", "tiny", "--seed", "7", "--lang", "fr",
        typed=typed("pourquoi call islet=2", "pourquoi bury card=1", "why", "why dance", "?9"),
    ).out  # fmt: skip
    assert "On met un îlot aux enchères après avoir enfoui une carte" in said
    assert "TIN-2.3  Puis vous mettez un îlot libre aux enchères." in said
    assert "C’est possible\u202f: c’est le numéro 1." in said
    assert "call islet=1" in said
    assert "Aucune action ne s’appelle «\u202fdance\u202f»" in said
    assert "«\u202f9\u202f» n’est pas un numéro de 1 à 5" in said


def test_undo_is_offered_exactly_when_it_is_possible(run: Run) -> None:
    """A buried card comes back; a tile that was looked at does not turn down."""
    said = run("play", "tiny", "--seed", "7", typed=typed("1", "u", "u", "1", "1", "u")).out
    assert said.count("u takes back") == 2
    assert "You take back your last action." in said
    assert said.count("Too late: something has been drawn") == 2
    assert "TAB-2.1" in said


def test_a_step_of_a_secret_choice_can_be_taken_back(run: Run) -> None:
    """Before it is closed, a bid is changed step by step; the call that asks for it stands."""
    said = run("play", "tiny", "--seed", "7", typed=typed("1", "6", "1", "u", "u")).out
    assert said.count("Your choice so far: ") == 1
    assert "You take back your last action." not in said
    assert "Too late: something has been" in said


def test_the_log_shows_what_may_still_be_seen(run: Run) -> None:
    """With numbers and rules; a tile that was turned down again is gone from it."""
    said = run("play", "tiny", "--seed", "7", typed=typed("1", "3", "log", "1", "log")).out
    looked, later = said.split("> \n   0 You draw")[1:]
    assert "2 Seat 1 looks under islet 3: sand.  TIN-2.2" in looked
    assert "2 Seat 1 has looked under islet 3.  TIN-2.2" in later


def test_rules_hints_help_and_the_position_as_text(run: Run) -> None:
    """The other things that can be typed."""
    said = run("play", "tiny", "--seed", "7", typed=typed("rules TIN-4", "hint", "help", "text", "board", "dance")).out
    assert "The waves" in said
    assert re.search(r"Hint: \d, .+\. Wins \d+ times in 100 \(±\s\d+\)\.", said)
    assert "save FILE" in said
    assert re.search(r"why bury card=1 +why an action is not possible", said)
    assert re.search(r"rules, rules TIN-1.1 +the rule book", said)
    assert "tiny 2, 2 players, seat 0" in said
    assert said.count("Your turn, Seat 1.") == 2
    assert "“dance” means nothing here. Type a number from 1 to 5, or “help”." in said


def test_enter_plays_the_only_action(run: Run) -> None:
    """Where there is no choice, Enter is as good as 1; elsewhere it is nothing."""
    numbers, _, _ = run("play", "tiny", "--seed", "3", typed=ALWAYS_FIRST).out.partition("You can keep the record.")
    index = next(index for index, shown in enumerate(numbers.split("> \n")) if "There is only one action" in shown)
    lines = ALWAYS_FIRST.splitlines()
    lines[index] = ""
    assert run("play", "tiny", "--seed", "3", typed=typed(*lines)).out.startswith(numbers)
    assert "Type a number from 1 to 5." in run("play", "tiny", "--seed", "7", typed=typed("")).out


def test_a_hand_is_hidden_before_the_keyboard_is_passed(run: Run) -> None:
    """Between two people there is a screen, and neither part shows the other's hand."""
    said = run(
        "play", "tiny", "--seed", "7", "--seats", "human,human", typed=typed("", "1", "6", "4", "1", "", "4")
    ).out
    first, second = said.split("Pass the keyboard to Seat 2, then press Enter.")
    assert first.strip().splitlines()[1].startswith("─")
    assert re.search(r"hand · you +1, 2, 3, 5, wave", first)
    assert re.search(r"hand · Seat 2 +\d unseen", first)
    assert re.search(r"hand · Seat 1 +\d unseen", second)
    assert "You draw" not in second
    assert "Seat 1 buries a card." in second


def test_what_lapses_is_shown_once_to_each_person(run: Run) -> None:
    """The second person is told of the tile that lay open before their turn."""
    said = run(
        "play", "tiny", "--seed", "7", "--seats", "human,human", typed=typed("", "1", "3", "3", "4", "1", "")
    ).out
    second = said.split("Pass the keyboard to Seat 2")[1]
    assert "Seat 1 looks under islet 3: sand." in second


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_game_between_four_people_ends(run: Run, lang: str) -> None:
    """Hot-seat with secret bids and interruptions, to the end."""
    said = run("play", "tiny", "--seats", "human,human,human,human", "--options", "preset=short", "--lang", lang,
               "--json", "--seed", "2", typed="\n1\n" * 400)  # fmt: skip
    assert said.code == 0
    assert json.loads(said.out)["finished"]


def test_a_saved_game_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    """`save` writes a file marked unfinished, which --load opens with the same people and bots."""
    said = run("play", "tiny", "--seed", "7", "--seats", "bot:random,human", typed=typed("1", "save a.tablee", "quit"))
    assert "To continue: tablee play --load a.tablee" in said.out
    assert "What was saved is in a.tablee." in said.out
    record = read_record((tmp_path / "a.tablee").read_text())
    assert record.tags["status"] == "unfinished"
    assert record.tags["players-kinds"] == "bot:random human"
    on = run("play", "--load", "a.tablee", "--lang", "fr", "--json", typed=ALWAYS_FIRST)
    assert on.code == 0
    result = json.loads(on.out)
    assert result["finished"]
    assert result["seats"] == ["bot:random", "human"]
    assert "À vous, Place 2." in on.err or "Choisissez en secret" in on.err


def test_saving_again_writes_over_the_own_file_only(run: Run, tmp_path: Path) -> None:
    """The file of this game is brought up to date; any other is left alone; a name is needed once."""
    (tmp_path / "b.tablee").write_text("mine")
    said = run("play", "tiny", "--seed", "7", typed=typed("save", "save a.tablee", "1", "save", "save b.tablee")).out
    assert "Under what name?" in said
    assert said.count("Kept.") == 2
    assert "b.tablee already exists; choose another name." in said
    assert len(read_record((tmp_path / "a.tablee").read_text()).entries) == 2
    assert (tmp_path / "b.tablee").read_text() == "mine"


def test_a_folder_that_is_not_there_is_told(run: Run) -> None:
    """A file that cannot be written does not end the game."""
    said = run("play", "tiny", typed=typed("save nowhere/a.tablee", "quit"))
    assert said.code == 0
    assert "nowhere/a.tablee cannot be written" in said.out


@pytest.mark.parametrize(
    ("lang", "farewell"), [("fr", "Vous avez quitté la table."), ("en", "You have left the table.")]
)
def test_the_end_of_input_ends_politely(run: Run, lang: str, farewell: str) -> None:
    """No traceback when nothing more comes."""
    said = run("play", "tiny", "--lang", lang)
    assert said.code == 0
    assert farewell in said.out
    assert said.err == ""


def test_a_bot_is_shown_events_before_they_lapse() -> None:
    """Also those that are gone from the log when it must decide."""
    match = played(7, steps=0)
    player = LocalPlayer("bot:novice")
    feed = EventFeed(match, {1: player})
    match.play(0, match.legal(0)[0])
    match.play(0, "look islet=3")
    feed.listen()
    match.play(0, "call islet=3")
    feed.listen()
    assert [event.tile for event in player.memory.read_news() if isinstance(event, TileLooked)] == ["SAND"]
    assert player.memory.read_news() == []


def test_an_action_taken_back_is_told_once() -> None:
    """Its events are gone from the match, and one event tells of the undo."""
    match = played(7, steps=0)
    player = LocalPlayer("bot:novice")
    feed = EventFeed(match, {1: player})
    player.memory.read_news()
    match.play(0, match.legal(0)[0])
    feed.listen()
    match.undo(0)
    feed.listen_after_undo()
    assert [event.kind for event in player.memory.read_news()] == ["card_buried", "taken_back"]


def test_a_loaded_game_tells_people_only_what_can_still_be_seen() -> None:
    """The same bot gets all it was shown; a person, or a bot that is new there, not what has lapsed."""
    match = played(7, steps=0)
    for action in (match.game.named(match.state, match.legal(0)[0]), "look islet=3", "call islet=3"):
        match.play(0, action)
    tiles = {}
    for kind, is_same in (("bot:novice", True), ("bot:random", False), ("human", True)):
        player = LocalPlayer(kind)
        catch_up(match, 1, player, is_same)
        tiles[kind] = [event.tile for event in player.memory.news if isinstance(event, TileLooked)]
    assert tiles == {"bot:novice": ["SAND"], "bot:random": [None], "human": [None]}


@pytest.mark.parametrize("seed", ["3", "5"])
def test_a_saved_bot_goes_on_with_what_it_remembers(run: Run, tmp_path: Path, seed: str) -> None:
    """A game that was saved and loaded goes on as if it had not been: notes are kept, nothing is heard twice."""
    start = ("play", "pique-plume", "--seed", seed, "--seats", "human,bot:novice")
    flips = [str(1 + index % 12) for index in range(10)]
    run(*start, typed=typed(*flips, "save whole.tablee", "quit"))
    run(*start, typed=typed(*flips[:5], "save half.tablee", "quit"))
    assert "bots-notes" in (tmp_path / "half.tablee").read_text()
    run("play", "--load", "half.tablee", typed=typed(*flips[5:], "save", "quit"))
    whole, half = (read_record((tmp_path / name).read_text()) for name in ("whole.tablee", "half.tablee"))
    assert [entry.actions for entry in whole.entries] == [entry.actions for entry in half.entries]
    assert whole.tags == half.tags


def test_damaged_notes_are_a_mistake(run: Run, tmp_path: Path) -> None:
    """The file says which line is wrong."""
    run("play", "tiny", "--seed", "7", typed=typed("save a.tablee", "quit"))
    text = (tmp_path / "a.tablee").read_text()
    (tmp_path / "a.tablee").write_text(re.sub("bots-notes: .*", "bots-notes: [7]", text))
    said = run("play", "--load", "a.tablee", "--lang", "en")
    assert said.code != 0
    assert "bots-notes" in said.err


def test_a_game_under_older_rules_goes_on_under_them(run: Run, tmp_path: Path) -> None:
    """A file of rules version 1 is loaded, played and kept as version 1."""
    match = played(4, steps=3, version=1)
    (tmp_path / "old.tablee").write_text(record_text(match, 4, **{"players-kinds": "human bot:random"}))
    said = run("play", "--load", "old.tablee", "--json", typed=ALWAYS_FIRST)
    assert json.loads(said.out)["version"] == 1
    assert json.loads(said.out)["finished"]
