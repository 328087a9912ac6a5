"""Records: written, read, replayed to the same hashes, verified; damaged ones are told, never trusted."""

import random
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from hashlib import sha256

import pytest

from tablee.engine import registry
from tablee.engine.chance import SeededChance, contribution_seal
from tablee.engine.dump import state_hash
from tablee.engine.ending import AGREED, CONCEDED, EXPIRED, places_of
from tablee.engine.match import Match
from tablee.engine.options import Text
from tablee.engine.record import (
    Verdict,
    export,
    hashed,
    read_record,
    record_of,
    replay,
    result_of,
    resume,
    verify,
    write_record,
)
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import SPECTATOR, View, encode
from tests.engine.tables import (
    AUCTION,
    SEED,
    TABLE_TAGS,
    TINY,
    code_of,
    dealt,
    dealt_for_four,
    exchange_hidden,
    moments,
    new_match,
    pass_bids,
    play,
    play_out,
    practice_record,
    sealed,
    table_record,
)

RECORD = practice_record()
LINES = RECORD.splitlines()[:-1]  # without the checksum
BODY = LINES.index("") + 1  # where the entries begin


def outcome_of(action: Callable[[], Match]) -> str:
    """The code of the mistake, or the hash of the final state."""
    try:
        return state_hash(action().state)
    except Mistake as mistake:
        return code_of(mistake)


def hash_of(view: View) -> str:
    """SHA-256 of a view."""
    return sha256(encode(view)).hexdigest()


def replayed(text: str) -> str:
    """What becomes of a text that is read and replayed."""
    return outcome_of(lambda: replay(read_record(text)))


def with_tag(text: str, name: str, value: str | None) -> str:
    """A record with another value of a header line, or without it."""
    lines = text.splitlines()
    index = next(index for index, line in enumerate(lines) if line.startswith(f"{name}: "))
    lines[index : index + 1] = [] if value is None else [f"{name}: {value}"]
    return "\n".join(lines) + "\n"


def with_undo(seed: int = 5) -> Match:
    """A finished match in which something was taken back."""
    match = new_match(seed)
    match.play(0, match.legal(0)[0])
    match.undo(0)
    return play_out(match)


FINAL = replayed(RECORD)
MISTAKES = {
    "bad-record",
    "record-cut",
    "record-header",
    "record-illegal",
    "record-outcomes",
    "record-hash",
    "script-other-kind",
    "script-too-short",
    "script-too-long",
    "not-in-bag",
}


# Writing and reading --------------------------------------------------------------------------------------


def test_a_record_begins_with_its_header() -> None:
    """Game, version, players, options, seats, status and result stand at the top, then whatever the table adds."""
    match = play_out(new_match())
    assert LINES[: BODY - 1] == [
        "tablee record 1",
        "game: tiny",
        "version: 2",
        "players: 2",
        'options: {"islets":"245"}',
        'seats: ["Ana", "Blaise"]',
        "status: finished",
        f"result: {result_of(match)}",
        "seed: 5",
    ]


def test_an_entry_is_one_line() -> None:
    """Number, seat, actions, outcomes and the beginning of the hash stand in one line."""
    match = play(dealt("tile SAND", "card 1", "card 3"), *AUCTION, *pass_bids(2), "0 pass")
    lines = write_record(record_of(match)).splitlines()
    first = lines.index("") + 1
    hashes = [entry.hash[:16] for entry in match.entries]
    assert lines[first + 1] == f"1 0 bury card=1 = {hashes[1]}"
    assert lines[first + 3].startswith("3 0 bid number=none; ")
    assert lines[first + 5] == f"5 0 pass > tile SAND, card 1, card 3 = {hashes[5]}"
    assert lines[first].startswith("0 - setup > card 1, card 2, card 2, ")


