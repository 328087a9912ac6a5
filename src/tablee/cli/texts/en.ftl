# The command line’s own sentences.

# Help ------------------------------------------------------------------------------------------------

help-tablee = Tablée: French tabletop games on one rules engine, for friends, bots and research.
help-more = “tablee COMMAND --help” tells you more about a command. Begin with: tablee games
help-usage = Usage: { $usage }
help-usage-tablee = tablee COMMAND [OPTIONS]
help-commands = Commands
help-options = Options
help-arguments = Arguments
help-play = Plays a game in the terminal, against bots or with others at the same keyboard.
help-games = Lists the games.
help-rules = Shows the rule book of a game, or one rule of it.
help-replay = Steps through a finished game, entry by entry.
help-verify = Recomputes every die and card of a finished game.
help-review = Tells what an ended game was worth to whom, moment by moment, and how much was luck and how much was play.
help-problems = Looks for problems in games: positions where one action is clearly best, and amateurs miss it.
help-sim = Plays many games between bots and reports the results.
help-dataset = Writes the decisions of many games, between bots or of people who agreed, into a Parquet file, for learning.
help-report = Plays many games and tells what they say about the game, for designers.
help-ladder = Lets the bots of a game meet again and again, and rates them.
help-tune = Finds better numbers for what a game knows of good play, by self-play.
help-check = Checks a game against the suite that every game must pass.
help-new-game = Starts a game of your own as a copy of the tiny one.
help-about = Shows version, build, games and licence.

option-help = Shows this help.
option-version = Shows the version.
option-lang = Language: fr or en. By default, French where the locale is French, otherwise English.
option-json = Answers with JSON on standard output.
option-seed = The seed of all chance: the same seed gives the same game.
option-options = The game’s options, as name=value; preset=NAME chooses a set of them.
option-workers = Number of processes; by default, one per core.
option-ray = Plays on a Ray cluster: its address, “auto” for the one of this machine, “local” to set one up here (needs the extra “ray”).
option-slug = The game, as “tablee games” calls it.
option-players = Number of players; by default, the fewest the game allows.
option-file = The file of the game.
option-play-slug = The game, as “tablee games” calls it. Not needed with --load.
option-play-seats = Who sits where, for example human,bot:novice. By default you have the first seat and the best bot plays the others.
option-play-seed = The seed of all chance, to play the same game again. By default, one is drawn.
option-play-load = Continues a game kept with “save”. Its bots know what they knew.
option-play-json = Gives the result as JSON on standard output when you leave the game; the game itself goes to standard error.
option-games-every = Also lists the examples for people who write games.
option-rules-rule = A rule such as KAH-5.2, or a section such as KAH-5.
option-rules-version = The version of the rules; by default, the newest.
option-replay-at = The number of the entry to look at. At a terminal, Enter moves on from there and b goes back.
option-verify-mine = Your own share of chance, as your browser kept it; again for each seat you had.
option-verify-seal = A seal that you saw when the game began; again for each person’s seat, in the order of the seats.
option-verify-commitment = The commitment that was shown to you before the game. Without it the answer cannot be “verified”.
option-review-seconds = For about so long, on all cores; a slower machine gets a coarser review in the same time.
option-review-rollouts = Games played on from each moment of the curve; with --iterations the review is the same on every machine.
option-review-iterations = Games thought through for each decision.
option-review-seed = The seed of the games played in thought.
option-problems-games = Number of games that bots play for it.
option-problems-records = Files of finished games to look through first.
option-problems-count = So many problems at most, two of one game.
option-problems-gap = By so many hundredths of a won game, at least, the best action is better than any other.
option-problems-iterations = Games thought through at each decision at first sight.
option-problems-check = Games with which each action of a problem is measured in the end.
option-problems-amateur = The bot that plays the games and has to miss the answer: a level, or a bot of the game’s own. Of several, with commas between them, the first one plays, and all try in turn.
option-problems-played-by = The bot that plays the games, if not the first of those that have to miss the answer.
option-problems-action = Only decisions in which an action of this type may be chosen, such as drop in Pique Plume, are looked at.
option-problems-widest = Decisions with more choices than this are passed over, as they take long to measure; 0 for however many.
option-problems-seed = The seed of all games, played and thought through: the same seed finds the same problems.
option-problems-players = Number of players; by default, two to four in turn, as far as the game allows.
option-problems-results = The file where results are kept as they come; an interrupted run goes on there. By default, problems/GAME.jsonl.
option-problems-add = A file of problems to which those found are added: it keeps its own as long as they are among the clearest.
option-problems-recheck = Measures the problems of the added file again, too; what does not stand out any more is left out.
option-problems-out = Writes the problems to this file: data/problems.json of the game.
option-sim-games = Number of games.
option-sim-bots = The bots, for example greedy,random; they change seats from game to game.
option-sim-iterations = At most so many games thought through for a decision, whatever the level: the same games on every machine.
option-sim-milliseconds = At most so long for a decision, whatever the level.
option-sim-plot = Draws lengths, wins by seat and lead over time into a PNG or SVG file (needs the extra “plot”).
option-dataset-out = The Parquet file; parts lie beside it until all is played, so that an interrupted run goes on.
option-dataset-games = Number of games.
option-dataset-bots = The bots, for example greedy,random; they change seats from game to game.
option-dataset-iterations = So many games are thought through for a decision by bots that think: the same file on every machine.
option-dataset-records = A record of each game, too, in a folder beside the file.
option-dataset-from-server = Instead of letting bots play, the ended games of a server whose people all agreed to give them to research; without names.
option-dataset-data = With --from-server, the server’s data file; by default, tablee.sqlite here.
option-dataset-archive = With --from-server, the folder of archived games; by default tablee.sqlite.archive, beside the data file.
option-dataset-database-url = With --from-server, the server’s PostgreSQL database instead of a file.
option-report-games = Number of games.
option-report-bots = The bots, for example greedy; by default, the best one of the game.
option-report-compare = Options to play as many games with, for example sudden_defeat=links; the report tells what they change.
option-report-iterations = So many games are thought through for a decision by bots that think.
option-report-seconds = How long people take for a decision that leaves a choice, to estimate minutes.
option-report-out = The HTML file; Markdown and JSON lie beside it. By default, GAME-report.html.
option-ladder-games = Number of games between two bots; half of them with seats exchanged and the same cards and dice.
option-ladder-bots = The bots, for example master,greedy; by default, all that play the game.
option-ladder-iterations = At most so many games thought through for a decision, whatever the level: the same games on every machine.
option-ladder-milliseconds = At most so long for a decision, whatever the level.
option-ladder-results = The file where results are kept as they come; what is there is not played again. By default, ladder/GAME.jsonl.
option-ladder-write = Also writes the ratings to this file, as Markdown.
option-tune-fit = Weighs what the game measures by how so many quick games go on, in place of steps.
option-tune-steps = Number of steps; in each, all numbers are nudged a little at random.
option-tune-deals = Number of deals in a step; each is played from both sides.
option-tune-iterations = So many games are thought through for each decision; with 0, the quick policy of the game plays alone.
option-tune-games = Number of games in which the outcome then plays against what it began with.
option-tune-numbers = The numbers to tune, for example lead,trust; by default, all.
option-tune-results = The file where the steps are kept as they come; an interrupted run goes on there. By default, ladder/GAME.tuning.jsonl.
option-tune-write = Writes the numbers to this file if they have won: data/knowledge.json of the game.
option-check-games = Number of games to play.
option-check-pairs = Number of pairs of exchanged secrets to try.
option-check-secrets = The file that states the game’s secrets, with its invariants.py beside it. Not needed in a checkout of Tablée.
option-new-game-name = The name: lower-case letters, digits and hyphens.
option-new-game-folder = Where to make the game’s folder; by default, here.

