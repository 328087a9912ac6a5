name = Le Tour de France
short = Tour de France
pitch = Un coureur chacun, une seule route autour de la France, deux dés. Chaque case a son effet : questions des villes étapes, cols, sprints, chutes, imprévus. Et après chaque lancer, avant que le pion ne bouge, chacun peut le modifier avec ses cartes Stratégie. Le premier à s’arrêter pile sur l’arrivée des Champs-Élysées gagne.
duration = 25–35 min

tutorial-0 = Bienvenue au départ. Vous êtes Camille, en corail ; Léon est en indigo. Au prologue vous avez fait 9 et lui 7 : vous partez de la case Prologue n° 1, la première, avec le maillot jaune. Cent cases vous séparent des Champs-Élysées ; cette leçon en parcourt vingt-sept, en cinq minutes.
tutorial-1 = Un tour commence par les deux dés. Lancez-les.
tutorial-2 = 4 : vous voilà à Reims, une ville étape. On vous y pose une question. Vous choisissez le genre : prenez « Cyclisme ».
tutorial-3 = Trois réponses, une seule bonne ; elle vous vaut une carte Stratégie. Choisissez B et répondez.
tutorial-4 = Votre carte vaut 2. Une carte Stratégie s’ajoute à un lancer ou s’en retranche, avant que le pion ne bouge, et pas seulement au vôtre. À Léon de lancer.
tutorial-5 = Léon fait 5 et irait à Reims. Personne d’autre que vous n’a de carte : on vous interroge. La carte montre où elle l’enverrait. Deux cases plus loin, c’est la crevaison ! Touchez votre carte, choisissez +, et jouez.
tutorial-6 = Léon crève et recule de trois cases ; la case où il s’arrête alors n’a pas d’effet. À vous de lancer.
tutorial-7 = Imprévu : une bonne échappée, trois cases de plus, et la nouvelle case compte aussi. C’est un col : 10 points pour le maillot à pois. À Léon, qui n’aura rien à craindre de vous : votre main est vide.
tutorial-8 = 5 points verts pour Léon. À la fin de chaque tour de table, les maillots vont aux premiers : le jaune et les pois sont à vous, le vert à Léon. Lancez.
tutorial-9 = En passant Dole vous déclenchez un contre-la-montre : tous lancent, vous gagnez une carte ; la case Stratégie en donne une autre. Vous tenez un 1 et un 3. À Léon.
tutorial-10 = Il va tomber tout seul : 9, c’est la chute de la case 16. Gardez vos cartes. « Terminé » passe ; à une vraie table, la liste « Me demander », près de vos cartes, dit quand on vous interroge.
tutorial-11 = Trois cases en arrière pour lui. À vous.
tutorial-12 = 4 : un saut de chaîne vous attend case 24. Sur votre propre lancer vous avez le dernier mot. La carte 3, en plus, vous mène case 27. Jouez-la.
tutorial-13 = Il vous reste un 1 ; gardez-le pour l’arrivée, où il faut tomber juste. Touchez « Terminé ».
tutorial-14 = Vous savez courir le Tour. Le premier qui s’arrête pile sur l’arrivée gagne : qui fait trop rebondit et recule du surplus. Gardez de petites cartes pour ce moment, et méfiez-vous de celles des autres.

option-quiz = Questions
option-quiz-help = Dans les villes étapes, de vraies questions, ou un lancer de dés à leur place.
option-quiz-questions = questions
option-quiz-dice = dés (7 ou plus)
option-chance-seats = Places qui répondent au hasard
option-chance-seats-help = Les places des bots : ils ne lisent pas les questions, le hasard répond pour eux selon la difficulté.
option-custom-questions = Questions du club
option-custom-questions-help = Mêler au paquet les questions que vous avez écrites.
option-custom-questions-off = sans
option-custom-questions-mixed = mêlées aux autres
option-custom-cards = Cartes du club
option-custom-cards-help = De 1 à 29 cartes, écrites ici ou dans un fichier JSON, et vérifiées comme par « tablee tour-de-france questions FICHIER ». Elles restent secrètes jusqu’à la fin de la partie.
option-strategy-sign = Cartes Stratégie
option-strategy-sign-help = Chacun choisit d’ajouter ou de retrancher, ou bien le signe est imprimé sur la carte.
option-strategy-sign-free = signe au choix
option-strategy-sign-printed = signe imprimé
option-strategy-order = Ordre des cartes
option-strategy-order-help = Qui joue ses cartes d’abord après un lancer : les adversaires ou le coureur lui-même.
option-strategy-order-opponents_first = adversaires d’abord
option-strategy-order-mover_first = coureur d’abord
option-victory = Victoire
option-victory-help = La course seule, ou un palmarès : des points pour la place et pour chaque maillot.
option-victory-race = la course
option-victory-palmares = le palmarès
option-max-rounds = Limite de tours
option-max-rounds-help = Après autant de tours de table la partie s’arrête, où que soient les coureurs.
option-answer-seconds = Secondes pour répondre
option-answer-seconds-help = Le temps d’une réponse dans une ville étape, même à une table sans horloge ; 0 : l’horloge de la table, si elle en a une.
preset-no-quiz = Sans questions : les dés répondent
preset-palmares = Palmarès : les maillots comptent aussi
preset-printed = Signes imprimés : le coureur joue ses cartes d’abord

