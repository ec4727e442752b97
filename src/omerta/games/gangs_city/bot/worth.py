"""What places, characters and tokens are worth to a bot, in points, as it sees them."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from omerta.games.gangs_city.bot.table import Table
from omerta.games.gangs_city.content import LEVELS, PLACES, TRAFFICS
from omerta.games.gangs_city.state import NOBODY


class Figures(NamedTuple):
    """Found by play of bots against each other."""

    # Rounds to come: how much of what a place brings lasts to the next, and the longest game.
    lasting: float = 0.7
    game: float = 7.0
    # What hurts another gang helps this one: so much of it, and of the one ahead.
    spite: float = 0.15
    spite_leader: float = 0.35
    spite_end: float = 0.35  # the same in the last round
    # A place, by round to come: beside the district; for each symbol of a point's worth.
    place: float = 0.35
    symbol: float = 0.18
    unserved: float = 0.4  # of it, where nobody of the gang can run it
    # The pile's place: as any other, where one wants it.
    new_place: float = 0.9
    # A character, by round to come.
    hand: float = 1.0  # one tile more to lay
    attack: float = 0.07
    defence: float = 0.04
    recruit: float = 0.05
    run: float = 0.14  # a symbol, by points of its traffic
    mercenary: float = 0.1  # ability
    # A token in stock.
    token: float = 0.3
    # To lead a traffic again next round.
    again: float = 0.5
    # To shoot one of another gang.
    kill: float = 0.3
    # The chief, while it is free to be named elsewhere.
    chief: float = 0.2
    # What is laid first: the higher.
    first_manage: float = 1.0
    first_recruit: float = 0.5
    first_defend: float = 0.0
    first_attack: float = -0.2
    first_pile: float = -0.4
    scarce: float = 1.5
    guesses: int = 12


FIGURES = Figures()


class Outlook:
    """A table, and what lies on it is worth to the seat."""

    def __init__(self, table: Table, figures: Figures = FIGURES) -> None:
        self.table = table
        self.board = table.board
        self.figures = figures
        self.rounds_left = rounds_left(table, figures)
        # What lasts is worth so much more than what counts once.
        self.future = sum([figures.lasting**k for k in range(1, self.rounds_left)])
        self.spite = self._spite()

    def _spite(self) -> list[float]:
        table, figures = self.table, self.figures
        view = table.view
        ahead = [
            player.score + 1.5 * player.income if seat != table.me else -1
            for seat, player in enumerate(view.players)
        ]
        most = max(ahead)
        worst = figures.spite_leader if self.rounds_left > 1 else figures.spite_end
        spite = [worst if each == most else figures.spite for each in ahead]
        spite[table.me] = 0.0
        return spite

    # --- traffics ---

    @cached_property
    def traffic_points(self) -> tuple[float, ...]:
        """What a traffic is worth by round, about."""
        return tuple([levels[0] + 0.5 for levels in self.board.levels])

    def lead(self, traffic: int, seat: int) -> float:
        """What it brings a gang to lead it now: points, and a higher number the next time."""
        points, level = self.board.levels[traffic], self.table.level(traffic, seat)
        higher = points[min(level + 1, LEVELS - 1)] - points[0]
        return points[level] + self.figures.again * min(self.future, 1.0) * higher

    @cached_property
    def token(self) -> tuple[float, ...]:
        """A token in stock, by traffic."""
        value = self.figures.token * min(1.0, self.future)
        return tuple([value * points / 2.5 for points in self.traffic_points])

    # --- places ---

    @cached_property
    def runners(self) -> tuple[bool, ...]:
        """By traffic: can anybody of the gang run it?"""
        roster = self.table.own.roster
        return tuple(
            [
                any(self.board.symbols[kind][traffic] for kind in roster)
                for traffic in range(TRAFFICS)
            ]
        )

    def symbols(self, place: int) -> float:
        """What a place's symbols promise by round."""
        worth = 0.0
        for traffic, there in self.table.symbols[place]:
            served = 1.0 if self.runners[traffic] else self.figures.unserved
            worth += there * served * self.traffic_points[traffic]
        return worth * self.figures.symbol

    @cached_property
    def places(self) -> list[float]:
        """By place: to own it after this round rather than not; of others', that they do not."""
        table, me = self.table, self.table.me
        own = set(table.places_of(me))
        now = table.district(own)
        worth = [0.0] * PLACES
        for place in table.places:
            owner = table.owner[place]
            if owner == me:
                district = now - table.district(own - {place})
            else:
                district = table.district(own | {place}) - now
            near = any(each in own for each in table.beside[place])
            steady = district + self.symbols(place) + self.figures.place * (1.0 if near else 0.7)
            worth[place] = district + self.future * steady
            if owner not in (NOBODY, me):
                theirs = set(table.places_of(owner))
                lost = table.district(theirs) - table.district(theirs - {place})
                steady = lost + self.symbols(place)
                worth[place] += self.spite[owner] * (lost + self.future * steady)
        return worth

    @cached_property
    def new_place(self) -> float:
        """A place won on a pile: it joins the district."""
        owned = any(self.table.owner[place] == self.table.me for place in self.table.places)
        now = 1.0 if owned else 0.0
        steady = 1.0 + self.figures.place + 2.2 * self.figures.symbol * 1.6
        return self.figures.new_place * (now + self.future * steady)

    # --- characters ---

    @cached_property
    def kinds(self) -> list[float]:
        """By kind: what one brings by round, beside the hand that lays it."""
        figures, table = self.figures, self.table
        own = [0] * TRAFFICS
        for place in table.places_of(table.me):
            for traffic, there in self.table.symbols[place]:
                own[traffic] += there
        worth = []
        for kind, symbols in enumerate(self.board.symbols):
            value = (
                figures.attack * self.board.attack[kind]
                + figures.defence * self.board.defence[kind]
            )
            value += figures.recruit * self.board.recruit[kind]
            for traffic, shown in enumerate(symbols):
                if shown:
                    use = min(shown, own[traffic]) + 0.4 * max(0, shown - own[traffic])
                    value += figures.run * use * self.traffic_points[traffic]
            if not any(symbols):
                value += figures.mercenary
            worth.append(value)
        return worth

    def loss(self, kind: int) -> float:
        """What it costs to lose one."""
        return self.future * (self.figures.hand + self.kinds[kind])

    def hire(self, kind: int) -> float:
        """What it brings to hire one: in place of the least of a full gang."""
        table = self.table
        if table.has_room(table.me):
            return self.loss(kind)
        least = min([self.kinds[each] for each in table.own.roster])
        return self.future * (self.kinds[kind] - least)


def rounds_left(table: Table, figures: Figures) -> int:
    """Of the game, this one counted, as far as one can tell from the scores (GC-8.5, 8.7)."""
    view = table.view
    least = view.target / figures.game
    rounds = [
        -(-(view.target - player.score) // max(player.income + 0.5, least))
        for player in view.players
    ]
    return max(1, min(int(min(rounds)), view.max_rounds - view.round + 1))
