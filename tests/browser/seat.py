"""At a table of Razzia: what is asked on the page, and answering it by hand."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Literal

from playwright.sync_api import Locator, expect

from omerta.kernel.match import Match
from tests.browser.guest import PATIENCE, Guest
from tests.browser.staging import find, lay
from tests.server.house import Program

LOOK_AGAIN = 50  # milliseconds; each look keeps busy what one waits for

Question = Literal["place", "card", "propose", "answer"]

# What is asked, in one look: between two, the others may have gone on.
ASKED = """() => {
  const seen = [...document.querySelectorAll("button")].filter((each) => each.checkVisibility());
  const says = (each) => each.ariaLabel ?? each.textContent.trim();
  const there = (words) => seen.some((each) => words.test(says(each)));
  if (there(/^Choose…$/)) return there(/^Put the /) ? "place" : "card";
  // What the button says while a proposal is in the making.
  const made = /^(Keep it all|Offer |Propose this split)/;
  if (seen.some((each) => !each.disabled && made.test(says(each)))) return "propose";
  const answers = document.querySelectorAll('[role="group"][aria-label="Answers"] button');
  // The given one is pressed.
  return [...answers].filter((each) => each.ariaPressed === "false").length === 2 ? "answer" : null;
}"""


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
        self.answers = page.get_by_role("group", name="Answers").get_by_role("button")
        self.log = page.get_by_role("tabpanel", name="Log")
        self.result = page.get_by_role("region", name="The result")

    # --- what is asked ---

    def asked(self) -> Question | None:
        """The question that waits for this seat; None if there is none."""
        found: Question | None = self.page.evaluate(ASKED)
        return found

    def wait_for(self, question: Question) -> None:
        wait_until(lambda: self.asked() == question, self.guest)

    def over(self) -> bool:
        return self.result.is_visible()

    def in_round(self, number: int) -> bool:
        return self.page.get_by_text(re.compile(f"^Round {number} of ")).count() > 0

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
        guest.page.wait_for_timeout(LOOK_AGAIN)  # lets the browsers go on


def one_who_is_asked(seats: Sequence[Seat], question: Question) -> Seat:
    """The first of them this is asked, once it is."""
    found: list[Seat] = []

    def look() -> bool:
        found.extend(seat for seat in seats if seat.asked() == question)
        return bool(found)

    wait_until(look, seats[0].guest)
    return found[0]


# --- getting to a table ---


def begun(match: Match[Any]) -> bool:
    return True


def all_choose(match: Match[Any]) -> bool:
    """Everybody is about to choose a card."""
    return match.state.asking == "choose_card" and len(match.state.waiting) == len(match.seats)


def split_among(*seats: int) -> Callable[[Match[Any]], bool]:
    """One of these is about to propose how to split a bar, and all of them have a part in it."""

    def wanted(match: Match[Any]) -> bool:
        claimants = match.state.claimants
        concerned = {*seats} <= {*claimants} and claimants[0] in seats
        return concerned and match.state.asking == "propose_split"

    return wanted


def sit_together(
    house: Program,
    *people: Guest,
    seats: int,
    at: Callable[[Match[Any]], bool] = begun,
    **options: Any,
) -> list[Seat]:
    """These people on the first seats, and bots on the others, at such a moment of a game."""
    path = lay(house, find("razzia", seats, at, options), dict(enumerate(people)))
    for guest in people:
        guest.open(path)
    everybody = [Seat(guest) for guest in people]
    for seat in everybody:
        expect(seat.cards.first).to_be_visible()
    return everybody


def invitation(host: Guest, number: int) -> str:
    """The link to a free seat, as the host gets it."""
    host.button(f"Invite to seat {number}").click()
    sheet = host.page.get_by_role("dialog", name=f"Invite to seat {number}")
    link = sheet.get_by_role("textbox", name=f"Link to seat {number}").input_value()
    sheet.get_by_role("button", name="Close").click()
    return link
