"""Deal, DA-12: events drawn, and the general events one by one.

A drawn event is one atomic step with all its choices (DA-12.17): control, respect and objectives
are looked at after the last of them, and then the next owed event is drawn.
"""

from __future__ import annotations

from collections.abc import Callable

from omerta.games.deal import content as c
from omerta.games.deal import events
from omerta.games.deal.cards import back, change_hand, show_cards
from omerta.games.deal.content import CONTINENT, EVENT, GENERAL, TERRITORIES, halves
from omerta.games.deal.land import (
    drugs_of,
    earn,
    leave_if_empty,
    pay,
    place_drugs,
    place_soldiers,
    recruit_places,
    remove_drugs,
    remove_soldiers,
    tell_money,
    value_at,
)
from omerta.games.deal.objectives import happened
from omerta.games.deal.rules_clan_cards import come_into_force, tell_lost, tell_placed
from omerta.games.deal.rules_respect import settle_within
from omerta.games.deal.state import (
    KEEP,
    NOBODY,
    NOTHING,
    PLACE,
    PLAYER,
    RESOURCES,
    WHOLE,
    Deal,
    territories,
)
from omerta.games.deal.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck

# --- drawing (DA-12.1 to 12.5) ---


@step
def resolve_owed(s: Deal) -> None:
    """DA-3.10: one after the other; no trade meanwhile."""
    if not s.owed:
        s.gate = s.trading
        return
    s.gate = False
    s.do(resolve_owed)
    seat, _ = s.owed.pop(0)
    event = draw_event(s)
    if event == NOTHING:
        if s.listener is not None:
            s.tell(events.NoEvent(seat), "DA-12.5")
        return
    if event < GENERAL:
        hand_over(s, seat, event)
        return
    s.event_discard.append(event)
    if s.listener is not None:
        s.tell(events.EventDrawn(seat, event), "DA-12.4")
    if s.board.permanent[event]:
        come_into_force(s)
        return
    s.do(event_over)
    _GENERAL[event](s, seat)


def draw_event(s: Deal) -> int:
    """DA-12.5, 12.13: cards of clans that are not there are discarded on the way."""
    while True:
        if not s.event_pile:
            if all(not_there(s, event) for event in s.event_discard):
                return NOTHING
            s.event_pile = sorted(s.event_discard)
            s.event_discard = []
            s.dice.shuffle(s.event_pile, "events")
            if s.listener is not None:
                s.tell(events.EventsShuffled(len(s.event_pile)), "DA-12.13")
        event = s.event_pile.pop()
        if not not_there(s, event):
            return event
        s.event_discard.append(event)
        if s.listener is not None:
            s.tell(events.EventSkipped(event), "DA-12.5")


def not_there(s: Deal, event: int) -> bool:
    logo = back(event)
    return logo != CONTINENT and s.seat_in(logo) == NOBODY


def hand_over(s: Deal, drawer: int, event: int) -> None:
    """DA-12.5: face down to its clan, whoever drew it."""
    owner = s.seat_in(back(event))
    s.held[owner] = tuple(sorted([*s.held[owner], event]))
    if s.listener is not None:
        own = events.EventHanded(drawer, owner, event)
        s.tell(events.EventHanded(drawer, owner), "DA-12.5", {owner: own})


@step
def event_over(s: Deal) -> None:
    """DA-12.17: what lost its last troop is free now."""
    for place in range(TERRITORIES):
        leave_if_empty(s, place)
    s.do(settle_within)


# --- the general events ---


def hurricane(s: Deal, drawer: int) -> None:
    """G01"""
    for place in s.board.event_places[EVENT["G01"]]:
        lose_drugs(s, place, s.drugs[place])
        lose_soldiers(s, place, 1)


def earthquake(s: Deal, drawer: int) -> None:
    """G02"""
    for place in s.board.event_places[EVENT["G02"]]:
        lose_soldiers(s, place, 1)


