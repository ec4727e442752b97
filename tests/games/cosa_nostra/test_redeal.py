"""La Cosa Nostra: the worlds a seat could be in; never an impossible one, and none missing."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.content import Options
from omerta.games.cosa_nostra.state import JOB, NOBODY, CosaNostra
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC
from tests.games.cosa_nostra.scenario import (
    ALL_PLAYERS,
    JOB_WORDS,
    G,
    R,
    Scene,
    Y,
    businesses,
    card,
    cards,
    gangster,
    job,
    table,
)
from tests.games.cosa_nostra.test_secrets import any_answer


def redealt(scene: Scene, viewer: int, keys: int) -> list[CosaNostra]:
    return [GAME.redealt(scene.s, viewer, key_from(key)) for key in range(keys)]


def planned(s: CosaNostra, who: str) -> str:
    return JOB_WORDS[s.load[gangster(who)]]


# --- Jobs ---

# Of pile I four cards are hidden from yellow: in a hand, planned, discarded face down, undealt.
HIDDEN = "J1C01 J1T1 J1-bash-1 J1C13"
OPEN = " ".join(
    word for word in JOB_WORDS if word.startswith("J1") and word not in (*HIDDEN.split(), "J1C02")
)


def four_hidden(**more: Any) -> Scene:
    return table(
        "action",
        round=2,
        tasks={"y1": "J1C02", "g1": "J1C01", **more.pop("tasks", {})},
        hands={R: "J1T1"},
        shut_jobs="J1-bash-1",
        open_jobs=OPEN,
        **more,
    )


def where(s: CosaNostra) -> tuple[str, str, str, str]:
    (in_hand,) = s.hands[R]
    return tuple(
        JOB_WORDS[each] for each in (in_hand, s.load[gangster("g1")], s.shut_jobs[0], s.piles[0][0])
    )  # type: ignore[return-value]


@rules("CN-2.10", "CN-2.8", "CN-1.7")
def test_CN_2_10_every_card_of_the_pile_could_lie_in_every_place() -> None:
    """By brute force: all 24 ways, and no other."""
    scene = four_hidden()
    found = {where(world) for world in redealt(scene, Y, 500)}
    assert found == set(permutations(HIDDEN.split()))
    for world in redealt(scene, Y, 20):
        assert planned(world, "y1") == "J1C02"
        assert world.open_jobs == scene.s.open_jobs


@rules("CN-11.5", "CN-Q69")
def test_CN_11_5_what_was_looked_at_stays() -> None:
    """Whoever has looked knows; for the others it is still any of the four."""
    scene = four_hidden(turn=Y, influence={Y: "snitch"}).act(Y, "snitch", "look", G, "g1")
    ways = set(permutations(HIDDEN.split()))
    assert {where(world) for world in redealt(scene, Y, 200)} == {
        way for way in ways if way[1] == "J1C01"
    }
    # Red knows his hand; green his planned Job; a spectator nothing but pile I's own J1C02.
    assert {where(world) for world in redealt(scene, R, 200)} > {
        way for way in ways if way[0] == "J1T1"
    }
    for world in redealt(scene, R, 30):
        seen = GAME.view(world, Y).players[G].gangsters[0]
        assert seen.job == world.load[gangster("g1")]  # yellow knows it, whatever it is
        assert seen.lookers == (Y,)


@pytest.mark.parametrize("by", ["spy", "lawyer-1"])
@rules("CN-11.4", "CN-12.2", "CN-11.5")
def test_CN_11_5_by_a_spy_or_a_lawyer_and_when_it_is_discarded(by: str) -> None:
    scene = table(
        "action",
        tasks={"y1": "J1C03", "y2": "J1C04", "g1": "J1C01", "g2": "J1T1", "r1": "J1-bash-1"},
        influence={Y: "spy" if by == "spy" else ""},
        owned={Y: "lawyer-1", G: "dealer-1"},
    )
    scene.act(Y, by, G, "g2").act(Y, R, "r1").act(Y, "y1", "cancel").act(G, "g2", "cancel")
    for world in redealt(scene, Y, 40):
        assert planned(world, "r1") == "J1-bash-1"
        assert world.shut_jobs == [job("J1C03"), job("J1T1")]
    others = {JOB_WORDS[world.shut_jobs[1]] for world in redealt(scene, R, 60)}
    assert len(others) > 5  # red has not seen what green discarded
    assert scene.open == ("turn_to_act", [R])


@rules("CN-2.4", "CN-2.5", "CN-Q30")
def test_CN_2_4_while_the_mulligan_is_open_new_jobs_are_new_in_every_world() -> None:
    scene = table("round", round=2, hands={G: "J1C01 J1T1"})
    assert scene.open[0] == "mulligan"
    for world in redealt(scene, Y, 40):
        assert len(world.new_jobs[G]) == 4
        assert {*world.new_jobs[G]} == {
            each for each in world.hands[G] if JOB_WORDS[each].startswith("J2")
        }
        assert world.new_jobs[Y] == scene.s.new_jobs[Y]
    eligible = {
        all(world.board.jobs[each].attack for each in world.new_jobs[G])
        for world in redealt(scene, Y, 400)
    }
    assert eligible == {True, False}


# --- Influence cards ---


def hands_of(s: CosaNostra) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return s.influence[G], s.influence[R]


@rules("CN-2.8", "CN-1.6")
def test_CN_2_8_every_hand_that_could_be_and_no_other() -> None:
    """Five cards are hidden from yellow: two of green's, one of red's, two in the deck."""
    scene = table(
        "action",
        round=2,
        tasks={"y1": "J1C03"},
        influence={Y: "henchman", G: "snitch schemer", R: "emergency_doc"},
        influence_left=2,
    )
    hidden = cards("snitch schemer emergency_doc") + scene.s.influence_deck
    assert len(hidden) == 5
    possible = {
        (tuple(sorted(way[:2])), way[2:3], tuple(sorted(way[3:]))) for way in permutations(hidden)
    }
    found = {
        (*hands_of(world), tuple(sorted(world.influence_deck))) for world in redealt(scene, Y, 600)
    }
    assert found == possible
    # For red it is yellow's card and green's that could be others, and never his own.
    for_red = redealt(scene, R, 60)
    assert {world.influence[R] for world in for_red} == {tuple(cards("emergency_doc"))}
    assert min(len({world.influence[seat] for world in for_red}) for seat in (Y, G)) > 1


@rules("CN-1.6")
def test_CN_1_6_the_cards_all_began_with_are_known_until_they_are_played() -> None:
    scene = table("round", round=1).passes()
    for world in redealt(scene, Y, 30):
        for seat in (G, R):
            assert Counter(cards("snitch henchman schemer")) <= Counter(world.influence[seat])
    drawn = {world.influence[R] for world in redealt(scene, Y, 200)}
    assert len(drawn) > 5  # red's Politician drew one that nobody else knows
    scene.act(Y, "y1", scene.hand(Y).split()[0])
    scene.act(G, "snitch", "renew")
    for world in redealt(scene, Y, 30):
        assert Counter(cards("henchman schemer")) <= Counter(world.influence[G])
        assert len(world.influence[G]) == 2


@rules("CN-15.4", "CN-1.6")
def test_CN_15_4_what_is_discarded_face_down_only_its_owner_knows() -> None:
    scene = table("payday", round=2, influence={G: "snitch schemer henchman spy spy"})
    for seat in (Y, G, R):
        scene.act(seat, "none")
    scene.act(G, "spy", "schemer")
    assert scene.s.influence_shut == [(G, card) for card in sorted(cards("spy schemer"))]
    for world in redealt(scene, G, 20):
        assert world.influence_shut == scene.s.influence_shut
        assert world.influence[G] == scene.s.influence[G]
    shut = {tuple(world.influence_shut) for world in redealt(scene, Y, 200)}
    assert len(shut) > 10
    assert all(owner == G for cards_ in shut for owner, _ in cards_)


@rules("CN-15.4", "CN-1.6")
def test_CN_15_4_what_was_known_lies_in_the_hand_or_among_the_discards() -> None:
    """Green still had the three cards all began with, and discarded two of five."""
    scene = table("payday", round=2, influence={G: "snitch schemer henchman spy spy"})
    known = Counter(cards("snitch henchman schemer"))
    scene.s.known_influence[G] = tuple(known)
    for seat in (Y, G, R):
        scene.act(seat, "none")
    scene.act(G, "spy", "schemer")
    found = set()
    for world in redealt(scene, Y, 200):
        shut = [kind for _, kind in world.influence_shut]
        assert known <= Counter(world.influence[G]) + Counter(shut)
        found.add(tuple(sorted(shut)))
    assert tuple(cards("snitch schemer")) in found  # any two of them may be gone
    assert len(found) > 10


def shuffled_again() -> tuple[Scene, Counter[int]]:
    """Yellow draws two and green one before the discards are shuffled in again, green one and red
    (with a Politician) three after it. With all that was not among the discards."""
    scene = table(
        "round",
        round=2,
        first=Y,
        influence={Y: "spy", G: "henchman", R: "snitch"},
        influence_left=3,
    )
    s = scene.s
    kept = Counter([*s.influence_deck, *[kind for hand in s.influence for kind in hand]])
    assert not kept[card("emergency_doc")]
    scene.passes()
    assert s.drawn_since == [0, 1, 3]
    assert scene.open == ("plan", [Y])
    return scene, kept


@pytest.mark.parametrize("viewer", [PUBLIC, Y, G, R])
@rules("CN-2.7", "CN-2.8")
def test_CN_2_7_what_was_shuffled_in_again_nobody_has_kept(viewer: int) -> None:
    scene, kept = shuffled_again()
    others = [seat for seat in (Y, G, R) if seat != viewer]
    most: Counter[int] = Counter()
    for world in redealt(scene, viewer, 200):
        consistent(scene.s, world, viewer)
        new = {seat: (Counter(world.influence[seat]) - kept).total() for seat in others}
        assert all(new[seat] <= scene.s.drawn_since[seat] for seat in others)
        most |= Counter(new)
    assert most == Counter({seat: scene.s.drawn_since[seat] for seat in others})


@rules("CN-2.7", "CN-2.8", "CN-11.1")
def test_CN_2_7_until_the_like_is_seen_again() -> None:
    """Green, who has drawn since, plays a card: it may have been one of those."""
    scene, _ = shuffled_again()
    s, pistol = scene.s, card("machine_pistol")
    drawn = s.influence[G][-1]
    s.influence_deck[s.influence_deck.index(pistol)] = drawn
    s.influence[G] = (*s.influence[G][:-1], pistol)
    before = s.returned.count((NOBODY, pistol))
    scene.act(Y, "y1", scene.hand(Y).split()[0]).act(G, "machine_pistol", G, "g1")
    assert scene.s.returned.count((NOBODY, pistol)) == before - 1
    assert scene.open == ("plan", [G])
    for viewer in (PUBLIC, Y, R):
        for world in redealt(scene, viewer, 30):
            consistent(scene.s, world, viewer)


@rules("CN-2.7", "CN-15.4")
def test_CN_2_7_what_one_discarded_face_down_only_he_knows_to_be_there() -> None:
    """Yellow lays both Emergency docs face down. Green draws before they are shuffled in again."""
    scene = table(
        "payday",
        round=2,
        influence={Y: "emergency_doc emergency_doc spy spy snitch"},
        influence_left=2,
    )
    for seat in (Y, G, R):
        scene.act(seat, "none")
    scene.act(Y, "emergency_doc", "emergency_doc")
    assert scene.open[0] == "mulligan"
    scene.passes()
    assert scene.s.drawn_since == [2, 0, 3]
    assert scene.open == ("plan", [G])
    doc = card("emergency_doc")
    for viewer, could in ((Y, False), (R, True)):
        worlds = redealt(scene, viewer, 100)
        assert any(doc in world.influence[G] for world in worlds) == could
        assert {who for world in worlds for who, _ in world.returned} <= {NOBODY, viewer}


# --- the Business deck ---


@rules("CN-13.5", "CN-4.8", "CN-11.3")
def test_CN_13_5_the_bottom_of_the_deck_is_known_but_for_a_snitchs_order() -> None:
    scene = table(
        "action",
        tasks={"y1": "garage-2", "y2": "casino-2", "g1": "J1C03"},
        market="cop-2 waste-2 pimp-3 pimp-4",
        deck="lawyer-3 dealer-2 dealer-3 dealer-4",
        influence={Y: "snitch"},
    )
    scene.act(Y, "snitch", "renew").act(Y, "y1", "cancel")
    scene.act(G, "g1", "cancel").act(Y, "y2", "cancel")
    # From the bottom up: the Casino, the Garage, then the four of the Market.
    bottom = [*reversed(businesses("garage-2 casino-2"))]
    top = {*scene.s.deck[6:]}
    snitched = set()
    for world in redealt(scene, G, 300):
        assert world.deck[:2] == bottom
        assert {*world.deck[2:6]} == {*businesses("cop-2 waste-2 pimp-3 pimp-4")}
        assert {*world.deck[6:]} == top
        assert world.market == scene.s.market
        snitched.add(tuple(world.deck[2:6]))
    assert len(snitched) == 24


@rules("CN-9.3", "CN-Q46")
def test_CN_9_3_connections_make_all_forget_the_bottom() -> None:
    scene = table(
        "action",
        round=2,
        cash={Y: 9},
        tasks={"y1": "garage-2", "y2": "J2-connections-1", "g1": "J1C03"},
    )
    scene.act(Y, "y1", "cancel").act(G, "g1", "cancel")
    assert {world.deck[0] for world in redealt(scene, R, 20)} == {*businesses("garage-2")}
    scene.dice(3, 3).act(Y, "y2", "reveal").act(Y, "decline")
    assert len({world.deck[0] for world in redealt(scene, R, 60)}) > 5


# --- whole games ---


def consistent(s: CosaNostra, world: CosaNostra, viewer: int) -> None:
    """A world the viewer could be in, by the table of hidden information."""
    assert GAME.seat_view(world, viewer) == GAME.seat_view(s, viewer)
    assert GAME.tally(world) == GAME.tally(s)
    piles = [[JOB_WORDS[each][1] for each in hand] for hand in world.hands]
    assert [sorted(hand) for hand in piles] == [
        sorted(JOB_WORDS[each][1] for each in hand) for hand in s.hands
    ]
    for number, task in enumerate(s.task):
        if task == JOB:
            here, there = s.load[number], world.load[number]
            assert JOB_WORDS[here][1] == JOB_WORDS[there][1]
            # Whoever knew the Job there knows it still, whatever it is.
            assert s.known[here] == world.known[there]
            assert viewer == PUBLIC or not s.known[here] >> viewer & 1 or here == there
    for seat in range(s.players):
        assert len(world.influence[seat]) == len(s.influence[seat])
        assert Counter(s.known_influence[seat]) <= Counter(world.influence[seat])
        if s.asking and seat in s.asked and not s.answers[seat] >= 0:
            assert GAME.options(world, seat), s.asking  # whoever is asked can answer


@pytest.mark.parametrize("stepped", [False, True], ids=["live", "stepped"])
@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-20.1", "CN-2.8", "CN-2.10", "CN-11.5")
def test_CN_20_1_every_world_is_one_the_seat_could_be_in(players: int, stepped: bool) -> None:
    """And each can be played to its end."""
    played = 0
    options = Options(stepped_offers="off")
    for seed in range(2):
        luck = Luck(key_from(f"worlds {seed}"))
        s = GAME.begin(players, key_from(f"worlds {players} {seed}"), options, stepped=stepped)
        while s.asking:
            seat = s.waiting[0]
            if luck.below(4) == 0:
                viewer = luck.below(players + 1) - 1
                world = GAME.redealt(s, viewer, key_from(luck.below(1 << 60)))
                consistent(s, world, viewer)
                if luck.below(6) == 0:
                    GAME.play_out(world, luck.share)
                    played += 1
            for step in any_answer(s, seat, luck):
                GAME.act(s, seat, step)
    assert played > 10
