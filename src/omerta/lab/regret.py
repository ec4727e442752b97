"""Regret: how much worse an answer is than the best one, as a boss sees it.

Lieutenants play a game. At some of their questions every level says what it would answer, and a
boss weighs all these answers in the same worlds. An answer's *regret* is what the seat may hope for
after the best answer, less what it may hope for after this one: 0.05 is five points of a hundred
of the chance to win, nearly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean

import msgspec

from omerta import __version__
from omerta.bots.levels import LEVELS, LIEUTENANT, PATIENCE
from omerta.bots.plain import RANDOM
from omerta.bots.search import Budget, Search, Verdict, whole_answer
from omerta.games import load, package
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.lab.hands import Hands, one_by_one
from omerta.lab.intervals import quantile
from omerta.lab.ledger import Ledger
from omerta.lineup import make

# Whose answers are weighed.
ASKED = (RANDOM, *LEVELS)
# One question in so many is looked at.
EVERY = 12
# A regret above this is a mistake that shows: three points of a hundred.
STEP = 0.03


class Terms(msgspec.Struct, frozen=True):
    game: str
    players: int
    seed: str
    version: str


class Regrets(msgspec.Struct, frozen=True):
    """Of one game: by whoever was asked, question by question."""

    number: int
    regrets: dict[str, list[float]]


@dataclass(frozen=True)
class Summary:
    asked: int
    median: float
    most: float  # nine of ten are not above it
    mistakes: float  # the share above `STEP`


def measure(
    game: str,
    players: int,
    games: int,
    seed: str,
    folder: Path,
    *,
    hands: Hands = one_by_one,
    fresh: bool = False,
    progress: Callable[[int], None] | None = None,
) -> list[Regrets]:
    """Play the games that are missing, and look at them. What is on disk is not done again."""
    agreed = terms(game, players, seed)
    with Ledger(folder, agreed, Regrets, lambda line: line.number, fresh=fresh) as ledger:
        jobs = {number: number for number in range(games)}
        return ledger.complete(jobs, partial(look_at, agreed), hands, progress)


def terms(game: str, players: int, seed: str) -> Terms:
    return Terms(game, players, seed, __version__)


def look_at(agreed: Terms, number: int) -> Regrets:
    game, played, players = load(agreed.game), package(agreed.game), agreed.players
    key = derive(key_from(agreed.seed), "regret", players, number)
    s, luck = game.begin(players, key), Luck(derive(key, "which"))
    bots = [make(LIEUTENANT, game, derive(key, "bot", seat)) for seat in range(players)]
    boss = Search(played, Luck(derive(key, "boss")), Budget(played.prospects.thoughts, PATIENCE))
    regrets: dict[str, list[float]] = {name: [] for name in ASKED}
    asked = 0
    while not s.over:
        seat = s.waiting[0]
        decision = decision_for(game, s, seat)
        begins = len(decision.options) > 1 and not s.drafts[seat]
        if begins and s.asking not in played.prospects.quick and not luck.below(EVERY):
            asked += 1
            answers = {
                name: whole_answer(game, s, seat, make(name, game, derive(key, name, asked)))
                for name in ASKED
            }
            verdicts = boss.weigh(decision, list(answers.values()))
            for name, answer in answers.items():
                regrets[name].append(regret(verdicts, answer))
        game.act(s, seat, bots[seat].choose(decision))
    return Regrets(number, regrets)


def regret(verdicts: Sequence[Verdict], answer: tuple[int, ...]) -> float:
    """Against the best, in the worlds both have met; nothing, if it did better there."""
    best = verdicts[0]
    own = next(verdict for verdict in verdicts if verdict.answer == answer)
    behind = [most - its for most, its in zip(best.hopes, own.hopes, strict=False)]
    return max(0.0, fmean(behind)) if behind else 0.0


def summary(lines: Sequence[Regrets], name: str) -> Summary:
    regrets = [each for line in lines for each in line.regrets[name]]
    if not regrets:
        return Summary(0, 0.0, 0.0, 0.0)
    return Summary(
        len(regrets),
        quantile(regrets, 0.5).share,
        quantile(regrets, 0.9).share,
        fmean([each > STEP for each in regrets]),
    )
