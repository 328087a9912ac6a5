"""`/docs`: the OpenAPI description as a plain page, without scripts and without any other server."""

from __future__ import annotations

from html import escape
from typing import Any


def document(schema: dict[str, Any]) -> str:
    """The addresses in a table; the whole description is one link away."""
    rows = [
        f"<tr><td><code>{escape(method.upper())}</code></td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(str(operation.get('summary', '')))}</td></tr>"
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        if isinstance(operation, dict)
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Tablée: OpenAPI</title>'
        f"<h1>Tablée {escape(schema['info']['version'])}</h1>"
        '<p>The whole description: <a href="docs/openapi.json">openapi.json</a>. '
        "The socket is described in docs/protocol.md of the source.</p>"
        f"<table><tr><th>method<th>address<th>what</tr>{''.join(rows)}</table></html>"
    )
