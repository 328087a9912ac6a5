"""A load on the server, and on boardgame.io beside it: `make bench-server`."""
