"""What people bring to a new table: a course they build, a circuit from a file, secret questions."""

import json
import re
from importlib.resources import files

import pytest
from playwright.sync_api import FilePayload, Locator, ViewportSize, expect

from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.browser.test_access import check

CIRCUIT = (files("tablee.games.formula_de") / "data" / "port-corail.toml").read_text(encoding="utf-8")
QUESTION = {"difficulty": 1, "right": 2, "fr": {"q": "Qui gara le tandem du Zinc ?", "a": ["Ana", "Ben", "Zoé"]}}
CARDS = json.dumps([{"id": "C01", "cycling": QUESTION}], indent=2)


def bring(person: Person, game: str, option: str, choice: str, name: str) -> Locator:
    """The form of a new table, with an option that asks for something of one's own; its part of the form."""
    person.open(f"new/{game}")
    person.unfold_options()
    person.page.get_by_role("combobox", name=re.compile(option)).select_option(choice)
    return person.page.get_by_role("region", name=name)


def submit(person: Person) -> None:
    """Asks for the table."""
    person.page.get_by_role("main").get_by_role("button", name=re.compile("^(Ouvrir une table|Open a table)$")).click()


def file(name: str, text: str) -> FilePayload:
    """A file of somebody's."""
    return FilePayload(name=name, mimeType="text/plain", buffer=text.encode())


def tile(builder: Locator, number: int) -> Locator:
    """A tile of the box."""
    return builder.get_by_role("button", name=re.compile(rf"^(Tuile|Tile) {number}[AB]\b"))


def options(person: Person) -> str:
    """The options of the table, as this page was told them."""
    return str([message for message in person.heard if message["type"] == "table"][-1]["options"])


def test_a_course_is_built_and_raced_on(people: People) -> None:
    """By keyboard alone: chosen, flipped, turned, laid, taken back; the page says at once what the rules say."""
    person = people.come()
    page = person.page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    person.open("new/biathlon")
    expect(person.seat_kind(1)).to_be_visible()
    assert not any("builder-biathlon" in address for address in fetched)
    builder = bring(person, "biathlon", "^Parcours$", "custom", "Votre parcours")
    expect(tile(builder, 1)).to_be_visible()
    assert any("builder-biathlon" in address for address in fetched)
    verdict = builder.get_by_role("status")
    tile(builder, 1).press("Enter")  # it is chosen already
    expect(verdict).to_contain_text("Tuile 1A posée. Il manque l’arrivée")
    for number in (15, 3, 2):
        tile(builder, number).press("Enter")
        page.keyboard.press("f")
        page.keyboard.press("l")
        page.keyboard.press("Enter")
    expect(verdict).to_contain_text("Un parcours en règle : 4 tuiles, 13 rangées, un stand.")
    page.keyboard.press("Backspace")
    expect(verdict).to_contain_text("Il manque l’arrivée")
    submit(person)
    person.introduce("Camille")
    wrong = builder.get_by_role("alert")
    expect(wrong).to_be_focused()
    expect(wrong.get_by_role("button", name="Règle BIA-15.1")).to_be_visible()
    builder.get_by_role("button", name="Annuler").click()
    builder.get_by_role("button", name="Inverser").click()
    expect(verdict).to_contain_text("Parcours inversé. Un parcours en règle")
    for number in (1, 2):
        person.seat_kind(number).select_option(["me", "bot:novice"][number - 1])
    submit(person)
    expect(page.get_by_text("hôte").first).to_be_visible()
    assert json.loads(options(person))["custom_course"] == "1A 3B 15B:R 2B"
    expect(page.get_by_text("1A 3B 15B:R 2B")).to_be_visible()
    person.get_ready()
    person.act()
    expect(person.log().first).to_be_visible()


def test_a_known_course_is_changed_and_shared(people: People) -> None:
    """Its letters can be copied, and pasted by somebody else."""
    person = people.come("en")
    builder = bring(person, "biathlon", "^Course$", "custom", "Your own course")
    builder.get_by_role("combobox", name="Start from a course").select_option("dash")
    letters = builder.get_by_role("textbox", name="in letters")
    expect(letters).to_have_value("1B 9A 17A:R 11A 3B 20A:R 8B 2B")
    builder.get_by_role("button", name="Change tile 17A:R, 3 of 8").click()
    builder.get_by_role("button", name="Turn left").click()
    builder.get_by_role("button", name="Remove 17A").click()
    expect(tile(builder, 17)).to_be_focused()
    expect(letters).to_have_value("1B 9A 11A 3B 20A:R 8B 2B")
    letters.fill("1A  7A 7B 2A")
    letters.blur()
    expect(builder.get_by_role("listitem").filter(has_text="This tile is already laid")).to_be_visible()
    builder.get_by_role("button", name="Clear").click()
    expect(letters).to_have_value("")
    for _ in range(5):
        builder.get_by_role("button", name="Undo").click()
    expect(letters).to_have_value("")
    expect(builder.get_by_role("button", name="Undo")).to_be_disabled()


