"""The two drivers: stepped for bots, live for people and their clocks."""

from __future__ import annotations

from typing import cast

import pytest

from omerta.bots import RandomBot, make
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import Bot, Chair, Live, play_stepped
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.record import record, replay
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from tests.bazaar import BID, DONE, GAME, PACK, PASS, Bazaar


def bots(count: int) -> list[Bot]:
    return [make("random", GAME, derive(key_from("bots"), seat)) for seat in range(count)]


def live(limit: int | None = None, players: int = 3) -> Live[Bazaar]:
    match = Match(GAME, [SeatInfo(f"Trader {seat}") for seat in range(players)], key_from("live"))
    return Live(match, lambda kind: limit)


def test_stepped_play_ends_and_is_repeatable() -> None:
    ends = []
    for _ in range(2):
        s = GAME.begin(3, key_from("stepped"))
        heard: list[tuple[int, int]] = []

        def watch(seat: int, action: int, heard: list[tuple[int, int]] = heard) -> None:
            heard.append((seat, action))

        assert play_stepped(GAME, s, bots(3), watch) == len(heard)
        assert GAME.over(s)
        ends.append((s.to_json(), heard))
    assert ends[0] == ends[1]


def test_a_chair_gives_the_view_and_redeals_and_no_state() -> None:
    class Curious:
        def choose(self, chair: Chair) -> int:
            view = chair.view()
            assert view.prompt is not None
            assert chair.options == view.prompt.options
            world = cast(Bazaar, chair.redeal(key_from("curious")))
            assert GAME.seat_view(world, view.seat) == view
            with pytest.raises(AttributeError):
                chair.state  # type: ignore[attr-defined]  # noqa: B018
            return chair.options[0]

    s = GAME.begin(2, key_from("chair"))
    play_stepped(GAME, s, [Curious(), RandomBot(Luck(key_from("r")))])
    assert GAME.over(s)


def test_live_without_limits_waits_for_ever() -> None:
    table = live()
    table.tick(10**9)
    assert table.match.log == []
    assert table.deadline() is None


def test_a_clock_takes_the_default_of_everyone_who_is_late() -> None:
    table = live(limit=1000)
    table.act(0, PACK, now=400)
    assert table.deadline() == 1000, "a step of a draft does not restart the clock"
    table.tick(999)
    assert table.match.state.drafts[0] == (PACK,)
    table.tick(1000)
    s = table.match.state
    assert (s.asking, s.waiting, s.coins[0]) == ("bid", [0, 1, 2], 5)
    assert table.deadline() == 2000, "a new question, a new clock"
    table.act(1, BID + s.hands[1][0], now=1500)
    assert table.deadline() == 2000, "an answer of another seat does not restart it"
    table.tick(2000)
    assert s.asking == "block"
    assert [entry.default for entry in table.match.log[-3:]] == [False, True, True]


def test_replacing_an_answer_or_stepping_back_does_not_restart_the_clock() -> None:
    table = live(limit=1000)
    table.act(0, PACK, now=300)
    table.match.undo(0, at=600)
    table.tick(700)
    assert table.deadline() == 1000
    table.act(0, DONE, now=800)
    hand = table.match.state.hands[1]
    for now in (900, 1300, 1700):
        table.act(1, BID + hand[now % 3], now=now)
        assert table.deadline() == 1800


def test_an_answer_that_comes_too_late_is_not_taken() -> None:
    table = live(limit=1000)
    table.act(0, DONE, now=500)
    table.act(1, BID + table.match.state.hands[1][0], now=900)
    with pytest.raises(Refused):
        table.act(1, BID + table.match.state.hands[1][-1], now=1600)
    assert table.match.state.asking == "block"
    assert table.match.log[-1].default


def test_bots_answer_at_once() -> None:
    table = live()
    table.bots = dict(enumerate(bots(3)))
    table.tick(1)
    assert table.match.over
    rec = record(table.match)
    assert replay(GAME, rec).state == table.match.state


def test_a_bot_that_breaks_does_not_stop_the_table() -> None:
    class Broken:
        def choose(self, chair: Chair) -> int:
            return 10**6 if chair.options else 0

    table = live(players=2)
    table.bots = {0: Broken(), 1: Broken()}
    table.tick(1)
    assert table.match.over
    assert all(entry.default for entry in table.match.log)


def test_people_and_bots_mix() -> None:
    table = live()
    table.bots = {seat: bot for seat, bot in enumerate(bots(3)) if seat}
    table.tick(0)
    assert table.match.state.waiting == [0]
    table.act(0, DONE, now=5)
    assert (table.match.state.asking, table.match.state.waiting) == ("bid", [0])


def test_a_standing_wish_passes_on_windows_and_on_nothing_else() -> None:
    table = live()
    table.always_pass(1, "block")
    table.always_pass(1, "bid")
    table.act(0, DONE, now=1)
    s = table.match.state
    assert 1 in s.waiting, "a wish to pass does not answer a question that is no window"
    for seat in range(3):
        table.act(seat, BID + s.hands[seat][0], now=2)
    assert s.asking == "block"
    assert s.waiting == [0, 2]
    assert table.match.view(0).waiting == (0, 1, 2), "nobody learns of the wish"
    table.always_pass(1, "block", on=False)
    table.act(0, PASS, now=3)
    table.act(2, PASS, now=3)
    assert s.round == 2


def test_offers_expire_by_the_clock() -> None:
    table = live()
    table.match.offer(Offer(0, 0, 1, (("coins", 1),), ()))
    table.expire_offer(1, at=60_000)
    table.tick(59_999)
    assert len(table.match.state.offers) == 1
    table.tick(60_000)
    assert table.match.state.offers == []
