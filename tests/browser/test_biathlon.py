"""Biathlon on its drawn course: whole races with the fewest and the most seats, keyboard, finger, shooting, lesson."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.boards import BANNERS, TARGET, decision, end_is_proclaimed, learner, play_on, press, until
from tests.browser.people import DESKTOP, ECHO_MS, MOST_STEPS, PHONE, WATCHED, People, Person, retell, settle
from tests.browser.test_access import check

MAIN = ".tray .btn.main:not([aria-disabled])"
THINGS = [
    ".nation.legal",
    "[data-pick].legal",
    "[data-space][aria-pressed]",
    "[data-column][aria-pressed]",
    "[data-star][aria-pressed=false]",
    "[data-target][aria-pressed]",
]
PRESS = """([number, main, things]) => {
  if (!document.querySelector(`.boardbox[data-decision="${number}"]`)) return false
  const ready = [main, ...things, ".tray .actions .btn"].map(one => [...document.querySelectorAll(one)])
  const found = ready.find(one => one.length) ?? []
  const thing = found[0]?.dataset.space ? found.at(-1) : found[0]
  thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }))
  return true
}"""
WAYS = {"L": "r3.1", "R": "r3.3", "l": "r4.1", "r": "r4.3", "F": "r4.2"}  # from r3.2
UNDER_NOTICE = """nations => nations.filter(one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}).length"""
LOW = ViewportSize(width=1366, height=650)
SMALL = ViewportSize(width=1120, height=720)
RESERVE = "translate(279px, 42px)"  # on one's board


def sit(person: Person, seats: int, name: str, clock: str = "0", **options: str) -> None:
    """Begins a race against bots with these options, by their names in the form."""
    page = person.page
    person.open("new/biathlon")
    page.get_by_role("combobox", name=re.compile("Nombre de joueurs|Number of players")).select_option(str(seats))
    for number in range(2, seats + 1):
        person.seat_kind(number).select_option("bot:novice")
    person.unfold_options()
    for option, value in options.items():
        page.locator(f"select:has(option[value='{value}'])").and_(page.get_by_label(LABELS[option])).select_option(
            value
        )
    page.get_by_role("combobox", name=re.compile("Pendule|Clock")).select_option(clock)
    page.get_by_role("main").get_by_role("button", name=re.compile("Ouvrir une table|Open a table")).click()
    person.introduce(name)
    person.get_ready()
    expect(page.locator(".boardbox svg.board")).to_be_visible()


LABELS = {
    "course": re.compile("^(Parcours|Course)$"),
    "nations": re.compile("^Nations$"),
    "wax": re.compile("^(Fart|Wax)"),
    "finish": re.compile("^(Fin de la course|End of the race)"),
    "advanced": re.compile("^(Nations avancées|Advanced nations)"),
}
QUICK = {"course": "dash", "nations": "random", "wax": "preset"}


def act(person: Person, number: str) -> None:
    """One decision: presses what is offered first, the furthest space, and confirms; what goes on by itself goes on."""
    for _ in range(MOST_STEPS):
        if not person.page.evaluate(PRESS, [number, MAIN, THINGS]):
            return
        person.page.wait_for_timeout(15)
    raise AssertionError("nothing moves")


def wait_for(person: Person, thing: str) -> Locator:
    """Plays until something can be pressed."""
    found = person.page.locator(thing)
    for _ in range(MOST_STEPS):
        number = decision(person)  # before looking: what comes meanwhile is not pressed
        if found.count():
            return found
        if number is None:
            person.page.wait_for_timeout(15)
        else:
            act(person, number)
    raise AssertionError(thing)


def offer_draft(position: Any) -> None:
    """Instead of taking dice one is asked whether to follow a rival who has just left the space, for one endurance."""
    view = position["view"]
    if view["phase"] == "take" and view["skiers"][view["active"]]["seat"] == 0:
        rival = next(number for number, skier in enumerate(view["skiers"]) if skier["seat"])
        view["skiers"][view["active"]]["space"] = "r3.2"
        view.update(phase="draft", asked=view["active"], leads=[{"skier": rival, "start": "r3.2", "after": None}])
        view.update(draft_path=["r4.2", "r5.3"], draft_cost=1)


def open_all_ways(position: Any) -> None:
    """The player's skier may go wherever a step can lead, as in a white zone with rivals around."""
    view = position["view"]
    if view["phase"] == "step" and view["skiers"][view["active"]]["seat"] == 0:
        view["skiers"][view["active"]]["space"] = "r3.2"
        view.update(ends=[], ways=[{"way": way, "space": space, "cost": 0} for way, space in WAYS.items()])
        choices = [{"action": number, "named": f"step way={way}"} for number, way in enumerate(WAYS)]
        position["decision"]["actions"] = choices


