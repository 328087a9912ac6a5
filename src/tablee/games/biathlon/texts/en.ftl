name = Ski Tournament: Biathlon
short = Biathlon
pitch = Roll half of your dice, stack them in columns, empty one and ski that many steps. More columns mean more speed, but tired arms shoot badly at the range… Slipstreams, downhills and wax: the first over the line takes gold.
duration = 15–50 min

tutorial-0 = Welcome to the start. Your skier is coral, with the plate NOR; Ana races for Sweden, Malik for France. The course is very short: a shooting range on row 5, then the finish. The lesson takes five minutes.
tutorial-1 = In each round everyone rolls half of their free dice. Each 1 to 4 goes to its column. A 6 goes where you like: into the star box of a column with dice, or into the Sprint column. Keep yours for a sprint: press “Place the sixes” without choosing a star.
tutorial-2 = You open the race. Everyone must take all the dice of one column: one die, one step. Press column 2, which has a single die, and take it.
tutorial-3 = One die taken, one step to take, no more and no less. Press “Ski”.
tutorial-4 = From the start you may choose any lane. Spaces ringed in gold are those where you may end. Press the one in the middle, then go there.
tutorial-16 = Ana has started ahead of you, Malik on the right. Second round: Ana moves first, and you stood right behind her. Draft: you follow her to her last space but one, without using dice.
tutorial-21 = You still take your own turn, and the range is only two steps away. Take column 1 first: one die.
tutorial-22 = One step is missing. Every further column costs one endurance: one of your yellow hearts will drop to red. Press Sprint and take it: one die, and since you sprint, nobody can follow you.
tutorial-24 = Two steps. The heart on a space says what it costs; the way is free. Press the shooting space, in dark blue, and go there. Entering it ends the movement: you shoot only on the next turn.
tutorial-26 = Third round, and a 6 again. Your column 4 is full: the 6 in its star box will count as one more die. Press the star above column 4, then place it.
tutorial-31 = At the range, dice are shots. Take column 4: four dice and the 6, five shots.
tutorial-33 = Each target is shot at with the heart below it: yellow hits 4 times in 6, red 3. Press “Fire all”, which begins with the surest, and hold your breath.
tutorial-38 = Two misses. But there is wax: once a turn, the token at the left or at the right end. The left one fires a shot again. Use it.
tutorial-39 = Which shot should be fired again? The one at target 3: its heart is yellow and aims better.
tutorial-44 = Hit! One miss is left. One or two misses cost a penalty lap: three spaces, on the loop beside the range. Take column 3: three steps for the loop, and the fourth on the track.
tutorial-47 = The penalty lap is done, and you are in the lead. The track goes on to the finish, and whoever crosses it first takes gold. You know how to play.

option-course = Course
option-course-help = From the shortest to the longest: dash, starter, long, grand tour. Or your own.
option-course-starter = starter course (2 ranges)
option-course-dash = dash (1 range)
option-course-long = long course (3 ranges)
option-course-grand = grand tour (4 ranges)
option-course-custom = your own course
option-custom-course = Your own course
option-custom-course-help = Put together from the twenty tiles in the box. In letters: “1A 7A 15A:R 11A 3A 2A”.
option-endurance-start = Endurance at the start
option-endurance-start-help = By length: the top slot with three ranges or more, otherwise the second. Or always at the top, which is gentler.
option-endurance-start-auto = by length
option-endurance-start-top = always at the top
option-advanced-nations = Advanced nations
option-advanced-nations-help = Adds Austria, Finland, Italy, the United Kingdom and the United States, on the back of the boards.
option-advanced-nations-off = off
option-advanced-nations-on = on
option-nations = Nations
option-nations-help = Everyone chooses one, or they are drawn.
option-nations-choose = chosen
option-nations-random = drawn at random
option-wax-setup = Wax
option-wax-setup-help = Everyone lays a row of six tokens, or all have the same one, for beginners.
option-wax-setup-choose = chosen
option-wax-setup-preset = the same for all
option-first-player = First player
option-first-player-help = The seat that begins the first round.
option-first-player-random = drawn at random
option-first-player-0 = seat 1
option-first-player-1 = seat 2
option-first-player-2 = seat 3
option-first-player-3 = seat 4
option-first-player-4 = seat 5
option-penalty-lane-sharing = Penalty lane
option-penalty-lane-sharing-help = What a penalty space costs when others are already on it.
option-penalty-lane-sharing-free = free
option-penalty-lane-sharing-paid = one endurance
option-finish = End of the race
option-finish-help = Everyone skis to the end, or the race stops when only one skier is left (with three or more).
option-finish-all = everyone arrives
option-finish-decided = when it is decided
option-round-limit = Round limit
option-round-limit-help = The race stops after this many rounds, whatever happens.
preset-quick = Quick: short course, nations drawn, wax ready
preset-first = First game: wax ready, endurance at the top
preset-long = Long course with advanced nations
preset-grand = Grand tour, nations drawn

