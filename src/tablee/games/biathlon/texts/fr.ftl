name = Tournoi de ski : Biathlon
short = Biathlon
pitch = Lancez la moitié de vos dés, empilez-les en colonnes, videz-en une et skiez d’autant de pas. Plus de colonnes, c’est plus vite, mais les bras fatigués visent mal au stand de tir… Aspiration, descentes et fart : le premier sur la ligne prend l’or.
duration = 15–50 min

tutorial-0 = Bienvenue au départ. Votre skieur est en corail, avec sa plaque NOR ; Ana court pour la Suède, Malik pour la France. Le parcours est très court : un stand de tir à la rangée 5, puis l’arrivée. La leçon dure cinq minutes.
tutorial-1 = À chaque manche, tous lancent la moitié de leurs dés libres. Les 1 à 4 vont dans leur colonne. Un 6 se place au choix : dans la case étoile d’une colonne garnie, ou en colonne Sprint. Gardez le vôtre pour le sprint : touchez « Placer les 6 » sans choisir d’étoile.
tutorial-2 = À vous d’ouvrir la course. Chacun doit prendre tous les dés d’une colonne : un dé, un pas. Touchez la colonne 2, qui n’en a qu’un, et prenez-la.
tutorial-3 = Un dé pris, un pas à faire, ni plus ni moins. Touchez « Avancer ».
tutorial-4 = Du départ, on choisit librement son couloir. Les cases cernées d’or sont celles où l’on peut finir. Touchez celle du milieu, puis allez-y.
tutorial-16 = Ana est partie devant vous, Malik à droite. Deuxième manche : Ana avance la première, et vous étiez juste derrière elle. Prenez son aspiration : vous la suivez jusqu’à son avant-dernière case, sans dés.
tutorial-21 = Votre tour vient quand même, et le stand n’est plus qu’à deux pas. Prenez d’abord la colonne 1 : un dé.
tutorial-22 = Il manque un pas. Chaque colonne de plus coûte une endurance : un de vos cœurs jaunes descendra au rouge. Touchez Sprint et prenez-la : un dé, et comme vous sprintez, personne ne pourra vous suivre.
tutorial-24 = Deux pas. Le cœur posé sur une case dit ce qu’elle coûte ; la voie est libre. Touchez le pas de tir, bleu nuit, puis allez-y. Y entrer termine le déplacement : on ne tire qu’au tour suivant.
tutorial-26 = Troisième manche, et de nouveau un 6. Votre colonne 4 est pleine : le 6 de sa case étoile comptera comme un dé de plus. Touchez l’étoile au-dessus de la colonne 4, puis placez.
tutorial-31 = Au stand, les dés sont des tirs. Prenez la colonne 4 : quatre dés et le 6, cinq tirs.
tutorial-33 = Chaque cible se tire avec le cœur au-dessous : jaune touche 4 fois sur 6, rouge 3. Touchez « Tir groupé », qui commence par les plus sûrs, et retenez votre souffle.
tutorial-38 = Deux manqués. Mais il y a le fart : une fois par tour, le jeton de gauche ou celui de droite. Celui de gauche relance un tir. Employez-le.
tutorial-39 = Quel tir refaire ? Celui de la cible 3 : son cœur est jaune, il touche mieux.
tutorial-44 = Touchée ! Reste un manqué. Un ou deux coûtent un tour de pénalité : trois cases, sur l’anneau à côté du stand. Prenez la colonne 3 : trois pas pour l’anneau, et le quatrième sur la piste.
tutorial-47 = Le tour de pénalité est fait, et vous êtes en tête. La piste continue jusqu’à l’arrivée : la première ou le premier sur la ligne prend l’or. Vous savez jouer.

option-course = Parcours
option-course-help = Du plus court au plus long : éclair, de départ, long, grand tour. Ou le vôtre.
option-course-starter = parcours de départ (2 stands)
option-course-dash = course éclair (1 stand)
option-course-long = long parcours (3 stands)
option-course-grand = grand tour (4 stands)
option-course-custom = votre parcours
option-custom-course = Votre parcours
option-custom-course-help = Composé avec les vingt tuiles de la boîte. En lettres : « 1A 7A 15A:R 11A 3A 2A ».
option-endurance-start = Endurance au départ
option-endurance-start-help = Selon la longueur : le cran du haut avec trois stands ou plus, le deuxième sinon. Ou toujours en haut, plus indulgent.
option-endurance-start-auto = selon la longueur
option-endurance-start-top = toujours en haut
option-advanced-nations = Nations avancées
option-advanced-nations-help = Ajoute l’Autriche, la Finlande, l’Italie, le Royaume-Uni et les États-Unis, au dos des tableaux.
option-advanced-nations-off = non
option-advanced-nations-on = oui
option-nations = Nations
option-nations-help = Chacun choisit la sienne, ou le sort en décide.
option-nations-choose = au choix
option-nations-random = tirage au sort
option-wax-setup = Fart
option-wax-setup-help = Chacun compose sa rangée de six jetons, ou tous ont la même, pour débuter.
option-wax-setup-choose = au choix
option-wax-setup-preset = la même pour tous
option-first-player = Premier joueur
option-first-player-help = La place qui commence la première manche.
option-first-player-random = tirage au sort
option-first-player-0 = place 1
option-first-player-1 = place 2
option-first-player-2 = place 3
option-first-player-3 = place 4
option-first-player-4 = place 5
option-penalty-lane-sharing = Couloir de pénalité
option-penalty-lane-sharing-help = Ce que coûte une case de pénalité déjà occupée.
option-penalty-lane-sharing-free = gratuit
option-penalty-lane-sharing-paid = une endurance
option-finish = Fin de la course
option-finish-help = Tous skient jusqu’au bout, ou l’on s’arrête quand il ne reste qu’un skieur (à trois et plus).
option-finish-all = tous arrivent
option-finish-decided = quand tout est joué
option-round-limit = Limite de manches
option-round-limit-help = La course s’arrête après autant de manches, quoi qu’il arrive.
preset-quick = Éclair : course courte, nations au sort, fart tout prêt
preset-first = Première partie : fart tout prêt, endurance au plus haut
preset-long = Long parcours avec nations avancées
preset-grand = Grand tour, nations au sort

