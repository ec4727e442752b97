"""Razzia: dealer, cards and bills (RZ-2), choosing (RZ-3), the round's end and the game's end."""

from __future__ import annotations

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.razzia import GAME
from omerta.games.razzia.content import BAR_OF, CONTENT
from omerta.games.razzia.events import Draw, ExtraDrawn
from omerta.games.razzia.state import NO_CARD
from omerta.kernel.events import PUBLIC
from omerta.kernel.record import record
from omerta.kernel.refusal import Refused
from omerta.kernel.results import winners
from tests.facts import facts
from tests.games.razzia.scenario import (
    ALL_PLAYERS,
    OVER,
    A,
    E,
    J,
    K,
    Scene,
    bar_number,
    bills,
    cannot_undo,
    card,
    cards,
    finished,
    match_of,
    notations,
    others_see,
    refusal,
    table,
    thousands,
    wander,
)
from tests.games.wandering import events_of
from tests.games.wandering import told as heard

SIX_BARS = ["colibri", "cotton_club", "havanna_bar", "jungle", "lincoln", "jazz_house"]


def next_round(scene: Scene) -> Scene:
    """Play the scene's round through, without a split."""
    scene.reveal()
    assert scene.s.asking != "propose_split"
    return scene


# --- dealer ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-2.1")
def test_RZ_2_1_the_deal_passes_clockwise_every_round(players: int) -> None:
    told = heard(events_of(finished(players)), "round")
    first = told[0]["dealer"]
    assert [each["round"] for each in told] == list(range(1, len(told) + 1))
    assert [each["dealer"] for each in told] == [
        (first + number) % players for number in range(len(told))
    ]


@rules("RZ-2.1")
def test_RZ_2_1_after_the_last_seat_the_first_one_deals() -> None:
    scene = next_round(table(dealer=J))
    assert scene.s.dealer == E
    assert scene.open == ("place_extra", [E])


@rules("RZ-2.2")
def test_RZ_2_2_the_dealer_plays_like_everyone_else() -> None:
    scene = table(
        dealer=E,
        bars={"jungle": [40]},
        plays={E: "G4 jungle", K: "G3 jungle"},
        dice=[5, 1],
    )
    assert E in scene.s.waiting
    scene.reveal()
    assert scene.open == ("propose_split", [E])
    scene.propose({E: [40]}).answer({K: "duel"})
    assert scene.gains == {E: 40}
    assert scene.open == ("place_extra", [K])


# --- cards ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-2.3")
def test_RZ_2_3_everybody_draws_one_card_before_any_bill_is_placed(players: int) -> None:
    s = finished(players)
    rounds: list[list[str]] = []
    for event in events_of(s):
        if event.kind == "round":
            rounds.append([])
        if event.kind in ("draw", "bills"):
            rounds[-1].append(event.kind)
    assert rounds[0] == ["bills"]
    for kinds in rounds[1:]:
        assert kinds == ["draw"] * players + ["bills"]


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-2.3", "RZ-7.2")
def test_RZ_2_3_every_hand_has_five_again(players: int) -> None:
    for s in wander(players):
        held = {"": 4, "place_extra": 5, "choose_card": 5}.get(s.asking, 4)
        assert [len(hand) for hand in s.hands] == [held] * players


@rules("RZ-2.4", "RZ-Q9")
def test_RZ_2_4_the_refill_goes_clockwise_and_the_dealer_draws_last() -> None:
    scene = table(dealer=K)
    coming = scene.s.draw_pile[-4:][::-1]
    next_round(scene)
    assert scene.s.dealer == A
    drawn = [event for event in scene.match.events if event.kind == "draw"]
    assert [facts(event) for event in drawn] == [{"seat": seat} for seat in (J, E, K, A)]
    assert [event.private for event in drawn] == [
        {seat: Draw(seat, each)} for seat, each in zip((J, E, K, A), coming, strict=True)
    ]
    for seat, each in zip((J, E, K, A), coming, strict=True):
        assert each in scene.s.hands[seat]
        assert scene.s.hands[seat] == sorted(scene.s.hands[seat])
    assert scene.open == ("place_extra", [A])


