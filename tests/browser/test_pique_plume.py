"""Pique Plume on its drawn board: whole games, the drop, and what a reload must not bring back."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.boards import learner, until
from tests.browser.people import DESKTOP, PHONE, People, Person, attempts, retell
from tests.browser.people import MOST_STEPS as MOST_LOOKS
from tests.browser.test_access import check
from tests.browser.test_tables import concede

MOST_STEPS = 400
LEAST_TILE = 44  # px that a finger needs
TILES = 12
SHORT = ["me", "bot:perfect"]
FULL = ["me", *["bot:greedy"] * 5]
ACROSS = 400  # units of the board, between two birds at the beginning
# Notes how far every feather flies.
FEATHERS = """window.feathers = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, timing) {
    if (this.querySelector(":scope > .fan") && timing.duration > 0) {
        const ends = [frames[0], frames.at(-1)].map(({ transform }) => new DOMMatrix(transform))
        feathers.push(Math.hypot(ends[0].e - ends[1].e, ends[0].f - ends[1].f))
    }
    return animate.call(this, frames, timing)
}"""


def asked(person: Person) -> Locator:
    """The board while it waits for this person."""
    return person.page.locator(".boardbox[data-decision]")


def sit(person: Person, seats: list[str]) -> None:
    """Opens a table, the other seats being bots, and begins."""
    person.open_table("pique-plume", seats, "Camille")
    person.get_ready()
    expect(person.page.locator("svg.board")).to_be_visible()


def close_reveal(person: Person) -> None:
    """Puts away the tile that is shown large."""
    reveal = person.page.locator("[data-reveal]")
    for _ in attempts("a tile stays open"):
        if not reveal.evaluate_all(
            "all => all.map(one => one.dispatchEvent(new MouseEvent('click', { bubbles: true })))"
        ):
            break
        person.page.wait_for_timeout(30)


def flip(person: Person, slot: int) -> None:
    """Presses a tile, by finger on a phone."""
    close_reveal(person)
    number = asked(person).get_attribute("data-decision")
    tile = person.page.locator(f"[data-slot='{slot}']")
    if person.page.viewport_size == PHONE:
        tile.tap()
    else:
        tile.click()
    expect(person.page.locator(f".boardbox[data-decision='{number}']")).to_have_count(0)


def put_dropping(person: Person) -> None:
    """Puts the dropping on an empty egg, after a look at the preview."""
    close_reveal(person)
    number = asked(person).get_attribute("data-decision")
    person.page.locator("[data-egg]:not([aria-disabled])").first.dispatch_event("click")
    expect(person.page.locator("[data-egg][aria-pressed=true]")).to_have_count(1)
    person.page.locator(".tray .btn.main").click()
    expect(person.page.locator(f".boardbox[data-decision='{number}']")).to_have_count(0)


def play_to_the_end(person: Person) -> Iterator[str]:
    """Answers whatever is asked; tells what was done."""
    for _ in range(MOST_STEPS):
        person.page.locator(".boardbox[data-decision], section.ending").first.wait_for()
        if person.is_over():
            return
        if person.page.locator("[data-slot]:not([aria-disabled])").count():
            flip(person, remembered(person))
            yield "flip"
        else:
            put_dropping(person)
            yield "drop"
    raise AssertionError("the game does not end")


def wanted(person: Person) -> str:
    """The picture that this person's bird looks for."""
    now = person.view()
    return str(now["eggs"][now["targets"][0]])


def remembered(person: Person) -> int:
    """The tile that somebody with a good memory would flip: each was seen in a message that showed it."""
    messages = [message["view"] for message in person.heard if message["type"] == "position"]
    known = {name: slot for seen in messages for slot, name in enumerate(seen["yard"]) if name}
    unknown = [slot for slot in range(TILES) if slot not in known.values()]
    return known.get(wanted(person), unknown[0] if unknown else 0)


def test_two_play_a_whole_game(people: People) -> None:
    """With a mouse against a bot that forgets nothing; at the end every tile that was flipped lies open."""
    camille = people.come("fr", board="drawn", brisk=True)
    sit(camille, SHORT)
    assert "flip" in set(play_to_the_end(camille))
    expect(camille.page.locator(".banner-of-board .words, section.ending h2").first).to_be_visible()
    faces = camille.page.get_by_role("img", name=re.compile("^Tuile .*, visible"))
    expect(faces).to_have_count(sum(picture is not None for picture in camille.view()["yard"]))
    assert faces.count() > 1


