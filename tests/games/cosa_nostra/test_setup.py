"""La Cosa Nostra, CN-1: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.content import CONTENT, FAMILY_IDS, Options
from omerta.games.cosa_nostra.state import NOBODY, NOTHING, CosaNostra
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.refusal import BadSetup
from tests.games.cosa_nostra.scenario import (
    ALL_PLAYERS,
    JOB_WORDS,
    B,
    G,
    P,
    R,
    Scene,
    Y,
    businesses,
    match_of,
    table,
)

CHOICE = Options(family_choice="choice")
BEGINNERS = {"families": (Y, G, R)}
DECK_SIZES = {3: 24, 4: 21, 5: 18}
BOARD = CONTENT.board()


def begun(players: int, seed: int) -> CosaNostra:
    return GAME.begin(players, key_from(f"setup {seed}"))


@pytest.mark.parametrize("players", [2, 6])
@rules("CN-1.1")
def test_CN_1_1_three_to_five(players: int) -> None:
    with pytest.raises(BadSetup):
        match_of(players)
    for right in ALL_PLAYERS:
        assert match_of(right).open[0] == "mulligan"


# --- families ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-1.2", "CN-18.10")
def test_CN_1_2_different_families_at_random(players: int) -> None:
    first = set()
    for seed in range(40):
        s = begun(players, seed)
        assert len({*s.families}) == players
        first.add(s.families[0])
        for seat, family in enumerate(s.families):
            gangsters = {*s.crews[seat], *s.recruits[seat]}
            assert gangsters == {*range(family * 6, family * 6 + 6)}
            assert s.free_markers(seat) == 5
    assert first == {*range(5)}
    assert s.asking == "mulligan"


@rules("CN-1.2", "CN-18.10", "CN-1.13")
def test_CN_1_2_or_chosen_in_seat_order() -> None:
    scene = match_of(3, options=CHOICE)
    assert scene.open == ("choose_family", [0])
    assert scene.options(0) == [f"family {family}" for family in FAMILY_IDS]
    assert not any(scene.s.hands)
    assert not scene.s.market
    scene.act(0, "family caruso")
    assert scene.open == ("choose_family", [1])
    assert "family caruso" not in scene.options(1)
    assert scene.refused(1, "family caruso") == ("not-offered", "CN-1.2")
    scene.act(1, "family blundetto").act(2, "family laserva")
    assert [FAMILY_IDS[family] for family in scene.s.families] == ["caruso", "blundetto", "laserva"]
    assert scene.told("family") == [
        {"seat": 0, "family": B},
        {"seat": 1, "family": Y},
        {"seat": 2, "family": P},
    ]
    assert scene.owned(2) == "pimp-1 night_club-1"
    assert len(scene.s.market) == 4
    assert scene.open[0] == "mulligan"


@rules("CN-1.2")
def test_CN_1_2_time_out_takes_any_family() -> None:
    taken = set()
    for seed in range(30):
        scene = match_of(3, seed, CHOICE).act(0, "family caruso").time_out(1)
        taken.add(FAMILY_IDS[scene.s.families[1]])
    assert taken == {*FAMILY_IDS} - {"caruso"}
    assert scene.open == ("choose_family", [2])


@rules("CN-1.3")
def test_CN_1_3_three_in_play_three_under_the_boss() -> None:
    scene = match_of(5, forced={"families": (Y, G, R, P, B)})
    assert scene.crew(P) == "p1 p2 p3"
    assert scene.recruits(P) == "p2r p3r p4r"
    for seat in range(5):
        player = scene.view(PUBLIC).players[seat]  # everybody knows who the recruits are
        assert len(player.recruits) == 3
        assert all(who.active and who.task == 0 for who in player.gangsters)
        assert scene.tasks(seat) == "none none none"
    assert scene.owner("p4r") == NOBODY
    assert scene.open[0] == "mulligan"


@rules("CN-1.4")
def test_CN_1_4_starting_businesses_are_active() -> None:
    scene = match_of(5, forced={"families": (Y, G, R, P, B)})
    assert [scene.owned(seat) for seat in range(5)] == [
        "loan_shark-1 cop-1 waste-1",
        "dealer-1 lawyer-1 construction-1",
        "pimp-1 politician-1 garage-1",
        "pimp-2 night_club-1",
        "lawyer-2 casino-1",
    ]
    assert not any(scene.s.closed)
    assert not any(scene.s.used)


@rules("CN-1.5", "CN-1.8", "CN-1.13")
def test_CN_1_5_cash_monopolies_hands() -> None:
    scene = match_of(4, options=CHOICE)
    assert scene.cash == [2, 2, 2, 2]
    assert scene.monopolies == {}
    assert scene.s.hands == [()] * 4
    assert scene.s.laundered == [0] * 4
    assert scene.s.families == [NOTHING] * 4


@rules("CN-1.8")
def test_CN_1_8_monopolies_belong_to_nobody() -> None:
    """Not even with Calmuti and LaServa, who have a Pimp each."""
    assert match_of(3, forced={"families": (R, P, Y)}).monopolies == {}


# --- cards ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-1.6")
def test_CN_1_6_starting_hands_and_influence_deck(players: int) -> None:
    scene = match_of(players)
    for seat in range(players):
        assert scene.influence(seat) == "snitch henchman schemer"
    assert len(scene.s.influence_deck) == DECK_SIZES[players]
    together = Counter([*scene.s.influence_deck, *[k for hand in scene.s.influence for k in hand]])
    assert together == {
        kind: each.count_short for kind, each in enumerate(CONTENT.influence) if each.count_short
    }
    orders = {tuple(begun(players, seed).influence_deck) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-1.7")
def test_CN_1_7_four_piles_each_shuffled(players: int) -> None:
    orders: list[set[tuple[int, ...]]] = [set(), set(), set(), set()]
    for seed in range(3):
        s = GAME.begin(players, key_from(seed), CHOICE)
        for number, pile in enumerate(s.piles):
            own = [card for card, job in enumerate(BOARD.jobs) if job.pile == number + 1]
            assert sorted(pile) == own
            orders[number].add(tuple(pile))
    assert [len(each) for each in orders] == [3, 3, 3, 3]
    assert sum(len(pile) for pile in s.piles) == len(JOB_WORDS) == 90


# --- the Business deck and the first Market ---


def cards_left(scene: Scene) -> list[int]:
    return sorted([*scene.s.deck, *scene.s.market])


@rules("CN-1.9")
def test_CN_1_9_what_is_not_handed_out_is_the_deck() -> None:
    three = match_of(3, forced=BEGINNERS)
    assert len(cards_left(three)) == 25
    assert {*businesses("casino-1 night_club-1 pimp-2")} <= {*cards_left(three)}  # of others
    five = match_of(5)
    assert len(cards_left(five)) == 21
    orders = {tuple(begun(5, seed).deck) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-1.10")
def test_CN_1_10_four_kinds_one_company_at_most(players: int) -> None:
    companies = set()
    for seed in range(60):
        s = begun(players, seed)
        assert len({BOARD.kind[card] for card in s.market}) == len(s.market) == 4
        companies.add(sum(BOARD.company[card] for card in s.market))
    assert companies == {0, 1}


@rules("CN-X29", "CN-1.10")
def test_CN_X29_the_first_market() -> None:
    turned = "pimp-2 pimp-3 casino-1 garage-2 cop-2 lawyer-2"
    again = "garage-2 dealer-2 pimp-3"
    scene = match_of(
        3,
        forced={
            **BEGINNERS,
            "business deck": tuple(businesses(turned)),
            "business deck again": tuple(businesses(again)),
        },
    )
    assert scene.market == "pimp-2 casino-1 cop-2 lawyer-2"
    assert scene.deck.startswith(again)  # those put aside are shuffled in
    assert len(scene.s.deck) == 21
    assert scene.told("set_up")[0]["market"] == businesses(scene.market)
    assert scene.open[0] == "mulligan"


@rules("CN-1.11", "CN-3.7")
def test_CN_1_11_no_such_limits_for_refills() -> None:
    scene = table(
        "planning",
        market="casino-1 pimp-2 dealer-2 cop-2",
        deck="pimp-3 casino-2 night_club-1",
        hands={Y: "J1C03"},
    )
    scene.act(Y, "y1", "dealer-2").act(G, "g1", "cop-2")
    assert scene.market == "casino-1 pimp-2 pimp-3 casino-2"
    assert scene.open == ("plan", [R])


@rules("CN-1.12", "CN-Q48")
def test_CN_1_12_first_player_at_random() -> None:
    for players in ALL_PLAYERS:
        firsts = {begun(players, seed).first for seed in range(40)}
        assert firsts == {*range(players)}
    scene = match_of(4, forced={"first player": (2,)})
    assert scene.told("set_up")[0]["first"] == 2
    scene.passes()
    assert scene.open == ("plan", [2])


@rules("CN-1.13", "CN-2.3")
def test_CN_1_13_no_jobs_before_the_first_drawing() -> None:
    scene = match_of(3, options=CHOICE)
    assert scene.s.hands == [()] * 3
    for seat in range(3):
        scene.time_out(seat)
    assert [len(hand) for hand in scene.s.hands] == [4, 4, 4]
    assert scene.open[0] == "mulligan"


@rules("CN-18.10", "CN-1.2")
def test_CN_18_10_nobody_is_asked_for_a_family_unless_chosen() -> None:
    assert match_of(3).told("family") == []
    assert match_of(3).open[0] == "mulligan"
    assert match_of(3, options=CHOICE).open == ("choose_family", [0])
