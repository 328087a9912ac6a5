"""The Tour de France on its drawn board: whole games with the fewest and the most seats, questions, keys, lesson."""

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tablee.games.tour_de_france import questions
from tests.browser.boards import TARGET, decision, learner, press
from tests.browser.people import DESKTOP, MOST_STEPS, PHONE, People, Person, retell
from tests.browser.serving import PAGE
from tests.browser.test_access import check
from tests.server.test_questions import secrets_of

CARDS = ".hand button.card"
TOLD = ".veil.told"
TO_ROLL_WITH_CARDS = ".own:has(.when):not(:has(.asked, .threat)) .btn.main"
LIFTED = ".own .when select:not(:has([value=not-this-turn]:checked))"
TABLET = ViewportSize(width=820, height=1180)
SMALL = ViewportSize(width=320, height=640)
FEW = 3  # the page may be told two positions at once, and draw the last one only
QUESTION = "Qui est né à Dole en 1822 ?"
JERSEYS = ["yellow", "polka", "green", "white"]
# Notes every jersey that flies over the map, every card that flies to a rider, and how often a rider is shaken.
FLIGHTS = """window.flown = []
window.dealt = []
window.shaken = 0
const place = frame => frame.transform.match(/-?[0-9.]+/g).map(Number)
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, timing) {
    if (this.dataset?.jersey && frames[0].transform) window.flown.push(this.dataset.jersey)
    if (this.dataset?.flight && frames[0].transform) window.dealt.push(this.dataset.flight)
    const way = this.dataset?.rider ? frames.map(place) : []
    if (way.some(([x, y], i) => i && y === way[i - 1][1] && x === way[i - 1][0] - 4)) window.shaken++
    return animate.call(this, frames, timing)
}"""


def main_button(person: Person) -> Locator:
    """The button that plays what is chosen, or ends the window."""
    return person.page.locator(".tray .btn.main")


# Answers what is asked, in the page itself and so at once: a category, an answer, the first card on every fourth
# decision, else on with it. What is pressed twice is chosen and played.
STEP = """([acted, until]) => {
    if (document.querySelector("section.ending") || (until && document.querySelector(until))) return "over"
    const number = document.querySelector(".boardbox")?.dataset.decision
    if (!number || number === acted) return ""
    const all = query => [...document.querySelectorAll(query)]
    const twice = button => [0, 1].forEach(() => button.click())
    all(".veil.told .btn").forEach(button => button.click())
    const [kinds, answers, cards] = [".kinds button", "button.give", ".hand button.card"].map(all)
    if (kinds.length) kinds[number % 2].click()
    else if (answers.length) twice(answers[number % 3])
    else if (cards.length && number % 4 === 0 && document.querySelector(".asked .low, .asked ol")) twice(cards[0])
    else document.querySelector(".tray .btn.main")?.click()
    return number
}"""


def play(person: Person, until: str = "") -> int:
    """Acts whenever it is asked, to the end or until something is in sight; how many times."""
    acted, actions = "", 0
    for _ in range(MOST_STEPS * 4):
        said = person.page.evaluate(STEP, [acted, until])
        if said == "over":
            return actions
        if said:
            acted, actions = said, actions + 1
        else:
            person.page.wait_for_timeout(10)
    raise AssertionError("the game does not end")


def check_secrets(person: Person) -> int:
    """Nothing that came over the line tells an answer before it is given; how many were answered."""
    explanations = {card.id: secrets_of(card) for card in questions.CARDS}
    answered: set[str] = set()
    for message in person.heard:
        if message["type"] != "position" or message["view"]["phase"] == "over":
            continue
        view, frame = message["view"], json.dumps(message, ensure_ascii=False)
        answered |= {*view["questions"]["row"], *([view["card"]] if view["given"] else [])}
        assert not [name for name, words in explanations.items() if name not in answered and words_in(words, frame)]
        if view["phase"] == "answer":
            assert (view["card"], view["right"], view["given"]) == (None, None, None)
    return len(answered)


def handed_over(person: Person) -> set[str]:
    """The jerseys that changed their wearer, by what came over the line."""
    worn = [message["view"]["jerseys"] for message in person.heard if message["type"] == "position"]
    changes = [(JERSEYS[at], seat) for one, two in pairwise(worn) for at, seat in enumerate(two) if seat != one[at]]
    return {name for name, seat in changes if seat is not None}


def words_in(words: list[str], frame: str) -> bool:
    """Is any of them there?"""
    return any(word in frame for word in words)


