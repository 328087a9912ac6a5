course = Course of { $rows } rows, { $ranges ->
    [one] { $ranges } shooting range
   *[other] { $ranges } shooting ranges
}
start = START
goal = FINISH
map = Overview of the course, { $rows } rows
race = The race
order = Running order
legend = Legend
runner = { $place } { $nation } { $rows } to go, { $name }: see this board
runner-short = { $place } { $rows } to go, { $nation }, { $name }: see this board
out = collapsed
in = finished
legend-u = Uphill
means-u = −1 step
legend-d = Downhill
means-d = slip
legend-F = White zone
means-F = diagonal
legend-P = Penalty
means-P = 3 steps
round = Round { $number }
to-go = { $rows } to go
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
marker-first = first-player marker
endurance-of = endurance: { $colours }
misses-short = { $count ->
    [one] { $count } miss
   *[other] { $count } misses
}

board-of = Board: { $nation }
own-board = Your board
two-boards = Your two boards
no-nation = Your board will be here once you have chosen a nation.
dice-board = Dice
endurance-board = Endurance and targets
wax = Wax tokens
column = Column { $column }, { $count ->
    [0] empty
    [one] { $count } die
   *[other] { $count } dice
}
column-sprint = Sprint column, { $count ->
    [0] empty
    [one] { $count } die
   *[other] { $count } dice
}
with-star = a 6 in the star box
taken = taken this turn
for-endurance = for one endurance
star = Star box { $column }, empty
star-full = Star box { $column }, a 6
sprint = Sprint
reserve = Reserve
next-roll-1 = Next
next-roll-2 = roll
dice = { $count ->
    [one] die
   *[other] dice
}
dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
letter-G = G
letter-Y = Y
letter-R = R
letter-B = B
colour-G = green
colour-Y = yellow
colour-R = red
colour-B = blue
marker = Marker { $number }, { $colour }, { $hits } chances in 6
shots = Shots
misses = { $count ->
    [one] { $count } miss to work off
   *[other] { $count } misses to work off
}
target-none = Target { $number }, still up
target-hit = Target { $number }, hit
target-miss = Target { $number }, missed
plate-none = { $number } · still up
plate-hit = { $number } · hit
plate-miss = { $number } · missed
chances = chances
range-of = Shooting range: { $name }, { $nation }
shooting-dice = Shooting dice
faces = { $count } faces of 6 hit
show-all = Show all
hits = { $count } of 5 hit
token = { $name } token
used = used
end-left = left end
end-right = right end
inner = inside
printed = Printed shot re-roll
tab-endurance = Endurance
tab-wax = Wax { $count }/6
wax-hint = One token a turn, from either end.

choose-nation = Choice of nations
small-column = Column { $column }: three places
refresh-box = Star { $column }: may turn a token back
set-taken = other face taken
choose-wax = Choice of wax
wax-row = Your wax row: { $nation }
wax-ends = Six tokens from left to right. In the race they are used from both ends.
wax-closed = Chosen. All the rows will be revealed together.
ready = ready
choosing = choosing…

steps-left = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}
of-total = of { $count }
steps-total = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
shots-total = { $count ->
    [one] { $count } shot
   *[other] { $count } shots
}
six-none = {""}
six-counts = , the 6 counts
six-returns = , the 6 goes back
six-choice = , and the 6
uphill = (−{ $count } uphill)
sprinting = · sprint
collapsed = Collapsed: the race goes on without this skier.
finished = Over the line.
may-follow = { $nation } has set off: follow?
orders = Standing order
order-draft-free = if free
order-ask = ask
order-draft-never = never
order-ask-long = Ask each time

ski = Ski
shoot = Shoot
collapse = Collapse
follow = Follow, { $price }
stay = Stay
for-free = free
for-price = −{ $count } endurance
volley = Fire all
go-row = Go to row { $row }
go-range = Go to the range
go-lap = Ski the penalty
go-finish = Cross the line
do-choose_nation = Take { $nation }
do-pick_wax = Lay this token
do-take_column = Take { $column }
do-take_extra = One more: { $column }
do-free_column = Free: { $column }
do-reroll_die = Re-roll this die
do-reroll_shot = Fire shot { $target } again
do-shoot = Fire at target { $target }
do-step = Take this step
do-slip = Slip
do-use_wax = { $effect }
do-use_printed = Re-roll a shot
do-refresh = Turn this token back
do-refresh-include = Count the 6
do-end_shooting = End of shooting
do-draft = Follow
do-place_sixes = Place the sixes
touch-space = Press a gold space
cancel = Cancel
enter = Enter
escape = Esc

space = Row { $row }, lane { $lane }{ $kind }
kind-f = {""}
kind-F = , white zone
kind-u = , uphill
kind-d = , downhill
space-range = Shooting space, row { $row }
space-lap = Penalty lane, space { $number }
can-end = may end here{ $cost ->
    [0] , free
   *[other] , { $cost } endurance
}
can-step = next step{ $cost ->
    [0] , free
   *[other] , { $cost } endurance
}
race-over = End of the race
wins = { $name } wins
you-win = You win
nobody-wins = No winner
rows-reached = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
podium = Podium
see-course = See the course
medal-1 = gold medal
medal-2 = silver medal
medal-3 = bronze medal
medal-of = { $name } ({ $nation }), { $medal }
arrived = finished
stopped = collapsed, row { $count }
moment-finish = { $who ->
    [you] { $count ->
        [1] You finish 1st
        [2] You finish 2nd
        [3] You finish 3rd
       *[other] You finish { $count }th
    }
   *[other] { $count ->
        [1] { $name } finishes 1st
        [2] { $name } finishes 2nd
        [3] { $name } finishes 3rd
       *[other] { $name } finishes { $count }th
    }
}
moment-collapse = { $who ->
    [you] You collapse
   *[other] { $name } collapses
}
moment-clean = { $who ->
    [you] You hit all targets
   *[other] { $name } hits all targets
}
moment-misses = { $who ->
    [you] You miss { $count } targets
   *[other] { $name } misses { $count } targets
}
moment-draft = { $who ->
    [you] You take the draft
   *[other] { $name } takes the draft
}
moment-run = { $who ->
    [you] You ski { $count } steps at once
   *[other] { $name } skis { $count } steps at once
}
shots-hit = Shots hit
laps-skied = Penalty laps
longest-run = Longest run
drafts-taken = Drafts taken
endurance-paid = Endurance paid
tokens-used = Wax tokens used
lay-wax = Confirm
wax-left = { $count ->
    [one] 1 more token
   *[other] { $count } more tokens
}
