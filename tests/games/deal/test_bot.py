"""Deal's bots: what they know of the game, what they choose, how they bargain."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import msgspec
import pytest

from omerta.games.deal import GAME, content
from omerta.games.deal.bot.attacks import Attacks
from omerta.games.deal.bot.bargaining import Bargaining
from omerta.games.deal.bot.drug_goals import DrugGoals
from omerta.games.deal.bot.forces import Forces
from omerta.games.deal.bot.hands import strength
from omerta.games.deal.bot.market import Market
from omerta.games.deal.bot.paths import Move
from omerta.games.deal.bot.peace import Peace
from omerta.games.deal.bot.players import BOTS, HeuristicBot
from omerta.games.deal.bot.quiet import attraction, move_boss, refill
from omerta.games.deal.bot.race import Race
from omerta.games.deal.bot.recruiting import Recruiting
from omerta.games.deal.bot.table import Table
from omerta.games.deal.bot.worth import WINNING, Worth
from omerta.games.deal.content import TERRITORY, TERRITORY_IDS, ClanId, Options
from omerta.games.deal.odds import Forecast, usual_odds
from omerta.games.deal.rules_strike import Fighter, strike
from omerta.games.deal.state import ACTIONS, LIEUTENANT, territories
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import (
    Accept,
    BargainMove,
    Decline,
    Propose,
    Reason,
    bargaining_decision,
    decision_for,
)
from omerta.kernel.drivers import Counter as CounterOffer
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.state import Offer, Pledge
from omerta.lab.simulation import simulate
from omerta.lineup import RANDOM, make
from tests.bots.playing import play_legally, played_out, seconds_for_a_choice, wins_more_than
from tests.games.bots import steps_of, word_of
from tests.games.deal.numbers import SETTLED
from tests.games.deal.scenario import KRA, MAR, NVE, SEG, YAN, Scene, cards, items, table
from tests.games.deal.scenes import mind

BOT, GREEDY = "bot", "greedy"


def whole_answer(scene: Scene, clan: str, bot: str = BOT) -> list[str]:
    """All steps a bot is asked for, to answer the open question."""
    steps = steps_of(bot, GAME, scene.s, scene.seat(clan))
    return [ACTIONS.notation(step) for step in steps]


def says(scene: Scene, clan: str, offer: Offer | None = None, bot: str = BOT) -> BargainMove | None:
    """What a bot says at a live table: to this offer, or of its own accord."""
    return word_of(bot, GAME, scene.s, scene.seat(clan), offer)


# --- what they know ---


def chances(mine: int, theirs: int, mob: bool = False) -> Forecast:
    return usual_odds(SETTLED.board(), mob=mob).blind(mine, theirs)


def forecast(hand: tuple[int, ...], mine: int, theirs: int, clan: int) -> Forecast:
    return usual_odds(SETTLED.board(), mob=False).with_hand(hand, Fighter(clan), mine, theirs)


def damage_of(card: int, force: int, clan: int) -> int:
    return strike(SETTLED.board(), Fighter(clan), force, card).total


def test_chances_are_about_those_of_the_notes() -> None:
    """As they were simulated with the numbers of the scenes."""
    for force, percent in ((6, 42), (8, 66), (10, 73), (12, 78), (16, 88)):
        assert abs(100 * chances(force, 10, True).win - percent) < 10
    assert chances(6, 6).win == pytest.approx(0.5)
    assert chances(15, 11).win == pytest.approx(0.65, abs=0.08)


def test_what_is_left_after_a_fight_adds_up() -> None:
    odds = chances(7, 4)
    assert 0 < odds.left < 7 * odds.win
    assert 0 < odds.theirs < 4 * (1 - odds.win)


def test_a_good_hand_wins_more_often() -> None:
    good, bad = (tuple(cards(text)) for text in ("W08 W09 W10 W11 W13", "W01 W01 W02 W02 W03"))
    usual = chances(9, 7).win
    assert forecast(good, 9, 7, 0).win > usual > forecast(bad, 9, 7, 0).win
    # Heavy weapons are of no use to two soldiers.
    assert forecast(good, 2, 2, 0).win < forecast(bad, 2, 2, 0).win


def test_special_weapons_are_special_to_their_clan_only() -> None:
    """DA-X13, X19, X20"""
    katana, bomb, bulldozer = cards("S-YAN S-SEG S-MAR")
    yan, seg, mar = 0, 3, 4
    assert [damage_of(katana, 1, clan) for clan in (yan, mar)] == [7, 2]
    assert [damage_of(bomb, 1, clan) for clan in (seg, mar)] == [7, 0]
    assert [damage_of(bulldozer, 5, clan) for clan in (mar, yan)] == [5, 4]


def test_land_is_worth_more_for_the_profile_that_counts_it() -> None:
    """P2.1 counts greys, P3.1 prods."""

    def worth(profile: str, place: str) -> float:
        scene = table(land={KRA: "LAX:1b2s"}, turn=KRA, profiles={KRA: profile})
        return Worth(mind(scene, KRA)).land[TERRITORY[place]]

    assert worth("P2", "TIJ") > worth("P3", "TIJ")
    assert worth("P3", "CUL") > worth("P2", "CUL")


def test_a_drug_is_worth_its_price_and_less_far_away() -> None:
    scene = table(turn=KRA, land={KRA: "LAX:1b1s1d TIJ:1s CUL:1s"})
    market = Market(mind(scene, KRA), scene.seat(KRA))
    lax, tij, cul = (TERRITORY[place] for place in ("LAX", "TIJ", "CUL"))
    assert market.value(lax, 0) == 4
    assert market.value(lax, 0) > market.value(lax, 1) > market.value(lax, 6)
    assert market.value(lax, 0) > market.value(tij, 0) > market.value(cul, 0)


def test_they_go_by_the_content_of_their_table() -> None:
    """Another mob, another price, other weapons: the same bot reckons with them."""
    numbers = SETTLED.weapons[:13]
    heavy = tuple(msgspec.structs.replace(each, damage=0) for each in numbers)
    content = msgspec.structs.replace(
        SETTLED,
        mob=msgspec.structs.replace(SETTLED.mob, value=3),
        troops=msgspec.structs.replace(SETTLED.troops, lieutenant=5),
        weapons=(*heavy, *SETTLED.weapons[13:]),
    )
    reckoned = {}
    for name, given in (("usual", SETTLED), ("own", content)):
        s = GAME.begin(3, key_from("content"), content=given)
        while s.asking == "choose_clan":
            GAME.act(s, s.waiting[0], GAME.options(s, s.waiting[0])[0])
        world = GAME.redealt(s, s.active, key_from("a world"))
        sees = Table(GAME.seat_view(s, s.active), world)
        attacks = Attacks(Forces(sees, Worth(sees)))
        mob = attacks.defence(TERRITORY["NYC"])
        reckoned[name] = mob, sees.troop_value(LIEUTENANT), strength(sees, (9, 10, 11), 9)
    assert reckoned["own"] == ((3, True), 5, 0.0)
    assert reckoned["usual"][0] == (SETTLED.mob.value, True)
    assert reckoned["usual"][2] > 5


# --- the race ---


def test_what_a_rival_may_soon_have_is_seen() -> None:
    """Its respect, what is true for a profile it may hold, and the numbers in its reach."""

    def expected(**facts: Any) -> float:
        given: dict[str, Any] = {"land": {YAN: "VAN:1b", KRA: "LAX:1b1s"}, **facts}
        scene = table(turn=YAN, profiles={YAN: "P5", KRA: "P4"}, **given)
        return Race(mind(scene, YAN)).expected(scene.seat(KRA))

    usual = expected()
    assert expected(merit={KRA: 3}) == pytest.approx(usual + 3)
    assert expected(money={KRA: 25}) > usual  # P1.4, P4.1
    assert expected(land={YAN: "VAN:1b", KRA: "LAX:1b1s SFO:9s"}) > usual + 1  # Las Vegas, Seattle


def test_what_a_rival_may_claim_for_a_boss_it_has_removed_is_seen() -> None:
    """Three clans are left that its target may name, one of them its own."""
    scene = table(clans="YAN KRA SEG NVE", turn=YAN, targets={YAN: NVE}, dead={SEG: KRA})
    assert Race(mind(scene, YAN)).by_target(scene.seat(KRA)) == pytest.approx((5 + 3) / 3)
    assert Race(mind(scene, YAN)).by_target(scene.seat(NVE)) == 0


def test_a_number_of_the_leaders_is_worth_more_than_anothers() -> None:
    def worth(merit: int) -> float:
        land = {YAN: "VAN:1b5s", KRA: "LAX:1b SEA:1s"}
        scene = table(turn=YAN, land=land, merit={KRA: merit})
        return Worth(mind(scene, YAN)).taking(TERRITORY["SEA"])

    assert worth(7) > worth(3) + 5 > worth(0) + 5


# --- what they do ---


def test_drugs_are_sold_where_they_pay() -> None:
    """DA-4.4: the third on a place waits for a better price; DA-4.5: all in a capital."""
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b1s3d LVG:1s3d"}, stepped=True)
    steps = Counter(whole_answer(scene, KRA))
    assert steps["sell LAX"] == 2
    assert steps["sell LVG"] == 3


def test_all_drugs_are_sold_where_an_objective_asks_for_it() -> None:
    """P4.2: six in one phase."""
    land = {KRA: "LAX:1b1s4d SFO:1s2d"}
    scene = table("resources", turn=KRA, land=land, profiles={KRA: "P4"}, stepped=True)
    assert Counter(whole_answer(scene, KRA))["sell LAX"] == 4


def test_drugs_are_made_where_they_find_a_market_and_soldiers_elsewhere() -> None:
    near = table("resources", turn=SEG, land={SEG: "GUA:1b3s ELP:1s COR:1s DAL:1s"}, stepped=True)
    assert "drug GUA" in whole_answer(near, SEG)
    alone = table("resources", turn=SEG, land={SEG: "GUA:1b3s"}, stepped=True)
    assert "soldier GUA" in whole_answer(alone, SEG)


def test_no_more_drugs_are_made_than_find_a_buyer() -> None:
    for lying, made in ((0, "drug ACA"), (4, "soldier ACA")):
        land = {SEG: f"GUA:1b1s{lying}d ACA:3s", KRA: "LAX:1b COR:1s"}
        profiles = {SEG: "P5"}
        scene = table("resources", turn=SEG, land=land, profiles=profiles, stepped=True)
        assert made in whole_answer(scene, SEG)


def test_free_land_is_walked_into() -> None:
    scene = table(turn=KRA, land={KRA: "LAX:1b3s"}, stepped=True)
    steps = whole_answer(scene, KRA)
    assert {"to SFO", "to PHX"} <= set(steps)
    assert steps[-1] == "commit"


def test_a_lieutenant_takes_a_numbered_territory_two_steps_away() -> None:
    """DA-X5a"""
    scene = table(clans="MAR YAN KRA", land={MAR: "SAL:1b1l1s"}, in_force="", stepped=True)
    steps = whole_answer(scene, MAR)
    numbered = {f"to {place}" for place in ("MIA", "NOR", "PAN")}
    assert numbered & set(steps)


def test_who_leaves_a_territory_is_followed_in_the_same_order() -> None:
    """DA-6.15: so it is never lost."""
    land = {KRA: "LAX:1b SFO:1s SEA:1s", YAN: "MTL:1b"}
    scene = table(turn=KRA, land=land, stepped=True)
    seen = mind(scene, KRA)
    forces = Forces(seen, Worth(seen))
    forces.use((TERRITORY["SEA"], 0, 1, TERRITORY["SLC"]))
    assert refill(forces) == [(TERRITORY["SFO"], 0, 1, TERRITORY["SEA"])]


def test_drugs_follow_the_troops() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b1s2d ELP:2s COR:1s"}, stepped=True)
    scene.s.tired_soldiers = scene.s.soldiers[:]
    scene.s.tired_boss[scene.seat(SEG)] = True
    steps = whole_answer(scene, SEG)
    assert steps[0] == "to ELP"
    assert steps[1].startswith("add GUA drug")


def drug_moves(scene: Scene, clan: str) -> list[Move]:
    seen = mind(scene, clan)
    return Market(seen, seen.me).moves(DrugGoals(seen, Worth(seen)))


def test_drugs_do_not_queue_before_a_market() -> None:
    """Two are sold on it in a turn, so the second does not wait next to it for the first."""
    scene = table(turn=KRA, land={KRA: "LAX:1b1s TIJ:1s2d"})
    [move] = drug_moves(scene, KRA)
    assert (move[0], move[2], move[3]) == (TERRITORY["TIJ"], 2, TERRITORY["LAX"])


def test_drugs_go_to_the_border_where_they_may_be_bought() -> None:
    land = {SEG: "GUA:1b1s1d ACA:1s", KRA: "COR:1b1s"}
    scene = table(turn=SEG, land=land)
    [move] = drug_moves(scene, SEG)
    assert (move[0], move[3]) == (TERRITORY["GUA"], TERRITORY["ACA"])


def test_a_smuggler_ships_drugs() -> None:
    """P8.2 asks for 4 drugs by sea."""

    def moves(profile: str, land: str) -> list[tuple[str, int, str]]:
        scene = table(turn=SEG, land={SEG: land}, profiles={SEG: profile})
        names = TERRITORY_IDS
        return [(names[a], count, names[b]) for a, _, count, b in drug_moves(scene, SEG)]

    by_sea, too_few = "GUA:1b CUN:1s4d HAB:1s", "GUA:1b CUN:1s3d HAB:1s"
    assert moves("P8", by_sea) == [("CUN", 4, "HAB")]
    assert moves("P5", by_sea) == moves("P8", too_few) == []


def test_what_a_smuggler_makes_by_the_sea_is_to_be_shipped() -> None:
    made = {}
    for profile in ("P8", "P5"):
        scene = table(
            "resources", turn=SEG, land={SEG: "GUA:1b CUN:1s3d HAB:1s"}, profiles={SEG: profile}
        )
        seen = mind(scene, SEG)
        goals = DrugGoals(seen, Worth(seen))
        made[profile] = goals.made(TERRITORY["CUN"], [TERRITORY["CUN"]])
        assert goals.made(TERRITORY["CUN"], []) == 0
    assert made["P8"] > made["P5"] == 0


def test_a_weak_neighbour_with_a_number_is_attacked() -> None:
    hands = {YAN: "W08 W09 W10 W07 W07"}
    strong = table(land={YAN: "VAN:1b9s", KRA: "LAX:1b SEA:1s"}, hands=hands, stepped=True)
    steps = whole_answer(strong, YAN)
    assert steps[0] == "to SEA"


def test_a_strong_one_is_not() -> None:
    scene = table(land={YAN: "VAN:1b3s", KRA: "LAX:1b SEA:9s"}, stepped=True)
    assert "to SEA" not in whole_answer(scene, YAN)


def test_land_that_fulfils_the_last_objective_wins() -> None:
    """P4.3: six consos. The last one is a victory, another territory is not."""
    for places, wins in (("SFO:1s TOR:1s CHI:1s MIN:1s", True), ("SFO:1s TOR:1s CHI:1s", False)):
        scene = table(
            turn=YAN, land={YAN: f"VAN:1b {places}"}, profiles={YAN: "P4"}, merit={YAN: 9}
        )
        worth = Worth(mind(scene, YAN))
        assert (worth.taking(TERRITORY["PHI"]) >= WINNING) == wins
        assert worth.taking(TERRITORY["HAL"]) < WINNING


def test_a_deed_that_reaches_the_goal_wins() -> None:
    """P6.3: a lieutenant killed."""

    def gain(merit: int) -> float:
        land = {YAN: "VAN:1b SLC:12s", KRA: "LAX:1b PHX:1l"}
        scene = table(turn=YAN, land=land, profiles={YAN: "P6"}, merit={YAN: merit}, stepped=True)
        seen = mind(scene, YAN)
        attack = Attacks(Forces(seen, Worth(seen))).on(TERRITORY["PHX"])
        assert attack is not None
        return attack.gain

    assert gain(9) > WINNING / 2 > gain(5)


def test_the_target_is_hunted() -> None:
    """DA-11.5: the boss that is named is worth more of a fight than another."""

    def gain(target: ClanId) -> float:
        land = {YAN: "VAN:1b SEA:12s", KRA: "SFO:1b LAX:1s"}
        scene = table(turn=YAN, land=land, targets={YAN: target}, stepped=True)
        seen = mind(scene, YAN)
        attack = Attacks(Forces(seen, Worth(seen))).on(TERRITORY["SFO"])
        assert attack is not None
        return attack.gain

    assert gain(KRA) > gain(SEG) + 5


def test_troops_go_on_towards_the_target() -> None:
    """DA-11.5: they gather on the way to the boss that is named."""

    def pull(target: ClanId) -> float:
        land = {YAN: "VAN:1b SEA:2s SLC:1s BIL:1s LIM:1s", SEG: "SFO:1b", KRA: "LAX:1b"}
        scene = table(turn=YAN, land=land, targets={YAN: target}, stepped=True)
        seen = mind(scene, YAN)
        return attraction(Forces(seen, Worth(seen)))[TERRITORY["SEA"]]

    assert pull(SEG) > 1.2 * pull(KRA)


@pytest.mark.parametrize(("drugs", "counts"), [(3, False), (4, True)])
def test_a_theft_counts_if_it_is_as_great_as_the_objective_asks(drugs: int, counts: bool) -> None:
    land = {YAN: "VAN:1b SEA:12s", KRA: f"SFO:1s{drugs}d LAX:1b"}
    scene = table(turn=YAN, land=land, profiles={YAN: "P7"}, stepped=True)
    seen = mind(scene, YAN)
    place = TERRITORY["SFO"]
    stealing = seen.wants(content.STEALS_DRUGS)
    assert stealing
    points = Attacks(Forces(seen, Worth(seen))).feats(place, 12, 12)
    assert (points >= stealing) == counts


def test_a_boss_is_never_left_alone_next_to_an_army() -> None:
    scene = table(turn=YAN, land={YAN: "VAN:1b6s", KRA: "LAX:1b SEA:9s"}, stepped=True)
    s, seat = scene.s.clone(), scene.seat(YAN)
    player = make(BOT, GAME, key_from("boss"))
    while s.asking and s.phase == 3 and s.active == seat:
        asked = s.waiting[0]
        chosen = (
            player.choose(decision_for(GAME, s, asked))
            if asked == seat
            else GAME.options(s, asked)[0]
        )
        GAME.act(s, asked, chosen)
    boss = s.bosses[seat]
    assert boss != TERRITORY["VAN"] or s.soldiers[boss] >= 4


def test_a_boss_leaves_a_place_it_cannot_hold() -> None:
    """Also where troops stay behind: Calgary is out of the army's reach."""
    for army, moves in (("9s", [("VAN", "CAL")]), ("1s", [])):
        land = {YAN: "VAN:1b2s CAL:1s", KRA: f"LAX:1b SEA:{army}"}
        seen = mind(table(turn=YAN, land=land), YAN)
        found = move_boss(Forces(seen, Worth(seen)))
        assert [(TERRITORY_IDS[a], TERRITORY_IDS[b]) for a, _, _, b in found] == moves


