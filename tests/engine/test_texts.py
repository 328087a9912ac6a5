"""The kernel's sentences, in French and in English."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tablee.engine import registry
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import Reason, TakenBack
from tablee.engine.texts import LANGUAGES, Texts, game_source, kernel_texts, merge, rule_id, rule_key, source, texts
from tablee.games.olympiades.shapes import ChoiceShown
from tablee.games.tiny.shapes import CardsDrawn, TileLooked

SRC = Path(__file__).parents[2] / "src" / "tablee"
FACT = {"line": 3, "place": 2, "entry": 12, "seats": 4}  # facts that are numbers; others are words


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # fluent's name
        """One more."""
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The variables of each message of the kernel."""
    found = {}
    for entry in FluentParser().parse(source("tablee.engine", lang)).body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def raised(name: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Every exception of this name that the sources make: its layer, its code, and the names of its facts."""
    for file in sorted(SRC.rglob("*.py")):
        if f"{name}(" not in (text := file.read_text()):
            continue  # most files; to read them all takes seconds in every process that collects tests
        tree = ast.parse(text)
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            dicts = {
                target.id: node.value
                for node in ast.walk(function)
                if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict)
                for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
                if isinstance(target, ast.Name)
            }
            for node in ast.walk(function):
                match node:
                    case ast.Call(func=ast.Name(id=found), args=[ast.Constant(value=str(code)), *facts]) if (
                        found == name
                    ):
                        yield file.relative_to(SRC).parts[0], code, keys(facts[-1:], dicts)


def keys(facts: list[ast.expr], dicts: dict[str, ast.Dict]) -> frozenset[str]:
    """The names in a dict that is written out here, or just above under a name."""
    for fact in facts:
        written = dicts.get(fact.id) if isinstance(fact, ast.Name) else fact
        assert isinstance(written, ast.Dict), ast.unparse(fact)
        return frozenset(str(key.value) for key in written.keys if isinstance(key, ast.Constant))
    return frozenset()


MISTAKES = sorted(set(raised("Mistake")), key=repr)
# Who has sentences of their own; what keeps a server from starting is said by the command.
SPEAKERS = {"cli": ["tablee.cli"], "lab": ["tablee.cli"], "server": ["tablee.server", "tablee.cli"]}


def test_both_languages_say_the_same_things() -> None:
    """Every message exists in both languages, with the same variables."""
    assert messages("fr") == messages("en")


def test_the_sources_were_found() -> None:
    """The search for mistakes sees the kernel's own."""
    codes = {code for _, code, _ in MISTAKES}
    assert {"unknown-game", "bad-record", "record-illegal", "script-too-short", "impossible-position"} <= codes


@cache
def speaker(lang: str, layer: str) -> Texts:
    """Whoever says the mistakes of a layer."""
    return Texts(lang, "\n".join(source(package, lang) for package in SPEAKERS.get(layer, [])))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("layer", "code", "facts"), MISTAKES, ids=[f"{layer}-{code}" for layer, code, _ in MISTAKES])
