board = The board of Kahuna: 12 islands, 27 lines
card = { $name } card
card-row = Face-up card { $name }
hand = Your hand
row = Row
row-keys = QWE
piles = Pile and discard
pile = Pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pile-short = Pile { $count }
discard = Discard, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
empty = empty
cards = { $count ->
    [one] card
   *[other] cards
}
point = { $count ->
    [one] point
   *[other] points
}
turn = Turn { $number }
point-short = pt
stones = { $count ->
    [one] stone
   *[other] stones
}
links = { $count ->
    [one] link
   *[other] links
}
round = Round { $round }/3, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
round-short = { $round ->
    [final] Last turns
   *[other] Round { $round }/3
}
round-3 = Round 3/3, worth the lead in stones
round-final = Last turns
sudden = { $by ->
    [links] Sudden defeat without a link
   *[other] Sudden defeat
}
must-draw = Must draw
lay = Lay the link
remove = Tear out the link
draw = Draw
take = Take { $name }
throw = Discard { $name }
throw-sign = bin
end = End without drawing
cancel = Cancel
enter = Enter
escape = Esc
line-free = Line { $line }, free
line-taken = Line { $line }, { $name }’s link
island = { $name }: { $need } of { $lines } links needed; { $one } { $first }, { $other } { $second }
island-free = { $name }, { $need } of { $lines } links needed
needed = { $need } / { $lines }
round-now = Round { $round }, being played; power stones: { $one } { $first }, { $other } { $second }
round-won = Round { $round }: { $name } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
round-tied = Round { $round }: tied
round-to-come = Round { $round }, still to come
line-torn = Line { $line }, { $name }’s link; with { $card } as well, it can be removed
round-over = End of round { $round }
won = { $name } wins
you-win = You win
drawn-game = A draw
points-of-round = Round { $round }
links-laid = links laid
links-torn = links removed with two cards
links-swept = links swept off
islands-taken = islands taken
topples = { $who ->
    [you] You topple { $islands }
   *[other] { $name } topples { $islands }
}
takes-both = { $who ->
    [you] You take { $islands } at once
   *[other] { $name } takes { $islands } at once
}
