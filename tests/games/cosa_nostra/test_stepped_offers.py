"""La Cosa Nostra, CN-16.11, 16.14, 16.18 and 16.19: offers where the engine asks for them."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra.content import Options
from omerta.kernel.events import PUBLIC
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from tests.games.cosa_nostra.scenario import (
    OVER,
    G,
    P,
    R,
    Scene,
    Y,
    action,
    items,
    table,
)

FREE = Options(stepped_offers="free")
TEMPLATES = (
    *("rent", "let", "swap_use", "buy_business", "sell_business", "swap_business"),
    *("buy_gangster", "sell_gangster", "demand", "give"),
)


def acting(**more: Any) -> Scene:
    """Green's action turn, before his action; each has a task, and green's Lawyer is used."""
    tasks = {"y1": "J1C03", "g1": "J1C06", "r1": "J1C01", **more.pop("tasks", {})}
    used = more.pop("used", "lawyer-1")
    return table("action", turn=G, tasks=tasks, used=used, stepped=True, **more)


def planning(**more: Any) -> Scene:
    hands = {Y: "J1C03 J1C05", G: "J1C06 J1C07", R: "J1C01 J1C02"}
    return table("planning", turn=G, hands=hands, stepped=True, **more)


def offers(scene: Scene, seat: int, template: str) -> set[tuple[str, ...]]:
    """All offers of a template."""
    return {path[1:] for path in scene.paths(seat) if path[0] == f"offer {template}"}


def talk(scene: Scene) -> list[tuple[str, int]]:
    """Whoever is asked until somebody has to decide; all decline and offer nothing."""
    asked = []
    while scene.open[0] in ("make_offer", "answer_offer"):
        asked.append((scene.open[0], scene.open[1][0]))
        scene.act(scene.open[1][0], "none" if scene.open[0] == "make_offer" else "decline_offer")
    return asked


# --- the points of negotiation ---


@rules("CN-16.11", "CN-16.14", "CN-3.2")
def test_CN_16_11_before_each_assignment() -> None:
    scene = planning(influence={G: "henchman"})
    assert scene.open == ("play_in_planning", [G])  # optional plays, N1, assignment
    scene.act(G, "henchman", G, "g1")
    assert scene.open == ("make_offer", [G])  # he has no card left to play
    assert talk(scene) == [("make_offer", seat) for seat in (G, R, Y)]
    assert scene.open == ("assign", [G])
    scene.act(G, "g1", "J1C06")
    assert scene.open == ("make_offer", [R])


@rules("CN-16.11", "CN-16.14", "CN-4.3")
def test_CN_16_11_before_each_action_and_after_a_target_is_named() -> None:
    scene = acting(influence={G: "snitch schemer"}, players=4)
    assert scene.options(G) == ["skip", "snitch", "done"]  # skip, plays, N2
    scene.act(G, "done")
    assert talk(scene) == [("make_offer", seat) for seat in (G, R, P, Y)]
    assert scene.open == ("act", [G])
    scene.act(G, "g1", "announce", P, "person")
    assert talk(scene) == [("make_offer", G), ("make_offer", P)]  # N3: only these two
    assert scene.open == ("act", [G])
    quiet = acting()
    talk(quiet)
    assert quiet.open == ("act", [G])  # no target named, no N3


@rules("CN-16.11", "CN-15.3")
def test_CN_16_11_before_each_recruiting_decision() -> None:
    scene = table("payday", stepped=True, cash={G: 10})
    assert talk(scene) == [("make_offer", seat) for seat in (Y, G, R, G, R, Y)]  # Y has no choice
    assert scene.open == ("recruit", [G])
    scene.act(G, "none")
    assert talk(scene) == [("make_offer", seat) for seat in (R, Y, G)]


@rules("CN-16.11", "CN-16.14")
def test_CN_16_14_nowhere_else() -> None:
    """Neither in windows nor from the reveal of a Job to its cleanup; nor can offers be made
    between the points."""
    scene = acting(round=3, tasks={"g1": "J1C03", "y1": "J1C06", "r1": "J3C01"})
    with pytest.raises(Refused, match="unknown-entry"):
        scene.match.offer(Offer(0, G, R, items("1"), ()))
    scene.quietly().dice(2).act(G, "g1", "reveal")
    assert scene.open == ("reveal_robbery", [R])
    scene.passes()
    assert scene.open == ("make_offer", [R])


@rules("CN-16.14", "CN-3.4", "CN-3.13")
def test_CN_16_14_an_influence_only_turn() -> None:
    scene = planning(
        tasks={"g1": "J1C10", "g2": "J1C11", "g3": "J1C12"}, influence={G: "spy"}, owned={G: ""}
    )
    assert (scene.open, scene.options(G)) == (("play_in_planning", [G]), ["done"])
    scene.act(G, "done")
    assert talk(scene) == [("make_offer", seat) for seat in (G, R, Y)]
    assert (scene.open, scene.options(G)) == (("assign", [G]), ["pass"])
    # Whoever gets a gangster without a task meanwhile must give it one.
    gets = planning(
        tasks={"g1": "J1C10", "g2": "J1C11", "g3": "J1C12"}, influence={G: "spy"}, owned={G: ""}
    )
    gets.act(G, "done").act(G, "offer buy_gangster", R, "r2", "amount 0").act(R, "accept_offer")
    talk(gets)
    assert gets.open == ("assign", [G])
    assert {path[0] for path in gets.paths(G)} == {"r2"}


@rules("CN-16.14", "CN-18.5")
def test_CN_16_14_all_three_again_for_the_second_task() -> None:
    scene = planning(influence={G: "henchman snitch"}, options=Options(two_tasks_per_turn="on"))
    scene.act(G, "done")
    talk(scene)
    scene.act(G, "g1", "J1C06")
    assert scene.open == ("play_in_planning", [G])
    scene.act(G, "done")
    assert talk(scene) == [("make_offer", seat) for seat in (G, R, Y)]
    scene.act(G, "g2", "J1C07")
    assert scene.open == ("make_offer", [R])


@rules("CN-16.14", "CN-7.11")
def test_CN_16_14_markers_are_taken_back_first_one_by_one() -> None:
    """When it is a player's turn at a point; then comes his offer."""
    scene = acting(markers=[(G, "garage-1"), (G, "garage-1"), (G, "waste-1"), (R, "waste-1")])
    assert [each for each in scene.options(G) if each.startswith("take_back")] == [
        "take_back B-garage-1",
        "take_back B-waste-1",
    ]
    assert scene.interrupts(G) == []
    scene.act(G, "take_back B-garage-1").act(G, "take_back B-waste-1")
    assert scene.markers == [(G, "garage-1"), (R, "waste-1")]
    scene.act(G, "offer give", R, "amount 1").act(R, "accept_offer")
    assert scene.open == ("make_offer", [R])  # green's turn at this point is over
    assert "take_back B-waste-1" in scene.options(R)


