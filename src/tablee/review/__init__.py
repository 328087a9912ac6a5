"""Review: what an ended game was worth to each seat at every moment, and how much of it was luck and how much play."""
