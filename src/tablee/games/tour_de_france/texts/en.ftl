name = Tour de France
short = Tour de France
pitch = One rider each, one road around France, two dice. Every space does something: quiz questions in the stage towns, climbs, sprints, crashes, surprises. And after each roll, before the pawn moves, anyone may bend it with strategy cards. The first to stop exactly on the finish of the Champs-Élysées wins.
duration = 25–35 min

tutorial-0 = Welcome to the start. You are Camille, in coral; Léon is in indigo. In the prologue you rolled 9 and he rolled 7: you set off from Prologue no. 1, the foremost, in the yellow jersey. A hundred spaces lie between you and the finish on the Champs-Élysées; this lesson covers twenty-seven of them, in five minutes.
tutorial-1 = A turn begins with the two dice. Roll them.
tutorial-2 = 4: you are in Reims, a stage town. There you are asked a question. You choose its kind: take “Cycling”.
tutorial-3 = Three answers, only one of them right; it earns you a strategy card. Choose B and answer.
tutorial-4 = Your card is worth 2. A strategy card is added to a roll or subtracted from it before the pawn moves, and not only on your own rolls. It is Léon’s turn to roll.
tutorial-5 = Léon rolled 5 and would go to Reims. Only you have a card: you are asked. The card shows where it would send him. Two spaces further there is a puncture! Touch your card, choose +, and play it.
tutorial-6 = Léon has a puncture and drops back three spaces; the space where he stops then has no effect. Roll.
tutorial-7 = A surprise: a good breakaway, three spaces more, and the new space counts as well. It is a climb: 10 points for the polka-dot jersey. Léon’s turn, and he has nothing to fear from you: your hand is empty.
tutorial-8 = 5 green points for Léon. At the end of each round the jerseys go to the best: yellow and polka dots are yours, green is Léon’s. Roll.
tutorial-9 = As you pass Dole you start a time trial: everyone rolls, and you win a card; the strategy space brings another. You hold a 1 and a 3. It is Léon’s turn to roll.
tutorial-10 = He will fall without your help: 9 is the crash on space 16. Keep your cards. “Done” passes; at a real table the list “Ask me”, near your cards, says when you are asked.
tutorial-11 = Three spaces back for him. Your turn.
tutorial-12 = 4: a dropped chain awaits you on space 24. On your own roll you have the last word. The 3, added, takes you to space 27. Play it.
tutorial-13 = A 1 is left; keep it for the finish, which must be reached exactly. Press “Done”.
tutorial-14 = You are ready for the Tour. The first to stop exactly on the finish wins: a rider who rolls too much bounces back by the rest. Keep small cards for that moment, and beware of the others’.

option-quiz = Questions
option-quiz-help = In the stage towns, real questions or a roll of the dice instead.
option-quiz-questions = questions
option-quiz-dice = dice (7 or more)
option-chance-seats = Seats that answer by chance
option-chance-seats-help = The bots’ seats: they do not read the questions; chance answers for them, according to the difficulty.
option-custom-questions = Questions of your club
option-custom-questions-help = Mix the questions that you have written into the deck.
option-custom-questions-off = none
option-custom-questions-mixed = mixed with the others
option-custom-cards = Cards of your club
option-custom-cards-help = 1 to 29 cards, written here or in a JSON file, and checked as by “tablee tour-de-france questions FILE”. They stay secret until the end of the game.
option-strategy-sign = Strategy cards
option-strategy-sign-help = Players choose whether to add or subtract, or the sign is printed on the card.
option-strategy-sign-free = either sign
option-strategy-sign-printed = printed sign
option-strategy-order = Order of cards
option-strategy-order-help = Who plays cards first after a roll: the opponents or the rider.
option-strategy-order-opponents_first = opponents first
option-strategy-order-mover_first = rider first
option-victory = Victory
option-victory-help = The race alone, or honours: points for the place and for each jersey.
option-victory-race = the race
option-victory-palmares = honours
option-max-rounds = Round limit
option-max-rounds-help = After this many rounds the game ends, wherever the riders are.
option-answer-seconds = Seconds to answer
option-answer-seconds-help = The time for an answer in a stage town, even at a table without a clock; 0: the table’s clock, if it has one.
preset-no-quiz = No questions: dice answer
preset-palmares = Honours: the jerseys count as well
preset-printed = Printed signs: the rider plays cards first

