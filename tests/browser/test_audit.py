"""Every game fits into its window; and the audit that says so still sees what is wrong."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.audit import DECISIVE, LOOK, SCREENS, TELEVISED, WINDOWS, Audit, details
from tests.browser.serving import Server
from tests.browser.test_boards import EIGHT

PLANTED = {
    "cut by a box": ("cut", "<div style='width:60px;overflow:hidden'><button style='width:90px'>Jouer</button></div>"),
    "cut text": ("cut", "<p style='width:40px;overflow:hidden;white-space:nowrap'>quinze cartes</p>"),
    "cut at the edge": ("cut", "<button style='position:absolute;left:-30px;width:80px;height:44px'>Jouer</button>"),
    "a label wider than its button": (
        "cut",
        "<button style='width:50px;height:48px;white-space:nowrap'>Passer la 4e</button>",
    ),
    "a covered button": (
        "covered",
        (
            "<button style='width:200px;height:60px'>Jouer</button>"
            "<i style='position:absolute;left:100px;top:0;width:90px;height:90px'></i>"
        ),
    ),
    "a covered text": (
        "covered",
        (
            "<p>quinze cartes</p><i style='position:absolute;inset:0 0 auto;height:60px;background:#fff;"
            "pointer-events:none'></i>"
        ),
    ),
    "texts upon one another": (
        "covered",
        (
            "<span style='position:absolute;left:20px;top:20px'>quinze cartes</span>"
            "<span style='position:absolute;left:60px;top:22px'>dix points</span>"
        ),
    ),
    "half under a veil": (
        "covered",
        (
            "<button style='position:absolute;left:150px;top:0;width:120px;height:60px'>Jouer</button>"
            "<div data-veil style='position:absolute;left:0;top:0;width:200px;height:90px;background:#fff'></div>"
        ),
    ),
    "cut within a veil": (
        "cut",
        (
            "<div data-veil style='position:absolute;inset:0'><div style='width:60px;overflow:hidden'>"
            "<button style='width:90px;height:48px'>Jouer</button></div></div>"
        ),
    ),
    "a small button": ("small", "<button style='width:30px;height:30px;padding:0'>+</button>"),
    "a small tick": ("small", "<label><input type='checkbox' style='width:20px;height:20px'> Oui</label>"),
    "under a bar from which nothing can be scrolled away": (
        "covered",
        (
            "<button style='width:200px;height:60px'>Jouer</button>"
            "<i style='position:sticky;display:block;bottom:0;margin-top:-30px;height:60px;background:#fff'></i>"
        ),
    ),
    "a small shape": (
        "small",
        (
            "<svg class='board' viewBox='0 0 300 300' width='300' height='300'>"
            "<circle role='button' cx='90' cy='90' r='12'/></svg>"
        ),
    ),
    "lines so close that none can be meant": (
        "small",
        (
            "<svg class='board' viewBox='0 0 300 300' width='300' height='300'><g data-nearest stroke='#000' "
            "stroke-width='36'><path role='button' d='M60 90 L96 94'/><path role='button' d='M60 95 L96 99'/></g></svg>"
        ),
    ),
    "a name that is broken": ("broken", "<p style='width:30px;overflow-wrap:anywhere'>Camille</p>"),
    "a name that is broken in close lines": (
        "broken",
        "<p style='width:40px;line-height:1;overflow-wrap:anywhere'>Camille</p>",
    ),
    "small print": ("tiny", "<p style='font-size:11px'>quinze cartes</p>"),
    "small print in a drawing": (
        "tiny",
        "<svg viewBox='0 0 600 600' width='300' height='300'><text y='50' font-size='20'>BARI</text></svg>",
    ),
    "a wide page": ("sideways", "<div style='width:500px;height:10px'></div>"),
    "a hand below the edge": (
        "unseen",
        "<div style='height:700px'></div><div class='tray'><button style='height:50px'>Jouer</button></div>",
    ),
    "a count that must be scrolled to": (
        "unseen",
        "<div class='shared' style='height:40px;overflow:auto'><p style='margin-top:90px'>quinze cartes</p></div>",
    ),
    "a space under the buttons of the board": (
        "covered",
        (
            "<div class='ways' style='position:absolute;left:0;top:0;width:99px;height:99px;background:#fff;z-index:1'>"
            "</div><svg class='board near' viewBox='0 0 300 300' width='300' height='300'>"
            "<circle role='button' cx='45' cy='45' r='30'/></svg>"
        ),
    ),
    "half a board": ("unseen", "<div class='boardbox' style='height:900px'></div>"),
}
SOUND = """<div class='status'><p>À vous.</p></div>
<div class='boardbox' style='height:200px'><svg class='board' viewBox='0 0 300 200' width='300' height='200'>
<path role='button' d='M20 40 L240 60' stroke='#000' stroke-width='36'/><text x='240' y='120' font-size='14'>BARI</text>
<g data-nearest stroke='#000' stroke-width='36'><path role='button' d='M100 124 L100 170'/>
<path role='button' d='M60 176 L240 176'/></g>
</svg></div>
<div class='tray'><button style='height:48px;min-width:60px'>Jouer</button></div>
<div class='ways' style='position:absolute;right:0;top:0;width:44px;height:44px;background:#fff'></div>
<svg class='board near' viewBox='0 0 390 50' width='390' height='50' style='position:absolute;left:0;top:0;z-index:-1'>
<text x='350' y='30' font-size='14'>BARI</text></svg>
<div class='tray'><ul data-again style='height:50px;overflow:auto'><li style='height:50px'>BARI</li>
<li style='height:50px'>LALE</li></ul></div>
<div style='position:relative;height:60px'><button data-ground style='position:absolute;inset:0'></button>
<p style='position:absolute;left:90px;top:0;width:120px;height:50px;background:#fff'>0 sur 5</p></div>
<p style='width:90px'>quinze cartes</p>
<ol style='height:60px;overflow:auto'><li style='height:90px'>Lise pioche.
<button style='height:24px;width:30px;padding:0'>3.1</button></li>
<li style='height:90px'>Gus passe.</li></ol>
<details><summary style='height:44px'>Options</summary><button style='width:20px;height:20px'>+</button></details>
<label style='display:flex;min-height:44px'><input type='checkbox'> Publique</label>"""
PASSING = """<div style='height:600px'></div><button style='width:200px;height:60px'>Jouer</button>
<div style='height:90px'></div><p style='position:sticky;bottom:0;margin:0;height:60px;background:#fff'>Ouvrir</p>"""


VEILED = """<button style='width:200px;height:60px'>Jouer</button><p style='font-size:9px'>quinze cartes</p>
<div data-veil style='position:absolute;inset:0'><div style='background:#fff;height:120px'><p>Quelle ville ?</p></div>
</div>"""


def look(page: Page, body: str) -> list[str]:
    """The kinds of faults of a page on a phone."""
    page.set_content(f"<!doctype html><body style='margin:0;font:16px sans-serif'>{body}")
    found = page.evaluate(LOOK, {"touch": True, "decisive": DECISIVE})
    return [fault["kind"] for fault in found["faults"]]


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Page:
    """An empty page as large as a phone."""
    return browser.new_page(viewport={"width": 390, "height": 640})


@pytest.mark.parametrize("name", PLANTED)
def test_the_audit_sees_a_planted_fault(sheet: Page, name: str) -> None:
    """Each kind of fault is found, and called by its name."""
    kind, body = PLANTED[name]
    assert set(look(sheet, body)) == {kind}


def test_the_audit_finds_no_fault_where_there_is_none(sheet: Page) -> None:
    """What can be scrolled to, a word in a line of the log, a thick stroke, lines told apart, a ground: no faults."""
    assert look(sheet, SOUND) == []


def test_what_can_be_scrolled_out_from_under_a_bar_is_no_fault(sheet: Page) -> None:
    """A bar that stays in sight lies over what passes below it; without a place to scroll to, it covers."""
    assert look(sheet, PASSING) == []


def test_what_waits_behind_a_question_is_not_judged(sheet: Page) -> None:
    """It lies under a veil until the question is answered."""
    assert look(sheet, VEILED) == []
    assert set(look(sheet, VEILED.replace("data-veil ", ""))) == {"covered", "tiny"}


SAMPLE = tuple(window for window in WINDOWS if str(window) in {"820x1180", "1024x768", "1280x720", "1366x650"})
EXTREMES = SAMPLE[:1] + SAMPLE[-1:]  # narrow, and low
MORE = {"gathering", "replay", "review", "friends", "invited", "own page", "taking back", "operator", "television code"}
MORE |= {"slow table", "my tables"}
MORE |= {f"television of {what}{when}" for what, _, _ in TELEVISED for when in (", before", "")}
NEVER = {"sideways", "unseen"}  # in no game; the other kinds are counted by the command


@pytest.mark.parametrize("slug", EIGHT)
def test_what_one_decides_by_is_in_sight(browser: Browser, server: Server, slug: str) -> None:
    """With the most players, on tablets and low laptops: board, status, hand, targets and counts, without scrolling."""
    audit = Audit(browser, server, SAMPLE)
    page = audit.page()
    game = next(one for one in audit.games(page) if one["slug"] == slug)
    page.context.close()
    audit.play(game, game["players"][-1], quick=True)
    for sight in audit.sights:
        sight.faults = [fault for fault in sight.faults if fault[0] in NEVER]
    assert details(audit.sights) == ""


@pytest.mark.long
def test_no_shared_screen_scrolls_sideways(browser: Browser, server: Server) -> None:
    """From the first page to a television; the other kinds of faults are counted by the command."""
    audit = Audit(browser, server, EXTREMES)
    audit.look_at_screens()
    assert len(audit.sights) == (len(SCREENS) + len(MORE)) * len(EXTREMES)
    assert {sight.stop for sight in audit.sights} >= MORE
    for sight in audit.sights:
        sight.faults = [fault for fault in sight.faults if fault[0] == "sideways"]
    assert details(audit.sights) == ""
