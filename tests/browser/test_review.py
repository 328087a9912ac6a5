"""The review of an ended game on the page: the curve, another action, and playing on from there."""

import re

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.test_tables import concede


def test_a_game_is_reviewed_walked_along_tried_and_played_on(people: People) -> None:
    """From its end, by clicking and by keyboard; the new table begins at the moment that was chosen."""
    eva = people.come("fr")
    eva.play_now("Kahuna", "Eva")
    eva.act("Poser un lien")
    eva.act()
    concede(eva)
    eva.button("Analyse").click()
    review = eva.page.get_by_role("region", name="Analyse")
    expect(review.locator(".finding")).to_contain_text(re.compile("(vos|ses|leurs) coups ont coûté|trop grossière"))
    expect(review.get_by_text(re.compile("jouer encore"))).to_be_visible()  # giving up has cost something
    curve = eva.page.get_by_role("slider")
    eva.button("Plateau dessiné").click()
    for width, height in ((1280, 800), (390, 844), (844, 390)):
        eva.page.set_viewport_size({"width": width, "height": height})
        eva.page.evaluate("scrollTo(0, 0)")
        for part in (curve, eva.page.locator("svg.board")):  # one walks along the curve and sees the board
            expect(part).to_be_in_viewport(ratio=0.99)
    eva.page.set_viewport_size({"width": 1280, "height": 800})
    curve.focus()
    eva.page.keyboard.press("ArrowRight")
    expect(eva.page).to_have_url(re.compile("at=1"))
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"^Coup 1.: Eva \d+,\d.%, "))
    eva.page.keyboard.press("ArrowLeft")
    expect(review.get_by_text(re.compile("^(Eva|Lise) joue.: "))).to_be_visible()
    review.get_by_role("combobox", name="Et si c’était").select_option(index=1)
    review.get_by_role("button", name="Essayer").click()
    expect(review.get_by_text(re.compile("il gagne .* fois sur 100"))).to_be_visible()
    review.get_by_role("combobox", name="Bots").select_option("random")
    review.get_by_role("button", name="Jouer à partir d’ici").click()
    expect(eva.decision()).to_be_visible()
    expect(eva.page).not_to_have_url(re.compile("at="))
