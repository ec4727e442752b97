"""Deal, DA-2: territories, control, troops, drugs, money, hands and piles."""

from __future__ import annotations

import re

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import (
    CONTENT,
    REGION_IDS,
    TERRITORIES,
    TERRITORY,
    TERRITORY_IDS,
)
from omerta.games.deal.state import NOBODY, territories
from omerta.kernel.events import PUBLIC
from omerta.reference import whole_reference
from tests.games.deal.numbers import SETTLED
from tests.games.deal.scenario import (
    ASP,
    KRA,
    MAR,
    SEG,
    YAN,
    cards,
    table,
    wander,
)

BOARD = SETTLED.board()


def names(bits: int) -> str:
    return " ".join(TERRITORY_IDS[place] for place in territories(bits))


# --- the map ---


@rules("DA-2.1")
def test_DA_2_1_consos_prods_and_greys() -> None:
    assert [bits.bit_count() for bits in (BOARD.consos, BOARD.prods, BOARD.greys)] == [19, 12, 18]
    assert BOARD.consos | BOARD.prods | BOARD.greys == (1 << TERRITORIES) - 1
    # A conso gives money and sells, a prod makes something, a grey gives nothing.
    scene = table("resources", turn=SEG, land={SEG: "GUA:1b1d DAL:1s1d KAN:1s1d"})
    assert scene.money(SEG) == 1
    assert scene.options(SEG) == ["sell DAL", "drug GUA", "soldier GUA", "end"]
    assert scene.open == ("resources", [SEG])


@rules("DA-2.2")
def test_DA_2_2_capitals_are_ordinary_territories_of_their_type() -> None:
    assert names(BOARD.capitals & BOARD.consos) == "NYC LVG"
    assert names(BOARD.capitals & BOARD.prods) == "MED LPZ"
    # The sixth conso and the sixth prod are capitals: P4.3 and P3.1 count them.
    scene = table(
        "resources",
        land={
            YAN: "VAN:1b CAL:1s TOR:1s MIN:1s PHI:1s LVG:1s "
            "CUL:1s ACA:1s SJO:1s KIN:1s QUI:1s MED:1s"
        },
    )
    assert {"P4.3", "P3.1"} <= {*scene.fulfilled(YAN).split()}
    assert scene.open == ("resources", [YAN])


@rules("DA-2.3")
def test_DA_2_3_land_and_sea_count_the_same() -> None:
    for place in range(TERRITORIES):
        assert BOARD.near[place] == BOARD.near_land[place] | BOARD.near_sea[place]
        for other in territories(BOARD.near[place]):
            assert BOARD.near[other] >> place & 1
    scene = table(turn=SEG, land={SEG: "CAY:1b2s1d", KRA: "LAX:1b PHI:1s"})
    # By sea to Halifax, by land to Caracas, an attack by sea on Philadelphia.
    assert {"to HAL", "to CCS", "to PHI"} <= {*scene.options(SEG)}
    scene.order(SEG, "CAY>PHI:1s")
    assert scene.open == ("weapons", [SEG, KRA])


@rules("DA-2.3")
def test_DA_2_3_the_map_is_that_of_the_reference() -> None:
    rows = re.findall(
        r"^\| ([A-Z]{3}) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$",
        whole_reference("deal", "en"),
        re.MULTILINE,
    )
    assert [row[0] for row in rows] == [*TERRITORY_IDS]
    code = {row[1]: row[0] for row in rows}
    kinds = {"blue": "conso", "red": "prod", "grey": "grey"}
    regions = ["Canada", "USA", "Mexico and Central America", "Caribbean", "South America"]
    for place, (_, _, kind, respect, region, land, sea) in enumerate(rows):
        found = CONTENT.territories[place]
        assert found.kind == kinds[kind.split(",")[0]]
        assert found.capital == ("capital" in kind)
        assert found.respect == (0 if respect == "–" else int(respect))
        assert found.region == REGION_IDS[regions.index(region)]
        for text, given in ((land, found.land), (sea, found.sea)):
            assert {code[name] for name in text.split(", ") if name != "–"} == {*given}


# --- control ---


@rules("DA-2.4")
def test_DA_2_4_control_is_where_a_troop_stands() -> None:
    scene = table(turn=KRA, land={KRA: "LAX:1b SFO:1s PHX:1l"})
    assert scene.land(KRA) == "SFO LAX PHX"
    scene.order(KRA, "SFO>SLC:1s")
    assert scene.land(KRA) == "SLC LAX PHX"
    assert scene.at("SFO") == ""
    assert scene.s.owner[TERRITORY["SFO"]] == NOBODY
    assert scene.open == ("order", [KRA])