sign-plus = +
sign-minus = −
category-tourism = tourisme
category-cycling = cyclisme
choice--1 = rien
choice-0 = A
choice-1 = B
choice-2 = C
jersey-yellow = jaune
jersey-polka = à pois
jersey-green = vert
jersey-white = blanc
ending-finish = à l’arrivée
ending-rounds = au dernier tour de table
space--5 = prologue n° 6
space--4 = prologue n° 5
space--3 = prologue n° 4
space--2 = prologue n° 3
space--1 = prologue n° 2
space-0 = prologue n° 1
space-1 = case 1 (Cambrai, maillot vert)
space-2 = case 2 (imprévu)
space-3 = case 3 (stratégie de course)
space-4 = case 4 (Reims, ville étape)
space-5 = case 5 (Sainte-Menehould, maillot blanc)
space-6 = case 6 (crevaison)
space-7 = case 7 (Verdun, maillot vert)
space-8 = case 8 (Metz, ville étape)
space-9 = case 9 (imprévu)
space-10 = case 10 (Saverne, maillot blanc)
space-11 = case 11 (Strasbourg, ville étape)
space-12 = case 12 (Col de la Schlucht, maillot à pois)
space-13 = case 13 (imprévu)
space-14 = case 14 (Mulhouse, ville étape)
space-15 = case 15 (Ballon d’Alsace, maillot à pois)
space-16 = case 16 (chute)
space-17 = case 17 (Besançon, ville étape)
space-18 = case 18 (Dole, contre-la-montre)
space-19 = case 19 (Beaune, maillot vert)
space-20 = case 20 (stratégie de course)
space-21 = case 21 (Mâcon, maillot blanc)
space-22 = case 22 (Lyon, ville étape)
space-23 = case 23 (Grand Colombier, maillot à pois)
space-24 = case 24 (saut de chaîne)
space-25 = case 25 (Grenoble, ville étape)
space-26 = case 26 (L’Alpe d’Huez, maillot à pois)
space-27 = case 27 (Saint-Jean-de-Maurienne, maillot blanc)
space-28 = case 28 (Col du Galibier, maillot à pois)
space-29 = case 29 (Briançon, ville étape)
space-30 = case 30 (Col d’Izoard, maillot à pois)
space-31 = case 31 (chute)
space-32 = case 32 (Cime de la Bonette, maillot à pois)
space-33 = case 33 (Nice, ville étape)
space-34 = case 34 (Fréjus, maillot vert)
space-35 = case 35 (imprévu)
space-36 = case 36 (stratégie de course)
space-37 = case 37 (Marseille, ville étape)
space-38 = case 38 (crevaison)
space-39 = case 39 (Mont Ventoux, maillot à pois)
space-40 = case 40 (Nîmes, maillot vert)
space-41 = case 41 (Montpellier, ville étape)
space-42 = case 42 (Béziers, contre-la-montre)
space-43 = case 43 (imprévu)
space-44 = case 44 (Perpignan, ville étape)
space-45 = case 45 (Quillan, maillot blanc)
space-46 = case 46 (Plateau de Beille, maillot à pois)
space-47 = case 47 (imprévu)
space-48 = case 48 (Toulouse, ville étape)
space-49 = case 49 (stratégie de course)
space-50 = case 50 (Col de Peyresourde, maillot à pois)
space-51 = case 51 (saut de chaîne)
space-52 = case 52 (Col du Tourmalet, maillot à pois)
space-53 = case 53 (Col d’Aubisque, maillot à pois)
space-54 = case 54 (Pau, ville étape)
space-55 = case 55 (Mont-de-Marsan, maillot vert)
space-56 = case 56 (imprévu)
space-57 = case 57 (crevaison)
space-58 = case 58 (Bordeaux, ville étape)
space-59 = case 59 (Libourne, maillot vert)
space-60 = case 60 (stratégie de course)
space-61 = case 61 (Périgueux, maillot blanc)
space-62 = case 62 (Limoges, ville étape)
space-63 = case 63 (imprévu)
space-64 = case 64 (saut de chaîne)
space-65 = case 65 (Puy de Dôme, maillot à pois)
space-66 = case 66 (Clermont-Ferrand, ville étape)
space-67 = case 67 (Vichy, maillot vert)
space-68 = case 68 (imprévu)
space-69 = case 69 (Bourges, contre-la-montre)
space-70 = case 70 (chute)
space-71 = case 71 (Tours, ville étape)
space-72 = case 72 (Saumur, maillot vert)
space-73 = case 73 (imprévu)
space-74 = case 74 (Angers, maillot blanc)
space-75 = case 75 (Nantes, ville étape)
space-76 = case 76 (stratégie de course)
space-77 = case 77 (crevaison)
space-78 = case 78 (Lorient, maillot vert)
space-79 = case 79 (imprévu)
space-80 = case 80 (Brest, ville étape)
space-81 = case 81 (Morlaix, maillot blanc)
space-82 = case 82 (imprévu)
space-83 = case 83 (Saint-Brieuc, maillot vert)
space-84 = case 84 (Saint-Malo, ville étape)
space-85 = case 85 (stratégie de course)
space-86 = case 86 (saut de chaîne)
space-87 = case 87 (Caen, ville étape)
space-88 = case 88 (imprévu)
space-89 = case 89 (Lisieux, maillot blanc)
space-90 = case 90 (Rouen, ville étape)
space-91 = case 91 (Versailles, maillot blanc)
space-92 = case 92 (Place de la Concorde, maillot vert)
space-93 = case 93 (stratégie de course)
space-94 = case 94 (imprévu)
space-95 = case 95 (crevaison)
space-96 = case 96 (Rond-Point des Champs-Élysées, maillot vert)
space-97 = case 97 (stratégie de course)
space-98 = case 98 (imprévu)
space-99 = case 99 (chute)
space-100 = case 100 (l’arrivée)
card-I01 = Un spectateur vous tend un bidon bien frais. Avancez d’une case.
card-I02 = Vent dans le dos toute la matinée. Avancez de 2 cases.
card-I03 = Votre mécanicien a choisi le bon braquet. Avancez de 2 cases.
card-I04 = Vous sautez dans la bonne échappée. Avancez de 3 cases.
card-I05 = Descente sans une faute. Avancez de 3 cases.
card-I06 = Vos équipiers mènent le train. Avancez de 4 cases.
card-I07 = Musette attrapée au vol, jambes de feu. Avancez de 4 cases.
card-I08 = Démarrage sec au pied du col. Avancez de 5 cases.
card-I09 = Grande chevauchée en solitaire. Avancez de 6 cases.
card-I10 = Les cloches de la ville sonnent déjà. Avancez jusqu’à la prochaine Ville étape (s’il n’y en a plus, piochez une carte Stratégie).
card-I11 = Vous prenez la roue du coureur qui vous précède. Rejoignez sa case, en avançant de 8 cases au plus (si vous êtes en tête, piochez une carte Stratégie).
card-I12 = Votre directeur sportif a un plan. Piochez une carte Stratégie.
card-I13 = Le public vous porte. Relancez les dés et jouez un tour de plus.
card-I14 = Passage à niveau fermé. Reculez d’une case.
card-I15 = Vent de face. Reculez de 2 cases.
card-I16 = Un chien traverse la route. Reculez de 2 cases.
card-I17 = Fringale : vous avez oublié de manger. Reculez de 3 cases.
card-I18 = Mauvaise sortie au rond-point. Reculez de 3 cases.
card-I19 = Pluie battante sur les pavés. Reculez de 3 cases.
card-I20 = Bordure : le peloton se coupe devant vous. Reculez de 4 cases.
card-I21 = Coup de chaleur dans la garrigue. Reculez de 4 cases.
card-I22 = Roue voilée et voiture d’assistance introuvable. Reculez de 5 cases.
card-I23 = Défaillance en pleine ascension. Reculez de 6 cases.
card-I24 = Vous avez oublié de signer la feuille de départ. Retournez à la Ville étape précédente.
card-I25 = Oreillette en panne. Rendez une de vos cartes Stratégie, tirée au hasard.
card-I26 = Les commissaires contrôlent votre vélo. Passez votre prochain tour.
card-JOKER = Joker : annule une chute, une crevaison, un saut de chaîne ou un Imprévu défavorable. À conserver.
title-I01 = bidon frais
title-I02 = vent dans le dos
title-I03 = bon braquet
title-I04 = bonne échappée
title-I05 = descente sans faute
title-I06 = train des équipiers
title-I07 = musette au vol
title-I08 = démarrage au pied du col
title-I09 = chevauchée solitaire
title-I10 = cloches de la ville
title-I11 = roue du coureur devant
title-I12 = plan du directeur sportif
title-I13 = public porteur
title-I14 = passage à niveau
title-I15 = vent de face
title-I16 = chien sur la route
title-I17 = fringale
title-I18 = mauvaise sortie
title-I19 = pluie sur les pavés
title-I20 = bordure
title-I21 = coup de chaleur
title-I22 = roue voilée
title-I23 = défaillance
title-I24 = feuille de départ oubliée
title-I25 = oreillette en panne
title-I26 = contrôle du vélo
title-JOKER = Joker

