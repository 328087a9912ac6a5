name = Les Îlots
pitch = Deux équipages, une poignée d’îlots, des mises secrètes, et la mer a le dernier mot. Cinq minutes.
duration = 5 min

option-islets = Îlots
option-islets-help = La valeur de chaque îlot, un chiffre de 1 à 5 chacun, de trois à neuf îlots.
preset-short = Courte : trois îlots
preset-long = Longue : neuf îlots

crew-0 = l’équipage pair
crew-1 = l’équipage impair
card-WAVE = vague
tile-PEARL = perle
tile-SAND = sable
tile-CRAB = crabe
number-none = rien

action-bury = Enfouir la carte { $card } sous la pioche
action-look = Regarder sous l’îlot { $islet }
action-call = Mettre l’îlot { $islet } aux enchères
action-bid = Miser : { $number }
action-wave = Jouer une vague
action-pass = Laisser faire
action-abstain = Ne rien miser

event-cards-drawn = { $who ->
    [you] Vous piochez : { $cards }.
   *[other] { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
event-card-buried = { $who ->
    [you] Vous enfouissez la carte { $card }.
   *[other] { $seat } enfouit une carte.
}
event-tile-looked = { $tile ->
    [hidden] { $seat } a regardé sous l’îlot { $islet }.
   *[other] { $seat } regarde sous l’îlot { $islet } : { $tile }.
}
event-islet-called = { $seat } met l’îlot { $islet } aux enchères.
event-bid-placed = { $cards ->
    [hidden] { $seat } a misé.
   *[other] { $seat } a misé : { $cards }.
}
event-bids-revealed = Les mises : { $bids }. { $first } à { $second } : l’îlot va à { $crew }.
event-wave-played = { $seat } joue une vague : l’îlot va à { $crew }.
event-wave-passed = { $seat } laisse faire.
event-islet-won = L’îlot { $islet } revient à { $crew }. Dessous : { $tile }.

refusal-not-time-to-bury = On n’enfouit une carte qu’au début de son tour.
refusal-card-not-in-hand = Vous n’avez pas la carte { $card } en main. Choisissez-en une de votre main.
refusal-not-time-to-look = On regarde sous un îlot avant d’en mettre un aux enchères.
refusal-looked-already = Vous avez déjà regardé : une fois par tour. Mettez un îlot aux enchères.
refusal-not-time-to-call = On met un îlot aux enchères après avoir enfoui une carte, une fois par tour.
refusal-not-time-to-bid = On mise quand un îlot est aux enchères.
refusal-nothing-to-turn-over = Aucun résultat à retourner ou à laisser pour l’instant.
refusal-no-wave = Vous n’avez pas de vague. Laissez faire.
refusal-clock-only = Seule la pendule s’abstient. Misez « rien ».
refusal-no-such-islet = Il y a { $islets } îlots ici.
refusal-islet-taken = L’îlot { $islet } est déjà pris. Choisissez-en un libre.

reason-lowest-card = La carte la plus basse manque le moins.
reason-curious = Mieux vaut savoir ce qu’il y a là.
reason-best-islet = Cet îlot semble valoir le plus.
reason-worth-a-wave = Cet îlot vaut une vague.
reason-not-worth-it = Pas la peine d’une vague, ou pas de vague en main.
reason-bid-by-worth = Miser à peu près ce que vaut l’îlot.

order-never-wave = Toujours laisser faire

position-owners = pris par
position-tiles = tuiles
position-phase = moment
position-turn = tour
position-showing = ouverte
position-called = aux enchères
position-holder = pour l’instant à
position-asked = interrogée
position-hand = main
position-pile = pioche
position-under = dessous
position-used = jouées
position-bids = mises
position-owners-none = libre
position-phase-bury = enfouir une carte
position-phase-look = regarder ou mettre aux enchères
position-phase-call = mettre aux enchères
position-phase-bid = mises secrètes
position-phase-wave = vagues
position-phase-over = fin

asks-phase-bury = { $who ->
    [you] Enfouissez une carte de votre main.
   *[other] { $names } enfouit une carte.
}
asks-phase-look = { $who ->
    [you] Regardez sous un îlot, ou mettez-en un aux enchères.
   *[other] { $names } regarde sous un îlot ou en met un aux enchères.
}
asks-phase-call = { $who ->
    [you] Mettez un îlot aux enchères.
   *[other] { $names } met un îlot aux enchères.
}
asks-phase-bid = { $who ->
    [you] Misez en secret : une carte, deux, ou rien.
   *[other] { $count ->
        [one] { $names } mise en secret.
       *[other] { $names } misent en secret.
    }
}
asks-phase-wave = { $who ->
    [you] Jouez une vague, ou laissez faire.
   *[other] { $names } joue une vague ou laisse faire.
}

section-TIN-1 = Mise en place
rule-TIN-1-1 = À deux, chacun pour soi ; à quatre, deux équipages : places 0 et 2 contre places 1 et 3.
rule-TIN-1-2 = L’archipel est une rangée de trois à neuf îlots valant chacun de 1 à 5 ; la table les choisit.
rule-TIN-1-3 = Il y a dix-huit cartes : trois de chaque nombre de 1 à 5, et trois vagues. Chacun en reçoit trois ; le reste forme la pioche.
rule-TIN-1-4 = Sous chaque îlot se trouve une tuile, face cachée : sur neuf tuiles, trois perles, trois sables, trois crabes.
section-TIN-2 = Un tour
rule-TIN-2-1 = Au début de votre tour vous piochez deux cartes, tant qu’il y en a, et glissez une carte de votre main sous la pioche, face cachée. Les cartes du dessous se piochent en dernier, dans l’ordre où elles y sont venues.
rule-TIN-2-2 = Puis vous pouvez regarder sous un îlot libre, une fois. Tous voient la tuile, puis elle est retournée : retenez-la.
rule-TIN-2-3 = Puis vous mettez un îlot libre aux enchères.
section-TIN-3 = Les enchères
rule-TIN-3-1 = Tous misent en même temps et en secret. Jusqu’à l’ouverture des mises personne ne parle.
rule-TIN-3-2 = Une mise, c’est jusqu’à deux cartes de nombre de votre main, choisies l’une après l’autre ; chacune peut être « rien ».
rule-TIN-3-3 = Les mises s’ouvrent ensemble et les cartes sont dépensées. L’équipage dont les cartes font le plus gros total obtient l’îlot.
rule-TIN-3-4 = À égalité, l’îlot va à l’équipage qui ne l’a pas mis aux enchères.
rule-TIN-3-5 = Un joueur qui ne répond pas à temps ne mise rien et laisse faire.
section-TIN-4 = Les vagues
rule-TIN-4-1 = Avant que l’îlot soit acquis, on demande à la prochaine place de l’autre équipage, dans le sens horaire à partir de celle qui l’a mis aux enchères, si elle joue une vague. On le lui demande, qu’elle en ait une ou non.
rule-TIN-4-2 = Une vague retourne le résultat : l’îlot va à l’équipage de celui qui l’a jouée. La carte est dépensée.
rule-TIN-4-3 = La place suivante, dans le sens horaire, peut alors répondre par une vague, et ainsi de suite.
rule-TIN-4-4 = Quand la place interrogée laisse faire, l’îlot est acquis et sa tuile retournée pour de bon. Il rapporte sa valeur, 3 de plus avec une perle, 2 de moins avec un crabe.
section-TIN-5 = La fin
rule-TIN-5-1 = La partie finit quand tous les îlots sont pris.
rule-TIN-5-2 = L’équipage qui a le plus de points gagne ; à égalité, celui qui a le plus d’îlots ; sinon les deux gagnent.
