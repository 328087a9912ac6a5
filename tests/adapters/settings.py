"""The games with the fewest and with the most players, as all foreign tests run over them."""

import tablee
from tablee.engine import registry

SLUGS = [slug for slug in sorted(registry.installed()) if "." not in slug and not tablee.game(slug).example]
SETTINGS = [
    (slug, players)
    for slug in SLUGS
    for players in sorted({tablee.game(slug).players[0], tablee.game(slug).players[-1]})
]
