"""Deal, DA-7 and 8: fights, round by round; mobs.

While a fight goes on its steps lie on the agenda above `close_fight`; whatever ends it cuts down
to there.
"""

from __future__ import annotations

from omerta.games.deal import content as c
from omerta.games.deal import events
from omerta.games.deal.cards import discard, draw_weapons, fill_hand
from omerta.games.deal.content import EVENT
from omerta.games.deal.land import (
    adjacency,
    boss_value,
    retreat_places,
    set_owner,
    troops_value,
    value_at,
)
from omerta.games.deal.objectives import finished_with, happened
from omerta.games.deal.rules_assassination import eliminate
from omerta.games.deal.rules_respect import offer_reveals, settle, settle_within
from omerta.games.deal.rules_strike import Fighter, Outcome, Strike, boss_is_near, decide, fighter
from omerta.games.deal.rules_strike import strike as strike_of
from omerta.games.deal.rules_turn import cut_turn, event_window
from omerta.games.deal.state import (
    ATTACKER,
    CONTINUE,
    DEFENDER,
    KEEP,
    MOB,
    NOBODY,
    NOTHING,
    NOWHERE,
    RETREAT,
    WEAPON,
    WHOLE,
    Deal,
    Fight,
    territories,
)
from omerta.games.deal.steps import step
from omerta.kernel.asks import Ask, Sealed
from omerta.kernel.dice import Luck
from omerta.kernel.promises import attacked

M2, N3, Y2 = (EVENT[name] for name in ("M2", "N3", "Y2"))


# --- beginning (DA-7.1, 7.2) ---


def engage(s: Deal, fight: Fight) -> None:
    """All troops of both sides there are engaged; the defender keeps control until the end."""
    s.fight = fight
    if fight.defender == MOB:
        fight.mob = s.board.mob
    fight.start = (value(s, ATTACKER), value(s, DEFENDER))
    fight.alone = fight.soldiers == 1 and not fight.lieutenants and not fight.boss


def begin_fight(s: Deal) -> None:
    fight = current(s)
    if s.promises and fight.defender != MOB:
        attacked(s, "DA-9.18", fight.attacker, fight.defender)
    if s.listener is not None:
        told = events.Fight(fight.attacker, fight.defender, fight.place, fight.start)
        s.tell(told, "DA-7.1")
    s.plan(fight_round, close_fight)


def current(s: Deal) -> Fight:
    assert s.fight is not None
    return s.fight


def side_of(s: Deal, seat: int) -> int:
    """The side a clan fights on."""
    return ATTACKER if seat == current(s).attacker else DEFENDER


def value(s: Deal, side: int) -> int:
    """DA-7.6: the troop values engaged, damage deducted."""
    fight = current(s)
    if side == DEFENDER:
        whole = fight.mob if fight.defender == MOB else value_at(s, fight.place)
        return whole - fight.hurt[DEFENDER]
    boss = s.clans[fight.attacker] if fight.boss else NOBODY
    whole = troops_value(s.board, fight.soldiers, fight.lieutenants, boss)
    return whole - fight.hurt[ATTACKER]


# --- a round ---


@step
def fight_round(s: Deal) -> None:
    """DA-7.3 to 7.5"""
    fight = current(s)
    fight.round += 1
    fight.effects = []
    if s.listener is not None:
        s.tell(events.FightRound(fight.round), "DA-7.3")
    s.plan(event_window, choose_weapons)


@step
def choose_weapons(s: Deal) -> None:
    """DA-7.5, 7.24; M2: whoever is terrorised chooses no card."""
    s.do(show_weapons)
    asked = tuple([seat for seat in s.fighters() if s.hands[seat] and not terrorised(s, seat)])
    if asked:
        s.ask(WEAPONS, asked)
    else:
        cards_shown(s, {})


def terrorised(s: Deal, seat: int) -> bool:
    return any(event == M2 and player != seat for player, event in current(s).effects)


def weapon_options(s: Deal, seat: int) -> tuple[int, ...]:
    return tuple([WEAPON + card for card in sorted(set(s.hands[seat]))])


def weapons_chosen(s: Deal, answers: list[int]) -> None:
    cards_shown(s, {seat: answers[seat] - WEAPON for seat in s.asked})


def best_weapon(s: Deal, seat: int, luck: Luck) -> tuple[int, ...]:
    """DA-7.6 to 7.9: the highest damage as it counts, then need, then the order of the table."""
    side = side_of(s, seat)
    effect = {card: strike(s, side, card).total for card in set(s.hands[seat])}
    best = max(effect, key=lambda card: (effect[card], s.board.need[card], -card))
    return (WEAPON + best,)


