"""Results kept in a file line by line, so that what was interrupted goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tablee.engine.refusal import Mistake


class Kept:
    """A file whose first line says under what conditions its other lines came about; all of them are JSON."""

    def __init__(self, file: Path, conditions: Mapping[str, Any]) -> None:
        self.file = file
        self.lines = self.begin(conditions)

    def begin(self, conditions: Mapping[str, Any]) -> list[Any]:
        """What is there. A file that is not there is begun; a line that was not finished is taken away."""
        try:
            text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
            whole = text[: text.rfind("\n") + 1] or json.dumps(conditions) + "\n"
            if whole != text:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                self.file.write_text(whole, encoding="utf-8")
        except OSError as error:
            raise Mistake("cannot-write", {"file": str(self.file), "why": error.strerror or ""}) from error
        try:
            first, *lines = [json.loads(line) for line in whole.splitlines()]
        except ValueError as error:
            raise Mistake("not-kept-results", {"file": str(self.file)}) from error
        if first != json.loads(json.dumps(conditions)):
            raise Mistake("other-conditions", {"file": str(self.file)})
        return lines

    def add(self, line: Mapping[str, Any]) -> None:
        """One more result, at once on its way to the disk."""
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        self.lines.append(dict(line))
