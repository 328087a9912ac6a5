board = Basse-cour de Pique Plume : un anneau de 24 œufs, 12 tuiles au milieu
egg = Œuf { $egg }, { $picture }, libre
egg-bird = Œuf { $egg }, { $picture } : { $bird }, { $name }, { $count ->
    [0] sans plume
    [one] 1 plume
   *[other] { $count } plumes
}
egg-dropping = Œuf { $egg }, { $picture } : caca, { $name }
tile = Tuile { $tile }, face cachée
tile-shown = Tuile { $tile }, visible : { $picture }
reveal = Tuile retournée : { $picture }. Fermer
named = { $name } :
found = Trouvé !
missed = Raté.
find = À trouver
find-of = { $name } cherche
among = parmi { $count } tuiles
feathers = { $count ->
    [0] 0 plume
    [one] 1 plume
   *[other] { $count } plumes
} sur { $goal }
in-hand = Caca en main
on-ring = Caca sur l’anneau
dropping = Votre caca
where-to = { $name } vient de vous doubler. Touchez un œuf vide pour y poser votre caca, ou gardez-le.
put = Poser ici
keep = Garder
enter = Entrée
if = Si c’est { $picture }
else = Sinon
if-found = Trouvé
if-missed = Raté
you = vous
steps = { $who ->
    [you] Vous avancez d’un œuf et rejouez.
   *[other] { $name } avance d’un œuf et rejoue.
}
jumps = { $who ->
    [you] Vous sautez { $count ->
        [one] le caca
       *[other] { $count } cacas
    } et rejouez.
   *[other] { $name } saute { $count ->
        [one] le caca
       *[other] { $count } cacas
    } et rejoue.
}
overtakes = { $who ->
    [you] { $count ->
        [0] Vous doublez { $birds }.
        [one] Vous sautez un caca et doublez { $birds }.
       *[other] Vous sautez { $count } cacas et doublez { $birds }.
    }
   *[other] { $count ->
        [0] { $name } double { $birds }.
        [one] { $name } saute un caca et double { $birds }.
       *[other] { $name } saute { $count } cacas et double { $birds }.
    }
}
plucks = { $count ->
    [one] Une plume piquée
   *[other] { $count } plumes piquées
} : { $total } sur { $goal }.
no-feather = Aucune plume à piquer.
gives = { $count ->
    [0] Une plume à { $owner }, il n’en reste plus.
   *[other] Une plume à { $owner }, il en reste { $count }.
}
takes-back = { $mine ->
    [yes] Vous reprenez votre caca
   *[no] { $owner } reprend son caca
} ; { $who ->
    [you] c’est à vous.
   *[other] c’est à { $name }.
}
passes = { $who ->
    [you] C’est à vous.
   *[other] C’est à { $name }.
}
goal = { $count } plumes pour gagner
one-more = Plus qu’une plume !
one-more-short = Plus qu’une !
turn = Tour { $number }
score = { $count ->
    [0] 0 plume
    [one] 1 plume
   *[other] { $count } plumes
}
you-win = Vous gagnez
won = { $name } gagne
limit = Limite de tours
tiles-found = tuiles trouvées
best-series = plus longue série
plucked = plumes piquées
lost-feathers = plumes perdues
plucks-feathers = { $who ->
    [you] { $count ->
        [one] Vous piquez une plume
       *[other] Vous piquez { $count } plumes
    }
   *[other] { $count ->
        [one] { $name } pique une plume
       *[other] { $name } pique { $count } plumes
    }
}
loses-feather = { $who ->
    [you] Un caca vous coûte une plume
   *[other] Un caca coûte une plume à { $name }
}
