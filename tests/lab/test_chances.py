"""Chances: what they add up to, where they end, and that they rest on nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games import load, package
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import Game
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.record import Record, record, replay
from omerta.lab import chances as module
from omerta.lab.chances import (
    LEAST_GAMES,
    MOST_GAMES,
    Position,
    Shares,
    Tally,
    play_out,
    positions,
    won_by,
)
from omerta.lineup import make
from tests import bazaar, toy

GAME = load("razzia")
WORDS = package("razzia").words()
FEW = 6


def finished(game: Game[Any], players: int, seed: str, bot: str = "bot") -> Record:
    match = Match(game, [SeatInfo(f"P{seat}") for seat in range(players)], key_from(seed))
    bots = [make(bot, game, derive(key_from(seed), seat)) for seat in range(players)]
    while not match.over:
        seat = match.state.waiting[0]
        match.act(seat, bots[seat].choose(decision_for(game, match.state, seat)))
    return record(match)


@pytest.fixture(scope="module")
def rec() -> Record:
    return finished(GAME, 5, "chances")


def estimate(game: Game[Any], s: Any, games: int, key: bytes, bot: str) -> Shares:
    """Chances from here, whatever led here."""
    return play_out(game, Position(0, s, games, key), bot).shares


def test_a_chapter_begins_with_each_round_and_the_last_moment_is_the_end(rec: Record) -> None:
    found = positions(GAME, rec, WORDS)
    assert [position.state.round for position in found] == [*range(1, 13), 12]
    moments = [position.moment for position in found]
    assert moments[0] == 0
    assert moments[-1] == len(rec.log)
    # Each is the first moment of its round: one entry earlier it was still the round before.
    before = [replay(GAME, rec, upto=moment - 1).state.round for moment in moments[1:-1]]
    assert before == list(range(1, 12))
    # And each is as it was then, not as it became.
    for position in found:
        assert position.state == replay(GAME, rec, upto=position.moment).state


def test_many_chapters_are_thinned_but_begin_and_end_where_they_did(
    rec: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_of_them = [position.moment for position in positions(GAME, rec, WORDS)]
    monkeypatch.setattr(module, "MOST_MOMENTS", 5)
    some = [position.moment for position in positions(GAME, rec, WORDS)]
    assert len(some) == 5
    assert set(some) < set(all_of_them)
    assert (some[0], some[-1]) == (all_of_them[0], all_of_them[-1])


def test_the_longer_the_way_to_the_end_the_fewer_games(
    rec: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ANSWERS", 40 * len(rec.log))
    games = [position.games for position in positions(GAME, rec, WORDS)]
    assert games[0] == 40
    assert games[:-1] == sorted(games[:-1])
    assert games[-2] == MOST_GAMES
    assert games[-1] == 0, "the end is known"
    monkeypatch.setattr(module, "ANSWERS", 0)
    assert positions(GAME, rec, WORDS)[0].games == LEAST_GAMES


def test_chances_add_up_to_one_and_the_end_is_certain(rec: Record) -> None:
    found = positions(GAME, rec, WORDS)
    shares = [play_out(GAME, position, "bot", upto=FEW).shares for position in found]
    assert [sum(at) for at in shares] == [pytest.approx(1)] * len(found)
    assert rec.result is not None
    assert [int(share) for share in shares[-1]] == [place == 1 for place in rec.result.places]


def test_a_shared_win_is_shared() -> None:
    assert won_by([3, 1, 1, 4]) == (0, 0.5, 0.5, 0)


def test_the_same_match_gives_the_same_chances_also_in_parts(rec: Record) -> None:
    position = positions(GAME, rec, WORDS)[8]
    whole = play_out(GAME, position, "bot", upto=FEW)
    assert whole == play_out(GAME, positions(GAME, rec, WORDS)[8], "bot", upto=FEW)
    first = play_out(GAME, position, "bot", upto=2)
    assert first.games == 2
    assert first + play_out(GAME, position, "bot", done=2, upto=FEW) == whole


def test_when_time_is_up_what_was_played_counts(rec: Record) -> None:
    position = positions(GAME, rec, WORDS)[8]
    tally = Tally(0, (0.0,) * 5)
    while tally.games < FEW:
        more = play_out(GAME, position, "bot", done=tally.games, upto=FEW, seconds=0)
        assert more.games == 1
        tally += more
    assert tally == play_out(GAME, position, "bot", upto=FEW)


def test_another_key_gives_another_estimate() -> None:
    s = GAME.begin(5, key_from("state"))
    assert estimate(GAME, s, FEW, key_from(1), "bot") != estimate(GAME, s, FEW, key_from(2), "bot")


@pytest.mark.parametrize("game", [GAME, bazaar.GAME, toy.GAME], ids=lambda game: game.name)
def test_what_a_spectator_cannot_see_does_not_count(game: Game[Any]) -> None:
    """At every moment, also amid sealed answers: another deal that looks alike, alike chances."""
    rec = finished(game, 4, "hidden", "random")
    differed = 0
    for moment in range(0, len(rec.log), max(1, len(rec.log) // 25)):
        s = replay(game, rec, upto=moment).state
        other = game.redealt(s, PUBLIC, key_from(f"other {moment}"))
        assert game.seat_view(other, PUBLIC) == game.seat_view(s, PUBLIC)
        differed += any(game.seat_view(other, n) != game.seat_view(s, n) for n in range(4))
        key = key_from(moment)
        assert estimate(game, s, 3, key, "random") == estimate(game, other, 3, key, "random")
    assert differed > 5


def test_money_in_hand_near_the_end_counts(rec: Record) -> None:
    """Who leads by more than is left to win is sure of it; with equal money nobody is."""
    s = positions(GAME, rec, WORDS)[-2].state
    s.money = [0, 0, 10_000_000, 0, 0]
    assert estimate(GAME, s, FEW, key_from("sure"), "bot") == (0, 0, 1, 0, 0)
    s.money = [0] * 5
    assert max(estimate(GAME, s, 30, key_from("open"), "bot")) < 0.8


def test_the_players_of_the_estimate_are_the_bots_that_are_named() -> None:
    """A bot against itself and random players against themselves lead to other ends."""
    s = GAME.begin(3, key_from("who"))
    by_bots = estimate(GAME, s, 20, key_from("k"), "bot")
    assert by_bots != estimate(GAME, s, 20, key_from("k"), "random")
