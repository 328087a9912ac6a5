"""Every refusal of Biathlon is reached, cites its rule, and is said in both languages."""

import pytest

from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.games.biathlon.game import GAME
from tests.games.biathlon.scenes import ADVANCED, Scene, marker, skiers

TAKE = skiers("r3.2") + "columns 0: 0 2 0 1\n"
STEP = "phase: step\nsteps: 2\ninhand 0: 2\ntaken: 2\ntotal: 2\n"
SHOOT = "skier 0: nor S16\nphase: shoot\ncolumns 0: 0 0 1 0\ninhand 0: 2\ntaken: 2\ntotal: 2\n"
SIXES = "phase: sixes\nwaiting: 0\nsubmitted:\nchoice 0:\nchoice 1:\nchoice 2:\ncolumns 0: 1 1 0 0\n"
WAX = "phase: wax\nwaiting: 0 1 2\nsubmitted:\nchoice 0: pick_wax pick=4\nchoice 1:\nchoice 2:"
NATION = "phase: nation\nskier 0: nor START\nskier 1: - START\nskier 2: - START"
MISSED = "shots 0: miss hit hit hit hit\nmisses 0: 1\n"
ITALY = "phase: refresh\ntaken: 4\ninhand 0: 5\ntotal: 4\nskier 0: ita r3.1\nused 0: 1 0"
FINLAND = "skier 0: fin S16\nskier 1: nor START\nphase: shoot\ninhand 0: 2\ntaken: 2\ntotal: 2\n"
SLIP = "phase: slip\ninhand 0: 1\ntaken: 1\ntotal: 1\nfrom: r22.1\ntrail: r23.1\n" + skiers("r23.1", "r24.1")
DRAFT = (
    "phase: draft\ninhand 0: 1\ntaken: 1\ntotal: 1\nfrom: r8.1\ntrail: r9.1\nleads: nor:r8.1\nasked: ger\nway: r8.1\n"
)
REROLL = "phase: reroll-shot\nskier 0: nor S16\nshots 0: hit none none none none\nfired: 1\ninhand 0: 1\ntaken: 1\n"

# position, action, refusal
REACHED = [
    (TAKE, "take_column column=1", "column-empty BIA-4.2"),
    (TAKE, "done", "column-first BIA-4.1"),
    (TAKE + "taken: 3\ntotal: 0", "take_extra column=3", "column-taken BIA-4.4"),
    (STEP + skiers("r3.2", "r4.1", "r4.2") + marker("BBBBB"), "step way=L", "dead-end BIA-6.9"),
    (TAKE, "step way=F", "dice-first BIA-4.1"),
    (DRAFT + skiers("r9.1", "r7.1"), "done", "draft-first BIA-7.3"),
    (WAX, "pick_wax pick=2", "equal-token-first BIA-1.6"),
    (STEP + MISSED + skiers("S16"), "step way=1", "laps-first BIA-10.3"),
    (TAKE + "used 0: 3 2", "use_wax side=right choice=0", "last-token-left BIA-11.1"),
    (NATION, "done", "nation-first BIA-1.3"),
    (TAKE, "choose_nation nation=nor", "nations-chosen BIA-1.3"),
    (NATION, "choose_nation nation=fin", "no-advanced-nations BIA-1.4"),
    (TAKE, "use_wax side=left choice=1", "no-alternative BIA-11.3"),
    (STEP + skiers("r3.2"), "step way=l", "no-diagonal BIA-6.5"),
    ("phase: reroll-die\n" + TAKE, "reroll_die spot=col-1", "no-die-there BIA-11.8"),
    (TAKE, "draft answer=yes", "no-draft BIA-7.1"),
    (STEP + skiers("r3.1", "r4.1") + marker("BBBBB"), "step way=F", "no-endurance BIA-5.4"),
    (STEP + skiers("S16") + "shots 0: hit hit hit hit hit", "step way=F", "no-lap-due BIA-10.3"),
    (TAKE, "place_sixes stars=none", "no-sixes BIA-3.7"),
    (TAKE, "slip ways=FF", "no-slip BIA-8.4"),
    (TAKE, "free_column column=1", "no-such-effect BIA-11.7"),
    (SLIP, "slip ways=11", "no-such-slip BIA-8.4"),
    (STEP + skiers("r3.1"), "step way=L", "no-such-way BIA-6.2"),
    (TAKE + "used 0: 3 3", "use_wax side=left choice=0", "no-wax-left BIA-11.1"),
    (REROLL, "reroll_shot target=2", "not-fired-now BIA-11.5"),
    (TAKE, "shoot target=1", "not-shooting BIA-9.2"),
    (FINLAND, "use_printed", "nothing-fired BIA-11.5"),
    (TAKE, "use_printed", "nothing-printed BIA-14.3"),
    (ITALY, "refresh refresh=right", "nothing-used-there BIA-14.4"),
    (TAKE + "taken: 3\ntotal: 0", "take_column column=2", "one-column BIA-4.1"),
    (FINLAND + "printed: yes\nfired: 1\nshots 0: hit none none none none", "use_printed", "printed-used BIA-14.3"),
    (ITALY, "done", "refresh-first BIA-14.4"),
    (STEP + "lateral: no\nfrom: r3.1\ntrail: r3.2\n" + skiers("r3.2"), "step way=L", "second-lateral BIA-6.3"),
    (NATION, "choose_nation nation=aut", "set-taken BIA-1.4"),
    (SHOOT, "step way=1", "shoot-first BIA-9.2"),
    (SHOOT, "end_shooting", "shots-due BIA-9.3"),
    (SHOOT + "fired: 1 2\nshots 0: hit hit none none none", "shoot target=3", "shots-fired BIA-9.3"),
    (SIXES + "sixes 0: 1", "done", "sixes-first BIA-3.10"),
    (SLIP, "done", "slip-first BIA-8.4"),
    (SIXES + "sixes 0: 2\nsprint 0: 3", "place_sixes stars=none", "sprint-full BIA-3.10"),
    (TAKE, "take_extra column=sprint", "sprint-is-extra BIA-4.5"),
    (SIXES + "sixes 0: 1", "place_sixes stars=3", "star-not-open BIA-3.7"),
    (STEP + skiers("r3.2"), "done", "steps-first BIA-6.1"),
    (SHOOT, "take_extra column=3", "taking-over BIA-4.9"),
    (SHOOT + "shots 0: hit none none none none", "shoot target=1", "target-shot BIA-9.4"),
    (REROLL, "end_shooting", "token-first BIA-11.3"),
    (WAX, "pick_wax pick=4", "token-picked BIA-1.6"),
    (TAKE, "use_wax side=left choice=0", "token-useless BIA-11.4"),
    (SIXES + "sixes 0: 1", "place_sixes stars=12", "too-few-sixes BIA-3.10"),
    ("skier 0: nor S16\ncolumns 0: 0 2 0 1\ntaken: 1\n" + marker("YBBBB") + "shots 0: hit none none none none",
     "take_extra column=2", "untouched-only BIA-5.3"),
    (WAX, "done", "wax-first BIA-1.6"),
    (TAKE, "pick_wax pick=1", "wax-laid BIA-1.6"),
    (STEP + skiers("r3.2"), "use_wax side=left choice=0", "wax-too-late BIA-11.2"),
    (TAKE + "waxed: yes\nused 0: 1 0", "use_wax side=left choice=0", "wax-used BIA-11.1"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "action", "refusal"), REACHED, ids=[row[2].split()[0] for row in REACHED])
