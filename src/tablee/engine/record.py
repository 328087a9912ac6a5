"""A record: one text file for a whole game. It replays to the same hashes for ever; `verify` checks its draws."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from hashlib import sha256

from tablee.engine import registry
from tablee.engine.chance import (
    Chance,
    ScriptedChance,
    SealedChance,
    SeededChance,
    commitment,
    contribution_seal,
    sealed_key,
)
from tablee.engine.dump import dump
from tablee.engine.ending import CONCEDED, STOPPED, is_decided, places_of
from tablee.engine.game import Game
from tablee.engine.match import POSITION, SETUP, UNDO, Entry, Match
from tablee.engine.options import canonical, parse_options
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import encode
from tablee.engine.state import NOBODY, State

FIRST_LINE = "tablee record 1"
LONGEST_NUMBER = 40
HASH_LENGTH = 16  # digits of a state hash in the file
REQUIRED = ("game", "version", "players", "options", "status")
CHECKSUM = "sha256: "
DISAGREEMENTS = {
    *("record-hash", "record-illegal", "record-line", "record-outcomes", "record-result", "record-stopped"),
    *("script-other-kind", "script-out-of-range", "script-too-long", "not-in-bag"),
}  # of what a record says and what the rules give
FINISHED = "finished"
UNFINISHED = "unfinished"


@dataclass
class Record:
    """The header tags and the entries."""

    tags: dict[str, str]
    entries: list[Entry] = field(default_factory=list)
    is_intact: bool | None = None  # whether its checksum matches; None for a text without one

    def tag(self, name: str) -> str:
        """A header tag that must be there."""
        if name not in self.tags:
            raise Mistake("record-header", {"tag": name})
        return self.tags[name]

    def number(self, name: str) -> int:
        """A header tag that is a number."""
        if not is_whole(self.tag(name)):
            raise Mistake("record-header", {"tag": name})
        return int(self.tag(name))

    @property
    def called_off(self) -> int:
        """How many starts of the table were called off before this game began."""
        return self.number("called-off") if "called-off" in self.tags else 0

    @property
    def is_stopped(self) -> bool:
        """Did people stop before the rules ended the game?"""
        return self.tag("status") in STOPPED

    def conceded(self) -> list[int]:
        words = self.tags.get("conceded", "").split()
        seats = [int(word) for word in words if is_whole(word)]
        if (
            len(seats) < len(words)
            or seats != sorted(set(seats))
            or not set(seats) <= set(range(self.number("players")))
        ):
            raise Mistake("record-header", {"tag": "conceded"})
        return seats

    def names(self) -> list[str]:
        """Who sat where, as far as names are known."""
        try:
            names = json.loads(self.tags.get("seats", "[]"))
        except (ValueError, RecursionError):
            names = None
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise Mistake("record-header", {"tag": "seats"})
        return names

    def bytes_of(self, name: str) -> list[bytes]:
        """A header tag of hexadecimal words."""
        try:
            return [bytes.fromhex(word) for word in self.tag(name).split()]
        except ValueError as error:
            raise Mistake("record-header", {"tag": name}) from error


class Verdict(Enum):
    """What checking a record can say."""

    VERIFIED = "verified"  # the draws come from the seed that was announced to you
    CONSISTENT = "consistent"  # the draws come from the seed in the record


# Writing ----------------------------------------------------------------------------------------------


def record_of(
    match: Match, tags: dict[str, str] | None = None, ending: str = "", conceded: Sequence[int] = ()
) -> Record:
    """The record of a match: complete when it is over or people have stopped (`ending`), else marked unfinished."""
    options = match.state.fixed.options
    status = FINISHED if match.is_over() else ending or UNFINISHED
    result = "" if status == UNFINISHED else result_of(match, status, conceded)
    header = {
        "game": match.game.slug,
        "version": str(match.game.version),
        "players": str(match.state.players),
        "options": canonical(options.chosen),
        **({} if match.start is None else {"start": dump(match.start).decode()}),
        "seats": json.dumps(match.names, ensure_ascii=False),
        "status": status,
        **({"conceded": " ".join(map(str, conceded))} if conceded else {}),
        **({"result": result} if result else {}),
        **(tags or {}),
    }
    return Record(header, list(match.entries))


def result_of(match: Match, status: str = FINISHED, conceded: Sequence[int] = ()) -> str:
    """`places 1 2 scores 4 3 ending points`; nothing where people stopped and nobody has won."""
    places = places_of(match.state, status, conceded)
    if not places:
        return ""
    scores = " ".join(f"{score:g}" for score in match.state.scores())
    ending = match.state.ending() if status == FINISHED else status
    return f"places {' '.join(map(str, places))} scores {scores} ending {ending}"


def write_record(record: Record) -> str:
    """A record as text; the last line is the checksum of all others."""
    text = body_of(record)
    return f"{text}{CHECKSUM}{checksum(text)}\n"


def body_of(record: Record) -> str:
    """A record as text, without a checksum."""
    header = [f"{name}: {value}" for name, value in record.tags.items()]
    return "\n".join([FIRST_LINE, *header, "", *(entry_line(entry) for entry in record.entries)]) + "\n"


def checksum(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def entry_line(entry: Entry) -> str:
    """`12 1 draw_row slot=2 > card LALE = 4f0c2b9a1d3e5f60`; what was taken back is a comment."""
    seat = "-" if entry.seat == NOBODY else str(entry.seat)
    line = f"{entry.number} {seat} {'; '.join(entry.actions)}"
    if entry.outcomes:
        line += " > " + ", ".join(entry.outcomes)
    if entry.hash:
        line += " = " + entry.hash[:HASH_LENGTH]
    return f"# {line}" if entry.undone or entry.actions == [UNDO] else line


def export(match: Match, viewer: int) -> str:
    """A seat's own file during play: no draws, secret parts of others as `?`, the hash of its present view.

    Only the current view is hashed: with the hash of an earlier one, what has lapsed could be guessed. What an action
    showed for a moment is `?` too once another has followed.
    """
    public = match.state.fixed.options.public_text
    record = record_of(match, {"options": public, "status": f"redacted for seat {viewer}"})
    record.tags.pop("start", None)  # it holds everything
    for index, entry in enumerate(record.entries):
        actions = redacted(match, entry, viewer)
        if index < len(record.entries) - 1 and not match.is_over():
            actions = [match.game.actions.faded(action) for action in actions]
        shown = Entry(entry.number, entry.seat, actions, undone=entry.undone)
        record.entries[index] = shown
    record.entries[-1].hash = sha256(encode(match.view(viewer))).hexdigest()
    return body_of(record)


def redacted(match: Match, entry: Entry, viewer: int) -> list[str]:
    """The actions of an entry as a viewer may read them."""
    if entry.seat in (viewer, NOBODY) or entry.actions == [UNDO]:
        return entry.actions
    if entry.secret:
        return ["?"]
    return [match.game.actions.redacted(action) for action in entry.actions]


# Reading ----------------------------------------------------------------------------------------------


def read_record(text: str) -> Record:
    body, is_intact = without_checksum(text.replace("\r\n", "\n"))
    lines = body.split("\n")  # not splitlines: a name may hold other separators
    if lines[0].strip() != FIRST_LINE:
        raise Mistake("bad-record", {"line": 1, "text": lines[0][:40]})
    record = Record({}, is_intact=is_intact)
    index = 1
    while index < len(lines) and lines[index].strip():
        name, colon, value = lines[index].partition(": ")
        if not colon:
            raise Mistake("bad-record", {"line": index + 1, "text": lines[index][:40]})
        record.tags[name] = value
        index += 1
    for number, line in enumerate(lines[index:], index + 1):
        if line.strip():
            record.entries.append(read_entry(line, number))
    for name in REQUIRED:
        record.tag(name)
    return record


def without_checksum(text: str) -> tuple[str, bool | None]:
    """A text without its checksum, and whether that matches."""
    body, newline, last = text.rstrip().rpartition("\n")
    if not last.startswith(CHECKSUM.rstrip()):
        return text, None
    return body, last == CHECKSUM + checksum(body + newline)


def read_entry(line: str, number: int) -> Entry:
    undone = line.startswith("# ")
    body, _, hash_ = line.removeprefix("# ").partition(" = ")
    body, _, outcomes = body.partition(" > ")
    entry, _, rest = body.partition(" ")
    seat, _, actions = rest.partition(" ")
    if not is_whole(entry) or not (seat == "-" or is_whole(seat)) or not actions:
        raise Mistake("bad-record", {"line": number, "text": line[:40]})
    return Entry(
        number=int(entry),
        seat=NOBODY if seat == "-" else int(seat),
        actions=actions.split("; "),
        outcomes=outcomes.split(", ") if outcomes else [],
        hash=hash_.strip(),
        undone=undone,
    )


# Replaying --------------------------------------------------------------------------------------------


@contextmanager
def telling_cause(record: Record) -> Iterator[None]:
    """A record that does not replay was changed after it was written, or its rules differ: its checksum tells which."""
    try:
        yield
    except Mistake as mistake:
        causes = {None: "unknown", False: "changed", True: "rules"}
        if mistake.code in DISAGREEMENTS:
            mistake.facts.setdefault("cause", causes[record.is_intact])
        raise


def replay(record: Record, at: int | None = None) -> Match:
    """The match of a finished or stopped record, from its recorded outcomes; `at` stops after that entry."""
    if record.tag("status") != FINISHED and not record.is_stopped:
        raise Mistake("record-unfinished")
    script = ScriptedChance(*(outcome for entry in record.entries for outcome in entry.outcomes))
    match = rerun(record, script, at)
    if at is None:
        with telling_cause(record):
            script.finish()
            check_end(record, match)
    return match


def hashed(record: Record) -> Record:
    """A record of a match that has not hashed its states, with the hash of each."""
    script = ScriptedChance(*(outcome for entry in record.entries for outcome in entry.outcomes))
    return Record(record.tags, rerun(record, script, record.entries[-1].number).entries)


def check_end(record: Record, match: Match) -> None:
    """Does the game end as the header says? We take people's word that they stopped; that they could is checked."""
    status, conceded = record.tag("status"), record.conceded()
    if not record.is_stopped and not match.is_over():
        raise Mistake("record-cut")
    if record.is_stopped and (match.is_over() or is_decided(match.state, conceded) != (status == CONCEDED)):
        raise Mistake("record-stopped", {"said": status, "conceded": record.tags.get("conceded", "–")})
    found = result_of(match, status, conceded)
    said = record.tag("result") if found else record.tags.get("result", "")
    if said != found:
        raise Mistake("record-result", {"said": said, "found": found})


