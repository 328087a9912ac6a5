name = Olympiads
pitch = Two teams of athletes, sixteen possible events, and a single resource: energy. Nearly everything is chosen in secret on a pad and revealed at once; sometimes the team may talk, sometimes it must be silent. The best haul of medals wins.
duration = 15–45 min

tutorial-0 = Welcome to the stadium. Two teams: Sun is you and Ana; Wave is Léon and Malik; the teams alternate around the table. There is only one resource, energy, which everyone can see. Four events are on the programme, and everyone is more or less tired already: this lesson takes five minutes.
tutorial-1 = High jump. The bar costs 9, and only you could pay it: the others wait automatically. There is no hurry. Press the square button, “Wait”, then lock: the bar will come down.
tutorial-2 = Nobody has jumped, so the bar now costs only 7. At 5 Léon could jump with you and share the gold. Press the round button, “Jump”, and lock.
tutorial-3 = The gold is yours, for 7 energy: it is worth three points for your team. The bar comes down, and those without a medal choose again. At 5 only Léon can pay.
tutorial-4 = Léon jumps and takes silver. The bar comes down to 2: Ana, your team-mate, decides. All you see of her is “choosing…”: even within a team nobody sees a pad before it opens.
tutorial-5 = Bronze goes to Ana, and three medals end the event. Track cycling: everyone bids a number on the wheel in secret. Ana and Malik have no energy left, so their 0 is locked automatically. Léon locks, too: his lamp turns green, and that is all.
tutorial-6 = The highest bid takes gold, and pays only the next one. Léon has one energy: 2 will do, and will cost you 1 at most. Turn the wheel to 2, or type 2, and lock: all pads will open at once.
tutorial-7 = Gold for 1 energy, and even a 0 sometimes wins bronze. Here is a rest event, the anti-doping control. Only the first player, you, and the left neighbour, Léon, choose. Talk is free here; Léon locks without a word.
tutorial-8 = Doping would give your team 6 energy, but if Léon accuses, you lose your best medal. Resting gives 2 without risk. Be careful: press the square, “Rest”, and lock.
tutorial-9 = Léon accused you for nothing. Your 2 energy are divided part by part, in seat order, and each part is public. Ana will need some for the final: give yourself 1, with + or the digit 1, and confirm. She gets the rest.
tutorial-10 = The final: basketball, in silence; the chat is closed. Léon has the ball. He and his two opponents, you and Ana, set their pads; Malik watches. Léon locks first.
tutorial-11 = Léon shoots or passes, you do not know which. Ana locks: is she blocking, is she intercepting? You will find out with everyone else.
tutorial-12 = For a basket, die plus bid must make at least 3 plus the sum of the blocks. Press the round button, “Block”, set the wheel to 2, and lock.
tutorial-13 = Die 3 plus 1 makes 4; it took 6. Missed, and the ball goes to Ana. You know how to play: the other events are explained in one sentence under their picture. Gold 3 points, silver 2, bronze 1: after the last event the team with more points wins.

option-length = Length
option-length-help = How many events are on the programme; the starting energy depends on it.
option-length-short = short: 7 events
option-length-medium = medium: 10 events
option-length-complete = complete: 13 events
option-length-marathon = marathon: all 16 events
option-start-energy = Starting energy
option-start-energy-help = From 5 to 30; 0: by length (15, 20, 30 or 30).
option-programme = Programme
option-programme-help = All events known from the start, or shown one by one.
option-programme-visible = visible
option-programme-hidden = hidden
option-dice = Dice
option-dice-help = The four coloured dice have the same mean; blue is safe, red is all or nothing. Or four ordinary dice.
option-dice-colour = coloured
option-dice-classic = ordinary
option-final-gold = Gold of finals
option-final-gold-help = How many gold medals each gold of a final is worth.
option-talk = Talk
option-talk-help = The chat follows each event, stays open, or stays closed until the end.
option-talk-strict = by event
option-talk-free = always open
option-talk-silent = always closed
option-scenario = Scenario
option-scenario-help = For a trial or a puzzle: a JSON object that names events, energy, medals, the first player. Empty: everything is drawn.
preset-short = Short: seven events, 15 energy
preset-medium = Medium: ten events, 20 energy, ordinary dice
preset-marathon = Marathon: all sixteen events, the gold of finals counts double
preset-surprise = Surprise: seven events shown one by one, in silence

