"""Cartagena on its drawn board: whole games with the fewest and the most seats, keyboard, finger, lesson."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.boards import TARGET, confirm, decision, learner, play_on, press, until
from tests.browser.people import DESKTOP, PHONE, People, Person, attempts, settle
from tests.browser.test_access import check

CARDS = ".hand button.card"
PIRATES = "[data-place][aria-pressed]"  # places with an own pirate that may be moved


def main_button(person: Person) -> Locator:
    """The button that plays what is chosen."""
    return person.page.locator(".tray .btn.main")


def place(person: Person, name: str | int) -> Locator:
    """A space by its number, `start` or `boat`."""
    return person.page.locator(f'[data-place="{name}"]')


def act(person: Person, number: str) -> None:
    """One action: a card with the last of the band, else the first of it walks back, else the turn ends."""
    page = person.page
    page.keyboard.press("Escape")
    if page.locator(CARDS).count():
        press(person, page.locator(CARDS).first)
        if not main_button(person).count():
            page.locator(PIRATES).first.dispatch_event("click")
    else:
        page.keyboard.press("Backspace")
        ashore = page.locator(".notice .btn").filter(has_not_text=re.compile("barque|boat"))
        if ashore.count():
            press(person, ashore.last)
        elif not main_button(person).count():
            page.keyboard.press("f")
    confirm(person, number)


@pytest.mark.parametrize(("seats", "pirates", "sections"), [(2, 4, 4), (5, 5, 6)])
def test_a_whole_game_is_played_on_the_drawn_board(people: People, seats: int, pirates: int, sections: int) -> None:
    """Against bots: the fewest by finger on a phone and with a short corridor, the most by mouse."""
    size = PHONE if seats == 2 else DESKTOP
    eva = people.come("fr", size, board="drawn", brisk=True)
    numbers = {"Pirates": pirates, "Morceaux de couloir": sections}
    eva.open_table("cartagena", ["me", *["bot:greedy"] * (seats - 1)], "Eva", numbers=numbers)
    eva.get_ready()
    expect(eva.page.locator(".boardbox[data-decision]")).to_be_visible()
    expect(eva.page.locator("[data-place]")).to_have_count(6 * sections + 2)
    expect(place(eva, "start")).to_have_accessible_name(re.compile(rf"^Départ, Eva ×{pirates}, "))
    assert play_on(eva, act) > pirates
    expect(eva.page.get_by_role("region", name="Résultat")).to_be_visible()
    boat = place(eva, "boat").get_attribute("aria-label") or ""
    assert re.search(f"×[{pirates - 1}{pirates}]", boat), boat
    assert eva.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_card_shows_where_it_leads_and_the_keyboard_plays_it(people: People) -> None:
    """Digits, arrows, Enter, Backspace, F, Escape; a focused card shows its targets before it is chosen."""
    theo = people.come("fr", board="drawn")
    theo.play_now("Cartagena", "Théo")
    page, keys = theo.page, theo.page.keyboard
    targets = page.get_by_role("button", name=re.compile("on peut y aller"))
    page.locator(CARDS).first.focus()
    keys.press("ArrowRight")
    keys.press("ArrowLeft")
    expect(targets).to_have_count(1)
    page.locator(CARDS).first.blur()
    expect(targets).to_have_count(0)
    digit = str(1 + page.locator(".hand button").evaluate_all("all => all.findIndex(one => one.matches('.card'))"))
    keys.press(digit)
    expect(main_button(theo)).to_contain_text("Avancer de")
    keys.press("Escape")
    expect(main_button(theo)).to_have_count(0)
    keys.press(digit)
    keys.press("Enter")
    expect(theo.log().filter(has_text="Vous jouez")).to_have_count(1)
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(page.locator(f"{PIRATES}[aria-pressed=true]")).to_have_count(1)
    keys.press("Escape")
    keys.press("f")
    expect(main_button(theo)).to_contain_text("Finir le tour")
    keys.press("Enter")
    expect(theo.log().filter(has_text="Vous vous arrêtez là")).to_have_count(1)


def test_the_status_names_the_card_and_seats_show_the_race(people: People) -> None:
    """« Tricorne : choisissez un pirate »; each seat has the heads of its pirates on a line to the boat."""
    ana = people.come("fr", board="drawn")
    ana.play_now("Cartagena", "Ana")
    status = ana.page.locator(".status p")
    expect(status).to_contain_text(re.compile("Encore 3 actions"))
    act(ana, decision(ana) or "")
    expect(status).to_contain_text(re.compile("Encore 2 actions"))
    for seat in ana.page.locator(".seat").all():
        expect(seat.get_by_role("img", name=re.compile("% du chemin parcouru"))).to_be_visible()
        assert seat.locator("svg.way g").count() >= 1
    press(ana, ana.page.locator(CARDS).first)
    card = (ana.page.locator(f"{CARDS}[aria-pressed=true]").get_attribute("aria-label") or "").split(",")[0]
    expect(status).to_contain_text(re.compile(f"{card.capitalize()}.: (choisissez un pirate|avancez)"))


def test_what_is_forbidden_says_why(people: People) -> None:
    """A card that is not held, a space without a pirate, a walk back from the start: each with its rule."""
    lea = people.come("fr", board="drawn")
    lea.play_now("Cartagena", "Léa")
    why = lea.page.locator(".notice.why")
    lea.page.locator(".hand .slot").first.dispatch_event("click")
    expect(why).to_contain_text("Vous n’avez pas cette carte")
    place(lea, 36).dispatch_event("click")
    expect(why).to_contain_text("Il n’y a personne à cet endroit")
    lea.page.keyboard.press("Backspace")
    expect(why).to_contain_text("encore au départ")
    why.get_by_role("button", name="Règle CAR-4.6").click()
    expect(lea.page.get_by_role("dialog")).to_contain_text("CAR-4.6")


COVERED = """() => {
    const box = (one) => one.getBoundingClientRect()
    const tools = [...document.querySelectorAll(".tools button")].map(box)
    const isUnder = (place) => tools.some((tool) =>
        tool.left < place.right && place.left < tool.right && tool.top < place.bottom && place.top < tool.bottom)
    return [...document.querySelectorAll("[data-place]")].filter((one) => isUnder(box(one)))
        .map((one) => one.dataset.place)
}"""  # places on which a button of the board lies


def test_a_finger_finds_every_place_on_a_phone(people: People) -> None:
    """36 symbols, each on a space of at least 44 px, and nothing scrolls."""
    max_ = people.come("en", PHONE, board="drawn")
    max_.play_now("Cartagena", "Max")
    settle(max_.page)
    sizes = max_.page.evaluate(
        """() => [...document.querySelectorAll("[data-place]")].map(one => one.getBoundingClientRect())
            .map(box => Math.min(box.width, box.height))"""
    )
    assert min(sizes) >= TARGET
    assert max_.page.evaluate(COVERED) == []
    assert max_.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        PHONE["width"],
        PHONE["height"],
    ]


@pytest.mark.parametrize(("lang", "phone", "night"), [("fr", False, True), ("en", True, False)])
def test_the_board_is_readable_for_all(people: People, lang: str, phone: bool, night: bool) -> None:
    """Axe finds nothing, neither at rest nor while a move is chosen."""
    noe = people.come(lang, PHONE if phone else DESKTOP, night=night, board="drawn")
    noe.open_table("cartagena", ["me", *["bot:novice"] * 4], "Noé")
    noe.get_ready()
    expect(noe.page.locator(".boardbox[data-decision]")).to_be_visible()
    check(noe.page, "at rest")
    press(noe, noe.page.locator(CARDS).first)
    check(noe.page, "while choosing")


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True)])
def test_the_lesson_of_cartagena_is_walked_through(people: People, lang: str, phone: bool) -> None:
    """The learner makes each move with cards and pirates, and gets one into the boat."""
    zoe, go_on = learner(people, "cartagena", lang, phone)
    page = zoe.page
    go_on.click()
    advance(zoe, "tricorne|hat", "start")
    advance(zoe, "tricorne|hat", "start")
    advance(zoe, "pistolet|pistol", "start")
    for _ in range(3):
        go_on.click()
    walk_back(zoe, "9")
    advance(zoe, "clé|key", "3")
    advance(zoe, "bouteille|bottle", "12")
    for _ in range(3):
        go_on.click()
    advance(zoe, "tricorne|hat", "16")
    advance(zoe, "tricorne|hat", "20")
    walk_back(zoe, "3")
    expect(place(zoe, "boat")).to_have_accessible_name(re.compile("Camille"))
    expect(page.get_by_role("button", name=re.compile("Jouer maintenant|Play now"))).to_be_visible()


def advance(person: Person, card: str, start: str) -> None:
    """Touches a card, then a pirate if there is a choice, and plays."""
    press(person, person.page.get_by_role("button", name=re.compile(f"^({card}), [1-9]")))
    if not main_button(person).count():
        place(person, start).dispatch_event("click")
    press(person, main_button(person))
    expect(main_button(person).and_(person.page.locator(".tray .btn"))).to_have_count(0)


def walk_back(person: Person, start: str) -> None:
    """Touches a pirate, then walks back with it."""
    place(person, start).dispatch_event("click")
    person.page.keyboard.press("Backspace")
    press(person, main_button(person))


def test_rules_are_shown_on_the_board(people: People) -> None:
    """The rule book has a figure where a picture helps, with what happens in words."""
    ana = people.come("fr", board="drawn")
    ana.open("rules/cartagena")
    figure = ana.page.get_by_role("figure").filter(has_text="par-dessus 13 et 20")
    expect(figure).to_have_count(1)
    expect(figure.locator("svg.board")).to_be_visible()
    expect(figure.get_by_text("+17")).to_be_visible()


FLIGHTS = """window.flights = 0; window.rings = 0; window.again = 0; window.together = 0
const animate = Element.prototype.animate
const flown = new WeakSet()
Element.prototype.animate = function (frames, timing) {
    if (this.matches(".flight") && "transform" in frames[0]) {
        window.flights += 1
        window.again += flown.has(this)
        flown.add(this)
        window.together = Math.max(together, document.querySelectorAll(".flight").length)
    }
    window.rings += timing === 1500 && this.matches("[data-played]")
    return animate.call(this, frames, timing)
}"""


@pytest.mark.parametrize("is_calm", [False, True])
def test_a_played_card_flies_to_the_played_ones(people: People, is_calm: bool) -> None:
    """From the hand to where it is counted; without motion, that place keeps a ring instead."""
    lou = people.come("fr", board="drawn")
    lou.page.emulate_media(reduced_motion="reduce" if is_calm else "no-preference")
    lou.page.add_init_script(FLIGHTS)
    lou.play_now("Cartagena", "Lou")
    number = decision(lou)
    assert number is not None
    flown, rung = lou.page.evaluate("flights"), lou.page.evaluate("rings")
    act(lou, number)
    until(lou.page, f"rings > {rung}" if is_calm else f"flights > {flown}")
    if is_calm:
        assert lou.page.evaluate("flights") == 0
    expect(lou.page.locator(".flight")).to_have_count(0)


def test_cards_that_are_drawn_together_fly_once_each(people: People) -> None:
    """One after the other; where the first has landed, the others do not start again."""
    lou = people.come("fr", board="drawn")
    lou.page.emulate_media(reduced_motion="no-preference")
    lou.page.add_init_script(FLIGHTS)
    lou.play_now("Cartagena", "Lou")
    for _ in attempts("no two cards are drawn together"):
        if lou.is_over() or lou.page.evaluate("together > 1"):
            break
        number = decision(lou)
        if number is not None:
            act(lou, number)
    expect(lou.page.locator(".flight")).to_have_count(0)
    assert lou.page.evaluate("together > 1")
    assert lou.page.evaluate("again") == 0
