name = Kahuna
pitch = Deux sorciers se disputent douze îles. Une carte tend un lien, deux en arrachent un ; qui tient plus de la moitié des liaisons d’une île y prend le pouvoir et balaie l’adversaire.
duration = 25–40 min

tutorial-0 = Bienvenue dans le lagon. Douze îles, reliées par des liaisons en pointillé ; vous êtes le corail, Moana est l’indigo. Chacun a reçu trois cartes, et trois autres sont visibles. Une partie dure une demi-heure, cette leçon cinq minutes.
tutorial-1 = Une carte nomme une île : elle permet de tendre un lien sur une liaison libre de cette île. Touchez votre carte LALE, puis la liaison HUNA–LALE, et posez le lien.
tutorial-2 = Votre lien est tendu. On finit son tour en piochant une carte, de la pioche ou de la rangée. Prenez KAHU dans la rangée : elle touche LALE.
tutorial-3 = À Moana. Elle tend un lien sur IFFI–LALE, tout près du vôtre : une liaison libre est à qui la prend.
tutorial-4 = Puis elle pioche. Vous voyez qu’elle a une carte de plus, pas laquelle.
tutorial-5 = LALE a trois liaisons ; plus de la moitié, c’est deux. Avec un second lien vous y prenez le pouvoir. Jouez KAHU sur KAHU–LALE : regardez l’aperçu avant de poser. Le lien de Moana sera balayé.
tutorial-6 = LALE est à vous : votre pion pouvoir y est, et le lien adverse a disparu. Piochez une carte pour finir.
tutorial-7 = Moana peut jouer autant de cartes qu’elle veut. Elle commence par COCO–GOLA.
tutorial-8 = Chaque carte est résolue avant la suivante. Voici GOLA–KAHU : deux liens sur quatre, exactement la moitié. Cela ne suffit pas.
tutorial-9 = Avec GOLA–JOJO elle en a trois sur quatre : plus de la moitié. Elle prend GOLA.
tutorial-10 = Elle pioche, et son tour est fini.
tutorial-11 = Deux cartes jouées ensemble arrachent un lien adverse : celles de ses deux îles, ou deux fois la même. Touchez GOLA, puis JOJO, puis le lien de Moana entre les deux.
tutorial-12 = Il lui reste deux liens sur quatre à GOLA : son pion pouvoir est tombé. Prenez maintenant la carte visible du milieu, BARI ; la pioche la remplace aussitôt.
tutorial-13 = Moana finit son tour sans piocher. C’est permis, mais regardez la suite.
tutorial-14 = GOLA n’est plus à personne. Posez un lien sur FAAA–GOLA avec FAAA : l’autre bout d’un lien peut être n’importe quelle île, même adverse, et Moana aura plus de mal à reprendre GOLA.
tutorial-15 = Comme Moana n’a pas pioché, vous devez piocher : « Finir sans piocher » est grisé, et vous dira pourquoi si vous le touchez. Piochez.
tutorial-16 = Vous savez jouer. Quand la dernière carte est prise, la manche finit : qui a le plus de pions pouvoir marque 1 point, puis 2, puis l’écart. Et après la première manche, gardez toujours un pion pouvoir : qui n’en a plus perd aussitôt.

option-dealer = Donneur
option-dealer-help = La place qui distribue ; l’autre commence.
option-sudden-defeat = Mort subite
option-sudden-defeat-help = Ce qu’il ne faut plus perdre entièrement après la première manche.
option-discard = Défausse
option-discard-help = Quand un joueur à cinq cartes peut en défausser.
option-handicap-seat = Avance à
option-handicap-seat-help = La place qui pose des liens avant le premier tour.
option-handicap-links = Liens d’avance
option-handicap-links-help = Combien de liens cette place pose sans carte.
option-dealer-random = tirage au sort
option-dealer-0 = place 1
option-dealer-1 = place 2
option-sudden-defeat-stones = sans pion pouvoir
option-sudden-defeat-links = sans aucun lien
option-sudden-defeat-off = jamais
option-discard-strict = si aucune carte n’est jouable
option-discard-free = tant que rien n’est joué
option-handicap-seat-none = personne
option-handicap-seat-0 = place 1
option-handicap-seat-1 = place 2
preset-gentle = Douce : sans mort subite, défausse libre
preset-head-start = Avance : deux liens pour la place 2

