"""Les Îlots as a few readable lines, both ways."""

from tablee.engine.position import NONE, UNKNOWN, Lines, known, number_or_none, shown
from tablee.games.tiny.v1.shapes import Buried, Hand, Islet, TinyView


def show(view: TinyView) -> Lines:
    """A view as lines."""
    lines = Lines(view.table)
    lines.add("islets", *(f"{islet.value}:{shown(islet.owner)}:{shown(islet.tile, UNKNOWN)}" for islet in view.islets))
    lines.add("phase", view.phase, *(["looked"] if view.looked else []))
    lines.add("turn", str(view.turn))
    lines.add("auction", *map(shown, [view.showing, view.called, view.holder, view.asked, view.asks_left]))
    for seat, hand in enumerate(view.hands):
        lines.add(f"hand {seat}", *(hand.cards if hand.cards is not None else [UNKNOWN] * hand.size))
    lines.add("pile", str(view.pile), *(f"{buried.seat}:{shown(buried.card, UNKNOWN)}" for buried in view.under))
    lines.add("used", *view.used)
    lines.add("bids", *("+".join(bid) or NONE for bid in view.bids))
    if view.tiles is not None:
        lines.add("tiles", *(shown(tile, UNKNOWN) for tile in view.tiles))
    return lines


def read(lines: Lines) -> TinyView:
    """The view that lines say."""
    showing, called, holder, asked, asks_left = map(number_or_none, lines.words("auction", 5))
    phase, *looked = lines.words("phase")
    hands = [lines.words(f"hand {seat}") for seat in range(lines.table.players)]
    islets = [word.split(":") for word in lines.words("islets")]
    pile, *under = lines.words("pile")
    return TinyView(
        table=lines.table,
        islets=[Islet(int(value), number_or_none(owner), known(tile)) for value, owner, tile in islets],
        hands=[Hand(len(hand), None if UNKNOWN in hand else hand) for hand in hands],
        pile=int(pile),
        under=[Buried(int(seat), known(card)) for seat, card in (word.split(":") for word in under)],
        used=lines.words("used"),
        bids=[[] if word == NONE else word.split("+") for word in lines.words("bids", lines.table.players)],
        phase=phase,
        turn=int(lines.words("turn", 1)[0]),
        looked=bool(looked),
        showing=showing,
        called=called,
        holder=holder,
        asked=asked,
        asks_left=asks_left or 0,
        tiles=[known(tile) for tile in lines.words("tiles")] if "tiles" in lines else None,
    )
