"""La Cosa Nostra (Johannes Sich, 2014): orders face down, deals, threats, dice; 3 to 5 players."""

from __future__ import annotations

from pathlib import Path

from omerta.games.cosa_nostra import (
    rules_action,
    rules_attacks,
    rules_cash,
    rules_drawing,
    rules_harm,
    rules_influence,
    rules_naming,
    rules_payday,
    rules_planning,
    rules_responses,
    rules_setup,
    rules_specials,
    rules_trade,
    rules_turn_end,
    screen,
)
from omerta.games.cosa_nostra.aim import AIM
from omerta.games.cosa_nostra.beats import BEATS
from omerta.games.cosa_nostra.bot.players import BOTS
from omerta.games.cosa_nostra.content import CONTENT, LEAST_PLAYERS, MOST_PLAYERS, Content, Options
from omerta.games.cosa_nostra.events import EVENTS, attacks
from omerta.games.cosa_nostra.figures import FIGURES
from omerta.games.cosa_nostra.observe import observe
from omerta.games.cosa_nostra.outlook import outlook
from omerta.games.cosa_nostra.printed import printed
from omerta.games.cosa_nostra.prospects import PROSPECTS
from omerta.games.cosa_nostra.rules_end import scores, tie_break
from omerta.games.cosa_nostra.state import ACTIONS, CosaNostra, drawn_as
from omerta.games.cosa_nostra.steps import step
from omerta.games.cosa_nostra.trade import TRADE
from omerta.games.cosa_nostra.view import HIDING, own_parts, public_view, redeal, tally, unseen
from omerta.games.cosa_nostra.words import Words
from omerta.games.package import GamePackage
from omerta.kernel.game import Game

_ASKS = (
    rules_setup.CHOOSE_FAMILY,
    rules_drawing.MULLIGAN,
    rules_planning.PLAY_IN_PLANNING,
    rules_planning.ASSIGN,
    rules_planning.PLAN,
    rules_planning.INFLUENCE_TURN,
    rules_influence.PEEK,
    rules_action.SCHEMERS,
    rules_action.PLAY_IN_ACTION,
    rules_action.ACT,
    rules_action.TURN_TO_ACT,
    rules_naming.THREAT,
    rules_turn_end.END_TURN,
    rules_cash.CHOOSE_MARKERS,
    rules_cash.COP_REROLL,
    rules_specials.STAKE,
    rules_specials.BUY,
    rules_specials.LAUNDER,
    rules_responses.ROBBERIES,
    rules_responses.TRAPS,
    rules_harm.DOCTORS,
    rules_attacks.RETURN_FIRE,
    rules_payday.RECRUIT,
    rules_payday.DISCARD,
)


def _most_decisions(players: int) -> int:
    """CN-19.9: a crude count of the worst case; random games take some thousands."""
    return 150_000


GAME = Game[CosaNostra](
    name="cosa_nostra",
    version="3",
    min_players=LEAST_PLAYERS,
    max_players=MOST_PLAYERS,
    state=CosaNostra,
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
    interrupts=(rules_trade.TAKE_MARKER_BACK, rules_influence.LOOK_UNASKED),
    trade=TRADE,
    outlook=outlook,
    printed=printed,
)

PACKAGE = GamePackage(
    game=GAME,
    aim=AIM,
    bots=BOTS,
    prospects=PROSPECTS,
    folder=Path(__file__).parent,
    words=Words,
    beats=BEATS,
    screen=screen.screen,
    minutes=(90, 90),
    order=4,
    about_item=screen.about_item,
    figures=FIGURES,
    drawn_as=drawn_as,
    attacks=attacks,
)
