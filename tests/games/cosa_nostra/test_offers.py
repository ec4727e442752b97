"""La Cosa Nostra, CN-16: trades, threats and promises among people."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from omerta.battery.rules import rules
from omerta.games.cosa_nostra.content import CONTENT
from omerta.kernel.events import PUBLIC
from omerta.kernel.offers import ANYONE
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer, Pledge
from tests.facts import facts
from tests.games.cosa_nostra.scenario import (
    OVER,
    G,
    P,
    R,
    Scene,
    Y,
    business,
    gangster,
    items,
    table,
)

SHUT = ("offer-gate-closed", "CN-16.4")
NOT_HELD = ("offer-not-held", "CN-16.4")


def talking(**more: Any) -> Scene:
    """Green's action turn; yellow, green and red have a task each."""
    tasks = {"y1": "J1C03", "g1": "J1C06", "r1": "J1C01", **more.pop("tasks", {})}
    return table("action", turn=more.pop("turn", G), tasks=tasks, **more)


def gate_is_open(scene: Scene) -> bool:
    """May anybody make an offer to anybody, whoever is asked?"""
    shown: bool = scene.view(PUBLIC).gate
    for maker, to in ((Y, G), (G, R), (R, Y)):
        if shown:
            scene.match.withdraw(maker, scene.offer(maker, to, "1").id)
        else:
            assert scene.offer_refused(maker, to, "1") == SHUT
    return shown


# --- when ---


@rules("CN-16.1", "CN-3.12")
def test_CN_16_1_open_while_cards_are_drawn_and_in_the_whole_planning_phase() -> None:
    scene = table("round", hands={}, influence={}).passes()
    assert scene.open[0] == "plan"
    assert gate_is_open(scene)
    drawing = table("round")
    assert (drawing.open[0], gate_is_open(drawing)) == ("mulligan", True)
    idle = table(
        "planning",
        tasks={"y1": "J1C03", "y2": "J1C06", "y3": "J1C01"},
        influence={Y: "spy"},
        hands={G: "J1C05"},
    )
    assert idle.open == ("influence_turn", [Y])
    assert gate_is_open(idle)
    idle.passes()
    assert idle.open == ("plan", [G])


@rules("CN-16.1", "CN-6.9", "CN-Q56")
def test_CN_16_1_in_the_action_phase_but_for_a_job_in_progress() -> None:
    scene = talking(
        turn=Y,
        round=3,
        tasks={"y2": "J3C06", "g1": "J3-robbery-1", "r3": "J3-trap-1"},
        influence={G: "spy"},
    )
    assert (scene.open[0], gate_is_open(scene)) == ("schemers", True)
    scene.passes()
    scene.step(Y, "y2")  # in the middle of one's own turn, until the reveal
    assert gate_is_open(scene)
    scene.dice(6, 6).step(Y, "reveal")
    assert (scene.open[0], gate_is_open(scene)) == ("cop_reroll", False)
    scene.act(Y, "stop")
    assert (scene.open[0], gate_is_open(scene)) == ("reveal_robbery", False)
    scene.passes()
    assert (scene.open, gate_is_open(scene)) == (("turn_to_act", [G]), True)
    scene.act(G, "g1", "announce", R, "person")
    assert (scene.open[0], gate_is_open(scene)) == ("answer_threat", True)


@rules("CN-16.1", "CN-15.3")
def test_CN_16_1_and_on_payday() -> None:
    scene = table("payday", round=2, hands={Y: "J1C01 J1C02 J1C03 J1C04"})
    for seat in (Y, G, R):
        assert (scene.open, gate_is_open(scene)) == (("recruit", [seat]), True)
        scene.act(seat, "none")
    assert (scene.open[0], gate_is_open(scene)) == ("discard_to_limit", True)
    scene.trade(G, R, "1")
    assert scene.cash[R] - scene.cash[G] == 1 + 1 + scene.s.incomes[R] - scene.s.incomes[G]


@rules("CN-16.1", "CN-Q45", "CN-17.1")
def test_CN_16_1_shut_from_the_last_cleanup_on() -> None:
    scene = table("action", round=4, tasks={"y1": "J1C03"})
    assert gate_is_open(scene)
    open_offer = scene.offer(G, R, "1")
    scene.act(Y, "y1", "cancel")
    assert scene.open == OVER
    assert scene.told("offer_lapsed") == [{"offer": open_offer.id, "maker": G, "to": R}]
    with pytest.raises(Refused):
        scene.offer(G, R, "1")