slot-0 = de gauche
slot-1 = du milieu
slot-2 = de droite
ending-sudden = par mort subite
ending-points = aux points
ending-links = au nombre de liens
ending-draw = partie nulle

action-place-link = Poser un lien sur { $line } avec { $card }
action-remove-link = Retirer le lien adverse sur { $line } avec { $cards }
action-discard = Défausser { $card }, face cachée
action-draw-pile = Piocher
action-draw-row = Prendre la carte visible { $slot }
action-end-turn = Finir sans piocher
action-handicap-link = Poser un lien d’avance sur { $line }

event-dealer-chosen = { $who ->
    [you] Vous distribuez.
   *[other] { $seat } distribue.
}
event-hand-dealt = { $who ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $count } cartes.
}
event-row-laid = Cartes visibles : { $cards }.
event-handicap-link-laid = { $who ->
    [you] Vous posez un lien d’avance sur { $line }.
   *[other] { $seat } pose un lien d’avance sur { $line }.
}
event-link-laid = { $who ->
    [you] Vous posez un lien sur { $line } avec { $card }.
   *[other] { $seat } pose un lien sur { $line } avec { $card }.
}
event-link-removed = { $who ->
    [you] Vous retirez le lien adverse sur { $line } avec { $cards }.
   *[other] { $seat } retire le lien adverse sur { $line } avec { $cards }.
}
event-stone-won = { $who ->
    [you] Vous prenez le pouvoir sur { $island }.
   *[other] { $seat } prend le pouvoir sur { $island }.
}
event-link-swept = { $who ->
    [you] Votre lien { $line } est balayé de l’île { $island }.
   *[other] { $seat } perd le lien { $line }, balayé de l’île { $island }.
}
event-stone-lost = { $who ->
    [you] Vous perdez le pouvoir sur { $island }.
   *[other] { $seat } perd le pouvoir sur { $island }.
}
event-card-drawn = { $who ->
    [you] Vous piochez { $card }.
   *[other] { $seat } pioche une carte.
}
event-row-card-taken = { $who ->
    [you] Vous prenez la carte visible { $card }.
   *[other] { $seat } prend la carte visible { $card }.
}
event-slot-refilled = La carte visible { $slot } est maintenant { $card }.
event-card-discarded = { $who ->
    [you] Vous défaussez { $card }, face cachée.
   *[other] { $seat } défausse une carte, face cachée.
}
event-turn-ended = { $who ->
    [you] Vous finissez sans piocher.
   *[other] { $seat } finit sans piocher.
}
event-round-ended = { $who ->
    [you] Vous prenez la dernière carte : fin de la manche { $round }.
   *[other] { $seat } prend la dernière carte : fin de la manche { $round }.
}
event-round-scored = { $who ->
    [you] Vous marquez
   *[other] { $seat } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} (pions pouvoir : { $stones } contre { $fewer }).
event-round-tied = Personne ne marque : autant de pions pouvoir des deux côtés ({ $stones }).
event-pile-remade = Manche { $round } : les { $count } cartes défaussées forment la nouvelle pioche.
event-last-turns-begun = { $who ->
    [you] Un dernier tour chacun ; vous commencez.
   *[other] Un dernier tour chacun ; { $seat } commence.
}
event-suddenly-defeated = { $lacking ->
    [links] { $who ->
        [you] Vous n’avez plus aucun lien : mort subite.
       *[other] { $seat } n’a plus aucun lien : mort subite.
    }
   *[stones] { $who ->
        [you] Vous n’avez aucun pion pouvoir : mort subite.
       *[other] { $seat } n’a aucun pion pouvoir : mort subite.
    }
}
event-game-won = { $who ->
    [you] Vous gagnez { $ending } ({ $points } à { $fewer }).
   *[other] { $seat } gagne { $ending } ({ $points } à { $fewer }).
}
event-game-drawn = Partie nulle : { $points } à { $points }, autant de liens ({ $links }).

