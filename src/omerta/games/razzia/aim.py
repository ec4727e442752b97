"""What one plays for in Razzia."""

from __future__ import annotations

from omerta.games.aim import Aim, GameAim, kind, way
from omerta.games.razzia.content import Content
from omerta.games.razzia.view import RazziaView
from omerta.kernel.game import SeatView
from omerta.text.phrases import Phrase, Row


def aim(seen: SeatView, content: Content) -> Aim:
    table: RazziaView = seen.table
    stake = max(sum(bar.bills) for bar in table.bars)
    most = Phrase("money", {"amount": stake})
    up_to = Phrase("aim-up-to", {"most": most})
    richest = [content.bars[bar.bar].name for bar in table.bars if sum(bar.bills) == stake]
    total = Phrase("money", {"amount": sum(sum(bar.bills) for bar in table.bars)})
    return Aim(
        headline=Phrase("aim-headline"),
        ends=Phrase("aim-ends", {"rounds": table.rounds}),
        rule="RZ-8.1",
        track=table.money,
        goal=None,
        ways=(
            way("alone", up_to, "RZ-4.6"),
            way("raid", up_to, "RZ-4.3"),
            way("split", Phrase("aim-split-worth"), "RZ-5.4"),
        ),
        this_round=Phrase(
            "aim-last-round" if table.last_round else "aim-round",
            {"total": total, "most": most, "bar": Row(tuple(richest), "and")},
        ),
    )


AIM = GameAim(
    aim,
    {"choose_card": (kind("gambler", "RZ-4.2"), kind("police", "RZ-4.3"))},
)
