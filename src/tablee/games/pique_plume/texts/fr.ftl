name = Pique Plume
pitch = La course aux plumes : trouvez parmi douze tuiles cachées le dessin qui attend devant votre volaille, avancez, doublez les autres et piquez-leur toutes leurs plumes. Gare aux cacas ! De la mémoire avant tout.
duration = 10–20 min

tutorial-0 = Bienvenue dans la basse-cour. Vous êtes la poule corail, en haut. Autour, vingt-quatre œufs montrent leur dessin ; au milieu, douze tuiles cachent les mêmes douze dessins, une fois chacun. Chaque volaille a une plume dans la queue, et son caca juste derrière elle. Une partie dure un quart d’heure, cette leçon cinq minutes.
tutorial-1 = Le sort a désigné Zoé, le canard ciel, un peu à gauche de vous. Devant elle, un lapin : pour y avancer, elle doit trouver le lapin parmi les tuiles. Elle essaie celle qui est tout en haut. Regardez bien, et retenez : tout le monde voit la tuile, puis elle est retournée.
tutorial-2 = Trouvé ! Elle avance, et qui trouve rejoue. Maintenant il lui faut l’épi de maïs. Elle retourne la tuile qui est tout en bas.
tutorial-3 = Encore trouvé. Devant elle, il y a maintenant votre caca, puis votre poule. On saute tout d’un coup : il lui faut le dessin du premier œuf libre, la fleur, juste devant vous. Si elle rate alors qu’un caca est à ses pattes, elle le paiera.
tutorial-4 = Un escargot : raté ! Zoé vous donne sa plume, et vous reprenez votre caca en main. À vous. Votre œuf visé, cerclé d’or, montre la fleur. Personne ne l’a encore vue : tentez votre chance avec la tuile qui est tout à gauche.
tutorial-5 = Quelle chance ! Devant vous, à présent, le lapin. Celui-là, vous l’avez déjà vu : Zoé l’a trouvé au début. Où était-il ? Tout en haut. Retournez cette tuile : on a le droit de reprendre une tuile déjà vue.
tutorial-6 = Bravo. Devant vous, le caca de Léon, puis Léon lui-même, le coq indigo. La flèche montre votre saut : il vous faut l’escargot, le dessin de l’œuf juste derrière lui. Les bulles disent l’enjeu : une plume à perdre, une à gagner. Zoé l’a montré en ratant : la tuile tout à droite.
tutorial-7 = Vous avez doublé Léon et piqué sa plume : trois plumes sur quatre ! Il faut continuer tant qu’on trouve. Le hérisson, personne ne l’a vu. Essayez la tuile en haut à gauche : devant vous l’œuf est libre, vous ne risquez rien.
tutorial-8 = Un nid : raté, c’est à Léon, juste derrière vous. Il lui faut le hérisson, lui aussi. Il retourne la tuile en haut à droite…
tutorial-9 = Il vous a doublé et pris vos trois plumes. Mais vous aviez votre caca en main : vous pouvez le poser sur un œuf vide. Léon vise le ver de terre, derrière Ana, la poule mimosa. Touchez cet œuf, puis « Poser ici » : il devra sauter plus loin.
tutorial-10 = L’œuf visé de Léon a changé aussitôt : il lui faut maintenant le coq. Il retourne une tuile.
tutorial-11 = Le ver de terre ! Sans votre caca, il passait. Il a raté devant le caca d’Ana : il lui donne une plume, et elle reprend son caca. Vous savez jouer. La première volaille qui a quatre plumes gagne, à deux ou trois joueurs celle qui les a toutes. Ouvrez l’œil : rien ne remontrera une tuile, sauf votre mémoire.

option-cacas = Cacas
option-cacas-help = Avec les cacas, qui rate son saut donne une plume à leur propriétaire.
option-cacas-true = oui
option-cacas-false = non, jeu de base
option-feathers-to-win = Plumes pour gagner
option-feathers-to-win-help = Jusqu’à quatre joueurs il faut toutes les plumes ; à cinq ou six, c’est selon ce choix.
option-feathers-to-win-seed = quatre
option-feathers-to-win-published = cinq, comme dans l’édition
option-first-player = Premier joueur
option-first-player-help = Qui retourne la première tuile.
option-first-player-random = tirage au sort
option-first-player-seat0 = place 1
option-twins = Œufs jumeaux
option-twins-help = Si deux œufs voisins peuvent montrer le même dessin.
option-twins-avoid = jamais voisins
option-twins-free = au hasard
option-turn-limit = Limite de tours
option-turn-limit-help = Après combien de tours chacun la partie s’arrête ; le plus de plumes gagne. 0 : sans limite.
preset-published = Édition : sans cacas, cinq plumes à cinq ou six
preset-short = Courte : vingt tours chacun au plus

