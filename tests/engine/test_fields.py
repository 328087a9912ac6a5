"""How the fields of a state are written and read."""

from tablee.engine.fields import FLAG, One


def test_a_flag_that_is_left_out_is_read_as_a_bool() -> None:
    """A compiled state refuses 0 where it keeps a bool."""
    assert One(FLAG).blank(None) is False
    assert One(FLAG, 1).blank(None) is True
