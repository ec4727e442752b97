"""Deal, DA-6 and 14.5: the action phase. Pieces move in orders, each carried out at one moment.

An order is a path: a destination, the pieces that go there, then `further` for another destination
or `commit`.
"""

from __future__ import annotations

from collections.abc import Iterator

from omerta.games.deal import content as c
from omerta.games.deal import events
from omerta.games.deal.content import ASP, EVENT, TERRITORIES
from omerta.games.deal.land import (
    adjacency_for,
    boss_value,
    hostile,
    leave_if_empty,
    may_cross,
    neighbours,
    set_owner,
)
from omerta.games.deal.objectives import happened
from omerta.games.deal.rules_fight import begin_fight, engage
from omerta.games.deal.rules_respect import offer_reveals, settle
from omerta.games.deal.rules_turn import begin_phase, event_window
from omerta.games.deal.state import (
    ACTION,
    ADD,
    ADDS,
    BOSS,
    COMMIT,
    DRUG,
    EACH_ADD,
    END,
    FURTHER,
    LIEUTENANT,
    NOBODY,
    NOTHING,
    NOWHERE,
    SOLDIER,
    TO,
    Deal,
    Fight,
    territories,
)
from omerta.games.deal.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.refusal import Refused
from omerta.kernel.trees import END as COMPLETE
from omerta.kernel.trees import Choices, Grown, Path, confirm, options_of, put

A4, G14, G20 = EVENT["A4"], EVENT["G14"], EVENT["G20"]


@step
def action_phase(s: Deal) -> None:
    """DA-2.13: all pieces are fresh."""
    rest(s)
    begin_phase(s, ACTION)
    s.plan(event_window, order_turn, end_action, offer_reveals, event_window)


def rest(s: Deal) -> None:
    s.tired_soldiers, s.tired_lieutenants = [0] * TERRITORIES, [0] * TERRITORIES
    s.tired_drugs, s.tired_boss = [0] * TERRITORIES, [False] * s.players


@step
def order_turn(s: Deal) -> None:
    if Draft(s, s.active).goes_on():
        s.ask(ORDER, (s.active,))


@step
def end_action(s: Deal) -> None:
    """Nothing is fresh or spent outside an action phase."""
    rest(s)


# --- an order in the making ---

# By (from, what): how many.
Pool = dict[tuple[int, int], int]


