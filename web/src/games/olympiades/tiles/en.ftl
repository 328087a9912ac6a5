bids-secret = secret bids
bid-of = { $name }: { $n }
pays = pays { $n }
