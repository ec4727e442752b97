"""What La Cosa Nostra's page works out for its composer and its stage is what the rules do."""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.games.cosa_nostra.content import BUSINESS_IDS, CONTENT
from omerta.kernel.events import PUBLIC
from tests.web.scripts import check_lines, needs_node
from tests.web.test_cosa_nostra import MOST_GAMES, TABLES, moments

# --- an offer: what both would have, before it is made ---

BOARD = CONTENT.board()
PRINT = {
    "kinds": BOARD.kind,
    "incomes": [each.income for each in CONTENT.businesses],
    "monopolies": [
        {"kind": BUSINESS_IDS.index(each.business), "income": each.income}
        for each in CONTENT.monopolies
    ],
}

DEAL = """
import { deepStrictEqual } from "node:assert";
import { carriedOut } from "./offer/trade.mjs";
const seen = ({ players, purchases, monopolies }) => ({
  purchases,
  monopolies,
  players: players.map(({ cash, income, markers, businesses, gangsters }) => (
    { cash, income, markers, businesses, gangsters }
  )),
});
export default ({ before, deal, after, print }) => {
  deepStrictEqual(seen(carriedOut(before, deal, print)), seen(after.table));
};
"""


@needs_node
def test_an_offer_comes_to_what_the_composer_says() -> None:
    lines, kinds, monopolies = [], set(), 0
    for number, table in enumerate(TABLES):
        for match, seat, act in moments(*table, number):
            before, told = match.view(seat), len(match.events)
            act()
            trades = [each for each in match.heard(seat, told) if each.kind == "trade"]
            for trade in trades:
                after = match.view(seat)
                kinds |= {what for what, _ in (*trade.data["gives"], *trade.data["wants"])}
                monopolies += before.table.monopolies != after.table.monopolies
                line = {"before": before, "deal": trade.data, "after": after, "print": PRINT}
                lines.append(msgspec.json.encode(line))
    assert kinds == {"cash", "business", "gangster", "marker"}
    assert monopolies
    check_lines("cosa_nostra", DEAL, lines)


# --- a Job on the stage ---

STAGE = """
import { deepStrictEqual } from "node:assert";
import { performed } from "./stage/performance.mjs";
export default (updates) => {
  let now = null;
  for (const { events, doing } of updates) {
    for (const event of events) now = performed(now, event);
    const acts = (now?.acts ?? []).filter(({ done }) => !done);
    const shown = acts.map(({ missing, again, robbed, done, gain, ...act }) => (
      { ...act, gain: gain ?? 0 }
    ));
    deepStrictEqual(shown, doing);
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
