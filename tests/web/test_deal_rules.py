"""What Deal's page works out by itself follows the rules: what may follow in a draft of sales and
production, of recruits and of an order, which is too much to be told; how likely a fight is won, as
the bots reckon it; and, event by event, the way from one view to the next."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from omerta.games.deal import GAME
from omerta.games.deal.content import CONTENT, EVENT, MAR, SPECIAL, TERRITORIES, YAN
from omerta.games.deal.land import adjacency
from omerta.games.deal.mind.odds import DECK, forecast
from omerta.games.deal.state import (
    ADD,
    BONUS,
    COMMIT,
    END,
    FURTHER,
    NOBODY,
    PUT_DRUG,
    PUT_LIEUTENANT,
    PUT_SOLDIER,
    SELL,
    TO,
    Deal,
)
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Match, SeatInfo
from tests.web.scripts import check_lines, needs_node

IDS = {
    "to": TO,
    "add": ADD,
    "further": FURTHER,
    "commit": COMMIT,
    "end": END,
    "sell": SELL,
    "drug": PUT_DRUG,
    "soldier": PUT_SOLDIER,
    "lieutenant": PUT_LIEUTENANT,
    "bonus": BONUS,
}

# The class that knows what may follow, by the question.
CLASSES = {"resources": "Stock", "recruit": "Recruits", "order": "Draft"}
MODULES = {"resources": "stock", "recruit": "recruits", "order": "draft"}

FOLLOWS = """
import { deepStrictEqual } from "node:assert";
import { boardOf } from "./board.mjs";
import { CLASS as Made } from "./order/MODULE.mjs";
export default ({ table, seat, content, ids, path, options }) => {
  const found = new Made(table, boardOf(content), seat, ids, path).choices();
  const sorted = (numbers) => numbers.toSorted((one, other) => one - other);
  deepStrictEqual(sorted(found), sorted(options));
};
"""

# What bends the rules of a draft; each is in force for a while in some games.
BENDING = ("A4", "G13", "G14", "G18", "G20", "G15", "G17", "M4", "S4")


def drafts(kind: str, games: int) -> Iterator[tuple[Deal, int]]:
    """Drafts in random games, step by step."""
    luck = random.Random(kind)
    for number in range(games):
        s = GAME.begin(3 + number % 4, key_from(f"{kind} {number}"))
        for _ in range(1600):
            if not s.asking:
                break
            seat = luck.choice(s.waiting)
            if s.asking == kind:
                bend(s, seat, luck)
                yield s, seat
            GAME.act(s, seat, step(s, seat, luck))


def bend(s: Deal, seat: int, luck: random.Random) -> None:
    """Positions random games hardly come to: much to move, limits nearly reached, events in
    force, tunnels; only between whole answers, so that a draft stays true."""
    if s.drafts[seat] or luck.random() < 0.5:
        return
    s.in_force = EVENT[luck.choice(BENDING)] if luck.random() < 0.6 else -1
    for place in range(TERRITORIES):
        if s.owner[place] == seat and luck.random() < 0.3:
            s.drugs[place] += (more := luck.randrange(3))
            s.all_drugs += more
            s.soldiers[place] += (more := luck.randrange(4))
            s.army[seat] += more
    s.money[seat] += luck.randrange(12)
    s.tunnel = ()
    if s.asking == "order" and luck.random() < 0.2:
        one, other = luck.sample(range(TERRITORIES), 2)
        s.tunnel = (one, other)
    if luck.random() < 0.1:
        s.all_drugs = s.board.most_drugs - luck.randrange(2)
        s.army[seat] = s.board.most_soldiers - luck.randrange(2)


def step(s: Deal, seat: int, luck: random.Random) -> int:
    """Long drafts: the end is chosen only now and then."""
    options = GAME.options(s, seat)
    going_on = [action for action in options if action not in (END, COMMIT)]
    return luck.choice(going_on if going_on and luck.random() < 0.85 else options)


def line(s: Deal, seat: int) -> dict[str, Any]:
    return {
        "table": GAME.seat_view(s, seat).table,
        "seat": seat,
        "content": CONTENT,
        "ids": IDS,
        "path": s.drafts[seat],
        "options": GAME.options(s, seat),
    }


@needs_node
@pytest.mark.parametrize("kind", CLASSES)
def test_the_page_knows_what_may_follow(kind: str) -> None:
    luck = random.Random(kind)
    lines: list[bytes] = []
    seen: Counter[str] = Counter()
    wanted = {
        "resources": ("deep", "bonus", "sale"),
        "recruit": ("deep", "M4", "poor"),
        "order": ("deep", "A4", "G13", "G14", "G18", "G20", "further", "tunnel"),
    }[kind]
    for s, seat in drafts(kind, 32):
        if luck.random() < 0.5:
            note(seen, s, seat)
            lines.append(msgspec.json.encode(line(s, seat)))
        if len(lines) >= 700 and all(seen[each] > 3 for each in wanted):
            break
    assert all(seen[each] > 3 for each in wanted), seen
    check = FOLLOWS.replace("CLASS", CLASSES[kind]).replace("MODULE", MODULES[kind])
    check_lines("deal", check, lines)


def note(seen: Counter[str], s: Deal, seat: int) -> None:
    """What the positions are about, so that none of it is missing."""
    drafted, options = s.drafts[seat], GAME.options(s, seat)
    seen["deep"] += len(drafted) > 3
    seen["bonus"] += BONUS in options
    seen["sale"] += any(SELL <= action < PUT_DRUG for action in options)
    seen["poor"] += options == (END,) or options == (COMMIT, END)
    seen["further"] += FURTHER in drafted
    seen["tunnel"] += bool(s.tunnel)
    for name in BENDING:
        if s.in_force == EVENT[name] and (name != "M4" or s.clans[seat] == MAR):
            seen[name] += 1


# --- chances ---

# As bots reckon them: any card of the deck may be in the other's hand, and is not special there.
CHANCES = """
import { ok } from "node:assert";
import { chanceToWin, unseenWeapons } from "./order/odds.mjs";
export default ({ table, content, attack, hand, deck, win, unseen }) => {
  const found = chanceToWin(table, content, attack, hand, deck);
  ok(Math.abs(found - win) < 1e-9, `${found} for ${win}: ${JSON.stringify({ attack, hand })}`);
  const left = unseenWeapons(table, content);
  ok(left.every((count, card) => count === unseen[card]), `${left} for ${unseen}`);
};
"""


def attacks(games: int) -> Iterator[dict[str, Any]]:
    """Attacks of any size where orders are given, by the hands the game dealt."""
    luck = random.Random("attacks")
    for s, seat in drafts("order", games):
        clan, place = s.clans[seat], luck.randrange(TERRITORIES)
        if s.drafts[seat] or s.in_force == EVENT["Y4"] or place == s.bosses[seat]:
            continue
        mine, theirs, mob = luck.randrange(1, 36), luck.randrange(1, 36), luck.random() < 0.3
        near = clan == YAN and adjacency(s)[place] >> s.bosses[seat] & 1
        hand, bonus = s.hands[seat], CONTENT.fight.ninkyo if near else 0
        hidden = Counter(card for kind, card in GAME.unseen(s, seat) if kind == "weapon")
        yield {
            "table": GAME.seat_view(s, seat).table,
            "content": CONTENT,
            "attack": {
                "place": place,
                "attacker": seat,
                "defender": NOBODY,
                "boss": False,
                "mine": mine,
                "theirs": theirs,
                "mob": mob,
            },
            "hand": hand,
            "deck": DECK,
            "win": forecast(hand, mine, theirs, clan, bonus, mob).win,
            "unseen": [hidden[card] for card in range(len(DECK))],
            "near": bool(near),
            "special": SPECIAL + clan in hand,
        }


@needs_node
def test_the_page_reckons_chances_as_the_bots_do() -> None:
    found = list(itertools.islice(attacks(60), 400))
    assert sum(each["near"] for each in found) > 3
    assert sum(each["special"] for each in found) > 3
    check_lines("deal", CHANCES, [msgspec.json.encode(each) for each in found])


# --- from view to view ---

# Left out is what the page takes from the view alone: what is worked out from the rest, what is
# about to be asked, who knows what, and the records of a turn.
ADVANCE = """
import { isDeepStrictEqual } from "node:util";
import { advance } from "./advance.mjs";

