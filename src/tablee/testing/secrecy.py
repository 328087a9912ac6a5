"""The laws of secrecy: nothing that a viewer is told, offered or refused depends on what it may not know."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from math import sqrt

from tablee.engine.chance import Chance, SeededChance
from tablee.engine.dump import dump
from tablee.engine.game import Game
from tablee.engine.match import Entry, Match, can_be_undone
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT, SPECTATOR, Told, View, encode
from tablee.engine.state import State
from tablee.testing.claims import Claims
from tablee.testing.observing import observed
from tablee.testing.report import Fault, Report
from tablee.testing.secrets import Counted, Secret
from tablee.testing.times import check_times

SEVERAL_TRIES = 2000  # imagined states until a secret must have shown a second value
UNSURE_TRIES = 40  # exchanges until one must have shown that a secret could be otherwise
COUNTED_TRIES = 3000
TWIN_ACTIONS = 16  # actions tried in a state and its twin
TWIN_SEEDS = 6  # chances given to a twin to come out looking the same
UNLIKELY = 4.9  # standard deviations: about one in a million


def outside(state: State, viewer: int) -> bytes:
    """Everything that a viewer can get out of a state without acting."""
    seats = state.to_act()
    asked = 0 <= viewer < state.players
    actions = range(len(state.game.actions.entries))
    return encode(
        [
            state.view(viewer),
            seats,
            state.legal(viewer) if viewer in seats else [],
            [said(state, viewer, action) for action in actions] if asked else [],
            state.chat_closed_by(),
            state.on_clock(viewer) if viewer in seats else None,
            state.forced(viewer) if viewer in seats else None,
            state.can_take_back(viewer) if asked else False,
        ]
    )


def said(state: State, seat: int, action: int) -> object:
    """A refusal as it leaves the state."""
    refused = state.why_not(seat, action)
    return None if refused is None else [refused.code, refused.rule, refused.facts]


def what_differs(one: State, other: State, viewer: int) -> str:
    """Names the part in which two states differ for a viewer who must not tell them apart."""
    if encode(one.view(viewer)) != encode(other.view(viewer)):
        return f"view: {first_difference(one.view(viewer), other.view(viewer))}"
    if one.to_act() != other.to_act():
        return f"to_act: {one.to_act()} or {other.to_act()}"
    if viewer in one.to_act() and one.legal(viewer) != other.legal(viewer):
        return f"legal actions: {one.legal(viewer)} or {other.legal(viewer)}"
    for action in range(len(one.game.actions.entries)):
        if 0 <= viewer < one.players and said(one, viewer, action) != said(other, viewer, action):
            name = one.game.named(one, action)
            return f"refusal of {name}: {said(one, viewer, action)} or {said(other, viewer, action)}"
    return "chat, clock, forced answer or draft"


def first_difference(one: View, other: View) -> str:
    """The first field in which two views differ."""
    for name in one.__struct_fields__:
        if getattr(one, name) != getattr(other, name):
            return f"{name} is {getattr(one, name)!r} or {getattr(other, name)!r}"
    return "their bytes"


def viewers(state: State) -> list[int]:
    """The viewers from whom something must be kept."""
    return [SPECTATOR, *range(state.players)]


# Exchanged secrets --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Exchange:
    """Two secrets of one kind that change places, or one that gets another possible value."""

    secret: Secret
    value: str
    other: Secret | None = None

    def twin(self, state: State) -> State:
        """The state with the secrets exchanged."""
        twin = state.clone()
        self.secret.put(twin, self.value)
        if self.other is not None:
            self.other.put(twin, self.secret.value)
        return twin

    def __str__(self) -> str:
        return f"{self.secret.kind} {self.secret.value} for {self.value}"


class SecretKind:
    """The secrets of one kind, and the exchanges that they allow; thousands in a long game, so they are drawn."""

    def __init__(self, secrets: list[Secret]) -> None:
        self.secrets = secrets
        self.are_alike = len({secret.value for secret in secrets}) == 1

    def is_open(self) -> bool:
        return not self.are_alike or any(secret.others for secret in self.secrets)

    def draw(self, chance: Chance) -> Exchange:
        """Some exchange: a secret, then what could stand in its place."""
        movable = [secret for secret in self.secrets if secret.others] if self.are_alike else self.secrets
        secret = movable[chance.below(len(movable))]
        partners = [other for other in self.secrets if other.value != secret.value]
        choice = chance.below(len(secret.others) + len(partners))
        if choice < len(secret.others):
            return Exchange(secret, secret.others[choice])
        other = partners[choice - len(secret.others)]
        return Exchange(secret, other.value, other)


def open_kinds(secrets: list[Secret]) -> dict[str, SecretKind]:
    """The kinds of secrets that allow an exchange."""
    found: dict[str, list[Secret]] = defaultdict(list)
    for secret in secrets:
        found[secret.kind].append(secret)
    kinds = {name: SecretKind(same) for name, same in found.items()}
    return {name: kind for name, kind in kinds.items() if kind.is_open()}


def check_exchanges(state: State, claims: Claims, chance: Chance, count: int, report: Report) -> int:
    """Exchanges a number of secrets, each for some viewer, who must not notice, now or after an action."""
    if count == 0:
        return 0
    by_viewer = [(viewer, list(open_kinds(claims.secrets(state, viewer)).values())) for viewer in viewers(state)]
    possible = [(viewer, kinds) for viewer, kinds in by_viewer if kinds]
    for _ in range(count if possible else 0):
        viewer, kinds = possible[chance.below(len(possible))]
        check_exchange(state, kinds[chance.below(len(kinds))].draw(chance), viewer, chance, report)
    return count if possible else 0


def check_each_kind(state: State, claims: Claims, chance: Chance, report: Report) -> int:
    """One exchange of each kind for each viewer; how many that were."""
    kinds = [(viewer, kind) for viewer in viewers(state) for kind in open_kinds(claims.secrets(state, viewer)).values()]
    for viewer, kind in kinds:
        check_exchange(state, kind.draw(chance), viewer, chance, report)
    return len(kinds)


def check_exchange(state: State, exchange: Exchange, viewer: int, chance: Chance, report: Report) -> None:
    """One exchange, unseen by one viewer."""
    twin = exchange.twin(state)
    if outside(twin, viewer) != outside(state, viewer):
        raise Fault("leak", f"seat {viewer} can tell {exchange}: {what_differs(state, twin, viewer)}", state)
    if observed(twin, viewer) != observed(state, viewer):
        raise Fault("leak", f"the observation of seat {viewer} tells {exchange}", state)
    check_same_imagined(state, twin, viewer, chance)
    check_consequences(state, twin, viewer, chance, str(exchange), report)
    check_times(state, twin, viewer, chance, str(exchange), report)
    report.secrets[exchange.secret.kind.split()[0]] += 1
    report.counts["exchanged"] += 1


def check_same_imagined(state: State, twin: State, viewer: int, chance: Chance) -> None:
    """Equal views and equal chance give equal imagined states, whichever state was looked at last."""
    seed = chance.below(1 << 30)
    game = state.game
    here = dump(game.imagine(game.read_view(encode(state.view(viewer))), SeededChance(seed)))
    there = dump(game.imagine(game.read_view(encode(twin.view(viewer))), SeededChance(seed)))
    if here != there:
        raise Fault("back-door", f"imagine knows more than the view of seat {viewer} shows", state)


def check_consequences(state: State, twin: State, viewer: int, chance: Chance, name: str, report: Report) -> None:
    """The same action in a state and its twin: if the viewer sees the same before and after, it was told the same."""
    seats = state.to_act()
    if not seats or twin.to_act() != seats:
        return
    seat = viewer if viewer in seats else seats[chance.below(len(seats))]
    legal = [action for action in state.legal(seat) if action in twin.legal(seat)]
    start = chance.below(len(legal)) if legal else 0
    for action in (legal[start:] + legal[:start])[:TWIN_ACTIONS]:
        here = After(state, seat, action, chance.below(1 << 30))
        for attempt in range(TWIN_SEEDS):
            there = After(twin, seat, action, attempt)
            if compare_after(here, there, viewer, f"with {name}", report) or not there.outcomes:
                break


def check_choices(state: State, viewer: int, claims: Claims, chance: Chance, report: Report) -> None:
    """Two actions of someone else that look the same to a viewer afterwards were told to it in the same way.

    Where nothing is hidden from a viewer, nothing can be given away: a die that everyone has seen may differ.
    """
    seats = [seat for seat in state.to_act() if seat != viewer]
    if not seats or not claims.secrets(state, viewer):
        return
    seat = seats[chance.below(len(seats))]
    legal = state.legal(seat)
    first = legal[chance.below(len(legal))]
    second = legal[chance.below(len(legal))]
    here = After(state, seat, first, chance.below(1 << 30))
    there = After(state, seat, second, chance.below(1 << 30))
    compare_after(here, there, viewer, "though another action was played", report)


class After:
    """A state after an action: what was told, what chance gave."""

    def __init__(self, state: State, seat: int, action: int, seed: int) -> None:
        self.before = state
        self.seat = seat
        self.action = action
        self.state = state.clone()
        self.told: list[Told] = []
        self.outcomes: list[str] = []
        self.chance = SeededChance(seed)
        self.secret = seat in state.waiting
        self.state.told = self.told
        self.chance.heard = self.outcomes
        self.state.apply(seat, action, self.chance)
        self.state.told = None

    def seen(self, viewer: int) -> bytes:
        """What a viewer may know now."""
        return encode(self.state.view(viewer))

    def events(self, viewer: int) -> bytes:
        """What a viewer was told."""
        return encode([told.seen_by(viewer) for told in self.told])

    def can_undo(self) -> bool:
        """May the seat that acted take it back?"""
        entry = Entry(1, self.seat, [], self.outcomes, secret=self.secret)
        return can_be_undone(entry, self.told, self.before, self.state.to_act())


def compare_after(here: After, there: After, viewer: int, how: str, report: Report) -> bool:
    """Compares two outcomes that look the same to a viewer; False if they do not."""
    if here.seen(viewer) != there.seen(viewer) or outside(here.state, viewer) != outside(there.state, viewer):
        return False
    report.counts["consequences"] += 1
    if here.events(viewer) != there.events(viewer):
        number = f"{len(here.told)} or {len(there.told)} events"
        told = f"{here.events(viewer).decode()}\nor\n{there.events(viewer).decode()}"
        raise Fault("events", f"seat {viewer} is told something different, {how} ({number}):\n{told}", here.before)
    if viewer == here.seat and here.can_undo() != there.can_undo():
        raise Fault("undo-permission", f"seat {viewer} may undo or not, {how}", here.before)
    return True


# Imagined states ----------------------------------------------------------------------------------------


def check_imagined(state: State, viewer: int, chance: Chance, report: Report) -> None:
    """What is imagined from a view looks to its viewer as the true state does."""
    game = state.game
    try:
        imagined = game.imagine(game.read_view(encode(state.view(viewer))), chance)
    except Mistake as mistake:
        raise Fault("imagine", f"the view of seat {viewer} cannot be imagined: {mistake}", state) from mistake
    report.counts["imagined"] += 1
    if outside(imagined, viewer) != outside(state, viewer):
        difference = what_differs(state, imagined, viewer)
        raise Fault("imagine", f"the state imagined for seat {viewer} looks different: {difference}", state)


def check_several(state: State, viewer: int, claims: Claims, chance: Chance, report: Report) -> None:
    """Each kind of secret that could be otherwise takes several values among imagined states."""
    secrets = claims.secrets(state, viewer)
    mine = by_kind(secrets)
    unsure = {
        name
        for name, kind in open_kinds(secrets).items()
        if any(
            by_kind(claims.secrets(kind.draw(chance).twin(state), viewer)).get(name) != mine[name]
            for _ in range(UNSURE_TRIES)
        )
    }
    seen: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    game, view = state.game, state.view(viewer)
    for _ in range(SEVERAL_TRIES):
        if all(len(seen[kind]) > 1 for kind in unsure):
            return
        report.counts["imagined"] += 1
        found = by_kind(claims.secrets(game.imagine(view, chance), viewer))
        for kind in unsure:
            seen[kind].add(found.get(kind, ()))
    stuck = ", ".join(sorted(kind for kind in unsure if len(seen[kind]) <= 1))
    raise Fault("imagine-one-value", f"for seat {viewer} only one value is ever imagined of: {stuck}", state)


def by_kind(secrets: list[Secret]) -> dict[str, tuple[str, ...]]:
    """The values of the secrets of each kind, place by place."""
    values: dict[str, list[str]] = defaultdict(list)
    for secret in secrets:
        values[secret.kind].append(secret.value)
    return {kind: tuple(found) for kind, found in values.items()}


def check_counted(game: Game, counted: Counted, chance: Chance, report: Report) -> None:
    """A hand-counted position: all its hidden states are imagined, no others, each as often as counted."""
    view = game.read(counted.position)
    found: Counter[str] = Counter()
    for _ in range(COUNTED_TRIES):
        found[counted.hidden(game.imagine(view, chance))] += 1
    report.counts["imagined"] += COUNTED_TRIES
    if set(found) != set(counted.weights):
        raise Fault("counted", f"{counted.name}: imagined {sorted(found)}, counted {sorted(counted.weights)}")
    total = sum(counted.weights.values())
    expected = {key: COUNTED_TRIES * weight / total for key, weight in counted.weights.items()}
    chi_square = sum((found[key] - mean) ** 2 / mean for key, mean in expected.items())
    freedom = len(expected) - 1
    if freedom and chi_square > freedom + UNLIKELY * sqrt(2 * freedom) + UNLIKELY**2:
        pairs = ", ".join(f"{key}: {found[key]} for {mean:.0f}" for key, mean in expected.items())
        raise Fault("counted", f"{counted.name}: imagined with the wrong frequencies ({pairs})")


# Views and catch-up ---------------------------------------------------------------------------------------


def check_catch_up(match: Match, claims: Claims, since: int) -> None:
    """What was shown for a moment, from an entry on, is gone from everything that can be asked for later."""
    if match.is_over() or not claims.fleeting:
        return
    now = match.entries[-1].number
    for viewer in (SPECTATOR, *range(match.state.players)):
        for entry, event in match.events(viewer, since):
            for argument in claims.fleeting.get(event.kind, ()):
                if entry < now and event.arguments()[argument] is not None:
                    what = f"{argument} of {event.kind} in entry {entry}"
                    raise Fault("catch-up", f"seat {viewer} can still read {what} after entry {now}", match.state)


def unequal_views(state: State) -> str | None:
    """A viewer whose view is not the omniscient one, if there is any."""
    whole = state.view(OMNISCIENT)
    for viewer in viewers(state):
        view = state.view(viewer)
        for name in whole.__struct_fields__:
            if name != "header" and getattr(view, name) != getattr(whole, name):
                return f"seat {viewer} is not shown {name}, but the game's secrets.py names no secret"
    return None
