"""Scenarios that people might bring: an event alone, little energy, all of the energy, somebody who begins."""

BROUGHT = {
    "scenario": [
        '{"events": ["golf"], "first": 3}',
        '{"events": ["relay_medley", "golf"], "energy": [0, 0, 1, 2]}',
        '{"energy": [0, 30, 0, 30, 5, 5]}',
        '{"first": 1}',
    ]
}