# --- what ---


@pytest.mark.parametrize(
    "gives",
    ["2", "dealer-1", "g3", "g2", "use:lawyer-1", "use:pimp-4", "2 dealer-1 g3 use:lawyer-1"],
)
@rules("CN-16.2", "CN-Q37")
def test_CN_16_2_cash_businesses_gangsters_and_uses(gives: str) -> None:
    """Deactivated ones, too; a use also of what is only planned."""
    scene = talking(tasks={"g1": "pimp-4", "g2": "idle"}, down="g3", closed="dealer-1")
    scene.trade(G, R, gives)
    assert scene.told("trade") == [
        {"maker": G, "taker": R, "gives": [list(item) for item in items(gives)], "wants": []}
    ]
    for word in gives.split():
        if word.startswith("use:"):
            assert (R, word.removeprefix("use:")) in scene.markers
        elif not word.isdigit():
            assert scene.owner(word) == R
    assert scene.cash == [2, 2 - 2 * ("2" in gives.split()), 2 + 2 * ("2" in gives.split())]
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.2", "CN-16.15")
def test_CN_16_2_in_any_combination_for_any_other() -> None:
    scene = talking(cash={R: 9})
    scene.trade(G, R, "dealer-1 g2 use:lawyer-1 use:lawyer-1", "7 garage-1 r2 r3 use:pimp-1")
    assert scene.cash == [2, 9, 2]
    assert (scene.owned(G), scene.owned(R)) == (
        "lawyer-1 garage-1 construction-1",
        "pimp-1 dealer-1 politician-1",
    )
    assert (scene.crew(G), scene.crew(R)) == ("g1 g3 r2 r3", "r1 g2")
    assert scene.markers == [(R, "lawyer-1"), (R, "lawyer-1"), (G, "pimp-1")]
    assert scene.open == ("turn_to_act", [G])


@pytest.mark.parametrize(
    ("gives", "reason"),
    [
        ("3", NOT_HELD),  # more cash than he has; laundered money is no cash
        ("g1", NOT_HELD),  # a planned Job under it
        ("pimp-4", NOT_HELD),  # that purchase itself
        ("g2r", NOT_HELD),  # a recruit
        ("y3", NOT_HELD),  # a trophy
        ("r1", NOT_HELD),  # another's
        ("garage-1", NOT_HELD),
        ("politician-2", NOT_HELD),  # in the Market
        ("use:garage-1", ("trade-marker", "CN-7.15")),
        ("use:politician-2", ("trade-marker", "CN-7.15")),
        ("use:dealer-1", ("trade-marker", "CN-7.15")),  # deactivated
    ],
)
@rules("CN-16.3", "CN-16.2", "CN-Q37", "CN-Q38", "CN-Q23")
def test_CN_16_3_never_tradable(gives: str, reason: tuple[str, str]) -> None:
    scene = talking(
        tasks={"g2": "pimp-4", "y1": "done"},
        crews={Y: "y1 y2"},
        trophies={G: "y3"},
        closed="dealer-1",
        laundered={G: 8},
        market="politician-2",
    )
    assert scene.offer_refused(G, R, gives) == reason
    assert scene.offer_refused(R, G, "", gives) == reason  # nor can it be asked for
    assert scene.open == ("turn_to_act", [G])


@pytest.mark.parametrize(
    "kind", ["job", "influence", "attachment", "laundered", "monopoly", "first"]
)
@rules("CN-16.3", "CN-2.8", "CN-Q38")
def test_CN_16_3_there_is_no_word_for_anything_else(kind: str) -> None:
    scene = talking(influence={}, hands={G: "J1C02"})
    with pytest.raises(Refused, match="offer-not-tradable"):
        scene.match.offer(Offer(0, G, R, ((kind, 0),), ()))
    assert scene.open == ("turn_to_act", [G])


# --- offers ---


