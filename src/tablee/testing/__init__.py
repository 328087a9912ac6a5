"""The generic suite: every game enters it by being registered, and must pass it."""

from tablee.testing.check import check_game
from tablee.testing.claims import Claims, claims_for
from tablee.testing.report import Fault, Report
from tablee.testing.run import run_check
from tablee.testing.secrets import Counted, Secret

__all__ = ["Claims", "Counted", "Fault", "Report", "Secret", "check_game", "claims_for", "run_check"]
