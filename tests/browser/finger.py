"""A finger on a page that moves."""

from __future__ import annotations

from playwright.sync_api import Page

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