# Catalogue -------------------------------------------------------------------------------------------

list-or = or
games-none = No games are installed, apart from examples. See them with: tablee games --all
games-players = { $players } players
games-next = To play: tablee play { $slug }
about-title = Tablée { $version }
about-build = Build
about-compiled = compiled
about-plain = plain Python (slower)
about-games = Games
about-examples = Examples
about-licence = Licence
about-package = Installed in
about-data = Your data
about-your-files = The files you save, and the data file of “tablee serve” (tablee.sqlite); nothing else.

# Play ------------------------------------------------------------------------------------------------

you = you
bot-name = Bot { $number }
pique-plume-feathers = feathers ({ $goal } to win)
pique-plume-dropping = dropping on egg
pique-plume-in-hand = in hand
pique-plume-asked = in hand, to place or keep
biathlon-to-go = to go
biathlon-free = free
biathlon-place = place { $place }
medailles-team = team { $number }
medailles-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
medailles-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
medailles-bid = { $seat } presents { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $medal } in { $discipline }.
medailles-countered = { $seat } has countered: nobody wins unless someone outbids.
medailles-asked = { $seat } must answer.
olympiades-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
olympiades-baskets = Baskets: Sun { $sun }, Wave { $wave }
olympiades-track = track
olympiades-pad = pad
olympiades-lot = At stake: { $metal }
olympiades-price = At stake: { $metal }; { $seat } announces { $n }

