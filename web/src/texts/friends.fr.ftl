friends = Vos amis
together = { $count ->
    [one] une partie
   *[other] { $count } parties
  } ensemble, la dernière le { $day }
invite = Inviter
invite-label = Inviter { $name }
invited = Invitation envoyée
declined = Invitation déclinée
not-invitable = Pas d’invitations
all-friends = Tous ({ $count })
no-friends = Celles et ceux avec qui vous finissez une partie apparaissent ici.
