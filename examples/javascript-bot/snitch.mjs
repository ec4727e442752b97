// A player of Razzia for Node, without dependencies. The protocol: docs/bots.md.
//
// It goes where the money is, with the strongest card it has there; sends the police to a bar so rich
// that somebody is sure to come; buys off rivals by their strength; fights when it is offered too little.

import { createInterface } from "node:readline";

// A bar's money is worth this much less to the police: somebody must be there to be caught.
const POLICE = 0.85;
// How much each point of a card's value adds to its claim.
const POINT = 0.08;
// A sure share is taken if it is at least this part of a fair one.
const CONTENT_WITH = 0.7;

let actions = []; // the notation of each action, by its number
let bars = []; // the names of the bars, by theirs

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.type === "hello") {
    if (said.protocol !== 1) throw new Error(`I do not speak protocol ${said.protocol}`);
    if (said.game !== "razzia") throw new Error(`I do not play ${said.game}`);
    actions = said.actions;
    bars = actions.filter((each) => each.startsWith("extra ")).map((each) => each.slice("extra ".length));
  } else {
    console.log(JSON.stringify({ action: choose(said) }));
  }
}

function choose({ view, options, draft }) {
  const { table, seat } = view;
  switch (view.prompt.kind) {
    case "choose_card":
      return best(options, ({ notation }) => worth(notation, moneyOn(table)));
    case "place_extra":
      return best(options, ({ notation }) => bestCard(table, notation.split(" ")[1]));
    case "propose_split":
      return nextBill(table, draft);
    default: // an answer to somebody's proposal
      return isFair(table, seat) ? "accept" : "duel";
  }
}

function best(options, worthOf) {
  return options.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one)).id;
}

// --- cards ---

/** What lies on each bar, by its name. */
function moneyOn(table) {
  return Object.fromEntries(table.bars.map(({ bar, bills }) => [bars[bar], sum(bills)]));
}

/** What a card may bring: "play jungle police 4". */
function worth(notation, money) {
  const [, bar, kind, value] = notation.split(" ");
  return money[bar] * (1 + POINT * value) * (kind === "police" ? POLICE : 1);
}

/** What the best card of the hand may bring once the extra bill lies on this bar. */
function bestCard(table, bar) {
  const money = moneyOn(table);
  money[bar] += table.extra;
  return Math.max(...table.hand.map((card) => worth(actions[card], money)));
}

// --- splits ---

/** Hand out the bills, the largest first, each to whom most is missing to a fair share. */
function nextBill(table, draft) {
  const { claimants, bills } = table.split;
  const missing = fairShares(table);
  for (const [number, bill] of bills.entries()) {
    const step = draft[number]?.notation ?? `share ${claimants[missing.indexOf(Math.max(...missing))]}`;
    if (number === draft.length) return step;
    missing[claimants.indexOf(Number(step.split(" ")[1]))] -= bill;
  }
}

function isFair(table, seat) {
  const { claimants, shares } = table.split;
  const me = claimants.indexOf(seat);
  return sum(shares[me]) >= CONTENT_WITH * fairShares(table)[me];
}

/** By the value of the claimants' cards, twice over: a strong card wins more than its part of duels. */
function fairShares(table) {
  const { claimants, bills } = table.split;
  const strengths = claimants.map((seat) => Number(actions[table.played[seat]].split(" ")[3]) ** 2);
  return strengths.map((strength) => (sum(bills) * strength) / sum(strengths));
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
