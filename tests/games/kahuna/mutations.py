"""Conditions of the rules by rule id, each with its flipped form: the tests of that id must notice."""

from tests.games.mutations import Mutation

MUTATIONS = [
    Mutation("KAH-1.3", "rules.py", "if dealer == NOBODY else dealer", "if dealer != NOBODY else dealer"),
    Mutation("KAH-1.9", "rules.py", "if not self.handicap:", "if self.handicap:"),
    Mutation("KAH-3.1", "rules_offer.py", "places = cards &", "places = (cards ^ FIRSTS) &"),
    Mutation("KAH-3.2", "rules_offer.py", "& ~(self.lines[seat] | enemy)", "& (self.lines[seat] | enemy)"),
    Mutation("KAH-3.5", "rules_offer.py", "if tally[LAID + seat] < LINKS:", "if tally[LAID + seat] <= LINKS:"),
    Mutation("KAH-4.1", "rules_offer.py", "cards & cards >> 1", "(cards | cards >> 1)"),
    Mutation("KAH-4.2", "rules_offer.py", "twice = tally[TWICE + seat]", "twice = tally[ONCE + seat]"),
    Mutation("KAH-4.3", "rules_offer.py", "FIRSTS & enemy", "FIRSTS & self.lines[seat]"),
    Mutation(
        "KAH-5.1",
        "rules_power.py",
        "self.near[base + first] >= self.needed(first)",
        "self.near[base + first] > self.needed(first)",
    ),
    Mutation("KAH-5.2", "rules_power.py", "wins_first = self.stone[first] != seat and", "wins_first ="),
    Mutation(
        "KAH-5.3", "rules_power.py", "if self.lines[loser] & BOTH[line]:", "if not self.lines[loser] & BOTH[line]:"
    ),
    Mutation(
        "KAH-5.4",
        "rules_power.py",
        "if wins_first:\n            self.sweep",
        "if not wins_first:\n            self.sweep",
    ),
    Mutation("KAH-5.5", "rules_power.py", "island] < self.needed(island)", "island] <= self.needed(island)"),
    Mutation(
        "KAH-6.2", "rules_offer.py", "if self.pile.size:\n            bits", "if not self.pile.size:\n            bits"
    ),
    Mutation("KAH-6.3", "rules.py", "if self.pile.size:\n            card", "if not self.pile.size:\n            card"),
    Mutation(
        "KAH-6.4",
        "rules_offer.py",
        "if tally[HELD + seat] < FULL_HAND:",
        "if tally[HELD + seat] <= FULL_HAND:",
    ),
    Mutation("KAH-6.5", "rules_offer.py", "if tally[DREW + 1 - seat] and", "if not tally[DREW + 1 - seat] and"),
    Mutation("KAH-6.7", "rules_offer.py", "if not can_play or", "if can_play or"),
    Mutation(
        "KAH-6.9",
        "rules_offer.py",
        "and not self.has_discarded:\n            can_play",
        "and self.has_discarded:\n            can_play",
    ),
    Mutation("KAH-6.10", "rules.py", "self.blank + 1 if is_blank else 0", "0 if is_blank else self.blank + 1"),
    Mutation("KAH-7.1", "rules.py", "self.pile.size == 0 and self.is_row_empty()", "self.pile.size == 0"),
    Mutation(
        "KAH-7.3",
        "rules.py",
        "if self.tally[RULED] > self.tally[RULED + 1] else 1",
        "if self.tally[RULED] < self.tally[RULED + 1] else 1",
    ),
    Mutation("KAH-7.4", "rules.py", "0 if first == 0 else 1", "0 if first != 0 else 1"),
    Mutation("KAH-7.5", "rules.py", "if self.round > 1:", "if self.round <= 1:"),
    Mutation("KAH-7.6", "rules.py", "if (first == 0) == (second == 0):", "if first > 0 and second > 0:"),
    Mutation("KAH-7.8", "rules_cards.py", "+ self.buried[ISLAND_COUNT + card]", "+ self.buried[card]"),
    Mutation("KAH-7.9", "rules.py", "if self.last_turns == 0:", "if self.last_turns != 0:"),
    Mutation(
        "KAH-7.10",
        "rules.py",
        "difference if difference > 0 else -difference",
        "difference if difference < 0 else -difference",
    ),
    Mutation(
        "KAH-8.1",
        "rules.py",
        "if self.tally[SCORE] != self.tally[SCORE + 1]:",
        "if self.tally[SCORE] == self.tally[SCORE + 1]:",
    ),
    Mutation(
        "KAH-8.2",
        "rules.py",
        "elif self.tally[LAID] != self.tally[LAID + 1]:",
        "elif self.tally[LAID] == self.tally[LAID + 1]:",
    ),
    Mutation(
        "KAH-8.3",
        "rules.py",
        "elif self.tally[LAID] != self.tally[LAID + 1]:",
        "elif self.tally[LAID] == self.tally[LAID + 1]:",
    ),
    Mutation("KAH-8.4", "rules.py", "if self.round > 1:", "if 1 < self.round < FINAL:"),
]
