tile = { $event }: { $shows }
programme = Programme
kind-standard = event
kind-rest = rest
kind-final = final
event-done = { $name }, finished: Sun { $sun }, Wave { $wave }.
event-now = { $name }, now, { $number } of { $count }.
event-later = { $name }, to come.
team-0 = Sun
team-1 = Wave
medal-table = Medal table
pts = pts
team-score = { $team }, { $count ->
    [one] 1 point
   *[other] { $count } points
}
metal-gold = Gold
metal-silver = Silver
metal-bronze = Bronze
energy-of = Energy: { $energy } of 30
is-ready = ready
is-choosing = choosing…
is-playing = playing…
is-watching = watching
first = First player
ball = Has the ball
talk-open = Talk is free
talk-closed = Quiet
talk-numbers = Numbers only
all-rules = All the rules of the event

about-track_cycling = The highest bid takes gold and pays the next one; without a medal you pay nothing.
about-show_jumping = Green die plus bid must reach the obstacle; otherwise you fall.
about-golf = Each energy you bid is a stroke: the green die names the hole to take for the team.
about-tennis = Announce what your team would pay; a team that passes leaves the medal to the other.
about-weightlifting = 1 energy a try: the green die must reach the level of the weight; passing is final.
about-relay_run = Bids come two by two; the team with the greater sum wins gold.
about-relay_medley = The team’s bids are multiplied: a single 0 makes it all 0.
about-high_jump = Jumping pays the bar and takes the best medal left; waiting lowers it.
about-archery = Four dice; 1 energy re-rolls one. The greatest sum wins.
about-sprint_100 = Run with a bid, or rest and get 3 energy back.
about-beach_volley = The greater sum of bids wins gold; resting gives 3 energy back.
about-doping_control = Doping: 6 energy for the team, but if you are accused it costs your best medal.
about-basketball = A basket if die + bid make at least 3 + blocks; two baskets win gold.
about-fencing = The more you bid, the more dice you throw; two rounds in a row win gold.
about-tug_of_war = The greater sum pulls the cube one square; at the end is gold.
about-taekwondo = An attack takes 2, except from a player who guards; guarding for nothing costs 2.

pad = Your pad
aloud = Said aloud
wheel = Wheel
wheel-unset = not set yet
unused = not used here
button = { $shape }, key { $key }: { $does }
shape-A = Round button
shape-B = Square button
shape-C = Triangle button
do-bid = Bid
do-enter = Enter
do-rest = Rest
do-dope = Dope
do-accuse = Accuse
do-jump = Jump
do-wait = Wait
do-shoot = Shoot
do-pass_to = Pass
do-block = Block
do-intercept = Intercept
do-attack = Attack
do-guard = Guard
do-retry = Retry
do-pass = Pass
do-keep = Decline
do-stop = Stop
says-bid = bid { $n }
says-enter = enter with { $n }
says-rest = rest
says-dope = dope
says-accuse = accuse
says-jump = jump
says-wait = wait
says-shoot = shoot with { $n }
says-pass_to = pass to { $name }
says-block = block with { $n }
says-intercept = intercept
says-attack = attack { $name }
says-guard = guard
says-shift = take hole { $hole }
says-keep = decline
says-announce = announce { $n }
says-pass = pass
says-split = make them pay { $n }
says-lift = lift { $weight }
says-retry = retry the same weight
says-reroll = re-roll the { $die } die
says-stop = stop here
says-allocate = give { $n }
aim-pass_to = Pass to
aim-attack = Attack
lock = Lock
play = Confirm
choose-button = Choose a button
choose-number = Choose a number
choose-target = Choose a target
choose-one = Make your choice
choices = Possible choices
pad-locked = Pad locked
you-locked = Your choice: { $choice }
pad-idle = Nothing to set for now
still-choosing = Waiting for
now-playing = It is the turn of
number = Number to announce
part-of = { $name }’s part
less = Less
more-by = Plus { $count }
between = { $low } to { $high }
to-pay = { $count } still to be paid by the team
to-give = { $count } still to be given within the team
has = { $energy } energy
hole = Hole { $hole }
strokes = { $count ->
    [one] 1 stroke
   *[other] { $count } strokes
}

pads-open = Pads open
pays = pays { $count }
gains = +{ $count }
die = die { $faces }
won-by = { $metal }: { $who }.
shown = { $name }: { $choice }.
lost-gold = Gold lost
lost-silver = Silver lost
lost-bronze = Bronze lost
shot = die { $die } + { $bid } { $result ->
    [basket] ≥ { $base } + { $blocks }: basket!
   *[other] < { $base } + { $blocks }: missed
}
go-on = Go on
cleared = cleared
fell = falls
hit = −{ $count }
out = out
you-too = you
takes = { $who ->
    [you] You take { $metal }{ $price ->
        [0] .
       *[other] {" "}and pay { $price }.
    }
   *[other] { $names } { $count ->
        [one] takes
       *[other] take
    } { $metal }{ $price ->
        [0] .
       *[other] {" "}{ $count ->
            [one] and pays { $price }.
           *[other] and pay { $price } each.
        }
    }
}
also = { $metal }: { $names }.
team-takes = { $teams } { $count ->
    [one] takes
   *[other] take
} { $metal }.
against = : { $more } to { $less }.
loses = { $team } loses a { $metal } medal.
odds = { $kind ->
    [reroll] Better than now: { $count } in { $faces }
   *[other] Cleared: { $count } in { $faces }
}
odds-against = Basket with { $n }, by the sum of blocks
odds-at = Against { $sum }: { $count } in { $faces }.
no-medal = No medal
next = Next: { $event }
close-reveal = Close
event-over = Event { $number } finished
games-over = End of the Games
team-wins = { $team } wins the Games
drawn-games = A draw
heading = Event { $number }
won-alone = { $metal } (individual)
energy-spent = energy spent
dearest = biggest single price
heaviest = heaviest weight, in kg
