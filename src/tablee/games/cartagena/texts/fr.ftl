name = Cartagena
pitch = Les pirates s’évadent par un long couloir semé de symboles. Une carte envoie un pirate sur la prochaine case libre de son symbole, par-dessus la foule ; pour reprendre des cartes, il faut reculer jusqu’aux autres. La première bande au complet dans la barque gagne.
duration = 20–40 min

tutorial-0 = Bienvenue dans la galerie. Vos pirates, en corail, attendent au départ avec ceux d’Ana, en indigo ; la barque est à l’autre bout. Une partie a 36 cases et cinq pirates chacun ; cette leçon en a 24 et quatre, et dure cinq minutes.
tutorial-1 = Une carte envoie un de vos pirates sur la prochaine case libre de son symbole. Touchez votre carte tricorne : le plateau montre où elle mène. Puis avancez.
tutorial-2 = Encore un tricorne, encore un pirate du départ. La case 1 est prise : on la saute, et le prochain tricorne libre est la case 9. Les cases occupées font les longs sauts.
tutorial-3 = Trois actions au plus par tour ; les torches disent combien il en reste. Pour la dernière, jouez le pistolet avec un pirate du départ : touchez la carte, puis le départ.
tutorial-4 = À Ana, dans le sens des aiguilles d’une montre. Elle joue aussi un pistolet : votre pirate tient la case 3, elle saute par-dessus jusqu’à la 8.
tutorial-5 = Puis une clé, jusqu’à la case 2. Les cartes jouées sont visibles de tous, à côté du plateau.
tutorial-6 = Pour reprendre des cartes, il faut reculer : jusqu’à la première case, derrière soi, où se tiennent un ou deux pirates. Ana rejoint le vôtre sur la case 3 et pioche une carte.
tutorial-7 = À vous. La case 3 porte maintenant deux pirates : y reculer rapporte deux cartes. Touchez votre pirate de la case 9, puis « Reculer », et confirmez.
tutorial-8 = Deux tricornes ! Des cartes piochées peuvent servir dans le même tour. Gardez-les pourtant : jouez d’abord la clé avec votre pirate de la case 3, qui saute à la 12.
tutorial-9 = L’action suivante peut aller au même pirate. Avec la bouteille, menez-le de la case 12 à la 16.
tutorial-10 = À Ana : un crâne, et un pirate du départ va sur la case 5. N’importe quelle carte peut avancer n’importe quel pirate qui n’est pas dans la barque.
tutorial-11 = Elle recule aussitôt sur la case 3 : deux pirates y étaient, donc deux cartes. À trois, la case est pleine ; ceux qui reculent passeront devant sans s’arrêter.
tutorial-12 = Il lui restait une action. Elle s’arrête là : on finit son tour quand on veut.
tutorial-13 = Vos deux tricornes mènent loin. Le premier : de la case 16 à la 20, le dernier tricorne du couloir.
tutorial-14 = Devant la case 20 il n’y a plus aucun tricorne libre : avec le second, votre pirate saute droit dans la barque, d’aussi loin que ce soit.
tutorial-15 = Vous n’avez plus de cartes. Reculez votre pirate de la case 3 : la case 2, juste derrière, porte un pirate, donc une carte. C’est toujours la première case qui convient, on ne choisit pas.
tutorial-16 = Vous savez jouer. Le premier dont tous les pirates sont dans la barque gagne aussitôt. Gardez des cartes pour la fin, reculez de peu, et laissez les autres vous faire de longs sauts.