@rules("RZ-2.5", "RZ-Q9")
def test_RZ_2_5_the_discards_are_shuffled_in_the_middle_of_a_refill() -> None:
    scene = table(plays={E: "G1 colibri", K: "G1 jungle", A: "G1 lincoln", J: "P3 jazz_house"})
    s = scene.s
    s.draw_pile, s.discards = s.draw_pile[:1], s.draw_pile[1:]
    (last_of_pile,) = s.draw_pile
    old_discards = sorted(s.discards)
    reshuffled = cards("G1 colibri, G1 jungle, G1 lincoln")
    s.dice.forced["reshuffle"] = tuple(reshuffled)  # the cards just played are among them
    next_round(scene)
    assert s.dealer == K
    assert last_of_pile in s.hands[A]
    for seat, each in zip((J, E, K), reshuffled, strict=True):
        assert each in s.hands[seat]
    assert s.discards == []
    assert sorted(s.draw_pile) == sorted([*old_discards, card("P3 jazz_house")])
    kinds = [e.kind for e in scene.match.events if e.kind in ("draw", "reshuffle", "bills")]
    assert kinds == ["draw", "reshuffle", "draw", "draw", "draw", "bills"]
    assert scene.heard("reshuffle") == [{"cards": len(s.draw_pile) + 3}]
    assert scene.open == ("place_extra", [K])


@rules("RZ-2.5")
def test_RZ_2_5_the_new_pile_is_shuffled() -> None:
    piles = []
    for drawn in (100, 200):
        scene = table()
        scene.s.dice.drawn = drawn
        scene.s.draw_pile, scene.s.discards = [], scene.s.draw_pile
        next_round(scene)
        piles.append(scene.s.draw_pile)
    assert len(piles[0]) == len(piles[1]) == 34
    assert piles[0] != piles[1]


@rules("RZ-2.5", "RZ-Q9")
def test_RZ_2_5_a_pile_that_just_runs_out_is_not_reshuffled_yet() -> None:
    scene = table()
    s = scene.s
    s.draw_pile, s.discards = s.draw_pile[:4], s.draw_pile[4:]
    discarded = len(s.discards)
    next_round(scene)
    assert s.draw_pile == []
    assert len(s.discards) == discarded + 4
    assert scene.heard("reshuffle") == []
    assert scene.open == ("place_extra", [K])


# Reshuffles: (round, cards already dealt in that refill, size of the discard pile).
RESHUFFLES = {
    3: [(9, 0, 24)],
    4: [(10, 2, 36)],
    5: [(7, 4, 30)],
    6: [(6, 0, 30), (11, 0, 30)],
    7: [(7, 2, 42)],
    8: [(6, 0, 40), (11, 0, 40)],
}


@pytest.mark.parametrize("players", ALL_PLAYERS)
@pytest.mark.parametrize("seed", [1, 2])
@rules("RZ-2.6")
def test_RZ_2_6_reshuffles_happen_at_fixed_points(players: int, seed: int) -> None:
    found, round_, dealt = [], 0, 0
    for event in events_of(finished(players, seed)):
        if event.kind == "round":
            round_, dealt = round_ + 1, 0
        elif event.kind == "draw":
            dealt += 1
        elif event.kind == "reshuffle":
            found.append((round_, dealt, facts(event)["cards"]))
    assert found == RESHUFFLES[players]


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-2.6")
def test_RZ_2_6_a_refill_cannot_fail(players: int) -> None:
    for s in wander(players):
        if s.asking == "place_extra" and s.round > 1:
            before = len(s.draw_pile) + len(s.discards) + players
            assert before == len(CONTENT.deck(players, s.bars)) - 4 * players >= 24


# --- bills ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-2.7")
def test_RZ_2_7_the_dealer_takes_seven_bills_or_five(players: int) -> None:
    taken, before = [], len(CONTENT.money(players))
    for s in wander(players):
        if len(s.supply) != before:
            taken.append(before - len(s.supply))
            before = len(s.supply)
    assert taken == ([5] * 14 + [2] if players == 3 else [7] * 12)


