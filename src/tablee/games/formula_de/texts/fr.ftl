name = Formula Dé
pitch = Une course automobile sur un circuit à trois couloirs. Chaque vitesse a son dé : plus on va vite, plus il faut avancer. Dans chaque virage on doit s’arrêter le nombre de fois prévu ; trop vite, on use ses pneus, freiner use les freins. La première voiture à franchir la ligne gagne, si elle tient jusque-là.
duration = 5 min/tour

tutorial-0 = Bienvenue à Port-Corail. Vous conduisez la voiture corail à rayures ; le dé noir vous a donné la première place de la grille, devant Ana. Une course fait un ou deux tours ; cette leçon s’arrête après deux virages et dure cinq minutes.
tutorial-1 = Au départ, chacun lance encore le dé noir. Vous avez fait 20, un super départ : quatre cases. Les cases dorées sont celles où la voiture peut finir. Changer de couloir est permis : touchez celle qui est entourée, dans le couloir de droite, puis « Rouler ».
tutorial-2 = Ana a fait 1 : faux départ, elle n’a pas bougé. À vous : un tour commence par le levier. Une vitesse de plus, une de moins, ou la même. Passez la 2e.
tutorial-3 = Chaque vitesse a son dé, et la voiture avance d’exactement ce nombre. Celui de 2e a donné 4. Restez à droite, sur la case entourée : un coup doré coché ne coûte rien.
tutorial-4 = Ana part enfin, en 1re et sans dé noir.
tutorial-5 = La ligne droite est libre : passez la 3e. On monte d’une vitesse à la fois ; la 4e, la 5e et la 6e disent « ? », touchez-les pour savoir pourquoi.
tutorial-6 = 8 cases. En ligne droite on change de couloir deux fois au plus, et cela fait perdre une case. Tenez la droite, l’intérieur du prochain virage : la case entourée.
tutorial-7 = Ana passe la 2e. Chacun joue une fois par manche, dans l’ordre fixé au début de la manche.
tutorial-8 = Elle a fait 4. C’est toujours la voiture la plus avancée qui joue en premier : la vôtre.
tutorial-9 = Devant vous, Le Môle. Son drapeau demande un arrêt : finir un tour sur une de ses cases. Le panneau du circuit dit à combien de cases il est. Un pilote sage garderait la 3e ; essayez la 4e.
tutorial-10 = 12, c’est trop. Les cases avec un pneu sont au-delà du virage : chaque case de trop y coûte un point de pneus. Les cases avec un frein coûtent un point de frein par case qu’on ne fait pas. Freinez d’un point pour rester dans le virage : la case entourée, à l’intérieur.
tutorial-11 = Arrêt fait, 1 sur 1. Ana passe la 3e. Si elle arrivait à côté de vous, le dé noir dirait si vous vous accrochez.
tutorial-12 = 7 cases : elle aussi vise Le Môle. Un arrêt compte même si l’on a freiné ou si l’on est bloqué.
tutorial-13 = La sortie du Môle ne vous coûte rien. Le levier montre un prix là où vous sauteriez des vitesses : une goutte sur la 2e, c’est un point de conso ; la 1re coûterait en plus un frein. Restez en 4e.
tutorial-14 = 8 cases, et vous voilà aux Escaliers, un autre virage à un arrêt. Dans un virage, les flèches ne mènent que tout droit ou vers l’intérieur. Allez le plus loin : la case entourée.
tutorial-15 = Vous savez conduire. La première voiture qui franchit la ligne gagne, si elle tient : sans carrosserie ou sans moteur, c’est fini, et avec le dernier point de pneus on fait un tête-à-queue. Regardez toujours le virage d’après.

