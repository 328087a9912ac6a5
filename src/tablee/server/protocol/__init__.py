"""Every message between page and server, as structs. `docs/protocol.md` is generated from this package.

A page has one socket. After `hello` it watches one table at a time; what it then sends is about that table. Each
message of the page carries an `id` of its own making, and is answered with `done`, `refused` or the answer it asks for,
with the same `id`. What the server sends about a position depends only on what the viewer may know.
"""

from tablee.server.protocol.from_page import *
from tablee.server.protocol.from_server import *
from tablee.server.protocol.names import *
from tablee.server.protocol.over_http import *
from tablee.server.protocol.parts import *