def befall(position: Any) -> None:
    """One's skier slips downhill, and blue endurance takes two dice of its roll, whatever else has happened."""
    own = next(skier for skier in position["view"]["skiers"] if skier["seat"] == 0)
    events: list[dict[str, Any]] = [
        {"kind": "skier_moved", "rule": "BIA-8.4", "space": f"r{5 + position['entry'] % 2}.2"},
        {"kind": "dice_rolled", "rule": "BIA-3.1", "dice": [1, 6, 5, 6]},
        {"kind": "dice_set_aside", "rule": "BIA-3.2", "count": 2, "dice": [5, 6]},
    ]
    for line in position["log"][-1:]:
        for event in events:
            told = {**event, "seat": 0, "nation": own["nation"]}
            position["log"].append({**line, "id": f"{line['id']}+{event['kind']}", "event": told})


def test_a_race_of_two_is_skied_on_a_phone(people: People) -> None:
    """Two nations each; the table fits the screen, and all that can be touched is large enough."""
    lea = people.come("fr", PHONE, board="drawn", brisk=True)
    sit(lea, 2, "Léa", **QUICK)
    page = lea.page
    page.locator(".boardbox[data-decision]").wait_for()
    settle(page)
    sizes = page.evaluate(
        """() => [...document.querySelectorAll(".col, .tray .btn, .tabs button, .order button")]
            .map(one => one.getBoundingClientRect()).filter(({width}) => width)
            .map(({width, height}) => Math.min(width, height))"""
    )
    assert min(sizes) >= TARGET
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        PHONE["width"],
        PHONE["height"],
    ]
    expect(page.get_by_role("group", name="Vos deux tableaux").get_by_role("button")).to_have_count(2)
    assert play_on(lea, act) > 10
    expect(page.get_by_role("region", name="Résultat")).to_be_visible()


@pytest.mark.long
def test_a_race_of_five_is_skied_to_its_end(people: People) -> None:
    """Nations are chosen, wax is laid in secret; five skiers are in the running order until the end."""
    max_ = people.come("en", board="drawn", brisk=True)
    max_.page.add_init_script(BANNERS)
    sit(max_, 5, "Max", course="dash", finish="decided", advanced="on")
    wait_for(max_, ".nation.legal").nth(2).click()
    press(max_, max_.page.locator(MAIN))
    tokens = wait_for(max_, "[data-pick].legal")
    row = max_.page.get_by_role("list", name="Wax tokens").get_by_role("listitem")
    expect(row).to_have_count(6)
    for laid in range(1, 7):  # a tap each, and one button for all of them
        tokens.first.click()
        expect(max_.page.locator("[data-pick][aria-pressed=true]")).to_have_count(laid)
    expect(tokens).to_have_count(0)
    max_.page.get_by_role("button", name="Confirm").click()
    wait_for(max_, "[data-column][aria-pressed]")
    expect(max_.page.get_by_role("list", name="Running order").get_by_role("button")).to_have_count(5)
    assert play_on(max_, act) > 10
    end_is_proclaimed(max_)
    medals = len(max_.view()["finished"][:3])
    podium = max_.page.get_by_role("group", name="Podium")
    expect(podium.get_by_role("img", name=re.compile("medal"))).to_have_count(medals)
    expect(max_.page.get_by_role("region", name="Result").get_by_text("gold medal")).to_have_count(min(1, medals))
    podium.get_by_role("button", name="See the course").click()
    expect(podium).to_have_count(0)


def test_the_keyboard_skis(people: People) -> None:
    """Digits take columns, Enter goes, arrows step, Escape lets go."""
    eva = people.come("fr", board="drawn")
    sit(eva, 3, "Eva", **QUICK)
    page, keys = eva.page, eva.page.keyboard
    column = wait_for(eva, "[data-column][aria-pressed]").first.get_attribute("data-column")
    chosen = page.locator("[data-column][aria-pressed=true]")
    why = page.locator(".notice.why")
    keys.press("s")
    expect(why).to_contain_text("La colonne Sprint se prend en supplément")
    keys.press("w")
    expect(why).to_contain_text("Le jeton")
    keys.press(str(column))
    expect(chosen).to_have_count(1)
    keys.press("Escape")
    expect(chosen).to_have_count(0)
    keys.press(str(column))
    keys.press("Enter")
    expect(eva.log().filter(has_text="prenez la colonne")).to_have_count(1)
    keys.press("Enter")
    expect(page.locator("[data-space][aria-pressed]").first).to_be_attached()
    page.wait_for_timeout(2 * ECHO_MS)
    keys.press("2")  # plays the step, which can be taken back
    expect(page.locator("[data-space='r1.2'][aria-pressed]")).to_have_count(0)
    expect(page.locator("[data-space='r2.2'][aria-pressed]")).to_be_attached()
    expect(eva.log().filter(has_text=re.compile("partez pour"))).to_have_count(1)


