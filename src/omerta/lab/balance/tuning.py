"""A tuning file: which values may change and how far, and which figures are wanted.

A candidate is a place in the choices of each value.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from omerta.games.figures import Figure
from omerta.kernel.game import Game
from omerta.kernel.refusal import BadSetup
from omerta.lab.balance.plan import ODD, Plan
from omerta.lab.balance.pool import Pool, rows_of
from omerta.lab.balance.provenance import demand_ours, put_at, value_at
from omerta.lab.intervals import Share

Candidate = tuple[int, ...]
Positive = Annotated[int, Meta(ge=1, le=1_000_000)]
MOST_CHOICES = 1000


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    generations: Positive = 8
    candidates: Annotated[int, Meta(ge=2, le=10_000)] = 16  # of each generation
    games: Positive = 16  # for each number of players, of all candidates
    most_games: Positive = 256  # of the best
    keep: Positive = 4  # the parents of the next generation
    confirm: Positive = 1000  # fresh games for the evidence


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value with its choices or bounds; or several that change together, each choice a table of
    paths and values."""

    at: str = ""
    name: str = ""  # of values that change together
    choices: tuple[Any, ...] = ()
    least: float | None = None
    most: float | None = None
    step: float = 1

    @property
    def title(self) -> str:
        return self.at or self.name

    def listed(self) -> tuple[Any, ...]:
        """All choices. Those between bounds are whole numbers where all bounds are."""
        if self.choices:
            return self.choices
        if self.least is None or self.most is None or not self.step > 0 or not self.at:
            raise BadSetup("balance-tune-bounds", at=self.title)
        if self.least > self.most:
            raise _reversed(self.title, self.least, self.most)
        steps = math.floor((self.most - self.least) / self.step + 1e-9)
        if steps >= MOST_CHOICES:
            raise BadSetup("balance-tune-bounds", at=self.title)
        listed = [round(self.least + self.step * each, 9) for each in range(steps + 1)]
        return tuple(int(each) if each == int(each) else each for each in listed)

    def paths(self) -> tuple[str, ...]:
        if self.at:
            return (self.at,)
        if not self.choices or not all(isinstance(each, dict) for each in self.choices):
            raise BadSetup("balance-tune-bounds", at=self.title)
        return tuple(dict.fromkeys(path for each in self.choices for path in each))


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bounds for a figure: for each of its rows, or for the one row that is named."""

    figure: str
    players: tuple[int, ...] = ()  # none for all
    least: float | None = None
    most: float | None = None
    weight: float = 1.0

    @property
    def scale(self) -> float:
        """How far beyond a bound counts as 1: half the way between the bounds, or a quarter of the
        bound."""
        if self.least is not None and self.most is not None:
            return max((self.most - self.least) / 2, 1e-6)
        bound = self.least if self.least is not None else self.most
        return max(abs(bound or 0.0) / 4, 0.01)

    def beyond(self, value: float) -> float:
        """How far outside the bounds."""
        below = 0.0 if self.least is None else self.least - value
        above = 0.0 if self.most is None else value - self.most
        return max(0.0, below, above)

    def off(self, found: Share) -> float:
        """How far outside, in scales. Where a figure is uncertain it counts less: few games say
        little about shares, and chance must not drown what they do say."""
        margin = (found.high - found.low) / 2
        return self.beyond(found.share) / math.hypot(self.scale, margin)


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: tuple[int, ...]
    values: Annotated[tuple[Value, ...], Meta(min_length=1)]
    goals: Annotated[tuple[Goal, ...], Meta(min_length=1)]
    odd: str = ""  # who takes a seat in the games for the figure `odd`
    search: Search = Search()


def parse_tuning(text: str, name: str) -> File:
    try:
        return msgspec.convert(tomllib.loads(text), File)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise BadSetup("balance-tune-bad", file=name, problem=str(error)) from None


@dataclass(frozen=True)
class Measured:
    """A goal at one table size, for one row."""

    goal: Goal
    figure: Figure
    row: str
    players: int
    found: Share | None

    @property
    def off(self) -> float:
        """What never came up says nothing."""
        return 0.0 if self.found is None else self.goal.off(self.found)

    @property
    def met(self) -> bool:
        return self.found is not None and not self.goal.beyond(self.found.share)


class Tuning:
    """A file that fits its game and content."""

    def __init__(self, file: File, game: Game[Any], content: msgspec.Struct, plan: Plan) -> None:
        if file.game != game.name:
            raise BadSetup("balance-tune-game", file="--tune", other=file.game, game=game.name)
        self.file, self.game, self.plan = file, game, plan
        # As a content file has it: lists, no tuples.
        self.tree: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(content))
        for players in file.players:
            game.check_players(players)
        for value in file.values:
            for path in value.paths():
                value_at(self.tree, path)
                demand_ours(self.tree, path)
        self.choices = [self._choices(value) for value in file.values]
        self.goals = [self._resolved(goal) for goal in file.goals]

    # --- candidates ---

    def _choices(self, value: Value) -> tuple[dict[str, Any], ...]:
        """The content's own values first."""
        paths = value.paths()
        own = {path: value_at(self.tree, path) for path in paths}
        listed = [{value.at: each} if value.at else {**own, **each} for each in value.listed()]
        return (own, *[each for each in listed if each != own])

    @property
    def base(self) -> Candidate:
        """The content as it is."""
        return (0,) * len(self.choices)

    def changed(self, candidate: Candidate) -> dict[str, tuple[Any, Any]]:
        """By path: the value before and after."""
        return {
            path: (before, choices[place][path])
            for place, choices in zip(candidate, self.choices, strict=True)
            for path, before in choices[0].items()
            if choices[place][path] != before
        }

    def content(self, candidate: Candidate) -> msgspec.Struct | None:
        """None where these values do not go together."""
        try:
            return msgspec.convert(self.changed_tree(candidate), self.game.content_type)
        except (msgspec.ValidationError, ValueError):
            return None

    def changed_tree(self, candidate: Candidate) -> dict[str, Any]:
        tree = deepcopy(self.tree)
        for path, (_, after) in self.changed(candidate).items():
            put_at(tree, path, after)
        return tree

    # --- goals ---

    def _resolved(self, goal: Goal) -> tuple[Goal, Figure, Sequence[str]]:
        if goal.least is None and goal.most is None:
            raise BadSetup("balance-tune-goal", figure=goal.figure)
        if goal.least is not None and goal.most is not None and goal.least > goal.most:
            raise _reversed(goal.figure, goal.least, goal.most)
        for players in goal.players:
            if players not in self.file.players:
                raise BadSetup("balance-tune-players", figure=goal.figure, players=players)
        if goal.figure == ODD and not self.file.odd:
            raise BadSetup("balance-tune-odd")
        figures = {figure.name: figure for figure in self.plan.figures()}
        name, _, row = goal.figure.partition(".")
        figure = figures.get(name)
        if figure is None or (row and row not in figure.rows):
            known = [each for one in figures.values() for each in (one.name, *one.keys)]
            listed = ", ".join(dict.fromkeys(known))
            raise BadSetup("balance-tune-figure", figure=goal.figure, known=listed)
        return goal, figure, ([row] if row else rows_of(figure))

    @cached_property
    def keys(self) -> frozenset[str]:
        """Of all the pairs of a game, those the goals are about."""
        return frozenset(
            key
            for _, figure, rows in self.goals
            for key in (figure.keys if rows == rows_of(figure) else [f"{figure.name}.{rows[0]}"])
        )

    @property
    def with_odd(self) -> tuple[int, ...]:
        """Table sizes that need games of the odd one."""
        asked = [goal for goal, figure, _ in self.goals if figure.name == ODD]
        return tuple(n for n in self.file.players if any(n in self._sizes(goal) for goal in asked))

    def _sizes(self, goal: Goal) -> tuple[int, ...]:
        return goal.players or self.file.players

    def measured(self, pool: Pool) -> list[Measured]:
        return [
            Measured(goal, figure, row, players, pool.measure(figure, row, players))
            for goal, figure, rows in self.goals
            for players in self._sizes(goal)
            for row in rows
            if not _absent(figure, row, players)
        ]

    def loss(self, pool: Pool) -> float:
        """The squared distances from the bounds, weighted; by table size on average."""
        return sum(
            [
                each.goal.weight * each.off**2 / len(self._sizes(each.goal))
                for each in self.measured(pool)
            ]
        )


def _absent(figure: Figure, row: str, players: int) -> bool:
    """There is no fifth seat at a table of four."""
    return figure.name == "seat" and int(row) > players


def _reversed(at: str, least: float, most: float) -> BadSetup:
    return BadSetup("balance-tune-reversed", at=at, least=f"{least:g}", most=f"{most:g}")
