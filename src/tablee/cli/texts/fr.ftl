# Les phrases de la ligne de commande.

# Aide ------------------------------------------------------------------------------------------------

help-tablee = Tablée : des jeux de société français sur un même moteur de règles, pour les amis, les bots et la recherche.
help-more = « tablee COMMANDE --help » en dit plus sur une commande. Pour commencer : tablee games
help-usage = Usage : { $usage }
help-usage-tablee = tablee COMMANDE [OPTIONS]
help-commands = Commandes
help-options = Options
help-arguments = Arguments
help-play = Joue dans le terminal, contre des bots ou à plusieurs devant le même clavier.
help-games = Donne la liste des jeux.
help-rules = Montre le livret de règles d’un jeu, ou une de ses règles.
help-replay = Regarde une partie finie, entrée par entrée.
help-verify = Recalcule chaque dé et chaque carte d’une partie finie.
help-review = Dit ce qu’une partie finie valait pour chacun, moment par moment, et ce qu’y furent la chance et le jeu.
help-problems = Cherche des problèmes dans des parties : des positions où une action est nettement la meilleure, et que des amateurs manquent.
help-sim = Fait jouer beaucoup de parties aux bots et dit ce qu’il en sort.
help-dataset = Écrit les décisions de nombreuses parties, entre robots ou de joueurs qui l’ont accepté, dans un fichier Parquet, pour apprendre.
help-report = Joue de nombreuses parties et dit ce qu’elles révèlent du jeu, pour qui le conçoit.
help-ladder = Fait se rencontrer les bots d’un jeu, encore et encore, et mesure leur force.
help-tune = Cherche, en jouant contre soi-même, de meilleurs nombres pour ce qu’un jeu sait du bien jouer.
help-check = Soumet un jeu à l’épreuve que tous doivent passer.
help-new-game = Commence un jeu à vous, copie du tout petit.
help-about = Dit la version, la construction, les jeux et la licence.

option-help = Montre cette aide.
option-version = Dit la version.
option-lang = Langue : fr ou en. Sinon, français si la langue du système l’est, anglais autrement.
option-json = Répond en JSON sur la sortie standard.
option-seed = La graine de tout le hasard : la même graine donne la même partie.
option-options = Les options du jeu, sous la forme nom=valeur ; preset=NOM en choisit un ensemble.
option-workers = Nombre de processus ; sinon, un par cœur.
option-ray = Joue sur une grappe Ray : son adresse, « auto » pour celle de cette machine, « local » pour en monter une ici (demande l’extra « ray »).
option-slug = Le jeu, comme « tablee games » l’appelle.
option-players = Nombre de joueurs ; sinon, le plus petit que le jeu accepte.
option-file = Le fichier de la partie.
option-play-slug = Le jeu, comme « tablee games » l’appelle. Inutile avec --load.
option-play-seats = Qui occupe quelle place, par exemple human,bot:novice. Sinon vous avez la première, le meilleur bot les autres.
option-play-seed = La graine de tout le hasard, pour rejouer la même partie. Sinon, elle est tirée.
option-play-load = Continue une partie gardée par « save ». Ses bots savent ce qu’ils savaient.
option-play-json = Donne le résultat en JSON sur la sortie standard quand on quitte la partie ; la partie elle-même va sur la sortie d’erreur.
option-games-every = Donne aussi les exemples destinés à qui écrit des jeux.
option-rules-rule = Une règle comme KAH-5.2, ou une section comme KAH-5.
option-rules-version = La version des règles ; par défaut, la plus récente.
option-replay-at = Le numéro de l’entrée à regarder. Dans un terminal, Entrée avance, b recule.
option-verify-mine = Votre part de hasard, telle que votre navigateur l’a gardée ; à répéter pour chacune de vos places.
option-verify-seal = Une empreinte que vous avez vue au moment de commencer ; à répéter pour la place de chaque personne, dans l’ordre des places.
option-verify-commitment = Le sceau qu’on vous a montré avant la partie. Sans lui la réponse ne peut pas être « vérifié ».
option-review-seconds = Durée approximative, sur tous les cœurs ; une machine plus lente donne en autant de temps une analyse plus grossière.
option-review-rollouts = Parties continuées depuis chaque moment de la courbe ; avec --iterations, l’analyse est la même sur toute machine.
option-review-iterations = Parties imaginées pour chaque décision.
option-review-seed = La graine des parties imaginées.
option-problems-games = Nombre de parties que des robots jouent pour cela.
option-problems-records = Fichiers de parties finies, examinés d’abord.
option-problems-count = Au plus tant de problèmes, dont deux par partie.
option-problems-gap = La meilleure action vaut au moins tant de centièmes de partie gagnée de plus que toute autre.
option-problems-iterations = Parties imaginées à chaque décision, au premier regard.
option-problems-check = Parties avec lesquelles chaque action d’un problème est mesurée pour finir.
option-problems-amateur = Le bot qui joue les parties et doit manquer la réponse : un niveau, ou un bot propre au jeu. S’il y en a plusieurs, séparés par des virgules, le premier joue et tous essaient à tour de rôle.
option-problems-played-by = Le bot qui joue les parties, si ce n’est pas le premier de ceux qui doivent manquer la réponse.
option-problems-action = Seules les décisions où une action de ce type est possible sont regardées, par exemple drop à Pique Plume.
option-problems-widest = Les décisions qui offrent plus de choix que cela sont laissées de côté, car il est long de les mesurer ; 0 pour n’importe combien.
option-problems-seed = La graine de toutes les parties, jouées et imaginées : la même graine trouve les mêmes problèmes.
option-problems-players = Nombre de joueurs ; sinon, de deux à quatre tour à tour, selon ce que permet le jeu.
option-problems-results = Le fichier où les résultats s’ajoutent au fur et à mesure ; une recherche interrompue y reprend. Sinon, problems/JEU.jsonl.
option-problems-add = Un fichier de problèmes auquel s’ajoutent ceux qui sont trouvés ; il garde les siens tant qu’ils sont parmi les plus clairs.
option-problems-recheck = Mesure à nouveau les problèmes du fichier ajouté ; ceux où plus rien ne se détache sont écartés.
option-problems-out = Écrit les problèmes dans ce fichier : data/problems.json du jeu.
option-sim-games = Nombre de parties.
option-sim-bots = Les bots, par exemple greedy,random ; ils changent de place d’une partie à l’autre.
option-sim-iterations = Au plus tant de parties imaginées par décision, quel que soit le niveau : les mêmes parties sur toute machine.
option-sim-milliseconds = Au plus tant de millisecondes par décision, quel que soit le niveau.
option-sim-plot = Dessine durées, victoires par place et avance au fil du temps dans un fichier PNG ou SVG (demande l’extra « plot »).
option-dataset-out = Le fichier Parquet ; des morceaux l’accompagnent tant que tout n’est pas joué, si bien qu’un travail interrompu reprend.
option-dataset-games = Nombre de parties.
option-dataset-bots = Les robots, par exemple greedy,random ; ils changent de siège d’une partie à l’autre.
option-dataset-iterations = Nombre de parties imaginées pour chaque décision par les robots qui réfléchissent : le même fichier sur toute machine.
option-dataset-records = Garde aussi chaque partie entière, dans un dossier à côté du fichier.
option-dataset-from-server = Au lieu de faire jouer des robots, les parties terminées d’un serveur que tous leurs joueurs ont accepté de donner à la recherche ; sans noms.
option-dataset-data = Avec --from-server, le fichier de données du serveur ; par défaut, tablee.sqlite ici.
option-dataset-archive = Avec --from-server, le dossier des parties archivées ; par défaut tablee.sqlite.archive, à côté du fichier de données.
option-dataset-database-url = Avec --from-server, la base PostgreSQL du serveur au lieu d’un fichier.
option-report-games = Nombre de parties.
option-report-bots = Les robots, par exemple greedy ; par défaut, le meilleur de ce jeu.
option-report-compare = Options avec lesquelles jouer autant de parties, par exemple sudden_defeat=links ; le rapport dit ce qu’elles changent.
option-report-iterations = Nombre de parties imaginées pour chaque décision par les robots qui réfléchissent.
option-report-seconds = Le temps d’une décision qui laisse un choix, pour estimer les minutes.
option-report-out = Le fichier HTML ; Markdown et JSON l’accompagnent. Par défaut, JEU-report.html.
option-ladder-games = Nombre de parties entre deux bots ; la moitié à places échangées, avec les mêmes cartes et les mêmes dés.
option-ladder-bots = Les bots, par exemple master,greedy ; sinon, tous ceux qui jouent à ce jeu.
option-ladder-iterations = Au plus tant de parties imaginées par décision, quel que soit le niveau : les mêmes parties sur toute machine.
option-ladder-milliseconds = Au plus tant de millisecondes par décision, quel que soit le niveau.
option-ladder-results = Le fichier où les résultats s’ajoutent au fur et à mesure ; ce qui s’y trouve n’est pas rejoué. Sinon, ladder/JEU.jsonl.
option-ladder-write = Écrit aussi les classements dans ce fichier, en Markdown.
option-tune-fit = Pèse ce que le jeu mesure d’après la suite de tant de parties rapides, au lieu de faire des pas.
option-tune-steps = Nombre de pas ; à chacun, tous les nombres sont un peu déplacés au hasard.
option-tune-deals = Nombre de donnes par pas ; chacune est jouée des deux côtés.
option-tune-iterations = Tant de parties sont imaginées par décision ; avec 0, la règle rapide du jeu joue seule.
option-tune-games = Nombre de parties où le résultat joue ensuite contre ce qu’il y avait au départ.
option-tune-numbers = Les nombres à régler, par exemple lead,trust ; sinon, tous.
option-tune-results = Le fichier où les pas s’ajoutent au fur et à mesure ; un réglage interrompu y reprend. Sinon, ladder/JEU.tuning.jsonl.
option-tune-write = Écrit les nombres dans ce fichier s’ils ont gagné : data/knowledge.json du jeu.
option-check-games = Nombre de parties jouées.
option-check-pairs = Nombre de paires de secrets échangés.
option-check-secrets = Le fichier qui dit les secrets du jeu, avec invariants.py à côté. Inutile dans un dépôt de Tablée.
option-new-game-name = Le nom : minuscules, chiffres et traits d’union.
option-new-game-folder = Où créer le dossier du jeu ; sinon, ici.

