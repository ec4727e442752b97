"""At a table of Razzia: what is asked on the page, and answering it by hand."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal

from playwright.sync_api import Locator, expect

from tests.browser.guest import PATIENCE, Guest

Question = Literal["place", "card", "propose", "answer"]


class Seat:
    """Somebody who plays. The page is in English."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = page = guest.page
        self.answered: Counter[Question] = Counter()
        self.prompt = page.get_by_role("banner")
        # The one button that does it is the last of the bar.
        self.send = self.prompt.get_by_role("button").last
        self.cards = page.get_by_role("group", name="Your hand").get_by_role("button")
        self.places = self.guest.button(re.compile("^Put the "))
        self.split = page.get_by_role("region", name=re.compile("^Split at "))
        self.bills = self.split.get_by_role("button", name=re.compile(", for "))
        # What the button says while a proposal is in the making.
        made = re.compile("^(Keep it all|Offer |Propose this split)")
        self.proposal = page.get_by_role("button", name=made, disabled=False)
        answers = page.get_by_role("group", name="Answers")
        self.answers = answers.get_by_role("button")
        self.open_answers = answers.get_by_role("button", pressed=False)  # the given one is pressed
        self.log = page.get_by_role("tabpanel", name="Log")
        self.result = page.get_by_role("region", name="The result")

    # --- what is asked ---

    def asked(self) -> Question | None:
        """The question that waits for this seat; None if there is none."""
        # Each in one look: between two, the others may have gone on.
        if self.guest.button("Choose…", exact=True).count():
            return "place" if self.places.count() else "card"
        if self.proposal.count():
            return "propose"
        return "answer" if self.open_answers.count() == 2 else None

    def wait_for(self, question: Question) -> None:
        wait_until(lambda: self.asked() == question, self.guest)

    def over(self) -> bool:
        return self.result.is_visible()

    def in_round(self, number: int) -> bool:
        return self.page.get_by_text(re.compile(f"^Round {number} of ")).count() > 0

    def claims(self, name: str) -> bool:
        """Does this player have a part in the split?"""
        return self.split.get_by_role("listitem").filter(has_text=name).count() > 0

    def hand(self) -> list[str]:
        """What the cards say of themselves: “Gambler 5, Colibri”."""
        group = self.page.get_by_role("group", name="Your hand")
        return re.findall(r'button "([^"]+)"', group.aria_snapshot())

    def card_sent(self) -> Locator:
        return self.guest.button(re.compile("face down at its bar"))

    # --- answering ---

    def answer(self, question: Question, card: str | None = None) -> None:
        match question:
            case "place":
                self.places.first.click()
            case "card":
                self.pick(card or self.hand()[0])
            case "propose":
                self.give_one_bill()
            case "answer":  # now the one, now the other; a press is the answer
                self.answers.nth(self.answered[question] % 2).click()
        if question != "answer":
            self.send.click()
        self.answered[question] += 1

    def pick(self, card: str) -> None:
        self.cards.nth(self.hand().index(card)).click()

    def give_one_bill(self) -> None:
        """The first rival gets the first bill, and nobody else anything."""
        self.bills.first.click()
        to_rival = self.split.get_by_role("button", name=re.compile("^Give the "))
        if to_rival.count():  # else there is only one, and the bill is theirs already
            to_rival.first.click()


def meeting(hands: Sequence[list[str]]) -> list[str]:
    """A card of each hand, all gamblers of one bar if that can be: so that there is a split."""
    gamblers = [{card.split(", ")[1]: card for card in hand if "Gambler" in card} for hand in hands]
    common = set.intersection(*(set(by_bar) for by_bar in gamblers))
    bar = min(common, default=None)
    return [by_bar[bar] if bar else hand[0] for by_bar, hand in zip(gamblers, hands, strict=True)]


def play(seats: Sequence[Seat], until: Callable[[], bool]) -> None:
    """All of them answer whatever is asked and seek to meet each other, until something is so."""

    def step() -> bool:
        asked = [seat.asked() for seat in seats]
        if until():  # looked at after what is asked, so that nothing is answered in spite of it
            return True
        if all(question == "card" for question in asked):
            for seat, card in zip(seats, meeting([s.hand() for s in seats]), strict=True):
                seat.answer("card", card)
        for seat, question in zip(seats, asked, strict=True):
            if question and question != "card":
                seat.answer(question)
        return False

    wait_until(step, seats[0].guest, patience=6 * PATIENCE)


def wait_until(true: Callable[[], bool], guest: Guest, patience: int = PATIENCE) -> None:
    deadline = time.monotonic() + patience / 1000
    while not true():
        assert time.monotonic() < deadline, guest.page.locator("body").aria_snapshot()
        guest.page.wait_for_timeout(20)  # lets the browsers go on


# --- getting to a table ---


def sit_together(host: Guest, *friends: Guest, seats: int, **wish: object) -> list[Seat]:
    """The host's new table with these friends on the next seats and bots on the others, begun."""
    host.open(host.create(seats, bots=seats - 1 - len(friends), **wish))
    for number, friend in enumerate(friends, start=2):
        friend.page.goto(invitation(host, number).removeprefix(host.address))
        friend.button("Sit down").click()
        expect(friend.button("Stand up")).to_be_visible()
    host.button("Start the game").click()
    everybody = [Seat(host), *map(Seat, friends)]
    for seat in everybody:
        expect(seat.cards).to_have_count(5)
    return everybody


def invitation(host: Guest, number: int) -> str:
    """The link to a free seat, as the host gets it."""
    host.button(f"Invite link to seat {number}").click()
    expect(host.button(f"Invite link to seat {number}")).to_contain_text("Copied")
    return str(host.page.evaluate("navigator.clipboard.readText()"))
