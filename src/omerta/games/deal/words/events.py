"""Deal in words: what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from omerta.games.deal import events
from omerta.games.deal.state import DEAL, MOB, NOBODY, NOTHING
from omerta.games.deal.tradables import CARDS
from omerta.games.deal.words.names import (
    NONE_OF_THEM,
    Names,
    a_weapon,
    card_name,
    clan,
    money,
    of_clan,
    orders,
    pieces,
    profile,
    territories,
    territory,
    way,
    weapon,
    weapons,
    yes,
)
from omerta.kernel.events import Happening, SeenEvent
from omerta.kernel.happenings import Items, Trade
from omerta.text.phrases import Part, Phrase, Row, SeatName, of_each


class Events(Names):
    """One line for each event that needs one."""

    runs: ClassVar = {
        events.Sold: ("seat",),
        events.Produced: ("seat",),
        events.Recruited: ("seat", "place"),
        events.Placed: ("seat",),
        events.Lost: ("seat",),
    }
    goes_on: ClassVar = {
        "fight": ("moved",),
        "weapons_shown": ("fight_round",),
        "suffered": ("weapons_shown", "suffered"),
        "mob_hurt": ("weapons_shown", "suffered"),
        "respect": ("moved", "fight_won", "bought_over", "eliminated", "respect"),
        "fight_won": ("retreated",),
        "out_of_force": ("event_drawn", "event_played"),
        "in_force": ("event_drawn", "event_played"),
        "drew": ("discarded", "hand_kept"),
    }

    def any_event(self, event: SeenEvent) -> Phrase | None:
        if isinstance(event.data, Trade):
            event = msgspec.structs.replace(event, data=_as_it_lies(event.data))
        return super().any_event(event)

    def own_event(self, event: SeenEvent) -> Phrase | None:
        what: Any = event.data
        match what:
            case events.DrawnForFirst() | events.First() | events.Clan() | events.Dealt():
                return self._setting_up(what)
            case events.Turn(seat=seat, round=round_):
                return _told(what, seat, round=round_)
            case events.Phase(seat=seat, phase=phase):
                # Each phase shows in what is done; only that offers are possible does not.
                return _told(what, seat) if phase == DEAL else None
            case events.Income(seat=seat, amount=amount):
                return _told(what, seat, money=money(amount)) if amount else None
            case _ if type(what) in self.runs:
                return self.run([what])
            case events.Money():
                return _of_money(what)
            case events.Respect():
                return self._of_respect(what)
            case events.ProfileRevealed(seat=seat, profile=which):
                return _told(what, seat, profile=profile(which))
            case events.TargetRevealed(seat=seat, clan=which):
                return _told(what, seat, of=of_clan(which))
            case events.RoundCap(round=round_):
                return _told(what, round=round_)
            case events.Final():
                return _of_final(what)
        return self._of_fights(what) or self._of_cards(what)

    def run(self, whats: Sequence[Any]) -> Phrase | None:
        """Pieces that come or go, as one seat's matter; None where there was no room for any."""
        what, places = whats[0], territories(dict.fromkeys(each.place for each in whats))
        facts: dict[str, Part] = {"place": places}

        def total(field: str) -> int:
            return sum(getattr(each, field, 0) for each in whats)

        if isinstance(what, events.Sold):
            facts |= {"count": len(whats), "money": money(total("amount"))}
            return _told(what, what.seat, **facts)
        them = pieces(total("soldiers"), total("lieutenants"), drugs=total("drugs"))
        facts["what"] = them
        if isinstance(what, events.Recruited):
            facts["money"] = money(total("paid"))
        if isinstance(what, events.Lost) and what.seat == NOBODY:
            return _told(what, None, "-nobody", **facts)
        return _told(what, what.seat, **facts) if them.parts else None

    def _setting_up(self, what: Happening) -> Phrase | None:
        match what:
            case events.DrawnForFirst(seats=seats, cards=cards):
                drawn = zip(seats, map(self._drawn, cards), strict=True)
                return _told(what, cards=of_each(drawn))
            case events.Clan(seat=seat, clan=which):
                start = territory(self.board.starts[which])
                return _told(what, seat, clan=clan(which), place=start)
            case events.Dealt(seat=seat, profile=int(which), target=int(target)):
                return _told(what, seat, profile=profile(which), of=of_clan(target))
            case events.First(seat=seat):
                return _told(what, seat)
        return None  # that everybody gets a profile and a target goes without saying

    def _drawn(self, card: int) -> Phrase:
        return Phrase("card-sum", {"card": weapon(card), "sum": self.board.damage[card]})

    # --- orders, fights ---

    def _of_fights(self, what: Happening) -> Phrase | None:
        match what:
            case events.Moved(seat=seat, moves=moves, hostile=hostile):
                return _told(what, seat, orders=orders(moves, hostile))
            case events.Fight(attacker=attacker, place=place, values=(mine, _)):
                there, other = territory(place), _defence(what)
                return _told(what, attacker, place=there, value=mine, other=other)
            case events.FightRound(round=round_) if round_ > 1:
                return _told(what, round=round_)
            case events.WeaponsShown():
                return self._of_weapons(what)
            case events.Suffered(seat=seat, left=left):
                lost = pieces(what.soldiers, what.lieutenants, bool(what.boss))
                if not lost.parts:
                    return _told(what, seat, "-hurt", left=left)
                return _told(what, seat, what=lost, left=left)
            case events.MobHurt(left=left):
                return _told(what, left=left)
            case events.FightOn(seat=seat):
                return _told(what, seat)
            case events.Retreated(seat=seat, start=start, end=end):
                return _told(what, seat, start=territory(start), end=territory(end))
            case events.FightWon():
                return _of_victory(what)
            case events.Eliminated(seat=seat, by=by, cards=cards, events=held):
                gone: list[Part] = [weapons(cards)] if cards else []
                gone += map(card_name, held)
                lost_cards = Row(tuple(gone)) if gone else NONE_OF_THEM
                return _told(what, seat, by=SeatName(by), cards=lost_cards)
        return None

    def _of_weapons(self, what: events.WeaponsShown) -> Phrase:
        first, second = map(_strike, what.cards, what.terms, what.totals)
        return _told(what, first=first, second=second, result=_result(what))

    # --- cards ---

    def _of_cards(self, what: Happening) -> Phrase | None:
        match what:
            case events.WeaponsShuffled(count=count) | events.EventsShuffled(count=count):
                return _told(what, count=count)
            case events.Drew(seat=seat, count=count, cards=tuple(cards)):
                return _told(what, seat, count=count, cards=weapons(cards))
            case events.Discarded(seat=seat, cards=cards):
                return _told(what, seat, cards=weapons(cards))
            case events.HandKept(seat=seat) | events.NoEvent(seat=seat):
                return _told(what, seat)
            case events.CardShown(seat=seat, to=to, card=None):
                return _told(what, seat, to=SeatName(to))
            case events.CardShown(seat=seat, to=to, card=int(card)):
                return _told(what, seat, "-known", to=SeatName(to), card=a_weapon(card))
            case events.HandShown(seat=seat, cards=None):
                return _told(what, seat)
            case events.HandShown(seat=seat, cards=tuple(cards)):
                return _told(what, seat, "-known", cards=weapons(cards))
            case events.EventDrawn(seat=seat, event=event):
                return _told(what, seat, **self._card(event))
            case events.EventPlayed(seat=seat, event=event):
                return _told(what, seat, **self._card(event))
            case events.EventSkipped(event=event) | events.OutOfForce(event=event):
                return _told(what, **self._card(event))
            case events.EventHanded():
                return _of_handing(what)
            case events.InForce(event=event, before=before):
                gone = NONE_OF_THEM if before == NOTHING else card_name(before)
                return _told(what, card=card_name(event), before=gone)
        return _of_effect(what)

    def _card(self, event: int) -> dict[str, Part]:
        return {"card": card_name(event), "text": self.card_short(event)}

    # --- respect ---

    def _of_respect(self, what: events.Respect) -> Phrase:
        if what.by == "objective":
            why: Part = self.objective(what.which, short=True)
        elif what.by == "boss":
            why = Phrase("boss-of", {"of": of_clan(what.which)})
        else:
            why = territory(what.which)
        lost = "-lost" if what.change < 0 else ""
        return _told(what, what.seat, lost, change=abs(what.change), total=what.total, why=why)


