"""A game, whole: everything the house needs to know of it, in one declaration.

Each game has one `PACKAGE = GamePackage(…)`. The house's own stand in `games/<game>/__init__.py`; a
game from outside names its own in the entry point group `omerta.games` (`games/outside.py`).
There is nothing else to sign up for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from rich.console import RenderableType

from omerta.bots.playable import Playable
from omerta.bots.talk import Attacks
from omerta.games.aim import AimCard, GameAim, aim_card
from omerta.games.figures import GameFigures
from omerta.games.pace import Beats
from omerta.games.words import Words
from omerta.kernel.game import SeatView
from omerta.kernel.shown import Drawing
from omerta.kernel.state import Item, Offer
from omerta.text import Text, text
from omerta.text.phrases import Voice


@dataclass(frozen=True, kw_only=True)
class GamePackage(Playable):
    """Beside engine, bots and prospects: how a game speaks, looks and stands in the lobby."""

    # The folder with `text/en.ftl` and `text/fr.ftl`; a game from outside has its `rules.en.md`
    # and `rules.fr.md` there, too. (Those of the house are in `docs/rules`.)
    folder: Path
    # The game in words. Called with a table's own content, or with none for the game's.
    words: Callable[..., Words]
    # How a view looks in a terminal.
    screen: Callable[[SeatView, Any, Voice], RenderableType]
    # How long each kind of event is looked at. Without it, events with a line for a while.
    beats: Beats | None = None
    # What one plays for. Without it, what the game's words say of it.
    aim: GameAim | None = None
    # How long a game takes, from so many minutes to so many.
    minutes: tuple[int, int]
    # Where its poster hangs: the lower the further left. Games from outside come last.
    order: int = 1000
    # What else a terminal says of a thing in an offer, where things of one name may differ.
    about_item: Callable[[SeatView, Item, Any, Voice], str] | None = None
    # What may go into an offer made by hand, where the house cannot list it.
    offering: Offering | None = None
    # Which events are attacks, by whom on whom: bots speak of them.
    attacks: Attacks | None = None
    # For the default table: how the last argument of an action is drawn on a button, by verb.
    drawn: Mapping[str, Drawing] = field(default_factory=dict)

    # For a lesson: what is drawn for a purpose (`Dice.forced`), by its name in the lesson's file.
    drawn_as: Callable[[str, str | int], int] = lambda purpose, name: int(name)

    # What the balance lab counts in this game, beside what it counts in every game.
    figures: GameFigures | None = None

    @property
    def name(self) -> str:
        return self.game.name

    def aim_card(self, seen: SeatView, words: Words, content: Any = None) -> AimCard:
        """What one plays for, from what the reader sees; with a table's own content, or the
        game's."""
        return aim_card(self.aim, self.game.actions, seen, words, content or self.game.content)

    def text(self, language: str) -> Text:
        """The house's messages and the game's."""
        return text(language, self.folder)


class Offering(Protocol):
    """What may go into an offer made by hand, where the house cannot list it by itself: things are
    too many, or are cards nobody else sees."""

    def partners(self, seen: SeatView) -> list[int]:
        """With whom the seat may trade now."""
        ...

    def things(self, seen: SeatView, draft: Offer, *, giving: bool) -> Iterator[Item]:
        """What may be added to a side of an offer, sums aside. The house leaves out what the rules
        forbid, as far as that lies open."""
        ...

    def countered(self, seen: SeatView, offer: Offer) -> Offer:
        """What a counter-offer begins with."""
        ...
