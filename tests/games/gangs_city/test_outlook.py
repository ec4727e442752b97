"""Gangs City: what would come of an answer is what the rules make of it, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from omerta.games.gangs_city import GAME, rules_placement
from omerta.games.gangs_city.hexes import PILE_A, is_side
from omerta.games.gangs_city.outlook import Laying, Outlook
from omerta.games.gangs_city.state import COMBAT, DONE, GangsCity
from omerta.kernel.dice import key_from
from omerta.kernel.events import Recorder
from omerta.kernel.legality import next_options
from tests.facts import facts
from tests.games.gangs_city.scenario import B, R, Scene, action, kind, place, spot_of, table


def at_the_bar() -> Scene:
    """Red owns the bar and is to lay a driver there, beside a cop that defends it."""
    return table(
        city="bar 0,1 ghetto 1,1",
        owned={R: "bar", B: "ghetto"},
        gangs={R: "cop driver thug", B: "thug cop"},
        laid={R: ["cop bar w combat"], B: ["thug ghetto e combat chief"]},
    )


def outlook(scene: Scene, seat: int, *path: str) -> Outlook:
    found: Outlook | None = GAME.outlook and GAME.outlook(scene.s, seat, steps(*path))
    assert found is not None
    return found


def steps(*path: str) -> tuple[int, ...]:
    return tuple([action(each) for each in path])


def laying(scene: Scene, seat: int, *path: str) -> Laying:
    placing = outlook(scene, seat, *path).placing
    assert placing is not None
    assert placing.laying is not None
    return placing.laying


# --- a tile ---


def test_every_spot_and_way_is_one_the_rules_allow() -> None:
    """And none is missing: all that the tree offers for a tile stands there."""
    scene = at_the_bar()
    for tile in scene.options(R):
        placing = outlook(scene, R, tile).placing
        assert placing is not None
        found = {(each.path, len(each.actions)) for each in placing.spots}
        expected = set()
        for at in next_options(GAME, scene.s, R, steps(tile)):
            for on in next_options(GAME, scene.s, R, (*steps(tile), at)):
                path = (*steps(tile), at, on)
                expected.add((path, len(next_options(GAME, scene.s, R, path))))
        assert found == expected


def test_what_a_tile_would_count_with_those_there_and_with_the_chief() -> None:
    """GC-2.6, GC-4.24: cop and driver defend; each counts one more with the chief."""
    scene = at_the_bar()
    there = laying(scene, R, "tile driver", "at bar", "side e")
    defends = next(way for way in there.ways if way.action == COMBAT)
    board = scene.s.board
    plain = board.defence[kind("cop")] + board.defence[kind("driver")]
    assert (defends.deed, defends.total, defends.led) == ("defend", plain, plain + 2 * board.chief)
    assert there.plain == action("plain")
    assert there.chief == action("chief")


def test_what_lies_against_a_place_and_what_is_closed() -> None:
    scene = at_the_bar()
    there = laying(scene, R, "tile thug", "at ghetto", "side w")
    [way] = there.ways
    [line] = way.lines
    assert (line.says, line.seat, line.count, line.left) == ("outcome-defended", B, 1, 2)
    shut = laying(scene, R, "tile thug", "at bar", "side ne")
    assert spot_of("ghetto nw") in shut.closes


def test_who_joins_a_stack_is_told_that_it_does_the_same() -> None:
    """GC-4.10: there is no choice of what to do."""
    scene = at_the_bar()
    joined = laying(scene, R, "tile driver", "at bar", "side w")
    assert [line.says for line in joined.lines] == ["outcome-joins"]
    apart = laying(scene, R, "tile driver", "at bar", "side e")
    assert "outcome-joins" not in [line.says for line in apart.lines]


def test_the_last_character_may_be_the_chief_or_not() -> None:
    scene = table(city="bar 0,1", gangs={R: "driver"}, seat=R)
    there = laying(scene, R, "tile driver", "at bar", "side e")
    assert (there.plain, there.chief) == (action("plain"), action("chief"))


# --- what is told of an answer comes true ---


def wander(games: int) -> Iterator[tuple[GangsCity, int, random.Random]]:
    luck = random.Random("outlooks")
    for number in range(games):
        s = GAME.begin(3 + number % 4, key_from(number), listener=Recorder())
        while s.asking:
            seat = luck.choice(s.waiting)
            yield s, seat, luck
            GAME.act(s, seat, luck.choice(GAME.options(s, seat)))


def test_a_shot_comes_to_what_was_foreseen() -> None:
    """Where nobody else can change it: one shooter, no doctor, no sniper besides."""
    compared = 0
    for s, seat, luck in wander(30):
        if s.asking not in ("kill", "pin") or s.drafts[seat] or len(s.asked) > 1:
            continue
        shot = luck.choice(GAME.options(s, seat))
        foreseen: Any = GAME.outlook and GAME.outlook(s, seat, (shot,))
        after = s.clone()
        after.listener = heard = Recorder()
        for step in (shot, DONE):
            GAME.act(after, seat, step)
        told = {event.kind: facts(event) for event in reversed(heard)}
        if "saved" in told or "strengths" not in told or after.asking == "pin":
            continue
        assert s.fight is not None
        totals = {each["seat"]: each["total"] for each in told["strengths"]["parties"]}
        assert [totals.get(gang.seat, 0) for gang in s.fight.gangs] == [*foreseen.shot.totals]
        assert told.get("wins", {}).get("seat") == foreseen.shot.winner
        compared += 1
    assert compared > 5


def test_who_fires_at_the_same_moment_is_said() -> None:
    """GC-6.10: what is foreseen is without their shots."""
    alone = together = 0
    for s, seat, _ in wander(12):
        if s.asking not in ("kill", "pin") or s.drafts[seat]:
            continue
        foreseen: Any = GAME.outlook and GAME.outlook(s, seat, (GAME.options(s, seat)[0],))
        others = {each for each in s.asked if each != seat} if s.asking == "kill" else set()
        assert {*foreseen.shot.firing} == others
        alone, together = alone + (not others), together + bool(others)
    assert min(alone, together) > 3


def test_a_place_closes_in_what_was_foreseen() -> None:
    compared = 0
    for s, seat, luck in wander(25):
        if s.asking != "open_place" or s.drafts[seat]:
            continue
        cell = luck.choice(GAME.options(s, seat))
        foresight: Any = GAME.outlook and GAME.outlook(s, seat, (cell,))
        before = {each.place for each in GAME.public_view(s).places if each.enclosed}
        opened = s.opening
        after = s.clone()
        for step in (cell, DONE):
            GAME.act(after, seat, step)
        now = {each.place for each in GAME.public_view(after).places if each.enclosed}
        foreseen = {line.place for line in foresight.site if line.says == "site-encloses"}
        foreseen |= {opened for line in foresight.site if line.says == "site-enclosed"}
        assert foreseen <= now - before
        if len(after.built) == len(s.built) + 1:  # nothing else was laid meanwhile
            assert foreseen == now - before
        compared += bool(foreseen)
    assert compared


# --- one voice: a rule changed is a rule shown ---


def test_a_rule_changed_changes_what_the_page_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rules of placement are changed for trial; not a line of the page knows them."""
    scene = at_the_bar()

    def told() -> tuple[bool, bool, int | None, int | None]:
        manages = action("manage") in next_options(GAME, scene.s, R, steps("tile driver", "at bar"))
        placing = outlook(scene, R, "tile driver").placing
        assert placing is not None
        lit = place("bar") in [each.spot for each in placing.spots]
        ways = laying(scene, R, "tile driver", "at bar", "side e").ways
        total = next(way.total for way in ways if way.action == COMBAT)
        own = [tile for tile in scene.view(R).tiles if tile.seat == R]
        return manages, lit, total, own[0].value

    board = scene.s.board
    cop, driver = board.defence[kind("cop")], board.defence[kind("driver")]
    assert told() == (True, True, cop + driver, cop)
    monkeypatch.setattr(rules_placement, "may_manage", lambda *_: False)
    assert told() == (False, False, cop + driver, cop)
    doubled = tuple([2 * each for each in board.defence])
    monkeypatch.setattr(rules_placement, "values", lambda board, defends: doubled)
    assert told() == (False, False, 2 * (cop + driver), 2 * cop)


def test_the_piles_may_be_shut_for_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = at_the_bar()
    monkeypatch.setattr(rules_placement, "fits_pile", lambda *_: False)
    placing = outlook(scene, R, "tile thug").placing
    assert placing is not None
    assert not [each for each in placing.spots if not is_side(each.spot) and each.spot >= PILE_A]
    assert "at pile_a" not in scene.act(R, "tile thug").options(R)
