"""Médailles on its drawn board: whole games with the fewest and the most seats, by mouse, finger and keyboard."""

import json
import re
import subprocess
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.boards import BANNERS, TARGET, decision, end_is_proclaimed, learner, press
from tests.browser.people import MOST_STEPS, PHONE, People, Person, settle
from tests.browser.serving import ROOT
from tests.browser.test_access import check

TABLET = ViewportSize(width=820, height=1180)
READY = ":not([aria-disabled])"
MAIN = ".tray .btn.main"
ALIKE = 0.02  # the part of its pixels in which a portrait must differ from every other
PORTRAITS = """
import { createServer } from "vite"
const server = await createServer({
  logLevel: "silent", appType: "custom", optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
const { portrait } = await server.ssrLoadModule("/src/games/medailles/portrait.ts")
const { CARDS } = await server.ssrLoadModule("/src/games/medailles/athletes.ts")
console.log(JSON.stringify(Object.fromEntries(CARDS.map((card) => [card, portrait(card)]))))
await server.close()
"""
PIXELS = """async drawings => Promise.all(drawings.map(async drawing => {
  const image = new Image()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="82" height="78" viewBox="0 0 82 78">${drawing}</svg>`
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg)
  await image.decode()
  const canvas = Object.assign(document.createElement("canvas"), { width: 82, height: 78 })
  const context = canvas.getContext("2d")
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, 82, 78)
  const colour = i => data.slice(4 * i, 4 * i + 3).reduce((sum, part) => sum * 16 + (part >> 4), 0)
  return Array.from({ length: 82 * 78 }, (_, i) => colour(i))
}))"""


# How much of the height of the board its drawing takes, which is always whole.
FILLED = """board => {
  const { width, height } = board.viewBox.baseVal
  const room = board.getBoundingClientRect()
  return height / Math.max(width / room.width, height / room.height) / room.height
}"""


def action(page: Page, names: str) -> Locator:
    """A button beside the hand, by the beginning of its name in either language."""
    return page.locator(".tray .actions .btn").filter(has_text=re.compile(f"^ *({names})"))


def sit(person: Person, others: int, name: str) -> None:
    """Starts a game against this many bots."""
    person.open_table("medailles", ["me", *["bot:novice"] * others], name)
    person.get_ready()
    expect(person.page.locator(".boardbox svg.board")).to_be_visible()


def answers(page: Page) -> bool:
    """Is a bid to be answered, rather than a turn to be played?"""
    return action(page, "Surenchérir|Outbid").count() > 0


def confirm(person: Person, number: str) -> None:
    """Plays what is chosen."""
    press(person, person.page.locator(MAIN))
    expect(person.page.locator(f'.boardbox[data-decision="{number}"]')).to_have_count(0)


def play(person: Person, number: str, step: int) -> None:
    """A medal if the centre offers one, else a card to the pot; at the end a swap, or nothing."""
    page = person.page
    page.keyboard.press("Escape")  # a press that was meant for an earlier decision may have raised a card
    places = page.locator(f"[data-place]{READY}")
    if places.count() and step % 3:
        press(person, places.first)
    elif action(page, "Échanger|Swap").count() and action(page, "Échanger|Swap").and_(page.locator(READY)).count():
        swap(person)
    elif action(page, "Passer|Pass").count():
        press(person, action(page, "Passer|Pass"))
    else:
        press(person, page.locator(f".hand button{READY}").last)
    moved_on = page.locator(f'.boardbox:not([data-decision="{number}"])')  # what alone can be done was chosen already
    expect(page.locator(MAIN).or_(moved_on).first).to_be_visible()
    if decision(person) == number:
        confirm(person, number)


def swap(person: Person) -> None:
    """Offers all swaps and takes the first, by its sentence."""
    page = person.page
    press(person, action(page, "Échanger|Swap"))
    offered = page.locator(".notice .btn")
    if offered.count():
        press(person, offered.first)
    if person.page.viewport_size != PHONE:
        expect(page.locator("[data-lent]")).to_have_count(1)  # lies over the card it would be swapped for


def answer(person: Person, number: str) -> None:
    """Counters or outbids where that is possible, else passes."""
    page = person.page
    for names in ("Contrer|Counter", "Surenchérir|Outbid"):
        button = action(page, names).and_(page.locator(READY))
        if button.count():
            press(person, button)
            if page.locator(".notice .btn").count():
                press(person, page.locator(".notice .btn").first)
            return confirm(person, number)
    if page.locator(MAIN).count() == 0:  # what alone can be done is chosen already
        press(person, action(page, "Passer|Pass"))
    return confirm(person, number)


