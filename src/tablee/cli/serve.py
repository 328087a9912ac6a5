"""`tablee serve`: starts the server. Prints where it is, for this machine and for phones on the same network."""

import ipaddress
import os
import re
import socket
import sys
from contextlib import suppress
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tablee.cli.numbers import at_least
from tablee.cli.output import FAILED, GOOD, CommandOutput, command_output
from tablee.engine.refusal import Mistake

if TYPE_CHECKING:
    from tablee.server.http.config import Config

PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)*")
HIGHEST_PORT = 65535
OTHER_NETWORK = ("192.0.2.1", 9)  # an address for documents: nothing is sent to choose a way towards it


def serve(
    *,
    host: str = "0.0.0.0",  # noqa: S104 - friends on the same network are the purpose
    port: int = 8642,
    data: Path = Path("tablee.sqlite"),
    database_url: str = "",
    archive: Path | None = None,
    bus: str = "",
    workers: int = 1,
    prefix: str = "",
    allow_host: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    proxy: Annotated[tuple[str, ...], Parameter(negative=())] = ("127.0.0.1", "::1"),
    forwarded_header: str = "X-Forwarded-For",
    limit: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    mail_from: str = "",
    notice_host: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    lang: str | None = None,
) -> int:
    """Runs the server until it is stopped."""
    from tablee.cli.limits import limited
    from tablee.server.http.config import Config
    from tablee.server.http.logs import start_logging
    from tablee.server.http.run import make_server
    from tablee.server.notices.channels import NoticeConfig
    from tablee.server.tables.settings import TableSettings

    output = command_output(lang)
    at_least(0, {"--port": port})
    at_least(1, {"--workers": workers})
    if port > HIGHEST_PORT:
        raise Mistake("bad-argument", {"name": "--port", "given": port, "command": "tablee serve"})
    check_database(database_url)
    check_bus(bus, database_url)
    if workers > 1:
        check_sharing(database_url)
    if not PREFIX.fullmatch(prefix):
        raise Mistake("bad-prefix", {"given": prefix})
    if not database_url and not data.absolute().parent.is_dir():
        raise Mistake("no-such-folder", {"folder": str(data.absolute().parent)})
    settings = limited(TableSettings(), limit)
    listening = listen(host, port)
    config = Config(
        host=host,
        port=listening.getsockname()[1],
        data=data,
        database_url=database_url,
        archive=archive,
        bus=bus,
        prefix=prefix,
        allow_hosts=allow_host,
        proxies=proxy,
        forwarded_header=forwarded_header,
        settings=settings,
        password=os.environ.get("TABLEE_PASSWORD", ""),
        admin_token=os.environ.get("TABLEE_ADMIN_TOKEN", ""),
        notices=NoticeConfig(checked_smtp(os.environ.get("TABLEE_SMTP", "")), mail_from, notice_host),
    )
    start_logging()
    if workers > 1:
        return serve_together(output, config, listening, workers)
    server = make_server(config, lambda: announce(output, host, config.port, prefix, server.application.token))
    with suppress(KeyboardInterrupt):  # the usual way to stop a server
        server.run(sockets=[listening])
    if server.application.failure is not None:
        raise server.application.failure
    return GOOD if server.started else FAILED


def serve_together(output: CommandOutput, config: "Config", listening: socket.socket, workers: int) -> int:
    """Several processes on one socket."""
    from tablee.server.http.operator import token_of
    from tablee.server.http.serving import Serving

    token = token_of(config.token_file, config.admin_token)
    serving = Serving(replace(config, admin_token=token), listening, workers)
    serving.run(lambda: announce(output, config.host, config.port, config.prefix, token))
    return GOOD if serving.is_stopping else FAILED


def check_sharing(database: str) -> None:
    """Several processes share a database, and a socket, which Windows does not let them."""
    if not database.startswith("postgres"):
        raise Mistake("workers-alone")
    if sys.platform == "win32":
        raise Mistake("workers-on-windows")


def checked_smtp(url: str) -> str:
    """A mail server, or none."""
    if url and not re.match(r"smtps?://[^/]*[^/@]", url):
        raise Mistake("bad-smtp")
    return url


def check_database(url: str) -> None:
    """A database that this installation can open."""
    if not url:
        return
    if not url.startswith(("postgresql://", "postgres://", "postgresql+asyncpg://", "sqlite+aiosqlite://")):
        raise Mistake("bad-database-url", {"given": url.partition("://")[0]})
    if url.startswith("postgres"):
        try:
            import asyncpg  # type: ignore[import-untyped]  # noqa: F401
        except ImportError as error:
            raise Mistake("no-asyncpg", {"folder": sys.prefix}) from error


def check_bus(url: str, database: str) -> None:
    """A bus between processes that share a database."""
    if url:
        check_bus_address(url)
        if not database.startswith("postgres"):
            raise Mistake("bus-alone")


def check_bus_address(url: str) -> None:
    """A bus that this installation can use."""
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise Mistake("bad-bus-url", {"given": url.partition("://")[0]})
    try:
        import redis  # noqa: F401
    except ImportError as error:
        raise Mistake("no-redis", {"folder": sys.prefix}) from error


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or a sentence that says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Mistake("cannot-listen", {"host": host, "port": str(port), "why": error.strerror or ""}) from error
    return listening


def announce(output: CommandOutput, host: str, port: int, prefix: str, token: str) -> None:
    """Tells where the server is, and where its operator finds what is his."""
    here = address("127.0.0.1" if is_everywhere(host) else host, port, prefix)
    output.say("serve-here", "bold", address=here)
    lan = lan_address() if is_everywhere(host) else ""
    if lan:
        there = address(lan, port, prefix)
        output.say("serve-lan", "bold", address=there)
        output.print(qr(there))
    output.print_as_it_is(output.text("serve-operator", address=f"{here}operator#{token}"))
    output.say("serve-stop", "dim")


def is_everywhere(host: str) -> bool:
    """Does this address stand for all of this machine?"""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def address(host: str, port: int, prefix: str) -> str:
    """An address to type in."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{prefix}/"


def lan_address() -> str:
    """The address of this machine in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OTHER_NETWORK)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if ipaddress.ip_address(found).is_loopback else found


def qr(text: str) -> str:
    """A QR code for the terminal."""
    import segno

    drawn = StringIO()
    segno.make(text, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
