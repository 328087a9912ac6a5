board = Table de Médailles : quatre sports au centre, la pioche, le pot
hand = Votre main
centre = Le centre
centre-card = Au centre : { $sport }, { $athlete }
seen = vue de tous
seen-sign = vue
place-empty = Place vide du centre
empty = vide
none = aucune
short-NAT = Natation
short-SKI = Ski
short-ATH = Athlé
short-CYC = Cyclisme
short-JUD = Judo
short-ESC = Escrime
short-AVI = Aviron
short-GYM = Gym
short-ARC = Arc
metal-1 = bronze
metal-2 = argent
metal-3 = or
medal-free = { $k ->
    [1] bronze libre
    [2] argent libre
   *[other] or libre
}
medal-owned = { $k ->
    [1] bronze à { $name }
    [2] argent à { $name }
   *[other] or à { $name }
}
medals-free = à gagner : { $medals }
medal-table = Palmarès
medals-title = MÉDAILLES
medals = { $count ->
    [0] aucune médaille
    [one] 1 médaille
   *[other] { $count } médailles
}
podium = Votre podium
standing = Le podium du moment
podium-of-you = { $count ->
    [0] Votre podium, encore vide
    [one] Votre podium, 1 médaille
   *[other] Votre podium, { $count } médailles
}
of-target = { $count } sur { $target } médailles pour finir
medals-of-target = médailles
you = Vous
partner = votre partenaire
with-you = avec vous
at-stake = en jeu
beaten-by = battu par { $k }
taken-back = en main
countered = contré
does-nothing = { $count ->
    [0] sans médaille
    [one] 1 médaille
   *[other] { $count } médailles
}
does-turn = à son tour
does-attempts = { $k ->
    [1] tente le bronze
    [2] tente l’argent
   *[other] tente l’or
}
does-raises = { $k ->
    [2] surenchérit : argent
   *[other] surenchérit : or
}
does-beaten = enchère battue
does-counters = contre et reprend
does-asked = répond…
does-silent = sans enchère
does-waits = répondra
does-nothing-short = { $count ->
    [0] –
   *[other] { $count } méd.
}
does-turn-short = joue
does-attempts-short = tente
does-raises-short = monte
does-beaten-short = battu
does-counters-short = contre
does-asked-short = répond
does-silent-short = sans
does-waits-short = ensuite
did-won = { $k ->
    [1] remporte le bronze
    [2] remporte l’argent
   *[other] remporte l’or
}
did-beaten = { $k ->
    [one] battu avec 1 carte
   *[other] battu avec { $k } cartes
}
did-spoiled = { $k ->
    [1] bronze contré
    [2] argent contré
   *[other] or contré
}
did-countered = { $k ->
    [one] a contré, 1 carte
   *[other] a contré, { $k } cartes
}
did-won-short = gagne
did-beaten-short = battu
did-spoiled-short = contré
did-countered-short = contre
team-points = équipe
would-attempt = { $k ->
    [1] Tenter le bronze
    [2] Tenter l’argent
   *[other] Tenter l’or
}
would-outbid = { $k ->
    [2] Monter à l’argent
   *[other] Monter à l’or
}
would-counter = Contrer à { $k }
would-discard = Au pot
would-swap = En échange
would-pass = Passer
attempt-for = { $k ->
    [1] Tenter le bronze
    [2] Tenter l’argent
   *[other] Tenter l’or
}
outbid-for = { $k ->
    [2] Surenchérir, argent
   *[other] Surenchérir, or
}
attempt-some = Tenter une médaille
discard-some = Défausser
swap-some = Échanger
discard = Défausser
swap = Échanger
pass = Passer
counter = { $k ->
    [one] Contrer, 1 carte
   *[other] Contrer, { $k } cartes
}
outbid = Surenchérir
cancel = Annuler
enter = Entrée
escape = Échap
pile = Pioche, { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
to-draw = à piocher
pile-badge = { $count ->
    [0] Pioche vide
    [one] 1 carte à piocher
   *[other] { $count } cartes à piocher
}
pot = Pot, { $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
}
pot-word = pot
throw-here = Défausser au pot
end = La fin
target = { $target } médailles à un joueur
target-team = { $target } médailles à une équipe
best-yet = { $most ->
    [0] pas encore une
   *[other] au plus { $most } pour l’instant
}
worth = { $k ->
    [1] Bronze, 1 carte
    [2] Argent, 2 cartes
   *[other] Or, 3 cartes
}
pile-empty = Pioche vide
still = { $count ->
    [0] plus une carte
    [one] encore 1 carte
   *[other] encore { $count } cartes
}
turns-left = { $count ->
    [one] dernier tour
   *[other] { $count } tours
}
points = { $count ->
    [0] point
    [one] point
   *[other] points
}
points-of-team = { $count ->
    [0] 0 point
    [one] 1 point
   *[other] { $count } points
}
point-short = pt
in-hand = main
teams = Deux contre deux
stake = { $k ->
    [1] Bronze en jeu
    [2] Argent en jeu
   *[other] Or en jeu
}
turn = Tour { $number }
game-over = Fin de la partie
won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
final-turns = Derniers tours
raised = surenchères
spoiled = contres réussis
wins-gold = { $who ->
    [you] L’or en { $sport } est à vous
   *[other] { $name } prend l’or en { $sport }
}
spoils = { $who ->
    [you] Votre contre gâche la médaille en { $sport }
   *[other] Le contre { ELIDE("de", $name) } gâche la médaille en { $sport }
}
