"""What a seat sees of La Cosa Nostra, what it does not, and how the unseen is drawn again."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from omerta.games.cosa_nostra.areas import monopoly_counts, purchases, unused_lawyers
from omerta.games.cosa_nostra.content import GANGSTERS, ROUNDS
from omerta.games.cosa_nostra.deck import known_parts
from omerta.games.cosa_nostra.needs import Need, how_met
from omerta.games.cosa_nostra.odds import Forecast, hits
from omerta.games.cosa_nostra.rules_cash import lenders, supplies
from omerta.games.cosa_nostra.rules_end import Count, count, incomes, incomes_to_come
from omerta.games.cosa_nostra.rules_payday import too_many
from omerta.games.cosa_nostra.rules_rolling import job_forecast
from omerta.games.cosa_nostra.rules_specials import BUY, prices_now
from omerta.games.cosa_nostra.state import (
    JOB,
    NOBODY,
    PURCHASE,
    CosaNostra,
    Doing,
    Harm,
)
from omerta.kernel.dice import Dice
from omerta.kernel.events import PUBLIC
from omerta.kernel.unseen import each


class GangsterView(msgspec.Struct, frozen=True):
    gangster: int
    active: bool
    task: int  # none, job, purchase, idle, done, in progress
    pile: int  # of a planned Job; 0 without one
    job: int | None  # its face, for those who know it
    business: int | None  # of a planned purchase
    attached: int  # bits by kind of Influence card
    strength: int  # current
    lookers: tuple[int, ...]  # who has looked at the Job, the owner aside
    moved: bool  # changed hands in this planning phase, so it cannot again


class BusinessView(msgspec.Struct, frozen=True):
    """An owned Business, or one planned to be bought."""

    business: int
    active: bool
    used: bool
    markers: tuple[int, ...]  # seats, in the order of placing


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody knows of a player."""

    family: int
    cash: int
    laundered: int
    income: int
    markers: int  # free ones
    gangsters: tuple[GangsterView, ...]  # in the order they came
    businesses: tuple[BusinessView, ...]
    recruits: tuple[int, ...]
    trophies: tuple[int, ...]
    jobs: tuple[int, ...]  # the piles of the Jobs in hand
    influence: int  # how many
    known_influence: tuple[int, ...]  # of them, what all know to be there still
    worth: int  # CN-17.6 as of now
    income_counts: int  # of it
    laundered_counts: int
    gangsters_count: int
    trophies_count: int
    bonus_counts: int


class JobNeeds(msgspec.Struct, frozen=True):
    job: int
    needs: tuple[Need, ...]


class Throw(msgspec.Struct, frozen=True):
    """A Job as it would be by this gangster."""

    job: int
    gangster: int
    forecast: Forecast


class OwnView(msgspec.Struct, frozen=True):
    """What a seat alone knows."""

    jobs: tuple[int, ...]
    influence: tuple[int, ...]
    new_jobs: tuple[int, ...]  # just drawn, while they may be given back
    second_looks: int
    needs: tuple[JobNeeds, ...]  # of the Jobs it knows, in hand or planned
    lenders: tuple[int, ...]  # others' Businesses of the kinds these lack, to ask for a use
    throws: tuple[Throw, ...]  # of each Job by each gangster who could do it, or is to do it
    lawyers: tuple[int, ...]  # own ones that can still be used this round
    owed: int  # for planned purchases
    too_many: tuple[int, int]  # Jobs and Influence cards above the limit


class DoingView(msgspec.Struct, frozen=True):
    """A Job in progress."""

    seat: int
    gangster: int
    job: int
    victim: int
    target: int
    stake: int
    used: tuple[int, ...]
    dice: tuple[int, ...]
    hits: tuple[bool, ...]  # die by die
    threshold: int
    successes: int
    gain: int
    repelled: bool
    prices: tuple[int, ...]  # by kind of Business, where something may be bought now


class ShutJob(msgspec.Struct, frozen=True):
    """A Job discarded face down."""

    pile: int
    job: int | None  # for those who know it


