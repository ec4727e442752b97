"""What a seat sees of Deal, what it does not, and how the unseen is drawn again."""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.games.deal.cards import back, knows_cards, top_back
from omerta.games.deal.content import CLANS, CONTINENT, TERRITORIES
from omerta.games.deal.foresight import after_victory, new_goals
from omerta.games.deal.land import G13, G18, defence_at
from omerta.games.deal.objectives import claimable, points_of, progress
from omerta.games.deal.routes import routes
from omerta.games.deal.rules_deal import embargo, partners
from omerta.games.deal.rules_fight import (
    deadlocked,
    engaged,
    events_helping,
    side_of,
    strike,
    terrorised,
    value,
)
from omerta.games.deal.rules_resources import prices, soldier_price
from omerta.games.deal.rules_respect import boss_points, orphaned
from omerta.games.deal.rules_strike import needed_force
from omerta.games.deal.state import ATTACKER, DEFENDER, MOB, NOBODY, NOTHING, Deal, Fight
from omerta.kernel.dice import Dice
from omerta.kernel.events import PUBLIC
from omerta.kernel.state import Offer
from omerta.kernel.unseen import each

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
    sold: int  # in this resource phase
    to_produce: int  # pieces it still gives in this resource phase
    value: int  # the troop value an attacker meets


# Nobody's, no mob's, and nothing there: most of the map in the first rounds.
EMPTY = TerritoryView(NOBODY, 0, 0, 0, 0, False, 0, 0, 0, 0, 0)


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
    kills: tuple[int, ...]  # clans whose boss it has removed
    land: int  # territories


class StrikeView(msgspec.Struct, frozen=True):
    """What a weapon would do now in a fight."""

    usable: bool
    total: int
    terms: tuple[tuple[str, int], ...]


class OwnView(msgspec.Struct, frozen=True):
    """What a seat alone knows."""

    hand: tuple[int, ...]
    events: tuple[int, ...]
    needs: tuple[int, ...]  # by card of the hand: the troop value it needs
    strikes: tuple[StrikeView, ...]  # what each card of the hand would do; outside a fight, none
    if_won: tuple[int, ...]  # objectives that winning the fight would fulfil
    progress: tuple[tuple[float, float] | None, ...]  # of countable objectives: so much of so much
    partners: tuple[int, ...]  # whom it may deal with now
    fulfilled: int  # objectives of the own profile that could be claimed now, as bits
    worth: int  # what they would score
    target_worth: int  # what the target would score now
    orphaned: bool  # V4


class SideView(msgspec.Struct, frozen=True):
    """One side of a fight, troop by troop. A mob has no troops, only a value."""

    soldiers: int
    lieutenants: int
    boss: bool
    hurt: int  # damage that the first one who is no soldier bears
    fallen_soldiers: int
    fallen_lieutenants: int
    fallen_boss: bool
    away: int  # where it slipped away to, −1 if it did not
    value: int  # of those engaged; of those who slipped away, when they did
    start: int  # what it was worth when the fight began
    helps: tuple[int, ...]  # events that help it in this round
    terrorised: bool  # M2: chance chooses its card


class FightView(msgspec.Struct, frozen=True):
    place: int
    attacker: int
    defender: int  # −1 for a mob
    boss: bool  # the attacker's is engaged
    values: tuple[int, int]
    over: bool  # won; only the hands are still to be chosen
    sides: tuple[SideView, SideView]
    brings_event: bool  # the territory is worth respect, so its gain brings an event (DA-12.2)
    mob: int
    round: int
    redraws: int
    deadlock: bool  # DA-7.26: from now on equal totals cost the attacker one
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
    ways: tuple[tuple[int, int, int], ...]  # a drug could be traded: from, to, how many lie there
    embargo: bool  # no weapons are swapped, no hands changed
    sea_closed: bool  # G13
    border_closed: bool  # G18
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


