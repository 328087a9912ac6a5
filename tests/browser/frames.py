"""Counts slow frames while a game is played: `python -m tests.browser.frames formula-de --seats 4 --seconds 45`.

A frame is slow if it comes more than 34 ms after the one before it. On a busy machine all games are slow: compare.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.audit import OPEN, WALK, Audit, launched
from tests.browser.boards import until
from tests.browser.serving import Server

SLOW = 34  # ms
COUNT = f"""() => {{
    window.frames_seen = {{all: 0, slow: 0, laid_out: 0}}
    let last = performance.now()
    const next = (now) => {{
        frames_seen.all++
        if (now - last > {SLOW}) frames_seen.slow++
        last = now
        requestAnimationFrame(next)
    }}
    requestAnimationFrame(next)
    const board = document.querySelector("svg.board")
    new MutationObserver((seen) => frames_seen.laid_out += seen.length).observe(board, {{attributeFilter: ["viewBox"]}})
}}"""


def main(words: list[str]) -> int:
    """Plays, and prints what was counted."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.frames", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=45)
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder) / "tables.sqlite")
        audit = Audit(launched(driver), server)
        try:
            page = audit.page(motion=True)
            table = page.evaluate(OPEN, [asked.game, ["me", *["bot:novice"] * (asked.seats - 1)], {}])
            page.goto(f"{server.address}t/{table}")
            page.get_by_role("button", name="Je suis prêt").click()
            until(page, "document.querySelectorAll('svg.board *').length > 20")
            page.evaluate(COUNT)
            page.evaluate(f"setTimeout(() => window.heard.table.phase = 'over', {asked.seconds * 1000})")
            played = page.evaluate(WALK.replace("if (!known.includes(kind))", "if (false)"), [[], 10_000, True])
            seen = page.evaluate("frames_seen")
        finally:
            audit.browser.close()
            server.stop()
    share = seen["slow"] / max(1, seen["all"])
    sys.stdout.write(
        f"{asked.game}, {asked.seats} seats: {seen['slow']} of {seen['all']} frames over {SLOW} ms ({share:.1%}), "
        f"{played['count']} decisions, the board laid out anew {seen['laid_out']} times\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
