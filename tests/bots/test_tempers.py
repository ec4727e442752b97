"""Tempers: in the same position bots of another temper bargain otherwise, but never to a loss."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.bots.levels import LEVELS
from omerta.bots.personas import PERSONAS
from omerta.bots.tempers import CALM, CAREFUL, GREEDY, TEMPERS, VENGEFUL, Temper
from omerta.games import cosa_nostra, deal, load
from omerta.games import names as games
from omerta.games.cosa_nostra.bot import bargaining as of_families
from omerta.games.cosa_nostra.bot.deals import Deals
from omerta.games.cosa_nostra.bot.sums import paid_by
from omerta.games.cosa_nostra.bot.table import Table as FamilyTable
from omerta.games.cosa_nostra.state import ACCEPT, REVEAL
from omerta.games.deal.bot import bargaining as of_clans
from omerta.games.deal.state import NOTHING
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import (
    NO_OFFER,
    Accept,
    Bargainer,
    BargainMove,
    Counter,
    Propose,
    bargaining_decision,
    decision_for,
)
from omerta.kernel.game import Game
from omerta.kernel.promises import TRUCE
from omerta.kernel.state import Offer, Pledge
from omerta.lineup import has_temper, make, name_at_table, temper_of
from omerta.text import LANGUAGES, text
from tests.games.cosa_nostra import scenario as families
from tests.games.cosa_nostra.scenario import G, R, Y
from tests.games.deal import scenario as clans
from tests.games.deal.scenario import KRA, SEG
from tests.games.deal.scenes import mind

LUCK = key_from("tempers")
# Of a game, so many offers that are accepted.
ENOUGH = 8


def says(
    game: Game[Any], s: Any, seat: int, temper: Temper, offer: Offer | None = None, bot: str = "bot"
) -> BargainMove | None:
    player = make(bot, game, LUCK, temper)
    assert isinstance(player, Bargainer)
    about = NO_OFFER if offer is None else offer.id
    return player.bargain(bargaining_decision(game, s, seat, about))


def test_a_calm_one_is_what_a_bot_is_without_a_temper() -> None:
    """Its factors change no figure, not even by a rounding."""
    assert (CALM.asks, CALM.leaves, CALM.least, CALM.trust) == (1, 1, 1, 1)
    assert CALM.extra == CALM.resents(9) == 0


# --- La Cosa Nostra ---


def lender(wrongs: int = 0, broken: int = 0) -> families.Scene:
    """Y may want a use of G's casino."""
    scene = families.table(
        round=4, cash={Y: 16}, owned={G: "casino-1"}, tasks={"y1": "J1C03", "r1": "J1C06"}
    )
    scene.s.attacks[Y * scene.s.players + G] = wrongs
    for number in range(broken):
        scene.match.promise(G, Pledge(Y, words="Never again."))
        scene.match.mark(G, number + 1, "broken")
    return scene


def lends_for(temper: Temper, wrongs: int = 0, broken: int = 0, bot: str = "bot") -> int:
    """The least Y must pay for a use; G's own price, if it names one."""
    for price in range(1, 16):
        scene = lender(wrongs, broken)
        offer = scene.offer(Y, G, str(price), "use:casino-1")
        word = says(cosa_nostra.GAME, scene.s, G, temper, offer, bot)
        if isinstance(word, Counter):
            return -paid_by(word.answer)
        if isinstance(word, Accept):
            return price
    return 16


def monopoly_price(temper: Temper) -> int:
    """What G wants for the card that makes Y's monopoly."""
    owned = {Y: "pimp-1", G: "pimp-2", R: ""}
    scene = families.table("planning", round=2, owned=owned, cash={Y: 40})
    word = says(cosa_nostra.GAME, scene.s, G, temper, scene.offer(Y, G, "6", "pimp-2"))
    assert isinstance(word, Counter)
    return -paid_by(word.answer)


def threatened() -> families.Scene:
    """Y can lure away a pimp of G, or a dealer of R."""
    return families.table(
        round=3,
        cash={Y: 1, G: 26, R: 18},
        owned={Y: "", G: "pimp-1 pimp-2", R: "dealer-1 dealer-2"},
        tasks={"y3": "J3-persuasion-1", "g3": "J3C03", "r3": "J3C06"},
    ).act(Y, "y3", "announce", G, "pimp-1")