finding-good = { $count ->
    [one] Une carte valable
   *[other] { $count } cartes valables
} : { $tourism } sur le tourisme, { $cycling } sur le cyclisme.
finding-not-json = Ce n’est pas du JSON ({ $why }). Vérifiez guillemets, virgules et crochets.
finding-not-a-list = Il faut une liste de cartes : [ … ], avec au moins une carte.
finding-not-a-card = Cette carte n’a pas la forme voulue ({ $why }). Il faut id, et tourism ou cycling avec difficulty, right, fr ou en.
finding-bad-id = L’identifiant doit aller de { $first } à { $last }.
finding-id-twice = Une autre carte porte déjà cet identifiant.
finding-no-question = Il faut au moins une question : tourism ou cycling.
finding-no-language = Il faut le texte en français (fr) ou en anglais (en).
finding-bad-difficulty = La difficulté est 1, 2 ou 3, pas { $given }.
finding-bad-right = La bonne réponse (right) est 0, 1 ou 2, pas { $given }.
finding-empty-text = La question ou une réponse est vide.
finding-long-question = La question a { $length } signes ; { $most } au plus.
finding-long-answer = Une réponse a { $length } signes ; { $most } au plus.
finding-long-why = L’explication a { $length } signes ; { $most } au plus.
finding-not-three-answers = Il faut trois réponses, pas { $given }.
finding-same-answers = Deux réponses sont identiques.
finding-forbidden-sign = Pas de barre verticale, de saut de ligne, de signe invisible ou qui en couvre d’autres dans un texte.
finding-card-count = Une liste a { $most } cartes au plus, pas { $count }.
finding-long-source = La source a { $length } signes ; { $most } au plus.
finding-long-town = La ville a { $length } signes ; { $most } au plus.

