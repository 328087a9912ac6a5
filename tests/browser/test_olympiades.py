"""Olympiades on its drawn board: whole games, secret pads, talk, and a line that breaks in the middle of a choice."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.boards import TARGET, decision, learner, press
from tests.browser.people import DESKTOP, MOST_STEPS, PHONE, People, Person, attempts, settle
from tests.browser.serving import Wire
from tests.browser.test_access import check

READY = ":not([aria-disabled])"
SHORT = {"^(Durée|Length)$": "short"}
BOTS = ["bot:novice"] * 3
SMALL = ViewportSize(width=360, height=640)


def scenario(*events: str, **more: Any) -> dict[str, str]:
    """A table of these events; seat 0 is first."""
    return {"^(Scénario|Scenario)$": json.dumps({"events": events, "first": 0, **more})}


def sit(person: Person, seats: list[str], words: dict[str, str], name: str = "Camille") -> None:
    """Opens a table and begins."""
    person.open_table("olympiades", seats, name, words=words)
    person.get_ready()
    expect(person.page.locator(".boardbox svg.board")).to_be_visible()


def asked(person: Person) -> Locator:
    """The board while it waits for this person."""
    return person.page.locator(".boardbox[data-decision]")


def lock(person: Person) -> Locator:
    """The big button, once what is set is clear."""
    return person.page.locator(f"[data-lock]{READY}")


def confirm(person: Person) -> None:
    """Locks what is set."""
    number = decision(person)
    press(person, lock(person))
    expect(person.page.locator(f'.boardbox[data-decision="{number}"]')).to_have_count(0)


def look(person: Person) -> None:
    """What was opened has been seen: the game goes on."""
    if person.page.locator("[data-reveal]").count():
        person.page.keyboard.press("Escape")


def bid(person: Person, n: int) -> None:
    """A number on the wheel, locked."""
    look(person)
    asked(person).wait_for()
    person.page.keyboard.press(str(n))
    confirm(person)


def answer(person: Person, step: int) -> None:
    """Makes some choice, with whatever the tray offers: button, athlete and wheel; or a row, or a number."""
    page = person.page
    number = decision(person)
    if page.locator("[data-dial]").count():
        buttons = page.locator(f"[data-button]{READY}")
        if buttons.count():
            press(person, buttons.nth(step % buttons.count()))
        targets = page.locator(f"[data-target]{READY}")
        if not lock(person).count() and buttons.count() and targets.count():
            press(person, targets.nth(step % targets.count()))
    else:
        rows = page.locator(f"[data-row]{READY}")
        more = page.locator("[data-more='1']")
        if more.count() and (step % 3 or not rows.count()):
            press(person, more)
        else:
            row = rows.nth(step % rows.count())
            is_throw = re.match("retry|reroll", row.get_attribute("data-row") or "")
            press(person, row)
            if is_throw:  # a press throws
                return expect(page.locator(f'.boardbox[data-decision="{number}"]')).to_have_count(0)
    if not lock(person).count():
        page.keyboard.press("ArrowUp")
    return confirm(person)


def play_on(people: list[Person]) -> int:
    """Everybody answers whatever is asked, until the game is over; how many choices were made."""
    choices = 0
    for _ in range(MOST_STEPS):
        if all(person.is_over() for person in people):
            return choices
        person = next((one for one in people if decision(one) is not None), None)
        if person is None:
            for one in people:
                look(one)
            people[0].page.wait_for_timeout(15)
        else:
            answer(person, choices)
            choices += 1
    raise AssertionError("the game does not end")


def test_four_people_play_a_short_game_and_keep_their_secrets(people: People) -> None:
    """Two teams in four browsers, one of them a phone: a locked pad is seen as locked, and as nothing else."""
    ana, ben = (people.come(lang, board="drawn", brisk=True) for lang in ("fr", "en"))
    cleo, dan = (people.come("fr", size, board="drawn", brisk=True) for size in (PHONE, DESKTOP))
    table = ana.open_table("olympiades", ["me", "open", "open", "open"], "Ana", words=SHORT)
    for person, name in ((ben, "Ben"), (cleo, "Cléo"), (dan, "Dan")):
        person.open(table)
        person.button(re.compile("S’asseoir|Take a seat")).click()
        person.introduce(name)
        person.get_ready()
    ana.get_ready()
    everybody = [ana, ben, cleo, dan]
    for person in everybody:
        expect(person.page.locator(".boardbox svg.board")).to_be_visible()
    steps = play_on(everybody)
    assert steps > 7
    seats = set()
    for person in everybody:
        positions = [message for message in person.heard if message["type"] == "position"]
        (seat,) = {
            message["view"]["header"]["viewer"] for message in positions if message["view"]["header"]["viewer"] >= 0
        }
        seats.add(seat)
        others = [message["view"]["header"]["drafts"] for message in positions]
        assert not [drafts for drafts in others for other, draft in enumerate(drafts) if other != seat and draft]
        assert any(message["view"]["header"]["submitted"] for message in positions)
        expect(person.page.locator("[data-place].past")).to_have_count(7)
        expect(person.page.locator("[data-place].latest")).to_have_attribute("data-place", "6")
    assert seats == {0, 1, 2, 3}


def test_a_locked_pad_shows_nothing_but_its_lamp(people: People) -> None:
    """To a team-mate as to an opponent; then all pads turn at once, for everybody."""
    ana, ben = people.come("fr", board="drawn"), people.come("fr", board="drawn")
    words = scenario("relay_medley", "golf")
    table = ana.open_table("olympiades", ["me", "bot:novice", "open", "bot:novice"], "Ana", words=words)
    ben.open(table)
    ben.button("S’asseoir").click()
    ben.introduce("Ben")
    ben.get_ready()
    ana.get_ready()
    asked(ben).wait_for()
    expect(ben.page.locator("[data-doing=ready]")).to_have_count(2)
    before = but_for_lamps(ben)
    bid(ana, 7)
    expect(ana.page.locator("[data-closed=locked] [data-mine]")).to_have_text("Votre choix : miser 7")
    expect(ben.page.locator("[data-doing=ready]")).to_have_count(3)
    assert but_for_lamps(ben) == before
    assert not ben.view()["header"]["drafts"][0]
    assert not any(ben.view()["tile"]["pads"])
    bid(ben, 4)
    for person in (ana, ben):
        reveal = person.page.locator("[data-reveal=relay_medley]")
        expect(reveal).to_have_accessible_name(re.compile(r"Ana\s: miser 7\..*Ben\s: miser 4\."))
        reveal.click()
        expect(reveal).to_have_count(0)


def but_for_lamps(person: Person) -> str:
    """All words of seats and board, without those that tell who has chosen."""
    words = " ".join(person.page.locator(".rail, .boardbox").all_inner_texts())
    return "".join(re.sub(r"prêt|choisit…|À son tour\.", "", words).split())


def test_nothing_is_asked_before_a_reveal_has_been_seen(people: People) -> None:
    """The result stands in the status, the event stays on the table; then the next one comes, with its decision."""
    ana = people.come("fr", board="drawn")
    sit(ana, ["me", *BOTS], scenario("track_cycling", "golf"), "Ana")
    bid(ana, 9)
    page = ana.page
    expect(page.locator("[data-reveal=track_cycling]")).to_be_visible()
    expect(page.locator(".status")).to_contain_text("prenez l’or et payez")
    expect(asked(ana)).to_have_count(0)
    expect(page.locator("[data-place='0'].now")).to_be_visible()
    page.locator("[data-go-on]").click()
    expect(page.locator("[data-reveal]")).to_have_count(0)
    expect(page.locator("[data-place='1'].now")).to_be_visible()
    expect(asked(ana)).to_be_visible()
    expect(page.locator(".status")).to_contain_text("Achetez vos coups")


def test_a_seat_among_five_bots_is_played_by_finger(people: People) -> None:
    """Six athletes on a phone; everything that is touched is large enough, and nothing scrolls."""
    lea = people.come("fr", PHONE, board="drawn", brisk=True)
    sit(lea, ["me", *["bot:novice"] * 5], SHORT, "Léa")
    asked(lea).wait_for()
    settle(lea.page)
    sizes = lea.page.evaluate(
        """() => [...document.querySelectorAll("[data-button], [data-dial], [data-target], [data-lock], [data-row]")]
            .map(one => one.getBoundingClientRect()).filter(({width}) => width)
            .map(({width, height}) => Math.min(width, height))"""
    )
    assert min(sizes) >= TARGET
    expect(lea.page.locator(".event.final .picture ellipse")).to_have_count(10)  # the leaves of one laurel
    tile, hint = lea.page.locator(".tile"), lea.page.get_by_role("button", name="Conseil")
    assert foot(tile) <= foot(hint) - TARGET
    assert lea.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        PHONE["width"],
        PHONE["height"],
    ]
    assert play_on([lea]) > 5
    expect(lea.page.get_by_role("region", name="Résultat")).to_be_visible()
    expect(lea.page.locator("[data-reveal], [data-final]").first).to_be_visible()
    expect(lea.page.locator("[data-place].past")).to_have_count(7)


def test_six_on_a_small_phone_see_the_tile_and_what_was_opened_last(people: People) -> None:
    """The pad leaves the tile a sixth of the screen; the line above it begins with one's own last choice."""
    kim = people.come("fr", PHONE, board="drawn", brisk=True)
    kim.page.set_viewport_size(SMALL)
    events = scenario("track_cycling", "relay_medley", "sprint_100", energy=[22, 9, 9, 9, 9, 9])
    sit(kim, ["me", *["bot:novice"] * 5], events, "Kim")
    bid(kim, 2)
    bid(kim, 3)
    look(kim)
    asked(kim).wait_for()
    settle(kim.page)
    tile = kim.page.locator("svg.board").bounding_box()
    assert tile is not None
    assert tile["height"] >= SMALL["height"] / 6
    told = kim.page.locator(".since .steps")
    expect(told).to_contain_text("Vous misez 3.")
    expect(told).not_to_contain_text("Vous misez 2.")
    first, energy = (
        kim.page.locator("[data-seat] abbr"),
        kim.page.locator("[data-seat]:has(abbr) .bar span[aria-hidden]"),
    )
    sign, figure = first.bounding_box(), energy.bounding_box()
    assert sign is not None
    assert figure is not None
    assert sign["x"] + sign["width"] <= figure["x"]


