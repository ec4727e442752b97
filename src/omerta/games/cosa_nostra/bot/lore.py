"""What a bot works out once for all of a table's cards: how often things are needed, and where."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from omerta.games.cosa_nostra.content import CASH, KINDS, ROBBERY, ROUNDS, TRAP, Board, Job

# How often a Cash Job pays its lower and its higher sum, in the hands of the usual gangster.
LOW, HIGH = 0.4, 0.5

ByRound = tuple[tuple[float, ...], ...]  # by round (there is no round 0) and kind


def usual_pay(job: Job) -> float:
    return LOW * job.pays[0] + HIGH * job.pays[1]


class Lore:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.income = tuple(board.income[board.kind.index(kind)] for kind in range(KINDS))
        self.monopoly_of = {kind: number for number, kind in enumerate(board.monopoly_kinds)}
        # By Response and pile: how many of the pile's Jobs are such. By Response: how hard it is.
        self.responses = {response: self._piles_of(response) for response in (ROBBERY, TRAP)}
        self.difficulty = {job.key: job.difficulty for job in board.jobs if job.response}
        # By pile: how many of its Jobs are Attacks one can announce.
        self.attacks = tuple(
            self._share(pile, lambda job: job.attack and not job.response)
            for pile in range(ROUNDS + 1)
        )
        # What a kind of Business adds to a seat's own Jobs of a round, drawn by chance; and what
        # one use of it is worth to somebody who needs it then.
        self.own_use: ByRound = self._by_round(
            lambda kind, pile: self._drawn(pile) * sum(self._shares(kind, pile))
        )
        self.going: ByRound = self._by_round(self._going)

    def _piles_of(self, key: int) -> dict[int, float]:
        """By pile with such Jobs in it: how many of its Jobs are such."""
        piles = {job.pile for job in self.board.jobs if job.key == key}
        return {pile: self._share(pile, lambda job: job.key == key) for pile in piles}

    def _share(self, pile: int, which: Callable[[Job], bool]) -> float:
        """Of the Jobs of a pile, those."""
        jobs = [job for job in self.board.jobs if job.pile == pile]
        return sum([which(job) for job in jobs]) / max(1, len(jobs))

    def _by_round(self, worth: Callable[[int, int], float]) -> ByRound:
        return tuple(
            tuple(worth(kind, pile) if pile else 0.0 for kind in range(KINDS))
            for pile in range(ROUNDS + 1)
        )

    def _shares(self, kind: int, pile: int) -> list[float]:
        """What one such Business contributes to each Cash Job of a pile that needs it."""
        return [
            usual_pay(job) / len(job.needs)
            for job in self.board.jobs
            if job.key == CASH and job.pile == pile and kind in job.needs
        ]

    def _drawn(self, pile: int) -> float:
        """The chance that a seat draws a given Job of a pile."""
        return self.board.drawn_jobs[pile - 1] / sum(job.pile == pile for job in self.board.jobs)

    def _going(self, kind: int, pile: int) -> float:
        """What a use brings whoever asks for it in that round: mostly for a Job of that pile."""
        for near in sorted(range(1, ROUNDS + 1), key=lambda each: abs(each - pile)):
            shares = self._shares(kind, near)
            if shares:
                return sum(shares) / len(shares)
        return 0.0


@lru_cache(maxsize=8)
def lore_of(board: Board) -> Lore:
    return Lore(board)
