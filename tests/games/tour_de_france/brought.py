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

WHOLE = json.dumps(
    [
        {
            "id": "C29",
            "town": "Lille",
            "tourism": {
                "difficulty": 3,
                "right": 0,
                "source": "Archives du club",
                "fr": {"q": "Où roule le club ?", "a": ["Au bois", "En ville", "Au parc"]},
                "en": {"q": "Where does the club ride?", "a": ["In the wood", "In town", "In the park"], "why": "Mud."},
            },
            "cycling": {
                "difficulty": 2,
                "right": 1,
                "en": {"q": "Who wears the bell?", "a": ["The last", "The first", "Nobody"]},
            },
        }
    ],
    indent=1,
    ensure_ascii=False,
)

BROUGHT = {"custom_cards": [OWN, WHOLE]}
