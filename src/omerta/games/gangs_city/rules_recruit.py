"""Gangs City, GC-6.20 to 6.27, 9.10 and 10.14: recruitment at the place being resolved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from omerta.games.gangs_city import events
from omerta.games.gangs_city.choosing import CONFIRM, steps_of
from omerta.games.gangs_city.content import HEADHUNTER, KINDS, LIEUTENANT, VAMP, Board
from omerta.games.gangs_city.hexes import LOCATION_OF, PILE_A
from omerta.games.gangs_city.rules_shootout import has, is_led
from omerta.games.gangs_city.state import (
    COMBAT,
    DONE,
    HIRE,
    NONE,
    RECRUIT,
    SETTLING,
    GangsCity,
    Hirer,
    Hiring,
    Laid,
    Lying,
    leave_action,
)
from omerta.games.gangs_city.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused
from omerta.kernel.trees import END, Choices, Path, confirm, options_of, put, walk


@step
def recruitment(s: GangsCity) -> None:
    """GC-6.21: in falling order of total."""
    if s.location >= PILE_A:
        return
    totals = {seat: total(s, seat) for seat in s.turn_order() if recruiters(s, seat)}
    if not totals:
        return
    s.hirers = sorted(totals, key=lambda seat: rank(s, seat, totals[seat]))
    gangs = tuple([hirer(s, seat, totals[seat]) for seat in s.hirers])
    lying = tuple([Lying(kind) for kind in s.kinds(s.recruits[s.location])])
    s.hiring = Hiring(s.location, lying, gangs)
    if s.listener is not None:
        told = [events.RecruitingGang(g.seat, g.total, g.kinds, g.chief) for g in gangs]
        s.tell(events.Recruiting(s.location, tuple(told)), "GC-6.21")
    s.do(next_hirer)


def recruiters(s: GangsCity, seat: int) -> list[Laid]:
    """GC-2.5: a settling tile among them recruits nobody."""
    return [each for each in s.at(s.location, seat, RECRUIT) if each.tile != SETTLING]


def total(s: GangsCity, seat: int) -> int:
    """What a gang recruits with at the place being resolved."""
    own = recruiters(s, seat)
    return recruiting_total(
        s.board, s.kinds([each.tile for each in own]), s.abilities, is_led(own), charmed(s, seat)
    )


def recruiting_total(
    board: Board, kinds: Sequence[int], abilities: bool, led: bool, charmed: bool = False
) -> int:
    """GC-6.20: what recruiters count together: values, and a bonus for each."""
    bonus = recruiting_bonus(board, kinds, abilities, led, charmed)
    return sum([board.recruit[kind] + bonus for kind in kinds])


def recruiting_bonus(
    board: Board, kinds: Sequence[int], abilities: bool, led: bool, charmed: bool = False
) -> int:
    """GC-4.24, 9.6, 9.7: for each, with the chief or the lieutenant there."""
    led = led or (abilities and LIEUTENANT in kinds)
    return board.chief if led and not charmed else 0


def charmed(s: GangsCity, seat: int) -> bool:
    """GC-9.7: does another gang's vamp recruit here?"""
    return any(has(s, recruiters(s, other), VAMP) for other in range(s.players) if other != seat)


def rank(s: GangsCity, seat: int, recruiting: int) -> tuple[int, bool, bool, int]:
    """GC-6.21: the highest total; the owner as it is now; a chief who recruits; turn order."""
    led = is_led(recruiters(s, seat))
    return -recruiting, s.owners[s.location] != seat, not led, s.turn_order().index(seat)


def hirer(s: GangsCity, seat: int, recruiting: int) -> Hirer:
    own = recruiters(s, seat)
    chief = next((s.kind(each.tile) for each in own if each.chief), -1)
    return Hirer(seat, s.kinds([each.tile for each in own]), chief, recruiting)


@step
def next_hirer(s: GangsCity) -> None:
    """GC-6.22: each in turn; who can hire nobody has nothing to choose."""
    if not s.hirers:
        return
    seat = s.hirers.pop(0)
    s.do(next_hirer)
    if hire_tree(s, seat, ())[0] != PASS_ONLY:
        s.ask(HIRE_CHARACTER, (seat,))
        return
    come_of(s, seat, "cannot")
    if s.listener is not None:
        s.tell(events.CannotHire(seat, s.location), "GC-6.22")


def come_of(
    s: GangsCity,
    seat: int,
    outcome: Literal["hires", "passes", "cannot"],
    hired: tuple[int, ...] = (),
    leaves: tuple[int, ...] = (),
) -> None:
    """Write down what came of a gang's recruiting; `hired` and `leaves` are kinds."""
    assert s.hiring is not None
    lying = [*s.hiring.lying]
    for kind in hired:
        at = lying.index(Lying(kind))
        lying[at] = Lying(kind, seat)
    gangs = [
        replace(each, outcome=outcome, hired=hired, leaves=leaves) if each.seat == seat else each
        for each in s.hiring.gangs
    ]
    s.hiring = Hiring(s.hiring.place, tuple(lying), tuple(gangs), seat)


# --- GC-10.14: a hire, step by step ---


class Making(NamedTuple):
    """How far a hire is made: what is to be chosen next, and who comes and goes so far."""

    choices: Choices
    hired: tuple[int, ...] = ()  # tiles
    leaves: tuple[int, ...] = ()  # tiles, one for each hire that needs one


PASS_ONLY = (NONE,)


def hire_tree(s: GangsCity, seat: int, path: Path) -> Choices:
    return making(s, seat, path).choices


