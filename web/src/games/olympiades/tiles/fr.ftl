bids-secret = mises secrètes
bid-of = { $name } : { $n }
pays = paie { $n }
