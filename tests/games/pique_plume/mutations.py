"""Conditions of the rules by rule id, each with its flipped form: the tests of that id must notice."""

from tests.games.mutations import Mutation

MUTATIONS = [
    Mutation("PIQ-1.1", "rules.py", "picture == self.eggs[egg - 1]", "picture != self.eggs[egg - 1]"),
    Mutation("PIQ-1.2", "rules.py", "self.add_feather(seat, seat)", "self.add_feather(seat, 0)"),
    Mutation("PIQ-1.3", "board.py", "EGGS * seat // players", "EGGS // players + seat"),
    Mutation("PIQ-1.4", "rules.py", "self.put_dropping(seat, behind(egg))", "self.put_dropping(seat, ahead(egg))"),
    Mutation("PIQ-1.5", "rules.py", "if self.settings.is_first_drawn:", "if not self.settings.is_first_drawn:"),
    Mutation("PIQ-2.1", "rules.py", "seat + 1 if seat + 1 < self.players else 0", "seat - 1 if seat > 0 else 0"),
    Mutation("PIQ-2.2", "rules.py", "if picture == UNDRAWN:", "if picture != UNDRAWN:"),
    Mutation(
        "PIQ-2.3", "rules.py", "is_found = self.eggs[target] == picture", "is_found = self.eggs[target] != picture"
    ),
    Mutation("PIQ-2.4", "rules.py", "            self.end_turn(seat)", "            self.turns += 1"),
    Mutation("PIQ-3.1", "rules.py", "while self.piece[egg] != NOTHING:", "while self.piece[egg] >= DROPPINGS:"),
    Mutation("PIQ-3.2", "rules.py", "while self.piece[egg] != NOTHING:", "if self.piece[egg] != NOTHING:"),
    Mutation(
        "PIQ-3.3", "rules.py", "for index in range(start, start + count):", "for index in range(start, start + 1):"
    ),
    Mutation("PIQ-3.4", "rules.py", "        if feathers:\n", "        if not feathers:\n"),
    Mutation("PIQ-3.5", "rules.py", "if piece < DROPPINGS:  # a dropping", "if piece >= DROPPINGS:  # a dropping"),
    Mutation("PIQ-3.6", "rules.py", "        self.feathers[other] = 0\n", "        self.feathers[other] = count\n"),
    Mutation("PIQ-4.1", "rules.py", "self.add_feather(owner, colour)", "self.add_feather(seat, colour)"),
    Mutation("PIQ-4.2", "rules.py", "if piece >= DROPPINGS:\n", "if piece != NOTHING:\n"),
    Mutation("PIQ-4.3", "rules.py", "if owner != seat and self.feathers[seat] > 0:", "if self.feathers[seat] > 0:"),
    Mutation("PIQ-4.4", "rules.py", "self.dropping[piece] == IN_HAND:", "self.dropping[piece] != IN_HAND:"),
    Mutation("PIQ-4.5", "rules.py", "self.settings.has_droppings and self.dropping[piece] == IN_HAND:", "True:"),
    Mutation("PIQ-4.6", "rules.py", "self.piece[egg] = DROPPINGS + seat", "self.piece[behind(egg)] = DROPPINGS + seat"),
    Mutation("PIQ-5.1", "rules.py", "if self.feathers[seat] >= self.goal:", "if self.feathers[seat] > self.goal:"),
    Mutation("PIQ-5.2", "rules.py", "if self.feathers[owner] >= self.goal:", "if self.feathers[owner] > self.goal:"),
    Mutation("PIQ-5.3", "rules.py", "        if self.outcome == GOING_ON:\n", "        if self.outcome >= GOING_ON:\n"),
    Mutation("PIQ-5.4", "rules.py", "if self.turns == self.last_turn:", "if self.turns > self.last_turn:"),
]
