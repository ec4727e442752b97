"""The Family as a bot sees it while cards are played: what gems on each character may bring."""

from __future__ import annotations

from functools import lru_cache

from omerta.games.mafiozoo.bot.standing import Rival, by_standing, chances, settled
from omerta.games.mafiozoo.bot.worth import Appraisal
from omerta.games.mafiozoo.content import CHARACTERS
from omerta.games.mafiozoo.rules_corruption import BONUSES, bonus_uses
from omerta.games.mafiozoo.settling import Face

# More own gems than this are never added to a character.
MOST_ADDED = 6
# What one rival may add, at most.
MOST_MORE = 9
# What a rival's gain costs: the fewer players, the more of it one has to make good oneself.
ENVY = {2: 0.8, 3: 0.25, 4: 0.12}
# What favours, and a Godfather token, are worth to just anybody.
TO_ANYBODY = (2.7, 2.7, 2.7, 2.7, 3.3, 2.2, 2.0, 1.5, 3.3, 3.0, 1.8, 1.2)
TOKEN_TO_ANYBODY = 3.3

# How bots play: the chance that a play lays 1, 2 or 3 gems on a character, by how many gems its
# player lies behind the most there (the last: so many or more; LEADS: already ahead).
LEADS, FAR = -1, 3
ON_GODFATHERS = {
    LEADS: (0.21, 0.04, 0.0),
    0: (0.45, 0.1, 0.0),
    1: (0.25, 0.3, 0.02),
    2: (0.25, 0.17, 0.08),
    FAR: (0.2, 0.06, 0.04),
}
ON_GOLDEN = {
    LEADS: (0.06, 0.0, 0.0),
    0: (0.2, 0.0, 0.0),
    1: (0.06, 0.12, 0.0),
    2: (0.03, 0.01, 0.03),
    FAR: (0.02, 0.0, 0.0),
}
ON_PAY = {
    LEADS: (0.1, 0.02, 0.0),
    0: (0.15, 0.02, 0.0),
    1: (0.13, 0.02, 0.0),
    2: (0.1, 0.02, 0.0),
    FAR: (0.08, 0.02, 0.0),
}
# By character: how much more, or less, than others it is wanted.
WANTED = (1.3, 1.3, 1.3, 1.3, 1.0, 0.7, 0.5, 0.4, 1.0, 1.0, 0.4, 0.3)


class Desk:
    """What own gems on each character would bring if all were settled now.

    `free` and `ticket` are by character and by gems added: what comes without paying, less the
    gems it costs, and the chance to be let pay. `surplus` is what a favour is worth above its
    price.
    """

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.prices = [appraisal.price(who) for who in range(CHARACTERS)]
        self.surplus = [
            max(0.0, appraisal.favour(who) - self.prices[who] * appraisal.coin)
            for who in range(CHARACTERS)
        ]
        self.free: list[list[float]] = []
        self.ticket: list[list[float]] = []
        for who in range(CHARACTERS):
            free, ticket = self.column(who)
            self.free.append(free)
            self.ticket.append(ticket)

    def column(self, who: int) -> tuple[list[float], list[float]]:
        """For one character, by gems added."""
        appraisal, face, own = self.appraisal, self.appraisal.face(who), self.own(who)
        worth, gem, token = appraisal.favour(who), appraisal.gem, appraisal.godfather_token
        free, ticket = [], []
        for count in range(own, own + MOST_ADDED + 1):
            value = pay = 0.0
            if count:
                likely = chances(count, self.rivals(who, face, count))
                for chance, result in zip(likely, by_standing(face, count), strict=True):
                    if result.served:
                        value += chance * worth
                    if result.token:
                        value += chance * token
                    if result.spends:
                        value -= chance * count * gem
                    if result.may_pay:
                        pay += chance
            free.append(value)
            ticket.append(pay)
        return free, ticket

    def own(self, who: int) -> int:
        return self.appraisal.table.gems[who][self.appraisal.me]

    def rivals(self, who: int, face: Face, own: int) -> list[Rival]:
        """What the other colours may have there in the end, if this seat has so many."""
        me = self.appraisal.me
        gems = self.appraisal.table.gems[who]
        return [Rival(count, (1.0,)) for colour, count in enumerate(gems) if colour != me]


