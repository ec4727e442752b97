"""What a view shows at the moment of an event: the change it tells of, and no secret."""

from __future__ import annotations

from collections import Counter
from typing import Any

from omerta.games.deal import events
from omerta.games.deal.state import (
    ACTION,
    ATTACKER,
    BOSS,
    DEAL,
    DEFENDER,
    DRUG,
    LIEUTENANT,
    MOB,
    NOBODY,
    RESOURCES,
    SOLDIER,
)
from omerta.games.deal.view import HIDDEN, DealView, TerritoryView
from omerta.kernel.events import PUBLIC, Event, Recorder
from omerta.kernel.happenings import OfferMade, Trade
from tests.games.deal.numbers import GAME, SETTLED
from tests.games.deal.oracle.beside import Beside

PLAYERS = (3, 4, 5, 6)


class Watcher(Recorder):
    """Takes every view at every event, and holds it against the views at the event before."""

    def __init__(self, s: Any) -> None:
        super().__init__()
        self.seen: Counter[str] = Counter()
        self.before = self.views(s)
        self.final = False

    def views(self, s: Any) -> dict[int, DealView]:
        return {viewer: GAME.view(s, viewer) for viewer in range(PUBLIC, s.players)}

    def hear(self, s: Any, event: Event) -> None:
        views = self.views(s)
        self.final = self.final or event.kind == events.Final.kind
        assert s.over == self.final
        if not self.final:
            for viewer, view in views.items():
                assert_discreet(s, viewer, view)
        said = event.public
        if any(private for private in event.private.values()):
            said = next(iter(event.private.values()))
        if shows(said, views, self.before):
            self.seen[event.kind] += 1
        self.before = views


def assert_discreet(s: Any, viewer: int, view: DealView) -> None:
    for seat, player in enumerate(view.players):
        if seat == viewer:
            continue
        assert s.shown[seat] or player.profile == HIDDEN
        looked = viewer != PUBLIC and s.looked[seat] >> viewer & 1
        assert s.target_shown[seat] or looked or player.target == HIDDEN


def shows(what: Any, views: dict[int, DealView], olds: dict[int, DealView]) -> bool:
    """Holds a view against an event; False for a kind that changes nothing on the table."""
    now, old = views[PUBLIC], olds[PUBLIC]
    match what:
        case events.Clan(seat=seat, clan=clan):
            assert now.players[seat].clan == clan
            assert now.territories[now.players[seat].boss].owner == seat
        case events.Dealt(seat=seat, profile=profile, target=target):
            own = views[seat].players[seat]
            assert (own.profile, own.target) == (profile, target)
        case events.Turn(seat=seat, round=round_, turn=turn):
            assert (now.active, now.round, now.turn) == (seat, round_, turn)
        case events.Phase(seat=seat, phase=phase):
            assert (now.active, now.phase) == (seat, phase)
            tired = any(each.tired_soldiers or each.tired_drugs for each in now.territories)
            assert phase not in (ACTION, DEAL) or not tired
            assert phase != RESOURCES or not any(each.sold for each in now.territories)
            assert phase != DEAL or now.gate
        case events.Respect(seat=seat, total=total, change=change):
            assert now.players[seat].respect == total == old.players[seat].respect + change
        case events.ProfileRevealed(seat=seat, profile=profile):
            assert now.players[seat].profile_shown
            assert now.players[seat].profile == profile
        case events.TargetRevealed(seat=seat, clan=clan):
            assert now.players[seat].target_shown
            assert now.players[seat].target == clan
        case events.Final(winner=winner, profiles=profiles, targets=targets):
            assert now.winner == winner
            assert tuple(each.profile for each in now.players) == profiles
            assert tuple(each.target for each in now.players) == targets
        case _:
            return (
                shows_pieces(what, now, old)
                or shows_fight(what, now, old)
                or shows_cards(what, views, olds)
            )
    return True