@pytest.mark.parametrize(("lang", "size", "night"), [("fr", DESKTOP, False), ("en", PHONE, True)])
def test_the_builder_can_be_used_by_everybody(people: People, lang: str, size: ViewportSize, night: bool) -> None:
    """With a fault and a warning, a tile chosen to be laid, and one that is changed."""
    person = people.come(lang, size, night=night)
    option, name = ("^Parcours$", "Votre parcours") if lang == "fr" else ("^Course$", "Your own course")
    builder = bring(person, "biathlon", option, "custom", name)
    letters = builder.get_by_role("textbox")
    letters.fill("1A 15A:R 3A 4A 16A:L")
    letters.blur()
    expect(builder.locator("li.warning")).to_be_visible()
    tile(builder, 17).click()
    check(person.page, "builder, tile chosen")
    tile(builder, 15).click()
    check(person.page, "builder, tile changed")


def test_a_bad_circuit_tells_its_problems_and_a_good_one_is_drawn(people: People) -> None:
    """As the command line does; the text goes into the table's options."""
    person = people.come()
    part = bring(person, "formula-de", "^Circuit$", "custom", "Votre circuit")
    broken = CIRCUIT.replace("[6, 5, 4], 1, ", "[6, 5, 4], 7, ", 1)
    part.locator("input[type=file]").set_input_files([file("mine.toml", broken)])
    expect(part.get_by_text("Le virage 1 demande 7 arrêts ; il en faut de 1 à 3.")).to_be_visible()
    check(person.page, "circuit with a problem")
    submit(person)
    person.introduce("Camille")
    expect(part.get_by_role("alert")).to_be_focused()
    part.locator("input[type=file]").set_input_files([file("long.toml", "#" * 9000)])
    expect(part.get_by_text(re.compile(r"Le texte dépasse 8\s?000 caractères."))).to_be_visible()
    part.locator("input[type=file]").set_input_files([file("mine.toml", CIRCUIT)])
    expect(part.get_by_text("un bon circuit de 486 cases")).to_be_visible()
    picture = part.get_by_role("img", name="Dessin")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") > 0
    submit(person)
    expect(person.page.get_by_text("hôte").first).to_be_visible()
    assert json.loads(options(person))["custom_circuit"] == CIRCUIT
    expect(person.page.get_by_text(re.compile(r"un texte de 1\s?936 caractères"))).to_be_visible()


def test_a_family_writes_its_own_questions(people: People) -> None:
    """In a form that begins with an example; what is missing is told as it is written, and nobody sees it later."""
    person = people.come()
    part = bring(person, "tour-de-france", "^Questions du club$", "mixed", "Cartes du club")
    part.get_by_role("button", name="Commencer par un exemple").click()
    expect(part.get_by_role("textbox", name="La question")).to_have_value(re.compile("notre club"))
    expect(part.get_by_role("radio", name="Réponse B")).to_be_checked()
    expect(part.get_by_text("Une carte valable")).to_be_visible()
    part.get_by_role("button", name="Ajouter une question").click()
    expect(part.get_by_text("La question ou une réponse est vide.")).to_be_visible()
    second = part.get_by_role("listitem").filter(has=person.page.get_by_role("heading", name="Question 2"))
    second.get_by_role("textbox", name="La question").fill("Qui roule en tandem ?")
    for letter, name in (("A", "Ana"), ("B", "Ben"), ("C", "Zoé")):
        second.get_by_role("textbox", name=f"Réponse {letter}").fill(name)
    second.get_by_role("radio", name="Réponse C").check()
    second.get_by_role("combobox", name="Genre").select_option("cycling")
    expect(part.get_by_text("2 cartes valables")).to_be_visible()
    check(person.page, "questions written")
    person.seat_kind(2).select_option("open")
    submit(person)
    person.introduce("Camille")
    expect(person.page.get_by_text("secret jusqu’à la fin")).to_be_visible()
    assert "tandem" not in json.dumps(person.heard)


def test_a_club_brings_questions_that_nobody_sees(people: People) -> None:
    """Neither those who come to the table nor the page that brought them is sent a word of them."""
    person = people.come()
    part = bring(person, "tour-de-france", "^Questions du club$", "mixed", "Cartes du club")
    part.get_by_text("Par un fichier").click()
    part.get_by_role("textbox", name=re.compile("[Cc]olle")).fill(CARDS.replace('"right": 2', '"right": 3'))
    expect(part.get_by_text("La bonne réponse (right) est 0, 1 ou 2, pas 3.")).to_be_visible()
    part.get_by_role("button", name="Vider").click()
    part.locator("input[type=file]").set_input_files([file("club.json", CARDS)])
    expect(part.get_by_text("Une carte valable")).to_be_visible()
    person.seat_kind(2).select_option("open")
    submit(person)
    person.introduce("Camille")
    expect(person.page.get_by_text("secret jusqu’à la fin")).to_be_visible()
    guest = people.come("en")
    guest.open(person.page.url)
    expect(guest.page.get_by_text("secret until the end")).to_be_visible()
    for somebody in (person, guest):
        assert "sha256:" in options(somebody)
        assert "tandem" not in json.dumps(somebody.heard)
        assert "tandem" not in somebody.page.content()
