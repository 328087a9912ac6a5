"""A real server in a process of its own, and a line to it that can be cut."""

import socket
import subprocess
import sys
import threading
from contextlib import closing, suppress
from pathlib import Path

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "tablee" / "server" / "page"
PROGRAM = """
import secrets
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from tablee.engine.shapes import Budget
from tablee.review.shapes import Fineness
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.notices.channels import NoticeConfig
from tablee.server.tables import registry
from tablee.server.tables.settings import TableSettings

registry.secrets = SimpleNamespace(**vars(secrets) | {"token_bytes": bytes})  # chance is up to the pages, see people.py
settings = TableSettings(closing_seconds=600.0, request_seconds=600.0, delay=(0.0, 0.0), bot_workers=1,
                    bot_budget=Budget(iterations=100),  # not timed: bots play the same game on every machine
                    hint_budget=Budget(iterations=16), hint_workers=1, lobby_seconds=0.05,
                    person_thought=(1e9, 1e9), address_thought=(1e9, 1e9),
                    fineness=Fineness(8, 16), trying_milliseconds=100, review_workers=1,
                    person_cost=(1e9, 1e9), address_cost=(1e9, 1e9), absent_seconds=1.0, clock_seconds=0.25,
                    notice_seconds=0.25, most_tables=1000, tables_per_address=10_000, names_per_address=10_000)
config = Config(port=int(sys.argv[4]), data=Path(sys.argv[1]), prefix=sys.argv[2], page=Path(sys.argv[3]),
                allow_hosts=("tablee.test",), settings=settings, notices=NoticeConfig(hosts=tuple(sys.argv[5:])))
server = make_server(config, lambda: print(server.servers[0].sockets[0].getsockname()[1], flush=True))
ahead = Path(sys.argv[1] + ".ahead")  # seconds by which a test has moved the clock
server.application.registry.now = lambda: time.time() + (int(ahead.read_text() or 0) if ahead.exists() else 0)
server.run()
"""


class Server:
    """A server that runs until it is stopped."""

    def __init__(self, data: Path, prefix: str = "", port: int = 0, told: tuple[str, ...] = ()) -> None:
        self.data = data
        command = [sys.executable, "-c", PROGRAM, str(data), prefix, str(PAGE), str(port), *told]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.address = f"http://127.0.0.1:{self.port}{prefix}/"

    @property
    def token(self) -> str:
        """What its operator must bring."""
        return self.data.with_name(f"{self.data.name}.operator").read_text(encoding="ascii").strip()

    def stop(self) -> None:
        """Ends it."""
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)


class Wire:
    """Passes bytes on between a browser and a server, until it is cut."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.is_cut = False
        self.ends: list[socket.socket] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}/"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        """Takes calls; while the wire is cut, hangs up at once."""
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if self.is_cut:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        """Carries bytes one way."""
        with closing(one), closing(other), suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)

    def cut(self) -> None:
        """All that is open breaks, and nothing new comes through."""
        self.is_cut = True
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def mend(self) -> None:
        """Works again."""
        self.is_cut = False

    def close(self) -> None:
        """Done with it."""
        self.cut()
        self.listening.close()