@rules("RZ-2.8", "RZ-Q6")
def test_RZ_2_8_one_bill_to_each_bar_in_layout_order() -> None:
    scene = table(bars={bar: [50] for bar in SIX_BARS}, supply=[5, 10, 15, 20, 25, 30, 40, 5])
    next_round(scene)
    assert [scene.on(bar) for bar in SIX_BARS] == [
        [50, 5],
        [50, 10],
        [50, 15],
        [50, 20],
        [50, 25],
        [50, 30],
    ]
    assert scene.s.extra == 40_000
    assert thousands(scene.s.supply) == [5]
    placed = [[number, amount] for number, amount in enumerate(bills(5, 10, 15, 20, 25, 30))]
    assert scene.heard("bills") == [{"placed": placed}]
    for seat in range(PUBLIC, 4):  # face up
        assert [thousands(bar.bills) for bar in scene.view(seat).bars] == [
            [50, amount] for amount in (5, 10, 15, 20, 25, 30)
        ]
    assert scene.open == ("place_extra", [K])


@rules("RZ-2.8")
def test_RZ_2_8_three_players_fill_four_bars() -> None:
    scene = table(players=3, supply=[5, 10, 15, 20, 25])
    next_round(scene)
    assert [scene.on(bar) for bar in SIX_BARS] == [[5, 5], [5, 10], [5, 15], [5, 20], [], []]
    assert scene.s.extra == 25_000
    assert scene.open == ("place_extra", [K])


@rules("RZ-2.9", "RZ-Q8")
def test_RZ_2_9_the_dealer_alone_looks_at_the_extra_bill_after_the_others_lie_open() -> None:
    scene = next_round(table(supply=[10, 10, 10, 10, 10, 10, 40, 5]))
    assert [thousands([scene.view(seat).extra or 0]) for seat in range(PUBLIC, 4)] == [
        [0],
        [0],
        [40],
        [0],
        [0],
    ]
    assert all(scene.view(seat).extra_waits for seat in range(PUBLIC, 4))
    told = [event for event in scene.match.events if event.kind in ("bills", "extra_drawn")]
    assert [event.kind for event in told] == ["bills", "extra_drawn"]
    assert facts(told[1]) == {"dealer": K}
    assert told[1].private == {K: ExtraDrawn(K, 40_000)}
    assert notations(GAME.options(scene.s, K)) == [f"extra {bar}" for bar in SIX_BARS]
    scene.act(K, "extra lincoln")
    assert scene.on("lincoln") == [5, 10, 40]
    for seat in range(PUBLIC, 4):  # face up, and gone from the dealer's hand
        assert thousands(scene.view(seat).bars[4].bills) == [5, 10, 40]
        assert not scene.view(seat).extra_waits
        assert scene.view(seat).extra is None
    assert scene.heard("extra") == [{"dealer": K, "bar": 4, "bill": 40_000}]
    assert cannot_undo(scene.match, K)
    assert scene.open == ("choose_card", [E, K, A, J])


@rules("RZ-2.9", "RZ-1.3")
def test_RZ_2_9_the_extra_bill_must_go_on_a_bar_in_play() -> None:
    scene = next_round(table(supply=[10] * 8))
    for what in ("done", "accept", "share 1", "play colibri gambler 1"):
        assert scene.refused(K, what) == "RZ-2.9"
    for other in (E, A, J):
        assert scene.refused(other, "extra colibri") == "RZ-2.9"
    assert scene.open == ("place_extra", [K])
    three = next_round(table(players=3, supply=[10] * 6))
    assert notations(GAME.options(three.s, K)) == [f"extra {bar}" for bar in SIX_BARS[:4]]
    assert three.refused(K, "extra lincoln") == "RZ-1.3"
    assert three.refused(K, "extra jazz_house") == "RZ-1.3"
    assert three.refused(K, "share 0") == "RZ-2.9"
    assert three.open == ("place_extra", [K])


