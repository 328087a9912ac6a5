cell-controls = Moments de la partie
cell-tried = Essai depuis le coup { $began }
cell-back = Revenir à la partie
cell-try = Jouez un autre coup pour l’essayer
cell-over = La partie est finie
