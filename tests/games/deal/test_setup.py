"""Deal, DA-1: setting up; the options that change it (V3, V6, V7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import CLAN_IDS, EVENT, EVENT_IDS, TERRITORY, Options
from omerta.games.deal.state import NOBODY
from omerta.kernel.events import PUBLIC
from omerta.kernel.refusal import BadSetup, Refused
from tests.facts import facts
from tests.games.deal.numbers import SETTLED
from tests.games.deal.scenario import (
    ALL_PLAYERS,
    ASP,
    KRA,
    MAR,
    NVE,
    SEG,
    YAN,
    Scene,
    cards,
    match_of,
)

BOARD = SETTLED.board()


def begun(
    clans: str = "YAN KRA SEG", seed: int | str = 0, options: Options | None = None, **more: Any
) -> Scene:
    """A match whose players, in play order, have chosen these clans."""
    scene = match_of(len(clans.split()), seed, options, **more)
    for clan in clans.split():
        scene.match.act(scene.s.waiting[0], f"clan {clan}")
    return scene


@pytest.mark.parametrize("players", [2, 7])
@rules("DA-1.1")
def test_DA_1_1_three_to_six(players: int) -> None:
    with pytest.raises(BadSetup):
        match_of(players)
    for right in ALL_PLAYERS:
        assert match_of(right).s.asking == "choose_clan"


@rules("DA-1.2", "DA-Q1")
def test_DA_1_2_each_clan_starts_with_a_boss_a_lieutenant_and_two_soldiers() -> None:
    scene = begun("YAN NVE KRA SEG MAR ASP")
    starts = {YAN: "VAN", NVE: "CHI", KRA: "LAX", SEG: "GUA", MAR: "SAL", ASP: "BOG"}
    for clan, place in starts.items():
        assert scene.at(place) == f"{clan} 1b1l2s"
        assert scene.land(clan) == place
        assert scene.respect(clan) == 0
    assert scene.open == ("recruit", [YAN])


@rules("DA-1.3")
def test_DA_1_3_all_72_weapons_whatever_clans_are_played() -> None:
    scene = begun()
    s = scene.s
    everything = [*s.weapon_pile, *[card for hand in s.hands for card in hand]]
    assert Counter(everything) == Counter(dict(enumerate(BOARD.weapons)))
    assert len(everything) == 72
    assert set(cards("S-YAN S-NVE S-KRA S-SEG S-MAR S-ASP")) <= set(everything)
    assert s.weapon_discard == []
    assert scene.s.weapon_pile != begun(seed=1).s.weapon_pile
    assert scene.open == ("recruit", [YAN])


@rules("DA-1.4")
def test_DA_1_4_all_44_events_those_of_absent_clans_too() -> None:
    scene = begun()
    assert sorted(scene.s.event_pile) == [*range(44)]
    assert scene.s.event_discard == []
    assert scene.s.event_pile != begun(seed=1).s.event_pile
    assert scene.open == ("recruit", [YAN])


@rules("DA-1.5", "DA-Q2")
def test_DA_1_5_nobody_has_money() -> None:
    # Segadores control no conso, so no income has come either.
    scene = begun("SEG KRA YAN", options=Options(seat_bonus=False))
    assert [scene.money(clan) for clan in (SEG, KRA, YAN)] == [0, 0, 0]
    assert scene.open == ("resources", [SEG])


# --- who begins ---


def drawn_for_first(text: str, players: int = 3) -> Scene:
    """The cards drawn, seat by seat. A round of draws lies on the pile in the order of seats."""
    rounds = [cards(part) for part in text.split(",")]
    top = tuple(card for each in rounds for card in reversed(each))
    return match_of(players, forced={"weapons for first": top})


@rules("DA-1.6")
def test_DA_1_6_the_highest_damage_is_first() -> None:
    scene = drawn_for_first("W03 W13 W04")
    assert scene.told("drawn_for_first") == [{"seats": [0, 1, 2], "cards": cards("W03 W13 W04")}]
    assert scene.told("first") == [{"seat": 1}]
    assert (scene.s.asking, scene.s.waiting) == ("choose_clan", [1])


@rules("DA-1.6")
def test_DA_1_6_special_weapons_count_their_printed_damage() -> None:
    # A katana is a 2, not a 7.
    scene = drawn_for_first("S-YAN W03 W01")
    assert scene.told("first") == [{"seat": 1}]
    assert (scene.s.asking, scene.s.waiting) == ("choose_clan", [1])


@rules("DA-1.6")
def test_DA_1_6_those_tied_draw_again_among_themselves() -> None:
    # Damage counts, not the weapon: grenade and shotgun are both 5.
    scene = drawn_for_first("W05 W01 W06,W02 W02,W01 W04")
    assert [each["seats"] for each in scene.told("drawn_for_first")] == [[0, 1, 2], [0, 2], [0, 2]]
    assert scene.told("first") == [{"seat": 2}]
    assert (scene.s.asking, scene.s.waiting) == ("choose_clan", [2])


@rules("DA-1.6")
def test_DA_1_6_the_cards_go_back_and_the_pile_is_shuffled_again() -> None:
    scene = drawn_for_first("W03 W13 W04")
    assert len(scene.s.weapon_pile) == 72
    # In order now, so nothing is left of where those cards lay: the shuffle comes with the deal.
    assert scene.s.weapon_pile == sorted(scene.s.weapon_pile)
    for clan in (YAN, KRA, SEG):
        scene.match.act(scene.s.waiting[0], f"clan {clan}")
    assert scene.s.weapon_pile != sorted(scene.s.weapon_pile)
    assert scene.open == ("recruit", [YAN])


@rules("DA-1.7")
def test_DA_1_7_play_order_is_clockwise_from_the_first_and_never_changes() -> None:
    scene = drawn_for_first("W03 W04 W13 W01", players=4)
    assert scene.s.order == (2, 3, 0, 1)
    for clan in (YAN, KRA, SEG, ASP):
        scene.match.act(scene.s.waiting[0], f"clan {clan}")
    for _ in range(8):
        scene.next_turn()
    assert [each["seat"] for each in scene.told("turn")] == [2, 3, 0, 1, 2, 3, 0, 1, 2]
    assert scene.open == ("recruit", [YAN])


# --- clans ---


@rules("DA-1.8")
def test_DA_1_8_in_play_order_each_chooses_a_free_clan() -> None:
    scene = drawn_for_first("W03 W13 W04")
    assert scene.s.waiting == [1]
    assert len(scene.match.view(1).prompt.options) == 6  # type: ignore[union-attr]
    scene.match.act(1, "clan MAR")
    assert scene.told("clan") == [{"seat": 1, "clan": CLAN_IDS.index(MAR)}]
    assert scene.s.waiting == [2]
    with pytest.raises(Refused, match="not-offered"):
        scene.match.act(2, "clan MAR")
    scene.match.act(2, "clan KRA")
    scene.match.act(0, "clan ASP")
    assert [scene.seat(clan) for clan in (MAR, KRA, ASP)] == [1, 2, 0]
    assert scene.open == ("resources", [MAR])


@rules("DA-1.8")
def test_DA_1_8_who_does_not_choose_gets_any_free_clan() -> None:
    got = set()
    for seed in range(30):
        scene = match_of(3, seed)
        scene.match.act(scene.s.waiting[0], "clan YAN")
        seat = scene.s.waiting[0]
        scene.match.time_out(seat)
        got.add(scene.clan(seat))
        assert scene.s.asking == "choose_clan"
    assert got == {*CLAN_IDS} - {YAN}


@rules("DA-V3")
def test_DA_V3_clans_are_dealt() -> None:
    got = set()
    for seed in range(30):
        scene = match_of(3, seed, Options(random_clans=True))
        assert len({*scene.s.clans}) == 3
        got.add(scene.clan(0))
        assert scene.s.asking in ("resources", "recruit")
    assert got == {*CLAN_IDS}


@rules("DA-1.9", "DA-X1")
def test_DA_1_9_absent_clans_have_nothing_on_the_board() -> None:
    scene = begun("KRA YAN NVE SEG ASP")  # X1: Maras not chosen
    assert scene.at("SAL") == ""
    assert scene.s.owner[TERRITORY["SAL"]] == NOBODY
    assert sum(scene.s.soldiers) == 10
    assert sum(scene.s.lieutenants) == 5
    assert scene.open == ("recruit", [KRA])


@rules("DA-1.10", "DA-X2")
def test_DA_1_10_targets_of_absent_clans_are_not_dealt() -> None:
    for seed in range(10):  # X2
        scene = begun("KRA YAN NVE SEG ASP", seed)
        assert sorted(scene.s.targets) == sorted(scene.s.clans)
        assert CLAN_IDS.index(MAR) not in scene.s.targets
        assert scene.open == ("recruit", [KRA])


# --- cards ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("DA-1.11")
def test_DA_1_11_profile_target_and_five_weapons_in_secret(players: int) -> None:
    clans = " ".join(CLAN_IDS[:players])
    first = set()
    for seed in range(12):
        scene = begun(clans, seed)
        s = scene.s
        assert [len(hand) for hand in s.hands] == [5] * players
        assert len(s.weapon_pile) == 72 - 5 * players
        assert sorted([*s.profiles, *s.spare_profiles]) == [*range(8)]
        assert sorted(s.targets) == [*range(players)]
        dealt = scene.told("dealt")
        assert [each["seat"] for each in dealt] == [*s.order]
        first.add((s.profiles[0], s.targets[0]))
        for seat in range(players):
            mine, theirs = scene.heard(seat, "dealt"), scene.heard(PUBLIC, "dealt")
            own = [facts(event) for event in mine if "profile" in facts(event)]
            assert [each["seat"] for each in own] == [seat]
            assert own[0]["target"] == s.targets[seat]
            assert all("profile" not in facts(event) for event in theirs)
    assert len(first) > 3
    assert scene.s.asking in ("resources", "recruit")


@rules("DA-1.12")
def test_DA_1_12_an_own_target_is_kept() -> None:
    targets = tuple(CLAN_IDS.index(clan) for clan in (YAN, KRA, SEG))
    forced = {"targets": targets, "weapons for first": tuple(cards("W01 W01 W13"))}
    scene = begun("YAN KRA SEG", forced=forced)
    assert [scene.s.targets[seat] for seat in scene.s.order] == [*targets]
    assert scene.s.targets == scene.s.clans
    assert scene.open == ("recruit", [YAN])


# --- options ---


@rules("DA-V6")
def test_DA_V6_later_seats_begin_with_more() -> None:
    plain, paid = (
        begun("SEG MAR ASP YAN", options=Options(seat_bonus=False)),
        begun("SEG MAR ASP YAN"),
    )
    assert [plain.money(clan) for clan in (SEG, MAR, ASP, YAN)] == [0, 0, 0, 0]
    assert [paid.money(clan) for clan in (SEG, MAR, ASP, YAN)] == [0, 1, 2, 3]
    assert paid.open == ("resources", [SEG])
    three, five = begun("SEG MAR ASP"), begun("SEG MAR ASP YAN KRA")
    assert [three.money(clan) for clan in (SEG, MAR, ASP)] == [0, 0.5, 1]
    assert [five.money(clan) for clan in (SEG, MAR, ASP, YAN, KRA)] == [0, 1.5, 3, 4.5, 6]


@rules("DA-V7")
def test_DA_V7_events_of_absent_clans_are_removed() -> None:
    scene = begun("SEG MAR YAN", options=Options(present_events_only=True))
    names = [EVENT_IDS[event] for event in scene.s.event_pile]
    assert sorted(names) == sorted([name for name in EVENT_IDS if name[0] in "YSMG"])
    assert sorted(scene.s.set_aside) == sorted(
        EVENT[name] for name in EVENT_IDS if name[0] in "NKA"
    )
    assert scene.open == ("resources", [SEG])
