"""What Gangs City's page works out by itself, so that a gesture needs one message, is what the
rules say: every placement of every tile, and the cells where a place may be laid."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.content import CONTENT, KINDS
from omerta.games.gangs_city.state import (
    AS_BIG_CALIBRE,
    AS_COMBAT,
    AS_RECRUIT,
    AS_VEST,
    AT,
    CHIEF,
    DECLINE,
    DONE,
    ON_PLACE,
    ON_SIDE,
    PLAIN,
    TILE,
    TILE_SETTLING,
    GangsCity,
)
from omerta.kernel.dice import key_from
from tests.web.scripts import check_lines, needs_node

BOARD = CONTENT.board()

PLACE = """
import { deepStrictEqual } from "node:assert";
import { allPlacements, declineSteps, placementSteps, placingOf } from "./placing.mjs";
export default ({ table, seat, print, ids, chains }) => {
  const placing = placingOf(table, seat, print);
  const found = allPlacements(placing).map((made) => placementSteps(ids, placing, made));
  if (placing.mayDecline) found.push(declineSteps(ids, placing));
  deepStrictEqual(found.map(String).sort(), chains.map(String).sort());
};
"""

IDS = {
    "done": DONE,
    "tile": TILE,
    "settling": TILE_SETTLING,
    "decline": DECLINE,
    "at": AT,
    "manage": ON_PLACE,
    "side": ON_SIDE,
    "combat": AS_COMBAT,
    "recruit": AS_RECRUIT,
    "bigCalibre": AS_BIG_CALIBRE,
    "vest": AS_VEST,
    "plain": PLAIN,
    "chief": CHIEF,
}
PRINT = {"recruits": [BOARD.recruit[kind] > 0 for kind in range(KINDS)], "runs": BOARD.runs}


def questions(kind: str, errors: str) -> Iterator[tuple[GangsCity, int]]:
    """Every question of this kind in random games, before its first step."""
    luck = random.Random(kind)
    for number in range(8):
        options = GAME.options_type(settling_errors=errors)
        s = GAME.begin(3 + number % 4, key_from(number), options)
        while s.asking:
            seat = luck.choice(s.waiting)
            if s.asking == kind and not s.drafts[seat]:
                yield s, seat
            GAME.act(s, seat, luck.choice(GAME.options(s, seat)))


def chains(s: GangsCity, seat: int, begun: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every whole answer the rules would take."""
    s.drafts[seat] = begun
    options = GAME.options(s, seat)
    if not options:
        yield begun
    for action in options:
        yield from chains(s, seat, (*begun, action))
    s.drafts[seat] = ()


def line(s: GangsCity, seat: int) -> dict[str, Any]:
    table = GAME.seat_view(s, seat).table
    found = [*chains(s, seat)]
    return {"table": table, "seat": seat, "print": PRINT, "ids": IDS, "chains": found}


@needs_node
@pytest.mark.parametrize("errors", ["refuse", "book"])
def test_the_page_knows_every_placement(errors: str) -> None:
    luck = random.Random(errors)
    lines, last = [], set()
    for s, seat in questions("place_tile", errors):
        # Most when few tiles are left, where the rules bind most (GC-4.22, 4.28, 4.31).
        left = len(s.rosters[seat]) - len(s.laid[seat])
        if luck.random() < (0.12 if left > 1 else 0.5):
            found = line(s, seat)
            last.add((left, (DECLINE, DONE) in found["chains"]))
            lines.append(msgspec.json.encode(found))
    assert len(lines) > 150
    assert {(0, True), (1, False), (0, False)} <= last
    check_lines("gangs_city", PLACE, lines)
