# The page: whatever belongs to no game, to no table and not to the kernel.

skip = Skip to the content
home = Home
home-waiting = Home; { $count ->
    [one] one table waits for you
   *[other] { $count } tables wait for you
}
nav = Main
nav-play = Play
nav-rules = Rules
settings = Settings
settings-of = { $name }’s settings
other-language = Français
theme-to-day = Switch to day mode
theme-to-night = Switch to night mode
close = Close
cancel = Cancel
copy = Copy
copied = Copied.
copy-failed = The browser does not allow copying: select the link.
send-link = Send
loading = One moment…
reload = Reload
part-missing = A part of the page is missing: please reload it.
connection-lost = Connection lost. Reconnecting; your seat is kept.
back-online = Back online. Nothing was lost.
outdated = Tablée has been updated.
refusal-connection-lost = The server does not answer. Try again in a moment.
refusal-table-deleted = Whoever runs this server has just deleted this table and all that was played there.
refusal-other = That did not work ({ $code }).
to-home = Back to the home page
lost-title = Not found
lost = There is nothing at this address.

welcome = Come and play
pitch = Tabletop games, with friends or against bots. No account, no advertising.
your-name = Your name at the table
server-password = Server password
who-are-you = Who are you?
go-on = Continue
guest = Guest
open-table = Open a table
open-table-of = Open a table: { $game }
play-now = Play now
play-short = Play
play-now-label = Play now: { $game }, against bots
rules-of = Rules: { $game }
code-label = Table code
join = Join
my-tables = My tables
next-table = Next table
next-table-of = { $count ->
    [one] Next table: { $game }
   *[other] Next table: { $game }; { $count } wait for you
}
days-off-all = Take days off
open-tables = Open tables
ended-tables = Finished games
invited-by = { $name } invites you
decline = Decline
decline-label = Decline the invitation: { $game }
have-name = I already have a name here
my-page = Your page
no-open-tables = No open tables. Open your own: the bots are free.
no-ended-tables = Your finished games will appear here, move by move.
waiting-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
your-turn = Your turn
with = with { $names }
enter = Enter
enter-label = { $action }: { $game }
look-on = Watch
see-again = Replay
see-again-label = Replay the game: { $game }
seats-left = { $count ->
    [one] 1 seat left
   *[other] { $count } seats left
}
phase-gathering = gathering players
phase-closing = about to start
phase-playing = in progress
games = Games
players = { $count } players
players-either = { $few } or { $many } players
players-range = { $few }–{ $many } players
example-help = A small sample for people who make games: all its rules in ten minutes.
promise-1 = Nothing hidden leaks
promise-1-more = Each seat is sent only what it may know.
promise-2 = Every refusal cites its rule
promise-2-more = Ask “Why not?” at any time.
promise-3 = Every die can be checked
promise-3-more = The draw is sealed before the first roll.
promise-4 = By sight, by keyboard, by ear
promise-4-more = Every board has its twin in words.

learn = Learn by playing
learn-of = Learn: { $game }
learn-step = Lesson, step { $at } of { $last }
learn-strayed = That is a legal move. The lesson wants another one:
problems-all = All problems
problem-of-day = Problem of the day
back = Back

read-rules = Read the rules
kind = Who plays here?
kind-me = Me
kind-open = Open: first come, first served
kind-reserved = Reserved: by invitation
kind-hot-seat = Also on this device
kind-bot = Bot: { $level }
kind-person = Somebody
options = Options
preset = Preset
preset-none = None: the basic rules
fill-with-bots = Fill up with bots
guest-name = Name of the player
choose-file = Choose a file
drop-file = or drop a { $kind } file here
as-file = By a file { $kind }, or by pasting a text
or-paste = { $label }: or paste the text here
empty-it = Clear
picture-of = Drawing: { $label }
secret-text = Nobody else sees it before the end of the game.
secret-value = secret until the end
text-given = { $count ->
    [one] a text of one character
   *[other] a text of { $count } characters
}
finding-fault = Fault:
finding-warning = Warning:
finding-more = { $count ->
    [one] and one more fault
   *[other] and { $count } more faults
}
table = The table
left-days = { $count } d
left-hours = { $count } h
seat-off = off until { $day }
notice-time-up-once = { $name } ran out of time: a bot has answered this once.
notice-time-up-bot = { $name } ran out of time: a bot plays seat { $number }.
notice-time-up-last = { $name } ran out of time and is ranked last.
notice-days-off = { $name } takes time off.

