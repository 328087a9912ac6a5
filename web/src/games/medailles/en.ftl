board = Table of Medals: four sports in the centre, the draw pile, the pot
hand = Your hand
centre = The centre
centre-card = In the centre: { $sport }, { $athlete }
seen = seen by all
seen-sign = seen
place-empty = Empty place of the centre
empty = empty
none = none
short-NAT = Swim
short-SKI = Ski
short-ATH = Athletics
short-CYC = Cycling
short-JUD = Judo
short-ESC = Fencing
short-AVI = Rowing
short-GYM = Gym
short-ARC = Archery
metal-1 = bronze
metal-2 = silver
metal-3 = gold
medal-free = { $k ->
    [1] bronze free
    [2] silver free
   *[other] gold free
}
medal-owned = { $k ->
    [1] bronze won by { $name }
    [2] silver won by { $name }
   *[other] gold won by { $name }
}
medals-free = to be won: { $medals }
medal-table = Medal table
medals-title = MEDALS
medals = { $count ->
    [0] no medal
    [one] 1 medal
   *[other] { $count } medals
}
podium = Your podium
standing = The podium as it stands
podium-of-you = { $count ->
    [0] Your podium, still empty
    [one] Your podium, 1 medal
   *[other] Your podium, { $count } medals
}
of-target = { $count } of { $target } medals to finish
medals-of-target = medals
you = You
partner = your partner
with-you = with you
at-stake = at stake
beaten-by = beaten by { $k }
taken-back = in hand
countered = countered
does-nothing = { $count ->
    [0] no medal
    [one] 1 medal
   *[other] { $count } medals
}
does-turn = on turn
does-attempts = { $k ->
    [1] goes for bronze
    [2] goes for silver
   *[other] goes for gold
}
does-raises = { $k ->
    [2] outbids: silver
   *[other] outbids: gold
}
does-beaten = outbid
does-counters = counters, takes back
does-asked = answers…
does-silent = no bid
does-waits = will answer
does-nothing-short = { $count ->
    [0] –
    [one] 1 medal
   *[other] { $count } med.
}
does-turn-short = plays
does-attempts-short = bids
does-raises-short = raises
does-beaten-short = outbid
does-counters-short = spoils
does-asked-short = asked
does-silent-short = no bid
does-waits-short = next
did-won = { $k ->
    [1] wins the bronze
    [2] wins the silver
   *[other] wins the gold
}
did-beaten = { $k ->
    [one] beaten with 1 card
   *[other] beaten with { $k } cards
}
did-spoiled = { $k ->
    [1] bronze countered
    [2] silver countered
   *[other] gold countered
}
did-countered = { $k ->
    [one] countered, 1 card
   *[other] countered, { $k } cards
}
did-won-short = wins
did-beaten-short = beaten
did-spoiled-short = countered
did-countered-short = counters
team-points = team
would-attempt = { $k ->
    [1] Go for bronze
    [2] Go for silver
   *[other] Go for gold
}
would-outbid = { $k ->
    [2] Outbid for silver
   *[other] Outbid for gold
}
would-counter = Counter with { $k }
would-discard = To the pot
would-swap = In return
would-pass = Pass
attempt-for = { $k ->
    [1] Go for bronze
    [2] Go for silver
   *[other] Go for gold
}
outbid-for = { $k ->
    [2] Outbid for silver
   *[other] Outbid for gold
}
attempt-some = Go for a medal
discard-some = Discard
swap-some = Swap
discard = Discard
swap = Swap
pass = Pass
counter = { $k ->
    [one] Counter, 1 card
   *[other] Counter, { $k } cards
}
outbid = Outbid
cancel = Cancel
enter = Enter
escape = Esc
pile = Draw pile, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
to-draw = to draw
pile-badge = { $count ->
    [0] Draw pile empty
    [one] 1 card to draw
   *[other] { $count } cards to draw
}
pot = Pot, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
pot-word = pot
throw-here = Discard to the pot
end = The end
target = { $target } medals for a player
target-team = { $target } medals for a team
best-yet = { $most ->
    [0] none yet
   *[other] at most { $most } so far
}
worth = { $k ->
    [1] Bronze, 1 card
    [2] Silver, 2 cards
   *[other] Gold, 3 cards
}
pile-empty = Draw pile empty
still = { $count ->
    [0] no card left
    [one] 1 card left
   *[other] { $count } cards left
}
turns-left = { $count ->
    [one] last turn
   *[other] { $count } turns
}
points = { $count ->
    [one] point
   *[other] points
}
points-of-team = { $count ->
    [one] 1 point
   *[other] { $count } points
}
point-short = pt
in-hand = hand
teams = Two against two
stake = { $k ->
    [1] Bronze at stake
    [2] Silver at stake
   *[other] Gold at stake
}
turn = Turn { $number }
game-over = End of the game
won = { $names } { $count ->
    [one] wins
   *[other] win
}
final-turns = Last turns
raised = bids raised
spoiled = medals spoiled
wins-gold = { $who ->
    [you] You take gold in { $sport }
   *[other] { $name } takes gold in { $sport }
}
spoils = { $who ->
    [you] Your counter spoils the medal in { $sport }
   *[other] { $name }’s counter spoils the medal in { $sport }
}
