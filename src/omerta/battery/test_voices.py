"""What bots say tells nothing hidden: same view, same luck, same words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from omerta.battery.games import TABLES, few, moments, one_in, table_id
from omerta.bots import talk
from omerta.bots.lines import about_move
from omerta.bots.tempers import TEMPERS
from omerta.games import package
from omerta.games.tradable import addable
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import NO_OFFER, Bargainer, bargaining_decision
from omerta.kernel.game import Game
from omerta.kernel.state import Offer
from omerta.lineup import USUAL, make

every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=table_id)

# Things asked for at one moment.
MOST_ASKED = 3


@every_table
def test_what_a_bot_says_about_offers_tells_nothing_hidden(game: Game[Any], players: int) -> None:
    if game.trade is None:
        return
    looks = 4 * one_in(game, players, 100)
    for number in range(few(game, players, 2)):
        for s, luck in moments(game, players, f"voices {number}", looks):
            seat, step = luck.below(players), luck.below(players - 1)
            asked = wishes(game, s, (seat + 1 + step) % players, seat)
            said = spoken(game, s, seat, asked)
            for key in (key_from(luck.below(1 << 60)) for _ in range(2)):
                assert spoken(game, game.redealt(s, seat, key), seat, asked) == said


def wishes(game: Game[Any], s: Any, asker: int, seat: int) -> list[Offer]:
    """What somebody might ask a bot for. (Worked out in the real game: people ask there.)"""
    assert game.trade is not None
    draft, seen = Offer(0, asker, seat, (), ()), game.seat_view(s, asker)
    things = [
        item
        for item in addable(game, s, seen, draft, giving=False)
        if item[0] not in game.trade.sums
    ]
    return [Offer(0, asker, seat, (), (item,)) for item in things[:MOST_ASKED]]


def spoken(game: Game[Any], s: Any, seat: int, asked: list[Offer]) -> list[bytes]:
    """A bot's own offer, its answers, and the words with them."""
    assert game.trade is not None
    words, said = package(game.name).words(), []
    for number, wish in enumerate([None, *asked]):
        temper = TEMPERS[number % len(TEMPERS)]
        bot = make(USUAL, game, key_from("voice"), temper)
        if not isinstance(bot, Bargainer):
            return []
        move = bot.bargain(bargaining_decision(game, s, seat, NO_OFFER, wish))
        speech = about_move(move, game.trade)
        line = speech and talk.line(speech, temper, words, [], Luck(key_from("words")))
        said.append(msgspec.json.encode([move, line]))
    return said
