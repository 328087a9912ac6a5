# The kernel's own sentences: refusals of the table, mistakes, the rules that hold for every game.

seat-name = Seat { $number }
list-nothing = nothing
list-and = { $first } and { $last }

position-each = { $owner }: { $what }
position-unseen = unseen
position-unseen-count = { $count } unseen

section-TAB-1 = Taking part
rule-TAB-1-1 = A table has the seats its game was begun with, numbered from 0.
rule-TAB-1-2 = Only the actions that a game knows can be played.
rule-TAB-1-3 = When a game is over nothing can be played any more.
rule-TAB-1-4 = Only who must decide now can act.
rule-TAB-1-5 = A secret choice that has been submitted stays as it is until all are revealed.
section-TAB-2 = Taking back
rule-TAB-2-1 = The last action can be taken back as long as, since then, nothing was left to chance, nothing unknown was shown to its side, no other side was asked to decide, no secret choice was submitted and nothing shown for a moment was turned down.
rule-TAB-2-2 = The steps of a secret choice can be taken back one by one until it is submitted.

refusal-no-such-seat = There is no such seat: this table has { $seats } of them, numbered from 0.
refusal-no-such-action = The game knows no such action. Choose one of those on offer.
refusal-game-over = The game is over.
refusal-not-your-decision = It is not your decision now.
refusal-already-submitted = Your choice is locked until all are revealed.
refusal-nothing-to-take-back = There is no open step to take back.
refusal-no-undo = Too late: since then something was drawn or shown, or it is for others to decide.

event-taken-back = { $who ->
    [you] You take back your last action.
   *[other] { $seat } takes back the last action.
}

reason-random = Chosen at random.