option-pirates = Pirates
option-pirates-help = Combien de pirates compte chaque bande.
option-hand = Cartes au départ
option-hand-help = Combien de cartes chacun reçoit au début.
option-starter-bonus = Prime du premier
option-starter-bonus-help = Une carte de plus pour celui qui commence, ou non.
option-open-row = Cartes à venir
option-open-row-help = Si l’on voit les prochaines cartes de la pioche, et combien.
option-open-hands = Mains
option-open-hands-help = Si chacun voit les cartes des autres.
option-min-actions = Passer
option-min-actions-help = Si l’on peut finir son tour sans aucune action.
option-boat-return = Retour de la barque
option-boat-return-help = Si un pirate embarqué peut en redescendre pour reculer.
option-sections = Morceaux de couloir
option-sections-help = Combien de morceaux de six cases mènent à la barque.
option-starter = Premier joueur
option-starter-help = La place qui commence, ou le sort.
option-max-turns = Limite de tours
option-max-turns-help = Après combien de tours chacun la partie s’arrête.
option-hand-3 = trois
option-hand-5 = cinq
option-hand-6 = six
option-starter-bonus-0 = aucune
option-starter-bonus-1 = une carte de plus
option-open-row-0 = cachées
option-open-row-3 = les trois premières visibles
option-open-row-12 = une rangée de douze, visible
option-open-hands-false = cachées
option-open-hands-true = étalées devant tous
option-min-actions-0 = quand on veut
option-min-actions-1 = si aucune action n’est possible
option-boat-return-true = permis
option-boat-return-false = jamais
option-starter-random = tirage au sort
option-starter-0 = place 1
option-starter-1 = place 2
option-starter-2 = place 3
option-starter-3 = place 4
option-starter-4 = place 5
option-max-turns-0 = aucune
option-max-turns-50 = 50 tours
option-max-turns-100 = 100 tours
option-max-turns-200 = 200 tours
preset-classique = Classique : cinq pirates, trois cartes, pioche cachée
preset-tactique = Tactique : les trois prochaines cartes sont visibles
preset-jamaique = Jamaïque : six pirates, six cartes, au moins une action
preset-tortue = Tortue : comme Jamaïque, rangée de douze et mains ouvertes
preset-hispaniola = Hispaniola : comme Jamaïque, rangée de douze

card-bottle = bouteille
card-pistol = pistolet
card-hat = tricorne
card-skull = crâne
card-dagger = poignard
card-key = clé
from-start = départ
from-boat = barque

action-advance = Carte { $card } : avancer { IS($from, "départ") ->
    [yes] du départ
   *[no] de la case { $from }
}
action-retreat = Reculer { $from ->
    [barque] de la barque
   *[other] de la case { $from }
} et piocher
action-end-turn = Finir le tour