@pytest.mark.parametrize("match", [play_out(new_match(3, 4)), with_undo(), new_match()], ids=["four", "undo", "new"])
def test_what_was_written_is_read(match: Match) -> None:
    """Writing what was read gives the same text."""
    text = write_record(record_of(match, {"seed": "5"}))
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", range(5))
def test_a_record_replays_to_the_same_hashes(seed: int, players: int) -> None:
    """Replay gives the log of the match again, with every outcome and hash."""
    match = play_out(new_match(seed, players))
    again = replay(read_record(write_record(record_of(match))))
    assert again.entries == match.entries
    assert result_of(again) == result_of(match)


def test_what_was_taken_back_is_a_comment() -> None:
    """The action and its undo stay as comment lines, and the record still replays."""
    match = with_undo()
    text = write_record(record_of(match))
    comments = [line for line in text.splitlines() if line.startswith("# ")]
    name = match.entries[1].actions[0]
    assert [line.partition(" = ")[0] for line in comments] == [f"# 1 0 {name}", "# 2 0 undo"]
    again = replay(read_record(text))
    assert again.entries == match.entries


def test_a_replay_can_stop_anywhere() -> None:
    """`at` gives the match as it was after that entry."""
    match = play_out(new_match())
    record = read_record(write_record(record_of(match)))
    for entry in match.entries:
        again = replay(record, at=entry.number)
        assert again.entries == match.entries[: entry.number + 1]
    assert not replay(record, at=3).is_over()


def test_what_the_clock_played_replays() -> None:
    """An action that only the clock may play is accepted from a record, where the clock would play it."""
    match = play(dealt("tile SAND", "card 1", "card 3"), *AUCTION)
    match.act(1, TINY.actions.number("abstain"))
    match.act(0, TINY.actions.number("abstain"))
    match.chance = SeededChance(1)
    play_out(match)
    text = write_record(record_of(match))
    assert "abstain" in text
    assert replayed(text) == state_hash(match.state)


# Damage ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", range(len(LINES)))
def test_a_record_cut_at_a_line_is_a_mistake(length: int) -> None:
    """However many lines are left, a sentence says what is wrong."""
    assert replayed("\n".join(LINES[:length])) in MISTAKES


def test_a_record_cut_anywhere_is_a_mistake_or_the_same_game() -> None:
    """Cut within a line, a record never replays to anything else."""
    for length in range(len(RECORD) - 40, len(RECORD)):
        assert len(replayed(RECORD[:length])) < 64 or replayed(RECORD[:length]) == FINAL


@pytest.mark.parametrize("left_out", range(BODY, len(LINES)))
def test_a_missing_entry_is_noticed(left_out: int) -> None:
    """A record from which one line was taken is refused."""
    assert replayed("\n".join([*LINES[:left_out], *LINES[left_out + 1 :]])) in MISTAKES


@pytest.mark.parametrize("index", range(BODY, len(LINES) - 1))
def test_exchanged_entries_are_noticed(index: int) -> None:
    """Two lines in the wrong order are refused."""
    lines = [*LINES]
    lines[index : index + 2] = lines[index + 1], lines[index]
    assert replayed("\n".join(lines)) in MISTAKES


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("game", "chess", "unknown-game"),
        ("game", None, "record-header"),
        ("version", "99", "unknown-version"),
        ("version", "two", "record-header"),
        ("version", None, "record-header"),
        ("players", "3", "bad-players"),
        ("players", "4", "script-other-kind"),
        ("players", "-2", "bad-players"),
        ("players", "two", "record-header"),
        ("players", None, "record-header"),
        ("options", '{"islets":"999"}', "bad-option"),
        ("options", '{"isles":"245"}', "unknown-option"),
        ("options", "islets=245", "bad-options-text"),
        ("options", '{"islets":"254"}', "record-hash"),
        ("options", None, "record-header"),
        ("seats", "[oops", "record-header"),
        ("seats", "5", "record-header"),
        ("seats", "[1, 2]", "record-header"),
        ("status", "unfinished", "record-unfinished"),
        ("status", "redacted for seat 0", "record-unfinished"),
        ("status", None, "record-header"),
        ("result", "places 1 1 scores 9 9 ending end", "record-result"),
        ("result", None, "record-header"),
        ("status", "agreed", "record-stopped"),
        ("status", "conceded", "record-stopped"),
    ],
)
def test_a_changed_header_is_noticed(name: str, value: str | None, code: str) -> None:
    """Each header line that matters is checked, and its absence too."""
    assert replayed(with_tag(RECORD, name, value)) == code


