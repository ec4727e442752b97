"""In a fight: which card, whether to go on, which hand to keep."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.deal import content as c
from omerta.games.deal.bot.hands import card_worth, strength, usual_strength
from omerta.games.deal.bot.paths import Path
from omerta.games.deal.bot.table import Table
from omerta.games.deal.bot.worth import Worth
from omerta.games.deal.content import EVENT, SEG, WEAPONS
from omerta.games.deal.land import retreat_places
from omerta.games.deal.odds import CHOOSES, Hits, Unknown, unseen_weapons, without
from omerta.games.deal.rules_fight import fighter_of, round_of, strike
from omerta.games.deal.rules_strike import Fighter, Strike
from omerta.games.deal.state import (
    ATTACKER,
    COMMIT,
    CONTINUE,
    DEFENDER,
    KEEP,
    MOB,
    PASS,
    PLAY,
    RETREAT,
    WEAPON,
    WHOLE,
    territories,
)
from omerta.games.deal.view import FightView
from omerta.kernel.dice import Luck

A2, G19, K4, M2, N3, Y2, Y4 = (EVENT[name] for name in ("A2", "G19", "K4", "M2", "N3", "Y2", "Y4"))

# What a point of average damage left in the hand is worth, as a chance to win.
HAND = 0.02
# Cards this much worse than the best are played now and then.
CLOSE = 0.04
# F events are kept for fights with this much at stake, in millions.
STAKES = 8.0


class Fighting:
    def __init__(self, table: Table) -> None:
        self.table = table
        assert table.view.fight is not None
        self.fight: FightView = table.view.fight
        self.attacking = self.fight.attacker == table.me
        self.side, self.other_side = ATTACKER, DEFENDER
        if not self.attacking:
            self.side, self.other_side = DEFENDER, ATTACKER
        self.foe = self.fight.defender if self.attacking else self.fight.attacker
        ours, theirs = self.fight.values if self.attacking else self.fight.values[::-1]
        self.mine, self.theirs = ours, theirs
        self.mob = self.foe == MOB

    # --- cards ---

    def strike(self, card: int) -> Strike:
        return strike(self.table.s, self.side, card)

    def hits(self) -> Hits:
        """What the other side may play: of all cards that are not seen, and those known to be
        there."""
        table, foe = self.table, fighter_of(self.table.s, self.other_side)
        hidden = self.drawn(unseen_weapons(table.view, table.board), foe)
        known = () if self.mob else table.players[self.foe].known
        if not known:
            return hidden
        count = max(len(known), table.players[self.foe].cards)
        seen = self.drawn([known.count(card) for card in range(WEAPONS)], foe)
        part = len(known) / count
        return (
            *[(does, likely * part) for does, likely in seen],
            *[(does, likely * (1 - part)) for does, likely in hidden],
        )

    def drawn(self, cards: Sequence[int], foe: Fighter) -> Hits:
        chooses = 0.0 if self.mob else CHOOSES
        return Unknown(self.table.board, cards, foe, chooses=chooses).hits(self.theirs)

    def strongest(self) -> int:
        return max(self.table.hand, key=lambda card: (self.strike(card).total, card))

    def card(self, luck: Luck) -> int:
        """The one after which the chances are best; one that is nearly as good now and then."""
        hits, scores = self.hits(), list[tuple[float, int]]()
        for card in sorted(set(self.table.hand)):
            scores.append((self.after(card, hits), card))
        judgement = self.table.judgement
        if not judgement.is_sharp:
            stake = self.stake()
            return judgement.best(scores, lambda each: stake * each[0])[1]
        scores.sort(reverse=True)
        close = [card for score, card in scores if score >= scores[0][0] - CLOSE]
        return close[luck.below(len(close))] if not luck.below(3) else close[0]

    def after(self, card: int, hits: Hits) -> float:
        table, does = self.table, self.strike(card)
        rest = without(table.hand, card)
        small = table.wants(c.FINISHES_WITH) and table.board.damage[card] <= 2
        score, spared = 0.0, dict[int, float]()  # what the other cards are then worth, by force
        for got, likely in hits:
            to_me, to_them = self.damage(does, got)
            ours, theirs = self.mine - to_me, self.theirs - to_them
            score += likely * table.chances(ours, theirs, self.mob).win
            if ours > 0 and rest:
                if ours not in spared:
                    usual = usual_strength(table, min(ours, 10))
                    spared[ours] = strength(table, rest, ours) - usual
                score += likely * HAND * spared[ours] * len(rest) / 4
            if small and theirs <= 0:
                score += likely * 0.15
        return score

    def damage(self, mine: Strike, theirs: Strike) -> tuple[int, int]:
        """What this side and the other would suffer."""
        if self.attacking:
            return round_of(self.table.s, mine, theirs).damage
        to_them, to_me = round_of(self.table.s, theirs, mine).damage
        return to_me, to_them

    # --- ways out ---

    def odds(self) -> float:
        """To win, with the hand as it is."""
        table = self.table
        own = fighter_of(table.s, self.side)
        return table.forecast(own, self.mine, self.theirs, self.mob).win

    def way_out(self, options: Path) -> int:
        table, place = self.table, self.fight.place
        refuges = [each - RETREAT for each in options if each != CONTINUE]
        win = self.odds()
        worth = Worth(table)
        prize = worth.taking(place)
        stake = self.mine + (worth.boss if self.fight.boss else 0.0)
        if not refuges or table.judgement.prefers(win * prize - (1 - win) * stake):
            return CONTINUE
        return RETREAT + self.refuge(refuges)

    def refuge(self, places: Sequence[int]) -> int:
        """Where one's own troops are, the more the better."""
        table, land = self.table, Worth(self.table).land

        def safety(place: int) -> tuple[int, int, float]:
            return table.held >> place & 1, table.value[place], land[place]

        return max(places, key=safety)

    # --- events ---

    def event(self, options: Path) -> Path:
        """F events, if enough is at stake."""
        playable = [each - PLAY for each in options if each != PASS]
        if not playable:
            return (PASS,)
        stake, win = self.stake(), self.odds()
        if A2 in playable and not self.attacking and win < (0.7 if self.boss_engaged() else 0.3):
            return self.flee()
        if stake < STAKES:
            return (PASS,)
        if Y2 in playable and win < 0.75:
            return (PLAY + Y2,)
        if N3 in playable and 0.15 < win < 0.9 and self.has_use():
            return (PLAY + N3,)
        if M2 in playable and win < 0.9:
            return (PLAY + M2,)
        for event in (Y4, K4):
            if event in playable:
                return (PLAY + event,)
        return (PASS,)

    def has_use(self) -> bool:
        """Is there a card in the hand that does anything?"""
        return any(self.strike(card).total for card in self.table.hand)

    def flee(self) -> Path:
        places = territories(retreat_places(self.table.s, self.table.me))
        return (PLAY + A2, RETREAT + self.refuge(places)) if places else (PASS,)

    def boss_engaged(self) -> bool:
        return self.table.boss == self.fight.place

    def stake(self) -> float:
        worth = Worth(self.table)
        stake = worth.taking(self.fight.place)
        return stake + worth.boss if self.boss_engaged() else stake


