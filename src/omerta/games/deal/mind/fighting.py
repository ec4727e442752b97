"""In a fight: which card, whether to go on, which hand to keep."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.deal import content as c
from omerta.games.deal.content import EVENT, KRA, SEG, YAN
from omerta.games.deal.mind.odds import (
    BOARD,
    CHOOSES,
    NO_CLAN,
    Hits,
    card_worth,
    chances,
    damage_of,
    forecast,
    hits_of,
    strength,
    takes_hostage,
    usual_strength,
    without,
)
from omerta.games.deal.mind.paths import Path
from omerta.games.deal.mind.table import Table
from omerta.games.deal.mind.worth import BOSS, Worth
from omerta.games.deal.state import (
    COMMIT,
    CONTINUE,
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

A2, K4, M2, N3, Y2, Y4 = (EVENT[name] for name in ("A2", "K4", "M2", "N3", "Y2", "Y4"))

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
        self.foe = self.fight.defender if self.attacking else self.fight.attacker
        ours, theirs = self.fight.values if self.attacking else self.fight.values[::-1]
        self.mine, self.theirs = ours, theirs
        self.mob = self.foe == MOB

    # --- cards ---

    def bonus(self, seat: int) -> int:
        """What is added to each usable card of a side."""
        table, fight = self.table, self.fight
        if seat == MOB:
            return 0
        player = table.players[seat]
        attacking = seat == fight.attacker
        added = 0
        if player.clan == YAN and attacking and not fight.boss:
            near = player.boss >= 0 and table.near_bits[fight.place] >> player.boss & 1
            added += BOARD.ninkyo if near else 0
        if player.clan == KRA and not attacking and table.view.in_force == K4:
            added += int(BOARD.number[K4])
        if (seat, N3) in fight.effects:
            added += int(BOARD.number[N3])
        return added

    def damage(self, card: int) -> int:
        table = self.table
        damage = damage_of(card, self.mine, table.clan, self.bonus(table.me))
        sword = table.clan == YAN and table.view.in_force == Y4 and BOARD.need[card] == 1
        return damage + int(BOARD.number[Y4]) if damage and sword else damage

    def hits(self) -> Hits:
        """What the other side may play: of all cards that are not seen, and those known to be
        there."""
        table = self.table
        clan = NO_CLAN if self.mob else table.players[self.foe].clan
        bonus = self.bonus(self.foe)
        chooses = 0.0 if self.mob else CHOOSES
        hidden = hits_of(table.unseen, self.theirs, clan, bonus, chooses)
        known = () if self.mob else table.players[self.foe].known
        if not known:
            return hidden
        count = max(len(known), table.players[self.foe].cards)
        counts = [known.count(card) for card in range(len(BOARD.weapons))]
        seen = hits_of(counts, self.theirs, clan, bonus, chooses)
        part = len(known) / count
        return (
            *[(damage, likely * part) for damage, likely in seen],
            *[(damage, likely * (1 - part)) for damage, likely in hidden],
        )

    def strongest(self) -> int:
        return max(self.table.hand, key=lambda card: (self.damage(card), card))

    def card(self, luck: Luck) -> int:
        """The one after which the chances are best; one that is nearly as good now and then."""
        hits, scores = self.hits(), list[tuple[float, int]]()
        for card in sorted(set(self.table.hand)):
            scores.append((self.after(card, hits), card))
        scores.sort(reverse=True)
        close = [card for score, card in scores if score >= scores[0][0] - CLOSE]
        return close[luck.below(len(close))] if not luck.below(3) else close[0]

    def after(self, card: int, hits: Hits) -> float:
        table, dealt = self.table, self.damage(card)
        rest = without(table.hand, card)
        hostage = dealt and takes_hostage(card, table.clan)
        small = table.wants(c.FINISHES_WITH) and BOARD.damage[card] <= 2
        safe = (table.me, Y2) in self.fight.effects
        score = 0.0
        for got, likely in hits:
            swing = dealt if hostage else dealt - got
            ours = self.mine + (0 if safe else min(0, swing))
            theirs = self.theirs - max(0, swing)
            score += likely * chances(ours, theirs, self.mob).win
            if ours > 0 and rest:
                spared = strength(rest, ours, table.clan) - usual_strength(min(ours, 10))
                score += likely * HAND * spared * len(rest) / 4
            if small and theirs <= 0:
                score += likely * 0.15
        return score

    # --- ways out ---

    def odds(self) -> float:
        """To win, with the hand as it is."""
        table = self.table
        if not table.hand:
            return chances(self.mine, self.theirs, self.mob).win
        bonus = self.bonus(table.me)
        return forecast(table.hand, self.mine, self.theirs, table.clan, bonus, self.mob).win

    def way_out(self, options: Path) -> int:
        table, place = self.table, self.fight.place
        refuges = [each - RETREAT for each in options if each != CONTINUE]
        win = self.odds()
        prize = Worth(table).taking(place)
        stake = self.mine + (BOSS if self.fight.boss else 0.0)
        if not refuges or win * prize > (1 - win) * stake:
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
        if N3 in playable and 0.15 < win < 0.9 and any(map(self.damage, self.table.hand)):
            return (PLAY + N3,)
        if M2 in playable and win < 0.9:
            return (PLAY + M2,)
        for event in (Y4, K4):
            if event in playable:
                return (PLAY + event,)
        return (PASS,)

    def flee(self) -> Path:
        table = self.table
        near = table.near_bits[self.fight.place] & ~BOARD.capitals
        places = territories(near & ~(table.taken & ~table.held))
        return (PLAY + A2, RETREAT + self.refuge(places)) if places else (PASS,)

    def boss_engaged(self) -> bool:
        return self.table.boss == self.fight.place

    def stake(self) -> float:
        stake = Worth(self.table).taking(self.fight.place)
        return stake + BOSS if self.boss_engaged() else stake


# --- hands ---


def usual_force(table: Table, seat: int) -> int:
    """The value of a clan's stack that will most likely fight."""
    most = max([table.value[place] for place in territories(table.land[seat])], default=1)
    return max(3, min(12, most))


def is_poor(table: Table) -> bool:
    """Would five other cards most likely be better?"""
    force = usual_force(table, table.me)
    return strength(table.hand, force, table.clan) < usual_strength(force)


def hand_after(table: Table) -> int:
    return WHOLE if table.hand and is_poor(table) else KEEP


def change_hand(table: Table, options: Path) -> Path:
    """DA-9.11, 9.12: what path changes the hand for a better one; () for none."""
    if WHOLE not in options:
        return ()
    if table.clan == SEG:
        cards = poor_cards(table)
        if len(cards) == len(table.hand):
            return (WHOLE,)
        return (*[WEAPON + card for card in cards], COMMIT) if cards else ()
    return (WHOLE,) if is_poor(table) else ()


def poor_cards(table: Table) -> list[int]:
    force = usual_force(table, table.me)
    limit = usual_strength(force)
    return sorted([card for card in table.hand if card_worth(card, force, table.clan) < limit])


def worst_card(table: Table) -> int:
    force = usual_force(table, table.me)
    return min(table.hand, key=lambda card: (card_worth(card, force, table.clan), card))