nation-nor = Norway
nation-ger = Germany
nation-fra = France
nation-rus = Russia
nation-swe = Sweden
nation-aut = Austria
nation-ita = Italy
nation-fin = Finland
nation-gbr = United Kingdom
nation-usa = United States
token-RS = shot again
token-R1 = die again
token-P1_or_M1 = +1 or −1
token-FC = free column
token-SP = sprint
token-SP_or_P1 = sprint or +1
token-H_SP_P1 = sprint and +1, for one endurance
token-RS_or_P1 = shot again or +1
token-H_RS_RS = two shots again, for one endurance
token-R1_P1 = die again and +1
token-FC_or_P1 = free column or +1
token-P1 = +1
token-H_P1_P1 = +2, for one endurance
token-R1_or_P1 = die again or +1
token-RA_P1 = all dice again and +1
effect-RS = shoot again
effect-SP = sprint
effect-FC = a free column
effect-R1 = re-roll a die
effect-RA = re-roll all dice
effect-P1 = +1
effect-M1 = −1
effect-H = pay one endurance
slot-G1 = green, slot 1
slot-G2 = green, slot 2
slot-Y1 = yellow, slot 1
slot-Y2 = yellow, slot 2
slot-Y3 = yellow, slot 3
slot-R2 = red, slot 2
slot-R3 = red, slot 3
slot-B4 = blue, slot 4
colour-G = green
colour-Y = yellow
colour-R = red
colour-B = blue
column-1 = column 1
column-2 = column 2
column-3 = column 3
column-4 = column 4
column-sprint = Sprint column
side-left = on the left
side-right = on the right
choice-0 = first choice
choice-1 = second choice
spot-col-1 = a die of column 1
spot-col-2 = a die of column 2
spot-col-3 = a die of column 3
spot-col-4 = a die of column 4
spot-sprint = a die of the Sprint column
spot-star-1 = the 6 of star box 1
spot-star-2 = the 6 of star box 2
spot-star-3 = the 6 of star box 3
spot-star-4 = the 6 of star box 4
refresh-include = count the 6
refresh-left = turn back a token on the left
refresh-right = turn back a token on the right
way-F = ahead
way-1 = lane 1
way-2 = lane 2
way-3 = lane 3
way-L = left
way-R = right
way-l = diagonally left
way-r = diagonally right
answer-yes = follow
answer-no = stay
ways-none = stay
ways-FF = ahead, then ahead
ways-F1 = ahead, then lane 1
ways-F2 = ahead, then lane 2
ways-F3 = ahead, then lane 3
ways-1F = lane 1, then ahead
ways-11 = lane 1, then lane 1
ways-12 = lane 1, then lane 2
ways-13 = lane 1, then lane 3
ways-2F = lane 2, then ahead
ways-21 = lane 2, then lane 1
ways-22 = lane 2, then lane 2
ways-23 = lane 2, then lane 3
ways-3F = lane 3, then ahead
ways-31 = lane 3, then lane 1
ways-32 = lane 3, then lane 2
ways-33 = lane 3, then lane 3
stars-none = all to the Sprint column
stars-1 = star box 1
stars-2 = star box 2
stars-12 = star boxes 1 and 2
stars-3 = star box 3
stars-13 = star boxes 1 and 3
stars-23 = star boxes 2 and 3
stars-123 = star boxes 1, 2 and 3
stars-4 = star box 4
stars-14 = star boxes 1 and 4
stars-24 = star boxes 2 and 4
stars-124 = star boxes 1, 2 and 4
stars-34 = star boxes 3 and 4
stars-134 = star boxes 1, 3 and 4
stars-234 = star boxes 2, 3 and 4
stars-1234 = star boxes 1, 2, 3 and 4
pick-1 = no. 1 (shot again)
pick-2 = no. 2 (shot again)
pick-3 = no. 3 (die again)
pick-4 = no. 4 (+1 or −1)
pick-5 = no. 5 (free column)
pick-6 = no. 6 (sprint)
pick-7 = no. 7 (the nation’s own)
pick-8 = no. 8 (the nation’s own)
ending-finished = at the end of the course
ending-decided = without waiting for the last skier
ending-limit = after the last round allowed
ending-crossed = at the finish line
ending-gave-out = with no opponent left on the course
ending-nobody = without a winner: all have collapsed
finding-tile-count = A course has 4 to 20 tiles.
finding-unknown-face = There is no such face: write, for example, 7A or 15B:L.
finding-tile-twice = This tile is already laid, on one face or the other.
finding-turn-missing = A corner needs its turn: add :R or :L.
finding-turn-needless = Only a corner turns: remove what follows the colon.
finding-start-missing = The start is missing: lay tile 1 first.
finding-goal-missing = The finish is missing: lay tile 2 at the end.
finding-start-first = Tile 1, and only it, comes first.
finding-goal-last = Tile 2, and only it, comes last.
finding-tiles-overlap = This tile lies on another one: change a corner before it.
finding-range-after-range = A range right after another.
finding-uphill-after-uphill = An uphill tile right after another keeps the pack together.
finding-uneven-gaps = The ranges are badly spread: the distances between them differ by more than ten rows.
finding-no-range = There is no range.
finding-good = A legal course: { $tiles } tiles, { $rows } rows, { $ranges ->
    [0] no range
    [one] one range
   *[other] { $ranges } ranges
}.
finding-long = A long course: endurance starts at the top slot.
finding-short = A short course: endurance starts at the second slot, unless the table plays the gentle start.

