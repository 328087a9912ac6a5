"""Question cards that a club might bring."""

import json

OWN = json.dumps(
    [
        {
            "id": name,
            "tourism": {
                "difficulty": 1,
                "right": 2,
                "fr": {"q": f"Qui a fondé {name} ?", "a": ["Ana", "Ben", "Zoé"], "why": "C'est écrit au mur."},
            },
        }
        for name in ("C03", "C11")
    ]
)

BROUGHT = {"custom_cards": [OWN]}
