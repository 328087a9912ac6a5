"""Reviews of ended games: they add up to the last digit, are the same everywhere, and judge by what a seat knew."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
import pytest

import tablee
from tablee.engine.chance import SeededChance
from tablee.engine.ending import AGREED, CONCEDED
from tablee.engine.knowledge import Knowledge
from tablee.engine.match import Match
from tablee.engine.record import read_record, record_of, replay, write_record
from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.minds.search import Manner, Search
from tablee.review.estimating import difference, try_actions, worth_of
from tablee.review.finding import Finding, finding_of, turning_points
from tablee.review.reviewing import (
    CONCEDE,
    PartOutcome,
    ReviewDraft,
    ReviewPart,
    parts,
    review,
    walked,
    why,
    work_out,
)
from tablee.review.shapes import WHOLE, Fineness, Judgement, Review, ReviewMoment, SeatAccount
from tests.minds.toys import LEAVE, LONGEST, ROLL, Die, SeenDie
from tests.records import FOLDER

EARLY = 9  # entries
COARSE = Fineness(rollouts=2, iterations=4)
SLUGS = sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("_"))


def shortest(slug: str) -> str:
    """The shortest of a game's frozen records."""
    files: list[Path] = sorted((FOLDER / slug).glob("*.tablee"), key=lambda path: path.stat().st_size)
    return files[0].read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def kahuna() -> str:
    return shortest("kahuna")


def adds_up(found: Review) -> bool:
    """For every seat start, luck, costs and gifts give the result, and the curve tells the same, step by step."""
    for seat, account in enumerate(found.accounts):
        steps = sum(moment.luck[seat] for moment in found.moments)
        costs = sum(judgement.costs[seat] for judgement in found.judgements)
        if account.start + steps - costs != account.result:
            return False
        if account.start + account.luck - account.cost + account.given != account.result:
            return False
    return True


@pytest.mark.parametrize("slug", SLUGS)
def test_luck_and_costs_add_up_to_the_result_in_every_game(slug: str) -> None:
    """To the last digit, here in the first moments of a game that was then given up; secret choices included."""
    found = review(cut_short(slug), COARSE)
    assert adds_up(found)
    assert sum(account.result for account in found.accounts) > 0
    count = len(read_record(cut_short(slug)).conceded())
    played, last = found.judgements[:-count], found.judgements[-count:]
    assert {judgement.action for judgement in last} == {CONCEDE}
    assert CONCEDE not in [judgement.action for judgement in played] != []
    assert all(bool(judgement.better) == any(judgement.costs) for judgement in played)


@pytest.mark.parametrize("slug", ["medailles", "pique-plume", "tiny"])
def test_a_curve_ends_with_the_result_of_its_record(slug: str) -> None:
    """And no decision costs less than nothing."""
    text = shortest(slug)
    found = review(text, COARSE)
    assert adds_up(found)
    places = read_record(text).tag("result").split()[1 : 1 + len(found.accounts)]
    assert [account.result > 0 for account in found.accounts] == [place == "1" for place in places]
    assert all(judgement.cost >= 0 for judgement in found.judgements)


def cut_short(slug: str) -> str:
    """The first entries of a frozen record, after which all but the first side gave up."""
    return given_up(shortest(slug))


def given_up(text: str) -> str:
    """The same of any record."""
    record = read_record(text)
    match = replay(record, EARLY)
    sides = match.state.sides()
    others = [seat for seat, side in enumerate(sides) if side != sides[0]]
    return write_record(record_of(match, {"seed": "1"}, CONCEDED, others))


