"""Gangs City, GC-4 and 10.7 to 10.11: the placement phase. Tiles are laid face down.

What a player may do with a tile depends on what everybody sees and on that player's own tiles,
never on the hidden tiles of others.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from omerta.games.gangs_city import events
from omerta.games.gangs_city.choosing import CONFIRM, one_of, steps_of
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
from omerta.games.gangs_city.rules_recruit import recruiting_bonus, recruiting_total
from omerta.games.gangs_city.rules_shootout import bonus, is_led, owns, values
from omerta.games.gangs_city.rules_traffics import symbols_run
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
from omerta.kernel.trees import END, Choices, Listed, Path, options_of, put, walk

# --- GC-4.1, 4.2: first player ---


@step
def choose_first(s: GangsCity) -> None:
    """The owner of the lowest initiative chooses; GC-4.2: without one, nothing changes."""
    owner = next((s.owners[p] for p in places_on(s) if s.owners[p] != NOBODY), NOBODY)
    if owner != NOBODY:
        s.ask(FIRST_PLAYER, (owner,))
    elif s.listener is not None:
        s.tell(events.FirstStays(s.first), "GC-4.2")


def first_players(s: GangsCity, seat: int) -> list[int]:
    return [BEGIN + each for each in range(s.players)]


def first_chosen(s: GangsCity, seat: int, steps: tuple[int, ...]) -> None:
    s.first = steps[0] - BEGIN
    if s.listener is not None:
        s.tell(events.First(seat, s.first), "GC-4.1")


def oneself(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    return steps_of(FIRST_PLAYER, s, seat, {BEGIN + seat})


def why_not_first(s: GangsCity, seat: int, action: int) -> Refused:
    return Refused("refused-first_player", "GC-4.1")


FIRST_PLAYER = Ask[GangsCity](
    name="first_player",
    rule="GC-4.1",
    tree=one_of(first_players),
    options=options_of(one_of(first_players)),
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


def tiles_left(s: GangsCity, seat: int) -> int:
    """How many tiles a gang may still lay, as far as others can tell: one may be at home for good,
    the settling tile."""
    return 0 if s.ended[seat] else max(0, len(s.rosters[seat]) + 1 - len(s.laid[seat]))


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


# The lists of a whole path, in order.
TILES, LOCATIONS_LIST, SPOTS_LIST, DEEDS, CHIEFS, COMMIT = range(6)


def lists_of_a_placement(s: GangsCity, seat: int, path: Path) -> Choices:
    """A tile, a location, a spot there, what the tile does, whether it is the chief, `done`."""
    number = len(path)
    if number == TILES:
        return put(tile_choices(s, seat, unplaced_count(s, seat)))
    if path[-1] == DONE:
        return END
    if path[TILES] == DECLINE or number == COMMIT:
        return CONFIRM
    kind = kind_by(path[TILES])
    if number == DEEDS:
        return put(deed_choices(s, seat, kind, spot_by(path)))
    left = unplaced_count(s, seat)
    if number == CHIEFS:
        return put(chief_choices(s, seat, kind))
    companion = companion_spot(s, seat) if left == 1 and kind != SETTLING else None
    if companion is not None:  # GC-4.28
        return put([(AT + LOCATION_OF[companion], on_by(companion))[number - LOCATIONS_LIST]])
    if number == LOCATIONS_LIST:
        return put(location_choices(s, seat, kind, left))
    location = path[LOCATIONS_LIST] - AT
    return put([ON_PLACE] if location >= PILE_A else spot_choices(s, seat, kind, left, location))


def kind_by(tile: int) -> int:
    """The kind of tile that an action takes up."""
    return SETTLING if tile == TILE_SETTLING else tile - TILE


def spot_by(path: Path) -> int:
    location, on = path[LOCATIONS_LIST] - AT, path[SPOTS_LIST]
    return location if on == ON_PLACE else side(location, on - ON_SIDE)


def on_by(spot: int) -> int:
    """The action that lays a tile on a spot of its location."""
    return ON_SIDE + DIRECTION_OF[spot] if is_side(spot) else ON_PLACE


# Each list has actions of its own: so one sees by an action which list it is from. (To manage is
# an action of the spots.)
_LISTS = (
    range(TILE, DECLINE + 1),
    range(AT, AT + LOCATIONS),
    range(ON_PLACE, ON_SIDE + SIDES),
    range(AS_COMBAT, AS_VEST + 1),
    range(PLAIN, CHIEF + 1),
    range(DONE, DONE + 1),
)
_LIST_OF = {action: number for number, actions in enumerate(_LISTS) for action in actions}

placement_tree = Listed(lists_of_a_placement, _LIST_OF, ends=(DONE,))


class Making(NamedTuple):
    """A placement as far as it is made: what is settled so far."""

    kind: int | None = None  # a kind of character, or SETTLING
    location: int | None = None
    spot: int | None = None
    action: int | None = None
    chief: bool = False
    declined: bool = False


def made_by(path: Path) -> Making:
    """What the choices of a whole path come to."""
    if not path:
        return Making()
    if path[TILES] == DECLINE:
        return Making(declined=True)
    return Making(
        kind=kind_by(path[TILES]),
        location=path[LOCATIONS_LIST] - AT if len(path) > LOCATIONS_LIST else None,
        spot=spot_by(path) if len(path) > SPOTS_LIST else None,
        action=ACTION_OF[path[DEEDS]] if len(path) > DEEDS else None,
        chief=len(path) > CHIEFS and path[CHIEFS] == CHIEF,
    )


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


def chief_choices(s: GangsCity, seat: int, kind: int) -> list[int]:
    """GC-4.20 to 4.22, 10.11: one chief, or none."""
    return [PLAIN] if kind == SETTLING or has_chief(s, seat) else [PLAIN, CHIEF]


# --- laying it ---


def tile_placed(s: GangsCity, seat: int, path: Path) -> None:
    if path[TILES] == DECLINE:
        end_placing(s, seat)
    else:
        kind, spot = kind_by(path[TILES]), spot_by(path)
        lay(s, seat, kind, spot, ACTION_OF[path[DEEDS]], path[CHIEFS] == CHIEF)


def end_placing(s: GangsCity, seat: int) -> None:
    """GC-4.31, 4.34: which of the two, the others are not told (GC-Q30)."""
    s.ended[seat] = True
    s.shut[seat] = not is_open(s)
    if s.listener is not None:
        s.tell(events.EndsPlacing(seat), "GC-4.31")


def lay(s: GangsCity, seat: int, kind: int, spot: int, action: int, chief: bool) -> None:
    """GC-4.8: all see where it lies and whether it is the chief, and nothing else."""
    rank = sum([each.spot == spot for each in s.laid[seat]])
    tile = SETTLING
    if kind != SETTLING:
        tile = next(each for each in unplaced(s, seat) if s.kind(each) == kind)
    s.laid[seat].append(Laid(tile, spot, action, chief))
    rule = "GC-4.14" if spot < PILE_A else "GC-4.18"
    if is_side(spot):
        rule = "GC-4.10" if rank else "GC-4.7"
        cell = cell_of(s, spot)
        stack = s.stacks.get(cell)
        if stack is None or (stack.action == NO_ACTION and kind != SETTLING):
            does = alone_does(s.book_errors) if kind == SETTLING else action
            s.stacks[cell] = Stack(seat, spot, does)
    if len(s.laid[seat]) > len(s.rosters[seat]):  # the settling tile, too
        s.ended[seat] = True
    if s.listener is not None:
        own = events.Lay(seat, spot, rank, chief, kind, action)
        s.tell(events.Lay(seat, spot, rank, chief), rule, {seat: own})


def alone_does(book_errors: bool) -> int:
    """GC-4.27 (c): a settling tile begins a combat stack; with the book's errors, an open one."""
    return NO_ACTION if book_errors else COMBAT


