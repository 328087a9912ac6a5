problems = Problèmes
problems-pitch = Dans chaque position, une action est nettement la meilleure, et des amateurs la manquent. Trouvez-la.
problems-tally = { $found } sur { $count } { $found ->
    [0] trouvé
    [one] trouvé, dont { $first } du premier coup
   *[other] trouvés, dont { $first } du premier coup
}
problems-kept = Ce que vous avez trouvé est noté dans ce navigateur, et nulle part ailleurs.
problem = Problème
problem-of = Problème : { $game }
problem-number = Problème { $number }
problem-label = Problème { $number }, { $state ->
    [found] trouvé
    [shown] réponse vue
    [tried] essayé
   *[new] nouveau
}
problem-you = Vous
problem-ask = À vous de jouer. Quel est le meilleur coup ?
problem-memory = Rien à retenir ici : les tuiles déjà retournées restent découvertes. Pensez que les autres s’en souviennent aussi.
problem-alike = (ou une autre action qui revient au même)
problem-found = En { $tries } essais, { $found ->
    [0] aucun amateur ne l’a trouvé
   *[other] des amateurs l’ont trouvé { $found } fois
}.
problem-right = Trouvé !
problem-answer = La réponse :
problem-wrong = Ce n’est pas le meilleur coup :
problem-leads = Gagne { $percent } fois sur 100, contre { $best } pour le meilleur coup (± { $error }).
problem-because = Voici pourquoi :
problem-unmeasured = Une première recherche l’a déjà jugé plus faible que d’autres.
problem-best = Gagne { $percent } fois sur 100, contre { $other } avec « { $next } ». Ce que cela change :
problem-often = { $often } fois sur 100 contre { $instead }
problem-next = Problème suivant
problem-show = Voir la réponse
