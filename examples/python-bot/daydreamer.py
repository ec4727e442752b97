"""A bot for every game: it dreams each option to its end a few times, and takes the best."""

from __future__ import annotations

from typing import Any

from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Chair
from omerta.kernel.game import Game

DREAMS = 8


class Daydreamer:
    # games = ("razzia", "mafiozoo")  # a bot for some games only says so

    def __init__(self, game: Game[Any], luck: Luck) -> None:
        self._game = game
        self._luck = luck

    def choose(self, chair: Chair) -> int:
        """One of the chair's options."""
        if len(chair.options) == 1:
            return chair.options[0]
        seat = chair.view().seat
        lead = dict.fromkeys(chair.options, 0.0)
        for _ in range(DREAMS):
            # A world this seat could be in, with luck of its own: what is hidden stays hidden.
            world = chair.redeal(key_from(self._luck.below(1 << 60)))
            for option in chair.options:
                dream = world.clone()
                self._game.act(dream, seat, option)
                self._game.play_out(dream, self._luck.share)
                scores = self._game.scores(dream)
                lead[option] += scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        return max(chair.options, key=lambda option: lead[option])
