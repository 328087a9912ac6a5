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

    def __reduce__(self) -> tuple[type["Refused"], tuple[str, str, dict[str, Fact]]]:
        """Refusals cross process boundaries with their facts."""
        return Refused, (self.code, self.rule, self.facts)

    def __str__(self) -> str:
        """The bare facts; the sentence is in the texts."""
        said = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({self.rule}){': ' if said else ''}{said}"


class Mistake(Exception):
    """Input that makes no sense (an unknown game, a broken record): one sentence with the cure."""

    def __init__(self, code: str, facts: Mapping[str, Fact] | None = None, package: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, Fact] = dict(facts or {})
        self.package = package  # of the game in whose texts the words for the facts stand

    def __reduce__(self) -> tuple[type["Mistake"], tuple[str, dict[str, Fact], str]]:
        """Mistakes cross process boundaries with their facts."""
        return Mistake, (self.code, self.facts, self.package)

    def __str__(self) -> str:
        """The sentence, in English; the bare facts if it stands in other texts than the kernel's and the game's."""
        from tablee.engine.texts import kernel_texts, package_texts  # only when it is needed: texts read files

        texts = package_texts(self.package, "en") if self.package else kernel_texts("en")
        if texts.has(f"mistake-{self.code}"):
            return texts.mistake(self)
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.facts.items())])


def demand(is_possible: bool, reason: str) -> None:
    """Refuses a position that no game can reach; the texts say why, as `impossible-REASON`."""
    if not is_possible:
        raise Mistake("impossible-position", {"impossible": reason})
