"""Whole games in real browsers."""

import json
import re
import threading
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.people import ECHO_MS, MOST_STEPS, PHONE, People, Person, answer, attempts, play_to_the_end
from tests.browser.serving import Server, Wire

WITNESS = """window.calls = []
window.headings = []
window.fourCalls = async () => {
  for (let i = 0; i < 20_000 && calls.length < 4; i++) await new Promise((next) => setTimeout(next, 50))
  return calls.slice(0, 4)
}
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    calls.push(Date.now())
    super(...given)
  }
}
new MutationObserver(() => {
  const now = [...document.querySelectorAll("[role=alert], h1")].map((one) => one.textContent.trim()).join(" / ")
  if (now !== headings.at(-1)) headings.push(now)
}).observe(document, { childList: true, subtree: true, characterData: true })"""  # notes calls and headings
LEAST_PAUSES = (500, 1000, 2000)  # milliseconds, between the first four calls of a page whose server is gone
DRAWS = re.compile("Piocher|Prendre la carte|Draw from|Take the face-up")


def anything(person: Person) -> "Chooser":
    """Any action, each equally likely."""
    return Chooser(person, re.compile(""))


class Chooser:
    """Chooses among sentences: mostly those that bring the game to its end."""

    def __init__(self, person: Person, wanted: re.Pattern[str]) -> None:
        self.dice = person.dice
        self.wanted = wanted

    def __call__(self, sentences: list[str]) -> int:
        """The place of the chosen sentence."""
        fitting = [place for place, sentence in enumerate(sentences) if self.wanted.search(sentence)]
        return self.dice.choice(fitting or range(len(sentences)))


def test_two_browsers_play_a_whole_kahuna(people: People, tmp_path: Path) -> None:
    """An invitation, everybody ready, a game to its end, the same result on both sides, verified and downloaded."""
    camille, leon = people.come("fr"), people.come("en", PHONE)
    camille.open_table("kahuna", ["me", "reserved"], "Camille")
    link = camille.page.get_by_label("Invitation pour la place 2").input_value()
    assert "#" in link
    leon.open(link)
    leon.introduce("Léon")
    expect(leon.page.get_by_role("button", name="I am ready")).to_be_visible()
    camille.play_with_one_click()
    leon.play_with_one_click()
    camille.get_ready()
    leon.get_ready()
    play_to_the_end([camille, leon], Chooser(camille, DRAWS))
    result = camille.page.get_by_role("region", name="Résultat")
    names = result.get_by_role("listitem").all_inner_texts()
    assert len(names) == 2
    assert all(any(name in line for line in names) for name in ("Camille", "Léon"))
    for person, verify, verdict in ((camille, "Vérifier le tirage", "Vérifié"), (leon, "Verify the draw", "Verified")):
        person.button(verify).click()
        expect(person.page.get_by_text(re.compile(f"^{verdict}"))).to_be_visible()
    with camille.page.expect_download() as download:
        camille.button("Feuille de partie").click()
    file = tmp_path / "game.tablee"
    download.value.save_as(file)
    assert "kahuna" in file.read_text()


def test_four_play_the_tiny_game(people: People) -> None:
    """Three join by the code; bids are secret, a step of them can be taken back, and the chat is silent meanwhile."""
    ana = people.come("fr")
    ana.open_table("tiny", ["me", "open", "open", "open"], "Ana")
    code = ana.page.locator(".code").inner_text()
    party = [ana]
    for name, lang in (("Bob", "en"), ("Cléo", "fr"), ("Dan", "en")):
        guest = people.come(lang)
        guest.open()
        guest.page.get_by_role("textbox", name=re.compile("^(Code d’une table|Table code)$")).fill(code)
        guest.button(re.compile("^(Rejoindre|Join)$")).click()
        guest.button(re.compile("S’asseoir|Take a seat")).click()
        guest.introduce(name)
        expect(guest.page.get_by_role("button", name=re.compile("Je suis prêt|I am ready"))).to_be_visible()
        party.append(guest)
    for person in party:
        person.play_with_one_click()
        person.get_ready()
    expect(ana.decision()).to_be_visible()
    call = Chooser(ana, re.compile("aux enchères|Call"))
    for _ in attempts("nobody calls an auction"):
        if all(person.page.get_by_text(re.compile("Silence")).count() for person in party):
            break
        asked = next(person for person in party if person.is_asked())
        answer(asked, call)
        asked.page.wait_for_timeout(50)
    expect(ana.page.get_by_text("Silence\u202f: ainsi le veut la règle.")).to_be_visible()
    answer(ana, Chooser(ana, re.compile("rien")))
    ana.button("Reprendre cette étape").click()
    expect(ana.page.get_by_text("Choisi jusqu’ici")).to_have_count(0)
    play_to_the_end(party, anything(ana))
    expect(ana.page.get_by_role("region", name="Résultat")).to_be_visible()