# Catalogue -------------------------------------------------------------------------------------------

list-or = ou
games-none = Aucun jeu n’est installé, hormis les exemples. Pour les voir : tablee games --all
games-players = { $players } joueurs
games-next = Pour jouer : tablee play { $slug }
about-title = Tablée { $version }
about-build = Construction
about-compiled = compilée
about-plain = Python simple (plus lent)
about-games = Jeux
about-examples = Exemples
about-licence = Licence
about-package = Installée dans
about-data = Vos données
about-your-files = Les fichiers que vous enregistrez, et le fichier de données de « tablee serve » (tablee.sqlite) ; rien d’autre.

# Jouer -----------------------------------------------------------------------------------------------

you = vous
bot-name = Bot { $number }
pique-plume-feathers = plumes (il en faut { $goal })
pique-plume-dropping = caca sur l’œuf
pique-plume-in-hand = en main
pique-plume-asked = en main, à poser ou garder
biathlon-to-go = reste
biathlon-free = libres
biathlon-place = rang { $place }
medailles-team = équipe { $number }
medailles-points = { $count ->
    [0] 0 point
    [one] 1 point
   *[other] { $count } points
}
medailles-cards = { $count ->
    [0] plus de carte
    [one] 1 carte
   *[other] { $count } cartes
}
medailles-bid = { $seat } présente { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} : { $medal } en { $discipline }.
medailles-countered = { $seat } a contré : personne ne gagne, sauf surenchère.
medailles-asked = { $seat } doit répondre.
olympiades-points = { $count ->
    [0] 0 point
    [one] 1 point
   *[other] { $count } points
}
olympiades-baskets = Paniers : Soleil { $sun }, Vague { $wave }
olympiades-track = piste
olympiades-pad = manette
olympiades-lot = En jeu : { $metal }
olympiades-price = En jeu : { $metal } ; { $seat } annonce { $n }

