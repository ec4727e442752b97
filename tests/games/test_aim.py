"""What one plays for: from what a reader sees alone, short, and with everybody's true figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from omerta.games import load, package
from omerta.games.aim import MOST_CHOICES, AimCard
from omerta.games.razzia.content import BAR_IDS, GAMBLER, card
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC
from omerta.text import LANGUAGES
from omerta.text.phrases import Voice

GAMES = ["razzia", "mafiozoo", "gangs_city", "cosa_nostra", "deal"]
MOMENTS = 12
MOST_WORDS = {"headline": 8, "way": 20}


def moments(name: str) -> Iterator[tuple[Any, int]]:
    """Some moments of a live game played at random, with who is asked."""
    game, luck = load(name), Luck(key_from(f"aim {name}"))
    s = game.begin(4, key_from(f"aim {name}"), stepped=False)
    for number in range(MOMENTS * 15):
        if s.over:
            return
        seat = s.waiting[0]
        if number % 15 == 0:
            yield s, seat
        options = game.options(s, seat)
        game.act(s, seat, options[luck.below(len(options))])


def card_of(name: str, s: Any, reader: int) -> AimCard:
    return package(name).aim_card(load(name).seat_view(s, reader), package(name).words())


@pytest.mark.parametrize("name", GAMES)
def test_the_card_tells_nothing_hidden(name: str) -> None:
    """It is the same in every world the reader could be in."""
    game = load(name)
    for s, seat in moments(name):
        for reader in (seat, PUBLIC):
            other = game.redealt(s, reader, key_from("another world"))
            assert card_of(name, s, reader) == card_of(name, other, reader)


@pytest.mark.parametrize("name", GAMES)
def test_the_card_is_short(name: str) -> None:
    for s, seat in moments(name):
        card = card_of(name, s, seat)
        assert 2 <= len(card.aim.ways) <= 4
        assert len(card.now) <= MOST_CHOICES
        assert card.now, "who is asked is told what can be done"
        for language in LANGUAGES:
            voice = Voice(package(name).text(language), ["Ann", "Ben", "Cleo", "Dan"], seat)
            assert len(voice.say(card.aim.headline).split()) <= MOST_WORDS["headline"]
            for way in card.aim.ways:
                said = f"{voice.say(way.name)} {voice.say(way.how)}"
                assert len(said.split()) <= MOST_WORDS["way"], said


def test_a_goal_is_that_of_the_table() -> None:
    game = load("gangs_city")
    s = game.begin(4, key_from("goal"), msgspec.convert({"target": 30}, game.options_type))
    aim = card_of("gangs_city", s, 0).aim
    assert aim.goal == aim.headline.params["target"] == 30


def test_a_hidden_figure_is_not_on_the_track() -> None:
    game = load("razzia")
    s = game.begin(
        4, key_from("hidden"), msgspec.convert({"hidden_money": True}, game.options_type)
    )
    card = card_of("razzia", s, 2)
    assert [at is None for at in card.aim.track] == [True, True, False, True]
    assert card.standing is None


def test_what_one_can_get_lies_at_a_bar_one_holds_a_card_for() -> None:
    game = load("razzia")
    s = game.begin(4, key_from("held"))
    jungle, colibri = BAR_IDS.index("jungle"), BAR_IDS.index("colibri")
    s.bills[jungle], s.bills[colibri] = [50_000, 50_000], [5_000, 5_000]
    s.hands[0] = [card(colibri, GAMBLER, 3)]
    voice = Voice(package("razzia").text("en"), ["Ann", "Ben", "Cleo", "Dan"], 0)

    def worth(reader: int) -> list[str]:
        return [voice.say(way.worth) for way in card_of("razzia", s, reader).aim.ways[:2]]

    assert worth(0) == ["up to $10,000", "nothing"]
    assert worth(PUBLIC) == ["up to $100,000", "up to $100,000"]


def test_whose_target_is_its_own_clan_is_after_any_boss() -> None:
    game = load("deal")
    s = game.begin(4, key_from("aim"), msgspec.convert({"random_clans": True}, game.options_type))
    s.targets[0], s.targets[1] = s.clans[3], s.clans[1]
    rules = [card_of("deal", s, reader).aim.ways[-1].rule for reader in (0, 1, PUBLIC)]
    assert rules == ["DA-11.5", "DA-11.9", "DA-11.5"]
