name = Médailles
pitch = Quatre sports sont au centre de la table. Présentez un, deux ou trois athlètes du même sport pour viser le bronze, l’argent ou l’or… à moins qu’un autre n’en montre davantage, ou juste autant pour tout gâcher. Chacun pour soi, ou deux contre deux.
duration = 10–20 min

tutorial-0 = Bienvenue aux jeux. Quatre sports sont au centre, chacun avec son or, son argent et son bronze à gagner ; une deuxième carte de natation est déjà partie au pot. Vous avez cinq athlètes en main, Léon aussi. Une partie dure un quart d’heure, cette leçon cinq minutes.
tutorial-1 = Une carte présentée vise le bronze, deux l’argent, trois l’or, dans un sport du centre. Vous avez une judokate : touchez-la, regardez l’aperçu, et tentez le bronze.
tutorial-2 = Léon peut répondre : montrer autant de judokas pour tout gâcher, ou davantage pour viser mieux. Il passe. Vous prenez la carte du centre, avec la médaille dessus ; votre judokate va au pot, le centre est complété et vous piochez.
tutorial-3 = À Léon : il tente le bronze en escrime. Chacun des autres répond une fois, dans le sens des aiguilles d’une montre. À deux, c’est donc vous.
tutorial-4 = Vous venez de piocher une escrimeuse. Contrer, c’est montrer exactement autant de cartes que l’enchère, puis les reprendre : cela ne coûte rien, et Léon ne gagne rien. Touchez votre carte d’escrime et contrez.
tutorial-5 = Sa carte est au pot, la vôtre est de retour dans votre main, marquée « vue » : Léon la connaît. À vous. La gymnastique n’est pas au centre : touchez cette carte et défaussez-la, vous en piocherez une autre.
tutorial-6 = Tant qu’il y a des cartes à piocher, on ne passe pas son tour : Léon n’a rien à tenter, il défausse aussi.
tutorial-7 = Deux nageuses, ou nageurs, valent l’argent. Touchez vos deux cartes de natation, et tentez l’argent : il est bien plus difficile à contrer que le bronze.
tutorial-8 = Léon passe : l’argent est à vous. Pour la place libre du centre on retourne une carte d’aviron ; l’aviron y est déjà, elle va au pot, et la suivante prend la place. Puis vous piochez jusqu’à cinq cartes.
tutorial-9 = Léon tente le bronze en aviron, un sport du centre. Regardez votre main avant de répondre.
tutorial-10 = Vous avez deux rameurs. Plus de cartes que l’enchère, c’est surenchérir : la médaille devient l’argent, et elle est pour vous. Touchez vos deux cartes d’aviron et surenchérissez.
tutorial-11 = Les deux enchères sont au pot, l’argent est sur votre podium, et c’est à vous. Une médaille gagnée n’est plus à prendre, mais le ski a encore les trois. Touchez vos trois skieurs, et tentez l’or : personne ne peut surenchérir sur trois cartes.
tutorial-12 = Il faudrait trois skieurs à Léon pour contrer. Il passe, et l’or est à vous.
tutorial-13 = Vous savez jouer. Vous avez l’or, deux fois l’argent et le bronze : 3 + 2 + 2 + 1, 8 points. La partie s’arrête à cinq médailles ; quand la pioche est vide, il reste deux tours à chacun, où l’on échange une carte avec le centre au lieu de défausser. Le meilleur total gagne.

