"""Gangs City: what another gang's face-down tiles may be (GC-4, hidden information).

A guess gives each of its tiles on the city a character of its open roster, or makes it the
settling tile, and each of its stacks an action, so that every placement was legal when it was made
(GC-4.13 to 4.16, 4.27 to 4.31). It looks at what everybody sees and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from omerta.games.gangs_city.city import cell_of
from omerta.games.gangs_city.hexes import PILE_A, is_side
from omerta.games.gangs_city.rules_placement import alone_does, fits_stack, may_manage
from omerta.games.gangs_city.state import (
    BIG_CALIBRE,
    COMBAT,
    MANAGE,
    RECRUIT,
    SETTLING,
    VEST,
    GangsCity,
    Laid,
    Stack,
)
from omerta.kernel.dice import Dice

NOT_LAID = -1  # the settling tile is at home

# What each spot's characters do: by spot.
Deeds = dict[int, int]


def redeal_gang(s: GangsCity, seat: int, dice: Dice) -> None:
    """Draw a gang's hidden tiles again."""
    for settling in settlings(s, seat, dice):
        for deeds in all_deeds(s, seat, settling, dice):
            tiles = matched(s, seat, settling, deeds, dice)
            if tiles is not None:
                write_down(s, seat, settling, tiles, deeds, dice)
                return
    raise AssertionError("no guess fits what was laid")


# --- which of its tiles is the settling tile ---


def settlings(s: GangsCity, seat: int, dice: Dice) -> list[int]:
    """NOT_LAID, or the how manieth of its tiles; all that may be, the likelier first.

    Whether it was used at all is drawn first, so that many tiles do not make it likely.
    """
    laid = s.laid[seat]
    used = [number for number in range(len(laid)) if may_be_settling(s, seat, number)]
    dice.shuffle(used, "settling")
    home = [NOT_LAID] if may_be_home(s, seat) else []
    return home + used if home and dice.below(2, "settling used") else used + home


def may_be_home(s: GangsCity, seat: int) -> bool:
    """With one tile more than characters it is among them."""
    return len(s.laid[seat]) <= len(s.rosters[seat])


def may_be_settling(s: GangsCity, seat: int, number: int) -> bool:
    """Could this tile, as laid, be it?"""
    laid = s.laid[seat]
    tile, characters = laid[number], len(s.rosters[seat])
    if tile.chief or len(laid) - 1 > characters:
        return False
    done = len(laid) - 1 == characters  # all characters lie on the city
    if s.ended[seat] and len(laid) <= characters and not s.shut[seat]:
        return False  # GC-4.31: it was declined, so it is at home
    if s.book_errors:
        return True
    if not is_side(tile.spot) and tile.spot < PILE_A:
        return False  # GC-4.29
    if any(each.spot == tile.spot for each in laid[:number]):
        return True  # GC-4.27 (a), (b)
    before = number  # characters laid before it
    if before == characters:
        return False  # (c), (d): a character must still come
    joined = any(each.spot == tile.spot for each in laid[number + 1 :])
    return joined or not done  # GC-4.28


# --- what its stacks do ---


def all_deeds(s: GangsCity, seat: int, settling: int, dice: Dice) -> Iterator[Deeds]:
    """Every way its stacks may act, in random order."""
    laid = s.laid[seat]
    fixed = {
        each.spot: MANAGE if each.spot < PILE_A else COMBAT
        for each in laid
        if not is_side(each.spot)
    }
    sides = sorted({each.spot for each in laid if is_side(each.spot)})
    ways = [*product(*[deeds_of(s, seat, settling, spot) for spot in sides])]
    order = [*range(len(ways))]
    dice.shuffle(order, "deeds")
    for number in order:
        yield fixed | dict(zip(sides, ways[number], strict=True))


def deeds_of(s: GangsCity, seat: int, settling: int, spot: int) -> tuple[int, ...]:
    laid = s.laid[seat]
    here = [number for number, each in enumerate(laid) if each.spot == spot]
    if settling not in here:
        return (COMBAT, RECRUIT)
    if not s.book_errors or here == [settling]:  # GC-4.27, 4.29
        return (alone_does(s.book_errors),)
    return (COMBAT, RECRUIT)


# --- which characters they are ---


def matched(s: GangsCity, seat: int, settling: int, deeds: Deeds, dice: Dice) -> list[int] | None:
    """A character for each tile but the settling one, at random; None if it cannot be."""
    spots = [each.spot for number, each in enumerate(s.laid[seat]) if number != settling]
    roster = s.rosters[seat][:]
    dice.shuffle(roster, "roster")
    # Those hardest to fit first, so that few attempts fail.
    fits = [[tile for tile in roster if suits(s, seat, tile, spot, deeds[spot])] for spot in spots]
    order = sorted(range(len(spots)), key=lambda number: len(fits[number]))
    chosen = [SETTLING] * len(spots)
    must = movable(s, seat, deeds)
    if len(must) > len(spots):
        return None

    def fill(at: int) -> bool:
        if at == len(order):
            return must <= {*chosen}
        number = order[at]
        for tile in fits[number]:
            if tile not in chosen:
                chosen[number] = tile
                if fill(at + 1):
                    return True
                chosen[number] = SETTLING
        return False

    return chosen if fill(0) else None


def suits(s: GangsCity, seat: int, tile: int, spot: int, deed: int) -> bool:
    """GC-4.13, 4.14, 4.16: could this character be there and do that?"""
    kind = s.kind(tile)
    return may_manage(s, seat, kind, spot) if deed == MANAGE else fits_stack(s, kind, deed)


def movable(s: GangsCity, seat: int, deeds: Deeds) -> set[int]:
    """GC-4.30, 4.34: whoever of a gang that ended its placements cannot have stayed at home, as
    there was a spot for them; nobody while it goes on."""
    if not s.ended[seat]:
        return set()
    own = s.places_of(seat)
    sides = {deed for spot, deed in deeds.items() if is_side(spot)}

    def had_a_spot(kind: int) -> bool:
        if any(fits_stack(s, kind, deed) for deed in sides):
            return True
        return any(may_manage(s, seat, kind, place) for place in own)

    return {tile for tile in s.rosters[seat] if had_a_spot(s.kind(tile))}


# --- writing it down ---


def write_down(
    s: GangsCity, seat: int, settling: int, tiles: list[int], deeds: Deeds, dice: Dice
) -> None:
    coming = iter(tiles)
    laid = []
    for number, each in enumerate(s.laid[seat]):
        if number == settling:
            pile = not is_side(each.spot) and each.spot >= PILE_A
            action = BIG_CALIBRE if pile or dice.below(2, "orientation") else VEST
            laid.append(Laid(SETTLING, each.spot, action))
        else:
            laid.append(Laid(next(coming), each.spot, deeds[each.spot], each.chief))
    s.laid[seat] = laid
    for spot, deed in deeds.items():
        if is_side(spot):
            s.stacks[cell_of(s, spot)] = Stack(seat, spot, deed)
