"""The components of La Cosa Nostra, read from content.toml, and the options of a table.

Money is in thousands throughout (CN-Q1).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from omerta.kernel.content import parse_content

LEAST_PLAYERS, MOST_PLAYERS = 3, 5
ROUNDS = 4

FamilyId = Literal["blundetto", "dimaggio", "calmuti", "laserva", "caruso"]
FAMILY_IDS: tuple[FamilyId, ...] = get_args(FamilyId)
FAMILIES = len(FAMILY_IDS)
EACH_FAMILY = 6  # gangsters
STARTERS = 3  # of them, in play from the beginning
GANGSTERS = FAMILIES * EACH_FAMILY

BusinessId = Literal[
    "pimp",
    "dealer",
    "loan_shark",
    "lawyer",
    "politician",
    "cop",
    "garage",
    "construction",
    "waste",
    "night_club",
    "casino",
]
BUSINESS_IDS: tuple[BusinessId, ...] = get_args(BusinessId)
KINDS = len(BUSINESS_IDS)  # of Businesses
PIMP, DEALER, LOAN_SHARK, LAWYER, POLITICIAN, COP = range(6)

MonopolyId = Literal["prostitution", "drugs", "credit"]
MONOPOLY_IDS: tuple[MonopolyId, ...] = get_args(MonopolyId)
MONOPOLIES = len(MONOPOLY_IDS)

InfluenceId = Literal[
    "snitch",
    "spy",
    "emergency_doc",
    "henchman",
    "saboteur",
    "machine_pistol",
    "distraction",
    "schemer",
    "ambulance",
]
INFLUENCE_IDS: tuple[InfluenceId, ...] = get_args(InfluenceId)
INFLUENCES = len(INFLUENCE_IDS)
(
    SNITCH,
    SPY,
    EMERGENCY_DOC,
    HENCHMAN,
    SABOTEUR,
    MACHINE_PISTOL,
    DISTRACTION,
    SCHEMER,
    AMBULANCE,
) = range(INFLUENCES)

JobKindId = Literal[
    "bash",
    "property_damage",
    "vandalism",
    "kill_businessman",
    "arson",
    "persuasion",
    "assassination",
    "car_bomb",
    "drive_by",
    "robbery",
    "trap",
    "exceptional_offer",
    "connections",
    "money_laundering",
    "birthday_party",
    "horse_racing",
]
JOB_KEYS: tuple[str, ...] = (*get_args(JobKindId), "theft", "cash")
(
    BASH,
    PROPERTY_DAMAGE,
    VANDALISM,
    KILL_BUSINESSMAN,
    ARSON,
    PERSUASION,
    ASSASSINATION,
    CAR_BOMB,
    DRIVE_BY,
    ROBBERY,
    TRAP,
    EXCEPTIONAL_OFFER,
    CONNECTIONS,
    MONEY_LAUNDERING,
    BIRTHDAY_PARTY,
    HORSE_RACING,
    THEFT,
    CASH,
) = range(len(JOB_KEYS))

# What an Attack hits (CN-8.1, 8.4); the others, a Business of any kind.
ON_PLAYERS = (THEFT, PROPERTY_DAMAGE)
ON_GANGSTERS = (ASSASSINATION, CAR_BOMB, DRIVE_BY)
ON_BUSINESSMEN = (BASH, KILL_BUSINESSMAN, PERSUASION)
ON_ACTIVE = (BASH, VANDALISM)
SABOTAGE = (VANDALISM, ARSON)  # CN-18.8

# Bounds for a table's own content: generous, but no game goes on for ever.
Money = Annotated[int, Meta(ge=0, le=100)]
Price = Annotated[int, Meta(ge=1, le=100)]
Difficulty = Annotated[int, Meta(ge=1, le=6)]
Strength = Annotated[int, Meta(ge=1, le=6)]
Pile = Annotated[int, Meta(ge=1, le=ROUNDS)]
Count = Annotated[int, Meta(ge=0, le=40)]
Pays = tuple[Money, Money]  # with one success, and with more
ByRound = tuple[Count, Count, Count, Count]
SIDES = 6  # of a die
MOST_DICE = 7  # of a strength of 6 with a Machine Pistol
MOST_MARKERS = 8


class _Sourced(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: str


class Start(_Sourced, frozen=True):
    cash: Money
    influence: tuple[InfluenceId, ...]
    first_families: tuple[FamilyId, ...]  # recommended for a first game (CN-18.10)


class Limits(_Sourced, frozen=True):
    jobs: Annotated[int, Meta(ge=0, le=20)]
    influence: Annotated[int, Meta(ge=0, le=20)]
    market: Annotated[int, Meta(ge=1, le=6)]
    market_companies: Annotated[int, Meta(ge=0, le=4)]
    markers: Annotated[int, Meta(ge=1, le=MOST_MARKERS)]
    open_offers: Annotated[int, Meta(ge=1, le=20)]
    namings: Annotated[int, Meta(ge=1, le=5)]  # of targets, in a turn (CN-8.14)


class RoundNumbers(_Sourced, frozen=True):
    jobs: ByRound
    influence: ByRound
    hand_limit: tuple[bool, bool, bool, bool]
    short: Pile


class End(_Sourced, frozen=True):
    income_times: Count
    most_gangsters: Money
    laundered_times: Count
    trophies: ByRound  # worth of each point of strength with none, one, two, more


class Bonus(_Sourced, frozen=True):
    business: Money


class JobNumbers(_Sourced, frozen=True):
    property_damage: Pays
    laundering: Pays
    birthday: Pays
    stake: tuple[Price, Annotated[int, Meta(ge=1, le=20)]]
    exceptional_offer_off: Money
    connections_off: Money


class Monopoly(_Sourced, frozen=True):
    id: MonopolyId
    business: BusinessId
    income: Money


class Gangster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    strength: Strength
    price: Price | None = None


class Family(_Sourced, frozen=True):
    id: FamilyId
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    businesses: tuple[BusinessId, ...]
    gangsters: tuple[Gangster, ...]


class Business(_Sourced, frozen=True, rename={"company": "class"}):
    id: BusinessId
    company: Literal["company", "businessman"]
    count: Annotated[int, Meta(ge=1, le=9)]
    income: Money
    price: Price


class JobKind(_Sourced, frozen=True):
    id: JobKindId
    type: Literal["attack", "special", "response"]
    response: bool
    cards: ByRound
    difficulty: Annotated[int, Meta(ge=0, le=6)]  # 0: the strength of the target
    least: Annotated[int, Meta(ge=1, le=2)]


class Theft(_Sourced, frozen=True):
    id: str
    pile: Pile
    difficulty: Difficulty
    pays: Pays


class CashJob(_Sourced, frozen=True):
    id: str
    pile: Pile
    needs: Annotated[tuple[BusinessId, ...], Meta(max_length=6)]
    difficulty: Difficulty
    pays: Pays


class Influence(_Sourced, frozen=True):
    id: InfluenceId
    count: Count
    count_short: Count


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of content.toml."""

    start: Start
    limits: Limits
    rounds: RoundNumbers
    end: End
    bonus: Bonus
    jobs: JobNumbers
    monopolies: tuple[Monopoly, ...]
    families: tuple[Family, ...]
    businesses: tuple[Business, ...]
    job_kinds: tuple[JobKind, ...]
    thefts: tuple[Theft, ...]
    cash_jobs: tuple[CashJob, ...]
    influence: tuple[Influence, ...]

    def __post_init__(self) -> None:
        for given, known in (
            (self.monopolies, MONOPOLY_IDS),
            (self.families, FAMILY_IDS),
            (self.businesses, BUSINESS_IDS),
            (self.job_kinds, get_args(JobKindId)),
            (self.influence, INFLUENCE_IDS),
        ):
            ids = [each.id for each in given]
            if ids != list(known):
                raise ValueError(f"these, in this order, are needed: {', '.join(known)}")
        for family in self.families:
            priced = [who.price is not None for who in family.gangsters]
            if priced != [False] * STARTERS + [True] * (EACH_FAMILY - STARTERS):
                raise ValueError(f"a family has {STARTERS} start gangsters, then as many recruits")
        for kind in self.businesses:
            given_out = sum(family.businesses.count(kind.id) for family in self.families)
            if given_out > kind.count:
                raise ValueError(f"not enough to begin with: {kind.id}")
        for each in self.influence:
            if min(each.count, each.count_short) < self.start.influence.count(each.id) * FAMILIES:
                raise ValueError(f"not enough to begin with: {each.id}")
        if len(set(self.job_ids())) != len(self.job_ids()):
            raise ValueError("two jobs have the same id")
        dealt = [MOST_PLAYERS * each for each in self.rounds.jobs]
        piles = [card[1] for card in self.job_ids()]
        if any(piles.count(str(pile)) < dealt[pile - 1] for pile in range(1, ROUNDS + 1)):
            raise ValueError("a pile has too few jobs for five players")

    def job_ids(self) -> tuple[str, ...]:
        """The ids of all job cards, in order; their number is their place in it."""
        plain = [
            f"J{pile + 1}-{kind.id}-{number + 1}"
            for kind in self.job_kinds
            for pile, count in enumerate(kind.cards)
            for number in range(count)
        ]
        named = [*[each.id for each in self.thefts], *[each.id for each in self.cash_jobs]]
        return tuple(sorted([*plain, *named]))

    def business_ids(self) -> tuple[str, ...]:
        """The ids of all Business cards, in order; their number is their place in it."""
        return tuple(f"B-{kind.id}-{n + 1}" for kind in self.businesses for n in range(kind.count))

    def gangster_ids(self) -> tuple[str, ...]:
        """The ids of all gangsters, in order; their number is their place in it."""
        return tuple(
            f"G-{family.id}-{who.strength}{'s' if who.price is None else 'r'}"
            for family in self.families
            for who in family.gangsters
        )

    @cache  # noqa: B019  (a content lives as long as the program)
    def board(self) -> Board:
        """All that the rules look up while a game is played, by number."""
        gangsters = [who for family in self.families for who in family.gangsters]
        kinds = [n for n, kind in enumerate(self.businesses) for _ in range(kind.count)]
        jobs = [self._job(card) for card in self.job_ids()]
        return Board(
            family=tuple(n // EACH_FAMILY for n in range(GANGSTERS)),
            strength=tuple(who.strength for who in gangsters),
            price=tuple(who.price or 0 for who in gangsters),
            kind=tuple(kinds),
            cards=tuple(
                tuple(card for card, kind in enumerate(kinds) if kind == each)
                for each in range(len(self.businesses))
            ),
            company=tuple(self.businesses[kind].company == "company" for kind in kinds),
            income=tuple(self.businesses[kind].income for kind in kinds),
            cost=tuple(self.businesses[kind].price for kind in kinds),
            jobs=tuple(jobs),
            monopoly_kinds=tuple(BUSINESS_IDS.index(each.business) for each in self.monopolies),
            monopoly_income=tuple(each.income for each in self.monopolies),
            start_businesses=tuple(
                tuple(BUSINESS_IDS.index(each) for each in family.businesses)
                for family in self.families
            ),
            markers=self.limits.markers,
            market=self.limits.market,
            market_companies=self.limits.market_companies,
            most_jobs=self.limits.jobs,
            most_influence=self.limits.influence,
            most_open_offers=self.limits.open_offers,
            namings=self.limits.namings,
            first_families=tuple(FAMILY_IDS.index(i) for i in self.start.first_families),
            drawn_jobs=self.rounds.jobs,
            drawn_influence=self.rounds.influence,
            hand_limit=self.rounds.hand_limit,
            start_influence=tuple(sorted(INFLUENCE_IDS.index(i) for i in self.start.influence)),
            numbers=self.jobs,
            end=self.end,
            business_bonus=self.bonus.business,
        )

    def _job(self, card: str) -> Job:
        pile = int(card[1])
        if "-" in card:
            kind = self.job_kinds[get_args(JobKindId).index(card.split("-")[1])]
            return Job(
                key=JOB_KEYS.index(kind.id),
                pile=pile,
                attack=kind.type == "attack",
                response=kind.response,
                difficulty=kind.difficulty,
                least=kind.least,
            )
        for theft in self.thefts:
            if theft.id == card:
                return Job(THEFT, pile, True, False, theft.difficulty, 1, theft.pays)
        cash = next(each for each in self.cash_jobs if each.id == card)
        needs = tuple(BUSINESS_IDS.index(kind) for kind in cash.needs)
        return Job(CASH, pile, False, False, cash.difficulty, 1, cash.pays, needs)


class Job(msgspec.Struct, frozen=True):
    """A Job card. `needs` are kinds of Businesses in printed order, each as often as needed."""

    key: int
    pile: int
    attack: bool
    response: bool
    difficulty: int  # 0: the strength of the target
    least: int  # successes that give an effect
    pays: tuple[int, int] = (0, 0)
    needs: tuple[int, ...] = ()


class Board(msgspec.Struct, frozen=True):
    """What content.toml says, as the rules look it up: by gangster, by Business card, by Job."""

    family: tuple[int, ...]  # by gangster
    strength: tuple[int, ...]
    price: tuple[int, ...]  # 0 for start gangsters
    kind: tuple[int, ...]  # by Business card
    cards: tuple[tuple[int, ...], ...]  # by kind of Business
    company: tuple[bool, ...]
    income: tuple[int, ...]
    cost: tuple[int, ...]
    jobs: tuple[Job, ...]
    monopoly_kinds: tuple[int, ...]
    monopoly_income: tuple[int, ...]
    start_businesses: tuple[tuple[int, ...], ...]  # by family: kinds
    markers: int
    market: int
    market_companies: int
    most_jobs: int
    most_influence: int
    most_open_offers: int
    namings: int
    first_families: tuple[int, ...]
    drawn_jobs: tuple[int, ...]
    drawn_influence: tuple[int, ...]
    hand_limit: tuple[bool, ...]
    start_influence: tuple[int, ...]  # kinds
    numbers: JobNumbers
    end: End
    business_bonus: int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of a table (CN-18). The defaults are the published rules and our rulings."""

    espionage_anytime: bool = False
    business_bonus: bool = False
    robber_can_be_robbed: bool = False
    short_game: bool = False
    two_tasks_per_turn: Literal["auto", "on", "off"] = "auto"
    influence_from_round: Literal[1, 2, 3] = 1
    planning_timer: Literal[0, 30, 60, 120] = 60
    sabotage_companies_only: bool = False
    influence_deck: Literal[33, 35] = 33
    family_choice: Literal["random", "recommended", "choice"] = "random"
    stepped_offers: Literal["templates", "free", "off"] = "templates"


CONTENT = parse_content((files(__package__) / "content.toml").read_text("utf-8"), Content)
