"""Olympiades as a few readable lines, both ways.

A text need not say everything. What is left out is: start energy for all, no medals, seat 0 first, the first place of
the programme, an empty tile. `programme: golf tennis rest final` names events, or the kind of a place that is not
drawn; `event: 2` is the place that is played now, from 1, or `event: over`. A pad in the line `pads` is a word like
`bid:3`, `rest`, `attack:s1`. `results` has the medals of the events that are over, `paid 0` what seat 0 spent in them;
`lately 0` is what seat 0 has shown and thrown since the last decision. While pads are set the lines `waiting`,
`submitted` and `choice` of the header say who has locked what; else `turn` says who decides. The lines `now`,
`athletes`, `points` and `talk` follow from the others.
"""

from tablee.engine.options import Options
from tablee.engine.position import NONE, Lines, number_or_none, shown
from tablee.games.olympiades.board import BOARD, METALS
from tablee.games.olympiades.events import SPORT_EVENTS, SPORTS
from tablee.games.olympiades.rules_actions import HOLES
from tablee.games.olympiades.rules_settings import FREE, KINDS, LETTERS, NUMERIC_DICE, SILENT, TALKS, read_scenario
from tablee.games.olympiades.rules_stadium import GREEN
from tablee.games.olympiades.shapes import Finished, Medals, OlympiadesView, Tile, Won
from tablee.games.olympiades.view import gained_in, strokes_in

TEAM_NAMES = [team.slug for team in BOARD.teams]
OVER = "over"
LOST = "lost_"
PAY, GAIN = "pay", "gain"
NUMBERS = {"round": 1, "cube": 0, "streak": 0, "trying": 0, "rerolls": 0}  # and what is left out
SEATS = ("turn", "ball", "price", "speaker", "part")


def show(view: OlympiadesView) -> Lines:
    tile = view.tile
    lines = Lines(view.header)
    lines.add("now", tile.event)
    lines.add("athletes", *map(str, range(view.header.players)))
    places = [sport or kind for sport, kind in zip(view.programme, view.kinds, strict=True)]
    lines.add("programme", *places)
    lines.add("event", OVER if view.index == len(places) else str(view.index + 1))
    lines.add("energy", *map(str, view.energy))
    for team, medals in zip(TEAM_NAMES, view.medals, strict=True):
        lines.add(team, *(f"{metal}:{getattr(medals, metal)}" for metal in METALS))
    lines.add("points", *(f"{team}:{points}" for team, points in zip(TEAM_NAMES, view.points, strict=True)))
    lines.add("first", str(view.first))
    lines.add("talk", view.talk)
    show_tile(lines, tile)
    for seat, words in enumerate(view.lately):
        if words:
            lines.add(f"lately {seat}", *words)
    if view.history:
        lines.add("results", *(result_word(past.won) for past in view.history))
        for seat in range(view.header.players):
            lines.add(f"paid {seat}", *(str(past.spent[seat]) for past in view.history))
    return lines


def show_tile(lines: Lines, tile: Tile) -> None:
    """What is on the tile, as far as there is anything."""
    for label, usual in NUMBERS.items():
        if getattr(tile, label) != usual:
            lines.add(label, str(getattr(tile, label)))
    for label in SEATS:
        if getattr(tile, label) is not None:
            lines.add(label, str(getattr(tile, label)))
    if tile.due:
        lines.add("due", f"{GAIN if tile.gains else PAY}:{tile.due}")
    elif tile.gains:
        lines.add("due", GAIN)
    if any(score is not None for score in tile.score):
        lines.add("score", *map(shown, tile.score))
    if any(tile.pads):
        lines.add("pads", *map(shown, tile.pads))
    if any(tile.dice):
        lines.add("dice", *(f"{die}:{face}" for die, face in zip(NUMERIC_DICE, tile.dice, strict=True) if face))
    if any(tile.baskets):
        lines.add("baskets", *(f"{team}:{count}" for team, count in zip(TEAM_NAMES, tile.baskets, strict=True)))
    if any(tile.holes):
        pairs = [(team, hole) for team, holes in zip(TEAM_NAMES, tile.holes, strict=True) for hole in holes]
        lines.add("holes", *(f"{team}:{hole}" for team, hole in pairs))
    if tile.out:
        lines.add("out", *map(str, tile.out))
    if tile.won:
        lines.add("won", *map(won_word, tile.won))
    if any(tile.spent):
        lines.add("spent", *map(str, tile.spent))


def won_word(won: Won) -> str:
    """`gold:2` for an athlete, `gold:sun` for a team, `lost_gold:sun` for a medal that was taken away."""
    winner = TEAM_NAMES[won.team] if won.seat is None else str(won.seat)
    return f"{LOST if won.lost else ''}{won.metal}:{winner}"


def result_word(won: list[Won]) -> str:
    """The medals of a finished event as one word: `gold-2+bronze-wave`."""
    return "+".join(won_word(one).replace(":", "-") for one in won) or NONE