def resume(record: Record) -> Match:
    """The match of an unfinished record, ready to go on with its own chance under its own rules version."""
    if record.tag("status") == FINISHED or record.is_stopped:
        raise Mistake("record-finished")
    if record.tag("status") != UNFINISHED:
        raise Mistake("record-header", {"tag": "status"})
    return rerun(record, own_chance(record))


def verify(
    record: Record, announced: str | None = None, mine: Sequence[str] = (), seals: Sequence[str] = ()
) -> Verdict:
    """Draws everything again from the seed; raises a Mistake where the record says otherwise.

    `announced`, `mine` and `seals` are what somebody kept: the commitment, own shares of chance, everybody's seals.
    """
    replay(record)
    if (announced or mine or seals) and "commitment" not in record.tags:
        raise Mistake("record-no-commitment")
    rerun(record, own_chance(record))
    check_shares(record, mine, seals)
    if "commitment" in record.tags:
        check_commitment(record, announced or record.tags["commitment"])
    if record.is_intact is False:
        raise Mistake("record-changed")
    return Verdict.VERIFIED if announced else Verdict.CONSISTENT


def check_shares(record: Record, mine: Sequence[str], seals: Sequence[str]) -> None:
    """Are one's own shares in the draw, and do all shares fit the seals that one saw, seat by seat?"""
    shares = contributions_of(record)
    brought = [share.hex() for share in shares]
    for share in mine:
        if share.lower() not in brought:
            raise Mistake("record-not-mine", {"share": share})
    if seals and [seal.lower() for seal in seals] != [contribution_seal(share) for share in shares]:
        raise Mistake("record-seals", {"given": len(seals), "count": len(shares)})