@rules("CN-16.4")
def test_CN_16_4_binding_when_accepted() -> None:
    scene = talking()
    made = scene.offer(R, G, "1 use:garage-1", "dealer-1", words="and my thanks")
    assert scene.cash == [2, 2, 2]
    assert scene.owner("dealer-1") == G
    scene.accept(G, made)
    assert (scene.owner("dealer-1"), scene.cash, scene.markers) == (R, [2, 3, 1], [(G, "garage-1")])
    assert scene.s.offers == []
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.4")
def test_CN_16_4_to_anyone_means_the_first_who_accepts() -> None:
    scene = talking(cash={R: 0})
    made = scene.offer(G, ANYONE, "dealer-1", "2")
    for viewer in range(PUBLIC, 3):
        assert scene.match.view(viewer).offers == (made,)
    with pytest.raises(Refused, match="offer-not-held"):
        scene.accept(R, made)  # he cannot pay
    scene.accept(Y, made)
    assert (scene.owner("dealer-1"), scene.cash) == (Y, [0, 4, 0])
    with pytest.raises(Refused, match="offer-gone"):
        scene.accept(R, made)
    assert scene.open == ("turn_to_act", [G])


@pytest.mark.parametrize(
    ("gives", "wants"), [("2", ""), ("use:lawyer-1", ""), ("", "2"), ("g3", ""), ("dealer-1", "")]
)
@rules("CN-16.5", "CN-16.13")
def test_CN_16_5_a_gift_is_an_offer_and_may_be_refused(gives: str, wants: str) -> None:
    """Nothing changes hands before it is accepted: neither a present nor what is begged for."""
    scene = talking()
    before = scene.s.cash[:], scene.s.owners[:], scene.s.crews[:], scene.s.markers[:]
    made = scene.offer(G, R, gives, wants)
    assert (scene.s.cash, scene.s.owners, scene.s.crews, scene.s.markers) == before
    scene.match.decline(R, made.id)
    assert (scene.s.cash, scene.s.owners, scene.s.crews, scene.s.markers) == before
    scene.trade(G, R, gives, wants)
    assert (scene.s.cash, scene.s.owners, scene.s.crews, scene.s.markers) != before
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.5", "CN-X33")
def test_CN_X33_checked_again_when_it_is_accepted() -> None:
    """Yellow's cash shrinks in a Theft; while the Job is in progress the offer stays open."""
    scene = talking(
        players=4,
        turn=R,
        cash={Y: 5},
        owned={G: "casino-1"},
        tasks={"r3": "J1T2"},
        round=3,
        influence={G: "spy"},
    )
    scene.passes()
    made = scene.offer(Y, G, "5", "use:casino-1")
    scene.dice(4, 1, 1).act(R, "r3", "reveal", Y)
    assert scene.cash[Y] == 2
    assert scene.told("offer_lapsed") == [{"offer": made.id, "maker": Y, "to": G}]
    with pytest.raises(Refused, match="offer-gone"):
        scene.accept(G, made)
    assert (scene.cash, scene.markers) == ([2, 2, 5, 2], [])
    assert scene.open == ("schemers", [G])


@rules("CN-16.5", "CN-16.15")
def test_CN_16_5_all_of_it_or_nothing() -> None:
    """In the instant of acceptance one of the things is missing: nothing moves."""
    scene = talking(cash={R: 5})
    made = scene.offer(G, R, "dealer-1 use:lawyer-1", "5 garage-1")
    scene.s.cash[R] = 4  # as if it had been lost in this moment
    with pytest.raises(Refused, match="offer-not-held"):
        scene.match.accept(R, made.id)
    assert (scene.owner("dealer-1"), scene.owner("garage-1"), scene.markers) == (G, R, [])
    assert scene.cash == [2, 2, 4]
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.6")
def test_CN_16_6_withdrawn_declined_countered() -> None:
    scene = talking()
    first = scene.offer(G, R, "2", "garage-1")
    with pytest.raises(Refused, match="offer-not-yours"):
        scene.match.withdraw(R, first.id)
    with pytest.raises(Refused, match="offer-not-to-you"):
        scene.match.accept(Y, first.id)
    scene.match.withdraw(G, first.id)
    second = scene.offer(G, R, "2", "garage-1")
    scene.match.decline(R, second.id)
    third = scene.offer(G, R, "1", "garage-1")
    counter = scene.match.counter(R, third.id, Offer(0, R, G, items("garage-1"), items("2")))
    assert (counter.maker, counter.to, counter.counters) == (R, G, third.id)
    assert [offer.id for offer in scene.s.offers] == [counter.id]
    scene.accept(G, counter)
    assert (scene.owner("garage-1"), scene.cash) == (G, [2, 0, 4])
    assert [kind for kind in scene.kinds if kind.startswith("offer")] == [
        "offer_made",
        "offer_withdrawn",
        "offer_made",
        "offer_declined",
        "offer_made",
        "offer_made",
    ]
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.6")
def test_CN_16_6_three_open_offers_and_no_more() -> None:
    scene = talking()
    made = [scene.offer(G, to, "1") for to in (R, Y, R)]
    assert scene.offer_refused(G, Y, "1") == ("offer-too-many", "CN-16.6")
    scene.offer(Y, G, "1")  # each for himself
    scene.match.lapse(made[0].id)  # its time is over: the clock says so
    assert scene.told("offer_lapsed") == [{"offer": made[0].id, "maker": G, "to": R}]
    scene.offer(G, Y, "1")
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.6")
def test_how_many_offers_may_be_open_is_a_number_of_the_content() -> None:
    limits = replace(CONTENT.limits, open_offers=1)
    scene = talking(content=replace(CONTENT, limits=limits))
    scene.offer(G, R, "1")
    assert scene.offer_refused(G, Y, "1") == ("offer-too-many", "CN-16.6")


