"""An end for what would wait for ever: Playwright gives no time limit to a page whose script never answers."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

from tests.patience import PATIENCE

ENDLESS = 30 * PATIENCE  # seconds, for many questions: a whole game, with all that its players wait for


def process_of(browser: Browser) -> int:
    """The process of a browser that was started here."""
    tools = browser.new_browser_cdp_session()
    (found,) = (one["id"] for one in tools.send("SystemInfo.getProcessInfo")["processInfo"] if one["type"] == "browser")
    tools.detach()
    return int(found)


@contextmanager
def in_time(page: Page, what: str, seconds: float = PATIENCE) -> Iterator[None]:
    """Ends the browser when what is asked of a page takes longer, so that it fails and says what it was."""
    browser = page.context.browser
    assert browser is not None
    process = process_of(browser)
    is_late = threading.Event()

    def end() -> None:
        is_late.set()
        os.kill(process, signal.SIGKILL)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    except PlaywrightError:
        if not is_late.is_set():
            raise
    finally:
        timer.cancel()
    assert not is_late.is_set(), f"{what}: no answer within {seconds:g} seconds, so the browser was ended"
