"""Mafiozoo: phase 2, Corruption: cards are played, gems are laid (MZ-5.1 to 5.16, 11.1, 11.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import CHARACTER_IDS
from omerta.games.mafiozoo.state import Mafiozoo
from omerta.kernel.events import PUBLIC, Recorder
from tests.facts import facts
from tests.games.mafiozoo.scenario import (
    ALL_PLAYERS,
    OVER,
    B,
    G,
    R,
    Scene,
    Y,
    action,
    cards,
    character,
    finished,
    notations,
    table,
    wander,
)
from tests.games.wandering import events_of


def playing(card: str, *, slush: int = 8, thugs: str = "", **more: str) -> Scene:
    """Yellow has taken this card to play."""
    scene = table(hands={Y: card}, slush=f"Y{slush}", thugs={Y: thugs}, **more)  # type: ignore[arg-type]
    return scene.act(Y, f"card {card}")


# --- MZ-5.1 to 5.4: who plays, and for how long ---


@rules("MZ-5.1")
def test_MZ_5_1_clockwise_each_plays_exactly_one_card_again_and_again() -> None:
    scene = table(first=B, hand_size=3, thugs={G: "massage_parlour"})
    order = []
    while scene.s.asking == "play_card":
        (seat,) = scene.s.waiting
        order.append(seat)
        before = len(scene.s.hands[seat])
        scene.act(seat, *notations(scene.s.hands[seat][:1]), "recover 0")
        assert len(scene.s.hands[seat]) == (before - 1 if before > 2 else 0)
    assert order == [B, R, Y, G] * 2
    assert scene.open == ("last_bonus", [G])


@rules("MZ-5.1")
def test_MZ_5_1_a_card_must_be_played() -> None:
    scene = table(hands={Y: "judge judge secret mayor forger"})
    assert scene.options(Y) == ["card mayor", "card forger", "card judge", "card secret"]
    for what in ("done", "pass", "decline"):
        assert scene.refused(Y, what) == ("refused-card-first", "MZ-11.2")
    assert scene.refused(Y, "card banker") == ("refused-no-such-card", "MZ-5.1")
    assert scene.refused(G, "card banker") == ("not-asked", "MZ-5.1")
    assert scene.open == ("play_card", [Y])


@rules("MZ-5.2", "MZ-X21")
def test_MZ_5_2_a_last_card_is_discarded_unseen_at_once() -> None:
    scene = table(hands={Y: "judge mayor"}, hand_size=2)
    scene.act(Y, "card judge", "recover 1")
    assert scene.hand(Y) == ""
    assert scene.s.dropped[Y] == (character("mayor"),)
    assert scene.told("dropped") == [{"seat": Y}]
    assert [facts(event) for event in scene.heard(Y, "dropped")] == [{"seat": Y, "card": 1}]
    assert scene.view(PUBLIC).players[Y].dropped == 1
    assert scene.open == ("play_card", [G])


@rules("MZ-5.2", "MZ-5.3")
def test_MZ_5_2_who_has_no_cards_left_is_skipped() -> None:
    hands = {Y: "judge mayor", G: "judge mayor", B: "secret secret secret", R: "forger banker"}
    scene = table(hands=hands, hand_size=2, thugs={R: "massage_parlour"})
    for seat in (Y, G, B, R):
        assert scene.open == ("play_card", [seat])
        scene.time_out(seat)
    assert scene.open == ("play_card", [B])
    scene.time_out(B)
    assert scene.s.hands == [()] * 4
    assert scene.open == ("last_bonus", [R])


@rules("MZ-5.3", "MZ-X21")
def test_MZ_X21_one_play_less_than_cards() -> None:
    pool = iter([name for name in CHARACTER_IDS for _ in range(2)])
    sizes = {Y: 5, G: 6, B: 7, R: 5}
    hands = {seat: " ".join(next(pool) for _ in range(size)) for seat, size in sizes.items()}
    scene = table(hands=hands)
    plays = []
    while scene.s.round == 1 and scene.s.asking == "play_card":
        plays.append(scene.s.waiting[0])
        scene.act(plays[-1], f"card {scene.hand(plays[-1]).split()[0]}", "recover 0")
    assert [plays.count(seat) for seat in range(4)] == [4, 5, 6, 4]
    assert plays[16:] == [G, B, B]  # the sixth turn around is blue's alone
    assert scene.told("dropped") == [{"seat": Y}, {"seat": R}, {"seat": G}, {"seat": B}]
    assert scene.kinds.index("favours") > max(
        number for number, kind in enumerate(scene.kinds) if kind == "dropped"
    )
    assert scene.s.round == 2
    assert scene.open == ("play_card", [G])


@rules("MZ-5.3")
def test_MZ_5_3_the_phase_ends_with_the_last_call() -> None:
    scene = table(hands={Y: "judge mayor"}, hand_size=0, thugs={B: "massage_parlour"})
    scene.act(Y, "card judge", "recover 0")
    assert "favours" not in scene.kinds
    assert scene.open == ("last_bonus", [B])
    scene.act(B, "done")
    assert "favours" in scene.kinds


@rules("MZ-5.4")
def test_MZ_5_4_recover_or_bribe_then_the_card_is_gone() -> None:
    scene = playing("judge")
    assert scene.options(Y) == [*[f"recover {gems}" for gems in range(4)], "bribe judge"]
    scene.act(Y, "bribe judge", "done")
    assert scene.s.discards == cards("judge")
    assert "judge" not in scene.hand(Y).split()
    assert scene.open == ("play_card", [G])


# --- MZ-5.5 to 5.8: recover ---


@pytest.mark.parametrize(("thugs", "most"), [("", 3), ("city_hall", 4)])
@rules("MZ-5.5")
def test_MZ_5_5_a_targeted_card_recovers_up_to_three(thugs: str, most: int) -> None:
    scene = playing("judge", thugs=thugs)
    assert scene.options(Y)[:-1] == [f"recover {gems}" for gems in range(most + 1)]
    if most == 3:
        assert scene.refused(Y, "recover 4") == ("refused-recover-limit", "MZ-5.5")
    scene.act(Y, f"recover {most}")
    assert (scene.reserve[Y], scene.slush[Y]) == (8 - most, 8 + most)
    assert scene.told("recover") == [{"seat": Y, "secret": False, "gems": most}]
    assert scene.open == ("play_card", [G])


@pytest.mark.parametrize("thugs", ["", "city_hall", "police_station"])
@rules("MZ-5.6", "MZ-Q13")
def test_MZ_5_6_a_secret_card_recovers_up_to_two(thugs: str) -> None:
    scene = playing("secret", thugs=thugs)
    assert scene.options(Y)[:3] == ["recover 0", "recover 1", "recover 2"]
    assert scene.refused(Y, "recover 3") == ("refused-recover-limit", "MZ-5.6")
    scene.act(Y, "recover 2")
    assert (scene.reserve[Y], scene.slush[Y]) == (6, 10)
    assert scene.told("recover") == [{"seat": Y, "secret": True, "gems": 2}]
    assert scene.open == ("play_card", [G])


@pytest.mark.parametrize("gems", range(4))
@rules("MZ-5.7", "MZ-Q9")
def test_MZ_5_7_any_smaller_number_or_none(gems: int) -> None:
    scene = playing("judge").act(Y, f"recover {gems}")
    assert (scene.reserve[Y], scene.slush[Y]) == (8 - gems, 8 + gems)
    assert scene.open == ("play_card", [G])


@rules("MZ-5.7")
def test_MZ_5_7_a_card_can_always_be_played() -> None:
    """Without a gem in Reserve and slush fund there is still one way."""
    scene = playing("judge", slush=0, reserve="Y0")
    assert scene.options(Y) == ["recover 0"]
    assert scene.refused(Y, "bribe judge") == ("refused-no-gems", "MZ-5.9")
    scene.act(Y, "recover 0")
    assert scene.open == ("play_card", [G])
    for s in wander(4, seed=2):
        if s.asking == "play_card":
            assert GAME.options(s, s.waiting[0])


@rules("MZ-5.8", "MZ-Q10")
def test_MZ_5_8_of_a_card_that_recovered_others_learn_the_kind() -> None:
    scene = table(hands={Y: "judge secret", G: "secret"})
    scene.act(Y, "card judge", "recover 1").act(G, "card secret", "recover 2")
    assert scene.s.discards == []
    for seat in range(PUBLIC, 4):
        seen = scene.view(seat)
        assert [player.recovered for player in seen.players] == [(False,), (True,), (), ()]
        assert seen.discards == ()
        heard = scene.heard(seat, "recover")
        assert ["card" in facts(event) for event in heard] == [seat == Y, seat == G]
    assert scene.view(Y).own.recovered == (character("judge"),)
    assert scene.open == ("play_card", [B])


# --- MZ-5.9 to 5.15: bribe ---


@pytest.mark.parametrize("gems", [1, 2, 3])
@rules("MZ-5.9", "MZ-X29")
def test_MZ_5_9_one_to_three_gems_on_the_cards_character(gems: int) -> None:
    scene = playing("femme_fatale").act(Y, "bribe femme_fatale", *["more"] * (gems - 1), "done")
    assert scene.gems == {"femme_fatale": f"Y{gems}"}
    assert (scene.slush[Y], scene.reserve[Y]) == (8 - gems, 8)
    bribe = {"seat": Y, "card": 4, "path": [4], "counts": [gems]}
    for seat in range(PUBLIC, 4):  # the card is shown
        assert [facts(event) for event in scene.heard(seat, "bribe")] == [bribe]
        assert scene.view(seat).discards == (4,)
    assert scene.open == ("play_card", [G])


@rules("MZ-5.9")
def test_MZ_5_9_not_on_another_character_nor_a_fourth_gem() -> None:
    scene = playing("judge")
    assert scene.refused(Y, "bribe banker") == ("refused-other-character", "MZ-5.9")
    scene.act(Y, "bribe judge", "more", "more")
    assert scene.options(Y) == ["done"]
    assert scene.refused(Y, "more") == ("refused-no-more-gems", "MZ-5.15")
    assert scene.open == ("play_card", [Y])


@rules("MZ-5.9", "MZ-5.5", "MZ-Q8", "MZ-Q13")
def test_MZ_5_9_a_fourth_gem_with_the_city_hall() -> None:
    scene = playing("judge", thugs="city_hall").act(Y, "bribe judge", "more", "more", "more")
    assert scene.options(Y) == ["done"]
    scene.act(Y, "done")
    assert scene.on("judge") == "Y4"
    assert scene.open == ("play_card", [G])


@rules("MZ-Q8", "MZ-5.12")
def test_MZ_Q8_four_gems_reach_up_to_four_characters() -> None:
    scene = playing("detective", thugs="city_hall")
    scene.act(Y, "bribe detective", "go lieutenant", "go distiller", "go banker")
    assert scene.options(Y) == ["done"]
    scene.act(Y, "done")
    assert scene.gems == dict.fromkeys(("distiller", "lieutenant", "banker", "detective"), "Y1")
    assert scene.open == ("play_card", [G])


@rules("MZ-5.10")
def test_MZ_5_10_a_secret_card_puts_one_or_two_on_any_character() -> None:
    for name in CHARACTER_IDS:
        scene = playing("secret").act(Y, f"bribe {name}")
        assert "more" in scene.options(Y)
        scene.act(Y, "more")
        assert scene.options(Y) == ["done"]
        scene.act(Y, "done")
        assert scene.gems == {name: "Y2"}
        assert scene.told("bribe")[0]["card"] == 12
        assert scene.open == ("play_card", [G])


@rules("MZ-5.10", "MZ-Q13")
def test_MZ_Q13_the_city_hall_does_not_help_secret_cards() -> None:
    scene = playing("secret", thugs="city_hall").act(Y, "bribe judge", "more")
    assert scene.options(Y) == ["done"]
    assert scene.open == ("play_card", [Y])


@rules("MZ-X1", "MZ-X29", "MZ-5.11", "MZ-5.12", "MZ-11.2")
def test_MZ_X29_a_bribe_in_steps() -> None:
    scene = playing("femme_fatale", slush=3).act(Y, "bribe femme_fatale", "go lieutenant")
    assert scene.options(Y) == ["more", "go distiller", "go forger", "go detective", "done"]
    scene.act(Y, "go forger", "done")
    assert scene.gems == dict.fromkeys(("forger", "lieutenant", "femme_fatale"), "Y1")
    assert scene.slush[Y] == 0
    assert scene.told("bribe")[0]["path"] == [4, 3, 2]
    assert scene.told("bribe")[0]["counts"] == [1, 1, 1]
    assert scene.open == ("play_card", [G])


@rules("MZ-X2", "MZ-5.11", "MZ-5.13", "MZ-5.14")
def test_MZ_X2_what_may_not_be_done_with_three_gems_on_5() -> None:
    scene = playing("femme_fatale").act(Y, "bribe femme_fatale")
    # No thread to the Forger.
    assert scene.refused(Y, "go forger") == ("refused-no-thread", "MZ-5.14")
    # Not in two directions: from 5 to 4, there is no way to 6 any more.
    scene.act(Y, "go lieutenant")
    assert scene.refused(Y, "go truckers_union") == ("refused-no-thread", "MZ-5.14")
    # Not all three away: whatever is done, a gem stays on 5.
    for after in plays_of(playing("femme_fatale").s):
        if after.discards:
            assert after.gems_of(character("femme_fatale"))[Y] >= 1
    assert scene.open == ("play_card", [Y])


@rules("MZ-X3", "MZ-5.10", "MZ-5.11")
def test_MZ_X3_a_secret_card_and_a_transfer() -> None:
    scene = playing("secret").act(Y, "bribe lieutenant", "go forger", "done")
    assert scene.gems == {"forger": "Y1", "lieutenant": "Y1"}
    assert scene.slush[Y] == 6
    assert scene.open == ("play_card", [G])


@rules("MZ-5.11")
def test_MZ_5_11_a_transfer_takes_two_gems_and_leaves_one() -> None:
    scene = playing("judge", slush=1).act(Y, "bribe judge")
    assert scene.options(Y) == ["done"]
    assert scene.refused(Y, "go forger") == ("refused-no-more-gems", "MZ-5.15")
    for after in plays_of(playing("judge").s):
        laid = {who for who in range(12) if after.gems_of(who)[Y]}
        if laid - {character("judge")}:
            assert character("judge") in laid
    assert scene.open == ("play_card", [Y])


@rules("MZ-5.12")
def test_MZ_5_12_of_two_that_arrived_one_may_go_on() -> None:
    scene = playing("judge").act(Y, "bribe judge", "go forger", "more", "done")
    assert scene.gems == {"forger": "Y2", "judge": "Y1"}
    scene = playing("judge").act(Y, "bribe judge", "go forger", "go mayor", "done")
    assert scene.gems == {"mayor": "Y1", "forger": "Y1", "judge": "Y1"}
    assert scene.open == ("play_card", [G])


@rules("MZ-5.13")
def test_MZ_5_13_never_in_two_directions() -> None:
    """No three threads make a triangle: two neighbours of the first and nothing else is a fork."""
    for name in CHARACTER_IDS:
        playing_it = playing(name, thugs="city_hall").s
        near = playing_it.board.threads[character(name)]
        for after in plays_of(playing_it):
            laid = [who for who in range(12) if after.gems_of(who)[Y]]
            assert len(laid) != 3 or sum(who in near for who in laid) == 1
    scene = playing("distiller").act(Y, "bribe distiller", "go mayor")
    assert scene.refused(Y, "go banker") == ("refused-no-thread", "MZ-5.14")
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize("name", CHARACTER_IDS)
@rules("MZ-5.14", "MZ-C3")
def test_MZ_5_14_only_along_threads(name: str) -> None:
    scene = playing(name).act(Y, f"bribe {name}")
    near = [CHARACTER_IDS[who] for who in scene.s.board.threads[character(name)]]
    assert scene.options(Y) == ["more", *[f"go {other}" for other in near], "done"]
    for other in CHARACTER_IDS:
        if other not in (*near, name):
            refused = scene.refusal(Y, f"go {other}")
            assert (refused.reason, refused.rule) == ("refused-no-thread", "MZ-5.14")
            assert refused.params == {"character": other, "here": name}
    assert scene.open == ("play_card", [Y])


@rules("MZ-5.15", "MZ-Q7")
def test_MZ_5_15_a_chain_never_comes_back() -> None:
    scene = playing("femme_fatale", thugs="city_hall").act(Y, "bribe femme_fatale", "go lieutenant")
    for name in ("femme_fatale", "lieutenant"):
        assert scene.refused(Y, f"go {name}") == ("refused-twice-in-chain", "MZ-5.15")
    scene.act(Y, "go distiller")
    assert scene.options(Y) == ["more", "go mayor", "go truckers_union", "go banker", "done"]
    scene.act(Y, "go truckers_union", "done")  # next to 5, and yet the end
    assert scene.told("bribe")[0]["path"] == [4, 3, 0, 5]
    assert scene.open == ("play_card", [G])


@pytest.mark.parametrize("slush", [1, 2, 3, 4])
@rules("MZ-5.15")
def test_MZ_5_15_no_more_gems_than_the_slush_fund_holds(slush: int) -> None:
    most = max(
        sum(after.gems[Y::4])
        for after in plays_of(playing("judge", slush=slush).s)
        if after.discards
    )
    assert most == min(slush, 3)


@rules("MZ-5.15", "MZ-5.12")
def test_MZ_5_15_every_bribe_is_a_simple_path_with_a_gem_on_each() -> None:
    for players in ALL_PLAYERS:
        for seed in range(3):
            s = finished(players, seed)
            near = s.board.threads_and_diagonals
            for event in events_of(s):
                if event.kind == "bribe":
                    path, counts = facts(event)["path"], facts(event)["counts"]
                    assert len(set(path)) == len(path) == len(counts)
                    assert min(counts) >= 1
                    assert sum(counts) <= (2 if facts(event)["card"] == 12 else 4)
                    assert facts(event)["card"] in (path[0], 12)
                    for here, there in pairwise(path):
                        assert there in near[here]


# --- MZ-5.16: the newspaper ---


@rules("MZ-5.16", "MZ-X4", "MZ-Q5", "MZ-C4")
def test_MZ_X4_diagonals_from_the_detective() -> None:
    scene = playing("detective", thugs="newspaper").act(Y, "bribe detective")
    extra = ["go distiller", "go lieutenant", "go banker", "go judge"]
    assert scene.options(Y) == ["more", *extra, "done"]
    scene = playing("detective").act(Y, "bribe detective")
    assert scene.options(Y) == ["more", "go lieutenant", "go judge", "done"]
    assert scene.refused(Y, "go banker") == ("refused-no-thread", "MZ-5.14")
    assert scene.open == ("play_card", [Y])


@rules("MZ-5.16", "MZ-X5", "MZ-Q5", "MZ-Q4")
def test_MZ_X5_and_on_from_the_distiller() -> None:
    scene = playing("detective", thugs="newspaper").act(Y, "bribe detective", "go distiller")
    onward = ["mayor", "lieutenant", "truckers_union", "banker", "commissioner"]
    assert scene.options(Y) == ["more", *[f"go {name}" for name in onward], "done"]
    scene.act(Y, "go commissioner", "done")
    # The gems jump over those between.
    assert scene.gems == dict.fromkeys(("distiller", "commissioner", "detective"), "Y1")
    assert scene.open == ("play_card", [G])


@rules("MZ-5.16")
def test_MZ_5_16_only_for_its_owner() -> None:
    scene = table(hands={Y: "detective"}, thugs={G: "newspaper"})
    scene.act(Y, "card detective", "bribe detective")
    assert scene.options(Y) == ["more", "go lieutenant", "go judge", "done"]
    assert scene.open == ("play_card", [Y])


# --- MZ-X12: how much one play can do ---


def plays_of(s: Mafiozoo) -> Iterator[Mafiozoo]:
    """Every state that the open card play can lead to, once for each chain of steps."""
    for option in GAME.options(s, Y):
        after = s.clone()
        GAME.act(after, Y, option)
        if after.drafts[Y]:
            yield from plays_of(after)
        else:
            yield after


def results(card: str, thugs: str = "") -> list[int]:
    """How many different bribes there are with one gem, with two …"""
    laid: set[tuple[int, ...]] = set()
    for after in plays_of(playing(card, thugs=thugs).s):
        if after.discards:
            laid.add(tuple(after.gems[Y::4]))
    return [sum(sum(each) == gems for each in laid) for gems in range(1, 1 + max(map(sum, laid)))]


@pytest.mark.parametrize(
    ("card", "thugs", "ways"),
    [
        ("detective", "", [1, 3, 9]),
        ("femme_fatale", "", [1, 3, 9]),
        ("detective", "newspaper", [1, 5, 22]),
        ("femme_fatale", "newspaper", [1, 5, 22]),
        ("distiller", "", [1, 5, 17]),
        ("distiller", "newspaper", [1, 7, 29]),
        ("detective", "city_hall", [1, 3, 9, 28]),
        ("distiller", "city_hall", [1, 5, 17, 46]),
        ("secret", "", [12, 28]),
        ("secret", "newspaper", [12, 40]),
    ],
)
@rules("MZ-X12", "MZ-5.13", "MZ-5.15", "MZ-C3", "MZ-C4")
def test_MZ_X12_number_of_different_results(card: str, thugs: str, ways: list[int]) -> None:
    assert results(card, thugs) == ways


@rules("MZ-X12")
def test_MZ_X12_in_all() -> None:
    assert sum(results("detective")) == 13
    assert sum(results("detective", "newspaper")) == 28
    assert sum(results("distiller")) == 23
    assert sum(results("distiller", "newspaper")) == 37
    assert sum(results("secret")) == 40
    assert sum(results("secret", "newspaper")) == 52


# --- MZ-11.1, 11.2: small steps ---


@rules("MZ-11.2", "MZ-Q40")
def test_MZ_11_2_one_of_the_different_cards_first() -> None:
    scene = table(hands={Y: "judge judge secret secret mayor"})
    assert scene.options(Y) == ["card mayor", "card judge", "card secret"]
    for what in ("recover 1", "bribe judge", "more", "go mayor", "done"):
        assert scene.refused(Y, what) == ("refused-card-first", "MZ-11.2")
    scene.act(Y, "card secret")
    assert scene.options(Y)[3:] == [f"bribe {name}" for name in CHARACTER_IDS]
    assert scene.refused(Y, "card judge") == ("refused-play_card", "MZ-5.4")
    assert scene.open == ("play_card", [Y])


@rules("MZ-11.2")
def test_MZ_11_2_a_step_has_few_options() -> None:
    for players in ALL_PLAYERS:
        for seed in range(3):
            for s in wander(players, seed):
                if s.asking == "play_card":
                    options = GAME.options(s, s.waiting[0])
                    assert 1 <= len(set(options)) == len(options) <= 15


@rules("MZ-11.1", "MZ-11.2", "MZ-Q40")
def test_MZ_11_1_steps_are_seen_by_their_player_alone_and_can_be_taken_back() -> None:
    scene = table(hands={Y: "femme_fatale"})
    before = [scene.sight(seat) for seat in (PUBLIC, G, B, R)]
    gems, slush, hand = scene.gems, scene.slush, scene.hand(Y)
    for step in ("card femme_fatale", "bribe femme_fatale", "go lieutenant", "more"):
        scene.act(Y, step)
        assert [scene.sight(seat) for seat in (PUBLIC, G, B, R)] == before
        assert (scene.gems, scene.slush, scene.hand(Y)) == (gems, slush, hand)
    steps = scene.match.view(Y).prompt
    assert steps is not None
    assert notations(steps.draft) == [
        *("card femme_fatale", "bribe femme_fatale", "go lieutenant", "more")
    ]
    for _ in range(3):
        scene.undo(Y)
    scene.act(Y, "recover 1")
    assert scene.gems == {}
    assert scene.told("recover") == [{"seat": Y, "secret": False, "gems": 1}]
    assert scene.open == ("play_card", [G])


@rules("MZ-11.1", "MZ-11.6")
def test_MZ_11_1_a_timeout_drops_the_steps_and_applies_the_default_of_the_whole() -> None:
    scene = table(hands={Y: "femme_fatale mayor judge secret secret"})
    scene.act(Y, "card femme_fatale", "bribe femme_fatale", "go lieutenant").time_out(Y)
    assert scene.gems == {}
    assert scene.hand(Y) == "femme_fatale judge secret secret"
    assert [facts(event) for event in scene.heard(Y, "recover")] == [
        {"seat": Y, "secret": False, "gems": 3, "card": 1}
    ]
    assert scene.told("timed_out") == [{"seat": Y}]
    assert scene.open == ("play_card", [G])


@rules("MZ-11.2")
def test_MZ_11_2_a_placing_bonus_is_carried_out_at_once_and_the_card_asked_for_again() -> None:
    scene = table(hands={Y: "judge"}, thugs={Y: "prison massage_parlour"}, godfather="mayor")
    placing = [
        *("use massage_parlour", "use prison distiller"),
        *("use prison forger", "use prison lieutenant"),
    ]
    assert scene.options(Y)[-4:] == placing
    scene.act(Y, "use prison forger")
    assert scene.on("forger") == "Y1"
    assert scene.open == ("play_card", [Y])
    assert [each for each in scene.options(Y) if each.startswith("use")] == ["use massage_parlour"]
    scene.act(Y, "use massage_parlour")
    assert scene.on("mayor") == "Y1"
    assert scene.open == ("play_card", [Y])
    scene.act(Y, "card judge")
    assert not [each for each in scene.options(Y) if each.startswith("use")]
    scene.act(Y, "recover 0")
    assert scene.open == ("play_card", [G])


@rules("MZ-Q40", "MZ-5.15")
def test_MZ_Q40_the_steps_reach_exactly_the_paths_of_the_rules() -> None:
    """Every simple path with counts of at least one, up to the limit, and nothing else."""
    threads = table().s.board.threads

    def paths(path: list[int], gems: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
        for counts in shares(len(path), gems):
            yield tuple(path), counts
        if len(path) < gems:
            for who in threads[path[-1]]:
                if who not in path:
                    yield from paths([*path, who], gems)

    def shares(parts: int, gems: int) -> Iterator[tuple[int, ...]]:
        if parts == 1:
            yield (gems,)
        for here in range(1, gems - parts + 2) if parts > 1 else ():
            for rest in shares(parts - 1, gems - here):
                yield (here, *rest)

    for card in ("forger", "producer"):
        expected = {each for gems in (1, 2, 3) for each in paths([character(card)], gems)}
        reached: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
        for after in plays_heard(playing(card).s):
            bribes = [facts(event) for event in events_of(after) if event.kind == "bribe"]
            reached.update((tuple(each["path"]), tuple(each["counts"])) for each in bribes if each)
        assert reached == expected


def plays_heard(s: Mafiozoo) -> Iterator[Mafiozoo]:
    """As `plays_of`, with all events kept by the state's `listener`."""
    for option in GAME.options(s, Y):
        after = s.clone()
        after.listener = Recorder()
        GAME.act(after, Y, option)
        if after.drafts[Y]:
            yield from plays_heard(after)
        else:
            yield after


