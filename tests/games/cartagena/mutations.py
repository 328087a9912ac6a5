"""Conditions of the rules by rule id, each with its flipped form: the tests of that id must notice."""

from tests.games.mutations import Mutation

RULES = "rules.py"
CORRIDOR = "rules_corridor.py"
CARDS = "rules_cards.py"

MUTATIONS = [
    Mutation(
        "CAR-1.1", "board.py", "if name.endswith(TURNED) else symbols", "if not name.endswith(TURNED) else symbols"
    ),
    Mutation("CAR-1.4", CARDS, "(starter + turn) % self.players, chance.draw", "turn, chance.draw"),
    Mutation("CAR-1.5", RULES, "starter if starter != NOBODY", "starter if starter == NOBODY"),
    Mutation(
        "CAR-1.6", CARDS, "self.hand[seat * SYMBOL_COUNT + card] += 1", "self.hand[seat * SYMBOL_COUNT + card] |= 1"
    ),
    Mutation(
        "CAR-2.1", RULES, "self.turn = (self.turn + 1) % self.players", "self.turn = (self.turn - 1) % self.players"
    ),
    Mutation("CAR-2.2", RULES, "if self.acted == ACTIONS_PER_TURN and", "if self.acted > ACTIONS_PER_TURN and"),
    Mutation("CAR-2.3", RULES, "        self.acted += 1\n", "        self.acted += 3\n"),
    Mutation("CAR-2.4", RULES, "if self.acted >= self.settings.min_actions or not out:", "if not out:"),
    Mutation("CAR-2.5", RULES, "if self.stands_at(seat, place):", "if self.here[place]:"),
    Mutation(
        "CAR-2.6", CARDS, "                self.add_to_hand(seat, card)\n                drawn", "                drawn"
    ),
    Mutation("CAR-3.1", CORRIDOR, "(track[target] != symbol or", "(track[target] == symbol or"),
    Mutation("CAR-3.2", CORRIDOR, " or here[target] > 0)", " or here[target] > 1)"),
    Mutation(
        "CAR-3.3",
        CORRIDOR,
        "place + 1\n    while target < boat and (track[target] != symbol or here[target] > 0)",
        "place\n    while target < boat and (track[target] != symbol)",
    ),
    Mutation("CAR-3.4", CORRIDOR, "    while target < boat and", "    while target < boat - 1 and"),
    Mutation("CAR-3.5", CARDS, "self.used[card] += 1", "self.used[card] += 0"),
    Mutation(
        "CAR-3.6",
        RULES,
        "            if place == boat:\n                break",
        "            if place != boat:\n                break",
    ),
    Mutation("CAR-4.1", CORRIDOR, "    target = place - 1\n", "    target = place\n"),
    Mutation("CAR-4.2", CORRIDOR, "        if 0 < here[target] < CROWD:", "        if 0 < here[target] <= CROWD:"),
    Mutation("CAR-4.3", RULES, "self.draw_cards(seat, company, ", "self.draw_cards(seat, 1, "),
    Mutation("CAR-4.4", CORRIDOR, "        if 0 < here[target] < CROWD:", "        if 1 < here[target] < CROWD:"),
    Mutation(
        "CAR-4.5",
        RULES,
        "if refuge(self.here, place) == NOWHERE else None",
        "if refuge(self.here, place) != NOWHERE else None",
    ),
    Mutation("CAR-4.6", RULES, "if nearest < place <= end", "if place <= end"),
    Mutation("CAR-4.7", RULES, "end = self.settings.boat if self", "end = self.settings.boat if not self"),
    Mutation("CAR-4.8", RULES, "self.draw_cards(seat, company, ", "self.draw_cards(seat, 0, "),
    Mutation("CAR-5.1", CARDS, "NO_CARD if self.pile.size == 0 else", "NO_CARD if self.pile.size != 0 else"),
    Mutation("CAR-5.2", CARDS, "        if self.pile.size == 0:\n", "        if self.pile.size <= 1:\n"),
    Mutation("CAR-5.3", CARDS, "if len(drawn) < wanted:", "if len(drawn) <= wanted:"),
    Mutation(
        "CAR-5.4",
        RULES,
        "            if held:\n                return False",
        "            if held == 0:\n                return True",
    ),
    Mutation(
        "CAR-6.1",
        CORRIDOR,
        "self.pirates[seat * self.settings.pirates] ==",
        "self.pirates[seat * self.settings.pirates + 1] ==",
    ),
    Mutation("CAR-6.2", RULES, "if other > key", "if other < key"),
    Mutation(
        "CAR-7.1", CARDS, "if self.settings.open_row < LONG_ROW or not", "if self.settings.open_row == LONG_ROW or not"
    ),
    Mutation(
        "CAR-7.2", CARDS, "if self.settings.open_row < LONG_ROW or not", "if self.settings.open_row <= LONG_ROW or not"
    ),
    Mutation(
        "CAR-7.3",
        CARDS,
        "            if card == NO_CARD:\n                break",
        "            if card != NO_CARD:\n                break",
    ),
    Mutation("CAR-7.4", "view.py", "is_open = state.settings.has_open_hands or", "is_open ="),
    Mutation("CAR-8.1", RULES, "if self.is_deadlock():", "if not self.is_deadlock():"),
    Mutation("CAR-8.2", RULES, "self.idle + 1 if self.acted == 0 else 0", "self.idle + 1"),
    Mutation(
        "CAR-8.3", RULES, "elif self.turns == self.settings.max_turns", "elif self.turns >= self.settings.max_turns"
    ),
]