@rules("CN-16.6", "CN-16.1")
def test_CN_16_6_they_survive_a_job_and_the_phase() -> None:
    scene = talking(turn=R, round=2, tasks={"y1": "done", "g1": "done", "r1": "J1C03"})
    made = scene.offer(G, Y, "1")
    scene.dice(2).act(R, "r1", "reveal")
    assert scene.open == ("recruit", [Y])  # the last task: the action phase is over
    assert scene.s.offers == [made]
    stays = talking(turn=R)
    kept = stays.offer(G, Y, "1")
    stays.act(R, "r1", "reveal")  # it fails: red has no dealer
    assert stays.s.offers == [kept]
    with_a_roll = talking(turn=Y, round=1)
    kept = with_a_roll.offer(G, R, "1")
    with_a_roll.dice(2).act(Y, "y1", "reveal")
    assert with_a_roll.open == ("cop_reroll", [Y])
    with pytest.raises(Refused, match="offer-gate-closed"):
        with_a_roll.accept(R, kept)
    with_a_roll.act(Y, "stop").accept(R, kept)
    assert with_a_roll.cash == [3, 1, 3]
    assert with_a_roll.open == ("turn_to_act", [G])


@rules("CN-16.6", "CN-16.20")
def test_CN_16_6_what_became_impossible_lapses() -> None:
    scene = talking()
    dealer = scene.offer(G, R, "dealer-1", "1")
    lawyer = scene.offer(G, R, "lawyer-1", "1")
    scene.trade(Y, G, "2", "dealer-1")
    assert scene.s.offers == [lawyer]
    assert [each["offer"] for each in scene.told("offer_lapsed")] == [dealer.id]
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.7", "CN-7.9")
def test_CN_16_7_markers_are_placed_at_once_if_there_are_enough() -> None:
    scene = talking(markers=[(R, "waste-1")] * 3)
    assert scene.offer_refused(G, R, "use:lawyer-1 use:lawyer-1 use:dealer-1") == (
        "trade-no-marker",
        "CN-16.7",
    )
    scene.trade(G, R, "use:lawyer-1 use:lawyer-1")
    assert scene.markers[3:] == [(R, "lawyer-1"), (R, "lawyer-1")]
    assert scene.view(PUBLIC).players[R].markers == 0
    assert scene.offer_refused(G, R, "use:dealer-1") == ("trade-no-marker", "CN-16.7")
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.7", "CN-16.6")
def test_CN_16_7_an_offer_lapses_when_the_markers_are_gone() -> None:
    scene = talking(markers=[(R, "waste-1")] * 4)
    made = scene.offer(G, R, "use:dealer-1", "1")
    scene.trade(Y, R, "use:cop-1")
    assert scene.s.offers == []
    assert scene.told("offer_lapsed")[0]["offer"] == made.id
    assert scene.open == ("turn_to_act", [G])


# --- promises ---


