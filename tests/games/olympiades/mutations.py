"""Conditions of the rules by rule id, each with its flipped form: the tests of that id must notice."""

from tests.games.mutations import Mutation

RULES = "rules.py"
STADIUM = "rules_stadium.py"
CONTEST = "rules_event.py"


def event(name: str) -> str:
    """The file of an event."""
    return f"events/{name}.py"


MUTATIONS = [
    Mutation("OLY-1.1", STADIUM, "return seat % TEAMS", "return 1 - seat % TEAMS"),
    Mutation("OLY-1.5", RULES, "counts[drawn] = 0", "counts[drawn] = 1"),
    Mutation("OLY-1.6", STADIUM, "return 0 if seat == self.players else seat", "return min(seat, self.players - 1)"),
    Mutation("OLY-1.7", RULES, "if not self.event().moves_token:", "if self.event().moves_token:"),
    Mutation("OLY-1.9", RULES, "if self.points(team) > self.points(1 - team):", "if self.points(team) > 0:"),
    Mutation("OLY-2.1", STADIUM, "energy = min(energy, MOST_ENERGY - self.energy[seat])", "energy = min(energy, 9)"),
    Mutation("OLY-2.5", CONTEST, "if n > stadium.energy[seat]:", "if n > stadium.energy[seat] + 1:"),
    Mutation("OLY-2.9", STADIUM, "if len(actions) == 1:", "if len(actions) == 0:"),
    Mutation("OLY-2.11", STADIUM, "elif energy[seat] > energy[chosen]:", "elif energy[seat] < energy[chosen]:"),
    Mutation(
        "OLY-2.14",
        STADIUM,
        "return max(0, self.due - self.room_from(self.part + TEAMS))",
        "return max(0, self.due - self.room_from(self.part))",
    ),
    Mutation("OLY-3.1", STADIUM, "        metal = self.given\n", "        metal = 0\n"),
    Mutation("OLY-3.4", STADIUM, "if wave >= sun:", "if wave > sun:"),
    Mutation("OLY-3.6", STADIUM, "POINTS: Final = [3, 2, 1]", "POINTS: Final = [3, 1, 1]"),
    Mutation("OLY-3.7", STADIUM, "if self.is_final and metal == GOLD else 1", "if metal == GOLD else 1"),
    Mutation("OLY-4.3", RULES, "if self.is_over() or self.settings.talk == FREE:", "if self.settings.talk == FREE:"),
    Mutation("OLY-10.2", event("track_cycling"), "if stadium.pads[seat] < bid:", "if stadium.pads[seat] <= bid:"),
    Mutation("OLY-10.6", event("track_cycling"), "if stadium.pads[seat] == bid:", "if seat >= 0:"),
    Mutation("OLY-11.4", event("show_jumping"), "if reached >= obstacle:", "if reached > obstacle:"),
    Mutation(
        "OLY-11.6",
        event("show_jumping"),
        "stadium.round += 1\n",
        "stadium.round += 2\n",
    ),
    Mutation("OLY-12.5", event("golf"), "<= stadium.score[seat]\n", "< stadium.score[seat]\n"),
    Mutation("OLY-12.7", event("golf"), "if self.taken(stadium, team) == HOLES:", "if self.taken(stadium, team) < 0:"),
    Mutation("OLY-13.4", event("tennis"), "if entry.n <= stadium.price:", "if entry.n < stadium.price:"),
    Mutation("OLY-13.5", event("tennis"), "1 - stadium.team(seat), chance)", "stadium.team(seat), chance)"),
    Mutation("OLY-13.9", event("tennis"), "stadium.first = stadium.after(stadium.first)", "stadium.first += 0"),
    Mutation("OLY-14.3", event("weightlifting"), "< LOWEST_FACE[level - 1]:", "<= LOWEST_FACE[level - 1]:"),
    Mutation("OLY-14.6", event("weightlifting"), "if not stadium.out[seat]:", "if stadium.out[seat] < 2:"),
    Mutation("OLY-14.7", event("weightlifting"), "if entry.level <= stadium.score[seat]:", "if entry.level < 1:"),
    Mutation("OLY-15.1", event("relay_run"), "other = stadium.after(one)", "other = stadium.after(stadium.after(one))"),
    Mutation("OLY-15.2", event("relay_run"), "EVENT.keeps_pads = True", "EVENT.keeps_pads = False"),
    Mutation(
        "OLY-16.2",
        event("relay_medley"),
        "products[stadium.team(seat)] *= stadium.pads[seat]",
        "products[stadium.team(seat)] += stadium.pads[seat]",
    ),
    Mutation("OLY-17.2", event("high_jump"), "if stadium.medal_of[seat] == NONE]", "if seat >= 0]"),
    Mutation("OLY-17.3", event("high_jump"), "if stadium.energy[seat] < cost:", "if stadium.energy[seat] < 0:"),
    Mutation("OLY-17.8", event("high_jump"), "stadium.round == len(BARS):", "stadium.round == len(BARS) - 1:"),
    Mutation("OLY-18.1", event("archery"), "if following != stadium.first:", "if following != 0:"),
    Mutation("OLY-18.4", event("archery"), "if stadium.energy[seat] >= PRICE:", "if stadium.energy[seat] >= 0:"),
    Mutation("OLY-20.2", event("sprint_100"), "if stadium.pads[seat] == REST:", "if stadium.pads[seat] != REST:"),
    Mutation("OLY-21.3", event("beach_volley"), "NO_ENTRANT: Final = -1", "NO_ENTRANT: Final = 0"),
    Mutation(
        "OLY-22.5",
        event("doping_control"),
        "if stadium.pads[seat] != DOPE or stadium.pads[other] != ACCUSE:",
        "if stadium.pads[seat] != DOPE:",
    ),
    Mutation(
        "OLY-22.8", event("doping_control"), "self.give(stadium, stadium.first)\n", "self.give(stadium, second)\n"
    ),
    Mutation("OLY-30.4", event("basketball"), "        if reached >= needed:\n", "        if reached > needed:\n"),
    Mutation("OLY-30.7", event("basketball"), 'stadium.after(holder), "OLY-30.7"', 'holder, "OLY-30.7"'),
    Mutation("OLY-30.11", event("basketball"), "and other != seat and", "and"),
    Mutation("OLY-30.13", event("basketball"), "if stadium.streak < MOST_PASSES:", "if stadium.streak <= MOST_PASSES:"),
    Mutation("OLY-31.4", event("fencing"), "max(0, bid - FREE_BID)", "max(0, bid - FREE_BID - 1)"),
    Mutation("OLY-31.9", event("fencing"), "if stadium.cube == own:", "if stadium.cube != own:"),
    Mutation("OLY-32.7", event("tug_of_war"), "stadium.streak == MOST_TIES or", "stadium.streak > MOST_TIES or"),
    Mutation("OLY-33.4", event("taekwondo"), "and not attacked[seat]:", "and attacked[seat]:"),
    Mutation("OLY-33.7", event("taekwondo"), "return is_opponent and stadium.score[target] > 0", "return is_opponent"),
    Mutation(
        "OLY-33.10", event("taekwondo"), "elif stadium.streak == MOST_STILL or", "elif stadium.streak > MOST_STILL or"
    ),
    Mutation("OLY-40.3", RULES, "+ self.medals[base + GOLD]", "+ self.medals[base + BRONZE]"),
]
