"""Razzia: who sees what, and what may change hands (RZ-9)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.razzia import GAME
from omerta.games.razzia.content import BAR_IDS, BAR_OF
from omerta.games.razzia.state import Razzia
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC, seen
from omerta.kernel.match import Entry
from omerta.kernel.record import record
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from tests.facts import facts
from tests.games.razzia.scenario import (
    ALL_PLAYERS,
    OVER,
    A,
    E,
    J,
    K,
    cannot_undo,
    card,
    match_of,
    others_see,
    table,
    three,
    wander,
)
from tests.games.wandering import events_of

# --- what may change hands ---


@rules("RZ-9.1", "RZ-Q22")
def test_RZ_9_1_nothing_said_binds() -> None:
    """Talk is no part of the game: there is nothing to say with, and any card may follow it."""
    assert {each.verb for each in GAME.actions} == {
        *("play", "extra", "share", "done", "accept", "duel")
    }
    for s in wander(5):
        if s.asking == "choose_card":
            for seat in s.asked:
                assert set(GAME.options(s, seat)) == set(s.hands[seat])
    match = match_of(4)
    with pytest.raises(Refused, match="unknown-entry"):
        match.apply(Entry(0, "say", what="I go to the Jungle"))
    assert match.log == []
    assert (match.state.asking, match.state.waiting) == ("place_extra", [match.state.dealer])


@rules("RZ-9.2")
def test_RZ_9_2_proposal_and_answers_are_executed_by_the_engine() -> None:
    scene = three([50, 20, 5], dice=(6, 1))
    scene.propose({E: [50], K: [20], A: [5]}).answer({K: "accept", A: "duel"})
    assert scene.gains == {E: 55, K: 20}  # the accepted share was paid at once
    for seat in (E, K, A):
        assert cannot_undo(scene.match, seat)
    assert scene.open == ("place_extra", [K])


@rules("RZ-9.3", "RZ-Q22")
def test_RZ_9_3_there_are_no_offers_and_no_interrupts() -> None:
    assert GAME.trade is None
    assert GAME.interrupts == ()
    assert set(GAME.asks) == {
        *("place_extra", "choose_card", "propose_split", "answer_split", "answer_in_turn")
    }
    match = match_of(4)
    with pytest.raises(Refused, match="unknown-entry"):
        match.offer(Offer(0, 0, 1, (("cash", 5_000),), ()))
    for seat in range(4):
        assert GAME.interrupt_options(match.state, seat) == ()
    assert (match.state.asking, match.state.waiting) == ("place_extra", [match.state.dealer])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-9.3", "RZ-4.6", "RZ-6.7")
def test_RZ_9_3_money_moves_only_by_haul_share_and_duel(players: int) -> None:
    for seed in range(3):
        money, told, asked = [0] * players, 0, ""
        for s in wander(players, seed):
            gained = [now - was for now, was in zip(s.money, money, strict=True)]
            for event in events_of(s)[told:]:
                if event.kind in ("haul", "share", "duel_won"):
                    gained[facts(event)["seat"]] -= sum(facts(event)["bills"])
            assert gained == [0] * players
            if s.money != money:
                assert asked in ("choose_card", "answer_split")
            money, told, asked = list(s.money), len(events_of(s)), s.asking


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-9.3", "RZ-2.3", "RZ-3.5")
def test_RZ_9_3_cards_change_hands_only_by_drawing_and_playing(players: int) -> None:
    hands: list[Counter[int]] = []
    told = 0
    for s in wander(players, seed=4):
        if not hands:
            hands = [Counter(hand) for hand in s.hands]
            told = len(events_of(s))
        for event in events_of(s)[told:]:
            if event.kind == "draw":
                ((seat, own),) = event.private.items()
                hands[seat][own.card] += 1
            elif event.kind == "reveal":
                for seat, shown in enumerate(facts(event)["cards"]):
                    hands[seat][shown] -= 1
        told = len(events_of(s))
        assert [+hand for hand in hands] == [Counter(hand) for hand in s.hands]


@rules("RZ-9.4", "RZ-Q14", "RZ-10.2")
def test_RZ_9_4_only_the_submitted_proposal_counts() -> None:
    scene = three([50, 20])
    scene.act(E, f"share {K}")  # sounding out: he may think of this and of that
    for other in (K, A):
        for what in ("accept", "duel", f"share {other}"):
            assert scene.refused(other, what) == "RZ-5.4"
    assert scene.s.shares == ()
    scene.match.undo(E)
    scene.act(E, f"share {E}")
    scene.act(E, f"share {A}")
    assert scene.s.shares == ()
    assert scene.heard("proposal") == []
    assert scene.open == ("propose_split", [E])
    scene.act(E, "done")
    assert scene.shares == {E: [50], K: [], A: [20]}
    assert scene.open == ("answer_split", [K, A])


# --- what is seen ---


@rules("RZ-3.3")
def test_RZ_3_3_everybody_sees_his_own_hand_and_only_counts_of_the_others() -> None:
    scene = table(plays={E: "G5 jungle", K: "G4 jungle"})
    for seat in range(4):
        assert scene.view(seat).hand == tuple(scene.s.hands[seat])
        assert scene.view(seat).hand_sizes == (5, 5, 5, 5)
    assert scene.view(PUBLIC).hand == ()
    assert scene.view(PUBLIC).draw_pile == 34
    scene.reveal()
    assert scene.view(K).hand_sizes == (4, 4, 4, 4)
    assert scene.open == ("propose_split", [E])


@rules("RZ-Q21")
def test_RZ_Q21_money_and_discards_are_public() -> None:
    scene = table(
        bars={"jungle": [50, 20]},
        plays={E: "G5 jungle", K: "P3 lincoln", A: "P4 lincoln", J: "P6 lincoln"},
        money=[10, 20, 30, 40],
    ).reveal()
    for seat in range(PUBLIC, 4):
        assert scene.view(seat).money == (80_000, 20_000, 30_000, 40_000)
        assert scene.view(seat).bills_won == (2, 0, 0, 0)
        assert scene.view(seat).discards == tuple(
            sorted(card(text) for text in ("G5 jungle", "P3 lincoln", "P4 lincoln", "P6 lincoln"))
        )
    assert scene.open == ("place_extra", [K])


@rules("RZ-2.8")
def test_RZ_2_8_seats_dealer_round_and_counts_are_public() -> None:
    for s in wander(4):
        for seat in range(PUBLIC, 4):
            seen = GAME.seat_view(s, seat)
            assert (seen.game, seen.seat, seen.players) == ("razzia", seat, 4)
            assert (seen.asking, seen.waiting) == (s.asking, tuple(s.waiting))
            assert (seen.table.round, seen.table.dealer) == (s.round, s.dealer)
            assert (seen.table.supply, seen.table.draw_pile) == (len(s.supply), len(s.draw_pile))
            assert [(bar.bar, list(bar.bills)) for bar in seen.table.bars] == [
                (bar, s.bills[bar]) for bar in s.bars
            ]
            assert seen.over is (s.asking == "")


@rules("RZ-5.10", "RZ-5.8")
def test_RZ_5_8_a_split_is_seen_by_all_and_its_shares_only_once_proposed() -> None:
    plays = {E: "G6 jungle", K: "G4 jungle", A: "G2 jungle"}
    scene = table(bars={"jungle": [5, 50]}, plays=plays)
    assert scene.view(J).split is None
    scene.reveal()
    for seat in range(PUBLIC, 4):
        split = scene.view(seat).split
        assert (split.bar, split.claimants, split.bills) == (3, (E, K, A), (50_000, 5_000))
        assert (split.shares, split.duels) == ((), ())
    scene.propose({K: [50, 5]})
    scene.act(A, "duel")
    for seat in range(PUBLIC, 4):
        split = scene.view(seat).split
        assert (split.shares, split.duels) == (((), (50_000, 5_000), ()), ())
    scene.act(K, "accept")
    assert scene.view(J).split is None
    assert scene.open == ("place_extra", [K])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-3.3", "RZ-2.9", "RZ-10.2", "RZ-10.3")
def test_RZ_3_3_a_view_tells_nothing_of_what_is_hidden(players: int) -> None:
    """Whatever a seat cannot see may be dealt anew: its view stays the same to the last byte."""
    moved = 0
    for s in wander(players, seed=6):
        for seat in range(PUBLIC, players):
            other = GAME.redealt(s, seat, key_from(f"{seat} {s.dice.drawn}"))
            assert GAME.tally(other) == GAME.tally(s)
            view = GAME.seat_view(s, seat)
            assert msgspec.json.encode(GAME.seat_view(other, seat)) == msgspec.json.encode(view)
            moved += other.hands != s.hands and other.supply != s.supply
            if seat != PUBLIC:
                assert other.hands[seat] == s.hands[seat]
    assert moved > 100


@pytest.mark.parametrize("players", [3, 4, 8])
@rules("RZ-3.3", "RZ-2.9")
def test_RZ_3_3_a_redeal_depends_on_nothing_hidden(players: int) -> None:
    """Two games that look the same to a seat are the same to it when dealt anew."""
    for number, s in enumerate(wander(players, seed=8)):
        for seat in range(PUBLIC, players):
            alike = GAME.redealt(s, seat, key_from("alike"))
            first, second = (GAME.redealt(each, seat, key_from(number)) for each in (s, alike))
            assert first.to_json() == second.to_json()


@rules("RZ-2.9")
def test_RZ_2_9_the_extra_bill_is_dealt_anew_for_all_but_the_dealer() -> None:
    s = next(wander(4))
    assert s.asking == "place_extra"
    for seat in range(PUBLIC, 4):
        extras = {GAME.redealt(s, seat, key_from(number)).extra for number in range(40)}
        assert extras == {s.extra} if seat == s.dealer else len(extras) > 4


@rules("RZ-3.3")
def test_RZ_3_3_every_hidden_card_and_bill_can_be_anywhere() -> None:
    scene = table(plays={E: "G5 jungle"})
    unseen = Counter(GAME.unseen(scene.s, E))
    places = [Counter[int]() for _ in range(3)]
    for number in range(400):
        other = GAME.redealt(scene.s, E, key_from(number))
        places[0][other.hands[K][0]] += 1
        places[1][other.draw_pile[-1]] += 1
        places[2][other.supply[-1]] += 1
    assert {each for kind, each in unseen if kind == "card"} == set(places[1])
    assert {each for kind, each in unseen if kind == "bill"} == set(places[2])
    assert len(places[0]) > 10
    assert scene.open == ("choose_card", [E, K, A, J])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-3.3", "RZ-2.9")
def test_RZ_3_3_what_a_seat_cannot_see(players: int) -> None:
    """Cards in the pile and in other hands, bills in the supply and in another dealer's hand."""
    for s in wander(players, seed=9):
        for seat in range(PUBLIC, players):
            hidden = Counter[tuple[str, int]]()
            for pile in [s.draw_pile, *[h for owner, h in enumerate(s.hands) if owner != seat]]:
                hidden.update(("card", each) for each in pile)
            hidden.update(("bill", each) for each in s.supply)
            if s.asking == "place_extra" and seat != s.dealer:
                hidden["bill", s.extra] += 1
            assert Counter(GAME.unseen(s, seat)) == hidden


