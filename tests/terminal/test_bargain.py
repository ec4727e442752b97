"""Bargaining at the keyboard, in a game that has trade."""

from __future__ import annotations

import dataclasses
import io
import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from rich.console import Console

from omerta.games import load, package
from omerta.games.words import Words
from omerta.kernel.dice import key_from
from omerta.kernel.drivers import (
    NO_OFFER,
    Accept,
    BargainMove,
    Bot,
    Counter,
    Decision,
    Decline,
    Propose,
)
from omerta.kernel.game import SeatView
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.record import read, record, replay, write
from omerta.kernel.state import Item, Offer, Pledge
from omerta.terminal.keyboard import Quit
from omerta.terminal.table import TerminalTable
from omerta.text.phrases import Voice

ANN, BEN, CLEO = range(3)
KEEP = "keep"  # the first answer of the game, before anything can be traded

Says = Callable[[Decision], BargainMove | None]


class Scripted:
    """A bot that takes the last option there is, and bargains as it is told."""

    def __init__(self, proposes: Says | None = None, answers: Says | None = None) -> None:
        self.proposes = proposes
        self.answers = answers
        self.canvassed: list[tuple[str, int]] = []

    def choose(self, decision: Decision) -> int:
        return decision.options[-1]

    def bargain(self, decision: Decision) -> BargainMove | None:
        if decision.offer != NO_OFFER:
            return self.answers(decision) if self.answers else None
        seen = decision.view()
        self.canvassed.append((seen.asking, seen.waiting[0]))
        return self.proposes(decision) if self.proposes else None


