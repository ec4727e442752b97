"""La Cosa Nostra in words: what can be answered."""

from __future__ import annotations

from omerta.games.cosa_nostra.content import BUSINESS_IDS, GANGSTERS, LAWYER
from omerta.games.cosa_nostra.state import (
    ACTIONS,
    AMOUNT,
    ATTACHMENTS,
    BUSINESS,
    DIE,
    DONE,
    FAMILY,
    GANGSTER,
    IDLE,
    IN_PROGRESS,
    INFLUENCE,
    JOB,
    JOB_CARD,
    KIND,
    LOOK_BY,
    NONE,
    PLAYER,
    PURCHASE,
    TAKE_BACK,
    TEMPLATE,
    TEMPLATES,
)
from omerta.games.cosa_nostra.view import BusinessView, CosaNostraView, GangsterView
from omerta.games.cosa_nostra.words.names import (
    Names,
    influence,
    influence_text,
    kind_of_business,
    money,
    roman,
)
from omerta.games.cosa_nostra.words.reading import (
    find_business,
    find_gangster,
    making,
    special_price,
    threshold,
)
from omerta.kernel.game import SeatView
from omerta.text.phrases import Part, Phrase, Row, SeatName

_TASKS = {NONE: "none", IDLE: "idle", DONE: "done", IN_PROGRESS: "progress"}
_ACTING = ("act", "turn_to_act")
_CARDS = ("business", "job", "take_back")  # of which there may be several alike


def _asked(seen: SeatView) -> str:
    return seen.asking if seen.prompt is None else seen.prompt.kind


