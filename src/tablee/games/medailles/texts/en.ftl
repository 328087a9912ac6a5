name = Medals
pitch = Four sports lie in the centre. Show one, two or three athletes of one of them and you go for bronze, silver or gold… unless someone shows more, or just as many to spoil it all. Everyone for themselves, or two against two.
duration = 10–20 min

tutorial-0 = Welcome to the games. Four sports lie in the centre, each with its gold, silver and bronze to be won; a second swimming card has already gone to the pot. You hold five athletes, and so does Léon. A game takes a quarter of an hour, this lesson five minutes.
tutorial-1 = One card goes for bronze, two for silver, three for gold, in a sport of the centre. You hold one judoka: touch that card, look at the preview, and go for bronze.
tutorial-2 = Léon may answer: show as many judokas and spoil it, or more and aim higher. He passes. You take the card from the centre with the medal on it; your judoka goes to the pot, the centre is refilled and you draw.
tutorial-3 = Léon’s turn: he goes for bronze in fencing. Each of the others answers once, clockwise. With two players that is you.
tutorial-4 = You have just drawn a fencer. To counter is to show exactly as many cards as the bid and to take them back: it costs nothing, and Léon wins nothing. Touch your fencing card and counter.
tutorial-5 = His card is in the pot, yours is back in your hand, marked “seen”: Léon knows it. Your turn. Gymnastics is not in the centre: touch that card and discard it, you will draw another.
tutorial-6 = While there are cards to draw, nobody can pass a turn: Léon has nothing to go for, so he discards too.
tutorial-7 = Two swimmers are worth silver. Touch both your swimming cards and go for silver: it is far harder to counter than bronze.
tutorial-8 = Léon passes: silver is yours. A rowing card is turned up for the empty place; rowing is already there, so it goes to the pot and the next card takes the place. Then you draw up to five cards.
tutorial-9 = Léon goes for bronze in rowing, a sport of the centre. Look at your hand before you answer.
tutorial-10 = You hold two rowers. Showing more cards than the bid is outbidding: the medal becomes silver, and it is yours. Touch both your rowing cards and outbid.
tutorial-11 = Both bids are in the pot, silver is on your podium, and it is your turn. A medal once won cannot be won again, but skiing still has all three. Touch your three skiers and go for gold: nobody can outbid three cards.
tutorial-12 = Léon would need three skiers to counter. He passes, and gold is yours.
tutorial-13 = Now you can play. You have gold, silver twice and bronze: 3 + 2 + 2 + 1, 8 points. The game ends at five medals; once the draw pile is empty everyone has two more turns, in which a card is swapped with the centre instead of discarded. The best total wins.

option-teams = Teams
option-teams-help = Everyone for themselves, or two teams of two (with four players): seats 1 and 3 against 2 and 4.
option-teams-off = everyone for themselves
option-teams-2v2 = two against two
option-medal-target = Medals to finish
option-medal-target-help = The game ends when a player, or a team, has won this many medals.
option-medal-target-usual = 5, or 7 in teams
option-medal-target-3 = 3
option-medal-target-4 = 4
option-medal-target-5 = 5
option-medal-target-6 = 6
option-medal-target-7 = 7
option-medal-target-8 = 8
option-medal-target-9 = 9
option-final-laps = Last turns
option-final-laps-help = How many turns each player still has once the draw pile is empty; 0: the game ends at once.
option-dealer = Dealer
option-dealer-help = The seat that deals; the one after it begins.
option-dealer-random = drawn at random
option-dealer-0 = seat 1
option-dealer-1 = seat 2
option-dealer-2 = seat 3
option-dealer-3 = seat 4
option-dealer-4 = seat 5
preset-teams = Teams: two against two, seven medals
preset-short = Short: three medals, one last turn each
preset-strict = Strict: no more draw pile, no more game

