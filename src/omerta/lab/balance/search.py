"""The search for better numbers: successive halving on common seeds, generation by generation.

All candidates of a generation play a few games, the better half of them twice as many, and so on.
The best of all generations are the parents of the next: a child differs from its parent in a few
values. All candidates play the same seeds. Chance comes from the plan's seed alone, and games on
disk are not played again, so a search that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import msgspec

from omerta.kernel.dice import Luck, derive, key_from
from omerta.lab.balance.plan import Plan, Table, tables
from omerta.lab.balance.pool import Pool
from omerta.lab.balance.table import Line, play_table
from omerta.lab.balance.tuning import Candidate, Tuning
from omerta.lab.hands import Hands
from omerta.lab.ledger import Ledger
from omerta.lab.plan import digest

# Children with two parents, and children far away from theirs; the others are near.
MIXED, FAR = 0.3, 0.1
# How often a near child changes in a further value, and how often a change goes twice as far.
FURTHER = 0.5
# How often each value changes, in a far one.
EACH = 0.3
# So often a new child is looked for before a generation stays smaller.
TRIES = 200


@dataclass(frozen=True)
class Step:
    """How far a search is."""

    generation: int
    games: int  # of each candidate at this rung
    done: int
    of: int
    loss: float  # the best so far


Progress = Callable[[Step], None]


def play_wanted(plan: Plan, wanted: frozenset[str], table: Table) -> Line:
    """Keeps only the pairs that are wanted: a search plays very many games."""
    line = play_table(plan, table)
    pairs = {key: pair for key, pair in line.pairs.items() if key in wanted}
    return msgspec.structs.replace(line, pairs=pairs)


class Searcher:
    def __init__(self, tuning: Tuning, ledger: Ledger[Line], hands: Hands) -> None:
        self.tuning, self.hands, self._ledger = tuning, hands, ledger
        self.search = tuning.file.search
        self._contents: dict[Candidate, msgspec.Struct | None] = {}
        self._luck = Luck(derive(key_from(tuning.plan.seed), "tune"))

    def best(self, progress: Progress | None = None) -> Candidate:
        """The best candidate of all generations; the content as it is takes part in all."""
        parents, loss = [self.tuning.base], float("inf")
        for generation in range(1, self.search.generations + 1):
            field = self._children(parents)
            games = self.search.games
            while True:
                losses = self._losses(field, games, generation, loss, progress)
                field.sort(key=lambda each: losses[each])
                if games >= self.search.most_games:
                    break
                field = field[: max(self.search.keep, (len(field) + 1) // 2)]
                games = min(2 * games, self.search.most_games)
            parents, loss = field[: self.search.keep], losses[field[0]]
        return parents[0]

    def pool(self, candidate: Candidate, games: int, start: int = 0) -> Pool:
        """What a candidate does in these games, if it has not played them yet."""
        jobs = self._jobs(candidate, games, start)
        return Pool(self._play(jobs, None))

    # --- playing ---

    def _losses(
        self,
        field: list[Candidate],
        games: int,
        generation: int,
        loss: float,
        progress: Progress | None,
    ) -> dict[Candidate, float]:
        jobs = [job for each in field for job in self._jobs(each, games, 0)]

        def told(done: int) -> None:
            if progress is not None:
                progress(Step(generation, games, done, len(jobs), loss))

        lines: dict[str, list[Line]] = {}
        for line in self._play(jobs, told):
            lines.setdefault(line.mark, []).append(line)
        return {each: self.tuning.loss(Pool(lines[self._mark(each)])) for each in field}

    def _play(self, jobs: list[Table], progress: Callable[[int], None] | None) -> list[Line]:
        play = partial(play_wanted, self.tuning.plan, self.tuning.keys)
        return self._ledger.complete({job.key: job for job in jobs}, play, self.hands, progress)

    def _jobs(self, candidate: Candidate, games: int, start: int) -> list[Table]:
        content, mark = self._content(candidate), self._mark(candidate)
        usual = tables(self.tuning.file.players, games, content=content, mark=mark, start=start)
        odd = tables(self.tuning.with_odd, games, odd=True, content=content, mark=mark, start=start)
        return usual + odd

    def _mark(self, candidate: Candidate) -> str:
        content = self._content(candidate)
        assert content is not None, "only contents that are sound are played"
        return digest(content)

    def _content(self, candidate: Candidate) -> msgspec.Struct | None:
        if candidate not in self._contents:
            self._contents[candidate] = self.tuning.content(candidate)
        return self._contents[candidate]

    # --- children ---

    def _children(self, parents: list[Candidate]) -> list[Candidate]:
        """The parents, and as many children as make up the number."""
        field = dict.fromkeys([*parents, self.tuning.base])
        for _ in range(TRIES):
            if len(field) >= self.search.candidates:
                break
            child = self._child(parents)
            if self._content(child) is not None:
                field[child] = None
        return list(field)

    def _child(self, parents: list[Candidate]) -> Candidate:
        parent = parents[self._luck.below(len(parents))]
        child = list(parent)
        chance = self._share()
        if chance < MIXED:
            other = parents[self._luck.below(len(parents))]
            child = [(one, two)[self._luck.below(2)] for one, two in zip(child, other, strict=True)]
        if chance > 1 - FAR:
            for place in range(len(child)):
                if self._share() < EACH:
                    self._change(child, place)
            return tuple(child)
        self._change(child, self._luck.below(len(child)))
        while self._share() < FURTHER:
            self._change(child, self._luck.below(len(child)))
        return tuple(child)

    def _change(self, child: list[int], place: int) -> None:
        """Another choice: any, or where values are in order mostly a near one."""
        choices, value = self.tuning.choices[place], self.tuning.file.values[place]
        if value.choices or self._share() < FAR:
            others = [each for each in range(len(choices)) if each != child[place]]
            if others:
                child[place] = others[self._luck.below(len(others))]
            return
        ordered = sorted(range(len(choices)), key=lambda each: float(choices[each][value.at]))
        reach = 1
        while self._share() < FURTHER:
            reach *= 2
        here = ordered.index(child[place]) + reach * (1 - 2 * self._luck.below(2))
        child[place] = ordered[min(max(here, 0), len(ordered) - 1)]

    def _share(self) -> float:
        return self._luck.below(1_000_000) / 1_000_000