WEAPONS = Sealed[Deal](
    "weapons",
    "DA-7.5",
    weapon_options,
    weapons_chosen,
    best_weapon,
    see=("DA-7.7", "DA-7.8", "DA-7.11"),
)


def cards_shown(s: Deal, chosen: dict[int, int]) -> None:
    """Both cards; the mob's is drawn after the attacker's (DA-8.3), who is terrorised draws his."""
    fight = current(s)
    for seat in s.fighters():
        if seat not in chosen and s.hands[seat] and terrorised(s, seat):
            chosen[seat] = s.hands[seat][s.dice.below(len(s.hands[seat]), "terror")]
    attack = chosen.get(fight.attacker, NOTHING)
    if fight.defender == MOB:
        drawn = draw_weapons(s, 1)
        defence = drawn[0] if drawn else NOTHING
        s.weapon_discard += drawn
    else:
        defence = chosen.get(fight.defender, NOTHING)
    for seat, card in chosen.items():
        discard(s, seat, (card,))
    fight.rounds.append((attack, defence, 0, 0, 0, 0))


def strike(s: Deal, side: int, card: int) -> Strike:
    """What a card would do for one side of the fight as it stands."""
    return strike_of(s.board, fighter_of(s, side), value(s, side), card)


def fighter_of(s: Deal, side: int) -> Fighter:
    """One side of the fight, with what helps it in this round."""
    fight = current(s)
    seat = fight.attacker if side == ATTACKER else fight.defender
    if seat == MOB:
        return Fighter()
    near = side == ATTACKER and boss_is_near(
        adjacency(s), fight.place, s.bosses[seat], engaged=fight.boss
    )
    inspired = (seat, N3) in fight.effects
    return fighter(s.clans[seat], side, s.in_force, boss_near=near, inspired=inspired)


def events_helping(s: Deal, side: int) -> tuple[int, ...]:
    """Events that help one side in this round: what is in force, then what it has played."""
    fight = current(s)
    seat = fight.attacker if side == ATTACKER else fight.defender
    in_force = [EVENT[name] for name in fighter_of(s, side).helps if name in ("Y4", "K4")]
    played = [event for player, event in fight.effects if player == seat]
    return (*in_force, *played)


def deadlocked(s: Deal) -> bool:
    """DA-7.26: have so many hands been played that a draw costs the attacker one?"""
    return current(s).redraws >= s.board.bound


@step
def show_weapons(s: Deal) -> None:
    """DA-7.10, 7.11, 7.26: the lower total suffers the difference."""
    fight = current(s)
    attack, defence, *_ = fight.rounds[-1]
    cards = (attack, defence)
    one, other = strike(s, ATTACKER, attack), strike(s, DEFENDER, defence)
    totals, damage = round_of(s, one, other)
    fight.rounds[-1] = (*cards, *totals, *damage)
    if s.listener is not None:
        sides, terms = (fight.attacker, fight.defender), (one.terms, other.terms)
        s.tell(events.WeaponsShown(*sides, cards, terms, totals, damage), "DA-7.5")
    for side in (ATTACKER, DEFENDER):
        if damage[side]:
            suffer(s, side, damage[side])
    if value(s, ATTACKER) <= 0 or value(s, DEFENDER) <= 0:
        return
    s.plan(settle, after_round)


def round_of(s: Deal, one: Strike, other: Strike) -> Outcome:
    """How a round of this fight ends: what the attacker's and the defender's cards do."""
    fight = current(s)
    unharmed = ((fight.attacker, Y2) in fight.effects, (fight.defender, Y2) in fight.effects)
    return decide(one, other, deadlock=deadlocked(s), unharmed=unharmed)


@step
def after_round(s: Deal) -> None:
    """DA-7.16, 7.17, 8.4: new cards when all are played, and then a way out."""
    if any(s.hands[seat] for seat in s.fighters()):
        s.plan(fight_round)
        return
    fight = current(s)
    fight.redraws += 1
    for seat in s.fighters():
        fill_hand(s, seat)
    s.plan(fight_round)
    if retreat_places(s, fight.attacker):
        s.ask(WAY_OUT, (fight.attacker,))


# --- damage (DA-7.13, 7.14) ---


