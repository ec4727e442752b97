"""What a seat sees of Deal, what it does not, and how the unseen is drawn again."""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.games.deal.cards import back, knows_cards, top_back
from omerta.games.deal.content import CLANS, CONTINENT, TERRITORIES
from omerta.games.deal.objectives import claimable, points_of
from omerta.games.deal.rules_fight import value
from omerta.games.deal.rules_resources import prices, soldier_price
from omerta.games.deal.rules_respect import boss_points, orphaned
from omerta.games.deal.state import ATTACKER, DEFENDER, NOBODY, NOTHING, Deal, Fight
from omerta.kernel.dice import Dice
from omerta.kernel.events import PUBLIC
from omerta.kernel.state import Offer

# A profile, target or event that nobody shows the viewer.
HIDDEN = -1


class TerritoryView(msgspec.Struct, frozen=True):
    """What stands on a territory; tired pieces have moved in this action phase."""

    owner: int  # a seat, −1 for nobody
    soldiers: int
    tired_soldiers: int
    lieutenants: int
    tired_lieutenants: int
    boss: bool
    drugs: int
    tired_drugs: int
    traded_drugs: int  # in this deal phase
    sold: int  # in this resource phase
    to_produce: int  # pieces it still gives in this resource phase


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody knows of a clan, and what the viewer knows besides."""

    clan: int  # −1 before it is chosen
    alive: bool
    boss: int  # where it stands, −1 if it is dead
    tired_boss: bool
    money: int  # half millions
    soldiers: int
    lieutenants: int
    cards: int
    known: tuple[int, ...]  # of them, what the viewer knows
    events: int
    respect: int
    ground: int  # of it, by territories
    merit: int  # by the profile
    blood: int  # by the target
    profile: int  # −1 if hidden from the viewer
    profile_shown: bool
    scored: int  # objectives of it, as bits; 0 while it is not shown
    target: int  # a clan; −1 if hidden from the viewer
    target_shown: bool
    kills: tuple[int, ...]  # clans whose boss it removed in this turn
    land: int  # territories


class OwnView(msgspec.Struct, frozen=True):
    """What a seat alone knows."""

    hand: tuple[int, ...]
    events: tuple[int, ...]
    fulfilled: int  # objectives of the own profile that could be claimed now, as bits
    worth: int  # what they would score
    target_worth: int  # what the target would score now
    orphaned: bool  # V4


class FightView(msgspec.Struct, frozen=True):
    place: int
    attacker: int
    defender: int  # −1 for a mob
    soldiers: int  # the attacker's
    lieutenants: int
    boss: bool
    values: tuple[int, int]
    over: bool  # won; only the hands are still to be chosen
    start: tuple[int, int]
    hurt: tuple[int, int]
    lost: tuple[int, int]
    mob: int
    round: int
    redraws: int
    effects: tuple[tuple[int, int], ...]  # (seat, event) of this round
    # Cards, totals, damage of every round that is over.
    rounds: tuple[tuple[int, int, int, int, int, int], ...]


class DealView(msgspec.Struct, frozen=True):
    goal: int
    order: tuple[int, ...]
    active: int
    phase: int  # 0 setting up, 1 resources, 2 recruitment, 3 action, 4 deal, 5 the turn's end
    turn: int
    round: int
    round_cap: int
    players: tuple[PlayerView, ...]
    territories: tuple[TerritoryView, ...]
    drugs: int  # on the board
    fallen: tuple[int, ...]
    winner: int
    capped: bool
    prices: tuple[int, ...]  # first, second, further, capital
    soldier_price: int  # for the active clan
    bonus: bool  # the boss's piece may still be placed
    crack: int
    tunnel: tuple[int, ...]
    fights: int  # started in this phase
    hand_changed: bool
    gate: bool  # offers are possible
    in_force: int
    weapon_pile: int
    weapon_discard: tuple[int, ...]
    event_pile: int
    top_back: int  # a clan, 6 for the continent, −1 for no card
    event_discard: tuple[int, ...]
    struck: tuple[int, ...]  # who loses pieces by an event, and how many still
    deals: tuple[int, ...]  # seat * players + other: turn of their last transaction
    turn_starts: tuple[tuple[int, int], ...]
    taken: tuple[int, ...]  # territories taken in this turn, by seat
    fight: FightView | None
    own: OwnView | None


def view(s: Deal, seat: int) -> DealView:
    over = not s.asking
    return DealView(
        goal=s.goal,
        order=s.order,
        active=s.active,
        phase=s.phase,
        turn=s.turn,
        round=s.round,
        round_cap=s.round_cap,
        players=tuple([view_player(s, each, seat, over) for each in range(s.players)]),
        territories=tuple([view_territory(s, place) for place in range(TERRITORIES)]),
        drugs=s.all_drugs,
        fallen=tuple(s.fallen),
        winner=s.winner,
        capped=s.capped,
        prices=prices(s),
        soldier_price=soldier_price(s, s.active),
        bonus=s.bonus,
        crack=s.crack,
        tunnel=s.tunnel,
        fights=s.fights,
        hand_changed=s.hand_changed,
        gate=s.gate,
        in_force=s.in_force,
        weapon_pile=len(s.weapon_pile),
        weapon_discard=tuple(sorted(s.weapon_discard)),
        event_pile=len(s.event_pile),
        top_back=top_back(s),
        event_discard=tuple(sorted(s.event_discard)),
        struck=s.struck,
        deals=tuple(s.deals),
        turn_starts=tuple(s.turn_starts),
        taken=tuple(s.taken),
        fight=view_fight(s, s.fight) if s.fight is not None else None,
        own=None if seat == PUBLIC else view_own(s, seat),
    )


def view_territory(s: Deal, place: int) -> TerritoryView:
    owner = s.owner[place]
    return TerritoryView(
        owner=owner,
        soldiers=s.soldiers[place],
        tired_soldiers=s.tired_soldiers[place],
        lieutenants=s.lieutenants[place],
        tired_lieutenants=s.tired_lieutenants[place],
        boss=owner != NOBODY and s.bosses[owner] == place,
        drugs=s.drugs[place],
        tired_drugs=s.tired_drugs[place],
        traded_drugs=s.traded_drugs[place],
        sold=s.sold[place],
        to_produce=s.to_produce[place],
    )


def view_player(s: Deal, seat: int, viewer: int, over: bool) -> PlayerView:
    own = seat == viewer
    sees_target = own or over or s.target_shown[seat] or looked_at(s, seat, viewer)
    return PlayerView(
        clan=s.clans[seat],
        alive=s.alive[seat],
        boss=s.bosses[seat],
        tired_boss=s.tired_boss[seat],
        money=s.money[seat],
        soldiers=s.army[seat],
        lieutenants=s.officers[seat],
        cards=len(s.hands[seat]),
        known=() if own else knows_cards(s, viewer, seat),
        events=len(s.held[seat]),
        respect=s.respect(seat),
        ground=s.ground[seat],
        merit=s.merit[seat],
        blood=s.blood[seat],
        profile=s.profiles[seat] if own or over or s.shown[seat] else HIDDEN,
        profile_shown=s.shown[seat],
        scored=s.scored[seat],
        target=s.targets[seat] if sees_target else HIDDEN,
        target_shown=s.target_shown[seat],
        kills=s.kills[seat],
        land=s.land[seat].bit_count(),
    )


def looked_at(s: Deal, owner: int, viewer: int) -> bool:
    """G12"""
    return viewer != PUBLIC and bool(s.looked[owner] >> viewer & 1)


def view_fight(s: Deal, fight: Fight) -> FightView:
    return FightView(
        place=fight.place,
        attacker=fight.attacker,
        defender=fight.defender,
        soldiers=fight.soldiers,
        lieutenants=fight.lieutenants,
        boss=fight.boss,
        values=fight.left if fight.over else (value(s, ATTACKER), value(s, DEFENDER)),
        over=fight.over,
        start=fight.start,
        hurt=(fight.hurt[0], fight.hurt[1]),
        lost=(fight.lost[0], fight.lost[1]),
        mob=fight.mob,
        round=fight.round,
        redraws=fight.redraws,
        effects=tuple(fight.effects),
        rounds=tuple(fight.rounds),
    )


def view_own(s: Deal, seat: int) -> OwnView:
    if s.profiles[seat] == NOBODY:  # not dealt yet
        return OwnView((), (), 0, 0, 0, False)
    bits = claimable(s, seat)
    return OwnView(
        hand=s.hands[seat],
        events=s.held[seat],
        fulfilled=bits,
        worth=points_of(s, seat, bits),
        target_worth=boss_points(s, seat),
        orphaned=orphaned(s, seat),
    )


# --- what is hidden ---


def unseen(s: Deal, seat: int) -> list[tuple[str, int]]:
    """Everything hidden from a seat."""
    hidden = [("weapon", card) for card in s.weapon_pile]
    hidden += [("event", event) for event in s.event_pile]
    # DA-Q36: the back of the top event is seen; that it comes to light is a fact of its own.
    hidden += [("back", back(event)) for event in s.event_pile[:-1]]
    hidden += [("profile", profile) for profile in s.spare_profiles]
    for owner in range(s.players):
        if owner == seat:
            continue
        hidden += [("weapon", card) for card in unknown_cards(s, seat, owner)]
        hidden += [("event", event) for event in s.held[owner]]
        if s.asking and not s.shown[owner]:
            hidden.append(("profile", s.profiles[owner]))
        if s.asking and not s.target_shown[owner] and not looked_at(s, owner, seat):
            hidden.append(("target", s.targets[owner]))
    return hidden


def unknown_cards(s: Deal, viewer: int, owner: int) -> list[int]:
    """A hand without what the viewer knows of it."""
    hand = list(s.hands[owner])
    for card in knows_cards(s, viewer, owner):
        hand.remove(card)
    return hand


# --- drawing it again ---


def redeal(s: Deal, seat: int, dice: Dice) -> None:
    """Deal all the seat cannot see again. Pools are sorted first: nothing of their order counts."""
    others = [owner for owner in range(s.players) if owner != seat]
    redeal_weapons(s, seat, others, dice)
    redeal_events(s, others, dice)
    redeal_profiles(s, others, dice)
    redeal_targets(s, seat, others, dice)
    redeal_offers(s, seat, dice)


def redeal_weapons(s: Deal, seat: int, others: list[int], dice: Dice) -> None:
    """What the seat knows of a hand stays there. What others know of each other it cannot know."""
    sizes = {owner: len(unknown_cards(s, seat, owner)) for owner in others}
    pool = [*s.weapon_pile, *[card for o in others for card in unknown_cards(s, seat, o)]]
    pool.sort()
    dice.shuffle(pool, "weapons")
    for owner in others:
        new = [pool.pop() for _ in range(sizes[owner])]
        s.hands[owner] = tuple(sorted([*knows_cards(s, seat, owner), *new]))
    s.weapon_pile = pool
    for viewer in others:
        for owner in others:
            s.known[viewer * s.players + owner] = ()


def redeal_events(s: Deal, others: list[int], dice: Dice) -> None:
    """DA-Q36: each among cards of its back; the back of the top card is known."""
    top = top_back(s)
    pile: list[int] = []
    first = NOTHING
    for logo in range(CLANS + 1):
        owner = s.seat_of[logo] if logo != CONTINENT else NOBODY
        held = list(s.held[owner]) if owner in others else []
        pool = sorted([*[event for event in s.event_pile if back(event) == logo], *held])
        if not pool:
            continue
        dice.shuffle(pool, "events")
        if held:
            s.held[owner] = tuple(sorted([pool.pop() for _ in held]))
        if logo == top:
            first = pool.pop()
        pile += pool
    pile.sort()
    dice.shuffle(pile, "event pile")
    s.event_pile = [*pile, *([first] if first != NOTHING else [])]


def redeal_profiles(s: Deal, others: list[int], dice: Dice) -> None:
    hidden = [owner for owner in others if not s.shown[owner] and s.asking]
    if s.profiles[0] == NOBODY:  # not dealt yet
        return
    pool = sorted([*s.spare_profiles, *[s.profiles[owner] for owner in hidden]])
    dice.shuffle(pool, "profiles")
    for owner in hidden:
        s.profiles[owner] = pool.pop()
    s.spare_profiles = sorted(pool)


def redeal_targets(s: Deal, seat: int, others: list[int], dice: Dice) -> None:
    if s.targets[0] == NOBODY:
        return
    hidden = [o for o in others if s.asking and not s.target_shown[o] and not looked_at(s, o, seat)]
    pool = sorted([s.targets[owner] for owner in hidden])
    dice.shuffle(pool, "targets")
    for owner in hidden:
        s.targets[owner] = pool.pop()


def redeal_offers(s: Deal, seat: int, dice: Dice) -> None:
    """A closed card of an offer to the seat is some card of its maker."""
    for number, offer in enumerate(s.offers):
        if ("closed", NOTHING) in offer.gives:
            s.offers[number] = with_closed_cards(s, offer, dice)


def with_closed_cards(s: Deal, offer: Offer, dice: Dice) -> Offer:
    left = list(s.hands[offer.maker])
    for what, card in offer.gives:
        if what == "open" and card in left:
            left.remove(card)
    dice.shuffle(left, "closed cards")
    gives = [
        ("closed", left.pop() if left else 0) if item == ("closed", NOTHING) else item
        for item in offer.gives
    ]
    return msgspec.structs.replace(offer, gives=tuple(gives))


def tally(s: Deal) -> Any:
    """What can neither appear nor vanish: every card of the box."""
    weapons = [*s.weapon_pile, *s.weapon_discard, *[card for hand in s.hands for card in hand]]
    events = [*s.event_pile, *s.event_discard, *s.set_aside]
    events += [event for held in s.held for event in held]
    if s.in_force != NOTHING:
        events.append(s.in_force)
    dealt = [profile for profile in s.profiles if profile != NOBODY]
    return sorted(weapons), sorted(events), sorted([*s.spare_profiles, *dealt])
