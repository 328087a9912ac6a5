research = Pour la recherche
research-agree = Je donne cette partie à la recherche, sans noms
research-help = Les décisions de la partie pourront servir à étudier le jeu ou à entraîner des programmes. Ni noms, ni discussion, ni heures n’en font partie. Il faut l’accord de tous ceux qui jouent ; chacun peut le reprendre, mais ce qui est déjà parti ne revient pas.
research-agreed = D’accord : { $agreed } sur { $people }.
research-shared = Tout le monde est d’accord.
