"""How games of the suite begin: every value of every option, and every text that the tests bring."""

from dataclasses import replace

import pytest

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.options import Choice, Number, Options, Text
from tablee.engine.refusal import Mistake
from tablee.testing import claims_for
from tablee.testing.settings import mixed
from tests.testing.test_suite import INSTALLED

GAMES = [registry.get(slug) for slug in INSTALLED]
MANY = 500  # games of `tablee check` that are mixed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_choice_is_met_with_every_number_of_players(game: Game) -> None:
    """Within the games that `tablee check` plays, whatever an option takes is played, and every number of players."""
    brought = claims_for(game).brought
    ways = [mixed(game, brought, SeededChance(number)) for number in range(1, 2 * MANY, 2)]
    assert {way.players for way in ways} == set(game.players)
    for option in game.options:
        met = {way.options[option.name] for way in ways}
        if isinstance(option, Choice):
            assert met == set(option.values), option.name
        if isinstance(option, Number):
            assert met >= {option.low, option.high, option.default, *option.also}, option.name
        if isinstance(option, Text):
            assert met == {option.default, *brought.get(option.name, [])}, option.name


def test_texts_are_brought_for_every_option_that_other_options_ask_for() -> None:
    """Without one the value that asks for it would never be played."""
    for game in GAMES:
        asked = {option.name for option in game.options if isinstance(option, Text) and option.needs}
        assert asked <= set(claims_for(game).brought), game.slug


def gentle(players: int, options: Options) -> Mistake | None:
    """A game that takes nothing but the strict discard and no handicap."""
    return None if options.word("discard") == "strict" and options.number("handicap_links") == 0 else Mistake("no", {})


def test_a_mixture_suits_the_game() -> None:
    """What does not go together is drawn again."""
    game = replace(registry.get("kahuna"), unsuited=gentle, fixed_cache={})
    for number in range(20):
        way = mixed(game, {}, SeededChance(number))
        assert (way.options["discard"], way.options["handicap_links"]) == ("strict", 0)
