name = The Islets
pitch = Two crews, a handful of islets, secret bids, and the sea has the last word. Five minutes.
duration = 5 min

option-islets = Islets
option-islets-help = The values of the islets, as three to nine digits from 1 to 5.
preset-short = Short: three islets
preset-long = Long: nine islets

crew-0 = the even crew
crew-1 = the odd crew
card-WAVE = wave
tile-PEARL = pearl
tile-SAND = sand
tile-CRAB = crab
number-none = nothing

action-bury = Bury the card { $card } under the pile
action-look = Look under islet { $islet }
action-call = Call islet { $islet }
action-bid = Bid: { $number }
action-wave = Play a wave
action-pass = Let it stand
action-abstain = Bid nothing

event-cards-drawn = { $who ->
    [you] You draw: { $cards }.
   *[other] { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
event-card-buried = { $who ->
    [you] You bury the card { $card }.
   *[other] { $seat } buries a card.
}
event-tile-looked = { $tile ->
    [hidden] { $seat } has looked under islet { $islet }.
   *[other] { $seat } looks under islet { $islet }: { $tile }.
}
event-islet-called = { $seat } calls islet { $islet }.
event-bid-placed = { $cards ->
    [hidden] { $seat } has bid.
   *[other] { $seat } has bid: { $cards }.
}
event-bids-revealed = The bids: { $bids }. { $first } to { $second }: the islet goes to { $crew }.
event-wave-played = { $seat } plays a wave: the islet goes to { $crew }.
event-wave-passed = { $seat } lets it stand.
event-islet-won = Islet { $islet } is won by { $crew }. Under it: { $tile }.

refusal-not-time-to-bury = A card is buried only at the start of a turn.
refusal-card-not-in-hand = You do not hold the card { $card }. Choose one from your hand.
refusal-not-time-to-look = You look under an islet before you call one.
refusal-looked-already = You have already looked: once a turn. Call an islet.
refusal-not-time-to-call = An islet is called after burying a card, once a turn.
refusal-not-time-to-bid = You can bid once an islet has been called.
refusal-nothing-to-turn-over = There is no result to turn over or let stand now.
refusal-no-wave = You hold no wave. Let it stand.
refusal-clock-only = Only the clock abstains. Bid nothing instead.
refusal-no-such-islet = There are { $islets } islets here.
refusal-islet-taken = Islet { $islet } has already been won. Choose a free one.

reason-lowest-card = The lowest card will be missed least.
reason-curious = Better to know what lies there.
reason-best-islet = This islet seems to be worth the most.
reason-worth-a-wave = This islet is worth a wave.
reason-not-worth-it = Not worth a wave, or no wave at hand.
reason-bid-by-worth = Bid about what the islet is worth.

order-never-wave = Always let it stand

position-owners = won by
position-tiles = tiles
position-phase = moment
position-turn = turn
position-showing = open
position-called = called
position-holder = going to
position-asked = asked
position-hand = hand
position-pile = pile
position-under = underneath
position-used = used
position-bids = bids
position-owners-none = free
position-phase-bury = bury a card
position-phase-look = look or call an auction
position-phase-call = call an auction
position-phase-bid = secret bids
position-phase-wave = waves
position-phase-over = the end

asks-phase-bury = { $who ->
    [you] Bury a card from your hand.
   *[other] { $names } buries a card.
}
asks-phase-look = { $who ->
    [you] Look under an islet, or call an auction for one.
   *[other] { $names } looks under an islet or calls an auction.
}
asks-phase-call = { $who ->
    [you] Call an auction for an islet.
   *[other] { $names } calls an auction for an islet.
}
asks-phase-bid = { $who ->
    [you] Bid in secret: one card, two, or nothing.
   *[other] { $count ->
        [one] { $names } bids in secret.
       *[other] { $names } bid in secret.
    }
}
asks-phase-wave = { $who ->
    [you] Play a wave, or let the result stand.
   *[other] { $names } plays a wave or lets the result stand.
}

section-TIN-1 = Setting up
rule-TIN-1-1 = Two players play each for themselves, four in two crews: seats 0 and 2 against seats 1 and 3.
rule-TIN-1-2 = The archipelago is a row of three to nine islets, each worth 1 to 5; the table chooses them.
rule-TIN-1-3 = There are eighteen cards: three of each number from 1 to 5, and three waves. Everyone is dealt three; the rest is the pile.
rule-TIN-1-4 = Under each islet lies a tile, face down: of nine tiles three are pearls, three sand, three crabs.
section-TIN-2 = A turn
rule-TIN-2-1 = At the start of your turn you draw two cards, as far as there are any, and put one card from your hand under the pile, face down. Cards under the pile are drawn last, in the order in which they went there.
rule-TIN-2-2 = Then you may look under one free islet, once. Everyone sees the tile, then it is turned down again: remember it.
rule-TIN-2-3 = Then you call a free islet: it goes up for auction.
section-TIN-3 = The auction
rule-TIN-3-1 = Everyone bids at once and in secret. Until the bids are opened, nobody speaks.
rule-TIN-3-2 = A bid is up to two number cards from your hand, chosen one after the other; each may be none.
rule-TIN-3-3 = The bids are opened together and the cards are spent. The crew whose cards add up to more gets the islet.
rule-TIN-3-4 = If both crews bid the same, the islet goes to the crew that did not call it.
rule-TIN-3-5 = A player who does not answer in time bids nothing and lets results stand.
section-TIN-4 = The waves
rule-TIN-4-1 = Before the islet is won, the next seat of the other crew, clockwise from the one that called, is asked whether it plays a wave. It is asked with or without a wave in hand.
rule-TIN-4-2 = A wave turns the result over: the islet goes to the crew of the player who played it. The card is spent.
rule-TIN-4-3 = Then the next seat clockwise may answer with a wave of its own, and so on.
rule-TIN-4-4 = When the seat that is asked lets the result stand, the islet is won and its tile turned up for good. It scores its value, 3 more with a pearl, 2 less with a crab.
section-TIN-5 = The end
rule-TIN-5-1 = The game ends when every islet has been won.
rule-TIN-5-2 = The crew with more points wins; with equal points the one with more islets; otherwise both win.
