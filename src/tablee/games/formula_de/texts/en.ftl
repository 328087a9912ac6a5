name = Formula Dé
pitch = A motor race on a circuit of three lanes. Each gear has its own die: the higher the gear, the farther the car has to go. In every corner you must stop a given number of times; going too fast burns the tyres, braking wears the brakes. The first car over the line wins, if it holds together.
duration = 5 min/lap

tutorial-0 = Welcome to Coral Harbour. You drive the coral car with stripes; the black die gave you the first place on the grid, ahead of Ana. A race has one or two laps; this lesson ends after two corners and takes five minutes.
tutorial-1 = At the start everyone rolls the black die once more. You rolled 20, a super start: four spaces. Gold spaces are those where the car can end. You may change lanes: touch the ringed one, in the right-hand lane, then “Drive”.
tutorial-2 = Ana rolled 1: a false start, she did not move. Your turn: it begins with the lever. One gear up, one down, or the same. Shift into 2nd.
tutorial-3 = Each gear has its own die, and the car drives exactly that many spaces. The die of 2nd gear shows 4. Stay on the right, on the ringed space: a gold move with a tick costs nothing.
tutorial-4 = Ana gets away at last, in 1st gear and without the black die.
tutorial-5 = The straight is clear: shift into 3rd. One gear up at a time; 4th, 5th and 6th show “?”: touch them to find out why.
tutorial-6 = 8 spaces. On a straight you may change lanes at most twice, and you lose a space by it. Keep right, on the inside of the next corner: the ringed space.
tutorial-7 = Ana shifts into 2nd. Everyone drives once in a round, in the order fixed when it began.
tutorial-8 = She rolled 4. The car that is farthest ahead always drives first: yours.
tutorial-9 = Ahead of you, Le Môle. Its flag asks for one stop: you must end a turn on one of its spaces. The panel of the circuit says how many spaces away it is. A careful driver would stay in 3rd; try 4th.
tutorial-10 = 12 is too much. Spaces with a tyre lie beyond the corner: each space too far costs a tyre point. Spaces with a brake cost a brake point for each space not driven. Brake by one to stay in the corner: the ringed space, on the inside.
tutorial-11 = Stop made, 1 of 1. Ana shifts into 3rd. If she ended beside you, the black die would say whether you touch.
tutorial-12 = 7 spaces: she is heading for Le Môle, too. A stop counts even if you have braked or are blocked.
tutorial-13 = Leaving Le Môle costs you nothing. The lever shows a price where you would skip gears: a drop on 2nd is a fuel point; 1st would cost a brake point as well. Stay in 4th.
tutorial-14 = 8 spaces, and you are in Les Escaliers, another corner with one stop. In a corner the arrows lead only straight on or towards the inside. Go as far as you can: the ringed space.
tutorial-15 = Now you can drive. The first car over the line wins, if it holds together: without body or engine points it is over, and losing the last tyre point makes the car spin. Always think about the corner after this one.