option-teams = Équipes
option-teams-help = Chacun pour soi, ou deux équipes de deux (à quatre) : places 1 et 3 contre 2 et 4.
option-teams-off = chacun pour soi
option-teams-2v2 = deux contre deux
option-medal-target = Médailles pour finir
option-medal-target-help = La partie s’arrête quand un joueur, ou une équipe, a gagné autant de médailles.
option-medal-target-usual = 5, ou 7 en équipes
option-medal-target-3 = 3
option-medal-target-4 = 4
option-medal-target-5 = 5
option-medal-target-6 = 6
option-medal-target-7 = 7
option-medal-target-8 = 8
option-medal-target-9 = 9
option-final-laps = Derniers tours
option-final-laps-help = Combien de tours chacun joue encore quand la pioche est vide ; 0 : la partie s’arrête aussitôt.
option-dealer = Donneur
option-dealer-help = La place qui distribue ; celle d’après commence.
option-dealer-random = tirage au sort
option-dealer-0 = place 1
option-dealer-1 = place 2
option-dealer-2 = place 3
option-dealer-3 = place 4
option-dealer-4 = place 5
preset-teams = Équipes : deux contre deux, sept médailles
preset-short = Courte : trois médailles, un seul dernier tour
preset-strict = Stricte : plus de pioche, plus de partie

discipline-NAT = natation
discipline-SKI = ski
discipline-ATH = athlétisme
discipline-CYC = cyclisme
discipline-JUD = judo
discipline-ESC = escrime
discipline-AVI = aviron
discipline-GYM = gymnastique
discipline-ARC = tir à l’arc
medal-1 = le bronze
medal-2 = l’argent
medal-3 = l’or
k-1 = le bronze, 1 carte
k-2 = l’argent, 2 cartes
k-3 = l’or, 3 cartes
left-1 = il reste le bronze
left-2 = il reste l’argent
left-3 = il reste l’or
left-12 = il reste le bronze et l’argent
left-13 = il reste le bronze et l’or
left-23 = il reste l’argent et l’or
place-0 = n° 1
place-1 = n° 2
place-2 = n° 3
place-3 = n° 4
ending-target = avec assez de médailles
ending-laps = après les derniers tours
ending-passes = tous ayant passé
ending-pile = à la fin de la pioche
card-NAT-1 = Maëlys Carrouge (natation)
card-NAT-2 = Tomaz Belavista (natation)
card-NAT-3 = Ingrid Halvorsund (natation)
card-NAT-4 = Kaito Moriwasa (natation)
card-NAT-5 = Zuri Wambogo (natation)
card-NAT-6 = Callum Drayfield (natation)
card-NAT-7 = Ilona Szentvári (natation)
card-SKI-1 = Bastien Valclaret (ski)
card-SKI-2 = Annika Frostberg (ski)
card-SKI-3 = Luca Pradalunga (ski)
card-SKI-4 = Greta Eisenthaler (ski)
card-SKI-5 = Matej Kobarsek (ski)
card-SKI-6 = Heidi Obermoos (ski)
card-SKI-7 = Skyler Whitepeak (ski)
card-ATH-1 = Awa Diambour (athlétisme)
card-ATH-2 = Desmond Tallrock (athlétisme)
card-ATH-3 = Léonie Courtepaille (athlétisme)
card-ATH-4 = Haile Wolderufa (athlétisme)
card-ATH-5 = Marta Czarnolska (athlétisme)
card-ATH-6 = Joaquín Vallebravo (athlétisme)
card-ATH-7 = Aroha Tekapuna (athlétisme)
card-CYC-1 = Gaël Montfaucelle (cyclisme)
card-CYC-2 = Pieter van Grindeweg (cyclisme)
card-CYC-3 = Lotte Keienborg (cyclisme)
card-CYC-4 = Rigo Altaneblina (cyclisme)
card-CYC-5 = Siobhán Glenmarrow (cyclisme)
card-CYC-6 = Tekle Asmerabay (cyclisme)
card-CYC-7 = Mads Vinterkær (cyclisme)
card-JUD-1 = Noémie Lacassègne (judo)
card-JUD-2 = Hiroto Kusanami (judo)
card-JUD-3 = Otgon Batsukhel (judo)
card-JUD-4 = Tamar Kvelashuri (judo)
card-JUD-5 = Yannick Mbelonga (judo)
card-JUD-6 = Beatriz Solmarina (judo)
card-JUD-7 = Aziz Tashkurov (judo)
card-ESC-1 = Hippolyte d’Arsonville (escrime)
card-ESC-2 = Chiara Montelama (escrime)
card-ESC-3 = Seo-jin Haneul (escrime)
card-ESC-4 = Yara El-Nasrawi (escrime)
card-ESC-5 = Viktor Klingenhag (escrime)
card-ESC-6 = Ana Lucía Peñarroyo (escrime)
card-ESC-7 = Dorota Szablewicz (escrime)
card-AVI-1 = Erwan Kerdrézec (aviron)
card-AVI-2 = Fenella Oarswick (aviron)
card-AVI-3 = Marius Apelungu (aviron)
card-AVI-4 = Sanne Waterlant (aviron)
card-AVI-5 = Tāne Rangimoe (aviron)
card-AVI-6 = Petra Vltavská (aviron)
card-AVI-7 = Alejandro Riofuerte (aviron)
card-GYM-1 = Capucine Vrillerond (gymnastique)
card-GYM-2 = Mei-Lan Zhuqing (gymnastique)
card-GYM-3 = Darius Holloway-Reed (gymnastique)
card-GYM-4 = Sofiya Barvinenko (gymnastique)
card-GYM-5 = Nils Ringström (gymnastique)
card-GYM-6 = Priya Velankanni (gymnastique)
card-GYM-7 = Elif Taklacı (gymnastique)
card-ARC-1 = Aurélien Fléchambault (tir à l’arc)
card-ARC-2 = Min-ah Jangsal (tir à l’arc)
card-ARC-3 = Tenzin Dorjigang (tir à l’arc)
card-ARC-4 = Rosa Quiverlinda (tir à l’arc)
card-ARC-5 = Samir Qawsari (tir à l’arc)
card-ARC-6 = Laila Saariluoto (tir à l’arc)
card-ARC-7 = Walter Longmeadow (tir à l’arc)

