"""The consigliere at a table: whom he answers, what he goes by, and who hears of it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from omerta import games
from omerta.bots.advice import Advice, advise
from omerta.bots.playable import Playable
from omerta.bots.search import Budget
from omerta.games import load, names, package
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import Decision, decision_for
from omerta.kernel.game import Game
from omerta.kernel.state import Item, Offer
from omerta.kernel.trees import abridged
from omerta.lineup import make
from omerta.server import consigliere
from omerta.server.consigliere import counsel, counsel_on_offers
from omerta.server.thinking import seat_task
from omerta.server.wire import Hint
from tests.server.house import (
    Frame,
    InThread,
    Player,
    Window,
    all_see,
    begin,
    guests,
    in_thread,
    play_out,
    played,
)

# As much thought as a test has time for, not far ahead; by number, so that it is always the same.
SHORT = Budget(thoughts=1)
# Answers after which any game is under way.
SETTING_UP = 12


class Mind:
    """Advice as a test says, as soon as it says so."""

    def __init__(self) -> None:
        self.may_speak = threading.Event()
        self.may_speak.set()
        self.asked: list[int] = []  # seats
        self.breaks = False
        self.takes = 0.0

    def advise(self, played: Playable, decision: Decision, key: bytes) -> list[Advice]:
        self.asked.append(decision.view().seat)
        assert self.may_speak.wait(10)
        time.sleep(self.takes)
        if self.breaks:
            raise ZeroDivisionError
        first, second, *_ = decision.options
        return [
            Advice((second,), 0.6, True, "money", 1234.5),
            Advice((first,), 0.4, False, "", 0.0),
        ]

    @contextmanager
    def slow(self, seconds: float) -> Iterator[None]:
        self.takes = seconds
        try:
            yield
        finally:
            self.takes = 0.0

    @contextmanager
    def silent(self) -> Iterator[None]:
        self.may_speak.clear()
        try:
            yield
        finally:
            self.may_speak.set()


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> Mind:
    mind = Mind()
    monkeypatch.setattr(consigliere, "advise", mind.advise)
    return mind


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert {line["what"] for line in server.troubles()} <= {"the consigliere failed"}


async def ask(window: Window, stamp: str = "") -> Frame:
    return await window.ask("ask_counsel", stamp=stamp or window.now["stamp"])


def options(window: Window) -> list[int]:
    assert window.prompt is not None
    return list(window.prompt["options"])


def why(frame: Frame) -> str:
    assert frame["is"] == "refused", frame
    return str(frame["why"]["say"])


async def three(*people: Player, **wish: Any) -> list[Window]:
    """A table where a card is asked of each, and nothing happens by itself."""
    windows = await begin(await people[0].create(3, **{"hints": True, **wish}), *people)
    for window in windows:
        if window.asked == "place_extra":
            await window.act(options(window)[0])
    await all_see(windows, lambda each: each.asked == "choose_card")
    return windows


# --- what he says ---


@played
async def test_who_is_asked_hears_the_best_answers_with_their_worth(
    server: InThread, mind: Mind
) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as people:
        window, *_ = await three(*people)
        said = await ask(window)
        first, second, *_ = options(window)
        assert (said["is"], said["stamp"]) == ("counsel", window.now["stamp"])
        assert [hint["actions"] for hint in said["hints"]] == [[second], [first]]
        assert [hint["chance"] for hint in said["hints"]] == [0.6, 0.4]
        best, other = said["hints"]
        assert best["words"] == [window.now["labels"][1]]
        assert (best["term"], best["amount"]) == ("money", 1200.0)
        assert other["term"] == ""
        assert (await window.act(*best["actions"]))["is"] == "now"


@played
async def test_asked_again_about_the_same_he_does_not_think_again(
    server: InThread, mind: Mind
) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as people:
        window, *_ = await three(*people)
        first = await ask(window)
        again = await ask(window)
        assert again["hints"] == first["hints"]
        assert mind.asked == [0]


@played
async def test_he_thinks_of_one_thing_at_a_time_for_a_person(server: InThread, mind: Mind) -> None:
    """At all tables together."""
    async with guests(server, "Ann", "Ben", "Cleo") as people:
        window, *_ = await three(*people)
        elsewhere, *_ = await three(*people)
        with mind.silent():
            asking = asyncio.create_task(ask(window))
            await window.settled()
            for each in (window, elsewhere):
                assert why(await ask(each)) == "consigliere-busy"
        assert (await asking)["is"] == "counsel"
        assert mind.asked == [0]
        assert (await ask(elsewhere))["is"] == "counsel"


# --- whom he does not answer ---


@played
async def test_a_spectator_gets_no_counsel(server: InThread, mind: Mind) -> None:
    async with guests(server, "Ann", "Ben", "Cleo", "Dan") as (*people, dan):
        window, *_ = await three(*people)
        watching = await dan.connect(window.table["id"])
        assert why(await ask(watching)) == "not-seated"


@played
async def test_nobody_gets_counsel_before_the_game(server: InThread, mind: Mind) -> None:
    async with guests(server, "Ann") as (ann,):
        window = await ann.connect(await ann.create(3))
        assert why(await ask(window, "0.0")) == "table-not-begun"


@played
async def test_who_is_not_asked_gets_no_counsel(server: InThread, mind: Mind) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as people:
        window, *_ = await three(*people)
        await window.act(options(window)[0])
        assert why(await ask(window)) == "not-asked"
        assert mind.asked == []


@played
async def test_a_question_of_the_past_is_stale(server: InThread, mind: Mind) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as people:
        window, *_ = await three(*people)
        reply = await ask(window, "999.0")
        assert why(reply) == "stale"
        assert reply["stale"]


@played
async def test_a_table_without_hints_says_so_and_gives_none(server: InThread, mind: Mind) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as people:
        window, other, _ = await three(*people, hints=False, listed=True)
        assert why(await ask(window)) == "hints-off"
        assert [window.table["hints"], other.table["hints"]] == [False, False]
        cards = (await people[0].web.get("/api/lobby")).json()["playing"]
        assert [c["hints"] for c in cards if c["id"] == window.table["id"]] == [False]
        hinting, *_ = await three(*people)
        assert hinting.table["hints"]


@played
async def test_where_several_people_play_only_the_host_allows_hints(
    server: InThread, mind: Mind
) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as people:
        window, *_ = await three(*people, hints=None)
        assert not window.table["hints"]
        assert why(await ask(window)) == "hints-off"
        assert mind.asked == []
        alone = await people[0].connect(await people[0].create(3, bots=2, start=True))
        assert alone.table["hints"]


@played
async def test_who_asked_him_is_shown_once_the_game_is_over(server: InThread, mind: Mind) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as people:
        windows = await three(*people)
        await ask(windows[0])
        assert not any(seat["hinted"] for seat in windows[1].table["seats"])
        await play_out(windows, Random(4))
        await windows[1].sees(lambda: windows[1].table["status"] == "over")
        assert [seat["hinted"] for seat in windows[1].table["seats"]] == [True, False, False]


# --- too late, too much, and in vain ---


@played
async def test_what_comes_too_late_is_dropped(server: InThread, mind: Mind) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as people:
        window, *_ = await three(*people)
        with mind.silent():
            asking = asyncio.create_task(ask(window))
            await window.settled()
            await window.act(options(window)[0])
        assert why(await asking) == "stale"
        assert not [frame for frame in window.frames if frame["is"] == "counsel"]


@played
async def test_a_consigliere_who_breaks_says_so(server: InThread, mind: Mind) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as people:
        window, *_ = await three(*people)
        mind.breaks = True
        assert why(await ask(window)) == "consigliere-failed"
        mind.breaks = False
        assert (await ask(window))["is"] == "counsel"


@played
async def test_so_many_wait_for_him_and_no_more(
    server: InThread, mind: Mind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(consigliere, "MOST_WAITING", 1)
    async with guests(server, "Ann", "Ben", "Cleo") as people:
        window, other, _ = await three(*people)
        with mind.silent():
            asking = asyncio.create_task(ask(window))
            await window.settled()
            assert why(await ask(other)) == "consigliere-busy"
        assert (await asking)["is"] == "counsel"
        assert (await ask(other))["is"] == "counsel"


@played
async def test_nobody_asks_without_end(mind: Mind, tmp_path: Path) -> None:
    with in_thread(tmp_path, rate_factor=1) as server:
        async with guests(server, "Ann", "Ben", "Cleo") as people:
            window, *_ = await three(*people)
            replies = [await ask(window) for _ in range(10)]
            assert [each["is"] for each in replies[:8]] == ["counsel"] * 8
            assert why(replies[-1]) == "too-fast"


@played
async def test_nor_do_many_guests_of_one_address(mind: Mind, tmp_path: Path) -> None:
    """Of whom none asks too often."""
    with in_thread(tmp_path, rate_factor=1) as server:
        async with guests(server, "Ann", "Ben", "Cleo") as people:
            windows = await three(*people)
            replies = [await ask(window) for window in windows for _ in range(8)]
            assert [each["is"] for each in replies[:12]] == ["counsel"] * 12
            assert why(replies[-1]) == "too-fast"


# --- when he answers ---


@played
async def test_he_takes_as_long_whoever_else_asks_him(
    mind: Mind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(consigliere, "ANSWERS_AFTER", 0.8)
    with in_thread(tmp_path, bot_pace=1) as server:
        async with guests(server, "Ann", "Ben", "Cleo") as people:
            windows = await three(*people)

            async def timed(window: Window) -> float:
                began = time.monotonic()
                assert (await ask(window))["is"] == "counsel"
                return time.monotonic() - began

            alone = await timed(windows[0])
            with mind.slow(0.2):
                together = await asyncio.gather(*(timed(each) for each in windows[1:]))
            # Not before that moment; a busy machine may be late.
            assert [0.8 <= took < 2.5 for took in (alone, *together)] == [True] * 3
            with mind.slow(1.6):  # too long: then he has no time, at the same moment
                fresh = await three(*people)
                assert why(await ask(fresh[0])) == "consigliere-busy"
        assert server.troubles() == []


# --- who hears of it ---


@played
async def test_nobody_learns_that_he_was_asked(server: InThread, mind: Mind) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as people:
        window, other, _ = await three(*people)
        second = await people[0].connect(window.table["id"])
        await other.settled()
        await second.settled()
        before = [len(other.frames), len(second.frames)]
        logged = len(server.replayed(window.table["id"]).log)
        assert (await ask(window))["is"] == "counsel"
        await other.settled()
        await second.settled()
        # The one frame is the answer to the word with which it was waited for.
        assert [len(other.frames), len(second.frames)] == [each + 1 for each in before]
        assert len(server.replayed(window.table["id"]).log) == logged


# --- what he goes by ---


@pytest.mark.parametrize("name", names())
def test_worlds_that_look_the_same_get_the_same_counsel(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the others hold, he says the same to who sees the same; and it can be done."""
    monkeypatch.setattr(consigliere, "advise", partial(advise, budget=SHORT))
    near = replace(package(name), prospects=replace(package(name).prospects, horizon=0))
    monkeypatch.setitem(games._known(), name, near)
    game, luck, key = load(name), Luck(key_from("counsel")), key_from("key")
    s = game.begin(game.min_players, key_from("a game"))
    for answers in count():
        seat = s.waiting[0]
        options = game.options(s, seat)
        if answers > SETTING_UP and len(options) > 1 and not s.drafts[seat]:
            other = game.redealt(s, seat, key_from(luck.below(1 << 60)))
            assert other.to_json() != s.to_json()
            here, there = (counsel(*seat_task(game, each, seat, key), key) for each in (s, other))
            assert here == there
            for hint in here:
                demand_whole_answer(game, s.clone(), seat, hint)
            if here:
                return
        game.act(s, seat, options[luck.below(len(options))])


