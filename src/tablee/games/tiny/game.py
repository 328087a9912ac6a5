"""Les Îlots, the tiny game: every feature of the kernel once, and the template of `tablee new-game`.

Versions: 2, a drawn auction goes to the crew that did not call; 1, to the crew that called.
"""

from tablee.engine.actions import Actions
from tablee.engine.game import Game
from tablee.engine.options import Text
from tablee.games.tiny import bot, fields, observation, position, rules, shapes, view

WORDS = {
    "card": rules.CARDS.names,
    "number": [*rules.CARDS.names[:5], "none"],
    "islet": [str(islet + 1) for islet in range(rules.MOST_ISLETS)],
}


def is_archipelago(text: str) -> bool:
    """Three to nine islets of value 1 to 5 (TIN-1.2)."""
    return rules.FEWEST_ISLETS <= len(text) <= rules.MOST_ISLETS and set(text) <= set("12345")


def never_wave(seen: shapes.TinyView) -> int | None:
    """Standing order: let every result stand."""
    return rules.PASS if seen.phase == "wave" and seen.asked == seen.header.viewer else None


GAME = Game(
    slug="tiny",
    version=2,
    package="tablee.games.tiny",
    players=(2, 4),
    options=[Text("islets", "31524", is_archipelago, "3–9 × 1–5")],
    presets={"short": {"islets": "245"}, "long": {"islets": "311524235"}},
    make_fixed=rules.Islands,
    state=rules.Tiny,
    fields=fields.FIELDS,
    actions=Actions(rules.ENTRIES, WORDS, secret={"bury": ["card"]}, clock_only=[rules.Abstain]),
    views=shapes.TinyView,
    events=shapes.EVENTS,
    fill_view=view.fill_view,
    observation=observation.observation,
    fill_state=view.imagine,
    show_lines=position.show,
    read_lines=position.read,
    refusals="not-time-to-bury card-not-in-hand not-time-to-look looked-already not-time-to-call not-time-to-bid "
    "nothing-to-turn-over no-wave clock-only no-such-islet islet-taken".split(),
    bots={"novice": bot.novice},
    reasons="lowest-card curious best-islet worth-a-wave not-worth-it bid-by-worth".split(),
    words={"cards": "card"},
    lines={
        "owners": "place=crew",
        "tiles": "place=tile",
        "turn": "seat",
        "showing": "place",
        "called": "place",
        "holder": "crew",
        "asked": "seat",
        "hand": "card",
        "pile": "number",
        "under": "seat:card",
        "used": "card",
        "bids": "seat=card",
    },
    standing_orders={"never-wave": never_wave},
    longest=9 * (3 + 4 * 2 + 4),
    example=True,
)
