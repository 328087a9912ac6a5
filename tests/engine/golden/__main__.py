"""Writes the golden hashes again."""

from tests.engine.golden import FILE, final_hashes

FILE.write_text("".join(f"{line}\n" for line in final_hashes()))
