"""Offers and promises among people at a table."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from omerta.games.words import Words
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.record import read, verify
from omerta.kernel.state import Offer, Pledge
from omerta.server import clocks
from omerta.text import text
from omerta.text.phrases import Voice
from tests.bazaar import BLOCKING, DONE, GAME, PACKING
from tests.server.bazaar_house import BazaarWords, open_bazaar
from tests.server.developing import developed
from tests.server.house import (
    Frame,
    InThread,
    Player,
    Window,
    all_see,
    begin,
    guests,
    in_thread,
    played,
)

GOOD_FOR_TWO: dict[str, Any] = {"gives": [["good", 0]], "wants": [["coins", 2]]}


def word(by: int, words: str) -> dict[str, Any]:
    return {"by": by, "what": "words", "words": words}


@pytest.fixture(autouse=True, scope="module")
def bazaar() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        open_bazaar(monkeypatch)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, bazaar: None) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


async def trading(*players: Player, **wish: Any) -> list[Window]:
    """A bazaar that has begun: seat 0 may pack, and all may bargain."""
    table = await players[0].create(len(players), game="bazaar", **wish)
    return await begin(table, *players)


def refused(frame: Frame, why: str) -> bool:
    return bool(frame["is"] == "refused" and frame["why"]["say"] == why)


def offers(window: Window) -> list[Frame]:
    return list(window.now["view"]["offers"])


def lines(window: Window, kind: str) -> list[Any]:
    return [event["line"] for event in window.events if event["kind"] == kind]


# --- offers ---


@played
async def test_an_offer_is_accepted_and_its_words_become_a_promise_before_all(
    server: InThread,
) -> None:
    async with guests(server, "Ann", "Ben", "Cleo", "") as (ann, ben, cleo, stranger):
        windows = await trading(ann, ben, cleo)
        watcher = await stranger.connect(windows[0].table["id"])
        everybody = [*windows, watcher]
        made = await windows[0].ask(
            "offer", to=1, **GOOD_FOR_TWO, pledges=[word(0, "And no tricks.")]
        )
        (offer,) = made["view"]["offers"]
        assert (offer["maker"], offer["to"], len(offer["pledges"])) == (0, 1, 1)
        await windows[1].sees(lambda: bool(offers(windows[1])))
        await windows[1].ask("answer_offer", offer=offer["id"], answer="accept")
        await all_see(everybody, lambda w: bool(w.now["view"]["promises"]))
        for window in everybody:
            seen = window.now["view"]
            assert seen["table"]["coins"] == [7, 3, 5]
            (promise,) = seen["promises"]
            assert (promise["pledge"]["by"], promise["to"], promise["mark"]) == (0, 1, "")
            assert promise["pledge"]["words"] == "And no tricks."
            assert seen["offers"] == []
            assert [len(lines(window, kind)) for kind in ("trade", "promise_made")] == [1, 1]
            assert all(lines(window, kind)[0] for kind in ("trade", "promise_made"))


@played
async def test_what_two_bargain_about_the_others_learn_when_it_is_done(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo", "") as (ann, ben, cleo, stranger):
        windows = await trading(ann, ben, cleo)
        watcher = await stranger.connect(windows[0].table["id"])
        outside = [windows[2], watcher]
        await windows[0].ask("offer", to=1, **GOOD_FOR_TWO, words="psst", pledges=[word(0, "psst")])
        await all_see(outside, lambda w: bool(offers(w)))
        await windows[1].sees(lambda: bool(offers(windows[1])))
        assert lines(windows[1], "offer_made")[0]["say"] == "event-offer_made"
        counter = await windows[1].ask("counter", offer=1, gives=[["coins", 1]], words="no: this")
        assert counter["view"]["offers"][0]["counters"] == 1
        await windows[0].sees(lambda: offers(windows[0])[0]["id"] == 2)
        await windows[0].ask("answer_offer", offer=2, answer="decline")
        await all_see([*windows, watcher], lambda w: not offers(w))
        for window in outside:
            assert not any("psst" in told or "no: this" in told for told in window.texts)
            veiled = [o for f in window.frames if f["is"] == "now" for o in f["view"]["offers"]]
            assert veiled
            assert all(not o["gives"] and not o["wants"] and not o["pledges"] for o in veiled)
            assert lines(window, "offer_made") == [None, None]
            assert lines(window, "offer_declined") == [None]
        for window in windows[:2]:
            assert None not in lines(window, "offer_made") + lines(window, "offer_declined")


@played
async def test_whether_offers_can_be_made_is_told_to_those_who_could(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "") as (ann, ben, stranger):
        windows = await trading(ann, ben)
        watcher = await stranger.connect(windows[0].table["id"])
        assert [window.now["gate"] for window in (*windows, watcher)] == [True, True, False]
        live = server.house.tables[windows[0].table["id"]]
        live.playing.state.gate = False
        reply = await windows[0].ask("offer", to=1, **GOOD_FOR_TWO)
        assert refused(reply, "offer-gate-closed")
        assert reply["rule"] == "BZ-6"
        await windows[0].act(DONE)
        assert not windows[0].now["gate"]


@played
async def test_the_same_offer_sent_again_counts_once(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        windows = await trading(ann, ben)
        first = await windows[0].ask("offer", "sametoken", to=1, **GOOD_FOR_TWO)
        again = await windows[0].ask("offer", "sametoken", to=1, **GOOD_FOR_TWO)
        assert (first["is"], again["is"]) == ("now", "done")
        assert len(offers(windows[0])) == 1


@played
async def test_who_only_watches_does_not_bargain(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Eve") as (ann, ben, eve):
        windows = await trading(ann, ben)
        watcher = await eve.connect(windows[0].table["id"])
        for do, what in [
            ("offer", {"to": 1, **GOOD_FOR_TWO}),
            ("answer_offer", {"offer": 1, "answer": "accept"}),
            ("promise", {"to": 1, "pledge": word(0, "I shall")}),
            ("mark", {"promise": 1, "mark": "kept"}),
        ]:
            assert refused(await watcher.ask(do, **what), "not-seated")


# --- promises ---


@played
async def test_a_word_is_given_and_judged_by_whom_it_was_given_to(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        windows = await trading(*players)
        ann, ben, cleo = windows
        await ann.ask("promise", to=1, pledge=word(0, "I leave you alone."))
        await all_see(windows, lambda w: bool(w.now["view"]["promises"]))
        assert refused(await ann.ask("mark", promise=1, mark="kept"), "promise-not-to-you")
        assert refused(await cleo.ask("mark", promise=1, mark="kept"), "promise-not-to-you")
        assert refused(await ben.ask("mark", promise=2, mark="kept"), "promise-gone")
        for mark in ("broken", ""):
            seen = await ben.ask("mark", promise=1, mark=mark)
            assert seen["view"]["promises"][0]["mark"] == mark
        await cleo.sees(lambda: len(lines(cleo, "promise_marked")) == 2)
        assert None not in lines(cleo, "promise_marked")
        assert refused(await ann.ask("promise", to=0, pledge=word(0, "Me?")), "offer-to-whom")
        assert refused(await ann.ask("promise", to=1, pledge=word(0, "   ")), "promise-empty")
        assert refused(await ann.ask("promise", to=1, pledge=word(0, "x" * 281)), "offer-words")


@played
async def test_nothing_is_taken_back_across_a_promise(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        windows = await trading(ann, ben)
        await windows[0].act(DONE)
        assert windows[0].now["can_undo"]
        await windows[1].ask("promise", to=0, pledge=word(1, "I shall."))
        await windows[0].sees(lambda: bool(windows[0].now["view"]["promises"]))
        assert not windows[0].now["can_undo"]
        assert not windows[0].now["may_ask_undo"]
        reply = await windows[0].ask("undo", stamp=windows[0].now["stamp"])
        assert refused(reply, "nothing-to-undo")


async def play_to_the_end(windows: list[Window]) -> None:
    async def play(window: Window, luck: Random) -> None:
        while not window.over:
            if window.asked:
                # Whoever can only pass may have been passed for meanwhile.
                await window.act(*window.answer(luck))
            else:
                await window._hear_more()

    await asyncio.gather(*(play(window, Random(1)) for window in windows))


@played
async def test_a_match_with_promises_can_be_looked_back_on_and_proved(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        windows = await trading(*players)
        table = windows[0].table["id"]
        await windows[0].ask("offer", to=1, **GOOD_FOR_TWO, pledges=[word(0, "A friend for life")])
        await windows[1].ask("answer_offer", offer=1, answer="accept")
        await windows[1].ask("promise", to=2, pledge=word(1, "Your turn next"))
        await windows[2].ask("mark", promise=2, mark="broken")
        await windows[2].ask("offer", to=-1, gives=[["good", 4]])
        await play_to_the_end(windows)
        web = players[2].web
        film = (await web.get(f"/api/tables/{table}/film")).json()
        marks = [[p["mark"] for p in f["view"]["promises"]] for f in developed(film)]
        assert marks[-1] == ["", "broken"]
        assert ["", ""] in marks
        file = (await web.get(f"/api/tables/{table}/record")).text
        assert "Your turn next" in file
        match = verify(GAME, read(file))
        assert [promise.mark for promise in match.state.promises] == ["", "broken"]
        proof = (await web.get(f"/api/tables/{table}/proof")).json()
        assert proof["genuine"]
        for window in windows:
            assert (await window.ask("rematch"))["is"] == "done"
        await all_see(windows, lambda w: w.table["rematch"] is not None)
        again = await players[0].connect(windows[0].table["rematch"])
        assert again.now["view"]["promises"] == []


# --- time ---


@played
async def test_an_offer_nobody_answers_runs_out(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "OFFER_WITHOUT_CLOCK", 400)
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        windows = await trading(*players)
        await windows[0].ask("offer", to=1, **GOOD_FOR_TWO)
        await all_see(windows, lambda w: bool(offers(w)))
        for window in windows:
            (left,) = window.now["offers_end"].values()
            assert 0 < left <= 400
            assert list(window.now["offers_end"]) == ["1"]
            assert window.now["deadline"] is None
        await all_see(windows, lambda w: not offers(w))
        assert windows[0].now["offers_end"] == {}
        assert lines(windows[0], "offer_lapsed")[0]["say"] == "event-offer_lapsed"
        assert lines(windows[2], "offer_lapsed") == [None]
        last = server.replayed(windows[0].table["id"]).log[-1]
        assert (last.do, last.seat) == ("lapse", PUBLIC)
        assert windows[0].asked == "pack", "and the game goes on as it was"


@pytest.mark.parametrize(
    ("clock", "life"),
    [
        ({"kind": "none"}, 3 * 60_000),
        ({"kind": "live", "budget": 600, "increment": 5}, 60_000),
        ({"kind": "days", "days": 2}, 2 * clocks.DAY),
    ],
)
@played
async def test_how_long_an_offer_stands_depends_on_the_clock(
    server: InThread, clock: dict[str, Any], life: int
) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        windows = await trading(ann, ben, clock=clock)
        made = await windows[0].ask("offer", to=1, **GOOD_FOR_TWO)
        assert life - 5_000 < made["offers_end"]["1"] <= life


async def offered_and_closed(folder: Path, clock: dict[str, Any], hours: int) -> tuple[str, str]:
    """A house that closes for hours with an offer of Ann's on the table; the table, her cookie."""
    with in_thread(folder) as server:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            windows = await trading(ann, ben, clock=clock)
            await windows[0].ask("offer", to=1, **GOOD_FOR_TWO)
            table, cookie = windows[0].table["id"], ann.cookie
        database = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(database)) as rows:
        rows.execute("UPDATE tables SET began = began - ?", (hours * 3_600_000,))
        rows.commit()
    return table, cookie


