name = Olympiades
pitch = Deux équipes d’athlètes, seize épreuves possibles, et une seule ressource : l’énergie. Presque tout se choisit en secret sur sa manette et se révèle d’un coup ; tantôt l’équipe peut se parler, tantôt elle doit se taire. La meilleure moisson de médailles l’emporte.
duration = 15–45 min

tutorial-0 = Bienvenue au stade. Deux équipes : Soleil, c’est vous et Ana ; Vague, Léon et Malik, qui alternent autour de la table. Une seule ressource, l’énergie, que tous voient. Quatre épreuves sont au programme, et chacun est déjà plus ou moins fatigué : cette leçon dure cinq minutes.
tutorial-1 = Saut en hauteur. La barre coûte 9, et personne d’autre que vous ne pourrait la payer : les autres attendent d’office. Rien ne presse. Pressez le bouton carré, « Attendre », puis verrouillez : la barre descendra.
tutorial-2 = Personne n’a sauté, la barre ne coûte plus que 7. À 5, Léon pourrait sauter avec vous et partager l’or. Pressez le rond, « Sauter », et verrouillez.
tutorial-3 = L’or est à vous, pour 7 énergies : il compte trois points pour votre équipe. La barre descend, et ceux qui n’ont pas de médaille choisissent encore. À 5, Léon est seul à pouvoir payer.
tutorial-4 = Léon saute et prend l’argent. La barre descend jusqu’à 2 : c’est à Ana, votre coéquipière. Vous ne voyez d’elle que « choisit… » : même dans une équipe, personne ne voit une manette avant qu’elle s’ouvre.
tutorial-5 = Le bronze est à Ana, et trois médailles closent l’épreuve. Cyclisme sur piste : tous misent en secret un nombre de la molette. Ana et Malik n’ont plus d’énergie, leur 0 est verrouillé d’office. Léon verrouille à son tour : sa lampe passe au vert, rien de plus.
tutorial-6 = La plus grande mise prend l’or, et ne paie que la mise suivante. Léon n’a qu’une énergie : 2 suffira, et vous coûtera au plus 1. Tournez la molette sur 2, ou tapez 2, et verrouillez : toutes les manettes s’ouvriront d’un coup.
tutorial-7 = L’or pour 1 énergie, et même un 0 gagne parfois le bronze. Voici une épreuve repos, le contrôle anti-dopage. Seuls le premier joueur, vous, et son voisin de gauche, Léon, choisissent. Ici on peut se parler ; Léon, lui, verrouille sans un mot.
tutorial-8 = Se doper donnerait 6 énergies à l’équipe, mais si Léon accuse, vous perdez votre plus belle médaille. Se reposer en donne 2 sans risque. Prudence : pressez le carré, « Se reposer », et verrouillez.
tutorial-9 = Léon accusait, pour rien. Vos 2 énergies se partagent part après part, par ordre de place, et chaque part est publique. Il en faudra à Ana pour la finale : donnez-vous 1, avec + ou le chiffre 1, et validez. Le reste lui revient.
tutorial-10 = La finale : le basket, en silence ; la discussion est fermée. Léon a le ballon. Lui et ses deux adversaires, vous et Ana, règlent leur manette ; Malik regarde. Léon verrouille le premier.
tutorial-11 = Léon tire ou passe, vous ne le savez pas. Ana verrouille : bloque-t-elle, intercepte-t-elle ? Vous le verrez avec les autres.
tutorial-12 = Un panier demande que dé plus mise valent au moins 3 plus la somme des blocages. Pressez le rond, « Bloquer », mettez la molette sur 2, et verrouillez.
tutorial-13 = Dé 3 plus 1, cela fait 4 ; il fallait 6. Manqué, et le ballon va à Ana. Vous savez jouer : les autres épreuves s’expliquent d’une phrase sous leur image. Or 3 points, argent 2, bronze 1 : après la dernière épreuve, l’équipe qui a le plus de points gagne.

option-length = Durée
option-length-help = Combien d’épreuves au programme ; d’elle dépend aussi l’énergie de départ.
option-length-short = courte : 7 épreuves
option-length-medium = moyenne : 10 épreuves
option-length-complete = complète : 13 épreuves
option-length-marathon = marathon : les 16 épreuves
option-start-energy = Énergie de départ
option-start-energy-help = De 5 à 30 ; 0 : selon la durée (15, 20, 30 ou 30).
option-programme = Programme
option-programme-help = Toutes les épreuves connues dès le début, ou dévoilées une à une.
option-programme-visible = visible
option-programme-hidden = caché
option-dice = Dés
option-dice-help = Les quatre dés de couleur ont la même moyenne ; le bleu est sûr, le rouge est tout ou rien. Ou bien quatre dés ordinaires.
option-dice-colour = de couleur
option-dice-classic = ordinaires
option-final-gold = Or des finales
option-final-gold-help = Combien de médailles d’or vaut chaque or d’une finale.
option-talk = Parole
option-talk-help = La discussion suit chaque épreuve, reste toujours ouverte, ou fermée jusqu’à la fin.
option-talk-strict = selon l’épreuve
option-talk-free = toujours libre
option-talk-silent = toujours le silence
option-scenario = Scénario
option-scenario-help = Pour un essai ou un problème : un objet JSON qui nomme les épreuves, l’énergie, les médailles, le premier joueur. Vide : tout est tiré au sort.
preset-short = Courte : sept épreuves, 15 énergies
preset-medium = Moyenne : dix épreuves, 20 énergies, dés ordinaires
preset-marathon = Marathon : les seize épreuves, l’or des finales compte double
preset-surprise = Surprise : sept épreuves dévoilées une à une, en silence

