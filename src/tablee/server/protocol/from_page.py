"""From the page to the server, over the socket."""

import msgspec


class ToServer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of the page."""

    id: str  # of the page's own making, unique; an action sent twice with one id is applied once


class Hello(ToServer, frozen=True, tag="hello"):
    """The first message. Answer: `welcome`."""

    version: int
    television: bool = False  # nobody is before this page, whoever's browser it is: it only looks on


class Watch(ToServer, frozen=True, tag="watch"):
    """Looks at a table, and at no other any more. Answer: `table`, `chat`, `position` (once dealt), `done`.

    Sent again after a reconnection: what comes is always the present, never a replay of what has lapsed.
    """

    table: str
    text: bool = True  # positions come with their text form


class Unwatch(ToServer, frozen=True, tag="unwatch"):
    """Looks at no table any more."""


class FollowLobby(ToServer, frozen=True, tag="follow_lobby"):
    """Asks for `lobby` now and whenever it changes, or no more."""

    on: bool = True


class SitDown(ToServer, frozen=True, tag="sit_down"):
    """Takes an open seat. In play: one's own that was freed, or, once the table has agreed, another one.

    Whoever is not `owner` of a freed seat asks with it: see `requests` of the table and `consent`.
    """

    seat: int


class Claim(ToServer, frozen=True, tag="claim"):
    """Takes a reserved seat with the one-time token of its invitation."""

    token: str


class Invite(ToServer, frozen=True, tag="invite"):
    """The host asks for a new token for a reserved seat; the old one is void. Answer: `invited`."""

    seat: int


class SetSeat(ToServer, frozen=True, tag="set_seat"):
    """The host changes who may sit on an empty seat before the game: `open`, `reserved`, `bot:LEVEL`, `hot-seat`.

    `hot-seat:NAME` says who plays there, at the device of the host.
    """

    seat: int
    kind: str


class SwapSeats(ToServer, frozen=True, tag="swap_seats"):
    """The host lets two seats change places before the game; nobody is ready any more."""

    seat: int
    other: int


class FreeSeat(ToServer, frozen=True, tag="free_seat"):
    """The host frees the seat of somebody absent (see `absent_from`); in play a bot holds it, and it stays its owner's.

    Before the game anybody else but the host can be put out so, who then sits down here again only by invitation.
    """

    seat: int


class TakeHost(ToServer, frozen=True, tag="take_host"):
    """Somebody at the table asks to become its host while the host is absent; with nobody to ask it is so at once.

    Whoever was the host before (`former_host`) is it again at once.
    """


class Consent(ToServer, frozen=True, tag="consent"):
    """Agrees, or not, to what somebody asks of the table. Whoever asked takes it back with `on` false.

    It is done when all have agreed who sit at the table or host it and are not absent; nobody is asked twice.
    """

    seat: int  # that is asked for, or -1: the part of the host
    on: bool


class Leave(ToServer, frozen=True, tag="leave"):
    """Gets up: before the game the seat is open again, and a host hands over; in play it stays this person's."""

    seat: int


class Ready(ToServer, frozen=True, tag="ready"):
    """Ready to begin, with the seal of 16 or more random bytes that stay on the page for now.

    Bytes that were sent once are spent: after a start that was called off a page seals new ones.
    The seal is SHA-256 over `tablee contribution 1` and the bytes, each preceded by its length in 4 bytes (big endian),
    in hexadecimal. When every seat is taken and every person ready, the table is `closing`.
    """

    seat: int
    seal: str


class NotReady(ToServer, frozen=True, tag="not_ready"):
    """Takes `ready` back."""

    seat: int


class Contribute(ToServer, frozen=True, tag="contribute"):
    """While the table is `closing`: the bytes behind the seal. A wrong or missing one calls the start off.

    A page sends them only while commitment and seals are those that it has kept, and never again for other seals.
    """

    seat: int
    contribution: str  # hexadecimal


class Start(ToServer, frozen=True, tag="start"):
    """The host begins a game in which only bots play; with people at the table it begins when all are ready."""


