"""Kahuna on its drawn board: by mouse, by finger, by keyboard."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.boards import BANNERS, TARGET, confirm, decision, learner, press, until
from tests.browser.people import MOST_STEPS, PHONE, People, Person, attempts, settle
from tests.browser.test_tables import concede

CORRIDOR = 36


def lay(person: Person) -> bool:
    """Holds up a card, chooses a line that glows for it, and lays the link; False where no card can be played."""
    page = person.page
    number = decision(person)
    assert number is not None
    lines = page.locator("[data-line]:not([aria-disabled])")
    for card in page.locator(".hand button:not([aria-disabled])").all():
        press(person, card)
        expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(1)
        if lines.count():
            break
        page.keyboard.press("Escape")  # this card can only be discarded
    else:
        return False
    lines.first.dispatch_event("click")
    if page.locator(".notice .btn").count():
        press(person, page.locator(".notice .btn").first)
    confirm(person, number)
    return True


def draw(person: Person) -> None:
    """Takes a card and so ends the turn, or ends it without one."""
    page = person.page
    number = decision(person)
    assert number is not None
    page.keyboard.press("Escape")
    places = page.get_by_role("button", name=re.compile("^(Pioche, |Pile, |Carte visible|Face-up card)"))
    ready = places.and_(page.locator(":not([aria-disabled])"))
    for thing in [*ready.all(), page.get_by_role("button", name=re.compile("^(Finir sans|End without)"))]:
        press(person, thing)
        if page.locator(".tray .btn.main").count():
            return confirm(person, number)
    lay(person)
    return None


def test_two_people_play_on_the_drawn_board(people: People) -> None:
    """One with a mouse, one with a finger on a phone; links are laid, rounds end with a banner, the game ends."""
    camille, leon = people.come("fr", board="drawn", brisk=True), people.come("en", PHONE, board="drawn", brisk=True)
    camille.page.add_init_script(BANNERS)
    table = camille.open_table("kahuna", ["me", "open"], "Camille")
    leon.open(table)
    leon.button("Take a seat").click()
    leon.introduce("Léon")
    leon.get_ready()
    camille.get_ready()
    turns = 0
    for _ in range(MOST_STEPS):
        if all(person.is_over() for person in (camille, leon)):
            break
        asked = next((person for person in (camille, leon) if decision(person) is not None), None)
        if asked is None:
            camille.page.wait_for_timeout(20)
            continue
        turns += 1
        if turns % 3 == 0 and lay(asked):
            continue
        if decision(asked) is not None:
            draw(asked)
    assert camille.is_over()
    assert leon.is_over()
    banners = {words.upper() for words in camille.page.evaluate("banners")}
    assert any("MANCHE 1" in words or "GAGNE" in words for words in banners), banners
    expect(camille.page.locator(".boardbox svg.board")).to_be_visible()
    camille.page.get_by_role("tab", name="Moments").click()
    camille.page.get_by_role("list", name="Moments").get_by_role("link").last.click()
    expect(camille.page.get_by_role("slider")).to_be_visible()
    assert leon.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_discard_shows_the_card_played_last(people: People) -> None:
    """And not the last one of the alphabet; a view knows no order."""
    eva = people.come("fr", board="drawn", brisk=True)
    eva.play_now("Kahuna", "Eva")
    top = eva.page.locator("[data-discard] text")
    shown: list[str] = []
    for _ in attempts("the cards are laid in the order of the alphabet"):
        if len(shown) > 1 and shown[-1] < max(shown):
            break
        number = decision(eva)
        if number is None:
            assert not eva.is_over()
            eva.page.wait_for_timeout(20)
            continue
        if not lay(eva):
            draw(eva)
        lines = [line["event"] for line in newest(eva)["log"]]
        if lines and lines[-1]["kind"] == "link_laid" and newest(eva)["decision"]:
            shown.append(lines[-1]["card"])
            expect(top).to_have_text(shown[-1])


def newest(person: Person) -> dict[str, Any]:
    """The last position that this person was told."""
    return next(message for message in reversed(person.heard) if message["type"] == "position")


def test_a_hint_lifts_the_card_it_speaks_of(people: People) -> None:
    """The card is up, and the status names it with its line."""
    eva = people.come("fr", board="drawn")
    eva.play_now("Kahuna", "Eva")
    eva.page.locator(".boardbox[data-decision]").wait_for()
    eva.page.keyboard.press("h")
    eva.page.locator(".advice").wait_for()
    up = eva.page.locator(".hand button[aria-pressed=true]")
    if eva.page.locator("[data-line][aria-pressed=true]").count():  # a hint may speak of something else
        card = (up.first.get_attribute("aria-label") or "").removeprefix("Carte ")
        expect(eva.page.locator(".status p")).to_contain_text(f"posez le lien avec {card}")


def test_the_keyboard_plays_the_drawn_board(people: People) -> None:
    """Digits, arrows, Enter, P, Escape; T shows the board in words."""
    eva = people.come("fr", board="drawn")
    eva.play_now("Kahuna", "Eva")
    keys = eva.page.keyboard
    for card in "123":
        keys.press(card)
        keys.press("ArrowRight")
        if eva.page.locator("[data-line][aria-pressed=true]").count():
            break
    first = eva.page.locator("[data-line][aria-pressed=true]").get_attribute("data-line")
    keys.press("ArrowRight")
    expect(eva.page.locator("[data-line][aria-pressed=true]")).not_to_have_attribute("data-line", first or "")
    keys.press("Escape")
    expect(eva.page.locator("[data-line][aria-pressed=true]")).to_have_count(0)
    keys.press(card)
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(eva.log().filter(has_text="Vous posez un lien")).to_have_count(1)
    keys.press("p")
    keys.press("Enter")
    expect(eva.log().filter(has_text="Vous piochez")).to_have_count(1)
    expect(eva.page.locator(".boardbox[data-decision]")).to_be_visible()
    keys.press("t")
    expect(eva.page.get_by_role("region", name="Plateau en texte")).to_be_visible()
    keys.press("t")
    expect(eva.page.locator("svg.board")).to_be_visible()


def test_what_has_happened_is_looked_at_by_keyboard(people: People) -> None:
    """The focus follows into the steps and back out of them, and what is new closes them, in words as well."""
    eva = people.come("fr", board="drawn", brisk=True)
    eva.play_now("Kahuna", "Eva")
    assert lay(eva)
    keys = eva.page.keyboard
    look = eva.button("Revoir coup par coup")
    close = eva.page.locator(".since").get_by_role("button", name="Fermer")
    look.focus()
    keys.press("Enter")
    expect(close).to_be_focused()
    keys.press("Escape")
    expect(look).to_be_focused()
    keys.press("t")
    expect(eva.page.get_by_role("region", name="Plateau en texte")).to_be_visible()
    look.focus()
    keys.press("Enter")
    expect(close).to_be_focused()
    eva.act()
    expect(close).to_have_count(0)
    expect(look).to_be_visible()


def test_log_rules_and_moments_stand_beside_the_board(people: People) -> None:
    """Tabs by mouse and by arrow; rules are searched at the table; the log has a heading for each turn."""
    iris = people.come("fr", board="drawn")
    iris.play_now("Kahuna", "Iris")
    assert lay(iris)
    expect(iris.page.locator("li.heading").filter(has_text=re.compile("^Tour ")).first).to_be_visible()
    page = iris.page
    page.get_by_role("tab", name="Journal").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("searchbox", name="Chercher dans les règles").fill("retire d’un coup")
    found = page.get_by_role("tabpanel").locator("p")
    expect(found.nth(4)).to_have_count(0)
    found.get_by_role("button", name="Règle KAH-5.3").click()
    expect(page.get_by_role("dialog")).to_contain_text("KAH-5.3")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Moments").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Les moments qui comptent")


def test_the_board_is_looked_at_more_closely(people: People) -> None:
    """Keys and wheel go nearer, a drag moves, 0 shows all; dragging presses nothing."""
    ugo = people.come("fr", board="drawn")
    ugo.play_now("Kahuna", "Ugo")
    board = ugo.page.locator("svg.board")
    whole = board.get_attribute("viewBox")
    ugo.page.keyboard.press("+")
    expect(board).not_to_have_attribute("viewBox", whole or "")
    nearer = board.get_attribute("viewBox")
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ugo.page.mouse.move(x, y)
    ugo.page.mouse.down()
    ugo.page.mouse.move(x + 40, y + 30, steps=4)
    ugo.page.mouse.up()
    expect(board).not_to_have_attribute("viewBox", nearer or "")
    expect(ugo.page.locator(".notice")).to_have_count(0)
    ugo.page.mouse.wheel(0, -200)
    ugo.page.keyboard.press("0")
    expect(board).to_have_attribute("viewBox", whole or "")


def test_sounds_are_off_until_asked_for(people: People) -> None:
    """No sound is made before, some is made after."""
    lou = people.come("fr", board="drawn")
    lou.page.add_init_script(
        """window.struck = 0; const Source = AudioScheduledSourceNode.prototype; const start = Source.start
        Source.start = function (...when) { window.struck++; return start.apply(this, when) }"""
    )
    lou.play_now("Kahuna", "Lou")
    assert lay(lou)
    expect(lou.log().filter(has_text="Vous posez un lien")).to_have_count(1)
    assert lou.page.evaluate("struck") == 0
    lou.page.get_by_role("button", name="Sons", exact=False).click()
    draw(lou)
    until(lou.page, "struck > 0")


def test_where_nothing_moves_what_changed_keeps_a_ring(people: People) -> None:
    """For who wants no motion a new link is ringed for a moment, and does not move."""
    ada = people.come("fr", board="drawn")
    ada.page.emulate_media(reduced_motion="reduce")
    ada.page.add_init_script(
        """window.rings = 0; const animate = Element.prototype.animate
        Element.prototype.animate = function (frames, timing) {
            window.rings += timing === 1500
            return animate.call(this, frames, timing)
        }"""
    )
    ada.play_now("Kahuna", "Ada")
    assert lay(ada)
    until(ada.page, "rings > 0")


NAMES_ABOVE = """() => {
    const marks = document.querySelector("svg.board .traces")
    const texts = [...document.querySelectorAll("svg.board text")]
    const names = texts.filter(({textContent}) => /^[A-Z]{4}$/.test(textContent))
    return names.map((name) => Boolean(marks.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING))
}"""


def test_no_mark_of_what_happened_covers_the_name_of_an_island(people: People) -> None:
    """Rings and outlines are broad on a phone: names are drawn over them."""
    lou = people.come("fr", PHONE, board="drawn")
    lou.play_now("Kahuna", "Lou")
    assert lay(lou)
    expect(lou.page.locator("svg.board .traces > g")).not_to_have_count(0)
    assert lou.page.evaluate(NAMES_ABOVE) == [True] * 12


def test_a_forbidden_line_says_why_and_cites_its_rule(people: People) -> None:
    """An own link cannot be removed: the reason stands on the board, and its rule opens."""
    theo = people.come("fr", board="drawn")
    theo.play_now("Kahuna", "Théo")
    assert lay(theo)
    expect(theo.log().filter(has_text="Vous posez un lien")).to_have_count(1)
    theo.page.get_by_role("button", name=re.compile("lien de Théo")).dispatch_event("click")
    why = theo.page.locator(".notice.why")
    expect(why).to_contain_text("On ne retire que les liens adverses")
    why.get_by_role("button", name="Règle KAH-4.3").click()
    expect(theo.page.get_by_role("dialog")).to_contain_text("KAH-4.3")


def test_a_finger_finds_every_target_on_a_phone(people: People) -> None:
    """Lines feel a finger within 36 px, buttons are at least 44 px, and nothing scrolls."""
    lea = people.come("fr", PHONE, board="drawn")
    lea.play_now("Kahuna", "Léa")
    settle(lea.page)
    width = lea.page.evaluate(
        """() => Math.min(...[...document.querySelectorAll("[data-line]")].map(line =>
            Number(line.getAttribute("stroke-width")) * line.getScreenCTM().a))"""
    )
    assert width >= CORRIDOR - 0.5
    small = lea.page.evaluate(
        """least => [...document.querySelectorAll("main button, main a")].filter(one => one.offsetParent
            && !one.closest("aside") && !one.classList.contains("chip"))
            .map(one => [one.innerText || one.ariaLabel, one.getBoundingClientRect()])
            .filter(([, box]) => Math.min(box.width, box.height) < least).map(([name]) => name)""",
        TARGET,
    )
    assert small == []
    assert lea.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        PHONE["width"],
        PHONE["height"],
    ]


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True)])
def test_the_lesson_is_walked_through(people: People, lang: str, phone: bool) -> None:
    """The learner makes each move with cards and lines; a pair tears out a link; another move is turned back."""
    zoe, go_on = learner(people, "kahuna", lang, phone)
    page = zoe.page
    go_on.click()
    play(zoe, ["GOLA"], "GOLA-KAHU")
    expect(page.get_by_text(re.compile("La leçon en veut un autre|The lesson wants another"))).to_be_visible()
    page.keyboard.press("Escape")
    play(zoe, ["LALE"], "HUNA-LALE")
    take(zoe, "KAHU")
    for _ in range(2):
        go_on.click()
    play(zoe, ["KAHU"], "KAHU-LALE")
    take(zoe, "")
    for _ in range(4):
        go_on.click()
    play(zoe, ["GOLA", "JOJO"], "GOLA-JOJO")
    take(zoe, "BARI")
    go_on.click()
    play(zoe, ["FAAA"], "FAAA-GOLA")
    take(zoe, "")
    expect(page.get_by_role("button", name=re.compile("Jouer maintenant|Play now"))).to_be_visible()


def play(person: Person, cards: list[str], line: str) -> None:
    """Holds up cards, touches a line, plays."""
    for card in cards:
        press(person, person.page.get_by_role("button", name=re.compile(f"^(Carte {card}|{card} card)$")))
    person.page.locator(f"[data-line={line}]").dispatch_event("click")
    press(person, person.page.locator(".tray .btn.main"))


def take(person: Person, card: str) -> None:
    """Takes a face-up card, or the top of the pile."""
    name = f"^(Carte visible|Face-up card) {card}$" if card else "^(Pioche|Pile), "
    press(person, person.page.get_by_role("button", name=re.compile(name)))
    press(person, person.page.locator(".tray .btn.main"))


def test_a_position_can_be_kept_as_a_picture(people: People, tmp_path: Path) -> None:
    """SVG with its own colours and letters, and PNG."""
    noe = people.come("fr", board="drawn")
    noe.play_now("Kahuna", "Noé")
    assert lay(noe)
    concede(noe)
    noe.button("Revoir la partie").click()
    expect(noe.page.get_by_role("slider")).to_be_visible()
    noe.page.keyboard.press("ArrowRight")
    for kind in ("svg", "png"):
        with noe.page.expect_download() as download:
            noe.button(f"Image {kind.upper()}").click()
        download.value.save_as(tmp_path / f"position.{kind}")
    drawn = (tmp_path / "position.svg").read_text()
    assert "var(" not in drawn
    assert "font/woff2" in drawn
    assert "ALOA" in drawn
    assert (tmp_path / "position.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "position.png").stat().st_size > 20_000
