name = Pique Plume
pitch = The feather chase: among twelve hidden tiles find the picture that waits in front of your bird, step forward, overtake the others and pluck all their feathers. Mind the droppings! A good memory wins.
duration = 10–20 min

tutorial-0 = Welcome to the farmyard. You are the coral hen, at the top. All around, twenty-four eggs show their pictures; inside, twelve tiles hide the same twelve pictures, once each. Every bird has one feather in its tail, and its dropping just behind it. A game takes a quarter of an hour, this lesson five minutes.
tutorial-1 = The draw has named Zoé, the sky duck, a little to your left. In front of her is a rabbit: to step there, she must find the rabbit among the tiles. She tries the one at the very top. Look closely, and remember: everyone sees the tile, then it is turned down again.
tutorial-2 = Found! She steps forward, and a player who finds plays again. Now she needs the corn cob. She turns over the tile at the very bottom.
tutorial-3 = Found again. In front of her there is now your dropping, then your hen. They are jumped in one go: she needs the picture of the first free egg, the flower, just in front of you. If she fails with a dropping at her feet, she will pay for it.
tutorial-4 = A snail: missed! Zoé gives you her feather, and you take your dropping back in hand. Your turn. Your target egg, ringed in gold, shows the flower. Nobody has seen it yet: try your luck with the tile on the far left.
tutorial-5 = What luck! In front of you now is the rabbit. You have seen that one: Zoé found it at the beginning. Where was it? At the very top. Turn that tile over: a tile that has been seen before may be chosen again.
tutorial-6 = Well done. In front of you lies Léon’s dropping, and then Léon himself, the indigo cock. The arrow shows your jump: you need the snail, the picture of the egg just beyond him. The bubbles tell what is at stake: a feather to lose, one to win. Zoé showed it when she failed: the tile on the far right.
tutorial-7 = You have overtaken Léon and plucked his feather: three feathers out of four! After a find you must go on. Nobody has seen the hedgehog. Try the tile at the upper left: the egg in front of you is free, so you risk nothing.
tutorial-8 = A nest: missed, and it is Léon’s turn, just behind you. He needs the hedgehog too. He turns over the tile at the upper right…
tutorial-9 = He has overtaken you and taken your three feathers. But you held your dropping: you may put it on an empty egg. Léon is after the earthworm, beyond Ana, the mimosa hen. Touch that egg, then “Put it here”: he will have to jump farther.
tutorial-10 = Léon’s target egg has changed at once: he needs the cock now. He turns over a tile.
tutorial-11 = The earthworm! Without your dropping he would have passed. He failed in front of Ana’s dropping: he gives her a feather, and she takes her dropping back. Now you can play. The first bird with four feathers wins; with two or three players, the one that has them all. Keep your eyes open: nothing will show a tile again but your memory.

option-cacas = Droppings
option-cacas-help = With droppings, a bird that fails to jump one gives a feather to its owner.
option-cacas-true = yes
option-cacas-false = no, the base game
option-feathers-to-win = Feathers to win
option-feathers-to-win-help = Up to four players need all the feathers; five or six need as many as chosen here.
option-feathers-to-win-seed = four
option-feathers-to-win-published = five, as published
option-first-player = First player
option-first-player-help = Who flips the first tile.
option-first-player-random = drawn at random
option-first-player-seat0 = seat 1
option-twins = Twin eggs
option-twins-help = Whether two neighbouring eggs may show the same picture.
option-twins-avoid = never side by side
option-twins-free = as they fall
option-turn-limit = Turn limit
option-turn-limit-help = After how many turns each the game stops; the most feathers win. 0: no limit.
preset-published = Published: no droppings, five feathers with five or six players
preset-short = Short: twenty turns each at most

picture-COCK = cock
picture-CHICK = chick
picture-NEST = nest
picture-FRIED_EGG = fried egg
picture-SNAIL = snail
picture-EARTHWORM = earthworm
picture-CATERPILLAR = caterpillar
picture-HEDGEHOG = hedgehog
picture-RABBIT = rabbit
picture-FLOWER = flower
picture-FEATHER = feather
picture-CORN_COB = corn cob
colour-RED = coral
colour-BLUE = indigo
colour-YELLOW = mimosa
colour-GREEN = fir
colour-PURPLE = pink
colour-ORANGE = sky
bird-0 = the coral hen
bird-1 = the indigo cock
bird-2 = the mimosa hen
bird-3 = the fir cock
bird-4 = the pink duck
bird-5 = the sky duck
piece-bird-0 = the coral hen
piece-bird-1 = the indigo cock
piece-bird-2 = the mimosa hen
piece-bird-3 = the fir cock
piece-bird-4 = the pink duck
piece-bird-5 = the sky duck
piece-dropping-0 = the coral dropping
piece-dropping-1 = the indigo dropping
piece-dropping-2 = the mimosa dropping
piece-dropping-3 = the fir dropping
piece-dropping-4 = the pink dropping
piece-dropping-5 = the sky dropping
slot-0 = in the middle, above
slot-1 = in the middle, right
slot-2 = in the middle, below
slot-3 = at the very top
slot-4 = at the top right
slot-5 = at the far right
slot-6 = at the bottom right
slot-7 = at the very bottom, right
slot-8 = at the very bottom, left
slot-9 = at the bottom left
slot-10 = at the far left
slot-11 = at the top left
egg-0 = 1
egg-1 = 2
egg-2 = 3
egg-3 = 4
egg-4 = 5
egg-5 = 6
egg-6 = 7
egg-7 = 8
egg-8 = 9
egg-9 = 10
egg-10 = 11
egg-11 = 12
egg-12 = 13
egg-13 = 14
egg-14 = 15
egg-15 = 16
egg-16 = 17
egg-17 = 18
egg-18 = 19
egg-19 = 20
egg-20 = 21
egg-21 = 22
egg-22 = 23
egg-23 = 24

