"""Gangs City: bids, the reveal, management, leaders and stock (GC-5)."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city.state import BIG_CALIBRE, COMBAT, MANAGE, NOBODY, RECRUIT, VEST
from omerta.kernel.events import PUBLIC
from tests.games.gangs_city.scenario import (
    B,
    G,
    R,
    Scene,
    acting,
    bid,
    place,
    rackets,
    spot_of,
    table,
    tokens,
    traffic,
)


def results(scene: Scene, name: str) -> dict[str, Any]:
    """What was told of a traffic."""
    (told,) = [each for each in scene.told("traffic") if each["traffic"] == traffic(name)]
    return told


def leader(scene: Scene, name: str) -> int:
    return scene.marker(name)[0]


# --- GC-5.1 to 5.4: bids ---


@rules("GC-5.1", "GC-10.12")
def test_GC_5_1_any_number_of_tokens_of_any_traffics() -> None:
    scene = acting("traffics", {}, stock={R: "weapons2 tobacco1", G: "drugs1"})
    assert scene.open == ("bid", [R, G])
    assert scene.options(R) == ["bid weapons 0", "bid weapons 1", "bid weapons 2"]
    assert scene.options(B) == []
    scene.act(R, "bid weapons 2")
    assert scene.options(R) == ["bid tobacco 0", "bid tobacco 1"]
    scene.act(R, "bid tobacco 0")
    assert scene.options(R) == ["done"]
    scene.act(R, "done").act(G, "bid drugs 0", "done")
    assert scene.told("bids") == [{"bids": [tokens("weapons2"), tokens(""), tokens("")]}]
    assert scene.open == ("place_tile", [R])


@rules("GC-5.1")
def test_GC_5_1_no_more_than_one_has() -> None:
    scene = acting("traffics", {}, stock={R: "weapons2"})
    for wrong in ("bid weapons 3", "bid drugs 1", "bid drugs 0", "done"):
        assert scene.refused(R, wrong) == ("refused-bid", "GC-5.1")
    assert scene.refused(B, "bid weapons 1")[0] == "not-asked"
    assert scene.open == ("bid", [R])


@rules("GC-5.1")
def test_GC_5_1_nobody_is_asked_who_has_no_stock() -> None:
    scene = acting("traffics", {})
    assert "bids" not in scene.kinds
    assert scene.open == ("place_tile", [R])


@rules("GC-5.1", "GC-5.2", "GC-10.1", "GC-10.3")
def test_GC_5_2_bids_are_secret_until_all_are_in() -> None:
    scene = acting("traffics", {}, stock={R: "weapons2", G: "weapons1"})
    before = [scene.sight(seat) for seat in (PUBLIC, B)]
    scene.act(R, "bid weapons 2")
    assert [scene.sight(seat) for seat in (PUBLIC, B)] == before
    scene.act(R, "done")
    assert scene.open == ("bid", [G])
    assert scene.kinds == []
    assert scene.view(G).players[R].stock == tuple(tokens("weapons2"))
    scene.act(R, "bid weapons 1", "done")  # changed: G is not in yet
    scene.act(G, "bid weapons 0", "done")
    assert scene.told("bids")[0]["bids"][R] == tokens("weapons1")
    assert scene.kinds[:2] == ["bids", "reveal"]
    assert scene.open[0] == "place_tile"


@rules("GC-Q14")
def test_GC_Q14_stock_is_open() -> None:
    scene = table("placement", stock={R: "weapons2 tobacco1", B: "drugs3"})
    for seat in (PUBLIC, G):
        assert [each.stock for each in scene.view(seat).players] == [
            tuple(tokens(text)) for text in ("weapons2 tobacco1", "drugs3", "")
        ]
    assert scene.open == ("place_tile", [R])


@rules("GC-5.3", "GC-5.10")
def test_GC_5_3_a_token_counts_one() -> None:
    owned = {R: "docks", B: "posh_district"}
    laid = {R: ["cop docks manage"], B: ["cop posh_district manage"]}
    scene = rackets(laid, {B: "weapons1"}, owned=owned, stock={B: "weapons2"})
    told = results(scene, "weapons")
    assert (told["bids"], told["managed"], told["leader"]) == ([0, 1, 0], [1, 1, 0], B)
    assert scene.open[0] == "first_player"


@rules("GC-5.4", "GC-5.16", "GC-5.19")
def test_GC_5_16_tokens_bid_go_back_won_or_lost() -> None:
    stock = {R: "weapons2 drugs1", B: "weapons1 drugs2"}
    scene = rackets({}, {R: "weapons2", B: "weapons1 drugs2"}, stock=stock)
    assert (leader(scene, "weapons"), leader(scene, "drugs")) == (R, B)
    assert (scene.stock(R), scene.stock(B)) == ("drugs1", "")
    assert scene.warehouse == "prostitution12 weapons12 drugs11 alcohol12 tobacco12"
    assert scene.told("stock") == []  # GC-5.19: what was bid earns nothing
    assert scene.open[0] == "place_tile"


@rules("GC-5.1")
def test_GC_5_1_nothing_is_bid_when_time_runs_out() -> None:
    scene = acting("traffics", {}, stock={R: "weapons2 drugs1", B: "weapons1"})
    scene.act(R, "bid weapons 2").time_out(R)
    assert scene.open == ("bid", [B])
    assert "timed_out" not in scene.kinds  # before the reveal it would name the bid
    scene.act(B, "bid weapons 1", "done")
    assert scene.told("bids") == [{"bids": [tokens(""), tokens("weapons1"), tokens("")]}]
    assert scene.told("timed_out") == [{"seat": R}]
    assert scene.stock(R) == "weapons2 drugs1"
    assert scene.open[0] == "place_tile"


# --- GC-5.5: the reveal ---


@rules("GC-5.5", "GC-4.32")
def test_GC_5_5_all_is_turned_up_after_the_bids() -> None:
    laid = {
        R: ["cop posh_district manage", "thug bar e combat chief", "settling bar e vest"],
        B: ["driver bar w recruit", "thug pile_a", "settling pile_a"],
    }
    owned = {R: "posh_district", G: "casino"}
    scene = acting("traffics", laid, stock={G: "drugs1"}, owned=owned)
    face_down = [(tile.kind, tile.action) for tile in scene.view(G).tiles]
    assert face_down == [(None, None)] * 6
    bid(scene, {})
    assert scene.kinds[:2] == ["bids", "reveal"]
    told = scene.told("reveal")[0]["tiles"]
    assert [(t["seat"], t["spot"], t["kind"], t["action"], t["chief"]) for t in told] == [
        (R, place("posh_district"), 3, MANAGE, False),
        (R, spot_of("bar e"), 0, COMBAT, True),
        (R, spot_of("bar e"), -1, VEST, False),
        (B, spot_of("bar w"), 1, RECRUIT, False),
        (B, place("pile_a"), 0, COMBAT, False),
        (B, place("pile_a"), -1, BIG_CALIBRE, False),
    ]
    for seat in (PUBLIC, G):
        assert scene.view(seat).revealed
        assert None not in [tile.kind for tile in scene.view(seat).tiles]
    assert scene.open == ("resolution_order", [R])


# --- GC-5.6 to 5.9: management ---


@rules("GC-5.6")
def test_GC_5_6_only_managers_count() -> None:
    laid = {R: ["cop bar e", "driver bar w recruit", "dealer pile_a"]}
    scene = rackets(laid, owned={R: "bar"})
    assert scene.told("managed") == scene.told("traffic") == scene.told("stock") == []
    assert scene.open == ("resolution_order", [R])


@pytest.mark.parametrize(
    ("where", "who", "managed"),
    [
        ("ghetto", "thug", "drugs1 weapons1"),  # GC-X9: one symbol shown, two on the place
        ("ghetto", "dealer thug", "drugs2 weapons1"),  # three shown, two there
        ("ghetto", "dealer", "drugs2"),
        ("ghetto", "thug thug", "drugs2 weapons1"),
        ("bar", "bodyguard", "alcohol1"),
        ("bar", "bodyguard driver pimp", "alcohol2"),
        ("prison", "driver", "tobacco1"),
        ("posh_district", "cop", "weapons1"),
        ("docks", "cop", "weapons1 tobacco1"),  # GC-X19
        ("docks", "cop driver", "weapons1 tobacco2"),
        ("docks", "hitwoman", "weapons1"),
        ("luxury_hotel", "pimp", "prostitution1"),
        ("luxury_hotel", "dealer pimp", "prostitution1 drugs1"),
    ],
)
@rules("GC-5.7", "GC-5.8", "GC-X9", "GC-X19")
def test_GC_5_7_each_symbol_of_a_place_is_served_once(where: str, who: str, managed: str) -> None:
    scene = rackets({R: [f"{each} {where} manage" for each in who.split()]}, owned={R: where})
    (told,) = scene.told("managed")
    assert (told["seat"], told["place"]) == (R, place(where))
    assert told["symbols"] == tokens(managed)
    assert scene.open == ("first_player", [R])


@rules("GC-5.7", "GC-5.10")
def test_GC_5_7_symbols_of_several_places_add_up() -> None:
    laid = {R: ["driver prison manage", "driver docks manage"], B: ["driver casino manage"]}
    scene = rackets(laid, owned={R: "prison docks", B: "casino"})
    assert results(scene, "tobacco")["managed"] == [2, 1, 0]
    assert leader(scene, "tobacco") == R
    assert scene.open[0] == "first_player"


@rules("GC-5.8")
def test_GC_5_8_a_manager_runs_all_it_can_and_nobody_is_asked() -> None:
    # A cop is five symbols, not a joker: of two tobacco it serves one.
    scene = rackets({R: ["cop prison manage", "pimp bar manage"]}, owned={R: "prison bar"})
    assert [told["symbols"] for told in scene.told("managed")] == [
        tokens("tobacco1"),
        tokens("alcohol1"),
    ]
    assert scene.open == ("first_player", [R])


@rules("GC-5.9", "GC-4.17")
def test_GC_5_9_managers_are_home_once_counted() -> None:
    laid = {
        R: ["bodyguard bar manage", "thug casino e"],
        B: ["thug bar e", "thug casino w", "settling bar e big_calibre"],
    }
    scene = rackets(laid, owned={R: "bar"})
    assert scene.open == ("resolution_order", [R])
    assert scene.hand(R) == "bodyguard"
    assert scene.laid(R) == ["thug casino e combat"]
    scene.act(R, "done")  # the bar is undefended: B claims it, and shoots nobody
    assert scene.told("claim")[0]["location"] == place("bar")
    assert "kills" not in scene.kinds
    assert scene.roster(R) == "bodyguard thug"
    assert scene.open[0] == "first_player"


# --- GC-5.10 to 5.15: leaders ---


@rules("GC-5.10", "GC-5.11", "GC-5.13")
def test_GC_5_11_most_bid_and_managed_leads_at_the_lowest_number() -> None:
    laid = {R: ["driver prison manage"], B: ["driver docks manage"]}
    owned = {R: "prison", B: "docks"}
    stock = {R: "tobacco1", G: "tobacco3"}
    scene = rackets(laid, {R: "tobacco1", G: "tobacco1"}, owned=owned, stock=stock)
    told = results(scene, "tobacco")
    assert (told["bids"], told["managed"]) == ([1, 0, 1], [1, 1, 0])
    assert (told["leader"], told["before"], told["level"], told["points"]) == (R, NOBODY, 0, 1)
    assert scene.marker("tobacco") == (R, 0)
    assert scene.open[0] == "first_player"


@rules("GC-5.12", "GC-5.17", "GC-X24")
def test_GC_5_12_a_tie_takes_the_marker_away_and_still_pays() -> None:
    laid = {R: ["dealer ghetto manage"]}
    scene = rackets(
        laid, {B: "drugs2"}, owned={R: "ghetto"}, stock={B: "drugs2"}, markers={"drugs": (R, 2)}
    )
    told = results(scene, "drugs")
    assert (told["leader"], told["before"], told["points"]) == (NOBODY, R, 0)
    assert scene.marker("drugs") == (NOBODY, 0)
    assert (scene.stock(R), scene.stock(B)) == ("drugs2", "")
    assert scene.told("scores")[0]["traffics"] == [0, 0, 0]
    assert scene.open == ("first_player", [R])


@rules("GC-5.12")
def test_GC_5_12_a_tie_below_the_highest_does_not_matter() -> None:
    stock = {R: "drugs1", B: "drugs1", G: "drugs2"}
    scene = rackets({}, stock, stock=stock)
    assert scene.marker("drugs") == (G, 0)
    assert scene.open[0] == "place_tile"


@rules("GC-5.12")
def test_GC_5_12_who_does_nothing_for_a_traffic_loses_it() -> None:
    scene = rackets({}, markers={"weapons": (R, 1), "drugs": (B, 2)})
    assert scene.marker("weapons") == scene.marker("drugs") == (NOBODY, 0)
    assert [(t["leader"], t["before"]) for t in scene.told("traffic")] == [(NOBODY, R), (NOBODY, B)]
    assert scene.open[0] == "place_tile"


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("prostitution", (3, 4, 5)),
        ("weapons", (2, 3, 4)),
        ("drugs", (2, 3, 4)),
        ("alcohol", (1, 2, 3)),
        ("tobacco", (1, 2, 3)),
    ],
)
@rules("GC-5.13", "GC-5.14", "GC-8.1")
def test_GC_5_14_who_stays_in_the_lead_moves_up_to_the_third_number(
    name: str, points: tuple[int, int, int]
) -> None:
    held = [(NOBODY, 0), (R, 0), (R, 1), (R, 2)]
    for before, (level, expected) in zip(
        held, [(0, points[0]), (1, points[1]), (2, points[2]), (2, points[2])], strict=True
    ):
        scene = rackets({}, {R: f"{name}1"}, stock={R: f"{name}1"}, markers={name: before})
        assert scene.marker(name) == (R, level)
        assert results(scene, name)["points"] == expected
        assert scene.told("scores")[0]["traffics"] == [expected, 0, 0]
        assert scene.open[0] == "place_tile"


@rules("GC-5.15")
def test_GC_5_15_a_traffic_taken_from_somebody_starts_at_the_lowest_number() -> None:
    scene = rackets({}, {R: "drugs1"}, stock={R: "drugs1"}, markers={"drugs": (B, 2)})
    assert scene.marker("drugs") == (R, 0)
    assert results(scene, "drugs")["points"] == 2
    assert scene.open[0] == "place_tile"


@rules("GC-5.15", "GC-5.12", "GC-X24")
def test_GC_5_15_so_does_one_lost_and_regained() -> None:
    scene = acting(
        "traffics",
        {},
        {R: "", G: ""},
        stock={R: "drugs2", B: "drugs1"},
        markers={"drugs": (R, 2)},
    )
    bid(scene, {R: "drugs1", B: "drugs1"})
    assert scene.marker("drugs") == (NOBODY, 0)
    scene.lay(B, "driver bar e chief").decline(B)
    assert scene.open == ("bid", [R])
    bid(scene, {R: "drugs1"})
    assert scene.marker("drugs") == (R, 0)
    assert scene.told("scores")[-1]["traffics"] == [2, 0, 0]
    assert scene.open == ("first_player", [B])


# --- GC-5.17 to 5.20: stock ---


@rules("GC-5.17", "GC-5.18", "GC-5.19")
def test_GC_5_17_who_managed_and_does_not_lead_takes_as_much() -> None:
    laid = {R: ["driver prison manage"], B: ["driver docks manage", "cop docks manage"]}
    scene = rackets(laid, {R: "tobacco4"}, owned={R: "prison", B: "docks"}, stock={R: "tobacco4"})
    assert leader(scene, "tobacco") == R
    assert leader(scene, "weapons") == B
    assert scene.told("stock") == [{"seat": B, "tokens": tokens("tobacco2")}]
    assert (scene.stock(R), scene.stock(B)) == ("", "tobacco2")
    assert scene.open[0] == "first_player"


@rules("GC-5.18")
def test_GC_5_18_the_leader_takes_none_however_much_is_left_over() -> None:
    scene = rackets({R: ["driver docks manage", "cop docks manage"]}, owned={R: "docks"})
    assert scene.marker("tobacco") == (R, 0)
    assert results(scene, "tobacco")["managed"] == [2, 0, 0]
    assert scene.told("stock") == []
    assert scene.stock(R) == ""
    assert scene.open == ("first_player", [R])


@pytest.mark.parametrize(("first", "taken"), [(R, (2, 1, 0)), (B, (0, 2, 1)), (G, (1, 0, 2))])
@rules("GC-5.20", "GC-Q10", "GC-2.3")
def test_GC_5_20_when_the_supply_is_short_turn_order_decides(
    first: int, taken: tuple[int, ...]
) -> None:
    # All three manage two alcohol, nobody leads; three tokens are left.
    laid = {
        seat: [f"driver {where} manage", f"bodyguard {where} manage"]
        for seat, where in ((R, "bar"), (B, "distillery"), (G, "gambling_den"))
    }
    laid[G].append("bodyguard casino manage")
    scene = rackets(
        laid,
        {},
        players=4,
        first=first,
        city="bar 4,0 distillery 8,0 gambling_den 0,4 casino 0,8",
        owned={R: "bar", B: "distillery", G: "gambling_den casino"},
        stock={3: "alcohol9"},
    )
    assert leader(scene, "alcohol") == NOBODY
    assert tuple(scene.s.stock[seat][traffic("alcohol")] for seat in (R, B, G)) == taken
    assert "alcohol" not in scene.warehouse
    assert scene.open[0] == "first_player"


@rules("GC-5.16", "GC-5.20")
def test_GC_5_20_bids_come_back_first() -> None:
    scene = rackets(
        {R: ["driver prison manage"]},
        {B: "tobacco5"},
        owned={R: "prison"},
        stock={B: "tobacco12"},
    )
    assert scene.stock(R) == "tobacco1"
    assert scene.s.warehouse[traffic("tobacco")] == 4
    assert scene.open[0] == "first_player"
