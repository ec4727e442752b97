"""Words for the toy, so that the server can let it be played."""

from __future__ import annotations

from omerta.games.words import Words
from omerta.kernel.events import SeenEvent
from omerta.kernel.game import SeatView
from omerta.kernel.refusal import Refused
from omerta.text.phrases import Phrase


class ToyWords(Words):
    def question(self, seen: SeatView) -> Phrase:
        return Phrase(f"{'ask' if seen.prompt else 'waiting'}-{seen.asking}")

    def action(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action", {"action": action})

    def refusal(self, refused: Refused) -> Phrase:
        return Phrase(refused.reason)

    def score(self, score: int) -> Phrase:
        return Phrase("score", {"score": score})

    def stage(self, seen: SeatView) -> Phrase:
        return Phrase("stage", {"round": seen.table.rounds})

    def own_event(self, event: SeenEvent) -> Phrase | None:
        return Phrase(f"event-{event.kind}")
