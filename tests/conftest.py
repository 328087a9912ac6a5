"""What holds for all tests: hypothesis profiles, tests for one build only, and no skipping unseen in CI."""

import fcntl
import os
import subprocess
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parents[1]
CI = os.environ.get("CI") == "true"
COMPILED = os.environ.get("TABLEE_BUILD") == "compiled"

settings.register_profile("dev", max_examples=50, deadline=None)
settings.register_profile("ci", derandomize=True, deadline=None)
settings.load_profile("ci" if CI else "dev")


@pytest.fixture(scope="session")
def page_built() -> None:
    """The page, built once however many workers ask for it."""
    with Path(tempfile.gettempdir(), "tablee-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([ROOT / "scripts" / "page"], check=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves tests marked `plain` out of the compiled run, and begins with those marked `long`."""
    left_out = {item for item in items if COMPILED and item.get_closest_marker("plain")}
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = dealt(items, workers)


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Begins the long tests first, each worker some of them: at the end no worker is left alone with one.

    pytest-xdist gives each worker a part of the list, the first the first part; whoever is done takes from the ends.
    """
    long = [item for item in items if item.get_closest_marker("long")]
    short = [item for item in items if not item.get_closest_marker("long")]
    arranged: list[pytest.Item] = []
    for worker in range(workers):
        part = (len(items) - len(arranged)) // (workers - worker)
        mine = long[worker::workers]
        others = max(0, part - len(mine))
        arranged += mine + short[:others]
        short = short[others:]
    return arranged + short


def skipped(config: pytest.Config) -> list[str]:
    """The tests that were skipped, as far as this process has heard."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return [report.nodeid for report in reporter.stats.get("skipped", [])] if reporter else []


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A skipped test fails CI."""
    if CI and skipped(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Names the skipped tests that fail CI."""
    for test in skipped(config) if CI else []:
        terminalreporter.write_line(f"SKIPPED, which fails CI: {test}", red=True)
