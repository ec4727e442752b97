"""What one plays for in Mafiozoo."""

from __future__ import annotations

from omerta.games.aim import Aim, GameAim, kind, way
from omerta.games.mafiozoo.content import Content
from omerta.games.mafiozoo.view import MafiozooView
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import SeatView
from omerta.text.phrases import Phrase


def aim(seen: SeatView, content: Content) -> Aim:
    table: MafiozooView = seen.table
    board = content.board()
    return Aim(
        headline=Phrase("aim-headline"),
        ends=Phrase("aim-ends", {"rounds": table.rounds}),
        rule="MZ-8.1",
        track=tuple([count.total for count in table.counts]),
        goal=None,
        ways=(
            way("thug", f"{min(board.points)}–{max(board.points)}", "MZ-8.7"),
            way("token", f"+{board.token_points}", "MZ-8.4"),
            way("set", f"+{board.set_points}", "MZ-8.5", points=table.majority_points),
            way("left", f"+{board.token_points}", "MZ-8.3", money=board.money_per_token),
        ),
        this_round=None if seen.seat == PUBLIC or seen.over else this_round(table, seen.seat),
    )


def this_round(table: MafiozooView, seat: int) -> Phrase:
    player = table.players[seat]
    return Phrase(
        "aim-round",
        {
            "favours": sum(player.favours),
            "gems": table.slush[seat],
            "round": table.round,
            "rounds": table.rounds,
        },
    )


AIM = GameAim(
    aim,
    {
        "play_card": (
            kind("bribe", "MZ-5.9"),
            kind("recover", "MZ-5.5"),
            kind("bonus", "MZ-5.19", "use"),
        ),
        "place_thugs": (kind("thug", "MZ-7.2"), kind("stop", "MZ-7.11")),
        "choose_district": (kind("open", "MZ-2.7", "agenda"), kind("blind", "MZ-2.7", "blind")),
        "inform": (kind("play", "MZ-6.4", "inform"), kind("keep", "MZ-8.3")),
    },
)