action-choose-nation = Choose { $nation }
action-pick-wax = Lay token { $pick }
action-place-sixes = Place the 6s: { $stars }
action-take-column = Take: { $column }
action-take-extra = Take as an extra, for one endurance: { $column }
action-done = Enough dice: ski, or shoot
action-use-wax = Use the token { $side } ({ $choice })
action-use-printed = Shoot again (printed effect)
action-free-column = Free column: { $column }
action-reroll-die = Re-roll { $spot }
action-reroll-shot = Fire again at target { $target }
action-refresh = Star box: { $refresh }
action-shoot = Shoot at target { $target }
action-end-shooting = End of shooting
action-step = Step: { $way }
action-slip = Slip: { $ways }
action-draft = Draft: { $answer }
order-draft-free = Always draft where it is free
order-draft-never = Never draft

nation-plate = { $both ->
    [yes] { " " }({ $nation })
   *[no] { "" }
}
nation-leader = { $both ->
    [yes] { " " }({ $leader })
   *[no] { "" }
}

event-nation-chosen = { $who ->
    [you] You take { $nation }.
   *[other] { $seat } takes { $nation }.
}
event-choice-closed = { $who ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
}
event-wax-laid = { $who ->
    [you] Your wax{ nation-plate }: { $tokens }.
   *[other] { $seat }’s wax{ nation-plate }: { $tokens }.
}
event-round-begun = { $who ->
    [you] Round { $round }: you have the marker{ nation-plate }.
   *[other] Round { $round }: { $seat } has the marker{ nation-plate }.
}
event-dice-rolled = { $who ->
    [you] You{ nation-plate } roll { $dice }.
   *[other] { $seat }{ nation-plate } rolls { $dice }.
}
event-dice-set-aside = { $who ->
    [you] Tired: you{ nation-plate } lose { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } of 5 or 6.
   *[other] Tired: { $seat }{ nation-plate } loses { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } of 5 or 6.
}
event-dice-placed = { "" }
event-sixes-placed = { "" }
event-column-taken = { $who ->
    [you] You{ nation-plate } take the { $column }, { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }{ $star ->
        [counts] , and the 6 counts
        [returns] ; the 6 goes back
        [choice] , and the 6
       *[none] {""}
    }.
   *[other] { $seat }{ nation-plate } takes the { $column }, { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }{ $star ->
        [counts] , and the 6 counts
        [returns] ; the 6 goes back
        [choice] , and the 6
       *[none] {""}
    }.
}
event-star-counted = { $who ->
    [you] You{ nation-plate } count the 6.
   *[other] { $seat }{ nation-plate } counts the 6.
}
event-token-refreshed = { $who ->
    [you] You{ nation-plate } turn back a token { $side }: { $token }.
   *[other] { $seat }{ nation-plate } turns back a token { $side }: { $token }.
}
event-endurance-paid = { $who ->
    [you] You{ nation-plate } pay one endurance: marker { $marker } goes to { $colour }.
   *[other] { $seat }{ nation-plate } pays one endurance: marker { $marker } goes to { $colour }.
}
event-token-used = { $who ->
    [you] You{ nation-plate } use the token { $side }: { $actions }.
   *[other] { $seat }{ nation-plate } uses the token { $side }: { $actions }.
}
event-printed-used = { $who ->
    [you] You{ nation-plate } use the printed effect.
   *[other] { $seat }{ nation-plate } uses the printed effect.
}
event-total-changed = { $who ->
    [you] Your total{ nation-plate } is now { $total }.
   *[other] { $seat }’s total{ nation-plate } is now { $total }.
}
event-die-rerolled = { $who ->
    [you] You{ nation-plate } re-roll { $spot }: { $die }.
   *[other] { $seat }{ nation-plate } re-rolls { $spot }: { $die }.
}
event-shot-fired = { $who ->
    [you] You{ nation-plate } shoot, target { $target }, { $colour } die, { $die }: { $result ->
        [hit] hit
       *[miss] miss
    }.
   *[other] { $seat }{ nation-plate } shoots, target { $target }, { $colour } die, { $die }: { $result ->
        [hit] hit
       *[miss] miss
    }.
}
event-shot-rerolled = { $who ->
    [you] You{ nation-plate } shoot again, target { $target }, { $colour } die, { $die }: { $result ->
        [hit] hit
       *[miss] miss
    }.
   *[other] { $seat }{ nation-plate } shoots again, target { $target }, { $colour } die, { $die }: { $result ->
        [hit] hit
       *[miss] miss
    }.
}
event-shooting-ended = { $who ->
    [you] Your five shots{ nation-plate }: { $misses ->
        [one] { $misses } miss
       *[other] { $misses } misses
    }, { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }.
   *[other] { $seat }’s five shots{ nation-plate }: { $misses ->
        [one] { $misses } miss
       *[other] { $misses } misses
    }, { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }.
}
event-movement-begun = { $who ->
    [you] You{ nation-plate } set off
   *[other] { $seat }{ nation-plate } sets off
} for { $steps } { $steps ->
    [one] step
   *[other] steps
}.
event-skier-moved = { "" }
event-lap-skied = { $who ->
    [you] You{ nation-plate } finish a penalty lap; misses left: { $misses }.
   *[other] { $seat }{ nation-plate } finishes a penalty lap; misses left: { $misses }.
}
event-draft-taken = { $who ->
    [you] You{ nation-plate } draft { $ahead }{ nation-leader }.
   *[other] { $seat }{ nation-plate } drafts { $ahead }{ nation-leader }.
}
event-draft-refused = { $who ->
    [you] You{ nation-plate } do not follow { $ahead }{ nation-leader }.
   *[other] { $seat }{ nation-plate } does not follow { $ahead }{ nation-leader }.
}
event-finish-crossed = { $who ->
    [you] You{ nation-plate } finish
   *[other] { $seat }{ nation-plate } finishes
} { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}!
event-skier-collapsed = { $who ->
    [you] You{ nation-plate } collapse on row { $row }.
   *[other] { $seat }{ nation-plate } collapses on row { $row }.
}
event-race-ended = The race is over, { $ending }.

