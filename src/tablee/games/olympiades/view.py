"""What each viewer may know of Olympiades, and how to imagine a state that fits it: only locked pads are secret."""

from typing import Final

from tablee.engine.arrays import i64, vec
from tablee.engine.chance import Chance
from tablee.engine.refusal import demand
from tablee.engine.shapes import ViewHeader
from tablee.engine.state import NOBODY
from tablee.games.olympiades.board import BOARD, METALS
from tablee.games.olympiades.events import SPORTS
from tablee.games.olympiades.events.golf import prices
from tablee.games.olympiades.rules import Olympiades
from tablee.games.olympiades.rules_actions import (
    DICE,
    HOLES,
    LEVELS,
    MOST_ENERGY,
    WHEEL,
)
from tablee.games.olympiades.rules_settings import FACES, TALKS
from tablee.games.olympiades.rules_stadium import GREEN, MEDALS, NONE, POINTS, SUN, TEAMS, WAVE
from tablee.games.olympiades.rules_words import NUMBER_OF, WORD_OF
from tablee.games.olympiades.shapes import Medals, OlympiadesView, Tile, Won

GOLF: Final = "golf"
MOST_SCORE: Final = BOARD.score_track.max


def fill_view(state: Olympiades, header: ViewHeader) -> OlympiadesView:
    """Every field by hand: energy, medals and score tracks are public (OLY-2.8); pads only as they were revealed."""
    return OlympiadesView(
        header=header,
        programme=[SPORTS[number] if number != NONE else None for number in state.programme],
        kinds=state.kinds(),
        index=int(state.index),
        energy=as_list(state.energy),
        medals=[medals_of(state, SUN), medals_of(state, WAVE)],
        points=[int(state.points(SUN)), int(state.points(WAVE))],
        first=int(state.first),
        talk=TALKS[state.talk()],
        tile=tile_view(state),
        history=state.history,
        gained=[gained_in(finished.won) for finished in state.history],
        lately=[lately_of(state, seat) for seat in range(state.players)],
    )


def gained_in(won: list[Won]) -> list[int]:
    """The points of each team; a medal that was lost counts against it (OLY-3.6)."""
    points = [0] * TEAMS
    for one in won:
        worth = POINTS[METALS.index(one.metal)]
        points[one.team] += -worth if one.lost else worth
    return points


def tile_view(state: Olympiades) -> Tile:
    """What lies on the table for the event."""
    return Tile(
        event=state.sport(),
        round=int(state.round),
        turn=somebody(state.turn),
        score=[somebody(score) for score in state.score],
        pads=[pad_word(action) for action in state.pads],
        dice=as_list(state.dice),
        cube=int(state.cube),
        baskets=as_list(state.baskets),
        holes=[holes_of(state, SUN), holes_of(state, WAVE)],
        ball=somebody(state.ball),
        streak=int(state.streak),
        price=somebody(state.price),
        speaker=somebody(state.speaker),
        due=int(state.due),
        gains=state.gains,
        part=somebody(state.part),
        trying=int(state.trying),
        rerolls=int(state.rerolls),
        out=[seat for seat in range(state.players) if state.out[seat]],
        won=state.won,
        spent=as_list(state.spent),
        strokes=strokes_in(state.sport(), somebody(state.turn), int(state.dice[GREEN])),
    )


def strokes_in(event: str, turn: int | None, die: int) -> list[int]:
    """In golf, while somebody at a taken hole looks for another one."""
    return prices(die) if event == GOLF and turn is not None else []


def as_list(values: vec[i64]) -> list[int]:
    """An array as a list."""
    return [int(value) for value in values]


def somebody(value: i64) -> int | None:
    """A seat or a number; None for nobody and nothing, which are the same number."""
    return None if value == NONE else int(value)


def medals_of(state: Olympiades, team: i64) -> Medals:
    """The medal table of a team."""
    base = team * MEDALS
    return Medals(int(state.medals[base]), int(state.medals[base + 1]), int(state.medals[base + 2]))


def holes_of(state: Olympiades, team: i64) -> list[int]:
    """The holes that a team has taken, from 1."""
    return [hole + 1 for hole in range(HOLES) if state.holes[team * HOLES + hole]]


def pad_word(action: i64) -> str | None:
    """What a pad shows, as one word; nothing for a pad that has shown nothing."""
    return None if action == NONE else WORD_OF[action]


def lately_of(state: Olympiades, seat: i64) -> list[str]:
    """What a seat has shown and thrown since the last decision, in words."""
    return [WORD_OF[note] for note in state.lately[seat]]