@played
async def test_while_the_house_was_closed_a_live_offer_stood_still(tmp_path: Path) -> None:
    table, cookie = await offered_and_closed(tmp_path, {"kind": "live", "budget": 600}, 5)
    with in_thread(tmp_path) as server:
        async with guests(server, "") as (ann,):
            ann.web.cookies.set("omerta", cookie, "127.0.0.1")
            window = await ann.connect(table)
            assert 50_000 < window.now["offers_end"]["1"] <= 60_000


@played
async def test_while_the_house_was_closed_an_offer_for_a_day_ran_out(tmp_path: Path) -> None:
    table, cookie = await offered_and_closed(tmp_path, {"kind": "days", "days": 1}, 30)
    with in_thread(tmp_path) as server:
        async with guests(server, "") as (ann,):
            ann.web.cookies.set("omerta", cookie, "127.0.0.1")
            window = await ann.connect(table)
            await window.sees(lambda: not offers(window))
            assert lines(window, "offer_lapsed")


# --- questions with a time of their own, windows with preferences ---


@played
async def test_all_learn_how_long_a_question_may_take_and_it_takes_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = replace(PACKING, seconds=lambda s: 1, always_timed=True)
    open_bazaar(monkeypatch, game=replace(GAME, asks={**GAME.asks, "pack": short}))
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann", "Ben", "") as (ann, ben, stranger):
            windows = await trading(ann, ben)
            watcher = await stranger.connect(windows[0].table["id"])
            for window in (*windows, watcher):
                assert 0 < window.now["deadline"] <= 1_000
                assert window.now["clocks"] is None
            await all_see([*windows, watcher], lambda w: w.now["view"]["asking"] == "bid")
            assert windows[0].now["deadline"] is None
            assert server.replayed(windows[0].table["id"]).log[-1].default