@rules("RZ-2.9")
def test_RZ_2_9_when_time_runs_out_the_bill_goes_to_the_poorest_bar() -> None:
    # Counting the bills just placed, Havanna Bar and Lincoln hold 20 each, the others more.
    lying = {"colibri": [5], "havanna_bar": [15], "lincoln": [], "jungle": [50]}
    scene = next_round(table(bars=lying, supply=[25, 40, 5, 20, 20, 40, 50, 5]))
    scene.match.time_out(K)
    assert scene.on("havanna_bar") == [15, 5, 50]
    assert scene.open == ("choose_card", [E, K, A, J])
    three = next_round(table(players=3, bars={"jungle": []}, supply=[10, 10, 10, 10, 30, 5]))
    three.match.time_out(K)
    assert three.on("jungle") == [10, 30]
    assert three.open == ("choose_card", [E, K, A])


@rules("RZ-2.10")
def test_RZ_2_10_bills_of_earlier_rounds_stay() -> None:
    scene = table(
        bars={"colibri": [5, 20], "jungle": [50]},
        plays={E: "G1 jungle", K: "P3 lincoln", A: "P4 lincoln", J: "P6 lincoln"},
        supply=[10, 10, 10, 15, 10, 10, 30, 5],
    )
    next_round(scene)
    assert scene.on("colibri") == [5, 20, 10]
    assert scene.on("jungle") == [15]  # what was taken is gone
    assert scene.on("lincoln") == [5, 10]
    scene.act(K, "extra colibri")
    assert scene.on("colibri") == [5, 20, 10, 30]
    assert scene.open == ("choose_card", [E, K, A, J])


@rules("RZ-2.11", "RZ-Q2")
def test_RZ_2_11_with_three_players_round_15_has_two_bills() -> None:
    scene = table(players=3, round=14, supply=[20, 50])
    next_round(scene)
    assert scene.s.round == 15
    assert [scene.on(bar) for bar in SIX_BARS] == [[5, 20], [5, 50], [5], [5], [], []]
    assert scene.s.supply == []
    assert not any(scene.view(seat).extra_waits for seat in range(PUBLIC, 3))
    assert scene.heard("extra_drawn") == []
    assert scene.open == ("choose_card", [E, K, A])
    for seat in range(3):
        scene.match.time_out(seat)
    assert scene.s.round == 15
    while not scene.match.over:
        assert scene.s.asking in ("propose_split", "answer_split")
        scene.match.time_out(scene.s.waiting[0])
    assert scene.open == OVER


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-2.12")
def test_RZ_2_12_the_last_round_is_known_to_all(players: int) -> None:
    last = 15 if players == 3 else 12
    for s in wander(players):
        for seat in range(PUBLIC, players):
            seen = GAME.seat_view(s, seat).table
            assert seen.last_round is (s.round == last)
            assert (seen.round, seen.rounds) == (s.round, last)
            assert seen.supply == len(s.supply)
    kinds = [event.kind for event in events_of(s) if event.kind in ("round", "last_round")]
    assert kinds == ["round"] * last + ["last_round"]


# --- choosing and revealing ---


HAND = "G1 colibri, G4 colibri, P3 jungle, G6 jungle, P6 lincoln"


@rules("RZ-3.1")
def test_RZ_3_1_everybody_chooses_one_of_his_five_cards() -> None:
    scene = table(plays={E: "P3 jungle"}, hands={E: HAND})
    assert scene.open == ("choose_card", [E, K, A, J])
    assert sorted(GAME.options(scene.s, E)) == sorted(cards(HAND))
    assert scene.refused(E, "play colibri gambler 2") == "RZ-3.1"  # another card of the colour
    assert scene.refused(E, "play jungle police 4") == "RZ-3.1"
    for no_card in ("extra colibri", "done", "accept", "duel", "share 0"):
        assert scene.refused(E, no_card) == "RZ-3.1"
    with pytest.raises(Refused, match="unknown-action"):
        scene.match.act(E, "pass")
    assert scene.open == ("choose_card", [E, K, A, J])
    scene.act(E, "play jungle police 3")
    assert scene.open == ("choose_card", [K, A, J])


