"""Formula Dé on its drawn board: whole races with the fewest and the most seats, keyboard, finger, map, lesson."""

import re
from functools import reduce
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tablee.games.formula_de.shapes import CarsCollided, DieRolled, EngineTested, StandReached
from tablee.minds.levels import LEVELS
from tests.browser.boards import TARGET, confirm, decision, learner, play, play_on, press, until
from tests.browser.people import DESKTOP, ECHO_MS, MOST_STEPS, PHONE, WATCHED, People, Person, attempts, retell, settle
from tests.browser.test_access import check

ENDS = "[data-to]"
GEARS = "[data-gear]:not([aria-disabled], [disabled])"
READY = f"{ENDS}, {GEARS}, .tray button.btn"  # the circuit may come later than the decision
WHOLE = "0.0 0.0 1140.0 821.0"  # Port-Corail, all of it
USUAL = 3  # the gear of a careful driver
OVAL = """slug = "anneau"
name = { fr = "L’Anneau", en = "The Oval" }
direction = "clockwise"
lane_width = 0.72
points = [[30, 2, 3], [2, 2, 3], [2, 12, 3], [30, 12, 3]]
segments = [
  ["S", 17.0, [5, 5, 5]],
  ["C", 22.0, [9, 7, 5], 1, [["R", 7]], "La Digue"],
  ["S", 35.4, [8, 8, 8]],
  ["C", 57.4, [9, 7, 5], 1, [["R", 7]], "Le Parc"],
  ["S", 70.85, [17, 17, 17]],
]
grid = ["4L16", "4R15", "4L14", "4R13", "4L12", "4R11", "4L10", "4R9", "4L8", "4R7"]
[pit]
cells = 18
side = "R"
entries = ["4R1", "4R2"]
beside_first = "4R3"
first_stand = 3
stands = 10
first_after_line = 14
exit = "0R4"
"""  # a circuit of one's own that is as short as can be
LONGER = {
    "[[30, 2, 3]": "[[71, 2, 3]",
    "[30, 12, 3]]": "[71, 12, 3]]",
    "17.0, [5, 5, 5]": "17.0, [46, 46, 46]",
    "22.0, [9": "63.0, [9",
    "35.4, [8, 8, 8]": "76.4, [26, 26, 26]",
    "57.4, [9": "139.4, [9",
    "70.85, [17": "152.85, [17",
}
LONG = reduce(lambda text, change: text.replace(*change), LONGER.items(), OVAL)
FAST = 4  # the lowest gear of a slipstream
STILL = "document.querySelector('svg.board').getAnimations().length === 0"  # the view glides nowhere
DIE_MS = 450  # a die needs to lie
PATIENCE = 26  # decisions in which five races out of six bring one


def main_button(person: Person) -> Locator:
    """The button that plays what is chosen."""
    return person.page.locator(".tray .btn.main")


def gear(person: Person, number: int) -> Locator:
    """A stop of the lever."""
    return person.page.locator(f'[data-gear="{number}"]')


def act(person: Person, number: str) -> None:
    """One decision: the third gear or the next to it, the cheapest end, no slipstream."""
    page = person.page
    page.locator(READY).first.wait_for(state="attached")
    if page.locator(ENDS).count():
        play(person, number, lambda: page.locator(ENDS).first.dispatch_event("click"))
    else:
        stops = [int(stop.get_attribute("data-gear") or 0) for stop in page.locator(GEARS).all()]
        wanted = gear(person, min(stops, key=lambda stop: abs(stop - USUAL)))
        play(person, number, lambda: press(person, wanted))


def act_now(person: Person) -> None:
    """One decision, which is there already."""
    number = decision(person)
    assert number is not None
    act(person, number)


def to_a_move(person: Person) -> None:
    """Until an end must be chosen."""
    expect(person.page.locator(".boardbox[data-decision]")).to_be_visible()
    for _ in range(6):
        expect(person.page.locator(f"{ENDS}, {GEARS}").first).to_be_visible()
        if person.page.locator(ENDS).count() > 1:
            return
        act_now(person)
        expect(person.page.locator(".boardbox[data-decision]")).to_be_visible()
    raise AssertionError("no move to choose")


