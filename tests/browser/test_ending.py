"""After the last move: who has won, in words for who reads them, and the game once more from any seat."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.people import PHONE, People, Person
from tests.browser.test_kahuna import lay
from tests.browser.test_tables import concede

LAPTOP = ViewportSize(width=1280, height=800)
LOW = ViewportSize(width=1366, height=650)
TABLET = ViewportSize(width=1024, height=768)
SMALL = ViewportSize(width=360, height=640)
LYING = ViewportSize(width=844, height=390)
WHOLE = "node => { const box = node.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight }"


def duel(people: People, size: ViewportSize) -> tuple[Person, Person]:
    """Two people begin a Kahuna, one of them with a window of this size."""
    camille, leon = people.come("fr", board="drawn"), people.come("fr", size, board="drawn")
    table = camille.open_table("kahuna", ["me", "open"], "Camille")
    leon.open(table)
    leon.button("S’asseoir").click()
    leon.introduce("Léon")
    for person in (camille, leon):
        person.get_ready()
    for person in (camille, leon):
        expect(person.page.locator(".boardbox svg.board")).to_be_visible()
    return camille, leon


@pytest.mark.parametrize("size", [PHONE, LYING])
def test_winner_and_loser_are_told_apart(people: People, size: ViewportSize) -> None:
    """« Vous gagnez » to one, who it was to the other, in another tone; on a phone the board stays in sight."""
    camille, leon = duel(people, size)
    concede(leon)
    won = camille.page.get_by_role("region", name="Résultat")
    lost = leon.page.get_by_role("region", name="Résultat")
    expect(won.get_by_role("heading", level=2)).to_contain_text("Vous gagnez")
    expect(won).to_have_class(re.compile(r"\bwon\b"))
    expect(lost.get_by_role("heading", level=2)).to_contain_text("Camille gagne")
    expect(lost).to_have_class(re.compile(r"\blost\b"))
    for name in ("Revanche", "Revoir la partie", "Image à partager", "Feuille de partie"):
        expect(won.get_by_role("button", name=name).or_(won.get_by_role("link", name=name))).to_be_visible()
    page = leon.page
    assert page.locator(".boardbox").evaluate(WHOLE)
    assert lost.get_by_role("heading", level=2).evaluate(WHOLE)


def test_a_phone_that_lies_shows_board_and_result_side_by_side(people: People) -> None:
    """Who has won is in sight without scrolling; an own last action is no news since one's own turn."""
    noe = people.come("fr", LYING, board="drawn")
    noe.play_now("Kahuna", "Noé")
    assert lay(noe)
    concede(noe)
    result = noe.page.get_by_role("region", name="Résultat")
    expect(result).to_be_visible()
    assert result.get_by_role("heading", level=2).evaluate(WHOLE)
    assert noe.page.locator(".boardbox").evaluate(WHOLE)
    expect(noe.page.locator(".since .caps")).to_have_text("Dernier coup")


def test_the_own_seat_is_in_sight_at_the_end_of_a_table_of_five(people: People) -> None:
    """It stands with the others' above what lies there for all; on a tablet the log leaves the result its room."""
    noe = people.come("fr", LOW, board="drawn")
    table = noe.open_table("cartagena", ["me", *["bot:random"] * 4], "Noé")
    noe.open(table)
    noe.get_ready()
    expect(noe.page.locator(".boardbox svg.board")).to_be_visible()
    concede(noe)
    expect(noe.page.get_by_role("region", name="Résultat")).to_be_visible()
    assert noe.page.locator("[data-seat='0']").evaluate(WHOLE)
    noe.page.set_viewport_size(TABLET)
    expect(noe.page.locator("aside.side")).to_be_hidden()
    box = noe.page.locator(".boardbox").bounding_box()
    assert box is not None
    assert box["width"] > TABLET["width"] * 0.6
    noe.button("Journal").click()
    expect(noe.page.locator("aside.side")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SMALL, LYING])
