course = Parcours de { $rows } rangées, { $ranges ->
    [one] { $ranges } stand de tir
   *[other] { $ranges } stands de tir
}
start = DÉPART
goal = ARRIVÉE
map = Le parcours en petit, { $rows } rangées
race = La course
order = Classement
legend = Légende
runner = { $place } { $nation } { $rows } à faire, { $name } : voir son tableau
runner-short = { $place } { $rows } à faire, { $nation }, { $name } : voir son tableau
out = effondré
in = arrivé
legend-u = Montée
means-u = −1 pas
legend-d = Descente
means-d = glisse
legend-F = Zone blanche
means-F = diagonale
legend-P = Pénalité
means-P = 3 pas
round = Manche { $number }
to-go = à { $rows }
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
marker-first = marqueur du premier joueur
endurance-of = endurance : { $colours }
misses-short = { $count ->
    [one] { $count } manqué
   *[other] { $count } manqués
}

board-of = Tableau : { $nation }
own-board = Votre tableau
two-boards = Vos deux tableaux
no-nation = Votre tableau sera là quand vous aurez choisi une nation.
dice-board = Dés
endurance-board = Endurance et cibles
wax = Jetons de fart
column = Colonne { $column }, { $count ->
    [0] vide
    [one] { $count } dé
   *[other] { $count } dés
}
column-sprint = Colonne Sprint, { $count ->
    [0] vide
    [one] { $count } dé
   *[other] { $count } dés
}
with-star = un 6 en case étoile
taken = prise ce tour
for-endurance = contre une endurance
star = Case étoile { $column }, vide
star-full = Case étoile { $column }, un 6
sprint = Sprint
reserve = Réserve
next-roll-1 = Jet
next-roll-2 = suivant
dice = { $count ->
    [one] dé
   *[other] dés
}
dice-count = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
letter-G = V
letter-Y = J
letter-R = R
letter-B = B
colour-G = vert
colour-Y = jaune
colour-R = rouge
colour-B = bleu
marker = Marqueur { $number }, { $colour }, { $hits } chances sur 6
shots = Tir
misses = { $count ->
    [one] { $count } manqué à purger
   *[other] { $count } manqués à purger
}
target-none = Cible { $number }, à tirer
target-hit = Cible { $number }, touchée
target-miss = Cible { $number }, manquée
plate-none = { $number } · à tirer
plate-hit = { $number } · touché
plate-miss = { $number } · manqué
chances = chances
range-of = Stand de tir : { $name }, { $nation }
shooting-dice = Dés de tir
faces = { $count } faces sur 6 touchent
show-all = Tout montrer
hits = { $count } sur 5 touchées
token = Jeton { $name }
used = utilisé
end-left = bout gauche
end-right = bout droit
inner = à l’intérieur
printed = Relance de tir imprimée
tab-endurance = Endurance
tab-wax = Fart { $count }/6
wax-hint = Un jeton par tour, à l’un des deux bouts.

choose-nation = Choix des nations
small-column = Colonne { $column } : trois places
refresh-box = Étoile { $column } : peut remettre un jeton
set-taken = autre face prise
choose-wax = Choix du fart
wax-row = Votre rangée de fart : { $nation }
wax-ends = Six jetons, de gauche à droite. En course on les prend par les deux bouts.
wax-closed = C’est choisi. Les rangées seront révélées ensemble.
ready = prêt
choosing = choisit…

steps-left = Encore { $count } pas
of-total = sur { $count }
steps-total = { $count } pas
shots-total = { $count ->
    [one] { $count } tir
   *[other] { $count } tirs
}
six-none = {""}
six-counts = , le 6 compte
six-returns = , le 6 retourne
six-choice = , et le 6
uphill = (−{ $count } montée)
sprinting = · sprint
collapsed = Effondré : la course continue sans ce skieur.
finished = La ligne est franchie.
may-follow = { $nation } est parti : le suivre ?
orders = Consigne permanente
order-draft-free = si gratuit
order-ask = demander
order-draft-never = jamais
order-ask-long = Demander à chaque fois

ski = Avancer
shoot = Tirer
collapse = S’effondrer
follow = Suivre, { $price }
stay = Rester
for-free = gratuit
for-price = −{ $count } endurance
volley = Tir groupé
go-row = Aller à la rangée { $row }
go-range = Aller au stand de tir
go-lap = Skier la pénalité
go-finish = Franchir l’arrivée
do-choose_nation = Prendre : { $nation }
do-pick_wax = Poser ce jeton
do-take_column = Prendre la { $column }
do-take_extra = En plus : { $column }
do-free_column = Gratuite : { $column }
do-reroll_die = Relancer ce dé
do-reroll_shot = Refaire le tir { $target }
do-shoot = Tirer, cible { $target }
do-step = Faire ce pas
do-slip = Glisser
do-use_wax = { $effect }
do-use_printed = Relancer un tir
do-refresh = Retourner ce jeton
do-refresh-include = Compter le 6
do-end_shooting = Fin du tir
do-draft = Suivre
do-place_sixes = Placer les 6
touch-space = Touchez une case dorée
cancel = Annuler
enter = Entrée
escape = Échap

space = Rangée { $row }, couloir { $lane }{ $kind }
kind-f = {""}
kind-F = , zone blanche
kind-u = , montée
kind-d = , descente
space-range = Pas de tir, rangée { $row }
space-lap = Couloir de pénalité, case { $number }
can-end = on peut y finir{ $cost ->
    [0] , gratuit
   *[other] , { $cost } d’endurance
}
can-step = pas suivant{ $cost ->
    [0] , gratuit
   *[other] , { $cost } d’endurance
}
race-over = Course finie
wins = { $name } gagne
you-win = Vous gagnez
nobody-wins = Sans vainqueur
rows-reached = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
podium = Podium
see-course = Voir le parcours
medal-1 = médaille d’or
medal-2 = médaille d’argent
medal-3 = médaille de bronze
medal-of = { $name } ({ $nation }), { $medal }
arrived = arrivé
stopped = effondré, rangée { $count }
moment-finish = { $who ->
    [you] { $count ->
        [1] Vous arrivez premier
       *[other] Vous arrivez { $count }e
    }
   *[other] { $count ->
        [1] { $name } franchit la ligne en tête
       *[other] { $name } arrive { $count }e
    }
}
moment-collapse = { $who ->
    [you] Vous vous effondrez
   *[other] { $name } s’effondre
}
moment-clean = { $who ->
    [you] Votre sans-faute au tir
   *[other] Sans-faute au tir { ELIDE("de", $name) }
}
moment-misses = { $who ->
    [you] Vous manquez { $count } cibles
   *[other] { $name } manque { $count } cibles
}
moment-draft = { $who ->
    [you] Vous prenez l’aspiration
   *[other] { $name } prend l’aspiration
}
moment-run = { $who ->
    [you] Vous faites { $count } pas d’un coup
   *[other] { $name } fait { $count } pas d’un coup
}
shots-hit = Tirs réussis
laps-skied = Tours de pénalité
longest-run = Plus longue course
drafts-taken = Aspirations prises
endurance-paid = Endurances payées
tokens-used = Jetons de fart employés
lay-wax = Valider
wax-left = { $count ->
    [one] Encore 1 jeton
   *[other] Encore { $count } jetons
}