cartagena-from = case
cartagena-back = reculer
tiny-islet = îlot
tiny-value = valeur
tiny-owner = à
tiny-tile = tuile
tiny-auction = Aux enchères : l’îlot { $islet }.
tiny-auction-holder = Aux enchères : l’îlot { $islet }, pour l’instant à { $crew }.
play-begin = Graine { $seed }. Tapez « aide » pour voir ce qui peut se taper.
pass-keyboard = Passez le clavier à { $name }, puis tapez Entrée.
status-turn = { $count ->
    [one] À vous, { $name }. Une seule action : tapez Entrée.
   *[other] À vous, { $name }. Choisissez parmi { $count } actions.
}
status-todo = { $count ->
    [one] À vous, { $name }. { $todo } Une seule action : tapez Entrée.
   *[other] À vous, { $name }. { $todo }
}
status-secret = { $count ->
    [one] Choisissez en secret ; on n’attend plus que vous.
   *[other] Choisissez en secret ; encore { $count } joueurs.
}
status-others = { $count ->
    [one] À { $names } de décider.
   *[other] { $names } décident, chacun en secret.
}
choice-so-far = Votre choix jusqu’ici : { $steps }
prompt = > { "" }
prompt-more = un numéro joue · ? 2 explique l’action 2 · aide
prompt-more-undo = un numéro joue · ? 2 explique l’action 2 · u reprend · aide
prompt-undo = Entrée pour continuer, u pour reprendre > { "" }
prompt-keep = La feuille de partie peut être gardée. Nom du fichier (Entrée : non) > { "" }
type-a-number = Tapez un numéro de 1 à { $high }.
not-understood = « { $given } » ne dit rien ici. Tapez un numéro de 1 à { $high }, ou « aide ».
named-form = Par son nom : { $name }
why-how = Écrivez l’action par son nom, par exemple « pourquoi » suivi d’un de ceux-ci, avec d’autres valeurs :
why-possible = C’est possible : c’est le numéro { $number }.
hint = Conseil : { $number }, { $action }. Gagne { $percent } fois sur 100 (± { $error }).
hint-only = Conseil : { $number }, { $action }. Il n’y a pas d’autre action.
hint-other = Sinon { $number }, { $action } : gagne { $percent } fois sur 100.
hint-like = À peu près aussi bon : { $number }, { $action } ({ $percent } fois sur 100).
hint-why =    { $told } { $better } fois sur 100 contre { $other } ({ $rule })
hint-none = Ce jeu ne donne pas de conseil.
play-number = 1, 2, 3 …
play-number-help = joue l’action de ce numéro
play-explain = ? 2
play-explain-help = explique l’action 2 : son nom et sa règle
play-why = pourquoi { $action }
play-why-help = pourquoi une action n’est pas possible ; « pourquoi » seul montre comment les actions s’appellent
play-undo = u
play-undo-help = reprend votre dernière action, tant que personne n’en a rien appris
play-log = journal
play-log-help = ce qui s’est passé, avec les règles, autant que vous pouvez le voir
play-rules = règles, règles { $rule }
play-rules-help = le livret, une section ou une règle
play-hint = conseil
play-hint-help = la meilleure action, ce qu’elle vaut, et pourquoi
play-board = plateau
play-board-help = montre encore la position
play-text = texte
play-text-help = la position en quelques lignes de texte, pour l’écouter ou la citer
play-save = sauver FICHIER
play-save-help = garde la partie ; « tablee play --load FICHIER » la continue. Les étapes d’un choix secret encore ouvert ne sont pas gardées.
play-quit = quitter
play-quit-help = quitte la partie
saved-unfinished = C’est gardé. Pour continuer : tablee play --load { $file }
saved-finished = C’est gardé. Pour la revoir : tablee replay { $file }
left = Vous avez quitté la table. La partie n’a pas été gardée.
left-saved = Vous avez quitté la table. Ce qui a été gardé est dans { $file }.
result-win = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
result-win-points = { $count ->
    [one] { $names } gagne, { $more } à { $fewer }.
   *[other] { $names } gagnent, { $more } à { $fewer }.
}
result-draw = Égalité : { $names } partagent la première place.
result-place = Rang
result-name = Nom
result-score = Points
interrupted = Interrompu.

# Revoir, vérifier ------------------------------------------------------------------------------------

stopped-conceded = { $names } { $count ->
    [one] abandonne
   *[other] abandonnent
} : la partie s’arrête ici.
stopped-agreed = La partie s’arrête ici d’un commun accord, sans vainqueur.
stopped-expired = La table a été abandonnée ici.

entry-setup = Mise en place
entry-undo = { $name } reprend sa dernière action
entry-done = { $undone ->
    [yes] { $name } : { $action } (repris)
   *[no] { $name } : { $action }
}
replay-prompt = Entrée { $entry } sur { $last }. Touche Entrée : suivante, b : précédente, un numéro : y aller, q : quitter > { "" }
share-is-in = Votre part de hasard est dans le tirage.
seals-fit = { $count ->
    [one] La part de hasard convient à l’empreinte que vous avez vue.
   *[other] Les { $count } parts de hasard conviennent aux empreintes que vous avez vues.
}
starts-called-off = { $count ->
    [one] Un départ de cette table a été annulé avant la partie
   *[other] { $count } départs de cette table ont été annulés avant la partie
} : chacun était un essai de plus pour qui tient le serveur.
verified = Le tirage est vérifié : { $draws } dés et cartes conformes au sceau.
consistent = Cohérent : { $draws } dés et cartes conformes à la graine de la feuille. Seul un sceau annoncé avant la partie (--commitment) prouverait que la graine n’a pas été choisie exprès.

# Analyse --------------------------------------------------------------------------------------------