def test_a_draft_is_asked_with_its_price_and_until_when(people: People) -> None:
    """The banner has the way as a ghost, the price, the clock of the table, and standing orders; a phone has room."""
    pia = people.come("en", board="drawn")
    retell(pia, offer_draft)
    sit(pia, 5, "Pia", clock="600", **QUICK)
    wait_for(pia, ".tally .orders")
    tally = pia.page.locator(".tally")
    expect(tally).to_contain_text("follow?")
    expect(tally.get_by_role("img", name=re.compile(r"\d:\d\d"))).to_be_visible()
    main = pia.page.locator(MAIN)
    expect(main).to_contain_text("−1 endurance")
    expect(tally.get_by_role("button")).to_have_count(3)
    tally.get_by_role("button").last.click()
    expect(tally.get_by_role("button").last).to_have_attribute("aria-pressed", "true")
    order = pia.page.get_by_role("list", name="Running order")
    for size in (DESKTOP, SMALL, PHONE):
        pia.page.set_viewport_size(size)
        for thing in (main, tally, pia.page.locator(".ghost"), order):
            expect(thing).to_be_in_viewport(ratio=1)


def test_what_befalls_a_skier_is_seen(people: People) -> None:
    """Speed lines behind one who slips; dice that blue endurance takes flash and fall back, or flash where they lie."""
    max_ = people.come("fr", board="drawn")
    max_.page.add_init_script(WATCHED)
    retell(max_, befall)
    sit(max_, 3, "Max", **QUICK)
    press(max_, wait_for(max_, "[data-column][aria-pressed]").first)
    for still in (False, True):  # a column is taken, then one sets off
        max_.page.emulate_media(reduced_motion="reduce" if still else "no-preference")
        expect(max_.page.locator(".set-aside")).to_have_count(0)
        max_.page.evaluate("motions.length = 0")
        press(max_, max_.page.locator(MAIN))
        until(max_.page, "motions.filter(({ what }) => what === 'set-aside').length >= 2")
        assert max_.page.evaluate("motions.some(({ what }) => what === 'rush')") != still
        expect(max_.page.locator(".rush")).to_have_attribute("transform", re.compile(r"^rotate\(-?\d+\)$"))
        for fallen in max_.page.evaluate("motions.filter(({ what }) => what === 'set-aside')"):
            before, after = (frame["transform"] for frame in fallen["ends"])
            assert after == RESERVE
            assert (before == RESERVE) == still


def test_steps_have_keys_in_both_languages(people: People) -> None:
    """Sideways and half sideways lie where the keyboard of a language has them; arrows and the space bar in both."""
    ivo = people.come("fr", board="drawn")
    retell(ivo, open_all_ways)
    sit(ivo, 3, "Ivo", **QUICK)
    wait_for(ivo, "[data-space='r3.1'][aria-pressed]")
    chosen = ivo.page.locator("[data-space][aria-pressed=true]")
    english = ivo.page.get_by_role("button", name="EN, English")
    for keys, ways in (("qdae", "LRlr"), (["ArrowUp", "ArrowLeft", " ", "ArrowRight"], "FLFR"), ("adqe", "LRlr")):
        if keys == "adqe":
            english.click()
            expect(chosen).to_have_attribute("aria-label", re.compile(r"^Row 3,"))  # the board speaks English
            ivo.page.locator("h1").evaluate("document.activeElement.blur()")
        for key, way in zip(keys, ways, strict=True):
            ivo.page.keyboard.press(key)
            expect(chosen).to_have_attribute("data-space", WAYS[way])


