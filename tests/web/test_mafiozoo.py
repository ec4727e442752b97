"""What Mafiozoo's page works out by itself, so that a gesture needs one message, is what the rules
say: the steps of a card, what pays for a thug, what a character would come to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import CONTENT, NEWSPAPER, SECRET
from omerta.games.mafiozoo.rules_corruption import bribe_limit, recover_limit
from omerta.games.mafiozoo.settling import Face, outcome
from omerta.games.mafiozoo.state import BRIBE, DONE, GO, MORE, RECOVER, SPEND, THUG
from omerta.kernel.dice import key_from
from tests.web.scripts import check_lines, needs_node

CHAIN = """
import { deepStrictEqual } from "node:assert";
import { adjacency, nextSteps, pairsOn } from "./chain.mjs";
export default ({ pairs, lines, wide, recovers, places, chain, next, ...bounds }) => {
  const near = adjacency(12, wide ? [...pairs, ...pairsOn(lines)] : pairs);
  const limits = { recovers: () => recovers, places: () => places };
  deepStrictEqual(nextSteps({ ...bounds, near, ...limits }, chain), next);
};
"""

PAY = """
import { deepStrictEqual } from "node:assert";
import { choicesIn, costOf, openPlaces, payment } from "./city/pay.mjs";
export default ({ content, player, open, place, chosen, next }) => {
  deepStrictEqual(openPlaces(content, player), open);
  if (place === null) return;
  deepStrictEqual(choicesIn(payment(player.favours, costOf(content, place), chosen)), next);
};
"""

SETTLE = """
import { deepStrictEqual } from "node:assert";
import { outcome } from "./settle.mjs";
export default ({ face, gems, expected }) => deepStrictEqual(outcome(face, gems), expected);
"""


def drafts(kind: str) -> Iterator[tuple[Any, int, tuple[int, ...]]]:
    """Every draft of this question in random games, begun with thugs all over the city."""
    luck = random.Random(kind)
    options = (GAME.options_type(), GAME.options_type(police_station_card="secret"))
    for number in range(12):
        s = GAME.begin(2 + number % 3, key_from(number), options[number % 2])
        s.thugs = [luck.getrandbits(16) for _ in s.thugs]
        while s.asking:
            seat = luck.choice(s.waiting)
            if s.asking == kind:
                yield s, seat, s.drafts[seat]
            choices = GAME.options(s, seat)
            GAME.act(s, seat, luck.choice(choices))


@needs_node
def test_the_page_knows_what_may_come_after_each_step_of_a_card() -> None:
    lines, seen = [], set()
    for s, seat, draft in drafts("play_card"):
        if not draft or draft[0] > SECRET:
            continue
        wide = s.has_thug(seat, NEWSPAPER)
        seen.add((wide, len(draft), draft[0] == SECRET))
        lines.append(
            msgspec.json.encode(
                {
                    "pairs": CONTENT.threads.pairs,
                    "lines": CONTENT.diagonals.lines,
                    "wide": wide,
                    "slush": s.slush[seat],
                    "reserve": s.reserve[seat],
                    "recovers": recover_limit(s, seat, draft[0]),
                    "places": bribe_limit(s, seat, draft[0]),
                    "steps": {
                        "recover": RECOVER,
                        "bribe": BRIBE,
                        "more": MORE,
                        "go": GO,
                        "done": DONE,
                    },
                    "chain": draft,
                    "next": GAME.options(s, seat),
                }
            )
        )
    assert len(lines) > 500
    assert {wide for wide, _, _ in seen} == {True, False}
    check_lines("mafiozoo", CHAIN, lines)


@needs_node
def test_the_page_knows_where_a_thug_may_go_and_what_may_pay() -> None:
    lines = []
    for s, seat, draft in drafts("place_thugs"):
        before = s.clone()
        before.drafts[seat] = ()
        offered = GAME.options(before, seat)
        player = GAME.seat_view(s, seat).table.players[seat]
        lines.append(
            msgspec.json.encode(
                {
                    "content": {"places": CONTENT.places, "city": CONTENT.city},
                    "player": {"thugs": player.thugs, "favours": player.favours},
                    "open": [action - THUG for action in offered if action != DONE],
                    "place": draft[0] - THUG if draft else None,
                    "chosen": [action - SPEND for action in draft[1:]],
                    "next": [action - SPEND for action in GAME.options(s, seat)] if draft else [],
                }
            )
        )
    assert len(lines) > 100
    check_lines("mafiozoo", PAY, lines)


@needs_node
@pytest.mark.parametrize("godfather", [False, True])
def test_the_page_knows_what_a_character_would_come_to(godfather: bool) -> None:
    faces = [(True, 3, 0), (False, 3, 0), (False, 0, 2), (False, 0, 3)]
    lines = []
    for (golden, price, means), gems in product(faces, product(range(4), repeat=4)):
        face = Face(golden, price, means, godfather)
        result = outcome(face, gems)._asdict() if any(gems) else None
        if result:
            result["mayPay"] = result.pop("may_pay")
        line = {"face": face._asdict(), "gems": gems, "expected": result}
        lines.append(msgspec.json.encode(line))
    check_lines("mafiozoo", SETTLE, lines)