class Typing(Console):
    """A console at which a script is typed. `=words` types the number of the entry that says so."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__(file=io.StringIO(), width=140)
        self.lines = [*lines]
        self.read_so_far = 0

    @property
    def output(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()

    def input(self, *args: Any, **kwargs: Any) -> str:
        self.print(*args, end="")
        shown = self.output[self.read_so_far :]
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        if line.startswith("="):
            numbered = re.findall(r"^ +(\d+)  (.*?) *$", shown, re.MULTILINE)
            found = [number for number, what in numbered if what.startswith(line[1:])]
            assert found, f"nothing says {line[1:]!r} in:\n{shown}"
            line = found[0]
        self.read_so_far = len(self.output)
        self.print(line)
        return line


class Table:
    def __init__(
        self,
        *lines: str,
        kinds: str = "person bot bot",
        bots: dict[int, Bot] | None = None,
        match: Match[Any] | None = None,
        language: str = "en",
    ) -> None:
        self.match = match or first_is_ann(kinds.split())
        self.console = Typing(lines)
        house = package(self.match.game.name).text(language)
        self.saved: list[bytes] = []
        self.table = TerminalTable(self.match, self.console, house, self._save)
        for seat in self.table.session.bots:
            self.table.session.bots[seat] = Scripted()
        self.table.session.bots.update(bots or {})
        with pytest.raises(Quit):
            self.table.play()
        assert not self.console.lines, f"never typed: {self.console.lines}\n{self.console.output}"

    def _save(self) -> None:
        self.saved.append(write(record(self.match)).encode())

    @property
    def out(self) -> str:
        """What was said, as one line."""
        return " ".join(self.console.output.split())

    @property
    def bargained(self) -> list[tuple[int, str]]:
        log = self.match.log
        return [(entry.seat, entry.do) for entry in log if entry.do not in ("act", "undo")]


def first_is_ann(kinds: list[str]) -> Match[Any]:
    """A match in which seat 0 begins, so that others have done nothing yet."""
    names = ("Ann", "Ben", "Cleo")
    seats = [SeatInfo(name, kind) for name, kind in zip(names, kinds, strict=True)]
    for seed in range(100):
        match = Match(load("cosa_nostra"), seats, key_from(seed))
        if match.state.first == ANN:
            return match
    raise AssertionError


def cash(amount: int) -> tuple[Item, ...]:
    return (("cash", amount),)


def yes(decision: Decision) -> BargainMove:
    return Accept(decision.offer)


def no(decision: Decision) -> BargainMove:
    return Decline(decision.offer)


def proposes(to: int, gives: tuple[Item, ...], wants: tuple[Item, ...], **more: Any) -> Says:
    """Once, at the first question at which it may."""
    offers = [Offer(0, 0, to, gives, wants, **more)]
    return lambda decision: Propose(offers.pop()) if offers else None


# --- offers of a person ---

A_GIFT = ("o", "=Ben", "=up to", "2", "", "", "")


def test_an_offer_is_built_step_by_step_and_a_bot_answers_at_once() -> None:
    table = Table(
        KEEP, "o", "=Ben", "=up to", "2", "", "", "Cheers!", "=yes",
        bots={BEN: Scripted(answers=yes)},
    )  # fmt: skip
    assert table.bargained == [(ANN, "offer"), (BEN, "accept")]
    assert table.match.state.cash[:2] == [0, 4]
    assert "You have an offer for Ben: $2,000 for nothing. “Cheers!”" in table.out
    assert "You give $2,000 for nothing: a deal with Ben." in table.out


def test_things_go_in_and_out_on_both_sides() -> None:
    match = first_is_ann(["person", "bot", "bot"])
    mine, theirs = (match.state.businesses(seat)[0] for seat in (ANN, BEN))
    table = Table(
        KEEP, "o", "=Ben", "=up to", "99", "zero", "1", "=a use of", "=take out: $1,000", "",
        "=up to", "2", "", "", "=change what you want", "=take out", "=a use of", "",
        "=yes", match=match, bots={BEN: Scripted(answers=yes)},
    )  # fmt: skip
    assert "“99” is not a number from 1 to 2." in table.out
    assert "“zero” is not a number from 1 to 2." in table.out
    assert sorted(match.state.markers) == sorted([(BEN, mine), (ANN, theirs)])
    assert match.state.cash[:2] == [2, 2]


@pytest.mark.parametrize("steps", range(1, 8))
def test_it_can_be_dropped_at_every_step(steps: int) -> None:
    lines = ("o", "=Ben", "=up to", "2", "", "", "Words", "=promises")[: steps + 1]
    table = Table(KEEP, *lines, "x")
    assert table.bargained == []
    assert "Dropped: there is no offer." in table.out


def test_a_refusal_says_why_and_loses_nothing() -> None:
    words = "x" * 281
    table = Table(
        KEEP, "o", "=Ben", "=up to", "1", "", "", words, "=yes", "=change the words", "",
        "=yes", bots={BEN: Scripted(answers=yes)},
    )  # fmt: skip
    assert "Words have at most 280 printable characters. (CN-16.4)" in table.out
    assert table.bargained == [(ANN, "offer"), (BEN, "accept")]


def test_an_offer_that_moves_nothing_is_refused_in_words() -> None:
    table = Table(KEEP, "o", "=Ben", "", "", "", "=yes", "x")
    assert "An offer must move something from one hand to another." in table.out
    assert table.bargained == []


def test_no_offers_while_the_gate_is_closed() -> None:
    match = first_is_ann(["person", "bot", "bot"])
    match.state.gate = False  # as while a Job is carried out
    table = Table("o", match=match)
    assert "no offers right now" in table.out
    assert "Offers are not possible right now. (CN-16.4)" in table.out


def test_a_bot_that_does_not_bargain_declines() -> None:
    table = Table(KEEP, *A_GIFT, "=yes", kinds="person random bot")
    table_again = Table(KEEP, *A_GIFT, "=yes", bots={BEN: Mute()})
    assert table.bargained == table_again.bargained == [(ANN, "offer"), (BEN, "decline")]
    assert "Ben declines: $2,000 for nothing." in table.out


class Mute:
    def choose(self, decision: Decision) -> int:
        return decision.options[-1]


def test_anyone_may_take_an_offer_to_all() -> None:
    bots: dict[int, Bot] = {BEN: Scripted(answers=no), CLEO: Scripted(answers=yes)}
    table = Table(KEEP, "o", "=anyone", "=up to", "2", "", "", "=yes", bots=bots)
    assert table.bargained == [(ANN, "offer"), (CLEO, "accept")]


def test_an_offer_nobody_takes_stays_open_and_can_be_withdrawn() -> None:
    built = ("o", "=anyone", "=up to", "2", "", "", "=yes")
    table = Table(KEEP, *built, "d", "", "d", "=You have an offer", "n", "d", "1", "y", "d")
    assert table.bargained == [(ANN, "offer"), (ANN, "withdraw")]
    assert table.out.count("You have an offer for anyone: $2,000 for nothing.") >= 3
    assert "You withdraw your offer" in table.out


# --- a game without trade ---


@pytest.mark.parametrize("game", ["razzia", "mafiozoo", "gangs_city"])
def test_without_trade_one_may_still_talk_to_a_bot(game: str) -> None:
    seats = [SeatInfo("Ann", "person"), SeatInfo("Ben", "bot"), SeatInfo("Cleo", "bot")]
    match = Match(load(game), seats, key_from(1))
    asks = ("a", "o", "d", "p")
    table = Table(
        "t", "=Ben", "Hello!", "t", "=Ben", "Why?", "t", "x", "g", "?", "h", "u", *asks, match=match
    )
    answers = [said.line.say.split("-")[1] for said in match.said if said.to == ANN]
    assert answers == ["greeting", "tradeless"]
    assert "t talk to a bot" in table.out
    assert "ask a bot what it wants" not in table.out
    assert all(f"“{key}” is not one of the choices" in table.out for key in asks)


# --- counter-offers ---


def more(decision: Decision) -> BargainMove:
    return Counter(decision.offer, Offer(0, 0, 0, (), cash(2)))


@pytest.mark.parametrize(
    ("answer", "end"),
    [
        (["=agreed"], [(ANN, "accept")]),
        (["=no deal"], [(ANN, "decline")]),
        (["=leave"], []),
        (["=make another", "", "", "x", "=no deal"], [(ANN, "decline")]),
    ],
)
def test_a_bots_counter_offer_is_put_to_the_person(
    answer: list[str], end: list[tuple[int, str]]
) -> None:
    offer = ("o", "=Ben", "=up to", "1", "", "", "", "=yes")
    table = Table(KEEP, *offer, *answer, bots={BEN: Scripted(answers=more)})
    assert table.bargained == [(ANN, "offer"), (BEN, "counter"), *end]
    assert "Ben has an offer for you. You get: nothing You give: $2,000" in table.out


def test_a_person_counters_what_a_bot_wants() -> None:
    """From the offer with its sides exchanged; the rest is built like any offer."""
    wish = Scripted(proposes(ANN, (), cash(2)), answers=yes)
    lines = ("=make another", "=take out: $2,000", "=up to", "1", "", "", "", "=yes")
    table = Table(KEEP, *lines, bots={BEN: wish})
    assert table.bargained == [(BEN, "offer"), (ANN, "counter"), (BEN, "accept")]
    assert table.match.state.cash[:2] == [1, 3]


def test_two_bots_do_not_counter_for_ever() -> None:
    def again(decision: Decision) -> BargainMove:
        [offer] = [each for each in decision.view().offers if each.id == decision.offer]
        return Counter(decision.offer, Offer(0, 0, 0, offer.wants, offer.gives))

    both = {BEN: Scripted(proposes(CLEO, cash(1), ()), again), CLEO: Scripted(answers=again)}
    table = Table(KEEP, bots={**both})
    assert table.bargained == [(BEN, "offer"), (CLEO, "counter"), (BEN, "decline")]


# --- offers of bots ---


def test_deals_between_bots_are_told() -> None:
    bots: dict[int, Bot] = {BEN: Scripted(proposes(CLEO, cash(1), ())), CLEO: Scripted(answers=yes)}
    table = Table(KEEP, bots=bots)
    assert table.bargained == [(BEN, "offer"), (CLEO, "accept")]
    assert "Ben gives $1,000 for nothing: a deal with Cleo." in table.out


def test_each_bot_is_asked_once_a_question_and_has_one_open_offer_at_most() -> None:
    def always(decision: Decision) -> BargainMove:
        return Propose(Offer(0, 0, ANN, cash(1), ()))

    ben, cleo = Scripted(always), Scripted()
    table = Table(KEEP, "=leave", "h", "d", "", bots={BEN: ben, CLEO: cleo})
    assert table.bargained == [(BEN, "offer")]
    assert ben.canvassed == cleo.canvassed == [("turn", ANN)]
    later = Table(*finished_turn(table.match), bots={BEN: ben, CLEO: cleo}, match=table.match)
    assert later.bargained == [(BEN, "offer")]
    assert len(cleo.canvassed) > 2
    assert len(ben.canvassed) == 1, "it has an offer open"


def finished_turn(match: Match[Any]) -> tuple[str, ...]:
    """Put the open offer aside, give a gangster a task, and end the turn."""
    seen = match.view(ANN)
    assert seen.prompt is not None
    last = match.game.actions.notation(seen.prompt.options[-1])
    return ("=leave", last, "1", "=end the turn")


def test_what_is_no_longer_possible_is_refused_and_asked_again() -> None:
    """Nothing but the person's own answer ends the asking."""
    table = Table(
        KEEP, "", "7", "?", "h", "q", "n", "=no deal",
        bots={BEN: Scripted(proposes(ANN, (), cash(2)))},
    )  # fmt: skip
    assert "“7” is not a number from 1 to 4." in table.out
    assert "Rule CN-16.4" in table.out
    assert table.bargained == [(BEN, "offer"), (ANN, "decline")]