sign-plus = +
sign-minus = −
category-tourism = tourism
category-cycling = cycling
choice--1 = nothing
choice-0 = A
choice-1 = B
choice-2 = C
jersey-yellow = yellow
jersey-polka = polka-dot
jersey-green = green
jersey-white = white
ending-finish = at the finish
ending-rounds = after the last round
space--5 = prologue no. 6
space--4 = prologue no. 5
space--3 = prologue no. 4
space--2 = prologue no. 3
space--1 = prologue no. 2
space-0 = prologue no. 1
space-1 = space 1 (Cambrai, green jersey)
space-2 = space 2 (surprise)
space-3 = space 3 (race strategy)
space-4 = space 4 (Reims, stage town)
space-5 = space 5 (Sainte-Menehould, white jersey)
space-6 = space 6 (puncture)
space-7 = space 7 (Verdun, green jersey)
space-8 = space 8 (Metz, stage town)
space-9 = space 9 (surprise)
space-10 = space 10 (Saverne, white jersey)
space-11 = space 11 (Strasbourg, stage town)
space-12 = space 12 (Col de la Schlucht, polka-dot jersey)
space-13 = space 13 (surprise)
space-14 = space 14 (Mulhouse, stage town)
space-15 = space 15 (Ballon d’Alsace, polka-dot jersey)
space-16 = space 16 (crash)
space-17 = space 17 (Besançon, stage town)
space-18 = space 18 (Dole, time trial)
space-19 = space 19 (Beaune, green jersey)
space-20 = space 20 (race strategy)
space-21 = space 21 (Mâcon, white jersey)
space-22 = space 22 (Lyon, stage town)
space-23 = space 23 (Grand Colombier, polka-dot jersey)
space-24 = space 24 (dropped chain)
space-25 = space 25 (Grenoble, stage town)
space-26 = space 26 (L’Alpe d’Huez, polka-dot jersey)
space-27 = space 27 (Saint-Jean-de-Maurienne, white jersey)
space-28 = space 28 (Col du Galibier, polka-dot jersey)
space-29 = space 29 (Briançon, stage town)
space-30 = space 30 (Col d’Izoard, polka-dot jersey)
space-31 = space 31 (crash)
space-32 = space 32 (Cime de la Bonette, polka-dot jersey)
space-33 = space 33 (Nice, stage town)
space-34 = space 34 (Fréjus, green jersey)
space-35 = space 35 (surprise)
space-36 = space 36 (race strategy)
space-37 = space 37 (Marseille, stage town)
space-38 = space 38 (puncture)
space-39 = space 39 (Mont Ventoux, polka-dot jersey)
space-40 = space 40 (Nîmes, green jersey)
space-41 = space 41 (Montpellier, stage town)
space-42 = space 42 (Béziers, time trial)
space-43 = space 43 (surprise)
space-44 = space 44 (Perpignan, stage town)
space-45 = space 45 (Quillan, white jersey)
space-46 = space 46 (Plateau de Beille, polka-dot jersey)
space-47 = space 47 (surprise)
space-48 = space 48 (Toulouse, stage town)
space-49 = space 49 (race strategy)
space-50 = space 50 (Col de Peyresourde, polka-dot jersey)
space-51 = space 51 (dropped chain)
space-52 = space 52 (Col du Tourmalet, polka-dot jersey)
space-53 = space 53 (Col d’Aubisque, polka-dot jersey)
space-54 = space 54 (Pau, stage town)
space-55 = space 55 (Mont-de-Marsan, green jersey)
space-56 = space 56 (surprise)
space-57 = space 57 (puncture)
space-58 = space 58 (Bordeaux, stage town)
space-59 = space 59 (Libourne, green jersey)
space-60 = space 60 (race strategy)
space-61 = space 61 (Périgueux, white jersey)
space-62 = space 62 (Limoges, stage town)
space-63 = space 63 (surprise)
space-64 = space 64 (dropped chain)
space-65 = space 65 (Puy de Dôme, polka-dot jersey)
space-66 = space 66 (Clermont-Ferrand, stage town)
space-67 = space 67 (Vichy, green jersey)
space-68 = space 68 (surprise)
space-69 = space 69 (Bourges, time trial)
space-70 = space 70 (crash)
space-71 = space 71 (Tours, stage town)
space-72 = space 72 (Saumur, green jersey)
space-73 = space 73 (surprise)
space-74 = space 74 (Angers, white jersey)
space-75 = space 75 (Nantes, stage town)
space-76 = space 76 (race strategy)
space-77 = space 77 (puncture)
space-78 = space 78 (Lorient, green jersey)
space-79 = space 79 (surprise)
space-80 = space 80 (Brest, stage town)
space-81 = space 81 (Morlaix, white jersey)
space-82 = space 82 (surprise)
space-83 = space 83 (Saint-Brieuc, green jersey)
space-84 = space 84 (Saint-Malo, stage town)
space-85 = space 85 (race strategy)
space-86 = space 86 (dropped chain)
space-87 = space 87 (Caen, stage town)
space-88 = space 88 (surprise)
space-89 = space 89 (Lisieux, white jersey)
space-90 = space 90 (Rouen, stage town)
space-91 = space 91 (Versailles, white jersey)
space-92 = space 92 (Place de la Concorde, green jersey)
space-93 = space 93 (race strategy)
space-94 = space 94 (surprise)
space-95 = space 95 (puncture)
space-96 = space 96 (Rond-Point des Champs-Élysées, green jersey)
space-97 = space 97 (race strategy)
space-98 = space 98 (surprise)
space-99 = space 99 (crash)
space-100 = space 100 (the finish)
card-I01 = A spectator hands you a cool bottle. Move forward 1 space.
card-I02 = Tailwind all morning. Move forward 2 spaces.
card-I03 = Your mechanic picked the right gear. Move forward 2 spaces.
card-I04 = You jump into the right breakaway. Move forward 3 spaces.
card-I05 = A faultless descent. Move forward 3 spaces.
card-I06 = Your team-mates set the pace. Move forward 4 spaces.
card-I07 = Musette caught on the fly, legs on fire. Move forward 4 spaces.
card-I08 = A sharp attack at the foot of the pass. Move forward 5 spaces.
card-I09 = A great solo ride. Move forward 6 spaces.
card-I10 = You can hear the town bells. Move forward to the next Stage town (if there is none left, draw a Strategy card).
card-I11 = You catch the wheel of the rider in front. Join their space, moving 8 spaces at most (if nobody is ahead, draw a Strategy card).
card-I12 = Your team manager has a plan. Draw a Strategy card.
card-I13 = The crowd carries you. Roll again and take one more turn.
card-I14 = Level crossing closed. Move back 1 space.
card-I15 = Headwind. Move back 2 spaces.
card-I16 = A dog runs across the road. Move back 2 spaces.
card-I17 = Hunger knock: you forgot to eat. Move back 3 spaces.
card-I18 = Wrong exit at the roundabout. Move back 3 spaces.
card-I19 = Driving rain on the cobbles. Move back 3 spaces.
card-I20 = Crosswinds: the bunch splits in front of you. Move back 4 spaces.
card-I21 = Heatstroke in the scrubland. Move back 4 spaces.
card-I22 = Buckled wheel and no team car in sight. Move back 5 spaces.
card-I23 = You crack halfway up the climb. Move back 6 spaces.
card-I24 = You forgot to sign on. Go back to the previous Stage town.
card-I25 = Your race radio is dead. Give back one of your Strategy cards, taken at random.
card-I26 = The commissaires check your bike. Miss your next turn.
card-JOKER = Joker: cancels a crash, a puncture, a dropped chain or an unfavourable Surprise. Keep it.
title-I01 = cool bottle
title-I02 = tailwind
title-I03 = right gear
title-I04 = right breakaway
title-I05 = faultless descent
title-I06 = team-mates’ pace
title-I07 = musette on the fly
title-I08 = attack at the foot of the pass
title-I09 = solo ride
title-I10 = town bells
title-I11 = wheel of the rider in front
title-I12 = manager’s plan
title-I13 = cheering crowd
title-I14 = level crossing
title-I15 = headwind
title-I16 = dog on the road
title-I17 = hunger knock
title-I18 = wrong exit
title-I19 = rain on the cobbles
title-I20 = crosswinds
title-I21 = heatstroke
title-I22 = buckled wheel
title-I23 = cracked on the climb
title-I24 = forgotten sign-on
title-I25 = dead radio
title-I26 = bike check
title-JOKER = Joker