sport-track_cycling = Track cycling
sport-show_jumping = Show jumping
sport-golf = Golf
sport-tennis = Tennis
sport-weightlifting = Weightlifting
sport-relay_run = 4 × 100 m relay
sport-relay_medley = 4 × 100 m medley relay
sport-high_jump = High jump
sport-archery = Archery
sport-sprint_100 = 100 metres
sport-beach_volley = Beach volleyball
sport-doping_control = Anti-doping control
sport-basketball = Basketball
sport-fencing = Fencing
sport-tug_of_war = Tug of war
sport-taekwondo = Taekwondo
team-0 = Sun
team-1 = Wave
team-sun = Sun
team-wave = Wave
seat-sun = Sun
seat-wave = Wave
metal-gold = gold
metal-silver = silver
metal-bronze = bronze
metal-lost_gold = gold lost
metal-lost_silver = silver lost
metal-lost_bronze = bronze lost
result-gold-of = gold ({ $seat })
result-gold-sun = gold (Sun)
result-lost_gold-sun = gold lost (Sun)
result-gold-wave = gold (Wave)
result-lost_gold-wave = gold lost (Wave)
result-silver-of = silver ({ $seat })
result-silver-sun = silver (Sun)
result-lost_silver-sun = silver lost (Sun)
result-silver-wave = silver (Wave)
result-lost_silver-wave = silver lost (Wave)
result-bronze-of = bronze ({ $seat })
result-bronze-sun = bronze (Sun)
result-lost_bronze-sun = bronze lost (Sun)
result-bronze-wave = bronze (Wave)
result-lost_bronze-wave = bronze lost (Wave)
die-green = green
die-blue = blue
die-yellow = yellow
die-red = red
die-white = white
face-hand = a hand
face-blank = nothing
talk-open = talk open
talk-closed = talk closed
talk-numbers = numbers only
athlete-0 = Sun, C
athlete-1 = Wave, A
athlete-2 = Sun, O
athlete-3 = Wave, V
athlete-4 = Sun, R
athlete-5 = Wave, T
level-1 = 80 kg
level-2 = 100 kg
level-3 = 120 kg
level-4 = 140 kg
level-5 = 160 kg
level-6 = 180 kg

action-bid = Bid { $n }
action-enter = Enter: { $n }
action-rest = Rest
action-dope = Dope
action-accuse = Accuse
action-jump = Jump
action-wait = Wait
action-shift = Change the die: hole { $hole }
action-keep = Decline
action-announce = Announce { $n }
action-pass = Pass
action-split = Make them pay { $n }
action-lift = Lift { $level }
action-retry = Throw again for the same weight
action-reroll = Throw the { $die } die again
action-stop = Stop here
action-allocate = Give { $n }
action-shoot = Shoot: { $n }
action-pass-to = Pass to { $target }
action-block = Block: { $n }
action-intercept = Intercept
action-attack = Attack { $target }
action-guard = Guard

event-first-drawn = { $who ->
    [you] You are first player.
   *[other] { $seat } is first player.
}
event-event-begun = Event { $number }: { $sport } ({ $talk }).
event-token-passed = { $who ->
    [you] You get the first-player token.
   *[other] { $seat } gets the first-player token.
}
event-pad-locked = { $who ->
    [you] You lock your pad.
   *[other] { $seat } locks the pad.
}
event-choice-shown = { $who ->
    [you] { $choice ->
        [bid] You bid { $n }.
        [enter] You enter with { $n }.
        [rest] You rest.
        [dope] You dope.
        [accuse] You accuse.
        [jump] You jump.
        [shoot] You shoot with { $n }.
        [pass_to] You pass to { $target }.
        [block] You block with { $n }.
        [intercept] You try to intercept.
        [attack] You attack { $target }.
        [guard] You guard.
       *[wait] You wait.
    }
   *[other] { $choice ->
        [bid] { $seat } bids { $n }.
        [enter] { $seat } enters with { $n }.
        [rest] { $seat } rests.
        [dope] { $seat } dopes.
        [accuse] { $seat } accuses.
        [jump] { $seat } jumps.
        [shoot] { $seat } shoots with { $n }.
        [pass_to] { $seat } passes to { $target }.
        [block] { $seat } blocks with { $n }.
        [intercept] { $seat } tries to intercept.
        [attack] { $seat } attacks { $target }.
        [guard] { $seat } guards.
       *[wait] { $seat } waits.
    }
}
event-energy-paid = { $who ->
    [you] You pay { $energy } energy.
   *[other] { $seat } pays { $energy } energy.
}
event-energy-gained = { $who ->
    [you] You gain { $energy } energy.
   *[other] { $seat } gains { $energy } energy.
}
event-die-thrown = { $who ->
    [you] You throw the { $die } die: { $face }.
   *[other] { $seat } throws the { $die } die: { $face }.
}
event-score-marked = { $who ->
    [you] You stand at { $score } on the score track.
   *[other] { $seat } stands at { $score } on the score track.
}
event-obstacle-cleared = { $who ->
    [you] You clear obstacle { $obstacle }.
   *[other] { $seat } clears obstacle { $obstacle }.
}
event-rider-fell = { $who ->
    [you] You fall at obstacle { $obstacle }.
   *[other] { $seat } falls at obstacle { $obstacle }.
}
event-hole-played = { $who ->
    [you] You take hole { $hole }.
   *[other] { $seat } takes hole { $hole }.
}
event-stroke-lost = { $who ->
    [you] Your team holds hole { $hole } already: a stroke lost.
   *[other] { $seat } loses a stroke: the team holds hole { $hole } already.
}
event-number-announced = { $who ->
    [you] You announce { $n }.
   *[other] { $seat } announces { $n }.
}
event-athlete-passed = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-weight-lifted = { $who ->
    [you] You lift { $kg } kg!
   *[other] { $seat } lifts { $kg } kg.
}
event-lift-failed = { $who ->
    [you] You fail to lift { $kg } kg.
   *[other] { $seat } fails to lift { $kg } kg.
}
event-bar-lowered = The bar goes down: it costs { $cost }.
event-sums-compared = Sun { $sun }, Wave { $wave }.
event-shot-taken = { $result ->
    [basket] { $who ->
        [you] A basket! Your shot is worth { $reached } for { $needed }.
       *[other] A basket by { $seat }: { $reached } for { $needed }.
    }
   *[miss] { $who ->
        [you] Missed: your shot is worth { $reached } for { $needed }.
       *[other] { $seat } misses: { $reached } for { $needed }.
    }
}
event-ball-taken = { $who ->
    [you] The ball is yours.
   *[other] { $seat } has the ball.
}
event-cube-moved = { $team } wins the round and moves the cube.
event-athlete-hit = { $who ->
    [you] You go back to { $score }.
   *[other] { $seat } goes back to { $score }.
}
event-athlete-eliminated = { $who ->
    [you] You are out.
   *[other] { $seat } is out.
}
event-limit-reached = This cannot go on for ever: { $sport } ends here.
event-medal-won = { $who ->
    [you] You win a { $metal } medal!
   *[other] { $seat } wins a { $metal } medal.
}
event-team-medal-won = Team { $team } wins a { $metal } medal.
event-medal-lost = Team { $team } is caught and loses a { $metal } medal.
event-no-medal = No medal ({ $sport }).
event-game-ended = End of the games: Sun { $sun ->
    [one] { $sun } point
   *[other] { $sun } points
}, Wave { $wave ->
    [one] { $wave } point
   *[other] { $wave } points
}.