refusal-column-empty = The { $column } is empty: take one that holds dice.
refusal-column-first = Take one of the columns 1 to 4 first.
refusal-column-taken = The { $column } has already been taken this turn: take another one.
refusal-dead-end = That way the rest of the movement could not be paid: choose another step.
refusal-dice-first = Take your dice first.
refusal-draft-first = Say first whether you draft.
refusal-equal-token-first = There are two of this token: take no. { $number } first, which is the same.
refusal-laps-first = Misses left: { $count }. Go through the penalty lane first.
refusal-last-token-left = This is the last token: use it from the left.
refusal-nation-first = Choose a nation first.
refusal-nations-chosen = The nations have already been chosen.
refusal-no-advanced-nations = This table plays without advanced nations: take a base nation.
refusal-no-alternative = The token “{ $token }” has only one effect: take the first choice.
refusal-no-diagonal = No diagonal here: only between two white rows. Go ahead or sideways.
refusal-no-die-there = There is no die there: choose one of your board.
refusal-no-draft = There is nobody to draft now.
refusal-no-endurance = You have no endurance left to pay for that.
refusal-no-lap-due = There is no lap to ski: choose a lane of the course.
refusal-no-sixes = There are no 6s to place now.
refusal-no-slip = You slip only after ending on a green space, directly behind a skier.
refusal-no-such-effect = No token asks for that now.
refusal-no-such-slip = The slip does not lead there: choose another one, or stay.
refusal-no-such-way = No step leads there from here: choose a neighbouring space ahead or beside.
refusal-no-wax-left = You have no wax token left.
refusal-not-fired-now = You did not shoot at target { $target } this turn: fire again at one you did.
refusal-not-shooting = You shoot only at the range, and not on the turn you arrive.
refusal-nothing-fired = No shot was fired this turn: there is nothing to do again.
refusal-nothing-printed = Your board has no printed effect.
refusal-nothing-used-there = No used token on that side: count the 6, or take the other side.
refusal-one-column = You have already taken your column: any more are extra columns.
refusal-printed-used = The printed effect has been used this turn.
refusal-refresh-first = Say first what becomes of the 6 of the star box.
refusal-second-lateral = A second sideways step is allowed only after overtaking: go ahead first.
refusal-set-taken = This board is taken, on one face or the other: choose another nation.
refusal-shoot-first = You are at the range: shoot first.
refusal-shots-due = Shots still to fire: { $count }.
refusal-shots-fired = You have fired your shots for this turn.
refusal-sixes-first = Place your 6s first.
refusal-slip-first = Say first whether you slip.
refusal-sprint-full = The Sprint column does not have enough room: use more star boxes.
refusal-sprint-is-extra = The Sprint column is an extra: take one of the columns 1 to 4 first.
refusal-star-not-open = Star box { $number } is not free above a column with dice: choose another one.
refusal-steps-first = Steps still to take: { $count }.
refusal-taking-over = Dice are taken before the first shot.
refusal-target-shot = Target { $target } has been shot at: choose another one.
refusal-token-first = Finish the effect of the token first.
refusal-token-picked = This token has already been laid: take another one.
refusal-token-useless = The token “{ $token }” can do nothing now.
refusal-too-few-sixes = You have only { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } of 6 to place.
refusal-untouched-only = At the range, only the markers of targets not yet shot at can pay, and these are at the bottom.
refusal-wax-first = Lay your wax row first.
refusal-wax-laid = The wax rows have already been laid.
refusal-wax-too-late = Wax is used before setting off: go on skiing.
refusal-wax-used = Only one wax token a turn.

reason-any-nation = All nations are almost equal.
reason-wax-ends = Shot re-rolls on one side, skiing tokens on the other.
reason-sixes-where-full = A star box where the column is nearly full, otherwise Sprint.
reason-best-column = This column leads furthest for what it costs.
reason-worth-it = The gain is worth the endurance.
reason-enough = That is enough for this turn.
reason-wax-helps = This token helps now.
reason-steady-hand = The steadiest markers first.
reason-good-path = The longest way for the least endurance.
reason-slips = Two free steps.
reason-free-ride = Following costs less than it brings.
reason-keeps-strength = It is not worth the endurance.

