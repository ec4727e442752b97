"""A heuristic player of Razzia. It sees its seat's view and nothing else.

It weighs every card by the money it may bring against opponents who hold random unseen cards and
are drawn to rich bars, picks at random among the good ones (a fixed choice would be exploited at
once), buys off strong rivals as cheaply as they may accept, and answers splits by the odds of the
duel they would lead to.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from omerta.games.razzia.content import (
    BAR_OF,
    GAMBLER,
    IS_POLICE,
    POLICE,
    VALUE_OF,
)
from omerta.games.razzia.odds import beats, chain_chances, cheapest
from omerta.games.razzia.rules_split import fought_for
from omerta.games.razzia.state import ACCEPT, DONE, DUEL, EXTRA, NO_CARD, SHARE, Razzia
from omerta.games.razzia.view import RazziaView, SplitView
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Decision
from omerta.kernel.game import SeatView

# Cards within this share of the best estimate are as good as the best: mix among them.
GOOD_ENOUGH = 0.8
# A raid depends on others coming, so opponents send police a little less readily than gamblers.
POLICE_APPEAL = 0.8
# A bar without much money still draws someone.
FLOOR_APPEAL = 5_000
# Each point of a card's value is worth keeping for a crowd, a little.
POINT_WORTH = 150
# What a rival must be offered, beside the odds, to say yes.
PRIDE = 1.05
# A sure share is worth giving up this part of what fighting would bring.
CERTAINTY = 0.85
# Rivals this much weaker than the proposer are worth fighting rather than paying.
WEAK_BY = 3
# The last rounds, in which the leader plays safe and those behind must gamble.
LATE_ROUNDS = 3


class Table(NamedTuple):
    """What never changes at a table."""

    deck: Counter[int]
    die: int  # its sides


class Crowd(NamedTuple):
    """Where one opponent may go: the chance of each (kind, bar), and the values it would bring."""

    chance: dict[tuple[int, int], float]
    values: dict[tuple[int, int], list[int]]


class HeuristicBot:
    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._table: Table | None = None  # a bot sits at one

    def choose(self, decision: Decision) -> int:
        seen = decision.view()
        if self._table is None:
            self._table = table_of(decision)
        match seen.asking:
            case "place_extra":
                return place_extra(self._table, seen, decision.options)
            case "choose_card":
                return self._choose_card(self._table, seen, decision.options)
            case "propose_split":
                return propose(self._table, seen)
            case _:
                return answer(self._table, seen)

    def _choose_card(self, at: Table, seen: SeatView, options: tuple[int, ...]) -> int:
        table: RazziaView = seen.table
        worth = estimate(at, seen, money_on_bars(table), options)
        best = max(worth.values())
        good = [card for card in options if worth[card] >= GOOD_ENOUGH * best]
        weights = [worth[card] ** 2 for card in good]
        pick = self._luck.share() * sum(weights)
        for card, weight in zip(good, weights, strict=True):
            pick -= weight
            if pick < 0:
                return card
        return good[-1]


# Whatever is drawn again, all cards and the die stay.
ANY_KEY = key_from("table")


def table_of(decision: Decision) -> Table:
    """The cards and the die of the bot's table, which may have its own content."""
    s = decision.redeal(ANY_KEY)
    assert isinstance(s, Razzia)
    cards = [*s.draw_pile, *s.discards, *[card for card in s.played if card != NO_CARD]]
    return Table(Counter([*cards, *[card for hand in s.hands for card in hand]]), s.die)


def money_on_bars(table: RazziaView) -> dict[int, int]:
    return {each.bar: sum(each.bills) for each in table.bars}


# --- choosing a card, placing the extra bill ---


def estimate(
    at: Table, seen: SeatView, money: dict[int, int], cards: tuple[int, ...]
) -> dict[int, float]:
    """What each card may bring, in dollars."""
    crowd = imagine(at, seen, money)
    rivals = seen.players - 1
    return {card: max(1.0, expected(at.die, card, money, crowd, rivals)) for card in cards}


def imagine(at: Table, seen: SeatView, money: dict[int, int]) -> Crowd:
    """An opponent with random unseen cards, drawn to money."""
    table: RazziaView = seen.table
    deck = at.deck.copy()
    deck.subtract(table.hand)
    deck.subtract(table.discards)
    weight: dict[tuple[int, int], float] = {}
    values: dict[tuple[int, int], list[int]] = {}
    for card, count in deck.items():
        if count > 0 and BAR_OF[card] in money:
            kind = POLICE if IS_POLICE[card] else GAMBLER
            place = (kind, BAR_OF[card])
            appeal = (money[BAR_OF[card]] + FLOOR_APPEAL) * (POLICE_APPEAL if kind else 1.0)
            weight[place] = weight.get(place, 0.0) + count * appeal
            values.setdefault(place, []).extend([VALUE_OF[card]] * count)
    total = sum(weight.values()) or 1.0
    return Crowd({place: each / total for place, each in weight.items()}, values)