def suffer(s: Deal, side: int, damage: int) -> None:
    """Soldiers first, then lieutenants, then the boss."""
    fight = current(s)
    victim = fight.attacker if side == ATTACKER else fight.defender
    if victim == MOB:
        fight.mob = max(0, fight.mob - damage)
        if s.listener is not None:
            s.tell(events.MobHurt(damage, fight.mob), "DA-8.3")
        return
    soldiers, lieutenants, boss = engaged(s, side)
    lost_soldiers = min(soldiers, damage)
    damage -= lost_soldiers
    lost_lieutenants = lost_boss = 0
    if damage:
        damage += fight.hurt[side]
        fight.hurt[side] = 0
        lost_lieutenants = min(lieutenants, damage // s.board.lieutenant)
        damage -= lost_lieutenants * s.board.lieutenant
        if lieutenants > lost_lieutenants:
            fight.hurt[side] = damage
        elif boss and damage >= boss_value(s, victim):
            lost_boss = 1
        elif boss:
            fight.hurt[side] = damage
    remove_engaged(s, side, victim, lost_soldiers, lost_lieutenants, bool(lost_boss))
    count_losses(s, side, victim, lost_soldiers, lost_lieutenants, lost_boss)


def engaged(s: Deal, side: int) -> tuple[int, int, bool]:
    fight = current(s)
    if side == ATTACKER:
        return fight.soldiers, fight.lieutenants, fight.boss
    place = fight.place
    boss = fight.defender != MOB and s.bosses[fight.defender] == place
    return s.soldiers[place], s.lieutenants[place], boss


def remove_engaged(
    s: Deal, side: int, victim: int, soldiers: int, lieutenants: int, boss: bool
) -> None:
    fight = current(s)
    s.army[victim] -= soldiers
    s.officers[victim] -= lieutenants
    s.changed |= 1 << victim
    if side == ATTACKER:
        fight.soldiers -= soldiers
        fight.lieutenants -= lieutenants
        fight.boss = fight.boss and not boss
    else:
        s.soldiers[fight.place] -= soldiers
        s.lieutenants[fight.place] -= lieutenants
    if boss:
        s.bosses[victim] = NOWHERE
        fight.dead_boss = victim


def count_losses(
    s: Deal, side: int, victim: int, soldiers: int, lieutenants: int, bosses: int
) -> None:
    """DA-11.17: troops of other clans removed by damage."""
    fight = current(s)
    lost = soldiers + lieutenants + bosses
    before = fight.fallen[side]
    fight.fallen[side] = (before[0] + soldiers, before[1] + lieutenants, before[2] + bosses)
    other = fight.defender if side == ATTACKER else fight.attacker
    if other != MOB and lost:
        s.removed[other] += lost
        happened(s, other, c.KILLS_TROOPS, s.removed[other])
        if lieutenants:
            happened(s, other, c.KILLS_LIEUTENANT)
    if s.listener is not None:
        losses = (soldiers, lieutenants, bosses)
        s.tell(events.Suffered(victim, fight.place, *losses, left=value(s, side)), "DA-7.14")


# --- ways out (DA-7.17, 7.18; A2) ---


def way_out_options(s: Deal, seat: int) -> tuple[int, ...]:
    return (CONTINUE, *[RETREAT + place for place in territories(retreat_places(s, seat))])


def way_out(s: Deal, seat: int, action: int) -> None:
    if action == CONTINUE:
        if s.listener is not None:
            s.tell(events.FightOn(seat), "DA-7.17")
        return
    slip_away(s, seat, action - RETREAT)


def strongest_refuge(s: Deal, seat: int, luck: Luck) -> tuple[int, ...]:
    """DA-7.17: where most of his own troop value is."""
    places = territories(retreat_places(s, seat))
    return (RETREAT + max(places, key=lambda place: (value_at(s, place), -place)),)


WAY_OUT = Ask[Deal](
    "way_out",
    "DA-7.17",
    way_out_options,
    way_out,
    strongest_refuge,
    see=("DA-7.18",),
)


@step
def slip_away(s: Deal, seat: int, end: int) -> None:
    """All his troops there move to one territory; DA-7.25: the close follows directly."""
    fight = current(s)
    side = side_of(s, seat)
    soldiers, lieutenants, boss = engaged(s, side)
    fight.retreat = (side, end, value(s, side))
    if side == ATTACKER:
        fight.soldiers = fight.lieutenants = 0
        fight.boss = False
    else:
        s.soldiers[fight.place] = s.lieutenants[fight.place] = 0
    s.soldiers[end] += soldiers
    s.lieutenants[end] += lieutenants
    if boss:
        s.bosses[seat] = end
    if side == ATTACKER:  # DA-7.22: spent
        s.tired_soldiers[end] += soldiers
        s.tired_lieutenants[end] += lieutenants
    set_owner(s, end, seat)
    fight.hurt[side] = 0
    s.changed |= 1 << seat
    if s.listener is not None:
        s.tell(events.Retreated(seat, fight.place, end), "DA-7.17")
    while s.agenda[-1][0] != close_fight.__name__:
        s.agenda.pop()


# --- the close (DA-7.20) ---


@step
def close_fight(s: Deal) -> None:
    """(1) control, (2) elimination, (3) respect and awards, (4) hands, (6) events."""
    fight = current(s)
    attacker_won = not defended(s)
    winner = fight.attacker if attacker_won else fight.defender
    note_victory(s, fight, attacker_won)
    note_last_card(s, fight, attacker_won)
    fight.over, fight.left = True, (value(s, ATTACKER), value(s, DEFENDER))
    if attacker_won:
        occupy(s, fight)
    if s.listener is not None:
        sides, drugs = (fight.attacker, fight.defender), s.drugs[fight.place] * attacker_won
        s.tell(events.FightWon(winner, *sides, fight.place, drugs), "DA-7.19")
    s.plan(settle_within, hands_after, resume_after_fight)
    if fight.dead_boss != NOBODY:
        s.do(eliminate, fight.dead_boss, winner)


def defended(s: Deal) -> bool:
    """Has the defender troops there still?"""
    fight = current(s)
    if fight.defender == MOB:
        return fight.mob > 0
    soldiers, lieutenants, boss = engaged(s, DEFENDER)
    return bool(soldiers or lieutenants or boss)


def occupy(s: Deal, fight: Fight) -> None:
    """DA-7.20 (1), 7.22, 8.7; DA-11.18: the drugs of another clan are stolen."""
    place, seat = fight.place, fight.attacker
    if fight.defender != MOB:
        s.stolen[seat] += s.drugs[place]
        happened(s, seat, c.STEALS_DRUGS, s.stolen[seat])
    s.soldiers[place] = s.tired_soldiers[place] = fight.soldiers
    s.lieutenants[place] = s.tired_lieutenants[place] = fight.lieutenants
    set_owner(s, place, seat)


def note_victory(s: Deal, fight: Fight, attacker_won: bool) -> None:
    """DA-11.16: what objectives a victory fulfils."""
    seat, loser = fight.attacker, fight.defender
    side, other = ATTACKER, DEFENDER
    if not attacker_won:
        seat, loser, side, other = loser, seat, DEFENDER, ATTACKER
    if seat == MOB:
        return
    s.wins[seat] += 1
    happened(s, seat, c.FIGHTS_WON, s.wins[seat])
    if attacker_won and fight.alone:
        happened(s, seat, c.LONE_SOLDIER)
    if not attacker_won:
        happened(s, seat, c.WINS_DEFENCE)
    if fight.start[side] < fight.start[other]:
        happened(s, seat, c.WINS_WEAKER)
    if loser != MOB:
        if not any(fight.fallen[side]):
            happened(s, seat, c.UNSCATHED, fight.start[other])
        if attacker_won and betrays(s, seat, loser):
            happened(s, seat, c.BETRAYS)


def note_last_card(s: Deal, fight: Fight, attacker_won: bool) -> None:
    """P7.4: the card that decided the fight, unless the loser retreated."""
    side = ATTACKER if attacker_won else DEFENDER
    seat = fight.attacker if attacker_won else fight.defender
    card = NOTHING if fight.retreat else fight.rounds[-1][side]
    if seat != MOB and card != NOTHING:
        finished_with(s, seat, s.board.damage[card])


def betrays(s: Deal, seat: int, victim: int) -> bool:
    """P7.1: the two had a transaction since the start of the seat's turn before."""
    dealt = s.deals[seat * s.players + victim]
    return bool(dealt) and dealt >= s.turn_starts[seat][0]


@step
def hands_after(s: Deal) -> None:
    """DA-7.20 (4), 7.23: attacker then defender."""
    for seat in reversed(s.fighters()):
        if s.alive[seat]:
            s.do(hand_after, seat)


@step
def hand_after(s: Deal, seat: int) -> None:
    """Who has no card left has nothing to choose (DA-14.12)."""
    if s.hands[seat]:
        s.ask(HAND_AFTER, (seat,))
    else:
        fill_hand(s, seat)


def hand_chosen(s: Deal, seat: int, action: int) -> None:
    if action == WHOLE:
        old = s.hands[seat]
        discard(s, seat, old)
        if s.listener is not None:
            s.tell(events.Discarded(seat, old), "DA-7.20")
    elif s.listener is not None:
        s.tell(events.HandKept(seat), "DA-7.20")
    fill_hand(s, seat)


HAND_AFTER = Ask[Deal](
    "hand_after",
    "DA-7.20",
    lambda s, seat: (KEEP, WHOLE),
    hand_chosen,
    lambda s, seat, luck: (KEEP,),
)


@step
def resume_after_fight(s: Deal) -> None:
    """(5) full value again, (6) owed events, (7) the phase goes on; DA-10.7."""
    s.fight = None
    if s.alive[s.active]:
        s.plan(settle, offer_reveals)
    else:
        cut_turn(s)
        s.do(settle)
