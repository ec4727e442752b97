"""Gangs City: every question, event and refusal names the rule it follows from."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import omerta.games.gangs_city
from omerta.battery.rules import rules
from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.content import Options
from omerta.games.gangs_city.state import ACTIONS
from omerta.kernel.legality import refusal
from tests.games.gangs_city.scenario import (
    ALL_PLAYERS,
    B,
    G,
    R,
    Scene,
    finished,
    go_on,
    match_of,
    table,
    walled,
    wander,
)
from tests.games.wandering import events_of

BOOK = Options(settling_errors="book")

# --- refusals ---


def setting_up() -> Scene:
    """At the first question of a game."""
    return Scene(match_of(6, 3))


def shooting(protected: bool = False) -> Scene:
    vest = ["settling bar se vest"] if protected else []
    return table(
        "actions",
        gangs={R: "thug", B: "thug driver", G: "thug"},
        laid={
            R: ["thug bar e", "settling bar e big_calibre"],
            B: ["thug bar se", "driver bar se", *vest],
            G: ["thug bar sw"],
        },
    )


def saving() -> Scene:
    """Two of red were killed beside their doctor."""
    return (
        table(
            "actions",
            gangs={R: "doctor thug driver", B: "thug", G: "thug"},
            laid={
                R: ["doctor bar e", "thug bar e", "driver bar e"],
                B: ["thug bar se", "settling bar se big_calibre"],
                G: ["thug bar sw", "settling bar sw big_calibre"],
            },
        )
        .act(B, f"shoot {R} thug", "done")
        .act(G, f"shoot {R} driver", "done")
    )


def recruiting() -> Scene:
    return table("actions", laid={R: ["driver bar e recruit"]}, recruits={"bar": "driver cop"})


def robbing() -> Scene:
    return table(
        "actions",
        gangs={R: "racketeer"},
        owned={B: "bar"},
        stock={B: "weapons1"},
        laid={R: ["racketeer bar e"]},
    )


def fencing() -> Scene:
    """Red's fence, and stock of two traffics, neither of which red leads."""
    return table(
        "traffics",
        gangs={R: "fence cop", B: "cop"},
        owned={R: "docks", B: "arms_dealer prison"},
        city="docks 0,1 arms_dealer 1,-1 prison -1,0",
        stock={B: "weapons2 tobacco2"},
        laid={R: ["cop docks manage chief"]},
    ).act(B, "bid weapons 2", "bid tobacco 2", "done")