def test_refusals(text: str, action: str, refusal: str) -> None:
    """Each code in its position, with its rule and a sentence in each language."""
    options = ADVANCED if "ita " in text or "fin " in text or "set-taken" in refusal else {}
    scene = Scene(text, 3, options)
    assert scene.refusal(action) == refusal
    refused = scene.state.why_not(scene.seat, GAME.parse(scene.state, action))
    assert refused is not None
    french, english = (texts(GAME, lang).refusal(refused) for lang in ("fr", "en"))
    assert french != english
    assert (french[-1], english[-1]) == (".", ".")


def test_every_code_is_reached() -> None:
    """The positions above reach all codes that the game declares."""
    assert [refusal.split()[0] for _, _, refusal in REACHED] == list(GAME.refusals)


def test_who_is_not_asked_hears_only_that() -> None:
    """Whatever the boards: it is somebody else's decision."""
    scene = Scene(TAKE, 3)
    for seat in (1, 2):
        codes = {getattr(scene.state.why_not(seat, action), "code", None) for action in range(104)}
        assert codes == {"not-your-decision"}


@pytest.mark.parametrize("text", ["step way=B", "take_column column=sprint", "shoot target=6", "fly", ""])
def test_nonsense_is_a_mistake(text: str) -> None:
    """What names no action is no refusal of a rule."""
    with pytest.raises(Mistake):
        GAME.parse(Scene(TAKE, 3).state, text)


def test_at_the_range_the_sentence_names_the_cure() -> None:
    """Only untouched targets pay, in so many words."""
    scene = Scene(REACHED[49][0], 3)
    refused = scene.state.why_not(0, GAME.parse(scene.state, "take_extra column=2"))
    assert refused is not None
    assert "pas encore visées" in texts(GAME, "fr").refusal(refused)


def test_a_slip_too_dear_is_not_called_impossible() -> None:
    """BIA-8.5: where two slips lead past a skier, the one that cannot be paid says so."""
    slip = "phase: slip\ninhand 0: 1\ntaken: 1\ntotal: 1\nfrom: r5.1\ntrail: r6.1\n"
    options = {"course": "custom", "custom_course": "1A 14B 7A 2A"}
    scene = Scene(slip + skiers("r6.1", "r7.1", "r8.1") + marker("BBBBB"), 3, options)
    assert scene.legal() == ["slip ways=none", "slip ways=F2"]
    assert scene.refusal("slip ways=F1") == "no-endurance BIA-8.5"
    assert scene.refusal("slip ways=FF") == "no-such-slip BIA-8.4"


def test_at_the_range_dice_come_before_shots() -> None:
    """BIA-4.1: a skier at the range that has taken no dice is not told to be elsewhere."""
    scene = Scene("skier 0: nor S16\ncolumns 0: 0 2 0 1\n", 3)
    for action in ("shoot target=1", "end_shooting"):
        assert scene.refusal(action) == "dice-first BIA-4.1"
