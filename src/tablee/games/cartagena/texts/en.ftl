name = Cartagena
pitch = Pirates break out through a long corridor strewn with symbols. A card sends a pirate to the next free space with its symbol, over the heads of the crowd; to get new cards you have to fall back to the others. The first complete band in the boat wins.
duration = 20–40 min

tutorial-0 = Welcome to the gallery. Your pirates, in coral, wait at the start with Ana’s, in indigo; the boat lies at the other end. A game has 36 spaces and five pirates each; this lesson has 24 and four, and takes five minutes.
tutorial-1 = A card sends one of your pirates to the next free space with its symbol. Touch your hat card: the board shows where it leads. Then advance.
tutorial-2 = Another hat, another pirate from the start. Space 1 is taken: it is jumped over, and the next free hat is space 9. Occupied spaces make the long jumps.
tutorial-3 = Three actions a turn at most; the torches show how many are left. For the last one, play the pistol with a pirate from the start: touch the card, then the start.
tutorial-4 = Ana’s turn, clockwise. She plays a pistol too: your pirate holds space 3, so hers jumps over it to space 8.
tutorial-5 = Then a key, to space 2. Everyone can see the cards that have been played, beside the board.
tutorial-6 = To get cards back, you must walk back: to the first space behind with one or two pirates on it. Ana joins yours on space 3 and draws one card.
tutorial-7 = Your turn. Space 3 now holds two pirates: walking back there brings two cards. Touch your pirate on space 9, then “Walk back”, and confirm.
tutorial-8 = Two hats! Cards you have drawn may be played in the same turn. Keep them all the same: first play the key with your pirate on space 3, which jumps to 12.
tutorial-9 = The next action may go to the same pirate. With the bottle, take it from space 12 to 16.
tutorial-10 = Ana: a skull, and a pirate from the start goes to space 5. Any card can advance any pirate that is not in the boat.
tutorial-11 = She walks straight back to space 3: two pirates stood there, so two cards. With three, the space is full; anyone walking back will pass it by.
tutorial-12 = She had one action left. She stops here: you may end a turn at any time.
tutorial-13 = Your two hats lead far. The first: from space 16 to 20, the last hat of the corridor.
tutorial-14 = Ahead of space 20 there is no free hat left: with the second one your pirate leaps straight into the boat, from however far.
tutorial-15 = You are out of cards. Walk your pirate back from space 3: space 2, right behind it, holds one pirate, so one card. It is always the first space that fits; there is no choice.
tutorial-16 = You know how to play. The first player whose pirates are all in the boat wins at once. Keep cards for the end, walk back by short steps, and let the others make your long jumps.

option-pirates = Pirates
option-pirates-help = How many pirates a band has.
option-hand = First cards
option-hand-help = How many cards everyone gets at the beginning.
option-starter-bonus = Starter’s bonus
option-starter-bonus-help = One extra card for the first player, or none.
option-open-row = Cards to come
option-open-row-help = Whether the next cards of the pile can be seen, and how many.
option-open-hands = Hands
option-open-hands-help = Whether everyone sees the others’ cards.
option-min-actions = Passing
option-min-actions-help = Whether a turn may end without any action.
option-boat-return = Leaving the boat
option-boat-return-help = Whether a pirate in the boat may get out again to walk back.
option-sections = Sections
option-sections-help = How many sections of six spaces lead to the boat.
option-starter = First player
option-starter-help = The seat that begins, or chance.
option-max-turns = Turn limit
option-max-turns-help = After how many turns each the game stops.
option-hand-3 = three
option-hand-5 = five
option-hand-6 = six
option-starter-bonus-0 = none
option-starter-bonus-1 = one more card
option-open-row-0 = hidden
option-open-row-3 = the first three lie open
option-open-row-12 = a row of twelve lies open
option-open-hands-false = hidden
option-open-hands-true = open to all
option-min-actions-0 = whenever you like
option-min-actions-1 = only if no action is possible
option-boat-return-true = allowed
option-boat-return-false = never
option-starter-random = drawn at random
option-starter-0 = seat 1
option-starter-1 = seat 2
option-starter-2 = seat 3
option-starter-3 = seat 4
option-starter-4 = seat 5
option-max-turns-0 = none
option-max-turns-50 = 50 turns
option-max-turns-100 = 100 turns
option-max-turns-200 = 200 turns
preset-classique = Classic: five pirates, three cards, hidden pile
preset-tactique = Tactical: the next three cards lie open
preset-jamaique = Jamaica: six pirates, six cards, at least one action
preset-tortue = Tortuga: like Jamaica, with a row of twelve and open hands
preset-hispaniola = Hispaniola: like Jamaica, with a row of twelve

