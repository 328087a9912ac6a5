"""HTTP and the socket: the only part that knows a web framework."""