level-random = random
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-expert = expert
level-master = master
level-novice = novice
level-greedy = quick
level-perfect = perfect-memory
level-simple = simple
level-best = strong
# First names of bots, one for each seat, short enough for a phone.
bot-names = Nino Lise Gus Mila Theo Ida Sacha Rosa Tom Zoe
seat-name = Seat { $number }
same-name = { $name } ({ $number })
somebody = Somebody

seats = Seats
seat-you = you
seat-host = host
seat-bot = { $level } bot
seat-open = open
seat-reserved = reserved
seat-absent = away
chip-bot = bot
seat-conceded = has conceded
seat-sitting-in = a bot ({ $level }) is playing this seat
seat-ready = Ready
seat-on-turn = To play.
seat-agrees = Offers to stop here.
seat-muted = Muted.
team-name = Team { $letter }
swap-with = Change places with
seat-colour-0 = coral, stripes
seat-colour-1 = indigo, dots
seat-colour-2 = mimosa, triangle
seat-colour-3 = fir, cross
seat-colour-4 = pink, ring
seat-colour-5 = sky, waves
seat-colour-6 = earth, square
seat-colour-7 = plum, star
seat-colour-8 = chalk, chevrons
seat-colour-9 = ink, lozenge
sit-down = Take a seat
stand-up = Stand up
take-host = Become the host
take-host-help = The host is away: someone else can run the table.
ask-seat = Ask for this seat
seat-yours = Your seat { $number } was freed while you were away.
take-host-back = Be the host again
take-host-back-help = Somebody else looks after your table.
put-out = Put out
put-out-sure = Put { $name } out?
put-out-help = { $name } can sit down here again only with the invitation of a reserved seat.
request-seat = { $name } asks for seat { $number }.
request-host = { $name } asks to become the host, who is away.
request-mine-seat = You have asked for seat { $number }.
request-mine-host = You have asked to become the host.
request-waits = Still to agree: { $names }.
request-agree = I agree
request-decline = I do not agree
request-withdraw = Withdraw
notice-put-out = The host has put { $name } out.
notice-seat-freed = { $name } is away: the host has freed seat { $number }.
notice-seat-taken = { $name } takes seat { $number }, with the consent of the table.
notice-seat-taken-back = { $name } is back on seat { $number }.
notice-host-handed = { $name } is now the host of this table.
notice-host-taken = { $name } is now the host of this table.
notice-host-taken-back = { $name } is the host of this table again.
notice-request-declined = The table did not agree to what { $name } asked for.
free-seat = Free this seat
sit-in = Let a bot play this seat
take-over = Take my seat back
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
time-left = Time left: { $time }

table-of = { $game }, { $name }’s table
spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
looking-on = You are watching
begin = Begin
ready = I am ready
not-ready = Not yet, after all
you-are-ready = You are ready. The game starts as soon as everyone is.
start-bots = Let the bots play
sit-down-to-play = Take a seat to play, or stay to watch.
your-share = Your share of chance
your-share-help = When you say that you are ready, your browser draws 16 random bytes and shows only their hash; it hands them over once, when all hashes are there, and never again beside others. The draw depends on them: not even whoever runs the server can choose the cards. But he can read them, also those still to come: play where you trust him. You can add a word.
your-word = Your own word (optional)
invite-others = Invite
invite = Invite to this seat
invite-again = New invitation
invitation-for = Invitation for seat { $number }
link = Link to the table
qr-alt = QR code: { $label }
code-is = Code:
seal-title = The seal of chance
seal-help = The server has drawn a seed and shows its hash. Your browser keeps the hash and will compare it at the end.
commitment-changed = Beware: the server shows another seal of chance than the one that your browser kept. Your share stays here; the chance of this table cannot be trusted.
seals-changed = Beware: the server shows other seals than those for which your browser handed over your share of chance, or asks for it a second time. Unless you are playing on another device as well, the chance of this game cannot be trusted.
cancelled-missing = The start was called off: { $name }’s share of chance did not arrive.
cancelled-wrong = The start was called off: { $name }’s share of chance does not match its seal.
cancelled-left = The start was called off: { $name } stood up.