picture-COCK = coq
picture-CHICK = poussin
picture-NEST = nid
picture-FRIED_EGG = œuf au plat
picture-SNAIL = escargot
picture-EARTHWORM = ver de terre
picture-CATERPILLAR = chenille
picture-HEDGEHOG = hérisson
picture-RABBIT = lapin
picture-FLOWER = fleur
picture-FEATHER = plume
picture-CORN_COB = épi de maïs
colour-RED = corail
colour-BLUE = indigo
colour-YELLOW = mimosa
colour-GREEN = sapin
colour-PURPLE = rose
colour-ORANGE = ciel
bird-0 = la poule corail
bird-1 = le coq indigo
bird-2 = la poule mimosa
bird-3 = le coq sapin
bird-4 = le canard rose
bird-5 = le canard ciel
piece-bird-0 = la poule corail
piece-bird-1 = le coq indigo
piece-bird-2 = la poule mimosa
piece-bird-3 = le coq sapin
piece-bird-4 = le canard rose
piece-bird-5 = le canard ciel
piece-dropping-0 = le caca corail
piece-dropping-1 = le caca indigo
piece-dropping-2 = le caca mimosa
piece-dropping-3 = le caca sapin
piece-dropping-4 = le caca rose
piece-dropping-5 = le caca ciel
slot-0 = au milieu, en haut
slot-1 = au milieu, à droite
slot-2 = au milieu, en bas
slot-3 = tout en haut
slot-4 = en haut à droite
slot-5 = tout à droite
slot-6 = en bas à droite
slot-7 = tout en bas, à droite
slot-8 = tout en bas, à gauche
slot-9 = en bas à gauche
slot-10 = tout à gauche
slot-11 = en haut à gauche
egg-0 = 1
egg-1 = 2
egg-2 = 3
egg-3 = 4
egg-4 = 5
egg-5 = 6
egg-6 = 7
egg-7 = 8
egg-8 = 9
egg-9 = 10
egg-10 = 11
egg-11 = 12
egg-12 = 13
egg-13 = 14
egg-14 = 15
egg-15 = 16
egg-16 = 17
egg-17 = 18
egg-18 = 19
egg-19 = 20
egg-20 = 21
egg-21 = 22
egg-22 = 23
egg-23 = 24

action-flip = Retourner la tuile { $slot }
action-drop = Poser votre caca sur l’œuf { $egg }
action-keep = Garder votre caca

