# La page : tout ce qui n’est ni d’un jeu, ni de la table, ni du noyau.

skip = Aller au contenu
home = Accueil
home-waiting = Accueil ; { $count ->
    [one] une table vous attend
   *[other] { $count } tables vous attendent
}
nav = Principal
nav-play = Jouer
nav-rules = Règles
settings = Réglages
settings-of = Réglages { ELIDE("de", $name) }
other-language = English
theme-to-day = Passer au jour
theme-to-night = Passer à la nuit
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié.
copy-failed = Le navigateur ne permet pas de copier : sélectionnez le lien.
send-link = Envoyer
loading = Un instant…
reload = Recharger
part-missing = Une partie de la page n’est pas arrivée : il faut la recharger.
connection-lost = Connexion perdue. Nous réessayons ; votre place vous attend.
back-online = Connexion retrouvée. Rien n’a été perdu.
outdated = Tablée a été mise à jour.
refusal-connection-lost = Le serveur ne répond pas. Réessayez dans un instant.
refusal-table-deleted = Qui tient ce serveur vient de supprimer cette table et tout ce qui s’y est joué.
refusal-other = Cela n’a pas marché ({ $code }).
to-home = Retour à l’accueil
lost-title = Introuvable
lost = Il n’y a rien à cette adresse.

welcome = À table !
pitch = Des jeux de société, entre amis ou contre des bots. Sans compte ni publicité.
your-name = Votre nom à table
server-password = Mot de passe du serveur
who-are-you = Qui êtes-vous ?
go-on = Continuer
guest = Invité
open-table = Ouvrir une table
open-table-of = Ouvrir une table : { $game }
play-now = Jouer maintenant
play-short = Jouer
play-now-label = Jouer maintenant : { $game }, contre des bots
rules-of = Règles : { $game }
code-label = Code d’une table
join = Rejoindre
my-tables = Mes tables
next-table = Table suivante
next-table-of = { $count ->
    [one] Table suivante : { $game }
   *[other] Table suivante : { $game } ; { $count } vous attendent
}
days-off-all = Prendre du repos
open-tables = Tables ouvertes
ended-tables = Parties finies
invited-by = { $name } vous invite
decline = Décliner
decline-label = Décliner l’invitation : { $game }
have-name = J’ai déjà un nom ici
my-page = Votre page
no-open-tables = Aucune table ouverte. Ouvrez la vôtre, les bots sont libres.
no-ended-tables = Vos parties finies seront ici, coup par coup.
waiting-for-you = { $count ->
    [one] 1 vous attend
   *[other] { $count } vous attendent
}
your-turn = À vous de jouer
with = avec { $names }
enter = Entrer
enter-label = { $action } : { $game }
look-on = Regarder
see-again = Revoir
see-again-label = Revoir la partie : { $game }
seats-left = { $count ->
    [one] reste 1 place
   *[other] reste { $count } places
}
phase-gathering = on se réunit
phase-closing = va commencer
phase-playing = en cours
games = Jeux
players = { $count } joueurs
players-either = { $few } ou { $many } joueurs
players-range = { $few }–{ $many } joueurs
example-help = Un petit jeu d’exemple, pour qui veut en créer un : toutes les règles en dix minutes.
promise-1 = Rien de caché ne fuit
promise-1-more = Chacun reçoit ce que sa place peut savoir.
promise-2 = Chaque refus cite sa règle
promise-2-more = Demandez « pourquoi pas ? » à tout moment.
promise-3 = Chaque dé se vérifie
promise-3-more = Le tirage est scellé avant le premier lancer.
promise-4 = À l’œil, au clavier, à l’oreille
promise-4-more = Tous les plateaux ont leur double en texte.

learn = Apprendre en jouant
learn-of = Apprendre : { $game }
learn-step = Leçon, étape { $at } sur { $last }
learn-strayed = C’est un coup permis. La leçon en veut un autre :
problems-all = Tous les problèmes
problem-of-day = Problème du jour
back = Revenir