@rules("CN-16.8")
def test_CN_16_8_promises_are_words_on_record() -> None:
    """Given with a trade or without; the engine never acts on them, nor asks about them."""
    scene = talking()
    scene.match.promise(R, Pledge(G, words="I will not attack you this round."))
    made = scene.match.offer(
        Offer(0, R, G, items("1"), (), pledges=(Pledge(R, words="half of my next gain"),))
    )
    assert len(scene.s.promises) == 1
    scene.accept(G, made)
    promises = scene.match.view(PUBLIC).promises
    assert [(each.maker, each.to, each.pledge.words) for each in promises] == [
        (G, R, "I will not attack you this round."),
        (R, G, "half of my next gain"),
    ]
    before = scene.s.cash[:], scene.paths(G)
    scene.match.mark(R, 1, "broken")
    assert scene.told("promise_marked")[0]["mark"] == "broken"
    assert (scene.s.cash, scene.paths(G)) == before
    with pytest.raises(Refused, match="promise-not-to-you"):
        scene.match.mark(Y, 1, "kept")
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.8", "CN-2.8")
def test_CN_16_8_what_is_said_of_hidden_cards_proves_nothing() -> None:
    """Any words go with an offer, true or false, and only those two read them."""
    scene = talking(tasks={"g1": "J1-bash-1"})
    made = scene.offer(G, R, "", "1", words="This one is a Theft, and it is yours.")
    assert scene.match.view(R).offers == (made,)
    assert scene.match.view(Y).offers[0].words == ""
    assert scene.view(R).players[G].gangsters[0].job is None
    with pytest.raises(Refused, match="offer-words"):
        scene.offer(G, R, "1", words="\u202e")
    assert scene.open == ("turn_to_act", [G])


# --- threats ---


@rules("CN-16.9", "CN-8.2", "CN-16.10")
def test_CN_16_9_the_player_on_turn_waits_for_the_one_named() -> None:
    scene = talking(cash={R: 6})
    scene.act(G, "g1", "announce", R, "garage-1")
    told = {"seat": G, "gangster": gangster("g1"), "victim": R, "aim": 2}
    assert scene.told("announced") == [{**told, "card": business("garage-1")}]
    assert scene.open == ("answer_threat", [R])
    assert scene.options(G) == []
    made = scene.offer(G, R, "", "5")
    scene.trade(Y, R, "1")  # others may bargain, which answers nothing
    assert scene.open == ("answer_threat", [R])
    scene.accept(R, made)
    assert scene.open == ("turn_to_act", [G])  # an accepted offer between the two is an answer
    assert scene.told("go_ahead") == []
    assert scene.options(G)[-1] == "call_off"
    assert scene.cash == [1, 7, 2]


@rules("CN-16.9")
def test_CN_16_9_threaten_back() -> None:
    """All hear it, and nothing follows from it."""
    scene = talking(cash={R: 2}).act(G, "g1", "announce", R, "person").act(R, "threaten")
    assert scene.told("threatened_back") == [{"seat": R, "by": G}]
    assert scene.view(PUBLIC).defied == (R,)
    assert scene.open == ("turn_to_act", [G])
    scene.trade(R, G, "1")  # until the reveal the two may still come to terms
    assert scene.view(PUBLIC).bought_off == (R,)


@pytest.mark.parametrize("how", ["go_ahead", "time"])
@rules("CN-16.9")
def test_CN_16_9_go_ahead_or_time_is_over(how: str) -> None:
    scene = talking().act(G, "g1", "announce", R, "person")
    assert scene.options(R) == ["threaten", "go_ahead"]
    scene.act(R, "go_ahead") if how == "go_ahead" else scene.time_out(R)
    assert scene.told("go_ahead") == [{"seat": R, "by": G}]
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.9", "CN-8.2")
def test_CN_16_9_the_owner_of_the_card_answers_and_blackmail_needs_no_naming() -> None:
    scene = talking().act(G, "g1", "announce", Y, "y2")
    assert scene.open == ("answer_threat", [Y])
    plain = talking()
    plain.trade(G, R, "", "2")  # by an offer alone
    assert plain.cash == [2, 4, 0]
    assert plain.open == ("turn_to_act", [G])