review-progress = Analyse
review-title = { $game } : { $moments } moments. Les chiffres sont des centièmes de partie gagnée.
review-name = qui
review-start = départ
review-luck = chance
review-cost = ses décisions
review-given = celles des autres
review-result = résultat
review-error = erreur
review-undecided = La partie a été arrêtée : personne n’a gagné, les dernières chances tiennent lieu de résultat.
review-shared = La victoire est partagée entre tous.
review-best-won = { $winner } gagne et a le mieux joué : ses décisions ont coûté { $cost }, celles { ELIDE("de", $rival) } { $least } (± { $error }). La chance compte pour { $luck }.
review-best-lost = { $rival } a mieux joué { ELIDE("que", $winner) } et perd par malchance : ses décisions ont coûté { $least } contre { $cost } (± { $error }), la chance compte pour { $rivals_luck }.
review-best-beaten = { $rival } a mieux joué { ELIDE("que", $winner) } et perd pourtant : ses décisions ont coûté { $least } contre { $cost } (± { $error }). La chance compte pour { $rivals_luck } de son côté, { $luck } de l’autre.
review-even = { $winner } et { $rival } ont joué de même, autant qu’on puisse en juger (leurs décisions ont coûté { $cost } et { $least }, ± { $error }) : la chance a décidé.
review-rough = Cette analyse est trop grossière pour dire qui a mieux joué : l’erreur est de ± { $error } parties sur 100.
review-turning = Où la chance a fait basculer la partie
review-moment = { $entry }. { $told } ({ $luck } pour { $name })
review-costly = Les décisions les plus chères
review-decision = { $entry }. { $name } : { $action }. Mieux : { $better } (+{ $cost }, ± { $error })
review-why =    { $told } { $better } fois sur 100 contre { $other } ({ $rule })
review-every = Pour tenir dans le temps donné, elle regarde un moment et une décision sur { $every } ; ce que coûtent les autres compte comme chance.
review-made-of = D’après { $rollouts } parties pour chaque moment et { $iterations } pour chaque décision, graine { $seed }.
review-action-concede = abandonner
review-action-play_on = jouer encore

# Problèmes -------------------------------------------------------------------------------------------

problems-progress = Examen des parties
problems-title = { $game } : { $count ->
    [one] 1 problème
   *[other] { $count } problèmes
} en { $games ->
    [one] 1 partie
   *[other] { $games } parties
}. Les chiffres sont des centièmes de partie gagnée.
problems-best = meilleure action
problems-chance = vaut
problems-next = la suivante
problems-found = trouvé par des amateurs
problems-written = Écrit : { $file }
problems-kept = Conservé dans { $file } : une recherche plus longue repart de là.

# Épreuve, simulation ---------------------------------------------------------------------------------

check-progress = Épreuve
sim-progress = Parties
sim-title = { $game }, { $players } joueurs : { $bots }. { $games } parties, graine { $seed }.
sim-who = Victoires
sim-wins = parties
sim-rate = part
sim-interval = intervalle à 95 %
sim-draws = Égalités
sim-decisions = Décisions par partie
sim-entries = Entrées du journal par partie
sim-branching = Actions permises
sim-mean-max = { $mean } en moyenne quand il y a le choix, { $max } au plus
sim-forced = Décisions forcées
sim-endings = Fins
sim-speed = Vitesse
sim-per-second = { $count } décisions/s ({ $seconds } s)
sim-plotted = Dessiné : { $file }
dataset-written = { $rows } décisions, { $games } parties, dans { $file } ({ $speed } lignes/s).
dataset-shared = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } à { $players } places, { $rows } décisions, dans { $file }. Tous ceux qui ont joué ont donné leur accord ; ni noms, ni identifiants, ni heures.
dataset-left-out = { $games ->
    [one] Une partie laissée
   *[other] { $games } parties laissées
  } de côté : un autre nombre de joueurs, ou des options qui changent les observations. Choisissez un nombre avec --players.
report-title = { $game } : ce que disent { $games } parties
report-made = Joueurs : { $players } ; robots : { $bots } ; version { $version } des règles ; options : { $options } ; graine { $seed }.
report-counted = Chaque partie a sa propre donne, et aucune n’apprend rien sur une autre ; entre parenthèses, les bornes entre lesquelles se trouve la vérité dix-neuf fois sur vingt. Pour séparer la chance de l’adresse, { $deals } autres donnes sont jouées deux fois par chaque couple de robots ; les deux parties d’une donne, qui ont les mêmes cartes et les mêmes dés, comptent pour une.
report-written = Le rapport est dans { $file }, et à côté en Markdown et en JSON.
report-decisions = décisions
report-decisions-of-others = décisions des autres
report-actions-open = actions permises
report-as-is = tel quel
report-length-title = Combien dure une partie ?
report-length = Une partie compte { $mean } décisions en moyenne, neuf fois sur dix entre { $low } et { $high } ; à { $seconds } secondes par décision qui laisse un choix, environ { $minutes } minutes.
report-choice-title = A-t-on le choix ?
report-choice = Quand il y a un choix, { $mean } actions sont permises en moyenne et { $most } au plus ; { $forced } des décisions n’en laissent aucun.
report-seats-title = La place compte-t-elle ?
report-seat-unequal = La place { $seat } gagne { $rate } des parties ({ $between }).
report-seats-unequal = Part égale : { $fair }. Entre ces robots, les places ne se valent pas.
report-seats-equal = Aucune place ne gagne nettement plus ou moins souvent que la part égale, { $fair }.
report-lead-title = Combien de temps la partie reste-t-elle ouverte ?
report-lead = La tête change { $changes } fois par partie, la dernière fois après { $settled } de celle-ci en moyenne. Dans { $comeback } des parties décidées ({ $between }), le vainqueur n’était pas en tête à mi-partie.
report-settled = Dernier changement en tête
report-luck-title = Quelle est la part du hasard ?
report-luck-how = Deux robots de force différente jouent { $deals } donnes, chacune deux fois : la seconde avec les mêmes cartes et les mêmes dés, mais à la place de l’autre. Ce qu’une place obtient les deux fois est la chance ; ce que le meilleur robot obtient les deux fois est l’adresse. Le reste ne tient à aucune des deux seule : ce qu’un robot fait de ces cartes-là, ses caprices, et les dés tombés autrement parce qu’on a joué autre chose.
report-luck = Entre { $better } et { $worse }, la chance explique { $luck } des résultats ({ $luckbetween }), l’adresse { $skill } ({ $skillbetween }), la place { $seat } ; reste : { $rest }.
report-luck-figure = Ce qui décide entre deux robots
report-luck-share = % de la variance des rangs
report-part-luck = chance
report-part-skill = adresse
report-part-seat = place
report-part-rest = reste
report-waiting-title = Attend-on longtemps ?
report-waiting = Entre deux de ses décisions, une place attend { $mean } décisions des autres en moyenne, et { $most } au plus.
report-actions-title = Que fait-on, et cela paie-t-il ?
report-actions-never = Jamais fait par ces robots : { $actions }.
report-actions-all = Toutes les sortes d’actions sont employées.
report-actions-kind = action
report-actions-offered = possible
report-actions-taken = faite
report-actions-won = victoires de qui l’a faite
report-endings-title = Comment les parties finissent-elles ?
report-endings = Fins : { $endings }. Parties nulles : { $draws }.
report-depth-title = Bien jouer paie-t-il ?
report-depth = Le robot { $better } gagne { $rate } de ses parties contre { $worse } ({ $between }), une partie nulle comptant pour moitié.
report-compared-title = Et avec { $options } ?
report-compared-length = Avec { $options }, une partie compte { $mean } décisions de plus (entre { $low } et { $high }) : la différence est nette.
report-compared-length-unclear = Avec { $options }, les parties ne sont pas nettement plus longues ni plus courtes : { $mean } décisions de plus (entre { $low } et { $high }).
report-compared-changes = La tête change { $mean } fois de plus (entre { $low } et { $high }) : la différence est nette.
report-compared-changes-unclear = La tête ne change pas nettement plus ni moins souvent : { $mean } fois de plus (entre { $low } et { $high }).
report-compared-first = La première place gagne { $mean } des parties en plus (entre { $low } et { $high }) : la différence est nette.
report-compared-first-unclear = La première place ne gagne pas nettement plus ni moins souvent : { $mean } en plus (entre { $low } et { $high }).
report-compared-luck = La chance explique { $mean } des résultats en plus (entre { $low } et { $high }) : la différence est nette.
report-compared-luck-unclear = La chance n’explique pas nettement plus ni moins : { $mean } des résultats en plus (entre { $low } et { $high }).
ladder-progress = Rencontres
ladder-title = { $game }, { $players } joueurs, graine { $seed }. Le niveau « skilled » vaut 1 500 ; 400 points font dix victoires pour une défaite.
ladder-bot = bot
ladder-rating = force
ladder-above = au-dessus du suivant
ladder-share = gagné entre eux
ladder-games = parties
ladder-kept = Les résultats sont dans { $file } ; la même commande reprend à partir de là.
tune-progress = Réglage
tune-number = nombre
tune-before = avant
tune-after = après
tune-won = Contre les nombres du départ, il a gagné { $share } des points en { $games } parties.
tune-not-better = Ce n’est pas mieux : { $file } reste comme il est.
tune-kept = Écrit : { $file }
plot-title = { $game } : { $games } parties, { $bots }
plot-lengths = Durée des parties (trait : moyenne)
plot-decisions = décisions
plot-games = parties
plot-wins = Victoires par place, intervalle à 95 %
plot-seat = place
plot-share = % des parties
plot-lead = Avance du premier camp sur le suivant
plot-progress = avancement de la partie, %
plot-points = points

