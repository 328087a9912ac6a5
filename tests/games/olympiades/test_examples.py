"""The worked examples of docs/rules/olympiades.md, section 10, each under its number."""

from tests.games.olympiades.scenes import inside, start


def test_example_1_cycling_six() -> None:
    """Two golds pay five, two bronzes pay three."""
    scene = start("track_cycling", players=6).bids("7 5 7 3 5 0")
    assert scene.energy == [25, 27, 25, 30, 27, 30]
    assert scene.won() == "gold:0 gold:2 bronze:1 bronze:4"
    assert (scene.medals, scene.state.scores()) == ("2 0 1 / 0 0 1", [7, 1, 7, 1, 7, 1])


def test_example_2_cycling_all_equal() -> None:
    """Four golds for nothing."""
    scene = start("track_cycling").bids("4 4 4 4")
    assert (scene.energy, scene.state.scores()) == ([30, 30, 30, 30], [6, 6, 6, 6])


def test_example_3_cycling_plain() -> None:
    """Each medallist pays the next lower bid."""
    scene = start("track_cycling").bids("6 2 1 0")
    assert (scene.won(), scene.energy) == ("gold:0 silver:1 bronze:2", [28, 29, 30, 30])


def test_example_4_cycling_three_golds() -> None:
    """After three golds nobody pays or wins any more."""
    scene = start("track_cycling").bids("5 5 1 5")
    assert (scene.won(), scene.energy) == ("gold:0 gold:1 gold:3", [29, 29, 30, 29])


def test_example_5_show_jumping_of_the_seed() -> None:
    """The second obstacle asks for four."""
    text = "waiting: 0\nround: 2\nscore: - 0 0 0"
    cleared = inside("show_jumping", text).bids("1", "green 3")
    assert (cleared.score, cleared.line("round")) == ([None, 0, 0, 0], "3")
    fallen = inside("show_jumping", text).bids("1", "green 2")
    assert "OLY-11.5 score_marked 0 1" in fallen.events()


def test_example_6_show_jumping_whole() -> None:
    """Three rounds."""
    scene = start("show_jumping").bids("1 0 2 0", "green 1, green 2, green 1, green 5")
    assert (scene.score, scene.state.waiting) == ([0, 0, None, None], [2, 3])
    scene.bids("1 3", "green 2, green 1")
    assert scene.score == [0, 0, 1, None]
    scene.bids("0", "green 4")
    assert scene.won() == "gold:3 silver:2 bronze:0 bronze:1"
    assert (scene.energy, scene.state.scores()[:2]) == ([29, 30, 27, 27], [3, 4])


def test_example_7_golf() -> None:
    """A shift to hole five; one against three."""
    scene = start("golf").bids("2 1 0 3", "green 4, green 4, green 4")
    assert (scene.seat, scene.score) == (3, [1, 0, 0, 2])
    assert scene.legal() == ["shift hole=2", "shift hole=3", "shift hole=5", "shift hole=6", "keep"]
    scene.lock("shift hole=5", "green 4, green 1")
    assert "OLY-12.9 sums_compared 1 3" in scene.events()
    assert (scene.won(), scene.energy) == ("gold:wave", [28, 29, 30, 27])


def test_example_8_tennis() -> None:
    """Three lots; the first player without a legal number passes automatically."""
    scene = start("tennis", energy="3 4 2 5")
    for number in (2, 4, 5, 6):
        scene.lock(f"announce n={number}")
    assert (scene.seat, scene.legal()) == (3, [f"split n={n}" for n in range(1, 5)])
    scene.lock("split n=2")
    assert (scene.energy, scene.state.first, scene.seat) == ([3, 2, 2, 1], 1, 1)
    scene.lock("announce n=0").lock("announce n=1").lock("pass")
    assert scene.seat == 2
    scene.lock("split n=1")
    assert (scene.energy, scene.state.first) == ([2, 2, 2, 1], 2)
    scene.lock("pass")
    assert (scene.won(), scene.state.first) == ("gold:wave silver:sun bronze:wave", 3)
    assert scene.state.scores()[:2] == [2, 4]