def shows_pieces(what: Any, now: DealView, old: DealView) -> bool:
    match what:
        case events.Income(seat=seat, amount=amount):
            assert gained(now, old, seat) == amount
        case events.Sold(seat=seat, place=place, amount=amount):
            assert gained(now, old, seat) == amount
            assert delta(now, old, place) == (0, 0, -1)
            assert now.territories[place].sold == old.territories[place].sold + 1
        case events.Produced(place=place, soldiers=soldiers, drugs=drugs):
            assert delta(now, old, place) == (soldiers, 0, drugs)
        case events.Recruited(seat=seat, place=place, left=left):
            assert now.players[seat].money == left < old.players[seat].money
            assert delta(now, old, place) == (what.soldiers, what.lieutenants, 0)
            assert now.players[seat].soldiers == old.players[seat].soldiers + what.soldiers
        case events.Placed(place=place):
            assert delta(now, old, place) == (what.soldiers, what.lieutenants, what.drugs)
        case events.Lost(place=place, soldiers=soldiers, drugs=drugs):
            assert delta(now, old, place) == (-soldiers, 0, -drugs)
        case events.Money(payer=payer, payee=payee, amount=amount):
            assert payer == NOBODY or gained(now, old, payer) == -amount
            assert payee == NOBODY or gained(now, old, payee) == amount
        case events.ForcedSale(seat=seat, seller=seller, drugs=drugs, amount=amount):
            assert gained(now, old, seller) == amount == -gained(now, old, seat)
            assert {delta(now, old, start)[2] for start, _ in drugs} <= {-1, -2}
        case events.BoughtOver(seat=seat, place=place):
            assert now.territories[place].owner == seat
            assert now.territories[place].soldiers == 1
            assert now.territories[place].tired_soldiers == int(seat == now.active)  # DA-2.13
        case events.Crack(place=place):
            assert now.crack == place
        case events.Tunnel(places=places):
            assert now.tunnel == places
        case events.Moved():
            assert_moved(what, now, old)
        case _:
            return False
    return True


def assert_moved(what: events.Moved, now: DealView, old: DealView) -> None:
    """All pieces have left and arrived; those that attack stand in the fight."""
    kinds = (SOLDIER, LIEUTENANT, DRUG)
    expected: Counter[tuple[int, int]] = Counter()
    for start, piece, count, end in what.moves:
        expected[start, piece] -= count
        if end != what.hostile:
            expected[end, piece] += count
    for place in {each for move in what.moves for each in (move[0], move[3])}:
        assert delta(now, old, place) == tuple(expected[place, piece] for piece in kinds)
    for _, piece, _, end in what.moves:
        if end != what.hostile and piece != DRUG:
            assert now.territories[end].owner == what.seat
        if piece == BOSS:
            assert now.players[what.seat].boss == end
    for start, *_ in what.moves:
        left = now.territories[start]
        assert bool(left.soldiers or left.lieutenants or left.boss) == (left.owner == what.seat)
    assert (now.fight is not None) == (what.hostile != -1)
    if now.fight is not None:
        troops = Counter[int]()
        for _, piece, count, end in what.moves:
            troops[piece] += count * (end == what.hostile)
        assert (now.fight.place, now.fight.attacker) == (what.hostile, what.seat)
        mine = now.fight.sides[ATTACKER]
        assert (mine.soldiers, mine.lieutenants) == (troops[SOLDIER], troops[LIEUTENANT])
        assert now.fights == old.fights + 1


def shows_fight(what: Any, now: DealView, old: DealView) -> bool:
    fight = now.fight
    match what:
        case events.Fight(values=values, place=place):
            assert fight is not None
            starts = tuple([side.start for side in fight.sides])
            assert (fight.place, fight.values, starts) == (place, values, values)
        case events.FightRound(round=round_):
            assert fight is not None
            assert (fight.round, fight.effects) == (round_, ())
        case events.WeaponsShown(cards=cards, totals=totals, damage=damage):
            assert fight is not None
            assert fight.rounds[-1] == (*cards, *totals, *damage)
            assert all(card in now.weapon_discard for card in cards if card >= 0)
        case events.Suffered(seat=seat, left=left):
            assert fight is not None
            assert fight.values[ATTACKER if seat == fight.attacker else DEFENDER] == left
            assert now.players[seat].soldiers == old.players[seat].soldiers - what.soldiers
            assert not what.boss or now.players[seat].boss == -1
        case events.MobHurt(left=left):
            assert fight is not None
            assert fight.mob == fight.values[DEFENDER] == left
        case events.Retreated(seat=seat, end=end):
            assert fight is not None
            assert fight.values[ATTACKER if seat == fight.attacker else DEFENDER] == 0
            assert now.territories[end].owner == seat
        case events.FightWon(winner=winner, attacker=attacker, place=place):
            assert fight is not None
            assert fight.over
            owner = now.territories[place].owner
            assert owner == winner or (winner == MOB and owner == NOBODY)
            if winner == attacker:
                there, mine = now.territories[place], fight.sides[ATTACKER]
                assert (there.soldiers, there.lieutenants) == (mine.soldiers, mine.lieutenants)
        case events.Eliminated(seat=seat):
            gone = now.players[seat]
            assert (gone.alive, gone.land, gone.cards, gone.events) == (False, 0, 0, 0)
            assert (gone.soldiers, gone.lieutenants, gone.respect) == (0, 0, 0)
            assert now.fallen[-1] == seat
        case _:
            return False
    return True