option-circuit = Circuit
option-circuit-help = La piste sur laquelle on court : au bord de la mer, avec une longue ligne droite, ou la vôtre.
option-circuit-port-corail = Port-Corail : court et sinueux
option-circuit-grand-plateau = Le Grand Plateau : rapide
option-circuit-custom = un circuit à vous
option-custom-circuit = Votre circuit
option-custom-circuit-help = Un fichier de circuit en TOML, choisi, déposé ou collé ici : il est vérifié et dessiné. La commande « tablee formula-de circuit FICHIER » fait de même.
finding-good = { $fr } : un bon circuit de { $cells } cases et { $corners } virages, { $stops } arrêts.
finding-not-toml = Ce n’est pas du TOML : { $why }
finding-bad-form = Un champ manque ou n’a pas la bonne forme : { $why }. Comparez avec docs/rules/formula-de.md, section 2.4.
finding-segment-count = Il y a { $count } segments ; lignes droites et virages doivent alterner, une ligne droite au début et à la fin, { $most } au plus.
finding-not-alternating = Le segment { $segment } est de type { $kind } ; il doit être { $wanted }, car lignes droites (S) et virages (C) alternent.
finding-cell-count = Le segment { $segment } doit avoir de 1 à { $most } cases dans chaque couloir.
finding-stop-count = Le virage { $segment } demande { $stops } arrêts ; il en faut de 1 à { $most }.
finding-part-lengths = Les parties du virage { $segment } font { $sum } cases en tout ; son couloir du milieu en a { $cells }.
finding-part-sides = L’intérieur de chaque partie du virage { $segment } doit être L ou R.
finding-uneven-straight = La ligne droite { $segment } doit avoir autant de cases dans tous les couloirs, sans arrêts ni parties.
finding-lane-length = Le couloir { $lane } a { $count } cases ; il en faut de { $fewest } à { $most }.
finding-point-count = La ligne médiane a { $count } points ; il en faut de { $fewest } à { $most }.
finding-starts-order = Le segment { $segment } ne commence pas après le précédent ; les débuts croissent le long de la ligne médiane.
finding-bad-measure = Points, rayons et débuts doivent être des nombres jusqu’à { $most }, et aucun rayon n’est négatif.
finding-pit-straights = La dernière ligne droite ({ $last }) doit avoir au moins { $before } cases et la première au moins { $after }, pour la voie des stands.
finding-pit-field = Dans la voie des stands, { $field } vaut { $given } ; il faut { $wanted }.
finding-grid-count = La grille a { $count } places ; il en faut { $wanted }.
finding-grid-cell = La grille nomme { $cell }, qui n’est pas une case de la dernière ligne droite ({ $last }).
finding-grid-order = Les places de la grille doivent différer, chacune plus en arrière que la précédente.
finding-too-many-ways = Depuis { $cell }, un lancer pourrait mener à { $ways } fins ; le jeu n’a de place que pour { $most }. Allongez les virages ou les lignes droites voisines.
finding-circuit-name = Le nom du circuit ({ $lang }) doit avoir de 1 à { $most } caractères lisibles, sur une ligne.
finding-segment-name = Le nom du segment { $segment } doit avoir de 1 à { $most } caractères lisibles, sur une ligne ; chaque virage en a un.
finding-lane-width = Un couloir a une largeur de { $given } ; il faut de { $least } à { $most } longueurs de case.
finding-points-equal = Le point { $point }, { $where }, est au même endroit que le suivant.
finding-rounding-tight = L’arrondi du point { $point }, { $where }, est trop serré pour le couloir intérieur : il faut un rayon d’au moins { $least }.
finding-rounding-room = Entre le point { $point }, { $where }, et le suivant, { $next }, il n’y a pas de place pour les deux arrondis. Déplacez un point ou réduisez un rayon.
finding-direction = Le sens (direction) est « { $given } » ; le long de ces points, il doit être { $wanted }.
finding-road-length = La ligne médiane a une longueur de { $length } ; { $most } au plus.
finding-first-start = Le premier segment commence à { $start } ; il doit commencer entre 0 et la longueur de la ligne médiane, { $length }.
finding-last-start = Le dernier segment ({ $last }) commence à { $start }, mais le tour finit à { $end }.
finding-cell-length = Le segment { $segment } a une longueur de { $size } ; avec son nombre de cases, elles seraient plus courtes que { $least } ou plus longues que { $most }.
finding-road-overlap = La piste du segment { $other } passe sur celle du segment { $segment }. Écartez les points à cet endroit.
finding-pit-overlap = La voie des stands ou un stand près de { $cell } empiète sur la piste du segment { $segment }. Laissez de la place à droite de la voie des stands.
option-laps = Tours
option-laps-help = Combien de tours on court ; les feuilles de route en dépendent.
option-laps-1 = un tour
option-laps-2 = deux tours, avec les stands
option-cars-per-player = Voitures par joueur
option-cars-per-player-help = Combien de voitures chacun conduit ; dix au plus peuvent courir.
option-cars-per-player-1 = une voiture
option-cars-per-player-2 = deux voitures
option-engine-test = Casse moteur
option-engine-test-help = Qui teste son moteur après un 20 en 5e ou un 30 en 6e.
option-engine-test-roller = celui qui l’a lancé
option-engine-test-all_fast = toutes celles en 5e ou en 6e
option-collision-zone = Accrochages
option-collision-zone-help = Quelles voitures on risque de toucher en arrivant.
option-collision-zone-beside = celles d’à côté
option-collision-zone-beside_and_behind = à côté et juste devant
option-keep-lane-on-exit = Sortie de virage
option-keep-lane-on-exit-help = Quand une voiture doit garder son couloir après un virage.
option-keep-lane-on-exit-overshoot = seulement si elle sort trop tôt
option-keep-lane-on-exit-always = toujours
option-missed-stops = Deux arrêts manquants
option-missed-stops-help = Ce qui arrive à une voiture qui sort d’un virage avec plusieurs arrêts manquants.
option-missed-stops-eliminated = elle est éliminée
option-missed-stops-multiply = elle paie pour chacun
option-slipstream = Aspiration
option-slipstream-help = Si une voiture rapide peut être aspirée par celle de devant.
option-slipstream-false = non
option-slipstream-true = oui
option-road-handling = Débris
option-road-handling-help = Si les voitures abîmées laissent des débris qui coûtent de la tenue de route.
option-road-handling-false = non
option-road-handling-true = oui
option-end-mode = Fin de la course
option-end-mode-help = Si toutes les voitures continuent après la première.
option-end-mode-full = toutes arrivées ou éliminées
option-end-mode-first = à la première arrivée
preset-classique = Classique : un tour de Port-Corail
preset-plateau = Le Grand Plateau, un tour
preset-grand-prix = Grand Prix : deux tours, aspiration et débris
preset-ecuries = Écuries : deux voitures chacun
preset-famille = Famille : les arrêts oubliés coûtent des pneus, la première arrivée finit la course
preset-rude = Rude : deux tours du Grand Plateau, toutes les règles sévères

