"""The laws of play: decisions, refusals, clones, round trips, records, undo, ends."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tablee import bots
from tablee.engine.arrays import members, vec, words_for, zeros
from tablee.engine.chance import Chance
from tablee.engine.dump import dump
from tablee.engine.game import ASK, Game, NoChance
from tablee.engine.match import Match
from tablee.engine.record import read_record, record_of, replay, verify, write_record
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import NOTES_LIMIT, OMNISCIENT, SPECTATOR, Budget, encode
from tablee.engine.state import NOBODY, Fixed, State
from tablee.minds.levels import LEVELS
from tablee.testing.claims import Claims
from tablee.testing.report import Fault, Report
from tablee.testing.words import Words

FOREIGN_NUMBERS = (-1, -7, 10**6)
CLONE_STEPS = 12
SHARED = ("game", "fixed", "settings", "told", "kind")  # the same for all states of a table, or not part of a position


def check_decision(state: State) -> None:
    """Who must act and what is legal: seats and actions ascending, unique, known; one at least for a seat that acts."""
    seats = state.to_act()
    if seats != sorted(set(seats)) or not all(0 <= seat < state.players for seat in seats):
        raise Fault("decision", f"to_act gives {seats}: seats must be ascending, unique and at the table", state)
    size = len(state.game.actions.entries)
    for seat in seats:
        legal = state.legal(seat)
        if not legal:
            raise Fault("decision", f"seat {seat} must act but has no legal action", state)
        if legal != sorted(set(legal)) or not 0 <= legal[0] <= legal[-1] < size:
            raise Fault("legal-order", f"legal actions of seat {seat} are not ascending, unique and known", state)
        if state.game.actions.clock_only & set(legal):
            raise Fault("clock-only", f"an action of the clock is offered to seat {seat}", state)
        for action in legal:
            refused = state.why_not(seat, action)
            if refused is not None:
                name = state.game.named(state, action)
                raise Fault("why-not", f"{name} of seat {seat} is legal but refused ({refused})", state)
    check_quick_decision(state)


def check_quick_decision(state: State) -> None:
    """Who is asked and what is offered without a list, where a game says so for speed, is what the lists say."""
    seats = state.to_act()
    for preferred in range(state.players):
        asked = preferred if preferred in seats else seats[0] if seats else NOBODY
        if state.next_to_act(preferred) != asked:
            raise Fault("quick-decision", f"seat {state.next_to_act(preferred)} is asked instead of {asked}", state)
    for seat in seats or range(state.players):
        out = zeros(words_for(len(state.game.actions.entries)))
        out[0] = -1  # what was there before must not matter
        state.offer(seat, out)
        if members(out) != state.legal(seat):
            raise Fault("quick-decision", f"what is offered to seat {seat} is not what is legal", state)


def check_over(state: State) -> None:
    """When nobody must act any more, nothing is legal."""
    for seat in range(state.players):
        if state.legal(seat):
            raise Fault("over", f"the game is over, but seat {seat} has legal actions", state)
    check_quick_decision(state)


def check_refusals(state: State, words: Words, report: Report) -> None:
    """`why_not` is None exactly for the legal actions, on every seat and action; every refusal cites a rule."""
    seats = state.to_act()
    before = dump(state)
    for seat in range(state.players):
        legal = set(state.legal(seat)) if seat in seats else set()
        for action in range(len(state.game.actions.entries)):
            refused = state.why_not(seat, action)
            if (refused is None) != (action in legal):
                name = state.game.named(state, action)
                raise Fault("why-not", f"{name} of seat {seat} is neither legal nor refused", state)
            if refused is not None:
                report.refusals[refused.code] += 1
                words.refusal(refused)
    if dump(state) != before:
        raise Fault("hostile", "asking why an action is not possible changed the state", state)


def check_hostile(state: State, chance: Chance, report: Report) -> None:
    """What is refused changes nothing, whatever number or seat it comes with."""
    before = dump(state)
    size = len(state.game.actions.entries)
    tries = [(seat, action) for seat in (-1, int(state.players)) for action in (0, size - 1)]
    tries += [(seat, action) for seat in range(state.players) for action in (*FOREIGN_NUMBERS, size)]
    tries += [(chance.below(state.players), chance.below(size)) for _ in range(6)]
    for seat, action in tries:
        if state.why_not(seat, action) is None:
            continue
        try:
            state.play(seat, action, chance)
        except Refused:
            report.counts["refused"] += 1
        else:
            raise Fault("hostile", f"action {action} of seat {seat} was refused but played all the same", state)
        if dump(state) != before:
            raise Fault("hostile", f"the refused action {action} of seat {seat} changed the state", state)


def check_clone(state: State, chance: Chance) -> None:
    """A clone is equal, and what happens to it leaves the original alone."""
    before = dump(state)
    clone = state.clone()
    if dump(clone) != before:
        raise Fault("clone", "a clone is not equal to its original", state)
    for _ in range(CLONE_STEPS):
        seats = clone.to_act()
        if not seats:
            break
        legal = clone.legal(seats[0])
        clone.apply(seats[0], legal[chance.below(len(legal))], chance)
    if dump(state) != before:
        raise Fault("clone", "playing on a clone changed the original", state)


def check_dump(state: State) -> None:
    """A state that was dumped and loaded is the same in every attribute; so is one that was imagined knowing all."""
    for what, again in (
        ("load", state.game.load(dump(state))),
        ("clone", state.clone()),
        ("imagine", state.game.imagine(state.view(OMNISCIENT), NoChance())),
    ):
        if dump(again) != dump(state):
            raise Fault("dump", f"{what} gives {dump(again).decode()} instead of {dump(state).decode()}", state)
        for name in attributes(state):
            there, here = plain(getattr(again, name, None)), plain(getattr(state, name, None))
            if there != here and what != "imagine":
                raise Fault("dump", f"after {what} {name} is {there} instead of {here}", state)


def attributes(thing: object) -> list[str]:
    """The names of what a state, or a part of one, holds itself."""
    found: dict[str, None] = {}
    for kind in type(thing).__mro__:
        found |= dict.fromkeys([*vars(kind).get("__annotations__", {}), *vars(kind).get("__mypyc_attrs__", ())])
    return [name for name in [*found, *getattr(thing, "__dict__", {})] if name not in SHARED]


def plain(value: object) -> object:
    """Something that can be compared: arrays as lists, other parts of a state by what they hold."""
    if value is None or isinstance(value, int | str | Fixed | msgspec.Struct):
        return value
    if isinstance(value, list | tuple | vec):
        return [plain(one) for one in value]
    return {name: plain(getattr(value, name, None)) for name in attributes(value)} or value


def check_round_trips(state: State) -> None:
    """Views, action names and position texts say the same both ways."""
    game = state.game
    for viewer in (OMNISCIENT, SPECTATOR, *range(state.players)):
        view = state.view(viewer)
        if msgspec.json.decode(encode(view), type=game.views) != view:
            raise Fault("json", f"the view of {viewer} differs after a round trip through JSON", state)
        try:
            again = game.read(game.show(view))
        except Mistake as mistake:
            raise Fault("position", f"the text of the view of {viewer} cannot be read: {mistake}", state) from mistake
        if again != view:
            raise Fault("position", f"the text of the view of {viewer} reads as another view", state)
    for seat in state.to_act():
        for action in state.legal(seat):
            if game.parse(state, game.named(state, action)) != action:
                raise Fault("names", f"{game.named(state, action)} does not lead back to action {action}", state)


def check_invariants(before: State | None, after: State, claims: Claims) -> None:
    """What the game's own tests say must always hold."""
    faults = claims.broken(before, after)
    if faults:
        raise Fault("invariant", "; ".join(faults), after)


