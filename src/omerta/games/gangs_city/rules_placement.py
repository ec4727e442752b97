"""Gangs City, GC-4 and 10.7 to 10.11: the placement phase. Tiles are laid face down.

What a player may do with a tile depends on what everybody sees and on that player's own tiles,
never on the hidden tiles of others.
"""

from __future__ import annotations

from typing import NamedTuple

from omerta.games.gangs_city.choosing import one_of, steps_of
from omerta.games.gangs_city.city import any_open_side, open_side, own_stack, places_on
from omerta.games.gangs_city.hexes import (
    LOCATIONS,
    NEAR,
    PILE_A,
    SIDES,
    direction_of,
    is_side,
    location_of,
    side,
)
from omerta.games.gangs_city.state import (
    AS_BIG_CALIBRE,
    AS_COMBAT,
    AS_RECRUIT,
    AS_VEST,
    AT,
    BEGIN,
    BIG_CALIBRE,
    CHIEF,
    COMBAT,
    DECLINE,
    LOCATION_IDS,
    MANAGE,
    NO_ACTION,
    NOBODY,
    ON_PLACE,
    ON_SIDE,
    ONLY_DONE,
    PLACEMENT,
    PLAIN,
    RECRUIT,
    SETTLING,
    TILE,
    TILE_SETTLING,
    VEST,
    GangsCity,
    Laid,
    Stack,
)
from omerta.games.gangs_city.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused

# --- GC-4.1, 4.2: first player ---


@step
def choose_first(s: GangsCity) -> None:
    """The owner of the lowest initiative chooses; GC-4.2: without one, nothing changes."""
    owner = next((s.owners[p] for p in places_on(s) if s.owners[p] != NOBODY), NOBODY)
    if owner != NOBODY:
        s.ask(FIRST_PLAYER, (owner,))
    elif s.ears is not None:
        s.tell("first_stays", "GC-4.2", first=s.first)


def first_players(s: GangsCity, seat: int) -> list[int]:
    return [BEGIN + each for each in range(s.players)]


