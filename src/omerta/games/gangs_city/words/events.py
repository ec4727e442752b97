"""Gangs City in words: what happened."""

from __future__ import annotations

from typing import Any

from omerta.games.gangs_city.state import (
    BIG_CALIBRE,
    COMBAT,
    NO_PLACE,
    NOBODY,
)
from omerta.games.gangs_city.words.names import (
    DEED_IDS,
    NONE_OF_THEM,
    NOTHING,
    Names,
    amounts,
    at,
    capital,
    kind,
    kinds,
    place,
    some,
    spot_name,
    the_kind,
    the_place,
    traffic,
    whose,
    yes,
)
from omerta.kernel.events import SeenEvent
from omerta.text.phrases import Part, Phrase, Row, SeatName, of_each

# What needs no line: where is being acted next is said by what happens there, and that tiles go
# home goes without saying.
UNTOLD = ("actions", "location", "fighters_home", "cleared")


class Events(Names):
    """One line for each event."""

    def own_event(self, event: SeenEvent) -> Phrase | None:
        data = event.data
        if event.kind in UNTOLD:
            return None
        params: dict[str, Part] = {
            key: value
            for key, value in data.items()
            if type(value) in (str, int)  # a truth value is no part of a phrase
        }
        for key in ("place", "location", "pile"):
            where = data.get(key, NO_PLACE)
            if where != NO_PLACE:
                params |= {"place": place(where), "the": the_place(where), "at": at(where)}
        if "spot" in data:
            params["spot"] = spot_name(data["spot"])
        if "kind" in data:
            params |= {"kind": kind(data["kind"]), "the": the_kind(data["kind"])}
        if "kinds" in data:
            params["kinds"] = kinds(data["kinds"])
        if "traffic" in data:
            params["traffic"] = traffic(data["traffic"])
        who = data.get("seat", data.get("first"))
        special = getattr(self, f"_event_{event.kind}", None)
        if special is None:
            return Phrase(f"event-{event.kind}", params, who=who)
        told: tuple[str, dict[str, Part]] | None = special(event)
        if told is None:
            return None
        variant, facts = told
        return Phrase(f"event-{event.kind}{variant}", params | facts, who=who)

    def _event_drawn(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"places": of_each(enumerate(map(place, event.data["places"])))}

    def _event_recruits(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return ("" if event.data["kinds"] else "-none"), {}

    def _event_first(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"first": SeatName(event.data["first"])}

    def _event_lay(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        data = event.data
        facts: dict[str, Part] = {"chief": yes(data["chief"])}
        if "kind" not in data:
            return "", facts
        acts = {**DEED_IDS, COMBAT: "combat"}
        return "-known", {**facts, "deed": Phrase(f"act-{acts[data['action']]}")}

    def _event_bids(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        bids = [(seat, amounts(bid)) for seat, bid in enumerate(event.data["bids"]) if any(bid)]
        return ("", {"bids": of_each(bids)}) if bids else ("-none", {})

    def _event_settling_error(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        data = event.data
        outcome = "counts" if data["counts"] else "points" if data["lost"] else "back"
        return "", {"outcome": outcome, "amount": data["lost"]}

    def _event_managed(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"symbols": amounts(event.data["symbols"])}

    def _event_traffic(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        """GC-5.10 to 5.15: the strengths, who is alone in front and by how much."""
        data = event.data
        leader, before = data["leader"], data["before"]
        totals = [bid + run for bid, run in zip(data["bids"], data["managed"], strict=True)]
        lost: Part = NOTHING
        if leader == NOBODY and before != NOBODY:
            lost = Phrase("traffic-lost", who=before)
        facts: dict[str, Part] = {"traffic": capital(traffic(data["traffic"])), "lost": lost}
        if not any(totals):
            return "-nobody", facts
        order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
        facts["strengths"] = Row(
            tuple(
                Phrase(
                    "traffic-strength",
                    {
                        "who": SeatName(seat),
                        "total": totals[seat],
                        "managed": data["managed"][seat],
                        "bids": data["bids"][seat],
                    },
                )
                for seat in order
                if totals[seat]
            ),
            capital=True,
        )
        if leader == NOBODY:
            facts["outcome"] = Phrase("traffic-tie")
        else:
            change = "new" if before == NOBODY else "keeps" if before == leader else "takes"
            outcome: dict[str, Part] = {
                "by": totals[leader] - totals[order[1]],
                "change": change,
                "amount": data["points"],
            }
            if change == "takes":
                outcome["before"] = SeatName(before)
            facts["outcome"] = Phrase("traffic-lead", outcome, who=leader)
        return "", facts

    def _event_stock(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"tokens": amounts(event.data["tokens"])}

    def _event_order(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"locations": Row(tuple(map(place, event.data["locations"])))}

    def _event_claim(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"own": yes(event.data["before"] == event.data["seat"])}

    def _event_shoot_out(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        owns = event.data["owner"]
        gangs = [self._fighters(gang, gang["seat"] == owns) for gang in event.data["gangs"]]
        return "", {"gangs": Row(tuple(gangs))}

    def _fighters(self, gang: dict[str, Any], owns: bool) -> Phrase:
        """A gang of a shoot-out: who it is, and what it has with it."""
        parts = led(gang)
        if gang["settling"] == BIG_CALIBRE:
            parts.append(Phrase("gang-big_calibre"))
        if gang["protected"]:
            parts.append(Phrase("gang-protected"))
        return Phrase(
            "gang-owner" if owns else "gang",
            {"who": SeatName(gang["seat"]), "what": Row(tuple(parts))},
        )

    def _event_kills(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"shots": Row(tuple(map(self._shot, event.data["shots"])), capital=True)}

    def _shot(self, shot: dict[str, Any]) -> Phrase:
        if shot["gang"] == NOBODY:
            return Phrase("shot-none", who=shot["seat"])
        facts: dict[str, Part] = {"whose": whose(shot["kind"], shot["gang"])}
        return Phrase("shot-chief" if shot["chief"] else "shot", facts, who=shot["seat"])

    def _event_pinned(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"whose": whose(event.data["kind"], event.data["gang"])}

    def _event_strengths(self, event: SeenEvent) -> tuple[str, dict[str, Part]] | None:
        """GC-6.13: what each party counts, and how far the first is ahead."""
        parties = sorted(event.data["parties"], key=lambda party: -party["total"])
        if not parties:
            return None  # that nobody wins says it
        lead = Phrase("lead-alone")
        if len(parties) > 1:
            by = parties[0]["total"] - parties[1]["total"]
            lead = Phrase("lead-by", {"by": by}, who=parties[0]["seat"]) if by else TIE
        told = [
            Phrase(
                "party",
                {
                    "who": SeatName(party["seat"]),
                    "total": party["total"],
                    "sums": Row(tuple(map(self._sum, party["sums"]))),
                },
            )
            for party in parties
        ]
        return "", {"parties": Row(tuple(told), capital=True), "lead": lead}

    def _sum(self, counted: dict[str, Any]) -> Phrase:
        facts: dict[str, Part] = {"kind": kind(counted["kind"]), "value": counted["value"]}
        if counted["pinned"]:
            return Phrase("sum-pinned", facts)
        if counted["bonus"]:
            return Phrase("sum-bonus", {**facts, "bonus": counted["bonus"]})
        return Phrase("sum", facts)

    def _event_wins(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        holds = event.data["by"] == "strength" and event.data["seat"] == event.data["before"]
        return "", {"reason": "holds" if holds else event.data["by"]}

    def _event_takes(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        before = event.data["before"]
        return "", {"loser": NONE_OF_THEM if before == NOBODY else SeatName(before)}

    def _event_steals(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"victim": SeatName(event.data["victim"])}

    def _event_recruiting(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        gangs = [self._recruiters(gang) for gang in event.data["gangs"]]
        return "", {"gangs": Row(tuple(gangs))}

    def _recruiters(self, gang: dict[str, Any]) -> Phrase:
        facts: dict[str, Part] = {"who": SeatName(gang["seat"]), "total": gang["total"]}
        return Phrase("recruiters", {**facts, "kinds": Row(tuple(led(gang)))})

    def _event_hires(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        return "", {"kinds": some(event.data["kinds"]), "leaves": some(event.data["leaves"])}

    def _event_opens(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        opened, pile = event.data["place"], event.data["pile"]
        return "", {"the": the_place(opened), "at": at(pile)}

    def _event_returns(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        back = event.data["place"]
        facts: dict[str, Part] = {"the": the_kind(event.data["kind"])}
        return "", {**facts, "back": NONE_OF_THEM if back == NO_PLACE else at(back)}

    def _event_scores(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        data = event.data
        by_seat = zip(data["traffics"], data["districts"], data["scores"], strict=True)
        told = [
            Phrase(
                "event-scores-of",
                {
                    "income": traffics + district,
                    "traffics": traffics,
                    "district": district,
                    "score": score,
                },
            )
            for traffics, district, score in by_seat
        ]
        return "", {"scores": of_each(enumerate(told))}

    def _event_end(self, event: SeenEvent) -> tuple[str, dict[str, Part]]:
        data = event.data
        told = [
            Phrase("event-end-of", {"amount": score, "income": income})
            for score, income in zip(data["scores"], data["incomes"], strict=True)
        ]
        reached = yes(event.rule == "GC-8.5")
        return "", {"reached": reached, "scores": of_each(enumerate(told))}


TIE = Phrase("lead-tie")


def led(gang: dict[str, Any]) -> list[Part]:
    """The characters of a gang at a place, the chief as such."""
    names: list[Part] = [*map(kind, gang["kinds"])]
    if gang["chief"] in gang["kinds"]:
        chief = gang["kinds"].index(gang["chief"])
        names[chief] = Phrase("gang-chief", {"kind": names[chief]})
    return names