action-discard = Défausser : { $discipline }
action-attempt = Tenter en { $discipline } : { $k }
action-pass = Passer
action-counter = Contrer
action-outbid = Surenchérir : { $k }
action-swap = Échanger : { $discipline } contre la carte { $place } du centre
order-never-answer = Ne jamais contrer ni surenchérir

event-dealer-chosen = { $who ->
    [you] Vous distribuez.
   *[other] { $seat } distribue.
}
event-hand-dealt = { $who ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $count } cartes.
}
event-doubles-potted = Déjà au centre, donc au pot : { $cards }.
event-place-filled = Place { $place } du centre : { $card }.
event-place-left-empty = Plus de pioche : la place { $place } du centre reste vide.
event-card-discarded = { $who ->
    [you] Vous défaussez { $card }.
   *[other] { $seat } défausse { $card }.
}
event-cards-drawn = { $who ->
    [you] Vous piochez { $cards }.
   *[other] { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
event-medal-attempted = { $who ->
    [you] Vous tentez { $medal } avec { $cards }.
   *[other] { $seat } tente { $medal } avec { $cards }.
}
event-bid-raised = { $who ->
    [you] Vous surenchérissez pour { $medal } avec { $cards }.
   *[other] { $seat } surenchérit pour { $medal } avec { $cards }.
}
event-bid-countered = { $who ->
    [you] Vous contrez avec { $cards }, de retour dans votre main.
   *[other] { $seat } contre avec { $cards }, de retour dans sa main.
}
event-answer-passed = { $who ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
event-bids-laid-down = Vont au pot : { $cards }.
event-medal-won = { $who ->
    [you] Vous remportez { $medal }, posé sur { $card } !
   *[other] { $seat } remporte { $medal }, posé sur { $card }.
}
event-medal-spoiled = { $who ->
    [you] Votre contre tient : personne ne gagne la médaille en { $discipline }.
   *[other] Le contre { ELIDE("de", $seat) } tient : personne ne gagne la médaille en { $discipline }.
}
event-final-begun = La pioche est vide : { $laps ->
    [one] un dernier tour chacun
   *[other] encore { $laps } tours chacun
} ({ $turns } en tout). On échange avec le centre au lieu de piocher.
event-card-swapped = { $who ->
    [you] Vous posez { $card } au centre et prenez { $taken }.
   *[other] { $seat } pose { $card } au centre et prend { $taken }.
}
event-turn-passed = { $who ->
    [you] Vous passez votre tour.
   *[other] { $seat } passe son tour.
}
event-game-ended = Fin de la partie { $ending }.

refusal-contest-first = On joue une médaille en { $discipline } : passez, contrez ou surenchérissez d’abord.
refusal-countered-already = L’enchère est déjà contrée : surenchérissez ou passez.
refusal-highest-possible = { $need } cartes, c’est le maximum : contrez avec autant ou passez.
refusal-medal-gone = En { $discipline }, { $medal } est déjà gagné : { $left }.
refusal-no-discard-now = Plus rien à piocher, donc plus de défausse : tentez une médaille, échangez avec le centre ou passez.
refusal-no-passing = On ne passe pas tant qu’il y a des cartes à piocher : défaussez une carte ou tentez une médaille.
refusal-no-swap-yet = On n’échange avec le centre que lorsque la pioche est vide : défaussez une carte ou tentez une médaille.
refusal-not-enough-cards = Pas assez de cartes en { $discipline } : il en faut { $need }, vous en avez { $held }.
refusal-not-in-centre = Pas d’épreuve au centre en { $discipline } en ce moment : choisissez un des sports du centre.
refusal-not-more-than-bid = Il faut au moins { $need } cartes pour surenchérir.
refusal-nothing-to-answer = Personne ne tente de médaille : il n’y a rien à contrer ni à surenchérir. Jouez votre tour.
refusal-partners-bid = On ne contre pas son partenaire : surenchérissez ou passez.
refusal-place-empty = La place { $place } du centre est vide : échangez avec une carte qui s’y trouve.
refusal-swap-would-double = Le centre a déjà une carte en { $discipline } : échangez avec un sport qui n’y est pas.

reason-likely-medal = Cette médaille a de bonnes chances de tenir.
reason-gamble = Le pari vaut bien ces cartes.
reason-ends-ahead = Cette médaille finit la partie en tête.
reason-useless-card = Cette carte ne promet plus grand-chose.
reason-takes-over = De quoi prendre une plus belle médaille.
reason-spoils = Contrer ne coûte rien et empêche une médaille.
reason-lets-stand = Mieux vaut laisser faire.
reason-brings-sport = Ce sport au centre, le prochain tour sera pour lui.
reason-waits = Rien de mieux à faire.

position-phase = phase
position-phase-main = en cours
position-phase-final = derniers tours
position-score = points
position-dealer = donneur
position-turn = au tour de
position-passes = tours passés de suite
position-centre = centre
position-pile = pioche
position-pot = pot
position-hand = main
position-shown = déjà montrées
position-gold = or
position-silver = argent
position-bronze = bronze
position-contest = médaille en jeu
position-bid = présente
position-countered = contrée par
position-asked = doit répondre
position-countered-none = personne
position-ended = fin
position-ended-target = médailles atteintes
position-ended-laps = derniers tours joués
position-ended-passes = tous ont passé
position-ended-pile = plus de pioche

asks-contest = { $who ->
    [you] Répondez à l’enchère : passez, contrez ou surenchérissez.
   *[other] { $names } répond à l’enchère.
}
asks-phase-final = { $who ->
    [you] Derniers tours : tentez une médaille, échangez avec le centre ou passez.
   *[other] { $names } tente une médaille, échange avec le centre ou passe.
}
asks = { $who ->
    [you] Tentez une médaille, ou défaussez une carte.
   *[other] { $names } tente une médaille ou défausse une carte.
}

# Ce qui est en jeu, plus précisément : la ligne d’état du plateau -------------------------------------------

status-bid = { $own ->
    [yes] Vous visez { $medal } en { $discipline } : on attend { $names }.
   *[no] { $seat } vise { $medal } en { $discipline } : { $who ->
        [you] { $can ->
            [all] surenchérissez, contrez ou passez.
            [counter] contrez ou passez.
            [outbid] surenchérissez ou passez.
           *[pass] vous ne pouvez que passer.
        }
       *[other] on attend { $names }.
    }
}
status-countered = { $own ->
    [yes] Votre enchère pour { $medal } en { $discipline } est contrée : on attend { $names }.
   *[no] L’enchère { ELIDE("de", $seat) } pour { $medal } en { $discipline } est contrée : { $who ->
        [you] { $can ->
            [outbid] surenchérissez ou passez.
           *[pass] vous ne pouvez que passer.
        }
       *[other] on attend { $names }.
    }
}

# Positions impossibles : « Aucune partie n’arrive à cette position : … » -------------------------------------

impossible-asked = la place interrogée doit pouvoir répondre à l’enchère, et ce ne peut pas être celle dont c’est le tour
impossible-bids = chaque enchère doit être d’une à trois cartes de la discipline, et plus haute que la précédente
impossible-centre = le centre doit avoir des cartes de disciplines différentes, une par emplacement
impossible-contest = une épreuve doit porter sur une discipline du centre, être commencée par la place dont c’est le tour, et interroger quelqu’un
impossible-final = la phase finale commence exactement quand la pioche est vide
impossible-hand-empty = la place dont c’est le tour n’a pas de carte
impossible-medal-twice = une médaille est gagnée deux fois
impossible-medals = les médailles, leurs cartes et les points ne vont pas ensemble
impossible-no-contest = il y a des enchères ou quelqu’un est interrogé, mais il n’y a pas d’épreuve
impossible-passes = tant de tours passés de suite auraient fini la partie
impossible-target = quelqu’un a les médailles qui finissent la partie, mais elle continue
impossible-turns-left = il ne reste de tours que dans la phase finale, et pas plus qu’elle n’en a

section-MED-1 = Mise en place
rule-MED-1-1 = On joue de deux à cinq. Les soixante-trois cartes, sept athlètes dans chacun des neuf sports, sont mélangées. Le donneur en distribue cinq à chacun, une par une, en commençant à sa gauche ; le reste forme la pioche.
rule-MED-1-2 = Le donneur retourne ensuite des cartes de la pioche et garnit les quatre places du centre de gauche à droite ; une carte dont le sport y est déjà va au pot.
rule-MED-1-3 = Jamais deux cartes du centre ne montrent le même sport.
rule-MED-1-4 = Le pot est à côté de la pioche, faces visibles. On ne le remélange pas.
rule-MED-1-5 = Le joueur à gauche du donneur commence, puis on tourne dans le sens des aiguilles d’une montre.
section-MED-2 = Un tour
rule-MED-2-1 = À son tour on choisit : mettre une carte de sa main au pot et en piocher une, ou tenter une médaille.
rule-MED-2-2 = Tant que la pioche n’est pas vide, passer son tour n’est pas permis.
rule-MED-2-3 = On choisit un sport et un nombre, pas des cartes précises. Partent d’abord les cartes de ce sport que tous ont déjà vues, dans l’ordre où elles furent montrées, puis les plus anciennes de la main : ainsi personne n’en apprend plus sur le reste.
section-MED-3 = Tenter une médaille
rule-MED-3-1 = On présente des cartes d’un même sport : une pour le bronze, deux pour l’argent, trois pour l’or.
rule-MED-3-2 = Ce sport doit se trouver au centre.
rule-MED-3-3 = On peut en garder d’autres en main. Les cartes présentées restent visibles jusqu’au règlement.
rule-MED-3-4 = Une médaille gagnée dans un sport ne peut plus y être gagnée, par personne ; les autres métaux de ce sport restent à prendre.
section-MED-4 = Les réponses
rule-MED-4-1 = Après la tentative, chacun des autres joueurs répond une seule fois, dans l’ordre, à partir de la gauche : surenchérir, contrer ou passer. Ni celui qui tente ni celui qui a répondu n’est interrogé de nouveau.
rule-MED-4-2 = Surenchérir : présenter strictement plus de cartes du même sport que la plus haute enchère, trois au maximum, pour une médaille encore libre.
rule-MED-4-3 = Contrer : présenter exactement autant de cartes du même sport que la plus haute enchère, si personne ne l’a encore contrée. Peu importe que la médaille soit libre.
rule-MED-4-4 = Celui qui contre montre ses cartes, déjà vues d’abord, et les reprend aussitôt en main : tout le monde les connaît désormais.
rule-MED-4-5 = Un contre ne clôt rien : les joueurs suivants peuvent encore surenchérir, avec strictement plus de cartes, et cette nouvelle enchère n’est pas contrée.
rule-MED-4-6 = La médaille revient au dernier qui a présenté plus que les autres, sauf si son enchère est contrée.
rule-MED-4-7 = On peut contrer ou surenchérir même si l’on possède déjà des médailles dans ce sport.
rule-MED-4-8 = On ne saute un joueur que si tout le monde voit qu’il ne peut pas répondre : main trop petite, ou aucune réponse possible pour quiconque à sa place. Le joueur à qui il ne manque que les cartes est interrogé comme les autres, et passe lui-même : personne d’autre ne sait pourquoi.
section-MED-5 = Le règlement
rule-MED-5-1 = Une enchère qui n’est pas contrée gagne la médaille de son nombre de cartes.
rule-MED-5-2 = Si elle est contrée, personne ne gagne et le centre ne change pas.
rule-MED-5-3 = Les cartes de toutes les enchères, gagnantes ou non, vont au pot dans l’ordre des enchères.
rule-MED-5-4 = Le gagnant prend au centre la carte de ce sport, la pose devant lui et met la médaille dessus.
rule-MED-5-5 = Les perdants piochent d’abord, dans l’ordre des enchères, jusqu’à cinq cartes. Après un contre, tous ceux qui ont enchéri sont perdants.
rule-MED-5-6 = Le gagnant retourne ensuite une carte pour la place libre du centre ; celles dont le sport y est déjà vont au pot. Le sport qui vient d’être gagné peut revenir.
rule-MED-5-7 = Enfin le gagnant pioche jusqu’à cinq cartes.
rule-MED-5-8 = Le tour passe au voisin de celui qui a tenté, quel que soit le gagnant.
rule-MED-5-9 = Si le gagnant atteint ainsi le nombre de médailles convenu, la partie s’arrête là : plus personne ne pioche.
section-MED-6 = Plus de pioche
rule-MED-6-1 = Une pioche vide ne donne rien : une place du centre peut rester vide et les mains se réduisent.
rule-MED-6-2 = Quand un tour s’achève sur une pioche vide, les derniers tours commencent avec le joueur suivant : chacun en a autant que la table l’a décidé.
rule-MED-6-3 = Dans les derniers tours on peut échanger une carte de sa main avec une carte du centre. Le sport posé doit être absent du centre ; une place vide ne s’échange pas.
rule-MED-6-4 = On peut aussi tenter une médaille comme d’habitude, ou passer ; défausser n’est plus possible.
rule-MED-6-5 = Les derniers tours finissent quand ils sont tous joués, quand tous les joueurs ont passé leur tour l’un après l’autre, ou quand le nombre de médailles est atteint. Tout autre tour remet le compte des passes à zéro.
rule-MED-6-6 = Un tour se joue toujours, même si une seule action est possible ; seul un joueur sans carte passe d’office.
section-MED-7 = En équipes
rule-MED-7-1 = À quatre on peut jouer en deux équipes, les places 1 et 3 contre 2 et 4. Chacun a sa main, cachée au partenaire.
rule-MED-7-2 = Chacun gagne ses médailles ; leur nombre et leurs points comptent pour l’équipe.
rule-MED-7-3 = On peut surenchérir sur son partenaire, mais pas le contrer.
section-MED-8 = La fin
rule-MED-8-1 = La partie s’arrête dès qu’un joueur, ou une équipe, a cinq médailles (sept en équipes, ou le nombre convenu), ou quand il n’y a plus de pioche et que les derniers tours sont joués.
rule-MED-8-2 = L’or vaut trois points, l’argent deux, le bronze un. Le meilleur total gagne, et pas forcément celui qui a fini ; à égalité, le plus de médailles d’or, puis d’argent, sinon on partage la place.
