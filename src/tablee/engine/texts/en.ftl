# The kernel’s own sentences: refusals of the table, mistakes, the rules that hold for every game.

seat-name = Seat { $number }
list-nothing = nothing
list-and = { $first } and { $last }

position-each = { $owner }: { $what }
position-unseen = unseen
position-unseen-count = { $count } unseen

section-TAB-1 = Taking part
rule-TAB-1-1 = A table has the seats its game was started with, numbered from 1. Records count them from 0.
rule-TAB-1-2 = Only the actions that a game knows can be played.
rule-TAB-1-3 = Once a game is over, nothing more can be played.
rule-TAB-1-4 = Only a player who has to decide now can act.
rule-TAB-1-5 = A secret choice that has been submitted stays as it is until all are revealed.
section-TAB-2 = Taking back
rule-TAB-2-1 = The last action can be taken back as long as, since then, nothing has been left to chance, nothing unknown has been shown to its side, no other side has been asked to decide, no secret choice has been submitted and nothing shown for a moment has been turned down again.
rule-TAB-2-2 = The steps of a secret choice can be taken back one by one until it is submitted.
rule-TAB-2-3 = Where a game demands silence nothing is taken back, since that would be a way to talk.
section-TAB-3 = Answers of the table
rule-TAB-3-1 = The table answers for a person only as that person has ordered, or when the time is up. Whether and when it does so never depends on what that person alone knows, so the time the table takes tells nothing. Those who can do only one thing, and alone know it, do it themselves.
rule-TAB-3-2 = Those who have asked the table to answer for them where there is only one action are answered for only where everyone can see that there is no other.
rule-TAB-3-3 = A bot answers after a pause that has nothing to do with what it knows; its thinking time is part of the pause. If it thinks longer, it waits for the end of another pause.

refusal-no-such-seat = There is no such seat: this table has { $seats } seats, numbered from 1. Records count them from 0.
refusal-no-such-action = The game knows no such action. Choose one of those on offer.
refusal-game-over = The game is over.
refusal-not-your-decision = It is not your turn to decide.
refusal-already-submitted = Your choice is locked until all choices are revealed.
refusal-nothing-to-take-back = There is no open step to take back.
refusal-no-undo = Too late: something has been drawn or shown since, or others are to decide; or the rules demand silence.

event-taken-back = { $who ->
    [you] You take back your last action.
   *[other] { $seat } takes back the last action.
}

reason-random = Chosen at random.
reason-only-action = There is nothing else to do.
reason-thought-through = All things considered, a chance of about { $percent }%.

