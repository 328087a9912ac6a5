"""Asks a running server with its operator's token."""

import json
import os
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

from tablee.engine.refusal import Mistake
from tablee.server.tables.words import table_texts

PATIENCE = 30.0  # seconds


class Operator:
    """Talks to a running server with the token that lies beside its data."""

    def __init__(self, server: str, data: Path, lang: str) -> None:
        self.server = server.rstrip("/")
        self.lang = lang
        self.token = os.environ.get("TABLEE_ADMIN_TOKEN", "")
        if self.token:
            return
        file = data.with_name(f"{data.name}.operator")
        try:
            self.token = file.read_text(encoding="ascii").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise Mistake("no-operator-token", {"file": str(file)}) from error

    def ask(self, path: str, method: str = "GET", body: Any = None) -> Any:
        """Asks the server."""
        if not self.server.startswith(("http://", "https://")):
            raise Mistake("no-server", {"server": self.server, "why": "http://…"})
        request = Request(  # noqa: S310 - the operator says which server, and it is http
            f"{self.server}/api/operator/{path}",
            data=None if body is None else json.dumps(body).encode(),
            method=method,
            headers={"authorization": f"Bearer {self.token}", "content-type": "application/json"},
        )
        try:
            with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise Mistake("server-refuses", {"server": self.server, "why": reason(error, self.lang)}) from error
        except (URLError, HTTPException, OSError, ValueError) as error:
            raise Mistake("no-server", {"server": self.server, "why": str(error)}) from error


def reason(error: HTTPError, lang: str) -> str:
    """The sentence of a refusal, in the language of the command where it is known here."""
    try:
        problem = json.load(error)
        key, words = f"refusal-{problem['code']}", table_texts(lang)
        return words.text(key, problem["facts"]) if words.has(key) else str(problem["sentence"])
    except (ValueError, KeyError, TypeError):
        return str(error)
