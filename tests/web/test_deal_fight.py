"""What Deal's page works out of a fight and of an offer by itself, beside the rules it must agree
with: what a weapon would do, who of a side is left, what a victory would bring, where drugs can go,
and what may be offered."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from omerta.games.deal import GAME
from omerta.games.deal.content import CONTENT, EVENT, TERRITORIES, TERRITORY, WEAPONS
from omerta.games.deal.land import set_owner
from omerta.games.deal.routes import routes
from omerta.games.deal.rules_fight import current, engaged, strike
from omerta.games.deal.state import ATTACKER, DEAL, DEFENDER, MOB, Deal
from omerta.games.deal.tradables import way
from omerta.kernel.dice import key_from
from omerta.kernel.offers import Bargain
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer
from tests.web.scripts import check_lines, needs_node


def games(name: str, count: int, steps: int) -> Iterator[tuple[Deal, int]]:
    """Random games, at each question of each."""
    luck = random.Random(name)
    for number in range(count):
        s = GAME.begin(3 + number % 4, key_from(f"{name} {number}"))
        for _ in range(steps):
            if not s.asking:
                break
            seat = luck.choice(s.waiting)
            yield s, seat
            if s.asking:  # whoever looks may have ended it
                GAME.act(s, seat, luck.choice(GAME.options(s, seat)))


def seen(s: Deal, seat: int) -> dict[str, Any]:
    return {"table": GAME.seat_view(s, seat).table, "content": CONTENT, "seat": seat}


# --- fights ---


def fights(name: str, count: int) -> Iterator[tuple[Deal, int]]:
    """Rounds of fights, most of them bent so that a rule is about them."""
    luck = random.Random(name)
    for s, seat in games(name, count, 2500):
        if s.asking != "weapons":
            continue
        fight, before = current(s), s.in_force
        if luck.random() < 0.5:
            s.in_force = EVENT[luck.choice(("Y4", "K4", "G13"))]
        if luck.random() < 0.3:
            fight.effects = [(seat, EVENT["N3"])]
        yield s, seat
        s.in_force, fight.effects = before, []


STRIKE = """
import { deepStrictEqual } from "node:assert";
import { strikeOf } from "./fight/strike.mjs";
export default ({ table, content, side, strikes }) => {
  strikes.forEach(([terms, usable, hostage], card) => {
    const made = strikeOf(table, content, side, card);
    deepStrictEqual([made.usable, made.hostage], [usable, hostage]);
    if (usable) deepStrictEqual(made.terms, terms);
  });
};
"""


@needs_node
def test_the_page_knows_what_a_weapon_would_do() -> None:
    lines: list[bytes] = []
    about: Counter[str] = Counter()
    for s, seat in fights("strikes", 10):
        side = ATTACKER if seat == current(s).attacker else DEFENDER
        strikes = [strike(s, side, card) for card in range(WEAPONS)]
        for each in strikes:
            about.update(why for why, _ in each.terms)
            about["hostage"] += each.hostage
        lines.append(
            msgspec.json.encode(
                {
                    **seen(s, seat),
                    "side": side,
                    "strikes": [[each.terms, each.usable, each.hostage] for each in strikes],
                }
            )
        )
        if len(lines) == 500:
            break
    wanted = ("force", "special", "ninkyo", "Y4", "K4", "N3", "heavy", "hostage")
    assert all(about[each] > 3 for each in wanted), about
    check_lines("deal", STRIKE, lines)


FORCES = """
import { deepStrictEqual } from "node:assert";
import { forceOf } from "./fight/forces.mjs";
export default ({ table, content, left, gone }) => {
  [0, 1].forEach((side) => {
    const { soldiers, lieutenants, boss, gone: lost } = forceOf(table, content, side);
    deepStrictEqual([soldiers, lieutenants, boss], left[side]);
    deepStrictEqual([lost.soldiers, lost.lieutenants, lost.boss], gone[side]);
  });
};
"""


@needs_node
def test_the_page_knows_who_fell() -> None:
    """From the numbers everybody sees; here beside what was there when the fight began."""
    lines: list[bytes] = []
    begun: tuple[Any, ...] = ()
    start: list[tuple[int, int, bool]] = []
    some_fell = 0
    for s, seat in games("forces", 12, 2500):
        if s.asking != "weapons":
            continue
        fight = current(s)
        sides = [engaged(s, side) for side in (ATTACKER, DEFENDER)]
        if fight.defender == MOB:
            sides[DEFENDER] = (0, 0, False)
        key = (id(s), s.turn, s.fights, fight.place)
        if key != begun:
            begun, start = key, sides
        gone = [
            [one[0] - two[0], one[1] - two[1], one[2] and not two[2]]
            for one, two in zip(start, sides, strict=True)
        ]
        some_fell += any(sum(each) for each in gone)
        lines.append(msgspec.json.encode({**seen(s, seat), "left": sides, "gone": gone}))
        if len(lines) == 400:
            break
    assert some_fell > 60
    check_lines("deal", FORCES, lines)


GOALS = """
import assert from "node:assert";
import { ifWon } from "./fight/stakes.mjs";
import { fulfilledBy } from "./goals.mjs";
export default ({ table, content, seat, side, fulfilled }) => {
  const found = fulfilledBy(table, content, seat, ifWon(table, side));
  const missing = found.filter((which) => !fulfilled.includes(which));
  assert.deepStrictEqual(missing, []);
};
"""


@needs_node
def test_what_the_page_says_a_victory_brings_comes_true() -> None:
    lines: list[bytes] = []
    about: Counter[int] = Counter()
    for s, _ in games("stakes", 30, 2500):
        if s.asking != "weapons":
            continue
        fight = current(s)
        before = [seen(s, each) if each != MOB else {} for each in (fight.attacker, fight.defender)]
        twin = s.clone()
        won = play_round(twin)
        if won is None:
            continue
        side = ATTACKER if won == fight.attacker else DEFENDER
        fulfilled = [which for which in range(40) if twin.fulfilled[won] >> which & 1]
        about.update(fulfilled)
        lines.append(msgspec.json.encode({**before[side], "side": side, "fulfilled": fulfilled}))
        if len(lines) == 150:
            break
    assert len(lines) > 60
    assert len(about) > 12
    check_lines("deal", GOALS, lines)


def play_round(s: Deal) -> int | None:
    """One round with the best cards; the seat that has won by it, if one has."""
    for seat in list(s.waiting):
        options = GAME.options(s, seat)
        GAME.act(s, seat, options[-1])
    over = s.fight is not None and s.fight.over and not s.fight.fled
    if not over or s.fight is None:
        return None
    attacked = s.owner[s.fight.place] == s.fight.attacker
    winner = s.fight.attacker if attacked else s.fight.defender
    return None if winner == MOB or not s.alive[winner] else winner


# --- offers ---


def deals(name: str, count: int) -> Iterator[tuple[Deal, random.Random]]:
    """Deal phases, with drugs about and now and then an event in force."""
    luck = random.Random(name)
    for s, _ in games(name, count, 4000):
        if s.asking != "make_offer":
            continue
        twin = s.clone()
        twin.stepped = False  # as people deal
        for pair in CONTENT.border.closed if luck.random() < 0.5 else ():
            for name, seat in zip(pair, luck.sample(range(twin.players), 2), strict=True):
                if twin.alive[seat]:
                    set_owner(twin, TERRITORY[name], seat)
        for place in range(TERRITORIES):
            if twin.owner[place] >= 0 and luck.random() < 0.5:
                twin.drugs[place] += (more := luck.randrange(3))
                twin.all_drugs += more
                twin.traded_drugs[place] = luck.randrange(twin.drugs[place] + 1)
        for seat in range(twin.players):
            twin.money[seat] += luck.randrange(6)
        twin.in_force = EVENT[luck.choice(("G13", "G18", "G19"))] if luck.random() < 0.5 else -1
        yield twin, luck


ROUTES = """
import { deepStrictEqual } from "node:assert";
import { boardOf } from "./board.mjs";
import { partners, routes } from "./deals/offer.mjs";
export default ({ table, content, seat, other, ways, with: pairs }) => {
  deepStrictEqual(routes(table, boardOf(content), seat, other), ways);
  deepStrictEqual(partners(table, seat), pairs);
};
"""


@needs_node
def test_the_page_knows_where_drugs_can_go() -> None:
    lines: list[bytes] = []
    about: Counter[str] = Counter()
    for s, luck in deals("routes", 12):
        seat, other = luck.sample(range(s.players), 2)
        ways = [*routes(s, seat, other)]
        about["found"] += bool(ways)
        about["G13"] += s.in_force == EVENT["G13"]
        about["G18"] += s.in_force == EVENT["G18"]
        near = [each for each in range(s.players) if each != seat and s.alive[each]]
        pairs = near if seat == s.active else [s.active]
        pairs = [each for each in pairs if s.alive[seat] and s.alive[each]]
        lines.append(
            msgspec.json.encode({**seen(s, seat), "other": other, "ways": ways, "with": pairs})
        )
        if len(lines) == 250:
            break
    assert min(about["found"], about["G13"], about["G18"]) > 20, about
    check_lines("deal", ROUTES, lines)


OFFERS = """
import { deepStrictEqual } from "node:assert";
import { boardOf } from "./board.mjs";
import { flawOf } from "./deals/offer.mjs";
export default ({ table, content, seat, to, gives, wants, refused }) => {
  const flaw = flawOf(table, boardOf(content), seat, to, { gives, wants });
  deepStrictEqual([flaw !== null, flaw], [refused, flaw]);
};
"""


@needs_node
def test_the_page_knows_what_may_be_offered() -> None:
    lines: list[bytes] = []
    taken = 0
    for s, luck in deals("offers", 14):
        for _ in range(4):
            seat = s.active if luck.random() < 0.6 else luck.randrange(s.players)
            others = [each for each in range(s.players) if each != seat]
            to = luck.choice(others) if seat == s.active or luck.random() < 0.3 else s.active
            if to == seat:
                continue
            offer = some_offer(s, luck, seat, to)
            refused = is_refused(s.clone(), offer)
            taken += not refused
            lines.append(
                msgspec.json.encode(
                    {
                        **seen(s, seat),
                        "to": to,
                        "gives": offer.gives,
                        "wants": offer.wants,
                        "refused": refused,
                    }
                )
            )
        if len(lines) >= 600:
            break
    assert taken > 80
    assert len(lines) - taken > 80
    check_lines("deal", OFFERS, lines)


def is_refused(s: Deal, offer: Offer) -> bool:
    assert GAME.trade is not None
    assert s.phase == DEAL
    try:
        Bargain(GAME.trade, s).make(offer)
    except Refused:
        return True
    return False


def some_offer(s: Deal, luck: random.Random, seat: int, to: int) -> Offer:
    """Mostly sensible, not always possible."""
    gives: list[Item] = []
    wants: list[Item] = []
    for giver, taker, things in ((seat, to, gives), (to, seat, wants)):
        ways = [*routes(s, giver, taker)]
        if ways and luck.random() < 0.5:
            things += [("drug", way(*luck.choice(ways)))] * luck.randint(1, 2)
        if luck.random() < 0.08:
            things.append(("drug", way(luck.randrange(TERRITORIES), luck.randrange(TERRITORIES))))
    if luck.random() < 0.6:
        side, payer = (gives, seat) if luck.random() < 0.6 else (wants, to)
        side.append(("money", luck.randint(1, s.money[payer] + 2)))
    if luck.random() < 0.1:
        gives.append(("money", 1))
    if luck.random() < 0.5 and s.hands[seat]:
        number = luck.randint(1, 3)
        for _ in range(number):
            own = luck.choice(s.hands[seat]) if luck.random() < 0.9 else luck.randrange(WEAPONS)
            gives.append((luck.choice(("open", "closed")), own))
            asked: Item = ("any", 0) if luck.random() < 0.5 else ("named", luck.randrange(WEAPONS))
            wants.append(asked)
        if luck.random() < 0.15:
            wants.pop()
    return Offer(0, seat, to, tuple(gives), tuple(wants))