class DeskToCome(Desk):
    """The same with what rivals may still lay, what is still to come of one's own, and with some
    regard to what rivals get."""

    def column(self, who: int) -> tuple[list[float], list[float]]:
        free, ticket = super().column(who)
        own = self.appraisal.table.own
        if own is not None and who in own.informants:
            self.count_informant(who, free, ticket)
        face, first = self.appraisal.face(who), self.own(who)
        for added in range(MOST_ADDED + 1):
            free[added] -= self.envy(who, face, first + added)
        return free, ticket

    def count_informant(self, who: int, free: list[float], ticket: list[float]) -> None:
        """MZ-6.4: the card in hand stands for gems, at the price of the card."""
        more, card = self.appraisal.board.informant_slush, self.appraisal.informant
        for added in range(MOST_ADDED + 1 - more):
            with_card = free[added + more] - card
            if with_card > free[added] + ticket[added] * self.surplus[who]:
                free[added], ticket[added] = with_card, ticket[added + more]

    def own(self, who: int) -> int:
        """With the gems that placing bonuses will bring (MZ-5.17)."""
        appraisal = self.appraisal
        count = super().own(who)
        if who == appraisal.table.godfather and (appraisal.reserve or appraisal.slush):
            count += coming_bonuses(appraisal, appraisal.me)
        return count

    def rivals(self, who: int, face: Face, own: int) -> list[Rival]:
        appraisal, table = self.appraisal, self.appraisal.table
        if face.means and not (face.golden or face.godfather):
            return []  # nobody stands in another's way
        counts = list(table.gems[who])
        counts[appraisal.me] = own
        found = []
        for colour, count in enumerate(counts):
            if colour == appraisal.me:
                continue
            if colour == appraisal.players:  # the straw man has laid all he has to lay
                found.append(Rival(count, (1.0,)))
                continue
            most = max([each for other, each in enumerate(counts) if other != colour])
            behind = min(FAR, max(LEADS, most - count))
            if face.godfather:
                count += coming_bonuses(appraisal, colour)
            plays = max(0, table.players[colour].hand - 1)
            found.append(Rival(count, still_laid(who, face, plays, behind)))
        return found

    def envy(self, who: int, face: Face, count: int) -> float:
        """What rivals would get now if this seat had so many gems there."""
        appraisal = self.appraisal
        gems = list(appraisal.table.gems[who])
        gems[appraisal.me] = count
        total = 0.0
        for seat in range(appraisal.players):
            if seat != appraisal.me and gems[seat]:
                result = settled(face, tuple(gems), seat)
                total += result.served * TO_ANYBODY[who] + result.token * TOKEN_TO_ANYBODY
        return total * ENVY[appraisal.players]


def coming_bonuses(appraisal: Appraisal, seat: int) -> int:
    """MZ-5.19, 5.20: gems a seat's places may still put where the Godfather stands."""
    unused = sum([1 << place for place in appraisal.table.players[seat].bonuses])
    godfather = appraisal.table.godfather
    if not unused or godfather is None:
        return 0
    uses = bonus_uses(appraisal.board, unused, godfather)
    return sum([BONUSES[action].character is None for action in uses])


@lru_cache(20_000)
def still_laid(who: int, face: Face, plays: int, behind: int) -> tuple[float, ...]:
    """The chances that so many plays of a rival lay 0, 1, 2 … gems on a character."""
    if face.godfather:
        laid = list(ON_GODFATHERS[behind])
    else:
        habit = ON_GOLDEN if face.golden else ON_PAY
        laid = [chance * WANTED[who] for chance in habit[behind]]
    one = [1 - sum(laid), *laid]
    total = [1.0]
    for _ in range(plays):
        longer = [0.0] * (len(total) + len(one) - 1)
        for gems, chance in enumerate(total):
            for more, part in enumerate(one):
                longer[gems + more] += chance * part
        total = longer[:MOST_MORE]
    return tuple(total)
