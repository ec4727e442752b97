"""The chance to win a fight, as far as a seat can tell: an estimate.

The cards of a known hand are played from the strongest down, as far as the troops can carry them.
Every other card is drawn from the cards that are not known; a clan often plays the better of two, a
mob draws blindly (DA-8.3). What a card does, and who suffers, the rules say (`rules_strike`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from omerta.games.deal.content import Board
from omerta.games.deal.land import adjacency_by
from omerta.games.deal.rules_strike import (
    NO_CARD,
    Fighter,
    Strike,
    boss_is_near,
    decide,
    fighter,
    strike,
)
from omerta.games.deal.state import ATTACKER, DEFENDER, MOB
from omerta.games.deal.view import DealView

# How often a clan's unknown card is the better of two.
CHOOSES = 0.6
# So many rounds are looked at card by card; most fights are decided by then.
ROUNDS = 3
# Forces above this count as that much.
MOST = 30
# A hostage stops the other card. That is worth about so many points of damage.
HOSTAGE = 4.0

ANYBODY = Fighter()  # a mob, or a clan whose own weapon is not reckoned with

Hits = tuple[tuple[Strike, float], ...]  # what a card may do, and how likely
Changes = tuple[tuple[int, int, float], ...]  # damage to both sides, and how likely
Does = tuple[int, bool]  # total, and whether it takes a hostage


class Forecast(NamedTuple):
    """For one side: its chance to win, and the troop values left of both, on average."""

    win: float
    left: float
    theirs: float


class Matchup(NamedTuple):
    """A fight before it begins."""

    place: int
    attacker: int
    defender: int  # MOB for the mob of a capital
    mine: int  # the attacker's troop value
    theirs: int
    boss: bool = False  # the attacker's boss comes along


def chance_to_win(view: DealView, board: Board, fight: Matchup) -> float:
    """For the attacker, who sees this view. Clan events not in force yet are not reckoned with."""
    cards = tuple(unseen_weapons(view, board))
    odds = known_odds(board, cards, defender_of(view, fight), mob=is_mob(fight))
    hand = view.own.hand if view.own is not None else ()
    return odds.with_hand(hand, attacker_of(view, board, fight), fight.mine, fight.theirs).win


def is_mob(fight: Matchup) -> bool:
    return fight.defender == MOB


def attacker_of(view: DealView, board: Board, fight: Matchup) -> Fighter:
    player = view.players[fight.attacker]
    near = adjacency_by(board, view.in_force)
    boss_near = boss_is_near(near, fight.place, player.boss, engaged=fight.boss)
    return fighter(player.clan, ATTACKER, view.in_force, boss_near=boss_near)


def defender_of(view: DealView, fight: Matchup) -> Fighter:
    if is_mob(fight):
        return ANYBODY
    clan = view.players[fight.defender].clan
    return fighter(clan, DEFENDER, view.in_force, boss_near=False)


def unseen_weapons(view: DealView, board: Board) -> list[int]:
    """By kind: how many the reader has seen neither on the discard nor in a hand he knows."""
    left = list(board.weapons)
    own = view.own.hand if view.own is not None else ()
    for card in (*own, *view.weapon_discard, *[c for each in view.players for c in each.known]):
        left[card] -= 1
    return left


# --- cards ---


class Unknown:
    """A card that one side draws from these (counts by kind); the better of two `chooses` often."""

    def __init__(self, board: Board, cards: Sequence[int], who: Fighter, *, chooses: float) -> None:
        self._board, self._who, self._chooses = board, who, chooses
        self._cards = [(card, count) for card, count in enumerate(cards) if count > 0]
        self._by_force: dict[int, Hits] = {}
        self._by_strikes: dict[tuple[Does, ...], Hits] = {}

    def hits(self, force: int) -> Hits:
        """What it may do in the hands of such a force. Forces with the same chances share them."""
        found = self._by_force.get(force)
        if found is None:
            strikes = [strike(self._board, self._who, force, card) for card, _ in self._cards]
            key = tuple([(each.total, each.hostage) for each in strikes])
            found = self._by_strikes.get(key)
            if found is None:
                found = self._by_strikes[key] = self._shares(strikes)
            self._by_force[force] = found
        return found

    def _shares(self, strikes: list[Strike]) -> Hits:
        counts: dict[Strike, int] = {}
        for does, (_, count) in zip(strikes, self._cards, strict=True):
            does = plain(does)
            counts[does] = counts.get(does, 0) + count
        total = sum(counts.values())
        hits, below, chooses = [], 0.0, self._chooses
        for does in sorted(counts, key=worth_of):
            share = counts[does] / total
            best = (below + share) ** 2 - below**2
            hits.append((does, (1 - chooses) * share + chooses * best))
            below += share
        return tuple(hits) or ((NO_CARD, 1.0),)


def plain(does: Strike) -> Strike:
    """Without how it comes about: equal for all cards that do the same."""
    return Strike(does.total, (), usable=True, hostage=does.hostage)


def worth_of(does: Strike) -> float:
    """In points of damage."""
    return does.total + HOSTAGE if does.hostage else float(does.total)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


# --- fights ---


class Odds:
    """Of fights with one foe, while the unknown cards are these (counts by kind)."""

    def __init__(
        self, board: Board, cards: Sequence[int], foe: Fighter = ANYBODY, *, mob: bool
    ) -> None:
        self._board = board
        # No special weapon of one's own is hoped for.
        self._own = Unknown(board, cards, ANYBODY, chooses=CHOOSES)
        self._foe = Unknown(board, cards, foe, chooses=0.0 if mob else CHOOSES)
        self._forecasts: dict[tuple[int, int], Forecast] = {}
        self._changes: dict[tuple[int, int], Changes] = {}
        self._damage = Damage()

    def blind(self, mine: int, theirs: int) -> Forecast:
        """When no card is known."""
        found = self._forecasts.get((mine, theirs))
        if found is None:
            if mine <= 0:
                return Forecast(0.0, 0.0, float(theirs))
            if theirs <= 0:
                return Forecast(1.0, float(mine), 0.0)
            if mine > MOST or theirs > MOST:
                return self.blind(min(mine, MOST), min(theirs, MOST))
            found = self._forecasts[mine, theirs] = self._blind(mine, theirs)
        return found

    def _blind(self, mine: int, theirs: int) -> Forecast:
        moving = win = left = others = 0.0
        for to_me, to_them, likely in self._round(mine, theirs):
            won, mine_left, theirs_left = self.blind(mine - to_me, theirs - to_them)
            moving += likely
            win += likely * won
            left += likely * mine_left
            others += likely * theirs_left
        if not moving:  # DA-7.26: where every round is a draw, the attacker loses in the end
            return Forecast(0.0, 0.0, float(theirs))
        return Forecast(win / moving, left / moving, others / moving)

    def _round(self, mine: int, theirs: int) -> Changes:
        """What a round may change, when both cards are unknown. A draw changes nothing."""
        own, foe = self._own.hits(mine), self._foe.hits(theirs)
        key = id(own), id(foe)
        changes = self._changes.get(key)
        if changes is None:
            found: dict[tuple[int, int], float] = {}
            for does, likely in own:
                for got, likely_too in foe:
                    damage = self._damage[does, got]
                    found[damage] = found.get(damage, 0.0) + likely * likely_too
            found.pop((0, 0), None)
            changes = tuple([(*damage, likely) for damage, likely in found.items()])
            self._changes[key] = changes
        return changes

    def with_hand(self, hand: tuple[int, ...], me: Fighter, mine: int, theirs: int) -> Forecast:
        """When one's own hand is known."""
        mine, theirs = min(mine, MOST), min(theirs, MOST)
        states: dict[tuple[int, int, tuple[int, ...]], float] = {(mine, theirs, hand): 1.0}
        win = left = others = 0.0
        for _ in hand[:ROUNDS]:
            following: dict[tuple[int, int, tuple[int, ...]], float] = {}
            for (ours, foes, cards), likely in states.items():
                card, does = self._strongest(cards, me, ours)
                rest = without(cards, card)
                for got, likely_too in self._foe.hits(foes):
                    to_me, to_them = self._damage[does, got]
                    us, them, share = ours - to_me, foes - to_them, likely * likely_too
                    if us <= 0:
                        others += share * them
                    elif them <= 0:
                        win += share
                        left += share * us
                    else:
                        following[us, them, rest] = following.get((us, them, rest), 0.0) + share
            states = following
        for (ours, foes, _), likely in states.items():
            after = self.blind(ours, foes)
            win += likely * after.win
            left += likely * after.left
            others += likely * after.theirs
        return Forecast(win, left, others)

    def their_hits(self, force: int) -> Hits:
        """What a card of the foe may do."""
        return self._foe.hits(force)

    def _strongest(self, cards: tuple[int, ...], me: Fighter, force: int) -> tuple[int, Strike]:
        strikes = [(card, strike(self._board, me, force, card)) for card in cards]
        card, does = max(strikes, key=lambda each: each[1].total)
        return card, plain(does)


class Damage(dict[tuple[Strike, Strike], tuple[int, int]]):
    """What two cards do to both sides; each pair is decided once."""

    def __missing__(self, cards: tuple[Strike, Strike]) -> tuple[int, int]:
        damage = self[cards] = decide(*cards).damage
        return damage


@lru_cache(maxsize=32)
def known_odds(board: Board, cards: tuple[int, ...], foe: Fighter, *, mob: bool) -> Odds:
    """The same for each step of an order in the making."""
    return Odds(board, cards, foe, mob=mob)


@lru_cache(maxsize=16)
def usual_odds(board: Board, *, mob: bool) -> Odds:
    """Before anything is known: all cards of the box, and any foe."""
    return Odds(board, board.weapons, mob=mob)