def test_recruits_stand_by_a_boss_in_danger() -> None:
    scene = table(
        "recruitment",
        turn=YAN,
        land={YAN: "VAN:1b CAL:1s", KRA: "LAX:1b SEA:7s"},
        money={YAN: 5},
        stepped=True,
    )
    assert whole_answer(scene, YAN).count("soldier VAN") >= 3


def test_a_boss_is_guarded_against_all_that_a_rival_can_buy() -> None:
    land = {YAN: "VAN:1b CAL:1s", KRA: "LAX:1b SEA:3s"}
    risks = {}
    for dollars in (0, 6):
        scene = table("recruitment", turn=YAN, land=land, money={KRA: dollars})
        seen = mind(scene, YAN)
        vancouver = TERRITORY["VAN"]
        # Two consos bring Krantific a soldier each.
        assert seen.all_out(scene.seat(KRA), vancouver) == 3 + 2 + dollars
        risks[dollars] = Worth(seen).boss_risk(vancouver, 6)
    assert risks[6] > risks[0] > 0


def test_a_boss_fears_two_armies_more_than_one() -> None:
    risks = []
    for near in ("CHI:1b", "CHI:1b BIL:9s"):
        land = {YAN: "VAN:1b", KRA: "LAX:1b SEA:9s", NVE: near}
        seen = mind(table("recruitment", turn=YAN, clans="YAN KRA NVE", land=land), YAN)
        risks.append(Worth(seen).boss_risk(TERRITORY["VAN"], 6))
    assert risks[1] > 1.5 * risks[0] > 0