@rules("RZ-3.1", "RZ-5.2")
def test_RZ_3_1_of_two_equal_cards_one_is_played() -> None:
    hand = "G3 colibri, G3 colibri, P3 jungle, G6 jungle, P6 lincoln"
    scene = table(players=7, plays={E: "G3 colibri"}, hands={E: hand})
    assert GAME.options(scene.s, E) == tuple(dict.fromkeys(sorted(cards(hand))))
    scene.reveal()
    assert scene.heard("reveal")[0]["cards"][E] == card("G3 colibri")
    assert scene.s.hands[E].count(card("G3 colibri")) == 1
    assert scene.open == ("place_extra", [K])


@rules("RZ-3.2")
def test_RZ_3_2_without_a_card_of_its_colour_nobody_can_go_to_a_bar() -> None:
    scene = table(plays={E: "P3 jungle"}, hands={E: HAND})
    for bar in ("cotton_club", "havanna_bar", "jazz_house"):
        assert scene.refused(E, f"play {bar} gambler 1") == "RZ-3.2"
        assert scene.refused(E, f"play {bar} police 6") == "RZ-3.2"
    assert {BAR_OF[option] for option in GAME.options(scene.s, E)} == {
        bar_number(bar) for bar in ("colibri", "jungle", "lincoln")
    }
    assert scene.open == ("choose_card", [E, K, A, J])


@rules("RZ-3.2", "RZ-3.5")
def test_RZ_3_2_a_card_goes_to_the_bar_of_its_colour() -> None:
    for bar in SIX_BARS:
        scene = table(bars={bar: [30]}, plays={A: f"G2 {bar}"}).reveal()
        assert scene.gains == {A: 30}
        assert scene.open == ("place_extra", [K])


@rules("RZ-3.3", "RZ-10.3")
def test_RZ_3_3_nobody_learns_of_a_choice_but_that_it_is_made() -> None:
    scene = table(plays={E: "P3 jungle"}, hands={E: HAND})
    before = [scene.match.view(seat) for seat in (PUBLIC, K, A, J)]
    events = len(scene.match.events)
    seen = []
    for choice in cards(HAND):
        other = scene.s.clone()
        GAME.act(other, E, choice)
        seen.append(others_see(other, E))
    assert all(each == seen[0] for each in seen)
    scene.act(E, "play jungle police 3")
    after = [scene.match.view(seat) for seat in (PUBLIC, K, A, J)]
    assert after == [msgspec.structs.replace(view, waiting=(K, A, J)) for view in before]
    assert len(scene.match.events) == events
    assert all(card is None for card in scene.view(E).played)
    prompt = scene.match.view(E).prompt
    assert prompt is not None
    assert prompt.answer == card("P3 jungle")  # he himself sees it
    assert scene.open == ("choose_card", [K, A, J])


@rules("RZ-3.4", "RZ-Q10", "RZ-10.3")
def test_RZ_3_4_a_choice_may_be_replaced_until_the_last_one_is_in() -> None:
    scene = table(
        bars={"lincoln": [40]},
        plays={E: "G5 lincoln", K: "P3 havanna_bar", A: "P4 havanna_bar", J: "P6 havanna_bar"},
        hands={E: "G1 colibri, G4 colibri, P3 jungle, G6 jungle, G5 lincoln"},
    )
    scene.act(E, "play jungle police 3")
    scene.act(K, scene.plays[K])
    scene.act(E, "play colibri gambler 4")
    scene.act(A, scene.plays[A])
    others = others_see(scene.s, E)
    scene.act(E, "play lincoln gambler 5")
    assert others_see(scene.s, E) == others  # not even that he has changed it
    assert scene.refused(E, "play lincoln gambler 1") == "RZ-3.1"
    assert scene.open == ("choose_card", [J])
    scene.act(J, scene.plays[J])
    assert scene.gains == {E: 40}
    assert scene.s.hands[E].count(card("G5 lincoln")) == 0
    assert {card("P3 jungle"), card("G4 colibri")} <= set(scene.s.hands[E])
    for seat in range(4):  # the last choice has locked all of them
        assert cannot_undo(scene.match, seat)
    assert scene.open == ("place_extra", [K])