car-1 = Voiture 1
car-2 = Voiture 2
car-3 = Voiture 3
car-4 = Voiture 4
car-5 = Voiture 5
car-6 = Voiture 6
car-7 = Voiture 7
car-8 = Voiture 8
car-9 = Voiture 9
car-10 = Voiture 10
car-who = { $who ->
    [you] Vous
   *[other] { $seat }
}{ $number ->
    [0] { "" }
   *[other] { " " }(voiture { $number })
}
car-other = { $rival }{ $rival_number ->
    [0] { "" }
   *[other] { " " }(voiture { $rival_number })
}
car-spent = { $brakes ->
    [none] { $tyres ->
        [0] { "" }
        [one] { " " }(1 point de pneus)
       *[other] { " " }({ $tyres } points de pneus)
    }
   *[other] { " " }({ $brakes }{ $tyres ->
        [0] { "" }
        [one] , 1 point de pneus
       *[other] , { $tyres } points de pneus
    })
}
car-rolled = { $roll ->
    [0] { $who ->
        [you] avancez
       *[other] avance
    } de { $cells ->
        [one] 1 case
       *[other] { $cells } cases
    }
   *[other] { $who ->
        [you] faites
       *[other] fait
    } { $roll } en { $gear }
}
car-passed = { $passed ->
    [0] { "" }
   *[other] { $leads ->
        [yes] , { $who ->
            [you] prenez
           *[other] prend
        } la tête
       *[no] , { $who ->
            [you] doublez
           *[other] double
        } { $passed ->
            [one] une voiture
           *[other] { $passed } voitures
        }
    }
}
car-halted = { $stretch ->
    [corner] { $stops ->
        [0] { " " }et { $who ->
            [you] arrivez
           *[other] arrive
        } { CONTRACT("à", $corner) }
       *[other] { " " }et { $who ->
            [you] vous arrêtez
           *[other] s’arrête
        } { CONTRACT("à", $corner) }, { $stops } sur { $asked }
    }
    [straight] , à { $gap ->
        [one] 1 case
       *[other] { $gap } cases
    } { CONTRACT("de", $ahead) }
    [stands] , aux stands
   *[other] { "" }
}
gear-0 = point mort
gear-1 = 1re
gear-2 = 2e
gear-3 = 3e
gear-4 = 4e
gear-5 = 5e
gear-6 = 6e
to-finish = jusqu’à l’arrivée
brakes-0 = none
brakes-1 = 1 point de frein
brakes-2 = 2 points de frein
brakes-3 = 3 points de frein
point-tyres = pneus
point-brakes = freins
point-fuel = conso
point-body = carrosserie
point-engine = moteur
fault-overshoot = pas assez de pneus pour cette sortie de virage
fault-stops = trop d’arrêts manquants dans le virage
fault-blocked = trop vite derrière d’autres voitures
fault-body = la carrosserie est détruite
fault-engine = le moteur a cassé
fault-handling = elle ne tient plus la route
ending-finished = au drapeau à damier
ending-first = dès la première voiture sur la ligne
ending-no_finisher = sans qu’aucune voiture soit arrivée
ending-limit = à la limite des manches

action-shift = Passer la { $gear }
action-move = Rouler : { $to }{ $brakes ->
    [none] { "" }
   *[other] , { $brakes }
}
action-slipstream = { $take ->
    [true] Profiter de l’aspiration
   *[other] Renoncer à l’aspiration
}