class Draft:
    """An order as far as it is chosen, and what may follow."""

    __slots__ = (
        *("s", "seat", "near", "foes", "to", "chosen", "moves", "gone", "coming", "drugs_to"),
        *("hostile_to", "worth", "last", "pool"),
    )

    def __init__(self, s: Deal, seat: int) -> None:
        self.s, self.seat = s, seat
        self.near = adjacency_for(s, seat)
        self.foes = hostile(s, seat)
        self.to = NOTHING  # the destination pieces are added to
        self.chosen = 0  # all destinations, as bits
        self.moves: list[tuple[int, int, int, int]] = []  # from, what, how many, to
        self.gone: dict[int, int] = {}  # by `piece(from, what)`: how many
        self.coming = 0  # destinations of troops, as bits
        self.drugs_to = 0  # destinations of drugs, as bits
        self.hostile_to = NOTHING
        self.worth = 0  # troop value drafted to `to`
        self.last = NOTHING  # what was chosen last
        self.pool: Pool = {}  # what may still go to `to`

    def take(self, choice: int) -> None:
        self.last = choice
        if choice >= ADD:
            self._add(choice)
        elif choice >= TO:
            self._go_to(choice - TO)

    def choices(self) -> Choices:
        """DA-14.5. Whoever reads a draft finds each piece of the order in it, so even the only one
        that can go is chosen. DA-14.12: what can only be committed is, but people may still take it
        back."""
        if self.last in (COMMIT, END):
            return COMPLETE
        if self.last in (NOTHING, FURTHER):
            to = [TO + place for place in self.destinations()]
            return confirm(to if self.last == FURTHER else [*to, END])
        found = self.additions(self.to, self.pool)
        if self.complete():
            found.append(COMMIT)
            if self.goes_on():
                found.append(FURTHER)
        return put(found) if self.s.stepped and found == [COMMIT] else confirm(found)

    def _go_to(self, place: int) -> None:
        self.to, self.worth = place, 0
        self.pool = self.origins(place)
        self.chosen |= 1 << place
        if self.foes >> place & 1:
            self.hostile_to = place

    def _add(self, action: int) -> None:
        start, how = divmod(action - ADD, EACH_ADD)
        what, many = ADDS[how]
        count = 1 if many == "one" else self.left(start, what)
        self.moves.append((start, what, count, self.to))
        key = piece(start, what)
        self.gone[key] = self.gone.get(key, 0) + count
        self.pool[start, what] -= count
        if what == DRUG:
            self.drugs_to |= 1 << self.to
        else:
            self.coming |= 1 << self.to
            self.worth += count * self.value_of(what)

    def value_of(self, what: int) -> int:
        """DA-2.6"""
        if what == SOLDIER:
            return 1
        return self.s.board.lieutenant if what == LIEUTENANT else boss_value(self.s, self.seat)

    def left(self, start: int, what: int) -> int:
        """Fresh pieces of a kind that are not drafted yet."""
        s = self.s
        if what == SOLDIER:
            fresh = s.soldiers[start] - s.tired_soldiers[start]
        elif what == LIEUTENANT:
            fresh = s.lieutenants[start] - s.tired_lieutenants[start]
        elif what == DRUG:
            fresh = s.drugs[start] - s.tired_drugs[start]
        else:
            fresh = int(s.bosses[self.seat] == start and not s.tired_boss[self.seat])
        return fresh - self.gone.get(piece(start, what), 0) if self.gone else fresh

    def staying(self, place: int) -> int:
        """Troops on an own territory that are not drafted away."""
        s, gone = self.s, self.gone
        troops = s.soldiers[place] + s.lieutenants[place] + (s.bosses[self.seat] == place)
        if not gone:
            return troops
        troop = (SOLDIER, LIEUTENANT, BOSS)
        return troops - sum([gone.get(piece(place, what), 0) for what in troop])

    # --- where pieces may go ---

    def lieutenant_reach(self, start: int) -> int:
        """DA-6.4 to 6.6, 6.18: two steps, the one between not hostile; G14: one."""
        one = self.near[start]
        if self.s.in_force == G14:
            return one
        return (one | neighbours(self.near, one & ~self.foes)) & ~(1 << start)

    def destinations(self) -> Iterator[int]:
        """DA-14.5: where some fresh piece may go so that the order can be completed."""
        reach = self.troop_reach()
        for place in territories((reach | self.drug_only(reach)) & ~self.chosen):
            # A troop in reach may be the last where drugs are drafted to.
            if not self.drugs_to or self.additions(place, self.origins(place)):
                yield place

    def goes_on(self) -> bool:
        """Is there any destination left?"""
        if not self.drugs_to and any(self.peaceful_steps()):
            return True
        return any(True for _ in self.destinations())

    def peaceful_steps(self) -> Iterator[int]:
        """For each territory with soldiers left, where they may go without a fight."""
        s, gone, free = self.s, self.gone, ~self.foes & ~self.chosen
        for start in territories(s.land[self.seat]):
            fresh = s.soldiers[start] - s.tired_soldiers[start]
            if fresh and (not gone or fresh > gone.get(piece(start, SOLDIER), 0)):
                yield self.near[start] & free

    def troop_reach(self) -> int:
        s, seat, near, foes, gone = self.s, self.seat, self.near, self.foes, self.gone
        reach = 0
        for start in territories(s.land[seat]):
            fresh = s.soldiers[start] - s.tired_soldiers[start]
            if fresh and (not gone or fresh > gone.get(piece(start, SOLDIER), 0)):
                reach |= near[start]
            if s.lieutenants[start] and self.left(start, LIEUTENANT):
                reach |= self.lieutenant_reach(start)
        boss = s.bosses[seat]
        if boss != NOWHERE and self.left(boss, BOSS):
            reach |= near[boss] & (~foes | self.enemy_bosses())
        if not self.may_fight():
            reach &= ~foes
        elif s.in_force == A4:
            reach &= ~self.too_strong(reach & foes)
        return reach

    def may_fight(self) -> bool:
        """DA-6.10, G20"""
        s = self.s
        return self.hostile_to == NOTHING and (s.in_force != G20 or s.fights < s.board.number[G20])

    def enemy_bosses(self) -> int:
        """DA-6.12: where the boss may attack."""
        bits = 0
        for seat, place in enumerate(self.s.bosses):
            if place != NOWHERE and seat != self.seat:
                bits |= 1 << place
        return bits

    def boss_barred(self, place: int) -> bool:
        """DA-6.12: is it hostile, and no enemy boss there for the own one to attack?"""
        return bool(self.foes >> place & 1) and not self.enemy_bosses() >> place & 1

    def too_strong(self, places: int) -> int:
        """A4: of these, those the Armada controls and too little can go to."""
        owner, bits = self.s.seat_in(ASP), 0
        if owner == NOBODY:
            return 0
        for place in territories(places & self.s.land[owner]):
            if self.could_bring(place) < self.needed_at(place):
                bits |= 1 << place
        return bits

    def needed_at(self, place: int) -> float:
        """A4: the troop value that whoever attacks there must bring at least."""
        s = self.s
        guarded = s.in_force == A4 and s.owner[place] == s.seat_in(ASP) != NOBODY
        return s.board.number[A4] if guarded else 0

    def could_bring(self, place: int) -> int:
        """The value of all fresh troops that could still go there."""
        worth: dict[int, list[int]] = {}
        for (start, what), left in self.origins(place).items():
            if what != DRUG:
                worth.setdefault(start, []).extend([self.value_of(what)] * left)
        return sum(
            [
                sum(values) - (min(values) if self.must_keep(start, len(values)) else 0)
                for start, values in worth.items()
            ]
        )

    def must_keep(self, start: int, leaving: int) -> bool:
        """Would so many leaving troops give up a territory to which drugs are drafted?"""
        guards = self.drugs_to >> start & 1 and not self.coming >> start & 1
        return bool(guards) and self.staying(start) <= leaving

    def drug_only(self, reach: int) -> int:
        """Own territories where drugs may go, though no troop can: one that keeps a troop."""
        s, bits = self.s, 0
        for start in territories(s.land[self.seat]):
            if s.drugs[start] > s.tired_drugs[start] and self.left(start, DRUG):
                for end in territories(self.near[start] & s.land[self.seat] & ~reach & ~bits):
                    if may_cross(s, start, end) and self.staying(end):
                        bits |= 1 << end
        return bits

    # --- what may be added ---

    def origins(self, place: int) -> Pool:
        """All fresh pieces that may go there, drugs by the map alone."""
        s, seat = self.s, self.seat
        next_to = self.near[place] & s.land[seat]
        is_hostile = bool(self.foes >> place & 1)
        found: Pool = {}
        far = next_to
        if s.in_force != G14 and s.officers[seat]:
            far |= neighbours(self.near, self.near[place] & ~self.foes) & s.land[seat]
        for start in territories(far & ~(1 << place)):
            beside = next_to >> start & 1
            if beside and s.soldiers[start] and (left := self.left(start, SOLDIER)):
                found[start, SOLDIER] = left
            if s.lieutenants[start] and (left := self.left(start, LIEUTENANT)):
                found[start, LIEUTENANT] = left
            drugs = beside and not is_hostile and s.drugs[start]
            if drugs and (left := self.left(start, DRUG)) and may_cross(s, start, place):
                found[start, DRUG] = left
        if self.boss_beside(place) and not self.boss_barred(place):
            found[s.bosses[seat], BOSS] = 1
        return found

    def boss_beside(self, place: int) -> bool:
        """Does the own boss stand next to it, fresh and not drafted yet?"""
        boss = self.s.bosses[self.seat]
        next_to = self.near[place] & self.s.land[self.seat]
        return boss != NOWHERE and bool(next_to >> boss & 1) and self.left(boss, BOSS) > 0

    def additions(self, place: int, pool: Pool) -> list[int]:
        """DA-14.5: each as one and, if there are several, all."""
        held = bool(self.coming >> place & 1) or (
            self.s.owner[place] == self.seat and self.staying(place) > 0
        )
        found = []
        for (start, what), left in pool.items():
            if not left:
                continue
            if what == DRUG:
                if held:
                    found += adds(start, what, left)
                continue
            # Drugs drafted there need a troop that stays or comes (DA-6.7).
            if not self.must_keep(start, left):
                found += adds(start, what, left)
            elif self.staying(start) > 1:
                found.append(ADD + start * EACH_ADD + _ONE[what])
        return found

    def complete(self) -> bool:
        """Every destination has a piece, and A4 is satisfied."""
        if not self.worth and not any(end == self.to for *_, end in self.moves):
            return False
        return self.to != self.hostile_to or self.worth >= self.needed_at(self.to)