class Face(ToServer, frozen=True, tag="face"):
    """Which of this person's seats looks at the page now: the others' positions are not sent. Answer: `position`."""

    seat: int


class Act(ToServer, frozen=True, tag="act"):
    """Answers a decision. It counts as long as that decision is open, whatever else has happened since."""

    seat: int
    decision: int
    action: int


class TakeBack(ToServer, frozen=True, tag="take_back"):
    """Takes back the last step of a secret choice that is still open."""

    seat: int
    decision: int


class Undo(ToServer, frozen=True, tag="undo"):
    """Takes back the seat's last action, where `position.can_undo` says so."""

    seat: int


class Order(ToServer, frozen=True, tag="order"):
    """Sets or lifts a standing order; only this seat hears of it. Answer: `orders`."""

    seat: int
    name: str  # `only-one` (answer for me where everybody sees that only one action is legal) or one of the game's
    on: bool


class WhyNot(ToServer, frozen=True, tag="why_not"):
    """Why can this not be done? By number or by named form. Answer: `explained`."""

    seat: int
    action: int | None = None
    named: str | None = None


class Preview(ToServer, frozen=True, tag="preview"):
    """What would an action bring about, as far as it is certain? Answer: `previewed`."""

    seat: int
    action: int


class Hint(ToServer, frozen=True, tag="hint"):
    """What should be done, what is it worth, and why? Thought out from the seat's own view. Answer: `hinted`."""

    seat: int


class Say(ToServer, frozen=True, tag="say"):
    """Says something to the table; refused with its rule while the game wants silence."""

    text: str


class EarlierLines(ToServer, frozen=True, tag="earlier_lines"):
    """Asks for lines of the chat before one of them: entering a table brings only the last. Answer: `earlier`."""

    before: int


class Mute(ToServer, frozen=True, tag="mute"):
    """The host takes or gives back the word in the chat of who sits on a seat."""

    seat: int
    on: bool


class MuteSpectator(ToServer, frozen=True, tag="mute_spectator"):
    """The same of somebody who looks on: `user` of a line of the chat."""

    user: str
    on: bool


class SpectatorChat(ToServer, frozen=True, tag="spectator_chat"):
    """The host opens the chat to those who look on, or closes it to them."""

    on: bool


class ShareGame(ToServer, frozen=True, tag="share_game"):
    """Agrees that this game is given to research once it has ended, without names, or takes that back.

    It is given when all people have agreed who had a seat in play: `shared` of the table.
    """

    on: bool


class DeleteLine(ToServer, frozen=True, tag="delete_line"):
    """The host, or who said it, deletes a line of the chat."""

    line: int


class SitIn(ToServer, frozen=True, tag="sit_in"):
    """A bot plays for a seat whose person is absent; or for one's own."""

    seat: int
    level: str


class TakeOver(ToServer, frozen=True, tag="take_over"):
    """The person is back and plays again."""

    seat: int


class Concede(ToServer, frozen=True, tag="concede"):
    """Gives the game up: between two sides it is over, otherwise a bot plays on and the seat is last."""

    seat: int


class AgreeToEnd(ToServer, frozen=True, tag="agree_to_end"):
    """Offers to end without a winner; over when all people agree. The next action lifts all offers."""

    seat: int
    on: bool


class Rematch(ToServer, frozen=True, tag="rematch"):
    """After the end: the same table again. `table.rematch` then names it to everybody."""


ToTable = (
    SitDown
    | Claim
    | Invite
    | SetSeat
    | SwapSeats
    | FreeSeat
    | TakeHost
    | Consent
    | Leave
    | Ready
    | NotReady
    | Contribute
    | Start
    | Face
    | Act
    | TakeBack
    | Undo
    | Order
    | WhyNot
    | Preview
    | Hint
    | Say
    | EarlierLines
    | Mute
    | MuteSpectator
    | SpectatorChat
    | ShareGame
    | DeleteLine
    | SitIn
    | TakeOver
    | Concede
    | AgreeToEnd
    | Rematch
)
FromPage = Hello | Watch | Unwatch | FollowLobby | ToTable
