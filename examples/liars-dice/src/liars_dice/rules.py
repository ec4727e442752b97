"""The rules of Liar's Dice, in the order of the reference (LD-1 to 4), and what they are about."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path as File
from typing import Annotated

import msgspec

from omerta.kernel.actions import ActionTable
from omerta.kernel.asks import Ask
from omerta.kernel.content import parse_content
from omerta.kernel.dice import Dice
from omerta.kernel.events import Happening
from omerta.kernel.game import StepTable
from omerta.kernel.state import State
from omerta.kernel.trees import END, Choices, Path, confirm, options_of, put

LEAST_PLAYERS, MOST_PLAYERS = 2, 6
FACES, MOST_DICE = 6, 6
NOBODY = -1


class Cup(msgspec.Struct, frozen=True):
    dice: Annotated[int, msgspec.Meta(ge=1, le=MOST_DICE)]
    source: str


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cup: Cup


CONTENT = parse_content(File(__file__).with_name("content.toml").read_text("utf-8"), Content)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wild: bool = True  # LD-3.2: ones count as any face


@dataclass(slots=True, kw_only=True)
class LiarsDice(State):
    cups: list[list[int]]  # by seat: faces from 1 to 6, sorted
    wild: bool
    turn: int
    round: int = 0
    # The bid that stands: who made it, and so many dice of this face; nobody before the first.
    bidder: int = NOBODY
    count: int = 0
    face: int = 0
    shown: bool = False  # the cups are lifted
    lost: int = 0  # dice that left the game
    out: list[int] = field(default_factory=list)  # seats without dice, the first out first


ACTIONS = ActionTable()
LIAR = ACTIONS.add("liar")
# A bid is two choices: COUNT + so many dice, and then FACE + the face they show.
COUNT = len(ACTIONS) - 1
for _count in range(1, MOST_PLAYERS * MOST_DICE + 1):
    ACTIONS.add("count", _count)
FACE = len(ACTIONS) - 1
for _face in range(1, FACES + 1):
    ACTIONS.add("face", _face)


class Thrown(Happening, frozen=True):
    round: int
    first: int


class Bid(Happening, frozen=True):
    seat: int
    count: int
    face: int


class Lifted(Happening, frozen=True):
    caller: int
    matching: int  # so many dice match the bid
    count: int
    face: int


class Lost(Happening, frozen=True):
    seat: int
    left: int


EVENTS = (Thrown, Bid, Lifted, Lost)

step = StepTable()


def setup(players: int, options: Options, content: Content, dice: Dice) -> LiarsDice:
    """LD-1.1."""
    cups = [[0] * content.cup.dice for _ in range(players)]
    first = dice.below(players, "first")
    s = LiarsDice(players=players, dice=dice, cups=cups, wild=options.wild, turn=first)
    s.do(throw)
    return s


@step
def throw(s: LiarsDice) -> None:
    """LD-2.1: all throw in secret, and whoever begins bids."""
    s.round += 1
    s.bidder, s.count, s.face, s.shown = NOBODY, 0, 0, False
    for seat, cup in enumerate(s.cups):
        s.cups[seat] = thrown(len(cup), s.dice)
    if s.listener is not None:
        s.tell(Thrown(s.round, s.turn), "LD-2.1")
    s.ask(TURN, (s.turn,))


def thrown(count: int, dice: Dice) -> list[int]:
    return sorted(face + 1 for face in dice.throw(count, FACES, "throw"))


def choices(s: LiarsDice, seat: int, path: Path) -> Choices:
    """LD-2.2 to 2.4: “liar”, or a higher bid: first how many dice, then which face."""
    if not path:
        total = sum(map(len, s.cups))
        # With as many dice as were bid, a higher face is needed.
        least = max(1, s.count + (s.face == FACES))
        liar = [LIAR] if s.bidder != NOBODY else []
        return confirm(liar + [COUNT + count for count in range(least, total + 1)])
    if len(path) == 1 and path[0] != LIAR:
        above = s.face if path[0] - COUNT == s.count else 0
        return put([FACE + face for face in range(above + 1, FACES + 1)])
    return END


def answered(s: LiarsDice, seat: int, path: Path) -> None:
    if path[0] == LIAR:
        call(s, seat)
        return
    s.bidder, s.count, s.face = seat, path[0] - COUNT, path[1] - FACE
    s.turn = next_in(s, seat)
    if s.listener is not None:
        s.tell(Bid(seat, s.count, s.face), "LD-2.3")
    s.ask(TURN, (s.turn,))


def next_in(s: LiarsDice, seat: int) -> int:
    """LD-2.3: clockwise, without those who are out."""
    around = [(seat + distance) % s.players for distance in range(1, s.players)]
    return next(other for other in around if s.cups[other])


def call(s: LiarsDice, seat: int) -> None:
    """LD-3.1 to 3.3: cups are lifted, and one of the two loses a die."""
    s.shown = True
    matching = sum(matches(die, s.face, s.wild) for cup in s.cups for die in cup)
    if s.listener is not None:
        s.tell(Lifted(seat, matching, s.count, s.face), "LD-3.1")
    loser = seat if matching >= s.count else s.bidder
    s.cups[loser].pop()
    s.lost += 1
    if not s.cups[loser]:
        s.out.append(loser)
    if s.listener is not None:
        s.tell(Lost(loser, len(s.cups[loser])), "LD-3.3")
    # LD-4.1: whoever lost begins; the next, if that was the last die.
    s.turn = loser if s.cups[loser] else next_in(s, loser)
    if len(s.out) < s.players - 1:
        s.do(throw)
    else:
        s.end()  # LD-4.2


def matches(die: int, face: int, wild: bool) -> bool:
    """LD-3.2."""
    return die == face or (wild and die == 1)


TURN = Ask[LiarsDice](
    name="turn",
    rule="LD-2.2",
    options=options_of(choices),
    then=answered,
    # LD-2.5
    default=lambda s, seat, luck: (LIAR,) if s.count else (COUNT + 1, FACE + 1),
    chain=True,
    tree=choices,
    see=("LD-2.4", "LD-3.2"),
)
