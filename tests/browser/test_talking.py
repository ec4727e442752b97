"""Bots that talk, in games with trade: one asks, haggles, gives a word and gets one, breaks it."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from playwright.sync_api import Locator, expect

from omerta.games import load
from omerta.games.deal.content import CONTENT
from omerta.games.deal.routes import routes
from omerta.games.deal.state import Deal
from omerta.games.deal.tradables import way
from omerta.games.tradable import addable
from omerta.kernel.dice import key_from
from omerta.kernel.drivers import (
    NO_OFFER,
    Accept,
    Bargainer,
    BargainMove,
    Propose,
    bargaining_decision,
)
from omerta.kernel.match import Match
from omerta.kernel.state import Offer, Pledge
from omerta.lineup import make, name_at_table, temper_of
from tests.browser.conftest import Guests
from tests.browser.crew import ann_decides
from tests.browser.guest import Guest, in_a_thread
from tests.browser.seat import wait_until
from tests.browser.staging import find, lay
from tests.browser.test_deal_deals import find as find_deal
from tests.server.house import Player, Program

FAMILIES, CLANS = load("cosa_nostra"), load("deal")
# The simple clan makes no offers of its own, and plays no events.
BOTS = {"cosa_nostra": "bot", "deal": "greedy"}


def says(
    game: Any, s: Any, seat: int, asked: Offer | None = None, offer: int = NO_OFFER
) -> BargainMove | None:
    """What the bot on this seat will say."""
    bot = make(BOTS[game.name], game, key_from("talking"), temper_of(name_at_table(seat)))
    assert isinstance(bot, Bargainer)
    return bot.bargain(bargaining_decision(game, s, seat, offer, asked))


def truce(s: Any, *seats: int) -> tuple[Pledge, ...]:
    return tuple([Pledge(seat, "truce", round=s.round) for seat in seats])


def said(guest: Guest) -> Locator:
    """What a bot has just said."""
    return guest.page.locator(".notices .says")


def tab(guest: Guest, name: str) -> None:
    guest.page.get_by_role("tab", name=re.compile(f"^{name}")).click()


def bot_line(guest: Guest, name: str, words: str) -> None:
    """In the chat, a line of this bot with these words."""
    tab(guest, "Chat")
    lines = guest.page.get_by_role("log", name="Chat").locator("li", has_text=words)
    expect(lines.filter(has_text=name).last).to_be_visible()


# --- La Cosa Nostra ---


def for_sale(s: Any, seat: int) -> tuple[int, int] | None:
    """A Business of a bot, not the one she points at, that it would sell Ann; and for how much."""
    draft = Offer(0, 0, seat, (), ())
    for item in addable(FAMILIES, s, FAMILIES.seat_view(s, 0), draft, giving=False):
        answer = says(FAMILIES, s, seat, Offer(0, 0, seat, (), (item,)))
        aimed_at = item[1] == s.announced.card
        if item[0] == "business" and not aimed_at and isinstance(answer, Propose):
            price = answer.offer.wants[0][1]
            if price < s.cash[0]:
                return item[1], price
    return None


def ann_could_betray(match: Match[Any]) -> bool:
    """She has named a card of somebody who would sell her something, and agree to a truce."""
    if not ann_decides(match):
        return False
    s, victim = match.state, match.state.announced.victim
    peace = Offer(0, 0, victim, (), (), pledges=truce(s, 0, victim))
    agrees = isinstance(says(FAMILIES, s, victim, peace), Propose)
    return agrees and for_sale(s, victim) is not None


def test_a_family_names_its_price_is_haggled_down_and_betrayed(
    guests: Guests, house: Program
) -> None:
    match = find("cosa_nostra", 3, ann_could_betray)
    victim = match.state.announced.victim
    found, name = for_sale(match.state, victim), name_at_table(victim)
    assert found is not None
    card, price = found
    ann = guests("Ann")
    ann.open(lay(house, match, {0: ann}, bot=BOTS["cosa_nostra"]))

    # What would you want for it?
    tab(ann, "Offers")
    ann.button("Make an offer").click()
    sheet = ann.page.locator("section.sheet")
    sheet.get_by_role("button", name=name).click()
    ann.page.locator(f'[data-business="{card}"] button').first.click()
    ann.page.locator(f'[data-business="{card}"]').get_by_role("button", name="buy the card").click()
    # (By key: in this position a question lies over the lower edge of the sheet.)
    sheet.get_by_role("button", name="What would you want?").press("Enter")
    expect(said(ann)).to_contain_text(f"${price},000")

    # Less.
    ann.button("Counter").first.click()
    sheet.get_by_label("Amount").fill(f"{price - 1}000")
    sheet.press("Control+Enter")
    wait_until(lambda: house.replayed(ann.table).state.owners[card] == 0, ann)
    assert house.replayed(ann.table).state.cash[0] == match.state.cash[0] - price + 1

    # Both give their word.
    tab(ann, "Chat")
    ann.page.get_by_role("radio", name=name).check(force=True)
    ann.page.get_by_label(f"To {name} alone").fill("Let us leave each other alone.")
    ann.button("Send").click()
    wait_until(lambda: bool(house.replayed(ann.table).state.offers), ann)
    tab(ann, "Offers")
    ann.button("Accept").first.click()
    wait_until(lambda: len(house.replayed(ann.table).state.promises) == 2, ann)

    # Ann breaks hers: the ledger says so, and so does the bot, to all.
    ann.page.locator(".stage button:visible", has_text="Reveal the Job").click()
    wait_until(lambda: house.replayed(ann.table).state.promises[0].mark == "broken", ann)
    expect(ann.page.get_by_text(re.compile("^broken$", re.I)).first).to_be_visible()
    bot_line(ann, name, "Ann")


# --- Deal ---


def for_less(s: Deal) -> tuple[int, int, int, int] | None:
    """Who sells Ann a drug, on which way, for how much: and takes less, if she also promises to
    pay something and is promised peace."""
    for seat in (1, 2):
        for start, end in routes(s, seat, 0) if s.alive[seat] else ():
            item = ("drug", way(start, end))
            quoted = says(CLANS, s, seat, Offer(0, 0, seat, (), (item,)))
            if not isinstance(quoted, Propose) or quoted.offer.wants[0][1] >= s.money[0]:
                continue
            price = quoted.offer.wants[0][1]
            bargain = CLANS.bargain(s.clone())
            words = (Pledge(0, "pay", amount=2, round=s.round), *truce(s, seat))
            less = Offer(0, 0, seat, (("money", price - 1),), (item,), pledges=words)
            counter = bargain.counter(0, bargain.make(quoted.offer).id, less)
            if isinstance(says(CLANS, bargain.s, seat, offer=counter.id), Accept):
                return seat, start, end, price
    return None


def ann_could_cheat(s: Deal) -> bool:
    """The last deal phase of a round is hers."""
    return s.asking == "deal" and s.active == s.order[-1] == 0 and for_less(s) is not None


async def answer_until_broken(house: Program, guest: Guest, cookie: str) -> None:
    """Whatever else is asked of her in this round has nothing to do with the promise."""
    player = Player(house, cookie)
    window = await player.connect(guest.table)
    while "broken" not in [each["mark"] for each in window.now["view"]["promises"]]:
        prompt = window.now["view"]["prompt"]
        if prompt and prompt["options"]:
            await window.act(prompt["options"][-1])
        await asyncio.sleep(0.1)
        await window.settled()
    await player.close()


def test_a_clan_names_its_price_is_haggled_down_and_cheated(guests: Guests, house: Program) -> None:
    match = find_deal(ann_could_cheat)
    found = for_less(match.state)
    assert found is not None
    seller, start, end, price = found
    name = name_at_table(seller)
    ann = guests("Ann")
    ann.open(lay(house, match, {0: ann}, bot=BOTS["deal"]))

    # What would you want for it? Asked in the chat, by name.
    names = [CONTENT.territories[place].name for place in (start, end)]
    tab(ann, "Chat")
    ann.page.get_by_label("Say something").fill(
        f"{name}, what do you want for a drug from {names[0]} to {names[1]}?"
    )
    ann.button("Send").click()
    money = f"${price / 2:g}M"
    expect(said(ann)).to_contain_text(money)

    # Less, and words on both sides.
    offer = ann.page.get_by_role("article", name=f"{name} offers you").first
    expect(offer).to_contain_text(money)
    offer.get_by_role("button", name="Counter").click()
    answer = ann.page.get_by_role("region", name="Your answer")
    answer.get_by_role("button", name=re.compile("you get: .*0.5")).click()
    answer.get_by_role("button", name="Add promises").click()
    answer.get_by_role("radio", name="to pay").check()
    answer.get_by_role("button", name="Add", exact=True).click()
    answer.get_by_role("radio", name=f"{name} promises:").check()
    answer.get_by_role("radio", name="a truce").check()
    answer.get_by_role("button", name="Add", exact=True).click()
    answer.get_by_role("button", name=f"Send to {name}").click()
    wait_until(lambda: len(house.replayed(ann.table).state.promises) == 2, ann)
    after = house.replayed(ann.table).state
    assert after.money[0] == match.state.money[0] - price + 1
    assert after.drugs[end] == match.state.drugs[end] + 1

    # She ends her turn, and the round, without paying.
    ann.button(re.compile("^end your turn", re.I)).click()
    in_a_thread(answer_until_broken(house, ann, ann.cookie))
    tab(ann, "Offers")
    expect(ann.page.get_by_text(re.compile("^broken$", re.I)).first).to_be_visible()
    bot_line(ann, name, "Ann")