# --- what a tile comes to where it lies ---

Deed = Literal["attack", "defend", "raid", "recruit", "manage", "big_calibre", "vest", "open"]


def deed_at(s: GangsCity, seat: int, kind: int, location: int, action: int) -> Deed:
    """What a tile does at a location, by what it comes to there."""
    if kind == SETTLING:
        return "vest" if action == VEST else "big_calibre"
    if action == COMBAT:
        if location >= PILE_A:
            return "raid"
        return "defend" if owns(s, seat, location) else "attack"
    return "manage" if action == MANAGE else "recruit" if action == RECRUIT else "open"


def value_at(s: GangsCity, seat: int, kind: int, location: int, action: int) -> int | None:
    """GC-2.6: what a tile counts there by itself; None if it neither fights nor recruits."""
    if kind == SETTLING:
        return None
    if action == COMBAT:
        return values(s.board, owns(s, seat, location))[kind]
    return s.board.recruit[kind] if action == RECRUIT else None


def total_at(
    s: GangsCity, seat: int, kind: int, location: int, action: int, chief: bool
) -> int | None:
    """GC-6.13, 6.20: what the gang would count there with one tile more, as far as it can tell."""
    if value_at(s, seat, kind, location, action) is None:
        return None
    allies = allies_at(s, seat, location, action)
    kinds = (*s.kinds([each.tile for each in allies]), kind)
    if action == RECRUIT:
        return recruiting_total(s.board, kinds, s.abilities, chief or is_led(allies))
    more = bonus_at(s, seat, kind, location, action, chief)
    by_kind = values(s.board, owns(s, seat, location))
    return sum([by_kind[each] + more for each in kinds])


