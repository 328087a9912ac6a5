"""Positions on the screen: pictures at a terminal, lines elsewhere."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tablee.cli.boards import picture
from tablee.cli.boards.kahuna import between, stroke
from tablee.cli.language import command_texts
from tablee.engine import registry
from tablee.engine.shapes import View
from tablee.engine.texts import texts
from tests.cli.conftest import Run, played, record_text

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture
def screen(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command line as at a terminal."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    return run


def test_kahuna_is_drawn_as_a_map(screen: Run) -> None:
    """Every island has its name on it; a link shows its seat's letter."""
    seen = CONTROL.sub("", screen("play", "kahuna", "--options", "dealer=1", "--seed", "7", typed="1\n").out)
    for island in "ALOA BARI COCO DUDA ELAI FAAA GOLA HUNA IFFI JOJO KAHU LALE".split():
        assert island in seen
    assert "o Seat 1   x Bot 2" in seen
    assert re.search(r"\bo\b.*\n.*\bo\b", seen.split("You lay a link")[1])


def test_cartagena_is_drawn_section_by_section(screen: Run) -> None:
    """Spaces with their symbols and pirates, and where each own pirate could go."""
    seen = CONTROL.sub(
        "", screen("play", "cartagena", "--players", "3", "--lang", "fr", "--seed", "7", typed="1\n").out
    )
    before, after = seen.split("Vous jouez la carte crâne")[:2]
    assert re.search(r"│ départ +o{5}x{5}\+{5} ", before)
    assert re.search(r"│ 1 +2 +3 +4 +5 +6 +│\n│ tricorne +crâne +pistolet +clé +bouteille +poignard +│", before)
    assert re.search(r"│ case +crâne ×3 +reculer +│\n│ départ +2 +– +│", before)
    assert re.search(r"│ 1 +2 o +3 ", after)
    assert re.search(r"main · vous +crâne ×2", after)
    assert "o Place 1   x Bot 2   + Bot 3" in seen


def test_the_tiny_game_is_drawn_as_a_row_of_islets(screen: Run) -> None:
    """Numbers, values, owners, tiles."""
    seen = CONTROL.sub("", screen("play", "tiny", "--lang", "fr", "--seed", "7", typed="1\n3\n1\n").out)
    assert re.search(r"îlot +1 +2 +3 +4 +5", seen)
    assert re.search(r"valeur +3 +1 +5 +2 +4", seen)
    assert re.search(r"tuile +\? +\? +sable +\? +\?", seen)
    assert "Aux enchères\u202f: l’îlot 1." in seen


def test_pique_plume_is_drawn_as_a_farmyard(screen: Run) -> None:
    """Eggs around the yard, birds and droppings with their seat's number, the egg that is looked for."""
    options = ("--players", "4", "--options", "first_player=seat0", "--seed", "7")
    seen = CONTROL.sub("", screen("play", "pique-plume", *options, typed="1\n").out)
    first = seen.split("You flip")[0]
    for mark in ("►1", "►2", "►3", "►4", "●1", "●2", "●3", "●4", "» 2 «", "‹ 1 ›", "‹ 12 ›"):
        assert mark in first
    assert "feathers (4 to win)" in first


def test_a_game_of_memory_leaves_nothing_on_the_screen(screen: Run) -> None:
    """Before each decision the screen is cleared with its history: a flip is seen once."""
    options = ("--players", "2", "--options", "first_player=seat0", "--seed", "7")
    said = screen("play", "pique-plume", *options, typed="1\n2\n3\n").out
    screens = said.split("\x1b[3J")[1:]
    assert len(screens) >= 3
    assert all("tile 1," not in CONTROL.sub("", one) for one in screens[2:])


def test_older_rules_with_the_same_view_are_drawn(screen: Run, tmp_path: Path) -> None:
    """A picture is made from a view, whatever the version of the rules."""
    (tmp_path / "old.tablee").write_text(record_text(played(4, version=1), 4))
    seen = CONTROL.sub("", screen("replay", "old.tablee").out)
    assert re.search(r"islet +1 +2 +3 +4 +5", seen)


class OlderView(View, frozen=True, tag="tiny"):
    """A view that Les Îlots might have had before its picture was made."""

    islands: str