discipline-NAT = swimming
discipline-SKI = skiing
discipline-ATH = athletics
discipline-CYC = cycling
discipline-JUD = judo
discipline-ESC = fencing
discipline-AVI = rowing
discipline-GYM = gymnastics
discipline-ARC = archery
medal-1 = bronze
medal-2 = silver
medal-3 = gold
k-1 = bronze, 1 card
k-2 = silver, 2 cards
k-3 = gold, 3 cards
left-1 = bronze is left
left-2 = silver is left
left-3 = gold is left
left-12 = bronze and silver are left
left-13 = bronze and gold are left
left-23 = silver and gold are left
place-0 = 1
place-1 = 2
place-2 = 3
place-3 = 4
ending-target = with enough medals
ending-laps = after the last turns
ending-passes = after everyone passed
ending-pile = with the draw pile empty
card-NAT-1 = Maëlys Carrouge (swimming)
card-NAT-2 = Tomaz Belavista (swimming)
card-NAT-3 = Ingrid Halvorsund (swimming)
card-NAT-4 = Kaito Moriwasa (swimming)
card-NAT-5 = Zuri Wambogo (swimming)
card-NAT-6 = Callum Drayfield (swimming)
card-NAT-7 = Ilona Szentvári (swimming)
card-SKI-1 = Bastien Valclaret (skiing)
card-SKI-2 = Annika Frostberg (skiing)
card-SKI-3 = Luca Pradalunga (skiing)
card-SKI-4 = Greta Eisenthaler (skiing)
card-SKI-5 = Matej Kobarsek (skiing)
card-SKI-6 = Heidi Obermoos (skiing)
card-SKI-7 = Skyler Whitepeak (skiing)
card-ATH-1 = Awa Diambour (athletics)
card-ATH-2 = Desmond Tallrock (athletics)
card-ATH-3 = Léonie Courtepaille (athletics)
card-ATH-4 = Haile Wolderufa (athletics)
card-ATH-5 = Marta Czarnolska (athletics)
card-ATH-6 = Joaquín Vallebravo (athletics)
card-ATH-7 = Aroha Tekapuna (athletics)
card-CYC-1 = Gaël Montfaucelle (cycling)
card-CYC-2 = Pieter van Grindeweg (cycling)
card-CYC-3 = Lotte Keienborg (cycling)
card-CYC-4 = Rigo Altaneblina (cycling)
card-CYC-5 = Siobhán Glenmarrow (cycling)
card-CYC-6 = Tekle Asmerabay (cycling)
card-CYC-7 = Mads Vinterkær (cycling)
card-JUD-1 = Noémie Lacassègne (judo)
card-JUD-2 = Hiroto Kusanami (judo)
card-JUD-3 = Otgon Batsukhel (judo)
card-JUD-4 = Tamar Kvelashuri (judo)
card-JUD-5 = Yannick Mbelonga (judo)
card-JUD-6 = Beatriz Solmarina (judo)
card-JUD-7 = Aziz Tashkurov (judo)
card-ESC-1 = Hippolyte d’Arsonville (fencing)
card-ESC-2 = Chiara Montelama (fencing)
card-ESC-3 = Seo-jin Haneul (fencing)
card-ESC-4 = Yara El-Nasrawi (fencing)
card-ESC-5 = Viktor Klingenhag (fencing)
card-ESC-6 = Ana Lucía Peñarroyo (fencing)
card-ESC-7 = Dorota Szablewicz (fencing)
card-AVI-1 = Erwan Kerdrézec (rowing)
card-AVI-2 = Fenella Oarswick (rowing)
card-AVI-3 = Marius Apelungu (rowing)
card-AVI-4 = Sanne Waterlant (rowing)
card-AVI-5 = Tāne Rangimoe (rowing)
card-AVI-6 = Petra Vltavská (rowing)
card-AVI-7 = Alejandro Riofuerte (rowing)
card-GYM-1 = Capucine Vrillerond (gymnastics)
card-GYM-2 = Mei-Lan Zhuqing (gymnastics)
card-GYM-3 = Darius Holloway-Reed (gymnastics)
card-GYM-4 = Sofiya Barvinenko (gymnastics)
card-GYM-5 = Nils Ringström (gymnastics)
card-GYM-6 = Priya Velankanni (gymnastics)
card-GYM-7 = Elif Taklacı (gymnastics)
card-ARC-1 = Aurélien Fléchambault (archery)
card-ARC-2 = Min-ah Jangsal (archery)
card-ARC-3 = Tenzin Dorjigang (archery)
card-ARC-4 = Rosa Quiverlinda (archery)
card-ARC-5 = Samir Qawsari (archery)
card-ARC-6 = Laila Saariluoto (archery)
card-ARC-7 = Walter Longmeadow (archery)