refusal-announce-more = Announce more than { $last }, or pass.
refusal-bar-too-high = The bar costs { $cost }, you have { $energy }: wait until it goes down.
refusal-energy-short = You have only { $energy } energy left: choose a number within it.
refusal-hole-taken = Your team already holds hole { $hole }: take another or decline.
refusal-not-heavier = You have already lifted { $kg } kg: choose a heavier weight or pass.
refusal-not-in-this-event = This choice is not part of the event ({ $sport }): take one of those it offers.
refusal-not-now = Not at this moment: take one of the choices on offer.
refusal-not-your-ball = You do not have the ball: block or intercept.
refusal-opponents-only = Target an opponent who is still in.
refusal-part-out-of-range = This part must lie between { $low } and { $high }.
refusal-retry-or-pass = You are trying { $kg } kg: throw again for that weight or pass.
refusal-shot-clock = Shot clock: you must shoot.
refusal-strokes-short = You lack { $missing ->
    [one] { $missing } stroke
   *[other] { $missing } strokes
} for this hole: take a nearer one or decline.
refusal-team-energy-short = Your team has only { $total } energy in total: announce less or pass.
refusal-team-mates-only = Pass to a team-mate only.
refusal-you-have-the-ball = You have the ball: shoot or pass.

reason-even-share = A reasonable share of the energy.
reason-push = An extra effort here.
reason-save = Better to keep the energy.
reason-all-in = The last chance to spend.
reason-recover = Resting brings more.
reason-best-value = The choice that promises most.
reason-enough = That is enough.
reason-mixed = It is best not to be predictable.
reason-fair-part = A fair part for each.

position-now = current event
position-athletes = team, athlete
position-programme = programme
position-programme-standard = standard event
position-programme-rest = rest event
position-programme-final = final
position-event = place on the programme
position-event-over = everything has been played
position-energy = energy
position-sun = team Sun
position-wave = team Wave
position-points = points
position-first = first player
position-talk = talk
position-talk-open = open
position-talk-closed = closed
position-talk-numbers = numbers only
position-round = round
position-cube = cube (towards Sun above 0)
position-streak = in a row
position-trying = weight not lifted
position-rerolls = re-rolls
position-turn = turn of
position-ball = ball
position-price = last number
position-speaker = announced by
position-part = part of
position-due = to divide
position-due-pay = to pay
position-due-gain = to receive
position-score = score track
position-score-none = nothing
position-pads = revealed pads
position-pads-none = nothing
position-pads-bid = bids
position-pads-enter = enters
position-pads-rest = rests
position-pads-dope = dopes
position-pads-accuse = accuses
position-pads-jump = jumps
position-pads-wait = waits
position-pads-shoot = shoots
position-pads-pass_to = passes to
position-pads-block = blocks
position-pads-intercept = intercepts
position-pads-attack = attacks
position-pads-guard = guards
position-dice = dice
position-baskets = baskets
position-holes = holes taken
position-out = have retired
position-won = medals of the event
position-spent = energy spent
position-lately = just happened
position-lately-bid = bids
position-lately-enter = enters
position-lately-rest = rests
position-lately-dope = dopes
position-lately-accuse = accuses
position-lately-jump = jumps
position-lately-wait = waits
position-lately-shift = changes to hole
position-lately-keep = declines
position-lately-announce = announces
position-lately-split = makes them pay
position-lately-lift = lifts, level
position-lately-retry = throws again for the same weight
position-lately-reroll = re-rolls the die
position-lately-stop = stops
position-lately-allocate = gives
position-lately-shoot = shoots
position-lately-pass_to = passes to
position-lately-block = blocks
position-lately-intercept = intercepts
position-lately-attack = attacks
position-lately-guard = guards
position-lately-green = green die
position-lately-blue = blue die
position-lately-yellow = yellow die
position-lately-red = red die
position-lately-white = white die
position-lately-hand = a hand
position-lately-blank = nothing
position-lately-pass = passes
position-results = results
position-results-none = no medal
position-paid = energy spent by event