def demanded(temper: Temper) -> int:
    word = says(cosa_nostra.GAME, threatened().s, Y, temper)
    assert isinstance(word, Propose)
    return -paid_by(word.offer)


def test_a_greedy_family_asks_for_more() -> None:
    assert monopoly_price(GREEDY) > monopoly_price(CALM)
    assert demanded(GREEDY) > demanded(CALM)


def test_a_careful_family_pays_less_for_somebodys_word() -> None:
    def most(temper: Temper) -> int:
        """The highest price that it accepts for being spared."""
        paid = 0
        for price in range(1, 9):
            scene = threatened()
            offer = scene.offer(Y, G, "", str(price))
            if isinstance(says(cosa_nostra.GAME, scene.s, G, temper, offer), Accept):
                paid = price
        return paid

    assert 0 < most(CAREFUL) < most(CALM)


def test_a_vengeful_family_makes_who_wronged_it_pay() -> None:
    for wrongs, broken in ((1, 0), (3, 0), (0, 1)):
        assert lends_for(VENGEFUL, wrongs, broken) > lends_for(CALM, wrongs, broken)
    assert lends_for(CALM, wrongs=3) == lends_for(CALM), "a calm one minds no attack"
    assert lends_for(CALM, broken=1) > lends_for(CALM), "but a broken word"
    assert lends_for(VENGEFUL, wrongs=3) > lends_for(VENGEFUL, wrongs=1)
    assert lends_for(VENGEFUL, wrongs=9) == lends_for(VENGEFUL, wrongs=3), "but not without end"
    assert lends_for(VENGEFUL) == lends_for(CALM), "and nobody else"


def strikes_against_its_word(temper: Temper) -> bool:
    """Y has named a pimp of G, and promised peace since."""
    scene = threatened()
    scene.match.promise(G, Pledge(Y, TRUCE, round=3))
    scene.act(G, "go_ahead")
    player = make("bot", cosa_nostra.GAME, LUCK, temper)
    return player.choose(decision_for(cosa_nostra.GAME, scene.s, Y)) == REVEAL


def test_a_family_keeps_its_word_as_its_temper_has_it() -> None:
    assert not any(strikes_against_its_word(temper) for temper in (CALM, CAREFUL))
    assert strikes_against_its_word(GREEDY._replace(word=0.0))


@pytest.mark.parametrize("level", LEVELS)
def test_all_levels_bargain_by_their_temper(level: str) -> None:
    calm, vengeful = (lends_for(temper, wrongs=1, bot=level) for temper in (CALM, VENGEFUL))
    assert vengeful > calm


# --- Deal ---

BORDER = {KRA: "LAX:1b2s ELP:1s COR:1s", SEG: "GUA:1b2s1d ACA:1s1d"}
OUSTED = {KRA: "ELP:1b2s COR:1s", SEG: "LAX:1s GUA:1b2s1d ACA:1s1d"}  # SEG sits in KRA's home


def to_a_price(
    temper: Temper, price: str, land: Any = BORDER, *, broken: bool = False
) -> BargainMove:
    """What KRA says to a drug of SEG's at a price."""
    scene = clans.table("deal", turn=SEG, land=land, money={KRA: 12})
    kra, seg = scene.seat(KRA), scene.seat(SEG)
    if broken:
        scene.match.promise(kra, Pledge(seg, words="Next time for nothing."))
        scene.match.mark(kra, scene.s.promises[0].id, "broken")
    offer = scene.offer(SEG, KRA, "ACA>COR", f"${price}")
    word = says(deal.GAME, scene.s, kra, temper, offer)
    assert word is not None
    return word


def pays(word: BargainMove) -> int:
    """In half millions, where another price is named."""
    assert isinstance(word, Counter)
    return word.answer.gives[0][1]


def test_a_greedy_clan_haggles_where_a_calm_one_accepts() -> None:
    assert isinstance(to_a_price(CALM, "3"), Accept)
    assert pays(to_a_price(GREEDY, "3")) < 6
    assert pays(to_a_price(GREEDY, "4")) < pays(to_a_price(CALM, "4"))
    assert isinstance(to_a_price(GREEDY, "1.5"), Accept)