def foot(thing: Locator) -> float:
    """Where something ends at the bottom."""
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_athletes_have_the_names_of_who_sits_there(people: People) -> None:
    """In the log as beside the board; not those of colours."""
    max_ = people.come("fr", board="drawn")
    sit(max_, ["me", *BOTS], scenario("taekwondo", energy=[9, 9, 9, 9]), "Max")
    bid(max_, 3)
    play_on([max_])
    log = " ".join(max_.log().all_inner_texts())
    assert re.search("attaquez? (Max|Lise|Gus|Mila)", log)
    max_.page.get_by_role("tab", name="Moments").click()
    expect(max_.page.locator(".moments li").last).to_contain_text(re.compile("(Soleil|Vague) gagne les jeux|Égalité"))
    everything = max_.page.locator("main").inner_text()
    assert not re.findall("Azur|Ocre|Violet|Turquoise", everything)


# Notes what stood in the panel of the first seat when the pads opened, medals that fall into the table, and stumbles.
WATCH = """() => {
    Object.assign(window, {energy: "", medals: 0, stumbles: 0})
    new MutationObserver(() => {
        const number = document.querySelector('[data-seat="0"] .bar span[aria-hidden]')
        if (document.querySelector("[data-reveal]")) window.energy ||= number.innerText
    }).observe(document.body, {childList: true, subtree: true})
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, timing) {
        if (this.closest("[data-team]")) window.medals++
        if (this.dataset?.athlete) window.stumbles++
        return animate.call(this, frames, timing)
    }
}"""