def shapes(person: Person, options: str = "") -> Any:
    """What the server tells of the circuit."""
    return person.page.request.post(f"{person.address}api/games/formula-de/scenery", data={"options": options}).json()


def touch(person: Person, cell: str) -> None:
    """Touches the middle of a cell, wherever it is on the screen."""
    x, y = next((x, y) for name, x, y, *_ in shapes(person)["cells"] if name == cell)
    until(person.page, STILL)
    place = person.page.evaluate(
        """([x, y]) => { const to = document.querySelector(".boardbox svg.board > g").getScreenCTM()
            return [x * to.a + to.e, y * to.d + to.f] }""",
        [x, y],
    )
    person.page.mouse.click(*place)


def bring(person: Person, seats: int, circuit: str = OVAL, **more: str) -> None:
    """A race on a circuit of one's own, against bots."""
    open_race(person, ["me", *["bot:novice"] * (seats - 1)], circuit, **more)
    person.get_ready()


def open_race(person: Person, seats: list[str], circuit: str = OVAL, **more: str) -> None:
    """A table with a circuit of one's own."""
    requests = person.page.request
    requests.post(f"{person.address}api/me", data={"name": "Eva"})
    options = {"circuit": "custom", "custom_circuit": circuit, **more}
    table = {"game": "formula-de", "seats": seats, "options": options}
    found = requests.post(f"{person.address}api/tables", data=table).json()["table"]
    person.open(f"t/{found}")


def behind(cell: str) -> str:
    """The cell right behind another one of the same stretch."""
    return re.sub(r"\d+$", lambda number: str(int(number[0]) - 1), cell)


def chase(person: Person, number: str) -> None:
    """One decision of a driver who looks for a slipstream: fourth gear, and right behind a fast car if it can be."""
    view = person.view()
    own = next(car for car in view["cars"] if car["car"] == view["car"])
    fast = [car for car in view["cars"] if car is not own and car["cell"] and FAST <= car["gear"] <= own["gear"]]
    ends = person.page.locator(ENDS)
    if ends.count():
        wanted = [person.page.locator(f'[data-to="{behind(car["cell"])}"]') for car in fast]
        end = next((end for end in wanted if end.count()), ends).first
        play(person, number, lambda: end.dispatch_event("click"))
    else:
        stops = [int(stop.get_attribute("data-gear") or 0) for stop in person.page.locator(GEARS).all()]
        stop = gear(person, min(stops, key=lambda stop: abs(stop - FAST)))
        play(person, number, lambda: press(person, stop))


def to_a_slipstream(person: Person) -> str:
    """Drives until one is offered, at another table if the race goes by without; the number of the decision."""
    actions = PATIENCE
    for _ in attempts("nobody is offered a slipstream"):
        if actions == PATIENCE:
            bring(person, 2, LONG, cars_per_player="2", slipstream="true")
            actions = 0
        number = decision(person)
        if number is None:
            person.page.wait_for_timeout(15)
            actions = PATIENCE if person.is_over() else actions
        elif not person.page.locator(READY).count():
            person.page.wait_for_timeout(15)
        elif person.page.get_by_role("button", name="Être aspirée").count():
            break
        else:
            chase(person, number)
            actions += 1
    assert number is not None
    return number


def events(person: Person) -> list[Any]:
    """What the wire has told of the race, from the last whole log on."""
    told = [one for one in person.heard if one["type"] == "position"]
    whole = max(place for place, one in enumerate(told) if one["whole"])
    return [line["event"] for one in told[whole:] for line in one["log"]]


def litter(position: Any) -> None:
    """Debris on the first cell of the way to the first end."""
    for move in position["view"]["moves"][:1]:
        position["view"]["debris"] = move["route"][:1]