option-circuit = Circuit
option-circuit-help = The track on which the race is run: by the sea, with a long straight, or your own.
option-circuit-port-corail = Coral Harbour: short and twisty
option-circuit-grand-plateau = The High Plain: fast
option-circuit-custom = a circuit of your own
option-custom-circuit = Your circuit
option-custom-circuit-help = A circuit file in TOML, chosen, dropped or pasted here: it is checked and drawn. The command “tablee formula-de circuit FILE” does the same.
finding-good = { $en }: a good circuit of { $cells } cells and { $corners } corners with { $stops } stops.
finding-not-toml = This is not TOML: { $why }
finding-bad-form = A field is missing or has the wrong form: { $why }. Compare it with docs/rules/formula-de.md, section 2.4.
finding-segment-count = There are { $count } segments; straights and corners must alternate, a straight first and last, { $most } at most.
finding-not-alternating = Segment { $segment } is of kind { $kind }; it must be { $wanted }, since straights (S) and corners (C) alternate.
finding-cell-count = Segment { $segment } needs 1 to { $most } cells in each lane.
finding-stop-count = Corner { $segment } asks for { $stops } stops; 1 to { $most } are allowed.
finding-part-lengths = The parts of corner { $segment } are { $sum } cells long in all; its middle lane has { $cells }.
finding-part-sides = The inside of each part of corner { $segment } must be L or R.
finding-uneven-straight = Straight { $segment } needs the same number of cells in all lanes, and neither stops nor parts.
finding-lane-length = Lane { $lane } has { $count } cells; { $fewest } to { $most } are allowed.
finding-point-count = The centre line has { $count } points; { $fewest } to { $most } are allowed.
finding-starts-order = Segment { $segment } does not start after the one before it; starts must increase along the centre line.
finding-bad-measure = Points, radii and starts must be numbers up to { $most }, and no radius may be negative.
finding-pit-straights = The last straight ({ $last }) needs at least { $before } cells and the first at least { $after }, for the pit lane.
finding-pit-field = In the pit lane { $field } is { $given }; it must be { $wanted }.
finding-grid-count = The grid has { $count } places; it needs { $wanted }.
finding-grid-cell = The grid names { $cell }, which is not a cell of the last straight ({ $last }).
finding-grid-order = The places of the grid must differ, each farther back than the one before.
finding-too-many-ways = From { $cell } a roll could lead to { $ways } ends; the game has room for { $most }. Lengthen corners or straights near it.
finding-circuit-name = The name of the circuit ({ $lang }) needs 1 to { $most } readable characters, on one line.
finding-segment-name = The name of segment { $segment } needs 1 to { $most } readable characters, on one line; every corner has a name.
finding-lane-width = A lane is { $given } wide; { $least } to { $most } cell lengths are allowed.
finding-points-equal = Point { $point }, { $where }, is the same place as the next one.
finding-rounding-tight = The rounding of point { $point }, { $where }, is too tight for the inner lane: its radius must be at least { $least }.
finding-rounding-room = Between point { $point }, { $where }, and the next one, { $next }, there is no room for both roundings. Move a point, or make a radius smaller.
finding-direction = The direction is “{ $given }”; along these points it must be { $wanted }.
finding-road-length = The centre line is { $length } long; { $most } at most.
finding-first-start = The first segment starts at { $start }; it must start between 0 and the length of the centre line, { $length }.
finding-last-start = The last segment ({ $last }) starts at { $start }, but the lap ends at { $end }.
finding-cell-length = Segment { $segment } is { $size } long; with its number of cells each would be shorter than { $least } or longer than { $most }.
finding-road-overlap = The road in segment { $other } lies on the road in segment { $segment }. Move the points there apart.
finding-pit-overlap = The pit lane or a stand beside { $cell } lies on the road in segment { $segment }. Leave room to the right of the pit lane.
option-laps = Laps
option-laps-help = How many laps are raced; the car sheets depend on it.
option-laps-1 = one lap
option-laps-2 = two laps, with pit stops
option-cars-per-player = Cars each
option-cars-per-player-help = How many cars every player drives; ten at most can race.
option-cars-per-player-1 = one car
option-cars-per-player-2 = two cars
option-engine-test = Strained engines
option-engine-test-help = Who tests the engine after a 20 in fifth gear or a 30 in sixth.
option-engine-test-roller = whoever rolled it
option-engine-test-all_fast = every car in 5th or 6th gear
option-collision-zone = Collisions
option-collision-zone-help = Which cars an arriving car can touch.
option-collision-zone-beside = those beside it
option-collision-zone-beside_and_behind = those beside it or right in front
option-keep-lane-on-exit = Leaving corners
option-keep-lane-on-exit-help = When a car has to keep its lane after a corner.
option-keep-lane-on-exit-overshoot = only if it leaves too early
option-keep-lane-on-exit-always = always
option-missed-stops = Two stops missing
option-missed-stops-help = What happens to a car that leaves a corner with several stops missing.
option-missed-stops-eliminated = it is out
option-missed-stops-multiply = it pays for each of them
option-slipstream = Slipstream
option-slipstream-help = Whether a fast car can be pulled along by the one ahead.
option-slipstream-false = no
option-slipstream-true = yes
option-road-handling = Debris
option-road-handling-help = Whether damaged cars leave debris that costs points of road handling.
option-road-handling-false = no
option-road-handling-true = yes
option-end-mode = End of the race
option-end-mode-help = Whether all cars race on after the winner.
option-end-mode-full = when all are in or out
option-end-mode-first = with the first car home
preset-classique = Classic: one lap of Coral Harbour
preset-plateau = The High Plain, one lap
preset-grand-prix = Grand Prix: two laps, slipstream and debris
preset-ecuries = Teams: two cars each
preset-famille = Family: missed stops cost tyres, the first car ends the race
preset-rude = Rough: two laps of the High Plain, all the severe rules

