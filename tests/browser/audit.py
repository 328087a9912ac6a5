"""Looks at every game in every window for what is cut, covered, too small or out of sight.

`python -m tests.browser.audit` plays every game with the fewest and with the most players, and in teams, stops at its
beginning, at each kind of decision, in its middle and at its end, then looks at the screens that all games share, and
prints the faults per game and window. Words choose games and windows (`kahuna 844x390`; `screens` are those that all
share); `--details` lists each fault, `--pictures FOLDER` keeps a picture of each window, `--write FILE` the table,
`--quick` stops only at the first decisions. Interrupted, it tells what it has seen so far.
"""

import argparse
import json
import re
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.boards import POSED, until
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.people import DEALT, LIKES, PATIENCE
from tests.browser.serving import Server
from tests.browser.watching import ENDLESS, in_time

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
# What one decides by: it must be in sight as long as there is something to decide.
DECISIVE = ".status, .tray, .before, .boardbox button, .boardbox [role=button], .shared, .under"
DRAWN = "document.querySelectorAll('svg.board *').length > 20 && !!document.querySelector('.before > *')"
CONCLUSIVE = ".ending .title, .ending .next"  # and at the end: who has won, and what to do next
SHARED = "screens"  # in place of a game: what all of them share
# Each with what it waits for, and with what must be in sight without scrolling.
SCREENS = (
    ("home", "", "article .sheet > svg", ""),
    ("new table", "new/formula-de", "form .foot", ".foot"),
    ("new table of any game", "new", "form .foot", ".foot"),
    ("rules", "rules/kahuna", "article section", ""),
    ("lesson", "learn/kahuna", "svg.board", DECISIVE),
    ("problem", POSED, "svg.board", DECISIVE),
    ("problems", "problems", "main ol", ""),
    ("settings", "settings", "main select, main input", ""),
)
# Each with its game and options.
TELEVISED: tuple[tuple[str, str, dict[str, Any]], ...] = (("a hand", "medailles", {}), ("a pad", "olympiades", {}))
# Of a television: nobody touches it, and its words grow with it, so that a test reads them (`test_television.py`).
FROM_AFAR = ("small", "tiny")
READY = re.compile("^(Je suis prêt|I am ready)")
FLEETING = ".toast, .banner-of-board, [data-reveal]"  # lies over the board for a moment, and goes
UNHURRIED = {"tour-de-france": {"answer_seconds": 0}}  # a question waits until it was looked at in every window
TOGETHER = {"medailles": (4, {"preset": "teams"})}  # teams that are an option
DAY = 86400  # seconds
MOVES = 40  # looks at a game of two, before one gives up
LATE = 12  # decisions until the middle of a game
MOST_KINDS = 8
MOST_DECISIONS = 60  # until one leaves the rest to a bot


@dataclass(frozen=True)
class Window:
    """A window in which people play."""

    width: int
    height: int
    touch: bool = False
    zoom: int = 100  # per cent: a page that is enlarged has a smaller window

    def __str__(self) -> str:
        """Its size, as people say it."""
        return f"{self.width}x{self.height}" + (f"@{self.zoom}" if self.zoom != 100 else "")

    @property
    def size(self) -> tuple[int, int]:
        """In the pixels of the page."""
        return self.width * 100 // self.zoom, self.height * 100 // self.zoom