nation-nor = Norvège
nation-ger = Allemagne
nation-fra = France
nation-rus = Russie
nation-swe = Suède
nation-aut = Autriche
nation-ita = Italie
nation-fin = Finlande
nation-gbr = Royaume-Uni
nation-usa = États-Unis
token-RS = relance de tir
token-R1 = relance d’un dé
token-P1_or_M1 = +1 ou −1
token-FC = colonne gratuite
token-SP = sprint
token-SP_or_P1 = sprint ou +1
token-H_SP_P1 = sprint et +1, pour une endurance
token-RS_or_P1 = relance de tir ou +1
token-H_RS_RS = deux relances de tir, pour une endurance
token-R1_P1 = relance d’un dé et +1
token-FC_or_P1 = colonne gratuite ou +1
token-P1 = +1
token-H_P1_P1 = +2, pour une endurance
token-R1_or_P1 = relance d’un dé ou +1
token-RA_P1 = relance de tous les dés et +1
effect-RS = relancer un tir
effect-SP = sprinter
effect-FC = une colonne gratuite
effect-R1 = relancer un dé
effect-RA = relancer tous les dés
effect-P1 = +1
effect-M1 = −1
effect-H = payer une endurance
slot-G1 = vert, cran 1
slot-G2 = vert, cran 2
slot-Y1 = jaune, cran 1
slot-Y2 = jaune, cran 2
slot-Y3 = jaune, cran 3
slot-R2 = rouge, cran 2
slot-R3 = rouge, cran 3
slot-B4 = bleu, cran 4
colour-G = vert
colour-Y = jaune
colour-R = rouge
colour-B = bleu
column-1 = colonne 1
column-2 = colonne 2
column-3 = colonne 3
column-4 = colonne 4
column-sprint = colonne Sprint
side-left = à gauche
side-right = à droite
choice-0 = premier choix
choice-1 = second choix
spot-col-1 = un dé de la colonne 1
spot-col-2 = un dé de la colonne 2
spot-col-3 = un dé de la colonne 3
spot-col-4 = un dé de la colonne 4
spot-sprint = un dé de la colonne Sprint
spot-star-1 = le 6 de la case étoile 1
spot-star-2 = le 6 de la case étoile 2
spot-star-3 = le 6 de la case étoile 3
spot-star-4 = le 6 de la case étoile 4
refresh-include = compter le 6
refresh-left = retourner un jeton à gauche
refresh-right = retourner un jeton à droite
way-F = tout droit
way-1 = couloir 1
way-2 = couloir 2
way-3 = couloir 3
way-L = à gauche
way-R = à droite
way-l = en diagonale à gauche
way-r = en diagonale à droite
answer-yes = suivre
answer-no = rester
ways-none = rester
ways-FF = tout droit, puis tout droit
ways-F1 = tout droit, puis couloir 1
ways-F2 = tout droit, puis couloir 2
ways-F3 = tout droit, puis couloir 3
ways-1F = couloir 1, puis tout droit
ways-11 = couloir 1, puis couloir 1
ways-12 = couloir 1, puis couloir 2
ways-13 = couloir 1, puis couloir 3
ways-2F = couloir 2, puis tout droit
ways-21 = couloir 2, puis couloir 1
ways-22 = couloir 2, puis couloir 2
ways-23 = couloir 2, puis couloir 3
ways-3F = couloir 3, puis tout droit
ways-31 = couloir 3, puis couloir 1
ways-32 = couloir 3, puis couloir 2
ways-33 = couloir 3, puis couloir 3
stars-none = tous en colonne Sprint
stars-1 = case étoile 1
stars-2 = case étoile 2
stars-12 = cases étoile 1 et 2
stars-3 = case étoile 3
stars-13 = cases étoile 1 et 3
stars-23 = cases étoile 2 et 3
stars-123 = cases étoile 1, 2 et 3
stars-4 = case étoile 4
stars-14 = cases étoile 1 et 4
stars-24 = cases étoile 2 et 4
stars-124 = cases étoile 1, 2 et 4
stars-34 = cases étoile 3 et 4
stars-134 = cases étoile 1, 3 et 4
stars-234 = cases étoile 2, 3 et 4
stars-1234 = cases étoile 1, 2, 3 et 4
pick-1 = n° 1 (relance de tir)
pick-2 = n° 2 (relance de tir)
pick-3 = n° 3 (relance d’un dé)
pick-4 = n° 4 (+1 ou −1)
pick-5 = n° 5 (colonne gratuite)
pick-6 = n° 6 (sprint)
pick-7 = n° 7 (propre à la nation)
pick-8 = n° 8 (propre à la nation)
ending-finished = au bout du parcours
ending-decided = sans attendre le dernier skieur
ending-limit = après la dernière manche permise
ending-crossed = sur la ligne d’arrivée
ending-gave-out = faute d’adversaire en piste
ending-nobody = sans vainqueur : tous se sont effondrés
finding-tile-count = Un parcours a de 4 à 20 tuiles.
finding-unknown-face = Cette face n’existe pas : écrivez par exemple 7A ou 15B:L.
finding-tile-twice = Cette tuile est déjà posée, sur l’une ou l’autre face.
finding-turn-missing = Un virage a besoin de son sens : ajoutez :R ou :L.
finding-turn-needless = Seul un virage tourne : enlevez ce qui suit les deux-points.
finding-start-missing = Il manque le départ : posez d’abord la tuile 1.
finding-goal-missing = Il manque l’arrivée : posez la tuile 2 au bout.
finding-start-first = La tuile 1, et elle seule, vient en premier.
finding-goal-last = La tuile 2, et elle seule, vient en dernier.
finding-tiles-overlap = Cette tuile en recouvre une autre : changez un virage avant elle.
finding-range-after-range = Un stand de tir juste après un autre.
finding-uphill-after-uphill = Une montée juste après une autre resserre le peloton.
finding-uneven-gaps = Les stands sont mal répartis : les distances diffèrent de plus de dix rangées.
finding-no-range = Il n’y a pas de stand de tir.
finding-good = Un parcours en règle : { $tiles } tuiles, { $rows } rangées, { $ranges ->
    [0] aucun stand
    [one] un stand
   *[other] { $ranges } stands
}.
finding-long = Long parcours : l’endurance part du cran du haut.
finding-short = Parcours court : l’endurance part du deuxième cran, sauf si la table est indulgente.

