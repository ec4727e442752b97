"""Deal, DA-4 and 5: the resource and the recruitment phase.

Both are drafts of pieces, carried out one by one in the order drafted (DA-14.3). An event drawn on
the way drops the rest, and its owner chooses anew.
"""

from __future__ import annotations

from collections.abc import Iterator

from omerta.games.deal import content as c
from omerta.games.deal import events
from omerta.games.deal.content import ASP, EVENT, MAR, NVE, SEG, Board, drug_price, halves
from omerta.games.deal.land import (
    earn,
    pay,
    place_drugs,
    place_lieutenant,
    place_soldiers,
    recruit_places,
    remove_drugs,
    tell_money,
)
from omerta.games.deal.objectives import happened
from omerta.games.deal.rules_respect import offer_reveals, settle
from omerta.games.deal.rules_turn import begin_phase, event_window
from omerta.games.deal.state import (
    BONUS,
    COMMIT,
    END,
    NOBODY,
    NOTHING,
    PUT_DRUG,
    PUT_LIEUTENANT,
    PUT_SOLDIER,
    RECRUITMENT,
    RESOURCES,
    SELL,
    Deal,
    territories,
)
from omerta.games.deal.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck
from omerta.kernel.trees import END as COMPLETE
from omerta.kernel.trees import Choices, Path, confirm, options_of

G15, G16, G17, N4, S4 = (EVENT[name] for name in ("G15", "G16", "G17", "N4", "S4"))

# What a piece of a draft is.
SALE, DRUG_MADE, SOLDIER_MADE, BOSS_PIECE, SOLDIER_BOUGHT, LIEUTENANT_BOUGHT = range(6)
_KINDS = (
    (SELL, SALE),
    (PUT_DRUG, DRUG_MADE),
    (PUT_SOLDIER, SOLDIER_MADE),
)


# --- the resource phase ---


@step
def resource_phase(s: Deal) -> None:
    """DA-3.9: the first window precedes the income."""
    s.sold = [0] * len(s.owner)
    begin_phase(s, RESOURCES)
    s.plan(event_window, income, settle, resource_turn, end_resources, offer_reveals, event_window)


@step
def income(s: Deal) -> None:
    """DA-4.1, 4.9; DA-4.2, 4.3: what each prod may give."""
    seat, board = s.active, s.board
    amount = income_of(s, seat)
    earn(s, seat, amount)
    s.to_produce = [0] * len(s.owner)
    for place in territories(s.land[seat] & board.prods):
        s.to_produce[place] = board.prod_income[board.capital[place]]
    s.bonus = s.clans[seat] in (MAR, ASP)
    if s.listener is not None:
        s.tell(events.Income(seat, amount), "DA-4.1")


def income_of(s: Deal, seat: int) -> int:
    """DA-4.1, 4.9: what a clan's consos bring in a turn."""
    board, amount = s.board, 0
    for place in territories(s.land[seat] & board.consos):
        gives = board.conso_income[board.capital[place]]
        doubled = s.clans[seat] == NVE and s.bosses[seat] == place
        amount += gives * (2 if doubled else 1)
    return amount


@step
def resource_turn(s: Deal) -> None:
    if resource_tree(s, s.active, ())[0] != (END,):
        s.ask(RESOURCE_TURN, (s.active,))