@pytest.mark.parametrize("seats", [2, 6])
def test_a_whole_game_is_played_on_the_drawn_board(people: People, seats: int) -> None:
    """Against bots: the fewest on a large screen, the most on a phone; no message gives an answer away."""
    size = DESKTOP if seats == 2 else PHONE
    eva = people.come("fr", size, board="drawn", brisk=True)
    eva.page.add_init_script(FLIGHTS)
    eva.open_table("tour-de-france", ["me", *["bot:novice"] * (seats - 1)], "Eva")
    eva.get_ready()
    expect(eva.page.locator(".boardbox[data-decision]")).to_be_visible()
    expect(eva.page.locator("[data-space]")).to_have_count(106)
    expect(eva.page.locator("[data-rider]")).to_have_count(seats)
    assert play(eva) > 8
    expect(eva.page.get_by_role("region", name="Résultat")).to_contain_text("arrivée")
    expect(eva.page.locator('[data-rider][data-pos="100"]')).to_have_count(1)
    assert eva.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert check_secrets(eva) > 0
    flown = set(eva.page.evaluate("flown"))
    assert flown
    assert flown <= handed_over(eva)
    dealt = set(eva.page.evaluate("dealt"))
    assert "strategy" in dealt
    assert dealt & set(JERSEYS[1:])
    told = [line["event"]["kind"] for one in eva.heard if one["type"] == "position" for line in one["log"]]
    assert told.count("rider_dropped_back") <= FEW or eva.page.evaluate("shaken") > 0
    names = eva.page.locator(".seat h2")
    assert names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length") == 0


@pytest.mark.usefixtures("page_built")
def test_the_page_holds_no_question() -> None:
    """Neither a question nor what is told after its answer stands in any file that a browser fetches."""
    files = [file for file in PAGE.rglob("*") if file.suffix in {".js", ".css", ".html", ".json", ".map"}]
    built = "\n".join(file.read_text() for file in files)
    assert len(built) > 100_000
    asked = [questions.asked(card, category) for card in questions.CARDS for category in questions.CATEGORIES]
    said = {words for one in asked for words in (one.fr, one.en, one.why_fr, one.why_en)}
    assert len(said) > 400
    forms = {
        form for words in said for form in (words, json.dumps(words)[1:-1], json.dumps(words, ensure_ascii=False)[1:-1])
    }
    assert not [words for words in forms if words in built]


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True)])
def test_the_lesson_of_the_tour_is_walked_through(people: People, lang: str, phone: bool) -> None:
    """The learner rolls, answers, bends rolls by card and sign; a card before the roll says why not."""
    zoe, go_on = learner(people, "tour-de-france", lang, phone)
    page, keys = zoe.page, zoe.page.keyboard
    go_on.click()
    press(zoe, main_button(zoe))
    page.get_by_role("button", name=re.compile("^(Cyclisme|Cycling)")).click()
    expect(page.locator(".card h2")).to_have_text(re.compile("premier Tour|first Tour"))
    keys.press("b")
    expect(page.locator(".give.chosen")).to_contain_text("1903")
    keys.press("Enter")
    expect(page.locator(f"{TOLD} .right")).to_contain_text("1903")
    keys.press("Escape")
    go_on.click()
    press(zoe, page.locator(CARDS))
    expect(page.locator("[data-target]")).to_have_attribute("data-target", "2")
    expect(page.locator("[data-target]")).to_have_css("animation-name", re.compile("pulse"))
    press(zoe, page.get_by_role("button", name=re.compile("^(Ajouter|Add)$")))
    expect(page.locator("[data-target]")).to_have_attribute("data-target", "6")
    press(zoe, main_button(zoe))
    keys.press(" ")
    go_on.click()
    press(zoe, main_button(zoe))
    go_on.click()
    press(zoe, main_button(zoe))
    press(zoe, page.locator(CARDS).first)
    expect(page.locator(".notice.why")).to_contain_text(re.compile("Lancez d’abord|Roll the dice first"))
    keys.press(" ")
    press(zoe, page.locator(".hint", has_text="+3"))
    expect(main_button(zoe)).to_contain_text("+3")
    expect(page.locator("[data-target]")).to_have_attribute("data-target", "27")
    keys.press("Escape")
    keys.press("3")
    expect(main_button(zoe)).to_contain_text("+3")
    keys.press("-")
    expect(main_button(zoe)).to_contain_text("−3")
    keys.press("+")
    keys.press("Enter")
    keys.press("Enter")
    expect(page.get_by_role("button", name=re.compile("Jouer maintenant|Play now"))).to_be_visible()
    expect(page.locator('[data-rider="0"]')).to_have_attribute("data-pos", "27")


