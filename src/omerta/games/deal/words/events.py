"""Deal in words: what happened."""

from __future__ import annotations

from typing import Any

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
from omerta.kernel.events import SeenEvent
from omerta.text.phrases import Part, Phrase, Row, SeatName, of_each

Data = dict[str, Any]


class Events(Names):
    """One line for each event that needs one."""

    def event(self, event: SeenEvent) -> Phrase | None:
        return super().event(_as_it_lies(event) if event.kind == "trade" else event)

    def own_event(self, event: SeenEvent) -> Phrase | None:
        special = getattr(self, f"_event_{event.kind}", None)
        told: Phrase | None = special(event) if special else self._told(event)
        return told

    def _told(
        self, event: SeenEvent, variant: str = "", who: int | None = None, **facts: Part
    ) -> Phrase:
        """The event in its usual words, or a variant of them, with these facts besides."""
        seat = event.data.get("seat") if who is None else who
        if seat == NOBODY:
            seat = None
        return Phrase(f"event-{event.kind}{variant}", self._plain(event.data) | facts, who=seat)

    def _plain(self, data: Data) -> dict[str, Part]:
        """What can be said of single facts whatever happened."""
        params: dict[str, Part] = {
            key: data[key] for key in ("count", "round", "left") if key in data
        }
        if "place" in data:
            params["place"] = territory(data["place"])
        if "amount" in data:
            params["money"] = money(data["amount"])
        return params

    # --- setting up ---

    def _event_drawn_for_first(self, event: SeenEvent) -> Phrase:
        drawn = [self._drawn(card) for card in event.data["cards"]]
        return self._told(event, cards=of_each(zip(event.data["seats"], drawn, strict=True)))

    def _drawn(self, card: int) -> Phrase:
        return Phrase("card-sum", {"card": weapon(card), "sum": self.board.damage[card]})

    def _event_clan(self, event: SeenEvent) -> Phrase:
        which = event.data["clan"]
        return self._told(event, clan=clan(which), place=territory(self.board.starts[which]))

    def _event_dealt(self, event: SeenEvent) -> Phrase | None:
        """That everybody gets them goes without saying."""
        data = event.data
        if "profile" not in data:
            return None
        return self._told(event, profile=profile(data["profile"]), of=of_clan(data["target"]))

    def _event_drew(self, event: SeenEvent) -> Phrase | None:
        """That hands are filled up again goes without saying."""
        if "cards" not in event.data:
            return None
        return self._told(event, cards=weapons(event.data["cards"]))

    # --- turns, resources, recruits ---

    def _event_phase(self, event: SeenEvent) -> Phrase | None:
        """Each phase shows in what is done; only that offers are possible does not."""
        return self._told(event) if event.data["phase"] == DEAL else None

    def _event_income(self, event: SeenEvent) -> Phrase | None:
        return self._told(event) if event.data["amount"] else None

    def _of_pieces(self, event: SeenEvent) -> Phrase | None:
        """None where there was no room for any."""
        data = event.data
        what = pieces(data["soldiers"], data.get("lieutenants", 0), drugs=data["drugs"])
        return self._told(event, what=what) if what.parts else None

    _event_produced = _of_pieces
    _event_placed = _of_pieces

    def _event_recruited(self, event: SeenEvent) -> Phrase:
        data = event.data
        what = pieces(data["soldiers"], data["lieutenants"])
        return self._told(event, what=what, left=money(data["left"]))

    def _event_lost(self, event: SeenEvent) -> Phrase:
        data = event.data
        what = pieces(data["soldiers"], drugs=data["drugs"])
        return self._told(event, "-nobody" if data["seat"] == NOBODY else "", what=what)

    def _event_money(self, event: SeenEvent) -> Phrase | None:
        data = event.data
        payer, payee = data["payer"], data["payee"]
        if not data["amount"]:
            return None
        if payer == NOBODY:
            return self._told(event, "-bank", who=payee)
        if payee == NOBODY:
            return self._told(event, "-to-bank", who=payer)
        return self._told(event, who=payer, why=data["why"], other=SeatName(payee))

    # --- orders, fights ---

    def _event_moved(self, event: SeenEvent) -> Phrase:
        return self._told(event, orders=orders(event.data["moves"], event.data["hostile"]))

    def _event_fight(self, event: SeenEvent) -> Phrase:
        data = event.data
        mine, theirs = data["values"]
        facts: dict[str, Part] = {"value": theirs}
        if data["defender"] == MOB:
            other = Phrase("defence-mob", facts)
        else:
            other = Phrase("defence", facts, who=data["defender"])
        return self._told(event, who=data["attacker"], value=mine, other=other)

    def _event_fight_round(self, event: SeenEvent) -> Phrase | None:
        """The first goes with the attack itself."""
        return self._told(event) if event.data["round"] > 1 else None

    def _event_weapons_shown(self, event: SeenEvent) -> Phrase:
        data = event.data
        first, second = (
            self._strike(data["cards"][side], data["terms"][side], data["totals"][side])
            for side in (0, 1)
        )
        return self._told(event, first=first, second=second, result=self._result(data))

    def _strike(self, card: int, terms: list[list[Any]], total: int) -> Phrase:
        """A card and how its total comes about."""
        if card == NOTHING:
            return Phrase("no-card")
        facts: dict[str, Part] = {"card": weapon(card)}
        if not terms or terms[0][0] == "heavy":
            return Phrase("card-heavy", facts)
        facts["sum"] = Row(tuple(self._term(name, worth) for name, worth in terms), " + ")
        if sum(worth for _, worth in terms) != total:  # DA-7.10
            return Phrase("card-hostage", facts)
        if len(terms) == 1:
            return Phrase("card-sum", facts)
        return Phrase("card-sum-total", {**facts, "total": total})

    def _term(self, name: str, worth: int) -> Part:
        """The card's own damage needs no name; a bonus does."""
        if name in ("card", "special"):
            return worth
        if name == "force":
            why = Phrase("term-force")
        else:
            why = Phrase("power-YAN" if name == "ninkyo" else f"card-{name}")
        return Phrase("term", {"worth": worth, "why": why})

    def _result(self, data: Data) -> Phrase:
        for side, seat in enumerate((data["attacker"], data["defender"])):
            damage: dict[str, Part] = {"damage": data["damage"][side]}
            if damage["damage"]:
                if seat == MOB:
                    return Phrase("suffers-mob", damage)
                return Phrase("suffers", damage, who=seat)
        return Phrase("suffers-nobody")

    def _event_suffered(self, event: SeenEvent) -> Phrase:
        data = event.data
        what = pieces(data["soldiers"], data["lieutenants"], bool(data["boss"]))
        return self._told(event, what=what) if what.parts else self._told(event, "-hurt")

    def _event_retreated(self, event: SeenEvent) -> Phrase:
        data = event.data
        return self._told(event, start=territory(data["start"]), end=territory(data["end"]))

    def _event_fight_won(self, event: SeenEvent) -> Phrase:
        data = event.data
        if data["winner"] == MOB:
            return self._told(event, "-mob")
        if data["winner"] != data["attacker"]:
            return self._told(event, "-held", who=data["winner"])
        loser = Phrase("the-mob") if data["defender"] == MOB else SeatName(data["defender"])
        booty = pieces(drugs=data["drugs"]) if data["drugs"] else NONE_OF_THEM
        return self._told(event, who=data["winner"], loser=loser, drugs=booty)

    def _event_discarded(self, event: SeenEvent) -> Phrase:
        return self._told(event, cards=weapons(event.data["cards"]))

    def _event_eliminated(self, event: SeenEvent) -> Phrase:
        data = event.data
        gone: tuple[Part, ...] = (weapons(data["cards"]), *map(card_name, data["events"]))
        if not data["cards"]:
            gone = gone[1:]
        by = SeatName(data["by"])
        return self._told(event, by=by, cards=Row(gone) if gone else NONE_OF_THEM)

    # --- respect ---

    def _event_respect(self, event: SeenEvent) -> Phrase:
        data = event.data
        change, total = data["change"], data["total"]
        if data["by"] == "objective":
            why: Part = self.objective(data["which"])
        elif data["by"] == "boss":
            why = Phrase("boss-of", {"of": of_clan(data["which"])})
        else:
            why = territory(data["which"])
        lost = "-lost" if change < 0 else ""
        return self._told(event, lost, change=abs(change), total=total, why=why)

    def _event_profile_revealed(self, event: SeenEvent) -> Phrase:
        return self._told(event, profile=profile(event.data["profile"]))

    def _event_target_revealed(self, event: SeenEvent) -> Phrase:
        return self._told(event, of=of_clan(event.data["clan"]))

    # --- events ---

    def _of_card(self, event: SeenEvent) -> Phrase:
        card = event.data["event"]
        return self._told(event, card=card_name(card), text=self.card_short(card))

    _event_event_drawn = _of_card
    _event_event_played = _of_card
    _event_event_skipped = _of_card
    _event_out_of_force = _of_card

    def _event_event_handed(self, event: SeenEvent) -> Phrase:
        data = event.data
        own, owner = yes(data["seat"] == data["owner"]), Phrase("goes-to", who=data["owner"])
        if "event" not in data:
            return self._told(event, own=own, owner=owner)
        return self._told(event, "-known", own=own, owner=owner, card=card_name(data["event"]))

    def _event_in_force(self, event: SeenEvent) -> Phrase:
        data = event.data
        before = NONE_OF_THEM if data["before"] == NOTHING else card_name(data["before"])
        return self._told(event, card=card_name(data["event"]), before=before)

    def _event_forced_sale(self, event: SeenEvent) -> Phrase:
        data = event.data
        ways = Row(tuple(way(start, end) for start, end in data["drugs"]))
        what = pieces(drugs=len(data["drugs"]))
        return self._told(event, what=what, ways=ways, seller=SeatName(data["seller"]))

    def _event_tunnel(self, event: SeenEvent) -> Phrase:
        return self._told(event, places=territories(event.data["places"]))

    def _event_bought_over(self, event: SeenEvent) -> Phrase:
        return self._told(event, before=SeatName(event.data["before"]))

    def _event_looked(self, event: SeenEvent) -> Phrase:
        data = event.data
        at = SeatName(data["at"])
        if "clan" not in data:
            return self._told(event, at=at)
        return self._told(event, "-known", at=at, of=of_clan(data["clan"]))

    def _event_card_shown(self, event: SeenEvent) -> Phrase:
        data = event.data
        to = SeatName(data["to"])
        if "card" not in data:
            return self._told(event, to=to)
        return self._told(event, "-known", to=to, card=a_weapon(data["card"]))

    # --- the end ---

    def _event_final(self, event: SeenEvent) -> Phrase:
        data = event.data
        each = [
            Phrase("final-seat", {"count": respect, "profile": profile(which), "of": of_clan(at)})
            for respect, which, at in zip(
                data["respect"], data["profiles"], data["targets"], strict=True
            )
        ]
        seats = of_each(enumerate(each))
        if data["winner"] == NOBODY:
            return self._told(event, "-shared", seats=seats)
        return self._told(event, who=data["winner"], seats=seats)


def _as_it_lies(event: SeenEvent) -> SeenEvent:
    """A trade that is made: how its cards were offered matters no more."""
    plain = {
        side: [
            ("named", which) if what in CARDS and which != NOTHING else (what, which)
            for what, which in event.data[side]
        ]
        for side in ("gives", "wants")
    }
    return SeenEvent(event.kind, event.rule, {**event.data, **plain})