action-choose-nation = Choisir : { $nation }
action-pick-wax = Poser le jeton { $pick }
action-place-sixes = Placer les 6 : { $stars }
action-take-column = Prendre : { $column }
action-take-extra = Prendre en plus, pour une endurance : { $column }
action-done = Assez de dés : avancer, ou tirer
action-use-wax = Employer le jeton { $side } ({ $choice })
action-use-printed = Relancer un tir (effet imprimé)
action-free-column = Colonne gratuite : { $column }
action-reroll-die = Relancer { $spot }
action-reroll-shot = Refaire le tir { $target }
action-refresh = Case étoile : { $refresh }
action-shoot = Tirer sur la cible { $target }
action-end-shooting = Fin du tir
action-step = Avancer : { $way }
action-slip = Glisse : { $ways }
action-draft = Aspiration : { $answer }
order-draft-free = Toujours prendre l’aspiration quand elle est gratuite
order-draft-never = Ne jamais prendre l’aspiration

nation-plate = { $both ->
    [yes] { " " }({ $nation })
   *[no] { "" }
}
nation-leader = { $both ->
    [yes] { " " }({ $leader })
   *[no] { "" }
}

event-nation-chosen = { $who ->
    [you] Votre nation : { $nation }.
   *[other] La nation { ELIDE("de", $seat) } : { $nation }.
}
event-choice-closed = { $who ->
    [you] Vous avez choisi.
   *[other] { $seat } a choisi.
}
event-wax-laid = { $who ->
    [you] Votre fart{ nation-plate } : { $tokens }.
   *[other] Le fart { ELIDE("de", $seat) }{ nation-plate } : { $tokens }.
}
event-round-begun = { $who ->
    [you] Manche { $round } : vous avez le marqueur{ nation-plate }.
   *[other] Manche { $round } : { $seat } a le marqueur{ nation-plate }.
}
event-dice-rolled = { $who ->
    [you] Vous{ nation-plate } lancez { $dice }.
   *[other] { $seat }{ nation-plate } lance { $dice }.
}
event-dice-set-aside = { $who ->
    [you] Fatigue : vous{ nation-plate } perdez { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } de 5 ou de 6.
   *[other] Fatigue : { $seat }{ nation-plate } perd { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } de 5 ou de 6.
}
event-dice-placed = { "" }
event-sixes-placed = { "" }
event-column-taken = { $who ->
    [you] Vous{ nation-plate } prenez la { $column }, { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }{ $star ->
        [counts] {" "}et le 6, qui compte
        [returns]  ; le 6 retourne
        [choice] {" "}et le 6
       *[none] {""}
    }.
   *[other] { $seat }{ nation-plate } prend la { $column }, { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }{ $star ->
        [counts] {" "}et le 6, qui compte
        [returns]  ; le 6 retourne
        [choice] {" "}et le 6
       *[none] {""}
    }.
}
event-star-counted = { $who ->
    [you] Vous{ nation-plate } comptez le 6.
   *[other] { $seat }{ nation-plate } compte le 6.
}
event-token-refreshed = { $who ->
    [you] Vous{ nation-plate } remettez un jeton { $side } : { $token }.
   *[other] { $seat }{ nation-plate } remet un jeton { $side } : { $token }.
}
event-endurance-paid = { $who ->
    [you] Vous{ nation-plate } payez une endurance : le marqueur { $marker } passe au { $colour }.
   *[other] { $seat }{ nation-plate } paie une endurance : le marqueur { $marker } passe au { $colour }.
}
event-token-used = { $who ->
    [you] Vous{ nation-plate } employez le jeton { $side } : { $actions }.
   *[other] { $seat }{ nation-plate } emploie le jeton { $side } : { $actions }.
}
event-printed-used = { $who ->
    [you] Vous{ nation-plate } employez l’effet imprimé.
   *[other] { $seat }{ nation-plate } emploie l’effet imprimé.
}
event-total-changed = { $who ->
    [you] Votre total{ nation-plate } est maintenant { $total }.
   *[other] Le total { ELIDE("de", $seat) }{ nation-plate } est maintenant { $total }.
}
event-die-rerolled = { $who ->
    [you] Vous{ nation-plate } relancez { $spot } : { $die }.
   *[other] { $seat }{ nation-plate } relance { $spot } : { $die }.
}
event-shot-fired = { $who ->
    [you] Vous{ nation-plate } tirez, cible { $target }, dé { $colour }, { $die } : { $result ->
        [hit] touché
       *[miss] manqué
    }.
   *[other] { $seat }{ nation-plate } tire, cible { $target }, dé { $colour }, { $die } : { $result ->
        [hit] touché
       *[miss] manqué
    }.
}
event-shot-rerolled = { $who ->
    [you] Vous{ nation-plate } tirez encore, cible { $target }, dé { $colour }, { $die } : { $result ->
        [hit] touché
       *[miss] manqué
    }.
   *[other] { $seat }{ nation-plate } tire encore, cible { $target }, dé { $colour }, { $die } : { $result ->
        [hit] touché
       *[miss] manqué
    }.
}
event-shooting-ended = { $who ->
    [you] Vos cinq tirs{ nation-plate } : { $misses ->
        [one] { $misses } manqué
       *[other] { $misses } manqués
    }, { $laps ->
        [one] { $laps } tour
       *[other] { $laps } tours
    } de pénalité.
   *[other] Les cinq tirs { ELIDE("de", $seat) }{ nation-plate } : { $misses ->
        [one] { $misses } manqué
       *[other] { $misses } manqués
    }, { $laps ->
        [one] { $laps } tour
       *[other] { $laps } tours
    } de pénalité.
}
event-movement-begun = { $who ->
    [you] Vous{ nation-plate } partez pour { $steps } pas.
   *[other] { $seat }{ nation-plate } part pour { $steps } pas.
}
event-skier-moved = { "" }
event-lap-skied = { $who ->
    [you] Vous{ nation-plate } bouclez un tour de pénalité ; manqués restants : { $misses }.
   *[other] { $seat }{ nation-plate } boucle un tour de pénalité ; manqués restants : { $misses }.
}
event-draft-taken = { $who ->
    [you] Vous{ nation-plate } prenez l’aspiration { ELIDE("de", $ahead) }{ nation-leader }.
   *[other] { $seat }{ nation-plate } prend l’aspiration { ELIDE("de", $ahead) }{ nation-leader }.
}
event-draft-refused = { $who ->
    [you] Vous{ nation-plate } ne suivez pas { $ahead }{ nation-leader }.
   *[other] { $seat }{ nation-plate } ne suit pas { $ahead }{ nation-leader }.
}
event-finish-crossed = { $who ->
    [you] Vous{ nation-plate } franchissez
   *[other] { $seat }{ nation-plate } franchit
} l’arrivée en { $place ->
    [1] 1re
   *[other] { $place }e
} position !
event-skier-collapsed = { $who ->
    [you] Vous{ nation-plate } vous effondrez à la rangée { $row }.
   *[other] { $seat }{ nation-plate } s’effondre à la rangée { $row }.
}
event-race-ended = Fin de la course, { $ending }.

