"""La Cosa Nostra, CN-3.14 and 4.13: cards played after the task, before the turn ends."""

from __future__ import annotations

from omerta.games.cosa_nostra.rules_influence import could_play, play, play_tree, plays
from omerta.games.cosa_nostra.state import ACTION, PASS, CosaNostra
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import NOBODY, Window
from omerta.kernel.trees import END, Choices, Path, confirm, options_of


@step
def end_of_turn(s: CosaNostra) -> None:
    """Asked on open grounds (CN-20.2). After the last task of the game nothing is (CN-17.1)."""
    if s.phase == ACTION and s.round == s.rounds and nothing_pending(s):
        return
    s.gate = True
    if could_play(s, s.actor):
        s.ask(END_TURN, (s.actor,))


def nothing_pending(s: CosaNostra) -> bool:
    return not any(s.has_pending(seat) for seat in range(s.players))


def end_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    if not path:
        return confirm([*plays(s, seat), PASS])
    return END if path[0] == PASS else play_tree(s, seat, path)


def played_or_over(s: CosaNostra, seat: int, path: Path | int) -> None:
    if seat != NOBODY:
        assert isinstance(path, tuple)
        s.plan(end_of_turn)
        play(s, seat, path)


END_TURN = Window[CosaNostra](
    "end_turn",
    "CN-4.13",
    options_of(end_tree),
    played_or_over,
    lambda s, seat, luck: (PASS,),
    chain=True,
    tree=end_tree,
    seconds=lambda s: 8,
    passing=PASS,
    see=("CN-3.14", "CN-11.2", "CN-12.2"),
)
