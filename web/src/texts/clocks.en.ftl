days-off-all-help = At all your slow games at once, as far as each table grants them. Your clocks stand meanwhile.
clock = Clock
clock-live = At the table together
clock-slow = Slowly, coming back for each decision
clock-0 = none
clock-30 = 30 seconds per decision
clock-120 = 2 minutes per decision
clock-600 = 10 minutes per decision
clock-game = { $minutes } min each, +{ $seconds } s per answer
clock-28800 = 8 hours per decision
clock-86400 = a day per decision
clock-259200 = 3 days per decision
clock-604800 = 7 days per decision
on-time = When time is up
on-time-once = a bot answers this once
on-time-bot = a bot plays on
on-time-last = ranked last
days-off = Days off for each player
days-off-count = { $count ->
    [0] none
   *[other] { $count } days
}
days-off-left = { $count ->
    [0] No days off left
    [one] One day off left
   *[other] { $count } days off left
}
days-off-take = Days off
days-off-go = Stop my clock
days-off-back = I am back
days-off-taken = { $tables ->
    [one] Your clock stands at this table.
   *[other] Your clocks stand at { $tables } tables.
}
days-off-ended = { $tables ->
    [one] Your clock runs again.
   *[other] Your clocks run again at { $tables } tables.
}
off-until = Your clock stands until { $time }.