@rules("DA-2.4")
def test_DA_2_4_attackers_do_not_control_what_they_fight_for() -> None:
    scene = table(turn=KRA, land={KRA: "LAX:1b2s", YAN: "VAN:1b SFO:2s"})
    scene.order(KRA, "LAX>SFO:2s")
    assert scene.land(KRA) == "LAX"
    assert scene.at("SFO") == "YAN 2s"
    assert scene.open == ("weapons", [KRA, YAN])


@rules("DA-2.5")
def test_DA_2_5_only_one_clan_is_left_after_a_fight() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "LAX:1b2s", YAN: "VAN:1b SFO:2s"},
        hands={KRA: "W05", YAN: "W01"},
    )
    scene.order(KRA, "LAX>SFO:2s").weapons(KRA="W05", YAN="W01").keep_hands()
    assert scene.at("SFO") == "KRA 2s"
    assert scene.open == ("order", [KRA])


# --- troops ---


@rules("DA-2.6")
def test_DA_2_6_soldier_1_lieutenant_3_boss_6_that_of_krantific_10() -> None:
    scene = table(turn=SEG, land={SEG: "TIJ:1b2s1l", KRA: "LAX:1b1l"})
    scene.order(SEG, "TIJ>LAX:1b2s1l")
    assert scene.values() == (6 + 2 + 3, 10 + 3)
    assert scene.open == ("weapons", [SEG, KRA])


@rules("DA-2.7", "DA-Q3")
def test_DA_2_7_at_most_50_soldiers_and_3_lieutenants() -> None:
    scene = table("recruitment", land={YAN: "VAN:1b49s2l"}, money={YAN: 30})
    assert scene.options(YAN) == ["soldier VAN", "lieutenant VAN", "end"]
    assert scene.options_after(YAN, "soldier VAN", "lieutenant VAN") == ["commit", "end"]
    scene.act(YAN, "soldier VAN", "lieutenant VAN", "end")
    assert scene.at("VAN") == "YAN 1b3l50s"
    assert scene.open == ("order", [YAN])


@rules("DA-2.7", "DA-12.15")
def test_DA_2_7_what_is_too_much_is_not_placed() -> None:
    scene = table("recruitment", land={KRA: "LAX:1b48s"}, turn=KRA, held={KRA: "K2"})
    scene.act(KRA, "play K2", "territory LAX")  # three soldiers
    assert scene.at("LAX") == "KRA 1b50s"
    assert scene.open == ("order", [KRA])


# --- drugs ---


@rules("DA-2.8", "DA-Q10")
def test_DA_2_8_drugs_go_with_the_territory() -> None:
    scene = table(turn=SEG, land={SEG: "HAB:1b SAL:1s2d CUN:1s"}, loose="KIN:4d")
    # Left behind they are nobody's and stay; who walks in owns what lies there.
    scene.order(SEG, "SAL>SJO:1s")
    assert (scene.at("SAL"), scene.at("KIN")) == ("2d", "4d")
    scene.order(SEG, "HAB>KIN:1b")
    assert scene.at("KIN") == "SEG 1b4d"
    scene.order(SEG, "CUN>SAL:1s")
    assert scene.at("SAL") == "SEG 1s2d"
    assert scene.told("fight_won") == []
    assert scene.open == ("order", [SEG])


@rules("DA-2.9", "DA-X34")
def test_DA_2_9_never_more_than_50_drugs() -> None:
    # X34: 49 drugs, those of nobody included; three plain prods.
    scene = table(
        "resources",
        turn=SEG,
        land={SEG: "GUA:1b ACA:1s CUL:1s", YAN: "VAN:1b30d"},
        loose="HAB:19d",
    )
    assert scene.options_after(SEG, "drug GUA") == ["soldier CUL", "soldier ACA", "commit", "end"]
    assert scene.refused(SEG, "drug GUA", "drug ACA")[0] == "not-offered"
    scene.act(SEG, "drug GUA", "soldier CUL", "soldier ACA", "end")
    assert [scene.at(place) for place in ("GUA", "CUL", "ACA")] == ["SEG 1b1d", "SEG 2s", "SEG 2s"]
    assert scene.s.all_drugs == 50
    assert scene.open == ("order", [SEG])


