"""Mafiozoo (Rüdiger Dorn, 2017): bribes along red threads, favours, a city; 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from omerta.games.mafiozoo import (
    rules_corruption,
    rules_districts,
    rules_favours,
    rules_influence,
    rules_revenue,
    rules_setup,
)
from omerta.games.mafiozoo.aim import AIM
from omerta.games.mafiozoo.beats import BEATS
from omerta.games.mafiozoo.bot.players import BOTS
from omerta.games.mafiozoo.content import CONTENT, Content, Options
from omerta.games.mafiozoo.events import EVENTS
from omerta.games.mafiozoo.figures import FIGURES
from omerta.games.mafiozoo.observe import observe
from omerta.games.mafiozoo.outlook import outlook
from omerta.games.mafiozoo.prospects import PROSPECTS
from omerta.games.mafiozoo.scoring import scores, tie_break
from omerta.games.mafiozoo.screen import screen
from omerta.games.mafiozoo.state import ACTIONS, Mafiozoo, drawn_as
from omerta.games.mafiozoo.steps import step
from omerta.games.mafiozoo.view import HIDING, own_parts, public_view, redeal, tally, unseen
from omerta.games.mafiozoo.words import Words
from omerta.games.package import GamePackage
from omerta.kernel.game import Game

_ASKS = (
    rules_revenue.MIX,
    rules_districts.CHOOSE_DISTRICT,
    rules_corruption.PLAY_CARD,
    rules_corruption.LAST_BONUS,
    rules_favours.INFORM,
    rules_favours.BUY,
    rules_favours.UNION_GEM,
    rules_favours.TOP_UP_GEMS,
    rules_influence.PLACE_THUGS,
    rules_influence.KEEP_FAVOUR,
)


def _most_decisions(players: int) -> int:
    """By round and player: 6 cards of at most 6 steps, 4 bonuses twice, 12 windows, 8 payments,
    20 district tokens, a gem of the Union, a top-up, the docks, 8 thugs of 3 steps, one favour.
    """
    rounds = 6 if players == 2 else 4
    return rounds * players * (36 + 8 + 12 + 8 + 20 + 3 + 24 + 2)


GAME = Game[Mafiozoo](
    name="mafiozoo",
    version="1",
    min_players=2,
    max_players=4,
    state=Mafiozoo,
    options_type=Options,
    content_type=Content,
    content=CONTENT,
    actions=ACTIONS,
    asks={ask.name: ask for ask in _ASKS},
    steps=step,
    setup=rules_setup.setup,
    public_view=public_view,
    own_parts=own_parts,
    unseen=unseen,
    hiding=HIDING,
    redeal=redeal,
    tally=tally,
    scores=scores,
    tie_break=tie_break,
    most_decisions=_most_decisions,
    events=EVENTS,
    observe=observe,
    outlook=outlook,
    interrupts=(rules_corruption.PLACE_UNPROMPTED,),
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
    minutes=(60, 60),
    order=2,
    figures=FIGURES,
    drawn_as=drawn_as,
)
