"""Do the consigliere's chances come true? Writes `docs/consigliere.md`.

    python -m bench.consigliere ask GAME [--decisions 1000] [--seconds 1.5] [--out FILE]
    python -m bench.consigliere fit GAME [--games 100]
    python -m bench.consigliere write FILE...

`ask` plays games of bots, with all numbers of players in turn. At some decisions the consigliere is
asked what the best answer's chance to win is. The bots then play on as they like, and who wins is
noted. `fit` says by how much the `spread` of the game's prospects must be multiplied to fit games
that were played best, in all and in each third of a game; it uses other seeds than `ask`. `write`
makes the page of what `ask` found.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from omerta.bots.advice import advise
from omerta.bots.playable import Playable
from omerta.bots.prospects import shares_by_worth, won_by
from omerta.bots.search import Budget
from omerta.games import package
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.lineup import make

PAGE = Path(__file__).parent.parent / "docs" / "consigliere.md"
THOUGHTS = 400
# Decisions of one game that he is asked about, at most.
IN_A_GAME = 16
BOTS = ("bot", "bot", "lieutenant", "soldier")
FACTORS = [1.1**n for n in range(-20, 21)]


class Asked(msgspec.Struct, frozen=True):
    chance: float
    won: float
    players: int


class Found(msgspec.Struct, frozen=True):
    game: str
    seconds: float
    asked: list[Asked]


def games(played: Playable, purpose: str) -> Iterator[tuple[Any, list[Any], Luck]]:
    """New games with their bots, without end."""
    game, number = played.game, 0
    while True:
        key = derive(key_from(f"{purpose} {game.name}"), number)
        luck = Luck(derive(key, "luck"))
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        bots = [
            make(BOTS[luck.below(len(BOTS))], game, derive(key, seat)) for seat in range(players)
        ]
        yield game.begin(players, key), bots, luck
        number += 1


def ask(played: Playable, decisions: int, seconds: float) -> Iterator[Asked]:
    game, quick, left = played.game, played.prospects.quick, decisions
    length = 200.0  # of a game, in decisions: the mean so far
    for s, bots, luck in games(played, "ask"):
        said: list[tuple[int, float]] = []
        count = 0
        while not s.over:
            seat = s.waiting[0]
            decision = decision_for(game, s, seat)
            choice = len(decision.options) > 1 and not s.drafts[seat] and s.asking not in quick
            count += choice
            if choice and luck.share() * length < IN_A_GAME:
                key = derive(key_from(luck.below(1 << 60)), "ask")
                best = advise(played, decision, key, Budget(THOUGHTS, seconds))
                if best:
                    said.append((seat, best[0].chance))
            game.act(s, seat, bots[seat].choose(decision))
        length += (count - length) / 4
        won = won_by(game.places(s))
        for seat, chance in said[:left]:
            yield Asked(chance, won[seat], s.players)
        left -= len(said)
        if left <= 0:
            return


# Of a moment: what each seat has, how much more makes winning e times as likely, and who won.
Met = tuple[list[float], float, list[float]]
PARTS = ("first third", "middle", "last third")


def fit(played: Playable, how_many: int) -> dict[str, float]:
    """By part of the game: the factor on the spread with which who won was expected most."""
    game, prospects = played.game, played.prospects
    met: dict[str, list[Met]] = {part: [] for part in PARTS}
    for number, (s, bots, _) in enumerate(games(played, "fit")):
        if number == how_many:
            break
        here, chapter = [], -1
        while not s.over:
            if prospects.chapter_of(s) != chapter:
                chapter = prospects.chapter_of(s)
                worth = [prospects.worth(s, seat) for seat in range(s.players)]
                here.append((worth, prospects.width(s)))
            seat = s.waiting[0]
            game.act(s, seat, bots[seat].choose(decision_for(game, s, seat)))
        won = won_by(game.places(s))
        for place, (worth, width) in enumerate(here):
            met[PARTS[place * len(PARTS) // len(here)]].append((worth, width, won))
    everything = [each for part in PARTS for each in met[part]]
    return {part: best_factor(found) for part, found in {"all": everything, **met}.items()}


def best_factor(met: Sequence[Met]) -> float:
    def surprise(factor: float) -> float:
        return -sum(
            share * math.log(max(1e-9, chance))
            for worth, width, won in met
            for share, chance in zip(won, shares_by_worth(worth, factor * width), strict=True)
        )

    return min(FACTORS, key=surprise)


# --- the page ---

HEAD = """# Can one trust the consigliere?

What he calls 80 to 90 % should happen about that often. To see whether it does, bots played games
of every size of table; at some decisions he was asked, and then the bots played on as they liked.
`python -m bench.consigliere` repeats it. His chances come from the game's prospects, whose `spread`
was fitted to games of other seeds: from the worlds he thinks through, and from a first glance,
which counts as one world more. They never reach 0 or 100 % before the end.

The *Brier score* is the mean square of what was wrong: 0 is a prophet. Beside it stands that of
saying that all have equal chances.
"""


def page(all_found: Sequence[Found]) -> str:
    parts = [HEAD, "| game | decisions | Brier score | of equal chances |\n|---|---|---|---|"]
    for found in all_found:
        asked = found.asked
        own = sum((each.chance - each.won) ** 2 for each in asked) / len(asked)
        even = sum((1 / each.players - each.won) ** 2 for each in asked) / len(asked)
        parts.append(f"| {found.game} | {len(asked)} | {own:.3f} | {even:.3f} |")
    for found in all_found:
        parts.append(f"\n## {found.game}\n")
        parts.append(f"He thought for {found.seconds:g} s about each decision.\n")
        parts.append("| he said | times | on average | it happened |\n|---|---|---|---|")
        for low in range(0, 100, 10):
            within = [each for each in found.asked if low <= 100 * each.chance < low + 10]
            if within:
                said = sum(each.chance for each in within) / len(within)
                came = sum(each.won for each in within) / len(within)
                parts.append(
                    f"| {low}–{low + 10} % | {len(within)} | {said:.0%} | {came:.0%} |".replace(
                        "% |", " % |"
                    ).replace("  %", " %")
                )
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    asking = commands.add_parser("ask")
    asking.add_argument("game")
    asking.add_argument("--decisions", type=int, default=1000)
    asking.add_argument("--seconds", type=float, default=1.5)
    asking.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit")
    fitting.add_argument("game")
    fitting.add_argument("--games", type=int, default=100)
    writing = commands.add_parser("write")
    writing.add_argument("files", type=Path, nargs="+")
    given = parser.parse_args()
    if given.command == "ask":
        asked: list[Asked] = []
        for each in ask(package(given.game), given.decisions, given.seconds):
            asked.append(each)
            if len(asked) % IN_A_GAME == 0 or len(asked) == given.decisions:
                so_far = Found(given.game, given.seconds, asked)
                given.out.write_bytes(msgspec.json.encode(so_far))
    elif given.command == "fit":
        found = fit(package(given.game), given.games)
        print(f"{given.game}:", ", ".join(f"{part} × {by:.2f}" for part, by in found.items()))
    else:
        read = [msgspec.json.decode(file.read_bytes(), type=Found) for file in given.files]
        PAGE.write_text(page(read), "utf-8")


if __name__ == "__main__":
    main()