event-grid-rolled = { "" }
event-grid-taken = { car-who } { $who ->
    [you] partez
   *[other] part
} { $place ->
    [1] en pole position
   *[other] à la { $place }e place de la grille
}.
event-round-begun = { "" }
event-start-rolled = { "" }
event-false-start = { car-who } { $who ->
    [you] faites un faux départ et ne bougez pas
   *[other] fait un faux départ et ne bouge pas
}.
event-super-start = { car-who } { $who ->
    [you] faites
   *[other] fait
} un super départ : { $cells } cases.
event-gear-shifted = { $fuel ->
    [0] { "" }
   *[other] { car-who } { $who ->
        [you] rétrogradez
       *[other] rétrograde
    } en { $gear } : 1 conso{ $brakes ->
        [none] { "" }
       *[other] , { $brakes }
    }{ $engine ->
        [0] { "" }
       *[other] , 1 moteur
    }.
}
event-die-rolled = { "" }
event-engine-tested = { $lost ->
    [0] { "" }
   *[other] { car-who } { $who ->
        [you] forcez votre moteur
       *[other] force son moteur
    } : un point de perdu.
}
event-car-moved = { car-who } { car-rolled }{ car-spent }{ car-passed }{ car-halted }.
event-car-blocked = { car-who } { car-rolled }, { $who ->
    [you] restez
   *[other] reste
} derrière avec { $cells ->
    [one] 1 case
   *[other] { $cells } cases
} en trop{ car-spent }{ car-passed }{ car-halted }.
event-car-spun = { car-who } { $who ->
    [you] partez en tête-à-queue et repartirez
   *[other] part en tête-à-queue et repartira
} en 1re.
event-lap-completed = { $lap ->
    [1] { "" }
   *[other] { car-who } { $who ->
        [you] commencez
       *[other] commence
    } le tour { $lap }.
}
event-car-finished = { car-who } { $who ->
    [you] franchissez
   *[other] franchit
} l’arrivée en { $rank ->
    [1] 1re
   *[other] { $rank }e
} position !{ $margin ->
    [0] { "" }
   *[other] { " " }Photo-finish : { $chaser } { $margin ->
        [one] touche la ligne
       *[other] n’est qu’à { $margin } cases
    }.
}
event-car-out = { car-who } { $who ->
    [you] êtes
   *[other] est
} hors course{ $stretch ->
    [corner] { " " }{ CONTRACT("à", $corner) }
    [straight] { " " }avant { $ahead }
    [stands] { " " }aux stands
   *[other] { "" }
} : { $reason }.
event-stop-made = { "" }
event-neighbour-passed = { "" }
event-cars-collided = { car-who } et { car-other } { $who ->
    [you] vous accrochez
   *[other] s’accrochent
} : un point de carrosserie chacun.
event-car-scraped = { car-who } { $who ->
    [you] frottez
   *[other] frotte
} contre { car-other } : un point de carrosserie.
event-stand-reached = { car-who } { $who ->
    [you] vous arrêtez à votre stand
   *[other] s’arrête à son stand
} : pneus neufs.
event-stand-left = { car-who } { $who ->
    [you] repartez
   *[other] repart
} aussitôt du stand.
event-stand-kept = { car-who } { $who ->
    [you] restez
   *[other] reste
} au stand : l’arrêt est long.
event-slipstream-taken = { car-who } { $who ->
    [you] prenez
   *[other] prend
} l’aspiration derrière { car-other }.
event-slipstream-left = { car-who } { $who ->
    [you] renoncez
   *[other] renonce
} à l’aspiration.
event-debris-dropped = { "" }
event-debris-tested = { $lost ->
    [0] { "" }
   *[other] { car-who } { $who ->
        [you] roulez
       *[other] roule
    } sur des débris : un point de tenue de route.
}
event-race-over = La course s’achève { $ending }.

refusal-against-arrows = Les flèches du virage ne mènent pas là : seulement tout droit ou vers l’intérieur. Choisissez une autre case.
refusal-answer-slipstream = Dites d’abord si vous profitez de l’aspiration.
refusal-brakes-missing = Points de frein restants : { $left }. Choisissez un coup qui en demande moins.
refusal-cell-occupied = Une autre voiture est sur cette case. Choisissez une case libre.
refusal-corner-costs-brake = Entrer dans un virage par l’aspiration coûte un point de frein de plus. Payez-le, ou restez avant le virage.
refusal-ends-early = Ce chemin s’arrête avant, ou ne demande pas de frein. Choisissez un des coups proposés.
refusal-first-after-spin = Après un tête-à-queue on repart en 1re.
refusal-gear-first = Choisissez d’abord une vitesse ; son dé sera lancé ensuite.
refusal-gear-not-payable = Sauter autant de vitesses coûte plus que vos points ne le permettent ({ $point }). Choisissez une vitesse plus haute.
refusal-gear-too-high = Une vitesse à la fois : la { $gear } est la plus haute pour l’instant.
refusal-gear-too-low = On saute trois vitesses au plus : la { $gear } est la plus basse pour l’instant.
refusal-keep-lane = Une voiture qui sort ainsi du virage garde son couloir. Restez dans votre couloir ou arrêtez-vous dans le virage.
refusal-move-first = Vous avez lancé { $roll } : choisissez où aller.
refusal-no-slipstream = Il n’y a pas d’aspiration à prendre pour l’instant.
refusal-no-such-option = Il n’y a que { $count } coups à choisir. Prenez-en un.
refusal-one-cell-at-least = On avance d’au moins une case : dépensez moins de points de frein que les { $roll } lancés.
refusal-pits-closed = Les stands ne sont ouverts qu’entre le premier passage de la ligne et le dernier tour (vous êtes au tour { $lap }).
refusal-stops-missing = Ce serait sortir du virage avec deux arrêts manquants ou plus. Arrêtez-vous dans le virage.
refusal-third-at-most = Après un arrêt long on choisit la 1re, la 2e ou la 3e.
refusal-too-many-changes = En ligne droite on change de couloir deux fois au plus et dans le même sens, sauf pour éviter une voiture. Choisissez une autre case.
refusal-tyres-missing = Aller là coûte { $tyres ->
    [one] 1 point
   *[other] { $tyres } points
} de pneus, il vous en reste { $left }. Choisissez un coup plus court.
refusal-way-blocked = D’autres voitures barrent le chemin. Choisissez une autre case.
refusal-wrong-distance = Vous avez lancé { $roll }{ $brakes ->
    [none] { "" }
   *[other] { "" } ; moins { $brakes }, cela fait { $cells }
}, et cette case n’est pas à cette distance. Utilisez toutes les cases, ou freinez.

