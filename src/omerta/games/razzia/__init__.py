"""Razzia (Stefan Dorra, 1992): six bars, one card each, police and gamblers; 3 to 8 players."""

from __future__ import annotations

from pathlib import Path

from omerta.games.package import GamePackage
from omerta.games.razzia import rules_round, rules_split
from omerta.games.razzia.aim import AIM
from omerta.games.razzia.beats import BEATS
from omerta.games.razzia.bot import BOTS
from omerta.games.razzia.content import CONTENT, Content, Options
from omerta.games.razzia.events import EVENTS
from omerta.games.razzia.figures import FIGURES
from omerta.games.razzia.observe import observe
from omerta.games.razzia.outlook import outlook
from omerta.games.razzia.prospects import PROSPECTS
from omerta.games.razzia.screen import screen
from omerta.games.razzia.state import ACTIONS, Razzia, drawn_as
from omerta.games.razzia.steps import step
from omerta.games.razzia.view import HIDING, own_parts, public_view, redeal, scores, tally, unseen
from omerta.games.razzia.words import Words
from omerta.kernel.game import Game

_ASKS = (
    rules_round.PLACE_EXTRA,
    rules_round.CHOOSE_CARD,
    rules_split.PROPOSE_SPLIT,
    rules_split.ANSWER_SPLIT,
    rules_split.ANSWER_IN_TURN,
)


def _most_decisions(players: int) -> int:
    """RZ-10.1: at most 15 rounds, 30 steps a proposal, and half as many splits as players."""
    splits = players // 2
    return 15 * (1 + players + splits * 30 + players)


GAME = Game[Razzia](
    name="razzia",
    version="2",
    min_players=3,  # RZ-1.1
    max_players=8,
    state=Razzia,
    options_type=Options,
    content_type=Content,
    content=CONTENT,
    actions=ACTIONS,
    asks={ask.name: ask for ask in _ASKS},
    steps=step,
    setup=rules_round.setup,
    public_view=public_view,
    own_parts=own_parts,
    unseen=unseen,
    hiding=HIDING,
    redeal=redeal,
    tally=tally,
    scores=scores,
    most_decisions=_most_decisions,
    events=EVENTS,
    observe=observe,
    outlook=outlook,
)

PACKAGE = GamePackage(
    game=GAME,
    aim=AIM,
    bots=BOTS,
    prospects=PROSPECTS,
    folder=Path(__file__).parent,
    words=Words,
    beats=BEATS,
    screen=screen,
    minutes=(30, 45),
    order=1,
    figures=FIGURES,
    drawn_as=drawn_as,
)