read-rules = Lire les règles
kind = Qui joue ici ?
kind-me = Moi
kind-open = Libre : le premier venu
kind-reserved = Réservée : par invitation
kind-hot-seat = Sur cet appareil aussi
kind-bot = Bot { $level }
kind-person = Quelqu’un
options = Options
preset = Préréglage
preset-none = Aucun : les règles de base
fill-with-bots = Compléter par des bots
guest-name = Nom du joueur
choose-file = Choisir un fichier
drop-file = ou déposez ici un fichier { $kind }
as-file = Par un fichier { $kind }, ou en collant un texte
or-paste = { $label } : ou collez ici le texte
empty-it = Vider
picture-of = Dessin : { $label }
secret-text = Personne d’autre ne le voit avant la fin de la partie.
secret-value = secret jusqu’à la fin
text-given = { $count ->
    [one] un texte d’un caractère
   *[other] un texte de { $count } caractères
}
finding-fault = Faute :
finding-warning = Attention :
finding-more = { $count ->
    [one] et une autre faute
   *[other] et { $count } autres fautes
}
table = La table
left-days = { $count } j
left-hours = { $count } h
seat-off = en repos jusqu’au { $day }
notice-time-up-once = Temps écoulé pour { $name } : cette fois, un bot a répondu à sa place.
notice-time-up-bot = Temps écoulé pour { $name } : un bot joue la place { $number }.
notice-time-up-last = Temps écoulé pour { $name }, qui est classé dernier.
notice-days-off = { $name } prend du repos.

level-random = au hasard
level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-expert = expert
level-master = maître
level-novice = novice
level-greedy = vif
level-perfect = à la mémoire parfaite
level-simple = simple
level-best = fort
# Prénoms des bots, un par place, courts pour tenir sur un téléphone.
bot-names = Nino Lise Gus Mila Théo Ida Sacha Rosa Tom Zoé
seat-name = Place { $number }
same-name = { $name } ({ $number })
somebody = Quelqu’un

seats = Places
seat-you = vous
seat-host = hôte
seat-bot = bot { $level }
seat-open = libre
seat-reserved = réservée
seat-absent = parti
chip-bot = bot
seat-conceded = a abandonné
seat-sitting-in = un bot { $level } tient la place
seat-ready = Prêt
seat-on-turn = À son tour.
seat-agrees = Propose d’arrêter là.
seat-muted = Sans parole.
team-name = Équipe { $letter }
swap-with = Changer de place avec
seat-colour-0 = corail, à rayures
seat-colour-1 = indigo, à points
seat-colour-2 = mimosa, à triangle
seat-colour-3 = sapin, à croix
seat-colour-4 = rose, à anneau
seat-colour-5 = ciel, à vagues
seat-colour-6 = terre, à carré
seat-colour-7 = prune, à étoile
seat-colour-8 = craie, à chevrons
seat-colour-9 = encre, à losange
sit-down = S’asseoir
stand-up = Se lever
take-host = Devenir l’hôte
take-host-help = L’hôte s’est absenté : quelqu’un d’autre peut tenir la table.
ask-seat = Demander cette place
seat-yours = Votre place { $number } a été libérée pendant votre absence.
take-host-back = Redevenir l’hôte
take-host-back-help = Quelqu’un d’autre tient votre table.
put-out = Exclure
put-out-sure = Exclure { $name } ?
put-out-help = { $name } ne pourra se rasseoir ici qu’avec l’invitation d’une place réservée.
request-seat = { $name } demande la place { $number }.
request-host = { $name } demande à tenir la table en l’absence de l’hôte.
request-mine-seat = Vous avez demandé la place { $number }.
request-mine-host = Vous avez demandé à tenir la table.
request-waits = Accord attendu : { $names }.
request-agree = D’accord
request-decline = Pas d’accord
request-withdraw = Retirer ma demande
notice-put-out = L’hôte a exclu { $name }.
notice-seat-freed = { $name } s’est absenté : l’hôte a libéré la place { $number }.
notice-seat-taken = { $name } prend la place { $number }, avec l’accord de la table.
notice-seat-taken-back = { $name } a repris la place { $number }.
notice-host-handed = { $name } est maintenant l’hôte de la table.
notice-host-taken = { $name } est maintenant l’hôte de la table.
notice-host-taken-back = { $name } est de nouveau l’hôte de la table.
notice-request-declined = La table n’a pas accepté la demande { ELIDE("de", $name) }.
free-seat = Libérer la place
sit-in = Confier sa place à un bot
take-over = Reprendre ma place
place = { $place }{ $place ->
    [1] er
   *[other] e
}
time-left = Temps restant : { $time }