car-1 = Car 1
car-2 = Car 2
car-3 = Car 3
car-4 = Car 4
car-5 = Car 5
car-6 = Car 6
car-7 = Car 7
car-8 = Car 8
car-9 = Car 9
car-10 = Car 10
car-who = { $who ->
    [you] You
   *[other] { $seat }
}{ $number ->
    [0] { "" }
   *[other] { " " }(car { $number })
}
car-other = { $rival }{ $rival_number ->
    [0] { "" }
   *[other] { " " }(car { $rival_number })
}
car-spent = { $brakes ->
    [none] { $tyres ->
        [0] { "" }
        [one] { " " }(1 tyre point)
       *[other] { " " }({ $tyres } tyre points)
    }
   *[other] { " " }({ $brakes }{ $tyres ->
        [0] { "" }
        [one] , 1 tyre point
       *[other] , { $tyres } tyre points
    })
}
car-rolled = { $roll ->
    [0] { $who ->
        [you] go
       *[other] goes
    } { $cells ->
        [one] 1 space
       *[other] { $cells } spaces
    } further
   *[other] { $who ->
        [you] roll
       *[other] rolls
    } { $roll } in { $gear }
}
car-passed = { $passed ->
    [0] { "" }
   *[other] { $leads ->
        [yes] , { $who ->
            [you] take
           *[other] takes
        } the lead
       *[no] , { $who ->
            [you] overtake
           *[other] overtakes
        } { $passed ->
            [one] a car
           *[other] { $passed } cars
        }
    }
}
car-halted = { $stretch ->
    [corner] { $stops ->
        [0] { " " }and { $who ->
            [you] reach
           *[other] reaches
        } { $corner }
       *[other] { " " }and { $who ->
            [you] stop
           *[other] stops
        } at { $corner }, { $stops } of { $asked }
    }
    [straight] , { $gap ->
        [one] 1 space
       *[other] { $gap } spaces
    } before { $ahead }
    [stands] , at the pits
   *[other] { "" }
}
gear-0 = neutral
gear-1 = 1st
gear-2 = 2nd
gear-3 = 3rd
gear-4 = 4th
gear-5 = 5th
gear-6 = 6th
to-finish = to the finish
brakes-0 = none
brakes-1 = 1 brake point
brakes-2 = 2 brake points
brakes-3 = 3 brake points
point-tyres = tyres
point-brakes = brakes
point-fuel = fuel
point-body = body
point-engine = engine
fault-overshoot = not enough tyre points to leave the corner
fault-stops = too many stops missing in the corner
fault-blocked = too fast behind other cars
fault-body = the body is wrecked
fault-engine = the engine has blown
fault-handling = it can no longer be steered
ending-finished = at the chequered flag
ending-first = as soon as the first car crosses the line
ending-no_finisher = without any car finishing
ending-limit = at the round limit

action-shift = { $gear } gear
action-move = Drive: { $to }{ $brakes ->
    [none] { "" }
   *[other] , { $brakes }
}
action-slipstream = { $take ->
    [true] Use the slipstream
   *[other] Do without the slipstream
}

