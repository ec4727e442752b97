"""The components of Deal, read from content.toml, and the options of a table.

Money is in millions there and in half millions everywhere else (DA-2.10), so that it is whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from omerta.kernel.content import parse_content

LEAST_PLAYERS, MOST_PLAYERS = 3, 6

ClanId = Literal["YAN", "NVE", "KRA", "SEG", "MAR", "ASP"]
CLAN_IDS: tuple[ClanId, ...] = get_args(ClanId)
CLANS = len(CLAN_IDS)
YAN, NVE, KRA, SEG, MAR, ASP = range(CLANS)

TERRITORY_IDS = (
    *("VAN", "CAL", "WIN", "TOR", "MTL", "HAL", "SEA", "BIL", "MIN", "CHI", "DET", "NYC", "BOS"),
    *("PHI", "BMO", "SFO", "SLC", "DEN", "KAN", "MEM", "ATL", "LVG", "LAX", "PHX", "ELP", "DAL"),
    *("NOR", "COR", "MIA", "TIJ", "CUL", "GUA", "ACA", "CUN", "SAL", "SJO", "PAN", "HAB", "KIN"),
    *("SDO", "MED", "BOG", "CCS", "CAY", "QUI", "LIM", "MAN", "LPZ", "RIO"),
)
TERRITORIES = len(TERRITORY_IDS)
TERRITORY = {name: number for number, name in enumerate(TERRITORY_IDS)}

KindId = Literal["conso", "prod", "grey"]
KIND_IDS: tuple[KindId, ...] = get_args(KindId)
CONSO, PROD, GREY = range(len(KIND_IDS))
RegionId = Literal["CAN", "USA", "MEX", "CAR", "SAM"]
REGION_IDS: tuple[RegionId, ...] = get_args(RegionId)

WEAPON_IDS = (
    *("W01", "W02", "W03", "W04", "W05", "W06", "W07", "W08", "W09", "W10", "W11", "W12", "W13"),
    *(f"S-{clan}" for clan in CLAN_IDS),
)
WEAPONS = len(WEAPON_IDS)
# The special weapon of a clan is this one and its clan's number.
SPECIAL = WEAPONS - CLANS

PROFILE_IDS = ("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8")
PROFILES = len(PROFILE_IDS)
EACH_PROFILE = 5  # objectives

# States: true or false at a given moment. The others happen in a turn.
StateGoal = Literal[
    "capitals",
    "lieutenants",
    "money",
    "boss_on_capital",
    "greys",
    "soldiers",
    "prods",
    "drugs",
    "prod_capitals",
    "consos",
    "conso_capitals",
    "territories",
    "each_kind",
    "regions",
    "ports",
    "straits",
    "boss_abroad",
]
EventGoal = Literal[
    "takes_capital",
    "lone_soldier",
    "fights_won",
    "kills_lieutenant",
    "places_drugs",
    "drug_money",
    "sells_drugs",
    "deals_with",
    "takes_territories",
    "takes_start",
    "kills_troops",
    "kills_boss",
    "unscathed",
    "wins_defence",
    "betrays",
    "steals_drugs",
    "plays_events",
    "finishes_with",
    "wins_weaker",
    "ships_drugs",
    "sells_on",
]
GOALS: tuple[str, ...] = (*get_args(StateGoal), *get_args(EventGoal))
# What each is about, for the rules.
(
    CAPITALS,
    LIEUTENANTS,
    MONEY,
    BOSS_ON_CAPITAL,
    GREYS,
    SOLDIERS,
    PRODS,
    DRUGS,
    PROD_CAPITALS,
    CONSOS,
    CONSO_CAPITALS,
    LAND,
    EACH_KIND,
    REGIONS,
    PORTS,
    STRAITS,
    BOSS_ABROAD,
    TAKES_CAPITAL,
    LONE_SOLDIER,
    FIGHTS_WON,
    KILLS_LIEUTENANT,
    PLACES_DRUGS,
    DRUG_MONEY,
    SELLS_DRUGS,
    DEALS_WITH,
    TAKES_LAND,
    TAKES_START,
    KILLS_TROOPS,
    KILLS_BOSS,
    UNSCATHED,
    WINS_DEFENCE,
    BETRAYS,
    STEALS_DRUGS,
    PLAYS_EVENTS,
    FINISHES_WITH,
    WINS_WEAKER,
    SHIPS_DRUGS,
    SELLS_ON,
) = range(len(GOALS))
# Goals below this number are states; from it on they happen in a turn.
FIRST_DEED = len(get_args(StateGoal))
# Goals that count money: their number is in millions in content.toml.
MONEY_GOALS = ("money", "drug_money")

# The events by name, for the rules: Y1 … A4 by clan, then G01 … G20.
CLAN_EVENT_IDS = tuple(f"{letter}{n}" for letter in "YNKSMA" for n in range(1, 5))
GENERAL_EVENT_IDS = tuple(f"G{n:02}" for n in range(1, 21))
EVENT_IDS = (*CLAN_EVENT_IDS, *GENERAL_EVENT_IDS)
EVENTS = len(EVENT_IDS)
EVENT = {name: number for number, name in enumerate(EVENT_IDS)}
EACH_CLAN_EVENTS = 4
GENERAL = CLANS * EACH_CLAN_EVENTS  # the first general event
# The back of a general event; that of a clan event is its clan (DA-Q36).
CONTINENT = CLANS
PhaseId = Literal["R", "C", "A", "D", "F"]

# Actions are named up to these: how many pieces, and how many half millions.
MOST_COUNT, MOST_AMOUNT = 5, 40

# Bounds for a table's own content: generous, but no game goes on for ever.
Money = Annotated[float, Meta(ge=0, le=100, multiple_of=0.5)]
Price = Annotated[float, Meta(ge=0.5, le=100, multiple_of=0.5)]
# What is asked for in an offer step by step is an action.
Asked = Annotated[float, Meta(ge=0, le=MOST_AMOUNT / 2, multiple_of=0.5)]
AskedSum = Annotated[float, Meta(ge=0.5, le=MOST_AMOUNT / 2, multiple_of=0.5)]
Count = Annotated[int, Meta(ge=0, le=50)]
Value = Annotated[int, Meta(ge=1, le=20)]
Prices = tuple[Money, Money, Money, Money]


class _Sourced(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: str


class GameNumbers(_Sourced, frozen=True):
    goal: Value
    goal_medium: Value
    goal_truands: Value
    hand: Annotated[int, Meta(ge=1, le=10)]
    safety_rounds: Annotated[int, Meta(ge=1, le=200)]


class Troops(_Sourced, frozen=True):
    soldier: Literal[1]
    lieutenant: Annotated[int, Meta(ge=2, le=9)]
    boss: Value
    most_soldiers: Annotated[int, Meta(ge=2, le=50)]
    most_lieutenants: Annotated[int, Meta(ge=1, le=9)]
    most_drugs: Annotated[int, Meta(ge=1, le=50)]
    start_soldiers: Annotated[int, Meta(ge=0, le=10)]
    start_lieutenants: Annotated[int, Meta(ge=0, le=3)]


class Mob(_Sourced, frozen=True):
    value: Value


class RecruitPrices(_Sourced, frozen=True):
    soldier: Price
    lieutenant: Price


class Income(_Sourced, frozen=True):
    conso: Money
    conso_capital: Money
    prod: Annotated[int, Meta(ge=0, le=3)]
    prod_capital: Annotated[int, Meta(ge=0, le=6)]


class Market(_Sourced, frozen=True):
    usual: Prices
    shortage: Prices
    glut: Prices


class FightNumbers(_Sourced, frozen=True):
    bound: Annotated[int, Meta(ge=1, le=20)]
    special: Count
    ninkyo: Count


class TargetNumbers(_Sourced, frozen=True):
    boss: Count
    own: Count


class SeatBonus(_Sourced, frozen=True):
    each: tuple[Money, Money, Money, Money]  # with 3 to 6 players


class Stepped(_Sourced, frozen=True):
    prices: Annotated[tuple[Asked, ...], Meta(max_length=20)]
    most_drugs: Annotated[int, Meta(ge=1, le=MOST_COUNT)]
    swap: Annotated[tuple[AskedSum, ...], Meta(max_length=10)]
    pay: Annotated[tuple[AskedSum, ...], Meta(max_length=10)]
    most_offers: Annotated[int, Meta(ge=0, le=20)]
    most_live_offers: Annotated[int, Meta(ge=0, le=100)]


class Clan(_Sourced, frozen=True):
    id: ClanId
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    power: Annotated[str, Meta(min_length=1, max_length=40)]
    start: str
    boss: Value | None = None


class Territory(_Sourced, frozen=True):
    id: str
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    kind: KindId
    respect: Annotated[int, Meta(ge=0, le=9)]
    region: RegionId
    land: tuple[str, ...]
    sea: tuple[str, ...]
    capital: bool = False


class Border(_Sourced, frozen=True):
    closed: tuple[tuple[str, str], ...]


class Weapon(_Sourced, frozen=True):
    id: str
    damage: Annotated[int, Meta(ge=0, le=20)]
    need: Value
    count: Annotated[int, Meta(ge=1, le=20)]
    clan: ClanId | None = None


class Objective(_Sourced, frozen=True):
    id: str
    what: StateGoal | EventGoal
    number: Annotated[float, Meta(ge=1, le=100)]
    points: Annotated[int, Meta(ge=0, le=9)]


class Profile(_Sourced, frozen=True):
    id: str
    objectives: tuple[Objective, Objective, Objective, Objective, Objective]


class Straits(_Sourced, frozen=True):
    territories: tuple[str, ...]


class ClanEvent(_Sourced, frozen=True):
    id: str
    clan: ClanId
    phase: PhaseId
    permanent: bool
    number: Money = 0
    limit: Money = 0


class GeneralEvent(_Sourced, frozen=True):
    id: str
    permanent: bool
    number: Money = 0
    limit: Money = 0
    places: tuple[str, ...] = ()


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of content.toml."""

    game: GameNumbers
    troops: Troops
    mob: Mob
    prices: RecruitPrices
    income: Income
    market: Market
    fight: FightNumbers
    target: TargetNumbers
    seat_bonus: SeatBonus
    stepped: Stepped
    clans: tuple[Clan, ...]
    territories: tuple[Territory, ...]
    border: Border
    weapons: tuple[Weapon, ...]
    profiles: tuple[Profile, ...]
    straits: Straits
    clan_events: tuple[ClanEvent, ...]
    general_events: tuple[GeneralEvent, ...]

    def __post_init__(self) -> None:
        for given, known in (
            (self.clans, CLAN_IDS),
            (self.territories, TERRITORY_IDS),
            (self.weapons, WEAPON_IDS),
            (self.profiles, PROFILE_IDS),
            (self.clan_events, CLAN_EVENT_IDS),
            (self.general_events, GENERAL_EVENT_IDS),
        ):
            if [each.id for each in given] != list(known):
                raise ValueError(f"these, in this order, are needed: {', '.join(known)}")
        named = [place for each in self.territories for place in (*each.land, *each.sea)]
        named += [clan.start for clan in self.clans]
        named += [*self.straits.territories, *[end for pair in self.border.closed for end in pair]]
        named += [place for event in self.general_events for place in event.places]
        if unknown := set(named) - set(TERRITORY_IDS):
            raise ValueError(f"there is no territory {min(unknown)}")
        if len({clan.start for clan in self.clans}) != CLANS:
            raise ValueError("each clan needs a start territory of its own")
        by_id = {each.id: each for each in self.territories}
        for each in self.territories:
            for other in each.land:
                if each.id not in by_id[other].land:
                    raise ValueError(f"{each.id} and {other} do not agree on their border")
            for other in each.sea:
                if each.id not in by_id[other].sea:
                    raise ValueError(f"{each.id} and {other} do not agree on their sea route")
        hands = MOST_PLAYERS * self.game.hand + self.clan_event_number("S3")
        if sum(weapon.count for weapon in self.weapons) < hands + MOST_PLAYERS:
            raise ValueError("there are too few weapon cards for six hands")
        if 0 not in self.stepped.prices:
            raise ValueError("drugs may be given for nothing, so one of the prices is 0")
        if not 1 <= self.clan_event_number("K1") <= MOST_COUNT:
            raise ValueError(f"K1 removes 1 to {MOST_COUNT} soldiers")

    def clan_event_number(self, name: str) -> int:
        return int(self.clan_events[EVENT[name]].number)

    @cache  # noqa: B019  (a content lives as long as the program)
    def board(self) -> Board:
        """All that the rules look up while a game is played, by number."""
        places = self.territories
        near_land = tuple(mask(TERRITORY[each] for each in place.land) for place in places)
        near_sea = tuple(mask(TERRITORY[each] for each in place.sea) for place in places)
        events: tuple[ClanEvent | GeneralEvent, ...] = (*self.clan_events, *self.general_events)
        return Board(
            kind=tuple(KIND_IDS.index(place.kind) for place in places),
            capital=tuple(place.capital for place in places),
            respect=tuple(place.respect for place in places),
            region=tuple(REGION_IDS.index(place.region) for place in places),
            near=tuple(a | b for a, b in zip(near_land, near_sea, strict=True)),
            near_land=near_land,
            near_sea=near_sea,
            consos=self._of_kind("conso"),
            prods=self._of_kind("prod"),
            greys=self._of_kind("grey"),
            capitals=self._where(lambda place: place.capital),
            numbered=self._where(lambda place: place.respect > 0),
            ports=self._where(lambda place: bool(place.sea)),
            kinds=tuple(map(self._of_kind, KIND_IDS)),
            regions=tuple(
                mask(n for n, place in enumerate(places) if place.region == region)
                for region in REGION_IDS
            ),
            straits=mask(TERRITORY[each] for each in self.straits.territories),
            border=frozenset(
                pair
                for a, b in self.border.closed
                for pair in ((TERRITORY[a], TERRITORY[b]), (TERRITORY[b], TERRITORY[a]))
            ),
            starts=tuple(TERRITORY[clan.start] for clan in self.clans),
            boss=tuple(clan.boss or self.troops.boss for clan in self.clans),
            damage=tuple(weapon.damage for weapon in self.weapons),
            need=tuple(weapon.need for weapon in self.weapons),
            weapons=tuple(weapon.count for weapon in self.weapons),
            points=tuple(each.points for each in self._objectives()),
            best_profile=max(sum(o.points for o in each.objectives) for each in self.profiles),
            goals=tuple(self._goal(what) for what in GOALS),
            goal_land=self._goal_land(),
            land_goals=tuple(
                (counted, *goal)
                for what, counted in self._goal_land()
                for goal in self._goal(GOALS[what])
            ),
            other_goals=tuple(
                (what, *goal)
                for what in range(FIRST_DEED)
                if what not in dict(self._goal_land())
                for goal in self._goal(GOALS[what])
            ),
            fewest_drugs=min(
                [number for _, number in self._goal("drugs")], default=self.troops.most_drugs + 1
            ),
            tag=(*[event.phase for event in self.clan_events], *([""] * len(GENERAL_EVENT_IDS))),
            permanent=tuple(event.permanent for event in events),
            number=tuple(float(event.number) for event in events),
            limit=tuple(float(event.limit) for event in events),
            event_places=tuple(
                tuple(TERRITORY[each] for each in event.places)
                if isinstance(event, GeneralEvent)
                else ()
                for event in events
            ),
            hand=self.game.hand,
            mob=self.mob.value,
            lieutenant=self.troops.lieutenant,
            most_soldiers=self.troops.most_soldiers,
            most_lieutenants=self.troops.most_lieutenants,
            most_drugs=self.troops.most_drugs,
            start_soldiers=self.troops.start_soldiers,
            start_lieutenants=self.troops.start_lieutenants,
            soldier_price=halves(self.prices.soldier),
            lieutenant_price=halves(self.prices.lieutenant),
            conso_income=(halves(self.income.conso), halves(self.income.conso_capital)),
            prod_income=(self.income.prod, self.income.prod_capital),
            market=all_halves(self.market.usual),
            shortage=all_halves(self.market.shortage),
            glut=all_halves(self.market.glut),
            bound=self.fight.bound,
            special=self.fight.special,
            ninkyo=self.fight.ninkyo,
            target=self.target.boss,
            own_target=self.target.own,
            seat_bonus=all_halves(self.seat_bonus.each),
            safety_rounds=self.game.safety_rounds,
            offer_prices=all_halves(self.stepped.prices),
            offer_drugs=self.stepped.most_drugs,
            offer_swap=all_halves(self.stepped.swap),
            offer_pay=all_halves(self.stepped.pay),
            most_offers=self.stepped.most_offers,
            most_live_offers=self.stepped.most_live_offers,
        )

    def _goal_land(self) -> tuple[tuple[int, int], ...]:
        consos, prods, greys = map(self._of_kind, KIND_IDS)
        capitals = self._where(lambda place: place.capital)
        return (
            (CAPITALS, capitals),
            (GREYS, greys),
            (PRODS, prods),
            (PROD_CAPITALS, capitals & prods),
            (CONSOS, consos),
            (CONSO_CAPITALS, capitals & consos),
            (LAND, mask(range(TERRITORIES))),
            (PORTS, self._where(lambda place: bool(place.sea))),
            (STRAITS, mask(TERRITORY[each] for each in self.straits.territories)),
        )

    def _objectives(self) -> tuple[Objective, ...]:
        return tuple(each for profile in self.profiles for each in profile.objectives)

    def _goal(self, what: str) -> tuple[tuple[int, int], ...]:
        return tuple(
            (1 << place, halves(each.number) if what in MONEY_GOALS else int(each.number))
            for place, each in enumerate(self._objectives())
            if each.what == what
        )

    def _of_kind(self, kind: KindId) -> int:
        return self._where(lambda place: place.kind == kind)

    def _where(self, holds: Callable[[Territory], bool]) -> int:
        return mask(n for n, place in enumerate(self.territories) if holds(place))


