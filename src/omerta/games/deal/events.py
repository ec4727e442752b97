"""What can happen in Deal, as it is told. A fact that only some may know has a default.

These are the events of the log, not the event cards; those are in `rules_event_cards` and
`rules_clan_cards`. Money is in half millions; seats, clans, territories and cards are numbers; −1
stands for nobody, nothing or a mob.
"""

from __future__ import annotations

from typing import Literal

from omerta.kernel.events import Happening, SeenEvent

Cards = tuple[int, ...]
Pair = tuple[int, int]
Move = tuple[int, int, int, int]  # from, what, how many, to
Terms = tuple[tuple[str, int], ...]  # how a total comes about


# --- setting up ---


class DrawnForFirst(Happening, frozen=True):
    """A card each, to find out who begins."""

    seats: tuple[int, ...]
    cards: Cards  # in the same order


class First(Happening, frozen=True):
    seat: int


class Clan(Happening, frozen=True):
    """A seat took a clan."""

    seat: int
    clan: int


class Dealt(Happening, frozen=True):
    seat: int
    profile: int | None = None  # for the seat itself
    target: int | None = None


# --- turns, resources, recruits ---


class Turn(Happening, frozen=True):
    seat: int
    round: int
    turn: int


class Phase(Happening, frozen=True):
    seat: int
    phase: int


class Income(Happening, frozen=True):
    seat: int
    amount: int


class Produced(Happening, frozen=True):
    seat: int
    place: int
    soldiers: int
    drugs: int


class Sold(Happening, frozen=True):
    """One drug."""

    seat: int
    place: int
    amount: int


class Recruited(Happening, frozen=True):
    seat: int
    place: int
    soldiers: int
    lieutenants: int
    paid: int
    left: int  # money


class Money(Happening, frozen=True):
    """Money that changed hands; nobody is the bank."""

    payer: int
    payee: int
    amount: int
    why: Literal["event", "killed", "commission"]


# --- orders, fights ---


class Moved(Happening, frozen=True):
    seat: int
    moves: tuple[Move, ...]
    hostile: int  # where the order starts a fight


class Fight(Happening, frozen=True):
    attacker: int
    defender: int
    place: int
    values: Pair


class FightRound(Happening, frozen=True):
    round: int


class WeaponsShown(Happening, frozen=True):
    """A round is decided. Pairs are the attacker's and the defender's."""

    attacker: int
    defender: int
    cards: Pair
    terms: tuple[Terms, Terms]
    totals: Pair
    damage: Pair  # that each side suffers


class Suffered(Happening, frozen=True):
    """What damage removed from a clan."""

    seat: int
    place: int
    soldiers: int
    lieutenants: int
    boss: int  # 0 or 1
    left: int  # troop value


class MobHurt(Happening, frozen=True):
    damage: int
    left: int


class FightOn(Happening, frozen=True):
    """The attacker could retreat, and stays."""

    seat: int


class Retreated(Happening, frozen=True):
    seat: int
    start: int
    end: int


class FightWon(Happening, frozen=True):
    winner: int
    attacker: int
    defender: int
    place: int
    drugs: int  # that fell to the attacker


class Eliminated(Happening, frozen=True):
    seat: int
    by: int
    cards: Cards  # the weapons it had
    events: Cards  # and its clan events


# --- weapon cards ---


class WeaponsShuffled(Happening, frozen=True):
    """The discarded ones are the pile again."""

    count: int


class Drew(Happening, frozen=True):
    seat: int
    count: int
    cards: Cards | None = None  # for the seat itself


class Discarded(Happening, frozen=True):
    seat: int
    cards: Cards


class HandKept(Happening, frozen=True):
    seat: int


class CardShown(Happening, frozen=True):
    seat: int
    to: int
    card: int | None = None  # for the two


class HandShown(Happening, frozen=True):
    """To all other living clans."""

    seat: int
    cards: tuple[int, ...] | None = None  # for them


# --- event cards ---


class NoEvent(Happening, frozen=True):
    """No event card is left to draw."""

    seat: int


class EventDrawn(Happening, frozen=True):
    """A general one; it works at once."""

    seat: int
    event: int


class EventHanded(Happening, frozen=True):
    """A clan event goes face down to its clan."""

    seat: int  # who drew it
    owner: int
    event: int | None = None  # for the owner


class EventSkipped(Happening, frozen=True):
    """A card of a clan that is not there."""

    event: int


class EventsShuffled(Happening, frozen=True):
    count: int


class EventPlayed(Happening, frozen=True):
    seat: int
    event: int


class InForce(Happening, frozen=True):
    event: int
    before: int


class OutOfForce(Happening, frozen=True):
    event: int


# --- what event cards do ---


class Placed(Happening, frozen=True):
    seat: int
    place: int
    soldiers: int
    lieutenants: int
    drugs: int


class Lost(Happening, frozen=True):
    seat: int
    place: int
    soldiers: int
    drugs: int


class ForcedSale(Happening, frozen=True):
    seat: int
    seller: int
    drugs: tuple[Pair, ...]  # the way of each
    amount: int


class Crack(Happening, frozen=True):
    seat: int
    place: int


class Tunnel(Happening, frozen=True):
    seat: int
    places: Pair


class BoughtOver(Happening, frozen=True):
    """A territory with its only soldier."""

    seat: int
    place: int
    before: int  # whose it was


class Looked(Happening, frozen=True):
    """At a hidden target."""

    seat: int
    at: int
    clan: int | None = None  # for who looked


# --- respect, reveals, the end ---


class Respect(Happening, frozen=True):
    seat: int
    change: int
    total: int
    by: Literal["territory", "objective", "boss"]
    which: int  # the territory, the objective, the clan of the boss


class ProfileRevealed(Happening, frozen=True):
    seat: int
    profile: int


class TargetRevealed(Happening, frozen=True):
    seat: int
    clan: int


class RoundCap(Happening, frozen=True):
    """The game ends by the number of rounds."""

    round: int


class Final(Happening, frozen=True):
    """Lists are by seat."""

    winner: int
    respect: tuple[int, ...]
    profiles: tuple[int, ...]
    targets: tuple[int, ...]


EVENTS = (
    *(DrawnForFirst, First, Clan, Dealt),
    *(Turn, Phase, Income, Produced, Sold, Recruited, Money),
    *(Moved, Fight, FightRound, WeaponsShown, Suffered, MobHurt, FightOn, Retreated, FightWon),
    Eliminated,
    *(WeaponsShuffled, Drew, Discarded, HandKept, CardShown, HandShown),
    *(NoEvent, EventDrawn, EventHanded, EventSkipped, EventsShuffled, EventPlayed),
    *(InForce, OutOfForce),
    *(Placed, Lost, ForcedSale, Crack, Tunnel, BoughtOver, Looked),
    *(Respect, ProfileRevealed, TargetRevealed, RoundCap, Final),
)


def attacks(event: SeenEvent) -> tuple[int, int] | None:
    """Who attacks whom."""
    fight = event.data
    return (fight.attacker, fight.defender) if isinstance(fight, Fight) else None