action-discard = Discard: { $discipline }
action-attempt = Attempt in { $discipline }: { $k }
action-pass = Pass
action-counter = Counter
action-outbid = Outbid: { $k }
action-swap = Swap { $discipline } with card { $place } of the centre
order-never-answer = Never counter or outbid

event-dealer-chosen = { $who ->
    [you] You deal.
   *[other] { $seat } deals.
}
event-hand-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $count } cards.
}
event-doubles-potted = Already in the centre, so to the pot: { $cards }.
event-place-filled = Place { $place } of the centre: { $card }.
event-place-left-empty = The draw pile has run out: place { $place } of the centre stays empty.
event-card-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-cards-drawn = { $who ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
event-medal-attempted = { $who ->
    [you] You attempt { $medal } with { $cards }.
   *[other] { $seat } attempts { $medal } with { $cards }.
}
event-bid-raised = { $who ->
    [you] You outbid for { $medal } with { $cards }.
   *[other] { $seat } outbids for { $medal } with { $cards }.
}
event-bid-countered = { $who ->
    [you] You counter with { $cards }, back into your hand.
   *[other] { $seat } counters with { $cards }, back into the hand.
}
event-answer-passed = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-bids-laid-down = To the pot: { $cards }.
event-medal-won = { $who ->
    [you] You win { $medal }, laid on { $card }!
   *[other] { $seat } wins { $medal }, laid on { $card }.
}
event-medal-spoiled = { $who ->
    [you] Your counter holds: nobody wins the medal in { $discipline }.
   *[other] { $seat } has countered: nobody wins the medal in { $discipline }.
}
event-final-begun = The draw pile is empty: { $laps ->
    [one] one last turn each
   *[other] { $laps } more turns each
} ({ $turns } in all). Instead of drawing you may swap with the centre.
event-card-swapped = { $who ->
    [you] You lay { $card } in the centre and take { $taken }.
   *[other] { $seat } lays { $card } in the centre and takes { $taken }.
}
event-turn-passed = { $who ->
    [you] You pass your turn.
   *[other] { $seat } passes the turn.
}
event-game-ended = The game ends { $ending }.

refusal-contest-first = A medal in { $discipline } is at stake: pass, counter or outbid first.
refusal-countered-already = The bid has already been countered: outbid it or pass.
refusal-highest-possible = { $need } cards are the most there can be: counter with as many or pass.
refusal-medal-gone = In { $discipline }, { $medal } has already been won: { $left }.
refusal-no-discard-now = There is nothing left to draw, so no more discarding: attempt a medal, swap with the centre or pass.
refusal-no-passing = No passing while there are cards to draw: discard a card or attempt a medal.
refusal-no-swap-yet = Swapping with the centre begins when the draw pile is empty: discard a card or attempt a medal.
refusal-not-enough-cards = Not enough cards in { $discipline }: it takes { $need }, you have { $held }.
refusal-not-in-centre = No event in { $discipline } in the centre now: choose one of the sports there.
refusal-not-more-than-bid = It takes at least { $need } cards to outbid.
refusal-nothing-to-answer = Nobody attempts a medal: there is nothing to counter or outbid. Play your turn.
refusal-partners-bid = You may not counter your partner: outbid or pass.
refusal-place-empty = Place { $place } of the centre is empty: swap with a card that lies there.
refusal-swap-would-double = The centre already has a card in { $discipline }: swap with a sport that is not there.

reason-likely-medal = This medal is likely to stand.
reason-gamble = The cards are worth the gamble.
reason-ends-ahead = This medal ends the game in the lead.
reason-useless-card = This card promises little.
reason-takes-over = Enough for a better medal.
reason-spoils = A counter costs nothing and spoils a medal.
reason-lets-stand = Better to let it be.
reason-brings-sport = With this sport in the centre the next turn is promising.
reason-waits = There is nothing better to do.

position-phase = phase
position-phase-main = under way
position-phase-final = last turns
position-score = points
position-dealer = dealer
position-turn = on turn
position-passes = turns passed in a row
position-centre = centre
position-pile = draw pile
position-pot = pot
position-hand = hand
position-shown = shown before
position-gold = gold
position-silver = silver
position-bronze = bronze
position-contest = medal at stake
position-bid = presents
position-countered = countered by
position-asked = to answer
position-countered-none = nobody
position-ended = end
position-ended-target = medals won
position-ended-laps = last turns played
position-ended-passes = everybody passed
position-ended-pile = no more draw pile

asks-contest = { $who ->
    [you] Answer the bid: pass, counter or outbid.
   *[other] { $names } answers the bid.
}
asks-phase-final = { $who ->
    [you] Last turns: attempt a medal, swap with the centre or pass.
   *[other] { $names } attempts a medal, swaps with the centre or passes.
}
asks = { $who ->
    [you] Attempt a medal, or discard a card.
   *[other] { $names } attempts a medal or discards a card.
}

# What is at stake, more exactly: the board's status line ----------------------------------------------------

status-bid = { $own ->
    [yes] You go for { $medal } in { $discipline }: waiting for { $names }.
   *[no] { $seat } goes for { $medal } in { $discipline }: { $who ->
        [you] { $can ->
            [all] outbid, counter or pass.
            [counter] counter or pass.
            [outbid] outbid or pass.
           *[pass] you can only pass.
        }
       *[other] waiting for { $names }.
    }
}
status-countered = { $own ->
    [yes] Your bid for { $medal } in { $discipline } is countered: waiting for { $names }.
   *[no] { $seat }’s bid for { $medal } in { $discipline } is countered: { $who ->
        [you] { $can ->
            [outbid] outbid or pass.
           *[pass] you can only pass.
        }
       *[other] waiting for { $names }.
    }
}

# Positions that cannot be: “No game can reach this position: …” -------------------------------------

impossible-asked = the seat that is asked must be able to answer the bid, and must not be the one on turn
impossible-bids = each bid must be of one to three cards of the contest’s discipline, and higher than the one before
impossible-centre = the centre must hold cards of different disciplines, one at each place
impossible-contest = a contest must be for a discipline in the centre, be begun by the seat on turn, and ask someone
impossible-final = the final phase begins exactly when the pile is empty
impossible-hand-empty = the seat on turn has no card
impossible-medal-twice = a medal is won twice
impossible-medals = medals, their cards and the points do not match
impossible-no-contest = there are bids or someone is asked, but there is no contest
impossible-passes = so many passes in a row would have ended the game
impossible-target = someone has the medals that end the game, but it goes on
impossible-turns-left = turns are left only in the final phase, and no more than its laps allow

section-MED-1 = Setting up
rule-MED-1-1 = Two to five play. The sixty-three cards, seven athletes in each of nine sports, are shuffled. The dealer gives five to each player, one at a time, beginning on the left; the rest is the draw pile.
rule-MED-1-2 = Then the dealer turns up cards from the draw pile and fills the four places of the centre from left to right; a card whose sport is already there goes to the pot.
rule-MED-1-3 = No two cards of the centre ever show the same sport.
rule-MED-1-4 = The pot lies face up beside the draw pile. It is never shuffled back.
rule-MED-1-5 = The player on the dealer’s left begins; play goes clockwise.
section-MED-2 = A turn
rule-MED-2-1 = On your turn you choose: put a card from your hand on the pot and draw one, or attempt a medal.
rule-MED-2-2 = While the draw pile has cards you may not pass your turn.
rule-MED-2-3 = You choose a sport and a number, not individual cards. Cards of the sport that everyone has seen go first, in the order in which they were shown, then those longest in your hand: so nobody learns more about the rest.
section-MED-3 = Attempting a medal
rule-MED-3-1 = Present cards of one sport: one for bronze, two for silver, three for gold.
rule-MED-3-2 = The sport must lie in the centre.
rule-MED-3-3 = You may keep more of them in your hand. What is presented stays face up until the contest is settled.
rule-MED-3-4 = A medal won in a sport cannot be won there again by anyone; the other metals of that sport still can.
section-MED-4 = Answers
rule-MED-4-1 = After an attempt every other player answers once, clockwise from the attempter’s left: outbid, counter or pass. Neither the attempter nor anyone who has already answered is asked again.
rule-MED-4-2 = Outbidding: present strictly more cards of the same sport than the highest bid, three at most, for a medal that is still free.
rule-MED-4-3 = Countering: present exactly as many cards of the same sport as the highest bid, if nobody has countered it yet. Whether the medal is free does not matter.
rule-MED-4-4 = A player who counters shows the cards, those seen before first, and takes them back at once: from now on everyone knows them.
rule-MED-4-5 = A counter does not close the contest: later players may still outbid, with strictly more cards, and that new bid is not countered.
rule-MED-4-6 = The medal goes to the last player who presented more than all others, unless that bid is countered.
rule-MED-4-7 = You may counter or outbid even if you own medals in that sport.
rule-MED-4-8 = A player is skipped only if everyone can see that they have no answer: their hand is too small, or nobody in that place could answer. A player who merely lacks the cards is asked like the others, and passes in person: nobody else knows why.
section-MED-5 = Settling
rule-MED-5-1 = A bid that is not countered wins the medal of its number of cards.
rule-MED-5-2 = If it is countered, nobody wins, and the centre stays as it is.
rule-MED-5-3 = The cards of all bids, winning or not, go to the pot in order of bidding.
rule-MED-5-4 = The winner takes the card of that sport from the centre, lays it down in front of them and puts the medal on it.
rule-MED-5-5 = The losers draw first, in order of bidding, until they have five cards. After a counter everyone who bid is a loser.
rule-MED-5-6 = Then the winner turns up a card for the empty place of the centre; cards whose sport is already there go to the pot. The sport just won may come up again.
rule-MED-5-7 = Last of all, the winner draws up to five cards.
rule-MED-5-8 = The turn goes to the player after the one who attempted, whoever won.
rule-MED-5-9 = If the winner thereby reaches the agreed number of medals, the game ends there: nobody draws any more.
section-MED-6 = No more draw pile
rule-MED-6-1 = An empty draw pile gives nothing: a place of the centre may stay empty, and hands get smaller.
rule-MED-6-2 = When a turn ends with the draw pile empty, the last turns begin with the next player: each has as many as the table has decided.
rule-MED-6-3 = In the last turns you may swap a card from your hand with a card of the centre. The sport laid down must be absent from the centre; an empty place cannot be swapped with.
rule-MED-6-4 = You may also attempt a medal as usual, or pass; discarding is over.
rule-MED-6-5 = The last turns end when all are played, when all players have passed their turns one after the other, or when the number of medals is reached. Any other turn starts the count of passes again.
rule-MED-6-6 = A turn is always played, even if only one action is possible; only a player without cards passes by rule.
section-MED-7 = In teams
rule-MED-7-1 = Four can play as two teams, seats 1 and 3 against 2 and 4. Each has a hand of their own, hidden from the partner.
rule-MED-7-2 = Medals are won by players; their number and points count for the team.
rule-MED-7-3 = You may outbid your partner, but not counter them.
section-MED-8 = The end
rule-MED-8-1 = The game ends as soon as a player, or a team, has five medals (seven in teams, or the number agreed), or when the draw pile is empty and the last turns have been played.
rule-MED-8-2 = Gold is worth three points, silver two, bronze one. The best total wins, and that need not be the player who ended the game; if equal, more golds, then more silvers, otherwise the place is shared.