@rules("CN-X12", "CN-16.9", "CN-8.2", "CN-16.8")
def test_CN_X12_a_bluff_is_legal() -> None:
    scene = talking(cash={R: 5}, tasks={"y1": "J1T1", "g1": "J1C03"})
    scene.act(G, "g1", "announce", R, "r2").trade(G, R, "", "5")
    assert scene.open == ("turn_to_act", [G])
    scene.dice(2).act(G, "call_off").act(G, "g1", "reveal")
    assert scene.cash == [2, 2 + 5 + 1, 0]
    assert scene.open == ("turn_to_act", [R])


# --- live ---


@rules("CN-16.10", "CN-20.4")
def test_CN_16_10_offers_never_stop_the_game() -> None:
    """Whoever is asked may decide at any time; a draft in the making stays."""
    scene = talking(tasks={"g2": "J1C02"})
    scene.step(G, "g1")
    scene.offer(Y, G, "1")
    scene.offer(R, Y, "1")
    assert scene.match.view(G).prompt.draft != ()  # type: ignore[union-attr]
    scene.step(G, "cancel")
    assert scene.task("g1") == "done"
    assert len(scene.s.offers) == 2
    assert scene.open == ("turn_to_act", [R])


@rules("CN-16.12", "CN-14.5", "CN-7.2", "CN-7.13")
def test_CN_16_12_ownership_acts_at_once() -> None:
    scene = talking(owned={R: "pimp-1 garage-1", G: "pimp-2 lawyer-1"}, markers=[(Y, "pimp-2")])
    scene.trade(G, R, "pimp-2")
    assert scene.monopolies == {"prostitution": R}
    assert scene.view(PUBLIC).players[R].income == 2 + 2 + 5 + 4
    assert scene.markers == [(Y, "pimp-2")]  # markers stay on it
    scene.trade(R, Y, "pimp-2")
    assert (scene.monopolies, scene.markers) == ({}, [])  # his own goes back to him
    served = talking(turn=Y, owned={Y: "", G: "garage-1"}, tasks={"y1": "J1C09"})
    served.trade(G, Y, "garage-1").dice(3).act(Y, "y1", "reveal")
    assert served.cash[Y] == 2 + 7
    assert served.open == ("turn_to_act", [G])


@rules("CN-16.12", "CN-13.6")
def test_CN_16_12_a_gangster_keeps_its_task_and_what_lies_on_it() -> None:
    scene = talking(tasks={"g2": "idle"}, attached={"g3": "machine_pistol", "g2": "henchman"})
    scene.trade(G, R, "g2 g3")
    assert (scene.tasks(R), scene.crew(R)) == ("job done done idle done", "r1 r2 r3 g2 g3")
    assert (scene.attached("g3"), scene.attached("g2")) == ("machine_pistol", "henchman")
    assert scene.open == ("turn_to_act", [G])


@rules("CN-X45", "CN-16.2", "CN-16.12", "CN-4.14", "CN-Q37", "CN-7.14")
def test_CN_X45_a_gangster_sold_with_a_purchase() -> None:
    """It goes along with its markers; its new player pays. Who has nothing left ends the turn."""
    scene = talking(
        tasks={"g1": "casino-2", "r1": "done"},
        cash={R: 20},
        markers=[(Y, "casino-2")],
    )
    scene.trade(G, R, "g1", "3")
    assert (scene.crew(R), scene.task("g1"), scene.load("g1")) == (
        "r1 r2 r3 g1",
        "purchase",
        "casino-2",
    )
    assert scene.markers == [(Y, "casino-2")]
    assert scene.open == ("turn_to_act", [G])
    assert scene.options(G)[-1] == "pass"
    scene.act(G, "pass")
    assert scene.open == ("turn_to_act", [R])
    scene.act(R, "g1", "pay")
    assert (scene.owner("casino-2"), scene.cash[R], scene.markers) == (R, 3, [(Y, "casino-2")])


@rules("CN-4.14", "CN-16.2")
def test_CN_4_14_without_a_task_left_the_turn_ends() -> None:
    for stepped in (False, True):
        scene = table("action", stepped=stepped, tasks={"y1": "cop-2", "g1": "J1C03"})
        if stepped:
            scene.act(Y, "offer sell_gangster", G, "y1", "amount 0").act(G, "accept_offer")
            scene.no_offers()
        else:
            scene.trade(Y, G, "y1")
        assert scene.options(Y) == ["pass"]  # put to him: nothing is done in his stead
        scene.act(Y, "pass")
        assert scene.no_offers().open[1] == [G]