WINDOWS = (
    Window(360, 640, touch=True),
    Window(390, 844, touch=True),
    Window(844, 390, touch=True),
    Window(932, 430, touch=True),
    Window(820, 1180, touch=True),
    Window(1180, 820, touch=True),
    Window(1024, 768, touch=True),
    Window(1152, 864),
    Window(1280, 720),
    Window(1280, 800),
    Window(1366, 650),
    Window(1366, 768),
    Window(1440, 900),
    Window(1920, 1080),
    Window(2560, 1440),
    Window(1440, 900, zoom=125),
    Window(1440, 900, zoom=200),
)
HEARD = """window.heard = {}
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words)
    window.line = this
    this.addEventListener("message", (event) => {
      const told = JSON.parse(event.data)
      if (told.id) heard[told.id] = told
      heard[told.type] = told
    })
  }
}"""
OPEN = """async ([game, seats, options, clock = 0]) => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)})
    await post("api/me", {name: "Camille"})
    const made = await (await post("api/tables", {game, seats, options, public: false, clock})).json()
    return made.table
}"""
# Plays on as a bot would until a decision of a new kind, a number of decisions, or the end.
WALK = """async ([known, most, hints]) => {
    const pause = (ms) => new Promise((go) => setTimeout(go, ms))
    let count = 0
    const ask = async (message) => {
        const id = `audit ${Math.random()}`
        line.send(JSON.stringify({...message, id}))
        for (let i = 0; i < 3000 && !heard[id]; i++) await pause(5)
        const answer = heard[id]
        delete heard[id]
        return answer ?? {}
    }
    for (let i = 0; i < 6000; i++) {
        if (heard.table?.phase === "over") return {kind: "end", count}
        const decision = heard.position?.decision
        if (!decision || decision.number === window.answered) { await pause(10); continue }
        const kind = [...new Set(decision.actions.map(({named}) => named.split(" ")[0]))].sort().join(" ")
            + " " + (heard.position.asks ?? "")
        if (count >= most) return {kind, count, late: true}
        if (!known.includes(kind)) return {kind, count}
        const hinted = hints ? await ask({type: "hint", seat: decision.seat}) : {}
        const actions = decision.actions
        const action = hinted.actions?.[0]?.action.action ?? actions[Math.floor(Math.random() * actions.length)].action
        window.answered = decision.number
        const done = await ask({type: "act", seat: decision.seat, decision: decision.number, action})
        if (done.type === "refused") window.answered = undefined
        count++
    }
    throw new Error("nothing happens any more")
}"""
# A move that was refused, because the table had gone on, is asked for again.
ASKED = """(heard.position?.decision && (heard.position.decision.number !== window.answered
    || heard[`move ${window.answered}`]?.type === "refused"))"""
MOVE = f"""() => {{
    if (!({ASKED})) return
    const {{seat, number, actions}} = heard.position.decision
    window.answered = number
    delete heard[`move ${{number}}`]
    const act = {{type: "act", id: `move ${{number}}`, seat, decision: number, action: actions[0].action}}
    line.send(JSON.stringify(act))
}}"""
NAMED = """async (name) => {
    const headers = {"content-type": "application/json"}
    await fetch("/api/me", {method: "POST", headers, body: JSON.stringify({name})})
}"""
INVITE = """async (table) => {
    const headers = {"content-type": "application/json"}
    const [{user}] = await (await fetch(`/api/me/friends?table=${table}`)).json()
    await fetch(`/api/tables/${table}/invite`, {method: "POST", headers, body: JSON.stringify({user})})
}"""
# Has a review worked out, and waits until it is.
REVIEW = """async (table) => {
    const headers = {"content-type": "application/json"}
    const begun = {method: "POST", headers, body: JSON.stringify({finer: false})}
    let review = await (await fetch(`/api/tables/${table}/review`, begun)).json()
    for (let i = 0; i < 6000 && review.state === "working"; i++) {
        await new Promise((go) => setTimeout(go, 200))
        review = await (await fetch(`/api/tables/${table}/review`)).json()
    }
    if (review.state !== "done") throw new Error(`the review is ${review.state}`)
}"""
LOOK = f"""async (given) => {{
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
    return ({FAULTS})(given)
}}"""


@dataclass
class Sight:
    """What was found at one stop in one window."""

    game: str
    stop: str
    window: str
    faults: list[tuple[str, str, str]]
    board: list[int] | None = None
    high: int = 0


