"""Gangs City (Alexis Righetti, 2013): hidden orders in a city of hexagons; 3 to 6 players."""

from __future__ import annotations

from pathlib import Path

from omerta.games.gangs_city import (
    rules_actions,
    rules_end,
    rules_placement,
    rules_recruit,
    rules_setup,
    rules_shootout,
    rules_traffics,
)
from omerta.games.gangs_city.aim import AIM
from omerta.games.gangs_city.beats import BEATS
from omerta.games.gangs_city.bot.players import BOTS
from omerta.games.gangs_city.content import CONTENT, TRAFFICS, Content, Options
from omerta.games.gangs_city.events import EVENTS, attacks
from omerta.games.gangs_city.figures import FIGURES
from omerta.games.gangs_city.hexes import LOCATIONS
from omerta.games.gangs_city.observe import observe
from omerta.games.gangs_city.outlook import outlook
from omerta.games.gangs_city.prospects import PROSPECTS
from omerta.games.gangs_city.rules_end import scores, tie_break
from omerta.games.gangs_city.screen import screen
from omerta.games.gangs_city.state import ACTIONS, GangsCity, drawn_as
from omerta.games.gangs_city.steps import step
from omerta.games.gangs_city.view import HIDING, own_parts, public_view, redeal, tally, unseen
from omerta.games.gangs_city.words import Words
from omerta.games.package import GamePackage
from omerta.kernel.game import Game

_ASKS = (
    rules_setup.SETUP_PLACE,
    rules_placement.FIRST_PLAYER,
    rules_placement.PLACE_TILE,
    rules_traffics.BID_STOCK,
    rules_traffics.FENCE_TOKEN,
    rules_actions.RESOLUTION_ORDER,
    rules_shootout.KILL,
    rules_shootout.DOCTOR_SAVE,
    rules_shootout.PIN,
    rules_shootout.STEAL,
    rules_recruit.HIRE_CHARACTER,
    rules_end.OPEN_PLACE,
    rules_end.RETURN_CHARACTER,
)


def _most_decisions(players: int) -> int:
    """A cell for each to begin with. By round: two piles to open, an order of all locations, one
    token of the fence; by player: seven tiles of six steps, five bids; at every location, and for
    each tile there: a shot, a save, a pin, a theft, a hire of five steps, one who returns.
    """
    tiles = 7 * players
    a_round = 2 + 4 + LOCATIONS + 2 + tiles * 6 + players * (TRAFFICS + 1) + tiles * (8 + 5 + 2)
    return 2 * players + Options().max_rounds * a_round


GAME = Game[GangsCity](
    name="gangs_city",
    version="2",
    min_players=3,
    max_players=6,
    state=GangsCity,
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
    minutes=(75, 90),
    order=3,
    drawn_as=drawn_as,
    figures=FIGURES,
    attacks=attacks,
)