event-grid-rolled = { "" }
event-grid-taken = { car-who } { $who ->
    [you] start
   *[other] starts
} { $place ->
    [1] from pole position
   *[other] from grid position { $place }
}.
event-round-begun = { "" }
event-start-rolled = { "" }
event-false-start = { car-who } { $who ->
    [you] make a false start and do not move
   *[other] makes a false start and does not move
}.
event-super-start = { car-who } { $who ->
    [you] make
   *[other] makes
} a super start: { $cells } spaces.
event-gear-shifted = { $fuel ->
    [0] { "" }
   *[other] { car-who } { $who ->
        [you] drop
       *[other] drops
    } into { $gear }: 1 fuel{ $brakes ->
        [none] { "" }
       *[other] , { $brakes }
    }{ $engine ->
        [0] { "" }
       *[other] , 1 engine
    }.
}
event-die-rolled = { "" }
event-engine-tested = { $lost ->
    [0] { "" }
   *[other] { car-who } { $who ->
        [you] strain your engine
       *[other] strains the engine
    }: a point is lost.
}
event-car-moved = { car-who } { car-rolled }{ car-spent }{ car-passed }{ car-halted }.
event-car-blocked = { car-who } { car-rolled }, { $who ->
    [you] are
   *[other] is
} stuck behind others with { $cells ->
    [one] 1 space
   *[other] { $cells } spaces
} left over{ car-spent }{ car-passed }{ car-halted }.
event-car-spun = { car-who } { $who ->
    [you] spin
   *[other] spins
}: first gear next.
event-lap-completed = { $lap ->
    [1] { "" }
   *[other] { car-who } { $who ->
        [you] begin
       *[other] begins
    } lap { $lap }.
}
event-car-finished = { car-who } { $who ->
    [you] finish
   *[other] finishes
} { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}!{ $margin ->
    [0] { "" }
   *[other] { " " }Photo finish: { $chaser } is { $margin ->
        [one] on the line
       *[other] only { $margin } spaces behind
    }.
}
event-car-out = { car-who } { $who ->
    [you] are
   *[other] is
} out{ $stretch ->
    [corner] { " " }at { $corner }
    [straight] { " " }before { $ahead }
    [stands] { " " }at the pits
   *[other] { "" }
}: { $reason }.
event-stop-made = { "" }
event-neighbour-passed = { "" }
event-cars-collided = { car-who } and { car-other } touch: both lose a body point.
event-car-scraped = { car-who } { $who ->
    [you] scrape along { car-other } and lose
   *[other] scrapes along { car-other } and loses
} a body point.
event-stand-reached = { car-who } { $who ->
    [you] stop at your
   *[other] stops at the
} stand: new tyres.
event-stand-left = { car-who } { $who ->
    [you] leave
   *[other] leaves
} the stand at once.
event-stand-kept = { car-who } { $who ->
    [you] stay
   *[other] stays
} at the stand: a long stop.
event-slipstream-taken = { car-who } { $who ->
    [you] use
   *[other] uses
} the slipstream behind { car-other }.
event-slipstream-left = { car-who } { $who ->
    [you] do
   *[other] does
} without the slipstream.
event-debris-dropped = { "" }
event-debris-tested = { $lost ->
    [0] { "" }
   *[other] { car-who } { $who ->
        [you] drive over debris and lose
       *[other] drives over debris and loses
    } a point of road handling.
}
event-race-over = The race ends { $ending }.

refusal-against-arrows = The arrows of the corner do not lead there: only straight on or towards the inside. Choose another space.
refusal-answer-slipstream = First say whether you use the slipstream.
refusal-brakes-missing = You have only { $left } brake points left. Choose a move with fewer of them.
refusal-cell-occupied = Another car stands there. Choose a free space.
refusal-corner-costs-brake = Entering a corner in the slipstream costs an extra brake point. Pay it, or stay before the corner.
refusal-ends-early = That way ends before, or needs no brakes. Choose one of the moves on offer.
refusal-first-after-spin = After a spin the car starts in 1st gear.
refusal-gear-first = First choose a gear; then its die is rolled.
refusal-gear-not-payable = Skipping so many gears costs more than your points allow ({ $point }). Choose a higher gear.
refusal-gear-too-high = One gear up at a time: { $gear } is the highest now.
refusal-gear-too-low = At most three gears can be skipped: { $gear } is the lowest now.
refusal-keep-lane = A car that leaves the corner like this keeps to its lane. Stay in your lane or stop in the corner.
refusal-move-first = You rolled { $roll }: choose a move.
refusal-no-slipstream = There is no slipstream to use now.
refusal-no-such-option = There are only { $count } moves to choose from. Take one of them.
refusal-one-cell-at-least = At least one space must be driven: use fewer brake points than the { $roll } you rolled.
refusal-pits-closed = The pits are open only between the first crossing of the line and the last lap (you are in lap { $lap }).
refusal-stops-missing = That would leave the corner with two or more stops missing. Stop in the corner.
refusal-third-at-most = After a long stop you choose 1st, 2nd or 3rd gear.
refusal-too-many-changes = On a straight you may change lanes at most twice, in one direction, unless a car is in the way. Choose another space.
refusal-tyres-missing = Going there costs { $tyres } tyre points, and you have { $left }. Choose a shorter move.
refusal-way-blocked = Other cars block the way. Choose another space.
refusal-wrong-distance = You rolled { $roll }{ $brakes ->
    [none] { "" }
   *[other] { "" }; less { $brakes } that is { $cells }
}, and this space is not that far away. Use all of the roll, or brake.

