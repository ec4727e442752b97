"""A finger on a page that moves."""

from __future__ import annotations

from math import dist
from time import monotonic
from weakref import WeakKeyDictionary

from playwright.sync_api import Locator, Page

# Two taps are a double tap within so many seconds and so many pixels.
DOUBLE_TAP = 0.5
NEAR = 50
MIDDLE = """(target) => {
  const box = target.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
_last_taps: WeakKeyDictionary[Page, tuple[float, list[float]]] = WeakKeyDictionary()

# By the page's own clock: it may have been late to see the finger.
RESTED = "(rest) => new Promise((done) => setTimeout(done, rest))"


def swipe(
    page: Page, x: float, y: float, dx: float, dy: float, *, first: int = 0, last: int = 0
) -> None:
    """A finger goes down here and moves so far. It rests for so many milliseconds, first and last:
    one that is lifted while it moves has thrown the page, and the next tap only stops it."""
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", (x, y))
    page.evaluate(RESTED, first)
    for share in (0.25, 0.5, 0.75, 1):
        finger("touchMove", (x + dx * share, y + dy * share))
    page.evaluate(RESTED, last)
    finger("touchEnd")
    touch.detach()


def tap(target: Locator) -> None:
    """A tap that is never the second half of a double tap."""
    page, spot = target.page, target.evaluate(MIDDLE)
    when, last = _last_taps.get(page, (0.0, spot))
    early = when + DOUBLE_TAP - monotonic()
    if early > 0 and dist(last, spot) < NEAR:
        page.wait_for_timeout(1000 * early)
    target.tap()
    _last_taps[page] = monotonic(), spot
