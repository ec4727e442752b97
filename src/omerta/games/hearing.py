"""What people write to bots, understood with a game's own names of things in all languages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from omerta.bots.hearing import Greeting, Lexicon, Peace, Swap, WhatFor, Why, understood
from omerta.bots.lines import Speech
from omerta.games import package
from omerta.games.tradable import addable
from omerta.games.words import Words
from omerta.kernel.game import Game
from omerta.kernel.promises import TRUCE
from omerta.kernel.state import Item, Offer, Pledge
from omerta.text import LANGUAGES
from omerta.text.phrases import Voice

# A truce that a person asks for is for this round and so many more.
ROUNDS_OF_PEACE = 2
# Sums up to this many units are understood.
MOST_SUM = 200


class Table(NamedTuple):
    """Where somebody speaks to a bot."""

    game: Game[Any]
    state: Any
    words: Words
    names: Sequence[str]  # by seat
    may_trade: bool  # now


def answer_to(
    table: Table, text: str, seat: int, bot: int, refused: Speech | None
) -> Speech | Offer:
    """What a bot says to a text; or what the speaker asks it for, as an offer of theirs.

    `refused` is what the bot said when it last refused this seat something.
    """
    meaning = understood(text, *_lexicons(table, seat, bot))
    if table.game.trade is None and meaning != Greeting():
        return Speech("tradeless")
    match meaning:
        case Greeting():
            return Speech("greeting")
        case Why():
            return refused or Speech("nothing")
        case WhatFor(wants=wants):
            return Offer(0, seat, bot, (), wants)
        case Swap(gives=gives, wants=wants):
            return Offer(0, seat, bot, gives, wants)
        case Peace():
            return _truce(table, seat, bot) if table.may_trade else Speech("nothing")
    return Speech("unclear")


def _truce(table: Table, seat: int, bot: int) -> Offer:
    trade = table.game.trade
    assert trade is not None
    until = min(trade.round(table.state) + ROUNDS_OF_PEACE, trade.last_round(table.state))
    both = tuple([Pledge(by, TRUCE, round=until) for by in (seat, bot)])
    return Offer(0, seat, bot, (), (), pledges=both)


def _lexicons(table: Table, seat: int, other: int) -> tuple[Lexicon, Lexicon]:
    """What a seat could give another, and what it could ask for."""
    if not table.may_trade:
        return Lexicon(), Lexicon()
    draft = Offer(0, seat, other, (), ())
    return _lexicon(table, draft, giving=True), _lexicon(table, draft, giving=False)


def _lexicon(table: Table, draft: Offer, *, giving: bool) -> Lexicon:
    game, trade = table.game, table.game.trade
    assert trade is not None
    lexicon = Lexicon(trade.repeats)
    seen = game.seat_view(table.state, draft.maker)
    items = [*addable(game, table.state, seen, draft, giving=giving)]
    for language in LANGUAGES:
        voice = Voice(package(game.name).text(language), list(table.names), draft.maker)
        for item in items:
            if item[0] not in trade.sums:
                lexicon.add(voice.say(table.words.item(item)), item)
    for name, item in _sums(game.name):
        lexicon.add_sum(name, item)
    return lexicon


@cache
def _sums(game: str) -> tuple[tuple[str, Item], ...]:
    found, words = package(game), package(game).words()
    assert found.game.trade is not None
    voices = [Voice(found.text(language), [], -1) for language in LANGUAGES]
    return tuple(
        (voice.say(words.item((what, amount))), (what, amount))
        for voice in voices
        for what in found.game.trade.sums
        for amount in range(1, MOST_SUM + 1)
    )