def making(s: GangsCity, seat: int, path: Path) -> Making:
    """GC-6.22, 6.25, 9.10, 9.17: a character, who leaves for it, and with the headhunter again."""
    steps = [*path]
    hired: tuple[int, ...] = ()
    leaves: tuple[int, ...] = ()
    purse = purse_left(s, seat)
    rounds = 2 if has(s, recruiters(s, seat), HEADHUNTER) else 1
    for number in range(rounds):
        full = s.roster_size(seat) + len(hired) - len(leaves) >= s.board.most
        going = candidates(s, seat, hired, leaves) if full else {}
        options = affordable(s, purse, hired) if going or not full else []
        if number and not options:
            break
        if not steps:
            return Making(confirm([*options, DONE if number else NONE]), hired, leaves)
        chosen = steps.pop(0)
        if chosen == NONE:
            return Making(END if steps else CONFIRM)
        if chosen == DONE:
            return Making(END, hired, leaves)
        tile = next(each for each in s.recruits[s.location] if is_hire(s, each, chosen, hired))
        purse -= s.board.cost[s.kind(tile)]
        if full:
            going = candidates(s, seat, hired, leaves)
            if not steps:
                return Making(put([*going]), (*hired, tile), leaves)
            leaves = (*leaves, going[steps.pop(0)])
        hired = (*hired, tile)
    return Making(END if steps else CONFIRM, hired, leaves)


def purse_left(s: GangsCity, seat: int, hired: Iterable[int] = ()) -> int:
    """GC-9.10: what is left of a gang's total (GC-6.21) when these tiles are hired."""
    assert s.hiring is not None
    begins_with = next(gang.total for gang in s.hiring.gangs if gang.seat == seat)
    return begins_with - sum([s.board.cost[s.kind(tile)] for tile in hired])


def affordable(s: GangsCity, purse: int, hired: tuple[int, ...]) -> list[int]:
    """GC-6.22: each kind that lies there and costs at most what is left, once."""
    kinds = {s.kind(tile) for tile in s.recruits[s.location] if tile not in hired}
    return [HIRE + kind for kind in sorted(kinds) if s.board.cost[kind] <= purse]


def is_hire(s: GangsCity, tile: int, action: int, hired: Iterable[int]) -> bool:
    return s.kind(tile) == action - HIRE and tile not in hired


def candidates(
    s: GangsCity, seat: int, hired: tuple[int, ...], leaves: tuple[int, ...]
) -> dict[int, int]:
    """GC-6.25, 9.17: who may be marked as leaving, by action; those alike in one place once."""
    placed = {each.tile: LOCATION_OF[each.spot] for each in s.laid[seat]}
    # Of those alike at one place, one who fights: it may fall, and nothing goes back then (Q13).
    fights = {each.tile for each in s.laid[seat] if each.action == COMBAT}
    found: dict[int, int] = {}
    for tile in sorted((*s.rosters[seat], *hired), key=lambda tile: tile not in fights):
        if tile not in s.leaving[seat] and tile not in leaves:
            found.setdefault(leave_action(s.kind(tile), placed.get(tile)), tile)
    return found


def hired(s: GangsCity, seat: int, path: Path) -> None:
    made = making(s, seat, path)
    if not made.hired:
        come_of(s, seat, "passes")
        if s.listener is not None:
            s.tell(events.Passes(seat, s.location), "GC-6.22")
        return
    lying = [tile for tile in s.recruits[s.location] if tile not in made.hired]
    s.recruits[s.location] = tuple(lying)
    s.rosters[seat] += made.hired  # GC-6.23
    s.leaving[seat] += made.leaves
    kinds, leaves = s.kinds(made.hired), s.kinds(made.leaves)
    come_of(s, seat, "hires", kinds, leaves)
    if s.listener is not None:
        s.tell(events.Hires(seat, s.location, kinds, leaves), "GC-6.22")


def dearest(s: GangsCity, seat: int, luck: Luck) -> tuple[int, ...]:
    """The most expensive affordable one if there is room, else nobody; no second hire."""
    options = affordable(s, total(s, seat), ())
    if s.roster_size(seat) >= s.board.most:
        return steps_of(HIRE_CHARACTER, s, seat, {NONE})
    best = max(options, key=lambda action: s.board.cost[action - HIRE])
    return steps_of(HIRE_CHARACTER, s, seat, {best})


def why_not_hired(s: GangsCity, seat: int, action: int) -> Refused:
    path, choices = walk(hire_tree, s, seat, s.drafts[seat])
    made = making(s, seat, path)
    if HIRE <= action < HIRE + KINDS and HIRE <= choices[0] < HIRE + KINDS:
        kind, rule = action - HIRE, "GC-9.10" if made.hired else "GC-6.22"
        lying = [tile for tile in s.recruits[s.location] if tile not in made.hired]
        if all(s.kind(tile) != kind for tile in lying):
            return Refused("refused-not-lying-there", rule)
        left = purse_left(s, seat, made.hired)
        return Refused("refused-too-dear", rule, cost=s.board.cost[kind], total=left)
    return Refused("refused-recruit", "GC-6.22")


HIRE_CHARACTER = Ask[GangsCity](
    name="recruit",
    rule="GC-6.22",
    tree=hire_tree,
    options=options_of(hire_tree),
    then=hired,
    default=dearest,
    chain=True,
    final=True,
    see=("GC-6.20", "GC-6.21", "GC-6.23", "GC-6.25", "GC-9.10"),
    why=why_not_hired,
)