@dataclass
class Audit:
    """One browser that goes through games and windows."""

    browser: Browser
    server: Server
    windows: tuple[Window, ...] = WINDOWS
    lang: str = "fr"
    pictures: Path | None = None
    brief: bool = False  # beginning, middle and end
    only: tuple[str, ...] = ()  # of the screens that all games share, those whose names hold one of these
    sights: list[Sight] = field(default_factory=list)

    @property
    def address(self) -> str:
        """Where its pages are."""
        return self.server.address

    def page(self, motion: bool = False, person: int = 0) -> Page:
        """A page of somebody who likes drawn boards, without motion or with it."""
        context = self.browser.new_context(locale=self.lang, reduced_motion="no-preference" if motion else "reduce")
        context.add_init_script(LIKES.replace("BOARD", "drawn"))
        context.add_init_script(DEALT.replace("DEAL", "1").replace("PERSON", str(person)))
        context.add_init_script(HEARD)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(self.address)
        return page

    def games(self, page: Page) -> list[dict[str, Any]]:
        """All games that are no examples."""
        told: list[dict[str, Any]] = page.evaluate("async () => (await fetch('api/games')).json()")
        return [game for game in told if not game.get("example")]

    def play(
        self, game: dict[str, Any], players: int, quick: bool = False, options: dict[str, Any] | None = None
    ) -> None:
        """Plays a game, and looks at each stop."""
        page = self.page()
        seats = ["me", *[f"bot:{game['bots'][0]}"] * (players - 1)]
        table = page.evaluate(OPEN, [game["slug"], seats, options or UNHURRIED.get(game["slug"], {})])
        page.goto(f"{self.address}t/{table}")
        self.begin(page)
        for stop in self.stops(page, game, quick):
            self.look_in_all(page, game["slug"], f"{players}p {stop}", CONCLUSIVE if stop == "end" else DECISIVE)
        page.context.close()

    def look_at_screens(self) -> None:
        """Looks at what all games share, from the first page to the review of an ended game."""
        page, guest = self.page(), self.page(person=1)
        for stop, path, sign, decisive in SCREENS:
            self.look_at(page, stop, path, sign, decisive)
        teams = page.evaluate(OPEN, ["medailles", ["me", "open", "reserved", "hot-seat"], {"preset": "teams"}])
        self.look_at(page, "gathering", f"t/{teams}", ".gathering .seat")
        duel = self.play_duel(page, guest)
        self.look_at(page, "replay", f"t/{duel}?at=0&seat=0", ".drawing svg.board", ".controls, .status")
        self.look_at(page, "review", f"t/{duel}?at=0&review", ".review .finding", ".controls", below=True)
        again = page.evaluate(OPEN, ["cartagena", ["me", "open"], {}])
        self.look_at(page, "friends", f"t/{again}", ".friends li")
        page.evaluate(INVITE, again)
        self.look_at(guest, "invited", "", ".answers button")
        self.look_at(page, "own page", "me", ".friends li")
        self.look_at(page, "taking back", "card#un-deux", "main textarea")
        self.look_at(page, "operator", f"operator#{self.server.token}", "main tbody tr")
        self.look_at_slow_tables(page)
        self.look_at_television(page)
        page.context.close()
        guest.context.close()

    def look_at(self, page: Page, stop: str, path: str, sign: str, decisive: str = "", below: bool = False) -> None:
        """Looks at a screen as soon as it is there; one that is read below a board may have scrolled it away."""
        page.goto(self.address + path)
        page.locator(sign).first.wait_for(state="attached")
        self.look_in_all(page, SHARED, stop, decisive, below)

    def play_duel(self, page: Page, guest: Page) -> str:
        """A game that two people have finished: some moves, then the guest gives up."""
        duel: str = page.evaluate(OPEN, ["kahuna", ["me", "open"], {}])
        for one in (page, guest):
            one.goto(f"{self.address}t/{duel}")
        guest.evaluate(NAMED, "Léon")
        guest.reload()
        guest.get_by_role("button", name=re.compile("S’asseoir|Take a seat")).first.click()
        guest.get_by_role("button", name=READY).click()
        until(page, "heard.table?.seats[1].ready")  # whatever changes at a table asks the others anew
        page.get_by_role("button", name=READY).click()
        for one in (page, guest):
            one.locator(".boardbox").wait_for()
        for _ in range(MOVES):
            until(page, f"{ASKED} || heard.position.to_act.includes(1) || heard.table.phase === 'over'")
            for one in (page, guest):
                one.evaluate(MOVE)
        guest.evaluate("line.send(JSON.stringify({type: 'concede', seat: 1, id: 'give up'}))")
        page.locator("section.ending").wait_for()
        with in_time(page, "review", ENDLESS):
            page.evaluate(REVIEW, duel)
        return duel

    def look_at_slow_tables(self, page: Page) -> None:
        """A clock that leaves a day, among several seats; then the tables of one's own, by what is due."""
        for days in (1, 3):
            table = page.evaluate(OPEN, ["cartagena", ["me", *["bot:random"] * 4], {}, days * DAY])
            page.goto(f"{self.address}t/{table}")
            self.begin(page)
            until(page, ASKED)
        self.look_in_all(page, SHARED, "slow table", DECISIVE)
        self.look_at(page, "my tables", "", ".tables li")

    def look_at_television(self, page: Page) -> None:
        """The code, the people who gather, and a board with many seats; in a browser that knows nobody."""
        television = self.page()
        self.look_at(television, "television code", "tv", ".keys button")
        seats = ["me", *["bot:random"] * 3]
        for stop, game, options in TELEVISED:
            table = page.evaluate(OPEN, [game, seats, options])
            self.look_at(television, f"television of {stop}, before", f"t/{table}/tv", ".sit svg, .sit img, .lost .btn")
            page.goto(f"{self.address}t/{table}")
            self.begin(page)
            television.locator(".television .boardbox svg, .television .lost .btn").first.wait_for()
            self.look_in_all(television, SHARED, f"television of {stop}", ".television")
        television.context.close()

    def begin(self, page: Page) -> None:
        """Is ready, and waits until the board is drawn."""
        page.get_by_role("button", name=READY).click()
        page.locator(".boardbox").wait_for()
        until(page, DRAWN)

    def stops(self, page: Page, game: dict[str, Any], quick: bool) -> Iterator[str]:
        """Plays on from stop to stop."""
        known: list[str] = []
        count = 0
        is_late = False
        while True:
            most = (MOST_DECISIONS if is_late or quick else LATE) - count
            with in_time(page, f"{game['slug']} after {count} decisions", ENDLESS):
                came = page.evaluate(WALK, [known, max(0, most), game.get("hints", True)])
            count += came["count"]
            if came["kind"] == "end":
                break
            if came.get("late"):
                if is_late or quick:
                    page.evaluate("line.send(JSON.stringify({type: 'concede', seat: 0, id: 'give up'}))")
                    break
                is_late = True
                self.look_on(page)
                yield "middle"
                continue
            self.look_on(page)
            known.append(came["kind"])
            if len(known) > (1 if self.brief else MOST_KINDS):
                continue
            yield came["kind"].strip()
            if self.takes_a_hint(page):
                yield f"{came['kind'].strip()}+hint"
                page.keyboard.press("Escape")
            if quick:
                return
        page.locator("section.ending").wait_for(timeout=4 * PATIENCE)  # bots play the rest
        yield "end"

    def look_on(self, page: Page) -> None:
        """Closes what must be seen first, until the page asks what the server has asked."""
        for _ in range(300):
            if page.locator(".boardbox[data-decision]").count():
                return
            if page.locator("[data-reveal]").count():
                page.keyboard.press("Escape")
            page.wait_for_timeout(50)

    def takes_a_hint(self, page: Page) -> bool:
        """Holds up what the bot advises."""
        if page.get_by_role("button", name="Conseil").or_(page.get_by_role("button", name="Hint")).count() == 0:
            return False
        page.evaluate("document.activeElement?.blur()")  # in a question the letters are its own
        page.keyboard.press("h")
        page.locator(".advice").wait_for()
        return True

    def look_in_all(self, page: Page, game: str, stop: str, decisive: str, below: bool = False) -> None:
        """Looks at a position or a screen in every window; what one decides by must be in sight there."""
        if game == SHARED and self.only and not any(word in stop for word in self.only):
            return
        tools = page.context.new_cdp_session(page)
        for window in self.windows:
            progress(f"{game} {stop} {window}")
            with in_time(page, f"{game} {stop} {window}"):
                tools.send("Emulation.setTouchEmulationEnabled", {"enabled": window.touch})
                width, height = window.size
                page.set_viewport_size({"width": width, "height": height})
                for _ in range(100):
                    if page.locator(FLEETING).count() == 0:
                        break
                    page.wait_for_timeout(100)
                seen = page.evaluate(LOOK, {"touch": window.touch, "decisive": decisive, "below": below})
            distant = FROM_AFAR if stop.startswith("television") else ()
            found = [fault for fault in seen["faults"] if fault["kind"] not in distant]
            faults = [(fault["kind"], fault["what"], fault["how"]) for fault in found]
            self.sights.append(Sight(game, stop, str(window), faults, seen["board"], seen["high"] - height))
            if self.pictures:
                safe = stop.replace(" ", "-")[:60]
                page.screenshot(path=self.pictures / f"{game}_{window}_{safe}.png")

    def moves(self) -> list[Sight]:
        """Where the board is not where it was before something was held up."""
        plain = {(one.game, one.stop, one.window): one for one in self.sights}
        found = []
        for one in self.sights:
            before = plain.get((one.game, one.stop.removesuffix("+hint"), one.window))
            if one.stop.endswith("+hint") and before and before.board != one.board:
                found.append(
                    Sight(one.game, one.stop, one.window, [("moves", "the board", f"{before.board} to {one.board}")])
                )
        return found


