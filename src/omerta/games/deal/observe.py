"""The view of Deal as numbers, for learning: always equally many for a number of players.

Seats come in order from the observer's own; territories in table order.
"""

from __future__ import annotations

from collections.abc import Iterator

from omerta.games.deal.content import (
    CLANS,
    CONTENT,
    CONTINENT,
    EACH_CLAN_EVENTS,
    EACH_PROFILE,
    EVENT,
    EVENTS,
    GENERAL,
    PROFILES,
    TERRITORIES,
    WEAPONS,
)
from omerta.games.deal.state import TAGS
from omerta.games.deal.view import DealView, FightView, PlayerView, TerritoryView
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import SeatView

# Everything is divided by the most there can be by the content of the house, or, where there is no
# such bound, by what is rarely passed.
BOARD = CONTENT.board()
MOST_RESPECT = CONTENT.game.goal_truands
MOST_CARDS = BOARD.hand + int(BOARD.number[EVENT["S3"]])
ROUNDS, MILLIONS, LAND, TROOPS, DRUGS, FIGHT_ROUNDS = 40, 25, 20, 20, 10, 20


def observe(seen: SeatView) -> list[float]:
    table: DealView = seen.table
    first = 0 if seen.seat == PUBLIC else seen.seat
    seats = [(first + n) % seen.players for n in range(seen.players)]
    place = {seat: n for n, seat in enumerate(seats)}
    numbers = [
        *_one_of(table.phase, len(TAGS)),
        *_one_of(place[table.active], seen.players),
        table.round / ROUNDS,
        table.goal / MOST_RESPECT,
        table.drugs / BOARD.most_drugs,
        *[price / max(BOARD.shortage) for price in table.prices],
        table.soldier_price / BOARD.soldier_price,
        float(table.gate),
        float(table.hand_changed),
        *_one_of(table.in_force, EVENTS),
        *_one_of(table.top_back, CONTINENT + 1),
        table.weapon_pile / sum(BOARD.weapons),
        *_counts(table.weapon_discard, WEAPONS),
    ]
    for seat in seats:
        numbers += _player(table.players[seat])
    for territory in table.territories:
        numbers += _territory(territory, place, seen.players)
    numbers += _fight(table.fight, place, seen.players)
    own = table.own
    numbers += _counts(own.hand if own else (), WEAPONS)
    numbers += _flags(own.events if own else (), GENERAL)
    numbers += [float(own.fulfilled >> n & 1) if own else 0.0 for n in range(EACH_PROFILE)]
    numbers += [
        own.worth / BOARD.best_profile if own else 0.0,
        own.target_worth / BOARD.target if own else 0.0,
    ]
    return numbers


def _one_of(which: int, many: int) -> list[float]:
    return [float(which == n) for n in range(many)]


def _counts(cards: tuple[int, ...], many: int) -> list[float]:
    return [cards.count(n) / BOARD.hand for n in range(many)]


def _flags(cards: tuple[int, ...], many: int) -> list[float]:
    return [float(n in cards) for n in range(many)]


def _player(player: PlayerView) -> Iterator[float]:
    yield from _one_of(player.clan, CLANS)
    yield float(player.alive)
    yield player.money / (2 * MILLIONS)
    yield player.soldiers / BOARD.most_soldiers
    yield player.lieutenants / BOARD.most_lieutenants
    yield player.cards / MOST_CARDS
    yield player.events / EACH_CLAN_EVENTS
    yield player.respect / MOST_RESPECT
    yield player.ground / MOST_RESPECT
    yield player.land / LAND
    yield float(player.profile_shown)
    yield from _one_of(player.profile, PROFILES)
    yield from _one_of(player.target, CLANS)
    yield from _counts(player.known, WEAPONS)


def _territory(territory: TerritoryView, place: dict[int, int], players: int) -> Iterator[float]:
    yield from _one_of(place.get(territory.owner, -1), players)
    yield territory.soldiers / TROOPS
    yield (territory.soldiers - territory.tired_soldiers) / TROOPS
    yield territory.lieutenants / BOARD.most_lieutenants
    yield (territory.lieutenants - territory.tired_lieutenants) / BOARD.most_lieutenants
    yield float(territory.boss)
    yield territory.drugs / DRUGS
    yield (territory.drugs - territory.tired_drugs) / DRUGS
    yield territory.sold / DRUGS
    yield territory.to_produce / max(BOARD.prod_income)


def _fight(fight: FightView | None, place: dict[int, int], players: int) -> list[float]:
    if fight is None:
        return [0.0] * (2 * players + 5)
    return [
        *_one_of(place[fight.attacker], players),
        *_one_of(place.get(fight.defender, -1), players),
        1.0,
        fight.place / (TERRITORIES - 1),
        fight.values[0] / TROOPS,
        fight.values[1] / TROOPS,
        fight.round / FIGHT_ROUNDS,
    ]
