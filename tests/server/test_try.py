"""Trying an answer or an offer: what would come of it is told, and nothing is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omerta.kernel.state import Offer
from omerta.server import limits
from tests.bazaar import DONE, GAME, PACK, TRADE, Bazaar
from tests.server.bazaar_house import open_bazaar
from tests.server.house import Frame, InThread, Player, Window, begin, guests, in_thread, played


class Outlook(msgspec.Struct, frozen=True):
    """What the tests' bazaar says of an answer: the coins a seat would have."""

    coins: int


def outlook(s: Bazaar, seat: int, path: tuple[int, ...]) -> Outlook:
    return Outlook(s.coins[seat] + sum(step != DONE for step in path))


def offer_outlook(s: Bazaar, seat: int, offer: Offer) -> Outlook:
    paid = sum(count for what, count in offer.gives if what == "coins")
    got = sum(count for what, count in offer.wants if what == "coins")
    sign = 1 if seat == offer.maker else -1
    return Outlook(s.coins[seat] + sign * (got - paid))


TOLD = replace(GAME, outlook=outlook, trade=replace(TRADE, outlook=offer_outlook))


@pytest.fixture(autouse=True, scope="module")
def bazaar() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        open_bazaar(monkeypatch, game=TOLD)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, bazaar: None) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


async def trading(*players: Player) -> list[Window]:
    """A bazaar that has begun: seat 0 may pack its goods 0 and 1, and all may bargain."""
    return await begin(await players[0].create(len(players), game="bazaar"), *players)


async def tried(window: Window, *path: int, stamp: str = "") -> Frame:
    return await window.ask("try", stamp=stamp or window.now["stamp"], path=list(path))


async def tried_offer(window: Window, **what: Any) -> Frame:
    return await window.ask("try_offer", **{"to": 1, "gives": [], "wants": [], **what})


def why(frame: Frame) -> str:
    assert frame["is"] == "refused", frame
    return str(frame["why"]["say"])


# --- answers ---


@played
async def test_what_may_follow_a_path_and_what_would_come_of_it(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        windows = await trading(ann, ben)
        begun = await tried(windows[0])
        assert (begun["is"], begun["options"]) == ("tried", [PACK, PACK + 1, DONE])
        one = await tried(windows[0], PACK)
        assert one["options"] == [PACK + 1, DONE]
        assert [label["params"]["action"] for label in one["labels"]] == one["options"]
        assert one["outlook"] == {"coins": begun["outlook"]["coins"] + 1}
        assert (await tried(windows[0], PACK, DONE))["options"] == []


@played
async def test_the_outlooks_of_all_options_come_with_the_question(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        windows = await trading(ann, ben)
        coins = windows[0].now["view"]["table"]["coins"][0]
        assert windows[0].now["outlooks"] == [
            {"coins": coins + 1},
            {"coins": coins + 1},
            {"coins": coins},
        ]
        assert windows[1].now["outlooks"] == []


@played
async def test_trying_changes_nothing_and_nobody_else_hears_of_it(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "") as (ann, ben, stranger):
        windows = await trading(ann, ben)
        table = str(windows[0].table["id"])
        watcher = await stranger.connect(table)
        others = [windows[1], watcher]
        for window in [*windows, watcher]:
            await window.settled()
        heard = [len(each.frames) for each in others]
        before, logged = windows[0].now, server.rows(table)[2]
        await tried(windows[0], PACK)
        await tried_offer(windows[0], gives=[["good", 0]], wants=[["coins", 2]])
        for window in others:
            await window.settled()
        assert [len(each.frames) for each in others] == [count + 1 for count in heard]
        assert server.rows(table)[2] == logged
        fresh = await ann.connect(table)
        assert {**fresh.now, "heard": None} == {**before, "heard": None}


@played
async def test_a_path_that_cannot_be_gone_is_refused_with_its_reason(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        windows = await trading(ann, ben)
        assert why(await tried(windows[0], PACK + 2)) == "not-offered"
        assert why(await tried(windows[0], PACK, PACK)) == "not-offered"
        assert why(await tried(windows[1], PACK)) == "not-asked"


@played
async def test_who_has_no_seat_tries_nothing(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "") as (ann, ben, stranger):
        windows = await trading(ann, ben)
        watcher = await stranger.connect(windows[0].table["id"])
        assert (await tried(watcher, PACK))["is"] == "refused"
        assert (await tried_offer(watcher, gives=[["good", 0]]))["is"] == "refused"


@played
async def test_a_path_for_an_earlier_question_is_stale(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        windows = await trading(ann, ben)
        stamp = windows[0].now["stamp"]
        await windows[0].act(DONE)
        late = await tried(windows[0], PACK, stamp=stamp)
        assert why(late) == "stale"
        assert late["stale"]


# --- offers ---


@played
async def test_what_an_offer_in_the_making_would_change(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        windows = await trading(ann, ben)
        coins = windows[0].now["view"]["table"]["coins"][0]
        said = await tried_offer(windows[0], gives=[["good", 0]], wants=[["coins", 2]])
        assert (said["is"], said["outlook"]) == ("tried", {"coins": coins + 2})
        assert said["why"] is None
        assert windows[0].now["view"]["offers"] == []


@played
async def test_an_offer_that_could_not_be_made_says_why(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        windows = await trading(ann, ben)
        said = await tried_offer(windows[0], gives=[["good", 7]])
        assert (said["is"], said["outlook"]) == ("tried", None)
        assert (said["why"]["say"], said["rule"]) == ("offer-not-held", "BZ-6")
        assert (await tried_offer(windows[0]))["why"]["say"] == "offer-empty"


@played
async def test_an_open_offer_comes_with_what_it_would_change_for_its_reader(
    server: InThread,
) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        windows = await trading(ann, ben, cleo)
        coins = windows[0].now["view"]["table"]["coins"][0]
        made = await windows[0].ask("offer", to=1, gives=[["good", 0]], wants=[["coins", 2]])
        (offer,) = made["view"]["offers"]
        for window in windows:
            await window.settled()
        told = [window.now["offer_outlooks"] for window in windows]
        number = str(offer["id"])
        assert told == [{number: {"coins": coins + 2}}, {number: {"coins": coins - 2}}, {}]


# --- how often ---


@played
async def test_who_tries_too_often_must_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TRY", limits.Rate(3, 0.01))
    with in_thread(tmp_path, rate_factor=1) as server:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            windows = await trading(ann, ben)
            for _ in range(3):
                assert (await tried(windows[0], PACK))["is"] == "tried"
            assert why(await tried(windows[0], PACK)) == "too-fast"
            assert why(await tried_offer(windows[0], gives=[["good", 0]])) == "too-fast"
