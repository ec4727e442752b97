"""La Cosa Nostra in words: what happened."""

from __future__ import annotations

from typing import Any, ClassVar

from omerta.games.cosa_nostra import events
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
from omerta.kernel.events import Happening, SeenEvent
from omerta.text.phrases import Part, Phrase, Row, SeatName, all_names, of_each

# Paid with what another event tells, with the price.
_TOLD_WITH_IT = (("purchase", "CN-5.1"), ("recruit", "CN-15.3"))


# How a Job goes, told in one line.
_JOB = (
    *("revealed", "needs_missing", "markers_used", "staked", "rolled", "rerolled", "gain"),
    *("robbed", "repelled", "trap_failed", "attack_failed", "special_failed", "money"),
    *("laundered", "bought_special", "bought_nothing", "business_down", "gangster_down"),
    *("taken_over", "job_done"),
)


class Events(Names):
    """One line for each event."""

    goes_on: ClassVar = {
        "market": ("purchase_planned", "renewed"),
        "looked": ("played", "lawyer"),
        **dict.fromkeys(
            ("go_ahead", "threatened_back", "called_off"),
            ("announced", "go_ahead", "threatened_back"),
        ),
        "bonus_turn": ("schemers",),
        **dict.fromkeys(_JOB[1:], _JOB),
    }

    def own_event(self, event: SeenEvent) -> Phrase | None:
        what: Any = event.data
        match what:
            # --- setting up, drawing ---
            case events.Family(seat=seat, family=family):
                return told(what, seat, family=self.content.families[family].name)
            case events.SetUp(families=families, first=first, market=market):
                names = [self.content.families[family].name for family in families]
                each = of_each(enumerate(names))
                return told(what, first, families=each, market=self.businesses(market))
            case events.Round():
                return self._round(what)
            case events.StartingHands(cards=cards):
                return told(what, cards=Row(tuple(map(an_influence, cards)), "and"))
            case events.JobsDrawn(seat=seat, jobs=tuple(jobs), count=count):
                facts: dict[str, Part] = {"count": count, "pile": roman(what.pile)}
                return told(what, seat, jobs=self.jobs(jobs), **facts)
            case events.JobsDrawn():
                return None  # that all draw as many goes without saying
            case events.Redealt(seats=seats, pile=pile):
                return told(what, names=all_names(seats), pile=roman(pile))
            case events.InfluenceDrawn(seat=seat, count=count, cards=None):
                return told(what, seat, count=count)
            case events.InfluenceDrawn(seat=seat, count=count, cards=tuple(cards)):
                drawn = Row(tuple(map(influence, cards)))
                return told(what, seat, "-known", count=count, cards=drawn)
            case events.InfluenceShuffled(count=count):
                return told(what, count=count)
            # --- planning ---
            case events.Planning(round=round_) | events.ActionPhase(round=round_):
                return told(what, round=roman(round_))
            case events.JobPlanned() | events.Looked() | events.JobCancelled() | events.JobLost():
                return self._face_down(what)
            case events.PurchasePlanned() | events.PurchaseCancelled() | events.PurchaseLost():
                return self._purchase(what)
            case events.Idle(seat=seat, gangster=gangster):
                return told(what, seat, gangster=self.gangster(gangster))
            case events.Market(cards=cards):
                return told(what, cards=self.businesses(cards))
            # --- Influence cards, Lawyers ---
            case events.Played(seat=seat, card=card):
                return told(what, seat, card=an_influence(card))
            case events.Attached(seat=seat, card=card, gangster=gangster):
                return told(what, seat, card=an_influence(card), gangster=self.gangster(gangster))
            case events.Lawyer(seat=seat, business=card):
                return told(what, seat, **self._card(card))
            case events.Renewed(seat=seat, cards=cards):
                return told(what, seat, cards=self.businesses(cards))
            # --- acting ---
            case events.Schemers(seats=seats, before=before):
                turn = Phrase("turn-of", who=before)
                return told(what, turn=turn, names=all_names(seats))
            case (
                events.BonusTurn(seat=seat)
                | events.Skipped(seat=seat)
                | events.GoAhead(seat=seat)
                | events.TrapFailed(seat=seat)
                | events.HeldFire(seat=seat)
                | events.BoughtNothing(seat=seat)
            ):
                return told(what, seat)
            case events.ThreatenedBack(seat=seat, by=by):
                return told(what, seat, by=SeatName(by))
            case events.CalledOff(seat=seat, gangster=gangster, victim=victim):
                return told(what, seat, gangster=self.gangster(gangster), victim=SeatName(victim))
            case events.Announced(seat=seat, victim=victim, aim=aim, card=card):
                target = self.threatened(victim, aim, card)
                return told(what, seat, gangster=self.gangster(what.gangster), target=target)
            case events.Bought(seat=seat, business=card):
                return self._purchase(what, amount=self.board.cost[card])
            # --- Jobs ---
            case events.Revealed():
                return self._revealed(what)
            case (
                events.Staked(seat=seat, amount=amount) | events.Laundered(seat=seat, amount=amount)
            ):
                return told(what, seat, amount=amount)
            case events.NeedsMissing(seat=seat, job=job, kinds=kinds):
                return told(what, seat, job=self.job(job), kinds=counted(kinds, ", "))
            case events.MarkersUsed(seat=seat, businesses=cards):
                return told(what, seat, businesses=self.businesses(cards))
            case events.Rolled() | events.ReturnedFire() | events.Rerolled():
                return self._thrown(what)
            case events.Gain(seat=seat, job=job, amount=amount):
                return told(what, seat, job=self.job(job), amount=amount)
            case events.Robbed(seat=seat, victim=victim, amount=amount, left=left):
                whom = SeatName(victim)
                return told(what, seat, amount=amount, left=money(left), victim=whom)
            case (
                events.Repelled(seat=seat, job=job)
                | events.AttackFailed(seat=seat, job=job)
                | events.SpecialFailed(seat=seat, job=job)
            ):
                return told(what, seat, job=self.job(job))
            case events.JobDone(markers=()):
                return None  # that it is discarded goes without saying
            case events.JobDone(seat=seat, job=job, markers=cards):
                return told(what, seat, job=self.job(job), businesses=self.businesses(cards))
            # --- harm ---
            case events.Doctor():
                return self._doctor(what)
            case events.BusinessDown(business=card, seat=seat):
                return told(what, seat, target=self.whose_business(card, seat))
            case events.BusinessGone(business=card, seat=seat):
                company = yes(self.board.company[card])
                return told(what, seat, target=self.whose_business(card, seat), company=company)
            case events.GangsterDown(gangster=gangster, seat=seat):
                return told(what, seat, target=self.whose_gangster(gangster, seat))
            case events.GangsterKilled(gangster=gangster, seat=seat, by=by):
                return told(what, by, target=self.whose_gangster(gangster, seat))
            case events.TakenOver(business=card, seat=seat, before=before):
                return told(what, seat, target=self.whose_business(card, before))
            # --- money, Businesses ---
            case events.Money():
                return self._money(what, event.rule)
            case events.BoughtSpecial(seat=seat, business=card, from_deck=from_deck):
                return told(what, seat, deck=yes(from_deck), **self._card(card))
            case events.MarkersBack(business=card, seats=seats):
                return told(what, names=all_names(dict.fromkeys(seats)), **self._card(card))
            case events.MarkerTakenBack(seat=seat, business=card):
                return told(what, seat, **self._card(card))
            case events.Monopoly(monopoly=number, seat=seat, before=before):
                if seat == NOBODY:
                    return told(what, before, "-lost", monopoly=monopoly(number))
                return told(what, seat, monopoly=monopoly(number))
            # --- payday, the end ---
            case events.Payday(round=round_, incomes=incomes):
                paid = of_each(enumerate(map(money, incomes)))
                return told(what, round=roman(round_), incomes=paid)
            case events.Recruited(seat=seat, gangster=gangster):
                amount = self.board.price[gangster]
                return told(what, seat, gangster=self.gangster(gangster), amount=amount)
            case events.Discarded():
                return self._discarded(what)
            case events.RoundOver(round=round_, first=first):
                return told(what, first, round=roman(round_))
            case events.Final(totals=totals):
                return told(what, totals=of_each(enumerate(map(money, totals))))
        raise TypeError(what)

    def _card(self, card: int) -> dict[str, Part]:
        """A Business by its name, and as something to be had."""
        return {"business": self.business(card), "a": self.a_business(card)}

    def _round(self, what: events.Round) -> Phrase:
        woken: list[Part] = [self.gangster(each) for each in what.gangsters]
        woken += [self.business(card) for card in what.businesses]
        names = Row(tuple(woken)) if woken else NONE_OF_THEM
        return told(what, round=roman(what.round), woken=names)

    def _face_down(
        self, what: events.JobPlanned | events.Looked | events.JobCancelled | events.JobLost
    ) -> Phrase:
        """A Job that lies face down: who knows it is told its name."""
        facts: dict[str, Part] = {
            "gangster": self.gangster(what.gangster),
            "pile": roman(what.pile),
        }
        if what.job is None:
            return told(what, what.seat, **facts)
        return told(what, what.seat, "-known", job=self.job(what.job), **facts)

    def _purchase(
        self,
        what: events.PurchasePlanned
        | events.PurchaseCancelled
        | events.PurchaseLost
        | events.Bought,
        **facts: Part,
    ) -> Phrase:
        gangster = self.gangster(what.gangster)
        return told(what, what.seat, gangster=gangster, **self._card(what.business), **facts)

    def _revealed(self, what: events.Revealed) -> Phrase:
        facts: dict[str, Part] = {
            "gangster": self.gangster(what.gangster),
            "job": self.job(what.job),
        }
        if what.victim == NOBODY:
            return told(what, what.seat, **facts)
        target = self.target(what.job, what.victim, what.target)
        return told(what, what.seat, "-against", target=target, **facts)

    def _thrown(self, what: events.Rolled | events.ReturnedFire | events.Rerolled) -> Phrase:
        facts: dict[str, Part] = {"dice": numbers(what.dice), "successes": what.successes}
        if isinstance(what, events.Rerolled):
            return told(what, what.seat, before=what.before, **self._card(what.business), **facts)
        facts |= {"gangster": self.gangster(what.gangster), "threshold": what.threshold}
        if isinstance(what, events.ReturnedFire):
            facts["at"] = self.gangster(what.at)
        return told(what, what.seat, **facts)

    def _doctor(self, what: events.Doctor) -> Phrase:
        saved = self.business(what.who) if what.is_business else self.gangster(what.who)
        variant = "-business" if what.is_business else ""
        card, kills = an_influence(what.card), yes(what.kills)
        return told(what, what.seat, variant, card=card, kills=kills, target=saved)

    def _money(self, what: events.Money, rule: str) -> Phrase | None:
        if (what.why, rule) in _TOLD_WITH_IT:
            return None
        lost = what.why == "race" and what.payer != NOBODY
        other: Part = NONE_OF_THEM if what.payee == NOBODY else SeatName(what.payee)
        who = what.payee if what.payer == NOBODY else what.payer
        why = "race_lost" if lost else what.why
        return told(what, who, amount=what.amount, why=why, other=other)

    def _discarded(self, what: events.Discarded) -> Phrase:
        parts: list[Part] = []
        if what.jobs is not None and what.cards is not None:
            parts += [*map(self.job, what.jobs), *map(influence, what.cards)]
        else:
            if what.piles:
                piles = Row(tuple(map(roman, what.piles)))
                facts: dict[str, Part] = {"count": len(what.piles), "piles": piles}
                parts.append(Phrase("event-discarded-jobs", facts))
            if what.count:
                parts.append(Phrase("influence-count", {"count": what.count}))
        return told(what, what.seat, count=what.count, what=Row(tuple(parts), "and"))


def told(what: Happening, who: int | None = None, variant: str = "", /, **facts: Part) -> Phrase:
    """An event in its usual words, or in a variant of them."""
    return Phrase(f"event-{what.kind}{variant}", facts, who=who)
