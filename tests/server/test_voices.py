"""Bots that talk: with what they do, when they are asked, and never to the wrong ears."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from omerta.bots.lines import wordings
from omerta.games.package import GamePackage
from omerta.kernel.drivers import (
    NO_OFFER,
    Accept,
    BargainMove,
    Counter,
    Decision,
    Decline,
    Propose,
    Reason,
)
from omerta.kernel.state import Item, Offer
from omerta.lineup import temper_of
from omerta.text import text
from omerta.text.phrases import Phrase
from tests.server.bazaar_house import BazaarWords, Haggler
from tests.server.house import Frame, InThread, Window, guests, played
from tests.server.test_bot_bargaining import house, offers, with_bots

GOOD: Item = ("good", 2)


def trader(decision: Decision) -> BargainMove | None:
    """Sells for 3 coins, takes 2 if haggled with, and says so."""
    price: tuple[Item, ...] = (("coins", 3),)
    if decision.asked is not None:
        if decision.asked.pledges:
            return Propose(Offer(0, 9, 9, (), (), pledges=decision.asked.pledges), Reason("truce"))
        if decision.asked.wants == (GOOD,):
            return Propose(Offer(0, 9, 9, (GOOD,), price), Reason("gain"))
        return Decline(NO_OFFER, Reason("needs", 4, decision.asked.wants))
    offer = next((o for o in decision.view().offers if o.id == decision.offer), None)
    if offer is None:
        return None
    paid = sum(amount for what, amount in offer.gives if what == "coins")
    if paid >= 2:
        return Accept(offer.id)
    if paid:
        return Counter(offer.id, Offer(0, 9, 9, (GOOD,), price))
    return Decline(offer.id, Reason("price", 3, offer.wants))


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[InThread]:
    monkeypatch.setattr(BazaarWords, "payment", lambda self, n: Phrase("score", {"amount": n}))
    # The bazaar has no texts of its own.
    monkeypatch.setattr(GamePackage, "text", lambda self, language: text(language))
    with house(tmp_path, lambda luck: Haggler(trader)) as server:
        yield server
    assert server.troubles() == []


def lines(window: Window, to: int) -> list[str]:
    """The messages of bots' lines to a seat, or to all (-1)."""
    return [c["notice"]["say"] for c in window.chat if c["seat"] > 0 and c["to"] == to]


def occasions(window: Window, to: int = 0) -> list[str]:
    return [message.split("-")[1] for message in lines(window, to)]


async def ask(window: Window, **what: Any) -> Frame:
    return await window.ask("ask_price", to=1, **what)