class Stock:
    """What is left to sell and to produce while a draft is made."""

    __slots__ = ("bonus", "drugs", "made", "s", "seat", "sold", "soldiers")

    def __init__(self, s: Deal, seat: int, path: Path) -> None:
        self.s, self.seat = s, seat
        self.sold: dict[int, int] = {}
        self.made: dict[int, int] = {}
        self.drugs, self.soldiers, self.bonus = s.all_drugs, s.army[seat], s.bonus
        for action in path:
            self._take(action)

    def _take(self, action: int) -> None:
        if action == BONUS:
            self.bonus = False
            if self.s.clans[self.seat] == MAR:
                self.soldiers += 1
            else:
                self.drugs += 1
        elif action >= PUT_SOLDIER:
            place = action - PUT_SOLDIER
            self.made[place] = self.made.get(place, 0) + 1
            self.soldiers += 1
        elif action >= PUT_DRUG:
            place = action - PUT_DRUG
            self.made[place] = self.made.get(place, 0) + 1
            self.drugs += 1
        else:
            place = action - SELL
            self.sold[place] = self.sold.get(place, 0) + 1
            self.drugs -= 1

    def choices(self) -> Iterator[int]:
        s, seat, board = self.s, self.seat, self.s.board
        for place in territories(s.land[seat] & board.consos):
            if s.drugs[place] > self.sold.get(place, 0):
                yield SELL + place
        prods = [
            place
            for place in territories(s.land[seat] & board.prods)
            if s.to_produce[place] > self.made.get(place, 0)
        ]
        if self.drugs < board.most_drugs:
            yield from [PUT_DRUG + place for place in prods]
        if self.soldiers < board.most_soldiers:
            yield from [PUT_SOLDIER + place for place in prods]
        if self.bonus and has_bonus(s, seat, self.drugs, self.soldiers):
            yield BONUS


def has_bonus(s: Deal, seat: int, drugs: int, soldiers: int) -> bool:
    """DA-4.10, 4.11: is there room for the boss's piece, and does it stand where it must?"""
    if s.clans[seat] == MAR:
        return soldiers < s.board.most_soldiers
    on_prod = bool(s.board.prods >> s.bosses[seat] & 1)
    return on_prod and drugs < s.board.most_drugs


def resource_tree(s: Deal, seat: int, path: Path) -> Choices:
    """DA-14.1: sales and production, mixed, piece by piece."""
    if path and path[-1] in (COMMIT, END):
        return COMPLETE
    choices = [*Stock(s, seat, path).choices()]
    if not path:
        return confirm([*choices, END])
    return confirm([*choices, COMMIT, END])


def resources_chosen(s: Deal, seat: int, path: Path) -> None:
    s.pieces = [resource_piece(action) for action in path[:-1]]
    carry_out_draft(s, path[-1] == END)


def resource_piece(action: int) -> tuple[int, int]:
    if action == BONUS:
        return BOSS_PIECE, NOTHING
    first, kind = next((f, k) for f, k in reversed(_KINDS) if action >= f)
    return kind, action - first


def default_resources(s: Deal, seat: int, luck: Luck) -> tuple[int, ...]:
    """DA-4.4, 4.2: sell what pays the first or the capital price; then soldiers, else drugs."""
    steps: list[int] = []
    for place in territories(s.land[seat] & s.board.consos):
        steps += [SELL + place] * well_paid(s, place)
    while True:
        choices = [*Stock(s, seat, tuple(steps)).choices()]
        soldiers = [each for each in choices if PUT_SOLDIER <= each < PUT_LIEUTENANT]
        drugs = [each for each in choices if PUT_DRUG <= each < PUT_SOLDIER]
        if not soldiers and not drugs:
            return (*steps, END)
        steps.append((soldiers or drugs)[0])


def well_paid(s: Deal, place: int) -> int:
    """How many of the drugs there pay the first or the capital price."""
    first, _, _, capital = prices(s)
    count = 0
    while count < s.drugs[place] and price_at(s, place, s.sold[place] + count) in (first, capital):
        count += 1
    return count


RESOURCE_TURN = Ask[Deal](
    "resources",
    "DA-4.8",
    options_of(resource_tree),
    resources_chosen,
    default_resources,
    chain=True,
    tree=resource_tree,
    wide=True,
    see=("DA-4.2", "DA-4.4", "DA-4.5", "DA-4.12"),
)