action-roll = Lancer les dés
action-play = Jouer { $sign }{ $value }
action-done = Terminé
action-category = Question { $category }
action-answer = Réponse { $choice }
action-no-answer = Pas de réponse
action-joker = Utiliser un Joker
action-accept = Garder le Joker
order-next-window = Me demander au prochain lancer, quoi qu’il arrive
order-not-this-turn = Ne pas me demander pendant ce tour
order-never-on-others = Ne pas me demander sur les lancers des autres
order-only-rivals = Ne me demander que si un rival mène, passe en tête ou approche de l’arrivée

event-dice-rolled = { $who ->
    [you] { $purpose ->
        [move] Vous lancez { $dice } : { $total }.
        [prologue] Prologue : vous lancez { $dice }, soit { $total }.
        [trial] Contre-la-montre : vous lancez { $dice }, soit { $total }.
        [quiz] À la place d’une question, vous lancez { $dice }, soit { $total }.
       *[other] Pour départager un maillot, vous lancez { $dice }, soit { $total }.
    }
   *[other] { $purpose ->
        [move] { $seat } lance { $dice } : { $total }.
        [prologue] Prologue : { $seat } lance { $dice }, soit { $total }.
        [trial] Contre-la-montre : { $seat } lance { $dice }, soit { $total }.
        [quiz] À la place d’une question, { $seat } lance { $dice }, soit { $total }.
       *[other] Pour départager un maillot, { $seat } lance { $dice }, soit { $total }.
    }
}
event-prologue-placed = { $who ->
    [you] Vous prenez la place n° { $place } du prologue.
   *[other] { $seat } prend la place n° { $place } du prologue.
}
event-jersey-taken = { $who ->
    [you] Vous endossez le maillot { $jersey } !
   *[other] { $seat } endosse le maillot { $jersey }.
}
event-strategy-played = { $who ->
    [you] Vous jouez { $sign }{ $value } : le total est { $total }.
   *[other] { $seat } joue { $sign }{ $value } : le total est { $total }.
}
event-rider-stayed = { $who ->
    [you] Il ne reste rien du lancer : vous n’avancez pas.
   *[other] Il ne reste rien du lancer : { $seat } n’avance pas.
}
event-rider-advanced = { $who ->
    [you] Vous avancez de { $count } : { $space }.
   *[other] { $seat } avance de { $count } : { $space }.
}
event-rider-bounced = { $who ->
    [you] { $count }, c’est trop : vous touchez l’arrivée et revenez sur la { $space }.
   *[other] { $count }, c’est trop : { $seat } touche l’arrivée et revient sur la { $space }.
}
event-rider-dropped-back = { $who ->
    [you] Vous reculez : { $space }.
   *[other] { $seat } recule : { $space }.
}
event-points-won = { $who ->
    [you] Vous gagnez { $points ->
        [one] 1 point
       *[other] { $points } points
    } pour le maillot { $jersey } ({ $total } en tout).
   *[other] { $seat } gagne { $points ->
        [one] 1 point
       *[other] { $points } points
    } pour le maillot { $jersey } ({ $total } en tout).
}
event-points-deck-empty = { $who ->
    [you] Plus de carte pour le maillot { $jersey } : vous ne gagnez rien.
   *[other] Plus de carte pour le maillot { $jersey } : { $seat } ne gagne rien.
}
event-strategy-drawn = { $who ->
    [you] Vous piochez une carte Stratégie : { $strategy }.
   *[other] { $strategy ->
        [hidden] { $seat } pioche une carte Stratégie.
       *[other] { $seat } pioche une carte Stratégie que tous connaissent : { $strategy }.
    }
}
event-strategy-deck-empty = { $who ->
    [you] Plus de carte Stratégie à piocher pour vous.
   *[other] Plus de carte Stratégie à piocher pour { $seat }.
}
event-strategy-lost = { $who ->
    [you] Vous rendez une carte Stratégie : { $strategy }.
   *[other] { $seat } rend une carte Stratégie : { $strategy }.
}
event-surprise-drawn = { $who ->
    [you] Imprévu pour vous : { $card }
   *[other] Imprévu pour { $seat } : { $card }
}
event-joker-used = { $who ->
    [you] Vous utilisez un Joker : rien ne se passe.
   *[other] { $seat } utilise un Joker : rien ne se passe.
}
event-trial-begun = Contre-la-montre, { $space } : tous les coureurs lancent les dés.
event-trial-won = { $who ->
    [you] Vous remportez le contre-la-montre !
   *[other] { $seat } remporte le contre-la-montre.
}
event-question-read = { $who ->
    [you] Vous lisez la question ({ $category }) : « { $fr } » { $choices_fr }
   *[other] { $seat } lit la question ({ $category }) : « { $fr } » { $choices_fr }
}
event-question-answered = { $who ->
    [you] { $result ->
        [right] Bonne réponse ! { $right }. { $answer_fr }.
       *[wrong] { $choice ->
            [rien] Temps écoulé : c’était { $right }. { $answer_fr }.
           *[other] Vous répondez { $choice }, c’était { $right }. { $answer_fr }.
        }
    }
   *[other] { $result ->
        [right] { $seat } répond juste : { $right }. { $answer_fr }.
       *[wrong] { $choice ->
            [rien] { $seat } n’a pas répondu à temps : c’était { $right }. { $answer_fr }.
           *[other] { $seat } répond { $choice }, c’était { $right }. { $answer_fr }.
        }
    }
} { $why_fr }
event-answered-by-chance = « { $fr } » ({ $category }) { $result ->
    [right] { $seat } répond juste : { $answer_fr }.
   *[wrong] { $seat } se trompe : c’était { $answer_fr }.
} { $why_fr }
event-extra-turn-won = { $who ->
    [you] Vous jouerez un tour de plus.
   *[other] { $seat } jouera un tour de plus.
}
event-turn-missed = { $who ->
    [you] Vous passez votre tour.
   *[other] { $seat } passe son tour.
}
event-round-ended = Fin du tour de table { $round }.
event-game-ended = Fin de la course { $ending }.