@rules("CN-16.14", "CN-18.1")
def test_CN_16_14_with_espionage_looks_come_before_the_offer() -> None:
    scene = acting(
        influence={R: "snitch spy", G: ""},
        owned={R: "lawyer-1 garage-1", G: "dealer-1"},
        options=Options(espionage_anytime=True),
    )
    scene.passes().act(G, "none")
    assert scene.open == ("make_offer", [R])
    looks = {path for path in scene.paths(R) if path[0] in ("snitch", "spy", "lawyer-1")}
    assert ("snitch", "look", f"player {G}", "g1") in looks
    assert not [path for path in looks if "renew" in path]  # that stays in one's own turn
    scene.act(R, "spy", G, "g1").act(R, Y, "y1")
    assert scene.open == ("make_offer", [R])
    scene.act(R, "none")
    assert scene.open == ("make_offer", [Y])


@rules("CN-16.14", "CN-16.4", "CN-16.19")
def test_CN_16_14_an_anyone_offer_goes_round_until_one_accepts() -> None:
    scene = acting(options=FREE, players=4)
    scene.act(G, "anyone", "gives", "dealer-1", "wants", "cash", "amount 2", "send")
    for seat in (R, P):
        assert (scene.open, scene.options(seat)) == (
            ("answer_offer", [seat]),
            ["accept_offer", "decline_offer"],  # it cannot be countered
        )
        scene.act(seat, "decline_offer")
    scene.act(Y, "accept_offer")
    assert (scene.owner("dealer-1"), scene.cash) == (Y, [0, 4, 2, 2])
    assert scene.open == ("make_offer", [R])
    nobody = acting(options=FREE)
    nobody.act(G, "anyone", "gives", "dealer-1", "send").act(R, "decline_offer")
    nobody.act(Y, "decline_offer")
    assert (nobody.owner("dealer-1"), nobody.s.offers) == (G, [])
    assert len(nobody.told("offer_lapsed")) == 1
    assert nobody.open == ("make_offer", [R])


