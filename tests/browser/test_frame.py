"""One frame for all games: looked at whenever something is asked, on phones and on a small desk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from playwright.sync_api import ViewportSize

from omerta.kernel.match import Match
from tests.browser.clan import ClanSeat
from tests.browser.conftest import Guests
from tests.browser.crew import CrewSeat, ann_plans
from tests.browser.frame import look
from tests.browser.gang import GangSeat
from tests.browser.guest import PATIENCE, PHONE, Gone, Guest
from tests.browser.pressing import PressingSeat
from tests.browser.seat import begun, wait_until
from tests.browser.staging import asked, find, lay
from tests.server.house import Program

SMALL_PHONE = ViewportSize(width=360, height=640)
SIDEWAYS = ViewportSize(width=844, height=390)
SMALL_DESK = ViewportSize(width=1280, height=720)
THUMB = 44  # pixels
SMALLEST, SMALLEST_ON_A_DESK = 12, 11
LOWEST_QUARTER = 0.75
MOST_PRESSES = 30
SENDS = "send"
TRIES = 8
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
        Walk("deal", ClanSeat, 5, asked("resources", 0)),
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


@pytest.mark.parametrize("game", WALKS)
@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE], ids=lambda size: f"{size['width']}")
def test_a_round_on_a_phone(game: str, size: ViewportSize, guests: Guests, house: Program) -> None:
    seat = sit_down(WALKS[game], guests("Ann", size=size), house)
    offences = Offences()
    frame: dict[str, list[int]] = {}

    def looked(at: str, what: str) -> None:
        seen = look(seat.page, about=about_of(seat, what), least=SMALLEST, thumb=THUMB)
        for found in seen["found"]:
            offences.add(at, *found)
        for part, box in seen["frame"].items():
            if frame.setdefault(part, box) != box:
                offences.add(at, f"frame moved: {part} {frame[part]} -> {box}")
        for share in seen["sends"]:
            if share < LOWEST_QUARTER:
                offences.add(at, f"sends at {share:.2f} of the height")

    walk_a_round(seat, looked)
    assert sum(seat.pressed.values()) > 0
    assert not offences.found, f"\n{offences}"


@pytest.mark.parametrize("game", WALKS)
def test_a_round_on_a_small_desk(game: str, guests: Guests, house: Program) -> None:
    """Nothing too small to read, no name cut off."""
    seat = sit_down(WALKS[game], guests("Ann", size=SMALL_DESK), house)
    offences = Offences()

    def looked(at: str, what: str) -> None:
        seen = look(seat.page, about={}, least=SMALLEST_ON_A_DESK, thumb=0)
        for found in seen["found"] + seen["cut"]:
            offences.add(at, *found)

    walk_a_round(seat, looked)
    assert not offences.found, f"\n{offences}"
