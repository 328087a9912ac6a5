days-off-all-help = À toutes vos parties lentes à la fois, autant que chaque table en accorde. Vos pendules s’arrêtent pendant ce temps.
clock = Pendule
clock-live = Ensemble à la table
clock-slow = Lentement, en revenant à chaque décision
clock-0 = aucune
clock-30 = 30 secondes par décision
clock-120 = 2 minutes par décision
clock-600 = 10 minutes par décision
clock-game = { $minutes } min chacun, +{ $seconds } s par réponse
clock-28800 = 8 heures par décision
clock-86400 = un jour par décision
clock-259200 = 3 jours par décision
clock-604800 = 7 jours par décision
on-time = Temps écoulé
on-time-once = un bot répond cette fois
on-time-bot = un bot joue la suite
on-time-last = classé dernier
days-off = Jours de repos par joueur
days-off-count = { $count ->
    [0] aucun
   *[other] { $count } jours
}
days-off-left = { $count ->
    [0] Plus aucun jour de repos
    [one] Encore un jour de repos
   *[other] Encore { $count } jours de repos
}
days-off-take = Jours de repos
days-off-go = Arrêter ma pendule
days-off-back = Je suis de retour
days-off-taken = { $tables ->
    [one] Votre pendule est arrêtée à cette table.
   *[other] Vos pendules sont arrêtées à { $tables } tables.
}
days-off-ended = { $tables ->
    [one] Votre pendule tourne de nouveau.
   *[other] Vos pendules tournent de nouveau à { $tables } tables.
}
off-until = Votre pendule est arrêtée jusqu’au { $time }.