def test_what_a_reveal_brings_is_seen_to_come(people: People) -> None:
    """Energy runs down after the pads have opened, medals fall into the table, riders who fall stumble."""
    ana = people.come("fr", board="drawn")
    sit(ana, ["me", *BOTS], scenario("relay_medley", "show_jumping", energy=[9, 3, 3, 3]), "Ana")
    ana.page.evaluate(WATCH)
    bid(ana, 7)
    expect(ana.page.locator("[data-reveal=relay_medley]")).to_be_visible()
    assert ana.page.evaluate("energy") == "9"
    expect(ana.page.locator('[data-seat="0"] .bar span[aria-hidden]')).to_have_text("2")
    play_on([ana])
    assert ana.page.evaluate("medals") > 0
    tiles = [one["view"]["tile"] for one in ana.heard if one["type"] == "position"]
    fallen = [tile["score"].count(None) for tile in tiles if tile["event"] == "show_jumping"]
    assert ana.page.evaluate("stumbles") > 0 or set(fallen) <= {0, 4}


def test_the_table_in_words_tells_who_is_in_which_team(people: People) -> None:
    """With the letter of the athlete, not with a colour that no seat has."""
    ida = people.come("fr")
    ida.open_table("olympiades", ["me", *BOTS], "Ida")
    ida.get_ready()
    cells = ida.page.get_by_role("row", name="équipe, athlète").get_by_role("cell")
    expect(cells).to_have_text(["Soleil, C", "Vague, A", "Soleil, O", "Vague, V"])