def test_a_lost_connection_comes_back_and_nothing_is_lost(people: People, wire: Wire) -> None:
    """The action chosen while the line is cut is sent again, and counts once."""
    people.forgiven = ["WebSocket connection to", "ERR_", "Failed to load resource"]
    malik = people.come("fr", address=wire.address)
    malik.play_now("Kahuna", "Malik")
    before = malik.log().count()
    wire.cut()
    expect(malik.page.get_by_text("Connexion perdue")).to_be_visible()
    malik.choices().first.click()
    malik.button("Jouer ce coup").click()
    wire.mend()
    expect(malik.page.get_by_text("Rien n’a été perdu")).to_be_visible()
    expect(malik.page.get_by_text("Connexion perdue")).to_have_count(0)
    expect(malik.log().nth(before)).to_contain_text("Vous posez un lien")
    laid = [line for line in malik.log().all_inner_texts() if "Vous posez un lien" in line]
    assert len(laid) == 1


def test_a_page_waits_longer_and_longer_for_a_server_that_is_gone(
    browser: Browser, page_built: None, tmp_path: Path
) -> None:
    """It says once that the connection is lost, once that it is back, and is never loaded again."""
    first = Server(tmp_path / "tables.sqlite")
    people = People(browser, first.address)
    people.forgiven = ["WebSocket connection to", "ERR_", "Failed to load resource"]
    lea = people.come("fr")
    lea.page.add_init_script(WITNESS)
    lea.play_now("Kahuna", "Léa")
    lea.page.evaluate("() => { calls.length = headings.length = 0 }")
    first.stop()
    pauses = [later - earlier for earlier, later in pairwise(lea.page.evaluate("fourCalls()"))]
    assert all(pause >= least for pause, least in zip(pauses, LEAST_PAUSES, strict=True)), pauses
    second = Server(tmp_path / "tables.sqlite", port=first.port)
    lea.page.evaluate("dispatchEvent(new Event('online'))")
    expect(lea.page.get_by_text("Rien n’a été perdu")).to_be_visible()
    expect(lea.decision()).to_be_visible()
    lea.act("Poser un lien")
    lost, back = lea.page.evaluate("headings")
    assert [heading.startswith("Connexion perdue") for heading in (lost, back)] == [True, False]
    people.leave()
    second.stop()


def test_a_page_does_not_flicker_before_a_server_that_greets_and_hangs_up(people: People) -> None:
    """Neither "not found" nor "back" is said until the table is shown again; the calls become rarer here, too."""
    people.forgiven = ["WebSocket"]
    jo = people.come("fr")
    jo.page.add_init_script(WITNESS)
    lines: list[WebSocketRoute] = []
    is_ill = threading.Event()

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def send(message: str | bytes) -> None:
            if is_ill.is_set() and json.loads(message)["type"] == "watch":
                line.close(code=1011)
            else:
                server.send(message)

        line.on_message(send)
        lines.append(line)

    jo.page.route_web_socket(re.compile("."), pass_on)
    jo.play_now("Kahuna", "Jo")
    jo.page.evaluate("() => { calls.length = headings.length = 0 }")
    is_ill.set()
    lines[-1].close(code=1011)
    pauses = [later - earlier for earlier, later in pairwise(jo.page.evaluate("fourCalls()"))]
    assert all(pause >= least for pause, least in zip(pauses, LEAST_PAUSES, strict=True)), pauses
    is_ill.clear()
    jo.page.evaluate("dispatchEvent(new Event('online'))")
    expect(jo.page.get_by_text("Rien n’a été perdu")).to_be_visible()
    lost, back = jo.page.evaluate("headings")
    assert [heading.startswith("Connexion perdue") for heading in (lost, back)] == [True, False]


