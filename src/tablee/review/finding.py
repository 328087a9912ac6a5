"""Who played best, and what luck made of it, as far as the figures are certain."""

from enum import Enum

from tablee.review.shapes import WHOLE, Review

CERTAIN = 2  # standard errors


class Finding(Enum):
    """What can be said of an ended game in one sentence."""

    UNDECIDED = "undecided"  # nobody has won
    SHARED = "shared"  # everybody has, alike
    BEST_WON = "best-won"  # whoever won played best
    BEST_LOST = "best-lost"  # somebody played better, and lost to luck
    EVEN = "even"  # they played alike, as far as can be told: luck decided


def finding_of(review: Review) -> tuple[Finding, dict[str, int]]:
    """The finding and its figures: seats, what decisions cost the winner and the best of the others, luck, error."""
    if not review.is_decided:
        return Finding.UNDECIDED, {}
    accounts = review.accounts
    best = max(account.result for account in accounts)
    winner = next(seat for seat, account in enumerate(accounts) if account.result == best)
    others = [seat for seat, account in enumerate(accounts) if account.result < best]
    if not others:
        return Finding.SHARED, {}
    rival = min(others, key=lambda seat: accounts[seat].cost)
    behind = accounts[winner].cost - accounts[rival].cost
    error = min(WHOLE, CERTAIN * max(accounts[winner].error, accounts[rival].error))
    better = Finding.BEST_LOST if behind > 0 else Finding.BEST_WON
    finding = better if abs(behind) > error else Finding.EVEN
    luck = accounts[rival if finding is Finding.BEST_LOST else winner].luck
    facts = {"cost": accounts[winner].cost, "least": accounts[rival].cost, "luck": luck, "error": error}
    return finding, {"winner": winner, "rival": rival, **facts}