finding-good = { $count ->
    [one] One valid card
   *[other] { $count } valid cards
}: { $tourism } on tourism, { $cycling } on cycling.
finding-not-json = This is not JSON ({ $why }). Check quotes, commas and brackets.
finding-not-a-list = This must be a list of cards: [ … ], with at least one card.
finding-not-a-card = This card does not have the required form ({ $why }). It needs id, and tourism or cycling with difficulty, right, fr or en.
finding-bad-id = The id must be from { $first } to { $last }.
finding-id-twice = Another card already has this id.
finding-no-question = At least one question is needed: tourism or cycling.
finding-no-language = The text is needed in French (fr) or in English (en).
finding-bad-difficulty = The difficulty is 1, 2 or 3, not { $given }.
finding-bad-right = The right answer (right) is 0, 1 or 2, not { $given }.
finding-empty-text = The question or an answer is empty.
finding-long-question = The question has { $length } characters; { $most } at most.
finding-long-answer = An answer has { $length } characters; { $most } at most.
finding-long-why = The explanation has { $length } characters; { $most } at most.
finding-not-three-answers = Three answers are needed, not { $given }.
finding-same-answers = Two answers are the same.
finding-forbidden-sign = A text may contain no vertical bar, no line break, and no characters that are invisible or cover others.
finding-card-count = A list has at most { $most } cards, not { $count }.
finding-long-source = The source has { $length } characters; { $most } at most.
finding-long-town = The town has { $length } characters; { $most } at most.

