"""What a position of Olympiades is made of. Records are checked against it: under one version it only grows."""

from typing import Any

from tablee.engine.fields import FLAG, Array, Field, Made, One, WholeNumber, Word
from tablee.engine.state import NOBODY
from tablee.games.olympiades.board import BOARD, METALS
from tablee.games.olympiades.events import SPORTS
from tablee.games.olympiades.rules import Olympiades
from tablee.games.olympiades.rules_actions import HOLES
from tablee.games.olympiades.rules_settings import NUMERIC_DICE
from tablee.games.olympiades.rules_stadium import MEDALS, NONE
from tablee.games.olympiades.rules_words import NUMBER_OF, WORD_OF
from tablee.games.olympiades.shapes import Finished, Won

TEAMS = [team.slug for team in BOARD.teams]


class Square(WholeNumber):
    """A square of a score track; null if there is no cube on it."""

    def write(self, state: Any, value: int) -> Any:
        """The square, if there is one."""
        return None if value == NONE else super().write(state, value)

    def read(self, state: Any, found: Any) -> int:
        """A square, or none."""
        return NONE if found is None else super().read(state, found)


# Teams ------------------------------------------------------------------------------------------------


def medals_of(state: Olympiades) -> dict[str, dict[str, int]]:
    """The medal table: how many of which metal a team has."""
    found = {
        team: {metal: int(state.medals[row * MEDALS + at]) for at, metal in enumerate(METALS)}
        for row, team in enumerate(TEAMS)
    }
    rows = {team: {metal: count for metal, count in row.items() if count} for team, row in found.items()}
    return {team: row for team, row in rows.items() if row}


def put_medals(state: Olympiades, found: dict[str, dict[str, int]]) -> None:
    """A medal table in place of the one that a scenario begins with."""
    for row, team in enumerate(TEAMS):
        medals = found.get(team, {})
        for at, metal in enumerate(METALS):
            state.medals[row * MEDALS + at] = medals.get(metal, 0)


def holes_of(state: Olympiades) -> dict[str, list[int]]:
    """The holes that a team has taken, from 1."""
    rows = {
        team: [hole + 1 for hole in range(HOLES) if state.holes[row * HOLES + hole]] for row, team in enumerate(TEAMS)
    }
    return {team: holes for team, holes in rows.items() if holes}


def put_holes(state: Olympiades, found: dict[str, list[int]]) -> None:
    """Holes that are taken."""
    for team, holes in found.items():
        for hole in holes:
            state.holes[TEAMS.index(team) * HOLES + hole - 1] = 1


# What was won and shown -------------------------------------------------------------------------------


def medal_json(won: Won) -> dict[str, Any]:
    """A medal: who won it, or which team lost it."""
    found: dict[str, Any] = {"metal": won.metal, "team": TEAMS[won.team]}
    if won.seat is not None:
        found["seat"] = won.seat
    if won.lost:
        found["lost"] = True
    return found


def medal_from(found: dict[str, Any]) -> Won:
    """A medal as it was written."""
    return Won(found["metal"], TEAMS.index(found["team"]), found.get("seat"), found.get("lost", False))


def won_of(state: Olympiades) -> list[dict[str, Any]]:
    """The medals of the event on the table."""
    return [medal_json(won) for won in state.won]


def put_won(state: Olympiades, found: list[dict[str, Any]]) -> None:
    """Medals of the event."""
    state.won = [medal_from(won) for won in found]


def history_of(state: Olympiades) -> list[dict[str, Any]]:
    """The events that are over: their medals, and what each seat spent."""
    return [
        {"event": past.event, "won": [medal_json(won) for won in past.won], "spent": list(past.spent)}
        for past in state.history
    ]


def put_history(state: Olympiades, found: list[dict[str, Any]]) -> None:
    """Events that are over."""
    state.history = [
        Finished(past["event"], [medal_from(won) for won in past["won"]], list(past["spent"])) for past in found
    ]


def pads_of(state: Olympiades) -> list[str | None]:
    """What the pad of each seat showed when they were last revealed; nothing while none has."""
    words = [None if action == NONE else WORD_OF[action] for action in state.pads]
    return words if any(words) else []


def put_pads(state: Olympiades, found: list[str | None]) -> None:
    """Pads as they were revealed."""
    for seat, word in enumerate(found):
        state.pads[seat] = NONE if word is None else NUMBER_OF[word]


def lately_of(state: Olympiades) -> list[list[str]]:
    """What each seat has shown and thrown since the last decision."""
    words = [[WORD_OF[note] for note in notes] for notes in state.lately]
    return words if any(words) else []


def put_lately(state: Olympiades, found: list[list[str]]) -> None:
    """Choices and throws, as all have seen them."""
    for seat, words in enumerate(found):
        for word in words:
            state.note(seat, NUMBER_OF[word])


def out_of(state: Olympiades) -> list[int]:
    """The seats that have retired."""
    return [seat for seat in range(state.players) if state.out[seat]]


def put_out(state: Olympiades, found: list[int]) -> None:
    """Seats that have retired."""
    for seat in found:
        state.out[seat] = 1


FIELDS: dict[str, Field] = {
    "programme": Array(Word(SPORTS), NONE),
    "index": One(),
    "first": One(),
    "energy": Array(),
    "medals": Made(medals_of, put_medals, {}),
    "history": Made(history_of, put_history, []),
    "lately": Made(lately_of, put_lately, []),
    "round": One(default=1),
    "turn": One(default=NOBODY),
    "score": Array(Square(), NONE),
    "pads": Made(pads_of, put_pads, []),
    "dice": Array(places=NUMERIC_DICE),
    "cube": One(),
    "baskets": Array(places=TEAMS),
    "holes": Made(holes_of, put_holes, {}),
    "ball": One(default=NOBODY),
    "streak": One(),
    "price": One(default=NONE),
    "speaker": One(default=NOBODY),
    "due": One(),
    "gains": One(FLAG),
    "part": One(default=NOBODY),
    "trying": One(),
    "rerolls": One(),
    "out": Made(out_of, put_out, []),
    "spent": Array(),
    "won": Made(won_of, put_won, []),
}
