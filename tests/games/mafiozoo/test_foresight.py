"""View and outlook say what the rules would do: one settlement, told in three places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME, settling
from omerta.games.mafiozoo.content import FENCE
from omerta.games.mafiozoo.outlook import MafiozooOutlook, outlook
from omerta.games.mafiozoo.view import MafiozooView
from omerta.kernel.asks import NOBODY
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC, Event
from tests.facts import facts
from tests.games.mafiozoo.scenario import B, G, R, Scene, Y, action, character, settled, table


def view(scene: Scene, seat: int = PUBLIC) -> MafiozooView:
    seen: MafiozooView = GAME.view(scene.s, seat)
    return seen


def foreseen(scene: Scene, seat: int, *steps: str) -> MafiozooOutlook:
    would = outlook(scene.s, seat, tuple(map(action, steps)))
    assert would is not None
    return would


@pytest.fixture
def forget() -> Iterator[None]:
    """Verdicts are remembered; a trial must not leave any behind."""
    settling.verdict.cache_clear()
    yield
    settling.verdict.cache_clear()


@pytest.mark.usefixtures("forget")
def test_a_settlement_changed_for_trial_changes_what_view_and_outlook_tell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mayor = character("mayor")

    def told() -> list[object]:
        """Who comes second: by the rule that settles, by the view, by the outlook."""
        laid = {"mayor": "Y3 G2"}
        scene = table("play", godfather="mayor", gems=laid, seat=B, hands={B: "mayor"}, slush="B5")
        own = view(scene, B).own
        assert own is not None
        (result,) = settled("mayor", "Y3 G2", godfather=True).told("settle")
        return [
            result["second"],
            view(scene).standing[mayor].second,
            own.one_more[mayor].second,
            foreseen(scene, B, "card mayor", "bribe mayor").laid[0].comes_to.second,
        ]

    assert told() == [G, G, G, G]
    settling.verdict.cache_clear()
    monkeypatch.setattr(settling, "second_player", lambda gems, leaders: NOBODY)
    assert told() == [NOBODY] * 4


@rules("MZ-6.32")
def test_gems_on_who_has_been_settled_with_are_told_to_stay() -> None:
    scene = table("favours", character="banker", gems={"mayor": "Y2"}, informants={R: "judge"})
    standing = view(scene).standing[character("mayor")]
    assert (standing.rule, standing.says, standing.served) == ("MZ-6.32", ("later",), ())


@rules("MZ-5.11", "MZ-5.12")
def test_an_outlook_of_a_chain_tells_each_of_its_characters() -> None:
    scene = table("play", gems={"mayor": "G1"}, seat=Y, hands={Y: "mayor"}, slush="Y3")
    would = foreseen(scene, Y, "card mayor", "bribe mayor", "more")
    (laid,) = would.laid
    assert (laid.character, laid.gems, laid.comes_to.served) == (character("mayor"), 2, (Y,))
    assert (would.slush, would.left) == (1, 1)
    assert action("more") in would.then
    whole = foreseen(scene, Y, "card mayor", "bribe mayor", "more", "done")
    assert (whole.then, whole.left) == ((), 0)


@rules("MZ-7.4")
def test_an_outlook_of_a_thug_tells_where_it_leads() -> None:
    scene = table("influence", favours={R: "godfather godfather"})
    would = foreseen(scene, R, "thug fence")
    after = scene.s.clone()
    GAME.act(after, R, action("thug fence"))
    opened = {*GAME.view(after, R).players[R].reach} - {*view(scene, R).players[R].reach}
    assert {*would.opens} == opened != set()
    assert would.points == scene.s.board.points[FENCE]


# --- what is shown with each event ---

SHOWN: dict[str, Callable[[MafiozooView, dict[str, Any]], bool]] = {
    "godfather": lambda table, told: not table.discards,
    "district": lambda table, told: table.agenda[told["slot"]] is None,
    "corruption": lambda table, told: all(each.bonuses for each in table.players),
    "settle": lambda table, told: (table.settling is not None) == bool(told["payers"]),
    "payments": lambda table, told: table.settling is None,
}


class Watching:
    """Looks at the public view at every event."""

    def __init__(self) -> None:
        self.shown: set[str] = set()

    def hear(self, s: Any, event: Event) -> None:
        if event.kind in SHOWN:
            assert SHOWN[event.kind](GAME.public_view(s), facts(event)), event
            self.shown.add(event.kind)


def test_an_event_is_told_after_the_change_it_tells_of() -> None:
    watching = Watching()
    for number in range(4):
        s = GAME.begin(4, key_from(f"watched {number}"))
        s.thugs = [0xFFFF] * 4
        s.bonuses = [0] * 4
        s.listener = watching
        luck = Luck(key_from(f"luck {number}"))
        while s.asking:
            seat = s.waiting[luck.below(len(s.waiting))]
            options = GAME.options(s, seat)
            GAME.act(s, seat, options[luck.below(len(options))])
    assert watching.shown == set(SHOWN)