@rules("CN-16.12", "CN-16.16", "CN-3.13")
def test_CN_16_12_one_without_a_task_must_get_one_from_its_new_boss() -> None:
    scene = table(
        "planning",
        tasks={"g1": "J1C01", "g2": "J1C02", "g3": "J1C04"},
        hands={Y: "J1C03", G: "J1C05", R: "J1C06 J1C07 J1T1"},
    )
    scene.trade(Y, G, "y3")
    scene.act(Y, "y1", "J1C03")
    assert scene.open == ("plan", [G])
    assert {path[0] for path in scene.paths(G)} == {"lawyer-1", "y3"}
    scene.act(G, "y3", "J1C05")
    assert scene.open == ("plan", [R])


@rules("CN-16.13", "CN-16.5")
def test_CN_16_13_nothing_is_forced_on_anybody() -> None:
    scene = talking(down="g3")
    made = scene.offer(G, R, "g3")
    assert (scene.owner("g3"), scene.options(R)) == (G, [])
    scene.match.decline(R, made.id)
    assert scene.owner("g3") == G
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.15")
def test_CN_16_15_well_formed() -> None:
    scene = talking(cash={R: 5})
    for gives, wants, reason in (
        ("", "", "offer-empty"),
        ("2", "5", "offer-twice"),  # cash on one side only
        ("dealer-1 dealer-1", "", "offer-twice"),
        ("1 2", "", "offer-twice"),
        ("0", "", "offer-amount"),
    ):
        assert scene.offer_refused(G, R, gives, wants)[0] == reason
    with pytest.raises(Refused, match="offer-to-whom"):
        scene.offer(G, G, "1")
    # What one gets in the trade cannot be given in it.
    assert scene.offer_refused(G, R, "garage-1", "garage-1")[0] == "offer-twice"
    assert scene.offer_refused(G, R, "3", "garage-1") == NOT_HELD
    assert scene.open == ("turn_to_act", [G])


@rules("CN-X43", "CN-16.15", "CN-Q68")
def test_CN_X43_sold_with_a_use_reserved() -> None:
    scene = talking(cash={R: 14}, owned={G: "casino-1"})
    scene.trade(G, R, "casino-1", "14 use:casino-1")
    assert (scene.owner("casino-1"), scene.cash, scene.markers) == (
        R,
        [2, 16, 0],
        [(G, "casino-1")],
    )
    assert scene.view(PUBLIC).players[G].markers == 4
    # Grants are made by whoever has it after the exchange: green could not have made one.
    other = talking(cash={R: 14}, owned={G: "casino-1"})
    assert other.offer_refused(G, R, "casino-1 use:casino-1", "14")[0] == "trade-marker"
    shut = talking(cash={R: 14}, owned={G: "casino-1"}, closed="casino-1")
    assert shut.offer_refused(G, R, "casino-1", "14 use:casino-1")[0] == "trade-marker"
    shut.trade(G, R, "casino-1", "14")
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.15", "CN-7.13")
def test_CN_16_15_businesses_move_before_grants_are_made() -> None:
    """All five of red's markers are out, one of them on what he buys: it comes back in time."""
    scene = talking(markers=[(R, "dealer-1"), *[(R, "waste-1")] * 4])
    scene.trade(G, R, "dealer-1 use:lawyer-1")
    assert scene.markers == [*[(R, "waste-1")] * 4, (R, "lawyer-1")]
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.16", "CN-Q65", "CN-X39")
def test_CN_16_16_once_per_planning_phase() -> None:
    """Planning in the order Y, G, R; yellow's last gangster without a task goes to green."""
    scene = table(
        "planning",
        tasks={"y1": "J1C01", "y2": "J1C02", "g1": "J1C04", "g2": "J1C05", "g3": "J1C06"},
        hands={Y: "J1C03", G: "J1C07", R: "J1C08 J1C09 J1T1"},
        influence={Y: "spy"},
    )
    assert scene.open == ("plan", [Y])
    scene.trade(Y, G, "y3")
    assert scene.options(Y) == ["spy", "pass"]  # an influence-only turn now
    assert scene.view(PUBLIC).players[G].gangsters[-1].moved
    for to in (Y, R):
        assert scene.offer_refused(G, to, "y3") == NOT_HELD  # he cannot sell it on
    scene.act(Y, "pass")
    assert scene.open == ("plan", [G])
    scene.act(G, "y3", "J1C07")
    assert scene.open == ("plan", [R])
    scene.act(R, "r1", "J1C08")
    assert scene.open == ("influence_turn", [Y])


