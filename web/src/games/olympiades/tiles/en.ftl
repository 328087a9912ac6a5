bids-secret = secret bids
bid-of = { $name }: { $n }
pays = pays { $n }
obstacle = fence { $number }, worth { $value }
cleared-by = { $name }: { $count } { $count ->
    [one] fence cleared
   *[other] fences cleared
}
holes-of = { $team ->
    [0] Sun
   *[other] Wave
}, holes: { $holes }
strokes-of = { $name }: { $count } { $count ->
    [one] stroke
   *[other] strokes
}
landed = { $name } is at hole { $hole }, which is taken
shift-to = hole { $hole }, for { $cost }
baskets-of = { $team ->
    [0] Sun
   *[other] Wave
}: { $count } { $count ->
    [one] basket
   *[other] baskets
}
ball-of = { $name } has the ball
passes-left = passes left: { $count }
passes = passes
possible-passes = passes left
die = die
blocks = blocks
pair = pair { $number }
rest-of = { $name } rests
bar = bar at { $cost }
jumped = { $name } jumped at { $cost }
dice-of = { $name }: { $dice }, { $sum } in all
reroll = re-roll the { $die } die, which shows { $face }
die-green = green
die-blue = blue
die-yellow = yellow
die-red = red
letter-green = G
letter-blue = B
letter-yellow = Y
letter-red = R
lot = lot: { $metal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
}
nothing-said = nothing announced
announced = { $name } announces { $n }
lot-won = { $metal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
} for { $team ->
    [0] Sun
   *[other] Wave
}
due = { $n } to pay
to-pay = to pay
lifted = { $name }: { $kg } kg
retired = { $name } has retired
failed = { $name } did not lift { $kg } kg
lift = { $kg } kg, { $chances } faces of 6
round = round { $number }
cube-at = { $cube ->
    [2] cube on Sun’s square
    [1] cube on Sun’s side
    [0] cube in the middle
    [-1] cube on Wave’s side
   *[other] cube on Wave’s square
}
ties = ties in a row: { $count }
cubes-of = { $name }: { $count } { $count ->
    [one] cube
   *[other] cubes
}
dope-of = { $name } dopes
accuse-of = { $name } accuses
share = { $n } energy to divide
dope = dope
rest = rest
accuse = accuse
between = { "; " }
