"""How often somebody may ask for something."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass
class RateLimit:
    """How many messages somebody may still send: refilled with time."""

    per_second: float
    most: float
    left: float = field(init=False)
    since: float = field(default_factory=time.monotonic)
    strikes: int = 0

    def __post_init__(self) -> None:
        self.left = self.most

    def take(self, cost: float = 1.0) -> bool:
        """May one more be sent now? What gives the server more to do costs more."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < cost:
            self.strikes += 1
            return False
        self.left -= cost
        return True
