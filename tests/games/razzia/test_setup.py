"""Razzia: components (RZ-C) and setup (RZ-1)."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from omerta.battery.rules import rules
from omerta.games.razzia import GAME
from omerta.games.razzia.content import (
    BAR_IDS,
    BAR_OF,
    CONTENT,
    IS_POLICE,
    VALUE_OF,
    Content,
    Options,
)
from omerta.games.razzia.state import Razzia
from omerta.kernel.content import parse_content
from omerta.kernel.dice import Dice, key_from
from omerta.kernel.refusal import BadSetup
from tests.facts import facts
from tests.games.razzia.scenario import (
    ALL_PLAYERS,
    E,
    K,
    card,
    cards,
    finished,
    table,
    thousands,
    wander,
)
from tests.games.wandering import events_of
from tests.games.wandering import told as heard

KEY = key_from("setup")
OPEN_AFTER_SETUP = "place_extra"


def laid_out(players: int, options: Options | None = None) -> Razzia:
    """A game set up and not begun."""
    return GAME.setup(players, options or Options(), CONTENT, Dice(KEY))


def values(pile: list[int], *, police: bool, bar: int) -> list[int]:
    """The values of one colour and kind in a pile of cards."""
    return sorted(VALUE_OF[c] for c in pile if BAR_OF[c] == bar and IS_POLICE[c] is police)


def all_cards(s: Razzia) -> list[int]:
    return [*s.draw_pile, *s.discards, *[c for hand in s.hands for c in hand]]


# --- components ---


@rules("RZ-C1")
def test_RZ_C1_six_bars_each_with_its_name_and_colour() -> None:
    assert [(bar.id, bar.name, bar.colour) for bar in CONTENT.bars] == [
        ("colibri", "Colibri", "red"),
        ("cotton_club", "Cotton Club", "yellow"),
        ("havanna_bar", "Havanna Bar", "violet"),
        ("jungle", "Jungle", "blue"),
        ("lincoln", "Lincoln", "green"),
        ("jazz_house", "Jazz House", "pink"),
    ]


@rules("RZ-C2")
def test_RZ_C2_48_gamblers_eight_in_each_colour() -> None:
    deck = list(CONTENT.deck(8, tuple(range(6))))
    assert sum(not IS_POLICE[c] for c in deck) == 48
    for bar in range(6):
        assert values(deck, police=False, bar=bar) == [1, 2, 3, 3, 4, 4, 5, 6]


@rules("RZ-C3")
def test_RZ_C3_24_police_four_in_each_colour() -> None:
    deck = list(CONTENT.deck(8, tuple(range(6))))
    assert sum(IS_POLICE[c] for c in deck) == 24
    for bar in range(6):
        assert values(deck, police=True, bar=bar) == [3, 4, 5, 6]


@rules("RZ-C4", "RZ-Q1")
def test_RZ_C4_84_bills_twice_as_many_low_ones_as_high_ones() -> None:
    money = CONTENT.money(4)
    assert len(money) == 84
    assert sum(money) == 1_715_000
    assert Counter(thousands(money)) == {
        **dict.fromkeys([5, 10, 15, 20], 14),
        **dict.fromkeys([25, 30, 40, 50], 7),
    }


@rules("RZ-C5")
def test_RZ_C5_the_die_has_the_faces_1_to_6() -> None:
    rolls = Counter(
        roll
        for seed in range(20)
        for duel in heard(events_of(finished(8, seed)), "duel")
        for roll in duel["rolls"]
    )
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert min(rolls.values()) > sum(rolls.values()) / 12


# --- setup ---


@rules("RZ-1.1", "RZ-Q24")
def test_RZ_1_1_three_to_eight_play_in_a_fixed_circle() -> None:
    for players in ALL_PLAYERS:
        s = GAME.begin(players, KEY)
        assert s.players == len(s.hands) == players
        assert (s.asking, s.waiting) == (OPEN_AFTER_SETUP, [s.dealer])
    for players in (2, 9, 10):
        with pytest.raises(BadSetup) as refused:
            GAME.begin(players, KEY)
        assert refused.value.reason == "setup-players"


@pytest.mark.parametrize(
    ("players", "bars", "gamblers", "police", "deck", "dealt", "pile", "money", "rounds"),
    [
        (3, 4, 6, 3, 36, 15, 21, 72, 15),
        (4, 6, 6, 3, 54, 20, 34, 84, 12),
        (5, 6, 6, 3, 54, 25, 29, 84, 12),
        (6, 6, 6, 3, 54, 30, 24, 84, 12),
        (7, 6, 8, 4, 72, 35, 37, 84, 12),
        (8, 6, 8, 4, 72, 40, 32, 84, 12),
    ],
)
@rules("RZ-1.2", "RZ-1.3", "RZ-1.4", "RZ-1.5", "RZ-1.6", "RZ-1.7", "RZ-1.8", "RZ-8.1")
def test_RZ_1_8_the_table_of_quantities(
    players: int,
    bars: int,
    gamblers: int,
    police: int,
    deck: int,
    dealt: int,
    pile: int,
    money: int,
    rounds: int,
) -> None:
    s = laid_out(players)
    assert len(s.bars) == bars
    for bar in s.bars:
        assert len(values(all_cards(s), police=False, bar=bar)) == gamblers
        assert len(values(all_cards(s), police=True, bar=bar)) == police
    assert len(all_cards(s)) == deck
    assert sum(len(hand) for hand in s.hands) == dealt
    assert len(s.draw_pile) == pile
    assert len(s.supply) == money
    assert finished(players).round == rounds


@pytest.mark.parametrize("players", range(4, 9))
@rules("RZ-1.2", "RZ-Q6")
def test_RZ_1_2_all_six_bars_lie_in_layout_order(players: int) -> None:
    s = laid_out(players, Options(removed_bars=("colibri", "jungle")))
    assert [BAR_IDS[bar] for bar in s.bars] == [
        "colibri",
        "cotton_club",
        "havanna_bar",
        "jungle",
        "lincoln",
        "jazz_house",
    ]
    assert {BAR_OF[c] for c in all_cards(s)} == set(range(6))


@rules("RZ-1.3", "RZ-Q4")
def test_RZ_1_3_three_players_leave_two_bars_and_their_cards_out() -> None:
    s = laid_out(3)
    assert [BAR_IDS[bar] for bar in s.bars] == ["colibri", "cotton_club", "havanna_bar", "jungle"]
    assert {BAR_OF[c] for c in all_cards(s)} == set(s.bars)
    played = finished(3)
    assert played.bills[4] == played.bills[5] == []


@pytest.mark.parametrize("players", range(3, 7))
@rules("RZ-1.4", "RZ-Q3")
def test_RZ_1_4_up_to_six_players_put_some_cards_back(players: int) -> None:
    s = laid_out(players)
    for bar in s.bars:
        assert values(all_cards(s), police=False, bar=bar) == [1, 2, 3, 4, 5, 6]
        assert values(all_cards(s), police=True, bar=bar) == [3, 4, 6]
    if players > 3:
        assert len(CONTENT.deck(8, s.bars)) - len(all_cards(s)) == 18


@pytest.mark.parametrize("players", [7, 8])
@rules("RZ-1.5")
def test_RZ_1_5_seven_and_eight_players_use_all_72_cards(players: int) -> None:
    s = laid_out(players)
    assert len(all_cards(s)) == 72
    for bar in range(6):
        assert values(all_cards(s), police=False, bar=bar) == [1, 2, 3, 3, 4, 4, 5, 6]
        assert values(all_cards(s), police=True, bar=bar) == [3, 4, 5, 6]


@rules("RZ-1.6")
def test_RZ_1_6_three_players_leave_twelve_bills_out() -> None:
    supply = laid_out(3).supply
    assert Counter(thousands(supply)) == {
        **dict.fromkeys([5, 10, 15, 20], 12),
        **dict.fromkeys([25, 30, 40, 50], 6),
    }
    assert sum(supply) == 1_470_000
    assert sum(laid_out(4).supply) - sum(supply) == 245_000


@pytest.mark.parametrize("players", [3, 4, 8])
@rules("RZ-1.7", "RZ-Q7")
def test_RZ_1_7_the_bills_are_shuffled_into_one_sequence(players: int) -> None:
    first, second = (
        GAME.setup(players, Options(), CONTENT, Dice(key_from(seed))) for seed in (1, 2)
    )
    assert Counter(first.supply) == Counter(second.supply) == Counter(CONTENT.money(players))
    assert first.supply != second.supply
    assert first.supply != list(CONTENT.money(players))
    # From then on they come in that sequence, whichever stack a table would take them from.
    coming = first.supply[::-1]
    GAME.run(first)
    assert [first.bills[bar][0] for bar in first.bars] + [first.extra] == coming[
        : len(first.bars) + 1
    ]
    assert (first.asking, first.waiting) == (OPEN_AFTER_SETUP, [first.dealer])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-1.8")
def test_RZ_1_8_everybody_is_dealt_five_shuffled_cards(players: int) -> None:
    first, second = (
        GAME.setup(players, Options(first_dealer=0), CONTENT, Dice(key_from(seed)))
        for seed in (1, 2)
    )
    assert [len(hand) for hand in first.hands] == [5] * players
    assert first.discards == second.discards == []
    assert sorted(all_cards(first)) == sorted(CONTENT.deck(players, first.bars))
    assert first.hands != second.hands
    assert first.draw_pile != second.draw_pile


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-1.9")
def test_RZ_1_9_nobody_has_money_and_the_bars_are_empty(players: int) -> None:
    s = laid_out(players)
    assert s.money == s.bills_won == [0] * players
    assert s.bills == [[]] * 6
    assert s.extra == 0
    assert s.round == 0


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-1.10")
def test_RZ_1_10_dealer_cards_bills_are_drawn_in_this_order(players: int) -> None:
    s = laid_out(players)
    dice = Dice(KEY)
    dealer = dice.below(players, "dealer")
    deck, supply = list(CONTENT.deck(players, s.bars)), list(CONTENT.money(players))
    dice.shuffle(deck, "cards")
    dice.shuffle(supply, "bills")
    assert s.dealer == dealer
    assert s.supply == supply
    assert s.dice.drawn == dice.drawn
    # One card at a time, clockwise from the dealer's left.
    hands: list[list[int]] = [[] for _ in range(players)]
    for number in range(5 * players):
        hands[(dealer + 1 + number) % players].append(deck.pop())
    assert s.hands == [sorted(hand) for hand in hands]
    assert s.draw_pile == deck


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("RZ-1.10")
def test_RZ_1_10_reshuffles_and_rolls_are_drawn_as_they_occur(players: int) -> None:
    """A second generator, told only what is drawn, gives the same dice to the end."""
    game = wander(players, seed=7)
    s = next(game)
    dice = Dice(s.dice.key, s.dice.drawn)
    for _ in game:
        pass
    for event in events_of(s):
        data = facts(event)
        if event.kind == "reshuffle":
            dice.shuffle(list(range(data["cards"])), "reshuffle")
        elif event.kind == "duel":
            assert data["rolls"] == [roll + 1 for roll in dice.throw(2, 6, "die")]
    assert dice.drawn == s.dice.drawn > 3


@rules("RZ-1.10")
def test_RZ_1_10_dealing_goes_round_the_table_from_the_dealers_left() -> None:
    order = cards("G1 colibri, G2 colibri, G3 colibri, G4 colibri, G5 colibri, G6 colibri")
    s = GAME.begin(4, KEY, Options(first_dealer=2), forced={"cards": tuple(order)})
    assert [order[0] in s.hands[3], order[1] in s.hands[0]] == [True, True]
    assert [order[2] in s.hands[1], order[3] in s.hands[2]] == [True, True]
    assert [order[4] in s.hands[3], order[5] in s.hands[0]] == [True, True]
    assert (s.asking, s.waiting) == ("place_extra", [2])


@rules("RZ-2.6")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("size = 5", "size = 10"),
        ("size = 5", "size = 0"),
        ("sides = 6", "sides = 0"),
        ("count = 14", "count = 0"),
        ("count = 7", "count = 1_000_000"),
        ("values = [3, 4, 5, 6]", "values = [3, 4, 5, 7]"),
        ("value = 10_000", "value = 5_000"),
        ('id = "jungle"', 'id = "casino"'),
        ("[hand]", "[hands]"),
    ],
)
def test_RZ_2_6_content_a_game_could_not_be_played_with_is_refused(old: str, new: str) -> None:
    source = files("omerta.games.razzia").joinpath("content.toml").read_text("utf-8")
    assert old in source
    with pytest.raises(BadSetup, match="setup-content"):
        parse_content(source.replace(old, new), Content)


@rules("RZ-1.11", "RZ-Q5")
def test_RZ_1_11_the_first_dealer_is_random_unless_the_host_names_one() -> None:
    drawn = Counter(GAME.begin(5, key_from(seed)).dealer for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3, 4}
    assert min(drawn.values()) >= 20
    for seat in range(5):
        named = GAME.setup(5, Options(first_dealer=seat), CONTENT, Dice(KEY))
        assert named.dealer == seat
        assert named.dice.drawn == laid_out(5).dice.drawn - 1  # no draw for the dealer
    with pytest.raises(BadSetup) as refused:
        GAME.begin(5, KEY, Options(first_dealer=5))
    assert refused.value.reason == "setup-first-dealer"


# --- what a scene is made of ---


def test_a_scene_is_a_whole_game() -> None:
    """The helper of the other tests neither invents nor loses a card."""
    scene = table(plays={E: "G6 jungle", K: "P4 jungle"}, hands={E: "G1 lincoln"})
    assert sorted(all_cards(scene.s)) == sorted(CONTENT.deck(4, scene.s.bars))
    assert {card("G6 jungle"), card("G1 lincoln")} <= set(scene.s.hands[E])
    assert [len(hand) for hand in scene.s.hands] == [5, 5, 5, 5]
    assert scene.open == ("choose_card", [0, 1, 2, 3])
