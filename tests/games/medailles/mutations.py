"""Conditions of the rules by rule id, each with its flipped form: the tests of that id must notice."""

from tests.games.mutations import Mutation

CARDS = "rules_cards.py"
CONTEST = "rules_contest.py"
RULES = "rules.py"
MUTATIONS = [
    Mutation("MED-1.1", RULES, "for _ in range(FULL_HAND):", "for _ in range(FULL_HAND - 1):"),
    Mutation("MED-1.2", RULES, "for place in range(PLACES):", "for place in reversed(range(PLACES)):"),
    Mutation("MED-1.5", RULES, "self.turn = self.after(self.dealer)", "self.turn = self.dealer"),
    Mutation("MED-2.1", RULES, "            if self.number[slot]:", "            if not self.number[slot]:"),
    Mutation(
        "MED-2.2", RULES, "return None if self.is_final else Refused", "return None if not self.is_final else Refused"
    ),
    Mutation("MED-2.3", CARDS, "if slot == NOTHING:", "if slot != NOTHING:"),
    Mutation("MED-3.1", RULES, "if cards > SILVER and", "if cards > GOLD and"),
    Mutation("MED-3.2", RULES, "if cards and self.place_of[discipline] != NOTHING:", "if cards:"),
    Mutation(
        "MED-3.3", CONTEST, "self.bid_cards[slot] = self.take(seat, self.contest)", "self.take(seat, self.contest)"
    ),
    Mutation("MED-3.4", RULES, "if cards > 1 and self.owner[medal + 1] == NOBODY:", "if cards > 1:"),
    Mutation("MED-4.1", RULES, "while seat != self.turn:", "while seat == self.turn:"),
    Mutation("MED-4.2", RULES, "if k <= highest:", "if k < highest:"),
    Mutation("MED-4.3", RULES, "if cards < highest:", "if cards <= highest:"),
    Mutation("MED-4.4", CARDS, "while known < k:", "while known <= k:"),
    Mutation("MED-4.5", RULES, "        self.countered = NOBODY\n        self.add_bid", "        self.add_bid"),
    Mutation("MED-4.6", RULES, "if self.countered == NOBODY else NOBODY", "if self.countered != NOBODY else NOBODY"),
    Mutation("MED-4.8", CONTEST, "if held < highest:", "if held <= highest:"),
    Mutation("MED-5.1", CONTEST, "medal = self.contest * METALS + k - 1", "medal = self.contest * METALS"),
    Mutation("MED-5.2", RULES, "        if winner == NOBODY:", "        if winner != NOBODY:"),
    Mutation("MED-5.3", CONTEST, "self.put_in_pot(self.bid_cards[slot])", "self.pile.add(self.bid_cards[slot])"),
    Mutation("MED-5.4", CONTEST, "self.under[medal] = card", "self.under[medal] = card - 1"),
    Mutation("MED-5.5", RULES, "if self.bidder[bid] != winner]", "if self.bidder[bid] == winner]"),
    Mutation("MED-5.6", CARDS, "if self.place_of[DISCIPLINE_OF[card]] == NOTHING:", "if place != NOTHING:"),
    Mutation("MED-5.7", RULES, 'self.draw_up(winner, "MED-5.7", chance)', 'self.draw_up(self.turn, "MED-5.7", chance)'),
    Mutation(
        "MED-5.8",
        RULES,
        "            self.begin_final()\n        self.turn = self.after(self.turn)",
        "            self.begin_final()",
    ),
    Mutation("MED-5.9", RULES, ">= self.settings.target", "> self.settings.target"),
    Mutation(
        "MED-6.1",
        CARDS,
        "while self.held[seat] < FULL_HAND and self.pile.size > 0:",
        "while self.held[seat] < FULL_HAND:",
    ),
    Mutation("MED-6.2", RULES, "elif self.pile.size == 0:", "elif self.pile.size == 1:"),
    Mutation(
        "MED-6.3",
        RULES,
        "if self.number[base + discipline] and self.place_of[discipline] == NOTHING:",
        "if self.number[base + discipline]:",
    ),
    Mutation(
        "MED-6.4", RULES, "            out.append(PASS)\n            self.add_swaps", "            self.add_swaps"
    ),
    Mutation("MED-6.5", RULES, "elif self.passes == self.players:", "elif self.passes > self.players:"),
    Mutation("MED-6.6", RULES, "and self.held[self.turn] == 0:", "and self.held[self.turn] == 1:"),
    Mutation("MED-7.1", CONTEST, "(seat - other) % 2 == 0", "(seat - other) % 2 == 1"),
    Mutation("MED-7.2", CONTEST, "per_seat[(seat + 2) % TEAM_PLAYERS]", "per_seat[(seat + 1) % TEAM_PLAYERS]"),
    Mutation("MED-7.3", RULES, "if self.are_partners(seat, self.bidder[self.bids - 1]):", "if seat < 0:"),
    Mutation(
        "MED-8.1",
        RULES,
        "if self.turns_left == 0:\n            self.finish(BY_PILE)",
        "if self.turns_left < 0:\n            self.finish(BY_PILE)",
    ),
    Mutation("MED-8.2", CONTEST, "self.points[seat] += k", "self.points[seat] += 1"),
]
