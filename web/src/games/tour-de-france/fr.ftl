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
question-of = Question { ELIDE("de", $town) }
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
ceremony = Remise des maillots
podium = Podium sur les Champs-Élysées
place-of = { $place ->
    [1] 1er
   *[other] { $place }e
} : { $name }
see-map = Voir la carte
key = au clavier
means-yellow = premier de la course
means-polka = meilleur grimpeur
means-green = meilleur sprinter
means-white = meilleur jeune
means-prologue = La meilleure somme part devant, en jaune.
means-trial-team = Par équipe : le meilleur temps compte. Tous lancent, la meilleure somme gagne une carte.
means-trial-alone = Chacun contre la montre : tous lancent, la meilleure somme gagne une carte.
space-town = Une question ; une bonne réponse vaut une carte Stratégie.
space-polka = Des points de grimpeur.
space-green = Des points de sprinter.
space-white = Des points de jeune.
space-strategy = Une carte Stratégie.
space-surprise = Une carte Imprévu : bonne ou mauvaise.
space-crash = Trois cases en arrière, sauf Joker.
space-puncture = Trois cases en arrière, sauf Joker.
space-chain = Trois cases en arrière, sauf Joker.
space-time_trial = Le premier qui l’atteint ou la dépasse fait lancer tout le monde.
space-time_trial-held = Déjà couru.
told-yellow = Tours en jaune
told-best = Meilleur lancer
told-cards = Cartes jouées
told-answers = Bonnes réponses
told-trials = Contre-la-montre gagnés
told-back = Reculs
