"""Mafiozoo: who gets what, told a second time, from each player's own place (MZ-6.8 to 6.23)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo.content import FAVOURS, FORGER, GODFATHER, JEWEL
from omerta.games.mafiozoo.settling import Face, outcome
from tests.games.mafiozoo.scenario import LETTERS, STRAW, Settling, approaching

PRICE, MEANS = 3, 2
KINDS = ("highest bidder", "pay", "means")


@dataclass(frozen=True)
class Fate:
    """What becomes of one colour when a character is settled with."""

    favour: bool = False  # without paying
    token: bool = False  # a Godfather token besides
    may_pay: bool = False
    spends: bool = False  # gems to the Reserve; else back into the slush fund


def fate(mine: int, others: list[int], kind: str, godfather: bool) -> Fate:
    """The rules as they are told to one who has `mine` gems there, where `others` have theirs."""
    if mine == 0:  # MZ-6.2
        return Fate()
    ahead = [gems for gems in others if gems > mine]
    level = [gems for gems in others if gems == mine]
    if godfather:
        if not ahead and not level:  # MZ-6.18
            return Fate(favour=True, token=True, spends=True)
        if not ahead:  # MZ-6.19
            return Fate(favour=True, spends=True)
        if len(ahead) == 1 and not level:  # MZ-6.20, 6.21
            return Fate(favour=True)
        # MZ-6.22, 6.23
        return Fate(favour=kind == "means" and mine >= MEANS, may_pay=kind == "pay")
    if kind == "means":  # MZ-6.16, 6.17
        return Fate(favour=mine >= MEANS)
    if not ahead and not level:  # MZ-6.8, 6.11
        return Fate(favour=True, spends=True)
    return Fate(may_pay=kind == "pay")  # MZ-6.9, 6.10, 6.12, 6.13


def fates(gems: tuple[int, ...], kind: str, godfather: bool) -> list[Fate]:
    return [
        fate(mine, [*gems[:colour], *gems[colour + 1 :]], kind, godfather)
        for colour, mine in enumerate(gems)
    ]


def face(kind: str, godfather: bool) -> Face:
    # A golden face has a silver back: what that one asks for must not matter.
    price = PRICE * (kind != "means")
    return Face(kind == "highest bidder", price, MEANS * (kind == "means"), godfather)


@pytest.mark.parametrize("godfather", [False, True])
@pytest.mark.parametrize("kind", KINDS)
@rules(
    "MZ-6.8",
    "MZ-6.9",
    "MZ-6.10",
    "MZ-6.11",
    "MZ-6.12",
    "MZ-6.13",
    "MZ-6.15",
    "MZ-6.16",
    "MZ-6.17",
    "MZ-6.18",
    "MZ-6.19",
    "MZ-6.20",
    "MZ-6.21",
    "MZ-6.22",
    "MZ-6.23",
    "MZ-Q18",
)
def test_every_small_offer_comes_to_what_each_player_would_say(kind: str, godfather: bool) -> None:
    offers = [gems for gems in product(range(5), repeat=4) if any(gems)]
    assert len(offers) == 624
    for gems in offers:
        result = outcome(face(kind, godfather), gems)
        told = [
            Fate(
                favour=colour in result.served,
                token=colour == result.token,
                may_pay=colour in result.may_pay,
                spends=colour in result.spend,
            )
            for colour in range(4)
        ]
        assert told == fates(gems, kind, godfather), (gems, kind, godfather)
        assert len(set(result.served)) == len(result.served)


@rules("MZ-6.8", "MZ-6.16", "MZ-6.18")
def test_a_golden_face_asks_for_nothing_its_back_asks_for() -> None:
    for gems in product(range(4), repeat=3):
        if any(gems):
            for godfather in (False, True):
                backs = [Face(True, 3, 0, godfather), Face(True, 0, 2, godfather)]
                one, other = [outcome(back, gems) for back in backs]
                assert one == other


# --- the same at the table ---


def laid_out(gems: tuple[int, ...], kind: str, godfather: bool) -> Settling:
    """These gems on the Forger, the last colour of three being the straw man's."""
    letters = LETTERS[:2] + STRAW if len(gems) == 3 else LETTERS
    scene = approaching(
        "forger",
        " ".join(f"{letter}{count}" for letter, count in zip(letters, gems, strict=True)),
        golden=kind == "highest bidder",
        godfather=godfather,
        players=2 if len(gems) == 3 else 4,
    )
    means = [MEANS * (kind == "means" and who == FORGER) for who in range(12)]
    scene.s.board = msgspec.structs.replace(scene.s.board, means=tuple(means))
    return scene


def check(gems: tuple[int, ...], kind: str, godfather: bool) -> None:
    """Settle with the Forger; everybody who may pay does."""
    scene = laid_out(gems, kind, godfather)
    before, players = scene.s.clone(), scene.s.players
    scene.act(players - 1, "pass")
    expected = fates(gems, kind, godfather)
    payers = [seat for seat in range(players) if expected[seat].may_pay]
    assert scene.open == (("buy", payers) if payers else ("inform", [players - 1]))
    for seat in payers:
        scene.act(seat, "pay")
    for seat in range(players):
        own = expected[seat]
        got = scene.s.favours[seat * FAVOURS : (seat + 1) * FAVOURS]
        assert got[JEWEL] == (own.favour or own.may_pay), (gems, kind, godfather)
        assert got[GODFATHER] == own.token
        assert sum(got) == got[JEWEL] + got[GODFATHER]
        assert before.money[seat] - scene.s.money[seat] == PRICE * own.may_pay
        spent = gems[seat] * own.spends
        assert scene.s.reserve[seat] - before.reserve[seat] == spent
        assert scene.s.slush[seat] - before.slush[seat] == gems[seat] - spent
    if players == 2:  # MZ-9.8
        assert scene.s.reserve[2] - before.reserve[2] == gems[2]
        assert scene.s.slush[2] == 0
    assert scene.on("forger") == ""
    assert scene.open == ("inform", [players - 1])


@pytest.mark.parametrize("godfather", [False, True])
@pytest.mark.parametrize("kind", KINDS)
@rules("MZ-6.2", "MZ-6.12", "MZ-6.24", "MZ-6.25")
def test_at_the_table_everybody_gets_what_is_due(kind: str, godfather: bool) -> None:
    for gems in product(range(4), range(3), range(2), range(2)):
        if any(gems):
            check(gems, kind, godfather)


@pytest.mark.parametrize("godfather", [False, True])
@pytest.mark.parametrize("kind", KINDS)
@rules("MZ-9.7", "MZ-9.8", "MZ-Q19")
def test_the_straw_man_ranks_like_a_player_and_receives_nothing(kind: str, godfather: bool) -> None:
    for gems in product(range(4), range(3), range(4)):
        if any(gems):
            check(gems, kind, godfather)