@rules("CN-16.16", "CN-16.2")
def test_CN_16_16_but_with_its_task_done_as_often_as_one_likes() -> None:
    tasks = {"y1": "J1C01", "y2": "J1C02", "g1": "J1C04", "g2": "J1C05", "g3": "J1C06"}
    red = {"r1": "J1C08", "r2": "J1C09", "r3": "J1C10"}
    scene = table("planning", tasks={**tasks, **red}, hands={Y: "J1C03", G: "J1C07"})
    scene.trade(Y, G, "y3").act(Y, "pass").act(G, "y3", "J1C07")
    assert scene.open == ("turn_to_act", [Y])
    scene.act(Y, "y1", "cancel").act(G, "y3", "cancel")
    scene.trade(G, R, "y3").trade(R, Y, "y3").trade(Y, G, "y3")
    assert scene.owner("y3") == G
    assert not scene.view(PUBLIC).players[G].gangsters[-1].moved  # nothing holds it any more
    assert scene.open == ("turn_to_act", [R])


@rules("CN-16.17", "CN-16.4")
def test_CN_16_17_that_two_talk_is_public_what_they_say_is_not() -> None:
    scene = talking(players=4)
    here = scene.offer(G, R, "1 dealer-1", "garage-1", words="between us")
    for viewer in (PUBLIC, Y, P):
        (seen,) = scene.match.view(viewer).offers
        assert (seen.id, seen.maker, seen.to) == (here.id, G, R)
        assert (seen.gives, seen.wants, seen.words) == ((), (), "")
        (heard,) = scene.heard(viewer, "offer_made")
        assert facts(heard) == {"offer": here.id, "maker": G, "to": R}
    for viewer in (G, R):
        assert scene.match.view(viewer).offers == (here,)
    other = talking(players=4)
    other.offer(G, R, "2", "r3", words="something else entirely")
    for viewer in (PUBLIC, Y, P):
        assert scene.sight(viewer) == other.sight(viewer)
    scene.accept(R, here)  # an executed trade is public, its words are not
    for viewer in (PUBLIC, Y, P):
        (traded,) = scene.heard(viewer, "trade")
        assert facts(traded) == {
            "maker": G,
            "taker": R,
            "gives": [["cash", 1], ["business", business("dealer-1")]],
            "wants": [["business", business("garage-1")]],
        }
    assert scene.open == ("turn_to_act", [G])


@rules("CN-16.20", "CN-19.4", "CN-14.5")
def test_CN_16_20_after_a_trade_everything_is_worked_out_again() -> None:
    """Monopolies, open offers, and the question with the draft that stands in it."""
    scene = talking(
        cash={G: 4, R: 9}, tasks={"g1": "pimp-4", "g2": "J1C06"}, owned={R: "pimp-1 pimp-2"}
    )
    assert scene.monopolies == {"prostitution": R}
    lapsing = scene.offer(R, Y, "pimp-1", "2")
    scene.step(G, "g1")
    assert scene.options(G) == ["pay", "cancel"]
    scene.trade(G, R, "2", "pimp-1")
    assert scene.monopolies == {}
    assert scene.told("offer_lapsed")[0]["offer"] == lapsing.id
    assert scene.options(G) == ["cancel"]  # the draft stands; what follows it does not
    scene.step(G, "cancel")
    assert scene.open == ("turn_to_act", [R])


@rules("CN-Q59", "CN-6.2")
def test_CN_Q59_a_job_is_done_by_one_gangster() -> None:
    """Whoever else works for him or is his friend: one gangster is named, and its dice roll."""
    scene = talking(tasks={"g1": "J1C03", "g2": "J1C02", "y1": "J1T1"})
    scene.trade(R, G, "r3")
    answers = [path for path in scene.paths(G) if "reveal" in path]
    assert {path[0] for path in answers} == {"g1", "g2"}
    assert all(sum(word in scene.crew(G).split() for word in path) == 1 for path in answers)
    scene.dice(2).act(G, "g1", "reveal")
    assert scene.rolls == [([2], 2, 1)]
    assert scene.open == ("turn_to_act", [R])
