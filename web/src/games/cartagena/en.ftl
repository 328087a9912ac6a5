board = Corridor of { $count } spaces, from the start to the boat
start = Start
boat = Boat
boat-tag = boat
space = Space { $number }, { $symbol }
target = can be reached
target-back = can be walked back to, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand = Your hand
card = { $name }, { $count }
no-card = { $name }, none
piles = Actions, pile and cards played
pile = Pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
in-pile = { $count ->
    [one] card to draw
   *[other] cards to draw
}
discard = Cards played, { $count }
discard-short = Played { $count }
in-discard = { $count ->
    [one] card played
   *[other] cards played
}
row = Coming up
played = Already played
open-hands = Open hands
known-cards = Known cards
actions-left = { $count ->
    [0] no action
    [one] 1 action
   *[other] { $count } actions
}
advance = Advance by { $count }
board-boat = Get into the boat
retreat = Walk back
retreat-for = { $count ->
    [one] Walk back, +1 card
   *[other] Walk back, +{ $count } cards
}
end = End the turn
cancel = Cancel
enter = Enter
escape = Esc
backspace = Backspace
in-boat = boat
score = { $count ->
    [one] 1 pirate aboard
   *[other] { $count } pirates aboard
}
cards = { $count ->
    [one] card
   *[other] cards
}
last-action = Last action
won = { $name } wins
turn = Turn { $number }
you-win = You win
drawn-game = A draw
time-up = End of the game
way = { $percent }% of the way
longest-run = longest run, in spaces
cards-played = cards played
walks-back = times walked back
cards-won = cards won by walking back
boards = { $who ->
    [you] { $count ->
        [one] Your first pirate boards
       *[other] You have { $count } pirates aboard
    }
   *[other] { $count ->
        [one] { $name }’s first pirate boards
       *[other] { $name } has { $count } pirates aboard
    }
}
runs-far = { $who ->
    [you] You run { $count } spaces in one go
   *[other] { $name } runs { $count } spaces in one go
}
