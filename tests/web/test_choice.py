"""What the reader picks: what stays picked, and what a tap on a phone does."""

from __future__ import annotations

import json

from tests.web.scripts import LIB, check_lines_in, needs_node

# The page's state is plain here.
CHECK = """
import { deepStrictEqual, strictEqual } from "node:assert";
globalThis.$state = Object.assign((value) => value, { raw: (value) => value });
let phone = false;
globalThis.matchMedia = () => ({ matches: phone });
const { Choice } = await import("./choice.svelte.mjs");

const question = { kind: "discard", options: [1, 2, 3], answer: null, idle: false };
function asked(sent = []) {
  const choice = new Choice((steps) => sent.push(steps));
  const ask = (stamp) => choice.ask(question, new Map(), false, true, [], [], new Map(), stamp);
  ask("a");
  return { choice, ask, sent };
}

const tests = {
  back() {
    const { choice, ask } = asked();
    const before = choice.asked;
    const back = () => {};
    choice.set([1, 2], true, "Both", back);
    choice.putAside(); // the beat before is shown once more
    deepStrictEqual(choice.steps, []);
    strictEqual(choice.can(1), false);
    ask("a");
    deepStrictEqual(choice.steps, [1, 2]);
    deepStrictEqual([choice.ready, choice.touched, choice.wording], [true, true, "Both"]);
    strictEqual(choice.stepwise, true);
    strictEqual(choice.asked, before, "it is the same question");
  },
  another() {
    const { choice, ask } = asked();
    choice.pick(1);
    choice.putAside();
    ask("b");
    deepStrictEqual([choice.steps, choice.touched], [[], false]);
    ask("a");
    deepStrictEqual(choice.steps, [], "nothing comes back later");
  },
  phone() {
    const { choice, sent } = asked();
    phone = true;
    choice.press(2);
    deepStrictEqual([sent, choice.pressed(2), choice.pressed(1)], [[], true, false]);
    choice.send();
    deepStrictEqual(sent, [[2]]);
  },
  button() {
    const { choice, ask } = asked();
    choice.set([1], false, "And against whom?");
    ask("b");
    choice.pick(2);
    deepStrictEqual(choice.taken, [2], "nothing that was half made before stands beside it");
    choice.set([1], false, "And against whom?");
    strictEqual(choice.taken, null);
  },
  desk() {
    const { choice, sent } = asked();
    phone = false;
    choice.press(2);
    deepStrictEqual(sent, [[2]]);
  },
};

export default (name) => tests[name]();
"""


@needs_node
def test_what_is_picked() -> None:
    names = ["back", "another", "phone", "button", "desk"]
    check_lines_in(LIB, CHECK, [json.dumps(name).encode() for name in names])