def test_one_click_plays_a_whole_game_against_a_bot_and_another(people: People) -> None:
    """From the first click to the rematch."""
    zoe = people.come("en", PHONE)
    zoe.play_now("The Islets")
    zoe.play_with_one_click()
    play_to_the_end([zoe], anything(zoe))
    table = zoe.page.url
    zoe.button("Rematch").click()
    zoe.page.wait_for_url(lambda address: address != table)
    expect(zoe.page.get_by_role("status").filter(has_text=re.compile("to play|Your turn")).first).to_be_visible()


def test_undo_is_offered_exactly_when_nothing_was_learned(people: People) -> None:
    """A link can be taken back, a drawn card cannot."""
    ines = people.come("fr")
    ines.play_now("Kahuna", "Inès")
    undo = ines.page.get_by_role("button", name="Reprendre mon coup")
    expect(undo).to_have_count(0)
    ines.act("Poser un lien")
    laid = ines.log().filter(has_text="Vous posez un lien")
    expect(laid).to_have_count(1)
    undo.click()
    expect(laid).to_have_count(0)
    expect(undo).to_have_count(0)
    ines.act("Piocher")
    expect(ines.log().filter(has_text="Vous piochez")).to_have_count(1)
    expect(undo).to_have_count(0)


def test_a_finished_game_is_replayed(people: People) -> None:
    """Slider, keys, a link to a moment, and what each seat saw."""
    noe = people.come("fr")
    noe.play_now("Kahuna", "Noé")
    noe.act("Poser un lien")
    noe.act("Piocher")
    expect(noe.log().filter(has_text="Vous piochez")).to_be_visible()
    concede(noe)
    table = noe.page.url
    noe.button("Revoir la partie").click()
    slider = noe.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    noe.page.get_by_role("main").focus()
    noe.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    begins = re.compile("Poser un lien|Prendre la carte|Piocher|Finir")  # perhaps the bot, which may draw at once
    expect(noe.page.get_by_role("status").first).to_contain_text(begins)
    noe.page.keyboard.press("End")
    expect(noe.page.get_by_role("button", name="Fin")).to_be_visible()
    slider.focus()
    noe.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    board = noe.page.get_by_role("region", name="Plateau en texte")
    noe.page.get_by_role("combobox", name="Vu par").select_option(label="Noé")
    expect(board).to_contain_text("3 non visibles")
    noe.page.get_by_role("combobox", name="Vu par").select_option(label="Tout est visible")
    expect(board).not_to_contain_text("non visible")
    other = people.come("en")
    other.open(f"{table}?at=1&seat=0")
    expect(other.page.get_by_role("slider")).to_have_value("1")
    expect(other.page.get_by_role("region", name="Board in words")).to_contain_text(re.compile(r"\d unseen"))


def test_the_keyboard_alone_is_enough(people: People) -> None:
    """From the home page to a played action without a mouse."""
    eva = people.come("fr")
    eva.open()
    expect(eva.button(re.compile("Jouer maintenant.: Kahuna"))).to_be_visible()
    reach(eva, "Votre nom à table")
    eva.page.keyboard.type("Eva")
    reach(eva, "Jouer maintenant\u202f: Kahuna, contre des bots")
    eva.page.keyboard.press("Enter")
    expect(eva.decision()).to_be_visible()
    reach(eva, "", role="option")
    eva.page.keyboard.press("ArrowDown")
    eva.page.keyboard.press("ArrowUp")
    number = eva.decision().get_attribute("data-decision")
    for _ in range(MOST_STEPS):  # what costs nothing is played at the first press
        if not eva.page.locator(f'[data-decision="{number}"]').count():
            break
        eva.page.keyboard.press("Enter")
        eva.page.wait_for_timeout(ECHO_MS)
    expect(eva.log().filter(has_text="Vous posez un lien")).to_have_count(1)
    reach(eva, "Reprendre mon coup")
    eva.page.keyboard.press("Enter")
    expect(eva.log().filter(has_text="Vous posez un lien")).to_have_count(0)
    reach(eva, "Règle KAH-1.3")
    eva.page.keyboard.press("Enter")
    expect(eva.page.get_by_role("dialog")).to_contain_text("donneur")
    eva.page.keyboard.press("Escape")
    expect(eva.page.get_by_role("dialog")).to_have_count(0)