refusal-card-not-in-hand = Vous n’avez pas la carte { $card } en main. Choisissez-en une de votre main.
refusal-card-off-line = La carte { $card } ne touche pas la liaison { $line }. Prenez la carte d’une de ses deux îles.
refusal-fifth-blank-turn = Quatre tours blancs de suite : jouez ou défaussez une carte.
refusal-hand-full = Main pleine : { $count } cartes au maximum.
refusal-hand-not-full = On ne défausse qu’avec { $count } cartes en main.
refusal-handicap-first = Posez d’abord vos liens d’avance, sans carte (encore { $count }).
refusal-line-occupied = La liaison { $line } porte déjà un lien.
refusal-must-draw = Votre adversaire n’a pas pioché : vous devez piocher.
refusal-no-discard-in-last-turn = Dernier tour : on ne défausse plus.
refusal-no-draw-in-last-turn = Dernier tour : on ne pioche plus.
refusal-no-handicap-now = Les liens d’avance se posent avant le premier tour, par le joueur qui en a reçu.
refusal-no-link-left = Vous n’avez plus de lien en réserve : vos { $count } liens sont posés.
refusal-no-link-there = La liaison { $line } ne porte aucun lien à retirer.
refusal-own-link = On ne retire que les liens adverses ; celui de la liaison { $line } est à vous.
refusal-pair-not-in-hand = Vous n’avez pas les deux cartes { $cards } en main.
refusal-pair-off-line = Il faut les deux îles de la liaison { $line }, ou deux fois la même.
refusal-pile-empty = La pioche est vide. Prenez une carte visible.
refusal-play-after-discard = Après une défausse on ne joue plus de carte.
refusal-slot-empty = Il n’y a plus de carte visible à la place { $slot }.
refusal-still-playable = Vous pouvez encore jouer une carte : défausse impossible.

reason-wins-game = Ce coup gagne la partie.
reason-takes-island = Une île de plus.
reason-topples = L’adversaire y perd une île.
reason-builds = Un pas de plus vers une île.
reason-weakens = Un lien de moins en face.
reason-useful-card = Cette carte sert mieux que les autres.
reason-hidden-card = La pioche promet plus que les cartes visibles.
reason-makes-room = La main est bloquée : il faut de la place.
reason-keeps-hand = Mieux vaut garder ses cartes.
reason-head-start = Un bon début pour les liens d’avance.

position-round = manche
position-score = points
position-dealer = donneur
position-turn = tour
position-drew = a pioché
position-blank = tours blancs
position-handicap = liens d’avance
position-links = liens
position-stones = pions pouvoir
position-hand = main
position-known = connues
position-row = rangée
position-pile = pioche
position-discard = défausse
position-buried = défaussées
position-ended = fin
position-round-final-1 = dernier tour, le second
position-round-final-2 = derniers tours, un chacun
position-round-final-0 = derniers tours joués
position-turn-played = a joué
position-turn-discarded = a défaussé

asks = { $who ->
    [you] Jouez des cartes, puis piochez ou finissez le tour.
   *[other] { $names } joue des cartes, puis pioche ou finit le tour.
}
asks-round-final = { $who ->
    [you] Dernier tour : jouez vos cartes, ou finissez.
   *[other] Dernier tour { ELIDE("de", $names) }.
}
asks-turn-discarded = { $who ->
    [you] Défaussez encore, ou piochez.
   *[other] { $names } défausse encore ou pioche.
}
asks-turn-played = { $who ->
    [you] Jouez encore, ou finissez le tour : en piochant, ou non.
   *[other] { $names } joue encore ou finit le tour.
}
asks-handicap = { $who ->
    [you] Posez vos liens d’avance.
   *[other] { $names } pose ses liens d’avance.
}
status-held = { $pairs ->
    [yes] { $card } : choisissez une liaison marquée, ou un lien à retirer avec { $others }.
   *[no] { $card } : choisissez une liaison marquée.
}
status-held-for-pair = { $card } : choisissez un lien à retirer avec { $others }.
status-pair = { $cards } : choisissez le lien à retirer.
status-lay = { $line } : posez le lien avec { $card }, ou choisissez une autre liaison.
status-tear = { $line } : retirez le lien avec { $cards }, ou choisissez-en un autre.
status-full = Main pleine : jouez ou défaussez avant de piocher, ou finissez sans piocher.
status-must-draw = { $who ->
    [you] { $seat } n’a pas pioché : jouez si vous voulez, puis piochez.
   *[other] { $names } joue, puis doit piocher : { $own ->
        [yes] vous n’avez pas pioché.
       *[no] { $seat } n’a pas pioché.
    }
}

# Positions impossibles : « Aucune partie n’arrive à cette position : … » -------------------------------------