def piece(start: int, what: int) -> int:
    """A kind of piece on a territory, as one number."""
    return start * KINDS + what


KINDS = 4
_ONE = {what: place for place, (what, how) in enumerate(ADDS) if how == "one"}


def adds(start: int, what: int, left: int) -> list[int]:
    one = ADD + start * EACH_ADD + _ONE[what]
    return [one, one + 1] if left > 1 else [one]


ORDERS = Grown[Deal, Draft](Draft)


def why_not(s: Deal, seat: int, action: int) -> Refused:
    """The reason a piece or a destination is not offered, as far as the map tells."""
    draft = ORDERS.along(s, seat, s.drafts[seat])
    if TO <= action < ADD:
        place = action - TO
        if draft.foes >> place & 1 and draft.hostile_to != NOTHING:
            return Refused("order-one-fight", "DA-6.10")
        if draft.foes >> place & 1 and not draft.may_fight():
            return Refused("order-truce", "DA-12.18")
        return Refused("order-out-of-reach", "DA-6.2", place=place)
    if action >= ADD and draft.to != NOTHING:
        start, how = divmod(action - ADD, EACH_ADD)
        what = ADDS[how][0]
        if what == BOSS and draft.foes >> draft.to & 1:
            return Refused("order-boss", "DA-6.12")
        if what == DRUG and draft.foes >> draft.to & 1:
            return Refused("order-drug-hostile", "DA-6.11")
        if what == DRUG and not may_cross(s, start, draft.to):
            return Refused("order-border", "DA-12.20")
        if what == DRUG:
            return Refused("order-drug", "DA-6.7")
        return Refused("order-out-of-reach", "DA-6.2", place=draft.to)
    return Refused("not-offered", "DA-14.5")


