"""The page's side of bargaining: what is said, and that nothing a person has written is lost."""

from __future__ import annotations

from tests.web.scripts import ROOT, compiled, needs_node, node

WEB = ROOT / "web"

# Writes `bargain.svelte.ts` as JavaScript, with a clock that stands.
COMPILE = """
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
const [web, out] = process.argv.slice(1);
const packages = join(web, "node_modules");
const ts = (await import(join(packages, "typescript/lib/typescript.js"))).default;
const { compileModule } = await import(join(packages, "svelte/src/compiler/index.js"));
const runtime = pathToFileURL(join(packages, "svelte/src/internal/client/index.js")).href;
const source = readFileSync(join(web, "src/lib/bargain.svelte.ts"), "utf8");
const compilerOptions = { module: "ESNext", target: "ES2023", verbatimModuleSyntax: true };
const plain = ts.transpileModule(source, { compilerOptions }).outputText;
const code = compileModule(plain, { generate: "client", filename: "bargain.svelte.js" }).js.code;
const linked = code
  .replace(/import 'svelte[^']*';/g, "")
  .replace("'svelte/internal/client'", JSON.stringify(runtime))
  .replace('"./time"', '"./time.mjs"')
  .replace('"./trying"', '"./trying.mjs"');
writeFileSync(join(out, "bargain.mjs"), linked);
const trying = readFileSync(join(web, "src/lib/trying.ts"), "utf8");
writeFileSync(join(out, "trying.mjs"), ts.transpileModule(trying, { compilerOptions }).outputText);
writeFileSync(join(out, "time.mjs"), "export const secondsLeft = (left) => left / 1000;");
"""

# A floor whose answers the check gives itself, and a bargaining on it.
PRELUDE = """
import assert from "node:assert/strict";
import { Bargaining } from "./bargain.mjs";
const said = [];
let reply;
const refusal = { why: "no" };
const floor = {
  view: { seat: 0, scores: null, offers: [], promises: [] },
  game: { asks: { make_offer: { rule: "X-1" } } },
  gate: true,
  seq: "1",
  ends: { left: {}, heard: 0 },
  say: (message) => new Promise((resolve) => { said.push(message); reply = resolve; }),
  try: (message) => new Promise((resolve) => { said.push(message); reply = resolve; }),
};
const bargain = new Bargaining(floor);
const truce = { by: 2, what: "truce", words: "", whom: -1, amount: 0, round: 3 };
const theirs = {
  id: 7, maker: 2, to: 0, gives: [["cash", 5]], wants: [["house", 3]],
  words: "Now or never.", counters: -1, pledges: [truce],
};
"""


def holds(check: str) -> None:
    module = compiled(COMPILE, WEB) / "check.mjs"
    module.write_text(PRELUDE + check)
    node("await import(process.argv[1]);", module)


@needs_node
def test_an_answer_begins_with_the_sides_exchanged_and_goes_to_its_offer() -> None:
    check = """
    floor.view.offers = [theirs];
    bargain.compose(theirs);
    const draft = bargain.composing;
    assert.deepEqual([draft.to, draft.words, draft.pledges], [2, "", [truce]]);
    draft.wants[0][1] = 6;
    draft.words = " My last word. ";
    const sent = bargain.submit();
    assert.deepEqual(said, [{
      do: "counter", offer: 7, gives: [["house", 3]], wants: [["cash", 6]],
      words: "My last word.", pledges: [truce],
    }]);
    assert.deepEqual(theirs.gives, [["cash", 5]]);
    assert.ok(bargain.busy);
    reply(null);
    await sent;
    assert.equal(bargain.composing, null);
    assert.ok(!bargain.busy);
    """
    holds(check)


@needs_node
def test_an_answer_that_is_begun_again_goes_on_where_it_was_left() -> None:
    check = """
    bargain.compose(theirs);
    bargain.composing.words = "Wait.";
    bargain.compose({ ...theirs });
    assert.equal(bargain.composing.words, "Wait.");
    bargain.composing.words += " A moment.";
    assert.equal(bargain.composing.words, "Wait. A moment.");
    bargain.compose({ ...theirs, id: 8 });
    assert.equal(bargain.composing.words, "");
    """
    holds(check)


@needs_node
def test_a_refused_offer_stays_as_it_was_written_with_its_reason() -> None:
    check = """
    bargain.compose(null, 1);
    bargain.composing.gives.push(["cash", 4]);
    bargain.composing.words = "Please.";
    let sent = bargain.submit();
    reply(refusal);
    await sent;
    assert.equal(bargain.composing.words, "Please.");
    assert.deepEqual([bargain.composing.to, bargain.composing.gives.length], [1, 1]);
    assert.equal(bargain.refusal("draft"), refusal);
    sent = bargain.submit();
    assert.equal(bargain.refusal("draft"), null);
    reply(null);
    await sent;
    assert.equal(bargain.composing, null);
    assert.equal(said.length, 2);
    """
    holds(check)


