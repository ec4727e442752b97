"""The plainest bot."""

from __future__ import annotations

from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Decision

RANDOM = "random"


class RandomBot:
    """Any option, all equally likely."""

    def __init__(self, luck: Luck) -> None:
        self._below = luck.below

    def choose(self, decision: Decision) -> int:
        options = decision.options
        return options[self._below(len(options))]