def contributions_of(record: Record) -> list[bytes]:
    """The shares of chance that people brought, in the order of their seats."""
    return record.bytes_of("contributions") if "contributions" in record.tags else []


def check_commitment(record: Record, said: str) -> None:
    """Does the seed match what was announced?"""
    found = commitment(record.tag("table"), record.tag("game"), record.number("version"), sealed_seed(record))
    if found != said.lower():
        raise Mistake("record-commitment", {"said": said, "found": found})


def own_chance(record: Record) -> Chance:
    """The chance a record names: the seed of a practice game, or the sealed seed of a table."""
    if "seed" not in record.tags:
        raise Mistake("record-no-seed")
    if "commitment" not in record.tags:
        return SeededChance(record.number("seed"))
    return SealedChance(sealed_key(sealed_seed(record), contributions_of(record)))


def sealed_seed(record: Record) -> bytes:
    words = record.bytes_of("seed")
    if len(words) != 1:
        raise Mistake("record-header", {"tag": "seed"})
    return words[0]


def is_whole(text: str) -> bool:
    """Is this a whole number of a sensible size?"""
    return text.removeprefix("-").isdecimal() and len(text) <= LONGEST_NUMBER


def rerun(record: Record, chance: Chance, at: int | None = None) -> Match:
    """Plays the entries of a record again and compares outcomes and hashes on the way."""
    with telling_cause(record):
        return played_again(record, chance, at)


