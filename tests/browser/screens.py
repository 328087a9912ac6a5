"""Pictures of every screen, to be looked at: `make screens`; `python -m tests.browser.screens home` takes some.

They lie in `screens/`, which is not committed; those that the READMEs show are kept in `docs/screens` as well.
"""

import base64
import io
import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.browser.boards import decision
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.people import DESKTOP, PHONE, Person, attempts
from tests.browser.rooms import by_list, by_pad, hold, play_in_hand, sit_around
from tests.browser.serving import ROOT, Server
from tests.browser.test_pique_plume import remembered
from tests.browser.test_tour_de_france import STEP

FOLDER = ROOT / "screens"
KEPT = ROOT / "docs" / "screens"
SHOWN = set(re.findall(r"docs/screens/([\w-]+)\.webp", (ROOT / "README.md").read_text(encoding="utf-8")))
QUALITY = 75  # of a picture that is kept: half the size of a JPEG that looks the same
TABLET = ViewportSize(width=820, height=1180)
WIDE = ViewportSize(width=1920, height=1080)
ULTRA_WIDE = ViewportSize(width=3840, height=2160)
MOST_STEPS = 400
MOST_GAMES = 6  # until one shows what is looked for
PLAYABLE = ".hand button:not([aria-disabled])"


def keep(page: Page, name: str, whole: bool = False) -> None:
    """Writes a picture of what a page shows."""
    picture = Image.open(io.BytesIO(page.screenshot(type="png", full_page=whole))).convert("RGB")
    picture.save(FOLDER / f"{name}.jpg", quality=80)
    if name in SHOWN:
        picture.save(KEPT / f"{name}.webp", quality=QUALITY, method=6)
    sys.stdout.write(f"{name}\n")


class Studio:
    """A browser that takes pictures at reduced size."""

    def __init__(self, browser: Browser, address: str, wanted: list[str]) -> None:
        self.browser = browser
        self.address = address
        self.wanted = wanted

    def person(self, lang: str = "fr", size: ViewportSize = DESKTOP, night: bool = False) -> Person:
        """Somebody who sits still for a picture."""
        scale = 1.0 if size == PHONE else 0.6
        context = self.browser.new_context(
            locale=lang,
            viewport=size,
            device_scale_factor=scale,
            has_touch=size == PHONE,
            color_scheme="dark" if night else "light",
        )
        context.set_default_timeout(15_000)
        page = context.new_page()
        return Person(page, self.address)

    def take(self, person: Person, name: str) -> None:
        """One picture, when no notice covers it any more."""
        person.page.wait_for_timeout(500)
        expect(person.page.locator(".toast")).to_have_count(0, timeout=15_000)
        keep(person.page, name)


def advise_on(page: Page, moves: int, until: Callable[[], bool] = lambda: False) -> None:
    """Plays what the bot would play, this many times."""
    for _ in range(moves):
        if until():
            return
        box = page.locator(".boardbox[data-decision], section.ending").first
        box.wait_for()
        if until():
            return
        number = box.get_attribute("data-decision")
        page.keyboard.press("h")
        expect(page.locator("[aria-label='Votre main'] .btn.main, [aria-label='Your hand'] .btn.main")).to_be_visible()
        page.locator(".tray .btn.main").click()
        page.locator(f'.boardbox[data-decision="{number}"]').wait_for(state="detached")
        page.wait_for_timeout(60)


def lay(person: Person) -> None:
    """Holds up a card and chooses a line, without laying the link."""
    page = person.page
    page.locator(".boardbox[data-decision]").wait_for()
    for card in range(page.locator(PLAYABLE).count()):
        page.locator(PLAYABLE).nth(card).click()
        page.keyboard.press("ArrowRight")
        if page.locator(".corridor[aria-pressed=true]").count():
            return


def home(studio: Studio) -> None:
    """The first page."""
    for name, lang, size, night in (
        ("home", "fr", DESKTOP, False),
        ("home-night", "en", DESKTOP, True),
        ("home-phone", "fr", PHONE, False),
    ):
        person = studio.person(lang, size, night)
        person.open()
        expect(person.button(re.compile("Kahuna")).first).to_be_visible()
        studio.take(person, name)


