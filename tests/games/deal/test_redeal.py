"""Deal: the worlds a seat could be in; never an impossible one, and none missing."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.cards import back
from omerta.games.deal.content import EVENT_IDS
from omerta.games.deal.state import Deal
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC
from tests.games.deal.numbers import GAME
from tests.games.deal.scenario import (
    ALL_PLAYERS,
    KRA,
    MAR,
    SEG,
    YAN,
    Scene,
    cards,
    events,
    table,
)
from tests.games.deal.scenes import attack


def worlds(scene: Scene, viewer: int, keys: int) -> list[Deal]:
    return [GAME.redealt(scene.s, viewer, key_from(key)) for key in range(keys)]


# --- weapons ---

# From Krantific five cards are hidden: two with each of the others, one in the pile.
HIDDEN = cards("W03 W05 W07 W11 W13")


def five_hidden(**more: Any) -> Scene:
    """All other cards lie on the discard pile."""
    scene = table("deal", clans="KRA SEG YAN", hands={KRA: "W01 W01", SEG: "W03 W05"}, **more)
    s = scene.s
    everything = [*s.weapon_pile, *[card for hand in s.hands for card in hand]]
    s.hands = [(0, 0), tuple(cards("W03 W05")), tuple(cards("W07 W11"))]
    s.weapon_pile = cards("W13")
    for card in (*s.hands[0], *s.hands[1], *s.hands[2], *s.weapon_pile):
        everything.remove(card)
    s.weapon_discard = everything
    return scene


def where(s: Deal) -> tuple[tuple[int, ...], ...]:
    return s.hands[1], s.hands[2], tuple(s.weapon_pile)


def ways(hidden: list[int]) -> set[tuple[tuple[int, ...], ...]]:
    return {
        (tuple(sorted(way[:2])), tuple(sorted(way[2:4])), way[4:]) for way in permutations(hidden)
    }


@rules("DA-2.11", "DA-9.17")
def test_DA_2_11_every_hand_that_could_be_and_no_other() -> None:
    """By brute force: all 30 ways."""
    scene = five_hidden()
    assert {where(world) for world in worlds(scene, 0, 500)} == ways(HIDDEN)
    for world in worlds(scene, 0, 10):
        assert world.hands[0] == (0, 0)
        assert world.weapon_discard == scene.s.weapon_discard


@rules("DA-9.17")
def test_DA_9_17_a_known_card_stays_where_it_is() -> None:
    scene = five_hidden()
    scene.step(SEG, "show 0 W05")
    five = cards("W05")[0]
    assert {where(world) for world in worlds(scene, 0, 400)} == {
        way for way in ways(HIDDEN) if five in way[0]
    }
    # Yanagi has not seen it: for them it may lie with Krantific or in the pile.
    for_yanagi = worlds(scene, 2, 60)
    assert {five in world.hands[1] for world in for_yanagi} == {True, False}
    assert {world.hands[2] for world in for_yanagi} == {tuple(cards("W07 W11"))}


@rules("DA-9.17")
def test_DA_9_17_what_the_seat_showed_the_others_know_in_every_world() -> None:
    scene = five_hidden()
    scene.step(KRA, "show 1 W01")
    for world in worlds(scene, 0, 10):
        assert GAME.view(world, 1).players[0].known == (0,)
        assert GAME.view(world, 2).players[0].known == ()
    # Yanagi cannot know what Segadores saw; nobody's knowledge there is of a card that is away.
    for world in worlds(scene, 2, 30):
        for viewer in range(3):
            for owner in range(3):
                known = Counter(world.known[viewer * 3 + owner])
                assert known <= Counter(world.hands[owner])


@rules("DA-9.17", "DA-X42")
def test_DA_X42_after_a_swap_with_a_third_clan_all_is_open_again() -> None:
    scene = table(
        "deal",
        clans="KRA SEG YAN",
        hands={KRA: "W13 W12 W11 W10 W09", SEG: "W02 W02 W02 W02 W02"},
    )
    scene.step(KRA, f"show {scene.seat(YAN)} W13")
    tank = cards("W13")[0]
    assert all(tank in world.hands[0] for world in worlds(scene, 2, 20))
    scene.trade(KRA, SEG, "closed:W12", "any", "W02")
    assert {tank in world.hands[0] for world in worlds(scene, 2, 60)} == {True, False}
    # Both partners know what they gave.
    assert all(cards("W12")[0] in world.hands[1] for world in worlds(scene, 0, 20))
    assert all(cards("W02")[0] in world.hands[0] for world in worlds(scene, 1, 20))


# --- targets and profiles ---


def targets_of(s: Deal) -> tuple[int, ...]:
    return tuple(s.targets)


@rules("DA-1.11")
def test_DA_1_11_every_target_that_could_be_and_no_other() -> None:
    scene = table("deal", clans="KRA SEG YAN MAR")
    own = scene.s.targets[0]
    rest = [clan for clan in scene.s.targets if clan != own]
    found = {targets_of(world) for world in worlds(scene, 0, 120)}
    assert found == {(own, *way) for way in permutations(rest)}
    everybody = {targets_of(world) for world in worlds(scene, PUBLIC, 600)}
    assert everybody == set(permutations(scene.s.targets))


@rules("DA-12.4", "DA-12.11")
def test_DA_12_11_a_target_that_was_looked_at_stays() -> None:
    """G12: the looker keeps the knowledge, the others have none."""
    scene = table(clans="KRA SEG YAN MAR", land={KRA: "LAX:1b SLC:1s"}, events="G12").order(
        KRA, "SLC>DEN:1s"
    )
    scene.act(KRA, SEG)
    seen = scene.s.targets[1]
    own = scene.s.targets[0]
    rest = [clan for clan in scene.s.targets if clan not in (own, seen)]
    assert {targets_of(world) for world in worlds(scene, 0, 60)} == {
        (own, seen, *way) for way in permutations(rest)
    }
    assert len({world.targets[1] for world in worlds(scene, 2, 60)}) == 3
    # The others know that Krantific know, whatever it is.
    for world in worlds(scene, 2, 20):
        assert GAME.view(world, 0).players[1].target == world.targets[1]


@rules("DA-11.5", "DA-10.3")
def test_DA_10_3_shown_targets_and_profiles_stay_hidden_ones_of_the_dead_do_not() -> None:
    scene = table(
        "deal",
        clans="KRA SEG YAN MAR",
        targets={SEG: SEG},
        targets_shown="SEG",
        profiles={KRA: "P1", SEG: "P2", YAN: "P3", MAR: "P4"},
        shown="YAN",
        dead={MAR: KRA},
    )
    found = worlds(scene, 0, 300)
    assert {world.targets[1] for world in found} == {scene.s.targets[1]}
    assert {world.profiles[2] for world in found} == {2}
    assert len({world.targets[3] for world in found}) == 2
    # Two hidden profiles of six cards, by brute force.
    free = [1, 3, 4, 5, 6, 7]
    assert {(world.profiles[1], world.profiles[3]) for world in found} == {*permutations(free, 2)}
    for world in found:
        assert sorted([*world.spare_profiles, *world.profiles]) == list(range(8))


# --- events ---


def small_pile(held: str, coming: str) -> Scene:
    """Segadores hold these, the pile holds those, the first to be drawn last; the rest is away."""
    scene = table("deal", clans="KRA SEG YAN", held={SEG: held}, events=coming)
    s = scene.s
    s.event_pile = [*reversed(events(coming))]
    away = [n for n in range(44) if n not in (*events(held), *s.event_pile)]
    s.event_discard = away
    return scene


@rules("DA-12.5", "DA-Q36", "DA-12.6")
def test_DA_Q36_every_event_among_those_of_its_back() -> None:
    """Krantific see one back of Segadores in a hand, and the continent on top of the pile."""
    scene = small_pile("S1", "G05 S2 G06")
    held, pile = EVENT_IDS.index("S1"), scene.s.event_pile
    other = EVENT_IDS.index("S2")
    general = events("G05 G06")
    possible = set()
    for own, away in ((held, other), (other, held)):
        for top, low in permutations(general):
            for rest in permutations((away, low)):
                possible.add((own, (*rest, top)))
    found = {(world.held[1][0], tuple(world.event_pile)) for world in worlds(scene, 0, 300)}
    assert found == possible
    assert len(possible) == 8
    # Segadores know their card; the pile is still to be shuffled.
    own_eyes = {(world.held[1], tuple(world.event_pile)) for world in worlds(scene, 1, 200)}
    assert {each for each, _ in own_eyes} == {(held,)}
    assert len(own_eyes) == 4
    assert sorted(pile) == sorted(next(iter(own_eyes))[1])


@rules("DA-Q36", "DA-12.22")
def test_DA_Q36_the_back_of_the_top_card_is_kept() -> None:
    scene = small_pile("S1", "S2 G05 G06 Y1")
    for viewer in (0, 1, 2, PUBLIC):
        for world in worlds(scene, viewer, 40):
            assert back(world.event_pile[-1]) == 3
            assert len(world.held[1]) == 1
    empty = small_pile("S1", "G05")
    empty.s.event_discard += empty.s.event_pile
    empty.s.event_pile = []
    for world in worlds(empty, 0, 5):
        assert world.event_pile == []


# --- offers ---


@rules("DA-9.14", "DA-9.16")
def test_DA_9_14_a_closed_card_is_some_card_of_its_makers_hand() -> None:
    scene = five_hidden(land={KRA: "LAX:1b"})
    scene.offer(SEG, KRA, "closed:W05", "any")
    offered = set()
    for world in worlds(scene, 0, 500):
        [offer] = world.offers
        [(kind, card)] = offer.gives
        assert kind == "closed"
        assert card in world.hands[1]
        offered.add((where(world), card))
    # In each of the 30 worlds either card of the hand.
    assert len(offered) == 60
    # Segadores know it; Yanagi do not see what is offered at all.
    for world in worlds(scene, 1, 10):
        assert world.offers == scene.s.offers
    for world in worlds(scene, 2, 10):
        assert (world.offers[0].gives, world.offers[0].wants) == ((), ())


@rules("DA-9.14")
def test_DA_9_14_open_and_closed_cards_of_one_offer_are_different_cards() -> None:
    scene = five_hidden(land={KRA: "LAX:1b"})
    scene.offer(SEG, KRA, "open:W03 closed:W05", "any any")
    for world in worlds(scene, 0, 60):
        [offer] = world.offers
        (_, shown), (_, closed) = offer.gives
        assert shown == cards("W03")[0]
        assert Counter([shown, closed]) <= Counter(world.hands[1])


@rules("DA-9.15")
def test_DA_9_15_an_offer_of_a_card_that_is_gone_does_not_break_a_world() -> None:
    """The maker changed the hand; the offer still stands, closed cards and all."""
    scene = table("deal", clans="KRA SEG YAN", hands={KRA: "W13 W12 W02 W02 W02"})
    scene.offer(KRA, SEG, "open:W13 closed:W12", "any any")
    scene.act(KRA, "whole")
    for world in worlds(scene, 1, 20):
        consistent(scene.s, world, 1)


# --- fights ---


@rules("DA-7.5")
def test_DA_7_5_a_weapon_that_was_chosen_is_drawn_again_from_the_new_hand() -> None:
    scene = attack(SEG, "5s", KRA, "5s", hands={SEG: "W13 W12 W11 W10 W09"}).quietly()
    scene.step(SEG, "weapon W13")
    seen = set()
    for world in worlds(scene, 1, 60):
        consistent(scene.s, world, 1)
        answer = world.answers[0]
        assert answer in GAME.options(world, 0)
        seen.add(answer)
    assert len(seen) > 5
    for world in worlds(scene, 0, 5):
        assert world.answers[0] == scene.s.answers[0]


# --- whole games ---


def consistent(s: Deal, world: Deal, viewer: int) -> None:
    """A world the viewer could be in, by the table of hidden information."""
    assert GAME.seat_view(world, viewer) == GAME.seat_view(s, viewer)
    assert GAME.tally(world) == GAME.tally(s)
    assert [len(hand) for hand in world.hands] == [len(hand) for hand in s.hands]
    for owner in range(s.players):
        assert [back(event) for event in world.held[owner]] == [back(e) for e in s.held[owner]]
        assert world.hands[owner] == tuple(sorted(world.hands[owner]))
        for watcher in range(s.players):
            known = Counter(world.known[watcher * s.players + owner])
            assert known <= Counter(world.hands[owner])
            if viewer in (watcher, owner):
                assert known == Counter(s.known[watcher * s.players + owner])
    assert sorted(world.targets) == sorted(s.targets)
    if s.asking:
        for seat in s.waiting:
            assert GAME.options(world, seat), s.asking  # whoever is asked can answer


def assert_knowledge_is_true(s: Deal) -> None:
    for watcher in range(s.players):
        for owner in range(s.players):
            known = Counter(s.known[watcher * s.players + owner])
            assert known <= Counter(s.hands[owner])


@pytest.mark.parametrize("stepped", [False, True], ids=["live", "stepped"])
@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("DA-9.17", "DA-12.5", "DA-14.11")
def test_DA_9_17_every_world_is_one_the_seat_could_be_in(players: int, stepped: bool) -> None:
    """And each can be played to its end."""
    played = checked = 0
    luck = Luck(key_from(f"worlds {players}"))
    s = GAME.begin(players, key_from(f"worlds {players}"), stepped=stepped)
    for step in range(4000):
        if not s.asking:
            if checked > 50 and (played or not stepped):
                break
            s = GAME.begin(players, key_from(f"worlds {players} {step}"), stepped=stepped)
        if luck.below(12) == 0:
            viewer = luck.below(players + 1) - 1
            assert_knowledge_is_true(s)
            world = GAME.redealt(s, viewer, key_from(luck.below(1 << 60)))
            consistent(s, world, viewer)
            checked += 1
            if stepped and luck.below(30) == 0:
                GAME.play_out(world, luck.share)
                played += 1
        seat = s.waiting[luck.below(len(s.waiting))]
        options = GAME.options(s, seat)
        GAME.act(s, seat, options[luck.below(len(options))])
    assert checked > 50
    assert played or not stepped
