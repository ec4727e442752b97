"""Players of Razzia. They see their seat's view and nothing else.

`HeuristicBot` weighs every card by the money it may bring among rivals who hold unseen cards and
play what pays (`crowd.py`), mixes the best ones (a fixed choice would be exploited at once), buys
off strong rivals as cheaply as they may accept, and answers splits by the odds of the duel they
would lead to. `GreedyBot` is the simple one: it guesses nothing about the others' cards, and thinks
of a split as so many equal parts.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from typing import NamedTuple

from omerta.bots.judgement import Judgement, Judging
from omerta.bots.planner import Path, Planner
from omerta.games.razzia.content import VALUE_OF
from omerta.games.razzia.crowd import Crowd, anywhere, brings, imagine
from omerta.games.razzia.odds import beats, chain_chances, cheapest
from omerta.games.razzia.rules_split import fought_for
from omerta.games.razzia.state import ACCEPT, DONE, DUEL, EXTRA, NO_CARD, SHARE, Razzia
from omerta.games.razzia.view import RazziaView, SplitView
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Decision
from omerta.kernel.game import SeatView

# The temperature at which cards are mixed, in bars: a fixed choice would be exploited.
MIX = 0.06
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

Money = dict[int, int]  # by bar


class Table(NamedTuple):
    """What never changes at a table."""

    deck: Counter[int]
    die: int  # its sides


class Plan(NamedTuple):
    """A way to split: who gets each bill, and what the proposer may expect of it."""

    owners: list[int]
    worth: float


class SplitBot(Judging, Planner):
    """Chooses by what cards, splits and answers are worth."""

    def __init__(self, luck: Luck) -> None:
        super().__init__(luck)
        self._table: Table | None = None  # a bot sits at one
        self._mixing = Judgement(luck, MIX)

    def choose(self, decision: Decision) -> int:
        if self._table is None:
            self._table = table_of(decision)
        return super().choose(decision)

    def decide(self, asking: str, seen: SeatView, options: Path) -> Path:
        assert self._table is not None
        at, view = self._table, seen.table
        match asking:
            case "place_extra":
                return (self.place_extra(at, seen, options),)
            case "choose_card":
                return (self.choose_card(at, seen, options),)
            case "propose_split":
                return self.propose(at, view, split_of(view))
            case _:
                return (self.answer(at, seen),)

    @abstractmethod
    def crowd(self, at: Table, seen: SeatView, money: Money) -> Crowd:
        """Where the others may go."""

    @abstractmethod
    def plans(self, at: Table, view: RazziaView, split: SplitView) -> list[Plan]:
        """Ways to split; the proposer is the first claimant."""

    @abstractmethod
    def worth_of_refusing(self, at: Table, seen: SeatView, split: SplitView) -> float:
        """What a duel for a share may bring."""

    def estimate(self, at: Table, seen: SeatView, money: Money, cards: Path) -> dict[int, float]:
        """What each card may bring, in dollars."""
        crowd = self.crowd(at, seen, money)
        return {
            card: max(1.0, brings(card, money, crowd) - VALUE_OF[card] * POINT_WORTH)
            for card in cards
        }

    def choose_card(self, at: Table, seen: SeatView, options: Path) -> int:
        money = money_on_bars(seen.table)
        worth = self.estimate(at, seen, money, options)
        bar_worth = mean_bar(money)
        judgement = self._mixing if self.judgement.is_sharp else self.judgement
        return judgement.best(options, lambda card: worth[card] / bar_worth)

    def place_extra(self, at: Table, seen: SeatView, options: Path) -> int:
        """Where it makes the bot's own best card best."""
        view: RazziaView = seen.table
        money, bill = money_on_bars(view), view.extra or 0
        bar_worth = mean_bar(money)

        def best_card_with(action: int) -> float:
            bar = action - EXTRA
            richer = {**money, bar: money[bar] + bill}
            return max(self.estimate(at, seen, richer, view.hand).values()) / bar_worth

        return self.judgement.best(options, best_card_with)

    def propose(self, at: Table, view: RazziaView, split: SplitView) -> Path:
        total = sum(split.bills)
        best = self.judgement.best(self.plans(at, view, split), lambda plan: plan.worth / total)
        return (*[SHARE + owner for owner in best.owners], DONE)

    def answer(self, at: Table, seen: SeatView) -> int:
        """RZ-5.12: who is offered nothing has nothing to lose."""
        split = split_of(seen.table)
        offered = sum(split.shares[split.claimants.index(seen.seat)])
        if not offered:
            return DUEL
        gain = self.worth_of_refusing(at, seen, split) - offered
        return DUEL if self.judgement.prefers(gain / sum(split.bills)) else ACCEPT


