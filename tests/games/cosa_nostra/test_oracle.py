"""La Cosa Nostra: whole games as a second referee follows them (`oracle/`)."""

from __future__ import annotations

from collections import Counter

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra.content import Options
from tests.games.cosa_nostra.oracle.beside import Beside, busily, plainly

both_ways = pytest.mark.parametrize("stepped", [False, True], ids=["live", "stepped"])


@both_ways
@pytest.mark.parametrize("players", [3, 4, 5])
@rules("CN-4.1", "CN-17.6", "CN-17.8", "CN-15.1", "CN-20.2")
def test_whole_games_go_as_the_second_referee_says(players: int, stepped: bool) -> None:
    seen: Counter[str] = Counter()
    for seed in range(1 if stepped else 4):
        seen += Beside(players, f"plain {seed}", plainly, stepped=stepped).play()
    assert {"rolled", "trade", "final", "payday", "schemers", "looked"} <= set(seen)


@both_ways
@rules("CN-6.1", "CN-7.4", "CN-10.15", "CN-10.17", "CN-11.12", "CN-11.16", "CN-14.5", "CN-16.15")
def test_busy_games_go_as_the_second_referee_says(stepped: bool) -> None:
    """With money to begin with, Jobs that are done and Responses that are used."""
    seen: Counter[str] = Counter()
    for seed in range(3 if stepped else 12):
        game = Beside(3 + seed % 3, f"busy {seed}", busily, stepped=stepped, cash=25)
        seen += game.play()
    often = "markers_used gain doctor business_down laundered monopoly markers_back rerolled"
    often += " announced called_off end_turn"
    seldom = "repelled gangster_killed gangster_down business_gone taken_over bought_special"
    seldom += " threatened_back robbed"
    for kind in f"{often} {'' if stepped else seldom}".split():
        assert seen[kind], (kind, seen)


@pytest.mark.parametrize(
    "options",
    [
        Options(robber_can_be_robbed=True, business_bonus=True, family_choice="choice"),
        Options(sabotage_companies_only=True, influence_deck=35, short_game=True),
        Options(two_tasks_per_turn="on", influence_from_round=2, family_choice="recommended"),
        Options(two_tasks_per_turn="off", influence_from_round=3),
    ],
    ids=["robbers robbed", "companies only", "two tasks", "one task"],
)
@rules("CN-18.2", "CN-18.3", "CN-18.4", "CN-18.5", "CN-18.6", "CN-18.8", "CN-18.9", "CN-18.10")
def test_options_go_as_the_second_referee_says(options: Options) -> None:
    for seed in range(5):
        stepped = seed == 0
        Beside(3 + seed % 3, f"options {seed}", busily, options, stepped=stepped, cash=15).play()
