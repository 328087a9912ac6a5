"""Texts are set as people expect to read them: French with its narrow spaces, both with real quotes, plain English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

pytestmark = pytest.mark.plain  # reads sources, the same for both builds
ROOT = Path(__file__).parents[1]
FILES = sorted(
    file
    for folder in ("src/tablee", "web/src", "tests/kahuna_two")
    for file in (ROOT / folder).rglob("*.ftl")
    if "node_modules" not in file.parts
)
COMMANDS = {
    "play-explain",
    "prompt-more",
    "prompt-more-undo",
    "tour-legend",
}  # a `?` that is typed, or drawn on a board
CODE = re.compile(r'"tablee\[\w+\]"|`[^`]*`')
PLACEABLE = "\N{OBJECT REPLACEMENT CHARACTER}"

FRENCH = {
    "no narrow space before ; ! ? or »": r"(?<!\u202f)[;!?»]",
    "no narrow space before :": rf"(?<!\u202f):(?=[\s\u202f]|$)(?<!{PLACEABLE}:(?=\u202f»))",
    "no narrow space after «": r"«(?!\u202f)",
    "a wide space beside a narrow one": r"[ \u00a0]\u202f|\u202f[ \u00a0]",
    "a straight apostrophe or quote": r"['\"]",
    "English quotes": r"[“”]",
    "three dots": r"\.\.\.",
    "a hyphen for a range": r"\d-\d",
    "a capital without its accent": (
        r"\bE(?:tat|tape|preuve|quipe|nergie|toile|curie|chap|cri|galit|chang)"
        r"|(?:^|[.!?…] )A (?:vous|table|partir|gauche|droite|deux|trois|quatre|chaque|son tour)\b"
    ),
}
ENGLISH = {
    "a space before ; : ! or ?": r"[ \u00a0\u202f][;:!?](?=\s|$)",
    "a straight apostrophe or quote": r"['\"]",
    "French quotes": r"[«»]",
    "three dots": r"\.\.\.",
    "a hyphen for a range": r"\d-\d",
    "a word that nobody says": r"\b(?i:anew|the own|rightly|not but|who sleeps)\b",
    "“who” without its “player” or “whoever”": r"\b(?:to|of|for|from|by|with|only|also|even|than) who\b",
}
WORDS = ("a word that nobody says", "“who” without its “player” or “whoever”")
# Facts after « de » or « que » that are numbers, paths or spaces of a circuit; any other asks for ELIDE.
NEVER_A_VOWEL = {
    *("address", "cell", "cells", "count", "fewest", "file", "first", "gear", "given", "last", "least", "length"),
    *("limit", "low", "most", "origin", "place", "rows", "size", "to"),
}
STATEMENTS = ("about", "event", "mistake", "refusal", "rule", "tutorial")
LONE_WHO = re.compile(r"(?:^|[.;:] )[Ww]ho [^.;:?]*(?:[.;:]|$)")  # a question keeps its “who”


def patterns(node: ast.Pattern) -> Iterator[str]:
    """A message as it is read, with a sign for each fact in it, and each of its variants in the same way."""
    text = ""
    for element in node.elements:
        match element:
            case ast.TextElement(value=str(value)):
                text += value
            case ast.Placeable(expression=ast.StringLiteral(value=str(value))):
                text += value
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                for variant in variants:
                    yield from patterns(variant.value)
                text += PLACEABLE
            case _:
                text += PLACEABLE
    yield text


def sentences(file: Path) -> Iterator[tuple[str, str]]:
    """What a file of texts says, under the keys of its messages, without what is quoted from code."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value and entry.id.name not in COMMANDS:
            for text in patterns(entry.value):
                yield entry.id.name, CODE.sub(PLACEABLE, text)


def unelided(file: Path) -> list[str]:
    """Messages in which « de » or « que » stands before a fact that may begin with a vowel."""
    found = re.compile(r"^(?!#)(?:([\w-]+) *=)?.*?\b(?:[Dd]e|[Qq]ue) \{ \$(\w+) \}", re.MULTILINE)
    text = file.read_text(encoding="utf-8")
    return [match[0].strip() for match in found.finditer(text) if match[2] not in NEVER_A_VOWEL]


def faults(text: str, lang: str) -> list[str]:
    """What is wrong with a sentence."""
    return [fault for fault, form in (FRENCH if lang == "fr" else ENGLISH).items() if re.search(form, text)]


