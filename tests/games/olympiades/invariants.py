"""What must hold in Olympiades after every action (docs/rules/olympiades.md, section 11)."""

from tablee.games.olympiades.board import BOARD, METALS
from tablee.games.olympiades.events import SPORT_EVENTS, SPORTS
from tablee.games.olympiades.rules import Olympiades
from tablee.games.olympiades.rules_settings import KINDS, RESTING
from tablee.games.olympiades.shapes import Finished

RANKED = ("track_cycling", "show_jumping", "weightlifting", "archery", "sprint_100", "high_jump")
TEAM_EVENTS = ("golf", "relay_run", "relay_medley", "basketball", "fencing", "tug_of_war", "taekwondo")
TEAMS = ("sun", "wave")


def broken(before: Olympiades | None, after: Olympiades) -> list[str]:
    """The sentences that do not hold."""
    faults = [*numbers(after), *asked(after)]
    if before is not None:
        faults += changes(before, after)
        for place in range(len(before.history), len(after.history)):
            faults += medals(after, after.history[place])
    return faults


def numbers(state: Olympiades) -> list[str]:
    """Energy, medals, score tracks, cubes and holes within their bounds."""
    faults = []
    if not all(0 <= energy <= BOARD.energy.max for energy in state.energy):
        faults.append(f"OLY-2.1: energy between 0 and 30, but it is {list(state.energy)}")
    if any(count < 0 for count in state.medals):
        faults.append("section 11: medal counts are never negative")
    most = 10 if state.sport() in ("golf", "taekwondo") else BOARD.score_track.max
    if any(not -1 <= score <= most for score in state.score):
        faults.append(f"section 11: score cubes within 0 and {most}, but they are {list(state.score)}")
    if any(hole not in (0, 1) for hole in state.holes):
        faults.append("OLY-12.2: at most one cube on each square")
    if not 0 <= state.first < state.players:
        faults.append("section 11: the first player sits at the table")
    used = [sport for sport in state.programme if sport >= 0]
    if not state.settings.scenario.events and len(used) != len(set(used)):
        faults.append("OLY-1.5: no tile is drawn twice")
    return faults


def asked(state: Olympiades) -> list[str]:
    """A seat that must decide has a choice, and one that has locked its pad has one choice on it."""
    idle = [seat for seat in state.to_act() if len(state.legal(seat)) == 1]
    faults = [f"OLY-2.9: a single choice is made automatically, but seat {seat} is asked" for seat in idle]
    if state.drafts and any(len(state.drafts[seat]) != 1 for seat in state.submitted):
        faults.append("OLY-2.15: a locked pad shows one choice")
    if len(state.history) != state.index:
        faults.append("section 4: one record for each finished event")
    return faults


def changes(before: Olympiades, after: Olympiades) -> list[str]:
    """What an action can change, and what not."""
    faults = []
    spent = spent_in(after, len(before.history)) - sum(before.spent)
    if sum(before.energy) - sum(after.energy) != spent:
        faults.append("section 11: the energy spent is what the records say")
    rests = [SPORT_EVENTS[before.programme[place]].kind == RESTING for place in played(before, after)]
    if sum(after.energy) > sum(before.energy) and not any(rests):
        faults.append("section 11: energy only grows in rest events")
    if sum(after.medals) < sum(before.medals) - 1 and before.sport() != "doping_control":
        faults.append("section 11: medals shrink only in the control, by one at most")
    return faults


def played(before: Olympiades, after: Olympiades) -> range:
    """The places of the programme on which something happened."""
    return range(int(before.index), min(int(after.index) + 1, len(before.programme)))


def spent_in(state: Olympiades, start: int) -> int:
    """The energy spent in the finished events from a place on, and in the current one."""
    now = 0 if state.is_over() else sum(state.spent)
    return int(sum(sum(past.spent) for past in state.history[start:]) + now)


def medals(state: Olympiades, past: Finished) -> list[str]:
    """The medals of an event fit its kind."""
    counts = [sum(1 for won in past.won if won.metal == metal and not won.lost) for metal in METALS]
    is_final = KINDS[SPORT_EVENTS[SPORTS.index(past.event)].kind] == "final"
    times = int(state.settings.final_gold) if is_final else 1
    if past.event in RANKED:
        return ranked(past, counts)
    if past.event in TEAM_EVENTS and counts not in ([times, 0, 0], [2 * times, 0, 0]):
        return [f"section 11: one gold or two in {past.event}, but there are {counts}"]
    if past.event == "tennis" and counts != [1, 1, 1]:
        return ["section 11: tennis gives one gold, one silver, one bronze"]
    if past.event == "beach_volley" and counts not in ([0, 0, 0], [1, 0, 0], [2, 0, 0]):
        return ["OLY-21.3: no gold, one, or two"]
    if past.event == "doping_control" and (any(counts) or len(past.won) > 1):
        return ["OLY-22.5: at most one medal is lost, none won"]
    return []


def ranked(past: Finished, counts: list[int]) -> list[str]:
    """Gold first; no silver beside two golds; no bronze beside two silvers or three golds (OLY-3.1)."""
    gold, silver, bronze = counts
    faults = []
    if gold == 0 and silver + bronze:
        faults.append(f"OLY-3.1: gold comes first, but {past.event} gave {counts}")
    if (silver and gold != 1) or (bronze and gold + silver != 2):
        faults.append(f"OLY-3.1: the three-medal rule in {past.event}, but there are {counts}")
    if not all(won.seat is not None for won in past.won):
        faults.append(f"OLY-3.5: medals of {past.event} are won by athletes")
    return faults
