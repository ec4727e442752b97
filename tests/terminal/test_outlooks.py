"""Outlooks at the keyboard: what an answer or an offer would lead to, before it is given."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from fluent.runtime import FluentResource

from omerta.games.words import Words
from omerta.kernel.dice import key_from
from omerta.kernel.events import SeenEvent
from omerta.kernel.game import SeatView
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer
from omerta.lineup import USUAL
from omerta.terminal.keyboard import Quit
from omerta.terminal.table import TerminalTable
from omerta.text import Text
from omerta.text.phrases import Phrase
from tests.bazaar import GAME, Outlook
from tests.packages import admit
from tests.terminal.test_bargain import Scripted, Typing

ANN, BEN = range(2)
MESSAGES = """
game-intro = Trade.
ask-pack = What do you pack?
why-pack = Each good brings a coin.
action = Do { $what }
item = { $what } { $number }
outlook = brings { $coins } coins
bazaar-event = Something happened.
"""


class BazaarText(Text):
    def __init__(self) -> None:
        super().__init__("en")
        self._bundle.add_resource(FluentResource(MESSAGES))


class BazaarWords(Words):
    def question(self, seen: SeatView) -> Phrase:
        return Phrase(f"ask-{seen.asking}")

    def action(self, seen: SeatView, action: int) -> Phrase:
        return Phrase("action", {"what": GAME.actions.notation(action)})

    def refusal(self, refused: Refused) -> Phrase:
        return Phrase(refused.reason)

    def score(self, score: int) -> Phrase:
        return Phrase("item", {"what": "score", "number": score})

    def stage(self, seen: SeatView) -> Phrase:
        return Phrase("item", {"what": "round", "number": seen.table.round})

    def own_event(self, event: SeenEvent) -> Phrase | None:
        return Phrase("bazaar-event")

    def item(self, item: Item) -> Phrase:
        return Phrase("item", {"what": item[0], "number": item[1]})

    def outlook(self, seen: SeatView, outlook: Outlook) -> tuple[Phrase, ...]:
        return (Phrase("outlook", {"coins": outlook.coins}),)


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match[Any]:
    """The bazaar at its first question: Ann packs."""
    admit(monkeypatch, GAME, bots={USUAL: lambda luck: Scripted()}, words=lambda *_: BazaarWords())
    return Match(GAME, [SeatInfo("Ann"), SeatInfo("Ben", USUAL)], key_from(1))


def typed(match: Match[Any], *lines: str) -> list[str]:
    """What is shown, line by line, when this is typed and then nothing more."""
    console = Typing(lines)
    with pytest.raises(Quit):
        TerminalTable(match, console, BazaarText(), lambda: None).play()
    return [" ".join(line.split()) for line in console.output.splitlines()]


def under(shown: list[str], label: str) -> str:
    """The line below the last one that holds this label."""
    [*_, last] = [number for number, line in enumerate(shown) if label in line]
    return shown[last + 1]


def test_every_option_says_what_it_would_lead_to(match: Match[Any]) -> None:
    shown = typed(match)
    assert under(shown, "Do pack 0") == "brings 1 coins"
    assert under(shown, "Do done") == "brings 0 coins"


def test_in_a_chain_the_steps_so_far_count(match: Match[Any]) -> None:
    shown = typed(match, "pack 0")
    assert under(shown, "Each good brings a coin.") == "brings 1 coins"
    assert under(shown, "Do pack 1") == "brings 2 coins"
    assert under(shown, "Do done") == "brings 1 coins"


def test_an_offer_says_what_it_would_change(match: Match[Any]) -> None:
    match.offer(Offer(0, BEN, ANN, (("coins", 2),), (("good", 0),)))
    shown = typed(match)
    assert under(shown, "You give: good 0") == "brings 2 coins"


def test_a_game_without_outlooks_shows_none(match: Match[Any]) -> None:
    match.game = replace(match.game, outlook=None)
    assert not [line for line in typed(match) if line.startswith("brings")]