const RECORDS = ["deals", "turn_starts", "taken", "struck", "gate", "fights", "hand_changed"];
const WORKED_OUT = ["prices", "soldier_price", "bonus", "top_back", "phase"];
function settled(table) {
  const kept = { ...table };
  for (const field of [...RECORDS, ...WORKED_OUT]) delete kept[field];
  if (kept.own) kept.own = { hand: kept.own.hand, events: kept.own.events };
  kept.players = kept.players.map(({ known, kills, scored, ...player }) => player);
  kept.territories = kept.territories.map(({ to_produce, ...place }) => place);
  // What the first of the others has suffered, new hands and effects come with the view.
  if (kept.fight) {
    const { hurt, redraws, effects, ...told } = kept.fight;
    kept.fight = told;
  }
  return kept;
}
/** The innermost part in which the two differ. */
function differs(mine, true_, where) {
  if (isDeepStrictEqual(mine, true_)) return null;
  const both = [mine, true_].every((each) => typeof each === "object" && each !== null);
  const part = both && Object.keys(true_).find((key) => !isDeepStrictEqual(mine[key], true_[key]));
  return part ? differs(mine[part], true_[part], `${where}.${part}`) : { where, mine, true: true_ };
}
/** DA-12.17: what an event emptied is free only when all of it is done, which nothing tells. */
const isEmpty = ({ soldiers, lieutenants, boss }) => !soldiers && !lieutenants && !boss;
const midway = ({ table }) => table.territories.some((each) => each.owner >= 0 && isEmpty(each));
export default ([before, events, after]) => {
  const copy = structuredClone(before);
  const shown = events.reduce(advance, before);
  if (midway(before) || midway(after)) return;
  if (events.some(({ kind }) => kind === "clan")) return; // its pieces are printed, not told
  // A fight that is over goes with the view.
  const gone = after.table.fight === null ? { fight: null } : {};
  const wrong = differs(settled({ ...shown.table, ...gone }), settled(after.table), "table");
  if (wrong) throw new Error(JSON.stringify({ ...wrong, events }));
  if (!isDeepStrictEqual(before, copy)) throw new Error("the view was changed");
};
"""


def updates(players: int, number: int, most: int) -> Iterator[bytes]:
    """Updates of a random game: for who acted, for another seat, for a spectator."""
    luck = random.Random(number)
    seats = [SeatInfo(f"Player {seat}") for seat in range(players)]
    match = Match(GAME, seats, key_from(f"view {number}"))
    for _ in range(most):
        if match.over:
            return
        seat, other = luck.choice(match.state.waiting), luck.randrange(players)
        before = {viewer: match.view(viewer) for viewer in {seat, other, PUBLIC}}
        told = len(match.events)
        reveals = before[other].interrupts if luck.random() < 0.03 else ()
        if reveals:
            match.act(other, luck.choice(reveals))
        else:
            match.act(seat, step(match.state, seat, luck))
        heard = len(match.events) > told
        for viewer, view in before.items():
            if heard:
                yield msgspec.json.encode((view, match.heard(viewer, told), match.view(viewer)))


@needs_node
def test_events_lead_from_view_to_view() -> None:
    lines = [line for n in range(4) for line in updates(3 + n, n, 1500)]
    assert len(lines) > 1000
    check_lines("deal", ADVANCE, lines)
