pitch = Two sorcerers fight for twelve islands. One card lays a link, two tear one out; whoever holds two thirds of an island’s lines takes power there and sweeps the other away.
rule-KAH-5-1 = To rule an island you need two thirds of all its lines, occupied or not: 2 of 3, 3 of 4, 4 of 5, 4 of 6.
