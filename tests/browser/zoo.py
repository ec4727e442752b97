"""At a table of Mafiozoo: what is asked on the page, and answering it by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal

from playwright.sync_api import Locator

from tests.browser.guest import PATIENCE, Guest
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
ASKED = """(signs) => {
  for (const [question, sign] of Object.entries(signs))
    if (document.querySelector(sign)) return question;
  return null;
}"""


class ZooSeat:
    """Somebody who plays, in whatever language."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = page = guest.page
        self.answered: Counter[Question] = Counter()
        self.prompt = page.get_by_role("banner")
        self.send = self.prompt.locator(".actions > .primary")
        self.bar = page.locator(SIGNS["bar"])
        self.cards = page.locator(SIGNS["card"])
        self.photos = page.locator(SIGNS["gem"])
        self.slots = page.locator(SIGNS["district"])
        self.favours = page.locator(SIGNS["keep"])
        self.places = page.locator(SIGNS["thug"])
        self.tokens = page.locator('[data-spend]:not([aria-pressed="true"])')

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
        match question:
            case "card":
                self.play_card()
            case "thug":
                self.place_thug()
            case "bar":  # now the first, now another; a press is the answer
                self.bar.nth(self.answered[question] % self.bar.count()).click()
            case "district":
                self.slots.nth(self.answered[question] % self.slots.count()).click()
            case "keep":
                self.favours.first.click()
            case "gem":
                self.photos.first.click()
        if question != "bar":
            self.send.click()
        self.answered[question] += 1

    def play_card(self) -> None:
        """Lay gems along threads; every fourth card, or without gems, recover."""
        self.cards.first.click()
        if self.answered["card"] % 4 == 3 or not self.photos.count():
            self.page.locator("[data-recover]").last.click()
            return
        self.photos.first.click()
        if self.photos.count() > 1:  # on along a thread
            self.photos.last.click()

    def place_thug(self) -> None:
        self.places.first.click()
        while self.tokens.count():
            self.tokens.first.click()


def play(seats: Sequence[ZooSeat], until: Callable[[], bool]) -> None:
    """All of them answer whatever is asked, until something is so."""

    def step() -> bool:
        asked = [seat.asked() for seat in seats]
        if until():
            return True
        for seat, question in zip(seats, asked, strict=True):
            if question:
                seat.answer(question)
        return False

    wait_until(step, seats[0].guest, patience=10 * PATIENCE)