@rules("MZ-Q36", "MZ-5.16")
def test_MZ_Q36_the_newspaper_helps_transfers_only() -> None:
    """A gem of a placing bonus stays where it is put, and so does an Informant's."""
    scene = table(thugs={Y: "newspaper massage_parlour prison"}, godfather="mayor")
    scene.act(Y, "use massage_parlour")
    assert scene.gems == {"mayor": "Y1"}
    assert not [each for each in scene.options(Y) if each.startswith("go")]
    assert "use prison mayor" not in scene.options(Y)
    assert scene.open == ("play_card", [Y])
    scene = table("favours", thugs={Y: "newspaper"}, informants={Y: "distiller"}, slush="Y3")
    assert scene.options(Y) == ["pass", "inform reserve 1", "inform slush 1", "inform slush 2"]
    assert scene.refused(Y, f"go {CHARACTER_IDS[8]}") == ("refused-inform", "MZ-6.4")
    assert action("go commissioner") not in GAME.options(scene.s, Y)
    assert scene.open == ("inform", [Y])


@rules("MZ-Q1", "MZ-6.8")
def test_MZ_Q1_every_golden_face_serves_the_highest_bidder_alone() -> None:
    for name in CHARACTER_IDS:
        scene = table(
            "favours",
            round=4,
            character=name,
            golden=name,
            godfather="lieutenant" if name == "distiller" else "distiller",
            gems={name: "G3 B2"},
            slush="B4",
        )
        (settled,) = scene.told("settle")
        assert (settled["motive"], settled["served"], settled["payers"]) == ("first", [G], [])
        assert scene.slush[B] == 6
        while scene.s.asking:
            scene.time_out(scene.s.waiting[0])
        assert scene.open == OVER


@rules("MZ-5.16", "MZ-Q8")
def test_MZ_5_16_diagonals_count_at_every_step_even_the_fourth() -> None:
    """City hall and newspaper: from 12 by 1 to 7; the fourth gem to 8 or, in diagonal, to 4."""
    scene = playing("detective", thugs="city_hall newspaper")
    scene.act(Y, "bribe detective", "go distiller", "go banker")
    onward = [each for each in scene.options(Y) if each.startswith("go ")]
    assert onward == ["go lieutenant", "go producer"]
    assert scene.open == ("play_card", [Y])


@rules("MZ-Q36")
def test_MZ_Q36_the_newspaper_helps_no_placing_bonus() -> None:
    scene = table(godfather="distiller", slush="Y6", thugs={Y: "newspaper prison"})
    used = [each for each in scene.options(Y) if each.startswith("use ")]
    assert used == ["use prison mayor", "use prison forger", "use prison lieutenant"]
    assert scene.open == ("play_card", [Y])
