name = Kahuna
pitch = Two sorcerers fight for twelve islands. One card lays a link, two tear one out; whoever holds more than half of an island’s lines takes power there and sweeps the other away.
duration = 25–40 min

tutorial-0 = Welcome to the lagoon. Twelve islands, joined by dotted lines; you are coral, Moana is indigo. Each of you holds three cards, and three more lie face up. A game takes half an hour, this lesson five minutes.
tutorial-1 = A card names an island: it lets you lay a link on a free line of that island. Tap your LALE card, then the line HUNA–LALE, and lay the link.
tutorial-2 = Your link is there. You end your turn by drawing a card, from the pile or from the row. Take KAHU from the row: it touches LALE.
tutorial-3 = Moana’s turn. She lays a link on IFFI–LALE, right beside yours: a free line belongs to whoever takes it.
tutorial-4 = Then she draws. You see that she has one more card, but not which.
tutorial-5 = LALE has three lines; more than half of them is two. With a second link you take power there. Play KAHU on KAHU–LALE: look at the preview before you lay it. Moana’s link will be swept away.
tutorial-6 = LALE is yours: your stone is on it, and the enemy link is gone. Draw a card to finish.
tutorial-7 = Moana may play as many cards as she likes. She begins with COCO–GOLA.
tutorial-8 = Each card is settled before the next. Here is GOLA–KAHU: two links of four, exactly half. That is not enough.
tutorial-9 = With GOLA–JOJO she has three of four: more than half. She takes GOLA.
tutorial-10 = She draws, and her turn is over.
tutorial-11 = Two cards played together tear out an enemy link: those of its two islands, or the same one twice. Tap GOLA, then JOJO, then Moana’s link between them.
tutorial-12 = She has two links of four left at GOLA: her stone has fallen. Now take the face-up card in the middle, BARI; the pile replaces it at once.
tutorial-13 = Moana ends her turn without drawing. That is allowed, but watch what follows.
tutorial-14 = GOLA is nobody’s now. Lay a link on FAAA–GOLA with FAAA: the far end of a link may be any island, even an enemy one, and it will be harder for Moana to take GOLA back.
tutorial-15 = Because Moana did not draw, you must: “End without drawing” is greyed out, and tells you why if you tap it. Draw.
tutorial-16 = Now you can play. When the last card is taken the round ends: whoever has more stones scores 1 point, then 2, then the difference. And after the first round always keep a stone: a player without one loses at once.

option-dealer = Dealer
option-dealer-help = The seat that deals; the other one begins.
option-sudden-defeat = Sudden defeat
option-sudden-defeat-help = What must not be lost entirely after the first round.
option-discard = Discarding
option-discard-help = When a player with five cards may discard.
option-handicap-seat = Head start for
option-handicap-seat-help = The seat that lays links before the first turn.
option-handicap-links = Head-start links
option-handicap-links-help = How many links that seat lays without cards.
option-dealer-random = drawn at random
option-dealer-0 = seat 1
option-dealer-1 = seat 2
option-sudden-defeat-stones = without a power stone
option-sudden-defeat-links = without any link
option-sudden-defeat-off = never
option-discard-strict = if no card can be played
option-discard-free = as long as nothing has been played
option-handicap-seat-none = nobody
option-handicap-seat-0 = seat 1
option-handicap-seat-1 = seat 2
preset-gentle = Gentle: no sudden defeat, free discarding
preset-head-start = Head start: two links for seat 2

slot-0 = on the left
slot-1 = in the middle
slot-2 = on the right
ending-sudden = by sudden defeat
ending-points = on points
ending-links = on links
ending-draw = drawn game

action-place-link = Lay a link on { $line } with { $card }
action-remove-link = Remove the enemy link on { $line } with { $cards }
action-discard = Discard { $card } face down
action-draw-pile = Draw from the pile
action-draw-row = Take the face-up card { $slot }
action-end-turn = End without drawing
action-handicap-link = Lay a head-start link on { $line }

