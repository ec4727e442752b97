"""A bot for every game: it dreams each option to its end a few times, and takes the best."""

from __future__ import annotations

from typing import Any

from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Decision
from omerta.kernel.game import Game

DREAMS = 8


class Daydreamer:
    # games = ("razzia", "mafiozoo")  # a bot for some games only says so

    def __init__(self, game: Game[Any], luck: Luck) -> None:
        self._game = game
        self._luck = luck

    def choose(self, decision: Decision) -> int:
        """One of the decision's options."""
        if len(decision.options) == 1:
            return decision.options[0]
        seat = decision.view().seat
        lead = dict.fromkeys(decision.options, 0.0)
        for _ in range(DREAMS):
            # A world this seat could be in, with luck of its own: what is hidden stays hidden.
            world = decision.redeal(key_from(self._luck.below(1 << 60)))
            for option in decision.options:
                dream = world.clone()
                self._game.act(dream, seat, option)
                self._game.play_out(dream, self._luck.share)
                scores = self._game.scores(dream)
                lead[option] += scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        return max(decision.options, key=lambda option: lead[option])
