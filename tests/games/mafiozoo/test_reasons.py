"""Mafiozoo: every question, event and refusal names the rule it follows from."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import Options
from omerta.games.mafiozoo.state import ACTIONS
from tests.games.mafiozoo.scenario import (
    ALL_PLAYERS,
    OVER,
    B,
    G,
    R,
    Scene,
    Y,
    finished,
    table,
    wander,
)
from tests.games.wandering import events_of

EVENT_RULES = {
    "round": {"MZ-4.1"},
    "godfather": {"MZ-4.2"},
    "straw_man": {"MZ-9.4", "MZ-9.5"},
    "straw_secret": {"MZ-9.5"},
    "deal": {"MZ-4.6"},
    "racket_money": {"MZ-4.9"},
    "racket_gems": {"MZ-4.10"},
    "docks": {"MZ-4.13"},
    "draw_corruption": {"MZ-4.14", "MZ-6.30"},
    "draw_informant": {"MZ-4.12", "MZ-6.31", "MZ-10.1"},
    "reshuffle": {"MZ-4.16"},
    "informants_reshuffled": {"MZ-4.15"},
    "district": {"MZ-2.7"},
    "blind": {"MZ-2.7"},
    "blank": {"MZ-2.10"},
    "refill": {"MZ-2.9"},
    "corruption": {"MZ-5.1"},
    "recover": {"MZ-5.5", "MZ-5.6"},
    "bribe": {"MZ-5.9", "MZ-5.10", "MZ-5.11"},
    "dropped": {"MZ-5.2"},
    "placed": {"MZ-5.19", "MZ-5.20", "MZ-5.21"},
    "last_call": {"MZ-5.18"},
    "favours": {"MZ-6.1"},
    "window": {"MZ-6.33"},
    "inform": {"MZ-6.4"},
    "settle": {
        *("MZ-6.8", "MZ-6.10", "MZ-6.11", "MZ-6.13", "MZ-6.16", "MZ-6.18", "MZ-6.19"),
    },
    "payments": {"MZ-6.12", "MZ-6.13", "MZ-6.22"},
    "favour": {"MZ-6.25"},
    "banker": {"MZ-6.27"},
    "union": {"MZ-6.26"},
    "producer": {"MZ-6.28"},
    "top_up": {"MZ-6.28"},
    "influence": {"MZ-7.1"},
    "thug": {"MZ-7.2"},
    "keep": {"MZ-7.11"},
    "flip": {"MZ-Q6"},
    "end": {"MZ-8.8"},
}


def rare_scenes() -> list[Scene]:
    """What games at random hardly ever come to."""
    placing = table(thugs={Y: "pizzeria barber massage_parlour prison"})
    placing.act(Y, "use pizzeria", "use massage_parlour", "use prison mayor")
    return [
        placing,
        table("revenue", players=3, round=4),
        table("revenue", round=2, thugs={Y: "boxing_gym fence docks"}).time_out(Y),
        table("revenue", round=2, thugs={Y: "night_club law_office"}),
        table("revenue", round=2, thugs={Y: "night_club"}, piles_empty=True),
        table(
            "favours",
            character="judge",
            golden="judge detective",
            gems={"judge": "Y1"},
            piles_empty=True,
        ),
        table(
            "favours",
            character="developer",
            golden="developer",
            gems={"developer": "Y1"},
            districts_left="",
        ),
        table(
            "favours", character="producer", golden="producer", gems={"producer": "Y1"}, slush="Y15"
        ).act(Y, "top_up 1"),
    ]


def test_every_event_names_its_rule() -> None:
    named: dict[str, set[str]] = {}
    told = [event for scene in rare_scenes() for event in scene.events]
    for players in ALL_PLAYERS:
        for seed in range(8):
            for options in (Options(), Options(tile_flip=True)):
                told += events_of(finished(players, seed, options))
    for event in told:
        named.setdefault(event.kind, set()).add(event.rule)
    assert {kind: rule for kind, rule in named.items() if kind != "timed_out"} == EVENT_RULES


@rules("MZ-5.1", "MZ-5.18", "MZ-6.33", "MZ-7.2")
def test_every_question_names_its_rule() -> None:
    named = {ask.name: ask.rule for ask in GAME.asks.values()}
    assert named == {
        "mix": "MZ-4.13",
        "choose_district": "MZ-2.7",
        "play_card": "MZ-5.1",
        "last_bonus": "MZ-5.18",
        "inform": "MZ-6.33",
        "buy": "MZ-6.12",
        "union_gem": "MZ-6.26",
        "top_up": "MZ-6.28",
        "place_thugs": "MZ-7.2",
        "keep_favour": "MZ-7.11",
    }
    assert [each.rule for each in GAME.interrupts] == ["MZ-5.18"]
    met = set()
    for players in ALL_PLAYERS:
        for seed in range(6):
            for s in wander(players, seed):
                for seat in range(players):
                    prompt = GAME.prompt(s, seat)
                    assert (prompt is not None) is (seat in s.waiting or s.answers[seat] >= 0)
                    if prompt is not None:
                        assert (prompt.rule, prompt.options) == (
                            named[prompt.kind],
                            GAME.options(s, seat),
                        )
                        met.add(prompt.kind)
    assert set(named) - met <= {"mix", "last_bonus", "top_up"}  # rare at random


@rules("MZ-4.13", "MZ-2.7", "MZ-2.10", "MZ-2.15")
def test_MZ_4_13_why_a_mix_or_a_token_is_refused() -> None:
    scene = table(
        "revenue",
        round=2,
        thugs={Y: "building_site docks"},
        reserve="Y1",
        agenda="park",
        districts_left="",
    )
    assert scene.refused(Y, "blind") == ("refused-reserve-empty", "MZ-2.10")
    assert scene.refused(Y, "agenda 2") == ("refused-slot-empty", "MZ-2.15")
    assert scene.refused(Y, "docks 0") == ("refused-choose_district", "MZ-2.7")
    assert scene.refused(G, "agenda 1") == ("not-asked", "MZ-2.7")
    scene.act(Y, "agenda 1")
    assert scene.refused(Y, "docks 2") == ("refused-mix", "MZ-4.13")
    assert scene.refused(Y, "blind") == ("refused-mix", "MZ-4.13")
    assert scene.open == ("mix", [Y])


@rules("MZ-5.1", "MZ-5.4", "MZ-5.9", "MZ-11.2")
def test_MZ_5_4_why_a_card_or_a_way_to_play_it_is_refused() -> None:
    scene = table(hands={Y: "judge secret"}, hand_size=2, slush="Y2")
    refused = scene.refusal(Y, "card mayor")
    assert (refused.reason, refused.rule) == ("refused-no-such-card", "MZ-5.1")
    assert refused.params == {"card": "mayor"}
    assert scene.refused(Y, "pay") == ("refused-card-first", "MZ-11.2")
    scene.act(Y, "card judge")
    refused = scene.refusal(Y, "bribe mayor")
    assert (refused.reason, refused.params) == ("refused-other-character", {"card": "judge"})
    assert scene.refused(Y, "recover 4") == ("refused-recover-limit", "MZ-5.5")
    for what in ("card judge", "more", "done", "go forger"):
        assert scene.refused(Y, what) == ("refused-play_card", "MZ-5.4")
    scene.act(Y, "bribe judge")
    refused = scene.refusal(Y, "go mayor")
    assert (refused.reason, refused.rule) == ("refused-no-thread", "MZ-5.14")
    assert refused.params == {"character": "mayor", "here": "judge"}
    refused = scene.refusal(Y, "go judge")
    assert (refused.reason, refused.rule) == ("refused-twice-in-chain", "MZ-5.15")
    assert scene.refused(Y, "bribe judge") == ("refused-play_card", "MZ-11.2")
    scene.act(Y, "more")
    for what in ("more", "go forger", "go mayor"):
        assert scene.refused(Y, what) == ("refused-no-more-gems", "MZ-5.15")
    assert scene.open == ("play_card", [Y])


@rules("MZ-5.17", "MZ-5.18", "MZ-5.19", "MZ-5.21", "MZ-5.22")
def test_MZ_5_17_why_a_placing_bonus_is_refused() -> None:
    for at in ("play", "last_call"):
        scene = table(
            at, thugs={Y: "massage_parlour prison pizzeria barber"}, bonuses={Y: "prison barber"}
        )
        assert scene.refused(Y, "use massage_parlour") == ("refused-bonus-used", "MZ-5.17")
        assert scene.refused(Y, "use barber") == ("refused-bonus-target", "MZ-5.19")
        assert scene.refused(Y, "use prison distiller") == ("refused-bonus-target", "MZ-5.21")
        assert scene.refused(Y, "use prison judge") == ("refused-bonus-target", "MZ-5.21")
        assert scene.refusal(Y, "use barber").params == {"place": "barber"}
        scene = table(at, thugs={Y: "prison"})
        assert scene.refused(Y, "use massage_parlour") == ("refused-no-thug", "MZ-5.17")
        assert scene.s.waiting == [Y]
    assert scene.refused(Y, "card judge") == ("refused-last_bonus", "MZ-5.18")
    assert scene.open == ("last_bonus", [Y])


@rules("MZ-Q15", "MZ-6.4", "MZ-2.4")
def test_MZ_Q15_with_an_empty_reserve_an_informant_places_from_the_slush_fund() -> None:
    scene = table("favours", informants={Y: "distiller", G: "judge"}, reserve="Y0")
    assert scene.options(Y) == ["pass", "inform slush 1", "inform slush 2"]
    assert scene.refused(Y, "inform reserve 1") == ("refused-no-reserve", "MZ-Q15")
    assert scene.refused(Y, "inform slush 3") == ("refused-inform", "MZ-6.4")
    assert scene.refused(G, "inform slush 1") == ("refused-no-informant", "MZ-6.4")
    assert scene.refused(B, "pass") == ("not-asked", "MZ-6.33")
    assert scene.open == ("inform", [Y, G])


@rules("MZ-Q28", "MZ-6.31")
def test_MZ_Q28_an_informant_from_12_is_of_use_from_the_next_round_on() -> None:
    for card in ("detective", "distiller"):
        scene = table(
            "favours",
            character="detective",
            golden="detective",
            gems={"detective": "B1"},
            informant_pile=card,
        )
        assert scene.informants(B) == card
        assert scene.s.round == 2
        assert "window" not in scene.kinds
        assert scene.open == ("play_card", [G])
        while scene.s.asking == "play_card":
            scene.time_out(scene.s.waiting[0])
        assert scene.s.character == 0
        assert scene.open == ("inform", [B])


@rules("MZ-6.12", "MZ-6.26", "MZ-6.28", "MZ-7.11")
def test_MZ_6_12_why_answers_in_favours_and_influence_are_refused() -> None:
    scene = table("favours", gems={"mayor": "Y2 G1"}, godfather="forger")
    assert scene.refused(G, "done") == ("refused-buy", "MZ-6.12")
    assert scene.refused(Y, "pay") == ("not-asked", "MZ-6.12")
    scene = table("favours", golden="truckers_union", gems={"truckers_union": "Y1"})
    scene.act(Y, "blind")
    assert scene.refused(Y, "union nobody") == ("refused-union-must", "MZ-6.26")
    assert scene.refused(Y, "union truckers_union") == ("refused-union_gem", "MZ-6.26")
    scene = table("favours", golden="producer", gems={"producer": "Y1"}, slush="Y15")
    assert scene.refused(Y, "done") == ("refused-top_up", "MZ-6.28")
    scene = table("influence", favours={Y: "alcohol permit"}).act(Y, "done")
    assert scene.refused(Y, "keep jewel") == ("refused-keep_favour", "MZ-7.11")
    assert scene.open == ("keep_favour", [Y])


def test_what_is_no_action_no_seat_or_too_late_is_refused() -> None:
    scene = table()
    assert scene.refused(Y, "rob the bank") == ("unknown-action", "")
    for seat in (-1, 4):
        assert scene.refused(seat, "card judge")[0] == "no-such-seat"
    assert scene.open == ("play_card", [Y])
    scene = table("end")
    assert scene.refused(R, "card judge")[0] == "game-is-over"
    assert scene.open == OVER


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-5.1", "MZ-7.2", "MZ-6.33")
def test_every_refusal_has_a_reason_and_most_a_rule(players: int) -> None:
    """Whatever is not offered is refused with words, at every question of a random game."""
    for s in wander(players, seed=11):
        for seat in s.waiting:
            why = GAME.ask(s).why
            assert why is not None
            offered = GAME.options(s, seat)
            for action in range(len(ACTIONS)):
                if action not in offered:
                    refused = why(s, seat, action)
                    assert refused.reason.startswith("refused-")
                    assert refused.rule.startswith("MZ-")
