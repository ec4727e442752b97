"""A bot that plays by the odds, and what a position promises."""

from __future__ import annotations

from functools import cache
from math import comb

from liars_dice.rules import COUNT, FACE, FACES, LIAR, LiarsDice, matches
from liars_dice.view import LiarsDiceView
from omerta.bots.judgement import Judging, Skill
from omerta.bots.planner import Path, Planner
from omerta.bots.prospects import Prospects
from omerta.kernel.game import SeatView

# Bids that are nearly as likely as the best are made, too: else a bid would tell the hand.
BLUFF = 0.12


@cache
def at_least(least: int, dice: int, chance: float) -> float:
    """The chance that of so many dice at least so many match."""
    return sum(
        comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)
        for hits in range(max(0, least), dice + 1)
    )


def holds(table: LiarsDiceView, seat: int, count: int, face: int) -> float:
    """The chance that a bid holds, to whoever sees the dice of this seat."""
    own = sum(matches(die, face, table.wild) for die in table.dice[seat])
    chance = sum(matches(die, face, table.wild) for die in range(1, FACES + 1)) / FACES
    return at_least(count - own, table.total - len(table.dice[seat]), chance)


class OddsBot(Judging, Planner):
    def decide(self, asking: str, seen: SeatView, options: Path) -> Path:
        table: LiarsDiceView = seen.table
        if seen.prompt and seen.prompt.draft:  # somebody else chose how many
            asked = seen.prompt.draft[0] - COUNT
            worth = {each: holds(table, seen.seat, asked, each - FACE) for each in options}
            return (self.judgement.best(options, worth.__getitem__),)
        # One more die than was bid is enough to choose from: more is less likely.
        count = table.bid.count if table.bid else max(1, table.total // 3)
        raises = [
            (holds(table, seen.seat, number, face), number, face)
            for number in (count, count + 1)
            if COUNT + number in options
            for face in range(1, FACES + 1)
            if table.bid is None or (number, face) > (count, table.bid.face)
        ]
        doubt = 1 - holds(table, seen.seat, count, table.bid.face) if table.bid else 0.0
        best = max((chance for chance, _, _ in raises), default=0.0)
        # Who is sure that it is a lie, or that it is none, makes no mistake about it.
        if doubt == 1 or not raises or (doubt > 0 and self.judgement.prefers(doubt - best)):
            return (LIAR,)
        if not self.judgement.is_sharp:
            _, number, face = self.judgement.best(raises, lambda each: each[0])
            return (COUNT + number, FACE + face)
        good = [(number, face) for chance, number, face in raises if chance >= best - BLUFF]
        number, face = good[self.luck.below(len(good))]
        return (COUNT + number, FACE + face)


BOTS = {"bot": OddsBot}


PROSPECTS = Prospects[LiarsDice](
    terms=lambda s, seat: {"dice": len(s.cups[seat])},
    lead=lambda s: 1.5,
    stage=lambda s: s.round,
    horizon=1,
    skills=(Skill("bot", 0.5), Skill("bot", 0.2), Skill("bot", 0.05)),
)