asks-now-track_cycling = { $who ->
    [you] Bid: the highest bid wins and pays the next one.
   *[other] { $names }: a secret bid.
}
asks-now-show_jumping = { $who ->
    [you] Bid to clear the obstacle: green die plus bid.
   *[other] { $names }: a secret bid.
}
asks-now-golf = { $who ->
    [you] Buy your strokes, or change the die to a free hole.
   *[other] { $names }: strokes to buy or to play.
}
asks-now-tennis = { $who ->
    [you] Announce a greater number, pass, or divide the price.
   *[other] { $names } announces, passes or divides the price.
}
asks-now-weightlifting = { $who ->
    [you] Lift a weight, or pass for good.
   *[other] { $names } lifts or passes.
}
asks-now-relay_run = { $who ->
    [you] Bid: the sum of the team counts.
   *[other] { $names }: a secret bid.
}
asks-now-relay_medley = { $who ->
    [you] Bid: the bids of the team are multiplied.
   *[other] { $names }: a secret bid.
}
asks-now-high_jump = { $who ->
    [you] Jump at this price, or wait until the bar goes down.
   *[other] { $names }: jump or wait.
}
asks-now-archery = { $who ->
    [you] Throw a die again for 1 energy, or stop.
   *[other] { $names } shoots.
}
asks-now-sprint_100 = { $who ->
    [you] Enter with a bid, or rest.
   *[other] { $names }: enter or rest.
}
asks-now-beach_volley = { $who ->
    [you] Enter with a bid for the team, or rest.
   *[other] { $names }: enter or rest.
}
asks-now-doping_control = { $who ->
    [you] Dope, rest or accuse; then divide the energy.
   *[other] { $names }: the control.
}
asks-now-basketball = { $who ->
    [you] With the ball: shoot or pass. Without: block or intercept.
   *[other] { $names }: a secret choice.
}
asks-now-fencing = { $who ->
    [you] Bid for dice, or throw one again.
   *[other] { $names }: a bid or a re-roll.
}
asks-now-tug_of_war = { $who ->
    [you] Bid to pull the cube your way.
   *[other] { $names }: a secret bid.
}
asks-now-taekwondo = { $who ->
    [you] Bid, then attack, guard or wait.
   *[other] { $names }: a secret choice.
}

# The phase of the event, more exactly: the board's status line ----------------------------------------------

status-prize = { $prize ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
}

status-obstacle = { $who ->
    [you] Obstacle { $number }: green die plus bid must make { $value }.
   *[other] Obstacle { $number }, of { $value }: waiting for { $names } to bid.
}
status-strokes = { $who ->
    [you] Buy your strokes: each energy bid is one.
   *[other] Waiting for { $names } to buy strokes.
}
status-hole = { $who ->
    [you] Hole { $hole } is yours already: shift the die to a free hole, or give up.
   *[other] Hole { $hole } is taken: { $names } shifts or gives up.
}
status-opening = { $who ->
    [you] For { status-prize }, say what your team would pay, or pass.
   *[other] For { status-prize }, { $names } opens the bidding or passes.
}
status-price = { $who ->
    [you] { $seat } says { $n } for { status-prize }: say more, or pass.
   *[other] { $own ->
        [yes] You say { $n } for { status-prize }: waiting for { $names }.
       *[no] { $seat } says { $n } for { status-prize }: waiting for { $names }.
    }
}
status-pay = { $who ->
    [you] Your team still owes { $due }: say each part.
   *[other] { $names } divides the price: { $due } to go.
}
status-give = { $who ->
    [you] { $due } still to receive: say each part.
   *[other] { $names } divides the gains: { $due } to go.
}
status-retry = { $who ->
    [you] { $level } missed: try again for 1 energy, or pass for good.
   *[other] { $level } missed: { $names } tries again or passes.
}
status-bar = { $who ->
    [you] The bar costs { $cost }: jump, or wait until it is lowered.
   *[other] The bar costs { $cost }: waiting for { $names }.
}
status-dice = { $who ->
    [you] Your dice make { $total }: reroll one for 1 energy, or stop.
   *[other] { $names } has { $total }: one die to reroll, or a stop.
}
status-ball = You have the ball: shoot or pass.
status-no-ball = { $who ->
    [you] { $seat } has the ball: block or intercept.
   *[other] { $own ->
        [yes] You have the ball: waiting for { $names }.
       *[no] { $seat } has the ball: waiting for { $names }.
    }
}
status-rerolls = { $who ->
    [you] Reroll a die ({ $count_left } left), or stop.
   *[other] { $names } may reroll a die ({ $count_left } left).
}
status-fencing = { $who ->
    [you] { $cube ->
        [level] Bid for dice: two rounds in a row win the gold.
        [ahead] One more round and the gold is yours: bid for dice.
       *[behind] One more round for the other team, and the gold is lost: bid for dice.
    }
   *[other] Waiting for { $names } to bid.
}
status-rope = { $who ->
    [you] { $cube ->
        [level] The cube is in the middle: the higher sum pulls it one space.
        [ahead] One more space and the gold is yours: bid.
       *[behind] One more space for the other team, and the gold is lost: bid.
    }
   *[other] Waiting for { $names } to bid.
}
status-strength = { $who ->
    [you] Bid the strength with which you enter the fight.
   *[other] Waiting for { $names } to bid.
}
status-fight = { $who ->
    [you] You have { $left } left: attack, block or wait.
   *[other] Waiting for { $names }: attack, block or wait.
}