def test_the_figures_of_five_are_not_cut_on_a_phone(people: People, size: ViewportSize) -> None:
    """Marks stand for names above the columns; names are read out all the same."""
    noe = people.come("fr", size)
    noe.open_table("cartagena", ["me", *["bot:random"] * 4], "Noé")
    noe.get_ready()
    noe.choose(lambda _: 0)
    concede(noe)
    figures = noe.page.get_by_role("region", name="Résultat").get_by_role("table")
    expect(figures.get_by_role("columnheader", name="Noé")).to_have_count(1)
    expect(figures.get_by_role("columnheader")).to_have_count(5)
    assert figures.evaluate("table => table.parentElement.scrollWidth <= table.parentElement.clientWidth")


@pytest.mark.parametrize("size", [SMALL, LOW])
def test_what_to_do_next_is_in_sight_however_many_have_played(people: People, size: ViewportSize) -> None:
    """Another game is one press away, on a phone and on a low window, too."""
    noe = people.come("fr", size, board="drawn")
    noe.open_table("cartagena", ["me", *["bot:random"] * 4], "Noé")
    noe.get_ready()
    expect(noe.page.locator(".boardbox svg.board")).to_be_visible()
    concede(noe)
    result = noe.page.get_by_role("region", name="Résultat")
    assert result.get_by_role("button", name="Revanche").evaluate(WHOLE)
    assert result.get_by_role("link", name="Revoir la partie").evaluate(WHOLE)
    own = result.get_by_role("listitem").filter(has_text="Noé")
    own.scroll_into_view_if_needed()
    expect(own).to_contain_text(re.compile("pirates? à bord.*abandon"))  # or nobody would know why it is the last
    result.get_by_role("button", name="Vérifier le tirage").click(trial=True)


DRAWN = """localStorage.setItem("tablee settings", JSON.stringify({board: "drawn"}))"""


def test_a_replay_shows_what_a_seat_saw(people: People) -> None:
    """Its hand, seats and scores, its whole log, marks of each move; by itself, by keys; the controls stay in sight."""
    noe = people.come("fr")
    noe.play_now("Kahuna", "Noé")
    noe.act("Poser un lien")
    noe.act("Piocher")
    expect(noe.log().filter(has_text="Vous piochez")).to_be_visible()
    concede(noe)
    page = noe.page
    page.evaluate(DRAWN)
    page.reload()
    noe.button("Revoir la partie").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.locator(".before .hand")).to_be_visible()
    seats = page.get_by_role("group", name="Places")
    expect(seats.get_by_role("region", name="Noé")).to_contain_text("point")
    page.get_by_role("combobox", name="Vu par").select_option(label="Noé")
    expect(page).to_have_url(re.compile("seat=0"))
    told = page.get_by_role("list", name="Journal").get_by_role("listitem")
    for sentence in ("Vous recevez", "Vous posez un lien", "Vous piochez"):
        expect(told.filter(has_text=sentence)).not_to_have_count(0)
    page.get_by_role("main").focus()
    page.keyboard.press("m")
    expect(page.get_by_role("status").first).to_contain_text("Noé")
    expect(page.locator("svg.board .traces > g")).not_to_have_count(0)  # the link that was laid
    before = int(slider.input_value())
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(before - 1))
    page.keyboard.press("n")
    expect(slider).not_to_have_value(str(before - 1))
    page.keyboard.press("Home")
    page.get_by_role("combobox", name="Vitesse").select_option("4")
    page.get_by_role("button", name=re.compile("Dérouler")).click()
    expect(page.get_by_role("button", name=re.compile("Dérouler"))).to_be_visible()  # again: it has come to the end
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    moment = page.get_by_label("Lien vers ce moment").input_value()
    assert moment.endswith(f"at={slider.input_value()}&seat=0")
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)
        page.evaluate("scrollTo(0, 400)")
        expect(slider).to_be_in_viewport()
