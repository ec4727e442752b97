"""Bots that bargain at a table: they answer every offer, make some, and never hold up the game."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from omerta.bots.personas import PERSONAS
from omerta.bots.tempers import Tempered
from omerta.kernel.dice import key_from
from omerta.kernel.drivers import NO_OFFER, Accept, BargainMove, Counter, Decision, Decline, Propose
from omerta.kernel.offers import ANYONE
from omerta.kernel.state import Offer
from omerta.server import bots as bots_module
from omerta.server import thinking, workers
from tests.bazaar import DONE, GAME, PACK, PACKING
from tests.server.bazaar_house import Brain, Haggler, QuietBot, open_bazaar
from tests.server.house import (
    Frame,
    InThread,
    Player,
    Window,
    guests,
    in_thread,
    played,
)

GIFT: dict[str, Any] = {"gives": [["coins", 1]]}


@contextmanager
def house(folder: Path, brain: Brain, **settings: Any) -> Iterator[InThread]:
    """A house where bots bargain like this."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        open_bazaar(monkeypatch, brains={"bot": brain})
        with in_thread(folder, **settings) as server:
            yield server


async def with_bots(player: Player, bots: int = 1, **wish: Any) -> Window:
    """At a bazaar with bots; it is the person's turn to pack."""
    table = await player.create(bots + 1, game="bazaar", bots=bots, start=True, **wish)
    return await player.connect(table)


def offers(window: Window) -> list[Frame]:
    return list(window.now["view"]["offers"])


def happened(window: Window, *kinds: str) -> list[str]:
    return [event["kind"] for event in window.events if event["kind"] in kinds]


def verbs(server: InThread, table: str, seat: int) -> list[str]:
    return [entry.do for entry in server.replayed(table).log if entry.seat == seat]


async def quiet(window: Window, seconds: float = 0.3) -> None:
    """Until whatever bots might still do is done."""
    await asyncio.sleep(seconds)
    await window.settled()


# --- answering ---


def answering(decision: Decision) -> BargainMove | None:
    """Takes gifts, wants more for goods, and has no word to say to anything else."""
    offer = next((o for o in decision.view().offers if o.id == decision.offer), None)
    if offer is None:
        return None
    if not offer.wants:
        return Accept(offer.id)
    if offer.wants[0][0] == "good":
        return Counter(offer.id, Offer(0, 5, 5, offer.wants, (("coins", 4),), "More!"))
    return None


@played
async def test_a_bot_answers_what_is_offered_to_it(tmp_path: Path) -> None:
    with house(tmp_path, lambda luck: Haggler(answering)) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann)
            await window.ask("offer", to=1, **GIFT)
            await window.sees(lambda: happened(window, "trade") == ["trade"])
            await window.ask("offer", to=1, wants=[["good", 2]], gives=[["coins", 1]])
            await window.sees(lambda: [o["counters"] for o in offers(window)] == [2])
            (counter,) = offers(window)
            assert (counter["maker"], counter["to"], counter["words"]) == (1, 0, "More!")
            await window.ask("answer_offer", offer=3, answer="accept")
            await window.ask("offer", to=1, wants=[["coins", 1]])
            await window.sees(lambda: not offers(window))
            assert happened(window, "offer_declined") == ["offer_declined"], "silence is a no"
            assert verbs(server, window.table["id"], 1) == ["accept", "counter", "decline"]
        assert server.troubles() == []


class Moody(Tempered, QuietBot):
    """Says what its temper is."""

    def bargain(self, decision: Decision) -> BargainMove | None:
        back = Offer(0, 5, 5, (("coins", 1),), (), self.temper.name)
        return None if decision.offer == NO_OFFER else Counter(decision.offer, back)


@played
async def test_a_bot_has_the_temper_of_its_name_and_all_see_it(tmp_path: Path) -> None:
    with house(tmp_path, Moody) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann, bots=2)
            for seat, (name, temper) in enumerate(list(PERSONAS.items())[1:3], 1):
                shown = window.table["seats"][seat]
                assert (shown["name"], shown["temper"]) == (name, temper.name)
                await window.ask("offer", to=seat, **GIFT)
                await window.sees(lambda: [o["counters"] >= 0 for o in offers(window)] == [True])
                (counter,) = offers(window)
                assert counter["words"] == temper.name
                await window.ask("answer_offer", offer=counter["id"], answer="decline")
            assert window.table["seats"][0]["temper"] == ""
        assert server.troubles() == []