cartagena-from = from
cartagena-back = back
tiny-islet = islet
tiny-value = value
tiny-owner = won by
tiny-tile = tile
tiny-auction = Up for auction: islet { $islet }.
tiny-auction-holder = Up for auction: islet { $islet }, going to { $crew } as things stand.
play-begin = Seed { $seed }. Type “help” to see what you can type.
pass-keyboard = Pass the keyboard to { $name }, then press Enter.
status-turn = { $count ->
    [one] Your turn, { $name }. There is only one action: press Enter.
   *[other] Your turn, { $name }. Choose one of { $count } actions.
}
status-todo = { $count ->
    [one] Your turn, { $name }. { $todo } There is only one action: press Enter.
   *[other] Your turn, { $name }. { $todo }
}
status-secret = { $count ->
    [one] Choose in secret; you are the last.
   *[other] Choose in secret; { $count } players to go.
}
status-others = { $count ->
    [one] { $names } to decide.
   *[other] { $names } are deciding, each in secret.
}
choice-so-far = Your choice so far: { $steps }
prompt = > { "" }
prompt-more = a number plays · ? 2 explains action 2 · help
prompt-more-undo = a number plays · ? 2 explains action 2 · u takes back · help
prompt-undo = Enter to go on, u to take back > { "" }
prompt-keep = You can keep the record. File name (Enter: no) > { "" }
type-a-number = Type a number from 1 to { $high }.
not-understood = “{ $given }” means nothing here. Type a number from 1 to { $high }, or “help”.
named-form = By name: { $name }
why-how = Write the action by its name: for example “why” followed by one of these, with other values:
why-possible = That is possible: it is number { $number }.
hint = Hint: { $number }, { $action }. Wins { $percent } times in 100 (± { $error }).
hint-only = Hint: { $number }, { $action }. There is no other action.
hint-other = Otherwise { $number }, { $action }: wins { $percent } times in 100.
hint-like = About as good: { $number }, { $action } ({ $percent } times in 100).
hint-why =    { $told } { $better } times in 100 instead of { $other } ({ $rule })
hint-none = This game gives no hints.
play-number = 1, 2, 3 …
play-number-help = plays the action with this number
play-explain = ? 2
play-explain-help = explains action 2: its name and its rule
play-why = why { $action }
play-why-help = why an action is not possible; “why” alone shows what actions are called
play-undo = u
play-undo-help = takes back your last action, as long as nobody has learned anything from it
play-log = log
play-log-help = what has happened, with the rules, as far as you may see it
play-rules = rules, rules { $rule }
play-rules-help = the rule book, a section or a rule
play-hint = hint
play-hint-help = the best action, what it is worth, and why
play-board = board
play-board-help = shows the position again
play-text = text
play-text-help = the position in a few lines of text, to listen to or to quote
play-save = save FILE
play-save-help = keeps the game; “tablee play --load FILE” continues it. Steps of a secret choice that is still open are not kept.
play-quit = quit
play-quit-help = leaves the game
saved-unfinished = Kept. To continue: tablee play --load { $file }
saved-finished = Kept. To replay it: tablee replay { $file }
left = You have left the table. The game was not kept.
left-saved = You have left the table. What was saved is in { $file }.
result-win = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
result-win-points = { $count ->
    [one] { $names } wins, { $more } to { $fewer }.
   *[other] { $names } win, { $more } to { $fewer }.
}
result-draw = A draw: { $names } share first place.
result-place = Place
result-name = Name
result-score = Points
interrupted = Interrupted.

# Replay, verify --------------------------------------------------------------------------------------

stopped-conceded = { $names } { $count ->
    [one] gives
   *[other] give
} up: the game stops here.
stopped-agreed = The game stops here by agreement, without a winner.
stopped-expired = The table was abandoned here.

entry-setup = Setup
entry-undo = { $name } takes back the last action
entry-done = { $undone ->
    [yes] { $name }: { $action } (taken back)
   *[no] { $name }: { $action }
}
replay-prompt = Entry { $entry } of { $last }. Enter: next, b: back, a number: go there, q: quit > { "" }
share-is-in = Your share of chance is in the draw.
seals-fit = { $count ->
    [one] The share of chance fits the seal that you saw.
   *[other] The { $count } shares of chance fit the seals that you saw.
}
starts-called-off = { $count ->
    [one] One start of this table was called off before the game began
   *[other] { $count } starts of this table were called off before the game began
}: each was another try for whoever runs the server.
verified = Draws verified: { $draws } dice and cards match the seal.
consistent = Consistent: { $draws } dice and cards match the seed in the record. Only a commitment announced to you before the game (--commitment) would prove that the seed was not hand-picked.

# Review ---------------------------------------------------------------------------------------------

review-progress = Review
review-title = { $game }: { $moments } moments. Figures are hundredths of a won game.
review-name = who
review-start = start
review-luck = luck
review-cost = own decisions
review-given = others’ decisions
review-result = result
review-error = error
review-undecided = The game was stopped: nobody has won, and the last chances stand for the result.
review-shared = The victory is shared by all.
review-best-won = { $winner } won, and played best: the decisions cost { $cost }, those of { $rival } { $least } (± { $error }). Luck came to { $luck }.
review-best-lost = { $rival } played better than { $winner } and lost to luck: the decisions cost { $least } against { $cost } (± { $error }), luck came to { $rivals_luck }.
review-best-beaten = { $rival } played better than { $winner } and lost all the same: the decisions cost { $least } against { $cost } (± { $error }). Luck came to { $rivals_luck } here, and to { $luck } there.
review-even = { $winner } and { $rival } played alike, as far as can be told (decisions cost { $cost } and { $least }, ± { $error }): luck decided.
review-rough = This review is too rough to say who played better: its error is ± { $error } games in 100.
review-turning = Where luck moved the game most
review-moment = { $entry }. { $told } ({ $luck } for { $name })
review-costly = Decisions that cost most
review-decision = { $entry }. { $name }: { $action }. Better: { $better } (+{ $cost }, ± { $error })
review-why =    { $told } { $better } times in 100 instead of { $other } ({ $rule })
review-every = To be done in time, it looks at one moment and one decision in { $every }; what the others cost counts as luck.
review-made-of = From { $rollouts } games for each moment and { $iterations } for each decision, seed { $seed }.
review-action-concede = give up
review-action-play_on = play on

