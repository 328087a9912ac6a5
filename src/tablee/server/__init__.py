"""The tables: people play here over HTTP and one socket. The framework appears in `server.http` only."""