def reach(person: Person, name: str, role: str = "") -> None:
    """Presses Tab until something has the focus."""
    script = """() => { const e = document.activeElement; return [e.getAttribute("role") ?? "",
        e.getAttribute("aria-label") ?? (e.labels?.[0]?.innerText || e.innerText || "")]; }"""
    for _ in range(150):
        person.page.keyboard.press("Tab")
        found_role, found_name = person.page.evaluate(script)
        if (role and found_role == role) or (name and found_name.strip() == name):
            return
    raise AssertionError(f"the keyboard does not reach {name or role}")


def test_why_not_hint_and_rule(people: People) -> None:
    """A refusal cites its rule, which opens; a hint has its reason."""
    theo = people.come("fr")
    theo.play_now("Kahuna", "Théo")
    theo.button("Pourquoi pas\u202f?").click()
    why = theo.page.get_by_role("region", name=re.compile("Pourquoi pas"))
    offered = why.get_by_role("list").get_by_role("button")
    expect(offered.first).to_be_visible()
    why.get_by_role("combobox", name=re.compile("Quelle sorte")).select_option("remove_link")
    why.get_by_role("searchbox").fill("duda aloa-duda")
    expect(offered).to_have_count(3)
    legal = theo.choices().all_inner_texts()
    assert not set(legal) & set(offered.all_inner_texts())
    offered.first.click()
    reason = why.get_by_role("status")
    expect(reason).to_contain_text(re.compile("aucun lien|deux cartes"))
    reason.get_by_role("button", name=re.compile("Règle KAH")).click()
    expect(theo.page.get_by_role("dialog")).to_contain_text("KAH-4")
    theo.page.keyboard.press("Escape")
    theo.button("Conseil").click()
    expect(theo.decision().get_by_text(re.compile("^Conseil.:"))).to_be_visible()
    others = theo.decision().locator(".other").first
    expect(others).to_be_visible()
    theo.page.set_viewport_size(PHONE)  # where they are folded away
    expect(others).to_be_hidden()
    theo.button("Les autres, et pourquoi").click()
    expect(others).to_be_visible()


def test_a_phone_on_the_home_network_can_play(people: People, server: Server) -> None:
    """Without a secure context there is no WebCrypto and no clipboard: play and verify do without."""
    address = f"http://tablee.test:{server.port}/"
    lea = people.come("fr", PHONE, address)
    lea.play_now("Kahuna", "Léa")
    assert lea.page.evaluate("[isSecureContext, !!crypto.subtle, !!navigator.clipboard]") == [False, False, False]
    lea.act("Poser un lien")
    expect(lea.button("Reprendre mon coup")).to_be_visible()
    concede(lea)
    lea.button("Vérifier le tirage").click()
    expect(lea.page.get_by_text(re.compile("^Vérifié"))).to_be_visible()


def test_the_page_works_below_a_prefix(page_built: None, browser: Browser, tmp_path: Path) -> None:
    """A reverse proxy may put the server anywhere."""
    server = Server(tmp_path / "tables.sqlite", "/jeux/ici")
    people = People(browser, server.address)
    try:
        max_ = people.come("fr")
        max_.play_now("Kahuna", "Max")
        assert "/jeux/ici/t/" in max_.page.url
        max_.page.reload()
        expect(max_.decision()).to_be_visible()
    finally:
        people.leave()
        server.stop()


def test_a_spectator_is_sent_no_secret(people: People) -> None:
    """Asserted on the wire: no card of any hand is sent to a spectator."""
    host, guest = people.come("fr"), people.come("fr")
    table = host.open_table("kahuna", ["me", "bot:novice"], "Hôte")
    guest.open(table)
    expect(guest.page.get_by_text(re.compile("Les bots sont prêts|On attend"))).to_be_visible()
    host.get_ready()
    expect(host.decision()).to_be_visible()
    host.act("Piocher")
    expect(guest.log().filter(has_text="pioche une carte").first).to_be_visible()
    positions = [message for message in guest.heard if message["type"] == "position"]
    assert positions
    for position in positions:
        assert position["viewer"] == -1
        assert position["decision"] is None
        assert all(hand["cards"] is None for hand in position["view"]["hands"])
        dealt = [line["event"] for line in position["log"] if line["event"]["kind"] in {"hand_dealt", "card_drawn"}]
        assert all(event.get("cards") is None and event.get("card") is None for event in dealt)


