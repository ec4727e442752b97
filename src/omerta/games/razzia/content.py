"""The components of Razzia (RZ-C1 to C5), read from content.toml, and its options."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from omerta.kernel.content import parse_content
from omerta.kernel.refusal import BadSetup

BARS = 6
VALUES = 6  # RZ-C5: card values are drawn as die faces
GAMBLER, POLICE = 0, 1
KINDS = ("gambler", "police")

Value = Annotated[int, Meta(ge=1, le=VALUES)]
# Bounds for a table's own content: generous, but no game goes on for ever.
MOST_OF_A_KIND = 100
Positive = Annotated[int, Meta(ge=1, le=1_000_000)]
BarId = Literal["colibri", "cotton_club", "havanna_bar", "jungle", "lincoln", "jazz_house"]
BAR_IDS: tuple[BarId, ...] = get_args(BarId)


# A card is a small number made of its bar, its kind and its value. Equal cards are equal numbers.


def card(bar: int, kind: int, value: int) -> int:
    return (bar * 2 + kind) * VALUES + value - 1


# Read off by index: BAR_OF[card], IS_POLICE[card], VALUE_OF[card].
CARDS = BARS * 2 * VALUES
BAR_OF = tuple(card // (2 * VALUES) for card in range(CARDS))
IS_POLICE = tuple(card // VALUES % 2 == POLICE for card in range(CARDS))
VALUE_OF = tuple(card % VALUES + 1 for card in range(CARDS))


class _Sourced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str


class Bar(_Sourced, frozen=True):
    id: BarId
    name: str
    colour: str


class Values(_Sourced, frozen=True):
    values: Annotated[tuple[Value, ...], Meta(min_length=1, max_length=MOST_OF_A_KIND)]


class SmallDeck(_Sourced, frozen=True):
    most_players: int
    without_gamblers: tuple[Value, ...]
    without_police: tuple[Value, ...]


class Bills(_Sourced, frozen=True):
    value: Positive
    count: Annotated[int, Meta(ge=0, le=MOST_OF_A_KIND)]
    left_out_with_three: Annotated[int, Meta(ge=0)]


class Hand(_Sourced, frozen=True):
    size: Positive


class Die(_Sourced, frozen=True):
    sides: Positive


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    bars: tuple[Bar, ...]
    gamblers: Values
    police: Values
    small_deck: SmallDeck
    bills: tuple[Bills, ...]
    hand: Hand
    die: Die

    def __post_init__(self) -> None:
        if tuple(bar.id for bar in self.bars) != BAR_IDS:
            raise ValueError(f"bars must be {', '.join(BAR_IDS)}, in this order")
        if len({bills.value for bills in self.bills}) != len(self.bills):
            raise ValueError("a bill value is listed twice")
        if not 0 < len(self.bills) <= MOST_OF_A_KIND:
            raise ValueError(f"there are 1 to {MOST_OF_A_KIND} bill values")
        if any(bills.left_out_with_three > bills.count for bills in self.bills):
            raise ValueError("more bills are left out with three players than there are")
        # RZ-2.6: a refill can never fail. With three players four bars are in play.
        for players, bars in ((3, BARS - 2), (4, BARS), (5, BARS), (6, BARS), (7, BARS), (8, BARS)):
            if len(self.deck(players, tuple(range(bars)))) < players * self.hand.size:
                raise ValueError(f"there are too few cards for {players} players")
            if not self.money(players):
                raise ValueError(f"there are no bills for {players} players")

    def values(self, kind: int, players: int) -> list[int]:
        """RZ-1.4, 1.5: the card values of one kind in each colour."""
        values = list((self.gamblers, self.police)[kind].values)
        if players <= self.small_deck.most_players:
            deck = self.small_deck
            for value in (deck.without_gamblers, deck.without_police)[kind]:
                if value in values:
                    values.remove(value)
        return values

    @cache  # noqa: B019  (a content lives as long as the program)
    def deck(self, players: int, bars: tuple[int, ...]) -> tuple[int, ...]:
        """All cards in play."""
        return tuple(
            card(bar, kind, value)
            for bar in bars
            for kind in (GAMBLER, POLICE)
            for value in self.values(kind, players)
        )

    @cache  # noqa: B019
    def has_twins(self, players: int, bars: tuple[int, ...]) -> bool:
        """RZ-5.2: whether two cards in play are equal."""
        deck = self.deck(players, bars)
        return len(set(deck)) < len(deck)

    @cache  # noqa: B019
    def money(self, players: int) -> tuple[int, ...]:
        """RZ-C4, RZ-1.6: all bills in play."""
        return tuple(
            bills.value
            for bills in self.bills
            for _ in range(bills.count - (bills.left_out_with_three if players == 3 else 0))
        )


# What forms are told of an option: with which numbers of players it means something.
ONLY_THREE = Meta(extra={"players": (3, 3)})
FROM_SEVEN = Meta(extra={"players": (7, 8)})


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of a table. The defaults are the published rules and our rulings on them."""

    first_dealer: Literal["random"] | Annotated[int, Meta(ge=0, le=7)] = "random"
    removed_bars: Annotated[tuple[BarId, BarId], ONLY_THREE] = ("lincoln", "jazz_house")
    three_player_last_deal: Annotated[Literal["short", "drop"], ONLY_THREE] = "short"
    answers: Literal["simultaneous", "in_rank_order"] = "simultaneous"
    hidden_money: bool = False
    distance: Annotated[Literal["either_way", "clockwise"], FROM_SEVEN] = "either_way"

    def check(self, players: int) -> None:
        """What the types cannot say."""
        if players == 3 and self.removed_bars[0] == self.removed_bars[1]:
            raise BadSetup("setup-removed-bars", game="razzia")
        if isinstance(self.first_dealer, int) and self.first_dealer >= players:
            raise BadSetup(
                "setup-first-dealer", game="razzia", seat=self.first_dealer, players=players
            )


CONTENT = parse_content((files(__package__) / "content.toml").read_text("utf-8"), Content)