@pytest.mark.parametrize(
    "word",
    [
        Accept(99),
        Decline(99),
        Counter(1, Offer(0, 1, 0, (("coins", 99),), ())),
        Counter(1, Offer(0, 1, 0, (), ())),
        Propose(Offer(0, 1, 0, (("coins", 1),), ())),
    ],
)
@played
async def test_an_answer_that_is_refused_is_a_no(tmp_path: Path, word: BargainMove) -> None:
    with house(
        tmp_path, lambda luck: Haggler(lambda decision: word if decision.offer > 0 else None)
    ) as s:
        async with guests(s, "Ann") as (ann,):
            window = await with_bots(ann)
            await window.ask("offer", to=1, **GIFT)
            await window.sees(lambda: happened(window, "offer_declined") == ["offer_declined"])
            assert offers(window) == []
        assert s.troubles() == []


def broken(decision: Decision) -> BargainMove | None:
    if decision.offer == NO_OFFER:
        return None
    if decision.offer == 1:
        raise RuntimeError("a bot's mistake")
    return "what?" if decision.offer == 2 else Accept("three")  # type: ignore[return-value,arg-type]


@played
async def test_a_bot_that_breaks_declines(tmp_path: Path) -> None:
    with house(tmp_path, lambda luck: Haggler(broken)) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann)
            for times in range(1, 4):
                await window.ask("offer", to=1, **GIFT)
                await window.sees(lambda: len(happened(window, "offer_declined")) == times)  # noqa: B023
            assert window.asked == "pack"
        assert [line["what"] for line in server.troubles()] == ["a bot failed"] * 3


@played
async def test_a_bot_that_does_not_bargain_declines(tmp_path: Path) -> None:
    with house(tmp_path, QuietBot) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann, bots=2)
            await window.ask("offer", to=1, **GIFT)
            await window.sees(lambda: happened(window, "offer_declined") == ["offer_declined"])
            await window.ask("offer", to=ANYONE, **GIFT)
            await quiet(window)
            assert len(offers(window)) == 1, "what is for anyone is for nobody in particular"


@played
async def test_each_bot_is_asked_once_about_an_offer_to_anyone(tmp_path: Path) -> None:
    bot = Haggler(lambda decision: None)
    with house(tmp_path, lambda luck: bot) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann, bots=2)
            await window.ask("offer", to=ANYONE, **GIFT)
            await window.ask("promise", to=1, pledge={"by": 0, "words": "Really."})
            await window.ask("promise", to=2, pledge={"by": 0, "words": "Really."})
            await quiet(window)
            assert sorted(asked for asked in bot.asked if asked[1] != NO_OFFER) == [(1, 1), (2, 1)]
            assert len(offers(window)) == 1


@played
async def test_the_first_bot_gets_what_is_offered_to_anyone(tmp_path: Path) -> None:
    with house(tmp_path, lambda luck: Haggler(answering)) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann, bots=3)
            await window.ask("offer", to=ANYONE, **GIFT)
            await quiet(window)
            assert happened(window, "trade") == ["trade"]
        assert server.troubles() == []


@played
async def test_a_bot_that_takes_over_a_seat_answers_what_was_offered_to_it(tmp_path: Path) -> None:
    with house(tmp_path, QuietBot) as server:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await ann.create(3, game="bazaar", bots=1)
            first = await ann.connect(table)
            second = await ben.connect(table)
            await second.ask("sit", seat=1, invite=first.table["invites"]["1"])
            await first.ask("start")
            await first.ask("offer", to=1, **GIFT)
            await second.ask("resign")
            await first.sees(lambda: happened(first, "offer_declined") == ["offer_declined"])