# key: (scene, asked, action, rule)
Case = tuple[Callable[[], Scene], int, str, str]
REFUSALS: dict[str, Case] = {
    "refused-first_player": (
        lambda: table("round", owned={R: "bar"}),
        R,
        "begin 5",
        "GC-4.1",
    ),
    "refused-must-place": (table, R, "decline", "GC-4.4"),
    "refused-not-in-hand": (table, R, "tile cop", "GC-4.4"),
    "refused-settling-used": (
        lambda: table(laid={R: ["settling bar e vest"]}),
        R,
        "tile settling",
        "GC-4.25",
    ),
    "refused-settling-nowhere": (
        # Two to choose from who can join the recruiters; the settling tile cannot.
        lambda: walled("driver cop pimp", ["driver bar nw recruit"]),
        R,
        "tile settling",
        "GC-4.27",
    ),
    "refused-stuck": (
        lambda: walled("driver cop pimp thug", ["driver bar nw recruit"]),
        R,
        "tile thug",
        "GC-4.30",
    ),
    "refused-companion": (
        lambda: table(
            gangs={R: "thug driver"}, laid={R: ["settling bar e vest", "thug pile_a chief"]}
        ),
        R,
        "at casino",
        "GC-4.28",
    ),
    "refused-not-now": (table, R, "side e", "GC-10.4"),
    "refused-settling-there": (
        lambda: table(
            gangs={R: "driver thug"},
            laid={R: ["driver bar e combat", "thug pile_a chief"]},
        ).act(R, "tile settling"),
        R,
        "at casino",
        "GC-4.27",
    ),
    "refused-settling-chief": (
        lambda: table().act(R, "tile settling", "at bar", "side e", "vest"),
        R,
        "chief",
        "GC-4.22",
    ),
    "refused-second-chief": (
        lambda: table(laid={R: ["thug bar e chief"]}).act(R, "tile driver", "at pile_a"),
        R,
        "chief",
        "GC-4.20",
    ),
    "refused-not-on-the-city": (lambda: table().act(R, "tile thug"), R, "at docks", "GC-4.6"),
    "refused-no-side": (
        lambda: table(
            city="bar 0,0 prison 1,0 casino 1,-1 ghetto 0,-1 docks -1,0 brothel -1,1 pile_a 0,1"
        ).act(R, "tile thug"),
        R,
        "at bar",
        "GC-1.4",
    ),
    "refused-cannot-manage": (
        lambda: table().act(R, "tile thug", "at bar"),
        R,
        "manage",
        "GC-4.14",
    ),
    "refused-side-closed": (
        lambda: table().act(R, "tile thug", "at bar"),
        R,
        "side nw",
        "GC-1.6",
    ),
    "refused-cannot-recruit": (
        lambda: table().act(R, "tile thug", "at bar", "side e"),
        R,
        "recruit",
        "GC-4.13",
    ),
    "refused-place_tile": (
        lambda: table().act(R, "tile driver", "at bar", "side e"),
        R,
        "vest",
        "GC-10.10",
    ),
    "refused-bid": (
        lambda: table("traffics", stock={R: "weapons1"}),
        R,
        "bid weapons 2",
        "GC-5.1",
    ),
    "refused-fence_token": (fencing, R, "traffic drugs", "GC-9.11"),
    "refused-resolution_order": (
        lambda: table("actions", laid={R: ["thug bar e", "driver pile_a"]}),
        R,
        "at casino",
        "GC-6.1",
    ),
    "refused-own-gang": (shooting, R, f"shoot {R} thug", "GC-6.9"),
    "refused-protected": (lambda: shooting(True), R, f"shoot {B} thug", "GC-6.7"),
    "refused-kill": (shooting, R, f"shoot {G} cop", "GC-6.9"),
    "refused-doctor_save": (saving, R, "save doctor", "GC-9.3"),
    "refused-steal": (robbing, R, "traffic drugs", "GC-9.9"),
    "refused-not-lying-there": (recruiting, R, "hire pimp", "GC-6.22"),
    "refused-too-dear": (recruiting, R, "hire cop", "GC-6.22"),
    "refused-recruit": (recruiting, R, "leave thug", "GC-6.22"),
    "refused-not-beside": (lambda: table("end", won={R: "pile_a"}), R, "cell 9 0", "GC-7.2"),
    "refused-return_character": (
        lambda: table("end", leaving={R: "thug"}),
        R,
        "at docks",
        "GC-7.6",
    ),
}
# Reached in test_setup.py, where a city is laid out.
IN_SETUP = {"refused-would-enclose"}


@pytest.mark.parametrize("reason", REFUSALS)
@rules("GC-4.29", "GC-Q8", "GC-10.4")
def test_every_refusal_names_a_reason_and_its_rule(reason: str) -> None:
    scene, seat, what, rule = REFUSALS[reason]
    position = scene()
    asked = position.open
    assert asked[1] == [seat]
    assert position.refused(seat, what) == (reason, rule)
    assert position.open == asked


def test_no_reason_is_left_out() -> None:
    """Those in the source are those reached here, and each has its words."""
    (folder,) = map(Path, omerta.games.gangs_city.__path__)
    source = "".join(each.read_text("utf-8") for each in folder.glob("rules_*.py"))
    assert {*re.findall(r'Refused\(\s*"([^"]+)"', source)} == {*REFUSALS} | IN_SETUP


@rules("GC-3.8")
def test_who_is_not_asked_is_told_so_and_no_more() -> None:
    """The same words whatever is tried, so that nothing hidden shows."""
    scene = table(gangs={B: "thug cop"}, laid={B: ["cop bar e recruit"]})
    for what in ("tile thug", "tile driver", "tile settling", "done", "decline", "at bar"):
        assert scene.refused(B, what) == ("not-asked", "GC-4.3")
    laying = setting_up()
    other = (laying.s.waiting[0] + 1) % 6
    assert laying.refused(other, "cell 0 1") == ("not-asked", "GC-3.7")
    assert scene.open == ("place_tile", [R])


def test_a_refusal_tells_what_it_is_about() -> None:
    assert REFUSALS["refused-too-dear"][0]().refusal(R, "hire cop").params == {
        "cost": 6,
        "total": 2,
    }
    assert shooting(True).refusal(R, f"shoot {B} thug").params == {"who": B}
    away = table().act(R, "tile thug").refusal(R, "at docks")
    assert away.params == {"location": "docks"}


# --- reasons are true ---