def test_the_tally_tells_what_dice_bring(people: People) -> None:
    """Of a column its dice, and whether the six above it counts; then the steps that are left of them uphill.

    A seat that is choosing in secret says so.
    """
    seen: list[int] = []

    def go_uphill(told: Any) -> None:
        for event in told.get("events", []):
            if "star" in event:
                event["star"] = "counts" if event["column"] in "12" else "returns"
        view = told.get("view")
        if view and view["phase"] == "take":
            view["header"]["waiting"] = [0, 1]
            view["skiers"][0]["stars"] = [] if view["taken"] else [1, 2, 3, 4]
            seen.append(view["total"])
            view["total"] += min(1, view["total"])

    eli = people.come("fr", board="drawn")
    retell(eli, go_uphill, "position", "previewed")
    sit(eli, 3, "Eli", **QUICK)
    column, tally = wait_for(eli, "[data-column][aria-pressed]").first, eli.page.locator(".tally")
    counts = column.get_attribute("data-column") in {"1", "2"}
    words = "le 6 compte" if counts else "le 6 retourne"
    expect(eli.page.locator("[data-fate]").first).to_have_attribute("data-fate", "counts" if counts else "returns")
    expect(column).to_have_attribute("aria-label", re.compile(words))
    press(eli, column)
    expect(tally).to_have_text(re.compile(rf"^\s*\+\d dés?, {words}\s*$"))
    press(eli, eli.page.locator(MAIN))
    expect(tally).to_contain_text(" pas (−1 montée)")
    expect(tally).to_contain_text(f", {seen[-1]} pas")
    expect(eli.page.locator("[data-seat='1'] .far")).to_have_text("choisit…")
    for seat in (0, 2):
        expect(eli.page.locator(f"[data-seat='{seat}'] .far")).to_have_text(re.compile(r"^à \d+$"))


def test_a_collapse_is_asked_twice(people: People) -> None:
    """Even where one press plays: what would end in a collapse is only held up, in red, until it is pressed again."""

    def warn(previewed: Any) -> None:
        fallen = {"kind": "skier_collapsed", "rule": "BIA-5.5", "seat": 0, "nation": "nor", "row": 0}
        previewed["events"].append(fallen)

    leo = people.come("fr", board="drawn")
    retell(leo, warn, "previewed")
    sit(leo, 3, "Leo", **QUICK)
    leo.play_with_one_click()
    column = wait_for(leo, "[data-column][aria-pressed]").first
    number = decision(leo)
    press(leo, column)
    expect(leo.page.locator(".tray .btn.danger")).to_be_visible()
    expect(leo.page.get_by_role("group", name="Ce que ce coup apporterait")).to_contain_text("vous effondrez")
    assert decision(leo) == number
    press(leo, column)
    expect(leo.page.locator(f'.boardbox[data-decision="{number}"]')).to_have_count(0)


def test_what_is_forbidden_says_why(people: People) -> None:
    """Sprint as the first column, a space where one cannot stop: each with its rule."""
    theo = people.come("fr", board="drawn")
    sit(theo, 3, "Théo", **QUICK)
    wait_for(theo, "[data-column][aria-pressed]")
    why = theo.page.locator(".notice.why")
    theo.page.locator("[data-column=sprint]").dispatch_event("click")
    expect(why).to_contain_text("La colonne Sprint se prend en supplément")
    why.get_by_role("button", name="Règle BIA-4.5").click()
    expect(theo.page.get_by_role("dialog")).to_contain_text("BIA-4.5")
    theo.page.keyboard.press("Escape")
    wait_for(theo, "[data-space][aria-pressed]")
    theo.page.locator("[data-space][aria-disabled]").first.dispatch_event("click")
    expect(why).to_contain_text("Pourquoi pas")


def test_targets_fall_one_after_the_other(people: People) -> None:
    """At the range a target or its marker is pressed, and shot at."""
    ida = people.come("fr", board="drawn")
    sit(ida, 3, "Ida", **QUICK)
    target = wait_for(ida, "[data-target][aria-pressed]").first
    ida.page.get_by_role("button", name="Conseil").click(trial=True)  # not under the scene
    tally, tray = (ida.page.locator(one).bounding_box() for one in (".tally", ".own .tray"))
    assert tally is not None
    assert tray is not None
    assert tray["y"] <= tally["y"] < tray["y"] + tray["height"]
    number, name = decision(ida), target.get_attribute("data-target")
    chosen = ida.page.locator(f"[data-target='{name}'][aria-pressed=true]")
    for place in (ida.page.locator(".endurance"), ida.page.locator(".range")):
        heart = place.locator(".heart").nth(int(name or 0) - 1).bounding_box()
        assert heart is not None
        ida.page.mouse.click(heart["x"] + heart["width"] / 2, heart["y"] + heart["height"] / 2)
        expect(chosen).to_have_count(1)
        ida.page.keyboard.press("Escape")
        expect(chosen).to_have_count(0)
    target.click()
    press(ida, ida.page.locator(MAIN))
    ida.page.locator(f'.boardbox[data-decision="{number}"]').wait_for(state="detached")
    expect(ida.page.locator(".range .said")).to_contain_text(re.compile("[01] sur 5 touchées"))
    expect(ida.log().filter(has_text=re.compile("Vous tirez, cible 1"))).to_have_count(1)
    wait_for(ida, "[data-column][aria-pressed]")
    expect(ida.page.locator(".range")).to_have_count(0)  # closed by itself


