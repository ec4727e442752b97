"""What is printed on the characters' tiles and on the places: gifts, and racket bonuses."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from omerta.games.mafiozoo.content import (
    ALCOHOL,
    BANKER,
    BARBER,
    BOXING_GYM,
    BUILDING_SITE,
    CHARACTERS,
    CITY_HALL,
    COMMISSIONER,
    COURTHOUSE,
    DETECTIVE,
    DEVELOPER,
    DISTILLER,
    DOCKS,
    FEMME_FATALE,
    FENCE,
    FORGER,
    GAMBLING_DEN,
    GODFATHER,
    JEWEL,
    JUDGE,
    LAW_OFFICE,
    LIEUTENANT,
    MASSAGE_PARLOUR,
    MAYOR,
    NEWSPAPER,
    NIGHT_CLUB,
    PERMIT,
    PIZZERIA,
    PLACES,
    POLICE_STATION,
    PRISON,
    PRODUCER,
    RACETRACK,
    TRUCKERS_UNION,
    WEAPON,
    Board,
)

# MZ-6.25: the characters who give a favour token, each with its kind.
TOKENS = {
    DISTILLER: ALCOHOL,
    MAYOR: PERMIT,
    FORGER: JEWEL,
    LIEUTENANT: WEAPON,
    FEMME_FATALE: GODFATHER,
    COMMISSIONER: GODFATHER,
}

NO_TOKEN = -1


class Gift(msgspec.Struct, frozen=True):
    """Something that a character gives."""

    what: Literal["favour", "money", "district", "gem", "corruption-card", "informant-card"]
    count: int = 1
    favour: int = NO_TOKEN


class Racket(msgspec.Struct, frozen=True):
    """The bonus of a place for those with a thug there."""

    phase: int  # in which it works; 0: always
    rule: str
    amount: int = 1  # of money, gems or items
    characters: tuple[int, ...] = ()  # where its gem may be laid


@lru_cache(64)
def gifts(board: Board) -> tuple[tuple[Gift, ...], ...]:
    """By character."""
    given = {
        **{who: (Gift("favour", favour=favour),) for who, favour in TOKENS.items()},
        TRUCKERS_UNION: (Gift("district"), Gift("gem")),
        BANKER: (Gift("money", board.banker_money),),
        PRODUCER: (Gift("gem", board.producer_to_slush + board.producer_to_character),),
        DEVELOPER: (Gift("district", board.developer_districts),),
        JUDGE: (Gift("corruption-card"),),
        DETECTIVE: (Gift("informant-card"),),
    }
    return tuple(given[who] for who in range(CHARACTERS))


@lru_cache(64)
def rackets(board: Board, police_station_secret: bool) -> tuple[Racket, ...]:
    """By place."""
    informants = Racket(0, "MZ-6.4", board.police_station_slush)
    secret_cards = Racket(0, "MZ-5.10", board.police_station_slush)
    printed = {
        BOXING_GYM: Racket(1, "MZ-4.9", board.boxing_gym_money),
        RACETRACK: Racket(1, "MZ-4.9", board.racetrack_money),
        FENCE: Racket(1, "MZ-4.10", board.fence_gems),
        GAMBLING_DEN: Racket(1, "MZ-4.10", board.gambling_den_gems),
        BUILDING_SITE: Racket(1, "MZ-4.11"),
        NIGHT_CLUB: Racket(1, "MZ-4.12"),
        DOCKS: Racket(1, "MZ-4.13", board.docks_items),
        LAW_OFFICE: Racket(1, "MZ-4.14"),
        PIZZERIA: Racket(2, "MZ-5.19", characters=board.pizzeria_on),
        BARBER: Racket(2, "MZ-5.19", characters=board.barber_on),
        MASSAGE_PARLOUR: Racket(2, "MZ-5.20"),
        PRISON: Racket(2, "MZ-5.21", characters=board.prison_on),
        POLICE_STATION: secret_cards if police_station_secret else informants,
        CITY_HALL: Racket(0, "MZ-5.9", board.city_hall_limit),
        NEWSPAPER: Racket(0, "MZ-5.16"),
        COURTHOUSE: Racket(3, "MZ-6.14", board.courthouse_saves),
    }
    return tuple(printed[place] for place in range(PLACES))
