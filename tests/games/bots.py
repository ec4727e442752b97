"""What a bot of any game answers and says in a scene."""

from __future__ import annotations

from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import (
    NO_OFFER,
    Bargainer,
    BargainMove,
    bargaining_decision,
    decision_for,
)
from omerta.kernel.game import Game
from omerta.kernel.state import Offer, S
from omerta.lineup import make


def steps_of(bot: str, game: Game[S], s: S, seat: int) -> list[int]:
    """All steps it is asked for, to answer the open question."""
    player, s = make(bot, game, derive(key_from("answer"), seat)), s.clone()
    question, steps = s.question, list[int]()
    while s.asking and s.question == question and seat in s.waiting:
        steps.append(player.choose(decision_for(game, s, seat)))
        game.act(s, seat, steps[-1])
    return steps


def word_of(
    bot: str, game: Game[S], s: S, seat: int, offer: Offer | None = None
) -> BargainMove | None:
    """What it says at a live table: to this offer, or of its own accord."""
    player = make(bot, game, derive(key_from("says"), seat))
    assert isinstance(player, Bargainer)
    return player.bargain(
        bargaining_decision(game, s, seat, NO_OFFER if offer is None else offer.id)
    )