def shows_cards(what: Any, views: dict[int, DealView], olds: dict[int, DealView]) -> bool:
    now, old = views[PUBLIC], olds[PUBLIC]
    match what:
        case events.WeaponsShuffled(count=count):
            assert now.weapon_pile == old.weapon_pile + count
            assert now.weapon_discard == ()
        case events.Drew(seat=seat, count=count, cards=tuple(cards)):
            assert now.players[seat].cards == old.players[seat].cards + count
            assert now.weapon_pile == old.weapon_pile - count
            assert hand(views, seat) - hand(olds, seat) == Counter(cards)
        case events.Discarded(seat=seat, cards=cards):
            assert now.players[seat].cards == old.players[seat].cards - len(cards)
            assert hand(olds, seat) - hand(views, seat) == Counter(cards)
            assert Counter(now.weapon_discard) - Counter(old.weapon_discard) == Counter(cards)
        case events.EventDrawn(event=event) | events.EventSkipped(event=event):
            assert event in now.event_discard
            assert now.event_pile == old.event_pile - 1
        case events.EventHanded(owner=owner, event=event):
            assert now.players[owner].events == old.players[owner].events + 1
            own = views[owner].own
            assert own is not None
            assert event in own.events
        case events.EventPlayed(seat=seat, event=event):
            assert now.players[seat].events == old.players[seat].events - 1
            assert event in now.event_discard
        case events.InForce(event=event, before=before):
            assert now.in_force == event
            assert event not in now.event_discard
            assert before == -1 or before in now.event_discard
        case events.OutOfForce(event=event):
            assert now.in_force == -1
            assert event in now.event_discard
        case events.EventsShuffled(count=count):
            assert now.event_pile == count
        case events.Looked(seat=seat, at=at, clan=clan):
            assert views[seat].players[at].target == clan
        case OfferMade(maker=maker, to=to, gives=tuple(gives)):
            shown = Counter([card for what, card in gives if what == "open"])
            assert not shown - Counter(views[to].players[maker].known)
        case Trade(maker=maker, taker=taker, gives=gives, wants=wants):
            given = Counter([card for what, card in gives if what in ("open", "closed")])
            got = Counter([card for what, card in wants if what in ("open", "closed")])
            assert hand(views, maker) == hand(olds, maker) - given + got
            assert hand(views, taker) == hand(olds, taker) - got + given
            pays = sum(which for what, which in gives if what == "money")
            pays -= sum(which for what, which in wants if what == "money")
            assert gained(now, old, maker) == -pays == -gained(now, old, taker)
        case _:
            return False
    return True


def gained(now: DealView, old: DealView, seat: int) -> int:
    return now.players[seat].money - old.players[seat].money


def delta(now: DealView, old: DealView, place: int) -> tuple[int, int, int]:
    """Soldiers, lieutenants and drugs that came to a territory."""
    after, before = counts(now.territories[place]), counts(old.territories[place])
    return (after[0] - before[0], after[1] - before[1], after[2] - before[2])


def counts(place: TerritoryView) -> tuple[int, int, int]:
    return place.soldiers, place.lieutenants, place.drugs


def hand(views: dict[int, DealView], seat: int) -> Counter[int]:
    own = views[seat].own
    assert own is not None
    return Counter(own.hand)


class Unjudged(Beside):
    """The same players, without the referee."""

    def listen(self) -> None: ...


# These come before anybody watches, or change nothing a view shows, or come too seldom.
NOT_WATCHED = {
    *(events.DrawnForFirst, events.First, events.FightOn, events.HandKept, events.CardShown),
    events.HandShown,
    *(events.NoEvent, events.RoundCap, events.BoughtOver),
}


def test_every_event_shows_what_it_tells_and_nothing_hidden() -> None:
    seen: Counter[str] = Counter()
    for players in PLAYERS:
        for stepped in (True, False):
            game = Unjudged(players, f"frames {players}", content=SETTLED, stepped=stepped)
            watcher = Watcher(game.s)
            game.s.listener = watcher
            game.play(3000)
            seen += watcher.seen
    watched = {each.kind for each in events.EVENTS if each not in NOT_WATCHED}
    assert watched <= set(seen), watched - set(seen)
    assert seen[Trade.kind]
    assert seen[OfferMade.kind]