# --- several people ---


def test_another_person_at_the_keyboard_answers() -> None:
    """Ann offers, the keyboard goes to Ben and back; what they agree on is done."""
    lines = ("", KEEP, "", KEEP, "", *A_GIFT, "=yes", "", "=agreed", "")
    table = Table(*lines, kinds="person person bot")
    assert table.bargained == [(ANN, "offer"), (BEN, "accept")]
    asked = table.out.split("Ann has an offer for you. You get: $2,000 You give: nothing")
    assert "Hand the keyboard to Ben" in asked[0]
    assert "Hand the keyboard to Ann" in asked[1]


def test_nobody_reads_what_two_others_bargain_about() -> None:
    lines = ("", KEEP, "", KEEP, "", "o", "=Cleo", "=up to", "2", "", "", "Hush", "=yes")
    match = first_is_ann(["person", "person", "person"])
    Table("", KEEP, "", KEEP, "", KEEP, *lines[4:], "", "=leave", "", match=match)
    ben = Table("", "d", "", match=match)  # Ann's turn goes on: she sees her own
    assert "Hush" in ben.out
    assert not match.view(BEN).offers[0].gives
    other = TerminalTable(match, Typing([]), package("cosa_nostra").text("en"), lambda: None)
    other._deals.look(BEN)
    assert isinstance(other.session.console, Typing)
    said = other.session.console.output
    assert "Ann has an offer for Cleo, between the two of them." in said
    assert "Hush" not in said
    assert "$2,000" not in said