def bonus_at(s: GangsCity, seat: int, kind: int, location: int, action: int, chief: bool) -> int:
    """GC-4.24: what each of the gang's would count there besides its value, with this one."""
    allies = allies_at(s, seat, location, action)
    kinds = (*s.kinds([each.tile for each in allies]), kind)
    led = chief or is_led(allies)
    if action == RECRUIT:
        return recruiting_bonus(s.board, kinds, s.abilities, led)
    return bonus(s.board, kinds if s.abilities else (), len(kinds), led)


def allies_at(s: GangsCity, seat: int, location: int, action: int) -> list[Laid]:
    """The gang's characters that do this there."""
    return [each for each in s.at(location, seat, action) if each.tile != SETTLING]


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
    adds = {place: sum(symbols_added(s, seat, kind, place)) for place in managed}
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


def symbols_added(s: GangsCity, seat: int, kind: int, place: int) -> tuple[int, ...]:
    """GC-5.7: by traffic, how many more symbols one more manager would run."""
    placed = s.kinds([each.tile for each in s.at(place, seat, MANAGE)])
    before, after = (symbols_run(s.board, place, kinds) for kinds in (placed, (*placed, kind)))
    return tuple([more - less for more, less in zip(after, before, strict=True)])


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
    path, _ = walk(placement_tree, s, seat, s.drafts[seat])
    made, number = made_by(path), _LIST_OF.get(action)
    taken = [_LIST_OF[step] for step in s.drafts[seat]]
    if number is None or number in taken or number > (TILES if made.declined else len(path)):
        return Refused("refused-not-now", "GC-10.4")
    # Else it is from the list that is asked for, or from one that filled itself in.
    if number == 0:
        return why_not_tile(s, seat, action)
    if number in (1, 2) and unplaced_count(s, seat) == 1 and companion_spot(s, seat) is not None:
        return Refused("refused-companion", "GC-4.28")
    if number == 1:
        return why_not_at(s, made, action - AT)
    if action == ON_PLACE:
        return Refused("refused-cannot-manage", "GC-4.14")
    if number == 2:
        return why_not_side(s, seat, made, action - ON_SIDE)
    if action == AS_RECRUIT:
        return Refused("refused-cannot-recruit", "GC-4.13")
    if number == 3:
        return Refused("refused-place_tile", "GC-10.10")
    return why_not_chief(made)


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


def why_not_at(s: GangsCity, made: Making, location: int) -> Refused:
    name = LOCATION_IDS[location]
    if location not in s.built.values():
        return Refused("refused-not-on-the-city", "GC-4.6", location=name)
    if made.kind == SETTLING:
        return Refused("refused-settling-there", "GC-4.27", location=name)
    return Refused("refused-no-side", "GC-1.4", location=name)


def why_not_side(s: GangsCity, seat: int, made: Making, direction: int) -> Refused:
    place, settling = made.location, made.kind == SETTLING
    assert place is not None
    stack = own_stack(s, seat, place, direction)
    if stack is not None and not settling:
        return Refused("refused-cannot-recruit", "GC-4.13")
    if stack is not None or (settling and open_side(s, place, direction)):
        return Refused("refused-settling-there", "GC-4.27", location=LOCATION_IDS[place])
    return Refused("refused-side-closed", "GC-1.6")


def why_not_chief(made: Making) -> Refused:
    if made.kind == SETTLING:
        return Refused("refused-settling-chief", "GC-4.22")
    return Refused("refused-second-chief", "GC-4.20")


PLACE_TILE = Ask[GangsCity](
    name="place_tile",
    rule="GC-4.3",
    tree=placement_tree,
    options=options_of(placement_tree),
    wide=True,
    then=tile_placed,
    default=placed_by_default,
    chain=True,
    final=True,
    told_with="reveal",
    see=("GC-4.6", "GC-4.7", "GC-4.10", "GC-4.14", "GC-4.18", "GC-4.20", "GC-4.22", "GC-4.25"),
    why=why_not_placed,
)
