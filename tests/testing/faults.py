"""Copies of the tiny game with one leak or fault each: what the suite must catch, and by which law."""

from __future__ import annotations

import importlib
import shutil
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import tablee.games.tiny
from tablee.engine import registry
from tablee.engine.game import Game
from tablee.testing import Claims, claims_for

TINY = Path(tablee.games.tiny.__file__).parent


@dataclass(frozen=True)
class Faulty:
    """A fault: in which file, what stands there, what stands there instead, and the law that must be named."""

    name: str
    file: str
    old: str
    new: str
    law: str


FAULTS = [
    Faulty(
        "a number beyond the bounds of its observation",
        "observation.py",
        '"pile": Amount(0, MOST_CARDS),',
        '"pile": Amount(0, 3),',
        "observation: pile is",
    ),
    Faulty(
        "hidden value in the view",
        "view.py",
        "names_of(hand) if everything or seat == viewer else",
        "names_of(hand) if everything or seat >= viewer else",
        "leak: seat .* view: hands",
    ),
    Faulty(
        "order of legal actions",
        "rules.py",
        "return looks + [CALL + islet for islet in free]",
        "return (looks + [CALL + islet for islet in free])[:: -1 if self.hands[1 - seat % 2][WAVE] else 1]",
        "legal-order",
    ),
    Faulty(
        "legal actions that depend on another hand",
        "rules.py",
        "return [WAVE_NOW, PASS] if hand[WAVE] else [PASS]",
        "return [WAVE_NOW, PASS] if hand[WAVE] and not self.hands[1 - seat % 2][WAVE] else [PASS]",
        "(leak|imagine): .* legal actions|why-not",
    ),
    Faulty(
        "a forced answer that depends on another hand",
        "rules.py",
        "if self.phase == CALL_PHASE else None",
        "if self.phase == CALL_PHASE and not self.hands[1 - seat % 2][WAVE] else None",
        "(leak|imagine): .* forced answer|time: .* \\(only-one\\)",
    ),
    Faulty(
        "an answer that is called forced beside others",
        "rules.py",
        "return self.only_action(seat) if self.phase == CALL_PHASE else None",
        "return self.legal(seat)[-1] if self.phase == CALL_PHASE else None",
        "forced: seat",
    ),
    Faulty(
        "an answer that is called forced because of the own hand",
        "rules.py",
        "return self.only_action(seat) if self.phase == CALL_PHASE else None",
        "return self.only_action(seat) if self.phase in (CALL_PHASE, WAVE_PHASE) else None",
        r"time: .* answers \(only-one\)",
    ),
    Faulty(
        "a standing order that hangs on the own hand",
        "game.py",
        'return rules.PASS if seen.phase == "wave" and',
        'return rules.PASS if seen.phase == "wave" and "WAVE" not in str(seen.hands[seen.header.viewer]) and',
        r"time: .* answers \(never-wave\)",
    ),
    Faulty(
        "a clock that hangs on the own hand",
        "rules.py",
        "return TimeUp(PASS, 15) if self.phase == WAVE_PHASE",
        "return TimeUp(PASS, 15 + int(self.hands[seat][WAVE])) if self.phase == WAVE_PHASE",
        r"time: .* answers \(clock\)",
    ),
    Faulty(
        "a pause that hangs on the own hand",
        "rules.py",
        'CARDS.names[card]), (Limit("card", (int(seat),)),))',
        'CARDS.names[card]), (Limit("card", (int(seat),), Until.NEXT_ACTION if self.hands[seat][WAVE]'
        " else Until.ALWAYS),))",
        r"time: .* answers \(bot\)",
    ),
    Faulty(
        "undo permission that tells of the hand of who may undo",
        "rules.py",
        'CARDS.names[card]), (Limit("card", (int(seat),)),))',
        'CARDS.names[card]), (Limit("card", (int(seat),)),), (int(seat),) if self.hands[seat][WAVE] else ())',
        "undo-permission: .* may undo",
    ),
    Faulty(
        "to_act that passes over a seat for a private reason",
        "rules.py",
        "return self.waiting[:]",
        "return [s for s in self.waiting if total(self.hands[s]) > self.hands[s][WAVE]] or self.waiting[:]",
        "(leak|imagine): .* to_act",
    ),
    Faulty(
        "event argument shown to all",
        "rules.py",
        'CARDS.names[card]), (Limit("card", (int(seat),)),))',
        "CARDS.names[card]))",
        "events: .* is told something different",
    ),
    Faulty(
        "number of events",
        "rules.py",
        "        self.phase = LOOK_PHASE\n        if self.told is not None:\n",
        "        self.phase = LOOK_PHASE\n        if card == WAVE:\n"
        '            self.tell(shapes.WavePassed("TIN-4.1", seat))\n'
        "        if self.told is not None:\n",
        r"events: .* \((1 or 2|2 or 1) events",
    ),
    Faulty(
        "facts of a refusal",
        "rules.py",
        'Refused("looked-already", "TIN-2.2")',
        'Refused("looked-already", "TIN-2.2", {"pile": str(list(self.pile.counts))})',
        "(leak|imagine): .* refusal of look",
    ),
    Faulty(
        "undo permission that tells whether a tile was drawn before",
        "rules.py",
        '(Limit("tile", None, Until.NEXT_ACTION),), self.everybody())',
        '(Limit("tile", None, Until.NEXT_ACTION),))',
        "undo-permission",
    ),
    Faulty(
        "count of chance used",
        "rules.py",
        'self.tell(shapes.WavePassed("TIN-4.1", int(seat)))',
        'self.tell(shapes.WavePassed("TIN-4.1", len(chance.heard or [])))',
        "events: .* is told something different",
    ),
    Faulty(
        "hash of the full state",
        "rules.py",
        'self.tell(shapes.IsletCalled("TIN-2.3", int(seat), int(islet) + 1))',
        'self.tell(shapes.IsletCalled("TIN-2.3", int(seat), zlib.crc32(repr((self.tiles, self.hands)).encode())))',
        "events: .* is told something different",
    ),
    Faulty(
        "catch-up that still shows what had to be remembered",
        "rules.py",
        'Limit("tile", None, Until.NEXT_ACTION)',
        'Limit("tile", None, Until.ALWAYS)',
        "catch-up",
    ),
    Faulty(
        "view that keeps what had to be remembered",
        "view.py",
        "is_open = everything or state.owner[islet] != NOBODY or state.showing == islet",
        "is_open = True",
        "(leak|imagine): .* view: tiles",
    ),
    Faulty(
        "biased imagine",
        "view.py",
        "            state.hands[seat][chance.draw(state.pile)] += 1\n",
        "            card = max(state.pile.nth(chance.uniform(state.pile.size)) for _ in range(2))\n"
        "            state.pile.take(card)\n"
        "            state.hands[seat][card] += 1\n",
        "counted",
    ),
    Faulty(
        "imagine that returns the true state through a back door",
        "view.py",
        "    imagine_cards(state, view, chance)\n",
        "    imagine_cards(state, view, chance)\n"
        "    if LAST and [total(h) for h in LAST[-1].hands] == [total(h) for h in state.hands]:\n"
        "        state.hands = [hand[:] for hand in LAST[-1].hands]\n"
        "        state.pile.counts = LAST[-1].pile.counts[:]\n"
        "        state.pile.under = LAST[-1].pile.under[:]\n",
        "back-door|imagine-one-value|imagine",
    ),
    Faulty(
        "wrong boundary: the game ends one islet too early",
        "rules.py",
        "if self.islets_of(NOBODY):",
        "if self.islets_of(NOBODY) > 1:",
        "invariant: TIN-5.1",
    ),
    Faulty(
        "an action that is legal and refused",
        "rules.py",
        "if self.phase not in (LOOK_PHASE, CALL_PHASE):",
        "if self.phase != LOOK_PHASE:",
        "why-not",
    ),
    Faulty("clones that share a hand", "rules.py", "[hand[:] for hand in self.hands]", "self.hands", "clone|undo"),
    Faulty(
        "a refusal that changes the state",
        "rules.py",
        'return Refused("not-time-to-look", "TIN-2.2")',
        'self.asked = seat\n                    return Refused("not-time-to-look", "TIN-2.2")',
        "hostile|leak|imagine|clone",
    ),
    Faulty(
        "position text that loses something",
        "position.py",
        'lines.add("bids", *("+".join(bid) or NONE for bid in view.bids))',
        'lines.add("bids", *(NONE for bid in view.bids))',
        "position",
    ),
    Faulty(
        "imagine of the omniscient view that is not exact", "view.py", "    state.showing = view.showing\n", "", "dump"
    ),
    Faulty(
        "a field that the dump forgets",
        "fields.py",
        '    "showing": One(ISLET, NOBODY),\n',
        "",
        "dump: after load showing is -1 instead of",
    ),
    Faulty(
        "legal actions after the end",
        "rules.py",
        "return looks + [CALL + islet for islet in free]",
        "return looks + [CALL + islet for islet in free] or [PASS]",
        "over: the game is over, but seat 0 has legal actions",
    ),
    Faulty("a game longer than its bound", "game.py", "longest=9 * (3 + 4 * 2 + 4)", "longest=7", "termination"),
    Faulty("a sentence missing in English", "texts/en.ftl", "event-wave-passed = ", "event-wave-let-go = ", "texts"),
    Faulty(
        "a sentence with an unknown fact",
        "texts/fr.ftl",
        "Dessous\u202f: { $tile }",
        "Dessous\u202f: { $tuile }",
        "texts",
    ),
    Faulty(
        "a seat of a position told as a number",
        "game.py",
        '"turn": "seat",',
        "",
        "texts: the line `turn` of a position holds the number [01], .*: name it in `lines` of game.py",
    ),
    Faulty(
        "a rule that is cited and not in the rule book", "rules.py", '"TIN-4.2"', '"TIN-4.9"', "texts: rule TIN-4.9"
    ),
]
EXTRA = {  # what a fault needs besides its line
    "hash of the full state": [
        ("rules.py", "from dataclasses import dataclass\n", "import zlib\nfrom dataclasses import dataclass\n")
    ],
    "imagine that returns the true state through a back door": [
        ("view.py", "def fill_view(", "LAST: list[Tiny] = []\n\n\ndef fill_view("),
        (
            "view.py",
            "    viewer = header.viewer\n",
            "    viewer = header.viewer\n    LAST.append(state.clone())\n    del LAST[:-1]\n",
        ),
    ],
}