refusal-column-empty = La { $column } est vide : prenez-en une qui contient des dés.
refusal-column-first = Prenez d’abord une colonne 1 à 4.
refusal-column-taken = La { $column } a déjà été prise ce tour : prenez-en une autre.
refusal-dead-end = Par là, le reste du déplacement ne pourrait pas être payé : choisissez un autre pas.
refusal-dice-first = Prenez d’abord vos dés.
refusal-draft-first = Dites d’abord si vous prenez l’aspiration.
refusal-equal-token-first = Ce jeton est en double : prenez d’abord le n° { $number }, qui est pareil.
refusal-laps-first = Il reste { $count ->
        [one] { $count } manqué
       *[other] { $count } manqués
    } : passez d’abord par le couloir de pénalité.
refusal-last-token-left = C’est le dernier jeton : il se prend par la gauche.
refusal-nation-first = Choisissez d’abord une nation.
refusal-nations-chosen = Les nations sont déjà choisies.
refusal-no-advanced-nations = Cette table joue sans les nations avancées : prenez une nation de base.
refusal-no-alternative = Le jeton « { $token } » n’a qu’un effet : prenez le premier choix.
refusal-no-diagonal = Pas de diagonale ici : seulement entre deux rangées blanches. Avancez ou décalez-vous.
refusal-no-die-there = Il n’y a pas de dé à cet endroit : choisissez-en un de votre tableau.
refusal-no-draft = Il n’y a pas d’aspiration à prendre maintenant.
refusal-no-endurance = Il ne vous reste plus d’endurance pour payer cela.
refusal-no-lap-due = Aucun tour de pénalité à faire : choisissez un couloir du parcours.
refusal-no-sixes = Il n’y a pas de 6 à placer maintenant.
refusal-no-slip = On ne glisse qu’après avoir fini sur une case verte, juste derrière un skieur.
refusal-no-such-effect = Aucun jeton ne demande cela maintenant.
refusal-no-such-slip = La glisse ne passe pas par là : choisissez-en une autre, ou restez.
refusal-no-such-way = D’ici, aucun pas ne mène par là : choisissez une des cases voisines devant ou à côté.
refusal-no-wax-left = Il ne vous reste plus de jeton de fart.
refusal-not-fired-now = Vous n’avez pas tiré sur la cible { $target } ce tour : refaites un tir de ce tour.
refusal-not-shooting = On ne tire qu’au stand, et pas dans le tour de l’arrivée.
refusal-nothing-fired = Aucun tir n’a été fait ce tour : il n’y a rien à refaire.
refusal-nothing-printed = Votre tableau n’a pas d’effet imprimé.
refusal-nothing-used-there = Aucun jeton utilisé de ce côté : comptez le 6, ou prenez l’autre côté.
refusal-one-column = Vous avez déjà pris votre colonne : les suivantes se prennent en supplément.
refusal-printed-used = L’effet imprimé a déjà servi ce tour.
refusal-refresh-first = Dites d’abord ce que devient le 6 de la case étoile.
refusal-second-lateral = Un second pas de côté n’est permis qu’après un dépassement : avancez d’abord.
refusal-set-taken = Ce tableau, sur l’une ou l’autre face, est déjà pris : choisissez une autre nation.
refusal-shoot-first = Vous êtes au stand de tir : tirez d’abord.
refusal-shots-due = Encore { $count ->
        [one] { $count } tir
       *[other] { $count } tirs
    } à faire.
refusal-shots-fired = Vos tirs de ce tour sont faits.
refusal-sixes-first = Placez d’abord vos 6.
refusal-slip-first = Dites d’abord si vous glissez.
refusal-sprint-full = La colonne Sprint n’a pas assez de place : prenez plus de cases étoile.
refusal-sprint-is-extra = La colonne Sprint se prend en supplément : prenez d’abord une colonne 1 à 4.
refusal-star-not-open = La case étoile { $number } n’est pas libre au-dessus d’une colonne garnie : choisissez-en une autre.
refusal-steps-first = Encore { $count } pas à faire.
refusal-taking-over = Les dés se prennent avant le premier tir.
refusal-target-shot = La cible { $target } a déjà été visée : choisissez-en une autre.
refusal-token-first = Terminez d’abord l’effet du jeton.
refusal-token-picked = Ce jeton est déjà posé : prenez-en un autre.
refusal-token-useless = Le jeton « { $token } » ne peut pas agir maintenant.
refusal-too-few-sixes = Vous n’avez que { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } de 6 à placer.
refusal-untouched-only = Au stand, seuls les marqueurs des cibles pas encore visées peuvent payer, et ils sont tout en bas.
refusal-wax-first = Composez d’abord votre rangée de fart.
refusal-wax-laid = Les rangées de fart sont déjà posées.
refusal-wax-too-late = Le fart s’emploie avant de partir : avancez.
refusal-wax-used = Un seul jeton de fart par tour.

reason-any-nation = Toutes les nations se valent presque.
reason-wax-ends = Relances de tir d’un côté, jetons de ski de l’autre.
reason-sixes-where-full = Une case étoile quand la colonne est presque pleine, sinon Sprint.
reason-best-column = Cette colonne mène le plus loin pour ce qu’elle coûte.
reason-worth-it = Le gain vaut l’endurance.
reason-enough = Cela suffit pour ce tour.
reason-wax-helps = Ce jeton aide maintenant.
reason-steady-hand = D’abord les marqueurs les plus sûrs.
reason-good-path = Le chemin le plus long pour le moins d’endurance.
reason-slips = Deux pas gratuits.
reason-free-ride = Suivre coûte moins que cela ne rapporte.
reason-keeps-strength = Cela ne vaut pas l’endurance.