def test_six_play_a_whole_game_on_a_phone(people: People) -> None:
    """By finger, with five bots; every tile is wide enough, nothing scrolls sideways, feathers are counted."""
    camille = people.come("en", PHONE, board="drawn", brisk=True)
    sit(camille, FULL)
    asked(camille).wait_for()
    width = camille.page.evaluate(
        """() => Math.min(...[...document.querySelectorAll("[data-slot] > circle")].map(one =>
            one.getBoundingClientRect().width))"""
    )
    assert width >= LEAST_TILE
    assert list(play_to_the_end(camille))
    assert sum(len(tail) for tail in camille.view()["feathers"]) == len(FULL)
    assert camille.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_status_names_the_picture_and_six_players_see_all_of_it(people: People) -> None:
    """« Trouvez le poussin »; the frame « À trouver » is whole, in its words and its drawing."""
    eva = people.come("fr", board="drawn")
    sit(eva, FULL)
    asked(eva).wait_for()
    close_reveal(eva)
    name = eva.page.locator("[data-find] b").inner_text()
    expect(eva.page.locator(".status p")).to_have_text(re.compile(f"Retournez une tuile.: trouvez l(e |a |’){name}"))
    whole = eva.page.locator("[data-find], [data-find] *").evaluate_all(
        "all => all.every((one) => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1)"
    )
    assert whole


def test_a_forbidden_egg_says_why_and_cites_its_rule(people: People) -> None:
    """Nobody was overtaken, so no dropping is placed; the rule opens beside the board."""
    eva = people.come("fr", board="drawn")
    sit(eva, ["me", "bot:novice", "bot:novice"])
    asked(eva).wait_for()
    close_reveal(eva)
    free = next(egg for egg in range(24) if egg not in {*eva.view()["birds"], *eva.view()["droppings"]})
    eva.page.locator(f"[data-egg='{free}']").dispatch_event("click")
    why = eva.page.locator(".notice.why")
    expect(why).to_contain_text("Retournez une tuile")
    why.get_by_role("button", name=re.compile("Règle PIQ-4")).click()
    expect(eva.page.get_by_role("dialog")).to_contain_text("PIQ-4")


def plucking() -> Callable[[Any], None]:
    """From the first tile that is turned over, the rival's feather is one's own."""
    turned: list[str] = []

    def pluck(position: Any) -> None:
        turned.extend(filter(None, position["view"]["yard"]))
        if turned:
            position["view"]["feathers"] = [["RED", "BLUE"], []]

    return pluck


def test_a_plucked_feather_flies_from_tail_to_tail(people: People) -> None:
    """Over the yard, from the bird that loses it to the bird that has overtaken."""
    mia = people.come("fr", board="drawn")
    mia.page.add_init_script(FEATHERS)
    retell(mia, plucking())
    sit(mia, SHORT)
    mia.page.locator("[data-slot]:not([aria-disabled])").first.wait_for()
    flip(mia, 0)
    until(mia.page, f"feathers.some(flown => flown > {ACROSS})")


def test_a_reload_does_not_bring_back_an_earlier_flip(people: People) -> None:
    """Two people flip; the page and the wire show the last flip, before a reload and after it."""
    camille, leon = people.come("fr", board="drawn"), people.come("fr", board="drawn")
    table = camille.open_table("pique-plume", ["me", "open", "open"], "Camille")
    zoe = people.come("fr", board="drawn")
    for person, name in ((leon, "Léon"), (zoe, "Zoé")):
        person.open(table)
        person.button("S’asseoir").click()
        person.introduce(name)
        person.get_ready()
    camille.get_ready()
    everybody = [camille, leon, zoe]
    for slot in (3, 7, 5):
        one = next_to_play(everybody)
        flip(one, slot)
        expect(one.page.locator(f"[data-slot='{slot}'][aria-label*='visible']")).to_have_count(1)
    for person in everybody:
        close_reveal(person)
    before = [shown(person) for person in everybody]
    assert [slots for slots, _ in before] == [[5]] * 3
    for person in everybody:
        person.heard.clear()
        person.page.reload()
        expect(person.page.locator("[data-slot='5'][aria-label*='visible']")).to_have_count(1)
    assert [shown(person) for person in everybody] == before
    for person in everybody:
        expect(person.page.locator("[data-reveal]")).to_have_count(0)
        flips = [
            line["event"]
            for message in person.heard
            if message["type"] == "position"
            for line in message["log"]
            if line["event"]["kind"] == "tile_flipped"
        ]
        assert [flip["slot"] for flip in flips] == [None, None, 5]
        assert [flip["picture"] is None for flip in flips] == [True, True, False]


