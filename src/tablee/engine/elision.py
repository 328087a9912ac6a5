"""Short words of French before names: « d’Ana », « de Léo », « au Môle »; the twin of `elision.ts`."""

import re
import unicodedata

CONTRACTED = {("à", "Le"): "au", ("à", "Les"): "aux", ("de", "Le"): "du", ("de", "Les"): "des"}
MARKS = "\ue000\ue001"  # the page puts them around names that it shows bold
LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o"})
# An h is mute in names, those apart that came from elsewhere with theirs; a y before a vowel is a consonant.
VOWEL = re.compile(
    r"[aeiou]|y[bcdfghj-np-tv-xz]|h(?!a(?!dri|mlet|nna|nnib|rpag)|ei|elg|elm|ermann|ir|oll|olm|ow|ua|uy)[aeiouy]"
)


def begins_with_vowel(word: str) -> bool:
    """As it is heard: « Hélène » does, « Yann » does not."""
    plain = unicodedata.normalize("NFD", word.strip(MARKS).lower())
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return bool(VOWEL.match(letters.translate(LETTERS)))


def elide(short: str, word: object) -> str:
    """`elide("de", "Ana")` is « d’Ana »; in texts it is written `{ ELIDE("de", $name) }`."""
    return f"{short[:-1]}’{word}" if begins_with_vowel(str(word)) else f"{short} {word}"


def contract(short: str, place: object) -> str:
    """`contract("à", "Le Môle")` is « au Môle »: of places with an article; in texts `{ CONTRACT("à", $place) }`."""
    article, _, rest = str(place).partition(" ")
    merged = CONTRACTED.get((short, article))
    return f"{merged} {rest}" if merged and rest else f"{short} {place}"