@played
async def test_while_the_gate_is_closed_a_bot_waits_with_its_answer(tmp_path: Path) -> None:
    thinks, go_on = threading.Event(), threading.Event()

    def slowly(decision: Decision) -> BargainMove | None:
        if decision.offer == NO_OFFER:
            return None
        thinks.set()
        go_on.wait(5)
        return Accept(decision.offer)

    with house(tmp_path, lambda luck: Haggler(slowly)) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann)
            await window.ask("offer", to=1, **GIFT)
            await asyncio.to_thread(thinks.wait, 5)
            state = server.house.tables[window.table["id"]].playing.state
            state.gate = False
            go_on.set()
            await quiet(window)
            assert len(offers(window)) == 1
            state.gate = True
            await window.ask(
                "promise", to=1, pledge={"by": 0, "words": "Go on"}
            )  # something happens
            await window.sees(lambda: happened(window, "trade") == ["trade"])


# --- making offers ---


def selling(decision: Decision) -> BargainMove | None:
    """Wants to sell a good to the person, whoever it says it is."""
    view = decision.view()
    if decision.offer != NO_OFFER:
        return Decline(decision.offer)
    goods = view.table.goods[view.seat]
    return Propose(Offer(7, 0, 0, (("good", goods[0]),), (("coins", 1),))) if goods else None


@played
async def test_bots_make_an_offer_each_once_for_a_question_and_one_at_a_time(
    tmp_path: Path,
) -> None:
    bot = Haggler(selling)
    with house(tmp_path, lambda luck: bot) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann, bots=2)
            await window.sees(lambda: len(offers(window)) == 2)
            assert sorted((o["maker"], o["to"]) for o in offers(window)) == [(1, 0), (2, 0)]
            for offer in offers(window):
                await window.ask("answer_offer", offer=offer["id"], answer="decline")
            await window.ask("promise", to=1, pledge={"by": 0, "words": "Not now."})
            await quiet(window)
            assert offers(window) == [], "not twice for the same question"
            assert sorted(bot.asked) == [(1, NO_OFFER), (2, NO_OFFER)]
            await window.act(DONE)
            await window.sees(lambda: len(offers(window)) == 2)
            assert len(bot.asked) == 4, "at the next question they are asked again"
        assert server.troubles() == []


@played
async def test_nobody_is_asked_for_an_offer_with_one_open_or_in_a_window(tmp_path: Path) -> None:
    bot = Haggler(selling)
    with house(tmp_path, lambda luck: bot, hold_back=3600) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann)
            await window.sees(lambda: bool(offers(window)))
            hand = server.house.tables[window.table["id"]].playing.state.hands[0]
            hand[:] = [0] * len(hand)  # she can block
            await window.act(DONE)
            await quiet(window)
            assert len(bot.asked) == 1, "its offer is still open"
            await window.act((window.prompt or {})["options"][0])
            await window.sees(lambda: window.asked == "block")
            await window.ask("answer_offer", offer=offers(window)[0]["id"], answer="decline")
            await quiet(window)
            assert len(bot.asked) == 1, "in a window one reacts, and nothing else"
        assert server.troubles() == []


@played
async def test_an_offer_comes_at_the_pace_of_bots(tmp_path: Path) -> None:
    with house(tmp_path, lambda luck: Haggler(selling), bot_pace=0.8) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann)
            await window.sees(lambda: bool(offers(window)))
            assert server.replayed(window.table["id"]).log[0].at > 200


@pytest.mark.parametrize(
    "offer",
    [
        Offer(0, 1, 0, (("coins", 99),), ()),
        Offer(0, 1, 1, (("coins", 1),), ()),
        Offer(0, 1, 0, (("soul", 1),), ()),
        Offer(0, 1, 0, (("coins", 1),), (), "x" * 1000),
    ],
)
@played
async def test_an_offer_a_bot_may_not_make_is_nobodys_trouble(tmp_path: Path, offer: Offer) -> None:
    with house(tmp_path, lambda luck: Haggler(lambda decision: Propose(offer))) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann)
            await quiet(window)
            assert offers(window) == []
            await window.act(DONE)
            assert window.now["view"]["asking"] != "pack"
        assert server.troubles() == []


@played
async def test_a_stale_offer_is_not_made(tmp_path: Path) -> None:
    """The question it was thought of at is no longer open."""
    thinks, go_on = threading.Event(), threading.Event()

    def slowly(decision: Decision) -> BargainMove | None:
        if decision.view().asking != "pack":
            return None
        thinks.set()
        go_on.wait(5)
        return selling(decision)

    with house(tmp_path, lambda luck: Haggler(slowly)) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann)
            await asyncio.to_thread(thinks.wait, 5)
            await window.act(DONE)
            go_on.set()
            await quiet(window)
            assert "offer" not in verbs(server, window.table["id"], 1)


