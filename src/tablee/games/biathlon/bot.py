"""Bots for Biathlon."""

REASONS: list[str] = []
