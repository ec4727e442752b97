"""Gangs City in words: what is asked, what can be answered, what happened."""

from __future__ import annotations

from omerta.games.gangs_city.view import GangsCityView
from omerta.games.gangs_city.words.answers import Answers
from omerta.games.gangs_city.words.events import Events
from omerta.games.gangs_city.words.outlooks import Outlooks
from omerta.games.gangs_city.words.questions import Questions
from omerta.kernel.game import SeatView
from omerta.kernel.refusal import Refused
from omerta.text.phrases import Part, Phrase, SeatName


class Words(Questions, Answers, Events, Outlooks):
    """Phrases for whoever reads, with the numbers of the table's own content."""

    def score(self, score: int) -> Phrase:
        return Phrase("score", {"amount": score})

    def stage(self, seen: SeatView) -> Phrase:
        table: GangsCityView = seen.table
        facts: dict[str, Part] = {"round": table.round, "phase": table.phase}
        return Phrase("table-stage", {**facts, "target": table.target})

    def refusal(self, refused: Refused) -> Phrase:
        params: dict[str, Part] = dict(refused.params)
        if "location" in refused.params:
            params["place"] = Phrase(f"place-{refused.params['location']}")
        if "who" in refused.params:
            params["who"] = SeatName(int(refused.params["who"]))
        return Phrase(refused.reason, params)
