"""Bodies of HTTP requests and answers."""

from typing import Literal

import msgspec

from tablee.server.protocol.parts import (
    BudgetSetting,
    ChannelKind,
    ChannelTarget,
    ClockSetting,
    DaysOffSetting,
    Fact,
    Facts,
    IncrementSetting,
    LegalAction,
    LogLine,
    NoticeSettings,
    Struct,
    TableSummary,
    TimeUpSetting,
    WhyBetter,
)


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
    seats: list[str]  # `me`, `open`, `reserved`, `bot:LEVEL`, `hot-seat` or `hot-seat:NAME` (on this device too)
    options: dict[str, Fact] = {}  # `preset` among them names a set
    public: bool = False
    clock: ClockSetting = 0
    budget: BudgetSetting = 0  # instead of a clock
    increment: IncrementSetting = 0
    on_time: TimeUpSetting = "once"
    days_off: DaysOffSetting = 0  # at a slow table


class TakeDaysOff(Struct, frozen=True):
    """Stops one's clocks at one slow table, or at all of them; 0 days: back again, what is left is kept."""

    days: int
    table: str = ""


class DaysOffTaken(Struct, frozen=True):
    """At which tables they were taken or ended."""

    tables: list[str]


class SeatOrders(Struct, frozen=True):
    """The standing orders of one of one's own seats."""

    seat: int
    orders: list[str]


class GiveOrder(Struct, frozen=True):
    """Sets or lifts a standing order, as `order` does over the socket."""

    seat: int
    name: str
    on: bool


class ChannelInfo(Struct, frozen=True):
    """Where somebody is told something while away."""

    id: str
    kind: ChannelKind
    where: str  # enough to tell it from others
    state: Literal["new", "on", "off", "dropped"]  # to be confirmed; on; turned off; given up, since it never answered


class NoticeInfo(Struct, frozen=True):
    """Notices as one's own settings show them."""

    offered: list[ChannelKind]  # what this server can send
    push_key: str  # what a browser subscribes with; empty without Web Push
    settings: NoticeSettings
    channels: list[ChannelInfo]


class NewChannel(Struct, frozen=True):
    """A channel to be added; a notice comes at once, for a mail address one that asks to confirm it."""

    kind: ChannelKind
    target: ChannelTarget
    lang: str


class LinkUsed(Struct, frozen=True):
    """What a link of a notice has done."""

    kind: ChannelKind
    where: str
    state: Literal["new", "on", "off", "dropped"]


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


class ReviewWanted(Struct, frozen=True):
    """A review to begin, or to make finer than the one that is kept."""

    finer: bool = False


class ReviewedMoment(Struct, frozen=True):
    """The chances after an entry, with everything known. All figures of reviews are thousandths of a won game."""

    entry: int  # one more than the last, where somebody gave up
    chances: list[int]  # of each seat
    errors: list[int]  # twice the standard error
    luck: list[int]  # what the entry brought each seat beyond what its decisions cost


class ReviewedDecision(Struct, frozen=True):
    """A decision that cost something, by what its seat knew then."""

    entry: int
    seat: int
    action: str  # its name; `concede` for giving up
    better: str  # the one that promised most; `play_on` for not giving up
    cost: int
    error: int
    why: list[WhyBetter]


class ReviewedSeat(Struct, frozen=True):
    """How a seat came to its result: start + luck - cost + given = result."""

    start: int
    luck: int
    cost: int  # of its own decisions
    given: int  # by the decisions of others
    result: int
    error: int  # of luck and of cost


class Reviewed(Struct, frozen=True):
    """The review of an ended game, as far as it has come: while it is worked out, the curve alone."""

    state: Literal["none", "working", "done", "failed"]
    done: int  # parts
    total: int
    rollouts: int  # games from each moment
    iterations: int  # games for each decision
    every: int  # one moment and one decision in so many was looked at
    can_be_finer: bool
    moments: list[ReviewedMoment]
    decisions: list[ReviewedDecision]  # the dearest first
    accounts: list[ReviewedSeat]
    finding: str  # `best-won`, `best-lost`, `best-beaten`, `even`, `rough`, `shared`, `undecided`
    facts: dict[str, int]  # of the finding: `winner` and `rival` are seats


class Choices(Struct, frozen=True):
    """What could be done after an entry of an ended game, and what was."""

    seat: int
    actions: list[LegalAction]
    played: str


