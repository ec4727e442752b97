"""Deal, DA-1: setting up."""

from __future__ import annotations

from omerta.games.deal import events
from omerta.games.deal.cards import draw_hand
from omerta.games.deal.content import (
    CLANS,
    EVENTS,
    LEAST_PLAYERS,
    PROFILES,
    TERRITORIES,
    Content,
    Options,
)
from omerta.games.deal.land import place_lieutenant, place_soldiers, set_owner
from omerta.games.deal.rules_event_cards import not_there
from omerta.games.deal.rules_turn import begin_turn, end_turn, last_window
from omerta.games.deal.state import CLAN, NOBODY, NOWHERE, Deal
from omerta.games.deal.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Dice, Luck


def setup(players: int, options: Options, content: Content, dice: Dice) -> Deal:
    board = content.board()
    goals = {
        "usual": content.game.goal,
        "medium": content.game.goal_medium,
        "truands": content.game.goal_truands,
    }
    s = Deal(
        players=players,
        dice=dice,
        board=board,
        goal=goals[options.goal],
        order=tuple(range(players)),
        active=0,
        clans=[NOBODY] * players,
        seat_of=[NOBODY] * CLANS,
        alive=[True] * players,
        owner=[NOBODY] * TERRITORIES,
        soldiers=[0] * TERRITORIES,
        tired_soldiers=[0] * TERRITORIES,
        lieutenants=[0] * TERRITORIES,
        tired_lieutenants=[0] * TERRITORIES,
        drugs=[0] * TERRITORIES,
        tired_drugs=[0] * TERRITORIES,
        bosses=[NOWHERE] * players,
        tired_boss=[False] * players,
        army=[0] * players,
        officers=[0] * players,
        land=[0] * players,
        settled=[0] * players,
        money=[0] * players,
        ground=[0] * players,
        merit=[0] * players,
        blood=[0] * players,
        hands=[()] * players,
        weapon_pile=[card for card, count in enumerate(board.weapons) for _ in range(count)],
        known=[()] * players**2,
        held=[()] * players,
        event_pile=[*range(EVENTS)],
        profiles=[NOBODY] * players,
        spare_profiles=[*range(PROFILES)],
        shown=[False] * players,
        scored=[0] * players,
        fulfilled=[0] * players,
        targets=[NOBODY] * players,
        target_shown=[False] * players,
        looked=[0] * players,
        killed_by=[NOBODY] * players,
        turn_land=[0] * players,
        taken=[0] * players,
        wins=[0] * players,
        removed=[0] * players,
        stolen=[0] * players,
        played=[0] * players,
        kills=[()] * players,
        sold=[0] * TERRITORIES,
        to_produce=[0] * TERRITORIES,
        offers_with=[0] * players,
        calls=[0] * players,
        deals=[0] * players**2,
        turn_starts=[(0, 0)] * players,
        orphan_target=options.orphan_target,
        round_cap=options.round_cap,
    )
    s.do(begin, int(options.present_events_only), int(options.seat_bonus))
    s.do(choose_clans, int(options.random_clans))
    s.do(draw_for_first)
    return s


# --- who begins (DA-1.6, 1.7) ---


@step
def draw_for_first(s: Deal) -> None:
    """The highest printed damage; those tied draw again. All cards go back into the pile."""
    s.dice.shuffle(s.weapon_pile, "weapons for first")
    seats, left = [*range(s.players)], len(s.weapon_pile)
    while len(seats) > 1:
        if left < len(seats):  # only with a strange deck: the ties could go on for ever
            seats = seats[:1]
            break
        left -= len(seats)
        cards = {seat: s.weapon_pile[left + n] for n, seat in enumerate(seats)}
        best = max(s.board.damage[card] for card in cards.values())
        if s.listener is not None:
            s.tell(events.DrawnForFirst(tuple(seats), tuple(cards.values())), "DA-1.6")
        seats = [seat for seat in seats if s.board.damage[cards[seat]] == best]
    first = seats[0]
    s.order = tuple((first + n) % s.players for n in range(s.players))
    s.active = first
    s.weapon_pile.sort()
    if s.listener is not None:
        s.tell(events.First(first), "DA-1.7")


# --- clans (DA-1.8, 1.9) ---


@step
def choose_clans(s: Deal, at_random: int) -> None:
    """DA-1.8; V3"""
    if at_random:
        clans = [*range(CLANS)]
        s.dice.shuffle(clans, "clans")
        for seat in s.order:
            takes_clan(s, seat, clans.pop())
        return
    for seat in reversed(s.order):
        s.do(choose_clan, seat)


@step
def choose_clan(s: Deal, seat: int) -> None:
    s.ask(CHOOSE_CLAN, (seat,))


def free_clans(s: Deal, seat: int) -> tuple[int, ...]:
    return tuple([CLAN + clan for clan, taken in enumerate(s.seat_of) if taken == NOBODY])


def clan_chosen(s: Deal, seat: int, action: int) -> None:
    takes_clan(s, seat, action - CLAN)


def any_clan(s: Deal, seat: int, luck: Luck) -> tuple[int, ...]:
    clans = free_clans(s, seat)
    return (clans[luck.below(len(clans))],)


CHOOSE_CLAN = Ask[Deal]("choose_clan", "DA-1.8", free_clans, clan_chosen, any_clan)


def takes_clan(s: Deal, seat: int, clan: int) -> None:
    """DA-1.2, 1.9: only the pieces of clans that are played stand on the board."""
    board, place = s.board, s.board.starts[clan]
    s.clans[seat], s.seat_of[clan] = clan, seat
    set_owner(s, place, seat)
    s.bosses[seat] = place
    place_soldiers(s, seat, place, board.start_soldiers)
    for _ in range(board.start_lieutenants):
        place_lieutenant(s, seat, place)
    if s.listener is not None:
        s.tell(events.Clan(seat, clan), "DA-1.8")


# --- cards (DA-1.3, 1.4, 1.10 to 1.12) ---


@step
def begin(s: Deal, present_events_only: int, seat_bonus: int) -> None:
    s.dice.shuffle(s.weapon_pile, "weapons")
    if present_events_only:  # V7
        s.set_aside = [event for event in s.event_pile if not_there(s, event)]
        s.event_pile = [event for event in s.event_pile if not not_there(s, event)]
    s.dice.shuffle(s.event_pile, "events")
    targets = sorted(s.clans)
    s.dice.shuffle(targets, "targets")
    s.dice.shuffle(s.spare_profiles, "profiles")
    for place, seat in enumerate(s.order):
        s.profiles[seat], s.targets[seat] = s.spare_profiles.pop(), targets.pop()
        if seat_bonus:  # V6
            s.money[seat] += place * s.board.seat_bonus[s.players - LEAST_PLAYERS]
        if s.listener is not None:
            own = events.Dealt(seat, s.profiles[seat], s.targets[seat])
            s.tell(events.Dealt(seat), "DA-1.11", {seat: own})
        draw_hand(s, seat, s.board.hand)
    s.spare_profiles.sort()
    # A start territory with a number counts, but nobody gains it: no event.
    for seat in range(s.players):
        s.ground[seat] = s.board.respect[s.bosses[seat]]
    s.settled = s.land[:]
    s.changed = (1 << s.players) - 1
    s.round = 1
    s.plan(begin_turn, last_window, end_turn)