@rules("RZ-3.4")
def test_RZ_3_4_a_choice_is_replaced_not_withdrawn() -> None:
    """Everybody would see a choice that is no longer in: RZ-3.3 lets them learn only that it is."""
    scene = table(plays={E: "P3 jungle"}, hands={E: HAND})
    scene.act(E, "play jungle police 3")
    scene.act(K, scene.plays[K])
    assert cannot_undo(scene.match, E)
    assert scene.open == ("choose_card", [A, J])


@rules("RZ-3.4")
def test_RZ_3_4_the_last_choice_locks_all_even_while_a_split_is_open() -> None:
    scene = table(plays={E: "G5 jungle", K: "G4 jungle"}).reveal()
    for seat in range(4):
        assert cannot_undo(scene.match, seat)
        with pytest.raises(Refused):
            scene.match.act(seat, scene.plays[seat])
    assert scene.open == ("propose_split", [E])


@rules("RZ-3.5")
def test_RZ_3_5_all_cards_are_revealed_at_the_same_instant() -> None:
    plays = {E: "G5 jungle", K: "G4 jungle", A: "P6 colibri", J: "G1 lincoln"}
    scene = table(plays=plays)
    for seat in (E, K, A):
        scene.act(seat, card(plays[seat]))
        assert scene.heard("reveal") == []
        assert scene.view(PUBLIC).played == (None, None, None, None)
        assert scene.view(PUBLIC).hand_sizes == (5, 5, 5, 5)
    scene.act(J, card(plays[J]))
    shown = [card(plays[seat]) for seat in range(4)]
    assert scene.heard("reveal") == [{"cards": shown}]
    assert [e.rule for e in scene.match.events if e.kind == "reveal"] == ["RZ-3.5"]
    for seat in range(PUBLIC, 4):
        assert scene.view(seat).played == tuple(shown)
        assert scene.view(seat).hand_sizes == (4, 4, 4, 4)
    assert scene.open == ("propose_split", [E])


# --- the end of a round ---


@rules("RZ-7.1", "RZ-Q9")
def test_RZ_7_1_cards_are_discarded_when_all_bars_are_resolved() -> None:
    plays = {E: "G1 colibri", K: "G5 cotton_club", A: "G4 cotton_club", J: "P3 lincoln"}
    scene = table(plays=plays).reveal()
    assert scene.gains == {E: 5}  # Colibri is finished
    assert scene.view(PUBLIC).discards == ()
    scene.propose({K: [5]})
    assert scene.view(PUBLIC).discards == ()
    scene.answer({A: "accept"})
    assert scene.view(PUBLIC).discards == tuple(sorted(map(card, plays.values())))
    assert scene.view(PUBLIC).played == (None, None, None, None)
    assert scene.s.played == [NO_CARD] * 4
    assert scene.open == ("place_extra", [K])


@rules("RZ-7.2", "RZ-8.1")
def test_RZ_7_2_after_the_last_round_nobody_draws() -> None:
    scene = table(round=12, supply=[]).reveal()
    assert [len(hand) for hand in scene.s.hands] == [4, 4, 4, 4]
    assert len(scene.s.discards) == 4
    assert scene.heard("draw") == scene.heard("round") == []
    assert scene.heard("end") == [{"money": [0, 0, 0, 0], "winners": [0, 1, 2, 3]}]
    assert scene.open == OVER


@rules("RZ-7.2")
def test_RZ_7_2_otherwise_the_next_round_begins() -> None:
    scene = table(round=5, supply=[5]).reveal()
    assert scene.s.round == 6
    assert scene.heard("round") == [{"round": 6, "dealer": K}]
    assert scene.heard("end") == []
    assert [len(hand) for hand in scene.s.hands] == [5, 5, 5, 5]
    assert scene.open == ("choose_card", [E, K, A, J])  # a single bill left: none is extra


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-7.3")
def test_RZ_7_3_everybody_plays_every_round(players: int) -> None:
    asked = [
        (s.round, s.asked)
        for s in wander(players)
        if s.asking == "choose_card" and len(s.waiting) == players
    ]
    rounds = range(1, 16 if players == 3 else 13)
    assert asked == [(number, tuple(range(players))) for number in rounds]