def public_view(s: Deal) -> DealView:
    """Built up from nothing: each field is something everybody may know."""
    return DealView(
        goal=s.goal,
        order=s.order,
        active=s.active,
        phase=s.phase,
        turn=s.turn,
        round=s.round,
        round_cap=s.round_cap,
        players=tuple([view_player(s, each) for each in range(s.players)]),
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
        ways=view_ways(s) if s.trading else (),
        embargo=embargo(s),
        sea_closed=s.in_force == G13,
        border_closed=s.in_force == G18,
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
        own=None,
    )


def own_parts(s: Deal, public: DealView, seat: int) -> dict[str, Any]:
    """The parts of the public view of which a seat knows more."""
    players = tuple(
        [with_secrets(s, each, seat, public.players[each]) for each in range(s.players)]
    )
    return {"players": players, "own": view_own(s, seat)}


def own_view(s: Deal, seat: int) -> DealView:
    public = public_view(s)
    return msgspec.structs.replace(public, **own_parts(s, public, seat))


def with_secrets(s: Deal, seat: int, viewer: int, player: PlayerView) -> PlayerView:
    """With what the viewer knows of a clan that not all know."""
    if seat == viewer:
        return msgspec.structs.replace(player, profile=s.profiles[seat], target=s.targets[seat])
    known = knows_cards(s, viewer, seat)
    if not known and not looked_at(s, seat, viewer):
        return player
    target = s.targets[seat] if looked_at(s, seat, viewer) else player.target
    return msgspec.structs.replace(player, known=known, target=target)


def view_territory(s: Deal, place: int) -> TerritoryView:
    owner = s.owner[place]
    if owner == NOBODY and not (
        s.board.capital[place] or s.drugs[place] or s.sold[place] or s.to_produce[place]
    ):
        return EMPTY
    return TerritoryView(
        owner=owner,
        soldiers=s.soldiers[place],
        tired_soldiers=s.tired_soldiers[place],
        lieutenants=s.lieutenants[place],
        tired_lieutenants=s.tired_lieutenants[place],
        boss=owner != NOBODY and s.bosses[owner] == place,
        drugs=s.drugs[place],
        tired_drugs=s.tired_drugs[place],
        sold=s.sold[place],
        to_produce=s.to_produce[place],
        value=defence_at(s, place),
    )


def view_ways(s: Deal) -> tuple[tuple[int, int, int], ...]:
    """DA-9.3: between the active clan and the others, both ways."""
    others = [seat for seat in range(s.players) if seat != s.active]
    return tuple(
        [
            (start, end, s.drugs[start])
            for other in others
            for seller, buyer in ((s.active, other), (other, s.active))
            for start, end in routes(s, seller, buyer)
        ]
    )


def view_player(s: Deal, seat: int) -> PlayerView:
    return PlayerView(
        clan=s.clans[seat],
        alive=s.alive[seat],
        boss=s.bosses[seat],
        tired_boss=s.tired_boss[seat],
        money=s.money[seat],
        soldiers=s.army[seat],
        lieutenants=s.officers[seat],
        cards=len(s.hands[seat]),
        known=knows_cards(s, PUBLIC, seat),
        events=len(s.held[seat]),
        respect=s.respect(seat),
        ground=s.ground[seat],
        merit=s.merit[seat],
        blood=s.blood[seat],
        profile=s.profiles[seat] if s.over or s.shown[seat] else HIDDEN,
        profile_shown=s.shown[seat],
        scored=s.scored[seat],
        target=s.targets[seat] if s.over or s.target_shown[seat] else HIDDEN,
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
        boss=fight.boss,
        values=fight.left if fight.over else (value(s, ATTACKER), value(s, DEFENDER)),
        over=fight.over,
        sides=(view_side(s, fight, ATTACKER), view_side(s, fight, DEFENDER)),
        brings_event=bool(s.board.numbered >> fight.place & 1),
        mob=fight.mob,
        round=fight.round,
        redraws=fight.redraws,
        deadlock=deadlocked(s),
        effects=tuple(fight.effects),
        rounds=tuple(fight.rounds),
    )