# Problems --------------------------------------------------------------------------------------------

problems-progress = Looking through games
problems-title = { $game }: { $count ->
    [one] 1 problem
   *[other] { $count } problems
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}. Figures are hundredths of a won game.
problems-best = best action
problems-chance = worth
problems-next = the next best
problems-found = found by amateurs
problems-written = Written: { $file }
problems-kept = Kept in { $file }: a longer run goes on from there.

# Check, sim ------------------------------------------------------------------------------------------

check-progress = Checking
sim-progress = Playing
sim-title = { $game }, { $players } players: { $bots }. { $games } games, seed { $seed }.
sim-who = Wins
sim-wins = games
sim-rate = share
sim-interval = 95% interval
sim-draws = Draws
sim-decisions = Decisions per game
sim-entries = Log entries per game
sim-branching = Legal actions
sim-mean-max = { $mean } on average where there is a choice, { $max } at most
sim-forced = Forced decisions
sim-endings = Endings
sim-speed = Speed
sim-per-second = { $count } decisions/s ({ $seconds } s)
sim-plotted = Drawn: { $file }
dataset-written = { $rows } decisions of { $games } games are in { $file } ({ $speed } rows/s).
dataset-shared = { $rows } decisions of { $games ->
    [one] one game
   *[other] { $games } games
  } with { $players } seats are in { $file }. Everybody who played them agreed; no names, ids or times are in it.
dataset-left-out = { $games ->
    [one] One game was
   *[other] { $games } games were
  } left out: another number of players, or options that make other observations. Name a number with --players.
report-title = { $game }: what { $games } games say
report-made = { $players } players, bots { $bots }, rules version { $version }, options { $options }, seed { $seed }.
report-counted = Every game has its own cards and dice, so that no game tells anything of another; between brackets, the range in which the truth lies nineteen times out of twenty. To tell luck from skill, { $deals } more deals are played twice by each two bots; the two games of a deal, which have cards and dice in common, count as one.
report-written = The report is in { $file }, and beside it as Markdown and JSON.
report-decisions = decisions
report-decisions-of-others = decisions of others
report-actions-open = legal actions
report-as-is = as it is
report-length-title = How long is a game?
report-length = A game takes { $mean } decisions on average, nine games out of ten between { $low } and { $high }; with { $seconds } seconds for each decision that leaves a choice, about { $minutes } minutes.
report-choice-title = How much choice is there?
report-choice = Where there is a choice, { $mean } actions are open on average and { $most } at most; { $forced } of all decisions leave no choice.
report-seats-title = Does it matter where one sits?
report-seat-unequal = Seat { $seat } wins { $rate } of the games ({ $between }).
report-seats-unequal = An equal share would be { $fair }: the seats are not equal between these bots.
report-seats-equal = No seat wins clearly more or less often than the equal share of { $fair }.
report-lead-title = How long does a game stay open?
report-lead = The lead changes { $changes } times in a game, for the last time after { $settled } of it on average. In { $comeback } of the decided games ({ $between }), the winner was not ahead at half-time.
report-settled = When the lead changed for the last time
report-luck-title = How much is luck?
report-luck-how = Two bots of different strength play each of { $deals } deals twice: the second time with the same cards and dice, but from each other’s seats. What a seat gets both times is luck; what the better bot gets both times is skill. The rest is in neither alone: what a bot makes of just these cards, its own whims, and dice that fell differently because something else was done.
report-luck = Between { $better } and { $worse }, luck decides { $luck } of the results ({ $luckbetween }), skill { $skill } ({ $skillbetween }), the seat { $seat }; { $rest } remain.
report-luck-figure = What decides between two bots
report-luck-share = % of the variance of the places
report-part-luck = luck
report-part-skill = skill
report-part-seat = seat
report-part-rest = rest
report-waiting-title = How long does one wait?
report-waiting = Between two of its own decisions a seat waits for { $mean } decisions of others on average, and for { $most } at most.
report-actions-title = What is done, and does it pay?
report-actions-never = Never done by these bots: { $actions }.
report-actions-all = Every kind of action is done.
report-actions-kind = action
report-actions-offered = possible
report-actions-taken = done
report-actions-won = whoever did it won
report-endings-title = How do games end?
report-endings = Endings: { $endings }. Draws: { $draws }.
report-depth-title = Does skill pay?
report-depth = The bot { $better } wins { $rate } of its games against { $worse } ({ $between }), a draw counting half.
report-compared-title = And with { $options }?
report-compared-length = With { $options } a game has { $mean } decisions more ({ $low } to { $high }): a clear difference.
report-compared-length-unclear = With { $options } games are not clearly longer or shorter: { $mean } decisions more ({ $low } to { $high }).
report-compared-changes = The lead changes { $mean } times more ({ $low } to { $high }): a clear difference.
report-compared-changes-unclear = The lead does not change clearly more or less often: { $mean } times more ({ $low } to { $high }).
report-compared-first = The first seat wins { $mean } more of the games ({ $low } to { $high }): a clear difference.
report-compared-first-unclear = The first seat does not win clearly more or less often: { $mean } more ({ $low } to { $high }).
report-compared-luck = Luck decides { $mean } more of the results ({ $low } to { $high }): a clear difference.
report-compared-luck-unclear = Luck does not decide clearly more or less: { $mean } more ({ $low } to { $high }).
ladder-progress = Meeting
ladder-title = { $game }, { $players } players, seed { $seed }. The level “skilled” is set at 1,500; 400 points are ten wins for each loss.
ladder-bot = bot
ladder-rating = rating
ladder-above = above the next
ladder-share = won of their games
ladder-games = games
ladder-kept = Results are in { $file }; the same command goes on from there.
tune-progress = Tuning
tune-number = number
tune-before = before
tune-after = after
tune-won = Against the numbers it began with it won { $share } of the points in { $games } games.
tune-not-better = That is no better: { $file } was left as it is.
tune-kept = Written: { $file }
plot-title = { $game }: { $games } games, { $bots }
plot-lengths = Length of the games (line: mean)
plot-decisions = decisions
plot-games = games
plot-wins = Wins by seat, with 95% interval
plot-seat = seat
plot-share = % of games
plot-lead = Lead of the first side over the next
plot-progress = progress of the game, %
plot-points = points