position-phase = phase
position-phase-nation = nations
position-phase-wax = wax
position-phase-sixes = placing 6s
position-phase-take = taking dice
position-phase-reroll-die = a die again
position-phase-own-sixes = placing re-rolled 6s
position-phase-free-column = free column
position-phase-refresh = special star box
position-phase-shoot = shooting
position-phase-reroll-shot = a shot again
position-phase-step = movement
position-phase-slip = slip
position-phase-draft = draft
position-phase-over = race over
position-round = round
position-first = marker
position-turn = on turn
position-taken = columns taken
position-total = total
position-sprinting = sprint
position-sprinting-yes = yes
position-waxed = this turn’s token
position-waxed-yes = used
position-printed = printed effect
position-printed-yes = used
position-todo = the token still asks
position-fired = shot at this turn
position-steps = steps left
position-lateral = sideways step
position-lateral-no = only after overtaking
position-from = set off from
position-trail = trail
position-leads = set off this turn
position-followed = behind no.
position-leading = leader no.
position-asked = may follow
position-way = way
position-cost = price in endurance
position-skier = skier
position-skier-none = no nation yet
position-skier-START = at the start
position-skier-FINISH = finished
position-skier-OUT = collapsed
position-columns = columns
position-stars = 6 in star box
position-sprint = Sprint column
position-available = dice available
position-inhand = dice in hand
position-sixes = 6s to place
position-endurance = endurance
position-tokens = tokens to choose from
position-wax = wax
position-used = tokens used (l., r.)
position-shots = shots
position-shots-none = not yet
position-shots-hit = hit
position-shots-miss = miss
position-misses = misses to work off
position-finished = finished
position-collapsed = collapsed (row)
position-ended = end
position-ended-finished = everyone arrived or collapsed
position-ended-decided = one skier left
position-ended-limit = last round played
position-ended-crossed = line crossed
position-ended-gave-out = a player without skiers
position-ended-nobody = all collapsed
position-latest = last action
position-latest-choose_nation = nation chosen
position-latest-take_column = column
position-latest-take_extra = extra column
position-latest-done = enough dice
position-latest-use_wax = token
position-latest-use_printed = printed effect
position-latest-free_column = free column
position-latest-reroll_die = die again
position-latest-reroll_shot = shot again
position-latest-refresh = star box
position-latest-shoot = shot
position-latest-end_shooting = end of shooting
position-latest-step = step
position-latest-slip = slip
position-latest-draft = draft
position-latest-place_sixes = 6s placed
position-rolled = dice that fell
position-skier-b = 2nd · skier
position-skier-b-none = no nation yet
position-skier-b-START = at the start
position-skier-b-FINISH = finished
position-skier-b-OUT = collapsed
position-columns-b = 2nd · columns
position-stars-b = 2nd · 6 in star box
position-sprint-b = 2nd · Sprint column
position-available-b = 2nd · dice available
position-inhand-b = 2nd · dice in hand
position-sixes-b = 2nd · 6s to place
position-endurance-b = 2nd · endurance
position-tokens-b = 2nd · tokens to choose from
position-wax-b = 2nd · wax
position-used-b = 2nd · tokens used (l., r.)
position-shots-b = 2nd · shots
position-shots-b-none = not yet
position-shots-b-hit = hit
position-shots-b-miss = miss
position-misses-b = 2nd · misses to work off
position-from-START = the start

asks-phase-nation = { $who ->
    [you] Choose your nation.
   *[other] { $names } chooses a nation.
}
asks-phase-wax = { $who ->
    [you] Lay six wax tokens, from left to right.
   *[other] Waiting for { $names } to lay the wax row.
}
asks-phase-sixes = { $who ->
    [you] Place your 6s: star boxes or Sprint column.
   *[other] Waiting for { $names } to place the 6s.
}
asks-phase-take = { $who ->
    [you] Take a column, then others for endurance; a wax token may help.
   *[other] { $names } takes dice.
}
asks-phase-reroll-die = { $who ->
    [you] Which die is rolled again?
   *[other] { $names } chooses a die to roll again.
}
asks-phase-own-sixes = { $who ->
    [you] Place your re-rolled 6s.
   *[other] { $names } places re-rolled 6s.
}
asks-phase-free-column = { $who ->
    [you] Which free column?
   *[other] { $names } chooses a free column.
}
asks-phase-refresh = { $who ->
    [you] Does the 6 count, or does a token come back?
   *[other] { $names } decides about the 6 of a star box.
}
asks-phase-shoot = { $who ->
    [you] Shoot: choose a target.
   *[other] { $names } shoots.
}
asks-phase-reroll-shot = { $who ->
    [you] Which shot is fired again?
   *[other] { $names } fires a shot again.
}
asks-phase-step = { $who ->
    [you] Press the space to end on, or go step by step.
   *[other] { $names } skis.
}
asks-phase-slip = { $who ->
    [you] Do you slip past the skier ahead?
   *[other] { $names } may slip.
}
asks-phase-draft = { $who ->
    [you] Do you draft?
   *[other] { $names } may draft.
}

