"""A bot that makes no offer and accepts none. Beside others it shows what trading is worth."""

from __future__ import annotations

from typing import Any

from omerta.kernel.drivers import Bot, Decision
from omerta.kernel.game import Game
from omerta.kernel.refusal import BadSetup

NEVER_TRADES = "never-trades"

# With one of these verbs an offer begins. What else a seat does when it is asked for an offer, as
# changing its hand, is no trade.
OFFERING = frozenset({"offer", "player", "anyone"})


class NeverTrades:
    """Plays as another bot does, but for trades."""

    def __init__(self, bot: Bot, game: Game[Any]) -> None:
        if game.trade is None:
            raise BadSetup("balance-no-trade", game=game.name)
        self._bot, self._actions, self._trade = bot, game.actions, game.trade

    def choose(self, decision: Decision) -> int:
        trade, options = self._trade, decision.options
        # Two questions offer these; another question may offer an action of the same number.
        if trade.decline in options and decision.view().asking == "answer_offer":
            return trade.decline
        if trade.no_offer in options and decision.view().asking == "make_offer":
            action = self._bot.choose(decision)
            return trade.no_offer if self._actions[action].verb in OFFERING else action
        return self._bot.choose(decision)