# Imagining --------------------------------------------------------------------------------------------


def imagine(state: Olympiades, view: OlympiadesView, chance: Chance, notes: bytes) -> None:
    """Everything but the pads is seen; the engine imagines those, each choice equally likely."""
    state.lay_out()
    demand(len(view.programme) == len(state.programme) and len(view.energy) == state.players, "programme")
    for index, sport in enumerate(view.programme):
        state.programme[index] = NONE if sport is None else SPORTS.index(sport)
    state.index = view.index
    demand(0 <= view.index <= len(view.programme), "programme")
    drawn = [sport for sport in view.programme if sport is not None]
    demand(len(set(drawn)) == len(drawn) or bool(state.settings.scenario.events), "programme")
    demand(len(view.history) == view.index, "history")
    for seat in range(state.players):
        demand(0 <= view.energy[seat] <= MOST_ENERGY, "energy")
        state.energy[seat] = view.energy[seat]
    for team in range(TEAMS):
        medals = view.medals[team]
        state.medals[team * MEDALS] = medals.gold
        state.medals[team * MEDALS + 1] = medals.silver
        state.medals[team * MEDALS + 2] = medals.bronze
    demand(0 <= view.first < state.players, "seats")
    state.first = view.first
    state.history = view.history
    demand(len(view.lately) == state.players, "seats")
    for seat in range(state.players):
        for word in view.lately[seat]:
            state.note(seat, NUMBER_OF[word])
    imagine_tile(state, view.tile)
    check(state, view)


def imagine_tile(state: Olympiades, tile: Tile) -> None:
    """What lies on the table for the event."""
    players = state.players
    demand(len(tile.score) == players and len(tile.pads) == players and len(tile.spent) == players, "seats")
    demand(len(tile.dice) == DICE and len(tile.baskets) == TEAMS and len(tile.holes) == TEAMS, "tile")
    state.round = tile.round
    state.turn = number_of(tile.turn)
    for seat in range(players):
        state.score[seat] = number_of(tile.score[seat])
        demand(state.score[seat] <= MOST_SCORE, "score")
        pad = tile.pads[seat]
        state.pads[seat] = NONE if pad is None else NUMBER_OF[pad]
        state.spent[seat] = tile.spent[seat]
    for die in range(DICE):
        state.dice[die] = tile.dice[die]
    state.cube = tile.cube
    for team in range(TEAMS):
        state.baskets[team] = tile.baskets[team]
        for hole in tile.holes[team]:
            demand(1 <= hole <= HOLES, "tile")
            state.holes[team * HOLES + hole - 1] = 1
    state.ball = number_of(tile.ball)
    state.streak = tile.streak
    state.price = number_of(tile.price)
    state.speaker = number_of(tile.speaker)
    state.due = tile.due
    state.gains = tile.gains
    state.part = number_of(tile.part)
    state.trying = tile.trying
    state.rerolls = tile.rerolls
    for seat in tile.out:
        demand(0 <= seat < players, "seats")
        state.out[seat] = 1
    state.won = tile.won
    for won in tile.won:
        demand(won.team in (SUN, WAVE) and (won.seat is None or 0 <= won.seat < players), "seats")
    state.work_out()


def check(state: Olympiades, view: OlympiadesView) -> None:
    """A view that no game could show is refused."""
    tile = view.tile
    demand(tile.event == state.sport(), "event")
    demand(state.event().first_round <= tile.round <= state.event().last_round, "round")
    demand(
        all(0 <= face <= FACES for face in tile.dice) and 0 <= tile.trying <= LEVELS and tile.rerolls <= WHEEL, "tile"
    )
    for seat in (tile.turn, tile.ball, tile.speaker, tile.part):
        demand(seat is None or 0 <= seat < state.players, "seats")
    if state.is_over():
        demand(not state.drafts and tile.turn is None, "ending")
        return
    demand(-1 <= tile.cube <= 1 and max(tile.baskets) <= 1, "decided")  # one pull, one round or one basket more wins
    if state.drafts:
        asked = sorted([*state.waiting, *state.submitted])
        demand(tile.turn is None and tile.due == 0 and len(state.waiting) > 0, "waiting")
        demand(asked == state.event().asks(state) and len(state.drafts) == state.players, "waiting")
        for seat in state.waiting:
            demand(len(state.legal(seat)) > 1, "no-choice")
    else:
        demand(tile.turn is not None and len(state.legal(state.turn)) > 1, "no-choice")


def number_of(value: int | None) -> i64:
    """A seat or a number; NONE, which is NOBODY, for nothing."""
    return NOBODY if value is None else value