def test_a_changed_hash_is_noticed() -> None:
    """A state hash that the rules do not give is refused at its entry."""
    line = LINES[BODY + 1]
    changed = line[:-1] + ("0" if line[-1] != "0" else "1")
    with pytest.raises(Mistake, match="After entry 1 the record gives state"):
        replay(read_record(RECORD.replace(line, changed)))


def test_a_changed_action_is_noticed() -> None:
    """Another action in place of the recorded one, legal or not, is refused."""
    line = LINES[BODY + 1]
    name = line.split(" ", 2)[2].partition(" = ")[0]
    for other in (
        "bury card=1",
        "bury card=2",
        "bury card=5",
        "wave",
        "dance",
        "bury card=9",
        "undo",
        "setup",
        "abstain",
    ):
        if other != name:
            assert replayed(RECORD.replace(line, line.replace(name, other))) in MISTAKES


def test_a_changed_outcome_is_noticed() -> None:
    """A card that was never drawn leads to another state."""
    line = LINES[BODY]
    for number in "12345":
        changed = line.replace("card " + line[line.index("card ") + 5], f"card {number}", 1)
        assert changed == line or replayed(RECORD.replace(line, changed)) in MISTAKES


def test_the_last_line_is_the_checksum_of_the_others() -> None:
    """Anybody can compute it without Tablée; the line ends of another system make no difference."""
    body, _, last = RECORD.rstrip().rpartition("\n")
    assert last == "sha256: " + sha256(f"{body}\n".encode()).hexdigest()
    assert read_record(RECORD.replace("\n", "\r\n")).is_intact
    assert read_record(body).is_intact is None


def test_a_refusal_tells_a_changed_file_from_other_rules() -> None:
    """The checksum says whether the file was changed; if it was not, the rules differ."""
    line = LINES[BODY + 1]
    forged = "\n".join(LINES).replace(line, line[:-4] + "0000") + "\n"
    for text, sentence in (
        (RECORD.replace(line, line[:-4] + "0000"), "The file was changed after it was written: its checksum does"),
        (forged, "it has no checksum to tell which."),
        (
            f"{forged}sha256: {sha256(forged.encode()).hexdigest()}\n",
            "The file is as it was written, so the rules here",
        ),
    ):
        with pytest.raises(Mistake, match=r"After entry 1 the record gives state \w+, the rules give") as mistake:
            replay(read_record(text))
        assert sentence in str(mistake.value)


def test_a_changed_name_replays_but_is_not_verified() -> None:
    """What the rules do not look at is still part of the file."""
    changed = read_record(with_tag(table_record(), "seats", '["Somebody", "Else"]'))
    replay(changed)
    with pytest.raises(Mistake) as mistake:
        verify(changed)
    assert mistake.value.code == "record-changed"


@pytest.mark.parametrize("text", ["", "\n", "hello", "tablee record 2\n", "tablee record 1", "\0\0", "{}", "<html>"])
def test_what_is_no_record_is_told_so(text: str) -> None:
    """Any other text is refused with a sentence."""
    assert replayed(text) in {"bad-record", "record-header"}


def test_a_bad_line_is_named() -> None:
    """The line number and the beginning of the text stand in the sentence."""
    with pytest.raises(Mistake) as mistake:
        read_record("\n".join([*LINES[: BODY + 2], "so it goes", *LINES[BODY + 3 :]]))
    assert str(mistake.value) == (
        f"Line {BODY + 3} of the record cannot be read (“so it goes”). Compare it with docs/record.md."
    )


