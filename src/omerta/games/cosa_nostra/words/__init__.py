"""La Cosa Nostra in words: what is asked and answered, what happened, what would come of it."""

from __future__ import annotations

from omerta.games.cosa_nostra.view import CosaNostraView
from omerta.games.cosa_nostra.words.answers import Answers
from omerta.games.cosa_nostra.words.events import Events
from omerta.games.cosa_nostra.words.names import roman
from omerta.games.cosa_nostra.words.outlooks import Outlooks
from omerta.games.cosa_nostra.words.questions import Questions
from omerta.kernel.game import SeatView
from omerta.kernel.refusal import Refused
from omerta.text.phrases import Part, Phrase


class Words(Questions, Answers, Events, Outlooks):
    """Phrases for whoever reads, with the numbers and names of the table's own content."""

    def score(self, score: int) -> Phrase:
        return Phrase("score", {"amount": score})

    def stage(self, seen: SeatView) -> Phrase:
        table: CosaNostraView = seen.table
        facts: dict[str, Part] = {"round": table.round, "phase": table.phase}
        return Phrase(
            "table-stage", {**facts, "roman": roman(table.round), "rounds": roman(table.rounds)}
        )

    def refusal(self, refused: Refused) -> Phrase:
        params: dict[str, Part] = dict(refused.params)
        seat = params.pop("seat", None)
        # A trade names the player who lacks something.
        return Phrase(refused.reason, params, who=seat if isinstance(seat, int) else None)
