"""What can be said about a text that people bring to a table (a course, a circuit, questions) before it is opened."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tablee.engine.refusal import Fact


@dataclass(frozen=True)
class Finding:
    """Something to say about such a text; the sentence is `finding-CODE` in the texts of the game."""

    code: str
    rule: str = ""  # the rule that says so, if there is one
    where: str = ""  # the part that it is about, as the text names or counts it; empty: the whole
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True)
class Survey:
    """Why a text cannot be accepted, what is unwise in it, and what there is to say about it."""

    faults: Sequence[Finding] = ()
    warnings: Sequence[Finding] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)  # of a good one: the sentence is `finding-good`
    text: str = ""  # as the option takes it; empty if it is faulty
    picture: str = ""  # SVG