@pytest.mark.parametrize("players", [3, 8])
@rules("RZ-2.3", "RZ-2.9", "RZ-3.3")
def test_RZ_2_3_only_the_one_who_draws_hears_what_it_is(players: int) -> None:
    *_, s = wander(players)
    drawn = [event for event in events_of(s) if event.kind == "draw"]
    assert drawn
    for event in drawn:
        assert set(facts(event)) == {"seat"}
        for seat in range(PUBLIC, players):
            heard = event.seen_by(seat)
            assert heard is not None
            assert ("card" in facts(heard)) is (seat == facts(event)["seat"])
    for seat in range(PUBLIC, players):
        for each in seen(events_of(s), seat):
            if each.kind == "extra_drawn":
                assert ("bill" in facts(each)) is (seat == facts(each)["dealer"])


@rules("RZ-10.2", "RZ-10.3")
def test_RZ_10_3_no_view_but_ones_own_shows_a_pending_answer() -> None:
    """At every question of a random game: whatever one answers, short of the last answer or of
    the end of a proposal, the others see the same."""
    compared = 0
    for s in wander(6, seed=13):
        for seat in s.waiting:
            pending = [after for after in answers_to(s, seat) if after.asking == s.asking]
            if s.asking == "propose_split":
                pending.append(s)
            sights = [others_see(after, seat) for after in pending]
            assert all(sight == sights[0] for sight in sights)
            compared += len(sights) > 1
    assert compared > 200