def language(file: Path) -> str:
    """`fr` of `texts/fr.ftl` and of `builder.fr.ftl`."""
    return file.stem.rpartition(".")[2]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_texts_are_well_set(file: Path) -> None:
    """Each fault is told with its message."""
    told = [f"{key}: {fault}: {text}" for key, text in sentences(file) for fault in faults(text, language(file))]
    assert told == []


@pytest.mark.parametrize("file", [file for file in FILES if language(file) == "fr"], ids=lambda file: str(file.parent))
def test_a_name_is_elided(file: Path) -> None:
    """« Au tour d’Ana », not « de Ana »: `{ ELIDE("de", $name) }`."""
    assert unelided(file) == []


@pytest.mark.parametrize("file", [file for file in FILES if language(file) == "en"], ids=lambda file: str(file.parent))
def test_a_statement_says_who_is_meant(file: Path) -> None:
    """“Whoever passes” or “a player who passes”, not “who passes”."""
    told = [text for key, text in sentences(file) if key.startswith(STATEMENTS) and LONE_WHO.search(text)]
    assert told == []


def test_the_french_readme_is_well_set() -> None:
    """As the texts are, its code and its links apart."""
    readme = (ROOT / "README.fr.md").read_text(encoding="utf-8")
    read = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)|<br>|!\[", PLACEABLE, readme, flags=re.DOTALL)
    assert [f"{fault}: {line}" for line in read.splitlines() for fault in faults(line, "fr")] == []


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_documents_use_no_word_that_nobody_says(name: str) -> None:
    """They are held to the words of the texts, not to their quotes."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines for word in WORDS if re.search(ENGLISH[word], line)] == []


def test_all_texts_are_looked_at() -> None:
    """Those of the games, of the server, of the command line and of the page, in both languages."""
    names = {str(file.relative_to(ROOT)) for file in FILES}
    assert {
        f"src/tablee/{part}/texts/{lang}.ftl" for part in ("cli", "engine", "server") for lang in ("fr", "en")
    } < names
    assert {"web/src/texts/fr.ftl", "web/src/games/biathlon/builder.fr.ftl", "web/src/games/kahuna/en.ftl"} < names
    assert {file.name for file in FILES if language(file) not in {"fr", "en"}} == set()


@pytest.mark.parametrize(
    "text",
    [
        "Vraiment ?",
        "Vraiment\u00a0?",
        "Vraiment?",
        "Un mot: deux.",
        "Un mot :",
        "Un «\u00a0mot\u00a0».",
        "Un « mot ».",
        "L'île.",
        'Un "mot".',
        "Un “mot”.",
        "Et puis...",
        "De 3-4 joueurs.",
        "A vous.",
        "Etape 3.",
    ],
)
def test_french_faults_are_found(text: str) -> None:
    """Each of the habits of a hurried keyboard."""
    assert faults(text, "fr")


@pytest.mark.parametrize(
    "text",
    [
        "Vraiment\u202f? Oui\u202f; l’«\u202fîle\u202f»\u202f: 2–4, bot:NIVEAU…",
        f"«\u202f{PLACEABLE}:\u202f»",
        "À vous.",
    ],
)
def test_good_french_has_no_fault(text: str) -> None:
    """Neither has the label of a line, which is code between quotes."""
    assert faults(text, "fr") == []


@pytest.mark.parametrize(
    "text",
    ["Load the page anew.", "Ask for who runs it.", "The table's record.", "Really ?", "And then...", "2-4 players"],
)
def test_english_faults_are_found(text: str) -> None:
    """Words and signs from elsewhere."""
    assert faults(text, "en")


def test_a_missing_elision_is_found(tmp_path: Path) -> None:
    """Also in a variant, and after another fact."""
    file = tmp_path / "fr.ftl"
    file.write_text(
        "a = Table de { $name }\nb = { $who ->\n   *[other] { $x } lien de { $seat }\n  }\nc = de { $count }\n"
    )
    assert unelided(file) == ["a = Table de { $name }", "*[other] { $x } lien de { $seat }"]


def test_who_stands_alone_in_a_question_only() -> None:
    """“Who plays here?” is one."""
    assert LONE_WHO.search("Who passes pays.")
    assert LONE_WHO.search("It goes on; who passes pays")
    assert not LONE_WHO.search("Who plays here?")
    assert not LONE_WHO.search("A player who passes pays.")
