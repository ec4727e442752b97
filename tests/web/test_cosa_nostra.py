"""La Cosa Nostra's table on the page follows the rules: event by event it gets from view to view.

Left out is what the page takes from the view alone: what is worked out from the rest, whose turn
it is, and what is about to happen to a card.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.rules_rolling import successes
from omerta.games.cosa_nostra.state import CANCEL, DECLINE, NO, PASS, STOP, CosaNostra
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer
from omerta.kernel.trees import branches
from omerta.server.telling import MOST_BRANCHES
from tests.web.scripts import check_lines, needs_node

CHECK = """
import { isDeepStrictEqual } from "node:util";
import { advance } from "./advance.mjs";

const TURN = ["turn", "actor", "to_assign", "bonus_turn", "announced", "bought_off"];
const LATER = [...TURN, "gate", "final"];
function settled(table, after) {
  const kept = { ...table };
  for (const field of LATER) delete kept[field];
  if (after.harm) delete kept.harm;
  if (kept.own) kept.own = { ...kept.own, second_looks: 0 };
  kept.players = kept.players.map((player) => ({
    ...player,
    income: 0,
    worth: 0,
    gangsters: player.gangsters.map((each) => ({ ...each, strength: 0 })),
  }));
  return kept;
}
/** The innermost part in which the two differ. */
function differs(mine, true_, where) {
  if (isDeepStrictEqual(mine, true_)) return null;
  const both = [mine, true_].every((each) => typeof each === "object" && each !== null);
  const part = both && Object.keys(true_).find((key) => !isDeepStrictEqual(mine[key], true_[key]));
  return part ? differs(mine[part], true_[part], `${where}.${part}`) : { where, mine, true: true_ };
}
export default ([before, events, after]) => {
  const copy = structuredClone(before);
  const shown = events.reduce(advance, before);
  const [mine, true_] = [settled(shown.table, after.table), settled(after.table, after.table)];
  const wrong = differs(mine, true_, "table");
  if (wrong) throw new Error(JSON.stringify({ ...wrong, events }));
  if (!isDeepStrictEqual(before, copy)) throw new Error("the view was changed");
};
"""

MOST_GAMES = 40
# From this one on, all that must happen does so in the fewest games.
SINCE = 6
TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"espionage_anytime": True, "two_tasks_per_turn": "on"}),
    (5, {"robber_can_be_robbed": True, "business_bonus": True}),
    (3, {"influence_from_round": 2, "sabotage_companies_only": True}),
]


def moments(
    players: int, options: dict[str, Any], number: int
) -> Iterator[tuple[Match[CosaNostra], int, Callable[[], None]]]:
    """Random games as people play them, with interrupts and trades whenever possible: before each
    step the match, who does something, and how to let him."""
    chance = random.Random(f"{players} {options} {number}")
    seats = [SeatInfo(f"Player {seat}") for seat in range(players)]
    match = Match(GAME, seats, key_from(f"page {players} {number}"), GAME.options_type(**options))
    while not match.over:
        seat, other = chance.choice(match.state.waiting), chance.randrange(players)
        interrupts = match.view(other).interrupts
        if interrupts and chance.random() < 0.2:
            yield match, other, partial(match.act, other, chance.choice(interrupts))
        elif match.state.gate and chance.random() < 0.15:
            yield match, other, partial(trade, match, other, chance)
        else:
            prompt = match.view(seat).prompt
            assert prompt is not None
            yield match, seat, partial(match.act, seat, eagerly(prompt.options, chance))


def eagerly(options: Sequence[int], chance: random.Random) -> int:
    """Mostly something that happens: passing and cancelling tell little."""
    deeds = [action for action in options if action not in (PASS, CANCEL, NO, STOP, DECLINE)]
    return chance.choice(deeds if deeds and chance.random() < 0.85 else options)


def trade(match: Match[CosaNostra], maker: int, chance: random.Random) -> None:
    """Something for something, as chance has it; accepted if that is possible at all."""
    s = match.state
    taker = chance.choice([seat for seat in range(s.players) if seat != maker])

    def things(seat: int) -> tuple[Item, ...]:
        cards = s.businesses(seat)
        found = [("business", card) for card in cards] + [("marker", card) for card in cards]
        found += [("gangster", gangster) for gangster in s.crews[seat]]
        found += [("cash", chance.randint(1, s.cash[seat]))] if s.cash[seat] else []
        return tuple(chance.sample(found, min(len(found), chance.randint(0, 2))))

    try:
        made = match.offer(Offer(-1, maker, taker, things(maker), things(taker)))
        match.accept(taker, made.id)
    except Refused:
        pass


def updates(players: int, options: dict[str, Any], number: int) -> list[bytes]:
    found = []
    chance = random.Random(number)
    for match, seat, act in moments(players, options, number):
        viewers = {seat, chance.choice([PUBLIC, *range(players)])}
        before = {viewer: match.view(viewer) for viewer in viewers}
        told = len(match.events)
        act()
        for viewer, view in before.items():
            update = (view, match.heard(viewer, told), match.view(viewer))
            found.append(msgspec.json.encode(update))
    return found


# What must have happened in the games looked at.
TOLD = {
    "round",
    "jobs_drawn",
    "redealt",
    "influence_drawn",
    "influence_shuffled",
    "job_planned",
    "purchase_planned",
    "market",
    "played",
    "attached",
    "lawyer",
    "looked",
    "renewed",
    "bonus_turn",
    "skipped",
    "bought",
    "job_cancelled",
    "purchase_cancelled",
    "revealed",
    "markers_used",
    "rolled",
    "rerolled",
    "robbed",
    "repelled",
    "job_done",
    "doctor",
    "business_down",
    "business_gone",
    "gangster_down",
    "gangster_killed",
    "job_lost",
    "purchase_lost",
    "taken_over",
    "money",
    "laundered",
    "bought_special",
    "bought_nothing",
    "markers_back",
    "marker_taken_back",
    "monopoly",
    "trade",
    "payday",
    "recruited",
    "discarded",
    "round_over",
}


@needs_node
def test_events_lead_from_view_to_view() -> None:
    """In as many games as it takes until everything has happened."""
    lines: list[bytes] = []
    told: set[str] = set()
    for number in range(SINCE, SINCE + MOST_GAMES):
        if number >= SINCE + len(TABLES) and told >= TOLD:
            break
        game = updates(*TABLES[number % len(TABLES)], number)
        told |= {event["kind"] for line in game for event in msgspec.json.decode(line)[1]}
        lines += game
    assert sorted(TOLD - told) == []
    check_lines("cosa_nostra", CHECK, lines)


# --- answers: what is picked on the table, in any order, leads to the path that was meant ---

PICK = """
import { deepStrictEqual } from "node:assert";
import { answerOf, meant, pathsOf, picking } from "./paths.mjs";

