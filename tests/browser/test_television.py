"""The same room: the board on a television, what is one's own on each phone."""

import json
import re

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.boards import press
from tests.browser.people import PHONE, People, Person
from tests.browser.rooms import by_list, by_pad, hold, play_in_hand, sit_around
from tests.browser.test_access import check
from tests.browser.test_tables import concede

FULL_HD = ViewportSize(width=1920, height=1080)
ULTRA_HD = ViewportSize(width=3840, height=2160)
READABLE = 22  # px at 1080 lines, from three metres
SPECTATOR = -1
PADS = {"^(Scénario|Scenario)$": json.dumps({"events": ["track_cycling", "golf", "sprint_100"], "first": 0})}
SMALLEST = """() => {
    const main = document.querySelector("main")
    const scale = Number(main.style.zoom)
    const sizes = [...main.querySelectorAll("*")].filter((one) => {
        const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
        return own && !one.closest("svg, .hidden-text, .boardbox") && one.getBoundingClientRect().width > 2
    }).map((one) => scale * parseFloat(getComputedStyle(one).fontSize))
    return Math.min(...sizes) * 1080 / innerHeight
}"""
SWIPE = """(by) => {
    const main = document.querySelector("main")
    const finger = (x) => new Touch({ identifier: 1, target: main, clientX: x, clientY: 400 })
    const tell = (kind, x, now) =>
        main.dispatchEvent(new TouchEvent(kind, { bubbles: true, touches: now, changedTouches: [finger(x)] }))
    tell("touchstart", 200, [finger(200)])
    tell("touchend", 200 + by, [])
}"""


def is_whole(page: Page) -> bool:
    """Is everything in sight, without scrolling?"""
    return bool(
        page.evaluate(
            """() => {
                const low = document.querySelector("main > :last-child").getBoundingClientRect().bottom
                const shown = document.querySelector(".sit").getBoundingClientRect()
                const scrolls = document.documentElement.scrollHeight > innerHeight
                return !scrolls && Math.max(low, shown.bottom) <= innerHeight + 1
            }"""
        )
    )


def told_nothing_secret(television: Person) -> None:
    """All that came over its wire was a spectator's, and nobody's to answer."""
    positions = [message for message in television.heard if message["type"] == "position"]
    assert positions
    assert {message["viewer"] for message in positions} == {SPECTATOR}
    assert not any(message["decision"] for message in positions)
    assert not any(draft for message in positions for draft in message["view"]["header"]["drafts"] or [])


def test_four_phones_play_olympiades_before_a_television(people: People) -> None:
    """Pads are set on the phones; the television shows the event, whose pad is locked, and then all pads at once."""
    television = people.come("fr", FULL_HD, board="drawn")
    phones = [people.come("fr", PHONE, board="drawn", brisk=True) for _ in range(4)]
    sit_around(television, phones, "olympiades", PADS)
    for phone in phones:
        hold(phone)
        expect(phone.page.locator(".boardbox")).to_have_count(0)
    expect(television.page.locator(".boardbox svg.board").first).to_be_visible()
    assert is_whole(television.page)
    assert television.page.evaluate(SMALLEST) >= READABLE
    check(television.page, "television")
    check(phones[0].page, "phone as a hand")
    expect(television.page.locator("[inert] .tray, .hand")).to_have_count(0)
    play_in_hand(phones[:3], by_pad, 3, lambda: False)
    told_nothing_secret(television)
    expect(television.page.locator("[data-reveal]")).to_have_count(0)
    play_in_hand(phones[3:], by_pad, 1, lambda: False)
    expect(television.page.locator("[data-reveal]").first).to_be_visible()
    expect(phones[0].page.locator("[data-reveal]")).to_have_count(0)
    told_nothing_secret(television)


