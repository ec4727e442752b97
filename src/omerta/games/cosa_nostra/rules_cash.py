"""La Cosa Nostra, CN-7 and 12.4: Cash Jobs, what they need, Deal markers used, Cops."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from omerta.games.cosa_nostra import events, needs, odds
from omerta.games.cosa_nostra.areas import active_of_kind, from_bank, purchases, unused_of_kind
from omerta.games.cosa_nostra.content import COP, KINDS
from omerta.games.cosa_nostra.effects import effect
from omerta.games.cosa_nostra.rules_responses import may_be_robbed, robbery_window
from omerta.games.cosa_nostra.rules_rolling import roll_job, throw
from omerta.games.cosa_nostra.state import BUSINESS, DIE, STOP, CosaNostra
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck
from omerta.kernel.trees import END, Choices, Path, options_of, put

# --- what a Job needs ---


def rented(s: CosaNostra, seat: int, kind: int) -> list[int]:
    """CN-7.2: others' active Businesses of a kind with a marker of his, the oldest marker first."""
    cards = [
        card
        for owner, card in s.markers
        if owner == seat
        and s.board.kind[card] == kind
        and s.owners[card] >= 0  # CN-7.14: not before it is paid
        and not s.closed[card]
    ]
    return list(dict.fromkeys(cards))


def missing(s: CosaNostra, seat: int, job: int) -> list[int]:
    """CN-7.2, 7.3: the kinds he has too few cards of, own and rented, as often as they lack."""
    needed = s.job(job).needs
    has = {k: len(active_of_kind(s, seat, k)) + len(rented(s, seat, k)) for k in needed}
    return needs.lacking(needed, has)


class Supplies(NamedTuple):
    """By kind of Business: how many a player may use, own and rented, and is planning to buy."""

    own: list[int]
    rented: list[int]
    planned: list[int]


def supplies(s: CosaNostra, seat: int) -> Supplies:
    kinds = s.board.kind
    found = Supplies([0] * KINDS, [0] * KINDS, [0] * KINDS)
    for card, owner in enumerate(s.owners):
        if owner == seat and not s.closed[card]:
            found.own[kinds[card]] += 1
    for kind in {kinds[card] for owner, card in s.markers if owner == seat}:
        found.rented[kind] = len(rented(s, seat, kind))
    for card in purchases(s, seat):
        found.planned[kinds[card]] += 1
    return found


def lenders(s: CosaNostra, seat: int, kinds: Collection[int]) -> list[int]:
    """CN-7.8: others' active Businesses of these kinds without a marker of his."""
    kind, closed = s.board.kind, s.closed
    return [
        card
        for card, owner in enumerate(s.owners)
        if owner >= 0
        and kind[card] in kinds
        and owner != seat
        and not closed[card]
        and (seat, card) not in s.markers
    ]


def needs_met(s: CosaNostra, seat: int, job: int) -> bool:
    return not missing(s, seat, job)


def to_rent(s: CosaNostra, seat: int, job: int) -> list[tuple[int, list[int]]]:
    """CN-7.4: own cards first; of each kind how many markers serve, and the cards they lie on."""
    needed = s.job(job).needs
    wanted = []
    for kind in dict.fromkeys(needed):
        lacking = needed.count(kind) - len(active_of_kind(s, seat, kind))
        if lacking > 0:
            wanted.append((lacking, rented(s, seat, kind)))
    return wanted


# --- from the reveal to the roll ---


@step
def check_needs(s: CosaNostra) -> None:
    """CN-7.5: what is missing at the reveal makes the Job fail before any roll."""
    doing = s.doing[-1]
    lacking = missing(s, doing.seat, doing.job)
    if lacking:
        if s.listener is not None:
            s.tell(events.NeedsMissing(doing.seat, doing.job, tuple(lacking)), "CN-7.5")
        return
    s.plan(use_markers, roll_job, cops, gain_in_sight, robbery_window, pay_gain)