def faulty_copy(number: int, folder: Path) -> tuple[Game, Claims]:
    """A copy of the tiny game with one fault, registered under a name of its own, and its claims."""
    fault = FAULTS[number]
    package, slug = f"faulty_{number}", f"faulty-{number}"
    shutil.copytree(TINY, folder / package, ignore=shutil.ignore_patterns("v1", "*.so", "__pycache__"))
    for file in [*(folder / package).glob("*.py"), *(folder / package).glob("texts/*.ftl")]:
        text = file.read_text().replace("tablee.games.tiny", package).replace('slug="tiny"', f'slug="{slug}"')
        for name, old, new in [(fault.file, fault.old, fault.new), *EXTRA.get(fault.name, [])]:
            if file == folder / package / name:
                assert old in text, f"{fault.name}: {name} has no longer {old!r}"
                text = text.replace(old, new)
        file.write_text(text)
    sys.path.insert(0, str(folder))
    try:
        game: Game = importlib.import_module(f"{package}.game").GAME
    finally:
        sys.path.remove(str(folder))
    registry.register(game)
    tiny = registry.get("tiny")
    claims = claims_for(tiny, Path(__file__).parents[1] / "games" / "tiny" / "secrets.py")
    counted = [replace(one, position=one.position.replace("tiny 2", f"{slug} 2")) for one in claims.counted]
    return game, replace(claims, counted=counted)
