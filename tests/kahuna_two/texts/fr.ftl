pitch = Deux sorciers se disputent douze îles. Une carte tend un lien, deux en arrachent un ; qui tient les deux tiers des liaisons d’une île y prend le pouvoir et balaie l’adversaire.
rule-KAH-5-1 = Pour régner sur une île il faut les deux tiers de toutes ses liaisons, occupées ou non : 2 sur 3, 3 sur 4, 4 sur 5, 4 sur 6.