def test_single_changed_characters_are_noticed_or_harmless() -> None:
    """A character changed, dropped or put in anywhere gives a mistake or the same game, never anything else."""
    chance = SeededChance(20)
    signs = 'x0 19-;>=,#:?\n"{é'
    for _ in range(1500):
        index = chance.below(len(RECORD))
        sign = signs[chance.below(len(signs))]
        kind = chance.below(3)
        text = RECORD[:index] + (sign if kind else "") + RECORD[index + (kind < 2) :]
        found = replayed(text)
        assert found == FINAL or len(found) < 64, text


# Versions and unfinished games ----------------------------------------------------------------------------


def test_a_table_stays_with_its_rules_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun under one version, a game is resumed and replayed under it after a newer one has come."""
    monkeypatch.setattr(registry, "registered", {})
    older = registry.register(replace(TINY, slug="reef", version=1, fixed_cache={}))
    match = Match(older, 2, SeededChance(5))
    match.play(0, match.legal(0)[0])
    saved = write_record(record_of(match, {"seed": "5"}))
    newer = registry.register(replace(TINY, slug="reef", version=2, fixed_cache={}))
    assert registry.get("reef") is newer
    resumed = play_out(resume(read_record(saved)))
    assert resumed.game is older
    assert verify(read_record(write_record(record_of(resumed, {"seed": "5"})))) is Verdict.CONSISTENT


def test_every_shipped_version_keeps_its_own_records() -> None:
    """A record names the version it was played under, and is replayed and verified under that one."""
    for version in registry.versions("tiny"):
        match = play_out(Match(registry.get("tiny", version), 2, SeededChance(5)))
        record = read_record(write_record(record_of(match, {"seed": "5"})))
        assert replay(record).game.version == version
        assert verify(record) is Verdict.CONSISTENT


def test_a_record_of_a_version_that_is_not_shipped_is_refused() -> None:
    """The sentence lists the versions that are there."""
    with pytest.raises(Mistake, match=r"Version 78 of tiny is not included here; there are: 1, 2\."):
        replay(read_record(with_tag(RECORD, "version", "78")))


def test_an_unfinished_record_is_resumed() -> None:
    """At every moment a saved game goes on as if it had never been put away, with the same chance."""
    for players in (2, 4):
        for match in moments(new_match(6, players)):
            if match.is_over() or any(match.state.drafts):
                continue
            resumed = resume(read_record(write_record(record_of(match, {"seed": "6"}))))
            assert resumed.entries == match.entries
            assert resumed.decisions == match.decisions
            there, here = play_out(resumed, 1), play_out(replay_of(match, players), 1)
            assert state_hash(there.state) == state_hash(here.state)


def replay_of(match: Match, players: int) -> Match:
    """The same match played again from the deal, so that the original can go on."""
    again = new_match(6, players)
    for entry in match.entries[1:]:
        for action in entry.actions:
            again.play(entry.seat, action)
    return again


def test_an_unfinished_record_is_only_resumed() -> None:
    """`replay` and `verify` refuse it, even if its status is changed."""
    text = write_record(record_of(play(dealt(), "0 bury card=1"), {"seed": "5"}))
    assert "status: unfinished" in text
    for open_it in (replay, verify):
        with pytest.raises(Mistake, match="only “load” opens it"):
            open_it(read_record(text))
    assert replayed(with_tag(text, "status", "finished")) == "record-cut"


def test_a_finished_record_is_not_resumed() -> None:
    """A finished game is looked at with replay."""
    with pytest.raises(Mistake, match="This game is finished"):
        resume(read_record(RECORD))


def test_an_unfinished_record_needs_its_seed() -> None:
    """Without a seed a game cannot go on."""
    with pytest.raises(Mistake) as mistake:
        resume(read_record(write_record(record_of(new_match()))))
    assert mistake.value.code == "record-no-seed"


# Stopped games --------------------------------------------------------------------------------------------


def stopped(ending: str, conceded: Sequence[int] = (), players: int = 2) -> str:
    """The record of a table at which people stopped in the middle of a secret choice."""
    match = new_match(players=players, chance=sealed())
    for action in ("bury", "call", "bid"):
        match.play(0, next(named for named in map(TINY.actions.name, match.legal(0)) if named.startswith(action)))
    match.play(0, "bid number=none")
    return write_record(record_of(match, TABLE_TAGS, ending, conceded))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("ending", "conceded"), [(CONCEDED, [0]), (CONCEDED, [1]), (AGREED, []), (EXPIRED, [])], ids=str
)
def test_a_stopped_game_is_replayed_and_verified(ending: str, conceded: list[int], players: int) -> None:
    """However people stopped, the record holds as far as it goes, and nobody takes it up again."""
    record = read_record(stopped(ending, conceded, players))
    assert record.tag("status") == ending
    assert replay(record).entries == replay(record, 99).entries
    assert verify(record, TABLE_TAGS["commitment"]) is Verdict.VERIFIED
    with pytest.raises(Mistake, match="This game is finished"):
        resume(record)


def test_who_concedes_has_lost() -> None:
    """The whole side is behind the other; without a winner there is no result."""
    assert "\nconceded: 1\nresult: places 1 2 1 2 scores 0 0 0 0 ending conceded\n" in stopped(CONCEDED, [1], 4)
    assert "result:" not in stopped(AGREED)


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("status", "finished", "record-cut"),
        ("status", "agreed", "record-stopped"),
        ("status", "stopped", "record-unfinished"),
        ("conceded", "1", "record-result"),
        ("conceded", "0 0", "record-header"),
        ("conceded", "2", "record-header"),
        ("conceded", "Ana", "record-header"),
        ("conceded", None, "record-stopped"),
        ("result", "places 1 2 scores 0 0 ending conceded", "record-result"),
        ("result", None, "record-header"),
    ],
)
def test_another_end_of_a_stopped_game_is_noticed(name: str, value: str | None, code: str) -> None:
    """The winner follows from who gave up; what the moves allow is checked."""
    assert replayed(with_tag(stopped(CONCEDED, [0]), name, value)) == code


def test_nobody_wins_a_game_that_was_left() -> None:
    """A result in the record of such a game is refused."""
    text = stopped(AGREED).replace("status: agreed", "status: agreed\nresult: places 1 2 scores 0 0 ending end")
    assert replayed(text) == "record-result"


def test_a_stopped_game_with_another_seed_is_caught() -> None:
    """Its draws are checked like those of any other."""
    with pytest.raises(Mistake) as mistake:
        verify(read_record(with_tag(stopped(EXPIRED), "seed", bytes(32).hex())))
    assert mistake.value.code == "record-outcomes"


def test_those_who_gave_up_come_last_at_the_end() -> None:
    """Where a bot played on for them, whatever it reached."""
    match = play_out(new_match(players=4))
    best = match.state.ranking().index(1)
    places = replay(read_record(write_record(record_of(match, conceded=[best])))).state.ranking()
    assert places == match.state.ranking()
    assert places_of(match.state, "finished", [best])[best] == 4
    assert places_of(match.state, "finished", []) == places


def test_a_redacted_export_is_not_resumed() -> None:
    """What a seat exports is no saved game."""
    with pytest.raises(Mistake):
        resume(read_record(export(new_match(), 0)))


# Verification ---------------------------------------------------------------------------------------------


def test_a_practice_game_is_consistent() -> None:
    """The draws come from the seed in the record; nobody announced it before."""
    assert verify(read_record(RECORD)) is Verdict.CONSISTENT


def test_a_table_is_consistent_without_the_announced_commitment() -> None:
    """The record's own commitment proves nothing to somebody who did not keep one."""
    assert verify(read_record(table_record())) is Verdict.CONSISTENT


