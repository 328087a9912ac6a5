"""The command line. Each command is a module that is imported when it is called: `tablee --help` loads no game."""

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; 0 is good, 1 a check that failed, 2 bad input, 130 an interruption, 141 a closed pipe."""
    from tablee.cli.app import run

    return run(list(sys.argv[1:] if arguments is None else arguments))