def _told(what: Happening, who: int | None = None, variant: str = "", /, **facts: Part) -> Phrase:
    """The event in its usual words, or in a variant of them."""
    return Phrase(f"event-{what.kind}{variant}", facts, who=who)


# --- pieces and money ---


def _of_money(what: events.Money) -> Phrase | None:
    if not what.amount:
        return None
    amount = money(what.amount)
    if what.payer == NOBODY:
        return _told(what, what.payee, "-bank", money=amount)
    if what.payee == NOBODY:
        return _told(what, what.payer, "-to-bank", money=amount)
    return _told(what, what.payer, money=amount, why=what.why, other=SeatName(what.payee))


# --- fights ---


def _defence(what: events.Fight) -> Phrase:
    facts: dict[str, Part] = {"value": what.values[1]}
    if what.defender == MOB:
        return Phrase("defence-mob", facts)
    return Phrase("defence", facts, who=what.defender)


def _strike(card: int, terms: events.Terms, total: int) -> Phrase:
    """A card and how its total comes about."""
    if card == NOTHING:
        return Phrase("no-card")
    facts: dict[str, Part] = {"card": weapon(card)}
    if not terms or terms[0][0] == "heavy":
        return Phrase("card-heavy", facts)
    facts["sum"] = Row(tuple([_term(name, worth) for name, worth in terms]), " + ")
    if sum(worth for _, worth in terms) != total:  # DA-7.10
        return Phrase("card-hostage", facts)
    if len(terms) == 1:
        return Phrase("card-sum", facts)
    return Phrase("card-sum-total", {**facts, "total": total})