@pytest.mark.parametrize("form", [str.lower, str.upper])
def test_a_table_is_verified_with_the_announced_commitment(form: Callable[[str], str]) -> None:
    """With the commitment that was kept, the draws are proved, however its digits are written."""
    assert verify(read_record(table_record()), form(TABLE_TAGS["commitment"])) is Verdict.VERIFIED


SHARES = TABLE_TAGS["contributions"].split()
SEALS = [contribution_seal(bytes.fromhex(share)) for share in SHARES]


def test_own_shares_and_the_seals_one_saw_are_compared() -> None:
    """Each own share is in the draw, and all shares fit the seals, in the order of the seats."""
    record = read_record(table_record())
    for mine in ([], SHARES[:1], [SHARES[1].upper()], SHARES):
        for seals in ([], SEALS, [seal.upper() for seal in SEALS]):
            assert verify(record, TABLE_TAGS["commitment"], mine, seals) is Verdict.VERIFIED


@pytest.mark.parametrize("share", ["", "00" * 16, "not hexadecimal", SEALS[0]])
def test_a_share_that_was_left_out_is_missed(share: str) -> None:
    """Whoever runs the server has put another one in its place."""
    with pytest.raises(Mistake) as mistake:
        verify(read_record(table_record()), TABLE_TAGS["commitment"], mine=[share])
    assert mistake.value.code == "record-not-mine"