status-your-turn = Your turn, { $name }.
status-choose = { $count ->
    [one] Only one move is possible.
   *[other] Choose a move.
}
status-secret = Choose in secret{ $count ->
    [0] .
    [one] ; 1 player to go.
   *[other] ; { $count } players to go.
}
status-locked = Locked in.
status-waiting = Waiting for { $names }.
status-others = { $count ->
    [one] { $names } to play.
   *[other] Waiting for { $names }.
}
status-bot-plays = A bot ({ $level }) is playing for you.
status-closing = Everyone brings a share of chance…
status-seats-free = { $count ->
    [one] One seat is left.
   *[other] { $count } seats are left.
}
status-are-you-ready = Everyone is here. Are you ready?
status-host-starts = The bots are ready.
result-win = { $who ->
    [you] You win
    [team] You win with { $names }
   *[other] { $names } { $count ->
        [one] wins
       *[other] win
    }
}{ $how }.
result-conceded = { $who ->
    [you] You win
    [team] You win with { $names }
   *[other] { $names } { $count ->
        [one] wins
       *[other] win
    }
} by concession.
result-draw = A draw between { $names }.
result-agreed = The game ends by agreement, without a winner.
result-expired = The table was abandoned.
result-finished = The game is over.
result-conceded-none = Everyone conceded.

board = Board in words
board-whole = Whole board
board-follow = Follow the game
board-missing = The drawn board could not be loaded; here is the one in words.
to-words = Board in words
to-drawing = Drawn board
which-one = Which one?
preview = What this move would do
position-waiting = choosing
position-submitted = have chosen
position-choice = secret choice
actions = Your move
actions-secret = Your secret choice
actions-list = Possible moves
play-action = Play this move
preview-open = What follows depends on chance or on something you do not know.
draft = Chosen so far:
take-back-step = Take back this step
undo = Take back my move
hint = Hint
hint-says = Hint: { $action }.
hint-worth = Wins { $percent } times in 100 (± { $error }).
hint-rather = { $percent } times in 100:
hint-others = The others, and why
hint-like = About as good ({ $percent } in 100):
hint-why = { $told } { $better } times in 100 with the hinted move, { $other } with this one.
why-not = Why not?
why-which = What kind of move?
why-any = All
why-search = Search by words
why-list = Moves that are not allowed now
why-more = { $count ->
    [one] And 1 more: be more precise.
   *[other] And { $count } more: be more precise.
}
why-none = No forbidden move contains these words.
why-allowed = This move is allowed.

# What has happened since the reader's last move.
since = Since your turn
since-last = Last move
since-nothing = The game begins.
since-look = See it again, move by move
since-back = Previous move
since-next = Next move

