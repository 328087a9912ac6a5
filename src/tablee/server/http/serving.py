"""Several processes that serve on one socket: whatever dies is started again, and new ones take over one by one."""

from __future__ import annotations

import logging
import os
import signal
import socket
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import TYPE_CHECKING

from tablee.bots.orphans import end_with_parent
from tablee.engine.refusal import Mistake
from tablee.server.http.logs import start_logging

if TYPE_CHECKING:
    from tablee.server.http.config import Config

logger = logging.getLogger("tablee.serving")
LOOK_SECONDS = 0.2  # so often it is looked whether a signal has come
START_SECONDS = 300.0  # for a process to serve: it may have a database to bring up to date
END_SECONDS = 10.0  # for a process to end that was told to; then it is killed
LONGEST_PAUSE = 30.0  # before a process is started in the place of those that die again and again
SOUND_SECONDS = 60.0  # whoever has run for so long did not die of its start


class ServingProcess:
    """One process that serves, and what it has said."""

    def __init__(self, config: Config, listening: socket.socket) -> None:
        context = get_context("spawn")  # a new interpreter: it runs the program that is installed now
        self.told, telling = context.Pipe(duplex=False)
        self.process: SpawnProcess = context.Process(target=serve_one, args=(config, listening, telling))
        self.since = time.monotonic()
        self.process.start()
        telling.close()
        self.ends_at = 0.0  # once it was told to

    def is_ready(self, seconds: float) -> bool | None:
        """Does it serve? None: not yet; False: it has died. Its mistake is raised."""
        if not self.told.poll(seconds):
            return None
        try:
            mistake: Mistake | None = self.told.recv()
        except EOFError:
            return False
        if mistake is not None:
            raise mistake
        return True

    def tell_to_end(self) -> None:
        """Lets it finish what it has and tell its pages to come back."""
        if not self.ends_at:
            self.ends_at = time.monotonic() + END_SECONDS
            self.process.terminate()

    def has_ended(self) -> bool:
        """Has it ended? Whoever takes too long is killed."""
        if self.process.is_alive() and self.ends_at and time.monotonic() >= self.ends_at:
            logger.warning("a process did not end by itself", extra={"pid": self.process.pid})
            self.process.kill()
            self.process.join()
        return not self.process.is_alive()


class Serving:
    """The processes of one server, until it is told to stop; a hang-up replaces all of them, one by one."""

    def __init__(self, config: Config, listening: socket.socket, count: int) -> None:
        settings = replace(config.settings, bot_workers=1, hint_workers=1, review_workers=1)  # each process has its own
        self.config = replace(config, settings=settings)
        self.listening = listening
        self.count = count
        self.processes: list[ServingProcess] = []
        self.leaving: list[ServingProcess] = []  # told to end
        self.is_stopping = False
        self.is_renewing = False
        self.pause = 0.0  # before the next process is started in the place of one that died
        self.next_start = 0.0
        self.had_terminal = has_terminal()

    def run(self, when_started: Callable[[], None]) -> None:
        """Serves; raises the mistake for which it cannot."""
        before = {one: signal.signal(one, self.hear) for one in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)}
        try:
            # The first may have a database to bring up to date.
            if self.add(1) and self.add(self.count - 1):
                when_started()
                while not self.is_stopping:
                    self.look()
        finally:
            self.end()
            for one, handler in before.items():
                signal.signal(one, handler)

    def hear(self, number: int, _: FrameType | None) -> None:
        """A signal has come; a hang-up is also what comes when somebody closes the terminal."""
        if number == signal.SIGHUP and not (self.had_terminal and not has_terminal()):
            self.is_renewing = True
        else:
            self.is_stopping = True

    # Processes come and go ----------------------------------------------------------------------------

    def add(self, count: int) -> bool:
        """So many more processes, once they serve; False if one does not."""
        new = [ServingProcess(self.config, self.listening) for _ in range(count)]
        try:
            are_ready = all(self.is_ready(one) for one in new)
        except Mistake:
            self.let_go(new)
            raise
        if are_ready:
            self.processes += new
            self.tell("processes serve")
        else:
            self.let_go(new)
        return are_ready

    def is_ready(self, new: ServingProcess) -> bool:
        """Waits until a process serves."""
        until = new.since + START_SECONDS
        answer: bool | None = None
        while answer is None and time.monotonic() < until and not self.is_stopping:
            answer = new.is_ready(LOOK_SECONDS)
        return bool(answer)

    def tell(self, what: str) -> None:
        """For the log."""
        logger.info(what, extra={"pids": [one.process.pid for one in self.processes]})

    def let_go(self, some: Iterable[ServingProcess]) -> None:
        """Tells processes to end; whether they do is looked at later."""
        for one in some:
            one.tell_to_end()
            self.leaving.append(one)

    def look(self) -> None:
        """Starts again what has died, and replaces all if asked to."""
        wait([one.process.sentinel for one in (*self.processes, *self.leaving)], LOOK_SECONDS)
        self.leaving = [one for one in self.leaving if not one.has_ended()]
        for dead in [one for one in self.processes if one.has_ended()]:
            logger.error("a process died", extra={"pid": dead.process.pid, "code": dead.process.exitcode})
            self.processes.remove(dead)
            self.wait_before_next(time.monotonic() - dead.since > SOUND_SECONDS)
        if len(self.processes) < self.count and time.monotonic() >= self.next_start:
            self.add_or_not()
        if self.is_renewing:
            self.is_renewing = False
            self.renew()

    def wait_before_next(self, was_sound: bool) -> None:
        """A process that dies again and again is not started again and again without a pause."""
        self.pause = 0.0 if was_sound else min(LONGEST_PAUSE, 2 * self.pause + 1.0)
        self.next_start = time.monotonic() + self.pause

    def add_or_not(self) -> bool:
        """One more while others serve: what fails is tried again."""
        try:
            is_added = self.add(1)
        except Mistake as mistake:
            logger.exception("a process cannot serve", extra={"code": mistake.code})
            is_added = False
        if not is_added:
            self.wait_before_next(was_sound=False)
        return is_added

    def renew(self) -> None:
        """A new process serves before an old one ends; if the new program does not work, the old one goes on."""
        for old in list(self.processes):
            if not self.add_or_not():
                logger.error("the old processes go on")
                return
            self.processes.remove(old)
            self.let_go([old])
        self.tell("all processes are new")

    def end(self) -> None:
        """Tells all at once, then waits for all."""
        self.let_go(self.processes)
        self.processes.clear()
        while self.leaving:
            wait([one.process.sentinel for one in self.leaving], LOOK_SECONDS)
            self.leaving = [one for one in self.leaving if not one.has_ended()]


def has_terminal() -> bool:
    """Does somebody sit at a terminal of this process?"""
    try:
        os.close(os.open(os.ctermid(), os.O_RDWR | os.O_NOCTTY))
    except OSError:
        return False
    return True


def serve_one(config: Config, listening: socket.socket, telling: Connection) -> None:
    """What one process does."""
    from tablee.server.http.run import make_server

    end_with_parent()
    os.setsid()  # Ctrl-C is for the process that started it
    start_logging()
    server = make_server(config, lambda: telling.send(None))
    server.run(sockets=[listening])
    if server.application.failure is not None:
        telling.send(server.application.failure)