card-bottle = bottle
card-pistol = pistol
card-hat = hat
card-skull = skull
card-dagger = dagger
card-key = key
from-start = the start
from-boat = the boat

action-advance = Play { $card }: advance from { $from }
action-retreat = Walk back from { $from } and draw
action-end-turn = End the turn

event-corridor-laid = The corridor is laid, section by section.
event-starter-chosen = { $who ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-hand-dealt = { $cards ->
    [hidden] { $seat } gets { $count } cards.
   *[other] { $who ->
        [you] You get { $cards }.
       *[other] { $seat } gets { $cards }.
    }
}
event-row-filled = More cards to come: { $cards }.
event-pirate-advanced = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $card }: a pirate runs from { $origin } to { $target }{ $jumped ->
    [nothing] .
   *[other] { "" }, jumping over { $jumped }.
}
event-pirate-boarded = { $who ->
    [you] You play
   *[other] { $seat } plays
} { $card }: from { $origin } a pirate leaps into the boat. { $count ->
    [one] That is the first.
   *[other] That makes { $count }.
}
event-pirate-retreated = { $who ->
    [you] You walk
   *[other] { $seat } walks
} a pirate back from { $origin } to { $target }, to join { $count ->
    [one] another one
   *[other] two others
}.
event-cards-drawn = { $cards ->
    [hidden] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $who ->
        [you] You draw { $cards }.
       *[other] { $seat } draws { $cards }.
    }
}
event-row-card-taken = { $who ->
    [you] You take
   *[other] { $seat } takes
} the first card of the row: { $card }.
event-cards-ran-out = { $who ->
    [you] No card is left for you to draw.
   *[other] No card is left for { $seat } to draw.
}
event-pile-remade = The pile is empty: the cards played ({ $count }) make a new one.
event-turn-ended = { $acted ->
    [0] { $who ->
        [you] You pass.
       *[other] { $seat } passes.
    }
   *[other] { $who ->
        [you] You stop here.
       *[other] { $seat } stops here.
    }
}
event-deadlock-relieved = Nobody can do anything any more: everyone draws a card.
event-game-won = { $who ->
    [you] Your { $pirates } pirates are in the boat: you win.
   *[other] { $seat }’s { $pirates } pirates are in the boat, and the game is won.
}
event-game-drawn = { $turns } turns in a row without an action: a draw for everyone.
event-limit-reached = Everyone has had { $turns } turns: the pirates in the boat are counted.

refusal-already-in-boat = This pirate is already in the boat. Advance another one.
refusal-boat-is-final = A pirate in the boat does not come back. Walk another one back.
refusal-card-not-in-hand = You do not hold that card ({ $card }). Choose one from your hand.
refusal-must-act = You must take at least one action. Advance a pirate or walk one back, then you may end the turn.
refusal-no-pirate-there = Nobody is there ({ $place }). Choose a space with one of your pirates.
refusal-no-such-space = The corridor has only { $last } spaces. Choose a space with one of your pirates.
refusal-nobody-behind = No space behind holds one or two pirates. Walk back a pirate that has some behind it, or play a card.
refusal-not-your-pirate = That pirate is not yours ({ $place }). Choose one of your own.
refusal-still-at-start = This pirate is still at the start. Walk back one that is on its way.