@pytest.mark.parametrize("seals", [SEALS[::-1], SEALS[:1], [*SEALS, SEALS[0]], [SEALS[0], "00" * 32]])
def test_shares_that_do_not_fit_the_seals_are_caught(seals: list[str]) -> None:
    """Also where only their order differs: that alone would be another draw."""
    with pytest.raises(Mistake) as mistake:
        verify(read_record(table_record()), TABLE_TAGS["commitment"], seals=seals)
    assert mistake.value.code == "record-seals"


def test_a_practice_game_has_no_shares_to_compare() -> None:
    """Whoever gives one is not answered “consistent”."""
    with pytest.raises(Mistake) as mistake:
        verify(read_record(RECORD), mine=SHARES)
    assert mistake.value.code == "record-no-commitment"


def test_another_commitment_is_not_verified() -> None:
    """A seed that does not fit the announced commitment is caught."""
    with pytest.raises(Mistake, match="The seed does not match the commitment"):
        verify(read_record(table_record()), "0" * 64)


def test_a_record_with_a_changed_commitment_is_caught() -> None:
    """The record's own commitment must fit its seed."""
    with pytest.raises(Mistake) as mistake:
        verify(read_record(with_tag(table_record(), "commitment", "0" * 64)))
    assert mistake.value.code == "record-commitment"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seed", SEED[::-1].hex()),
        ("contributions", TABLE_TAGS["contributions"][::-1]),
        ("contributions", " ".join(reversed(TABLE_TAGS["contributions"].split()))),
        ("contributions", TABLE_TAGS["contributions"].partition(" ")[0]),
    ],
)
def test_a_swapped_seed_or_contribution_is_caught(name: str, value: str) -> None:
    """Other seeds and contributions, or their order, give other draws than those recorded."""
    with pytest.raises(Mistake, match="These are not the draws that were sealed"):
        verify(read_record(with_tag(table_record(), name, value)))


def test_another_table_is_caught() -> None:
    """The commitment is that of one table: the seed cannot be used for another."""
    with pytest.raises(Mistake) as mistake:
        verify(read_record(with_tag(table_record(), "table", "t-43")), TABLE_TAGS["commitment"])
    assert mistake.value.code == "record-commitment"


def test_a_seed_that_is_none_is_told() -> None:
    """A table's seed that is no hexadecimal number is a mistake."""
    with pytest.raises(Mistake) as mistake:
        verify(read_record(with_tag(table_record(), "seed", "secret")))
    assert mistake.value.code == "record-header"