event-corridor-laid = Le couloir est posé, morceau par morceau.
event-starter-chosen = { $who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
event-hand-dealt = { $cards ->
    [hidden] { $seat } reçoit { $count } cartes.
   *[other] { $who ->
        [you] Vous recevez { $cards }.
       *[other] { $seat } reçoit { $cards }.
    }
}
event-row-filled = Prochaines cartes, en plus : { $cards }.
event-pirate-advanced = { $who ->
    [you] Vous jouez
   *[other] { $seat } joue
} la carte { $card } : un pirate court { IS($origin, "départ") ->
    [yes] du départ
   *[no] de la case { $origin }
} à la case { $target }{ $jumped ->
    [rien] .
   *[other] { "" }, par-dessus { $jumped }.
}
event-pirate-boarded = { $who ->
    [you] Vous jouez
   *[other] { $seat } joue
} la carte { $card } : { IS($origin, "départ") ->
    [yes] du départ
   *[no] de la case { $origin }
}, un pirate saute dans la barque. { $count ->
    [one] C’est le premier.
   *[other] Ils y sont { $count }.
}
event-pirate-retreated = { $who ->
    [you] Vous reculez
   *[other] { $seat } recule
} un pirate { $origin ->
    [barque] de la barque
   *[other] de la case { $origin }
} à la case { $target }, près { $count ->
    [one] d’un autre
   *[other] de deux autres
}.
event-cards-drawn = { $cards ->
    [hidden] { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[other] { $who ->
        [you] Vous piochez { $cards }.
       *[other] { $seat } pioche { $cards }.
    }
}
event-row-card-taken = { $who ->
    [you] Vous prenez
   *[other] { $seat } prend
} la première carte de la rangée : { $card }.
event-cards-ran-out = { $who ->
    [you] Il n’y a plus de carte à piocher pour vous.
   *[other] Il n’y a plus de carte à piocher pour { $seat }.
}
event-pile-remade = La pioche est vide : les cartes jouées ({ $count }) en forment une nouvelle.
event-turn-ended = { $acted ->
    [0] { $who ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
   *[other] { $who ->
        [you] Vous vous arrêtez là.
       *[other] { $seat } s’arrête là.
    }
}
event-deadlock-relieved = Plus personne ne peut rien faire : chacun pioche une carte.
event-game-won = { $who ->
    [you] Vos { $pirates } pirates sont dans la barque : vous gagnez.
   *[other] Les { $pirates } pirates { ELIDE("de", $seat) } sont dans la barque : partie gagnée.
}
event-game-drawn = { $turns } tours de suite sans action : partie nulle pour tous.
event-limit-reached = Chacun a joué { $turns } tours : on compte les pirates dans la barque.

refusal-already-in-boat = Ce pirate est déjà dans la barque. Avancez-en un autre.
refusal-boat-is-final = Un pirate embarqué ne revient plus. Reculez-en un autre.
refusal-card-not-in-hand = Vous n’avez pas cette carte ({ $card }). Choisissez-en une de votre main.
refusal-must-act = Il faut jouer au moins une action. Avancez ou reculez un pirate, ensuite vous pourrez finir.
refusal-no-pirate-there = Il n’y a personne à cet endroit ({ $place }). Choisissez une case où se tient un de vos pirates.
refusal-no-such-space = Le couloir n’a que { $last } cases. Choisissez une case où se tient un de vos pirates.
refusal-nobody-behind = Aucune case derrière n’a 1 ou 2 pirates. Reculez un pirate qui en a derrière lui, ou jouez une carte.
refusal-not-your-pirate = Ce pirate n’est pas à vous ({ $place }). Choisissez un des vôtres.
refusal-still-at-start = Ce pirate est encore au départ. Reculez-en un qui est déjà en route.

reason-wins-game = Le dernier saute dans la barque.
reason-boards = Un pirate de plus dans la barque.
reason-long-jump = Un long saut.
reason-moves-on = Un pas vers la barque.
reason-two-cards = Deux cartes pour un petit recul.
reason-one-card = Une carte de plus.
reason-saves-cards = Mieux vaut garder ses cartes.
reason-nothing-left = Rien d’autre à faire.

asks = { $who ->
    [you] Avancez ou reculez un pirate, ou finissez le tour.
   *[other] { $names } déplace ses pirates.
}
status-turn = { $who ->
    [you] { $left ->
        [one] Dernière action : avancez ou reculez un pirate.
       *[other] Encore { $left } actions : avancez ou reculez un pirate, ou finissez.
    }
   *[other] { $left ->
        [one] { $names } déplace ses pirates : dernière action.
       *[other] { $names } déplace ses pirates : encore { $left } actions.
    }
}
status-card = { $card } : choisissez un pirate.
status-pirate = Pirate { IS($place, "départ") ->
    [yes] au départ
   *[no] { $place ->
        [barque] dans la barque
       *[other] de la case { $place }
    }
} : { $draws ->
    [0] choisissez une carte.
    [one] choisissez une carte, ou reculez (1 carte).
   *[other] choisissez une carte, ou reculez ({ $draws } cartes).
}
status-advance = { $card } : avancez { IS($place, "départ") ->
    [yes] du départ
   *[no] de la case { $place }
}, ou choisissez un autre pirate.
status-retreat = Reculez { $place ->
    [barque] de la barque
   *[other] de la case { $place }
} : { $draws ->
    [one] 1 carte.
   *[other] { $draws } cartes.
}

position-track = couloir
position-turn = tour
position-actions = actions restantes
position-turns = tours joués
position-idle = tours sans action
position-pirates = pirates
position-hand = main
position-known = connues
position-row = à venir
position-pile = pioche
position-discard = défausse
position-ended = fin
position-track-bottle = { card-bottle }
position-track-pistol = { card-pistol }
position-track-hat = { card-hat }
position-track-skull = { card-skull }
position-track-dagger = { card-dagger }
position-track-key = { card-key }
position-hand-bottle = { card-bottle }
position-hand-pistol = { card-pistol }
position-hand-hat = { card-hat }
position-hand-skull = { card-skull }
position-hand-dagger = { card-dagger }
position-hand-key = { card-key }
position-known-bottle = { card-bottle }
position-known-pistol = { card-pistol }
position-known-hat = { card-hat }
position-known-skull = { card-skull }
position-known-dagger = { card-dagger }
position-known-key = { card-key }
position-row-bottle = { card-bottle }
position-row-pistol = { card-pistol }
position-row-hat = { card-hat }
position-row-skull = { card-skull }
position-row-dagger = { card-dagger }
position-row-key = { card-key }
position-discard-bottle = { card-bottle }
position-discard-pistol = { card-pistol }
position-discard-hat = { card-hat }
position-discard-skull = { card-skull }
position-discard-dagger = { card-dagger }
position-discard-key = { card-key }
position-pirates-start = départ
position-pirates-boat = barque
position-ended-boat = barque pleine
position-ended-idle = partie nulle
position-ended-limit = limite de tours

# Positions impossibles : « Aucune partie n’arrive à cette position : … » -------------------------------------

impossible-actions = tant que la partie continue, il doit rester au moins une des trois actions du tour
impossible-crowd = plus de trois pirates sont sur une case
impossible-escaped = la partie finit dès que tous les pirates d’une place sont dans la barque
impossible-idle = tant de tours de suite sans action auraient fini la partie, ou n’ont pas été joués
impossible-limit = la limite de tours est atteinte : la partie serait finie
impossible-pirates = une place a plus ou moins de pirates que les options ne le disent
impossible-places = un pirate est au-delà de la barque ou avant le départ
impossible-row = la rangée a plus de cartes que les options ne le disent
impossible-sections = le couloir doit être fait d’autant de morceaux différents que les options le disent

section-CAR-1 = Mise en place
rule-CAR-1-1 = Le couloir se compose de morceaux à deux faces, six cases chacun, mis bout à bout : l’ordre, la face et le sens de chacun sont tirés au sort.
rule-CAR-1-2 = Au début tous les pirates attendent ensemble à un bout du couloir ; la barque est à l’autre bout.
rule-CAR-1-3 = Le départ n’est pas une case : il ne porte aucun symbole et accueille autant de pirates qu’il faut.
rule-CAR-1-4 = Chacun reçoit trois cartes, ou autant que la table en a convenu ; les autres forment la pioche. Le paquet a 102 cartes, dix-sept de chaque symbole.
rule-CAR-1-5 = C’est au plus pirate des joueurs de commencer ; comme cela ne se voit pas à l’écran, la place est tirée au sort.
rule-CAR-1-6 = On peut tenir autant de cartes qu’on veut.
section-CAR-2 = Un tour
rule-CAR-2-1 = On joue chacun à son tour, dans le sens des aiguilles d’une montre.
rule-CAR-2-2 = À son tour, on peut faire jusqu’à trois actions.
rule-CAR-2-3 = Une action, c’est avancer ou reculer un pirate. On les mêle comme on veut, avec le même pirate ou avec d’autres.
rule-CAR-2-4 = On s’arrête quand on veut, même sans rien faire. À une table qui exige une action, il faut en faire au moins une dès qu’une est possible.
rule-CAR-2-5 = On ne déplace que ses propres pirates.
rule-CAR-2-6 = Les cartes piochées en reculant peuvent servir dès l’action suivante du même tour.
section-CAR-3 = Avancer
rule-CAR-3-1 = Vous jouez une carte de votre main : un de vos pirates, du départ ou du couloir, court jusqu’à la plus proche case devant lui qui porte ce symbole et où il n’y a personne.
rule-CAR-3-2 = Les cases occupées de ce symbole sont sautées, que ce soit par vos pirates ou par ceux des autres.
rule-CAR-3-3 = La case où se tient le pirate n’est pas devant lui.
rule-CAR-3-4 = S’il ne reste devant lui aucune case libre de ce symbole, le pirate sort du couloir et saute dans la barque, d’aussi loin que ce soit.
rule-CAR-3-5 = La carte jouée va sur la défausse, face visible.
rule-CAR-3-6 = Ainsi, n’importe quelle carte peut toujours avancer n’importe quel pirate qui n’est pas dans la barque.
section-CAR-4 = Reculer
rule-CAR-4-1 = Vous reculez un de vos pirates jusqu’à la plus proche case derrière lui où se tiennent un ou deux pirates, à vous ou à d’autres.
rule-CAR-4-2 = Le symbole de la case ne compte pas. On passe devant les cases vides et devant celles où ils sont déjà trois.
rule-CAR-4-3 = Vous piochez ensuite autant de cartes qu’il y avait de pirates sur cette case avant l’arrivée du vôtre : une ou deux.
rule-CAR-4-4 = C’est la première case qui convient, pas une autre : on ne dépasse pas un pirate seul pour en rejoindre deux.
rule-CAR-4-5 = On ne recule pas jusqu’au départ. Si aucune case du couloir ne convient, ce pirate ne peut pas reculer.
rule-CAR-4-6 = Un pirate encore au départ ne recule pas.
rule-CAR-4-7 = Un pirate de la barque peut reculer comme s’il se tenait juste après la dernière case, sauf si la table l’a exclu.
rule-CAR-4-8 = Reculer ne coûte aucune carte, et piocher en fait partie : on ne peut pas s’en dispenser.
section-CAR-5 = La pioche
rule-CAR-5-1 = On prend toujours la première carte de la pioche.
rule-CAR-5-2 = Quand il faut piocher et que la pioche est vide, et seulement alors, la défausse mélangée devient la nouvelle pioche.
rule-CAR-5-3 = Si la défausse est vide aussi, on prend ce qu’il y a, peut-être rien ; on peut reculer quand même.
rule-CAR-5-4 = Sans cartes on n’est pas éliminé : on recule, ou on passe son tour.
section-CAR-6 = La fin
rule-CAR-6-1 = Le premier dont tous les pirates sont dans la barque gagne aussitôt, même s’il lui restait des actions.
rule-CAR-6-2 = Les autres sont classés par pirates dans la barque, puis par la somme de leurs cases (la barque compte comme la case après la dernière), puis par cartes en main ; à égalité parfaite ils partagent leur rang.
section-CAR-7 = À découvert
rule-CAR-7-1 = Trois cartes à venir : les trois premières cartes de la pioche sont visibles, dans leur ordre. On prend toujours la première, et la rangée est complétée après chaque carte prise.
rule-CAR-7-2 = Rangée de douze : douze cartes sont étalées, on prend toujours celle de tête. Une nouvelle rangée de douze est posée dès que la précédente est épuisée, pas avant, fût-ce entre deux cartes du même recul.
rule-CAR-7-3 = Si la pioche ne suffit pas à compléter la rangée, la défausse mélangée la remplace et l’on continue ; si elle est vide aussi, la rangée reste courte.
rule-CAR-7-4 = Mains ouvertes : chacun étale ses cartes devant tous.
section-CAR-8 = Garde-fous
rule-CAR-8-1 = Si, au début d’un tour, plus aucun joueur ne peut avancer ni reculer, chacun pioche une carte, en commençant par celui dont c’est le tour ; puis on continue.
rule-CAR-8-2 = Si trois tours de table de suite passent sans la moindre action, de gré ou de force, la partie est nulle pour tous.
rule-CAR-8-3 = Quand chacun a joué le nombre de tours convenu, la partie s’arrête : le classement ordinaire désigne aussi le premier.