impossible-final-with-cards = les derniers tours ne commencent que quand la pioche et la rangée sont vides
impossible-handicap = les liens d’avance posés et à poser ne font pas le nombre que dit l’option
impossible-last-turns = il doit rester un ou deux des derniers tours
impossible-links = une place a posé plus que ses 25 liens
impossible-no-stones = une place qui serait seule sans pion pouvoir aurait perdu
impossible-pile-and-row-empty = la pioche et la rangée sont vides toutes les deux, alors que les derniers tours n’ont pas commencé
impossible-row = la rangée doit avoir trois places, et aucune n’est vide tant qu’il y a une pioche
impossible-score = personne ne peut avoir tant de points dans cette manche
impossible-stones = un pion pouvoir doit être exactement là où une place a plus de la moitié des liaisons

section-KAH-1 = Mise en place
rule-KAH-1-1 = Kahuna se joue à deux : un sorcier contre l’autre.
rule-KAH-1-2 = Le paquet a vingt-quatre cartes, deux pour chacune des douze îles. Les deux cartes d’une île se valent.
rule-KAH-1-3 = Un joueur est le donneur, tiré au sort si la table n’en décide pas autrement. L’autre joue le premier tour.
rule-KAH-1-4 = Le donneur distribue trois cartes à chacun, une à une, en servant d’abord son adversaire.
rule-KAH-1-5 = Trois cartes sont retournées à côté du plateau : ce sont les cartes visibles.
rule-KAH-1-6 = Les quinze cartes qui restent forment la pioche, face cachée.
rule-KAH-1-7 = Au début le plateau est nu : ni lien, ni pion pouvoir. Chaque joueur dispose de vingt-cinq liens.
rule-KAH-1-8 = On joue à tour de rôle pendant toute la partie ; le passage d’une manche à l’autre n’y change rien.
rule-KAH-1-9 = Avance : si la table en accorde une, le joueur avantagé pose, après la donne et avant le premier tour, le nombre convenu de ses liens sur des liaisons libres, sans carte. Le pouvoir est réglé après chacun d’eux.
section-KAH-2 = Un tour
rule-KAH-2-1 = Un tour a deux temps : d’abord jouer des cartes, ensuite piocher.
rule-KAH-2-2 = Vous jouez de votre main autant de cartes que vous voulez, ou aucune.
rule-KAH-2-3 = Chaque carte ou paire jouée produit tous ses effets, prises et pertes de pouvoir comprises, avant la suivante.
rule-KAH-2-4 = Prendre une carte, ou y renoncer, termine le tour : plus rien ne se joue après.
section-KAH-3 = Poser un lien
rule-KAH-3-1 = Avec une carte vous posez un de vos liens sur une liaison libre qui part de l’île nommée par la carte.
rule-KAH-3-2 = Une liaison est libre quand aucun des deux joueurs n’y a de lien.
rule-KAH-3-3 = Peu importe l’île de l’autre bout, et peu importe qui règne sur l’une ou l’autre : on peut tendre un lien chez l’ennemi.
rule-KAH-3-4 = La carte jouée va sur la défausse, face visible.
rule-KAH-3-5 = Qui a ses vingt-cinq liens sur le plateau ne peut plus en poser.
section-KAH-4 = Retirer un lien
rule-KAH-4-1 = Deux cartes de deux îles différentes, jouées ensemble, retirent le lien adverse de la liaison qui joint ces deux îles.
rule-KAH-4-2 = Deux cartes de la même île, jouées ensemble, retirent un lien adverse au choix parmi ceux qui touchent cette île.
rule-KAH-4-3 = On ne retire qu’un lien adverse, jamais un des siens ; sans un tel lien la paire ne se joue pas.
rule-KAH-4-4 = Le lien retiré retourne dans la réserve de son propriétaire et sa liaison est libre aussitôt, même pour vous dans le même tour.
rule-KAH-4-5 = Les deux cartes vont sur la défausse, faces visibles.
section-KAH-5 = Le pouvoir
rule-KAH-5-1 = Pour régner sur une île il faut plus de la moitié de toutes ses liaisons, occupées ou non : 2 sur 3, 3 sur 4, 3 sur 5, 4 sur 6.
rule-KAH-5-2 = Quand vous posez un lien, on examine ses deux îles : là où vous atteignez le seuil sans régner encore, vous placez un pion pouvoir.
rule-KAH-5-3 = Placer un pion pouvoir sur une île en retire d’un coup tous les liens adverses ; ils retournent en réserve.
rule-KAH-5-4 = Un même lien peut donner ses deux îles. On place alors les deux pions, puis on balaie les deux îles, puis tombent les pions perdus.
rule-KAH-5-5 = Dès que vos liens sur une île n’atteignent plus le seuil, vous y perdez votre pion pouvoir. La moitié tout juste ne suffit pas.
rule-KAH-5-6 = Perdre un pion pouvoir n’enlève aucun lien : les autres liens que vous avez sur cette île restent.
rule-KAH-5-7 = Un pion pouvoir ne se gagne qu’en posant un lien, jamais parce que des liens disparaissent. La réaction s’arrête donc aux pions adverses perdus.
rule-KAH-5-8 = Placer les pions, balayer les liens et retirer les pions perdus n’est pas un choix : tout se fait d’office.
rule-KAH-5-9 = Les pions pouvoir ne manquent jamais.
section-KAH-6 = Piocher
rule-KAH-6-1 = À la fin de votre tour vous pouvez prendre une carte, jamais davantage.
rule-KAH-6-2 = C’est soit la première carte de la pioche, soit une des cartes visibles.
rule-KAH-6-3 = Une carte visible prise est remplacée aussitôt, à la même place, par la première carte de la pioche. Si la pioche est vide, la place reste vide.
rule-KAH-6-4 = Personne ne tient plus de cinq cartes ; avec cinq cartes on ne pioche pas.
rule-KAH-6-5 = Si votre adversaire n’a pas pioché à son dernier tour, par choix ou parce que sa main était pleine, et que vous avez moins de cinq cartes, vous devez piocher.
rule-KAH-6-6 = Au tout premier tour de la partie rien n’oblige à piocher.
rule-KAH-6-7 = Qui arrive à la pioche avec cinq cartes dont aucune n’est jouable, seule ou par paire, peut en défausser autant qu’il veut, une à une. Avec la défausse libre, il suffit d’avoir cinq cartes et de n’en avoir joué aucune pendant ce tour.
rule-KAH-6-8 = Ces cartes se glissent face cachée sous la défausse : l’adversaire voit combien, pas lesquelles.
rule-KAH-6-9 = Après une défausse on ne joue plus de carte pendant ce tour ; on peut encore piocher une carte, et on le doit si la règle 6.5 l’exige.
rule-KAH-6-10 = Un tour sans carte jouée, sans défausse et sans pioche est blanc. Après quatre tours blancs d’affilée il n’y en a pas de cinquième : il faut jouer ou défausser au moins une carte, et la défausse est alors permise même si des cartes sont jouables.
section-KAH-7 = Les manches
rule-KAH-7-1 = La manche finit à l’instant où un joueur prend la toute dernière carte, pioche et cartes visibles épuisées.
rule-KAH-7-2 = D’une manche à l’autre chacun garde sa main, ses liens et ses pions pouvoir.
rule-KAH-7-3 = Fin de la première manche : qui règne sur le plus d’îles marque 1 point ; à égalité personne ne marque.
rule-KAH-7-4 = Mort subite : à partir de ce décompte, et dès celui-ci une fois le point donné, un joueur sans pion pouvoir a perdu sur-le-champ, quels que soient les points. La table peut en décider autrement : perd alors qui n’a plus aucun lien, ou personne.
rule-KAH-7-5 = On le vérifie après chaque carte ou paire jouée et après le premier décompte, sans attendre la fin du tour.
rule-KAH-7-6 = Si aucun des deux n’a de pion pouvoir, personne ne perd : on attend qu’un seul soit dans ce cas.
rule-KAH-7-7 = Fin de la deuxième manche : de même, pour 2 points.
rule-KAH-7-8 = Après la première et la deuxième manche toutes les cartes défaussées, même cachées, sont mêlées en une nouvelle pioche et trois cartes sont retournées. C’est au joueur qui n’a pas pris la dernière carte de jouer.
rule-KAH-7-9 = Fin de la troisième manche : chacun joue un dernier tour, d’abord celui qui n’a pas pris la dernière carte. On ne pioche ni ne défausse plus.
rule-KAH-7-10 = Ensuite, qui règne sur le plus d’îles marque la différence entre les deux nombres de pions pouvoir ; à égalité personne ne marque.
section-KAH-8 = La fin
rule-KAH-8-1 = On additionne les points des trois manches ; le plus grand total gagne.
rule-KAH-8-2 = À égalité de points gagne celui qui a le plus de liens sur le plateau.
rule-KAH-8-3 = À égalité de liens aussi, la partie est nulle.
rule-KAH-8-4 = La mort subite finit la partie sans autre décompte, même pendant les derniers tours.