def test_recruits_of_maras_stand_anywhere_by_our_block() -> None:
    """M4, for those bought and those that come by an event: on a grey next to a free number."""
    land = {MAR: "SAL:1b CUN:2s MEM:1s", KRA: "LAX:1b SLC:2s"}
    usual, anywhere = (
        table(turn=KRA, clans="KRA MAR SEG", land=land, events="G07", in_force=event)
        for event in ("G13", "M4")
    )
    for scene, places in ((usual, "SAL"), (anywhere, "MEM CUN SAL")):
        seen = mind(scene, MAR)
        bits = seen.recruiting_places(seen.me)
        assert {TERRITORY_IDS[place] for place in territories(bits)} == {*places.split()}
        assert Recruiting(seen).bases == territories(bits)
    anywhere.order(KRA, "SLC>DEN:1s").until("place_soldier", MAR)
    assert whole_answer(anywhere, MAR)[0] != "territory SAL"


def test_recruits_stand_on_a_number_a_rival_could_take() -> None:
    land = {YAN: "VAN:1b9s CAL:1s LVG:3s", KRA: "LAX:1b SFO:5s"}
    profiles = {YAN: "P6"}
    scene = table(
        "recruitment", turn=YAN, land=land, money={YAN: 6}, profiles=profiles, stepped=True
    )
    assert whole_answer(scene, YAN).count("soldier LVG") >= 3


