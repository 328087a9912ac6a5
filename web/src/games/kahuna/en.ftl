board = The board of Kahuna: 12 islands, 27 lines
card = { $name } card
card-row = Face-up card { $name }
hand = Your hand
row = Row
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
sudden = Sudden defeat
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
island = { $name }: { $one } { $first }/{ $need }, { $other } { $second }/{ $need }
island-free = { $name }, needs { $need } links
round-over = End of round { $round }
won = { $name } wins
you-win = You win
drawn-game = A draw
