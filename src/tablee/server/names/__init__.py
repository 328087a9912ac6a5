"""Names that last: what takes one back on any device, a page of one's own, friends, one's data."""