def read(lines: Lines) -> OlympiadesView:
    """The view that lines say."""
    options = lines.header.known_options()
    players = lines.header.players
    lines.repeats("athletes", "points", "talk", "now")
    words = lines.words("programme") if "programme" in lines else usual_programme(options)
    programme = [word if word in SPORTS else None for word in words]
    kinds = [KINDS[SPORT_EVENTS[SPORTS.index(word)].kind] if word in SPORTS else one_of_kinds(word) for word in words]
    place = lines.word("event") if "event" in lines else "1"
    index = len(words) if place == OVER else int(place) - 1
    medals = [read_medals(lines, team) for team in TEAM_NAMES]
    event = programme[min(index, len(words) - 1)]
    if event is None:
        raise ValueError(place)
    start = options.number("start_energy") or BOARD.energy.start[options.word("length")]
    energy = [int(word) for word in lines.words("energy", players)] if "energy" in lines else [start] * players
    history = read_history(lines, programme)
    return OlympiadesView(
        header=lines.header,
        programme=programme,
        kinds=kinds,
        index=index,
        energy=energy,
        medals=medals,
        points=[sum(getattr(one, metal) * points for metal, points in BOARD.medal_points.items()) for one in medals],
        first=lines.number("first", 0, players - 1, missing=0),
        talk=talk_of(event, options.word("talk"), is_over=index == len(words)),
        tile=read_tile(lines, event),
        history=history,
        gained=[gained_in(finished.won) for finished in history],
        lately=[lines.some(f"lately {seat}") for seat in range(players)],
    )


def usual_programme(options: Options) -> list[str]:
    """The programme of a scenario, or one of which nothing is drawn."""
    named = read_scenario(options.word("scenario")).events
    return named or [KINDS[LETTERS.index(letter)] for letter in BOARD.programme[options.word("length")]]


def one_of_kinds(word: str) -> str:
    if word not in KINDS:
        raise ValueError(word)
    return word


def talk_of(event: str, option: str, is_over: bool) -> str:
    """Whether one may talk follows from the event and the table's option."""
    if is_over or option == FREE:
        return TALKS[0]
    return TALKS[1] if option == SILENT else TALKS[SPORT_EVENTS[SPORTS.index(event)].talk]


def read_medals(lines: Lines, team: str) -> Medals:
    """The medal table of a team: `gold:1 bronze:2`."""
    counts = {metal: int(count) for metal, count in pairs_of(lines, team)}
    if not set(counts) <= set(METALS):
        raise ValueError(team)
    return Medals(**counts)


def pairs_of(lines: Lines, label: str) -> list[tuple[str, str]]:
    """The words of a line that are pairs."""
    pairs = [word.partition(":") for word in lines.some(label)]
    return [(first, second) for first, _, second in pairs]


def read_tile(lines: Lines, event: str) -> Tile:
    """What is on the tile."""
    players = lines.header.players
    dice = dict(pairs_of(lines, "dice"))
    baskets = dict(pairs_of(lines, "baskets"))
    holes = pairs_of(lines, "holes")
    due = lines.word("due") if "due" in lines else f"{PAY}:0"
    numbers = {label: lines.number(label, -99, 99, missing=usual) for label, usual in NUMBERS.items()}
    seats = {label: number_or_none(lines.word(label)) if label in lines else None for label in SEATS}
    if set(dice) - set(NUMERIC_DICE) or set(baskets) - set(TEAM_NAMES) or {team for team, _ in holes} - set(TEAM_NAMES):
        raise ValueError(event)
    if any(not 1 <= int(hole) <= HOLES for _, hole in holes):
        raise ValueError(holes)
    if due.partition(":")[0] not in (PAY, GAIN):
        raise ValueError(due)
    return Tile(
        event=event,
        round=numbers["round"],
        turn=seats["turn"],
        score=[number_or_none(word) for word in each(lines, "score", players)],
        pads=[None if word == NONE else word for word in each(lines, "pads", players)],
        dice=[int(dice.get(die, 0)) for die in NUMERIC_DICE],
        cube=numbers["cube"],
        baskets=[int(baskets.get(team, 0)) for team in TEAM_NAMES],
        holes=[[hole for hole in range(1, HOLES + 1) if (team, str(hole)) in holes] for team in TEAM_NAMES],
        ball=seats["ball"],
        streak=numbers["streak"],
        price=seats["price"],
        speaker=seats["speaker"],
        due=int(due.partition(":")[2] or 0),
        gains=due.startswith(GAIN),
        part=seats["part"],
        trying=numbers["trying"],
        rerolls=numbers["rerolls"],
        out=[int(word) for word in lines.some("out")],
        won=read_won(lines.some("won")),
        spent=[int(word) for word in lines.some("spent")] or [0] * players,
        strokes=strokes_in(event, seats["turn"], int(dice.get(NUMERIC_DICE[GREEN], 0))),
    )


def each(lines: Lines, label: str, players: int) -> list[str]:
    """One word for each seat, or nothing for all."""
    return lines.words(label, players) if label in lines else [NONE] * players


def read_won(words: list[str]) -> list[Won]:
    """Medals: `gold:2 bronze:wave`."""
    found = []
    for word in words:
        metal, _, winner = word.partition(":")
        if metal.removeprefix(LOST) not in METALS:
            raise ValueError(word)
        seat = None if winner in TEAM_NAMES else int(winner)
        team = TEAM_NAMES.index(winner) if seat is None else seat % len(TEAM_NAMES)
        found.append(Won(metal.removeprefix(LOST), team, seat, metal.startswith(LOST)))
    return found


def read_history(lines: Lines, programme: list[str | None]) -> list[Finished]:
    """The events that are over: the first ones of the programme."""
    results = lines.some("results")
    paid = [lines.words(f"paid {seat}", len(results)) for seat in range(lines.header.players) if results]
    history = []
    for index, (word, event) in enumerate(zip(results, programme, strict=False)):
        won = [] if word == NONE else read_won([part.replace("-", ":") for part in word.split("+")])
        if event is None:
            raise ValueError(word)
        history.append(Finished(event, won, [int(of_seat[index]) for of_seat in paid]))
    return history
