"""One frame for all games: looked at whenever something is asked, on phones and on a small desk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from omerta.kernel.match import Match
from tests.browser.clan import ClanSeat
from tests.browser.conftest import Guests
from tests.browser.crew import CrewSeat, ann_plans
from tests.browser.frame import ON_A_DESK, PARTS, look
from tests.browser.gang import GangSeat
from tests.browser.guest import PATIENCE, PHONE, Gone, Guest
from tests.browser.pressing import PressingSeat
from tests.browser.seat import begun, wait_until
from tests.browser.staging import asked, find, lay
from tests.browser.test_axe import barriers
from tests.server.house import Program

SMALL_PHONE = ViewportSize(width=360, height=640)
LARGE_PHONE = ViewportSize(width=430, height=932)
SIDEWAYS = ViewportSize(width=844, height=390)
SMALL_DESK = ViewportSize(width=1280, height=720)
THUMB = 44  # pixels
TRAY = 84  # high
DEAL = "deal"
# French has the longer words.
ENGLISH, FRENCH = "en-GB", "fr-FR"
SMALLEST, SMALLEST_ON_A_DESK = 12, 11
# So far down lies what sends: under the thumb.
LOWEST_QUARTER = 0.75
LOWER_HALF = 0.5  # of a phone on its side, where it is in the column under the right thumb
MOST_PRESSES = 30
SENDS = "send"
TRIES = 8
# What follows from another size is drawn after the next frame.
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 350)))"
LOOKS = 2  # at each question, with the same thing to be pressed


class BarSeat(PressingSeat):
    """At a table of Razzia."""

    signs: ClassVar[dict[str, str]] = {
        "send": "[data-piece=send]:not(:disabled)",
        "answer": '.actions .options button[aria-pressed="false"]',
        "place": "button.place.cover",
        "card": '.hand .place.asked[aria-pressed="false"]',
    }


class DeskSeat(PressingSeat):
    """At a table of Mafiozoo."""

    signs: ClassVar[dict[str, str]] = {
        "send": "[data-piece=send]:not(:disabled)",
        "spend": 'p:not(:has([aria-pressed="true"])) > [data-spend]',
        "district": '[data-slot][aria-disabled="false"]',
        "keep": "[data-favour]",
        "thug": '[data-place][aria-pressed="false"]',
        "gem": '[data-character][aria-disabled="false"]',
        "recover": "[data-recover]",
        "card": '[data-card][aria-disabled="false"]',
        "bar": '.actions .options button[aria-pressed="false"]',
    }


@dataclass(frozen=True)
class Walk:
    """A game, who presses, and where the walk begins."""

    game: str
    seat: type[PressingSeat]
    players: int
    at: Callable[[Match[Any]], bool] = begun


WALKS = {
    walk.game: walk
    for walk in (
        Walk("razzia", BarSeat, 8, asked("choose_card", 0)),
        Walk("mafiozoo", DeskSeat, 4, asked("play_card", 0)),
        Walk("gangs_city", GangSeat, 4, asked("place_tile", 0)),
        Walk("cosa_nostra", CrewSeat, 4, ann_plans),
        Walk(DEAL, ClanSeat, 5, asked("resources", 0)),
    )
}


def sit_down(walk: Walk, guest: Guest, house: Program) -> PressingSeat:
    guest.open(lay(house, find(walk.game, walk.players, walk.at), {0: guest}))
    seat = walk.seat(guest)
    wait_until(lambda: seat.can_press() is not None, guest)
    return seat


def walk_a_round(seat: PressingSeat, looked: Callable[[str, str], None]) -> None:
    """Press what leads on until the next round, or long enough; look before presses."""

    def now() -> Any:
        view = seat.guest.seen()
        return view and (view["table"]["round"], view["scores"] is not None)

    first, presses, refused = now(), 0, 0
    seen: Counter[str] = Counter()

    def step() -> bool:
        nonlocal presses, refused
        what = seat.can_press()
        if now() != first or presses >= MOST_PRESSES:
            return True
        if what:
            at = f"{question_of(seat)}/{what}"
            seen[at] += 1
            if seen[at] <= LOOKS:
                looked(at, what)
            if seat.can_press() != what:  # the page was still on its way
                return False
            try:
                seat.press(what)
                presses, refused = presses + 1, 0
            except Gone:
                refused += 1
                assert refused < TRIES, (
                    f"{what} lies where it cannot be pressed, at {question_of(seat)}"
                )
        return False

    wait_until(step, seat.guest, patience=4 * PATIENCE)


def question_of(seat: PressingSeat) -> str:
    seen = seat.guest.seen()
    return str(seen and seen["asking"])


# The next thing that is sent is about another question, and is refused.
SPOIL = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const spoilt = text.replace(/"stamp":"[^"]*"/, '"stamp":"gone"');
    if (spoilt !== text) WebSocket.prototype.send = send;
    send.call(this, spoilt);
  };
}"""