def test_a_scenario_is_for_experts(people: People) -> None:
    """Its field is folded away, and unfolds to say what is wrong with it."""
    max_ = people.come("fr")
    max_.open("new/olympiades")
    max_.unfold_options()
    field = max_.page.get_by_role("textbox", name="Scénario")
    expect(max_.page.get_by_role("combobox", name="Durée")).to_be_visible()
    expect(field).to_have_count(0)
    max_.page.get_by_text("Options d’expert").click()
    field.fill('{"events": ["curling"]}')
    max_.page.get_by_text("Options d’expert").click()
    expect(field).to_have_count(0)
    max_.page.get_by_role("main").get_by_role("button", name="Ouvrir une table").click()
    max_.introduce("Max")
    expect(max_.page.get_by_role("alert")).to_be_visible()
    expect(field).to_be_visible()


def test_talk_follows_the_event(people: People) -> None:
    """Track cycling lets people talk, golf does not, tennis wants numbers only; each time the rule is cited."""
    ana = people.come("fr", board="drawn", brisk=True)
    sit(ana, ["me", *BOTS], scenario("track_cycling", "golf", "tennis"), "Ana")
    page = ana.page
    write = page.get_by_role("textbox", name="Écrire à la table")
    expect(page.locator("[data-talk=open]")).to_be_visible()
    write.fill("Je mise 9, vraiment")
    page.get_by_role("button", name="Envoyer").click()
    expect(page.get_by_text("Je mise 9, vraiment")).to_be_visible()
    page.locator("[data-dial]").focus()
    bid(ana, 3)
    expect(page.locator("[data-talk=closed]")).to_be_visible()
    expect(write).to_have_count(0)
    expect(page.locator(".chat").get_by_role("button", name="Règle OLY-4.2")).to_be_visible()
    for _ in attempts("nobody may talk any more"):
        if not page.locator("[data-talk=closed]").count():
            break
        if decision(ana) is not None:
            answer(ana, 0)
        page.wait_for_timeout(15)
    expect(page.locator("[data-talk=numbers]")).to_be_visible()
    page.locator("[data-talk]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Nombres seulement")


def test_a_broken_line_loses_neither_draft_nor_lock(people: People, wire: Wire) -> None:
    """What is set stays on the pad; what is locked stays locked, after a cut as after a reload."""
    people.forgiven = ["WebSocket connection to", "ERR_", "Failed to load resource"]
    malik, ida = people.come("fr", address=wire.address, board="drawn"), people.come("fr", board="drawn")
    sit_words = scenario("tug_of_war")
    table = malik.open_table("olympiades", ["me", "open", *BOTS[:2]], "Malik", words=sit_words)
    ida.open(table.replace(wire.address, ida.address))
    ida.button("S’asseoir").click()
    ida.introduce("Ida")
    ida.get_ready()
    malik.get_ready()
    asked(malik).wait_for()
    malik.page.keyboard.press("6")
    wire.cut()
    expect(malik.page.get_by_text("Connexion perdue")).to_be_visible()
    wire.mend()
    expect(malik.page.get_by_text("Connexion perdue")).to_have_count(0)
    expect(malik.page.locator("[data-dial]")).to_have_attribute("aria-valuetext", "6")
    confirm(malik)
    wire.cut()
    expect(malik.page.get_by_text("Connexion perdue")).to_be_visible()
    wire.mend()
    expect(malik.page.get_by_text("Connexion perdue")).to_have_count(0)
    malik.page.reload()
    expect(malik.page.locator("[data-closed=locked]")).to_be_visible()
    bid(ida, 2)
    expect(malik.log().filter(has_text="Vous misez 6")).to_have_count(1)


