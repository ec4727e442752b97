"""Deal, DA-12.6 to 12.21 and 14.6: the clan events, one by one.

Each says when it can be played, which targets are chosen, one after the other, and what it does.
Playing one is a path: the card, then its targets. What lasts for a round of a fight leaves its mark
on the fight, and what is permanent lies in the hourglass: the rules it concerns look there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from omerta.games.deal import content as c
from omerta.games.deal import events
from omerta.games.deal.cards import draw_hand
from omerta.games.deal.content import EVENT, halves
from omerta.games.deal.land import (
    adjacency,
    earn,
    leave_if_empty,
    neighbours,
    pay,
    place_drugs,
    place_lieutenant,
    place_soldiers,
    recruit_places,
    remove_soldiers,
    retreat_places,
    set_owner,
    tell_money,
    value_at,
)
from omerta.games.deal.objectives import happened
from omerta.games.deal.routes import forced_routes, move_drug, note_drug_money, note_transaction
from omerta.games.deal.rules_gun_show import discard_down
from omerta.games.deal.state import (
    COUNT,
    DONE,
    MOB,
    NOBODY,
    NOTHING,
    NOTHING_THERE,
    PASS,
    PLACE,
    PLAY,
    PLAYER,
    PUT_DRUG,
    PUT_SOLDIER,
    RETREAT,
    TAGS,
    Deal,
    territories,
)
from omerta.kernel.trees import END, Choices, Path, confirm, put

Targets = Path  # what was chosen after the card


def no_targets(s: Deal, seat: int, targets: Targets) -> Choices:
    return END


@dataclass(frozen=True)
class ClanEvent:
    """What the rules say of one card."""

    does: Callable[[Deal, int, Targets], None]
    possible: Callable[[Deal, int], bool] = lambda s, seat: True
    targets: Callable[[Deal, int, Targets], Choices] = no_targets
    own_turn: bool = False  # the card says «your»: it works on own moves or sales


# --- playing ---


def can_play(s: Deal, seat: int, tag: str) -> bool:
    """Has he a card that could be played now?"""
    return any(playable(s, seat, event, tag) for event in s.held[seat])


def playable(s: Deal, seat: int, event: int, tag: str) -> bool:
    """DA-12.7, 12.10"""
    if s.board.tag[event] != tag:
        return False
    card = CLAN_EVENTS[event]
    return (seat == s.active or not card.own_turn) and card.possible(s, seat)


def tag_now(s: Deal) -> str:
    """DA-12.7: while a fight is in progress, no other."""
    return "F" if s.fight is not None else TAGS[s.phase]


def event_tree(s: Deal, seat: int, path: Path) -> Choices:
    """DA-14.6: a card and its targets, or pass; put to everybody alike (DA-14.12)."""
    if not path:
        tag = tag_now(s)
        return confirm(
            [*[PLAY + event for event in s.held[seat] if playable(s, seat, event, tag)], PASS]
        )
    if path[0] == PASS:
        return END
    return CLAN_EVENTS[path[0] - PLAY].targets(s, seat, path[1:])


def play_event(s: Deal, seat: int, path: Path) -> None:
    """DA-12.8, 12.9, 12.21: the card, its targets and its effect become public together."""
    event = path[0] - PLAY
    held = list(s.held[seat])
    held.remove(event)
    s.held[seat] = tuple(held)
    s.event_discard.append(event)
    s.played[seat] += 1
    happened(s, seat, c.PLAYS_EVENTS, s.played[seat])
    if s.listener is not None:
        s.tell(events.EventPlayed(seat, event), "DA-12.7")
    if s.board.permanent[event]:
        come_into_force(s)
    CLAN_EVENTS[event].does(s, seat, path[1:])


def come_into_force(s: Deal) -> None:
    """DA-12.9, 12.18: the card on top of the discard works from now on; the one before goes."""
    before, s.in_force = s.in_force, s.event_discard.pop()
    if before != NOTHING:
        s.event_discard.append(before)
    if s.listener is not None:
        s.tell(events.InForce(s.in_force, before), "DA-12.9")


def number(s: Deal, name: str) -> int:
    return int(s.board.number[EVENT[name]])


def money(s: Deal, name: str) -> int:
    return halves(s.board.number[EVENT[name]])


# --- what they have in common ---


def has_room(s: Deal, seat: int) -> bool:
    """DA-12.15: for at least one soldier, and a place for it."""
    return s.army[seat] < s.board.most_soldiers and bool(recruit_places(s, seat))


def one_place(bits: Callable[[Deal, int], int]) -> Callable[[Deal, int, Targets], Choices]:
    """One territory of a set."""

    def targets(s: Deal, seat: int, chosen: Targets) -> Choices:
        return END if chosen else put([PLACE + place for place in territories(bits(s, seat))])

    return targets


def recruits(s: Deal, seat: int, place: int, count: int) -> None:
    placed = place_soldiers(s, seat, place, count)
    tell_placed(s, seat, place, soldiers=placed)


def tell_placed(
    s: Deal, seat: int, place: int, soldiers: int = 0, lieutenants: int = 0, drugs: int = 0
) -> None:
    if s.listener is not None:
        s.tell(events.Placed(seat, place, soldiers, lieutenants, drugs), "DA-12.15")


def from_bank(s: Deal, seat: int, amount: int) -> None:
    earn(s, seat, amount)
    tell_money(s, NOBODY, seat, amount, "event")


def leave_mark(name: str) -> Callable[[Deal, int, Targets], None]:
    def does(s: Deal, seat: int, targets: Targets) -> None:
        assert s.fight is not None
        s.fight.effects.append((seat, EVENT[name]))

    return does


def stands(s: Deal, seat: int, targets: Targets) -> None:
    """A permanent event: it is looked up where it matters."""


# --- Yanagi ---


def oyabun_possible(s: Deal, seat: int) -> bool:
    if s.officers[seat] < s.board.most_lieutenants:
        return bool(recruit_places(s, seat))
    return has_room(s, seat)


def oyabun(s: Deal, seat: int, targets: Targets) -> None:
    """Y1"""
    place = targets[0] - PLACE
    if s.officers[seat] < s.board.most_lieutenants:
        place_lieutenant(s, seat, place)
        tell_placed(s, seat, place, lieutenants=1)
    else:
        recruits(s, seat, place, number(s, "Y1"))


def pachinko(s: Deal, seat: int, targets: Targets) -> None:
    """Y3"""
    from_bank(s, seat, money(s, "Y3"))


# --- N'Veleno ---


def offer_possible(s: Deal, seat: int) -> bool:
    """N1: somebody has a drug he could buy, and pay."""
    price = money(s, "N1")
    return s.money[seat] >= price and any(
        forced_routes(s, seat, other, ()) for other in range(s.players) if other != seat
    )


def offer_targets(s: Deal, seat: int, chosen: Targets) -> Choices:
    """N1: clan, then origin and destination of a drug, then a second drug or `done`."""
    if not chosen:
        sellers = [other for other in range(s.players) if other != seat]
        return put([PLAYER + other for other in sellers if forced_routes(s, seat, other, ())])
    if chosen[-1] == DONE:
        return END
    seller, ways = chosen[0] - PLAYER, chosen[1:]
    bought = [(ways[n] - PLACE, ways[n + 1] - PLACE) for n in range(0, len(ways) - 1, 2)]
    most = int(s.board.limit[EVENT["N1"]])
    if len(ways) % 2:  # an origin, without its destination
        ways_on = forced_routes(s, seat, seller, tuple(bought))
        return put([PLACE + end for start, end in ways_on if start == ways[-1] - PLACE])
    if len(bought) == most or s.money[seat] < money(s, "N1") * (len(bought) + 1):
        return END
    starts = sorted({start for start, _ in forced_routes(s, seat, seller, tuple(bought))})
    if not starts:
        return END
    return put([*[PLACE + start for start in starts], *([DONE] if bought else [])])


def offer_not_refused(s: Deal, seat: int, targets: Targets) -> None:
    """N1: one transaction, which cannot be refused."""
    seller = targets[0] - PLAYER
    ways = [target - PLACE for target in targets[1:] if target != DONE]
    bought = [(ways[n], ways[n + 1]) for n in range(0, len(ways), 2)]
    amount = money(s, "N1") * len(bought)
    for start, end in bought:
        move_drug(s, start, end)
    pay(s, seat, amount)
    earn(s, seller, amount)
    note_transaction(s, seat, seller)
    if seller == s.active:
        note_drug_money(s, amount)
    if s.listener is not None:
        s.tell(events.ForcedSale(seat, seller, tuple(bought), amount), "DA-11.23")


def bought_judge(s: Deal, seat: int, targets: Targets) -> None:
    """N2"""
    event, s.in_force = s.in_force, NOTHING
    s.event_discard.append(event)
    if s.listener is not None:
        s.tell(events.OutOfForce(event), "DA-12.9")


# --- Krantific ---


def drive_by_places(s: Deal, seat: int) -> int:
    near = neighbours(adjacency(s), s.land[seat]) & ~s.land[seat]
    return sum(
        1 << place for place in territories(near) if s.owner[place] != NOBODY and s.soldiers[place]
    )


def drive_by_targets(s: Deal, seat: int, chosen: Targets) -> Choices:
    if not chosen:
        return put([PLACE + place for place in territories(drive_by_places(s, seat))])
    if len(chosen) == 1:
        most = min(number(s, "K1"), s.soldiers[chosen[0] - PLACE])
        return put([COUNT + count for count in range(1, most + 1)])
    return END


def drive_by(s: Deal, seat: int, targets: Targets) -> None:
    """K1"""
    place = targets[0] - PLACE
    seat = s.owner[place]
    lost = remove_soldiers(s, place, targets[1] - COUNT)
    leave_if_empty(s, place)
    tell_lost(s, seat, place, soldiers=lost)


def tell_lost(s: Deal, seat: int, place: int, soldiers: int = 0, drugs: int = 0) -> None:
    if s.listener is not None:
        s.tell(events.Lost(seat, place, soldiers, drugs), "DA-12.12")


def block_party(s: Deal, seat: int, targets: Targets) -> None:
    """K2"""
    recruits(s, seat, targets[0] - PLACE, number(s, "K2"))


def crack_places(s: Deal, seat: int) -> int:
    return s.land[seat] & s.board.consos & ~s.board.capitals


def crack(s: Deal, seat: int, targets: Targets) -> None:
    """K3"""
    s.crack = targets[0] - PLACE
    if s.listener is not None:
        s.tell(events.Crack(seat, s.crack), "DA-12.21")


# --- Segadores ---


def plata_places(s: Deal, seat: int) -> int:
    near = neighbours(adjacency(s), s.land[seat]) & ~s.land[seat]
    return sum(
        1 << place
        for place in territories(near)
        if s.soldiers[place] == 1 and s.owner[place] != NOBODY and value_at(s, place) == 1
    )


def plata_possible(s: Deal, seat: int) -> bool:
    can_pay = s.money[seat] >= money(s, "S1") and s.army[seat] < s.board.most_soldiers
    return can_pay and bool(plata_places(s, seat))


def plata_o_plomo(s: Deal, seat: int, targets: Targets) -> None:
    """S1: control passes at once, without a fight and without a mob; DA-11.18: drugs are stolen."""
    place = targets[0] - PLACE
    before = s.owner[place]
    pay(s, seat, money(s, "S1"))
    tell_money(s, seat, NOBODY, money(s, "S1"), "event")
    remove_soldiers(s, place, 1)
    set_owner(s, place, seat)
    place_soldiers(s, seat, place, 1)
    s.tired_soldiers[place] = int(seat == s.active)  # DA-2.13
    s.stolen[seat] += s.drugs[place]
    happened(s, seat, c.STEALS_DRUGS, s.stolen[seat])
    if s.listener is not None:
        s.tell(events.BoughtOver(seat, place, before), "DA-12.19")


def tunnel_partners(s: Deal, place: int) -> int:
    """S2: at distance 2 exactly, capitals aside."""
    near = adjacency(s)
    two = neighbours(near, near[place]) & ~near[place] & ~(1 << place)
    return two & ~s.board.capitals


def tunnel_targets(s: Deal, seat: int, chosen: Targets) -> Choices:
    if not chosen:
        open_ = [p for p in range(len(s.owner)) if not s.board.capital[p]]
        return put([PLACE + place for place in open_ if tunnel_partners(s, place)])
    if len(chosen) == 1:
        return put([PLACE + end for end in territories(tunnel_partners(s, chosen[0] - PLACE))])
    return END


def dig_tunnel(s: Deal, seat: int, targets: Targets) -> None:
    """S2"""
    s.tunnel = (targets[0] - PLACE, targets[1] - PLACE)
    if s.listener is not None:
        s.tell(events.Tunnel(seat, (targets[0] - PLACE, targets[1] - PLACE)), "DA-12.20")


def gun_show(s: Deal, seat: int, targets: Targets) -> None:
    """S3: three more cards; the choice of three to discard follows."""
    draw_hand(s, seat, number(s, "S3"))
    s.do(discard_down, seat)


# --- Maras ---


def initiation_possible(s: Deal, seat: int) -> bool:
    return s.army[seat] < s.board.most_soldiers


def initiation(s: Deal, seat: int, targets: Targets) -> None:
    """M1"""
    recruits(s, seat, s.bosses[seat], number(s, "M1"))


def against_a_clan(s: Deal, seat: int) -> bool:
    return s.fight is not None and s.fight.defender != MOB


def remittances(s: Deal, seat: int, targets: Targets) -> None:
    """M3"""
    most = halves(s.board.limit[EVENT["M3"]])
    from_bank(s, seat, min(most, s.army[seat] * money(s, "M3")))


# --- Armada ---


def harvest_possible(s: Deal, seat: int) -> bool:
    room = s.army[seat] < s.board.most_soldiers or s.all_drugs < s.board.most_drugs
    return room and bool(s.land[seat] & s.board.prods)


def harvest_targets(s: Deal, seat: int, chosen: Targets) -> Choices:
    """A1: for each prod territory in table order drug, soldier or nothing."""
    prods = territories(s.land[seat] & s.board.prods)
    if len(chosen) == len(prods):
        return END
    place = prods[len(chosen)]
    drugs = s.all_drugs + sum(PUT_DRUG <= each < PUT_SOLDIER for each in chosen)
    soldiers = s.army[seat] + sum(each >= PUT_SOLDIER for each in chosen)
    choices = [PUT_DRUG + place] if drugs < s.board.most_drugs else []
    if soldiers < s.board.most_soldiers:
        choices.append(PUT_SOLDIER + place)
    return put([*choices, NOTHING_THERE])


def harvest(s: Deal, seat: int, targets: Targets) -> None:
    """A1"""
    for target in targets:
        if target >= PUT_SOLDIER:
            recruits(s, seat, target - PUT_SOLDIER, 1)
        elif target >= PUT_DRUG:
            place = target - PUT_DRUG
            placed = place_drugs(s, place, 1)
            if seat == s.active:  # P3.3 asks for drugs of an own resource phase
                s.placed += placed
                happened(s, seat, c.PLACES_DRUGS, s.placed)
            tell_placed(s, seat, place, drugs=placed)


def guerrilla_possible(s: Deal, seat: int) -> bool:
    return bool(retreat_places(s, seat))


def guerrilla_targets(s: Deal, seat: int, chosen: Targets) -> Choices:
    if chosen:
        return END
    return put([RETREAT + place for place in territories(retreat_places(s, seat))])


def guerrilla(s: Deal, seat: int, targets: Targets) -> None:
    """A2: the fight ends at once."""
    # By name: fights open windows, and windows play events.
    s.agenda.append(("slip_away", (seat, targets[0] - RETREAT)))


def tax_targets(s: Deal, seat: int) -> list[int]:
    near = neighbours(adjacency(s), s.land[seat])
    return [
        other
        for other in range(s.players)
        if other != seat and s.money[other] and s.land[other] & near
    ]


def tax_choices(s: Deal, seat: int, chosen: Targets) -> Choices:
    return END if chosen else put([PLAYER + other for other in tax_targets(s, seat)])


def revolutionary_tax(s: Deal, seat: int, targets: Targets) -> None:
    """A3"""
    payer = targets[0] - PLAYER
    paid = pay(s, payer, money(s, "A3"))
    earn(s, seat, paid)
    tell_money(s, payer, seat, paid, "event")


# --- the table ---


def cards(**by_name: ClanEvent) -> dict[int, ClanEvent]:
    return {EVENT[name]: card for name, card in by_name.items()}


CLAN_EVENTS = cards(
    Y1=ClanEvent(oyabun, oyabun_possible, one_place(recruit_places)),
    Y2=ClanEvent(leave_mark("Y2")),
    Y3=ClanEvent(pachinko),
    Y4=ClanEvent(stands),
    N1=ClanEvent(offer_not_refused, offer_possible, offer_targets),
    N2=ClanEvent(bought_judge, lambda s, seat: s.in_force != NOTHING),
    N3=ClanEvent(leave_mark("N3")),
    N4=ClanEvent(stands),
    K1=ClanEvent(drive_by, lambda s, seat: bool(drive_by_places(s, seat)), drive_by_targets),
    K2=ClanEvent(block_party, has_room, one_place(recruit_places)),
    K3=ClanEvent(
        crack, lambda s, seat: bool(crack_places(s, seat)), one_place(crack_places), own_turn=True
    ),
    K4=ClanEvent(stands),
    S1=ClanEvent(plata_o_plomo, plata_possible, one_place(plata_places)),
    S2=ClanEvent(dig_tunnel, targets=tunnel_targets, own_turn=True),
    S3=ClanEvent(gun_show),
    S4=ClanEvent(stands),
    M1=ClanEvent(initiation, initiation_possible),
    M2=ClanEvent(leave_mark("M2"), against_a_clan),
    M3=ClanEvent(remittances, lambda s, seat: s.army[seat] > 0),
    M4=ClanEvent(stands),
    A1=ClanEvent(harvest, harvest_possible, harvest_targets),
    A2=ClanEvent(guerrilla, guerrilla_possible, guerrilla_targets),
    A3=ClanEvent(revolutionary_tax, lambda s, seat: bool(tax_targets(s, seat)), tax_choices),
    A4=ClanEvent(stands),
)