def ordered(s: Deal, seat: int, path: Path) -> None:
    if path == (END,):
        return
    carry_out(s, ORDERS.along(s, seat, path))


ORDER = Ask[Deal](
    "order",
    "DA-6.1",
    options_of(ORDERS),
    ordered,
    lambda s, seat, luck: (END,),
    chain=True,
    tree=ORDERS,
    wide=True,
    see=("DA-6.4", "DA-6.7", "DA-6.9", "DA-6.12"),
    why=why_not,
)


# --- carrying it out (DA-6.15 to 6.20) ---


def carry_out(s: Deal, order: Draft) -> None:
    """All pieces leave and arrive at the same instant."""
    seat, attack = order.seat, None
    if order.hostile_to != NOTHING:
        attack = Fight(order.hostile_to, seat, s.owner[order.hostile_to], 0, 0, False)
    for start, what, count, _ in order.moves:
        leave(s, seat, start, what, count)
    for start, what, count, end in order.moves:
        if attack is not None and end == attack.place:
            join(s, seat, attack, what, count)
        else:
            arrive(s, seat, end, what, count)
        if what == DRUG and s.board.near_sea[start] >> end & 1 and not dug(s, start, end):
            s.shipped += count
    happened(s, seat, c.SHIPS_DRUGS, s.shipped)
    for end in territories(order.coming):
        if attack is None or end != attack.place:
            set_owner(s, end, seat)
    for start, *_ in order.moves:
        leave_if_empty(s, start)
    if attack is not None:
        s.fights += 1
        engage(s, attack)
    if s.listener is not None:
        s.tell(events.Moved(seat, tuple(order.moves), order.hostile_to), "DA-6.1")
    s.plan(event_window, order_turn)
    if attack is not None:
        begin_fight(s)
    s.do(settle)


def dug(s: Deal, start: int, end: int) -> bool:
    """DA-11.22: the way of a tunnel is none by sea."""
    return {start, end} == set(s.tunnel)


def leave(s: Deal, seat: int, start: int, what: int, count: int) -> None:
    if what == SOLDIER:
        s.soldiers[start] -= count
    elif what == LIEUTENANT:
        s.lieutenants[start] -= count
    elif what == DRUG:
        s.drugs[start] -= count
    else:
        s.bosses[seat] = NOWHERE
    s.changed |= 1 << seat


def arrive(s: Deal, seat: int, end: int, what: int, count: int) -> None:
    """Spent."""
    if what == SOLDIER:
        s.soldiers[end] += count
        s.tired_soldiers[end] += count
    elif what == LIEUTENANT:
        s.lieutenants[end] += count
        s.tired_lieutenants[end] += count
    elif what == DRUG:
        s.drugs[end] += count
        s.tired_drugs[end] += count
    else:
        s.bosses[seat] = end
        s.tired_boss[seat] = True


def join(s: Deal, seat: int, attack: Fight, what: int, count: int) -> None:
    """DA-6.20: all of them are engaged from the first round."""
    if what == SOLDIER:
        attack.soldiers += count
    elif what == LIEUTENANT:
        attack.lieutenants += count
    else:
        attack.boss = True
        s.bosses[seat] = attack.place
        s.tired_boss[seat] = True