# New game --------------------------------------------------------------------------------------------

new-game-made = { $title } is in { $folder }. Read { $file } first.
new-game-next = Now type, one after the other:
new-game-readme =
    # { $title }

    A game for Tablée, started as a copy of its tiny game.

        pip install -e .
        tablee check { $name } --secrets tests/secrets.py
        tablee play { $name }

    - `src/{ $package }/game.py`: identity and options; read this first
    - `src/{ $package }/rules.py`: state, actions, legal, apply, why not, each rule with its id
    - `src/{ $package }/shapes.py`: what leaves a state, view and events
    - `src/{ $package }/view.py`: who may know what; a state imagined from a view
    - `src/{ $package }/position.py`: positions as text, both ways
    - `src/{ $package }/bot.py`: bots
    - `src/{ $package }/texts/`: every sentence and the rule book, in French and in English
    - `tests/secrets.py`, `tests/invariants.py`: what must stay hidden, and what must always hold

    Change a rule, its text and its id together, then check again.

# Mistakes --------------------------------------------------------------------------------------------

mistake-unknown-command = There is no command “{ $given }”; the commands are: { $known }.
mistake-unknown-flag = “{ $command }” has no option { $given }; see “{ $command } --help”.
mistake-missing-argument = “{ $command }” needs { $name }; see “{ $command } --help”.
mistake-bad-argument = { $name } cannot be “{ $given }”; see “{ $command } --help”.
mistake-too-many-words = “{ $command }” does not know what to do with “{ $given }”; see “{ $command } --help”.
mistake-bad-usage = “{ $command }” was not understood ({ $why }); see “{ $command } --help”.
mistake-number-too-small = { $name } is { $given }, but must be at least { $low }.
mistake-bad-problems = { $file } does not hold problems as “tablee problems --out” writes them: { $why }.
mistake-bad-pair = “{ $given }” is not an option; write name=value, for example --options preset=short.
mistake-no-game-named = Which game? Write, for example, “tablee play tiny”; “tablee games” lists them.
mistake-broken-game = The game { $game } cannot be loaded: { $why }. Reinstall it.
mistake-bad-seats-count = { $given } seats are named, but there are { $players } players; write, for example, --seats { $example }.
mistake-bad-seat-kind = There is no player of the kind “{ $given }”; write, for example, --seats { $example }.
mistake-not-with-load = A saved game brings its own settings: leave out { $given }, or --load.
mistake-bad-number = “{ $given }” is not a number from 1 to { $high }; choose one of the actions on the screen.
mistake-bad-entry = There is no entry { $given }; the entries go from 0 to { $last }.
mistake-no-file-name = Under what name? Write, for example: save game.tablee
mistake-cannot-read = { $file } cannot be read: { $why }. Check the name.
mistake-not-text = { $file } is not a record: it is not text. Choose another file.
mistake-file-too-large = { $file } is too large to be a record. Choose another file.
mistake-file-exists = { $file } already exists; choose another name.
mistake-cannot-write = { $file } cannot be written: { $why }. Choose another place.
mistake-bad-plot-format = { $file } cannot be drawn; end the name with one of: { $known }.
mistake-no-such-folder = There is no folder { $folder }; create it first.
mistake-no-matplotlib = Drawing needs matplotlib; install it with: pip install "tablee[plot]"
mistake-no-cluster = No Ray cluster answers at “{ $address }”. To start one: ray start --head. To do without: --ray local.
mistake-no-ray = Ray is not installed. To install it: pip install "tablee[ray]"
mistake-no-pyarrow = A data set needs pyarrow. To install it: pip install "tablee[dataset]"
mistake-nothing-shared = There is no ended game of { $game } here that all its people have agreed to give to research.
mistake-no-shared-records = Games of people are given as decisions only: leave out --records.
mistake-other-plan = { $folder } holds parts of another data set. Finish that one with its own command, or remove the folder.
mistake-bad-report-file = A report is an HTML file: “{ $file }” does not end with .html.
mistake-ladder-of-one = A ladder needs at least two different bots, for example: --bots master,random. There are: { $known }.
mistake-nothing-measured = { $game } measures nothing that could be weighed: see “How to give a game a strong bot” in CONTRIBUTING.md.
mistake-unknown-number = There is no number “{ $given }” to tune. There are: { $known }.
mistake-not-kept-results = { $file } does not hold kept results. Choose another file with --results.
mistake-other-conditions = { $file } holds results that were played under other conditions (game, players, options, seed or time). Choose another file with --results, or delete it.
mistake-bad-game-name = A game cannot be called “{ $given }”; use lower-case letters, digits and hyphens, a letter first, for example sea-fight.
mistake-game-exists = There is already a game “{ $given }”; choose another name.
mistake-package-exists = There is already a Python package “{ $given }”; choose another name.
mistake-folder-exists = { $folder } already exists; choose another name or another --folder.
mistake-no-template = The tests of the tiny game are not in { $folder }; reinstall Tablée.

