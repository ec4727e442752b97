"""What speaks for a content that was found: its values and figures, before and after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from omerta.lab.balance.page import line
from omerta.lab.balance.pool import Pool
from omerta.lab.balance.sheets import Cell, Row, Sheet, figure_cell, full_label, written
from omerta.lab.balance.toml import plain
from omerta.lab.balance.toml import written as as_toml
from omerta.lab.balance.tuning import Candidate, Measured, Tuning
from omerta.text import Text


@dataclass(frozen=True)
class Evidence:
    tuning: Tuning
    found: Candidate
    before: Pool
    after: Pool

    def content_file(self, command: str) -> str:
        """The content as a file, with what was changed at its top."""
        changes = [
            f"# {path}: {plain(before)} → {plain(after)}"
            for path, (before, after) in self.tuning.changed(self.found).items()
        ]
        head = [f"# Found by: {command}", "# Changed:", *(changes or ["# nothing"]), ""]
        return "\n".join(head) + "\n" + as_toml(self.tuning.changed_tree(self.found))

    def page(self, house: Text, command: str) -> str:
        title = house("balance-tune-title", game=house("game-title"))
        about = house(
            "balance-tune-about",
            before=f"{self.tuning.loss(self.before):.2f}",
            after=f"{self.tuning.loss(self.after):.2f}",
            games=self.after.games(self.after.players[0]),
        )
        parts = [f"# {title}", f"`{command}`", about, f"## {house('balance-tune-values')}"]
        parts += [self._values(house), f"## {house('balance-tune-goals')}", self._goals(house)]
        return "\n\n".join(parts) + "\n"

    def _values(self, house: Text) -> str:
        changed = self.tuning.changed(self.found)
        if not changed:
            return house("balance-tune-none")
        rows = [
            (f"`{path}`", plain(before), plain(after)) for path, (before, after) in changed.items()
        ]
        return _table(
            [house(f"balance-tune-{each}") for each in ("value", "before", "after")], rows
        )

    def _goals(self, house: Text) -> str:
        columns = ("goals", "seats", "wanted", "before", "after", "met")
        pairs = zip(
            self.tuning.measured(self.before), self.tuning.measured(self.after), strict=True
        )
        rows = [
            (
                full_label(after.figure, after.row, house),
                str(after.players),
                _wanted(after, house),
                _found(before, house),
                _found(after, house),
                _met(after),
            )
            for before, after in pairs
        ]
        return _table([house(f"balance-tune-{column}") for column in columns], rows)


def goals_sheet(tuning: Tuning, pool: Pool, house: Text) -> Sheet:
    """The goals, and how far they are met, at the tables that were played."""
    rows = [
        Row(
            full_label(each.figure, each.row, house),
            (
                Cell(str(each.players)),
                Cell(_wanted(each, house)),
                figure_cell(each.figure, each.found, house) if each.found else Cell("–"),
                Cell(_met(each)),
            ),
        )
        for each in tuning.measured(pool)
        if each.players in pool.players
    ]
    columns = [house(f"balance-tune-{each}") for each in ("seats", "wanted", "found-it", "met")]
    title, note = house("balance-tune-goals"), house("balance-glance-note")
    return Sheet(title, note, tuple(columns), tuple(rows))


def _met(each: Measured) -> str:
    return "✓" if each.met else "–"


def _wanted(each: Measured, house: Text) -> str:
    bounds = [
        (sign, written(each.figure, bound, house))
        for sign, bound in (("≥", each.goal.least), ("≤", each.goal.most))
        if bound is not None
    ]
    return " ".join(f"{sign} {said}" for sign, said in bounds)


def _found(each: Measured, house: Text) -> str:
    if each.found is None:
        return "–"
    cell = figure_cell(each.figure, each.found, house)
    return f"{cell.said} {cell.interval}".rstrip()


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(line(first, rest) for first, *rest in lines)