def trouble(position: Any) -> None:
    """The first two cars touch, an engine suffers, a car is at its stand, one has spun, whatever else has happened.

    The first car moves in the same news in which its die is rolled, as it does where a roll leaves no choice.
    """
    if any(line["event"]["kind"] == "car_moved" and line["event"]["car"] == 1 for line in position["log"]):
        rolled = DieRolled("FDE-3.5", 0, 1, 2, 3)
        position["log"].insert(
            0, {**position["log"][-1], "id": f"{position['entry']}+", "event": msgspec.to_builtins(rolled)}
        )
    for line in position["log"][-1:]:
        for event in (
            CarsCollided("FDE-11.1", 0, 1, 2, rival=1),
            EngineTested("FDE-10.1", 2, 3, 2, 1),
            StandReached("FDE-12.4", 3, 4, "P6", 6),
        ):
            position["log"].append({**line, "id": f"{line['id']}+{event.car}", "event": msgspec.to_builtins(event)})
    if position["entry"] > 1:
        position["view"]["cars"][4]["mode"] = "spun"


@pytest.mark.parametrize("seats", [2, 10])
def test_a_whole_race_is_driven_on_the_drawn_board(people: People, seats: int) -> None:
    """On a short circuit that somebody brings: the fewest by finger on a phone, the most by mouse, without motion."""
    size = PHONE if seats == 2 else DESKTOP
    eva = people.come("fr", size, board="drawn", brisk=True)
    if seats > 2:
        eva.page.emulate_media(reduced_motion="reduce")
    bring(eva, seats)
    expect(eva.page.get_by_role("group", name="Circuit L’Anneau, 2 virages")).to_be_visible()
    expect(eva.page.locator("svg.board").get_by_text("La Digue")).to_have_count(1)
    expect(eva.page.locator("[data-car]")).to_have_count(seats)
    expect(eva.page.get_by_role("img", name="Plan du circuit")).to_be_visible()
    assert play_on(eva, act) > 5
    result = eva.page.get_by_role("region", name="Résultat")
    expect(result).to_be_visible()
    assert eva.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    arrived = sorted(car["rank"] for car in eva.view()["cars"] if car["rank"])
    podium = eva.page.get_by_role("group", name="Podium")
    expect(podium).to_have_count(min(1, len(arrived)))
    expect(podium.locator("g[role=img]")).to_have_count(len(arrived[:3]))
    expect(result.get_by_role("row", name="Meilleur jet")).to_have_count(1)
    if arrived:
        podium.get_by_role("button", name="Voir le circuit").click()
        expect(podium).to_have_count(0)


def test_two_people_race_bots_of_every_level(people: People) -> None:
    """Each seat says how strong its bot is, and all of them drive to the end, on both screens."""
    eva, max_ = people.come("fr", board="drawn", brisk=True), people.come("en", PHONE, board="drawn", brisk=True)
    open_race(eva, ["me", "open", *[f"bot:{level}" for level in LEVELS]])
    max_.open(eva.page.url)
    max_.button("Take a seat").click()
    max_.introduce("Max")
    party = [eva, max_]
    for person in party:
        person.get_ready()
    for level in ("débutant", "amateur", "confirmé", "expert", "maître"):
        expect(eva.page.locator("main .seat").filter(has_text=level)).to_have_count(1)
    for _ in attempts("the race does not end"):
        if all(person.is_over() for person in party):
            break
        asked = [(person, number) for person in party if (number := decision(person)) is not None]
        for person, number in asked:
            act(person, number)
        eva.page.wait_for_timeout(15)
    drove = {event["car"] for event in events(eva) if event["kind"] == "car_moved"}
    assert drove == {car["car"] for car in eva.view()["cars"]}
    assert eva.view()["cars"] == max_.view()["cars"]


def test_a_tap_previews_and_a_second_one_drives(people: People) -> None:
    """The way is drawn and the price told before anything is played; the car then stands there."""
    theo = people.come("fr", board="drawn")
    theo.open_table("formula-de", ["me", "bot:novice"], "Théo")
    theo.get_ready()
    to_a_move(theo)
    page, number = theo.page, decision(theo)
    end, route = page.locator(ENDS).first, page.locator(".route")
    name = end.get_attribute("data-to") or ""
    expect(route).to_have_count(0)
    end.hover()
    expect(route).to_have_count(1)
    page.mouse.move(5, 5)
    expect(route).to_have_count(0)
    touch(theo, name)
    expect(page.locator(f'[data-to="{name}"]')).to_have_attribute("aria-pressed", "true")
    expect(main_button(theo)).to_contain_text("Rouler")
    assert decision(theo) == number
    touch(theo, name)
    expect(page.locator(f'.boardbox[data-decision="{number}"]')).to_have_count(0)
    expect(theo.log().filter(has_text="Vous faites ")).to_have_count(1)