def played_again(record: Record, chance: Chance, at: int | None) -> Match:
    """The match of a record; raises a Mistake at the first entry that does not hold."""
    game = registry.get(record.tag("game"), record.number("version"))
    options = parse_options(record.tag("options"))
    entries = record.entries
    if not entries or entries[0].actions != [POSITION if "start" in record.tags else SETUP]:
        raise Mistake("record-cut")
    match = begun(game, record, options, chance)
    compare(match.entries[0], entries[0])
    for entry in entries[1:]:
        if at is not None and entry.number > at:
            break
        again(match, entry)
    for found, said in zip(match.entries, entries, strict=False):
        if at is None and entry_line(found) != entry_line(said):
            raise Mistake("record-line", {"entry": said.number, "said": entry_line(said), "found": entry_line(found)})
    return match


def begun(game: Game, record: Record, options: dict[str, object], chance: Chance) -> Match:
    """The match that a record begins."""
    try:
        return Match(game, record.number("players"), chance, options, record.names(), start=start_of(game, record))
    except Mistake as mistake:
        raise cut_off(mistake) from mistake


def start_of(game: Game, record: Record) -> State | None:
    """The position from which a recorded match goes on, if it does not begin with the deal."""
    if "start" not in record.tags:
        return None
    start = game.load(record.tags["start"])
    chosen = game.read_options(parse_options(record.tag("options"))).chosen
    if start.players != record.number("players") or start.fixed.options.chosen != chosen:
        raise Mistake("record-header", {"tag": "start"})
    return start


def cut_off(mistake: Mistake) -> Mistake:
    """Outcomes that a script lacks were cut off from the record."""
    return Mistake("record-cut") if mistake.code == "script-too-short" else mistake


def again(match: Match, entry: Entry) -> None:
    """Plays one entry again."""
    if entry.number != match.next_number():
        raise Mistake("record-cut")
    try:
        if entry.actions == [UNDO]:
            match.undo_logged(entry.seat)
        else:
            again_play(match, entry)
    except (Refused, Mistake) as error:
        if isinstance(error, Mistake) and error.code == "script-too-short":
            raise cut_off(error) from error
        facts: dict[str, str | int] = {"entry": entry.number, "text": "; ".join(entry.actions), "why": str(error)}
        raise Mistake("record-illegal", facts) from error
    compare(match.entries[-1], entry)


def again_play(match: Match, entry: Entry) -> None:
    """Plays the steps of one entry again; what only a clock may play is played as the clock's."""
    for text in entry.actions:
        action = match.game.parse(match.state, text)
        is_clocks = entry.seat in match.to_act() and match.state.on_clock(entry.seat).action == action
        if is_clocks and action in match.game.actions.clock_only:
            match.act(entry.seat, action)
        else:
            match.play(entry.seat, text)


def compare(found: Entry, said: Entry) -> None:
    """Does an entry played again give what the record says?"""
    if found.outcomes != said.outcomes:
        facts: dict[str, str | int] = {
            "entry": said.number,
            "said": ", ".join(said.outcomes),
            "found": ", ".join(found.outcomes),
        }
        raise Mistake("record-outcomes", facts)
    if said.hash and found.hash[:HASH_LENGTH] != said.hash[:HASH_LENGTH]:
        raise Mistake("record-hash", {"entry": said.number, "said": said.hash, "found": found.hash[:HASH_LENGTH]})