def table(studio: Studio) -> None:
    """Kahuna from its opening on, large and small, by day and by night."""
    for name, lang, size, night in (
        ("kahuna", "fr", DESKTOP, False),
        ("kahuna-night", "en", DESKTOP, True),
        ("kahuna-tablet", "fr", TABLET, False),
        ("kahuna-wide", "en", WIDE, False),
        ("kahuna-phone", "fr", PHONE, False),
        ("kahuna-phone-night", "en", PHONE, True),
    ):
        if studio.wanted and not any(word in name for word in studio.wanted) and "table" not in studio.wanted:
            continue
        person = studio.person(lang, size, night)
        person.play_now("Kahuna", "Camille")
        if name in {"kahuna", "kahuna-phone"}:
            studio.take(person, f"{name}-opening")
        advise_on(person.page, 9)
        advise_on(person.page, 12, lambda: person.page.locator(".hand button").count() > 1)  # noqa: B023 - called at once
        lay(person)
        studio.take(person, f"{name}-middle")


def learn(studio: Studio) -> None:
    """The tutorial, at the step that takes an island."""
    for name, lang, size in (("learn", "fr", DESKTOP), ("learn-phone", "en", PHONE)):
        person = studio.person(lang, size)
        person.open("learn/kahuna")
        walk_lesson(person, 5)
        lay_link(person, "KAHU", "KAHU-LALE")
        studio.take(person, name)


def walk_lesson(person: Person, until: int) -> None:
    """Goes through the first steps of a lesson."""
    page = person.page
    for step in range(1, until + 1):
        label = re.compile(f"(étape|step) {step} ")
        expect(page.get_by_role("progressbar", name=label)).to_be_visible()
        go_on = page.get_by_role("button", name=re.compile("^(Continuer|Continue)$"))
        if go_on.count():
            go_on.click()
        else:
            page.keyboard.press("h")
            page.locator(".tray .btn.main").click()
    page.wait_for_timeout(500)


def lay_link(person: Person, card: str, line: str) -> None:
    """Holds up a card and chooses a line."""
    person.page.get_by_role("button", name=re.compile(f"^(Carte {card}|{card} card)$")).click()
    person.page.locator(f"[data-line={line}]").click()


BUILT = "1A 8A 15A:R 3A 16A:L 11A 12A 18B:R 4A 20A:R 14A 5A"


def bring(studio: Studio) -> None:
    """What people bring to a table: a course in the builder, a circuit that is drawn, one with problems."""
    for name, lang, size, night in (
        ("builder", "fr", DESKTOP, False),
        ("builder-night", "en", DESKTOP, True),
        ("builder-phone", "fr", PHONE, False),
    ):
        person = studio.person(lang, size, night)
        page = person.page
        person.open("new/biathlon")
        person.unfold_options()
        page.get_by_role("combobox", name=re.compile("^(Parcours|Course)$")).select_option("custom")
        letters = page.get_by_role("textbox", name=re.compile("Votre parcours|Your own course"))
        letters.fill(BUILT)
        letters.blur()
        page.get_by_role("button", name=re.compile("^(Tuile|Tile) 17A")).click()
        page.locator(".builder").evaluate("node => node.scrollIntoView()")
        studio.take(person, name)
        if size == PHONE:
            page.get_by_role("button", name=re.compile("Poser la tuile")).scroll_into_view_if_needed()
            studio.take(person, f"{name}-tiles")
    person = studio.person()
    circuit = ROOT / "src" / "tablee" / "games" / "formula_de" / "data" / "port-corail.toml"
    person.open("new/formula-de")
    person.unfold_options()
    person.page.get_by_role("combobox", name="Circuit").select_option("custom")
    person.page.locator("input[type=file]").set_input_files(circuit)
    expect(person.page.locator(".bring img")).to_be_visible()
    person.page.locator(".brought").evaluate("node => node.scrollIntoView()")
    studio.take(person, "circuit")
    broken = circuit.read_text().replace("[6, 5, 4], 1, ", "[6, 5, 4], 7, ").replace('"0R4"', '"0R5"')
    person.page.get_by_role("textbox", name=re.compile("Votre circuit")).fill(broken)
    expect(person.page.locator(".bring .cross").first).to_be_visible()
    studio.take(person, "circuit-problems")


