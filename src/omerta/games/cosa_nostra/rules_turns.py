"""La Cosa Nostra, CN-20.6: the questions a turn is made of, in planning and in action."""

from __future__ import annotations

from collections.abc import Callable

from omerta.games.cosa_nostra.state import CosaNostra
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck
from omerta.kernel.trees import Path, Tree, abridged, options_of

Default = Callable[[CosaNostra, int], Path]


def part_of_turn(
    name: str,
    rule: str,
    tree: Tree[CosaNostra],
    then: Callable[[CosaNostra, int, Path], None],
    default: Default,
    *,
    seconds: Callable[[CosaNostra], int] | None = None,
    see: tuple[str, ...],
) -> Ask[CosaNostra]:
    """All parts look the same to the others."""
    return Ask(
        name,
        rule,
        options_of(tree),
        then,
        along(tree, default),
        chain=True,
        tree=tree,
        shown_as="turn",
        seconds=seconds,
        see=see,
    )


def along(tree: Tree[CosaNostra], default: Default) -> Callable[[CosaNostra, int, Luck], Path]:
    """A default as the choices that lead to it."""
    return lambda s, seat, luck: abridged(tree, s, seat, default(s, seat))