reason-finishes = Over the line.
reason-makes-stop = A stop in the corner.
reason-free-road = As far as the road is clear.
reason-brakes-in-time = Braking in time.
reason-burns-tyres = The tyres must pay for it.
reason-goes-faster = There is room to go faster.
reason-holds-gear = This gear is right.
reason-slows-down = The corner is near.
reason-is-pulled-along = Three cells for nothing.
reason-stays-behind = Better to stay behind.

position-round = round
position-order = order of play
position-turn = on turn
position-phase = now
position-phase-gear = choosing a gear
position-phase-move = choosing a move
position-phase-slipstream = slipstream or not
position-phase-extra = choosing a move in the slipstream
position-phase-over = the race is over
position-roll = cells to drive
position-corner = next corner
position-corner-first = first cell in
position-corner-last = last cell in
position-corner-due = stops due
position-debris = debris
position-trail = debris driven over
position-costs = gears that cost points
position-tyres = tyre points of the ends
position-spins = ends with a spin
position-ended = end
position-ended-finished = { ending-finished }
position-ended-first = { ending-first }
position-ended-no_finisher = { ending-no_finisher }
position-ended-limit = { ending-limit }
position-car = car
position-car-none = off the track
position-car-rank = place
position-car-out = out
position-car-at = on
position-car-round = round
position-car-place = turn
position-car-grid = grid
position-car-lap = lap
position-car-gear = gear
position-car-stops = stops
position-car-tyres = tyres
position-car-brakes = brakes
position-car-fuel = fuel
position-car-body = body
position-car-engine = engine
position-car-handling = handling
position-car-overshoot = overshoot
position-car-blocked = blocked
position-car-fresh = on the grid
position-car-stalled = stalled
position-car-spun = has spun
position-car-long_stop = long stop
position-car-served = has stopped at the stand
position-second = second car
position-second-none = { position-car-none }
position-second-rank = { position-car-rank }
position-second-out = { position-car-out }
position-second-at = { position-car-at }
position-second-round = { position-car-round }
position-second-place = { position-car-place }
position-second-grid = { position-car-grid }
position-second-lap = { position-car-lap }
position-second-gear = { position-car-gear }
position-second-stops = { position-car-stops }
position-second-tyres = { position-car-tyres }
position-second-brakes = { position-car-brakes }
position-second-fuel = { position-car-fuel }
position-second-body = { position-car-body }
position-second-engine = { position-car-engine }
position-second-handling = { position-car-handling }
position-second-overshoot = { position-car-overshoot }
position-second-blocked = { position-car-blocked }
position-second-fresh = { position-car-fresh }
position-second-stalled = { position-car-stalled }
position-second-spun = { position-car-spun }
position-second-long_stop = { position-car-long_stop }
position-second-served = { position-car-served }
asks-phase-gear = { $who ->
    [you] Choose a gear.
   *[other] { $names } is choosing a gear.
}
asks-phase-move = { $who ->
    [you] Choose where your car goes.
   *[other] { $names } is choosing a move.
}
asks-phase-slipstream = { $who ->
    [you] Use the slipstream?
   *[other] { $names } may use the slipstream.
}
asks-phase-extra = { $who ->
    [you] Choose where the slipstream takes you.
   *[other] { $names } is pulled along.
}