def expected(die: int, card: int, money: dict[int, int], crowd: Crowd, rivals: int) -> float:
    bar, value = BAR_OF[card], VALUE_OF[card]
    gambler = crowd.chance.get((GAMBLER, bar), 0.0)
    police = crowd.chance.get((POLICE, bar), 0.0)
    if IS_POLICE[card]:
        open_door = 1 - (1 - gambler) ** rivals  # somebody is there to be caught
        share = share_in_crowd(die, value, crowd.values.get((POLICE, bar), []), police, rivals)
    else:
        open_door = (1 - police) ** rivals
        beside = gambler / (1 - police) if police < 1 else 0.0
        share = share_in_crowd(die, value, crowd.values.get((GAMBLER, bar), []), beside, rivals)
    return money[bar] * open_door * share - value * POINT_WORTH


def share_in_crowd(die: int, value: int, others: list[int], chance: float, rivals: int) -> float:
    """The part a card of this value gets, if each rival comes with this chance and a random card.

    Against one rival it is the chance to win the duel; each further one divides it again.
    """
    if not others:
        return 1.0
    against_one = sum(
        beats(die, value, other) if value >= other else 1 - beats(die, other, value)
        for other in others
    ) / len(others)
    # The sum over how many rivals come, each with this chance: (1 − chance + chance × part)^n.
    return (1 - chance + chance * against_one) ** rivals


def place_extra(at: Table, seen: SeatView, options: tuple[int, ...]) -> int:
    """Where it makes the bot's own best card best."""
    table: RazziaView = seen.table
    money = money_on_bars(table)
    bill = table.extra or 0

    def best_card_with(action: int) -> float:
        bar = action - EXTRA
        richer = {**money, bar: money[bar] + bill}
        return max(estimate(at, seen, richer, table.hand).values())

    return max(options, key=best_card_with)


# --- splits ---


def values_of(table: RazziaView, split: SplitView) -> list[int]:
    """The claimants' card values, strongest first."""
    return [VALUE_OF[card] for seat in split.claimants if (card := table.played[seat]) is not None]


def propose(at: Table, seen: SeatView) -> int:
    """The next step of the plan; the plan is the same at every step."""
    table: RazziaView = seen.table
    split, prompt = table.split, seen.prompt
    assert split is not None
    assert prompt is not None
    plan = plan_split(at.die, table, split)
    done = len(prompt.draft)
    if all(to == split.claimants[0] for to in plan[done:]):
        return DONE
    return SHARE + plan[done]


def plan_split(die: int, table: RazziaView, split: SplitView) -> list[int]:
    """Who gets each bill: strong rivals what they may accept, weak ones nothing.

    Compared with keeping all and fighting everybody, by the odds.
    """
    values = values_of(table, split)
    proposer = split.claimants[0]
    total = sum(split.bills)
    keep_all = [proposer] * len(split.bills)
    chances = chain_chances(die, values)
    fight_all = chances[0] * total

    plan = list(keep_all)
    free = list(range(len(split.bills)))
    bought: list[int] = []
    for place in range(1, len(values)):
        difference = values[0] - values[place]
        if len(values) > 2 and difference >= WEAK_BY:
            continue
        threshold = PRIDE * total * chances[place]
        chosen = cheapest([split.bills[number] for number in free], threshold)
        if not chosen:
            continue
        taken = [free[number] for number in chosen]
        for number in taken:
            plan[number] = split.claimants[place]
        free = [number for number in free if number not in taken]
        bought.append(place)
    pool = [values[place] for place in range(len(values)) if place not in bought]
    left = sum(split.bills[number] for number in free)
    after_buying = left * chain_chances(die, pool)[0]
    return plan if bought and after_buying >= CERTAINTY * fight_all else keep_all


def answer(at: Table, seen: SeatView) -> int:
    """Accept if the share is worth what the duel would bring, at the seat's nerve."""
    table: RazziaView = seen.table
    split = table.split
    assert split is not None
    me = split.claimants.index(seen.seat)
    offered = sum(split.shares[me])
    if not offered:
        return DUEL
    values = values_of(table, split)
    duels = [
        place == me or refuses(at.die, split, place, values) for place in range(1, len(values))
    ]
    pool, bills = fought_for(split.shares, duels)
    chance = chain_chances(at.die, [values[place] for place in pool])[pool.index(me)]
    return ACCEPT if offered >= nerve(seen) * chance * sum(bills) else DUEL


def refuses(die: int, split: SplitView, place: int, values: list[int]) -> bool:
    """Whether another claimant has refused, or is likely to."""
    if place <= len(split.duels):
        return split.duels[place - 1]
    fair = beats(die, values[0], values[place])
    return sum(split.shares[place]) < (1 - fair) * sum(split.bills) / len(values)


def nerve(seen: SeatView) -> float:
    """Above 1: would rather fight. Late in the game the leader is careful, those behind are not."""
    table: RazziaView = seen.table
    known = [money for money in table.money if money is not None]
    if table.rounds - table.round >= LATE_ROUNDS or len(known) < seen.players:
        return 1.0
    mine, best_other = (
        known[seen.seat],
        max(money for seat, money in enumerate(known) if seat != seen.seat),
    )
    return 0.85 if mine > best_other else 1.15


BOTS = {"bot": HeuristicBot}
