bids-secret = mises secrètes
bid-of = { $name } : { $n }
pays = paie { $n }
obstacle = obstacle { $number }, il vaut { $value }
cleared-by = { $name } : { $count } { $count ->
    [one] obstacle franchi
   *[other] obstacles franchis
}
holes-of = { $team ->
    [0] Soleil
   *[other] Vague
}, trous : { $holes }
strokes-of = { $name } : { $count } { $count ->
    [one] coup
   *[other] coups
}
landed = { $name } est au trou { $hole }, déjà pris
shift-to = trou { $hole }, pour { $cost }
baskets-of = { $team ->
    [0] Soleil
   *[other] Vague
} : { $count } { $count ->
    [one] panier
   *[other] paniers
}
ball-of = ballon à { $name }
passes-left = passes possibles : { $count }
passes = passes
possible-passes = passes possibles
die = dé
blocks = blocages
pair = paire { $number }
rest-of = { $name } se repose
bar = barre à { $cost }
jumped = { $name } a sauté à { $cost }
dice-of = { $name } : { $dice }, en tout { $sum }
reroll = relancer le dé { $die }, qui montre { $face }
die-green = vert
die-blue = bleu
die-yellow = jaune
die-red = rouge
letter-green = V
letter-blue = B
letter-yellow = J
letter-red = R
lot = lot : { $metal ->
    [gold] or
    [silver] argent
   *[bronze] bronze
}
nothing-said = rien d’annoncé
announced = { $name } annonce { $n }
lot-won = { $metal ->
    [gold] or
    [silver] argent
   *[bronze] bronze
} à { $team ->
    [0] Soleil
   *[other] Vague
}
due = { $n } à payer
to-pay = à payer
lifted = { $name } : { $kg } kg
retired = { $name } s’est retiré
failed = { $name } n’a pas soulevé { $kg } kg
lift = { $kg } kg, { $chances } faces sur 6
round = tour { $number }
cube-at = { $cube ->
    [2] cube sur la case de Soleil
    [1] cube du côté de Soleil
    [0] cube au milieu
    [-1] cube du côté de Vague
   *[other] cube sur la case de Vague
}
ties = égalités de suite : { $count }
cubes-of = { $name } : { $count } { $count ->
    [one] cube
   *[other] cubes
}
dope-of = { $name } se dope
accuse-of = { $name } accuse
share = { $n } { $n ->
    [one] énergie
   *[other] énergies
} à partager
dope = se doper
rest = se reposer
accuse = accuser
between = { " ; " }