def test_money_is_kept_to_buy_drugs_that_lie_at_the_border() -> None:
    """The two consos could sell them in the next turn. At most two thirds of the money are kept."""
    for theirs, kept in (("GUA:1b", 2), ("GUA:1b ACA:1s2d", 8)):
        land = {KRA: "COR:1b4s DAL:3s", SEG: theirs}
        scene = table("recruitment", turn=KRA, land=land, money={KRA: 6})
        assert Recruiting(mind(scene, KRA)).reserve() == kept


def test_a_part_of_much_money_is_at_hand_for_what_may_be_offered() -> None:
    """But not without a market, nor when somebody is about to win."""
    for land, merit, keeps in (("COR:1b", 0, True), ("TIJ:1b", 0, False), ("COR:1b", 9, False)):
        places = {KRA: f"{land}4s", YAN: "VAN:1b9s SLC:9s"}
        scene = table("recruitment", turn=KRA, land=places, money={KRA: 20}, merit={YAN: merit})
        assert (Recruiting(mind(scene, KRA)).reserve() > 0) == keeps


def test_money_is_kept_for_an_objective_that_is_near() -> None:
    """P1.4: 15 in reserve."""
    for profile, spends in (("P1", False), ("P5", True)):
        scene = table(
            "recruitment",
            turn=YAN,
            land={YAN: "VAN:1b4s CAL:1s"},
            money={YAN: 14},
            profiles={YAN: profile},
            stepped=True,
        )
        assert (whole_answer(scene, YAN) != ["end"]) == spends


