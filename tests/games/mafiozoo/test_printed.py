"""What is printed on tiles and places is what the rules give."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from omerta.games.mafiozoo.content import (
    CHARACTERS,
    CONTENT,
    DEVELOPER,
    DOCKS,
    FEMME_FATALE,
    GODFATHER,
    PLACES,
    POLICE_STATION,
)
from omerta.games.mafiozoo.printed import Gift, gifts, rackets


def test_every_character_gives_something_and_every_place_has_a_racket() -> None:
    board = CONTENT.board()
    assert len(gifts(board)) == CHARACTERS
    assert all(gifts(board))
    assert gifts(board)[FEMME_FATALE] == (Gift("favour", favour=GODFATHER),)
    assert len(rackets(board, False)) == PLACES


def test_numbers_are_those_of_the_content() -> None:
    richer = replace(
        CONTENT,
        favours=replace(CONTENT.favours, developer_districts=4),
        rackets=replace(CONTENT.rackets, docks_items=7),
    ).board()
    assert gifts(richer)[DEVELOPER] == (Gift("district", 4),)
    assert rackets(richer, False)[DOCKS].amount == 7


@pytest.mark.parametrize(("secret", "rule"), [(False, "MZ-6.4"), (True, "MZ-5.10")])
def test_the_police_station_helps_as_the_option_says(secret: bool, rule: str) -> None:
    assert rackets(CONTENT.board(), secret)[POLICE_STATION].rule == rule
