"""Deal in words: what is asked, what can be answered, what happened."""

from __future__ import annotations

from omerta.games.deal.view import DealView
from omerta.games.deal.words.events import Events
from omerta.games.deal.words.names import territory
from omerta.games.deal.words.outlooks import Outlooks
from omerta.games.deal.words.questions import Questions
from omerta.kernel.game import SeatView
from omerta.kernel.refusal import Refused
from omerta.text.phrases import Part, Phrase


class Words(Questions, Events, Outlooks):
    """Phrases for whoever reads, with the numbers and names of the table's own content."""

    def score(self, score: int) -> Phrase:
        return Phrase("score", {"amount": score})

    def stage(self, seen: SeatView) -> Phrase:
        table: DealView = seen.table
        return Phrase("table-stage", {"round": table.round, "phase": table.phase}, who=table.active)

    def refusal(self, refused: Refused) -> Phrase:
        params: dict[str, Part] = dict(refused.params)
        seat, place = params.pop("seat", None), params.get("place")
        if isinstance(place, int):
            params["place"] = territory(place)
        return Phrase(refused.reason, params, who=seat if isinstance(seat, int) else None)
