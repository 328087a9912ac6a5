"""Les Îlots as a few readable lines, both ways."""

from tablee.engine.position import UNKNOWN, Lines, known, shown
from tablee.games.tiny.v1.shapes import TinyView


def show(view: TinyView) -> Lines:
    lines = Lines(view.table)
    lines.add("owners", *map(str, view.owners))
    lines.add("tiles", *(shown(tile, UNKNOWN) for tile in view.tiles))
    lines.add("phase", view.phase)
    lines.add("turn", str(view.turn))
    lines.add("auction", *map(str, [view.showing, view.called, view.holder, view.asked]))
    for seat, hand in enumerate(view.hands):
        lines.add(f"hand {seat}", *(hand if isinstance(hand, list) else [f"{UNKNOWN}{hand}"]))
    lines.add("pile", str(view.pile))
    lines.add("buriers", *map(str, view.buriers))
    lines.add("under", *(shown(card, UNKNOWN) for card in view.under))
    lines.add("used", *view.used)
    lines.add("bids", *("+".join(["bid", *bid]) for bid in view.bids))
    return lines


def read(lines: Lines) -> TinyView:
    showing, called, holder, asked = map(int, lines.words("auction", 4))
    hands = [lines.words(f"hand {seat}") for seat in range(lines.table.players)]
    return TinyView(
        table=lines.table,
        owners=[int(owner) for owner in lines.words("owners")],
        tiles=[known(tile) for tile in lines.words("tiles")],
        hands=[int(hand[0][1:]) if hand and hand[0].startswith(UNKNOWN) else hand for hand in hands],
        pile=int(lines.words("pile", 1)[0]),
        buriers=[int(seat) for seat in lines.words("buriers")],
        under=[known(card) for card in lines.words("under")],
        used=lines.words("used"),
        bids=[word.split("+")[1:] for word in lines.words("bids", lines.table.players)],
        phase=lines.words("phase", 1)[0],
        turn=int(lines.words("turn", 1)[0]),
        showing=showing,
        called=called,
        holder=holder,
        asked=asked,
    )