status-take = { $who ->
    [you] Take a column{ nation-plate }: { $shoots ->
        [yes] each die is a shot
       *[no] each die is a step, the finish is { $togo ->
            [one] 1 row
           *[other] { $togo } rows
        } away
    }.
   *[other] { $names }{ nation-plate } takes dice, { $shoots ->
        [yes] to shoot
       *[no] { $togo ->
            [one] 1 row
           *[other] { $togo } rows
        } from the finish
    }.
}
status-more = { $who ->
    [you] { $shoots ->
        [yes] { $total ->
            [one] 1 shot
           *[other] { $total } shots
        }{ nation-plate }: shoot, or take another column for one endurance.
       *[no] { $total ->
            [one] 1 step
           *[other] { $total } steps
        }{ nation-plate }: go, or take another column for one endurance.
    }
   *[other] { $names }{ nation-plate } has { $shoots ->
        [yes] { $total ->
            [one] 1 shot
           *[other] { $total } shots
        }
       *[no] { $total ->
            [one] 1 step
           *[other] { $total } steps
        }
    } and may take another column.
}
status-step = { $who ->
    [you] { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to make{ nation-plate }: touch a space ringed in gold.
   *[other] { $names }{ nation-plate } skis, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to go.
}
status-shoot = { $who ->
    [you] { $due ->
        [0] Your shots{ nation-plate } are fired: fire one again, or end.
        [one] 1 more shot{ nation-plate }: choose a target.
       *[other] { $due } more shots{ nation-plate }: choose a target.
    }
   *[other] { $names }{ nation-plate } shoots{ $due ->
        [0] { "" }
        [one] , 1 more shot
       *[other] , { $due } more shots
    }.
}
status-draft = { $who ->
    [you] { $ahead } sets off in front of you{ nation-plate }: follow for { $steps } steps, { $price ->
        [0] free
        [one] for 1 endurance
       *[other] for { $price } endurance
    }?
   *[other] { $names }{ nation-plate } may follow { $ahead } for { $steps } steps, { $price ->
        [0] free
        [one] for 1 endurance
       *[other] for { $price } endurance
    }.
}

# Positions that cannot be: “No game can reach this position: …” -------------------------------------

impossible-board = the board of a skier has other columns, tracks or targets than the rules say
impossible-columns = more dice lie in a column than it has places
impossible-dice = a skier must have ten dice, each in one place
impossible-endurance = a marker is off its endurance track
impossible-first = someone is first as soon as the race has begun, and nobody before
impossible-hand-of-dice = only the skier on turn has dice in hand
impossible-leads = the skiers following in the slipstream do not match the movement
impossible-misses = misses come from the range, and are worked off on the penalty lap
impossible-nations = nations are chosen in turn, each set once
impossible-phase = the phase does not match what the skier has done this turn
impossible-place = a skier who is racing must be on the course, one who has finished over the line, one who has collapsed nowhere
impossible-ranks = skiers who have finished and those who have collapsed must stand once in their lists, the others in none
impossible-sixes = sixes lie aside only while they are asked for
impossible-steps = steps are left exactly while a skier is moving, and the way begins where it stands
impossible-targets = a target that was fired at shows no shot, or there is no such target
impossible-wax = the wax tokens are not six of the nation’s set, or more were used than there are

section-BIA-1 = Setting up
rule-BIA-1-1 = The course chosen begins with the start tile and ends with the goal tile. For a first game take the starter course.
rule-BIA-1-2 = The four shooting dice are shared by everyone.
rule-BIA-1-3 = Everyone chooses a nation and gets its board, its skier, ten race dice, all available, five endurance markers, five hit/miss markers and the eight wax tokens of that colour.
rule-BIA-1-4 = A board is in play only once, on one face. Advanced faces can be chosen only if the table plays with advanced nations.
rule-BIA-1-5 = With three or more ranges the endurance markers start on the top slot, with two or fewer on the second. The table may also always start at the top.
rule-BIA-1-6 = Each skier gets six of its eight wax tokens in any order; the other two leave the game. Everyone chooses at the same time and in secret, then the rows are revealed together.
rule-BIA-1-7 = The skiers wait behind the start line, which holds any number of them.
rule-BIA-1-8 = The first-player marker goes to the player the table names, or is drawn.
rule-BIA-1-9 = Play goes in seat order, clockwise.
section-BIA-2 = The round
rule-BIA-2-1 = A round is a preparation phase, then a race phase.
rule-BIA-2-2 = In the race phase every skier still racing takes one turn, beginning with the one who has the marker. A skier that was drawn along still takes its own turn.
rule-BIA-2-3 = After the last turn the marker goes to the next skier; those who have finished or collapsed are passed over.
section-BIA-3 = Preparation
rule-BIA-3-1 = All racing skiers roll half of their available dice at the same time, rounded up.
rule-BIA-3-2 = For each endurance marker on blue, a rolled 5, or else a 6, becomes available again.
rule-BIA-3-3 = This loss applies only to the preparation roll, never to a re-roll by wax.
rule-BIA-3-4 = Each 1 to 4 goes to the column of that number.
rule-BIA-3-5 = Then each 5, one by one, goes to the column from 1 to 4 with the most dice; among equals, the one with the highest number. Dice in star boxes do not count. On an empty board it is column 4.
rule-BIA-3-6 = If that column is full, the 5 has no place, even if other columns have room.
rule-BIA-3-7 = Then each 6 goes, as you like, to the Sprint column or to the empty star box of a column with at least one die.
rule-BIA-3-8 = A star box holds one die.
rule-BIA-3-9 = A die without a place becomes available again; a die that has a place must be placed.
rule-BIA-3-10 = The star boxes that get a 6 are chosen in one go; the rest goes to the Sprint column. If it does not fit there, every possible star box must be used; what is still left becomes available. Everyone chooses at the same time and in secret.
rule-BIA-3-11 = A skier with nothing available rolls nothing.
section-BIA-4 = Taking dice
rule-BIA-4-1 = At the start of its turn a skier takes all the dice of one column from 1 to 4.
rule-BIA-4-2 = An empty column cannot be chosen unless all four are empty: then any column is named, and no dice are taken.
rule-BIA-4-3 = If the column taken was full, the 6 in its star box is taken and counts; otherwise it only becomes available.
rule-BIA-4-4 = Then it may take further columns that are not empty, Sprint among them, paying one endurance for each beforehand. A column is taken at most once a turn, paid or free.
rule-BIA-4-5 = The Sprint column can only be an extra column.
rule-BIA-4-6 = Taking the Sprint column, or a token that says so, means sprinting for this turn.
rule-BIA-4-7 = The total is the number of dice taken, with what wax adds or takes away.
rule-BIA-4-8 = Dice taken are in hand until the end of the turn, then available again.
rule-BIA-4-9 = Extra columns are paid for before the first step or shot; after that only wax can add dice.
section-BIA-5 = Endurance
rule-BIA-5-1 = To spend one endurance, lower the marker of highest value by one slot: green, yellow, red, blue.
rule-BIA-5-2 = Among equal colours it is the marker with the most slots below it, then the leftmost.
rule-BIA-5-3 = On a shooting turn only markers whose target has not been shot at may be lowered. After the fifth shot nothing can be paid on that turn.
rule-BIA-5-4 = A marker on its lowest slot cannot be lowered. A skier that cannot pay cannot choose anything that costs endurance.
rule-BIA-5-5 = A skier without endurance who is forced to pay collapses and leaves the race.
rule-BIA-5-6 = This is checked when a movement begins: if no path of that many steps can be paid for, the skier collapses at once; nobody drafts.
rule-BIA-5-7 = Endurance never comes back.
section-BIA-6 = Movement
rule-BIA-6-1 = A skier that does not shoot moves exactly as many steps as its total.
rule-BIA-6-2 = A step goes straight ahead, sideways, or diagonally in a white zone; never back.
rule-BIA-6-3 = The first sideways step is free; another one in the same turn is allowed only after overtaking.
rule-BIA-6-4 = Overtaking means leaving, forwards, a row on which another skier stands, in any lane or on the shooting space. Penalty lanes and the start do not count.
rule-BIA-6-5 = A diagonal is one step, from a white row to the next white row, and is not a sideways step.
rule-BIA-6-6 = Entering an occupied space costs one endurance, however many skiers stand there, and also when drafting.
rule-BIA-6-7 = You may end on an occupied space; a space holds any number of skiers.
rule-BIA-6-8 = Entering a shooting space or crossing the line ends the movement; the steps left are lost.
rule-BIA-6-9 = A step is allowed only if the rest of the movement can be made with the endurance left. Each entry is paid for when it is made.
rule-BIA-6-10 = With no steps, nothing moves, nobody drafts, and the turn is over.
rule-BIA-6-11 = A path is written step by step: F ahead, 1 2 3 the lane where there is a choice, L R sideways, l r diagonally.
section-BIA-7 = Drafting
rule-BIA-7-1 = A skier directly behind one that sets off may draft: follow it for free.
rule-BIA-7-2 = Following means going to the space the leader started from, then along its trail to its last space but one.
rule-BIA-7-3 = It is all or nothing, and you choose once the whole movement is known.
rule-BIA-7-4 = Whoever is directly behind a drafter may draft that one in the same way, and so on.
rule-BIA-7-5 = Nobody may draft a skier that sprints.
rule-BIA-7-6 = Nobody may draft a skier that sets off from a range, a penalty lane or the start, and nobody standing there drafts.
rule-BIA-7-7 = Occupied spaces on the way cost the drafter, as they are when it moves. A draft that cannot be paid for is not offered.
rule-BIA-7-8 = First those behind the mover are asked, clockwise; whoever accepts moves at once. Then those behind the first drafter, and so on. Nobody drafts twice in one movement.
rule-BIA-7-9 = Only the steps made with dice are followed, not a slip.
rule-BIA-7-10 = Neither the limit on sideways steps, nor the uphill loss, nor slips apply to drafters; hence they never enter a range or cross the line.
section-BIA-8 = Terrain
rule-BIA-8-1 = Uphill: a skier that sets off from a red space takes one step fewer, but at least one.
rule-BIA-8-2 = White zone: diagonal steps are allowed.
rule-BIA-8-3 = Start: on its first movement a skier freely chooses its lane; entering an occupied space of the first row never costs anything.
rule-BIA-8-4 = Downhill: a skier that ends its last step on a green space directly behind another may slip: two free steps, through the occupied space without paying and beyond it.
rule-BIA-8-5 = The second step of a slip obeys the usual rules: an occupied space costs, and a range or the finish line ends it. Once a turn.
section-BIA-9 = Shooting
rule-BIA-9-1 = Entering the shooting space ends the movement; no shot is fired on the turn of arrival.
rule-BIA-9-2 = On the following turns you shoot instead of moving, until five shots have been fired.
rule-BIA-9-3 = Dice are taken as usual, and as many shots are fired as the total, at most those left; any excess is lost.
rule-BIA-9-4 = Each shot is fired with an endurance marker not yet used, as you choose, and the die of its colour: green hits 5 times in 6, yellow 4, red 3, blue 2.
rule-BIA-9-5 = When the shots have been fired, wax may still be used, then the turn ends. After the fifth shot the misses are counted at that moment.
rule-BIA-9-6 = Sharing the shooting space is free.
rule-BIA-9-7 = Every visit starts with five empty targets.
rule-BIA-9-8 = With a total of zero no shot is fired.
section-BIA-10 = The penalty lane
rule-BIA-10-1 = One or two misses: one lap; three or four: two; five: three.
rule-BIA-10-2 = From the next turn on a skier with misses goes from the shooting space through the three spaces of the lane; reaching the third takes off two misses, or the last one.
rule-BIA-10-3 = While misses are left another lap follows; otherwise you leave to any lane of the next row.
rule-BIA-10-4 = Laps are skied with ordinary steps; a turn may end in the lane, and steps left go on along the course.
rule-BIA-10-5 = Sharing a space of the penalty lane is free, or costs one endurance if the table says so.
section-BIA-11 = Wax
rule-BIA-11-1 = Once in its turn a skier may use its leftmost or rightmost unused token, and turns it over.
rule-BIA-11-2 = That is possible while dice are taken, and at the range also before, between and after the shots; not once the movement begins.
rule-BIA-11-3 = All icons of the token are carried out in order, the broken heart first; with a “/” exactly one of the two choices.
rule-BIA-11-4 = A token may be used only if everything on it can be carried out at that moment.
rule-BIA-11-5 = Re-roll a shot: at the range, one shot of this turn is fired again with the die of its marker; the new result stands.
rule-BIA-11-6 = Sprint: the skier sprints, and the total grows by the dice in its Sprint column, which stay there. Not on a shooting turn.
rule-BIA-11-7 = Free column: one more column that is not empty, unpaid, after the first one; at the range, while targets are left.
rule-BIA-11-8 = Re-roll one die, or all dice, of your board while taking dice, and place them as usual. Dice in hand are not on the board.
rule-BIA-11-9 = A re-roll can leave a 6 above an empty column; it stays there.
rule-BIA-11-10 = +1: the total grows by one, without filling a column. −1: the total falls by one, while dice are taken.
rule-BIA-11-11 = A token counts as turned over from the moment it is chosen; its own effect may turn it back, but no other may be used this turn.
section-BIA-12 = The finish
rule-BIA-12-1 = A skier that crosses the line has finished and leaves the course.
rule-BIA-12-2 = The first to cross wins gold, whatever the others could still do.
rule-BIA-12-3 = The race goes on until all skiers have crossed or collapsed; silver and bronze go to the next two.
rule-BIA-12-4 = The order of crossing is the order of the race: there are no ties.
rule-BIA-12-5 = Collapsed skiers come behind all others, by the row they reached, then the later collapse first.
rule-BIA-12-6 = If nobody finishes, there is no medal and no winner.
rule-BIA-12-7 = If the table so chooses, the race stops as soon as only one skier is left, which is placed as if it had crossed. Not with two players.
rule-BIA-12-8 = After the last round allowed the race stops; those still skiing come after the finishers, by row, then fewer misses, then seat order.
section-BIA-13 = Two players
rule-BIA-13-1 = Each player leads two complete nations; the order is first of one, first of the other, second of one, second of the other.
rule-BIA-13-2 = Each skier has a turn of its own; the marker goes to the next nation.
rule-BIA-13-3 = Your own skiers draft, block and are paid for like rivals.
rule-BIA-13-4 = The game ends at once when any skier crosses the line: its player wins.
rule-BIA-13-5 = If both skiers of a player have collapsed, the other player wins at once.
section-BIA-14 = Advanced nations
rule-BIA-14-1 = The endurance tracks differ. You always shoot with the colour under the marker, and markers on blue are what counts.
rule-BIA-14-2 = Austria (columns 1 and 2) and Italy (column 3): these columns have three places and are full with three dice.
rule-BIA-14-3 = Finland: once on a shooting turn it may re-roll a shot, in addition to the turn’s token.
rule-BIA-14-4 = Italy (column 4) and United Kingdom (column 2): when you take the 6 of that star box, count it, or turn back the innermost used token on the left or on the right.
rule-BIA-14-5 = United States: only the endurance tracks differ.
section-BIA-15 = Building a course
rule-BIA-15-1 = A course has 4 to 20 tiles, each once, tile 1 first and tile 2 last; a corner turns right (R) or left (L), the others do not; no two tiles overlap.
rule-BIA-15-2 = Not advised: a range right after a range, an uphill tile right after an uphill tile, distances between ranges that differ by more than ten rows, no range at all.
rule-BIA-15-3 = With three or more ranges the course is long.