def rest(studio: Studio) -> None:
    """The other screens."""
    person = studio.person()
    for name, path in (("create", "new/kahuna"), ("rules", "rules/kahuna#KAH-5.3"), ("settings", "settings")):
        person.open(path)
        person.page.wait_for_timeout(600)
        studio.take(person, name)
    person.open_table("kahuna", ["me", "reserved"], "Camille")
    studio.take(person, "gathering")
    person.open_table("kahuna", ["me", "hot-seat"])
    person.get_ready()
    expect(person.button(re.compile("C’est moi"))).to_be_visible()
    studio.take(person, "curtain")


def ending(studio: Studio) -> None:
    """The banner of a round, the end, and the replay."""
    person = studio.person("fr")
    page = person.page
    person.play_now("Kahuna", "Camille")
    banner = page.locator(".banner-of-board")
    over = page.get_by_role("region", name="Résultat")
    for _ in range(MOST_STEPS):
        page.locator(".boardbox[data-decision], section.ending").first.wait_for()
        if banner.count() or over.count():
            break
        advise_on(page, 1)
        page.wait_for_timeout(120)
    page.wait_for_timeout(400)
    keep(page, "kahuna-round")
    if not over.count():
        advise_on(page, MOST_STEPS, lambda: over.count() > 0)
    page.wait_for_timeout(4000)
    studio.take(person, "kahuna-end")
    person.button("Revoir la partie").click()
    expect(page.get_by_role("slider")).to_be_visible()
    for _ in range(24):
        page.keyboard.press("ArrowRight")
    studio.take(person, "replay")


def pique_plume(studio: Studio) -> None:
    """Pique Plume: an opening, a jump that is worth something, a tile shown large, an end; on a phone, too."""
    for name, lang, size, night in (
        ("pique-plume", "fr", DESKTOP, False),
        ("pique-plume-night", "en", DESKTOP, True),
        ("pique-plume-tablet", "fr", TABLET, False),
        ("pique-plume-phone", "fr", PHONE, False),
    ):
        for _ in attempts("no bird has a jump ahead"):
            if chase(studio, studio.person(lang, size, night), name):
                break


def chase(studio: Studio, person: Person, name: str) -> bool:
    """Flips tiles until the player's bird has a jump ahead; False if the game was over first."""
    page = person.page
    person.open_table("pique-plume", ["me", *["bot:novice"] * 3], "Camille")
    person.get_ready()
    if name == "pique-plume":
        page.locator(".boardbox[data-decision]").wait_for()
        page.wait_for_timeout(3000)
        studio.take(person, f"{name}-opening")
    steps = flips_on(person)
    for step in steps:
        if step == 1 and name in {"pique-plume", "pique-plume-phone"}:
            studio.take(person, f"{name}-shown")
        if step > 1 and page.locator("svg.board .tile.open").count() and page.locator("svg.board text").count() > 1:
            break
    else:
        page.context.close()
        return False
    page.wait_for_timeout(3000)
    studio.take(person, f"{name}-middle")
    if name == "pique-plume":
        for _ in steps:
            pass
        page.wait_for_timeout(4000)
        studio.take(person, f"{name}-end")
    page.context.close()
    return True


def flips_on(person: Person) -> Iterator[int]:
    """Plays with a good memory; each time something is asked, says how often it was before."""
    page = person.page
    for step in range(MOST_STEPS):
        page.locator(".boardbox[data-decision], section.ending").first.wait_for()
        if person.is_over():
            return
        yield step
        number = page.locator(".boardbox").get_attribute("data-decision")
        page.keyboard.press("123456789abc"[remembered(person)] if page.locator(".tile.open").count() else "g")
        page.locator(f".boardbox[data-decision='{number}']").wait_for(state="detached")


