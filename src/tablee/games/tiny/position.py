"""Les Îlots as a few readable lines, both ways. Lines of an auction stand only while there is one."""

from tablee.engine.position import NONE, UNKNOWN, Lines, known, shown
from tablee.engine.state import NOBODY
from tablee.games.tiny.shapes import TinyView


def show(view: TinyView) -> Lines:
    lines = Lines(view.header)
    lines.add("owners", *(NONE if owner == NOBODY else str(owner) for owner in view.owners))
    lines.add("tiles", *(shown(tile, UNKNOWN) for tile in view.tiles))
    lines.add("phase", view.phase)
    lines.add("turn", str(view.turn))
    auction = {"showing": view.showing, "called": view.called, "holder": view.holder, "asked": view.asked}
    for label, number in auction.items():
        if number != NOBODY:
            lines.add(label, str(number))
    for seat, hand in enumerate(view.hands):
        lines.add(f"hand {seat}", *(hand if isinstance(hand, list) else [f"{UNKNOWN}{hand}"]))
    lines.add("pile", str(view.pile))
    lines.add("under", *(f"{seat}:{shown(card, UNKNOWN)}" for seat, card in zip(view.buriers, view.under, strict=True)))
    lines.add("used", *view.used)
    lines.add("bids", *("+".join(bid) or NONE for bid in view.bids))
    return lines


def read(lines: Lines) -> TinyView:
    seats = lines.header.players
    owners = [NOBODY if owner == NONE else int(owner) for owner in lines.words("owners")]
    hands = [lines.words(f"hand {seat}") for seat in range(seats)]
    under = [word.split(":") for word in lines.words("under")]
    return TinyView(
        header=lines.header,
        owners=owners,
        tiles=[known(tile) for tile in lines.words("tiles", len(owners))],
        hands=[int(hand[0][1:]) if hand and hand[0].startswith(UNKNOWN) else hand for hand in hands],
        pile=lines.number("pile", 0, 18),
        buriers=[int(seat) for seat, _ in under],
        under=[known(card) for _, card in under],
        used=lines.words("used"),
        bids=[[] if word == NONE else word.split("+") for word in lines.words("bids", seats)],
        phase=lines.word("phase"),
        turn=lines.number("turn", 0, seats - 1),
        showing=lines.number("showing", 0, len(owners) - 1, missing=NOBODY),
        called=lines.number("called", 0, len(owners) - 1, missing=NOBODY),
        holder=lines.number("holder", 0, 1, missing=NOBODY),
        asked=lines.number("asked", 0, seats - 1, missing=NOBODY),
    )