def check_facts(state: State, words: Words) -> None:
    """Chat rule, clock, forced answers, sides, scores and ranking have the right shape."""
    closed = state.chat_closed_by()
    if closed is not None:
        words.rule(closed)
    for seat in state.to_act():
        action = state.on_clock(seat).action
        if action is not None and action not in state.legal(seat) and action not in state.game.actions.clock_only:
            raise Fault("clock", f"the clock's answer {action} of seat {seat} is not legal", state)
        forced = state.forced(seat)
        if forced is not None and state.legal(seat) != [forced]:
            raise Fault("forced", f"seat {seat} is not forced to answer {forced}: it has a choice", state)
    for what, values in (("sides", state.sides()), ("scores", state.scores()), ("ranking", state.ranking())):
        if len(values) != state.players:
            raise Fault("shape", f"{what} gives {len(values)} values for {state.players} seats", state)
    if min(state.ranking()) != 1:
        raise Fault("shape", f"nobody is first in {state.ranking()}", state)


def check_bots(match: Match, chance: Chance, words: Words) -> None:
    """Every bot answers with a legal action from what its seat may know; so do standing orders.

    Those that think take turns, since they differ only in how much.
    """
    game = match.game
    thinking = list(LEVELS)[len(match.entries) % len(LEVELS)]
    for seat in match.to_act():
        view = match.view(seat)
        events = [event for _, event in match.events(seat)]
        for level in ("random", thinking, *game.bots):
            decision = bots.bot(game, level)(view, events, b"", Budget(iterations=1), chance)
            if decision.action not in match.legal(seat) or len(decision.notes) > NOTES_LIMIT:
                raise Fault("bot", f"the bot {level} answers {decision.action}, which is not legal", match.state)
            words.reason(decision.reason)
        for name, order in game.standing_orders.items():
            action = order(view)
            if action not in {None, ASK, *match.legal(seat)}:
                raise Fault("standing-order", f"{name} answers {action}, which is not legal", match.state)


def check_taking_back(match: Match, seat: int, action: int, report: Report) -> None:
    """After an action that can be taken back, taking it back gives the very state from before."""
    before = dump(match.state)
    match.play(seat, action)
    report.counts["actions"] += 1
    if match.state.can_take_back(seat):
        match.take_back(seat)
    elif match.can_undo(seat):
        match.undo(seat)
    else:
        return
    if dump(match.state) != before:
        raise Fault("undo", f"taking back {match.game.named(match.state, action)} gives another state", match.state)
    report.counts["undone"] += 1
    match.play(seat, action)


def check_record(match: Match, seed: int) -> None:
    """The record reads as it was written, replays to the same hashes, and its draws come from its seed."""
    text = write_record(record_of(match, {"seed": str(seed)}))
    try:
        record = read_record(text)
        again = replay(record)
        verify(record)
    except Mistake as mistake:
        raise Fault("record", f"the record does not replay: {mistake}", match.state) from mistake
    if dump(again.state) != dump(match.state) or write_record(record) != text:
        raise Fault("record", "the record replays to another game", match.state)


def is_bounded(game: Game, options: Mapping[str, object]) -> bool:
    """Must a game with these options end?"""
    values = game.read_options(options).values
    return all(values[name] != value for name, value in game.unbounded.items())


def check_length(game: Game, decisions: int, state: State) -> None:
    """No game is longer than its bound."""
    if decisions > game.longest:
        raise Fault("termination", f"{decisions} decisions, but the game says at most {game.longest}", state)