def test_what_is_forbidden_says_why(people: People) -> None:
    """A cell out of reach, one in the closed pits, a gear too high: each with its rule."""
    lea = people.come("fr", board="drawn")
    lea.open_table("formula-de", ["me", "bot:novice"], "Léa")
    lea.get_ready()
    to_a_move(lea)
    why = lea.page.locator(".notice.why")
    lea.page.keyboard.press("0")
    expect(lea.page.locator("svg.board")).to_have_attribute("viewBox", WHOLE)
    touch(lea, "0M12")
    expect(why).to_contain_text("n’est pas à cette distance")
    touch(lea, "P9")
    expect(why).to_contain_text("Les stands ne sont ouverts")
    act_now(lea)
    expect(lea.page.locator(GEARS).first).to_be_visible()
    gear(lea, 6).dispatch_event("click")
    expect(why).to_contain_text("Une vitesse à la fois")
    why.get_by_role("button", name="Règle FDE-3.1").click()
    expect(lea.page.get_by_role("dialog")).to_contain_text("FDE-3.1")


def test_the_keyboard_drives(people: People) -> None:
    """Arrows walk through ends and gears, digits name a gear, B brakes, Enter plays, Escape lets go."""
    ana = people.come("en", board="drawn")
    ana.open_table("formula-de", ["me", "bot:novice"], "Ana")
    ana.get_ready()
    to_a_move(ana)
    page, keys = ana.page, ana.page.keyboard
    chosen = page.locator(f"{ENDS}[aria-pressed=true]")
    keys.press("ArrowRight")
    expect(chosen).to_have_count(1)
    first = chosen.get_attribute("data-to")
    keys.press("ArrowRight")
    expect(chosen).not_to_have_attribute("data-to", first or "")
    keys.press("Escape")
    expect(chosen).to_have_count(0)
    expect(page.get_by_role("button", name="0 brakes")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f'{ENDS}[aria-label*=" brake"]')).to_have_count(0)
    keys.press("b")
    expect(page.get_by_role("button", name="0 brakes")).to_have_attribute("aria-pressed", "false")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(page.locator(GEARS).first).to_be_visible()
    keys.press("ArrowUp")
    keys.press("ArrowUp")
    expect(main_button(ana)).to_contain_text(re.compile("Shift into|Stay in"))
    keys.press("1")
    expect(main_button(ana)).to_contain_text("Stay in 1st")
    keys.press("Enter")
    expect(ana.log().filter(has_text="in 1st")).not_to_have_count(0)


def test_a_gear_shows_where_its_die_may_lead(people: People) -> None:
    """Pointing at a stop of the lever shows the cells of each face, as the server tells them; so does the keyboard."""
    ines = people.come("fr", board="drawn")
    ines.open_table("formula-de", ["me", "bot:novice"], "Inès")
    ines.get_ready()
    to_a_move(ines)
    act_now(ines)
    stop = ines.page.locator(GEARS).first
    expect(stop).to_be_visible()
    for _ in attempts("no gear is asked for"):
        if not ines.page.locator(ENDS).count():  # a super start has given a move
            break
        act_now(ines)
    cells = ines.page.locator("[data-landing]")
    stop.hover()
    expect(cells.first).to_be_attached()
    expect(ines.page.get_by_role("status").filter(has_text="avec")).to_be_visible()
    told = next(one for one in reversed(ines.heard) if one["type"] == "previewed")["outlook"]["landings"]
    shown = {cell.get_attribute("data-landing"): (cell.text_content() or "").strip() for cell in cells.all()}
    assert shown == {landing["cell"]: "·".join(map(str, landing["faces"])) for landing in told}
    ines.page.mouse.move(5, 5)
    expect(cells).to_have_count(0)
    ines.page.keyboard.press("Tab")
    stop.focus()
    expect(cells.first).to_be_attached()


