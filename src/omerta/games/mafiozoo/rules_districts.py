"""Mafiozoo, MZ-2.7 to 2.10 and 2.15: taking a district token."""

from __future__ import annotations

from omerta.games.mafiozoo import events
from omerta.games.mafiozoo.state import AGENDA, BLIND, EMPTY_SLOT, Mafiozoo
from omerta.games.mafiozoo.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused


@step
def take_district(s: Mafiozoo, seat: int) -> None:
    """MZ-2.7: one from the Agenda, or blind."""
    if s.district_reserve or any(token != EMPTY_SLOT for token in s.agenda_slots):
        s.ask(CHOOSE_DISTRICT, (seat,))
        return
    s.blank_tokens[seat] += 1  # MZ-2.10
    if s.listener is not None:
        s.tell(events.Blank(seat), "MZ-2.10")


def district_options(s: Mafiozoo, seat: int) -> tuple[int, ...]:
    slots = [AGENDA + slot for slot, token in enumerate(s.agenda_slots) if token != EMPTY_SLOT]
    return (*slots, BLIND) if s.district_reserve else tuple(slots)


def district_chosen(s: Mafiozoo, seat: int, answer: int) -> None:
    if answer == BLIND:
        token = s.district_reserve.pop()
        s.blind_tokens[seat] = tuple(sorted((*s.blind_tokens[seat], token)))
        if s.listener is not None:
            drawn = events.Blind(seat, token)
            public = drawn if s.open_districts else events.Blind(seat)  # MZ-2.8
            s.tell(public, "MZ-2.7", {seat: drawn})
        return
    slot = answer - AGENDA
    token, s.agenda_slots[slot] = s.agenda_slots[slot], EMPTY_SLOT
    s.seen_tokens[seat] = tuple(sorted((*s.seen_tokens[seat], token)))
    if s.listener is not None:
        s.tell(events.District(seat, slot, token), "MZ-2.7")
    fill(s, slot)


def fill(s: Mafiozoo, slot: int) -> None:
    """MZ-2.9, 2.15: a refill goes into the slot just emptied, as long as there are tokens."""
    if not s.district_reserve:
        return
    s.agenda_slots[slot] = s.district_reserve.pop()
    if s.listener is not None:
        s.tell(events.Refill(slot, s.agenda_slots[slot]), "MZ-2.9")


def first_new_district(s: Mafiozoo, seat: int, luck: Luck) -> tuple[int, ...]:
    """The first slot with a district not yet taken from the Agenda: what was drawn blind does
    not count, so the choice tells nothing of it."""
    options = district_options(s, seat)
    for option in options:
        if option != BLIND and s.agenda_slots[option - AGENDA] not in s.seen_tokens[seat]:
            return (option,)
    return options[:1]


def why_not_district(s: Mafiozoo, seat: int, action: int) -> Refused:
    if action == BLIND:
        return Refused("refused-reserve-empty", "MZ-2.10")
    if AGENDA <= action < BLIND:
        return Refused("refused-slot-empty", "MZ-2.15")
    return Refused("refused-choose_district", "MZ-2.7")


CHOOSE_DISTRICT = Ask[Mafiozoo](
    name="choose_district",
    rule="MZ-2.7",
    options=district_options,
    then=district_chosen,
    default=first_new_district,
    see=("MZ-2.8", "MZ-2.9", "MZ-8.4", "MZ-8.5", "MZ-8.6"),
    why=why_not_district,
)
