"""What the frame of a table promises, looked at on the page: sizes, places, what lies on top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

# The parts of the frame that never move while one plays, on a phone.
PARTS = {
    "strip": "header .strip:not(.unrolled)",
    "tray": "main .rests",
    "seats": "ul:has(> [data-seat] > button)",
    "bar": "header .actions",
    "menu": "header .actions > .menu",
    "undo": "header .actions > .undo",
    "main": "header .actions > .main",
}

# And on a desk.
ON_A_DESK = {"head": "header:has(.actions)", "scene": "main > .scene"}

# A piece that stands among others like it, however many there are, in pixels.
LEAST_PIECE = 26

# One look at the page. What is read: every piece of text with its size on the screen, whatever can
# be pressed with the room a finger has there, and what the question is about.
LOOK = """async ({ parts, about, least, thumb, least_piece }) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await new Promise((drawn) => setTimeout(drawn, 30));
  const found = [];
  const near = 1;
  const [wide, high] = [innerWidth, innerHeight];
  const name = (each) => {
    const cls = (one) => [...one.classList].filter((c) => !c.startsWith("svelte-")).slice(0, 3);
    const path = [];
    for (let at = each; at && path.length < 4; at = at.parentElement)
      path.unshift([at.localName, ...cls(at)].join("."));
    return path.join(" > ");
  };
  const hidden = (each) =>
    !each.checkVisibility({ visibilityProperty: true }) ||
    each.closest(".aside, [inert], template, script, style, title, desc") !== null ||
    getComputedStyle(each).clipPath === "inset(50%)";
  const boxes = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
  };

  // A map moves under the finger, as a hand scrolls: then a part of what can be picked is enough.
  const MAP = "[data-holds], [data-scrolls], svg[tabindex]";

  // --- text ---

  const scaleOf = (each) => {
    let scale = 1;
    let at = each;
    const svg = each.closest("svg");
    if (svg) {
      const drawn = each.closest("text, foreignObject") ?? svg;
      const m = drawn.getCTM?.();
      if (m && drawn !== svg) scale *= Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
      at = svg;
    }
    for (; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.transform !== "none") {
        const m = new DOMMatrix(style.transform);
        scale *= Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
      }
      if (style.scale !== "none") scale *= Number.parseFloat(style.scale);
      scale *= Number.parseFloat(style.zoom || "1");
    }
    return scale;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const words = node.data.trim();
    const each = node.parentElement;
    if (!words || !each || hidden(each)) continue;
    const lines = boxes(node);
    if (!lines.length) continue;
    const size = Number.parseFloat(getComputedStyle(each).fontSize) * scaleOf(each);
    if (size < least - 0.05) found.push([`text ${size.toFixed(1)} px in ${name(each)}`, words]);
    // What is shown in full to whoever rests on it.
    if (each.closest("[data-unrolls]")) continue;
    for (let at = each; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(at);
      // What scrolls or moves is seen in time; what is left out after dots says so.
      if (/auto|scroll/.test(overflowX + overflowY) || at.matches(MAP)) break;
      if (webkitLineClamp !== "none") break;
      if (!/hidden|clip/.test(overflowX)) continue;
      const box = at.getBoundingClientRect();
      // Of a line, what is above its capitals and below its base may lie outside.
      const inside = (edge, spare) => edge > box.top - spare && edge < box.bottom + spare;
      const over = ({ left, right, top, bottom, height }) =>
        right > box.right + near || left < box.left - near ||
        inside(top, 0) !== inside(bottom, 0) &&
          !(inside(top, height / 4) && inside(bottom, height / 4));
      if (lines.some(over)) cut.push([`cut off in ${name(each)}`, words]);
      break;
    }
  }

  // --- what can be pressed ---

  // Half of a look is to ask what lies where: each point is asked about once.
  const asked_about = new Map();
  const on_top = (x, y) => {
    const point = `${x} ${y}`;
    if (!asked_about.has(point)) asked_about.set(point, document.elementFromPoint(x, y));
    return asked_about.get(point);
  };
  const hits = (x, y, each) => {
    if (x < 0 || y < 0 || x >= wide || y >= high) return false;
    const hit = on_top(x, y);
    return hit !== null && (each.contains(hit) || hit.closest("label")?.control === each);
  };
  const spotOf = (each) => {
    const box = each.getBoundingClientRect();
    for (const dy of [0.5, 0.3, 0.7, 0.15, 0.85])
      for (const dx of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
        if (hits(x, y, each)) return { x, y };
      }
    return null;
  };
  const moves = (room) => room.scrollWidth > room.clientWidth + near || room.closest(MAP) !== null;
  const clipped = (each) => {
    const box = each.getBoundingClientRect();
    const inside = (room) =>
      box.left >= room.left - near && box.right <= room.right + near &&
      box.top >= room.top - near && box.bottom <= room.bottom + near;
    for (let at = each.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const room = at.getBoundingClientRect();
      if (overflowX !== "visible" && (box.left < room.left - near || box.right > room.right + near))
        return moves(at) ? "scrolled" : `cut by ${name(at)}`;
      if (overflowY !== "visible" && (box.top < room.top - near || box.bottom > room.bottom + near))
        return at.closest(MAP) ? "scrolled" : `cut by ${name(at)}`;
    }
    if (!inside({ left: 0, top: 0, right: wide, bottom: high })) return "outside of the screen";
    return spotOf(each) ? "" : each.closest(MAP) ? "scrolled" : "under something else";
  };
  // Where the areas of two pieces meet, the nearer one has it: so its neighbours' room counts, too.
  const meets = (x, y, each) => {
    const other = on_top(x, y)?.closest(PRESSED);
    return other && other !== each && other.classList[0] === each.classList[0];
  };
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=button], [role=tab]";
  const reach = (at, dx, dy, each, enough) => {
    let [own, all] = [0, 0];
    for (let far = 2; far <= thumb && own < enough; far += 2) {
      const [x, y] = [at.x + dx * far, at.y + dy * far];
      const mine = hits(x, y, each);
      if (!mine && !meets(x, y, each)) break;
      if (mine) own = far;
      all = far;
    }
    return [own, all];
  };
  for (const each of thumb ? document.querySelectorAll(PRESSED) : []) {
    if (hidden(each) || each.matches(':disabled, [aria-disabled="true"]')) continue;
    // A rule's number in a sentence is as high as its line; `RuleLink` gives it what room there is.
    if (each.matches("a[href^='/rules/']")) continue;
    // A territory takes the taps around it, too: there is no area of its own to be measured.
    if (each.matches("path")) continue;
    // Partly outside of what is seen, or under something else: it is not to be pressed now.
    const box = each.getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const edges = [[0.5, 0.5], [0.5, 0.05], [0.5, 0.95], [0.05, 0.5], [0.95, 0.5]];
    const seen = ([x, y]) => [box.x + box.width * x, box.y + box.height * y];
    const free = edges.map(seen).every(([x, y]) => hits(x, y, each) || meets(x, y, each));
    if (clipped(each) || !free) continue;
    // Most are large enough by far: four points of a square show it.
    const half = Math.ceil(thumb / 2);
    const square = [[-half, 0], [half, 0], [0, -half], [0, half]];
    if (square.every(([dx, dy]) => hits(at.x + dx, at.y + dy, each))) continue;
    const both = (dx, dy) => {
      const there = reach(at, -dx, -dy, each, thumb);
      return [there, reach(at, dx, dy, each, thumb - there[0])];
    };
    const [[left, right], [up, down]] = [both(1, 0), both(0, 1)];
    const [across, along] = [1 + left[0] + right[0], 1 + up[0] + down[0]];
    const room = Math.min(1 + left[1] + right[1], 1 + up[1] + down[1]);
    if (Math.min(across, along) >= least_piece && room >= thumb - 1) continue;
    const words = each.textContent.trim().slice(0, 20);
    found.push([`target of ${across} × ${along}: ${name(each)}`, words]);
  }

  // --- what the question is about ---

  for (const [what, sign] of Object.entries(about)) {
    const asked = [...document.querySelectorAll(sign)].filter((each) => !hidden(each));
    const why = asked.map(clipped);
    // Of what is picked, it is enough to see the last thing.
    if (what === "picked" && (why.length === 0 || why.includes(""))) continue;
    asked.forEach((each, n) => {
      if (why[n] && !(why[n] === "scrolled" && why.includes("")))
        found.push([`asked about, ${why[n]}: ${what} ${name(each)}`, each.dataset.piece ?? ""]);
    });
  }

  // --- the frame ---

  if (document.scrollingElement.scrollWidth > wide)
    found.push([`scrolls sideways: ${document.scrollingElement.scrollWidth} of ${wide}`, ""]);
  const frame = {};
  for (const [part, sign] of Object.entries(parts)) {
    const each = document.querySelector(sign);
    if (!each || !each.checkVisibility()) continue;
    const { x, y, width, height } = each.getBoundingClientRect();
    frame[part] = [x, y, width, height].map(Math.round);
  }
  const send = [...document.querySelectorAll("[data-piece=send]")].filter((each) => !hidden(each));
  return { found, cut, frame, sends: send.map((each) => each.getBoundingClientRect().y / high) };
}"""


def look(
    page: Page,
    *,
    about: Mapping[str, str],
    least: int,
    thumb: int,
    parts: Mapping[str, str] = PARTS,
) -> dict[str, Any]:
    """What is found on the page now: offences, names cut off, where the frame's parts are."""
    wanted = {
        "parts": parts,
        "about": about,
        "least": least,
        "thumb": thumb,
        "least_piece": LEAST_PIECE,
    }
    found: dict[str, Any] = page.evaluate(LOOK, wanted)
    return found
