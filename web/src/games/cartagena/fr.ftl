board = Couloir de { $count } cases, du départ à la barque
start = Départ
boat = Barque
boat-tag = barque
space = Case { $number }, { $symbol }
target = on peut y aller
target-back = on peut y reculer, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
hand = Votre main
card = { $name }, { $count }
no-card = { $name }, aucune
piles = Actions, pioche et cartes jouées
pile = Pioche, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
in-pile = { $count ->
    [0] carte à piocher
    [one] carte à piocher
   *[other] cartes à piocher
}
discard = Cartes jouées, { $count }
discard-short = Jouées { $count }
in-discard = { $count ->
    [0] carte jouée
    [one] carte jouée
   *[other] cartes jouées
}
row = À venir
played = Déjà jouées
open-hands = Mains ouvertes
known-cards = Cartes connues
actions-left = { $count ->
    [0] aucune action
    [one] 1 action
   *[other] { $count } actions
}
advance = Avancer de { $count }
board-boat = Embarquer
retreat = Reculer
retreat-for = { $count ->
    [one] Reculer, +1 carte
   *[other] Reculer, +{ $count } cartes
}
end = Finir le tour
cancel = Annuler
enter = Entrée
escape = Échap
backspace = Retour
in-boat = barque
score = { $count ->
    [0] 0 pirate à bord
    [one] 1 pirate à bord
   *[other] { $count } pirates à bord
}
cards = { $count ->
    [0] carte
    [one] carte
   *[other] cartes
}
last-action = Dernière action
won = { $name } gagne
turn = Tour { $number }
you-win = Vous gagnez
drawn-game = Partie nulle
time-up = Fin de la partie
way = { $percent } % du chemin parcouru
longest-run = plus longue course, en cases
cards-played = cartes jouées
walks-back = reculs
cards-won = cartes gagnées en reculant
boards = { $who ->
    [you] { $count ->
        [one] Votre premier pirate embarque
       *[other] Vous avez { $count } pirates à bord
    }
   *[other] { $count ->
        [one] Le premier pirate { ELIDE("de", $name) } embarque
       *[other] { $name } a { $count } pirates à bord
    }
}
runs-far = { $who ->
    [you] Vous courez { $count } cases d’un trait
   *[other] { $name } court { $count } cases d’un trait
}
