"""Liar's Dice in words."""

from __future__ import annotations

from liars_dice.rules import ACTIONS, COUNT, Bid, Lifted, Lost, Thrown
from liars_dice.view import LiarsDiceView
from omerta.games.words import Words as GameWords
from omerta.kernel.events import SeenEvent
from omerta.kernel.game import SeatView
from omerta.text.phrases import Phrase, SeatName, all_names


def bid(count: int, face: int) -> Phrase:
    return Phrase("bid", {"count": count, "face": face})


class Words(GameWords):
    def stage(self, seen: SeatView) -> Phrase:
        table: LiarsDiceView = seen.table
        return Phrase("stage", {"round": table.round, "total": table.total})

    def question(self, seen: SeatView) -> Phrase:
        table: LiarsDiceView = seen.table
        if seen.prompt is None:
            return Phrase(f"waiting-{seen.asking}", {"names": all_names(seen.waiting)})
        if seen.prompt.draft:
            return Phrase("ask-turn-face", {"count": seen.prompt.draft[0] - COUNT})
        if table.bid is None:
            return Phrase("ask-turn-first")
        made = bid(table.bid.count, table.bid.face)
        return Phrase("ask-turn", {"bidder": SeatName(table.bid.seat), "bid": made})

    def action(self, seen: SeatView, action: int) -> Phrase:
        _, verb, args = ACTIONS[action]
        return Phrase(f"action-{verb}", {verb: args[0]} if args else {})

    def own_event(self, event: SeenEvent) -> Phrase | None:
        say = f"event-{event.kind}"
        match event.data:
            case Thrown(number, first):
                return Phrase(say, {"round": number, "first": SeatName(first)})
            case Bid(seat, count, face):
                return Phrase(say, {"bid": bid(count, face)}, who=seat)
            case Lifted(caller, matching, count, face):
                right = "yes" if matching >= count else "no"
                made = bid(count, face)
                return Phrase(say, {"matching": matching, "bid": made, "right": right}, caller)
            case Lost(seat, left):
                return Phrase(say, {"left": left}, who=seat)
        return None