position-phase = phase
position-phase-nation = choix des nations
position-phase-wax = choix du fart
position-phase-sixes = placement des 6
position-phase-take = prise des dés
position-phase-reroll-die = relance d’un dé
position-phase-own-sixes = placement des 6 relancés
position-phase-free-column = colonne gratuite
position-phase-refresh = case étoile spéciale
position-phase-shoot = tir
position-phase-reroll-shot = relance de tir
position-phase-step = déplacement
position-phase-slip = glisse
position-phase-draft = aspiration
position-phase-over = course finie
position-round = manche
position-first = marqueur
position-turn = au tour de
position-taken = colonnes prises
position-total = total
position-sprinting = sprint
position-sprinting-yes = oui
position-waxed = jeton du tour
position-waxed-yes = utilisé
position-printed = effet imprimé
position-printed-yes = utilisé
position-todo = le jeton demande encore
position-fired = cibles visées ce tour
position-steps = pas restants
position-lateral = pas de côté
position-lateral-no = seulement après un dépassement
position-from = parti de
position-trail = trace
position-leads = partis ce tour
position-followed = derrière le n°
position-leading = meneur n°
position-asked = peut suivre
position-way = chemin
position-cost = prix en endurance
position-skier = skieur
position-skier-none = sans nation
position-skier-START = au départ
position-skier-FINISH = arrivé
position-skier-OUT = effondré
position-columns = colonnes
position-stars = 6 en case étoile
position-sprint = colonne Sprint
position-available = dés disponibles
position-inhand = dés en main
position-sixes = 6 à placer
position-endurance = endurance
position-tokens = jetons au choix
position-wax = fart
position-used = jetons utilisés (g., d.)
position-shots = tirs
position-shots-none = pas encore
position-shots-hit = touché
position-shots-miss = manqué
position-misses = manqués à purger
position-finished = arrivés
position-collapsed = effondrés (rangée)
position-ended = fin
position-ended-finished = tous arrivés ou effondrés
position-ended-decided = plus qu’un skieur
position-ended-limit = dernière manche jouée
position-ended-crossed = ligne franchie
position-ended-gave-out = un joueur sans skieur
position-ended-nobody = tous effondrés
position-latest = dernière action
position-latest-choose_nation = nation choisie
position-latest-take_column = colonne
position-latest-take_extra = colonne en plus
position-latest-done = assez de dés
position-latest-use_wax = jeton
position-latest-use_printed = effet imprimé
position-latest-free_column = colonne gratuite
position-latest-reroll_die = dé relancé
position-latest-reroll_shot = tir refait
position-latest-refresh = case étoile
position-latest-shoot = tir
position-latest-end_shooting = fin du tir
position-latest-step = pas
position-latest-slip = glisse
position-latest-draft = aspiration
position-latest-place_sixes = 6 placés
position-rolled = dés tombés
position-skier-b = 2e · skieur
position-skier-b-none = sans nation
position-skier-b-START = au départ
position-skier-b-FINISH = arrivé
position-skier-b-OUT = effondré
position-columns-b = 2e · colonnes
position-stars-b = 2e · 6 en case étoile
position-sprint-b = 2e · colonne Sprint
position-available-b = 2e · dés disponibles
position-inhand-b = 2e · dés en main
position-sixes-b = 2e · 6 à placer
position-endurance-b = 2e · endurance
position-tokens-b = 2e · jetons au choix
position-wax-b = 2e · fart
position-used-b = 2e · jetons utilisés (g., d.)
position-shots-b = 2e · tirs
position-shots-b-none = pas encore
position-shots-b-hit = touché
position-shots-b-miss = manqué
position-misses-b = 2e · manqués à purger
position-from-START = le départ

asks-phase-nation = { $who ->
    [you] Choisissez votre nation.
   *[other] { $names } choisit sa nation.
}
asks-phase-wax = { $who ->
    [you] Posez six jetons de fart, de gauche à droite.
   *[other] En attente { ELIDE("de", $names) }, qui compose sa rangée de fart.
}
asks-phase-sixes = { $who ->
    [you] Placez vos 6 : cases étoile ou colonne Sprint.
   *[other] En attente { ELIDE("de", $names) }, qui place ses 6.
}
asks-phase-take = { $who ->
    [you] Prenez une colonne, puis d’autres contre de l’endurance ; un jeton de fart peut aider.
   *[other] { $names } prend des dés.
}
asks-phase-reroll-die = { $who ->
    [you] Quel dé relancer ?
   *[other] { $names } choisit un dé à relancer.
}
asks-phase-own-sixes = { $who ->
    [you] Placez vos 6 relancés.
   *[other] { $names } place ses 6 relancés.
}
asks-phase-free-column = { $who ->
    [you] Quelle colonne gratuite ?
   *[other] { $names } choisit une colonne gratuite.
}
asks-phase-refresh = { $who ->
    [you] Le 6 compte, ou un jeton revient ?
   *[other] { $names } décide du 6 de sa case étoile.
}
asks-phase-shoot = { $who ->
    [you] Tirez : choisissez une cible.
   *[other] { $names } tire.
}
asks-phase-reroll-shot = { $who ->
    [you] Quel tir refaire ?
   *[other] { $names } refait un tir.
}
asks-phase-step = { $who ->
    [you] Touchez la case où finir, ou avancez pas à pas.
   *[other] { $names } avance.
}
asks-phase-slip = { $who ->
    [you] Glissez-vous au-delà du skieur devant vous ?
   *[other] { $names } peut glisser.
}
asks-phase-draft = { $who ->
    [you] Prenez-vous l’aspiration ?
   *[other] { $names } peut prendre l’aspiration.
}