help-bench = Measures how fast the engine is, alongside OpenSpiel in the same run.
option-bench-slug = The games to measure; by default, all of them.
option-bench-compiled = The folder where the compiled package is installed.
option-bench-rounds = How often each thing is measured; the best result counts.
option-bench-seconds = How many seconds each measurement takes.
option-bench-write = Also writes the results to this file, as Markdown.
bench-progress = Measuring
bench-build = build
bench-game = game
bench-what = what
bench-amount = how much
bench-ratio = ratio to OpenSpiel
mistake-bench-no-peer = OpenSpiel is not installed: type pip install "tablee[bench]", or make bench in a clone.
mistake-bench-died = The measurement { $task } of { $game } stopped midway. The lines above say why.

# Server ----------------------------------------------------------------------------------------------

help-serve = Opens tables to browsers on this machine and its network.
help-think = Thinks for the bots of servers that share a bus, on any machine.
help-archive = Moves games that ended long ago out of the database, into compressed files; the page still shows them.
option-archive-older-than = How long nothing must have happened at a table, as 90d.
option-archive-data = The server’s data file; by default, tablee.sqlite here.
option-archive-database-url = The server’s PostgreSQL database instead of a file.
option-archive-archive = The folder of the files; by default tablee.sqlite.archive, beside the data file. The server must be given the same.
option-archive-vacuum = Afterwards gives the disk back what has become empty in the database; with a data file, only while no server runs.
archive-done = { $games ->
    [0] No game was old enough.
    [one] One game moved: { $rows } bytes of the database became a file of { $file } bytes.
   *[other] { $games } games moved: { $rows } bytes of the database became a file of { $file } bytes, on average.
}
archive-database = The database takes { $after } bytes; before, { $before }.
archive-skipped = { $games ->
    [one] One game was left where it is: what is stored of it is damaged.
   *[other] { $games } games were left where they are: what is stored of them is damaged.
}
mistake-bad-age = “{ $given }” is no age; write, for example, --older-than 90d
mistake-cannot-archive = Nothing can be written into { $folder }: { $why }. Make room, or name another folder with --archive; nothing was lost.
mistake-no-archive = Some games are in the archive, and not all of its files are in { $folder }. Name the folder with --archive.
mistake-data-not-current = { $place } is from an earlier version of Tablée. Start the server once, which brings it up to date.
help-backup = Copies the data file, even while the server is running.
option-data = The data file, created if it is missing.
option-think-bus = The Redis or Valkey server to which the servers are connected, such as redis://host:6379.
option-think-workers = How many questions are thought about at once; by default, as many as there are cores.
option-backup-data = The server’s data file; by default, tablee.sqlite here.
option-serve-host = The address to listen on. By default, every address of this machine; 127.0.0.1 serves this machine only.
option-serve-port = The port to listen on; 0 picks any free one.
option-serve-bus = A Redis or Valkey server, such as redis://host:6379, over which servers on one PostgreSQL hear of each other at once.
option-serve-workers = How many processes serve together on this machine, with --database-url postgresql://… A HUP signal replaces them one by one.
option-serve-database-url = A PostgreSQL database instead of the data file, such as postgresql://…
option-serve-archive = The folder of archived games; by default tablee.sqlite.archive, beside the data file.
option-serve-prefix = Where a reverse proxy puts the server, such as /tables, if it passes the prefix on.
option-serve-allow-host = A name the server answers to, for example tables.example.org; can be given several times.
option-backup-file = The copy to make.
serve-here = À table! { $address }
serve-lan = From a phone or another machine on this network: { $address }
think-here = Thinks for the bots of the servers on this bus, about { $workers ->
    [one] one question
   *[other] { $workers } questions
} at a time. Ctrl+C stops it.
serve-stop = Ctrl+C stops the server.
backup-done = { $file } has been made.
backup-archive = Archived games are not in it: copy the folder { $folder }, too.
mistake-bad-prefix = “{ $given }” is not a prefix; write, for example, --prefix /tables
mistake-bad-database-url = “{ $given }” is not a known kind of database; write postgresql://user@host/name, or leave it out.
mistake-bad-bus-url = “{ $given }” is not a known kind of bus; write redis://host:6379, or leave it out.
mistake-bus-alone = A bus connects servers that share a PostgreSQL database: give --database-url postgresql://… as well.
mistake-workers-alone = Several processes share a PostgreSQL database: give --database-url postgresql://… as well. A SQLite file is for one.
mistake-workers-on-windows = On Windows one process serves at a time: leave out --workers.
mistake-no-redis = The bus needs the Python package redis, which is not installed. In the clone: scripts/install { $folder } postgres
mistake-no-asyncpg = PostgreSQL needs asyncpg, which is not installed. In the clone: scripts/install { $folder } postgres
mistake-cannot-listen = Cannot listen on { $host }, port { $port }: { $why }. Choose another --port.
mistake-no-data = There is no data file { $file }; name it with --data. A PostgreSQL database is copied with pg_dump.
mistake-cannot-back-up = { $file } cannot be copied: { $why }.
mistake-data-older = { $place } was made by a Tablée from before its first release; its games cannot be continued. Keep it under another name, or choose another file with --data.
mistake-data-newer = { $place } was written by a newer Tablée. Update Tablée, or choose another file with --data.
mistake-data-foreign = { $place } is not a data file of Tablée. Choose another file with --data.
mistake-data-damaged = { $place } is damaged. Restore your latest backup, or choose another file with --data.
mistake-data-read-only = { $place } cannot be written. Give the user who runs Tablée the right to write the file and its folder, or choose another file with --data.
mistake-data-locked = Another program holds { $place }. Close it and start again.
mistake-data-full = The disk that holds { $place } is full. Make room and start again.
mistake-data-of-others = Servers of another version of Tablée are running on { $place }. Stop all of them first; this one then brings the database up to date, and running games go on.
mistake-data-in-use = Another Tablée server is using { $place }. Stop it, or choose another file with --data; several servers at once need PostgreSQL (--database-url).
mistake-data-unreachable = The database { $place } cannot be opened: { $why }. Check that it runs and that its address is right.
option-serve-proxy = The address of a reverse proxy that is believed about where requests come from; otherwise this machine. May be given several times.
option-serve-forwarded-header = The header in which it says so; otherwise X-Forwarded-For.
option-serve-limit = A limit, as sockets_per_address=200; docs/deploy has them all. May be given several times.
option-serve-mail-from = The address that letters come from; otherwise tablee@ the mail server. Letters are sent if the environment has TABLEE_SMTP, as smtp://name:password@host:587.
option-serve-notice-host = A host to which web hooks may go, even in a private network; without any, all that have a public address. Can be given several times.
mistake-bad-smtp = TABLEE_SMTP is no mail server. Write smtp://name:password@host:587, or smtps:// for TLS from the start.
mistake-unknown-limit = There is no limit “{ $given }”; there are: { $known }.
mistake-bad-limit = The limit { $name } cannot be “{ $given }”; usually it is { $usual }.
help-admin = For whoever runs a server: how it is, its tables and people, and what can be done about them.
option-admin-what = state (usual), tables, people, acts (what was done), mute, unmute or banner.
option-admin-subjects = Tables or people by their ids, without any all of them; addresses to mute; the text of the banner, without any it is taken down.
option-admin-address = Only what came from this address, as it is listed: a hash.
option-admin-name = Only names, or tables of hosts, that contain this.
option-admin-days = Only tables at which nothing has happened for so many days; only names that old.
option-admin-end = Ends the tables that would be listed, as abandoned ones; their records stay.
option-admin-delete = Deletes what would be listed. It cannot be taken back.
option-admin-fr = The banner in French.
option-admin-en = The banner in English.
option-admin-data = The data file of the server; its token lies beside it. Without it, tablee.sqlite here.
option-server = The address of the server with its prefix; otherwise http://127.0.0.1:8642.
column-table = table
column-game = game
column-phase = phase
column-host = host
column-address = address
column-created = since
column-moved = last move
column-entries = entries
column-lines = lines said
column-pages = pages
column-user = person
column-name = name
column-tables = tables
column-cost = cost (ms)
column-address-cost = cost of the address (ms)
operator-tables = { $count ->
    [0] No tables.
    [one] One table.
   *[other] { $count } tables.
}
operator-people = { $count ->
    [0] Nobody.
    [one] One person.
   *[other] { $count } people.
}
operator-tables-deleted = { $count ->
    [0] No tables to delete.
    [one] One table deleted.
   *[other] { $count } tables deleted.
}
operator-people-deleted = { $count ->
    [0] Nobody to delete.
    [one] One person deleted.
   *[other] { $count } people deleted.
}
mistake-no-operator-token = The operator’s token is not in { $file }. Give with --data the data file of a server that has been started.
mistake-no-server = The server { $server } does not answer ({ $why }). Give its address with --server.
mistake-server-refuses = The server { $server } refuses: { $why }
mistake-delete-what = Say what is to be ended or deleted: ids, --address, --name or --days.
mistake-end-people = Only tables can be ended: tablee admin tables --end
mistake-no-such-table = There is no table { $given }: tablee admin tables lists them.
mistake-no-such-user = There is no person { $given }: tablee admin people lists them.
mistake-mute-what = Say which address: tablee admin mute 5f0c2b9a1d3e. tablee admin people lists them.
operator-tables-ended = { $count ->
    [0] No open tables to end.
    [one] One table ended.
   *[other] { $count } tables ended.
}
admin-acts = { $count ->
    [0] Nothing has been done yet.
    [one] One act.
   *[other] { $count } acts.
}
admin-version = version
admin-processes = processes
admin-pages = pages connected
admin-people = people
admin-running = tables that are open
admin-over = tables that are over
admin-archived = of them archived
admin-data-bytes = database (bytes)
admin-free-bytes = room left on the disk (bytes)
admin-is-full = new tables are refused, for want of room
admin-yes = yes
admin-no = no
admin-unknown = unknown
admin-notices-waiting = notices that wait
admin-notices-sent = notices sent
admin-notices-void = notices no longer needed
admin-notices-failed = notices lost
admin-channels-new = receivers to confirm ({ $kind })
admin-channels-on = receivers turned on ({ $kind })
admin-channels-off = receivers turned off ({ $kind })
admin-channels-dropped = receivers dropped ({ $kind })
admin-banner = banner ({ $lang })
admin-muted = muted address
failing-table = table set aside
failing-review = review that failed
failing-worker = jobs that failed
failing-notice = notices that did not arrive
failing-writing = nothing can be written
failing-bus = the bus does not answer
act-end-table = ended a table
act-delete-table = deleted a table
act-erase-person = erased a person
act-delete-address = deleted all from an address
act-mute-address = muted an address
act-unmute-address = let an address talk again
act-set-banner = set the banner
column-at = when
column-act = what
column-subject = whom or what
column-detail = more
serve-operator = For the operator of this server, to be kept secret: { $address }

