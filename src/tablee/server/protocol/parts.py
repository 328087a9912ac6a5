"""What messages are made of."""

from typing import Literal

import msgspec

VERSION = 1  # a page that speaks another version is told to reload
LONGEST_MESSAGE = 16 * 1024  # bytes from a page
LONGEST_NAME = 40
LONGEST_SAYING = 500
LONGEST_ID = 64

Fact = str | int
Facts = dict[str, Fact]
ClockSetting = Literal[0, 30, 120, 600, 28800, 86400, 259200, 604800]  # seconds per decision; 0: no clock
SLOW = 28800  # from here on a table is slow: people come back for each decision
BudgetSetting = Literal[0, 300, 900, 1800, 3600]  # seconds for the whole game; 0: no such limit
IncrementSetting = Literal[0, 5, 10, 20, 30]  # seconds that each answer adds to them
DaysOffSetting = Literal[0, 3, 7, 14, 30]  # for each person and the whole game
TimeUpSetting = Literal["once", "bot", "last"]  # a bot for this decision, a bot from then on, or ranked last
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
    "time-up-once",
    "time-up-bot",
    "time-up-last",
    "days-off",
]
ChannelKind = Literal["push", "mail", "ntfy", "matrix", "discord", "slack", "hook"]
WishedKind = Literal["turn", "invited", "ended", "chat"]
OutgoingKind = Literal["turn", "invited", "ended", "chat", "confirm", "trial"]
SPECTATOR = -1
OMNISCIENT = -2


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all parts of messages share."""


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
    off_until: float  # until when days off stop the clocks of this person; 0: not now, and in lists
    days_left: float  # days off that this person still has here; 0 in lists


class Result(Struct, frozen=True):
    """How a table ended."""

    ending: Ending
    places: list[int]  # of each seat, 1 for the first; empty if nobody won (agreed, expired)
    scores: list[float]
    word: str  # the game's own word for its ending, empty unless finished
    sides: list[int]  # of each seat, where there are places: team-mates share one


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
    seat: int  # whose action it was; -1: nobody's alone, as the deal or secret choices that were opened together
    event: msgspec.Raw  # `kind`, `rule` and arguments; a hidden or lapsed argument is null


class LegalAction(Struct, frozen=True):
    """A legal action, with the name by which records call it."""

    action: int
    named: str  # `place_link line=HUNA-LALE card=LALE`


class WhyBetter(Struct, frozen=True):
    """Something that is told more often, or less, after a better action than after another, with the same luck."""

    event: msgspec.Raw
    better: int  # times in a hundred after the better one
    other: int  # and after the other


class HintedAction(Struct, frozen=True):
    """An action of a hint."""

    action: LegalAction
    worth: int  # thousandths of a won game that its seat may expect
    error: int  # twice the standard error: of the worth for the best one, for another of the difference to it
    why: list[WhyBetter]  # the best one is better than this one


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
    company: int  # how many play where someone begins at once against bots
    options: list[OptionInfo]
    presets: dict[str, dict[str, Fact]]
    preset_players: dict[str, list[int]]  # the numbers of players that each preset suits
    bots: list[str]  # levels, the simplest first
    standing_orders: list[str]  # words in the texts as `order-NAME`; `only-one` is known to every table
    hints: bool
    words: dict[str, str]  # argument -> the vocabulary of its values in the texts
    lines: dict[str, str]  # line of a position -> what its words are: `number`, `seat`, `place=tile` …
    example: bool
    tutorial: bool  # there is a `Lesson`
    newest_view: bool  # its views have all fields of the newest version's: the same board can draw them


class ChannelTarget(Struct, frozen=True):
    """Where a channel leads: what its kind needs of this, the rest empty."""

    url: str = ""  # of a web hook, of a push service, of a Matrix server
    mail: str = ""
    room: str = ""  # of Matrix
    token: str = ""  # of Matrix or ntfy
    p256dh: str = ""  # the keys of a browser's subscription
    auth: str = ""


class NoticeSettings(Struct, frozen=True):
    """What a person who is away wants to be told, and when."""

    kinds: list[WishedKind] = msgspec.field(default_factory=lambda: ["turn", "invited", "ended"])
    minutes: int = 5  # away for so long
    quiet_from: int = 0  # minutes of the day, by the person's own clock
    quiet_to: int = 0  # the same as `quiet_from`: never quiet
    zone: int = 0  # minutes by which that clock is ahead of UTC
    digest: Literal[0, 1, 24] = 0  # at most one message in so many hours; 0: each by itself


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
    due: float  # when the time of that decision is up, by the server's clock; 0: no clock runs
    invited: str = ""  # the name of who has invited whoever asks