def test_a_long_press_looks_where_a_die_may_lead(people: People) -> None:
    """A finger that rests on a stop sees the cells until it is lifted; nothing is chosen, even where one tap plays."""
    luc = people.come("fr", PHONE, board="drawn")
    luc.open_table("formula-de", ["me", "bot:novice"], "Luc")
    luc.play_with_one_click()
    luc.get_ready()
    expect(luc.page.locator(f"{ENDS}, {GEARS}").first).to_be_visible()
    for _ in attempts("no gear is asked for"):
        if not luc.page.locator(ENDS).count():
            break
        number = decision(luc)
        luc.page.locator(ENDS).first.dispatch_event("click")
        luc.page.locator(f'.boardbox[data-decision="{number}"]').wait_for(state="detached")
        expect(luc.page.locator(f"{ENDS}, {GEARS}").first).to_be_visible()
    rested, tapped = luc.page.locator(GEARS).first, luc.page.locator(GEARS).nth(1)
    cells, box, wanted = luc.page.locator("[data-landing]"), rested.bounding_box(), tapped.get_attribute("data-gear")
    assert box is not None
    finger = luc.page.context.new_cdp_session(luc.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(cells.first).to_be_attached()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(cells).to_have_count(0)
    tapped.tap()
    expect(luc.page.locator("[data-seat='0'] .gear")).to_have_text(re.compile(rf"^\s*{wanted}\D"))


def test_the_die_lies_beside_the_road_for_a_moment(people: People) -> None:
    """It is thrown where the car stands, then taken away; over the board it stays until the next roll, for all."""
    hugo = people.come("fr", board="drawn")
    hugo.open_table("formula-de", ["me", "bot:novice"], "Hugo")
    hugo.get_ready()
    to_a_move(hugo)
    act_now(hugo)
    expect(hugo.page.locator(".thrown")).to_be_visible()
    expect(hugo.page.locator(".thrown")).to_have_count(0)
    hugo.page.reload()
    last = hugo.page.get_by_role("group", name="Dernier jet")
    expect(last).to_be_visible()
    roll = next(event for event in reversed(events(hugo)) if event["kind"] == "die_rolled")
    expect(last.get_by_role("img", name=f"Voiture {roll['car']}")).to_be_visible()
    expect(last.get_by_role("img", name=re.compile(rf"^Dé de {roll['gear']}\w+ : {roll['face']}$"))).to_be_visible()


def test_a_slipstream_pulls_a_car_along(people: People) -> None:
    """Right behind another fast car one is asked, sees what three cells more cost, and is pulled by clicking."""
    ada = people.come("fr", board="drawn", brisk=True)
    page, number = ada.page, to_a_slipstream(ada)
    ends = {move["to"] for move in ada.view()["moves"]}
    expect(page.locator("[data-pulled]")).to_have_count(len(ends))
    play(ada, number, page.get_by_role("button", name="Être aspirée").click)
    expect(ada.log().filter(has_text="prenez l’aspiration derrière")).not_to_have_count(0)
    if len(ends) > 1:
        page.get_by_role("button", name="Au choix").click()
        expect(page.locator(ENDS)).to_have_count(len(ends))
        act_now(ada)


def test_a_field_of_ten_is_told_apart(people: People) -> None:
    """With two laps each car says in which it is, even beside six kinds of points; stands have colour and number.

    On a small screen the corner ahead is still there, and all that can be braked with.
    """

    def scatter(position: Any) -> None:
        for car in position["view"]["cars"]:
            car["lap"] = car["car"] % 3
        for move in position["view"]["moves"][:1]:
            position["view"]["moves"] += [{**move, "brakes": brakes} for brakes in range(1, 4)]

    tom = people.come("fr", board="drawn")
    retell(tom, scatter)
    bring(tom, 10, laps="2", road_handling="true")
    for seat, said in ((0, "tour 1/2"), (1, "tour 2/2"), (2, "")):
        expect(tom.page.locator(f"[data-seat='{seat}'] .gear")).to_have_text(re.compile(rf"^\s*\S+\s*(T\d)?{said}\s*$"))
    room = """() => [...document.querySelectorAll("[data-seat]")].map(
        seat => seat.getBoundingClientRect().right - seat.querySelector(".gear").getBoundingClientRect().right)"""
    assert min(tom.page.evaluate(room)) > 0
    to_a_move(tom)
    tom.page.set_viewport_size(ViewportSize(width=1120, height=720))
    brakes = tom.page.get_by_role("group", name="Points de frein").get_by_role("button")
    expect(brakes).to_have_count(5)
    for thing in (tom.page.get_by_role("group", name="La Digue, 1 arrêt à faire"), *brakes.all()):
        expect(thing).to_be_in_viewport(ratio=0.99)
    stands = tom.page.locator("[data-stand]")
    grid = sorted(tom.view()["cars"], key=lambda car: int(car["grid"]))
    expect(stands).to_have_text([str(car["car"]) for car in grid])
    for place, car in enumerate(grid):
        expect(stands.nth(place).locator(f"[style*='--seat-{car['seat']})']")).to_have_count(1)


def test_the_corner_ahead_is_told_in_each_lane(people: People) -> None:
    """Stops to make and cells to its first and its last one; inside, cells that are left; after its stops the next."""
    place: dict[str, Any] = {}
    ida = people.come("fr", board="drawn")
    retell(ida, lambda position: position["view"]["cars"][0].update(place))
    bring(ida, 2)
    ida.page.locator("svg.board").first.wait_for()  # a page that is reloaded earlier has to get ready again
    for cell, stops, corner, lanes in (
        ("0M2", 0, "La Digue", ["3–11", "3–9", "3–7"]),
        ("1M2", 0, "La Digue", ["–", "4 au plus", "3 au plus"]),
        ("1M2", 1, "Le Parc", ["13–21", "13–19", "12–16"]),
    ):
        place.update(cell=cell, stops=stops)
        ida.page.reload()
        group = ida.page.get_by_role("group", name=f"{corner}, 1 arrêt à faire", exact=True)
        expect(group.get_by_role("definition")).to_have_text(lanes)
    ida.page.set_viewport_size(PHONE)
    expect(group.get_by_role("term")).to_have_text(["G", "M", "D"])
    expect(group.get_by_role("definition")).to_have_text(lanes)


def test_what_befalls_a_car_is_seen(people: People) -> None:
    """Cars that touch throw sparks, an engine smokes, jacks lift a car, one that spins turns round; it is said, too.

    A car starts when the die that was rolled with its move lies; one whose die was rolled before waits less, or not.
    """
    sam = people.come("fr", board="drawn")
    sam.page.add_init_script(WATCHED)
    retell(sam, trouble)
    bring(sam, 5)
    to_a_move(sam)
    act_now(sam)  # what was before the page came is no news
    expect(sam.page.locator('[data-struck="cars_collided"] .burst path')).to_have_count(4)
    expect(sam.page.locator('[data-struck="engine_tested"] .burst circle')).to_have_count(2)
    expect(sam.page.locator('[data-struck="stand_reached"]')).to_have_count(1)
    expect(sam.page.locator(".told").get_by_text("vous accrochez")).to_be_visible()
    until(sam.page, "['1', '2'].every(car => motions.some(one => one.car === car))")
    waits = sam.page.evaluate("motions.filter(({ car }) => car).map(({ car, delay }) => [car, delay])")
    assert all(DIE_MS / 2 < delay <= DIE_MS for car, delay in waits if car == "1")
    assert all(0 <= delay <= DIE_MS for car, delay in waits if car == "2")
    cell = sam.view()["cars"][4]["cell"]
    heading = next(
        turn for name, _, _, turn, *_ in shapes(sam, sam.view()["header"]["options"])["cells"] if name == cell
    )
    expect(sam.page.locator(f'[data-car="5"] [style*="rotate({heading + 180:g}deg)"]')).to_have_count(1)


def test_debris_is_seen_on_the_way(people: People) -> None:
    """It lies on the road, and an end behind it says so."""
    lou = people.come("fr", board="drawn")
    retell(lou, litter)
    bring(lou, 2, road_handling="true")
    to_a_move(lou)
    first = lou.view()["moves"][0]
    expect(lou.page.locator("svg.board title").filter(has_text="Débris")).to_have_count(1)
    end = lou.page.locator(f'[data-to="{first["to"]}"]')
    expect(end).to_have_attribute("aria-label", re.compile("à travers des débris"))
    number = decision(lou)
    end.dispatch_event("click")
    confirm(lou, number or "")
    expect(lou.log().filter(has_text="Vous faites ")).to_have_count(1)


def test_the_view_follows_the_car_and_the_map_leads_elsewhere(people: People) -> None:
    """Near the car at first; the map goes somewhere else, 0 shows all, and a button comes back to the car."""
    ugo = people.come("fr", board="drawn")
    ugo.open_table("formula-de", ["me", "bot:novice"], "Ugo")
    ugo.get_ready()
    to_a_move(ugo)
    board, follow = ugo.page.locator("svg.board"), ugo.page.get_by_role("button", name="Suivre le jeu")
    expect(follow).to_have_attribute("aria-pressed", "true")
    expect(board).not_to_have_attribute("viewBox", WHOLE)
    near = board.get_attribute("viewBox") or ""
    ugo.page.get_by_role("img", name="Plan du circuit").click(position={"x": 40, "y": 40})
    expect(follow).to_have_attribute("aria-pressed", "false")
    expect(board).not_to_have_attribute("viewBox", near)
    ugo.page.keyboard.press("0")
    expect(board).to_have_attribute("viewBox", WHOLE)
    follow.click()
    expect(board).not_to_have_attribute("viewBox", WHOLE)
    expect(follow).to_have_attribute("aria-pressed", "true")


MARKS = "svg.board > .traces > g"
MARKS_IN_SIGHT = """(() => {
    const [marks, sight] = [".traces", ".picture"].map((what) =>
        document.querySelector(`.boardbox ${what}`).getBoundingClientRect())
    return marks.left >= sight.left && marks.right <= sight.right
        && marks.top >= sight.top && marks.bottom <= sight.bottom
})()"""


def test_what_is_told_again_is_in_sight_wherever_it_was(people: People) -> None:
    """Whoever looks elsewhere sees each way as it is told, and is then back where they were."""
    zoe = people.come("fr", board="drawn")
    zoe.open_table("formula-de", ["me", "bot:novice"], "Zoé")
    zoe.get_ready()
    page, board, marks = zoe.page, zoe.page.locator("svg.board"), zoe.page.locator(MARKS)
    to_a_move(zoe)
    act_now(zoe)
    expect(page.locator(".boardbox[data-decision]")).to_be_visible()
    expect(marks).not_to_have_count(0)
    until(page, STILL)
    page.get_by_role("img", name="Plan du circuit").click(position={"x": 40, "y": 40})
    until(page, STILL)
    elsewhere = board.get_attribute("viewBox") or ""
    assert not page.evaluate(MARKS_IN_SIGHT)
    zoe.button("Revoir coup par coup").click()
    for _ in range(MOST_STEPS):
        if marks.count():
            break
        page.locator(".since .next").click()
    until(page, MARKS_IN_SIGHT)
    page.locator(".since .close").click()
    expect(board).to_have_attribute("viewBox", elsewhere)


def test_the_view_glides_without_being_laid_out_anew(people: People) -> None:
    """What is in sight changes once, at the beginning of a glide; then only the transform of the whole picture does."""
    tess = people.come("fr", board="drawn")
    tess.page.add_init_script(WATCHED)
    tess.open_table("formula-de", ["me", "bot:novice"], "Tess")
    tess.get_ready()
    to_a_move(tess)
    until(tess.page, STILL)
    tess.page.evaluate(
        """() => { motions.length = 0; window.laid = 0
            const board = document.querySelector("svg.board")
            new MutationObserver((seen) => (laid += seen.length)).observe(board, { attributeFilter: ["viewBox"] }) }"""
    )
    tess.page.keyboard.press("0")
    expect(tess.page.locator("svg.board")).to_have_attribute("viewBox", WHOLE)
    until(tess.page, STILL)
    assert tess.page.evaluate("laid") == 1
    glides = tess.page.evaluate(
        "motions.filter(({ what }) => what.split(' ').includes('board')).map(({ ends }) => ends)"
    )
    assert [[sorted(frame) for frame in ends] for ends in glides] == [[["transform"], ["transform"]]]


def test_a_finger_finds_what_it_needs_on_a_phone(people: People) -> None:
    """Stops of the lever and buttons of 44 px, ends by touching near them or in words, and nothing scrolls."""
    mia = people.come("fr", PHONE, board="drawn")
    mia.open_table("formula-de", ["me", *["bot:novice"] * 3], "Mia")
    mia.get_ready()
    to_a_move(mia)
    mia.page.wait_for_timeout(2 * ECHO_MS)  # a touch right after one that has played counts as its echo
    settle(mia.page)  # the camera glides to where the car is
    sizes = mia.page.evaluate(
        """() => [...document.querySelectorAll(".boardbox button, .tray button")]
            .map(one => one.getBoundingClientRect()).map(box => Math.min(box.width, box.height))"""
    )
    assert min(sizes) >= TARGET - 0.5
    places = mia.page.evaluate(
        """() => [...document.querySelectorAll("[data-to]")].map(one => one.getBoundingClientRect())
            .map(box => [box.x + box.width / 2, box.y + box.height / 2])
            .filter(([x, y]) => document.elementFromPoint(x, y).closest("svg.board"))"""
    )
    mia.page.touchscreen.tap(*places[0])
    expect(mia.page.locator(f"{ENDS}[aria-pressed=true]")).to_have_count(1)
    listed = mia.page.get_by_role("list", name="Arrivées possibles").get_by_role("button")
    expect(listed).to_have_count(mia.page.locator(ENDS).count())
    last = listed.last.get_attribute("data-end")
    expect(listed.last).to_have_text(re.compile(r"(gauche|milieu|droite).* (sans frais|−\d (frein|pneu))"))
    expect(listed.last).not_to_contain_text(last or "nothing")
    listed.last.tap()
    expect(mia.page.locator(f"{ENDS}[aria-pressed=true]")).to_have_attribute("data-to", last or "")
    assert mia.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        PHONE["width"],
        PHONE["height"],
    ]