reason-finishes = La ligne est franchie.
reason-makes-stop = Un arrêt dans le virage.
reason-free-road = Aussi loin que la route est libre.
reason-brakes-in-time = Freiner à temps.
reason-burns-tyres = Ce sont les pneus qui paient.
reason-goes-faster = Il y a la place d’accélérer.
reason-holds-gear = Cette vitesse convient.
reason-slows-down = Le virage approche.
reason-is-pulled-along = Trois cases pour rien.
reason-stays-behind = Mieux vaut rester derrière.

position-round = manche
position-order = ordre de jeu
position-turn = au volant
position-phase = moment
position-phase-gear = choix de la vitesse
position-phase-move = choix du coup
position-phase-slipstream = aspiration ou non
position-phase-extra = choix du coup dans l’aspiration
position-phase-over = la course est finie
position-roll = cases à parcourir
position-corner = virage
position-corner-first = première case dans
position-corner-last = dernière case dans
position-corner-due = arrêts à faire
position-debris = débris
position-trail = débris traversés
position-costs = vitesses qui coûtent
position-tyres = pneus selon la case
position-spins = tête-à-queue en
position-ended = fin
position-ended-finished = { ending-finished }
position-ended-first = { ending-first }
position-ended-no_finisher = { ending-no_finisher }
position-ended-limit = { ending-limit }
position-car = voiture
position-car-none = hors de la piste
position-car-rank = place
position-car-out = éliminée
position-car-at = en
position-car-round = manche
position-car-place = passage
position-car-grid = grille
position-car-lap = tour
position-car-gear = vitesse
position-car-stops = arrêts
position-car-tyres = pneus
position-car-brakes = freins
position-car-fuel = conso
position-car-body = carrosserie
position-car-engine = moteur
position-car-handling = tenue de route
position-car-overshoot = sortie de virage
position-car-blocked = blocage
position-car-fresh = sur la grille
position-car-stalled = faux départ
position-car-spun = tête-à-queue
position-car-long_stop = arrêt long
position-car-served = passée au stand
position-second = seconde voiture
position-second-none = { position-car-none }
position-second-rank = { position-car-rank }
position-second-out = { position-car-out }
position-second-at = { position-car-at }
position-second-round = { position-car-round }
position-second-place = { position-car-place }
position-second-grid = { position-car-grid }
position-second-lap = { position-car-lap }
position-second-gear = { position-car-gear }
position-second-stops = { position-car-stops }
position-second-tyres = { position-car-tyres }
position-second-brakes = { position-car-brakes }
position-second-fuel = { position-car-fuel }
position-second-body = { position-car-body }
position-second-engine = { position-car-engine }
position-second-handling = { position-car-handling }
position-second-overshoot = { position-car-overshoot }
position-second-blocked = { position-car-blocked }
position-second-fresh = { position-car-fresh }
position-second-stalled = { position-car-stalled }
position-second-spun = { position-car-spun }
position-second-long_stop = { position-car-long_stop }
position-second-served = { position-car-served }
asks-phase-gear = { $who ->
    [you] Choisissez une vitesse.
   *[other] { $names } choisit une vitesse.
}
asks-phase-move = { $who ->
    [you] Choisissez où va votre voiture.
   *[other] { $names } choisit où aller.
}
asks-phase-slipstream = { $who ->
    [you] Profitez-vous de l’aspiration ?
   *[other] { $names } peut profiter de l’aspiration.
}
asks-phase-extra = { $who ->
    [you] Choisissez où l’aspiration vous mène.
   *[other] { $names } est dans l’aspiration.
}

status-ahead = { $here ->
    [yes] encore { $due ->
        [one] 1 arrêt
       *[other] { $due } arrêts
    } { CONTRACT("à", $corner) }, { $last ->
        [one] 1 case
       *[other] { $last } cases
    } au plus
   *[no] { $corner } est à { $first ->
        [one] 1 case
       *[other] { $first } cases
    }, { $due ->
        [one] 1 arrêt
       *[other] { $due } arrêts
    }
}
status-car = { $number ->
    [0] { "" }
   *[other] { " " }(voiture { $number })
}
status-gear = { $who ->
    [you] Choisissez une vitesse{ status-car } : { status-ahead }.
   *[other] { $names }{ status-car } choisit une vitesse : { status-ahead }.
}
status-move = { $who ->
    [you] { $roll } en { $gear }{ status-car } : touchez une case dorée ; { status-ahead }.
   *[other] { $names }{ status-car } a fait { $roll } en { $gear } et choisit où aller : { status-ahead }.
}

# Positions impossibles : « Aucune partie n’arrive à cette position : … » -------------------------------------