# --- fights ---


def fight(**facts: Any) -> Scene:
    """Yanagi attack Seattle from Vancouver, where their boss is."""
    given: dict[str, Any] = {
        "land": {YAN: "VAN:1b CAL:6s BIL:3s", KRA: "LAX:1b SEA:4s"},
        "stepped": True,
        **facts,
    }
    return table(**given).order("YAN", "BIL>SEA:3s")


def test_what_the_troops_can_carry_is_played() -> None:
    """DA-7.8"""
    scene = fight(hands={YAN: "W13 W12 W11 W10 W07"})
    assert whole_answer(scene, YAN) == ["weapon W07"]
    assert whole_answer(scene, YAN, GREEDY) == ["weapon W07"]


def test_the_own_special_weapon_is_known() -> None:
    scene = fight(hands={YAN: "S-YAN W01 W02 W13 W12"})
    assert whole_answer(scene, YAN) == ["weapon S-YAN"]


def test_a_poor_hand_is_changed_and_a_good_one_kept() -> None:
    land = {YAN: "VAN:1b5s"}
    poor = table("deal", land=land, hands={YAN: "W01 W01 W02 W02 W03"})
    good = table("deal", land=land, hands={YAN: "W08 W09 W10 W07 W07"})
    assert whole_answer(poor, YAN) == ["whole"]
    assert whole_answer(good, YAN) == ["end"]


def test_segadores_change_their_bad_cards_only() -> None:
    """DA-9.12"""
    scene = table("deal", turn=SEG, land={SEG: "GUA:1b5s"}, hands={SEG: "W01 W02 W09 W10 W11"})
    assert whole_answer(scene, SEG) == ["weapon W01", "weapon W02", "commit"]


# --- reveals ---


def test_the_profile_is_shown_when_that_wins() -> None:
    """P4.1 and P4.3 would bring 3, to 10."""
    scene = table(
        "end",
        land={YAN: "VAN:1b CAL:1s SEA:1s TOR:1s MTL:1s SFO:1s"},
        money={YAN: 25},
        profiles={YAN: "P4"},
        blood={YAN: 5},
    )
    assert whole_answer(scene, YAN) == ["reveal_profile"]


def test_it_stays_hidden_while_it_brings_little() -> None:
    """P4.3 alone, which will be there next turn as well."""
    scene = table(
        "end",
        land={YAN: "VAN:1b CAL:1s SEA:1s TOR:1s MTL:1s SFO:1s"},
        profiles={YAN: "P4"},
    )
    assert whole_answer(scene, YAN) == ["pass"]


# --- clan events ---


def test_money_for_nothing_is_taken() -> None:
    scene = table("resources", land={YAN: "VAN:1b1s"}, held={YAN: "Y3"}, stepped=True)
    assert whole_answer(scene, YAN) == ["play Y3"]


def test_a_capital_held_by_one_soldier_is_bought_over() -> None:
    """DA-X47"""
    scene = table(
        turn=SEG,
        land={SEG: "GUA:1b PHX:1s", KRA: "LAX:1b LVG:1s"},
        held={SEG: "S1"},
        money={SEG: 3},
        stepped=True,
    )
    # Las Vegas is the only such place, so no target is asked for.
    assert whole_answer(scene, SEG) == ["play S1"]


# --- bargaining ---

BORDER = {KRA: "LAX:1b2s ELP:1s COR:1s", SEG: "GUA:1b2s1d ACA:1s1d"}


def test_a_producer_offers_drugs_to_a_market_for_a_price_between() -> None:
    """Bot notes: between 1.5 and 3."""
    scene = table("deal", turn=SEG, land=BORDER, money={KRA: 6})
    said = says(scene, SEG)
    assert isinstance(said, Propose)
    offer = said.offer
    assert {what for what, _ in offer.gives} == {"drug"}
    price = sum(which for what, which in offer.wants if what == "money") / 2 / len(offer.gives)
    assert 1 <= price <= 3.5


@pytest.mark.parametrize("bot", [BOT, GREEDY])
def test_a_good_price_is_accepted_and_a_bad_one_not(bot: str) -> None:
    scene = table("deal", turn=SEG, land=BORDER, money={KRA: 8})
    good = scene.offer(SEG, KRA, "ACA>COR", "$1.5")
    assert isinstance(says(scene, KRA, good, bot), Accept)
    bad = scene.offer(SEG, KRA, "ACA>COR", "$6")
    assert isinstance(says(scene, KRA, bad, bot), Decline | CounterOffer)


def test_another_price_is_asked_for() -> None:
    scene = table("deal", turn=SEG, land=BORDER, money={KRA: 8})
    said = says(scene, KRA, scene.offer(SEG, KRA, "ACA>COR", "$4"))
    assert isinstance(said, CounterOffer)
    assert said.answer.gives[0][0] == "money"
    assert said.answer.gives[0][1] < 8


def test_the_worst_card_is_given_where_any_is_asked_for() -> None:
    hands = {KRA: "W01 W07 W09 W10 W11", SEG: "S-KRA W02 W02 W03 W03"}
    scene = table("deal", turn=SEG, land=BORDER, hands=hands)
    said = says(scene, KRA, scene.offer(SEG, KRA, "open:S-KRA", "any"))
    assert isinstance(said, Accept)
    assert said.picks == ("weapon W01",)


def test_a_rivals_special_weapon_is_offered_to_him() -> None:
    hands = {SEG: "S-KRA W07 W08 W09 W10"}
    scene = table(
        "deal", turn=SEG, land={KRA: "LAX:1b", SEG: "GUA:1b"}, hands=hands, money={KRA: 4}
    )
    said = says(scene, SEG)
    assert isinstance(said, Propose)
    assert ("open", cards("S-KRA")[0]) in said.offer.gives