# Nouveau jeu -----------------------------------------------------------------------------------------

new-game-made = { $title } est dans { $folder }. Lisez d’abord { $file }.
new-game-next = Tapez ensuite, l’une après l’autre :
new-game-readme =
    # { $title }

    Un jeu pour Tablée, commencé comme copie de son tout petit jeu.

        pip install -e .
        tablee check { $name } --secrets tests/secrets.py
        tablee play { $name }

    - `src/{ $package }/game.py` : identité et options, à lire d’abord
    - `src/{ $package }/rules.py` : état, actions, permis, appliquer, pourquoi pas : chaque règle avec son numéro
    - `src/{ $package }/shapes.py` : ce qui sort d’un état : vue et événements
    - `src/{ $package }/view.py` : qui peut savoir quoi ; un état imaginé d’après une vue
    - `src/{ $package }/position.py` : les positions en texte, dans les deux sens
    - `src/{ $package }/bot.py` : les bots
    - `src/{ $package }/texts/` : toutes les phrases, en français et en anglais, et le livret de règles
    - `tests/secrets.py`, `tests/invariants.py` : ce qui doit rester caché, ce qui doit toujours être vrai

    Changez ensemble une règle, son texte et son numéro, puis refaites l’épreuve.

# Erreurs ---------------------------------------------------------------------------------------------

mistake-unknown-command = Aucune commande ne s’appelle « { $given } » ; il y a : { $known }.
mistake-unknown-flag = « { $command } » n’a pas d’option { $given } ; voyez « { $command } --help ».
mistake-missing-argument = Il manque { $name } à « { $command } » ; voyez « { $command } --help ».
mistake-bad-argument = { $name } ne peut pas valoir « { $given } » ; voyez « { $command } --help ».
mistake-too-many-words = « { $command } » ne sait que faire de « { $given } » ; voyez « { $command } --help ».
mistake-bad-usage = « { $command } » n’a pas été compris ({ $why }) ; voyez « { $command } --help ».
mistake-number-too-small = { $name } vaut { $given }, il faut au moins { $low }.
mistake-bad-problems = { $file } ne contient pas des problèmes tels que les écrit « tablee problems --out » : { $why }.
mistake-bad-pair = « { $given } » n’est pas une option ; écrivez nom=valeur, par exemple --options preset=short.
mistake-no-game-named = Quel jeu ? Écrivez par exemple « tablee play tiny » ; « tablee games » en donne la liste.
mistake-broken-game = Le jeu { $game } ne se charge pas : { $why }. Installez-le de nouveau.
mistake-bad-seats-count = { $given } places sont nommées, mais on joue à { $players } ; écrivez par exemple --seats { $example }.
mistake-bad-seat-kind = Aucune sorte de joueur ne s’appelle « { $given } » ; écrivez par exemple --seats { $example }.
mistake-not-with-load = Une partie gardée apporte ses propres réglages : enlevez { $given }, ou --load.
mistake-bad-number = « { $given } » n’est pas un numéro de 1 à { $high } ; choisissez une action de l’écran.
mistake-bad-entry = Il n’y a pas d’entrée { $given } ; elles vont de 0 à { $last }.
mistake-no-file-name = Sous quel nom ? Écrivez par exemple : sauver partie.tablee
mistake-cannot-read = { $file } ne peut pas être lu : { $why }. Vérifiez le nom.
mistake-not-text = { $file } n’est pas une feuille de partie : ce n’est pas du texte. Choisissez un autre fichier.
mistake-file-too-large = { $file } est trop gros pour une feuille de partie. Choisissez un autre fichier.
mistake-file-exists = { $file } existe déjà ; choisissez un autre nom.
mistake-cannot-write = { $file } ne peut pas être écrit : { $why }. Choisissez un autre endroit.
mistake-bad-plot-format = { $file } ne peut pas être dessiné ; le nom doit finir par : { $known }.
mistake-no-such-folder = Le dossier { $folder } n’existe pas ; créez-le d’abord.
mistake-no-matplotlib = Dessiner demande matplotlib ; installez-le par : pip install "tablee[plot]"
mistake-no-cluster = Aucune grappe Ray ne répond à « { $address } ». Pour en monter une : ray start --head. Pour vous en passer : --ray local.
mistake-no-ray = Ray n’est pas installé. Pour l’installer : pip install "tablee[ray]"
mistake-no-pyarrow = Un jeu de données demande pyarrow. Pour l’installer : pip install "tablee[dataset]"
mistake-nothing-shared = Il n’y a ici aucune partie terminée ({ $game }) que tous ses joueurs ont accepté de donner à la recherche.
mistake-no-shared-records = Les parties des joueurs ne sont données que décision par décision : retirez --records.
mistake-other-plan = { $folder } contient les morceaux d’un autre jeu de données. Terminez-le avec sa propre commande, ou supprimez le dossier.
mistake-bad-report-file = Un rapport est un fichier HTML : « { $file } » ne finit pas par .html.
mistake-ladder-of-one = Un classement demande au moins deux bots différents, par exemple : --bots master,random. Il y a : { $known }.
mistake-nothing-measured = { $game } ne mesure rien qui puisse être pesé : voir « How to give a game a strong bot » dans CONTRIBUTING.md.
mistake-unknown-number = Il n’y a pas de nombre « { $given } » à régler. Il y a : { $known }.
mistake-not-kept-results = { $file } ne contient pas des résultats gardés. Choisissez un autre fichier avec --results.
mistake-other-conditions = { $file } contient des résultats joués dans d’autres conditions (jeu, joueurs, options, graine ou durée). Choisissez un autre fichier avec --results, ou supprimez-le.
mistake-bad-game-name = Un jeu ne peut pas s’appeler « { $given } » ; prenez minuscules, chiffres et traits d’union, une lettre d’abord, par exemple bataille-navale.
mistake-game-exists = Un jeu s’appelle déjà « { $given } » ; choisissez un autre nom.
mistake-package-exists = Un paquet Python s’appelle déjà « { $given } » ; choisissez un autre nom.
mistake-folder-exists = { $folder } existe déjà ; choisissez un autre nom ou un autre --folder.
mistake-no-template = Les tests du tout petit jeu ne sont pas dans { $folder } ; installez Tablée de nouveau.

