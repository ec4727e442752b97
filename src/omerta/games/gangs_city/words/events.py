"""Gangs City in words: what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from omerta.games.gangs_city import events
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
from omerta.kernel.events import Happening, SeenEvent
from omerta.text.phrases import Part, Phrase, Row, SeatName, of_each

# How recruiting at a place goes, told in one line.
_RECRUITING = ("recruiting", "cannot_hire", "hires", "passes")


class Events(Names):
    """One line for each event."""

    goes_on: ClassVar = {
        "recruits": ("founded", "starting_place", "new_place", "recruits"),
        "kills": ("shoot_out",),
        **dict.fromkeys(("saved", "killed"), ("kills", "saved", "killed")),
        **dict.fromkeys(("wins", "nobody_wins"), ("strengths",)),
        **dict.fromkeys(("takes", "wins_tile"), ("claim", "wins")),
        **dict.fromkeys(_RECRUITING[1:], _RECRUITING),
        "fence": ("stock",),
    }

    def own_event(self, event: SeenEvent) -> Phrase | None:
        return setting_up(event.data)


# By phase: what one does not know, the next one does.


def tell(what: Happening, who: int | None = None, variant: str = "", **params: Part) -> Phrase:
    return Phrase(f"event-{what.kind}{variant}", params, who=who)


def setting_up(what: Any) -> Phrase | None:
    match what:
        case events.Founded():
            return tell(what, the=the_place(what.place))
        case events.Drawn():
            drawn = of_each(enumerate(map(place, what.places)))
            return tell(what, what.first, places=drawn)
        case events.StartingPlace() | events.NewPlace():
            return tell(what, what.seat, the=the_place(what.place))
        case events.Recruits(kinds=()):
            return tell(what, variant="-none", place=place(what.place))
        case events.Recruits() | events.Enclosed():
            return tell(what, place=place(what.place), kinds=kinds(what.kinds))
        case events.Round():
            return tell(what, round=what.round)
    return placing(what)


def placing(what: Any) -> Phrase | None:
    match what:
        case events.FreshBlood():
            return tell(what, what.seat, the=the_kind(what.character))
        case events.First():
            return tell(what, what.seat, first=SeatName(what.first))
        case events.FirstStays():
            return tell(what, what.first)
        case events.Lay():
            return lay(what)
        case events.EndsPlacing():
            return tell(what, what.seat)
    return counting(what)


def lay(what: events.Lay) -> Phrase:
    spot, chief = spot_name(what.spot), yes(what.chief)
    if what.character is None or what.action is None:
        return tell(what, what.seat, rank=what.rank, spot=spot, chief=chief)
    deed = Phrase(f"act-{ACTS[what.action]}")
    the = the_kind(what.character)
    return tell(what, what.seat, "-known", the=the, spot=spot, chief=chief, deed=deed)


ACTS = {**DEED_IDS, COMBAT: "combat"}


def counting(what: Any) -> Phrase | None:
    match what:
        case events.Bids():
            bids = [(seat, amounts(bid)) for seat, bid in enumerate(what.bids) if any(bid)]
            return tell(what, bids=of_each(bids)) if bids else tell(what, variant="-none")
        case events.Reveal():
            return tell(what)
        case events.SettlingError():
            outcome = "counts" if what.counts else "points" if what.lost else "back"
            spot = spot_name(what.spot)
            return tell(what, what.seat, spot=spot, outcome=outcome, amount=what.lost)
        case events.Managed():
            run, by = amounts(what.symbols), kinds(what.kinds)
            return tell(what, what.seat, place=place(what.place), symbols=run, kinds=by)
        case events.Traffic():
            return counted(what)
        case events.Stock():
            return tell(what, what.seat, tokens=amounts(what.tokens))
        case events.Fence():
            return tell(what, what.seat, traffic=traffic(what.traffic))
    return acting(what)


def counted(what: events.Traffic) -> Phrase:
    """GC-5.10 to 5.15: the strengths, who is alone in front and by how much."""
    totals = [bid + run for bid, run in zip(what.bids, what.managed, strict=True)]
    lost: Part = NOTHING
    if what.leader == NOBODY and what.before != NOBODY:
        lost = Phrase("traffic-lost", who=what.before)
    name = capital(traffic(what.traffic))
    if not any(totals):
        return tell(what, variant="-nobody", traffic=name, lost=lost)
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    strengths = [traffic_strength(what, seat) for seat in order if totals[seat]]
    outcome = Phrase("traffic-tie")
    if what.leader != NOBODY:
        outcome = traffic_lead(what, by=totals[what.leader] - totals[order[1]])
    shown = Row(tuple(strengths))
    return tell(what, traffic=name, strengths=shown, outcome=outcome, lost=lost)


def traffic_strength(what: events.Traffic, seat: int) -> Phrase:
    bid, run = what.bids[seat], what.managed[seat]
    facts: dict[str, Part] = {"total": bid + run, "managed": run, "bids": bid}
    return Phrase("traffic-strength", {"who": SeatName(seat), **facts})


def traffic_lead(what: events.Traffic, by: int) -> Phrase:
    before = what.before
    change = "new" if before == NOBODY else "keeps" if before == what.leader else "takes"
    facts: dict[str, Part] = {"by": by, "change": change, "amount": what.points}
    if change == "takes":
        facts["before"] = SeatName(before)
    return Phrase("traffic-lead", facts, who=what.leader)


def acting(what: Any) -> Phrase | None:
    match what:
        case events.Actions() | events.Location() | events.FightersHome() | events.Cleared():
            return None  # what happens at a location says it, and that tiles go home is clear
        case events.Order():
            return tell(what, what.seat, locations=Row(tuple(map(place, what.locations))))
        case events.Claim():
            own = yes(what.before == what.seat)
            return tell(what, what.seat, place=place(what.location), own=own)
        case events.ShootOut():
            gangs = [fighters(gang, gang.seat == what.owner) for gang in what.gangs]
            return tell(what, at=at(what.location), gangs=Row(tuple(gangs)))
        case events.Kills():
            return tell(what, shots=Row(tuple(map(shot, what.shots)), capital=True))
        case events.Saved() | events.Killed():
            return tell(what, what.seat, the=the_kind(what.character))
        case events.Pinned():
            return tell(what, what.seat, whose=whose(what.character, what.gang))
        case events.HoldsFire() | events.StealsNothing():
            return tell(what, what.seat)
        case events.Strengths():
            return strengths(what)
        case events.NobodyWins():
            return tell(what, place=place(what.location))
        case events.Wins():
            holds = what.by == "strength" and what.seat == what.before
            reason = "holds" if holds else what.by
            return tell(what, what.seat, place=place(what.location), reason=reason)
        case events.Takes(before=before):
            loser: Part = NONE_OF_THEM if before == NOBODY else SeatName(before)
            return tell(what, what.seat, the=the_place(what.place), loser=loser)
        case events.WinsTile():
            return tell(what, what.seat, at=at(what.pile))
        case events.Steals():
            victim = SeatName(what.victim)
            return tell(what, what.seat, victim=victim, traffic=traffic(what.traffic))
        case events.Recruiting():
            recruiting = [recruiters(gang) for gang in what.gangs]
            return tell(what, at=at(what.place), gangs=Row(tuple(recruiting)))
        case events.CannotHire():
            return tell(what, what.seat, place=place(what.place))
        case events.Hires():
            hired, leaves = some(what.kinds), some(what.leaves)
            return tell(what, what.seat, at=at(what.place), kinds=hired, leaves=leaves)
        case events.Passes():
            return tell(what, what.seat, at=at(what.place))
    return ending(what)


def fighters(gang: events.ArmedGang, owns: bool) -> Phrase:
    """A gang of a shoot-out: who it is, and what it has with it."""
    parts = led(gang.kinds, gang.chief)
    if gang.settling == BIG_CALIBRE:
        parts.append(Phrase("gang-big_calibre"))
    if gang.protected:
        parts.append(Phrase("gang-protected"))
    facts: dict[str, Part] = {"who": SeatName(gang.seat), "what": Row(tuple(parts))}
    return Phrase("gang-owner" if owns else "gang", facts)


def shot(fired: events.Shot) -> Phrase:
    if fired.gang == NOBODY:
        return Phrase("shot-none", who=fired.seat)
    facts: dict[str, Part] = {"whose": whose(fired.kind, fired.gang)}
    return Phrase("shot-chief" if fired.chief else "shot", facts, who=fired.seat)


def strengths(what: events.Strengths) -> Phrase | None:
    """GC-6.13: what each party counts, and how far the first is ahead."""
    parties = sorted(what.parties, key=lambda party: -party.total)
    if not parties:
        return None  # that nobody wins says it
    lead = Phrase("lead-alone")
    if len(parties) > 1:
        by = parties[0].total - parties[1].total
        lead = Phrase("lead-by", {"by": by}, who=parties[0].seat) if by else Phrase("lead-tie")
    told = Row(tuple(map(party, parties)))
    return tell(what, at=at(what.location), parties=told, lead=lead)


def party(of: events.Party) -> Phrase:
    sums = Row(tuple(map(summed, of.sums)))
    return Phrase("party", {"who": SeatName(of.seat), "total": of.total, "sums": sums})


def summed(one: events.Sum) -> Phrase:
    facts: dict[str, Part] = {"kind": kind(one.kind), "value": one.value}
    if one.pinned:
        return Phrase("sum-pinned", facts)
    if one.bonus:
        return Phrase("sum-bonus", {**facts, "bonus": one.bonus})
    return Phrase("sum", facts)


def recruiters(gang: events.RecruitingGang) -> Phrase:
    facts: dict[str, Part] = {"who": SeatName(gang.seat), "total": gang.total}
    return Phrase("recruiters", {**facts, "kinds": Row(tuple(led(gang.kinds, gang.chief)))})


def led(gang: Sequence[int], chief: int) -> list[Part]:
    """The characters of a gang at a place, the chief as such."""
    names: list[Part] = [*map(kind, gang)]
    if chief in gang:
        number = gang.index(chief)
        names[number] = Phrase("gang-chief", {"kind": names[number]})
    return names


def ending(what: Any) -> Phrase | None:
    match what:
        case events.PileGone():
            return tell(what, place=place(what.pile))
        case events.Opens():
            return tell(what, what.seat, the=the_place(what.place), at=at(what.pile))
        case events.Returns():
            back: Part = NONE_OF_THEM if what.place == NO_PLACE else at(what.place)
            return tell(what, what.seat, the=the_kind(what.character), back=back)
        case events.Scores():
            return tell(what, scores=of_each(enumerate(scores(what))))
        case events.End():
            told = of_each(enumerate(final_scores(what)))
            return tell(what, reached=yes(what.reached), scores=told)
    raise TypeError(what)


def scores(what: events.Scores) -> list[Phrase]:
    by_seat = zip(what.traffics, what.districts, what.scores, strict=True)
    return [
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


def final_scores(what: events.End) -> list[Phrase]:
    return [
        Phrase("event-end-of", {"amount": score, "income": income})
        for score, income in zip(what.scores, what.incomes, strict=True)
    ]