def answers_to(s: Razzia, seat: int) -> list[Razzia]:
    """The states that each answer of a seat leads to."""
    after = []
    for option in GAME.options(s, seat):
        state = s.clone()
        GAME.act(state, seat, option)
        after.append(state)
    return after


@rules("RZ-1.10")
def test_RZ_1_10_the_seed_is_secret_until_the_end() -> None:
    match = match_of(3, "secret")
    views = []
    while not match.over:
        assert match.key is None
        assert record(match).seed is None
        views.append(msgspec.json.encode([match.view(seat) for seat in range(PUBLIC, 3)]))
        match.time_out(match.state.waiting[0])
    assert match.key == match.secret_key() == key_from("secret")
    assert not any(match.key.hex().encode() in view for view in views)
    assert (match.state.asking, match.state.waiting) == OVER


@rules("RZ-3.2")
def test_RZ_3_2_a_refusal_tells_nothing_of_other_hands() -> None:
    """Why a card is refused depends on one's own hand alone."""
    scene = table(plays={E: "P3 jungle", K: "G1 lincoln"}, hands={E: "G1 colibri"})
    reasons = []
    for number in range(3):
        other = GAME.redealt(scene.s, E, key_from(number))
        why = GAME.ask(other).why
        assert why is not None
        missing = [c for c in range(72) if c not in other.hands[E]]
        reasons.append([str(why(other, E, c)) for c in missing])
        mine = {BAR_OF[c] for c in other.hands[E]}
        assert [why(other, E, c).rule for c in missing] == [
            "RZ-3.1" if BAR_OF[c] in mine else "RZ-3.2" for c in missing
        ]
        assert why(other, E, card("G1 jazz_house")).params == {"bar": BAR_IDS[5]}
    assert reasons[0] == reasons[1] == reasons[2]
    assert scene.open == ("choose_card", [E, K, A, J])