def test_the_same_seed_gives_the_same_review_in_any_order() -> None:
    """Whoever works out which part when; another seed gives another."""

    def backwards(todo: Sequence[ReviewPart]) -> Iterable[PartOutcome]:
        done = {part: work_out(part) for part in reversed(todo)}
        return [done[part] for part in todo]

    fineness = Fineness(10, 4)
    record = cut_short("kahuna")
    found = review(record, fineness, 5)
    assert review(record, fineness, 5, backwards) == found
    assert review(record, fineness, 6).moments != found.moments
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_a_first_curve_is_there_before_the_decisions() -> None:
    """It can be looked at as soon as its parts are done, and adds up as well."""
    record = cut_short("kahuna")
    todo = list(parts(record, Fineness(12, 4), 1))
    curve = [part for part in todo if not part.judging and not part.skipped]
    assert todo[: len(curve)] == curve
    draft = ReviewDraft(record, Fineness(12, 4), 1)
    for part in curve:
        draft.add(work_out(part))
    first = draft.review()
    assert adds_up(first)
    assert [judgement.action for judgement in first.judgements] == [CONCEDE]
    assert len(first.moments) == len(walked(record).states) + 1


def test_what_was_taken_back_is_not_judged() -> None:
    match = tablee.match("kahuna", seed=3)
    seat = match.to_act()[0]
    match.play(seat, match.legal(seat)[0])
    match.undo(seat)
    match.play(seat, match.legal(seat)[1])
    text = write_record(record_of(match, {"seed": "3"}, AGREED))
    way = walked(text)
    assert [entry.number for entry in way.entries] == [0, 3]
    assert [choice.entry for choice in way.choices] == [3]


def test_a_game_without_a_winner_ends_with_its_last_chances() -> None:
    found = review(stopped(AGREED), COARSE)
    assert not found.is_decided
    assert adds_up(found)
    assert finding_of(found)[0] is Finding.UNDECIDED


def test_giving_up_costs_what_was_still_to_be_hoped_for() -> None:
    """It stands after the last entry, as a decision of whoever gave up."""
    found = review(stopped(CONCEDED, 1), COARSE)
    last = found.judgements[-1]
    assert (last.action, last.seat) == (CONCEDE, 1)
    assert last.costs[1] == found.moments[-2].chances[1]
    assert [account.result for account in found.accounts] == [WHOLE, 0]
    assert adds_up(found)


def test_everyone_who_gives_up_pays_for_it() -> None:
    """With three sides or more nobody is charged for what another gave up, nor given anything by it."""
    record = given_up((FOLDER / "cartagena" / "v1-02-3-players.tablee").read_text(encoding="utf-8"))
    draft = ReviewDraft(record, COARSE, 1)
    for part in parts(record, COARSE, 1):
        if not part.judging:
            draft.add(work_out(part))
    found = draft.review()
    assert [judgement.seat for judgement in found.judgements] == read_record(record).conceded() == [1, 2]
    for judgement in found.judgements:
        assert judgement.cost == found.moments[-2].chances[judgement.seat]
        assert found.accounts[judgement.seat].cost == judgement.cost
        assert found.accounts[judgement.seat].given == 0
    assert found.accounts[0].given == sum(judgement.cost for judgement in found.judgements)
    assert adds_up(found)


def test_a_game_that_is_still_running_is_not_reviewed() -> None:
    """A review would tell what is hidden."""
    match = tablee.match("kahuna", seed=3)
    with pytest.raises(Mistake) as error:
        review(write_record(record_of(match, {"seed": "3"})), COARSE)
    assert error.value.code == "record-unfinished"


def stopped(ending: str, *conceded: int) -> str:
    """The record of a game that people stopped after two actions."""
    match: Match = tablee.match("kahuna", seed=3)
    for _ in range(2):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    return write_record(record_of(match, {"seed": "3"}, ending, conceded))


def test_an_iteration_can_begin_with_a_given_action() -> None:
    """Leaving wins three times out of four; who rolls and sees the die always knows what to say."""
    die = Die()
    die.setup(SeededChance(1))
    shares = {}
    for action in (ROLL, LEAVE):
        search = Search(SeenDie(), Manner(), 0, LONGEST, SeededChance(7))
        won = 0
        for _ in range(400):
            state = die.clone()
            search.first = action
            search.iterate(state)
            won += int(state.points[0])
        assert search.tree.visits[search.tree.first[0]] == 400
        shares[action] = won / 400
    assert 0.68 < shares[LEAVE] < 0.82
    assert shares[ROLL] > 0.9


