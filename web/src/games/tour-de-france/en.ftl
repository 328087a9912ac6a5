map = Map of France: the road of 100 spaces, from the prologue to the Champs-Élysées
channel = CHANNEL
ocean = ATLANTIC
atlantic = OCEAN
mediterranean = MEDITERRANEAN
prologue = Prologue
round = Round { $round }
round-end = End of round { $round }
stage = Stage { $number }, { $terrain }
stage-label = Stage
stage-of = Leader: stage { $number }/{ $count }
terrain-flat = flat
terrain-hills = hills
terrain-mountain = mountains
profile = Profile of the road.
rider = Rider
to-go = To Paris
strategy = Strategy
surprise = Surprise
questions = Questions
unknown = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
under = ; under them, in order:
asked-before = { $count ->
    [one] 1 card asked already
   *[other] { $count } cards asked already
}
hand = Your hand
card = Strategy card { $name }{ $count ->
    [one] {""}
   *[other] , { $count } times
}
no-cards = No strategy cards in hand.
sign = Sign
add = Add
subtract = Subtract
play = Play { $card }
enter = Enter
space-key = Space
ask-me = Ask me
ask-always = on every roll
ask-only-rivals = if a rival threatens
ask-never-on-others = only on my rolls
ask-not-this-turn = no more this turn
wait = Wait, I want to play
awaited = ✓ I will be asked on the next roll
window = Who may change this roll
you = You
your-turn = your turn
thinks = thinks
later = next
no-card = 0 cards
passes = passes
die = Die: { $value }
die-waits = Die to be rolled
far = space { $space }, { $left } from Paris
arrived = reached the Champs-Élysées
in-prologue = prologue no. { $number }
cards = { $count ->
    [0] No strategy card
    [one] 1 strategy card
   *[other] { $count } strategy cards
}
known = Known to all
jokers = { $count ->
    [one] 1 Joker
   *[other] { $count } Jokers
}
points = { $jersey } points
points-polka = Polka-dot
points-green = Green
points-white = White
jersey-yellow = wears the yellow jersey
jersey-polka = wears the polka-dot jersey
jersey-green = wears the green jersey
jersey-white = wears the white jersey
skips = { $count ->
    [one] misses the next turn
   *[other] misses { $count } turns
}
question-of = Question in { $town }
which-kind = Which question would you like?
chooses-kind = { $name } chooses a question…
kind-tourism = Tourism
kind-cycling = Cycling
reward = A right answer earns 1 strategy card.
answer = Answer
answer-with = Answer { $letter }
is-right = right
is-wrong = wrong
well-done = Well done!
missed = Missed.
no-answer = No answer.
trial = Time trial, { $town }
wins-card = 1 card
in-yellow = in yellow
surprise-you = A surprise for you
surprise-of = A surprise for { $name }
score-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
score-space = { $count ->
    [100] finish
   *[other] space { $count }
}
race-over = End of the race
you-arrive = You win the Tour
arrives = { $name } wins the Tour
ceremony = Jersey ceremony
podium = Podium on the Champs-Élysées
place-of = { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}: { $name }
see-map = See the map
key = on the keyboard
means-yellow = leader of the race
means-polka = best climber
means-green = best sprinter
means-white = best young rider
means-prologue = The best sum starts first, in yellow.
means-trial-team = A team trial: the best time counts. All roll, the best sum wins a card.
means-trial-alone = One by one against the clock: all roll, the best sum wins a card.
space-town = A question; a right answer wins a Strategy card.
space-polka = Points for climbers.
space-green = Points for sprinters.
space-white = Points for young riders.
space-strategy = A Strategy card.
space-surprise = A Surprise card, good or bad.
space-crash = Three spaces back, unless a Joker cancels it.
space-puncture = Three spaces back, unless a Joker cancels it.
space-chain = Three spaces back, unless a Joker cancels it.
space-time_trial = Whoever first reaches or passes it makes everybody roll.
space-time_trial-held = Already held.
told-yellow = Rounds in yellow
told-best = Best roll
told-cards = Cards played
told-answers = Right answers
told-trials = Time trials won
told-back = Times sent back