def cartagena(studio: Studio) -> None:
    """Cartagena: its opening, a crowded middle with five bands, its end, and a middle on a phone."""
    person = studio.person()
    person.open_table("cartagena", ["me", "bot:greedy", "bot:greedy"], "Camille")
    person.get_ready()
    person.page.locator(".boardbox[data-decision]").wait_for()
    person.page.locator(".hand button.card").first.click()
    studio.take(person, "cartagena-opening")
    for name, bots, lang, size, night in (
        ("cartagena-middle", 4, "fr", DESKTOP, False),
        ("cartagena-night-middle", 2, "en", DESKTOP, True),
        ("cartagena-phone-middle", 2, "fr", PHONE, False),
    ):
        person = studio.person(lang, size, night)
        person.open_table("cartagena", ["me", *["bot:greedy"] * bots], "Camille")
        person.get_ready()
        advise_on(person.page, 14)
        hold_up(person)
        studio.take(person, name)
    person = studio.person()
    person.play_now("Cartagena", "Camille")
    over = person.page.get_by_role("region", name="Résultat")
    advise_on(person.page, MOST_STEPS, lambda: over.count() > 0)
    person.page.wait_for_timeout(4000)
    studio.take(person, "cartagena-end")


def hold_up(person: Person) -> None:
    """Chooses a card, and with it the pirate that can go on from farthest."""
    page = person.page
    page.locator(".boardbox[data-decision]").wait_for()
    for _ in range(6):
        if page.locator(".hand button.card").count():
            break
        advise_on(page, 1)
        page.locator(".boardbox[data-decision]").wait_for()
    page.locator(".hand button.card").first.click()
    page.locator("[data-place][aria-pressed]:not([data-place=boat])").last.dispatch_event("click")
    page.mouse.move(0, 0)


def medailles(studio: Studio) -> None:
    """Médailles: the opening, a bid to be answered late in the game, the end; with five on a phone, by night."""
    for name, lang, size, night, others in (
        ("medailles", "fr", DESKTOP, False, 3),
        ("medailles-phone", "fr", PHONE, False, 3),
        ("medailles-phone-night", "en", PHONE, True, 4),
    ):
        person = studio.person(lang, size, night)
        page = person.page
        for game in range(MOST_GAMES):
            person.open_table("medailles", ["me", *["bot:greedy"] * others], "" if game else "Camille")
            person.get_ready()
            page.locator(".boardbox[data-decision]").wait_for()
            if size == DESKTOP and not game:
                studio.take(person, f"{name}-opening")
            answer_on(person, 4)
            if not person.is_over():
                break
        page.keyboard.press("c")
        studio.take(person, f"{name}-middle")
        if size == DESKTOP:
            answer_on(person, MOST_STEPS)
            page.wait_for_timeout(4000)
            studio.take(person, f"{name}-end")


def answer_on(person: Person, medals: int) -> None:
    """Plays as a bot would, until this many medals are won and another's bid can be countered, or to the end."""
    page = person.page
    counter = page.locator(".actions .btn:not([aria-disabled])").filter(has_text=re.compile("Contrer|Counter"))
    for _ in range(MOST_STEPS):
        page.locator(".boardbox[data-decision], section.ending").first.wait_for()
        if person.is_over() or (counter.count() and page.locator("[data-won]").count() >= medals):
            return
        page.keyboard.press("h")
        if page.locator(".tray .btn.main").count():
            page.keyboard.press("Enter")
        page.wait_for_timeout(100)


