"""Garbage is searched for briefly, and playing makes none that has to be searched for."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Callable, Iterator

import pytest

from omerta.games import load, names
from omerta.server import collecting, telling
from omerta.server.collecting import Collecting
from omerta.server.connections import Connection
from omerta.server.table import LiveTable
from tests.server.test_memory import SEATS, rows


class Circle:
    """Refers to itself: only a search frees it."""

    def __init__(self) -> None:
        self.itself = self


def forgotten() -> Callable[[], Circle | None]:
    return weakref.ref(Circle())


@pytest.fixture
def at_work() -> Iterator[Collecting]:
    ours = Collecting()
    with ours.at_work():
        yield ours


def make_objects(count: int) -> list[list[int]]:
    return [[number] for number in range(count)]


def test_a_young_circle_is_found_while_all_go_on(at_work: Collecting) -> None:
    circle = forgotten()
    kept = make_objects(2 * collecting.YOUNG)
    assert circle() is None, len(kept)


def test_what_is_old_is_not_looked_at_until_nobody_plays(at_work: Collecting) -> None:
    circle = Circle()
    gone = weakref.ref(circle)
    kept = [make_objects(collecting.YOUNG) for _ in range(3 * (collecting.OLDER + 1))]
    del circle
    kept += [make_objects(collecting.YOUNG) for _ in range(collecting.ENOUGH * 7)]
    assert gone() is not None, len(kept)
    at_work.search_if_due(quiet=False)
    assert gone() is not None
    at_work.search_if_due(quiet=True)
    assert gone() is None


def test_there_is_no_full_search_for_nothing(at_work: Collecting) -> None:
    searched: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        searched.append(info["generation"])

    gc.callbacks.append(note)
    try:
        at_work.search_if_due(quiet=True)
    finally:
        gc.callbacks.remove(note)
    assert 2 not in searched


@pytest.mark.parametrize("game", names())
def test_playing_makes_no_circles(game: str) -> None:
    table = LiveTable(*rows(game), [], [])
    for seat in range(SEATS):
        connection = Connection(f"p{seat}", f"P{seat}")
        connection.seat = seat
        table.connections.add(connection)
    luck = random.Random(1)
    play(table, luck, 40)  # what is made once and kept
    gc.collect()
    gc.disable()
    try:
        play(table, luck, 120)
        assert gc.collect() == 0
    finally:
        gc.enable()
    assert table.number > 40


def play(table: LiveTable, luck: random.Random, answers: int) -> None:
    game = load(table.row.game)
    for at in range(answers):
        match = table.match
        assert match is not None
        if match.over:
            return
        before, turn, logged = table.glimpse(), table.turn, len(match.log)
        seat = luck.choice(match.state.waiting)
        match.act(seat, luck.choice(game.options(match.state, seat)), at=at)
        table.appended(f"{at}", match.log[logged:], before)
        telling.game_changed(table, turn, seat, f"{at}")