@step
def end_resources(s: Deal) -> None:
    """DA-4.12: the boss's piece comes by itself; N4: La Commission is paid."""
    seat = s.active
    if s.bonus and has_bonus(s, seat, s.all_drugs, s.army[seat]):
        s.do(settle)
        boss_piece(s, NOTHING)
    s.bonus = False
    owner = s.seat_in(NVE)
    consos = (s.land[seat] & s.board.consos).bit_count()
    if s.in_force == N4 and owner not in (NOBODY, seat) and consos >= s.board.limit[N4]:
        s.do(settle)
        paid = pay(s, seat, halves(s.board.number[N4]))
        earn(s, owner, paid)
        tell_money(s, seat, owner, paid, "commission")


# --- pieces ---


def carry_out_draft(s: Deal, ending: bool) -> None:
    """DA-14.3. The window after the last piece is that of the end of the phase, if it ends."""
    s.ending = ending
    s.do(after_draft)
    if s.pieces:
        s.do(next_piece)


@step
def next_piece(s: Deal) -> None:
    """One atomic step after the other."""
    if not s.pieces:
        return
    kind, place = s.pieces.pop(0)
    s.plan(settle, next_piece)
    _PIECES[kind](s, place)


@step
def after_draft(s: Deal) -> None:
    if s.ending:
        s.ending = False
        return
    s.plan(event_window, resource_turn if s.phase == RESOURCES else recruit_turn)


def prices(s: Deal) -> tuple[int, ...]:
    """DA-4.13: first, second, further, capital."""
    if s.in_force == G15:
        return s.board.shortage
    return s.board.glut if s.in_force == G16 else s.board.market


def price_at(s: Deal, place: int, sold: int) -> int:
    """What the next drug pays, so many having been sold there."""
    return drug_price(prices(s), sold, steady=is_steady(s, place))


def is_steady(s: Deal, place: int) -> bool:
    """Does each drug pay the capital price there?"""
    return steady_on(s.board, s.crack, place)


def steady_on(board: Board, crack: int, place: int) -> bool:
    """DA-4.5, K3, from plain values."""
    return board.capital[place] or place == crack


def sales_bring(s: Deal, sold: dict[int, int]) -> int:
    """DA-4.4: what so many drugs bring, by territory."""
    return sum(
        [
            price_at(s, place, s.sold[place] + before)
            for place, count in sold.items()
            for before in range(count)
        ]
    )


def sell(s: Deal, place: int) -> None:
    """DA-4.4 to 4.7; P4.2, P8.3"""
    seat, price = s.active, price_at(s, place, s.sold[place])
    remove_drugs(s, place, 1)
    s.sold[place] += 1
    earn(s, seat, price)
    happened(s, seat, c.SELLS_DRUGS, sum(s.sold))
    happened(s, seat, c.SELLS_ON, sum([sold > 0 for sold in s.sold]))
    if s.listener is not None:
        s.tell(events.Sold(seat, place, price), "DA-4.4")


def make_drug(s: Deal, place: int) -> None:
    """DA-4.2; P3.3"""
    s.to_produce[place] -= 1
    drug_placed(s, place)


def make_soldier(s: Deal, place: int) -> None:
    """DA-4.2"""
    s.to_produce[place] -= 1
    soldiers = place_soldiers(s, s.active, place, 1)
    tell_produced(s, place, soldiers=soldiers)


def boss_piece(s: Deal, _: int) -> None:
    """DA-4.10, 4.11: where the boss stands."""
    seat = s.active
    s.bonus = False
    if s.clans[seat] == MAR:
        tell_produced(s, s.bosses[seat], soldiers=place_soldiers(s, seat, s.bosses[seat], 1))
    else:
        drug_placed(s, s.bosses[seat])


def drug_placed(s: Deal, place: int) -> None:
    placed = place_drugs(s, place, 1)
    s.placed += placed
    happened(s, s.active, c.PLACES_DRUGS, s.placed)
    tell_produced(s, place, drugs=placed)


def tell_produced(s: Deal, place: int, soldiers: int = 0, drugs: int = 0) -> None:
    if s.listener is not None:
        s.tell(events.Produced(s.active, place, soldiers, drugs), "DA-4.2")