class CosaNostraView(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    phase: int  # 0 setting up, 1 drawing, 2 planning, 3 action, 4 payday
    first: int
    turn: int
    actor: int
    bonus_turn: bool
    to_assign: int
    announced: tuple[int, ...]  # the target named: gangster, player, kind of card, card
    namings: int  # how often a target may still be named in this turn
    defied: tuple[int, ...]  # who, named in this turn, has threatened back
    bought_off: tuple[int, ...]  # who, named in this turn, has made a trade with the actor
    gate: bool  # offers are possible
    players: tuple[PlayerView, ...]
    purchases: tuple[BusinessView, ...]  # planned ones, with their markers
    market: tuple[int, ...]
    deck: int
    deck_cards: tuple[int, ...]  # which they are: everybody can count them
    deck_bottom: tuple[tuple[int, ...], ...]  # its known parts, from the top down
    monopolies: tuple[int, ...]  # holders
    races: tuple[tuple[int, ...], ...]  # by monopoly, by seat: active Businesses of its kind
    incomes: int  # how often an income still counts until the end
    piles: tuple[int, ...]  # Jobs left in each
    open_jobs: tuple[int, ...]
    shut_jobs: tuple[ShutJob, ...]
    influence_deck: int
    influence_open: tuple[int, ...]
    influence_shut: int
    doing: tuple[DoingView, ...]
    harm: Harm | None
    own: OwnView | None
    final: tuple[Count, ...] | None
    attacks: tuple[tuple[int, ...], ...]  # by attacker and victim: how many so far
    offers_mode: str  # live; or, of stepped play: templates, free, off
    espionage: bool
    companies_only: bool  # for Vandalism and Arson (CN-18.8)


def public_view(s: CosaNostra) -> CosaNostraView:
    """Built up from nothing: each field is something everybody may know."""
    earned = incomes(s)
    counts = count(s, earned)
    planned = sorted([s.load[g] for g, task in enumerate(s.task) if task == PURCHASE])
    return CosaNostraView(
        round=s.round,
        rounds=s.rounds,
        phase=s.phase,
        first=s.first,
        turn=s.turn,
        actor=s.actor,
        bonus_turn=s.bonus_turn,
        to_assign=s.to_assign,
        announced=msgspec.structs.astuple(s.announced) if s.announced else (),
        namings=s.namings,
        defied=s.defied,
        bought_off=s.bought_off,
        gate=s.gate,
        players=tuple(
            [view_player(s, each, earned[each], counts[each]) for each in range(s.players)]
        ),
        purchases=tuple([view_business(s, card) for card in planned]),
        market=tuple(s.market),
        deck=len(s.deck),
        deck_cards=tuple(sorted(s.deck)),
        deck_bottom=tuple(known_parts(s)),
        monopolies=tuple(s.monopolies),
        races=tuple([tuple(monopoly_counts(s, kind)) for kind in s.board.monopoly_kinds]),
        incomes=incomes_to_come(s.board, s.round, s.rounds),
        piles=tuple([len(pile) for pile in s.piles]),
        open_jobs=tuple(s.open_jobs),
        shut_jobs=view_shut(s, PUBLIC),
        influence_deck=len(s.influence_deck),
        influence_open=tuple(s.influence_open),
        influence_shut=len(s.influence_shut),
        doing=tuple([view_doing(s, each) for each in s.doing]),
        harm=s.harm,
        own=None,
        final=tuple(counts) if s.over else None,
        attacks=tuple(
            [tuple(s.attacks[each * s.players :][: s.players]) for each in range(s.players)]
        ),
        offers_mode=s.offers_mode if s.stepped else "live",
        espionage=s.espionage,
        companies_only=s.companies_only,
    )


def own_parts(s: CosaNostra, public: CosaNostraView, seat: int) -> dict[str, Any]:
    """The parts of the public view of which a seat knows more."""
    parts: dict[str, Any] = {"own": view_own(s, seat)}
    faces = {g: s.load[g] for g in planners(s) if knows(s, s.load[g], seat)}
    if faces:
        parts["players"] = tuple([with_jobs(each, faces) for each in public.players])
    if s.shut_jobs:
        parts["shut_jobs"] = view_shut(s, seat)
    return parts


def with_jobs(player: PlayerView, faces: dict[int, int]) -> PlayerView:
    """With the faces of planned Jobs that the viewer knows, by gangster."""
    if faces.keys().isdisjoint([each.gangster for each in player.gangsters]):
        return player
    crew = [
        msgspec.structs.replace(each, job=faces[each.gangster]) if each.gangster in faces else each
        for each in player.gangsters
    ]
    return msgspec.structs.replace(player, gangsters=tuple(crew))


def view_player(s: CosaNostra, seat: int, earned: int, counted: Count) -> PlayerView:
    return PlayerView(
        family=s.families[seat],
        cash=s.cash[seat],
        laundered=s.laundered[seat],
        income=earned,
        markers=max(0, s.free_markers(seat)),  # of a trade, some may still be on their way back
        gangsters=tuple([view_gangster(s, each) for each in s.crews[seat]]),
        businesses=tuple([view_business(s, card) for card in s.businesses(seat)]),
        recruits=s.recruits[seat],
        trophies=s.trophies[seat],
        jobs=tuple([s.job(card).pile for card in s.hands[seat]]),
        influence=len(s.influence[seat]),
        known_influence=s.known_influence[seat],
        worth=counted.total,
        income_counts=counted.income,
        laundered_counts=counted.laundered,
        gangsters_count=counted.gangsters,
        trophies_count=counted.trophies,
        bonus_counts=counted.bonus,
    )


def view_gangster(s: CosaNostra, gangster: int) -> GangsterView:
    """As everybody sees him."""
    task, card = s.task[gangster], s.load[gangster]
    return GangsterView(
        gangster=gangster,
        active=not s.down[gangster],
        task=task,
        pile=s.job(card).pile if task == JOB else 0,
        job=None,
        business=card if task == PURCHASE else None,
        attached=s.attached[gangster],
        strength=s.strength(gangster),
        lookers=s.lookers[gangster],
        moved=gangster in s.moved,
    )


def view_business(s: CosaNostra, card: int) -> BusinessView:
    markers = tuple([seat for seat, on in s.markers if on == card])
    return BusinessView(card, not s.closed[card], s.used[card], markers)


def view_shut(s: CosaNostra, viewer: int) -> tuple[ShutJob, ...]:
    jobs, known, own = s.board.jobs, s.known, 0 if viewer == PUBLIC else 1 << viewer
    return tuple(
        [shut_job(jobs[card].pile, card if known[card] & own else None) for card in s.shut_jobs]
    )


@cache
def shut_job(pile: int, job: int | None) -> ShutJob:
    return ShutJob(pile, job)


def view_doing(s: CosaNostra, doing: Doing) -> DoingView:
    return DoingView(
        seat=doing.seat,
        gangster=doing.gangster,
        job=doing.job,
        victim=doing.victim,
        target=doing.target,
        stake=doing.stake,
        used=doing.used,
        dice=doing.dice,
        hits=hits(doing.dice, doing.threshold),
        threshold=doing.threshold,
        successes=doing.successes,
        gain=doing.gain,
        repelled=doing.repelled,
        prices=prices_now(s) if s.asking == BUY.name and doing is s.doing[-1] else (),
    )


def view_own(s: CosaNostra, seat: int) -> OwnView:
    jobs, has = s.board.jobs, supplies(s, seat)
    known = [*s.hands[seat], *[card for card in planned_cards(s) if knows(s, card, seat)]]
    needs = [JobNeeds(card, how_met(jobs[card].needs, *has)) for card in known if jobs[card].needs]
    lacking = {need.kind for each in needs for need in each.needs if need.met == "missing"}
    return OwnView(
        jobs=s.hands[seat],
        influence=s.influence[seat],
        new_jobs=s.new_jobs[seat],
        second_looks=s.second_looks[seat],
        needs=tuple(needs),
        lenders=tuple(lenders(s, seat, lacking)) if lacking else (),
        throws=view_throws(s, seat),
        lawyers=tuple(unused_lawyers(s, seat)),
        owed=sum([s.board.cost[card] for card in purchases(s, seat)]),
        too_many=too_many(s, seat),
    )


def view_throws(s: CosaNostra, seat: int) -> tuple[Throw, ...]:
    """Of the Jobs in hand by each gangster who is free, and of planned ones by theirs."""
    free = [gangster for gangster in s.unassigned(seat) if not s.down[gangster]]
    pairs = [(card, gangster) for card in s.hands[seat] for gangster in free]
    pairs += [(s.load[gangster], gangster) for gangster in s.planned_jobs(seat)]
    return tuple([Throw(job, who, job_forecast(s, who, job)) for job, who in pairs])


def knows(s: CosaNostra, card: int, viewer: int) -> bool:
    """Does the viewer know the face of a Job that is planned or discarded face down?"""
    return viewer != PUBLIC and bool(s.known[card] >> viewer & 1)


# --- what is hidden ---


# What `unseen` reads.
HIDING = (
    "deck",
    "hands",
    "influence",
    "influence_deck",
    "influence_shut",
    "known",
    "known_influence",
    "load",
    "piles",
    "shut_jobs",
    "task",
    "under",
)


def unseen(s: CosaNostra, seat: int) -> list[tuple[str, int]]:
    """Everything hidden from a seat. Of the Business deck all know the cards, not the order."""
    jobs = [card for card in (*planned_cards(s), *s.shut_jobs) if not knows(s, card, seat)]
    influence = [kind for owner, kind in s.influence_shut if owner != seat]
    influence += s.influence_deck
    for pile in s.piles:
        jobs += pile
    for owner in range(s.players):
        if owner != seat:
            jobs += s.hands[owner]
            influence += unknown_influence(s, owner)
    order = [card for part in known_parts(s) if len(part) > 1 for card in part]
    return [
        *each("job", jobs),
        *each("influence", influence),
        *each("business", s.deck[sum(s.under) :]),
        *each("order", order),
    ]


def planners(s: CosaNostra) -> list[int]:
    """The gangsters with a planned Job."""
    return [gangster for gangster, task in enumerate(s.task) if task == JOB]


def planned_cards(s: CosaNostra) -> list[int]:
    return [s.load[gangster] for gangster in planners(s)]


def unknown_influence(s: CosaNostra, owner: int) -> list[int]:
    """A hand without what all know to be in it."""
    hand = list(s.influence[owner])
    for kind in s.known_influence[owner]:
        hand.remove(kind)
    return hand


# --- drawing it again ---


def redeal(s: CosaNostra, seat: int, dice: Dice) -> None:
    """Deal all the seat cannot see again. Pools are sorted first: nothing of their order counts."""
    others = [owner for owner in range(s.players) if owner != seat]
    redeal_jobs(s, seat, others, dice)
    redeal_influence(s, seat, others, dice)
    redeal_deck(s, dice)


def redeal_jobs(s: CosaNostra, seat: int, others: list[int], dice: Dice) -> None:
    """CN-2.10: the pile is on the back, so each is dealt again among cards of its pile."""
    gangsters = [
        g for g, task in enumerate(s.task) if task == JOB and not knows(s, s.load[g], seat)
    ]
    shut = [place for place, card in enumerate(s.shut_jobs) if not knows(s, card, seat)]
    for pile in range(ROUNDS):
        back = [g for g in gangsters if s.job(s.load[g]).pile == pile + 1]
        discards = [n for n in shut if s.job(s.shut_jobs[n]).pile == pile + 1]
        held = [[c for c in s.hands[owner] if s.job(c).pile == pile + 1] for owner in others]
        pool = [*s.piles[pile], *[s.load[g] for g in back], *[s.shut_jobs[n] for n in discards]]
        pool += [card for hand in held for card in hand]
        if not pool:
            continue
        pool.sort()
        known = {card: s.known[card] for card in pool}
        dice.shuffle(pool, "jobs")
        # Who knows a card knows it by where it lies: that stays with the place.
        places = [known[s.load[g]] for g in back], [known[s.shut_jobs[n]] for n in discards]
        for card in pool:
            s.known[card] = 0
        for gangster, bits in zip(back, places[0], strict=True):
            s.load[gangster] = pool.pop()
            s.known[s.load[gangster]] = bits
        for place, bits in zip(discards, places[1], strict=True):
            s.shut_jobs[place] = pool.pop()
            s.known[s.shut_jobs[place]] = bits
        for owner, hand in zip(others, held, strict=True):
            kept = [card for card in s.hands[owner] if card not in hand]
            new = [pool.pop() for _ in hand]
            drawn = [card for card in s.new_jobs[owner] if card in hand]
            s.hands[owner] = tuple(sorted([*kept, *new]))
            if drawn:
                # All of this pile that are in a hand while they may be given back are new.
                s.new_jobs[owner] = tuple(sorted(new))
        s.piles[pile] = pool


def redeal_influence(s: CosaNostra, seat: int, others: list[int], dice: Dice) -> None:
    """A hand and its owner's own face-down discards are dealt together: what all know to be among
    them (`buried`) may lie in either. What went into the deck again (`returned`) lies there or was
    drawn since: nobody can have kept it."""
    mine = {o: [n for n, (who, _) in enumerate(s.influence_shut) if who == o] for o in others}
    free = {o: hidden_influence(s, o) for o in others}
    pool = [*s.influence_deck, *[kind for cards in free.values() for kind in cards]]
    again = returned_influence(s, seat)
    for kind in again:
        pool.remove(kind)
    pool.sort()
    dice.shuffle(pool, "influence")
    dealt: dict[int, list[int]] = {owner: [] for owner in others}
    if again:
        for owner in others:
            kept = max(0, len(free[owner]) - s.drawn_since[owner])
            dealt[owner] = [pool.pop() for _ in range(kept)]
        pool = sorted([*pool, *again])
        dice.shuffle(pool, "influence")
    for owner in others:
        new = [pool.pop() for _ in free[owner][len(dealt[owner]) :]]
        cards = sorted([*s.buried[owner], *dealt[owner], *new])
        if s.buried[owner]:
            dice.shuffle(cards, "discarded")
        for place in mine[owner]:
            s.influence_shut[place] = (owner, cards.pop())
        s.influence[owner] = tuple(sorted([*s.known_influence[owner], *cards]))
    s.influence_deck = pool
    s.returned = [(who, kind) for who, kind in s.returned if who in (NOBODY, seat)]


def returned_influence(s: CosaNostra, seat: int) -> list[int]:
    """What a seat knows to have gone into the deck again, and has not drawn itself."""
    again = [kind for who, kind in s.returned if who in (NOBODY, seat)]
    if seat != PUBLIC and again and s.drawn_since[seat]:
        own = [*unknown_influence(s, seat), *[kind for o, kind in s.influence_shut if o == seat]]
        for kind in own:
            if kind in again:
                again.remove(kind)
    return again


def hidden_influence(s: CosaNostra, owner: int) -> list[int]:
    """A hand and its face-down discards, without what all know to be there."""
    cards = [*s.influence[owner], *[kind for who, kind in s.influence_shut if who == owner]]
    for kind in (*s.known_influence[owner], *s.buried[owner]):
        cards.remove(kind)
    return cards


def redeal_deck(s: CosaNostra, dice: Dice) -> None:
    """What lies at the bottom is known, but for the order of cards put there together."""
    end = sum(s.under)
    unknown = sorted(s.deck[end:])
    dice.shuffle(unknown, "business deck")
    bottom: list[int] = []
    for size in s.under:
        part = sorted(s.deck[end - size : end])
        if size > 1:
            dice.shuffle(part, "under the deck")
        bottom = [*part, *bottom]
        end -= size
    s.deck = [*bottom, *unknown]


def tally(s: CosaNostra) -> Any:
    """What can neither appear nor vanish: every card of the box."""
    jobs = [card for pile in s.piles for card in pile] + [card for hand in s.hands for card in hand]
    jobs += [*planned_cards(s), *s.open_jobs, *s.shut_jobs, *[each.job for each in s.doing]]
    influence = [*s.influence_deck, *s.influence_open, *[kind for _, kind in s.influence_shut]]
    influence += [kind for hand in s.influence for kind in hand]
    attached = sum(bits.bit_count() for bits in s.attached)
    kept_aside = (s.round < s.influence_from) * s.players * len(s.board.start_influence)
    businesses = [*s.deck, *s.market]
    businesses += [card for card, owner in enumerate(s.owners) if owner >= 0]
    businesses += [s.load[g] for g, task in enumerate(s.task) if task == PURCHASE]
    gangsters = [each for crew in s.crews for each in crew]
    gangsters += [each for cards in (*s.trophies, *s.recruits) for each in cards]
    gangsters += [g for g in range(GANGSTERS) if s.board.family[g] not in s.families]
    return (
        sorted(jobs),
        len(influence) + attached + kept_aside,
        sorted(businesses),
        sorted(gangsters),
    )