status-ahead = { $here ->
    [yes] { $due ->
        [one] 1 more stop
       *[other] { $due } more stops
    } in { $corner }, { $last ->
        [one] 1 space
       *[other] { $last } spaces
    } at most
   *[no] { $corner } is { $first ->
        [one] 1 space
       *[other] { $first } spaces
    } ahead, { $due ->
        [one] 1 stop
       *[other] { $due } stops
    }
}
status-car = { $number ->
    [0] { "" }
   *[other] { " " }(car { $number })
}
status-gear = { $who ->
    [you] Choose a gear{ status-car }: { status-ahead }.
   *[other] { $names }{ status-car } chooses a gear: { status-ahead }.
}
status-move = { $who ->
    [you] { $roll } in { $gear }{ status-car }: touch a gold space; { status-ahead }.
   *[other] { $names }{ status-car } rolled { $roll } in { $gear } and chooses where to go: { status-ahead }.
}

# Positions that cannot be: “No game can reach this position: …” -------------------------------------

impossible-broken-car = a car that runs must have body, engine and road handling left
impossible-cars = there are more or fewer cars than the options say
impossible-cell-shared = two cars stand on the same cell
impossible-gear = a car must have a gear exactly while it drives freely
impossible-gear-asked = a gear choice is asked for that cannot be made
impossible-grid = each car must have a place of its own on the grid
impossible-lap = the race has no such lap
impossible-order = the order names each car at most once
impossible-pits = a car is in the pits on a lap on which nobody stops there
impossible-points = a car has more points than its sheet allows, or fewer than none
impossible-ranks = the cars that have finished must have the ranks from one up, each once
impossible-roll = such a roll cannot occur in this phase
impossible-rounds = the race has no such round
impossible-slipstream = nobody is near enough for a slipstream
impossible-stops = stops count only in a corner, and a stop at the stand only in the pits