@rules("CN-16.11", "CN-16.18")
def test_CN_16_11_one_offer_and_one_counter() -> None:
    scene = acting(cash={G: 5})
    scene.act(G, "offer buy_business", R, "garage-1", "amount 3")
    assert scene.open == ("answer_offer", [R])
    scene.act(R, "amount 5")
    assert (scene.open, scene.options(G)) == (
        ("answer_offer", [G]),
        ["accept_offer", "decline_offer"],  # no counter to a counter
    )
    assert scene.heard(G, "offer_made")[-1].data.gives == (items("garage-1")[0],)
    scene.act(G, "accept_offer")
    assert (scene.owner("garage-1"), scene.cash) == (G, [2, 0, 7])
    assert scene.open == ("make_offer", [R])  # green has made his
    declined = acting()
    declined.act(G, "offer give", R, "amount 1").act(R, "amount 2").act(G, "decline_offer")
    assert (declined.cash, declined.s.offers) == ([2, 2, 2], [])
    assert declined.open == ("make_offer", [R])


# --- templates ---

PAID = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30)


@pytest.mark.parametrize(
    ("template", "cards", "gives", "wants", "payer"),
    [
        ("rent", ["garage-1"], "{}", "use:garage-1", G),
        ("let", ["lawyer-1"], "use:lawyer-1", "{}", R),
        ("swap_use", ["lawyer-1", "garage-1"], "use:lawyer-1", "use:garage-1", None),
        ("buy_business", ["pimp-1"], "{}", "pimp-1", G),
        ("sell_business", ["dealer-1"], "dealer-1", "{}", R),
        ("swap_business", ["dealer-1", "pimp-1"], "dealer-1", "pimp-1", None),
        ("buy_gangster", ["r3"], "{}", "r3", G),
        ("sell_gangster", ["g3"], "g3", "{}", R),
        ("demand", [], "", "{}", R),
        ("give", [], "{}", "", G),
    ],
)
@rules("CN-16.18", "CN-16.4")
def test_CN_16_18_what_each_template_says(
    template: str, cards: list[str], gives: str, wants: str, payer: int | None
) -> None:
    scene = acting(cash={G: 7, R: 13})
    amounts = [n for n in PAID if n <= {G: 7, R: 13, None: -1}[payer]]
    if template in ("demand", "give"):
        amounts.remove(0)
    path: tuple[str | int, ...] = (f"offer {template}", R, *cards)
    if payer is not None:
        mine = [each for each in offers(scene, G, template) if each[:-1] == (f"player {R}", *cards)]
        assert {each[-1] for each in mine} == {f"amount {n}" for n in amounts}
        path = (*path, "amount 3")
    scene.act(G, *path)
    told = scene.heard(G, "offer_made")[0].data
    assert told.gives == tuple(items(gives.format(3)))
    assert told.wants == tuple(items(wants.format(3)))
    # The receiver may name another amount, where there is one.
    counters = {each for each in scene.options(R) if each.startswith("amount")}
    assert counters == ({f"amount {n}" for n in amounts} - {"amount 3"} if payer else set())
    scene.act(R, "accept_offer")
    assert scene.told("trade")[0]["gives"] == [[*item] for item in told.gives]
    assert scene.open == ("make_offer", [R])


@rules("CN-16.18")
def test_CN_16_18_with_an_amount_of_nothing() -> None:
    scene = acting().act(G, "offer rent", R, "garage-1", "amount 0")
    told = scene.heard(R, "offer_made")[0].data
    assert (told.gives, told.wants) == ((), (items("use:garage-1")[0],))
    scene.act(R, "accept_offer")
    assert scene.markers == [(G, "garage-1")]
    assert scene.open == ("make_offer", [R])