def test_example_9_weightlifting() -> None:
    """Retries, automatic passes, two golds."""
    scene = start("weightlifting", energy="3 1 0 6", first=1)
    scene.lock("lift level=2", "green 1")
    assert (scene.seat, list(scene.state.out)) == (3, [0, 1, 1, 0])
    scene.lock("lift level=4", "green 3").lock("retry", "green 4")
    scene.lock("lift level=3", "green 6")
    scene.lock("lift level=5", "green 2").lock("pass")
    scene.lock("lift level=4", "green 4")
    assert scene.score == [4, None, None, 4]
    scene.lock("pass")
    assert (scene.won(), scene.energy) == ("gold:0 gold:3", [1, 0, 0, 3])


def test_example_10_relay_six() -> None:
    """Pairs from seat 2 on; a tie."""
    scene = start("relay_run", players=6, first=2)
    assert scene.state.waiting == [2, 3]
    scene.bids("3 1")
    assert scene.state.waiting == [4, 5]
    scene.bids("0 4")
    assert scene.state.waiting == [0, 1]
    scene.bids("2 0")
    assert (scene.won(), scene.energy) == ("gold:sun gold:wave", [28, 30, 27, 29, 30, 26])


def test_example_11_medley() -> None:
    """Products."""
    assert start("relay_medley").bids("5 3 1 3").won() == "gold:wave"
    six = start("relay_medley", players=6).bids("9 2 9 2 0 1")
    assert (six.won(), six.energy) == ("gold:wave", [21, 28, 21, 28, 30, 29])


def test_example_12_high_jump_six() -> None:
    """Only who can pay decides."""
    scene = start("high_jump", players=6, energy="10 6 8 2 7 0")
    assert scene.state.waiting == [0]
    scene.pads("wait")
    assert scene.state.waiting == [0, 2, 4]
    scene.pads("jump", "jump", "wait")
    assert (scene.line("won"), scene.state.waiting) == ("gold:0 gold:2", [1, 4])
    scene.pads("wait", "wait").pads("wait", "jump")
    assert (scene.won(), scene.energy) == ("gold:0 gold:2 bronze:4", [3, 6, 1, 2, 3, 0])


def test_example_13_high_jump_lowest_bar() -> None:
    """The event ends with two medals."""
    text = "waiting: 1 3\nsubmitted: 2\nchoice 2: wait\n"
    scene = inside("high_jump", text + "round: 7\nenergy: 9 3 0 5\nwon: gold:0\nsun: gold:1").pads("jump", "wait")
    assert (scene.won(), scene.energy) == ("gold:0 silver:1", [9, 2, 0, 5])


def test_example_14_archery() -> None:
    """Two rerolls, then an automatic stop."""
    dice = "green 2, blue 3, yellow 5, red 1"
    scene = start("archery", energy="2 30 30 30", dice=dice)
    scene.lock("reroll die=red", "red 6")
    scene.lock("reroll die=green", f"green 1, {dice}")
    assert (scene.score[0], scene.energy[0], scene.seat) == (15, 0, 1)


def test_example_15_sprint() -> None:
    """Only one of three energy is gained."""
    scene = start("sprint_100", energy="29 10 10 10").pads("rest", "enter n=0", "enter n=4", "enter n=4")
    assert (scene.won(), scene.energy) == ("gold:2 gold:3 bronze:1", [30, 10, 6, 6])


def test_example_16_beach_volley() -> None:
    """All rest; or one enters with nothing."""
    scene = start("beach_volley", energy="5 6 7 8").pads("rest", "rest", "rest", "rest")
    assert (scene.won(), scene.energy) == ("", [8, 9, 10, 11])
    assert start("beach_volley").pads("rest", "enter n=0", "rest", "rest").won() == "gold:wave"