event-dealer-chosen = { $who ->
    [you] You deal.
   *[other] { $seat } deals.
}
event-hand-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $count } cards.
}
event-row-laid = Face-up cards: { $cards }.
event-handicap-link-laid = { $who ->
    [you] You lay a head-start link on { $line }.
   *[other] { $seat } lays a head-start link on { $line }.
}
event-link-laid = { $who ->
    [you] You lay a link on { $line } with { $card }.
   *[other] { $seat } lays a link on { $line } with { $card }.
}
event-link-removed = { $who ->
    [you] You remove the enemy link on { $line } with { $cards }.
   *[other] { $seat } removes the enemy link on { $line } with { $cards }.
}
event-stone-won = { $who ->
    [you] You take power over { $island }.
   *[other] { $seat } takes power over { $island }.
}
event-link-swept = { $who ->
    [you] Your link { $line } is swept off { $island }.
   *[other] { $seat } loses the link { $line }, swept off { $island }.
}
event-stone-lost = { $who ->
    [you] You lose power over { $island }.
   *[other] { $seat } loses power over { $island }.
}
event-card-drawn = { $who ->
    [you] You draw { $card }.
   *[other] { $seat } draws a card.
}
event-row-card-taken = { $who ->
    [you] You take the face-up card { $card }.
   *[other] { $seat } takes the face-up card { $card }.
}
event-slot-refilled = The face-up card { $slot } is now { $card }.
event-card-discarded = { $who ->
    [you] You discard { $card } face down.
   *[other] { $seat } discards a card face down.
}
event-turn-ended = { $who ->
    [you] You end without drawing.
   *[other] { $seat } ends without drawing.
}
event-round-ended = { $who ->
    [you] You take the last card: end of round { $round }.
   *[other] { $seat } takes the last card: end of round { $round }.
}
event-round-scored = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} (stones: { $stones } to { $fewer }).
event-round-tied = Nobody scores: both sides have the same number of power stones ({ $stones }).
event-pile-remade = Round { $round }: the { $count } discarded cards are the new pile.
event-last-turns-begun = { $who ->
    [you] One last turn each; you begin.
   *[other] One last turn each; { $seat } begins.
}
event-suddenly-defeated = { $lacking ->
    [links] { $who ->
        [you] You have no link left: sudden defeat.
       *[other] { $seat } has no link left: sudden defeat.
    }
   *[stones] { $who ->
        [you] You have no power stone: sudden defeat.
       *[other] { $seat } has no power stone: sudden defeat.
    }
}
event-game-won = { $who ->
    [you] You win { $ending } ({ $points } to { $fewer }).
   *[other] { $seat } wins { $ending } ({ $points } to { $fewer }).
}
event-game-drawn = A draw: { $points } all, and the same number of links ({ $links }).

refusal-card-not-in-hand = You do not hold the card { $card }. Choose one from your hand.
refusal-card-off-line = The { $card } card does not touch the line { $line }. Take the card of one of its two islands.
refusal-fifth-blank-turn = Four blank turns in a row: play or discard a card.
refusal-hand-full = Hand full: { $count } cards at most.
refusal-hand-not-full = You can discard only with { $count } cards in hand.
refusal-handicap-first = Lay your head-start links first, without cards ({ $count } to go).
refusal-line-occupied = The line { $line } already carries a link.
refusal-must-draw = Your opponent did not draw: you must draw.
refusal-no-discard-in-last-turn = Last turn: no more discarding.
refusal-no-draw-in-last-turn = Last turn: no more drawing.
refusal-no-handicap-now = Head-start links are laid before the first turn, by whoever was given some.
refusal-no-link-left = You have no link left: all { $count } are on the board.
refusal-no-link-there = The line { $line } carries no link to remove.
refusal-own-link = Only enemy links can be removed; the one on { $line } is yours.
refusal-pair-not-in-hand = You do not hold both cards { $cards }.
refusal-pair-off-line = You need both islands of the line { $line }, or one of them twice.
refusal-pile-empty = The pile is empty. Take a face-up card.
refusal-play-after-discard = No card can be played after a discard.
refusal-slot-empty = There is no longer a face-up card { $slot }.
refusal-still-playable = You can still play a card: no discard.

reason-wins-game = This wins the game.
reason-takes-island = One more island.
reason-topples = This costs the opponent an island.
reason-builds = One step closer to an island.
reason-weakens = One link fewer over there.
reason-useful-card = This card is more useful than the others.
reason-hidden-card = The pile promises more than the face-up cards.
reason-makes-room = The hand is stuck: it needs room.
reason-keeps-hand = Better to keep the cards.
reason-head-start = A good place for a head-start link.