# --- a bot in its turn ---


async def to_the_bots_turn(window: Window) -> None:
    """Through the first round; then the bot at seat 1 may pack."""
    while window.now["view"]["table"]["round"] == 1:
        if window.asked:
            answer = DONE if window.asked == "pack" else (window.prompt or {})["options"][0]
            await window.act(answer)
        else:
            await window._hear_more()


def only_in_its_turn(decision: Decision) -> BargainMove | None:
    view = decision.view()
    return selling(decision) if view.asking == "pack" and view.seat in view.waiting else None


@played
async def test_a_bot_in_its_turn_gives_a_person_time_to_answer_its_offer(tmp_path: Path) -> None:
    with house(tmp_path, lambda luck: Haggler(only_in_its_turn), bot_patience=30) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann)
            await to_the_bots_turn(window)
            await window.sees(lambda: bool(offers(window)))
            await quiet(window)
            assert window.now["view"]["asking"] == "pack", "it waits"
            await window.ask("answer_offer", offer=offers(window)[0]["id"], answer="accept")
            await window.sees(lambda: window.now["view"]["asking"] == "bid")
            log = server.replayed(window.table["id"]).log
            assert not any(entry.default for entry in log)


@played
async def test_but_not_for_ever(tmp_path: Path) -> None:
    with house(tmp_path, lambda luck: Haggler(only_in_its_turn), bot_patience=0.5) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann)
            await to_the_bots_turn(window)
            await window.sees(lambda: bool(offers(window)))
            await window.sees(lambda: window.now["view"]["asking"] == "bid")
            assert len(offers(window)) == 1, "it may still be answered"


@played
async def test_the_time_shown_for_an_offer_is_the_time_there_is(tmp_path: Path) -> None:
    with house(tmp_path, lambda luck: Haggler(only_in_its_turn), bot_patience=30) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann, 2)
            await to_the_bots_turn(window)
            await window.sees(lambda: bool(offers(window)))
            (number,) = (offer["id"] for offer in offers(window))
            assert 25_000 < window.now["offers_end"][str(number)] <= 30_000
            # The other bot does not go on either: its answer, too, could close the trade.
            waits_until = server.croupier.play.bots._waits_until
            table = server.house.tables[window.table["id"]]
            made = table.offer_clocks.made(number)
            assert [waits_until(table, seat) for seat in (1, 2)] == [made + 30_000] * 2


@played
async def test_a_bot_has_time_to_wait_for_an_answer_when_its_clock_has_none(tmp_path: Path) -> None:
    with house(tmp_path, lambda luck: Haggler(only_in_its_turn), bot_patience=45) as server:
        async with guests(server, "Ann") as (ann,):
            clock = {"kind": "live", "budget": 10, "increment": 0}
            window = await with_bots(ann, clock=clock)
            await to_the_bots_turn(window)
            await window.sees(lambda: bool(offers(window)))
            assert window.now["offers_end"][str(offers(window)[0]["id"])] > 40_000
            table = server.house.tables[window.table["id"]]
            until = server.croupier.play.bots._waits_until(table, 1)
            assert until == table.offer_clocks.made(offers(window)[0]["id"]) + 45_000


class Ponderer(Haggler):
    """One seat has much to think about in a window."""

    def choose(self, decision: Decision) -> int:
        if decision.view().asking == "block" and decision.view().seat == 1:
            time.sleep(0.9)
        return super().choose(decision)


@pytest.mark.parametrize("brain", [Haggler, Ponderer])
@played
async def test_in_a_window_all_bots_answer_at_one_moment(
    tmp_path: Path, brain: type[Haggler]
) -> None:
    """Nobody can tell by the time which of them had something to think about. A person who can only
    pass does so at once where nobody else could notice."""
    with house(tmp_path, lambda luck: brain(lambda d: None), bot_pace=0.8, hold_back=99) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann, 2)
            table = server.house.tables[window.table["id"]]
            table.playing.state.hands[0][:] = [1, 1, 1]
            while window.now["view"]["asking"] != "block":
                if window.asked == "pack":
                    await window.act(DONE)
                elif window.asked:
                    await window.act((window.prompt or {})["options"][0])
                else:
                    await window._hear_more()
            opened = table.opened
            await window.sees(lambda: window.now["view"]["asking"] != "block")
            since = [entry for entry in table.playing.log if entry.at > opened]
            passed = {entry.seat: entry.at - opened for entry in reversed(since)}
            pace = 800 * bots_module.WINDOW_PACE
            assert passed.get(0, 0) < pace
            # Entries and the window's opening are told in whole milliseconds, by two clocks.
            assert [pace - 2 <= passed[seat] < pace + 450 for seat in (1, 2)] == [True] * 2, passed


