"""A room with a television and phones: what people do there, for tests and for pictures."""

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import expect

from tests.browser.boards import press
from tests.browser.people import Person, attempts

NAMES = ("Ana", "Ben", "Cléo", "Dan")
MINE = re.compile("^(Montrer mon jeu|Show what is mine)$")


def sit_around(television: Person, phones: Sequence[Person], game: str, words: dict[str, str] | None = None) -> str:
    """People sit down with their phones at a table that a television shows, and begin; the id of the table."""
    host, *others = phones
    address = host.open_table(game, ["me"] + ["open"] * len(others), NAMES[0], words=words)
    table = address.rsplit("/", 1)[-1]
    television.open(f"t/{table}/tv")
    for person, name in zip(others, NAMES[1:], strict=False):
        person.open(address)
        person.button(re.compile("S’asseoir|Take a seat")).click()
        person.introduce(name)
        person.get_ready()
    host.get_ready()
    return table


def hold(person: Person) -> None:
    """The phone shows what is one's own from now on."""
    press(person, person.page.get_by_role("button", name=MINE))
    expect(person.page.locator(".inhand")).to_be_visible()


def asked(people: Sequence[Person]) -> Person | None:
    """Somebody whose phone asks for a decision."""
    return next((one for one in people if one.page.locator(".inhand[data-decision]").count()), None)


def play_in_hand(people: Sequence[Person], act: Callable[[Person], None], most: int, until: Callable[[], bool]) -> int:
    """Whoever is asked acts, so many times at most, or until something holds; how many times."""
    acts = 0
    for _ in attempts("nobody is asked any more"):
        if acts == most or until():
            break
        person = asked(people)
        if person is None:
            people[0].page.wait_for_timeout(30)
            continue
        number = person.page.locator(".inhand").get_attribute("data-decision")
        act(person)
        expect(person.page.locator(f'.inhand[data-decision="{number}"]')).to_have_count(0)
        acts += 1
    return acts


def by_list(person: Person) -> None:
    """Any action, from the list of all of them."""
    page = person.page
    if not page.locator(".inhand [role=option]").count():
        press(person, page.get_by_role("button", name=re.compile("^(Tous les coups possibles|All possible moves)$")))
    page.locator(".inhand [role=option]").nth(0).dispatch_event("click")
    go = page.locator(".inhand .go .btn.main:enabled")
    number = page.locator(".inhand").get_attribute("data-decision")
    page.locator(f'.inhand:not([data-decision="{number}"]), .inhand .go .btn.main').first.wait_for()
    if go.count():
        go.dispatch_event("click")


def by_pad(person: Person) -> None:
    """Something on the pad of Olympiades, or aloud, and locked."""
    page = person.page
    if page.locator("[data-button=A]:not([aria-disabled])").count():
        page.keyboard.press("j")
    if (
        page.locator("[data-target]:not([aria-disabled])").count()
        and not page.locator("[data-lock]:not([aria-disabled])").count()
    ):
        press(person, page.locator("[data-target]:not([aria-disabled])").first)
    page.keyboard.press("ArrowUp")
    if not page.locator("[data-lock]:not([aria-disabled])").count():
        press(person, page.locator("[data-row]:not([aria-disabled])").first)
    if page.locator("[data-lock]:not([aria-disabled])").count():
        press(person, page.locator("[data-lock]:not([aria-disabled])"))