@played
async def test_a_preference_is_wished_for_by_its_windows_name_and_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rich = replace(BLOCKING, preferences=(("if_rich", lambda s, seat: s.coins[seat] > 5),))
    open_bazaar(monkeypatch, game=replace(GAME, asks={**GAME.asks, "block": rich}))
    with in_thread(tmp_path, hold_back=3600) as server:
        async with guests(server, "Ann", "Ben", "Cleo") as players:
            windows = await trading(*players)
            for wrong in ("block:if_poor", "block:", "bid:if_rich", ":if_rich", "block:if_rich:x"):
                reply = await windows[0].ask("always_pass", kind=wrong, on=True)
                assert refused(reply, "unknown-entry")
            for window in windows[:2]:
                await window.ask("always_pass", kind="block:if_rich", on=True)
                assert window.now["always_pass"] == ["block:if_rich"]
            await windows[2].ask("offer", to=0, gives=[["coins", 1]])
            await windows[0].sees(lambda: bool(offers(windows[0])))
            await windows[0].ask("answer_offer", offer=1, answer="accept")
            await windows[0].act(DONE)
            live = server.house.tables[windows[0].table["id"]]
            await all_see(windows, lambda w: w.asked == "bid")
            live.playing.state.bank = 0  # the best bid brings nothing
            for window in windows:
                await window.act((window.prompt or {})["options"][0])
            await all_see(windows, lambda w: w.now["view"]["asking"] == "block")
            assert live.playing.state.waiting == [1, 2], "who has six coins has passed"
            # Switched off, it is asked again from the next window on.
            await windows[0].ask("always_pass", kind="block:if_rich", on=False)
            assert windows[0].now["always_pass"] == []