def test_every_mistake_has_its_sentence(lang: str, layer: str, code: str, facts: frozenset[str]) -> None:
    """A mistake raised anywhere can be said in both languages with the facts it has there."""
    mistake = Mistake(code, {name: FACT.get(name, "word") for name in facts})
    sentence = speaker(lang, layer).mistake(mistake)
    assert sentence.strip()
    assert not {"{", "}"} & set(sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_table_has_its_sentence_and_rule(lang: str) -> None:
    """Refusals that the kernel gives can be said, and their rules read, in both languages."""
    kernel = kernel_texts(lang)
    refused = [
        Refused("no-such-seat", "TAB-1.1", {"seats": 2}),
        Refused("no-such-action", "TAB-1.2"),
        Refused("game-over", "TAB-1.3"),
        Refused("not-your-decision", "TAB-1.4"),
        Refused("already-submitted", "TAB-1.5"),
        Refused("no-undo", "TAB-2.1"),
        Refused("nothing-to-take-back", "TAB-2.2"),
    ]
    assert {"refusal-" + one.code for one in refused} == {key for key in messages(lang) if key.startswith("refusal-")}
    for one in refused:
        assert kernel.refusal(one)
        assert kernel.rule(one.rule)
        assert kernel.section(one.rule)


def test_a_mistake_speaks_english_when_printed() -> None:
    """The sentence of a mistake is its text as an exception."""
    assert str(Mistake("unknown-game", {"given": "x", "known": "tiny"})) == "There is no game “x”; the games are: tiny."


def test_a_missing_text_is_no_silent_gap() -> None:
    """A message that does not exist, or lacks a fact, is a mistake of its own."""
    with pytest.raises(Mistake, match="The text mistake-nonsense is missing in “en”"):
        kernel_texts("en").mistake(Mistake("nonsense"))
    with pytest.raises(Mistake, match="The text mistake-unknown-game in “fr” cannot be put together"):
        kernel_texts("fr").mistake(Mistake("unknown-game", {"given": "x"}))


def test_an_unknown_language_lists_the_known() -> None:
    """A language without texts is answered with those that have some."""
    with pytest.raises(Mistake) as mistake:
        Texts("de")
    assert str(mistake.value) == "There are no texts in “de”; the languages are: fr, en."


def test_an_unknown_rule_shows_some() -> None:
    """A rule that does not exist is answered with the first ones that do."""
    with pytest.raises(Mistake, match=r"There is no rule KAH-9\.9; the rules are: TAB-1\.1, "):
        kernel_texts("en").rule("KAH-9.9")


def test_rules_are_listed_in_the_order_of_the_book() -> None:
    """The ids of rules come from the keys of their messages, whose form leads back to them."""
    rules = kernel_texts("en").rules()
    sections = {1: 5, 2: 3, 3: 3}
    assert rules == [f"TAB-{section}.{rule + 1}" for section, count in sections.items() for rule in range(count)]
    assert [rule_id(rule_key(rule)) for rule in rules] == rules


@pytest.mark.parametrize(
    ("lang", "you", "other"), [("en", "You take back", "Ana takes"), ("fr", "Vous", "Ana reprend")]
)
def test_a_sentence_speaks_to_its_reader(lang: str, you: str, other: str) -> None:
    """What I did is told to me as mine, to others with my name."""
    event = TakenBack("TAB-2.1", 0)
    assert kernel_texts(lang).event(event, ["Ana"], 0).startswith(you)
    assert kernel_texts(lang).event(event, ["Ana"], 1).startswith(other)
    assert kernel_texts(lang).event(event, [], None)


@pytest.mark.parametrize(
    ("lang", "done", "doing", "unnamed"),
    [
        ("fr", "Ana attaque Léo.", "Attaquer Léo", "Attaquer Place 2"),
        ("en", "Ana attacks Léo.", "Attack Léo", "Attack Seat 2"),
    ],
)
def test_seats_that_a_game_speaks_of_have_their_names(lang: str, done: str, doing: str, unnamed: str) -> None:
    """Not only the seat that acts, but also the one it concerns."""
    olympiades = texts(registry.get("olympiades"), lang)
    assert olympiades.event(ChoiceShown("OLY-2.6", 0, "attack", None, 1), ["Ana", "Léo"], 1) == done
    assert olympiades.action("attack target=1", ["Ana", "Léo"]) == doing
    assert olympiades.action("attack target=1") == unnamed


@pytest.mark.parametrize(
    ("words", "said"), [([], "nothing"), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_words_are_listed(words: list[str], said: str) -> None:
    """A list is said as people say it."""
    assert kernel_texts("en").listed(words) == said


def test_hidden_arguments_have_their_own_words() -> None:
    """A sentence can say what happened without what is hidden."""
    texts = Texts("en", source("tablee.games.tiny", "en"), {"cards": "card"})
    assert texts.event(TileLooked("TIN-2.2", 0, 2, "PEARL"), ["Ana"]) == "Ana looks under islet 2: pearl."
    assert texts.event(TileLooked("TIN-2.2", 0, 2, None), ["Ana"]) == "Ana has looked under islet 2."
    assert texts.event(CardsDrawn("TIN-2.1", 0, 2, None), ["Ana"], 1) == "Ana draws 2 cards."


def test_reasons_can_be_said() -> None:
    """The random bot gives its reason."""
    assert kernel_texts("fr").reason(Reason("random")) == "Choisi au hasard."


BASE = """\
name = Reef
section-REE-1 = A turn
rule-REE-1-1 = One.
rule-REE-1-2 = Two,
    and a half.
rule-REE-1-10 = Ten.
event-done = Done.
"""


def test_a_version_brings_the_messages_that_differ() -> None:
    """A changed one replaces the other in its place, a dropped one is gone, and a new rule comes in its order."""
    own = "rule-REE-1-2 = Deux.\nrule-REE-1-9 = Neuf.\nfinding-new = Nouveau.\n"
    assert merge(BASE, own, ["rule-REE-1-1"], "en") == (
        "name = Reef\nsection-REE-1 = A turn\nrule-REE-1-2 = Deux.\nrule-REE-1-9 = Neuf.\nrule-REE-1-10 = Ten.\n"
        "event-done = Done.\nfinding-new = Nouveau.\n"
    )


def test_a_version_that_changes_nothing_says_the_same() -> None:
    """Messages of several lines are kept whole."""
    assert merge(BASE, "", [], "en") == BASE


@pytest.mark.parametrize(("base", "own"), [(BASE, "nonsense"), ("nonsense", "name = Reef\n")])
def test_a_broken_source_is_found_in_either_version(base: str, own: str) -> None:
    """What cannot be read is not lost on the way."""
    with pytest.raises(Mistake, match="nonsense"):
        merge(base, own, [], "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_older_version_says_what_it_does_not_change_as_the_newer_one(lang: str) -> None:
    """The tiny game's first version has one sentence of its own."""
    older, newer = (texts(registry.get("tiny", version), lang) for version in (1, 2))
    assert older.keys == newer.keys
    assert [rule for rule in older.rules() if older.rule(rule) != newer.rule(rule)] == ["TIN-3.4"]
    assert older.text("duration") == newer.text("duration")


class Choices(Visitor):
    """Of each fact that a sentence depends on, the words by which it chooses."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  # fluent's name
        """One more."""
        if isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)]
            self.found += [(node.selector.id.name, key) for key in keys]
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", registry.slugs())
def test_no_sentence_waits_for_a_name_that_is_put_into_words_before(slug: str, lang: str) -> None:
    """`[start]` never comes about where `from-start` makes it "the start": the sentence must ask for that."""
    game, choices = registry.get(slug), Choices()
    own = texts(game, lang)
    choices.visit(FluentParser().parse(game_source(game, lang)))
    assert [(fact, key) for fact, key in choices.found if own.word(fact, key) != key] == []
