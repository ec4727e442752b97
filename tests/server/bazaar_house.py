"""A house where the bazaar is played, a game with trade; and bots that bargain as a test says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from omerta.games.words import Words
from omerta.kernel.dice import Luck
from omerta.kernel.drivers import BargainMove, Bot, Decision
from omerta.kernel.events import SeenEvent
from omerta.kernel.game import Game, SeatView
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item
from omerta.text.phrases import Phrase
from tests.bazaar import GAME
from tests.packages import admit

Brain = Callable[[Luck], Bot]


class BazaarWords(Words):
    def question(self, seen: SeatView) -> Phrase:
        return Phrase(f"{'ask' if seen.prompt else 'waiting'}-{seen.asking}")

    def action(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action", {"action": action})

    def refusal(self, refused: Refused) -> Phrase:
        return Phrase(refused.reason, dict(refused.params))

    def score(self, score: int) -> Phrase:
        return Phrase("score", {"score": score})

    def stage(self, seen: SeatView) -> Phrase:
        return Phrase("stage", {"round": seen.table.round})

    def own_event(self, event: SeenEvent) -> Phrase | None:
        return Phrase(f"event-{event.kind}")

    def item(self, item: Item) -> Phrase:
        what, number = item
        return Phrase("labelled", {"label": what, "what": number})


class QuietBot:
    """The last option of every list: it packs nothing, and passes or blocks. Has no word to say."""

    def __init__(self, luck: Luck) -> None:
        pass

    def choose(self, decision: Decision) -> int:
        return decision.options[-1]


class Haggler(QuietBot):
    """Bargains by what a test gives it, and remembers what it was asked."""

    def __init__(self, say: Callable[[Decision], BargainMove | None]) -> None:
        self._say = say
        self.asked: list[tuple[int, int]] = []  # seat, and the offer or NO_OFFER

    def bargain(self, decision: Decision) -> BargainMove | None:
        self.asked.append((decision.view().seat, decision.offer))
        return self._say(decision)


def open_bazaar(
    monkeypatch: pytest.MonkeyPatch,
    *,
    game: Game[Any] = GAME,
    brains: Mapping[str, Brain] | None = None,
) -> None:
    """From now on the house also knows the bazaar, or a game made of it."""
    admit(monkeypatch, game, bots=brains or {"bot": QuietBot}, words=BazaarWords)
