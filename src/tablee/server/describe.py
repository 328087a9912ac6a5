"""Protocol and games described from their structs: `python -m tablee.server.describe`, then what is wanted.

`markdown` describes the protocol; `types FOLDER` writes the types of the page; `stale FOLDER` names those
that are out of date.
"""

import inspect
import re
import sys
from pathlib import Path
from typing import Any, get_args

from tablee.engine import registry
from tablee.server import protocol
from tablee.server.http.addresses import addresses
from tablee.server.protocol import from_page, from_server, names, over_http, parts
from tablee.server.typescript import comments, declaration, game_types, shared_types

CHAPTERS = {
    parts: "## Parts of messages",
    from_page: "## From the page to the server, over the socket",
    from_server: "## From the server to the page, over the socket",
    over_http: "## Bodies of HTTP requests and answers",
    names: "## Bodies about names that last",
}
BASES = {"Struct", "ToServer", "ToPage"}
SOCKET = """\
The socket is at `api/socket`, relative to where the page was loaded; all addresses below are relative likewise, so that
a prefix of a reverse proxy needs no setting. Frames are text, one JSON object each, at most 16 kB from a page.
"""
MORE_ADDRESSES = """\
| `metrics` | GET | | | Prometheus text, on loopback or with the operator's token. |
| `docs`, `docs/openapi.json` | GET | | | OpenAPI, as a page and as JSON. |

What is refused over HTTP answers with status 4xx and a `Problem`. `api/operator` wants the operator's token
(`Authorization: Bearer TOKEN`).

Whatever is asked for, over HTTP or the socket, costs the time that it takes the server, measured, for the person and
for the address. Whoever has cost too much is refused with `too-fast`: over HTTP after a pause, with 429 and
`Retry-After`; on the socket with the id of the message, and nothing more is read for a while. Who goes on is sent
`goodbye` with `flood`.

## How a table runs

1. `POST api/tables`, or `sit_down` / `claim` over the socket. The page stores `table.commitment` under the table's id
   the first time it sees it, and compares at the end.
2. Each person's page draws at least 16 random bytes, keeps them, and sends `ready` with their seal.
3. All ready: `table.phase` is `closing`. The page checks that the seals shown are those it saw, keeps them, and sends
   `contribute` for each of its seats. If one is missing at `table.closes`, or wrong, the table is `gathering` again and
   `table.cancelled` says why; each page draws new bytes.
4. `playing`: `position` comes after every change. Answer a decision with `act`. After a lost connection: `hello`,
   `watch`, and send an unanswered `act` again with the same `id`.
5. `over`: `table.seed`, `table.result` and every `seat.contribution` are there, the position is shown to everybody in
   full, and `api/tables/{table}/record` has the record.

A device with several seats (hot-seat) is sent the position of one seat at a time: that of `table.facing`. The page
hides the board, asks to pass the device on, then sends `face`.
"""


def structs() -> list[tuple[str, type[Any]]]:
    """Every struct of the protocol with the heading above it, in the order of its file."""
    found = []
    for chapter, heading in CHAPTERS.items():
        names = re.findall(r"^class (\w+)\(", inspect.getsource(chapter), re.MULTILINE)
        found += [(heading, getattr(chapter, name)) for name in names if name not in BASES]
    return found


def markdown() -> str:
    """The whole protocol as a document."""
    out = ["# Protocol", "", f"Version {protocol.VERSION}. Generated from `src/tablee/server/protocol` by", ""]
    out += ["```sh", "python -m tablee.server.describe markdown >docs/protocol.md", "```", ""]
    out += [inspect.getdoc(protocol) or "", "", SOCKET, *addresses(), MORE_ADDRESSES]
    heading = ""
    for above, struct in structs():
        if above != heading:
            heading = above
            out += [heading, ""]
        tag = struct.__struct_config__.tag
        out += [f"### `{tag or struct.__name__}`", "", inspect.getdoc(struct) or "", ""]
        rows = [
            f"| `{name}` | `{kind.replace('|', chr(92) + '|')}` | {note} |"
            for name, (kind, note) in comments(struct).items()
        ]
        if rows:
            out += ["| field | type | |", "|---|---|---|", *rows, ""]
    return "\n".join(out).rstrip() + "\n"


# TypeScript -------------------------------------------------------------------------------------------


def typescript() -> str:
    out = ["// Generated from src/tablee/server/protocol: scripts/types", ""]
    out += [f"export const VERSION = {protocol.VERSION}", ""]
    for _, struct in structs():
        out += declaration(struct, is_whole=False)
    for name, union in (("FromPage", protocol.FromPage), ("FromServer", protocol.FromServer)):
        out += [f"export type {name} =", *(f"  | {struct.__name__}" for struct in get_args(union)), ""]
    return "\n".join(out)


def page_types(sources: Path) -> dict[Path, str]:
    """The generated files of the page by their places: the protocol, and the shapes of each game that has a board."""
    boards = [slug for slug in registry.slugs() if (sources / "games" / slug / "index.ts").is_file()]
    return {
        sources / "protocol.ts": typescript(),
        sources / "lib" / "board" / "shapes.ts": shared_types(),
        **{sources / "games" / slug / "shapes.ts": game_types(registry.newest(slug)) for slug in boards},
    }


def stale(sources: Path) -> list[Path]:
    """The generated files of the page that are not as the structs are now."""
    wanted = page_types(sources)
    return [file for file, text in wanted.items() if not file.is_file() or file.read_text(encoding="utf-8") != text]


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else "markdown"
    folder = Path(sys.argv[2]) if len(sys.argv) > len(("describe", wanted)) else None
    if wanted == "types" and folder:
        for file, text in page_types(folder).items():
            file.write_text(text, encoding="utf-8")
    elif wanted == "stale" and folder:
        sys.exit("\n".join(f"{file} is not what the structs say: run scripts/types" for file in stale(folder)) or 0)
    elif wanted == "markdown":
        sys.stdout.write(markdown())
    else:
        sys.exit(f"expected markdown, types FOLDER or stale FOLDER, got {' '.join(sys.argv[1:])}")