mistake-unknown-game = There is no game “{ $given }”; the games are: { $known }.
mistake-unknown-version = Version { $given } of { $game } is not included here; there are: { $known }. Install a release that includes it.
mistake-not-a-game = The entry point { $name } ({ $value }) does not name a game. It must name a `Game`.
mistake-chance-not-allowed = This must not depend on chance, but it asked for a draw.
mistake-bad-players = { $game } cannot be played by { $given }; it takes { $allowed } players.
mistake-bad-seat = There is no seat { $given }; the seats are { $seats }.
mistake-unknown-option = There is no option “{ $option }”; the options are: { $known }.
mistake-bad-option = Option { $option } cannot be “{ $value }”; it takes: { $allowed }.
mistake-faulty-option = Option { $option }: { $fault } (place: { $where }, rule: { $rule }). It takes: { $allowed }.
mistake-text-missing = Option { $option } is missing: it is needed with { $needs }.
mistake-text-needless = Option { $option } can be given only with { $needs }.
finding-too-long = The text is longer than { $limit } characters. Shorten it.
finding-not-allowed = It takes: { $allowed }.
mistake-unsuited-option = With { $players } players option { $option } cannot be “{ $value }”; it takes: { $allowed }.
mistake-bad-options-text = These options are not a JSON object: { $text }
mistake-unknown-preset = There is no preset “{ $preset }”; the presets are: { $known }.
mistake-unknown-word = “{ $word }” is not a { $field }; there are: { $known }.
mistake-unknown-action = No action is called “{ $text }”; write, for example: { $known }.
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
mistake-script-too-long = Outcome { $place } (“{ $said }”) was never asked for. Remove it from the script.
mistake-script-other-kind = Outcome { $place } is “{ $said }”, but the rules ask for a { $kind } there.
mistake-script-out-of-range = The outcome “{ $said }” is not between { $low } and { $high }.
mistake-unknown-rewards = There are no rewards “{ $given }”; choose one of: { $known }.
mistake-unknown-illegal = “{ $given }” does not say what becomes of an action that is not legal; choose one of: { $known }.
mistake-unknown-render-mode = There is no way “{ $given }” to draw a position; choose one of: { $known }.
mistake-reset-first = No game has begun here. Call `reset` first.
mistake-no-observation = { $game } does not say what a learner observes. Declare `observation` in its game.py (docs/research.md).
mistake-observation-too-long = A list has { $found } elements, but its observation has room for { $most } only. Declare more in observation.py.
mistake-bad-view = This is not a view of the game: { $why }
mistake-bad-dump = This is not a dump of a state: expected { $expected }, found “{ $found }”.
mistake-newer-dump = This dump of { $game } was written by a newer program: the field “{ $field }” is unknown here. Open it with that program.
mistake-other-game = This belongs to { $game }, rules version { $version }. Open it with that game.
mistake-bad-line = Line { $line } of the position cannot be read: “{ $text }”. Compare it with a position that Tablée has written.
mistake-missing-line = The position lacks the line “{ $label }:”.
mistake-unknown-line = A position has no line “{ $label }:”; its lines are: { $known }.
mistake-position-first-line = A position begins with a line such as “{ $expected }”, not “{ $text }”.
mistake-impossible-position = No game can reach this position: { $impossible }.
mistake-impossible-line = No game can reach this position: it says “{ $said }”, but the rest of it implies “{ $found }”.
impossible-cards = hands, piles and open cards do not add up to the whole deck
impossible-ending = it says that the game is over but shows one in progress, or the other way round
impossible-hand = a hand holds more cards than the rules allow
impossible-known = cards that everyone has seen in a hand are not in it
impossible-no-action = a seat must act but has nothing it may do
impossible-seats = it names a seat that is not at the table, or leaves one out
impossible-sum = its parts do not add up
impossible-turn = it cannot be that seat’s turn
impossible-waiting = the seats choosing in secret are not those that the rules ask
impossible-winner = there must be a winner exactly when someone has won, and it must be that player
mistake-bad-record = Line { $line } of the record cannot be read (“{ $text }”). Compare it with docs/record.md.
mistake-record-header = The record lacks its header line “{ $tag }:”. It is damaged or was cut off.
mistake-record-cut = The record ends before the game does: either it is cut off, or the game is unfinished, and only “load” opens such a record.
mistake-record-unfinished = This game is not finished: only “load” opens it.
mistake-record-finished = This game is finished: look at it with “replay”.
mistake-record-illegal = Entry { $entry } of the record is not a legal move (“{ $text }”): { $why }
mistake-record-hash = After entry { $entry } the record gives state { $said }, the rules give { $found }.
mistake-record-outcomes = Entry { $entry } of the record says “{ $said }”, the seed gives “{ $found }”. These are not the draws that were sealed.
mistake-record-result = The record gives the result “{ $said }”, the rules give “{ $found }”.
mistake-record-stopped = The record says that the game was stopped before its end (“{ $said }”, gave up: { $conceded }), but its moves say otherwise.
mistake-record-commitment = The seed does not match the commitment: { $said } was announced, the seed gives { $found }.
mistake-record-line = Entry { $entry } of the record says “{ $said }”, the rules give “{ $found }”.
mistake-record-not-mine = The share of chance { $share } is not in the draw of this game: somebody has left yours out or replaced it.
mistake-record-seals = The shares of chance of this record do not fit the seals that you saw: { $given } given, { $count } in the record. Give those of all people, in the order of their seats; if they were all there, somebody has changed a share after you had handed over yours.
mistake-record-no-commitment = The record has no commitment to compare yours with, so it cannot be verified. Only a table’s record has one.
mistake-record-no-seed = The record has no seed, so its draws cannot be checked. Only a table’s record has one.
mistake-record-changed = The file was changed after it was written: its checksum does not match, though its moves and draws are sound. Ask for the original file.
mistake-cause = { $cause ->
    [changed] The file was changed after it was written: its checksum does not match.
    [rules] The file is as it was written, so the rules here differ from those it was played by: this program is at fault. Please report it, with the file.
   *[unknown] The record was changed, or it was played by other rules; it has no checksum to tell which.
}
mistake-no-secrets-file = The suite needs { $file }, which states what each viewer of { $game } must not know: write `secrets(state, viewer)` there, or name the file with --secrets.
mistake-no-record-yet = The record can be read once the game is over. Until then, download your own seat’s file.
mistake-no-choice-there = After entry { $entry } there was nothing to choose.
mistake-notes-too-long = The bot { $bot } has written more than { $limit } bytes of notes; it must keep them shorter.

check-title = Check of { $game }
check-games = games
check-states = states
check-actions = actions
check-refused = hostile actions refused
check-exchanged = exchanged pairs of secrets
check-consequences = consequences compared
check-timed = moments compared
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
