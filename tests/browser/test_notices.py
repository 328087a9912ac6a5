"""Notices on a device: asked for by a button, read by this browser alone, opened or turned off from where they appear.

Headless Chromium has neither a push service nor a place for notices. Stand-ins take the part of these two: a receiver
on this machine with keys of its own, which the browser names when it is asked to subscribe, and a list of what the
service worker would show. Everything between is real: button, keys, encryption, sending, the worker and its events.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from anyio.from_thread import start_blocking_portal
from playwright.sync_api import Browser, Worker, expect

from tests.browser.people import PATIENCE, People, Person
from tests.browser.serving import Server
from tests.browser.test_access import check
from tests.browser.test_names import named
from tests.browser.test_slow import Club, table_of
from tests.server.test_notices import Receiver

LOOK_MS = 50
AWAY = 6 * 60  # seconds: longer than a person is given before being told
HERE = re.compile("^(Me prévenir sur cet appareil|Notify me on this device)$")
# A browser's answer to a page that wants to subscribe; what it was asked is kept.
SUBSCRIBES = """window.subscribed = []
PushManager.prototype.subscribe = async function (options) {
    subscribed.push(options)
    return { toJSON: () => (TARGET) }
}
Notification.requestPermission = () => { throw new Error("nobody has pressed anything") }"""
SHOWS = """() => {
    self.shown = []
    self.opened = []
    self.registration.showNotification = async (title, told) => void shown.push({ title, ...told })
    self.clients.openWindow = async (link) => void opened.push(link)
}"""
PRESS = """([action]) => {
    const { data } = shown.at(-1)
    const event = new Event("notificationclick")
    self.dispatchEvent(Object.assign(event, { action, notification: { data, close() {} }, waitUntil() {} }))
}"""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A push service on this machine."""
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(Receiver().open()) as opened:
        yield opened


@pytest.fixture
def club(page_built: None, browser: Browser, tmp_path: Path) -> Iterator[Club]:
    """People of a server of their own, which may send notices to this machine."""
    data = tmp_path / "tables.sqlite"
    server = Server(data, told=("127.0.0.1",))
    came = People(browser, server.address)
    yield Club(came, data)
    came.leave()
    server.stop()


def next_pushed(person: Person, receiver: Receiver, seen: int) -> dict[str, Any]:
    """Waits for another message, and reads it with the browser's keys."""
    for _ in range(int(PATIENCE) // LOOK_MS):
        if len(receiver.requests) > seen:
            told: dict[str, Any] = receiver.pushed()[seen]
            return told
        person.page.wait_for_timeout(LOOK_MS)
    raise AssertionError("nothing is pushed")


def worker_of(person: Person) -> Worker:
    """The service worker of a page, which notes what it would show and open."""
    (worker,) = person.page.context.service_workers
    worker.evaluate(SHOWS)
    return worker


def deliver(person: Person, told: dict[str, Any]) -> dict[str, Any]:
    """The browser wakes its worker with a message; what it shows."""
    tools = person.page.context.new_cdp_session(person.page)
    known: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    tools.send("ServiceWorker.enable")
    (worker,) = person.page.context.service_workers
    for _ in range(int(PATIENCE) // LOOK_MS):
        if known:
            break
        person.page.wait_for_timeout(LOOK_MS)
    message = {"origin": person.address.rstrip("/"), "registrationId": known[0]["registrationId"]}
    before = worker.evaluate("shown.length")
    tools.send("ServiceWorker.deliverPushMessage", {**message, "data": json.dumps(told)})
    for _ in range(int(PATIENCE) // LOOK_MS):
        if worker.evaluate("shown.length") > before:
            found: dict[str, Any] = worker.evaluate("shown.at(-1)")
            return found
        person.page.wait_for_timeout(LOOK_MS)
    raise AssertionError("nothing is shown")


def test_a_turn_is_told_on_the_device_that_asked_for_it_by_a_button(club: Club, receiver: Receiver) -> None:
    """Subscribed by a press, with the server's key; a notice names the game, leads to the table, and can be stopped."""
    ana, ben = club.people.come("fr"), club.people.come("en")
    target = receiver.target()
    answer = {"endpoint": target.url, "keys": {"p256dh": target.p256dh, "auth": target.auth}}
    ana.page.add_init_script(SUBSCRIBES.replace("TARGET", json.dumps(answer)))
    named(ana, "Ana")
    assert ana.page.evaluate("subscribed.length") == 0
    ana.button(HERE).click()
    expect(ana.page.get_by_role("button", name="Supprimer Ce navigateur ou un autre 127.0.0.1")).to_be_visible()
    check(ana.page, "settings with a device")
    (asked,) = ana.page.evaluate("subscribed")
    told = ana.page.evaluate("fetch('/api/me/notices').then((answer) => answer.json())")
    assert asked == {"userVisibleOnly": True, "applicationServerKey": told["push_key"]}
    trial = next_pushed(ana, receiver, 0)
    worker = worker_of(ana)
    assert deliver(ana, trial)["title"] == "Tablée\u202f: vos notifications arrivent ici"

    # Ana leaves while it is her turn.
    named(ben, "Ben")
    link = table_of(ana, ben, "86400", is_first=False)
    ana.open("icon-192.png")  # a picture keeps no line to the server
    club.let_pass(AWAY)
    turn = next_pushed(ana, receiver, 1)
    ana.open()
    shown = deliver(ana, turn)
    assert (shown["title"], shown["data"]["link"]) == ("Kahuna\u202f: à vous de jouer", link)
    assert [one["title"] for one in shown["actions"]] == ["Arrêter ces notifications"]
    worker.evaluate(PRESS, [""])
    worker.evaluate(PRESS, ["off"])
    assert worker.evaluate("opened") == [link, shown["data"]["off"]]
    ben.open(shown["data"]["off"])  # it needs no name: another browser opens it
    expect(ben.page.get_by_role("status").filter(has_text="127.0.0.1: notifications are off")).to_be_visible()
    ana.open("settings")
    expect(ana.page.get_by_text("127.0.0.1 · arrêté")).to_be_visible()


def test_a_browser_that_cannot_be_told_says_so(people: People) -> None:
    """Chromium without a push service refuses by itself: the page says who decides that, and nothing is subscribed."""
    people.forgiven.append("does not support the Push API")
    ana = people.come("en")
    named(ana, "Ana")
    ana.button(HERE).click()
    expect(ana.page.get_by_text("This browser does not allow it")).to_be_visible()
    expect(
        ana.page.get_by_role("button", name=re.compile("^Remove ")).and_(ana.page.locator(".channels *"))
    ).to_have_count(0)
