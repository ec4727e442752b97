"""What one plays for in La Cosa Nostra."""

from __future__ import annotations

from omerta.games.aim import Aim, GameAim, kind, way
from omerta.games.cosa_nostra.content import Content
from omerta.games.cosa_nostra.view import CosaNostraView
from omerta.kernel.game import SeatView
from omerta.text.phrases import Phrase


def aim(seen: SeatView, content: Content) -> Aim:
    table: CosaNostraView = seen.table
    end = content.end
    return Aim(
        headline=Phrase("aim-headline"),
        ends=Phrase("aim-ends", {"rounds": table.rounds, "times": end.income_times}),
        rule="CN-17.1",
        track=tuple([player.worth for player in table.players]),
        goal=None,
        ways=(
            way("job", Phrase("aim-job-worth"), "CN-6.1"),
            way("business", f"×{table.incomes}", "CN-17.2", times=end.income_times),
            way("launder", f"×{end.laundered_times}", "CN-17.4"),
            way("crew", Phrase("money", {"amount": end.most_gangsters}), "CN-17.3"),
        ),
        this_round=Phrase("aim-round", {"times": table.incomes}) if table.incomes else None,
    )


AIM = GameAim(
    aim,
    {
        "plan": (
            kind("job", "CN-3.5"),
            kind("purchase", "CN-3.6"),
            kind("cards", "CN-3.2", "influence"),
        ),
        "assign": (kind("job", "CN-3.5"), kind("purchase", "CN-3.6")),
        "turn_to_act": (
            kind("job", "CN-4.3"),
            kind("pay", "CN-5.1", "pay", "business", "gangster"),
            kind("trade", "CN-16.1"),
        ),
    },
)