log = Log
side = Reading
tab-log = Log
tab-rules = Rules
tab-moments = Moments
no-moments = The key moments will appear here: ends of rounds, victories.
log-and-chat = Log and chat
log-empty = Nothing has happened yet.
open-rule = Rule { $rule }
rule-link = Link to rule { $rule }
no-such-rule = This rule is not in this rule book.
whole-rules = All the rules
chat = Chat
chat-lines = Messages
chat-said = { $name }: { $text }
chat-unread = Chat, { $count ->
    [one] 1 unread message
   *[other] { $count } unread messages
}
chat-empty = Nobody has spoken yet.
chat-earlier = Earlier lines
chat-write = Write to the table
chat-send = Send
chat-closed = Silence: the rules demand it.
chat-seated-only = Only the players may speak during the game.
chat-spectators-silent = The host has closed the chat to spectators.
spectators-may-speak = Spectators may write before and after the game
mute-person = Mute { $name }
unmute-person = Unmute { $name }
may-speak = { $name } may speak
chat-deleted = deleted
chat-erase = Delete “{ $text }”

menu = Table menu
orders = Standing orders
your-seat = Your seat
let-bot-play = Let a bot play
agree-to-end = Offer to stop here
agree-no-more = Withdraw the offer to stop
concede = Concede
concede-sure = Concede the game?
concede-help = A bot then plays on for you, and you come last. This cannot be undone.
concede-help-duel = The game is then over, and you have lost it. This cannot be undone.
export = My record so far
report = Report a problem
report-help = This text holds only what your seat may know, and no names. Send it to the people who run this server, and say what you expected.
report-text = Text to send
report-by-hand = Select the text and copy it.
curtain = Pass the device
curtain-pass = Pass the device to { $name }. Everyone else, look away.
curtain-open = I am { $name }
hand-on = Pass the device
hand-on-next = It is now { $name }’s turn.

result = Result
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
outcome-you = You win!
outcome-you-with = You win with { $names }!
outcome-wins = { $names } { $count ->
    [one] wins
   *[other] win
}
outcome-drawn = A draw
outcome-over = The game is over
ending-turning = The moments that counted
ending-table = In detail
ending-picture = Picture to share
ending-shared = The picture has been saved.
picture-failed = The picture could not be made.
rematch = Rematch
join-rematch = Join the rematch
replay = Replay
review = Review
download = Record
verify = Verify the draw
verdict-verified = Verified: chance is what was sealed before the game, and nobody could choose it.
verdict-consistent = Consistent: everything fits, but this browser did not see all of it before the game, so it proves less.
verdict-bad = The chance in this game is not what was sealed.
check-seed-good = The revealed seed gives the published seal.
check-seed-bad = The revealed seed does not give the published seal.
check-seed-unknown = The seed has not been revealed.
check-kept-good = The seal is the one this browser kept.
check-kept-bad = The seal is not the one this browser kept.
check-kept-unknown = This browser had kept no seal.
check-seals-good = Every share of chance fits the hash that this browser saw before.
check-seals-bad = A share of chance does not match the hash announced beforehand.
check-seals-unknown = This browser saw no hashes of shares when the game began.
check-mine-good = Your own share of chance is in the draw.
check-mine-bad = Your own share of chance is not in the draw (unless you said on another device that you were ready).
check-mine-unknown = This browser brought no share of chance.
check-starts-good = The server conceals no start that was called off, as far as this browser saw.
check-starts-bad = The server tells of fewer starts called off than this browser saw.
called-off = { $count ->
    [one] One start of this table was called off
   *[other] { $count } starts of this table were called off
} before the game: each was another try for whoever runs the server.
verify-more = To recompute every die and every card, save the record and type:

replay-play = Play the game
replay-pause = Stop
picture-png = PNG picture
picture-svg = SVG picture

search-rules = Search the rules
found-rules = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
contents = Contents
no-rules-found = No rule contains these words.

look = Display
theme-auto = Same as the device
theme-day = Day
theme-night = Night
motion-auto = Same as the device
sound = Sounds
sound-on = Table sounds
board-drawn = Drawn
board-words = In words
motion-fast = Fast
motion-none = No animation
pace = Pace of the bots
pace-brisk = Brisk
pace-calm = Calm: time to read
pace-steps = Step by step: each waits until you want it
pace-next = Next
pace-skip = Catch up
only-one = Play by itself where everybody sees that only one action is legal
signed-out = You are signed in only here now.

operator = Run this server
