research = For research
research-agree = I give this game to research, without names
research-help = The decisions of the game may be used to study it or to teach programs. Names, chat and times are no part of that. Everybody who plays must agree; anybody can take it back, but what has been given away does not return.
research-agreed = { $agreed } of { $people } agree.
research-shared = Everybody agrees.