status-take = { $who ->
    [you] Prenez une colonne{ nation-plate } : { $shoots ->
        [yes] chaque dé est un tir
       *[no] chaque dé est un pas, l’arrivée est à { $togo ->
            [one] 1 rangée
           *[other] { $togo } rangées
        }
    }.
   *[other] { $names }{ nation-plate } prend des dés, { $shoots ->
        [yes] pour tirer
       *[no] à { $togo ->
            [one] 1 rangée
           *[other] { $togo } rangées
        } de l’arrivée
    }.
}
status-more = { $who ->
    [you] { $shoots ->
        [yes] { $total ->
            [one] 1 tir
           *[other] { $total } tirs
        }{ nation-plate } : tirez, ou prenez une autre colonne contre une endurance.
       *[no] { $total } pas{ nation-plate } : partez, ou prenez une autre colonne contre une endurance.
    }
   *[other] { $names }{ nation-plate } a { $shoots ->
        [yes] { $total ->
            [one] 1 tir
           *[other] { $total } tirs
        }
       *[no] { $total } pas
    } et peut prendre une autre colonne.
}
status-step = { $who ->
    [you] { $steps } pas à faire{ nation-plate } : touchez une case cernée d’or.
   *[other] { $names }{ nation-plate } skie, encore { $steps } pas.
}
status-shoot = { $who ->
    [you] { $due ->
        [0] Vos tirs{ nation-plate } sont faits : relancez-en un, ou terminez.
        [one] Encore 1 tir{ nation-plate } : choisissez une cible.
       *[other] Encore { $due } tirs{ nation-plate } : choisissez une cible.
    }
   *[other] { $names }{ nation-plate } tire{ $due ->
        [0] { "" }
        [one] , encore 1 tir
       *[other] , encore { $due } tirs
    }.
}
status-draft = { $who ->
    [you] { $ahead } part devant vous{ nation-plate } : le suivre sur { $steps } pas, { $price ->
        [0] sans frais
        [one] contre 1 endurance
       *[other] contre { $price } endurances
    } ?
   *[other] { $names }{ nation-plate } peut suivre { $ahead } sur { $steps } pas, { $price ->
        [0] sans frais
        [one] contre 1 endurance
       *[other] contre { $price } endurances
    }.
}

# Positions impossibles : « Aucune partie n’arrive à cette position : … » -------------------------------------

impossible-board = le tableau d’un skieur n’a pas les colonnes, les pistes ou les cibles que disent les règles
impossible-columns = une colonne a plus de dés que de places
impossible-dice = un skieur doit avoir dix dés, chacun à un endroit
impossible-endurance = un marqueur est hors de sa piste d’endurance
impossible-first = quelqu’un est premier dès que la course a commencé, et personne avant
impossible-hand-of-dice = seul le skieur dont c’est le tour a des dés en main
impossible-leads = ceux qui suivent à l’aspiration ne vont pas avec le mouvement
impossible-misses = les tirs manqués sont ceux du pas de tir, et se rachètent sur l’anneau de pénalité
impossible-nations = les nations se choisissent à tour de rôle, chaque tableau une fois
impossible-phase = la phase ne va pas avec ce que le skieur a fait à ce tour
impossible-place = un skieur en course est sur le parcours, un skieur arrivé a passé la ligne, un skieur effondré n’est nulle part
impossible-ranks = les skieurs arrivés ou effondrés figurent une fois dans leur liste, les autres dans aucune
impossible-sixes = des six ne sont mis de côté que pendant qu’on les demande
impossible-steps = il reste des pas exactement pendant qu’un skieur avance, et le chemin commence où il est
impossible-targets = une cible visée ne montre pas de tir, ou n’existe pas
impossible-wax = les jetons de fart ne sont pas six de ceux de la nation, ou il en a été utilisé plus qu’il n’y en a