def play_on(person: Person) -> None:
    """Plays until the game is over."""
    turns = 0
    for _ in range(MOST_STEPS):
        if person.is_over():
            return
        number = decision(person)
        if number is None or person.page.locator(".tray .actions .btn").count() == 0:
            person.page.wait_for_timeout(15)
        elif answers(person.page):
            answer(person, number)
        else:
            play(person, number, turns)
            turns += 1
    raise AssertionError("the game does not end")


def test_a_game_of_two_is_played_by_finger_on_a_phone(people: People) -> None:
    """From the deal to the result; the table fits the screen, and all that can be touched is large enough."""
    lea = people.come("fr", PHONE, board="drawn", brisk=True)
    sit(lea, 1, "Léa")
    page = lea.page
    page.locator(".boardbox[data-decision]").wait_for()
    settle(page)
    sizes = page.evaluate(
        """() => [...document.querySelectorAll("[data-place], [data-pot], svg.board .list, .hand button, .tray .btn")]
            .map(one => one.getBoundingClientRect()).map(({width, height}) => Math.min(width, height))"""
    )
    assert min(sizes) >= TARGET
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        PHONE["width"],
        PHONE["height"],
    ]
    page.get_by_role("button", name="Palmarès").tap()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(9)
    page.keyboard.press("Escape")
    play_on(lea)
    expect(page.locator(".boardbox").get_by_role("group", name="Le podium du moment")).to_be_visible()


def test_a_game_of_five_is_played_by_mouse(people: People) -> None:
    """Every other seat has its place in the lane; the end is proclaimed."""
    max_ = people.come("en", board="drawn", brisk=True)
    max_.page.add_init_script(BANNERS)
    sit(max_, 4, "Max")
    expect(max_.page.locator("svg.board [data-desk]")).to_have_count(4)
    play_on(max_)
    end_is_proclaimed(max_)
    winner = max_.page.locator("section.ending li span").first.inner_text()
    max_.page.get_by_role("tab", name="Moments").click()
    expect(max_.page.locator(".moments li").last).to_contain_text(re.compile(rf"{re.escape(winner)}.* wins?"))


def test_two_against_two_count_together(people: People) -> None:
    """The option is said on the board: partner, teams and what ends the game."""
    ida = people.come("fr", board="drawn")
    ida.open("new/medailles")
    ida.page.get_by_role("combobox", name="Préréglage").select_option("teams")
    for number in (2, 3, 4):
        ida.seat_kind(number).select_option("bot:novice")
    ida.page.get_by_role("main").get_by_role("button", name="Ouvrir une table").click()
    ida.introduce("Ida")
    ida.get_ready()
    expect(ida.page.get_by_role("group", name=re.compile("^Gus, votre partenaire"))).to_be_visible()
    expect(ida.page.get_by_role("region", name="La fin")).to_contain_text("7 médailles à une équipe")
    expect(ida.page.get_by_role("region", name="La fin").locator(".team")).to_have_count(2)
    ida.page.set_viewport_size(TABLET)
    assert (
        ida.page.locator("section.seat").evaluate_all(
            "seats => seats.map(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)"
        )
        == [True] * 4
    )
    ida.page.set_viewport_size(PHONE)
    expect(ida.page.locator("svg.board .list")).to_be_visible()
    settle(ida.page)
    assert ida.page.locator("svg.board").evaluate(FILLED) > 0.9


def test_the_keyboard_plays(people: People) -> None:
    """Digits hold up cards, Escape lets go, Enter plays; letters are for the buttons."""
    eva = people.come("fr", board="drawn")
    sit(eva, 1, "Eva")
    page, keys = eva.page, eva.page.keyboard
    wait_for_turn(eva)
    up = page.locator(".hand button[aria-pressed=true]")
    keys.press("1")
    expect(up).to_have_count(1)
    keys.press("Escape")
    expect(up).to_have_count(0)
    keys.press("2")
    expect(page.locator(MAIN)).to_be_visible()
    keys.press("d")
    expect(page.locator(MAIN)).to_contain_text("Défausser")
    keys.press("Enter")
    expect(eva.log().filter(has_text="Vous défaussez")).to_have_count(1)