@rules("GC-4.30", "GC-4.34")
def test_GC_4_30_a_stuck_character_is_in_hand_all_the_same() -> None:
    """It is refused because there is no room for it, not because it is not in hand."""
    scene = walled("driver cop thug", ["driver bar nw recruit"])
    assert scene.hand(R) == "cop thug"
    assert scene.refused(R, "tile thug") == ("refused-stuck", "GC-4.30")
    assert scene.refused(R, "tile pimp") == ("refused-not-in-hand", "GC-4.4")


@rules("GC-4.34", "GC-4.31")
def test_GC_4_34_who_can_only_decline_is_told_why_too() -> None:
    """Nothing was chosen: the one entry of the list, to decline, filled itself in."""
    stuck = walled("driver thug", ["driver bar nw recruit"])
    assert stuck.refused(R, "tile thug") == ("refused-stuck", "GC-4.30")
    assert stuck.refused(R, "tile settling") == ("refused-settling-nowhere", "GC-4.27")
    recruits = table(gangs={R: "driver"}, laid={R: ["driver bar e recruit chief"]})
    assert recruits.refused(R, "tile settling") == ("refused-settling-nowhere", "GC-4.27")


def placing(*taken: str) -> Scene:
    return table(owned={R: "bar"}).act(R, *taken)


@rules("GC-10.4")
def test_GC_10_4_what_is_only_out_of_step_is_not_refused_for_an_untrue_reason() -> None:
    opening = table("end", won={R: "pile_a"}).act(R, "cell 2 -1")
    laying = setting_up()
    seat = laying.s.waiting[0]
    cells = laying.options(seat)
    laying.act(seat, cells[0])
    at_side = ("tile driver", "at bar", "side e")
    cases: list[tuple[Scene, int, str, str]] = [
        # The side is open: it is only not the moment to say so.
        (placing(), R, "side e", "refused-side-closed"),
        # A driver can recruit, and can manage the bar.
        (placing(), R, "recruit", "refused-cannot-recruit"),
        (placing(), R, "manage", "refused-cannot-manage"),
        # The driver is in hand, he was chosen a moment ago; so are the thug and the settling tile.
        (placing("tile driver"), R, "tile driver", "refused-not-in-hand"),
        (placing("tile driver"), R, "tile thug", "refused-not-in-hand"),
        (placing("tile driver"), R, "tile settling", "refused-settling-nowhere"),
        # Chosen, and open; or another choice that was there a moment ago.
        (placing(*at_side), R, "side e", "refused-side-closed"),
        (placing(*at_side), R, "manage", "refused-cannot-manage"),
        (placing(*at_side, "combat"), R, "recruit", "refused-cannot-recruit"),
        # He costs 2 of a total of 2, and was chosen.
        (recruiting().act(R, "hire driver"), R, "hire driver", "refused-too-dear"),
        # Cells beside the city, when one was chosen already.
        (opening, R, "cell 1 -2", "refused-not-beside"),
        (laying, seat, cells[1], "refused-not-beside"),
    ]
    untrue = [
        f"{what} after {' '.join(scene.draft(who)) or 'nothing'}: {reason}"
        for scene, who, what, reason in cases
        if scene.refused(who, what)[0] == reason
    ]
    assert untrue == []


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_every_refusal_of_anything_names_a_rule(players: int) -> None:
    """Every action of the table, at many questions of random games."""
    for number, s in enumerate(wander(players, 17)):
        if not s.asking or number % 60:
            continue
        seat = s.waiting[0]
        offered = GAME.options(s, seat)
        for action in range(len(ACTIONS)):
            refused = refusal(GAME, s, seat, action)
            assert (refused is None) is (action in offered)
            assert refused is None or re.fullmatch(r"GC-\d+\.\d+", refused.rule)


# --- questions ---

QUESTIONS = {
    "setup_place": "GC-3.7",
    "first_player": "GC-4.1",
    "place_tile": "GC-4.3",
    "bid": "GC-5.1",
    "fence_token": "GC-9.11",
    "resolution_order": "GC-6.2",
    "kill": "GC-6.9",
    "doctor_save": "GC-9.3",
    "pin": "GC-9.4",
    "steal": "GC-9.9",
    "recruit": "GC-6.22",
    "open_place": "GC-7.2",
    "return_character": "GC-7.6",
}


