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
in-short = En bref

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

rule-10-2 = La plus grande mise prend l’or et paie la deuxième.
rule-10-3 = La deuxième paie la troisième : argent ; et ainsi de suite.
rule-10-6 = Sans médaille, on ne paie rien.
rule-10-7 = Trois médailles données : c’est fini.
rule-11-1 = Cinq obstacles : 3, 4, 5, 6 et 7.
rule-11-4 = Franchi si dé vert + mise ≥ obstacle.
rule-11-5 = Sinon on tombe, et la mise est perdue.
rule-11-8 = On classe par obstacles franchis.
rule-12-1 = La mise est payée : autant de coups.
rule-12-4 = Le dé vert désigne le trou à prendre pour l’équipe.
rule-12-5 = Trou déjà pris : 1 coup de plus par trou d’écart.
rule-12-9 = Le plus de trous : l’or ; égalité : les deux.
rule-13-1 = Trois lots : l’or, l’argent, le bronze.
rule-13-3 = On annonce ce que l’équipe paiera en tout.
rule-13-4 = Toujours plus, au plus l’énergie de l’équipe.
rule-13-5 = Qui passe laisse la médaille : l’autre équipe paie.
rule-14-3 = 1 énergie par essai ; le dé vert doit atteindre le niveau.
rule-14-5 = Manqué : relancer pour 1 énergie, ou passer.
rule-14-7 = Ensuite, seulement plus lourd.
rule-14-8 = Passer est définitif.
rule-15-1 = Le premier joueur et son voisin de gauche misent.
rule-15-2 = Puis les suivants, qui voient ces mises.
rule-15-3 = Chacun paie sa mise.
rule-15-4 = La plus grande somme : l’or ; égalité : les deux.
rule-16-1 = Tous misent en secret.
rule-16-2 = Les mises se multiplient : un seul 0, et tout est à 0.
rule-16-3 = Le plus grand produit : l’or ; égalité : les deux.
rule-17-3 = Sauter, c’est payer la barre.
rule-17-5 = Personne ne saute : la barre descend.
rule-17-6 = Ceux qui sautent ensemble sont à égalité.
rule-17-9 = Trois médailles données : c’est fini.
rule-18-1 = Chacun tire une seule fois.
rule-18-3 = 1 énergie relance un dé ; le nouveau résultat compte.
rule-18-4 = Le score est la somme des quatre dés.
rule-18-6 = On classe par score : or, argent, bronze.
rule-20-1 = Participer avec une mise, ou se reposer.
rule-20-2 = Se reposer rend 3 énergies, jusqu’à 30.
rule-20-3 = On paie sa mise ; les plus grandes gagnent.
rule-20-4 = Participer avec 0 compte aussi.
rule-21-1 = Participer avec une mise, ou se reposer (+3).
rule-21-2 = La plus grande somme : l’or ; égalité : les deux.
rule-21-3 = Seule équipe en lice : elle gagne, même avec 0.
rule-22-1 = Le premier joueur et son voisin de gauche choisissent.
rule-22-3 = Se doper : 6 énergies, si l’autre n’accuse pas.
rule-22-4 = Se reposer : 2 énergies, sans risque.
rule-22-5 = Dopé et accusé : on perd sa plus belle médaille.
rule-30-4 = Panier si dé + mise ≥ 3 + somme des blocages.
rule-30-6 = Qui tire et qui bloque paie sa mise.
rule-30-8 = Passe interceptée : 2 faces sur 6.
rule-30-12 = Deux paniers : l’or, et c’est fini.
rule-31-3 = Mise de 0 : un dé ; 1 : deux ; 2 : trois ; 3 : quatre.
rule-31-4 = Au-delà de 3, chaque énergie relance un dé.
rule-31-6 = La plus grande somme d’équipe gagne la manche.
rule-31-9 = Deux manches de suite : l’or.
rule-32-3 = La plus grande somme tire le cube d’une case.
rule-32-4 = Chacun paie sa mise, même à égalité.
rule-32-6 = Le cube au bout : l’or.
rule-32-7 = Trois égalités de suite, ou tous épuisés : l’or à qui mène.
rule-33-1 = La mise est payée ; le cube part une case plus loin.
rule-33-3 = Attaquer enlève 2, sauf à qui bloque.
rule-33-4 = Bloquer enlève 2 à qui attaque ; pour rien, à soi.
rule-33-8 = Une équipe éliminée : l’or à l’autre.

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
odds-against = Panier avec { $n }, selon les blocages
odds-at = Contre { $sum } : { $count } sur { $faces }.
no-medal = Pas de médaille
next = Ensuite : { $event }
close-reveal = Fermer
event-over = Épreuve { $number } : { $sport }
games-over = Fin des jeux
team-wins = { $team } gagne les jeux
drawn-games = Égalité
heading = Épreuve { $number }
won-alone = { $metal } (individuel)
energy-spent = énergie dépensée
dearest = plus grosse dépense
heaviest = poids le plus lourd, en kg