refusal-category-chosen = La catégorie est choisie : répondez A, B ou C.
refusal-category-first = Choisissez d’abord la catégorie : tourisme ou cyclisme.
refusal-clock-only = Seule l’horloge répond ainsi : choisissez A, B ou C.
refusal-no-joker = Vous n’avez pas de Joker.
refusal-no-question = On ne vous pose pas de question : il faut s’arrêter dans une ville étape.
refusal-no-such-card = Vous n’avez pas de carte Stratégie { $value }.
refusal-no-window = Personne ne joue de cartes en ce moment : elles se jouent après un lancer.
refusal-nothing-to-cancel = Il n’y a rien à annuler : le Joker ne s’utilise que contre un effet défavorable, au moment où il arrive.
refusal-pawn-has-moved = Le pion est déjà parti : une carte Stratégie se joue avant le déplacement.
refusal-roll-first = Lancez d’abord les dés : une carte Stratégie modifie un lancer.
refusal-rolled-already = Les dés sont déjà lancés : finissez d’abord ce tour.
refusal-wrong-sign = { $wanted ->
    [plus] Votre carte { $value } ne peut que retrancher.
   *[other] Votre carte { $value } ne peut qu’ajouter.
}

reason-only-choice = Il n’y a rien d’autre à faire.
reason-reaches-finish = Tout pour l’arrivée.
reason-better-stop = Cette case vaut bien une carte.
reason-stops-rival = Ce rival irait trop loin.
reason-saves-cards = Mieux vaut garder ses cartes.
reason-guesses = Une réponse au hasard.
reason-worth-a-joker = Cela vaut bien un Joker.
reason-keeps-joker = Le Joker servira une autre fois.

