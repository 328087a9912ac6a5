friends = Your friends
together = { $count ->
    [one] one game
   *[other] { $count } games
  } together, last on { $day }
invite = Invite
invite-label = Invite { $name }
invited = Invited
declined = Declined
not-invitable = No invitations
all-friends = All ({ $count })
no-friends = People with whom you finish a game appear here.
