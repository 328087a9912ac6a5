cell-controls = Moments of the game
cell-tried = Tried from move { $began }
cell-back = Back to the game
cell-try = Play another move to try it
cell-over = The game is over
