"""What one plays for in Deal."""

from __future__ import annotations

from omerta.games.aim import Aim, GameAim, Way, kind, way
from omerta.games.deal.content import Board, Content
from omerta.games.deal.state import NOBODY
from omerta.games.deal.view import DealView
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import SeatView
from omerta.text.phrases import Phrase


def aim(seen: SeatView, content: Content) -> Aim:
    table: DealView = seen.table
    board = content.board()
    numbers = [respect for respect in board.respect if respect]
    return Aim(
        headline=Phrase("aim-headline", {"goal": table.goal}),
        ends=Phrase("aim-ends", {"goal": table.goal}),
        rule="DA-13.1",
        track=tuple([player.respect if player.alive else None for player in table.players]),
        goal=table.goal,
        ways=(
            way("land", f"{min(numbers)}–{max(numbers)}", "DA-11.2"),
            way("profile", f"{min(board.points)}–{max(board.points)}", "DA-11.12"),
            by_blood(seen, board),
        ),
        this_round=None if seen.over else this_round(seen, board.respect),
    )


def by_blood(seen: SeatView, board: Board) -> Way:
    """What the reader's target pays for: one boss, or any of them (DA-11.9)."""
    table: DealView = seen.table
    if table.own is not None:
        own = table.players[seen.seat]
        if own.target == own.clan != NOBODY or table.own.orphaned:
            return way("target-any", f"+{board.own_target}", "DA-11.9")
    return way("target", f"+{board.target}", "DA-11.5")


def this_round(seen: SeatView, respect: tuple[int, ...]) -> Phrase:
    table: DealView = seen.table
    free = sum(
        number
        for number, place in zip(respect, table.territories, strict=True)
        if place.owner == NOBODY
    )
    if seen.seat == PUBLIC:
        return Phrase("aim-round-free", {"free": free})
    return Phrase("aim-round", {"own": table.players[seen.seat].ground, "free": free})


AIM = GameAim(
    aim,
    {
        "resources": (
            kind("sell", "DA-4.4", "sell"),
            kind("make", "DA-4.2", "drug", "soldier"),
            kind("end", "DA-4.6"),
        ),
        "recruit": (kind("soldier", "DA-5.1"), kind("end", "DA-5.1")),
        "order": (kind("take", "DA-6.1"), kind("attack", "DA-6.9"), kind("end", "DA-6.1")),
        "deal": (kind("trade", "DA-9.2"), kind("hand", "DA-9.1"), kind("end", "DA-9.1")),
    },
)
