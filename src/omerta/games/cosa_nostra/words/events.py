"""La Cosa Nostra in words: what happened."""

from __future__ import annotations

from typing import Any

from omerta.games.cosa_nostra.state import NOBODY
from omerta.games.cosa_nostra.words.names import (
    NONE_OF_THEM,
    Names,
    an_influence,
    counted,
    influence,
    money,
    monopoly,
    numbers,
    roman,
    yes,
)
from omerta.kernel.events import SeenEvent
from omerta.text.phrases import Part, Phrase, Row, SeatName, all_names, of_each

Data = dict[str, Any]
# Events of a Job that lies face down: who knows it is told its name.
_FACE_DOWN = ("job_planned", "looked", "job_cancelled", "job_lost")
# Paid with what another event tells, with the price.
_TOLD_WITH_IT = (("purchase", "CN-5.1"), ("recruit", "CN-15.3"))


class Events(Names):
    """One line for each event."""

    def own_event(self, event: SeenEvent) -> Phrase | None:
        data = event.data
        special = getattr(self, f"_event_{event.kind}", None)
        if special is not None:
            told: Phrase | None = special(event)
            return told
        known = "-known" if event.kind in _FACE_DOWN and "job" in data else ""
        return self._told(event, known)

    def _told(
        self, event: SeenEvent, variant: str = "", who: int | None = None, **facts: Part
    ) -> Phrase:
        """The event in its usual words, or a variant of them, with these facts besides."""
        seat = event.data.get("seat") if who is None else who
        return Phrase(f"event-{event.kind}{variant}", self._plain(event.data) | facts, who=seat)

    def _plain(self, data: Data) -> dict[str, Part]:
        """What can be said of single facts whatever happened."""
        params: dict[str, Part] = {
            key: data[key] for key in ("amount", "count", "successes", "threshold") if key in data
        }
        if "gangster" in data:
            params["gangster"] = self.gangster(data["gangster"])
        if "business" in data:
            card = data["business"]
            params |= {"business": self.business(card), "a": self.a_business(card)}
        if "job" in data:
            params["job"] = self.job(data["job"])
        if "dice" in data:
            params["dice"] = numbers(data["dice"])
        for key in ("pile", "round"):
            if key in data:
                params[key] = roman(data[key])
        return params

    # --- setting up, drawing ---

    def _event_set_up(self, event: SeenEvent) -> Phrase:
        names = [self.content.families[family].name for family in event.data["families"]]
        market = self.businesses(event.data["market"])
        families = of_each(enumerate(names))
        return self._told(event, who=event.data["first"], families=families, market=market)

    def _event_family(self, event: SeenEvent) -> Phrase:
        return self._told(event, family=self.content.families[event.data["family"]].name)

    def _event_round(self, event: SeenEvent) -> Phrase:
        woken: list[Part] = [self.gangster(each) for each in event.data["gangsters"]]
        woken += [self.business(card) for card in event.data["businesses"]]
        return self._told(event, woken=Row(tuple(woken)) if woken else NONE_OF_THEM)

    def _event_starting_hands(self, event: SeenEvent) -> Phrase:
        cards = Row(tuple(map(an_influence, event.data["cards"])), "and")
        return self._told(event, cards=cards)

    def _event_jobs_drawn(self, event: SeenEvent) -> Phrase | None:
        """That all draw as many goes without saying."""
        if "jobs" not in event.data:
            return None
        return self._told(event, jobs=self.jobs(event.data["jobs"]))

    def _event_redealt(self, event: SeenEvent) -> Phrase:
        return self._told(event, names=all_names(event.data["seats"]))

    def _event_influence_drawn(self, event: SeenEvent) -> Phrase:
        if "cards" not in event.data:
            return self._told(event)
        return self._told(event, "-known", cards=Row(tuple(map(influence, event.data["cards"]))))

    # --- planning ---

    def _event_market(self, event: SeenEvent) -> Phrase:
        return self._told(event, cards=self.businesses(event.data["cards"]))

    _event_renewed = _event_market

    def _event_played(self, event: SeenEvent) -> Phrase:
        return self._told(event, card=an_influence(event.data["card"]))

    _event_attached = _event_played

    # --- acting ---

    def _event_schemers(self, event: SeenEvent) -> Phrase:
        turn = Phrase("turn-of", who=event.data["before"])
        return self._told(event, turn=turn, names=all_names(event.data["seats"]))

    def _event_announced(self, event: SeenEvent) -> Phrase:
        data = event.data
        return self._told(event, target=self.threatened(data["victim"], data["kind"], data["card"]))

    def _event_bought(self, event: SeenEvent) -> Phrase:
        return self._told(event, amount=self.board.cost[event.data["business"]])

    def _event_revealed(self, event: SeenEvent) -> Phrase:
        data = event.data
        if data["victim"] == NOBODY:
            return self._told(event)
        target = self.target(data["job"], data["victim"], data["target"])
        return self._told(event, "-against", target=target)

    def _event_needs_missing(self, event: SeenEvent) -> Phrase:
        return self._told(event, kinds=counted(event.data["kinds"], ", "))

    def _event_markers_used(self, event: SeenEvent) -> Phrase:
        return self._told(event, businesses=self.businesses(event.data["businesses"]))

    def _event_rerolled(self, event: SeenEvent) -> Phrase:
        return self._told(event, before=event.data["before"])

    def _event_robbed(self, event: SeenEvent) -> Phrase:
        data = event.data
        return self._told(event, left=money(data["left"]), victim=SeatName(data["victim"]))

    def _event_returned_fire(self, event: SeenEvent) -> Phrase:
        return self._told(event, at=self.gangster(event.data["at"]))

    def _event_job_done(self, event: SeenEvent) -> Phrase | None:
        """That it is discarded goes without saying."""
        cards = event.data["markers"]
        return self._told(event, businesses=self.businesses(cards)) if cards else None

    # --- harm ---

    def _event_doctor(self, event: SeenEvent) -> Phrase:
        data = event.data
        facts: dict[str, Part] = {"card": an_influence(data["card"]), "kills": yes(data["level"])}
        who = data["who"]
        if data["business"]:
            target: dict[str, Part] = {"target": self.business(who)}
            return Phrase("event-doctor-business", facts | target, who=data["seat"])
        return Phrase("event-doctor", {**facts, "target": self.gangster(who)}, who=data["seat"])

    def _event_business_down(self, event: SeenEvent) -> Phrase:
        target = self.whose_business(event.data["business"], event.data["seat"])
        return self._told(event, target=target)

    def _event_business_gone(self, event: SeenEvent) -> Phrase:
        data = event.data
        target = self.whose_business(data["business"], data["seat"])
        return self._told(event, target=target, company=yes(self.board.company[data["business"]]))

    def _event_gangster_down(self, event: SeenEvent) -> Phrase:
        target = self.whose_gangster(event.data["gangster"], event.data["seat"])
        return self._told(event, target=target)

    def _event_gangster_killed(self, event: SeenEvent) -> Phrase:
        data = event.data
        target = self.whose_gangster(data["gangster"], data["seat"])
        return self._told(event, who=data["by"], target=target)

    def _event_taken_over(self, event: SeenEvent) -> Phrase:
        data = event.data
        return self._told(event, target=self.whose_business(data["business"], data["before"]))

    # --- money, Businesses ---

    def _event_money(self, event: SeenEvent) -> Phrase | None:
        data, why = event.data, event.data["why"]
        if (why, event.rule) in _TOLD_WITH_IT:
            return None
        payer, payee = data["payer"], data["payee"]
        if why == "race" and payer != NOBODY:
            why = "race_lost"
        other: Part = NONE_OF_THEM if payee == NOBODY else SeatName(payee)
        return self._told(event, who=payee if payer == NOBODY else payer, why=why, other=other)

    def _event_bought_special(self, event: SeenEvent) -> Phrase:
        return self._told(event, deck=yes(event.data["from_deck"]))

    def _event_markers_back(self, event: SeenEvent) -> Phrase:
        return self._told(event, names=all_names(dict.fromkeys(event.data["seats"])))

    def _event_monopoly(self, event: SeenEvent) -> Phrase:
        data = event.data
        lost = data["seat"] == NOBODY
        who = data["before"] if lost else data["seat"]
        return self._told(
            event, "-lost" if lost else "", who=who, monopoly=monopoly(data["monopoly"])
        )

    # --- payday, the end ---

    def _event_payday(self, event: SeenEvent) -> Phrase:
        return self._told(event, incomes=of_each(enumerate(map(money, event.data["incomes"]))))

    def _event_recruited(self, event: SeenEvent) -> Phrase:
        return self._told(event, amount=self.board.price[event.data["gangster"]])

    def _event_discarded(self, event: SeenEvent) -> Phrase:
        data = event.data
        parts: list[Part] = []
        if "jobs" in data:
            parts += [*map(self.job, data["jobs"]), *map(influence, data["cards"])]
        else:
            if data["piles"]:
                piles = Row(tuple(map(roman, data["piles"])))
                facts: dict[str, Part] = {"count": len(data["piles"]), "piles": piles}
                parts.append(Phrase("event-discarded-jobs", facts))
            if data["count"]:
                parts.append(Phrase("influence-count", {"count": data["count"]}))
        return self._told(event, what=Row(tuple(parts), "and"))

    def _event_round_over(self, event: SeenEvent) -> Phrase:
        return self._told(event, who=event.data["first"])

    def _event_final(self, event: SeenEvent) -> Phrase:
        return self._told(event, totals=of_each(enumerate(map(money, event.data["totals"]))))