def test_four_phones_play_medailles_before_a_television(people: People) -> None:
    """Every card of a hand can be read and pressed; the board is a swipe, a button or a key away."""
    television = people.come("en", ULTRA_HD, night=True, board="drawn")
    phones = [people.come("en", PHONE, night=True, board="drawn", brisk=True) for _ in range(4)]
    sit_around(television, phones, "medailles")
    for phone in phones:
        hold(phone)
    page = phones[0].page
    widths = page.locator(".inhand .hand .place").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().width)"
    )
    assert len(widths) > 3
    assert min(widths) >= 88
    check(page, "phone as a hand")
    play_in_hand(phones, by_list, 3, lambda: False)
    expect(television.page.locator("footer li").first).to_be_visible()
    assert is_whole(television.page)
    assert television.page.evaluate(SMALLEST) >= READABLE
    check(television.page, "television at night")
    told_nothing_secret(television)
    page.evaluate(SWIPE, -120)
    expect(page.locator(".boardbox svg.board").first).to_be_visible()
    page.evaluate(SWIPE, 120)
    expect(page.locator(".inhand")).to_be_visible()
    tab = page.get_by_role("tab", name="My things")
    tab.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".boardbox svg.board").first).to_be_visible()
    press(phones[0], page.get_by_role("tab", name="My things"))
    expect(page.locator(".inhand")).to_be_visible()


def test_a_code_brings_the_table_and_the_rematch_follows(people: People) -> None:
    """Typed with arrows and letters; a wrong one is refused in words. The next game comes by itself."""
    ana, ben = people.come("fr", PHONE, board="drawn"), people.come("fr", PHONE, board="drawn")
    television = people.come("fr", FULL_HD, board="drawn")
    address = ana.open_table("kahuna", ["me", "open"], "Ana")
    code = ana.page.locator("b.code").inner_text()
    page = television.page
    television.open("tv")
    check(page, "code")
    expect(page.get_by_role("button", name="A", exact=True)).to_be_focused()
    page.keyboard.type("222222")
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text(re.compile("code", re.IGNORECASE))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="K", exact=True)).to_be_focused()
    page.keyboard.type(code.lower())
    expect(page).to_have_url(f"{address}/tv")
    expect(page.get_by_text(f"{code[:3]} {code[3:]}")).to_be_visible()
    check(page, "television before the game")
    ben.open(address)
    ben.button("S’asseoir").click()
    ben.introduce("Ben")
    ben.get_ready()
    ana.get_ready()
    press(ben, ben.page.get_by_role("button", name="Garder le plateau"))
    expect(ben.page.locator(".boardbox svg.board").first).to_be_visible()
    hold(ana)
    expect(page.locator(".boardbox svg.board").first).to_be_visible()
    concede(ben)
    expect(page.locator("footer")).to_contain_text("Revanche")
    ben.button("Revanche").click()
    expect(page).not_to_have_url(f"{address}/tv")
    expect(page.get_by_text("Scannez pour vous asseoir")).to_be_visible()
    television.open("tv")
    expect(page.get_by_role("link", name=re.compile("Reprendre la dernière table"))).to_be_visible()


def test_a_phone_is_led_to_the_table_unless_it_hands_its_screen_on(people: People) -> None:
    """The board for a room is too small to be read there; whoever insists sees it."""
    ana, phone = people.come("fr", board="drawn"), people.come("fr", PHONE, board="drawn")
    address = ana.open_table("kahuna", ["me", "open"], "Ana")
    phone.open(f"{address}/tv")
    check(phone.page, "television on a phone")
    phone.button("Montrer le plateau quand même").click()
    expect(phone.page.get_by_text("Scannez pour vous asseoir")).to_be_visible()
    phone.open(f"{address}/tv")
    phone.button("Ouvrir la table").click()
    expect(phone.page).to_have_url(address)


def test_in_the_browser_of_a_player_it_shows_no_hand(people: People) -> None:
    """A laptop at the television: its person plays on a phone, or on the next page of the same browser."""
    ana = people.come("fr", board="drawn")
    ana.open_table("kahuna", ["me", "bot:random"], "Ana")
    table = ana.page.url.rsplit("/", 1)[-1]
    ana.get_ready()
    expect(ana.page.locator(".hand button").first).to_be_visible()
    television = Person(ana.page.context.new_page(), people.address)
    television.open(f"t/{table}/tv")
    expect(television.page.locator(".boardbox svg.board").first).to_be_visible()
    expect(television.page.locator(".hand, .before, [data-decision]")).to_have_count(0)
    told_nothing_secret(television)
    television.page.get_by_role("button", name="Sons").click()
    expect(television.page.get_by_role("button", name="Sons")).to_have_attribute("aria-pressed", "true")
