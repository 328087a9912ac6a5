"""Browsers before a real server. A test ends badly if any page has written an error to its console."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.people import People
from tests.browser.serving import Server, Wire

# the shell has no tabs nor tool bars: a new profile costs it a tenth of the work
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "chromium"
ARGUMENTS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --host-resolver-rules=MAP\ttablee.test\t127.0.0.1"
)


@pytest.fixture(scope="session")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this worker."""
    running = Server(tmp_path_factory.mktemp("browser") / "tables.sqlite")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The machine's own browser, with a fresh profile."""
    arguments = [argument.replace("\t", " ") for argument in ARGUMENTS.split(" ")]
    launched = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
    yield launched
    launched.close()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """Browsers of people who know nothing of one another."""
    here = People(browser, server.address)
    yield here
    here.leave()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """A line to the server that can be cut."""
    made = Wire(server.port)
    yield made
    made.close()