const NEVER = ["announce", "cancel", "skip", "pass", "stop", "none", "decline", "renew", "person"];
export default ({ branches, verbs, wanted, picks }) => {
  const paths = pathsOf(branches);
  const never = (action) => NEVER.includes(verbs[action]);
  const picked = picks.reduce((before, pick) => picking(paths, before, pick), []);
  deepStrictEqual(answerOf(meant(paths, picked, never)), wanted);
  // Put back one by one, nothing is left.
  deepStrictEqual(picks.reduceRight((before, pick) => picking(paths, before, pick), picked), []);
};
"""
ON_THE_TABLE = ("plan", "influence_turn", "turn_to_act", "peek")
# These follow from the things picked; the rest are picked by themselves.
IMPLIED = ("player", "look", "reveal", "pay")


def leaves(branches: Sequence[tuple[int, Any]], before: tuple[int, ...] = ()) -> list[Any]:
    return [
        leaf
        for action, then in branches
        for leaf in (leaves(then, (*before, action)) if then else [(*before, action)])
    ]


def as_told(branches: Sequence[tuple[int, Any]]) -> list[dict[str, Any]]:
    return [{"action": action, "then": as_told(then)} for action, then in branches]


@needs_node
def test_what_is_picked_in_any_order_is_the_answer() -> None:
    chance = random.Random("picks")
    verbs = [action.verb for action in GAME.actions]
    lines, seen = [], set()
    for n, table in enumerate(TABLES):
        for match, seat, act in moments(*table, n):
            s = match.state
            if s.asking in ON_THE_TABLE and seat in s.waiting and not s.drafts[seat]:
                tree = GAME.ask(s).tree
                assert tree is not None
                found = branches(tree, s, seat, MOST_BRANCHES)
                assert found is not None, "a page gets them all"
                wanted = chance.choice(leaves(found))
                # An Attack on the player himself, or a threat to him, is picked by his boss.
                at_player = verbs[wanted[-1]] in ("player", "person")
                picks = [
                    a
                    for a in wanted
                    if verbs[a] not in IMPLIED or (verbs[a] == "player" and at_player)
                ]
                chance.shuffle(picks)
                seen |= {(s.asking, verbs[wanted[0]], verbs[wanted[-1]])}
                line = {
                    "branches": as_told(found),
                    "verbs": verbs,
                    "wanted": wanted,
                    "picks": picks,
                }
                lines.append(msgspec.json.encode(line))
            act()
    assert len(lines) > 300
    assert {("plan", "gangster", "job"), ("plan", "influence", "gangster")} <= seen
    assert {("turn_to_act", "gangster", "business"), ("turn_to_act", "announce", "person")} <= seen
    check_lines("cosa_nostra", PICK, lines)


ODDS = """
import { oddsOf } from "./odds.mjs";
export default ({ dice, threshold, chances }) => {
  oddsOf(dice, threshold).forEach((chance, hits) => {
    if (Math.abs(chance - chances[hits]) > 1e-9) throw new Error(`${dice} dice, ${threshold}+`);
  });
};
"""


@needs_node
def test_the_chances_are_those_of_the_dice() -> None:
    """Against every way the dice can fall."""
    lines = []
    for dice in range(1, 5):
        falls = [*itertools.product(range(1, 7), repeat=dice)]
        for threshold in range(1, 9):
            hits = [min(2, successes(fall, threshold)) for fall in falls]
            chances = [hits.count(n) / len(falls) for n in range(3)]
            lines.append(
                msgspec.json.encode({"dice": dice, "threshold": threshold, "chances": chances})
            )
    check_lines("cosa_nostra", ODDS, lines)


LAID = """
import { laid } from "./middle/laid.mjs";