@rules("CN-16.18", "CN-16.2", "CN-7.14", "CN-7.15", "CN-16.16")
def test_CN_16_18_only_what_could_be_carried_out() -> None:
    scene = acting(
        tasks={"r1": "pimp-4", "r2": "idle"},
        closed="garage-1",
        down="r3",
        cash={G: 0, R: 0, Y: 1},
        markers=[(G, "waste-1")] * 4,
    )
    cards = {path[1] for path in offers(scene, G, "rent") if path[0] == f"player {R}"}
    assert cards == {"pimp-1", "politician-1", "pimp-4"}  # active, or planned
    assert {path[1] for path in offers(scene, G, "buy_business") if path[0] == f"player {R}"} == {
        "pimp-1",
        "politician-1",
        "garage-1",
    }
    assert {path[1] for path in offers(scene, G, "buy_gangster") if path[0] == f"player {R}"} == {
        "r1",  # with its purchase
        "r2",
        "r3",
    }
    assert offers(scene, G, "give") == set()  # he has no cash
    assert offers(scene, G, "demand") == {(f"player {Y}", "amount 1")}
    full = acting(markers=[(G, "waste-1")] * 5)
    assert offers(full, G, "rent") == offers(full, G, "swap_use") == set()
    assert offers(full, G, "let")
    moved = planning()
    moved.act(G, "offer sell_gangster", R, "g3", "amount 0").act(R, "accept_offer")
    assert "g3" not in {path[-2] for path in offers(moved, R, "sell_gangster")}
    assert scene.open == ("make_offer", [G])


@rules("CN-16.18", "CN-16.11")
def test_CN_16_18_at_n3_the_partner_is_fixed() -> None:
    scene = acting(players=4)
    talk(scene)
    scene.act(G, "g1", "announce", P, "person")
    for seat, partner in ((G, P), (P, G)):
        assert scene.open == ("make_offer", [seat])
        assert {path[1] for path in scene.paths(seat) if path[0].startswith("offer")} == {
            f"player {partner}"
        }
        scene.act(seat, "none")
    assert scene.open == ("act", [G])


@rules("CN-16.18", "CN-20.1")
def test_CN_16_18_open_information_decides_what_is_listed() -> None:
    here = acting(hands={R: "J1C02"}, influence={})
    there = acting(hands={R: "J1T1"}, influence={}, tasks={"r1": "J1-bash-1"})
    assert here.paths(G) == there.paths(G)
    assert here.open == there.open == ("make_offer", [G])


@pytest.mark.parametrize("mode", ["templates", "free", "off"])
@rules("CN-18.11", "CN-16.18", "CN-16.19")
def test_CN_16_18_the_option(mode: str) -> None:
    scene = acting(options=Options(stepped_offers=mode), markers=[(G, "waste-1")])  # type: ignore[arg-type]
    first = {path[0] for path in scene.paths(G)} if mode != "free" else {*scene.options(G)}
    expected = {
        "templates": {f"offer {each}" for each in TEMPLATES},
        "free": {f"player {R}", f"player {Y}", "anyone"},
        "off": set(),
    }[mode]
    assert first == {"none", "take_back B-waste-1"} | expected
    live = table("action", tasks={"y1": "J1C03"}, options=Options(stepped_offers=mode))  # type: ignore[arg-type]
    live.trade(G, R, "1")  # no effect among people
    assert live.cash == [2, 1, 3]
    assert scene.open == ("make_offer", [G])


# --- free offers ---


