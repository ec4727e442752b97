"""Deal (Tristan Frobert, Vincent Turri): drugs, war and secret goals; 3 to 6 players."""

from __future__ import annotations

from pathlib import Path

from omerta.games.deal import (
    rules_action,
    rules_deal,
    rules_event_cards,
    rules_fight,
    rules_gun_show,
    rules_resources,
    rules_respect,
    rules_setup,
    rules_turn,
)
from omerta.games.deal.aim import AIM
from omerta.games.deal.beats import BEATS
from omerta.games.deal.bot.players import BOTS
from omerta.games.deal.content import CONTENT, LEAST_PLAYERS, MOST_PLAYERS, Content, Options
from omerta.games.deal.events import EVENTS, attacks
from omerta.games.deal.figures import FIGURES
from omerta.games.deal.observe import observe
from omerta.games.deal.outlook import outlook
from omerta.games.deal.prospects import PROSPECTS
from omerta.games.deal.rules_respect import scores, tie_break
from omerta.games.deal.screen import screen
from omerta.games.deal.state import ACTIONS, Deal, drawn_as
from omerta.games.deal.steps import step
from omerta.games.deal.trade import TRADE
from omerta.games.deal.view import HIDING, own_parts, public_view, redeal, tally, unseen
from omerta.games.deal.words import Words, offering
from omerta.games.package import GamePackage
from omerta.kernel.game import Game

_ASKS = (
    rules_setup.CHOOSE_CLAN,
    rules_resources.RESOURCE_TURN,
    rules_resources.RECRUIT,
    rules_action.ORDER,
    rules_turn.FIGHT_WINDOW,
    rules_fight.WEAPONS,
    rules_fight.WAY_OUT,
    rules_fight.HAND_AFTER,
    rules_deal.DEAL_TURN,
    rules_turn.EVENT_WINDOW,
    rules_turn.CALLED_EVENT,
    rules_turn.LAST_REVEALS,
    rules_respect.REVEAL,
    rules_event_cards.LOSE_DRUG,
    rules_event_cards.LOSE_SOLDIER,
    rules_event_cards.PLACE_SOLDIER,
    rules_event_cards.NEW_HAND,
    rules_event_cards.LOOK,
    rules_gun_show.DISCARD,
)


def _most_decisions(players: int) -> int:
    """DA-14.13: a crude count for the safety stop of stepped play; random games take thousands."""
    return 200_000


GAME = Game[Deal](
    name="deal",
    version="5",
    min_players=LEAST_PLAYERS,
    max_players=MOST_PLAYERS,
    state=Deal,
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
    ending=lambda s: "rounds" if s.capped else "",
    most_decisions=_most_decisions,
    events=EVENTS,
    observe=observe,
    outlook=outlook,
    interrupts=(
        rules_respect.REVEAL_UNASKED,
        rules_turn.CALL_UNASKED,
        rules_deal.SHOW_UNASKED,
    ),
    trade=TRADE,
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
    minutes=(90, 120),
    order=5,
    offering=offering,
    figures=FIGURES,
    attacks=attacks,
    drawn_as=drawn_as,
)
