board = Circuit { $name }, { $count } virages
loading = Le circuit arrive
map = Plan du circuit
circuit = Circuit
dashboard = Tableau de bord
lever-title = Levier
lever = Levier de vitesses, { $gear }
sheet = Feuille de route
gear-0 = point mort
neutral-short = PM
gear-1 = 1re
gear-2 = 2e
gear-3 = 3e
gear-4 = 4e
gear-5 = 5e
gear-6 = 6e
gear-range = { $gear }, de { $low } à { $high } cases
point-tyres = pneus
point-brakes = freins
point-fuel = conso
point-body = carrosserie
point-engine = moteur
point-handling = tenue de route
of-points = { $name }, { $count } sur { $full }
cost-fuel = { $count } conso
cost-brakes = { $count ->
    [one] 1 frein
   *[other] { $count } freins
}
cost-engine = { $count } moteur
die = Dé de { $gear } : { $face }
last-roll = Dernier jet
car = Voiture { $number }
place = Place { $place }
place-before = { $lane }, { $gap ->
    [one] 1 case
   *[other] { $gap } cases
} avant { $corner }
place-corner = { $corner }, { $lane }, { $nth ->
    [1] 1re case
   *[other] { $nth }e case
}
place-stands = stands, { $nth ->
    [1] 1re case
   *[other] { $nth }e case
}
finish = Arrivée
free = sans frais
brakes = { $count ->
    [0] 0 frein
    [one] 1 frein
   *[other] { $count } freins
}
tyres = { $count ->
    [one] 1 pneu
   *[other] { $count } pneus
}
spin = tête-à-queue
blocked = bloquée
debris = Débris
littered = à travers des débris
cells = { $count ->
    [one] 1 case
   *[other] { $count } cases
}
ends = { $count ->
    [0] aucune arrivée
    [one] 1 arrivée
   *[other] { $count } arrivées
}
ends-list = Arrivées possibles
faces-free = sans frais avec
faces-brakes = freins avec
faces-tyres = pneus avec
faces-spin = tête-à-queue avec
faces-lost = éliminée avec
ends-free = { $count ->
    [one] 1 libre
   *[other] { $count } libres
}
ends-braked = { $count ->
    [one] 1 freinée
   *[other] { $count } freinées
}
ends-tyres = { $count ->
    [one] 1 avec pneus
   *[other] { $count } avec pneus
}
ends-spin = { $count ->
    [one] 1 tête-à-queue
   *[other] { $count } têtes-à-queue
}
brake = Freiner
brake-points = Points de frein
brake-any = Au choix
any = au choix
drive = Rouler
shift = Passer la { $gear }
shift-down = Rétrograder en { $gear }
shift-none = Rester en { $gear }
pull = Être aspirée
stay = Rester derrière
cancel = Annuler
enter = Entrée
escape = Échap
choose-gear = Choisissez une vitesse sur le levier ; son dé sera lancé ensuite.
choose-end = Choisissez une case sur le circuit.
choose-pull = La voiture de devant peut vous aspirer de trois cases.
idle-gear = Touchez une vitesse
idle-move = Touchez une case dorée
finished = Votre voiture est arrivée { $rank ->
    [1] première
   *[other] { $rank }e
}.
out = Votre voiture est éliminée.
out-short = éliminée
in-short = arrivée
next-corner = Prochain virage
corner-ahead = { $name }, { $count ->
    [one] 1 arrêt à faire
   *[other] { $count } arrêts à faire
}
distance = distance
left-in = reste
left = gauche
middle = milieu
right = droite
left-short = G
middle-short = M
right-short = D
from-to = { $first }–{ $last }
at-most = { $count } au plus
lap = tour { $lap }/{ $laps }
lap-short = T{ $lap }
grid-lap = départ
round = Manche { $round }
due = { $name } : { $count ->
    [one] 1 arrêt à faire
   *[other] { $count } arrêts à faire
}
won = { $name } gagne
you-win = Vous gagnez
over = Fin de la course
running-short = en course
podium = Podium
see-circuit = Voir le circuit
on-step = { $name }, { $place ->
    [1] 1re place
   *[other] { $place }e place
}
moment-out = { $who ->
    [you] Votre voiture est éliminée
   *[other] { $name } sort de la course
}
moment-photo = Photo-finish !
moment-finish = { $who ->
    [you] Vous franchissez la ligne
   *[other] { $name } franchit la ligne
}
moment-cars_collided = Accrochage !
moment-car_spun = { $who ->
    [you] Vous partez en tête-à-queue
   *[other] Tête-à-queue { ELIDE("de", $name) }
}
moment-engine_tested = { $who ->
    [you] Votre moteur souffre
   *[other] Le moteur { ELIDE("de", $name) } souffre
}
moment-super_start = { $who ->
    [you] Votre super départ
   *[other] Super départ { ELIDE("de", $name) }
}
moment-false_start = { $who ->
    [you] Votre faux départ
   *[other] Faux départ { ELIDE("de", $name) }
}
moment-lead = { $who ->
    [you] Vous prenez la tête
   *[other] { $name } prend la tête
}
moment-pass = { $who ->
    [you] Vous doublez le peloton
   *[other] { $name } double le peloton
}
from-to-place = Départ → arrivée
overtaken = Voitures doublées
best-roll = Meilleur jet
stops-made = Arrêts en virage
brakes-spent = Points de frein
tyres-spent = Points de pneus
spins = Têtes-à-queue
touches = Accrochages
