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
in-short = In short

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

rule-10-2 = The highest bid takes gold and pays the second.
rule-10-3 = The second pays the third: silver; and so on.
rule-10-6 = Without a medal you pay nothing.
rule-10-7 = Three medals given: it is over.
rule-11-1 = Five obstacles: 3, 4, 5, 6 and 7.
rule-11-4 = Cleared if green die + bid ≥ obstacle.
rule-11-5 = If not, you fall, and the bid is lost.
rule-11-8 = Riders rank by obstacles cleared.
rule-12-1 = The bid is paid: as many strokes.
rule-12-4 = The green die names the hole to take for the team.
rule-12-5 = Hole already taken: 1 more stroke for each hole away.
rule-12-9 = Most holes: gold; a tie: both.
rule-13-1 = Three lots: gold, silver, bronze.
rule-13-3 = Announce what the team will pay in all.
rule-13-4 = Always more, at most the team’s energy.
rule-13-5 = To pass leaves the medal: the other team pays.
rule-14-3 = 1 energy a try; the green die must reach the level.
rule-14-5 = Missed: throw again for 1 energy, or pass.
rule-14-7 = After that, only heavier.
rule-14-8 = Passing is final.
rule-15-1 = The first player and the left neighbour bid.
rule-15-2 = Then the next two, who see these bids.
rule-15-3 = Everyone pays their bid.
rule-15-4 = The greater sum: gold; a tie: both.
rule-16-1 = Everyone bids in secret.
rule-16-2 = Bids are multiplied: a single 0 makes it all 0.
rule-16-3 = The greater product: gold; a tie: both.
rule-17-3 = To jump is to pay the bar.
rule-17-5 = Nobody jumps: the bar goes down.
rule-17-6 = Those who jump together are level.
rule-17-9 = Three medals given: it is over.
rule-18-1 = Each athlete shoots only once.
rule-18-3 = 1 energy re-rolls a die; the new result counts.
rule-18-4 = The score is the sum of the four dice.
rule-18-6 = Scores rank: gold, silver, bronze.
rule-20-1 = Enter with a bid, or rest.
rule-20-2 = Resting gives 3 energy back, up to 30.
rule-20-3 = You pay your bid; the highest win.
rule-20-4 = Entering with 0 counts, too.
rule-21-1 = Enter with a bid, or rest (+3).
rule-21-2 = The greater sum: gold; a tie: both.
rule-21-3 = The only team to enter wins, even with 0.
rule-22-1 = The first player and the left neighbour choose.
rule-22-3 = Doping: 6 energy, unless the other accuses.
rule-22-4 = Resting: 2 energy, without risk.
rule-22-5 = Doped and accused: the best medal is lost.
rule-30-4 = A basket if die + bid ≥ 3 + sum of the blocks.
rule-30-6 = Shooter and blockers pay their bids.
rule-30-8 = A pass is intercepted by 2 faces of 6.
rule-30-12 = Two baskets: gold, and it is over.
rule-31-3 = A bid of 0: one die; 1: two; 2: three; 3: four.
rule-31-4 = Above 3, each energy re-rolls a die.
rule-31-6 = The team with the greater sum wins the round.
rule-31-9 = Two rounds in a row: gold.
rule-32-3 = The greater sum pulls the cube one square.
rule-32-4 = Everyone pays their bid, in a tie too.
rule-32-6 = The cube at the end: gold.
rule-32-7 = Three ties in a row, or no energy left: gold to whoever leads.
rule-33-1 = The bid is paid; the cube starts one square further.
rule-33-3 = An attack takes 2, except from a guard.
rule-33-4 = A guard takes 2 from attackers; for nothing, 2 of yours.
rule-33-8 = A team eliminated: gold to the other.

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
odds-against = Basket with { $n }, by the blocks
odds-at = Against { $sum }: { $count } in { $faces }.
no-medal = No medal
next = Next: { $event }
close-reveal = Close
event-over = Event { $number }: { $sport }
games-over = End of the Games
team-wins = { $team } wins the Games
drawn-games = A draw
heading = Event { $number }
won-alone = { $metal } (individual)
energy-spent = energy spent
dearest = biggest single price
heaviest = heaviest weight, in kg
