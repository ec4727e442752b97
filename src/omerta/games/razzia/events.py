"""What can happen in Razzia, as it is told. A fact that only some may know has a default."""

from __future__ import annotations

from omerta.kernel.events import Happening

Stack = tuple[int, ...]  # of bills: their values, the largest first


class Round(Happening, frozen=True):
    round: int
    dealer: int


class Reshuffle(Happening, frozen=True):
    cards: int  # in the new pile


class Draw(Happening, frozen=True):
    seat: int
    card: int | None = None  # for the one who draws it


class Bills(Happening, frozen=True):
    placed: tuple[tuple[int, int], ...]  # bar and bill


class ExtraDrawn(Happening, frozen=True):
    dealer: int
    bill: int | None = None  # for the dealer


class LastRound(Happening, frozen=True): ...


class Extra(Happening, frozen=True):
    """The dealer placed the extra bill."""

    dealer: int
    bar: int
    bill: int


class Reveal(Happening, frozen=True):
    cards: tuple[int, ...]  # by seat


class Haul(Happening, frozen=True):
    """One player takes all that lies on a bar."""

    bar: int
    seat: int
    bills: Stack


class Raid(Happening, frozen=True):
    """The police at a bar caught somebody."""

    bar: int
    police: tuple[int, ...]
    gamblers: tuple[int, ...]


class FailedRaid(Happening, frozen=True):
    bar: int
    police: tuple[int, ...]
    gamblers: tuple[int, ...]


class Split(Happening, frozen=True):
    """Several have a claim to a bar."""

    bar: int
    claimants: tuple[int, ...]  # the strongest first; the first proposes
    bills: Stack


class Proposal(Happening, frozen=True):
    bar: int
    claimants: tuple[int, ...]
    shares: tuple[Stack, ...]  # by claimant


class Answer(Happening, frozen=True):
    """One claimant's answer, where they answer in turn."""

    seat: int
    duel: bool


class Answers(Happening, frozen=True):
    """All answers, where they are opened together."""

    claimants: tuple[int, ...]
    duels: tuple[bool, ...]


class Share(Happening, frozen=True):
    bar: int
    seat: int
    bills: Stack


class Duel(Happening, frozen=True):
    seats: tuple[int, int]  # the stronger first
    equal: bool  # in the value of their cards
    rolls: tuple[int, int]
    totals: tuple[int, int]
    winner: int


class DuelWon(Happening, frozen=True):
    bar: int
    seat: int
    bills: Stack


class End(Happening, frozen=True):
    money: tuple[int, ...]  # by seat
    winners: tuple[int, ...]


EVENTS = (
    Round,
    Reshuffle,
    Draw,
    Bills,
    ExtraDrawn,
    LastRound,
    Extra,
    Reveal,
    Haul,
    Raid,
    FailedRaid,
    Split,
    Proposal,
    Answer,
    Answers,
    Share,
    Duel,
    DuelWon,
    End,
)