help-formula-de = Checks a circuit you have designed for Formula Dé, and draws it.
option-formula-de-task = What to do: circuit.
option-formula-de-file = The circuit file, in TOML.
option-formula-de-picture = Draw the circuit into this file, .svg or .png.
formula-de-lap = lap
formula-de-gear = gear
formula-de-car = car
formula-de-cell = cell
formula-de-ahead = Next: { $corner } in { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}, { $stops ->
    [one] 1 stop
   *[other] { $stops } stops
}.
formula-de-here = In { $corner }: { $made } of { $asked } stops made, { $cells ->
    [0] on its last cell.
    [one] 1 cell to its last one.
   *[other] { $cells } cells to its last one.
}
formula-de-tyres = tyres
formula-de-brakes = brakes
formula-de-fuel = fuel
formula-de-body = body
formula-de-engine = eng.
formula-de-handling = handl.
# Tour de France ----------------------------------------------------------------------------------------

help-tour-de-france = Checks a club’s question cards: tablee tour-de-france questions FILE
option-tour-de-france-what = What to check: questions.
option-tour-de-france-file = The JSON file of the cards.
option-tour-de-france-write = Writes the valid cards to this file, on one line, to copy into the option “Cards of your club” of a table.
questions-count = { $count ->
    [0] No valid card
    [one] One valid card
   *[other] { $count } valid cards
}{ $faults ->
    [0] .
    [one] , one to correct.
   *[other] , { $faults } to correct.
}
questions-next = To play with them, copy them into the option “Cards of your club” of a table; --write FILE puts them on one line.
questions-written = { $file } has been written: copy its content into the option “Cards of your club” of a table.
tour-stage = Stage { $number }: { $start } → { $end }
tour-legend = ■ town  ● polka-dot  ▲ green  △ white  × crash, puncture, dropped chain  S strategy  ? surprise  t time trial
tour-left = { $count ->
    [0] finished
   *[other] { $count } to go
}
tour-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
tour-jokers = { $count ->
    [one] 1 Joker
   *[other] { $count } Jokers
}
tour-wears = { $jerseys } jersey
tour-round = Round { $round }, { $name }’s turn.
