"""La Cosa Nostra, CN-20: nothing that is seen, heard or asked depends on hidden cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.content import CONTENT, Options
from omerta.games.cosa_nostra.state import ACTIONS, CosaNostra
from omerta.games.cosa_nostra.view import (
    CosaNostraView,
    GangsterView,
    OwnView,
    PlayerView,
    ShutJob,
)
from omerta.kernel.asks import Window
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC, Recorder, seen
from omerta.kernel.legality import refusal
from omerta.kernel.refusal import Refused
from tests.facts import facts
from tests.games.cosa_nostra.oracle.beside import busily
from tests.games.cosa_nostra.scenario import (
    ALL_PLAYERS,
    G,
    P,
    R,
    Scene,
    Y,
    job,
    table,
)

# --- pairs of worlds that look the same to the others ---


def same_to_others(here: Scene, there: Scene, *knowing: int) -> None:
    """Views, events, questions, refusals: the same for all who do not know."""
    assert here.s.to_json() != there.s.to_json(), "the worlds do not differ"
    for viewer in range(PUBLIC, here.s.players):
        if viewer not in knowing:
            assert here.sight(viewer) == there.sight(viewer)
    assert here.open[0] == there.open[0]
    assert GAME.waiting_for(here.s) == GAME.waiting_for(there.s)
    assert here.s.asked == there.s.asked
    for seat in here.s.asked:
        if seat not in knowing:
            for number in range(len(ACTIONS)):
                refusals = [refusal(GAME, scene.s, seat, number) for scene in (here, there)]
                assert str(refusals[0]) == str(refusals[1]), ACTIONS.notation(number)


def worlds(at: Any, one: dict[str, Any], other: dict[str, Any], **same: Any) -> tuple[Scene, Scene]:
    """Two scenes that are the same but for some hidden cards."""
    scenes = []
    for hidden in (one, other):
        both: dict[str, Any] = {
            key: {**same.get(key, {}), **hidden.get(key, {})}
            for key in ("tasks", "hands", "influence")
        }
        rest = {key: value for key, value in {**same, **hidden}.items() if key not in both}
        scenes.append(table(at, **rest, **both))
    return scenes[0], scenes[1]


Script = Callable[[Scene], object]
CAR_BOMB = {"r3": "J3-car_bomb-1", "y1": "J1C03"}


def bombs(scene: Scene) -> Scene:
    return scene.dice(4, 4, 1).act(R, "r3", "reveal", G, "g3")


def earns(scene: Scene) -> Scene:
    return scene.dice(6, 6).act(Y, "y2", "reveal")


YELLOW, RED = "J1C01 J1C02 J1C03 J1C04", "J1C09 J1C10 J1C11 J1C12"  # the Jobs they draw

# What green hides, what is the same, and what the others do until green is asked.
HIDDEN: dict[str, tuple[Any, dict[str, Any], dict[str, Any], dict[str, Any], Script]] = {
    "a Trap on a gangster, or another Job of pile III": (
        "action",
        {"tasks": {"g1": "J3-trap-1"}},
        {"tasks": {"g1": "J3C01"}},
        {"round": 3, "turn": R, "tasks": CAR_BOMB},
        bombs,
    ),
    "a Robbery, or another Job of pile III": (
        "action",
        {"tasks": {"g1": "J3-robbery-1"}},
        {"tasks": {"g1": "J3-arson-1"}},
        {"round": 3, "tasks": {"y2": "J3C06", "r1": "J1C03"}, "used": "cop-1"},
        earns,
    ),
    "a Schemer in hand, or a Spy": (
        "action",
        {"influence": {G: "schemer"}},
        {"influence": {G: "spy"}},
        {"tasks": {"y1": "J1C03", "g1": "J1C06"}},
        lambda scene: scene,
    ),
    "a doctor in hand, or a Snitch": (
        "action",
        {"influence": {G: "emergency_doc"}},
        {"influence": {G: "snitch"}},
        {"round": 4, "turn": R, "tasks": CAR_BOMB},
        bombs,
    ),
    "an Ambulance in hand, or a Henchman": (
        "action",
        {"influence": {G: "ambulance spy"}},
        {"influence": {G: "henchman henchman"}},
        {"round": 4, "turn": R, "tasks": CAR_BOMB},
        bombs,
    ),
    "cards that can be played in planning, or none": (
        "planning",
        {"influence": {G: "henchman snitch"}},
        {"influence": {G: "schemer emergency_doc"}},
        {"tasks": {"g1": "J1C01", "g2": "J1C02", "g3": "J1C04"}, "turn": G},
        lambda scene: scene,
    ),
    "new Jobs that are all Attacks, or not": (
        "round",
        {"next_jobs": f"{YELLOW} J1-bash-1 J1-bash-2 J1T1 J1T2 {RED}"},
        {"next_jobs": f"{YELLOW} J1C05 J1C06 J1C07 J1C08 {RED}"},
        {},
        lambda scene: scene,
    ),
    "Responses only, or something to do": (
        "action",
        {"tasks": {"g1": "J3-trap-1", "g2": "J3-robbery-1"}},
        {"tasks": {"g1": "J3C01", "g2": "J3-arson-1"}},
        {"round": 3, "tasks": {"y1": "J1C06"}},
        lambda scene: scene.act(Y, "y1", "cancel"),
    ),
    "an Attack without a target, or a Cash Job": (
        "action",
        {"tasks": {"g1": "J1-bash-1"}},
        {"tasks": {"g1": "J1C03"}},
        {"owned": {Y: "", R: ""}, "tasks": {"y1": "J1C06"}},
        lambda scene: scene.act(Y, "y1", "cancel"),
    ),
    "Horse Racing without cash, or a Theft": (
        "action",
        {"tasks": {"g1": "J4-horse_racing-1"}},
        {"tasks": {"g1": "J4T1"}},
        {"round": 4, "cash": {G: 0}, "tasks": {"y1": "J1C06"}},
        lambda scene: scene.act(Y, "y1", "cancel"),
    ),
    "what he discards to the limit": (
        "payday",
        {"hands": {G: "J2C01 J2C02 J2C03 J2C04 J2C05"}, "influence": {G: "spy spy spy spy"}},
        {
            "hands": {G: "J2T1 J2T2 J2C06 J2C07 J2C08"},
            "influence": {G: "snitch spy schemer snitch"},
        },
        {"round": 2},
        lambda scene: [scene.act(seat, "none") for seat in (Y, G, R)],
    ),
}


@pytest.mark.parametrize("what", HIDDEN)
@rules("CN-20.1", "CN-20.2", "CN-20.3", "CN-Q64", "CN-19.7", "CN-2.8")
def test_CN_20_1_whether_green_is_asked_tells_nothing(what: str) -> None:
    at, one, other, same, script = HIDDEN[what]
    here, there = worlds(at, one, other, **same)
    for scene in (here, there):
        script(scene)
        assert G in scene.s.asked
    same_to_others(here, there, G)


@pytest.mark.parametrize("what", [what for what in HIDDEN if HIDDEN[what][0] == "action"])
@rules("CN-20.3", "CN-20.4")
def test_CN_20_3_a_pass_looks_the_same_whatever_one_could_have_done(what: str) -> None:
    """Up to where the hidden card itself comes to light."""
    at, one, other, same, script = HIDDEN[what]
    here, there = worlds(at, one, other, **same)
    for scene in (here, there):
        script(scene)
        for _ in range(6):
            if isinstance(GAME.ask(scene.s), Window):
                scene.passes()
    same_to_others(here, there, G)
    if here.open == ("turn_to_act", [G]) and "g1" in one.get("tasks", {}):
        for scene in (here, there):
            scene.act(G, "g1", "cancel")  # a forced cancel and a free one
        same_to_others(here, there, G)


# --- redealt moments of whole games: who only passes tells nothing ---


def passing(s: CosaNostra) -> int | None:
    """What the open window takes as a pass; None where no window is open."""
    ask = GAME.ask(s) if s.asking else None
    return ask.passing if isinstance(ask, Window) else None


def heard_then(s: CosaNostra, viewer: int, answer: tuple[int, ...]) -> list[bytes]:
    """What a viewer hears and sees of an answer of his own and of the passes it leads to."""
    s.listener = Recorder()
    sights = []
    for step in answer:
        GAME.act(s, viewer, step)
    for _ in range(12):
        sights.append(msgspec.json.encode((seen(s.listener, viewer), GAME.seat_view(s, viewer))))
        pass_ = passing(s)
        if pass_ is None:
            break
        for seat in tuple(s.waiting):
            GAME.act(s, seat, pass_)
    return sights


def any_answer(s: CosaNostra, seat: int, luck: Luck) -> tuple[int, ...]:
    """A whole answer at random, mostly one that does something."""
    trial = s.clone()
    answer: tuple[int, ...] = ()
    while True:
        options = GAME.options(trial, seat)
        names = [ACTIONS.notation(each) for each in options]
        weighed = [
            each
            for each, name in zip(options, names, strict=True)
            for _ in range(busily(s.asking, name))
        ]
        answer = (*answer, (weighed or options)[luck.below(len(weighed or options))])
        if not GAME.ask(s).chain:
            return answer
        trial.drafts[seat] = answer
        if not GAME.options(trial, seat):
            return answer


def looks(s: CosaNostra, answer: tuple[int, ...]) -> bool:
    """Does this answer show a hidden card to the one who gives it?"""
    words = " ".join(ACTIONS.notation(step) for step in answer)
    return s.asking == "peek" or any(by in words for by in ("snitch", "spy", "lawyer"))


@pytest.mark.parametrize("stepped", [False, True], ids=["live", "stepped"])
@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-20.1", "CN-20.2", "CN-20.3", "CN-2.8")
def test_CN_20_1_what_follows_an_answer_does_not_depend_on_others_cards(
    players: int, stepped: bool
) -> None:
    """The same answer, dice and decks in two worlds: the same windows, asked of the same seats."""
    compared = 0
    rich = msgspec.structs.replace(CONTENT, start=msgspec.structs.replace(CONTENT.start, cash=20))
    options = Options(stepped_offers="off")
    for seed in range(2 if stepped else 3):
        luck = Luck(key_from(f"secret {seed}"))
        s = GAME.begin(players, key_from(f"asked {seed}"), options, rich, stepped=stepped)
        while s.asking:
            seat = s.waiting[0]
            answer = any_answer(s, seat, luck)
            if not looks(s, answer) and not isinstance(GAME.ask(s), Window):
                here, there = s.clone(), GAME.redealt(s, seat, key_from(luck.below(1 << 60)))
                there.dice, there.deck = here.dice.clone(), here.deck[:]
                pair = [heard_then(world, seat, answer) for world in (here, there)]
                if here.round == s.round:  # else cards were drawn
                    assert pair[0] == pair[1]
                    compared += len(pair[0]) > 1
            for step in answer:
                GAME.act(s, seat, step)
    assert compared > 20


@rules("CN-20.2", "CN-10.14")
def test_CN_20_2_the_sets_are_those_of_the_table() -> None:
    """In whole games, from what a spectator sees."""
    asked: dict[str, int] = {}
    for seed in range(6):
        s = GAME.begin(4, key_from(f"sets {seed}"), stepped=False)
        luck = Luck(key_from(f"sets' players {seed}"))
        while s.asking:
            allowed = open_set(s.asking, GAME.view(s, PUBLIC))
            if allowed is not None:
                assert set(s.asked) <= allowed, s.asking
                once = s.asking in ("mulligan", "influence_turn", "reveal_trap", "play_doc")
                assert not once or set(s.asked) == allowed, s.asking
                asked[s.asking] = asked.get(s.asking, 0) + 1
            seat = s.waiting[0]
            for step in any_answer(s, seat, luck):
                GAME.act(s, seat, step)
    assert {"mulligan", "influence_turn", "schemers", "reveal_trap", "play_doc"} <= set(asked)


def open_set(asking: str, table: CosaNostraView) -> set[int] | None:
    """CN-20.2, as far as it follows from one moment."""
    seats = range(len(table.players))
    cards = {seat for seat in seats if table.players[seat].influence}
    busy = {seat for seat in seats if any(g.task in (1, 2) for g in table.players[seat].gangsters)}
    late = {seat for seat in seats if any(g.pile >= 3 for g in table.players[seat].gangsters)}
    match asking:
        case "mulligan":
            return {*seats}
        case "influence_turn":
            return {table.turn}
        case "schemers":
            return (cards & busy) - {table.turn}
        case "reveal_robbery":
            return late - {table.actor, table.doing[-1].seat}
        case "reveal_trap":
            return late & {table.doing[-1].victim}
        case "play_doc":
            return cards
    return None


# --- windows ---


@rules("CN-20.4", "CN-20.3")
def test_CN_20_4_all_at_once_sealed_and_nobody_sees_who_has_answered() -> None:
    scene = table(
        "action",
        players=4,
        round=3,
        tasks={"y2": "J3C06", "g1": "J3-robbery-1", "r1": "J3C01", "p1": "J3-robbery-2"},
        used="cop-1",
    )
    earns(scene)
    assert scene.open == ("reveal_robbery", [G, R, P])
    before = {viewer: scene.sight(viewer) for viewer in (PUBLIC, Y, R)}
    scene.act(P, "p1").act(G, "pass").act(G, "g1")
    for viewer, sight in before.items():
        assert scene.sight(viewer) == sight
        assert scene.match.view(viewer).waiting == (G, R, P)
        assert scene.match.view(viewer).asking == "reveal_robbery"
    scene.dice(1).passes(R)
    # Opened in order up to green's Robbery; purple's answer is dropped unseen and asked for again.
    assert [each["seat"] for each in scene.told("revealed")] == [Y, G]
    assert scene.load("p1") == "J3-robbery-2"
    assert scene.open == ("reveal_robbery", [R, P])


@rules("CN-20.5", "CN-20.4")
def test_CN_20_5_a_window_closes_when_all_have_answered_or_at_its_time() -> None:
    windows = [ask for ask in GAME.asks.values() if isinstance(ask, Window)]
    assert {ask.name for ask in windows} == {
        *("mulligan", "influence_turn", "end_turn", "schemers"),
        *("reveal_robbery", "reveal_trap", "play_doc"),
    }
    scene = table(
        "action",
        tasks={"y1": "J1C03", "g1": "J1C06", "r1": "J1C01"},
        influence={G: "spy", R: "spy"},
    )
    seconds = {ask.name: ask.seconds and ask.seconds(scene.s) for ask in windows}
    assert seconds == {
        "mulligan": 15,
        "influence_turn": 15,
        "end_turn": 8,
        "schemers": 4,
        "reveal_robbery": 10,
        "reveal_trap": 10,
        "play_doc": 10,
    }
    scene.time_out(G)
    assert scene.open[0] == "schemers"  # red is still to answer
    scene.time_out(R)
    assert scene.told("timed_out") == []  # not even that it was the clock
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-20.5")
def test_CN_20_5_preferences_look_at_what_the_seat_sees_only() -> None:
    """ "Doctors for my own cards only": the same answer whatever anybody holds."""
    ((name, passes),) = GAME.asks["play_doc"].preferences  # type: ignore[attr-defined]
    assert name == "own_only"
    for hand in ("emergency_doc", "spy", "ambulance"):
        scene = table("action", round=4, turn=R, tasks=CAR_BOMB, influence={G: hand, Y: hand})
        while scene.open[0] == "schemers":
            scene.passes()
        bombs(scene)
        assert scene.open[0] == "play_doc"
        assert [passes(scene.s, seat) for seat in (G, Y)] == [False, True]


TURNS = {
    "play_in_planning": lambda: table("planning", stepped=True, influence={Y: "henchman"}),
    "assign": lambda: table("planning", stepped=True).no_offers(),
    "plan": lambda: table("planning"),
    "play_in_action": lambda: table(
        "action", stepped=True, tasks={"y1": "J1C03"}, influence={Y: "schemer"}
    ),
    "act": lambda: table("action", stepped=True, tasks={"y1": "J1C03"}).quietly(),
    "turn_to_act": lambda: table("action", tasks={"y1": "J1C03"}),
}


@pytest.mark.parametrize("part", TURNS)
@rules("CN-20.6")
def test_CN_20_6_others_see_whose_turn_it_is_not_which_part_is_open(part: str) -> None:
    scene = TURNS[part]()
    assert scene.open == (part, [Y])
    for viewer in (PUBLIC, G, R):
        view = scene.match.view(viewer)
        assert (view.asking, view.asked, view.prompt) == ("turn", (Y,), None)
    assert scene.match.view(Y).prompt.kind == part  # type: ignore[union-attr]


@rules("CN-20.7", "CN-10.1")
def test_CN_20_7_a_refusal_is_told_to_nobody_else() -> None:
    scene = table("action", round=3, tasks={"y1": "J3-trap-1", "y2": "J1C03", "g1": "J1C06"})
    before = [scene.sight(viewer) for viewer in (PUBLIC, G, R)], len(scene.match.log)
    assert scene.refused(Y, "y1", "reveal")[0] == "not-offered"
    scene.step(Y, "y1")
    with pytest.raises(Refused):
        scene.step(Y, "reveal")
    with pytest.raises(Refused):
        scene.match.act(G, "pass")
    scene.offer_refused(G, R, "99")
    assert ([scene.sight(viewer) for viewer in (PUBLIC, G, R)], len(scene.match.log) - 1) == before
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-20.7", "CN-20.1")
def test_CN_20_7_nor_does_its_reason_depend_on_others_cards() -> None:
    here, there = worlds(
        "action",
        {"tasks": {"g1": "J3-trap-1"}, "hands": {G: "J3T1"}, "influence": {G: "schemer"}},
        {"tasks": {"g1": "J3C01"}, "hands": {G: "J3C05"}, "influence": {G: "spy"}},
        round=3,
        tasks={"y1": "J1C03"},
    )
    for scene in (here, there):
        scene.passes()
    for seat in (Y, R):
        for number in range(len(ACTIONS)):
            refusals = [refusal(GAME, scene.s, seat, number) for scene in (here, there)]
            assert str(refusals[0]) == str(refusals[1])


# --- what is open and what is not (the table of hidden information) ---


@rules("CN-20.1", "CN-2.8", "CN-2.10", "CN-Q63", "CN-15.7")
def test_CN_20_1_a_view_has_no_place_for_others_cards() -> None:
    """Faces stand in `own`, and where a face is known or not: planned and discarded Jobs."""
    cards = ("jobs", "influence", "new_jobs", "second_looks")
    assert OwnView.__struct_fields__[: len(cards)] == cards
    assert {"jobs", "influence", "known_influence"} <= {*PlayerView.__struct_fields__}
    assert ShutJob.__struct_fields__ == ("pile", "job")
    assert "job" in GangsterView.__struct_fields__
    scene = table(
        "action",
        tasks={"y1": "J1C03", "g1": "J1C06"},
        hands={G: "J1C01 J2T1 J3-trap-1"},
        influence={G: "spy schemer"},
        shut_jobs="J1T1",
        round=3,
    )
    scene.passes()
    for viewer in (PUBLIC, Y, R):
        green = scene.view(viewer).players[G]
        assert (green.jobs, green.influence, green.known_influence) == ((1, 2, 3), 2, ())
        assert (green.gangsters[0].pile, green.gangsters[0].job) == (1, None)
        assert scene.view(viewer).shut_jobs == (ShutJob(1, None),)
        text = msgspec.json.encode(scene.match.view(viewer)).decode()
        assert f'"job":{job("J1C06")}' not in text
    assert scene.view(PUBLIC).own is None
    assert scene.view(G).own.jobs == tuple(sorted(map(job, ("J1C01", "J2T1", "J3-trap-1"))))


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("CN-20.1", "CN-2.8")
def test_CN_20_1_private_parts_of_events_go_to_those_who_may_know(players: int) -> None:
    """In a whole game: a face is heard by its holder, and by who has looked."""
    to_owner = {"jobs_drawn", "influence_drawn", "job_planned", "discarded"}
    to_lookers = {"job_cancelled", "job_lost"}
    s = GAME.begin(players, key_from(players), stepped=False, listener=Recorder())
    assert isinstance(s.listener, Recorder)
    luck = Luck(key_from("private"))
    lookers: dict[int, set[int]] = {}
    heard = 0
    while s.asking:
        seat = s.waiting[0]
        options = GAME.options(s, seat)
        GAME.act(s, seat, options[luck.below(len(options))])
        assert s.listener is not None
        for event in s.listener:
            data = facts(event)
            if event.kind in to_owner:
                assert set(event.private) == {data["seat"]}
                if event.kind == "job_planned":
                    lookers[data["gangster"]] = {data["seat"]}
            elif event.kind == "looked":
                lookers[data["gangster"]].add(data["seat"])
                assert data["seat"] in event.private
                assert len(event.private) == 2
            elif event.kind in to_lookers:
                assert set(event.private) == lookers[data["gangster"]]
            else:
                assert event.private == {}, event.kind
            heard += bool(event.private)
        s.listener.clear()
    assert heard > 50


@rules("CN-20.1")
def test_CN_20_1_bots_too_are_told_nothing() -> None:
    """A decision gives the seat's view and redeals of it; both are the same in every world."""
    here, there = worlds(
        "action",
        {"tasks": {"g1": "J3-trap-1"}, "influence": {G: "schemer"}},
        {"tasks": {"g1": "J3C01"}, "influence": {G: "spy"}},
        round=3,
        tasks={"y1": "J1C03"},
    )
    for key in range(8):
        redealt = [GAME.redealt(scene.s, Y, key_from(key)) for scene in (here, there)]
        assert redealt[0].to_json() == redealt[1].to_json()