position-round = round
position-score = points
position-dealer = dealer
position-turn = turn
position-drew = drew
position-blank = blank turns
position-handicap = links ahead
position-links = links
position-stones = stones
position-hand = hand
position-known = known
position-row = row
position-pile = pile
position-discard = discard
position-buried = discarded face down
position-ended = end
position-round-final-1 = last turns, the second
position-round-final-2 = last turns, one each
position-round-final-0 = last turns played
position-turn-played = has played
position-turn-discarded = has discarded

asks = { $who ->
    [you] Play cards, then draw or end your turn.
   *[other] { $names } plays cards, then draws or ends the turn.
}
asks-round-final = { $who ->
    [you] Last turn: play your cards, or end.
   *[other] { $names }’s last turn.
}
asks-turn-discarded = { $who ->
    [you] Discard another card, or draw.
   *[other] { $names } discards another card or draws.
}
asks-turn-played = { $who ->
    [you] Play on, or end your turn: with a draw, or without.
   *[other] { $names } plays on or ends the turn.
}
asks-handicap = { $who ->
    [you] Lay the links of your head start.
   *[other] { $names } lays the links of the head start.
}
status-held = { $pairs ->
    [yes] { $card }: choose a marked line, or a link to remove together with { $others }.
   *[no] { $card }: choose a marked line.
}
status-held-for-pair = { $card }: choose a link to remove together with { $others }.
status-pair = { $cards }: choose the link to remove.
status-lay = { $line }: lay the link with { $card }, or choose another line.
status-tear = { $line }: remove the link with { $cards }, or choose another one.
status-full = Hand full: play or discard before you draw, or end without drawing.
status-must-draw = { $who ->
    [you] { $seat } did not draw: play if you like, then draw.
   *[other] { $names } plays, then must draw: { $own ->
        [yes] you did not.
       *[no] { $seat } did not.
    }
}

# Positions that cannot be: “No game can reach this position: …” -------------------------------------

impossible-final-with-cards = the last turns begin only when pile and row are empty
impossible-handicap = the head-start links laid and still to be laid do not add up to the number set by the option
impossible-last-turns = one or two of the last turns must be left
impossible-links = a seat has laid more than its 25 links
impossible-no-stones = a seat that alone has no stone would have lost
impossible-pile-and-row-empty = pile and row are both empty, though the last turns have not begun
impossible-row = the row must have three places, none of them empty while there is a pile
impossible-score = nobody can have so many points in this round
impossible-stones = a stone must lie exactly where a seat has more than half of the lines