class HeuristicBot(SplitBot):
    def crowd(self, at: Table, seen: SeatView, money: Money) -> Crowd:
        view: RazziaView = seen.table
        unseen = at.deck.copy()
        unseen.subtract(view.hand)
        unseen.subtract(view.discards)
        return imagine(unseen, money, seen.players - 1, at.die)

    def plans(self, at: Table, view: RazziaView, split: SplitView) -> list[Plan]:
        """To keep all and fight everybody; or to pay strong rivals what they may accept, and weak
        ones nothing."""
        values, bills = values_of(view, split), split.bills
        chances = chain_chances(at.die, values)
        total = sum(bills)
        owners = [split.claimants[0]] * len(bills)
        fight = Plan([*owners], CERTAINTY * chances[0] * total)
        free = list(range(len(bills)))
        bought: list[int] = []
        for place in range(1, len(values)):
            if len(values) > 2 and values[0] - values[place] >= WEAK_BY:
                continue
            chosen = cheapest([bills[number] for number in free], PRIDE * total * chances[place])
            if not chosen:
                continue
            taken = [free[number] for number in chosen]
            for number in taken:
                owners[number] = split.claimants[place]
            free = [number for number in free if number not in taken]
            bought.append(place)
        if not bought:
            return [fight]
        pool = [values[place] for place in range(len(values)) if place not in bought]
        left = sum([bills[number] for number in free])
        return [Plan(owners, left * chain_chances(at.die, pool)[0]), fight]

    def worth_of_refusing(self, at: Table, seen: SeatView, split: SplitView) -> float:
        """By the odds, and at the seat's nerve."""
        me, values = split.claimants.index(seen.seat), values_of(seen.table, split)
        duels = [
            place == me or refuses(at.die, split, place, values) for place in range(1, len(values))
        ]
        pool, bills = fought_for(split.shares, duels)
        chance = chain_chances(at.die, [values[place] for place in pool])[pool.index(me)]
        return nerve(seen) * chance * sum(bills)


class GreedyBot(SplitBot):
    def crowd(self, at: Table, seen: SeatView, money: Money) -> Crowd:
        return anywhere(money, seen.players - 1, at.die)

    def plans(self, at: Table, view: RazziaView, split: SplitView) -> list[Plan]:
        """Bill by bill to whoever has least so far, the proposer first; or nothing to anybody."""
        totals = dict.fromkeys(split.claimants, 0)
        owners = []
        for bill in split.bills:
            poorest = min(totals, key=totals.__getitem__)
            totals[poorest] += bill
            owners.append(poorest)
        proposer, total = split.claimants[0], sum(split.bills)
        keeps = Plan([proposer] * len(split.bills), total / len(split.claimants))
        return [Plan(owners, totals[proposer]), keeps]

    def worth_of_refusing(self, at: Table, seen: SeatView, split: SplitView) -> float:
        """A fair part of all."""
        return sum(split.bills) / len(split.claimants)


BOTS = {"bot": HeuristicBot, "greedy": GreedyBot}


# Whatever is drawn again, all cards and the die stay.
ANY_KEY = key_from("table")


def table_of(decision: Decision) -> Table:
    """The cards and the die of the bot's table, which may have its own content."""
    s = decision.redeal(ANY_KEY)
    assert isinstance(s, Razzia)
    cards = [*s.draw_pile, *s.discards, *[card for card in s.played if card != NO_CARD]]
    return Table(Counter([*cards, *[card for hand in s.hands for card in hand]]), s.die)


def mean_bar(money: Money) -> float:
    """What is judged is how many bars like this something is worth, and how much of one a share."""
    return sum(money.values()) / len(money) or 1.0


def money_on_bars(view: RazziaView) -> Money:
    return {each.bar: sum(each.bills) for each in view.bars}


# --- splits ---


def split_of(view: RazziaView) -> SplitView:
    assert view.split is not None
    return view.split


def values_of(view: RazziaView, split: SplitView) -> list[int]:
    """The claimants' card values, strongest first."""
    return [VALUE_OF[card] for seat in split.claimants if (card := view.played[seat]) is not None]


def refuses(die: int, split: SplitView, place: int, values: list[int]) -> bool:
    """Whether another claimant has refused, or is likely to."""
    if place <= len(split.duels):
        return split.duels[place - 1]
    fair = beats(die, values[0], values[place])
    return sum(split.shares[place]) < (1 - fair) * sum(split.bills) / len(values)


def nerve(seen: SeatView) -> float:
    """Above 1: would rather fight. Late in the game the leader is careful, those behind are not."""
    view: RazziaView = seen.table
    known = [money for money in view.money if money is not None]
    if view.rounds - view.round >= LATE_ROUNDS or len(known) < seen.players:
        return 1.0
    mine, best_other = (
        known[seen.seat],
        max(money for seat, money in enumerate(known) if seat != seen.seat),
    )
    return 0.85 if mine > best_other else 1.15
