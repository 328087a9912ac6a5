"""The commands, their help in the reader's language, and what becomes of errors."""

import functools
import importlib
import inspect
import os
import sys
import typing
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts import exceptions as usage
from cyclopts.help import DefaultFormatter, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

import tablee
from tablee.cli.language import OPTION, from_locale, language, take_language
from tablee.cli.output import BAD_INPUT, GOOD, INTERRUPTED, UNHEARD, CommandOutput
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.texts import Texts

# In the order of the help.
COMMANDS = {
    "play": "tablee.cli.play:play",
    "games": "tablee.cli.catalogue:games",
    "rules": "tablee.cli.catalogue:rules",
    "replay": "tablee.cli.replay:replay",
    "verify": "tablee.cli.verify:verify",
    "review": "tablee.cli.review:review",
    "problems": "tablee.cli.problems:find_problems",
    "serve": "tablee.cli.serve:serve",
    "think": "tablee.cli.think:think",
    "backup": "tablee.cli.backup:backup",
    "archive": "tablee.cli.archive:archive",
    "admin": "tablee.cli.admin:admin",
    "sim": "tablee.cli.sim:sim",
    "ladder": "tablee.cli.ladder:ladder",
    "tune": "tablee.cli.tune:tune_game",
    "dataset": "tablee.cli.dataset:dataset",
    "report": "tablee.cli.report:report",
    "check": "tablee.cli.check:check",
    "bench": "tablee.cli.bench:bench",
    "new-game": "tablee.cli.new_game:new_game",
    "formula-de": "tablee.cli.circuit:formula_de",
    "tour-de-france": "tablee.cli.tour_de_france:tour_de_france",
    "about": "tablee.cli.catalogue:about",
}


def run(words: Sequence[str]) -> int:
    """Runs the command that the words name, and turns what goes wrong into one sentence and an exit code."""
    output = CommandOutput(from_locale(os.environ))
    try:
        wanted, rest = take_language(words)
        output = CommandOutput(language(wanted))
        if wanted is not None and rest and rest[0] in COMMANDS:
            rest[1:1] = [OPTION, wanted]
        return int(build(output, rest)(rest) or GOOD)
    except CycloptsError as error:
        output.complain(output.explain(usage_mistake(error)))
        return BAD_INPUT
    except (Mistake, Refused) as error:
        output.complain(output.explain(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        output.complain("\n" + output.text("interrupted"))
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough, as in `tablee rules tiny | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD  # not 0: nobody has read what a check found


def build(output: CommandOutput, words: Sequence[str]) -> App:
    """The commands; only those that the words may mean are imported."""
    app = App(
        name="tablee",
        help=output.text("help-tablee"),
        usage=output.text("help-usage-tablee"),
        help_epilogue=output.text("help-more"),
        help_format="plaintext",
        help_formatter=Formatter(output.texts),
        version=tablee.__version__,
        console=output.out,
        default_parameter=Parameter(negative=(), show_default=False),
        group_commands=Group(output.text("help-commands"), sort_key=1),
        group_parameters=Group(output.text("help-options"), sort_key=2),
        group_arguments=Group(output.text("help-arguments"), sort_key=0),
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    app["--help"].help = output.text("option-help")
    app["--version"].help = output.text("option-version")
    for index, (name, target) in enumerate(COMMANDS.items()):
        command = load(target, name, output.texts) if name in words else not_loaded
        described = App(name=name, help=output.text(f"help-{name}"), help_epilogue="", version_flags=(), sort_key=index)
        described.default(command)
        app.command(described)
        app[name]["--help"].help = output.text("option-help")
    return app


def not_loaded() -> None:
    """Stands for a command that the words do not name."""


def load(target: str, name: str, texts: Texts) -> Callable[..., Any]:
    """A command's function with the help of its parameters."""
    module, _, function = target.partition(":")
    return described(getattr(importlib.import_module(module), function), name, texts)


def described(function: Callable[..., Any], name: str, texts: Texts) -> Callable[..., Any]:
    """The function with a text for each parameter: `option-play-seats`, or `option-seats` where all mean the same."""
    hints = typing.get_type_hints(function, include_extras=True)

    @functools.wraps(function)
    def command(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    for parameter in inspect.signature(function).parameters:
        word = parameter.replace("_", "-")
        own = f"option-{name}-{word}"
        text = texts.text(own if texts.has(own) else f"option-{word}")
        hints[parameter] = Annotated[hints[parameter], Parameter(help=text)]
    command.__annotations__ = hints
    return command


class Formatter(DefaultFormatter):
    """Help pages in the reader's language: no English marks."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One panel; what must be given is said by the usage line."""
        panel.entries = [entry.copy(required=False) for entry in panel.entries]
        super().__call__(console, options, panel)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        if usage:
            console.print(Text(self.texts.text("help-usage", {"usage": str(usage)}), style="bold"))


def usage_mistake(error: CycloptsError) -> Mistake:
    """What is wrong with the words of a command line."""
    command = " ".join(["tablee", *(error.command_chain or [])])
    match error:
        case usage.UnknownCommandError():
            return Mistake("unknown-command", {"given": given(error), "known": ", ".join(COMMANDS)})
        case usage.UnknownOptionError():
            return Mistake("unknown-flag", {"given": error.token.keyword or error.token.value, "command": command})
        case usage.MissingArgumentError() if error.argument is not None:
            return Mistake("missing-argument", {"name": shown_name(error), "command": command})
        case usage.CoercionError() if error.token is not None:
            facts = {"name": shown_name(error), "given": error.token.value, "command": command}
            return Mistake("bad-argument", facts)
        case usage.UnusedCliTokensError():
            return Mistake("too-many-words", {"given": given(error), "command": command})
    return Mistake("bad-usage", {"why": str(error), "command": command})


def given(error: CycloptsError) -> str:
    """The words that could not be used."""
    return " ".join(error.unused_tokens or [])


def shown_name(error: CycloptsError) -> str:
    """A parameter as people write it: `--seed`, or `SLUG`."""
    argument = error.argument
    if argument is None:
        return "?"
    return argument.name if argument.field_info.is_keyword_only else argument.name.lstrip("-").upper()