@played
async def test_nor_for_somebody_who_is_not_here(tmp_path: Path) -> None:
    with house(tmp_path, lambda luck: Haggler(only_in_its_turn), bot_patience=600) as server:
        async with guests(server, "Ann", "") as (ann, stranger):
            window = await with_bots(ann)
            watcher = await stranger.connect(window.table["id"])
            table = server.house.tables[window.table["id"]]
            waits_until = server.croupier.play.bots._waits_until
            await to_the_bots_turn(window)
            await window.sees(lambda: bool(offers(window)))
            assert (
                waits_until(table, 1) == table.offer_clocks.made(offers(window)[0]["id"]) + 600_000
            )
            await window.close()
            await watcher.sees(lambda: not watcher.table["seats"][0]["here"])
            assert waits_until(table, 1) == 0


@played
async def test_nor_until_its_own_time_is_up(tmp_path: Path) -> None:
    with house(tmp_path, lambda luck: Haggler(only_in_its_turn), bot_patience=600) as server:
        async with guests(server, "Ann") as (ann,):
            clock = {"kind": "live", "budget": 10, "increment": 0}
            window = await with_bots(ann, clock=clock)
            await to_the_bots_turn(window)
            await window.sees(lambda: bool(offers(window)))
            table = server.house.tables[window.table["id"]]
            time_is_up = table.clocks.deadline([1])
            assert time_is_up is not None
            waits_until = server.croupier.play.bots._waits_until(table, 1)
            assert waits_until == time_is_up - bots_module.TIME_TO_ANSWER


class _TwoAtOnce(workers.Workers):
    def _new_pool(self) -> Any:
        return ThreadPoolExecutor(2)


@played
async def test_a_bot_in_its_turn_thinks_of_an_offer_first(tmp_path: Path) -> None:
    def slowly(decision: Decision) -> BargainMove | None:
        word = only_in_its_turn(decision)
        if word is not None:
            time.sleep(0.3)
        return word

    with house(tmp_path, lambda luck: Haggler(slowly)) as server:
        server.house.workers = _TwoAtOnce()
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann)
            await to_the_bots_turn(window)
            await window.sees(lambda: window.now["view"]["asking"] == "bid")
            log = server.replayed(window.table["id"]).log
            turn = [e.do for e in log if e.seat == 1 and (e.do == "offer" or e.what == "done")]
            assert turn == ["offer", "act"]


@played
async def test_a_bot_slow_to_think_of_an_offer_answers_its_question_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_module, "MOST_HAGGLING", 300)
    go_on = threading.Event()

    def slowly(decision: Decision) -> BargainMove | None:
        view = decision.view()
        if view.asking == "pack" and view.seat in view.waiting:
            go_on.wait(60)
        return None

    with house(tmp_path, lambda luck: Haggler(slowly)) as server:
        server.house.workers = _TwoAtOnce()
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann)
            try:
                await to_the_bots_turn(window)
                await window.sees(lambda: window.now["view"]["asking"] == "bid")
            finally:
                go_on.set()