def view_side(s: Deal, fight: Fight, side: int) -> SideView:
    seat = fight.attacker if side == ATTACKER else fight.defender
    # Once the territory is taken, those who stand there are the attacker's.
    gone = side == DEFENDER and s.owner[fight.place] != fight.defender
    soldiers, lieutenants, boss = (0, 0, False) if gone else engaged(s, side)
    fallen = fight.fallen[side]
    retreat = fight.retreat if fight.retreat and fight.retreat[0] == side else None
    return SideView(
        soldiers=soldiers,
        lieutenants=lieutenants,
        boss=boss,
        hurt=fight.hurt[side],
        fallen_soldiers=fallen[0],
        fallen_lieutenants=fallen[1],
        fallen_boss=bool(fallen[2]),
        away=retreat[1] if retreat else NOTHING,
        value=retreat[2] if retreat else fight.left[side] if fight.over else value(s, side),
        start=fight.start[side],
        helps=events_helping(s, side),
        terrorised=seat != MOB and terrorised(s, seat),
    )


def view_strike(s: Deal, side: int, card: int) -> StrikeView:
    does = strike(s, side, card)
    return StrikeView(does.usable, does.total, does.terms)


def view_strikes(s: Deal, seat: int) -> tuple[StrikeView, ...]:
    """In the order of the hand, for a clan that fights."""
    side = side_of(s, seat)
    return tuple([view_strike(s, side, card) for card in s.hands[seat]])


def fighting(s: Deal, seat: int) -> bool:
    return s.fight is not None and not s.fight.over and seat in s.fighters()


def goals_if_won(s: Deal, seat: int) -> tuple[int, ...]:
    return new_goals(s, after_victory(s, side_of(s, seat), unscathed=True), seat)


def view_own(s: Deal, seat: int) -> OwnView:
    if s.profiles[seat] == NOBODY:  # not dealt yet
        return OwnView((), (), (), (), (), (), (), 0, 0, 0, False)
    bits = claimable(s, seat)
    return OwnView(
        hand=s.hands[seat],
        events=s.held[seat],
        needs=tuple([needed_force(s.board, s.clans[seat], card) for card in s.hands[seat]]),
        strikes=view_strikes(s, seat) if fighting(s, seat) else (),
        if_won=goals_if_won(s, seat) if fighting(s, seat) else (),
        progress=progress(s, seat),
        partners=partners(s, seat) if s.trading else (),
        fulfilled=bits,
        worth=points_of(s, seat, bits),
        target_worth=boss_points(s, seat),
        orphaned=orphaned(s, seat),
    )


# --- what is hidden ---


# What `unseen` reads.
HIDING = (
    "event_pile",
    "hands",
    "held",
    "known",
    "looked",
    "over",
    "profiles",
    "shown",
    "spare_profiles",
    "target_shown",
    "targets",
    "weapon_pile",
)


def unseen(s: Deal, seat: int) -> list[tuple[str, int]]:
    """Everything hidden from a seat."""
    weapons, held = [*s.weapon_pile], [*s.event_pile]
    profiles, targets = [*s.spare_profiles], []
    for owner in range(s.players):
        if owner == seat:
            continue
        weapons += unknown_cards(s, seat, owner)
        held += s.held[owner]
        if not s.over and not s.shown[owner]:
            profiles.append(s.profiles[owner])
        if not s.over and not s.target_shown[owner] and not looked_at(s, owner, seat):
            targets.append(s.targets[owner])
    return [
        *each("weapon", weapons),
        *each("event", held),
        # DA-Q36: the back of the top event is seen; that it comes to light is a fact of its own.
        *each("back", [back(event) for event in s.event_pile[:-1]]),
        *each("profile", profiles),
        *each("target", targets),
    ]


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
    by_back: list[list[int]] = [[] for _ in range(CLANS + 1)]
    for event in s.event_pile:
        by_back[back(event)].append(event)
    for logo in range(CLANS + 1):
        owner = s.seat_of[logo] if logo != CONTINENT else NOBODY
        held = list(s.held[owner]) if owner in others else []
        pool = sorted([*by_back[logo], *held])
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
    hidden = [owner for owner in others if not s.shown[owner] and not s.over]
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
    hidden = [
        o for o in others if not s.over and not s.target_shown[o] and not looked_at(s, o, seat)
    ]
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
