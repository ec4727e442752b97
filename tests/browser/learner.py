"""Somebody in a lesson: how they press, and what they see lit."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from omerta.games import package
from omerta.games.lessons import lesson_of
from tests.browser.finger import swipe, tap
from tests.browser.guest import Guest

KEPT = "omerta.lessons"
SEND = "[data-piece=send]:not(:disabled)"
SOON = 10_000  # milliseconds until what is lit stands in sight

# What a learner does not see of the pieces that are lit, by their names: all must be on the page,
# in sight, and mostly free of the teacher's card.
UNSEEN = """(keys) => {
  const both = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  const area = ({ left, right, top, bottom }) =>
    Math.max(0, right - left) * Math.max(0, bottom - top);
  const card = document.querySelector(".teacher.ready")?.getBoundingClientRect();
  if (!card) return { teacher: "not there" };
  const screen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
  const cuts = (up) => /auto|scroll|hidden|clip/.test(getComputedStyle(up).overflow);
  const inSight = (piece) => {
    let seen = both(piece.getBoundingClientRect(), screen);
    for (let up = piece.parentElement; up && up !== document.body; up = up.parentElement)
      if (cuts(up)) seen = both(seen, up.getBoundingClientRect());
    return seen;
  };
  // Panels may lie over a part of the table, and over all that is on it.
  const liesUnder = (piece, { left, right, top, bottom }) => {
    const map = piece.closest("svg, [data-holds]");
    const shares = [0.2, 0.5, 0.8];
    return !shares.some((across) => shares.some((down) => {
      const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
      const over = document.elementsFromPoint(x, y).find((each) => !each.closest(".teacher"));
      return over && (piece.contains(over) || over.contains(piece) || map?.contains(over));
    }));
  };
  const trouble = (piece) => {
    const whole = area(piece.getBoundingClientRect());
    const seen = inSight(piece);
    if (!whole || !piece.checkVisibility()) return "hidden";
    if (area(seen) < 0.6 * whole) return "out of sight";
    if (liesUnder(piece, seen)) return "under a panel";
    return area(both(seen, card)) > 0.2 * area(seen) ? "covered" : "";
  };
  const unseen = {};
  for (const key of keys) {
    const all = [...document.querySelectorAll(`[data-piece="${CSS.escape(key)}"]`)];
    const onTable = all.filter((each) => !each.closest("[role=log], [data-told], [inert]"));
    const troubles = onTable.map(trouble);
    if (!troubles.includes("")) unseen[key] = troubles.join(", ") || "not there";
  }
  return unseen;
}"""
# The middle of the ring, once it is there, lies on this, if it is what is to be pressed, and lies
# free of the teacher's card, as its words do.
RINGED = """(target) => {
  const box = (sign) => document.querySelector(sign)?.getBoundingClientRect();
  const apart = (end, start) => end - start < 2;  // pixels: boxes are drawn between them, too
  const meet = (a, b) => a && b && !apart(b.right, a.left) && !apart(a.right, b.left)
    && !apart(b.bottom, a.top) && !apart(a.bottom, b.top);
  const ring = box(".calm-layer .ring"), card = box(".teacher.ready");
  return ring && (!target || meet(ring, target.getBoundingClientRect()))
    && !meet(ring, card) && !meet(box(".pill-mark"), card)
    && [ring.x + ring.width / 2, ring.y + ring.height / 2];
}"""

# The same, once the ring lies around the whole of one of these: on its way there it only meets it.
RINGED_WHOLE = f"""(sign) => {{
  const ring = document.querySelector(".calm-layer .ring")?.getBoundingClientRect();
  const around = (whole) => ring.left <= whole.left + 1 && whole.right <= ring.right + 1
    && ring.top <= whole.top + 1 && whole.bottom <= ring.bottom + 1;
  const found = [...document.querySelectorAll(sign)];
  const target = ring && found.find((each) => around(each.getBoundingClientRect()));
  return target && ({RINGED})(target);
}}"""

# Does the ring lie around this point?
RING_AROUND = """([x, y]) => {
  const ring = document.querySelector(".calm-layer .ring")?.getBoundingClientRect();
  return !!ring && x > ring.left && x < ring.right && y > ring.top && y < ring.bottom;
}"""


# Once a shape on a map stands still.
STILL = """async (shape) => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  for (let before = "", same = 0; same < 3; await frame()) {
    const now = JSON.stringify(shape.getBoundingClientRect());
    same = now === before ? same + 1 : 0;
    before = now;
  }
}"""
# A point of a shape on a map: first the one so far from its middle, in shares of its size, then
# others; null where something else lies over all of them. Pieces on a territory stand for it.
SPOT = """(shape, [right, down]) => {
  const box = shape.getBoundingClientRect(), land = shape.dataset.territory;
  const isIt = (hit) => land ? hit?.closest("[data-territory]")?.dataset.territory === land
    : shape.ownerSVGElement.contains(hit);
  const shares = land ? [0, -0.15, 0.15, -0.3, 0.3, -0.4, 0.4] : [0];
  for (const further of shares) for (const lower of shares) {
    const x = box.x + box.width * (0.5 + right + further);
    const y = box.y + box.height * (0.5 + down + lower);
    if (isIt(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
# The lesson has gone on, or there is something to send.
ANSWERED_OR_PICKED = """([key, game, before, send]) =>
  JSON.parse(localStorage[key])[game].at !== before
  || document.querySelector(send)?.disabled === false
"""
# How far a shape is from the middle of its map, and where that is; null where it is in sight.
AWAY = """(shape) => {
  const window = shape.closest("[data-holds]") ?? shape.ownerSVGElement;
  const box = shape.getBoundingClientRect(), map = window.getBoundingClientRect();
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  const [dx, dy] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
  const out = Math.abs(dx) + box.width / 2 > map.width / 2;
  return out || Math.abs(dy) + box.height / 2 > map.height / 2 ? { x, y, dx, dy } : null;
}"""


def by_pointer(target: Locator) -> None:
    target.click()


def by_finger(target: Locator) -> None:
    tap(target)


def by_key(target: Locator) -> None:
    expect(target).to_be_enabled()  # what points waits for that by itself
    target.focus()
    target.press("Enter")


Pressing = Callable[[Locator], None]


class Learner:
    def __init__(self, guest: Guest, game: str, press: Pressing) -> None:
        self.guest, self.page, self.game = guest, guest.page, game
        self._press = press
        self.led = True  # does the teacher help?

    def begin(self, step: int = 0) -> None:
        """At this step, as if it had been left there."""
        kept = json.dumps({self.game: {"at": step, "steps": 99, "done": False}})
        if not self.page.url.startswith(self.guest.address):
            self.page.goto("/favicon.svg")
        self.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEPT, kept])
        self.page.goto(f"/learn/{self.game}")
        self.expect_step(step)

    def at(self) -> int:
        kept = json.loads(self.page.evaluate("(key) => localStorage[key]", KEPT))
        return int(kept[self.game]["at"])

    def expect_step(self, step: int) -> None:
        said = f"step {step + 1} of {len(lesson_of(package(self.game)).steps)}"
        # This only waits. While an `expect` fails, it writes down the whole page each time.
        self.page.get_by_text(said).wait_for(state="attached")
        self.page.locator(".teacher.ready").wait_for()

    def expect_lit(self, step: str, pieces: Sequence[str], *, at_least: int) -> None:
        """So many of these pieces are in sight, and the teacher's card does not lie on them."""
        most = len(pieces) - at_least
        seen = f"(keys) => Object.keys(({UNSEEN})(keys)).length <= {most}"
        try:
            self.page.wait_for_function(seen, arg=list(pieces), timeout=SOON)
        except TimeoutError:
            unseen: dict[str, Any] = self.page.evaluate(UNSEEN, list(pieces))
            raise AssertionError(f"{self.game}, step {step}: {unseen}") from None

    def press(self, sign: str) -> None:
        self._press(self._seen(sign).first)

    def answer(self, sign: str) -> None:
        """Press an answer of one press. On a phone, most are only picked, and the button sends."""
        before = self.at()
        self.press(sign)
        if self._press is by_finger:
            self.page.wait_for_function(ANSWERED_OR_PICKED, arg=[KEPT, self.game, before, SEND])
            if self.at() == before:
                self.press(SEND)

    def press_ringed(self, sign: str) -> None:
        """Press what the ring lies on, where the teacher helps."""
        if self.led:
            target = self._seen(sign).first.element_handle()
            self.page.wait_for_function(RINGED, arg=target, timeout=SOON)
        self.press(sign)

    def press_ring(self, sign: str) -> None:
        """Press the middle of the ring that lies around one of these."""
        x, y = self.page.wait_for_function(RINGED_WHOLE, arg=sign, timeout=SOON).json_value()
        if self._press is by_finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _seen(self, sign: str) -> Locator:
        """What can be seen of it, and does not lie behind something else."""
        return self.page.locator(f":is({sign}):not([inert] *) >> visible=true")

    def press_on_map(self, sign: str, right: float = 0, down: float = 0, named: str = "") -> None:
        """Press a shape, by pointer so far from its middle: in shares of its size. One that stands
        for several things names them all. Where the teacher helps, the ring lies around the point
        that is pressed."""
        shape = self.page.locator(sign).first
        if self._press is by_key:
            shape.focus()
            things = (shape.get_attribute("aria-label") or "").lower().split("; ")
            before = [thing.startswith(named) for thing in things].index(True)
            for key in [*["Tab"] * before, "Enter"]:
                self.page.keyboard.press(key)
            return
        shape.wait_for(state="attached")
        shape.evaluate(STILL)
        if away := shape.evaluate(AWAY):
            swipe(self.page, **away, last=150)
            shape.evaluate(STILL)
        spot: list[float] | None = shape.evaluate(SPOT, [right, down])
        assert spot, f"{sign} is covered"
        if self.led:
            self.page.wait_for_function(RINGED, timeout=SOON)
            self.page.wait_for_function(RING_AROUND, arg=spot, timeout=SOON)
        if self._press is by_finger:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def offers(self, sign: str) -> bool:
        """Is there this to press, before the answer is whole?"""
        there = self._seen(sign)
        there.or_(self._seen(SEND)).first.wait_for()
        return there.count() > 0

    def see_the_table(self) -> None:
        """Put the teacher's card away, where he only watches."""
        self.press(".teacher [data-fold]")

    def go_on(self) -> None:
        self.press("[data-next]")

    def send(self) -> None:
        """Nothing pressed before was called wrong."""
        if self.led:
            expect(self.page.locator(".remark.nudge")).to_have_count(0)
        self.press_ringed(SEND)