def test_a_small_phone_keeps_its_board_while_a_card_is_held_up(people: People) -> None:
    """The sum of the roll is as high as its dice, whatever it comes to and wherever that leads."""
    zoe, go_on = learner(people, "tour-de-france", "en", phone=True)
    page = zoe.page
    go_on.click()
    press(zoe, main_button(zoe))
    page.get_by_role("button", name=re.compile("^Cycling")).click()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    go_on.click()
    expect(page.locator(CARDS)).to_be_visible()
    page.set_viewport_size(SMALL)
    dice, result = page.locator(".sum .dice"), page.locator(".sum .result")
    for held in (0, 1):
        if held:
            press(zoe, page.locator(CARDS))
        expect(result).to_contain_text("→ space")
        assert result.evaluate("node => node.offsetHeight") <= dice.evaluate("node => node.offsetHeight")


def test_a_question_in_words_is_told_in_one_language(people: People) -> None:
    """The board in words has the question in the reader's language and in no other."""
    for lang, own, other in (("fr", "premier Tour", "first Tour"), ("en", "first Tour", "premier Tour")):
        ida = people.come(lang)
        ida.open("learn/tour-de-france")
        for name in ("^(Continuer|Continue)$", "^(Lancer|Roll)", "(cyclisme|[Cc]ycling)"):
            ida.page.get_by_role("button", name=re.compile(name)).first.click()
        board = ida.page.get_by_role("region", name=re.compile("Plateau en texte|Board in words"))
        expect(board).to_contain_text(own)
        expect(board).not_to_contain_text(other)


def test_the_dice_are_seen_and_stay(people: People) -> None:
    """Nobody holds a card at the first rolls: the dice lie there all the same, until somebody rolls again."""
    ana = people.come("fr", board="drawn", brisk=True)
    ana.open_table("tour-de-france", ["me", "bot:novice"], "Ana")
    ana.get_ready()
    board = ana.page.locator(".boardbox[data-decision]")
    for _ in range(3):
        number = board.get_attribute("data-decision") or ""
        ana.page.evaluate(STEP, ["", ""])
        ana.page.locator(f".boardbox[data-decision]:not([data-decision='{number}'])").wait_for()
    rolls = [line["event"] for one in ana.heard if one["type"] == "position" for line in one["log"]]
    moves = [event["dice"] for event in rolls if event["kind"] == "dice_rolled" and event["purpose"] == "move"]
    for die, value in zip(ana.page.locator(".sum .die").all(), moves[-1], strict=True):
        expect(die).to_have_accessible_name(f"Dé : {value}")


def keep_shows_away(position: Any) -> None:
    """Nothing happens that would be shown in the place of what is."""
    shown = {"surprise_drawn", "answered_by_chance", "jersey_taken", "trial_begun"}
    position["log"] = [line for line in position["log"] if line["event"]["kind"] not in shown]


@pytest.mark.parametrize("goes_on", [True, False], ids=["play goes on", "nobody rolls"])
def test_results_fade_sooner_when_play_goes_on(people: People, goes_on: bool) -> None:
    """The dice of the prologue stay as long as the setting says, and two seconds more while nobody rolls."""
    tom = people.come("fr", board="drawn")
    retell(tom, keep_shows_away)
    tom.page.clock.install()
    tom.open_table("tour-de-france", ["me", "bot:novice"], "Tom")
    tom.page.clock.pause_at(tom.page.evaluate("Date.now() + 1000"))
    tom.get_ready()
    shown = tom.page.locator("[data-show=prologue]")
    expect(shown).to_be_visible()
    tom.page.clock.run_for(1_000)
    number = tom.page.locator(".boardbox").get_attribute("data-decision")
    if goes_on:
        tom.page.evaluate(STEP, ["", ""])
        expect(tom.page.locator(f".boardbox[data-decision='{number}']")).to_have_count(0)
    tom.page.clock.run_for(2_000)
    expect(shown).to_have_count(0 if goes_on else 1)
    tom.page.clock.run_for(3_000)
    expect(shown).to_have_count(0)


