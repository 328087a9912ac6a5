"""From the server to the page, over the socket."""

import msgspec

from tablee.server.protocol.parts import (
    BudgetSetting,
    Cancelled,
    ChatLine,
    ClockSetting,
    DaysOffSetting,
    Deadline,
    Decision,
    Facts,
    HintedAction,
    IncrementSetting,
    LogLine,
    Notice,
    Person,
    Phase,
    Request,
    Result,
    Seat,
    TableSummary,
    TimeUpSetting,
)


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
    budget: BudgetSetting
    increment: IncrementSetting
    on_time: TimeUpSetting
    days_off: DaysOffSetting
    host: int  # the seat of the host, or -1
    hosting: bool  # the host is who reads this
    host_present: bool  # a page of the host's is connected
    host_absent_from: float  # as `absent_from` of a seat
    former_host: bool  # who reads this was the host, and can be it again at once
    mine: list[int]  # seats of who reads this
    facing: int  # the seat whose position this page is shown; -1: as a spectator, -2: everything (after the end)
    phase: Phase
    seats: list[Seat]
    sides: list[int]  # of each seat: team-mates share one
    spectators: int
    television: bool  # one shows the board to all
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
    sharing: list[int]  # the seats whose people agree that the game is given to research
    shared: bool  # all have agreed who had a seat in play
    notices: list[Notice]  # the oldest first; only the latest are told


class Presence(ToPage, frozen=True, tag="presence"):
    """Who is there."""

    present: list[bool]  # by seat
    absent_from: list[float]  # by seat
    spectators: int
    television: bool
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
    budgets: list[int]  # seconds that each seat has left of its time for the whole game; 0: it has none, or a bot plays
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
    revocable: bool  # and it could be taken back
    outlook: msgspec.Raw | None  # where chance may lead, in a shape of the game, if it tells that


class Hinted(ToPage, frozen=True, tag="hinted"):
    """The answer to `hint`: the best action first, then up to two others. One that stands alone is the only one."""

    id: str
    decision: int
    actions: list[HintedAction]


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


class Banner(ToPage, frozen=True, tag="banner"):
    """What whoever runs the server tells everybody; comes after `welcome`, and when it changes. Empty: nothing."""

    fr: str
    en: str


class Goodbye(ToPage, frozen=True, tag="goodbye"):
    """The server closes the socket.

    `restart` (come back soon), `flood` (too much was asked for), `other-version` (reload the page), `signed-out`
    (the cookie is not valid any more), `deleted` (the table is gone), `damaged` (it cannot be read any more).
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
    | Banner
    | Goodbye
)