# --- promises ---


def test_a_promise_goes_with_a_trade_and_is_judged() -> None:
    peace = proposes(ANN, (), cash(1), pledges=(Pledge(BEN, words="I leave you alone"),))
    table = Table(
        KEEP, "=agreed", "d", "=Round 1", "=it was broken", "d", "1", "=it was kept", "d", "",
        bots={BEN: Scripted(peace)},
    )  # fmt: skip
    assert "Ben promises: “I leave you alone”" in table.out
    assert "On record: no open offer, one open promise (d)." in table.out
    assert "Round 1, Ben to you: “I leave you alone” – open" in table.out
    assert "Round 1, Ben to you: “I leave you alone” – kept" in table.out
    [promise] = table.match.state.promises
    assert promise.mark == "kept"


def test_a_word_is_given_without_a_trade() -> None:
    table = Table(
        KEEP, "p", "=Cleo", "=your word", "x" * 281, "=your word", "Not you", "p", "x",
        "p", "=Ben", "", "d",
    )  # fmt: skip
    [promise] = table.match.state.promises
    assert (promise.maker, promise.to, promise.pledge.words) == (ANN, CLEO, "Not you")
    assert "You give your word to Cleo: “Not you”" in table.out
    assert table.out.count("You have promised nothing.") == 2
    assert "at most 280" in table.out