section-KAH-1 = Setting up
rule-KAH-1-1 = Kahuna is for two: one sorcerer against the other.
rule-KAH-1-2 = The deck has twenty-four cards, two for each of the twelve islands. The two cards of an island are alike.
rule-KAH-1-3 = One player is the dealer, drawn at random unless the table decides. The other plays the first turn.
rule-KAH-1-4 = The dealer gives three cards to each, one at a time, serving the opponent first.
rule-KAH-1-5 = Three cards are turned up beside the board: the face-up cards.
rule-KAH-1-6 = The fifteen cards that remain are the pile, face down.
rule-KAH-1-7 = At first the board is bare: no links, no power stones. Each player has twenty-five links.
rule-KAH-1-8 = You take turns throughout the game; going from one round to the next does not change that.
rule-KAH-1-9 = Head start: if the table grants one, the favoured player lays the agreed number of links on free lines, after the deal and before the first turn, without cards. Power is settled after each of them.
section-KAH-2 = A turn
rule-KAH-2-1 = A turn has two steps: first playing cards, then drawing.
rule-KAH-2-2 = You play as many cards from your hand as you like, or none.
rule-KAH-2-3 = Every card or pair has its whole effect, power won and lost included, before the next is played.
rule-KAH-2-4 = Taking a card, or choosing not to, ends the turn: nothing is played after that.
section-KAH-3 = Laying a link
rule-KAH-3-1 = With one card you lay one of your links on a free line that starts from the island named on the card.
rule-KAH-3-2 = A line is free when neither player has a link on it.
rule-KAH-3-3 = The island at the other end does not matter, nor does it matter who rules either island: you may lay a link on enemy ground.
rule-KAH-3-4 = The card you played goes on the discard pile, face up.
rule-KAH-3-5 = Whoever has all twenty-five links on the board cannot lay another.
section-KAH-4 = Removing a link
rule-KAH-4-1 = Two cards of two different islands, played together, remove the enemy link from the line that joins them.
rule-KAH-4-2 = Two cards of the same island, played together, remove one enemy link of your choice from those that touch the island.
rule-KAH-4-3 = Only an enemy link can be removed, never one of your own; where there is none, the pair cannot be played.
rule-KAH-4-4 = The removed link goes back to its owner’s stock and its line is free at once, even for you in the same turn.
rule-KAH-4-5 = Both cards go on the discard pile, face up.
section-KAH-5 = Power
rule-KAH-5-1 = To rule an island you need more than half of all its lines, occupied or not: 2 of 3, 3 of 4, 3 of 5, 4 of 6.
rule-KAH-5-2 = When you lay a link, its two islands are checked: where you reach the threshold and do not rule yet, you place a power stone.
rule-KAH-5-3 = Placing a power stone on an island takes all enemy links off it at once; they go back to stock.
rule-KAH-5-4 = One link may win you both its islands. Then both stones are placed, both islands are swept, and lost stones fall last.
rule-KAH-5-5 = As soon as your links on an island no longer reach the threshold you lose your stone there. Exactly half is not enough.
rule-KAH-5-6 = Losing a stone takes no link away: your other links on that island stay.
rule-KAH-5-7 = A stone is won only by laying a link, never because links disappear. So the chain reaction stops with the enemy stones that are lost.
rule-KAH-5-8 = Placing stones, sweeping links and losing stones is not a choice: it all happens by itself.
rule-KAH-5-9 = Power stones never run out.
section-KAH-6 = Drawing
rule-KAH-6-1 = At the end of your turn you may take one card, never more.
rule-KAH-6-2 = It is either the top card of the pile or one of the face-up cards.
rule-KAH-6-3 = A face-up card that was taken is replaced at once, in its place, by the top card of the pile. If the pile is empty, the place stays empty.
rule-KAH-6-4 = Nobody holds more than five cards; with five cards you do not draw.
rule-KAH-6-5 = If your opponent did not draw in their latest turn, by choice or because of a full hand, and you hold fewer than five cards, you must draw.
rule-KAH-6-6 = On the very first turn of the game nothing obliges you to draw.
rule-KAH-6-7 = A player who comes to draw with five cards, none of which can be played, alone or in a pair, may discard any number of them, one by one. With free discarding it is enough to hold five cards and to have played none this turn.
rule-KAH-6-8 = These cards go face down under the discard pile: the opponent sees how many there are, but not which.
rule-KAH-6-9 = After a discard no card is played in that turn; you may still draw one, and must if rule 6.5 says so.
rule-KAH-6-10 = A turn without play, discard or draw is blank. After four blank turns in a row there is no fifth: at least one card must be played or discarded, and discarding is then allowed even if cards could be played.
section-KAH-7 = The rounds
rule-KAH-7-1 = A round ends the moment a player takes the very last card, when the pile and the face-up cards are used up.
rule-KAH-7-2 = From one round to the next everyone keeps their hand, links and power stones.
rule-KAH-7-3 = End of the first round: whoever rules more islands scores 1 point; if equal, nobody does.
rule-KAH-7-4 = Sudden defeat: from this scoring on, and already at this moment once the point is given, a player without a power stone has lost on the spot, whatever the points. The table may have chosen otherwise: then a player without any link has lost, or nobody.
rule-KAH-7-5 = This is checked after every card or pair played and after the first scoring, not only at the end of a turn.
rule-KAH-7-6 = If neither player has a power stone, nobody loses: the game goes on until only one of them is without.
rule-KAH-7-7 = End of the second round: the same, for 2 points.
rule-KAH-7-8 = After the first and the second round all discarded cards, the hidden ones too, are mixed into a new pile and three are turned up. The player who did not take the last card is next.
rule-KAH-7-9 = End of the third round: each player takes one last turn, starting with the one who did not take the last card. There is no more drawing or discarding.
rule-KAH-7-10 = Then whoever rules more islands scores the difference between the two numbers of power stones; if equal, nobody does.
section-KAH-8 = The end
rule-KAH-8-1 = The points of the three rounds are added up; the higher total wins.
rule-KAH-8-2 = With equal points the player with more links on the board wins.
rule-KAH-8-3 = If the links are equal too, the game is a draw.
rule-KAH-8-4 = Sudden defeat ends the game without further scoring, in the last turns too.
