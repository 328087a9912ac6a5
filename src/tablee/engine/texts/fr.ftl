# Les phrases du noyau : refus de la table, erreurs, règles communes à tous les jeux.

seat-name = Place { $number }
list-nothing = rien
list-and = { $first } et { $last }

position-each = { $owner } : { $what }
position-unseen = non visible
position-unseen-count = { $count ->
    [one] { $count } non visible
   *[other] { $count } non visibles
}

section-TAB-1 = Prendre part
rule-TAB-1-1 = Une table a les places avec lesquelles la partie a commencé, numérotées à partir de 1. Les feuilles de partie les comptent à partir de 0.
rule-TAB-1-2 = On ne joue que les actions que le jeu connaît.
rule-TAB-1-3 = Quand la partie est finie, plus rien ne se joue.
rule-TAB-1-4 = Seul agit celui qui doit décider maintenant.
rule-TAB-1-5 = Un choix secret remis ne change plus jusqu’à ce que tous soient révélés.
section-TAB-2 = Reprendre
rule-TAB-2-1 = La dernière action peut être reprise tant que, depuis, rien n’a été laissé au hasard, rien d’inconnu n’a été montré à son camp, aucun autre camp n’a été appelé à décider, aucun choix secret n’a été remis et rien de montré un instant n’a été retourné.
rule-TAB-2-2 = Les étapes d’un choix secret se reprennent une à une jusqu’à sa remise.
rule-TAB-2-3 = Là où un jeu demande le silence, rien ne se reprend : ce serait une façon de parler.
section-TAB-3 = Les réponses de la table
rule-TAB-3-1 = La table ne répond pour quelqu’un que s’il l’a demandé, ou quand son temps est écoulé. Qu’elle réponde, et quand, ne dépend jamais de ce que lui seul sait : le temps que prend une réponse de la table ne révèle donc rien. Qui n’a qu’un coup possible et est seul à le savoir le joue lui-même.
rule-TAB-3-2 = À qui a demandé qu’on réponde pour lui quand un seul coup est permis, la table n’obéit que là où tout le monde voit qu’il n’y en a pas d’autre.
rule-TAB-3-3 = Un robot répond après une pause qui ne dépend en rien de ce qu’il sait ; sa réflexion fait partie de la pause. S’il réfléchit plus longtemps, il attend la fin d’une autre pause.

refusal-no-such-seat = Cette place n’existe pas : la table en a { $seats }, numérotées à partir de 1. Les feuilles de partie les comptent à partir de 0.
refusal-no-such-action = Le jeu ne connaît pas cette action. Choisissez parmi celles qui sont offertes.
refusal-game-over = La partie est finie.
refusal-not-your-decision = Ce n’est pas à vous de décider.
refusal-already-submitted = Votre choix est verrouillé jusqu’à la révélation.
refusal-nothing-to-take-back = Aucune étape ouverte à reprendre.
refusal-no-undo = Trop tard : depuis, quelque chose a été tiré ou montré, ou c’est aux autres de décider ; ou alors le jeu demande le silence.

event-taken-back = { $who ->
    [you] Vous reprenez votre dernière action.
   *[other] { $seat } reprend sa dernière action.
}

reason-random = Choisi au hasard.
reason-only-action = Il n’y a rien d’autre à faire.
reason-thought-through = Tout bien pesé, environ { $percent } % de chances.

