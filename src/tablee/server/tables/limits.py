"""What people may cost the others: time of this process, measured and not guessed, for each person and each address."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from math import inf

Clock = Callable[[], float]

MOST_BUCKETS = 20_000
READY = 0.05  # of a bucket that must be there again before somebody who was too fast goes on
SHARED_BITS = 64  # of an IPv6 address: the rest is its owner's to choose
SAMPLED_EVERY = 32  # pieces of work
FADING = 0.9  # of what earlier samples weigh, with each new one


class TokenBucket:
    """So much at once, and so much more with every second. What was taken too much must come back first."""

    def __init__(self, per_second: float, most: float, clock: Clock = time.monotonic) -> None:
        self.per_second = per_second
        self.most = most
        self.clock = clock
        self.left = most
        self.since = clock()
        self.spent = 0.0  # ever

    def fill(self) -> float:
        """Brings in what has come back since the last look; what is left now."""
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.since) * self.per_second)
        self.since = now
        return self.left

    def take(self, amount: float = 1.0) -> bool:
        """Takes something, if so much is left."""
        if self.fill() < amount:
            return False
        self.charge(amount)
        return True

    def charge(self, amount: float) -> None:
        """Takes something that was used already, whatever is left."""
        self.left -= amount
        self.spent += amount

    def pause(self) -> float:
        """Seconds until there is something again; 0 if there is."""
        if self.fill() > 0:
            return 0.0
        return (self.most * READY - self.left) / self.per_second if self.per_second > 0 else inf


class Account:
    """Who pays for a request: a person, and the address that it came from. Counted in milliseconds."""

    def __init__(self, user: str, address: str, buckets: tuple[TokenBucket, ...], longest: float) -> None:
        self.user = user
        self.address = address
        self.buckets = buckets
        self.longest = longest  # pause

    def charge(self, seconds: float) -> None:
        """Pays for time that was spent."""
        for bucket in self.buckets:
            bucket.charge(seconds * 1000)

    def pause(self) -> float:
        """Seconds until more may be asked for; 0 if it may be now."""
        longest = 0.0
        for bucket in self.buckets:
            longest = max(longest, bucket.pause())
        return min(self.longest, longest)

    def is_calm(self) -> bool:
        """Is there plenty left?"""
        return all(bucket.fill() > bucket.most / 2 for bucket in self.buckets)


class Accounts:
    """The accounts of all who have been here lately."""

    def __init__(self, person: tuple[float, float], address: tuple[float, float], longest: float, clock: Clock) -> None:
        self.person = person  # milliseconds per second, and at once
        self.address = address
        self.longest = longest  # pause
        self.clock = clock
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, user: str, address: str) -> Account:
        """The account of a person at an address; of the address alone where nobody has a name."""
        own = (self.bucket(f"person {user}", self.person),) if user else ()
        buckets = (*own, self.bucket(f"address {address}", self.address))
        return Account(user, address, buckets, self.longest)

    def bucket(self, name: str, size: tuple[float, float]) -> TokenBucket:
        """A bucket by its name; the one that was not used for longest is forgotten."""
        found = self.buckets.get(name)
        if found is None:
            found = self.buckets[name] = TokenBucket(*size, self.clock)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(name)
        return found

    def spent(self, name: str) -> float:
        """The milliseconds that somebody has cost: `person ID` or `address ADDRESS`."""
        return self.buckets[name].spent if name in self.buckets else 0.0


class Meter:
    """Knows for whom the event loop works now, and lets that account pay for the time.

    What other programs take costs nobody here. To ask for the processor time of this thread takes longer than most of
    what is metered, so it is asked now and then, for its share of the time that passes.
    """

    def __init__(self, clock: Clock = time.perf_counter, cpu: Clock = time.thread_time) -> None:
        self.clock = clock
        self.cpu = cpu
        self.payer: Account | None = None
        self.since = clock()
        self.share = 1.0  # of the time that passes, this thread has the processor
        self.passed = self.ran = 0.0  # seconds of the samples, the latest count most
        self.switches = 0
        self.sampled_from = -1.0  # the processor time at which a sample began

    def switch(self, payer: Account | None) -> Account | None:
        """Works for somebody else from now on; for whom it was until now."""
        before = self.payer
        if payer is before:
            return before
        now = self.clock()
        if before is not None:
            passed = now - self.since
            if self.sampled_from >= 0:
                self.end_sample(passed)
            before.charge(passed * self.share)
        if payer is not None:
            if self.switches % SAMPLED_EVERY == 0:  # the first one, too: nothing is known before it
                self.sampled_from = self.cpu()
            self.switches += 1
        self.payer = payer
        self.since = now
        return before

    def end_sample(self, passed: float) -> None:
        """Learns from what has just passed how much of it this thread had the processor."""
        self.ran = self.ran * FADING + self.cpu() - self.sampled_from
        self.passed = self.passed * FADING + passed
        self.sampled_from = -1.0
        if self.passed > 0:
            self.share = min(1.0, self.ran / self.passed)


def address_key(host: str) -> str:
    """What an address is known by: of IPv6 the network, because the rest can be chosen at will."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, SHARED_BITS), strict=False))