@pytest.mark.parametrize(("lang", "phone", "night"), [("fr", False, True), ("en", True, False)])
def test_axe_finds_nothing(people: People, lang: str, phone: bool, night: bool) -> None:
    """Nations, wax, dice, a space held up, a rival's board."""
    noe = people.come(lang, PHONE if phone else DESKTOP, night=night, board="drawn")
    sit(noe, 3, "Noé", course="dash")
    noe.page.locator(".nation.legal").first.wait_for()  # nations come first, and only when all is drawn
    for thing in (".nation.legal", "[data-pick].legal", "[data-column][aria-pressed]", "[data-space][aria-pressed]"):
        wait_for(noe, thing).first.dispatch_event("click")
        check(noe.page, thing)
    if phone:  # the course has the room while a way is chosen; a tab opens the board
        box = noe.page.locator(".boardbox").bounding_box()
        assert box is not None
        assert box["height"] > PHONE["height"] / 2
        expect(noe.page.get_by_role("tabpanel")).to_have_count(0)
        press(noe, noe.page.get_by_role("tab", name="Dice"))
        expect(noe.page.get_by_role("tabpanel")).to_be_visible()
    press(noe, noe.page.locator(".order button").first)
    expect(noe.page.get_by_role("dialog")).to_be_visible()
    check(noe.page, "a board")


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True)])
def test_the_lesson_is_walked_through(people: People, lang: str, phone: bool) -> None:
    """The learner places sixes, takes columns, drafts, sprints, shoots, uses wax and skis a penalty lap: 14 moves."""
    zoe, go_on = learner(people, "biathlon", lang, phone)
    page = zoe.page
    main = page.locator(MAIN)
    steps = page.get_by_text(re.compile("étape 1 sur 16|step 1 of 16"))
    expect(steps).to_be_visible()
    go_on.click()
    press(zoe, main)
    for thing in ("[data-column='2']", "", "[data-space='r1.2']", "", "[data-column='1']", "[data-column=sprint]"):
        if thing:
            page.locator(f"{thing}[aria-pressed=false]").dispatch_event("click")
        press(zoe, main)
    for thing in ("[data-space=S5]", "[data-star='4']", "[data-column='4']"):
        page.locator(f"{thing}[aria-pressed=false]").dispatch_event("click")
        press(zoe, main)
    press(zoe, page.get_by_role("button", name=re.compile("Tir groupé|Fire all")))
    expect(page.locator(".range .said")).to_contain_text(re.compile("3 sur 5 touchées|3 of 5 hit"))
    if phone:
        press(zoe, page.get_by_role("tab", name=re.compile("Wax")))
    press(zoe, page.locator("[data-wax=left]"))
    press(zoe, main)
    page.locator("[data-target='3'][aria-pressed=false]").dispatch_event("click")
    press(zoe, main)
    page.locator("[data-column='3'][aria-pressed=false]").dispatch_event("click")
    press(zoe, main)
    expect(page.get_by_role("button", name=re.compile("Jouer maintenant|Play now"))).to_be_visible()


def test_a_hint_leaves_what_else_could_be_chosen_in_sight(people: People) -> None:
    """Where nations are chosen it tells the best one alone, until asked; most of the others can still be pressed."""
    noe = people.come("fr", LOW, board="drawn")
    sit(noe, 5, "Noé")
    page = noe.page
    page.locator(".nation.legal").first.wait_for()
    page.keyboard.press("h")
    page.locator(".advice").wait_for()
    expect(page.locator(".advice .other:visible")).to_have_count(0)
    covered = page.locator(".nation.legal").evaluate_all(UNDER_NOTICE)
    assert covered <= 1
    page.locator(".advice .fold").click()
    expect(page.locator(".advice .other").first).to_be_visible()