# --- money ---


@rules("DA-2.10", "DA-Q48")
def test_DA_2_10_who_cannot_pay_all_pays_what_he_has() -> None:
    scene = table(
        "deal",
        turn=ASP,
        clans="ASP KRA SEG",
        land={ASP: "BOG:1b TIJ:1s"},
        money={KRA: 1.5},
        held={ASP: "A3"},
    )
    scene.act(ASP, "play A3", KRA)
    assert (scene.money(KRA), scene.money(ASP)) == (0, 1.5)
    assert scene.open == ("deal", [ASP])


@rules("DA-2.10")
def test_DA_2_10_a_price_is_paid_in_full_or_nothing_is_bought() -> None:
    scene = table("recruitment", money={YAN: 1.5})
    assert scene.options(YAN) == ["soldier VAN", "end"]
    assert scene.options_after(YAN, "soldier VAN") == ["commit", "end"]
    scene.act(YAN, "soldier VAN", "commit")
    assert scene.money(YAN) == 0.5
    assert scene.open == ("order", [YAN])


# --- hands and piles ---


@rules("DA-2.11")
def test_DA_2_11_outside_a_fight_everybody_holds_five_cards() -> None:
    fought = 0
    for seed in range(2):
        for s in wander(4, seed):
            living = [seat for seat in range(4) if s.alive[seat] and s.phase]
            if s.fight is not None:
                fought += 1
            elif s.asking != "discard":
                assert all(len(s.hands[seat]) == 5 for seat in living)
            if s.round > 4:
                break
    assert fought


@rules("DA-2.12", "DA-2.16")
def test_DA_2_12_an_empty_pile_is_made_of_its_discards() -> None:
    scene = table("deal", hands={YAN: "W13 W13 W12 W12 W11"})
    s = scene.s
    s.weapon_discard, s.weapon_pile = s.weapon_pile[2:], s.weapon_pile[:2]
    last_two, gone = tuple(s.weapon_pile), len(s.weapon_discard)
    scene.act(YAN, "whole")
    # DA-2.16: the five just discarded are among those shuffled.
    assert scene.told("weapons_shuffled") == [{"count": gone + 5}]
    assert {*last_two} <= {*scene.s.hands[scene.seat(YAN)]}
    assert scene.s.weapon_discard == []
    assert len(scene.s.weapon_pile) == gone + 5 - 3
    assert scene.open == ("deal", [YAN])


@rules("DA-2.16")
def test_DA_2_16_discards_are_on_their_pile_before_the_first_card_is_drawn() -> None:
    scene = table("deal", hands={YAN: "W13 W13 W12 W12 W11"})
    s = scene.s
    rest = s.weapon_pile
    # Everything else is out of reach: only the discards can come.
    s.weapon_pile, s.weapon_discard = [], []
    s.hands[scene.seat(KRA)] = tuple(sorted([*s.hands[scene.seat(KRA)], *rest]))
    scene.match.act(scene.seat(YAN), "whole")
    assert scene.hand(YAN) == "W11 W12 W12 W13 W13"
    assert scene.open == ("deal", [YAN])


# --- fresh and spent ---


@rules("DA-2.13")
def test_DA_2_13_a_piece_moves_once_in_a_phase() -> None:
    scene = table(turn=KRA, land={KRA: "TIJ:1b2s1d ELP:1s"})
    scene.order(KRA, "TIJ>ELP:1s1d")
    assert scene.at("ELP") == "KRA 2s1d"
    # One soldier of the two is fresh, the drug is not.
    assert scene.options_after(KRA, "to COR", "add ELP soldier one") == ["commit", "further"]
    assert "to ACA" in scene.options(KRA)
    scene.order(KRA, "ELP>COR:1s")
    assert "to ACA" not in scene.options(KRA)
    # With the next action phase all is fresh again.
    scene.next_turn().next_turn().next_turn().until("order", KRA)
    assert scene.options_after(KRA, "to ACA", "add ELP soldier one", "add ELP drug one") == [
        "add COR soldier one",
        "commit",
        "further",
    ]
    assert scene.open == ("order", [KRA])