@pytest.mark.parametrize(("lang", "phone", "night"), [("fr", False, False), ("en", True, True)])
def test_axe_finds_nothing(people: People, lang: str, phone: bool, night: bool) -> None:
    """The table, a card held up, the pot and, on a phone, the medal table."""
    noe = (
        people.come(lang, PHONE, night=night, board="drawn") if phone else people.come(lang, night=night, board="drawn")
    )
    sit(noe, 2, "Noé")
    wait_for_turn(noe)
    check(noe.page, "table")
    noe.page.keyboard.press("1")
    check(noe.page, "card held up")
    noe.page.keyboard.press("Escape")
    for name in ("^Pot, ", "^(Palmarès|Medal table)$"):
        opener = noe.page.get_by_role("button", name=re.compile(name))
        if opener.count():
            press(noe, opener)
            check(noe.page, name)
            noe.page.keyboard.press("Escape")


def wait_for_turn(person: Person) -> None:
    """Passes whatever is asked until the player's turn has come."""
    page = person.page
    for _ in range(MOST_STEPS):
        number = decision(person)
        if number is None or page.locator(".tray .actions .btn").count() == 0:
            page.wait_for_timeout(15)
        elif not answers(page):
            return
        else:
            page.keyboard.press("p")
            page.keyboard.press("Enter")
            page.locator(f'.boardbox[data-decision="{number}"]').wait_for(state="detached")


def test_what_is_forbidden_says_why(people: People) -> None:
    """A sport of the centre of which the hand has no card; its rule opens."""
    theo = people.come("fr", board="drawn")
    sit(theo, 1, "Théo")
    page = theo.page
    for _ in range(12):
        wait_for_turn(theo)
        closed = page.locator("[data-place][aria-disabled]")
        if closed.count():
            closed.first.dispatch_event("click")
            expect(page.locator(".notice.why")).to_contain_text("Pas assez de cartes")
            page.locator(".notice.why").get_by_role("button", name="Règle MED-3.1").click()
            expect(page.get_by_role("dialog")).to_contain_text("MED-3.1")
            return
        number = decision(theo)
        assert number is not None
        play(theo, number, 0)
    raise AssertionError("the centre always offers a medal")


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True)])
def test_the_lesson_is_walked_through(people: People, lang: str, phone: bool) -> None:
    """The learner touches the cards that the text names, and plays; a wrong medal is turned back."""
    zoe, go_on = learner(people, "medailles", lang, phone)
    go_on.click()
    bid(zoe, "Natation|Swim", 1)
    expect(zoe.page.get_by_text(re.compile("La leçon en veut un autre|The lesson wants another"))).to_be_visible()
    zoe.page.keyboard.press("Escape")
    for sports, count, told in (
        ("Judo", 1, 2),
        ("Escrime|Fencing", 1, 0),
        ("Gymnastique|Gym", 1, 1),
        ("Natation|Swim", 2, 2),
        ("Aviron|Rowing", 2, 0),
        ("Ski", 3, 1),
    ):
        bid(zoe, sports, count)
        for _ in range(told):
            go_on.click()
    expect(zoe.page.get_by_role("button", name=re.compile("Jouer maintenant|Play now"))).to_be_visible()


def bid(person: Person, sports: str, count: int) -> None:
    """Touches this many cards of a sport, and plays."""
    cards = person.page.locator(".hand").get_by_role("button", name=re.compile(f"^({sports})[ ,]"))
    for place in range(count):
        cards.nth(place).click(position={"x": 20, "y": 40})  # cards of one sport lie over one another
        expect(person.page.locator(".hand button[aria-pressed=true]")).to_have_count(place + 1)
    press(person, person.page.locator(MAIN))


def test_no_two_portraits_are_alike(people: People) -> None:
    """Sixty-three athletes, drawn and compared pixel by pixel."""
    command = ["node", "--input-type=module", "-e", PORTRAITS]
    made = subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, text=True, timeout=60).stdout
    drawings: dict[str, str] = json.loads(made)
    assert len(drawings) == 63
    page = people.come("fr").page
    pictures: list[list[int]] = page.evaluate(PIXELS, list(drawings.values()))
    for (one, picture), (other, second) in combinations(zip(drawings, pictures, strict=True), 2):
        differs = sum(a != b for a, b in zip(picture, second, strict=True)) / len(picture)
        assert differs > ALIKE, f"{one} and {other} look the same"
