"""What one plays for in Gangs City."""

from __future__ import annotations

from omerta.games.aim import Aim, GameAim, kind, way
from omerta.games.gangs_city.content import Content
from omerta.games.gangs_city.state import SETTING_UP
from omerta.games.gangs_city.view import GangsCityView
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import SeatView
from omerta.text.phrases import Phrase


def aim(seen: SeatView, content: Content) -> Aim:
    table: GangsCityView = seen.table
    levels = [points for traffic in content.traffics for points in traffic.levels]
    return Aim(
        headline=Phrase("aim-headline", {"target": table.target}),
        ends=Phrase("aim-ends", {"target": table.target}),
        rule="GC-8.5",
        track=tuple([player.score for player in table.players]),
        goal=table.target,
        ways=(
            way("traffic", f"{min(levels)}–{max(levels)}", "GC-8.1"),
            way("district", "+1", "GC-8.2"),
            way("place", Phrase("aim-place-worth"), "GC-7.3"),
        ),
        this_round=this_round(table, seen.seat) if playing(seen) else None,
    )


def playing(seen: SeatView) -> bool:
    """Is the reader in a round that will be scored?"""
    return seen.seat != PUBLIC and not seen.over and seen.table.phase != SETTING_UP


def this_round(table: GangsCityView, seat: int) -> Phrase:
    player = table.players[seat]
    traffics, district = player.traffic_income, player.district_income
    return Phrase(
        "aim-round",
        {
            "traffics": traffics,
            "district": district,
            "total": player.score + traffics + district,
        },
    )


AIM = GameAim(
    aim,
    {
        "place_tile": (
            kind("beside", "GC-4.7"),
            kind("manage", "GC-4.14"),
            kind("centre", "GC-4.18"),
        ),
        "recruit": (kind("hire", "GC-6.20", "hire"), kind("nobody", "GC-6.20", "none")),
    },
)