table-of = { $game }, table { ELIDE("de", $name) }
spectators = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
looking-on = Vous regardez
begin = Commencer
ready = Je suis prêt
not-ready = Finalement, pas encore
you-are-ready = Vous êtes prêt. La partie commence dès que tous le sont.
start-bots = Faire jouer les bots
sit-down-to-play = Asseyez-vous pour jouer, ou restez pour regarder.
your-share = Votre part de hasard
your-share-help = En vous disant prêt, votre navigateur tire 16 octets au sort et n’en montre que l’empreinte ; il les livre une seule fois, quand toutes les empreintes sont là, et jamais à côté d’autres. Le tirage en dépend : même qui tient le serveur ne peut pas choisir les cartes. Mais il peut les lire, y compris celles à venir : jouez là où vous lui faites confiance. Vous pouvez ajouter un mot.
your-word = Un mot à vous (facultatif)
invite-others = Inviter
invite = Inviter à cette place
invite-again = Nouvelle invitation
invitation-for = Invitation pour la place { $number }
link = Lien de la table
qr-alt = Code QR : { $label }
code-is = Code :
seal-title = Le sceau du hasard
seal-help = Le serveur a tiré une graine et en montre l’empreinte. Votre navigateur la garde et comparera à la fin.
commitment-changed = Attention : le serveur montre un autre sceau du hasard que celui que votre navigateur a gardé. Votre part reste ici ; le hasard de cette table n’est pas sûr.
seals-changed = Attention : le serveur montre d’autres empreintes que celles pour lesquelles votre navigateur a livré votre part de hasard, ou la demande une seconde fois. À moins que vous ne jouiez aussi sur un autre appareil, le hasard de cette partie n’est pas sûr.
cancelled-missing = Le départ est annulé : la part de hasard { ELIDE("de", $name) } n’est pas arrivée.
cancelled-wrong = Le départ est annulé : la part de hasard { ELIDE("de", $name) } ne correspond pas à son sceau.
cancelled-left = Le départ est annulé : { $name } a quitté sa place.

status-your-turn = À vous, { $name }.
status-choose = { $count ->
    [one] Un seul coup est possible.
   *[other] Choisissez un coup.
}
status-secret = Choisissez en secret{ $count ->
    [0] .
    [one]  ; encore 1 joueur.
   *[other]  ; encore { $count } joueurs.
}
status-locked = C’est verrouillé.
status-waiting = On attend { $names }.
status-others = { $count ->
    [one] Au tour { ELIDE("de", $names) }.
   *[other] On attend { $names }.
}
status-bot-plays = Un bot { $level } joue pour vous.
status-closing = Chacun apporte sa part de hasard…
status-seats-free = { $count ->
    [one] Il reste une place.
   *[other] Il reste { $count } places.
}
status-are-you-ready = Tout le monde est là. On commence ?
status-host-starts = Les bots sont prêts.
result-win = { $who ->
    [you] Vous gagnez
    [team] Vous gagnez avec { $names }
   *[other] { $names } { $count ->
        [one] gagne
       *[other] gagnent
    }
}{ $how }.
result-conceded = { $who ->
    [you] Vous gagnez
    [team] Vous gagnez avec { $names }
   *[other] { $names } { $count ->
        [one] gagne
       *[other] gagnent
    }
} par abandon.
result-draw = Partie nulle entre { $names }.
result-agreed = La partie s’arrête d’un commun accord, sans vainqueur.
result-expired = La table a été abandonnée.
result-finished = La partie est finie.
result-conceded-none = La partie est abandonnée.

