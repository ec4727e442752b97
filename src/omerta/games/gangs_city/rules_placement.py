"""Gangs City, GC-4 and 10.7 to 10.11: the placement phase. Tiles are laid face down.

What a player may do with a tile depends on what everybody sees and on that player's own tiles,
never on the hidden tiles of others.
"""

from __future__ import annotations

from typing import NamedTuple

from omerta.games.gangs_city.choosing import one_of, steps_of
from omerta.games.gangs_city.city import cell_of, has_open_side, open_side, own_stack, places_on
from omerta.games.gangs_city.hexes import (
    DIRECTION_OF,
    LOCATION_OF,
    LOCATIONS,
    NEAR,
    PILE_A,
    PILE_B,
    SIDES,
    is_side,
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
    DONE,
    LOCATION_IDS,
    MANAGE,
    NO_ACTION,
    NOBODY,
    ON_PLACE,
    ON_SIDE,
    ONLY_DONE,
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


def unplaced_count(s: GangsCity, seat: int) -> int:
    left = len(s.rosters[seat]) - len(s.laid[seat])
    return left if settling_laid(s, seat) is None else left + 1


def settling_laid(s: GangsCity, seat: int) -> Laid | None:
    for each in s.laid[seat]:
        if each.tile == SETTLING:
            return each
    return None


def has_chief(s: GangsCity, seat: int) -> bool:
    for each in s.laid[seat]:  # noqa: SIM110  (quicker than any(), and asked at every step)
        if each.chief:
            return True
    return False


# --- GC-10.7 to 10.11: a placement, step by step ---


class Making(NamedTuple):
    """How far a placement is made: what is to be chosen next, or all of it."""

    choices: tuple[int, ...]  # the next list; none once `done` was said
    kind: int = SETTLING
    spot: int = -1
    action: int = NO_ACTION
    chief: bool = False
    declined: bool = False


def place_tile_options(s: GangsCity, seat: int) -> tuple[int, ...]:
    draft = s.drafts[seat]
    return () if draft and draft[-1] == DONE else making(s, seat).choices


# Each list has actions of its own, so that one sees by an action which list it was taken from.
_LISTS = (
    range(TILE, DECLINE + 1),
    range(AT, AT + LOCATIONS),
    range(ON_PLACE, ON_SIDE + SIDES),
    range(AS_COMBAT, AS_VEST + 1),
    range(PLAIN, CHIEF + 1),
    range(DONE, DONE + 1),
)
_LIST_OF = {action: number for number, actions in enumerate(_LISTS) for action in actions}


def making(s: GangsCity, seat: int) -> Making:
    """GC-10.7 to 10.11: list after list, by the steps taken; GC-10.5: a single entry is not asked
    for. The lists hold what can still become a placement (GC-10.4)."""
    taken: list[int | None] = [None] * len(_LISTS)
    for action in s.drafts[seat]:
        taken[_LIST_OF[action]] = action
    tile, at, on, deed, chief, done = taken
    left = unplaced_count(s, seat)
    last = ONLY_DONE if done is None else ()

    if tile is None:
        tiles = tile_choices(s, seat, left)
        if len(tiles) > 1:
            return Making(tuple(tiles))
        tile = tiles[0]
    if tile == DECLINE:
        return Making(last, declined=True)
    kind = SETTLING if tile == TILE_SETTLING else tile - TILE

    spot = companion_spot(s, seat) if left == 1 and kind != SETTLING else None  # GC-4.28
    if spot is None:
        if at is None:
            locations = location_choices(s, seat, kind, left)
            if len(locations) > 1:
                return Making(tuple(locations), kind)
            at = locations[0]
        spot = at - AT
        if spot < PILE_A:
            if on is None:
                spots = spot_choices(s, seat, kind, left, spot)
                if len(spots) > 1:
                    return Making(tuple(spots), kind)
                on = spots[0]
            if on != ON_PLACE:
                spot = side(spot, on - ON_SIDE)

    if deed is None:
        deeds = deed_choices(s, seat, kind, spot)
        if len(deeds) > 1:
            return Making(tuple(deeds), kind, spot)
        deed = deeds[0]
    if chief is None:
        chiefs = chief_choices(s, seat, kind, left)
        if len(chiefs) > 1:
            return Making(tuple(chiefs), kind, spot, ACTION_OF[deed])
        chief = chiefs[0]
    return Making(last, kind, spot, ACTION_OF[deed], chief == CHIEF)


ACTION_OF = {
    ON_PLACE: MANAGE,
    AS_COMBAT: COMBAT,
    AS_RECRUIT: RECRUIT,
    AS_BIG_CALIBRE: BIG_CALIBRE,
    AS_VEST: VEST,
}


def tile_choices(s: GangsCity, seat: int, left: int) -> list[int]:
    """GC-10.7: characters that can be placed, identical ones once; the settling tile; to decline
    where nothing else must be done (GC-4.31, 4.34)."""
    kinds = [*dict.fromkeys([s.kind(tile) for tile in unplaced(s, seat)])]
    room = is_open(s)  # for anybody
    if not room:
        kinds = [kind for kind in kinds if location_choices(s, seat, kind, left)]
    tiles = [TILE + kind for kind in kinds]
    if settling_laid(s, seat) is None and (
        (room and kinds) or location_choices(s, seat, SETTLING, left)
    ):
        tiles.append(TILE_SETTLING)
    return tiles if kinds else [*tiles, DECLINE]


def is_open(s: GangsCity) -> bool:
    """GC-4.7, 4.18: somewhere any character can go."""
    return any(s.piles) or any(has_open_side(s, place) for place in places_on(s))


def location_choices(s: GangsCity, seat: int, kind: int, left: int) -> list[int]:
    """GC-10.8: the places and piles where such a tile has a spot."""
    new = kind != SETTLING or may_lie_alone(s, left)
    places = [
        AT + place
        for place in places_on(s)
        if (new and has_open_side(s, place)) or spot_choices(s, seat, kind, left, place)
    ]
    return places + [AT + pile for pile in s.full_piles() if fits_pile(s, seat, kind, left, pile)]


def spot_choices(s: GangsCity, seat: int, kind: int, left: int, place: int) -> list[int]:
    """GC-10.9: on the place, or on one of its sides."""
    spots = [ON_PLACE] if may_manage(s, seat, kind, place) else []
    built, stacks = s.built, s.stacks
    new = kind != SETTLING or may_lie_alone(s, left)
    for direction, cell in enumerate(NEAR[s.cells[place]]):
        if cell in built:
            continue
        stack = stacks.get(cell)
        if stack is None:  # GC-1.4, 4.7
            if new:
                spots.append(ON_SIDE + direction)
        elif (  # GC-4.10, 4.11
            stack.owner == seat
            and stack.spot == side(place, direction)
            and fits_stack(s, kind, stack.action)
        ):
            spots.append(ON_SIDE + direction)
    return spots


def may_manage(s: GangsCity, seat: int, kind: int, place: int) -> bool:
    """GC-4.14 to 4.16; a settling tile only where the book's errors are allowed (GC-4.29)."""
    if s.owners[place] != seat:
        return False
    return s.book_errors if kind == SETTLING else s.board.runs[kind][place]


def fits_stack(s: GangsCity, kind: int, action: int) -> bool:
    """GC-4.10, 4.13: who joins a stack does what it does; GC-4.27, 4.29."""
    if kind == SETTLING:
        return s.book_errors or action == COMBAT
    return action != RECRUIT or s.board.recruit[kind] > 0


def may_lie_alone(s: GangsCity, left: int) -> bool:
    """GC-4.27 (c), (d): a settling tile laid alone needs a character still to be placed."""
    return s.book_errors or left > 0


def fits_pile(s: GangsCity, seat: int, kind: int, left: int, pile: int) -> bool:
    """GC-4.18, 4.27."""
    if kind != SETTLING or may_lie_alone(s, left):
        return True
    return any(each.spot == pile for each in s.laid[seat])


def companion_spot(s: GangsCity, seat: int) -> int | None:
    """GC-4.28: where the settling tile lies without a character, if it does."""
    if s.book_errors:
        return None
    settling = settling_laid(s, seat)
    if settling is None:
        return None
    joined = any(each.spot == settling.spot and each.tile != SETTLING for each in s.laid[seat])
    return None if joined else settling.spot


def deed_choices(s: GangsCity, seat: int, kind: int, spot: int) -> list[int]:
    """GC-10.10: what the tile does there."""
    if kind == SETTLING:  # GC-4.26: on a pile it is not asked
        return [AS_BIG_CALIBRE] if spot in (PILE_A, PILE_B) else [AS_BIG_CALIBRE, AS_VEST]
    if not is_side(spot):
        return [ON_PLACE] if spot < PILE_A else [AS_COMBAT]
    stack = s.stacks.get(cell_of(s, spot))
    if stack is None or stack.action == NO_ACTION:
        return [AS_COMBAT, AS_RECRUIT] if s.board.recruit[kind] else [AS_COMBAT]
    return [AS_COMBAT] if stack.action == COMBAT else [AS_RECRUIT]


def chief_choices(s: GangsCity, seat: int, kind: int, left: int) -> list[int]:
    """GC-4.20 to 4.22, 10.11: one chief, the last character at the latest."""
    if kind == SETTLING or has_chief(s, seat):
        return [PLAIN]
    return [CHIEF] if left == 1 else [PLAIN, CHIEF]


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
    spot, kind = made.spot, made.kind
    rank = sum([each.spot == spot for each in s.laid[seat]])
    tile = SETTLING
    if kind != SETTLING:
        tile = next(each for each in unplaced(s, seat) if s.kind(each) == kind)
    s.laid[seat].append(Laid(tile, spot, made.action, made.chief))
    rule = "GC-4.14" if spot < PILE_A else "GC-4.18"
    if is_side(spot):
        rule = "GC-4.10" if rank else "GC-4.7"
        cell = cell_of(s, spot)
        stack = s.stacks.get(cell)
        if stack is None or (stack.action == NO_ACTION and kind != SETTLING):
            s.stacks[cell] = Stack(seat, spot, stack_action(s, made))
    if s.ears is not None:
        own = {"kind": kind, "action": made.action}
        s.tell("lay", rule, {seat: own}, seat=seat, spot=spot, rank=rank, chief=made.chief)


def stack_action(s: GangsCity, made: Making) -> int:
    """GC-4.27 (c): a settling tile begins a combat stack; with the book's errors, an open one."""
    if made.kind != SETTLING:
        return made.action
    return NO_ACTION if s.book_errors else COMBAT


# --- the default, and why not ---


def placed_by_default(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    """The first character with a legal placement, at the first of these that exists."""
    left = unplaced_count(s, seat)
    for kind in dict.fromkeys(s.kind(tile) for tile in unplaced(s, seat)):
        spot = default_spot(s, seat, kind, left)
        if spot is not None:
            deed = AS_RECRUIT if is_recruiting(s, spot) else AS_COMBAT
            on = ON_SIDE + DIRECTION_OF[spot] if is_side(spot) else ON_PLACE
            wanted = {TILE + kind, AT + LOCATION_OF[spot], on, deed, PLAIN}
            return steps_of(PLACE_TILE, s, seat, wanted)
    return steps_of(PLACE_TILE, s, seat, {DECLINE})


def default_spot(s: GangsCity, seat: int, kind: int, left: int) -> int | None:
    companion = companion_spot(s, seat)
    if companion is not None and left == 1:
        return companion
    locations = [action - AT for action in location_choices(s, seat, kind, left)]
    places = [place for place in locations if place < PILE_A]
    own = [place for place in places if s.owners[place] == seat]
    managed = [place for place in own if may_manage(s, seat, kind, place)]
    adds = {place: symbols_added(s, seat, kind, place) for place in managed}
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
    if spot is None and s.board.recruit[kind]:
        spot = recruiting_spot(s, seat, places)
    return spot


def symbols_added(s: GangsCity, seat: int, kind: int, place: int) -> int:
    """How many more symbols would be managed (GC-5.7)."""
    from_tile, there = s.board.symbols[kind], s.board.place_symbols[place]
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


def recruiting_spot(s: GangsCity, seat: int, places: list[int]) -> int | None:
    """The lowest direction of the first place with an own recruit stack."""
    for place in places:
        for direction in range(SIDES):
            if own_stack(s, seat, place, direction) == RECRUIT:
                return side(place, direction)
    return None


def is_recruiting(s: GangsCity, spot: int) -> bool:
    return is_side(spot) and s.stacks.get(cell_of(s, spot), NO_STACK).action == RECRUIT


NO_STACK = Stack(NOBODY, -1, NO_ACTION)


def why_not_placed(s: GangsCity, seat: int, action: int) -> Refused:
    """Looks at the seat's own tiles and at what all see."""
    made, number = making(s, seat), _LIST_OF.get(action)
    taken, asked = [_LIST_OF[step] for step in s.drafts[seat]], _LIST_OF[made.choices[0]]
    if number is None or number in taken or number > (0 if made.declined else asked):
        return Refused("refused-not-now", "GC-10.4")
    # Else it is from the list that is asked for, or from one that filled itself in.
    if number == 0:
        return why_not_tile(s, seat, action)
    if number in (1, 2) and unplaced_count(s, seat) == 1 and companion_spot(s, seat) is not None:
        return Refused("refused-companion", "GC-4.28")
    if number == 1:
        return why_not_at(s, made.kind, action - AT)
    if action == ON_PLACE:
        return Refused("refused-cannot-manage", "GC-4.14")
    if number == 2:
        return why_not_side(s, seat, made.kind, action - ON_SIDE)
    if action == AS_RECRUIT:
        return Refused("refused-cannot-recruit", "GC-4.13")
    if number == 3:
        return Refused("refused-place_tile", "GC-10.10")
    return why_not_chief(s, seat, made.kind)


def why_not_tile(s: GangsCity, seat: int, action: int) -> Refused:
    if action == DECLINE:
        return Refused("refused-must-place", "GC-4.4")
    if action == TILE_SETTLING:
        if settling_laid(s, seat) is not None:
            return Refused("refused-settling-used", "GC-4.25")
        return Refused("refused-settling-nowhere", "GC-4.27")
    if any(s.kind(tile) == action - TILE for tile in unplaced(s, seat)):
        return Refused("refused-stuck", "GC-4.30")
    return Refused("refused-not-in-hand", "GC-4.4")


def why_not_at(s: GangsCity, kind: int, location: int) -> Refused:
    name = LOCATION_IDS[location]
    if location not in s.built.values():
        return Refused("refused-not-on-the-city", "GC-4.6", location=name)
    if kind == SETTLING:
        return Refused("refused-settling-there", "GC-4.27", location=name)
    return Refused("refused-no-side", "GC-1.4", location=name)


def why_not_side(s: GangsCity, seat: int, kind: int, direction: int) -> Refused:
    chosen = [step for step in s.drafts[seat] if AT <= step < AT + LOCATIONS]
    place = (chosen or location_choices(s, seat, kind, unplaced_count(s, seat)))[0] - AT
    stack = own_stack(s, seat, place, direction)
    if stack is not None and kind != SETTLING:
        return Refused("refused-cannot-recruit", "GC-4.13")
    if stack is not None or (kind == SETTLING and open_side(s, place, direction)):
        return Refused("refused-settling-there", "GC-4.27", location=LOCATION_IDS[place])
    return Refused("refused-side-closed", "GC-1.6")


def why_not_chief(s: GangsCity, seat: int, kind: int) -> Refused:
    if kind == SETTLING:
        return Refused("refused-settling-chief", "GC-4.22")
    if has_chief(s, seat):
        return Refused("refused-second-chief", "GC-4.20")
    return Refused("refused-chief-needed", "GC-4.22")


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