impossible-broken-car = une voiture qui roule doit encore avoir carrosserie, moteur et tenue de route
impossible-cars = il y a plus ou moins de voitures que les options ne le disent
impossible-cell-shared = deux voitures sont sur une même case
impossible-gear = une voiture doit avoir une vitesse engagée exactement quand elle roule librement
impossible-gear-asked = on demande une vitesse qui ne peut pas être choisie
impossible-grid = chaque voiture doit avoir sa propre place sur la grille
impossible-lap = la course n’a pas ce tour
impossible-order = l’ordre nomme chaque voiture au plus une fois
impossible-pits = une voiture est aux stands à un tour où personne ne s’y arrête
impossible-points = une voiture a plus de points que sa feuille de route, ou moins que zéro
impossible-ranks = les voitures arrivées doivent avoir les rangs à partir de un, chacun une fois
impossible-roll = un tel lancer n’est pas possible dans cette phase
impossible-rounds = la course n’a pas cette manche
impossible-slipstream = personne n’est assez près pour une aspiration
impossible-stops = les arrêts ne comptent que dans un virage, et un arrêt au stand que dans la voie des stands

section-FDE-1 = Mise en place
rule-FDE-1-1 = Chacun prend une ou deux voitures, tous le même nombre et dix au plus dans la course, avec une feuille de route par voiture. Tous les leviers sont au point mort.
rule-FDE-1-2 = La course se fait en un ou deux tours ; les points des feuilles de route en dépendent.
rule-FDE-1-3 = On lance le dé noir pour chaque voiture : le plus grand nombre part en premier, et ainsi de suite. Les nombres égaux sont relancés pour les places qu’ils partagent, jusqu’à ce qu’ils diffèrent.
rule-FDE-1-4 = Les voitures se rangent sur la grille dans cet ordre ; les places dont personne n’a besoin restent vides à l’arrière. Chaque place a son stand, le premier pour la pole, le plus proche de la sortie pour la dixième.
rule-FDE-1-5 = Les voitures sont numérotées place par place et lancent dans cet ordre. Parmi celles qui relancent, on départage d’abord celles du plus grand nombre.
section-FDE-2 = Ordre de jeu
rule-FDE-2-1 = Au début d’une manche, l’ordre est fixé d’après la position des voitures. Chacune joue une fois dans cet ordre quoi qu’il arrive ; celles qui sont arrivées ou éliminées sont passées.
rule-FDE-2-2 = La voiture la plus avancée joue en premier : les tours, puis la place de sa case le long du tour, y compris dans la voie des stands.
rule-FDE-2-3 = À égalité, une voiture sur la piste passe avant une voiture aux stands, puis la vitesse la plus haute, puis le couloir le plus proche de l’intérieur du virage présent ou prochain, puis la meilleure place de grille.
rule-FDE-2-4 = Les voitures qui ont un tour de retard jouent à leur rang dans cet ordre.
section-FDE-3 = Vitesses
rule-FDE-3-1 = Un tour de jeu commence par le levier : une vitesse de plus, une de moins, ou la même.
rule-FDE-3-2 = Rétrograder en sautant des vitesses coûte des points. Une sautée : 1 conso. Deux : 1 conso et 1 frein. Trois : 1 conso, 1 frein et 1 moteur.
rule-FDE-3-3 = On ne saute pas plus de trois vitesses en descendant, et aucune en montant.
rule-FDE-3-4 = Il faut pouvoir payer : sans conso on n’en saute aucune, sans frein une seule, et jamais contre le dernier point de moteur.
rule-FDE-3-5 = On lance ensuite le dé de la vitesse, et la voiture avance d’exactement autant de cases, sauf si une règle en retire.
rule-FDE-3-6 = On ne revient jamais au point mort par choix : le levier n’y est qu’avant le départ, après un tête-à-queue et après un arrêt long au stand.
section-FDE-4 = Avancer
rule-FDE-4-1 = Un pas mène à la case suivante du couloir, par une diagonale permise, ou d’une case d’entrée dans la voie des stands ; jamais en arrière.
rule-FDE-4-2 = On n’entre pas sur une case occupée, donc on ne saute par-dessus personne. Les voitures arrivées ou éliminées ne sont plus sur la piste.
rule-FDE-4-3 = Un coup s’arrête plus tôt, sans rien coûter, quand il franchit l’arrivée au dernier tour, atteint le stand de la voiture ou bute sur une voiture dans la voie des stands.
rule-FDE-4-4 = Un coup est fatal s’il sort d’un virage avec au moins deux arrêts manquants ou coûte plus de pneus que permis.
rule-FDE-4-5 = Avec un lancer on choisit n’importe quel coup non fatal qui utilise toutes les cases, ou une de moins par point de frein. Ce n’est que si aucun coup n’utilise tout le lancer que la voiture est bloquée. Les coups de même fin et de même prix n’en font qu’un.
rule-FDE-4-6 = S’il n’y a aucun coup, la voiture est éliminée et retirée de la case où elle se trouvait.
rule-FDE-4-7 = Le pilote choisit librement parmi les coups ; on ne s’arrête pas plus tôt sans freiner.
rule-FDE-4-8 = La case d’arrivée et les points de frein nomment un coup. De plusieurs chemins, la voiture prend celui qui traverse le moins de débris, puis qui change le moins de couloir, et le plus tard possible, à gauche avant à droite.
section-FDE-5 = Lignes droites
rule-FDE-5-1 = En ligne droite on change de couloir deux fois au plus dans un coup, et dans le même sens.
rule-FDE-5-2 = On ne zigzague que pour éviter une voiture : un changement fait juste derrière une autre voiture ne compte pas.
rule-FDE-5-3 = Un changement compte s’il commence en ligne droite, même s’il finit dans un virage. Ceux qui commencent dans un virage et l’entrée aux stands ne comptent pas.
rule-FDE-5-4 = La ligne d’arrivée n’interrompt pas la ligne droite : le compte continue au-delà.
section-FDE-6 = Virages
rule-FDE-6-1 = Le drapeau d’un virage indique combien d’arrêts il faut y faire, d’un à trois.
rule-FDE-6-2 = Finir son tour sur une case du virage est un arrêt, qu’on ait freiné, qu’on soit bloqué ou qu’on n’ait pas bougé.
rule-FDE-6-3 = Dans un virage on ne va que là où mènent les flèches : tout droit ou d’un couloir vers l’intérieur. C’est la case quittée qui décide, à la sortie aussi.
rule-FDE-6-4 = Dans chaque virage, les arrêts se comptent à partir de zéro ; ils s’oublient à la sortie. Ceux en trop n’ont aucun effet.
rule-FDE-6-5 = La voie des stands et la grille ne sont pas des virages, et aucun virage ne s’évite.
section-FDE-7 = Sortie de virage
rule-FDE-7-1 = Une voiture qui sort d’un virage avec un arrêt manquant paie 1 point de pneus par case de son coup au-delà du virage.
rule-FDE-7-2 = À partir de sa dernière case dans le virage elle garde son couloir, et n’entre pas aux stands.
rule-FDE-7-3 = Tant qu’il y a plus de points de pneus que de cases, on les coche simplement.
rule-FDE-7-4 = Au dernier point de pneus, tête-à-queue : la voiture reste où elle est, levier au point mort, et repartira en 1re. Qui arrive avec son dernier point est bien arrivé.
rule-FDE-7-5 = Deux arrêts manquants ou plus, ou plus de pneus à payer qu’il n’en reste : la voiture serait éliminée, et ne l’est que si elle n’a pas d’autre coup.
rule-FDE-7-6 = Sans point de pneus, on peut encore dépasser un virage d’exactement une case ; c’est un nouveau tête-à-queue. Rien d’autre ne doit être dû en pneus.
rule-FDE-7-7 = Si un coup sort trop tôt de deux virages, on paie pour les deux, case par case. Une table peut aussi convenir qu’on garde son couloir après chaque virage.
rule-FDE-7-8 = Une table peut convenir que plusieurs arrêts manquants n’éliminent pas : chaque case au-delà coûte alors autant de points de pneus qu’il manque d’arrêts.
section-FDE-8 = Freinage
rule-FDE-8-1 = Pour chaque point de frein, on avance d’une case de moins que le lancer ; on avance d’au moins une case.
rule-FDE-8-2 = Sans point de frein, on roule mais on ne peut plus freiner.
section-FDE-9 = Blocage
rule-FDE-9-1 = Si des voitures barrent le chemin et qu’aucun coup n’utilise tout le lancer, on s’arrête derrière, le plus loin possible ; le reste des cases est en trop.
rule-FDE-9-2 = Jusqu’à trois cases en trop coûtent un point de frein chacune ; la quatrième, la cinquième et la sixième un point de pneus chacune en plus. À sept ou plus, la voiture est éliminée.
rule-FDE-9-3 = Les points de frein manquants se paient en pneus. Si ceux-ci ne suffisent pas non plus, le coup est fatal.
rule-FDE-9-4 = Qui peut freiner au lieu d’être bloqué a le droit de le faire. On peut être bloqué sans avancer du tout.
section-FDE-10 = Casse moteur
rule-FDE-10-1 = Après un 20 en 5e ou un 30 en 6e, le pilote lance le dé noir : de 1 à 4, cela coûte un point de moteur.
rule-FDE-10-2 = Le test vient avant le déplacement.
rule-FDE-10-3 = Au dernier point de moteur perdu, la voiture est éliminée et ne bouge plus.
rule-FDE-10-4 = Une table peut convenir que toutes les voitures en 5e ou en 6e testent alors leur moteur, dans l’ordre de jeu.
rule-FDE-10-5 = Toutes testent, y compris aux stands et même si celle qui a lancé est éliminée ; une voiture éliminée quitte aussitôt la piste.
section-FDE-11 = Accrochages
rule-FDE-11-1 = Quand une voiture arrive à côté d’une autre, le pilote de celle-ci lance le dé noir : sur 1 elles s’accrochent et perdent chacune un point de carrosserie.
rule-FDE-11-2 = Sinon, le pilote qui arrive lance à son tour : sur 1 il perd seul un point de carrosserie.
rule-FDE-11-3 = Une voiture arrive là où son tour finit, si elle a avancé d’au moins une case et n’a pas fini la course. Il ne se passe rien dans la voie des stands.
rule-FDE-11-4 = Plusieurs voisines se testent l’une après l’autre : le couloir de gauche d’abord, dans un couloir la plus en arrière d’abord, jusqu’à l’élimination.
rule-FDE-11-5 = Sans point de carrosserie, une voiture est éliminée et quitte la piste ; un accrochage peut éliminer les deux. Les voitures d’un même joueur se testent aussi.
rule-FDE-11-6 = Une table peut convenir que la voiture juste devant est testée aussi, en dernier.
section-FDE-12 = Stands
rule-FDE-12-1 = On entre aux stands à n’importe quelle vitesse, mais seulement dans une course de deux tours, entre le premier passage de la ligne et le deuxième.
rule-FDE-12-2 = On y entre par un pas d’une case d’entrée vers la première case de la voie, si elle est libre ; pas en sortant trop tôt d’un virage.
rule-FDE-12-3 = On ne double pas dans la voie des stands. Qui y est arrêté par une voiture, ou à la sortie, attend derrière et ne paie rien.
rule-FDE-12-4 = La voiture s’arrête d’elle-même devant son stand, le reste du lancer est perdu, et elle retrouve tous ses points de pneus. Qui n’y arrive pas continue au tour suivant.
rule-FDE-12-5 = On lance alors le dé noir. Jusqu’à 10, la voiture repart aussitôt de la moitié du nombre, arrondie au-dessus, levier sur la 4e.
rule-FDE-12-6 = À partir de 11 elle reste, et choisit la 1re, la 2e ou la 3e au tour suivant ; d’ici là le levier est au point mort.
rule-FDE-12-7 = La ligne se franchit aussi dans la voie des stands. Repartir du stand s’achève dans cette voie et s’arrête sans frais derrière une autre voiture. Après l’arrêt, le stand ne retient plus la voiture.
section-FDE-13 = Départ
rule-FDE-13-1 = À son premier tour, chaque voiture lance le dé noir. Un 1 est un faux départ : elle ne bouge pas, et partira en 1re au tour suivant sans dé noir.
rule-FDE-13-2 = Un 20 est un super départ : quatre cases, levier sur la 1re.
rule-FDE-13-3 = Avec tout autre nombre, le levier passe en 1re et on lance son dé.
rule-FDE-13-4 = Ces coups suivent toutes les règles du déplacement.
section-FDE-14 = Arrivée
rule-FDE-14-1 = Qui franchit la ligne au dernier tour est arrivé à cet instant, prend la place suivante et quitte la piste. Les pneus se paient jusqu’à ce pas compris.
rule-FDE-14-2 = La première voiture arrivée gagne. Celles qui arrivent dans la même manche se classent dans l’ordre de leurs tours de jeu.
rule-FDE-14-3 = Tout autre passage de la ligne compte un tour ; le premier après le départ ouvre le tour un.
rule-FDE-14-4 = La course finit quand toutes les voitures sont arrivées ou éliminées ou, si la table en convient, dès la première sur la ligne ; les autres se classent alors comme elles sont. Il en va de même après 500 manches.
rule-FDE-14-5 = Les voitures éliminées se classent derrière toutes les autres, la plus avancée d’abord ; puis celle qui a tenu le plus longtemps.
rule-FDE-14-6 = Avec deux voitures chacun, c’est la meilleure qui compte. Si aucune n’arrive, le classement vaut quand même.
section-FDE-15 = Aspiration
rule-FDE-15-1 = Si la table en convient : une voiture qui finit son coup juste derrière une autre, toutes deux en 4e ou plus et la sienne pas plus basse que l’autre, peut avancer de trois cases de plus, comme un nouveau coup.
rule-FDE-15-2 = Si ce coup entre dans un virage, il coûte un point de frein de plus ; sans ce point, il n’y entre pas.
rule-FDE-15-3 = On peut recommencer. Le tour compte un seul arrêt, là où il finit. Pas d’aspiration après un coup bloqué, sorti trop tôt d’un virage ou fini en tête-à-queue, ni aux stands.
rule-FDE-15-4 = Ce coup utilise trois cases, ou moins contre des points de frein, et n’est jamais bloqué ; s’il n’y en a aucun, l’aspiration n’est pas proposée. Les changements de couloir se comptent à partir de zéro.
section-FDE-16 = Débris
rule-FDE-16-1 = Si la table en convient : une voiture qui perd un point de carrosserie dans un accrochage, ou est éliminée par la carrosserie ou le moteur, laisse des débris sur sa case jusqu’à la fin. Ils ne bloquent personne.
rule-FDE-16-2 = Pour chaque case de débris traversée ou atteinte, on lance le dé noir : de 1 à 4, cela coûte un point de tenue de route. Sans aucun, la voiture est éliminée.
rule-FDE-16-3 = Les tests viennent à la fin du tour, après les accrochages, dans l’ordre du chemin ; les débris de ce tour-ci ne comptent pas. Il n’y en a pas dans la voie des stands.
