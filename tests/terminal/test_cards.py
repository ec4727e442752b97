"""At the keyboard, a game whose offers hold cards nobody else sees: Deal."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games import package
from omerta.games.deal.words.offering import partners, things
from omerta.kernel.drivers import Bot
from omerta.kernel.state import Offer
from omerta.terminal.keyboard import Quit
from omerta.terminal.table import TerminalTable
from tests.games.deal.scenario import KRA, SEG, YAN, Scene, items, table
from tests.terminal.test_bargain import Says, Scripted, Typing, no, proposes, yes

ANN, BEN, CLEO = range(3)
A_DRUG = "=1\u00a0drug"


class Table:
    """A scene in which Ann, the first clan, is a person; the others bargain as they are told."""

    def __init__(self, scene: Scene, *lines: str, bots: dict[int, Bot] | None = None) -> None:
        self.scene = scene.quietly()
        self.match = scene.match
        self.console = Typing(lines)
        for seat, name in enumerate(("Ann", "Ben", "Cleo")):
            kind = "bot" if seat else "person"
            self.match.seats[seat] = type(self.match.seats[seat])(name, kind)
        house = package("deal").text("en")
        self.table = TerminalTable(self.match, self.console, house, lambda: None)
        for seat in self.table.session.bots:
            self.table.session.bots[seat] = (bots or {}).get(seat, Scripted())
        with pytest.raises(Quit):
            self.table.play()
        assert not self.console.lines, f"never typed: {self.console.lines}\n{self.console.output}"

    @property
    def out(self) -> str:
        return " ".join(self.console.output.replace("\u00a0", " ").split())

    @property
    def bargained(self) -> list[tuple[int, str]]:
        log = self.match.log
        return [(entry.seat, entry.do) for entry in log if entry.do not in ("act", "undo")]


def deal(**more: Any) -> Scene:
    """Ann's deal phase: two drugs next to Ben, who has money."""
    return table(
        "deal",
        clans="SEG KRA YAN",
        land={SEG: "GUA:1b ELP:1s2d", KRA: "LAX:1b PHX:1s", YAN: "VAN:1b"},
        money={KRA: 4},
        **{"hands": {SEG: "W13 W12", KRA: "W01 W05"}, **more},
    )


def wants(text: str) -> Says:
    """Ben asks Ann for this, once, for nothing or for a closed card."""
    gives, _, asked = text.partition(" for ")
    return proposes(ANN, items(gives), items(asked))


# --- making offers ---


def test_drugs_and_cards_go_into_an_offer() -> None:
    made = Table(
        deal(), "o", "=Ben", A_DRUG, A_DRUG, "=a Tank (closed)", "", "=up to", "6",
        "=any card", "", "", "=yes", bots={BEN: Scripted(answers=no)},
    )  # fmt: skip
    assert made.bargained == [(ANN, "offer"), (BEN, "decline")]
    assert (
        "You have an offer for Ben: 2 drugs (El Paso → Phoenix) and a Tank (closed) for $3M and "
        "any card." in made.out
    )


def test_only_what_can_go_its_way_is_listed() -> None:
    listed = Table(deal(), "o", "=Cleo", "x")
    assert "drug (" not in listed.out.split("What do you give Cleo?")[1]
    shut = Table(deal(in_force="G19"), "o", "=Ben", "x")
    assert "Tank (open)" not in shut.out
    assert "1 drug (El Paso → Phoenix)" in shut.out


def test_cards_that_do_not_match_are_refused_and_nothing_is_lost() -> None:
    made = Table(
        deal(), "o", "=Ben", "=a Tank (open)", "", "", "", "=yes", "=change what you want",
        "=a Grenade", "", "=yes", bots={BEN: Scripted(answers=yes)},
    )  # fmt: skip
    assert "Weapon cards are swapped one for one" in made.out
    assert made.bargained == [(ANN, "offer"), (BEN, "accept")]
    assert "You give a Tank for a Grenade: a deal with Ben." in made.out
    assert "W05" in made.scene.hand(SEG)


def test_the_same_card_is_offered_as_often_as_it_is_there() -> None:
    scene = deal(hands={SEG: "W13 W12"}).quietly()
    seen = scene.match.view(ANN)
    one = Offer(0, ANN, BEN, items("open:W13"), ())
    assert ("closed", items("open:W13")[0][1]) not in things(seen, one, giving=True)
    assert ("closed", items("open:W12")[0][1]) in things(seen, one, giving=True)


def test_only_the_active_clan_and_one_other_deal() -> None:
    scene = deal().quietly()
    assert partners(scene.match.view(ANN)) == [BEN, CLEO]
    assert partners(scene.match.view(BEN)) == [ANN]


# --- answering ---


def test_who_is_asked_for_any_card_chooses_it() -> None:
    made = Table(
        deal(), "=agreed", "x", "=agreed", "=Submarine",
        bots={BEN: Scripted(wants("closed:W05 for any"))},
    )  # fmt: skip
    assert made.bargained == [(BEN, "offer"), (ANN, "accept")]
    assert "Which of yours do you give?" in made.out
    assert "W05" in made.scene.hand(SEG)
    assert "W12" in made.scene.hand(KRA)


def test_a_closed_card_has_no_name_until_it_is_taken() -> None:
    asked = Table(
        deal(), "=leave", "d", "1", "=no deal", bots={BEN: Scripted(wants("closed:W05 for any"))}
    )
    assert "You get: 1 closed card You give: any card" in asked.out
    assert "Grenade" not in asked.out
    assert asked.bargained == [(BEN, "offer"), (ANN, "decline")]


def test_what_one_does_not_have_one_cannot_give() -> None:
    asked = Table(deal(), "=no deal", bots={BEN: Scripted(wants("closed:W05 for named:W09"))})
    answers = asked.out.split("You give: a Machine gun")[1]
    assert "agreed" not in answers
    assert asked.bargained == [(BEN, "offer"), (ANN, "decline")]


def test_a_counter_offer_begins_with_the_cards_turned_round() -> None:
    bots: dict[int, Bot] = {BEN: Scripted(wants("open:W05 for named:W13"), yes)}
    made = Table(deal(), "=make another", "", "=up to", "2", "", "", "=yes", bots=bots)
    assert made.bargained == [(BEN, "offer"), (ANN, "counter"), (BEN, "accept")]
    assert "You give a Tank for a Grenade and $1M: a deal with Ben." in made.out


# --- unasked, and windows ---


def test_showing_a_card_is_one_entry_that_leads_to_all_ways() -> None:
    shown = Table(deal(), "=show somebody", "", "=show somebody", "=show Cleo a Tank")
    assert shown.out.count("show somebody a weapon card…") >= 2
    assert "You show Cleo a Tank." in shown.out


def test_a_clan_event_is_called_and_played() -> None:
    played = Table(deal(held={SEG: "S3"}), "=play a clan event", "=Gun show", "1", "1", "1")
    assert "You play Gun show." in played.out


def test_windows_in_which_one_can_only_pass_are_passed_once_one_says_so() -> None:
    asked = Table(deal(held={SEG: "S4"}), "end", "w")
    assert "w from now on, pass by itself wherever you can only pass" in asked.out
    assert "From now on you are asked only where you can do more than pass." in asked.out
    later = asked.out.split("From now on you are asked only")[1]
    assert "1 pass pass" not in later
