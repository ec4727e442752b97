"""Gangs City, GC-5: bids, the reveal, management, leaders and stock."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.gangs_city.choosing import one_of, steps_of
from omerta.games.gangs_city.city import places_on, take_back
from omerta.games.gangs_city.content import FENCE, LEVELS, TRAFFICS
from omerta.games.gangs_city.hexes import LOCATION_OF
from omerta.games.gangs_city.state import (
    AMOUNTS,
    BID,
    COMBAT,
    DONE,
    MANAGE,
    NOBODY,
    ONLY_DONE,
    SETTLING,
    TRAFFIC,
    TRAFFICS_PHASE,
    GangsCity,
    Laid,
)
from omerta.games.gangs_city.steps import step
from omerta.kernel.asks import Ask, Sealed
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused

NO_BID = (0,) * TRAFFICS


@step
def traffics(s: GangsCity) -> None:
    """GC-5.1: who has stock may bid, all at once. Without stock there is nothing to choose."""
    s.phase = TRAFFICS_PHASE
    s.bids = [NO_BID] * s.players
    s.plan(reveal, management)
    bidders = tuple([seat for seat in s.turn_order() if any(s.stock[seat])])
    if bidders:
        s.ask(BID_STOCK, bidders)


# --- GC-5.1 to 5.4, 10.12: bids ---


def bid_options(s: GangsCity, seat: int) -> tuple[int, ...]:
    """Traffic after traffic an amount, then `done`."""
    draft, held = s.drafts[seat], s.stock[seat]
    if draft and draft[-1] == DONE:
        return ()
    stocked = [traffic for traffic in range(TRAFFICS) if held[traffic]]
    if len(draft) == len(stocked):
        return ONLY_DONE
    first = BID + stocked[len(draft)] * AMOUNTS
    return tuple(range(first, first + held[stocked[len(draft)]] + 1))


def bids_shown(s: GangsCity, answers: Sequence[tuple[int, ...]]) -> None:
    """GC-5.2: all at the same time."""
    for seat in s.asked:
        s.bids[seat] = bid = bid_of(answers[seat])
        s.stock[seat] = [held - laid for held, laid in zip(s.stock[seat], bid, strict=True)]
    if s.ears is not None:
        s.tell("bids", "GC-5.2", bids=[list(bid) for bid in s.bids])


def bid_of(steps: Sequence[int]) -> tuple[int, ...]:
    bid = [0] * TRAFFICS
    for action in steps[:-1]:
        traffic, amount = divmod(action - BID, AMOUNTS)
        bid[traffic] = amount
    return tuple(bid)


def empty_bid(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    none = {BID + traffic * AMOUNTS for traffic in range(TRAFFICS)}
    return steps_of(BID_STOCK, s, seat, none)


def why_not_bid(s: GangsCity, seat: int, action: int) -> Refused:
    return Refused("refused-bid", "GC-5.1")


BID_STOCK = Sealed[GangsCity](
    name="bid",
    rule="GC-5.1",
    options=bid_options,
    then=bids_shown,
    default=empty_bid,
    chain=True,
    see=("GC-5.3", "GC-5.4", "GC-5.11", "GC-5.12", "GC-5.17"),
    why=why_not_bid,
)


# --- GC-5.5: the reveal ---


@step
def reveal(s: GangsCity) -> None:
    s.revealed = True
    if s.ears is not None:
        s.tell("reveal", "GC-5.5", tiles=[told(s, seat, t) for seat, t in laid_tiles(s)])
    if s.book_errors:
        for seat in s.turn_order():
            judge_settling(s, seat)


def laid_tiles(s: GangsCity) -> list[tuple[int, Laid]]:
    return [(seat, each) for seat in range(s.players) for each in s.laid[seat]]


def told(s: GangsCity, seat: int, laid: Laid) -> dict[str, int | bool]:
    """A tile, as an event tells it."""
    kind = SETTLING if laid.tile == SETTLING else s.kind(laid.tile)
    return {
        "seat": seat,
        "spot": laid.spot,
        "kind": kind,
        "action": laid.action,
        "chief": laid.chief,
    }


def judge_settling(s: GangsCity, seat: int) -> None:
    """Option `settling_errors = "book"`: a tile without a fighter in its stack or on its pile."""
    tile = next((each for each in s.laid[seat] if each.tile == SETTLING), None)
    if tile is None:
        return
    fighters = s.at(LOCATION_OF[tile.spot], seat, COMBAT)
    if any(each.spot == tile.spot for each in fighters):
        return
    s.errors[seat] += 1
    first = s.errors[seat] == 1
    lost = 0
    if not first and not fighters:
        lost = min(s.board.error_points, s.scores[seat])
        s.scores[seat] -= lost
    counts = first and bool(fighters)
    if not counts:
        take_back(s, seat, tile)
    if s.ears is not None:
        location = LOCATION_OF[tile.spot]
        s.tell(
            "settling_error",
            "GC-X15",
            seat=seat,
            location=location,
            spot=tile.spot,
            first=first,
            counts=counts,
            lost=lost,
        )


# --- GC-5.6 to 5.16: management and leaders ---


@step
def management(s: GangsCity) -> None:
    managed = [[0] * TRAFFICS for _ in range(s.players)]
    for place in places_on(s):
        owner = s.owners[place]
        if owner != NOBODY:
            run = run_rackets(s, place, owner)
            for traffic, symbols in enumerate(run):
                managed[owner][traffic] += symbols
    for traffic in range(TRAFFICS):
        settle_traffic(s, traffic, [by_seat[traffic] for by_seat in managed])
    for traffic in range(TRAFFICS):  # GC-5.4, 5.16
        s.warehouse[traffic] += sum(bid[traffic] for bid in s.bids)
    s.bids = [NO_BID] * s.players
    recover_stock(s, managed)


def run_rackets(s: GangsCity, place: int, owner: int) -> tuple[int, ...]:
    """GC-5.7, 5.8: each symbol of the place is served once; GC-5.9: then all go home."""
    managers = s.at(place, owner, MANAGE)
    if not managers:
        return NO_BID
    symbols = s.board.symbols
    kinds = [s.kind(each.tile) for each in managers]
    run = tuple(
        [
            min(there, sum(symbols[kind][traffic] for kind in kinds))
            for traffic, there in enumerate(s.board.place_symbols[place])
        ]
    )
    for each in managers:
        s.laid[owner].remove(each)
    if s.ears is not None:
        s.tell("managed", "GC-5.7", seat=owner, place=place, kinds=kinds, symbols=list(run))
    return run


def settle_traffic(s: GangsCity, traffic: int, managed: list[int]) -> None:
    """GC-5.10 to 5.15: who controls a traffic, and at which number."""
    bids = [bid[traffic] for bid in s.bids]
    strengths = [bid + run for bid, run in zip(bids, managed, strict=True)]
    most = max(strengths)
    before = s.leaders[traffic]
    if most == 0 or strengths.count(most) > 1:
        leader, level, rule = NOBODY, 0, "GC-5.12"
    else:
        leader = strengths.index(most)
        stays = leader == before
        level = min(s.levels[traffic] + 1, LEVELS - 1) if stays else 0
        rule = "GC-5.14" if stays else "GC-5.13"
    s.leaders[traffic], s.levels[traffic] = leader, level
    if s.ears is not None and (most or before != NOBODY):
        s.tell(
            "traffic",
            rule,
            traffic=traffic,
            bids=bids,
            managed=managed,
            leader=leader,
            before=before,
            level=level,
            points=0 if leader == NOBODY else s.board.levels[traffic][level],
        )


# --- GC-5.17 to 5.20, 9.11: stock ---


def recover_stock(s: GangsCity, managed: list[list[int]]) -> None:
    """Who managed a traffic and does not control it takes stock, in turn order while there is."""
    s.recovered = ()
    fence = fence_owner(s)
    for seat in s.turn_order():
        taken = [
            0 if s.leaders[traffic] == seat else min(managed[seat][traffic], s.warehouse[traffic])
            for traffic in range(TRAFFICS)
        ]
        if not any(taken):
            continue
        for traffic, tokens in enumerate(taken):
            s.warehouse[traffic] -= tokens
            s.stock[seat][traffic] += tokens
        if seat == fence:
            s.recovered = tuple([traffic for traffic in range(TRAFFICS) if taken[traffic]])
        if s.ears is not None:
            s.tell("stock", "GC-5.17", seat=seat, tokens=taken)
    offered = fence_choices(s, fence)
    if len(offered) > 1:
        s.ask(FENCE_TOKEN, (fence,))
    elif offered:
        give_fence_token(s, fence, offered[0] - TRAFFIC)


def fence_owner(s: GangsCity) -> int:
    """GC-9.11, 9.15: whose roster he is on, placed or not."""
    if not s.abilities:
        return NOBODY
    for seat, roster in enumerate(s.rosters):
        if any(s.kind(tile) == FENCE for tile in roster):
            return seat
    return NOBODY


def fence_choices(s: GangsCity, seat: int) -> list[int]:
    return [TRAFFIC + traffic for traffic in s.recovered if s.warehouse[traffic]]


def fence_chosen(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    give_fence_token(s, seat, steps[0] - TRAFFIC)


def give_fence_token(s: GangsCity, seat: int, traffic: int) -> None:
    s.warehouse[traffic] -= 1
    s.stock[seat][traffic] += 1
    if s.ears is not None:
        s.tell("fence", "GC-9.11", seat=seat, traffic=traffic)


def first_recovered(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    return steps_of(FENCE_TOKEN, s, seat, fence_choices(s, seat)[:1])


def why_not_fence(s: GangsCity, seat: int, action: int) -> Refused:
    return Refused("refused-fence_token", "GC-9.11")


FENCE_TOKEN = Ask[GangsCity](
    name="fence_token",
    rule="GC-9.11",
    options=one_of(fence_choices),
    then=fence_chosen,
    default=first_recovered,
    chain=True,
    final=True,
    see=("GC-5.17", "GC-9.15"),
    why=why_not_fence,
)