def test_older_rules_with_another_view_are_shown_as_lines() -> None:
    """A picture knows the fields of its own view only."""
    game = registry.get("tiny", 1)
    view = OlderView(played(4, version=1).state.view(0).header, "31524")
    assert picture(view, texts(game, "en"), command_texts("en"), ["Ana", "Malik"]) is None


def test_without_a_terminal_a_position_is_lines(run: Run) -> None:
    """The text twin, with labels in the reader's language and the game's words."""
    seen = run("play", "tiny", "--lang", "fr", "--seed", "7").out
    assert re.search(r"main · vous +1, 2, 3, 5, vague", seen)
    assert re.search(r"main · Bot 2 +3 non visibles", seen)


def test_words_of_a_line_are_said_in_the_language(run: Run) -> None:
    """A word that a game has a text for in this line, and the line of a seat as well."""
    seen = run("play", "cartagena", "--players", "3", "--lang", "fr", "--seed", "7").out
    assert re.search(r"pirates · vous +départ ×5", seen)
    assert re.search(r"main · vous +crâne ×3", seen)


def test_a_screen_is_cleared_with_its_history(screen: Run) -> None:
    """Before the keyboard is passed, nothing of the last hand can be scrolled back to."""
    said = screen("play", "tiny", "--seats", "human,human", "--seed", "7", typed="\n").out
    before, _, after = said.partition("Pass the keyboard to Seat 1")
    assert "\x1b[3J" in before
    assert "\x1b[3J" in after
    assert "hand" not in before


@pytest.mark.parametrize(
    ("end", "mark"), [((20, 0), "-"), ((0, 9), "|"), ((10, 5), "\\"), ((10, -5), "/"), ((-10, 5), "/")]
)
def test_a_line_looks_like_its_direction(end: tuple[int, int], mark: str) -> None:
    """Flat, steep, falling, rising; the ends belong to the islands."""
    assert stroke((0, 0), end) == mark
    assert (0, 0) not in between((0, 0), end)
    assert end not in between((0, 0), end)