def test_contributions_that_are_none_are_told() -> None:
    """What is not a hexadecimal number is not a contribution."""
    with pytest.raises(Mistake) as mistake:
        verify(read_record(with_tag(table_record(), "contributions", "heads tails")))
    assert mistake.value.code == "record-header"


def test_a_practice_game_has_no_commitment_to_compare() -> None:
    """Whoever gives a commitment is not answered “consistent” for a record that has none."""
    with pytest.raises(Mistake) as mistake:
        verify(read_record(RECORD), TABLE_TAGS["commitment"])
    assert mistake.value.code == "record-no-commitment"


def test_a_practice_seed_must_be_a_number() -> None:
    """Another seed than a whole number is refused, not taken for some number."""
    with pytest.raises(Mistake) as mistake:
        verify(read_record(with_tag(RECORD, "seed", "banana")))
    assert mistake.value.code == "record-header"


def test_a_forged_game_is_caught() -> None:
    """A game that is legal and hashed, but played with other draws than those of the seed, is not verified."""
    forged = write_record(record_of(play_out(new_match(6)), {"seed": "5"}))
    assert len(replayed(forged)) == 64
    with pytest.raises(Mistake, match="Entry 0 of the record says"):
        verify(read_record(forged))


def test_a_record_without_seed_is_not_verified() -> None:
    """What has no seed can be replayed, not verified."""
    text = with_tag(RECORD, "seed", None)
    assert replayed(text) == FINAL
    with pytest.raises(Mistake, match="The record has no seed"):
        verify(read_record(text))


def test_undo_does_not_disturb_verification() -> None:
    """A record with something taken back is verified like any other, even with sealed chance."""
    match = new_match(chance=sealed())
    match.play(0, match.legal(0)[0])
    match.undo(0)
    text = write_record(record_of(play_out(match), TABLE_TAGS))
    assert verify(read_record(text), TABLE_TAGS["commitment"]) is Verdict.VERIFIED


# Exports --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2, 3])
def test_an_export_holds_no_outcome_and_one_hash(viewer: int) -> None:
    """No draw is in an export, and no hash but that of the viewer's present view."""
    for match in moments(new_match(7, 4)):
        if match.is_over():
            break
        lines = export(match, viewer).splitlines()
        entries = lines[lines.index("") + 1 :]
        assert not any(" > " in line for line in entries)
        assert [line.partition(" = ")[2] for line in entries if " = " in line] == [hash_of(match.view(viewer))[:16]]
        assert entries[-1].endswith(hash_of(match.view(viewer))[:16])
        assert not any(entry.hash[:16] in "\n".join(lines) for entry in match.entries if entry.hash)


def test_an_export_hides_the_secret_parts_of_others() -> None:
    """Buried cards and bids of others are `?`, those of the viewer are not."""
    match = play(dealt_for_four(), *AUCTION, *pass_bids(4))
    lines = export(match, 0).splitlines()
    names = [line.partition(" = ")[0] for line in lines[lines.index("") + 1 :]]
    own = "; ".join(match.entries[3].actions)
    assert names == ["0 - setup", "1 0 bury card=1", "2 0 call islet=2", f"3 0 {own}", "4 1 ?", "5 2 ?", "6 3 ?"]
    other = export(match, 1)
    assert "\n1 0 bury card=?\n" in other
    assert "\n3 0 ?\n" in other


def test_an_export_hides_what_is_to_be_remembered() -> None:
    """A fleeting part can be read while it is the last action, then no more, not even by its own seat."""
    actions = copy(TINY.actions)
    actions.fleeting = {"bury": ["card"]}
    match = Match(replace(TINY, actions=actions, fixed_cache={}), 2, SeededChance(5))
    match.play(0, match.legal(0)[0])
    assert "\n1 0 bury card=?" not in export(match, 0)
    assert "\n1 0 bury card=?" in export(match, 1)
    match.play(0, match.legal(0)[0])
    assert "\n1 0 bury card=?" in export(match, 0)