reason-wins-game = The last one leaps into the boat.
reason-boards = One more pirate in the boat.
reason-long-jump = A long jump.
reason-moves-on = A step towards the boat.
reason-two-cards = Two cards for a short way back.
reason-one-card = One more card.
reason-saves-cards = Better to keep the cards.
reason-nothing-left = Nothing else to do.

asks = { $who ->
    [you] Advance a pirate, walk one back, or end the turn.
   *[other] { $names } moves pirates.
}
status-turn = { $who ->
    [you] { $left ->
        [one] Last action: advance a pirate or walk one back.
       *[other] { $left } actions left: advance a pirate, walk one back, or end the turn.
    }
   *[other] { $left ->
        [one] { $names } moves pirates: the last action.
       *[other] { $names } moves pirates: { $left } actions left.
    }
}
status-card = { $card }: choose a pirate.
status-pirate = Pirate { IS($place, "the start") ->
    [yes] at the start
   *[no] { IS($place, "the boat") ->
        [yes] in the boat
       *[no] on space { $place }
    }
}: { $draws ->
    [0] choose a card.
    [one] choose a card, or walk back (1 card).
   *[other] choose a card, or walk back ({ $draws } cards).
}
status-advance = { $card }: advance { IS($place, "the start") ->
    [yes] from the start
   *[no] from space { $place }
}, or choose another pirate.
status-retreat = Walk back { IS($place, "the boat") ->
    [yes] from the boat
   *[no] from space { $place }
}: { $draws ->
    [one] 1 card.
   *[other] { $draws } cards.
}

position-track = corridor
position-turn = turn
position-actions = actions left
position-turns = turns played
position-idle = turns without action
position-pirates = pirates
position-hand = hand
position-known = known
position-row = to come
position-pile = pile
position-discard = discard
position-ended = end
position-track-bottle = { card-bottle }
position-track-pistol = { card-pistol }
position-track-hat = { card-hat }
position-track-skull = { card-skull }
position-track-dagger = { card-dagger }
position-track-key = { card-key }
position-hand-bottle = { card-bottle }
position-hand-pistol = { card-pistol }
position-hand-hat = { card-hat }
position-hand-skull = { card-skull }
position-hand-dagger = { card-dagger }
position-hand-key = { card-key }
position-known-bottle = { card-bottle }
position-known-pistol = { card-pistol }
position-known-hat = { card-hat }
position-known-skull = { card-skull }
position-known-dagger = { card-dagger }
position-known-key = { card-key }
position-row-bottle = { card-bottle }
position-row-pistol = { card-pistol }
position-row-hat = { card-hat }
position-row-skull = { card-skull }
position-row-dagger = { card-dagger }
position-row-key = { card-key }
position-discard-bottle = { card-bottle }
position-discard-pistol = { card-pistol }
position-discard-hat = { card-hat }
position-discard-skull = { card-skull }
position-discard-dagger = { card-dagger }
position-discard-key = { card-key }
position-pirates-start = start
position-pirates-boat = boat
position-ended-boat = full boat
position-ended-idle = drawn game
position-ended-limit = turn limit

# Positions that cannot be: “No game can reach this position: …” -------------------------------------

impossible-actions = while the game goes on, at least one of a turn’s three actions must be left
impossible-crowd = more than three pirates stand on one space
impossible-escaped = the game ends as soon as all pirates of a seat are in the boat
impossible-idle = so many turns in a row without an action would have ended the game, or were never played
impossible-limit = the turn limit has been reached, so the game would be over
impossible-pirates = a seat has more or fewer pirates than the options say
impossible-places = a pirate stands beyond the boat or before the start
impossible-row = the row holds more cards than the options say
impossible-sections = the corridor must be made of as many different sections as the options say

