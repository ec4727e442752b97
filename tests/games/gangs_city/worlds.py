"""What another gang's face-down tiles may be, by brute force: an oracle for the redeal.

It knows nothing of `guess.py`. The placements of a phase are played once more by the rules; for
one gang, in every way that would have looked the same to the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.hexes import is_side
from omerta.games.gangs_city.state import (
    DECLINE,
    LOCATION_IDS,
    SETTLING,
    TILE_SETTLING,
    GangsCity,
)
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC
from tests.games.gangs_city.scenario import (
    action,
    direction_of,
    location_of,
    notations,
)

# (kind, spot, action, chief) of a gang's tiles in the order of laying, and (cell, action) of its
# stacks.
Hidden = tuple[tuple[tuple[int, int, int, bool], ...], tuple[tuple[int, int], ...]]


class Placed(NamedTuple):
    """One answer to `place_tile`: its steps, and what all saw of it."""

    seat: int
    steps: tuple[int, ...]
    spot: int | None  # None: placed nothing more
    chief: bool


def hidden(s: GangsCity, seat: int) -> Hidden:
    laid = [
        (
            SETTLING if each.tile == SETTLING else s.kind(each.tile),
            each.spot,
            each.action,
            each.chief,
        )
        for each in s.laid[seat]
    ]
    stacks = [(cell, stack.action) for cell, stack in s.stacks.items() if stack.owner == seat]
    return tuple(laid), tuple(sorted(stacks))


def sight(s: GangsCity) -> bytes:
    """All that everybody sees."""
    return msgspec.json.encode(GAME.seat_view(s, PUBLIC))


# --- playing a phase at random ---

Taste = Callable[[str], int]  # how often an option is taken, by its notation


def plainly(notation: str) -> int:
    return 2


def eagerly(notation: str) -> int:
    """Settling tiles early, recruiters, no chief until the last."""
    return {"tile settling": 12, "recruit": 6, "chief": 1}.get(notation, 2)


def managing(notation: str) -> int:
    """On one's own places wherever one may."""
    return 30 if notation == "manage" else 2


def placements(s: GangsCity, seed: int | str, turns: int, taste: Taste = plainly) -> list[Placed]:
    """Play placements at random, in place, and say what was done."""
    luck = Luck(key_from(seed))
    done: list[Placed] = []
    while s.asking == "place_tile" and len(done) < turns:
        seat = s.waiting[0]
        steps: tuple[int, ...] = ()
        before = len(s.laid[seat])
        trial = s.clone()
        while options := GAME.options(trial, seat):
            weighed = [
                option
                for option, notation in zip(options, notations(options), strict=True)
                for _ in range(taste(notation))
            ]
            steps = (*steps, weighed[luck.below(len(weighed))])
            trial.drafts[seat] = steps
        act(s, seat, steps)
        if s.asking != "place_tile":  # that was the last; the tiles are turned over now
            break
        laid = s.laid[seat][-1] if len(s.laid[seat]) > before else None
        done.append(Placed(seat, steps, laid.spot if laid else None, bool(laid and laid.chief)))
    return done


def act(s: GangsCity, seat: int, steps: Sequence[int]) -> None:
    for step in steps:
        GAME.act(s, seat, step)


# --- the oracle ---


def worlds(start: GangsCity, history: Sequence[Placed], gang: int, seen: bytes) -> set[Hidden]:
    """All that a gang's tiles may be: what the rules let it do and looks like what was seen."""
    states = {hidden(start, gang): start.clone()}
    for placed in history:
        following: dict[Hidden, GangsCity] = {}
        for s in states.values():
            if s.asking != "place_tile" or s.waiting != [placed.seat]:
                continue  # the others would have seen somebody else being asked
            ways = [placed.steps] if placed.seat != gang else ways_to(s, placed)
            for steps in ways:
                after = s.clone()
                act(after, placed.seat, steps)
                following.setdefault(hidden(after, gang), after)
        states = following
    return {what for what, s in states.items() if sight(s) == seen}


def ways_to(s: GangsCity, placed: Placed) -> Iterator[tuple[int, ...]]:
    """Every way of answering that looks like this to the others."""
    open_ends: list[tuple[int, ...]] = [()]
    while open_ends:
        steps = open_ends.pop()
        trial = s.clone()
        trial.drafts[placed.seat] = steps
        options = GAME.options(trial, placed.seat)
        if not options:
            if looks_like(s, placed, steps):
                yield steps
            continue
        open_ends += [(*steps, option) for option in options if leads_to(placed, option)]


def leads_to(placed: Placed, option: int) -> bool:
    """Cut short what cannot end there; what is left is tried out."""
    notation = notations([option])[0]
    if placed.spot is None:
        return option != TILE_SETTLING and not notation.startswith("tile ")
    if option == DECLINE:
        return False
    if notation.startswith("at "):
        return notation == f"at {LOCATION_IDS[location_of(placed.spot)]}"
    if notation.startswith("side "):
        return is_side(placed.spot) and option == action("side e") + direction_of(placed.spot)
    if notation == "manage":
        return not is_side(placed.spot)
    return True


def looks_like(s: GangsCity, placed: Placed, steps: Sequence[int]) -> bool:
    after = s.clone()
    before = len(s.laid[placed.seat])
    act(after, placed.seat, steps)
    laid = after.laid[placed.seat]
    if placed.spot is None:
        return len(laid) == before
    return len(laid) > before and (laid[-1].spot, laid[-1].chief) == (placed.spot, placed.chief)


# --- what the redeal makes of it ---


def redealt(s: GangsCity, viewer: int, gang: int, keys: range) -> set[Hidden]:
    return {hidden(GAME.redealt(s, viewer, key_from(key)), gang) for key in keys}