def test_a_careful_clan_wants_to_gain_more() -> None:
    assert isinstance(to_a_price(CALM, "3"), Accept)
    assert not isinstance(to_a_price(CAREFUL, "3"), Accept)
    assert isinstance(to_a_price(CAREFUL, "1.5"), Accept)


def test_a_careful_clan_trusts_no_closed_card() -> None:
    hands = {KRA: "W01 W07 W09 W10 W11", SEG: "W02 W02 W03 W03 W07"}
    scene = clans.table("deal", turn=SEG, land=BORDER, hands=hands)
    offer = Offer(0, scene.seat(SEG), scene.seat(KRA), (("closed", NOTHING),), clans.items("$0.5"))
    table = mind(scene, KRA)
    calm, careful = (of_clans.Bargaining(table, temper) for temper in (CALM, CAREFUL))
    assert careful.own_gain(offer) < calm.own_gain(offer)
    theirs = calm.gain(offer, scene.seat(SEG))
    assert careful.gain(offer, scene.seat(SEG)) == theirs, "nor does it think others do"


def test_a_vengeful_clan_deals_less_with_who_wronged_it() -> None:
    for temper, takes in ((CALM, True), (VENGEFUL, False)):
        assert isinstance(to_a_price(temper, "2"), Accept)
        assert isinstance(to_a_price(temper, "2", broken=True), Accept) == takes
        assert isinstance(to_a_price(temper, "2", OUSTED), Accept) == takes


# --- whatever happens ---


@pytest.mark.parametrize("land", [BORDER, OUSTED])
def test_no_clan_accepts_a_loss(land: Any) -> None:
    """By what it is worth to a calm one: a drug, a card or nothing, for any sum."""
    scene = clans.table("deal", turn=SEG, land=land, money={KRA: 12})
    kra, seg = scene.seat(KRA), scene.seat(SEG)
    table = mind(scene, KRA)
    calm = of_clans.Bargaining(table)
    for temper in TEMPERS:
        bargaining = of_clans.Bargaining(table, temper)
        taken = set()
        for given in (clans.items("ACA>COR"), (("closed", NOTHING),), ()):
            for half_millions in range(1, 12):
                offer = Offer(1, seg, kra, given, (("money", half_millions),))
                if bargaining.judge(offer) is True:
                    taken.add(offer)
                    assert calm.own_gain(offer) > 0
        assert taken


def test_no_family_accepts_a_loss() -> None:
    """By what it is worth to a calm one, in a game with all tempers."""
    game = cosa_nostra.GAME
    s = game.begin(4, LUCK)
    bots = [make("bot", game, derive(LUCK, seat), TEMPERS[seat]) for seat in range(4)]
    accepted = 0
    while accepted < ENOUGH:
        seat = s.waiting[0]
        action = bots[seat].choose(decision_for(game, s, seat))
        if action == ACCEPT:
            seen = game.seat_view(s, seat)
            offer = next(each for each in seen.offers if each.maker != seat)
            calm = of_families.Bargaining(Deals(FamilyTable(seen, s.board)), Luck(LUCK))
            assert calm.gain(offer) > 0
            accepted += 1
        game.act(s, seat, action)


# --- at the table ---


def test_who_has_a_name_has_its_temper() -> None:
    called = [name_at_table(seat) for seat in range(8)]
    assert called == list(PERSONAS)
    assert {temper_of(name) for name in called} == set(TEMPERS)
    # Wherever three of them sit together, no two are alike.
    tempers = [temper_of(name) for name in called]
    assert all(len(set(tempers[seat : seat + 3])) == 3 for seat in range(6))
    assert temper_of("Ann") == CALM


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_line_about_every_temper(language: str) -> None:
    said = text(language)
    for temper in TEMPERS:
        assert said.has(f"temper-{temper.name}")
        assert said.has(f"temper-{temper.name}-line")


def test_tempers_show_where_there_is_bargaining() -> None:
    assert {name for name in games() if has_temper("boss", load(name))} == {"cosa_nostra", "deal"}
    assert not has_temper("random", deal.GAME)
