"""What people do on drawn boards, whatever the game."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tablee.engine import registry
from tablee.review.problems import problems
from tests.browser.people import DESKTOP, ECHO_MS, MOST_STEPS, PHONE, People, Person

TARGET = 44  # pixels that a finger needs
POSED = f"problems/kahuna/{problems(registry.get('kahuna'))[0].name}"  # the address of a problem


def press(person: Person, thing: Locator) -> None:
    """By finger on a phone, else by mouse."""
    if person.page.viewport_size == PHONE:
        thing.tap()
    else:
        thing.click()


def decision(person: Person) -> str | None:
    """The number of the decision that the board asks for."""
    numbers = person.page.locator(".boardbox[data-decision]").evaluate_all(
        "boxes => boxes.map(box => box.dataset.decision)"
    )
    return numbers[0] if numbers else None


def confirm(person: Person, number: str) -> None:
    """Plays what is chosen."""
    press(person, person.page.locator(".tray .btn.main"))
    expect(person.page.locator(f'.boardbox[data-decision="{number}"]')).to_have_count(0)


PLAY = """number => {
    if (!document.querySelector(`.boardbox[data-decision="${number}"]`)) return "played"
    const button = document.querySelector(".tray .btn.main:enabled")
    button?.click()
    return button ? "confirmed" : "waiting"
}"""
LOOK_MS = 50
BANNERS = """window.banners = []
new MutationObserver(() => {
  const [now] = [...document.querySelectorAll(".banner-of-board .words")].map((one) => one.textContent)
  if (now && now !== banners.at(-1)) banners.push(now)
}).observe(document, { childList: true, subtree: true, characterData: true })"""  # gone before the result comes


def end_is_proclaimed(person: Person) -> None:
    """The last banner said what the result says now; for a page with `BANNERS`."""
    title = person.page.locator("section.ending h2").text_content()
    assert person.page.evaluate("banners.at(-1)") == title


def play(person: Person, number: str, pressing: Callable[[], None]) -> None:
    """Presses something and confirms it, unless the first press has played it.

    A press right after one that has played counts as its echo, and is made again.
    """
    pressing()
    waited = 0
    for _ in range(MOST_STEPS):
        answer = person.page.evaluate(PLAY, number)
        if answer == "played":
            return
        person.page.wait_for_timeout(LOOK_MS)
        waited = waited + LOOK_MS if answer == "waiting" else 0
        if waited > 2 * ECHO_MS:
            pressing()
            waited = 0
    raise AssertionError(f"decision {number} stays open")


def play_on(person: Person, act: Callable[[Person, str], None]) -> int:
    """Acts whenever it is asked, until the game is over; how many times."""
    actions = 0
    for _ in range(MOST_STEPS):
        if person.is_over():
            return actions
        number = decision(person)
        if number is None:
            person.page.wait_for_timeout(15)
        else:
            act(person, number)
            actions += 1
    raise AssertionError("the game does not end")


def learner(people: People, slug: str, lang: str, phone: bool) -> tuple[Person, Locator]:
    """Somebody opens the lesson of a game; the button that goes on."""
    person = people.come(lang, PHONE if phone else DESKTOP, board="drawn")
    person.open(f"learn/{slug}")
    go_on = person.page.get_by_role("button", name=re.compile("^(Continuer|Continue)$"))
    return person, go_on.and_(person.page.locator(".teacher *"))


def until(page: Page, holds: str) -> None:
    """Waits until something holds; Playwright's own waiting would need `eval`, which the page forbids."""
    for _ in range(MOST_STEPS):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(50)
    raise AssertionError(holds)
