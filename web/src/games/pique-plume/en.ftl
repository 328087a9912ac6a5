board = The farmyard of Pique Plume: a ring of 24 eggs, 12 tiles inside
egg = Egg { $egg }, { $picture }, free
egg-bird = Egg { $egg }, { $picture }: { $bird }, { $name }, { $count ->
    [0] no feather
    [one] 1 feather
   *[other] { $count } feathers
}
egg-dropping = Egg { $egg }, { $picture }: dropping, { $name }
tile = Tile { $tile }, face down
tile-shown = Tile { $tile }, face up: { $picture }
reveal = Tile turned over: { $picture }. Close
named = { $name }:
found = Found!
missed = Missed.
find = To find
find-of = { $name } looks for
among = among { $count } tiles
feathers = { $count ->
    [one] 1 feather
   *[other] { $count } feathers
} of { $goal }
in-hand = Dropping in hand
on-ring = Dropping on the ring
dropping = Your dropping
where-to = { $name } has just overtaken you. Touch an empty egg to put your dropping there, or keep it.
put = Put it here
keep = Keep it
enter = Enter
if = If it is { $picture }
else = Otherwise
if-found = Found
if-missed = Missed
you = you
steps = { $who ->
    [you] You go forward one egg and play again.
   *[other] { $name } goes forward one egg and plays again.
}
jumps = { $who ->
    [you] You jump { $count ->
        [one] the dropping
       *[other] { $count } droppings
    } and play again.
   *[other] { $name } jumps { $count ->
        [one] the dropping
       *[other] { $count } droppings
    } and plays again.
}
overtakes = { $who ->
    [you] { $count ->
        [0] You overtake { $birds }.
        [one] You jump a dropping and overtake { $birds }.
       *[other] You jump { $count } droppings and overtake { $birds }.
    }
   *[other] { $count ->
        [0] { $name } overtakes { $birds }.
        [one] { $name } jumps a dropping and overtakes { $birds }.
       *[other] { $name } jumps { $count } droppings and overtakes { $birds }.
    }
}
plucks = { $count ->
    [one] One feather plucked
   *[other] { $count } feathers plucked
}: { $total } of { $goal }.
no-feather = No feather to pluck.
gives = { $count ->
    [0] A feather to { $owner }, none is left.
   *[other] A feather to { $owner }, { $count } left.
}
takes-back = { $mine ->
    [yes] You take your dropping back
   *[no] { $owner } takes the dropping back
}; { $who ->
    [you] your turn.
   *[other] { $name } plays.
}
passes = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
goal = { $count } feathers to win
one-more = One feather to go!
one-more-short = One to go!
turn = Turn { $number }
score = { $count ->
    [one] 1 feather
   *[other] { $count } feathers
}
you-win = You win
won = { $name } wins
limit = Turn limit
tiles-found = tiles found
best-series = longest run of finds
plucked = feathers plucked
lost-feathers = feathers lost
plucks-feathers = { $who ->
    [you] { $count ->
        [one] You pluck a feather
       *[other] You pluck { $count } feathers
    }
   *[other] { $count ->
        [one] { $name } plucks a feather
       *[other] { $name } plucks { $count } feathers
    }
}
loses-feather = { $who ->
    [you] A dropping costs you a feather
   *[other] A dropping costs { $name } a feather
}