def dea_raid(s: Deal, drawer: int) -> None:
    """G03: half of what those with the most control, rounded up."""
    holdings = {seat: drugs_of(s, seat) for seat in s.living_from(drawer)}
    most = max(holdings.values())
    for seat in reversed([seat for seat, held in holdings.items() if held == most > 0]):
        s.do(raided, seat, (most + 1) // 2)


def fumigation(s: Deal, drawer: int) -> None:
    """G04"""
    for place in territories(s.board.prods):
        lose_drugs(s, place, s.drugs[place])


def tax_audit(s: Deal, drawer: int) -> None:
    """G05"""
    event = EVENT["G05"]
    for seat in s.living_from(drawer):
        if s.money[seat] >= halves(s.board.limit[event]):
            tell_money(s, seat, NOBODY, pay(s, seat, halves(s.board.number[event])), "event")


def dragnet(s: Deal, drawer: int) -> None:
    """G06"""
    for seat in reversed(most_respected(s, drawer)):
        s.do(netted, seat, int(s.board.number[EVENT["G06"]]))


def jailbreak(s: Deal, drawer: int) -> None:
    """G07"""
    for seat in reversed(s.living_from(drawer)):
        s.do(freed, seat, int(s.board.number[EVENT["G07"]]))


def clearance_sale(s: Deal, drawer: int) -> None:
    """G08"""
    for seat in reversed(s.living_from(drawer)):
        s.do(cleared, seat)


def bumper_crop(s: Deal, drawer: int) -> None:
    """G09; what falls into the clan's own resource phase counts for P3.3."""
    for seat in s.living_from(drawer):
        for place in territories(s.land[seat] & s.board.prods):
            placed = place_drugs(s, place, 1)
            if seat == s.active and s.phase == RESOURCES:
                s.placed += placed
                happened(s, seat, c.PLACES_DRUGS, s.placed)
            if placed:
                tell_placed(s, seat, place, drugs=placed)


def spring_break(s: Deal, drawer: int) -> None:
    """G10"""
    for seat in s.living_from(drawer):
        amount = halves(s.board.number[EVENT["G10"]])
        amount *= (s.land[seat] & s.board.consos).bit_count()
        if amount:
            earn(s, seat, amount)
            tell_money(s, NOBODY, seat, amount, "event")


def press_leak(s: Deal, drawer: int) -> None:
    """G11: they count as cards that were shown (DA-9.17)."""
    for seat in most_respected(s, drawer):
        cards = s.hands[seat]
        for other in s.living_from(seat)[1:]:
            show_cards(s, other, seat, cards)
        if s.listener is not None:
            seen = events.HandShown(seat, cards)
            s.tell(events.HandShown(seat), "DA-9.17", dict.fromkeys(s.living_from(seat), seen))


def mole(s: Deal, drawer: int) -> None:
    """G12"""
    choose(s, drawer, LOOK)


def most_respected(s: Deal, drawer: int) -> list[int]:
    """DA-12.16: settled when the card is revealed."""
    living = s.living_from(drawer)
    most = max(s.respect(seat) for seat in living)
    return [seat for seat in living if s.respect(seat) == most > 0]


def lose_drugs(s: Deal, place: int, count: int) -> None:
    lost = remove_drugs(s, place, count)
    if lost:
        tell_lost(s, s.owner[place], place, drugs=lost)


def lose_soldiers(s: Deal, place: int, count: int) -> None:
    """Control is looked at when the event is finished (DA-12.17)."""
    lost = remove_soldiers(s, place, count)
    if lost:
        tell_lost(s, s.owner[place], place, soldiers=lost)


_GENERAL: dict[int, Callable[[Deal, int], None]] = {
    EVENT[name]: does
    for name, does in (
        ("G01", hurricane),
        ("G02", earthquake),
        ("G03", dea_raid),
        ("G04", fumigation),
        ("G05", tax_audit),
        ("G06", dragnet),
        ("G07", jailbreak),
        ("G08", clearance_sale),
        ("G09", bumper_crop),
        ("G10", spring_break),
        ("G11", press_leak),
        ("G12", mole),
    )
}


# --- the choices they bring (DA-12.11) ---


def choose(s: Deal, seat: int, ask: Ask[Deal], left: int = 0) -> None:
    """DA-14.12: where there is only one option, the table takes it. `left`: how many pieces the
    event still makes him choose."""
    options = ask.options(s, seat)
    if not options:
        return
    s.struck = (seat, left) if left else ()
    if len(options) == 1:
        ask.then(s, seat, options[0])
    else:
        s.ask(ask, (seat,))


def one_less(s: Deal, seat: int, again: Callable[[Deal, int, int], None]) -> None:
    s.do(again, seat, s.struck[1] - 1)
    s.struck = ()


@step
def raided(s: Deal, seat: int, left: int) -> None:
    """G03: piece by piece, his choice."""
    if left:
        choose(s, seat, LOSE_DRUG, left)


def drug_places(s: Deal, seat: int) -> list[int]:
    return [place for place in territories(s.land[seat]) if s.drugs[place]]


def give_up_drug(s: Deal, seat: int, action: int) -> None:
    one_less(s, seat, raided)
    lose_drugs(s, action - PLACE, 1)


def most_drugs(s: Deal, seat: int, luck: Luck) -> tuple[int, ...]:
    return (PLACE + max(drug_places(s, seat), key=lambda place: (s.drugs[place], -place)),)


LOSE_DRUG = Ask[Deal](
    "lose_drug",
    "DA-12.11",
    lambda s, seat: tuple([PLACE + place for place in drug_places(s, seat)]),
    give_up_drug,
    most_drugs,
)


@step
def netted(s: Deal, seat: int, left: int) -> None:
    """G06: soldier by soldier, his choice."""
    if left:
        choose(s, seat, LOSE_SOLDIER, left)


def soldier_places(s: Deal, seat: int) -> list[int]:
    return [place for place in territories(s.land[seat]) if s.soldiers[place]]


def give_up_soldier(s: Deal, seat: int, action: int) -> None:
    one_less(s, seat, netted)
    lose_soldiers(s, action - PLACE, 1)


def most_soldiers(s: Deal, seat: int, luck: Luck) -> tuple[int, ...]:
    """A territory's last troop only when nothing else is left."""
    return (
        PLACE
        + max(
            soldier_places(s, seat),
            key=lambda place: (value_at(s, place) > 1, s.soldiers[place], -place),
        ),
    )


LOSE_SOLDIER = Ask[Deal](
    "lose_soldier",
    "DA-12.11",
    lambda s, seat: tuple([PLACE + place for place in soldier_places(s, seat)]),
    give_up_soldier,
    most_soldiers,
)


@step
def freed(s: Deal, seat: int, left: int) -> None:
    """G07: within the limits (DA-12.12), together or apart."""
    if left and s.army[seat] < s.board.most_soldiers:
        choose(s, seat, PLACE_SOLDIER, left)


def put_freed(s: Deal, seat: int, action: int) -> None:
    one_less(s, seat, freed)
    place_soldiers(s, seat, action - PLACE, 1)
    tell_placed(s, seat, action - PLACE, soldiers=1)


def by_the_boss(s: Deal, seat: int, luck: Luck) -> tuple[int, ...]:
    return (PLACE + s.bosses[seat],)


PLACE_SOLDIER = Ask[Deal](
    "place_soldier",
    "DA-12.11",
    lambda s, seat: tuple([PLACE + place for place in territories(recruit_places(s, seat))]),
    put_freed,
    by_the_boss,
    see=("DA-5.3",),
)


@step
def cleared(s: Deal, seat: int) -> None:
    s.ask(NEW_HAND, (seat,))


def new_hand(s: Deal, seat: int, action: int) -> None:
    """G08"""
    if action == WHOLE:
        change_hand(s, seat, s.hands[seat], "DA-12.11")
    elif s.listener is not None:
        s.tell(events.HandKept(seat), "DA-12.11")


NEW_HAND = Ask[Deal](
    "new_hand",
    "DA-12.11",
    lambda s, seat: (WHOLE, KEEP),
    new_hand,
    lambda s, seat, luck: (KEEP,),
)


def look_options(s: Deal, seat: int) -> tuple[int, ...]:
    hidden = [other for other in s.living_from(seat)[1:] if not s.target_shown[other]]
    return tuple([PLAYER + other for other in hidden])


def look(s: Deal, seat: int, action: int) -> None:
    """G12: nobody else sees it; he keeps the knowledge."""
    other = action - PLAYER
    s.looked[other] |= 1 << seat
    if s.listener is not None:
        own = events.Looked(seat, other, s.targets[other])
        s.tell(events.Looked(seat, other), "DA-12.4", {seat: own})


LOOK = Ask[Deal](
    "look",
    "DA-12.11",
    look_options,
    look,
    lambda s, seat, luck: look_options(s, seat)[:1],
)