@played
async def test_a_bot_names_its_price_and_can_be_haggled_down(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        window = await with_bots(ann, quiet=True)
        assert (await ask(window, wants=[GOOD]))["is"] == "done"
        await window.sees(lambda: len(offers(window)) == 1)
        (asked,) = offers(window)
        assert (asked["maker"], asked["gives"], asked["wants"]) == (1, [[*GOOD]], [["coins", 3]])
        await window.sees(lambda: occasions(window) == ["sell"])
        await window.ask("counter", offer=asked["id"], gives=[["coins", 2]], wants=[GOOD])
        await window.sees(lambda: window.events[-1]["kind"] == "trade")
        assert (await ask(window, wants=[["good", 3]]))["is"] == "done"
        await window.sees(lambda: occasions(window) == ["sell", "needs"])
        why = window.chat[-1]["notice"]["params"]
        assert why["price"]["params"] == {"amount": 4}


@played
async def test_what_is_given_already_goes_with_the_wish_but_no_sum(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        window = await with_bots(ann, quiet=True)
        wants = [["good", 3]]
        await ask(window, wants=wants, gives=[["coins", 1]])
        await window.sees(lambda: occasions(window) == ["needs"])
        refused = await ask(window, wants=wants, gives=[["good", 3]])
        assert refused["why"]["say"] == "offer-twice"


@played
async def test_only_who_bargains_hears_it_and_a_reason_goes_with_a_refusal(
    server: InThread,
) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        table = await ann.create(3, game="bazaar", bots=1, quiet=True, listed=True)
        windows = [await ann.connect(table), await ben.connect(table)]
        await windows[1].ask("sit", seat=1)
        await windows[0].ask("start")
        await windows[0].ask("offer", to=2, wants=[["good", 4]])
        await windows[0].sees(lambda: occasions(windows[0]) == ["price"])
        await windows[0].ask("chat", text="why?", to=2)
        await windows[0].sees(lambda: occasions(windows[0]) == ["price", "price"])
        first, second = lines(windows[0], 0)
        assert first != second, "no wording comes twice"
        own = wordings("price", temper_of(windows[0].table["seats"][2]["name"]))
        assert {first, second} <= set(own)
        await windows[1].settled()
        assert [line["seat"] for line in windows[1].chat] == []


@played
async def test_chat_to_a_bot_is_understood_or_it_says_how_to_ask(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        window = await with_bots(ann, quiet=True)
        name = window.table["seats"][1]["name"]
        await window.ask("chat", text=f"Good evening, {name}!")
        await window.sees(lambda: occasions(window, -1) == ["greeting"])
        await window.ask("chat", text="bla bla", to=1)
        await window.sees(lambda: occasions(window) == ["unclear"])
        await window.ask("chat", text="nobody is spoken to")
        await window.ask("chat", text="why?", to=1)
        await window.sees(lambda: occasions(window) == ["unclear", "nothing"])
        await window.ask("chat", text="laissons-nous tranquilles", to=1)
        await window.sees(lambda: occasions(window)[-1] == "truce")
        (truce,) = offers(window)
        assert [(p["by"], p["what"]) for p in truce["pledges"]] == [(0, "truce"), (1, "truce")]


@played
async def test_a_price_is_asked_of_bots_for_what_they_have(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        table = await ann.create(3, game="bazaar", bots=1, quiet=True, listed=True)
        windows = [await ann.connect(table), await ben.connect(table)]
        await windows[1].ask("sit", seat=1)
        await windows[0].ask("start")
        for to, wants, why in (
            (1, [["good", 2]], "ask-no-bot"),
            (2, [["good", 2]], "offer-not-held"),
            (7, [["good", 2]], "no-such-seat"),
        ):
            refused = await windows[0].ask("ask_price", to=to, wants=wants)
            assert (refused["is"], refused["why"]["say"]) == ("refused", why)


@played
async def test_what_bots_said_is_in_the_match_file(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        window = await with_bots(ann, quiet=True)
        await window.ask("chat", text="why?", to=1)
        await window.sees(lambda: occasions(window) == ["nothing"])
        while not window.over:
            if window.now["view"]["prompt"]:
                await window.act(window.now["view"]["prompt"]["options"][-1])
            await window.settled()
        record = (await ann.web.get(f"/api/tables/{window.table['id']}/record")).json()
        assert [(said["seat"], said["to"]) for said in record["said"]] == [(1, 0)]


@played
async def test_bots_speak_unasked_unless_the_table_is_quiet(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        lively = await with_bots(ann)
        await lively.sees(lambda: occasions(lively, -1) == ["greeting"])
        await lively.ask("offer", to=1, gives=[["coins", 2]], wants=[GOOD])
        await lively.sees(lambda: lively.events[-1]["kind"] == "trade")
        quiet = await with_bots(ann, quiet=True)
        await quiet.ask("offer", to=1, gives=[["coins", 2]], wants=[GOOD])
        await quiet.sees(lambda: quiet.events[-1]["kind"] == "trade")
        await quiet.settled()
        assert occasions(quiet, -1) == []


@played
async def test_a_broken_word_is_spoken_of(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        window = await with_bots(ann)
        await window.ask("promise", to=1, pledge={"by": 0, "what": "words", "words": "Never!"})
        name = window.table["seats"][1]["name"]

        async def call_it_broken() -> None:
            croupier, live = server.croupier, server.house.tables[window.table["id"]]
            async with croupier.play.at(live):
                await croupier.play.change(live, 1, lambda: live.playing.mark(1, 1, "broken"))

        server.call(call_it_broken)
        await window.sees(lambda: "broken" in occasions(window, -1))
        said = next(c for c in window.chat if c["notice"]["say"].startswith("line-broken"))
        assert (said["name"], said["notice"]["who"]) == (name, 0)