def test_the_frame_keeps_its_width(screen: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long discard pile is broken into lines, however wide the window."""
    monkeypatch.setenv("COLUMNS", "160")
    seen = CONTROL.sub("", screen("play", "kahuna", "--seats", "bot:random,bot:random", "--seed", "7").out)
    framed = [line for line in seen.splitlines() if line.startswith("│")]
    assert {len(line) for line in framed} == {80}
    assert any(re.match(r"│ +([A-Z]{4}, )*[A-Z]{4},? +│", line) for line in framed)  # the discard pile goes on


def test_medailles_shows_centre_hand_and_podiums(screen: Run) -> None:
    """Sports with their free medals, the player's hand by sport, a line for each seat with its team."""
    options = ("--options", "teams=2v2", "--seed", "3", "--players", "4")
    seen = CONTROL.sub("", screen("play", "medailles", *options, "--lang", "fr", typed="1\n" * 12).out)
    assert "centre  1 " in seen
    assert "bronze argent or" in seen
    assert re.search(r"main +1 × ", seen)
    assert re.search(r"Place 1 · équipe 1 +0 point +5 cartes", seen)
    assert re.search(r"Bot 4 · équipe 2 +2 points +argent \w+ ", seen)
    assert re.search(r"présente . cartes? : .* en ", seen.replace("\u202f", " "))


def test_medailles_tells_what_all_have_seen_and_the_last_turns() -> None:
    """Shown cards stand beside the hand, the last turns beside the pile, an empty place as a dash."""
    game = registry.get("medailles")
    text = "medailles 1, 2 players, seat 0\nphase: final 3\nhand 0: NAT\nhand 1: ? ?\nshown 1: JUD-1\ncentre: - SKI\n"
    drawn = picture(game.read(text + "pile: 0"), texts(game, "en"), command_texts("en"), ["Ana", "Ben"])
    assert drawn is not None
    console = Console(width=100, record=True, file=StringIO())
    console.print(drawn.drawing)
    seen = console.export_text()
    assert "Ben  0 points    2 cards (shown before : 1 × judo)" in seen
    assert "draw pile  0 · last turns : 3" in seen
    assert re.search(r"centre +1 – +2 skiing", seen)


def olympiades_drawn(text: str, lang: str = "en") -> str:
    """The picture of a position of Olympiades as seat 0 sees it."""
    game = registry.get("olympiades")
    view = game.read(f"olympiades 1, 4 players, seat 0\n{text}")
    drawn = picture(view, texts(game, lang), command_texts(lang), ["Ana", "Ben", "Cleo", "Dan"])
    assert drawn is not None
    console = Console(width=100, record=True, file=StringIO())
    console.print(drawn.drawing)
    return console.export_text()


def test_olympiades_shows_programme_medals_and_athletes(screen: Run) -> None:
    """The current event in brackets, both medal tables, a line for each athlete with energy and pad."""
    options = ("--options", "length=short", "--seed", "5", "--players", "4")
    seen = CONTROL.sub("", screen("play", "olympiades", *options, "--lang", "fr", typed="1\n" * 4).out)
    assert re.search(r"\[ [^\]]+ \]  ", seen)
    assert re.search(r"Soleil +\d+ points? +\d or +\d argent +\d bronze", seen)
    assert re.search(r"Place 1 · Soleil, C +\d+ +■", seen)


OLYMPIC = 'options: {"scenario":"{\\"events\\":[\\"EVENT\\",\\"golf\\"]}"}\n'
ALL_PADS = "waiting: 0 1 2 3\nsubmitted:\nchoice 0:\n"


@pytest.mark.parametrize(
    ("event", "text", "seen"),
    [
        ("show_jumping", ALL_PADS + "round: 2", "3  [4]  5  6  7"),
        ("golf", ALL_PADS + "holes: sun:2 wave:2 wave:6", "1:·  2:SW  3:·  4:·  5:·  6:W"),
        ("tug_of_war", ALL_PADS + "cube: -1", "Sun · · · ■ · Wave"),
        ("fencing", ALL_PADS + "cube: 1\npads: bid:3 - - -", "Sun ■ · · Wave"),
        ("tennis", "turn: 1\nprice: 4\nspeaker: 0", "At stake: gold; Ana announces 4"),
        ("tennis", "turn: 1", "At stake: gold"),
        ("archery", "turn: 2\ndice: green:2 blue:3 yellow:5 red:6", "green 2, blue 3, yellow 5, red 6"),
        ("weightlifting", "turn: 2\nwon: gold:1", "gold: Ben"),
        ("basketball", "waiting: 0 1 3\nsubmitted:\nball: 0\nbaskets: sun:1 wave:0", "Baskets: Sun 1, Wave 0"),
    ],
)
def test_olympiades_draws_what_lies_on_the_tile(event: str, text: str, seen: str) -> None:
    """Obstacles, holes, rope, price, dice, medals and baskets."""
    assert seen in olympiades_drawn(OLYMPIC.replace("EVENT", event) + text)


def test_biathlon_draws_the_course_and_the_boards() -> None:
    """Lanes with terrain and pawns, the range, dice, hearts with their targets, and the player's wax row."""
    game = registry.get("biathlon")
    text = "biathlon 1, 3 players, seat 0\nskier 0: nor r11.2\nskier 1: ger S16\nskier 2: fra P16.2\n"
    text += "columns 0: 0 3 0 1\nstars 0: 2\nsprint 0: 1\nendurance 0: Y Y R B Y\nused 0: 1 0\n"
    text += "shots 1: hit miss none none none\nshots 2: miss hit hit hit hit\nmisses 2: 1"
    drawn = picture(game.read(text), texts(game, "en"), command_texts("en"), ["Ana", "Ben", "Cid"])
    assert drawn is not None
    console = Console(width=78, record=True, file=StringIO())
    console.print(drawn.drawing)
    seen = console.export_text()
    assert re.search(r"^2 .* A  \^  \^ ", seen, re.MULTILINE)
    assert re.search(r"^1 .* B ", seen, re.MULTILINE)
    assert re.search(r"^P +C", seen, re.MULTILINE)
    assert re.search(r"▶ A Ana NOR r11.2 29 +0 3\* 0 1 1 +4 ", seen)
    assert re.search(r"C Cid FRA P16.2 24 ✗1 ", seen)
    assert "Y○ Y○ R○ B○ Y○" in seen
    assert "Y✓ Y✗ Y○ Y○ Y○" in seen
    assert "A wax : (shot again) | shot again | die again | sprint | free column | +1 or −1" in " ".join(seen.split())


def test_formula_de_shows_standings_and_the_road_ahead(screen: Run) -> None:
    """Cars in their order with their sheets, the next corner, and the lanes with cars and targets."""
    options = ("--players", "3", "--lang", "fr", "--seed", "7")
    seen = CONTROL.sub("", screen("play", "formula-de", *options, typed="1\n2\n").out)
    assert re.search(r"voiture +case +tour +vit\. +pneus +freins +conso +carr\. +mot\.", seen)
    assert re.search(r"► 1 Voiture 1 · Place 1 +22L14 +0/1 +1 +●●●● +●●● +●● +●● +●●", seen)
    assert "Prochain virage\u202f: Le Môle dans 21 cases, 1 arrêt." in seen
    assert re.search(r"L \[1\] +22L16-1 +0L0 +0L1", seen)
    assert re.search(r"R 22R14 +22R15 +22R16 +0R0 +0R1 +0R2 +\[3\]", seen)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        (
            "car 0: 13R4 gear:3 stops:1\ncar 1: - out:engine at:4M0\nroll: 6",
            "In L’Épingle du Palais: 1 of 3 stops made",
        ),
        ("car 0: P15 lap:2 gear:3 served\ncar 1: - rank:1\nroll: 6", "Next: Le Môle in 17 cells, 1 stop."),
        ("car 0: 0L15 gear:4 tyres:4\ncar 1: 0M17\nroll: 12", "2L3°4!"),
    ],
)
def test_formula_de_in_corners_and_pits(text: str, seen: str) -> None:
    """Stops made, the way out of the pit lane, prices of targets, cars that are out or in."""
    game = registry.get("formula-de")
    head = 'formula-de 1, 2 players, seat 0\noptions: {"laps":"2","road_handling":"true"}\n'
    drawn = picture(game.read(head + text), texts(game, "en"), command_texts("en"), ["Ana", "Ben"])
    assert drawn is not None
    console = Console(width=140, record=True, file=StringIO())
    console.print(drawn.drawing)
    assert seen in console.export_text()


