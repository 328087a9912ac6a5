rule-TIN-3-4 = À égalité, l’îlot va à l’équipage qui l’a mis aux enchères.
