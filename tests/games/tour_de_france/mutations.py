"""Conditions of the rules by rule id, each with its flipped form: the tests of that id must notice."""

from tests.games.mutations import Mutation

CARDS = "rules_cards.py"
JERSEYS = "rules_jerseys.py"
QUIZ = "rules_quiz.py"
ROAD = "rules_road.py"
RULES = "rules.py"
SETTINGS = "rules_settings.py"
MUTATIONS = [
    Mutation("TDF-1.1", SETTINGS, "FEWEST_PLAYERS: Final = 2", "FEWEST_PLAYERS: Final = 1"),
    Mutation("TDF-1.2", ROAD, "for total in range(2 * DIE, 1, -1):", "for total in range(2, 2 * DIE + 1):"),
    Mutation("TDF-1.3", ROAD, "out += self.separated(equal, chance)", "out += equal"),
    Mutation("TDF-1.4", RULES, "self.at[seats[place]] = -place", "self.at[seats[place]] = place"),
    Mutation(
        "TDF-1.5",
        RULES,
        'self.hand_over(YELLOW, self.order[0], "TDF-1.5")',
        'self.hand_over(YELLOW, self.order[1], "TDF-1.5")',
    ),
    Mutation("TDF-1.6", RULES, "return self.order[self.turn]\n\n    def view", "return self.turn\n\n    def view"),
    Mutation("TDF-2.1", RULES, "return None if self.phase == TO_ROLL else", "return None if self.phase == WINDOW else"),
    Mutation(
        "TDF-2.2",
        RULES,
        '        self.travel(seat, total, "TDF-4.1", chance)\n        self.land(seat, chance)',
        '        self.travel(seat, total, "TDF-4.1", chance)\n        self.end_turn(chance)',
    ),
    Mutation("TDF-2.3", RULES, "if self.turn == self.players:", "if self.turn > self.players:"),
    Mutation("TDF-2.5", RULES, "            self.has_extra = True\n", "            self.has_extra = False\n"),
    Mutation("TDF-3.2", CARDS, 'self.tell(event, (Limit("strategy", only),), only)', "self.tell(event, (), only)"),
    Mutation(
        "TDF-3.3",
        RULES,
        "if self.phase != WINDOW:\n            return Refused",
        "if False:\n            return Refused",
    ),
    Mutation("TDF-3.5", CARDS, "self.settings.has_signs and sign == MINUS", "self.settings.has_signs and sign == PLUS"),
    Mutation("TDF-3.6", RULES, "shift = index if self.settings.mover_first else", "shift = index if True else"),
    Mutation(
        "TDF-3.7", RULES, "if self.held[seat] > 0:\n                self.asked", "if True:\n                self.asked"
    ),
    Mutation("TDF-3.8", CARDS, "        if self.known[slot]:", "        if not self.known[slot]:"),
    Mutation("TDF-3.9", RULES, "return max(0, self.bare_total())", "return max(1, self.bare_total())"),
    Mutation("TDF-3.10", CARDS, "if self.strategy.left() == 0:", "if self.strategy.left() < 0:"),
    Mutation("TDF-4.1", ROAD, "    end = start + total\n", "    end = start + total + 1\n"),
    Mutation("TDF-4.2", ROAD, "else 2 * FINISH - end", "else FINISH - 1"),
    Mutation("TDF-4.4", ROAD, "max(LAST_PROLOGUE, space)", "space"),
    Mutation("TDF-4.5", RULES, "        if end == FINISH:", "        if end > FINISH:"),
    Mutation("TDF-5.2", QUIZ, "is_right = choice == self.right", "is_right = choice != self.right"),
    Mutation("TDF-5.3", QUIZ, "self.right = answers.index(asked.right)", "self.right = asked.right"),
    Mutation("TDF-5.5", QUIZ, "< RIGHT_OF_100[asked.difficulty]", "<= RIGHT_OF_100[asked.difficulty]"),
    Mutation("TDF-5.6", QUIZ, "chance) >= ENOUGH", "chance) > ENOUGH"),
    Mutation("TDF-5.7", JERSEYS, "if self.decks[deck].size == 0:", "if self.decks[deck].size < 0:"),
    Mutation("TDF-5.8", RULES, "self.at[seat] - MISHAP_SPACES", "self.at[seat] + MISHAP_SPACES"),
    Mutation(
        "TDF-6.1",
        RULES,
        'NUMBER[card], "TDF-6.1", chance)\n            return True',
        'NUMBER[card], "TDF-6.1", chance)\n            return False',
    ),
    Mutation("TDF-6.3", ROAD, "        if town > space:", "        if town >= space + 3:"),
    Mutation("TDF-6.4", RULES, "and count > NUMBER[card]:", "and count < NUMBER[card]:"),
    Mutation("TDF-6.5", RULES, "            self.skip[seat] += 1", "            self.skip[seat] += 2"),
    Mutation(
        "TDF-6.6",
        CARDS,
        "        if card == JOKER_CARD:\n            self.jokers",
        "        if card != JOKER_CARD:\n            self.jokers",
    ),
    Mutation("TDF-6.7", RULES, "if self.jokers[seat] and not does_nothing:", "if self.jokers[seat]:"),
    Mutation("TDF-7.1", RULES, "if not self.spent[trial] and start", "if start"),
    Mutation("TDF-7.3", ROAD, "while len(seats) > 1:", "while len(seats) > 2:"),
    Mutation("TDF-8.1", JERSEYS, "self.at[holder] != self.foremost():", "self.at[holder] == self.foremost():"),
    Mutation("TDF-8.2", JERSEYS, "if total > best:", "if total >= best:"),
    Mutation("TDF-8.3", JERSEYS, "        if best == 0:", "        if best < 0:"),
    Mutation("TDF-8.5", JERSEYS, "self.tied_at[deck] == best and self.tied[deck] == group", "self.tied[deck] == 0"),
    Mutation("TDF-9.1", RULES, "-int(self.place_in_order(seat))", "int(self.place_in_order(seat))"),
    Mutation("TDF-9.2", RULES, 'self.hand_over(YELLOW, seat, "TDF-9.2")', "self.award_yellow"),
    Mutation(
        "TDF-9.3", RULES, "if self.round == self.settings.max_rounds:", "if self.round > self.settings.max_rounds:"
    ),
]
