tile = { $event } : { $shows }
programme = Programme
kind-standard = épreuve
kind-rest = repos
kind-final = finale
event-done = { $name }, terminée : Soleil { $sun }, Vague { $wave }.
event-now = { $name }, en cours, { $number } sur { $count }.
event-later = { $name }, à venir.
team-0 = Soleil
team-1 = Vague
medal-table = Tableau des médailles
pts = pts
team-score = { $team }, { $count ->
    [0] 0 point
    [one] 1 point
   *[other] { $count } points
}
metal-gold = Or
metal-silver = Argent
metal-bronze = Bronze
energy-of = Énergie : { $energy } sur 30
is-ready = prêt
is-choosing = choisit…
is-playing = joue…
is-watching = regarde
first = Premier joueur
ball = A le ballon
talk-open = Parole libre
talk-closed = Silence
talk-numbers = Nombres seulement
all-rules = Toutes les règles de l’épreuve

about-track_cycling = La plus grande mise prend l’or et paie la mise suivante ; sans médaille, on ne paie rien.
about-show_jumping = Dé vert plus mise doivent atteindre l’obstacle ; sinon, on tombe.
about-golf = Chaque énergie misée est un coup : le dé vert désigne le trou à prendre pour l’équipe.
about-tennis = Annoncez ce que votre équipe paierait ; qui passe laisse la médaille à l’autre équipe.
about-weightlifting = 1 énergie par essai : le dé vert doit atteindre le niveau du poids ; passer est définitif.
about-relay_run = On mise deux par deux ; la plus grande somme d’équipe gagne l’or.
about-relay_medley = Les mises de l’équipe se multiplient : un seul 0, et tout est à 0.
about-high_jump = Sauter paie la barre et prend la meilleure médaille qui reste ; attendre la fait baisser.
about-archery = Quatre dés ; 1 énergie en fait relancer un. La plus grande somme gagne.
about-sprint_100 = Courir avec une mise, ou se reposer et reprendre 3 énergies.
about-beach_volley = La plus grande somme de mises gagne l’or ; se reposer rend 3 énergies.
about-doping_control = Se doper : 6 énergies pour l’équipe, mais accusé, on perd sa plus belle médaille.
about-basketball = Panier si dé + mise valent au moins 3 + blocages ; deux paniers donnent l’or.
about-fencing = Plus on mise, plus on lance de dés ; deux manches de suite donnent l’or.
about-tug_of_war = La plus grande somme tire le cube d’une case ; au bout, c’est l’or.
about-taekwondo = Une attaque enlève 2, sauf à qui bloque ; bloquer pour rien coûte 2.

pad = Votre manette
aloud = À voix haute
wheel = Molette
wheel-unset = pas encore réglée
unused = ne sert pas ici
button = { $shape }, touche { $key } : { $does }
shape-A = Bouton rond
shape-B = Bouton carré
shape-C = Bouton triangle
do-bid = Miser
do-enter = Participer
do-rest = Se reposer
do-dope = Se doper
do-accuse = Accuser
do-jump = Sauter
do-wait = Attendre
do-shoot = Tirer
do-pass_to = Passer
do-block = Bloquer
do-intercept = Intercepter
do-attack = Attaquer
do-guard = Bloquer
do-retry = Relancer
do-pass = Passer
do-keep = Renoncer
do-stop = S’arrêter
says-bid = miser { $n }
says-enter = participer avec { $n }
says-rest = se reposer
says-dope = se doper
says-accuse = accuser
says-jump = sauter
says-wait = attendre
says-shoot = tirer avec { $n }
says-pass_to = passer à { $name }
says-block = bloquer avec { $n }
says-intercept = intercepter
says-attack = attaquer { $name }
says-guard = bloquer
says-shift = prendre le trou { $hole }
says-keep = renoncer
says-announce = annoncer { $n }
says-pass = passer
says-split = faire payer { $n }
says-lift = soulever { $weight }
says-retry = relancer pour le même poids
says-reroll = relancer le dé { $die }
says-stop = s’arrêter là
says-allocate = donner { $n }
aim-pass_to = Passer à
aim-attack = Attaquer
lock = Verrouiller
play = Valider
choose-button = Choisissez un bouton
choose-number = Choisissez un nombre
choose-target = Choisissez qui
choose-one = Faites votre choix
choices = Choix possibles
pad-locked = Manette verrouillée
you-locked = Votre choix : { $choice }
pad-idle = Rien à régler pour l’instant
still-choosing = On attend
now-playing = C’est à
number = Nombre à annoncer
part-of = Part { ELIDE("de", $name) }
less = Moins
more-by = Plus { $count }
between = de { $low } à { $high }
to-pay = Encore { $count } à payer par l’équipe
to-give = Encore { $count } à donner dans l’équipe
has = { $energy } { $energy ->
    [one] énergie
   *[other] énergies
}
hole = Trou { $hole }
strokes = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}

pads-open = Manettes ouvertes
pays = paie { $count }
gains = +{ $count }
die = dé { $faces }
won-by = { $metal } : { $who }.
shown = { $name } : { $choice }.
lost-gold = Or perdu
lost-silver = Argent perdu
lost-bronze = Bronze perdu
shot = dé { $die } + { $bid } { $result ->
    [basket] ≥ { $base } + { $blocks } : panier !
   *[other] < { $base } + { $blocks } : manqué
}
go-on = Suite
cleared = franchi
fell = chute
hit = −{ $count }
out = hors jeu
you-too = vous
takes = { $who ->
    [you] Vous prenez { $metal ->
        [gold] l’or
        [silver] l’argent
       *[bronze] le bronze
    }{ $price ->
        [0] .
       *[other] {" "}et payez { $price }.
    }
    [us] { $names } prenez { $metal ->
        [gold] l’or
        [silver] l’argent
       *[bronze] le bronze
    }{ $price ->
        [0] .
       *[other] {" "}et payez chacun { $price }.
    }
   *[other] { $names } { $count ->
        [one] prend
       *[other] prennent
    } { $metal ->
        [gold] l’or
        [silver] l’argent
       *[bronze] le bronze
    }{ $price ->
        [0] .
       *[other] {" "}{ $count ->
            [one] et paie { $price }.
           *[other] et paient { $price }.
        }
    }
}
also = { $metal } : { $names }.
team-takes = { $teams } { $count ->
    [one] prend
   *[other] prennent
} { $metal ->
    [gold] l’or
    [silver] l’argent
   *[bronze] le bronze
}.
against =  : { $more } contre { $less }.
loses = { $team } perd { $metal ->
    [gold] une médaille d’or
    [silver] une médaille d’argent
   *[bronze] une médaille de bronze
}.
odds = { $kind ->
    [reroll] Mieux qu’à présent : { $count } chances sur { $faces }
   *[other] Franchi : { $count ->
        [one] { $count } chance
       *[other] { $count } chances
    } sur { $faces }
}
odds-against = Panier avec { $n }, selon la somme des blocages
odds-at = Contre { $sum } : { $count } sur { $faces }.
no-medal = Pas de médaille
next = Ensuite : { $event }
close-reveal = Fermer
event-over = Épreuve { $number } terminée
games-over = Fin des jeux
team-wins = { $team } gagne les jeux
drawn-games = Égalité
heading = Épreuve { $number }
won-alone = { $metal } (individuel)
energy-spent = énergie dépensée
dearest = plus grosse dépense
heaviest = poids le plus lourd, en kg
