"""What bots say about offers in the games with trade: prices that hold, and reasons that are so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from omerta.bots.tempers import CALM, TEMPERS
from omerta.games import load
from omerta.games.tradable import addable
from omerta.kernel.dice import key_from
from omerta.kernel.drivers import (
    NO_OFFER,
    Accept,
    Bargainer,
    BargainMove,
    Decline,
    Propose,
    bargaining_decision,
    decision_for,
)
from omerta.kernel.game import Game
from omerta.kernel.state import Offer, Pledge, Promise
from omerta.lineup import make

GAMES = ("cosa_nostra", "deal")


def says(
    game: Game[Any], s: Any, seat: int, offer: int = NO_OFFER, asked: Offer | None = None
) -> BargainMove | None:
    bot = make("bot", game, key_from("speaking"), CALM)
    assert isinstance(bot, Bargainer)
    return bot.bargain(bargaining_decision(game, s, seat, offer, asked))


def positions(game: Game[Any], seed: int) -> Iterator[Any]:
    """Moments of a game at which somebody may make an offer, as at a live table."""
    s = game.begin(4, key_from(seed))
    bots = [make("bot", game, key_from(seat)) for seat in range(4)]
    for number in range(1200):
        if s.over:
            return
        if s.asking == "make_offer" and number % 5 == 0:
            live = s.clone()
            live.stepped = False
            yield live
        seat = s.waiting[0]
        game.act(s, seat, bots[seat].choose(decision_for(game, s, seat)))


def wishes(game: Game[Any], s: Any) -> Iterator[Offer]:
    """What the seat that may make an offer could ask the others for."""
    assert game.trade is not None
    seat = s.waiting[0]
    for other in range(s.players):
        draft = Offer(0, seat, other, (), ())
        if other != seat:
            for item in addable(game, s, game.seat_view(s, seat), draft, giving=False):
                if item[0] not in game.trade.sums and item[0] not in game.trade.secret:
                    yield Offer(0, seat, other, (), (item,))
                    break


@pytest.mark.parametrize("name", GAMES)
def test_a_price_holds_and_leaves_room_to_haggle(name: str) -> None:
    """The offer a bot answers with can be made and accepted. It takes less if it is haggled with,
    but not less than what it calls its price when it refuses."""
    game = load(name)
    priced = haggled = refused = 0
    for s in positions(game, 7):
        for asked in wishes(game, s):
            bargain = game.bargain(s.clone())
            answer = says(game, s, asked.to, asked=asked)
            if isinstance(answer, Decline):
                assert answer.why is not None
                if answer.why.why in ("price", "needs"):
                    assert answer.why.about == asked.wants
                    refused += 1
                continue
            assert isinstance(answer, Propose)
            offer = answer.offer
            assert (offer.maker, offer.to, offer.gives) == (asked.to, asked.maker, asked.wants)
            [(money, amount)] = offer.wants
            made = bargain.make(offer)
            priced += 1
            if amount > 1:
                less = Offer(0, asked.maker, asked.to, ((money, amount - 1),), asked.wants)
                counter = bargain.counter(asked.maker, made.id, less)
                reply = says(game, bargain.s, asked.to, counter.id)
                if isinstance(reply, Accept):
                    haggled += 1
                else:  # it asked for all they have, and does not do it for less
                    assert isinstance(reply, Decline)
                    assert reply.why is not None
                    assert reply.why.price == amount
                bargain.withdraw(asked.maker, counter.id)
            nothing = bargain.make(Offer(0, asked.maker, asked.to, (), asked.wants))
            no = says(game, bargain.s, asked.to, nothing.id)
            if isinstance(no, Decline) and no.why is not None and no.why.price:
                assert 0 < no.why.price <= amount
                refused += 1
        if min(priced, haggled, refused) >= 3:
            return
    raise AssertionError((priced, haggled, refused))


@pytest.mark.parametrize("name", GAMES)
def test_who_broke_a_word_hears_of_it(name: str) -> None:
    game = load(name)
    for s in positions(game, 7):
        for asked in wishes(game, s):
            before = says(game, s, asked.to, asked=asked)
            if not isinstance(before, Propose):
                continue
            s.promises.append(Promise(1, asked.to, Pledge(asked.maker, "truce"), 1, "broken"))
            after = says(game, s, asked.to, asked=asked)
            assert isinstance(after, Propose | Decline)
            assert after.why is not None
            assert after.why.why in ("wary", "distrust")
            assert before.why != after.why
            return
    raise AssertionError("nothing was for sale")


@pytest.mark.parametrize("name", GAMES)
def test_every_temper_answers_a_wish_for_peace(name: str) -> None:
    game = load(name)
    s = next(positions(game, 3))
    assert game.trade is not None
    seat = s.waiting[0]
    other = (seat + 1) % s.players
    until = game.trade.round(s) + 1
    both = tuple([Pledge(by, "truce", round=until) for by in (seat, other)])
    asked = Offer(0, seat, other, (), (), pledges=both)
    for temper in TEMPERS:
        bot = make("bot", game, key_from("peace"), temper)
        assert isinstance(bot, Bargainer)
        answer = bot.bargain(bargaining_decision(game, s, other, NO_OFFER, asked))
        if isinstance(answer, Propose):
            assert (answer.offer.gives, answer.offer.wants) == ((), ())
            assert set(answer.offer.pledges) == set(both)
        else:
            assert isinstance(answer, Decline)
            assert answer.why is not None