sport-track_cycling = Cyclisme sur piste
sport-show_jumping = Équitation
sport-golf = Golf
sport-tennis = Tennis
sport-weightlifting = Haltérophilie
sport-relay_run = Relais 4 × 100 mètres
sport-relay_medley = Relais 4 × 100 mètres 4 nages
sport-high_jump = Saut en hauteur
sport-archery = Tir à l’arc
sport-sprint_100 = 100 mètres
sport-beach_volley = Beach volley
sport-doping_control = Contrôle anti-dopage
sport-basketball = Basket
sport-fencing = Escrime
sport-tug_of_war = Tir à la corde
sport-taekwondo = Taekwondo
team-0 = Soleil
team-1 = Vague
team-sun = Soleil
team-wave = Vague
seat-sun = Soleil
seat-wave = Vague
metal-gold = or
metal-silver = argent
metal-bronze = bronze
metal-lost_gold = or perdu
metal-lost_silver = argent perdu
metal-lost_bronze = bronze perdu
result-gold-of = or ({ $seat })
result-gold-sun = or (Soleil)
result-lost_gold-sun = or perdu (Soleil)
result-gold-wave = or (Vague)
result-lost_gold-wave = or perdu (Vague)
result-silver-of = argent ({ $seat })
result-silver-sun = argent (Soleil)
result-lost_silver-sun = argent perdu (Soleil)
result-silver-wave = argent (Vague)
result-lost_silver-wave = argent perdu (Vague)
result-bronze-of = bronze ({ $seat })
result-bronze-sun = bronze (Soleil)
result-lost_bronze-sun = bronze perdu (Soleil)
result-bronze-wave = bronze (Vague)
result-lost_bronze-wave = bronze perdu (Vague)
die-green = vert
die-blue = bleu
die-yellow = jaune
die-red = rouge
die-white = blanc
face-hand = une main
face-blank = rien
talk-open = parole libre
talk-closed = silence
talk-numbers = nombres seulement
athlete-0 = Soleil, C
athlete-1 = Vague, A
athlete-2 = Soleil, O
athlete-3 = Vague, V
athlete-4 = Soleil, R
athlete-5 = Vague, T
level-1 = 80 kg
level-2 = 100 kg
level-3 = 120 kg
level-4 = 140 kg
level-5 = 160 kg
level-6 = 180 kg

action-bid = Miser { $n }
action-enter = Participer : { $n }
action-rest = Se reposer
action-dope = Se doper
action-accuse = Accuser
action-jump = Sauter
action-wait = Attendre
action-shift = Corriger : trou { $hole }
action-keep = Renoncer
action-announce = Annoncer { $n }
action-pass = Passer
action-split = Faire payer { $n }
action-lift = Soulever { $level }
action-retry = Relancer pour le même poids
action-reroll = Relancer le dé { $die }
action-stop = S’arrêter là
action-allocate = Donner { $n }
action-shoot = Tirer : { $n }
action-pass-to = Passer à { $target }
action-block = Bloquer : { $n }
action-intercept = Intercepter
action-attack = Attaquer { $target }
action-guard = Bloquer