def test_the_tour_de_france_shows_road_riders_and_roll(screen: Run) -> None:
    """The road in rows with riders on it, a line for each rider, the roll as a sum, the stage."""
    options = ("--options", "quiz=dice", "--seed", "3", "--players", "3", "--lang", "fr")
    seen = CONTROL.sub("", screen("play", "tour-de-france", *options, typed="1\n" * 8).out).replace("\u202f", " ")
    assert re.search(r"1–20 +▲  \?  S  ■ ", seen)
    assert re.search(r"Étape \d+ : \w+ → \w+", seen)
    assert re.search(r"o Place 1 +case \d+ .*encore \d+ ", seen)
    assert re.search(r"\d \+ \d.* = \d+", seen)


def test_the_tour_de_france_shows_a_question_in_the_readers_language() -> None:
    """And the right answer only after the answer."""
    game = registry.get("tour-de-france")
    text = (
        "tour-de-france 1, 2 players, seat 0\nphase: answer\nriders: 4 2\nhand 1: ? ?\nknown 1: 3\njokers: 0 1\n"
        "category: cycling\nquestion-fr: Quand ?\nanswers-fr: A hier | B demain | C jamais\n"
        "question-en: When?\nanswers-en: A yesterday | B tomorrow | C never\ndice: 3 4\nplayed: 1:-3"
    )
    seen = {}
    for lang in ("fr", "en"):
        drawn = picture(game.read(text), texts(game, lang), command_texts(lang), ["Ana", "Ben"])
        assert drawn is not None
        console = Console(width=100, record=True, file=StringIO())
        console.print(drawn.drawing)
        seen[lang] = console.export_text()
    assert "Quand ?" in seen["fr"]
    assert "B. demain" in seen["fr"]
    assert "When?" in seen["en"]
    assert "Quand" not in seen["en"]
    assert "✓" not in seen["en"]
    assert "2 cards (3), 1 Joker" in seen["en"]
    assert "3 + 4 − 3 (Ben) = 4" in seen["en"]