position-phase = moment
position-phase-roll = lancer
position-phase-window = cartes Stratégie
position-phase-category = choix de la question
position-phase-answer = question
position-phase-joker = Joker ou non
position-phase-over = course finie
position-round = tour de table
position-turn = au tour de
position-dice = dernier lancer
position-played = cartes jouées
position-total = total
position-target = arrêt prévu
position-asked = peut jouer ses cartes
position-threat = menace
position-threat-mishap = reculer de 3 cases
position-extra = tour de plus
position-extra-yes = oui
position-order = ordre de jeu
position-riders = coureurs
position-trials = contre-la-montre courus
position-trials-none = aucun
position-yellow = maillot jaune
position-yellow-none = personne
position-polka = maillot à pois
position-polka-none = personne
position-green = maillot vert
position-green-none = personne
position-white = maillot blanc
position-white-none = personne
position-hand = cartes Stratégie
position-known = connues de tous
position-jokers = Jokers
position-skip = tours à passer
position-climbs = points à pois
position-sprints = points verts
position-youth = points blancs
position-tied-polka = à pois départagé
position-tied-green = vert départagé
position-tied-white = blanc départagé
position-deck-strategy = paquet Stratégie
position-deck-surprise = paquet Imprévu
position-deck-questions = paquet Questions
position-row-strategy = dessous (Stratégie)
position-row-surprise = dessous (Imprévu)
position-row-questions = dessous (Questions)
position-category = catégorie
position-question-fr = question
position-answers-fr = réponses
position-question-en = question en anglais
position-answers-en = réponses en anglais
position-right = bonne réponse
position-given = réponse donnée
position-given-none = aucune
position-given-chance-right = juste, au hasard
position-given-chance-wrong = fausse, au hasard
position-rolled-prologue = dés du prologue
position-rolled-trial = dés du contre-la-montre
position-rolled-quiz = dés à la place d’une question
position-rolled-yellow = dés pour le maillot jaune
position-rolled-polka = dés pour le maillot à pois
position-rolled-green = dés pour le maillot vert
position-rolled-white = dés pour le maillot blanc
position-card = carte
position-ended = fin
position-ended-finish = arrivée franchie
position-ended-rounds = dernier tour de table joué

asks-phase-roll = { $who ->
    [you] Lancez les dés.
   *[other] { $names } lance les dés.
}
asks-phase-window = { $who ->
    [you] Jouez des cartes Stratégie sur ce lancer, ou terminez.
   *[other] { $names } peut jouer des cartes Stratégie.
}
asks-phase-category = { $who ->
    [you] Ville étape : choisissez une question de tourisme ou de cyclisme.
   *[other] { $names } choisit sa question.
}
asks-phase-answer = { $who ->
    [you] Répondez A, B ou C.
   *[other] { $names } répond à la question.
}
asks-phase-joker = { $who ->
    [you] Utilisez un Joker, ou gardez-le et subissez l’effet.
   *[other] { $names } utilise un Joker ou non.
}

status-roll = { $who ->
    [you] { $extra ->
        [yes] Un tour de plus : lancez les dés.
       *[no] Lancez les dés ; { $left ->
            [one] encore 1 case
           *[other] encore { $left } cases
        } jusqu’à Paris.
    }
   *[other] { $names } lance les dés, à { $left ->
        [one] 1 case
       *[other] { $left } cases
    } de Paris.
}
status-window = { $who ->
    [you] { $own ->
        [yes] Vous faites { $total } : { $space }. Jouez des cartes Stratégie, ou terminez.
       *[no] { $seat } fait { $total } : { $space }. Changez ce lancer, ou terminez.
    }
   *[other] { $own ->
        [yes] Vous faites { $total } : { $space }. { $names } peut changer ce lancer.
       *[no] { $seat } fait { $total } : { $space }. { $names } peut changer ce lancer.
    }
}
status-category = { $who ->
    [you] { $town } : choisissez une question de tourisme ou de cyclisme.
   *[other] À { $town }, { $names } choisit sa question.
}
status-answer = { $who ->
    [you] { $town }, { $category } : répondez A, B ou C.
   *[other] À { $town }, { $names } répond à une question { ELIDE("de", $category) }.
}
status-mishap = { $who ->
    [you] { $space } : un Joker, ou trois cases en arrière ?
   *[other] { $space } : { $names } joue un Joker, ou recule de trois cases.
}
status-surprise = { $who ->
    [you] Imprévu, { $title } : un Joker l’annulerait. Utilisez-le, ou gardez-le.
   *[other] Imprévu, { $title } : { $names } utilise un Joker ou non.
}

# Positions impossibles : « Aucune partie n’arrive à cette position : … » -------------------------------------

impossible-asked = une place qui a une carte est interrogée exactement quand un lancer peut être changé
impossible-dice = les dés doivent montrer de un à six, et les cartes ne se jouent que sur un lancer
impossible-finish = la partie finit avec le seul coureur qui arrive, et alors seulement par l’arrivée
impossible-jerseys = chaque maillot doit avoir au plus un porteur à la table, le jaune toujours
impossible-jokers = il n’y a pas autant de Jokers
impossible-place = un coureur est hors de la route, ou doit passer un nombre de tours négatif
impossible-question = la question, la carte et la réponse ne vont pas avec la phase
impossible-rounds = la limite de tours de table est dépassée : la partie serait finie
impossible-threat = il n’y a de menace que lorsque la place visée peut jouer un Joker contre elle
impossible-trials = le premier a passé un contre-la-montre qui n’a jamais été couru