def test_an_export_seals_secret_options() -> None:
    """A secret option is in an export only as its SHA-256."""
    questions = Text("questions", "", bool, "questions", secret=True)
    game = replace(TINY, options=[*TINY.options, questions], fixed_cache={})
    match = Match(game, 2, SeededChance(5), {"questions": "who was it?"})
    text = export(match, 0)
    assert "who was it?" not in text
    assert '"questions":"sha256:' in text
    assert "who was it?" in write_record(record_of(match))


def test_an_export_is_marked() -> None:
    """Its status says for whom it was redacted; it is no complete record."""
    text = export(new_match(), 1)
    assert "status: redacted for seat 1\n" in text
    assert replayed(text) == "record-unfinished"


@pytest.mark.parametrize("players", [2, 4])
def test_an_export_tells_nothing_that_its_seat_may_not_know(players: int) -> None:
    """At every moment two matches that differ only in the hidden cards of others export the same bytes."""
    pairs = 0
    for match in moments(new_match(9, players)):
        if match.is_over():
            break
        for viewer in (SPECTATOR, 0):
            before = export(match, viewer)
            for changed in exchange_hidden(match, viewer):
                assert export(changed, viewer) == before
                pairs += 1
    assert pairs > 20


def bid_line(text: str) -> tuple[list[str], int]:
    """The lines of a record, and the index of its first bid."""
    lines = text.splitlines()
    return lines, next(index for index, line in enumerate(lines) if " bid " in line)


@pytest.mark.parametrize("seat", ["7", "-", "9" * 23])
def test_an_action_of_the_clock_needs_a_seat_that_is_asked(seat: str) -> None:
    """What only a clock may play is not played for anybody else."""
    lines, index = bid_line(practice_record())
    lines[index] = f"{lines[index].split()[0]} {seat} abstain"
    with pytest.raises(Mistake):
        replay(read_record("\n".join(lines)))


def test_an_action_of_the_clock_is_played_once() -> None:
    """A second answer of the clock for the same seat is refused."""
    lines, index = bid_line(practice_record())
    for at in (index, index + 1):
        lines[at] = f"{lines[at].split()[0]} 0 abstain"
    with pytest.raises(Mistake):
        replay(read_record("\n".join(lines)))


def test_a_huge_seat_is_refused() -> None:
    """A seat of thirty digits is a mistake in both builds."""
    with pytest.raises(Mistake):
        replay(read_record(practice_record().replace("\n1 0 ", "\n1 " + "9" * 30 + " ")))


def test_names_may_hold_any_character() -> None:
    """Other separators than the end of a line do not break a record."""
    match = Match(TINY, 2, SeededChance(5), {"preset": "short"}, ["A\u2028b", "B\u0085c\x1cd"])
    text = write_record(record_of(play_out(match)))
    assert replay(read_record(text)).names == match.names


def test_names_that_json_chokes_on_are_refused() -> None:
    """Deep nesting is a mistake, not a crash."""
    with pytest.raises(Mistake):
        replay(read_record(practice_record().replace("seats: [", "seats: " + "[" * 100_000)))


def test_a_record_that_was_never_written_replays() -> None:
    """The record of a match replays without a detour through its text."""
    match = play_out(new_match())
    assert state_hash(replay(record_of(match)).state) == state_hash(match.state)


def test_a_record_gets_its_hashes_later_too() -> None:
    """A match that does not hash leaves the same record once it is hashed."""
    kahuna = registry.get("kahuna")
    matches = [Match(kahuna, 2, SeededChance(3), hashing=hashing) for hashing in (True, False)]
    for match in matches:
        dice = random.Random(3)  # noqa: S311 - a test plays any game
        while not match.is_over():
            seat = match.to_act()[0]
            if match.can_undo(seat) and dice.random() < 0.1:
                match.undo(seat)
            else:
                match.act(seat, dice.choice(match.legal(seat)))
    eager, late = (record_of(match) for match in matches)
    assert not any(entry.hash for entry in late.entries)
    assert write_record(hashed(late)) == write_record(eager)
