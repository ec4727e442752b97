"""At a table of Mafiozoo: what is asked on the page, and answering it by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Literal

from playwright.sync_api import Locator

from tests.browser.guest import PATIENCE, Gone, Guest, press
from tests.browser.seat import wait_until

Question = Literal["district", "keep", "thug", "card", "gem", "bar"]

# By what can be pressed one sees what is asked; the first that is there counts.
SIGNS: dict[Question, str] = {
    "district": '[data-slot][aria-disabled="false"]',
    "keep": "[data-favour]",
    "thug": "[data-place][aria-pressed]",
    "card": '[data-card][aria-disabled="false"]',
    "gem": '[data-character][aria-disabled="false"]',
    "bar": 'header .options button[aria-pressed="false"]',
}
# An answer on its way is no question any more, though what was picked can still be seen.
ASKED = """(signs) => {
  if (document.querySelector('header [aria-busy="true"]')) return null;
  for (const [question, sign] of Object.entries(signs))
    if (document.querySelector(sign)) return question;
  return null;
}"""

SLOTS = 2  # of a cost


class ZooSeat:
    """Somebody who plays, in whatever language."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = page = guest.page
        self.answered: Counter[Question] = Counter()
        self.prompt = page.get_by_role("banner")
        self.send = self.prompt.locator("[data-piece=send]")
        self.bar = page.locator(SIGNS["bar"])
        self.cards = page.locator(SIGNS["card"])
        self.photos = page.locator(SIGNS["gem"])
        self.slots = page.locator(SIGNS["district"])
        self.favours = page.locator(SIGNS["keep"])
        self.places = page.locator(SIGNS["thug"])
        # Those of a slot that nothing pays yet: another one may still be chosen for a paid slot.
        self.tokens = page.locator('p:not(:has([aria-pressed="true"])) > [data-spend]')

    def photo(self, character: int) -> Locator:
        return self.page.locator(f'[data-character="{character}"]')

    # --- what is asked ---

    def asked(self) -> Question | None:
        """The question that waits for this seat; None if there is none. All in one look: between
        two, the others may have gone on."""
        found: Question | None = self.page.evaluate(ASKED, SIGNS)
        return found

    def wait_for(self, *questions: Question) -> None:
        wait_until(lambda: self.asked() in questions, self.guest)

    def over(self) -> bool:
        return self.page.locator("ol .stack").count() > 0

    # --- answering ---

    def answer(self, question: Question) -> None:
        """Answer it; Gone, if it is no longer asked: for who can only pass, the house does."""
        match question:
            case "card":
                self.play_card()
            case "thug":
                self.place_thug()
            case "bar":  # now the first, now another; a press is the answer
                press(self.turn_about(self.bar, question))
            case "district":
                press(self.turn_about(self.slots, question))
            case "keep":
                press(self.favours.first)
            case "gem":
                press(self.photos.first)
        if question != "bar":
            press(self.send)
        self.answered[question] += 1

    def turn_about(self, several: Locator, question: Question) -> Locator:
        if count := several.count():
            return several.nth(self.answered[question] % count)
        raise Gone

    def play_card(self) -> None:
        """Lay gems along threads; every fourth card, or without gems, recover."""
        press(self.cards.first)
        if self.answered["card"] % 4 == 3 or not self.photos.count():
            press(self.page.locator("[data-recover]").last)
            return
        press(self.photos.first)
        if self.photos.count() > 1:  # on along a thread
            press(self.photos.last)

    def place_thug(self) -> None:
        press(self.places.first)
        for _ in range(SLOTS):
            if self.tokens.count():
                press(self.tokens.first)


def play(seats: Sequence[ZooSeat], until: Callable[[], bool]) -> None:
    """All of them answer whatever is asked, until something is so."""

    def step() -> bool:
        asked = [seat.asked() for seat in seats]
        if until():
            return True
        for seat, question in zip(seats, asked, strict=True):
            if question:
                with suppress(Gone):  # then look again
                    seat.answer(question)
        return False

    wait_until(step, seats[0].guest, patience=8 * PATIENCE)