@step
def use_markers(s: CosaNostra) -> None:
    """CN-7.4, 7.6: where more cards fit than are needed, he chooses."""
    doing = s.doing[-1]
    wanted = to_rent(s, doing.seat, doing.job)
    if any(len(cards) > number for number, cards in wanted):
        s.ask(CHOOSE_MARKERS, (doing.seat,))
    else:
        use(s, tuple([card for _, cards in wanted for card in cards]))


def marker_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    """CN-7.4: one card at a time, only where there is a choice."""
    taken = len(path)
    for number, cards in to_rent(s, seat, s.doing[-1].job):
        if len(cards) > number:
            if taken < number:
                return put(
                    [BUSINESS + card for card in sorted(cards) if BUSINESS + card not in path]
                )
            taken -= number
    return END


def markers_chosen(s: CosaNostra, seat: int, path: Path) -> None:
    chosen = [action - BUSINESS for action in path]
    for number, cards in to_rent(s, seat, s.doing[-1].job):
        if len(cards) == number:
            chosen += cards
    use(s, tuple(sorted(chosen)))


def oldest_markers(s: CosaNostra, seat: int, luck: Luck) -> Path:
    oldest: Path = ()
    for number, cards in to_rent(s, seat, s.doing[-1].job):
        if len(cards) > number:
            oldest += tuple([BUSINESS + card for card in cards[:number]])
    return oldest


def use(s: CosaNostra, cards: tuple[int, ...]) -> None:
    doing = s.doing[-1]
    doing.used = cards
    if cards and s.listener is not None:
        s.tell(events.MarkersUsed(doing.seat, cards), "CN-7.6")


CHOOSE_MARKERS = Ask[CosaNostra](
    "choose_markers",
    "CN-7.4",
    options_of(marker_tree),
    markers_chosen,
    oldest_markers,
    chain=True,
    tree=marker_tree,
    seconds=lambda s: 15,
)


# --- Cops ---


@step
def cops(s: CosaNostra) -> None:
    """CN-12.4: one die for each Cop not used this round."""
    if unused_of_kind(s, s.doing[-1].seat, COP):
        s.ask(COP_REROLL, (s.doing[-1].seat,))


def dice_options(s: CosaNostra, seat: int) -> tuple[int, ...]:
    return (*[DIE + place for place in range(len(s.doing[-1].dice))], STOP)


def rerolled(s: CosaNostra, seat: int, action: int) -> None:
    if action == STOP:
        return
    doing, place = s.doing[-1], action - DIE
    cop = unused_of_kind(s, seat, COP)[0]
    s.used[cop] = True
    dice = list(doing.dice)
    before, dice[place] = dice[place], throw(s, 1)[0]
    doing.dice = tuple(dice)
    doing.successes = odds.successes(doing.dice, doing.threshold)
    if s.listener is not None:
        fallen = odds.hits(doing.dice, doing.threshold)
        told = events.Rerolled(seat, cop, place, before, doing.dice, fallen, doing.successes)
        s.tell(told, "CN-12.4")
    s.plan(cops)


COP_REROLL = Ask[CosaNostra](
    "cop_reroll",
    "CN-12.4",
    dice_options,
    rerolled,
    lambda s, seat, luck: (STOP,),
    seconds=lambda s: 15,
)


# --- the gain ---


@step
def gain_in_sight(s: CosaNostra) -> None:
    """CN-6.6, 7.1: what the bank will pay, unless it is robbed (CN-10.4)."""
    doing = s.doing[-1]
    if doing.successes:
        doing.gain = effect(s.job(doing.job), s.board.numbers, doing.successes).amount
        may_be_robbed(s, doing)
    if s.listener is not None:
        s.tell(events.Gain(doing.seat, doing.job, doing.gain), "CN-7.1")


@step
def pay_gain(s: CosaNostra) -> None:
    """CN-7.1, 10.6: what is left when the window is closed."""
    doing = s.doing[-1]
    from_bank(s, doing.seat, doing.gain, "CN-7.1", "job")
