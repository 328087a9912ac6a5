builder = Composer le parcours
palette = Tuiles
palette-left = Tuiles, { $count ->
    [0] aucune libre
    [one] 1 libre
   *[other] { $count } libres
}
tile = Tuile { $tile }, face { $side }
tile-free = Tuile { $name } : { $what }
tile-laid = Tuile { $name }, posée en { $place } : { $what }
laid = posée
shape-straight = ligne droite
shape-corner = virage
shape-range = stand de tir
shape-start = départ
shape-goal = arrivée
lanes = { $count } couloirs
slot-f = plat
slot-F = zone blanche
slot-u = montée
slot-d = descente
flip = Face { $side }
turn-left = Tourner à gauche
turn-right = Tourner à droite
lay = Poser la tuile { $name }
remove = Retirer { $name }
pick-one = Choisissez une tuile : elle se pose au bout, avant l’arrivée. Une tuile posée se tourne, se retourne ou se retire.
did-lay = Tuile { $name } posée.
did-remove = Tuile { $name } retirée.
did-change = Tuile { $name } changée.
did-undo = Dernier changement annulé.
did-clear = Parcours vidé.
did-reverse = Parcours inversé.
did-load = Parcours repris : { $name }.
map = Le parcours dessiné
map-empty = Posez d’abord la tuile 1, ou partez d’un parcours connu.
start = DÉPART
goal = ARRIVÉE
course = Tuiles posées, dans l’ordre
change = Changer la tuile { $name }, { $place } sur { $count }
length = Longueur
tiles = { $count ->
    [one] tuile
   *[other] tuiles
} sur 20
rows = { $count ->
    [one] rangée
   *[other] rangées
}
ranges = { $count ->
    [0] stand
    [one] stand
   *[other] stands
}
gap-only = Départ à l’arrivée
gap-first = Départ à stand 1
gap-between = Stand { $from } à stand { $to }
gap-last = Stand { $from } à l’arrivée
gap = { $count } pas
gap-open = en cours
checks = Vérification
tools = Outils
undo = Annuler
reverse = Inverser
clear = Vider
from = Partir d’un parcours
from-none = Choisir…
text = Le parcours en lettres, à copier ou à coller
copy = Copier
copied = Copié.
