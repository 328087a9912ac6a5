"""Documents of results: one section for each game or benchmark, and none wipes another's."""

import platform
import re
from pathlib import Path

TITLE = "# Benchmark results\n"


def write_section(file: Path, heading: str, body: str, title: str = TITLE) -> None:
    """Writes the section under this heading, in place of an older one."""
    text = file.read_text(encoding="utf-8") if file.exists() else title
    section = f"## {heading}\n\n{body.strip()}\n"
    older = re.compile(rf"^## {re.escape(heading)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    text = older.sub("", text).rstrip() + "\n\n" + section
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(in_order(text), encoding="utf-8")


def in_order(text: str) -> str:
    """The sections by name, so that a new measurement changes only its own."""
    title, *sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    return "\n".join([title.strip() + "\n", *(section.strip() + "\n" for section in sorted(sections))])


def machine() -> str:
    """What the figures were measured on."""
    return f"{platform.machine()}, {platform.python_implementation()} {platform.python_version()}"