def test_one_device_passes_the_pad_behind_a_curtain(people: People) -> None:
    """Once the device is passed on nothing of a lock is left on the screen; the wire carries one draft at most."""
    both = people.come("fr", board="drawn")
    sit_words = scenario("relay_medley", "golf")
    both.open_table("olympiades", ["me", "bot:novice", "hot-seat", "bot:novice"], "Anne", words=sit_words)
    both.get_ready()
    take = both.page.get_by_role("button", name=re.compile("C’est moi"))
    for n in (8, 5):
        if take.count() == 0:
            both.page.locator(".boardbox[data-decision], .curtain").first.wait_for()
        if take.count():
            expect(both.page.locator("[data-dial], [data-reveal], .boardbox")).to_have_count(0)
            take.click()
        expect(both.page.locator("[data-dial]")).to_have_attribute("aria-valuetext", "pas encore réglée")
        both.page.keyboard.press(str(n))
        expect(lock(both)).to_contain_text(f"miser {n}")
        press(both, lock(both))
        if n == 8:
            both.button("Passer l’appareil").click()
            expect(take).to_be_visible()
    expect(both.page.locator(".boardbox, .curtain").first).to_be_visible()
    for position in (message for message in both.heard if message["type"] == "position"):
        drafts = position["view"]["header"]["drafts"]
        assert not [seat for seat, draft in enumerate(drafts) if draft and seat != position["viewer"]]


def test_the_keyboard_and_the_mouse_work_the_pad(people: People) -> None:
    """J K L, digits, arrows, Enter, Escape; a tap, a drag, the mouse wheel; what cannot be set says why."""
    eva = people.come("fr", board="drawn")
    sit(eva, ["me", *BOTS], scenario("basketball", energy=[6, 9, 9, 9]), "Eva")
    page, keys = eva.page, eva.page.keyboard
    asked(eva).wait_for()
    dial, pressed = page.locator("[data-dial]"), page.locator("[data-button][aria-pressed=true]")
    whole = page.locator("svg.board").get_attribute("viewBox") or ""
    keys.press("j")
    keys.press("0")
    expect(dial).to_have_attribute("aria-valuetext", "0")
    keys.press("ArrowUp")
    keys.press("ArrowUp")
    expect(lock(eva)).to_contain_text("tirer avec 2")
    keys.press("k")
    expect(lock(eva)).to_contain_text("passer à")
    keys.press("Escape")
    expect(pressed).to_have_count(0)
    box = dial.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y + box["height"] * 0.34)  # 5 stands at the foot
    expect(dial).to_have_attribute("aria-valuetext", "5")
    page.mouse.wheel(0, 100)
    expect(dial).to_have_attribute("aria-valuetext", "4")
    page.mouse.move(x, y + box["height"] * 0.34)
    page.mouse.down()
    page.mouse.move(x + box["width"] * 0.34, y - box["height"] * 0.1, steps=6)
    page.mouse.up()
    expect(dial).to_have_attribute("aria-valuetext", "2")
    keys.press("9")
    why = page.locator(".notice.why")
    expect(why).to_contain_text("Il vous reste 6 énergies")
    why.get_by_role("button", name="Règle OLY-2.5").click()
    expect(page.get_by_role("dialog")).to_contain_text("OLY-2.5")
    keys.press("Escape")
    expect(page.locator("svg.board")).to_have_attribute("viewBox", whole)
    keys.press("l")
    expect(why).to_contain_text("Ce choix n’existe pas")
    keys.press("3")
    expect(why).to_have_count(0)  # with it goes the focus on its rule
    keys.press("Enter")
    expect(page.locator("[data-shot]")).to_have_text(
        re.compile(r"^dé \d \+ 3 (≥ 3 \+ \d+\s: panier|< 3 \+ \d+\s: manqué)")
    )
    expect(eva.log().filter(has_text="Vous tirez avec 3")).to_have_count(1)


