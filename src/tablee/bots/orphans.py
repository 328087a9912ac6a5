"""Worker processes end when the process that started them does, however that ends."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.connection import wait

PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """Runs first in a worker. Linux ends it at once, also in a long compiled loop; elsewhere a thread waits for it."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    end_with_starter()
    threading.Thread(target=end_after, args=[parent.sentinel], daemon=True).start()


def end_with_starter() -> None:
    """Linux ends this process as soon as the one that has started it is gone."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def end_after(sentinel: int) -> None:
    """Waits for the end of the parent, then ends this process."""
    wait([sentinel])
    os._exit(1)