mistake-unknown-game = Aucun jeu ne s’appelle « { $given } » ; il y a : { $known }.
mistake-unknown-version = La version { $given } { ELIDE("de", $game) } n’est pas fournie ici ; il y a : { $known }. Installez une version de Tablée qui la contient.
mistake-not-a-game = Le point d’entrée { $name } ({ $value }) ne désigne pas un jeu. Il doit désigner un `Game`.
mistake-chance-not-allowed = Ceci ne doit pas demander de hasard, et en a demandé.
mistake-bad-players = { $game } ne se joue pas à { $given } ; nombre de joueurs possible : { $allowed }.
mistake-bad-seat = La place { $given } n’existe pas ; il y a : { $seats }.
mistake-unknown-option = Aucune option ne s’appelle « { $option } » ; il y a : { $known }.
mistake-bad-option = L’option { $option } ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
mistake-faulty-option = L’option { $option } : { $fault } (endroit : { $where }, règle : { $rule }). Forme attendue : { $allowed }.
mistake-text-missing = L’option { $option } manque : il la faut avec { $needs }.
mistake-text-needless = L’option { $option } ne se donne qu’avec { $needs }.
finding-too-long = Le texte dépasse { $limit } caractères. Raccourcissez-le.
finding-not-allowed = Forme attendue : { $allowed }.
mistake-unsuited-option = À { $players } joueurs, l’option { $option } ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
mistake-bad-options-text = Ces options ne sont pas un objet JSON : { $text }
mistake-unknown-preset = Aucun préréglage ne s’appelle « { $preset } » ; il y a : { $known }.
mistake-unknown-word = « { $word } » n’est pas un mot { ELIDE("de", $field) } ; il y a : { $known }.
mistake-unknown-action = Aucune action ne s’appelle « { $text } » ; écrivez par exemple : { $known }.
mistake-unknown-rule = La règle { $given } n’existe pas ; il y a : { $known }
mistake-unknown-bot = Aucun bot « { $given } » pour ce jeu ; il y a : { $known }.
mistake-unknown-language = Aucun texte en « { $given } » ; langues : { $known }.
mistake-broken-texts = Un texte en « { $lang } » est illisible vers : { $text }
mistake-broken-text = Le texte { $key } en « { $lang } » ne peut pas être composé : { $why }
mistake-missing-text = Le texte { $key } manque en « { $lang } ».
mistake-empty-bag = Il ne reste plus { ELIDE("de", $kind) } à tirer.
mistake-not-in-bag = Il ne reste plus { ELIDE("de", $kind) } { $name } dans le sac.
mistake-empty-range = Le hasard doit avoir au moins une valeur à choisir.
mistake-range-too-large = Le hasard donne des nombres inférieurs à { $largest } au plus.
mistake-script-too-short = Les règles demandent un tirage n° { $place } ({ $kind }), mais le script s’arrête avant. Ajoutez-le.
mistake-script-too-long = Le tirage n° { $place } (« { $said } ») n’a jamais été demandé. Retirez-le du script.
mistake-script-other-kind = Le tirage n° { $place } est « { $said } », mais les règles demandent ici : { $kind }.
mistake-script-out-of-range = Le tirage « { $said } » n’est pas entre { $low } et { $high }.
mistake-unknown-rewards = Aucune récompense « { $given } » ; choisissez parmi : { $known }.
mistake-unknown-illegal = « { $given } » ne dit pas ce qu’il advient d’une action interdite ; choisissez parmi : { $known }.
mistake-unknown-render-mode = Aucune façon « { $given } » de dessiner une position ; choisissez parmi : { $known }.
mistake-reset-first = Aucune partie n’a commencé ici. Appelez d’abord `reset`.
mistake-no-observation = { $game } ne dit pas ce qu’un apprenant observe. Déclarez `observation` dans son game.py (docs/research.md).
mistake-observation-too-long = Une liste a { $found } éléments, mais l’observation n’a de place que pour { $most }. Déclarez-en plus dans observation.py.
mistake-bad-view = Ceci n’est pas une vue du jeu : { $why }
mistake-bad-dump = Ceci n’est pas la sauvegarde d’un état : attendu { $expected }, trouvé « { $found } ».
mistake-newer-dump = Cet état { ELIDE("de", $game) } vient d’un programme plus récent : le champ « { $field } » est inconnu ici. Ouvrez-le avec ce programme.
mistake-other-game = Ceci appartient à { $game }, règles version { $version }. Ouvrez-le avec ce jeu.
mistake-bad-line = La ligne { $line } de la position est illisible : « { $text } ». Comparez avec une position écrite par Tablée.
mistake-missing-line = Il manque à la position la ligne « { $label }: ».
mistake-unknown-line = Une position n’a pas de ligne « { $label }: » ; ses lignes sont : { $known }.
mistake-position-first-line = Une position commence par une ligne comme « { $expected } », pas « { $text } ».
mistake-impossible-position = Aucune partie n’arrive à cette position : { $impossible }.
mistake-impossible-line = Aucune partie n’arrive à cette position : elle dit « { $said } », mais le reste implique « { $found } ».
impossible-cards = les mains, les pioches et les cartes ouvertes ne font pas tout le paquet
impossible-ending = elle dit la partie finie mais en montre une en cours, ou l’inverse
impossible-hand = une main a plus de cartes que les règles ne le permettent
impossible-known = des cartes que tous ont vues dans une main n’y sont pas
impossible-no-action = une place doit agir et n’a rien qu’elle puisse faire
impossible-seats = elle nomme une place qui n’est pas à la table, ou en oublie une
impossible-sum = ses parties ne s’additionnent pas
impossible-turn = ce ne peut pas être le tour de cette place
impossible-waiting = les places qui choisissent en secret ne sont pas celles que les règles interrogent
impossible-winner = il doit y avoir un vainqueur exactement quand quelqu’un a gagné, et ce doit être lui
mistake-bad-record = La ligne { $line } de la feuille de partie est illisible (« { $text } »). Comparez avec docs/record.md.
mistake-record-header = Il manque à la feuille de partie la ligne « { $tag }: ». Elle est abîmée ou coupée.
mistake-record-cut = La feuille s’arrête avant la fin de la partie : elle est coupée, ou c’est une partie inachevée, que seul « load » ouvre.
mistake-record-unfinished = Cette partie n’est pas finie : seul « load » l’ouvre.
mistake-record-finished = Cette partie est finie : regardez-la avec « replay ».
mistake-record-illegal = L’entrée { $entry } de la feuille n’est pas un coup permis (« { $text } ») : { $why }
mistake-record-hash = Après l’entrée { $entry }, la feuille donne l’état { $said }, les règles donnent { $found }.
mistake-record-outcomes = L’entrée { $entry } de la feuille dit « { $said } », la graine donne « { $found } ». Ce ne sont pas les tirages scellés.
mistake-record-result = La feuille donne le résultat « { $said } », les règles donnent « { $found } ».
mistake-record-stopped = La feuille dit que la partie s’est arrêtée avant sa fin (« { $said } », ont abandonné : { $conceded }), mais ses coups disent autre chose.
mistake-record-commitment = La graine ne correspond pas au sceau : { $said } était annoncé, la graine donne { $found }.
mistake-record-line = L’entrée { $entry } de la feuille dit « { $said } », les règles donnent « { $found } ».
mistake-record-not-mine = La part de hasard { $share } n’est pas dans le tirage de cette partie : on a écarté ou remplacé la vôtre.
mistake-record-seals = Les parts de hasard de cette feuille ne conviennent pas aux empreintes que vous avez vues : { $given } données, { $count } dans la feuille. Donnez celles de toutes les personnes, dans l’ordre des places ; si elles y étaient toutes, on a changé une part après que vous aviez livré la vôtre.
mistake-record-no-commitment = La feuille n’a pas de sceau à comparer au vôtre : elle ne peut pas être vérifiée. Seule celle d’une table en a un.
mistake-record-no-seed = La feuille n’a pas de graine : ses tirages ne peuvent pas être vérifiés. Seule celle d’une table en a une.
mistake-record-changed = Le fichier a été changé après son écriture : sa somme de contrôle ne correspond pas, bien que coups et tirages soient justes. Demandez le fichier d’origine.
mistake-cause = { $cause ->
    [changed] Le fichier a été changé après son écriture : sa somme de contrôle ne correspond pas.
    [rules] Le fichier est tel qu’il a été écrit : les règles d’ici ne sont donc pas celles de la partie, et la faute est à ce programme. Signalez-le, avec le fichier.
   *[unknown] La feuille a été changée, ou jouée selon d’autres règles ; elle n’a pas de somme de contrôle pour le dire.
}
mistake-no-secrets-file = La suite a besoin de { $file }, qui dit ce que chaque regard sur { $game } doit ignorer : écrivez-y `secrets(state, viewer)`, ou nommez le fichier avec --secrets.
mistake-no-record-yet = La feuille de partie se lit quand la partie est finie. D’ici là, téléchargez celle de votre place.
mistake-no-choice-there = Après l’entrée { $entry } il n’y avait rien à choisir.
mistake-notes-too-long = Le bot { $bot } a écrit plus de { $limit } octets de notes ; il doit les abréger.

check-title = Vérification { ELIDE("de", $game) }
check-games = parties
check-states = états
check-actions = actions
check-refused = actions hostiles refusées
check-exchanged = paires de secrets échangés
check-consequences = conséquences comparées
check-timed = moments comparés
check-imagined = états imaginés
check-undone = actions reprises
check-sentences = phrases composées
check-secrets = échanges par sorte
check-refusals = refus par code
check-events = événements par sorte
check-passed = Réussi.
check-failed = Échec : { $count ->
    [one] une loi est violée.
   *[other] { $count } lois sont violées.
}
