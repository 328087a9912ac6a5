"""Courses that people might bring: short and long, without a range, with hills in a row, with turned tiles."""

OWN = "1A 7A 15A:R 3A 2A"
COURSES = [OWN, "1A 7A 8A 9A 2A", "1A 11A 12A 3A 2A", "1B 14A 6B 10B 2B", "1A 14B 7A 2A", "1A 3A 7A 4A 8A 5A 2A"]
BROUGHT = {"custom_course": COURSES}