def formula_de(studio: Studio) -> None:
    """Formula Dé: the grid, a crowded middle with ten cars and a move chosen, the whole circuit, the end; on phones."""
    for name, lang, size, night, others, circuit in (
        ("formula-de", "fr", DESKTOP, False, 7, "port-corail"),
        ("formula-de-night", "en", DESKTOP, True, 9, "grand-plateau"),
        ("formula-de-phone", "fr", PHONE, False, 5, "port-corail"),
        ("formula-de-phone-night", "en", PHONE, True, 9, "grand-plateau"),
    ):
        person = studio.person(lang, size, night)
        page = person.page
        person.open_table("formula-de", ["me", *["bot:novice"] * others], "Camille", words={"Circuit": circuit})
        person.get_ready()
        page.locator(".boardbox[data-decision]").wait_for()
        if name in {"formula-de", "formula-de-phone"}:
            studio.take(person, f"{name}-opening")
        take_advice(person, 9)
        if page.locator("[data-to]").count() == 0:
            take_advice(person, 1)
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(3000)
        studio.take(person, f"{name}-middle")
        if size == DESKTOP:
            page.keyboard.press("0")
            studio.take(person, f"{name}-circuit")
        if name == "formula-de":
            take_advice(person, MOST_STEPS)
            page.wait_for_timeout(4000)
            studio.take(person, f"{name}-end")


def take_advice(person: Person, moves: int) -> None:
    """Drives as the bot would, this many times or to the end."""
    page = person.page
    for _ in range(moves):
        page.locator(".boardbox[data-decision], section.ending").first.wait_for()
        if person.is_over():
            return
        number = page.locator(".boardbox").get_attribute("data-decision")
        page.keyboard.press("h")
        page.locator(".tray .btn.main").click()
        page.locator(f'.boardbox[data-decision="{number}"]').wait_for(state="detached")
    page.locator(".boardbox[data-decision], section.ending").first.wait_for()


def biathlon(studio: Studio) -> None:
    """Biathlon: nations, wax, a crowded middle with a movement chosen, the range, the end."""
    for name, lang, size, night, others in (
        ("biathlon", "fr", DESKTOP, False, 4),
        ("biathlon-night", "en", DESKTOP, True, 2),
        ("biathlon-phone", "fr", PHONE, False, 4),
        ("biathlon-phone-night", "en", PHONE, True, 2),
    ):
        person = studio.person(lang, size, night)
        page = person.page
        person.open_table("biathlon", ["me", *["bot:greedy"] * others], "Camille")
        person.get_ready()
        for thing, shown in ((".nation.legal", "opening"), ("[data-pick].legal", "preparation")):
            ski_on(person, thing)
            if size == DESKTOP and not night:
                studio.take(person, f"{name}-{shown}")
        ski_on(person, "[data-space][aria-pressed]", 5)
        page.locator("[data-space][aria-pressed]").last.dispatch_event("click")
        studio.take(person, f"{name}-middle")
        ski_on(person, "[data-target][aria-pressed]")
        page.locator("[data-target][aria-pressed]").first.dispatch_event("click")
        studio.take(person, f"{name}-shooting")
        if not night:
            ski_on(person, "section.ending")
            page.wait_for_timeout(4000)
            studio.take(person, f"{name}-end")


def ski_on(person: Person, until: str, round_: int = 0) -> None:
    """Plays as a bot would until something is there, not before a round; a range that is only shown is waited for."""
    page = person.page
    log = page.locator("li.heading").filter(has_text=re.compile(rf"(Manche|Round) {round_}$"))
    for _ in range(MOST_STEPS):
        page.locator(f".boardbox[data-decision], {until}").first.wait_for()
        if page.locator(until).count() and (not round_ or log.count()):
            return
        if person.is_over():
            return
        number = page.locator(".boardbox").get_attribute("data-decision")
        page.keyboard.press("h")
        page.locator(".advice").wait_for()
        page.locator(".tray .btn.main").click()
        page.locator(f'.boardbox[data-decision="{number}"]').wait_for(state="detached")


