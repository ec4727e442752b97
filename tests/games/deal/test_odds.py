"""The odds of a fight before it begins: from what a seat sees, by the rules' own strikes."""

from __future__ import annotations

import msgspec
import pytest

from omerta.games.deal.content import SPECIAL, TERRITORY, Board
from omerta.games.deal.odds import Matchup, Odds, chance_to_win, unseen_weapons, usual_odds
from omerta.games.deal.rules_strike import NINKYO, Fighter
from omerta.games.deal.state import MOB
from omerta.games.deal.view import DealView
from tests.games.deal.numbers import GAME, SETTLED
from tests.games.deal.scenario import ASP, KRA, YAN, Scene, table

BOARD = SETTLED.board()
CUL = TERRITORY["CUL"]
_YAN, _ASP = 0, 5


def board_of(damage: int, need: int) -> Board:
    """Every weapon does the same."""
    return msgspec.structs.replace(
        BOARD, damage=(damage,) * len(BOARD.damage), need=(need,) * len(BOARD.need)
    )


def only(*cards: int) -> list[int]:
    """Unknown cards, by kind."""
    return [cards.count(card) for card in range(len(BOARD.weapons))]


def test_nobody_and_somebody() -> None:
    odds = usual_odds(BOARD, mob=False)
    assert odds.blind(0, 3) == (0.0, 0.0, 3.0)
    assert odds.blind(3, 0) == (1.0, 3.0, 0.0)
    assert odds.blind(4, 4).win == pytest.approx(0.5)
    assert odds.blind(9, 4).win > 0.8 > odds.blind(5, 4).win > 0.5


def test_a_mob_draws_blindly() -> None:
    assert (
        usual_odds(BOARD, mob=True).blind(5, 5).win > usual_odds(BOARD, mob=False).blind(5, 5).win
    )


def test_one_round_by_hand() -> None:
    """Three soldiers with a card of 3 against three who draw one of two cards: 0 or 5."""
    board = msgspec.structs.replace(
        BOARD, damage=(0, 3, 5, *BOARD.damage[3:]), need=(1,) * len(BOARD.need)
    )
    odds = Odds(board, only(0, 2), mob=True)
    first = odds.with_hand((1,), Fighter(), 3, 3)
    # Against 0 the foe is gone at once; against 5 one is left of the three, who draws blindly, too:
    # 0 or 5 (the better of two 0.6 of the time) against 0 or 5.
    five = 0.4 * 0.5 + 0.6 * 0.75
    wins, loses = five * 0.5, (1 - five) * 0.5
    assert first.win == pytest.approx(0.5 + 0.5 * wins / (wins + loses))


def test_where_all_cards_are_equal_the_attacker_loses() -> None:
    """DA-7.26"""
    board = board_of(damage=3, need=1)
    assert Odds(board, board.weapons, mob=False).blind(9, 1).win == 0


def test_what_is_too_heavy_does_nothing() -> None:
    board = board_of(damage=5, need=4)
    odds = Odds(board, board.weapons, mob=False)
    assert odds.blind(4, 3).win == 1
    assert odds.blind(3, 4).win == 0


def test_special_weapons_and_help() -> None:
    odds = Odds(BOARD, BOARD.weapons, mob=False)
    hand = (SPECIAL + _YAN, 0, 0)
    stranger = odds.with_hand(hand, Fighter(), 5, 5).win
    owner = odds.with_hand(hand, Fighter(_YAN), 5, 5).win
    near = odds.with_hand(hand, Fighter(_YAN, (NINKYO,)), 5, 5).win
    assert stranger < owner < near


def test_a_hostage_of_the_foe_stops_the_own_card() -> None:
    hostage = only(SPECIAL + _ASP)
    known = (12, 12, 12)
    stopped = Odds(BOARD, hostage, Fighter(_ASP), mob=False).with_hand(known, Fighter(), 12, 12)
    usual = Odds(BOARD, hostage, Fighter(), mob=False).with_hand(known, Fighter(), 12, 12)
    assert stopped.win < usual.win


# --- as a seat sees it ---


def seen_by(scene: Scene, clan: str) -> DealView:
    view: DealView = GAME.view(scene.s, scene.seat(clan))
    return view


def test_from_a_view() -> None:
    scene = table(
        clans="YAN KRA SEG",
        turn=YAN,
        land={YAN: "TIJ:6s", KRA: "CUL:4s"},
        hands={YAN: "W13 W12 W11"},
    )
    view, seat = seen_by(scene, YAN), scene.seat(YAN)
    foe = scene.seat(KRA)
    few = chance_to_win(view, BOARD, Matchup(CUL, seat, foe, 3, 4))
    many = chance_to_win(view, BOARD, Matchup(CUL, seat, foe, 6, 4))
    assert 0 < few < many < 1
    assert chance_to_win(view, BOARD, Matchup(CUL, seat, MOB, 6, 4)) > many


def test_an_event_in_force_counts() -> None:
    def chance(in_force: str) -> float:
        scene = table(
            clans="YAN KRA SEG",
            turn=YAN,
            land={YAN: "TIJ:6s", KRA: "CUL:5s"},
            hands={YAN: "W05 W06 W07 W08 W09"},
            in_force=in_force,
        )
        fight = Matchup(CUL, scene.seat(YAN), scene.seat(KRA), 5, 5)
        return chance_to_win(seen_by(scene, YAN), BOARD, fight)

    assert chance("K4") < chance("")


def test_only_what_a_seat_knows_counts() -> None:
    """Whatever the other hand holds: the same."""
    chances = set()
    for hand in ("W01 W02 W03 W04 W05", "W13 W12 W11 W10 W09"):
        scene = table(
            clans="YAN ASP SEG",
            turn=YAN,
            land={YAN: "TIJ:6s", ASP: "CUL:5s"},
            hands={YAN: "W05 W06 W07 W07 W08", ASP: hand},
        )
        fight = Matchup(CUL, scene.seat(YAN), scene.seat(ASP), 6, 5)
        chances.add(chance_to_win(seen_by(scene, YAN), BOARD, fight))
    assert len(chances) == 1


def test_unseen_weapons() -> None:
    scene = table(clans="YAN KRA SEG", turn=YAN, hands={YAN: "W01 W01 W13 W13 W05"})
    view = seen_by(scene, YAN)
    unseen = unseen_weapons(view, BOARD)
    in_sight = sum(BOARD.weapons) - sum(unseen)
    assert in_sight == 5 + len(view.weapon_discard)
    assert unseen[12] == BOARD.weapons[12] - 2 - view.weapon_discard.count(12)