# --- hands ---


def usual_force(table: Table, seat: int) -> int:
    """The value of a clan's stack that will most likely fight."""
    most = max([table.value[place] for place in territories(table.land[seat])], default=1)
    return max(3, min(12, most))


def is_poor(table: Table) -> bool:
    """Would five other cards most likely be better?"""
    force = usual_force(table, table.me)
    return strength(table, table.hand, force) < usual_strength(table, force)


def hand_after(table: Table) -> int:
    return WHOLE if table.hand and is_poor(table) else KEEP


def change_hand(table: Table, options: Path) -> Path:
    """DA-9.11, 9.12: what path changes the hand for a better one; () for none."""
    cards = cards_to_change(table)
    if WHOLE not in options or not cards:
        return ()
    if len(cards) == len(table.hand):
        return (WHOLE,)
    return (*[WEAPON + card for card in cards], COMMIT)


def cards_to_change(table: Table) -> tuple[int, ...]:
    """What the active clan will change in this deal phase."""
    view = table.view
    if view.active != table.me or view.hand_changed or view.in_force == G19 or not table.hand:
        return ()
    if table.clan == SEG:
        return tuple(poor_cards(table))
    return table.hand if is_poor(table) else ()


def poor_cards(table: Table) -> list[int]:
    force = usual_force(table, table.me)
    limit = usual_strength(table, force)
    poor = [card for card in table.hand if card_worth(table, card, force, table.clan) < limit]
    return sorted(poor)


def worst_card(table: Table) -> int:
    force = usual_force(table, table.me)
    return min(table.hand, key=lambda card: (card_worth(table, card, force, table.clan), card))