section-FDE-1 = Setting up
rule-FDE-1-1 = Everyone takes one or two cars, all players the same number and ten at most in the race, with a sheet for each car. All levers begin in neutral.
rule-FDE-1-2 = The race has one lap or two; the points on the sheets depend on it.
rule-FDE-1-3 = The black die is rolled for every car: the highest number starts first, and so on. Equal numbers roll again for the places they share until they differ.
rule-FDE-1-4 = The cars stand on the grid in that order; positions that nobody needs stay empty at the back. Each position has its own stand, the pole the first one and the tenth the one nearest the exit.
rule-FDE-1-5 = The cars are numbered seat by seat, and roll in that order. Among cars that roll again, those with the highest number are separated first.
section-FDE-2 = Order of play
rule-FDE-2-1 = At the beginning of a round the order is fixed by where the cars are. Everyone plays once in this order whatever happens; cars that have finished or are out are passed over.
rule-FDE-2-2 = The car that has come farthest plays first: laps, then the position of its cell along the lap, including cells of the pit lane.
rule-FDE-2-3 = If two are level, a car on the track comes before one in the pit lane, then the higher gear, then the lane nearer the inside of the corner here or next, then the better grid position.
rule-FDE-2-4 = Cars that have been lapped play on at their place in the order.
section-FDE-3 = Gears
rule-FDE-3-1 = A turn begins with the lever: one gear up, one down, or the same.
rule-FDE-3-2 = Skipping gears when changing down costs points. One gear skipped: 1 fuel. Two: 1 fuel and 1 brake. Three: 1 fuel, 1 brake and 1 engine.
rule-FDE-3-3 = More than three gears cannot be skipped on the way down, and none on the way up.
rule-FDE-3-4 = The points it costs must be there: without fuel no gear is skipped, without brakes only one, and the last engine point is never spent on it.
rule-FDE-3-5 = Then the die of the gear is rolled, and the car moves exactly that many cells unless a rule makes it fewer.
rule-FDE-3-6 = Nobody goes back to neutral by choice: the lever is there only before the start, after a spin and after a long stop at the stand.
section-FDE-4 = Moving
rule-FDE-4-1 = A step leads to the next cell of the lane, along a diagonal that is allowed, or from an entry cell into the pit lane; never backwards.
rule-FDE-4-2 = No car enters an occupied cell, so none can be jumped over. Cars that have finished or are out no longer stand on the track.
rule-FDE-4-3 = A move ends early, and that costs nothing, when it crosses the finish on the last lap, reaches the car’s own stand, or stops behind a car in the pit lane.
rule-FDE-4-4 = A move is fatal if it leaves a corner with two or more stops missing or costs more tyre points than allowed.
rule-FDE-4-5 = With a roll you may choose any move that is not fatal and uses all its cells, or one fewer for each brake point. Only if no move at all uses the whole roll is the car blocked. Moves to the same end for the same price count as one.
rule-FDE-4-6 = If there is no move to choose, the car is out and is taken off the cell where it stood.
rule-FDE-4-7 = The owner chooses freely among the moves; nobody stops earlier without braking.
rule-FDE-4-8 = The end and the brake points identify a move. Of several ways to it the car takes the one over the least debris, then with the fewest lane changes, and changes as late as possible, to the left before to the right.
section-FDE-5 = Straights
rule-FDE-5-1 = On a straight a car changes lane at most twice in a move, both times in the same direction.
rule-FDE-5-2 = Weaving is allowed only to avoid a car: a change from a cell right behind another car does not count.
rule-FDE-5-3 = A change counts if it begins on a straight, even if it ends in a corner. Changes that begin in a corner and the step into the pit lane do not count.
rule-FDE-5-4 = The finish line does not interrupt the straight: the count goes on across it.
section-FDE-6 = Corners
rule-FDE-6-1 = The flag of a corner shows how many stops are to be made in it, one to three.
rule-FDE-6-2 = Ending a turn on a cell of the corner is a stop, whether the car braked, was blocked or did not move at all.
rule-FDE-6-3 = In a corner a car goes only where the arrows point: straight on or one lane towards the inside. The cell being left decides, on the way out too.
rule-FDE-6-4 = Stops are counted from zero in each corner and forgotten on leaving it. More stops than required have no effect.
rule-FDE-6-5 = The pit lane and the grid are not corners, and no corner can be bypassed.
section-FDE-7 = Leaving a corner too early
rule-FDE-7-1 = A car that leaves a corner with one stop missing pays 1 tyre point for every cell of its move beyond the corner.
rule-FDE-7-2 = From its last cell in the corner on it keeps its lane, and cannot enter the pits.
rule-FDE-7-3 = As long as there are more tyre points than cells they are simply ticked off.
rule-FDE-7-4 = With the last tyre point the car spins: it stays where it is, the lever goes to neutral, and the next gear is the first. A car that finishes with its last point has finished.
rule-FDE-7-5 = Two or more stops missing, or more tyre points to pay than there are: the car would be out, but it goes out only if it has no other move.
rule-FDE-7-6 = Without tyre points a car may still go exactly one cell beyond a corner; it spins again. That must be all it has to pay in tyres.
rule-FDE-7-7 = If a move leaves two corners early, both are paid for, cell by cell. A table can also agree that lanes are kept after every corner.
rule-FDE-7-8 = A table can agree that several missing stops are not fatal: each cell beyond then costs as many tyre points as there are stops missing.
section-FDE-8 = Braking
rule-FDE-8-1 = For each brake point a car goes one cell fewer than rolled; at least one cell is driven.
rule-FDE-8-2 = Without brake points a car drives on, but cannot brake.
section-FDE-9 = Blocked
rule-FDE-9-1 = If cars are in the way and no move uses the whole roll, the car must stop behind them, as far on as it can get; the rest of the cells is left over.
rule-FDE-9-2 = Up to three cells left over cost a brake point each; the fourth, fifth and sixth a tyre point each on top. Seven or more put the car out.
rule-FDE-9-3 = Missing brake points are paid with tyre points. If there are not enough of these either, the move is fatal.
rule-FDE-9-4 = Whoever can brake instead of being blocked may do so. A car may be blocked without moving at all.
section-FDE-10 = Engine failure
rule-FDE-10-1 = After a 20 in 5th or a 30 in 6th gear the driver rolls the black die: 1 to 4 costs an engine point.
rule-FDE-10-2 = The test comes before the move.
rule-FDE-10-3 = When its last engine point is lost, the car is out and does not move any more.
rule-FDE-10-4 = A table can agree that every car in 5th or 6th gear then tests its engine, in order of play.
rule-FDE-10-5 = All of them test, including those in the pit lane and even if the car that rolled goes out; a car that goes out leaves the track at once.
section-FDE-11 = Collisions
rule-FDE-11-1 = When a car arrives beside another, the driver of the other rolls the black die: on a 1 they touch, and both lose a body point.
rule-FDE-11-2 = Otherwise the driver who arrived rolls: on a 1 only that car loses a body point.
rule-FDE-11-3 = A car arrives where its turn ends, if it has moved at least one cell and has not finished. Nothing happens in the pit lane.
rule-FDE-11-4 = Several neighbours are tested one by one: the left lane first, within a lane the rear one first, until the car is out.
rule-FDE-11-5 = A car without body points is out and leaves the track; one collision can put both out. Cars of one owner test each other too.
rule-FDE-11-6 = A table can agree that the car right in front is tested as well, last of all.
section-FDE-12 = The pits
rule-FDE-12-1 = The pit lane may be entered in any gear, but only in a race of two laps and between the first crossing of the line and the second.
rule-FDE-12-2 = A car enters by a step from an entry cell to a free first cell of the pit lane; not when leaving a corner early.
rule-FDE-12-3 = There is no overtaking in the pit lane. A car stopped by another there, or at the exit, waits behind it and pays nothing.
rule-FDE-12-4 = The car stops by itself at its own stand, the rest of the roll is lost, and it gets all its tyre points back. A car that does not reach its stand goes on next turn.
rule-FDE-12-5 = Then the black die is rolled. Up to 10 the car drives on at once by half the number, rounded up, and the lever goes to 4.
rule-FDE-12-6 = From 11 on it stays, and chooses 1st, 2nd or 3rd gear on its next turn; until then the lever is in neutral.
rule-FDE-12-7 = The line is crossed in the pit lane too. Driving on from the stand ends in the pit lane, and stopping there behind another car costs nothing. After a stop the stand no longer holds the car.
section-FDE-13 = The start
rule-FDE-13-1 = On its first turn each car rolls the black die. A 1 is a false start: the car does not move, and starts in first gear next turn without the black die.
rule-FDE-13-2 = A 20 is a super start: four cells, lever on 1.
rule-FDE-13-3 = With any other number the lever goes to 1 and its die is rolled.
rule-FDE-13-4 = These moves follow all the rules of moving.
section-FDE-14 = The finish
rule-FDE-14-1 = A car that crosses the line on the last lap has finished at that moment, takes the next place and leaves the track. Tyres are paid up to that step.
rule-FDE-14-2 = The first car to finish wins. Cars that finish in the same round are ranked in the order of their turns.
rule-FDE-14-3 = Any other crossing of the line counts a lap; the first one after the start begins lap one.
rule-FDE-14-4 = The race ends when every car has finished or is out or, if the table has agreed so, with the first one over the line; then the others are ranked as they stand. After 500 rounds it ends in the same way.
rule-FDE-14-5 = Cars that are out rank behind all others, the one that came farther first; then the one that held out longer.
rule-FDE-14-6 = With two cars each, the better one counts. If no car finishes, the ranking stands all the same.
section-FDE-15 = Slipstream
rule-FDE-15-1 = Where the table has agreed on it: a car that ends its move right behind another, both in 4th gear or higher and its own not lower than the other’s, may go three more cells as a new move.
rule-FDE-15-2 = If this move enters a corner it costs an extra brake point; without one it must not enter.
rule-FDE-15-3 = It can be repeated. The turn counts one stop at most, where it ends. There is no slipstream after a move that was blocked, left a corner early or ended in a spin, nor in the pits.
rule-FDE-15-4 = The extra move uses three cells, or fewer for brake points, and is never blocked; if there is no such move, the slipstream is not offered. Lane changes are counted from zero.
section-FDE-16 = Debris
rule-FDE-16-1 = Where the table has agreed on it: a car that loses a body point in a collision, or goes out by body or engine, leaves debris on its cell until the end of the race. It blocks nobody.
rule-FDE-16-2 = For every cell with debris that it drives over or stops on, a car rolls the black die: 1 to 4 costs a point of road handling. Without any left it is out.
rule-FDE-16-3 = The tests come at the end of the turn, after the collisions, in the order of the path; debris from this very turn does not count. There is none in the pit lane.
