"""What one plays for: how one wins, how the game ends, who stands where, what can be done now.

A game says it in `games/<game>/aim.py`, as a function of a reader's view; so it tells nothing that
the reader may not see. The house adds what is alike in all games: everybody's figures, and the
choices of the open question. Page and terminal show the same card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from omerta.games.words import Words
from omerta.kernel.actions import ActionTable
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import SeatView
from omerta.text.phrases import Part, Phrase, SeatName

MOST_CHOICES = 3  # of the open question, on a card


class Way(msgspec.Struct, frozen=True):
    """A way to get there, and what it is worth. Its words are `aim-<name>`, `aim-<name>-how`."""

    name: Phrase
    how: Phrase
    worth: Part
    rule: str


class Aim(msgspec.Struct, frozen=True):
    """What a game is about, for one reader at one moment."""

    headline: Phrase  # how one wins, in about six words
    ends: Phrase  # how the game ends
    rule: str  # of the end
    track: tuple[int | None, ...]  # by seat; None for a figure the reader may not see
    goal: int | None  # that ends the game, if there is one
    ways: tuple[Way, ...]
    this_round: Phrase | None  # made of figures everybody can check


class Choice(msgspec.Struct, frozen=True):
    """Something that can be done now; without a name, what the question is about."""

    name: Phrase | None
    how: Phrase | None
    rule: str


class AimCard(msgspec.Struct, frozen=True):
    """The aim as it is shown."""

    aim: Aim
    standing: Phrase | None  # where the reader stands
    figures: tuple[Phrase | None, ...]  # of the track, in words
    now: tuple[Choice, ...]


@dataclass(frozen=True)
class Kind:
    """A kind of choice: its words are `now-<question>-<name>` and `now-<question>-<name>-how`."""

    name: str
    rule: str
    verbs: frozenset[str] = frozenset()  # offered while an option has one of these; always if none


def kind(name: str, rule: str, *verbs: str) -> Kind:
    return Kind(name, rule, frozenset(verbs))


@dataclass(frozen=True)
class GameAim:
    """What a game says of its aim."""

    # aim(seen, content): from what the reader sees, and the numbers of the table's content.
    of: Callable[[SeatView, Any], Aim]
    # By question: what can be done, where its options are too many to be listed.
    choices: Mapping[str, Sequence[Kind]] = field(default_factory=dict)


def way(name: str, worth: Part, rule: str, /, **params: Part) -> Way:
    return Way(Phrase(f"aim-{name}"), Phrase(f"aim-{name}-how", dict(params)), worth, rule)


def plain_aim(seen: SeatView, content: Any) -> Aim:
    """For a game that says nothing of its own: what its words say of it."""
    track = (None,) * seen.players if seen.scores is None else seen.scores
    return Aim(Phrase("game-tagline"), Phrase("game-blurb"), "", track, None, (), None)


PLAIN = GameAim(plain_aim)


def aim_card(
    own: GameAim | None, actions: ActionTable, seen: SeatView, words: Words, content: Any
) -> AimCard:
    told = own or PLAIN
    aim = told.of(seen, content)
    figures = [None if at is None else words.score(at) for at in aim.track]
    return AimCard(
        aim,
        standing(seen, aim, words),
        tuple(figures),
        choices_now(told, actions, seen, words),
    )


def standing(seen: SeatView, aim: Aim, words: Words) -> Phrase | None:
    """How far the reader is from the goal; without one, from the best of the others."""
    me = seen.seat
    if me == PUBLIC or (have := aim.track[me]) is None:
        return None
    if aim.goal is not None and have < aim.goal:
        left = aim.goal - have
        return Phrase("aim-to-go", {"have": words.score(have), "left": left})
    others = [(at, seat) for seat, at in enumerate(aim.track) if seat != me and at is not None]
    if len(others) < seen.players - 1:
        return None
    most, best = max(others)
    params: dict[str, Part] = {"have": words.score(have), "other": SeatName(best)}
    if have == most:
        alike = all(at == have for at, _ in others)
        return Phrase("aim-all-level" if alike else "aim-level", params)
    by = words.score(abs(have - most))
    return Phrase("aim-ahead" if have > most else "aim-behind", {**params, "by": by})


def choices_now(
    own: GameAim, actions: ActionTable, seen: SeatView, words: Words
) -> tuple[Choice, ...]:
    """What the open question lets the reader choose from: kinds of choices where there are many
    options, else the options."""
    prompt = seen.prompt
    if prompt is None:
        return ()
    kinds = own.choices.get(prompt.kind, ())
    if kinds and len(prompt.options) > 1:
        verbs = {actions[option].verb for option in prompt.options}
        offered = [each for each in kinds if not each.verbs or verbs & each.verbs]
        return tuple([_of_kind(prompt.kind, each) for each in offered[:MOST_CHOICES]])
    if len(prompt.options) > MOST_CHOICES:
        return (Choice(None, Phrase(f"why-{prompt.kind}"), prompt.rule),)
    return tuple(
        [Choice(words.action(seen, option), None, prompt.rule) for option in prompt.options]
    )


def _of_kind(question: str, each: Kind) -> Choice:
    says = f"now-{question}-{each.name}"
    return Choice(Phrase(says), Phrase(f"{says}-how"), each.rule)