action-flip = Flip the tile { $slot }
action-drop = Put your dropping on egg { $egg }
action-keep = Keep your dropping

event-first-player-chosen = { $who ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-tile-flipped = { $who ->
    [you] { $slot ->
        [hidden] You flip a tile
       *[other] You flip the tile { $slot }, { $picture }
    }
   *[other] { $slot ->
        [hidden] { $seat } flips a tile
       *[other] { $seat } flips the tile { $slot }, { $picture }
    }
}: { $found ->
    [yes] a match.
   *[no] no match.
}
event-bird-moved = { $who ->
    [you] You step one egg on.
   *[other] { $seat } steps one egg on.
}
event-bird-jumped = { $who ->
    [you] You jump over { $over }.
   *[other] { $seat } jumps over { $over }.
}
event-bird-plucked = { $who ->
    [you] You overtake { $bird } and pluck
   *[other] { $seat } overtakes { $bird } and plucks
} { $count ->
    [one] its feather ({ $feathers }).
   *[other] its { $count } feathers ({ $feathers }).
}
event-bird-overtaken = { $who ->
    [you] You overtake { $bird }, which has no feather.
   *[other] { $seat } overtakes { $bird }, which has no feather.
}
event-feather-given = { $who ->
    [you] Splotch! You give your { $feathers } feather to { $bird }.
   *[other] Splotch! { $seat } gives a { $feathers } feather to { $bird }.
}
event-dropping-taken-back = { $who ->
    [you] You take back your dropping.
   *[other] { $seat } takes back the dropping.
}
event-dropping-placed = { $who ->
    [you] You put your dropping on an empty egg.
   *[other] { $seat } puts a dropping on an empty egg.
}
event-dropping-kept = { $who ->
    [you] You keep your dropping.
   *[other] { $seat } keeps the dropping.
}
event-game-won = { $who ->
    [you] You win with { $count } feathers!
   *[other] { $seat } wins with { $count } feathers!
}
event-limit-reached = { $turns } turns have been played: the game stops, the most feathers win ({ $count }).

refusal-dropping-first = You have just been overtaken: first put your dropping on an empty egg, or keep it.
refusal-dropping-on-ring = Your dropping already lies on egg { $egg }. Flip a tile.
refusal-egg-occupied = Egg { $egg } already carries { $piece }. Choose an empty egg.
refusal-no-droppings = This table plays without droppings. Flip a tile.
refusal-not-overtaken = You place your dropping only right after being overtaken. Flip a tile.

reason-remembers = I remember this tile.
reason-by-elimination = It can only be this tile.
reason-explores = I do not know where this picture is: I try a tile I know nothing about.
reason-trap = In front of the richest bird, which may fail to jump it.
reason-guards-tail = Behind me, so that my chaser has to jump.
reason-keeps-dropping = No egg would help: better to keep the dropping.

position-ring = ring
position-yard = yard
position-showing = tile shown
position-bird = bird on egg
position-target = looks for
position-feathers = feathers
position-dropping = dropping on egg
position-dropping-none = in hand
position-goal = feathers to win
position-turn = turn of
position-turns = turns played
position-asked = decides on the dropping
position-ended = end
position-ended-feathers = by feathers
position-ended-limit = turn limit

asks = { $who ->
    [you] Flip a tile: find the picture of your target egg.
   *[other] { $names } flips a tile.
}
asks-asked = { $who ->
    [you] You have been overtaken: put your dropping on an empty egg, or keep it.
   *[other] { $names } has been overtaken and may place a dropping.
}
status-picture = { $sought ->
    [COCK] the cock
    [CHICK] the chick
    [NEST] the nest
    [FRIED_EGG] the fried egg
    [SNAIL] the snail
    [EARTHWORM] the earthworm
    [CATERPILLAR] the caterpillar
    [HEDGEHOG] the hedgehog
    [RABBIT] the rabbit
    [FLOWER] the flower
    [FEATHER] the feather
   *[CORN_COB] the corn cob
}
status-find = { $who ->
    [you] Flip a tile: find { status-picture }.
   *[other] { $names } looks for { status-picture }.
}
status-overtaken = { $who ->
    [you] { $seat } has overtaken you: put your dropping on an empty egg, or keep it.
   *[other] { $own ->
        [yes] You have overtaken { $names }, who may place a dropping.
       *[no] { $seat } has overtaken { $names }, who may place a dropping.
    }
}

# Positions that cannot be: “No game can reach this position: …” -------------------------------------

impossible-asked = only overtaken birds that still hold their dropping are asked, each once, while the game goes on
impossible-droppings = there must be a dropping for each seat if the options have droppings, and none otherwise
impossible-eggs-shared = two pieces stand on one egg, or one is off the ring
impossible-feathers = each colour of feather must be in exactly one tail
impossible-goal = the game ends as soon as someone has the feathers to win, and by feathers only then
impossible-limit = the turn limit has been passed, or reached without ending the game
impossible-ring = each picture must lie on exactly two eggs of the ring
impossible-showing = a tile is shown that was never turned up
impossible-yard = the yard must have twelve tiles

section-PIQ-1 = Setting up
rule-PIQ-1-1 = The twenty-four eggs, two of each of the twelve pictures, form a ring, face up. The twelve octagonal tiles, one for each picture, lie scattered inside it, face down. Both are laid at random.
rule-PIQ-1-2 = Each bird starts with a single feather of its own colour.
rule-PIQ-1-3 = The birds stand on eggs as far from each other as possible, in seat order, beaks clockwise.
rule-PIQ-1-4 = Everyone’s dropping lies on the egg right behind their bird. A table may play without droppings.
rule-PIQ-1-5 = The first player is drawn by lot, unless the table says otherwise.
section-PIQ-2 = A turn
rule-PIQ-2-1 = Players take turns, clockwise.
rule-PIQ-2-2 = On your turn flip an octagonal tile: everyone sees it, then it lies face down again in its place. Any tile may be chosen, even one seen before. Remember it yourself: nothing shows it again before the end.
rule-PIQ-2-3 = If it shows the picture of your target egg, normally the one right in front of your bird, the bird steps there and you flip another tile.
rule-PIQ-2-4 = If not, it is the next player’s turn. As long as you find the right picture, you must go on.
section-PIQ-3 = Jumping and overtaking
rule-PIQ-3-1 = Birds and droppings bar the way. You pass them only from the egg right behind, by finding the picture of the egg right in front. There are never two pieces on an egg.
rule-PIQ-3-2 = Pieces without a gap between them are jumped together: the target egg is the first one forward without bird or dropping.
rule-PIQ-3-3 = A bird that overtakes another plucks all its feathers; of several, those of the nearest first. They go behind its own in that order.
rule-PIQ-3-4 = Overtaking a bird without feathers brings nothing, but it counts as overtaken all the same. A bird without feathers plays on.
rule-PIQ-3-5 = A dropping that has been jumped stays where it is.
rule-PIQ-3-6 = The same bird can be overtaken again and again; laps do not count.
section-PIQ-4 = Droppings
rule-PIQ-4-1 = If a dropping lies right in front of your bird and you flip a wrong tile, you give a feather, the last one of your tail, to its owner; it goes to the end of that tail, and the owner takes the dropping back.
rule-PIQ-4-2 = Only the dropping on the very next egg counts. If that egg is free or carries a bird, nothing is lost, whatever lies beyond; of two droppings in a row only the nearer one is taken back.
rule-PIQ-4-3 = Without a feather there is nothing to give, but the dropping is taken back all the same. A player who fails right behind their own dropping takes it back and loses nothing.
rule-PIQ-4-4 = A player who is overtaken while holding their own dropping may at once put it on any empty egg, or keep it. The overtaker waits. Of several, the one nearest to where the overtaker came from decides first.
rule-PIQ-4-5 = A dropping on the ring does not move when its owner is overtaken.
rule-PIQ-4-6 = It may be put right in front of the bird that has just moved: the target egg of that bird changes at once.
section-PIQ-5 = The end
rule-PIQ-5-1 = The first bird with four feathers wins. Two or three players need all the feathers; with five or six a table may ask for five.
rule-PIQ-5-2 = Feathers are counted after each jump, when all birds in the row have been plucked, and after each feather given: so a player can win during another’s turn.
rule-PIQ-5-3 = As soon as someone has won, nothing more is played, not even a dropping to be placed.
rule-PIQ-5-4 = If nobody has won when everyone has played the agreed number of turns, the game stops: the most feathers win, and equal players share the place.