@pytest.mark.parametrize(("lang", "phone", "night"), [("fr", False, True), ("en", True, False)])
def test_the_board_is_readable_for_all(people: People, lang: str, phone: bool, night: bool) -> None:
    """Axe finds nothing, neither while a move is chosen nor while a gear is."""
    noe = people.come(lang, PHONE if phone else DESKTOP, night=night, board="drawn")
    noe.open_table("formula-de", ["me", *["bot:novice"] * 4], "Noé")
    noe.get_ready()
    to_a_move(noe)
    noe.page.locator(ENDS).first.dispatch_event("click")
    expect(main_button(noe)).to_be_visible()
    check(noe.page, "while choosing a move")
    act_now(noe)
    expect(noe.page.locator(GEARS).first).to_be_visible()
    check(noe.page, "while choosing a gear")


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True)])
def test_the_lesson_of_formula_de_is_walked_through(people: People, lang: str, phone: bool) -> None:
    """The learner shifts and drives into the second corner, and brakes once."""
    zoe, go_on = learner(people, "formula-de", lang, phone)
    go_on.click()
    for step in ("0R2", "2", "0R6", "", "3", "0R14", "", "", "4", "1R3", "", "", "4", "3R3"):
        if not step:
            go_on.click()
            continue
        if step.isdecimal():
            press(zoe, gear(zoe, int(step)))
        else:
            expect(zoe.page.locator(f'[data-to="{step}"] [data-wanted]')).to_have_count(1)
            zoe.page.locator(f'[data-to="{step}"]').dispatch_event("click")
        press(zoe, main_button(zoe))
        expect(main_button(zoe).and_(zoe.page.locator(".tray .btn"))).to_have_count(0)
    expect(zoe.page.get_by_role("button", name=re.compile("Jouer maintenant|Play now"))).to_be_visible()


def test_rules_are_shown_on_the_board(people: People) -> None:
    """The rule book has a figure where a picture helps, with what happens in words."""
    iris = people.come("fr", board="drawn")
    iris.open("rules/formula-de")
    figure = iris.page.get_by_role("figure").filter(has_text="au Môle, 1 sur 1")
    expect(figure).to_have_count(1)
    expect(figure.locator("svg.board [data-car]")).to_have_count(1)
    littered = iris.page.get_by_role("figure").filter(has_text="sur des débris : un point")
    expect(littered.locator("svg.board title").filter(has_text="Débris")).to_have_count(2)