help-bench = Mesure la vitesse du moteur, à côté d’OpenSpiel dans la même passe.
option-bench-slug = Les jeux à mesurer ; par défaut, tous.
option-bench-compiled = Le dossier où le paquet compilé est installé.
option-bench-rounds = Combien de fois chaque chose est mesurée ; la meilleure compte.
option-bench-seconds = Combien de secondes dure chaque mesure.
option-bench-write = Écrit aussi les résultats dans ce fichier, en Markdown.
bench-progress = Mesures
bench-build = construction
bench-game = jeu
bench-what = quoi
bench-amount = combien
bench-ratio = rapport à OpenSpiel
mistake-bench-no-peer = OpenSpiel n’est pas installé : tapez pip install "tablee[bench]", ou make bench dans un clone.
mistake-bench-died = La mesure { $task } { ELIDE("de", $game) } s’est arrêtée en route. Les lignes au-dessus disent pourquoi.

# Serveur ---------------------------------------------------------------------------------------------

help-serve = Ouvre les tables aux navigateurs de cette machine et de son réseau.
help-think = Réfléchit pour les robots des serveurs reliés par un bus, sur n’importe quelle machine.
help-archive = Sort de la base les parties finies depuis longtemps, vers des fichiers compressés ; la page les montre toujours.
option-archive-older-than = Depuis combien de temps rien ne doit s’être passé à la table, par exemple 90d (jours).
option-archive-data = Le fichier de données du serveur ; par défaut, tablee.sqlite ici.
option-archive-database-url = La base PostgreSQL du serveur au lieu d’un fichier.
option-archive-archive = Le dossier des fichiers ; par défaut tablee.sqlite.archive, à côté du fichier de données. Le serveur doit recevoir le même.
option-archive-vacuum = Rend ensuite au disque ce qui est devenu vide dans la base ; avec un fichier de données, seulement quand aucun serveur ne tourne.
archive-done = { $games ->
    [0] Aucune partie n’était assez ancienne.
    [one] Une partie rangée : { $rows } octets de la base sont devenus un fichier de { $file } octets.
   *[other] { $games } parties rangées : { $rows } octets de la base sont devenus un fichier de { $file } octets, en moyenne.
}
archive-database = La base occupe { $after } octets ; avant, { $before }.
archive-skipped = { $games ->
    [one] Une partie est restée où elle est : ses données sont abîmées.
   *[other] { $games } parties sont restées où elles sont : leurs données sont abîmées.
}
mistake-bad-age = « { $given } » n’est pas un âge ; écrivez par exemple --older-than 90d
mistake-cannot-archive = On ne peut rien écrire dans { $folder } : { $why }. Faites de la place, ou nommez un autre dossier avec --archive ; rien n’est perdu.
mistake-no-archive = Des parties sont dans l’archive, et { $folder } n’en contient pas tous les fichiers. Nommez le dossier avec --archive.
mistake-data-not-current = { $place } vient d’une version plus ancienne de Tablée. Démarrez une fois le serveur, qui le met à jour.
help-backup = Copie le fichier de données, même pendant que le serveur tourne.
option-data = Le fichier de données, créé s’il manque.
option-think-bus = Le serveur Redis ou Valkey auquel les serveurs sont reliés, comme redis://machine:6379.
option-think-workers = Le nombre de questions traitées à la fois ; par défaut, autant que de cœurs.
option-backup-data = Le fichier de données du serveur ; par défaut, tablee.sqlite ici.
option-serve-host = L’adresse d’écoute. Sinon, toute la machine ; 127.0.0.1 ne sert que cette machine.
option-serve-port = Le port d’écoute ; 0 en prend un libre.
option-serve-bus = Un serveur Redis ou Valkey, comme redis://machine:6379, par lequel les serveurs d’une même base PostgreSQL s’entendent aussitôt.
option-serve-workers = Le nombre de processus qui servent ensemble sur cette machine, avec --database-url postgresql://… Un signal HUP les remplace un à un.
option-serve-database-url = Une base PostgreSQL au lieu du fichier de données, comme postgresql://…
option-serve-archive = Le dossier des parties archivées ; par défaut tablee.sqlite.archive, à côté du fichier de données.
option-serve-prefix = Où un serveur mandataire place celui-ci, comme /tables, s’il transmet le préfixe.
option-serve-allow-host = Un nom auquel le serveur répond, par exemple tables.example.org ; peut être donné plusieurs fois.
option-backup-file = La copie à faire.
serve-here = À table ! { $address }
serve-lan = Depuis un téléphone ou une autre machine de ce réseau : { $address }
think-here = Réfléchit pour les robots des serveurs de ce bus, { $workers ->
    [one] une question
   *[other] { $workers } questions
} à la fois. Ctrl+C l’arrête.
serve-stop = Ctrl+C arrête le serveur.
backup-done = { $file } est fait.
backup-archive = Les parties archivées n’y sont pas : copiez aussi le dossier { $folder }.
mistake-bad-prefix = « { $given } » n’est pas un préfixe ; écrivez par exemple --prefix /tables
mistake-bad-database-url = La base « { $given } » est inconnue ; écrivez postgresql://utilisateur@machine/nom, ou rien.
mistake-bad-bus-url = Le bus « { $given } » est inconnu ; écrivez redis://machine:6379, ou rien.
mistake-bus-alone = Un bus relie des serveurs qui partagent une base PostgreSQL : donnez aussi --database-url postgresql://…
mistake-workers-alone = Plusieurs processus partagent une base PostgreSQL : donnez aussi --database-url postgresql://… Un fichier SQLite n’en sert qu’un.
mistake-workers-on-windows = Sous Windows, un seul processus sert à la fois : laissez --workers.
mistake-no-redis = Le bus demande le paquet Python redis, qui n’est pas installé. Dans le clone : scripts/install { $folder } postgres
mistake-no-asyncpg = PostgreSQL demande asyncpg, qui n’est pas installé. Dans le clone : scripts/install { $folder } postgres
mistake-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $why }. Choisissez un autre --port.
mistake-no-data = Il n’y a pas de fichier de données { $file } ; nommez-le avec --data. Une base PostgreSQL se copie avec pg_dump.
mistake-cannot-back-up = { $file } ne peut pas être copié : { $why }.
mistake-data-older = { $place } vient d’une version de Tablée antérieure à la première publiée ; ses parties ne peuvent pas continuer. Gardez-le sous un autre nom, ou choisissez un autre fichier avec --data.
mistake-data-newer = { $place } a été écrit par une version plus récente de Tablée. Mettez Tablée à jour, ou choisissez un autre fichier avec --data.
mistake-data-foreign = { $place } n’est pas un fichier de données de Tablée. Choisissez un autre fichier avec --data.
mistake-data-damaged = { $place } est endommagé. Restaurez votre dernière sauvegarde, ou choisissez un autre fichier avec --data.
mistake-data-read-only = Impossible d’écrire { $place }. Donnez à l’utilisateur qui lance Tablée le droit d’écrire ce fichier et son dossier, ou choisissez un autre fichier avec --data.
mistake-data-locked = Un autre programme occupe { $place }. Fermez-le et recommencez.
mistake-data-full = Le disque de { $place } est plein. Faites de la place et recommencez.
mistake-data-of-others = Des serveurs d’une autre version de Tablée utilisent { $place }. Arrêtez-les tous d’abord ; celui-ci mettra ensuite la base à jour, et les parties en cours continueront.
mistake-data-in-use = Un autre serveur Tablée utilise { $place }. Arrêtez-le, ou choisissez un autre fichier avec --data ; plusieurs serveurs à la fois demandent PostgreSQL (--database-url).
mistake-data-unreachable = La base { $place } ne peut pas être ouverte : { $why }. Vérifiez qu’elle tourne et que son adresse est bonne.
option-serve-proxy = L’adresse d’un mandataire dont on croit ce qu’il dit de l’origine des requêtes ; sinon cette machine. Peut être donnée plusieurs fois.
option-serve-forwarded-header = L’en-tête où il le dit ; sinon X-Forwarded-For.
option-serve-limit = Une limite, comme sockets_per_address=200 ; docs/deploy les dit toutes. Peut être donnée plusieurs fois.
option-serve-mail-from = L’adresse d’où viennent les courriers ; sinon tablee@ le serveur de courrier. Des courriers sont envoyés si l’environnement contient TABLEE_SMTP, comme smtp://nom:motdepasse@hôte:587.
option-serve-notice-host = Un hôte où des webhooks peuvent aller, même dans le réseau local ; sans aucun, tous ceux dont l’adresse est publique. Peut être donné plusieurs fois.
mistake-bad-smtp = TABLEE_SMTP n’est pas un serveur de courrier. Écrivez smtp://nom:motdepasse@hôte:587, ou smtps:// pour TLS d’emblée.
mistake-unknown-limit = Il n’y a pas de limite « { $given } » ; il y a : { $known }.
mistake-bad-limit = La limite { $name } ne peut pas être « { $given } » ; d’ordinaire { $usual }.
help-admin = Pour qui tient un serveur : son état, ses tables et ses personnes, et ce qu’on peut y faire.
option-admin-what = state (d’ordinaire), tables, people, acts (ce qui a été fait), mute, unmute ou banner.
option-admin-subjects = Des tables ou des personnes par leur identifiant, sans cela toutes ; des adresses à faire taire ; le texte du bandeau, sans lequel il est retiré.
option-admin-address = Seulement ce qui vient de cette adresse, telle qu’elle est listée : une empreinte.
option-admin-name = Seulement les noms, ou les tables d’hôtes, qui contiennent cela.
option-admin-days = Seulement les tables où rien ne s’est passé depuis tant de jours ; les noms de cet âge.
option-admin-end = Termine les tables qui seraient listées, comme abandonnées ; leurs parties restent.
option-admin-delete = Supprime ce qui serait listé. Cela ne se reprend pas.
option-admin-fr = Le bandeau en français.
option-admin-en = Le bandeau en anglais.
option-admin-data = Le fichier de données du serveur ; son jeton est à côté. Sans cela, tablee.sqlite ici.
option-server = L’adresse du serveur, préfixe compris ; sinon http://127.0.0.1:8642.
column-table = table
column-game = jeu
column-phase = phase
column-host = hôte
column-address = adresse
column-created = depuis
column-moved = dernier coup
column-entries = entrées
column-lines = lignes dites
column-pages = pages
column-user = personne
column-name = nom
column-tables = tables
column-cost = coût (ms)
column-address-cost = coût de l’adresse (ms)
operator-tables = { $count ->
    [0] Aucune table.
    [one] Une table.
   *[other] { $count } tables.
}
operator-people = { $count ->
    [0] Personne.
    [one] Une personne.
   *[other] { $count } personnes.
}
operator-tables-deleted = { $count ->
    [0] Aucune table à supprimer.
    [one] Une table supprimée.
   *[other] { $count } tables supprimées.
}
operator-people-deleted = { $count ->
    [0] Personne à supprimer.
    [one] Une personne supprimée.
   *[other] { $count } personnes supprimées.
}
mistake-no-operator-token = Le jeton de l’opérateur n’est pas dans { $file }. Donnez avec --data le fichier de données d’un serveur qui a déjà démarré.
mistake-no-server = Le serveur { $server } ne répond pas ({ $why }). Donnez son adresse avec --server.
mistake-server-refuses = Le serveur { $server } refuse : { $why }
mistake-delete-what = Dites ce qu’il faut terminer ou supprimer : des identifiants, --address, --name ou --days.
mistake-end-people = On ne termine que des tables : tablee admin tables --end
mistake-no-such-table = Il n’y a pas de table { $given } : tablee admin tables les liste.
mistake-no-such-user = Il n’y a pas de personne { $given } : tablee admin people les liste.
mistake-mute-what = Dites quelle adresse : tablee admin mute 5f0c2b9a1d3e. tablee admin people les liste.
operator-tables-ended = { $count ->
    [0] Aucune table ouverte à terminer.
    [one] Une table terminée.
   *[other] { $count } tables terminées.
}
admin-acts = { $count ->
    [0] Rien n’a encore été fait.
    [one] Un acte.
   *[other] { $count } actes.
}
admin-version = version
admin-processes = processus
admin-pages = pages connectées
admin-people = personnes
admin-running = tables ouvertes
admin-over = tables finies
admin-archived = dont archivées
admin-data-bytes = base (octets)
admin-free-bytes = place qui reste sur le disque (octets)
admin-is-full = nouvelles tables refusées, faute de place
admin-yes = oui
admin-no = non
admin-unknown = inconnu
admin-notices-waiting = avis en attente
admin-notices-sent = avis envoyés
admin-notices-void = avis devenus inutiles
admin-notices-failed = avis perdus
admin-channels-new = adresses à confirmer ({ $kind })
admin-channels-on = adresses actives ({ $kind })
admin-channels-off = adresses arrêtées ({ $kind })
admin-channels-dropped = adresses abandonnées ({ $kind })
admin-banner = bandeau ({ $lang })
admin-muted = adresse sans parole
failing-table = table mise de côté
failing-review = analyse qui a échoué
failing-worker = travaux qui ont échoué
failing-notice = avis qui ne sont pas arrivés
failing-writing = rien ne peut être écrit
failing-bus = le bus ne répond pas
act-end-table = a terminé une table
act-delete-table = a supprimé une table
act-erase-person = a effacé une personne
act-delete-address = a supprimé tout ce qui venait d’une adresse
act-mute-address = a fait taire une adresse
act-unmute-address = a rendu la parole à une adresse
act-set-banner = a mis le bandeau
column-at = quand
column-act = quoi
column-subject = qui ou quoi
column-detail = précision
serve-operator = Pour qui tient ce serveur, à garder secret : { $address }

