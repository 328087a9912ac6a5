"""What people do with the page: tests find everything by role and name, as a screen reader does."""

import contextlib
import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
    WebSocketRoute,
    expect,
)
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests import patience

DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
MOST_STEPS = 20_000  # looks at a page, most of them while others play; a game that goes on for ever needs more
LIKES = """if (!localStorage.getItem("tablee settings")) {
  localStorage.setItem("tablee settings", JSON.stringify({board: "BOARD"}))
}"""
DEALT = """const random = crypto.getRandomValues.bind(crypto)
crypto.getRandomValues = (array) => {
  if (array.length !== 16) return random(array)
  const drawn = 1 + Number(sessionStorage.getItem("drawn") ?? 0)
  sessionStorage.setItem("drawn", String(drawn))
  array.fill(0).set([DEAL, drawn, PERSON])
  return array
}"""  # what a seat adds to chance: the server adds nothing, so that every run of a test plays the same game
WATCHED = """window.motions = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, timing) {
  const times = typeof timing === "number" ? { duration: timing } : timing
  const what = this.getAttribute("class") ?? ""
  motions.push({ what, car: this.dataset.car, ends: [frames[0], frames.at(-1)], ...times })
  return animate.call(this, frames, timing)
}"""  # what has moved, to be asked for: most of it lasts no half second
PATIENCE = 1000 * patience.PATIENCE  # milliseconds
expect.set_options(timeout=PATIENCE)


class People:
    """The browsers of one test, and the errors on their consoles."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.forgiven: list[str] = []  # what the browser itself says of a line that a test has cut

    def come(
        self,
        lang: str = "fr",
        size: ViewportSize = DESKTOP,
        address: str = "",
        night: bool = False,
        board: str = "words",
        brisk: bool = False,
        deal: int = 1,
    ) -> "Person":
        """Somebody opens a browser, and likes boards in words or drawn, perhaps with brisk motion.

        The cards that are dealt and the dice that fall are the same in every run; another deal has others.
        """
        scheme = "dark" if night else "light"
        touch = size == PHONE and board == "drawn"
        context = self.browser.new_context(
            locale=lang,
            viewport=size,
            color_scheme=scheme,  # type: ignore[arg-type]
            has_touch=touch,
            reduced_motion="reduce" if board == "words" else "no-preference",
        )
        context.add_init_script(LIKES.replace("BOARD", board))
        context.add_init_script(DEALT.replace("DEAL", str(deal)).replace("PERSON", str(len(self.contexts))))
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        if brisk:
            hasten(page)
        page.on("console", self.listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return Person(page, address or self.address)

    def listen(self, message: ConsoleMessage) -> None:
        """Notes what should not be there."""
        if message.type in {"error", "warning"} and not any(word in message.text for word in self.forgiven):
            self.errors.append(message.text)

    def leave(self) -> None:
        """Everybody goes; nobody's console has complained."""
        for context in self.contexts:
            context.close()
        assert self.errors == [], self.errors


# What can be taken back is played at the first press; anything else is asked once more, and confirmed here. A press
# right after one that has played counts as its echo, and is made again.
PRESS = """([number, place]) => {
    const asked = document.querySelector(`[data-decision="${number}"]`)
    if (!asked) return false
    const chosen = asked.querySelector("[role=option][aria-selected=true]")
    const press = chosen ? asked.querySelector(".go .btn.main:enabled") : asked.querySelectorAll("[role=option]")[place]
    press?.click()
    return true
}"""
ECHO_MS = 400