def progress(words: str) -> None:
    """Says what is being looked at, on one line."""
    if not sys.stderr.isatty():
        sys.stderr.write(f"{words}\n")
    else:
        sys.stderr.write(f"\r\033[K{words[:110]}")
        sys.stderr.flush()


def counted(sights: list[Sight], windows: tuple[Window, ...]) -> list[list[str | int]]:
    """Faults per game and window with their sums, each counted once however often it was met; names come first."""
    cells: dict[tuple[str, str], set[tuple[str, str]]] = defaultdict(set)
    for sight in sights:
        cells[sight.game, sight.window] |= {(kind, what) for kind, what, _ in sight.faults}
    games = sorted({sight.game for sight in sights})
    names = [str(window) for window in windows]
    counts = {game: [len(cells[game, name]) for name in names] for game in games}
    counts["all"] = [sum(column) for column in zip(*counts.values(), strict=True)]
    rows: list[list[str | int]] = [["", *names, "all"]]
    for game, row in counts.items():
        rows.append([game, *row, sum(row)])
    return rows


def tabulate(sights: list[Sight], windows: tuple[Window, ...]) -> str:
    """The counts as a table, and how many faults there are of each kind."""
    lines = [f"{first!s:16}" + "".join(f"{cell!s:>13}" for cell in rest) for first, *rest in counted(sights, windows)]
    found = {(sight.game, sight.window, kind, what) for sight in sights for kind, what, _ in sight.faults}
    kinds = Counter(kind for _, _, kind, _ in found)
    lines.append("  ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())))
    return "\n".join(lines)


def markdown(sights: list[Sight], windows: tuple[Window, ...]) -> str:
    """The counts as a table of a document."""
    head, *rows = [f"| {' | '.join(map(str, row))} |" for row in counted(sights, windows)]
    return "\n".join([head, f"|---|{'---:|' * (len(windows) + 1)}", *rows]) + "\n"


def details(sights: list[Sight]) -> str:
    """Each fault once for each game, with the windows and one stop where it was met."""
    found: dict[tuple[str, str, str], list[tuple[Sight, str]]] = defaultdict(list)
    for sight in sights:
        for kind, what, how in sight.faults:
            found[sight.game, kind, what].append((sight, how))
    lines = []
    for (game, kind, what), met in sorted(found.items()):
        windows = list(dict.fromkeys(sight.window for sight, _ in met))
        lines.append(f"{game:15} {kind:8} {what} {met[0][1]}  [{' '.join(windows)}] {met[0][0].stop}")
    return "\n".join(lines)


def launched(driver: Any) -> Browser:
    """The machine's own browser."""
    found: Browser = driver.chromium.launch(
        executable_path=CHROMIUM, args=[one.replace("\t", " ") for one in ARGUMENTS.split(" ")]
    )
    return found


def main(words: list[str]) -> int:
    """Goes through what is wanted, and prints what was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.audit", description=__doc__)
    parser.add_argument("words", nargs="*", help="games and windows; none means all")
    parser.add_argument("--details", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--brief", action="store_true", help="only beginning, middle and end")
    parser.add_argument("--most", action="store_true", help="only with the most players")
    parser.add_argument("--only", action="append", default=[], help="a part of a shared screen's name")
    parser.add_argument("--lang", default="fr")
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--write", type=Path, help="a file for the table, as Markdown")
    asked = parser.parse_intermixed_args(words)
    windows = tuple(one for one in WINDOWS if str(one) in asked.words) or WINDOWS
    wanted = [word for word in asked.words if word not in {str(one) for one in WINDOWS}]
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder) / "tables.sqlite")
        audit = Audit(launched(driver), server, windows, asked.lang, asked.pictures, asked.brief, tuple(asked.only))
        try:
            games = audit.games(audit.page())
            for game in games:
                if wanted and game["slug"] not in wanted:
                    continue
                counts = game["players"]
                for players in sorted({counts[-1] if asked.most else counts[0], counts[-1]}):
                    audit.play(game, players, asked.quick)
                if game["slug"] in TOGETHER:
                    players, options = TOGETHER[game["slug"]]
                    audit.play(game, players, asked.quick, options)
            if not wanted or SHARED in wanted:
                audit.look_at_screens()
        except KeyboardInterrupt:
            progress("stopped: this is what was seen so far")
        finally:
            audit.browser.close()
            server.stop()
    sights = [*audit.sights, *audit.moves()]
    if asked.json:
        asked.json.write_text(json.dumps([vars(one) for one in sights], ensure_ascii=False))
    if asked.write:
        asked.write.write_text(markdown(sights, windows), encoding="utf-8")
    sys.stdout.write(f"{tabulate(sights, windows)}\n")
    if asked.details:
        sys.stdout.write(f"\n{details(sights)}\n")
    return 1 if any(sight.faults for sight in sights) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