def test_example_17_control_caught() -> None:
    """Sun loses its gold."""
    scene = start("doping_control", energy="9 9 9 9", medals=[{"gold": 1, "bronze": 1}, {}]).pads("dope", "accuse")
    assert (scene.medals, scene.energy, scene.won()) == ("0 0 1 / 0 0 0", [9, 9, 9, 9], "lost_gold:sun")


def test_example_18_control_full() -> None:
    """Sun has room for three; Wave divides two."""
    scene = start("doping_control", energy="28 10 29 12").pads("dope", "rest")
    assert (scene.energy, scene.seat) == ([30, 10, 30, 12], 1)
    assert scene.lock("allocate n=2").energy == [30, 12, 30, 12]


def test_example_19_basketball_shot() -> None:
    """Six against six."""
    scene = start("basketball").pads("shoot n=2", "block n=3", "intercept", dice="green 4")
    assert (scene.line("baskets"), scene.energy, scene.state.ball) == ("sun:1 wave:0", [28, 27, 30, 30], 1)


def test_example_20_basketball_pass() -> None:
    """A blank leaves the ball to the team-mate; with six the nearest interceptor throws first."""
    scene = start("basketball", first=1).pads("block n=1", "pass_to target=3", "intercept", dice="white blank")
    assert (scene.state.ball, scene.energy) == (3, [29, 30, 30, 30])
    six = start("basketball", players=6, first=4)
    assert six.state.waiting == [1, 3, 4, 5]
    six.pads("intercept", "intercept", "pass_to target=0", "block n=0", dice="white blank, white hand")
    assert "OLY-30.8 die_thrown 1 white blank" in six.events()
    assert six.state.ball == 3


def test_example_21_fencing_round() -> None:
    """Seventeen against twenty-one."""
    dice = "green 4, green 3, blue 4, yellow 5, green 1, blue 3, yellow 2, red 1"
    scene = start("fencing").bids("0 2 5 1", dice)
    assert (scene.seat, scene.score[:2]) == (2, [4, 12])
    scene.lock("reroll die=red", "red 6").lock("reroll die=green", "green 2, green 6, blue 3")
    assert "OLY-31.6 sums_compared 17 21" in scene.events()
    assert (scene.line("cube"), scene.energy) == ("-1", [30, 28, 25, 29])
    scene.bids("0 0 0 0", "green 1, green 2, green 1, green 2")
    assert scene.won() == "gold:wave"


def test_example_22_tug_of_war() -> None:
    """Three ties in a row on Sun's side."""
    text = "waiting: 0 1 2 3\ncube: 1\nround: 2"
    scene = inside("tug_of_war", text).bids("1 3 2 0").bids("0 0 0 0").bids("2 0 0 2")
    assert scene.won() == "gold:sun"


def test_example_23_taekwondo() -> None:
    """Two rounds."""
    scene = start("taekwondo").bids("2 0 3 1")
    assert scene.score == [3, 1, 4, 2]
    scene.pads("attack target=1", "guard", "attack target=3", "attack target=0")
    assert (scene.score, scene.state.waiting) == ([0, 1, 4, 0], [1, 2])
    scene.pads("wait", "attack target=1")
    assert (scene.won(), scene.energy) == ("gold:sun", [28, 30, 27, 29])


def test_example_24_taekwondo_everybody_out() -> None:
    """Both teams win."""
    scene = start("taekwondo").bids("0 0 0 0")
    scene.pads("attack target=1", "attack target=0", "attack target=3", "attack target=2")
    assert scene.won() == "gold:sun gold:wave"


def test_example_25_final_ranking() -> None:
    """Fourteen points each; Sun has more golds."""
    medals = [{"gold": 4, "silver": 1}, {"gold": 3, "silver": 2, "bronze": 1}]
    state = start("golf", medals=medals).state
    assert (state.scores()[:2], state.ranking()) == ([14, 14], [1, 2, 1, 2])