def tour_de_france(studio: Studio) -> None:
    """The Tour de France: opening, a roll that a card could bend, a question, a time trial, the end."""
    for name, lang, size, night, bots in (
        ("tour-de-france", "fr", DESKTOP, False, 3),
        ("tour-de-france-night", "en", DESKTOP, True, 5),
        ("tour-de-france-phone", "fr", PHONE, False, 3),
        ("tour-de-france-phone-night", "en", PHONE, True, 5),
    ):
        person = studio.person(lang, size, night)
        person.open_table("tour-de-france", ["me", *["bot:greedy"] * bots], "Camille")
        person.get_ready()
        person.page.locator(".boardbox[data-decision]").wait_for()
        if not night:
            studio.take(person, f"{name}-opening")
        ride(studio, person, name)


def ride(studio: Studio, person: Person, name: str) -> None:
    """Plays on, and takes each kind of moment once, the window in the second half of the game."""
    page = person.page
    wanted = {"question": "button.give", "trial": "[data-show=trial] .won", "middle": ".hand button.card"}
    for step in range(MOST_STEPS * 4):
        if person.is_over():
            break
        for moment, sight in list(wanted.items()):
            is_late = step > 10 and page.locator(".tray .result").count() and not page.get_by_role("dialog").count()
            is_ripe = moment != "middle" or is_late
            if decision(person) and is_ripe and page.locator(sight).count():
                del wanted[moment]
                if moment != "trial":
                    page.locator(sight).first.dispatch_event("click")
                studio.take(person, f"{name}-{moment}")
        page.evaluate(STEP, ["", ""])
        page.wait_for_timeout(40)
    if name == "tour-de-france":
        page.wait_for_timeout(5000)
        studio.take(person, f"{name}-end")


def olympiades(studio: Studio) -> None:
    """Olympiades: the opening, the reveal, a late event, the end; then all sixteen events, large and small."""
    for name, lang, size, night, others in (
        ("olympiades", "fr", DESKTOP, False, 5),
        ("olympiades-night", "en", DESKTOP, True, 3),
        ("olympiades-phone", "fr", PHONE, False, 5),
        ("olympiades-phone-night", "en", PHONE, True, 3),
    ):
        person = studio.person(lang, size, night)
        person.open_table("olympiades", ["me", *["bot:greedy"] * others], "Camille", words=LATE)
        person.get_ready()
        person.page.locator(".boardbox[data-decision]").wait_for()
        set_pad(person)
        if not night:
            studio.take(person, f"{name}-opening")
        advise(person, 1)
        if not night:
            person.page.wait_for_timeout(700)
            keep(person.page, f"{name}-reveal")
        advise(person, MOST_STEPS, "[data-place='4'].now")
        set_pad(person)
        studio.take(person, f"{name}-middle")
        if name == "olympiades":
            advise(person, MOST_STEPS)
            person.page.locator("[data-reveal]").wait_for(state="detached", timeout=15_000)
            person.page.wait_for_timeout(4000)
            studio.take(person, f"{name}-end")
    contact_sheet(studio, DESKTOP, "olympiades-events", 4, 400)
    contact_sheet(studio, PHONE, "olympiades-phone-events", 8, 220)


ALL_EVENTS = {
    "track_cycling": 0,
    "show_jumping": 1,
    "golf": 1,
    "tennis": 1,
    "weightlifting": 2,
    "relay_run": 0,
    "relay_medley": 0,
    "high_jump": 2,
    "archery": 1,
    "sprint_100": 0,
    "beach_volley": 0,
    "doping_control": 0,
    "basketball": 2,
    "fencing": 1,
    "tug_of_war": 1,
    "taekwondo": 2,
}  # fmt: skip - each with the choices that are made before its picture


SCENARIO = "^(Scénario|Scenario)$"


LATE = {
    SCENARIO: json.dumps({"events": ["track_cycling", "weightlifting", "golf", "sprint_100", "basketball"], "first": 0})
}


def set_pad(person: Person) -> None:
    """Sets something on the pad, without locking it."""
    page = person.page
    page.locator(".boardbox[data-decision], section.ending").first.wait_for()
    if page.locator("[data-button=A]:not([aria-disabled])").count():
        page.keyboard.press("j")
    page.keyboard.press("ArrowUp" if page.locator("[data-count]").count() else "3")
    page.mouse.move(0, 0)