def demand_whole_answer(game: Game[Any], s: Any, seat: int, hint: Hint) -> None:
    tree = game.ask(s).tree
    assert hint.whole == (tree is not None)
    steps = hint.actions if tree is None else abridged(tree, s, seat, hint.actions)
    assert len(steps) == len(hint.words)
    for step in steps[:-1]:
        game.act(s, seat, step)
        assert s.drafts[seat], "it is over before its last step"
    game.act(s, seat, steps[-1])
    assert not s.drafts[seat], "there is more to say"


# --- about offers ---


@pytest.mark.parametrize(("name", "coin"), [("deal", "money"), ("cosa_nostra", "cash")])
def test_he_says_what_to_do_with_an_offer_and_goes_by_what_the_seat_sees(
    name: str, coin: str
) -> None:
    game, key = load(name), key_from("offers")
    bots = [make("bot", game, derive(key, seat)) for seat in range(3)]
    s = game.begin(3, key)
    answers = 0
    while not s.gate or answers < 5 * SETTING_UP:
        seat = s.waiting[0]
        game.act(s, seat, bots[seat].choose(decision_for(game, s, seat)))
        answers += 1

    def said(gives: tuple[Item, ...], wants: tuple[Item, ...]) -> str:
        offered = s.clone()
        game.bargain(offered).make(Offer(0, 1, 0, gives, wants))
        other = game.redealt(offered, 0, key_from("other"))
        here, there = (
            counsel_on_offers(*seat_task(game, each, 0, key), key) for each in (offered, other)
        )
        assert here == there
        return here[0].say

    assert said(((coin, 2),), ()) == "counsel-accept"
    assert said((), ((coin, 2),)) == "counsel-decline"