def test_a_person_adds_promises_of_both_to_an_offer() -> None:
    table = Table(
        KEEP, "o", "=Ben", "", "=up to", "1", "", "", "=promises", "=you leave them alone", "2",
        "=Ben pays later", "3", "2", "=Ben leaves somebody else alone", "=Cleo", "",
        "=your word", "Peace", "=take out: you: “Peace”", "", "=yes",
        bots={BEN: Scripted(answers=yes)},
    )  # fmt: skip
    given = [(each.to, each.pledge) for each in table.match.state.promises]
    assert given == [
        (BEN, Pledge(ANN, "truce", round=2)),
        (ANN, Pledge(BEN, "pay", amount=3, round=2)),
        (ANN, Pledge(BEN, "spare", whom=CLEO)),
    ]
    assert "Ben gives their word to you: $3,000 in round 2" in table.out


# --- the rest ---


def test_a_marker_is_taken_back_at_any_time() -> None:
    rent = ("o", "=Ben", "", "=a use of", "", "", "=yes")
    table = Table(KEEP, *rent, "=take back", bots={BEN: Scripted(answers=yes)})
    assert "Besides, at any time:" in table.out
    assert table.match.state.markers == []
    assert [entry.what.split()[0] for entry in table.match.log if entry.do == "act"][-1] == (
        "take_back"
    )


def test_a_match_is_gone_on_with_its_offers_and_promises() -> None:
    """What is open is put again to those it is made to."""
    ben = Scripted(proposes(ANN, cash(1), ()))
    first = Table(KEEP, "=leave", "p", "=Cleo", "=your word", "Never", bots={BEN: ben})
    again = replay(load("cosa_nostra"), read(first.saved[-1]), key=first.match.secret_key())
    assert again.state.offers == first.match.state.offers
    assert again.state.promises == first.match.state.promises
    second = Table("=agreed", "d", match=again)
    assert second.bargained == [(BEN, "offer"), (ANN, "promise"), (ANN, "accept")]
    assert "“Never” – open" in second.out


def test_every_word_of_a_person_is_saved_at_once() -> None:
    table = Table(KEEP, "=no deal", bots={BEN: Scripted(proposes(ANN, cash(1), ()))})
    assert read(table.saved[-1]).log[-1].entry.do == "decline"


def test_french_is_french_throughout() -> None:
    table = Table(
        KEEP, "=d'accord", "?", "o", "=Ben", "=jusqu'à", "1", "", "", "Voilà",
        "=oui", "p", "=Cleo", "=votre parole", "Jamais", "d", "1", "=elle fut tenue", "d", "",
        language="fr",
        bots={BEN: Scripted(proposes(ANN, cash(1), (), pledges=(Pledge(BEN, words="Paix"),)), yes)},
    )  # fmt: skip
    said = table.out.replace("\u00a0", " ")
    for line in (
        "o faire une offre · d offres et promesses",
        "o — faire une offre",
        "Ben a une offre pour vous.",
        "Que donnez-vous à Ben ?",
        "Manche 1, Ben à vous : « Paix » – tenue",
        "Vous vous engagez envers Cleo : « Jamais »",
    ):
        assert line in said
    for english in ("offer", "What do", "promise ", "number", "You "):
        assert english not in said


def test_a_games_screen_tells_things_of_one_name_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def about(seen: SeatView, item: Item, words: Words, voice: Voice) -> str:
        return f"no. {item[1]}" if item[0] == "business" else ""

    named = dataclasses.replace(package("cosa_nostra"), about_item=about)
    monkeypatch.setattr("omerta.terminal.voices.package", lambda name: named)
    match = first_is_ann(["person", "bot", "bot"])
    mine = match.state.businesses(ANN)[0]
    table = Table(KEEP, "o", "=Ben", match=match)
    assert f"(no. {mine})" in table.out
    assert "up to $2,000 …" in table.out


def test_the_help_names_the_commands() -> None:
    table = Table(KEEP, "?")
    for command in ("o — make an offer", "d — open offers and promises", "p — give your word"):
        assert command in table.out
