"""What bots say: all wordings exist, none is heard twice, and nobody talks too much."""

from __future__ import annotations

import re
from itertools import product

import pytest

from omerta.bots import talk
from omerta.bots.lines import (
    OFFERS,
    PLAIN,
    REFUSALS,
    WITH_TEMPER,
    Speech,
    about_move,
    worded,
    wording,
    wordings,
)
from omerta.bots.tempers import CALM, TEMPERS, VENGEFUL
from omerta.games import package
from omerta.games.deal.state import NOTHING
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Accept, Counter, Decline, Propose, Reason
from omerta.kernel.events import SeenEvent
from omerta.kernel.happenings import PromiseSettled, Trade
from omerta.kernel.state import Item, Offer, Pledge
from omerta.text import LANGUAGES
from omerta.text.phrases import Voice

LAWYER: Item = ("business", 16)
CASH: Item = ("cash", 3)
GAME = package("cosa_nostra")


def luck(seed: int = 0) -> Luck:
    return Luck(key_from(seed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wording_can_be_said(language: str) -> None:
    voice = Voice(GAME.text(language), ["Ann", "Gino"], 0)
    said = []
    for occasion, temper in product((*WITH_TEMPER, *PLAIN), TEMPERS):
        known = wordings(occasion, temper)
        assert len(set(known)) >= (3 if occasion in PLAIN else 4)
        speech = Speech(occasion, (LAWYER,), (CASH,), (LAWYER,), 4, whom=0)
        said += [voice.say(worded(speech, message, GAME.words())) for message in known]
    assert len(set(said)) == 2 * len(WITH_TEMPER) * (1 + len(TEMPERS)) + 3 * len(PLAIN)
    assert all(line[0].isupper() or not line[0].isalpha() for line in said)
    # Whatever follows the end of a sentence begins with a capital, too.
    assert [line for line in said if re.search(r"[.!?]\s[a-zà-ÿ]", line)] == []


def test_no_wording_is_heard_twice_while_there_is_another() -> None:
    heard: list[str] = []
    for number in range(4):
        message = wording("price", CALM, heard, luck(number), needed=False)
        assert message is not None
        heard.append(message)
    assert sorted(heard) == sorted(wordings("price", CALM))
    assert wording("price", CALM, heard, luck(), needed=False) is None
    # Who must answer takes the one that was heard longest ago.
    assert wording("price", CALM, heard, luck(), needed=True) == heard[0]


def test_what_is_said_follows_from_what_is_done() -> None:
    trade = package("cosa_nostra").game.trade
    assert trade is not None
    sale = Offer(0, 1, 0, (LAWYER,), (CASH,))
    purchase = Offer(0, 1, 0, (CASH,), (LAWYER,))
    assert about_move(Propose(sale), trade) == Speech("sell", (LAWYER,), (CASH,))
    assert about_move(Propose(purchase), trade) == Speech("buy", (CASH,), (LAWYER,))
    assert about_move(Propose(sale, Reason("wary")), trade) == Speech("wary", (LAWYER,), (CASH,))
    assert about_move(Counter(1, sale), trade) == Speech("counter", (LAWYER,), (CASH,))
    why = Reason("needs", 4, (LAWYER,))
    assert about_move(Decline(1, why), trade) == Speech("needs", asked=(LAWYER,), price=4)
    assert about_move(Decline(1, Reason("price")), trade) == Speech("little"), "no price, no things"
    assert about_move(Decline(1), trade) is None
    words = Offer(0, 1, 0, (), (), pledges=(Pledge(1, "truce"),))
    assert about_move(Propose(words, Reason("peace")), trade) == Speech("truce")
    assert about_move(Counter(1, words), trade) == Speech("truce")
    assert about_move(Accept(1), trade) is None
    assert {*OFFERS} & {*REFUSALS} == set()


def test_a_closed_card_has_no_name_in_what_is_said() -> None:
    trade = package("deal").game.trade
    assert trade is not None
    said = about_move(Propose(Offer(0, 1, 0, (("closed", 5),), (("any", 0),))), trade)
    assert said is not None
    assert said.gives == (("closed", NOTHING),)


# --- unasked ---


def heard_at(*times: int, seat: int = 1) -> list[talk.Heard]:
    return [talk.Heard(seat, at, "line") for at in times]


def test_bots_talk_no_more_than_people() -> None:
    willing = [seed for seed in range(40) if talk.may_speak(1, 0, [], luck(seed))]
    assert 15 < len(willing) < 40
    now = 1_000_000
    seed = luck(willing[0]).share()
    assert seed < talk.TALKATIVE
    for heard, speaks in (
        (heard_at(now - talk.PAUSE, seat=2), True),
        (heard_at(now - talk.PAUSE + 1, seat=2), False),
        (heard_at(now - talk.OWN_PAUSE), True),
        (heard_at(now - talk.OWN_PAUSE + 1), False),
        (heard_at(*range(now - 59_000, now - 19_000, 10_000), seat=2), False),
    ):
        assert talk.may_speak(1, now, heard, luck(willing[0])) == speaks


def settled(mark: str) -> SeenEvent:
    return SeenEvent("promise_settled", "", PromiseSettled(1, 1, Pledge(0, "truce"), 1, mark))


def test_what_bots_remark_on() -> None:
    trade = SeenEvent("trade", "", Trade(0, 1, (), ()))
    assert talk.remark(trade, 1, None) == talk.Remark(Speech("thanks", whom=0))
    assert talk.remark(trade, 2, None) is None
    broken = talk.remark(settled("broken"), 1, None)
    assert broken == talk.Remark(Speech("broken", whom=0), needed=True)
    assert talk.remark(settled("broken"), 2, None) is None
    assert talk.remark(settled("kept"), 1, None) is None
    attack = SeenEvent("any", "", Trade(0, 2, (), ()))
    assert talk.remark(attack, 1, lambda _: (0, 1)) == talk.Remark(Speech("attacked", whom=0))
    assert talk.remark(attack, 1, lambda _: (1, 0)) is None


def test_a_line_is_the_same_for_the_same_luck() -> None:
    speech = Speech("price", asked=(LAWYER,), price=4)
    lines = [talk.line(speech, VENGEFUL, GAME.words(), [], luck(5)) for _ in range(2)]
    assert lines[0] == lines[1] is not None
