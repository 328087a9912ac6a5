board = Plateau de Kahuna : 12 îles, 27 liaisons
card = Carte { $name }
card-row = Carte visible { $name }
hand = Votre main
row = Rangée
row-keys = AZE
piles = Pioche et défausse
pile = Pioche, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
pile-short = Pioche { $count }
discard = Défausse, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
empty = vide
cards = { $count ->
    [one] carte
   *[other] cartes
}
point = { $count ->
    [0] point
    [one] point
   *[other] points
}
turn = Tour { $number }
point-short = pt
stones = { $count ->
    [0] pion
    [one] pion
   *[other] pions
}
links = { $count ->
    [0] lien
    [one] lien
   *[other] liens
}
round = Manche { $round }/3, vaut { $points ->
    [one] 1 point
   *[other] { $points } points
}
round-short = { $round ->
    [final] Derniers tours
   *[other] Manche { $round }/3
}
round-3 = Manche 3/3, vaut l’écart de pions
round-final = Derniers tours
sudden = { $by ->
    [links] Mort subite sans lien
   *[other] Mort subite
}
must-draw = Doit piocher
lay = Poser le lien
remove = Retirer le lien
draw = Piocher
take = Prendre { $name }
throw = Défausser { $name }
throw-sign = jeter
end = Finir sans piocher
cancel = Annuler
enter = Entrée
escape = Échap
line-free = Liaison { $line }, libre
line-taken = Liaison { $line }, lien { ELIDE("de", $name) }
island = { $name } : il faut { $need } liens sur { $lines } ; { $one } { $first }, { $other } { $second }
island-free = { $name }, il faut { $need } liens sur { $lines }
needed = { $need } / { $lines }
round-now = Manche { $round } en cours, pions pouvoir : { $one } { $first }, { $other } { $second }
round-won = Manche { $round } : { $name } marque { $points ->
    [one] 1 point
   *[other] { $points } points
}
round-tied = Manche { $round } : égalité
round-to-come = Manche { $round } à venir
line-torn = Liaison { $line }, lien { ELIDE("de", $name) } ; avec { $card } en plus, il se retire
round-over = Fin de la manche { $round }
won = { $name } gagne
you-win = Vous gagnez
drawn-game = Partie nulle
points-of-round = Manche { $round }
links-laid = liens posés
links-torn = liens retirés avec deux cartes
links-swept = liens balayés
islands-taken = îles prises
topples = { $who ->
    [you] Vous faites tomber { $islands }
   *[other] { $name } fait tomber { $islands }
}
takes-both = { $who ->
    [you] Vous prenez { $islands } d’un coup
   *[other] { $name } prend { $islands } d’un coup
}
