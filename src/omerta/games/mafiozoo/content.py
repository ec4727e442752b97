"""The components of Mafiozoo (MZ-C1 to C8), read from content.toml, and its options."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from omerta.kernel.content import parse_content
from omerta.kernel.refusal import BadSetup

CharacterId = Literal[
    "distiller",
    "mayor",
    "forger",
    "lieutenant",
    "femme_fatale",
    "truckers_union",
    "banker",
    "producer",
    "commissioner",
    "developer",
    "judge",
    "detective",
]
CHARACTER_IDS: tuple[CharacterId, ...] = get_args(CharacterId)
CHARACTERS = len(CHARACTER_IDS)
(
    DISTILLER,
    MAYOR,
    FORGER,
    LIEUTENANT,
    FEMME_FATALE,
    TRUCKERS_UNION,
    BANKER,
    PRODUCER,
    COMMISSIONER,
    DEVELOPER,
    JUDGE,
    DETECTIVE,
) = range(CHARACTERS)

# A targeted Corruption card is numbered like its character; all secret ones are alike.
SECRET = CHARACTERS
CARD_IDS = (*CHARACTER_IDS, "secret")

FavourId = Literal["alcohol", "permit", "jewel", "weapon", "godfather"]
FAVOUR_IDS: tuple[FavourId, ...] = get_args(FavourId)
FAVOURS = len(FAVOUR_IDS)
ALCOHOL, PERMIT, JEWEL, WEAPON, GODFATHER = range(FAVOURS)
ANY = FAVOURS  # in a cost: any favour will do

DistrictId = Literal["finance", "industrial", "chinatown", "little_italy", "campus", "park"]
DISTRICT_IDS: tuple[DistrictId, ...] = get_args(DistrictId)
DISTRICTS = len(DISTRICT_IDS)

PlaceId = Literal[
    "boxing_gym",
    "fence",
    "racetrack",
    "gambling_den",
    "building_site",
    "night_club",
    "docks",
    "law_office",
    "pizzeria",
    "barber",
    "massage_parlour",
    "prison",
    "police_station",
    "city_hall",
    "newspaper",
    "courthouse",
]
PLACE_IDS: tuple[PlaceId, ...] = get_args(PlaceId)
PLACES = len(PLACE_IDS)
(
    BOXING_GYM,
    FENCE,
    RACETRACK,
    GAMBLING_DEN,
    BUILDING_SITE,
    NIGHT_CLUB,
    DOCKS,
    LAW_OFFICE,
    PIZZERIA,
    BARBER,
    MASSAGE_PARLOUR,
    PRISON,
    POLICE_STATION,
    CITY_HALL,
    NEWSPAPER,
    COURTHOUSE,
) = range(PLACES)

MOST_PLAYERS = 4
MOST_AGENDA = 5
# Bounds for a table's own content: generous, but no game goes on for ever.
Small = Annotated[int, Meta(ge=0, le=20)]
Some = Annotated[int, Meta(ge=1, le=20)]
Number = Annotated[int, Meta(ge=1, le=CHARACTERS)]


class _Sourced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str


class Character(_Sourced, frozen=True):
    id: CharacterId
    row: Small
    column: Small
    silver: Literal["pay", "means"]
    amount: Some


class Tiles(_Sourced, frozen=True):
    most_golden: Annotated[int, Meta(ge=0, le=CHARACTERS)]


class Threads(_Sourced, frozen=True):
    pairs: Annotated[tuple[tuple[Number, Number], ...], Meta(max_length=66)]


class Diagonals(_Sourced, frozen=True):
    lines: Annotated[tuple[tuple[Number, ...], ...], Meta(max_length=20)]


class Favours(_Sourced, frozen=True):
    banker_money: Small
    producer_to_slush: Small
    producer_to_character: Annotated[int, Meta(ge=0, le=2)]
    developer_districts: Annotated[int, Meta(ge=0, le=5)]


class Corruption(_Sourced, frozen=True):
    per_character: Some
    secret: Small
    dealt: Annotated[int, Meta(ge=2, le=20)]
    targeted_limit: Annotated[int, Meta(ge=1, le=4)]
    secret_limit: Annotated[int, Meta(ge=1, le=4)]


class Informants(_Sourced, frozen=True):
    # MZ-6.7: a window asks who plays *the* card of a character.
    per_character: Literal[1]
    from_reserve: Literal[1]
    from_slush: Annotated[int, Meta(ge=1, le=3)]


class Godfather(_Sourced, frozen=True):
    cards: Annotated[tuple[tuple[Number, Small], ...], Meta(max_length=40)]


class Districts(_Sourced, frozen=True):
    ids: tuple[DistrictId, ...]
    tokens_each: Small
    agenda: Annotated[int, Meta(ge=1, le=MOST_AGENDA)]


class Place(_Sourced, frozen=True):
    id: PlaceId
    cost: tuple[Literal[FavourId, "any"], Literal[FavourId, "any"]]
    points: Small


class City(_Sourced, frozen=True):
    outer: tuple[PlaceId, ...]
    roads: tuple[tuple[PlaceId, PlaceId], ...]


class Rackets(_Sourced, frozen=True):
    boxing_gym_money: Small
    racetrack_money: Small
    fence_gems: Small
    gambling_den_gems: Small
    docks_items: Annotated[int, Meta(ge=0, le=3)]
    pizzeria_on: tuple[Number, ...]
    barber_on: tuple[Number, ...]
    prison_on: tuple[Number, ...]
    police_station_gems: Annotated[int, Meta(ge=1, le=3)]
    city_hall_gems: Annotated[int, Meta(ge=1, le=4)]
    courthouse_saves: Small


class Start(_Sourced, frozen=True):
    gems: Annotated[int, Meta(ge=1, le=100)]
    money: Small
    slush: tuple[Small, Small, Small, Small]
    slush_of_two: tuple[Small, Small]
    slush_of_two_corrected: tuple[Small, Small]
    rounds: Some
    rounds_of_two: Some
    straw_gems: Small
    straw_cards: Small


class Scoring(_Sourced, frozen=True):
    token: Small
    set: Small
    money_per_token: Some


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    characters: tuple[Character, ...]
    tiles: Tiles
    threads: Threads
    diagonals: Diagonals
    favours: Favours
    corruption: Corruption
    informants: Informants
    godfather: Godfather
    districts: Districts
    places: tuple[Place, ...]
    city: City
    rackets: Rackets
    start: Start
    scoring: Scoring

    def __post_init__(self) -> None:
        if tuple(each.id for each in self.characters) != CHARACTER_IDS:
            raise ValueError(f"characters must be {', '.join(CHARACTER_IDS)}, in this order")
        if tuple(each.id for each in self.places) != PLACE_IDS:
            raise ValueError(f"places must be {', '.join(PLACE_IDS)}, in this order")
        if self.districts.ids != DISTRICT_IDS:
            raise ValueError(f"districts must be {', '.join(DISTRICT_IDS)}, in this order")
        start = self.start
        if max(*start.slush, *start.slush_of_two, *start.slush_of_two_corrected) > start.gems:
            raise ValueError("a slush fund cannot begin with more gems than there are")
        if len(self.godfather.cards) < max(start.rounds, start.rounds_of_two):
            raise ValueError("there are too few Godfather cards for the rounds")
        # MZ-4.16: hands, law offices and last round's Judges never leave the pile short of a deal.
        deck = self.corruption.per_character * CHARACTERS + self.corruption.secret
        if deck < MOST_PLAYERS * (self.corruption.dealt + 2):
            raise ValueError("there are too few Corruption cards")
        # MZ-9.5: each of two players may have a card of the Judge in hand.
        if self.corruption.per_character * CHARACTERS - 2 < start.straw_cards:
            raise ValueError("there are too few targeted cards for the straw man")
        rackets = self.rackets
        for listed in (self.city.outer, rackets.pizzeria_on, rackets.barber_on, rackets.prison_on):
            if len(set(listed)) < len(listed):
                raise ValueError("something is listed twice")

    @cache  # noqa: B019  (a content lives as long as the program)
    def board(self) -> Board:
        """All that the rules look up while a game is played, by number."""
        rackets, corruption = self.rackets, self.corruption
        return Board(
            price=tuple(who.amount * (who.silver == "pay") for who in self.characters),
            means=tuple(who.amount * (who.silver == "means") for who in self.characters),
            threads=self._adjacency(self.threads.pairs),
            threads_and_diagonals=self._adjacency(
                (*self.threads.pairs, *_pairs_on(self.diagonals.lines))
            ),
            cost=tuple((_favour(place.cost[0]), _favour(place.cost[1])) for place in self.places),
            points=tuple(place.points for place in self.places),
            outer=sum(1 << PLACE_IDS.index(place) for place in self.city.outer),
            roads=self._roads(),
            most_golden=self.tiles.most_golden,
            dealt=corruption.dealt,
            limits=(*[corruption.targeted_limit] * CHARACTERS, corruption.secret_limit),
            city_hall_limit=max(corruption.targeted_limit, rackets.city_hall_gems),
            informant_slush=self.informants.from_slush,
            police_station_slush=max(self.informants.from_slush, rackets.police_station_gems),
            boxing_gym_money=rackets.boxing_gym_money,
            racetrack_money=rackets.racetrack_money,
            fence_gems=rackets.fence_gems,
            gambling_den_gems=rackets.gambling_den_gems,
            docks_items=rackets.docks_items,
            courthouse_saves=rackets.courthouse_saves,
            pizzeria_on=tuple(number - 1 for number in rackets.pizzeria_on),
            barber_on=tuple(number - 1 for number in rackets.barber_on),
            prison_on=tuple(number - 1 for number in rackets.prison_on),
            banker_money=self.favours.banker_money,
            producer_to_slush=self.favours.producer_to_slush,
            producer_to_character=self.favours.producer_to_character,
            developer_districts=self.favours.developer_districts,
            straw_gems=self.start.straw_gems,
            straw_cards=self.start.straw_cards,
            token_points=self.scoring.token,
            set_points=self.scoring.set,
            money_per_token=self.scoring.money_per_token,
        )

    def _adjacency(self, pairs: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
        near: list[set[int]] = [set() for _ in range(CHARACTERS)]
        for one, other in pairs:
            near[one - 1].add(other - 1)
            near[other - 1].add(one - 1)
        return tuple(tuple(sorted(each - {who})) for who, each in enumerate(near))

    def _roads(self) -> tuple[int, ...]:
        """For every place, the set of places a road joins it to, as bits."""
        roads = [0] * PLACES
        for one, other in self.city.roads:
            roads[PLACE_IDS.index(one)] |= 1 << PLACE_IDS.index(other)
            roads[PLACE_IDS.index(other)] |= 1 << PLACE_IDS.index(one)
        return tuple(roads)


def _pairs_on(lines: tuple[tuple[int, ...], ...]) -> list[tuple[int, int]]:
    """MZ-C4: all on one line are in diagonal, at any distance."""
    return [(one, other) for line in lines for one in line for other in line]


def _favour(kind: str) -> int:
    return ANY if kind == "any" else FAVOUR_IDS.index(kind)


class Board(msgspec.Struct, frozen=True, cache_hash=True):
    """What content.toml says, as the rules look it up: by character, by place, by name."""

    price: tuple[int, ...]  # of a silver face, by character; 0 where it is not for sale
    means: tuple[int, ...]  # gems a silver face asks for; 0 where it is for sale
    threads: tuple[tuple[int, ...], ...]
    threads_and_diagonals: tuple[tuple[int, ...], ...]
    cost: tuple[tuple[int, int], ...]
    points: tuple[int, ...]
    outer: int  # places, as bits
    roads: tuple[int, ...]  # by place: places, as bits
    most_golden: int
    dealt: int
    limits: tuple[int, ...]  # by Corruption card
    city_hall_limit: int
    informant_slush: int
    police_station_slush: int
    boxing_gym_money: int
    racetrack_money: int
    fence_gems: int
    gambling_den_gems: int
    docks_items: int
    courthouse_saves: int
    pizzeria_on: tuple[int, ...]
    barber_on: tuple[int, ...]
    prison_on: tuple[int, ...]
    banker_money: int
    producer_to_slush: int
    producer_to_character: int
    developer_districts: int
    straw_gems: int
    straw_cards: int
    token_points: int
    set_points: int
    money_per_token: int


# What forms are told of an option: with which numbers of players it means something.
ONLY_TWO = Meta(extra={"players": (2, 2)})


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of a table. The defaults are the published rules and our rulings on them."""

    first_player: Literal["random"] | Annotated[int, Meta(ge=0, le=3)] = "random"
    tile_faces: Literal["random_max6", "all_silver"] | tuple[CharacterId, ...] = "random_max6"
    tile_flip: bool = False
    two_player_start_gems: Annotated[Literal["5-6", "11-10"], ONLY_TWO] = "5-6"
    police_station_card: Literal["informant", "secret"] = "informant"
    majority_points: Literal[1, 2] = 1
    open_districts: bool = False

    def check(self, players: int) -> None:
        """What the types cannot say."""
        if isinstance(self.first_player, int) and self.first_player >= players:
            raise BadSetup(
                "setup-first-player", game="mafiozoo", seat=self.first_player, players=players
            )


CONTENT = parse_content((files(__package__) / "content.toml").read_text("utf-8"), Content)