# --- the end of the game ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-8.1", "RZ-2.12")
def test_RZ_8_1_the_game_ends_with_the_round_of_the_last_bills(players: int) -> None:
    s = finished(players, seed=3)
    assert s.round == (15 if players == 3 else 12)
    assert s.supply == []
    assert len(heard(events_of(s), "reveal")) == s.round  # the last one was played in full
    assert [event.rule for event in events_of(s) if event.kind == "end"] == ["RZ-8.1"]
    assert (s.asking, s.waiting) == OVER


@rules("RZ-8.1")
def test_RZ_8_1_the_last_round_is_played_in_full() -> None:
    plays = {E: "G5 jungle", K: "G4 jungle"}
    scene = table(round=12, supply=[], bars={"jungle": [50]}, plays=plays, dice=[1, 6]).reveal()
    assert scene.open == ("propose_split", [E])
    assert scene.match.view(E).scores is None
    scene.propose({E: [50]})
    assert scene.open == ("answer_split", [K])
    scene.answer({K: "duel"})
    assert scene.gains == {K: 50}
    assert scene.match.view(E).scores == (0, 50_000, 0, 0)
    assert scene.open == OVER
    assert refusal(scene.match, K, "accept").reason == "game-is-over"


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-8.2", "RZ-Q25")
def test_RZ_8_2_only_bills_the_players_hold_are_counted(players: int) -> None:
    s = finished(players)
    won = [0] * players
    for event in events_of(s):
        if event.kind in ("haul", "share", "duel_won"):
            won[facts(event)["seat"]] += sum(facts(event)["bills"])
    assert GAME.scores(s) == won
    left = sum(bill for bar in s.bills for bill in bar)
    assert sum(GAME.scores(s)) + left == sum(CONTENT.money(players))


@rules("RZ-8.2", "RZ-Q25")
def test_RZ_8_2_bills_on_bars_and_cards_in_hand_count_for_nobody() -> None:
    scene = table(round=12, supply=[], money=[10, 20, 0, 5], bars={"jungle": [50, 50]}).reveal()
    assert scene.on("jungle") == [50, 50]
    assert GAME.scores(scene.s) == bills(10, 20, 0, 5)
    assert scene.match.view(PUBLIC).scores == tuple(bills(10, 20, 0, 5))
    assert scene.open == OVER


@rules("RZ-8.3")
def test_RZ_8_3_the_richest_wins() -> None:
    scene = table(
        round=12,
        supply=[],
        money=[100, 120, 95, 40],
        bars={"jungle": [30]},
        plays={A: "G1 jungle"},
    ).reveal()
    assert winners(GAME.places(scene.s)) == [A]
    result = record(scene.match).result
    assert result is not None
    assert result.places == [3, 2, 1, 4]
    assert scene.open == OVER


@rules("RZ-8.4", "RZ-Q23")
def test_RZ_8_4_equal_money_is_an_equal_place() -> None:
    for money, places, first in (
        ([50, 50, 50, 50], [1, 1, 1, 1], [E, K, A, J]),
        ([90, 50, 50, 10], [1, 2, 2, 4], [E]),
        ([50, 90, 10, 90], [3, 1, 4, 1], [K, J]),
    ):
        scene = table(round=12, supply=[], money=money).reveal()
        result = record(scene.match).result
        assert result is not None
        assert (result.scores, result.places) == (bills(*money), places)
        assert winners(result.places) == first
        assert scene.open == OVER


@rules("RZ-8.1")
def test_RZ_8_1_an_abandoned_table_still_comes_to_its_end() -> None:
    match = match_of(4)
    while not match.over:
        match.time_out(match.state.waiting[0])
    assert match.state.round == 12
    assert refusal(match, 0, "accept").reason == "game-is-over"