def first_chosen(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    s.first = steps[0] - BEGIN
    if s.ears is not None:
        s.tell("first", "GC-4.1", seat=seat, first=s.first)


def oneself(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    return steps_of(FIRST_PLAYER, s, seat, {BEGIN + seat})


def why_not_first(s: GangsCity, seat: int, action: int) -> Refused:
    return Refused("refused-first_player", "GC-4.1")


FIRST_PLAYER = Ask[GangsCity](
    name="first_player",
    rule="GC-4.1",
    options=one_of(first_players),
    then=first_chosen,
    default=oneself,
    chain=True,
    final=True,
    see=("GC-2.3", "GC-4.3"),
    why=why_not_first,
)


# --- GC-4.3 to 4.6: turns ---


@step
def placement(s: GangsCity) -> None:
    s.phase = PLACEMENT
    s.revealed = False
    s.ended = [not roster for roster in s.rosters]  # GC-4.35
    s.shut = [False] * s.players
    s.do(next_placement, s.first)


@step
def next_placement(s: GangsCity, seat: int) -> None:
    """GC-4.3, 4.5: the next in turn who has tiles left; when nobody has, the phase is over."""
    for turn in range(s.players):
        who = (seat + turn) % s.players
        if not s.ended[who]:
            s.do(next_placement, (who + 1) % s.players)
            s.ask(PLACE_TILE, (who,))
            return


def unplaced(s: GangsCity, seat: int) -> list[int]:
    """The characters still in hand, in roster order."""
    placed = {each.tile for each in s.laid[seat]}
    return [tile for tile in s.rosters[seat] if tile not in placed]


def settling_laid(s: GangsCity, seat: int) -> Laid | None:
    return next((each for each in s.laid[seat] if each.tile == SETTLING), None)


def has_chief(s: GangsCity, seat: int) -> bool:
    return any(each.chief for each in s.laid[seat])


# --- GC-10.7 to 10.11: a placement, step by step ---


class Making(NamedTuple):
    """How far a placement is made: what is to be chosen next, or all of it."""

    choices: tuple[int, ...]  # the next list; none once `done` was said
    tile: int = SETTLING  # a tile of the roster
    spot: int = -1
    action: int = NO_ACTION
    chief: bool = False
    declined: bool = False


def place_tile_options(s: GangsCity, seat: int) -> tuple[int, ...]:
    return making(s, seat).choices


def making(s: GangsCity, seat: int) -> Making:
    """GC-10.7 to 10.11: list after list, by the steps taken; GC-10.5: a single entry is not asked
    for. The lists hold what can still become a placement (GC-10.4)."""
    taken = Taken(s.drafts[seat])
    home = unplaced(s, seat)

    chosen = taken.next(TILE, DECLINE)
    if chosen is None:
        tiles = tile_choices(s, seat, home)
        if len(tiles) > 1:
            return Making(tuple(tiles))
        chosen = tiles[0]
    if chosen == DECLINE:
        return Making(taken.last(), declined=True)
    settling = chosen == TILE_SETTLING
    tile = SETTLING if settling else next(each for each in home if s.kind(each) == chosen - TILE)

    spot = companion_spot(s, seat) if len(home) == 1 and not settling else None  # GC-4.28
    if spot is None:
        chosen = taken.next(AT, AT + LOCATIONS - 1)
        if chosen is None:
            locations = location_choices(s, seat, tile, home)
            if len(locations) > 1:
                return Making(tuple(locations), tile)
            chosen = locations[0]
        spot = chosen - AT
        if spot < PILE_A:
            chosen = taken.next(ON_PLACE, ON_SIDE + SIDES - 1)
            if chosen is None:
                spots = spot_choices(s, seat, tile, home, spot)
                if len(spots) > 1:
                    return Making(tuple(spots), tile)
                chosen = spots[0]
            if chosen != ON_PLACE:
                spot = side(spot, chosen - ON_SIDE)

    chosen = taken.next(AS_COMBAT, AS_VEST)
    if chosen is None:
        actions = action_choices(s, seat, tile, spot)
        if len(actions) > 1:
            return Making(tuple(actions), tile, spot)
        chosen = actions[0]
    action = ACTION_OF[chosen]

    chosen = taken.next(PLAIN, CHIEF)
    if chosen is None:
        chiefs = chief_choices(s, seat, tile, home)
        if len(chiefs) > 1:
            return Making(tuple(chiefs), tile, spot, action)
        chosen = chiefs[0]
    return Making(taken.last(), tile, spot, action, chosen == CHIEF)


class Taken:
    """The steps taken, one after the other. Each list has actions of its own, so that one sees
    whether a step was asked for."""

    __slots__ = ("_at", "_steps")

    def __init__(self, steps: tuple[int, ...]) -> None:
        self._steps = steps
        self._at = 0

    def next(self, first: int, last: int) -> int | None:
        """The next step, if it is one from this range; None if it is not, or not yet taken."""
        if self._at < len(self._steps) and first <= self._steps[self._at] <= last:
            self._at += 1
            return self._steps[self._at - 1]
        return None

    def last(self) -> tuple[int, ...]:
        """All is chosen: only `done` is left, and nothing after it."""
        return () if self._steps[self._at :] else ONLY_DONE


ACTION_OF = {
    ON_PLACE: MANAGE,
    AS_COMBAT: COMBAT,
    AS_RECRUIT: RECRUIT,
    AS_BIG_CALIBRE: BIG_CALIBRE,
    AS_VEST: VEST,
}


def tile_choices(s: GangsCity, seat: int, home: list[int]) -> list[int]:
    """GC-10.7: characters that can be placed, identical ones once; the settling tile; to decline
    where nothing else must be done (GC-4.31, 4.34)."""
    if is_open(s):  # there is room for anybody
        kinds = dict.fromkeys(s.kind(tile) for tile in home)
    else:
        kinds = dict.fromkeys(
            s.kind(tile) for tile in home if location_choices(s, seat, tile, home)
        )
    tiles = [TILE + kind for kind in kinds]
    if settling_laid(s, seat) is None and (
        (kinds and is_open(s)) or location_choices(s, seat, SETTLING, home)
    ):
        tiles.append(TILE_SETTLING)
    return tiles if kinds else [*tiles, DECLINE]


def is_open(s: GangsCity) -> bool:
    """GC-4.7, 4.18: somewhere any character can go."""
    return any(s.piles) or any_open_side(s)


def location_choices(s: GangsCity, seat: int, tile: int, home: list[int]) -> list[int]:
    """GC-10.8: the places and piles where this tile has a spot."""
    places = [
        AT + place for place in places_on(s) if spot_choices(s, seat, tile, home, place, first=True)
    ]
    return places + [AT + pile for pile in s.full_piles() if fits_pile(s, seat, tile, home, pile)]


def spot_choices(
    s: GangsCity, seat: int, tile: int, home: list[int], place: int, *, first: bool = False
) -> list[int]:
    """GC-10.9: on the place, or on one of its sides. With `first`, one of them will do."""
    spots = [ON_PLACE] if may_manage(s, seat, tile, place) else []
    around, built, stacks = NEAR[s.cells[place]], s.built, s.stacks
    new = tile != SETTLING or may_begin_stack(s, home)
    for direction in range(SIDES):
        if first and spots:
            break
        cell = around[direction]
        if cell in built:
            continue
        stack = stacks.get(cell)
        if stack is None:  # GC-1.4, 4.7
            if new:
                spots.append(ON_SIDE + direction)
        elif (  # GC-4.10, 4.11
            stack.owner == seat
            and stack.spot == side(place, direction)
            and fits_stack(s, tile, stack.action)
        ):
            spots.append(ON_SIDE + direction)
    return spots


def may_manage(s: GangsCity, seat: int, tile: int, place: int) -> bool:
    """GC-4.14 to 4.16; a settling tile only where the book's errors are allowed (GC-4.29)."""
    if s.owners[place] != seat:
        return False
    return s.book_errors if tile == SETTLING else s.board.runs[s.kind(tile)][place]


def fits_stack(s: GangsCity, tile: int, action: int) -> bool:
    """GC-4.10, 4.13: who joins a stack does what it does; GC-4.27, 4.29."""
    if tile == SETTLING:
        return s.book_errors or action == COMBAT
    return action != RECRUIT or s.board.recruit[s.kind(tile)] > 0


def may_begin_stack(s: GangsCity, home: list[int]) -> bool:
    """GC-4.27 (c), (d): a settling tile laid alone needs a character still to be placed."""
    return s.book_errors or bool(home)


def fits_pile(s: GangsCity, seat: int, tile: int, home: list[int], pile: int) -> bool:
    """GC-4.18, 4.27."""
    return (
        tile != SETTLING
        or may_begin_stack(s, home)
        or any(each.spot == pile for each in s.laid[seat])
    )


def companion_spot(s: GangsCity, seat: int) -> int | None:
    """GC-4.28: where the settling tile lies without a character, if it does."""
    if s.book_errors:
        return None
    settling = settling_laid(s, seat)
    if settling is None:
        return None
    joined = any(each.spot == settling.spot and each.tile != SETTLING for each in s.laid[seat])
    return None if joined else settling.spot


def action_choices(s: GangsCity, seat: int, tile: int, spot: int) -> list[int]:
    """GC-10.10."""
    if tile == SETTLING:  # GC-4.26: on a pile it is not asked
        return [AS_BIG_CALIBRE] if spot in (PILE_A, PILE_A + 1) else [AS_BIG_CALIBRE, AS_VEST]
    if not is_side(spot):
        return [ON_PLACE] if spot < PILE_A else [AS_COMBAT]
    actions = [AS_COMBAT, AS_RECRUIT] if s.board.recruit[s.kind(tile)] else [AS_COMBAT]
    stack = own_stack(s, seat, location_of(spot), direction_of(spot))
    if stack is None or stack == NO_ACTION:
        return actions
    return [AS_COMBAT] if stack == COMBAT else [AS_RECRUIT]


def chief_choices(s: GangsCity, seat: int, tile: int, home: list[int]) -> list[int]:
    """GC-4.20 to 4.22, 10.11: one chief, the last character at the latest."""
    if tile == SETTLING or has_chief(s, seat):
        return [PLAIN]
    return [CHIEF] if len(home) == 1 else [PLAIN, CHIEF]


# --- laying it ---


def tile_placed(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    # The draft is gone by now; what it came to is worked out once more.
    s.drafts[seat] = steps
    made = making(s, seat)
    s.drafts[seat] = ()
    if made.declined:
        end_placing(s, seat)
        return
    lay(s, seat, made)
    if len(s.laid[seat]) > len(s.rosters[seat]):  # the settling tile, too
        s.ended[seat] = True


def end_placing(s: GangsCity, seat: int) -> None:
    """GC-4.31, 4.34: which of the two, the others are not told (GC-Q30)."""
    s.ended[seat] = True
    s.shut[seat] = not is_open(s)
    if s.ears is not None:
        s.tell("ends_placing", "GC-4.31", seat=seat)


def lay(s: GangsCity, seat: int, made: Making) -> None:
    """GC-4.8: all see where it lies and whether it is the chief, and nothing else."""
    spot, settling = made.spot, made.tile == SETTLING
    rank = sum(each.spot == spot for each in s.laid[seat])
    s.laid[seat].append(Laid(made.tile, spot, made.action, made.chief))
    rule = "GC-4.14" if spot < PILE_A else "GC-4.18"
    if is_side(spot):
        rule = "GC-4.10" if rank else "GC-4.7"
        cell = NEAR[s.cells[location_of(spot)]][direction_of(spot)]
        stack = s.stacks.get(cell)
        if stack is None or (stack.action == NO_ACTION and not settling):
            s.stacks[cell] = Stack(seat, spot, stack_action(s, made))
    if s.ears is not None:
        kind = SETTLING if settling else s.kind(made.tile)
        own = {"kind": kind, "action": made.action}
        s.tell("lay", rule, {seat: own}, seat=seat, spot=spot, rank=rank, chief=made.chief)


def stack_action(s: GangsCity, made: Making) -> int:
    """GC-4.27 (c): a settling tile begins a combat stack; with the book's errors, an open one."""
    if made.tile != SETTLING:
        return made.action
    return NO_ACTION if s.book_errors else COMBAT


# --- the default, and why not ---


def placed_by_default(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    """The first character with a legal placement, at the first of these that exists."""
    home = unplaced(s, seat)
    for tile in home:
        spot = default_spot(s, seat, tile, home)
        if spot is not None:
            action = AS_RECRUIT if spot_is_recruiting(s, seat, spot) else AS_COMBAT
            location = location_of(spot)
            on = ON_SIDE + direction_of(spot) if is_side(spot) else ON_PLACE
            wanted = {TILE + s.kind(tile), AT + location, on, action, PLAIN}
            return steps_of(PLACE_TILE, s, seat, wanted)
    return steps_of(PLACE_TILE, s, seat, {DECLINE})


def default_spot(s: GangsCity, seat: int, tile: int, home: list[int]) -> int | None:
    companion = companion_spot(s, seat)
    if companion is not None and len(home) == 1:
        return companion
    places = [place - AT for place in location_choices(s, seat, tile, home) if place - AT < PILE_A]
    own = [place for place in places if s.owners[place] == seat]
    managed = [place for place in own if may_manage(s, seat, tile, place)]
    adds = {place: symbols_added(s, seat, tile, place) for place in managed}
    best = max(adds.values(), default=0)
    if best:
        return next(place for place in managed if adds[place] == best)
    spot = fighting_spot(s, seat, own)
    if spot is None:
        spot = quietest_pile(s, seat)
    if spot is None:
        spot = fighting_spot(s, seat, [place for place in places if place not in own])
    if spot is None:
        spot = next(iter(managed), None)
    if spot is None:
        spot = own_recruiters(s, seat, tile, places)
    return spot


def symbols_added(s: GangsCity, seat: int, tile: int, place: int) -> int:
    """How many more symbols would be managed (GC-5.7)."""
    from_tile, there = s.board.symbols[s.kind(tile)], s.board.place_symbols[place]
    placed = [s.kind(each.tile) for each in s.at(place, seat, MANAGE)]
    added = 0
    for traffic, symbols in enumerate(there):
        covered = sum(s.board.symbols[kind][traffic] for kind in placed)
        added += min(symbols, covered + from_tile[traffic]) - min(symbols, covered)
    return added


def fighting_spot(s: GangsCity, seat: int, places: list[int]) -> int | None:
    """The lowest direction of the first place with an open side or an own combat stack."""
    for place in places:
        for direction in range(SIDES):
            stack = own_stack(s, seat, place, direction)
            if stack in (COMBAT, NO_ACTION) or open_side(s, place, direction):
                return side(place, direction)
    return None


def quietest_pile(s: GangsCity, seat: int) -> int | None:
    def enemies(pile: int) -> int:
        return sum(
            each.spot == pile
            for other in range(s.players)
            if other != seat
            for each in s.laid[other]
        )

    return min(s.full_piles(), key=enemies, default=None)


def own_recruiters(s: GangsCity, seat: int, tile: int, places: list[int]) -> int | None:
    if not s.board.recruit[s.kind(tile)]:
        return None
    for place in places:
        for direction in range(SIDES):
            if own_stack(s, seat, place, direction) == RECRUIT:
                return side(place, direction)
    return None


def spot_is_recruiting(s: GangsCity, seat: int, spot: int) -> bool:
    if not is_side(spot):
        return False
    return own_stack(s, seat, location_of(spot), direction_of(spot)) == RECRUIT


def why_not_placed(s: GangsCity, seat: int, action: int) -> Refused:
    """Looks at the seat's own tiles and at what all see."""
    home, made = unplaced(s, seat), making(s, seat)
    if action == DECLINE:
        return Refused("refused-must-place", "GC-4.4")
    if TILE <= action < TILE_SETTLING:
        return Refused("refused-not-in-hand", "GC-4.4")
    if action == TILE_SETTLING:
        if settling_laid(s, seat) is not None:
            return Refused("refused-settling-used", "GC-4.25")
        return Refused("refused-settling-nowhere", "GC-4.27")
    if action in (PLAIN, CHIEF):
        if made.tile == SETTLING and made.spot >= 0:
            return Refused("refused-settling-chief", "GC-4.22")
        if has_chief(s, seat):
            return Refused("refused-second-chief", "GC-4.20")
        if action == PLAIN and len(home) == 1:
            return Refused("refused-chief-needed", "GC-4.22")
    if AT <= action < ON_PLACE and made.choices and AT <= made.choices[0] < ON_PLACE:
        return why_not_at(s, seat, made.tile, action - AT)
    if action == ON_PLACE:
        return Refused("refused-cannot-manage", "GC-4.14")
    if ON_SIDE <= action < AS_COMBAT:
        return Refused("refused-side-closed", "GC-1.6")
    if action == AS_RECRUIT:
        return Refused("refused-cannot-recruit", "GC-4.13")
    return Refused("refused-place_tile", "GC-4.6")


def why_not_at(s: GangsCity, seat: int, tile: int, location: int) -> Refused:
    name = LOCATION_IDS[location]
    if location not in s.built.values():
        return Refused("refused-not-on-the-city", "GC-4.6", location=name)
    if tile == SETTLING:
        return Refused("refused-settling-there", "GC-4.27", location=name)
    return Refused("refused-no-side", "GC-1.4", location=name)


PLACE_TILE = Ask[GangsCity](
    name="place_tile",
    rule="GC-4.3",
    options=place_tile_options,
    then=tile_placed,
    default=placed_by_default,
    chain=True,
    final=True,
    hush="reveal",
    see=("GC-4.6", "GC-4.7", "GC-4.10", "GC-4.14", "GC-4.18", "GC-4.20", "GC-4.22", "GC-4.25"),
    why=why_not_placed,
)