def test_a_question_counts_down_without_a_clock_of_the_table(people: People) -> None:
    """45 seconds, in a ring on the card."""
    ida = people.come("fr", board="drawn", brisk=True)
    ida.open_table("tour-de-france", ["me", "bot:novice"], "Ida")
    ida.get_ready()
    play(ida, "button.give")
    ring = ida.page.locator(".veil .card").get_by_role("img", name=re.compile("0:[0-4][0-9]"))
    expect(ring).to_be_visible()


def test_bots_wait_to_be_seen_step_by_step(people: People) -> None:
    """The setting of the table's menu: a bot's turn is shown when it is asked for, and play is open again after it."""
    max_ = people.come("fr", board="drawn", brisk=True)
    max_.open_table("tour-de-france", ["me", "bot:novice", "bot:novice"], "Max")
    max_.get_ready()
    max_.page.locator(".boardbox[data-decision]").wait_for()
    max_.page.get_by_role("button", name="Menu de la table").click()
    max_.page.get_by_role("combobox", name="Rythme des bots").select_option("steps")
    max_.page.keyboard.press("Escape")
    before = riders(max_)
    play(max_, ".pace .btn")
    others = [one for one in riders(max_) if one[0] != "0"]
    assert others == [one for one in before if one[0] != "0"]
    for _ in range(MOST_STEPS):  # the next bot may not have answered yet
        if max_.page.locator(".boardbox[data-decision]").count():
            break
        max_.page.evaluate("document.querySelector('.pace .btn')?.click()")
        max_.page.wait_for_timeout(50)
    expect(max_.page.locator(".boardbox[data-decision]")).to_be_visible()
    assert [one for one in riders(max_) if one[0] != "0"] != others


def test_the_only_action_plays_itself_for_whoever_wants_it(people: People) -> None:
    """Ticked among the settings, it holds at every table from its beginning."""
    lou = people.come("fr", board="drawn")
    lou.open("settings")
    lou.page.get_by_role("checkbox", name=re.compile("^Jouer seul le coup")).check()
    lou.open_table("tour-de-france", ["me", "bot:novice"], "Lou")
    lou.get_ready()
    expect(lou.page.locator(".sum .die").first).to_have_accessible_name(re.compile(r"^Dé\s: "))
    ordered = [message["names"] for message in lou.heard if message["type"] == "orders"]
    assert "only-one" in ordered[-1]


def riders(person: Person) -> list[list[str]]:
    """Where everybody is, as it is drawn."""
    found: list[list[str]] = person.page.locator("[data-rider]").evaluate_all(
        "all => all.map(one => [one.dataset.rider, one.dataset.pos]).sort()"
    )
    return found


def test_somebody_wants_no_question_this_turn(people: People) -> None:
    """The list under the hand gives the order; it is lifted by itself when the turn is over."""
    leo = people.come("fr", board="drawn")
    when = leo.page.get_by_role("combobox", name="Me demander")
    for name in ("Léo", "", ""):  # a race may be over before the rider has won a card
        leo.open_table("tour-de-france", ["me", "bot:novice"], name)
        leo.get_ready()
        play(leo, TO_ROLL_WITH_CARDS)
        if not leo.is_over():
            break
    expect(when).to_have_value("only-rivals")
    when.select_option("jamais ce tour")
    expect(when).to_have_value("not-this-turn")
    play(leo, LIFTED)
    expect(when).to_have_value("only-rivals")
    when.select_option("à chaque lancer")
    expect(when).to_have_value("")


def crowd(position: Any) -> None:
    """One rider has all there is to have, and a bot has answered a question; nobody else is asked one."""
    view, lines = position["view"], position["log"]
    size = len(view["riders"])
    hands = [{"size": 3, "cards": ["1", "3", "4"], "known": []}, {"size": 3, "cards": None, "known": ["2", "4"]}]
    view |= {"riders": [57, 100, 68, 45, 60, 68][:size], "jerseys": [1] * 4, "totals": [[25, 30, 18]] * size}
    view |= {"jokers": [1] * size, "skip": [1] * size, "hands": (hands * size)[:size], "turn": 1, "phase": "roll"}
    if lines and position["decision"]:
        told = {"kind": "answered_by_chance", "rule": "TDF-5.5", "seat": 1, "category": "tourism", "result": "right"}
        words = {"fr": QUESTION, "en": QUESTION, "answer_fr": "Pasteur", "answer_en": "Pasteur"}
        event = {**told, **words, "why_fr": "Né à Dole.", "why_en": "Born in Dole."}
        lines.append({**lines[-1], "id": f"{lines[-1]['id']}+", "event": event})