section-TDF-1 = Mise en place et prologue
rule-TDF-1-1 = On joue de deux à six, un pion-cycliste chacun. Les six paquets sont mélangés séparément, faces cachées ; les quatre cartes de maillot attendent à côté.
rule-TDF-1-2 = Prologue : chacun lance les deux dés. La meilleure somme prend la case Prologue n° 1, la suivante la n° 2, et ainsi de suite.
rule-TDF-1-3 = Les ex aequo relancent entre eux jusqu’à être départagés, le meilleur groupe entièrement avant le suivant. Ici comme dans tout autre départage, on lance dans l’ordre des places à table.
rule-TDF-1-4 = La case Prologue n° 1 est la plus avancée, les autres sont derrière elle, une par une. Ces cases n’ont pas d’effet.
rule-TDF-1-5 = Le vainqueur du prologue endosse le maillot jaune.
rule-TDF-1-6 = Le classement du prologue donne l’ordre de jeu pour toute la partie. Personne n’a de carte au départ.
section-TDF-2 = Un tour
rule-TDF-2-1 = Chacun à son tour lance les deux dés et avance son pion du résultat, tel que les cartes Stratégie l’ont modifié.
rule-TDF-2-2 = Il applique ensuite la case où le pion s’arrête.
rule-TDF-2-3 = Un tour de table est complet quand chacun a eu son tour ; un tour passé compte.
rule-TDF-2-4 = Les pions ne se bloquent, ne se prennent et ne se poussent jamais : une case en accueille autant qu’il en vient.
rule-TDF-2-5 = Un tour de plus est un tour entier du même coureur, joué aussitôt, dans le même tour de table.
section-TDF-3 = Les cartes Stratégie
rule-TDF-3-1 = On pioche une carte Stratégie pour une bonne réponse dans une ville étape, sur une case Stratégie, en gagnant un contre-la-montre, et quand un Imprévu le dit.
rule-TDF-3-2 = On la garde, cachée aux autres, pour plus tard ; la main n’a pas de limite. Elle sert dès le prochain lancer.
rule-TDF-3-3 = Une carte Stratégie modifie un lancer de déplacement, le sien ou celui d’un autre, avant que le pion ne bouge. Elle ne change ni le prologue, ni un contre-la-montre, ni un départage, ni les dés qui remplacent une question.
rule-TDF-3-4 = On peut jouer plusieurs cartes sur un lancer, et plusieurs joueurs peuvent cumuler les leurs contre le même coureur.
rule-TDF-3-5 = Qui joue une carte choisit de l’ajouter ou de la retrancher. Si les signes sont imprimés, la carte décide.
rule-TDF-3-6 = Les adversaires jouent d’abord, dans l’ordre à partir du coureur, qui a le dernier mot (ou le premier, si la table le veut). Chacun a une seule occasion par lancer et y joue autant de cartes qu’il veut.
rule-TDF-3-7 = On ne demande rien à un joueur sans carte Stratégie. Un joueur qui ne veut pas en jouer peut le dire d’avance, pour le tour en cours ou pour plus longtemps : on ne lui demande alors rien.
rule-TDF-3-8 = Une carte jouée est montrée à tous, puis glissée sous le paquet, dans l’ordre où on les joue.
rule-TDF-3-9 = Le total est la somme des dés et des cartes, jamais moins que 0. À 0 le pion reste, rien ne s’applique et le tour finit.
rule-TDF-3-10 = Si le paquet Stratégie est vide, on ne pioche rien.
section-TDF-4 = Avancer et arriver
rule-TDF-4-1 = Le pion avance du total.
rule-TDF-4-2 = Pour gagner, il faut s’arrêter pile sur l’arrivée. Qui a trop va jusqu’à l’arrivée et revient en arrière du reste ; un Imprévu favorable suit la même règle.
rule-TDF-4-3 = Après ce retour on applique la case où l’on s’arrête, même si l’on en était parti.
rule-TDF-4-4 = En reculant on ne passe jamais derrière la case Prologue n° 6 ; le reste est perdu.
rule-TDF-4-5 = La partie s’arrête à l’instant où un pion s’arrête sur l’arrivée, par les dés ou par un Imprévu.
section-TDF-5 = Les cases
rule-TDF-5-1 = Ville étape : le coureur choisit tourisme ou cyclisme, puis le voisin de gauche tire une carte et lit. La question ne concerne pas forcément cette ville. Si une carte du club n’a pas cette question, on pose l’autre.
rule-TDF-5-2 = Le coureur choisit une des trois réponses. Si elle est juste, il pioche une carte Stratégie ; sinon, rien. La carte va sous le paquet.
rule-TDF-5-3 = Les réponses sont montrées dans un ordre tiré au hasard, le même pour tous. La bonne est révélée après la réponse.
rule-TDF-5-4 = Ne pas répondre à temps, c’est se tromper.
rule-TDF-5-5 = Pour un bot, le hasard choisit la catégorie puis répond : juste 75, 55 ou 40 fois sur 100 selon la difficulté. Un bot qui remplace un absent choisit une réponse au hasard.
rule-TDF-5-6 = Sans questions, le coureur lance les deux dés : 7 ou plus vaut une bonne réponse.
rule-TDF-5-7 = Case d’un maillot : on prend la première carte de points de ce paquet et on la garde devant soi, visible. Elle n’y retourne pas ; un paquet vide ne donne rien.
rule-TDF-5-8 = Chute, crevaison, saut de chaîne : reculer de trois cases. La nouvelle case ne s’applique pas, quelle qu’elle soit.
rule-TDF-5-9 = Case Stratégie : piocher une carte Stratégie.
rule-TDF-5-10 = Case Imprévu : tirer une carte, la lire, l’appliquer.
rule-TDF-5-11 = Une case contre-la-montre n’a d’effet que pour le premier qui l’atteint ; s’y arrêter plus tard ne fait rien.
section-TDF-6 = Imprévus et Jokers
rule-TDF-6-1 = Un Imprévu favorable qui déplace le pion fait appliquer la nouvelle case, quelle qu’elle soit : même une chute, un autre Imprévu ou l’arrivée.
rule-TDF-6-2 = Après un Imprévu défavorable la nouvelle case ne s’applique pas.
rule-TDF-6-3 = « Jusqu’à la prochaine ville étape » : la plus proche devant ; s’il n’y en a plus, une carte Stratégie. « À la précédente » : la plus proche derrière, ou la case Prologue n° 1.
rule-TDF-6-4 = « Rejoignez le coureur qui précède » : la case du pion le plus proche devant, en avançant de huit cases au plus ; s’il n’y a personne, une carte Stratégie.
rule-TDF-6-5 = « Rendez une carte » : une carte Stratégie de la main, tirée au hasard et montrée, va sous le paquet ; sans carte, rien ne se passe. « Passez un tour » : le prochain tour est passé.
rule-TDF-6-6 = Un Joker se garde devant soi jusqu’à ce qu’on s’en serve, puis va sous le paquet Imprévu. Toute autre carte Imprévu y va dès qu’elle est lue.
rule-TDF-6-7 = Un Joker annule une chute, une crevaison, un saut de chaîne ou un Imprévu défavorable qui frappe son propriétaire, s’il y a quelque chose à annuler. Le pion reste où il est et le tour finit.
rule-TDF-6-8 = Personne n’est obligé d’utiliser son Joker : on le lui demande.
section-TDF-7 = Contre-la-montre
rule-TDF-7-1 = Quand un pion atteint ou dépasse pour la première fois une case contre-la-montre, tous les joueurs y prennent part. Chacune des trois cases ne sert qu’une fois.
rule-TDF-7-2 = On le court quand le pion est sur sa nouvelle case, avant de l’appliquer. Si le pion est à l’arrivée, la partie est finie et il n’a pas lieu.
rule-TDF-7-3 = Chacun lance les deux dés, la meilleure somme gagne ; les meilleurs à égalité relancent entre eux.
rule-TDF-7-4 = Le vainqueur pioche une carte Stratégie.
rule-TDF-7-5 = Puis le tour du coureur continue, et après lui le joueur suivant.
rule-TDF-7-6 = Par équipe (Dole) ou individuel (Béziers, Bourges), le jeu est le même.
rule-TDF-7-7 = Qui dépasse deux de ces cases d’un coup fait courir les deux, la plus basse d’abord. Tous y participent, même un coureur qui doit passer son tour.
section-TDF-8 = Les maillots
rule-TDF-8-1 = À la fin de chaque tour de table le coureur de tête prend le maillot jaune. Si plusieurs partagent la tête, le porteur le garde s’il en est ; sinon ils se départagent aux dés.
rule-TDF-8-2 = De même, le maillot à pois, le vert et le blanc vont chacun au coureur qui a le plus de points visibles pour lui.
rule-TDF-8-3 = Tant que personne n’a de points pour lui, un maillot reste à côté.
rule-TDF-8-4 = À égalité de points on lance les deux dés ; la meilleure somme l’emporte, les ex aequo relancent.
rule-TDF-8-5 = Une égalité départagée le reste : tant que le total et les joueurs à égalité sont les mêmes, le porteur garde le maillot sans nouveau lancer.
rule-TDF-8-6 = Les maillots changent de mains toute la partie.
rule-TDF-8-7 = Jaune : le premier de la course. À pois : le meilleur grimpeur. Vert : le meilleur sprinter. Blanc : le meilleur jeune.
section-TDF-9 = La fin
rule-TDF-9-1 = Le joueur qui s’arrête sur l’arrivée a gagné. Les autres sont classés par leur case, puis par leurs maillots à pois, vert et blanc, puis par le prologue. Au palmarès, la course donne 12, 6, 3 et 1 points, les maillots à pois et vert 4, le blanc 3 ; le plus de points gagne, à égalité la meilleure place de la course.
rule-TDF-9-2 = La partie finit aussitôt, sans achever le tour de table. Le vainqueur prend le maillot jaune ; les trois autres sont attribués une dernière fois.
rule-TDF-9-3 = Si personne n’est arrivé après le nombre de tours de table convenu, la partie s’arrête et le même classement décide.
