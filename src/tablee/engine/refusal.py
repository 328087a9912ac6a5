"""What cannot be done: a refusal cites a rule of the game, a mistake is bad input from outside."""

from collections.abc import Mapping

Fact = str | int


class Refused(Exception):
    """An action that a rule forbids: a code, the rule, and the facts that its sentence needs."""

    def __init__(self, code: str, rule: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(code, rule)
        self.code = code
        self.rule = rule
        self.facts: dict[str, Fact] = dict(facts or {})

    def __str__(self) -> str:
        """The bare facts; the sentence is in the texts."""
        said = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({self.rule}){': ' if said else ''}{said}"


class Mistake(Exception):
    """Input that makes no sense (an unknown game, a broken record): one sentence with the cure."""

    def __init__(self, code: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, Fact] = dict(facts or {})

    def __str__(self) -> str:
        """The sentence, in English."""
        from tablee.engine.texts import kernel_texts  # only when it is needed: texts read files

        return kernel_texts("en").mistake(self)
