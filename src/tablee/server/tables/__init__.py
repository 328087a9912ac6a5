"""Tables without any framework: the log and what follows from it, what each viewer is told, automatic answers."""
