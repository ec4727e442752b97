"""Without a mouse: everything by keys, and the focus is always to be seen."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.seat import Question, Seat, wait_until

MOST_TABS = 60

# What is wrong with the focus; nothing, if it lies on something in sight that is marked.
# (The mark of a radio button is drawn around the label beside it.)
FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nowhere";
  const drawn = ({ outlineStyle, outlineWidth }) =>
    outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  const marked = (each) =>
    drawn(getComputedStyle(each)) || drawn(getComputedStyle(each, "::after"));
  const { top, bottom, left, right } = at.getBoundingClientRect();
  const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  if (inSight && [at, at.nextElementSibling].some((each) => each && marked(each))) return "";
  return at.outerHTML.slice(0, 300);
}"""


NOWHERE = "nowhere"


class Keys:
    def __init__(self, guest: Guest) -> None:
        self.page = guest.page

    def press(self, key: str) -> None:
        """Press a key after which something has the focus, and visibly so."""
        self.page.keyboard.press(key)
        assert self.page.evaluate(FOCUS) == ""

    def enter(self) -> None:
        self.page.keyboard.press("Enter")

    def tab_to(self, target: Locator) -> None:
        for _ in range(MOST_TABS):
            if target.evaluate("each => each === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
            # Behind the last thing on the page come the browser's own, and then the first again.
            assert self.page.evaluate(FOCUS) in ("", NOWHERE)
        raise AssertionError(f"no way to {target}")

    def answer(self, seat: Seat, question: Question) -> None:
        match question:
            case "place":
                self.press("2")
                expect(seat.places.nth(1)).to_have_attribute("aria-pressed", "true")
                self.enter()
            case "card":
                self.tab_to(seat.cards.first)
                self.press("ArrowRight")
                expect(seat.cards.nth(1)).to_be_focused()
                self.press("Enter")
                expect(seat.cards.nth(1)).to_have_attribute("aria-pressed", "true")
                self.enter()
            case "propose":
                self.tab_to(seat.bills.first)
                self.press("ArrowDown")
                self.tab_to(seat.send)
                self.enter()
            case "answer":
                self.tab_to(seat.answers.first)
                self.enter()


def test_a_round_is_played_by_keys_alone(guests: Guests) -> None:
    ann = guests()
    keys, seat = Keys(ann), Seat(ann)
    ann.open("/")
    play_now = ann.button("Play now against bots: Razzia")
    expect(play_now).to_be_enabled()
    keys.tab_to(play_now)
    keys.enter()
    expect(seat.cards).to_have_count(5)
    answered: list[Question] = []

    def step() -> bool:
        if question := seat.asked():
            if "card" in answered and question in ("card", "place"):
                return True  # the next round
            keys.answer(seat, question)
            answered.append(question)
            expect(ann.button("Sending…")).to_be_hidden()
        return False

    wait_until(step, ann)
    assert answered.count("card") == 1
    assert seat.in_round(2)


def test_a_digit_picks_a_card_escape_puts_it_back_and_enter_sends_it(guests: Guests) -> None:
    ann = guests("Ann")
    keys, seat = Keys(ann), Seat(ann)
    ann.open(ann.create(3, bots=2, start=True, options={"first_dealer": 1}))
    seat.wait_for("card")
    for digit in ("1", "5", "3"):
        keys.press(digit)
        expect(seat.cards.nth(int(digit) - 1)).to_have_attribute("aria-pressed", "true")
        expect(seat.cards.and_(ann.page.get_by_role("button", pressed=True))).to_have_count(1)
    keys.press("Escape")
    expect(seat.cards.and_(ann.page.get_by_role("button", pressed=True))).to_have_count(0)
    keys.press("3")
    keys.enter()
    expect(seat.log).to_contain_text("Cards on the table!")


def test_keys_open_the_panels_and_the_list_of_keys(guests: Guests) -> None:
    ann = guests("Ann")
    keys = Keys(ann)
    ann.open(ann.create(3, bots=2, start=True))
    expect(Seat(ann).cards).to_have_count(5)
    for key, panel in (("c", "Chat"), ("r", "Rules"), ("l", "Log")):
        ann.page.keyboard.press(key)
        expect(ann.page.get_by_role("tabpanel", name=panel)).to_be_visible()
    keys.tab_to(ann.page.get_by_role("tab", name="Log"))
    keys.press("ArrowRight")
    expect(ann.page.get_by_role("tabpanel", name="Chat")).to_be_visible()
    ann.page.keyboard.press("k")
    menu = ann.page.get_by_role("dialog", name="This table")
    expect(menu.get_by_role("heading", name="Keys")).to_be_in_viewport()
    ann.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


def test_a_table_is_created_by_keys_alone(guests: Guests) -> None:
    ann = guests()
    keys = Keys(ann)
    ann.open("/")
    create = ann.button("Create a table of Razzia")
    expect(create).to_be_enabled()
    keys.tab_to(create)
    keys.enter()
    dialog = ann.page.get_by_role("dialog")
    keys.tab_to(dialog.get_by_role("radio", name="4"))
    keys.press("ArrowRight")
    expect(dialog.get_by_role("radio", name="5")).to_be_checked()
    keys.tab_to(dialog.get_by_role("textbox", name="Your name"))
    ann.page.keyboard.type("Ann")
    keys.enter()
    expect(ann.heading("4 seats are free.")).to_be_visible()
