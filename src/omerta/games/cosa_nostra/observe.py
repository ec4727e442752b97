"""The view of La Cosa Nostra as numbers, for learning. It reads the view and nothing else.

Seats are counted from the observer, so that one policy can play at any seat.
"""

from __future__ import annotations

from collections.abc import Iterable

from omerta.games.cosa_nostra.content import (
    CONTENT,
    FAMILIES,
    GANGSTERS,
    INFLUENCES,
    MONOPOLIES,
    ROUNDS,
)
from omerta.games.cosa_nostra.state import ACTIONS, IN_PROGRESS, PAYDAY
from omerta.games.cosa_nostra.view import CosaNostraView, GangsterView
from omerta.kernel.game import SeatView
from omerta.kernel.state import Offer

# What brings a figure to about 1 at most.
MONEY = 50.0
CARDS = 8.0
STRENGTH = 5.0
DICE = 6.0
MOST_STEPS = 8
JOBS = len(CONTENT.job_ids())
BUSINESSES = len(CONTENT.business_ids())
ATTACHABLE = 16  # bits
PER_GANGSTER = 4 + IN_PROGRESS + 1 + ROUNDS


def observe(seen: SeatView) -> list[float]:
    table: CosaNostraView = seen.table
    players, me = seen.players, max(seen.seat, 0)
    clockwise = [(me + step) % players for step in range(players)]
    turn = {seat: step for step, seat in enumerate(clockwise)}
    numbers = [table.round / ROUNDS, float(table.gate), float(table.bonus_turn)]
    numbers += _one_of(table.phase, PAYDAY + 1)
    numbers += _one_of(turn[table.first], players) + _one_of(turn[table.actor], players)
    numbers += _businesses(table, turn, players)
    numbers += _gangsters(table, turn, players)
    numbers += _jobs(table)
    for holder in table.monopolies:
        numbers += _one_of(turn.get(holder, -1), players)
    assert len(table.monopolies) == MONOPOLIES
    for seat in clockwise:
        player = table.players[seat]
        money = (player.cash, player.laundered, player.income, player.worth)
        numbers += [amount / MONEY for amount in money]
        numbers += [player.markers / CARDS, player.influence / CARDS]
        numbers += _counts(player.known_influence, INFLUENCES)
        numbers += [player.jobs.count(pile + 1) / CARDS for pile in range(ROUNDS)]
        numbers += _one_of(player.family, FAMILIES)
    numbers += _counts(table.own.influence if table.own else (), INFLUENCES)
    numbers += _counts(table.influence_open, INFLUENCES)
    numbers += _doing(table, turn, players)
    return numbers + _offer(seen, turn) + _draft(seen)


def _businesses(table: CosaNostraView, turn: dict[int, int], players: int) -> list[float]:
    """By card: whose, or where; active, used; whose markers."""
    width = players + 3 + 2 + players
    numbers = [0.0] * (BUSINESSES * width)
    for seat, player in enumerate(table.players):
        for each in player.businesses:
            at = each.business * width
            numbers[at + turn[seat]] = 1.0
            numbers[at + players + 3] = float(each.active)
            numbers[at + players + 4] = float(each.used)
            for marker in each.markers:
                numbers[at + players + 5 + turn[marker]] += 0.5
    for place, cards in enumerate((table.market, table.deck_cards)):
        for card in cards:
            numbers[card * width + players + place] = 1.0
    for planned in table.purchases:
        numbers[planned.business * width + players + 2] = 1.0
        for marker in planned.markers:
            numbers[planned.business * width + players + 5 + turn[marker]] += 0.5
    return numbers


def _gangsters(table: CosaNostraView, turn: dict[int, int], players: int) -> list[float]:
    """By gangster: whose, its task as far as one sees, what lies on it."""
    width = players + PER_GANGSTER + ATTACHABLE.bit_length() + 4
    numbers = [0.0] * (GANGSTERS * width)
    for seat, player in enumerate(table.players):
        for each in player.gangsters:
            at = each.gangster * width
            numbers[at + turn[seat]] = 1.0
            numbers[at + players : at + width] = _gangster(each, width - players)
    return numbers


def _gangster(each: GangsterView, width: int) -> list[float]:
    numbers = [float(each.active), each.strength / STRENGTH, float(each.moved), 1.0]
    numbers += _one_of(each.task, IN_PROGRESS + 1) + _one_of(each.pile - 1, ROUNDS)
    numbers += [float(each.attached >> bit & 1) for bit in range(width - len(numbers))]
    return numbers


def _jobs(table: CosaNostraView) -> list[float]:
    """By Job: in the own hand, known where it lies, used up."""
    numbers = [0.0] * (JOBS * 3)
    for card in table.own.jobs if table.own else ():
        numbers[card] = 1.0
    for player in table.players:
        for each in player.gangsters:
            if each.job is not None:
                numbers[JOBS + each.job] = 1.0
    for card in table.open_jobs:
        numbers[2 * JOBS + card] = 1.0
    return numbers


def _doing(table: CosaNostraView, turn: dict[int, int], players: int) -> list[float]:
    if not table.doing:
        return [0.0] * (2 * players + 5)
    doing = table.doing[-1]
    numbers = _one_of(turn[doing.seat], players) + _one_of(turn.get(doing.victim, -1), players)
    dice = (doing.threshold, doing.successes, len(doing.dice), len(table.doing))
    return [*numbers, *[figure / DICE for figure in dice], doing.gain / MONEY]


def _offer(seen: SeatView, turn: dict[int, int]) -> list[float]:
    """The offer that is being answered: what it brings and costs, in money and in cards."""
    mine = [offer for offer in seen.offers if offer.to == seen.seat and seen.seat >= 0]
    offer: Offer | None = mine[-1] if mine else None
    numbers = [0.0] * (seen.players + 8)
    if offer is not None:
        numbers[turn[offer.maker]] = 1.0
        for side, items in enumerate((offer.gives, offer.wants)):
            for what, which in items:
                place = ("cash", "business", "gangster", "marker").index(what)
                numbers[seen.players + 4 * side + place] += which / MONEY if not place else 0.5
    return numbers


def _draft(seen: SeatView) -> list[float]:
    """What was chosen so far in the answer in the making."""
    draft = seen.prompt.draft if seen.prompt else ()
    return [(step + 1) / len(ACTIONS) for step in draft[-MOST_STEPS:]] + [0.0] * max(
        0, MOST_STEPS - len(draft)
    )


def _one_of(which: int, among: int) -> list[float]:
    return [float(which == each) for each in range(among)]


def _counts(which: Iterable[int], among: int) -> list[float]:
    numbers = [0.0] * among
    for each in which:
        numbers[each] += 1 / CARDS
    return numbers
