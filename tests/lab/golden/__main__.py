"""`python -m tests.lab.golden` writes the golden file again, after a change that comes with a new rules version."""

from tests.lab.golden import FILE, lines

FILE.write_text("\n".join(lines()) + "\n")