export default ({ before, cards, places, after }) => {
  const now = laid(before, cards, places);
  if (String(now) !== String(after)) throw new Error(`${before} with ${cards}: ${now}`);
};
"""


@needs_node
def test_a_card_of_the_market_keeps_its_place() -> None:
    """Who comes takes the place of who went; nobody moves."""
    moves: list[tuple[list[int | None], list[int], list[int | None]]] = [
        ([], [4, 7, 1, 9], [4, 7, 1, 9]),
        ([4, 7, 1, 9], [4, 1, 9], [4, None, 1, 9]),
        ([4, None, 1, 9], [1, 4, 9, 6], [4, 6, 1, 9]),
        ([4, 6, 1, 9], [2, 3], [2, 3, None, None]),
    ]
    lines = [
        msgspec.json.encode({"before": before, "cards": cards, "places": 4, "after": after})
        for before, cards, after in moves
    ]
    check_lines("cosa_nostra", LAID, lines)


NAMES = """
import { BUSINESSES, FAMILIES, INFLUENCES, MONOPOLIES } from "./art/world.mjs";

const drawn = {
  families: FAMILIES,
  businesses: BUSINESSES,
  influence: INFLUENCES,
  monopolies: MONOPOLIES,
};
export default ({ what, ids }) => {
  if (String(drawn[what]) !== String(ids)) throw new Error(`${what}: ${drawn[what]}`);
};
"""


@needs_node
def test_what_is_drawn_is_numbered_as_in_the_content() -> None:
    content = msgspec.to_builtins(GAME.content)
    lines = [
        msgspec.json.encode({"what": what, "ids": [each["id"] for each in content[what]]})
        for what in ("families", "businesses", "influence", "monopolies")
    ]
    check_lines("cosa_nostra", NAMES, lines)
