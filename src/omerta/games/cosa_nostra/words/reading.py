"""La Cosa Nostra in words: what a view and an answer in the making say."""

from __future__ import annotations

from typing import NamedTuple

from omerta.games.cosa_nostra import needs, odds
from omerta.games.cosa_nostra.content import Board
from omerta.games.cosa_nostra.effects import effect, reduced
from omerta.games.cosa_nostra.state import (
    ACTIONS,
    BUSINESS,
    GANGSTER,
    INFLUENCE,
    JOB,
    NONE,
    PLAYER,
    PURCHASE,
)
from omerta.games.cosa_nostra.view import BusinessView, CosaNostraView, GangsterView
from omerta.kernel.game import SeatView

# --- what lies there ---


def crew(table: CosaNostraView, seat: int) -> tuple[GangsterView, ...]:
    return table.players[seat].gangsters


def find_gangster(table: CosaNostraView, gangster: int) -> tuple[int, GangsterView] | None:
    """Whose a gangster is, and what is to be seen of it; None if it is not in play."""
    for seat, player in enumerate(table.players):
        for each in player.gangsters:
            if each.gangster == gangster:
                return seat, each
    return None


def find_business(table: CosaNostraView, card: int) -> tuple[int, BusinessView] | None:
    """Whose a Business is, or who plans to buy it; None if it is in the Market or deck."""
    for seat, player in enumerate(table.players):
        for each in player.businesses:
            if each.business == card:
                return seat, each
        if any(each.business == card for each in player.gangsters):
            return seat, next(each for each in table.purchases if each.business == card)
    return None


def lacking(table: CosaNostraView, board: Board, seat: int, job: int) -> list[int]:
    """The kinds a player has too few cards of, own and rented."""
    needed = board.jobs[job].needs
    usable = [
        board.kind[each.business]
        for owner, player in enumerate(table.players)
        for each in player.businesses
        if each.active and (owner == seat or seat in each.markers)
    ]
    return needs.lacking(needed, {kind: usable.count(kind) for kind in needed})


def threshold(board: Board, job: int, by: GangsterView, at: GangsterView | None = None) -> int:
    """What a Job needs by this gangster, against this one if it depends on it."""
    difficulty = board.jobs[job].difficulty
    if at is None or difficulty:
        return odds.threshold(difficulty, by.attached)
    return odds.threshold(at.strength, by.attached, at.task in (JOB, PURCHASE))


def special_price(table: CosaNostraView, board: Board, cost: int) -> int:
    """What the Job in progress makes of a printed price."""
    doing = table.doing[-1]
    return reduced(cost, effect(board.jobs[doing.job], board.numbers, doing.successes))


# --- an answer in the making ---


class Making(NamedTuple):
    """What is chosen so far. A choice with one possibility is not put, and so not in a draft."""

    asks: str  # the verb of what may be chosen next
    card: int | None  # an Influence card that is being played
    lawyer: int | None  # or a Lawyer
    announcing: bool  # as a bluff
    gangster: int | None  # who gets a task, carries one out, or threatens
    player: int | None  # whom it is about


def making(seen: SeatView) -> Making:
    prompt, table = seen.prompt, seen.table
    assert prompt is not None
    card = lawyer = gangster = player = None
    announcing = False
    for place, action in enumerate(prompt.draft):
        match ACTIONS[action].verb:
            case "influence":
                card = action - INFLUENCE
            case "business" if place == 0:
                lawyer = action - BUSINESS
            case "announce":
                announcing = True
            case "gangster" if gangster is None:
                gangster = action - GANGSTER
            case "player":
                player = action - PLAYER
    asks = ACTIONS[prompt.options[0]].verb
    playing = card is not None or lawyer is not None or prompt.kind == "peek"
    if gangster is None and not playing:
        gangster = only_one(seen, asks)
    if player is None and prompt.draft and asks in ("gangster", "business"):
        player = owner_of(table, prompt.options[0])
    return Making(asks, card, lawyer, announcing, gangster, player)


def only_one(seen: SeatView, asks: str) -> int | None:
    """The gangster that was not asked for, since it is the only one in question."""
    assert seen.prompt is not None
    own, kind = crew(seen.table, seen.seat), seen.prompt.kind
    fitting: list[GangsterView] = []
    if kind in ("act", "turn_to_act"):
        fitting = [each for each in own if each.task in (JOB, PURCHASE)]
    elif asks in ("job", "business"):
        fitting = [each for each in own if each.task == NONE]
    return fitting[0].gangster if len(fitting) == 1 else None


def owner_of(table: CosaNostraView, action: int) -> int | None:
    """Whose card an action names."""
    if action < BUSINESS:
        found: tuple[int, object] | None = find_gangster(table, action - GANGSTER)
    else:
        found = find_business(table, action - BUSINESS)
    return None if found is None else found[0]