def test_a_rivals_special_weapon_is_not_cheap() -> None:
    """It would be used against oneself."""
    hands = {KRA: "W04 W07 W07 W08 W09", SEG: "S-KRA W07 W08 W09 W10"}
    scene = table("deal", turn=KRA, land=BORDER, hands=hands, money={KRA: 8})
    for price, sold in (("", False), (" $4", True)):
        said = says(scene, SEG, scene.offer(KRA, SEG, "open:W04" + price, "named:S-KRA"))
        assert isinstance(said, Accept) == sold


def test_a_gift_is_taken_and_nothing_is_given_for_nothing() -> None:
    scene = table("deal", turn=SEG, land=BORDER, money={SEG: 4, KRA: 4})
    assert isinstance(says(scene, KRA, scene.offer(SEG, KRA, "$1")), Accept)
    assert isinstance(says(scene, KRA, scene.offer(SEG, KRA, "", "$1")), Decline)


def test_a_businessman_pays_small_sums_for_the_sake_of_a_deal() -> None:
    """P4.4"""
    scene = table(
        "deal",
        turn=YAN,
        land={YAN: "VAN:1b1s", KRA: "LAX:1b", SEG: "GUA:1b"},
        hands={YAN: "W07 W08 W09 W10 W07"},
        money={YAN: 3},
        profiles={YAN: "P4"},
    )
    said = says(scene, YAN)
    assert isinstance(said, Propose)
    assert said.offer.gives == items("$0.5")


def for_attack(scene: Scene, attacker: ClanId, victim: ClanId) -> float:
    seen = mind(scene, attacker)
    return Peace(seen, Worth(seen)).for_attack(scene.seat(victim))


def test_partners_are_spared_a_little_unless_they_are_about_to_win() -> None:
    for merit, spared in ((0, True), (9, False)):
        scene = table(turn=KRA, dealt=[(KRA, YAN)], merit={YAN: merit})
        assert (for_attack(scene, KRA, YAN) < 0) == spared
    assert for_attack(table(turn=KRA), KRA, YAN) == 0


def test_who_deals_with_nobody_is_attacked_first() -> None:
    """Once others have dealt, and there was time for it."""
    for round_, alone in ((1, False), (5, True)):
        scene = table(turn=KRA, round=round_, dealt=[(KRA, YAN)])
        assert (for_attack(scene, KRA, SEG) > 0) == alone
        assert for_attack(scene, SEG, YAN) == 0
    assert for_attack(table(turn=KRA, round=5), KRA, SEG) == 0


def test_a_word_that_was_given_is_kept_unless_much_is_won_by_breaking_it() -> None:
    scene = table(turn=KRA)
    kra, seg, yan = (scene.seat(clan) for clan in (KRA, SEG, YAN))
    scene.match.promise(yan, Pledge(kra, "truce", round=scene.s.round))
    assert for_attack(scene, KRA, YAN) < -5
    assert for_attack(scene, YAN, KRA) == for_attack(scene, KRA, SEG) == 0
    scene.match.promise(yan, Pledge(kra, "spare", whom=seg))
    assert for_attack(scene, KRA, SEG) < -5


def test_a_bot_weighs_what_is_promised() -> None:
    """Krantific stand in force beside a single soldier of Segadores."""
    land = {KRA: "TIJ:9s LAX:1b", SEG: "CUL:1s GUA:1b", YAN: "VAN:1b"}
    scene = table("deal", turn=KRA, clans="KRA SEG YAN", land=land, money={SEG: 8})
    kra, seg = scene.seat(KRA), scene.seat(SEG)

    def gain(*pledges: Pledge) -> float:
        offer = Offer(0, seg, kra, (("money", 2),), (), pledges=pledges)
        return Bargaining(mind(scene, KRA)).own_gain(offer)

    plain, now = gain(), scene.s.round
    assert gain(Pledge(kra, "truce", round=now + 2)) < gain(Pledge(kra, "truce", round=now)) < plain
    assert gain(Pledge(kra, words="anything")) == -math.inf
    kept = gain(Pledge(seg, "pay", amount=4, round=now + 1))
    assert kept > plain + 1
    scene.match.promise(kra, Pledge(seg, words="Word of honour."))
    scene.match.mark(kra, 1, "broken")
    assert gain(Pledge(seg, "pay", amount=4, round=now + 1)) - gain() < (kept - plain) * 0.6


def test_cards_that_will_be_changed_are_sold_first() -> None:
    land = {YAN: "VAN:1b CAL:2s", KRA: "LAX:1b9s"}
    hands = {YAN: "W09 W01 W01 W01 W02"}
    for dollars, first in ((4, "offer swap"), (0, "whole")):
        money = {KRA: dollars}
        scene = table("deal", turn=YAN, land=land, hands=hands, money=money, stepped=True)
        scene.until("make_offer", YAN)
        steps = whole_answer(scene, YAN)
        assert steps[0] == first
        assert ("weapon W09" in steps) == (first != "whole")


def test_a_seller_gives_no_second_drug_for_the_same_money() -> None:
    """Krantific can pay for one drug only."""
    land = {KRA: "LAX:1b2s COR:1s", SEG: "GUA:1b2s ACA:1s3d"}
    counts = {}
    for dollars in (2.5, 9):
        scene = table("deal", turn=SEG, land=land, money={KRA: dollars})
        said = says(scene, SEG)
        assert isinstance(said, Propose)
        counts[dollars] = len(said.offer.gives)
    assert counts[2.5] == 1 < counts[9]


def test_whoever_names_a_price_names_it_in_his_own_favour() -> None:
    prices = {}
    for seller, buyer in ((SEG, KRA), (KRA, SEG)):
        scene = table("deal", turn=SEG, land=BORDER, money={KRA: 9})
        seen = Bargaining(mind(scene, seller))
        prices[seller] = seen.price(scene.seat(SEG), scene.seat(KRA), 1.0, 3.0)
        assert seen.price(scene.seat(SEG), scene.seat(KRA), 2.0, 2.0) == pytest.approx(4.0), buyer
    assert prices[SEG] > 4.0 > prices[KRA]


