"""How the server is started."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tablee.server.notices.channels import NoticeConfig
from tablee.server.store.store import archive_beside, sqlite_url
from tablee.server.tables.settings import TableSettings

PORT = 8642
DATA = Path("tablee.sqlite")


@dataclass(frozen=True)
class Config:
    """What the command line says."""

    host: str = "127.0.0.1"
    port: int = PORT
    data: Path = DATA
    database_url: str = ""
    archive: Path | None = None  # where games lie that have left the database; usually beside the data file
    bus: str = ""  # over which processes on one database tell each other what has changed
    prefix: str = ""  # where a reverse proxy puts the server, if it does not strip it itself
    allow_hosts: tuple[str, ...] = ()  # names under which the server answers, beside addresses and its own name
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word on where a request comes from is believed
    forwarded_header: str = "x-forwarded-for"  # in which they say it
    password: str = ""
    admin_token: str = ""
    page: Path = Path(__file__).parents[1] / "page"
    settings: TableSettings = field(default_factory=TableSettings)
    notices: NoticeConfig = field(default_factory=NoticeConfig)

    @property
    def token_file(self) -> Path:
        """Where the operator's token is kept."""
        return self.data.with_name(f"{self.data.name}.operator")

    @property
    def archive_folder(self) -> Path:
        """Where games lie that have left the database."""
        return self.archive or archive_beside(self.data.absolute())

    @property
    def url(self) -> str:
        """The database."""
        return self.database_url or sqlite_url(self.data.absolute())