event-first-drawn = { $who ->
    [you] Vous êtes premier joueur.
   *[other] { $seat } est premier joueur.
}
event-event-begun = Épreuve { $number } : { $sport } ({ $talk }).
event-token-passed = { $who ->
    [you] Vous recevez le jeton Premier joueur.
   *[other] { $seat } reçoit le jeton Premier joueur.
}
event-pad-locked = { $who ->
    [you] Vous verrouillez votre manette.
   *[other] { $seat } verrouille sa manette.
}
event-choice-shown = { $who ->
    [you] { $choice ->
        [bid] Vous misez { $n }.
        [enter] Vous participez avec { $n }.
        [rest] Vous vous reposez.
        [dope] Vous vous dopez.
        [accuse] Vous accusez.
        [jump] Vous sautez.
        [shoot] Vous tirez avec { $n }.
        [pass_to] Vous passez à { $target }.
        [block] Vous bloquez avec { $n }.
        [intercept] Vous tentez d’intercepter.
        [attack] Vous attaquez { $target }.
        [guard] Vous bloquez.
       *[wait] Vous attendez.
    }
   *[other] { $choice ->
        [bid] { $seat } mise { $n }.
        [enter] { $seat } participe avec { $n }.
        [rest] { $seat } se repose.
        [dope] { $seat } se dope.
        [accuse] { $seat } accuse.
        [jump] { $seat } saute.
        [shoot] { $seat } tire avec { $n }.
        [pass_to] { $seat } passe à { $target }.
        [block] { $seat } bloque avec { $n }.
        [intercept] { $seat } tente d’intercepter.
        [attack] { $seat } attaque { $target }.
        [guard] { $seat } bloque.
       *[wait] { $seat } attend.
    }
}
event-energy-paid = { $who ->
    [you] Vous payez { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }.
   *[other] { $seat } paie { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }.
}
event-energy-gained = { $who ->
    [you] Vous gagnez { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }.
   *[other] { $seat } gagne { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }.
}
event-die-thrown = { $who ->
    [you] Vous lancez le dé { $die } : { $face }.
   *[other] { $seat } lance le dé { $die } : { $face }.
}
event-score-marked = { $who ->
    [you] Vous êtes à { $score } sur la piste de score.
   *[other] { $seat } est à { $score } sur la piste de score.
}
event-obstacle-cleared = { $who ->
    [you] Vous franchissez l’obstacle { $obstacle }.
   *[other] { $seat } franchit l’obstacle { $obstacle }.
}
event-rider-fell = { $who ->
    [you] Vous tombez à l’obstacle { $obstacle }.
   *[other] { $seat } tombe à l’obstacle { $obstacle }.
}
event-hole-played = { $who ->
    [you] Vous prenez le trou { $hole }.
   *[other] { $seat } prend le trou { $hole }.
}
event-stroke-lost = { $who ->
    [you] Le trou { $hole } est déjà à votre équipe : coup perdu.
   *[other] { $seat } perd un coup : le trou { $hole } est déjà à son équipe.
}
event-number-announced = { $who ->
    [you] Vous annoncez { $n }.
   *[other] { $seat } annonce { $n }.
}
event-athlete-passed = { $who ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
event-weight-lifted = { $who ->
    [you] Vous soulevez { $kg } kg !
   *[other] { $seat } soulève { $kg } kg.
}
event-lift-failed = { $who ->
    [you] Vous ne parvenez pas à soulever { $kg } kg.
   *[other] { $seat } ne parvient pas à soulever { $kg } kg.
}
event-bar-lowered = La barre descend : elle coûte { $cost }.
event-sums-compared = Soleil { $sun }, Vague { $wave }.
event-shot-taken = { $result ->
    [basket] { $who ->
        [you] Panier ! Votre tir vaut { $reached } pour { $needed }.
       *[other] Panier { ELIDE("de", $seat) } : { $reached } pour { $needed }.
    }
   *[miss] { $who ->
        [you] Manqué : votre tir vaut { $reached } pour { $needed }.
       *[other] { $seat } manque son tir : { $reached } pour { $needed }.
    }
}
event-ball-taken = { $who ->
    [you] Le ballon est à vous.
   *[other] Le ballon est à { $seat }.
}
event-cube-moved = { $team } gagne la manche et déplace le cube.
event-athlete-hit = { $who ->
    [you] Vous reculez à { $score }.
   *[other] { $seat } recule à { $score }.
}
event-athlete-eliminated = { $who ->
    [you] Vous êtes hors de combat.
   *[other] { $seat } est hors de combat.
}
event-limit-reached = L’épreuve ne peut plus durer : { $sport } s’arrête ici.
event-medal-won = { $who ->
    [you] Vous gagnez une médaille { ELIDE("de", $metal) } !
   *[other] { $seat } gagne une médaille { ELIDE("de", $metal) }.
}
event-team-medal-won = L’équipe { $team } gagne une médaille { ELIDE("de", $metal) }.
event-medal-lost = L’équipe { $team } est prise et perd une médaille { ELIDE("de", $metal) }.
event-no-medal = Pas de médaille ({ $sport }).
event-game-ended = Fin des jeux : Soleil { $sun ->
    [one] { $sun } point
   *[other] { $sun } points
}, Vague { $wave ->
    [one] { $wave } point
   *[other] { $wave } points
}.

refusal-announce-more = Annoncez plus que { $last }, ou passez.
refusal-bar-too-high = La barre coûte { $cost }, il vous reste { $energy } : attendez qu’elle descende.
refusal-energy-short = Il vous reste { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
} : choisissez { $energy } au plus.
refusal-hole-taken = Le trou { $hole } est déjà pris par votre équipe : visez-en un autre ou renoncez.
refusal-not-heavier = Vous avez déjà soulevé { $kg } kg : choisissez plus lourd ou passez.
refusal-not-in-this-event = Ce choix n’existe pas dans cette épreuve ({ $sport }) : prenez un de ceux qu’elle propose.
refusal-not-now = Ce n’est pas le moment : prenez un des choix proposés.
refusal-not-your-ball = Vous n’avez pas le ballon : bloquez ou interceptez.
refusal-opponents-only = Visez un adversaire encore en lice.
refusal-part-out-of-range = Cette part doit être comprise entre { $low } et { $high }.
refusal-retry-or-pass = Vous en êtes à { $kg } kg : relancez pour ce poids ou passez.
refusal-shot-clock = Chronomètre : il faut tirer.
refusal-strokes-short = Il vous manque { $missing ->
    [one] { $missing } coup
   *[other] { $missing } coups
} pour ce trou : visez plus près ou renoncez.
refusal-team-energy-short = Votre équipe n’a que { $total ->
    [one] { $total } énergie
   *[other] { $total } énergies
} en tout : annoncez moins ou passez.
refusal-team-mates-only = On ne passe qu’à un coéquipier.
refusal-you-have-the-ball = Vous avez le ballon : tirez ou passez.

reason-even-share = Une part raisonnable de son énergie.
reason-push = Ici, un effort de plus.
reason-save = Mieux vaut garder son énergie.
reason-all-in = C’est la dernière occasion de dépenser.
reason-recover = Se reposer rapporte davantage.
reason-best-value = Le choix qui promet le plus.
reason-enough = Cela suffit.
reason-mixed = Il faut rester imprévisible.
reason-fair-part = Une part équitable pour chacun.

position-now = épreuve en cours
position-athletes = équipe, athlète
position-programme = programme
position-programme-standard = épreuve standard
position-programme-rest = épreuve repos
position-programme-final = finale
position-event = place au programme
position-event-over = tout est joué
position-energy = énergie
position-sun = équipe Soleil
position-wave = équipe Vague
position-points = points
position-first = premier joueur
position-talk = parole
position-talk-open = libre
position-talk-closed = silence
position-talk-numbers = nombres seulement
position-round = tour
position-cube = cube (vers Soleil au-dessus de 0)
position-streak = de suite
position-trying = poids raté
position-rerolls = relances
position-turn = au tour de
position-ball = ballon
position-price = dernier nombre
position-speaker = annoncé par
position-part = part de
position-due = à partager
position-due-pay = à payer
position-due-gain = à recevoir
position-score = piste de score
position-score-none = rien
position-pads = manettes révélées
position-pads-none = rien
position-pads-bid = mise
position-pads-enter = participe
position-pads-rest = se repose
position-pads-dope = se dope
position-pads-accuse = accuse
position-pads-jump = saute
position-pads-wait = attend
position-pads-shoot = tire
position-pads-pass_to = passe à
position-pads-block = bloque
position-pads-intercept = intercepte
position-pads-attack = attaque
position-pads-guard = bloque
position-dice = dés
position-baskets = paniers
position-holes = trous pris
position-out = se sont retirés
position-won = médailles de l’épreuve
position-spent = énergie dépensée
position-lately = vient de se passer
position-lately-bid = mise
position-lately-enter = participe
position-lately-rest = se repose
position-lately-dope = se dope
position-lately-accuse = accuse
position-lately-jump = saute
position-lately-wait = attend
position-lately-shift = corrige vers le trou
position-lately-keep = renonce
position-lately-announce = annonce
position-lately-split = fait payer
position-lately-lift = soulève, niveau
position-lately-retry = relance pour le même poids
position-lately-reroll = relance le dé
position-lately-stop = s’arrête
position-lately-allocate = donne
position-lately-shoot = tire
position-lately-pass_to = passe à
position-lately-block = bloque
position-lately-intercept = intercepte
position-lately-attack = attaque
position-lately-guard = bloque
position-lately-green = dé vert
position-lately-blue = dé bleu
position-lately-yellow = dé jaune
position-lately-red = dé rouge
position-lately-white = dé blanc
position-lately-hand = une main
position-lately-blank = rien
position-lately-pass = passe
position-results = résultats
position-results-none = pas de médaille
position-paid = énergie dépensée par épreuve

asks-now-track_cycling = { $who ->
    [you] Misez : la plus grande mise gagne et paie la suivante.
   *[other] { $names } : mise secrète.
}
asks-now-show_jumping = { $who ->
    [you] Misez pour franchir l’obstacle : dé vert plus mise.
   *[other] { $names } : mise secrète.
}
asks-now-golf = { $who ->
    [you] Achetez vos coups, ou corrigez le dé vers un trou libre.
   *[other] { $names } : des coups à acheter ou à jouer.
}
asks-now-tennis = { $who ->
    [you] Annoncez un nombre plus grand, passez, ou partagez le prix.
   *[other] { $names } annonce, passe ou partage le prix.
}
asks-now-weightlifting = { $who ->
    [you] Soulevez un poids, ou passez pour de bon.
   *[other] { $names } soulève ou passe.
}
asks-now-relay_run = { $who ->
    [you] Misez : la somme de l’équipe compte.
   *[other] { $names } : mise secrète.
}
asks-now-relay_medley = { $who ->
    [you] Misez : les mises de l’équipe se multiplient.
   *[other] { $names } : mise secrète.
}
asks-now-high_jump = { $who ->
    [you] Sautez à ce prix, ou attendez que la barre descende.
   *[other] { $names } : sauter ou attendre.
}
asks-now-archery = { $who ->
    [you] Relancez un dé pour 1 énergie, ou arrêtez-vous.
   *[other] { $names } tire.
}
asks-now-sprint_100 = { $who ->
    [you] Participez avec une mise, ou reposez-vous.
   *[other] { $names } : participer ou se reposer.
}
asks-now-beach_volley = { $who ->
    [you] Participez avec une mise pour l’équipe, ou reposez-vous.
   *[other] { $names } : participer ou se reposer.
}
asks-now-doping_control = { $who ->
    [you] Dopez-vous, reposez-vous ou accusez ; puis partagez l’énergie.
   *[other] { $names } : le contrôle.
}
asks-now-basketball = { $who ->
    [you] Avec le ballon : tirez ou passez. Sans : bloquez ou interceptez.
   *[other] { $names } : choix secret.
}
asks-now-fencing = { $who ->
    [you] Misez pour des dés, ou relancez-en un.
   *[other] { $names } : mise ou relance.
}
asks-now-tug_of_war = { $who ->
    [you] Misez pour tirer le cube de votre côté.
   *[other] { $names } : mise secrète.
}
asks-now-taekwondo = { $who ->
    [you] Misez, puis attaquez, bloquez ou attendez.
   *[other] { $names } : choix secret.
}

# La phase de l’épreuve, plus précisément : la ligne d’état du plateau ---------------------------------------

status-prize = { $prize ->
    [gold] l’or
    [silver] l’argent
   *[bronze] le bronze
}

status-obstacle = { $who ->
    [you] Obstacle { $number } : dé vert plus mise doivent faire { $value }.
   *[other] Obstacle { $number }, à { $value } : on attend la mise { ELIDE("de", $names) }.
}
status-strokes = { $who ->
    [you] Achetez vos coups : chaque énergie misée en est un.
   *[other] On attend { $names } : des coups à acheter.
}
status-hole = { $who ->
    [you] Le trou { $hole } est déjà à vous : corrigez le dé vers un trou libre, ou renoncez.
   *[other] Trou { $hole } déjà pris : { $names } corrige ou renonce.
}
status-opening = { $who ->
    [you] Pour { status-prize }, ouvrez l’enchère : ce que votre équipe paierait, ou passez.
   *[other] Pour { status-prize }, { $names } ouvre l’enchère ou passe.
}
status-price = { $who ->
    [you] { $seat } annonce { $n } pour { status-prize } : annoncez plus, ou passez.
   *[other] { $own ->
        [yes] Vous annoncez { $n } pour { status-prize } : on attend { $names }.
       *[no] { $seat } annonce { $n } pour { status-prize } : on attend { $names }.
    }
}
status-pay = { $who ->
    [you] Votre équipe doit encore { $due } : fixez la part de chacun.
   *[other] { $names } partage le prix : encore { $due }.
}
status-give = { $who ->
    [you] Encore { $due } à recevoir : fixez la part de chacun.
   *[other] { $names } partage les gains : encore { $due }.
}
status-retry = { $who ->
    [you] { $level } manqués : relancez pour 1 énergie, ou passez pour de bon.
   *[other] { $level } manqués : { $names } relance ou passe.
}
status-bar = { $who ->
    [you] La barre coûte { $cost } : sautez, ou attendez qu’elle descende.
   *[other] La barre coûte { $cost } : on attend { $names }.
}
status-dice = { $who ->
    [you] Vos dés font { $total } : relancez-en un pour 1 énergie, ou arrêtez-vous.
   *[other] { $names } a { $total } : un dé à relancer, ou l’arrêt.
}
status-ball = Vous avez le ballon : tirez ou passez.
status-no-ball = { $who ->
    [you] { $seat } a le ballon : bloquez ou interceptez.
   *[other] { $own ->
        [yes] Vous avez le ballon : on attend { $names }.
       *[no] { $seat } a le ballon : on attend { $names }.
    }
}
status-rerolls = { $who ->
    [you] Relancez un dé (encore { $count_left }), ou arrêtez-vous.
   *[other] { $names } peut relancer un dé (encore { $count_left }).
}
status-fencing = { $who ->
    [you] { $cube ->
        [level] Misez pour des dés : deux manches de suite donnent l’or.
        [ahead] Encore une manche et l’or est à vous : misez pour des dés.
       *[behind] Une manche de plus pour l’autre équipe, et l’or est perdu : misez pour des dés.
    }
   *[other] On attend la mise { ELIDE("de", $names) }.
}
status-rope = { $who ->
    [you] { $cube ->
        [level] Le cube est au milieu : la plus grande somme le tire d’une case.
        [ahead] Encore une case et l’or est à vous : misez.
       *[behind] Une case de plus pour l’autre équipe, et l’or est perdu : misez.
    }
   *[other] On attend la mise { ELIDE("de", $names) }.
}
status-strength = { $who ->
    [you] Misez la force avec laquelle vous entrez au combat.
   *[other] On attend la mise { ELIDE("de", $names) }.
}
status-fight = { $who ->
    [you] Il vous reste { $left } : attaquez, bloquez ou attendez.
   *[other] On attend { $names } : attaquer, bloquer ou attendre.
}

# Positions impossibles : « Aucune partie n’arrive à cette position : … » -------------------------------------

impossible-decided = l’épreuve est déjà décidée
impossible-energy = une place a moins de zéro énergie, ou plus qu’il n’y a de place
impossible-event = la tuile n’est pas celle de l’épreuve en cours
impossible-history = il doit y avoir un résultat pour chaque épreuve finie
impossible-no-choice = une place interrogée n’a rien à choisir
impossible-programme = le programme n’a pas les épreuves que disent les options, ou a dépassé sa fin
impossible-round = l’épreuve n’a pas cette manche
impossible-score = le score est plus haut que l’épreuve ne le permet
impossible-tile = les dés, les paniers ou les trous de la tuile ne sont pas ceux de l’épreuve

section-OLY-1 = Le déroulement
rule-OLY-1-1 = À quatre ou à six, on forme deux équipes dont les joueurs alternent autour de la table : les places 1, 3 et 5 sont Soleil, les places 2, 4 et 6 sont Vague.
rule-OLY-1-2 = Les tuiles montrent le cas à six joueurs. À quatre, tout se passe de même ; ce qui concerne le cinquième et le sixième joueur ne compte pas.
rule-OLY-1-3 = Il y a trois sortes d’épreuves : standard, repos et finale.
rule-OLY-1-4 = Une partie est un programme d’épreuves jouées dans l’ordre. La durée choisie en donne le plan ; d’ordinaire trois journées de trois épreuves standard et une épreuve repos, puis une finale.
rule-OLY-1-5 = Dans chaque sorte, les tuiles sont tirées au sort, aucune deux fois. Le programme est visible dès le début, ou dévoilé tuile après tuile.
rule-OLY-1-6 = Un jeton marque le premier joueur, tiré au sort au début. On tourne dans le sens horaire : le voisin de gauche est la place suivante.
rule-OLY-1-7 = À la fin de chaque épreuve le jeton passe au voisin de gauche de celui qui le tient. Le tennis le déplace lui-même.
rule-OLY-1-8 = Au début d’une épreuve les pistes de score et la tuile sont vides ; énergie et médailles restent acquises.
rule-OLY-1-9 = Avant une finale, si l’équipe qui tient le jeton a strictement plus de points de médailles que l’autre, le jeton avance d’abord d’une place : l’équipe menée commence. À égalité il ne bouge pas.
rule-OLY-1-10 = Programme visible : toutes les places sont garnies à la mise en place, dans l’ordre, puis on tire le premier joueur. Programme caché : une place est garnie quand son épreuve commence. La sorte de chaque place est connue de tous.
section-OLY-2 = Énergie, manettes et secrets
rule-OLY-2-1 = Chaque athlète a sa propre énergie, de 0 à 30. Ce qui dépasserait 30 est perdu.
rule-OLY-2-2 = Au départ chacun a 30 énergies au programme complet et au marathon, 20 au moyen, 15 au court.
rule-OLY-2-3 = L’énergie ne se donne pas. Seuls le paiement du tennis et les gains du contrôle anti-dopage se partagent dans l’équipe.
rule-OLY-2-4 = La molette montre les nombres de 0 à 9 et, à part, les couleurs des athlètes. Une mise est un nombre de la molette.
rule-OLY-2-5 = On ne mise pas plus que son énergie ; 0 est toujours permis.
rule-OLY-2-6 = Quand une épreuve fait programmer en secret, tous les athlètes concernés choisissent en même temps. Personne, pas même un coéquipier, ne voit un choix avant que tous soient faits ; puis tout est révélé d’un coup.
rule-OLY-2-7 = La manette a trois boutons, ● A, ■ B et ▲ C. Chaque épreuve dit ce qu’ils veulent dire, et seuls ses choix sont possibles.
rule-OLY-2-8 = Énergie, médailles et pistes de score sont visibles de tous.
rule-OLY-2-9 = Qui n’a qu’un seul choix possible le fait d’office. Cela ne trahit rien, puisque l’énergie est publique.
rule-OLY-2-10 = Les dés qui ne laissent aucun choix se lancent d’eux-mêmes, dans l’ordre que dit l’épreuve.
rule-OLY-2-11 = Qui laisse filer son temps reçoit le choix par défaut : miser 0, attendre, se reposer, tirer ou bloquer à 0, renoncer, passer, s’arrêter. Un partage se fait un par un : le plus riche paie, le plus pauvre reçoit ; à égalité la première place.
rule-OLY-2-12 = Sans énergie on reste en jeu : on mise 0 d’office et l’on peut gagner ainsi, on lance les dés d’une mise de 0, on entre à 0 ou l’on se repose, on annonce au tennis, on passe, tire, bloque ou intercepte au basket, on se bat au taekwondo. Au golf on n’a pas de coup, en haltérophilie on passe, en hauteur on attend, au tir à l’arc le premier lancer compte.
rule-OLY-2-13 = Les dés lancés ensemble le sont dans l’ordre vert, bleu, jaune, rouge. On lance même un dé dont le résultat ne change plus rien ; seule une interception dispense les suivants.
rule-OLY-2-14 = Un partage d’énergie dans l’équipe se dit part après part, par ordre de place. Chaque part est publique, payée ou reçue aussitôt. Elle vaut au moins ce que les suivants ne peuvent couvrir, au plus ce que l’athlète peut et ce qui reste. Une part qui n’a qu’une valeur possible se fixe d’office.
rule-OLY-2-15 = Un choix secret verrouillé ne se change plus. Avant cela il n’appartient qu’à son joueur, qui le modifie à son gré.
section-OLY-3 = Les médailles
rule-OLY-3-1 = Règle des 3 médailles : les athlètes classés sont groupés du meilleur au moins bon, les égaux ensemble. Tout le premier groupe a l’or. Tant que moins de trois médailles sont données, le groupe suivant a l’argent si une seule l’est, le bronze si deux le sont. À trois médailles ou plus, c’est fini.
rule-OLY-3-2 = Autrement dit : avec zéro, un ou deux athlètes strictement meilleurs on a l’or, l’argent ou le bronze ; avec trois ou plus, rien.
rule-OLY-3-3 = Moins de trois athlètes classés, moins de médailles.
rule-OLY-3-4 = Dans une épreuve d’équipe, l’équipe gagnante reçoit une médaille d’or ; à égalité les deux en reçoivent une, même à zéro partout.
rule-OLY-3-5 = Toutes les médailles comptent pour l’équipe, qui les garde dans son tableau. Il y en a toujours assez.
rule-OLY-3-6 = L’or vaut trois points, l’argent deux, le bronze un.
rule-OLY-3-7 = Selon l’option, chaque or d’une finale compte pour deux médailles d’or.
section-OLY-4 = La parole
rule-OLY-4-1 = Chaque tuile permet ou interdit aux joueurs de se parler.
rule-OLY-4-2 = Parole libre : messages et réactions passent. Silence : ni l’un ni l’autre, pour les joueurs comme pour les spectateurs, du début à la fin de l’épreuve. Nombres seulement : silence, sauf les annonces de l’enchère.
rule-OLY-4-3 = Pas de canal secret : tout le monde entend. On peut parler avant la première épreuve et après la dernière.
rule-OLY-4-4 = Quand la parole est libre, on dit, promet ou bluffe ce que l’on veut.
rule-OLY-4-5 = C’est l’épreuve sur la table au moment où un message arrive qui décide. Les épreuves se suivent sans pause. Les actions du jeu se voient toujours.
section-OLY-5 = Quand une épreuve n’en finit pas
rule-OLY-5-1 = Une épreuve qui pourrait durer a une limite. Quand elle l’atteint, l’équipe qui mène sur la tuile gagne l’or ; à égalité les deux.
rule-OLY-5-2 = Si personne n’a droit à une médaille, il n’y en a pas, et la partie continue.
section-OLY-10 = Cyclisme sur piste (parole libre)
rule-OLY-10-1 = Tous misent en secret, puis révèlent ensemble.
rule-OLY-10-2 = La plus grande mise gagne l’or. Chacun de ceux qui l’ont faite paie la deuxième plus grande mise de la table.
rule-OLY-10-3 = Ensuite, si deux médailles au plus sont données, la deuxième mise paie la troisième et gagne l’argent après un or, le bronze après deux.
rule-OLY-10-4 = Enfin, si exactement deux médailles sont données, la troisième mise paie la quatrième et gagne le bronze.
rule-OLY-10-5 = Un médaillé ne paie rien si personne n’a misé moins.
rule-OLY-10-6 = Sans médaille, on ne paie rien.
rule-OLY-10-7 = Dès que trois médailles ou plus sont données, plus personne ne paie ni ne gagne.
rule-OLY-10-8 = Deuxième, troisième, quatrième mise : on compte les valeurs différentes, de qui qu’elles viennent.
section-OLY-11 = Équitation (parole libre)
rule-OLY-11-1 = Cinq obstacles de valeur 3, 4, 5, 6 et 7 se franchissent de gauche à droite, un par tour ; l’épreuve dure d’un à cinq tours.
rule-OLY-11-2 = Un cube neutre marque l’obstacle en cours. La case sous lui dit combien d’obstacles sont déjà franchis : de 0 à 4, puis 5 après le dernier.
rule-OLY-11-3 = À chaque tour, ceux qui ne sont pas tombés misent en secret et révèlent ensemble.
rule-OLY-11-4 = Puis, à partir du premier joueur, chacun paie sa mise et lance le dé vert. Dé plus mise au moins égaux à l’obstacle : il est franchi.
rule-OLY-11-5 = Sinon on tombe : le cube va sur la case de score indiquée par le cube neutre, et l’on ne joue plus. La mise est perdue.
rule-OLY-11-6 = Le cube neutre avance ensuite d’une case. S’il reste un obstacle et un cavalier, on rejoue un tour.
rule-OLY-11-7 = L’épreuve s’arrête après le dernier obstacle ou quand tous sont tombés. Cinq obstacles franchis valent 5.
rule-OLY-11-8 = On classe par obstacles franchis, selon la règle des 3 médailles ; même à zéro on est classé.
section-OLY-12 = Golf (silence)
rule-OLY-12-1 = Tous misent en secret, révèlent et paient. La mise est le nombre de coups, marqué sur la piste de score.
rule-OLY-12-2 = Six trous, numérotés de 1 à 6, avec pour chacun une case par équipe ; une case ne prend qu’un cube neutre.
rule-OLY-12-3 = À partir du premier joueur, chacun son tour : reculer son cube d’une case et lancer le dé vert.
rule-OLY-12-4 = Si la case de l’équipe au trou indiqué est libre, on y pose un cube neutre ; c’est obligatoire.
rule-OLY-12-5 = Si elle est prise, on peut corriger le dé d’autant de points que l’on recule encore son cube, vers un trou libre pour l’équipe, sans passer de 6 à 1. On peut aussi renoncer.
rule-OLY-12-6 = Le cube ne descend pas sous 0 ; à 0 on est sauté. Tous les coups que l’on a doivent être joués.
rule-OLY-12-7 = Une équipe qui a pris les six trous ne joue plus : ses coups restants sont perdus. L’autre continue.
rule-OLY-12-8 = L’épreuve finit quand tous les cubes sont à 0 ou qu’aucune case n’est libre.
rule-OLY-12-9 = L’équipe qui a pris le plus de trous gagne une médaille d’or ; à égalité les deux.
section-OLY-13 = Tennis (nombres seulement)
rule-OLY-13-1 = On joue trois lots l’un après l’autre : l’or, l’argent, le bronze.
rule-OLY-13-2 = Dans chaque lot on parle à tour de rôle, à partir du premier joueur : un nombre, ou « on passe ».
rule-OLY-13-3 = Le nombre est l’énergie que l’équipe paiera en tout si l’autre passe.
rule-OLY-13-4 = Il est plus grand que le dernier nombre du lot et ne dépasse pas l’énergie totale de l’équipe. Le premier peut être 0, et la molette n’y est pour rien.
rule-OLY-13-5 = On passe au nom de toute l’équipe, et le lot est joué : l’autre équipe paie le dernier nombre et gagne la médaille.
rule-OLY-13-6 = Si l’on passe avant tout nombre, l’autre équipe gagne la médaille pour 0.
rule-OLY-13-7 = L’équipe qui paie partage le prix comme elle veut ; c’est celui qui a annoncé qui dit les parts.
rule-OLY-13-8 = Une équipe qui n’a plus de nombre possible doit passer.
rule-OLY-13-9 = Après chaque lot le jeton passe au voisin de gauche : trois places de suite ouvrent les trois lots. Le dernier passage est aussi celui de la fin de l’épreuve.
section-OLY-14 = Haltérophilie (parole libre)
rule-OLY-14-1 = À partir du premier joueur, chacun son tour jusqu’à ce que tous aient passé.
rule-OLY-14-2 = À son tour on soulève ou l’on passe, à voix haute.
rule-OLY-14-3 = Soulever : payer 1 énergie, nommer un poids, lancer le dé vert. Il faut au moins 1 pour 80 kg, 2 pour 100, 3 pour 120, 4 pour 140, 5 pour 160, 6 pour 180.
rule-OLY-14-4 = Réussi : le cube va sur la case de ce niveau, de 1 à 6, et le tour s’arrête.
rule-OLY-14-5 = Raté : passer, ou payer 1 énergie et relancer pour le même poids, aussi souvent qu’on veut et peut.
rule-OLY-14-6 = C’est alors au prochain joueur à gauche qui n’a pas passé.
rule-OLY-14-7 = Quand le tour revient, on ne nomme qu’un poids plus lourd que le sien.
rule-OLY-14-8 = Passer, c’est se retirer pour de bon. Le cube reste où il est ; sans cube on n’est pas classé.
rule-OLY-14-9 = Qui a soulevé 180 kg ou n’a plus d’énergie passe d’office.
rule-OLY-14-10 = Quand tous ont passé, ceux qui ont un cube sont classés par poids, selon la règle des 3 médailles.
section-OLY-15 = Relais 4 × 100 mètres (silence)
rule-OLY-15-1 = Le premier joueur et son voisin de gauche misent en secret et révèlent ensemble.
rule-OLY-15-2 = Puis les deux suivants font de même ; à six, les deux derniers aussi. Les mises déjà révélées se voient.
rule-OLY-15-3 = Chacun paie sa mise.
rule-OLY-15-4 = L’équipe dont la somme est la plus grande gagne une médaille d’or ; à égalité les deux.
rule-OLY-15-5 = Toutes les mises se paient ensemble, après la dernière révélation.
section-OLY-16 = Relais 4 × 100 mètres 4 nages (silence)
rule-OLY-16-1 = Tous misent en secret et révèlent ensemble.
rule-OLY-16-2 = Chaque équipe multiplie les mises de ses athlètes, et chacun paie la sienne. Un seul 0 et le produit est 0.
rule-OLY-16-3 = Le plus grand produit gagne une médaille d’or ; à égalité, même à 0, les deux équipes.
section-OLY-17 = Saut en hauteur (silence)
rule-OLY-17-1 = Sept barres coûtent, de haut en bas, 9, 7, 5, 4, 3, 2 et 1 énergie ; un cube neutre commence à la plus haute.
rule-OLY-17-2 = Tous ceux qui n’ont pas de médaille dans cette épreuve choisissent en secret de sauter ou d’attendre, puis révèlent ensemble.
rule-OLY-17-3 = Sauter : payer la barre. Qui n’a pas assez d’énergie attend d’office.
rule-OLY-17-4 = Attendre : rien ne se passe.
rule-OLY-17-5 = Si personne ne saute, le cube descend d’une barre et l’on choisit de nouveau.
rule-OLY-17-6 = Ceux qui sautent au même tour sont égaux, derrière ceux qui ont sauté avant : règle des 3 médailles.
rule-OLY-17-7 = Si moins de trois médailles sont alors données, le cube descend et ceux qui n’en ont pas choisissent de nouveau.
rule-OLY-17-8 = À la barre la plus basse, qui attend n’a pas de médaille ; ce tour est le dernier.
rule-OLY-17-9 = L’épreuve finit dès que trois médailles ou plus sont données.
section-OLY-18 = Tir à l’arc (parole libre)
rule-OLY-18-1 = Chacun tire une seule fois, à partir du premier joueur.
rule-OLY-18-2 = On commence par lancer les dés vert, bleu, jaune et rouge.
rule-OLY-18-3 = Puis, autant de fois qu’on veut, on paie 1 énergie pour relancer un dé de son choix ; le nouveau résultat compte.
rule-OLY-18-4 = Quand on s’arrête ou qu’on n’a plus d’énergie, le cube va sur la somme des quatre dés.
rule-OLY-18-5 = Les dés passent au voisin de gauche.
rule-OLY-18-6 = Quand tous ont tiré, on classe par score, selon la règle des 3 médailles.
section-OLY-20 = 100 mètres (parole libre)
rule-OLY-20-1 = Tous choisissent en secret : participer avec une mise, ou se reposer. On révèle ensemble.
rule-OLY-20-2 = Se reposer : ne pas courir et gagner jusqu’à 3 énergies, sans dépasser 30.
rule-OLY-20-3 = Les participants paient leur mise et sont classés par elle, selon la règle des 3 médailles ; ceux qui se reposent ne sont pas classés.
rule-OLY-20-4 = Participer avec 0 est permis et compte. Si personne ne participe, pas de médaille.
section-OLY-21 = Beach volley (silence)
rule-OLY-21-1 = On participe avec une mise ou l’on se repose, comme au 100 mètres.
rule-OLY-21-2 = Les participants paient ; l’équipe dont la somme des mises est la plus grande gagne une médaille d’or, à égalité les deux.
rule-OLY-21-3 = Une équipe sans participant ne peut pas gagner ; seule à participer, une équipe gagne même avec 0 ; si personne ne participe, pas de médaille.
section-OLY-22 = Contrôle anti-dopage (parole libre)
rule-OLY-22-1 = Seuls le premier joueur et son voisin de gauche programment ; les autres donnent leur avis.
rule-OLY-22-2 = En secret ils choisissent de se doper, de se reposer ou d’accuser, et révèlent ensemble ; on applique, et c’est fini.
rule-OLY-22-3 = Se doper : si l’autre équipe n’accuse pas, partager 6 énergies dans son équipe, chacun jusqu’à 30.
rule-OLY-22-4 = Se reposer : partager 2 énergies dans son équipe, chacun jusqu’à 30.
rule-OLY-22-5 = Accuser : si l’autre équipe se dope, elle ne reçoit rien et perd une de ses médailles les plus précieuses.
rule-OLY-22-6 = Accuser une équipe qui ne se dope pas ne fait rien ; l’accusateur ne gagne jamais rien.
rule-OLY-22-7 = Une équipe dopée sans médaille, accusée, ne perd rien mais ne reçoit rien.
rule-OLY-22-8 = Celui qui a programmé dit les parts. Elles font en tout le gain, ou la place qui reste sous 30. L’équipe du premier joueur partage d’abord, entièrement.
section-OLY-30 = Basket (silence)
rule-OLY-30-1 = Le premier joueur prend le ballon ; les deux équipes partent de 0.
rule-OLY-30-2 = À chaque tour celui qui a le ballon et tous ses adversaires programment en secret et révèlent ensemble ; ses coéquipiers ne font rien.
rule-OLY-30-3 = Il tire avec une mise, ou passe au coéquipier d’une couleur. Les adversaires bloquent avec une mise, ou tentent d’intercepter.
rule-OLY-30-4 = Tir : dé vert. Panier si dé plus mise valent au moins 3 plus la somme des blocages.
rule-OLY-30-5 = Un panier avance d’une case le cube de l’équipe ; un tir manqué ne change rien.
rule-OLY-30-6 = Sur un tir, le tireur et ceux qui bloquent paient leur mise ; ceux qui voulaient intercepter ne paient rien et n’y changent rien.
rule-OLY-30-7 = Après un tir, quel qu’en soit le résultat, le ballon va au voisin de gauche du tireur.
rule-OLY-30-8 = Passe : ceux qui interceptent lancent le dé blanc une fois, dans le sens horaire à partir du plus proche. La première main, sur deux faces, prend le ballon ; les suivants ne lancent pas.
rule-OLY-30-9 = Sans interception la passe réussit, et le coéquipier nommé prend le ballon.
rule-OLY-30-10 = Qui a bloqué contre une passe paie quand même.
rule-OLY-30-11 = On ne passe qu’à un coéquipier, ni à soi ni à un adversaire.
rule-OLY-30-12 = On recommence jusqu’à deux paniers : l’équipe qui les a gagne aussitôt une médaille d’or.
rule-OLY-30-13 = Chronomètre : après trois passes de suite, interceptées ou non, il faut tirer ; un tir remet le compte à zéro. Après le vingtième tir, l’équipe qui a le plus de paniers gagne, à égalité les deux.
rule-OLY-30-14 = Le compte des passes est public et part de 0. Même quand il faut tirer, les adversaires choisissent entre bloquer et intercepter, ce qui alors ne sert à rien.
section-OLY-31 = Escrime (silence)
rule-OLY-31-1 = Un cube neutre commence sur la case neutre.
rule-OLY-31-2 = Tous misent en secret et révèlent ensemble.
rule-OLY-31-3 = À partir du premier joueur, chacun paie et lance : pour 0 le vert ; pour 1 vert et bleu ; pour 2 vert, bleu et jaune ; pour 3 ou plus les quatre.
rule-OLY-31-4 = Une mise de 4 ou plus donne une relance d’un dé par énergie au-delà de 3, une à la fois, sans obligation.
rule-OLY-31-5 = La somme des dés va sur la piste de score.
rule-OLY-31-6 = L’équipe dont la somme est la plus grande gagne la manche.
rule-OLY-31-7 = Elle met le cube sur sa case, ou, s’il y est déjà, sur sa case de victoire. Une égalité ne le bouge pas.
rule-OLY-31-8 = Si le cube est sur la case de l’autre équipe, la gagnante le met sur la sienne.
rule-OLY-31-9 = Deux manches gagnées de suite, sans compter les égalités, donnent la médaille d’or.
rule-OLY-31-10 = Après la quinzième manche, l’équipe sur la case de laquelle est le cube gagne ; sur la case neutre, les deux.
rule-OLY-31-11 = Chacun finit ses lancers et relances avant le suivant. On relance n’importe quel dé lancé, le même autant qu’on veut. Les pistes de score se vident à chaque révélation. Le premier joueur ne change pas d’une manche à l’autre.
section-OLY-32 = Tir à la corde (parole libre)
rule-OLY-32-1 = Un cube neutre commence au milieu de cinq cases : Soleil d’un côté, Vague de l’autre, à deux pas. Le nombre de tours n’est pas fixé.
rule-OLY-32-2 = Tous misent en secret et révèlent ensemble ; chaque équipe additionne.
rule-OLY-32-3 = La plus grande somme tire le cube d’une case vers elle ; une égalité le laisse.
rule-OLY-32-4 = Chacun paie sa mise, même à égalité.
rule-OLY-32-5 = On recommence jusqu’à ce que le cube atteigne la case d’une équipe.
rule-OLY-32-6 = Cette équipe gagne une médaille d’or.
rule-OLY-32-7 = L’épreuve finit aussi à la troisième égalité de suite, quand plus personne n’a d’énergie, ou au quinzième tour : l’équipe vers laquelle le cube a bougé gagne ; au milieu, les deux.
section-OLY-33 = Taekwondo (silence)
rule-OLY-33-1 = Tous misent en secret, révèlent et paient. Le cube de chacun va sur la case de sa mise, puis une case plus loin.
rule-OLY-33-2 = Puis, tour après tour, ceux qui sont encore en lice choisissent en secret d’attaquer quelqu’un, de bloquer ou d’attendre. On révèle ensemble, et tout agit en même temps.
rule-OLY-33-3 = Attaquer : le cube de la cible recule de 2, sauf si elle bloque. Plusieurs attaques s’ajoutent.
rule-OLY-33-4 = Bloquer : chacun de ceux qui vous attaquent recule de 2, et vous ne reculez pas. Si personne ne vous attaque, vous reculez de 2.
rule-OLY-33-5 = Attendre : rien.
rule-OLY-33-6 = Un cube qui arrive à 0 ou irait au-delà élimine son athlète.
rule-OLY-33-7 = On ne vise qu’un adversaire encore en lice.
rule-OLY-33-8 = On recommence jusqu’à ce que tous les athlètes d’une équipe soient éliminés : l’autre gagne une médaille d’or.
rule-OLY-33-9 = Si les derniers des deux équipes tombent au même tour, les deux gagnent une médaille d’or.
rule-OLY-33-10 = L’épreuve finit aussi après trois tours de suite sans qu’un cube bouge, ou après le vingtième : la plus grande somme de cubes gagne, à égalité les deux.
section-OLY-40 = La fin
rule-OLY-40-1 = La partie finit après la dernière épreuve du programme.
rule-OLY-40-2 = L’équipe qui a le plus de points de médailles gagne.
rule-OLY-40-3 = À égalité : le plus de médailles d’or, puis d’argent, puis d’énergie restante en tout ; sinon la victoire est partagée.