@rules("DA-2.13")
def test_DA_2_13_all_is_fresh_again_after_a_turn_cut_short_too() -> None:
    # Maras carry a drug to Cancún, then their boss dies in its attack.
    scene = table(
        clans="MAR KRA YAN",
        land={MAR: "TIJ:1b SAL:1s1d", KRA: "LAX:1b ACA:1s GUA:1s"},
        hands={MAR: "W01", KRA: "W10"},
    )
    scene.order(MAR, "SAL>CUN:1s1d").order(MAR, "TIJ>LAX:1b").weapons(MAR="W01", KRA="W10")
    scene.until("resources", KRA).act(KRA, "end").until("order", KRA)
    assert scene.at("CUN") == "1d"
    scene.order(KRA, "ACA>CUN:1s", "GUA>ACA:1s").order(KRA, "CUN>ACA:1d")
    assert scene.at("ACA") == "KRA 1s1d"
    assert scene.open == ("order", [KRA])


@rules("DA-2.13")
def test_DA_2_13_an_effect_outside_a_fight_removes_spent_pieces_first() -> None:
    scene = table(
        turn=YAN,
        clans="YAN KRA SEG",
        land={YAN: "VAN:1b1s SEA:3s", KRA: "LAX:1b SFO:1s"},
        held={KRA: "K1"},
    ).quietly()
    scene.step(YAN, "to SEA", "add VAN soldier one", "commit")
    # Drive-by after the order: one of four, the one that came.
    scene.act(KRA, "play K1", "territory SEA", "count 1").quietly()
    assert scene.at("SEA") == "YAN 3s"
    assert scene.options_after(YAN, "to BIL", "add SEA soldier all")[:1] == ["add VAN boss one"]
    scene.order(YAN, "SEA>BIL:3s")
    assert scene.at("BIL") == "YAN 3s"
    assert scene.open == ("order", [YAN])


@rules("DA-2.13")
def test_DA_2_13_troops_an_event_places_are_fresh() -> None:
    # Jailbreak, drawn for Seattle in the action phase.
    scene = table(turn=YAN, land={YAN: "VAN:1b1s"}, events="G07")
    scene.order(YAN, "VAN>SEA:1s")
    assert scene.open == ("place_soldier", [YAN])
    scene.act(YAN, "territory SEA").act(YAN, "territory SEA").until("order", YAN)
    assert scene.at("SEA") == "YAN 3s"
    path = ["to SFO", "add SEA soldier one", "add SEA soldier one"]
    assert scene.options_after(YAN, *path) == ["commit", "further"]
    assert scene.open == ("order", [YAN])


# --- what is kept ---


@rules("DA-2.14")
def test_DA_2_14_the_whole_state_can_be_written_down_and_gone_on_with() -> None:
    for number, s in enumerate(wander(3, 5)):
        if number % 40 == 0:
            assert type(s).from_json(s.to_json()) == s.clone()
        if number > 400:
            break
    # One seeded generator: the same seed, the same game.
    again = [s.to_json() for s, _ in zip(wander(3, 5), range(60), strict=False)]
    assert again == [s.to_json() for s, _ in zip(wander(3, 5), range(60), strict=False)]


@rules("DA-2.15")
def test_DA_2_15_records_of_a_phase_begin_anew_with_the_phase() -> None:
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b2s2d"})
    scene.act(KRA, "sell LAX", "commit")
    assert scene.s.sold[TERRITORY["LAX"]] == 1
    assert scene.money(KRA) == 1 + 4
    scene.next_turn().next_turn().next_turn()
    assert scene.s.sold[TERRITORY["LAX"]] == 0
    scene.act(KRA, "sell LAX", "end")  # the first of its phase again
    assert scene.money(KRA) == 5 + 1 + 4
    assert scene.open == ("recruit", [KRA])


@pytest.mark.parametrize("clan", [YAN, MAR])
@rules("DA-2.14")
def test_DA_2_14_all_see_what_lies_open(clan: str) -> None:
    scene = table(clans="YAN MAR KRA", money={MAR: 2.5}, land={MAR: "SAL:1b3s2d"})
    assert scene.view(PUBLIC) != scene.view(scene.seat(clan))  # own cards
    assert scene.sight(PUBLIC) == table(
        clans="YAN MAR KRA",
        money={MAR: 2.5},
        land={MAR: "SAL:1b3s2d"},
        hands={clan: "W13"},  # type: ignore[dict-item]
        weapons="W01",
    ).sight(PUBLIC)
    assert cards("W13")[0] not in scene.s.hands[scene.seat(clan)]
    assert scene.open == ("order", [YAN])
