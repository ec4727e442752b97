"""A toy with what the games of the house need not all have: a sealed chain, a question put openly
to several whose options shrink with every answer, and a covert window."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from omerta.kernel.actions import ActionTable
from omerta.kernel.asks import Ask, Sealed, Window
from omerta.kernel.dice import Dice
from omerta.kernel.events import Happening
from omerta.kernel.game import Game, SeatView, StepTable
from omerta.kernel.state import State

ROUNDS = 6
ACTIONS = ActionTable()
TAKE = tuple(ACTIONS.add("take", thing) for thing in range(6))
PASS = ACTIONS.add("pass")
REACT = ACTIONS.add("react")
step = StepTable()


@dataclass(slots=True, kw_only=True)
class Toy(State):
    secrets: list[int]  # by seat: only that seat knows whether it can react
    things: list[int] = field(default_factory=list)
    points: list[int]
    rounds: int = 0


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Content(msgspec.Struct, frozen=True):
    pass


class ToyView(msgspec.Struct, frozen=True):
    secret: int | None
    things: tuple[int, ...]
    points: tuple[int, ...]
    rounds: int


class Bids(Happening, frozen=True):
    bids: tuple[tuple[int, ...], ...]


class Pick(Happening, frozen=True):
    seat: int
    thing: int


class Reaction(Happening, frozen=True):
    seat: int


def setup(players: int, options: Options, content: Content, dice: Dice) -> Toy:
    secrets = [dice.below(10, "secret") for _ in range(players)]
    s = Toy(players=players, dice=dice, secrets=secrets, points=[0] * players)
    s.plan(bid)
    return s


@step
def bid(s: Toy) -> None:
    if s.rounds < ROUNDS:
        s.rounds += 1
        s.things = list(range(s.players))
        s.ask(BID, tuple(range(s.players)))
    else:
        s.end()


def bidden(s: Toy, answers: list[tuple[int, ...]]) -> None:
    for seat, (one, two) in enumerate(answers):
        s.points[seat] += one * two
    s.tell(Bids(tuple(answers)), "T-1")
    s.ask(PICK, tuple(range(s.players)))


def picked(s: Toy, seat: int, thing: int) -> None:
    s.things.remove(thing)
    s.points[seat] += thing
    s.tell(Pick(seat, thing), "T-2")
    if not s.waiting:
        s.ask(REACTION, tuple(range(s.players)))


def reacted(s: Toy, seat: int, answer: int) -> None:
    if answer == REACT:
        s.points[seat] += s.dice.below(6, "reaction")
        s.tell(Reaction(seat), "T-3")
    s.plan(bid)


BID = Sealed[Toy](
    "bid",
    "T-1",
    lambda s, seat: TAKE if len(s.drafts[seat]) < 2 else (),
    bidden,
    lambda s, seat, luck: (TAKE[luck.below(6)], TAKE[0]),
    chain=True,
)
PICK = Ask[Toy](
    "pick",
    "T-2",
    lambda s, seat: tuple(s.things),
    picked,
    lambda s, seat, luck: (s.things[0],),
)
REACTION = Window[Toy](
    "reaction",
    "T-3",
    lambda s, seat: (PASS, REACT) if s.secrets[seat] > 4 else (PASS,),
    reacted,
    lambda s, seat, luck: (PASS,),
    passing=PASS,
)


def public_view(s: Toy) -> ToyView:
    return ToyView(None, tuple(s.things), tuple(s.points), s.rounds)


def own_parts(s: Toy, public: ToyView, seat: int) -> dict[str, Any]:
    return {"secret": s.secrets[seat]}


def unseen(s: Toy, seat: int) -> list[tuple[int, int]]:
    return [(owner, secret) for owner, secret in enumerate(s.secrets) if owner != seat]


def redeal(s: Toy, seat: int, dice: Dice) -> None:
    s.secrets = [
        secret if owner == seat else dice.below(10, "secret")
        for owner, secret in enumerate(s.secrets)
    ]


def observe(seen: SeatView) -> list[float]:
    table: ToyView = seen.table
    things = [float(thing in table.things) for thing in range(seen.players)]
    draft = len(seen.prompt.draft) if seen.prompt else 0
    return [float(table.secret or 0), *things, *table.points, table.rounds, draft]


GAME: Game[Any] = Game[Toy](
    name="toy",
    version="1",
    min_players=2,
    max_players=6,
    state=Toy,
    options_type=Options,
    content_type=Content,
    content=Content(),
    actions=ACTIONS,
    asks={ask.name: ask for ask in (BID, PICK, REACTION)},
    steps=step,
    setup=setup,
    public_view=public_view,
    own_parts=own_parts,
    unseen=unseen,
    redeal=redeal,
    tally=lambda s: len(s.secrets),
    scores=lambda s: list(s.points),
    most_decisions=lambda players: ROUNDS * players * 4,
    events=(Bids, Pick, Reaction),
    observe=observe,
)