class Answers(Names):
    """An answer as the one who may give it reads it."""

    def action(self, seen: SeatView, action: int) -> Phrase:
        """Of cards in a list that read alike, which copy."""
        line, verb = self._line(seen, action), ACTIONS[action].verb
        if verb not in _CARDS:
            return line
        listed = (*(() if seen.prompt is None else seen.prompt.options), *seen.interrupts)
        cards = [each for each in listed if ACTIONS[each].verb == verb]
        alike = [each for each in cards if each == action or self._line(seen, each) == line]
        if action not in alike or len(alike) == 1:
            return line
        return Phrase("action-copy", {"line": line, "copy": alike.index(action) + 1})

    def _line(self, seen: SeatView, action: int) -> Phrase:
        verb = ACTIONS[action].verb
        special = getattr(self, f"_action_{verb}", None)
        return special(seen, action) if special else Phrase(f"action-{verb}")

    # --- people ---

    def _action_family(self, seen: SeatView, action: int) -> Phrase:
        family = self.content.families[action - FAMILY]
        kinds = [kind_of_business(BUSINESS_IDS.index(kind)) for kind in family.businesses]
        return Phrase("action-family", {"family": family.name, "businesses": Row(tuple(kinds))})

    def _action_player(self, seen: SeatView, action: int) -> Phrase:
        """With what he could pay, where money is at stake."""
        seat = action - PLAYER
        if _asked(seen) not in (*_ACTING, "make_offer") or making(seen).card is not None:
            return Phrase("action-player", who=seat)
        return Phrase("action-player-cash", {"amount": seen.table.players[seat].cash}, who=seat)

    def _action_person(self, seen: SeatView, action: int) -> Phrase:
        player = making(seen).player
        assert player is not None
        return Phrase("action-person", {"player": SeatName(player)})

    def _action_gangster(self, seen: SeatView, action: int) -> Phrase:
        gangster, kind = action - GANGSTER, _asked(seen)
        table: CosaNostraView = seen.table
        facts: dict[str, Part] = {"gangster": self.gangster(gangster)}
        found = find_gangster(table, gangster)
        if found is None:  # under the Boss
            strength, price = self.board.strength[gangster], self.board.price[gangster]
            facts |= {"strength": strength, "amount": price}
            return Phrase("action-gangster-recruit", facts)
        seat, each = found
        if kind in ("reveal_robbery", "reveal_trap"):
            assert each.job is not None
            facts |= {"job": self.job(each.job), "dice": each.strength}
            needed = threshold(self.board, each.job, each)
            return Phrase("action-gangster-respond", {**facts, "threshold": needed})
        facts["strength"] = each.strength
        if seat == seen.seat and kind in _ACTING and each.task in (JOB, PURCHASE):
            task = self.task_line(table, seat, each)
            return Phrase("action-gangster-task", {**facts, "task": task})
        told = self.gangster_facts(seen, seat, each)
        if not told:
            return Phrase("action-gangster", facts)
        return Phrase("gangster-facts", {**facts, "facts": Row(tuple(told))})

    def gangster_facts(self, seen: SeatView, seat: int, each: GangsterView) -> list[Part]:
        """Its task, what lies on it, and how hard it is to hit."""
        facts: list[Part] = []
        if not each.active:
            facts.append(Phrase("gangster-down"))
        elif seat != seen.seat or each.task != NONE:
            facts.append(self.task(each))
        facts += [influence(kind) for kind, bit in ATTACHMENTS.items() if each.attached & bit]
        if seat != seen.seat and _asked(seen) in _ACTING:
            facts += self._how_hard(seen, each)
        return facts

    def task(self, each: GangsterView) -> Phrase:
        if each.task == JOB:
            if each.job is not None:
                return Phrase("task-known", {"job": self.job(each.job)})
            return Phrase("task-job", {"pile": roman(each.pile)})
        if each.task == PURCHASE:
            assert each.business is not None
            return Phrase("task-purchase", {"a": self.a_business(each.business)})
        return Phrase(f"task-{_TASKS[each.task]}")

    def _how_hard(self, seen: SeatView, target: GangsterView) -> list[Part]:
        """CN-6.4: what an Attack without a difficulty of its own needs against this gangster."""
        made = making(seen)
        by = None if made.gangster is None else find_gangster(seen.table, made.gangster)
        if by is None or by[1].job is None or made.announcing:
            return []
        if self.board.jobs[by[1].job].difficulty:
            return []
        return [
            Phrase("difficulty", {"difficulty": threshold(self.board, by[1].job, by[1], target)})
        ]

    # --- cards ---

    def _action_job(self, seen: SeatView, action: int) -> Phrase:
        card = action - JOB_CARD
        line = self.job_line(seen.table, seen.seat, card, self._planner(seen))
        return Phrase("action-job", {"line": line})

    def _planner(self, seen: SeatView) -> GangsterView | None:
        """Who is to do the Job that is being planned."""
        gangster = None if seen.prompt is None else making(seen).gangster
        found = None if gangster is None else find_gangster(seen.table, gangster)
        return None if found is None else found[1]

    def _action_influence(self, seen: SeatView, action: int) -> Phrase:
        kind = action - INFLUENCE
        facts: dict[str, Part] = {"card": influence(kind), "text": influence_text(kind)}
        return Phrase("action-influence-play", facts)

    def _action_business(self, seen: SeatView, action: int) -> Phrase:
        card, kind = action - BUSINESS, _asked(seen)
        table: CosaNostraView = seen.table
        if card in table.market:
            cost = self.board.cost[card]
            price = special_price(table, self.board, cost) if kind == "buy_after_roll" else cost
            facts: dict[str, Part] = {"a": self.a_business(card), "price": money(price)}
            return Phrase(
                "action-business-market", {**facts, "income": money(self.board.income[card])}
            )
        found = find_business(table, card)
        assert found is not None
        seat, each = found
        if self._is_lawyer(seen, seat, card):
            return Phrase("action-business-lawyer", {"business": self.business(card)})
        told = self.business_facts(each)
        if not told:
            return Phrase("action-business", {"business": self.business(card)})
        return Phrase(
            "business-facts", {"business": self.business(card), "facts": Row(tuple(told))}
        )

    def _is_lawyer(self, seen: SeatView, owner: int, card: int) -> bool:
        """Is this a Lawyer to be used, or a card to be offered?"""
        first = seen.prompt is not None and not seen.prompt.draft
        return first and owner == seen.seat and self.board.kind[card] == LAWYER

    def business_facts(self, each: BusinessView) -> list[Part]:
        facts: list[Part] = []
        if not each.active:
            facts.append(Phrase("business-down"))
        if each.used:
            facts.append(Phrase("business-used"))
        if each.markers:
            names = Row(tuple(map(SeatName, each.markers)))
            facts.append(Phrase("business-markers", {"names": names, "count": len(each.markers)}))
        return facts

    def _action_kind(self, seen: SeatView, action: int) -> Phrase:
        kind = action - KIND
        cost = self.content.businesses[kind].price
        price = money(special_price(seen.table, self.board, cost))
        return Phrase("action-kind", {"business": kind_of_business(kind), "price": price})

    # --- amounts and ways ---

    def _action_amount(self, seen: SeatView, action: int) -> Phrase:
        variant = "-counter" if _asked(seen) == "answer_offer" else ""
        return Phrase(f"action-amount{variant}", {"amount": action - AMOUNT})

    def _action_pay(self, seen: SeatView, action: int) -> Phrase:
        gangster = making(seen).gangster
        assert gangster is not None
        found = find_gangster(seen.table, gangster)
        assert found is not None
        assert found[1].business is not None
        return Phrase("action-pay", {"amount": self.board.cost[found[1].business]})

    def _action_die(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-die", {"face": seen.table.doing[-1].dice[action - DIE]})

    def _action_pass(self, seen: SeatView, action: int) -> Phrase:
        ends = _asked(seen) in (*_ACTING, "end_turn")
        return Phrase("action-pass-turn" if ends else "action-pass")

    def _action_reveal(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-reveal-named" if seen.table.announced else "action-reveal")

    def _action_none(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-none", {"ask": _asked(seen)})

    def _action_stop(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-stop", {"ask": _asked(seen)})

    def _action_offer(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action-offer", {"template": TEMPLATES[action - TEMPLATE]})

    # --- unasked ---

    def _action_take_back(self, seen: SeatView, action: int) -> Phrase:
        card = action - TAKE_BACK
        found = find_business(seen.table, card)
        assert found is not None
        return Phrase("action-take_back", {"whose": self.whose_business(card, found[0])})

    def _looks(self, seen: SeatView, action: int) -> Phrase:
        gangster = self.gangster((action - LOOK_BY) % GANGSTERS)
        return Phrase(f"action-{ACTIONS[action].verb}", {"gangster": gangster})

    _action_snitch_looks = _looks
    _action_spy_looks = _looks
    _action_lawyer_looks = _looks
    _action_again_looks = _looks