# Positions that cannot be: “No game can reach this position: …” -------------------------------------

impossible-decided = the event has already been decided
impossible-energy = a seat has less than no energy, or more than there is room for
impossible-event = the tile is not that of the current event
impossible-history = there must be one result for each event that is over
impossible-no-choice = a seat is asked although it has nothing to choose
impossible-programme = the programme has other events than the options say, or is past its end
impossible-round = the event has no such round
impossible-score = the score is higher than the event allows
impossible-tile = the dice, baskets or holes of the tile are not those of the event

section-OLY-1 = How it goes
rule-OLY-1-1 = Four or six players form two teams that alternate around the table: seats 1, 3 and 5 are Sun, seats 2, 4 and 6 are Wave.
rule-OLY-1-2 = The tiles show the case of six players. With four everything works in the same way; what concerns the fifth and sixth does not count.
rule-OLY-1-3 = There are three kinds of events: standard, rest and final.
rule-OLY-1-4 = A game is a programme of events played in order. The chosen length gives its plan; usually three days of three standard events and a rest event, then a final.
rule-OLY-1-5 = Within each kind, tiles are drawn at random, none twice. The programme is visible from the start, or shown tile by tile.
rule-OLY-1-6 = A token marks the first player, drawn at random at the beginning. Play goes clockwise: the left neighbour is the next seat.
rule-OLY-1-7 = At the end of each event the token passes to the left neighbour of its holder. Tennis moves it by itself.
rule-OLY-1-8 = At the start of an event the score tracks and the tile are empty; energy and medals are kept.
rule-OLY-1-9 = Before a final, if the team that holds the token has strictly more medal points than the other, the token first moves one seat on: the trailing team starts. In a tie it stays.
rule-OLY-1-10 = Visible programme: all places are filled at set-up, in order, then the first player is drawn. Hidden programme: a place is filled when its event begins. The kind of each place is known to all.
section-OLY-2 = Energy, pads and secrets
rule-OLY-2-1 = Each athlete has their own energy, from 0 to 30. Anything beyond 30 is lost.
rule-OLY-2-2 = Everyone starts with 30 energy in the complete programme and the marathon, 20 in the medium, 15 in the short one.
rule-OLY-2-3 = Energy is never given away. Only the payment in tennis and the gains of the anti-doping control are shared within a team.
rule-OLY-2-4 = The wheel shows the numbers 0 to 9 and, apart from them, the colours of the athletes. A bid is a number of the wheel.
rule-OLY-2-5 = Nobody bids more than their energy; 0 is always allowed.
rule-OLY-2-6 = Where an event has secret choices, all the athletes concerned choose at the same time. Nobody, not even a team-mate, sees a choice before all are made; then everything is revealed at once.
rule-OLY-2-7 = The pad has three buttons, ● A, ■ B and ▲ C. Each event says what they mean, and only its own choices are possible.
rule-OLY-2-8 = Energy, medals and score tracks can be seen by everyone.
rule-OLY-2-9 = A player with a single possible choice makes it automatically. That gives nothing away, since energy is public.
rule-OLY-2-10 = Dice that leave no choice are thrown by themselves, in the order that the event says.
rule-OLY-2-11 = A player who lets time run out gets the default choice: bid 0, wait, rest, shoot or block with 0, decline, pass, stop. A division is made one by one: the richest pays, the poorest receives; among equals, the first seat.
rule-OLY-2-12 = An athlete without energy stays in the game: they bid 0 automatically and may win with it, throw the dice of a bid of 0, enter with 0 or rest, announce in tennis, pass, shoot, block or intercept in basketball, fight in taekwondo. In golf they have no stroke, in weightlifting they pass, in the high jump they wait, in archery their first throw counts.
rule-OLY-2-13 = Dice thrown together come in the order green, blue, yellow, red. A die is thrown even if its result no longer changes anything; only an interception spares those after it.
rule-OLY-2-14 = A division of energy within a team is told part by part, in seat order. Each part is public, and paid or received at once. It is at least what those after cannot cover, at most what the athlete can take and what is left. A part with only one possible value is fixed automatically.
rule-OLY-2-15 = A secret choice that is locked cannot be changed. Until then it belongs to its player alone, who may alter it at will.
section-OLY-3 = Medals
rule-OLY-3-1 = Three-medal rule: ranked athletes are grouped from best to worst, equals together. The whole first group gets gold. As long as fewer than three medals have been given, the next group gets silver if one has, bronze if two have. At three medals or more it is over.
rule-OLY-3-2 = In other words: an athlete with nobody, one or two strictly better gets gold, silver or bronze; with three or more, nothing.
rule-OLY-3-3 = With fewer than three ranked athletes there are fewer medals.
rule-OLY-3-4 = In a team event the winning team gets one gold medal; in a tie both get one, even at zero all.
rule-OLY-3-5 = All medals count for the team, which keeps them in its table. There are always enough.
rule-OLY-3-6 = Gold is worth three points, silver two, bronze one.
rule-OLY-3-7 = With an option, each gold of a final counts as two gold medals.
section-OLY-4 = Talking
rule-OLY-4-1 = Each tile allows or forbids players to talk.
rule-OLY-4-2 = Open: messages and reactions get through. Closed: neither does, for players and spectators alike, from the start of the event to its end. Numbers only: closed, except for the announcements of the auction.
rule-OLY-4-3 = There is no secret channel: everyone hears. Players may talk before the first event and after the last.
rule-OLY-4-4 = Where talk is open, players may say, promise or bluff whatever they like.
rule-OLY-4-5 = The event on the table when a message arrives decides. Events follow one another without a pause. Actions of the game can always be seen.
section-OLY-5 = When an event does not end
rule-OLY-5-1 = An event that could go on has a limit. When it is reached, the team that is ahead on the tile wins the gold; if level, both.
rule-OLY-5-2 = If nobody is entitled to a medal, there is none, and the game goes on.
section-OLY-10 = Track cycling (talk open)
rule-OLY-10-1 = Everyone bids in secret, then all reveal together.
rule-OLY-10-2 = The highest bid wins gold. Each player who made it pays the second-highest bid of the table.
rule-OLY-10-3 = Then, if at most two medals have been given, the second bid pays the third, and wins silver after one gold, bronze after two.
rule-OLY-10-4 = Last, if exactly two medals have been given, the third bid pays the fourth and wins bronze.
rule-OLY-10-5 = A medallist pays nothing if nobody bid less.
rule-OLY-10-6 = A player without a medal pays nothing.
rule-OLY-10-7 = As soon as three medals or more have been given, nobody pays or wins any more.
rule-OLY-10-8 = Second, third, fourth bid: different values count, whoever made them.
section-OLY-11 = Show jumping (talk open)
rule-OLY-11-1 = Five obstacles of value 3, 4, 5, 6 and 7 are jumped from left to right, one each round; the event lasts one to five rounds.
rule-OLY-11-2 = A neutral cube marks the current obstacle. The square under it shows how many obstacles have been cleared: 0 to 4, and 5 after the last.
rule-OLY-11-3 = In each round those who have not fallen bid in secret and reveal together.
rule-OLY-11-4 = Then, starting with the first player, each pays the bid and throws the green die. If die plus bid is at least equal to the obstacle, it is cleared.
rule-OLY-11-5 = Otherwise the rider falls: their cube goes to the score square that the neutral cube shows, and the rider is out. The bid is lost.
rule-OLY-11-6 = Then the neutral cube moves on by one square. If an obstacle and a rider are left, another round is played.
rule-OLY-11-7 = The event stops after the last obstacle or when all have fallen. Five obstacles cleared score 5.
rule-OLY-11-8 = Ranking by obstacles cleared, three-medal rule; even a rider who cleared none is ranked.
section-OLY-12 = Golf (talk closed)
rule-OLY-12-1 = Everyone bids in secret, reveals and pays. The bid is the number of strokes, marked on the score track.
rule-OLY-12-2 = Six holes, numbered 1 to 6, each with one square per team; a square takes a single neutral cube.
rule-OLY-12-3 = Starting with the first player, in turn: move your own cube back one square and throw the green die.
rule-OLY-12-4 = If the team’s square at that hole is free, a neutral cube is put there; this is compulsory.
rule-OLY-12-5 = If it is taken, you may change the die by as much as you move your own cube back further, to a hole that is free for the team, without going from 6 to 1. You may also decline.
rule-OLY-12-6 = The cube never goes below 0; at 0 you are skipped. All your strokes must be played.
rule-OLY-12-7 = A team with all six holes plays no more: its remaining strokes are lost. The other goes on.
rule-OLY-12-8 = The event ends when all cubes are at 0 or no square is free.
rule-OLY-12-9 = The team with more holes wins one gold medal; in a tie both do.
section-OLY-13 = Tennis (numbers only)
rule-OLY-13-1 = Three lots are played one after the other: gold, silver, bronze.
rule-OLY-13-2 = In each lot players speak in turn, starting with the first player: a number, or “we pass”.
rule-OLY-13-3 = The number is the energy that the team will pay in all if the other passes.
rule-OLY-13-4 = It must be greater than the last number of the lot, and no more than the team’s total energy. The first may be 0, and the wheel does not matter.
rule-OLY-13-5 = A pass is for the whole team and ends the lot: the other team pays the last number and wins the medal.
rule-OLY-13-6 = If a team passes before any number, the other wins the medal for 0.
rule-OLY-13-7 = The paying team divides the price as it likes; the player who announced it tells the parts.
rule-OLY-13-8 = A team without a possible number must pass.
rule-OLY-13-9 = After each lot the token passes to the left neighbour: three seats in a row open the three lots. The last of these passes is also the one at the end of the event.
section-OLY-14 = Weightlifting (talk open)
rule-OLY-14-1 = Starting with the first player, in turn until all have passed.
rule-OLY-14-2 = On your turn you lift or pass, aloud.
rule-OLY-14-3 = Lift: pay 1 energy, name a weight, throw the green die. It takes at least 1 for 80 kg, 2 for 100, 3 for 120, 4 for 140, 5 for 160, 6 for 180.
rule-OLY-14-4 = Success: the cube goes to the square of that level, 1 to 6, and the turn ends.
rule-OLY-14-5 = Failure: pass, or pay 1 energy and throw again for the same weight, as often as you like and can.
rule-OLY-14-6 = Next is the nearest player to the left who has not passed.
rule-OLY-14-7 = When your turn comes round again, you may only name a weight heavier than your own.
rule-OLY-14-8 = Passing means retiring for good. The cube stays where it is; without a cube you are not ranked.
rule-OLY-14-9 = A player who has lifted 180 kg or has no energy passes automatically.
rule-OLY-14-10 = When all have passed, those with a cube are ranked by weight, three-medal rule.
section-OLY-15 = 4 × 100 m relay (talk closed)
rule-OLY-15-1 = The first player and the left neighbour bid in secret and reveal together.
rule-OLY-15-2 = Then the next two do the same; with six players, the last two as well. Bids already revealed can be seen.
rule-OLY-15-3 = Everyone pays their bid.
rule-OLY-15-4 = The team with the greater sum wins one gold medal; in a tie both do.
rule-OLY-15-5 = All bids are paid together, after the last reveal.
section-OLY-16 = 4 × 100 m medley relay (talk closed)
rule-OLY-16-1 = Everyone bids in secret, and all reveal together.
rule-OLY-16-2 = Each team multiplies the bids of its athletes, and everyone pays their own. A single 0 makes the product 0.
rule-OLY-16-3 = The greater product wins one gold medal; in a tie, even at 0, both teams do.
section-OLY-17 = High jump (talk closed)
rule-OLY-17-1 = Seven bars cost, from top to bottom, 9, 7, 5, 4, 3, 2 and 1 energy; a neutral cube starts at the top.
rule-OLY-17-2 = All athletes without a medal in this event choose in secret to jump or to wait, then reveal together.
rule-OLY-17-3 = Jump: pay the bar. An athlete with too little energy waits automatically.
rule-OLY-17-4 = Wait: nothing happens.
rule-OLY-17-5 = If nobody jumps, the cube goes down one bar, and all choose again.
rule-OLY-17-6 = Those who jump in the same round are equal, behind those who jumped before: three-medal rule.
rule-OLY-17-7 = If fewer than three medals have been given, the cube goes down and those without one choose again.
rule-OLY-17-8 = At the lowest bar, an athlete who waits gets no medal; that round is the last.
rule-OLY-17-9 = The event ends as soon as three medals or more have been given.
section-OLY-18 = Archery (talk open)
rule-OLY-18-1 = Each athlete shoots only once, starting with the first player.
rule-OLY-18-2 = A turn begins with a throw of the green, blue, yellow and red dice.
rule-OLY-18-3 = Then, as often as you like, you may pay 1 energy to throw a die of your choice again; the new result counts.
rule-OLY-18-4 = When you stop or have no energy left, the cube goes to the sum of the four dice.
rule-OLY-18-5 = The dice pass to the left neighbour.
rule-OLY-18-6 = When all have shot, they are ranked by score, three-medal rule.
section-OLY-20 = 100 metres (talk open)
rule-OLY-20-1 = Everyone chooses in secret: enter with a bid, or rest. All reveal together.
rule-OLY-20-2 = Rest: do not run, and gain up to 3 energy, never beyond 30.
rule-OLY-20-3 = An athlete who enters pays the bid and is ranked by it, three-medal rule; an athlete who rests is not ranked.
rule-OLY-20-4 = Entering with 0 is allowed and counts. If nobody enters, there is no medal.
section-OLY-21 = Beach volleyball (talk closed)
rule-OLY-21-1 = Athletes enter with a bid or rest, as in the 100 metres.
rule-OLY-21-2 = Those who enter pay; the team with the greater sum of bids wins one gold medal, in a tie both do.
rule-OLY-21-3 = A team without an entrant cannot win; if only one team enters, it wins even with 0; if nobody enters, there is no medal.
section-OLY-22 = Anti-doping control (talk open)
rule-OLY-22-1 = Only the first player and the left neighbour choose; the others may advise.
rule-OLY-22-2 = In secret they choose to dope, to rest or to accuse, and reveal together; this is carried out, and it is over.
rule-OLY-22-3 = Dope: if the other team does not accuse, divide 6 energy among your own team, each up to 30.
rule-OLY-22-4 = Rest: divide 2 energy among your own team, each up to 30.
rule-OLY-22-5 = Accuse: if the other team dopes, it receives nothing and loses one of its most precious medals.
rule-OLY-22-6 = Accusing a team that does not dope does nothing; the accuser never gains anything.
rule-OLY-22-7 = A doping team that is accused and has no medal loses nothing but receives nothing.
rule-OLY-22-8 = The player who chose tells the parts. In all they make up the gain, or the room left below 30. The first player’s team divides first, completely.
section-OLY-30 = Basketball (talk closed)
rule-OLY-30-1 = The first player takes the ball; both teams start at 0.
rule-OLY-30-2 = Each round the holder of the ball and all opponents choose in secret and reveal together; the holder’s team-mates do nothing.
rule-OLY-30-3 = The holder shoots with a bid, or passes to the team-mate of a colour. Opponents block with a bid, or try to intercept.
rule-OLY-30-4 = Shot: green die. A basket if die plus bid are at least 3 plus the sum of the blocks.
rule-OLY-30-5 = A basket moves the team’s cube one square; a miss changes nothing.
rule-OLY-30-6 = On a shot the shooter and those who block pay their bids; those who wanted to intercept pay nothing and change nothing.
rule-OLY-30-7 = After a shot, whatever its result, the ball goes to the left neighbour of the shooter.
rule-OLY-30-8 = Pass: those who intercept throw the white die once, clockwise from the nearest. The first hand, which is on two faces, takes the ball; those after do not throw.
rule-OLY-30-9 = Without interception the pass succeeds, and the named team-mate takes the ball.
rule-OLY-30-10 = Players who blocked against a pass pay all the same.
rule-OLY-30-11 = You may pass only to a team-mate, neither to yourself nor to an opponent.
rule-OLY-30-12 = It goes on until two baskets: the team that has them wins one gold medal at once.
rule-OLY-30-13 = Shot clock: after three passes in a row, intercepted or not, the holder must shoot; a shot resets the count. After the twentieth shot the team with more baskets wins; if level, both do.
rule-OLY-30-14 = The count of passes is public and starts at 0. Even when the holder must shoot, opponents choose between blocking and intercepting, which is then of no use.
section-OLY-31 = Fencing (talk closed)
rule-OLY-31-1 = A neutral cube starts on the neutral square.
rule-OLY-31-2 = Everyone bids in secret, and all reveal together.
rule-OLY-31-3 = Starting with the first player, each pays and throws: for 0 the green die; for 1 green and blue; for 2 green, blue and yellow; for 3 or more all four.
rule-OLY-31-4 = A bid of 4 or more gives a re-roll of one die for each energy above 3, one at a time, none compulsory.
rule-OLY-31-5 = The sum of the dice goes to the score track.
rule-OLY-31-6 = The team with the greater sum wins the round.
rule-OLY-31-7 = It puts the cube on its square or, if it lies there already, on its victory square. A tie does not move it.
rule-OLY-31-8 = If the cube is on the other team’s square, the winner puts it on its own.
rule-OLY-31-9 = Two rounds won in a row, ties not counted, give the gold medal.
rule-OLY-31-10 = After the fifteenth round the team on whose square the cube lies wins; on the neutral square, both do.
rule-OLY-31-11 = Each player finishes all throws and re-rolls before the next. Any thrown die may be thrown again, the same one as often as you like. Score tracks are emptied at each reveal. The first player stays the same in all rounds.
section-OLY-32 = Tug of war (talk open)
rule-OLY-32-1 = A neutral cube starts in the middle of five squares: Sun on one side, Wave on the other, two steps away. The number of rounds is not fixed.
rule-OLY-32-2 = Everyone bids in secret, all reveal together, and each team adds up its bids.
rule-OLY-32-3 = The greater sum pulls the cube one square its way; a tie leaves it.
rule-OLY-32-4 = Everyone pays their bid, in a tie too.
rule-OLY-32-5 = It goes on until the cube reaches a team’s square.
rule-OLY-32-6 = That team wins one gold medal.
rule-OLY-32-7 = The event also ends at the third tie in a row, when nobody has energy left, or at the fifteenth round: the team towards which the cube has moved wins; in the middle, both do.
section-OLY-33 = Taekwondo (talk closed)
rule-OLY-33-1 = Everyone bids in secret, reveals and pays. Each cube goes to the square of the bid, then one square further.
rule-OLY-33-2 = Then, round by round, those still in choose in secret to attack someone, to guard or to wait. All reveal together, and everything takes effect at once.
rule-OLY-33-3 = Attack: the target’s cube goes back 2, unless the target guards. Several attacks add up.
rule-OLY-33-4 = Guard: everyone who attacks you goes back 2, and you do not move. If nobody attacks you, you go back 2.
rule-OLY-33-5 = Wait: nothing.
rule-OLY-33-6 = A cube that reaches 0 or would go beyond eliminates its athlete.
rule-OLY-33-7 = Only an opponent who is still in may be the target.
rule-OLY-33-8 = It goes on until all athletes of a team are eliminated: the other wins one gold medal.
rule-OLY-33-9 = If the last of both teams fall in the same round, both win one gold medal.
rule-OLY-33-10 = The event also ends after three rounds in a row in which no cube moved, or after the twentieth: the greater sum of cubes wins; if level, both do.
section-OLY-40 = The end
rule-OLY-40-1 = The game ends after the last event of the programme.
rule-OLY-40-2 = The team with more medal points wins.
rule-OLY-40-3 = Ties: more golds, then more silvers, then more energy left in all; otherwise the victory is shared.