# --- too much of it ---


@played
async def test_bargaining_is_limited_for_a_person(tmp_path: Path) -> None:
    with in_thread(tmp_path, rate_factor=1) as strict:
        async with guests(strict, "Ann", "Ben") as (ann, ben):
            windows = await trading(ann, ben)
            replies = [
                await windows[0].ask("promise", to=1, pledge=word(0, "x" * 281)) for _ in range(24)
            ]
            assert refused(replies[0], "offer-words")
            assert refused(replies[-1], "too-fast")
            other = await windows[1].ask("offer", to=0, gives=[["coins", 1]])
            assert other["is"] == "now", "it is nobody else's fault"


# --- in words ---


def told(language: str, me: int, spoken: Words | None = None) -> list[str]:
    """All lines about a match's bargaining, as one of Ann, Ben and Cleo reads them."""
    match = Match(GAME, [SeatInfo(name) for name in ("Ann", "Ben", "Cleo")], key_from("told"))
    match.offer(Offer(0, 0, 1, (("good", 0), ("good", 1)), (("coins", 2),), "Good stuff"))
    match.decline(1, 1)
    match.offer(Offer(0, 0, 1, (("coins", 2),), (), pledges=(Pledge(0, words="I owe you"),)))
    match.accept(1, 2)
    match.mark(1, 1, "kept")
    match.mark(1, 1, "")
    match.offer(Offer(0, 2, -1, (), (("coins", 1),)))
    match.withdraw(2, 3)
    match.offer(Offer(0, 1, 0, (("good", 2),), (("coins", 1),)))
    match.lapse(4)
    match.promise(0, Pledge(2, words="Peace"))
    voice, words = Voice(text(language), ["Ann", "Ben", "Cleo"], me), spoken or BazaarWords()
    said = [words.event(event) for event in match.heard(me)]
    return [voice.say(phrase) for phrase in said if phrase is not None]


