"""What one plays for in Razzia."""

from __future__ import annotations

from omerta.games.aim import Aim, GameAim, kind, way
from omerta.games.razzia.content import BAR_OF, GAMBLER, IS_POLICE, POLICE, Content
from omerta.games.razzia.view import RazziaView
from omerta.kernel.game import SeatView
from omerta.text.phrases import Phrase, Row


def aim(seen: SeatView, content: Content) -> Aim:
    table: RazziaView = seen.table
    stake = max(sum(bar.bills) for bar in table.bars)
    most = Phrase("money", {"amount": stake})
    richest = [content.bars[bar.bar].name for bar in table.bars if sum(bar.bills) == stake]
    total = Phrase("money", {"amount": sum(sum(bar.bills) for bar in table.bars)})
    return Aim(
        headline=Phrase("aim-headline"),
        ends=Phrase("aim-ends", {"rounds": table.rounds}),
        rule="RZ-8.1",
        track=table.money,
        goal=None,
        ways=(
            way("alone", _up_to(table, GAMBLER), "RZ-4.6"),
            way("raid", _up_to(table, POLICE), "RZ-4.3"),
            way("split", Phrase("aim-split-worth"), "RZ-5.4"),
        ),
        this_round=Phrase(
            "aim-last-round" if table.last_round else "aim-round",
            {"total": total, "most": most, "bar": Row(tuple(richest), "and")},
        ),
    )


def _up_to(table: RazziaView, kind: int) -> Phrase:
    """The most that lies at a bar to which the reader's hand can send this kind of card. Who has no
    hand sees what any could get."""
    held = {BAR_OF[card] for card in table.hand if IS_POLICE[card] == (kind == POLICE)}
    bars = [bar for bar in table.bars if bar.bar in held or not table.hand]
    if not bars:
        return Phrase("nothing")
    stake = max(sum(bar.bills) for bar in bars)
    return Phrase("aim-up-to", {"most": Phrase("money", {"amount": stake})})


AIM = GameAim(
    aim,
    {"choose_card": (kind("gambler", "RZ-4.2"), kind("police", "RZ-4.3"))},
)
