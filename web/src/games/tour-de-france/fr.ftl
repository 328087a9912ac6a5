map = Carte de France : la route de 100 cases, du prologue aux Champs-Élysées
channel = MANCHE
ocean = OCÉAN
atlantic = ATLANTIQUE
mediterranean = MÉDITERRANÉE
prologue = Prologue
round = Tour { $round }
round-end = Fin du tour { $round }
stage = Étape { $number }, { $terrain }
stage-label = Étape
stage-of = En tête : étape { $number }/{ $count }
terrain-flat = plaine
terrain-hills = collines
terrain-mountain = montagne
profile = Profil de la route.
rider = Coureur
to-go = Jusqu’à Paris
strategy = Stratégie
surprise = Imprévu
questions = Questions
unknown = { $count ->
    [one] 1 carte cachée
   *[other] { $count } cartes cachées
}
under =  ; dessous, dans l’ordre :
asked-before = { $count ->
    [one] 1 carte déjà posée
   *[other] { $count } cartes déjà posées
}
hand = Votre main
card = Carte Stratégie { $name }{ $count ->
    [one] {""}
   *[other] , { $count } fois
}
no-cards = Aucune carte Stratégie en main.
sign = Signe
add = Ajouter
subtract = Retrancher
play = Jouer { $card }
enter = Entrée
space-key = Espace
ask-me = Me demander
ask-always = à chaque lancer
ask-only-rivals = face à un rival
ask-never-on-others = sur mes lancers
ask-not-this-turn = jamais ce tour
wait = Attendez, je veux jouer
awaited = ✓ Je joue au prochain lancer
window = Qui peut modifier ce lancer
you = Vous
your-turn = à vous
thinks = hésite
later = ensuite
no-card = 0 carte
passes = passe
die = Dé : { $value }
die-waits = Dé à lancer
far = case { $space }, à { $left } de Paris
arrived = arrivé sur les Champs-Élysées
in-prologue = prologue n° { $number }
cards = { $count ->
    [0] Aucune carte Stratégie
    [one] 1 carte Stratégie
   *[other] { $count } cartes Stratégie
}
known = Connues de tous
jokers = { $count ->
    [one] 1 Joker
   *[other] { $count } Jokers
}
points = Points { $jersey }
points-polka = à pois
points-green = verts
points-white = blancs
jersey-yellow = porte le maillot jaune
jersey-polka = porte le maillot à pois
jersey-green = porte le maillot vert
jersey-white = porte le maillot blanc
skips = { $count ->
    [one] passe son prochain tour
   *[other] passe { $count } tours
}
question-of = Question de { $town }
which-kind = Quelle question voulez-vous ?
chooses-kind = { $name } choisit sa question…
kind-tourism = Tourisme
kind-cycling = Cyclisme
reward = Bonne réponse : 1 carte Stratégie.
answer = Répondre
answer-with = Répondre { $letter }
is-right = juste
is-wrong = faux
well-done = Bonne réponse !
missed = Raté.
no-answer = Pas de réponse.
trial = Contre-la-montre, { $town }
wins-card = 1 carte
in-yellow = en jaune
surprise-you = Imprévu pour vous
surprise-of = Imprévu pour { $name }
score-points = { $count ->
    [0] 0 point
    [one] 1 point
   *[other] { $count } points
}
score-space = { $count ->
    [100] arrivée
   *[other] case { $count }
}
race-over = Fin de la course
you-arrive = Vous gagnez le Tour
arrives = { $name } gagne le Tour