@pytest.mark.parametrize(("lang", "phone", "night"), [("fr", False, False), ("en", True, True)])
def test_the_farmyard_can_be_used_by_everybody(people: People, lang: str, phone: bool, night: bool) -> None:
    """Lesson, figures, a tile shown large, a decision, the end: axe finds nothing."""
    eva = people.come(lang, PHONE if phone else DESKTOP, board="drawn", night=night)
    eva.open("learn/pique-plume")
    expect(eva.page.get_by_role("progressbar")).to_be_visible()
    check(eva.page, "lesson")
    eva.open("rules/pique-plume#PIQ-3.2")
    expect(eva.page.locator("figure").first).to_be_visible()
    check(eva.page, "figures")
    sit(eva, ["me", *["bot:novice"] * 3])
    asked(eva).wait_for()
    flip(eva, 3)
    expect(eva.page.locator("[data-reveal]").first).to_be_visible()
    asked(eva).wait_for()
    close_reveal(eva)
    check(eva.page, "decision")
    concede(eva)
    check(eva.page, "end")


def next_to_play(people: list[Person]) -> Person:
    """Whoever is asked."""
    for _ in range(MOST_LOOKS):
        for person in people:
            if asked(person).count():
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def shown(person: Person) -> tuple[list[int], list[int]]:
    """The tiles that lie face up on the page, and those in the view on the wire."""
    labels = person.page.locator("[data-slot]").evaluate_all("tiles => tiles.map(tile => tile.ariaLabel)")
    page = [slot for slot, label in enumerate(labels) if "visible" in label]
    return page, [slot for slot, picture in enumerate(person.view()["yard"]) if picture]


def test_the_keyboard_plays_the_farmyard(people: People) -> None:
    """Digits and letters flip, arrows walk from tile to tile, Enter flips the one in focus; T tells in words."""
    ana = people.come("fr", board="drawn")
    sit(ana, ["me", "bot:novice", "bot:novice"])
    keys = ana.page.keyboard
    asked(ana).wait_for()
    keys.press("ArrowUp")
    first = ana.page.locator("[data-slot]:focus").get_attribute("data-slot")
    keys.press("ArrowUp")
    second = ana.page.locator("[data-slot]:focus").get_attribute("data-slot")
    assert first != second == "3"
    keys.press("Enter")
    expect(ana.log().filter(has_text="Vous retournez")).to_have_count(1)
    asked(ana).wait_for()
    keys.press("c")
    expect(ana.log().filter(has_text="Vous retournez")).to_have_count(2)
    keys.press("t")
    expect(ana.page.get_by_role("region", name="Plateau en texte")).to_be_visible()


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True)])
def test_the_lesson_is_walked_through(people: People, lang: str, phone: bool) -> None:
    """The learner flips the tiles and puts the dropping; another tile is turned back."""
    zoe, go_on = learner(people, "pique-plume", lang, phone)
    for _ in range(4):
        close_reveal(zoe)
        go_on.click()
    zoe.page.locator("[data-slot='0']").dispatch_event("click")
    expect(zoe.page.get_by_text(re.compile("La leçon en veut un autre|The lesson wants another"))).to_be_visible()
    for slot in (10, 3, 5, 11):
        zoe.page.locator(f"[data-slot='{slot}']").dispatch_event("click")
        expect(zoe.page.locator(f"[data-slot='{slot}'][aria-label*=':']")).to_have_count(1)
    close_reveal(zoe)
    go_on.click()
    zoe.page.locator("[data-egg='9']").dispatch_event("click")
    close_reveal(zoe)
    zoe.page.locator(".tray .btn.main").click()
    go_on.click()
    expect(zoe.page.get_by_role("button", name=re.compile("Jouer maintenant|Play now"))).to_be_visible()


def test_how_long_a_tile_is_shown_is_a_setting(people: People) -> None:
    """Chosen once, kept in this browser, and a tile stays that long if nobody puts it away."""
    eva = people.come("fr", board="drawn")
    eva.open("settings")
    shown_for = eva.page.get_by_role("combobox", name="Ce qui est montré à tous reste")
    expect(shown_for).to_have_value("2.5")
    shown_for.select_option("6")
    eva.page.clock.install()
    eva.open_table("pique-plume", ["me", "reserved"], "Eva")
    tom = people.come("fr", board="drawn")
    tom.open(eva.page.get_by_label("Invitation pour la place 2").input_value())
    tom.introduce("Tom")
    eva.get_ready()
    tom.get_ready()
    one = next_to_play([eva, tom])
    eva.page.clock.pause_at(eva.page.evaluate("Date.now() + 1000"))
    one.page.locator("[data-slot='3']").click()
    expect(eva.page.locator("[data-reveal]")).to_be_visible()
    eva.page.clock.run_for(5_000)
    expect(eva.page.locator("[data-reveal]")).to_be_visible()
    eva.page.clock.run_for(2_000)
    expect(eva.page.locator("[data-reveal]")).to_have_count(0)