event-first-player-chosen = { $who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
event-tile-flipped = { $who ->
    [you] { $slot ->
        [hidden] Vous retournez une tuile
       *[other] Vous retournez la tuile { $slot }, { $picture }
    }
   *[other] { $slot ->
        [hidden] { $seat } retourne une tuile
       *[other] { $seat } retourne la tuile { $slot }, { $picture }
    }
} : { $found ->
    [yes] trouvé.
   *[no] raté.
}
event-bird-moved = { $who ->
    [you] Vous avancez d’un œuf.
   *[other] { $seat } avance d’un œuf.
}
event-bird-jumped = { $who ->
    [you] Vous sautez par-dessus { $over }.
   *[other] { $seat } saute par-dessus { $over }.
}
event-bird-plucked = { $who ->
    [you] Vous doublez { $bird } et lui piquez
   *[other] { $seat } double { $bird } et lui pique
} { $count ->
    [one] sa plume ({ $feathers }).
   *[other] ses { $count } plumes ({ $feathers }).
}
event-bird-overtaken = { $who ->
    [you] Vous doublez { $bird }, qui n’a pas de plume.
   *[other] { $seat } double { $bird }, qui n’a pas de plume.
}
event-feather-given = { $who ->
    [you] Splotch ! Vous donnez votre plume { $feathers } : { $bird } la ramasse.
   *[other] Splotch ! { $seat } donne sa plume { $feathers } : { $bird } la ramasse.
}
event-dropping-taken-back = { $who ->
    [you] Vous reprenez votre caca en main.
   *[other] { $seat } reprend son caca en main.
}
event-dropping-placed = { $who ->
    [you] Vous posez votre caca sur un œuf vide.
   *[other] { $seat } pose son caca sur un œuf vide.
}
event-dropping-kept = { $who ->
    [you] Vous gardez votre caca.
   *[other] { $seat } garde son caca.
}
event-game-won = { $who ->
    [you] Vous gagnez avec { $count } plumes !
   *[other] { $seat } gagne avec { $count } plumes !
}
event-limit-reached = { $turns } tours sont joués : la partie s’arrête, le plus de plumes gagne ({ $count }).

refusal-dropping-first = Vous venez d’être doublé : posez d’abord votre caca sur un œuf vide, ou gardez-le.
refusal-dropping-on-ring = Votre caca est déjà sur l’œuf { $egg }. Retournez une tuile.
refusal-egg-occupied = L’œuf { $egg } porte déjà { $piece }. Choisissez un œuf vide.
refusal-no-droppings = On joue sans cacas à cette table. Retournez une tuile.
refusal-not-overtaken = Vous ne posez votre caca que juste après avoir été doublé. Retournez une tuile.

reason-remembers = Je me souviens de cette tuile.
reason-by-elimination = Il ne reste que cette tuile possible.
reason-explores = Je ne sais pas où est ce dessin : j’essaie une tuile dont je ne sais rien.
reason-trap = Devant la volaille la plus riche, qui pourrait rater son saut.
reason-guards-tail = Derrière moi, pour que mon poursuivant doive sauter.
reason-keeps-dropping = Aucun œuf n’y gagne : mieux vaut garder le caca.

position-ring = anneau
position-yard = basse-cour
position-showing = tuile montrée
position-bird = volaille sur l’œuf
position-target = dessin cherché
position-feathers = plumes
position-dropping = caca sur l’œuf
position-dropping-none = en main
position-goal = plumes pour gagner
position-turn = tour de
position-turns = tours joués
position-asked = décide de son caca
position-ended = fin
position-ended-feathers = aux plumes
position-ended-limit = limite de tours

asks = { $who ->
    [you] Retournez une tuile : trouvez le dessin de l’œuf visé.
   *[other] { $names } retourne une tuile.
}
asks-asked = { $who ->
    [you] On vous a doublé : posez votre caca sur un œuf vide, ou gardez-le.
   *[other] { $names } vient d’être doublé et peut poser son caca.
}
status-picture = { $sought ->
    [COCK] le coq
    [CHICK] le poussin
    [NEST] le nid
    [FRIED_EGG] l’œuf au plat
    [SNAIL] l’escargot
    [EARTHWORM] le ver de terre
    [CATERPILLAR] la chenille
    [HEDGEHOG] le hérisson
    [RABBIT] le lapin
    [FLOWER] la fleur
    [FEATHER] la plume
   *[CORN_COB] l’épi de maïs
}
status-find = { $who ->
    [you] Retournez une tuile : trouvez { status-picture }.
   *[other] { $names } cherche { status-picture }.
}
status-overtaken = { $who ->
    [you] { $seat } vous a doublé : posez votre caca sur un œuf vide, ou gardez-le.
   *[other] { $own ->
        [yes] Vous avez doublé { $names }, qui peut poser son caca.
       *[no] { $seat } a doublé { $names }, qui peut poser son caca.
    }
}

# Positions impossibles : « Aucune partie n’arrive à cette position : … » -------------------------------------

impossible-asked = on n’interroge que des volailles doublées qui ont encore leur caca, chacune une fois, tant que la partie continue
impossible-droppings = il doit y avoir un caca par place si les options en veulent, et aucun sinon
impossible-eggs-shared = deux pièces sont sur un même œuf, ou une est hors de l’anneau
impossible-feathers = chaque couleur de plume doit être dans une seule queue
impossible-goal = la partie finit dès que quelqu’un a les plumes qu’il faut, et ne finit aux plumes qu’alors
impossible-limit = la limite de tours est dépassée, ou atteinte sans que la partie soit finie
impossible-ring = chaque dessin doit être sur exactement deux œufs de l’anneau
impossible-showing = une tuile montrée n’a jamais été retournée
impossible-yard = la basse-cour doit avoir douze tuiles

section-PIQ-1 = Mise en place
rule-PIQ-1-1 = Les vingt-quatre œufs, deux de chacun des douze dessins, forment un anneau, face visible. Les douze tuiles octogonales, une par dessin, sont éparpillées dedans, face cachée. Tout est mis au hasard.
rule-PIQ-1-2 = Chaque volaille part avec une seule plume, de sa couleur.
rule-PIQ-1-3 = Les volailles se tiennent sur des œufs aussi loin que possible les unes des autres, dans l’ordre des places, le bec dans le sens horaire.
rule-PIQ-1-4 = Le caca de chacun est sur l’œuf juste derrière sa volaille. Une table peut jouer sans cacas.
rule-PIQ-1-5 = Le premier joueur est tiré au sort, si la table n’en décide pas autrement.
section-PIQ-2 = Un tour
rule-PIQ-2-1 = On joue chacun son tour, dans le sens horaire.
rule-PIQ-2-2 = À votre tour, retournez une tuile octogonale : tout le monde la voit, puis elle est remise face cachée à la même place. Toutes sont permises, même une tuile déjà vue. À chacun de s’en souvenir : rien ne la montrera plus avant la fin.
rule-PIQ-2-3 = Si elle montre le dessin de l’œuf visé, d’ordinaire celui qui est juste devant votre volaille, celle-ci y avance et vous retournez une autre tuile.
rule-PIQ-2-4 = Sinon c’est au suivant. Tant que vous trouvez, vous devez continuer.
section-PIQ-3 = Sauter et doubler
rule-PIQ-3-1 = Volailles et cacas barrent le chemin. On ne les passe que depuis l’œuf juste derrière, en trouvant le dessin de l’œuf juste devant. Il n’y a jamais deux pièces sur un œuf.
rule-PIQ-3-2 = Des pièces qui se suivent sans trou se sautent d’un seul coup : l’œuf visé est le premier, en avançant, sans volaille ni caca.
rule-PIQ-3-3 = Qui double une volaille lui pique toutes ses plumes ; de plusieurs, d’abord celles de la plus proche. Elles se rangent dans cet ordre derrière les siennes.
rule-PIQ-3-4 = Doubler une volaille déplumée ne rapporte rien, mais elle est bel et bien doublée. Sans plume on joue toujours.
rule-PIQ-3-5 = Un caca sauté reste où il est.
rule-PIQ-3-6 = On peut doubler la même volaille autant de fois qu’on veut ; les tours de piste ne comptent pas.
section-PIQ-4 = Les cacas
rule-PIQ-4-1 = Si un caca est juste devant votre volaille et que vous ratez, vous donnez une plume, la dernière de votre queue, à son propriétaire ; elle va au bout de la sienne, et il reprend son caca devant lui.
rule-PIQ-4-2 = Seul compte le caca de l’œuf juste devant. Si cet œuf est libre ou porte une volaille, on ne perd rien, quoi qu’il y ait plus loin ; de deux cacas qui se suivent, seul le premier est repris.
rule-PIQ-4-3 = Sans plume on ne donne rien, mais le caca est repris quand même. Devant son propre caca, qui rate le reprend sans rien perdre.
rule-PIQ-4-4 = Qui est doublé alors que son caca est devant lui peut le poser aussitôt sur n’importe quel œuf vide, ou le garder. Le joueur qui a doublé attend. S’ils sont plusieurs, le plus proche de l’endroit d’où il est parti décide d’abord.
rule-PIQ-4-5 = Un caca qui est sur l’anneau ne bouge pas quand son propriétaire est doublé.
rule-PIQ-4-6 = On peut le poser juste devant la volaille qui vient d’avancer : son œuf visé change aussitôt.
section-PIQ-5 = La fin
rule-PIQ-5-1 = La première volaille qui a quatre plumes gagne. À deux ou trois il faut les avoir toutes ; à cinq ou six, une table peut en exiger cinq.
rule-PIQ-5-2 = On compte après chaque saut, toutes les volailles plumées, et après chaque plume donnée : on peut donc gagner pendant le tour d’un autre.
rule-PIQ-5-3 = Dès que quelqu’un a gagné, plus rien ne se joue, pas même un caca à poser.
rule-PIQ-5-4 = Si personne n’a gagné quand chacun a joué le nombre de tours convenu, la partie s’arrête : le plus de plumes gagne, à égalité on partage la place.