@rules("CN-16.19", "CN-19.1", "CN-16.15")
def test_CN_16_19_built_thing_by_thing() -> None:
    scene = acting(options=FREE, cash={G: 3, R: 4})
    scene.step(G, R, "gives")
    assert set(scene.options(G)) == {
        "cash",
        "dealer-1",
        "lawyer-1",
        "construction-1",
        "g2",
        "g3",
        "marker",
    }
    scene.step(G, "marker")
    assert scene.options(G) == ["dealer-1", "lawyer-1", "construction-1"]
    scene.step(G, "lawyer-1", "wants", "cash")
    assert scene.options(G) == [f"amount {n}" for n in (1, 2, 3, 4)]
    scene.step(G, "amount 4")
    assert "send" in scene.options(G)
    scene.step(G, "gives")
    assert "cash" not in scene.options(G)  # cash stands on one side only
    scene.step(G, "g3", "gives")
    assert "g3" not in scene.options(G)
    assert scene.told("offer_made") == []
    scene.step(G, "marker", "lawyer-1", "send")
    told = scene.heard(R, "offer_made")[0].data
    assert told.gives == tuple(items("use:lawyer-1 g3 use:lawyer-1"))
    assert told.wants == (("cash", 4),)
    scene.act(R, "accept_offer")
    assert (scene.cash, scene.owner("g3")) == ([2, 7, 0], R)
    assert scene.markers == [(R, "lawyer-1")] * 2
    assert scene.open == ("make_offer", [R])


@rules("CN-16.19")
def test_CN_16_19_at_most_six_things() -> None:
    scene = acting(options=FREE)
    scene.step(G, R)
    for thing in ("dealer-1", "lawyer-1", "construction-1", "g2", "g3"):
        scene.step(G, "gives", thing)
    assert {"gives", "wants"} < {*scene.options(G)}
    scene.step(G, "wants", "garage-1")
    assert scene.options(G) == ["send"]
    scene.step(G, "send")
    assert scene.open == ("answer_offer", [R])
    people = table("action", tasks={"y1": "J1C03"})
    people.trade(G, R, "2 dealer-1 lawyer-1 construction-1 g1 g2 g3", "garage-1")  # no such limit
    assert people.owned(G) == "garage-1"


@rules("CN-16.19", "CN-16.11")
def test_CN_16_19_a_counter_begins_with_the_sides_exchanged() -> None:
    scene = acting(options=FREE, cash={G: 5})
    scene.act(G, R, "gives", "cash", "amount 2", "wants", "garage-1", "send")
    assert set(scene.options(R)) == {"accept_offer", "decline_offer", "counter"}
    scene.step(R, "counter")
    assert "send" not in scene.options(R)  # the same again would be no counter
    scene.step(R, "without", "wants")  # the 2, taken out again
    assert "send" in scene.options(R)
    scene.step(R, "wants", "cash", "amount 5", "send")
    assert scene.open == ("answer_offer", [G])
    assert scene.options(G) == ["accept_offer", "decline_offer"]
    told = scene.heard(G, "offer_made")[-1].data
    assert (told.maker, told.wants) == (R, (("cash", 5),))
    assert told.gives == (items("garage-1")[0],)


@rules("CN-16.19", "CN-19.8")
def test_CN_16_19_whatever_is_begun_can_be_sent() -> None:
    """Stepped play has no way back: every path of choices ends."""
    for seed in range(6):
        scene = acting(options=FREE, cash={G: 2, R: 1, Y: 0}, markers=[(R, "waste-1")] * 5)
        taken = 0
        while scene.open == ("make_offer", [G]):
            options = [each for each in scene.options(G) if each not in ("none", "send")]
            choice = options[(seed * 7 + taken) % len(options)] if options else "send"
            scene.match.act(G, action(choice))
            taken += 1
            assert taken < 40
        assert scene.open[0] == "answer_offer"


@rules("CN-16.11", "CN-19.9")
def test_CN_16_11_play_goes_on_whatever_is_said() -> None:
    """Whole stepped games in which everybody always makes an offer, and all is countered."""
    for mode in ("templates", "free", "off"):
        scene = table(
            "action",
            round=4,
            tasks={"y1": "J1C03", "g1": "J1C06"},
            stepped=True,
            options=Options(stepped_offers=mode),
        )
        steps = 0
        while scene.s.asking:
            seat = scene.s.waiting[0]
            options = scene.match.view(seat).prompt.options  # type: ignore[union-attr]
            scene.match.act(seat, options[-1 if steps % 3 else 0])
            steps += 1
            assert steps < 2000
        assert scene.open == OVER
        assert scene.view(PUBLIC).final is not None
