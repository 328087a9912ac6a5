"""How long a test waits for what must happen: no machine is so slow, and only a test that fails waits so long."""

PATIENCE = 400.0  # seconds
