"""The question cards: those of the game, and those of a club's own file, which are checked one by one."""

import re
import unicodedata
from typing import Annotated

import msgspec

from tablee.engine.lettering import is_encodable, is_legible, repeated
from tablee.engine.survey import Finding, Survey
from tablee.games.tour_de_france.board import DATA

TOURISM, CYCLING = "tourism", "cycling"
CATEGORIES = (TOURISM, CYCLING)
ANSWERS = 3
EASY, HARD = 1, 3
LONGEST_QUESTION = 140
LONGEST_ANSWER = 40
LONGEST_WHY = 240
LONGEST_SOURCE = 240
LONGEST_TOWN = 40
MOST_OWN = 29  # blank cards in the box
MOST_EXAMINED = 100  # cards of a longer list are not looked at
PLACE = 20  # letters of a wrong id that are repeated
OWN_RULE = "TDF-5.1"
OWN_IDS = [f"C{number:02}" for number in range(1, MOST_OWN + 1)]
FORBIDDEN = re.compile(r"[|\x00-\x1f\x7f]")  # a stroke parts answers in a position text


Small = Annotated[int, msgspec.Meta(ge=-999, le=999)]  # what is beyond is not repeated


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question and its answers in one language, and one line that explains the right one afterwards."""

    q: str
    a: list[str]
    why: str = ""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question in French and English, the answers in the same order, and what the fact rests on."""

    difficulty: Small
    right: Small
    source: str = ""
    fr: Wording | None = None
    en: Wording | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card: one question on tourism, one on cycling. Of a club's own card one may be missing."""

    id: str
    town: str = ""
    tourism: Question | None = None
    cycling: Question | None = None


class Asked(msgspec.Struct, frozen=True):
    """What is read from a card, in the order of the data; a language that is missing is told in the other one."""

    category: str
    difficulty: int
    right: int
    fr: str
    en: str
    answers_fr: list[str]
    answers_en: list[str]
    why_fr: str  # shown after the answer
    why_en: str


def fault(where: str, code: str, facts: dict[str, str | int] | None = None) -> Finding:
    """What is wrong with a card of a club's file, and where."""
    return Finding(code, OWN_RULE, where, facts or {})


def tidy(text: str) -> str:
    """One space between words, so that a position text reads as it was written."""
    return " ".join(text.split())


def printed(text: str) -> str:
    """As it is read: cards are written with straight apostrophes."""
    return tidy(text).replace("'", "’")


def asked(card: Card, category: str) -> Asked:
    """The question of a category; a card that lacks it has its other question asked (TDF-5.1)."""
    found = card.tourism if category == TOURISM else card.cycling
    if found is None:
        category = CYCLING if category == TOURISM else TOURISM
        found = card.cycling if category == CYCLING else card.tourism
    assert found is not None
    french, english = found.fr, found.en
    first = french or english
    assert first is not None
    fr, en = french or flagged(first, "en"), english or flagged(first, "fr")
    return Asked(
        category=category,
        difficulty=found.difficulty,
        right=found.right,
        fr=printed(fr.q),
        en=printed(en.q),
        answers_fr=[printed(answer) for answer in fr.a],
        answers_en=[printed(answer) for answer in en.a],
        why_fr=explained(fr, found.source),
        why_en=explained(en, found.source),
    )


def explained(wording: Wording, source: str) -> str:
    """Why the answer is right, or else where it can be looked up."""
    return printed(wording.why) or (f"({printed(source)})" if source else "")


def flagged(wording: Wording, lang: str) -> Wording:
    """A question in the only language it has, which is named before it."""
    return Wording(f"({lang}) {wording.q}", wording.a, wording.why)


# A club's own cards -----------------------------------------------------------------------------------


def check_own(text: str) -> tuple[list[Card], list[Finding]]:
    """The valid cards of a club's file, and what is wrong with the others."""
    if not is_encodable(text):
        return [], [fault("", "not-json", {"why": "surrogates not allowed"})]
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        return [], [fault("", "not-json", {"why": repeated(error)})]
    if not isinstance(found, list) or not found:
        return [], [fault("", "not-a-list")]
    if len(found) > MOST_EXAMINED:
        return [], [fault("", "card-count", {"count": len(found), "most": MOST_OWN})]
    cards: list[Card] = []
    faults: list[Finding] = []
    for number, one in enumerate(found, 1):
        card, wrong = read_own(one, number)
        if card is not None and card.id in [other.id for other in cards]:
            wrong = [fault(card.id, "id-twice")]
        elif card is not None and not wrong:
            cards.append(card)
        faults += wrong
    return cards, faults


