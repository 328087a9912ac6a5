"""Every message between page and server, as structs. `docs/protocol.md` is generated from this file.

A page has one socket. After `hello` it watches one table at a time; what it then sends is about that table. Each
message of the page carries an `id` of its own making, and is answered with `done`, `refused` or the answer it asks for,
with the same `id`. What the server sends about a position depends only on what the viewer may know.
"""

from typing import Literal

import msgspec

VERSION = 1  # a page that speaks another version is told to reload
LONGEST_MESSAGE = 16 * 1024  # bytes from a page
LONGEST_NAME = 40
LONGEST_SAYING = 500
LONGEST_ID = 64

Fact = str | int
Facts = dict[str, Fact]
ClockSetting = Literal[0, 30, 120, 600]  # seconds per decision; 0: no clock
Phase = Literal["gathering", "closing", "playing", "over"]
Ending = Literal["finished", "conceded", "agreed", "expired"]
NoticeKind = Literal[
    "put-out",
    "seat-freed",
    "seat-taken",
    "seat-taken-back",
    "host-handed",
    "host-taken",
    "host-taken-back",
    "request-declined",
]
SPECTATOR = -1
OMNISCIENT = -2


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all parts of messages share."""


# Parts ------------------------------------------------------------------------------------------------


class Seat(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: str  # `open`, `reserved`, `person`, `hot-seat`, or `bot:` and a level
    name: str  # empty while nobody sits there, for a bot (the page gives it a first name), and if erased
    user: str  # the public id of who sits there, the same at all tables; empty for nobody
    present: bool  # a page of this person is connected
    absent_from: float  # when its absence counts, by the server's clock; 0 for who is here, for nobody, and in lists
    ready: bool
    seal: str  # hash of the seat's contribution to chance, once ready
    contribution: str  # the bytes behind it in hexadecimal, once the game has begun
    sitting_in: str  # the level of the bot that plays for an absent person, or empty
    conceded: bool
    agrees_to_end: bool
    muted: bool
    owner: str  # the public id of whose seat it is, where it was freed in play; whoever that is can take it back


class Result(Struct, frozen=True):
    """How a table ended."""

    ending: Ending
    places: list[int]  # of each seat, 1 for the first; empty if nobody won (agreed, expired)
    scores: list[float]
    word: str  # the game's own word for its ending, empty unless finished


class Cancelled(Struct, frozen=True):
    """Why the last start was called off; everybody sees it until the next one."""

    seat: int
    why: Literal["missing", "wrong", "left"]


class Person(Struct, frozen=True):
    """Somebody."""

    user: str  # the public id
    name: str  # empty if erased


class Request(Struct, frozen=True):
    """Somebody asks the table for a seat that was freed in play, or for the part of its absent host."""

    seat: int  # -1: the part of the host
    user: str
    name: str
    agreed: list[str]  # the public ids of those who have agreed


class Notice(Struct, frozen=True):
    """Something that everybody should know of seats and host; the sentence is `notice-KIND` in the texts."""

    kind: NoticeKind
    seat: int  # -1: the part of the host
    name: str  # of whom it is about; empty if erased
    at: float


class LogLine(Struct, frozen=True):
    """One event of the log, as this viewer may see it now."""

    id: str  # `entry.index`: stays the same when the line changes
    entry: int
    event: msgspec.Raw  # `kind`, `rule` and arguments; a hidden or lapsed argument is null


class LegalAction(Struct, frozen=True):
    """A legal action, with the name by which records call it."""

    action: int
    named: str  # `place_link line=HUNA-LALE card=LALE`


class Decision(Struct, frozen=True):
    """What the viewer must decide now."""

    seat: int
    number: int  # to be sent back with the action
    actions: list[LegalAction]
    draft: list[LegalAction]  # the steps of a secret choice so far
    can_take_back: bool  # the last of these steps
    secret: bool  # one step of a secret choice: others hear only of its end


class Deadline(Struct, frozen=True):
    """Until when a seat must decide."""

    seat: int
    at: float  # seconds since 1970, by the server's clock
    seconds: int  # the whole time it had


class ChatLine(Struct, frozen=True):
    """Something said at a table."""

    line: int
    seat: int  # -1: somebody who does not sit here
    user: str  # the public id of who said it; empty if erased
    name: str  # empty if erased
    at: float
    text: str  # to be shown as text only; empty if deleted
    deleted: bool


class OptionInfo(Struct, frozen=True):
    """An option of a game; its words are in the texts as `option-NAME`, `option-NAME-help`, `option-NAME-VALUE`."""

    name: str
    kind: Literal["choice", "number", "text"]
    default: Fact
    values: list[str]  # of a choice
    low: int  # of a number
    high: int
    form: str  # of a text: what is allowed, in a few words
    limit: int  # of a text: how many characters
    secret: bool  # its value is shown to nobody before the end
    surveyed: bool  # of a text: the server can say what is wrong with one
    file: str  # of a text: how the name of a file that holds it ends; empty: it is typed
    needs: dict[str, str]  # of a text: it is given if other options have these values, and only then


class GameInfo(Struct, frozen=True):
    """A game as the page needs it."""

    slug: str
    version: int
    versions: list[int]
    players: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, Fact]]
    bots: list[str]  # levels, the simplest first
    standing_orders: list[str]  # words in the texts as `order-NAME`; `only-one` is known to every table
    hints: bool
    words: dict[str, str]  # argument -> the vocabulary of its values in the texts
    lines: dict[str, str]  # line of a position -> what its words are: `number`, `seat`, `place=tile` …
    example: bool
    tutorial: bool  # there is a `Lesson`
    newest_view: bool  # its views have all fields of the newest version's: the same board can draw them


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    version: int
    phase: Phase
    seats: list[Seat]
    open_seats: int
    public: bool
    clock: ClockSetting
    created: float
    moved: float  # when something last happened
    mine: list[int]  # the seats of who asks
    my_turn: bool  # one of them must decide


# From the page to the server, over the socket ---------------------------------------------------------


class ToServer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of the page."""

    id: str  # of the page's own making, unique; an action sent twice with one id is applied once


