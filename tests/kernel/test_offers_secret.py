"""Offers of things nobody else sees: cards of a hand, given face down, asked for unseen.

The bazaar, but its traders swap cards of their hands: a card for any other, with coins on top.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.offers import close_gate, visible_offers
from omerta.kernel.record import read, record, replay, write
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer
from omerta.kernel.trade import Trade
from omerta.kernel.trees import END, Choices, Path, confirm, put
from tests import bazaar
from tests.bazaar import ACCEPT, BID, DECLINE, NO_OFFER, TO, Bazaar
from tests.facts import facts as says

CARD, ANY = "card", "any"
FACE_DOWN: Item = (CARD, -1)


def holds(s: Bazaar, seat: int, item: Item) -> bool:
    return item[1] <= s.coins[seat]


def has(s: Bazaar, seat: int, items: tuple[Item, ...]) -> bool:
    left = list(s.hands[seat])
    for _, card in items:
        if card not in left:
            return False
        left.remove(card)
    return True


def move(s: Bazaar, item: Item, giver: int, taker: int) -> None:
    what, number = item
    if what == "coins":
        s.coins[giver] -= number
        s.coins[taker] += number
    else:
        s.hands[giver].remove(number)
        s.hands[taker] = sorted([*s.hands[taker], number])


def face_down(item: Item) -> Item:
    return FACE_DOWN if item[0] == CARD else item


def picks(s: Bazaar, seat: int, offer: Offer, path: Path) -> Choices | None:
    """Which cards the taker gives, one by one."""
    left = list(s.hands[seat])
    for pick in path:
        left.remove(pick - BID)
    still = sum(what == ANY for what, _ in offer.wants) - len(path)
    if still > len(left):
        return None
    return put(sorted({BID + card for card in left})) if still else END


def fill(offer: Offer, path: Path) -> Offer:
    given = [(CARD, pick - BID) for pick in path]
    wants = [given.pop(0) if what == ANY else (what, n) for what, n in offer.wants]
    return msgspec.structs.replace(offer, wants=tuple(wants))


def candidates(s: Bazaar, seat: int, path: Path) -> Choices:
    """A card to somebody, for any of his."""
    if not path:
        return confirm([NO_OFFER, *sorted({BID + card for card in s.hands[seat]})])
    if len(path) == 1:
        return put([TO + other for other in range(s.players) if other != seat])
    return END


def read_offer(s: Bazaar, seat: int, path: Path) -> Offer:
    return Offer(0, seat, path[1] - TO, ((CARD, path[0] - BID),), ((ANY, 0),))


made: list[int] = []

TRADE = Trade[Bazaar](
    rule="BZ-8",
    kinds=("coins", CARD, ANY),
    holds=holds,
    move=move,
    made=lambda s, offer: made.append(offer.id),
    sums=frozenset({"coins"}),
    repeats=frozenset({CARD, ANY}),
    secret=frozenset({CARD, ANY}),
    has=has,
    to_partner=face_down,
    to_all=face_down,
    picks=picks,
    fill=fill,
    one_a_pair=True,
    no_offer=NO_OFFER,
    accept=ACCEPT,
    decline=DECLINE,
    candidates=candidates,
    read_offer=read_offer,
    again=lambda s, seat: seat == 0 and s.offers_made < 3,
)
GAME = replace(bazaar.GAME, trade=TRADE)

HANDS = ([1, 2, 2], [0, 3, 4], [0, 0, 1])


def bargaining(*, stepped: bool = False) -> Match[Bazaar]:
    seats = [SeatInfo(f"Trader {seat}") for seat in range(3)]
    match = Match(GAME, seats, key_from("secrets"), stepped=stepped)
    s = match.state
    everything = sorted([*s.deck, *[card for hand in s.hands for card in hand]])
    for hand in HANDS:
        for card in hand:
            everything.remove(card)
    s.hands, s.deck = [list(hand) for hand in HANDS], everything
    made.clear()
    return match


def cards(*numbers: int) -> tuple[Item, ...]:
    return tuple([(CARD, number) for number in numbers])


def anything(count: int = 1) -> tuple[Item, ...]:
    return ((ANY, 0),) * count


def swap(
    match: Match[Bazaar],
    gives: tuple[Item, ...],
    wants: tuple[Item, ...] = anything(),
    maker: int = 0,
    to: int = 1,
) -> Offer:
    return match.offer(Offer(0, maker, to, gives, wants))


def data(match: Match[Bazaar], seat: int, kind: str) -> dict[str, Any]:
    """What a seat heard last of a kind."""
    [*_, event] = [event for event in match.heard(seat) if event.kind == kind]
    return says(event)


def listed(items: Iterable[Item]) -> list[list[Any]]:
    return [list(item) for item in items]


def facts(match: Match[Bazaar]) -> tuple[Any, ...]:
    s = match.state
    return [*s.coins], [[*hand] for hand in s.hands], list(s.offers), len(match.events)


def refused(match: Match[Bazaar], reason: str, what: Any) -> None:
    before = facts(match)
    with pytest.raises(Refused, match=reason):
        what()
    assert facts(match) == before


# --- making one ---


def test_only_what_is_in_the_own_hand_all_of_it_together() -> None:
    match = bargaining()
    refused(match, "offer-not-held", lambda: swap(match, cards(4)))
    refused(match, "offer-not-held", lambda: swap(match, cards(1, 1), anything(2)))
    offer = swap(match, cards(2, 2), anything(2))
    assert match.state.offers == [offer]


def test_what_lies_open_is_looked_at_as_ever() -> None:
    match = bargaining()
    refused(match, "offer-not-held", lambda: swap(match, (*cards(1), ("coins", 9))))
    swap(match, (*cards(1), ("coins", 5)))
    assert len(match.state.offers) == 1


def test_the_partner_sees_a_card_face_down_and_nobody_else_anything() -> None:
    match = bargaining()
    gives = (*cards(2), ("coins", 1))
    offer = swap(match, gives)
    assert visible_offers(match.state, 0, TRADE) == (offer,)
    [seen] = visible_offers(match.state, 1, TRADE)
    assert seen.gives == (FACE_DOWN, ("coins", 1))
    for outsider in (2, PUBLIC):
        [veiled] = visible_offers(match.state, outsider, TRADE)
        assert (veiled.gives, veiled.wants) == ((), ())
        assert "gives" not in data(match, outsider, "offer_made")
    assert data(match, 0, "offer_made")["gives"] == listed(gives)
    assert data(match, 1, "offer_made")["gives"] == listed(seen.gives)


def test_a_wish_is_heard_face_down_and_without_a_sum() -> None:
    match = bargaining()
    wish = Offer(0, 0, 1, (*cards(2), ("coins", 1)), anything())
    heard = GAME.bargain(match.state).wished(wish)
    assert (heard.gives, heard.wants) == ((FACE_DOWN,), anything())
    assert match.state.offers == []
    impossible = Offer(0, 0, 1, cards(4), anything())
    refused(match, "offer-not-held", lambda: GAME.bargain(match.state).wished(impossible))


@pytest.mark.parametrize("how", ["declined", "withdrawn", "lapsed"])
def test_it_stays_face_down_when_nothing_comes_of_it(how: str) -> None:
    match = bargaining()
    offer = swap(match, cards(2))
    match.events.clear()
    if how == "declined":
        match.decline(1, offer.id)
    elif how == "withdrawn":
        match.withdraw(0, offer.id)
    else:
        match.lapse(offer.id)
    assert data(match, 1, f"offer_{how}")["gives"] == listed([FACE_DOWN])
    assert data(match, 0, f"offer_{how}")["gives"] == listed(cards(2))


def test_it_stays_face_down_when_the_gate_closes() -> None:
    match = bargaining()
    swap(match, cards(2))
    close_gate(match.state, TRADE.to_partner)
    assert data(match, 1, "offer_lapsed")["gives"] == listed([FACE_DOWN])
    assert match.state.offers == []


def test_what_follows_from_an_offer_alone() -> None:
    match = bargaining()
    first = swap(match, cards(2))
    refused(match, "offer-not-held", lambda: swap(match, cards(4)))
    second = swap(match, cards(2), to=2)
    assert made == [first.id, second.id]


# --- one a pair ---


def test_a_new_offer_takes_the_place_of_the_one_between_the_two() -> None:
    match = bargaining()
    swap(match, cards(1))
    other = swap(match, cards(1), to=2)
    again = swap(match, cards(2))
    assert match.state.offers == [other, again]
    assert data(match, PUBLIC, "offer_withdrawn")["offer"] == 1
    back = swap(match, cards(3), maker=1, to=0)  # of either direction
    assert match.state.offers == [other, back]
    assert data(match, PUBLIC, "offer_declined")["offer"] == again.id


def test_one_that_takes_a_place_is_none_too_many() -> None:
    """Two partners, and room for two: the third offer replaces one of them."""
    game = replace(bazaar.GAME, trade=replace(TRADE, most_open=lambda s: 2))
    match = Match(game, [SeatInfo(f"Trader {seat}") for seat in range(4)], key_from("many"))
    hand = match.state.hands[0]
    for to in (1, 2, 1):
        match.offer(Offer(0, 0, to, cards(hand[0]), anything()))
    with pytest.raises(Refused, match="offer-too-many"):
        match.offer(Offer(0, 0, 3, cards(hand[0]), anything()))
    assert [offer.to for offer in match.state.offers] == [2, 1]


def test_a_new_offer_that_is_refused_leaves_the_old_one() -> None:
    match = bargaining()
    old = swap(match, cards(1))
    refused(match, "offer-not-held", lambda: swap(match, cards(4)))
    assert match.state.offers == [old]


# --- accepting ---


def test_the_taker_says_which_of_his_he_gives() -> None:
    match = bargaining()
    offer = swap(match, (*cards(2, 1), ("coins", 2)), anything(2))
    refused(match, "offer-picks", lambda: match.accept(1, offer.id))
    refused(match, "offer-picks", lambda: match.accept(1, offer.id, [BID + 3]))
    refused(match, "offer-picks", lambda: match.accept(1, offer.id, [BID + 1, BID + 3]))
    refused(match, "offer-picks", lambda: match.accept(1, offer.id, [BID, BID + 3, BID + 4]))
    refused(match, "offer-picks", lambda: match.accept(1, offer.id, [BID + 3, BID + 3]))
    match.accept(1, offer.id, ["bid 3", "bid 0"])
    assert match.state.hands == [[0, 2, 3], [1, 2, 4], [0, 0, 1]]
    assert match.state.coins == [3, 7, 5]
    assert match.state.asking == "pack"


def test_only_the_two_see_what_has_changed_hands() -> None:
    match = bargaining()
    offer = swap(match, (*cards(2), ("coins", 1)))
    match.accept(1, offer.id, [BID + 4])
    for outsider in (2, PUBLIC):
        told = data(match, outsider, "trade")
        assert told["gives"] == listed([FACE_DOWN, ("coins", 1)])
        assert told["wants"] == listed([FACE_DOWN])
        assert "words" not in told
    for party in (0, 1):
        told = data(match, party, "trade")
        assert told["gives"] == listed([(CARD, 2), ("coins", 1)])
        assert told["wants"] == listed([(CARD, 4)])


def test_who_has_not_what_is_asked_for_cannot_accept_and_nobody_notices() -> None:
    """The offer still stands, as if he did not want to."""
    match = bargaining()
    offer = swap(match, cards(1, 2, 2), anything(3))
    match.state.deck += match.state.hands[1][:1]
    match.state.hands[1] = match.state.hands[1][1:]
    refused(match, "offer-not-held", lambda: match.accept(1, offer.id, [BID + 3, BID + 4]))
    GAME.bargain(match.state).drop_impossible()
    assert match.state.offers == [offer]


def test_whether_an_offer_still_stands_does_not_tell_what_is_in_a_hand() -> None:
    """The maker has the card no more; then the offer cannot be carried out, but it stays."""
    match = bargaining()
    offer = swap(match, cards(1))
    match.state.hands[0].remove(1)
    match.state.deck.append(1)
    GAME.bargain(match.state).drop_impossible()
    assert match.state.offers == [offer]
    refused(match, "offer-not-held", lambda: match.accept(1, offer.id, [BID + 3]))


def test_coins_that_are_gone_let_it_lapse_as_ever() -> None:
    match = bargaining()
    swap(match, (*cards(1), ("coins", 5)))
    match.state.coins[0] -= 1
    match.state.bank += 1
    GAME.bargain(match.state).drop_impossible()
    assert match.state.offers == []


def test_what_was_picked_is_on_record_and_replays() -> None:
    match = Match(GAME, [SeatInfo(f"Trader {seat}") for seat in range(3)], key_from("record"))
    mine, theirs = match.state.hands[0][0], match.state.hands[1][-1]
    offer = swap(match, cards(mine))
    match.accept(1, offer.id, [BID + theirs])
    assert match.log[-1].picks == (f"bid {theirs}",)
    again = replay(GAME, read(write(record(match))), key=match.secret_key())
    assert again.state.hands == match.state.hands


# --- stepped play ---


def options(match: Match[Bazaar], seat: int) -> tuple[int, ...]:
    return GAME.options(match.state, seat)


def test_stepped_accepting_goes_on_to_what_is_given() -> None:
    match = bargaining(stepped=True)
    assert match.state.asking == "make_offer"
    match.act(0, BID + 2)
    match.act(0, TO + 1)
    assert match.state.asking == "answer_offer"
    assert options(match, 1) == (ACCEPT, DECLINE)
    match.act(1, ACCEPT)
    assert options(match, 1) == (BID, BID + 3, BID + 4)
    match.act(1, BID + 4)
    assert match.state.hands == [[1, 2, 4], [0, 2, 3], [0, 0, 1]]


def test_stepped_accepting_is_not_listed_for_who_has_nothing_to_give() -> None:
    match = bargaining(stepped=True)
    match.state.deck += match.state.hands[1]
    match.state.hands[1] = []
    match.act(0, BID + 2)
    match.act(0, TO + 1)
    assert options(match, 1) == (DECLINE,)
    assert match.state.asking == "answer_offer"


def test_stepped_a_seat_may_be_asked_for_another_offer() -> None:
    """The first trader, as long as fewer than three were made before; the others once."""
    match = bargaining(stepped=True)
    asked = []
    while match.state.asking in ("make_offer", "answer_offer"):
        [seat] = match.state.waiting
        if match.state.asking == "answer_offer":
            match.act(seat, DECLINE)
            continue
        asked.append(seat)
        match.act(seat, options(match, seat)[-1])
        match.act(seat, options(match, seat)[0])
    assert asked == [0, 0, 0, 0, 1, 2]
    assert match.state.asking == "pack"


def test_in_a_redealt_world_a_veiled_card_is_no_card_of_anybody() -> None:
    """Of an offer to him a seat keeps what it sees; what lies face down a game fills itself."""
    match = bargaining()
    swap(match, cards(2))
    assert GAME.redealt(match.state, 1, key_from("world")).offers[0].gives == (FACE_DOWN,)
    assert GAME.redealt(match.state, 2, key_from("world")).offers[0].gives == ()
    assert GAME.redealt(match.state, 0, key_from("world")).offers == match.state.offers
