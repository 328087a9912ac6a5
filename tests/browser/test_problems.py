"""Problems on the page: solved and missed by clicking on the board."""

import re

from playwright.sync_api import ViewportSize, expect

from tablee.engine import registry
from tablee.review.problems import PositionProblem, problems
from tests.browser.boards import press
from tests.browser.people import PHONE, People, Person

TABLET = ViewportSize(width=1024, height=768)
SMALL = ViewportSize(width=390, height=720)
PILE = re.compile("^(Pioche, |Pile, )")
FACE_UP = re.compile("^(Carte visible|Face-up card)")
SHIPPED = problems(registry.get("kahuna"))
PROBLEM: PositionProblem = next(problem for problem in SHIPPED if problem.best.action == "draw_pile")


def take(person: Person, name: re.Pattern[str]) -> None:
    """Takes a card on the drawn board, and confirms it."""
    page = person.page
    press(person, page.get_by_role("button", name=name).and_(page.locator(":not([aria-disabled])")).first)
    press(person, page.locator(".tray .btn.main"))


def test_a_problem_is_solved_by_clicking(people: People) -> None:
    """From the list to the board; the reason cites its rule, and the list remembers."""
    zoe = people.come(board="drawn")
    page = zoe.page
    zoe.open("problems")
    kahuna = page.get_by_role("region", name="Kahuna")
    expect(kahuna.get_by_text("0 sur")).to_be_visible()
    kahuna.get_by_role("link").nth(SHIPPED.index(PROBLEM)).click()
    take(zoe, PILE)
    status = page.locator(".teacher [role=status]")
    expect(status).to_contain_text("Trouvé")
    expect(status).to_contain_text(f"Gagne {round(PROBLEM.best.chance / 10)} fois sur 100")
    status.get_by_role("button", name=re.compile("KAH-")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(zoe.button("Problème suivant")).to_be_visible()
    zoe.button("Tous les problèmes").click()
    expect(kahuna.get_by_text("1 sur")).to_contain_text("dont 1 du premier coup")


def test_a_wrong_answer_says_what_it_would_lead_to(people: People) -> None:
    """On a phone: how often it wins instead, and why; then the answer can be shown, and counts as shown."""
    leo = people.come("en", PHONE, board="drawn")
    page = leo.page
    leo.open(f"problems/kahuna/{PROBLEM.name}")
    take(leo, FACE_UP)
    status = page.locator(".teacher [role=status]")
    expect(status).to_contain_text("That is not the best move")
    expect(status).to_contain_text(f"instead of {round(PROBLEM.best.chance / 10)} (±")
    expect(status.get_by_role("button", name=re.compile("KAH-")).first).to_be_visible()
    leo.button("Show the answer").click()
    expect(status).to_contain_text("Draw from the pile")
    leo.button("All problems").click()
    expect(page.get_by_role("link", name=f"Problem {SHIPPED.index(PROBLEM) + 1}, answer seen").first).to_be_visible()


def test_in_a_game_of_memory_everything_seen_lies_open_and_like_answers_are_right(people: People) -> None:
    """Of Pique Plume: the tiles that were turned over are in view, and any tile like the best one solves it."""
    problem = next(one for one in problems(registry.get("pique-plume")) if one.best.alike)
    seen = [word for word in re.findall(r"^yard: (.*)$", problem.position, re.MULTILINE)[0].split() if word != "?"]
    mia = people.come(board="drawn")
    mia.open(f"problems/pique-plume/{problem.name}")
    status = mia.page.locator(".teacher [role=status]")
    expect(status).to_contain_text("Rien à retenir ici")
    expect(mia.page.locator("[data-slot][aria-label*='visible']")).to_have_count(len(seen))
    mia.page.locator(f"[data-slot='{problem.best.alike[-1].removeprefix('flip slot=')}']").click()
    expect(status).to_contain_text("Trouvé")
    expect(status).to_contain_text("revient au même")


def test_a_dropping_is_put_down_on_the_board(people: People) -> None:
    """A wrong egg says what it would lead to, the right one why it is best."""
    problem = next(one for one in problems(registry.get("pique-plume")) if one.kind == "drop")
    zoe = people.come(board="drawn")
    zoe.open(f"problems/pique-plume/{problem.name}")
    status = zoe.page.locator(".teacher [role=status]")
    for answer, said in ((problem.answers[1], "Ce n’est pas le meilleur coup"), (problem.best, "Trouvé")):
        egg = answer.action.removeprefix("drop egg=")
        zoe.page.locator(f"[data-egg='{egg}']:not([aria-disabled])").dispatch_event("click")
        press(zoe, zoe.page.locator(".tray .btn.main"))
        expect(status).to_contain_text(said)
    expect(status.get_by_role("button", name=re.compile("PIQ-")).first).to_be_visible()


def test_a_board_as_high_as_the_screen_has_the_words_above_it_on_a_tablet(people: People) -> None:
    """It has most of the width, and nothing lies below the edge."""
    mia = people.come("fr", TABLET, board="drawn")
    mia.open(f"problems/tour-de-france/{problems(registry.get('tour-de-france'))[0].name}")
    board = mia.page.locator(".boardbox")
    expect(board.locator("svg.board")).to_be_visible()
    box = board.bounding_box()
    assert box is not None
    assert box["width"] > TABLET["width"] * 0.6
    assert mia.page.evaluate("document.documentElement.scrollHeight") == TABLET["height"]


def test_nothing_is_foretold_of_a_problem_that_is_not_known(people: People) -> None:
    """Of Biathlon: whether a six in a star box counts is told at a table; here neither a mark nor a word says so."""
    game = registry.get("biathlon")
    problem = next(one for one in problems(game) if "take_extra column=4" in {answer.action for answer in one.answers})
    mia = people.come(board="drawn")
    mia.open(f"problems/biathlon/{problem.name}")
    column = mia.page.locator(".before [data-column='4']")
    expect(column).to_have_attribute("aria-label", re.compile("6 en case étoile, contre une endurance$"))
    expect(mia.page.locator("[data-fate]")).to_have_count(0)


def test_what_goes_on_stays_in_sight_on_a_phone(people: People) -> None:
    """However much there is to say about a wrong answer: the words scroll, the button below them does not."""
    flips = [one for one in problems(registry.get("pique-plume")) if one.best.action.startswith("flip")]
    problem = max(flips, key=lambda one: len(one.answers[1].reasons))
    leo = people.come("fr", SMALL, board="drawn")
    leo.open(f"problems/pique-plume/{problem.name}")
    leo.page.locator(f"[data-slot='{problem.answers[1].action.removeprefix('flip slot=')}']").click()
    expect(leo.page.locator(".teacher [role=status]")).to_contain_text("Ce n’est pas le meilleur coup")
    expect(leo.button("Voir la réponse")).to_be_in_viewport(ratio=1)