def refused(seat: PressingSeat) -> Locator:
    """Something is sent and refused; gives what is told of it."""
    seat.wait_for(SENDS)
    seat.page.evaluate(SPOIL)
    seat.press(SENDS)
    told = seat.page.get_by_role("alert")
    expect(told).to_be_visible()
    return told


class Offences:
    """What was found, with examples and the questions it was found at."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[set[str], set[str]]] = {}

    def add(self, at: str, what: str, example: str = "") -> None:
        examples, questions = self.found.setdefault(what, (set(), set()))
        examples.add(example)
        questions.add(at)

    def __str__(self) -> str:
        return "\n".join(
            f"{what}: {sorted(examples)[:4]} at {sorted(questions)[:4]}"
            for what, (examples, questions) in sorted(self.found.items())
        )


def about_of(seat: PressingSeat, what: str) -> dict[str, str]:
    """What the question is about now: what can be picked, or what is picked and can be sent."""
    if what == SENDS:
        return {"picked": 'main [aria-pressed="true"]'}
    return {what: seat.signs[what]}


class Held:
    """The frame as it was first seen: nothing that is said or asked moves a part of it."""

    def __init__(self, offences: Offences) -> None:
        self.first: dict[str, list[int]] = {}
        self._offences = offences

    def look(self, at: str, frame: dict[str, list[int]]) -> None:
        if "tray" in self.first and "tray" not in frame:
            self._offences.add(at, "frame lost its tray")
        for part, box in frame.items():
            if self.first.setdefault(part, box) != box:
                self._offences.add(at, f"frame moved: {part} {self.first[part]} -> {box}")


@pytest.mark.parametrize("game", WALKS)
@pytest.mark.parametrize(
    ("sizes", "language"),
    [
        ((SMALL_PHONE,), FRENCH),
        ((PHONE, LARGE_PHONE), ENGLISH),
        ((SIDEWAYS,), FRENCH),
    ],
    ids=["360", "390 and 430", "sideways"],
)
def test_a_round_on_a_phone(
    game: str, sizes: Sequence[ViewportSize], language: str, guests: Guests, house: Program
) -> None:
    """Pressed at the first size, and looked at in all of them."""
    seat = sit_down(WALKS[game], guests("Ann", size=sizes[0], locale=language), house)
    offences = Offences()
    held = [Held(offences) for _ in sizes]
    lowest = LOWER_HALF if SIDEWAYS in sizes else LOWEST_QUARTER

    def looked(at: str, what: str) -> None:
        for size, frame in zip(sizes, held, strict=True):
            if len(sizes) > 1:
                seat.page.set_viewport_size(size)
                seat.page.evaluate(DRAWN)
            look_once(at, what, frame)
        if len(sizes) > 1:
            seat.page.set_viewport_size(sizes[0])
            seat.page.evaluate(DRAWN)

    def look_once(at: str, what: str, frame: Held) -> None:
        seen = look(seat.page, about=about_of(seat, what), least=SMALLEST, thumb=THUMB)
        for found in seen["found"]:
            offences.add(at, *found)
        frame.look(at, seen["frame"])
        for share in seen["sends"]:
            if share < lowest:
                offences.add(at, f"sends at {share:.2f} of the height")

    walk_a_round(seat, looked)
    if (
        game != DEAL and SIDEWAYS not in sizes
    ):  # there, what is asked about stands in a sheet, and what one holds under tabs
        assert {each.first["tray"][3] for each in held} == {TRAY}
    assert sum(seat.pressed.values()) > 0
    assert not offences.found, f"\n{offences}"
    if PHONE in sizes:
        assert barriers(seat.guest) == []


@pytest.mark.parametrize("game", WALKS)
def test_a_round_on_a_small_desk(game: str, guests: Guests, house: Program) -> None:
    """Nothing too small to read, no name cut off, and a head that keeps its height."""
    seat = sit_down(WALKS[game], guests("Ann", size=SMALL_DESK, locale=FRENCH), house)
    offences = Offences()
    held = Held(offences)

    def looked(at: str, what: str) -> None:
        seen = look(seat.page, about={}, least=SMALLEST_ON_A_DESK, thumb=0, parts=ON_A_DESK)
        for found in seen["found"] + seen["cut"]:
            offences.add(at, *found)
        held.look(at, seen["frame"])

    walk_a_round(seat, looked)
    assert not offences.found, f"\n{offences}"
    assert barriers(seat.guest) == []


# Hints in empty fields that are longer than their field.
TOO_LONG = """() => [...document.querySelectorAll("input[placeholder]")].flatMap((field) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  pen.font = font;
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const wide = pen.measureText(field.placeholder).width;
  return field.checkVisibility() && wide > room ? [`${field.placeholder}: ${wide} of ${room}`] : [];
})"""


def test_hints_in_empty_fields_are_not_cut(guests: Guests, house: Program) -> None:
    seat = sit_down(WALKS["razzia"], guests("Ann", size=SMALL_DESK, locale=FRENCH), house)
    for tab in ("Discussion", "Règles"):
        seat.page.get_by_role("tab", name=tab).click()
        panel = seat.page.get_by_role("tabpanel", name=tab)
        expect(panel.locator("input[placeholder]").first).to_be_visible()
        assert seat.page.evaluate(TOO_LONG) == []


@pytest.mark.parametrize(
    "size", [SMALL_PHONE, SIDEWAYS, SMALL_DESK], ids=["360", "sideways", "desk"]
)
def test_what_comes_and_goes_pushes_nothing_away(
    size: ViewportSize, guests: Guests, house: Program
) -> None:
    """A refusal lies over the table, and is gone when it is closed."""
    seat = sit_down(WALKS["razzia"], guests("Ann", size=size, locale=FRENCH), house)
    parts = ON_A_DESK if size is SMALL_DESK else PARTS
    offences = Offences()
    held = Held(offences)

    def looked(at: str) -> None:
        held.look(at, look(seat.page, about={}, least=0, thumb=0, parts=parts)["frame"])

    looked("before")
    seat.press("card")
    told = refused(seat)
    looked("refused")
    told.get_by_role("button").click()
    expect(told).to_be_hidden()
    looked("closed")
    assert not offences.found, f"\n{offences}"


# How many milliseconds the page is laid out when something comes to lie over the table.
LAID_OUT = """() => {
  const over = document.createElement("div");
  over.style.position = "absolute";
  const took = Array.from({ length: 9 }, () => {
    if (over.parentNode) over.remove();
    else document.querySelector("main").append(over);
    const before = performance.now();
    document.body.offsetHeight;
    return performance.now() - before;
  });
  return took.sort((a, b) => a - b)[4];
}"""


def test_what_lies_over_a_scene_does_not_lay_it_out_again(guests: Guests, house: Program) -> None:
    """A scene is laid out in one size only: else each look at it would cost 20 milliseconds."""
    seat = sit_down(WALKS["mafiozoo"], guests("Ann", size=SMALL_DESK), house)
    assert seat.page.evaluate(LAID_OUT) < 5
