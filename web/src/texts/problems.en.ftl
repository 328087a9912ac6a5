problems = Problems
problems-pitch = In each position one action is clearly the best, and amateurs miss it. Find it.
problems-tally = { $found } of { $count } found{ $found ->
    [0] { "" }
   *[other] , { $first } of them at the first try
}
problems-kept = What you have found is noted in this browser, and nowhere else.
problem = Problem
problem-of = Problem: { $game }
problem-number = Problem { $number }
problem-label = Problem { $number }, { $state ->
    [found] found
    [shown] answer seen
    [tried] tried
   *[new] new
}
problem-you = You
problem-ask = It is your turn. What is the best move?
problem-memory = Nothing to remember here: tiles that were turned over stay face up. Bear in mind that the others remember them too.
problem-alike = (or another action that comes to the same)
problem-found = In { $tries } tries { $found ->
    [0] no amateur found it
    [one] amateurs found it once
   *[other] amateurs found it { $found } times
}.
problem-right = Found!
problem-answer = The answer:
problem-wrong = That is not the best move:
problem-leads = Wins { $percent ->
    [one] once
   *[other] { $percent } times
} in 100 instead of { $best } (± { $error }).
problem-because = This is why:
problem-unmeasured = A first search has already found it weaker than others.
problem-best = Wins { $percent ->
    [one] once
   *[other] { $percent } times
} in 100 instead of { $other } with “{ $next }”. What it changes:
problem-often = { $often ->
    [one] once
   *[other] { $often } times
} in 100 instead of { $instead }
problem-next = Next problem
problem-show = Show the answer
