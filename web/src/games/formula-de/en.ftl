board = { $name } circuit, { $count } corners
loading = Loading the circuit…
map = Map of the circuit
circuit = Circuit
dashboard = Dashboard
lever-title = Gear lever
lever = Gear lever, { $gear }
sheet = Car sheet
gear-0 = neutral
neutral-short = N
gear-1 = 1st
gear-2 = 2nd
gear-3 = 3rd
gear-4 = 4th
gear-5 = 5th
gear-6 = 6th
gear-range = { $gear }, { $low } to { $high } spaces
point-tyres = tyres
point-brakes = brakes
point-fuel = fuel
point-body = body
point-engine = engine
point-handling = road handling
of-points = { $name }, { $count } of { $full }
cost-fuel = { $count } fuel
cost-brakes = { $count ->
    [one] 1 brake
   *[other] { $count } brakes
}
cost-engine = { $count } engine
die = { $gear } gear die: { $face }
last-roll = Last roll
car = Car { $number }
place = Place { $place }
place-before = { $lane }, { $gap ->
    [one] 1 space
   *[other] { $gap } spaces
} before { $corner }
place-corner = { $corner }, { $lane }, space { $nth }
place-stands = pits, space { $nth }
finish = Finish
free = free
brakes = { $count ->
    [0] 0 brakes
    [one] 1 brake
   *[other] { $count } brakes
}
tyres = { $count ->
    [one] 1 tyre
   *[other] { $count } tyres
}
spin = spin
blocked = blocked
debris = Debris
littered = through debris
cells = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
ends = { $count ->
    [0] nowhere to go
    [one] 1 end
   *[other] { $count } ends
}
ends-list = Possible ends
faces-free = free with
faces-brakes = brakes with
faces-tyres = tyres with
faces-spin = spin with
faces-lost = out with
ends-free = { $count } free
ends-braked = { $count } by braking
ends-tyres = { $count } with tyres
ends-spin = { $count ->
    [one] 1 spin
   *[other] { $count } spins
}
brake = Brake
brake-points = Brake points
brake-any = Any
any = any
drive = Drive
shift = Shift into { $gear }
shift-down = Down to { $gear }
shift-none = Stay in { $gear }
pull = Slipstream
stay = Stay behind
cancel = Cancel
enter = Enter
escape = Esc
choose-gear = Choose a gear on the lever; then its die is rolled.
choose-end = Choose a space on the circuit.
choose-pull = The car ahead can pull you along three spaces.
idle-gear = Touch a gear
idle-move = Touch a gold space
finished = Your car finished { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}.
out = Your car is out of the race.
out-short = out
in-short = finished
next-corner = Next corner
corner-ahead = { $name }, { $count ->
    [one] 1 stop to make
   *[other] { $count } stops to make
}
distance = distance
left-in = left
left = left
middle = middle
right = right
left-short = L
middle-short = M
right-short = R
from-to = { $first }–{ $last }
at-most = { $count } at most
lap = lap { $lap }/{ $laps }
lap-short = L{ $lap }
grid-lap = start
round = Round { $round }
due = { $name }: { $count ->
    [one] 1 stop to make
   *[other] { $count } stops to make
}
won = { $name } wins
you-win = You win
over = The race is over
running-short = running
podium = Podium
see-circuit = See the circuit
on-step = { $name }, place { $place }
moment-out = { $who ->
    [you] Your car is out
   *[other] { $name } is out of the race
}
moment-photo = Photo finish!
moment-finish = { $who ->
    [you] You cross the line
   *[other] { $name } crosses the line
}
moment-cars_collided = Two cars touch!
moment-car_spun = { $who ->
    [you] You spin
   *[other] { $name } spins
}
moment-engine_tested = { $who ->
    [you] Your engine suffers
   *[other] { $name }’s engine suffers
}
moment-super_start = { $who ->
    [you] Your flying start
   *[other] { $name }’s flying start
}
moment-false_start = { $who ->
    [you] You stall on the grid
   *[other] { $name } stalls on the grid
}
moment-lead = { $who ->
    [you] You take the lead
   *[other] { $name } takes the lead
}
moment-pass = { $who ->
    [you] You pass the pack
   *[other] { $name } passes the pack
}
from-to-place = Start → finish
overtaken = Cars overtaken
best-roll = Best roll
stops-made = Stops in corners
brakes-spent = Brake points
tyres-spent = Tyre points
spins = Spins
touches = Cars touched
