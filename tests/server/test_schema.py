"""schemathesis against the HTTP API of a real server: whatever comes, no answer is a server error."""

from __future__ import annotations

import asyncio
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tests.patience import PATIENCE
from tests.server.conftest import QUICK


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    folder = tmp_path_factory.mktemp("schema")
    started = threading.Event()
    config = Config(port=0, data=Path(folder) / "x.sqlite", settings=QUICK)
    server = make_server(config, started.set)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    assert started.wait(PATIENCE)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


@pytest.mark.plain
@pytest.mark.long
@pytest.mark.filterwarnings("ignore")  # schemathesis and its parts are not ours
def test_no_request_is_a_server_error(address: str) -> None:
    """Generated requests, good and bad ones, for every address; answers are as described."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import schemathesis
        from schemathesis.checks import not_a_server_error

        schema = schemathesis.openapi.from_url(f"{address}/docs/openapi.json")
        operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) >= 19
    for operation in operations:
        check(operation, not_a_server_error)


def check(operation: Any, *checks: Any) -> None:
    """Some requests to one address."""

    @settings(max_examples=15, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def run(case: Any) -> None:
        response = case.call()
        case.validate_response(response, checks=list(checks))

    run()