@played
async def test_a_bot_thinks_again_when_a_trade_has_changed_what_it_sees(tmp_path: Path) -> None:
    thinks, go_on = threading.Event(), threading.Event()
    seen: list[tuple[int, ...]] = []

    class Slow(QuietBot):
        def choose(self, decision: Decision) -> int:
            view = decision.view()
            if view.asking == "pack" and not decision.view().prompt.draft:  # type: ignore[union-attr]
                seen.append(view.table.coins)
                thinks.set()
                go_on.wait(5)
            return DONE if view.asking == "pack" else decision.options[0]

        def bargain(self, decision: Decision) -> BargainMove | None:
            return None

    with house(tmp_path, Slow) as server:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await ann.create(3, game="bazaar", bots=1)
            first, second = await ann.connect(table), await ben.connect(table)
            await second.ask("sit", seat=1, invite=first.table["invites"]["1"])
            await first.ask("start")
            live = server.house.tables[table]
            live.playing.state.round = 2  # the next turn is the bot's
            await asyncio.gather(until_third(first), until_third(second))
            await asyncio.to_thread(thinks.wait, 5)
            await first.ask("offer", to=1, **GIFT)
            await second.sees(lambda: bool(offers(second)))
            await second.ask("answer_offer", offer=offers(second)[0]["id"], answer="accept")
            go_on.set()
            await first.sees(lambda: first.now["view"]["asking"] == "bid")
            assert len(seen) == 2
            assert seen[0][0] - 1 == seen[1][0]


async def until_third(window: Window) -> None:
    while window.now["view"]["table"]["round"] != 3:
        if window.asked:
            await window.act(
                DONE if window.asked == "pack" else (window.prompt or {})["options"][0]
            )
        else:
            await window._hear_more()


# --- bots among themselves ---


def stubborn(decision: Decision) -> BargainMove | None:
    """Always has another offer."""
    view = decision.view()
    offer = next((o for o in view.offers if o.id == decision.offer), None)
    if offer is not None:
        return Counter(offer.id, Offer(0, 0, 0, (("coins", 1),), ()))
    others = [seat for seat in range(1, view.players) if seat != view.seat]
    return Propose(Offer(0, 0, others[0], (("coins", 1),), ()))


@played
async def test_bots_that_counter_for_ever_do_not_stop_the_game(tmp_path: Path) -> None:
    with house(tmp_path, lambda luck: Haggler(stubborn)) as server:
        async with guests(server, "Ann") as (ann,):
            window = await with_bots(ann, bots=3)
            while not window.over:
                if window.asked:
                    await window.act(
                        DONE if window.asked == "pack" else (window.prompt or {})["options"][0]
                    )
                else:
                    await window._hear_more()
            log = server.replayed(window.table["id"]).log
            made = [entry for entry in log if entry.do in ("offer", "counter")]
            assert 0 < len(made) < 200
            assert not any(entry.default for entry in log)
        assert server.troubles() == []


# --- what a bot may know ---


@played
async def test_a_worker_gets_nothing_its_seat_could_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds: list[tuple[int, Any]] = []

    def spied(game: str, world: bytes, seat: int, *needs: Any) -> BargainMove | None:
        worlds.append((seat, GAME.state.from_json(world)))
        return None

    with house(tmp_path, lambda luck: Haggler(lambda decision: None)) as server:
        monkeypatch.setattr(bots_module, "bargain_move", spied)
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await ann.create(4, game="bazaar", bots=2)
            first, second = await ann.connect(table), await ben.connect(table)
            await second.ask("sit", seat=1, invite=first.table["invites"]["1"])
            await first.ask("start")
            await first.ask("offer", to=1, **GIFT, words="between us")
            await first.ask("offer", to=2, **GIFT, words="for Carmela")
            await quiet(first)
            truth = server.house.tables[table].playing.state
            assert worlds
            for seat, world in worlds:
                said = [offer.words for offer in world.offers]
                assert "between us" not in said
                assert "for Carmela" not in said or seat == 2
                assert world.hands[seat] == truth.hands[seat]
                assert world.dice.key != truth.dice.key
            assert any(world.hands[0] != truth.hands[0] for _, world in worlds)


def test_a_worker_does_not_play_on_in_a_world_that_is_not_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def carried_out(s: Any, seat: int, steps: tuple[int, ...]) -> None:
        raise AssertionError("an answer was carried out")

    game = replace(GAME, asks={**GAME.asks, "pack": replace(PACKING, then=carried_out)})
    open_bazaar(monkeypatch, game=game, brains={"bot": PackingBot})
    s = game.begin(2, key_from("worker"), stepped=False)
    task = thinking.bot_task(game, s, 0, "bot", key_from("bot"))
    assert thinking.answer(*task) == [PACK, PACK + 1, DONE]


class PackingBot(QuietBot):
    def choose(self, decision: Decision) -> int:
        return decision.options[0]
