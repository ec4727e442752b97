"""La Cosa Nostra: words read views as the rules read states; names, trades, the screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from omerta.battery.rules import rules
from omerta.games import package
from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.content import (
    BUSINESS_IDS,
    CASH,
    CONTENT,
    INFLUENCE_IDS,
    JOB_KEYS,
    Options,
)
from omerta.games.cosa_nostra.rules_cash import missing
from omerta.games.cosa_nostra.rules_rolling import job_forecast
from omerta.games.cosa_nostra.rules_specials import price
from omerta.games.cosa_nostra.screen import screen
from omerta.games.cosa_nostra.state import ACTIONS, GANGSTER, JOB, CosaNostra
from omerta.games.cosa_nostra.words import Words
from omerta.games.cosa_nostra.words.reading import (
    find_gangster,
    lacking,
    making,
    special_price,
    threshold,
)
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from omerta.kernel.trees import walk
from omerta.text import LANGUAGES
from omerta.text.phrases import Voice
from tests.games.cosa_nostra.scenario import G, R, Scene, Y, job, match_of, table

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
REFERENCE = Path(__file__).parents[3] / "docs" / "rules"
OPTIONS = Options(espionage_anytime=True, robber_can_be_robbed=True)


def questions(players: int, games: int, *, stepped: bool) -> Iterator[tuple[CosaNostra, int]]:
    """Random games, as (state, who is asked) before each choice; Jobs are done, not cancelled."""
    for number in range(games):
        luck = Luck(key_from(f"words {number}"))
        s = GAME.begin(players, key_from(f"words {number}"), OPTIONS, stepped=stepped)
        while s.asking:
            seat = s.waiting[luck.below(len(s.waiting))]
            yield s, seat
            choices = GAME.options(s, seat)
            reveals = [each for each in choices if ACTIONS[each].verb in ("reveal", "name")]
            GAME.act(s, seat, (reveals or choices)[luck.below(len(reveals or choices))])


@pytest.mark.parametrize(
    ("hand", "owned", "says"),
    [
        ("henchman", "waste", "Your task is over. End the turn?"),
        ("snitch", "waste", "Your task is over. Play an Influence card, or end the turn?"),
        ("henchman", "lawyer", "Your task is over. Use a Lawyer, or end the turn?"),
        (
            "snitch",
            "lawyer",
            "Your task is over. Play an Influence card or a Lawyer, or end the turn?",
        ),
    ],
)
def test_after_a_task_only_what_can_be_played_is_offered(hand: str, owned: str, says: str) -> None:
    tasks = {"y1": "J1C03", "y2": "J1C04", "g1": "J1C06"}
    scene = table("action", tasks=tasks, owned={Y: owned}, influence={Y: hand}, lingers=True)
    scene.act(Y, "y1", "cancel")
    seen = scene.match.view(Y)
    assert Voice(package("cosa_nostra").text("en"), NAMES, Y).say(Words().question(seen)) == says


@pytest.mark.parametrize("stepped", [True, False])
def test_an_answer_in_the_making_is_read_from_the_view_as_the_rules_read_it(stepped: bool) -> None:
    looked = set()
    for s, seat in questions(3, 2, stepped=stepped):
        ask = GAME.ask(s)
        if ask.name not in ("plan", "assign", "act", "turn_to_act"):
            continue
        assert ask.tree is not None
        path, _ = walk(ask.tree, s, seat, s.drafts[seat])
        made = making(GAME.seat_view(s, seat))
        verbs = [ACTIONS[step].verb for step in path]
        looked.add((ask.name, *verbs))
        if verbs[:1] == ["gangster"]:
            assert made.gangster == path[verbs.index("gangster")] - GANGSTER
        if "player" in verbs:
            assert made.player == int(ACTIONS[path[verbs.index("player")]].args[0])
        assert made.announcing == ("announce" in verbs)
    assert {verb for verbs in looked for verb in verbs} >= {"gangster", "player", "name"}


def test_what_is_missing_and_how_hard_it_is_are_read_from_the_view() -> None:
    asked = set()
    for number, (s, seat) in enumerate(questions(4, 2, stepped=True)):
        if s.asking not in ("act", "buy_after_roll") and number % 10:
            continue
        seen = GAME.seat_view(s, seat).table
        for card in s.hands[seat]:
            assert lacking(seen, s.board, seat, card) == missing(s, seat, card)
        if s.asking == "act":
            for gangster in s.planned_jobs(seat):
                job, at = s.load[gangster], s.crews[seat][0]
                by, target = find_gangster(seen, gangster), find_gangster(seen, at)
                assert by is not None
                assert target is not None
                needed = job_forecast(s, gangster, job, at).threshold
                assert threshold(s.board, job, by[1], target[1]) == needed
                asked.add("act")
        if s.asking == "buy_after_roll":
            for card in s.market:
                assert special_price(seen, s.board, s.board.cost[card]) == price(s, card)
            asked.add("buy")
    assert asked == {"act", "buy"}


def test_no_two_answers_of_a_list_read_alike() -> None:
    words, copies = Words(), 0
    for number, (s, seat) in enumerate(questions(5, 1, stepped=True)):
        if number % 5:
            continue
        seen = GAME.seat_view(s, seat)
        assert seen.prompt is not None
        said = [words.action(seen, option) for option in seen.prompt.options]
        assert [phrase for phrase in said if said.count(phrase) > 1] == []
        copies += any(phrase.say == "action-copy" for phrase in said)
    assert copies


# By window: what green holds, where it could answer and where it could not, and how to get there.
WINDOWS: dict[str, tuple[dict[str, Any], dict[str, Any], Callable[[Scene], object]]] = {
    "schemers": (
        {"tasks": {"y1": "J1C03", "g1": "J1C06"}, "influence": {G: "schemer"}},
        {"tasks": {"y1": "J1C03", "g1": "J1C06"}, "influence": {G: "spy"}},
        lambda scene: None,
    ),
    "reveal_robbery": (
        {"tasks": {"y1": "J1C03", "g1": "J3-robbery-1"}},
        {"tasks": {"y1": "J1C03", "g1": "J3C05"}},
        lambda scene: scene.dice(6).act(Y, "y1", "reveal").act(Y, "stop"),
    ),
    "reveal_trap": (
        {"tasks": {"y1": "J1T1", "g1": "J3-trap-1"}},
        {"tasks": {"y1": "J1T1", "g1": "J3C05"}},
        lambda scene: scene.dice(6).act(Y, "y1", "reveal", G),
    ),
    "play_doc": (
        {"tasks": {"y1": "J1-bash-1"}, "influence": {G: "emergency_doc"}},
        {"tasks": {"y1": "J1-bash-1"}, "influence": {G: "spy"}},
        lambda scene: scene.dice(6).act(Y, "y1", "reveal", G, "dealer-1"),
    ),
}


@pytest.mark.parametrize("window", WINDOWS)
@rules("CN-20.3")
def test_CN_20_3_a_window_is_put_in_the_same_words_whatever_one_holds(window: str) -> None:
    able, unable, script = WINDOWS[window]
    told = []
    for held in (able, unable):
        scene = table("action", round=3, **held)
        script(scene)
        assert scene.open[0] == window
        told.append(Words().question(scene.match.view(G)))
    assert told[0] == told[1]


@rules("CN-20.3", "CN-2.4")
def test_CN_20_3_nor_does_the_mulligan_tell_what_was_drawn() -> None:
    attacks = "J1-bash-1 J1-bash-2 J1T1 J1T2"
    scene = match_of(3)
    assert scene.open[0] == "mulligan"
    s = scene.s
    told = set()
    for new in (tuple(map(job, attacks.split())), (job("J1C01"),)):
        s.new_jobs[G] = new
        told.add((len(scene.options(G)), Words().question(scene.match.view(G)).say))
    assert told == {(2, "ask-mulligan"), (1, "ask-mulligan")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_the_names_of_the_reference(language: str) -> None:
    told = package("cosa_nostra").text(language)
    reference = (REFERENCE / f"cosa_nostra.{language}.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| (J\dC\d\d) \| (.*?) \|", reference, flags=re.MULTILINE))
    cash = [card.id for card in CONTENT.cash_jobs]
    assert sorted(rows) == sorted(cash)
    assert {card: told(f"job-{card}") for card in cash} == rows
    others = [f"job-{key}" for key in JOB_KEYS if key != "cash"]
    others += [f"business-{each}" for each in BUSINESS_IDS]
    others += [f"influence-{each}" for each in INFLUENCE_IDS]
    plain = reference.replace("\u00a0", " ")
    assert [name for name in others if f"\n| {told(name)} |" not in plain] == []
    assert JOB_KEYS[CASH] == "cash"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trade_is_told_with_all_its_things(language: str) -> None:
    match = Match(GAME, [SeatInfo(name) for name in NAMES[:3]], key_from("trade"))
    s = match.state
    while s.asking != "plan":
        match.act(s.waiting[0], match.view(s.waiting[0]).prompt.options[-1])  # type: ignore[union-attr]
    mine, theirs = s.businesses(0)[0], s.businesses(1)[0]
    gives = (("cash", 2), ("gangster", s.crews[0][0]))
    offer = Offer(0, 0, 1, gives, (("marker", theirs), ("marker", theirs), ("business", theirs)))
    with pytest.raises(Refused) as refused:  # of what is given away, no use is left to be given
        match.offer(offer)
    voice, words = Voice(package("cosa_nostra").text(language), NAMES, 2), Words()
    assert "Ben" in voice.say(words.refusal(refused.value))
    made = match.offer(Offer(0, 0, 1, (*gives, ("marker", mine)), (("marker", theirs),) * 2))
    match.accept(1, made.id)
    [trade] = [event for event in match.heard(2) if event.kind == "trade"]
    told = words.event(trade)
    assert told is not None
    line = voice.say(told)
    assert words.gangster(gives[1][1]) in line
    for each in (*gives, ("marker", mine), ("marker", theirs)):
        assert voice.say(words.item(each)) in line
    assert "2\u00a0×" in line or "2 ×" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_lacks_a_marker_is_named(language: str) -> None:
    voice = Voice(package("cosa_nostra").text(language), NAMES, 0)
    scene = table("planning", turn=Y, owned={Y: "casino", G: "pimp"}, markers=[(R, "pimp-1")] * 5)
    with pytest.raises(Refused) as refused:
        scene.trade(Y, R, "use:casino-1", "1")
    assert refused.value.reason == "trade-no-marker"
    assert NAMES[R] in voice.say(Words().refusal(refused.value))
    mine = Refused("trade-no-marker", "CN-16.7", seat=0)
    assert NAMES[0] not in voice.say(Words().refusal(mine))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_the_screen_fits_a_terminal(width: int, language: str) -> None:
    words, shown = Words(), 0
    for number, (s, seat) in enumerate(questions(5, 1, stepped=False)):
        if number % 40:
            continue
        voice = Voice(package("cosa_nostra").text(language), NAMES, seat)
        paper = StringIO()
        Console(file=paper, width=width).print(screen(GAME.seat_view(s, seat), words, voice))
        lines = paper.getvalue().splitlines()
        assert max(map(len, lines)) <= width
        assert "…" not in paper.getvalue()
        shown += any(task == JOB for task in s.task)
    assert shown > 5