def advise(person: Person, choices: int, until: str = "section.ending") -> None:
    """Chooses as a bot would, this many times or until something is there."""
    page = person.page
    for _ in range(choices):
        page.locator(".boardbox[data-decision], section.ending").first.wait_for()
        if page.locator(until).count() or person.is_over():
            return
        number = page.locator(".boardbox").get_attribute("data-decision")
        page.keyboard.press("h")
        page.locator("[data-lock]:not([aria-disabled])").click()
        page.locator(f'.boardbox[data-decision="{number}"]').wait_for(state="detached")


def contact_sheet(studio: Studio, size: ViewportSize, name: str, columns: int, width: int) -> None:
    """Every event in the middle of its play, on two sheets; a phone is shown whole, else board and pad alone."""
    person = studio.person("fr", size)
    pictures: list[str] = []
    for event, choices in ALL_EVENTS.items():
        words = {SCENARIO: json.dumps({"events": [event] * 4, "first": 0})}
        person.open_table("olympiades", ["me", *["bot:greedy"] * 5], "" if pictures else "Camille", words=words)
        person.get_ready()
        advise(person, choices)
        set_pad(person)
        person.page.wait_for_timeout(600)
        shown = person.page if size == PHONE else person.page.locator(".centre")
        pictures.append(base64.b64encode(shown.screenshot(type="jpeg", quality=90)).decode())
    for sheet in range(2):
        page = studio.browser.new_page(viewport=ViewportSize(width=columns * (width + 8), height=100))
        some = pictures[sheet * 8 : sheet * 8 + 8]
        images = "".join(f'<img width="{width}" src="data:image/jpeg;base64,{picture}">' for picture in some)
        page.set_content(f'<body style="margin:4px;display:flex;flex-wrap:wrap;gap:8px">{images}')
        keep(page, f"{name}-{sheet + 1}", whole=True)
        page.close()


def television(studio: Studio) -> None:
    """A room: the television and four phones, before the game and in it; and the code that leads there."""
    for name, game, lang, size, night in (
        ("television", "olympiades", "fr", WIDE, False),
        ("television-night", "olympiades", "en", ULTRA_WIDE, True),
        ("television-medailles", "medailles", "fr", ULTRA_WIDE, False),
        ("television-medailles-night", "medailles", "en", WIDE, True),
    ):
        screen = studio.person(lang, size, night)
        screen.open("tv")
        screen.page.locator(".keys").wait_for()
        studio.take(screen, f"{name}-code")
        phones = [studio.person(lang, PHONE, night) for _ in range(4)]
        sit_around(screen, phones, game, LATE if game == "olympiades" else None)
        for phone in phones:
            hold(phone)
        play_in_hand(phones, by_pad if game == "olympiades" else by_list, 5, lambda: False)
        studio.take(screen, name)
        for number, phone in enumerate(phones, 1):
            studio.take(phone, f"{name}-phone-{number}")
        phones[0].page.get_by_role("tab").last.click()
        studio.take(phones[0], f"{name}-phone-board")


SCENES = {
    "home": home,
    "table": table,
    "learn": learn,
    "bring": bring,
    "rest": rest,
    "ending": ending,
    "cartagena": cartagena,
    "pique-plume": pique_plume,
    "medailles": medailles,
    "formula-de": formula_de,
    "biathlon": biathlon,
    "tour-de-france": tour_de_france,
    "olympiades": olympiades,
    "television": television,
}


def main(wanted: list[str]) -> None:
    """Takes the pictures that are wanted, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder) / "tables.sqlite")
        browser = driver.chromium.launch(
            executable_path=CHROMIUM, args=[a.replace("\t", " ") for a in ARGUMENTS.split(" ")]
        )
        for name, scene in SCENES.items():
            if not wanted or name in wanted or any(word.startswith("kahuna") and name == "table" for word in wanted):
                scene(Studio(browser, server.address, wanted))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