class Person:
    """One browser."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.heard: list[dict[str, Any]] = []
        self.dice = random.Random(7)  # noqa: S311 - a choice of moves, no secret
        page.on("websocket", self.overhear)

    def overhear(self, line: WebSocket) -> None:
        """Notes what comes over the wire."""
        line.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def open(self, path: str = "") -> None:
        """Opens an address of the page."""
        self.page.goto(self.address + path if not path.startswith("http") else path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button or link by its name."""
        return self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name)).first

    def introduce(self, name: str) -> None:
        """Answers who one is."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("textbox").fill(name)
        dialog.get_by_role("button", name=re.compile("Continuer|Continue")).click()
        expect(dialog).to_have_count(0)

    def open_table(
        self,
        game: str,
        seats: list[str],
        name: str = "",
        clock: str = "0",
        numbers: dict[str, int] | None = None,
        words: dict[str, str] | None = None,
    ) -> str:
        """Opens a table by the form, with a name if there is none yet; the address of it. Options go by their label."""
        self.open(f"new/{game}")
        count = self.page.get_by_role("combobox", name=re.compile("Nombre de joueurs|Number of players"))
        expect(self.seat_kind(1)).to_be_visible()
        if count.count():
            count.select_option(str(len(seats)))
        for number, kind in enumerate(seats, 1):
            self.seat_kind(number).select_option(kind)
        if numbers or words or clock != "0":
            self.unfold_options()
        if clock != "0":
            self.page.get_by_role("combobox", name=re.compile("Pendule|Clock")).select_option(clock)
        for option, number in (numbers or {}).items():
            self.page.get_by_role("spinbutton", name=option).fill(str(number))
        for option, word in (words or {}).items():
            listed = self.page.get_by_role("combobox", name=re.compile(f"^(?:{option})$"))
            if listed.count():
                listed.select_option(word)
            else:
                typed = self.page.get_by_role("textbox", name=re.compile(f"^(?:{option})$"))
                if typed.count() == 0:
                    self.page.get_by_text(re.compile("^(Options d’expert|Expert options)$")).click()
                typed.fill(word)
        self.page.get_by_role("main").get_by_role("button", name=re.compile("Ouvrir une table|Open a table")).click()
        if name:
            self.introduce(name)
        expect(self.page.get_by_text(re.compile("hôte|host")).first).to_be_visible()
        return self.page.url

    def unfold_options(self) -> None:
        """Shows all options of a new table, not only the presets."""
        self.page.get_by_text(re.compile("^(Toutes les options|All options)$")).click()

    def seat_kind(self, number: int) -> Locator:
        """Who may sit there, in the form of a new table."""
        return self.page.get_by_role("combobox", name=re.compile(f"^(Place|Seat) {number}$"))

    def play_now(self, game: str, name: str = "") -> None:
        """One click, and a game against bots has begun."""
        self.open()
        if name:
            self.page.get_by_role("textbox", name=re.compile("Votre nom|Your name")).fill(name)
        self.button(re.compile(rf"(Jouer maintenant|Play now).?: {game}")).click()
        expect(self.decision()).to_be_visible()

    def get_ready(self) -> None:
        """Says that one is ready."""
        self.button(re.compile("Je suis prêt|I am ready")).click()

    # At the table -------------------------------------------------------------------------------------

    def decision(self) -> Locator:
        """The part of the page with the legal actions, while there is something to decide."""
        return self.page.locator("[data-decision]").first

    def choices(self) -> Locator:
        """The legal actions."""
        return self.page.get_by_role("option", disabled=False).and_(self.page.locator("[data-decision] [role=option]"))

    def is_asked(self) -> bool:
        """Must this person decide now?"""
        return self.decision().count() > 0

    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.page.get_by_role("region", name=re.compile("Résultat|Result")).count() > 0

    def log(self) -> Locator:
        """The lines of the log, without its headings."""
        lines = self.page.get_by_role("list", name=re.compile("Journal|Log")).get_by_role("listitem")
        return lines.and_(self.page.locator("li:not(.heading)"))

    def view(self) -> dict[str, Any]:
        """What the wire last said of the position."""
        told = next(message for message in reversed(self.heard) if message["type"] == "position")
        found: dict[str, Any] = told["view"]
        return found

    def choose(self, wanted: Callable[[list[str]], int]) -> None:
        """Chooses an action and plays it."""
        choices = self.choices()
        number = self.decision().get_attribute("data-decision")
        place = wanted(choices.all_inner_texts())
        choices.nth(place).click()
        for _ in range(MOST_STEPS):
            if not self.page.evaluate(PRESS, [number, place]):
                return
            self.page.wait_for_timeout(ECHO_MS)
        raise AssertionError("the choice is not taken")

    def act(self, wanted: str = "") -> None:
        """Plays an action whose sentence holds these words, or any."""

        def by_words(sentences: list[str]) -> int:
            fitting = [place for place, sentence in enumerate(sentences) if wanted in sentence]
            assert fitting, f"{wanted!r} is not among {sentences}"
            return self.dice.choice(fitting)

        self.choose(by_words)

    def play_with_one_click(self) -> None:
        """Sets the setting that plays without asking again."""
        self.page.evaluate(
            """() => localStorage.setItem("tablee settings", JSON.stringify({
                ...JSON.parse(localStorage.getItem("tablee settings") ?? "{}"), oneClick: true}))"""
        )
        self.page.reload()


def retell(person: Person, change: Callable[[Any], None], *kinds: str) -> None:
    """The page is told something else of each position, or of other kinds of messages, than the server says."""

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] in (kinds or ("position",)) and told.get("view", True):
                change(told)
            line.send(json.dumps(told))

        server.on_message(tell)

    person.page.route_web_socket(re.compile("."), pass_on)


def attempts(what: str) -> Iterator[int]:
    """Tries of something that must come to pass; fails with these words when it never does."""
    yield from range(MOST_STEPS)
    raise AssertionError(what)


def settle(page: Page) -> None:
    """Waits until everything that moves or fades has come to its end; what goes on for ever does not count."""
    page.evaluate(
        """async (patience) => {
            const frame = () => new Promise((next) => (requestAnimationFrame(next), setTimeout(next, 100)))
            const ends = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity
            const late = Date.now() + patience
            for (let still = 0; still < 2; still++) {
                await frame()
                const [moving] = document.getAnimations().filter(ends)
                if (moving) still = -1
                if (moving && Date.now() > late) throw new Error(`never at rest: ${moving.effect.target?.outerHTML}`)
            }
        }""",
        PATIENCE,
    )


def hasten(page: Page) -> None:
    """Lets everything move ten times as fast: nothing is left out, but far fewer pictures are drawn on the way."""
    tools = page.context.new_cdp_session(page)
    tools.send("Animation.enable")
    tools.send("Animation.setPlaybackRate", {"playbackRate": 10})


def play_to_the_end(people: list[Person], wanted: Callable[[list[str]], int]) -> None:
    """Everybody answers whatever is asked, until the game is over."""
    for _ in range(MOST_STEPS):
        if all(person.is_over() for person in people):
            return
        for person in people:
            if person.is_asked():
                answer(person, wanted)
                break
        else:
            people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def answer(person: Person, wanted: Callable[[list[str]], int]) -> None:
    """Plays in one click; an only choice needs its button, and the server may give it first."""
    asked = person.page.evaluate(
        """() => {
            const section = document.querySelector("[data-decision]")
            const choices = [...(section?.querySelectorAll("[role=option]") ?? [])]
            return {number: section?.dataset.decision, sentences: choices.map((choice) => choice.innerText)}
        }"""
    )
    number, sentences = asked.get("number"), asked["sentences"]
    if not sentences:
        return
    section = person.page.locator(f'[data-decision="{number}"]')
    if len(sentences) == 1:
        for _ in range(MOST_STEPS):
            if not section.count():
                return
            with contextlib.suppress(PlaywrightTimeout):
                section.get_by_role("button", name=re.compile("Jouer ce coup|Play this move")).click(timeout=1000)
    else:
        section.get_by_role("option").nth(wanted(sentences)).click()
    expect(section).to_have_count(0)
