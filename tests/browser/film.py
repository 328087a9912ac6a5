"""Film strips, to be looked at: `python -m tests.browser.film kahuna cartagena --size 390x844 --into screens/film`.

For each game one of what the others did since one's own turn, told step by step, and one of an ending, from the last
move to the result. Without a game, all of them; `--lang en`, `--night`.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.audit import OPEN, WALK, Audit, launched, progress
from tests.browser.serving import Server

SEATS = {
    "kahuna": 2,
    "cartagena": 3,
    "pique-plume": 3,
    "medailles": 4,
    "olympiades": 4,
    "formula-de": 4,
    "biathlon": 4,
    "tour-de-france": 4,
}
OPTIONS: dict[str, dict[str, object]] = {
    "pique-plume": {"preset": "short"},
    "medailles": {"preset": "teams"},
    "olympiades": {"preset": "short"},
    "biathlon": {"preset": "quick"},
    "tour-de-france": {"answer_seconds": 0},
}
ON = WALK.replace("if (!known.includes(kind))", "if (false)")  # stops at no kind of decision
FIRST = 6  # decisions before anything is filmed
MOST = 400  # decisions until one gives up
BETWEEN = 500  # ms
SINCE = ("Depuis votre tour", "Since your turn")


@dataclass
class Film:
    """One browser that plays and films."""

    browser: Browser
    audit: Audit
    size: ViewportSize
    night: bool
    into: Path

    def shoot(self, game: str) -> None:
        """Both strips of a game."""
        page = self.audit.page(motion=True)
        page.set_viewport_size(self.size)
        page.emulate_media(color_scheme="dark" if self.night else "light")
        seats = ["me", *["bot:novice" if game != "kahuna" else "bot:random"] * (SEATS[game] - 1)]
        table = page.evaluate(OPEN, [game, seats, OPTIONS.get(game, {})])
        page.goto(f"{self.audit.address}t/{table}")
        self.audit.begin(page)
        has_hints = game != "pique-plume"
        self.walk(page, FIRST, has_hints)
        self.keep(f"{game}-since", self.since(page, has_hints))
        self.walk(page, MOST, has_hints)
        self.keep(f"{game}-ending", self.ending(page))
        page.context.close()

    def walk(self, page: Page, most: int, has_hints: bool) -> bool:
        """Plays on for so many decisions; is it over?"""
        for _ in range(most):
            if page.evaluate(ON, [[], 1, has_hints])["kind"] == "end":
                return True
            self.audit.look_on(page)
        return False

    def since(self, page: Page, has_hints: bool) -> Iterator[bytes]:
        """The line above the board once others have acted, and each of its steps."""
        for _ in range(MOST):
            label = page.locator(".since .caps")
            if (label.count() and label.text_content() in SINCE) or self.walk(page, 1, has_hints):
                break
        page.wait_for_timeout(3000)  # what is shown for a moment goes
        yield page.screenshot()
        again = page.locator(".since .all button")
        if not again.count():
            return
        again.click()
        onwards = page.locator(".since .next")
        while True:
            page.wait_for_timeout(300)
            yield page.screenshot()
            if onwards.is_disabled():
                break
            onwards.click()
        page.keyboard.press("Escape")

    def ending(self, page: Page) -> Iterator[bytes]:
        """From the last move to the result, and the result as a whole."""
        seen = b""
        for _ in range(MOST):
            frame = page.screenshot()
            if frame != seen:
                yield frame
            seen = frame
            if page.locator("section.ending").count():
                break
            page.wait_for_timeout(BETWEEN)
        page.wait_for_timeout(2 * BETWEEN)
        yield page.screenshot(full_page=True)

    def keep(self, name: str, frames: Iterator[bytes]) -> None:
        """Puts frames side by side, in rows."""
        progress(name)
        width = 300 if self.size["width"] < self.size["height"] else 560
        pictures = "".join(
            f'<img width="{width}" src="data:image/png;base64,{base64.b64encode(frame).decode()}">' for frame in frames
        )
        sheet = self.browser.new_page(
            viewport=ViewportSize(width=5 * (width + 12) if width < 400 else 1740, height=400)
        )
        sheet.set_content(
            f'<body style="display:flex;flex-wrap:wrap;gap:10px;margin:10px;align-items:start">{pictures}'
        )
        sheet.wait_for_timeout(300)
        sheet.screenshot(path=self.into / f"{name}.png", full_page=True)
        sheet.close()


def main(words: list[str]) -> int:
    """Films what is wanted."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.film", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*SEATS, []])
    parser.add_argument("--size", default="390x844")
    parser.add_argument("--lang", default="fr")
    parser.add_argument("--night", action="store_true")
    parser.add_argument("--into", type=Path, default=Path("screens/film"))
    asked = parser.parse_args(words)
    width, height = (int(one) for one in asked.size.split("x"))
    asked.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder) / "tables.sqlite")
        browser = launched(driver)
        audit = Audit(browser, server, lang=asked.lang)
        film = Film(browser, audit, ViewportSize(width=width, height=height), asked.night, asked.into)
        try:
            for game in asked.games or SEATS:
                film.shoot(game)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