action-roll = Roll the dice
action-play = Play { $sign }{ $value }
action-done = Done
action-category = A question on { $category }
action-answer = Answer { $choice }
action-no-answer = No answer
action-joker = Use a Joker
action-accept = Keep the Joker
order-next-window = Ask me on the next roll, whatever happens
order-not-this-turn = Do not ask me during this turn
order-never-on-others = Do not ask me on others’ rolls
order-only-rivals = Ask me only if a rival leads, takes the lead or comes near the finish

event-dice-rolled = { $who ->
    [you] { $purpose ->
        [move] You roll { $dice }: { $total }.
        [prologue] Prologue: you roll { $dice }, which is { $total }.
        [trial] Time trial: you roll { $dice }, which is { $total }.
        [quiz] Instead of a question you roll { $dice }, which is { $total }.
       *[other] To break the tie for a jersey you roll { $dice }, which is { $total }.
    }
   *[other] { $purpose ->
        [move] { $seat } rolls { $dice }: { $total }.
        [prologue] Prologue: { $seat } rolls { $dice }, which is { $total }.
        [trial] Time trial: { $seat } rolls { $dice }, which is { $total }.
        [quiz] Instead of a question { $seat } rolls { $dice }, which is { $total }.
       *[other] To break the tie for a jersey { $seat } rolls { $dice }, which is { $total }.
    }
}
event-prologue-placed = { $who ->
    [you] You set off from prologue no. { $place }.
   *[other] { $seat } sets off from prologue no. { $place }.
}
event-jersey-taken = { $who ->
    [you] You put on the { $jersey } jersey!
   *[other] { $seat } puts on the { $jersey } jersey.
}
event-strategy-played = { $who ->
    [you] You play { $sign }{ $value }: the total is { $total }.
   *[other] { $seat } plays { $sign }{ $value }: the total is { $total }.
}
event-rider-stayed = { $who ->
    [you] Nothing is left of the roll: you stay.
   *[other] Nothing is left of the roll: { $seat } stays.
}
event-rider-advanced = { $who ->
    [you] You advance by { $count }: { $space }.
   *[other] { $seat } advances by { $count }: { $space }.
}
event-rider-bounced = { $who ->
    [you] { $count } is too much: you touch the finish and come back to { $space }.
   *[other] { $count } is too much: { $seat } touches the finish and comes back to { $space }.
}
event-rider-dropped-back = { $who ->
    [you] You drop back: { $space }.
   *[other] { $seat } drops back: { $space }.
}
event-points-won = { $who ->
    [you] You win { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the { $jersey } jersey ({ $total } in all).
   *[other] { $seat } wins { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the { $jersey } jersey ({ $total } in all).
}
event-points-deck-empty = { $who ->
    [you] No card is left for the { $jersey } jersey: you win nothing.
   *[other] No card is left for the { $jersey } jersey: { $seat } wins nothing.
}
event-strategy-drawn = { $who ->
    [you] You draw a strategy card: { $strategy }.
   *[other] { $strategy ->
        [hidden] { $seat } draws a strategy card.
       *[other] { $seat } draws a strategy card that everyone knows: { $strategy }.
    }
}
event-strategy-deck-empty = { $who ->
    [you] No strategy card is left for you to draw.
   *[other] No strategy card is left for { $seat } to draw.
}
event-strategy-lost = { $who ->
    [you] You give back a strategy card: { $strategy }.
   *[other] { $seat } gives back a strategy card: { $strategy }.
}
event-surprise-drawn = { $who ->
    [you] A surprise for you: { $card }
   *[other] A surprise for { $seat }: { $card }
}
event-joker-used = { $who ->
    [you] You use a Joker: nothing happens.
   *[other] { $seat } uses a Joker: nothing happens.
}
event-trial-begun = Time trial, { $space }: all riders roll the dice.
event-trial-won = { $who ->
    [you] You win the time trial!
   *[other] { $seat } wins the time trial.
}
event-question-read = { $who ->
    [you] You read the question ({ $category }): “{ $en }” { $choices_en }
   *[other] { $seat } reads the question ({ $category }): “{ $en }” { $choices_en }
}
event-question-answered = { $who ->
    [you] { $result ->
        [right] Right! { $right }. { $answer_en }.
       *[wrong] { $choice ->
            [nothing] Time is up: it was { $right }. { $answer_en }.
           *[other] You answer { $choice }, it was { $right }. { $answer_en }.
        }
    }
   *[other] { $result ->
        [right] { $seat } is right: { $right }. { $answer_en }.
       *[wrong] { $choice ->
            [nothing] { $seat } did not answer in time: it was { $right }. { $answer_en }.
           *[other] { $seat } answers { $choice }, it was { $right }. { $answer_en }.
        }
    }
} { $why_en }
event-answered-by-chance = “{ $en }” ({ $category }) { $result ->
    [right] { $seat } is right: { $answer_en }.
   *[wrong] { $seat } is wrong: it was { $answer_en }.
} { $why_en }
event-extra-turn-won = { $who ->
    [you] You will take one more turn.
   *[other] { $seat } will take one more turn.
}
event-turn-missed = { $who ->
    [you] You miss your turn.
   *[other] { $seat } misses a turn.
}
event-round-ended = Round { $round } is over.
event-game-ended = The race ends { $ending }.

refusal-category-chosen = The category is chosen: answer A, B or C.
refusal-category-first = Choose the category first: tourism or cycling.
refusal-clock-only = Only the clock answers like this: choose A, B or C.
refusal-no-joker = You have no Joker.
refusal-no-question = You are not being asked a question: that happens when you stop in a stage town.
refusal-no-such-card = You have no strategy card { $value }.
refusal-no-window = Nobody plays cards now: they are played after a roll.
refusal-nothing-to-cancel = There is nothing to cancel: a Joker can be used only against an unfavourable effect, when it happens.
refusal-pawn-has-moved = The pawn has already moved: a strategy card is played before that.
refusal-roll-first = Roll the dice first: a strategy card bends a roll.
refusal-rolled-already = The dice have already been rolled: finish this turn first.
refusal-wrong-sign = { $wanted ->
    [plus] Your card { $value } can only be subtracted.
   *[other] Your card { $value } can only be added.
}

reason-only-choice = There is nothing else to do.
reason-reaches-finish = Everything for the finish.
reason-better-stop = This space is worth a card.
reason-stops-rival = This rival would get too far.
reason-saves-cards = Better to keep the cards.
reason-guesses = An answer at random.
reason-worth-a-joker = That is worth a Joker.
reason-keeps-joker = The Joker will be of use another time.

position-phase = moment
position-phase-roll = roll
position-phase-window = strategy cards
position-phase-category = choice of a question
position-phase-answer = question
position-phase-joker = Joker or not
position-phase-over = race over
position-round = round
position-turn = turn of
position-dice = last roll
position-played = cards played
position-total = total
position-target = would stop on
position-asked = may play cards
position-threat = threat
position-threat-mishap = back 3 spaces
position-extra = one more turn
position-extra-yes = yes
position-order = play order
position-riders = riders
position-trials = time trials held
position-trials-none = none
position-yellow = yellow jersey
position-yellow-none = nobody
position-polka = polka-dot jersey
position-polka-none = nobody
position-green = green jersey
position-green-none = nobody
position-white = white jersey
position-white-none = nobody
position-hand = strategy cards
position-known = known to all
position-jokers = Jokers
position-skip = turns to miss
position-climbs = polka-dot points
position-sprints = green points
position-youth = white points
position-tied-polka = polka-dot tie broken
position-tied-green = green tie broken
position-tied-white = white tie broken
position-deck-strategy = strategy deck
position-deck-surprise = surprise deck
position-deck-questions = question deck
position-row-strategy = under it (strategy)
position-row-surprise = under it (surprise)
position-row-questions = under it (questions)
position-category = category
position-question-fr = question in French
position-answers-fr = answers in French
position-question-en = question
position-answers-en = answers
position-right = right answer
position-given = answer given
position-given-none = none
position-given-chance-right = right, by chance
position-given-chance-wrong = wrong, by chance
position-rolled-prologue = dice of the prologue
position-rolled-trial = dice of the time trial
position-rolled-quiz = dice instead of a question
position-rolled-yellow = dice for the yellow jersey
position-rolled-polka = dice for the polka-dot jersey
position-rolled-green = dice for the green jersey
position-rolled-white = dice for the white jersey
position-card = card
position-ended = end
position-ended-finish = finish reached
position-ended-rounds = last round played

asks-phase-roll = { $who ->
    [you] Roll the dice.
   *[other] { $names } rolls the dice.
}
asks-phase-window = { $who ->
    [you] Play strategy cards on this roll, or press “Done”.
   *[other] { $names } may play strategy cards.
}
asks-phase-category = { $who ->
    [you] A stage town: choose a question on tourism or on cycling.
   *[other] { $names } chooses a question.
}
asks-phase-answer = { $who ->
    [you] Answer A, B or C.
   *[other] { $names } answers the question.
}
asks-phase-joker = { $who ->
    [you] Use a Joker, or keep it and take the effect.
   *[other] { $names } decides whether to use a Joker.
}

status-roll = { $who ->
    [you] { $extra ->
        [yes] One more turn: roll the dice.
       *[no] Roll the dice; { $left ->
            [one] 1 space
           *[other] { $left } spaces
        } to Paris.
    }
   *[other] { $names } rolls the dice, { $left ->
        [one] 1 space
       *[other] { $left } spaces
    } from Paris.
}
status-window = { $who ->
    [you] { $own ->
        [yes] You roll { $total }: { $space }. Play Strategy cards, or finish.
       *[no] { $seat } rolls { $total }: { $space }. Change this roll, or finish.
    }
   *[other] { $own ->
        [yes] You roll { $total }: { $space }. { $names } may change this roll.
       *[no] { $seat } rolls { $total }: { $space }. { $names } may change this roll.
    }
}
status-category = { $who ->
    [you] { $town }: choose a question on tourism or on cycling.
   *[other] In { $town }, { $names } chooses a question.
}
status-answer = { $who ->
    [you] { $town }, { $category }: answer A, B or C.
   *[other] In { $town }, { $names } answers a question on { $category }.
}
status-mishap = { $who ->
    [you] { $space }: a Joker, or three spaces back?
   *[other] { $space }: { $names } plays a Joker, or goes back three spaces.
}
status-surprise = { $who ->
    [you] Surprise, { $title }: a Joker would cancel it. Use it, or keep it.
   *[other] Surprise, { $title }: { $names } uses a Joker or not.
}

# Positions that cannot be: “No game can reach this position: …” -------------------------------------

impossible-asked = a seat with a card is asked exactly while a roll may be changed
impossible-dice = dice must show one to six, and cards are played only on a roll
impossible-finish = the game ends with the one rider who arrives, and only then by the finish
impossible-jerseys = each jersey must have at most one holder at the table, the yellow one always
impossible-jokers = there are not that many Jokers
impossible-place = a rider is off the road, or has a negative number of turns to miss
impossible-question = question, card and answer do not match the phase
impossible-rounds = the round limit has been passed, so the game would be over
impossible-threat = there is a threat exactly while its seat may play a Joker against it
impossible-trials = the leader has passed a time trial that was never held

section-TDF-1 = Setting up and prologue
rule-TDF-1-1 = Two to six play, one pawn each. The six decks are shuffled separately and lie face down; the four jersey cards wait beside them.
rule-TDF-1-2 = Prologue: everyone rolls the two dice. The best sum takes Prologue no. 1, the next no. 2, and so on.
rule-TDF-1-3 = Players with equal sums roll again among themselves until they are separated, the best group completely before the next. Here and wherever ties are broken, dice are rolled in the order of the seats.
rule-TDF-1-4 = Prologue no. 1 is the foremost space, the others lie behind it one by one. These spaces have no effect.
rule-TDF-1-5 = The winner of the prologue puts on the yellow jersey.
rule-TDF-1-6 = The ranking of the prologue is the play order for the whole game. Nobody starts with cards.
section-TDF-2 = A turn
rule-TDF-2-1 = In turn, everyone rolls the two dice and advances their pawn by the result, as modified by strategy cards.
rule-TDF-2-2 = Then the space on which the pawn stops takes effect.
rule-TDF-2-3 = A round is complete when everyone has had a turn; a missed turn counts.
rule-TDF-2-4 = Pawns never block, take or push each other: a space holds as many as come.
rule-TDF-2-5 = One more turn is a whole turn of the same rider, taken at once, in the same round.
section-TDF-3 = Strategy cards
rule-TDF-3-1 = A strategy card is drawn for a right answer in a stage town, on a strategy space, for winning a time trial, and when a surprise says so.
rule-TDF-3-2 = It is kept, hidden from the others, for later; there is no hand limit. It can be used from the next roll on.
rule-TDF-3-3 = A strategy card changes a movement roll, your own or someone else’s, before the pawn moves. It changes neither the prologue nor a time trial, a tie-break or the dice that replace a question.
rule-TDF-3-4 = Several cards may be played on one roll, and several players may combine theirs against the same rider.
rule-TDF-3-5 = The player of a card chooses whether to add or subtract it. If signs are printed, the card decides.
rule-TDF-3-6 = The opponents play first, in order after the rider, who has the last word (or the first, if the table so chooses). Everyone has one opportunity per roll, with any number of cards.
rule-TDF-3-7 = A player without strategy cards is not asked. A player who does not want to play cards may say so beforehand, for this turn or for longer, and is then not asked.
rule-TDF-3-8 = A card that is played is shown to everyone, then put under the deck, in the order of play.
rule-TDF-3-9 = The total is the sum of dice and cards, never less than 0. At 0 the pawn stays, no space takes effect and the turn ends.
rule-TDF-3-10 = If the strategy deck is empty, nothing is drawn.
section-TDF-4 = Riding and finishing
rule-TDF-4-1 = The pawn advances by the total.
rule-TDF-4-2 = To win, a rider must stop exactly on the finish. A rider with too much goes to the finish and back by the rest; a favourable surprise follows the same rule.
rule-TDF-4-3 = After coming back, the space where the rider stops takes effect, even if it is the one they started from.
rule-TDF-4-4 = Going back never leads behind Prologue no. 6; the rest is lost.
rule-TDF-4-5 = The game ends the moment a pawn stops on the finish, by dice or by a surprise.
section-TDF-5 = The spaces
rule-TDF-5-1 = Stage town: the rider chooses tourism or cycling, then the neighbour on the left draws a card and reads it. The question need not concern that town. If a club card lacks that question, its other one is asked.
rule-TDF-5-2 = The rider picks one of three answers. If it is right, they draw a strategy card; if not, nothing happens. The card goes under the deck.
rule-TDF-5-3 = The answers are shown in an order drawn at random, the same for everyone. The right one is revealed after the answer.
rule-TDF-5-4 = Not answering in time counts as a wrong answer.
rule-TDF-5-5 = For a bot, chance chooses the category and answers: right 75, 55 or 40 times in 100, according to the difficulty. A bot that stands in for an absent player picks an answer at random.
rule-TDF-5-6 = Without questions the rider rolls the two dice: 7 or more counts as a right answer.
rule-TDF-5-7 = Jersey space: take the top point card of that deck and keep it face up. It never returns; an empty deck gives nothing.
rule-TDF-5-8 = Crash, puncture, dropped chain: go back three spaces. The new space has no effect, whatever it is.
rule-TDF-5-9 = Strategy space: draw a strategy card.
rule-TDF-5-10 = Surprise space: draw a card, read it, apply it.
rule-TDF-5-11 = A time-trial space has an effect only for the first rider to reach it; a later stop there does nothing.
section-TDF-6 = Surprises and Jokers
rule-TDF-6-1 = After a favourable surprise that moves the pawn, the new space takes effect, whatever it is: even a crash, another surprise or the finish.
rule-TDF-6-2 = After an unfavourable surprise the new space has no effect.
rule-TDF-6-3 = “To the next stage town”: the nearest ahead; if there is none, a strategy card. “To the previous one”: the nearest behind, or Prologue no. 1.
rule-TDF-6-4 = “Join the rider in front”: the space of the nearest pawn ahead, moving eight spaces at most; if nobody is ahead, a strategy card.
rule-TDF-6-5 = “Give back a card”: one strategy card from the hand, taken at random and shown, goes under the deck; without a card nothing happens. “Miss a turn”: the next turn is missed.
rule-TDF-6-6 = A Joker is kept face up until it is used, then it goes under the surprise deck. Every other surprise goes there as soon as it is read.
rule-TDF-6-7 = A Joker cancels a crash, a puncture, a dropped chain or an unfavourable surprise that hits its owner, if there is something to cancel. The pawn stays where it is and the turn ends.
rule-TDF-6-8 = Nobody has to use a Joker: the owner is asked.
section-TDF-7 = Time trial
rule-TDF-7-1 = When a pawn reaches or passes a time-trial space for the first time, all players take part. Each of the three spaces is used once.
rule-TDF-7-2 = It is held when the pawn stands on its new space, before that space takes effect. If the pawn is on the finish, the game is over and it is not held.
rule-TDF-7-3 = Everyone rolls the two dice, and the best sum wins; players tied for the best roll again among themselves.
rule-TDF-7-4 = The winner draws a strategy card.
rule-TDF-7-5 = Then the rider’s turn goes on, and after it the next player’s.
rule-TDF-7-6 = Whether team (Dole) or individual (Béziers, Bourges), the time trial is played in the same way.
rule-TDF-7-7 = If a rider passes two of these spaces at once, both trials are held, the lower space first. Everyone takes part, even a rider who must miss a turn.
section-TDF-8 = Jerseys
rule-TDF-8-1 = At the end of every round the rider in the lead takes the yellow jersey. If several share the lead, the wearer keeps it if they are among them; otherwise they roll off.
rule-TDF-8-2 = Likewise, polka-dot, green and white each go to the rider with the most points face up for it.
rule-TDF-8-3 = As long as nobody has points for it, a jersey stays aside.
rule-TDF-8-4 = With equal points the two dice are rolled; the best sum takes the jersey, and equal sums roll again.
rule-TDF-8-5 = A broken tie stays broken: as long as the total and those who share it are the same, the wearer keeps the jersey and nobody rolls.
rule-TDF-8-6 = Jerseys change hands throughout the game.
rule-TDF-8-7 = Yellow: the leader of the race. Polka-dot: the best climber. Green: the best sprinter. White: the best young rider.
section-TDF-9 = The end
rule-TDF-9-1 = The rider who stops on the finish has won. The others are ranked by their spaces, then by their polka-dot, green and white jerseys, then by the prologue. With honours the race gives 12, 6, 3 and 1 points, polka-dot and green 4, white 3; the most points win, and between equals the better place in the race.
rule-TDF-9-2 = The game ends at once, without finishing the round. The winner takes the yellow jersey; the other three are awarded one last time.
rule-TDF-9-3 = If nobody has finished after the agreed number of rounds, the game ends and the same ranking decides.
