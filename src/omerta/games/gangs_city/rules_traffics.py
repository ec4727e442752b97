"""Gangs City, GC-5: bids, the reveal, management, leaders and stock."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.gangs_city import events
from omerta.games.gangs_city.choosing import CONFIRM, one_of, steps_of
from omerta.games.gangs_city.city import places_on, take_back
from omerta.games.gangs_city.content import FENCE, LEVELS, TRAFFICS, Board
from omerta.games.gangs_city.hexes import LOCATION_OF
from omerta.games.gangs_city.state import (
    AMOUNTS,
    BID,
    COMBAT,
    DONE,
    MANAGE,
    NOBODY,
    SETTLING,
    TRAFFIC,
    TRAFFICS_PHASE,
    GangsCity,
)
from omerta.games.gangs_city.steps import step
from omerta.kernel.asks import Ask, Sealed
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused
from omerta.kernel.trees import END, Choices, Listed, Path, options_of, put

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


def lists_of_a_bid(s: GangsCity, seat: int, path: Path) -> Choices:
    """Traffic after traffic an amount, then `done`."""
    if path and path[-1] == DONE:
        return END
    if len(path) == TRAFFICS:
        return CONFIRM
    nothing = BID + len(path) * AMOUNTS
    return put([*range(nothing, nothing + s.stock[seat][len(path)] + 1)])


bid_tree = Listed(
    lists_of_a_bid,
    {DONE: TRAFFICS} | {BID + each: each // AMOUNTS for each in range(TRAFFICS * AMOUNTS)},
)


def bids_shown(s: GangsCity, answers: Sequence[tuple[int, ...]]) -> None:
    """GC-5.2: all at the same time."""
    for seat in s.asked:
        s.bids[seat] = bid = bid_of(answers[seat])
        s.stock[seat] = [held - laid for held, laid in zip(s.stock[seat], bid, strict=True)]
    if s.listener is not None:
        s.tell(events.Bids(tuple(s.bids)), "GC-5.2")


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
    tree=bid_tree,
    options=options_of(bid_tree),
    wide=True,
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
    if s.listener is not None:
        s.tell(events.Reveal(revealed_tiles(s)), "GC-5.5")
    if s.book_errors:
        for seat in s.turn_order():
            judge_settling(s, seat)


def revealed_tiles(s: GangsCity) -> tuple[events.RevealedTile, ...]:
    return tuple(
        [
            events.RevealedTile(seat, each.spot, s.kind_of(each), each.action, each.chief)
            for seat in range(s.players)
            for each in s.laid[seat]
        ]
    )


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
    if s.listener is not None:
        location = LOCATION_OF[tile.spot]
        told = events.SettlingError(seat, location, tile.spot, first, counts, lost)
        s.tell(told, "GC-X15")


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
    recover_stock(s, managed)


def run_rackets(s: GangsCity, place: int, owner: int) -> tuple[int, ...]:
    """GC-5.7, 5.9: the managers of a place do their work, then all go home."""
    managers = s.at(place, owner, MANAGE)
    if not managers:
        return NO_BID
    kinds = s.kinds([each.tile for each in managers])
    run = symbols_run(s.board, place, kinds)
    for each in managers:
        s.laid[owner].remove(each)
    if s.listener is not None:
        s.tell(events.Managed(owner, place, kinds, run), "GC-5.7")
    return run


def symbols_run(board: Board, place: int, kinds: Sequence[int]) -> tuple[int, ...]:
    """GC-5.7, 5.8: by traffic, what these managers run; each symbol of a place is served once."""
    symbols = board.symbols
    return tuple(
        [
            there and min(there, sum([symbols[kind][traffic] for kind in kinds]))
            for traffic, there in enumerate(board.place_symbols[place])
        ]
    )


def settle_traffic(s: GangsCity, traffic: int, managed: list[int]) -> None:
    """GC-5.10 to 5.16: who controls a traffic, and at which number; what was bid goes back."""
    bids = [bid[traffic] for bid in s.bids]
    strengths = [bid + run for bid, run in zip(bids, managed, strict=True)]
    before, leader = s.leaders[traffic], leader_by(strengths)
    rule = "GC-5.12" if leader == NOBODY else "GC-5.14" if leader == before else "GC-5.13"
    s.levels[traffic] = 0 if leader == NOBODY else level_for(before, s.levels[traffic], leader)
    s.leaders[traffic] = leader
    if any(bids):
        s.warehouse[traffic] += sum(bids)
        s.bids = [(*bid[:traffic], 0, *bid[traffic + 1 :]) for bid in s.bids]
    if s.listener is not None and (any(strengths) or before != NOBODY):
        told = events.Traffic(
            traffic=traffic,
            bids=tuple(bids),
            managed=tuple(managed),
            leader=leader,
            before=before,
            level=s.levels[traffic],
            points=marker_points(s, traffic),
        )
        s.tell(told, rule)


def leader_by(strengths: Sequence[int]) -> int:
    """GC-5.11, 5.12: the strongest alone; a tie, or nothing at all, leaves nobody in the lead."""
    most = max(strengths)
    if most == 0 or strengths.count(most) > 1:
        return NOBODY
    return strengths.index(most)


def level_for(leader: int, level: int, seat: int) -> int:
    """GC-5.13, 5.14: at which number a seat leads a traffic, after this leader at this number."""
    return min(level + 1, LEVELS - 1) if leader == seat else 0


def marker_points(s: GangsCity, traffic: int) -> int:
    """GC-8.1: what a traffic brings its leader each round."""
    return 0 if s.leaders[traffic] == NOBODY else s.board.levels[traffic][s.levels[traffic]]


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
        if s.listener is not None:
            s.tell(events.Stock(seat, tuple(taken)), "GC-5.17")
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
    if s.listener is not None:
        s.tell(events.Fence(seat, traffic), "GC-9.11")


def first_recovered(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    return steps_of(FENCE_TOKEN, s, seat, fence_choices(s, seat)[:1])


def why_not_fence(s: GangsCity, seat: int, action: int) -> Refused:
    return Refused("refused-fence_token", "GC-9.11")


FENCE_TOKEN = Ask[GangsCity](
    name="fence_token",
    rule="GC-9.11",
    tree=one_of(fence_choices),
    options=options_of(one_of(fence_choices)),
    then=fence_chosen,
    default=first_recovered,
    chain=True,
    final=True,
    see=("GC-5.17", "GC-9.15"),
    why=why_not_fence,
)
