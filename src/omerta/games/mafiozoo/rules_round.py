"""Mafiozoo, MZ-3: four rounds of four phases, and the end."""

from __future__ import annotations

from omerta.games.mafiozoo import events
from omerta.games.mafiozoo.content import CHARACTERS
from omerta.games.mafiozoo.rules_corruption import corruption
from omerta.games.mafiozoo.rules_favours import favours
from omerta.games.mafiozoo.rules_influence import influence
from omerta.games.mafiozoo.rules_revenue import revenue
from omerta.games.mafiozoo.scoring import count
from omerta.games.mafiozoo.state import Mafiozoo
from omerta.games.mafiozoo.steps import step


@step
def begin_round(s: Mafiozoo) -> None:
    """MZ-3.1, 3.2: everyone finishes a phase before the next begins."""
    s.round += 1
    s.plan(revenue, corruption, favours, influence, end_round)


@step
def end_round(s: Mafiozoo) -> None:
    """MZ-8.1: the game ends after the last round."""
    if s.tile_flip:
        flip_tiles(s)
    if s.round < s.rounds:
        s.do(begin_round)
        return
    s.end()
    if s.listener is not None:
        s.tell(events.End(tuple(count(s))), "MZ-8.8")


def flip_tiles(s: Mafiozoo) -> None:
    """Option `tile_flip`: a tile turns over where one player alone had the most gems (MZ-Q6)."""
    turned = tuple([who for who in range(CHARACTERS) if s.led >> who & 1])
    s.golden = tuple(face != (who in turned) for who, face in enumerate(s.golden))
    if s.listener is not None and turned:
        s.tell(events.Flip(turned), "MZ-Q6")