def test_an_event_is_told_in_four_lines_beside_its_tile(people: People) -> None:
    """Each line with its rule, and the chances of what is set on the pad below them; nothing of it lies on the tile."""
    eva = people.come("fr", board="drawn")
    eva.page.set_viewport_size({"width": 1280, "height": 800})
    sit(eva, ["me", *BOTS], scenario("basketball", energy=[6, 9, 9, 9]), "Eva")
    asked(eva).wait_for()
    lines = eva.page.get_by_role("list", name="En bref").get_by_role("listitem")
    expect(lines).to_have_count(4)
    expect(lines.first).to_contain_text("Panier si dé + mise ≥ 3 + somme des blocages.")
    eva.page.keyboard.press("j")
    eva.page.keyboard.press("3")
    odds = eva.page.locator("[data-odds='6 6 5 4 3 2 1']")
    expect(odds).to_be_in_viewport(ratio=1)
    expect(lines.last).to_be_in_viewport(ratio=1)
    edge, tile = odds.bounding_box(), eva.page.locator("svg.board").bounding_box()
    assert edge is not None
    assert tile is not None
    assert edge["x"] + edge["width"] <= tile["x"]
    lines.first.get_by_role("button", name="Règle OLY-30.4").click()
    expect(eva.page.get_by_role("dialog")).to_contain_text("OLY-30.4")


def test_energy_is_divided_part_by_part(people: People) -> None:
    """The price of a lot in tennis: the last who announced says how much each pays."""
    noe = people.come("fr", board="drawn")
    sit(noe, ["me", *BOTS], scenario("tennis", "golf", energy=[9, 0, 9, 0]), "Noé")
    asked(noe).wait_for()
    page = noe.page
    for _ in range(2):
        page.locator("[data-more='5']").click()
    expect(page.locator("[data-count]")).to_have_text("9")
    confirm(noe)
    asked(noe).wait_for()
    expect(page.get_by_role("group", name="Part de Noé")).to_contain_text("de 0 à 9")
    page.keyboard.press("4")
    expect(lock(noe)).to_contain_text("faire payer 4")
    confirm(noe)
    expect(noe.log().filter(has_text="Vous payez 4 énergies")).to_have_count(1)
    expect(noe.log().filter(has_text="paie 5 énergies")).to_have_count(1)


@pytest.mark.parametrize(("lang", "phone", "night"), [("fr", False, False), ("en", True, True)])
def test_axe_finds_nothing(people: People, lang: str, phone: bool, night: bool) -> None:
    """The pad, a choice set on it, the reveal, what is said aloud, the rules of the event."""
    mia = people.come(lang, PHONE if phone else DESKTOP, night=night, board="drawn")
    sit(mia, ["me", *BOTS], scenario("taekwondo", "archery", "sprint_100", energy=[5, 5, 5, 5]), "Mia")
    asked(mia).wait_for()
    check(mia.page, "pad")
    mia.page.keyboard.press("3")
    check(mia.page, "number set")
    confirm(mia)
    expect(mia.page.locator("[data-reveal]")).to_be_visible()
    check(mia.page, "reveal")
    look(mia)  # it may have closed by itself
    expect(mia.page.locator("[data-reveal]")).to_have_count(0)
    mia.page.get_by_role("button", name=re.compile("Toutes les règles|All the rules")).click()
    check(mia.page, "rules of the event")
    mia.page.keyboard.press("Escape")
    for _ in attempts("nothing is said aloud"):
        if not mia.page.locator("[data-dial]").count() and decision(mia) is not None:
            break
        if decision(mia) is not None:
            answer(mia, 2)
        mia.page.wait_for_timeout(15)
    check(mia.page, "said aloud")


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True)])
def test_the_lesson_is_walked_through(people: People, lang: str, phone: bool) -> None:
    """The learner sets the pad as the text says, and divides energy; another choice is turned back."""
    zoe, go_on = learner(people, "olympiades", lang, phone)
    go_on.click()
    for keys in ("j", "k"):  # to jump at once is another choice
        zoe.page.keyboard.press(keys)
        press(zoe, lock(zoe))
        if keys == "j":
            expect(
                zoe.page.get_by_text(re.compile("La leçon en veut un autre|The lesson wants another"))
            ).to_be_visible()
            zoe.page.keyboard.press("Escape")
    for keys, told in (("j", 3), ("2", 1), ("k", 0), ("1", 2), ("j2", 0)):
        for one in keys:
            zoe.page.keyboard.press(one)
        press(zoe, lock(zoe))
        for _ in range(told):
            go_on.click()
    expect(zoe.page.get_by_role("button", name=re.compile("Jouer maintenant|Play now"))).to_be_visible()