mistake-unknown-game = There is no game “{ $given }”; the games are: { $known }.
mistake-unknown-version = Version { $given } of { $game } is not shipped here; there are: { $known }. Install a release that has it.
mistake-not-a-game = The entry point { $name } ({ $value }) does not name a game. It must name a `Game`.
mistake-chance-not-allowed = This must not need chance, but it asked for some.
mistake-bad-players = { $game } cannot be played by { $given }; it takes { $allowed } players.
mistake-bad-seat = There is no seat { $given }; the seats are { $seats }.
mistake-unknown-option = There is no option “{ $option }”; the options are: { $known }.
mistake-bad-option = Option { $option } cannot be “{ $value }”; it takes: { $allowed }.
mistake-faulty-option = Option { $option }: { $fault } (place: { $where }, rule: { $rule }). It takes: { $allowed }.
mistake-text-missing = Option { $option } is missing: it is needed with { $needs }.
mistake-text-needless = Option { $option } is given only with { $needs }.
finding-too-long = The text is longer than { $limit } characters. Shorten it.
finding-not-allowed = It takes: { $allowed }.
mistake-unsuited-option = With { $players } players option { $option } cannot be “{ $value }”; it takes: { $allowed }.
mistake-bad-options-text = These options are not a JSON object: { $text }
mistake-unknown-preset = There is no preset “{ $preset }”; the presets are: { $known }.
mistake-unknown-word = “{ $word }” is no { $field }; there are: { $known }.
mistake-unknown-action = No action is called “{ $text }”; write for example: { $known }.
mistake-unknown-rule = There is no rule { $given }; the rules are: { $known }
mistake-unknown-bot = There is no bot “{ $given }” for this game; the bots are: { $known }.
mistake-unknown-language = There are no texts in “{ $given }”; the languages are: { $known }.
mistake-broken-texts = A text in “{ $lang }” cannot be read near: { $text }
mistake-broken-text = The text { $key } in “{ $lang }” cannot be put together: { $why }
mistake-missing-text = The text { $key } is missing in “{ $lang }”.
mistake-empty-bag = There is no { $kind } left to draw.
mistake-not-in-bag = There is no { $kind } { $name } left in the bag.
mistake-empty-range = Chance was asked for a number below 0; it needs at least one value to choose from.
mistake-range-too-large = Chance gives numbers below { $largest } at most.
mistake-script-too-short = The rules ask for outcome { $place }, a { $kind }, but the script ends before it. Add it.
mistake-script-too-long = Outcome { $place } (“{ $said }”) was never asked for. Take it out of the script.
mistake-script-other-kind = Outcome { $place } is “{ $said }”, but the rules ask for a { $kind } there.
mistake-script-out-of-range = The outcome “{ $said }” is not between { $low } and { $high }.
mistake-bad-view = This is no view of the game: { $why }
mistake-bad-dump = This is no dump of a state: expected { $expected }, found “{ $found }”.
mistake-newer-dump = This dump of { $game } was written by a newer program: the field “{ $field }” is not known here. Open it with that program.
mistake-other-game = This belongs to { $game }, rules version { $version }. Open it with that game.
mistake-bad-line = Line { $line } of the position cannot be read: “{ $text }”. Compare it with a position that Tablée has written.
mistake-missing-line = The position lacks the line “{ $label }:”.
mistake-unknown-line = A position has no line “{ $label }:”; its lines are: { $known }.
mistake-position-first-line = A position begins with a line such as “{ $expected }”, not “{ $text }”.
mistake-impossible-position = No game can reach this position: { $impossible }.
mistake-impossible-line = No game can reach this position: it says “{ $said }”, but from the rest of it follows “{ $found }”.
impossible-cards = hands, piles and open cards do not make up the whole deck
impossible-ending = it says that the game is over and shows a game that goes on, or the other way round
impossible-hand = a hand holds more cards than the rules allow
impossible-known = cards that all have seen in a hand are not in it
impossible-no-action = a seat must act and has nothing that it may do
impossible-seats = it names a seat that is not at the table, or leaves one out
impossible-sum = its parts do not add up
impossible-turn = the seat on turn cannot be
impossible-waiting = the seats that choose in secret are not those that the rules ask
impossible-winner = there is a winner exactly when somebody has won, and it is whoever has
mistake-bad-record = Line { $line } of the record cannot be read (“{ $text }”). Compare it with docs/record.md.
mistake-record-header = The record lacks its header line “{ $tag }:”. It is damaged or was cut off.
mistake-record-cut = The record ends before the game does: it is cut off, or it is an unfinished game, which only “load” takes.
mistake-record-unfinished = This game is not finished: only “load” opens it.
mistake-record-finished = This game is finished: look at it with “replay”.
mistake-record-illegal = Entry { $entry } of the record is no legal play (“{ $text }”): { $why }
mistake-record-hash = After entry { $entry } the record says state { $said }, the rules give { $found }.
mistake-record-outcomes = Entry { $entry } of the record says “{ $said }”, the seed gives “{ $found }”. These are not the draws that were sealed.
mistake-record-result = The record says result “{ $said }”, the rules give “{ $found }”.
mistake-record-stopped = The record says that the game was stopped before its end (“{ $said }”, gave up: { $conceded }), but its moves say otherwise.
mistake-record-commitment = The seed does not fit the commitment: { $said } was announced, the seed gives { $found }.
mistake-record-line = Entry { $entry } of the record says “{ $said }”, the rules give “{ $found }”.
mistake-record-no-commitment = The record has no commitment to compare yours with, so it cannot be verified. Only a table's record has one.
mistake-record-no-seed = The record has no seed, so its draws cannot be checked. Only a table's record has one.
mistake-record-changed = The file was changed after it was written: its checksum does not fit, though moves and draws hold. Ask for the file as it was written.
mistake-cause = { $cause ->
    [changed] The file was changed after it was written: its checksum does not fit.
    [rules] The file is as it was written, so these are other rules than those it was played by: this program is at fault. Please report it, with the file.
   *[unknown] The record was changed, or it was made by other rules; it has no checksum that would tell.
}
mistake-no-secrets-file = The suite needs { $file }, which states what each viewer of { $game } must not know: write `secrets(state, viewer)` there, or name the file with --secrets.
mistake-no-record-yet = The record can be read when the game is over. Until then, download your seat's own file.
mistake-notes-too-long = The bot { $bot } has written more than { $limit } bytes of notes; it must keep them shorter.

check-title = Check of { $game }
check-games = games
check-states = states
check-actions = actions
check-refused = hostile actions refused
check-exchanged = exchanged pairs of secrets
check-consequences = consequences compared
check-imagined = imagined states
check-undone = actions taken back
check-sentences = sentences rendered
check-secrets = exchanged by kind
check-refusals = refusals by code
check-events = events by kind
check-passed = Passed.
check-failed = Failed: { $count ->
    [one] one law is broken.
   *[other] { $count } laws are broken.
}