section-BIA-1 = Mise en place
rule-BIA-1-1 = Le parcours choisi commence par la tuile de départ et finit par la tuile d’arrivée. Pour une première partie, prenez le parcours de départ.
rule-BIA-1-2 = Les quatre dés de tir servent à tous.
rule-BIA-1-3 = Chacun choisit une nation et reçoit son tableau, son skieur, dix dés de course tous disponibles, cinq marqueurs d’endurance, cinq marqueurs de tir et les huit jetons de fart de sa couleur.
rule-BIA-1-4 = Un tableau ne sert qu’une fois, sur une seule face. Les faces avancées ne se choisissent que si la table joue avec les nations avancées.
rule-BIA-1-5 = Avec trois stands de tir ou plus, les marqueurs d’endurance commencent sur le cran du haut ; avec deux ou moins, sur le deuxième. La table peut aussi commencer toujours en haut.
rule-BIA-1-6 = Chaque skieur reçoit six de ses huit jetons de fart, dans l’ordre voulu ; les deux autres quittent la partie. Tous choisissent en même temps et en secret, puis les rangées sont révélées ensemble.
rule-BIA-1-7 = Les skieurs attendent derrière la ligne de départ, aussi nombreux qu’il faut.
rule-BIA-1-8 = Le marqueur du premier joueur va à celui que la table désigne, ou que le sort désigne.
rule-BIA-1-9 = On joue dans l’ordre des places, dans le sens des aiguilles d’une montre.
section-BIA-2 = La manche
rule-BIA-2-1 = Une manche, c’est une phase de préparation, puis une phase de course.
rule-BIA-2-2 = En phase de course, chaque skieur encore en course joue un tour, à partir de celui qui a le marqueur. Qui a pris l’aspiration joue quand même son propre tour.
rule-BIA-2-3 = Après le dernier tour, le marqueur passe au skieur suivant ; ceux qui sont arrivés ou effondrés sont sautés.
section-BIA-3 = La préparation
rule-BIA-3-1 = Tous les skieurs en course lancent en même temps la moitié de leurs dés disponibles, arrondie au supérieur.
rule-BIA-3-2 = Pour chaque marqueur d’endurance sur le bleu, un 5 obtenu, à défaut un 6, redevient disponible.
rule-BIA-3-3 = Cette perte ne touche que le lancer de préparation, jamais une relance due au fart.
rule-BIA-3-4 = Chaque dé de 1 à 4 va dans la colonne de ce numéro.
rule-BIA-3-5 = Puis chaque 5, l’un après l’autre, va dans la colonne 1 à 4 qui a le plus de dés ; à égalité, celle du plus grand numéro. Les dés des cases étoile ne comptent pas. Sur un tableau vide, c’est la colonne 4.
rule-BIA-3-6 = Si cette colonne est pleine, le 5 n’a pas de place, même si d’autres colonnes en ont.
rule-BIA-3-7 = Enfin chaque 6 va, au choix, dans la colonne Sprint ou dans la case étoile vide d’une colonne qui contient au moins un dé.
rule-BIA-3-8 = Une case étoile ne reçoit qu’un dé.
rule-BIA-3-9 = Un dé sans place redevient disponible ; un dé qui a une place doit être posé.
rule-BIA-3-10 = On choisit d’un coup les cases étoile qui reçoivent un 6 ; le reste va en colonne Sprint. S’il n’y tient pas, toutes les cases étoile possibles doivent être prises ; ce qui reste redevient disponible. Tous choisissent en même temps et en secret.
rule-BIA-3-11 = Un skieur sans dé disponible ne lance rien.
section-BIA-4 = Prendre des dés
rule-BIA-4-1 = Au début de son tour, un skieur prend tous les dés d’une colonne 1 à 4.
rule-BIA-4-2 = Une colonne vide ne se choisit pas, sauf si les quatre sont vides : alors on en nomme une et l’on prend zéro dé.
rule-BIA-4-3 = Si la colonne prise était pleine, le 6 de sa case étoile est pris et compte ; sinon il redevient seulement disponible.
rule-BIA-4-4 = Ensuite il peut prendre d’autres colonnes non vides, Sprint comprise, en payant d’abord une endurance pour chacune. Une colonne ne se prend qu’une fois par tour, payée ou gratuite.
rule-BIA-4-5 = La colonne Sprint ne se prend qu’en supplément.
rule-BIA-4-6 = Prendre la colonne Sprint, ou un jeton qui le dit, c’est sprinter pour ce tour.
rule-BIA-4-7 = Le total est le nombre de dés pris, avec ce que le fart ajoute ou retranche.
rule-BIA-4-8 = Les dés pris restent en main jusqu’à la fin du tour, puis redeviennent disponibles.
rule-BIA-4-9 = Les colonnes supplémentaires se paient avant le premier pas ou le premier tir ; après, seul le fart peut ajouter des dés.
section-BIA-5 = L’endurance
rule-BIA-5-1 = Payer une endurance, c’est baisser d’un cran le marqueur de plus haute valeur : vert, jaune, rouge, bleu.
rule-BIA-5-2 = À couleur égale, c’est le marqueur qui a le plus de crans sous lui, puis le plus à gauche.
rule-BIA-5-3 = Dans un tour de tir, seuls les marqueurs dont la cible n’a pas encore été visée peuvent baisser. Après le cinquième tir, on ne peut plus rien payer dans ce tour.
rule-BIA-5-4 = Un marqueur tout en bas ne baisse plus. Qui ne peut pas payer ne peut rien choisir qui coûte.
rule-BIA-5-5 = Un skieur sans endurance qui est forcé de payer s’effondre et quitte la course.
rule-BIA-5-6 = On le vérifie au début d’un déplacement : si aucun chemin de ce nombre de pas n’est payable, le skieur s’effondre aussitôt ; personne ne prend son aspiration.
rule-BIA-5-7 = L’endurance perdue ne revient jamais.
section-BIA-6 = Le déplacement
rule-BIA-6-1 = Un skieur qui ne tire pas avance d’exactement autant de pas que son total.
rule-BIA-6-2 = Un pas va tout droit, de côté, ou en diagonale dans une zone blanche ; jamais en arrière.
rule-BIA-6-3 = Le premier pas de côté est libre ; un autre dans le même tour n’est permis qu’après un dépassement.
rule-BIA-6-4 = Dépasser, c’est quitter vers l’avant une rangée où se trouve un autre skieur, sur n’importe quel couloir ou au pas de tir. Le couloir de pénalité et le départ ne comptent pas.
rule-BIA-6-5 = Une diagonale est un seul pas, d’une rangée blanche à la suivante, et ne compte pas comme un pas de côté.
rule-BIA-6-6 = Entrer sur une case occupée coûte une endurance, quel que soit le nombre de skieurs, même en aspiration.
rule-BIA-6-7 = On peut finir sur une case occupée ; une case reçoit autant de skieurs qu’il faut.
rule-BIA-6-8 = Entrer au pas de tir ou franchir l’arrivée termine le déplacement ; les pas restants sont perdus.
rule-BIA-6-9 = Un pas n’est permis que si le reste du déplacement peut se faire avec l’endurance qui reste. On paie à chaque entrée.
rule-BIA-6-10 = Avec zéro pas, rien ne bouge, personne ne prend l’aspiration, le tour est fini.
rule-BIA-6-11 = Un chemin s’écrit pas à pas : F tout droit, 1 2 3 le couloir quand il y a le choix, L R de côté, l r en diagonale.
section-BIA-7 = L’aspiration
rule-BIA-7-1 = Un skieur placé juste derrière celui qui part peut prendre son aspiration : le suivre gratuitement.
rule-BIA-7-2 = Suivre, c’est aller sur la case de départ du meneur, puis sur sa trace, jusqu’à son avant-dernière case.
rule-BIA-7-3 = C’est tout ou rien, et on choisit quand tout le déplacement est connu.
rule-BIA-7-4 = Qui est juste derrière un skieur qui suit peut le suivre de même, et ainsi de suite.
rule-BIA-7-5 = Personne ne prend l’aspiration d’un skieur qui sprinte.
rule-BIA-7-6 = Personne ne suit un skieur parti du stand de tir, du couloir de pénalité ou du départ, et personne qui s’y trouve ne suit.
rule-BIA-7-7 = Les cases occupées du chemin coûtent à qui suit, au moment où il passe. Une aspiration qu’on ne peut pas payer n’est pas proposée.
rule-BIA-7-8 = On demande d’abord à ceux qui sont derrière le meneur, dans le sens des aiguilles d’une montre ; celui qui accepte bouge aussitôt. Puis à ceux qui sont derrière le premier qui a suivi, et ainsi de suite. On ne suit qu’une fois par déplacement.
rule-BIA-7-9 = On ne suit que les pas des dés, pas la glisse.
rule-BIA-7-10 = Ni la limite des pas de côté, ni la montée, ni la glisse ne valent pour qui suit ; il n’entre donc jamais au stand et ne franchit pas l’arrivée.
section-BIA-8 = Le terrain
rule-BIA-8-1 = Montée : qui part d’une case rouge fait un pas de moins, au minimum un.
rule-BIA-8-2 = Zone blanche : on peut y aller en diagonale.
rule-BIA-8-3 = Départ : au premier déplacement on choisit librement son couloir ; entrer sur une case occupée de la première rangée ne coûte jamais rien.
rule-BIA-8-4 = Descente : qui finit avec son dernier pas sur une case verte, juste derrière un skieur, peut glisser : deux pas gratuits, par la case occupée sans payer, puis au-delà.
rule-BIA-8-5 = Le deuxième pas de la glisse suit les règles ordinaires : une case occupée coûte, le stand et l’arrivée terminent. Une glisse par tour.
section-BIA-9 = Le tir
rule-BIA-9-1 = Entrer au pas de tir termine le déplacement ; on ne tire pas dans le tour de l’arrivée.
rule-BIA-9-2 = Aux tours suivants on tire au lieu d’avancer, jusqu’à cinq tirs.
rule-BIA-9-3 = On prend des dés comme d’habitude et l’on tire autant de fois que le total, au plus les tirs restants ; le surplus est perdu.
rule-BIA-9-4 = Chaque tir se fait avec un marqueur d’endurance pas encore utilisé, au choix, et le dé de sa couleur : vert touche 5 fois sur 6, jaune 4, rouge 3, bleu 2.
rule-BIA-9-5 = Les tirs faits, on peut encore employer du fart, puis le tour finit. Après le cinquième tir, les manqués sont comptés à ce moment.
rule-BIA-9-6 = Partager le pas de tir ne coûte rien.
rule-BIA-9-7 = Chaque visite commence avec cinq cibles vierges.
rule-BIA-9-8 = Avec un total de zéro, on ne tire pas.
section-BIA-10 = Le couloir de pénalité
rule-BIA-10-1 = Un ou deux manqués : un tour de pénalité ; trois ou quatre : deux ; cinq : trois.
rule-BIA-10-2 = Dès le tour suivant, qui a des manqués passe du pas de tir par les trois cases du couloir ; atteindre la troisième enlève deux manqués, ou le dernier.
rule-BIA-10-3 = Tant qu’il reste des manqués, on recommence un tour ; sinon on sort sur n’importe quel couloir de la rangée suivante.
rule-BIA-10-4 = Ces tours se font avec des pas ordinaires ; on peut s’y arrêter, et les pas restants continuent sur le parcours.
rule-BIA-10-5 = Partager une case du couloir de pénalité est gratuit, ou coûte une endurance si la table en décide ainsi.
section-BIA-11 = Le fart
rule-BIA-11-1 = Une fois par tour, un skieur peut employer son jeton le plus à gauche ou le plus à droite parmi ceux qui restent, puis le retourner.
rule-BIA-11-2 = C’est possible pendant qu’on prend les dés, et au stand aussi avant, entre et après les tirs ; plus une fois le déplacement commencé.
rule-BIA-11-3 = Tous les symboles du jeton s’appliquent dans l’ordre, le cœur brisé d’abord ; avec un « / », un seul des deux choix.
rule-BIA-11-4 = Un jeton ne s’emploie que si tout ce qu’il demande est possible à ce moment.
rule-BIA-11-5 = Relancer un tir : au stand, un tir de ce tour est refait avec le dé de son marqueur ; le nouveau résultat vaut.
rule-BIA-11-6 = Sprint : le skieur sprinte, et le total augmente du nombre de dés de sa colonne Sprint, qui y restent. Pas dans un tour de tir.
rule-BIA-11-7 = Colonne gratuite : une colonne non vide de plus, sans payer, après la première ; au stand, tant qu’il reste des cibles.
rule-BIA-11-8 = Relancer un dé, ou tous les dés, de son tableau en prenant les dés, et les placer comme d’habitude. Les dés en main n’en font pas partie.
rule-BIA-11-9 = Une relance peut laisser un 6 au-dessus d’une colonne vide ; il y reste.
rule-BIA-11-10 = +1 : le total augmente d’un, sans remplir de colonne. −1 : le total baisse d’un, pendant qu’on prend les dés.
rule-BIA-11-11 = Un jeton est retourné dès qu’il est choisi ; son propre effet peut le remettre, mais le tour n’en permet pas d’autre.
section-BIA-12 = L’arrivée
rule-BIA-12-1 = Qui franchit la ligne est arrivé et quitte le parcours.
rule-BIA-12-2 = Le premier à la franchir gagne l’or, quoi que les autres puissent encore faire.
rule-BIA-12-3 = La course continue jusqu’à ce que tous soient arrivés ou effondrés ; argent et bronze aux deux suivants.
rule-BIA-12-4 = L’ordre de passage fait le classement : il n’y a pas d’égalité.
rule-BIA-12-5 = Les skieurs effondrés viennent après tous les autres, selon la rangée atteinte, puis le dernier effondré d’abord.
rule-BIA-12-6 = Si personne n’arrive, il n’y a ni médaille ni vainqueur.
rule-BIA-12-7 = Si la table le veut, la course s’arrête dès qu’il ne reste qu’un skieur, classé comme s’il était arrivé. Pas à deux joueurs.
rule-BIA-12-8 = Après la dernière manche permise la course s’arrête ; ceux qui skient encore viennent après les arrivés, selon la rangée, puis moins de manqués, puis l’ordre des places.
section-BIA-13 = À deux joueurs
rule-BIA-13-1 = Chacun mène deux nations complètes ; l’ordre est première de l’un, première de l’autre, deuxième de l’un, deuxième de l’autre.
rule-BIA-13-2 = Chaque skieur a son propre tour ; le marqueur passe à la nation suivante.
rule-BIA-13-3 = Ses propres skieurs se suivent, se gênent et se paient comme des rivaux.
rule-BIA-13-4 = La partie s’arrête aussitôt qu’un skieur franchit la ligne : son joueur gagne.
rule-BIA-13-5 = Si les deux skieurs d’un joueur se sont effondrés, l’autre gagne aussitôt.
section-BIA-14 = Les nations avancées
rule-BIA-14-1 = Les pistes d’endurance diffèrent. On tire toujours avec la couleur sous le marqueur, et ce sont les marqueurs sur le bleu qui comptent.
rule-BIA-14-2 = Autriche (colonnes 1 et 2) et Italie (colonne 3) : ces colonnes ont trois places et sont pleines avec trois dés.
rule-BIA-14-3 = Finlande : une fois par tour de tir, elle peut relancer un tir, en plus du jeton du tour.
rule-BIA-14-4 = Italie (colonne 4) et Royaume-Uni (colonne 2) : en prenant le 6 de cette case étoile, comptez-le, ou remettez à neuf le jeton utilisé le plus à l’intérieur, à gauche ou à droite.
rule-BIA-14-5 = États-Unis : seules les pistes d’endurance diffèrent.
section-BIA-15 = Construire un parcours
rule-BIA-15-1 = Un parcours a de 4 à 20 tuiles, chacune une fois, la tuile 1 en premier, la tuile 2 en dernier ; un virage tourne à droite (R) ou à gauche (L), les autres non ; deux tuiles ne se recouvrent pas.
rule-BIA-15-2 = Déconseillé : un stand juste après un stand, une montée juste après une montée, des distances entre stands qui diffèrent de plus de dix rangées, aucun stand.
rule-BIA-15-3 = Avec trois stands ou plus, le parcours est long.