class WhatIf(Struct, frozen=True):
    """Another action after an entry of an ended game."""

    entry: int
    action: str  # its name


class ReviewedAction(Struct, frozen=True):
    """What an action is worth."""

    action: str
    worth: int  # to its seat, by what it knew then
    chances: list[int]  # of each seat, with everything known but the luck that follows


class TriedOut(Struct, frozen=True):
    """An action beside the one that was played."""

    seat: int
    played: ReviewedAction
    tried: ReviewedAction
    gained: int  # by the other one, for its seat, by what it knew then
    error: int  # twice the standard error of that
    why: list[WhyBetter]  # `better` is the one that was tried, `other` the one that was played


class PlayOn(Struct, frozen=True):
    """A new table that goes on from a moment of an ended game: oneself on a seat, bots on the others."""

    entry: int
    seat: int
    level: str  # of the bots


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


class ProblemSet(Struct, frozen=True):
    """The problems of a game, by name, the easiest first."""

    game: str
    problems: list[str]


class PosedReason(Struct, frozen=True):
    """Something that happens: how often in a hundred after the best action, and how often after another."""

    event: msgspec.Raw
    best: int
    other: int


class PosedAnswer(Struct, frozen=True):
    """An action, and what it leads to."""

    action: int
    chance: int  # thousandths of a game that the seat may expect after it
    error: int  # the standard error of what it is worth less than the best one
    reasons: list[PosedReason]  # none for the best one
    alike: list[int]  # other actions that come to the same


class PosedProblem(Struct, frozen=True):
    """A position as one seat sees it, and its answers, the best first."""

    game: str
    version: int
    name: str
    seat: int
    players: int
    view: msgspec.Raw
    text: str
    actions: list[LegalAction]
    secret: bool  # a secret choice
    answers: list[PosedAnswer]  # actions without one looked worse from the beginning
    from_memory: bool  # what is not in view at a table, because it has to be remembered, lies open here
    found: int  # how often of so many tries an amateur found the best action
    tries: int
    games: int  # with which each answer was measured


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


ActKind = Literal[
    "end-table", "delete-table", "erase-person", "delete-address", "mute-address", "unmute-address", "set-banner"
]


class OperatorAct(Struct, frozen=True):
    """Something that was done with the operator's token."""

    at: float
    act: str  # see `ActKind`
    subject: str  # an id or the hash of an address, never a name
    detail: str
    address: str  # from which it was done, as a hash


class MutedAddress(Struct, frozen=True):
    """An address, as a hash, from which nobody talks."""

    address: str
    at: float


class MuteAddress(Struct, frozen=True):
    """Mutes an address at all tables, or no more."""

    address: str  # as a hash
    on: bool = True


class BannerText(Struct, frozen=True):
    """What everybody is told; one text serves both languages, none takes the banner down."""

    fr: str = ""
    en: str = ""


class NoticeFigure(Struct, frozen=True):
    """How many notices of a state there are, or channels of a kind and state."""

    what: str
    count: int


FailingKind = Literal["table", "review", "worker", "notice", "writing", "bus"]


class FailingJob(Struct, frozen=True):
    """What does not work, or did not since the server started."""

    kind: FailingKind
    subject: str = ""  # a table, or the kind of a job
    why: str = ""  # a code, or how often


class OperatorState(Struct, frozen=True):
    """How the server is, for its operator: all processes together, as they were a second ago."""

    version: str
    processes: int
    pages: int
    people: int
    running: int  # tables
    over: int
    archived: int  # of those that are over
    data_bytes: int
    free_bytes: int | None  # on the disk of the data file; of a PostgreSQL nobody knows
    is_full: bool  # no new table can be opened
    notices: list[NoticeFigure]
    failing: list[FailingJob]
    banner: BannerText
    muted: list[MutedAddress]
    acts: list[OperatorAct]  # the latest, the newest first


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
    bus: Literal["none", "ok", "gone"]  # to other processes; without it they hear of each other a second later
    disk: Literal["ok", "full"] = "ok"  # full: no new table can be opened, games that run go on


class Problem(Struct, frozen=True):
    """Why an HTTP request was refused; the sentence is `refusal-CODE` or `mistake-CODE` in the texts.

    A request with the header `tablee-page` is refused under 200, with the status in the header `tablee-refused`.
    """

    code: str
    rule: str = ""
    facts: Facts = {}
    sentence: str = ""  # in English, for who reads it raw