help-formula-de = Vérifie un circuit de Formula Dé que vous avez composé, et le dessine.
option-formula-de-task = Ce qu’il faut faire : circuit.
option-formula-de-file = Le fichier du circuit, en TOML.
option-formula-de-picture = Dessiner le circuit dans ce fichier, .svg ou .png.
formula-de-lap = tour
formula-de-gear = vit.
formula-de-car = voiture
formula-de-cell = case
formula-de-ahead = Prochain virage : { $corner } dans { $cells ->
    [one] 1 case
   *[other] { $cells } cases
}, { $stops ->
    [one] 1 arrêt
   *[other] { $stops } arrêts
}.
formula-de-here = Dans { $corner } : { $made } arrêts faits sur { $asked }, { $cells ->
    [0] sur sa dernière case.
    [one] 1 case jusqu’à la dernière.
   *[other] { $cells } cases jusqu’à la dernière.
}
formula-de-tyres = pneus
formula-de-brakes = freins
formula-de-fuel = conso
formula-de-body = carr.
formula-de-engine = mot.
formula-de-handling = tenue
# Tour de France ----------------------------------------------------------------------------------------

help-tour-de-france = Vérifie les cartes de questions d’un club : tablee tour-de-france questions FICHIER
option-tour-de-france-what = Ce qu’il faut vérifier : questions.
option-tour-de-france-file = Le fichier JSON des cartes.
option-tour-de-france-write = Écrit les cartes valables dans ce fichier, sur une ligne, à copier dans l’option « Cartes du club » d’une table.
questions-count = { $count ->
    [0] Aucune carte valable
    [one] Une carte valable
   *[other] { $count } cartes valables
}{ $faults ->
    [0] .
    [one] , une à corriger.
   *[other] , { $faults } à corriger.
}
questions-next = Pour les jouer : copiez-les dans l’option « Cartes du club » d’une table, ou écrivez --write FICHIER pour les avoir sur une ligne.
questions-written = { $file } est écrit : copiez son contenu dans l’option « Cartes du club » d’une table.
tour-stage = Étape { $number } : { $start } → { $end }
tour-legend = ■ ville  ● à pois  ▲ vert  △ blanc  × chute, crevaison, saut de chaîne  S Stratégie  ? Imprévu  t contre-la-montre
tour-left = { $count ->
    [0] arrivé
   *[other] encore { $count }
}
tour-cards = { $count ->
    [0] sans carte
    [one] 1 carte
   *[other] { $count } cartes
}
tour-jokers = { $count ->
    [one] 1 Joker
   *[other] { $count } Jokers
}
tour-wears = maillot { $jerseys }
tour-round = Tour de table { $round }, au tour { ELIDE("de", $name) }.