def idle(position: Any) -> None:
    """The same while somebody else plays."""
    crowd(position)
    position["decision"] = None


# What stands out of its panel on a side.
OUTSIDE = """all => all.flatMap(seat => {
    const [parts, panel] = [seat.querySelectorAll(".chip-line *, .line *, h2"), seat.getBoundingClientRect()]
    const isOut = ({left, right, width}) => width > 1 && (left < panel.left || right > panel.right)
    return [...parts].filter(one => isOut(one.getBoundingClientRect())).map(one => one.outerHTML)
})"""


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_panels_hold_all_that_a_rider_may_have(people: People, size: ViewportSize) -> None:
    """Four jerseys, a Joker, cards that everyone knows; a phone tells points on demand, and questions in one line."""
    ida = people.come("fr", size, board="drawn")
    retell(ida, crowd)
    ida.open_table("tour-de-france", ["me", *["bot:novice"] * 5], "Ida")
    ida.get_ready()
    page = ida.page
    page.locator(".boardbox[data-decision]").wait_for()
    number = decision(ida)
    main_button(ida).click()
    page.locator(f".boardbox[data-decision]:not([data-decision='{number}'])").wait_for()  # all others have played
    answered = page.locator("[data-show=answered]").last
    expect(answered).to_contain_text("Lise, tourisme")
    assert page.locator(".seat").evaluate_all(OUTSIDE) == []
    question = answered.get_by_text(QUESTION)
    if size != PHONE:
        expect(question).to_be_visible()
        return
    expect(question).to_be_hidden()
    answered.locator("summary").click()
    expect(question).to_be_visible()
    page.get_by_role("button", name="Fermer").click()
    page.locator(".heads").click()
    expect(page.get_by_role("row", name=re.compile("Gus"))).to_have_text(re.compile(r"Gus\s*32\s*25\s*30\s*18"))
    page.locator(".heads").click()
    page.locator('[data-space="97"]').click()
    expect(page.get_by_role("status").get_by_text("case 97")).to_be_visible()


def test_somebody_wants_to_play_on_the_next_roll(people: People) -> None:
    """While others play, a button holds off what was ordered, and lets it hold again."""
    max_ = people.come("fr", board="drawn")
    retell(max_, idle)
    max_.open_table("tour-de-france", ["me", "bot:novice", "bot:novice"], "Max")
    max_.get_ready()
    max_.page.get_by_role("button", name="Attendez, je veux jouer").click()
    max_.page.get_by_role("button", name="Je joue au prochain lancer").click()
    expect(max_.page.get_by_role("button", name="Attendez, je veux jouer")).to_be_visible()
    orders = [message["names"] for message in max_.heard if message["type"] == "orders"]
    assert orders[-2:] == [["next-window", "only-rivals"], ["only-rivals"]]


@pytest.mark.parametrize(("lang", "phone", "night"), [("fr", False, True), ("en", True, False)])
def test_the_board_is_readable_for_all(people: People, lang: str, phone: bool, night: bool) -> None:
    """Axe finds nothing, neither at rest nor while a question is open; on a phone all buttons are large enough."""
    noe = people.come(lang, PHONE if phone else DESKTOP, night=night, board="drawn")
    noe.open("learn/tour-de-france")
    noe.page.get_by_role("button", name=re.compile("^(Continuer|Continue)$")).click()
    expect(main_button(noe)).to_be_visible()
    check(noe.page, "at rest")
    press(noe, main_button(noe))
    noe.page.get_by_role("button", name=re.compile("^(Cyclisme|Cycling)")).click()
    expect(noe.page.locator("button.give")).to_have_count(3)
    check(noe.page, "while a question is open")
    noe.open_table("tour-de-france", ["me", *["bot:novice"] * 5], "Noé")
    noe.get_ready()
    expect(noe.page.locator(".boardbox[data-decision]")).to_be_visible()
    check(noe.page, "at a table of six")
    if phone:
        small = noe.page.evaluate(
            """least => [...document.querySelectorAll("main button")].filter(one => one.offsetParent && !one.disabled
                && !one.closest("aside") && !one.classList.contains("chip")).map(one => [one.ariaLabel || one.innerText,
                one.getBoundingClientRect()]).filter(([, box]) => Math.min(box.width, box.height) < least)
                .map(([name]) => name)""",
            TARGET - 0.5,
        )
        assert small == []
        assert noe.page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