@rules("GC-3.7", "GC-4.1", "GC-4.3", "GC-6.2", "GC-7.2")
def test_every_question_names_its_rule() -> None:
    assert {ask.name: ask.rule for ask in GAME.asks.values()} == QUESTIONS
    assert GAME.interrupts == ()
    met = set()
    for players in ALL_PLAYERS:
        for seed in range(3):
            for s in wander(players, seed):
                for seat in s.waiting:
                    prompt = GAME.prompt(s, seat)
                    assert prompt is not None
                    assert (prompt.rule, prompt.options) == (
                        QUESTIONS[prompt.kind],
                        GAME.options(s, seat),
                    )
                    met.add(prompt.kind)
    # Those of single mercenaries are rare at random.
    assert {*QUESTIONS} - met <= {"fence_token", "doctor_save", "pin", "steal"}


# --- events ---

EVENT_RULES = {
    "founded": {"GC-3.5"},
    "drawn": {"GC-3.6"},
    "starting_place": {"GC-3.8"},
    "recruits": {"GC-3.11", "GC-7.3"},
    "round": {"GC-4.3"},
    "fresh_blood": {"GC-Q19"},
    "first": {"GC-4.1"},
    "first_stays": {"GC-4.2"},
    "lay": {"GC-4.7", "GC-4.10", "GC-4.14", "GC-4.18"},
    "ends_placing": {"GC-4.31"},
    "bids": {"GC-5.2"},
    "reveal": {"GC-5.5"},
    "settling_error": {"GC-X15"},
    "managed": {"GC-5.7"},
    "traffic": {"GC-5.12", "GC-5.13", "GC-5.14"},
    "stock": {"GC-5.17"},
    "fence": {"GC-9.11"},
    "actions": {"GC-6.1"},
    "order": {"GC-6.2"},
    "location": {"GC-6.1"},
    "claim": {"GC-6.5"},
    "shoot_out": {"GC-6.4"},
    "kills": {"GC-6.10"},
    "saved": {"GC-9.3"},
    "killed": {"GC-6.11"},
    "pinned": {"GC-9.4"},
    "holds_fire": {"GC-9.4"},
    "strengths": {"GC-6.13"},
    "nobody_wins": {"GC-6.14"},
    "wins": {"GC-6.15", "GC-6.16", "GC-6.17", "GC-9.8"},
    "wins_tile": {"GC-6.18"},
    "takes": {"GC-6.18"},
    "steals": {"GC-9.9"},
    "recruiting": {"GC-6.21"},
    "cannot_hire": {"GC-6.22"},
    "hires": {"GC-6.22"},
    "passes": {"GC-6.22"},
    "fighters_home": {"GC-6.19"},
    "cleared": {"GC-6.26"},
    "pile_gone": {"GC-1.11"},
    "opens": {"GC-7.2"},
    "new_place": {"GC-7.3"},
    "enclosed": {"GC-7.5"},
    "returns": {"GC-7.6"},
    "scores": {"GC-8.3"},
    "end": {"GC-8.5", "GC-8.7"},
}


def rare_scenes() -> list[Scene]:
    """What games at random hardly ever come to."""
    fence = fencing()
    fence.time_out(R)
    robbed = robbing()
    robbed.time_out(R)
    saved = saving()
    saved.time_out(R)
    cleaner = table(
        "actions",
        gangs={R: "cleaner", B: "pimp driver"},
        laid={R: ["cleaner bar e"], B: ["pimp bar se", "driver bar se"]},
    )
    pinning = table(
        "actions",
        gangs={R: "sniper", B: "thug"},
        laid={R: ["sniper bar e"], B: ["thug bar se"]},
    )
    pinning.time_out(R)
    nobody = table(
        "actions",
        laid={
            R: ["thug bar e", "settling bar e big_calibre"],
            B: ["thug bar se", "settling bar se big_calibre"],
        },
    )
    nobody.time_out(R)
    nobody.time_out(B)
    error = table("traffics", laid={R: ["settling bar e vest"]}, options=BOOK)
    full = table("end", leaving={R: "thug"})
    full.time_out(R)
    blood = table("round", gangs={R: ""}, options=Options(fresh_blood=True))
    stays = go_on(table("round"), "place_tile")
    short = table("score", owned={R: "bar"}, round=1, options=Options(max_rounds=1))
    return [fence, robbed, saved, cleaner, pinning, nobody, error, full, blood, stays, short]


def test_every_event_names_its_rule() -> None:
    named: dict[str, set[str]] = {}
    told = [event for scene in rare_scenes() for event in scene.events]
    for players in ALL_PLAYERS:
        for seed in range(5):
            told += events_of(finished(players, seed))
    for event in told:
        named.setdefault(event.kind, set()).add(event.rule)
    assert {kind: rule for kind, rule in named.items() if kind != "timed_out"} == EVENT_RULES