def read_own(found: object, number: int) -> tuple[Card | None, list[Finding]]:
    """One card of a club's file, and its faults."""
    given = found.get("id") if isinstance(found, dict) else None
    name = repeated(given, PLACE) if isinstance(given, str) and is_legible(given) else f"#{number}"
    try:
        card = msgspec.convert(found, Card)
    except msgspec.ValidationError as error:
        return None, [fault(name, "not-a-card", {"why": repeated(error)})]
    faults: list[Finding] = []
    if card.id not in OWN_IDS:
        faults.append(fault(name, "bad-id", {"first": OWN_IDS[0], "last": OWN_IDS[-1]}))
    if card.tourism is None and card.cycling is None:
        faults.append(fault(name, "no-question"))
    faults += check_line(name, "town", card.town, LONGEST_TOWN)
    for category, question in ((TOURISM, card.tourism), (CYCLING, card.cycling)):
        if question is not None:
            faults += check_question(f"{name} {category}", question)
    return card, faults


def check_question(where: str, question: Question) -> list[Finding]:
    """What is wrong with one question."""
    faults: list[Finding] = []
    if not EASY <= question.difficulty <= HARD:
        faults.append(fault(where, "bad-difficulty", {"given": question.difficulty}))
    if not 0 <= question.right < ANSWERS:
        faults.append(fault(where, "bad-right", {"given": question.right}))
    if question.fr is None and question.en is None:
        faults.append(fault(where, "no-language"))
    faults += check_line(where, "source", question.source, LONGEST_SOURCE)
    for lang, wording in (("fr", question.fr), ("en", question.en)):
        if wording is not None:
            faults += check_wording(f"{where} {lang}", wording)
    return faults


def check_wording(where: str, wording: Wording) -> list[Finding]:
    """What is wrong with a question in one language."""
    faults: list[Finding] = []
    answers = [tidy(answer) for answer in wording.a]
    if not tidy(wording.q) or not all(answers):
        faults.append(fault(where, "empty-text"))
    if len(answers) != ANSWERS:
        faults.append(fault(where, "not-three-answers", {"given": len(answers)}))
    if len({unicodedata.normalize("NFC", answer) for answer in answers}) < len(answers):
        faults.append(fault(where, "same-answers"))
    faults += check_line(where, "question", wording.q, LONGEST_QUESTION)
    for answer in wording.a[:ANSWERS]:
        faults += check_line(where, "answer", answer, LONGEST_ANSWER)
    faults += check_line(where, "why", wording.why, LONGEST_WHY)
    return faults


def length(text: str) -> int:
    """How many signs of a text are shown."""
    return len(tidy(text))


def check_line(where: str, what: str, text: str, most: int) -> list[Finding]:
    """What is wrong with a text that is shown on one line, if there is one."""
    if length(text) > most:
        return [fault(where, f"long-{what}", {"length": length(text), "most": most})]
    if FORBIDDEN.search(text) or (tidy(text) and not is_legible(tidy(text))):
        return [fault(where, "forbidden-sign")]
    return []


def is_own(text: str) -> bool:
    """No cards, or one to 29 that are all in order."""
    if not text:
        return True
    cards, faults = check_own(text)
    return bool(cards) and not faults


def survey(text: str) -> Survey:
    """What is wrong with a club's file, or how many questions it has, on one line as the option takes it."""
    cards, faults = check_own(text)
    if faults:
        return Survey(faults)
    tourism, cycling = (sum(getattr(card, category) is not None for card in cards) for category in CATEGORIES)
    facts: dict[str, str | int] = {"count": len(cards), "tourism": tourism, "cycling": cycling}
    return Survey(facts=facts, text=packed(cards))


def packed(cards: list[Card]) -> str:
    """Cards as the value of the option: one line."""
    return msgspec.json.encode([drop_missing(card) for card in cards]).decode()


def drop_missing(card: Card) -> object:
    """A card without what it lacks."""
    return without_none(msgspec.to_builtins(card))


def without_none(found: object) -> object:
    """The same without keys that have no value."""
    if isinstance(found, dict):
        return {key: without_none(value) for key, value in found.items() if value is not None}
    return found


CARDS = msgspec.json.decode((DATA / "questions.json").read_bytes(), type=list[Card])
IDS = [card.id for card in CARDS]
