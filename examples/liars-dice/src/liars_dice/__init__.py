"""Liar's Dice, as a game for Omertà: dice under cups, bids, and the word “liar”; 2 to 6 players."""

from __future__ import annotations

from pathlib import Path

from liars_dice import rules, view
from liars_dice.bot import BOTS, PROSPECTS
from liars_dice.screen import screen
from liars_dice.words import Words
from omerta.games.package import GamePackage
from omerta.kernel.game import Game

GAME = Game[rules.LiarsDice](
    name="liars_dice",
    version="1",
    min_players=rules.LEAST_PLAYERS,
    max_players=rules.MOST_PLAYERS,
    state=rules.LiarsDice,
    options_type=rules.Options,
    content_type=rules.Content,
    content=rules.CONTENT,
    actions=rules.ACTIONS,
    asks={rules.TURN.name: rules.TURN},
    steps=rules.step,
    setup=rules.setup,
    public_view=view.public_view,
    own_parts=view.own_parts,
    unseen=view.unseen,
    redeal=view.redeal,
    tally=view.tally,
    scores=view.scores,
    # LD-2.4, 3.3: every round costs a die, and bids rise from one die to all, face by face.
    most_decisions=lambda players: 2 * rules.FACES * (players * rules.MOST_DICE) ** 2,
    events=rules.EVENTS,
    observe=view.observe,
)

PACKAGE = GamePackage(
    game=GAME,
    bots=BOTS,
    prospects=PROSPECTS,
    folder=Path(__file__).parent,
    words=lambda content=None: Words(),  # the box has numbers, and no names
    screen=screen,
    minutes=(10, 20),
    drawn={"count": "count", "face": "dice"},
)