def test_drugs_are_worth_more_to_whoever_needs_sales_for_an_objective() -> None:
    """P4.2, P8.3"""

    def worth(profile: str, shown: str = "") -> float:
        scene = table("deal", turn=KRA, land=BORDER, profiles={KRA: profile}, scored={KRA: shown})
        seen = Bargaining(mind(scene, KRA))
        return seen.drug_worth(scene.seat(KRA), TERRITORY["COR"], 0)

    assert worth("P4") > worth("P5")
    assert worth("P8") > worth("P5")
    assert worth("P4", "P4.2") == worth("P5")


def test_sales_that_fulfil_an_objective_are_worth_its_points() -> None:
    """P3.5: so much for drugs in one phase."""
    scene = table("deal", turn=SEG, land=BORDER, profiles={SEG: "P3"}, money={KRA: 9})
    seen = Bargaining(mind(scene, SEG))
    [goal] = [each for each in mind(scene, SEG).goals if each.what == content.DRUG_MONEY]
    assert seen.by_drug_money(goal.number) == goal.points
    assert 0 < seen.by_drug_money(1) < goal.points


def test_who_breaks_promises_is_trusted_less() -> None:
    scene = table("deal", turn=SEG, land=BORDER, money={KRA: 8})
    offer = scene.offer(SEG, KRA, "ACA>COR", "$2")
    before = Bargaining(mind(scene, KRA)).own_gain(offer)
    scene.match.promise(scene.seat(KRA), Pledge(scene.seat(SEG), words="next time for nothing"))
    scene.match.mark(scene.seat(KRA), scene.s.promises[0].id, "broken")
    assert Bargaining(mind(scene, KRA)).own_gain(offer) < before


def test_who_is_about_to_win_gets_nothing_cheaply() -> None:
    def gain(merit: int) -> float:
        scene = table("deal", turn=SEG, land=BORDER, money={KRA: 8}, merit={KRA: merit})
        offer = Offer(0, scene.seat(SEG), scene.seat(KRA), items("ACA>COR"), items("$2"))
        return Bargaining(mind(scene, SEG)).own_gain(offer)

    assert gain(8) < gain(0)


def test_the_leader_is_not_fed() -> None:
    """At a price anybody else would get them for."""
    for merit, sold in ((0, True), (8, False)):
        scene = table("deal", turn=KRA, land=BORDER, money={KRA: 8}, merit={KRA: merit})
        said = says(scene, SEG, scene.offer(KRA, SEG, "$2", "ACA>COR"))
        assert isinstance(said, Accept) == sold


def test_a_middleman_buys_what_he_can_sell_on_at_once() -> None:
    """Krantific have no market near El Paso; the Yanagi next to it have, and money."""
    land = {KRA: "CHI:1b ELP:1s", SEG: "GUA:1b ACA:1s1d", YAN: "VAN:1b DAL:1s"}

    def buys(dollars: int) -> bool:
        scene = table("deal", turn=KRA, land=land, money={KRA: 6, YAN: dollars})
        said = says(scene, KRA, scene.offer(SEG, KRA, "ACA>ELP", "$1"))
        return isinstance(said, Accept)

    assert buys(8)
    assert not buys(0)
    scene = table("deal", turn=KRA, land=land, money={KRA: 6, YAN: 8})
    scene.trade(SEG, KRA, "ACA>ELP", "$1")
    first = Bargaining(mind(scene, KRA)).proposals()[0]
    assert (first.to, first.gives) == (scene.seat(YAN), items("ELP>DAL"))


def test_a_heavy_weapon_is_worth_more_to_those_who_can_carry_it() -> None:
    land = {KRA: "LAX:1b6s", SEG: "CUL:2s GUA:1b"}
    scene = table("deal", turn=KRA, land=land)
    tank, bat = cards("W13 W02")
    more_to = Bargaining(mind(scene, SEG)).more_to
    assert more_to(scene.seat(KRA), tank) > 0 == more_to(scene.seat(KRA), bat)


def test_a_bot_made_anew_seldom_says_what_may_have_been_declined() -> None:
    """The hand was changed in this phase: it has been asked for offers before."""

    def offers(*, changed: bool) -> int:
        scene = table("deal", turn=SEG, land=BORDER, money={KRA: 6})
        scene.s.hand_changed = changed
        seat = scene.seat(SEG)
        bots = [HeuristicBot(Luck(derive(key_from("anew"), n))) for n in range(40)]
        said = [bot.bargain(bargaining_decision(GAME, scene.s, seat)) for bot in bots]
        return sum(isinstance(word, Propose) for word in said)

    assert offers(changed=False) == 40
    assert offers(changed=True) <= 20


def test_a_swap_of_cards_can_be_asked_about() -> None:
    """It says nothing of its hand, but the wish is no mistake (DA-9.6)."""
    scene = table("deal", turn=SEG, hands={SEG: "W13", KRA: "W02 W03"})
    for gives in ("open:W13", "closed:W13 $1"):
        wish = Offer(0, scene.seat(SEG), scene.seat(KRA), items(gives), items("any"))
        heard = GAME.bargain(scene.s).wished(wish)
        said = HeuristicBot(Luck(key_from("swap"))).bargain(
            bargaining_decision(GAME, scene.s, heard.to, asked=heard)
        )
        assert isinstance(said, Decline)
        assert said.why == Reason("cards")


# --- at any table ---

TABLES: dict[str, dict[str, Any]] = {
    "usual": {},
    "random": {"random_clans": True, "seat_bonus": True, "present_events_only": True},
    "truands": {"goal": "truands", "orphan_target": True, "round_cap": 15},
}