def test_a_hot_seat_is_sent_one_view_at_a_time(people: People) -> None:
    """The board is behind a curtain until the next one has taken the device; the wire carries one hand only."""
    both = people.come("fr")
    both.open_table("kahuna", ["me", "hot-seat"], "Anne")
    guest = both.page.get_by_role("textbox", name="Nom du joueur")
    guest.fill("Bob")
    guest.press("Tab")
    expect(both.page.get_by_role("region", name="Bob")).to_be_visible()
    both.get_ready()
    text = both.page.get_by_role("region", name="Plateau en texte")
    first = both.page.get_by_role("button", name=re.compile("C’est moi, (Anne|Bob)"))
    who = re.sub(".*, ", "", first.inner_text())
    for name in (who, "Bob" if who == "Anne" else "Anne"):
        take = both.page.get_by_role("button", name=f"C’est moi, {name}")
        expect(take).to_be_visible()
        expect(text).to_have_count(0)
        take.click()
        both.act("Piocher")
        expect(both.log().filter(has_text="Vous piochez")).to_have_count(1)  # seen before it is hidden
        expect(text).to_be_visible()
        both.button("Passer l’appareil").click()
    expect(first).to_be_visible()
    expect(text).to_have_count(0)
    for position in (message for message in both.heard if message["type"] == "position"):
        open_hands = [seat for seat, hand in enumerate(position["view"]["hands"]) if hand["cards"] is not None]
        assert open_hands == ([position["viewer"]] if position["viewer"] >= 0 else [])
    both.open()
    expect(both.page.locator(".resume")).to_have_text(re.compile(r"Kahuna\s*$"))  # with nobody else


def test_talk_absence_and_return(people: People) -> None:
    """A message appears as text and can be deleted; a bot holds an absent seat and hands it back; clocks run."""
    camille, leon = people.come("fr"), people.come("en")
    table = camille.open_table("kahuna", ["me", "open"], "Camille", clock="600")
    leon.open(table)
    leon.button("Take a seat").click()
    leon.introduce("Léon")
    leon.get_ready()
    camille.get_ready()
    expect(camille.page.get_by_role("img", name=re.compile("Temps restant"))).to_have_count(1)
    leon.page.get_by_role("textbox", name="Write to the table").fill("<b>Hello</b>")
    leon.button("Send").click()
    said = camille.page.get_by_role("list", name="Ce qui s’est dit")
    expect(said).to_contain_text("<b>Hello</b>")
    camille.page.get_by_role("button", name=re.compile("^Effacer")).click()
    expect(said).to_contain_text("effacé")
    leon.open("settings")
    expect(camille.page.get_by_role("region", name="Léon")).to_contain_text("parti")
    camille.button("Confier sa place à un bot").click()
    expect(camille.page.get_by_role("region", name="Léon")).to_contain_text("tient la place")
    leon.open(table)
    leon.button("Take my seat back").click()
    expect(camille.page.get_by_role("region", name="Léon")).not_to_contain_text("tient la place")
    leon.button("Table menu").click()
    order = leon.page.get_by_role("checkbox", name=re.compile("only one"))
    order.check()
    leon.page.keyboard.press("Escape")
    leon.page.reload()
    leon.button("Table menu").click()
    expect(order).to_be_checked()
    leon.button("Offer to stop here").click()
    leon.page.keyboard.press("Escape")
    expect(camille.page.get_by_role("region", name="Léon")).to_contain_text("Propose")
    camille.button("Menu de la table").click()
    camille.button("Proposer d’arrêter là").click()
    expect(camille.page.get_by_text("d’un commun accord").first).to_be_visible()


def concede(person: Person) -> None:
    """Gives up, and says so twice."""
    person.button(re.compile("Menu de la table|Table menu")).click()
    person.page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Abandonner|Concede)$")).click()
    person.page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Abandonner|Concede)$")).click()
    expect(person.page.get_by_role("region", name=re.compile("Résultat|Result"))).to_be_visible()
