"""What a table shows of the scores at the last moment is what the game ends with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from omerta.games import load
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import Event
from tests.games.wandering import before_the_end

# What each table shows as a seat's score.
SHOWN: dict[str, Callable[[Any, int], int | None]] = {
    "razzia": lambda view, seat: view.money[seat],
    "mafiozoo": lambda view, seat: view.counts[seat].total,
    "gangs_city": lambda view, seat: view.players[seat].score,
    "cosa_nostra": lambda view, seat: view.players[seat].worth,
    "deal": lambda view, seat: view.players[seat].respect,
}
# Where districts lie face down, nobody can count those of the others.
OPEN = {"mafiozoo": {"open_districts": True}}


@pytest.mark.parametrize("name", SHOWN)
def test_the_last_scores_shown_are_the_result(name: str) -> None:
    game = load(name)
    options = game.options_type(**OPEN.get(name, {}))
    views, s = before_the_end(game, 4, options)
    for view in views:
        assert [SHOWN[name](view, seat) for seat in range(4)] == game.scores(s)


class BeforeScores:
    """A listener that compares what a round would bring with what it then brings."""

    def __init__(self) -> None:
        self.game = load("gangs_city")
        self.view: Any = None
        self.compared = 0

    def hear(self, s: Any, event: Event) -> None:
        if event.kind == "scores" and self.view is not None:
            players = self.view.players
            assert event.public.traffics == tuple(each.traffic_income for each in players)
            assert event.public.districts == tuple(each.district_income for each in players)
            self.compared += 1
        self.view = self.game.view(s, 0)


def test_gangs_city_shows_what_the_round_will_bring() -> None:
    listener = BeforeScores()
    key = key_from("incomes")
    s = listener.game.begin(4, key, listener=listener)
    listener.game.play_out(s, Luck(key).share)
    assert listener.compared > 3
