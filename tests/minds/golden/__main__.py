"""`python -m tests.minds.golden` writes the golden file again, after an intended change."""

from tests.minds.golden import FILE, thoughts

FILE.write_text("\n".join(thoughts()) + "\n")