class Hello(ToServer, frozen=True, tag="hello"):
    """The first message. Answer: `welcome`."""

    version: int


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
    """The host changes who may sit on an empty seat before the game: `open`, `reserved`, `hot-seat`, `bot:LEVEL`."""

    seat: int
    kind: str


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
    """What would a bot do? Answer: `hinted`."""

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
    | DeleteLine
    | SitIn
    | TakeOver
    | Concede
    | AgreeToEnd
    | Rematch
)
FromPage = Hello | Watch | Unwatch | FollowLobby | ToTable


# From the server to the page, over the socket ---------------------------------------------------------


class ToPage(msgspec.Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class Welcome(ToPage, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    id: str
    version: int
    user: str  # the public id of this person, empty for who has no name yet and can only look on
    name: str
    now: float  # the server's clock, for deadlines


class Done(ToPage, frozen=True, tag="done"):
    """It is done, and durable."""

    id: str


class Refused(ToPage, frozen=True, tag="refused"):
    """It is not done. The sentence is `refusal-CODE`, else `mistake-CODE`, in the texts of game, table and kernel."""

    id: str  # empty where the message could not be read
    code: str
    rule: str  # the rule that forbids it; empty where no rule of a game does
    facts: Facts


class TableInfo(ToPage, frozen=True, tag="table"):
    """All that everybody may know about a table but the position; sent whole whenever any of it changes."""

    table: str
    code: str  # the short code with which to join
    game: str
    version: int  # of the rules
    options: str  # canonical JSON; a secret option only as its SHA-256 until the end
    public: bool
    clock: ClockSetting
    host: int  # the seat of the host, or -1
    hosting: bool  # the host is who reads this
    host_present: bool  # a page of the host's is connected
    host_absent_from: float  # as `absent_from` of a seat
    former_host: bool  # who reads this was the host, and can be it again at once
    mine: list[int]  # seats of who reads this
    facing: int  # the seat whose position this page is shown; -1: as a spectator, -2: everything (after the end)
    phase: Phase
    seats: list[Seat]
    spectators: int
    commitment: str  # of the seed; the page keeps it in its own storage when it first sees it
    closes: float  # while closing: until when the contributions must be there; else 0
    cancelled: Cancelled | None
    called_off: int  # starts that were called off so far
    result: Result | None
    seed: str  # in hexadecimal once the table has ended, else empty
    rematch: str  # the table of the rematch, or empty
    created: float
    requests: list[Request]
    muted_spectators: list[Person]  # muted by the host, and without a seat
    spectators_may_speak: bool  # before and after the game; during it only players do
    notices: list[Notice]  # the oldest first; only the latest are told


class Presence(ToPage, frozen=True, tag="presence"):
    """Who is there."""

    present: list[bool]  # by seat
    absent_from: list[float]  # by seat
    spectators: int
    host_present: bool
    host_absent_from: float


class Position(ToPage, frozen=True, tag="position"):
    """The game as the seat that faces this page may know it: after `watch`, `face`, and after each change of it.

    `log` holds new lines, and old ones that have changed because part of them has lapsed. With `whole`, as after an
    undo, the page forgets all earlier lines.
    """

    viewer: int
    entry: int  # the number of the last entry
    view: msgspec.Raw  # the game's own view
    text: str  # the position in words, if asked for
    asks: str  # the key of the sentence that tells what it asks of those in `to_act`, if asked for and the game has one
    to_act: list[int]
    decision: Decision | None
    can_undo: bool
    deadlines: list[Deadline]
    chat_closed: str  # the rule that wants silence now, or empty
    whole: bool
    log: list[LogLine]


class Orders(ToPage, frozen=True, tag="orders"):
    """The standing orders of a seat, for its own page only."""

    id: str
    seat: int
    names: list[str]


class Explained(ToPage, frozen=True, tag="explained"):
    """The answer to `why_not`: the rule that forbids it, or nothing if it is allowed."""

    id: str
    allowed: bool
    code: str
    rule: str
    facts: Facts


class Previewed(ToPage, frozen=True, tag="previewed"):
    """The answer to `preview`: events up to the first that depends on chance or on what the seat does not know."""

    id: str
    action: int
    events: list[msgspec.Raw]
    certain: bool  # nothing is left open
    outlook: msgspec.Raw | None  # where chance may lead, in a shape of the game, if it tells that


class Hinted(ToPage, frozen=True, tag="hinted"):
    """The answer to `hint`; the sentence of the reason is `reason-CODE`."""

    id: str
    decision: int
    action: LegalAction
    reason: str
    facts: Facts


class Invited(ToPage, frozen=True, tag="invited"):
    """The answer to `invite`: goes into the fragment of the link, `/t/TABLE#TOKEN`."""

    id: str
    seat: int
    token: str


class Chat(ToPage, frozen=True, tag="chat"):
    """Lines of the chat: new ones, or changed ones by their number; with `whole` the page forgets the others.

    Lines are numbered from 0. If the first is another one, `earlier_lines` brings those before it.
    """

    whole: bool
    lines: list[ChatLine]


class Earlier(ToPage, frozen=True, tag="earlier"):
    """The answer to `earlier_lines`."""

    id: str
    lines: list[ChatLine]


class Lobby(ToPage, frozen=True, tag="lobby"):
    """Public tables that people can join or watch, and this person's own."""

    tables: list[TableSummary]
    mine: list[TableSummary]


class Goodbye(ToPage, frozen=True, tag="goodbye"):
    """The server closes the socket.

    `restart` (come back soon), `flood` (too much was asked for), `other-version` (reload the page), `signed-out`
    (the cookie is not valid any more), `deleted` (the table is gone).
    """

    why: str


FromServer = (
    Welcome
    | Done
    | Refused
    | TableInfo
    | Presence
    | Position
    | Orders
    | Explained
    | Previewed
    | Hinted
    | Invited
    | Chat
    | Earlier
    | Lobby
    | Goodbye
)


# Over HTTP --------------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """Who this browser is; `user` is empty before a name was given."""

    user: str
    name: str
    password_needed: bool  # the server asks for its password first


class NewName(Struct, frozen=True):
    """A name, for a new person or a new one for the same."""

    name: str
    password: str = ""


class DeviceCode(Struct, frozen=True):
    """With this code another device becomes the same person, within five minutes."""

    code: str
    until: float


class UseCode(Struct, frozen=True):
    """Makes this browser the person who asked for the code."""

    code: str


class NewTable(Struct, frozen=True):
    """A table to open. `players` seats; `seats` says who may sit on each."""

    game: str
    seats: list[str]  # `me`, `open`, `reserved`, `hot-seat` (played on this device too), `bot:LEVEL`
    options: dict[str, Fact] = {}  # `preset` among them names a set
    public: bool = False
    clock: ClockSetting = 0


class SceneryWanted(Struct, frozen=True):
    """Whose scenery: `options` as `header.options` of a view says them; empty for the usual ones."""

    version: int | None = None
    options: str = ""


class TableCreated(Struct, frozen=True):
    """The new table; the invitations are told to its host only."""

    table: str
    code: str
    commitment: str
    invitations: dict[str, str]  # seat -> token


class Brought(Struct, frozen=True):
    """A text that somebody would bring to a table as an option: nothing of it is kept."""

    option: str
    text: str


class Finding(Struct, frozen=True):
    """Something to say of such a text; the sentence is `finding-CODE` in the texts of game and kernel."""

    code: str
    rule: str  # that says so, or empty
    where: str  # the part that it is about, or empty
    facts: Facts


class Surveyed(Struct, frozen=True):
    """What the game says of a text. One without faults can be taken."""

    faults: list[Finding]
    warnings: list[Finding]
    left_off: int  # how many more faults there are
    facts: Facts  # of the sentence `finding-good`
    text: str  # as the option takes it; empty if it is faulty
    picture: str  # SVG, or empty


class CodeFound(Struct, frozen=True):
    """The table that a short code names."""

    table: str


class TableList(Struct, frozen=True):
    """Tables that people can join or watch, and one's own."""

    tables: list[TableSummary]
    mine: list[TableSummary]


class Moment(Struct, frozen=True):
    """A finished game after one of its entries, seen from one side."""

    entry: int
    last: int  # the number of the last entry
    viewer: int
    view: msgspec.Raw
    text: str
    to_act: list[int]
    seat: int  # who acted, -1 for the deal
    actions: list[str]
    undone: bool
    log: list[LogLine]  # of this entry


class LessonStep(Struct, frozen=True):
    """A moment of a tutorial, before its entry is played; its text is `tutorial-NUMBER`, the entry's."""

    number: int
    rule: str  # that it shows
    view: msgspec.Raw  # the learner's
    text: str
    seat: int  # who plays next, -1 at the end
    named: str  # what is played then
    actions: list[LegalAction]  # what the learner may do, where it is the learner's turn
    events: list[msgspec.Raw]  # what it brings about, as the learner sees it
    preview: list[msgspec.Raw]  # what of that is certain before, where the learner plays
    certain: bool  # all of it is
    outlook: msgspec.Raw | None  # where chance may lead, as in `previewed`


class Lesson(Struct, frozen=True):
    """A game's tutorial: an annotated record, to be walked through."""

    game: str
    version: int
    learner: int
    names: list[str]
    rule: str  # of `tutorial-0`, read after the deal
    steps: list[LessonStep]


class Proof(Struct, frozen=True):
    """What a browser needs to check a table's chance by itself."""

    table: str
    game: str
    version: int
    commitment: str
    seals: list[str]  # of the seats of people, in seat order
    contributions: list[str]  # hexadecimal; empty before the game begins
    seed: str  # hexadecimal; empty before the end
    called_off: int  # starts that were called off: each was another try for whoever knows the seed


Status = Literal["ok", "failing", "stopping"]


class OperatorTable(Struct, frozen=True):
    """A table as the operator of the server sees it: never what is played there."""

    table: str
    code: str
    game: str
    phase: str
    public: bool
    host: str  # the name, if there is one
    address: str  # from which it was opened, as a hash; empty when that is forgotten
    created: float
    moved: float  # when something last happened
    entries: int
    lines: int  # of the chat
    pages: int  # that look at it now


class OperatorPerson(Struct, frozen=True):
    """A person as the operator of the server sees one."""

    user: str
    name: str
    address: str  # as a hash; empty when that is forgotten
    created: float
    tables: int  # that are open
    pages: int  # that are connected
    cost: int  # milliseconds of the server's time since it started
    address_cost: int  # the same of all who share the address


class Deleted(Struct, frozen=True):
    """What the operator has deleted."""

    tables: int
    people: int


class Health(Struct, frozen=True):
    """Whether the server works: `failing` means that nothing can be written. All but `ok` comes with status 503."""

    status: Status
    version: str
    protocol: int
    set_aside: int  # tables that were found damaged, or whose rules are missing


class Problem(Struct, frozen=True):
    """Why an HTTP request was refused; the sentence is `refusal-CODE` or `mistake-CODE` in the texts.

    A request with the header `tablee-page` is refused under 200, with the status in the header `tablee-refused`.
    """

    code: str
    rule: str = ""
    facts: Facts = {}
    sentence: str = ""  # in English, for who reads it raw
