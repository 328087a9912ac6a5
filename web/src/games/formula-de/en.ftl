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
gear-range = { $gear }, { $low } to { $high } cells
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
cell = Cell { $cell }
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
    [one] 1 cell
   *[other] { $count } cells
}
ends = { $count ->
    [0] nowhere to go
    [one] 1 end
   *[other] { $count } ends
}
ends-list = Possible ends
stands = pits
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
pull = Slipstream
stay = Stay behind
cancel = Cancel
enter = Enter
escape = Esc
choose-gear = Choose a gear on the lever; then its die is rolled.
choose-end = Choose a cell on the circuit.
choose-pull = The car ahead can pull you along three cells.
idle-gear = Touch a gear
idle-move = Touch a gold cell
finished = Your car finished in place { $rank }.
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
beaten = { $count ->
    [0] comes last
   *[other] ahead of { $count }
}
won = { $name } wins
you-win = You win
over = The race is over
