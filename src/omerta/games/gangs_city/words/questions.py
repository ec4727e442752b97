"""Gangs City in words: what is asked."""

from __future__ import annotations

from omerta.games.gangs_city.content import (
    TRAFFIC_IDS,
)
from omerta.games.gangs_city.rules_recruit import hire_tree, making, purse_left, total
from omerta.games.gangs_city.state import (
    AMOUNTS,
    AT,
    BID,
    DONE,
    LEAVE,
    ON_SIDE,
)
from omerta.games.gangs_city.view import GangsCityView
from omerta.games.gangs_city.words.names import (
    Names,
    amounts,
    at,
    kind,
    place,
    some,
    spot_name,
    symbols,
    the_kind,
    the_place,
    traffic,
    yes,
)
from omerta.kernel.game import Prompt, SeatView
from omerta.kernel.trees import walk
from omerta.text.phrases import Part, Phrase, Row, SeatName, all_names


class Questions(Names):
    """A question is worded by what is chosen so far, and tells what is at stake."""

    def question(self, seen: SeatView) -> Phrase:
        prompt = seen.prompt
        if prompt is None:
            return Phrase(f"waiting-{seen.asking}", self._scene(seen))
        if prompt.answer is not None and not prompt.draft:
            return Phrase(f"ask-{prompt.kind}-again", self._scene(seen))
        special = getattr(self, f"_ask_{prompt.kind}", None)
        if special is not None:
            asked: tuple[str, dict[str, Part]] = special(seen, prompt)
            variant, facts = asked
            return Phrase(f"ask-{prompt.kind}{variant}", facts)
        if prompt.draft:  # GC-10.15: one list, and `done`
            return Phrase("ask-confirm", {"answer": self.action(seen, prompt.draft[0])})
        return Phrase(f"ask-{prompt.kind}", self._scene(seen))

    def _scene(self, seen: SeatView) -> dict[str, Part]:
        """What the simple questions speak of, and those who wait for them."""
        table: GangsCityView = seen.table
        facts: dict[str, Part] = {"names": all_names(seen.waiting)}
        if table.location is not None:
            facts["at"] = at(table.location)
        opening = table.opening
        if seen.prompt is not None:
            player = table.players[seen.seat]
            if player.drawn is not None:
                opening = player.drawn
            if player.leaving:
                facts["kind"] = kind(player.leaving[0])
            if seen.asking == "first_player":
                own = [each.place for each in table.places if each.owner == seen.seat]
                facts["the"] = the_place(own[0])
        if opening is not None:
            facts["the"] = the_place(opening)
            facts["symbols"] = symbols(self.board.place_symbols[opening])
        if table.loser is not None:
            facts["loser"] = SeatName(table.loser)
        return facts

    def _ask_place_tile(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        asks, made = self.plan(seen)
        if made.declined:
            return "-end", {}
        if made.kind is None:
            characters = len(seen.table.own.hand)
            return ("" if characters else "-settling"), {"characters": characters}
        facts: dict[str, Part] = {"tile": kind(made.kind)}
        if made.location is not None:
            facts["at"] = at(made.location)
        if made.spot is not None:
            facts["spot"] = spot_name(made.spot)
        if made.action is not None:
            facts |= {"deed": self._deed(seen, made), "chief": yes(made.chief)}
        manage = asks == "spot" and prompt.options[0] < ON_SIDE
        return f"-{asks}{'-manage' if manage else ''}", facts

    def _ask_bid(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        if prompt.options == (DONE,):
            bid = [0] * len(TRAFFIC_IDS)
            for action in prompt.draft:
                number, amount = divmod(action - BID, AMOUNTS)
                bid[number] = amount
            return "-done", {"bid": amounts(bid) if any(bid) else Phrase("bid-empty")}
        number = (prompt.options[0] - BID) // AMOUNTS
        held = seen.table.players[seen.seat].stock[number]
        return "", {"held": held, "traffic": traffic(number), "marker": self.marker(seen, number)}

    def _ask_resolution_order(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        table: GangsCityView = seen.table
        chosen = [action - AT for action in prompt.draft]
        if prompt.options == (DONE,):
            rest = [location for location in table.order if location not in chosen]
            return "-done", {"order": Row(tuple(map(place, [*chosen, *rest])))}
        if chosen:
            return "-next", {"order": Row(tuple(map(place, chosen)))}
        return "", {"count": len(table.order)}

    def _ask_recruit(self, seen: SeatView, prompt: Prompt) -> tuple[str, dict[str, Part]]:
        s, seat = self.known(seen), seen.seat
        facts: dict[str, Part] = {"at": at(s.location)}
        if not prompt.draft:
            return "", {**facts, "total": total(s, seat)}
        made = making(s, seat, walk(hire_tree, s, seat, prompt.draft)[0])
        if not made.hired:
            return "-nobody", facts
        hired, leaves = s.kinds(made.hired), s.kinds(made.leaves)
        facts |= {"the": the_kind(hired[-1]), "kinds": some(hired), "leaves": some(leaves)}
        if prompt.options[0] >= LEAVE:
            return "-leave", facts
        facts["left"] = purse_left(s, seat, made.hired)
        return ("-done" if prompt.options == (DONE,) else "-second"), facts
