"""Several processes on one PostgreSQL: the log decides every race, and each process catches up from it."""