board = Plateau en texte
board-whole = Tout le plateau
board-follow = Suivre le jeu
board-missing = Le plateau dessiné n’est pas arrivé ; il reste celui en texte.
to-words = Plateau en texte
to-drawing = Plateau dessiné
which-one = Lequel ?
preview = Ce que ce coup apporterait
position-waiting = choisissent
position-submitted = ont choisi
position-choice = choix secret
actions = À vous
actions-secret = Votre choix secret
actions-list = Coups possibles
play-action = Jouer ce coup
preview-open = La suite dépend du hasard ou de ce que vous ne savez pas.
draft = Choisi jusqu’ici :
take-back-step = Reprendre cette étape
undo = Reprendre mon coup
hint = Conseil
hint-says = Conseil : { $action }.
hint-worth = Gagne { $percent } fois sur 100 (± { $error }).
hint-rather = { $percent } fois sur 100 :
hint-others = Les autres, et pourquoi
hint-like = À peu près autant ({ $percent } sur 100) :
hint-why = { $told } { $better } fois sur 100 avec le coup conseillé, { $other } avec celui-ci.
why-not = Pourquoi pas ?
why-which = Quelle sorte de coup ?
why-any = Toutes
why-search = Chercher par mots
why-list = Coups qui ne sont pas permis maintenant
why-more = { $count ->
    [one] Et 1 autre : précisez.
   *[other] Et { $count } autres : précisez.
}
why-none = Aucun coup interdit ne contient ces mots.
why-allowed = Ce coup est permis.

# Ce qui s’est passé depuis le dernier coup du lecteur.
since = Depuis votre tour
since-last = Dernier coup
since-nothing = La partie commence.
since-look = Revoir coup par coup
since-back = Coup précédent
since-next = Coup suivant

log = Journal
side = À lire
tab-log = Journal
tab-rules = Règles
tab-moments = Moments
no-moments = Les moments qui comptent seront ici : fins de manche, victoires.
log-and-chat = Journal et discussion
log-empty = Rien ne s’est encore passé.
open-rule = Règle { $rule }
rule-link = Lien vers la règle { $rule }
no-such-rule = Cette règle n’est pas dans ce livret.
whole-rules = Toutes les règles
chat = Discussion
chat-lines = Ce qui s’est dit
chat-said = { $name } : { $text }
chat-unread = Discussion, { $count ->
    [one] 1 message non lu
   *[other] { $count } messages non lus
}
chat-empty = Personne n’a encore parlé.
chat-earlier = Lignes précédentes
chat-write = Écrire à la table
chat-send = Envoyer
chat-closed = Silence : ainsi le veut la règle.
chat-seated-only = Seuls les joueurs parlent pendant la partie.
chat-spectators-silent = L’hôte a fermé la discussion aux spectateurs.
spectators-may-speak = Les spectateurs peuvent écrire avant et après la partie
mute-person = Retirer la parole à { $name }
unmute-person = Rendre la parole à { $name }
may-speak = { $name } a la parole
chat-deleted = effacé
chat-erase = Effacer « { $text } »

menu = Menu de la table
orders = Consignes permanentes
your-seat = Votre place
let-bot-play = Laisser un bot jouer
agree-to-end = Proposer d’arrêter là
agree-no-more = Ne plus proposer d’arrêter
concede = Abandonner
concede-sure = Abandonner la partie ?
concede-help = Un bot joue alors à votre place, et vous finissez à la dernière. Cela ne se reprend pas.
concede-help-duel = La partie est alors finie, et vous l’avez perdue. Cela ne se reprend pas.
export = Ma feuille de partie
report = Signaler un problème
report-help = Ce texte ne contient que ce que votre place peut savoir, sans aucun nom. Envoyez-le à la personne qui tient ce serveur, en disant ce que vous attendiez.
report-text = Texte à envoyer
report-by-hand = Sélectionnez le texte et copiez-le.
curtain = Passez l’appareil
curtain-pass = Passez l’appareil à { $name }. Les autres ne regardent pas.
curtain-open = C’est moi, { $name }
hand-on = Passer l’appareil
hand-on-next = C’est maintenant à { $name }.

