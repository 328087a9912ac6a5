"""Who played best, and what luck made of it, as far as the figures are certain."""

from enum import Enum
from itertools import pairwise
from math import hypot

from tablee.review.shapes import WHOLE, Review

CERTAIN = 2  # standard errors
UNSURE = WHOLE // 4  # with a greater error nobody can say who played better


class Finding(Enum):
    """What can be said of an ended game in one sentence."""

    UNDECIDED = "undecided"  # nobody has won
    SHARED = "shared"  # everybody has, alike
    BEST_WON = "best-won"  # whoever won played best
    BEST_LOST = "best-lost"  # somebody played better, and lost to luck
    BEST_BEATEN = "best-beaten"  # somebody played better and had no bad luck, but the winner had more of the good
    EVEN = "even"  # they played alike, as far as can be told: luck decided
    ROUGH = "rough"  # the figures are too rough to say anything


def turning_points(review: Review) -> list[tuple[int, int, int]]:
    """Where luck moved the game most: entry, who gained most by it, how much; none within its error counts."""
    found = []
    for before, moment in pairwise(review.moments):
        errors = [CERTAIN * hypot(*pair) for pair in zip(before.errors, moment.errors, strict=True)]
        sure = [luck if abs(luck) > error else 0 for luck, error in zip(moment.luck, errors, strict=True)]
        gained = max(sure)
        if gained > 0:
            found.append((max(map(abs, sure)), moment.entry, sure.index(gained), gained))
    return [(entry, seat, gained) for _, entry, seat, gained in sorted(found, key=lambda one: -one[0])]


def finding_of(review: Review) -> tuple[Finding, dict[str, int]]:
    """The finding and its figures: the winner and the best of the others, what their decisions cost, luck, error."""
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
    facts = {"winner": winner, "rival": rival, "cost": accounts[winner].cost, "least": accounts[rival].cost}
    lucks = {"luck": accounts[winner].luck, "rivals_luck": accounts[rival].luck}
    return said(behind, error, accounts[rival].luck), {**facts, **lucks, "error": error}


def said(behind: int, error: int, rivals_luck: int) -> Finding:
    """What can be said where the winner's decisions cost so much more than those of the best of the others."""
    if abs(behind) <= error:
        return Finding.EVEN if error <= UNSURE else Finding.ROUGH
    if behind < 0:
        return Finding.BEST_WON
    return Finding.BEST_LOST if rivals_luck < 0 else Finding.BEST_BEATEN
