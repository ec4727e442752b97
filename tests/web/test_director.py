"""How what happened is shown: in order, with pauses, and back again."""

from __future__ import annotations

import json

from tests.web.scripts import LIB, check_lines_in, needs_node

# The page's state is plain here, and nothing is kept in a browser.
CHECK = """
import { deepStrictEqual, strictEqual } from "node:assert";
globalThis.$state = Object.assign((value) => value, { raw: (value) => value });
globalThis.localStorage = { getItem: () => null };
globalThis.navigator ??= { language: "en" };
const { Director } = await import("./director.svelte.mjs");

const view = (x) => ({ table: { x }, waiting: [] });
const event = (n, beat) => ({ n, kind: "step", rule: "", data: {}, line: null, beat });
const frames = (...xs) => xs.map((x) => ({ table: { x: [x] } }));
const soon = (time = 15) => new Promise((resolve) => setTimeout(resolve, time));

const tests = {
  async back() {
    const asked = [];
    const director = new Director({});
    director.cut(view(0), []);
    const events = [event(0, 1000), event(1, 1), event(2, 4000)];
    director.play(view(9), { since: 0, events, frames: frames(1, 2, 3) },
      () => asked.push("open"), () => asked.push("closed"));
    strictEqual(director.shown.table.x, 1);
    director.faster(); // ends the first beat
    await soon(40);
    strictEqual(director.shown.table.x, 3);
    deepStrictEqual(director.told.map(({ n }) => n), [0, 1, 2]);
    director.back(); // to the last one before it that had a beat
    strictEqual(director.paused, true);
    const at = director.shown.table.x;
    deepStrictEqual(director.told.length, at);
    await soon(40);
    strictEqual(director.shown.table.x, at, "it stays until one goes on");
    director.skip();
    await soon();
    strictEqual(director.still, true);
    strictEqual(director.shown.table.x, 9);
    deepStrictEqual(asked, ["open"]);
    director.back(); // after the end: what is asked is asked again
    deepStrictEqual(asked, ["open", "closed"]);
    director.skip();
    await soon();
    deepStrictEqual(asked, ["open", "closed", "open"]);
    strictEqual(director.shown.table.x, 9);
    deepStrictEqual(director.told.map(({ n }) => n), [0, 1, 2]);
  },

  async pause() {
    const director = new Director({});
    director.cut(view(0), []);
    const events = [event(0, 10), event(1, 10)];
    director.play(view(2), { since: 0, events, frames: frames(1, 2) });
    director.pause();
    await soon(40);
    strictEqual(director.shown.table.x, 1);
    director.patch({ waiting: [1] });
    director.pause();
    await soon(40);
    strictEqual(director.still, true);
    deepStrictEqual(director.shown, { table: { x: 2 }, waiting: [1] });
  },

  async time() {
    const director = new Director({});
    director.cut(view(0), []);
    const events = [event(0, 999), ...Array.from({ length: 20 }, (_, n) => event(n + 1, 2000))];
    director.play(view(1), { since: 0, events, frames: frames(...events.map(() => 1)) });
    await soon();
    strictEqual(director.beat.n, 1, "small things take no time where there is much to show");
    strictEqual(director.beatTime, 1500, "what matters keeps most of its own");
    director.cut(view(0), []);
  },

  async taken_back() {
    const director = new Director({});
    director.cut(view(0), [event(0, 0), event(1, 0)]);
    director.play(view(5), { since: 1, events: [], frames: [] });
    await soon();
    deepStrictEqual(director.told.map(({ n }) => n), [0]);
    strictEqual(director.shown.table.x, 5);
  },
};

export default ({ test }) => tests[test]();
"""


@needs_node
def test_the_director() -> None:
    tests = ("back", "pause", "time", "taken_back")
    check_lines_in(LIB, CHECK, [json.dumps({"test": test}).encode() for test in tests])


RECALL = """
import { deepStrictEqual } from "node:assert";
import { recalled } from "./recap.mjs";
export default ({ told, moved, me, recalled: wanted }) =>
  deepStrictEqual(recalled(told, moved, me).map(({ n }) => n), wanted);
"""


@needs_node
def test_what_matters_and_what_concerns_the_reader_is_recalled() -> None:
    def event(n: int, beat: int, who: int = 1, **more: object) -> dict[str, object]:
        return {"n": n, "beat": beat, "line": {"is": "phrase", "say": "x", "who": who}, **more}

    told = [
        *(event(0, 3000), event(1, 1500), event(2, 1200, who=0), event(3, 2000), event(4, 300)),
        *(event(5, 1600), event(6, 1600, how="instead")),
    ]
    later = [*(event(n, 300) for n in range(20, 24)), event(24, 3000)]
    cases = [
        # What concerns the reader, and what was looked at longest; sums stand for their parts.
        ({"moved": 1, "me": 0}, [2, 3, 6]),
        ({"moved": 0, "me": 2}, [0, 3, 6]),
        # Too little to recall, or nothing that matters.
        ({"moved": 4, "me": 0}, []),
        ({"moved": 9, "me": 0}, []),
        # Nothing but what led to the question.
        ({"moved": 20, "me": 0}, []),
    ]
    lines = [
        json.dumps({"told": later if given["moved"] >= 20 else told, **given, "recalled": found})
        for given, found in cases
    ]
    check_lines_in(LIB, RECALL, [line.encode() for line in lines])