result = Résultat
points = { $count ->
    [0] 0 point
    [one] { $count } point
   *[other] { $count } points
}
outcome-you = Vous gagnez !
outcome-you-with = Vous gagnez avec { $names } !
outcome-wins = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
outcome-drawn = Égalité
outcome-over = Partie finie
ending-turning = Les moments qui ont compté
ending-table = Le détail
ending-picture = Image à partager
ending-shared = L’image est enregistrée.
picture-failed = L’image n’a pas pu être faite.
rematch = Revanche
join-rematch = Rejoindre la revanche
replay = Revoir la partie
review = Analyse
download = Feuille de partie
verify = Vérifier le tirage
verdict-verified = Vérifié : le hasard est celui qui était scellé avant la partie, et personne n’a pu le choisir.
verdict-consistent = Cohérent : tout concorde, mais ce navigateur n’a pas tout vu avant la partie ; cela prouve moins.
verdict-bad = Le hasard de cette partie n’est pas celui qui était scellé.
check-seed-good = La graine révélée donne bien le sceau publié.
check-seed-bad = La graine révélée ne donne pas le sceau publié.
check-seed-unknown = La graine n’est pas révélée.
check-kept-good = Le sceau est celui que ce navigateur a gardé.
check-kept-bad = Le sceau n’est pas celui que ce navigateur a gardé.
check-kept-unknown = Ce navigateur n’avait pas gardé de sceau.
check-seals-good = Chaque part de hasard convient à l’empreinte que ce navigateur a vue.
check-seals-bad = Une part de hasard ne correspond pas à l’empreinte annoncée.
check-seals-unknown = Ce navigateur n’a pas vu d’empreintes au moment de commencer.
check-mine-good = Votre propre part de hasard est dans le tirage.
check-mine-bad = Votre propre part de hasard n’est pas dans le tirage (à moins que vous ne vous soyez dit prêt sur un autre appareil).
check-mine-unknown = Ce navigateur n’a pas apporté de part de hasard.
check-starts-good = Le serveur ne cache aucun départ annulé, pour ce que ce navigateur a vu.
check-starts-bad = Le serveur annonce moins de départs annulés que ce navigateur n’en a vu.
called-off = { $count ->
    [one] Un départ de cette table a été annulé
   *[other] { $count } départs de cette table ont été annulés
} avant la partie : chacun était un essai de plus pour qui tient le serveur.
verify-more = Pour recalculer chaque dé et chaque carte, gardez la feuille de partie et tapez :

replay-play = Dérouler la partie
replay-pause = Arrêter
picture-png = Image PNG
picture-svg = Image SVG

search-rules = Chercher dans les règles
found-rules = { $count ->
    [one] 1 règle trouvée
   *[other] { $count } règles trouvées
}
contents = Sommaire
no-rules-found = Aucune règle ne contient ces mots.

look = Affichage
theme-auto = Comme l’appareil
theme-day = Jour
theme-night = Nuit
motion-auto = Comme l’appareil
sound = Sons
sound-on = Sons de la table
board-drawn = Dessiné
board-words = En texte
motion-fast = Rapide
motion-none = Sans animation
pace = Rythme des bots
pace-brisk = Vif
pace-calm = Posé : on a le temps de lire
pace-steps = Pas à pas : chacun attend que vous le vouliez
pace-next = Suite
pace-skip = Tout voir
only-one = Jouer seul le coup quand tout le monde voit qu’il n’y en a qu’un

signed-out = Vous n’êtes plus connecté qu’ici.

operator = Tenir ce serveur
