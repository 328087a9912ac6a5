"""Minds: one search that plays every game from what a seat may know, with or without knowledge of it."""
