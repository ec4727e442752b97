"""What a bot of any game answers and says in a scene."""

from __future__ import annotations

from omerta.bots import make
from omerta.kernel.asks import S
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import NO_OFFER, Bargainer, Word, chair, chair_to_bargain
from omerta.kernel.game import Game
from omerta.kernel.state import Offer


def steps_of(bot: str, game: Game[S], s: S, seat: int) -> list[int]:
    """All steps it is asked for, to answer the open question."""
    player, s = make(bot, game, derive(key_from("answer"), seat)), s.clone()
    question, steps = s.question, list[int]()
    while s.asking and s.question == question and seat in s.waiting:
        steps.append(player.choose(chair(game, s, seat)))
        game.act(s, seat, steps[-1])
    return steps


def word_of(bot: str, game: Game[S], s: S, seat: int, offer: Offer | None = None) -> Word | None:
    """What it says at a live table: to this offer, or of its own accord."""
    player = make(bot, game, derive(key_from("says"), seat))
    assert isinstance(player, Bargainer)
    return player.bargain(chair_to_bargain(game, s, seat, NO_OFFER if offer is None else offer.id))