def test_those_who_bargain_read_all_of_it() -> None:
    assert told("en", 0) == [
        "You have an offer for Ben: good: 0 and good: 1 for coins: 2. “Good stuff”",
        "Ben declines: good: 0 and good: 1 for coins: 2.",
        "You have an offer for Ben: coins: 2 for nothing. You promise: “I owe you”",
        "You give coins: 2 for nothing: a deal with Ben.",
        "You give your word to Ben: “I owe you”",
        "Ben calls the promise “I owe you” kept.",
        "Ben calls the promise “I owe you” open again.",
        "Cleo has an offer for anyone: nothing for coins: 1.",
        "Cleo withdraws their offer: nothing for coins: 1.",
        "Ben has an offer for you: good: 2 for coins: 1.",
        "Ben's offer lapses: good: 2 for coins: 1.",
        "Cleo gives their word to you: “Peace”",
    ]


def test_others_read_of_deals_of_promises_and_of_what_is_offered_to_all() -> None:
    nb = "\u00a0"
    assert told("fr", PUBLIC) == [
        f"Affaire conclue entre Ann et Ben{nb}: coins{nb}: 2 contre rien.",
        f"Ann s'engage envers Ben{nb}: «{nb}I owe you{nb}»",
        f"Ben dit la promesse «{nb}I owe you{nb}» tenue.",
        f"Ben dit la promesse «{nb}I owe you{nb}» de nouveau ouverte.",
        f"Cleo a une offre pour tout le monde{nb}: rien contre coins{nb}: 1.",
        f"Cleo retire son offre{nb}: rien contre coins{nb}: 1.",
        f"Cleo s'engage envers Ann{nb}: «{nb}Peace{nb}»",
    ]
    assert len(told("fr", 0)) == len(told("en", 0)) == 12


def test_several_of_the_same_are_counted() -> None:
    things = BazaarWords().things([["use", 3], ["coins", 1], ["use", 3]])
    assert Voice(text("en"), [], PUBLIC).say(things) == "2 × use: 3 and coins: 1"


def test_a_game_without_trade_has_no_things_to_name() -> None:
    class Plain(BazaarWords):
        item = Words.item

    with pytest.raises(NotImplementedError):
        told("en", 0, Plain())