@needs_node
def test_an_answer_to_what_is_gone_or_to_somebody_else_is_an_offer() -> None:
    check = """
    bargain.compose(theirs);
    let sent = bargain.submit();
    assert.deepEqual([said[0].do, said[0].to], ["offer", 2]);
    reply(null);
    await sent;
    floor.view.offers = [theirs];
    bargain.compose(theirs);
    bargain.composing.to = 1;
    sent = bargain.submit();
    assert.deepEqual([said[1].do, said[1].to], ["offer", 1]);
    reply(null);
    await sent;
    """
    holds(check)


@needs_node
def test_one_thing_is_said_at_a_time() -> None:
    check = """
    const first = bargain.answer(7, "accept");
    assert.equal(await bargain.answer(7, "accept"), false);
    assert.equal(said.length, 1);
    reply(refusal);
    assert.equal(await first, false);
    assert.equal(bargain.refusal("offer 7"), refusal);
    assert.equal(bargain.refusal("offer 8"), null);
    """
    holds(check)


@needs_node
def test_where_nobody_listens_nothing_is_said() -> None:
    check = """
    const mute = [
      { ...floor, say: undefined },
      { ...floor, game: { asks: {} } },
      { ...floor, view: { ...floor.view, seat: -1 } },
      { ...floor, view: { ...floor.view, scores: [1, 2] } },
    ];
    for (const each of mute) {
      const looking = new Bargaining(each);
      looking.compose(theirs);
      assert.equal(looking.composing, null);
      assert.equal(await looking.promise(1, truce), false);
      assert.ok(!looking.live && !looking.open);
    }
    assert.deepEqual(said, []);
    floor.gate = false;
    assert.ok(bargain.live && !bargain.open);
    """
    holds(check)


@needs_node
def test_the_time_an_offer_has_left() -> None:
    check = """
    floor.ends = { left: { 7: 38000 }, heard: 0 };
    assert.equal(bargain.left(7), 38);
    assert.equal(bargain.left(8), null);
    """
    holds(check)


@needs_node
def test_who_accepts_says_what_he_gives_where_he_may_choose() -> None:
    check = """
    floor.view.offers = [theirs];
    let sent = bargain.answer(7, "accept", [30, 31]);
    assert.deepEqual(said, [{ do: "answer_offer", offer: 7, answer: "accept", picks: [30, 31] }]);
    reply(null);
    assert.equal(await sent, true);
    sent = bargain.answer(7, "decline");
    assert.deepEqual(said[1], { do: "answer_offer", offer: 7, answer: "decline" });
    reply(null);
    await sent;
    """
    holds(check)


@needs_node
def test_of_what_is_tried_while_one_is_on_its_way_the_newest_is_asked() -> None:
    check = """
    const sold = (amount) => bargain.tryOffer(2, [["house", 3]], [["cash", amount]]);
    const asked = () => said.map(({ wants }) => wants[0][1]);
    const [first, second, third] = [sold(1), sold(2), sold(3)];
    const sketch = { to: 2, gives: [["house", 3]], wants: [["cash", 1]] };
    assert.deepEqual(said, [{ do: "try_offer", ...sketch }]);
    assert.equal(await second, null);
    reply({ is: "tried", outlook: "one" });
    assert.equal((await first).outlook, "one");
    assert.deepEqual(asked(), [1, 3]);
    reply({ is: "tried", outlook: "three" });
    assert.equal((await third).outlook, "three");
    // What is known is not asked again, until something has changed at the table.
    assert.equal((await sold(1)).outlook, "one");
    assert.deepEqual(asked(), [1, 3]);
    floor.seq = "2";
    const again = sold(1);
    assert.deepEqual(asked(), [1, 3, 1]);
    floor.seq = "3";
    const after = sold(3);
    reply({ is: "tried", outlook: "outdated" });
    assert.equal(await again, null);
    // A refusal is no knowledge.
    reply(null);
    assert.equal(await after, null);
    sold(3);
    assert.deepEqual(asked(), [1, 3, 1, 3, 3]);
    """
    holds(check)


@needs_node
def test_what_was_agreed_is_counted_and_what_was_declined_or_refused_is_not() -> None:
    check = """
    for (const [answer, against] of [["accept", refusal], ["decline", null], ["accept", null]]) {
      const sent = bargain.answer(7, answer);
      reply(against);
      await sent;
    }
    assert.equal(bargain.agreed, 1);
    """
    holds(check)
