"""Deal: words read views as the rules read states; names, lines, secrets, the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from omerta.battery.rules import rules
from omerta.games import package
from omerta.games.deal.content import (
    CLAN_IDS,
    EACH_PROFILE,
    EVENT_IDS,
    PROFILE_IDS,
    TERRITORY,
    TERRITORY_IDS,
    WEAPON_IDS,
    ClanId,
)
from omerta.games.deal.land import value_at as value_by_the_rules
from omerta.games.deal.rules_action import ORDERS
from omerta.games.deal.rules_resources import price_at as price_by_the_rules
from omerta.games.deal.screen import screen
from omerta.games.deal.state import ACTIONS, NOBODY, Deal
from omerta.games.deal.words import Words
from omerta.games.deal.words.names import money
from omerta.games.deal.words.offering import countered
from omerta.games.deal.words.reading import order_of, price_at, value_at, worth
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC, SeenEvent
from omerta.kernel.refusal import Refused
from omerta.text import LANGUAGES
from omerta.text.phrases import Voice
from tests.games.deal.numbers import GAME, SETTLED
from tests.games.deal.scenario import ASP, KRA, NVE, SEG, YAN, Scene, items, table

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]
REFERENCE = Path(__file__).parents[3] / "docs" / "rules"
T = TERRITORY


def voice(me: int = PUBLIC, language: str = "en") -> Voice:
    return Voice(package("deal").text(language), NAMES, me)


def plain(line: str) -> str:
    return line.replace("\u00a0", " ")


def told(kind: str, me: int = PUBLIC, language: str = "en", **data: Any) -> str:
    """The line of an event; nothing where it has none."""
    [happening] = [each for each in GAME.events if each.kind == kind]
    said = Words(SETTLED).event(SeenEvent(kind, "", msgspec.convert(data, happening)))
    return plain(voice(me, language).say(said)) if said else ""


def question(scene: Scene, clan: str) -> str:
    seat = scene.seat(clan)
    return plain(voice(seat).say(Words(SETTLED).question(scene.match.view(seat))))


def questions(players: int, *, stepped: bool, share: int = 1) -> Iterator[tuple[Deal, int]]:
    """A random game, as (state, who is asked) before one in so many choices."""
    luck = Luck(key_from("words"))
    s = GAME.begin(players, key_from("words"), stepped=stepped)
    number = 0
    while s.asking and number < 6000:
        seat, number = s.waiting[luck.below(len(s.waiting))], number + 1
        if number % share == 0:
            yield s, seat
        choices = GAME.options(s, seat)
        GAME.act(s, seat, choices[luck.below(len(choices))])


# --- reading views ---


def test_an_order_in_the_making_is_read_from_the_view_as_the_rules_read_it() -> None:
    read = set()
    for s, seat in questions(4, stepped=True):
        if s.asking != "order" or not s.drafts[seat]:
            continue
        seen, draft = GAME.seat_view(s, seat), ORDERS.along(s, seat, s.drafts[seat])
        made = order_of(seen)
        assert list(made.moves) == draft.moves
        if ACTIONS[s.drafts[seat][-1]].verb != "further":
            assert made.to == draft.to
            assert worth(seen.table, s.board, seat, made) == draft.worth
        read |= {ACTIONS[step].notation.split()[-1] for step in s.drafts[seat]}
    assert read >= {"one", "all", "further"}


def test_values_and_prices_are_read_from_the_view() -> None:
    looked = 0
    for s, _ in questions(3, stepped=True, share=20):
        seen = GAME.seat_view(s, PUBLIC).table
        if s.fight is not None or not s.phase:
            continue
        for place in range(len(TERRITORY_IDS)):
            mob = s.owner[place] == NOBODY and s.board.capital[place]
            expected = s.board.mob if mob else value_by_the_rules(s, place)
            assert value_at(seen, s.board, place) == expected
            for sold in range(4):
                assert price_at(seen, s.board, place, sold) == price_by_the_rules(s, place, sold)
        looked += 1
    assert looked > 20


@pytest.mark.parametrize("stepped", [True, False])
def test_no_two_answers_of_a_list_read_alike(stepped: bool) -> None:
    words, asked = Words(SETTLED), set()
    for s, seat in questions(5, stepped=stepped, share=7):
        seen = GAME.seat_view(s, seat)
        assert seen.prompt is not None
        for listed in (seen.prompt.options, seen.interrupts):
            lines = [voice(seat).say(words.action(seen, each)) for each in listed]
            assert [line for line in lines if lines.count(line) > 1] == []
        asked.add(s.asking)
    assert len(asked) > 8


# --- names ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_the_name_of_the_reference(language: str) -> None:
    spoken = package("deal").text(language)
    reference = plain((REFERENCE / f"deal.{language}.md").read_text("utf-8"))
    rows = dict(re.findall(r"^\| ([A-Z][\w.-]*) \| (.*?) \|", reference, flags=re.MULTILINE))
    for kind, codes in (
        ("territory", TERRITORY_IDS),
        ("weapon", WEAPON_IDS),
        ("card", EVENT_IDS),
    ):
        assert {code: plain(spoken(f"{kind}-{code}")) for code in codes} == {
            code: rows[code] for code in codes
        }
    for code in PROFILE_IDS:
        assert plain(spoken(f"profile-{code}")) == rows[f"{code}.1"]
    for clan in CLAN_IDS:
        assert f"| {spoken(f'clan-{clan}')} |" in reference


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_objectives_say_what_the_reference_says(language: str) -> None:
    words, say = Words(), voice(language=language).say
    reference = plain((REFERENCE / f"deal.{language}.md").read_text("utf-8"))
    rows = re.findall(r"^\| ([YNKSMAG]\d+) \|.*\| (.*?) \|$", reference, flags=re.MULTILINE)
    effects = {code: re.sub(r" (See|Voir) \[.*", "", effect) for code, effect in rows}
    effects = {code: re.sub(r" ?\(?\[DA-[^)]*\)\)?", "", said) for code, said in effects.items()}
    assert sorted(effects) == sorted(EVENT_IDS)
    for event, code in enumerate(EVENT_IDS):
        assert plain(say(words.card_text(event))) == effects[code], code
    goals = re.findall(r"^\| (P\d\.\d) \| .*? \| (.*?)\*? \|", reference, flags=re.MULTILINE)
    assert len(goals) == len(PROFILE_IDS) * EACH_PROFILE
    for which, (_, goal) in enumerate(goals):
        assert plain(say(words.objective(which))) == goal


@pytest.mark.parametrize(
    ("halves", "english", "french"),
    [(0, "$0M", "0 M$"), (1, "$0.5M", "0,5 M$"), (6, "$3M", "3 M$"), (25, "$12.5M", "12,5 M$")],
)
def test_money_is_said_in_millions(halves: int, english: str, french: str) -> None:
    said = [plain(voice(language=each).say(money(halves))) for each in ("en", "fr")]
    assert said == [english, french]


# --- lines ---


def test_an_order_is_told_destination_by_destination() -> None:
    moves = [[T["LAX"], 0, 3, T["PHX"]], [T["LAX"], 1, 1, T["PHX"]], [T["SFO"], 0, 1, T["PHX"]]]
    moves += [[T["LAX"], 2, 2, T["SFO"]], [T["LAX"], 3, 1, T["SFO"]]]
    assert told("moved", seat=0, moves=moves, hostile=T["PHX"]) == (
        "Ann moves against Phoenix: 3 soldiers and 1 lieutenant from Los Angeles, 1 soldier from "
        "San Francisco; to San Francisco: the boss and 2 drugs from Los Angeles."
    )
    assert told("moved", 0, "fr", seat=0, moves=moves[-2:], hostile=-1) == (
        "Vous envoyez vers San Francisco : le boss et 2 pions came depuis Los Angeles."
    )


def test_a_fight_is_told_with_its_numbers() -> None:
    fight: dict[str, Any] = {"attacker": 0, "defender": 1, "place": T["DAL"], "values": [9, 5]}
    assert told("fight", **fight) == "Ann attacks Dallas with 9 against Ben's 5."
    assert told("fight", 1, **fight) == "Ann attacks Dallas with 9 against your 5."
    assert told("fight", 1, "fr", **fight) == (
        "Combat à Dallas : Ann attaque avec 9, vous défendez avec 5."
    )
    mob: dict[str, Any] = {**fight, "defender": -1, "values": [9, 10]}
    assert told("fight", 0, **mob) == "You attack Dallas with 9 against the local mob's 10."


def shown(cards: str, terms: list[list[list[Any]]], totals: list[int], damage: list[int]) -> str:
    numbers = [WEAPON_IDS.index(card) if card != "-" else -1 for card in cards.split()]
    facts: dict[str, Any] = {
        "attacker": 0,
        "defender": 1,
        "terms": terms,
        "totals": totals,
        "damage": damage,
    }
    return told("weapons_shown", 1, cards=numbers, **facts)


@pytest.mark.parametrize(
    ("cards", "terms", "totals", "damage", "line"),
    [
        ("W07 W04", [[["card", 6]], [["card", 4], ["K4", 1]]], [6, 5], [0, 1],
         "Kalashnikov 6 against Revolver 4 + 1 (West Side) = 5: you suffer 1 damage."),
        ("S-YAN W01", [[["card", 2], ["special", 5], ["ninkyo", 1]], [["card", 1]]], [8, 1], [0, 7],
         "Katana 2 + 5 + 1 (Ninkyo Dantai) = 8 against Banana skin 1: you suffer 7 damage."),
        ("W13 W02", [[["heavy", 0]], [["card", 2]]], [0, 2], [2, 0],
         "Tank 0 (too heavy) against Baseball bat 2: Ann suffers 2 damage."),
        ("S-ASP W13", [[["card", 3]], [["card", 10]]], [3, 0], [0, 3],
         "Hostage 3 against Tank 10 → 0 (Hostage): you suffer 3 damage."),
        ("S-MAR -", [[["force", 7]], []], [7, 0], [0, 7],
         "Bulldozer 7 (value of the troops) against no card: you suffer 7 damage."),
        ("W05 W06", [[["card", 5]], [["card", 5]]], [5, 5], [0, 0],
         "Grenade 5 against Pump shotgun 5: no damage."),
    ],
)  # fmt: skip
def test_the_arithmetic_of_a_round_is_told(
    cards: str, terms: list[list[list[Any]]], totals: list[int], damage: list[int], line: str
) -> None:
    assert shown(cards, terms, totals, damage) == line


def test_losses_are_told() -> None:
    lost: dict[str, Any] = {"seat": 1, "place": 0, "boss": 0}
    assert told("suffered", soldiers=2, lieutenants=1, left=4, **lost) == (
        "Ben loses 2 soldiers and 1 lieutenant: value 4 left."
    )
    assert told("suffered", 1, soldiers=1, lieutenants=0, left=0, **lost) == (
        "You lose 1 soldier: nobody is left."
    )
    assert told("suffered", soldiers=0, lieutenants=0, left=2, **lost) == (
        "Ben's troops are hurt: value 2 left."
    )


def test_what_says_nothing_new_has_no_line() -> None:
    assert told("income", seat=0, amount=0) == ""
    assert told("phase", seat=0, phase=3) == ""
    assert told("phase", seat=0, phase=4) != ""
    assert told("placed", seat=0, place=0, soldiers=0, lieutenants=0, drugs=0) == ""
    assert told("money", payer=-1, payee=0, amount=0, why="event") == ""
    assert told("fight_round", round=1) == ""


def test_a_fight_that_is_played_reads_so() -> None:
    scene = table(
        "action", clans="KRA YAN NVE", land={KRA: "LAX:1b3s", YAN: "VAN:1b SFO:2s3d"},
        hands={KRA: "W07", YAN: "W04"},
    )  # fmt: skip
    scene.order(KRA, "LAX>SFO:3s")
    assert question(scene, KRA) == (
        "Fight in San Francisco, round 1, 3 against 2 (Ben): which weapon?"
    )
    assert question(scene, YAN) == (
        "Fight in San Francisco, round 1, 2 against 3 (Ann): which weapon?"
    )
    scene.step(KRA, "weapon W07")
    assert question(scene, KRA) == (
        "Fight in San Francisco, round 1: Kalashnikov (damage 6, needs 3). You may still change it."
    )
    scene.step(YAN, "weapon W04").quietly()
    said = [Words(SETTLED).event(event) for event in scene.match.heard(2)]
    lines = [plain(voice(2).say(each)) for each in said if each]
    assert lines[-4:] == [
        "Ann attacks San Francisco with 3 against Ben's 2.",
        "Kalashnikov 6 against Revolver 4: Ben suffers 2 damage.",
        "Ben loses 2 soldiers: nobody is left.",
        "Ann takes San Francisco from Ben, with 3 drugs.",
    ]


def test_an_order_in_the_making_tells_what_it_sends() -> None:
    scene = table("action", clans="KRA YAN NVE", land={KRA: "LAX:1b3s1l", YAN: "VAN:1b SFO:2s3d"})
    scene.quietly()
    asked = [question(scene, KRA)]
    for step in ("to SFO", "add LAX soldier all", "add LAX lieutenant one", "further", "to PHX"):
        scene.step(KRA, step)
        asked.append(question(scene, KRA))
    assert asked[1:] == [
        "To San Francisco (blue, Ben: 2 soldiers (value 2), 3 drugs): who goes?",
        "Your order against San Francisco: 3 soldiers from Los Angeles. Value 3 against 2 in San "
        "Francisco. Who else?",
        "Your order against San Francisco: 3 soldiers and 1 lieutenant from Los Angeles. Value 6 "
        "against 2 in San Francisco. Who else?",
        "Your order against San Francisco: 3 soldiers and 1 lieutenant from Los Angeles. And "
        "where else?",
        "To Phoenix (blue, free): who goes?",
    ]


# --- secrets ---

HIDDEN: list[tuple[str, dict[str, Any], dict[str, Any], str, str]] = [
    ("dealt", {"seat": 0}, {"profile": 0, "target": 1}, "",
     "Your profile: Godfather. Your target: the boss of N'Veleno."),
    ("drew", {"seat": 0, "count": 2}, {"cards": [3, 3]}, "",
     "You draw 2 weapon cards: 2 × Revolver."),
    ("event_handed", {"seat": 1, "owner": 0}, {"event": 0},
     "Ben draws a clan event of another clan: it goes to Ann.",
     "Ben draws a clan event of another clan: it goes to you. It is Oyabun."),
    ("looked", {"seat": 0, "at": 1}, {"clan": 4}, "Ann looks at a target card (Ben).",
     "You look at a target card (Ben): the boss of the Maras."),
    ("card_shown", {"seat": 0, "to": 1}, {"card": 12}, "Ann shows Ben a weapon card.",
     "You show Ben a Tank."),
    ("hand_shown", {"seat": 0}, {"cards": [0, 3, 3]},
     "Ann's weapon hand is in the papers: all other clans see it.",
     "Your weapon hand is in the papers: Banana skin, 2 × Revolver."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "public", "own", "to_all", "to_own"), HIDDEN)
def test_what_only_some_may_know_is_told_only_to_them(
    kind: str, public: dict[str, Any], own: dict[str, Any], to_all: str, to_own: str
) -> None:
    assert told(kind, 2, **public) == to_all
    assert told(kind, 0, **public, **own) == to_own


@rules("DA-9.14", "DA-9.16")
def test_DA_9_14_a_closed_card_has_no_name_before_it_changes_hands() -> None:
    scene = table(
        "deal", clans="SEG KRA YAN", land={SEG: "GUA:1b ELP:1s2d", KRA: "LAX:1b PHX:1s"},
        money={KRA: 4}, hands={SEG: "W13", KRA: "W01"},
    )  # fmt: skip
    scene.quietly()
    offer = scene.offer(SEG, KRA, "closed:W13 ELP>PHX ELP>PHX", "any $1.5")
    words, lines = Words(SETTLED), []
    seats = [scene.seat(clan) for clan in (SEG, KRA, YAN)]
    for seat in seats:
        made = [each for each in scene.match.heard(seat) if each.kind == "offer_made"]
        said = words.event(made[-1])
        lines.append(plain(voice(seat).say(said)) if said else "")
    assert lines == [
        "You have an offer for Ben: a Tank (closed) and 2 drugs (El Paso → Phoenix) for any card "
        "and $1.5M.",
        "Ann has an offer for you: 1 closed card and 2 drugs (El Paso → Phoenix) for any card and "
        "$1.5M.",
        "",
    ]
    scene.accept(KRA, offer, "W01")
    lines = []
    for seat in seats:
        [trade] = [each for each in scene.match.heard(seat) if each.kind == "trade"]
        said = words.event(trade)
        assert said is not None
        lines.append(plain(voice(seat).say(said)))
    assert lines[0] == (
        "You give a Tank and 2 drugs (El Paso → Phoenix) for a Banana skin and $1.5M: a deal with "
        "Ben."
    )
    assert lines[2] == (
        "Ann gives 1 closed card and 2 drugs (El Paso → Phoenix) for 1 closed card and $1.5M: a "
        "deal with Ben."
    )
    assert scene.quietly().open == ("deal", [SEG])


@rules("DA-14.12")
def test_DA_14_12_a_window_is_put_in_the_same_words_whatever_one_holds() -> None:
    asked = set()
    for held in ("K1", "K2"):
        scene = table(
            "action", clans="YAN KRA NVE", land={YAN: "VAN:1b SFO:2s", KRA: "LAX:1b2s"},
            held={KRA: held},
        )  # fmt: skip
        assert scene.open == ("event_window", [KRA])
        asked.add(question(scene, KRA))
    assert asked == {"Play a clan event? (Ann, action phase)"}


# --- events in the making, refusals ---


@pytest.mark.parametrize(
    ("clan", "event", "moment", "steps", "asked"),
    [
        (KRA, "K1", "action", ["play K1"], ["Drive-by: where?"]),
        (KRA, "K1", "action", ["play K1", "territory SFO"], ["Drive-by: how many?"]),
        (SEG, "S2", "action", ["play S2", "territory GUA"], ["Tunnel: from Guadalajara to where?"]),
        (ASP, "A1", "resources", ["play A1"], ["Super harvest: what does this territory give?"]),
        (NVE, "N1", "deal", ["play N1"], ["Offer you cannot refuse: a drug from where?"]),
        (NVE, "N1", "deal", ["play N1", "territory DET"], ["Offer you cannot refuse: to where?"]),
    ],
)  # fmt: skip
def test_the_targets_of_a_card_are_asked_for_one_by_one(
    clan: ClanId, event: str, moment: Any, steps: list[str], asked: list[str]
) -> None:
    scene = table(
        moment, clans=f"{clan} YAN MAR",
        land={clan: {KRA: "LAX:1b2s SLC:1s", SEG: "GUA:1b ELP:1s", ASP: "BOG:1b CCS:1s",
                     NVE: "CHI:1b MEM:1s KAN:1s"}[clan],
              YAN: "VAN:1b SFO:4s DET:1s2d DEN:1s1d TOR:1s"},
        held={clan: event}, money={clan: 5},
    )  # fmt: skip
    scene.step(clan, *steps)
    assert [question(scene, clan)] == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_the_place(language: str) -> None:
    refused = Refused("order-out-of-reach", "DA-6.2", place=T["DAL"])
    assert "Dallas" in voice(language=language).say(Words(SETTLED).refusal(refused))


# --- the screen ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_the_screen_fits_a_terminal(width: int, language: str) -> None:
    words, fights, held = Words(SETTLED), 0, 0
    for s, seat in questions(6, stepped=False, share=60):
        paper = StringIO()
        seen = GAME.seat_view(s, seat)
        Console(file=paper, width=width).print(screen(seen, words, voice(seat, language)))
        lines = paper.getvalue().splitlines()
        assert max(map(len, lines)) <= width
        assert "…" not in paper.getvalue()
        assert all(code in paper.getvalue() for code in TERRITORY_IDS)
        fights += s.fight is not None
        held += bool(s.held[seat])
    assert fights
    assert held


def test_the_screen_shows_nobody_what_others_hold() -> None:
    scene = table("action", clans="KRA YAN NVE", held={YAN: "Y3"}, profiles={YAN: "P3"})
    paper = StringIO()
    seen = scene.match.view(scene.seat(KRA))
    Console(file=paper, width=100).print(screen(seen, Words(SETTLED), voice(scene.seat(KRA))))
    assert "Pachinko" not in paper.getvalue()
    assert "Drug baron" not in paper.getvalue()
    assert "your profile" in paper.getvalue()


# --- offers made at the keyboard ---


@pytest.mark.parametrize(("hand", "gives"), [("W07", "open:W07"), ("W07 W07", "open:W07 open:W07")])
def test_a_counter_offer_gives_of_what_was_asked_for_as_much_as_there_is(
    hand: str, gives: str
) -> None:
    scene = table("deal", turn=KRA, hands={SEG: hand, KRA: "W01 W01"}, money={KRA: 4})
    offer = scene.offer(KRA, SEG, "$1 closed:W01 open:W01", "named:W07 named:W07")
    seen = scene.match.view(scene.seat(SEG))
    answer = countered(seen, seen.offers[0])
    assert answer.gives == items(gives)
    assert answer.wants == items("$1 any named:W01")
    assert (answer.maker, answer.to) == (offer.to, offer.maker)
