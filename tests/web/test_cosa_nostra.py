"""La Cosa Nostra's page: picks become answers, events become a Job on the stage."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.state import CANCEL, DECLINE, NO, PASS, STOP, CosaNostra
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer
from omerta.kernel.trees import branches
from omerta.server.telling import MOST_BRANCHES
from tests.web.scripts import check_lines, needs_node

MOST_GAMES = 40
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


# --- answers: what is picked on the table, in any order, leads to the path that was meant ---

PICK = """
import { deepStrictEqual } from "node:assert";
import { answerOf, meant, pathsOf, picking } from "./paths.mjs";

const NEVER = ["announce", "call_off", "cancel", "skip", "pass", "stop", "none", "decline"];
NEVER.push("renew", "person");
export default ({ branches, verbs, wanted, picks }) => {
  const paths = pathsOf(branches);
  const never = (action) => NEVER.includes(verbs[action]);
  const picked = picks.reduce((before, pick) => picking(paths, before, pick), []);
  deepStrictEqual(answerOf(meant(paths, picked, never)), wanted);
  // Put back one by one, nothing is left.
  deepStrictEqual(picks.reduceRight((before, pick) => picking(paths, before, pick), picked), []);
};
"""
ON_THE_TABLE = ("plan", "influence_turn", "turn_to_act", "end_turn", "peek")
# These follow from the things picked; the rest are picked by themselves.
IMPLIED = ("player", "look", "reveal", "name", "pay")


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
                    if verbs[a] not in IMPLIED
                    or (verbs[a] == "player" and at_player)
                    or len(wanted) == 1  # a target is named, and its Job turned over
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
    assert {("turn_to_act", "gangster", "business"), ("turn_to_act", "gangster", "person")} <= seen
    check_lines("cosa_nostra", PICK, lines)


LAID = """
import { laid, laidAt } from "./middle/laid.mjs";

const table = {};
laidAt(table, [4, 7, 1, 9], 4);
const seenAgain = laidAt(table, [7, 1, 9, 4], 4);
if (String(seenAgain) !== "4,7,1,9") throw new Error(`out of sight for a while: ${seenAgain}`);

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


# --- a Job on the stage ---

STAGE = """
import { deepStrictEqual } from "node:assert";
import { performed } from "./stage/performance.mjs";
export default (updates) => {
  let now = null;
  for (const { events, doing } of updates) {
    for (const event of events) now = performed(now, event);
    const acts = (now?.acts ?? []).filter(({ done }) => !done);
    const shown = acts.map(({ missing, again, robbed, done, gain, sum, ...act }) => (
      { ...act, gain: gain ?? 0 }
    ));
    deepStrictEqual(shown, doing.map(({ prices, ...act }) => act));
  }
};
"""


@needs_node
def test_the_stage_shows_the_jobs_in_progress() -> None:
    """A whole game is one line: what was heard is kept from event to event."""
    lines: list[bytes] = []
    kinds: set[str] = set()
    wanted = {"rolled", "rerolled", "needs_missing", "robbed", "repelled", "markers_used"}
    for number in range(MOST_GAMES):
        if number >= len(TABLES) and kinds >= wanted:
            break
        game: list[dict[str, Any]] = []
        told = 0
        for match, _, act in moments(*TABLES[number % len(TABLES)], number):
            act()
            events = match.heard(PUBLIC, told)
            game.append({"events": events, "doing": match.view(PUBLIC).table.doing})
            kinds |= {event.kind for event in events}
            told = len(match.events)
        lines.append(msgspec.json.encode(game))
    assert kinds >= wanted
    check_lines("cosa_nostra", STAGE, lines)
