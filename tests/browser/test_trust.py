"""What a browser has seen with its own eyes: a server or a seat that cheats with chance is caught by the others."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from tablee.engine.chance import commitment, contribution_seal
from tests.browser.people import People, Person
from tests.browser.test_tables import concede

SOCKET = re.compile(r"/api/socket$")
OTHER_SEED = bytes(range(32))
OTHER_BYTES = bytes(range(16))
Message = dict[str, Any]
Change = Callable[[Message], None]


def unchanged(message: Message) -> None:
    """Says the truth."""


def between(person: Person, heard: Change = unchanged, said: Change = unchanged) -> None:
    """Somebody sits on the line of a browser and changes what is heard or said there."""

    def changed(text: str | bytes, change: Change) -> str:
        message = json.loads(text)
        change(message)
        return json.dumps(message)

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda text: server.send(changed(text, said)))
        server.on_message(lambda text: line.send(changed(text, heard)))

    person.page.route_web_socket(SOCKET, carry)


def with_proof(person: Person, change: Change) -> None:
    """Changes the proof that a browser is given at the end."""

    def answer(route: Route) -> None:
        response = route.fetch()
        proof = response.json()
        change(proof)
        route.fulfill(response=response, json=proof)

    person.page.route("**/proof", answer)


def begun(camille: Person, leon: Person) -> None:
    """Both sit at a table of Kahuna, ready."""
    table = camille.open_table("kahuna", ["me", "open"], "Camille")
    leon.open(table)
    leon.button("Take a seat").click()
    leon.introduce("Léon")
    leon.get_ready()
    camille.get_ready()


def verdict(person: Person) -> str:
    """What the browser says of the chance of an ended game."""
    person.button(re.compile("Vérifier le tirage|Verify the draw")).click()
    expect(person.page.locator(".proof li").nth(3)).to_be_visible()
    return person.page.locator(".proof").inner_text()


def test_a_server_that_swaps_seed_and_commitment_is_caught(people: People) -> None:
    """Both fit one another, but the browser has kept the commitment from before the game."""

    def lie(message: Message) -> None:
        if message.get("type", "table") == "table" and message["seed"]:
            message["seed"] = OTHER_SEED.hex()
            message["commitment"] = commitment(message["table"], message["game"], message["version"], OTHER_SEED)

    camille, leon = people.come("fr"), people.come("en")
    between(camille, heard=lie)
    with_proof(camille, lie)
    begun(camille, leon)
    expect(leon.page.get_by_role("status").first).to_contain_text(re.compile("plays cards|Your turn"))
    concede(leon)
    expect(camille.page.get_by_role("region", name="Résultat")).to_be_visible()
    said = verdict(camille)
    assert "Le hasard de cette partie n’est pas celui qui était scellé." in said
    assert "La graine révélée donne bien le sceau publié." in said
    assert "Le sceau n’est pas celui que ce navigateur a gardé." in said
    assert "Verified" in verdict(leon)


def test_a_seat_that_changes_its_contribution_calls_the_start_off(people: People) -> None:
    """The server compares with the seal, and everybody sees who it was; the next start is another one, and counted."""
    brought: list[str] = []
    lies = [OTHER_BYTES.hex()]

    def lie(message: Message) -> None:
        if message["type"] == "contribute" and lies:
            message["contribution"] = lies.pop()

    def note(message: Message) -> None:
        if message["type"] == "contribute":
            brought.append(message["contribution"])

    camille, leon = people.come("fr"), people.come("en")
    between(leon, said=lie)
    between(camille, said=note)
    begun(camille, leon)
    expect(camille.page.get_by_text(re.compile("Léon ne correspond pas à son sceau"))).to_be_visible()
    camille.get_ready()
    leon.get_ready()
    concede(camille)
    assert len(brought) == len(set(brought)) == 2
    said = verdict(camille)
    assert said.startswith("Vérifié")
    assert "Un départ de cette table a été annulé avant la partie" in said
    assert f"--mine {brought[1]} --seal " in said


def test_a_server_gets_a_share_once_and_for_the_seals_that_it_showed_then(people: People) -> None:
    """It keeps the share to itself and closes once more with another seal beside it, to choose the draw."""
    brought: list[str] = []
    shown: list[Message] = []

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table":
                if brought:
                    return  # that the start was called off stays unseen
                shown.append(message)
            line.send(text)

        def say(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] != "contribute":
                server.send(text)
                return
            brought.append(message["contribution"])
            line.send(json.dumps({"type": "done", "id": message["id"]}))
            closing = shown[-1]
            other = [{**closing["seats"][0]}, {**closing["seats"][1], "seal": contribution_seal(OTHER_BYTES)}]
            line.send(json.dumps({**closing, "phase": "gathering", "closes": 0}))
            line.send(json.dumps({**closing, "seats": other}))

        line.on_message(say)
        server.on_message(hear)

    camille, leon = people.come("fr"), people.come("en")
    camille.page.route_web_socket(SOCKET, carry)
    begun(camille, leon)
    expect(camille.page.get_by_role("alert").filter(has_text="la demande une seconde fois")).to_be_visible()
    camille.page.reload()
    expect(camille.page.get_by_role("heading", level=1)).to_be_attached()
    assert len(brought) == 1


def test_a_server_that_lets_a_seat_change_its_contribution_is_caught(people: People) -> None:
    """The other browser has kept the seals from the closing: it warns in play, and at the end says which do not fit."""

    def lie_of_seats(message: Message) -> None:
        if message.get("type") == "table" and message["phase"] in {"playing", "over"}:
            message["seats"][1]["seal"] = contribution_seal(OTHER_BYTES)

    def lie_of_proof(proof: Message) -> None:
        proof["contributions"][1] = OTHER_BYTES.hex()
        proof["seals"][1] = contribution_seal(OTHER_BYTES)

    camille, leon = people.come("fr"), people.come("en")
    between(camille, heard=lie_of_seats)
    with_proof(camille, lie_of_proof)
    begun(camille, leon)
    expect(camille.page.get_by_role("alert").filter(has_text="d’autres empreintes")).to_be_visible()
    concede(camille)
    said = verdict(camille)
    assert "Le hasard de cette partie n’est pas celui qui était scellé." in said
    assert "Une part de hasard ne correspond pas à l’empreinte annoncée." in said
    assert "Votre propre part de hasard est dans le tirage." in said