def _term(name: str, worth: int) -> Part:
    """The card's own damage needs no name; a bonus does."""
    if name in ("card", "special"):
        return worth
    if name == "force":
        why = Phrase("term-force")
    else:
        why = Phrase("power-YAN" if name == "ninkyo" else f"card-{name}")
    return Phrase("term", {"worth": worth, "why": why})


def _result(what: events.WeaponsShown) -> Phrase:
    for seat, damage in zip((what.attacker, what.defender), what.damage, strict=True):
        if damage and seat == MOB:
            return Phrase("suffers-mob", {"damage": damage})
        if damage:
            return Phrase("suffers", {"damage": damage}, who=seat)
    return Phrase("suffers-nobody")


def _of_victory(what: events.FightWon) -> Phrase:
    place = territory(what.place)
    if what.winner == MOB:
        return _told(what, None, "-mob", place=place)
    if what.winner != what.attacker:
        return _told(what, what.winner, "-held", place=place)
    loser = Phrase("the-mob") if what.defender == MOB else SeatName(what.defender)
    booty = pieces(drugs=what.drugs) if what.drugs else NONE_OF_THEM
    return _told(what, what.winner, place=place, loser=loser, drugs=booty)


# --- event cards ---


def _of_handing(what: events.EventHanded) -> Phrase:
    own, owner = yes(what.seat == what.owner), Phrase("goes-to", who=what.owner)
    if what.event is None:
        return _told(what, what.seat, own=own, owner=owner)
    return _told(what, what.seat, "-known", own=own, owner=owner, card=card_name(what.event))


def _of_effect(what: Happening) -> Phrase | None:
    match what:
        case events.ForcedSale(seat=seat, seller=seller, drugs=drugs, amount=amount):
            bought, ways = pieces(drugs=len(drugs)), Row(tuple([way(*each) for each in drugs]))
            price, other = money(amount), SeatName(seller)
            return _told(what, seat, what=bought, ways=ways, seller=other, money=price)
        case events.Crack(seat=seat, place=place):
            return _told(what, seat, place=territory(place))
        case events.Tunnel(seat=seat, places=places):
            return _told(what, seat, places=territories(places))
        case events.BoughtOver(seat=seat, place=place, before=before):
            return _told(what, seat, place=territory(place), before=SeatName(before))
        case events.Looked(seat=seat, at=at, clan=None):
            return _told(what, seat, at=SeatName(at))
        case events.Looked(seat=seat, at=at, clan=int(which)):
            return _told(what, seat, "-known", at=SeatName(at), of=of_clan(which))
        case events.FightRound() | events.Drew():
            return None  # a first round goes with the attack; hands are filled up again, as always
    raise TypeError(what)


# --- the end, trades ---


def _of_final(what: events.Final) -> Phrase:
    each = [
        Phrase("final-seat", {"count": respect, "profile": profile(which), "of": of_clan(at)})
        for respect, which, at in zip(what.respect, what.profiles, what.targets, strict=True)
    ]
    seats = of_each(enumerate(each))
    if what.winner == NOBODY:
        return _told(what, None, "-shared", seats=seats)
    return _told(what, what.winner, seats=seats)


def _as_it_lies(trade: Trade) -> Trade:
    """How the cards of a trade were offered matters no more once it is made."""
    return msgspec.structs.replace(trade, gives=_named(trade.gives), wants=_named(trade.wants))


def _named(items: Items) -> Items:
    return tuple(
        [
            ("named", which) if what in CARDS and which != NOTHING else (what, which)
            for what, which in items
        ]
    )
