"""Can the upper levels be beaten by something simple? Sparring partners for boss and lieutenant.

``python bench/sparring.py [GAME …]``: rules of thumb, and a best response over one round, take half
of the seats against a level, seats rotated on equal seeds. Printed is the share of points of the
partner, with its 95 % interval; 50 % would be equal. A partner should not get more than 45 %
against a boss, nor more than 50 % against a lieutenant. What is above that shows what a level
overlooks. A meeting ends when it is clear on which side of that it is, or after ``--most`` games.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import replace

from rich.console import Console

from omerta.bots.judgement import Judgement, judged
from omerta.bots.levels import BOSS, LIEUTENANT
from omerta.bots.plain import RANDOM
from omerta.bots.playable import GREEDY, USUAL, MakeBot
from omerta.bots.search import Budget, Search
from omerta.games import HOUSE, load, package
from omerta.games.cosa_nostra.bot import players as cosa_nostra
from omerta.games.cosa_nostra.bot.deals import Deals
from omerta.games.deal.bot import players as deal
from omerta.games.deal.bot.forces import Forces
from omerta.games.razzia import bot as razzia
from omerta.games.razzia.content import BAR_OF, IS_POLICE, VALUE_OF
from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Bot
from omerta.kernel.game import SeatView
from omerta.lab.arena import Line, Plan, standings
from omerta.lab.bout import play_bout
from omerta.lab.intervals import Share
from omerta.lab.plan import usual_players

# The most a partner should get.
LIMITS = {BOSS: 0.45, LIEUTENANT: 0.50}
SEED = "sparring"
# Thoughts of a best response about one question.
THOUGHTS = 60
LEAST_GAMES = 16

Money = dict[int, int]
Options = tuple[int, ...]


# --- Razzia: which card, by the money on the bars and nothing else ---


class ByCard(razzia.HeuristicBot):
    """Plays the card that a rule of thumb likes most."""

    likes: Callable[[int, Money], float]

    def choose_card(self, at: razzia.Table, seen: SeatView, options: Options) -> int:
        money = razzia.money_on_bars(seen.table)
        return max(options, key=lambda card: type(self).likes(card, money))


class Product(ByCard):
    """The higher card at the richer bar, police or not."""

    @staticmethod
    def likes(card: int, money: Money) -> float:
        return money[BAR_OF[card]] * VALUE_OF[card]


class SecondBest(ByCard):
    """Police to the richest bar; a gambler to the one after it, where fewer look."""

    @staticmethod
    def likes(card: int, money: Money) -> float:
        place = sorted(money, key=lambda bar: -money[bar]).index(BAR_OF[card])
        raids = IS_POLICE[card] and place == 0
        return (2, 4, 3, 2, 1, 1)[place] + 3 * raids + VALUE_OF[card] / 10


class PoliceFirst(ByCard):
    """Police to the richest bar, gamblers anywhere else."""

    @staticmethod
    def likes(card: int, money: Money) -> float:
        richest = money[BAR_OF[card]] == max(money.values())
        return (1 + IS_POLICE[card] * 9 if richest == IS_POLICE[card] else 0) * money[BAR_OF[card]]


class LowCards(ByCard):
    """Small gamblers to rich bars: high cards are for later."""

    @staticmethod
    def likes(card: int, money: Money) -> float:
        return (not IS_POLICE[card]) * money[BAR_OF[card]] / (5 + VALUE_OF[card])


# --- Deal: more or fewer attacks ---


class Peaceful(deal.HeuristicBot):
    """Attacks nobody."""

    def attack(self, forces: Forces) -> None:
        return None


# --- La Cosa Nostra: Jobs one at a time, and with offers ---


class Trader(cosa_nostra.HeuristicBot):
    """Trades as well as it can, and plans one task at a time."""

    def assign(self, mind: Deals, options: Options) -> Options:
        return cosa_nostra.assign_best(mind, options)


# --- in every game ---


def best_response(game: str) -> MakeBot:
    """Plays every answer on to the end of a round, as if all others played like `bot`."""
    prospects = replace(package(game).prospects, quick=frozenset(), horizon=1)
    played = replace(package(game), prospects=prospects)
    return lambda luck: Search(played, luck, Budget(THOUGHTS))


def hot(game: str, name: str, temperature: float) -> MakeBot:
    """The game's own player, which takes one of the good answers."""

    def made(luck: Luck) -> Bot:
        return judged(package(game).bots[name](luck), Judgement(luck, temperature))

    return made


def partners(game: str) -> Mapping[str, MakeBot]:
    soldier = package(game).prospects.skills[1]
    return {
        "the simple player": package(game).bots[GREEDY],
        "the usual player": package(game).bots[USUAL],
        "the usual player, unsteady": hot(game, USUAL, soldier.temperature / 3),
        **THUMBS.get(game, {}),
        "best response": best_response(game),
    }


THUMBS: dict[str, dict[str, MakeBot]] = {
    "razzia": {each.__name__: each for each in (Product, SecondBest, PoliceFirst, LowCards)},
    "deal": {"Peaceful": Peaceful},
    "cosa_nostra": {"Trader": Trader},
}


# --- playing ---


def meet(game: str, level: str, guest: MakeBot, players: int, most: int) -> tuple[Share, int]:
    """The partner's share of points, and after how many games."""
    plan = Plan(game, (level, RANDOM), (players,), SEED)
    lines: list[Line] = []
    for bout in plan.bouts(most):
        lines.append(play_bout(plan, bout, guest))
        whole = len(lines) >= LEAST_GAMES and len(lines) % len(plan.bouts(1)) == 0
        if whole and is_clear(share := points(plan, lines), LIMITS[level]):
            return share, len(lines)
    return points(plan, lines), len(lines)


def points(plan: Plan, lines: list[Line]) -> Share:
    return standings(plan.bots, lines).entrants[1].points


def is_clear(share: Share, limit: float) -> bool:
    return share.high < limit or share.low > limit


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(HOUSE), metavar="GAME")
    parser.add_argument("--against", nargs="*", default=[LIEUTENANT, BOSS], choices=list(LIMITS))
    parser.add_argument("--partners", nargs="*", help="their names; all, if none is given")
    parser.add_argument("--players", type=int)
    parser.add_argument("--most", type=int, default=160)
    given = parser.parse_args()
    console = Console()
    for game in given.games:
        players = given.players or usual_players(load(game))
        for level in given.against:
            for name, guest in partners(game).items():
                if given.partners and name not in given.partners:
                    continue
                share, count = meet(game, level, guest, players, given.most)
                over = " — too much" if share.share > LIMITS[level] else ""
                console.print(
                    f"{game}, {players}: {name} against {level}: {share.share:.1%}"
                    f" [{share.low:.1%}, {share.high:.1%}] of {count}{over}",
                    highlight=False,
                )


if __name__ == "__main__":
    main()
