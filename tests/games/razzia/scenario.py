"""Scenes of Razzia, told as the rules tell them: amounts in thousands, cards as "P4 jungle".

`table` sets a scene at the question CHOOSE_CARD. Whoever is given no card to play sends police to
a bar where nobody is, and gets nothing; a bar that is not named holds one bill of 5.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
import pytest

from omerta.games.razzia import GAME
from omerta.games.razzia.content import (
    BAR_IDS,
    BAR_OF,
    CONTENT,
    GAMBLER,
    IS_POLICE,
    POLICE,
    Options,
)
from omerta.games.razzia.content import card as card_number
from omerta.games.razzia.state import ACTIONS, Razzia
from omerta.kernel.dice import key_from
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.refusal import Refused
from tests.games.wandering import Wanderings
from tests.games.wandering import told as heard

# Ernest, Karine, Anthelme and Judith sit clockwise in this order.
E, K, A, J = range(4)
KEY = key_from("razzia")
ALL_PLAYERS = range(3, 9)
OVER: tuple[str, list[int]] = ("", [])


# --- words and numbers ---


def bills(*thousands: int) -> list[int]:
    return [1000 * amount for amount in thousands]


def thousands(amounts: Iterable[int]) -> list[int]:
    """Amounts in thousands; every bill is worth whole thousands."""
    parts = [divmod(amount, 1000) for amount in amounts]
    assert not any(change for _, change in parts)
    return [whole for whole, _ in parts]


def card(text: str) -> int:
    """The card called "G5 colibri" or "P4 jungle"."""
    what, bar = text.split()
    kind = {"G": GAMBLER, "P": POLICE}[what[0]]
    return card_number(bar_number(bar), kind, int(what[1:]))


def cards(text: str) -> list[int]:
    """Cards, parted by commas."""
    return [card(each.strip()) for each in text.split(",") if each.strip()]


def bar_number(bar: str) -> int:
    return BAR_IDS.index(bar)


def action(notation: str) -> int:
    number = ACTIONS.parse(notation)
    assert number is not None, notation
    return number


def notations(options: Iterable[int]) -> list[str]:
    return [ACTIONS.notation(option) for option in options]


# --- scenes ---


class Scene:
    """A game at a chosen moment, and what is asked of it."""

    def __init__(self, match: Match[Razzia], plays: Mapping[int, int]) -> None:
        self.match = match
        self.s = match.state
        self.plays = plays
        self._money = list(self.s.money)
        self._round = self.s.round
        self._tally = GAME.tally(self.s)

    # --- acting ---

    def act(self, seat: int, what: int | str) -> None:
        """Act as a seat; no card and no bill may appear or vanish."""
        self.match.act(seat, what)
        assert GAME.tally(self.s) == self._tally

    def reveal(self) -> Scene:
        """Everybody plays the card the scene gave him."""
        for seat, chosen in self.plays.items():
            self.act(seat, chosen)
        return self

    def propose(self, shares: Mapping[int, Sequence[int]]) -> Scene:
        """The proposer gives each claimant these bills, step by step, and is done."""
        left = {seat: bills(*share) for seat, share in shares.items()}
        proposer = self.s.waiting[0]
        for bill in self.s.stack:
            to = next(seat for seat, share in left.items() if bill in share)
            left[to].remove(bill)
            self.act(proposer, f"share {to}")
        assert not any(left.values()), "more was given than lies there"
        self.act(proposer, "done")
        return self

    def answer(self, answers: Mapping[int, str]) -> Scene:
        for seat, what in answers.items():
            self.act(seat, what)
        return self

    def refused(self, seat: int, what: int | str) -> str:
        """The rule by which an action is refused; it leaves no trace."""
        return refusal(self.match, seat, what).rule

    # --- looking ---

    @property
    def open(self) -> tuple[str, list[int]]:
        """The open question and whom it waits for; OVER when there is none."""
        return self.s.asking, list(self.s.waiting)

    @property
    def gains(self) -> dict[int, int]:
        """Who got how much since the scene began."""
        gained = thousands(now - was for now, was in zip(self.s.money, self._money, strict=True))
        return {seat: amount for seat, amount in enumerate(gained) if amount}

    def on(self, bar: str) -> list[int]:
        """The bills on a bar, in the order they came."""
        return thousands(self.s.bills[bar_number(bar)])

    def left(self, bar: str) -> list[int]:
        """The bills on a bar, without the one each bar was dealt for the next round."""
        return self.on(bar) if self.s.round == self._round else self.on(bar)[:-1]

    @property
    def shares(self) -> dict[int, list[int]]:
        """The proposal: who was given which bills."""
        return {
            seat: thousands(share)
            for seat, share in zip(self.s.claimants, self.s.shares, strict=True)
        }

    @property
    def rolls(self) -> list[int]:
        """Every die rolled, in drawing order."""
        return [roll for duel in self.heard("duel") for roll in duel["rolls"]]

    @property
    def dice_left(self) -> list[int]:
        """The dice given to the scene that nobody has rolled."""
        return [roll + 1 for roll in self.s.dice.forced["die"][:-1]]

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """What was told in public of events of this kind."""
        return heard(self.match.events, kind)

    def view(self, seat: int) -> Any:
        """The table as a seat sees it."""
        return self.match.view(seat).table


def table(
    *,
    players: int = 4,
    dealer: int = E,
    bars: Mapping[str, Sequence[int]] | None = None,
    plays: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    dice: Sequence[int] = (),
    supply: Sequence[int] | None = None,
    money: Sequence[int] | None = None,
    round: int = 1,
    options: Options | None = None,
) -> Scene:
    """A scene at the question CHOOSE_CARD.

    `supply` is what is still to come, in drawing order (none: this is the last round). `hands`
    names cards a player holds beside the one he is to play. One roll more than `dice` names is
    an error.
    """
    seats = [SeatInfo(f"Player {seat}") for seat in range(players)]
    options = msgspec.structs.replace(options or Options(), first_dealer=dealer)
    match = Match(GAME, seats, KEY, options)
    s = match.state
    match.act(dealer, f"extra {BAR_IDS[s.bars[0]]}")
    match.events.clear()
    s.round = round
    for bar in s.bars:
        s.bills[bar] = bills(*(bars or {}).get(BAR_IDS[bar], [5]))
    if supply is not None:
        s.supply = bills(*supply)[::-1]
    if money is not None:
        s.money = bills(*money)
    held = [cards((hands or {}).get(seat, "")) for seat in range(players)]
    chosen = _plays(s, {seat: card(text) for seat, text in (plays or {}).items()}, held)
    _deal(s, chosen, held)
    s.dice.forced = {"die": (*[roll - 1 for roll in dice], CONTENT.die.sides)}
    return Scene(match, chosen)


def _plays(s: Razzia, named: dict[int, int], held: list[list[int]]) -> dict[int, int]:
    """A card for every seat: the bystanders send police where nobody else is."""
    crowded = {BAR_OF[each] for each in named.values()}
    taken = {each for hand in held for each in hand}
    spare = [
        each
        for each in CONTENT.deck(s.players, s.bars)
        if IS_POLICE[each] and BAR_OF[each] not in crowded and each not in taken
    ]
    return {seat: named[seat] if seat in named else spare.pop() for seat in range(s.players)}


def _deal(s: Razzia, plays: dict[int, int], held: list[list[int]]) -> None:
    """Give everybody the cards he needs and any others up to five; the rest is the draw pile."""
    for seat, hand in enumerate(held):
        if plays[seat] not in hand:
            hand.append(plays[seat])
    pile = list(CONTENT.deck(s.players, s.bars))
    for hand in held:
        for each in hand:
            pile.remove(each)
    for hand in held:
        while len(hand) < CONTENT.hand.size:
            hand.append(pile.pop(0))
    s.hands = [sorted(hand) for hand in held]
    s.draw_pile = pile


def refusal(match: Match[Razzia], seat: int, what: int | str) -> Refused:
    """Why an action is refused; it leaves no trace."""
    before = match.state.to_json(), len(match.log), len(match.events)
    with pytest.raises(Refused) as raised:
        match.act(seat, what)
    assert (match.state.to_json(), len(match.log), len(match.events)) == before
    return raised.value


def cannot_undo(match: Match[Razzia], seat: int) -> bool:
    """Is there nothing the seat could take back? If so, trying to leaves no trace."""
    before = match.state.to_json()
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(seat)
    assert match.state.to_json() == before
    return not match.can_undo(seat)


def match_of(players: int, seed: int | str = 0, options: Options | None = None) -> Match[Razzia]:
    """A match from its very beginning."""
    seats = [SeatInfo(f"Player {seat}") for seat in range(players)]
    return Match(GAME, seats, key_from(seed), options)


# --- proposals ---


def two(bills: list[int], dice: tuple[int, ...] = ()) -> Scene:
    """Ernest with a 5 and Karine with a 4 at the Jungle; Ernest is to propose."""
    plays = {E: "G5 jungle", K: "G4 jungle"}
    return table(bars={"jungle": bills}, plays=plays, dice=dice).reveal()


def three(bills: list[int], dice: tuple[int, ...] = (), options: Options | None = None) -> Scene:
    """Ernest with a 6, Karine with a 4, Anthelme with a 2 at the Jungle."""
    plays = {E: "G6 jungle", K: "G4 jungle", A: "G2 jungle"}
    return table(bars={"jungle": bills}, plays=plays, dice=dice, options=options).reveal()


def proposals(s: Razzia) -> Iterator[Razzia]:
    """Every state that the open proposal can lead to, once for each chain of steps."""
    (proposer,) = s.waiting
    for option in GAME.options(s, proposer):
        after = s.clone()
        GAME.act(after, proposer, option)
        if after.asking == "propose_split":
            yield from proposals(after)
        else:
            yield after


def reachable(s: Razzia) -> set[tuple[tuple[int, ...], ...]]:
    """Every different proposal that can be made."""
    return {after.shares for after in proposals(s)}


# --- whole games ---

_WANDERINGS = Wanderings(GAME)
wander, finished, others_see = (
    _WANDERINGS.wander,
    _WANDERINGS.finished,
    _WANDERINGS.others_see,
)