section-CAR-1 = Setting up
rule-CAR-1-1 = The corridor is made of two-sided sections of six spaces, joined end to end: order, side and direction of each are drawn at random.
rule-CAR-1-2 = At the beginning all pirates wait together at one end of the corridor; the boat is at the other.
rule-CAR-1-3 = The start is not a space: it bears no symbol and holds any number of pirates.
rule-CAR-1-4 = Everyone gets three cards, or as many as the table has agreed on; the rest form the pile. The deck has 102 cards, seventeen of each symbol.
rule-CAR-1-5 = The player who looks most like a pirate should begin; as a screen cannot tell, the seat is drawn at random.
rule-CAR-1-6 = You may hold any number of cards.
section-CAR-2 = A turn
rule-CAR-2-1 = Players take their turns clockwise.
rule-CAR-2-2 = On your turn you may carry out up to three actions.
rule-CAR-2-3 = An action is advancing a pirate or walking one back. Mix them as you like, with the same pirate or with others.
rule-CAR-2-4 = Stop whenever you like, even without doing anything. At a table that demands an action you must take at least one as soon as one is possible.
rule-CAR-2-5 = You move only your own pirates.
rule-CAR-2-6 = Cards drawn by walking back may be used in the very next action of the same turn.
section-CAR-3 = Advancing
rule-CAR-3-1 = Play a card from your hand: one of your pirates, from the start or the corridor, runs to the nearest space ahead that bears this symbol and has nobody on it.
rule-CAR-3-2 = Occupied spaces of that symbol are jumped over, whether your own pirates stand there or somebody else’s.
rule-CAR-3-3 = The space on which the pirate stands is not ahead of it.
rule-CAR-3-4 = If no free space with that symbol is left ahead, the pirate leaves the corridor and leaps into the boat, from however far away.
rule-CAR-3-5 = The card played goes face up on the discard pile.
rule-CAR-3-6 = So any card can always advance any pirate that is not in the boat.
section-CAR-4 = Walking back
rule-CAR-4-1 = Walk one of your pirates back to the nearest space behind it on which one or two pirates stand, yours or others’.
rule-CAR-4-2 = The symbol of the space does not matter. Empty spaces are passed, and so are those that already hold three.
rule-CAR-4-3 = Then draw as many cards as there were pirates on that space before yours came: one or two.
rule-CAR-4-4 = It is the first space that fits and no other: you do not walk past a single pirate to join two.
rule-CAR-4-5 = Nobody walks back to the start. If no space of the corridor fits, this pirate cannot walk back.
rule-CAR-4-6 = A pirate still at the start does not walk back.
rule-CAR-4-7 = A pirate in the boat may walk back as if it stood just beyond the last space, unless the table has ruled that out.
rule-CAR-4-8 = Walking back costs no card, and drawing is part of it: you cannot choose not to.
section-CAR-5 = The pile
rule-CAR-5-1 = You always draw the top card of the pile.
rule-CAR-5-2 = When a card must be drawn and the pile is empty, and only then, the discards are shuffled and become the new pile.
rule-CAR-5-3 = If there are no discards either, you take what there is, perhaps nothing; you may walk back all the same.
rule-CAR-5-4 = Without cards you are not out: you walk back, or you pass.
section-CAR-6 = The end
rule-CAR-6-1 = The first player whose pirates are all in the boat wins at once, even with actions left.
rule-CAR-6-2 = The others are ranked by pirates in the boat, then by the sum of their spaces (the boat counts as the space after the last), then by cards in hand; players who are equal in all of these share their rank.
section-CAR-7 = In the open
rule-CAR-7-1 = Three cards to come: the first three cards of the pile lie face up, in order. You always take the first, and the row is completed after each card taken.
rule-CAR-7-2 = Row of twelve: twelve cards are laid out, and you always take the one in front. A new row of twelve is laid as soon as the last one is used up, not earlier, even between two cards of one walk back.
rule-CAR-7-3 = If the pile cannot complete the row, the shuffled discards take its place and filling goes on; if there are none either, the row stays short.
rule-CAR-7-4 = Open hands: everyone lays their cards open to all.
section-CAR-8 = Safeguards
rule-CAR-8-1 = If at the start of a turn no player at all can advance or walk back, everyone draws one card, starting with the player whose turn it is; then the game goes on.
rule-CAR-8-2 = If every player has three turns in a row without any action, willingly or not, the game is a draw for everyone.
rule-CAR-8-3 = When everyone has had the agreed number of turns the game stops: the usual ranking then names the first place as well.
