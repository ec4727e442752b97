"""How soon the page after a game knows who was going to win, and how well.

For each game bots play a match; then its chances are worked out as the server does it, on one
core. Shown are the seconds of that core until the first curve and until the last, how many worlds
were played on, the margin that is claimed (of 19 chances in 20), and how far chances were off:
their distance from those of many more worlds, at every third chapter.

    python -m bench.looking_back [seconds per game for the comparison]
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from typing import Any

from omerta.bots.playable import Playable
from omerta.games import HOUSE, package
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.record import Record, record
from omerta.lab.chances import MOST, Course, play_on, positions
from omerta.lineup import make

PLAYERS = 4
SOON = 20.0


@dataclass
class Timed:
    first: float
    soon_margin: float  # after SOON seconds
    last: float
    course: Course


def played_match(played: Playable, seed: str, bot: str = "bot") -> Record:
    game = played.game
    players = min(PLAYERS, game.max_players)
    match: Match[Any] = Match(game, [SeatInfo(f"P{n}") for n in range(players)], key_from(seed))
    bots = [make(bot, game, derive(key_from(seed), seat)) for seat in range(players)]
    while not match.over:
        seat = match.state.waiting[0]
        match.act(seat, bots[seat].choose(decision_for(game, match.state, seat)))
    return record(match)


def timed(played: Playable, rec: Record) -> Timed:
    began = time.process_time()
    course = Course(positions(played, rec))
    first, soon = time.process_time() - began, 0.0
    while course.wanted is not None:
        position, upto = course.wanted
        course.learn(position, play_on(played, position, course.worlds(position), upto))
        if time.process_time() - began <= SOON:
            soon = margin(course)
    return Timed(first, soon, time.process_time() - began, course)


def margin(course: Course) -> float:
    return 1.96 * max(estimate.error for estimate in course.estimates().values())


def off_by(played: Playable, course: Course, seconds: float) -> list[float]:
    """At every third chapter: how far the chance that is furthest off is from those of worlds that
    the course has not seen."""
    chapters = [each for each in course.positions if each.chapter and not each.known][::3]
    known, found = course.estimates(), []
    for position in chapters:
        end = time.process_time() + seconds / len(chapters)
        tally = play_on(played, position, MOST, MOST + 4)
        while time.process_time() < end:
            done = MOST + tally.worlds
            tally += play_on(played, position, done, done + 4)
        shares = [each / tally.worlds for each in tally.sums]
        estimate = known[position.moment]
        apart = zip(shares, estimate.shares, strict=True)
        found.append(max(abs(a - b) for a, b in apart))
    return found


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
    print("| game | first curve | after 20 s | done | worlds | turns | off: mean | most |")
    print("|---|---|---|---|---|---|---|---|")
    for name in sorted(HOUSE):
        played = package(name)
        if played.prospects.horizon is None:
            continue
        rec = played_match(played, f"looking back at {name}")
        found = timed(played, rec)
        apart = off_by(played, found.course, seconds)
        worlds = sum(tally.worlds for tally in found.course.tallies.values())
        print(
            f"| {name} | {found.first:.1f} s | ± {100 * found.soon_margin:.1f} | {found.last:.1f} s"
            f" | {worlds} | {len(found.course.turns())}"
            f" | {100 * sum(apart) / len(apart):.1f} | {100 * max(apart):.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
