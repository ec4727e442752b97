"""What bots work out in a worker.

A worker gets the seat, a seed, and a *redealt* state: another state the seat could be in. It has
nothing else, so even a bot that looks inside its `Decision` learns nothing hidden.
"""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.bots.tempers import CALM, Temper
from omerta.games import load
from omerta.kernel.drivers import Bargainer, BargainMove, bargaining_decision, decision_for
from omerta.kernel.state import Offer
from omerta.lineup import make


def answer(
    game_name: str, world: bytes, seat: int, bot_name: str, key: bytes, temper: Temper
) -> list[int]:
    """In a worker: the actions of one whole answer."""
    game = load(game_name)
    s = game.state.from_json(world)
    bot = make(bot_name, game, key, temper)
    ask, actions = game.ask(s), []
    while True:
        action = bot.choose(decision_for(game, s, seat))
        actions.append(action)
        # The answer is not played here: what it leads to in a redealt state does not matter.
        s.drafts[seat] = (*s.drafts[seat], action)
        if not ask.chain or not ask.options(s, seat):
            return actions


def bargain_move(
    game_name: str,
    world: bytes,
    seat: int,
    bot_name: str,
    key: bytes,
    temper: Temper,
    offer: int,
    asked: Offer | None = None,
) -> BargainMove | None:
    """In a worker: a bot's answer to an offer, an offer of its own, or one it is `asked` for."""
    game = load(game_name)
    bot = make(bot_name, game, key, temper)
    if not isinstance(bot, Bargainer):
        return None
    s = game.state.from_json(world)
    said = bot.bargain(bargaining_decision(game, s, seat, offer, asked))
    # Check the types of what the bot says; a wrong one is an error of the bot.
    meant: BargainMove | None = msgspec.convert(msgspec.to_builtins(said), BargainMove | None)
    return meant


def bot_task(
    game: Any, state: Any, seat: int, bot_name: str, key: bytes, temper: Temper = CALM
) -> tuple[str, bytes, int, str, bytes, Temper]:
    """What a worker needs to answer for a seat."""
    return (*seat_task(game, state, seat, key), bot_name, key, temper)


def seat_task(game: Any, state: Any, seat: int, key: bytes) -> tuple[str, bytes, int]:
    """What a worker needs to think for a seat: nothing the seat could not know."""
    return game.name, game.redealt(state, seat, key).to_json(), seat
