"""Razzia: every question, event and refusal names the rule it follows from."""

from __future__ import annotations

from omerta.battery.rules import rules
from omerta.games.razzia import GAME
from omerta.games.razzia.content import Options
from omerta.games.razzia.state import Razzia
from omerta.kernel.match import Match
from tests.games.razzia.scenario import (
    ALL_PLAYERS,
    A,
    E,
    J,
    K,
    card,
    match_of,
    refusal,
    table,
    wander,
)
from tests.games.wandering import events_of

EVENT_RULES = {
    "round": {"RZ-2.1"},
    "draw": {"RZ-2.3"},
    "reshuffle": {"RZ-2.5"},
    "bills": {"RZ-2.8"},
    "extra_drawn": {"RZ-2.9"},
    "extra": {"RZ-2.9"},
    "last_round": {"RZ-2.12"},
    "reveal": {"RZ-3.5"},
    "raid": {"RZ-4.3"},
    "failed_raid": {"RZ-4.4"},
    "haul": {"RZ-4.6"},
    "split": {"RZ-5.4"},
    "proposal": {"RZ-5.8"},
    "answer": {"RZ-10.3"},
    "answers": {"RZ-5.9", "RZ-5.10"},
    "share": {"RZ-5.11", "RZ-5.13"},
    "duel": {"RZ-6.1", "RZ-6.2"},
    "duel_won": {"RZ-6.7"},
    "end": {"RZ-8.1"},
}


def test_every_event_names_its_rule() -> None:
    named: dict[str, set[str]] = {}
    for players in ALL_PLAYERS:
        for options in (Options(), Options(answers="in_rank_order")):
            *_, s = wander(players, options=options)
            for event in events_of(s):
                named.setdefault(event.kind, set()).add(event.rule)
    assert named == EVENT_RULES


@rules("RZ-2.9", "RZ-3.1", "RZ-5.4", "RZ-5.9")
def test_every_question_names_its_rule() -> None:
    named = {}
    for options in (Options(), Options(answers="in_rank_order")):
        for s in wander(6, options=options):
            for seat in range(s.players):
                prompt = GAME.prompt(s, seat)
                assert (prompt is not None) is (seat in s.asked and bool(s.asking))
                if prompt is not None:
                    assert prompt.options == GAME.options(s, seat)
                    named[prompt.kind] = prompt.rule
    assert named == {
        "place_extra": "RZ-2.9",
        "choose_card": "RZ-3.1",
        "propose_split": "RZ-5.4",
        "answer_split": "RZ-5.9",
        "answer_in_turn": "RZ-5.9",
    }


def why(match: Match[Razzia], seat: int, what: str) -> tuple[str, str, dict[str, str | int]]:
    refused = refusal(match, seat, what)
    return refused.reason, refused.rule, refused.params


@rules("RZ-2.9", "RZ-1.3")
def test_RZ_2_9_why_the_extra_bill_cannot_go_there() -> None:
    options = Options(first_dealer=E, removed_bars=("colibri", "jazz_house"))
    match = match_of(3, options=options)
    for bar in ("colibri", "jazz_house"):
        refused = ("refused-bar-not-in-play", "RZ-1.3", {"bar": bar})
        assert why(match, E, f"extra {bar}") == refused
    for what in ("share 0", "play lincoln police 6"):
        assert why(match, E, what) == ("refused-place-extra", "RZ-2.9", {})
    assert why(match, K, "extra jungle") == ("not-asked", "RZ-2.9", {})
    assert (match.state.asking, match.state.waiting) == ("place_extra", [E])


@rules("RZ-3.1", "RZ-3.2")
def test_RZ_3_2_why_a_card_cannot_be_played() -> None:
    hand = "G1 colibri, G4 colibri, P3 jungle, G6 jungle, P6 lincoln"
    scene = table(plays={E: "P3 jungle"}, hands={E: hand})
    for text, what in (("G2 colibri", "gambler 2"), ("P3 colibri", "police 3")):
        not_held = ("refused-card-not-in-hand", "RZ-3.1", {"card": card(text)})
        assert why(scene.match, E, f"play colibri {what}") == not_held
    no_colour = ("refused-no-card-of-bar", "RZ-3.2", {"bar": "jazz_house"})
    assert why(scene.match, E, "play jazz_house gambler 1") == no_colour
    for what in ("extra colibri", "done", "duel"):
        assert why(scene.match, E, what) == ("refused-choose-card", "RZ-3.1", {})
    assert scene.open == ("choose_card", [E, K, A, J])


@rules("RZ-5.4", "RZ-5.6", "RZ-10.1", "RZ-5.9")
def test_RZ_5_6_why_a_bill_cannot_go_there() -> None:
    plays = {E: "G6 jungle", K: "G4 jungle"}
    scene = table(bars={"jungle": [40]}, plays=plays).reveal()
    for stranger in (A, J, 7):
        refused = ("refused-not-a-claimant", "RZ-5.6", {"seat": stranger})
        assert why(scene.match, E, f"share {stranger}") == refused
    for what in ("accept", "extra jazz_house"):
        assert why(scene.match, E, what) == ("refused-propose-split", "RZ-5.4", {})
    scene.act(E, f"share {K}")
    for seat in (E, K):
        assert why(scene.match, E, f"share {seat}") == ("refused-no-bill-left", "RZ-10.1", {})
    scene.act(E, "done")
    assert why(scene.match, K, "done") == ("refused-answer-split", "RZ-5.9", {})
    assert why(scene.match, A, "accept") == ("not-asked", "RZ-5.9", {})
    assert scene.open == ("answer_split", [K])
