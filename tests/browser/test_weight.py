"""The page stays light: `scripts/weight` prints what each part weighs; what a first visit fetches is measured here."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from types import ModuleType

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.serving import ROOT
from tests.browser.test_boards import EIGHT

FIRST_VISIT = 200_000  # bytes over the wire, headers and all

FETCHED = "part => performance.getEntriesByType('resource').some((one) => one.name.includes(part))"


def weight() -> ModuleType:
    """The script as a module."""
    loader = SourceFileLoader("weight", str(ROOT / "scripts" / "weight"))
    spec = spec_from_loader("weight", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.usefixtures("page_built")
def test_no_part_of_the_page_is_too_heavy() -> None:
    """Shell, fonts and each board, compressed."""
    script = weight()
    found: dict[str, int] = script.weights()
    assert {"shell", "table", "fonts", "board-kahuna", "builder-biathlon"} <= set(found)
    assert min(found.values()) > 0
    assert {part: size for part, size in found.items() if size > script.limit(part)} == {}


class Scales:
    """Weighs all that a page fetches."""

    def __init__(self, page: Page) -> None:
        tools = page.context.new_cdp_session(page)
        tools.send("Network.enable")
        self.addresses: dict[str, str] = {}
        self.weights: dict[str, int] = {}
        tools.on(
            "Network.requestWillBeSent", lambda sent: self.addresses.update({sent["requestId"]: sent["request"]["url"]})
        )
        tools.on(
            "Network.loadingFinished",
            lambda done: self.weights.update({self.addresses[done["requestId"]]: int(done["encodedDataLength"])}),
        )

    @property
    def whole(self) -> int:
        """All together."""
        return sum(self.weights.values())

    def table(self) -> str:
        """What weighs most, for who must make it lighter."""
        heaviest = sorted(self.weights.items(), key=lambda one: -one[1])
        return "\n".join(f"{size:8} {address}" for address, size in heaviest[:12])


def test_home_is_light(people: People) -> None:
    """All games with their posters, names and promises; the second visit fetches next to nothing."""
    page = people.come("fr").page
    scales = Scales(page)
    page.goto(people.address)
    expect(page.locator("article .sheet > svg")).to_have_count(len(EIGHT))
    page.wait_for_load_state("networkidle")
    assert not [address for address in scales.weights if "/texts/" in address or "/rules/" in address]
    first = scales.whole
    assert first <= FIRST_VISIT, scales.table()
    page.reload()
    expect(page.locator("article .sheet > svg")).to_have_count(len(EIGHT))
    page.wait_for_load_state("networkidle")
    assert scales.whole - first < FIRST_VISIT / 10, scales.table()


@pytest.mark.parametrize("slug", EIGHT)
def test_an_invitation_is_light(people: People, slug: str) -> None:
    """Whoever follows a friend's link is soon asked for a name; the board of that game comes with the seat."""
    host, guest = people.come("fr"), people.come("fr", board="drawn")
    host.open_table(
        slug, ["me", "reserved", *["bot:random"] * (2 if slug in {"medailles", "olympiades"} else 0)], "Camille"
    )
    link = host.page.get_by_label("Invitation pour la place 2").input_value()
    scales = Scales(guest.page)
    guest.open(link)
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    expect(guest.page.get_by_role("region", name="Camille")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    assert not any("/rules/" in address or "board-" in address for address in scales.weights)
    assert scales.whole <= FIRST_VISIT, scales.table()
    guest.introduce("Léon")
    expect(guest.page.get_by_role("button", name="Je suis prêt")).to_be_visible()
    guest.page.wait_for_function(FETCHED, arg=f"board-{slug}")
    assert not [game for game in EIGHT if game != slug and any(f"board-{game}" in one for one in scales.weights)]