def test_actions_are_compared_from_the_same_states_with_the_same_luck() -> None:
    """An action compared with itself differs by nothing at all."""
    state = tablee.new("kahuna", players=2, chance=SeededChance(2))
    seat = state.to_act()[0]
    action = state.legal(seat)[0]
    first, second = try_actions(state.game, state.view(seat), b"", [action, action], 24, 9)
    assert first.outcomes == second.outcomes
    assert difference(first, second, seat) == (0.0, 0.0)


@pytest.mark.parametrize(("games", "counted"), [(1, 1), (2, 1), (4, 3), (5, 3), (8, 6)])
def test_some_games_of_a_trial_always_count(games: int, counted: int) -> None:
    """The first quarter only teaches the search; of a single game nothing can be said but how it ended."""
    state = tablee.new("kahuna", players=2, chance=SeededChance(2))
    seat = state.to_act()[0]
    trials = try_actions(state.game, state.view(seat), b"", list(state.legal(seat)[:2]), games, 9)
    assert [len(trial.outcomes) for trial in trials] == [counted] * 2
    assert difference(trials[0], trials[1], seat)[1] >= 0


def test_judgements_depend_on_nothing_that_a_seat_could_not_see() -> None:
    """States with the same view give the same trials."""
    state = tablee.new("kahuna", players=2, chance=SeededChance(2))
    seat = state.to_act()[0]
    view = state.view(seat)
    others = [state.game.imagine(view, SeededChance(seed)) for seed in range(3)]
    action = state.legal(seat)[0]
    trials = [try_actions(state.game, one.view(seat), b"", [action], 12, 9)[0].outcomes for one in others]
    assert trials[0] == trials[1] == trials[2]


def test_a_position_is_worth_the_same_whoever_plays_it_on_in_parts() -> None:
    """Twelve games are eight and four more."""
    state = tablee.new("kahuna", players=2, chance=SeededChance(2))
    whole = worth_of(state, 12, 5)
    first, rest = worth_of(state, 8, 5), worth_of(state, 4, 5, 8)
    assert whole.sums == [one + other for one, other in zip(first.sums, rest.sums, strict=True)]
    assert isinstance(state.game.knowledge, Knowledge)


def test_reasons_are_what_is_told_more_often_with_their_rules(kahuna: str) -> None:
    """For some pair of actions of a real game there are reasons, each with a sentence of the game and a rule."""
    way = walked(kahuna)
    words = texts(way.game, "fr")
    found = []
    for choice in way.choices[10:40]:
        other = next(action for action in choice.before.legal(choice.seat) if action != choice.action)
        judgement = Judgement(
            choice.entry, choice.step, choice.seat, "", 0, way.game.named(choice.before, other), [0, 0], 0
        )
        found += why(kahuna, judgement, 1)
        if len(found) > 2:
            break
    assert found
    for contrast in found:
        assert abs(contrast.better - contrast.other) >= 10
        assert words.event(contrast.event, ["Ana", "Ben"])
        assert f"rule-{contrast.rule.replace('.', '-')}" in words.keys


def made(costs: tuple[int, int], luck: int, error: int) -> Review:
    """A review of a game that seat 0 has won."""
    accounts = [
        SeatAccount(500, luck, costs[0], costs[1], WHOLE, error),
        SeatAccount(500, -luck, costs[1], costs[0], 0, error),
    ]
    return Review("kahuna", 1, 1, COARSE, [], [], accounts, True)


@pytest.mark.parametrize(
    ("costs", "error", "finding"),
    [
        ((50, 200), 20, Finding.BEST_WON),
        ((200, 50), 20, Finding.BEST_LOST),
        ((200, 170), 20, Finding.EVEN),
        ((200, 50), 90, Finding.EVEN),
        ((200, 50), 130, Finding.ROUGH),
    ],
)
def test_a_verdict_says_no_more_than_the_figures_do(costs: tuple[int, int], error: int, finding: Finding) -> None:
    """A difference within twice its error is none."""
    found, facts = finding_of(made(costs, 300, error))
    assert found is finding
    assert (facts["winner"], facts["rival"]) == (0, 1)


