"""The view of Mafiozoo as numbers, for learning. It reads the view and nothing else.

Seats are counted from the observer, so that one policy can play at any seat.
"""

from __future__ import annotations

from collections.abc import Iterable

from omerta.games.mafiozoo.content import CHARACTERS, DISTRICTS, MOST_AGENDA, PLACES, SECRET
from omerta.games.mafiozoo.state import ACTIONS, INFLUENCE
from omerta.games.mafiozoo.view import MafiozooView
from omerta.kernel.game import SeatView

# What brings a figure to about 1 at most.
GEMS = 16.0
MONEY = 30.0
POINTS = 80.0
CARDS = SECRET + 1
# Steps of an unfinished card play the observer has made: which card, gems by character.
MOST_STEPS = 6


def observe(seen: SeatView) -> list[float]:
    table: MafiozooView = seen.table
    players, me = seen.players, max(seen.seat, 0)
    clockwise = [(me + step) % players for step in range(players)]
    colours = [*clockwise, *range(players, len(table.reserve))]
    numbers = [table.round / table.rounds]
    numbers += _one_of((table.phase,), INFLUENCE + 1)
    numbers += [float(seat == table.first) for seat in clockwise]
    numbers += [float(golden) for golden in table.golden]
    numbers += _one_of((table.godfather,), CHARACTERS)
    numbers += _one_of((table.character,), CHARACTERS)
    numbers += [table.gems[who][colour] / GEMS for who in range(CHARACTERS) for colour in colours]
    numbers += [pool[colour] / GEMS for pool in (table.reserve, table.slush) for colour in colours]
    numbers += _counts(table.discards, CARDS)
    numbers += _counts(table.informant_discards, CHARACTERS)
    for slot in range(MOST_AGENDA):
        numbers += _one_of(table.agenda[slot : slot + 1], DISTRICTS)
    for seat in clockwise:
        numbers += _player(table, seat)
    numbers += _own(table)
    numbers += _draft(seen)
    return numbers


def _player(table: MafiozooView, seat: int) -> list[float]:
    player = table.players[seat]
    numbers = [player.money / MONEY, player.points / POINTS]
    numbers += [float(count) for count in player.favours]
    numbers += _counts(player.thugs, PLACES)
    numbers += _counts(player.bonuses, PLACES)
    numbers += [float(player.hand), float(player.informants), float(player.tokens)]
    numbers += [float(count) for count in player.seen_tokens]
    settling = table.settling
    numbers += [float(settling is not None and seat in settling.payers)]
    return numbers


def _own(table: MafiozooView) -> list[float]:
    own = table.own
    if own is None:
        return [0.0] * (CARDS * 2 + CHARACTERS + DISTRICTS)
    numbers = _counts(own.hand, CARDS)
    numbers += _counts((*own.recovered, *own.dropped), CARDS)
    numbers += _counts(own.informants, CHARACTERS)
    return numbers + [float(count) for count in own.blind_tokens]


def _draft(seen: SeatView) -> list[float]:
    """The steps made so far, in order, as shares of the action table."""
    draft = seen.prompt.draft if seen.prompt else ()
    padded = [*draft, *[-1] * (MOST_STEPS - len(draft))][:MOST_STEPS]
    return [(action + 1) / len(ACTIONS) for action in padded]


def _one_of(values: Iterable[int | None], size: int) -> list[float]:
    return _counts([value for value in values if value is not None], size)


def _counts(values: Iterable[int], size: int) -> list[float]:
    counts = [0.0] * size
    for value in values:
        counts[value] += 1
    return counts
