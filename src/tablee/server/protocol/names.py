"""Bodies of HTTP requests and answers about names that last."""

from typing import Literal

from tablee.server.protocol.parts import Struct


class PasskeyInfo(Struct, frozen=True):
    """One of one's own passkeys."""

    id: str
    created: float
    used: float  # when it last took the name back; 0: never


class Lasting(Struct, frozen=True):
    """What takes one's name back, and what others may see of it and do with it."""

    offers: Literal["yes", "needs-https", "not-installed"]  # can passkeys be made and used here?
    passkeys: list[PasskeyInfo]
    card: float  # when it was made; 0: there is none
    link: str  # of the page that others may open, below `p/`; empty: nobody may
    invitable: bool
    looks: str  # how one likes the page to look, in the page's own words


class PasskeyOptions(Struct, frozen=True):
    """What the browser is asked, as JSON of Web Authentication. The challenge works once, within five minutes."""

    options: str


class PasskeyAnswer(Struct, frozen=True):
    """What the browser answers, as JSON of Web Authentication."""

    answer: str


class NewCard(Struct, frozen=True):
    """A card in a language, in place of the one before."""

    lang: str


class CardMade(Struct, frozen=True):
    """A card to print. It is told once; the server keeps a keyed hash of the words."""

    words: list[str]
    link: str  # with the words behind its #, which no browser sends to a server
    qr: str  # of the link, as SVG


class UseCard(Struct, frozen=True):
    """The words of a card: in French or English, an accent or an ending does not matter."""

    words: str


class OwnWishes(Struct, frozen=True):
    """May others open one's page, by a link that is new each time, and invite one?"""

    shared: bool
    invitable: bool


class Looks(Struct, frozen=True):
    """How one likes the page to look, in the page's own words."""

    looks: str


class PlayedGame(Struct, frozen=True):
    """A game that has ended; to others without the table and who else was there."""

    game: str
    ended: float
    players: int
    place: int  # 0: nobody won, or one held several seats
    ending: str  # finished, conceded, agreed, expired
    table: str = ""
    others: list[str] = []


class OwnPage(Struct, frozen=True):
    """A person's games, the latest first."""

    name: str
    since: float
    games: list[PlayedGame]


class Friend(Struct, frozen=True):
    """Somebody one has played with."""

    user: str
    name: str
    games: int
    last: float  # when the last of these games ended
    invitable: bool
    invited: bool  # to the table in question
    declined: bool  # the invitation to it


class InviteFriend(Struct, frozen=True):
    """Invites somebody one has played with to a table at which one sits."""

    user: str