@pytest.mark.parametrize("bot", [BOT, GREEDY])
@pytest.mark.parametrize("options", TABLES)
def test_bots_answer_legally_whatever_has_happened(bot: str, options: str) -> None:
    """A third of all steps are anybody's: chains begun by others, moves without sense."""
    for players in (3, 6) if options == "usual" else (4,):
        key = key_from(f"{bot} {options} {players}")
        luck = Luck(key)
        s = GAME.begin(players, key, msgspec.convert(TABLES[options], Options))
        seated = [make(bot, GAME, derive(key, seat)) for seat in range(players)]
        while s.asking and s.round <= 8:
            seat = s.waiting[0]
            offered = GAME.options(s, seat)
            chosen = seated[seat].choose(decision_for(GAME, s, seat))
            assert chosen in offered
            if not luck.below(3):
                chosen = offered[luck.below(len(offered))]
            GAME.act(s, seat, chosen)


@pytest.mark.parametrize("bot", [*BOTS, RANDOM])
def test_bots_are_legal_at_a_table_with_content_of_its_own(bot: str) -> None:
    """They know the usual content only, and make do."""
    replace = msgspec.structs.replace
    content = replace(
        SETTLED,
        game=replace(SETTLED.game, goal=6, hand=3),
        mob=replace(SETTLED.mob, value=4),
        prices=replace(SETTLED.prices, soldier=2.0),
        troops=replace(SETTLED.troops, most_soldiers=12, most_drugs=9),
    )
    key = key_from("own content")
    play_legally(GAME, GAME.begin(3, key, Options(round_cap=15), content), bot, key)


@pytest.mark.parametrize("bot", [BOT, GREEDY])
def test_bots_know_nothing_hidden(bot: str) -> None:
    """In any other world the seat could be in they choose the same."""
    key = key_from("hidden")
    s = GAME.begin(4, key)
    seated = [make(bot, GAME, derive(key, seat)) for seat in range(4)]
    moves = 0
    while s.asking:
        seat, moves = s.waiting[0], moves + 1
        if not moves % 5 and not s.drafts[seat]:
            worlds = [s, *[GAME.redealt(s, seat, derive(key, moves, n)) for n in range(2)]]
            luck = derive(key, "luck", moves)
            assert (
                len({make(bot, GAME, luck).choose(decision_for(GAME, w, seat)) for w in worlds})
                == 1
            )
        GAME.act(s, seat, seated[seat].choose(decision_for(GAME, s, seat)))


@pytest.mark.parametrize("bot", [BOT, GREEDY])
def test_the_same_luck_plays_the_same_game(bot: str) -> None:
    assert played_out(GAME, bot, 3) == played_out(GAME, bot, 3)


# --- live ---


def play_live(key: bytes, players: int) -> tuple[Match[Any], Counter[str]]:
    """A live match of bots that are made anew for whatever they are asked, as on the server."""
    match = Match(GAME, [SeatInfo(f"seat {n}") for n in range(players)], key)
    said: Counter[str] = Counter()
    canvassed: dict[int, int] = {}

    def bot(seat: int) -> HeuristicBot:
        said["asked"] += 1
        return HeuristicBot(Luck(derive(key, seat, said["asked"])))

    def bargain() -> None:
        while match.state.offers and match.state.gate:
            offer = match.state.offers[0]
            word = bot(offer.to).bargain(bargaining_decision(GAME, match.state, offer.to, offer.id))
            if isinstance(word, Accept):
                match.accept(offer.to, offer.id, word.picks)
                said["trades"] += 1
            elif isinstance(word, CounterOffer) and offer.counters < 0:
                match.counter(offer.to, offer.id, word.answer)
                said["counters"] += 1
            else:
                match.decline(offer.to, offer.id)

    while not match.over:
        bargain()
        s = match.state
        for seat in range(players if s.asking and not GAME.ask(s).covert else 0):
            if not s.gate or canvassed.get(seat) == s.question:
                continue
            canvassed[seat] = s.question
            word = bot(seat).bargain(bargaining_decision(GAME, s, seat))
            if isinstance(word, Propose):
                match.offer(word.offer)
                said["offers"] += 1
                bargain()
                s = match.state
        if match.over:
            break
        question, seat = match.state.question, match.state.waiting[0]
        player = bot(seat)
        while match.state.question == question and seat in match.state.waiting:
            match.act(seat, player.choose(decision_for(GAME, match.state, seat)))
    return match, said


@pytest.mark.parametrize("players", [3, 5])
def test_live_bots_trade_and_are_never_refused(players: int) -> None:
    trades = 0
    for number in range(2):
        match, said = play_live(key_from(f"live {number} {players}"), players)
        assert match.over
        # What is declined is not said again and again.
        assert said["offers"] < 12 * players
        trades += said["trades"]
    assert trades >= 2


# --- how well they play ---


def test_the_heuristic_bot_beats_random_ones() -> None:
    assert wins_more_than(0.6, GAME, [BOT, *[RANDOM] * 3], 16)


def test_the_greedy_bot_beats_random_ones() -> None:
    assert wins_more_than(0.6, GAME, [GREEDY, *[RANDOM] * 3], 16)


def test_games_of_bots_end_by_themselves() -> None:
    """Long before the safety stop of stepped play."""
    for players in (3, 6):
        key = key_from(f"length {players}")
        s = GAME.begin(players, key)
        play_legally(GAME, s, BOT, key)
        assert not s.capped
        assert s.round <= 30


def test_a_simulation_tells_how_many_games_were_stopped() -> None:
    """DA-13.5: by the number of rounds, which random players often need."""
    summary = simulate(GAME, [RANDOM] * 3, 6, key_from("capped"), Options(round_cap=15))
    assert set(summary.endings) == {"rounds"}
    assert 0 < summary.endings["rounds"] <= 6
    assert simulate(GAME, [BOT] * 3, 1, key_from("uncapped")).endings == {}


def test_choices_are_quick() -> None:
    """A third of a millisecond for each step; this fails only where something is quite wrong."""
    assert seconds_for_a_choice(GAME, BOT) < 0.01