def mask(numbers: Iterable[int]) -> int:
    """A set of territories as bits."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def drug_price(prices: tuple[int, ...], sold: int, *, steady: bool) -> int:
    """DA-4.4, 4.5: what the next drug pays on a territory where so many have been sold; steady:
    where each pays the capital price."""
    *falling, capital = prices
    return capital if steady else falling[min(sold, len(falling) - 1)]


def halves(millions: float) -> int:
    return int(millions * 2)


def all_halves(millions: tuple[float, ...]) -> tuple[int, ...]:
    return tuple(halves(each) for each in millions)


class Board(msgspec.Struct, frozen=True, cache_hash=True):
    """What content.toml says, as the rules look it up.

    Sets of territories are bits; money is in half millions."""

    kind: tuple[int, ...]  # by territory
    capital: tuple[bool, ...]
    respect: tuple[int, ...]
    region: tuple[int, ...]
    near: tuple[int, ...]  # sets
    near_land: tuple[int, ...]
    near_sea: tuple[int, ...]
    consos: int  # sets
    prods: int
    greys: int
    capitals: int
    numbered: int
    ports: int
    kinds: tuple[int, ...]  # consos, prods, greys
    regions: tuple[int, ...]
    straits: int
    border: frozenset[tuple[int, int]]  # both ways
    starts: tuple[int, ...]  # by clan
    boss: tuple[int, ...]
    damage: tuple[int, ...]  # by weapon
    need: tuple[int, ...]
    weapons: tuple[int, ...]
    points: tuple[int, ...]  # by objective: profile by profile, five each
    best_profile: int  # what one brings at the most
    # By what a goal is about: the objectives (as bits) that are, each with how much they ask for.
    goals: tuple[tuple[tuple[int, int], ...], ...]
    goal_land: tuple[tuple[int, int], ...]  # about so many territories of a set: about what, set
    land_goals: tuple[tuple[int, int, int], ...]  # the states about land: set, bit, how many
    other_goals: tuple[tuple[int, int, int], ...]  # the other states: about what, bit, how much
    fewest_drugs: int  # that any of them asks for
    tag: tuple[str, ...]  # by event
    permanent: tuple[bool, ...]
    number: tuple[float, ...]
    limit: tuple[float, ...]
    event_places: tuple[tuple[int, ...], ...]
    hand: int
    mob: int
    lieutenant: int
    most_soldiers: int
    most_lieutenants: int
    most_drugs: int
    start_soldiers: int
    start_lieutenants: int
    soldier_price: int
    lieutenant_price: int
    conso_income: tuple[int, int]  # usual, capital
    prod_income: tuple[int, int]
    market: tuple[int, ...]
    shortage: tuple[int, ...]
    glut: tuple[int, ...]
    bound: int
    special: int
    ninkyo: int
    target: int
    own_target: int
    seat_bonus: tuple[int, ...]  # by the number of players, from the least
    safety_rounds: int
    offer_prices: tuple[int, ...]
    offer_drugs: int
    offer_swap: tuple[int, ...]
    offer_pay: tuple[int, ...]
    most_offers: int
    most_live_offers: int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of a table (V1 to V7). The defaults are the published rules and our rulings."""

    goal: Literal["usual", "medium", "truands"] = "usual"
    random_clans: bool = False
    orphan_target: bool = False
    # After so many game rounds the game ends (V5); 0 for never, but for stepped play's safety stop.
    round_cap: Literal[0, 15, 20, 30, 40, 60, 100] = 0
    seat_bonus: bool = True
    present_events_only: bool = False


CONTENT = parse_content((files(__package__) / "content.toml").read_text("utf-8"), Content)
