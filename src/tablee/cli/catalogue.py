"""What there is: `tablee games`, `tablee rules`, `tablee about`."""

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import tablee
from tablee.bots import levels
from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.engine import registry
from tablee.engine.game import Game
from tablee.engine.refusal import Mistake
from tablee.engine.texts import Texts, texts

LICENCE = "Apache-2.0"


def find(slug: str, version: int | None = None) -> Game:
    """A game by its slug; one that cannot be imported is told as a mistake."""
    try:
        return registry.get(slug, version)
    except ImportError as error:
        raise Mistake("broken-game", {"game": slug, "why": str(error)}) from error


def games(
    *, every: Annotated[bool, Parameter(name="--all")] = False, lang: str | None = None, json: bool = False
) -> int:
    """Lists the games."""
    output = command_output(lang, json)
    found = [game for game in loaded(output) if every or not game.example]
    if json:
        output.answer([summary(game, output.lang) for game in found])
        return GOOD
    if not found:
        output.say("games-none")
        return GOOD
    table = Table(box=None, padding=(0, 2, 1, 0), show_header=False)
    for game in found:
        facts = summary(game, output.lang)
        players = output.text("games-players", players=counted(game.players, output.text("list-or")))
        table.add_row(Text(game.slug, "bold"), Text(facts["name"], "bold"), Text(players, "dim"))
        table.add_row("", Text(facts["pitch"]), "")
    output.print(table)
    output.say("games-next", "dim", slug=found[0].slug)
    return GOOD


def loaded(output: CommandOutput) -> list[Game]:
    """All games that can be loaded with their texts; the others are named on standard error."""
    found = []
    for slug in registry.slugs():
        try:
            game = find(slug)
            summary(game, output.lang)
        except Mistake as mistake:
            output.complain(output.explain(mistake))
        except OSError as error:
            output.complain(output.explain(Mistake("broken-game", {"game": slug, "why": str(error)})))
        else:
            found.append(game)
    return found


def summary(game: Game, lang: str) -> dict[str, Any]:
    """What a list says of a game."""
    words = texts(game, lang)
    return {
        "slug": game.slug,
        "name": words.text("name"),
        "pitch": words.text("pitch"),
        "version": game.version,
        "versions": registry.versions(game.slug),
        "players": list(game.players),
        "options": {option.name: option.allowed() for option in game.options},
        "presets": list(game.presets),
        "bots": levels(game),
        "example": game.example,
    }


def counted(players: tuple[int, ...], word: str) -> str:
    """`2`, `2 to 6`, `2 or 4`."""
    if len(players) > 2 and list(players) == list(range(players[0], players[-1] + 1)):  # noqa: PLR2004
        return f"{players[0]}–{players[-1]}"
    return f" {word} ".join(map(str, players))


def rules(
    slug: str, rule: str | None = None, /, *, version: int | None = None, lang: str | None = None, json: bool = False
) -> int:
    """Shows the rule book of a game under its newest version or an older one, or a paragraph or section of it."""
    output = command_output(lang, json)
    words = texts(find(slug, version), output.lang)
    book = paragraphs(words, rule)
    if json:
        output.answer(book)
        return GOOD
    output.print(Text(words.text("name"), "bold"))
    show_rules(output, book)
    return GOOD


def paragraphs(words: Texts, rule: str | None) -> list[dict[str, str]]:
    """The paragraphs of a rule book: all, one by its id, or those of a section."""
    wanted = (rule or "").strip().upper()
    ids = [one for one in words.rules() if not wanted or one.upper() == wanted or one.upper().startswith(wanted + ".")]
    if not ids:
        known = [one for one in words.rules() if one.partition(".")[0] == wanted.partition(".")[0]] or words.rules()
        raise Mistake("unknown-rule", {"given": rule or "", "known": ", ".join(known[:8]) + " …"})
    return [{"id": one, "section": words.section(one), "text": words.rule(one)} for one in ids]


def show_rules(output: CommandOutput, book: list[dict[str, str]]) -> None:
    """Paragraphs under the titles of their sections."""
    section = ""
    width = max(len(paragraph["id"]) for paragraph in book)
    for paragraph in book:
        if paragraph["section"] != section:
            section = paragraph["section"]
            output.print()
            output.print(Text(section, "bold cyan"))
        row = Table.grid(padding=(0, 2))
        row.add_column(width=width)
        row.add_row(Text(paragraph["id"], "dim"), Text(paragraph["text"]))
        output.print(Padding(row, (0, 0, 0, 2)))


def about(*, lang: str | None = None, json: bool = False) -> int:
    """Tells version, build, games, licence and where things lie."""
    output = command_output(lang, json)
    found = loaded(output)
    offered = [game.slug for game in found if not game.example]
    examples = [game.slug for game in found if game.example]
    if json:
        output.answer(
            {
                "version": tablee.__version__,
                "compiled": tablee.COMPILED,
                "games": offered,
                "examples": examples,
                "licence": LICENCE,
                "package": str(Path(tablee.__file__).parent),
            }
        )
        return GOOD
    output.print(Text(output.text("about-title", version=tablee.__version__), "bold"))
    table = Table.grid(padding=(0, 2))
    for key, value in (
        ("about-build", output.text("about-compiled" if tablee.COMPILED else "about-plain")),
        ("about-games", ", ".join(offered) or "–"),
        ("about-examples", ", ".join(examples) or "–"),
        ("about-licence", LICENCE),
        ("about-package", str(Path(tablee.__file__).parent)),
        ("about-data", output.text("about-your-files")),
    ):
        table.add_row(Text(output.text(key), "dim"), Text(value))
    output.print(table)
    return GOOD