# --- the recruitment phase (DA-5) ---


@step
def recruitment_phase(s: Deal) -> None:
    begin_phase(s, RECRUITMENT)
    s.plan(event_window, recruit_turn, offer_reveals, event_window)


@step
def recruit_turn(s: Deal) -> None:
    if recruit_tree(s, s.active, ())[0] != (END,):
        s.ask(RECRUIT, (s.active,))


def soldier_price(s: Deal, seat: int) -> int:
    """DA-5.1, G17, S4"""
    if s.in_force == G17 or (s.in_force == S4 and s.clans[seat] == SEG):
        return halves(s.board.number[s.in_force])
    return s.board.soldier_price


def recruits_in(path: Path) -> tuple[int, int]:
    """Soldiers and lieutenants of a draft."""
    lieutenants = sum([action >= PUT_LIEUTENANT for action in path])
    return len(path) - lieutenants, lieutenants


def recruits_cost(s: Deal, seat: int, path: Path) -> int:
    """DA-5.1"""
    soldiers, lieutenants = recruits_in(path)
    return soldiers * soldier_price(s, seat) + lieutenants * s.board.lieutenant_price


def recruit_tree(s: Deal, seat: int, path: Path) -> Choices:
    """DA-5.1, 5.3, 5.4: troop by troop."""
    if path and path[-1] in (COMMIT, END):
        return COMPLETE
    board, price = s.board, soldier_price(s, seat)
    soldiers, lieutenants = recruits_in(path)
    money = s.money[seat] - recruits_cost(s, seat, path)
    choices: list[int] = []
    if money >= price or money >= board.lieutenant_price:
        places = territories(recruit_places(s, seat))
        if money >= price and s.army[seat] + soldiers < board.most_soldiers:
            choices += [PUT_SOLDIER + place for place in places]
        if (
            money >= board.lieutenant_price
            and s.officers[seat] + lieutenants < board.most_lieutenants
        ):
            choices += [PUT_LIEUTENANT + place for place in places]
    return confirm([*choices, *([COMMIT] if path else []), END])


def recruits_chosen(s: Deal, seat: int, path: Path) -> None:
    s.pieces = [
        (LIEUTENANT_BOUGHT, action - PUT_LIEUTENANT)
        if action >= PUT_LIEUTENANT
        else (SOLDIER_BOUGHT, action - PUT_SOLDIER)
        for action in path[:-1]
    ]
    carry_out_draft(s, path[-1] == END)


RECRUIT = Ask[Deal](
    "recruit",
    "DA-5.1",
    options_of(recruit_tree),
    recruits_chosen,
    lambda s, seat, luck: (END,),
    chain=True,
    tree=recruit_tree,
    wide=True,
    see=("DA-5.3", "DA-5.5"),
)


def buy_soldier(s: Deal, place: int) -> None:
    price = soldier_price(s, s.active)
    pay(s, s.active, price)
    place_soldiers(s, s.active, place, 1)
    tell_recruited(s, place, price, soldiers=1)


def buy_lieutenant(s: Deal, place: int) -> None:
    price = s.board.lieutenant_price
    pay(s, s.active, price)
    place_lieutenant(s, s.active, place)
    tell_recruited(s, place, price, lieutenants=1)


def tell_recruited(
    s: Deal, place: int, price: int, soldiers: int = 0, lieutenants: int = 0
) -> None:
    if s.listener is not None:
        left = s.money[s.active]
        s.tell(events.Recruited(s.active, place, soldiers, lieutenants, price, left), "DA-5.1")


_PIECES = {
    SALE: sell,
    DRUG_MADE: make_drug,
    SOLDIER_MADE: make_soldier,
    BOSS_PIECE: boss_piece,
    SOLDIER_BOUGHT: buy_soldier,
    LIEUTENANT_BOUGHT: buy_lieutenant,
}
