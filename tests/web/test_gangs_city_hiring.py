"""A hire in small steps, as Gangs City's page makes it in one message, is what the rules say."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.content import CONTENT, HEADHUNTER
from omerta.games.gangs_city.hexes import LOCATION_OF
from omerta.games.gangs_city.rules_recruit import recruiters, total
from omerta.games.gangs_city.state import DONE, HIRE, LEAVE, LEAVE_AT, NONE, SETTLING, GangsCity
from omerta.kernel.dice import key_from
from tests.web.scripts import check_lines, needs_node
from tests.web.test_gangs_city import chains

BOARD = CONTENT.board()
IDS = {"done": DONE, "none": NONE, "hire": HIRE, "leave": LEAVE, "leaveAt": LEAVE_AT}

# Every chain the page would send: from each step to those it offers next; `done` where it is whole.
HIRES = """
import { deepStrictEqual } from "node:assert";
import { hireMade } from "./stage/hiring.mjs";
export default ({ offer, ids, chains }) => {
  const found = [];
  const go = (taken) => {
    const { next, whole } = hireMade(offer, ids, taken);
    if (whole) found.push([...taken, ids.done]);
    for (const step of next) go([...taken, step]);
  };
  go([]);
  deepStrictEqual(found.map(String).sort(), chains.map(String).sort());
};
"""


def hires(games: int) -> Iterator[tuple[GangsCity, int]]:
    """Hires in random games in which gangs grow, before their first step."""
    luck = random.Random("hires")
    for number in range(games):
        s = GAME.begin(3 + number % 4, key_from(number), GAME.options_type(target=40))
        while s.asking:
            seat = luck.choice(s.waiting)
            options = GAME.options(s, seat)
            if s.asking == "recruit" and not s.drafts[seat]:
                yield s, seat
                options = tuple(each for each in options if each != NONE)
            GAME.act(s, seat, luck.choice(options))


def offer(s: GangsCity, seat: int) -> dict[str, object]:
    kinds = [s.kind(each.tile) for each in recruiters(s, seat)]
    return {
        "total": total(s, seat),
        "twice": s.abilities and HEADHUNTER in kinds,
        "lying": [s.kind(tile) for tile in s.recruits[s.location]],
        "cost": BOARD.cost,
        "roster": [s.kind(tile) for tile in s.rosters[seat]],
        "leaving": [s.kind(tile) for tile in s.leaving[seat]],
        "placed": [
            {
                "kind": s.kind(each.tile),
                "location": LOCATION_OF[each.spot],
                "leaving": each.tile in s.leaving[seat],
            }
            for each in s.laid[seat]
            if each.tile != SETTLING
        ],
        "most": BOARD.most,
    }


@needs_node
def test_the_page_knows_every_hire() -> None:
    lines, twice, full = [], 0, 0
    for s, seat in hires(12):
        made = offer(s, seat)
        twice += bool(made["twice"])
        full += s.roster_size(seat) >= BOARD.most
        found = [*chains(s, seat)]
        lines.append(msgspec.json.encode({"offer": made, "ids": IDS, "chains": found}))
    assert len(lines) > 100
    assert twice
    assert full
    check_lines("gangs_city", HIRES, lines)
