"""The stepped driver, and what it gives to bots."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from omerta.bots.plain import RandomBot
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import (
    NO_OFFER,
    BargainMove,
    Bot,
    Decision,
    bargaining_decision,
    decision_for,
    play_stepped,
)
from omerta.lineup import bargains, make
from tests.bazaar import GAME, Bazaar
from tests.packages import admit


def bots(count: int) -> list[Bot]:
    return [make("random", GAME, derive(key_from("bots"), seat)) for seat in range(count)]


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


def test_a_decision_gives_the_view_and_redeals_and_no_state() -> None:
    class Curious:
        def choose(self, decision: Decision) -> int:
            view = decision.view()
            assert view.prompt is not None
            assert decision.options == view.prompt.options
            world = cast(Bazaar, decision.redeal(key_from("curious")))
            assert GAME.seat_view(world, view.seat) == view
            with pytest.raises(AttributeError):
                decision.state  # type: ignore[attr-defined]  # noqa: B018
            return decision.options[0]

    s = GAME.begin(2, key_from("decision"))
    play_stepped(GAME, s, [Curious(), RandomBot(Luck(key_from("r")))])
    assert GAME.over(s)


def test_a_decision_works_out_its_options_once(monkeypatch: pytest.MonkeyPatch) -> None:
    s = GAME.begin(2, key_from("once"))
    ask, worked_out = GAME.ask(s), list[int]()

    def counted(s: Bazaar, seat: int) -> tuple[int, ...]:
        worked_out.append(seat)
        return ask.options(s, seat)

    monkeypatch.setitem(cast(dict[str, Any], GAME._asks), ask.name, replace(ask, options=counted))
    decision = decision_for(GAME, s, 0)
    prompt = decision.prompt()
    assert prompt is not None
    assert prompt.options == decision.options == ask.options(s, 0)
    assert decision.view().prompt == prompt
    assert worked_out == [0]


def test_a_bargaining_decision_is_there_for_seats_that_are_not_asked() -> None:
    s = GAME.begin(3, key_from("bargain"), stepped=False)
    on_turn, other = (bargaining_decision(GAME, s, seat, offer=4) for seat in (0, 1))
    assert (s.asking, s.waiting) == ("pack", [0])
    assert on_turn.options == GAME.options(s, 0)
    assert other.options == ()
    assert (on_turn.offer, other.offer, other.view().seat) == (4, 4, 1)
    assert bargaining_decision(GAME, s, 1).offer == NO_OFFER


def test_a_bot_bargains_if_it_has_the_word_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Trader(RandomBot):
        def bargain(self, decision: Decision) -> BargainMove | None:
            return None

    own = {"bot": Trader, "shy": RandomBot}
    admit(monkeypatch, GAME, bots=own)
    assert [bargains(name, GAME) for name in ("bot", "shy", "random")] == [True, False, False]