@pytest.mark.parametrize(
    ("results", "winner", "rival"),
    [((WHOLE, 0, WHOLE, 0), 0, 3), ((0, WHOLE, 0, WHOLE), 1, 2), ((0, 500, 500, 0), 1, 3)],
)
def test_nobody_is_compared_with_those_who_won_with_them(results: tuple[int, ...], winner: int, rival: int) -> None:
    """Partners, and sides that share a victory: the best of those who lost is the rival."""
    costs = (100, 90, 10, 50)
    accounts = [SeatAccount(500, -9, cost, 0, result, 5) for cost, result in zip(costs, results, strict=True)]
    finding, facts = finding_of(Review("tiny", 2, 1, COARSE, [], [], accounts, True))
    assert finding is Finding.BEST_LOST
    assert (facts["winner"], facts["rival"]) == (winner, rival)


def test_who_played_better_and_lost_without_bad_luck_is_not_told_of_bad_luck() -> None:
    """Among three, the mistakes of one may make another win: somebody else played better, and had luck, too."""
    accounts = [
        SeatAccount(333, 700, 333, 300, WHOLE, 5),
        SeatAccount(333, 20, 203, -150, 0, 5),
        SeatAccount(334, -720, 0, 386, 0, 5),
    ]
    finding, facts = finding_of(Review("tiny", 2, 1, COARSE, [], [], accounts[:2], True))
    assert finding is Finding.BEST_BEATEN
    assert (facts["luck"], facts["rivals_luck"]) == (700, 20)
    finding, facts = finding_of(Review("tiny", 2, 1, COARSE, [], [], accounts, True))
    assert (finding, facts["rival"]) == (Finding.BEST_LOST, 2)


def test_a_game_turns_only_where_luck_is_greater_than_its_error() -> None:
    """The greatest first, with whoever gained by it."""
    moments = [
        ReviewMoment(entry, [500, 500], [error, error], [luck, -luck])
        for entry, error, luck in ((0, 10, 0), (1, 10, 40), (2, 10, -90), (3, 40, 70), (4, 0, 20))
    ]
    found = Review("tiny", 2, 1, COARSE, moments, [], [], True)
    assert turning_points(found) == [(2, 1, 90), (1, 0, 40)]


def test_a_victory_shared_by_all_has_neither_winner_nor_rival() -> None:
    accounts = [SeatAccount(500, 0, cost, 0, 500, 5) for cost in (100, 0)]
    assert finding_of(Review("kahuna", 1, 1, COARSE, [], [], accounts, True)) == (Finding.SHARED, {})


def test_other_luck_with_the_same_decisions_moves_the_luck_and_not_the_skill() -> None:
    """The last tile of The Islets decides a game: turned up another, all of the difference is luck."""
    game = tablee.game("tiny")
    match = Match(game, None, SeededChance(38))
    choosing = SeededChance(39)
    while match.to_act():
        seat = match.to_act()[0]
        actions = match.legal(seat)
        action = actions[0] if len(actions) == 1 else game.knowledge.act(match.state, seat, actions, choosing)
        other = match.fork()
        match.act(seat, action)
    other.chance = SeededChance(1000)
    other.act(seat, action)
    assert match.entries[-1].outcomes != other.entries[-1].outcomes
    first, second = (review(write_record(record_of(one)), Fineness(4, 16)) for one in (match, other))
    for mine, its in zip(first.accounts, second.accounts, strict=True):
        assert abs(mine.result - its.result) == WHOLE
        assert (mine.cost, mine.given, mine.start) == (its.cost, its.given, its.start)
        assert mine.luck - its.luck == mine.result - its.result
